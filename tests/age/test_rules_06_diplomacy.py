"""Chapter 6: diplomacy."""

from __future__ import annotations

import pytest

from wars import aligned, at, discards, do, legal, refused, told

EDITIONS = ("living", "original")


@pytest.mark.rule("6.1", "6.2 A", edition="living")
def test_the_first_player_plays_all_his_cards_then_the_second(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"member": "austria", "ally": "spain"},
        hands={"french": "talleyrand napoleon_i mud", "coalition": "pitt mud"},
    )
    do(state, "first me", "play talleyrand austria")
    assert state.seat == "french"
    assert aligned(state, "austria") == "member"  # 6.2 A: nothing happens before all are played
    do(state, "play napoleon_i danmark", "done")
    assert state.seat == "coalition"
    do(state, "play pitt spain", "done")
    assert [aligned(state, c) for c in ("austria", "danmark", "spain")] == [
        "neutral",
        "ally",
        "neutral",
    ]


@pytest.mark.rule("6.1", edition="living")
def test_who_passes_plays_no_card_any_more(game) -> None:
    state = game.position(
        phase="diplomacy", hands={"french": "talleyrand", "coalition": "pitt mud"}
    )
    do(state, "first me", "done", "play pitt danmark", "done")
    assert state.step != "diplomacy"
    assert "talleyrand" not in legal(state, "play")


@pytest.mark.rule("6.1", edition="original")
def test_in_the_original_the_players_alternate_until_both_pass(game) -> None:
    state = game.position(
        phase="diplomacy",
        edition="original",
        hands={"french": "talleyrand napoleon_i mud", "coalition": "pitt english_gold mud"},
    )
    do(state, "first other")
    assert state.seat == "coalition"
    do(state, "play pitt danmark")
    assert state.seat == "french"
    do(state, "done")
    assert state.seat == "coalition"
    do(state, "play english_gold portugal")
    assert state.seat == "french"  # a pass is not the last word
    do(state, "play talleyrand prussia", "done", "done")
    assert state.step != "diplomacy"
    assert [aligned(state, c) for c in ("danmark", "portugal", "prussia")] == [
        "member",
        "member",
        "ally",
    ]


@pytest.mark.rule("6.2", edition="original")
@pytest.mark.rule("6.2 B", "A10", "A33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_both_players_on_one_country_cancel(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        hands={"french": "talleyrand", "coalition": "pitt"},
    )
    do(state, "first me", "play talleyrand danmark")
    events = do(state, "play pitt danmark")
    assert told(events, "cancelled") == [{"country": "danmark"}]
    assert aligned(state, "danmark") == "neutral"
    assert {"talleyrand", "pitt"} <= set(discards(state))


@pytest.mark.rule("6.2", edition="original")
@pytest.mark.rule("6.2 B")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_does_not_aim_twice_at_a_country(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"member": "danmark"},
        hands={"french": "talleyrand napoleon_i", "coalition": "mud"},
    )
    do(state, "first me", "play talleyrand danmark")
    if state.seat == "coalition":
        do(state, "done")
    assert refused(state, "play napoleon_i danmark") == ("6.2 B", "aimed-twice")


@pytest.mark.rule("6.2", edition="original")
@pytest.mark.rule("6.2 C", "3.3.2 A", "3.3.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_french_diplomacy_never_affects(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"member": "spain", "insurgent": "westfalen"},
        risen="spain westfalen",
        areas={"danmark": "wellington", "portugal": "ney"},
        hands={"french": "talleyrand"},
    )
    do(state, "first me")
    assert refused(state, "play talleyrand great_britain") == ("6.2 C", "beyond-diplomacy")
    assert refused(state, "play talleyrand spain") == ("6.2 C", "rose-once")
    assert refused(state, "play talleyrand westfalen") == ("6.2 C", "rose-once")
    assert refused(state, "play talleyrand danmark") == ("6.2 C", "occupied")
    assert "talleyrand portugal" in legal(state, "play")


@pytest.mark.rule("6.2", edition="original")
@pytest.mark.rule("6.2 C", "3.3.5", "3.3.7", "A36", "13.2 E")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_coalition_diplomacy_never_affects(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"dominion": "italia"},
        areas={"danmark": "davout", "osterreich": "ney", "brandenburg": "soult"},
        occupied={"austria": "french"},
        hands={"coalition": "pitt"},
    )
    do(state, "first me")
    assert refused(state, "play pitt france") == ("6.2 C", "beyond-diplomacy")
    assert refused(state, "play pitt italia") == ("6.2 C", "beyond-diplomacy")
    assert refused(state, "play pitt danmark") == ("6.2 C", "occupied")
    assert refused(state, "play pitt austria") == ("6.2 C", "occupied")
    # A36: corps in a neutral major do not occupy it unless it surrendered to them.
    assert "pitt brandenburg" in legal(state, "play")


@pytest.mark.rule("A170", "A171")
def test_the_occupier_and_former_insurgents(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"ally": "spain"},
        risen="spain",
        areas={"osterreich": "ney"},
        occupied={"austria": "french"},
        hands={"french": "talleyrand", "coalition": "pitt"},
    )
    do(state, "first me")
    assert "talleyrand osterreich" in legal(state, "play")
    do(state, "done")
    assert "pitt castilla_la_nueva" in legal(state, "play")


@pytest.mark.rule("6.2 D", "A35", edition="living")
def test_the_option_of_one_card_for_each_major(game) -> None:
    state = game.position(
        phase="diplomacy",
        one_diplomacy_card=True,
        hands={"french": "talleyrand napoleon_i mud", "coalition": "pitt english_gold"},
    )
    do(state, "first me", "play talleyrand austria", "play napoleon_i danmark", "done")
    assert refused(state, "play pitt austria") == ("6.2 D", "one-card-a-year")
    assert "pitt danmark" in legal(state, "play")


@pytest.mark.rule("6.2 D", edition="original")
def test_the_original_has_no_such_option(game) -> None:
    state = game.position(
        phase="diplomacy",
        edition="original",
        one_diplomacy_card=True,
        hands={"french": "talleyrand", "coalition": "pitt"},
    )
    do(state, "first me", "play talleyrand austria")
    assert "pitt osterreich" in legal(state, "play")


@pytest.mark.rule("6.3", edition="original")
@pytest.mark.rule("6.3 A", "A37", "A38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_corps_of_a_country_turned_neutral_leave_and_foreign_ones_stay(game, edition) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"member": "austria bayern russia"},
        areas={"osterreich": "karl bagration", "tirol": "johann", "bayern": "wrede"},
        boxes={"prisoners": "mack"},
        hands={"french": "metternich"},
    )
    do(state, "first me", "play metternich austria")
    if state.step == "diplomacy":
        do(state, "done")
    assert aligned(state, "austria") == "neutral"
    assert [at(state, c) for c in ("karl", "johann", "wrede")] == ["reserve"] * 3
    assert at(state, "mack") == "prisoners"
    assert at(state, "bagration") == "osterreich"


@pytest.mark.rule("6.3 B", "A39", "A34")
def test_a_country_that_joins_may_deploy_its_home_corps_at_once(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"ally": "bayern"},
        hands={"french": "talleyrand mud", "coalition": "mud"},
    )
    do(state, "first me", "play talleyrand prussia", "done", "done")
    assert (state.step, state.seat) == ("join", "french")
    assert refused(state, "deploy ney lorraine") == ("6.3 B", "not-of-country")
    do(state, "deploy braunschweig brandenburg", "deploy hohenlohe sachsen")
    do(state, "deploy ruchel polen")
    assert state.step != "join"  # 9.2: three a year
    assert at(state, "hohenlohe") == "sachsen"


@pytest.mark.rule("6.3 B", "A39")
def test_what_joined_early_counts_in_the_yearly_limit(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"ally": "bayern"},
        hands={"french": "talleyrand mud", "coalition": "mud"},
    )
    do(state, "first me", "play talleyrand prussia", "done", "done")
    do(state, "deploy braunschweig brandenburg", "deploy hohenlohe sachsen", "deploy ruchel polen")
    while state.step != "reinforcement":
        do(state, str(state.legal()[-1]) if state.step != "order" else "first me")
    assert refused(state, "deploy kalckreuth schlesien") == ("9.2 B", "deployed-out")


@pytest.mark.rule("6.2", "3.3.4 B")
def test_coup_d_etat_and_the_continental_system(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"ally": "spain bayern"},
        hands={"french": "coup_d_etat mud", "coalition": "continental_system mud"},
    )
    do(state, "first me")
    assert "coup_d_etat danmark" in legal(state, "play")
    assert refused(state, "play coup_d_etat prussia") == ("6.2", "wrong-target")
    do(state, "play coup_d_etat danmark", "done")
    assert refused(state, "play continental_system bayern") == ("6.2", "wrong-target")
    do(state, "play continental_system spain", "done")
    assert (aligned(state, "danmark"), aligned(state, "spain")) == ("ally", "neutral")


@pytest.mark.rule("6.2", "3.3.5 B")
@pytest.mark.parametrize(
    ("countries", "occupied", "risen", "allowed"),
    [
        ({"ally": "spain"}, {}, "", True),
        ({}, {"spain": "french"}, "", True),
        ({}, {}, "", False),
        ({"ally": "spain"}, {}, "spain", False),
    ],
)
def test_joseph_makes_spain_a_dominion(game, countries, occupied, risen, allowed) -> None:
    state = game.position(
        phase="diplomacy",
        countries=countries,
        areas={"castilla_la_nueva": "ney"},
        occupied=occupied,
        risen=risen,
        hands={"french": "joseph"},
    )
    do(state, "first me")
    assert ("joseph castilla_la_nueva" in legal(state, "play")) == allowed
    if allowed:
        do(state, "play joseph spain")
        assert aligned(state, "spain") == "dominion"


@pytest.mark.rule("6.2", "3.3.1 B")
def test_metternich_is_for_austria_and_alexander_for_russia(game) -> None:
    state = game.position(
        phase="diplomacy", hands={"coalition": "metternich alexander_i", "french": "mud"}
    )
    do(state, "first other")
    assert legal(state, "play") == {"metternich osterreich", "alexander_i moscow"}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_who_plays_nothing_is_said_to_pass(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy", edition=edition, hands={"french": "talleyrand mud", "coalition": "mud"}
    )
    do(state, "first me")
    events = do(state, "play talleyrand danmark")
    while state.step == "diplomacy":
        events += do(state, "done")
    passed = [event["side"] for event in told(events, "passed")]
    assert passed == (["coalition"] if edition == "living" else ["coalition", "french"])


@pytest.mark.rule("6.0")
@pytest.mark.rule("6.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_peace_talks_are_not_diplomacy(game, edition: str) -> None:
    state = game.position(phase="diplomacy", edition=edition, hands={"french": "peace_talks"})
    do(state, "first me")
    assert refused(state, "play peace_talks austria") == ("2.3 C", "wrong-card")


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("year", "chooses"), [(1806, "french"), (1810, "french"), (1811, "coalition")]
)
@pytest.mark.parametrize("choice", ["me", "other"])
def test_who_chooses_and_who_plays_first(game, edition, year, chooses, choice) -> None:
    hands = {"french": "mud", "coalition": "mud"}
    state = game.position(phase="diplomacy", edition=edition, year=year, hands=hands)
    assert (state.step, state.seat, game.step_rule(state)) == ("order", chooses, "6.1")
    do(state, f"first {choice}")
    rival = "coalition" if chooses == "french" else "french"
    assert state.seat == (chooses if choice == "me" else rival)


@pytest.mark.rule("6.2", edition="original")
def test_in_the_original_nothing_happens_before_both_have_passed(game) -> None:
    state = game.position(
        phase="diplomacy",
        edition="original",
        countries={"ally": "spain"},
        hands={"french": "talleyrand mud", "coalition": "pitt mud"},
    )
    do(state, "first me", "play talleyrand danmark", "play pitt spain")
    assert (aligned(state, "danmark"), aligned(state, "spain")) == ("neutral", "ally")
    do(state, "done", "done")
    assert (aligned(state, "danmark"), aligned(state, "spain")) == ("ally", "neutral")


@pytest.mark.rule("6.2", "A33", edition="original")
def test_a_target_is_judged_by_its_alignment_at_the_start(game) -> None:
    """Austria is neutral at the start: nobody takes it two steps in one phase."""
    state = game.position(
        phase="diplomacy",
        edition="original",
        hands={"french": "talleyrand napoleon_i", "coalition": "pitt english_gold"},
    )
    do(state, "first me", "play talleyrand austria", "play pitt austria")
    assert refused(state, "play napoleon_i austria") == ("6.2 B", "aimed-twice")
    do(state, "done")
    assert refused(state, "play english_gold austria") == ("6.2 B", "aimed-twice")
    do(state, "done")
    assert aligned(state, "austria") == "neutral"


@pytest.mark.rule("6.3 B", "A34")
@pytest.mark.rule("6.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("year", "first"), [(1806, "french"), (1812, "coalition")])
def test_the_player_with_priority_deploys_his_new_allies_first(game, edition, year, first) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        year=year,
        hands={"french": "talleyrand", "coalition": "pitt"},
    )
    do(state, "first me")
    texts = {"french": "play talleyrand prussia", "coalition": "play pitt austria"}
    do(state, texts[state.seat])
    do(state, texts[state.seat])
    assert (aligned(state, "prussia"), aligned(state, "austria")) == ("ally", "member")
    assert (state.step, state.seat) == ("join", first)
    do(state, "done")
    assert state.step == "join"
    assert state.seat != first
    assert "done" in {str(action) for action in state.legal()}


@pytest.mark.rule("6.3 A", "A37")
@pytest.mark.rule("6.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_minor_allies_of_a_minor_turned_neutral_leave(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries={"ally": "bayern holland italia danmark"},
        areas={"lorraine": "lefebvre ney", "bayern": "soult"},
        hands={"coalition": "pitt"},
    )
    do(state, "first me", "play pitt bayern")
    assert aligned(state, "bayern") == "neutral"
    assert (at(state, "lefebvre"), at(state, "ney"), at(state, "soult")) == (
        "reserve",
        "lorraine",
        "bayern",
    )


@pytest.mark.rule("6.3 B", "9.4")
@pytest.mark.rule("6.3", "9.4", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_new_allies_come_only_where_no_enemy_is(game, edition: str) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        areas={"schlesien": "ney", "polen": "wellington"},
        hands={"french": "talleyrand"},
    )
    do(state, "first me", "play talleyrand prussia")
    assert refused(state, "deploy hohenlohe polen") == ("9.4", "enemy-there")
    assert refused(state, "deploy hohenlohe bohmen") == ("9.4", "not-home")
    do(state, "deploy hohenlohe schlesien", "done")
    assert at(state, "hohenlohe") == "schlesien"


@pytest.mark.rule("6.2 B")
def test_joseph_and_a_coalition_card_cancel(game) -> None:
    state = game.position(
        phase="diplomacy",
        countries={"ally": "spain"},
        hands={"french": "joseph", "coalition": "pitt"},
    )
    do(state, "first me", "play joseph spain", "play pitt spain")
    assert aligned(state, "spain") == "ally"
    assert sorted(discards(state)) == ["joseph", "pitt"]


def test_why_nothing_can_be_done_somewhere_names_no_card_that_nobody_asked_about(game) -> None:
    hands = {"french": "mud", "coalition": "mud"}
    state = game.position(phase="diplomacy", countries={"member": "austria"}, hands=hands)
    state.apply("first me")
    reason = game.about(state, "french", place="brandenburg").reasons[0]
    assert reason.key == "no-card-does"
    reason = game.about(state, "french", card="napoleon_i").reasons[0]
    assert "Napoleon I" in reason.text


@pytest.mark.rule("6.3 B", "9.2 C", "A185")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("country", "others", "corps"),
    [
        ("prussia", {}, {"sachsen_weimar sachsen"}),  # Saxony is Prussian
        ("austria", {"member": "bayern"}, set()),  # Wrede is at home in Bavaria
    ],
)
def test_which_minor_allies_come_with_a_great_power(game, edition, country, others, corps) -> None:
    state = game.position(
        phase="diplomacy",
        edition=edition,
        countries=others,
        hands={"coalition": "talleyrand mud"},
    )
    do(state, "first other", f"play talleyrand {country}")
    while state.step == "diplomacy":
        do(state, "done")
    assert state.step == "join"
    came = {
        text for text in legal(state, "deploy") if text.split()[0] in ("sachsen_weimar", "wrede")
    }
    assert came == corps
