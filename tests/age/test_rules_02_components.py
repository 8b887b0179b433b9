"""Chapter 2: homes, minor allies, what makes corps available, and cards."""

from __future__ import annotations

import pytest

from grognard.games.age.countries import is_home, supported
from grognard.kernel.dice import FastDice
from marches import campaign, walk
from wars import aligned, at, discards, do, give, hand, legal, on_map, refused, told

EDITIONS = ("living", "original")


def area(state, key: str) -> int:
    """The number of an area."""
    return state.t.model.area(key).id


def corps(state, key: str) -> int:
    """The number of a corps."""
    return state.t.model.corps_named(key).id


@pytest.mark.rule("2.1 C", "2.1 D")
@pytest.mark.parametrize(
    ("who", "where", "home"),
    [
        ("ney", "lorraine", True),
        ("ney", "holland", False),
        ("lefebvre", "bayern", True),
        ("wrede", "bayern", True),
        ("lefebvre", "lorraine", False),
        ("louis", "holland", True),
        ("louis", "lorraine", False),
        ("reynier", "sachsen", True),
        ("blucher", "sachsen", True),
    ],
)
def test_a_corps_is_at_home_in_the_country_on_its_label(game, who, where, home) -> None:
    state = game.position()
    assert is_home(state, corps(state, who), area(state, where)) == home


@pytest.mark.rule("2.2.1", edition="original")
@pytest.mark.rule("2.2.1 E", "A24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("member", "available"), [("austria bayern", True), ("austria", False), ("bayern", False)]
)
def test_wrede_needs_austria_and_bayern(game, edition, member, available) -> None:
    """Example E3."""
    state = game.position(phase="reinforcement", edition=edition, countries={"member": member})
    do(state, "first other")
    assert ("wrede bayern" in legal(state, "deploy")) == available


@pytest.mark.rule("2.2.1 F")
@pytest.mark.parametrize("lost", ["russia", "sverige"])
def test_charles_john_leaves_with_either_of_his_countries(game, lost: str) -> None:
    card = "alexander_i moscow" if lost == "russia" else "talleyrand sverige"
    state = game.position(
        phase="diplomacy",
        countries={"member": "russia sverige"},
        areas={"pommern": "charles_john"},
        hands={"french": "alexander_i talleyrand"},
    )
    do(state, "first me", f"play {card}", "done")
    assert aligned(state, lost) == "neutral"
    assert at(state, "charles_john") == "reserve"


SIX = "lefebvre louis bernadotte eugene jerome wilhelm"
TEN = "bayern chiesa danmark hannover holland italia napoli portugal schweiz westfalen"


@pytest.mark.rule("2.2.1 G", "A26", edition="living")
def test_minor_allies_beyond_the_limit_are_removed_by_their_owner(game) -> None:
    """Example E5: six minor allies on the map and eleven minors left: one corps is removed."""
    state = game.position(
        phase="diplomacy",
        countries={"ally": f"{TEN} wurttemberg pommern"},
        areas={"lorraine": SIX},
        hands={"coalition": "pitt depot", "french": "mud"},
    )
    do(state, "first other", "play pitt pommern", "done", "done")
    assert (state.step, state.seat) == ("minor-excess", "french")
    assert state.minors(0) == 11
    assert refused(state, "remove ney") == ("2.2.1 G", "not-in-excess")
    assert legal(state, "remove") == set(SIX.split())
    do(state, "remove louis")
    assert state.step != "minor-excess"
    assert at(state, "louis") == "reserve"
    assert len(on_map(state, *SIX.split())) == 5


@pytest.mark.rule("2.2.1 G", "A26", edition="living")
def test_british_minor_allies_have_a_limit_too(game) -> None:
    """Three minors allow two British allies, two allow one."""
    state = game.position(
        phase="diplomacy",
        countries={"member": "portugal holland napoli"},
        areas={"portugal": "beresford oranien"},
        hands={"french": "talleyrand"},
    )
    do(state, "first me", "play talleyrand napoli")
    assert (state.step, state.seat) == ("minor-excess", "coalition")
    do(state, "remove oranien")
    assert on_map(state, "beresford", "oranien") == ["beresford"]


@pytest.mark.rule("2.2.1 G", edition="original")
def test_the_original_removes_no_corps_for_a_limit(game) -> None:
    state = game.position(
        phase="diplomacy",
        edition="original",
        countries={"ally": f"{TEN} wurttemberg pommern"},
        areas={"lorraine": SIX},
        hands={"coalition": "pitt english_gold"},
    )
    do(state, "first other", "play pitt pommern", "play english_gold chiesa")
    assert state.step != "minor-excess"
    assert len(on_map(state, *SIX.split())) == 6


@pytest.mark.rule("2.2.1 F", edition="original")
def test_the_original_checks_a_minor_ally_only_when_it_is_deployed(game) -> None:
    """Sachsen-Weimar stays when the Coalition loses nothing of his; Bayern leaving takes Wrede."""
    state = game.position(
        phase="diplomacy",
        edition="original",
        countries={"member": "austria bayern"},
        areas={"bohmen": "wrede"},
        hands={"french": "talleyrand"},
    )
    do(state, "first me", "play talleyrand bayern")
    assert at(state, "wrede") == "reserve"  # 6.3: all corps of a country that turns neutral


@pytest.mark.rule("2.2.1 E", "A25")
@pytest.mark.parametrize(
    ("countries", "who", "available"),
    [
        ({"ally": "prussia"}, "reynier", False),
        ({"dominion": "sachsen", "member": "prussia"}, "reynier", True),
        ({"dominion": "sachsen", "member": "prussia"}, "sachsen_weimar", False),
        ({"member": "prussia"}, "sachsen_weimar", True),
        ({"member": "prussia sachsen"}, "sachsen_weimar", True),
        ({"insurgent": "prussia"}, "sachsen_weimar", True),
        ({"insurgent": "holland"}, "oranien", False),
        ({"member": "holland"}, "oranien", True),
    ],
)
def test_who_may_be_had_for_which_countries(game, countries, who, available) -> None:
    state = game.position(countries=countries)
    assert supported(state, corps(state, who)) == available


@pytest.mark.rule("2.2.1 H", "2.2.4 B", "A8", "A30")
@pytest.mark.parametrize(
    ("card", "country", "number", "name"),
    [("radetzky", "austria", 5, "schwarzenberg"), ("stein", "prussia", 6, "blucher")],
)
def test_reforms_bring_corps_to_the_reserve(game, card, country, number, name) -> None:
    """Example E6: five Austrian, six Prussian corps."""
    state = game.position(phase="strategy", dice=FastDice(4), hands={"french": card})
    assert at(state, name) == "waiting"
    give(state, "french", card)
    do(state, "first me")
    events = do(state, f"use {card}")
    assert len(told(events, "released")) == number
    assert at(state, name) == "reserve"
    assert aligned(state, country) == "neutral"  # A30: in the reserve, whoever commands it


@pytest.mark.rule("2.2.1 H")
def test_insurgent_spain_has_four_corps_more(game) -> None:
    """Example E6."""
    state = game.position(
        phase="insurrection",
        countries={"dominion": "spain"},
        hands={"coalition": "insurrection mud"},
        areas={"aragon": "ney"},
    )
    assert at(state, "palafox") == "waiting"
    events = do(state, "play insurrection castilla_la_nueva")
    assert len(told(events, "released")) == 4
    assert at(state, "palafox") == "reserve"


@pytest.mark.rule("2.2.1 H", "A29")
def test_nine_russian_corps_wait_for_an_invasion(game) -> None:
    state = game.position()
    waiting = [c.key for c in state.t.model.corps if c.trigger == 3]
    assert len(waiting) == 9
    assert {at(state, key) for key in waiting} == {"waiting"}
    from grognard.games.age.countries import invade_russia

    invade_russia(state)
    assert {at(state, key) for key in waiting} == {"reserve"}


# --- cards ---------------------------------------------------------------------------------


@pytest.mark.rule("2.3 D", "A19")
def test_only_the_player_of_a_card_follows_it(game) -> None:
    """Example E9: French play Talleyrand: a member becomes neutral or a neutral an ally."""
    state = game.position(
        phase="diplomacy",
        countries={"member": "austria", "ally": "spain"},
        hands={"french": "talleyrand depot", "coalition": "mud"},
    )
    do(state, "first me")
    targets = legal(state, "play")
    assert {"talleyrand osterreich", "talleyrand brandenburg"} <= targets
    assert "talleyrand castilla_la_nueva" not in targets
    assert refused(state, "play talleyrand spain") == ("6.2", "wrong-target")
    do(state, "play talleyrand austria", "done")
    assert legal(state, "play") == set()
    do(state, "done")
    assert aligned(state, "austria") == "neutral"


@pytest.mark.rule("2.3 D")
def test_a_card_of_the_other_player_is_not_played(game) -> None:
    state = game.position(phase="diplomacy", hands={"french": "pitt", "coalition": "napoleon_i"})
    do(state, "first me")
    assert refused(state, "play pitt austria") == ("2.3 D", "not-your-card")
    do(state, "done")
    assert refused(state, "play napoleon_i austria") == ("2.3 D", "not-your-card")


@pytest.mark.rule("2.3 E", "A16")
def test_a_played_card_goes_to_the_discards(game) -> None:
    state = game.position(phase="diplomacy", hands={"french": "napoleon_i mud"})
    do(state, "first me", "play napoleon_i danmark")
    assert hand(state, "french") == ["mud"]
    assert discards(state) == ["napoleon_i"]


@pytest.mark.rule("2.3 F", "A21")
def test_a_card_for_one_time_is_not_played_again(game) -> None:
    state = game.position(phase="strategy", markers="stein", dice=FastDice(2))
    give(state, "french", "stein")
    do(state, "first me")
    assert refused(state, "use stein") == ("2.3 F", "played-once")


@pytest.mark.rule("2.3 G", "A17")
def test_napoleonica_plays_a_card_out_of_the_discards(game) -> None:
    state = game.position(
        phase="diplomacy",
        hands={"french": "napoleonica depot"},
        discards="talleyrand mud",
        countries={"member": "austria"},
    )
    do(state, "first me")
    assert "talleyrand osterreich" in legal(state, "fetch")
    assert refused(state, "fetch napoleon_i austria") == ("2.3 G", "not-in-discards")
    assert refused(state, "fetch mud austria") == ("2.3 C", "wrong-card")
    do(state, "fetch talleyrand austria")
    assert sorted(discards(state)) == ["mud", "napoleonica", "talleyrand"]
    assert hand(state, "french") == ["depot"]
    do(state, "done")
    assert aligned(state, "austria") == "neutral"


@pytest.mark.rule("2.3 G")
def test_the_discards_are_looked_through_only_with_napoleonica(game) -> None:
    state = game.position(
        phase="diplomacy",
        hands={"french": "napoleonica", "coalition": "mud"},
        discards="talleyrand",
    )
    do(state, "first me")
    shown = {seat: state.view(seat)["decks"][1] for seat in ("french", "coalition", None)}
    assert shown["french"]["cards"] == ["talleyrand"]
    assert "cards" not in shown["coalition"]
    assert "cards" not in shown[None]


@pytest.mark.rule("2.3 H", "A20")
@pytest.mark.parametrize(("year", "first"), [(1810, "french"), (1811, "coalition")])
def test_who_has_priority(game, year: int, first: str) -> None:
    state = game.position(year=year, phase="diplomacy")
    assert (state.step, state.seat) == ("order", first)


# --- what is seen --------------------------------------------------------------------------


@pytest.mark.rule("4.1 C", "A13", "A14")
def test_the_enemy_sees_the_leader_and_the_number_of_corps(game) -> None:
    state = game.position(
        phase="diplomacy",
        areas={"lorraine": "napoleon/ ney soult"},
        boxes={"prisoners": "murat", "lost": "lannes"},
        known=False,
    )
    seen = state.view("coalition")["places"]["lorraine"]["pieces"]
    assert [piece.get("key") for piece in seen] == ["napoleon", None, None]
    assert (seen[0]["strength"], seen[0]["marks"]) == (6, ["reduced"])
    own = state.view("french")["places"]["lorraine"]["pieces"]
    assert [piece["key"] for piece in own] == ["napoleon", "soult", "ney"] or len(own) == 3
    boxes = {box["key"]: box["pieces"] for box in state.view("coalition")["aside"]}
    assert boxes["prisoners"][0]["key"] == "murat"
    assert boxes["lost"][0]["key"] == "lannes"


@pytest.mark.rule("4.1 B", "4.2", "A23")
def test_the_highest_command_rating_leads(game) -> None:
    state = game.position(areas={"lorraine": "ney davout massena"})
    leader = state.leader(0, area(state, "lorraine"))
    assert state.t.model.corps[leader].key == "massena"


# --- the board and the corps ---------------------------------------------------------------


@pytest.mark.rule("2.1 C", "A9")
def test_the_black_sea_and_westfalen_are_no_coast(game) -> None:
    inland = ("westfalen", "transylvanien", "ukraine", "podolia", "moscow")
    assert not any(game.model.area(key).coastal for key in inland)
    assert all(game.model.area(key).coastal for key in ("holland", "hannover", "livonia"))


@pytest.mark.rule("2.1 C")
def test_the_barren_areas(game) -> None:
    barren = {area.key for area in game.model.areas if area.barren}
    assert "cataluna" not in barren
    named = {"westgalizien", "ostgalizien", "transylvanien", "ungarn", "ostpreussen", "polen"}
    assert named | {"sverige", "moscow", "andalucia"} <= barren


@pytest.mark.rule("2.1 B", "2.1 C")
def test_every_major_country_has_a_capital(game) -> None:
    capitals = [area.country for area in game.model.areas if area.capital]
    assert sorted(capitals) == list(range(6))


@pytest.mark.rule("2.2.1", edition="original")
@pytest.mark.rule("2.2.1 B")
def test_the_colours_of_the_corps(game) -> None:
    sides = {key: piece.side for key, piece in game.pieces().items()}
    assert sides["lefebvre"] == sides["louis"] == sides["napoleon"] == "french"
    assert sides["wrede"] == "austrian"
    assert sides["sachsen_weimar"] == "prussian"
    assert sides["charles_john"] == "russian"
    assert sides["oranien"] == sides["beresford"] == sides["castelcicala"] == "british"
    assert list(sides.values()).count("french") == 40  # thirty and ten minor allies


@pytest.mark.rule("2.2.1 B", "A27")
def test_bernadotte_and_charles_john_are_two_pieces(game) -> None:
    state = game.position(
        countries={"ally": "hannover bayern", "member": "russia sverige"},
        areas={"hannover": "bernadotte", "sverige": "charles_john"},
    )
    assert on_map(state, "bernadotte", "charles_john") == ["bernadotte", "charles_john"]


@pytest.mark.rule("2.2.1", edition="original")
@pytest.mark.rule("2.2.1 C", "2.2.1 D")
def test_a_corps_has_a_full_and_a_reduced_side(game) -> None:
    """Example E7: Blücher: battle 5, movement 4, command 6."""
    state = game.position(areas={"schlesien": "blucher", "polen": "ney/"}, markers="stein")
    blucher, ney = corps(state, "blucher"), corps(state, "ney")
    ratings = (state.battle_rating, state.movement_rating, state.command_rating)
    assert [rate(blucher) for rate in ratings] == [5, 4, 6]
    assert [rate(ney) for rate in ratings] == [3, 3, 4]
    for each in game.model.corps:
        assert all(1 <= rating <= 8 for rating in each.full + each.reduced)
        assert each.reduced[0] <= each.full[0]


@pytest.mark.rule("2.2.1 I")
def test_what_is_neither_on_the_map_nor_lost_is_the_reserve(game) -> None:
    state = game.start("1805", dice=FastDice(1))
    boxes = {box["key"]: [p["key"] for p in box["pieces"]] for box in state.view(None)["aside"]}
    assert "lannes" in boxes["reserve-french"]
    assert "blucher" in boxes["waiting"]
    assert "napoleon" not in boxes["reserve-french"]


@pytest.mark.rule("2.2.3", "3.3 B", "A32")
def test_occupation_is_not_command(game) -> None:
    state = game.position(countries={"member": "bayern"}, areas={"bayern": "ney"})
    place = state.view(None)["places"]["bayern"]
    assert place["side"] == "coalition"
    assert place["marks"] == ["member"]
    assert state.occupier(area(state, "bayern")) == 0
    assert state.holder(area(state, "bayern")) == 1


@pytest.mark.rule("2.2.2")
def test_the_markers_of_year_and_round(game) -> None:
    state = game.start("1813", dice=FastDice(1))
    year, round_ = state.view(None)["tracks"][:2]
    assert (year["value"], year["cells"][0], year["cells"][-1]) == (1813, "1805", "1815")
    assert (round_["value"], round_["cells"]) == (3, ["1", "2", "3", "4", "5", "6"])


@pytest.mark.rule("2.3 A", "2.3 B")
@pytest.mark.rule("2.3", edition="original")
def test_there_are_fifty_five_cards(game) -> None:
    assert sum(card.count for card in game.model.cards) == 55
    for language in ("en", "fr", "es"):
        told_of = game.cards(language)
        assert len(told_of) == 36
        assert all(card.name and card.text and card.when for card in told_of.values())


@pytest.mark.rule("3.3.1 A", "3.3.3 A", "3.3.4 A")
@pytest.mark.parametrize(
    ("alignment", "french", "coalition"),
    [("member", False, True), ("neutral", False, False), ("ally", True, False)],
)
def test_who_gets_the_corps_of_a_country(game, alignment, french, coalition) -> None:
    for side, gets in (("french", french), ("coalition", coalition)):
        state = game.position(phase="reinforcement", countries={alignment: "austria"})
        do(state, "first me" if side == "french" else "first other")
        assert ("karl osterreich" in legal(state, "deploy")) == gets


@pytest.mark.rule("2.3 G", "A16")
def test_the_pile_is_not_browsed_where_napoleonica_cannot_be_played(game) -> None:
    state = game.position(
        phase="diplomacy", hands={"french": "napoleonica mud"}, discards="talleyrand"
    )
    assert state.step == "order"
    assert "cards" not in state.view("french")["decks"][1]
    do(state, "first me")
    assert state.view("french")["decks"][1]["cards"] == ["talleyrand"]


# --- the board, the boxes and the markers in both editions ---------------------------------


@pytest.mark.rule("2.0", "2.1 A", "2.2.1 A")
@pytest.mark.rule("2.0", "2.1", "2.2.1", edition="original")
def test_what_is_in_the_box(game) -> None:
    assert len(game.model.areas) == 53
    assert len(game.model.corps) == 106
    for language in ("en", "fr", "es"):
        assert all(place.name for place in game.places(language).values())
        assert all(piece.name for piece in game.pieces(language).values())


@pytest.mark.rule("2.1 C", "2.1 D", "A31")
@pytest.mark.rule("2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_home_in_both_editions(game, edition: str) -> None:
    """Examples E1 and E2: French corps in France, minor allies where their label says."""
    state = game.position(edition=edition, countries={"dominion": "sachsen", "member": "prussia"})
    french = {a.key for a in game.model.areas if a.country == 0}
    for who, homes in {
        "ney": french,
        "lefebvre": {"bayern"},
        "wrede": {"bayern"},
        "louis": {"holland"},
        "reynier": {"sachsen"},
    }.items():
        found = {a.key for a in game.model.areas if is_home(state, corps(state, who), a.id)}
        assert found == homes
    assert is_home(state, corps(state, "blucher"), area(state, "sachsen"))


@pytest.mark.rule("2.1 E", "2.1 F", "2.2.2", "A14")
@pytest.mark.rule("2.1", "2.2.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_boxes_and_tracks_lie_open(game, edition: str) -> None:
    state = game.position(
        phase="reinforcement",
        edition=edition,
        boxes={"prisoners": "murat karl", "lost": "lannes", "out": "moore"},
    )
    views = [state.view(seat) for seat in ("french", "coalition", None)]
    assert views[0]["aside"] == views[1]["aside"] == views[2]["aside"]
    boxes = {box["key"]: [p["key"] for p in box["pieces"]] for box in views[2]["aside"]}
    assert sorted(boxes["prisoners"]) == ["karl", "murat"]
    assert (boxes["lost"], boxes["out"]) == (["lannes"], ["moore"])
    assert [track["key"] for track in views[0]["tracks"][:2]] == ["year", "phase"]
    campaign = game.position(phase="campaign", round=3, edition=edition).view(None)
    assert [track["key"] for track in campaign["tracks"]] == ["year", "round", "phase"]


@pytest.mark.rule("2.2.1 E", "2.2.1 F", "A24")
@pytest.mark.rule("2.2.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("countries", "seat"),
    [
        ({"member": "russia sverige"}, "coalition"),
        ({"ally": "russia", "dominion": "sverige"}, "french"),
        ({"member": "russia", "ally": "sverige"}, ""),
        ({"member": "sverige"}, ""),
    ],
)
def test_charles_john_serves_whoever_commands_both(game, edition, countries, seat) -> None:
    """Example E4."""
    for side in ("french", "coalition"):
        state = game.position(phase="reinforcement", edition=edition, countries=countries)
        do(state, "first me" if side == "french" else "first other")
        assert ("charles_john sverige" in legal(state, "deploy")) == (side == seat)


@pytest.mark.rule("2.2.1 E", "A24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lefebvre_and_wrede_may_serve_together(game, edition: str) -> None:
    state = game.position(
        phase="reinforcement", edition=edition, countries={"ally": "austria bayern italia holland"}
    )
    do(state, "first me", "deploy lefebvre bayern", "deploy wrede bayern")
    assert on_map(state, "lefebvre", "wrede") == ["lefebvre", "wrede"]


@pytest.mark.rule("2.2.1 E")
def test_why_a_minor_ally_is_not_to_be_had(game) -> None:
    state = game.position(phase="reinforcement", countries={"member": "austria"})
    do(state, "first other")
    assert refused(state, "deploy wrede bayern") == ("2.2.1 E", "no-support")


@pytest.mark.rule("2.2.1 H", "A8", "A29", "A30")
@pytest.mark.rule("2.2.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("alignment", "seat", "comes"),
    [
        ("member", "french", True),
        ("neutral", "french", True),
        ("ally", "coalition", True),
        ("ally", "french", False),
    ],
)
def test_nine_corps_rise_when_an_enemy_enters_russia(game, edition, alignment, seat, comes) -> None:
    """Example E6, the invasion: also of a neutral Russia, and of one allied with France."""
    who = {"french": {"polen": "ney"}, "coalition": {"polen": "karl"}}[seat]
    countries = {alignment: "russia", "member": "austria"}
    if alignment == "member":
        countries = {"member": "austria russia"}
    state = campaign(game, seat, edition=edition, countries=countries, areas=who)
    events = walk(state, "march polen", "go", "enter lithuania")
    assert len(told(events, "released")) == (9 if comes else 0)
    assert at(state, "wittgenstein") == ("reserve" if comes else "waiting")


@pytest.mark.rule("2.2.3", "3.3 A", "3.3 C")
@pytest.mark.rule("2.2.3", "3.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alignment_markers_lie_on_the_capital(game, edition: str) -> None:
    state = game.position(
        edition=edition,
        countries={"member": "austria", "insurgent": "spain", "dominion": "sachsen"},
        risen="spain",
    )
    places = state.view(None)["places"]
    assert places["osterreich"]["marks"] == ["member"]
    assert "marks" not in places["bohmen"]
    assert places["bohmen"]["side"] == "coalition"
    assert places["castilla_la_nueva"]["marks"] == ["insurgent", "risen"]
    assert places["sachsen"]["marks"] == ["dominion", "detached"]
    assert "marks" not in places["ile_de_france"]
    assert "marks" not in places["britain"]


@pytest.mark.rule("2.6")
@pytest.mark.rule("2.6", edition="original")
def test_dice_have_six_faces(game) -> None:
    state = game.position(dice=FastDice(3))
    assert {int(state.dice.d6()) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("2.2.1 G", "9.2 B", "A61", edition="original")
def test_in_the_original_too_many_minor_allies_only_bar_more(game) -> None:
    state = game.position(
        phase="reinforcement",
        edition="original",
        countries={"ally": f"{TEN} wurttemberg"},
        areas={"lorraine": SIX},
    )
    do(state, "first me")
    assert len(on_map(state, *SIX.split())) == 6
    assert refused(state, "deploy pepe napoli") == ("9.2 B", "mobilized")


@pytest.mark.rule("2.2", "2.4", "2.5")
def test_charts_scenarios_and_options(game) -> None:
    """What the aid cards and the scenario booklet hold."""
    model = game.model
    assert (len(model.battle_rows), len(model.march_rows), len(model.winter_rows)) == (7, 5, 4)
    assert all(len(row.losses) == 6 for row in (*model.battle_rows, *model.march_rows))
    assert [country.cards[0] for country in model.countries[:6]] == [4, 4, 3, 1, 1, 2]
    assert game.scenarios == ("1805", "1809", "1813")
    assert {option.key for option in game.options} == {
        "one_diplomacy_card",
        "no_surrender_1815",
        "napoleon_returns",
    }
