"""Chapters 9 to 15: exceptions of marches, tests, battles and sieges."""

from __future__ import annotations

from typing import Any

import pytest

from europe_wars import at, attack, bears, go_on, legal, piece, steps, told, totals, zone
from grognard.games.europe.game import Europe
from grognard.games.europe.steps import campaign
from grognard.games.europe.steps.rounds import begin_action
from wars import refused

BLUCHER = "blucher pr_corps_2 pr_corps_3"


# --- who is tested, and when (13.1, 13.6.1) --------------------------------------------------


@pytest.mark.rule("13.6.1", "R190", "R201")
def test_whom_a_battle_finds_out_of_supply_is_not_tested_after_it(game: Europe) -> None:
    """Brussels is the enemy's, so no line leads through it; but a battle has been fought."""
    board = {"lille": "davout fr_corps_9 fr_corps_10 fr_corps_11", "liege": "pr_corps_2"}
    state = game.position(board, dice=[6, 6, 1, 1], points=(1, 0))
    events = attack(state, "davout", "bruxelles", "liege", until="losses")
    assert told(events, "out-of-supply")[0]["side"] == "empire"
    go_on(state, "lose pr_corps_2", "lose pr_corps_2", until="move")
    assert bears(state, "fr_corps_9", "unsupplied")
    assert not told(state.apply("stop"), "attrition-rolled")


@pytest.mark.rule("13.6.1")
def test_who_was_activated_out_of_supply_is_tested_though_a_siege_finds_a_line(
    game: Europe,
) -> None:
    """The check of the siege takes the marker off, and 3 with it, but not the test itself."""
    board = {"cologne": "davout fr_corps_9 fr_corps_10", "paris": "fr_corps_1"}
    state = game.position(board, forts={"liege": "ruined"}, dice=[3, 5], points=(1, 0))
    attack(state, "davout", "liege", "namur", until="move")
    state.apply("besiege")
    assert not bears(state, "fr_corps_9", "unsupplied")
    events = state.apply("stop")
    # 5 - 2 for the French, in the column of 4 and 5 steps; with 3 more a step would be lost.
    assert [one["number"] for one in told(events, "attrition-rolled")] == [0]


@pytest.mark.rule("13.1", "9.1", "R116")
@pytest.mark.parametrize(("marked", "place"), [("?", "soissons"), ("", "bruxelles")])
def test_the_supply_of_those_who_are_called_is_checked(
    game: Europe, marked: str, place: str
) -> None:
    """They are activated too: what their last check said does not hold any more."""
    lost = dict.fromkeys(("bruxelles", "anvers", "liege", "namur"), "england")
    cut = dict.fromkeys(("lille", "rouen", "soissons"), "england")
    board = {"lille": "grande_armee napoleon fr_corps_9", place: f"davout fr_corps_10{marked}"}
    control = {**lost, **(cut if place == "bruxelles" else {})}
    state = game.position(board, dice=[6, 6], control=control, points=(1, 0))
    go_on(state, "operate", "activate napoleon", "call davout", until="move")
    assert bears(state, "fr_corps_10", "unsupplied") == (place == "bruxelles")


# --- forces that fight together (12.6, 14.5.3) -----------------------------------------------


def joint_attack(game: Europe, strasbourg: str, stuttgart: str) -> int:
    """What is added to the dice of two forces that attack Baden, one of them over the Rhine."""
    board = {
        "strasbourg": strasbourg,
        "stuttgart": stuttgart,
        "bade": "schwarzenberg au_corps_1 au_corps_2",
    }
    state = game.position(board, dice=[3] * 8, control={"stuttgart": "france"})
    state.pop()
    begin_action(state, 0)
    campaign.begin_campaign(state, 0, 2)
    state.resume()
    first, second = strasbourg.split()[0], stuttgart.split()[0]
    leaders = ["suchet" if name == "army_of_italy" else name for name in (first, second)]
    go_on(state, f"activate {leaders[0]}", "enter bade", "wait", until="activate")
    events = go_on(state, f"activate {leaders[1]}", "enter bade", "fight bade", until="losses")
    assert not any(one["side"] == "empire" for one in told(events, "out-of-supply")[1:])
    return totals(events)["empire"] - 6


@pytest.mark.rule("14.5.3", "R184", "R222")
def test_an_army_that_came_another_way_does_not_bridge_the_river_for_the_main_body(
    game: Europe,
) -> None:
    """8 to 4 is worth 1, Suchet 2: over the Rhine -2 without an army of one's own, -1 with it."""
    davout = "davout fr_corps_9 fr_corps_10 fr_corps_12"
    army = "army_of_italy suchet"
    ahead = joint_attack(game, davout, f"{army} fr_corps_11")
    assert joint_attack(game, f"{army} fr_corps_9 fr_corps_10 fr_corps_12", "ney fr_corps_11") == (
        ahead + 1
    )


@pytest.mark.rule("14.5.3", "R184")
def test_of_equal_bodies_that_which_crossed_worse_counts(game: Europe) -> None:
    """Two forces of 4: the border of Davout's, who has no army, is the worse one."""
    davout, army = "davout fr_corps_9 fr_corps_10", "army_of_italy suchet fr_corps_11 fr_corps_12"
    apart = joint_attack(game, davout, army)
    assert joint_attack(game, army, davout) == apart + 1


# --- losses (14.8, 2.1) ----------------------------------------------------------------------


@pytest.mark.rule("14.8", "2.1", "R228")
def test_a_loss_of_cavalry_never_falls_on_a_special_unit_that_was_not_engaged(
    game: Europe,
) -> None:
    """It is lost only where its bonus was used, or with the last combat unit of its army."""
    corps = " ".join(f"fr_corps_{n}" for n in (5, 6, 9, 10, 11, 12))
    prussians = " ".join(f"pr_corps_{n}" for n in range(1, 6))
    board = {
        "lille": f"grande_armee napoleon guard_cavalry {corps}",
        "bruxelles": f"army_of_the_elbe blucher {prussians}",
    }
    state = game.position(board, dice=[1, 1, 6, 6], points=(1, 0))
    events = attack(state, "napoleon", "bruxelles", until="losses")
    assert told(events, "battle-rolled")[1]["losses"] == 5  # 5C+
    assert legal(state, "lose") == set(corps.split())
    assert refused(state, "lose guard_cavalry")[0] == "14"


@pytest.mark.rule("14.9.3", "R236")
@pytest.mark.parametrize(("prussians", "english", "value"), [("!", "", -1), ("", "!", 0)])
def test_two_armies_fight_as_demoralised_only_if_the_larger_one_is(
    game: Europe, prussians: str, english: str, value: int
) -> None:
    """Blücher's army has 4 steps, Wellington's 2."""
    corps = f"pr_corps_1{prussians} pr_corps_2{prussians}"
    armies = f"army_of_the_elbe blucher {corps} | army_of_the_peninsula wellington"
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11 fr_corps_12-",
        "bruxelles": f"{armies} en_corps_1{english}",
    }
    state = game.position(board, dice=[3] * 4, points=(1, 0))
    attack(state, "napoleon", "bruxelles", until="morale-choice")
    events: list[Any] = []
    while state.step == "morale-choice":
        events += state.apply(sorted(legal(state))[0])
    events += go_on(state, until="losses")
    # Blücher's 1 in defence, and one more steps of cavalry or none on either side.
    assert totals(events)["coalition"] == 6 + 1 + 1 + value


@pytest.mark.rule("14.9.3", "14.1", "R216")
def test_who_marches_to_the_guns_of_a_demoralised_force_is_demoralised(game: Europe) -> None:
    board = {
        "lille": "davout fr_corps_9 fr_corps_10 fr_corps_11",
        "bruxelles": "blucher pr_corps_1!",
        "namur": "yorck pr_corps_2",
    }
    state = game.position(board, dice=[6, 1], points=(1, 0))
    attack(state, "davout", "bruxelles", until="counter-march")
    go_on(state, "join yorck", until="leads")
    assert bears(state, "pr_corps_2", "demoralised")


# --- rallying (14.9.4) -----------------------------------------------------------------------


@pytest.mark.rule("14.9.4", "R238")
def test_besiegers_may_be_rallied(game: Europe) -> None:
    """14.9.4 asks for a general, two points and supply; a garrison under siege changes nothing."""
    board = {"namur": "davout fr_corps_9! fr_corps_10! pr_corps_1^", "lille": "fr_corps_1"}
    state = game.position(board, forts={"namur": "siege 0"}, dice=[1], points=(1, 0))
    go_on(state, "operate", "activate davout", until="move")
    state.apply("rally")
    assert not bears(state, "fr_corps_9", "demoralised")


# --- before fortresses (15) ------------------------------------------------------------------


@pytest.mark.rule("11", "R143")
def test_who_must_turn_back_does_not_go_among_enemies(game: Europe) -> None:
    """The garrison of Namur comes out behind Davout, who is too weak to stay before Liège."""
    board = {
        "namur": "davout fr_corps_9 pr_corps_1^",
        "liege": "pr_corps_2",
        "lille": "fr_corps_1",
        "paris": "napoleon fr_corps_2",
    }
    forts = {"namur": "siege 0"}
    state = game.position(board, forts=forts, dice=[6], round=6, points=(1, 0))
    go_on(state, "operate", "activate davout", "force 3", "enter liege", "shelter pr_corps_2")
    go_on(state, "stop", "lose fr_corps_9", until="lifted")
    goals = legal(state, "retreat")
    assert goals
    assert not goals & {"namur", "luxembourg", "anvers"}
    goal = min(goals)
    state.apply(f"retreat {goal}")
    assert at(state, "davout") == goal
    assert not state.besieged(zone(state, "liege"))
    assert not bears(state, "pr_corps_2", "inside")


@pytest.mark.rule("2.1", "R143", "R153")
def test_a_depot_left_before_a_garrison_is_lost_when_its_force_turns_back(game: Europe) -> None:
    board = {"soissons": "davout fr_corps_9- france_depot_1", "namur": "pr_corps_2"}
    state = game.position(board, points=(1, 0))
    go_on(state, "operate", "activate davout", "enter namur", "shelter pr_corps_2")
    go_on(state, "leave france_depot_1", "stop")
    assert (at(state, "davout"), at(state, "france_depot_1")) == ("soissons", "reserve")


@pytest.mark.rule("12.4", "R143", "R166")
def test_an_interceptor_whose_way_back_is_closed_goes_elsewhere(game: Europe) -> None:
    """Blücher has left too few before Antwerp, and is too weak to besiege Lille."""
    board = {
        "soissons": "davout fr_corps_9-",
        "anvers": "blucher pr_corps_1- pr_corps_2- fr_corps_12^",
        "lille": "fr_national_guard_1^",
    }
    state = game.position(
        board,
        hands={"coalition": "4c"},
        control={"anvers": "france"},
        forts={"anvers": "siege 0"},
        dice=[6, 1, 1, 1, 6, 6],
        points=(1, 0),
    )
    go_on(state, "operate", "activate davout", until="move")
    go_on(state, "enter lille", "intercept blucher 4c", "without pr_corps_1", "go", until="lifted")
    go_on(state, f"retreat {min(legal(state, 'retreat'))}", "lose fr_corps_9", until="lifted")
    assert at(state, "blucher") == "lille"
    assert not legal(state, "retreat") & {"anvers", "soissons"}


@pytest.mark.rule("15.3", "14.10", "R251")
def test_the_loss_of_a_crossing_falls_on_who_leaves_the_siege(game: Europe) -> None:
    """Friends in the zone where they come to have crossed nothing."""
    board = {"stuttgart": "ney fr_corps_9 france_depot_1", "nuremberg": "fr_corps_12"}
    control = {"ulm": "austria", "nuremberg": "france", "stuttgart": "france"}
    state = game.position(board, scenario="1805", control=control, dice=[1], points=(3, 0))
    attack(state, "ney", "ulm", until="move")
    go_on(state, "besiege", until="repulsed")
    go_on(state, "lose fr_corps_9", until="lifted")
    go_on(state, "retreat nuremberg", until="crossing")
    assert legal(state, "lose") == {"fr_corps_9", "france_depot_1"}
    state.apply("lose france_depot_1")
    assert at(state, "ney") == "nuremberg"
    assert steps(state, "fr_corps_9", "fr_corps_12") == 3


@pytest.mark.rule("15.3", "11")
def test_a_siege_is_lifted_if_stacking_leaves_too_few(game: Europe) -> None:
    """Two corps without a general may not stand together; one step besieges nothing."""
    board = {"namur": "fr_corps_9- fr_corps_10-", "soissons": "fr_corps_1"}
    state = game.position(board, forts={"namur": "siege 0"})
    go_on(state, "operate", "done", "remove fr_corps_9", until="lifted")
    assert legal(state, "retreat")
    state.apply(f"retreat {min(legal(state, 'retreat'))}")
    assert not state.besieged(zone(state, "namur"))


@pytest.mark.rule("15.3", "9.1", "R253")
def test_a_besieged_army_calls_nobody(game: Europe) -> None:
    inside = "army_of_the_elbe^ blucher^ pr_corps_1^ pr_corps_2^"
    board = {"namur": f"{inside} | davout fr_corps_9 fr_corps_10", "liege": "pr_corps_3"}
    forts = {"namur": "siege 0"}
    state = game.position(board, forts=forts, seat="coalition", points=(0, 3))
    go_on(state, "operate", "activate blucher", until="call")
    assert state.step == "move"
    assert legal(state) == {"sortie", "stop"}


# --- a third army (4, 11) --------------------------------------------------------------------

TWO_ARMIES = (
    "army_of_the_elbe blucher pr_corps_1 | army_of_the_peninsula wellington en_corps_1 en_corps_2-"
)


@pytest.mark.rule("14.1", "11", "4")
def test_a_third_army_does_not_march_to_the_guns(game: Europe) -> None:
    """It comes if the rules of stacking are kept; a subordinate of it without the marker may."""
    army = "army_of_germany schwarzenberg hiller au_corps_1 au_corps_2"
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11 fr_corps_12",
        "bruxelles": TWO_ARMIES,
        "namur": army,
    }
    state = game.position(board, points=(1, 0))
    attack(state, "napoleon", "bruxelles", until="counter-march")
    assert refused(state, "join schwarzenberg") == ("11", "too-many-armies")
    assert "hiller" in legal(state, "join")


@pytest.mark.rule("12.4", "11", "4")
@pytest.mark.parametrize(("there", "comes"), [(TWO_ARMIES, False), ("yorck pr_corps_1", True)])
def test_a_third_army_does_not_intercept(game: Europe, there: str, comes: bool) -> None:
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11 fr_corps_12",
        "bruxelles": there,
        "namur": "army_of_germany schwarzenberg au_corps_1 au_corps_2",
    }
    hands = {"coalition": "3c 15c"}
    state = game.position(board, hands=hands, points=(1, 0), scenario="1815")
    attack(state, "napoleon", "bruxelles", until="intercept")
    assert (state.step == "intercept") == comes


@pytest.mark.rule("14.1", "11", "4")
def test_both_armies_do_not_march_to_a_third_one(game: Europe) -> None:
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11 fr_corps_12",
        "bruxelles": "army_of_germany schwarzenberg au_corps_1 au_corps_2",
        "namur": TWO_ARMIES,
    }
    state = game.position(board, points=(1, 0))
    attack(state, "napoleon", "bruxelles", until="counter-march")
    state.apply("join blucher")
    assert refused(state, "with army_of_the_peninsula") == ("11", "too-many-armies")


# --- who stays where an army was (11, R123) --------------------------------------------------


STRONG_ARMIES = (
    "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3"
    " | army_of_the_peninsula wellington en_corps_1 {}"
)
COALITION: dict[str, Any] = {"seat": "coalition", "points": (0, 3)}


@pytest.mark.rule("11", "R123", "R124")
def test_who_is_left_by_one_of_two_armies_is_of_the_other(game: Europe) -> None:
    state = game.position({"bruxelles": STRONG_ARMIES.format("en_corps_3")}, **COALITION)
    go_on(state, "operate", "activate blucher", until="muster")
    go_on(state, "without pr_corps_3", "go", "enter liege", until="move")
    army = piece(state, "army_of_the_peninsula")
    assert state.holder_of(piece(state, "pr_corps_3")) == army


@pytest.mark.rule("12.4", "14.1", "R123")
@pytest.mark.parametrize("verb", ["intercept blucher 4c", "join blucher"])
def test_so_is_who_stays_behind_an_army_that_reacts(game: Europe, verb: str) -> None:
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10",
        "bruxelles": "" if "intercept" in verb else "pr_corps_4",
        "namur": STRONG_ARMIES.format("en_corps_3"),
    }
    state = game.position(board, hands={"coalition": "4c"}, dice=[6, 1], points=(1, 0))
    attack(state, "napoleon", "bruxelles", until="intercept" if "4c" in verb else "counter-march")
    go_on(state, verb, "without pr_corps_3", "go", until="leads")
    army = piece(state, "army_of_the_peninsula")
    assert (at(state, "blucher"), at(state, "pr_corps_3")) == ("bruxelles", "namur")
    assert state.holder_of(piece(state, "pr_corps_3")) == army


@pytest.mark.rule("10.1", "R120", "R124")
def test_nobody_is_left_with_an_army_that_may_not_take_him_in(game: Europe) -> None:
    """Wellington has two steps only, so two of the Prussians' are too many for him."""
    state = game.position({"bruxelles": STRONG_ARMIES.format("")}, **COALITION)
    go_on(state, "operate", "activate blucher", until="muster")
    state.apply("without pr_corps_3")
    assert refused(state, "go") == ("8.1.2", "allies-not-fewer")


@pytest.mark.rule("10.3", "R131", "R164")
def test_friends_who_did_not_join_the_battle_are_not_taken_in_when_a_general_is_lost(
    game: Europe,
) -> None:
    """Davout only stands there; when 35C takes Ney from Napoléon's army he stays what he is."""
    board = {
        "paris": "grande_armee napoleon ney fr_corps_9 fr_corps_10 fr_corps_11",
        "soissons": "davout fr_corps_4",
        "namur": BLUCHER,
    }
    hands = {"coalition": "35c 4c"}
    state = game.position(board, hands=hands, dice=[6, 1, 6] + [3] * 20, points=(1, 0))
    attack(state, "napoleon", "soissons", until="intercept")
    go_on(state, "intercept blucher 4c", "use 35c a", "choose ney")
    assert state.holder_of(piece(state, "fr_corps_9")) == piece(state, "grande_armee")
    assert state.holder_of(piece(state, "fr_corps_4")) < 0
