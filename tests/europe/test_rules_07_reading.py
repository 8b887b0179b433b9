"""5.1, 5.2, 6, 7, 8: what a second reading of the rules found missing."""

from __future__ import annotations

import pytest
from tests.europe_politics import at_peace_table, reason
from tests.europe_politics import begin as begin_step
from tests.europe_politics import campaign as set_up
from tests.europe_wars import at, legal, piece, zone
from tests.europe_years import between_years, country, points, to_turn

from grognard.games.europe import (
    blockade,
    diplomacy,
    economy,
    foreign_wars,
    kinds,
    liberation,
    politics,
    refusals,
    states,
    ways,
)
from grognard.games.europe.alliances import enter_war, make_peace
from grognard.games.europe.keys import rows
from grognard.games.europe.layout import (
    AUSTRIA,
    CARD,
    CARD_SPENT,
    COALITION,
    EMPEROR_IN_SPAIN,
    EMPIRE,
    ENGLAND,
    FIXED,
    FRANCE,
    OWNER,
    REWARD,
    RHINE,
    ROUND,
    SPAIN,
    TRIBUTE,
    TURKEY,
    TYROL,
    U_LEFT,
    VICTORY,
    WAR_BEGUN,
)

HOME = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2"}


def turn(game, power: str, where=None, **more):
    """A state at the turn of a power in the budget of 1806."""
    state = between_years(game, "budget", where or HOME, **more)
    to_turn(state, power)
    return state


def refused(state, action: str) -> tuple[str, str]:
    """The key of the reason against an action, and its rule."""
    reason = state.why_not(action)
    assert reason is not None, f"{action} is allowed"
    return str(reason.key), str(reason.rule)


def spend(state, *keys: str) -> None:
    """The events of these cards have been played."""
    for key in keys:
        state.c[CARD + int(state.t.named_cards[key])] |= CARD_SPENT


# --- the budget (7.3) ----------------------------------------------------------------------


@pytest.mark.rule("7.3.2", "7.3.1", "R441")
def test_what_a_power_does_not_need_may_be_given_to_one_that_plays_later(game) -> None:
    """It is lost only after a transfer, if there is one."""
    state = turn(game, "russia", {"vienne": "au_corps_1"})
    state.apply("give austria 3")
    assert (points(state, "russia"), points(state, "austria")) == (15, 9)
    to_turn(state, "england")
    state.apply("give austria 4")
    assert points(state, "england") == 10
    to_turn(state, "france")
    assert points(state, "austria") == 5
    state.apply("done")
    assert points(state, "austria") == 0


@pytest.mark.rule("7.3.1", "R441")
def test_what_was_given_is_not_passed_on(game) -> None:
    """Russia gives Austria 4 and has back nothing that is not Austria's own."""
    state = turn(game, "austria", {"vienne": "au_corps_1"})
    state.apply("give russia 4")
    assert points(state, "austria") == 16
    to_turn(state, "russia")
    assert points(state, "austria") == 12


@pytest.mark.rule("7.3.1", "8.1.2", "R536")
def test_spain_sends_resources_to_france_after_both_cards(game) -> None:
    state = turn(game, "france")
    assert refused(state, "give spain 1") == ("spain-keeps", "7.3.1")
    spend(state, "24f", "25f")
    state.apply("give spain 4")
    assert (points(state, "france"), points(state, "spain")) == (18, 0)


@pytest.mark.rule("7.3.2")
def test_a_power_in_no_war_gives_nothing_and_keeps_nothing(game) -> None:
    state = turn(game, "austria")
    assert refused(state, "give prussia 1") == ("not-allied", "7.3.1")
    assert points(state, "prussia") == 0


@pytest.mark.rule("7.3.4", "R445")
def test_an_army_beyond_italy_is_not_offered_new_units(game) -> None:
    """Friuli is French, but not joined to France: neither on the list nor allowed."""
    where = {"trieste": "grande_armee napoleon fr_corps_1 fr_corps_2"}
    state = turn(game, "france", where, land={"frioul": "france", "venetie": "italy"})
    assert refused(state, "build fr_corps_9 trieste") == ("cut-off", "7.3.4")
    assert not [text for text in legal(state, "build") if text.endswith(" trieste")]
    assert not [text for text in legal(state, "levy") if text.endswith(" trieste")]


@pytest.mark.rule("7.3.5", "R453")
def test_an_army_at_home_away_from_fortresses_is_brought_depots(game) -> None:
    state = turn(game, "france", {"reims": "grande_armee napoleon fr_corps_1 fr_corps_2"})
    assert "france_depot_1 reims" in legal(state, "stock")
    assert "france_depot_1 reims" not in legal(state, "establish")
    state.apply("stock france_depot_1 reims")
    state.apply("stock france_depot_2 reims")
    assert refused(state, "stock france_depot_3 reims") == ("army-has-had", "7.3.5")


@pytest.mark.rule("7.3.5", "R453")
def test_each_of_two_armies_in_a_zone_has_two_depots(game) -> None:
    where = {"ulm": TWO_ARMIES}
    state = turn(game, "france", where)
    for n in range(1, 5):
        state.apply(f"stock france_depot_{n} ulm")
    holders = [state.holder_of(piece(state, f"france_depot_{n}")) for n in range(1, 5)]
    assert sorted(holders.count(holder) for holder in set(holders)) == [2, 2]


TWO_ARMIES = "grande_armee napoleon fr_corps_1 fr_corps_2 | army_of_italy massena fr_corps_3"


@pytest.mark.rule("7.3.2", "R451")
def test_spain_builds_no_fleet_after_the_liberation_war(game) -> None:
    """Not even when the Empire has won it."""
    state = turn(game, "spain")
    state.c[U_LEFT + country(state, "spain")] = 20
    assert state.why_not("launch fleet_gravina cadix") is None
    spend(state, "19c")
    assert refused(state, "launch fleet_gravina cadix") == ("no-more-fleets", "7.3.2")


# --- hands and cards (6) -------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.3", "5.2")
def test_the_blockade_has_no_points_and_is_not_spent(game) -> None:
    """25F may not be discarded; a round does not get rid of it either."""
    state = at_peace_table(game, hands={"empire": "24f 25f"}, ask=False)
    assert legal(state, "spend") == {"24f"}
    assert reason(state, "spend 25f") == ("no-points-on-it", "6.2")


@pytest.mark.rule("18.2.2", "7.2", "R427")
def test_who_has_beaten_a_major_is_rewarded_though_it_is_his_ally_now(game) -> None:
    """The Coalition beat Turkey last year; the Empire has just attacked her, and she is an ally."""

    def attacked(state) -> None:
        enter_war(state, TURKEY, EMPIRE, False)
        make_peace(state, TURKEY, COALITION)
        politics.set_fate(state, TURKEY, REWARD)
        enter_war(state, TURKEY, COALITION, False)

    state = between_years(game, "hands", HOME, before=attacked)
    assert (state.step, state.seat) == ("spoils", "coalition")
    assert state.why_not("grant turkey") is None
    assert reason(state, "grant france") == ("no-member", "18.2.2")


@pytest.mark.rule("3.2", "6.3", "R419")
def test_who_holds_mantua_without_supply_takes_no_card_from_its_owner(game) -> None:
    where = {"mantoue": "charles au_corps_1 au_corps_2"}
    state = between_years(game, "hands", where, control=MANTUA)
    assert mantua(state) == {"coalition"}
    state.c[OWNER + int(state.t.province[zone(state, "venise")])] = country(state, "italy")
    state.forget_supply()
    assert mantua(state) == {"empire"}


MANTUA = {"mantoue": "austria"}


def mantua(state) -> set[str]:
    """The sides that have the card of Mantua."""
    both = {"empire": EMPIRE, "coalition": COALITION}
    return {
        name for name, side in both.items() if "mantua" in {row.key for row in rows(state, side)}
    }


@pytest.mark.rule("5.2", "R460")
def test_every_other_round_is_a_rule_of_the_round(game) -> None:
    state = at_peace_table(game, hands={"coalition": "24c"}, seat="coalition", ask=False)
    state.c[ROUND] = 3
    diplomacy.note_round(state, COALITION)
    assert reason(state, "court 24c denmark") == ("talked-lately", "5.2")


@pytest.mark.rule("5.2", "R33")
def test_one_foreign_war_a_year_is_a_rule_of_the_round(game) -> None:
    state = at_peace_table(game, {"vilna": "ru_corps_1"}, hands={"empire": "9f"}, ask=False)
    politics.set_campaign(state, WAR_BEGUN)
    assert reason(state, "event 9f") == ("one-foreign-war", "5.2")


# --- Spain (4) -----------------------------------------------------------------------------


@pytest.mark.rule("4", "R499")
def test_napoleon_counts_in_spain_though_he_leaves_with_the_first_action(game) -> None:
    """He is there when a round begins; nobody need have acted."""
    state = at_peace_table(game, {"madrid": "napoleon fr_corps_1"}, ask=False)
    liberation.begin(state)
    assert not politics.campaign(state, EMPEROR_IN_SPAIN)
    begin_step(state, kinds.ROUND)
    assert politics.campaign(state, EMPEROR_IN_SPAIN)


@pytest.mark.rule("4", "3.2", "R496")
def test_a_zone_of_the_pyrenees_without_supply_is_not_controlled(game) -> None:
    state = set_up(game, "1809")
    for key in ("bilbao", "pampelune"):
        state.set_control(zone(state, key), FRANCE)
    assert blockade.iberia_ignored(state)
    for unit, key in (("es_corps_1", "bayonne"), ("es_corps_2", "pampelune")):
        state.move(piece(state, unit), zone(state, key))
        state.set_fort(zone(state, key), False, 0)
    state.set_control(zone(state, "burgos"), SPAIN)
    state.forget_supply()
    assert state.held_by(EMPIRE, zone(state, "bilbao"))
    assert not blockade.iberia_ignored(state)


# --- strategic redeployment (7.6) ----------------------------------------------------------


@pytest.mark.rule("13.4", "7.6")
def test_a_fixed_depot_is_made_mobile_and_taken_along(game) -> None:
    """The reverse is not allowed in this phase."""
    where = {"strasbourg": "ney fr_corps_9 fr_corps_10 france_depot_1#"}
    state = between_years(game, "redeployment", where)
    while state.step == "redeploy" and "ney" not in legal(state, "redeploy"):
        state.apply("done")
    state.apply("redeploy ney")
    depot = piece(state, "france_depot_1")
    assert state.flag(depot, FIXED)
    assert reason(state, "take france_depot_1") == ("fixed-depot", "13.4")
    state.apply("free france_depot_1")
    state.apply("take france_depot_1")
    state.apply("enter metz")
    assert state.at(depot) == zone(state, "metz")
    assert legal(state, "fix") == set()
    assert state.why_not("fix france_depot_1").key == "not-now"


@pytest.mark.rule("7.6", "7.5", "R470")
def test_whose_turn_it_is_to_move_is_a_rule_of_the_redeployment(game) -> None:
    state = between_years(game, "redeployment", {**HOME, "vienne": "au_corps_1"})
    while "napoleon" not in legal(state, "redeploy"):
        state.apply("done")
    assert reason(state, "redeploy au_corps_1") == ("not-its-force", "7.6")
    assert reason(state, "rebase fleet_ganteaume brest") == ("not-its-fleet", "7.5")


@pytest.mark.rule("8.1.2", "R536")
def test_spain_gives_turkey_nothing_either_before_both_cards(game) -> None:
    """But in her own war she may give to whom she likes."""
    state = turn(game, "turkey", status={"turkey": "empire"})
    assert refused(state, "give spain 1") == ("spain-keeps", "7.3.1")
    spend(state, "24f", "25f")
    assert state.why_not("give spain 1") is None
    state = turn(game, "austria", status={"spain": "coalition"})
    assert state.why_not("give spain 1") is None


@pytest.mark.rule("7.3.1", "18.2.2", "R439", "R515")
def test_what_is_paid_to_a_power_is_not_eaten_by_what_it_has_lost(game) -> None:
    state = between_years(game, "budget", HOME, status={"austria": "peace"})
    politics.set_due(state, AUSTRIA, TRIBUTE, 1)
    economy.add_resources(state, FRANCE, -20)
    assert economy.income(state, FRANCE) == 4


@pytest.mark.rule("4", "3.2", "R496")
def test_a_captured_port_without_supply_does_not_close_the_blockade(game) -> None:
    state = set_up(game)
    state.set_control(zone(state, "trieste"), FRANCE)
    state.set_fort(zone(state, "trieste"), True, -1)
    state.forget_supply()
    assert zone(state, "trieste") in blockade.gaps(state)
    state.set_control(zone(state, "venise"), FRANCE)
    state.set_fort(zone(state, "trieste"), False, -1)
    state.forget_supply()
    assert zone(state, "trieste") not in blockade.gaps(state)


# --- foreign wars (6.5) --------------------------------------------------------------------


@pytest.mark.rule("6.5", "R434", "R437")
def test_fleets_of_a_power_that_the_coalition_has_beaten_are_not_sent_abroad(game) -> None:
    """England's and those of her minors are, Turkish ones in a forced peace are not."""
    ports = {
        "fleet_kapudan": "constantinople",
        "fleet_keith": "portsmouth",
        "fleet_naples": "naples",
    }
    state = at_peace_table(game, ask=False)
    for fleet, port in ports.items():
        state.move(piece(state, fleet), zone(state, port))
    enter_war(state, TURKEY, EMPIRE, False)
    make_peace(state, TURKEY, COALITION)
    able = foreign_wars.able(state, ENGLAND, True)
    assert able == sorted(piece(state, fleet) for fleet in ("fleet_keith", "fleet_naples"))


@pytest.mark.rule("7.6", "R470")
def test_who_has_moved_does_not_go_on_with_the_army_that_he_joined(game) -> None:
    """Ney comes to Napoléon and stays behind with his corps; two lone corps could not."""
    army = {"strasbourg": "grande_armee napoleon fr_corps_1 fr_corps_2"}
    state = between_years(game, "redeployment", {**army, "metz": "ney fr_corps_9"})
    to_france(state)
    for said in ("redeploy ney", "enter strasbourg", "stop"):
        state.apply(said)
    for said in ("redeploy napoleon", "enter bade", "stop"):
        state.apply(said)
    assert (at(state, "napoleon"), at(state, "fr_corps_1")) == ("bade", "bade")
    assert (at(state, "ney"), at(state, "fr_corps_9")) == ("strasbourg", "strasbourg")
    assert state.holder_of(piece(state, "fr_corps_9")) == -1

    state = between_years(
        game, "redeployment", {**army, "metz": "fr_corps_9", "bale": "fr_corps_4"}
    )
    to_france(state)
    for corps in ("fr_corps_9", "fr_corps_4"):
        for said in (f"redeploy {corps}", "enter strasbourg", "stop"):
            state.apply(said)
    assert reason(state, "redeploy napoleon")[1] == "11"


def to_france(state) -> None:
    """The turn of France in the redeployment."""
    while not any(key.startswith("fr_corps") for key in legal(state, "redeploy")):
        state.apply("done")


# --- states and revolts (8.3) --------------------------------------------------------------


@pytest.mark.rule("8.3.1", "8.2.3", "R482")
def test_the_confederation_ends_when_its_last_member_is_won_over(game) -> None:
    """Its corps goes, and the general who led it alone; the point is lost."""
    where = {"erfurt": "ney rh_corps", "stuttgart": "wu_corps"}
    state = at_peace_table(game, where, ask=False, dice=[6] * 5)
    for minor in states.rhine_members(state):
        if minor != country(state, "wurttemberg"):
            politics.set_status(state, minor, politics.NEUTRAL, politics.NOBODY, -1)
    states.make_rhine(state)
    assert states.rhine_members(state) == [country(state, "wurttemberg")]
    before = int(state.c[VICTORY])
    assert diplomacy.attempt(state, COALITION, country(state, "wurttemberg"), 3)
    assert not politics.exists(state, RHINE)
    assert int(state.c[VICTORY]) == before - 1
    assert (at(state, "rh_corps"), at(state, "ney")) == ("out", "next budget")


@pytest.mark.rule("8.3.3", "R485")
def test_a_general_who_led_the_tyrolese_leaves_with_them(game) -> None:
    where = {"salzbourg": "jean ty_corps", "innsbruck": "by_corps"}
    state = at_peace_table(game, where, ask=False)
    politics.set_status(state, TYROL, politics.ALLY, COALITION, AUSTRIA)
    state.c[OWNER + state.t.tyrol] = TYROL
    state.set_control(zone(state, "innsbruck"), country(state, "bavaria"))
    state.forget_supply()
    states.end_revolts(state)
    assert at(state, "ty_corps") == "out"
    assert at(state, "jean") == "next budget"


@pytest.mark.rule("12.1", "4", "R503")
def test_iberia_stays_open_when_the_liberation_war_is_won(game) -> None:
    """19C ends all limits; they do not come back with the peace."""
    state = at_peace_table(game, {"bayonne": "ney fr_corps_1"}, ask=False)
    corps = [piece(state, "fr_corps_1")]
    burgos = zone(state, "burgos")
    assert ways.iberia_closed(state, EMPIRE, corps, burgos) == refusals.IBERIA_CLOSED
    spend(state, "19c")
    liberation.begin(state)
    assert ways.iberia_closed(state, EMPIRE, corps, burgos) == refusals.OK
    liberation.end(state)
    assert ways.iberia_closed(state, EMPIRE, corps, burgos) == refusals.OK
