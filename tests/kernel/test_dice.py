"""Dice: fair, quick and scripted; the same numbers for the same seed."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from typing import Any

import pytest

from grognard.kernel.dice import (
    EVERYONE,
    Dice,
    DiceRanOut,
    FastDice,
    HmacDice,
    ScriptedDice,
    commitment,
    mixed,
)

SEED = bytes(range(32))


def stream(seed: bytes) -> itertools.chain[int]:
    """The bytes of HMAC-SHA-256(seed, 0), HMAC-SHA-256(seed, 1) ..., counters of eight bytes."""
    return itertools.chain.from_iterable(
        hmac.new(seed, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in itertools.count()
    )


def by_hand(seed: bytes, sides: int, count: int) -> list[int]:
    """The numbers that anyone can draw who knows the seed."""
    fair = (byte for byte in stream(seed) if byte < 256 // sides * sides)
    return [byte % sides for byte in itertools.islice(fair, count)]


def chi_square(counts: list[int]) -> float:
    """How far counts are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 10, 55, 110, 200, 256])
def test_hmac_dice_can_be_rolled_again_by_hand(sides: int) -> None:
    """Anyone with the seed gets the same numbers, with nothing but HMAC."""
    dice = HmacDice(SEED)
    assert [dice.below(sides) for _ in range(300)] == by_hand(SEED, sides, 300)


def test_hmac_dice_of_different_sides_share_one_stream() -> None:
    """A byte is used once, whatever it is used for."""
    dice, raw = HmacDice(SEED), stream(SEED)
    for sides in (6, 200, 2, 6, 129, 6) * 40:
        byte = next(byte for byte in raw if byte < 256 // sides * sides)
        assert dice.below(sides) == byte % sides


def test_hmac_dice_skip_the_bytes_that_would_favour_low_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """256 is not a multiple of 6: bytes 252 to 255 are no dice."""

    class Digest:
        def digest(self) -> bytes:
            return bytes([255, 252, 251, 254, 0, 253, 6])

    monkeypatch.setattr(hmac, "new", lambda *_: Digest())
    dice = HmacDice(SEED)
    assert [dice.d6() for _ in range(3)] == [251 % 6 + 1, 1, 1]
    assert dice.drawn == 3


def test_hmac_dice_refuse_what_two_bytes_cannot_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better an error than an endless search for a fair byte."""
    calls = itertools.count()
    real = hmac.new

    def guarded(*args: Any) -> hmac.HMAC:
        assert next(calls) < 50, "the dice look for a byte that does not exist"
        return real(*args)

    monkeypatch.setattr(hmac, "new", guarded)
    with pytest.raises(ValueError, match="65537"):
        HmacDice(SEED).below(65_537)


def test_commitment_is_the_hash_of_the_seed() -> None:
    """What is published can be checked with sha256sum."""
    assert commitment(b"abc") == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    assert commitment(SEED) != commitment(SEED[::-1])


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_fast_dice_are_even(sides: int) -> None:
    """Chi-square within the 99.9 % bound, for a fixed seed."""
    dice, counts = FastDice(1815), [0] * sides
    for _ in range(30_000):
        counts[dice.below(sides)] += 1
    assert chi_square(counts) < {2: 10.83, 3: 13.82, 6: 20.52, 10: 27.88}[sides]


def test_fast_dice_do_not_remember() -> None:
    """Each pair of dice in a row is as likely as any other."""
    dice, counts = FastDice(1815), [0] * 36
    for _ in range(20_000):
        counts[dice.below(6) * 6 + dice.below(6)] += 1
    assert chi_square(counts) < 66.62


def test_neighbouring_seeds_are_unrelated() -> None:
    """The first die over seeds in a row is as even as the dice of one seed."""
    counts = [0] * 6
    for seed in range(12_000):
        counts[FastDice(seed).below(6)] += 1
    assert chi_square(counts) < 20.52
    assert len({mixed(seed) for seed in range(12_000)}) == 12_000
    assert all(0 < mixed(seed) < 1 << 32 for seed in (-1, 0, 1, 1 << 32, 1 << 64, (1 << 80) + 5))


def test_scripted_dice_show_what_is_called() -> None:
    """Faces as players say them; `below` counts from 0."""
    dice = ScriptedDice([1, 6, 3])
    assert (dice.d6(), dice.d6(), dice.below(10)) == (1, 6, 2)


def test_scripted_dice_run_out() -> None:
    """A test that rolls once too often hears of it."""
    dice = ScriptedDice([4])
    dice.d6()
    with pytest.raises(DiceRanOut, match="all 1 scripted dice"):
        dice.d6()
    assert dice.drawn == 1


@pytest.mark.parametrize("face", [0, 7, -1])
def test_scripted_dice_have_no_other_faces(face: int) -> None:
    """A die shows 1 to 6."""
    dice = ScriptedDice([face])
    with pytest.raises(ValueError, match=f"shows {face}"):
        dice.d6()
    assert dice.drawn == 0


def test_scripted_dice_keep_their_own_list() -> None:
    """The caller's list is neither used up nor watched."""
    faces = [2, 5]
    dice = ScriptedDice(faces)
    faces[1] = 6
    assert [dice.d6(), dice.d6()] == [2, 5]


@pytest.mark.parametrize(
    "dice",
    [HmacDice(SEED), FastDice(5), ScriptedDice([1, 2, 3, 4, 5, 6] * 9)],
    ids=["hmac", "fast", "scripted"],
)
def test_clones_go_their_own_way(dice: Dice) -> None:
    """A clone has the same future, and using it does not use up the original."""
    dice = dice.clone()
    for _ in range(11):
        dice.d6()
    twin, other = dice.clone(), dice.clone()
    future = [twin.d6() for _ in range(40)]
    assert [other.d6() for _ in range(40)] == future
    assert [dice.d6() for _ in range(40)] == future
    assert (dice.drawn, twin.drawn) == (51, 51)


def test_the_record_holds_what_was_drawn() -> None:
    """From 0, in order; a clone keeps none, so a planner's rolls are never written down."""
    dice = FastDice(5)
    dice.record = []
    drawn = [dice.below(6), dice.secret(10, 2), dice.d6() - 1]
    twin = dice.clone()
    twin.d6()
    assert dice.record == list(zip(drawn, [EVERYONE, 2, EVERYONE], strict=True))
    assert twin.record is None
