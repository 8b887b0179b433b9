"""Games with hands of cards: nobody is sent a card, a piece or a draw that he may not know."""

from __future__ import annotations

import random

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from members import member
from outside import Postman, Receiver
from reading import EVERYTHING, Reader, act, of_its_own, seated, with_hands, words
from test_notices_secrecy import everything_sent, post, reached
from visiting import Visitor, truth

import grognard
from grognard import Game, State
from grognard.kernel.dice import Dice, FastDice
from grognard.players import Player, player
from grognard.server import tables
from grognard.server.storage import Record
from grognard.server.tables import Table
from waiting import until

__all__ = ["post"]

LONGEST = 600  # actions
LOOK = 4  # every how many actions everybody looks
SELDOM = LOOK if EVERYTHING else 12  # and later in a long game
EARLY = 60
DEALS = 6 if EVERYTHING else 4
LANGUAGES = ("en", "fr", "es")

every_game = pytest.mark.parametrize(("name", "edition"), with_hands())


@every_game
@pytest.mark.parametrize("mind", ["random", pytest.param("greedy", marks=pytest.mark.long)])
def test_nothing_hidden_is_sent(
    post: tuple[TestClient[Litestar], Postman, Receiver], name: str, edition: str, mind: str
) -> None:
    """Over a whole game: answers, replays, copies of the journal, notices, mails and webhooks."""
    client, postman, hooks = post
    game = grognard.game(name)
    people = {seat: reached(client, seat.title(), hooks) for seat in game.seats()}
    table = seated(people, game, edition)
    readers = [Reader(people[seat], seat, game) for seat in game.seats()]
    readers.append(Reader(member(client), None, game))
    here, decides = truth(client, table), player(mind, 4)
    seed = here.journal.header.seed
    for number in range(LONGEST):
        for reader in readers if number % (LOOK if number < EARLY else SELDOM) == 0 else ():
            reader.learns(here)
            reader.look(table, here.settled, LANGUAGES[number // LOOK % 3])
            reader.search(seed)
        for reader in readers:
            reader.hears(here.state.view(reader.seat)["step"])
        seat = here.asked or ""
        text = str(game.action(here.state, decides.decide(here.state)))
        act(people[seat], table, seat, text, here.version)
        if here.over:
            break
        people[seat].heard.clear()  # searched with the next look, when it is known what is seen
    assert here.over
    assert all(reader.searched > 100_000 for reader in readers)
    until(lambda: len(hooks.bodies) >= 2 and len(postman.letters) >= 2)
    hidden = readers[-1].hidden()  # from whoever looks on
    for sent in everything_sent(postman, hooks):
        assert not words(sent.replace(game.title, "")) & hidden


@every_game
def test_the_search_would_find_a_leak(
    client: TestClient[Litestar], name: str, edition: str
) -> None:
    """Guards the test above: a seat's own answers name what the other may not know."""
    game = grognard.game(name)
    people = {seat: Visitor(client) for seat in game.seats()}
    table = seated(people, game, edition)
    for seat, other in zip(game.seats(), reversed(game.seats()), strict=True):
        reader = Reader(people[other], seat, game)
        reader.learns(truth(client, table))
        people[other].see(table, other)
        with pytest.raises(AssertionError, match=seat):
            reader.search()


# --- twins ---------------------------------------------------------------------------------


class Twin:
    """One of two tables that look alike to a seat (None: to an onlooker)."""

    def __init__(self, client: TestClient[Litestar], game: Game, seat: str | None, edition: str):
        self.people = {seat: Visitor(client) for seat in game.seats()}
        self.table = seated(self.people, game, edition)
        self.here: Table = truth(client, self.table)
        watching = Visitor(client) if seat is None else self.people[seat]
        self.reader = Reader(watching, seat, game)
        self.own = of_its_own(self.table, self.here)

    def act(self, text: str) -> None:
        """Whoever is asked does this."""
        seat = self.here.asked or ""
        act(self.people[seat], self.table, seat, text, self.here.version)

    def becomes(self, state: State) -> None:
        """From now on this is the truth; nobody can have noticed."""
        state.dice = self.here.state.dice
        self.here.journal.state = state
        self.here.settled_state = state.clone()
        self.here.renew()

    def said(self, replayed: int, language: str) -> list[str]:
        """All that the seat is told now, but for what is of this table only."""
        self.reader.look(self.table, replayed, language)
        self.reader.ask_why(self.table)
        heard = [heard.decode() for heard in self.reader.visitor.heard]
        self.reader.visitor.heard.clear()
        seat = self.reader.seat
        heard.append(repr(self.here.mark_for([seat] if seat else [])))  # what streams are told by
        return [self.own.sub("…", text) for text in heard]


def outcome(state: State, text: str, seat: str | None) -> tuple[str, ...]:
    """What the rules tell a seat of an action, and show it afterwards."""
    told = [event.seen_by(seat) for event in state.apply(text)]
    return (*(str(one.as_data()) for one in told if one), str(state.view(seat)), str(state.seat))


Twins = tuple[Twin, Twin]


def both(twins: Twins, text: str) -> None:
    """Plays an action at both tables."""
    for twin in twins:
        twin.act(text)


def play_on(twins: Twins, mind: Player, actions: int) -> bool:
    """So many actions, and until nothing can be undone; whether the game goes on."""
    here = twins[0].here
    while not here.over and (actions > 0 or here.can_undo):
        both(twins, str(here.game.action(here.state, mind.decide(here.state))))
        actions -= 1
    return not here.over


def quiet(twins: Twins, seat: str | None, chance: random.Random) -> str | None:
    """An action that both can play and of which the rules tell the seat the same."""
    one, other = (twin.here.state for twin in twins)
    texts = [str(action) for action in one.legal()]
    for text in chance.sample(texts, len(texts)):
        if other.why_not(text) is None:
            if outcome(one.clone(), text, seat) == outcome(other.clone(), text, seat):
                return text
    return None


def compared(twins: Twins, seat: str | None, chance: random.Random) -> int:
    """How many answers were the same, one action after the other, while the rules tell the same."""
    number, known = 0, twins[0].here.settled
    for language in LANGUAGES * 2:
        first, second = (twin.said(known, language) for twin in twins)
        assert first == second
        number += len(first)
        text = quiet(twins, seat, chance)
        if text is not None:
            both(twins, text)
        if text is None or twins[0].here.over:
            break
    return number


@every_game
@pytest.mark.parametrize("watching", [0, 1, None])
def test_a_new_deal_looks_alike(
    client: TestClient[Litestar],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    edition: str,
    watching: int | None,
) -> None:
    """What a seat cannot know is dealt anew at one of two tables: its answers stay the same to
    the byte, then and for as long as the rules themselves tell no difference."""
    game, chance, mind = grognard.game(name), random.Random(3), player("random", 5)
    seat = None if watching is None else game.seats()[watching]

    def dice(_record: Record) -> Dice:
        return FastDice(11)

    monkeypatch.setattr(tables, "_dice_of", dice)
    twins = Twin(client, game, seat, edition), Twin(client, game, seat, edition)
    answers = differed = 0
    for number in range(DEALS):
        if not play_on(twins, mind, 4 * number):
            break
        true = twins[1].here.state
        dealt = game.redeal(true, seat, FastDice(number))
        differed += not dealt.same_as(true)
        twins[1].becomes(dealt)
        answers += compared(twins, seat, chance)
        twins[1].becomes(twins[0].here.state.clone())
    assert answers > 100
    assert differed > DEALS // 2 - 1
