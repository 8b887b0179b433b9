"""17.2, 18.1, 18.2.3: fleets whose port changes hands because a country is beaten or turns."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    at_peace_table,
    begin,
    country,
    holder,
    owner,
    say,
    side,
    status,
)
from europe_wars import at, go_on, piece
from grognard.games.europe import kinds
from grognard.games.europe.alliances import become_neutral, enter_war
from grognard.games.europe.conquest import surrender
from grognard.games.europe.layout import AUSTRIA, CORSAIRS, ENGLAND, PRUSSIA, TURKEY, UNDEPLOYED
from grognard.games.europe.peace import force_alliance
from grognard.games.europe.politics import begin_chatiments
from grognard.games.europe.steps.conquests import TERMS
from grognard.games.europe.supply import bosphorus_open

#: Lisbon and Elvas are taken: Portugal is conquered.
TAKEN = {"lisbonne": "ney fr_corps_1", "elvas": "fr_corps_2"}
CONTROL = {"lisbonne": "france", "elvas": "france"}


def portugal_falls(game, at: dict[str, str], **more):
    """The conquest phase in which the Empire conquers Portugal."""
    return at_peace_table(game, {**TAKEN, **at}, control=CONTROL, **more)


# --- a minor is conquered (18.1) -----------------------------------------------------------


@pytest.mark.rule("18.1", "17.2.1")
def test_fleets_leave_the_ports_of_a_conquered_minor(game) -> None:
    """Nobody stood in Oporto; it is the port of a French ally now."""
    state = portugal_falls(game, {"porto": "fleet_keith"})
    assert side(state, "portugal") == EMPIRE
    go_on(state, until="flight")
    say(state, "sail atlantique_sud")
    assert at(state, "fleet_keith") != "porto"


@pytest.mark.rule("18.1", "17.2.1")
def test_they_may_be_intercepted_on_the_way(game) -> None:
    state = portugal_falls(game, {"porto": "fleet_keith", "atlantique_sud": "fleet_emeriau"})
    go_on(state, until="flight")
    say(state, "sail atlantique_sud")
    assert (state.step, state.seat) == ("sea-intercept", "empire")


@pytest.mark.rule("18.1", "17.2.6", "R304")
def test_who_blockaded_a_port_of_a_conquered_minor_lies_in_it(game) -> None:
    state = portugal_falls(game, {"porto_blockade": "fleet_emeriau"})
    assert at(state, "fleet_emeriau") == "porto"


@pytest.mark.rule("18.1", "3.2", "R507")
def test_a_supplied_force_that_stays_in_a_conquered_minor_holds_its_zone(game) -> None:
    """18.2.3: it stands in enemy land now; in the conquest phase a supplied force takes a zone."""
    state = portugal_falls(game, {"porto": "fleet_keith moore en_corps_1 england_depot_1#"})
    assert side(state, "portugal") == EMPIRE
    assert holder(state, "porto") == "england"
    assert at(state, "fleet_keith") == at(state, "en_corps_1") == "porto"
    assert holder(state, "coimbra") == "portugal"


# --- a major makes peace (18.2.3) ----------------------------------------------------------


def prussia_at_war(game, at: dict[str, str], **more):
    """Prussia has joined the Coalition."""
    state = at_peace_table(game, at, ask=False, **more)
    enter_war(state, PRUSSIA, COALITION, False)
    state.resume()
    while state.step != "action":
        say(state, "usual")
    return state


@pytest.mark.rule("18.2.3", "8.1.3", "R269", "R551")
def test_the_victors_fleets_leave_the_ports_of_the_beaten(game) -> None:
    """A Dutch fleet lay in Danzig, which was taken."""
    state = prussia_at_war(game, {"dantzig": "fleet_holland"}, control={"dantzig": "france"})
    surrender(state, PRUSSIA)
    assert holder(state, "dantzig") == "prussia"
    assert at(state, "fleet_holland") not in ("dantzig", "out")
    where = at(state, "fleet_holland")
    become_neutral(state, PRUSSIA)
    assert at(state, "fleet_holland") == where


@pytest.mark.rule("18.2.3", "R473", "R551")
def test_former_friends_leave_the_ports_of_minors_that_leave_the_war(game) -> None:
    """Austria's peace takes the Papal States out of the war."""
    state = at_peace_table(game, {"ancone": "fleet_keith", "trieste": "fleet_ball"}, ask=False)
    surrender(state, AUSTRIA)
    assert not {at(state, "fleet_keith"), at(state, "fleet_ball")} & {"ancone", "trieste"}


@pytest.mark.rule("18.2.2", "17.2.6", "R304")
def test_who_blockaded_a_port_that_peace_makes_his_lies_in_it(game) -> None:
    """The Papal States are taken in place of a province, and become an ally."""
    state = at_peace_table(game, {"ancone_blockade": "fleet_emeriau"}, ask=False)
    surrender(state, AUSTRIA)
    begin(state, kinds.CONQUEST_PHASE, EMPIRE, TERMS)
    say(state, "seize papal_states", "done")
    assert at(state, "fleet_emeriau") == "ancone"


@pytest.mark.rule("18.2.3", "17.2.9", "R473")
def test_fleets_that_hunt_corsairs_leave_the_war_with_their_country(game) -> None:
    """England makes peace, and Portugal with her; in her next war the Portuguese deploy again."""
    state = at_peace_table(game, {}, ask=False)
    for key in ("fleet_keith", "fleet_portugal"):
        state.remove(piece(state, key), CORSAIRS)
    surrender(state, ENGLAND)
    assert owner(state, at(state, "fleet_keith")) == "england"
    assert state.at(piece(state, "fleet_portugal")) == UNDEPLOYED


# --- a country turns (8.2.3) ---------------------------------------------------------------


@pytest.mark.rule("8.2.3", "17.2.6", "R304")
def test_who_blockades_a_port_that_changes_camps_lies_in_it(game) -> None:
    places = {"amsterdam": "nl_corps fleet_holland", "amsterdam_blockade": "fleet_keith"}
    state = at_peace_table(game, {**places, "paris": "fr_corps_1"}, ask=False)
    enter_war(state, country(state, "holland"), COALITION)
    assert (at(state, "fleet_keith"), at(state, "fleet_holland")) == ("amsterdam", "amsterdam")


@pytest.mark.rule("8.2.3")
def test_a_country_that_turns_has_its_places_back_from_its_new_friends(game) -> None:
    """Fortresses return to their first owner, but for those where only the former camp stands."""
    places = {"munich": "charles au_corps_1", "ulm": "fr_corps_1", "paris": "fr_corps_2"}
    control = {"munich": "austria", "wurtzburg": "austria"}
    state = at_peace_table(game, places, control=control, ask=False)
    begin_chatiments(state)
    enter_war(state, country(state, "bavaria"), COALITION)
    assert holder(state, "munich") == holder(state, "wurtzburg") == "bavaria"
    assert holder(state, "ulm") == "france"


@pytest.mark.rule("8.2.3", "17.2.2", "17.2.6", "R304")
def test_where_the_port_is_full_the_rest_lie_at_sea(game) -> None:
    ships = "fleet_keith fleet_ball fleet_calder"
    places = {"amsterdam": "nl_corps fleet_holland", "amsterdam_blockade": ships}
    state = at_peace_table(game, {**places, "paris": "fr_corps_1"}, ask=False)
    enter_war(state, country(state, "holland"), COALITION)
    lie = sorted(at(state, fleet) for fleet in ships.split())
    assert lie == ["amsterdam", "amsterdam", "manche"]


# --- the Bosphorus (17.2.2 B) --------------------------------------------------------------


@pytest.mark.rule("17.2.2 B", "R291")
def test_the_bosphorus_is_open_to_all_if_no_player_controls_constantinople(game) -> None:
    """At war with Turkey it is shut; a Turkey in forced peace or alliance is nobody's again."""
    state = at_peace_table(game, {}, ask=False)
    enter_war(state, TURKEY, COALITION, False)
    assert not bosphorus_open(state, EMPIRE)
    assert bosphorus_open(state, COALITION)
    surrender(state, TURKEY)
    assert status(state, "turkey") == "forced_peace"
    assert bosphorus_open(state, EMPIRE)
    assert bosphorus_open(state, COALITION)
    force_alliance(state, TURKEY)
    assert bosphorus_open(state, EMPIRE)
    assert bosphorus_open(state, COALITION)
