"""5.2, 9, 16: rounds, activation points, which force is activated at what price."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe_wars import at, bears, go_on, legal

from grognard.games.europe import groups
from grognard.games.europe.layout import A_POINTS, G_CEILING, POINTS, ROUND

ARMY = "grande_armee napoleon soult ney fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"


def why(state: Any, text: str) -> str:
    """The key of the objection to an action."""
    reason = state.why_not(text)
    assert reason is not None, f"{text} is allowed"
    return str(reason.key)


def points(state: Any, side: int = 0) -> int:
    """The points in reserve."""
    return int(state.c[POINTS + side])


@pytest.mark.rule("5.2")
def test_the_empire_acts_first_then_the_coalition(game) -> None:
    s = game.position({"lille": "ney fr_corps_1"}, hands={"empire": "8f"})
    assert (s.seat, s.step) == ("empire", "action")
    s.apply("pass")
    assert (s.seat, s.step) == ("coalition", "action")
    s.apply("pass")
    assert s.seat == "empire"
    assert int(s.c[ROUND]) == 3


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("generals", ["davout napoleon massena", "davout soult", "jerome"])
def test_t15_three_points_activate_any_initiatives_that_make_three(game, generals: str) -> None:
    """R101: the forces are named and finished one after the other."""
    zones = ("paris", "lyon", "dijon")
    forces = {
        z: f"{g} fr_corps_{n + 1}"
        for n, (z, g) in enumerate(zip(zones, generals.split(), strict=False))
    }
    s = game.position(forces, hands={"empire": "31f 2f"})
    s.apply("spend 2f")
    for general in generals.split():
        go_on(s, f"activate {general}", "stop")
    assert int(s.c[A_POINTS]) == 0
    s.apply("done")
    assert points(s) == 0


@pytest.mark.rule("9.1")
def test_t16_a_subordinate_is_activated_alone_with_units_of_his_army(game) -> None:
    s = game.position({"strasbourg": ARMY}, points=(1, 0))
    go_on(s, "activate soult", until="muster")
    s.apply("without fr_corps_2")
    s.apply("without fr_corps_3")
    go_on(s, "enter metz", "stop")
    assert at(s, "soult") == "metz"
    assert at(s, "napoleon") == at(s, "grande_armee") == "strasbourg"


@pytest.mark.rule("12.2.1")
def test_a_subordinate_takes_no_more_than_he_commands(game) -> None:
    """R110: four steps of Jérôme's, whatever the army has."""
    army = "grande_armee napoleon jerome fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"
    s = game.position({"strasbourg": army}, points=(2, 0))
    go_on(s, "activate jerome", until="muster")
    left = [
        key for key in ("fr_corps_1", "fr_corps_2", "fr_corps_3") if s.why_not(f"without {key}")
    ]
    assert why(s, f"with {left[0]}") == "beyond-command"


@pytest.mark.rule("9.1")
def test_t17_an_army_calls_its_neighbours_but_not_over_a_river(game) -> None:
    """R116: for one movement point in all."""
    army = "grande_armee napoleon fr_corps_1 fr_corps_2"
    s = game.position(
        {"bade": army, "strasbourg": "ney fr_corps_3", "stuttgart": "marmont fr_corps_4"},
        scenario="1805",
    )
    go_on(s, "activate napoleon", until="call")
    assert legal(s, "call") == {"marmont"}
    assert why(s, "call ney") == "not-called-from-there"
    s.apply("call marmont")
    go_on(s, until="move")
    group = s.argument(0)
    assert groups.get(s, group, G_CEILING) == 3
    assert at(s, "fr_corps_4") == "bade"


@pytest.mark.rule("9.2")
def test_t18_points_that_are_left_are_kept_and_lost_with_the_year(game) -> None:
    s = game.position({"paris": "davout fr_corps_1"}, hands={"empire": "2f"}, round=2)
    s.apply("spend 2f")
    go_on(s, "activate davout", "stop")
    s.apply("done")
    assert points(s) == 2
    last = game.position({"paris": "davout fr_corps_1"}, points=(2, 3), round=6, seat="coalition")
    last.apply("pass")
    assert points(last) == points(last, 1) == 0


@pytest.mark.rule("9.2")
def test_an_action_without_a_card_is_worth_one_point_and_reserve_is_added(game) -> None:
    """R102, R103: it may be kept; passing gives nothing."""
    s = game.position({"paris": "ney fr_corps_1"}, points=(1, 0))
    s.apply("operate")
    go_on(s, "activate ney", "stop")
    s.apply("done")
    assert points(s) == 0
    kept = game.position({"paris": "ney fr_corps_1"})
    kept.apply("operate")
    assert why(kept, "activate ney") == "too-few-points"
    kept.apply("done")
    assert points(kept) == 1
    passed = game.position({"paris": "ney fr_corps_1"})
    passed.apply("pass")
    assert points(passed) == 0


@pytest.mark.rule("9.1")
def test_a_lone_corps_pays_a_second_point_to_force_its_march_or_to_attack(game) -> None:
    """R112: once only."""
    s = game.position({"lille": "fr_corps_1", "bruxelles": "en_corps_1"})
    s.apply("operate")
    s.apply("activate fr_corps_1")
    go_on(s, until="forced-march")
    assert why(s, "force 1") == "too-few-points"
    s.apply("force 0")
    go_on(s, until="move")
    assert why(s, "enter bruxelles") == "too-few-points"
    rich = game.position({"lille": "fr_corps_1", "bruxelles": "en_corps_1"}, points=(1, 0))
    rich.apply("operate")
    go_on(rich, "activate fr_corps_1", "force 1", until="move")
    assert points(rich) == 0
    assert rich.why_not("enter bruxelles") is None


@pytest.mark.rule("9.1")
def test_the_option_makes_a_corps_pay_to_enter_what_is_not_its_own(game) -> None:
    """R107: off unless chosen."""
    at_peace = {"lille": "fr_corps_1"}
    for dear in (False, True):
        s = game.position(at_peace, control={"bruxelles": "england"}, dear_corps=dear)
        s.apply("operate")
        go_on(s, "activate fr_corps_1", until="move")
        assert (s.why_not("enter bruxelles") is not None) == dear


@pytest.mark.rule("9.1", "3.2", "R552")
def test_with_it_open_country_of_the_enemy_is_dear_and_that_of_friends_is_not(game) -> None:
    """3.2: a zone of free passage is nobody's; here it goes with the land."""
    for start, goal, dear in (("cracovie", "tarnow", True), ("berne", "coire", False)):
        s = game.position(
            {start: "fr_corps_1"},
            scenario="1805",
            control={"cracovie": "france"},
            dear_corps=True,
        )
        s.apply("operate")
        go_on(s, "activate fr_corps_1", until="move")
        assert (s.why_not(f"enter {goal}") is not None) == dear


@pytest.mark.rule("9.1")
def test_with_it_neither_generals_nor_allied_zones_cost_more(game) -> None:
    for who, start, goal in (("davout", "ulm", "munich"), ("fr_corps_2", "strasbourg", "bade")):
        s = game.position(
            {"ulm": "davout fr_corps_1", "strasbourg": "fr_corps_2"},
            scenario="1805",
            control={"munich": "austria"},
            dear_corps=True,
        )
        s.apply("operate")
        go_on(s, f"activate {who}", until="move")
        assert at(s, who) == start
        assert s.why_not(f"enter {goal}") is None


@pytest.mark.rule("9.1")
def test_a_corps_leaves_a_force_but_its_general_keeps_another(game) -> None:
    """R111, R113: no reserve cavalry; it takes and leaves nothing."""
    s = game.position(
        {
            "paris": "ney fr_corps_1 | france_depot_1",
            "lyon": "grande_armee soult fr_corps_3 fr_cavalry",
        }
    )
    s.apply("operate")
    assert why(s, "activate fr_corps_1") == "left-alone"
    assert why(s, "activate fr_cavalry") == "needs-army"
    go_on(s, "activate fr_corps_3", until="move")
    assert legal(s, "take") == legal(s, "leave") == legal(s, "fix") == set()
    go_on(s, "enter dijon", "stop")
    assert at(s, "soult") == "lyon"


@pytest.mark.rule("9.1")
def test_two_armies_are_activated_apart_or_together(game) -> None:
    """R114, R115: together for the chief's initiative and one more; then they exchange units."""
    both = "grande_armee napoleon fr_corps_1 fr_corps_2 army_of_italy eugene fr_corps_3 fr_corps_4"
    s = game.position({"lyon": both}, points=(1, 0))
    s.apply("operate")
    go_on(s, "activate army_of_italy", until="muster")
    assert points(s) == 0
    s.apply("shift fr_corps_1")
    go_on(s, "enter dijon", "stop")
    assert s.holder_of(0) == s.holder_of(2)
    assert at(s, "eugene") == at(s, "napoleon") == "dijon"
    alone = game.position({"lyon": both})
    alone.apply("operate")
    go_on(alone, "activate napoleon", until="muster")
    assert why(alone, "shift fr_corps_1") == "two-armies-only"
    go_on(alone, "enter dijon", "stop")
    assert at(alone, "eugene") == at(alone, "army_of_italy") == "lyon"


@pytest.mark.rule("12.2.1")
def test_a_unit_moves_once_a_round_but_again_with_its_army(game) -> None:
    """R108, R109."""
    s = game.position({"strasbourg": ARMY}, points=(5, 0))
    s.apply("operate")
    go_on(s, "activate soult", "enter metz", "enter strasbourg", "stop")
    assert bears(s, "soult", "marked")
    assert why(s, "activate soult") == "already-marked"
    marked = [k for k in ("fr_corps_1", "fr_corps_2", "fr_corps_3") if bears(s, k, "marked")]
    assert marked
    go_on(s, "activate napoleon", "enter metz", "stop")
    assert all(at(s, key) == "metz" for key in marked)


@pytest.mark.rule("9.1")
def test_a_general_may_leave_part_of_his_force(game) -> None:
    """R122, R124: one unit may stand alone, two may not."""
    s = game.position({"paris": "davout fr_corps_1 fr_corps_2 fr_corps_3"})
    s.apply("operate")
    go_on(s, "activate davout", until="muster")
    s.apply("without fr_corps_1")
    s.apply("without fr_corps_2")
    assert why(s, "go") == "no-general"
    s.apply("with fr_corps_2")
    go_on(s, "enter reims", "stop")
    assert at(s, "fr_corps_1") == "paris"
    assert at(s, "fr_corps_2") == "reims"


@pytest.mark.rule("9.1", "12.2.1")
def test_whoever_is_left_at_the_start_has_been_activated(game) -> None:
    """R108, R124: as if left on the way; the army of a subordinate who goes has not."""
    s = game.position({"paris": "davout fr_corps_1 fr_corps_2"})
    s.apply("operate")
    go_on(s, "activate davout", until="muster")
    s.apply("without fr_corps_1")
    go_on(s, "enter reims", "stop")
    assert bears(s, "fr_corps_1", "marked")
    army = game.position({"strasbourg": ARMY}, points=(5, 0))
    army.apply("operate")
    go_on(army, "activate soult", "enter metz", "stop")
    corps = [f"fr_corps_{n}" for n in (1, 2, 3, 4)]
    staying = [key for key in corps if at(army, key) == "strasbourg"]
    assert staying
    assert not any(bears(army, key, "marked") for key in staying)


@pytest.mark.rule("16")
@pytest.mark.parametrize(("round_", "factor"), [(4, 4), (5, 3), (6, 3), (7, 3)])
def test_bad_weather_costs_land_forces_a_point(game, round_: int, factor: int) -> None:
    """R262, 12.1."""
    s = game.position({"paris": "davout fr_corps_1"}, round=round_)
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    assert groups.points_left(s, s.argument(0)) == factor


@pytest.mark.rule("9.1")
def test_supply_is_checked_after_the_forced_march_is_announced(game) -> None:
    """R106: and before the muster."""
    s = game.position({"madrid": "davout fr_corps_1 fr_corps_2"})
    s.apply("operate")
    s.apply("activate davout")
    go_on(s, until="forced-march")
    assert not bears(s, "fr_corps_1", "unsupplied")
    s.apply("force 1")
    assert s.step == "muster"
    assert bears(s, "fr_corps_1", "unsupplied")
