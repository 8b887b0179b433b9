"""The smallest game with secrets: two seats draw from one pile, in two editions of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from grognard.kernel.arrays import Codes, cells
from grognard.kernel.cards import Cards
from grognard.kernel.dice import EVERYONE, Dice
from grognard.kernel.event import Event, EventKind, Field
from grognard.kernel.game import Game
from grognard.kernel.option import Outcome
from grognard.kernel.reason import Reason
from grognard.kernel.state import KERNEL_CELLS, OK, OUTCOME, VERB, Note, State
from grognard.kernel.step import Step
from grognard.kernel.verbs import Notation, Verb

COUNT = 300  # cards: more than a byte can decide
TURN = KERNEL_CELLS
MARKS = TURN + 1
CARDS = Cards(COUNT, MARKS + 1, MARKS + 1 + COUNT)
SEATS = ("red", "blue")
PILE, HANDS, DISCARDS = 0, 1, 3
DRAW, MARK, ROLL, PASS, END = 1, 2, 3, 4, 5
WORDS = {DRAW: "draw", MARK: "mark", ROLL: "roll", PASS: "pass", END: "end"}
DREW, DREW_CARD, MARKED, ROLLED = 1, 2, 3, 4
RULES = MappingProxyType({MARK: ("1.3", "2.1 C")})
MOST_MARKS = 3
TOO_MANY = 10
SEAT = Field("seat", "seat")


class Table(State):
    """A pile, two hands, and marks that can be undone."""

    def clone(self, dice: Dice | None = None) -> Table:
        return Table(
            self.game, self.steps, self.notation, self.copy_cells(), dice or self.dice.clone()
        )


class Playing(Step):
    """The only question."""

    def legal(self, s: State, out: Codes) -> None:
        for verb in WORDS:
            if self.refusal(s, verb, 0, 0) == OK:
                out.add(verb * VERB)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        return TOO_MANY if verb == MARK and s.c[MARKS] == MOST_MARKS else OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        seat = s.asked()
        if verb == DRAW:
            card = CARDS.draw(s, PILE, HANDS + seat, 1 << seat)
            s.note(DREW, seat, card, 0, 0, 1 << seat)
            s.tell(1 << seat, DREW_CARD, card, 0, 0, 0)
        elif verb == MARK:
            s.c[MARKS] += 1
            s.note(MARKED, int(s.c[MARKS]), 0, 0, 0, EVERYONE)
        elif verb == ROLL:
            s.note(ROLLED, s.dice.d6(), 0, 0, 0, EVERYONE)
        elif verb == END:
            s.c[OUTCOME] = 1
        else:
            s.pop()
            s.push(0, 1 - seat, 0, 0)
            s.c[TURN] += 1


class Pile(Game):
    """The game of the pile."""

    key = "pile"
    title = "The pile"
    editions = ("old", "new")
    engine_version = 1
    options = ()
    refusals = MappingProxyType({TOO_MANY: ("too-many", ("1.3", "2.3 B"))})
    package = "grognard.games.waterloo"
    data_version = "0"
    scenarios = ("only",)
    event_kinds = MappingProxyType(
        {
            DREW: EventKind(
                "drew", ("1.1", "2.1 A"), (Field("seat", "seat"), Field("card", "card", True))
            ),
            DREW_CARD: EventKind("drew-card", "1.2", (Field("card", "card"),)),
            MARKED: EventKind("marked", "1.3", (Field("number", "number"),)),
            ROLLED: EventKind("rolled", "1.4", (Field("dice", "dice"),)),
        }
    )

    def __init__(self) -> None:
        self.notation = Notation([Verb(n, word, RULES.get(n, "")) for n, word in WORDS.items()])

    def seats(self, options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        return SEATS

    def seats_of(self, state: State) -> tuple[str, ...]:
        return SEATS

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        steps: list[Step] = [Playing("play", ("1.0", "2.0"), tuple(WORDS))]
        state = Table(self, steps, self.notation, cells(CARDS.know + COUNT), dice)
        state.set_edition(edition)
        state.push(0, 0, 0, 0)
        return state

    def outcome(self, state: State) -> Outcome:
        return Outcome(("red",), "1.5", "end")

    def say(self, thing: Event | Reason, language: str = "en") -> str:
        return f"{thing.key}!"

    def keys(self, what: str) -> Sequence[str]:
        return SEATS if what == "seat" else [f"card-{number}" for number in range(COUNT)]

    def side_of_piece(self, piece: int) -> str:
        raise NotImplementedError

    def name_of(self, what: str, key: str, language: str) -> str:
        return key.upper()

    def turn_number(self, state: State) -> int:
        return int(state.c[TURN])

    def reveals(self, note: Note) -> bool:
        return False

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        own = [] if seat is None else CARDS.listed(state, HANDS + SEATS.index(seat))
        return {"hand": [f"card-{n}" for n in own], "step": {"key": "play"}, "turn": None}

    def words(self, params: Mapping[str, Any], language: str) -> dict[str, Any]:
        return dict(params)

    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        return state.clone(dice)

    planner = narrator = odds = clash = pieces = places = turn_label = None  # type: ignore[assignment]
