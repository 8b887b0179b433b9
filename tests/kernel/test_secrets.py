"""Who may know what: masks of events and of draws, in everything that is told or written."""

from __future__ import annotations

import hmac
import re
from types import MappingProxyType
from typing import Any

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import EVERYONE, HmacDice
from grognard.kernel.event import Event, EventKind, Field, Unknown
from grognard.kernel.journal import Entry, Journal, JournalError
from grognard.kernel.state import EACH_FIELD, State
from pile import CARDS, COUNT, HANDS, PILE, Pile

SEED = bytes(range(32))
PLAYED = ("draw", "mark", "pass", "roll", "draw", "pass", "mark")


@pytest.fixture
def pile(monkeypatch: pytest.MonkeyPatch) -> Pile:
    """The game, found by its name."""
    game = Pile()
    monkeypatch.setattr(registry, "game", lambda *_names: game)
    return game


@pytest.fixture
def journal(pile: Pile) -> Journal:
    """A game under way: red and blue have drawn a card each, red has marked something."""
    journal = Journal.begin(pile, seed=SEED)
    for action in PLAYED:
        journal.play(action)
    return journal


# --- events --------------------------------------------------------------------------------


class Masked(Pile):
    """Events with a piece, a place and numbers, hidden as the test wishes."""

    event_kinds = MappingProxyType(
        {
            1: EventKind(
                "masked",
                "1.0",
                (
                    Field("piece", "piece", hidden=True),
                    Field("number", "number", hidden=True),
                    Field("place", "place"),
                    Field("seat", "seat"),
                ),
            )
        }
    )

    def side_of_piece(self, piece: int) -> str:
        return ("reds", "blues")[piece % 2]


def told(know: int, audience: int = EVERYONE) -> Event:
    """An event about piece 3, number 7, place 2 and blue."""
    game = Masked()
    state = game.start()
    return game.event(state, (1, 3, 7, 2, 1, audience, know))


def packed(*masks: int) -> int:
    """A mask for each field."""
    return EACH_FIELD | sum(mask << 8 * n for n, mask in enumerate(masks))


FULL = {"piece": "card-3", "number": 7, "place": "card-2", "seat": "blue"}


def seen(event: Event, seat: str | None) -> dict[str, Any] | None:
    """The fields that a seat gets."""
    found = event.seen_by(seat)
    return None if found is None else dict(found.params)


def test_what_everyone_may_know_is_told_to_everyone() -> None:
    for seat in ("red", "blue", None):
        assert seen(told(EVERYONE), seat) == FULL


def test_one_mask_is_about_the_fields_declared_hidden() -> None:
    event = told(1)
    assert seen(event, "red") == FULL
    for seat in ("blue", None):
        assert seen(event, seat) == {"piece": Unknown("blues"), "place": "card-2", "seat": "blue"}


@pytest.mark.parametrize("place", range(4))
def test_each_field_has_its_own_mask(place: int) -> None:
    """Also one that is not declared hidden: who gives it a mask means it."""
    masks = [EVERYONE] * 4
    masks[place] = 2
    event, name = told(packed(*masks)), list(FULL)[place]
    assert seen(event, "blue") == FULL
    for seat in ("red", None):
        assert seen(event, seat) == {
            **{other: value for other, value in FULL.items() if other != name},
            **({"piece": Unknown("blues")} if name == "piece" else {}),
        }


def test_a_field_may_be_nobodys() -> None:
    assert "number" not in (seen(told(packed(EVERYONE, 0, EVERYONE, EVERYONE)), "red") or {})


def test_an_event_may_be_for_some_only() -> None:
    event = told(EVERYONE, audience=2)
    assert seen(event, "blue") == FULL
    assert seen(event, "red") is None
    assert seen(event, None) is None


def test_both_sides_are_not_everyone() -> None:
    """An onlooker is of no side."""
    assert seen(told(EVERYONE, audience=3), "red") == FULL
    assert seen(told(EVERYONE, audience=3), None) is None


def test_what_an_event_names_follows_from_its_kind() -> None:
    event = told(1)
    assert (event.pieces, event.places, event.cards) == (("card-3",), ("card-2",), ())
    blind = event.seen_by("blue")
    assert blind is not None
    assert (blind.pieces, blind.places) == ((), ("card-2",))
    assert blind.as_data()["piece"] == {"side": "blues"}


def test_a_hidden_field_has_a_word_of_its_own(pile: Pile) -> None:
    (drew, card) = pile.start(seed=1).apply("draw")
    blind = drew.seen_by("blue")
    assert blind is not None
    assert pile._event_words(blind, pile.texts())["card"] == "hidden"
    assert card.seen_by("blue") is None


# --- draws ---------------------------------------------------------------------------------


def test_a_draw_of_many_is_fair_and_small_dice_are_as_ever() -> None:
    """More than 256 sides take two bytes; up to 256 the same bytes as always."""
    dice = HmacDice(SEED)
    rolled = [dice.below(COUNT) for _ in range(3000)]
    assert min(rolled) >= 0
    assert max(rolled) < COUNT
    assert len(set(rolled)) > COUNT * 0.99
    assert abs(sum(rolled) / 3000 - (COUNT - 1) / 2) < 6
    byte = hmac.new(SEED, bytes(8), "sha256").digest()[0]
    assert [HmacDice(SEED).below(n) for n in (6, 256)] == [byte % 6, byte]


def test_a_drawn_card_is_known_to_its_owner(pile: Pile) -> None:
    state = pile.start(seed=1)
    state.apply("draw")
    (card,) = CARDS.listed(state, HANDS)
    assert state.c[CARDS.know + card] == 1
    assert CARDS.number(state, PILE) == COUNT - 1
    CARDS.shuffle(state, HANDS, PILE)
    assert CARDS.number(state, PILE) == COUNT
    assert state.c[CARDS.know + card] == 0


def test_an_empty_pile_gives_nothing(pile: Pile) -> None:
    state: State = pile.start(seed=1)
    drawn = state.dice.drawn
    assert CARDS.draw(state, 99, HANDS, 1) == -1
    assert state.dice.drawn == drawn


def test_the_journal_keeps_who_may_know_a_draw(journal: Journal) -> None:
    first, _mark, _pass, roll, second, *_rest = journal.entries
    assert (first.masks, roll.masks, second.masks) == ((0,), (), (0,))
    assert first.dice_known(0) == first.dice_known(1) == first.dice_known(None) == ()
    assert roll.dice_known(None) == roll.dice
    assert f"1 red | draw | {first.dice[0]}~0\n" in journal.to_text()


def test_a_secret_draw_ends_undo(journal: Journal) -> None:
    assert journal.can_undo
    journal.undo()
    fresh = Journal.begin(journal.game, seed=SEED)
    fresh.play("draw")
    assert not fresh.can_undo


def test_a_journal_with_secrets_is_read_and_verified(journal: Journal) -> None:
    again = Journal.from_text(journal.to_text())
    again.verify()
    assert again.entries == journal.entries
    assert again.to_text() == journal.to_text()


def test_a_journal_is_read_without_its_seed(journal: Journal) -> None:
    again = Journal.from_text(journal.to_text(secret=False))
    assert again.state.same_as(journal.state)
    assert again.entries == journal.entries


@pytest.mark.parametrize("wrong", ["{}~2", "{}", "7~0"])
def test_a_falsified_draw_is_found(journal: Journal, wrong: str) -> None:
    face = journal.entries[0].dice[0]
    text = journal.to_text().replace(f"{face}~0", wrong.format(face))
    with pytest.raises(JournalError, match="rolled"):
        Journal.from_text(text).verify()


@pytest.mark.parametrize("wrong", ["~1", "3~", "3~x", "3~255", "3~1~1", "?", "-3~1"])
def test_dice_that_are_none(journal: Journal, wrong: str) -> None:
    face = journal.entries[0].dice[0]
    text = journal.to_text().replace(f"{face}~0", wrong)
    with pytest.raises(JournalError, match="dice"):
        Journal.from_text(text)


# --- copies --------------------------------------------------------------------------------


def test_a_copy_for_a_seat(journal: Journal) -> None:
    """Its own actions, the dice on the table, and nothing that can still be undone."""
    roll = journal.entries[3].dice[0]
    head, _blank, body = journal.to_text(secret=False, seat="blue").partition("\n\n")
    assert "copy: blue" in head
    assert "seed" not in head
    assert body.splitlines() == [
        "1 red | - | ?",
        "2 red | -",
        "3 red | -",
        f"4 blue | roll | {roll}",
        "5 blue | draw | ?",
        "6 blue | pass",
    ]
    assert "1 red | draw | ?" in journal.to_text(secret=False, seat="red")
    assert "7 red | mark" in journal.to_text(secret=False, seat="red")
    assert journal.to_text(secret=False, seat=None).count("?") == 2


def test_no_byte_of_a_copy_tells_a_draw(pile: Pile) -> None:
    """The copies of games that differ in nothing but red's draws are the same for blue."""
    copies, drawn = set(), set()
    for seed in range(12):
        journal = Journal.begin(pile, seed=seed)
        for action in ("draw", "draw", "pass", "mark"):
            journal.play(action)
        drawn.add(journal.entries[0].dice)
        text = journal.to_text(secret=True, seat="blue")
        copies.add(re.sub("commitment: .*", "", text))
    assert len(drawn) > 1
    assert len(copies) == 1


def test_a_copy_cannot_be_replayed(journal: Journal) -> None:
    with pytest.raises(JournalError, match=r"copy leaves out secret draws.*once the game is over"):
        Journal.from_text(journal.to_text(secret=False, seat="blue"))


def test_when_the_game_is_over_there_are_no_copies(journal: Journal) -> None:
    journal.play("end")
    assert journal.to_text(secret=False, seat="blue") == journal.to_text()


def test_an_entry_says_its_dice_as_they_are_written() -> None:
    assert Entry("red", "x", (3, 17), masks=(EVERYONE, 2)).dice_text() == "3 17~2"
