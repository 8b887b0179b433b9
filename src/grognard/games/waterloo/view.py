"""What a seat may know, and nothing else (2.2)."""

from __future__ import annotations

from typing import Any

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.model import ARMIES, ARMS, SIDES, Model
from grognard.games.waterloo.notation import COLUMNS
from grognard.games.waterloo.state import Field, side_of

Data = dict[str, Any]


class Viewer:
    """Shows one state to one side (None: an onlooker)."""

    def __init__(self, s: Field, model: Model, side: int | None) -> None:
        self.s = s
        self.model = model
        self.side = side
        self.c: list[int] = [int(x) for x in s.c]

    def known(self, unit: int) -> bool:
        """Whether this side may know the nature and strength of a unit."""
        return side_of(unit) == self.side or self.s.in_the_open(unit)

    def block(self, unit: int) -> Data:
        """A piece: face up, or blank; disorganised blocks lie face down for all to see (7.4)."""
        u = self.model.units[unit]
        flags = self.c[at.FLAGS + unit]
        block: Data = {"army": ARMIES[u.army]}
        if flags & at.DISORGANISED:
            block["disorganised"] = True
        if not self.known(unit):
            return block
        block |= {"unit": u.key, "arm": ARMS[u.arm], "cv": self.c[at.CV + unit], "full": u.cv}
        if flags & at.FACE_UP:
            block["active"] = True
        if side_of(unit) == self.side and self.c[at.LEGS + unit]:
            block["moved"] = True
        return block

    def fighter(self, unit: int) -> Data:
        """A piece in a battle."""
        block = self.block(unit)
        place, flags = self.c[at.PLACE + unit], self.c[at.FLAGS + unit]
        if place >= at.FORWARD:
            block["forward"] = True
        if not self.known(unit):
            return block
        for name, flag in (("square", at.SQUARE), ("fresh", at.FRESH)):
            if flags & flag:
                block[name] = True
        if place >= at.LINE and flags & at.MOVES == 3:
            block["acted"] = True
        return block

    def standing(self) -> list[int]:
        """The units on the board."""
        return [u for u in range(at.UNITS) if self.c[at.TOWN + u] != at.NOWHERE]

    def towns(self) -> Data:
        """The blocks in each town. Blank ones are sorted: their order says nothing."""
        found: dict[str, list[Data]] = {}
        for unit in self.standing():
            town = self.model.towns[self.c[at.TOWN + unit]].key
            found.setdefault(town, []).append(self.block(unit))
        return {town: sorted(found[town], key=_order) for town in sorted(found)}

    def to_place(self) -> list[Data]:
        """This side's pieces that still wait for their place in the set-up (3.1)."""
        if self.c[at.TURN] != 0 or self.side is None:
            return []
        waiting = [u for u in range(at.UNITS) if self.c[at.TOWN + u] == at.NOWHERE]
        return [self._printed(u) for u in waiting if side_of(u) == self.side]

    def _printed(self, unit: int) -> Data:
        u = self.model.units[unit]
        return {"army": ARMIES[u.army], "unit": u.key, "arm": ARMS[u.arm], "cv": u.cv, "full": u.cv}

    def battles(self) -> list[Data]:
        """The battles under way."""
        slots = range(at.BATTLE, at.BATTLE + at.BATTLES * at.BATTLE_CELLS, at.BATTLE_CELLS)
        return [self._battle(b) for b in slots if self.c[b] != at.NOWHERE]

    def _battle(self, b: int) -> Data:
        town = self.c[b]
        attacker = self.s.active()
        entry = [
            self.model.towns[t].key for t in range(at.TOWNS) if t != town and self.s.came_by(b, t)
        ]
        return {
            "town": self.model.towns[town].key,
            "attacker": SIDES[attacker],
            "turns": self.c[b + at.B_TURNS],
            "revealed": bool(self.c[b + at.B_FLAGS] & at.REVEALED),
            "from": entry,
            "sides": {SIDES[side]: self._columns(town, side, attacker) for side in (0, 1)},
        }

    def _columns(self, town: int, side: int, attacker: int) -> Data:
        columns: dict[str, list[Data]] = {name: [] for name in (*COLUMNS, "reserve")}
        for unit in self.standing():
            if self.c[at.TOWN + unit] == town and side_of(unit) == side:
                columns[self._column(unit, side, attacker)].append(self.fighter(unit))
        return {name: sorted(blocks, key=_order) for name, blocks in columns.items()}

    def _column(self, unit: int, side: int, attacker: int) -> str:
        place = self.c[at.PLACE + unit]
        if place < at.LINE:
            return "reserve"
        sector = (place - at.LINE) % 3
        return COLUMNS[sector if side == attacker else 2 - sector]

    def last_seen(self) -> list[Data]:
        """What the enemy's blocks showed when they were last open; 0 CV: seen eliminated."""
        memories = []
        for unit in range(at.UNITS):
            when = self.c[at.SEEN_WHEN + unit]
            if when and side_of(unit) != self.side and not self.s.in_the_open(unit):
                memories.append(self._memory(unit, when))
        return memories

    def _memory(self, unit: int, when: int) -> Data:
        town = self.c[at.SEEN_TOWN + unit]
        return {
            "unit": self.model.units[unit].key,
            "turn": when // 8,
            "town": self.model.towns[town].key if town != at.NOWHERE else None,
            "cv": when % 8,
        }

    def armies(self) -> Data:
        """Units left of each army, its group moves left, and the town of its active leader."""
        shown: Data = {}
        for army, name in enumerate(ARMIES):
            orders = self.c[at.ORDERS + army]
            active = self.c[at.TURN] != 0 and orders != at.NOWHERE
            shown[name] = {
                "units": self.s.army_count(army),
                "beaten_at": self.model.limits.defeated_at[army],
                "groups_left": self.c[at.GROUPS + army],
                "orders_from": self.model.towns[orders].key if active else None,
            }
        return shown

    def roads(self) -> Data:
        """How many units have marched each road this turn (5.3); his own affair: leaders are free.

        The enemy could tell a leader by a block that the roads did not count.
        """
        if self.side is None or self.side != self.s.active():
            return {}
        used = {}
        for road in self.model.roads:
            if self.c[at.USED + road.id]:
                ends = f"{self.model.towns[road.a].key}-{self.model.towns[road.b].key}"
                used[ends] = self.c[at.USED + road.id]
        return used

    def turn(self) -> Data | None:
        """The campaign turn; None during set-up."""
        number = self.c[at.TURN]
        if number == 0:
            return None
        turn = self.model.turns[number - 1]
        return {
            "number": number,
            "side": SIDES[turn.side],
            "date": turn.date,
            "part": turn.part,
            "night": turn.night,
        }


def _order(block: Data) -> tuple[str, str, bool, bool]:
    return (
        block["army"],
        block.get("unit", ""),
        block.get("disorganised", False),
        block.get("forward", False),
    )
