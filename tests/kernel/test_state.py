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
    KERNEL_CELLS,
    OUTCOME,
    STACK,
    State,
)


class Chairs:
    """A game with two seats and nothing else."""

    def seats_of(self, _state: State) -> tuple[str, ...]:
        """Two of them."""
        return ("first", "second")

    def step_key(self, state: State) -> str:
        """The number of the step on top."""
        return f"step-{state.c[state.top()]}"


def empty(dice: Dice | None = None) -> State:
    """A state with nothing in it."""
    return State(Chairs(), cells(KERNEL_CELLS), dice or FastDice(1))  # type: ignore[arg-type]


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
    state = empty()
    for call in (
        lambda: state.legal_codes(Codes()),
        lambda: state.refusal(0),
        lambda: state.play(0),
        lambda: state.clone(),
    ):
        with pytest.raises(NotImplementedError):
            call()


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
    array = cells_of([1, 255, 3])
    copy = copy_of(array)
    copy[0] = 9
    assert [int(x) for x in array] == [1, 255, 3]
    assert [int(x) for x in lookup_of([1 << 40, -1])] == [1 << 40, -1]
    assert [int(x) for x in cells(3)] == [0, 0, 0]
