"""3.2, 12.1, 12.3, 13.4: marches, control, forced marches, depots."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, zone

from grognard.games.europe import groups
from grognard.games.europe.layout import CHATIMENTS, CONTINENTAL_BLOCKADE, GAME_FLAGS, IBERIA_OPEN
from grognard.games.europe.ways import neighbours


def marching(game, at_: dict[str, str], leader: str, *answers: str, **more):
    """A position in which a force has begun to march."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, f"activate {leader}", *answers, until="move")
    return s


def left(s) -> int:
    """The movement points that the marching force has left."""
    return groups.points_left(s, s.argument(0))


@pytest.mark.rule("12.1")
def test_t19_the_slowest_unit_sets_the_pace(game) -> None:
    """R133: depots, generals and special units never slow."""
    army = "grande_armee napoleon fr_corps_1 fr_corps_2 guard_cavalry france_depot_1"
    assert left(marching(game, {"lyon": army}, "napoleon", scenario="1805")) == 4
    slow = army.replace("fr_corps_2", "by_corps")
    assert left(marching(game, {"lyon": slow}, "napoleon", scenario="1805")) == 3


@pytest.mark.rule("12.1")
def test_t20_a_mountain_costs_more_than_two_points(game) -> None:
    s = marching(game, {"milan": "davout it_corps_1-"}, "davout", scenario="1805", round=5)
    assert left(s) == 2
    assert s.why_not("enter trente").key == "too-far"


@pytest.mark.rule("12.1")
def test_the_way_costs_zone_and_border(game) -> None:
    """EX-R4: Lille to Ulm is 6 points, Munich the 7th; corner contacts are no way."""
    s = marching(game, {"lille": "davout fr_corps_1"}, "davout", "force 3", scenario="1805")
    for name, points in (("soissons", 6), ("metz", 5), ("strasbourg", 4), ("bade", 2), ("ulm", 1)):
        s.apply(f"enter {name}")
        go_on(s, until="move")
        assert left(s) == points
    milan = marching(game, {"milan": "davout fr_corps_1"}, "davout", scenario="1805")
    assert milan.why_not("enter bologne").key == "not-adjacent"


@pytest.mark.rule("12.1")
def test_neutral_ground_is_closed(game) -> None:
    s = marching(game, {"cologne": "davout fr_corps_1"}, "davout", scenario="1805")
    names = [z.key for z in game.model.zones]
    near = [names[z] for z in neighbours(s, zone(s, "cologne"))]
    reasons = [s.why_not(f"enter {name}") for name in near]
    assert "neutral-land" in {reason.key for reason in reasons if reason}


@pytest.mark.rule("12.1")
def test_the_desert_takes_a_whole_movement_factor(game) -> None:
    """R137: nothing may have been spent before; forced march is left."""
    s = marching(game, {"alexandretta": "davout fr_corps_1"}, "davout", "force 1", scenario="1805")
    if s.why_not("enter acre") is None:
        s.apply("enter acre")
        go_on(s, until="move")
        assert left(s) == 1


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("flags", "able"),
    [(0, False), (CONTINENTAL_BLOCKADE, True), (IBERIA_OPEN, True), (CHATIMENTS, True)],
)
def test_iberia_is_closed_until_a_card_opens_it(game, flags: int, able: bool) -> None:
    s = game.position({"bayonne": "davout fr_corps_1 fr_corps_2"}, scenario="1805")
    s.c[GAME_FLAGS] = flags
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    assert (s.why_not("enter pampelune") is None) == able


@pytest.mark.rule("12.1")
def test_each_card_lets_six_steps_into_iberia(game) -> None:
    """R18, R41."""
    within = "massena fr_corps_3 fr_corps_4 fr_corps_5"
    for flags, able in ((IBERIA_OPEN, False), (IBERIA_OPEN | CONTINENTAL_BLOCKADE, True)):
        s = game.position({"bayonne": "davout fr_corps_1", "burgos": within}, scenario="1805")
        s.c[GAME_FLAGS] = flags
        s.apply("operate")
        go_on(s, "activate davout", until="move")
        assert (s.why_not("enter pampelune") is None) == able


@pytest.mark.rule("12.1")
def test_a_fortress_stops_a_force_unless_it_is_covered(game) -> None:
    """R139-R141, 15.1: those who stay put a siege and are done."""
    s = marching(
        game,
        {"munich": "davout fr_corps_1 fr_corps_2"},
        "davout",
        "enter salzbourg",
        scenario="1805",
    )
    assert s.why_not("enter vienne").key == "must-stop"
    assert ("place", "salzbourg") in s.why_not("enter vienne").things
    s.apply("leave fr_corps_1")
    s.apply("enter vienne")
    assert s.besieged(zone(s, "salzbourg"))
    assert bears(s, "fr_corps_1", "marked")


@pytest.mark.rule("15.1")
def test_a_fortress_that_friends_besiege_stops_nobody(game) -> None:
    """R142."""
    s = marching(
        game,
        {"munich": "davout fr_corps_1", "salzbourg": "fr_corps_2"},
        "davout",
        "enter salzbourg",
        scenario="1805",
        forts={"salzbourg": "siege 1"},
    )
    assert s.why_not("enter graz") is None


@pytest.mark.rule("3.2")
def test_control_costs_a_point_and_asks_for_supply(game) -> None:
    """R144, R146: X06, control of Munich; nothing to control in a zone of free passage."""
    force = {"ulm": "davout fr_corps_1"}
    austrian = {"munich": "austria"}
    s = marching(game, force, "davout", "enter munich", scenario="1805", control=austrian)
    s.apply("control")
    assert left(s) == 2
    assert s.held_by(0, zone(s, "munich"))
    assert s.why_not("control").key == "nothing-to-control"
    hungry = marching(game, {"lemberg": "davout fr_corps_1"}, "davout", scenario="1805")
    assert hungry.why_not("control").key == "not-supplied"


@pytest.mark.rule("3.2")
def test_an_active_fortress_is_not_controlled_by_a_marker(game) -> None:
    s = marching(
        game, {"munich": "davout fr_corps_1"}, "davout", "enter salzbourg", scenario="1805"
    )
    assert s.why_not("control").key == "nothing-to-control"
    ruined = marching(
        game,
        {"munich": "davout fr_corps_1"},
        "davout",
        "enter salzbourg",
        scenario="1805",
        forts={"salzbourg": "ruined"},
    )
    assert ruined.why_not("control") is None


@pytest.mark.rule("12.3")
def test_t23_a_slower_unit_taken_along_lowers_the_ceiling(game) -> None:
    """R134, R136: 4+3 = 7, two spent, a unit of 3 taken in: 6 in all."""
    s = marching(
        game,
        {"lille": "davout fr_corps_1", "metz": "ba_corps"},
        "davout",
        "force 3",
        "enter soissons",
        "enter metz",
        scenario="1805",
    )
    assert left(s) == 5
    s.apply("take ba_corps")
    assert left(s) == 4
    s.apply("leave ba_corps")
    assert left(s) == 4


@pytest.mark.rule("12.3")
def test_a_demoralised_force_makes_no_forced_march(game) -> None:
    s = game.position({"lyon": "davout fr_corps_1!"})
    s.apply("operate")
    s.apply("activate davout")
    go_on(s, until="forced-march")
    assert legal(s, "force") == {"0"}


@pytest.mark.rule("14.9.3")
def test_two_armies_are_held_back_only_if_most_steps_are_demoralised(game) -> None:
    """R236."""
    for sign, able in (("", True), ("!", False)):
        first = f"grande_armee napoleon fr_corps_1{sign} fr_corps_2{sign}"
        both = f"{first} army_of_italy eugene fr_corps_3!"
        s = game.position({"lyon": both}, points=(1, 0))
        s.apply("operate")
        s.apply("activate army_of_italy")
        go_on(s, until="forced-march")
        assert (s.why_not("force 1") is None) == able


@pytest.mark.rule("13.4")
def test_depots_are_fixed_and_freed_by_a_general(game) -> None:
    """R152: at any moment, for nothing; a fixed one stays."""
    s = marching(game, {"lyon": "davout fr_corps_1 france_depot_1 france_depot_2#"}, "davout")
    assert s.why_not("take france_depot_2").key == "fixed-depot"
    s.apply("free france_depot_2")
    s.apply("take france_depot_2")
    s.apply("fix france_depot_1")
    go_on(s, "enter dijon", "stop")
    assert at(s, "france_depot_1") == "lyon"
    assert at(s, "france_depot_2") == "dijon"


@pytest.mark.rule("2.1")
def test_a_lone_mobile_depot_is_destroyed_by_whoever_enters(game) -> None:
    """R153: no stop, no battle; a fixed one must be fought (R154)."""
    s = marching(game, {"lyon": "davout fr_corps_1", "dijon": "austria_depot_1"}, "davout")
    go_on(s, "enter dijon", until="move")
    assert at(s, "austria_depot_1") == "reserve"
    fixed = marching(game, {"lyon": "davout fr_corps_1", "dijon": "austria_depot_1#"}, "davout")
    events = go_on(fixed, "enter dijon", until="move")
    assert "battle-begins" in [event.key for event in events]


@pytest.mark.rule("15.3")
def test_the_besieged_may_only_make_a_sortie(game) -> None:
    """R253, R254."""
    s = marching(
        game,
        {"salzbourg": "charles^ au_corps_1^ | davout fr_corps_1"},
        "charles",
        scenario="1805",
        forts={"salzbourg": "siege 1"},
        seat="coalition",
        points=(0, 2),
    )
    assert legal(s) == {"sortie", "stop"}
    assert s.why_not("enter vienne").key == "besieged"
    events = go_on(s, "sortie", until="move")
    assert "battle-begins" in [event.key for event in events]
