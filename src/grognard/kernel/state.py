"""The state of a game: one flat array, the dice, and a stack of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.arrays import Cells, Codes, cells_of, copy_of
from grognard.kernel.dice import EVERYONE as EVERYONE
from grognard.kernel.dice import Dice
from grognard.kernel.event import EACH_FIELD

if TYPE_CHECKING:
    from grognard.kernel.action import Action
    from grognard.kernel.event import Event
    from grognard.kernel.reason import Reason
    from grognard.kernel.step import Step
    from grognard.kernel.verbs import Notation

# The kernel's own cells, at the bottom of every state.
DEPTH: Final = 0
OUTCOME: Final = (
    1  # 0 while the game goes on, otherwise 1 + how it ended (the game's list of endings)
)
EDITION: Final = 2  # which of the game's editions is played
STACK: Final = 3
FRAME: Final = 4  # kind of step, seat, two arguments
FRAMES: Final = 32
KERNEL_CELLS: Final = STACK + FRAME * FRAMES

# An action is a verb and two operands in one integer: verb * VERB + a * A + b.
A: Final = 4096
VERB: Final = A * A

AUTOMATIC: Final = 10_000  # frames in a row that ask nobody; with more the rules go in circles

# The things that may be in the way of an action.
A_PIECE: Final = 0
A_PLACE: Final = 1
A_CARD: Final = 2

# What is wrong with an action whatever the game; each game has its own objections from 10 on.
OK: Final = 0
GAME_OVER: Final = 1
NO_SUCH: Final = 2  # no such verb, or it does not take such operands
NOT_NOW: Final = 3  # the step on top is not answered with this verb

# A kind of event, its four numbers, the sides that see it at all, and the sides that may know its
# hidden fields (EACH_FIELD: a mask for each of the four, a byte each).
Note = tuple[int, int, int, int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true at one moment of one game."""

    def __init__(
        self, game: Any, steps: list[Step], notation: Notation, cells: Cells, dice: Dice
    ) -> None:
        self.game: Any = game
        self.steps: list[Step] = steps  # by the kind of a frame
        self.notation: Notation = notation
        self.c: Cells = cells
        self.dice: Dice = dice
        self.log: list[Note] | None = None
        self.in_the_way: list[tuple[int, int]] | None = None  # filled only when somebody asks why

    # --- what each game writes -------------------------------------------------------------

    def clone(self, dice: Dice | None = None) -> State:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        raise NotImplementedError

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance to the seat to act, by rules of thumb."""
        return codes.codes[0]

    def set_cells(self, cells: Cells) -> None:
        """Goes to another moment of the game; what a game keeps beside its cells is forgotten.

        For compiled code; plain Python uses `restore` and `set_values`.
        """
        self.c = cells

    def restore(self, moment: Snapshot) -> None:
        """Goes to a moment that was kept."""
        self.set_cells(copy_of(moment.c))

    def set_values(self, values: list[int]) -> None:
        """Goes to the moment that has these values in its cells."""
        self.set_cells(cells_of(values))

    # --- the stack of steps ----------------------------------------------------------------

    def legal_codes(self, out: Codes) -> None:
        """Every action that the step on top allows."""
        self.top_step().legal(self, out)

    def refusal(self, code: int) -> int:
        """0, or the number of the rule's objection to this action."""
        if self.c[OUTCOME] != 0:
            return GAME_OVER
        verb = code // VERB
        a = code // A % A
        b = code % A
        if not self.notation.exists(verb, a, b):
            return NO_SUCH
        return self.top_step().refusal(self, verb, a, b)

    def play(self, code: int) -> None:
        """Carries out an action that has been found legal, and what follows from it."""
        number: i64 = code
        self.top_step().play(self, number // VERB, number // A % A, number % A)
        self.resume()

    def resume(self) -> None:
        """Carries on until somebody must be asked or the game is over."""
        c = self.c
        left: i64 = AUTOMATIC
        while c[OUTCOME] == 0:
            step = self.top_step()
            if step.asks:
                if not step.skip(self):
                    return
                self.pop()
            else:
                step.run(self)
            left -= 1
            if left == 0:
                raise RuntimeError(f"the rules go in circles at the step {step.key}")
        c[DEPTH] = 0

    def top_step(self) -> Step:
        """What the frame on top is."""
        depth: int = self.c[DEPTH]
        if depth == 0:
            raise RuntimeError("the stack of steps is empty")
        kind: int = self.c[STACK + FRAME * (depth - 1)]
        return self.steps[kind]

    def push(self, kind: int, seat: int, a: int, b: int) -> None:
        """Puts a step on top of the stack."""
        c = self.c
        depth: int = c[DEPTH]
        if depth >= FRAMES:
            raise RuntimeError("the stack of steps is full")
        top = STACK + FRAME * depth
        c[top] = kind
        c[top + 1] = seat
        c[top + 2] = a
        c[top + 3] = b
        c[DEPTH] = depth + 1

    def pop(self) -> None:
        """Takes the step on top away."""
        depth: int = self.c[DEPTH]
        if depth == 0:
            raise RuntimeError("the stack of steps is empty")
        self.c[DEPTH] = depth - 1

    def top(self) -> int:
        """Where the frame on top begins in the cells."""
        depth: int = self.c[DEPTH]
        return STACK + FRAME * (depth - 1)

    def asked(self) -> int:
        """The seat of the frame on top."""
        seat: int = self.c[self.top() + 1]
        return seat

    def argument(self, n: int) -> int:
        """The first (0) or second (1) argument of the frame on top."""
        value: int = self.c[self.top() + 2 + n]
        return value

    def set_argument(self, n: int, value: int) -> None:
        """Changes an argument of the frame on top."""
        self.c[self.top() + 2 + n] = value

    def drop_to(self, kind: int) -> None:
        """Takes frames away until one of this kind is on top."""
        while self.c[DEPTH] == 0 or self.c[self.top()] != kind:
            self.pop()

    def note(self, kind: int, a: int, b: int, c: int, d: int, know: int) -> None:
        """Tells everyone what happened; `know` masks the sides that may know the hidden fields."""
        if self.log is not None:
            self.log.append((kind, a, b, c, d, EVERYONE, know))

    def tell(
        self,
        audience: int,
        kind: int,
        a: int,
        b: int,
        c: int,
        d: int,
        know_a: int = EVERYONE,
        know_b: int = EVERYONE,
        know_c: int = EVERYONE,
        know_d: int = EVERYONE,
    ) -> None:
        """Tells some sides what happened, with a mask of its own for each field."""
        if self.log is not None:
            know = know_a | know_b << 8 | know_c << 16 | know_d << 24
            self.log.append((kind, a, b, c, d, audience, EACH_FIELD | know))

    def because(self, kind: int, number: int) -> None:
        """Tells whoever asks why an action is refused that this piece, place or card is in its way.

        Whether the seat may know it is seen to afterwards.
        """
        if self.in_the_way is not None:
            self.in_the_way.append((kind, number))

    # --- what people use -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.c[OUTCOME] != 0

    @property
    def edition_index(self) -> int:
        """The number of the edition that is played."""
        return int(self.c[EDITION])

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return str(self.game.editions[self.edition_index])

    def set_edition(self, edition: str) -> None:
        """Chooses the edition, before anything else happens."""
        self.c[EDITION] = self.game.editions.index(edition)

    @property
    def seat_index(self) -> int:
        """The number of the seat that is asked; -1 when the game is over."""
        if self.c[DEPTH] == 0 or self.c[OUTCOME] != 0:
            return -1
        return int(self.c[self.top() + 1])

    @property
    def seat(self) -> str | None:
        """The seat that is asked, or None when the game is over."""
        index = self.seat_index
        return None if index < 0 else str(self.game.seats_of(self)[index])

    @property
    def step(self) -> str | None:
        """The kind of question that is asked."""
        return None if self.over else str(self.game.step_key(self))

    @property
    def outcome(self) -> Any:
        """How the game ended, or None."""
        return self.game.outcome(self) if self.over else None

    def codes(self) -> list[int]:
        """The legal actions as integers."""
        out = Codes()
        if not self.over:
            self.legal_codes(out)
        return out.to_list()

    def legal(self) -> list[Action]:
        """The legal actions."""
        found: list[Action] = self.game.actions(self, self.codes())
        return found

    def why_not(self, action: Action | str | int) -> Reason | None:
        """Why this action is not allowed, or None if it is."""
        code, reason = self.game.understand(self, action)
        if reason is not None:
            found: Reason = reason
            return found
        refused: Reason | None = self.game.objection(self, code)
        return refused

    def apply(self, action: Action | str | int) -> list[Event]:
        """Carries out a legal action and returns what happened; raises Refused with a Reason."""
        events: list[Event] = self.game.apply(self, action)
        return events

    def view(self, seat: str | None) -> dict[str, Any]:
        """What this seat may know (None: an onlooker), as plain data."""
        seen: dict[str, Any] = self.game.view(self, seat)
        return seen

    def same_as(self, other: State) -> bool:
        """Whether both states are equal, dice apart."""
        return list(self.c) == list(other.c)

    def copy_cells(self) -> Cells:
        """An independent copy of the cells."""
        return copy_of(self.c)


class Snapshot:
    """One moment of a game, to come back to.

    Plain Python hands compiled code such an object, never an array: mypyc 2.4 does not release an
    array that the interpreter passes as an argument, so each would stay in memory for ever.
    """

    def __init__(self, state: State) -> None:
        self.c: Cells = copy_of(state.c)
