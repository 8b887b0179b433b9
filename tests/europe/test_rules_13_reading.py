"""9.2, 12.1, 13: points in reserve, the map, supply and attrition, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, told, zone

from grognard.games.europe import groups, kinds, supply
from grognard.games.europe.layout import (
    A_EVENT,
    A_POINTS,
    A_SLOWED,
    A_WIN,
    AUSTRIA,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FIXED,
    FLEETS,
    FRANCE,
    G_CAUSES,
    G_CEILING,
    G_SPENT,
    G_STATE,
    GAME_FLAGS,
    INSIDE,
    LEFT_HOME,
    MARCHES,
    OVER_MOUNTAIN,
    POINTS,
    POOR,
    POOR_MARSH,
    PRUSSIA,
    RUSSIA,
    SEA,
    SIDE,
    SLOWED,
    T_FED,
)
from grognard.games.europe.steps import attrition
from grognard.games.europe.steps.campaign import begin_campaign
from grognard.games.europe.steps.rounds import begin_action
from grognard.games.europe.ways import border_closed, difficult, note_causes
from grognard.kernel.state import State


def marching(game, at_: dict[str, str], leader: str, *answers: str, **more):
    """A position in which a force has begun to march."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, f"activate {leader}", *answers, until="move")
    return s


def left(s) -> int:
    """The movement points that the marching force has left."""
    return groups.points_left(s, s.argument(0))


def side_with(s: Any, side: int, *countries: str) -> None:
    """Countries enter the war on a side."""
    keys = [country.key for country in s.t.model.countries]
    for country in countries:
        s.c[SIDE + keys.index(country)] = side
    s.forget_supply()


# --- activation points (9.1, 9.2) ------------------------------------------------------------


@pytest.mark.rule("9.2", "R102")
def test_t18_the_reserve_of_the_coalition(game) -> None:
    """2 kept; 3 and 1 of them; 2 of an event, 1 kept; 1 and 1 of them; the last is lost."""
    place = {
        "namur": "blucher pr_corps_1",
        "bruxelles": "hill en_corps_1",
        "liege": "bulow pr_corps_2",
        "paris": "ney fr_corps_1",
    }
    s = game.position(place, round=2, seat="coalition", hands={"coalition": "1c 14c"})
    s.c[GAME_FLAGS] = 0
    s.apply("spend 1c")
    go_on(s, "activate blucher", "stop", until="activate")
    s.apply("done")
    assert kept(s) == 2
    for _ in range(3):  # the Empire's third round, the Coalition's, and the Empire's fourth
        s.apply("pass")
    assert s.seat == "coalition"
    s.apply("spend 14c")
    for general in ("hill", "bulow"):
        go_on(s, f"activate {general}", "stop", until="activate")
    s.apply("done")
    assert kept(s) == 1
    s.apply("pass")
    begin_action(s, 1)  # an event that gives two points
    s.c[A_EVENT], s.c[A_POINTS] = 1, 2
    s.pop()
    push_activation(s)
    go_on(s, "activate blucher", "stop", until="activate")
    s.apply("done")
    assert kept(s) == 2
    s.apply("pass")
    s.apply("operate")
    go_on(s, "activate hill", "stop", until="activate")
    assert kept(s) == 1
    s.apply("done")
    assert kept(s) == 0


def kept(s: State) -> int:
    """The points of the Coalition in reserve."""
    return int(s.c[POINTS + 1])


def push_activation(s: Any) -> None:
    """Points are spent on forces."""
    s.push(kinds.END_ACTION, 1, 0, 0)
    s.push(kinds.ACTIVATE, 1, 0, 0)
    s.resume()


@pytest.mark.rule("9.2", "R102")
def test_an_event_that_activates_without_points_takes_none_from_the_reserve(game) -> None:
    place = {"lille": "ney fr_corps_1", "paris": "davout fr_corps_2"}
    s = game.position(place, points=(3, 0))
    s.pop()
    begin_action(s, 0)
    begin_campaign(s, 0, 1)
    s.resume()
    go_on(s, "activate ney", "stop", until="activate")
    assert s.why_not("activate davout").key == "no-forces-left"
    assert int(s.c[POINTS]) == 3


@pytest.mark.rule("9.1", "R112")
def test_the_second_point_is_the_price_of_the_corps_own_choice(game) -> None:
    """It stays paid if the enemy evades; to be intercepted costs nothing."""
    place = {"dijon": "fr_corps_1", "lyon": "frimont au_corps_1"}
    s = marching(game, place, "fr_corps_1", points=(1, 0), dice=[6, 6])
    assert int(s.c[POINTS]) == 1
    s.apply("enter lyon")
    assert int(s.c[POINTS]) == 0
    go_on(s, "evade marseille", until="move")
    assert s.why_not("enter marseille") is None  # once only
    hunted = marching(
        game,
        {"lille": "fr_corps_1", "namur": "blucher pr_corps_1"},
        "fr_corps_1",
        points=(1, 0),
        hands={"coalition": "4c"},
        dice=[6] + [3] * 30,
    )
    hunted.apply("enter bruxelles")
    hunted.apply("intercept blucher 4c")
    go_on(hunted, "go", until="losses")
    assert int(hunted.c[POINTS]) == 1


@pytest.mark.rule("12.2.1", "R109")
def test_who_has_moved_is_not_taken_along(game) -> None:
    place = {"lyon": "grande_armee napoleon fr_corps_1", "dijon": "fr_corps_3*"}
    s = marching(game, place, "napoleon", "enter dijon")
    assert s.why_not("take fr_corps_3").key == "already-marked"


@pytest.mark.rule("12.2.1", "R126")
def test_an_army_takes_nothing_out_of_another_power_s_army(game) -> None:
    place = {
        "vienne": "army_of_germany charles au_corps_1",
        "brunn": "first_army koutouzov ru_corps_1 ru_corps_2",
    }
    s = game.position(place, scenario="1805", seat="coalition", points=(0, 2))
    way = ("enter leopoldstadt", "enter brunn")
    go_on(s, "operate", "activate charles", *way, until="move")
    assert s.why_not("take ru_corps_1").key == "outranked"


# --- the map (12.1) --------------------------------------------------------------------------


@pytest.mark.rule("12.1", "R138")
def test_a_squadron_at_sea_closes_the_strait_of_messina(game) -> None:
    """In port or in a blockade box it does not (12.1)."""
    s = marching(game, {"reggio": "murat na_corps"}, "murat", points=(1, 0))
    assert s.why_not("enter messine") is None
    england = next(f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == ENGLAND)
    s.move(england, int(s.t.box[zone(s, "naples")]))
    assert s.why_not("enter messine") is None
    sea = int(s.t.strait[zone(s, "reggio") * 225 + zone(s, "messine")])
    s.move(england, SEA + sea)
    reason = s.why_not("enter messine")
    assert (reason.key, reason.rule) == ("strait-closed", "12.1")


@pytest.mark.rule("12.1", "R138")
def test_the_inner_strait_of_denmark_is_never_closed(game) -> None:
    s = game.position({})
    side_with(s, EMPIRE, "denmark")
    england = next(f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == ENGLAND)
    detroit = int(s.t.strait[zone(s, "copenhague") * 225 + zone(s, "malmo")])
    s.move(england, SEA + detroit)
    jutland, copenhagen, malmo = (zone(s, n) for n in ("jutland", "copenhague", "malmo"))
    assert border_closed(s, EMPIRE, jutland, copenhagen) == 0
    assert supply.crossed(s, EMPIRE, jutland, copenhagen)
    assert not supply.crossed(s, EMPIRE, copenhagen, malmo)


def desert(game, *answers: str, **more):
    """Davout is about to leave Alexandretta; Turkey and Egypt are with the Empire."""
    s = game.position({"alexandretta": "davout fr_corps_1"}, scenario="1805", **more)
    side_with(s, EMPIRE, "turkey", "egypt")
    s.apply("operate")
    go_on(s, "activate davout", *answers, until="move")
    return s


@pytest.mark.rule("12.1", "R137")
def test_the_desert_takes_all_points_but_those_of_a_forced_march(game) -> None:
    s = desert(game, "force 1")
    s.apply("enter acre")
    go_on(s, until="move")
    assert left(s) == 1
    assert s.why_not("enter gaza") is None
    weary = desert(game)
    groups.put(weary, weary.argument(0), G_SPENT, 1)
    assert weary.why_not("enter acre").key == "too-far"
    winter = desert(game, "force 2", round=6)
    winter.apply("enter acre")
    go_on(winter, until="move")
    assert left(winter) == 2  # the factor is 3 in winter


@pytest.mark.rule("12.1", "R137")
@pytest.mark.rule("9.1")
def test_an_army_that_has_called_crosses_the_desert_for_its_smaller_factor(game) -> None:
    place = {"acre": "grande_armee napoleon fr_corps_1", "gaza": "ney fr_corps_2"}
    s = game.position(place, scenario="1805")
    side_with(s, EMPIRE, "turkey", "egypt")
    s.apply("operate")
    go_on(s, "activate napoleon", "call ney", "done", until="move")
    assert left(s) == 3
    assert s.why_not("enter alexandretta") is None
    s.apply("enter alexandretta")
    go_on(s, until="move")
    assert left(s) == 0


@pytest.mark.rule("12.5", "R162")
def test_the_desert_is_difficult_ground(game) -> None:
    """4: what takes two points or more."""
    s = game.position({}, scenario="1805")
    assert difficult(s, zone(s, "alexandretta"), zone(s, "acre"))
    assert difficult(s, zone(s, "strasbourg"), zone(s, "bade"))
    assert not difficult(s, zone(s, "ulm"), zone(s, "bade"))


@pytest.mark.rule("12.3", "R134")
def test_a_slower_unit_is_slowed_by_a_card_as_well(game) -> None:
    """6F: 4 less 2; then a unit of 3 is taken along: 3 less 2."""
    s = marching(game, {"lyon": "davout fr_corps_1 fr_corps_2"}, "davout")
    group = s.argument(0)
    groups.add(s, group, G_STATE, SLOWED)
    s.c[A_SLOWED] = 2
    groups.put(s, group, G_CEILING, 2)
    side_with(s, EMPIRE, "baden")
    s.move(piece(s, "ba_corps"), zone(s, "lyon"))
    s.apply("take ba_corps")
    assert left(s) == 1


@pytest.mark.rule("12.3", "R134")
def test_points_that_a_victory_brings_are_not_lost_to_a_slower_unit(game) -> None:
    """50F: 4 and 2 more; a unit of 3 lowers that by the difference."""
    place = {"soissons": "davout fr_corps_1 fr_corps_2 fr_corps_3-", "namur": "en_corps_1-"}
    s = game.position(place, control={"namur": "france"})
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    s.c[A_WIN] = 2
    s.apply("enter namur")
    go_on(s, until="move")
    assert left(s) == 5
    side_with(s, EMPIRE, "baden")
    s.move(piece(s, "ba_corps"), zone(s, "namur"))
    s.apply("take ba_corps")
    assert left(s) == 4


@pytest.mark.rule("6.4")
def test_a_forced_march_that_a_card_forbids_says_so(game) -> None:
    place = {"paris": "ney fr_corps_9", "milan": "bellegarde au_corps_6"}
    s = game.position(place, hands={"empire": "6f"}, seat="coalition", points=(0, 3))
    go_on(s, "operate", "activate bellegarde", until="answer")
    s.apply("use 6f")
    go_on(s, until="forced-march")
    assert s.why_not("force 1").key == "no-forced-march"


@pytest.mark.rule("4", "R151")
def test_militia_that_evades_abroad_is_eliminated(game) -> None:
    place = {
        "bale": "charles au_corps_1 au_corps_2",
        "strasbourg": "davout fr_corps_1 fr_national_guard_1",
    }
    s = game.position(place, scenario="1805", seat="coalition", points=(0, 2), dice=[6])
    side_with(s, 1, "switzerland")
    s.apply("operate")
    go_on(s, "activate charles", "enter strasbourg", "evade bade", until="move")
    assert at(s, "davout") == at(s, "fr_corps_1") == "bade"
    assert at(s, "fr_national_guard_1") in ("reserve", "out")


# --- supply (13.1 to 13.5) -------------------------------------------------------------------


@pytest.mark.rule("13.3", "R193")
def test_t29_the_marsh_before_thorn_is_too_far(game) -> None:
    """Two points into the marsh and one to the relay; the marsh itself is one point from it."""
    s = game.position({}, scenario="1805")
    side_with(s, 1, "prussia")
    here, marsh, thorn = zone(s, "tilsit"), zone(s, "mazurie"), zone(s, "thorn")
    assert int(s.t.cost[here * 225 + marsh]) + int(s.t.cost[marsh * 225 + thorn]) == 3
    for ruin in ("dantzig", "varsovie", "vilna", "riga"):
        s.set_fort(zone(s, ruin), True, -1)
    assert supply.supplied(s, PRUSSIA, marsh)  # Thorn is a fortress of Prussia
    assert not supply.supplied(s, PRUSSIA, here)


@pytest.mark.rule("13.3")
def test_control_is_refused_where_the_line_is_cut_and_the_reason_says_where(game) -> None:
    """Davout at Graz is fed by Salzbourg, Salzbourg by Ulm, and Munich lies between."""
    place = {"graz": "davout fr_corps_1", "munich": "jean au_corps_1"}
    own = {"salzbourg": "france"}
    s = marching(game, place, "davout", scenario="1805", control=own)
    reason = s.why_not("control")
    assert (reason.key, reason.rule) == ("line-cut", "13.3")
    assert reason.things == (("place", "munich"),)
    assert "Munich" in reason.text
    far = marching(game, {"lemberg": "davout fr_corps_1"}, "davout", scenario="1805")
    assert (far.why_not("control").key, far.why_not("control").rule) == ("not-supplied", "3.2")
    fed = marching(game, {"graz": "davout fr_corps_1"}, "davout", scenario="1805", control=own)
    assert fed.why_not("control") is None


@pytest.mark.rule("13.5")
@pytest.mark.rule("14.9.4")
def test_a_hungry_force_is_not_rallied_and_the_reason_says_why(game) -> None:
    place = {"graz": "davout fr_corps_1!", "munich": "jean au_corps_1"}
    s = marching(game, place, "davout", scenario="1805", control={"salzbourg": "france"})
    assert s.why_not("rally").key == "line-cut"
    assert ("place", "munich") in s.why_not("rally").things
    far = marching(game, {"lemberg": "davout fr_corps_1!"}, "davout", scenario="1805")
    assert (far.why_not("rally").key, far.why_not("rally").rule) == ("wants-supply", "13.5")


@pytest.mark.rule("13.1")
@pytest.mark.rule("15.2")
def test_supply_is_checked_anew_before_a_siege(game) -> None:
    """From Graz, where there is none, to Salzbourg, which Ulm feeds; and beyond, to Vienna."""
    s = marching(game, {"graz": "davout fr_corps_1"}, "davout", scenario="1805", dice=[3] * 9)
    assert bears(s, "fr_corps_1", "unsupplied")
    go_on(s, "enter salzbourg", until="move")
    assert s.why_not("besiege") is None
    s.apply("besiege")
    assert not bears(s, "fr_corps_1", "unsupplied")
    place = {"munich": "davout fr_corps_1", "salzbourg": "fr_corps_2"}
    away = marching(game, place, "davout", scenario="1805", forts={"salzbourg": "siege 1"})
    assert not bears(away, "fr_corps_1", "unsupplied")
    go_on(away, "enter salzbourg", "enter vienne", until="move")
    assert away.why_not("besiege").rule == "13.5"


@pytest.mark.rule("13.5")
def test_a_hungry_force_may_still_put_a_siege(game) -> None:
    """Marker 0, without the table."""
    place = {"graz": "davout fr_corps_1"}
    s = marching(game, place, "davout", "enter vienne", scenario="1805", dice=[1] * 9)
    assert s.why_not("besiege") is not None
    go_on(s, "stop", until="activate")
    assert s.besieged(zone(s, "vienne"))
    assert s.siege_marker(zone(s, "vienne")) == 0


@pytest.mark.rule("13.3", "R195")
def test_a_line_by_sea_goes_from_relay_to_relay(game) -> None:
    """A port without fortress or fixed depot is none; a blockade or an enemy sea ends it."""
    there = {"rochefort": "wellington en_corps_1 | england_depot_1#"}
    s = game.position(there, control={"rochefort": "england"}, forts={"rochefort": "ruined"})
    port = zone(s, "rochefort")
    assert supply.supplied(s, ENGLAND, port)
    s.unmark(piece(s, "england_depot_1"), FIXED)
    assert not supply.supplied(s, ENGLAND, port)
    s.mark(piece(s, "england_depot_1"), FIXED)
    fleet = next(f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == FRANCE)
    for place in (int(s.t.box[port]), SEA + int(s.t.port[port])):
        s.move(fleet, place)
        assert not supply.supplied(s, ENGLAND, port)
    friend = next(f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == ENGLAND)
    s.move(friend, SEA + int(s.t.port[port]))
    assert supply.supplied(s, ENGLAND, port)  # the sea is the enemy's only while he is alone there


@pytest.mark.rule("13.3", "R192")
def test_a_fixed_depot_of_another_major_is_no_relay(game) -> None:
    """Each major has its own line; a minor uses the depots of its power."""
    place = {"munich": "davout fr_corps_1 | austria_depot_1#", "ulm": "france_depot_1#"}
    s = game.position(place, scenario="1805")
    keys = [country.key for country in game.model.countries]
    assert not supply.is_relay(s, FRANCE, zone(s, "munich"))
    s.set_fort(zone(s, "ulm"), True, -1)
    assert supply.is_relay(s, FRANCE, zone(s, "ulm"))
    assert supply.is_relay(s, keys.index("baden"), zone(s, "ulm"))


@pytest.mark.rule("13.3")
def test_the_commander_s_line_feeds_his_allies(game) -> None:
    """Two Prussian corps in a Russian army depend on the Russian line."""
    place = {"lublin": "first_army koutouzov ru_corps_1 ru_corps_2 pr_corps_1 pr_corps_2"}
    s = game.position(place, scenario="1805", seat="coalition", points=(0, 2))
    side_with(s, 1, "prussia")
    s.apply("operate")
    go_on(s, "activate koutouzov", until="move")
    assert not bears(s, "pr_corps_1", "unsupplied")
    assert supply.supplied(s, RUSSIA, zone(s, "lublin"))


@pytest.mark.rule("13.1", "R186")
def test_two_armies_of_different_powers_are_checked_apart(game) -> None:
    """The Austrians stand on a source of theirs; the Russians have no line so far west."""
    both = "army_of_germany charles au_corps_1 first_army koutouzov ru_corps_1"
    place = {"salzbourg": both}
    s = game.position(place, scenario="1805", seat="coalition", points=(0, 3))
    for fort in ("vienne", "olmutz", "prague", "koniggratz"):
        s.set_fort(zone(s, fort), True, -1)
    fed = [supply.supplied(s, power, zone(s, "salzbourg")) for power in (AUSTRIA, RUSSIA)]
    assert fed == [True, False]
    s.apply("operate")
    go_on(s, "activate first_army", until="move")
    assert bears(s, "ru_corps_1", "unsupplied")
    assert not bears(s, "au_corps_1", "unsupplied")


@pytest.mark.rule("13.2", "R191")
def test_whose_places_feed_whom(game) -> None:
    """A fortress that is the capital of an allied minor; of an allied major nothing."""
    s = game.position({})
    keys = [country.key for country in game.model.countries]
    assert supply.is_source(s, FRANCE, zone(s, "naples"))
    assert supply.is_source(s, keys.index("naples"), zone(s, "strasbourg"))
    assert supply.is_source(s, RUSSIA, zone(s, "brest_litovsk"))
    assert not supply.is_source(s, AUSTRIA, zone(s, "brest_litovsk"))
    assert supply.is_relay(s, AUSTRIA, zone(s, "brest_litovsk"))


# --- attrition (13.4, 13.6) ------------------------------------------------------------------


@pytest.mark.rule("13.4", "R113", "R205")
def test_a_lone_corps_spends_no_depot(game) -> None:
    """13.4: it must be of the nationality of the general; here is none."""
    place = {"lyon": "fr_corps_1 | france_depot_1"}
    s = game.position(place, points=(1, 0), dice=[3] * 9)
    s.apply("operate")
    events = go_on(s, "activate fr_corps_1", "force 1", "stop", until="feed")
    assert s.step == "activate"
    assert len(told(events, "attrition-rolled")) == 1
    assert at(s, "france_depot_1") == "lyon"


@pytest.mark.rule("13.4", "R205")
def test_a_depot_of_another_power_is_not_spent(game) -> None:
    """Nor one that the force has left behind."""
    place = {"brunn": "charles au_corps_1 russia_depot_1 austria_depot_1#"}
    s = game.position(place, scenario="1805", seat="coalition", points=(0, 2), dice=[1] * 9)
    s.apply("operate")
    go_on(s, "activate charles", "force 1", "stop", until="feed")
    assert legal(s, "feed") == {"austria_depot_1"}
    moved = game.position(place, scenario="1805", seat="coalition", points=(0, 2), dice=[1] * 9)
    moved.apply("operate")
    go_on(moved, "activate charles", "force 1", "enter prague", "stop", until="feed")
    assert moved.step == "activate"


@pytest.mark.rule("13.6.1", "R189")
@pytest.mark.parametrize(("flag", "lost"), [("", 0), ("?", 1)])
def test_an_interceptor_is_tested_by_the_flag_he_bears(game, flag: str, lost: int) -> None:
    """No new check: a die of 4 is 4, or 7 if he was out of supply when he was last checked."""
    force = f"blucher pr_corps_1{flag} pr_corps_2{flag}"
    place = {"lille": "davout fr_corps_1 fr_corps_2", "liege": force}
    s = game.position(place, hands={"coalition": "4c"}, dice=[6, 4, 1] + [3] * 40)
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    s.apply("enter bruxelles")
    s.apply("intercept blucher 4c")
    events = go_on(s, "go", until="attrition-losses")
    assert len(told(events, "attrition-rolled")) == 1
    assert (s.step == "attrition-losses") == (lost > 0)


@pytest.mark.rule("13.6.2")
@pytest.mark.rule("5.2.1")
@pytest.mark.parametrize("poor", [False, True])
def test_a_poor_zone_counts_in_the_last_test_of_the_year(game, poor: bool) -> None:
    """13.6.2: the force is in it then. Two French steps, a die of 4: 4+3-2 = 5, or 7 and a loss."""
    where = poor_zone_of_spain(game) if poor else "madrid"
    s = game.position({where: "davout fr_corps_1"}, round=6, seat="coalition", dice=[4] * 9)
    assert (int(s.t.poor[zone(s, where)]) != 0) == poor
    s.apply("pass")
    assert (s.step == "attrition-losses") == poor


def poor_zone_of_spain(game) -> str:
    """A zone where the French find neither food nor friends."""
    spain = [country.key for country in game.model.countries].index("spain")
    s = game.position({})
    return next(
        z.key
        for n, z in enumerate(game.model.zones)
        if s.land_of(n) == spain and s.t.poor[n] != 0 and s.t.fort[n] == 0
    )


@pytest.mark.rule("13.6.2")
def test_a_siege_a_depot_and_russians_change_the_die(game) -> None:
    """+1 for each level of the siege, -2 for a depot, -1 if all are Russians."""
    s = game.position({"brunn": "koutouzov ru_corps_1"}, scenario="1805")
    group = groups.new(s, 1, MARCHES, zone(s, "brunn"))
    for key in ("koutouzov", "ru_corps_1"):
        s.set_group(piece(s, key), group)
    groups.put(s, group, G_CAUSES, LEFT_HOME)
    tested = [piece(s, "ru_corps_1")]
    assert attrition.modifier(s, group, tested) == -1
    s.c[T_FED] = 1
    assert attrition.modifier(s, group, tested) == -3
    s.c[T_FED] = 0
    s.set_fort(zone(s, "brunn"), False, 3)
    for key in ("koutouzov", "ru_corps_1"):
        s.mark(piece(s, key), INSIDE)
    assert attrition.modifier(s, group, tested) == 2


@pytest.mark.rule("13.6.2", "R206", "R207")
@pytest.mark.parametrize(
    ("start", "goal", "cause", "there"),
    [
        ("milan", "trente", OVER_MOUNTAIN, True),
        ("milan", "turin", OVER_MOUNTAIN, False),
        ("brest_litovsk", "pinsk", POOR_MARSH, True),
        ("brest_litovsk", "grodno", POOR_MARSH, False),
        ("brest_litovsk", "grodno", POOR, True),
        ("milan", "mantoue", POOR_MARSH, False),
        ("mayence", "strasbourg", LEFT_HOME, False),
        ("bade", "strasbourg", LEFT_HOME, False),
        ("strasbourg", "bade", LEFT_HOME, True),
    ],
)
def test_what_the_way_does_to_the_test(game, start, goal, cause, there) -> None:
    """Marsh only where the zone is poor too; home only if the whole way is."""
    s = game.position({start: "davout fr_corps_1"}, scenario="1805")
    group = groups.new(s, 0, MARCHES, zone(s, start))
    for key in ("davout", "fr_corps_1"):
        s.set_group(piece(s, key), group)
    note_causes(s, group, zone(s, start), zone(s, goal))
    assert groups.has(s, group, G_CAUSES, cause) == there


@pytest.mark.rule("13.6.2", "R207")
def test_the_zone_where_a_force_starts_is_not_counted(game) -> None:
    """Only those it enters."""
    s = marching(game, {"sandomir": "davout fr_corps_1"}, "davout", scenario="1805")
    go_on(s, "enter lublin", until="move")
    assert not groups.has(s, s.argument(0), G_CAUSES, POOR)
    go_on(s, "enter sandomir", until="move")
    assert groups.has(s, s.argument(0), G_CAUSES, POOR)


@pytest.mark.rule("13.6.2")
@pytest.mark.rule("15.5", "R257")
def test_a_step_is_given_to_a_fortress_after_the_test_where_the_march_ends(game) -> None:
    """At once only by a force that goes on; a depot at once in any case."""
    place = {"munich": "davout fr_corps_1 fr_corps_2 france_depot_1"}
    own = {"control": {"salzbourg": "france"}, "forts": {"salzbourg": "ruined"}}
    s = marching(game, place, "davout", "force 1", "enter salzbourg", scenario="1805", **own)
    s.apply("rebuild fr_corps_1")
    assert (s.why_not("stop").key, s.why_not("stop").rule) == ("test-first", "13.6.2")
    go_on(s, "enter munich", until="move")
    assert s.why_not("stop") is None
    weary = marching(game, place, "davout", "force 1", "enter salzbourg", scenario="1805", **own)
    groups.spend(weary, weary.argument(0), left(weary))
    assert weary.why_not("rebuild fr_corps_1").key == "test-first"
    assert weary.why_not("rebuild france_depot_1") is None
    usual = marching(game, place, "davout", "enter salzbourg", scenario="1805", **own)
    usual.apply("rebuild fr_corps_1")
    assert usual.why_not("stop") is None  # no test is due


DEPOT = "fr_corps_1 | france_depot_1"


# --- reasons ---------------------------------------------------------------------------------


@pytest.mark.rule("12.2.1")
@pytest.mark.parametrize(
    ("force", "leader", "action", "key", "rule"),
    [
        ("davout fr_corps_1 fr_corps_2", "davout", "leave davout", "commander-stays", "10.3"),
        ("davout fr_corps_1 fr_corps_2", "davout", "dismiss davout", "not-dismissed", "10.3"),
        (DEPOT, "fr_corps_1", "fix france_depot_1", "depot-needs-general", "13.4"),
        (DEPOT, "fr_corps_1", "take france_depot_1", "corps-alone", "12.2.1"),
        ("fr_corps_1!", "fr_corps_1", "rally", "rally-needs-general", "14.9.4"),
        ("davout fr_corps_1", "davout", "rally", "not-demoralised", "14.9.4"),
        ("davout fr_corps_1", "davout", "control", "nothing-to-control", "3.2"),
        ("davout fr_corps_1", "davout", "enter metz", "not-adjacent", "12.1"),
    ],
)
def test_a_refusal_names_its_rule(game, force, leader, action, key, rule) -> None:
    s = marching(game, {"lyon": force}, leader)
    reason = s.why_not(action)
    assert (reason.key, reason.rule) == (key, rule)
    assert "{" not in reason.text


@pytest.mark.rule("15.2")
def test_too_few_to_besiege_is_no_question_of_command(game) -> None:
    place = {"munich": "davout fr_corps_1-"}
    s = marching(game, place, "davout", "enter salzbourg", scenario="1805")
    assert (s.why_not("besiege").key, s.why_not("besiege").rule) == ("too-few-to-besiege", "15.2")


@pytest.mark.rule("12.4")
def test_the_text_of_a_refusal_names_the_neutral_ground(game) -> None:
    s = marching(game, {"cologne": "davout fr_corps_1"}, "davout", scenario="1805")
    reasons = [s.why_not(f"enter {z.key}") for z in game.model.zones]
    neutral = [reason for reason in reasons if reason and reason.key == "neutral-land"]
    assert neutral
    assert all("$" not in reason.text and "{" not in reason.text for reason in neutral)
