"""9.1, 10, 11, 12.2: whom an army calls, who may be left, what joins, what is too many."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, zone

from grognard.games.europe import forces, groups, kinds, merging
from grognard.games.europe.layout import DEMORALISED, G_CAUSES, G_CEILING, LEFT_HOME, POOR
from grognard.games.europe.ways import open_gates

BOTH = "grande_armee napoleon fr_corps_1 fr_corps_2 army_of_italy eugene fr_corps_3 fr_corps_4"


def marching(game, at_: dict[str, str], leader: str, *answers: str, **more):
    """A position in which a force has begun to march."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, f"activate {leader}", *answers, until="move")
    return s


def calling(game, at_: dict[str, str], **more):
    """A position in which Napoleon's army is asked whom it calls."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, "activate napoleon", until="call")
    return s


ULM = {
    "ulm": "grande_armee napoleon fr_corps_1",
    "nuremberg": "ney fr_corps_3",
    "munich": "marmont fr_corps_4",
}


# --- the call of an army (9.1) ---------------------------------------------------------------


@pytest.mark.rule("9.1", "R116")
def test_t17_napoleon_at_ulm_calls_marmont_but_not_ney(game) -> None:
    """Ney stands behind a river without a bridge; the army marches with a point less."""
    s = calling(game, ULM, scenario="1805")
    assert legal(s, "call") == {"marmont"}
    reason = s.why_not("call ney")
    assert (reason.key, reason.rule) == ("not-called-from-there", "9.1")
    s.apply("call marmont")
    assert at(s, "marmont") == "munich"  # they are named first and come all at once
    s.apply("done")
    group = s.argument(0)
    assert groups.get(s, group, G_CEILING) == 3
    assert at(s, "marmont") == at(s, "fr_corps_4") == "ulm"
    assert s.holder_of(piece(s, "marmont")) == piece(s, "grande_armee")


@pytest.mark.rule("9.1", "R116")
def test_an_army_calls_part_of_a_force(game) -> None:
    """A unit, or a general with all but one; whoever stays must be a force."""
    place = {"paris": "grande_armee napoleon fr_corps_1", "reims": "ney fr_corps_3 fr_corps_4"}
    s = calling(game, place)
    s.apply("call fr_corps_3")
    assert s.why_not("call fr_corps_4").key == "left-alone"
    s.apply("done")
    assert at(s, "fr_corps_3") == "paris"
    assert at(s, "ney") == at(s, "fr_corps_4") == "reims"
    s = calling(game, place)
    s.apply("call ney")
    assert legal(s, "without") == {"ney", "fr_corps_3", "fr_corps_4"}
    s.apply("without fr_corps_4")
    assert s.why_not("without fr_corps_3").key == "left-alone"
    s.apply("done")
    assert at(s, "ney") == at(s, "fr_corps_3") == "paris"
    assert at(s, "fr_corps_4") == "reims"


@pytest.mark.rule("9.1", "R116")
def test_a_call_may_be_taken_back(game) -> None:
    """Then it costs nothing."""
    place = {"paris": "grande_armee napoleon fr_corps_1", "reims": "ney fr_corps_3 fr_corps_4"}
    s = calling(game, place)
    s.apply("call ney")
    s.apply("without ney")
    assert legal(s, "call") == {"ney", "fr_corps_3", "fr_corps_4"}
    s.apply("done")
    assert at(s, "ney") == "reims"
    assert groups.get(s, s.argument(0), G_CEILING) == 4


@pytest.mark.rule("9.1", "R116")
def test_several_are_called_for_one_point(game) -> None:
    place = {
        "paris": "grande_armee napoleon fr_corps_1",
        "reims": "ney fr_corps_3",
        "dijon": "fr_corps_4",
    }
    s = calling(game, place)
    s.apply("call ney")
    s.apply("call fr_corps_4")
    s.apply("done")
    assert groups.get(s, s.argument(0), G_CEILING) == 3
    assert at(s, "fr_corps_3") == at(s, "fr_corps_4") == "paris"


@pytest.mark.rule("9.1", "R116")
def test_no_more_are_called_than_the_army_commands(game) -> None:
    """12 steps of Davout's army: of Ney's 6 there is room for 2, and two units may not stay."""
    corps = " ".join(f"fr_corps_{n}" for n in range(1, 6))
    place = {
        "paris": f"grande_armee davout {corps}",
        "reims": "ney fr_corps_6 fr_corps_7 fr_corps_8",
    }
    s = game.position(place)
    s.apply("operate")
    go_on(s, "activate davout", until="call")
    assert s.why_not("call ney").key == "beyond-command"
    s.apply("call fr_corps_6")
    assert s.why_not("call fr_corps_7").key == "beyond-command"
    fitting = game.position({**place, "reims": "ney fr_corps_6 fr_corps_7-"})
    fitting.apply("operate")
    go_on(fitting, "activate davout", until="call")
    fitting.apply("call ney")  # with the unit for which there is room; the other may stand alone
    fitting.apply("done")
    assert at(fitting, "ney") == at(fitting, "fr_corps_6") == "paris"
    assert at(fitting, "fr_corps_7") == "reims"


@pytest.mark.rule("9.1", "R116")
def test_neither_an_army_nor_the_besieged_nor_who_has_moved_is_called(game) -> None:
    place = {
        "paris": "grande_armee napoleon fr_corps_1",
        "reims": "army_of_italy eugene fr_corps_3",
        "dijon": "ney* fr_corps_4",
        "soissons": "soult fr_corps_5",
    }
    s = calling(game, place)
    reason = s.why_not("call eugene")
    assert (reason.key, reason.rule) == ("army-not-called", "9.1")
    assert s.why_not("call fr_corps_3").key == "army-not-called"
    assert s.why_not("call ney").key == "already-marked"
    assert s.why_not("call france_depot_1").key == "no-force"
    assert s.why_not("call soult") is None


@pytest.mark.rule("9.1", "R116")
def test_a_demoralised_force_that_is_called_spreads_its_fear(game) -> None:
    """R236."""
    place = {"paris": "grande_armee napoleon fr_corps_1", "reims": "ney fr_corps_3!"}
    s = calling(game, place)
    s.apply("call ney")
    s.apply("done")
    assert bears(s, "fr_corps_1", "demoralised")


@pytest.mark.rule("9.1", "R116")
@pytest.mark.rule("15.3")
def test_a_besieger_who_is_called_lifts_his_siege(game) -> None:
    place = {
        "munich": "grande_armee napoleon fr_corps_1",
        "salzbourg": "ney fr_corps_3 | au_corps_1^",
    }
    s = calling(game, place, scenario="1805", forts={"salzbourg": "siege 1"})
    s.apply("call ney")
    s.apply("done")
    assert not s.besieged(zone(s, "salzbourg"))
    assert not bears(s, "au_corps_1", "inside")


@pytest.mark.rule("13.6.2", "R117")
def test_the_step_of_the_called_counts_in_the_test(game) -> None:
    """X12: the poor zone that they leave does not, the ground they enter does."""
    place = {
        "sandomir": "grande_armee napoleon fr_corps_1",
        "lublin": "ney fr_corps_3",
    }
    s = calling(game, place, scenario="1805")
    s.apply("call ney")
    s.apply("done")
    group = s.argument(0)
    assert groups.has(s, group, G_CAUSES, POOR)
    assert groups.has(s, group, G_CAUSES, LEFT_HOME)
    turned = calling(
        game,
        {"lublin": "grande_armee napoleon fr_corps_1", "sandomir": "ney fr_corps_3"},
        scenario="1805",
    )
    turned.apply("call ney")
    turned.apply("done")
    assert not groups.has(turned, turned.argument(0), G_CAUSES, POOR)


# --- who may be left (9.1, 10.3) -------------------------------------------------------------


@pytest.mark.rule("10.3", "R110")
def test_a_subordinate_does_not_take_the_last_unit_of_his_army(game) -> None:
    """Though another army in the zone has units enough."""
    both = "grande_armee napoleon soult fr_corps_1 fr_corps_2 army_of_italy eugene fr_corps_3"
    s = game.position({"lyon": both}, points=(1, 0))
    s.apply("operate")
    go_on(s, "activate soult", until="muster")
    for key in ("fr_corps_1", "fr_corps_2"):
        if s.why_not(f"with {key}") is None:
            s.apply(f"with {key}")
    reason = s.why_not("go")
    assert reason is not None
    assert (reason.key, reason.rule) == ("left-alone", "10.3")


@pytest.mark.rule("10.3")
def test_a_commander_is_not_left_nor_dismissed(game) -> None:
    s = marching(game, {"lyon": "grande_armee napoleon ney fr_corps_1 fr_corps_2"}, "napoleon")
    for action in ("leave napoleon", "leave grande_armee"):
        assert (s.why_not(action).key, s.why_not(action).rule) == ("commander-stays", "10.3")
    assert s.why_not("dismiss napoleon").key == "not-dismissed"
    plain = marching(game, {"lyon": "davout fr_corps_1"}, "davout")
    assert (plain.why_not("dismiss davout").rule, plain.why_not("leave davout").rule) == (
        "10.3",
        "10.3",
    )


@pytest.mark.rule("12.2.1", "R148")
def test_two_armies_that_march_together_may_part(game) -> None:
    """One stays on the way with all that it holds, and is done for this round."""
    s = game.position({"lyon": BOTH}, points=(1, 0))
    s.apply("operate")
    go_on(s, "activate grande_armee", "enter dijon", until="move")
    assert s.why_not("leave grande_armee").key == "commander-stays"
    assert s.why_not("leave eugene") is not None
    s.apply("leave army_of_italy")
    go_on(s, "enter reims", "stop", until="activate")
    assert at(s, "napoleon") == at(s, "fr_corps_1") == at(s, "fr_corps_2") == "reims"
    for key in ("army_of_italy", "eugene", "fr_corps_3", "fr_corps_4"):
        assert at(s, key) == "dijon"
        assert bears(s, key, "marked")
    assert s.holder_of(piece(s, "fr_corps_4")) == piece(s, "army_of_italy")


@pytest.mark.rule("13.1", "R106")
def test_units_that_a_subordinate_picks_are_checked_for_supply_too(game) -> None:
    """Whoever goes is the force that is activated."""
    army = "grande_armee napoleon jerome fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"
    s = game.position({"madrid": army}, points=(2, 0))
    s.apply("operate")
    go_on(s, "activate jerome", until="muster")
    out = [k for k in ("fr_corps_1", "fr_corps_2") if s.why_not(f"without {k}") is None]
    s.apply(f"without {out[0]}")
    new = next(k for k in ("fr_corps_3", "fr_corps_4") if s.why_not(f"with {k}") is None)
    s.apply(f"with {new}")
    assert not bears(s, new, "unsupplied")
    s.apply("go")
    assert bears(s, new, "unsupplied")


# --- what joins (10.2, 12.2) -----------------------------------------------------------------


@pytest.mark.rule("12.2.2", "R125")
def test_a_fourth_subordinate_joins_and_the_owner_says_who_leaves(game) -> None:
    """Without regard to rank; never the commander (10.3)."""
    army = "grande_armee napoleon davout soult ney fr_corps_1 fr_corps_2"
    s = marching(game, {"lyon": "suchet fr_corps_3", "dijon": army}, "suchet", points=(1, 0))
    go_on(s, "enter dijon", "stop", until="consolidate")
    assert (s.step, s.seat) == ("consolidate", "empire")
    assert legal(s, "remove") == {"davout", "soult", "ney", "suchet"}
    assert s.why_not("remove napoleon").key == "too-many-generals"
    assert s.why_not("remove fr_corps_1").key == "too-many-generals"
    s.apply("remove davout")
    assert at(s, "davout") == "next budget"
    assert at(s, "suchet") == at(s, "fr_corps_3") == "dijon"
    assert s.holder_of(piece(s, "suchet")) == piece(s, "grande_armee")


@pytest.mark.rule("12.2.2")
@pytest.mark.rule("10.2")
def test_an_army_never_absorbs_a_higher_general_who_stands_there(game) -> None:
    """It must go on; a higher general may bring his troops to it himself (R125)."""
    place = {"lyon": "army_of_italy ney fr_corps_1", "dijon": "davout fr_corps_3"}
    s = marching(game, place, "ney", points=(1, 0))
    go_on(s, "enter dijon", until="move")
    reason = s.why_not("stop")
    assert reason is not None
    assert reason.key == "stacked"
    assert ("piece", "davout") in reason.things
    assert s.why_not("take fr_corps_3").key == "outranked"
    go_on(s, "enter reims", "stop", until="activate")
    assert at(s, "davout") == "dijon"


@pytest.mark.rule("8.1.2", "10.1", "R118")
def test_special_units_of_an_ally_are_counted(game) -> None:
    """2.1: a special unit is a step for the command."""
    half = {"namur": "army_of_the_elbe kalckreuth pr_corps_1 pr_corps_2 en_corps_1 en_corps_2-"}
    full = game.position(half)
    assert forces.objection(full, forces.pieces_in(full, 1, zone(full, "namur"))) == 0
    guests = game.position({"namur": f"{half['namur']} kgl"})
    refused = forces.objection(guests, forces.pieces_in(guests, 1, zone(guests, "namur")))
    assert guests.game.refusals[refused][0] == "allies-not-fewer"


@pytest.mark.rule("11", "R123")
def test_everything_of_a_side_in_a_zone_is_one_force(game) -> None:
    """With an army there whatever ends in the zone belongs to it."""
    place = {"lyon": "fr_corps_3", "dijon": "grande_armee napoleon fr_corps_1 france_depot_1"}
    s = marching(game, place, "fr_corps_3")
    go_on(s, "enter dijon", "stop", until="activate")
    assert s.holder_of(piece(s, "fr_corps_3")) == piece(s, "grande_armee")
    assert forces.commander(s, forces.pieces_in(s, 0, zone(s, "dijon"))) == piece(s, "napoleon")


@pytest.mark.rule("15.3", "R255")
@pytest.mark.rule("11", "R123")
def test_a_garrison_that_comes_out_belongs_to_the_army_there(game) -> None:
    """And its general serves under the army's."""
    place = {"namur": "army_of_the_elbe blucher pr_corps_1 | bulow^ pr_corps_2^"}
    s = game.position(place, forts={"namur": "siege 1"})
    open_gates(s, zone(s, "namur"))
    army = piece(s, "army_of_the_elbe")
    assert s.holder_of(piece(s, "pr_corps_2")) == s.holder_of(piece(s, "bulow")) == army


@pytest.mark.rule("11", "R123")
@pytest.mark.parametrize("answer", ["done", "shift fr_corps_5"])
def test_who_arrives_at_two_armies_chooses_one(game, answer: str) -> None:
    s = marching(game, {"lyon": "fr_corps_5", "dijon": BOTH}, "fr_corps_5")
    go_on(s, "enter dijon", "stop", until="which-army")
    assert legal(s) == {"shift fr_corps_5", "done"}
    first = s.holder_of(piece(s, "fr_corps_5"))
    s.apply(answer)
    if s.step == "which-army":
        s.apply("done")
    other = s.holder_of(piece(s, "fr_corps_5"))
    assert {first, other} <= {piece(s, "grande_armee"), piece(s, "army_of_italy")}
    assert (first != other) == (answer != "done")


@pytest.mark.rule("10.2", "R125")
def test_a_general_between_the_ranks_of_two_armies_joins_the_higher(game) -> None:
    """He is never put over the general of the other."""
    both = "army_of_italy ney fr_corps_3 grande_armee napoleon fr_corps_1"
    s = marching(game, {"lyon": "davout fr_corps_5", "dijon": both}, "davout")
    go_on(s, "enter dijon", "stop", until="which-army")
    assert s.holder_of(piece(s, "davout")) == piece(s, "grande_armee")
    assert s.why_not("shift davout").key == "outranked"
    s.apply("shift fr_corps_5")
    s.apply("done")
    pieces = forces.pieces_in(s, 0, zone(s, "dijon"))
    assert forces.general_of_army(s, piece(s, "army_of_italy"), pieces) == piece(s, "ney")


# --- what is too many (10.1, 11) -------------------------------------------------------------


def consolidating(game, force: str):
    """A force that may not stand as it does is settled by its owner."""
    s = game.position({"lyon": force})
    s.pop()
    s.push(kinds.CONSOLIDATE, 0, zone(s, "lyon"), 0)
    s.resume()
    assert s.step == "consolidate"
    return s


@pytest.mark.rule("10.1", "R120")
@pytest.mark.parametrize(
    ("force", "able"),
    [
        ("oudinot fr_corps_1 fr_corps_2 fr_corps_3", {"fr_corps_1", "fr_corps_2", "fr_corps_3"}),
        ("ney fr_corps_1 fr_cavalry", {"fr_cavalry"}),
        ("ney fr_corps_1 | guard_cavalry", {"guard_cavalry"}),
        ("fr_corps_1 fr_corps_2", {"fr_corps_1", "fr_corps_2"}),
        ("davout ney fr_corps_1", {"ney"}),
        (
            "grande_armee napoleon fr_corps_1 army_of_italy oudinot fr_corps_2 fr_corps_3 "
            "fr_corps_4 fr_corps_5 fr_corps_6",
            {f"fr_corps_{n}" for n in range(2, 7)},
        ),
    ],
)
def test_only_what_is_too_many_is_removed(game, force: str, able: set[str]) -> None:
    """11: steps in excess are eliminated; a general is not sent away for them (10.3)."""
    s = consolidating(game, force)
    assert legal(s, "remove") == able
    named = [word for word in force.split() if word not in able | {"|"}]
    for key in named:
        assert s.why_not(f"remove {key}") is not None


@pytest.mark.rule("10.1", "R120")
def test_of_allies_beyond_half_only_theirs_go(game) -> None:
    s = game.position({"brunn": "buxhowden ru_corps_1 au_corps_1 au_corps_2-"}, scenario="1805")
    s.pop()
    s.push(kinds.CONSOLIDATE, 1, zone(s, "brunn"), 0)
    s.resume()
    assert legal(s, "remove") == {"au_corps_1", "au_corps_2"}
    s.apply("remove au_corps_2")
    assert legal(s, "remove") == {"au_corps_1"}  # 8.1.2: they must be fewer than the Russians
    s.apply("remove au_corps_1")
    assert s.step != "consolidate"


@pytest.mark.rule("2.1", "R153")
def test_a_mobile_depot_left_alone_in_the_enemy_s_hands_is_destroyed(game) -> None:
    """In a zone of one's own, or as a fixed one, it stays."""
    force = {"ulm": "davout fr_corps_1 france_depot_1"}
    for control, where in (({"munich": "austria"}, "reserve"), ({}, "munich")):
        s = marching(game, force, "davout", scenario="1805", control=control)
        go_on(s, "enter munich", "leave france_depot_1", "enter ulm", "stop", until="activate")
        assert at(s, "france_depot_1") == where
    s = marching(game, force, "davout", scenario="1805", control={"munich": "austria"})
    go_on(s, "enter munich", "fix france_depot_1", "enter ulm", "stop", until="activate")
    assert at(s, "france_depot_1") == "munich"


@pytest.mark.rule("14.9.3", "R236")
def test_taking_a_frightened_unit_along_frightens_all(game) -> None:
    s = marching(
        game, {"lyon": "davout fr_corps_1", "dijon": "ney fr_corps_3! fr_corps_4!"}, "davout"
    )
    go_on(s, "enter dijon", "take fr_corps_3", until="move")
    assert s.flag(piece(s, "fr_corps_1"), DEMORALISED)
    assert merging.surplus(s, []) == []
