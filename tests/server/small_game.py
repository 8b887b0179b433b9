"""The small game of the tests at tables: played at random, and twice with other secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import repeat

from reading import words

from grognard import Game, Journal, Refused
from grognard.kernel.dice import EVERYONE, FastDice, GivenDice

SEATS = ("red", "blue")


def choice(legal: list[str], chance: random.Random) -> str:
    """At random; moves towards the middle of the board and cards a little oftener."""
    keen = [text for text in legal if text.startswith(("play", "meet"))]
    if keen and chance.random() < 0.5:
        return chance.choice(keen)
    leads = [text for text in legal if text.startswith("lead")]
    if leads and chance.random() < 0.7:
        return chance.choice(leads)
    return chance.choice(legal)


def played(game: Game, seed: int, edition: str, most: int = 400) -> Journal:
    """A whole game, or its beginning."""
    journal = Journal.begin(game, "dealt", edition=edition, seed=seed, fast=True)
    chance = random.Random(seed)
    while not journal.over and len(journal.entries) < most:
        journal.play(choice([action.text for action in journal.state.legal()], chance))
    return journal


@dataclass
class Twins:
    """Two games that look alike to a seat (None: to an onlooker): actions, and faces of the dice.

    The second is the first with the names changed of whatever the seat has never seen.
    """

    actions: tuple[list[tuple[str, str]], list[tuple[str, str]]]
    faces: tuple[list[int], list[int]]


def twins(game: Game, seat: str | None, edition: str) -> Twins:
    """A game, and the same with other cards and companies wherever the seat cannot see them.

    Of equal cards the lowest number is played, so not every change of names can be played.
    """
    for seed in range(200):
        journal = played(game, seed, edition, most=36)
        found = _renamed_game(journal, seat, random.Random(seed))
        if _differ(found) and _can_be_played(journal, found):
            return found
    raise AssertionError("there are no twins")


def _renamed_game(journal: Journal, seat: str | None, chance: random.Random) -> Twins:
    seen = seen_by(journal, seat)
    names = {**_cards_swapped(journal, seen, chance), **_companies_swapped(seen, chance)}
    own = [(entry.seat, entry.text) for entry in journal.entries]
    other = [(who, _renamed(text, names)) for who, text in own]
    return Twins((own, other), (list(_faces(journal, {})), list(_faces(journal, names))))


def _differ(found: Twins) -> bool:
    """In a company that was named, and in some cards that were drawn."""
    drawn = sum(a != b for a, b in zip(*found.faces, strict=True))
    return found.actions[0] != found.actions[1] and drawn > 3


def _can_be_played(journal: Journal, found: Twins) -> bool:
    header = journal.header
    dice = GivenDice(found.faces[1], FastDice(1))
    state = journal.game.new_state(header.scenario, frozenset(), dice, header.edition)
    try:
        for seat, text in found.actions[1]:
            if state.seat != seat:
                return False
            state.apply(text)
    except Refused:
        return False
    return True


def _renamed(text: str, names: Mapping[str, str]) -> str:
    return " ".join(names.get(word, word) for word in text.split())


def seen_by(journal: Journal, seat: str | None) -> set[str]:
    """Every word that a seat has read by now, in views and events."""
    found = words(json.dumps(journal.state_at(0).view(seat)))
    for _number, _entry, events, state in journal.replay():
        found |= words(json.dumps(state.view(seat)))
        told = [event.seen_by(seat) for event in events]
        found |= words(json.dumps([one.as_data() for one in told if one], default=str))
    return found


def _cards_swapped(journal: Journal, seen: set[str], chance: random.Random) -> dict[str, str]:
    return _shuffled([key for key in journal.game.cards() if key not in seen], chance)


def _companies_swapped(seen: set[str], chance: random.Random) -> dict[str, str]:
    """Those of one stack are alike until one of them is lost."""
    names: dict[str, str] = {}
    for side in SEATS:
        for first in (3, 4, 5):
            kind = "horse" if first == 3 else "foot"
            stack = [f"{side}_{kind}_{number}" for number in range(first, 12, 3)]
            names |= _shuffled([key for key in stack if key not in seen], chance)
    return names


def _shuffled(keys: list[str], chance: random.Random) -> dict[str, str]:
    return dict(zip(keys, chance.sample(keys, len(keys)), strict=True))


def _faces(journal: Journal, names: Mapping[str, str]) -> Iterator[int]:
    """The faces that give the same game with other names: a card is drawn by its place."""
    order = list(journal.game.cards())
    pile, discards = set(order), set[str]()
    happened = [(entry, events) for _number, entry, events, _state in journal.replay()]
    for entry, events in [(journal.opening, []), *happened]:
        discards |= {str(event.params["card"]) for event in events if event.key == "played"}
        for face, mask in zip(entry.dice, entry.masks or repeat(EVERYONE), strict=False):
            if mask == EVERYONE:
                yield face
                continue
            pile, discards = (pile, discards) if pile else (discards, set())
            card = sorted(pile, key=order.index)[face - 1]
            pile.discard(card)
            listed = sorted((names.get(one, one) for one in {*pile, card}), key=order.index)
            yield listed.index(names.get(card, card)) + 1
