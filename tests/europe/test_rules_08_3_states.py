"""8.3, 4: new states, revolts, military reform, the continental blockade, the Liberation war."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    NOBODY,
    at_peace_table,
    begin,
    campaign,
    country,
    hold_card,
    holder,
    owner,
    points,
    reason,
    side,
    status,
)
from europe_wars import at, legal, piece, told, zone
from grognard.games.europe import blockade, kinds, liberation, politics, states, supply
from grognard.games.europe.alliances import annex, enter_war
from grognard.games.europe.conditions import empire_holds
from grognard.games.europe.keys import bavarian_kingdom, rows
from grognard.games.europe.layout import (
    AUSTRIA,
    CARD,
    CARD_SPENT,
    CHATIMENTS,
    CHOUANS,
    CONTINENTAL_BLOCKADE,
    EMPEROR_IN_SPAIN,
    ENGLAND,
    FORCED_ALLIANCE,
    FRANCE,
    LIBERATION_WAR,
    NEUTRAL,
    NO_BLOCKADE_POINT,
    OWNER,
    POLAND,
    PRUSSIA,
    REFORMED,
    RHINE,
    RUSSIA,
    SERBS,
    SPAIN,
    TYROL,
    WESTPHALIA,
)


def ally(state, *keys: str, camp: int = EMPIRE) -> None:
    """Minors become allies of a side."""
    for key in keys:
        politics.set_status(state, country(state, key), 3, camp, 0 if camp == EMPIRE else ENGLAND)


# --- the Confederation of the Rhine (8.3.1) ------------------------------------------------


@pytest.mark.rule("8.3.1", "R482")
def test_six_members_and_two_beaten_powers(game) -> None:
    """In 1805 Bavaria, Baden, Württemberg and Berg are allied: four of the R minors.

    What 20F asks for: it is the only way to make the Confederation.
    """
    state = at_peace_table(game, ask=False)
    hold_card(state, "20f")
    begin(state, kinds.PARLEY)
    assert len(states.rhine_members(state)) == 4
    ally(state, "saxony", "thuringia")
    assert reason(state, "event 20f") == ("needs-missing", "6.2")
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    assert reason(state, "event 20f") == ("needs-missing", "6.2")
    politics.add_defeat(state, PRUSSIA, EMPIRE)
    assert "event 20f a" in legal(state)
    ally(state, "saxony", camp=COALITION)
    assert reason(state, "event 20f") == ("needs-missing", "6.2")


@pytest.mark.rule("8.3.1", "R482")
def test_the_confederation_protects_its_members_and_brings_a_corps_and_a_card(game) -> None:
    state = campaign(game)
    ally(state, "thuringia")
    states.make_rhine(state)
    assert status(state, "rhine") == "protectorate"
    assert at(state, "rh_corps") == "reserve"
    assert "rhine" in [row.key for row in rows(state, EMPIRE)]
    state.set_control(zone(state, "erfurt"), PRUSSIA)
    politics.set_status(state, PRUSSIA, 2, COALITION, -1)
    assert "rhine" not in [row.key for row in rows(state, EMPIRE)]


@pytest.mark.rule("8.3.1", "6.3")
def test_the_confederation_brings_its_card_unless_the_coalition_holds_erfurt(game) -> None:
    """Thuringia need not be a member: in a forced peace of Austria nobody's enemy holds Erfurt."""
    state = campaign(game)
    states.make_rhine(state)
    assert side(state, "thuringia") == COALITION
    assert "rhine" not in [row.key for row in rows(state, EMPIRE)]
    politics.set_status(state, country(state, "thuringia"), NEUTRAL, NOBODY, -1)
    assert "rhine" in [row.key for row in rows(state, EMPIRE)]


@pytest.mark.rule("8.3.1", "8.3.2", "14.4")
@pytest.mark.parametrize(("unit", "capital"), [("rh_corps", "erfurt"), ("we_corps", "kassel")])
def test_units_of_a_state_fight_worse_when_its_capital_is_lost(game, unit, capital) -> None:
    """Erfurt is the capital of the Confederation, Cassel that of Westphalia."""
    for control, morale in ({}, 3), ({capital: "austria"}, 2):
        state = game.position({"ulm": f"ney {unit}"}, scenario="1809", control=control)
        states.make_westphalia(state)
        assert state.morale(piece(state, unit)) == morale


@pytest.mark.rule("8.3.1", "8.3.2", "13.2")
@pytest.mark.parametrize(("unit", "capital"), [("rh_corps", "erfurt"), ("we_corps", "kassel")])
def test_units_of_a_state_are_fed_by_its_capital(game, unit, capital) -> None:
    """A city that is no fortress feeds them, and nobody else."""
    state = game.position({}, scenario="1809")
    states.make_westphalia(state)
    for key, feeds in ((unit, True), ("fr_corps_1", False), ("sx_corps", False)):
        owner_of = int(state.t.owner[piece(state, key)])
        assert supply.is_source(state, owner_of, zone(state, capital)) == feeds


@pytest.mark.rule("8.3.1", "R482", "R492")
def test_it_ends_with_its_last_member_for_good(game) -> None:
    """Its card has a gold star: there is no second one."""
    state = campaign(game)
    states.make_rhine(state)
    ally(state, "bavaria", "baden", "wurttemberg", camp=COALITION)
    states.review(state)
    assert status(state, "rhine") == "protectorate"
    ally(state, "berg", camp=COALITION)
    states.review(state)
    assert (status(state, "rhine"), at(state, "rh_corps")) == ("none", "out")
    assert points(state)[0] == 4


# --- Westphalia (8.3.2) --------------------------------------------------------------------


@pytest.mark.rule("8.3.2", "R483", "R29")
def test_four_of_the_five_provinces_and_naples(game) -> None:
    """Hanover annexed by France and Magdeburg taken from Prussia count; Hesse counts once."""
    state = campaign(game, "1809")
    assert states.westphalia_provinces(state) == 5
    state = at_peace_table(game, ask=False)
    hold_card(state, "45f")
    politics.set_flag(state, CHATIMENTS)
    for card in ("20f", "24f"):
        state.c[CARD + state.t.named_cards[card]] |= CARD_SPENT
    begin(state, kinds.PARLEY)
    assert states.westphalia_provinces(state) == 2  # Hanover and Berg
    ally(state, "hesse", "cleves")
    assert reason(state, "event 45f") == ("needs-missing", "6.2")
    ally(state, "naples")
    assert "event 45f a" in legal(state)
    state.c[OWNER + state.t.magdeburg] = FRANCE
    assert states.westphalia_provinces(state) == 5


@pytest.mark.rule("8.3.2")
def test_naples_may_be_allied_or_french_for_westphalia(game) -> None:
    """45F: alliance or annexation; 18.2.2 may make Naples part of the Empire."""
    state = campaign(game, "1809")
    naples = country(state, "naples")
    assert empire_holds(state, naples)
    annex(state, naples, FRANCE)
    assert empire_holds(state, naples)
    politics.set_status(state, naples, 3, COALITION, ENGLAND)
    assert not empire_holds(state, naples)


@pytest.mark.rule("8.3.2")
def test_westphalia_brings_a_corps_and_jerome(game) -> None:
    state = campaign(game, "1809")
    states.make_westphalia(state)
    assert (at(state, "we_corps"), at(state, "jerome")) == ("reserve", "reserve")
    ally(state, "hesse", "cleves", "berg", camp=COALITION)
    politics.set_status(state, country(state, "hanover"), 3, COALITION, ENGLAND)
    states.review(state)
    assert (status(state, "westphalia"), at(state, "we_corps")) == ("none", "out")
    assert not politics.exists(state, WESTPHALIA)


# --- Bavaria, Italy, Poland (8.3.3-8.3.5) --------------------------------------------------


@pytest.mark.rule("8.3.3", "R484")
def test_the_kingdom_of_bavaria_is_bavaria_with_the_tyrol(game) -> None:
    state = campaign(game)
    assert not bavarian_kingdom(state)
    state.c[OWNER + state.t.tyrol] = country(state, "bavaria")
    assert bavarian_kingdom(state)
    assert "bavaria_kingdom" in [row.key for row in rows(state, EMPIRE)]
    ally(state, "bavaria", camp=COALITION)
    assert not bavarian_kingdom(state)
    assert owner(state, "innsbruck") == "bavaria"


@pytest.mark.rule("8.3.4", "R486")
def test_venetia_gives_italy_a_second_corps(game) -> None:
    state = campaign(game)
    state.c[OWNER + state.t.venetia] = country(state, "italy")
    states.review(state)
    assert at(state, "it_corps_2") == "reserve"


@pytest.mark.rule("8.3.5", "R09", "R36", "R488")
def test_poland_grows(game) -> None:
    """+2 escalation at its creation, +1 point with two provinces, once; a corps with three."""
    state = campaign(game)
    states.make_poland(state)
    assert (status(state, "poland"), points(state)) == ("protectorate", (5, 2))
    assert (at(state, "po_corps_1"), at(state, "poniatowski")) == ("reserve", "reserve")
    polish = [p for p in range(140) if state.t.polish[p] and p != state.t.mazovia]
    state.c[OWNER + polish[0]] = POLAND
    states.review(state)
    assert points(state) == (6, 2)
    assert state.at(piece(state, "po_corps_2")) == 403
    state.c[OWNER + polish[0]] = PRUSSIA
    state.c[OWNER + polish[1]] = POLAND
    states.review(state)
    assert points(state) == (6, 2)
    state.c[OWNER + polish[0]] = POLAND
    states.review(state)
    assert at(state, "po_corps_2") == "reserve"


@pytest.mark.rule("8.3.5", "R511")
def test_poland_falls_with_france(game) -> None:
    state = campaign(game, "1809")
    states.fall_of_poland(state)
    assert (status(state, "poland"), side(state, "poland")) == ("ally", COALITION)
    assert at(state, "po_corps_1") == "out"


# --- revolts (8.3.3, R485, R491) -----------------------------------------------------------


@pytest.mark.rule("8.3.3", "R485")
def test_the_tyrol_in_revolt_is_a_minor_fed_by_innsbruck(game) -> None:
    state = campaign(game, "1809")
    assert (owner(state, "innsbruck"), holder(state, "trente")) == ("tyrol", "bavaria")
    assert side(state, "tyrol") == COALITION
    assert supply.is_source(state, TYROL, zone(state, "innsbruck"))
    assert not bavarian_kingdom(state)


@pytest.mark.rule("8.3.3", "R485")
def test_a_tyrol_retaken_goes_back_to_bavaria(game) -> None:
    state = at_peace_table(
        game, {"innsbruck": "ney fr_corps_1"}, scenario="1809", control={"innsbruck": "france"}
    )
    assert (status(state, "tyrol"), owner(state, "innsbruck")) == ("none", "bavaria")
    assert at(state, "ty_corps") == "out"


@pytest.mark.rule("8.3.3", "R485")
def test_without_bavaria_the_tyrol_goes_to_france(game) -> None:
    state = at_peace_table(game, {}, scenario="1809", ask=False)
    ally(state, "bavaria", camp=COALITION)
    state.set_control(zone(state, "innsbruck"), FRANCE)
    state.set_control(zone(state, "ulm"), FRANCE)
    states.end_revolts(state)
    assert owner(state, "innsbruck") == "france"


@pytest.mark.rule("4", "R491")
def test_a_revolt_ends_when_no_unit_and_no_zone_is_left(game) -> None:
    state = at_peace_table(game, {"rennes": "cu_corps"}, ask=False)
    states.begin_revolt(state, CHOUANS, zone(state, "rennes"))
    assert (side(state, "chouans"), holder(state, "rennes")) == (COALITION, "chouans")
    states.end_revolts(state)
    assert status(state, "chouans") == "ally"
    state.set_control(zone(state, "rennes"), FRANCE)
    states.end_revolts(state)
    assert status(state, "chouans") == "ally"  # its corps still fights
    state.remove(piece(state, "cu_corps"), 400)
    states.end_revolts(state)
    assert status(state, "chouans") == "none"
    assert not politics.exists(state, SERBS)


# --- the military reform (4, R502) ---------------------------------------------------------


@pytest.mark.rule("4", "R502")
def test_the_reform_brings_units_once(game) -> None:
    state = campaign(game)
    states.reform(state, PRUSSIA)
    assert (at(state, "pr_landwehr_1"), at(state, "pr_corps_7")) == ("reserve", "reserve")
    assert state.at(piece(state, "au_grenadiers")) == 403
    assert politics.fate(state, PRUSSIA, REFORMED)
    states.reform(state, RUSSIA)
    assert not politics.fate(state, RUSSIA, REFORMED)


@pytest.mark.rule("4", "R502")
def test_a_second_defeat_reforms_at_the_next_budget(game) -> None:
    state = campaign(game)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    states.reforms_due(state)
    assert not politics.fate(state, AUSTRIA, REFORMED)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    states.reforms_due(state)
    assert at(state, "au_grenadiers") == "reserve"


# --- the continental blockade (4, R496-R498) -----------------------------------------------


@pytest.mark.rule("4", "R496", "R498")
def test_which_ports_break_the_blockade(game) -> None:
    state = campaign(game)
    gaps = {state.t.model.zones[port].key for port in blockade.gaps(state)}
    assert {"saint_petersbourg", "lisbonne", "copenhague", "trieste", "naples", "dantzig"} <= gaps
    assert not {"gibraltar", "palerme", "stralsund", "brest", "cadix", "amsterdam"} & gaps


@pytest.mark.rule("4", "18.2.3", "R496", "R497")
def test_the_ports_of_a_beaten_power_are_shut_until_it_fights_again(game) -> None:
    state = campaign(game)

    def open_at(key: str) -> bool:
        return zone(state, key) in blockade.gaps(state)

    politics.set_status(state, RUSSIA, NEUTRAL, NOBODY, -1)
    assert open_at("riga")
    politics.add_defeat(state, RUSSIA, EMPIRE)
    assert not open_at("riga")
    politics.set_status(state, RUSSIA, FORCED_ALLIANCE, NOBODY, 0)
    assert not open_at("riga")
    enter_war(state, RUSSIA, COALITION, False)
    assert open_at("riga")


@pytest.mark.rule("4", "R496")
def test_spain_in_arms_is_left_out_if_the_pyrenees_are_held(game) -> None:
    state = campaign(game, "1809")
    assert zone(state, "cadix") in blockade.gaps(state)
    for key in ("bilbao", "pampelune"):
        state.set_control(zone(state, key), FRANCE)
    assert zone(state, "cadix") not in blockade.gaps(state)
    assert zone(state, "lisbonne") not in blockade.gaps(state)


@pytest.mark.rule("4", "R496", "R497")
def test_the_point_of_the_blockade(game) -> None:
    """After 25F only, if no port is open, and not in a budget with 41F."""
    state = campaign(game)
    for port in blockade.gaps(state):
        state.c[OWNER + int(state.t.province[port])] = FRANCE
    assert blockade.gaps(state) == []
    blockade.score_blockade(state)
    assert points(state)[0] == 5
    politics.set_flag(state, CONTINENTAL_BLOCKADE)
    politics.set_campaign(state, NO_BLOCKADE_POINT)
    blockade.score_blockade(state)
    assert points(state)[0] == 5
    blockade.score_blockade(state)
    assert points(state)[0] == 6
    state.set_control(zone(state, "riga"), RUSSIA)
    blockade.score_blockade(state)
    assert points(state)[0] == 6


# --- the Liberation war (4, R499-R501) -----------------------------------------------------


@pytest.mark.rule("4", "R481", "R501")
def test_spain_rises(game) -> None:
    """19C: she joins the Coalition; French troops alone in a zone hold it."""
    state = at_peace_table(
        game, {"madrid": "murat fr_corps_1", "cadix": "fleet_gravina"}, ask=False
    )
    liberation.begin(state)
    assert state.game_flag(LIBERATION_WAR)
    assert side(state, "spain") == COALITION
    assert holder(state, "madrid") == "france"
    assert at(state, "fleet_gravina") == "cadix"
    assert points(state) == (5, 0)  # the card has its own points


@pytest.mark.rule("4", "R499")
def test_every_year_of_it_escalates_or_costs_points(game) -> None:
    state = campaign(game)
    liberation.begin(state)
    liberation.year_passes(state)
    assert points(state) == (5, 1)
    politics.begin_chatiments(state)
    liberation.year_passes(state)
    assert points(state) == (4, 1)


@pytest.mark.rule("4", "R499")
def test_with_napoleon_or_two_of_his_best_in_spain_it_costs_two(game) -> None:
    state = at_peace_table(game, {"madrid": "davout fr_corps_1"}, scenario="1809", ask=False)
    liberation.watch(state)
    assert not politics.campaign(state, EMPEROR_IN_SPAIN)
    state.move(piece(state, "soult"), zone(state, "burgos"))  # initiative 2
    liberation.watch(state)
    assert not politics.campaign(state, EMPEROR_IN_SPAIN)
    state.move(piece(state, "massena"), zone(state, "burgos"))
    liberation.watch(state)
    assert politics.campaign(state, EMPEROR_IN_SPAIN)
    politics.set_campaign(state, EMPEROR_IN_SPAIN, False)
    state.move(piece(state, "napoleon"), zone(state, "lisbonne"))
    liberation.watch(state)
    liberation.year_passes(state)
    assert points(state)[0] == 3
    assert not politics.campaign(state, EMPEROR_IN_SPAIN)
    assert state.side(SPAIN) == COALITION
    assert politics.exists(state, RHINE)


@pytest.mark.rule("5.3", "R504")
def test_the_conquest_phase_settles_all_of_it(game) -> None:
    state = at_peace_table(game, {}, scenario="1809", victory=15, ask=False)
    events = begin(state, kinds.CONQUEST_PHASE)
    assert told(events, "victory-moved") == [{"number": 14}]
