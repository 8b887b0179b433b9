"""5.1, 5.4, 7.4, 8.3, 18: rulings of the campaigns that no other test shows."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    at_peace_table,
    begin,
    campaign,
    country,
    hold_card,
    holder,
    owner,
    patron,
    points,
    reason,
    say,
    side,
    status,
)
from europe_wars import go_on, legal, piece, told, zone
from grognard.games.europe import (
    blockade,
    economy,
    foreign_wars,
    kinds,
    peace,
    politics,
    states,
)
from grognard.games.europe.alliances import enter_war, protect
from grognard.games.europe.conquest import (
    surrender,
    take_minor,
    tilsit_possible,
)
from grognard.games.europe.layout import (
    AUSTRIA,
    CONTROL,
    ENGLAND,
    FOREIGN_WARS,
    FRANCE,
    PARIS_LOST,
    PRUSSIA,
    RUSSIA,
    SIDE,
    SPAIN,
)
from grognard.games.europe.refusals import IBERIA_CLOSED, NEUTRAL_LAND, OK
from grognard.games.europe.steps import interphase
from grognard.games.europe.steps.conquests import settle_paris
from grognard.games.europe.ways import border_closed, iberia_closed


@pytest.mark.rule("5.1.1", "R414")
def test_who_joins_later_may_be_entered_at_once(game) -> None:
    """A neutral may not be invaded; won over by the enemy, it may."""
    state = campaign(game)
    here, there = zone(state, "leipzig"), zone(state, "magdebourg")
    politics.set_status(state, country(state, "saxony"), 3, EMPIRE, FRANCE)
    assert border_closed(state, EMPIRE, here, there) == NEUTRAL_LAND
    enter_war(state, PRUSSIA, COALITION)
    assert border_closed(state, EMPIRE, here, there) == OK


@pytest.mark.rule("7.1", "R404")
def test_the_whole_camp_is_at_war_with_whom_it_attacks(game) -> None:
    state = campaign(game)
    begin(state, kinds.DECLARATIONS)
    say(state, "done", "declare turkey")
    enemies = {state.t.model.countries[c].key for c in range(7) if state.c[SIDE + c] == COALITION}
    assert "turkey" in enemies
    assert border_closed(state, EMPIRE, zone(state, "zara"), zone(state, "sarajevo")) == OK


@pytest.mark.rule("5.1.4", "R458")
def test_the_diplomatic_phase_ends_after_two_cards_of_each(game) -> None:
    state = campaign(game, dice=[1] * 9)
    hold_card(state, "25c", "26c", "12f", "8f")
    begin(state, kinds.DIPLOMACY)
    say(state, "court 25c egypt", "court 26c egypt")
    assert state.seat == "empire"
    say(state, "court 12f egypt", "court 8f egypt")
    assert state.step == "action"


@pytest.mark.rule("5.4", "R523")
def test_victory_is_seen_at_the_end_of_the_conquest_phase(game) -> None:
    state = at_peace_table(game, {}, victory=20)
    assert state.over
    state = at_peace_table(game, {}, victory=19)
    assert not state.over


@pytest.mark.rule("7.4", "R424")
def test_a_capital_in_enemy_hands_brings_no_card(game) -> None:
    """Prussia joins while France controls Berlin: only Warsaw brings a card."""
    state = campaign(game, dice=[1] * 9)
    politics.set_status(state, PRUSSIA, 1, -1, -1)
    for key in ("berlin", "magdebourg", "wittemberg", "dresde"):
        state.set_control(zone(state, key), FRANCE)
    politics.set_status(state, country(state, "saxony"), 3, EMPIRE, FRANCE)
    hand = state.hand_size(COALITION)
    enter_war(state, PRUSSIA, COALITION)
    assert state.hand_size(COALITION) == hand + 1


@pytest.mark.rule("7.4", "R424")
def test_a_power_with_a_permanent_card_brings_it(game) -> None:
    """Russia in 1809: her card 2C, and two cards for her other rows; the Empire gets none."""
    state = campaign(game, "1809", dice=[1] * 9)
    hand = state.hand_size(COALITION)
    enter_war(state, RUSSIA, COALITION)
    assert state.hand_size(COALITION) == hand + 3
    assert state.card_at(state.t.named_cards["2c"]) == 1
    state = campaign(game, "1809", dice=[1] * 9)
    hand = state.hand_size(EMPIRE)
    enter_war(state, RUSSIA, EMPIRE)
    assert state.hand_size(EMPIRE) == hand


@pytest.mark.rule("8.3", "R40", "R08")
def test_states_are_protected_without_a_card_and_the_six_minors_escalate(game) -> None:
    state = campaign(game)
    hand = state.hand_size(EMPIRE)
    states.make_rhine(state)
    assert (state.hand_size(EMPIRE), points(state)) == (hand, (5, 0))
    politics.set_status(state, country(state, "denmark"), 3, EMPIRE, FRANCE)
    protect(state, country(state, "denmark"))
    assert points(state) == (6, 1)
    politics.set_status(state, country(state, "holland"), 3, EMPIRE, FRANCE)
    protect(state, country(state, "holland"), escalates=False)  # 49F
    assert points(state) == (7, 1)


@pytest.mark.rule("8.1.5", "R494", "R535")
def test_a_protectorate_retaken_is_an_ally_and_scores_again(game) -> None:
    state = campaign(game)
    naples = country(state, "naples")
    politics.set_status(state, naples, 3, EMPIRE, FRANCE)
    protect(state, naples)
    take_minor(state, naples, ENGLAND, False)
    take_minor(state, naples, FRANCE, False)
    assert (status(state, "naples"), points(state)[0]) == ("ally", 5)
    protect(state, naples)
    assert points(state)[0] == 6


@pytest.mark.rule("4", "R19")
def test_gibraltar_and_stralsund_are_not_ports_of_the_blockade(game) -> None:
    state = campaign(game)
    assert holder(state, "gibraltar") == "england"
    named = {state.t.model.zones[port].key for port in blockade.gaps(state)}
    assert not {"gibraltar", "stralsund"} & named


@pytest.mark.rule("18.2.1", "R21")
def test_tilsit_needs_a_key_zone_or_a_lost_army(game) -> None:
    places = {"vilna": "first_army koutouzov ru_corps_1"}
    state = at_peace_table(game, places, ask=False)
    politics.set_battle_lost(state, RUSSIA)
    assert not tilsit_possible(state, RUSSIA)
    state.remove(piece(state, "first_army"), 400)
    assert tilsit_possible(state, RUSSIA)
    assert not tilsit_possible(state, ENGLAND)


@pytest.mark.rule("18.2.1", "14.3", "R21")
@pytest.mark.parametrize(
    ("french", "lost"), [("napoleon fr_corps_1 fr_corps_2", 1), ("ney fr_corps_1-", 0)]
)
def test_tilsit_needs_a_battle_won_this_year(game, french: str, lost: int) -> None:
    """More than a skirmish; Russia has no army, but that is not enough."""
    russians = "ru_corps_1" if lost else "ru_corps_1-"
    where = {"ulm": french, "munich": f"benningsen {russians} ru_corps_2" if lost else russians}
    state = game.position(where, scenario="1805", dice=[6, 6, 1, 1] + [1] * 20, points=(5, 5))
    leader = french.split()[0]
    assert not tilsit_possible(state, RUSSIA)
    events = go_on(state, f"activate {leader}", "enter munich")
    assert told(events, "battle-won")[0]["side"] == "empire"
    assert politics.battle_lost(state, RUSSIA) == (lost == 1)
    assert tilsit_possible(state, RUSSIA) == (lost == 1)
    interphase.begin_year(state)
    assert not politics.battle_lost(state, RUSSIA)


@pytest.mark.rule("8.1.4", "R478")
def test_at_a_third_conquest_the_alliance_is_offered_again(game) -> None:
    state = at_peace_table(game, {}, hands={"empire": "12f"}, ask=False)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    politics.add_defeat(state, AUSTRIA, EMPIRE)
    surrender(state, AUSTRIA)
    begin(state, kinds.FORCE_ALLIANCE, EMPIRE, AUSTRIA)
    assert "impose 12f" in legal(state)


@pytest.mark.rule("3.2", "R490")
def test_no_province_of_an_ally_can_be_claimed(game) -> None:
    """Only the beaten power's own provinces, and the minors tied to it."""
    state = at_peace_table(game, {}, ask=False)
    surrender(state, AUSTRIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, AUSTRIA)
    assert reason(state, "claim munich france") == ("no-province", "18.2.2")
    assert reason(state, "claim varsovie poland") == ("no-province", "18.2.2")


@pytest.mark.rule("19.1", "R493")
def test_paris_costs_a_point_once_while_it_stays_lost(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    for one in politics.zones_of(state, FRANCE):
        state.set_control(one, ENGLAND)
    settle_paris(state)
    settle_paris(state)
    assert points(state)[0] == 4
    state.set_control(zone(state, "paris"), FRANCE)
    settle_paris(state)
    assert not politics.campaign(state, PARIS_LOST)
    state.set_control(zone(state, "paris"), ENGLAND)
    settle_paris(state)
    assert points(state)[0] == 3


@pytest.mark.rule("19.1", "R495")
def test_the_markers_stop_at_their_ends(game) -> None:
    state = campaign(game)
    politics.score(state, -9)
    politics.escalate(state, 99)
    assert points(state) == (0, 15)
    politics.score(state, 99)
    politics.escalate(state, -3)
    assert points(state) == (20, 15)


@pytest.mark.rule("12.1", "R503")
def test_before_the_cards_nobody_else_enters_iberia(game) -> None:
    state = campaign(game)
    madrid = zone(state, "madrid")
    assert iberia_closed(state, EMPIRE, [piece(state, "fr_corps_1")], madrid) == IBERIA_CLOSED
    assert iberia_closed(state, EMPIRE, [piece(state, "es_corps_1")], madrid) == OK
    politics.begin_chatiments(state)
    assert iberia_closed(state, EMPIRE, [piece(state, "fr_corps_1")], madrid) == OK


@pytest.mark.rule("3.2", "5.3", "R505")
def test_markers_are_set_right_before_anybody_is_conquered(game) -> None:
    """An Austrian force frees Brünn; a supplied French one takes open Klagenfurt for nothing."""
    places = {"brunn": "au_corps_1", "klagenfurt": "france_depot_1# ney fr_corps_1"}
    control = {"brunn": "france", "venise": "france", "trieste": "france", "laybach": "france"}
    state = at_peace_table(game, places, control=control)
    assert state.c[CONTROL + zone(state, "brunn")] == 0
    assert holder(state, "klagenfurt") == "france"


@pytest.mark.rule("18.2.2", "R508")
def test_a_minor_conquered_in_the_same_phase_is_no_province(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    take_minor(state, country(state, "thuringia"), FRANCE, False)
    surrender(state, AUSTRIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, AUSTRIA)
    assert legal(state, "seize") == {"papal_states"}
    assert patron(state, "thuringia") == "france"


@pytest.mark.rule("18.2.2", "R516")
def test_the_coalition_chooses_for_all_its_powers(game) -> None:
    """Spain beaten: Portugal and England are at her border; the Coalition's player is asked."""
    state = at_peace_table(game, {}, ask=False)
    surrender(state, SPAIN)
    begin(state, kinds.PEACE_TERMS, peace.victor_of(state, SPAIN), SPAIN)
    assert state.seat == "coalition"
    receivers = {row.split()[1] for row in legal(state, "claim")}
    assert {"england", "austria", "russia", "portugal"} <= receivers
    assert "france" not in receivers


@pytest.mark.rule("8.1.3", "6.5", "R521")
def test_foreign_wars_go_on_after_a_peace(game) -> None:
    state = at_peace_table(game, {"kiev": "ru_corps_1"}, ask=False)
    war = state.t.named_cards["9f"]
    state.put_card(war, 5)
    foreign_wars.send(state, war, piece(state, "ru_corps_1"))
    surrender(state, RUSSIA)
    assert state.at(piece(state, "ru_corps_1")) == FOREIGN_WARS
    assert foreign_wars.wars(state) == [war]


@pytest.mark.rule("18.2.2", "7.3.1", "R522")
def test_annexations_do_not_change_the_resources_of_the_beaten(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    before = economy.income_lines(state, AUSTRIA)
    surrender(state, AUSTRIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, AUSTRIA)
    say(state, "usual")
    assert owner(state, "venise") == "italy"
    assert economy.income_lines(state, AUSTRIA) == before
    assert side(state, "austria") == -1
