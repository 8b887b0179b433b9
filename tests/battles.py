"""Random battles for tests: positions, play in them, and what must always hold."""

from __future__ import annotations

import random
from typing import Any

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.events import REGROUPED, RETREATED
from grognard.games.waterloo.model import SIDES
from grognard.games.waterloo.notation import COLUMNS
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import Tally, first_of, last_of, side_of
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.kernel.state import VERB

# --- random positions --------------------------------------------------------------------------


class Muster:
    """Deals the pieces of the game out, each once."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.model = game.model
        self.rng = rng
        self.left = {side: self._pieces(side) for side in (0, 1)}

    def _pieces(self, side: int) -> list[int]:
        pieces = list(range(first_of(side), last_of(side)))
        self.rng.shuffle(pieces)
        return pieces

    def unit(self, side: int) -> int:
        """The next unit of a side; leaders are put aside for later."""
        for k, piece in enumerate(self.left[side]):
            if self.model.units[piece].arm != at.LEADER:
                return self.left[side].pop(k)
        raise AssertionError("a battle takes fewer units than a side has")

    def some(self, side: int, most: int) -> list[int]:
        """A few pieces of a side, leaders among them."""
        return [self.left[side].pop() for _ in range(self.rng.randint(0, most))]

    def word(self, piece: int, marks: str = "") -> str:
        """A piece with a random CV, in the notation of positions."""
        unit = self.model.units[piece]
        return f"{unit.key}:{self.rng.randint(1, unit.cv)}{marks}"


def deploy(muster: Muster, side: int, forward: str) -> dict[str, str]:
    """Columns and reserve of a side; one column may be advanced upon the enemy."""
    rng = muster.rng
    columns = {}
    for name in COLUMNS:
        units = [muster.unit(side) for _ in range(rng.choice((1, 1, 2, 3)))]
        units += muster.some(side, 1)
        columns[name] = " ".join(
            muster.word(u, _marks(muster, u, name in forward.split())) for u in units
        )
    columns["reserve"] = " ".join(muster.word(u) for u in muster.some(side, 4))
    return columns


def _marks(muster: Muster, piece: int, forward: bool) -> str:
    rng = muster.rng
    arm = muster.model.units[piece].arm
    marks = ""
    if forward and arm in (at.INFANTRY, at.CAVALRY) and rng.random() < 0.7:
        marks += "+"
    if arm == at.INFANTRY and rng.random() < 0.2:
        marks += "#"
    if arm in (at.CAVALRY, at.ARTILLERY) and rng.random() < 0.4:
        marks += "!"
    return marks


def battle(muster: Muster, attacker: int, town: int, taken: set[str]) -> dict[str, Any]:
    """A battle in a town; in each sector at most one side has advanced."""
    rng = muster.rng
    near = [t for t in neighbours(muster.model, town) if t not in taken]
    came = rng.sample(near, rng.randint(1, min(3, len(near)))) if near else []
    advanced = {0: "", 1: ""}
    for sector, name in enumerate(COLUMNS):
        side = rng.choice((None, 0, 1))
        if side is not None:
            advanced[side] += f" {name if side == attacker else COLUMNS[2 - sector]}"
    return {
        "town": muster.model.towns[town].key,
        "from": came,
        "turns": rng.choice((0, 0, 5, 17)),
        **{SIDES[side]: deploy(muster, side, advanced[side]) for side in (0, 1)},
    }


def neighbours(model: Any, town: int) -> list[str]:
    """The towns a road away."""
    return [
        model.towns[road.b if road.a == town else road.a].key
        for road in model.roads
        if town in (road.a, road.b)
    ]


def random_position(game: Game, seed: int, attacker: int, fought: int, three: bool) -> Campaign:
    """One battle or two, with pieces in the towns around that may reinforce."""
    rng = random.Random(seed)
    muster = Muster(game, rng)
    model = game.model
    rear = {"valenciennes", "ghent", "tongres"}
    first = rng.choice([t.id for t in model.towns if t.key not in rear])
    places = [first]
    beside = [t for t in neighbours(model, first) if t not in rear]
    if fought == 2 and beside:
        places.append(model.town(rng.choice(beside)).id)
    taken = rear | {model.towns[place].key for place in places}
    battles = [battle(muster, attacker, place, taken) for place in places]
    towns = {}
    for place in places:
        for name in neighbours(model, place):
            if name not in taken and name not in towns and rng.random() < 0.5:
                side = rng.choice((0, 1))
                towns[name] = " ".join(muster.word(u) for u in muster.some(side, 3))
    return game.position(
        battles=battles,
        towns=towns,
        turn=1 + attacker,
        dice=FastDice(seed),
        three_players=three,
    )


# --- what must hold ----------------------------------------------------------------------------


def check(s: Campaign) -> None:
    """Everything that is true of every position of a game under way."""
    check_pieces(s)
    for slot in range(at.BATTLES):
        b = at.BATTLE + slot * at.BATTLE_CELLS
        decided = s.battle_flag(b, at.ATTACKER_ROUTED | at.DEFENDER_ROUTED)
        if s.c[b] != at.NOWHERE and not decided:
            check_battle(s, int(s.c[b]))


def check_pieces(s: Campaign) -> None:
    """Nobody is in two places, nobody has more CV than he began with, nobody haunts a battle."""
    fields = {int(s.c[at.BATTLE + k * at.BATTLE_CELLS]) for k in range(at.BATTLES)}
    holders: dict[int, set[int]] = {}
    for u in range(at.UNITS):
        town, cv, place = (int(s.c[cell + u]) for cell in (at.TOWN, at.CV, at.PLACE))
        assert (cv == 0) == (town == at.NOWHERE)
        assert cv <= s.t.full_cv[u]
        if cv == 0 or town not in fields:
            assert place == at.ASIDE
        else:
            holders.setdefault(town, set())
        if cv:
            holders.setdefault(town, set()).add(side_of(u))
    for town, sides in holders.items():
        assert town in fields or len(sides) == 1


def check_battle(s: Campaign, town: int) -> None:
    """While a battle goes on every column is held, and no two sides have advanced in a sector."""
    tally = Tally(s, town)
    for sector in range(3):
        assert tally.column(0, sector) > 0
        assert tally.column(1, sector) > 0
        forward = at.FORWARD + sector
        assert tally.n[forward] == 0 or tally.n[8 + forward] == 0
    for u in range(at.UNITS):
        if s.c[at.TOWN + u] != town:
            continue
        place = int(s.c[at.PLACE + u])
        assert at.RESERVE <= place < at.FORWARD + 3
        if place >= at.FORWARD:
            assert s.t.arm[u] != at.ARTILLERY
            assert tally.n[side_of(u) * 8 + place] > 0, "a leader alone in front"
        if s.flag(u, at.SQUARE):
            assert s.t.arm[u] == at.INFANTRY
            assert place != at.RESERVE


def total_cv(s: Campaign) -> int:
    """The strength of all armies together."""
    return sum(int(s.c[at.CV + u]) for u in range(at.UNITS))


# How eagerly each kind of action is taken: purely random play routs before it fights.
ZEAL = {at.FIRE: 6.0, at.ADVANCE: 3.0, at.BRING: 2.0, at.DONE: 2.0, at.RETREAT_UNIT: 0.1}
RASH = (at.RETREAT_UNIT, at.SHIFT, at.WITHDRAW)


def choice(s: Campaign, rng: random.Random, codes: list[int]) -> int:
    """A random action; those that would rout one's own side are mostly passed over."""
    weights = [ZEAL.get(code // VERB, 0.5) for code in codes]
    for _ in range(20):
        (code,) = rng.choices(codes, weights)
        if code // VERB not in RASH or s.step == "rout" or rng.random() < 0.02:
            return code
        twin = s.clone()
        twin.play(code)
        if twin.step != "rout":
            return code
    return rng.choice(codes)


def play_on(game: Game, s: Campaign, rng: random.Random, actions: int) -> None:
    """Plays random actions of this campaign turn, and checks the position after each."""
    turn = int(s.c[at.TURN])
    gone: set[int] = set()
    strength = total_cv(s)
    check(s)
    for _ in range(actions):
        codes = s.codes()
        assert codes, "somebody is asked and has no answer"
        assert len(codes) == len(set(codes))
        notes = game.play(s, choice(s, rng, codes))
        if s.over or int(s.c[at.TURN]) != turn:
            return
        gone |= {note[1] for note in notes if note[0] in (RETREATED, REGROUPED)}
        assert all(s.flag(u, at.DISORGANISED) for u in gone if s.c[at.CV + u] != 0)
        assert total_cv(s) <= strength
        strength = total_cv(s)
        check(s)
