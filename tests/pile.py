"""The smallest game with secrets: two seats draw from one pile, in two editions of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from grognard.kernel.action import Action
from grognard.kernel.arrays import Codes, cells
from grognard.kernel.cards import Cards
from grognard.kernel.dice import EVERYONE, Dice
from grognard.kernel.event import EventKind, Field
from grognard.kernel.game import Game
from grognard.kernel.option import Outcome
from grognard.kernel.reason import Reason
from grognard.kernel.state import KERNEL_CELLS, OUTCOME, VERB, Note, State

COUNT = 300  # cards: more than a byte can decide
TURN = KERNEL_CELLS
MARKS = TURN + 1
CARDS = Cards(COUNT, MARKS + 1, MARKS + 1 + COUNT)
SEATS = ("red", "blue")
PILE, HANDS, DISCARDS = 0, 1, 3
DRAW, MARK, ROLL, PASS, END = 1, 2, 3, 4, 5
WORDS = {DRAW: "draw", MARK: "mark", ROLL: "roll", PASS: "pass", END: "end"}
DREW, DREW_CARD, MARKED, ROLLED = 1, 2, 3, 4
MOST_MARKS = 3
SEAT = Field("seat", "seat")


class Table(State):
    """A pile, two hands, and marks that can be undone."""

    def clone(self, dice: Dice | None = None) -> Table:
        return Table(self.game, self.copy_cells(), dice or self.dice.clone())

    def legal_codes(self, out: Codes) -> None:
        for verb in WORDS:
            if self.refusal(verb * VERB) == 0:
                out.add(verb * VERB)

    def refusal(self, code: int) -> int:
        return 1 if code == MARK * VERB and self.c[MARKS] == MOST_MARKS else 0

    def play(self, code: int) -> None:
        verb, seat = code // VERB, self.seat_index
        if verb == DRAW:
            card = CARDS.draw(self, PILE, HANDS + seat, 1 << seat)
            self.note(DREW, seat, card, 0, 0, 1 << seat)
            self.tell(1 << seat, DREW_CARD, card, 0, 0, 0)
        elif verb == MARK:
            self.c[MARKS] += 1
            self.note(MARKED, int(self.c[MARKS]), 0, 0, 0, EVERYONE)
        elif verb == ROLL:
            self.note(ROLLED, self.dice.d6(), 0, 0, 0, EVERYONE)
        elif verb == END:
            self.c[OUTCOME] = 1
        else:
            self.pop()
            self.push(0, 1 - seat, 0, 0)
            self.c[TURN] += 1


class Pile(Game):
    """The game of the pile."""

    key = "pile"
    title = "The pile"
    editions = ("old", "new")
    engine_version = 1
    options = ()
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

    def seats(self, options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        return SEATS

    def seats_of(self, state: State) -> tuple[str, ...]:
        return SEATS

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice) -> State:
        state = Table(self, cells(CARDS.know + COUNT), dice)
        state.push(0, 0, 0, 0)
        return state

    def step_key(self, state: State) -> str:
        return "play"

    def step_rule(self, state: State) -> str:
        return "1.0"

    def outcome(self, state: State) -> Outcome:
        return Outcome(("red",), "1.5", "end")

    def action(self, state: State, code: int) -> Action:
        return Action(code, WORDS[code // VERB], "1.0")

    def wording(self, state: State) -> tuple[int | str, ...]:
        return ()

    def codes(self) -> list[int]:
        return [verb * VERB for verb in WORDS]

    def read(self, state: State, text: str) -> int | Reason:
        found = [verb for verb, word in WORDS.items() if word == text]
        return found[0] * VERB if found else Reason("", "unknown-verb", {"word": text}, "what?")

    def reason(self, state: State, code: int, refusal: int) -> Reason:
        return Reason("1.3", "too-many", {}, "three marks at most")

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
