"""Provinces as users meet it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

from grognard.kernel.dice import Dice
from grognard.kernel.event import Rule
from grognard.kernel.game import Game
from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.option import Option, Outcome
from grognard.kernel.state import OUTCOME, State
from grognard.kernel.verbs import Notation, Operand, Verb
from provinces import rules
from provinces.rules import AT, CARD, CARDS, KNOW, NOWHERE, PIECES, PLACES, TITLES, WIDE, Land

SIDES = ("red", "blue")
PIECE_KEYS = tuple(
    f"{SIDES[p // 12]}_{'captain' if p % 12 < 3 else 'horse' if p % 3 == 0 else 'foot'}_{p % 12}"
    for p in range(PIECES)
)
PLACE_KEYS = tuple(f"p{n + 1}" for n in range(PLACES))
CARD_KEYS = tuple(f"{TITLES[n // 4]}_{n % 4 + 1}" for n in range(CARDS))
R = 46  # of a hexagon on the drawn board


class Provinces(Game):
    """The small game of the tests."""

    key = "provinces"
    title = "Provinces"
    editions: tuple[str, ...] = ("new", "old")
    engine_version = 1
    options: tuple[Option, ...] = (Option("open_deal", "4"),)
    refusals: Mapping[int, tuple[str, Rule]] = rules.REFUSALS
    package = "provinces"
    event_kinds = rules.EVENTS
    windows = ("answer", "react", "stake")
    sides: tuple[Side, ...] = (
        Side("red", 0, "#b5402f", "#fff4e0", "stripes", "M-6,6L0,-7L6,6Z"),
        Side("blue", 1, "#33568f", "#eef4ff", "dots", "M-6,-6H6V6H-6Z"),
    )
    kinds: tuple[Kind, ...] = (
        Kind("captain", "★"),
        Kind("foot", "M-9,-6H9V6H-9Z M-9,-6L9,6 M9,-6L-9,6"),
        Kind("horse", "M-9,-6H9V6H-9Z M9,-6L-9,6"),
    )

    marks: tuple[Mark, ...] = (Mark("stays", "⚓"),)

    def __init__(self) -> None:
        piece = Operand("piece", "piece", PIECE_KEYS)
        place = Operand("place", "place", PLACE_KEYS)
        self.notation = Notation(
            [
                Verb(rules.LEAD, "lead", "3.1", piece, place),
                Verb(rules.PLAY, "play", "4", Operand("card", "card", CARD_KEYS)),
                Verb(rules.MEET, "meet", "5", piece),
                Verb(rules.GIVE, "give", "6.1", piece),
                Verb(rules.REST, "rest", "3"),
                Verb(rules.PASS, "pass", "4.1"),
                Verb(rules.LEAVE, "leave", "3.2", piece),
                Verb(rules.TAKE, "take", "3.2", piece),
            ]
        )
        self.steps = rules.all_steps()

    @property
    def data_version(self) -> str:
        """There are no data files."""
        return "1"

    @property
    def scenarios(self) -> tuple[str, ...]:
        """One, and one that begins with a card each."""
        return ("plain", "dealt")

    def seats(self, _options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """Red and blue."""
        return SIDES

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        """2: the stacks stand, the first turn begins."""
        s = Land(self, self.steps, self.notation, rules.new_cells(), dice)
        s.set_edition(edition)
        if scenario == "dealt":
            for side in (0, 1):
                s.draw(side)
        if "open_deal" in options:
            for side in (0, 1):
                for card in rules.cards.listed(s, side):
                    s.c[KNOW + card] = 3
        s.push(rules.NEXT, 0, 0, 0)
        s.resume()
        return s

    def outcome(self, state: State) -> Outcome:
        """7: more companies left."""
        ending = int(state.c[OUTCOME]) - 1
        winners = () if ending == 2 else (SIDES[ending],)
        return Outcome(winners, "7", ("red-wins", "blue-wins", "even")[ending])

    def turn_number(self, state: State) -> int:
        """Turns go on, red first."""
        return int(state.c[rules.TURN])

    def chance(self, state: State) -> float:
        """Companies tell."""
        s = _land(state)
        return 1 / (1 + math.exp(0.5 * (s.companies(1) - s.companies(0))))

    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Captains and companies."""
        say = self.texts(language).say
        found = {}
        for n, key in enumerate(PIECE_KEYS):
            side, kind, number = key.split("_")
            name = f"{say(f'kind-{kind}')} {number}"
            found[key] = PieceInfo(name, name, side, kind, rules.strength(n))
        return found

    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Three hundred provinces."""
        word = self.texts(language).say("province")
        return {
            key: PlaceInfo(
                f"{word} {n + 1}",
                neighbours=tuple(PLACE_KEYS[other] for other in rules.neighbours(n)),
            )
            for n, key in enumerate(PLACE_KEYS)
        }

    def cards(self, language: str = "en") -> dict[str, CardInfo]:
        """Twenty cards of five titles."""
        say = self.texts(language).say
        titles = [key.rpartition("_")[0] for key in CARD_KEYS]
        return {
            key: CardInfo(say(f"card-{title}"), say(f"card-{title}-text"))
            for key, title in zip(CARD_KEYS, titles, strict=True)
        }

    def board(self) -> bytes:
        """Hexagons in rows, drawn here instead of in a file."""
        places = {key: _drawn(n) for n, key in enumerate(PLACE_KEYS)}
        width, height = int(R * 1.74 * (WIDE + 1.3)), int(R * 1.5 * 15 + R)
        return json.dumps({"width": width, "height": height, "places": places}).encode()

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """Captains are seen, companies only by their side (2); cards by whoever knows them (4)."""
        s, side = _land(state), self.side_of_seat(seat)
        shown: dict[str, Any] = {}
        for piece in sorted(range(PIECES), key=lambda p: (p % 12 >= 3, _hides(p, side), p)):
            place = int(s.c[AT + piece])
            if place != NOWHERE:
                box = shown.setdefault(PLACE_KEYS[place], {"pieces": []})
                box["pieces"].append(_piece(s, piece, side))
        return {
            **self.frame(s, seat),
            "places": dict(sorted(shown.items())),
            "aside": [{"key": "lost", "pieces": _lost(s)}],
            "hand": [] if side is None else [{"key": CARD_KEYS[c]} for c in _held(s, side)],
            "hands": {name: _hand(s, k, side) for k, name in enumerate(SIDES)},
            "decks": [
                {"key": "pile", "count": rules.cards.number(s, rules.PILE)},
                {"key": "discards", **_open(s, rules.cards.listed(s, rules.DISCARDS))},
            ],
            "tracks": [
                {"key": name, "value": s.companies(k), "of": 9, "side": name}
                for k, name in enumerate(SIDES)
            ],
            "panels": _battle(s),
        }

    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        """Companies change places within the other side, unknown cards within hand and pile."""
        s = _land(state).clone(dice)
        side = self.side_of_seat(seat)
        for other in (0, 1):
            if other == side:
                continue
            hidden = [p for p in range(other * 12 + 3, other * 12 + 12) if s.c[AT + p] != NOWHERE]
            _shuffle(s, AT, hidden, dice, rules.STAYS)
        unknown = [c for c in range(CARDS) if not _knows(s, c, side)]
        _shuffle(s, CARD, unknown, dice, KNOW)
        return s


def _land(state: State) -> Land:
    assert isinstance(state, Land)
    return state


def _hides(piece: int, side: int | None) -> bool:
    return not rules.is_captain(piece) and rules.side_of(piece) != side


def _piece(s: Land, piece: int, side: int | None) -> dict[str, Any]:
    level = 0 if rules.is_captain(piece) else 2
    own: dict[str, Any] = {"side": SIDES[rules.side_of(piece)], "level": level}
    if _hides(piece, side):
        return own
    kind = PIECE_KEYS[piece].split("_")[1]
    if s.c[rules.STAYS + piece]:
        own["marks"] = ["stays"]
    return {**own, "key": PIECE_KEYS[piece], "kind": kind, "strength": rules.strength(piece)}


def _lost(s: Land) -> list[dict[str, Any]]:
    """6.1: what is lost lies open beside the board."""
    return [_piece(s, p, rules.side_of(p)) for p in range(PIECES) if s.c[AT + p] == NOWHERE]


def _knows(s: Land, card: int, side: int | None) -> bool:
    if int(s.c[CARD + card]) == rules.DISCARDS:
        return True
    return side is not None and int(s.c[KNOW + card]) >> side & 1 == 1


def _held(s: Land, side: int) -> list[int]:
    return rules.cards.listed(s, side)


def _hand(s: Land, owner: int, side: int | None) -> dict[str, Any]:
    held = _held(s, owner)
    return {"count": len(held), "known": [CARD_KEYS[c] for c in held if _knows(s, c, side)]}


def _open(s: Land, cards: list[int]) -> dict[str, Any]:
    return {"count": len(cards), "cards": [CARD_KEYS[c] for c in cards]}


def _battle(s: Land) -> list[dict[str, Any]]:
    """6: the battle under way."""
    places = [p for p in range(PLACES) if s.standing(0, p) and s.standing(1, p)]
    return [{"key": "battle", "place": PLACE_KEYS[p], "bonus": _bonus(s)} for p in places]


def _bonus(s: Land) -> dict[str, int]:
    return {name: int(s.c[rules.BONUS + k]) for k, name in enumerate(SIDES)}


def _shuffle(s: Land, cells: int, things: list[int], dice: Dice, also: int = 0) -> None:
    """Things that cannot be told apart change places; in a fixed order, so nothing shows."""
    values = sorted((int(s.c[cells + t]), int(s.c[also + t]) if also else 0) for t in things)
    for thing in things:
        place, mask = values.pop(int(dice.below(len(values))))
        s.c[cells + thing] = place
        if also:
            s.c[also + thing] = mask


def _drawn(n: int) -> dict[str, Any]:
    x = R * 1.74 * (n % WIDE + 0.9 + n // WIDE % 2 / 2)
    y = R * (1.5 * (n // WIDE) + 1.2)
    turns = [k * math.pi / 3 for k in range(6)]
    corners = [f"{x + R * math.sin(turn):.1f},{y - R * math.cos(turn):.1f}" for turn in turns]
    return {
        "x": round(x, 1),
        "y": round(y, 1),
        "r": 14,
        "area": f"M{'L'.join(corners)}Z",
        "label": {"x": round(x, 1), "y": round(y - 24, 1), "size": 11},
        "stack": {"x": round(x, 1), "y": round(y + 6, 1), "w": 60, "h": 34},
    }
