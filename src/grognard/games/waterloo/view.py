"""What a seat may know, and nothing else (2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.model import ARMIES, ARMS, SIDES, Model, Turn
from grognard.games.waterloo.notation import COLUMNS
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import Field, Tally, first_of_army, side_of
from grognard.games.waterloo.steps.movement import RETREAT_LOSES_ON, allowance
from grognard.games.waterloo.steps.retreat import cost_of_leaving, may_go_on, road_limit
from grognard.games.waterloo.tracks import nobody_rode, riders_known
from grognard.kernel.arrays import Cells

Data = dict[str, Any]
MOST_CV: Final = 16
ROADS_ASKED: Final = (at.RETREAT, at.ROUT, at.REGROUP, at.REINFORCE)
OPEN: Final = at.UNITS * MOST_CV * 32  # ways to show a block whose face is known


class Faces:
    """What is printed on the pieces and the board, by their numbers.

    `written` makes of a block in a town what a view holds of it: the block itself, or its JSON.
    """

    def __init__(self, model: Model, written: Callable[[Data], Any]) -> None:
        self.model = model
        self.written = written
        self.army: list[str] = [ARMIES[u.army] for u in model.units]
        self.unit: list[str] = [u.key for u in model.units]
        self.arm: list[str] = [ARMS[u.arm] for u in model.units]
        self.full: list[int] = [u.cv for u in model.units]
        self.town: list[str] = [t.key for t in model.towns]
        self.road: list[str] = [f"{self.town[r.a]}-{self.town[r.b]}" for r in model.roads]
        self.by_name: list[int] = sorted(range(len(self.town)), key=self.town.__getitem__)
        units = sorted(range(len(self.unit)), key=self.unit.__getitem__)
        self.armies: list[list[int]] = [
            [u for u in units if self.army[u] == name] for name in sorted(ARMIES)
        ]
        self.calendar: list[Data] = [_turn_shown(turn) for turn in model.turns]
        # By a number that says all that is shown of it: first those whose face is known.
        self.stacked: list[Any] = [None] * (OPEN + 4 * len(ARMIES))


class Viewer:
    """Shows one state to one side (None: an onlooker)."""

    def __init__(self, s: Field, faces: Faces, side: int | None) -> None:
        self.s = s
        self.faces = faces
        self.model = faces.model
        self.side = -1 if side is None else side
        self.c: Cells = s.c
        self.known: list[bool] = [
            side_of(unit) == self.side or s.in_the_open(unit) for unit in range(at.UNITS)
        ]
        self.standing = self._standing()

    def _standing(self) -> list[int]:
        """The units on the board by army, disorganised, forward, and last those that are known.

        Nothing decides on the order that is not shown: blank ones alike lie side by side.
        """
        standing: list[int] = []
        for units in self.faces.armies:
            blank: list[list[int]] = [[], [], [], []]
            known: list[int] = []
            for unit in units:
                if self.c[at.TOWN + unit] == at.NOWHERE:
                    continue
                if self.known[unit]:
                    known.append(unit)
                else:
                    blank[self._marks(unit)].append(unit)
            for stack in blank:
                standing += stack
            standing += known
        return standing

    def _marks(self, unit: int) -> int:
        marks = 2 if self.c[at.FLAGS + unit] & at.DISORGANISED else 0
        return marks + 1 if self.c[at.PLACE + unit] >= at.FORWARD else marks

    def block(self, unit: int, marks: list[str]) -> Data:
        """A piece: face up, or blank."""
        faces = self.faces
        block: Data = {"side": faces.army[unit]}
        if self.known[unit]:
            block["key"] = faces.unit[unit]
            block["kind"] = faces.arm[unit]
            block["strength"] = int(self.c[at.CV + unit])
            block["full"] = self.s.full_cv(unit)
            if faces.arm[unit] == "leader":
                block["level"] = 0
        if marks:
            block["marks"] = marks
        return block

    def marks(self, unit: int) -> list[str]:
        """What lies beside a piece; disorganised blocks lie face down for all to see (7.4)."""
        flags: int = self.c[at.FLAGS + unit]
        marks = []
        if self.known[unit]:
            if flags & at.FACE_UP:
                marks.append("active")
            if side_of(unit) == self.side and self.c[at.LEGS + unit]:
                marks.append("moved")
                if self._tired(unit):
                    marks.append("tired")
        if flags & at.DISORGANISED:
            marks.append("disorganised")
        return marks

    def _tired(self, unit: int) -> bool:
        """Whether one road more would be a forced march (5.5, 7.3)."""
        legs: int = self.c[at.LEGS + unit]
        return side_of(unit) == self.side and legs >= allowance(self.s, unit)

    def stacked(self, unit: int, rode: bool) -> Any:
        """A piece in a town: one for all views that show it so, never to be changed."""
        flags: int = self.c[at.FLAGS + unit]
        key = 1 if flags & at.DISORGANISED else 0
        if self.known[unit]:
            cv: int = self.c[at.CV + unit]
            moved = side_of(unit) == self.side and self.c[at.LEGS + unit] != 0
            key += (2 if flags & at.FACE_UP else 0) + (4 if moved else 0)
            key += 8 if moved and self._tired(unit) else 0
            key += 16 if self.s.full_cv(unit) != self.faces.full[unit] else 0
            key += (unit * MOST_CV + cv) * 32
        else:
            army: int = self.s.t.army[unit]
            key += OPEN + army * 4 + (2 if rode else 0)
        found = self.faces.stacked[key]
        if found is None:
            marks = self.marks(unit)
            if rode:
                marks.append("rode")
            found = self.faces.stacked[key] = self.faces.written(self.block(unit, marks))
        return found

    def fighter(self, unit: int) -> Data:
        """A piece in a battle."""
        marks = self.marks(unit)
        place: int = self.c[at.PLACE + unit]
        flags: int = self.c[at.FLAGS + unit]
        if place >= at.FORWARD:
            marks.append("forward")
        if self.known[unit]:
            if flags & at.SQUARE:
                marks.append("square")
            if flags & at.FRESH:
                marks.append("fresh")
            if place >= at.LINE and flags & at.MOVES == 3:
                marks.append("acted")
        return self.block(unit, marks)

    def places(self) -> Data:
        """The blocks in each town. Blank ones are sorted: their order says nothing.

        As many blank ones bear the mark as must be cavalry or leaders (ruling W40).
        """
        found: list[list[Any] | None] = [None] * at.TOWNS
        riders = self._riders()
        for unit in self.standing:
            town: int = self.c[at.TOWN + unit]
            here = found[town]
            if here is None:
                here = found[town] = []
            rode = False
            if riders and not self.known[unit]:
                stack = town
                if self.c[at.FLAGS + unit] & at.DISORGANISED:
                    stack += at.TOWNS
                known = riders.get(self.s.t.army[unit])
                if known is not None and known[stack] != 0:
                    known[stack] -= 1
                    rode = True
            here.append(self.stacked(unit, rode))
        return {
            self.faces.town[t]: {"pieces": found[t]}
            for t in self.faces.by_name
            if found[t] is not None
        }

    def _riders(self) -> dict[int, Cells]:
        """How many blocks of each army that is not his must be cavalry or leaders, by stacks."""
        if nobody_rode(self.s):
            return {}
        armies = [a for a in range(3) if side_of(first_of_army(a)) != self.side]
        return {army: riders_known(self.s, army) for army in armies}

    def aside(self) -> list[Data]:
        """This side's pieces that still wait for their place in the set-up (3.1)."""
        if self.c[at.TURN] != 0 or self.side < 0:
            return []
        waiting = [u for u in range(at.UNITS) if self.c[at.TOWN + u] == at.NOWHERE]
        own = [self._printed(u) for u in waiting if side_of(u) == self.side]
        return [{"key": "to-place", "pieces": own}] if own else []

    def _printed(self, unit: int) -> Data:
        u = self.model.units[unit]
        return {
            "side": ARMIES[u.army],
            "key": u.key,
            "kind": ARMS[u.arm],
            "strength": self.s.full_cv(unit),
            "full": self.s.full_cv(unit),
        }

    def panels(self) -> list[Data]:
        """The battles under way."""
        slots = range(at.BATTLE, at.BATTLE + at.BATTLES * at.BATTLE_CELLS, at.BATTLE_CELLS)
        return [self._battle(b) for b in slots if self.c[b] != at.NOWHERE]

    def _battle(self, b: int) -> Data:
        town: int = self.c[b]
        attacker = self.s.active()
        entry = [
            self.model.towns[t].key for t in range(at.TOWNS) if t != town and self.s.came_by(b, t)
        ]
        battle: Data = {
            "key": "battle",
            "place": self.model.towns[town].key,
            "attacker": SIDES[attacker],
            "turns": self.c[b + at.B_TURNS],
            "revealed": bool(self.c[b + at.B_FLAGS] & at.REVEALED),
            "from": entry,
            "sides": {SIDES[side]: self._columns(town, side, attacker) for side in (0, 1)},
        }
        if self._asks_for_ways(b):
            battle["ways"] = self._ways(town)
            battle["costs"] = self._costs(town)
        return battle

    def _asks_for_ways(self, b: int) -> bool:
        """Whether this side is asked who leaves or comes to this battle; the roads are its affair.

        The enemy could tell a leader by a block that the roads did not count.
        """
        if self.s.over or b != self.s.battle_now() or (self.s.asked() != 0) != (self.side == 1):
            return False
        return self.side >= 0 and self.c[self.s.top()] in ROADS_ASKED

    def _ways(self, town: int) -> list[Data]:
        """The roads of the battle, and how many more units each will carry (7.2, 7.5, 7.6, 9.2)."""
        kind: int = self.c[self.s.top()]
        ways: list[Data] = []
        t = self.s.t
        degree: int = t.degree[town]
        for k in range(degree):
            road: int = t.by_road[town * MOST_ROADS + k]
            to: int = t.next_to[town * MOST_ROADS + k]
            spent: int = self.c[at.SPENT + k]
            ways.append(
                {
                    "place": self.faces.town[to],
                    "road": "main" if self.model.roads[road].main else "minor",
                    "river": bool(t.river[road]),
                    "room": max(0, road_limit(self.s, kind, road) - spent),
                }
            )
        return ways

    def _costs(self, town: int) -> Data:
        """What a retreat would cost his own units: strength, or the die of a forced march (7.3)."""
        kind: int = self.c[self.s.top()]
        costs: Data = {}
        tally = Tally(self.s, town)
        for unit in self.standing:
            if side_of(unit) != self.side or self.c[at.CV + unit] == 0:
                continue
            legs: int = self.c[at.LEGS + unit]
            if legs == 0 and kind == at.RETREAT and self.c[at.TOWN + unit] == town:
                loss = cost_of_leaving(self.s, tally, unit)
                if loss > 0:
                    costs[self.faces.unit[unit]] = {"cv": loss}
            elif legs != 0 and legs >= allowance(self.s, unit):
                if may_go_on(self.s, kind, unit) == OK:
                    costs[self.faces.unit[unit]] = {"die": RETREAT_LOSES_ON}
        return costs

    def _columns(self, town: int, side: int, attacker: int) -> Data:
        columns: dict[str, list[Data]] = {name: [] for name in (*COLUMNS, "reserve")}
        for unit in self.standing:
            if self.c[at.TOWN + unit] == town and side_of(unit) == side:
                columns[self._column(unit, side, attacker)].append(self.fighter(unit))
        return columns

    def _column(self, unit: int, side: int, attacker: int) -> str:
        place: int = self.c[at.PLACE + unit]
        if place < at.LINE:
            return "reserve"
        sector = (place - at.LINE) % 3
        return COLUMNS[sector if side == attacker else 2 - sector]

    def memories(self) -> list[Data]:
        """What the enemy's blocks showed when they were last open; strength 0: seen eliminated."""
        memories = []
        for unit in range(at.UNITS):
            if self.c[at.SEEN + unit] and side_of(unit) != self.side and not self.known[unit]:
                memories.append(self._memory(unit))
        return memories

    def _memory(self, unit: int) -> Data:
        return {
            "key": self.faces.unit[unit],
            "side": self.faces.army[unit],
            "kind": self.faces.arm[unit],
            "place": self.faces.town[self.s.seen_town(unit)],
            "turn": self.s.seen_turn(unit),
            "strength": self.s.seen_cv(unit),
        }

    def tracks(self) -> list[Data]:
        """Units left of each army, and the town of its active leader; then its group moves left."""
        left, groups = [], []
        for army, name in enumerate(ARMIES):
            orders: int = self.c[at.ORDERS + army]
            active = self.c[at.TURN] != 0 and orders != at.NOWHERE
            left.append(
                {
                    "key": name,
                    "side": name,
                    "value": self.s.army_count(army),
                    "goal": self.s.beaten_at(army),
                    "full": self.faces.army.count(name),
                    "orders_from": self.faces.town[orders] if active else None,
                }
            )
            moves = int(self.c[at.GROUPS + army])
            groups.append({"key": f"groups-{name}", "side": name, "value": moves})
        return left + groups

    def links(self) -> Data:
        """How many units have marched each road this turn (5.3); his own affair: leaders are free.

        The enemy could tell a leader by a block that the roads did not count.
        """
        if self.side != self.s.active():
            return {}
        used: Data = {}
        for road in range(at.ROADS):
            count: int = self.c[at.USED + road]
            if count:
                used[self.faces.road[road]] = count
        return used

    def turn(self) -> Data | None:
        """The campaign turn; None during set-up."""
        number: int = self.c[at.TURN]
        if number == 0:
            return None
        turn = self.model.turns[number - 1]
        return {
            "number": number,
            "label": turn_label(turn),
            "about": {
                "side": SIDES[turn.side],
                "date": turn.date,
                "part": turn.part,
                "night": turn.night,
            },
        }


def _turn_shown(turn: Turn) -> Data:
    """A turn of the campaign (4.0): whose it is, and whether it is night (5.6)."""
    label = turn_label(turn)
    return {"number": turn.number, "side": SIDES[turn.side], "label": label, "night": turn.night}


def turn_label(turn: Turn) -> Data:
    """The text that tells when a turn is, and its parameters."""
    return {"key": f"turn-{turn.part}", "day": int(turn.date.rpartition("-")[2])}
