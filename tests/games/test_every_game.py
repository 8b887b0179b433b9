"""What every game must do, whatever its rules. Nothing here knows any of them."""

from __future__ import annotations

import json
import os
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Any

import msgspec
import pytest

import grognard
from grognard import Action, FastDice, Journal, JournalError, Reason, Refused, State, players
from grognard.kernel import registry
from grognard.kernel.game import MOST_IN_THE_WAY
from grognard.kernel.looks import PATTERNS, PieceInfo
from grognard.kernel.option import Option
from grognard.kernel.state import DEPTH, VERB, A
from grognard.kernel.text import LANGUAGES
from grognard.kernel.verbs import MOST_VERBS

LONGEST = 30_000  # actions of a random game: one that goes on longer will never end
ROUNDS = 90  # excursions of the explorer
LEG = 30  # actions of one excursion
KEPT = 40  # states kept of each kind of question and seat
MANY = 40  # kinds of question: of a game with more of them less is tried at each
EVERYTHING = os.environ.get("GROGNARD_ALL", "0") != "0"  # then as much as of any other game
STRIDE = 23  # of the codes whose verbs answer another question every so manieth is tried

RUBBISH = (
    "",
    " ",
    "|",
    "\n",
    "0",
    "-1",
    "None",
    "done done",
    "éàü ñ œ",
    "💥",
    "\x00\x1b[31m",
    "a" * 10_000,
    "% s {0} $x { $unit }",
)


@dataclass(frozen=True)
class Setting:
    """One way to begin a game."""

    game: str
    scenario: str
    options: tuple[str, ...]
    edition: str | None = None  # the usual one

    def start(self, seed: int) -> State:
        """The first state, with quick dice."""
        game, dice = grognard.game(self.game), FastDice(seed)
        return game.start(self.scenario, edition=self.edition, dice=dice, **self.switches)

    def journal(self, seed: int) -> Journal:
        """An empty journal, with quick dice."""
        game, begin = grognard.game(self.game), partial(Journal.begin, seed=seed, fast=True)
        return begin(game, self.scenario, edition=self.edition, **self.switches)

    @property
    def switches(self) -> dict[str, Any]:
        """The options, each switched on."""
        return dict.fromkeys(self.options, True)

    def __str__(self) -> str:
        edition = () if self.edition is None else (self.edition,)
        return "-".join((self.game, *edition, self.scenario, *self.options))


@dataclass(frozen=True)
class Found:
    """A state, and the actions that led to it from the beginning."""

    state: State
    path: tuple[int, ...]


OptionSets = list[tuple[str, ...]]


def option_sets(
    options: Sequence[Option], turn: int, scenarios: int
) -> tuple[OptionSets, OptionSets]:
    """None, some alone and all of them; and, which takes long, every pair, and all others alone.

    Each is alone in one scenario: they go in turn. Of those that exclude one another one is taken,
    with all the others and perhaps alone; which, goes in turn as well.
    """
    rivals: dict[str, list[str]] = defaultdict(list)
    for option in options:
        rivals[option.one_of].append(option.key)
    free = rivals.pop("", [])
    taken = [keys[turn * 2 % len(keys)] for keys in rivals.values()]
    small = [option.key for option in options if option.small]
    large = [key for key in (*free, *taken) if key not in small]
    # One with small ones only is tried with them.
    several = len(large) > 1 or not small
    alone = {(key,) for key in large[turn::scenarios]} if several else set()
    few = {(), (*free, *taken), *alone}
    single = {(key,) for key in (*free, *taken)}
    return sorted(few), sorted({*combinations(free, 2), *single} - few)


def settings(*, long: bool) -> Iterator[Setting]:
    """Every scenario of every game with the sets of options that take long, or with the others.

    In another edition than the usual one no option and all of them go in turn.
    """
    for name in registry.names():
        game = grognard.game(name)
        for turn, scenario in enumerate(game.scenarios):
            few, pairs = option_sets(game.options, turn, len(game.scenarios))
            for options in pairs if long else few:
                yield Setting(name, scenario, options)
            usual = max(few, key=len) if turn % 2 else ()
            for edition in game.editions[1:]:
                for options in (*few, *pairs):
                    if long != (options == usual):
                        yield Setting(name, scenario, options, edition)


SETTINGS = tuple(settings(long=False))
LONG = tuple(pytest.param(setting, marks=pytest.mark.long) for setting in settings(long=True))
# All tests of one setting run in one process (tests/conftest.py), where its states are found once.
every_setting = pytest.mark.parametrize("setting", [*SETTINGS, *LONG], ids=str)


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_can_be_played(name: str) -> None:
    """The state knows its edition, so does the journal; each has a name."""
    game = grognard.game(name)
    for number, edition in enumerate(game.editions):
        state = game.start(edition=edition, dice=FastDice(1))
        assert (state.edition, state.edition_index) == (edition, number)
        assert state.view(None)["edition"] == edition
        journal = Journal.begin(game, edition=edition, seed=1)
        assert Journal.from_text(journal.to_text()).state.edition == edition
        for language in LANGUAGES:
            assert game.texts(language).has(f"edition-{edition}")
    assert game.start(dice=FastDice(1)).edition == game.editions[0]


# --- how states are found ------------------------------------------------------------------


class Rover:
    """Chooses so that much happens: it seldom passes, keeps to a place, and likes rare verbs."""

    def __init__(self, rng: random.Random, used: Counter[int] | None = None) -> None:
        self.rng = rng
        self.used: Counter[int] = Counter() if used is None else used
        self.places: frozenset[str] = frozenset()

    def choose(self, state: State) -> Action:
        """One of the legal actions."""
        rng, legal = self.rng, state.legal()
        if rng.random() < 0.9:
            legal = [a for a in legal if a.pieces or a.places] or legal
        if rng.random() < 0.75:
            legal = [a for a in legal if self.places.intersection(a.places)] or legal
        if rng.random() < 0.3:
            verb = min({a.code // VERB for a in legal}, key=lambda verb: (self.used[verb], verb))
            legal = [a for a in legal if a.code // VERB == verb]
        action = rng.choice(legal)
        self.used[action.code // VERB] += 1
        self.places = frozenset(action.places) or self.places
        return action


Question = tuple[str, str]  # a step and the seat that it asks


class Explorer:
    """Finds states: each excursion sets out from a question that was seldom seen or visited."""

    def __init__(self, setting: Setting) -> None:
        self.rng = random.Random(str(setting))
        self.seed = self.rng.randrange(1000)
        self.archive: dict[Question, list[Found]] = defaultdict(list)
        self.seen: Counter[Question] = Counter()
        self.visits: Counter[Question] = Counter()
        self.used: Counter[int] = Counter()
        self.keep(Found(setting.start(self.seed), ()))
        for number in range(ROUNDS):
            self.excursion(self.seen if number % 2 else self.visits)

    def keep(self, found: Found) -> None:
        """Files a state, in the place of any other if there are enough of its kind."""
        state = found.state
        assert state.step is not None
        assert state.seat is not None
        key = (state.step, state.seat)
        self.seen[key] += 1
        states = self.archive[key]
        if len(states) < KEPT:
            states.append(found)
        elif (place := self.rng.randrange(self.seen[key])) < KEPT:
            states[place] = found

    def excursion(self, rarity: Counter[Question]) -> None:
        """Plays on from a state of the rarest question."""
        key = min(self.archive, key=lambda key: (rarity[key], self.visits[key], key))
        self.visits[key] += 1
        begin = self.rng.choice(self.archive[key])
        state, path, rover = begin.state.clone(), begin.path, Rover(self.rng, self.used)
        for _ in range(LEG):
            code = rover.choose(state).code
            state.apply(code)
            path = (*path, code)
            if state.over:
                return
            self.keep(Found(state.clone(), path))


@lru_cache(2)
def explored(setting: Setting) -> Explorer:
    """The states of one setting."""
    return Explorer(setting)


@lru_cache(2)
def sampled(setting: Setting) -> tuple[Found, ...]:
    """A few states of every kind of question that the explorer met."""
    rng = random.Random(f"sample {setting}")
    found: list[Found] = []
    each = len(deals(setting))
    for _key, states in sorted(explored(setting).archive.items()):
        found += rng.sample(states, min(each, len(states)))
    return tuple(found)


@cache
def is_large(name: str) -> bool:
    """Whether a game asks so much that not everything can be tried at each question."""
    return sum(step.asks for step in grognard.game(name).start(dice=FastDice(1)).steps) > MANY


def deals(setting: Setting) -> tuple[int, ...]:
    """The seeds of the new deals that are made of a state; as many states of a kind are tried."""
    if EVERYTHING:
        return (1, 2, 3)
    return (1,) if is_large(setting.game) else (1, 2)


@lru_cache(2)
def views(setting: Setting) -> tuple[dict[str | None, dict[str, Any]], ...]:
    """What everybody sees of each sampled state; whoever asks changes nothing in it."""
    return tuple(seen_by_all(found.state) for found in sampled(setting))


def seen_by_all(state: State) -> dict[str | None, dict[str, Any]]:
    """What everybody sees now."""
    return {seat: state.view(seat) for seat in watchers(state)}


@lru_cache(2)
def finished(setting: Setting, name: str = "random", seed: int = 7) -> Journal:
    """A game played to its end by computer players."""
    journal = setting.journal(seed)
    player = players.player(name, seed)
    while not journal.state.over:
        assert len(journal.entries) < LONGEST, "this game does not end"
        journal.play(player.decide(journal.state))
    return journal


def dump(data: Any) -> str:
    """The data as a client would get them: JSON in this very order."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def snapshot(state: State) -> tuple[list[int], int, bool]:
    """Everything about a state that an action may change."""
    return list(map(int, state.c)), int(state.dice.drawn), state.log is None


def watchers(state: State) -> tuple[str | None, ...]:
    """All seats and an onlooker."""
    return (*state.game.seats_of(state), None)


def notations(state: State) -> list[str]:
    """The legal actions as a player reads them."""
    return [str(action) for action in state.legal()]


# --- the explorer itself -------------------------------------------------------------------


@pytest.mark.parametrize(
    "setting", {setting.game: setting for setting in reversed(SETTINGS)}.values(), ids=str
)
def test_the_explorer_sees_the_game(setting: Setting) -> None:
    """Guards the other tests: they are worth little if nothing happens in their states."""
    some = sampled(setting)
    steps = {step for step, _seat in explored(setting).archive}
    # An edition may do without a question of another.
    assert len(steps) >= min(6, sum(step.asks for step in some[0].state.steps) - 1)
    assert any(int(found.state.dice.drawn) for found in some)
    assert any(found.state.c[DEPTH] > 3 for found in some)


# --- legality ------------------------------------------------------------------------------


@every_setting
def test_somebody_is_always_asked_something(setting: Setting) -> None:
    """A game that is not over has a seat, a step and a legal action."""
    for states in explored(setting).archive.values():
        for found in states:
            state = found.state
            assert state.seat in state.game.seats_of(state)
            assert state.step
            assert state.game.step_rule(state)
            assert state.outcome is None
            assert state.codes()


@every_setting
def test_legal_actions_are_accepted_and_can_be_typed(setting: Setting) -> None:
    """Nothing speaks against them, and their notation means the same action."""
    for found in sampled(setting):
        state = found.state
        legal = state.legal()
        assert len({action.code for action in legal}) == len(legal)
        for action in legal:
            assert state.refusal(action.code) == 0, str(action)
            assert state.why_not(action) is None
            assert state.game.read(state, str(action)) == action.code, str(action)
            assert state.game.read(state, f"  {str(action).upper()} ") == action.code
            assert action.rule
            assert "|" not in action.text
            assert "\n" not in action.text


@every_setting
def test_legal_actions_can_be_played(setting: Setting) -> None:
    """Every one of them, from every sampled state, whatever the dice."""
    rng = random.Random(3)
    for found in sampled(setting):
        codes = found.state.codes()
        for code in rng.sample(codes, min(12, len(codes))):
            state = found.state.clone(FastDice(rng.randrange(1 << 30)))
            state.apply(code)
            assert state.over or state.codes()


@cache
def all_codes(name: str) -> tuple[int, ...]:
    """Every code that is an action of a game."""
    return tuple(grognard.game(name).codes())


@cache
def beyond(name: str) -> tuple[int, ...]:
    """Codes that are no action of the game: verbs and operands just outside what it declares."""
    game = grognard.game(name)
    codes = [verb * VERB for verb in range(MOST_VERBS + 2)] + [-1, 1, A, 1 << 40, 1 << 80]
    for verb in game.notation.verbs.values():
        first, second = verb.sizes()
        for a, b in ((first, 0), (0, second), (first - 1, second), (A - 1, 0), (0, A - 1)):
            codes.append(verb.number * VERB + a * A + b)
    return tuple(sorted(set(codes).difference(all_codes(name))))


@every_setting
def test_the_list_and_the_predicate_agree(setting: Setting) -> None:
    """An action is on the list exactly when nothing speaks against it."""
    states = {step: found[-1].state for (step, _seat), found in explored(setting).archive.items()}
    for number, state in enumerate(states.values()):
        refusal = state.refusal
        allowed = {code for code in tried_codes(state, number) if refusal(code) == 0}
        assert allowed == set(state.codes()), (state.step, notations(state)[:3])


@cache
def codes_by_verb(name: str) -> dict[int, tuple[int, ...]]:
    """Every code that is an action of a game, by its verb."""
    found: dict[int, list[int]] = defaultdict(list)
    for code in all_codes(name):
        found[code // VERB].append(code)
    return {verb: tuple(codes) for verb, codes in found.items()}


def tried_codes(state: State, turn: int) -> Iterator[int]:
    """Every code with a verb that answers the question, or that is no action; and of the others,
    if the game is large, some."""
    name = state.game.key
    some = is_large(name) and not EVERYTHING
    yield from beyond(name)
    for verb, codes in codes_by_verb(name).items():
        own = verb in state.top_step().verbs
        yield from codes[turn % STRIDE :: STRIDE] if some and not own else codes


@every_setting
def test_a_step_is_answered_with_its_own_verbs(setting: Setting) -> None:
    """Those that it names, all of which exist; what it allows uses no other."""
    for found in sampled(setting):
        state = found.state
        verbs = state.top_step().verbs
        assert set(verbs) <= set(state.game.notation.verbs)
        assert {code // VERB for code in state.codes()} <= set(verbs)


def other_codes(state: State, rng: random.Random) -> list[int]:
    """Codes that are not legal: near the legal ones, anywhere in the range, and far out of it."""
    legal, outside = state.codes(), beyond(state.game.key)
    near = [code + step for code in legal for step in (-1, 1, A, -A, VERB, -VERB)]
    codes = rng.sample(near, min(60, len(near))) + rng.sample(all_codes(state.game.key), 60)
    codes += rng.sample(outside, min(20, len(outside)))
    return sorted(set(codes).difference(legal))


def assert_refused(state: State, attempt: str | int, *, understood: bool) -> None:
    """A Reason with a rule, or about not understanding; and nothing has changed."""
    before = snapshot(state)
    reason = state.why_not(attempt)
    assert isinstance(reason, Reason), attempt
    assert reason.key
    assert str(reason)
    assert bool(reason.rule) == understood, (attempt, reason)
    dump(dict(reason.params))
    assert len(reason.things) <= MOST_IN_THE_WAY
    for kind, key in reason.things:
        assert key in state.game.keys(kind)
        assert state.game.name_of(kind, key, "en")
    for language in LANGUAGES:
        assert state.game.say(reason, language)
    with pytest.raises(Refused) as refused:
        state.apply(attempt)
    assert refused.value.reason == reason
    assert snapshot(state) == before


@every_setting
def test_other_codes_are_refused(setting: Setting) -> None:
    """With a rule, and without a trace."""
    rng = random.Random(5)
    for found in sampled(setting)[::3]:
        for code in other_codes(found.state, rng):
            assert_refused(found.state, code, understood=True)


def shuffled(texts: list[str], rng: random.Random) -> str:
    """Three of the words of some texts, in any order."""
    words = " ".join(texts).split()
    return " ".join(rng.sample(words, min(3, len(words))))


@every_setting
def test_other_texts_are_refused(setting: Setting) -> None:
    """Rubbish is not understood; what is understood but not legal is refused by a rule."""
    rng = random.Random(6)
    spoken = [text for found in sampled(setting) for text in notations(found.state)[::7]]
    for found in sampled(setting)[::3]:
        state = found.state
        mixed = [shuffled(rng.sample(spoken, 2), rng) for _ in range(9)]
        legal = set(state.codes())
        for text in (*RUBBISH, *mixed, *rng.sample(spoken, 9)):
            read = state.game.read(state, text)
            if isinstance(read, Reason) or read not in legal:
                assert_refused(state, text, understood=not isinstance(read, Reason))
            else:
                assert state.why_not(text) is None


# --- copies, records, repetition -----------------------------------------------------------


@every_setting
def test_clones_are_independent(setting: Setting) -> None:
    """What is done to one is not done to the other, and both have the same future."""
    for found in sampled(setting)[::2]:
        state = found.state.clone()
        before = snapshot(state)
        first, second = state.clone(), state.clone()
        run(first, 20, seed=1)
        assert snapshot(state) == before
        assert snapshot(second) == before
        run(second, 20, seed=1)
        assert snapshot(second) == snapshot(first)
        run(state, 20, seed=1)
        assert snapshot(state) == snapshot(first)


@every_setting
def test_a_clone_may_have_its_own_dice(setting: Setting) -> None:
    """A planner's rolls do not move the dice of the game."""
    for found in sampled(setting)[::2]:
        own = FastDice(99)
        clone = found.state.clone(own)
        before = snapshot(found.state)
        assert clone.dice is own
        run(clone, 20, seed=2)
        assert snapshot(found.state) == before


def run(state: State, most: int, seed: int) -> None:
    """Plays on at random."""
    rover = Rover(random.Random(seed))
    for _ in range(most):
        if not state.over:
            state.apply(rover.choose(state))


@every_setting
def test_a_state_is_rebuilt_from_its_journal(setting: Setting) -> None:
    """As text and back: the same state, the same text, and it verifies."""
    deep = sorted(sampled(setting), key=lambda found: len(found.path))[-4:]
    seed = explored(setting).seed
    for found in deep:
        journal = setting.journal(seed)
        for code in found.path:
            journal.play(code)
        assert snapshot(journal.state) == snapshot(found.state)
        text = journal.to_text()
        again = Journal.from_text(text)
        assert snapshot(again.state) == snapshot(journal.state)
        assert again.to_text() == text
        again.verify()


@every_setting
def test_same_seed_same_actions_same_game(setting: Setting) -> None:
    """A second run agrees with the first, in cells, dice and every view."""
    seed = explored(setting).seed
    for found, seen in list(zip(sampled(setting), views(setting), strict=True))[::2]:
        state = setting.start(seed)
        for code in found.path:
            state.apply(code)
        assert snapshot(state) == snapshot(found.state)
        assert state.same_as(found.state)
        assert dump(seen_by_all(state)) == dump(seen)


# --- views and hidden things ---------------------------------------------------------------

PIECE = {"side", "key", "kind", "strength", "full", "marks", "stack", "level", "seat", "ratings"}
PIECE |= {"force"}
ALWAYS = {"game", "edition", "seat", "seats", "options", "turn", "step", "outcome"}
ALWAYS |= {"places", "links", "aside", "memories", "tracks", "panels"}
AT_TIMES = {"hand", "hands", "decks", "route", "supply", "countries", "calendar"}


@every_setting
def test_a_view_has_the_form_that_every_front_end_reads(setting: Setting) -> None:
    """Its pieces, places, boxes and tracks are told by keys that have names and looks."""
    game = grognard.game(setting.game)
    words = game.texts("en")
    printed = game.pieces()
    known = {"piece": set(printed), "place": set(game.places()), "card": set(game.cards())}
    for found, seen in zip(sampled(setting), views(setting), strict=True):
        for view in seen.values():
            assert ALWAYS <= set(view) <= ALWAYS | AT_TIMES
            assert set(view["places"]) <= known["place"]
            assert {memory["key"] for memory in view["memories"]} <= known["piece"]
            assert {memory["place"] for memory in view["memories"]} - {None} <= known["place"]
            assert {card["key"] for card in view.get("hand", ())} <= known["card"]
            for piece in shown_pieces(view):
                check_piece(game, printed, piece)
            for what in ("aside", "track", "panel", "deck"):
                boxes = view.get(what if what == "aside" else f"{what}s", ())
                assert all(words.has(f"{what}-{box['key']}") for box in boxes)
            if view["turn"] is not None:
                label = dict(view["turn"]["label"])
                told = words.say(label.pop("key"), label)
                assert told == game.turn_label(found.state, "en") != ""


def shown_pieces(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every piece in a place or beside the board."""
    for place in (*view["places"].values(), *view["aside"]):
        yield from place["pieces"]


def check_piece(game: grognard.Game, printed: dict[str, PieceInfo], piece: dict[str, Any]) -> None:
    """A piece is one of the game's, or shows nothing but its side and marks."""
    assert set(piece) <= PIECE
    assert piece["side"] in {side.key for side in game.sides}
    assert set(piece.get("marks", ())) <= {mark.key for mark in game.marks}
    if "key" in piece:
        info = printed[piece["key"]]
        assert (piece["side"], piece["kind"]) == (info.side, info.kind)
    else:
        assert not {"kind", "strength", "full", "ratings", "force"} & set(piece)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_everything_has_a_name_and_a_look(name: str, language: str) -> None:
    game = grognard.game(name)
    words = game.texts(language)
    sides, kinds = {side.key for side in game.sides}, {kind.key for kind in game.kinds}
    for prefix in ("side", "unknown-piece", "unknown-pieces"):
        assert all(words.has(f"{prefix}-{side}") for side in sides)
    assert all(words.has(f"kind-{kind}") for kind in kinds)
    assert all(words.has(f"mark-{mark.key}") and mark.sign for mark in game.marks)
    every = frozenset(option.key for option in game.options)
    assert all(words.has(f"seat-{seat}") for seat in (*game.seats(), *game.seats(every)))
    assert {side.pattern for side in game.sides} <= set(PATTERNS)
    assert len({(side.colour, side.pattern) for side in game.sides}) == len(sides)
    assert all(piece.side in sides and piece.kind in kinds for piece in game.pieces().values())
    places = game.places(language)
    assert all(place.name for place in places.values())
    for key, place in places.items():
        assert all(key in places[other].neighbours for other in place.neighbours)


@every_setting
def test_looking_changes_nothing(setting: Setting) -> None:
    """Views, lists and questions leave cells, dice and log alone, and say the same twice."""
    for found in sampled(setting):
        state = found.state
        before = snapshot(state)
        for seat in watchers(state):
            view = state.view(seat)
            first = dump(view)
            assert dump(state.view(seat)) == first
            assert json.loads(first) == view, "not plain data"
            sent = msgspec.json.encode(state.game.view_for_json(state, seat))
            assert sent == msgspec.json.encode(view), "something else is sent"
        assert notations(state) == notations(state)
        assert snapshot(state) == before


@every_setting
def test_views_are_only_for_seats(setting: Setting) -> None:
    """Nobody else is shown anything."""
    state = setting.start(1)
    for look in (state.view, partial(state.game.view_for_json, state)):
        with pytest.raises(Exception, match="nobody") as raised:
            look("nobody")
        assert isinstance(raised.value, ValueError | grognard.UnknownName)


@every_setting
def test_a_seat_cannot_tell_the_truth_from_another_deal(setting: Setting) -> None:
    """What a seat is shown, byte for byte, depends on nothing that is hidden from it."""
    changed = 0
    for found, views_of in zip(sampled(setting), views(setting), strict=True):
        state = found.state
        before = snapshot(state)
        for seat, view in views_of.items():
            seen = dump(view)
            for k in deals(setting):
                other = state.game.redeal(state, seat, FastDice(k))
                assert dump(other.view(seat)) == seen, (seat, k, state.step)
                changed += not other.same_as(state)
        assert snapshot(state) == before
    assert changed, "nothing was ever dealt anew, so this test shows nothing"


@every_setting
def test_the_choices_tell_nothing_hidden(setting: Setting) -> None:
    """The seat to act has the same legal actions, and the same refusals, in every deal."""
    rng = random.Random(8)
    for found in sampled(setting):
        state = found.state
        legal = notations(state)
        tried = other_codes(state, rng)
        refusals = [state.refusal(code) for code in tried]
        for k in (1, 2, 3):
            other = state.game.redeal(state, state.seat, FastDice(k))
            assert other.seat == state.seat
            assert notations(other) == legal, (state.step, k)
            told = zip(tried, refusals, (other.refusal(code) for code in tried), strict=True)
            leaks = [
                (code // VERB, code // A % A, code % A, true, dealt)
                for code, true, dealt in told
                if true != dealt
            ]
            assert not leaks, (state.step, k)
            for code in tried[::5]:
                assert other.why_not(code) == state.why_not(code), (state.step, k, code)


@every_setting
def test_every_deal_can_be_answered(setting: Setting) -> None:
    """Whoever deals anew: the seat that is asked has something to say, and it can be said."""
    for found in sampled(setting):
        state = found.state
        for seat in watchers(state):
            for k in (1, 2, 3):
                other = state.game.redeal(state, seat, FastDice(k))
                assert (other.seat, other.step) == (state.seat, state.step)
                codes = other.codes()
                assert codes, (state.step, seat, k)
                other.apply(codes[k * 7 % len(codes)])


def quiet_outcome(state: State, code: int, seat: str | None) -> tuple[str, str] | None:
    """What a seat is told of an action and of the question after it; None if a die or a reveal
    told something."""
    drawn = int(state.dice.drawn)
    notes = state.game.play(state, code)
    if int(state.dice.drawn) != drawn or any(map(state.game.reveals, notes)):
        return None
    seen = [state.game.event(state, note).seen_by(seat) for note in notes]
    told = [event.as_data() for event in seen if event is not None]
    return dump(told), dump(None if state.over else state.game.step_shown(state))


@every_setting
def test_what_comes_next_tells_nothing_hidden(setting: Setting) -> None:
    """An action that names nothing hidden, draws and reveals nothing: others see the same events
    and the same next question in every deal of theirs."""
    rng, compared = random.Random(12), 0
    for found, seen in zip(sampled(setting), views(setting), strict=True):
        state, game = found.state, found.state.game
        for seat, view in seen.items():
            if seat is not None and game.side_of_seat(seat) == game.side_of_seat(state.seat):
                continue
            # What was seen once may be anywhere now.
            known = words_in({**view, "memories": []})
            open_to_all = [a for a in state.legal() if known.issuperset(a.pieces + a.cards)]
            other = game.redeal(state, seat, FastDice(13))
            both = [a.code for a in open_to_all if other.refusal(a.code) == 0]
            for code in rng.sample(both, min(6, len(both))):
                true = quiet_outcome(state.clone(), code, seat)
                dealt = quiet_outcome(other.clone(), code, seat)
                if true is not None and dealt is not None:
                    assert dealt == true, (seat, state.step, str(game.action(state, code)))
                    compared += 1
    assert compared, "no action was compared, so this test shows nothing"


# --- what about this? ------------------------------------------------------------------------


@every_setting
def test_a_thing_is_told_what_can_be_done_with_it(setting: Setting) -> None:
    """All legal actions that name it and no other; a reason for each verb that could."""
    rng = random.Random(14)
    for found in sampled(setting)[::3]:
        state, game = found.state, found.state.game
        legal = state.legal()
        for kind, named in (("piece", "pieces"), ("place", "places"), ("card", "cards")):
            keys = game.keys(kind)
            for key in rng.sample(keys, min(5, len(keys))):
                answer = game.about(state, state.seat, **{kind: key})
                expected = {a.code for a in legal if key in getattr(a, named)}
                assert {action.code for action in answer.actions} == expected
                assert all(reason.rule and str(reason) for reason in answer.reasons)
                takers = [
                    verb
                    for verb in map(game.notation.verbs.get, state.top_step().verbs)
                    if kind in [operand.kind for operand in verb.operands]
                ]
                assert answer.actions or answer.reasons or not takers


@every_setting
def test_only_the_asked_seat_is_told_about_a_thing(setting: Setting) -> None:
    """Others learn neither actions nor reasons; what does not exist is not spoken of."""
    state = setting.start(1)
    game, piece = state.game, state.game.keys("piece")[0]
    for seat in watchers(state):
        if seat != state.seat:
            told = game.about(state, seat, piece=piece)
            assert (told.actions, [r.key for r in told.reasons]) == ([], ["not-your-step"])
    with pytest.raises(grognard.UnknownName):
        game.about(state, state.seat, piece="nobody")
    with pytest.raises(ValueError, match="one"):
        game.about(state, state.seat)


@every_setting
def test_a_deal_starts_from_the_view_alone(setting: Setting) -> None:
    """From whatever deal, the same dice give the same new one: the truth has no part in it."""
    for found in sampled(setting)[::2]:
        state = found.state
        for seat in watchers(state):
            once = state.game.redeal(state, seat, FastDice(4))
            another = state.game.redeal(state, seat, FastDice(5))
            again = state.game.redeal(another, seat, FastDice(4))
            assert once.same_as(again), (seat, state.step)


# --- events --------------------------------------------------------------------------------


@lru_cache(2)
def pieces_of(setting: Setting) -> frozenset[str]:
    """The keys of all pieces that any legal action named."""
    return frozenset(
        piece for f in sampled(setting) for action in f.state.legal() for piece in action.pieces
    )


def words_in(data: Any) -> set[str]:
    """Every string in plain data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {word for pair in data.items() for part in pair for word in words_in(part)}
    if isinstance(data, list | tuple):
        return {word for part in data for word in words_in(part)}
    return set()


Known = dict[str | None, set[str]]


def known_to_all(seen: dict[str | None, dict[str, Any]]) -> Known:
    """Every word that each of them sees."""
    return {seat: words_in(view) for seat, view in seen.items()}


def check_events(state: State, code: int, pieces: frozenset[str], known: Known) -> int:
    """Plays; every seat may know what it is told. How many fields were veiled."""
    veiled = 0
    later: Known = {}
    # Whoever names a piece that he does not see names it aloud.
    aloud = frozenset(state.game.action(state, code).pieces) - known[state.seat]
    for event in state.apply(code):
        assert event.key
        assert event.rule
        for seat in watchers(state):
            told = event.seen_by(seat)
            if told is None:
                continue
            seen = told.as_data()
            named = words_in(json.loads(dump(seen))) & pieces - known[seat] - aloud
            if named and seat not in later:
                later[seat] = words_in(state.view(seat))
            assert not named or named <= later[seat], (seat, seen)
            for secret in event.hidden:
                if seat not in secret.knowers:
                    assert told.params.get(secret.name) == secret.veil
                    assert told.hidden == ()
                    veiled += 1
    return veiled


@every_setting
def test_events_name_only_what_a_seat_may_know(setting: Setting) -> None:
    """A piece named to a seat is in its view, before or after; what is veiled is not sent."""
    pieces, rng, veiled = pieces_of(setting), random.Random(9), 0
    for found, seen in zip(sampled(setting), views(setting), strict=True):
        codes, known = found.state.codes(), known_to_all(seen)
        for code in rng.sample(codes, min(4, len(codes))):
            veiled += check_events(found.state.clone(), code, pieces, known)
    if not hides_pieces(setting):
        return
    state, player = setting.start(7), players.player("random", 7)
    while not veiled and not state.over:  # in some games little is hidden for long
        known = known_to_all(seen_by_all(state))
        veiled += check_events(state, player.decide(state), pieces, known)
    assert veiled, "no event was ever veiled, so this test shows little"


def hides_pieces(setting: Setting) -> bool:
    """Whether any seat is shown a piece of which it may know the side only."""
    shown = (view for seen in views(setting) for view in seen.values())
    return any("key" not in piece for view in shown for piece in shown_pieces(view))


# --- undo ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Before:
    """What was true before an action, kept apart from the journal."""

    state: State
    seat: str | None
    seen: dict[str | None, dict[str, Any]]

    @classmethod
    def of(cls, state: State) -> Before:
        """The present moment."""
        return cls(state.clone(), state.seat, seen_by_all(state))


def told_something(before: Before, code: int, after: Before) -> bool:
    """Whether the action showed its seat more than the seat could foresee."""
    seen = dump(after.seen[before.seat])
    for k in (1, 2):
        other = before.state.game.redeal(before.state, before.seat, FastDice(k))
        other.apply(code)
        if dump(other.view(before.seat)) != seen:
            return True
    return False


def shown(before: Before, after: Before, pieces: frozenset[str]) -> set[str]:
    """The pieces of the asked seat that somebody else can name only since the action."""
    own = words_in(before.seen[before.seat]) & pieces
    others = [seat for seat in before.seen if seat != before.seat]
    return {
        piece
        for seat in others
        for piece in (words_in(after.seen[seat]) - words_in(before.seen[seat])) & own
    }


def play_and_check(journal: Journal, code: int, before: Before, pieces: frozenset[str]) -> Before:
    """Plays; undo is offered only where no die, no other seat and no reveal is in its way."""
    drawn = int(journal.state.dice.drawn)
    journal.play(code)
    after = Before.of(journal.state)
    if journal.can_undo:
        assert int(journal.state.dice.drawn) == drawn
        assert journal.state.seat == before.seat
        assert not told_something(before, code, after), journal.entries[-1]
        assert not shown(before, after, pieces), journal.entries[-1]
    return after


@every_setting
def test_undo_stops_at_dice_reveals_and_other_seats(setting: Setting) -> None:
    """It restores exactly what was, and never takes back what told somebody something."""
    rng = random.Random(10)
    undone, refused, pieces = 0, 0, pieces_of(setting)
    starts = 6 if EVERYTHING or not is_large(setting.game) else 4
    for start in rng.sample(sampled(setting), starts):
        journal = setting.journal(explored(setting).seed)
        for code in start.path:
            journal.play(code)
        rover, moments = Rover(rng), [Before.of(journal.state)]
        for _ in range(20):
            if journal.state.over:
                break
            code = rover.choose(journal.state).code
            moments.append(play_and_check(journal, code, moments[-1], pieces))
            count = len(journal.entries)
            if not journal.can_undo:
                with pytest.raises(JournalError, match="cannot be undone"):
                    journal.undo()
                assert len(journal.entries) == count
                refused += 1
            elif not undone or rng.random() < 0.2:
                journal.undo()
                moments.pop()
                assert len(journal.entries) == count - 1
                undone += 1
            assert snapshot(journal.state) == snapshot(moments[-1].state)
            if len(journal.entries) < count:
                seat = moments[-1].seat
                assert dump(journal.state.view(seat)) == dump(moments[-1].seen[seat])
    assert undone
    assert refused


def test_nothing_to_undo() -> None:
    """An empty journal says so."""
    with pytest.raises(JournalError, match="nothing to undo"):
        SETTINGS[0].journal(1).undo()


# --- the end -------------------------------------------------------------------------------


@every_setting
def test_random_games_end(setting: Setting) -> None:
    """With an outcome that names seats, a rule and a sentence; and nothing more can be done."""
    journal = finished(setting)
    state = journal.state
    outcome = state.outcome
    seats = state.game.seats_of(state)
    assert set(outcome.winners) < set(seats)
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert outcome.rule
    assert outcome.key
    assert (state.seat, state.seat_index, state.step) == (None, -1, None)
    assert state.legal() == []
    for seat in watchers(state):
        dump(state.view(seat))
    assert_refused(state, 0, understood=True)
    assert_refused(state, journal.entries[-1].text, understood=True)
    assert not journal.can_undo
    journal.verify()


@pytest.mark.parametrize("name", ["random", "greedy", "recruit", "search:1"])
@pytest.mark.parametrize("game", registry.names())
def test_computer_players_play_to_the_end(game: str, name: str) -> None:
    """Each of them, in the usual scenario; what it chooses is always legal."""
    usual = next(setting for setting in SETTINGS if setting.game == game)
    journal = finished(usual, name)
    assert journal.state.over
    journal.verify()
    assert {entry.seat for entry in journal.entries} == set(journal.state.game.seats(frozenset()))
