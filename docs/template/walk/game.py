"""One piece walks over three places; whoever's turn it is moves it or leaves it. Five turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.kernel.arrays import Codes, cells
from grognard.kernel.dice import Dice
from grognard.kernel.event import EventKind, Field
from grognard.kernel.game import Game
from grognard.kernel.looks import Kind, PieceInfo, PlaceInfo, Side
from grognard.kernel.option import Option, Outcome
from grognard.kernel.state import EVERYONE, KERNEL_CELLS, OUTCOME, VERB, A, State
from grognard.kernel.step import Automatic, Step
from grognard.kernel.verbs import Notation, Operand, Verb

SEATS: Final = ("white", "black")
PLACES: Final = ("hill", "ford", "mill")
LAST_TURN: Final = 5

# Where each thing lies in the cells of a state, above the kernel's own.
AT: Final = KERNEL_CELLS  # the place of the walker
TURN: Final = AT + 1
CELLS: Final = TURN + 1

# Kinds of step, verbs, objections, events: small integers.
MOVE: Final = 0
NEXT: Final = 1
GO: Final = 1
STAY: Final = 2
SAME_PLACE: Final = 10
MOVED: Final = 1

REFUSALS: Final = {
    1: ("game-over", "3"),
    2: ("no-such", "1"),
    3: ("not-now", "2"),
    SAME_PLACE: ("same-place", "2.1"),
}
EVENTS: Final = {
    MOVED: EventKind("moved", "2", (Field("from", "place"), Field("to", "place"))),
}


class Moving(Step):
    """2: go to another place, or stay."""

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question: those that nothing speaks against."""
        out.add(STAY * VERB)
        for place in range(len(PLACES)):
            if self.refusal(s, GO, place, 0) == 0:
                out.add(GO * VERB + place * A)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """2.1: where the walker is already it cannot go."""
        return SAME_PLACE if verb == GO and s.c[AT] == a else 0

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action that has been found legal."""
        if verb == GO:
            s.note(MOVED, int(s.c[AT]), a, 0, 0, EVERYONE)
            s.c[AT] = a
        s.pop()


class NextTurn(Automatic):
    """3: turns go on; the walker belongs to white at the hill, otherwise to black."""

    def run(self, s: State) -> None:
        """Asks the next seat, or ends the game."""
        turn = int(s.c[TURN]) + 1
        if turn > LAST_TURN:
            s.c[OUTCOME] = 1 if s.c[AT] == 0 else 2
            return
        s.c[TURN] = turn
        s.push(MOVE, turn % 2, 0, 0)


class Road(State):
    """The state of a walk."""

    def clone(self, dice: Dice | None = None) -> Road:
        """An independent copy."""
        own = self.dice.clone() if dice is None else dice
        return Road(self.game, self.steps, self.notation, self.copy_cells(), own)


class Walk(Game):
    """The game as users meet it."""

    key = "walk"
    title = "A walk"
    editions: tuple[str, ...] = ("first",)
    engine_version = 1
    options: tuple[Option, ...] = ()
    refusals: Mapping[int, tuple[str, str]] = REFUSALS
    package = "walk"
    event_kinds = EVENTS
    sides: tuple[Side, ...] = (Side("walkers", 0, "#6b4f9a", "#ffffff", "plain", "●"),)
    kinds: tuple[Kind, ...] = (Kind("walker", "★"),)

    def __init__(self) -> None:
        place = Operand("place", "place", PLACES)
        self.notation = Notation([Verb(GO, "go", "2", place), Verb(STAY, "stay", "2")])
        self.steps: list[Step] = [Moving("move", "2", (GO, STAY)), NextTurn("next")]

    @property
    def data_version(self) -> str:
        """Changes when the data do."""
        return "1"

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios, the usual one first."""
        return ("morning",)

    def seats(self, _options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """White and black."""
        return SEATS

    def new_state(
        self, _scenario: str, _options: frozenset[str], dice: Dice, edition: str
    ) -> State:
        """The state at the first question."""
        s = Road(self, self.steps, self.notation, cells(CELLS), dice)
        s.set_edition(edition)
        s.push(NEXT, 0, 0, 0)
        s.resume()
        return s

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        white = int(state.c[OUTCOME]) == 1
        return Outcome(SEATS[:1] if white else SEATS[1:], "3", "white" if white else "black")

    def turn_number(self, state: State) -> int:
        """The number of the turn."""
        return int(state.c[TURN])

    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Every piece by its key."""
        name = self.texts(language).say("kind-walker")
        return {"walker": PieceInfo(name, name, "walkers", "walker", 1)}

    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Every place by its key."""
        say = self.texts(language).say
        others = {key: tuple(other for other in PLACES if other != key) for key in PLACES}
        return {key: PlaceInfo(say(f"place-{key}"), neighbours=others[key]) for key in PLACES}

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """What a seat may know: here, everything."""
        piece = {"side": "walkers", "key": "walker", "kind": "walker", "strength": 1}
        return {
            **self.frame(state, seat),
            "places": {PLACES[int(state.c[AT])]: {"pieces": [piece]}},
        }

    def redeal(self, state: State, _seat: str | None, dice: Dice) -> State:
        """The same state with what the seat cannot know dealt anew: here, nothing is hidden."""
        return state.clone(dice)
