"""Chapter 14: forces that fight together, and what each of them brings."""

from __future__ import annotations

from typing import Any

import pytest

from europe_wars import at, attack, go_on, legal, piece, steps, told, totals
from grognard.games.europe import groups
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import (
    BRIDGE,
    G_BORDER,
    G_STATE,
    MARCHES,
    PLAIN,
    RALLIED,
    RIVER,
)
from grognard.games.europe.steps import attrition, campaign
from grognard.games.europe.steps.rounds import begin_action
from wars import refused

BLUCHER = "blucher pr_corps_2 pr_corps_3"


def under_way(state: Any, place: str, *keys: str, border: int = PLAIN, kind: int = MARCHES) -> int:
    """A force under way that stands in a zone."""
    where = [zone.key for zone in state.t.model.zones].index(place)
    group = groups.new(state, 0, kind, where)
    groups.put(state, group, G_BORDER, border)
    for key in keys:
        state.set_group(piece(state, key), group)
    return group


# --- consolidation (14.1) --------------------------------------------------------------------


@pytest.mark.rule("14.1")
@pytest.mark.rule("11")
def test_who_joins_two_armies_belongs_to_the_one_that_has_room(game: Europe) -> None:
    """R123, R216: Yorck's army is full, Wellington's is not; nobody is lost."""
    full = "army_of_the_elbe yorck pr_corps_1 pr_corps_2 pr_corps_3 pr_corps_4 pr_corps_5"
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11",
        "bruxelles": f"{full} | army_of_the_peninsula wellington en_corps_3",
        "namur": "hill en_corps_5",
    }
    state = game.position(board, dice=[4, 1, 3, 3, 3, 3, 3])
    attack(state, "napoleon", "bruxelles", until="counter-march")
    events = go_on(state, "join hill", until="losses")
    assert told(events, "battle-rolled")
    assert state.holder_of(piece(state, "en_corps_5")) == piece(state, "army_of_the_peninsula")
    assert steps(state, "en_corps_5") == 2


@pytest.mark.rule("11")
@pytest.mark.rule("10.3")
def test_of_what_is_too_many_steps_go_and_not_the_commander(game: Europe) -> None:
    """R120: with Mack gone Ferdinand would command them all."""
    board = {
        "bade": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11",
        "ulm": "army_of_germany mack ferdinand au_corps_1 au_corps_2 au_corps_3 au_corps_4",
        "innsbruck": "jean au_corps_5",
    }
    state = game.position(board, dice=[4, 1, 3, 3, 3, 3, 3], scenario="1805")
    attack(state, "napoleon", "ulm", until="counter-march")
    go_on(state, "join jean", until="crowded")
    assert refused(state, "remove mack") == ("10.1", "beyond-command")
    assert refused(state, "remove ferdinand") == ("10.1", "beyond-command")
    assert legal(state, "remove") == {f"au_corps_{n}" for n in range(1, 6)}


# --- forces of a campaign (12.6, 14.5.3, 14.10) ----------------------------------------------


@pytest.mark.rule("14.10")
@pytest.mark.rule("12.6")
def test_against_interior_lines_each_goes_back_where_it_came_from(game: Europe) -> None:
    """R181: Davout came from Lille; Ney, who waits his turn, from Namur."""
    board = {
        "lille": "davout fr_corps_1 fr_corps_2",
        "bruxelles": "wellington en_corps_1 en_corps_2",
        "namur": "ney fr_corps_4",
    }
    state = game.position(board, hands={"coalition": "15c"}, dice=[2, 2, 3, 3] + [1] * 40)
    state.pop()
    begin_action(state, 0)
    campaign.begin_campaign(state, 0, 3)
    state.resume()
    go_on(state, "activate davout", "enter bruxelles", "wait", until="activate")
    go_on(state, "activate ney", "enter bruxelles", "wait", until="activate")
    state.apply("done")
    state.apply("fight bruxelles")
    state.apply("use 15c")
    go_on(state, "activate davout", until="losses")
    while state.step == "losses":
        state.apply(state.codes()[0])
    assert legal(state, "retreat") == {"lille"}
    assert at(state, "ney") == "bruxelles"


@pytest.mark.rule("14.10")
@pytest.mark.rule("12.6")
def test_a_joint_force_goes_back_as_one_to_one_of_the_zones_it_came_from(game: Europe) -> None:
    """R183: Lille or Namur, where Davout's corps and Ney's become one force."""
    board = {
        "lille": "davout fr_corps_1",
        "bruxelles": "wellington en_corps_1 en_corps_2",
        "soissons": "ney fr_corps_4",
    }
    state = game.position(board, dice=[2, 2, 3, 3] + [1] * 40, forts={"namur": "ruined"})
    state.pop()
    begin_action(state, 0)
    campaign.begin_campaign(state, 0, 3)
    state.resume()
    go_on(state, "activate ney", "enter namur", "enter bruxelles", "wait", until="activate")
    go_on(state, "activate davout", "enter bruxelles", "fight bruxelles", until="losses")
    while state.step == "losses":
        state.apply(state.codes()[0])
    assert legal(state, "retreat") == {"lille", "namur"}
    go_on(state, "retreat namur")
    left = [key for key in ("fr_corps_1", "fr_corps_4") if steps(state, key)]
    assert left
    assert {at(state, key) for key in left} == {"namur"}
    assert (at(state, "davout"), at(state, "ney")) == ("namur", "next budget")


@pytest.mark.rule("14.5.3")
def test_the_largest_of_three_forces_decides_whose_border_counts(game: Europe) -> None:
    """R184: 3 and 2 steps are more than 4 together, but the body of 4 is the main one."""
    board = {
        "bruxelles": "ney fr_corps_1 fr_corps_2- davout fr_corps_3 soult fr_corps_4 fr_corps_5"
    }
    state = game.position(board)
    first = under_way(state, "bruxelles", "ney", "fr_corps_1", "fr_corps_2", border=PLAIN)
    second = under_way(state, "bruxelles", "davout", "fr_corps_3", border=BRIDGE)
    third = under_way(state, "bruxelles", "soult", "fr_corps_4", "fr_corps_5", border=RIVER)
    assert groups.get(state, campaign.main_body(state, [first, second, third]), G_BORDER) == RIVER
    assert groups.get(state, campaign.main_body(state, [first, second]), G_BORDER) == PLAIN


@pytest.mark.rule("14.5.3")
def test_an_army_that_marched_to_the_guns_does_not_bridge_the_river(game: Europe) -> None:
    """R222: Rapp crossed the Rhine without an army, so -2 and not -1."""
    board = {
        "strasbourg": "rapp fr_corps_9 fr_corps_10",
        "bade": "schwarzenberg au_corps_1 au_corps_2",
        "stuttgart": "army_of_italy suchet fr_corps_11",
    }
    control = {"stuttgart": "france"}
    state = game.position(board, dice=[5, 1, 3, 3, 3, 3], points=(1, 0), control=control)
    attack(state, "rapp", "bade", until="counter-march")
    events = go_on(state, "join suchet", until="losses")
    # Suchet's army commands; 6 to 4 is 2 to 1; out of supply behind the Rhine it would be less.
    unsupplied = -3 if told(events, "out-of-supply") else 0
    assert totals(events)["empire"] - 6 == 2 + 1 - 2 + unsupplied


# --- lone depots (14.2, R154) ----------------------------------------------------------------


@pytest.mark.rule("14.9.1")
@pytest.mark.rule("14.2")
def test_whom_lone_depots_beat_is_not_tested_for_morale(game: Europe) -> None:
    """R154: six steps against three depots is a minor battle, but no morale is at stake."""
    board = {
        "lille": "ney fr_corps_9 fr_corps_10 fr_corps_11",
        "bruxelles": "england_depot_1# england_depot_2# england_depot_3#",
    }
    state = game.position(board, dice=[1, 1, 6, 6], points=(1, 0))
    events = attack(state, "ney", "bruxelles", until="retreat")
    assert told(events, "battle-won")[0]["side"] == "coalition"
    events = go_on(state, "retreat lille")
    assert not told(events, "morale-rolled")
    assert at(state, "ney") == "lille"


# --- rallying (14.9.4) -----------------------------------------------------------------------


@pytest.mark.rule("14.9.4")
@pytest.mark.rule("13.6.2")
def test_of_two_armies_only_the_one_that_rallied_is_spared(game: Europe) -> None:
    """R212, R238: each army rallies for itself."""
    board = {
        "lille": "grande_armee napoleon fr_corps_9 | army_of_italy suchet fr_corps_10! fr_corps_11!"
    }
    state = game.position(board)
    members = ("grande_armee", "napoleon", "fr_corps_9", "army_of_italy", "suchet")
    group = under_way(state, "lille", *members, "fr_corps_10", "fr_corps_11")
    groups.add(state, group, G_STATE, RALLIED)
    units = [piece(state, "fr_corps_10"), piece(state, "fr_corps_11")]
    assert attrition.column(state, group, units) == 2 + 3
    assert attrition.column(state, group, [piece(state, "fr_corps_9")]) == 1


@pytest.mark.rule("14.9.4")
def test_a_refused_rally_names_its_rule(game: Europe) -> None:
    cut = dict.fromkeys(("lille", "soissons", "rouen", "paris", "reims", "amiens"), "england")
    board = {"bruxelles": "davout fr_corps_9! fr_corps_10!"}
    zones = {zone.key for zone in game.model.zones}
    state = game.position(board, control={k: v for k, v in cut.items() if k in zones})
    go_on(state, "operate", "activate davout", until="move")
    assert refused(state, "rally") == ("13.3", "line-cut")


@pytest.mark.rule("14.8")
@pytest.mark.rule("14.5.5")
def test_only_those_who_fight_lead_or_are_lost(game: Europe) -> None:
    board = {"lille": "davout fr_corps_9 fr_corps_10", "bruxelles": BLUCHER, "paris": "fr_corps_1"}
    state = game.position(board, dice=[6, 6, 6, 6, 1])
    attack(state, "davout", "bruxelles", until="losses")
    assert refused(state, "lose fr_corps_1") == ("14", "not-in-battle")


@pytest.mark.rule("13.6.2")
def test_home_counts_from_the_first_zone_entered(game: Europe) -> None:
    """X16: a force that starts abroad and marches at home only has the bonus."""
    place = {"bade": "davout fr_corps_9", "paris": "fr_corps_1"}
    state = game.position(place, dice=[1])
    go_on(state, "operate", "activate davout", "force 2", "enter strasbourg", until="move")
    group = state.group_of(piece(state, "davout"))
    # 2 for the forced march, 2 less for the French, 2 less at home.
    assert attrition.modifier(state, group, [piece(state, "fr_corps_9")]) == 2 - 2 - 2


@pytest.mark.rule("14.1")
@pytest.mark.rule("12.2.1")
def test_marked_units_that_marched_to_the_guns_stay_when_the_army_goes_on(game: Europe) -> None:
    """R108, R109: they may join the battle, but not the march."""
    board = {
        "lille": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11",
        "soissons": "ney* fr_corps_12*",
        "namur": "blucher pr_corps_2",
    }
    state = game.position(board, dice=[5, 1, 6, 6, 1, 1])
    attack(state, "napoleon", "bruxelles", "namur", until="counter-march")
    go_on(state, "join ney", "lose pr_corps_2", "lose pr_corps_2", until="move")
    assert at(state, "fr_corps_12") == "namur"
    assert state.holder_of(piece(state, "fr_corps_12")) < 0
    assert state.group_of(piece(state, "fr_corps_12")) == 0
