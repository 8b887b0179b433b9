"""The cards of the campaign phase (2.3, 10, 11): what each does, when, and what refuses it."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import B_ATTACKER, ROUND
from marches import campaign, let_go, walk
from wars import at, do, hand, legal, refused, told

EDITIONS = ("living", "original")
WAR = {"member": "austria russia", "ally": "bayern wurttemberg westfalen italia schweiz holland"}
POLAND = {"member": "russia", "ally": "prussia"}


# --- Peace Talks and Winter Quarters -------------------------------------------------------


@pytest.mark.rule("10.3", "10.4", "A63")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["peace_talks", "winter_quarters"])
def test_a_round_is_stopped_before_any_move_only(game, edition: str, card: str) -> None:
    state = campaign(
        game, edition=edition, round=5, areas={"lorraine": "ney"}, hands={"french": card}
    )
    assert refused(state, f"use {card}") == ("2.3 C", "wrong-card")
    do(state, "march lorraine")
    assert refused(state, f"use {card}") == ("2.3 C", "wrong-card")


@pytest.mark.rule("10.3", "2.3")
def test_only_a_card_that_is_held_stops_a_round(game) -> None:
    state = game.position(phase="campaign", hands={"french": "pitt"})
    do(state, "first me")
    assert state.step == "round-cards"
    assert refused(state, "use peace_talks") == ("2.3", "not-held")
    assert refused(state, "recall peace_talks") == ("2.3 G", "no-napoleonica")


@pytest.mark.rule("10.3", "10.4")
@pytest.mark.parametrize(
    ("edition", "card", "rule"),
    [("living", "winter_quarters", "10.4"), ("original", "peace_talks", "10.3")],
)
def test_who_says_how_long_is_told_the_rule(game, edition: str, card: str, rule: str) -> None:
    state = game.position(phase="campaign", edition=edition, round=5, hands={"french": card})
    do(state, "first me", f"use {card}")
    assert (state.step, game.step_rule(state)) == ("how-long", rule)


@pytest.mark.rule("10.3", edition="original")
def test_nothing_is_said_of_two_rounds_if_one_is_left(game) -> None:
    state = game.position(
        phase="campaign", edition="original", round=6, hands={"french": "peace_talks"}
    )
    do(state, "first me", "use peace_talks")
    assert state.step != "how-long"
    assert state.c[ROUND] == 0


# --- Major Campaign ------------------------------------------------------------------------


@pytest.mark.rule("11 B", "11.0", "A65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_major_campaign_in_ones_own_half_only(game, edition: str) -> None:
    hands = {"french": "mud", "coalition": "major_campaign"}
    areas = {"lorraine": "ney", "osterreich": "karl"}
    state = campaign(game, edition=edition, countries=WAR, areas=areas, hands=hands)
    do(state, "march lorraine", "go")
    assert (state.step, state.seat) == ("announced", "coalition")
    assert refused(state, "use major_campaign") == ("2.3 C", "wrong-card")
    walk(state, "enter ile_de_france", "stop")
    assert state.seat == "coalition"
    do(state, "use major_campaign")
    asked = state.view(None)["step"]
    assert (asked["armies"], asked["major-campaign"]) == (3, True)


@pytest.mark.rule("11 B", "11 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_major_campaign_may_be_cut_short(game, edition: str) -> None:
    hands = {"french": "major_campaign pitt mud"}
    areas = {"lorraine": "ney", "flandre": "soult"}
    state = campaign(game, edition=edition, areas=areas, hands=hands)
    walk(state, "use major_campaign", "march lorraine", "go", "enter ile_de_france", "stop")
    do(state, "done")
    assert (state.step, state.seat) == ("moves", "coalition")
    assert sorted(hand(state, "french")) == ["mud", "pitt"]


@pytest.mark.rule("11 B", "11 C", "A66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_detached_forces_of_one_stack(game, edition: str) -> None:
    hands = {"french": "major_campaign pitt mud"}
    areas = {"ile_de_france": "napoleon davout ney"}
    state = campaign(game, edition=edition, areas=areas, hands=hands)
    do(state, "use major_campaign", "march ile_de_france", "without napoleon", "without davout")
    walk(state, "go", "enter normandie", "stop")
    do(state, "march ile_de_france", "without napoleon")
    assert refused(state, "with ney") == ("11 C", "not-here")
    walk(state, "pay pitt", "enter flandre", "stop")
    walk(state, "march ile_de_france", "pay mud", "enter lorraine", "stop")
    there = {corps: at(state, corps) for corps in ("ney", "davout", "napoleon")}
    assert there == {"ney": "normandie", "davout": "flandre", "napoleon": "lorraine"}


@pytest.mark.rule("11 H", "11 G", "A67", "A69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_major_campaign_without_cards_moves_the_free_army_only(game, edition: str) -> None:
    hands = {"french": "major_campaign"}
    areas = {"lorraine": "ney", "flandre": "soult"}
    state = campaign(game, edition=edition, areas=areas, hands=hands)
    walk(state, "use major_campaign", "march lorraine", "go", "enter ile_de_france", "stop")
    assert (state.step, state.seat) == ("moves", "french")
    assert refused(state, "march flandre") == ("11 G", "cannot-pay")


@pytest.mark.rule("11 J", "A113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_battles_follow_all_moves_of_a_major_campaign(game, edition: str) -> None:
    hands = {"french": "major_campaign pitt"}
    areas = {"wurttemberg": "massena", "italia": "soult", "bayern": "mack", "tirol": "ferdinand"}
    state = campaign(game, edition=edition, countries=WAR, areas=areas, hands=hands, dice=[6] * 20)
    do(state, "use major_campaign")
    walk(state, "march wurttemberg", "go", "enter bayern")
    let_go(state)
    assert (state.step, state.seat) == ("moves", "french")
    walk(state, "march italia", "pay pitt", "enter tirol")
    let_go(state)
    do(state, "done")
    assert (state.step, state.seat) == ("battles", "french")
    assert legal(state, "fight") == {"bayern", "tirol"}


@pytest.mark.rule("10.0", "11 J")
@pytest.mark.parametrize("edition", EDITIONS)
def test_otherwise_a_battle_follows_at_once(game, edition: str) -> None:
    areas = {"wurttemberg": "massena", "bayern": "mack"}
    state = campaign(game, edition=edition, countries=WAR, areas=areas, dice=[6, 1])
    events = walk(state, "march wurttemberg", "go", "enter bayern")
    assert told(events, "battle-begins") == [{"area": "bayern", "side": "french"}]


# --- Forced March --------------------------------------------------------------------------


@pytest.mark.rule("11.1 B", "11.1.2 A", "A78")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forced_march_gains_an_area_and_wears_down(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        areas={"bretagne": "massena"},
        hands={"french": "forced_march"},
        dice=[6],
    )
    do(state, "march bretagne", "use forced_march")
    assert state.view("french")["step"]["left"] == 4
    events = do(state, "enter normandie", "stop")
    assert [e["dice"] for e in told(events, "wore-down")] == [(6,)]


@pytest.mark.rule("2.3 C", "11.1 B", "11 G")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forced_march_may_answer_mud_but_one_is_enough(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        areas={"bretagne": "massena"},
        hands={"french": "forced_march forced_march forced_march", "coalition": "mud pitt"},
        dice=[6],
    )
    do(state, "march bretagne", "go", "use mud", "pass")
    assert state.view("french")["step"]["left"] == 2
    do(state, "use forced_march")
    assert state.view("french")["step"]["left"] == 3
    assert refused(state, "use forced_march") == ("2.3 C", "wrong-card")


@pytest.mark.rule("2.3 C", "11.1 B", "11.1.2 B")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forced_march_is_played_at_any_time_of_a_move(game, edition: str) -> None:
    """Whoever was left before it shares none of its wear."""
    state = campaign(
        game,
        edition=edition,
        areas={"bretagne": "massena ney"},
        hands={"french": "forced_march manoeuvre"},
        dice=[1, 6],
    )
    do(state, "march bretagne", "go", "enter normandie", "drop ney")
    assert refused(state, "use manoeuvre") == ("2.3 C", "wrong-card")  # it begins a move
    do(state, "use forced_march")
    assert state.view("french")["step"]["left"] == 3
    events = do(state, "enter flandre", "stop")
    assert [(e["dice"], e["losses"]) for e in told(events, "wore-down")] == [((1,), 1)]
    assert (at(state, "massena"), at(state, "ney")) == ("prisoners", "normandie")


@pytest.mark.rule("11.1.2 A", "11.4 A", "A68", "A164")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forced_march_helps_and_pays_to_intercept_without_wear(game, edition: str) -> None:
    areas = {"ostpreussen": "davout", "livonia": "kutuzov", "moscow": "essen"}
    hands = {"coalition": "forced_march"}
    state = campaign(game, "coalition", edition=edition, countries=POLAND, areas=areas, hands=hands)
    walk(state, "march moscow", "go", "stop", "march ostpreussen", "go", "enter lithuania")
    do(state, "intercept livonia")
    assert refused(state, "pay forced_march") == ("11.4 A", "too-slow-to-intercept")
    events = do(state, "use forced_march")
    assert at(state, "kutuzov") == "lithuania"
    assert told(events, "wore-down") == []
    assert hand(state, "coalition") == []


@pytest.mark.rule("11.3 A", "11.4 A", "A164")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("army", ["kutuzov", "kutuzov essen"])
def test_a_forced_march_makes_a_mover_harder_to_intercept(game, edition: str, army: str) -> None:
    areas = {"ostpreussen": "massena", "livonia": army}
    hands = {"french": "forced_march"}
    state = campaign(
        game, edition=edition, countries=POLAND, areas=areas, hands=hands, dice=[6] * 9
    )
    walk(state, "march ostpreussen", "use forced_march", "enter lithuania")
    if state.step == "react":  # who is sent is hidden in the original rules
        do(state, "intercept livonia")
        assert refused(state, "go") == ("11.4 A", "too-slow-to-intercept")
    else:
        assert state.step == "move"
        assert edition == "living" or army == "kutuzov"


@pytest.mark.rule("11.3 C", "A166", edition="living")
def test_a_forced_march_helps_to_withdraw_by_sea(game) -> None:
    state = campaign(
        game,
        markers="britannia",
        countries={"member": "portugal", "ally": "spain"},
        areas={"castilla_la_nueva": "davout", "portugal": "wellington"},
        hands={"coalition": "forced_march"},
    )
    walk(state, "march castilla_la_nueva", "go", "enter portugal", "withdraw britain")
    assert refused(state, "go") == ("11.3 A", "too-slow")
    do(state, "use forced_march")
    assert at(state, "wellington") == "britain"


@pytest.mark.rule("11.2 A", "A84")
def test_nobody_marches_by_sea(game) -> None:
    state = campaign(
        game,
        "coalition",
        markers="britannia",
        countries={"member": "portugal"},
        areas={"britain": "wellington"},
        hands={"coalition": "forced_march manoeuvre"},
    )
    do(state, "sail wellington portugal")
    assert refused(state, "use forced_march") == ("2.3 C", "wrong-card")
    assert refused(state, "use manoeuvre") == ("2.3 C", "wrong-card")


# --- Indecision and Mud --------------------------------------------------------------------


@pytest.mark.rule("2.3 C", "A71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_halted_army_does_not_move_again_in_the_round(game, edition: str) -> None:
    areas = {"lorraine": "ney", "flandre": "soult"}
    hands = {"french": "major_campaign pitt mud", "coalition": "indecision"}
    state = campaign(game, edition=edition, areas=areas, hands=hands)
    do(state, "use major_campaign", "march lorraine", "go", "use indecision")
    assert (state.step, state.seat) == ("moves", "french")
    assert at(state, "ney") == "lorraine"
    assert refused(state, "march lorraine") == ("11 B", "all-moved")
    assert state.view(None)["step"]["armies"] == 2
    do(state, "march flandre")
    assert refused(state, "go") == ("11 G", "must-pay")  # the free move stays spent


@pytest.mark.rule("2.3 C", "11.2 A", "A71")
def test_indecision_holds_up_a_voyage_mud_does_not(game) -> None:
    state = campaign(
        game,
        "coalition",
        markers="britannia",
        countries={"member": "portugal"},
        areas={"britain": "wellington"},
        hands={"french": "mud indecision"},
    )
    do(state, "sail wellington portugal", "go")
    assert legal(state, "use") == {"indecision"}
    assert refused(state, "use mud") == ("2.3 C", "wrong-card")
    do(state, "use indecision")
    assert at(state, "wellington") == "britain"


@pytest.mark.rule("2.3 C", "A71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_is_played_against_an_interception(game, edition: str) -> None:
    areas = {"ostpreussen": "massena", "livonia": "bagration"}
    hands = {"french": "indecision mud"}
    state = campaign(game, edition=edition, countries=POLAND, areas=areas, hands=hands)
    walk(state, "march ostpreussen", "go", "enter lithuania", "intercept livonia", "go")
    assert at(state, "bagration") == "lithuania"
    assert state.step == "stance"


@pytest.mark.rule("2.3 C", "11.1 B", "A74")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mud_may_leave_nothing(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        round=5,
        areas={"lorraine": "moncey"},
        hands={"coalition": "mud", "french": "pitt"},
    )
    do(state, "march lorraine", "go", "use mud")
    assert (state.step, state.view("french")["step"]["left"]) == ("move", 0)
    assert refused(state, "enter flandre") == ("11.1 B", "too-far")
    do(state, "stop")
    assert at(state, "moncey") == "lorraine"


@pytest.mark.rule("2.3 C", "11.3 A", "A164")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mud_does_not_slow_an_army_in_comparisons(game, edition: str) -> None:
    areas = {"wurttemberg": "davout", "bayern": "karl"}
    state = campaign(
        game, edition=edition, countries=WAR, areas=areas, hands={"coalition": "mud"}, dice=[6, 1]
    )
    events = do(state, "march wurttemberg", "go", "use mud", "enter bayern")
    assert told(events, "battle-begins")  # 3 against 4: no withdrawal


@pytest.mark.rule("2.3 G", "A17", "A71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_napoleonica_fetches_mud(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        areas={"lorraine": "massena"},
        hands={"coalition": "napoleonica"},
        discards="mud pitt",
    )
    do(state, "march lorraine", "go")
    assert legal(state, "recall") == {"mud"}
    assert refused(state, "recall indecision") == ("2.3 G", "not-in-discards")
    do(state, "recall mud")
    assert state.view("french")["step"]["left"] == 2


# --- Manœuvre ------------------------------------------------------------------------------


def manoeuvre(game, *, edition: str = "living", **areas: str):
    """Davout and Ney go from Lorraine through Württemberg, where Mack stands."""
    given = {"lorraine": "davout ney", "wurttemberg": "mack", **areas}
    hands = {"french": "manoeuvre pitt", "coalition": "mud"}
    state = campaign(
        game, edition=edition, countries=WAR, areas=given, hands=hands, dice=[6, 6, 6, 6, 1]
    )
    walk(state, "march lorraine", "use manoeuvre", "enter wurttemberg")
    return state


@pytest.mark.rule("11 I", "11.3 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_passed_by_does_not_withdraw_and_is_not_fought(game, edition: str) -> None:
    state = manoeuvre(game, edition=edition)
    let_go(state, "react")
    assert (state.step, state.view(None)["step"]["left"]) == ("move", 3)
    walk(state, "enter westfalen", "stop")
    assert at(state, "mack") == "wurttemberg"
    assert (state.step, state.seat) == ("moves", "coalition")


@pytest.mark.rule("11 I", "11.3 A")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_army_that_ends_its_manoeuvre_among_enemies_attacks(game, edition: str) -> None:
    areas = {"lorraine": "massena", "wurttemberg": "karl"}
    state = campaign(
        game, edition=edition, countries=WAR, areas=areas, hands={"french": "manoeuvre"}
    )
    do(state, "march lorraine", "use manoeuvre", "enter wurttemberg", "stop")
    assert (state.step, state.seat) == ("withdrawal", "coalition")
    events = do(state, "pass")
    assert told(events, "battle-begins") == [{"area": "wurttemberg", "side": "french"}]


@pytest.mark.rule("11 D", "11 I")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_corps_is_left_among_enemies(game, edition: str) -> None:
    state = manoeuvre(game, edition=edition)
    let_go(state, "react")
    assert refused(state, "drop ney") == ("11 I", "among-enemies")
    walk(state, "enter westfalen", "drop ney")
    assert at(state, "ney") == "westfalen"


@pytest.mark.rule("11.3 D", "11.4 E", "A89")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_joined_by_interceptors_has_accepted_battle(game, edition: str) -> None:
    areas = {"wurttemberg": "karl", "lorraine": "massena", "bayern": "johann"}
    hands = {"french": "manoeuvre"}
    state = campaign(game, edition=edition, countries=WAR, areas=areas, hands=hands)
    walk(state, "march lorraine", "use manoeuvre", "enter wurttemberg")
    do(state, "intercept bayern", "go")
    assert state.step == "engage"
    assert state.c[B_ATTACKER] == 0


@pytest.mark.rule("11 G", "A68")
@pytest.mark.parametrize("edition", EDITIONS)
def test_manoeuvre_pays_for_its_move(game, edition: str) -> None:
    areas = {"lorraine": "ney"}
    state = campaign(game, edition=edition, areas=areas, hands={"french": "manoeuvre"})
    walk(state, "march lorraine", "go", "stop", "done", "march lorraine", "use manoeuvre")
    assert (state.step, hand(state, "french")) == ("move", [])


@pytest.mark.rule("11.4 A", "2.3 C")
@pytest.mark.parametrize("edition", EDITIONS)
def test_manoeuvre_is_for_moves_only(game, edition: str) -> None:
    areas = {"ostpreussen": "massena", "livonia": "bagration"}
    hands = {"coalition": "manoeuvre"}
    state = campaign(game, edition=edition, countries=POLAND, areas=areas, hands=hands)
    walk(state, "march ostpreussen", "go", "enter lithuania", "intercept livonia")
    assert refused(state, "use manoeuvre") == ("2.3 C", "wrong-card")


# --- each once in a move (A182) ---------------------------------------------------------------


@pytest.mark.rule("11.1 B", "A182")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_army_is_slowed_by_mud_once(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        countries=WAR,
        areas={"lorraine": "massena"},
        hands={"coalition": "mud mud"},
    )
    do(state, "march lorraine", "go", "use mud")
    assert refused(state, "use mud") == ("2.3 C", "wrong-card")
    do(state, "pass", "enter wurttemberg", "enter bayern")
    assert state.step != "move"  # 3 - 1
