"""19, 20.2, 20.3: automatic and final victory; the special rules of the campaigns."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    at_peace_table,
    begin,
    campaign,
    hold_card,
    points,
    reason,
    say,
)
from europe_wars import at, go_on, legal, piece, zone
from grognard.games.europe import duty, kinds, politics, victory
from grognard.games.europe.events import (
    BOTH_LOSE,
    DYNASTY,
    KEYS_TAKEN,
    NO_POINTS,
    TWENTY_POINTS,
)
from grognard.games.europe.layout import (
    AUSTRIA,
    CARD_SPENT,
    CHATIMENTS,
    CONTINENTAL_BLOCKADE,
    DUTY_OVER,
    ENGLAND,
    FRANCE,
    LIBERATION_WAR,
    MANTUA_BESIEGED,
    REMOVED,
    ULM_BESIEGED,
    VICTORY,
    YEAR,
)


@pytest.mark.rule("19.1", "19.2", "R523")
def test_twenty_points_or_none_decide_in_the_victory_phase(game) -> None:
    state = campaign(game)
    politics.score(state, 99)
    assert (points(state)[0], state.over) == (20, False)
    begin(state, kinds.CONQUEST_PHASE)
    while state.step == "conquest-cards":
        state.apply("pass")
    assert state.over
    assert (game.outcome(state).winners, game.outcome(state).key) == (("empire",), "twenty-points")
    state = campaign(game)
    politics.score(state, -99)
    assert victory.ending(state) == NO_POINTS
    begin(state, kinds.VICTORY_CHECK)
    assert game.outcome(state).winners == ("coalition",)


@pytest.mark.rule("19.3", "R524")
def test_the_keys_of_france_end_the_game_in_any_year(game) -> None:
    state = at_peace_table(game, {}, ask=False, year=1807)
    for one in politics.zones_of(state, FRANCE):
        state.set_control(one, ENGLAND)
    keys = victory.french_keys(state)
    assert {state.t.model.zones[z].key for z in keys} == {"paris", "bordeaux", "lyon", "anvers"}
    assert victory.ending(state) == KEYS_TAKEN
    state.set_control(zone(state, "lyon"), FRANCE)
    assert victory.ending(state) == victory.NOT_YET


@pytest.mark.rule("19.3", "R525")
def test_at_the_end_of_1814(game) -> None:
    """Keys, Mantua and 45F: the dynasty stands; else both lose."""
    state = campaign(game)
    assert victory.ending(state) == victory.NOT_YET
    state.c[YEAR] = 14
    assert victory.ending(state) == BOTH_LOSE
    card = state.t.named_cards["45f"]
    state.put_card(card, REMOVED, CARD_SPENT)
    assert victory.ending(state) == DYNASTY
    state.set_control(zone(state, "mantoue"), AUSTRIA)
    state.set_control(zone(state, "venise"), AUSTRIA)
    assert victory.ending(state) == BOTH_LOSE
    state.c[VICTORY] = 20
    assert victory.ending(state) == TWENTY_POINTS


# --- 1805 (20.2, R526) ---------------------------------------------------------------------


def first_round(game, **more):
    """The Coalition's first action of 1805."""
    places = {
        "venise": "charles au_corps_1 au_corps_2 au_corps_3 au_corps_4-",
        "salzbourg": "army_of_germany mack ferdinand au_corps_5 au_corps_6",
        "lublin": "first_army koutouzov ru_corps_5",
        "londres": "fleet_keith en_corps_1",
    }
    hands = {"coalition": "24c 14c 25c"}
    state = at_peace_table(game, places, hands=hands, seat="coalition", ask=False, **more)
    politics.set_campaign(state, DUTY_OVER, False)
    return state


@pytest.mark.rule("20.2", "R526")
def test_austria_must_first_besiege_mantua_and_ulm(game) -> None:
    state = first_round(game)
    assert duty.binds(state)
    assert reason(state, "court 25c egypt") == ("duty-first", "20.2")
    assert reason(state, "event 14c") == ("duty-first", "20.2")
    assert {"pass", "operate", "spend 24c"} <= legal(state)
    say(state, "spend 24c")
    assert reason(state, "activate koutouzov") == ("duty-first", "20.2")
    assert reason(state, "activate fleet_keith") == ("duty-first", "20.2")
    assert reason(state, "activate au_corps_1") == ("duty-first", "20.2")
    assert {"charles", "mack"} <= legal(state, "activate")


@pytest.mark.rule("20.2", "R526")
def test_they_must_come_nearer(game) -> None:
    state = first_round(game)
    go_on(state, "spend 24c", "activate charles", until="move")
    assert reason(state, "stop") == ("not-nearer", "20.2")
    assert reason(state, "enter trieste") == ("not-nearer", "20.2")
    assert "enter mantoue" in legal(state)
    say(state, "enter mantoue", "besiege")
    assert politics.campaign(state, MANTUA_BESIEGED)
    assert duty.binds(state)


@pytest.mark.rule("20.2", "R526")
def test_the_duty_is_over_with_both_sieges_or_if_the_empire_enters_austria(game) -> None:
    state = first_round(game)
    politics.set_campaign(state, MANTUA_BESIEGED | ULM_BESIEGED)
    assert not duty.binds(state)
    state = first_round(game)
    duty.note_entry(state, EMPIRE, zone(state, "munich"))
    assert duty.binds(state)
    duty.note_entry(state, EMPIRE, zone(state, "innsbruck"))
    assert politics.campaign(state, DUTY_OVER)
    assert not duty.binds(state)


@pytest.mark.rule("20.2", "R526")
def test_the_duty_is_off_if_charles_is_lost(game) -> None:
    state = first_round(game)
    state.remove(piece(state, "charles"), 400)
    assert not duty.binds(state)


@pytest.mark.rule("20.2")
def test_mantua_only_by_charles_and_ulm_by_a_general(game) -> None:
    state = first_round(game)
    state.move(piece(state, "mack"), zone(state, "mantoue"))
    duty.note_siege(state, COALITION, zone(state, "mantoue"))
    assert not politics.campaign(state, MANTUA_BESIEGED)
    state.move(piece(state, "ferdinand"), zone(state, "ulm"))
    duty.note_siege(state, COALITION, zone(state, "ulm"))
    assert politics.campaign(state, ULM_BESIEGED)
    assert duty.march_column_barred(state, piece(state, "mack"))


@pytest.mark.rule("20.2")
def test_the_set_up_of_1805(game) -> None:
    state = campaign(game)
    assert points(state) == (5, 0)
    assert state.hand_size(EMPIRE) == state.hand_size(COALITION) == 7
    assert at(state, "napoleon") == "lille"


# --- 1809 (20.3, R528, R529) ---------------------------------------------------------------


@pytest.mark.rule("20.3", "R528", "R529")
def test_the_set_up_of_1809(game) -> None:
    """15 points, the Châtiments, blockade and Liberation war in force; three powers beaten once."""
    state = campaign(game, "1809")
    assert points(state)[0] == 15
    for flag in (CHATIMENTS, CONTINENTAL_BLOCKADE, LIBERATION_WAR):
        assert state.game_flag(flag)
    assert [politics.beaten(state, power, EMPIRE) for power in (2, 3, 4, 5, 6)] == [1, 1, 1, 0, 0]
    assert (state.hand_size(EMPIRE), state.hand_size(COALITION)) == (9, 7)
    assert politics.event_played(state, "3c")
    hold_card(state, "3c")


@pytest.mark.rule("20.3", "R528")
def test_in_1809_no_first_conquest_of_austria_is_left(game) -> None:
    from grognard.games.europe.conquest import surrender

    state = campaign(game, "1809")
    surrender(state, AUSTRIA)
    assert points(state)[0] == 15
