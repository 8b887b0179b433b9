"""7.1: declarations of war, what they cost, and minors that come on the map."""

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
    points,
    reason,
    say,
    side,
    status,
)
from europe_wars import at, legal, told, zone
from grognard.games.europe import kinds, politics
from grognard.games.europe.alliances import enter_war
from grognard.games.europe.keys import rows
from grognard.games.europe.layout import (
    CHATIMENTS,
    DOUBLED,
    ESCALATION,
    HAND,
    LATER,
    PILE,
    PLAYED,
    PRUSSIA,
    RUSSIA,
)
from grognard.games.europe.steps.rounds import value_of


def declarations(game, scenario: str = "1805", **more):
    """The phase begins: the Coalition is asked."""
    state = campaign(game, scenario, **more)
    begin(state, kinds.DECLARATIONS)
    return state


@pytest.mark.rule("7.1", "R401")
def test_the_coalition_declares_all_its_wars_then_the_empire(game) -> None:
    state = declarations(game)
    assert (state.step, state.seat) == ("declare", "coalition")
    say(state, "declare denmark", "usual", "declare egypt", "done")
    assert (state.step, state.seat) == ("declare", "empire")
    say(state, "declare turkey", "usual")
    assert state.step == "action"
    assert [side(state, key) for key in ("denmark", "egypt", "turkey")] == [
        EMPIRE,
        EMPIRE,
        COALITION,
    ]


@pytest.mark.rule("7.1", "R402")
def test_only_neutrals_and_who_is_bound_to_the_enemy_may_be_attacked(game) -> None:
    state = declarations(game)
    able = legal(state, "declare")
    assert {"prussia", "turkey", "denmark", "egypt", "saxony"} <= able
    assert reason(state, "declare france") == ("already-at-war", "7.1")
    assert reason(state, "declare russia") == ("already-at-war", "7.1")
    assert reason(state, "declare naples") == ("already-at-war", "7.1")
    assert reason(state, "declare poland") == ("no-such-country", "8.1")


@pytest.mark.rule("7.1", "R403", "R405")
def test_who_attacks_a_minor_of_a_neutral_power_attacks_the_power(game) -> None:
    """Saxony and Hesse are Prussia's: their corps come on the map, hers stay where they are."""
    state = declarations(game)
    berlin = [p for p in range(112) if state.at(p) == zone(state, "berlin")]
    events = say(state, "done", "declare saxony", "usual", "usual")
    assert told(events, "war-declared") == [{"side": "empire", "country": "prussia"}]
    assert {side(state, key) for key in ("prussia", "saxony", "hesse", "cleves")} == {COALITION}
    assert at(state, "sx_corps") == "dresde"
    assert at(state, "he_corps") == "kassel"
    assert [p for p in range(112) if state.at(p) == zone(state, "berlin")] == berlin


@pytest.mark.rule("7.1", "R405")
def test_a_declaration_draws_no_cards_at_once(game) -> None:
    """The hands that follow count the keys (T07): Prussia's two rows."""
    state = declarations(game)
    before = [state.hand_size(COALITION), len(rows_of(state, COALITION))]
    say(state, "done", "declare prussia", "usual", "usual")
    assert state.hand_size(COALITION) == before[0]
    assert len(rows_of(state, COALITION)) == before[1] + 2


def rows_of(state, player: int) -> list[str]:
    """The rows of the table of cards that count for a side."""
    return [row.key for row in rows(state, player)]


@pytest.mark.rule("7.1", "R406", "R407")
def test_a_minor_that_is_attacked_joins_the_other_camp_and_deploys(game) -> None:
    state = declarations(game)
    say(state, "declare denmark")
    assert (state.step, state.seat) == ("deploy", "empire")
    assert "place dk_corps copenhague" in legal(state)
    assert "place fleet_denmark christiania" in legal(state)
    assert reason(state, "place dk_corps stockholm") == ("not-its-land", "8.2.3")
    assert reason(state, "place fleet_denmark jutland") == ("port-closed", "17.2.1")
    say(state, "place dk_corps jutland", "place fleet_denmark copenhague")
    assert (at(state, "dk_corps"), at(state, "fleet_denmark")) == ("jutland", "copenhague")
    assert status(state, "denmark") == "ally"


@pytest.mark.rule("8.2.3", "R407")
def test_a_minor_deploys_where_no_enemy_stands_or_waits_in_the_reserve(game) -> None:
    at_dresden = {"dresde": "ney fr_corps_1 fr_corps_2", "leipzig": "fr_corps_3"}
    more = {"wittemberg": "fr_corps_4", "bautzen": "fr_corps_5"}
    state = at_peace_table(game, at_dresden, undeployed="sx_corps he_corps", ask=False)
    enter_war(state, PRUSSIA, COALITION, False)
    state.resume()
    assert legal(state, "place") == {"sx_corps wittemberg", "sx_corps bautzen"}
    assert reason(state, "place sx_corps dresde") == ("enemies-there", "8.2.3")
    state = at_peace_table(game, {**at_dresden, **more}, undeployed="sx_corps", ask=False)
    enter_war(state, PRUSSIA, COALITION, False)
    state.resume()
    assert at(state, "sx_corps") == "reserve"


@pytest.mark.rule("7.1", "R408")
def test_the_first_war_of_a_major_escalates_once_a_game(game) -> None:
    state = declarations(game)
    say(state, "done", "declare prussia", "usual", "usual", "declare turkey")
    assert points(state)[1] == 2
    enter_war(state, RUSSIA, COALITION, False)  # in a camp from the beginning
    assert points(state)[1] == 2


@pytest.mark.rule("8.1.3", "R409", "R410")
def test_to_attack_the_beaten_again_begins_the_chatiments(game) -> None:
    """It joins the enemy, the decks are merged, its resources doubled, three attempts follow."""
    state = declarations(game)
    state.c[politics.BEATEN + PRUSSIA] = 1
    later = state.cards_at(EMPIRE, LATER)
    assert later
    say(state, "done", "declare prussia", "usual", "usual")
    assert state.game_flag(CHATIMENTS)
    assert all(state.card_at(card) == PILE for card in later)
    assert politics.fate(state, PRUSSIA, DOUBLED)
    assert (state.step, state.seat) == ("free-attempt", "coalition")
    assert state.argument(0) == 3


@pytest.mark.rule("8.1.3", "R409")
def test_who_has_not_beaten_it_may_attack_it_without_that(game) -> None:
    state = declarations(game)
    state.c[politics.BEATEN + PRUSSIA] = 1  # by the Empire
    say(state, "declare prussia", "usual", "usual")
    assert state.step == "declare"
    assert not state.game_flag(CHATIMENTS)


@pytest.mark.rule("8.1.3", "R411")
def test_the_free_attempts_are_one_for_each_target_and_cost_no_card(game) -> None:
    """+2 besides the table: Turkey 0+2 fails with 3 and may not be tried again; Sweden joins."""
    state = declarations(game, "1809", dice=[3, 6, 1])
    say(state, "done", "declare russia")
    assert "turkey" in legal(state, "attempt")
    assert "prussia" in legal(state, "attempt")  # in forced peace
    assert reason(state, "attempt austria") == ("not-neutral", "8.2.1")
    hand = state.hand_size(COALITION)
    events = say(state, "attempt turkey")
    assert told(events, "talks-rolled") == [{"country": "turkey", "die": (3,), "number": 5}]
    assert reason(state, "attempt turkey") == ("tried-already", "8.1.3")
    say(state, "attempt sweden", "usual", "attempt egypt")
    assert side(state, "sweden") == COALITION
    assert side(state, "egypt") == NOBODY
    assert state.step == "declare"
    assert state.hand_size(COALITION) == hand


@pytest.mark.rule("8.1.3", "R411")
def test_the_free_attempts_may_be_declined(game) -> None:
    state = declarations(game, "1809")
    say(state, "done", "declare russia", "done")
    assert state.step == "declare"


@pytest.mark.rule("8.1.3", "R412")
def test_who_attacks_a_power_bound_to_the_enemy_makes_it_his_ally(game) -> None:
    """Prussia in forced peace with France: the Coalition's declaration ends it for good."""
    state = declarations(game, "1809")
    say(state, "declare prussia")
    assert (status(state, "prussia"), side(state, "prussia")) == ("at_war", EMPIRE)


@pytest.mark.rule("18.2.3", "R413")
def test_the_conqueror_may_not_attack_while_the_peace_lasts(game) -> None:
    state = declarations(game, "1809")
    say(state, "done")
    assert reason(state, "declare prussia") == ("bound-by-peace", "18.2.3")


@pytest.mark.rule("7.1", "R538")
def test_without_england_a_minor_becomes_the_ally_of_the_next_power(game) -> None:
    state = declarations(game)
    politics.set_status(state, country(state, "england"), 5, NOBODY, 0)
    enter_war(state, country(state, "denmark"), COALITION, False)
    assert politics.patron(state, country(state, "denmark")) == country(state, "austria")


# --- the Châtiments (4, 6.1) ---------------------------------------------------------------


@pytest.mark.rule("4", "R426")
def test_at_fifteen_the_decks_are_merged_in_the_next_interphase(game) -> None:
    """Pile, played cards and Châtiments make one pile; hands and removed cards stay."""
    state = campaign(game)
    hold_card(state, "2f")
    state.put_card(state.t.named_cards["3f"], PLAYED)
    state.put_card(state.t.named_cards["20f"], 3)
    politics.escalate(state, 20)
    assert state.c[ESCALATION] == 15
    assert not state.game_flag(CHATIMENTS)
    events = begin(state, kinds.DECLARATIONS)
    assert told(events, "chatiments-begin") == [{}]
    where = {
        key: state.card_at(state.t.named_cards[key]) for key in ("2f", "3f", "20f", "45f", "1c")
    }
    assert where == {"2f": HAND, "3f": PILE, "20f": 3, "45f": PILE, "1c": HAND}
    politics.escalate(state, 1)
    assert state.c[ESCALATION] == 15


@pytest.mark.rule("6.2", "R429")
def test_five_majors_make_the_grand_coalition_in_the_chatiments_only(game) -> None:
    state = campaign(game)
    enter_war(state, PRUSSIA, COALITION, False)
    enter_war(state, country(state, "turkey"), COALITION, False)
    card = state.t.named_cards["7c"]
    value = value_of(state, card)
    politics.begin_chatiments(state)
    assert value_of(state, card) == value + 1
    assert value_of(state, state.t.named_cards["8f"]) == 1
