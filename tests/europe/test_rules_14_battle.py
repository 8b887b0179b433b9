"""Chapter 14: who fights, the odds, morale, modifiers and dice."""

from typing import Any

import pytest

from europe_wars import at, attack, bears, go_on, legal, piece, steps, told, totals, zone
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import B_MORALE, B_ODDS, B_SIZE
from grognard.games.europe.steps.battle import odds, size
from grognard.games.europe.steps.battlefield import MAJOR, MINOR, SKIRMISH

ARMY = "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11"
WELLINGTON = "wellington en_corps_3 en_corps_4"


def fight(game: Europe, dice: list[int], attackers: str = ARMY, defenders: str = WELLINGTON) -> Any:
    """The French at Lille are about to attack Brussels."""
    return game.position({"lille": attackers, "bruxelles": defenders}, dice=dice, points=(2, 0))


# --- counter-marches (14.1) ----------------------------------------------------------------


def blucher_near(game: Europe, dice: list[int], **more: str) -> Any:
    """Blücher stands at Namur, next to the battle of Brussels."""
    board = {"lille": ARMY, "bruxelles": WELLINGTON, "namur": "blucher pr_corps_2", **more}
    state = game.position(board, dice=dice)
    attack(state, "napoleon", "bruxelles", until="counter-march")
    return state


@pytest.mark.rule("14.1")
def test_a_force_marches_to_the_guns_on_five_with_the_value_of_its_general(game: Europe) -> None:
    state = blucher_near(game, [4, 1, 3, 3, 3, 3])
    assert state.seat == "coalition"
    assert legal(state, "join") == {"blucher"}
    events = go_on(state, "join blucher", until="losses")
    assert told(events, "counter-marched")
    assert at(state, "pr_corps_2") == "bruxelles"


@pytest.mark.rule("14.1")
def test_a_counter_march_that_fails_is_not_tried_again(game: Europe) -> None:
    state = blucher_near(game, [3, 3, 3, 3, 3])
    events = go_on(state, "join blucher")
    assert told(events, "counter-march-failed")
    assert at(state, "pr_corps_2") == "namur"


@pytest.mark.rule("14.1")
def test_the_general_of_an_army_in_the_battle_lends_his_value(game: Europe) -> None:
    """R214: Wellington's 3 in defence instead of Blücher's 1."""
    army = f"army_of_the_peninsula {WELLINGTON}"
    state = blucher_near(game, [2, 1, 3, 3, 3, 3], bruxelles=army)
    go_on(state, "join blucher", until="losses")
    assert at(state, "pr_corps_2") == "bruxelles"


@pytest.mark.rule("14.1")
def test_a_demoralised_force_does_not_counter_march(game: Europe) -> None:
    board = {"lille": ARMY, "bruxelles": WELLINGTON, "namur": "blucher pr_corps_2!"}
    state = game.position(board, dice=[3, 3, 3, 3])
    events = attack(state, "napoleon", "bruxelles", until="losses")
    assert told(events, "battle-rolled")


@pytest.mark.rule("14.1")
def test_nobody_counter_marches_over_a_mountain_or_towards_a_lone_depot(game: Europe) -> None:
    board = {"trente": "schwarzenberg au_corps_1", "milan": "frimont au_corps_2"}
    board["parme"] = "suchet fr_corps_9 fr_corps_10"
    state = game.position(board, dice=[3, 3, 3, 3, 3, 3], points=(1, 0))
    attack(state, "suchet", "milan", until="losses")
    assert at(state, "au_corps_1") == "trente"
    board = {"lille": "fr_corps_9-", "bruxelles": "england_depot_1#", "namur": "blucher pr_corps_2"}
    state = game.position(board, dice=[3, 3, 3, 3], points=(1, 0))
    events = attack(state, "fr_corps_9", "bruxelles")
    assert told(events, "battle-rolled")
    assert not told(events, "counter-marched")


@pytest.mark.rule("14.1")
def test_a_subordinate_marches_without_his_army(game: Europe) -> None:
    board = {"lille": f"{ARMY} davout fr_corps_12", "soissons": "ney fr_corps_13"}
    board["namur"] = "bulow pr_corps_2 pr_corps_3"
    board["bruxelles"] = "army_of_the_peninsula wellington hill en_corps_3 en_corps_4 en_corps_5"
    state = game.position(board, dice=[5, 1, 3, 3, 3, 3, 3], points=(1, 0))
    attack(state, "ney", "namur", until="counter-march")
    assert legal(state, "join") == {"hill", "wellington"}
    go_on(state, "join hill", until="losses")
    assert at(state, "bulow") == "next budget"  # of equal points England's general commands
    assert at(state, "wellington") == "bruxelles"


@pytest.mark.rule("14.1")
def test_besiegers_who_march_to_the_guns_lift_their_siege(game: Europe) -> None:
    """R215: all of Blücher's troops leave Lille, which they besieged."""
    board = {
        "soissons": ARMY,
        "lille": "blucher pr_corps_2 | fr_national_guard_1^",
        "namur": WELLINGTON,
        "bruxelles": "beresford en_corps_5",
    }
    state = game.position(
        board, dice=[5, 1], forts={"lille": "siege 2", "namur": "ruined"}, control={}
    )
    attack(state, "napoleon", "namur", until="counter-march")
    assert legal(state, "join") == {"beresford"}


@pytest.mark.rule("14.1")
def test_consolidation_sends_a_higher_general_who_joins_an_army_away(game: Europe) -> None:
    """R216 and X08: the army keeps its commander."""
    army = "army_of_the_elbe yorck pr_corps_3 pr_corps_4"
    state = blucher_near(game, [4, 1, 3, 3, 3, 3], bruxelles=army)
    go_on(state, "join blucher", until="losses")
    assert at(state, "blucher") == "next budget"
    assert at(state, "pr_corps_2") == "bruxelles"


@pytest.mark.rule("14.1")
def test_what_is_too_many_goes_before_the_odds(game: Europe) -> None:
    """R216: Beresford commands four steps, and six are there; the owner gives up two."""
    board = {
        "lille": ARMY,
        "bruxelles": "beresford en_corps_3 en_corps_4",
        "namur": "clinton en_corps_5",
    }
    state = game.position(board, dice=[5, 1, 3, 3, 3, 3])
    attack(state, "napoleon", "bruxelles", until="counter-march")
    go_on(state, "join clinton", until="crowded")
    assert at(state, "clinton") == "next budget"
    go_on(state, "remove en_corps_5", "remove en_corps_5", until="losses")
    assert steps(state, "en_corps_3", "en_corps_4", "en_corps_5") == 4


# --- odds and size (14.2, 14.3) ------------------------------------------------------------


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [(9, 6, 2), (8, 10, -1), (6, 8, -1), (5, 8, -2), (9, 2, 5), (2, 9, -5), (7, 2, 4)],
)
def test_t01_t02_odds_are_rounded_with_one_half_up(ours: int, theirs: int, expected: int) -> None:
    """R217."""
    assert odds(2 * ours, 2 * theirs) == expected


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [(6, 8, MINOR), (13, 9, MINOR), (12, 10, MAJOR), (4, 3, SKIRMISH), (4, 4, MINOR)],
)
def test_t03_the_size_of_a_battle(game: Europe, ours: int, theirs: int, expected: int) -> None:
    """X09 too: 22 points with fewer than 10 on the weaker side are a minor battle (R219)."""
    assert size(fight(game, []), 2 * ours, 2 * theirs) == expected


@pytest.mark.rule("14.2")
def test_at_five_to_one_the_weaker_side_is_destroyed_without_dice(game: Europe) -> None:
    """R218, R239, R247: it is a battle won, and rallies a demoralised victor."""
    army = "grande_armee napoleon fr_corps_9! fr_corps_10! fr_corps_11!"
    state = fight(game, [], army, "wellington en_corps_3-")
    events = attack(state, "napoleon", "bruxelles", until="move")
    assert told(events, "battle-won")
    assert not told(events, "battle-rolled")
    assert at(state, "wellington") == "next budget"
    assert at(state, "en_corps_3") == "reserve"
    assert not bears(state, "fr_corps_9", "demoralised")
    assert state.step == "move"
    assert state.side(state.holder(zone(state, "bruxelles"))) == 0


@pytest.mark.rule("14.2")
def test_a_lone_fixed_depot_is_worth_half_a_point_and_inflicts_nothing(game: Europe) -> None:
    """R154: it loses and is destroyed, or wins and the attacker goes back."""
    state = fight(game, [6, 6, 1, 1], "fr_corps_9-", "england_depot_1#")
    attack(state, "fr_corps_9", "bruxelles", until="move")
    assert state.c[B_ODDS] == 2
    assert at(state, "england_depot_1") == "reserve"
    state = fight(game, [1, 1, 6, 6], "fr_corps_9-", "england_depot_1#")
    attack(state, "fr_corps_9", "bruxelles", until="retreat")
    go_on(state, "retreat lille")
    assert at(state, "fr_corps_9") == "lille"
    assert at(state, "england_depot_1") == "bruxelles"


# --- morale (14.4) -------------------------------------------------------------------------


@pytest.mark.rule("14.4")
def test_t04_the_morale_that_most_steps_have_is_the_force_s(game: Europe) -> None:
    force = "army_of_germany schwarzenberg au_corps_1 au_corps_2 au_landwehr_1 au_landwehr_2- "
    state = fight(game, [3, 3, 3, 3], ARMY, force + "en_corps_1")
    attack(state, "napoleon", "bruxelles", until="losses")
    assert state.c[B_MORALE + 1] == 3


@pytest.mark.rule("14.4")
def test_of_equals_the_owner_chooses_and_those_units_pay(game: Europe) -> None:
    """R220: half of the losses, rounded up, on units of exactly that morale."""
    state = fight(game, [6, 6, 3, 3], ARMY, "wellington en_corps_1 en_corps_3")
    attack(state, "napoleon", "bruxelles", until="morale-choice")
    assert legal(state, "morale") == {"4", "5"}
    go_on(state, "morale 4", until="losses")
    while state.seat == "empire":
        go_on(state, "lose fr_corps_9", until="losses")
    assert steps(state, "en_corps_1", "en_corps_3") == 4
    go_on(state, "lose en_corps_1", "lose en_corps_1", until="losses")
    assert legal(state, "lose") == {"en_corps_3"}


@pytest.mark.rule("14.4")
def test_units_of_a_lost_capital_have_one_less(game: Europe) -> None:
    """R221."""
    board = {"lille": ARMY, "bruxelles": WELLINGTON}
    state = game.position(board, dice=[3, 3, 3, 3], control={"londres": "france"})
    attack(state, "napoleon", "bruxelles", until="losses")
    assert state.c[B_MORALE + 1] == 3
    assert state.morale(piece(state, "ru_corps_1")) == 3


# --- modifiers (14.5) ----------------------------------------------------------------------


def rolled(
    game: Europe, attackers: str, defenders: str = WELLINGTON, *said: str, **more: Any
) -> dict[str, int]:
    """What is added to the dice of both sides at Brussels."""
    board = {"lille": attackers, "bruxelles": defenders}
    leader = next(word for word in attackers.split() if word in ("napoleon", "ney", "suchet"))
    state = game.position(board, dice=[3, 3, 3, 3, 3, 3], **more)
    answers = [f"activate {leader}", "enter bruxelles", *said]
    found = totals(go_on(state, *answers, until="losses"))
    return {side: total - 6 for side, total in found.items()}


@pytest.mark.rule("14.5.1")
def test_odds_count_for_the_attacker_only(game: Europe) -> None:
    """6 to 4 is 2 to 1; 4 to 6 is 1 to 2."""
    assert rolled(game, ARMY) == {"empire": 3 + 1, "coalition": 3}
    force = f"{WELLINGTON} en_corps_5"
    assert rolled(game, "napoleon fr_corps_9 fr_corps_10", force) == {
        "empire": 3 - 1,
        "coalition": 3,
    }


@pytest.mark.rule("14.5.2")
def test_t28_more_cavalry_counts_one(game: Europe) -> None:
    """Of the attacker a step and a general of cavalry, of the defender a step."""
    french = "grande_armee napoleon murat fr_corps_9 fr_cavalry-"
    austrian = "army_of_germany schwarzenberg au_corps_1 au_cavalry-"
    assert rolled(game, french, austrian) == {"empire": 3 + 1, "coalition": 1}


@pytest.mark.rule("14.5.3")
@pytest.mark.parametrize(
    ("force", "expected"),
    [("rapp fr_corps_9 fr_corps_10", -2), (f"{ARMY}-", 3 - 1)],
)
def test_a_river_without_bridge_counts_less_for_an_army(
    game: Europe, force: str, expected: int
) -> None:
    """R222: -2, but -1 for a force with an army marker."""
    leader = "napoleon" if "napoleon" in force else "rapp"
    board = {"strasbourg": force, "bade": "schwarzenberg au_corps_1 au_corps_2"}
    state = game.position(board, dice=[3, 3, 3, 3], points=(1, 0))
    found = totals(attack(state, leader, "bade", until="losses"))
    assert found["empire"] - 6 == expected


@pytest.mark.rule("14.5.3")
def test_marsh_and_a_pass_both_count_against_the_attacker(game: Europe) -> None:
    board = {"trente": "suchet fr_corps_9 fr_corps_10", "mantoue": "frimont au_corps_1 au_corps_2"}
    state = game.position(board, dice=[3, 3, 3, 3, 3, 3], points=(1, 0))
    events = attack(state, "suchet", "mantoue", until="losses")
    assert told(events, "out-of-supply")
    assert totals(events)["empire"] - 6 == 2 - 1 - 1 - 3


@pytest.mark.rule("14.5.4")
def test_a_force_out_of_supply_has_three_less(game: Europe) -> None:
    """R188, R197: the attacker's line begins where he came from; the flags are set anew."""
    board = {"lille": ARMY, "bruxelles": WELLINGTON}
    taken = {"lille": "england", "soissons": "england", "rouen": "england"}
    state = game.position(board, dice=[1, 3, 3, 3, 3], control=taken)
    events = attack(state, "napoleon", "bruxelles", until="losses")
    assert totals(events)["empire"] - 6 == 3 + 1 - 3
    assert bears(state, "fr_corps_9", "unsupplied")


@pytest.mark.rule("14.5.4")
def test_who_stands_on_his_source_is_fed_by_it(game: Europe) -> None:
    """R197: Davout in Paris with all around in enemy hands."""
    board = {"soissons": "blucher pr_corps_2 pr_corps_3", "paris": "davout fr_corps_9 fr_corps_10"}
    around = ("soissons", "reims", "rouen", "orleans", "rennes", "dijon", "lille", "metz")
    state = game.position(
        board, dice=[3, 3, 3, 3], control=dict.fromkeys(around, "prussia"), seat="coalition"
    )
    assert totals(attack(state, "blucher", "paris", until="losses"))["empire"] == 6 + 3


@pytest.mark.rule("14.5.5")
def test_one_elite_unit_leads_and_special_units_are_engaged(game: Europe) -> None:
    """R223: two stars of the Guard, two points of its cavalry, which counts as cavalry too."""
    force = "grande_armee napoleon fr_guard fr_corps_1 guard_cavalry"
    said = ("morale 5", "lead fr_guard", "engage guard_cavalry")
    assert rolled(game, force, WELLINGTON, *said)["empire"] == 3 + 2 + 2 + 1
    state = fight(game, [3, 3, 3, 3], force)
    attack(state, "napoleon", "bruxelles")
    go_on(state, "morale 5", "lead fr_guard", until="leads")
    assert legal(state, "lead") == set()


@pytest.mark.rule("14.5.6")
def test_one_subordinate_of_an_army_lends_his_value(game: Europe) -> None:
    """R224: never the general of an army, and nobody without an army."""
    force = f"{ARMY} davout ney"
    state = fight(game, [3, 3, 3, 3, 1], force)
    attack(state, "napoleon", "bruxelles", until="leads")
    assert legal(state, "lend") == {"davout", "ney"}
    events = go_on(state, "lend davout", until="losses")
    assert totals(events)["empire"] - 6 == 3 + 1 + 2


@pytest.mark.rule("14.5.7")
def test_the_attacker_shows_his_cards_first(game: Europe) -> None:
    """R225: both are asked before the dice."""
    board = {"lille": ARMY, "bruxelles": WELLINGTON}
    hands = {"empire": "8f", "coalition": "5c"}
    state = game.position(board, dice=[3, 3, 3, 3], hands=hands)
    attack(state, "napoleon", "bruxelles", until="answer")
    while state.step == "answer" and not legal(state, "use"):
        go_on(state, "pass", until="answer")
    assert state.seat == "empire"


# --- dice and winner (14.6) ----------------------------------------------------------------


@pytest.mark.rule("14.6")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ([2, 3, 3, 3], "empire"),  # 9: 2 against 9: 2, no plus on either side: the attacker loses
        ([3, 4, 3, 3], "empire"),  # 11: 2+ against 9: 2
        ([1, 1, 1, 1], "coalition"),  # 6: 1 against 5: 1
    ],
)
def test_of_equal_results_the_only_plus_wins_or_the_defender(
    game: Europe, dice: list[int], winner: str
) -> None:
    """R226."""
    state = fight(game, [*dice, 1])
    won = told(attack(state, "napoleon", "bruxelles", until="losses"), "battle-won")
    expected = "coalition" if dice == [2, 3, 3, 3] else winner
    assert won[0]["side"] == expected


@pytest.mark.rule("14.6")
def test_a_beaten_active_force_is_done_for_the_round(game: Europe) -> None:
    state = fight(game, [1, 1, 6, 6, 1, 1])
    attack(state, "napoleon", "bruxelles", until="losses")
    while state.step == "losses":
        go_on(state, sorted(legal(state))[0], until="losses")
    go_on(state, "retreat lille")
    assert bears(state, "fr_corps_9", "marked")
    assert at(state, "napoleon") == "lille"
    assert state.c[B_SIZE] == MINOR


@pytest.mark.rule("14.1")
def test_each_force_tries_once_in_a_battle(game: Europe) -> None:
    """R213: nor may its units come with another general of their army."""
    army = "army_of_the_peninsula wellington hill en_corps_3 en_corps_4 en_corps_5"
    board = {"soissons": "davout fr_corps_12 fr_corps_13", "bruxelles": army}
    board["namur"] = "bulow pr_corps_2 pr_corps_3"
    state = game.position(board, dice=[1, 3, 3, 3, 3, 3])
    attack(state, "davout", "namur", until="counter-march")
    go_on(state, "join hill", until="counter-march")
    assert legal(state, "join") == {"wellington"}
    assert at(state, "hill") == "bruxelles"
    go_on(state, "join wellington", until="muster")
    assert not legal(state, "with") & {"hill", "en_corps_3", "en_corps_4"}
