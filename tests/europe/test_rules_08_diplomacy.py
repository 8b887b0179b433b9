"""8.1-8.2: statuses, diplomatic actions, defection, protectorates; 6.5: foreign wars."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    NOBODY,
    at_peace_table,
    begin,
    campaign,
    country,
    hold_card,
    holder,
    patron,
    points,
    reason,
    say,
    side,
    status,
)
from europe_wars import at, bears, go_on, legal, piece, steps, told, zone
from grognard.games.europe import foreign_wars, kinds, politics, supply
from grognard.games.europe.alliances import enter_war, make_peace, protect
from grognard.games.europe.diplomacy import (
    court_objection,
    diplomacy_lines,
    faces_of,
    protect_objection,
)
from grognard.games.europe.layout import (
    AUSTRIA,
    BY_COALITION,
    CHATIMENTS,
    FORCED_ALLIANCE,
    IN_PLAY,
    NEUTRAL,
    OWED_FLEETS,
    OWED_STEPS,
    PLAYED,
    PRUSSIA,
    REMOVED,
    RUSSIA,
    SPAIN,
    TURKEY,
)
from grognard.games.europe.peace import force_alliance
from grognard.games.europe.politics import beaten, due, fate


def diplomacy(game, dice: list[int], *cards: str, scenario: str = "1805", **more):
    """The diplomatic phase of a campaign begins, with these cards in both hands."""
    state = campaign(game, scenario, dice=dice)
    for side_of_hand in (EMPIRE, COALITION):
        for card in state.cards_at(side_of_hand, 1):
            state.put_card(card, PLAYED)
    hold_card(state, *cards)
    begin(state, kinds.DIPLOMACY, **more)
    return state


# --- who may be courted (8.2.1, 8.2.2) -----------------------------------------------------


@pytest.mark.rule("8.2.1", "R459")
def test_one_major_a_year_for_each_side(game) -> None:
    state = diplomacy(game, [1], "24c", "23c", "12f")
    assert (state.step, state.seat) == ("parley", "coalition")
    assert {"24c prussia", "24c turkey"} <= legal(state, "court")
    say(state, "court 24c prussia")
    assert side(state, "prussia") == NOBODY
    assert reason(state, "court 23c turkey") == ("major-courted", "8.2.1")
    say(state, "pass")
    assert "12f turkey" in legal(state, "court")


@pytest.mark.rule("8.2.1")
def test_a_major_at_war_or_bound_is_not_courted(game) -> None:
    state = diplomacy(game, [1], "23c", scenario="1809")
    assert reason(state, "court 23c prussia") == ("not-neutral", "8.2.1")
    assert reason(state, "court 23c austria") == ("not-neutral", "8.2.1")
    assert reason(state, "court 23c england") == ("no-such-country", "8.1")
    assert "23c russia" in legal(state, "court")


@pytest.mark.rule("8.2.1", "R459")
def test_no_major_is_courted_in_a_round(game) -> None:
    state = at_peace_table(game, hands={"coalition": "24c"}, seat="coalition", ask=False)
    assert reason(state, "court 24c prussia") == ("not-in-rounds", "8.2.1")


@pytest.mark.rule("8.2.2", "R461")
def test_which_minors_may_be_courted(game) -> None:
    state = campaign(game)

    def objection(camp: int, key: str) -> str:
        number = court_objection(state, camp, country(state, key), False)
        return game.refusals[number][0] if number else ""

    assert objection(EMPIRE, "denmark") == objection(COALITION, "denmark") == ""
    assert objection(EMPIRE, "sweden") == "enemy-ally"
    assert objection(EMPIRE, "saxony") == "tied-to-power"
    assert objection(COALITION, "italy") == "protected"
    assert objection(COALITION, "bavaria") == "troops-inside"  # its own corps
    assert objection(COALITION, "berg") == ""  # nobody is inside
    assert objection(EMPIRE, "berg") == "enemy-ally"
    politics.begin_chatiments(state)
    assert objection(COALITION, "bavaria") == ""


@pytest.mark.rule("8.3.1", "8.2.2")
def test_members_of_the_confederation_are_not_courted(game) -> None:
    state = campaign(game, "1809")
    for key in ("bavaria", "baden", "saxony"):
        assert court_objection(state, COALITION, country(state, key), False) != 0
    assert court_objection(state, COALITION, country(state, "holland"), False) == 0


@pytest.mark.rule("8.2.3")
def test_the_value_of_the_card(game) -> None:
    """3 for a major, 2 for a minor with units, 1 for a minor without."""
    state = diplomacy(game, [1], "26c", "25c", "24c")
    assert reason(state, "court 26c denmark") == ("card-too-weak", "8.2.3")
    assert reason(state, "court 25c prussia") == ("card-too-weak", "8.2.3")
    able = legal(state, "court")
    assert {"26c egypt", "25c denmark", "24c prussia"} <= able


@pytest.mark.rule("8.2.2", "R460")
def test_in_rounds_a_minor_is_courted_every_other_round(game) -> None:
    hands = {"coalition": "25c 17c 16c", "empire": "12f"}
    state = at_peace_table(
        game,
        {"paris": "fr_corps_1"},
        hands=hands,
        seat="coalition",
        dice=[1, 1],
        ask=False,
        round=2,
    )
    say(state, "court 25c egypt")
    go_on(state, "pass")
    assert state.seat == "coalition"
    assert reason(state, "court 17c egypt") == ("talked-lately", "5.2")
    say(state, "pass", "pass")
    assert "17c egypt" in legal(state, "court")


@pytest.mark.rule("20.1", "R294")
def test_1815_has_no_diplomacy(game) -> None:
    state = game.position({}, hands={"empire": "2f"})
    assert reason(state, "court 2f denmark") == ("no-politics", "20.1")
    assert legal(state, "court") == legal(state, "protect") == set()


# --- the die (8.2.3, R462) -----------------------------------------------------------------


@pytest.mark.rule("8.2.3", "R462")
def test_every_modifier_is_a_line(game) -> None:
    state = campaign(game)
    assert diplomacy_lines(state, COALITION, PRUSSIA) == [("8.2.3", "table", 2)]
    state.c[politics.BEATEN + PRUSSIA] = 1 + 16
    lines = diplomacy_lines(state, COALITION, PRUSSIA, 1, True)
    assert [(name, value) for _, name, value in lines] == [
        ("table", 2),
        ("card", 1),
        ("beaten-by-enemy", 2),
        ("beaten-by-us", -1),
        ("free", 2),
    ]


@pytest.mark.rule("8.2.3", "R462")
def test_the_exact_chance(game) -> None:
    """6 or more: with +2 on 4, 5 and 6; there is no automatic result."""
    state = campaign(game)
    assert faces_of(diplomacy_lines(state, COALITION, PRUSSIA)) == 3
    assert faces_of(diplomacy_lines(state, EMPIRE, country(state, "papal_states"))) == 0
    assert faces_of(diplomacy_lines(state, COALITION, PRUSSIA, 9)) == 6


@pytest.mark.rule("8.2.3", "R424", "R467")
def test_prussia_won_over_brings_two_cards(game) -> None:
    """T13: 7 cards, one played, two drawn for Berlin with Königsberg and Warsaw."""
    state = diplomacy(game, [4, 1, 1], "24c", "23c", "2c", "3c", "1c", "11c", "12c")
    assert state.hand_size(COALITION) == 7
    events = say(state, "court 24c prussia", "usual", "usual")
    assert told(events, "joined")[0] == {"country": "prussia", "side": "coalition"}
    assert len(told(events, "drew")) == 2
    assert state.hand_size(COALITION) == 8
    assert at(state, "sx_corps") == "dresde"


@pytest.mark.rule("8.2.3", "R424")
def test_egypt_brings_the_empire_a_card_for_cairo(game) -> None:
    """X29: die 3 and +1 are not enough without Talleyrand's +2."""
    state = campaign(game, dice=[3])
    lines = diplomacy_lines(state, EMPIRE, country(state, "egypt"), 2)
    assert 3 + sum(value for _, _, value in lines) == 6
    hand = state.hand_size(EMPIRE)
    enter_war(state, country(state, "egypt"), EMPIRE)
    assert state.hand_size(EMPIRE) == hand + 1


@pytest.mark.rule("8.2.3", "R462")
def test_a_failed_action_costs_the_card(game) -> None:
    """X29: 17C on Egypt, die 4, table 0."""
    state = diplomacy(game, [4], "25c")
    events = say(state, "court 25c egypt")
    assert told(events, "talks-failed") == [{"country": "egypt"}]
    assert state.card_at(state.t.named_cards["25c"]) == PLAYED
    assert side(state, "egypt") == NOBODY


@pytest.mark.rule("8.2", "R458")
def test_two_cards_each_and_a_card_drawn_may_be_the_second(game) -> None:
    state = diplomacy(game, [6, 1, 1, 1], "24c", "23c", "21c", "12f")
    say(state, "court 24c prussia", "usual", "usual")
    assert (state.step, state.seat) == ("parley", "coalition")
    say(state, "court 23c denmark")
    assert (state.step, state.seat) == ("parley", "empire")


@pytest.mark.rule("8.2")
def test_the_usual_answers(game) -> None:
    """A card of 3 on the neutral major with the best bonus; the Empire protects whom it can."""
    state = diplomacy(game, [3], "25c", "24c", "12f")
    events = say(state, "usual")
    assert told(events, "courted") == [{"side": "coalition", "card": "24c", "country": "prussia"}]
    say(state, "usual")
    assert state.seat == "empire"
    say(state, "usual")
    assert state.step == "action"


# --- a French ally changes sides (8.2.3, R463-R466) ----------------------------------------


@pytest.mark.rule("8.2.3", "R464")
def test_bavaria_defects(game) -> None:
    """T14: a step lost on either side where they stand together; Ulm stays French."""
    places = {"munich": "by_corps | soult fr_corps_1-", "ulm": "fr_corps_2"}
    state = at_peace_table(game, places, ask=False)
    enter_war(state, country(state, "bavaria"), COALITION)
    state.resume()
    assert (state.step, state.seat) == ("defection-losses", "coalition")
    events = go_on(state, "lose by_corps", "lose fr_corps_1")
    assert len(told(events, "step-lost")) == 2
    assert steps(state, "by_corps", "fr_corps_1", "fr_corps_2") == 1 + 0 + 2
    assert at(state, "soult") == "next budget"
    assert holder(state, "ulm") == "france"
    assert holder(state, "munich") == holder(state, "wurtzburg") == "bavaria"
    assert (side(state, "bavaria"), patron(state, "bavaria")) == (COALITION, "england")


@pytest.mark.rule("8.2.3", "R464")
def test_the_stronger_keeps_the_zone(game) -> None:
    places = {"munich": "by_corps- | soult fr_corps_1 fr_corps_2"}
    state = at_peace_table(game, places, ask=False)
    enter_war(state, country(state, "bavaria"), COALITION)
    state.resume()
    go_on(state, "usual", "usual")
    assert steps(state, "by_corps", "fr_corps_1", "fr_corps_2") == 3
    assert holder(state, "munich") == "france"


@pytest.mark.rule("8.2.3", "R465")
def test_a_defector_abroad_leaves_his_comrades_or_is_destroyed(game) -> None:
    """With the French at Strasbourg he finds no Coalition zone near; alone he stays."""
    places = {"ulm": "grande_armee napoleon fr_corps_1 wu_corps"}
    state = at_peace_table(game, {**places, "stuttgart": "fr_corps_4"}, ask=False)
    state.set_control(zone(state, "munich"), AUSTRIA)
    enter_war(state, country(state, "wurttemberg"), COALITION)
    state.resume()
    assert legal(state, "relocate") == {"munich", "innsbruck"}  # both two points away
    say(state, "relocate munich")
    assert at(state, "wu_corps") == "munich"
    state = at_peace_table(game, {"lyon": "grande_armee napoleon fr_corps_1 wu_corps"}, ask=False)
    enter_war(state, country(state, "wurttemberg"), COALITION)
    state.resume()
    assert at(state, "wu_corps") == "reserve"
    state = at_peace_table(game, {"lyon": "wu_corps"}, ask=False)
    enter_war(state, country(state, "wurttemberg"), COALITION)
    state.resume()
    assert at(state, "wu_corps") == "lyon"


@pytest.mark.rule("8.2.3", "R466")
def test_the_fleets_of_a_defector(game) -> None:
    """In its own port alone it stays; from elsewhere it goes to a port of its new camp."""
    state = at_peace_table(game, {"amsterdam": "fleet_holland"}, ask=False)
    enter_war(state, country(state, "holland"), COALITION)
    assert at(state, "fleet_holland") == "amsterdam"
    state = at_peace_table(game, {"brest": "fleet_holland fleet_ganteaume"}, ask=False)
    enter_war(state, country(state, "holland"), COALITION)
    assert state.held_by(COALITION, zone(state, at(state, "fleet_holland")))
    state = at_peace_table(game, {"amsterdam": "fleet_holland fleet_ganteaume"}, ask=False)
    enter_war(state, country(state, "holland"), COALITION)
    assert state.held_by(EMPIRE, zone(state, at(state, "fleet_ganteaume")))


@pytest.mark.rule("8.2.3", "R463")
def test_what_a_defector_has_lost_waits_in_the_reserve(game) -> None:
    state = at_peace_table(game, {"munich": "fr_corps_1"}, ask=False)
    enter_war(state, country(state, "bavaria"), COALITION)
    state.resume()
    assert at(state, "by_corps") == "reserve"


# --- protectorates (8.1.5) -----------------------------------------------------------------


@pytest.mark.rule("8.1.5", "19.1", "R468", "R492", "R494")
def test_a_protectorate_is_worth_a_point_and_lost_costs_one(game) -> None:
    """T39: Naples protected, then conquered by the Coalition."""
    state = at_peace_table(game, {"naples": "fr_corps_1"}, ask=False, victory=5)
    politics.set_status(state, country(state, "naples"), 3, EMPIRE, 0)
    protect(state, country(state, "naples"))
    assert points(state) == (6, 1)
    assert status(state, "naples") == "protectorate"
    from grognard.games.europe.conquest import take_minor

    take_minor(state, country(state, "naples"), AUSTRIA, False)
    assert points(state) == (5, 1)
    assert status(state, "naples") == "ally"


@pytest.mark.rule("8.1.5", "R468")
def test_who_may_be_protected_and_with_which_card(game) -> None:
    state = diplomacy(game, [1], "8f", "12f")
    politics.set_status(state, country(state, "denmark"), 3, EMPIRE, 0)
    assert state.seat == "empire"
    assert reason(state, "protect 12f bavaria") == ("no-protectorate", "8.1.5")
    assert reason(state, "protect 12f naples") == ("not-french-ally", "8.1.5")
    assert reason(state, "protect 8f denmark") == ("too-weak-to-protect", "8.1.5")
    assert legal(state, "protect") == {"12f denmark"}
    state.set_control(zone(state, "copenhague"), politics.ENGLAND)
    state.forget_supply()
    assert reason(state, "protect 12f denmark") == ("capital-taken", "8.1.5")
    assert protect_objection(state, COALITION, country(state, "denmark")) != 0


@pytest.mark.rule("8.1.5", "5.2")
def test_a_protectorate_may_be_the_action_of_a_round(game) -> None:
    state = at_peace_table(game, hands={"empire": "12f"}, ask=False)
    politics.set_status(state, country(state, "denmark"), 3, EMPIRE, 0)
    events = say(state, "protect 12f denmark")
    assert told(events, "discarded") == [{"side": "empire", "card": "12f"}]
    assert status(state, "denmark") == "protectorate"
    assert state.seat == "coalition"


# --- peace and its end for others (8.1.3, 8.1.4) -------------------------------------------


@pytest.mark.rule("8.1.3", "R473")
def test_in_forced_peace_a_power_and_its_minors_leave_the_war(game) -> None:
    places = {"vienne": "army_of_germany charles au_corps_1 ru_corps_1", "dresde": "sx_corps"}
    state = at_peace_table(game, places, ask=False)
    politics.set_status(state, country(state, "saxony"), 3, COALITION, AUSTRIA)
    make_peace(state, AUSTRIA, EMPIRE)
    assert (status(state, "austria"), side(state, "austria")) == ("forced_peace", NOBODY)
    assert side(state, "saxony") == NOBODY
    assert state.at(piece(state, "sx_corps")) == 404
    assert state.holder_of(piece(state, "ru_corps_1")) == -1
    enter_war(state, AUSTRIA, COALITION, False)
    state.resume()
    assert state.step == "deploy"


@pytest.mark.rule("8.1.3", "12.1", "R480")
def test_the_victor_crosses_the_land_of_the_beaten_and_nobody_else(game) -> None:
    state = campaign(game, "1809")
    assert supply.passable(state, EMPIRE, PRUSSIA)
    assert not supply.passable(state, COALITION, PRUSSIA)
    politics.set_status(state, SPAIN, 5, NOBODY, politics.ENGLAND)
    politics.set_fate(state, SPAIN, BY_COALITION)
    assert supply.passable(state, COALITION, SPAIN)
    assert not supply.passable(state, EMPIRE, SPAIN)


@pytest.mark.rule("8.1.4", "8.1.3", "R479")
def test_only_a_forced_ally_lends_its_fortresses_as_relays(game) -> None:
    state = campaign(game, "1809")
    berlin = zone(state, "custrin")
    assert not supply.is_relay(state, 0, berlin)
    force_alliance(state, PRUSSIA)
    assert supply.is_relay(state, 0, berlin)
    assert not supply.is_source(state, 0, berlin)
    assert not supply.is_relay(state, politics.ENGLAND, berlin)


@pytest.mark.rule("8.1.4", "R481")
def test_when_an_alliance_breaks_lone_occupiers_hold_their_zones(game) -> None:
    places = {"custrin": "fr_corps_1", "berlin": "pr_corps_2"}
    state = at_peace_table(game, places, scenario="1809", ask=False)
    enter_war(state, PRUSSIA, COALITION)
    assert holder(state, "custrin") == "france"
    assert holder(state, "berlin") == "prussia"


@pytest.mark.rule("8.1.4", "R481")
def test_where_both_stand_the_occupier_goes_inside_or_away(game) -> None:
    places = {"custrin": "ney fr_corps_1 fr_corps_2 | pr_corps_2"}
    state = at_peace_table(game, places, scenario="1809", ask=False)
    enter_war(state, PRUSSIA, COALITION)
    state.resume()
    assert (state.step, state.seat) == ("occupiers", "empire")
    assert {"stand", "garrison"} <= legal(state)
    say(state, "garrison")
    assert bears(state, "fr_corps_1", "inside")
    assert holder(state, "custrin") == "france"
    assert state.besieged(zone(state, "custrin"))
    state = at_peace_table(
        game, {"berlin": "ney fr_corps_1 | pr_corps_2"}, scenario="1809", ask=False
    )
    enter_war(state, PRUSSIA, COALITION)
    state.resume()
    assert reason(state, "garrison") == ("no-fort-there", "8.1.4")
    assert "stettin" not in legal(state, "relocate")
    say(state, "relocate magdebourg")
    assert at(state, "ney") == "magdebourg"


@pytest.mark.rule("2.2", "8.2.3", "10.1")
def test_generals_of_a_power_that_changes_sides_leave_foreign_troops(game) -> None:
    """La Romana led Bavarians, Blake was in the Grande Armée: Spain joins the Coalition."""
    places = {
        "wurtzburg": "by_corps la_romana",
        "lille": "grande_armee napoleon blake fr_corps_1 es_corps_1",
        "madrid": "castanos es_corps_2",
    }
    state = at_peace_table(game, places, ask=False)
    enter_war(state, politics.SPAIN, COALITION)
    assert at(state, "la_romana") == "next budget"
    assert state.holder_of(piece(state, "es_corps_1")) == -1
    assert at(state, "castanos") == "madrid"


@pytest.mark.rule("8.1.4", "15.3", "R481")
def test_too_few_before_the_fortress_of_the_occupier_go_away(game) -> None:
    places = {"custrin": "fr_corps_1 | pr_corps_2-"}
    state = at_peace_table(game, places, scenario="1809", ask=False)
    enter_war(state, PRUSSIA, COALITION)
    state.resume()
    say(state, "garrison")
    assert (state.step, state.seat) == ("lifted", "coalition")
    state.apply(sorted(legal(state))[0])
    assert at(state, "pr_corps_2") != "custrin"
    assert at(state, "fr_corps_1") == "custrin"
    assert not bears(state, "fr_corps_1", "inside")
    assert not state.besieged(zone(state, "custrin"))


@pytest.mark.rule("8.1.4", "R481", "R537")
def test_or_it_fights_at_once_as_defender(game) -> None:
    places = {"berlin": "army_of_the_elbe blucher pr_corps_2 pr_corps_3 | ney fr_corps_1"}
    state = at_peace_table(game, places, scenario="1809", ask=False, dice=[6, 6, 1, 1] + [1] * 30)
    enter_war(state, PRUSSIA, COALITION)
    state.resume()
    events = go_on(state, "stand")
    assert told(events, "battle-begins")[0]["side"] == "coalition"
    assert len(told(events, "battle-rolled")) == 2
    assert state.step in ("action", "retreat", "losses")


# --- foreign wars (6.5) --------------------------------------------------------------------


@pytest.mark.rule("6.5", "R434")
def test_the_coalition_chooses_who_goes_to_a_foreign_war(game) -> None:
    places = {"kiev": "tormassov ru_corps_1 ru_corps_2", "vilna": "ru_corps_3-"}
    state = at_peace_table(game, places, ask=False)
    war = state.t.named_cards["9f"]
    foreign_wars.begin(state, war, RUSSIA, 2, 0)
    state.resume()
    assert (state.step, state.seat) == ("send-abroad", "coalition")
    assert legal(state, "send") == {"ru_corps_1", "ru_corps_2", "ru_corps_3"}
    say(state, "send ru_corps_3", "send ru_corps_1")
    assert state.step == "action"
    assert state.card_at(war) == IN_PLAY
    assert foreign_wars.pieces_in_war(state, war) == [
        piece(state, "ru_corps_1"),
        piece(state, "ru_corps_3"),
    ]


@pytest.mark.rule("6.5", "6.4", "R432")
def test_what_is_missing_is_owed(game) -> None:
    state = at_peace_table(game, {"londres": "en_corps_3-"}, ask=False)
    foreign_wars.begin(state, state.t.named_cards["11f"], politics.ENGLAND, 2, 1)
    state.resume()
    say(state, "usual")
    assert due(state, politics.ENGLAND, OWED_STEPS) == 1
    assert due(state, politics.ENGLAND, OWED_FLEETS) == 1


@pytest.mark.rule("6.5", "R435", "R436")
def test_a_foreign_war_ends_on_five_with_the_value_of_a_card(game) -> None:
    state = diplomacy(game, [2, 3], "26c", "25c")
    war = state.t.named_cards["9f"]
    for key in ("ru_corps_1", "ru_corps_3"):
        foreign_wars.send(state, war, piece(state, key))
    state.put_card(war, IN_PLAY)
    assert legal(state, "settle") == {"26c 9f", "25c 9f"}
    say(state, "settle 26c 9f")
    assert state.card_at(war) == IN_PLAY
    events = say(state, "settle 25c 9f")
    assert told(events, "war-rolled") == [{"card": "9f", "die": (3,), "number": 5}]
    assert state.card_at(war) == REMOVED
    assert at(state, "ru_corps_1") == "next budget"


@pytest.mark.rule("6.5", "R435")
def test_in_a_round_only_in_winter_and_only_by_the_coalition(game) -> None:
    hands = {"coalition": "25c", "empire": "12f"}
    state = at_peace_table(game, hands=hands, seat="coalition", ask=False, round=5)
    state.put_card(state.t.named_cards["9f"], IN_PLAY)
    assert reason(state, "settle 25c 9f") == ("not-winter", "6.5")
    assert reason(state, "settle 25c 11f") == ("no-foreign-war", "6.5")
    state = at_peace_table(game, hands=hands, seat="coalition", ask=False, round=6)
    state.put_card(state.t.named_cards["9f"], IN_PLAY)
    assert "25c 9f" in legal(state, "settle")


@pytest.mark.rule("18.1", "R437")
def test_the_fleet_of_a_conquered_minor_must_be_replaced(game) -> None:
    places = {"londres": "fleet_keith"}
    state = at_peace_table(game, places, ask=False)
    war = state.t.named_cards["34f"]
    state.put_card(war, IN_PLAY)
    state.move(piece(state, "fleet_portugal"), zone(state, "lisbonne"))
    foreign_wars.send(state, war, piece(state, "fleet_portugal"))
    foreign_wars.lose_fleets_of(state, country(state, "portugal"))
    state.resume()
    assert at(state, "fleet_portugal") == "out"
    say(state, "send fleet_keith")
    assert piece(state, "fleet_keith") in foreign_wars.pieces_in_war(state, war)


# --- statuses (8.1) ------------------------------------------------------------------------


@pytest.mark.rule("8.1.1")
def test_england_is_never_neutral(game) -> None:
    from grognard.games.europe.alliances import become_neutral

    state = campaign(game)
    make_peace(state, politics.ENGLAND, EMPIRE)
    assert side(state, "england") == NOBODY
    become_neutral(state, politics.ENGLAND)
    assert side(state, "england") == COALITION
    make_peace(state, AUSTRIA, EMPIRE)
    become_neutral(state, AUSTRIA)
    assert int(state.c[politics.STATUS + AUSTRIA]) == NEUTRAL


@pytest.mark.rule("8.1.3", "R410", "R476")
def test_defeats_are_counted_for_each_side(game) -> None:
    state = campaign(game)
    politics.add_defeat(state, TURKEY, EMPIRE)
    politics.add_defeat(state, TURKEY, COALITION)
    politics.add_defeat(state, TURKEY, COALITION)
    assert (beaten(state, TURKEY, EMPIRE), beaten(state, TURKEY, COALITION)) == (1, 2)
    assert not fate(state, TURKEY, FORCED_ALLIANCE)
    assert not state.game_flag(CHATIMENTS)
