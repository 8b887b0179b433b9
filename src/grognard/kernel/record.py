"""What a journal consists of, and how it is written: a header, entries, and an ending."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.kernel.dice import EVERYONE, Draw
from grognard.kernel.game import may_know

FIRST_LINE = "grognard journal 1"
HEADER = ("game", "edition", "scenario", "options", "engine", "data", "dice", "commitment")
MORE = ("seed", "opening", "players", "given", "copy")
EVERYTHING = "*"  # for nobody's eyes in particular: nothing is left out
ONLOOKER = "onlooker"
UNTOLD = "-"  # another seat's action in a copy for a seat
UNSEEN = "?"  # in a copy for a seat: one or more numbers that it may not know
BACK = "back"  # no action of any game: the game goes back to where it stood after an action
CLOSING = "# ended:"
LONGEST_NUMBER = 9  # digits
ENDINGS = {"resigned": True, "time": True, "draw": False, "aborted": False}  # is it some seat's?


class JournalError(Exception):
    """A journal that cannot be used; the message says where and why."""

    def __init__(self, message: str, line: int | None = None, source: str = "") -> None:
        where = f"{source}:{line}: " if source and line else f"line {line}: " if line else ""
        super().__init__(where + message)
        self.line = line


@dataclass(slots=True)
class Entry:
    """One action: who, what, the dice it drew, whether undo may pass it, and who may know the dice.

    `masks` has the sides for each of the dice; it is empty where all lay on the table.
    """

    seat: str
    text: str
    dice: tuple[int, ...] = ()
    final: bool = False
    masks: tuple[int, ...] = ()

    @classmethod
    def drawing(cls, seat: str, text: str, draws: Sequence[Draw], final: bool) -> Entry:
        """An action with what it drew."""
        dice = tuple([value + 1 for value, _mask in draws])
        masks = tuple([mask for _value, mask in draws])
        return cls(seat, text, dice, final, masks if any(m != EVERYONE for m in masks) else ())

    def dice_known(self, side: int | None) -> tuple[int, ...]:
        """The dice that a side (None: an onlooker) may know, without a trace of the others."""
        if not self.masks:
            return self.dice
        pairs = zip(self.dice, self.masks, strict=True)
        return tuple([face for face, mask in pairs if may_know(mask, side)])

    def dice_text(self) -> str:
        """The dice as they are written: a secret draw is `face~mask`."""
        if not self.masks:
            return " ".join(map(str, self.dice))
        return " ".join(map(_face_text, self.dice, self.masks))

    @property
    def back(self) -> int | None:
        """The number of the action that the game went back to; None if this is an action."""
        if not self.text.startswith(BACK):
            return None
        word, _space, number = self.text.partition(" ")
        return int(number) if word == BACK and is_number(number) else None


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended otherwise than by the rules: what happened, and to which seat."""

    kind: str
    seat: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.seat}".rstrip()

    @classmethod
    def read(cls, text: str, seats: Sequence[str]) -> Ended:
        """The opposite of `str`; raises ValueError."""
        kind, _space, seat = text.strip().partition(" ")
        if kind not in ENDINGS or (seat in seats) != ENDINGS[kind] or (seat and not ENDINGS[kind]):
            raise ValueError(f"'{text.strip()}' is no way to end this game.")
        return cls(kind, seat)


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
    given: int = 0  # so many actions have the dice written for them; the seed begins after them
    opening: str = ""  # what was drawn while the game was set up, as dice are written

    @property
    def opened(self) -> Entry:
        """What was drawn while the game was set up; raises ValueError."""
        dice, masks = read_dice(self.opening)
        return Entry("", "", dice, True, masks)


def line_of(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the actions that count: without what was taken back."""
    return CountedLine().upto(entries, len(entries))


class CountedLine:
    """The numbers of the actions that count, kept while entries are added."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.read = 0  # entries

    def upto(self, entries: Sequence[Entry], count: int) -> list[int]:
        """Those among the first entries; what was read before is not read again."""
        if count < self.read:
            self.numbers, self.read = [], 0
        for number in range(self.read + 1, count + 1):
            back = entries[number - 1].back
            if back is None:
                self.numbers.append(number)
            else:
                del self.numbers[bisect_right(self.numbers, back) :]
        self.read = count
        return self.numbers

    def holds(self, number: int) -> bool:
        """Whether an action counts; the beginning always does."""
        place = bisect_left(self.numbers, number)
        return number == 0 or self.numbers[place : place + 1] == [number]


@dataclass(frozen=True, slots=True)
class Verified:
    """What a verification compared: dice rolled again from the seed, and dice taken as written."""

    rolled: int
    taken: int


def header_lines(h: Header, seed: bool, opening: str, copy: str) -> list[str]:
    """A header as it is written, with the empty line after it; `copy` for whom it is a copy."""
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
    if seed:
        lines.append(f"seed: {h.seed}")
    if opening:
        lines.append(f"opening: {opening}")
    if h.given:
        lines.append(f"given: {h.given}")
    if h.players:
        lines.append("players: " + " ".join(f"{k}={v}" for k, v in h.players.items()))
    if copy:
        lines.append(f"copy: {copy}")
    return [*lines, ""]


def _face_text(face: int, mask: int) -> str:
    return str(face) if mask == EVERYONE else f"{face}~{mask}"


def may_read(entry: Entry, seat: str | None) -> bool:
    return entry.seat == seat or entry.back is not None


def dice_seen(entry: Entry, side: int | None) -> str:
    """The dice in a copy for a side: one mark for whatever it may not know, however many."""
    seen: list[str] = []
    for face, mask in zip(entry.dice, entry.masks or [EVERYONE] * len(entry.dice), strict=True):
        known = may_know(mask, side)
        if known or seen[-1:] != [UNSEEN]:
            seen.append(str(face) if known else UNSEEN)
    return " ".join(seen)


def read_dice(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Dice and masks as they are written; raises ValueError."""
    words = [word.partition("~") for word in text.split()]
    for face, secret, mask in words:
        if not is_number(face) or (secret and not (is_number(mask) and int(mask) < EVERYONE)):
            raise ValueError(f"'{text}' are not dice.")
    faces = tuple([int(face) for face, _secret, _mask in words])
    masks = tuple([int(mask) if secret else EVERYONE for _face, secret, mask in words])
    return faces, masks if any(secret for _face, secret, _mask in words) else ()


def read_header(lines: list[str], source: str) -> tuple[Header, int]:
    """The header and the number of its lines; raises JournalError."""
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
    if "copy" in found:
        raise JournalError(
            "this copy leaves out secret draws and the others' actions; it can be replayed once "
            "the game is over.",
            None,
            source,
        )
    missing = [name for name in HEADER if name not in found]
    if missing:
        raise JournalError(f"the header lacks: {', '.join(missing)}.", number, source)
    for name, what in (("engine", "engine version"), ("given", "number of given actions")):
        if not is_number(found.get(name, "0")):
            raise JournalError(f"the {what} is not a number.", None, source)
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
        given=int(found.get("given", "0")),
        opening=_read_opening(found.get("opening", ""), source),
    )
    return header, number


def _read_opening(text: str, source: str) -> str:
    try:
        read_dice(text)
    except ValueError as error:
        raise JournalError(str(error), None, source) from None
    return text


def _read_players(text: str, source: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if any(not equals for _name, equals, _value in pairs):
        raise JournalError("the line of players is not 'seat=player …'.", None, source)
    return {name: value for name, _equals, value in pairs}


def read_closing(lines: list[str]) -> tuple[int, str] | None:
    """Takes the closing line off, if there is one: its number, and how the game ended."""
    last = len(lines)
    while last and not lines[last - 1].strip():
        last -= 1
    if not last or not lines[last - 1].startswith(CLOSING):
        return None
    return last, lines.pop(last - 1).removeprefix(CLOSING)


def read_entries(
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
    dice, masks = read_dice(parts[2] if len(parts) == 3 else "")
    return Entry(head[1], parts[1], dice, masks=masks)


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= LONGEST_NUMBER
