"""Why a computer chose what it chose: its search repeated, and what it believed.

A search depends on nothing but what its seat may know, its seed and its iterations, so it can be
made again from the journal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

import msgspec

from grognard.kernel.dice import FastDice
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Narrator
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.lab.beliefs import deals
from grognard.lab.better import actions_of
from grognard.lab.words import Words
from grognard.players import is_known, player, ponders
from grognard.players.estimate import trial_dice
from grognard.players.search import Node, Search, carry_out
from grognard.players.thinker import SearchPlayer

USUAL_ITERATIONS = 200  # for a seat that was not played by a search
MOST_LINES = 8
MOST_REPLIES = 4
MOST_PIECES = 12


class WhyError(Exception):
    """A decision that cannot be explained; the message says why."""


class Reply(msgspec.Struct, frozen=True):
    """What the search expected next in a line: who, which order, and how often it looked."""

    seat: str
    order: str
    visits: int


class Line(msgspec.Struct, frozen=True):
    """An order that the search looked at; the chance is that of the seat's own side."""

    order: str
    begins: tuple[str, ...]
    visits: int
    chance: float
    chosen: bool
    replies: tuple[Reply, ...]


class Suspect(msgspec.Struct, frozen=True):
    """A place where the seat thought that an enemy piece might be."""

    piece: str
    place: str
    likely: float  # the share of the deals
    truth: str  # where it stood; empty if nowhere


class Expected(msgspec.Struct, frozen=True):
    """The enemy's strength in a place as the seat could expect it."""

    place: str
    mean: float
    least: int
    most: int
    truth: int


class Why(msgspec.Struct, frozen=True):
    """One decision explained."""

    action: int
    text: str
    seat: str
    player: str
    iterations: int
    seed: int
    repeated: bool  # whether the player, asked again, does what is in the journal
    pondered: bool  # whether it also thought on the other's time, which cannot be repeated
    lines: tuple[Line, ...]
    strengths: tuple[Expected, ...]
    pieces: tuple[Suspect, ...]


@dataclass(slots=True)
class Thought:
    """A decision made again: the search, if one was needed, and what it took for the truth."""

    belief: State
    search: Search | None
    repeated: bool


@dataclass(frozen=True, slots=True)
class Asking:
    """How a player was asked: with which seed after so many actions, and who watches it now.

    One who is asked `anew` remembers nothing: he says all that he is sure of and is asked again.
    """

    seed: Callable[[int], int]
    anew: bool = False
    watch: Callable[[int], bool] | None = None


def why(
    journal: Journal,
    action: int,
    *,
    seed: int | None = None,
    asking: Asking | None = None,
    iterations: int = USUAL_ITERATIONS,
    deals: int = 100,
    language: str = "en",
) -> Why:
    """Explains action `action` (from 1) of a journal.

    `iterations` are for a seat whose player is a person or does not search; `asking` tells how the
    player was asked, where that was not as in `selfplay` or the terminal.
    """
    if not 1 <= action <= len(journal.entries):
        raise WhyError(f"The journal has the actions 1 to {len(journal.entries)}, not {action}.")
    planner, narrator = journal.game.planner(), journal.game.narrator()
    words = Words(journal.game, language)
    entry = journal.entries[action - 1]
    name = journal.header.players.get(entry.seat, "")
    chosen = likely_seed(journal, entry.seat) if seed is None else seed
    asked = asking or Asking(lambda _number: chosen)

    def thinker(number: int) -> SearchPlayer:
        found = _thinker(name, asked.seed(number), iterations)
        found.watch = asked.watch
        return found

    thought = (_anew if asked.anew else _thought)(journal, action, planner, thinker)
    strengths, pieces = _believed(journal, action, planner, narrator, words, deals)
    return Why(
        action=action,
        text=entry.text,
        seat=entry.seat,
        player=name,
        iterations=thought.search.root.visits if thought.search else 0,
        seed=asked.seed(action - 1),
        repeated=thought.repeated,
        pondered=ponders(name),
        lines=_lines(thought.search, thought.belief, planner, narrator, words)
        if thought.search
        else (),
        strengths=strengths,
        pieces=pieces,
    )


def likely_seed(journal: Journal, seat: str) -> int:
    """The seed that a computer in this seat was given by `selfplay` or by the terminal."""
    header = journal.header
    number = journal.game.seats(frozenset(header.options)).index(seat)
    if header.dice == "fast" and header.seed:
        return int(header.seed) * 7 + number
    return crc32(header.commitment.encode()) + number


# --- the decision made again ---------------------------------------------------------------------


def _thought(
    journal: Journal, action: int, planner: Planner, thinkers: Callable[[int], SearchPlayer]
) -> Thought:
    """The thought whose order the action belongs to; else one had at the action itself.

    An order lasts for several actions, so the decisions of the step are made again one by one.
    """
    first = _first_of_step(journal, action, planner)
    thinker = thinkers(first)
    thought = Thought(journal.state_at(first), None, True)
    for number in range(first, action):
        if not _decides(thinker, thought, journal, number):
            break
    else:
        return thought
    return _alone(journal, action, thinkers)


def _alone(journal: Journal, action: int, thinkers: Callable[[int], SearchPlayer]) -> Thought:
    """A thought had at the action itself."""
    alone = Thought(journal.state_at(action - 1), None, True)
    alone.repeated = _decides(thinkers(action - 1), alone, journal, action - 1)
    return alone


def _anew(
    journal: Journal, action: int, planner: Planner, thinkers: Callable[[int], SearchPlayer]
) -> Thought:
    """The same for a player that is asked again after each stretch that it was sure of."""
    number = _first_of_step(journal, action, planner)
    while number < action:
        state = journal.state_at(number)
        thinker = thinkers(number)
        followed = _followed(journal, number, state, thinker.line(state))
        if number + followed >= action:
            return Thought(thinker.believes(state), thinker.search, True)
        if not followed:
            break
        number += followed
    return _alone(journal, action, thinkers)


def _followed(journal: Journal, number: int, state: State, codes: list[int]) -> int:
    """How many of the codes are what the journal says."""
    s = state.clone(FastDice(1))
    for count, code in enumerate(codes):
        if str(journal.game.action(s, code)) != journal.entries[number + count].text:
            return count
        if count + 1 < len(codes):
            s.play(code)
    return len(codes)


def _thinker(name: str, seed: int, iterations: int) -> SearchPlayer:
    """The player of this name, or for a person and for players without thought, a usual one."""
    found = player(name, seed) if is_known(name) else None
    if isinstance(found, SearchPlayer) and found.iterations:
        return found
    return SearchPlayer(seed, iterations)


def _decides(thinker: SearchPlayer, thought: Thought, journal: Journal, number: int) -> bool:
    """Lets a player decide where the journal stands; whether it does what is written there."""
    state = journal.state_at(number)
    before = thinker.order, thinker.occasion
    thinker.search = None
    code = thinker.decide(state)
    if thinker.search is not None or (thinker.order, thinker.occasion) != before:
        thought.belief = thinker.believes(state)
        thought.search = thinker.search
    return str(journal.game.action(state, code)) == journal.entries[number].text


def _first_of_step(journal: Journal, action: int, planner: Planner) -> int:
    """How many actions had been taken when the step of this action began."""
    seat, occasion, start = "", -1, 0
    before = journal.state_at(0)
    for number, entry, _events, state in journal.replay():
        now = planner.occasion(before)
        if (entry.seat, now) != (seat, occasion):
            seat, occasion, start = entry.seat, now, number - 1
        if number == action:
            break
        before = state.clone(FastDice(1))
    return start


# --- its lines -----------------------------------------------------------------------------------


def _lines(
    search: Search, belief: State, planner: Planner, narrator: Narrator, words: Words
) -> tuple[Line, ...]:
    best = search.best()
    looked_at = [node for node in search.root.children if node.visits]
    looked_at.sort(key=lambda node: -node.visits)
    return tuple(
        Line(
            order=narrator.order(node.order, words.language),
            begins=actions_of(belief, planner, node.order),
            visits=node.visits,
            # A player with a taste for risk weighs chances by a power; this takes it back.
            chance=node.mean() ** (1.0 / search.taste),
            chosen=node is best,
            replies=_replies(node, belief, planner, narrator, words),
        )
        for node in looked_at[:MOST_LINES]
    )


def _replies(
    node: Node, belief: State, planner: Planner, narrator: Narrator, words: Words
) -> tuple[Reply, ...]:
    """What was looked at most after an order, and after that; played through to see whose it is."""
    s = belief.clone(trial_dice(1, 0))
    planner.forget()
    replies: list[Reply] = []
    while len(replies) < MOST_REPLIES:
        carry_out(s, planner, node.order)
        if s.over or not any(child.visits for child in node.children):
            break
        node = max(node.children, key=lambda child: child.visits)
        order = narrator.order(node.order, words.language)
        replies.append(Reply(str(s.seat), order, node.visits))
    return tuple(replies)


# --- what was believed ---------------------------------------------------------------------------


def _believed(
    journal: Journal,
    action: int,
    planner: Planner,
    narrator: Narrator,
    words: Words,
    number: int,
) -> tuple[tuple[Expected, ...], tuple[Suspect, ...]]:
    state = journal.state_at(action - 1)
    seat = state.seat_index
    side = planner.side(state, seat)
    dealt = deals(state, planner, narrator, seat, number, 1)
    enemies = {piece.key: piece for piece in narrator.pieces(state) if piece.team != side}

    def name(place: str) -> str:
        return narrator.place_name(place, words.language)

    strengths = []
    for place, values in sorted(dealt.strength.items()):
        truth = sum(piece.strength for piece in enemies.values() if piece.place == place)
        mean = sum(values) / number
        strengths.append(Expected(name(place), mean, min(values), max(values), truth))
    pieces = []
    for key, places in dealt.places.items():
        place, count = places.most_common(1)[0]
        true = enemies.get(key)
        named = journal.game.name_of("piece", key, words.language)
        truth_at = name(true.place) if true is not None else ""
        pieces.append(Suspect(named, name(place), count / number, truth_at))
    hidden = sorted((p for p in pieces if p.likely < 1), key=lambda p: (-p.likely, p.piece))
    return tuple(strengths), tuple(hidden[:MOST_PIECES])
