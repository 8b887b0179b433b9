"""A table: one game, who sits at it, and what each of them may know."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.json import encode

from grognard.kernel import registry
from grognard.kernel.dice import Dice, HmacDice
from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import Game
from grognard.kernel.journal import Ended, Entry, Journal, JournalError, given_dice
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import Snapshot, State
from grognard.players import ponders
from grognard.players.position import Position
from grognard.server import standing, texts
from grognard.server.messages import (
    End,
    Legal,
    Line,
    LogEntry,
    SeatShown,
    StepShown,
    TableShown,
    Thinking,
)
from grognard.server.refusal import Refusal
from grognard.server.remote.shown import terms_mark, terms_shown
from grognard.server.storage import Record, Status

# A version is the number of final actions times STRIDE, plus the changes since the last of them.
# It only grows, and those who may not know of these changes see the multiple of STRIDE.
STRIDE = 1_000_000

T = TypeVar("T")


class Damaged(Exception):
    """The rows of a table do not give the game that they were written for."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: where the game stands, with dice that foretell nothing."""

    seat: str
    player: str
    position: Position
    version: int


class Table:
    """One game. It knows nothing of storage or time; its user must hold its lock."""

    def __init__(self, record: Record, known: Table | None = None) -> None:
        self.id = record.id
        self.chairs = record.chairs
        self.terms = record.terms
        self.stamp = record.stamp
        self.journal = Journal(_game_of(record), record.header, _dice_of(record))
        self.sides = {seat: self.game.side_of_seat(seat) for seat in self.chairs}
        self.teams = _teams(self.sides)  # seats of one side, where it has several
        self.events: list[list[Event]] = []
        self.turns = [self.game.turn_number(self.state)]
        self.notice: tuple[str, str] | None = None
        self.stuck = False
        self.percent: int | None = None  # how far the thought of a computer player is
        self._logs: dict[tuple[str | None, str], list[LogEntry]] = {}
        self._frames: dict[tuple[str | None, ...], TableShown] = {}
        self._memory: dict[tuple[str, str], tuple[int, Any]] = {}
        self.version = 0
        self._look()
        self._settle()
        if known is not None:
            self._take_over(known, record.entries)
        self._repeat(record.entries)
        if self.terms.ended is not None:
            self.journal.ended = Ended.read(self.terms.ended, list(self.chairs))
            self._look()
            self.renew()
        self.version = max(self.version, record.status.version)

    # --- what is true ----------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game played."""
        return self.journal.game

    @property
    def state(self) -> State:
        """The present state, of which only views leave this class."""
        return self.journal.state

    def _look(self) -> None:
        """After every change: whether the game has ended, and if not, which seat is asked."""
        self.over = self.journal.over
        self.asked = None if self.over else self.state.seat

    @property
    def status(self) -> Status:
        """Where the table stands, for storage."""
        turn = self.game.turn_number(self.settled_state)
        words = encode(self.game.turn_words(self.settled_state)).decode() if turn else None
        settled = self.version == self.settled_version
        return Status(self.version, self.asked, self.over, settled, turn, words)

    @property
    def can_undo(self) -> bool:
        """Whether the seat that is asked may take its last action back."""
        return not self.over and self.journal.can_undo

    def _settle(self) -> None:
        """From here on nothing before can be undone, and everyone may see it."""
        self.settled = len(self.journal.entries)
        self.settled_state = self.state.clone()
        self.version = (self.version // STRIDE + 1) * STRIDE
        self.renew()

    def remembered(self, key: tuple[str, str], work: Callable[[], T]) -> T:
        """What depends on the settled part of the game alone, worked out once for each."""
        found = self._memory.get(key)
        if found is None or found[0] != self.settled_version:
            found = self._memory[key] = (self.settled_version, work())
        value: T = found[1]
        return value

    # --- who may do what -------------------------------------------------------------------

    def seats_of(self, visitor: str | None) -> list[str]:
        """The seats that a visitor holds."""
        if visitor is None:
            return []
        return [seat for seat, chair in self.chairs.items() if chair.person == visitor]

    def check_seat(self, visitor: str | None, seat: str) -> None:
        """Raises Refusal unless the visitor holds this seat."""
        if seat not in self.seats_of(visitor):
            raise Refusal(403, "not-your-seat")

    def check_turn(self, seat: str, version: int | None = None) -> None:
        """Raises Refusal unless the seat is asked, and knows what it is asked."""
        if self.over:
            raise Refusal(409, "over", version=self.version)
        if self.terms.paused:
            raise Refusal(409, "paused", version=self.version_for([seat]))
        if seat != self.asked:
            raise Refusal(409, "not-your-turn", version=self.version_for([seat]))
        if version is not None and version != self.version:
            raise Refusal(409, "old-version", version=self.version)

    # --- what happens ----------------------------------------------------------------------

    def play(self, action: str | int, *, far: bool = False) -> Entry:
        """Carries out what the seat that is asked wants, a line perhaps; its last action.

        With `far` a line ends at the first that is final. Raises Refusal with the Reason; then
        nothing has been done.
        """
        before = len(self.journal.entries)
        try:
            if isinstance(action, str):
                self.journal.play_line(action, self._done, far=far)
            else:
                self._done(self.journal.play(action))
        except Refused as refused:
            del self.events[before:], self.turns[before + 1 :]
            raise Refusal(
                422,
                "refused",
                reason=refused.reason,
                game=self.game.key,
                version=self.version_for([self.asked or ""]),
                place=refused.place,
                fit=self.journal.fitting(str(action)) if refused.place else (),
            ) from refused
        self._look()
        entry = self.journal.entries[-1]
        self.version += len(self.journal.entries) - before
        if entry.final:
            self._settle()
        return entry

    def _done(self, events: list[Event]) -> None:
        self.events.append(events)
        self.turns.append(self.game.turn_number(self.state))

    def undo(self, count: int = 1, *, everything: bool = False) -> int:
        """Takes back the last actions, or all that can be; the number of the first taken back.

        Raises Refusal where that is not allowed.
        """
        number = self.settled + 1 if everything else len(self.journal.entries) - count + 1
        if not self.can_undo or number <= self.settled:
            raise Refusal(409, "cannot-undo", version=self.version)
        del self.journal.entries[number - 1 :], self.events[number - 1 :], self.turns[number:]
        for log in self._logs.values():
            del log[number - 1 :]
        self.journal.state = self._state_from_settled()
        self._look()
        self.version += 1
        return number

    def _state_from_settled(self) -> State:
        """Quicker than replaying the game: only what can be undone is played again."""
        state = self.settled_state.clone()
        state.dice.record = []
        for entry in self.journal.entries[self.settled :]:
            self.game.apply(state, entry.text)
        return state

    def end(self, kind: str, seat: str = "") -> None:
        """The game ends otherwise than by the rules: everything that happened is final."""
        self.journal.end(kind, seat)
        self.terms.ended = str(self.journal.ended)
        self._look()
        self._settle()

    def go_back(self, number: int, seat: str, moment: Snapshot | None = None) -> Entry:
        """The game goes back to where it stood after an action; what could be undone is gone.

        Whoever kept that moment spares playing up to it again.
        """
        events = self.journal.back(number, seat, moment)
        del self.events[self.settled :], self.turns[self.settled + 1 :]
        for log in self._logs.values():
            del log[self.settled :]
        self.events.append(events)
        self.turns.append(self.turns[number])
        self._look()
        self._settle()
        return self.journal.entries[-1]

    def why_not(self, action: str) -> Reason | None:
        """Why the seat that is asked may not do this, or None."""
        return self.state.why_not(action)

    def _take_over(self, known: Table, entries: Sequence[Entry]) -> None:
        """What an earlier image of this table knows to be final need not be played again."""
        count = known.settled
        self.notice, self.stuck = known.notice, known.stuck
        if known.journal.entries[:count] != entries[:count]:
            return
        self.journal.entries = known.journal.entries[:count]
        self.journal.state = known.settled_state.clone()
        self.journal.state.dice.record = []
        self.settled, self.settled_state = count, known.settled_state
        self.version = known.settled_version
        self.events, self.turns = known.events[:count], known.turns[: count + 1]
        self._logs = {key: log[:count] for key, log in known._logs.items()}
        self._look()

    def _repeat(self, entries: Sequence[Entry]) -> None:
        """Plays rows again; the dice and seats must come out as they were written."""
        done = len(self.journal.entries)
        wanted = {entry.back for entry in entries[done:]}
        kept: dict[int, Snapshot] = {}
        for number, entry in enumerate(entries[done:], start=done + 1):
            if number - 1 in wanted:
                kept[number - 1] = Snapshot(self.state)
            try:
                again = self._again(entry, kept)
            except Refusal as refusal:
                raise Damaged(f"action {number} ({entry.text}): {refusal.reason}") from refusal
            except JournalError as error:
                raise Damaged(f"action {number}: {error}") from error
            if _drawn(again) != _drawn(entry):
                raise Damaged(f"action {number}: {again} was played again, {entry} is written")

    def _again(self, entry: Entry, kept: Mapping[int, Snapshot]) -> Entry:
        if entry.back is None:
            return self.play(entry.text)
        return self.go_back(entry.back, entry.seat, kept.get(entry.back))

    # --- windows ---------------------------------------------------------------------------

    @property
    def in_window(self) -> bool:
        """Whether the seat that is asked may answer what another does."""
        return self.asked is not None and self.game.step_key(self.state) in self.game.windows

    def places_told(self, since: int) -> set[str]:
        """The places that everybody was told of after so many actions."""
        entries = self._log(None, "en", self.settled)[since : self.settled]
        return {place for entry in entries for line in entry.lines for place in line.places}

    # --- the computer's seats --------------------------------------------------------------

    @property
    def thinking(self) -> bool:
        """Whether a computer player is asked and able to answer."""
        able = self.asked is not None and not self.stuck and not self.terms.paused
        return able and self._player_asked() is not None

    def _thinking(self) -> Thinking | None:
        """Who thinks, and how far he is if he says so."""
        name = self._player_asked() if self.thinking else None
        return None if name is None else Thinking(name, self.percent)

    def _player_asked(self) -> str | None:
        return self.chairs[self.asked].player if self.asked in self.chairs else None

    def ponderer(self) -> tuple[str, str] | None:
        """The seat and the player of a computer that is to think while a person does, if any."""
        if self.over or self.terms.paused or self.asked is None or self._nobody_asked():
            return None
        for seat, chair in self.chairs.items():
            if chair.player is not None and ponders(chair.player):
                return seat, chair.player
        return None

    def _nobody_asked(self) -> bool:
        """Whether an empty chair or a computer's is asked."""
        return self.asked not in self.chairs or self.chairs[self.asked].person is None

    def question(self) -> Question | None:
        """What a computer player must decide now, or None."""
        seat, name = self.asked, self._player_asked()
        if seat is None or name is None or not self.thinking:
            return None
        position = Position.of(self.state, secrets.randbits(31))
        return Question(seat, name, position, self.version)

    def asks(self, question: Question) -> bool:
        """Whether this is still what is asked, and of whom."""
        same = self.version == question.version and self.asked == question.seat
        return same and self._player_asked() == question.player and self.thinking

    # --- what may be known -----------------------------------------------------------------

    def version_for(self, seats: Collection[str]) -> int:
        """The version that the holder of these seats may know of."""
        return self.version if self.over or self.asked in seats else self.settled_version

    @property
    def settled_version(self) -> int:
        """The version that everyone may know of."""
        return self.version // STRIDE * STRIDE

    def mark_for(self, seats: Collection[str]) -> tuple[Any, ...]:
        """What differs when the holder of these seats would see something new."""
        taken = tuple((c.person is not None, c.player, c.name) for c in self.chairs.values())
        own = (
            *(self.notice, self.over, self.percent),
            *(self.terms.standing.get(seat) for seat in sorted(seats)),
        )
        return self.version_for(seats), taken, own, terms_mark(self.terms)

    def show(
        self, visitor: str | None, seat: str | None, language: str, since: int = 0
    ) -> TableShown:
        """The table as one seat may know it; raises Refusal if the seat is not the visitor's."""
        known = self.known_to(visitor, seat)
        own_turn = seat is not None and seat == self.asked
        whole = self.over or own_turn
        state = self.state if whole else self.settled_state
        view = self.game.view_for_json(state, seat)
        shown = copy(self._frame(visitor, seat, language))
        shown.version = self.version if whole else self.settled_version
        shown.thinking = self._thinking()
        shown.notice = self._notice_in(language)
        shown.step = self._step_shown(state, view, language)
        shown.window = not self.over and self.game.step_key(state) in self.game.windows
        shown.standing = standing.shown(self, seat) if seat in self.seats_of(visitor) else None
        shown.view = {**view, "step": None} if self.over else view
        shown.legal = self._legal() if own_turn else []
        shown.can_undo = own_turn and self.can_undo
        shown.log = self._log(seat, language, known)[max(since, 0) : known]
        return shown

    def _frame(self, visitor: str | None, seat: str | None, language: str) -> TableShown:
        """A table shown, as far as it stays the same from one final action to the next."""
        yours = self.seats_of(visitor)
        key = (seat, language, *yours)
        frame = self._frames.get(key)
        if frame is None or self.terms.pace != "none":  # clocks never stay the same
            frame = self._frames[key] = self._framed(seat, yours, language)
        return frame

    def _framed(self, seat: str | None, yours: list[str], language: str) -> TableShown:
        header = self.journal.header
        return TableShown(
            table=self.id,
            game=self.game.key,
            title=self.game.title,
            scenario=header.scenario,
            options=list(header.options),
            edition=header.edition,
            engine=header.engine,
            data=header.data,
            commitment=header.commitment,
            seed=header.seed if self.over else None,
            seats=[self._seat_shown(name, yours, language) for name in self.chairs],
            as_=seat,
            yours=yours,
            version=0,
            over=self.over,
            thinking=None,
            notice=None,
            outcome=self._end(language),
            asked=self.asked,
            step=None,
            window=False,
            standing=None,
            view={},
            legal=[],
            can_undo=False,
            log=[],
            **terms_shown(self, seat, yours),
        )

    def renew(self) -> None:
        """Something else than the game has changed: who sits here, or what is agreed or said."""
        self._frames.clear()

    def known_to(self, visitor: str | None, seat: str | None) -> int:
        """How many entries a seat may know; raises Refusal if the seat is not the visitor's."""
        allowed = self.chairs if self.over else self.seats_of(visitor)
        if seat is not None and seat not in allowed:
            raise Refusal(403, "not-your-seat")
        whole = self.over or (seat is not None and seat == self.asked)
        return len(self.journal.entries) if whole else self.settled

    def log_between(self, seat: str | None, language: str, first: int, last: int) -> list[LogEntry]:
        """Entries of the log as a seat may know it."""
        return self._log(seat, language, last)[first:last]

    def _legal(self) -> list[Legal]:
        """What the seat that is asked may do, each written once for all."""
        known = _offers(self.game, self.state.edition, self.game.wording(self.state))
        found: list[Any] = [
            known.get(code) or self._offer(code, known) for code in self.state.codes()
        ]
        return found

    def _offer(self, code: int, known: dict[int, Raw]) -> Any:
        """An action that is possible; of what names nothing also whether it ends undo."""
        action = self.game.action(self.state, code)
        offer = Legal(
            action.text, action.rule, action.pieces, action.places, action.verb, action.cards
        )
        if not action.things:
            offer.final = self.game.ends_undo(self.state, code)
            return offer
        written = known[code] = Raw(encode(offer))
        return written

    def _seat_shown(self, seat: str, yours: list[str], language: str) -> SeatShown:
        chair = self.chairs[seat]
        if chair.player is not None:
            who = "computer"
        elif chair.person is None:
            who = "open"
        else:
            who = "you" if seat in yours else "somebody"
        return SeatShown(
            seat, texts.seat_name(self.game, seat, language), who, chair.player, chair.name
        )

    def _step_shown(self, state: State, view: dict[str, Any], language: str) -> StepShown | None:
        if self.over:
            return None
        key, rule = self.game.step_key(state), self.game.step_rule(state)
        return _step_in(self.game, language, key, rule, tuple(view["step"].items()))

    def _end(self, language: str) -> End | None:
        ended = self.journal.ended
        if ended is not None:
            name = texts.seat_name(self.game, ended.seat, language) if ended.seat else ""
            winners = self.opponents(ended.seat) if ended.seat else []
            return End(
                winners, "", self.game.texts(language).say(f"ended-{ended.kind}", {"seat": name})
            )
        if not self.state.over:
            return None
        end = self.state.outcome
        text = self.game.texts(language).say(f"ending-{end.key}")
        return End(list(end.winners), end.rule, text)

    def opponents(self, seat: str) -> list[str]:
        """The seats of other sides."""
        own = self.sides[seat]
        return [other for other, side in self.sides.items() if side != own]

    def _notice_in(self, language: str) -> str | None:
        if self.notice is None:
            return None
        key, seat = self.notice
        return texts.say(key, language, seat=texts.seat_name(self.game, seat, language))

    # --- the log ---------------------------------------------------------------------------

    def _log(self, seat: str | None, language: str, upto: int) -> list[LogEntry]:
        """The log as a seat may know it; what was put into words once is kept."""
        log = self._logs.setdefault((seat, language), [])
        for number in range(len(log), upto):
            log.append(self._log_entry(number, seat, language))
        return log

    def _log_entry(self, number: int, seat: str | None, language: str) -> LogEntry:
        entry = self.journal.entries[number]
        lines: list[Line] = []
        counts: list[int] = []
        for event in self.events[number]:
            seen = event.seen_by(seat)
            if seen is None:
                continue
            line = self._line(seen, language)
            if lines and lines[-1].text == line.text:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        for place, count in enumerate(counts):
            if count > 1:
                line = lines[place] = copy(lines[place])
                line.text += f" (×{count})"
        turn, told = self.turns[number], tuple(lines)
        dice = entry.dice_known(self.game.side_of_seat(seat)) if entry.masks else entry.dice
        return LogEntry(number + 1, turn, entry.seat, told, dice, entry.back)

    def _line(self, event: Event, language: str) -> Line:
        """An event in words; the same happens again and again."""
        return _said(self.game, language, event.kind, event.rule, tuple(event.params.items()))

    # --- the journal -----------------------------------------------------------------------

    def journal_text(self, visitor: str | None, seat: str | None = None) -> str:
        """The journal, or a copy for one of the visitor's seats.

        Raises Refusal to whoever wants the whole of a game under way and does not hold every seat.
        """
        if seat is not None:
            self.known_to(visitor, seat)
            return self.journal.to_text(secret=False, seat=seat)
        if not self.over and self.seats_of(visitor) != list(self.chairs):
            raise Refusal(403, "journal-secret")
        return self.journal.to_text(secret=self.over)


@cache
def _offers(_game: Game, _edition: str, _wording: tuple[int | str, ...]) -> dict[int, Raw]:
    """Actions that name pieces or places, as JSON, by their code; there are not many."""
    return {}


@lru_cache(maxsize=5000)
def _step_in(
    game: Game, language: str, key: str, rule: str, about: tuple[tuple[str, Any], ...]
) -> StepShown:
    """A question in words, of which a game has but few."""
    say = game.texts(language).say
    words = game.words(dict(about), language)
    return StepShown(key, rule, say(f"step-{key}"), say(f"ask-{key}", words))


@lru_cache(maxsize=20_000)
def _said(
    game: Game, language: str, kind: EventKind, rule: str, about: tuple[tuple[str, Any], ...]
) -> Line:
    """A line of the log, which is never changed."""
    event = Event(kind, rule, dict(about))
    text = game.say(event, language)
    return Line(event.key, rule, text, event.pieces, event.places, event.cards, kind.heading)


def _drawn(entry: Entry) -> tuple[Any, ...]:
    return entry.seat, entry.text, entry.dice, entry.masks


def _teams(sides: Mapping[str, int | None]) -> list[list[str]]:
    found: dict[int | None, list[str]] = {}
    for seat, side in sides.items():
        found.setdefault(side, []).append(seat)
    return [seats for seats in found.values() if len(seats) > 1]


def _game_of(record: Record) -> Game:
    return registry.game(record.header.game)


def _dice_of(record: Record) -> Dice:
    own = HmacDice(bytes.fromhex(record.header.seed))
    return given_dice(record.header, record.entries, own)
