"""The record of a game: a header and the actions. The state is always rebuilt from it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from grognard.kernel import registry
from grognard.kernel.action import Action
from grognard.kernel.dice import (
    Dice,
    DiceRanOut,
    FastDice,
    GivenDice,
    HmacDice,
    ScriptedDice,
    commitment,
)
from grognard.kernel.event import TAKEN_BACK, Event
from grognard.kernel.game import Game, UnknownName, seed_bytes
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.record import (
    BACK,
    CLOSING,
    EVERYTHING,
    FIRST_LINE,
    HEADER,
    ONLOOKER,
    UNTOLD,
    CountedLine,
    Ended,
    Entry,
    Header,
    JournalError,
    Verified,
    dice_seen,
    header_lines,
    line_of,
    may_read,
    read_closing,
    read_dice,
    read_entries,
    read_header,
)
from grognard.kernel.state import Snapshot, State

__all__ = [
    "FIRST_LINE",
    "HEADER",
    "Ended",
    "Entry",
    "Header",
    "Journal",
    "JournalError",
    "faces_of",
    "given_dice",
    "line_of",
    "read_dice",
]

LARGEST = 4_000_000  # bytes; a very long game has some 300,000
SEPARATOR = ";"  # between the actions of a line
MOST_IN_LINE = 60


class Journal:
    """A game being played or replayed: its header, its entries and its present state."""

    def __init__(self, game: Game, header: Header, dice: Dice) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.ended: Ended | None = None
        self._counted = CountedLine()
        self.first_dice = dice.clone()
        self.state = self._begin(dice)
        self.opening = Entry.drawing("", "", dice.record or [], True)
        self.header.opening = self.header.opening or self.opening.dice_text()

    def _begin(self, dice: Dice) -> State:
        dice.record = []
        h = self.header
        return self.game.new_state(h.scenario, frozenset(h.options), dice, h.edition)

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str | None = None,
        *,
        edition: str | None = None,
        seed: int | bytes | None = None,
        fast: bool = False,
        players: Mapping[str, str] | None = None,
        **options: bool,
    ) -> Journal:
        """A new game. `fast` dice are for simulation: quick, and predictable from the seed."""
        chosen = game.check_options(options)
        dice: Dice
        if fast:
            number = seed if isinstance(seed, int) else 1
            text, published, dice = str(number), "", FastDice(number)
        else:
            secret = seed_bytes(seed)
            text, published, dice = secret.hex(), commitment(secret), HmacDice(secret)
        header = Header(
            game=game.key,
            edition=game.check_edition(edition),
            scenario=game.check_scenario(scenario),
            options=tuple(sorted(chosen)),
            engine=game.engine_version,
            data=game.data_version,
            dice="fast" if fast else "hmac",
            commitment=published,
            seed=text,
            players=dict(players or {}),
        )
        return cls(game, header, dice)

    # --- playing ---------------------------------------------------------------------------

    def play(self, action: Action | str | int) -> list[Event]:
        """Carries out an action of the seat that is asked, and writes it down."""
        if self.ended is not None:
            raise JournalError(f"The game is over: {self.ended}.")
        state = self.state
        seat = state.seat or ""
        code = self.game.code_of(state, action)
        drawn = len(state.dice.record or ())
        text = self.game.action(state, code).text
        notes = self.game.carry_out(state, code)
        draws = (state.dice.record or [])[drawn:]
        final = bool(draws) or state.seat != seat or any(map(self.game.reveals, notes))
        # What was given is nobody's to undo: its dice would be taken for those of the seed.
        final = final or len(self.entries) < self.header.given
        self.entries.append(Entry.drawing(seat, text, draws, final))
        return [self.game.event(state, note) for note in notes]

    def play_line(
        self, line: str, each: Callable[[list[Event]], None] | None = None, *, far: bool = False
    ) -> list[list[Event]]:
        """Carries out actions separated by semicolons, all or none, each written down by itself.

        Only the last may be final: one that looks final to the seat is refused before anything is
        done. Should one turn out to be final all the same, because of something the seat could not
        know, then the line ends there: to refuse it would tell the secret for nothing. With `far`
        it ends at the first that is final, without an objection. `each` is called with the events
        of every action when it is done.
        """
        parts = _parts_of(line)
        count, before = len(self.entries), Snapshot(self.state)
        told: list[list[Event]] = []
        place = 0
        try:
            if len(parts) > MOST_IN_LINE:
                raise Refused(self._objection("line-too-long", number=MOST_IN_LINE))
            for place, part in enumerate(parts, start=1):
                if place < len(parts) and not far:
                    self.check_goes_on(part)
                told.append(self.play(part))
                if each is not None:
                    each(told[-1])
                if self.entries[-1].final:
                    break
        except Refused as refused:
            # Nothing so far drew a die: the cells are all that has changed.
            del self.entries[count:]
            self.state.restore(before)
            raise Refused(refused.reason, place if len(parts) > 1 else 0) from None
        return told

    def fitting(self, line: str) -> list[str]:
        """Those actions of a line that could be carried out together, in its order.

        What is refused, or ends undo, is left out and the next one tried; nothing is done.
        """
        game = self.game
        state = self.state.clone(FastDice(1))
        found: list[str] = []
        for part in _parts_of(line)[:MOST_IN_LINE]:
            try:
                code = game.code_of(state, part)
            except Refused:
                continue
            if state.seat != self.state.seat or game.ends_undo(state, code):
                continue
            found.append(game.action(state, code).text)
            game.carry_out(state, code)
        return found

    def check_goes_on(self, action: Action | str | int) -> None:
        """Raises Refused if an action is not allowed or looks final, so that none may follow."""
        code = self.game.code_of(self.state, action)
        if self.game.ends_undo(self.state, code):
            text = self.game.action(self.state, code).text
            raise Refused(self._objection("line-ends-at-final", action=text))

    def _objection(self, key: str, **params: str | int) -> Reason:
        reason = Reason("", key, params)
        return Reason("", key, params, self.game.say(reason))

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: no die, no reveal, no other seat's turn."""
        return bool(self.entries) and not self.entries[-1].final

    def undo(self) -> Entry:
        """Takes back the last action; raises JournalError where that is not allowed."""
        if not self.entries:
            raise JournalError("There is nothing to undo.")
        if not self.can_undo:
            raise JournalError(
                "The last action cannot be undone: it rolled dice, revealed something or gave the "
                "turn to another seat."
            )
        entry = self.entries.pop()
        self.state = self.state_at(len(self.entries))
        return entry

    def undo_all(self) -> list[Entry]:
        """Takes back everything since the last final action; raises JournalError if nothing."""
        if not self.can_undo:
            self.undo()  # says why
        last = len(self.entries)
        while last and not self.entries[last - 1].final:
            last -= 1
        taken = self.entries[last:]
        del self.entries[last:]
        self.state = self.state_at(last)
        return taken

    def back(self, number: int, seat: str, moment: Snapshot | None = None) -> list[Event]:
        """Goes back to where the game stood after an action; the dice go on, and are not re-rolled.

        What is taken back stays written, so that the dice can still be checked; what could have
        been undone is undone. Whoever kept that moment spares playing up to it again.
        """
        last = len(self.entries)
        while last and not self.entries[last - 1].final:
            last -= 1
        self._counted.upto(self.entries, last)
        if self.ended is not None or not self._counted.holds(number):
            raise JournalError(f"The game cannot go back to action {number}.")
        del self.entries[last:]
        self.state.restore(moment or Snapshot(self.state_at(number)))
        self.entries.append(Entry(seat, f"{BACK} {number}", (), True))
        return [_gone_back(number)]

    def line(self) -> list[int]:
        """The numbers of the actions that count: without what was taken back."""
        return line_of(self.entries)

    # --- ending ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""
        return self.ended is not None or self.state.over

    def end(self, kind: str, seat: str = "") -> None:
        """Ends the game otherwise than by the rules: one of ENDINGS."""
        if self.over:
            raise JournalError("The game is over already.")
        try:
            self.ended = Ended.read(f"{kind} {seat}", self.game.seats_of(self.state))
        except ValueError as error:
            raise JournalError(str(error)) from None

    # --- replaying -------------------------------------------------------------------------

    def state_at(self, count: int) -> State:
        """The state after the first `count` entries."""
        state = self._begin(self.first_dice.clone())
        for _number, _entry, _events in self._walk(state, self.entries[:count]):
            pass
        return state

    def _walk(
        self, state: State, entries: Sequence[Entry]
    ) -> Iterator[tuple[int, Entry, list[Event]]]:
        """Takes a state that has just begun through entries."""
        wanted = {entry.back for entry in entries}
        kept = {0: Snapshot(state)}
        for number, entry in enumerate(entries, start=1):
            if entry.back is None:
                events = self._repeat(state, number, entry)
            else:
                state.restore(kept[entry.back])
                events = [_gone_back(entry.back)]
            if number in wanted:
                kept[number] = Snapshot(state)
            yield number, entry, events

    def _repeat(self, state: State, number: int, entry: Entry) -> list[Event]:
        try:
            return self.game.apply(state, entry.text)
        except Refused as refused:
            raise JournalError(
                f"action {number} ({entry.seat}: {entry.text}) is not allowed here: {refused}"
            ) from refused

    def replay(self) -> Iterator[tuple[int, Entry, list[Event], State]]:
        """Plays the game again, action by action."""
        state = self._begin(self.first_dice.clone())
        for number, entry, events in self._walk(state, self.entries):
            yield number, entry, events, state

    def verify(self) -> Verified:
        """Checks versions, seed and every die and seat; raises JournalError at the first fault.

        Without the seed, and for what was given, the dice are only taken as they are written.
        """
        header = self.header
        if header.engine != self.game.engine_version:
            raise JournalError(
                f"this game was played with engine {header.engine}; this is engine "
                f"{self.game.engine_version}."
            )
        if header.data != self.game.data_version:
            raise JournalError(
                f"this game was played with data {header.data}; the data in force are "
                f"{self.game.data_version}. Name the folder of corrections it was played with."
            )
        _check_commitment(header)
        self._verify_entries()
        own = self.entries[header.given :]
        rolled = len(faces_of(own)) if header.seed else 0
        if header.seed and not header.given:
            rolled += len(self.opening.dice)
        return Verified(rolled, len(faces_of([self.opening, *self.entries])) - rolled)

    def _verify_entries(self) -> None:
        state = self._begin(self.first_dice.clone())
        seat, mark = state.seat, len(state.dice.record or [])
        if self.opening.dice_text() != self.header.opening:
            raise JournalError(
                f"the set-up rolled ({self.opening.dice_text()}), "
                f"but ({self.header.opening}) is written."
            )
        for number, entry, _events in self._walk(state, self.entries):
            if entry.back is None and entry.seat != seat:
                raise JournalError(f"action {number} is by {entry.seat}, but {seat} is to act.")
            again = Entry.drawing("", "", (state.dice.record or [])[mark:], False)
            seat, mark = state.seat, len(state.dice.record or [])
            if (again.dice, again.masks) != (entry.dice, entry.masks):
                raise JournalError(
                    f"action {number} ({entry.text}) rolled ({again.dice_text()}), "
                    f"but ({entry.dice_text()}) is written."
                )

    # --- as text ---------------------------------------------------------------------------

    def to_text(self, secret: bool = True, seat: str | None = EVERYTHING) -> str:
        """The journal as a text; without `secret` the seed is left out until the game is over.

        A copy for a seat (None: for onlookers) of a game under way has its own actions only, and
        of the dice those that it may know. It is for reading: it cannot be replayed.
        """
        whole = seat == EVERYTHING or self.over
        seed = bool(self.header.seed) and (self.over or (secret and whole))
        opening = self._dice_told(self.opening, whole, seat)
        lines = header_lines(self.header, seed, opening, "" if whole else seat or ONLOOKER)
        for number, entry in enumerate(self.entries if whole else self._told(seat), start=1):
            text = entry.text if whole or may_read(entry, seat) else UNTOLD
            dice = self._dice_told(entry, whole, seat)
            lines.append(f"{number} {entry.seat} | {text}{f' | {dice}' if dice else ''}")
        if self.ended is not None:
            lines.append(f"{CLOSING} {self.ended}")
        return "\n".join(lines) + "\n"

    def _dice_told(self, entry: Entry, whole: bool, seat: str | None) -> str:
        return entry.dice_text() if whole else dice_seen(entry, self.game.side_of_seat(seat))

    def _told(self, seat: str | None) -> list[Entry]:
        """What a seat may know of: what can still be undone concerns only the seat that did it."""
        last = len(self.entries)
        while last and not self.entries[last - 1].final and self.entries[last - 1].seat != seat:
            last -= 1
        return self.entries[:last]

    def save(self, path: Path | str) -> None:
        """Writes the journal whole or not at all: the old file stays until the new one is safe."""
        target = Path(path)
        temporary = ""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".saving-")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, target)
        except BaseException as error:
            if temporary:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)
            if not isinstance(error, OSError):
                raise
            raise JournalError(
                f"The game could not be saved to {target}: {error.strerror or error}. What was "
                "saved before is untouched; make room or choose another file, and save again."
            ) from error

    @classmethod
    def load(cls, path: Path | str, *, data: Path | None = None, salvage: bool = False) -> Journal:
        """Reads a journal; with `salvage`, as far as it is sound."""
        source = Path(path)
        try:
            if source.stat().st_size > LARGEST:
                raise JournalError(f"{source} is too large to be a journal.")
            text = source.read_text("utf-8")
        except OSError as error:
            raise JournalError(f"{source} cannot be read: {error.strerror or error}.") from error
        except UnicodeDecodeError as error:
            raise JournalError(f"{source} is not a text file, so not a journal.") from error
        return cls.from_text(text, source=str(source), data=data, salvage=salvage)

    @classmethod
    def from_text(
        cls,
        text: str,
        *,
        source: str = "",
        data: Path | None = None,
        salvage: bool = False,
        watch: Callable[[int], None] | None = None,
    ) -> Journal:
        """Rebuilds a game from its text; raises JournalError with the line at fault.

        `watch` is called with the number of each action before it is played, and may stop it all.
        """
        if len(text) > LARGEST:
            raise JournalError(f"{source or 'the text'} is too large to be a journal.")
        lines = text.split("\n")
        header, body = read_header(lines, source)
        try:
            game = registry.game(header.game, data)
            game.check_scenario(header.scenario)
            game.check_options(dict.fromkeys(header.options, True))
            game.check_edition(header.edition)
            if header.dice not in ("fast", "hmac"):
                raise UnknownName("kind of dice", header.dice, ("fast", "hmac"))
        except UnknownName as error:
            raise JournalError(str(error), source=source) from error
        closing = read_closing(lines)
        entries = read_entries(lines, body, source, salvage)
        if header.given > len(entries):
            raise JournalError("more actions are given than there are.", None, source)
        dice = _dice_of(header, entries, source)
        if not salvage:
            _check_commitment(header, source)
        try:
            journal = cls(game, header, dice)
        except (DiceRanOut, ValueError) as error:
            raise JournalError(
                f"the dice written for the set-up do not fit: {error}", None, source
            ) from error
        kept = {0: Snapshot(journal.state)}
        wanted = {entry.back for _line, entry in entries}
        for number, (line, entry) in enumerate(entries, start=1):
            if watch is not None:
                watch(number)
            try:
                journal._again(entry, kept)
            except JournalError as error:
                if salvage:
                    break
                raise JournalError(str(error), line, source) from error
            except (DiceRanOut, ValueError) as error:
                if salvage:
                    break
                raise JournalError(
                    f"the dice written for '{entry.text}' do not fit: {error}", line, source
                ) from error
            except Refused as refused:
                if salvage:
                    break
                raise JournalError(
                    f"'{entry.text}' is not allowed here: {refused}", line, source
                ) from refused
            # What is written stands, so that `verify` can compare it with what is replayed.
            journal.entries[-1].seat = entry.seat
            journal.entries[-1].dice = entry.dice
            journal.entries[-1].masks = entry.masks
            if number in wanted:
                kept[number] = Snapshot(journal.state)
        if closing is not None and len(journal.entries) == len(entries):
            journal._close(*closing, source)
        return journal

    def _again(self, entry: Entry, kept: Mapping[int, Snapshot]) -> None:
        """Plays what is written: an action, or going back."""
        if entry.back is None:
            self.play(entry.text)
        elif self.can_undo or entry.seat not in self.game.seats_of(self.state):
            raise JournalError(f"'{entry.text}' cannot stand here.")
        else:
            self.back(entry.back, entry.seat, kept.get(entry.back))

    def _close(self, line: int, text: str, source: str) -> None:
        kind, _space, seat = text.strip().partition(" ")
        try:
            self.end(kind, seat)
        except JournalError as error:
            raise JournalError(str(error), line, source) from None


def _parts_of(line: str) -> list[str]:
    """The actions of a line; a semicolon may also end it."""
    parts = [part.strip() for part in line.split(SEPARATOR)]
    while len(parts) > 1 and not parts[-1]:
        parts.pop()
    return parts


def _gone_back(number: int) -> Event:
    return Event(TAKEN_BACK, "", {"number": number})


def _dice_of(header: Header, entries: list[tuple[int, Entry]], source: str) -> Dice:
    """The dice of the seed, or those written down while the seed is still secret."""
    if not header.seed:
        return ScriptedDice(faces_of([header.opened, *(entry for _line, entry in entries)]))
    try:
        dice = (
            FastDice(int(header.seed))
            if header.dice == "fast"
            else HmacDice(bytes.fromhex(header.seed))
        )
    except ValueError:
        raise JournalError("the seed is not a number in the right form.", None, source) from None
    return given_dice(header, [entry for _line, entry in entries], dice)


def _check_commitment(header: Header, source: str = "") -> None:
    """With another seed other cards are dealt, and what is written after it makes no sense."""
    if header.dice == "hmac" and header.seed:
        if commitment(bytes.fromhex(header.seed)) != header.commitment:
            raise JournalError(
                "the seed does not fit the commitment published at the start.", None, source
            )


def given_dice(header: Header, entries: Sequence[Entry], dice: Dice) -> Dice:
    """Dice that repeat what is written for the given entries, and then go on with a source."""
    if not header.given:
        return dice
    return GivenDice(faces_of([header.opened, *entries[: header.given]]), dice)


def faces_of(entries: Iterable[Entry]) -> list[int]:
    """The dice written for entries, in their order."""
    return [face for entry in entries for face in entry.dice]
