"""The quick opponent in the campaigns: what it goes for, what it plays and whom it courts."""

from __future__ import annotations

from typing import Any

import pytest
from tests import europe_politics
from tests.europe.test_cards_politics import open_talks, talks
from tests.europe.test_instinct import ARMY, glance, moving
from tests.europe.test_rules_07_5_moves import moves
from tests.europe_politics import begin, campaign, country
from tests.europe_wars import at, legal, piece, zone
from tests.europe_years import between_years, to_turn

from grognard.games.europe import kinds
from grognard.games.europe.alliances import make_peace
from grognard.games.europe.forces import pieces_in
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    FRANCE,
    GAME_FLAGS,
    LIBERATION_WAR,
    RESERVE,
    UNITS,
    ZONES,
)
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.marching import March
from grognard.games.europe.planner.statecraft import event_worth

AUSTRIANS = {"budapest": "bellegarde au_corps_9", "salzbourg": "mack au_corps_1"}


def looked_at(game: Europe, board: dict[str, str], side: int = EMPIRE, **more: Any) -> Any:
    """The map of 1805 as a side sees it, and the state."""
    state = game.position(board, scenario="1805", **more)
    seen = Board()
    seen.look(state, side)
    return seen, state


def board_of(state: Any, side: int = EMPIRE) -> Board:
    """The map as a side sees it."""
    seen = Board()
    seen.look(state, side)
    return seen


def pull(seen: Any, state: Any, key: str) -> int:
    """How much a zone draws."""
    return int(seen.pull[zone(state, key)])


def test_the_grand_army_does_not_sit_in_paris_while_nobody_threatens_it(game: Europe) -> None:
    seen, state = looked_at(game, {"lille": ARMY, **AUSTRIANS})
    assert pull(seen, state, "munich") > pull(seen, state, "lille") > pull(seen, state, "paris") - 1


def test_paris_is_guarded_when_an_army_is_near(game: Europe) -> None:
    army = "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3"
    seen, state = looked_at(game, {"orleans": ARMY, "reims": army})
    assert pull(seen, state, "paris") > 0


@pytest.mark.rule("18.2.1")
def test_the_last_key_zone_of_a_power_draws_more(game: Europe) -> None:
    before, state = looked_at(game, {"munich": ARMY, **AUSTRIANS})
    control = {"vienne": "france"}
    after, _ = looked_at(game, {"munich": ARMY, **AUSTRIANS}, control=control)
    assert pull(after, state, "prague") > pull(before, state, "prague")


@pytest.mark.rule("6.4")
def test_an_event_that_brings_points_is_played_in_the_diplomatic_phase(game: Europe) -> None:
    """49F: Holland a protectorate, and a victory point."""
    state = talks(game, "49f", "9f")
    open_talks(state, "empire")
    assert glance(state).startswith("event 49f")


@pytest.mark.rule("6.4")
def test_the_trap_of_bayonne_is_left_alone(game: Europe) -> None:
    """24F: two points now, but the war in Spain costs one every year."""
    state = talks(game, "24f")
    open_talks(state, "empire")
    assert any(text.startswith("event 24f") for text in legal(state))
    assert not glance(state).startswith("event 24f")


@pytest.mark.rule("8.2.3")
def test_the_coalition_courts_prussia(game: Europe) -> None:
    state = talks(game, "1c")
    open_talks(state, "coalition")
    assert glance(state) == "court 1c prussia"


def test_points_of_the_empire_are_no_gain_to_the_coalition(game: Europe) -> None:
    state = talks(game, "49f")
    card = list(game.keys("card")).index("49f")
    assert event_worth(state, EMPIRE, card, 0) > event_worth(state, COALITION, card, 0)


# --- wars and peace (7.1, 18.2) --------------------------------------------------------------


def before_wars(game: Europe, *out_of_war: str) -> Any:
    """The Empire declares its wars; some powers have made peace before."""
    state = campaign(game, "1805")
    for key in out_of_war:
        make_peace(state, country(state, key), EMPIRE)
    begin(state, kinds.DECLARATIONS)
    europe_politics.say(state, "done")
    assert (state.step, state.seat) == ("declare", "empire")
    return state


@pytest.mark.rule("7.1", "8.3.1")
def test_war_is_declared_on_prussia_when_austria_is_out_of_it(game: Europe) -> None:
    """Both must be beaten before the Confederation can be made."""
    assert not glance(before_wars(game)).startswith("declare")
    state = before_wars(game, "austria")
    assert glance(state) == "declare prussia"


@pytest.mark.rule("7.1")
def test_no_war_is_declared_with_too_small_an_army(game: Europe) -> None:
    state = before_wars(game, "austria")
    for unit in range(UNITS):
        if state.t.owner[unit] == FRANCE and state.at(unit) < ZONES and unit % 3:
            state.remove(unit, RESERVE)
    assert not glance(state).startswith("declare")


@pytest.mark.rule("18.2.1")
def test_tilsit_is_kept_for_the_end_of_the_year(game: Europe) -> None:
    """26F makes peace; spent in a round it is three points."""
    state = game.position({"ulm": ARMY, **AUSTRIANS}, scenario="1805", hands={"empire": "26f 16f"})
    assert "26f" not in glance(state)


# --- lines of supply (13.3) ------------------------------------------------------------------


def bound_for_vienna(game: Europe, force: str, at: str, **more: Any) -> Any:
    """A French force in reach of Vienna, which nobody defends."""
    board = {at: force, "budapest": "bellegarde au_corps_9"}
    return moving(game, board, "napoleon", scenario="1805", **more)


@pytest.mark.rule("13.3", "13.4")
def test_a_relay_is_left_behind_on_the_way_to_a_key_zone(game: Europe) -> None:
    """Vienna is three points from the fortress of Ulm, one more than a line may be long."""
    taken = {"control": {"salzbourg": "france"}, "forts": {"salzbourg": "ruined"}}
    state = bound_for_vienna(game, f"{ARMY} france_depot_1", "salzbourg", **taken)
    assert glance(state).split()[0] in ("fix", "rebuild")


@pytest.mark.rule("13.5")
def test_an_army_does_not_go_where_nothing_feeds_it(game: Europe) -> None:
    """Past the fortress of Salzburg, which bars the line, it goes to no key zone."""
    state = bound_for_vienna(game, ARMY, "munich")
    assert glance(state) == "enter salzbourg"
    ahead = March(
        state,
        board_of(state),
        pieces_in(state, EMPIRE, zone(state, "munich")),
        zone(state, "munich"),
    )
    ahead.best(5)
    assert not ahead.fed_at(zone(state, "vienne"))
    assert ahead.worth(zone(state, "vienne"), 5) < ahead.worth(zone(state, "salzbourg"), 5)


@pytest.mark.rule("R499")
def test_napoleon_is_not_led_into_the_liberation_war(game: Europe) -> None:
    board = {"bayonne": ARMY, "pampelune": "es_corps_1"}
    worth = []
    for flag in (0, LIBERATION_WAR):
        state = game.position(board, scenario="1809")
        state.c[GAME_FLAGS] = (int(state.c[GAME_FLAGS]) & ~LIBERATION_WAR) | flag
        here = zone(state, "bayonne")
        march = March(state, board_of(state), pieces_in(state, EMPIRE, here), here)
        march.best(4)
        worth.append(march._ulcer(zone(state, "pampelune")))
    assert worth[0] == 0 < worth[1]


# --- between the years (7.6) -----------------------------------------------------------------


@pytest.mark.rule("7.6")
def test_a_corps_in_the_rear_joins_the_army_before_the_year_begins(game: Europe) -> None:
    where = {"mayence": ARMY, "metz": "davout fr_corps_5 fr_corps_6", **AUSTRIANS}
    state = moves(game, "redeployment", "france", where)
    went = []
    while state.step in ("redeploy", "trek"):
        went.append(glance(state))
        state.apply(went[-1])
    assert any(text.startswith("redeploy napoleon") for text in went)
    assert state.land_of(state.at(piece(state, "davout"))) == country(state, "bavaria")


@pytest.mark.rule("8.2.2")
def test_a_minor_keeps_its_corps_at_home(game: Europe) -> None:
    """Without a step of its camp in it the Coalition may court it."""
    where = {"mayence": ARMY, "munich": "by_corps", **AUSTRIANS}
    state = moves(game, "redeployment", "france", where)
    assert "redeploy by_corps" in legal(state)
    while state.step in ("redeploy", "trek"):
        state.apply(glance(state))
    assert at(state, "by_corps") == "munich"


# --- the budget (7.3) ------------------------------------------------------------------------


@pytest.mark.rule("7.3.2")
def test_england_draws_its_card_before_it_buys(game: Europe) -> None:
    state = between_years(game, "budget", {"londres": "moore en_corps_1"})
    to_turn(state, "england")
    assert glance(state) == "draw"


@pytest.mark.rule("7.3.5", "13.4")
def test_an_army_is_given_a_depot_to_take_along(game: Europe) -> None:
    state = between_years(game, "budget", {"strasbourg": ARMY})
    to_turn(state, "france")
    assert glance(state).startswith("stock france_depot")


@pytest.mark.rule("19.3")
def test_the_coalition_guards_a_key_zone_of_france_that_it_has_taken(game: Europe) -> None:
    army = "first_army koutouzov ru_corps_1 ru_corps_2 ru_corps_3"
    board = {"reims": army, "orleans": ARMY}
    free, state = looked_at(game, board, COALITION, control={"paris": "russia"})
    calm, quiet = looked_at(game, {"reims": army}, COALITION, control={"paris": "russia"})
    paris = zone(state, "paris")
    assert free._to_guard(state, paris) > calm._to_guard(quiet, paris) == 0
