"""A table: one game, who sits at it, and what each of them may know."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.kernel import registry
from grognard.kernel.action import Action
from grognard.kernel.dice import FastDice, HmacDice
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.journal import Entry, Journal
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import State
from grognard.server import texts
from grognard.server.messages import (
    End,
    Legal,
    Line,
    LogEntry,
    SeatShown,
    StepShown,
    TableShown,
)
from grognard.server.refusal import Refusal
from grognard.server.storage import Record, Status

# A version is the number of final actions times STRIDE, plus the changes since the last of them.
# It only grows, and those who may not know of these changes see the multiple of STRIDE.
STRIDE = 1_000_000

TURN_BEGINS = "turn-begins"  # the event that every game tells with its `turn`
PIECES = ("unit",)  # parameters of events that name pieces
PLACES = ("town", "from", "to")


class Damaged(Exception):
    """The rows of a table do not give the game that they were written for."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: a copy of the state, with dice that foretell nothing."""

    seat: str
    player: str
    state: State
    version: int


class Table:
    """One game. It knows nothing of storage or time; whoever uses it holds its lock."""

    def __init__(self, record: Record) -> None:
        self.id = record.id
        self.chairs = record.chairs
        self.resigned = record.resigned
        self.journal = Journal(_game_of(record), record.header, _dice_of(record))
        self.events: list[list[Event]] = []
        self.turns = [_turn_of(self.state)]
        self.notice: tuple[str, str] | None = None
        self.stuck = False
        self._logs: dict[tuple[str | None, str], list[LogEntry]] = {}
        self.version = 0
        self._settle()
        self._repeat(record.entries)
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

    @property
    def over(self) -> bool:
        """Whether the game has ended on the board or by resignation."""
        return self.resigned is not None or self.state.over

    @property
    def asked(self) -> str | None:
        """The seat that is asked."""
        return None if self.over else self.state.seat

    @property
    def status(self) -> Status:
        """Where the table stands, for storage."""
        return Status(self.version, self.asked, self.over, self.version == self._settled_version)

    @property
    def can_undo(self) -> bool:
        """Whether the seat that is asked may take its last action back."""
        return not self.over and self.journal.can_undo

    def _settle(self) -> None:
        """From here on nothing before can be undone, and everyone may see it."""
        self.settled = len(self.journal.entries)
        self.settled_state = self.state.clone()
        self.version = (self.version // STRIDE + 1) * STRIDE

    # --- who may do what -------------------------------------------------------------------

    def seats_of(self, visitor: str | None) -> list[str]:
        """The seats that a visitor holds."""
        if visitor is None:
            return []
        return [seat for seat, chair in self.chairs.items() if chair.visitor == visitor]

    def check_seat(self, visitor: str | None, seat: str) -> None:
        """Raises Refusal unless the visitor holds this seat."""
        if seat not in self.seats_of(visitor):
            raise Refusal(403, "not-your-seat")

    def check_turn(self, seat: str, version: int | None = None) -> None:
        """Raises Refusal unless the seat is asked, and knows what it is asked."""
        if self.over:
            raise Refusal(409, "over", version=self.version)
        if seat != self.asked:
            raise Refusal(409, "not-your-turn", version=self.version_for([seat]))
        if version is not None and version != self.version:
            raise Refusal(409, "old-version", version=self.version)

    # --- what happens ----------------------------------------------------------------------

    def play(self, action: str | int) -> Entry:
        """Carries out an action of the seat that is asked; raises Refusal with the Reason."""
        try:
            self.events.append(self.journal.play(action))
        except Refused as refused:
            raise Refusal(
                422,
                "refused",
                reason=refused.reason,
                game=self.game.key,
                version=self.version_for([self.asked or ""]),
            ) from refused
        self.turns.append(self._turn_after(self.events[-1]))
        entry = self.journal.entries[-1]
        if entry.final:
            self._settle()
        else:
            self.version += 1
        return entry

    def _turn_after(self, events: Iterable[Event]) -> int:
        begun = [event.params["turn"] for event in events if event.key == TURN_BEGINS]
        return int(begun[-1]) if begun else self.turns[-1]

    def undo(self) -> int:
        """Takes back the last action; its number. Raises Refusal where that is not allowed."""
        if not self.can_undo:
            raise Refusal(409, "cannot-undo", version=self.version)
        number = len(self.journal.entries)
        self.journal.entries.pop()
        self.events.pop()
        self.turns.pop()
        for log in self._logs.values():
            del log[number - 1 :]
        self.journal.state = self._state_from_settled()
        self.version += 1
        return number

    def _state_from_settled(self) -> State:
        """Quicker than replaying the game: only what can be undone is played again."""
        state = self.settled_state.clone()
        state.dice.record = []
        for entry in self.journal.entries[self.settled :]:
            self.game.apply(state, entry.text)
        return state

    def resign(self, seat: str) -> None:
        """A seat gives up: everything that happened is final."""
        self.resigned = seat
        self._settle()

    def why_not(self, action: str) -> Reason | None:
        """Why the seat that is asked may not do this, or None."""
        return self.state.why_not(action)

    def _repeat(self, entries: Sequence[Entry]) -> None:
        """Plays rows again; the dice and seats must come out as they were written."""
        for number, entry in enumerate(entries, start=1):
            try:
                again = self.play(entry.text)
            except Refusal as refusal:
                raise Damaged(f"action {number} ({entry.text}): {refusal.reason}") from refusal
            if (again.seat, again.text, again.dice) != (entry.seat, entry.text, entry.dice):
                raise Damaged(f"action {number}: {again} was played again, {entry} is written")

    # --- the computer's seats --------------------------------------------------------------

    @property
    def thinking(self) -> bool:
        """Whether a computer player is asked and able to answer."""
        return self.asked is not None and not self.stuck and self._player_asked() is not None

    def _player_asked(self) -> str | None:
        return self.chairs[self.asked].player if self.asked in self.chairs else None

    def question(self) -> Question | None:
        """What a computer player must decide now, or None."""
        seat, name = self.asked, self._player_asked()
        if seat is None or name is None or self.stuck:
            return None
        blind = self.state.clone(FastDice(secrets.randbits(31)))
        return Question(seat, name, blind, self.version)

    # --- what may be known -----------------------------------------------------------------

    def version_for(self, seats: Collection[str]) -> int:
        """The version that the holder of these seats may know of."""
        return self.version if self.over or self.asked in seats else self._settled_version

    @property
    def _settled_version(self) -> int:
        return self.version // STRIDE * STRIDE

    def mark_for(self, seats: Collection[str]) -> tuple[Any, ...]:
        """What differs when the holder of these seats would see something new."""
        taken = tuple(chair.visitor is not None for chair in self.chairs.values())
        return self.version_for(seats), taken, self.notice, self.over

    def show(
        self, visitor: str | None, seat: str | None, language: str, since: int = 0
    ) -> TableShown:
        """The table as one seat may know it; raises Refusal if the seat is not the visitor's."""
        yours = self.seats_of(visitor)
        if seat is not None and (seat not in self.chairs if self.over else seat not in yours):
            raise Refusal(403, "not-your-seat")
        whole = self.over or (seat is not None and seat == self.asked)
        state = self.state if whole else self.settled_state
        known = len(self.journal.entries) if whole else self.settled
        own_turn = seat is not None and seat == self.asked
        view = self.game.view(state, seat)
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
            version=self.version if whole else self._settled_version,
            over=self.over,
            thinking=self.thinking,
            notice=self._notice_in(language),
            outcome=self._end(language),
            asked=self.asked,
            step=self._step_shown(state, view, language),
            view={**view, "step": None} if self.over else view,
            legal=self._legal(seat) if own_turn else [],
            can_undo=own_turn and self.can_undo,
            log=self._log(seat, language, known)[max(since, 0) : known],
        )

    def _legal(self, seat: str | None) -> list[Legal]:
        """What the seat that is asked may do."""
        return [
            Legal(a.text, a.rule, a.pieces, a.places, self._ends_undo(a, seat))
            for a in self.state.legal()
        ]

    def _ends_undo(self, action: Action, seat: str | None) -> bool:
        """Whether an action without pieces or places is final, as far as the seat can tell.

        It is tried on a state dealt anew: the truth must not show before it is revealed.
        """
        if action.pieces or action.places:
            return False
        belief = self.game.redeal(self.state, seat, FastDice(1))
        drawn = belief.dice.drawn
        notes = self.game.play(belief, action.code)
        rolled = belief.dice.drawn != drawn
        return rolled or belief.seat != seat or any(map(self.game.reveals, notes))

    def _seat_shown(self, seat: str, yours: list[str], language: str) -> SeatShown:
        chair = self.chairs[seat]
        if chair.player is not None:
            who = "computer"
        elif chair.visitor is None:
            who = "open"
        else:
            who = "you" if seat in yours else "somebody"
        return SeatShown(seat, texts.seat_name(seat, language), who, chair.player)

    def _step_shown(self, state: State, view: dict[str, Any], language: str) -> StepShown | None:
        if self.over:
            return None
        key, rule = self.game.step_key(state), self.game.step_rule(state)
        say = self.game.texts(language).say
        words = self.game.words(view["step"], language)
        return StepShown(key, rule, say(f"step-{key}"), say(f"ask-{key}", words))

    def _end(self, language: str) -> End | None:
        if self.resigned is not None:
            name = texts.seat_name(self.resigned, language)
            return End(self._opponents(), "", texts.say("resigned", language, seat=name))
        if not self.state.over:
            return None
        end = self.state.outcome
        text = self.game.texts(language).say(f"ending-{end.key}")
        return End(list(end.winners), end.rule, text)

    def _opponents(self) -> list[str]:
        """The seats of the other side than the one that resigned."""
        side: Any = getattr(self.game, "side_of_seat", lambda seat: seat)
        return [seat for seat in self.chairs if side(seat) != side(self.resigned)]

    def _notice_in(self, language: str) -> str | None:
        if self.notice is None:
            return None
        key, seat = self.notice
        return texts.say(key, language, seat=texts.seat_name(seat, language))

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
            line = self._line(event.seen_by(seat), language)
            if lines and lines[-1].text == line.text:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        for line, count in zip(lines, counts, strict=True):
            line.text += f" (×{count})" if count > 1 else ""
        return LogEntry(number + 1, self.turns[number], entry.seat, lines, entry.dice)

    def _line(self, event: Event, language: str) -> Line:
        named = [[event.params.get(name) for name in names] for names in (PIECES, PLACES)]
        pieces, places = ([str(key) for key in keys if key] for keys in named)
        return Line(event.key, event.rule, self.game.say(event, language), pieces, places)

    # --- the journal -----------------------------------------------------------------------

    def journal_text(self, visitor: str | None) -> str:
        """The journal; raises Refusal to whoever does not hold every seat of a game under way."""
        if not self.over and self.seats_of(visitor) != list(self.chairs):
            raise Refusal(403, "journal-secret")
        return self.journal.to_text(secret=self.over)


def _game_of(record: Record) -> Game:
    return registry.game(record.header.game)


def _dice_of(record: Record) -> HmacDice:
    return HmacDice(bytes.fromhex(record.header.seed))


def _turn_of(state: State) -> int:
    """The number of the turn, 0 before the first."""
    turn = state.view(None).get("turn")
    return int(turn["number"]) if turn else 0
