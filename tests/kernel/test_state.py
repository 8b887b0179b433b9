"""The stack of steps, the log, and the list of codes."""

from __future__ import annotations

import pytest

from grognard.kernel.arrays import Codes, cells, cells_of, copy_of, lookup_of
from grognard.kernel.dice import Dice, FastDice
from grognard.kernel.event import EACH_FIELD
from grognard.kernel.state import (
    DEPTH,
    EVERYONE,
    FRAME,
    FRAMES,
    GAME_OVER,
    KERNEL_CELLS,
    NO_SUCH,
    OK,
    OUTCOME,
    STACK,
    VERB,
    A,
    State,
)
from grognard.kernel.step import Automatic, Step
from grognard.kernel.verbs import Notation, Operand, Verb


class Chairs:
    """A game with two seats and nothing else."""

    notation = Notation([Verb(1, "say", "1.1", Operand("number", "number", ("0", "1", "2")))])

    def seats_of(self, _state: State) -> tuple[str, ...]:
        """Two of them."""
        return ("first", "second")

    def step_key(self, state: State) -> str:
        """The number of the step on top."""
        return f"step-{state.c[state.top()]}"


class Counting(Step):
    """Asks for a number from 0 to 2; there is nothing to ask when its argument is 0."""

    def skip(self, s: State) -> bool:
        """At 0."""
        return s.argument(0) == 0

    def legal(self, s: State, out: Codes) -> None:
        """Not more than there is."""
        for number in range(min(3, s.argument(0) + 1)):
            out.add(SAY * VERB + number * A)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """Too many."""
        return 10 if a > s.argument(0) else 0

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Takes it away."""
        s.set_argument(0, s.argument(0) - a)


class Calling(Automatic):
    """Asks the first seat as often as its argument says, again and again below zero."""

    def run(self, s: State) -> None:
        """One question more."""
        left = s.argument(0)
        if left == 0:
            s.c[OUTCOME] = 1
            return
        s.set_argument(0, max(left - 1, -5))
        s.push(COUNT, 0, left if left > 0 else 0, 0)


SAY, COUNT, CALL = 1, 1, 2
STEPS: list[Step] = [Step(""), Counting("count", "1.0", (SAY,)), Calling("call")]


def empty(dice: Dice | None = None) -> State:
    """A state with nothing in it."""
    return State(Chairs(), STEPS, Chairs.notation, cells(KERNEL_CELLS), dice or FastDice(1))


def test_the_step_on_top_is_the_question() -> None:
    """Its kind, its seat and its arguments lie where the frame says."""
    state = empty()
    state.push(3, 1, 7, 9)
    assert [int(x) for x in state.c[STACK : STACK + FRAME]] == [3, 1, 7, 9]
    assert (state.seat, state.seat_index, state.step) == ("second", 1, "step-3")


def test_a_reaction_is_answered_first() -> None:
    """What lies below goes on when the step on top is taken away."""
    state = empty()
    state.push(1, 0, 0, 0)
    state.push(2, 1, 0, 0)
    assert (state.seat, state.step) == ("second", "step-2")
    state.pop()
    assert (state.seat, state.step) == ("first", "step-1")
    assert state.c[DEPTH] == 1


def test_the_stack_says_when_it_is_full() -> None:
    """It never writes into the cells of the game, and keeps what it has."""
    state = empty()
    for kind in range(FRAMES):
        state.push(kind, 0, 0, 0)
    before = [int(x) for x in state.c]
    with pytest.raises(RuntimeError, match="full"):
        state.push(99, 1, 1, 1)
    assert [int(x) for x in state.c] == before
    assert state.step == f"step-{FRAMES - 1}"


def test_an_empty_stack_cannot_be_popped() -> None:
    """A missing step is an error of the rules, to be heard of at once."""
    state = empty()
    with pytest.raises(RuntimeError, match="empty"):
        state.pop()
    assert state.c[DEPTH] == 0


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """Whatever is left on the stack."""
    state = empty()
    state.push(1, 0, 0, 0)
    state.c[OUTCOME] = 1
    assert state.over
    assert (state.seat, state.seat_index, state.step) == (None, -1, None)
    assert state.codes() == []


def test_nobody_is_asked_when_nothing_is_on_the_stack() -> None:
    """A state being built has no seat yet."""
    assert (empty().seat, empty().seat_index) == (None, -1)


def test_notes_are_kept_only_for_a_listener() -> None:
    """Simulation does not pay for events."""
    state = empty()
    state.note(1, 2, 3, 4, 5, EVERYONE)
    assert state.log is None
    state.log = []
    state.note(1, 2, 3, 4, 5, EVERYONE)
    state.tell(2, 1, 2, 3, 4, 5, 1, know_c=2)
    masks = EACH_FIELD | 1 | EVERYONE << 8 | 2 << 16 | EVERYONE << 24
    assert state.log == [(1, 2, 3, 4, 5, EVERYONE, EVERYONE), (1, 2, 3, 4, 5, 2, masks)]


def test_states_are_compared_by_their_cells() -> None:
    """The dice apart."""
    one, other = empty(FastDice(1)), empty(FastDice(2))
    assert one.same_as(other)
    other.c[OUTCOME] = 1
    assert not one.same_as(other)


def test_copied_cells_are_independent() -> None:
    """A write to the copy is not seen in the state."""
    state = empty()
    copy = state.copy_cells()
    copy[OUTCOME] = 1
    assert not state.over


def test_what_a_game_must_write() -> None:
    """The kernel knows no rules."""
    state, step = empty(), Step("bare")
    for call in (
        lambda: step.legal(state, Codes()),
        lambda: step.refusal(state, 1, 0, 0),
        lambda: step.play(state, 1, 0, 0),
        lambda: step.run(state),
        lambda: state.clone(),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert (step.skip(state), step.about(state)) == (False, {})


def test_the_step_on_top_answers_for_the_state() -> None:
    """What it allows, what it objects to; numbers that name nothing do not reach it."""
    state = empty()
    state.push(COUNT, 0, 1, 0)
    assert state.codes() == [SAY * VERB, SAY * VERB + A]
    assert state.refusal(SAY * VERB + A) == OK
    assert state.refusal(SAY * VERB + 2 * A) == 10
    for code in (SAY * VERB + 3 * A, SAY * VERB + 1, 2 * VERB, 0, -1, 200 * VERB, 1 << 90):
        assert state.refusal(code) == NO_SUCH
    state.c[OUTCOME] = 1
    assert state.refusal(SAY * VERB) == GAME_OVER


def test_frames_that_ask_nobody_run_until_somebody_is_asked() -> None:
    """A question with nothing to ask is taken away; an ending clears the stack."""
    state = empty()
    state.push(CALL, 0, 2, 0)
    state.resume()
    assert (state.asked(), state.argument(0), state.c[DEPTH]) == (0, 2, 2)
    state.play(SAY * VERB + 2 * A)
    assert state.argument(0) == 1
    state.play(SAY * VERB + A)
    assert state.over
    assert state.c[DEPTH] == 0


def test_rules_that_go_in_circles_are_heard_of() -> None:
    """They fail at once and name the step; so does a stack that has run empty."""
    state = empty()
    state.push(CALL, 0, -1, 0)
    with pytest.raises(RuntimeError, match="circles at the step c"):
        state.resume()
    with pytest.raises(RuntimeError, match="empty"):
        empty().resume()


def test_frames_can_be_dropped_down_to_a_kind() -> None:
    """What was to come in between is forgotten."""
    state = empty()
    for kind in (CALL, COUNT, COUNT):
        state.push(kind, 0, 1, 0)
    state.drop_to(CALL)
    assert state.c[DEPTH] == 1
    with pytest.raises(RuntimeError, match="empty"):
        state.drop_to(COUNT)


# What the interpreter raises, and what compiled code does.
TOO_GREAT = (OverflowError, ValueError)


@pytest.mark.parametrize("number", [32768, -32769, 1 << 40])
def test_a_number_too_great_for_a_cell_is_refused(number: int) -> None:
    """Alike compiled and plain, wherever it comes from; and nothing is written."""
    state = empty()
    with pytest.raises(TOO_GREAT):
        state.c[OUTCOME] = number
    with pytest.raises(TOO_GREAT):
        state.push(1, 0, number, 0)
    with pytest.raises(TOO_GREAT):
        cells_of([0, number])
    assert (state.c[OUTCOME], state.c[DEPTH]) == (0, 0)
    state.c[OUTCOME] = -32768
    state.push(1, 0, 32767, -1)
    assert (int(state.c[OUTCOME]), state.argument(0), state.argument(1)) == (-32768, 32767, -1)


def test_codes_can_be_filled_again() -> None:
    """Clearing forgets the codes, not the room for them."""
    codes = Codes()
    codes.add(5)
    codes.add(7)
    assert codes.to_list() == [5, 7]
    codes.clear()
    codes.add(9)
    assert (codes.to_list(), codes.count) == ([9], 1)


def test_any_number_of_codes_finds_room() -> None:
    """They are never silently lost, one by one or many at once."""
    codes = Codes()
    for code in range(1000):
        codes.add(code)
    codes.add_each(1000, list(range(5000)))
    codes.add(6000)
    assert codes.to_list() == list(range(6001))
    codes.clear()
    codes.add_each(0, list(range(6001)))
    assert codes.to_list() == list(range(6001))


def test_arrays_are_what_they_are_made_of() -> None:
    """Cells and tables, and a copy that is a copy."""
    array = cells_of([1, -255, 3])
    copy = copy_of(array)
    copy[0] = 9
    assert [int(x) for x in array] == [1, -255, 3]
    assert [int(x) for x in lookup_of([1 << 40, -1])] == [1 << 40, -1]
    assert [int(x) for x in cells(3)] == [0, 0, 0]
