"""3.2, 8, 17.2.1, 18: what becomes of places, fleets and revolts when countries change sides."""

from __future__ import annotations

from typing import Any

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    at_peace_table,
    begin,
    country,
    hold_card,
    holder,
    patron,
    reason,
    say,
    side,
    status,
)
from europe_wars import at, bears, legal, piece, zone
from europe_years import between_years
from grognard.games.europe import kinds, lending, peace, politics, supply
from grognard.games.europe.alliances import change_sides, confront, enter_war, make_peace
from grognard.games.europe.conquest import surrender
from grognard.games.europe.layout import (
    ALLY,
    AT_WAR,
    AUSTRIA,
    ENGLAND,
    FORCED_ALLIANCE,
    FRANCE,
    MARRIAGE,
    NOBODY,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    TYROL,
)
from grognard.games.europe.relocation import havens
from grognard.games.europe.steps import interphase
from grognard.games.europe.steps.card_politics import rise_in_spain
from grognard.games.europe.steps.holding import take_control
from grognard.kernel.dice import FastDice


def settle(state: Any) -> None:
    """What was pushed happens, as far as nobody is asked."""
    state.resume()


# --- whose ally a conquered minor is (8.1.2, 18.1) ------------------------------------------


@pytest.mark.rule("8.1.2", "18.1", "R507")
def test_what_a_power_of_the_empire_conquers_is_an_ally_of_france(game) -> None:
    """Spaniards have taken Lisbon and Elvas; when Spain turns, Portugal does not turn with her."""
    where = {"lisbonne": "es_corps_1", "elvas": "es_corps_2"}
    state = at_peace_table(game, where, control={"lisbonne": "spain", "elvas": "spain"})
    assert (status(state, "portugal"), patron(state, "portugal")) == ("ally", "france")
    rise_in_spain(state)
    assert (side(state, "spain"), side(state, "portugal")) == (COALITION, EMPIRE)


@pytest.mark.rule("18.1", "3.2", "R506")
@pytest.mark.parametrize(("captor", "conquered"), [("england", True), ("russia", False)])
def test_the_line_of_supply_is_that_of_the_conqueror(game, captor: str, conquered: bool) -> None:
    """18.1: a line to a source of whoever took the capital; that an ally is fed there is no help.

    Naples in Coalition hands: the Danes shut the Sound and the Turks the Bosphorus to Russia.
    """
    troops = "en_corps_1" if captor == "england" else "ru_corps_1"
    where = {"naples": troops, "detroit": "fleet_denmark"}
    state = at_peace_table(game, where, scenario="1809", control={"naples": captor}, ask=False)
    politics.set_status(state, RUSSIA, AT_WAR, COALITION, -1)
    politics.set_status(state, TURKEY, AT_WAR, EMPIRE, -1)
    for minor in ("sicily", "portugal"):  # their capitals would feed everybody
        politics.set_status(state, country(state, minor), ALLY, EMPIRE, FRANCE)
    assert supply.supplied(state, ENGLAND, zone(state, "naples"))
    begin(state, kinds.CONQUEST_PHASE)
    assert (side(state, "naples") == COALITION) == conquered


# --- revolts without their power (4, R491) ---------------------------------------------------


def tyrol_without_austria(game: Any, **more: Any) -> Any:
    """1809: Austria makes peace, the Tyrolese fight on."""
    where = {"innsbruck": "ty_corps", "presbourg": "au_corps_1", **more}
    state = at_peace_table(game, where, scenario="1809", ask=False)
    make_peace(state, AUSTRIA, EMPIRE)
    return state


@pytest.mark.rule("4", "8.3.3", "R491")
def test_insurgents_fight_on_for_the_coalition_when_their_power_makes_peace(game) -> None:
    """What the Tyrolese take is not neutral Austria's; they are hers again when she fights."""
    state = tyrol_without_austria(game)
    assert (side(state, "tyrol"), patron(state, "tyrol")) == (COALITION, "england")
    state.move(piece(state, "ty_corps"), zone(state, "munich"))
    take_control(state, COALITION, zone(state, "munich"))
    assert holder(state, "munich") == "england"
    assert state.held_by(COALITION, zone(state, "munich"))
    enter_war(state, AUSTRIA, COALITION)
    assert patron(state, "tyrol") == "austria"


@pytest.mark.rule("4", "8.3.3", "13.2", "R491")
def test_insurgents_without_their_power_are_fed_by_their_own_town(game) -> None:
    state = tyrol_without_austria(game)
    assert supply.supplied(state, TYROL, zone(state, "trente"))


# --- fleets whose port is their side's no more (17.2.1, 18.2.3) -------------------------------


@pytest.mark.rule("18.2.2", "18.2.3")
def test_fleets_of_the_beaten_leave_the_ports_that_the_terms_take(game) -> None:
    """The Coalition beats Spain and gives Corunna to Portugal: the fleet there stays Spanish."""
    where = {"la_corogne": "fleet_gravina", "madrid": "en_corps_1", "badajoz": "en_corps_2"}
    state = at_peace_table(game, where, control={"madrid": "england", "badajoz": "england"})
    assert (state.step, state.seat) == ("peace-terms", "coalition")
    say(state, "claim badajoz portugal", "claim la_corogne portugal", "done")
    port = at(state, "fleet_gravina")
    assert port != "la_corogne"
    assert state.land_of(zone(state, port)) == SPAIN


@pytest.mark.rule("17.2.1", "8.2.3", "R466")
def test_a_defector_s_fleet_leaves_a_port_that_its_former_friends_hold(game) -> None:
    """Holland joins the Coalition; French troops stand alone in Amsterdam and keep it."""
    state = at_peace_table(game, {"amsterdam": "fr_corps_9 | fleet_holland"}, ask=False)
    change_sides(state, country(state, "holland"), COALITION)
    settle(state)
    assert holder(state, "amsterdam") == "france"
    assert at(state, "fleet_holland") != "amsterdam"


@pytest.mark.rule("17.2.1", "8.1.4", "R481")
def test_fleets_leave_the_ports_that_the_former_victor_keeps(game) -> None:
    """England's forced peace is over; the French stand alone in Dublin, where her fleet lies."""
    state = at_peace_table(game, {"dublin": "fr_corps_9 | fleet_ball"}, ask=False)
    enter_war(state, ENGLAND, COALITION, False)
    confront(state, ENGLAND, EMPIRE)
    assert holder(state, "dublin") == "france"
    port = at(state, "fleet_ball")
    assert port != "dublin"
    assert state.land_of(zone(state, port)) == ENGLAND


@pytest.mark.rule("17.2.1", "5.3", "R520")
def test_fleets_leave_ports_whose_markers_go_with_a_peace(game) -> None:
    """Austrians held Leghorn for the Coalition; with their marker the English lose the port."""
    where = {"livourne": "fleet_ball"}
    state = at_peace_table(game, where, control={"livourne": "austria"}, ask=False)
    make_peace(state, AUSTRIA, EMPIRE)
    assert holder(state, "livourne") == "france"
    assert at(state, "fleet_ball") != "livourne"


@pytest.mark.rule("17.2.1", "6.2", "R491")
def test_a_fleet_leaves_the_port_where_royalists_rise(game) -> None:
    """22C at Nantes, which holds a French fleet and no troops."""
    where = {"nantes": "fleet_villeneuve", "nantes_blockade": "fleet_ball"}
    state = at_peace_table(game, where, ask=False)
    hold_card(state, "22c")
    begin(state, kinds.PARLEY, COALITION)
    say(state, "event 22c a", "at nantes")
    assert holder(state, "nantes") == "chouans"
    assert at(state, "fleet_villeneuve") != "nantes"
    assert at(state, "fleet_ball") == "nantes"


@pytest.mark.rule("17.2.1", "17.2.6", "6.2", "R304", "R466")
def test_partisans_open_a_port_to_who_blockades_it(game) -> None:
    """50C takes the French marker from Oporto: its fleet leaves, the English one lies in it."""
    where = {"porto": "fleet_villeneuve", "porto_blockade": "fleet_ball", "lille": "fr_corps_9"}
    state = game.position(
        where,
        scenario="1809",
        seat="coalition",
        control={"porto": "france"},
        hands={"coalition": "50c"},
    )
    say(state, "event 50c b", "at porto", "done")
    assert (holder(state, "porto"), at(state, "fleet_ball")) == ("portugal", "porto")
    assert at(state, "fleet_villeneuve") != "porto"


@pytest.mark.rule("17.2.6", "18.2.3", "R269", "R551")
def test_a_blockade_ends_with_the_war(game) -> None:
    """A Danish squadron lies before Riga when Russia makes peace: it puts to sea."""
    state = at_peace_table(game, {"riga_blockade": "fleet_denmark"}, scenario="1809", ask=False)
    politics.set_status(state, RUSSIA, AT_WAR, COALITION, -1)
    make_peace(state, RUSSIA, EMPIRE)
    begin(state, kinds.CONQUEST_PHASE)
    while state.step == "peace-terms":
        state.apply("done")
    assert at(state, "fleet_denmark") == "baltique_orientale"


@pytest.mark.rule("18.2.3", "R519")
def test_fleets_of_the_beaten_may_lie_in_ports_overseas(game) -> None:
    """England is conquered: a squadron that comes home may go to Gibraltar or Dublin as well."""
    where = {"londres": "ney fr_corps_9", "brest_blockade": "fleet_keith", "york": "en_corps_1"}
    state = at_peace_table(game, where, ask=False)
    surrender(state, ENGLAND)
    begin(state, kinds.REORGANISE, COALITION, ENGLAND)
    places = {word.split()[2] for word in legal(state) if word.startswith("place fleet_keith")}
    assert {"gibraltar", "dublin"} <= places
    assert "lisbonne" not in places


# --- places held by friends (3.2) -------------------------------------------------------------


@pytest.mark.rule("3.2", "8.1.2")
def test_who_turns_gives_back_what_he_held_of_his_new_friends(game) -> None:
    """Spain held Oporto and a town of Naples; they are their owners' again, and no French port."""
    where = {"bari": "fleet_villeneuve"}
    state = at_peace_table(game, where, control={"porto": "spain", "bari": "spain"}, ask=False)
    rise_in_spain(state)
    assert (holder(state, "porto"), holder(state, "bari")) == ("portugal", "naples")
    assert at(state, "fleet_villeneuve") != "bari"


@pytest.mark.rule("6.2", "8.1.2")
def test_the_fortresses_of_24f_stay_marked_though_spain_is_an_ally(game) -> None:
    """The markers matter when Spain fights France later."""
    state = at_peace_table(game, {}, control={"pampelune": "france"}, ask=False)
    enter_war(state, PRUSSIA, COALITION)
    assert holder(state, "pampelune") == "france"
    rise_in_spain(state)
    assert state.held_by(EMPIRE, zone(state, "pampelune"))


@pytest.mark.rule("8.1.4", "R481")
def test_a_corps_that_is_lent_holds_a_place_for_france(game) -> None:
    """40F: a Prussian corps alone in an Austrian town when Austria leaves her peace."""
    state = at_peace_table(game, {"prague": "pr_corps_1"}, ask=False)
    politics.set_status(state, PRUSSIA, FORCED_ALLIANCE, NOBODY, FRANCE)
    lending.lend(state, piece(state, "pr_corps_1"))
    confront(state, AUSTRIA, EMPIRE)
    assert holder(state, "prague") == "france"


# --- where forces may go, or stay (8.1.3, 18.2.3) ---------------------------------------------


@pytest.mark.rule("18.2.3", "R517")
def test_nobody_is_sent_to_a_fortress_before_which_an_enemy_stands(game) -> None:
    """A Russian corps leaves beaten Austria; a lone French corps is where it would go first."""
    where = {"cracovie": "ru_corps_1"}
    state = at_peace_table(game, where, ask=False)
    make_peace(state, AUSTRIA, EMPIRE)
    start = zone(state, "cracovie")
    first = havens(state, COALITION, AUSTRIA, start)[0]
    state.move(piece(state, "fr_corps_9"), first)
    state.forget_supply()
    assert first not in havens(state, COALITION, AUSTRIA, start)


@pytest.mark.rule("8.2.3", "8.1.3", "R465", "R480")
def test_a_defector_does_not_stay_in_a_land_that_made_peace_with_the_enemy(game) -> None:
    """A Bavarian corps alone in Prussia, which has made peace with France, is not at war there."""
    state = at_peace_table(game, {"berlin": "by_corps"}, ask=False)
    make_peace(state, PRUSSIA, EMPIRE)
    change_sides(state, country(state, "bavaria"), COALITION)
    settle(state)
    assert at(state, "by_corps") != "berlin"


@pytest.mark.rule("8.2.3", "15.3", "R465")
def test_a_garrison_that_turns_opens_its_gates(game) -> None:
    """The Dutch hold Custrin alone against Prussians and turn: it is Prussia's again."""
    state = at_peace_table(
        game,
        {"custrin": "yorck pr_corps_1 | nl_corps^"},
        control={"custrin": "france"},
        forts={"custrin": "siege 1"},
        ask=False,
    )
    politics.set_status(state, PRUSSIA, AT_WAR, COALITION, -1)
    change_sides(state, country(state, "holland"), COALITION)
    settle(state)
    assert holder(state, "custrin") == "prussia"
    assert not state.besieged(zone(state, "custrin"))
    assert not bears(state, "nl_corps", "inside")


@pytest.mark.rule("8.2.3", "15.3", "R465")
def test_a_besieger_who_turns_besieges_his_friends_no_more(game) -> None:
    """Bavarians alone before Salzburg join the Coalition."""
    where = {"salzbourg": "by_corps | au_corps_1^"}
    state = at_peace_table(game, where, forts={"salzbourg": "siege 0"}, ask=False)
    change_sides(state, country(state, "bavaria"), COALITION)
    settle(state)
    assert not state.besieged(zone(state, "salzbourg"))
    assert not bears(state, "au_corps_1", "inside")


@pytest.mark.rule("8.2.3", "R465", "R501")
def test_spaniards_abroad_part_from_the_french_when_spain_rises(game) -> None:
    """At Lyons nobody of the Coalition is near; at Perpignan the way home is short."""
    where = {"lyon": "ney fr_corps_9 es_corps_1", "perpignan": "soult fr_corps_10 es_corps_2"}
    state = at_peace_table(game, where, ask=False)
    rise_in_spain(state)
    settle(state)
    assert at(state, "es_corps_1") == "reserve"
    refuge = zone(state, at(state, "es_corps_2"))
    assert (state.land_of(refuge), state.side(state.holder(refuge))) == (SPAIN, COALITION)


# --- 33F over the years (6.2) -----------------------------------------------------------------


@pytest.mark.rule("6.2", "8.2.3")
def test_the_austrian_marriage_lasts_through_the_next_year(game) -> None:
    """The new year forgets which powers lost battles, not what 33F has begun."""
    state = at_peace_table(game, ask=False, year=1810)
    politics.set_due(state, AUSTRIA, MARRIAGE, 2)
    politics.set_battle_lost(state, AUSTRIA)
    peace.end_of_year(state)
    interphase.begin_year(state)
    assert politics.due(state, AUSTRIA, MARRIAGE) == 1
    assert not politics.battle_lost(state, AUSTRIA)


# --- redeployment into enemy land (7.6) -------------------------------------------------------


def column(game: Any, at: dict[str, str], control: dict[str, str] | None = None) -> Any:
    """Ney with a corps at Mainz, in the redeployment of 1806; Prussia and Saxony are enemies."""
    where = {"mayence": "ney fr_corps_9", **at}
    war = {"prussia": "coalition", "hesse": "coalition", "saxony": "coalition"}
    state = between_years(game, "redeployment", where, status=war, control=control or {})
    while "ney" not in legal(state, "redeploy"):
        state.apply("done")
    state.apply("redeploy ney")
    return state


@pytest.mark.rule("7.6")
def test_an_open_town_of_the_enemy_without_marker_may_be_entered(game) -> None:
    """7.6 bars units, fortresses and markers; on a town that was always his lies none."""
    state = column(game, {})
    assert "francfort" in legal(state, "enter")


@pytest.mark.rule("7.6")
@pytest.mark.parametrize(
    ("there", "marker", "why"),
    [
        ("he_corps", "", "enemy-in-the-way"),
        ("prussia_depot_1", "", "enemy-in-the-way"),
        ("", "prussia", "enemy-control"),
    ],
)
def test_units_depots_and_markers_of_the_enemy_bar_the_way(game, there, marker, why) -> None:
    at = {"francfort": there} if there else {}
    state = column(game, at, {"francfort": marker} if marker else None)
    assert reason(state, "enter francfort")[0] == why


# --- 1805: the Coalition is bound (20.2) ------------------------------------------------------


@pytest.mark.rule("20.2", "9.2", "R526")
def test_a_bound_side_does_not_fill_its_reserve(game) -> None:
    """No other action until both sieges are set: a card is played for Charles or Mack, or not."""
    state = game.start("1805", dice=FastDice(1))
    while state.step == "set-up":
        state.apply("usual")
    while state.seat != "coalition" or state.step != "action":
        state.apply("pass")
    card = sorted(legal(state, "spend"))[-1]
    state.apply(f"spend {card}")
    assert reason(state, "done") == ("duty-first", "20.2")
    state.apply("activate charles")
    words = ("pass", "force 0", "go", "enter mantoue", "besiege", "stop")
    while state.step != "activate":
        able = legal(state)
        state.apply(next(word for word in words if word in able))
    assert "done" in legal(state)
