"""The record of a game: a header and the actions. The state is always rebuilt from it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from grognard.kernel import registry
from grognard.kernel.action import Action
from grognard.kernel.dice import Dice, DiceRanOut, FastDice, HmacDice, ScriptedDice, commitment
from grognard.kernel.event import Event
from grognard.kernel.game import Game, UnknownName, seed_bytes
from grognard.kernel.reason import Refused
from grognard.kernel.state import State

FIRST_LINE = "grognard journal 1"
HEADER = ("game", "edition", "scenario", "options", "engine", "data", "dice", "commitment")
MORE = ("seed", "players")
LARGEST = 4_000_000  # bytes; a very long game has some 300,000


class JournalError(Exception):
    """A journal that cannot be used; the message says where and why."""

    def __init__(self, message: str, line: int | None = None, source: str = "") -> None:
        where = f"{source}:{line}: " if source and line else f"line {line}: " if line else ""
        super().__init__(where + message)
        self.line = line


@dataclass(slots=True)
class Entry:
    """One action: who, what, the dice it drew, and whether undo may pass it."""

    seat: str
    text: str
    dice: tuple[int, ...] = ()
    final: bool = False


@dataclass(slots=True)
class Header:
    """What must be known to rebuild the game."""

    game: str
    edition: str
    scenario: str
    options: tuple[str, ...]
    engine: int
    data: str
    dice: str
    commitment: str
    seed: str = ""
    players: dict[str, str] = field(default_factory=dict)


class Journal:
    """A game being played or replayed: its header, its entries and its present state."""

    def __init__(self, game: Game, header: Header, dice: Dice) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.first_dice = dice.clone()
        self.state = self._begin(dice)

    def _begin(self, dice: Dice) -> State:
        dice.record = []
        return self.game.new_state(self.header.scenario, frozenset(self.header.options), dice)

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str | None = None,
        *,
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
            edition=game.editions[0],
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
        state = self.state
        seat = state.seat or ""
        code, reason = self.game.understand(state, action)
        if reason is not None:
            raise Refused(reason)
        drawn = self._drawn()
        refused = self.game.objection(state, code)
        if refused is not None:
            raise Refused(refused)
        text = str(self.game.action(state, code))
        notes = self.game.play(state, code)
        dice = tuple(value + 1 for value in self._drawn_since(drawn))
        final = bool(dice) or state.seat != seat or any(map(self.game.reveals, notes))
        self.entries.append(Entry(seat, text, dice, final))
        return [self.game.event(state, note) for note in notes]

    def _drawn(self) -> int:
        return len(self.state.dice.record or [])

    def _drawn_since(self, mark: int) -> list[int]:
        return (self.state.dice.record or [])[mark:]

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

    # --- replaying -------------------------------------------------------------------------

    def state_at(self, count: int) -> State:
        """The state after the first `count` actions."""
        state = self._begin(self.first_dice.clone())
        for number, entry in enumerate(self.entries[:count], start=1):
            self._repeat(state, number, entry)
        return state

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
        for number, entry in enumerate(self.entries, start=1):
            yield number, entry, self._repeat(state, number, entry), state

    def verify(self) -> None:
        """Checks versions, seed and every die and seat; raises JournalError at the first fault."""
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
        if header.dice == "hmac" and header.seed:
            if commitment(bytes.fromhex(header.seed)) != header.commitment:
                raise JournalError("the seed does not fit the commitment published at the start.")
        self._verify_entries()

    def _verify_entries(self) -> None:
        state = self._begin(self.first_dice.clone())
        for number, entry in enumerate(self.entries, start=1):
            if entry.seat != state.seat:
                raise JournalError(
                    f"action {number} is by {entry.seat}, but {state.seat} is to act."
                )
            mark = len(state.dice.record or [])
            self._repeat(state, number, entry)
            rolled = tuple(value + 1 for value in (state.dice.record or [])[mark:])
            if rolled != entry.dice:
                raise JournalError(
                    f"action {number} ({entry.text}) rolled {rolled}, but {entry.dice} is written."
                )

    # --- as text ---------------------------------------------------------------------------

    def to_text(self, secret: bool = True) -> str:
        """The journal as a text; without `secret` the seed is left out until the game is over."""
        h = self.header
        lines = [
            FIRST_LINE,
            f"game: {h.game}",
            f"edition: {h.edition}",
            f"scenario: {h.scenario}",
            f"options: {' '.join(h.options)}".rstrip(),
            f"engine: {h.engine}",
            f"data: {h.data}",
            f"dice: {h.dice}",
            f"commitment: {h.commitment}".rstrip(),
        ]
        if h.seed and (secret or self.state.over):
            lines.append(f"seed: {h.seed}")
        if h.players:
            lines.append("players: " + " ".join(f"{k}={v}" for k, v in h.players.items()))
        lines.append("")
        for number, entry in enumerate(self.entries, start=1):
            dice = f" | {' '.join(map(str, entry.dice))}" if entry.dice else ""
            lines.append(f"{number} {entry.seat} | {entry.text}{dice}")
        return "\n".join(lines) + "\n"

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
        cls, text: str, *, source: str = "", data: Path | None = None, salvage: bool = False
    ) -> Journal:
        """Rebuilds a game from its text; raises JournalError with the line at fault."""
        if len(text) > LARGEST:
            raise JournalError(f"{source or 'the text'} is too large to be a journal.")
        lines = text.split("\n")
        header, body = _read_header(lines, source)
        try:
            game = registry.game(header.game, data)
            game.check_scenario(header.scenario)
            game.check_options(dict.fromkeys(header.options, True))
            if header.edition not in game.editions:
                raise UnknownName("edition", header.edition, game.editions)
            if header.dice not in ("fast", "hmac"):
                raise UnknownName("kind of dice", header.dice, ("fast", "hmac"))
        except UnknownName as error:
            raise JournalError(str(error), source=source) from error
        entries = _read_entries(lines, body, source, salvage)
        journal = cls(game, header, _dice_of(header, entries, source))
        for line, entry in entries:
            try:
                journal.play(entry.text)
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
        return journal


def _dice_of(header: Header, entries: list[tuple[int, Entry]], source: str) -> Dice:
    """The dice of the seed, or those written down while the seed is still secret."""
    if not header.seed:
        return ScriptedDice([face for _line, entry in entries for face in entry.dice])
    try:
        return (
            FastDice(int(header.seed))
            if header.dice == "fast"
            else HmacDice(bytes.fromhex(header.seed))
        )
    except ValueError:
        raise JournalError("the seed is not a number in the right form.", None, source) from None


def _read_header(lines: list[str], source: str) -> tuple[Header, int]:
    if lines[0].strip() != FIRST_LINE:
        raise JournalError(f"a journal begins with '{FIRST_LINE}'.", 1, source)
    found: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(":")
        if not colon or name not in (*HEADER, *MORE):
            raise JournalError(
                f"'{lines[number]}' does not belong in a header.", number + 1, source
            )
        found[name] = value.strip()
        number += 1
    missing = [name for name in HEADER if name not in found]
    if missing:
        raise JournalError(f"the header lacks: {', '.join(missing)}.", number, source)
    if not found["engine"].isdecimal():
        raise JournalError("the engine version is not a number.", None, source)
    header = Header(
        game=found["game"],
        edition=found["edition"],
        scenario=found["scenario"],
        options=tuple(found["options"].split()),
        engine=int(found["engine"]),
        data=found["data"],
        dice=found["dice"],
        commitment=found["commitment"],
        seed=found.get("seed", ""),
        players=_read_players(found.get("players", ""), source),
    )
    return header, number


def _read_players(text: str, source: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if any(not equals for _name, equals, _value in pairs):
        raise JournalError("the line of players is not 'seat=player …'.", None, source)
    return {name: value for name, _equals, value in pairs}


def _read_entries(
    lines: list[str], body: int, source: str, salvage: bool
) -> list[tuple[int, Entry]]:
    entries: list[tuple[int, Entry]] = []
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line.strip():
            continue
        try:
            entries.append((number, _read_entry(line, len(entries) + 1)))
        except ValueError as error:
            if salvage:
                return entries
            raise JournalError(str(error), number, source) from None
    return entries


def _read_entry(line: str, expected: int) -> Entry:
    parts = [part.strip() for part in line.split("|")]
    head = parts[0].split()
    if len(parts) not in (2, 3) or len(head) != 2 or not head[0].isdecimal():
        raise ValueError(f"'{line}' is not of the form 'number seat | action | dice'.")
    if int(head[0]) != expected:
        raise ValueError(f"action {head[0]} stands where action {expected} should.")
    faces = parts[2].split() if len(parts) == 3 else []
    if not all(face.isdecimal() for face in faces):
        raise ValueError(f"'{parts[2]}' are not dice.")
    return Entry(head[1], parts[1], tuple(map(int, faces)))
