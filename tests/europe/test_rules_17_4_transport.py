"""17.2.7, 17.2.8: troops aboard, and sea assaults."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.europe.layout import ZONES
from grognard.games.europe.refusals import OK, STRAIT_CLOSED
from grognard.games.europe.supply import crossed
from grognard.games.europe.verbs import piece_keys
from grognard.games.europe.ways import border_closed
from squadrons import aboard, at, do, keys, refused, sailing

# --- transport (17.2.7) --------------------------------------------------------------------


def loaded(game: Any, at_: dict[str, str], *cargo: str, fleets: str = "fleet_keith", **more: Any):
    """A squadron in Portsmouth has taken these pieces aboard its first fleet."""
    state = sailing(game, fleets, {"portsmouth": f"{fleets} {' '.join(cargo)}", **at_}, **more)
    do(state, *(f"load {piece} {fleets.split()[0]}" for piece in cargo))
    return state


@pytest.mark.rule("17.2.7", "R306")
def test_a_fleet_carries_two_steps_a_depot_a_general_and_a_marker(game) -> None:
    """R281."""
    pieces = "army_of_the_peninsula wellington moore en_corps_3 en_corps_4- england_depot_1"
    state = sailing(
        game,
        "fleet_keith fleet_calder",
        {"portsmouth": f"fleet_keith fleet_calder | {pieces} england_depot_2"},
    )
    assert refused(state, "load wellington fleet_keith") == ("10.3", "left-alone")
    do(state, "load en_corps_3 fleet_keith")
    assert refused(state, "load en_corps_4 fleet_keith") == ("17.2.7", "no-room-aboard")
    assert refused(state, "load army_of_the_peninsula fleet_keith") == ("11", "no-general")
    do(state, "load wellington fleet_keith", "load army_of_the_peninsula fleet_keith")
    do(state, "load england_depot_1 fleet_keith")
    assert refused(state, "load moore fleet_keith") == ("17.2.7", "no-room-aboard")
    assert refused(state, "load england_depot_2 fleet_keith") == ("17.2.7", "no-room-aboard")
    do(state, "load en_corps_4 fleet_calder", "load moore fleet_calder", "sail manche")
    assert aboard(state, "wellington") == "fleet_keith"
    assert at(state, "en_corps_4") == "manche"


@pytest.mark.rule("17.2.7")
def test_troops_go_ashore_in_an_own_port_and_move_no_more(game) -> None:
    """R282."""
    state = loaded(game, {}, "en_corps_3")
    do(state, "sail manche", "sail londres", "unload fleet_keith", "stop")
    assert (at(state, "en_corps_3"), aboard(state, "en_corps_3")) == ("londres", "")
    assert refused(state, "activate en_corps_3") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.2.7", "R306")
def test_marked_troops_militia_and_fixed_depots_do_not_go_aboard(game) -> None:
    pieces = "en_corps_3* en_militia_1 england_depot_1#"
    state = sailing(game, "fleet_keith", {"portsmouth": f"fleet_keith {pieces}"})
    assert refused(state, "load en_corps_3 fleet_keith") == ("12.2.1", "already-marked")
    assert refused(state, "load en_militia_1 fleet_keith") == ("4", "leaves-home")
    assert refused(state, "load england_depot_1 fleet_keith") == ("13.4", "no-depot")


@pytest.mark.rule("17.2.7")
@pytest.mark.rule("4")
def test_reserve_cavalry_and_special_units_travel_with_their_army(game) -> None:
    """R306: the marker with its general in one fleet, they with the marker; ashore ship by ship."""
    pieces = "army_of_the_peninsula wellington en_corps_3- en_corps_4 en_corps_5 uxbridge"
    place = {"portsmouth": f"fleet_keith fleet_calder | {pieces}"}
    state = sailing(game, "fleet_keith fleet_calder", place)
    do(state, "load en_corps_3 fleet_keith")
    assert refused(state, "load uxbridge fleet_keith") == ("4", "needs-army")
    do(state, "load wellington fleet_keith")
    assert refused(state, "load army_of_the_peninsula fleet_calder") == ("11", "no-general")
    do(state, "load army_of_the_peninsula fleet_keith", "load uxbridge fleet_keith")
    assert refused(state, "load en_corps_4 fleet_keith") == ("17.2.7", "no-room-aboard")
    do(state, "load en_corps_4 fleet_calder", "sail manche", "sail londres")
    do(state, "unload fleet_keith")
    assert aboard(state, "uxbridge") == aboard(state, "wellington") == "army_of_the_peninsula"
    assert aboard(state, "en_corps_4") == "fleet_calder"


@pytest.mark.rule("17.2.7")
def test_what_stays_on_land_must_be_a_force(game) -> None:
    """R281."""
    state = sailing(
        game, "fleet_keith", {"portsmouth": "fleet_keith wellington en_corps_3 en_corps_4"}
    )
    do(state, "load en_corps_3 fleet_keith")
    do(state, "load wellington fleet_keith")
    do(state, "sail manche")  # one corps may stand alone
    state = sailing(
        game,
        "fleet_keith",
        {"portsmouth": "fleet_keith wellington en_corps_3 en_corps_4 en_corps_5"},
    )
    do(state, "load en_corps_3 fleet_keith", "load wellington fleet_keith")
    assert refused(state, "sail manche") == ("11", "no-general")


@pytest.mark.rule("17.2.7")
def test_troops_that_are_not_in_a_port_at_the_end_are_lost(game) -> None:
    """R283: the general goes to the reserve."""
    state = loaded(game, {}, "en_corps_3", "wellington")
    told = do(state, "sail manche", "stop")
    assert keys(told).count("cargo-lost") == 2
    assert (at(state, "en_corps_3"), at(state, "wellington")) == ("reserve", "next-budget")


@pytest.mark.rule("17.2.7")
def test_empty_fleets_are_lost_before_laden_ones(game) -> None:
    """R277: cargo sinks with its fleet."""
    state = loaded(
        game,
        {"manche": "fleet_ganteaume fleet_missiessy fleet_allemand"},
        "en_corps_3",
        fleets="fleet_stirling fleet_calder",
        dice=[4, 1, 2, 2, 2, 2],
    )
    do(state, "sail manche", "chase manche")
    assert state.step == "fleet-losses"
    assert refused(state, "lose fleet_stirling") == ("17.2.7", "laden")
    do(state, "lose fleet_calder")
    assert (state.step, state.seat) == ("sea-retreat", "coalition")
    do(state, "sail portsmouth")
    assert at(state, "fleet_stirling") == at(state, "en_corps_3") == "portsmouth"


@pytest.mark.rule("17.2.7")
def test_a_beaten_squadron_lands_its_troops_in_the_port_it_reaches(game) -> None:
    """R283."""
    state = loaded(game, {"manche": "fleet_allemand"}, "en_corps_3", dice=[4, 1, 3])
    do(state, "sail manche", "chase manche", "sail plymouth")
    assert at(state, "en_corps_3") == at(state, "fleet_keith") == "plymouth"
    assert aboard(state, "en_corps_3") == ""


@pytest.mark.rule("17.2.7")
def test_a_laden_fleet_that_is_sunk_takes_its_troops_along(game) -> None:
    state = loaded(game, {"manche": "fleet_allemand"}, "en_corps_3", "wellington", dice=[4, 1, 6])
    do(state, "sail manche", "chase manche")
    assert at(state, "fleet_keith") == at(state, "en_corps_3") == "reserve"
    assert at(state, "wellington") == "next-budget"


@pytest.mark.rule("17.2.7")
def test_besieged_troops_may_be_fetched_and_brought(game) -> None:
    """R281, R282: into a besieged port means into its fortress."""
    at_ = {"la_valette": "en_corps_4^ fr_corps_1", "palerme": "fleet_keith en_corps_3"}
    forts = {"la_valette": "siege 0"}
    state = sailing(game, "fleet_keith", at_, forts=forts)
    do(state, "load en_corps_3 fleet_keith", "sail mer_tyrrhenienne")
    do(state, "sail mediterranee_centrale", "sail la_valette")
    do(state, "unload fleet_keith")
    zone = [zone.key for zone in game.model.zones].index("la_valette")
    assert state.units_in(1, zone) == []
    assert state.step == "consolidate"  # two corps without a general
    do(state, "remove en_corps_4", "remove en_corps_4")
    names = piece_keys(game.model)
    assert [names[unit] for unit in state.units_in(1, zone, True)] == ["en_corps_3"]
    state = sailing(
        game, "fleet_keith", {"la_valette": "fleet_keith en_corps_4^ fr_corps_1"}, forts=forts
    )
    do(state, "load en_corps_4 fleet_keith", "sail mediterranee_centrale")
    assert at(state, "en_corps_4") == "mediterranee_centrale"


# --- the sea assault (17.2.8) --------------------------------------------------------------


def before(game: Any, port: str, at_: dict[str, str], *cargo: str, **more: Any) -> Any:
    """An English squadron with troops aboard has come from Palermo before a port near it."""
    pieces = cargo or ("en_corps_3",)
    state = sailing(
        game, "fleet_keith", {"palerme": f"fleet_keith {' '.join(pieces)}", **at_}, **more
    )
    do(state, *(f"load {piece} fleet_keith" for piece in pieces))
    do(state, "sail mer_tyrrhenienne", f"sail {port}_blockade")
    return state


@pytest.mark.rule("17.2.7")
def test_a_landing_in_an_empty_enemy_port_succeeds(game) -> None:
    """R288, R289: three points in all, control is free, the fleet lies in the port."""
    state = before(game, "livourne", {})
    do(state, "land livourne")
    assert (at(state, "en_corps_3"), at(state, "fleet_keith")) == ("livourne", "livourne")
    zone = [zone.key for zone in game.model.zones].index("livourne")
    assert state.held_by(1, zone)
    do(state, "sail mer_tyrrhenienne", "sail golfe_du_lion")  # the fifth and the sixth point
    assert refused(state, "sail mer_tyrrhenienne") == ("17.2.1", "too-far-by-sea")
    do(state, "stop")
    assert refused(state, "activate en_corps_3") == ("12.2.1", "already-marked")


@pytest.mark.rule("17.2.1")
def test_a_landing_needs_its_points(game) -> None:
    """One for the box, one for the port, one for the landing."""
    place = {"gibraltar": "fleet_keith en_corps_3"}
    state = sailing(game, "fleet_keith", place)
    do(state, "load en_corps_3 fleet_keith", "sail mediterranee_occidentale")
    do(state, "sail golfe_du_lion", "sail mer_tyrrhenienne", "sail golfe_du_lion")
    do(state, "sail marseille_blockade")
    assert refused(state, "land marseille") == ("17.2.1", "too-far-by-sea")


@pytest.mark.rule("17.2.8")
def test_t34_two_failed_sieges_destroy_the_landed_force(game) -> None:
    """The fleet stays before the port."""
    state = before(
        game, "naples", {}, scenario="1815", control={"palerme": "england"}, dice=[6, 1, 2, 2]
    )
    told = do(state, "land naples")
    assert keys(told).count("siege-rolled") == 2
    assert at(state, "en_corps_3") == "reserve"
    assert at(state, "fleet_keith") == "naples_blockade"
    assert state.step == "sail"
    assert not state.besieged([zone.key for zone in game.model.zones].index("naples"))
    assert refused(state, "land naples") == ("17.2.7", "nothing-aboard")
    do(state, "sail mer_tyrrhenienne")


@pytest.mark.rule("17.2.8")
def test_a_siege_that_succeeds_wins_the_port(game) -> None:
    state = before(
        game, "naples", {}, scenario="1815", control={"palerme": "england"}, dice=[6, 1, 2, 6]
    )
    told = do(state, "land naples")
    assert "fort-taken" in keys(told)
    do(state, "done")  # no step is given for the fortress
    assert (at(state, "en_corps_3"), at(state, "fleet_keith")) == ("naples", "naples")


@pytest.mark.rule("17.2.8")
def test_the_fortress_of_a_port_fires_first_until_one_gives_way(game) -> None:
    """R287: beaten, the squadron stays before it and may go on."""
    state = before(
        game, "naples", {}, scenario="1815", control={"palerme": "england"}, dice=[3, 4, 3, 5]
    )
    told = do(state, "land naples")
    assert keys(told).count("naval-tied") == 1
    assert at(state, "fleet_keith") == "naples_blockade"
    assert aboard(state, "en_corps_3") == "fleet_keith"
    assert state.step == "sail"
    assert refused(state, "land naples") == ("17.2.8", "landed-already")
    do(state, "sail mer_tyrrhenienne", "sail cagliari", "stop")
    assert at(state, "en_corps_3") == "cagliari"


@pytest.mark.rule("17.2.8")
def test_enemy_fleets_must_be_sunk_first(game) -> None:
    """R285: beaten but not sunk they forbid the landing."""
    at_ = {"livourne": "fleet_emeriau"}
    state = before(game, "livourne", at_, dice=[2, 2, 6, 1])
    do(state, "stay")
    assert refused(state, "land livourne") == ("17.2.8", "fleets-in-port")
    do(state, "attack livourne")  # 3 against 2
    assert at(state, "fleet_emeriau") == "livourne"
    assert refused(state, "land livourne") == ("17.2.8", "fleets-in-port")
    state = before(game, "livourne", at_, dice=[6, 1])
    do(state, "stay", "attack livourne", "land livourne")
    assert at(state, "en_corps_3") == "livourne"


@pytest.mark.rule("15.2")
def test_too_few_for_the_fortress_do_not_land(game) -> None:
    """R286: two steps cannot besiege a citadel, nor one a fortress."""
    state = before(
        game, "naples", {}, "en_corps_3-", scenario="1815", control={"palerme": "england"}
    )
    assert refused(state, "land naples") == ("15.2", "too-few-to-besiege")
    place = {"valence": "fleet_emeriau fr_corps_1"}
    state = sailing(game, "fleet_emeriau", place, seat="empire", round=2)
    do(state, "load fr_corps_1 fleet_emeriau", "sail mediterranee_occidentale")
    do(state, "sail gibraltar_blockade")
    assert refused(state, "land gibraltar") == ("15.2", "too-few-to-besiege")


@pytest.mark.rule("17.2.8")
def test_two_steps_make_the_assault(game) -> None:
    """The rest goes ashore when the port is won."""
    fleets = "fleet_keith fleet_ball"
    state = sailing(game, fleets, {"palerme": f"{fleets} wellington en_corps_3 en_corps_4"})
    do(state, "load en_corps_3 fleet_keith", "load en_corps_4 fleet_ball")
    do(state, "load wellington fleet_keith", "sail mer_tyrrhenienne", "sail livourne_blockade")
    do(state, "land livourne")
    assert state.step == "who-lands"
    assert refused(state, "go") == ("17.2.7", "nothing-aboard")
    do(state, "with en_corps_3", "with wellington")
    assert refused(state, "with en_corps_4") == ("17.2.8", "too-many-to-land")
    do(state, "go")
    assert (at(state, "en_corps_3"), at(state, "fleet_ball")) == ("livourne", "livourne")
    assert aboard(state, "en_corps_4") == "fleet_ball"
    do(state, "unload fleet_ball")
    assert aboard(state, "en_corps_4") == ""


@pytest.mark.rule("17.2.8")
def test_the_landed_force_fights_at_minus_three_and_always_supplied(game) -> None:
    state = before(game, "livourne", {"livourne": "fr_corps_1-"}, dice=[3, 3, 6, 6])
    do(state, "land livourne")
    assert (state.step, state.seat) == ("defend", "empire")
    told = do(state, "stand")
    while state.step != "sail":
        verb = {"lead": "ready", "leads": "ready", "answer": "pass"}.get(state.step)
        told += do(state, verb or str(state.legal()[0]))
    rolls = [event.params for event in told if event.key == "battle-rolled"]
    assert rolls[0]["side"] == "coalition"
    # Two to one is +1, the landing -3.
    assert rolls[0]["total"] == 6 + 1 - 3
    assert at(state, "en_corps_3") == "reserve"
    assert at(state, "fleet_keith") == "livourne_blockade"


@pytest.mark.rule("17.2.8")
def test_a_victory_on_land_wins_a_port_without_fortress(game) -> None:
    state = before(game, "livourne", {"livourne": "fr_corps_1-"}, dice=[6, 6, 1, 1])
    do(state, "land livourne", "stand")
    while state.step != "sail":
        verb = {"leads": "ready", "answer": "pass"}.get(state.step)
        do(state, verb or str(state.legal()[0]))
    assert at(state, "en_corps_3") == "livourne"
    assert state.held_by(1, [zone.key for zone in game.model.zones].index("livourne"))


@pytest.mark.rule("17.2.8")
def test_1c_allows_one_sea_assault(game) -> None:
    state = game.position(
        {"palerme": "fleet_keith fleet_ball wellington en_corps_3 en_corps_4"},
        scenario="1805",
        seat="coalition",
        hands={"coalition": "1c"},
    )
    do(state, "event 1c", "activate fleet_keith", "go", "load en_corps_3 fleet_keith")
    do(state, "sail mer_tyrrhenienne", "sail livourne_blockade", "land livourne", "stop")
    do(state, "activate fleet_ball", "load en_corps_4 fleet_ball", "load wellington fleet_ball")
    do(state, "sail mer_tyrrhenienne", "sail golfe_du_lion", "sail marseille_blockade")
    assert refused(state, "land marseille") == ("17.2.8", "landed-already")


@pytest.mark.rule("17.2.8")
def test_a_force_in_the_port_may_evade_or_go_into_its_fortress(game) -> None:
    """R284: then the fortress is besieged, with its garrison."""
    state = before(
        game,
        "naples",
        {"naples": "na_corps"},
        scenario="1815",
        control={"palerme": "england"},
        dice=[6, 1, 2, 2],
    )
    do(state, "land naples")
    assert (state.step, state.seat) == ("defend", "empire")
    told = do(state, "shelter na_corps")
    while state.step != "sail":
        told += do(state, "pass" if state.step == "answer" else "stand")
    assert keys(told).count("siege-rolled") == 2
    assert at(state, "na_corps") == "naples"
    assert at(state, "en_corps_3") == "reserve"


@pytest.mark.rule("15.2")
def test_friends_who_besiege_a_citadel_may_be_joined_from_the_sea(game) -> None:
    """R286."""
    besiegers = "fr_corps_1 davout fr_corps_2"
    state = sailing(
        game,
        "fleet_emeriau",
        {"valence": "fleet_emeriau fr_corps_3", "gibraltar": besiegers},
        seat="empire",
        forts={"gibraltar": "siege 0"},
        dice=[6, 1, 1],
    )
    do(state, "load fr_corps_3 fleet_emeriau", "sail mediterranee_occidentale")
    do(state, "sail gibraltar_blockade")
    assert "land gibraltar" in {str(action) for action in state.legal()}


@pytest.mark.rule("15.3", "17.2.8")
def test_besiegers_who_came_by_land_are_not_lost_with_a_landing(game) -> None:
    """Repulsed they are 3 before a citadel, too few: those from the sea have no way back."""
    where = {"valence": "fleet_emeriau fr_corps_3-", "gibraltar": "castanos es_corps_1 es_corps_2-"}
    forts = {"gibraltar": "siege 0"}
    dice = [6, 1, 1, 1]
    state = sailing(game, "fleet_emeriau", where, seat="empire", forts=forts, dice=dice)
    do(state, "load fr_corps_3 fleet_emeriau", "sail mediterranee_occidentale")
    do(state, "sail gibraltar_blockade", "land gibraltar")
    while state.step == "answer":
        do(state, "pass")
    do(state, "lose es_corps_2")
    assert at(state, "fr_corps_3") == "reserve"
    assert state.step == "lifted"
    do(state, next(str(action) for action in state.legal()))
    assert at(state, "castanos") == at(state, "es_corps_1") != "gibraltar"


@pytest.mark.rule("17.2.8")
def test_only_a_force_that_may_stand_lands(game) -> None:
    """R122: two single steps without a general are none; one of them is, without a fortress."""
    fleets = "fleet_keith"
    cargo = ("en_corps_3-", "en_corps_4-")
    at_ = {"palerme": f"{fleets} wellington {' '.join(cargo)}"}
    more = {"scenario": "1815", "control": {"palerme": "england"}}
    state = sailing(game, fleets, at_, **more)
    do(state, "load en_corps_3 fleet_keith", "load en_corps_4 fleet_keith")
    assert refused(state, "sail mer_tyrrhenienne") == ("10.3", "left-alone")
    state = sailing(game, fleets, {"palerme": f"{fleets} en_corps_3- en_corps_4-"}, **more)
    do(state, "load en_corps_3 fleet_keith", "load en_corps_4 fleet_keith")
    do(state, "sail mer_tyrrhenienne", "sail naples_blockade")
    assert refused(state, "land naples") == ("15.2", "too-few-to-besiege")


# --- what depends on fleets at sea ---------------------------------------------------------


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("keeper", ["", "fleet_ball"])
def test_an_enemy_squadron_at_sea_closes_a_strait(game, keeper: str) -> None:
    """To marches and, while it is alone there, to supply (13.3)."""
    zones = [zone.key for zone in game.model.zones]
    here, there = zones.index("reggio"), zones.index("messine")
    assert game.tables.strait[here * ZONES + there] >= 0
    sea = game.model.seas[int(game.tables.strait[here * ZONES + there])].key
    state = game.position({sea: keeper} if keeper else {}, scenario="1805")
    assert border_closed(state, 0, here, there) == (STRAIT_CLOSED if keeper else OK)
    assert crossed(state, 0, here, there) == (not keeper)
