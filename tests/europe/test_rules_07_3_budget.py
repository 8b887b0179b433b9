"""5.1.3, 7.3: the budget: incomes, transfers, purchases, where they are put, who comes and goes."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, legal, piece, steps, told, zone
from tests.europe_years import between_years, campaign, country, points, to_turn, turn_of

from grognard.games.europe import economy, politics
from grognard.games.europe.events import KINDS
from grognard.games.europe.layout import (
    ARMIES,
    ASIDE,
    AT,
    COALITION,
    DOUBLED,
    EMPIRE,
    FLEETS,
    FOREIGN_WARS,
    GAME_FLAGS,
    GENERALS,
    LIBERATION_WAR,
    MARKED,
    NEXT_BUDGET,
    OUT,
    OWED_FLEETS,
    OWED_STEPS,
    REDUCED,
    REFORMED,
    RESERVE,
    TRIBUTE,
    UNITS,
)
from grognard.games.europe.steps import budget
from grognard.kernel.state import VERB, A

HOME = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2"}


def lines(state, power: str) -> dict[str, int]:
    """The parts of a power's income."""
    return {line.key: line.amount for line in economy.income_lines(state, country(state, power))}


def turn(game, power: str, where=None, **more):
    """A state at the turn of a power in the budget of 1806."""
    state = between_years(game, "budget", where or HOME, **more)
    to_turn(state, power)
    return state


def refused(state, action: str) -> str:
    """The key of the reason against an action."""
    reason = state.why_not(action)
    assert reason is not None, f"{action} is allowed"
    assert reason.rule.startswith(("7.", "4", "5", "6", "10", "11", "17"))
    return str(reason.key)


# --- resources (7.3.1) ---------------------------------------------------------------------


@pytest.mark.rule("7.3", "7.3.1", "5.1.3")
def test_the_order_of_the_powers_and_what_they_have(game) -> None:
    state = between_years(game, "budget", HOME)
    seen = []
    while state.step == "expenses":
        seen.append((turn_of(state), state.seat, points(state, turn_of(state))))
        state.apply("done")
    assert seen == [
        ("turkey", "empire", 4),
        ("spain", "empire", 4),
        ("prussia", "coalition", 5),
        ("austria", "coalition", 12),
        ("russia", "coalition", 12),
        ("england", "coalition", 6),
        ("france", "empire", 14),
    ]


@pytest.mark.rule("7.3.1", "R439")
def test_each_key_in_enemy_hands_costs_four(game) -> None:
    where = {"vienne": "davout fr_corps_1 fr_corps_2", "salzbourg": "fr_corps_3"}
    marks = {"vienne": "france", "salzbourg": "france", "munich": "bavaria"}
    state = between_years(game, "budget", where, control=marks)
    assert lines(state, "austria") == {"base": 12, "key-lost": -4}
    assert economy.keys_lost(state, 2) == [zone(state, "vienne")]
    assert economy.income(state, 2) == 8


@pytest.mark.rule("7.3.1", "3.2")
def test_a_key_held_without_supply_costs_nothing(game) -> None:
    where = {"koenigsberg": "davout fr_corps_1 fr_corps_2"}
    state = between_years(
        game, "budget", where, status={"prussia": "coalition"}, control={"koenigsberg": "france"}
    )
    assert lines(state, "prussia") == {"base": 5}


@pytest.mark.rule("7.3.1", "R440")
def test_prussia_has_eight_when_reformed_and_at_war(game) -> None:
    state = between_years(game, "budget", HOME)
    assert economy.income(state, 4) == 5
    politics.set_fate(state, 4, REFORMED)
    assert economy.income(state, 4) == 5
    politics.set_status(state, 4, 2, COALITION, -1)
    assert lines(state, "prussia") == {"base": 5, "raised": 3}


@pytest.mark.rule("7.3.1", "R440", "R501")
def test_spain_has_six_in_her_war_and_madrid_costs_nothing(game) -> None:
    where = {"madrid": "joseph fr_corps_1 fr_corps_2", "burgos": "fr_corps_4"}
    marks = {"madrid": "france", "burgos": "france", "pampelune": "france", "bilbao": "france"}
    state = between_years(game, "budget", where, status={"spain": "coalition"}, control=marks)
    assert lines(state, "spain") == {"base": 4, "key-lost": -4}
    state.c[GAME_FLAGS] |= LIBERATION_WAR
    assert lines(state, "spain") == {"base": 4, "raised": 2}


@pytest.mark.rule("8.1.3", "R410", "R439")
def test_a_power_attacked_again_has_double_and_nobody_less_than_nothing(game) -> None:
    state = between_years(game, "budget", HOME)
    politics.set_fate(state, 2, DOUBLED)
    assert lines(state, "austria") == {"base": 12, "doubled": 12}
    economy.add_resources(state, 5, -6)
    assert economy.income(state, 5) == 0


@pytest.mark.rule("18.2.2", "R515")
def test_provinces_that_could_not_be_given_are_paid(game) -> None:
    state = between_years(game, "budget", HOME, status={"austria": "peace"})
    politics.set_due(state, 2, TRIBUTE, 2)
    assert lines(state, "austria") == {"base": 12, "tribute": -8}
    assert lines(state, "france") == {"base": 14, "tribute": 8}
    politics.set_due(state, 2, TRIBUTE, 4)
    assert economy.income(state, 2) == 0
    assert economy.income(state, 0) == 26


@pytest.mark.rule("7.3.1", "8.1.2", "R441")
def test_gifts_between_allies(game) -> None:
    """Four at most, made in the receiver's turn, even by who plays later; never from Spain."""
    state = turn(game, "austria")
    assert refused(state, "give france 1") == "not-allied"
    assert refused(state, "give prussia 1") == "not-allied"
    state.apply("give russia 3")
    assert (points(state, "austria"), points(state, "russia")) == (15, 9)
    assert refused(state, "give england 2") == "gift-too-large"
    state.apply("give england 1")
    assert refused(state, "give russia 1") == "gift-too-large"
    to_turn(state, "england")
    assert points(state, "england") == 5
    assert state.why_not("give austria 1") is None  # what she has not spent (7.3.2)
    to_turn(state, "france")
    assert refused(state, "give spain 1") == "spain-keeps"


# --- units (7.3.2, 7.3.4) ------------------------------------------------------------------


@pytest.mark.rule("7.3.2", "R442")
def test_what_a_step_costs(game) -> None:
    """T10: elite reserve cavalry 5 for both steps; Landwehr and militia three quarters."""
    state = between_years(game, "budget", HOME)
    cost = {key: economy.step_cost(state, piece(state, key)) for key in COSTS}
    assert cost == COSTS


COSTS = {
    "fr_corps_9": 4,
    "fr_corps_1": 6,
    "fr_guard": 8,
    "fr_cavalry": 10,
    "au_cavalry": 8,
    "fr_national_guard_1": 3,
    "au_landwehr_1": 3,
    "tu_feudal_1": 4,
}


@pytest.mark.rule("7.3.2", "7.3.4", "R445")
def test_units_are_built_in_the_capital_and_the_fortresses(game) -> None:
    state = turn(game, "france")
    state.apply("build fr_corps_9 strasbourg")
    state.apply("levy fr_corps_10 paris")
    assert (at(state, "fr_corps_9"), steps(state, "fr_corps_9")) == ("strasbourg", 2)
    assert (at(state, "fr_corps_10"), steps(state, "fr_corps_10")) == ("paris", 1)
    assert points(state, "france") == 14 - 3
    assert refused(state, "build fr_corps_11 reims") == "no-reinforcement-zone"
    assert refused(state, "build fr_corps_11 milan") == "no-reinforcement-zone"
    assert refused(state, "build fr_corps_1 anvers") == "not-in-reserve"
    assert refused(state, "build fr_corps_19 anvers") == "not-in-reserve"
    assert refused(state, "build au_corps_1 anvers") == "other-power"
    assert refused(state, "levy fr_national_guard_1 anvers") == "not-reduced"


@pytest.mark.rule("7.3.4", "R445")
def test_annexed_land_must_be_joined_to_the_capital(game) -> None:
    """Friuli lies beyond Italy; Rome, with Tuscany French, does not."""
    state = turn(game, "france", land={"frioul": "france", "papaute": "france"})
    assert refused(state, "build fr_corps_9 trieste") == "cut-off"
    assert state.why_not("build fr_corps_9 rome") is None
    state = turn(game, "england")
    assert refused(state, "build en_corps_3 gibraltar") == "cut-off"
    assert refused(state, "build en_corps_3 la_valette") == "cut-off"


@pytest.mark.rule("7.3.4", "R445")
def test_no_units_where_the_enemy_is(game) -> None:
    where = {**HOME, "strasbourg": "charles au_corps_1 au_corps_2 | fr_corps_9^"}
    forts = {"strasbourg": "siege 0", "anvers": "ruined"}
    state = turn(game, "france", where, forts=forts)
    assert refused(state, "build fr_corps_10 strasbourg") == "enemy-holds"
    assert refused(state, "build fr_corps_10 anvers") == "no-reinforcement-zone"


@pytest.mark.rule("7.3.4", "11", "R446")
def test_two_units_need_a_general(game) -> None:
    state = turn(game, "france", {**HOME, "strasbourg": "fr_corps_9"})
    assert refused(state, "build fr_corps_10 strasbourg") == "no-general"
    state.apply("deploy ney strasbourg")
    state.apply("build fr_corps_10 strasbourg")
    state.apply("build fr_corps_11 strasbourg")
    assert refused(state, "levy fr_corps_12 strasbourg") == "beyond-command"


@pytest.mark.rule("7.3.2")
def test_what_cannot_be_paid(game) -> None:
    state = turn(game, "prussia", {"berlin": "pr_corps_2", "magdebourg": "pr_corps_3"})
    state.apply("build pr_corps_1 breslau")  # elite: 3 of 5
    assert points(state, "prussia") == 2
    state.apply("levy pr_corps_4 varsovie")
    assert refused(state, "build pr_corps_5 dantzig") == "too-dear"
    state.apply("levy pr_corps_5 dantzig")
    assert refused(state, "levy pr_corps_6 thorn") == "too-dear"


@pytest.mark.rule("7.3.2", "7.3.5", "R447")
def test_reduced_units_are_completed_at_home_or_two_steps_in_an_army(game) -> None:
    where = {
        "ulm": "grande_armee napoleon fr_corps_1- fr_corps_2- fr_corps_3- by_corps-",
        "strasbourg": "fr_corps_9-",
        "munich": "fr_corps_10-",
    }
    state = turn(game, "france", where)
    assert refused(state, "complete fr_corps_10") == "not-completed-there"
    state.apply("complete by_corps")  # with a step of the minors, in a fortress of its own
    assert points(state, "france") == 14
    state.apply("complete fr_corps_9")
    assert points(state, "france") == 13
    state.apply("complete fr_corps_1")
    state.apply("complete fr_corps_2")
    assert points(state, "france") == 10
    assert refused(state, "complete fr_corps_3") == "army-has-had"
    assert refused(state, "complete fr_corps_1") == "not-reduced"


@pytest.mark.rule("7.3.5", "R447")
def test_an_army_without_supply_has_no_replacements(game) -> None:
    where = {"moscou": "grande_armee napoleon fr_corps_1- fr_corps_2"}
    state = turn(game, "france", where)
    assert refused(state, "complete fr_corps_1") == "army-unfed"


@pytest.mark.rule("7.3.2", "7.3.4", "R448")
def test_reserve_cavalry_returns_only_to_an_army_on_a_zone_of_reinforcement(game) -> None:
    """T10."""
    state = turn(game, "france", {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    assert refused(state, "build fr_cavalry strasbourg") == "cavalry-without-army"
    state.apply("build fr_cavalry lille")
    assert points(state, "france") == 9
    state = turn(game, "france", {"ulm": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    assert refused(state, "build fr_cavalry ulm") == "no-reinforcement-zone"


@pytest.mark.rule("7.3.5", "R449")
def test_special_units_are_rebuilt_in_supplied_armies(game) -> None:
    state = turn(game, "france", {"ulm": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    assert refused(state, "build guard_cavalry ulm") == "not-in-reserve"
    state.remove(piece(state, "guard_cavalry"), RESERVE)
    assert refused(state, "build guard_cavalry paris") == "cavalry-without-army"
    state.apply("build guard_cavalry ulm")
    assert points(state, "france") == 12


# --- minors (7.3.3) ------------------------------------------------------------------------


@pytest.mark.rule("7.3.3", "R454")
def test_a_step_for_two_minors(game) -> None:
    """T11: 5 give 2 steps, 9 give 4; those without units do not count."""
    state = between_years(game, "budget", HOME)
    assert len(economy.minors_counted(state, EMPIRE)) == 6
    assert len(economy.minors_counted(state, COALITION)) == 3
    assert economy.minor_steps(state, country(state, "england")) == 1
    for key in ("saxony", "hesse"):
        politics.set_status(state, country(state, key), 3, COALITION, 4)
    assert economy.minor_steps(state, country(state, "england")) == 2
    for key in ("hesse", "rhine", "westphalia"):
        politics.set_status(state, country(state, key), 3, EMPIRE, 0)
    assert economy.minor_steps(state, country(state, "france")) == 4
    politics.set_status(state, country(state, "thuringia"), 3, EMPIRE, 0)
    assert len(economy.minors_counted(state, EMPIRE)) == 9


@pytest.mark.rule("7.3.3", "4", "R454")
def test_a_revolt_counts_while_its_zone_is_held(game) -> None:
    state = between_years(game, "budget", HOME, land={"tyrol": "tyrol"})
    politics.set_status(state, country(state, "tyrol"), 3, COALITION, 2)
    assert country(state, "tyrol") in economy.minors_counted(state, COALITION)
    state.set_control(zone(state, "innsbruck"), 0)
    assert country(state, "tyrol") not in economy.minors_counted(state, COALITION)


@pytest.mark.rule("7.3.3", "R455")
def test_what_the_steps_of_minors_buy(game) -> None:
    """X28: Holland completed, the second Italian corps and Baden raised with a step each."""
    where = {**HOME, "amsterdam": "nl_corps-", "milan": "it_corps_1"}
    state = turn(game, "france", where)
    state.remove(piece(state, "it_corps_2"), RESERVE)
    assert refused(state, "levy it_corps_2 milan") == "no-general"
    state.apply("complete nl_corps")
    state.apply("levy it_corps_2 mantoue")
    assert refused(state, "levy ba_corps bade") == "not-reduced"
    state.apply("build ba_corps bade")
    assert points(state, "france") == 14
    assert refused(state, "levy by_corps munich") == "no-minor-steps"
    state = turn(game, "england")
    assert refused(state, "levy nl_corps amsterdam") == "other-power"


@pytest.mark.rule("7.3.3", "R489")
def test_no_polish_step_without_warsaw(game) -> None:
    where = {**HOME, "varsovie": "benningsen ru_corps_1 ru_corps_2"}
    state = turn(game, "france", where, land={"mazovie": "poland", "posnanie": "poland"})
    politics.set_status(state, country(state, "poland"), 4, EMPIRE, 0)
    state.remove(piece(state, "po_corps_1"), RESERVE)
    state.set_control(zone(state, "varsovie"), country(state, "russia"))
    assert refused(state, "levy po_corps_1 posen") != ""


# --- armies, depots, generals (7.3.5, 7.3.6) -----------------------------------------------


@pytest.mark.rule("7.3.5", "R450")
def test_an_army_is_created(game) -> None:
    """X28: Turkey, an army (2) at Constantinople and a corps (2)."""
    where = {"constantinople": "grand_vizir tu_janissaries", "adrianople": "tu_corps_1"}
    state = turn(game, "turkey", where)
    assert refused(state, "form turkish_army adrianople") == "no-general"
    assert refused(state, "form grande_armee constantinople") == "other-power"
    state.apply("form turkish_army constantinople")
    assert state.holder_of(piece(state, "grand_vizir")) == piece(state, "turkish_army")
    state.apply("build tu_corps_2 constantinople")
    assert points(state, "turkey") == 0
    assert state.holder_of(piece(state, "tu_corps_2")) == piece(state, "turkish_army")


@pytest.mark.rule("7.3.5", "R450")
def test_an_army_needs_two_steps_and_supply(game) -> None:
    where = {"vienne": "charles au_corps_1-", "moscou": "davout fr_corps_1 fr_corps_2"}
    state = turn(game, "austria", where)
    assert refused(state, "form army_of_germany vienne") == "too-few-steps"
    state.apply("complete au_corps_1")
    state.apply("form army_of_germany vienne")
    to_turn(state, "france")
    assert refused(state, "form grande_armee moscou") == "army-unfed"


@pytest.mark.rule("7.3.5", "R453")
def test_depots(game) -> None:
    """Either face on zones of reinforcement, two mobile ones in a supplied army elsewhere."""
    state = turn(game, "france", {"ulm": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    state.apply("stock france_depot_1 ulm")
    assert refused(state, "establish france_depot_2 ulm") == "no-reinforcement-zone"
    state.apply("stock france_depot_2 ulm")
    assert refused(state, "stock france_depot_3 ulm") == "army-has-had"
    state.apply("establish france_depot_3 strasbourg")
    assert points(state, "france") == 14 - 1.5
    assert state.holder_of(piece(state, "france_depot_1")) == piece(state, "grande_armee")


@pytest.mark.rule("7.3.6", "R453")
def test_generals_are_deployed_with_troops(game) -> None:
    where = {
        "ulm": "grande_armee napoleon davout lannes fr_corps_1 fr_corps_2",
        "amsterdam": "nl_corps",
        "strasbourg": "fr_corps_9",
        "bade": "fr_corps_10",
    }
    state = turn(game, "france", where)
    assert refused(state, "deploy ney paris") == "no-troops-there"
    assert refused(state, "deploy ney bade") == "no-troops-there"
    state.apply("deploy ney strasbourg")
    assert refused(state, "deploy soult strasbourg") == "too-many-generals"
    state.apply("deploy marmont amsterdam")
    state.apply("deploy soult ulm")
    assert refused(state, "deploy murat ulm") == "no-troops-there"  # three subordinates
    assert refused(state, "deploy suchet amsterdam") == "not-in-reserve"  # from 1808
    assert points(state, "france") == 14


@pytest.mark.rule("7.3.6", "10.3", "R453")
def test_a_commander_is_replaced(game) -> None:
    state = turn(game, "austria", {"vienne": "mack au_corps_1 au_corps_2"})
    state.apply("replace mack charles")
    assert at(state, "charles") == "vienne"
    assert at(state, "mack") == "next budget"
    assert refused(state, "deploy mack prague") != ""


@pytest.mark.rule("7.3.6", "2.2", "R31", "R443")
def test_generals_come_and_go_by_year(game) -> None:
    """Wellington in 1808; Mack leaves in 1807; Blücher takes Brunswick's place in 1809."""
    where = {**HOME, "magdebourg": "army_of_the_elbe brunswick pr_corps_1 pr_corps_2"}
    state = between_years(game, "budget", {**where, "vienne": "mack au_corps_1"}, year=1807)
    assert at(state, "mack") == "out"
    assert state.at(piece(state, "wellington")) == ASIDE
    state = between_years(game, "budget", where, year=1809)
    assert at(state, "wellington") == "reserve"
    assert at(state, "brunswick") == "out"
    # The highest of Prussia's reserve has the army now: she is in no war, so nobody is asked.
    assert at(state, "blucher") == "magdebourg"
    assert at(state, "army_of_the_elbe") == "magdebourg"
    assert state.at(piece(state, "jerome")) == ASIDE


@pytest.mark.rule("7.3.6", "10.3")
def test_who_is_at_war_chooses_the_successor(game) -> None:
    where = {"vienne": "mack au_corps_1 au_corps_2"}
    state = between_years(game, "budget", where, year=1807)
    assert state.step == "appoint"
    assert state.seat == "coalition"
    state.apply("appoint charles")
    assert at(state, "charles") == "vienne"


@pytest.mark.rule("7.3.6", "10.1", "11")
def test_cavalry_of_a_commander_whose_time_is_over_does_not_stay_alone(game) -> None:
    """Nobody takes over in Salzburg: the army is no more, and its cavalry may not stand alone."""
    where = {"salzbourg": "army_of_germany mack au_cavalry"}
    state = between_years(game, "budget", where, year=1807)
    assert state.step == "appoint"
    state.apply("done")
    assert at(state, "army_of_germany") == "reserve"
    to_turn(state, "france")
    state.apply("done")
    assert (state.step, state.seat) == ("consolidate", "coalition")
    while state.step == "consolidate":
        state.apply("remove au_cavalry")
    assert at(state, "au_cavalry") == "reserve"


@pytest.mark.rule("7.3.6", "10.1", "11")
def test_a_garrison_whose_commander_leaves_loses_what_is_too_many(game) -> None:
    where = {"vienne": "mack^ au_corps_1^ au_corps_2^ | massena fr_corps_1 fr_corps_2"}
    state = between_years(game, "budget", where, year=1807, forts={"vienne": "siege 0"})
    state.apply("done")
    to_turn(state, "france")
    state.apply("done")
    assert (state.step, state.seat) == ("consolidate", "coalition")


@pytest.mark.rule("7.3.6", "10.1", "11")
def test_in_no_war_what_has_no_commander_goes_by_itself(game) -> None:
    """Mack leaves, and neutral Austria has nobody else: one corps stays, not the cavalry."""

    def nobody_else(state) -> None:
        for general in range(GENERALS, FLEETS):
            if state.at(general) in (RESERVE, ASIDE):
                state.c[AT + general] = OUT

    where = {"vienne": "army_of_germany mack au_corps_1 au_corps_2 au_cavalry"}
    status = {"austria": "neutral"}
    state = between_years(game, "budget", where, status=status, year=1807, before=nobody_else)
    to_turn(state, "france")
    state.apply("done")
    assert at(state, "mack") == "out"
    assert at(state, "au_cavalry") == "reserve"
    assert steps(state, "au_corps_1", "au_corps_2") == 2


@pytest.mark.rule("7.3", "R443", "R436")
def test_units_return_free(game) -> None:
    """Garrisons with the honours of war, as strong as they were; the wounded to the reserve."""

    def away(state) -> None:
        for key in ("fr_corps_9", "fr_corps_10", "soult", "fleet_keith"):
            state.remove(piece(state, key), NEXT_BUDGET)
        state.mark(piece(state, "fr_corps_9"), REDUCED)

    state = between_years(game, "budget", HOME, before=away)
    assert at(state, "soult") == "reserve"
    assert (state.step, state.seat) == ("arrivals", "coalition")
    assert "fleet_keith portsmouth" in legal(state, "place")
    assert refused(state, "place fleet_keith gibraltar") == "no-home-port"
    state.apply("place fleet_keith portsmouth")
    assert (state.step, state.seat) == ("arrivals", "empire")
    assert refused(state, "place fr_corps_9 reims") == "no-reinforcement-zone"
    state.apply("place fr_corps_9 strasbourg")
    assert bears(state, "fr_corps_9", "reduced")
    state.apply("usual")
    assert state.on_map(piece(state, "fr_corps_10"))
    to_turn(state, "france")
    assert points(state, "france") == 14


# --- fleets and England (7.3.2) ------------------------------------------------------------


@pytest.mark.rule("7.3.2", "7.3.4", "R451")
def test_one_fleet_a_year_but_for_england(game) -> None:
    state = turn(game, "france")
    assert refused(state, "launch fleet_linois venise") == "no-home-port"
    assert refused(state, "launch fleet_keith brest") == "other-power"
    state.apply("launch fleet_linois brest")
    assert points(state, "france") == 9
    assert refused(state, "launch fleet_allemand brest") == "no-more-fleets"
    state = turn(game, "england")
    state.apply("launch fleet_keith portsmouth")
    state.apply("commission fleet_ball portsmouth")
    assert points(state, "england") == 1
    assert refused(state, "commission fleet_calder londres") == "had-already"
    assert refused(state, "draw") == "had-already"


@pytest.mark.rule("7.3.4", "17.2.2", "R451")
def test_a_port_holds_three_fleets_and_some_waters_are_closed(game) -> None:
    where = {**HOME, "brest": "fleet_linois fleet_allemand fleet_emeriau"}
    state = turn(game, "france", where)
    assert refused(state, "launch fleet_villeneuve brest") == "too-many-fleets"
    state = turn(game, "spain")
    state.c[GAME_FLAGS] |= LIBERATION_WAR
    assert refused(state, "launch fleet_gravina cadix") == "no-more-fleets"


@pytest.mark.rule("7.3.2", "R452")
def test_england_draws_a_card_in_place_of_the_fleet_and_buys_another(game) -> None:
    state = turn(game, "england")
    held = state.hand_size(COALITION)
    state.apply("purchase")
    assert points(state, "england") == 2
    assert refused(state, "purchase") == "had-already"
    state.apply("draw")
    assert refused(state, "commission fleet_ball portsmouth") == "had-already"
    assert state.hand_size(COALITION) == held + 2
    state = turn(game, "england")
    state.apply("done")
    assert state.hand_size(COALITION) == held + 1
    state = turn(game, "france")
    assert refused(state, "draw") == "england-only"
    assert refused(state, "purchase") == "england-only"


@pytest.mark.rule("7.3.2", "R452", "R438")
def test_england_in_forced_peace_has_her_points_but_no_extras(game) -> None:
    state = turn(game, "england", status={"england": "peace"})
    held = state.hand_size(COALITION)
    assert state.seat == "coalition"
    assert points(state, "england") == 6
    assert refused(state, "draw") == "england-only"
    state.apply("done")
    assert state.hand_size(COALITION) == held


# --- withdrawals and debts (7.3.7, 6.4) ----------------------------------------------------


@pytest.mark.rule("7.3.7", "R444", "R456")
def test_withdrawals(game) -> None:
    where = {**HOME, "strasbourg": "ney fr_corps_9 fr_corps_10", "berlin": "pr_corps_2"}
    state = turn(game, "prussia", where)
    assert refused(state, "recall pr_corps_2") == "managed"
    assert refused(state, "recall fr_corps_9") == "other-power"
    to_turn(state, "france")
    assert refused(state, "recall ney") == "no-general"
    state.apply("recall fr_corps_9")
    assert at(state, "fr_corps_9") == "reserve"
    assert refused(state, "build fr_corps_9 anvers") == "withdrawn-now"
    state.apply("recall ney")
    assert at(state, "ney") == "next budget"
    state.apply("recall fr_corps_10")
    assert not state.on_map(piece(state, "fr_corps_10"))
    state.apply("done")
    assert not state.flag(piece(state, "fr_corps_9"), MARKED)  # the next year it may


@pytest.mark.rule("7.3.7")
def test_the_last_unit_takes_its_general_off(game) -> None:
    state = turn(game, "france", {**HOME, "strasbourg": "ney fr_corps_9"})
    state.apply("recall fr_corps_9")
    assert at(state, "ney") == "next budget"


@pytest.mark.rule("6.4", "6.5", "R432")
def test_what_is_owed_to_a_foreign_war_is_built_first(game) -> None:
    def debts(state) -> None:
        politics.set_due(state, country(state, "england"), OWED_STEPS, 1)
        politics.set_due(state, country(state, "england"), OWED_FLEETS, 1)

    state = between_years(game, "budget", HOME, before=debts)
    while state.step != "owes":
        state.apply("done")
    assert refused(state, "send fr_corps_9") == "not-in-reserve"
    assert refused(state, "done") != ""
    state.apply("send en_corps_3")
    assert state.at(piece(state, "en_corps_3")) == FOREIGN_WARS
    assert bears(state, "en_corps_3", "reduced")
    assert points(state, "england") == 5
    assert refused(state, "send en_corps_4") == "not-owed"
    state.apply("usual")
    assert points(state, "england") == 0
    assert state.step == "expenses"
    assert not budget.owed(state, country(state, "england"))


@pytest.mark.rule("6.4", "R432")
def test_a_debt_that_cannot_be_paid_waits(game) -> None:
    def debts(state) -> None:
        politics.set_due(state, country(state, "england"), OWED_FLEETS, 1)
        economy.add_resources(state, country(state, "england"), -4)

    state = between_years(game, "budget", HOME, before=debts)
    to_turn(state, "england")
    assert budget.owed(state, country(state, "england"))


# --- the reform (4, R502) ------------------------------------------------------------------


@pytest.mark.rule("4", "R502")
def test_a_power_beaten_twice_reforms(game) -> None:
    def beaten(state) -> None:
        politics.add_defeat(state, 2, EMPIRE)
        politics.add_defeat(state, 2, EMPIRE)
        politics.add_defeat(state, 4, EMPIRE)

    state = between_years(game, "budget", HOME, before=beaten)
    assert politics.fate(state, 2, REFORMED)
    assert not politics.fate(state, 4, REFORMED)
    assert at(state, "au_landwehr_1") == "reserve"
    assert state.at(piece(state, "pr_landwehr_1")) == ASIDE


# --- the usual answer (R457) ---------------------------------------------------------------


@pytest.mark.rule("7.3.2", "R457")
def test_one_action_spends_for_a_power(game) -> None:
    """Austria after Austerlitz: her army under Charles and five corps for 12 points."""
    where = {"prague": "au_corps_1", "constantinople": "grand_vizir tu_janissaries"}
    state = turn(game, "austria", where, status={"austria": "peace"})
    events = state.apply("usual")
    assert told(events, "army-formed") == [{"piece": "army_of_germany", "place": "vienne"}]
    assert {"piece": "charles", "place": "vienne"} in told(events, "general-deployed")
    assert sum(one["number"] for one in told(events, "unit-built")) == 10
    assert turn_of(state) == "russia"


@pytest.mark.rule("10.3", "R453", "R457")
def test_the_emperor_takes_command_of_the_largest_army(game) -> None:
    """Back from the reserve he replaces the marshal who led it, not one of a smaller army."""
    where = {
        "strasbourg": "grande_armee davout fr_corps_1 fr_corps_2 fr_corps_3",
        "milan": "army_of_italy massena fr_corps_8 fr_corps_9",
    }
    state = turn(game, "france", where)
    events = state.apply("usual")
    assert told(events, "general-replaced") == [
        {"piece": "davout", "successor": "napoleon", "place": "strasbourg"}
    ]


@pytest.mark.rule("7.3.2", "R457")
def test_a_whole_budget_in_seven_actions(game) -> None:
    """Every usual answer obeys the rules that a player obeys: all forces may stand."""
    from tests.europe.test_fuzz import stacked
    from tests.europe_years import begin

    state = campaign(game)
    begin(state, "budget")
    asked = 0
    while state.step == "expenses":
        state.apply("usual")
        asked += 1
    assert asked <= 7
    assert stacked(state) == []


def test_every_event_of_the_budget_is_in_the_table() -> None:
    assert {190, 200, 210} <= set(KINDS)


# --- what everybody may see ----------------------------------------------------------------


@pytest.mark.rule("7.3.1", "R439")
def test_the_panel_tells_each_income_line_by_line(game) -> None:
    where = {"vienne": "davout fr_corps_1 fr_corps_2", "salzbourg": "fr_corps_3"}
    marks = {"vienne": "france", "salzbourg": "france", "munich": "bavaria"}
    state = turn(game, "russia", where, control=marks)
    for seat in ("empire", "coalition", None):
        (panel,) = state.view(seat)["panels"]
        assert panel["key"] == "budget"
        powers = {one["power"]: one for one in panel["powers"]}
        assert powers["austria"]["lines"] == [
            {"key": "base", "rule": "7.3.1", "number": 12},
            {"key": "key-lost", "rule": "7.3.1", "number": -4, "place": "vienne"},
        ]
        assert powers["russia"]["turn"]
        assert (powers["russia"]["total"], powers["russia"]["left"]) == (12, 12)
        assert {"key": "militia", "points": 0.75} in panel["costs"]
        for line in powers["austria"]["lines"]:
            assert game.texts("fr").has(f"income-{line['key']}")


@pytest.mark.rule("7.3.2")
def test_what_is_offered_is_what_is_allowed(game) -> None:
    """Every unit at every zone: it is on the list exactly if nothing speaks against it."""
    where = {
        "ulm": "grande_armee napoleon fr_corps_1 fr_corps_2-",
        "strasbourg": "ney fr_corps_9",
        "amsterdam": "nl_corps-",
    }
    state = turn(game, "france", where)
    offered = set(state.codes())
    units = [*range(0, 30), *range(84, 116), 130, 230, 248]
    for verb in ("build", "levy", "deploy", "stock", "establish", "launch", "form"):
        number = next(n for n, one in game.notation.verbs.items() if one.word == verb)
        for unit in [*units, *range(193, 212)]:
            for place in range(225):
                code = number * 4096 * 4096 + unit * 4096 + place
                assert (code in offered) == (state.refusal(code) == 0), game.notation.text(code)


@pytest.mark.rule("7.3.6", "7.3.7", "10.3")
@pytest.mark.parametrize("power", ["france", "austria"])
def test_who_is_offered_to_lead_or_to_go_home_is_whoever_may(game, power: str) -> None:
    """An army with a subordinate and cavalry, a general with a corps, corps alone."""
    where = {
        "ulm": "grande_armee napoleon davout fr_corps_1 fr_corps_2- fr_cavalry",
        "strasbourg": "ney fr_corps_9",
        "lille": "fr_corps_7",
        "vienne": "charles au_corps_1 au_corps_2-",
        "prague": "au_corps_3",
    }
    state = turn(game, power, where)
    offered = set(state.codes())
    generals = range(GENERALS, FLEETS)
    numbers = {one.word: n for n, one in game.notation.verbs.items()}
    codes = [numbers["replace"] * VERB + a * A + b for a in generals for b in generals]
    codes += [numbers["recall"] * VERB + a * A for a in range(ARMIES)]
    codes += [numbers["complete"] * VERB + a * A for a in range(UNITS)]
    codes += [numbers["give"] * VERB + a * A + b for a in range(7) for b in range(6)]
    for code in codes:
        assert (code in offered) == (state.refusal(code) == 0), game.notation.text(code)
    assert {numbers["replace"], numbers["recall"]} <= {code // VERB for code in offered}


#: X28: what stands on the map when the budget of 1806 begins, and what each power buys.
OF_1806 = {
    "constantinople": "grand_vizir tu_janissaries",
    "madrid": "castanos es_corps_1",
    "la_corogne": "es_corps_2-",
    "varsovie": "pr_corps_2-",
    "berlin": "pr_corps_3-",
    "neminov": "first_army koutouzov buxhowden ru_corps_5- ru_corps_1",
    "ulm": "grande_armee napoleon soult fr_cavalry fr_corps_1",
    "amsterdam": "nl_corps-",
    "milan": "it_corps_1",
}
EXPENSES_OF_1806 = {
    "turkey": ("form turkish_army constantinople", "build tu_corps_1 constantinople"),
    "spain": ("complete es_corps_2", "build es_corps_3 madrid"),
    "prussia": ("build pr_corps_1 magdebourg", "complete pr_corps_2", "complete pr_corps_3"),
    "austria": (
        "build au_corps_1 vienne",
        "deploy charles vienne",
        "form army_of_germany vienne",
        *(f"build au_corps_{n} vienne" for n in range(2, 6)),
    ),
    "russia": (
        "complete ru_corps_5",
        "stock russia_depot_1 neminov",
        "build ru_corps_2 vilna",
        "deploy benningsen vilna",
        "build ru_corps_3 vilna",
        *(f"build {key} neminov" for key in ("ru_corps_4", "ru_corps_7", "ru_corps_8")),
    ),
    "england": ("launch fleet_keith portsmouth", "levy en_corps_3 londres", "draw"),
    "france": (
        "stock france_depot_1 ulm",
        "stock france_depot_2 ulm",
        "build fr_corps_2 liege",
        "deploy davout liege",
        "build fr_corps_3 liege",
        "build fr_corps_4 strasbourg",
        "deploy ney strasbourg",
        "build fr_corps_9 strasbourg",
        "build fr_corps_10 strasbourg",
        "complete nl_corps",
        "levy it_corps_2 mantoue",
        "build ba_corps bade",
    ),
}


@pytest.mark.rule("7.3", "7.3.2", "7.3.3", "R442")
def test_the_budget_of_1806(game) -> None:
    """X28: every power spends all that it has, but for Spain, which loses a point."""

    def ready(state) -> None:
        state.remove(piece(state, "it_corps_2"), RESERVE)

    state = between_years(
        game,
        "budget",
        OF_1806,
        status={"austria": "peace"},
        land={"tyrol": "bavaria", "venetie": "italy", "frioul": "france", "papaute": "france"},
        before=ready,
    )
    left = {}
    for power, expenses in EXPENSES_OF_1806.items():
        assert turn_of(state) == power
        for expense in expenses:
            state.apply(expense)
        left[power] = points(state, power)
        state.apply("done")
    assert left == {**dict.fromkeys(EXPENSES_OF_1806, 0), "spain": 1}
    assert steps(state, "ru_corps_5") == 2
