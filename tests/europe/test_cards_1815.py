"""6: every card of 1815 has its tests; the vocabulary of cards; windows; what is refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from europe_cards import facing, go_on, lies, refused
from europe_wars import legal, told
from grognard.games.europe import conditions, loading, vocabulary, words
from grognard.games.europe.economy import QUARTERS
from grognard.games.europe.layout import COALITION, EMPIRE, FRANCE, HAND, PLAYED, U_LEFT
from grognard.games.europe.model import MOMENTS, STARS
from grognard.games.europe.steps.card_play import begin_event, event_objection
from grognard.kernel.data import DataError

HERE = Path(__file__).parent
ABOUT = re.compile(r"card_(\d+[fc])(?:_|$)")


def cards_with_tests() -> Iterator[tuple[str, str]]:
    """The cards that tests name, each with the rules that the test is marked with."""
    for file in HERE.glob("test_cards_1815*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found = ABOUT.search(node.name)
                if found:
                    marks = [ast.unparse(mark) for mark in node.decorator_list]
                    yield found[1], " ".join(mark for mark in marks if "rule(" in mark)


@pytest.mark.rule("6.2", "20.1")
def test_every_card_of_1815_has_tests_of_what_it_does_and_what_refuses_it(game) -> None:
    """At least two, each marked with the rules it is about."""
    decks = game.model.scenario("1815").decks
    keys = [game.model.cards[card].key for deck in decks for card in deck]
    assert len(keys) == 34
    count = dict.fromkeys(keys, 0)
    for key, rules in cards_with_tests():
        assert rules, key
        if key in count:
            count[key] += 1
    few = {key for key, tests in count.items() if tests < 2}
    assert few == set()


# --- the vocabulary --------------------------------------------------------------------------


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("table", "prefix"),
    [
        (words.OPERATIONS, ""),
        (words.CONDITIONS, "IF_"),
        (words.PARAMETERS, "P_"),
        (words.FILTERS, "F_"),
        (words.WHERES, "W_"),
        (words.WHATS, "X_"),
        (words.DESTINATIONS, "GOES_"),
        (words.FATES, "FATE_"),
        (words.EVENT_FLAGS, "FLAG_"),
        (words.SIZE_WORDS, "SIZE_"),
        (words.MODES, "MODE_"),
    ],
)
def test_every_word_has_its_number(table: tuple[str, ...], prefix: str) -> None:
    assert [getattr(words, (prefix + word).upper()) for word in table] == list(range(len(table)))


def test_every_operation_says_what_it_takes() -> None:
    assert set(vocabulary.TAKES) == set(words.OPERATIONS)
    assert set(vocabulary.ABOUT) <= set(words.CONDITIONS)
    assert len(conditions.GAME_BITS) == len(conditions.LASTING_BITS) == len(words.EVENT_FLAGS)


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("line", "told_"),
    [
        ('effects = ["battle_modifer side=own value=1"]', 'no operation "battle_modifer"'),
        ('effects = ["battle_modifier side=own worth=1"]', 'takes no "worth=1"'),
        ('effects = ["battle_modifier side=mine value=1"]', 'no side "mine"'),
        ('effects = ["battle_modifier side=own value=one"]', '"one" is no number'),
        ('effects = ["battle_modifier side=own value=1 if fed"]', 'no condition "fed"'),
        ('effects = ["activate count=1 filter=commander:nobody mode=single"]', 'no piece "nobody"'),
        ('effects = ["b: spend_ap value=1"]', "the choices must be named"),
        ('needs = ["own_majority:atlantis"]', 'no country "atlantis"'),
        ('needs = ["own_majority"]', "must name 1 things"),
    ],
)
def test_the_data_refuse_words_that_nobody_knows(tmp_path, line: str, told_: str) -> None:
    """The message names the card and the word."""
    (tmp_path / "cards.toml").write_text(f'[[card]]\nkey = "8f"\n{line}\n', encoding="utf-8")
    with pytest.raises(DataError) as wrong:
        loading.load(tmp_path)
    assert 'card "8f"' in str(wrong.value)
    assert told_ in str(wrong.value)


# --- windows ---------------------------------------------------------------------------------


@pytest.mark.rule("6.4")
def test_windows_open_on_public_facts_only(game) -> None:
    """R431: whatever the hand holds, as long as a fitting card may be in it."""
    steps = []
    for held in ("8f", "31f", "2f"):
        state = facing(game, hands={"empire": held})
        go_on(state, "operate", "activate napoleon", "enter bruxelles", until="answer")
        steps.append((state.step, state.seat, state.argument(0)))
    assert len(set(steps)) == 1
    empty = facing(game)
    events = go_on(empty, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert told(events, "battle-rolled")


@pytest.mark.rule("6.4")
def test_no_window_opens_once_every_fitting_card_is_played(game) -> None:
    """That is public too: here none of those for the dice is left."""
    state = facing(game, hands={"empire": "2f"})
    for code in state.t.answers[2 * MOMENTS.index("battle_modifiers") + EMPIRE]:
        card = code // 4
        if state.card_at(card) != HAND:
            state.put_card(card, PLAYED)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="answer")
    assert state.step != "answer" or state.argument(0) != MOMENTS.index("battle_modifiers")


@pytest.mark.rule("6.2", "6.4")
def test_a_gold_star_leaves_a_silver_one_is_spent_others_return(game) -> None:
    state = facing(game, hands={"coalition": "54c 16c"}, seat="coalition", round=6)
    played = state.clone()
    played.apply("event 54c")
    assert lies(played, "54c") == "removed"
    state.apply("event 16c")
    assert lies(state, "16c") == "played"
    silver = [card for card in game.model.cards if STARS[card.star] == "silver"]
    assert {card.key for card in silver} == {"21f", "2c", "3c"}


# --- events of the interphase ------------------------------------------------------------------


@pytest.mark.rule("6.4", "7.3")
def test_an_event_of_the_budget_is_no_action_of_a_round(game) -> None:
    """18F in the budget: 4 resources for France."""
    budget = MOMENTS.index("budget_own")
    state = facing(game, hands={"empire": "18f"})
    card = next(one.id for one in game.model.cards if one.key == "18f")
    assert event_objection(state, EMPIRE, card, 0, budget) == 0
    assert refused(state, "event 18f") == ("wrong-moment", "6.2")
    begin_event(state, EMPIRE, card, 0, budget)
    state.resume()
    assert int(state.c[U_LEFT + FRANCE]) == 4 * QUARTERS
    assert lies(state, "18f") == "played"


@pytest.mark.rule("6.4", "7.3.4")
def test_an_event_of_the_budget_places_a_piece_and_activates_nobody(game) -> None:
    """46F, and 43F, which activates a force only in a round."""
    budget = MOMENTS.index("budget_own")
    board = {"paris": "ney fr_corps_9", "lille": "hill en_corps_1 en_corps_2"}
    state = game.position(board, hands={"empire": "46f 43f"})
    keys = [one.key for one in game.model.cards]
    begin_event(state, EMPIRE, keys.index("46f"), 0, budget)
    state.resume()
    assert legal(state, "at") == {"paris"}
    state.apply("at paris")
    begin_event(state, EMPIRE, keys.index("43f"), 0, budget)
    state.resume()
    while state.step == "choose":
        state.apply(state.codes()[0])
    assert state.step == "action"


@pytest.mark.rule("6.4")
def test_no_card_fails_whoever_asks_for_it_at_any_moment(game) -> None:
    """Every option of all 110 cards can be asked for as an event: a refusal, or it is legal."""
    everything = {
        "empire": " ".join(c.key for c in game.model.cards if c.side == EMPIRE),
        "coalition": " ".join(c.key for c in game.model.cards if c.side == COALITION),
    }
    for scenario in ("1805", "1809", "1815"):
        for seat in everything:
            board = {"paris": "napoleon fr_corps_9", "londres": "hill en_corps_3"}
            state = game.position(board, scenario=scenario, hands=everything, seat=seat)
            offered = legal(state, "event")
            for text in sorted(offered):
                twin = state.clone()
                assert "event-played" in {event.key for event in twin.apply(f"event {text}")}
            for key in everything[seat].split():
                for option in "abcd":
                    told = refused(state, f"event {key} {option}")
                    assert (told == ("", "")) == (f"{key} {option}" in offered)
