"""2.2, 4, 10, 11, 12.2: who commands, what may stand together, forces that join."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, zone

from grognard.games.europe import forces, kinds, merging
from grognard.games.europe.refusals import OK


def objection(s, place: str, side: int = 0) -> str:
    """The key of what speaks against the force in a zone, empty if nothing does."""
    refused = forces.objection(s, forces.pieces_in(s, side, zone(s, place)))
    return "" if refused == OK else str(s.game.refusals[refused][0])


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(
    ("force", "wrong"),
    [
        ("davout fr_corps_1 fr_corps_2 fr_corps_3", ""),
        ("davout fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4-", "beyond-command"),
        ("davout fr_corps_1 fr_corps_2 fr_corps_3 france_depot_1", ""),
        ("davout fr_corps_1 it_corps_1 by_corps", ""),
        ("davout fr_corps_1 es_corps_1-", ""),
        ("davout fr_corps_1 es_corps_1 es_corps_2", "allies-beyond-half"),
        ("davout fr_corps_1 fr_cavalry-", "needs-army"),
        ("davout ney fr_corps_1", "one-general"),
        ("fr_corps_1", ""),
        ("fr_corps_1 fr_corps_2", "no-general"),
        ("grande_armee napoleon fr_corps_1 fr_cavalry", ""),
        ("grande_armee napoleon davout ney soult fr_corps_1", ""),
        ("grande_armee napoleon davout ney soult junot fr_corps_1", "too-many-generals"),
        (
            "grande_armee davout fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4 fr_corps_5 fr_corps_6",
            "",
        ),
    ],
)
def test_what_a_general_commands(game, force: str, wrong: str) -> None:
    """R118, R122, 4: half for allied majors; double, and reserve cavalry, with an army."""
    s = game.position({"lyon": force}, scenario="1805")
    assert objection(s, "lyon") == wrong


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("cavalry", "wrong"), [("", ""), ("ru_cavalry-", "too-much-cavalry")])
def test_an_army_has_two_steps_of_reserve_cavalry(game, cavalry: str, wrong: str) -> None:
    """R119: whoever they belong to."""
    army = f"army_of_germany charles au_corps_1 ru_corps_1 au_cavalry {cavalry}"
    s = game.position({"brunn": army}, scenario="1805")
    assert objection(s, "brunn", 1) == wrong


@pytest.mark.rule("10.1")
def test_two_armies_have_two_steps_of_cavalry_each(game) -> None:
    """R119."""
    s = game.position(
        {"lyon": "grande_armee napoleon fr_corps_1 fr_cavalry army_of_italy eugene fr_corps_2"}
    )
    assert objection(s, "lyon") == ""


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("force", "chief"),
    [
        ("davout fr_corps_1 | soult fr_corps_2", "davout"),
        ("army_of_germany charles au_corps_1 | koutouzov ru_corps_1 ru_corps_2", "charles"),
        ("charles au_corps_1 koutouzov ru_corps_1 ru_corps_2", "koutouzov"),
        ("charles au_corps_1 koutouzov ru_corps_1", "charles"),
    ],
)
def test_who_commands(game, force: str, chief: str) -> None:
    """R115, R126: rank in a power; else army, combat points, the order of the powers."""
    s = game.position({"brunn": force}, scenario="1805")
    side = 0 if chief == "davout" else 1
    pieces = forces.pieces_in(s, side, zone(s, "brunn"))
    assert forces.commander(s, pieces) == piece(s, chief)


@pytest.mark.rule("10.1")
def test_an_allied_subordinate_leaves_with_the_last_step_of_his_power(game) -> None:
    s = game.position(
        {"brunn": "army_of_germany charles au_corps_1 au_corps_2 bagration ru_corps_1-"}
    )
    assert objection(s, "brunn", 1) == ""
    s.lose_step(piece(s, "ru_corps_1"))
    merging.tidy(s, 1, zone(s, "brunn"))
    assert at(s, "bagration") == "next budget"


@pytest.mark.rule("10.1", "R541")
def test_a_general_of_a_minor_stays_in_an_army_with_troops_of_his_own(game) -> None:
    """Poniatowski in the Grande Armée, while a Polish step is in it."""
    army = "grande_armee napoleon fr_corps_1 poniatowski"
    s = game.position({"varsovie": f"{army} po_corps_1-"}, scenario="1809")
    merging.tidy(s, 0, zone(s, "varsovie"))
    assert at(s, "poniatowski") == "varsovie"
    s.lose_step(piece(s, "po_corps_1"))
    merging.tidy(s, 0, zone(s, "varsovie"))
    assert at(s, "poniatowski") == "next budget"


@pytest.mark.rule("2.2")
def test_generals_and_markers_without_troops_go_to_the_reserve(game) -> None:
    """R130, R132, R229."""
    s = game.position(
        {"lyon": "grande_armee napoleon ney fr_corps_1- guard_cavalry france_depot_1"}
    )
    s.lose_step(piece(s, "fr_corps_1"))
    merging.tidy(s, 0, zone(s, "lyon"))
    assert at(s, "napoleon") == at(s, "ney") == "next budget"
    assert at(s, "grande_armee") == at(s, "guard_cavalry") == "reserve"
    assert at(s, "france_depot_1") == "lyon"


@pytest.mark.rule("12.2")
@pytest.mark.rule("12.2.1")
@pytest.mark.parametrize("army", [False, True])
def test_t21_a_lower_general_is_absorbed(game, army: bool) -> None:
    """R147: he stays as a subordinate if an army takes his troops."""
    leader = ("army_of_italy " if army else "") + "massena fr_corps_1 fr_corps_2"
    s = game.position({"lyon": leader, "reims": "oudinot fr_corps_3"})
    s.apply("operate")
    way = ("enter dijon", "leave fr_corps_1", "enter reims", "take fr_corps_3")
    go_on(s, "activate massena", *way, until="move")
    assert at(s, "oudinot") == ("reims" if army else "next budget")
    assert at(s, "fr_corps_1") == "dijon"


@pytest.mark.rule("12.2.2")
def test_nobody_takes_from_a_higher_general(game) -> None:
    """R125, R128: he may bring him steps, and goes to the reserve if he ends there."""
    s = game.position({"lyon": "oudinot fr_corps_1", "dijon": "massena fr_corps_3"}, points=(2, 0))
    s.apply("operate")
    go_on(s, "activate oudinot", "enter dijon", until="move")
    reason = s.why_not("take fr_corps_3")
    assert reason is not None
    assert reason.key == "outranked"
    assert ("piece", "massena") in reason.things
    s.apply("stop")
    assert at(s, "oudinot") == "next budget"
    assert at(s, "fr_corps_1") == "dijon"


@pytest.mark.rule("12.2.2")
def test_a_higher_general_takes_command_or_hands_over_to_an_army(game) -> None:
    """R125."""
    s = game.position({"lyon": "massena fr_corps_1", "dijon": "oudinot fr_corps_3"})
    s.apply("operate")
    go_on(s, "activate massena", "enter dijon", "stop")
    assert at(s, "massena") == "dijon"
    assert at(s, "oudinot") == "next budget"
    lower = game.position(
        {"lyon": "massena fr_corps_1", "dijon": "army_of_italy oudinot fr_corps_3"}
    )
    lower.apply("operate")
    go_on(lower, "activate massena", "enter dijon", "stop")
    assert at(lower, "massena") == "next budget"
    assert at(lower, "oudinot") == at(lower, "fr_corps_1") == "dijon"


@pytest.mark.rule("12.2.1")
def test_an_army_takes_from_a_lower_army_but_leaves_it_a_step(game) -> None:
    """R127."""
    lower = "army_of_italy eugene fr_corps_3 fr_corps_4"
    s = game.position({"lyon": "grande_armee napoleon fr_corps_1", "dijon": lower})
    s.apply("operate")
    go_on(s, "activate napoleon", "enter dijon", until="move")
    s.apply("take fr_corps_3")
    assert s.why_not("take fr_corps_4").key == "left-alone"
    plain = game.position(
        {"lyon": "davout fr_corps_1", "dijon": "army_of_italy ney fr_corps_3 fr_corps_4"}
    )
    plain.apply("operate")
    go_on(plain, "activate davout", "enter dijon", until="move")
    assert plain.why_not("take fr_corps_3").key == "army-from-army"


@pytest.mark.rule("12.2.1")
def test_who_cannot_join_must_go_on_and_must_be_able_to(game) -> None:
    """R149, 11."""
    big = "massena fr_corps_3 fr_corps_4 fr_corps_5"
    s = game.position({"lyon": "davout fr_corps_1 fr_corps_2", "dijon": big})
    s.apply("operate")
    go_on(s, "activate davout", "enter dijon", until="move")
    assert s.why_not("stop").key == "stacked"
    go_on(s, "enter reims", "stop")
    assert at(s, "davout") == "reims"


@pytest.mark.rule("12.2.1")
def test_an_army_may_end_with_another(game) -> None:
    """R150: they form one group, two at most."""
    s = game.position(
        {"lyon": "grande_armee napoleon fr_corps_1", "dijon": "army_of_italy eugene fr_corps_3"}
    )
    s.apply("operate")
    go_on(s, "activate napoleon", "enter dijon", "stop")
    assert objection(s, "dijon") == ""
    assert s.holder_of(piece(s, "fr_corps_3")) == piece(s, "army_of_italy")


@pytest.mark.rule("12.2.1")
def test_what_is_left_must_be_a_force(game) -> None:
    """R148: reserve cavalry and special units only to an army; depots anywhere."""
    corps = "fr_corps_1 fr_corps_2 fr_corps_3"
    army = f"grande_armee napoleon ney {corps} fr_cavalry guard_cavalry france_depot_1"
    s = game.position({"lyon": army})
    s.apply("operate")
    go_on(s, "activate napoleon", "enter dijon", until="move")
    assert legal(s, "leave") == {"fr_corps_1", "fr_corps_2", "fr_corps_3", "france_depot_1"}
    for left in ("fr_corps_1", "ney", "fr_corps_2", "france_depot_1"):
        s.apply(f"leave {left}")
    go_on(s, "enter reims", "stop")
    assert at(s, "ney") == at(s, "fr_corps_2") == at(s, "france_depot_1") == "dijon"
    assert bears(s, "ney", "marked")


@pytest.mark.rule("10.3")
def test_a_subordinate_may_be_dismissed_on_the_march(game) -> None:
    """R129: nobody else."""
    s = game.position({"lyon": "grande_armee napoleon ney fr_corps_1"})
    s.apply("operate")
    go_on(s, "activate napoleon", until="move")
    assert legal(s, "dismiss") == {"ney"}
    s.apply("dismiss ney")
    assert at(s, "ney") == "next budget"


@pytest.mark.rule("10.3")
def test_a_lost_commander_is_replaced(game) -> None:
    """R131, R303: by a subordinate, or by a general of the reserve."""
    s = game.position({"lyon": "grande_armee davout ney fr_corps_1 fr_corps_2"})
    merging.dismiss(s, piece(s, "davout"))
    s.push(kinds.APPOINT, 0, zone(s, "lyon"), 0)
    s.resume()
    assert s.step == "action"
    assert forces.general_of_army(
        s, piece(s, "grande_armee"), forces.pieces_in(s, 0, zone(s, "lyon"))
    ) == piece(s, "ney")
    bare = game.position({"lyon": "grande_armee davout fr_corps_1 fr_corps_2"})
    merging.dismiss(bare, piece(bare, "davout"))
    bare.push(kinds.APPOINT, 0, zone(bare, "lyon"), 0)
    bare.resume()
    assert "ney" in legal(bare, "appoint")
    assert "davout" not in legal(bare, "appoint")
    bare.apply("appoint ney")
    assert bare.holder_of(piece(bare, "ney")) == piece(bare, "grande_armee")


@pytest.mark.rule("11")
def test_what_is_too_many_is_removed_by_its_owner(game) -> None:
    """R120, R121: at the end of an action."""
    s = game.position({"lyon": "fr_corps_1 fr_corps_2-", "paris": "ney fr_corps_5"}, points=(1, 0))
    s.apply("operate")
    s.apply("done")
    assert (s.step, s.seat) == ("consolidate", "empire")
    s.apply("remove fr_corps_2")
    assert at(s, "fr_corps_2") == "reserve"
    assert s.step == "action"


@pytest.mark.rule("4")
def test_militia_stays_at_home(game) -> None:
    """R151: a march out is refused."""
    s = game.position({"strasbourg": "davout fr_national_guard_1 fr_corps_1"})
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    reason = s.why_not("enter bade")
    assert reason.key == "leaves-home"
    assert s.why_not("enter metz") is None


@pytest.mark.rule("8.1.2", "10.1", "R546")
@pytest.mark.parametrize(
    ("force", "wrong"),
    [
        ("buxhowden ru_corps_1 au_corps_1-", ""),
        ("buxhowden ru_corps_1 au_corps_1", "allies-not-fewer"),
        ("buxhowden ru_corps_1 ru_corps_2- au_corps_1", ""),
        ("buxhowden ru_corps_1 au_corps_1- pr_corps_1-", "allies-not-fewer"),
        ("buxhowden ru_corps_1 se_corps", ""),
        ("first_army koutouzov ru_corps_1 ru_corps_2- au_corps_1", ""),
        ("first_army koutouzov ru_corps_1 ru_corps_2- au_corps_1 au_corps_2-", "allies-not-fewer"),
        ("first_army koutouzov ru_corps_1 chevalier_guards au_corps_1", ""),
        (
            "first_army koutouzov ru_corps_1 army_of_germany charles au_corps_1 au_corps_2",
            "",
        ),
    ],
)
def test_of_allied_majors_a_general_commands_fewer_steps_than_of_his_own(
    game, force: str, wrong: str
) -> None:
    """X22: most of the steps stay Russian; minors are not counted, two armies each by itself."""
    s = game.position({"brunn": force})
    assert objection(s, "brunn", 1) == wrong


@pytest.mark.rule("8.1.2", "12.2.1")
def test_an_army_takes_along_only_fewer_allies_than_it_has_of_its_own(game) -> None:
    """Koutouzov has 3 Russian steps: of Bellegarde's 4 he may take 2, not the others as well."""
    place = {
        "presbourg": "first_army koutouzov ru_corps_1 ru_corps_2-",
        "vienne": "bellegarde au_corps_1 au_corps_2",
    }
    s = game.position(place, seat="coalition", points=(0, 3), scenario="1805")
    s.apply("operate")
    go_on(s, "activate koutouzov", "enter vienne", until="move")
    s.apply("take au_corps_1")
    reason = s.why_not("take au_corps_2")
    assert (reason.key, reason.rule) == ("allies-not-fewer", "8.1.2")
    assert s.why_not("stop").key == "stacked"  # Bellegarde's corps would be one with the army


@pytest.mark.rule("8.1.2", "10.1", "R546")
def test_losses_that_leave_too_many_allies_cost_steps_of_theirs(game) -> None:
    """The Russians lose the step by which they outnumber the Austrians: one of these goes too."""
    place = {"brunn": "buxhowden ru_corps_1 ru_corps_2- au_corps_1"}
    s = game.position(place, seat="coalition", scenario="1805")
    s.lose_step(piece(s, "ru_corps_2"))
    s.apply("operate")
    s.apply("done")
    assert legal(s, "remove") == {"au_corps_1"}
    s.apply("remove au_corps_1")
    assert s.steps_of(piece(s, "au_corps_1")) == 1
    assert objection(s, "brunn", 1) == ""
