"""The data of Napoléon 1815 as typed values with small integer ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from grognard.kernel.data import (
    DataError,
    Fields,
    Origin,
    Place,
    Problem,
    TomlTables,
    data_version,
    load_tables,
    suggestion,
)

FRENCH, BRITISH, PRUSSIAN = 0, 1, 2
ARMIES = ("french", "british", "prussian")
SIDES = ("french", "allied")
INFANTRY, CAVALRY, ARTILLERY, LEADER = 0, 1, 2, 3
ARMS = ("infantry", "cavalry", "artillery", "leader")
NATIONS = ("french", "british", "dutch", "german", "prussian")
PARTS = ("morning", "afternoon", "night")
LANGUAGES = ("en", "fr", "es")
AND = {"en": " and ", "fr": " et ", "es": " y "}
#: Blocks in the box (2.1).
UNIT_COUNTS = (38, 19, 25)

_IDENTITY = {"road": ("a", "b"), "turn": ("number",)}
_FILES = {
    "town": "towns.toml",
    "road": "roads.toml",
    "unit": "units.toml",
    "turn": "turns.toml",
    "scenario": "scenarios.toml",
    "reference": "sources.toml",
}
_RULES = "rules.toml"
_T = TypeVar("_T")
# Pieces and places travel in one byte of an action.
_MOST = 250


@dataclass(frozen=True, slots=True)
class Town:
    """A place on the map."""

    id: int
    key: str
    names: dict[str, str]
    zone: int
    supply_army: int
    supply_loss: int
    lat: float
    lon: float
    x: float
    y: float
    source: str


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two towns; `river` names the river it crosses, or is empty."""

    id: int
    a: int
    b: int
    main: bool
    river: str
    source: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A block (2.0, 2.5); `town` is where it stands in the historical set-up (3.2)."""

    id: int
    key: str
    army: int
    arm: int
    cv: int
    names: dict[str, str]
    short: str
    corps: str
    nationality: str
    guard: bool
    town: int
    source: str

    def called(self, language: str) -> str:
        """Its name in a sentence: the commander, or the kind of guns."""
        name = self.names.get(language, self.names["en"]).partition(",")[0]
        # Two commanders of one block: a name of one thing, so that every verb agrees with it.
        return name.replace(AND.get(language, AND["en"]), "–")


@dataclass(frozen=True, slots=True)
class Turn:
    """A campaign turn; side 0 is French, 1 Allied."""

    number: int
    side: int
    date: str
    part: str
    night: bool
    source: str


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers in the rules; triples are French, British, Prussian."""

    road_main: int
    road_minor: int
    river_divisor: int
    retreat_main: int
    retreat_minor: int
    regroup_main: int
    regroup_minor: int
    group_moves: tuple[int, int, int]
    setup_limit: tuple[int, int, int]
    defeated_at: tuple[int, int, int]
    min_attackers: int
    battle_turns: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to begin: the sides placed by history, and those placed freely, in that order."""

    key: str
    names: dict[str, str]
    historical: tuple[int, ...]
    free: tuple[int, ...]
    rule: str
    source: str


@dataclass(frozen=True, slots=True)
class Model:
    """Everything about the game that does not change during play."""

    towns: tuple[Town, ...]
    roads: tuple[Road, ...]
    units: tuple[Unit, ...]
    turns: tuple[Turn, ...]
    limits: Limits
    scenarios: tuple[Scenario, ...]
    version: str
    #: Where corrections contradict the rule text; the game can still be played.
    warnings: tuple[Problem, ...]
    _towns: dict[str, Town] = field(repr=False, compare=False)
    _units: dict[str, Unit] = field(repr=False, compare=False)
    _roads: dict[tuple[int, int], Road] = field(repr=False, compare=False)

    def town(self, key: str) -> Town:
        """The town with this key."""
        return self._towns[key]

    def unit(self, key: str) -> Unit:
        """The unit with this key."""
        return self._units[key]

    def scenario(self, key: str) -> Scenario:
        """The scenario with this key."""
        return next(scenario for scenario in self.scenarios if scenario.key == key)

    def road(self, a: str, b: str) -> Road | None:
        """The road between two towns, whichever way round, if there is one."""
        first, second = self._towns[a].id, self._towns[b].id
        return self._roads.get((min(first, second), max(first, second)))

    def neighbours(self, key: str) -> set[str]:
        """The keys of the towns one road away."""
        here = self._towns[key].id
        ends = (road.a + road.b - here for road in self.roads if here in (road.a, road.b))
        return {self.towns[end].key for end in ends}


def data_folder() -> Traversable:
    """The folder of the data files that come with the game."""
    return files("grognard.games.waterloo") / "data"


def load(override: Path | None = None, folder: Traversable | Path | None = None) -> Model:
    """Read and check the data, with the corrections of a folder; raise DataError if it is wrong."""
    tables = load_tables(folder or data_folder(), override, _IDENTITY)
    loader = _Loader(tables)
    loader.check()
    if loader.problems:
        raise DataError(loader.problems)
    return loader.model()


class _Loader:
    """Turns records into values and gathers all that is wrong with them."""

    def __init__(self, tables: TomlTables) -> None:
        self.tables = tables
        self.problems = tables.problems
        self._misread = {Path(problem.file).name for problem in tables.problems}
        self._known = list(_FILES)
        self._town_ids = tables.ids("town")
        self._references = tables.ids("reference")
        self.limits = self._limits()
        self.towns = self._table("town", self._town)
        self.roads = self._table("road", self._road)
        self.units = self._table("unit", self._unit)
        self.turns = self._table("turn", self._turn)
        self.scenarios = self._table("scenario", self._scenario)
        self._table("reference", self._reference)
        self._refuse_unknown_tables()

    def model(self) -> Model:
        """The checked values as a model."""
        towns = tuple(self.towns.values())
        units = tuple(self.units.values())
        model = Model(
            towns=towns,
            roads=tuple(self.roads.values()),
            units=units,
            turns=tuple(self.turns.values()),
            limits=self.limits,
            scenarios=tuple(self.scenarios.values()),
            version=data_version(self.tables),
            warnings=(),
            _towns={town.key: town for town in towns},
            _units={unit.key: unit for unit in units},
            _roads={(min(r.a, r.b), max(r.a, r.b)): r for r in self.roads.values()},
        )
        return replace(model, warnings=tuple(_contradictions(model, self.tables)))

    def check(self) -> None:
        """Check each set of records that was read without problems as a whole."""
        wrong = {Path(problem.file).name for problem in self.problems}
        for check, needed in (
            (self._check_map, {"towns.toml", "roads.toml"}),
            (self._check_zones, {"towns.toml", "units.toml"}),
            (self._check_armies, {"units.toml"}),
            (self._check_set_up, {"towns.toml", "units.toml", _RULES}),
            (self._check_turns, {"turns.toml"}),
            (self._check_scenarios, {"scenarios.toml"}),
        ):
            if not needed & wrong:
                check()

    def _check_map(self) -> None:
        for table, found in (("town", len(self.towns)), ("road", len(self.roads))):
            if found > _MOST:
                self._about(table, f"there are {found} {table}s; at most {_MOST} are possible")
        ends = Counter(end for road in self.roads.values() for end in {road.a, road.b})
        for town in self.towns.values():
            if ends[town.id] < 2:
                message = f"it has {ends[town.id]} road(s); every town needs two, add one"
                self._fail("town", town.key, "key", message)
        apart = _cut_off(self.towns.values(), self.roads.values())
        if apart:
            names = ", ".join(town.key for town in apart)
            message = f"the map falls apart: no road leads from the other towns to {names}"
            self.problems.append(_at(self.tables, "town", apart[0].key, "key").problem(message))

    def _check_zones(self) -> None:
        towns = list(self.towns.values())
        for unit in self.units.values():
            town = towns[unit.town]
            if town.zone != unit.army:
                zones = f"{town.key} is in the {ARMIES[town.zone]} zone"
                message = f"{zones}; place the unit in a {ARMIES[unit.army]} town (3.1)"
                self._fail("unit", unit.key, "town", message)

    def _check_armies(self) -> None:
        units = list(self.units.values())
        for last, unit in pairwise(units):
            if unit.army < last.army:
                message = f"it stands after {last.key}; list French, then British, then Prussian"
                self._fail("unit", unit.key, "key", f"{message} units")
        for army, name in enumerate(ARMIES):
            own = [unit for unit in units if unit.army == army]
            if len(own) != UNIT_COUNTS[army]:
                wanted = f"the game has {UNIT_COUNTS[army]} (2.1)"
                self._about("unit", f"there are {len(own)} {name} units; {wanted}")
            leaders = [unit.key for unit in own if unit.arm == LEADER]
            if len(leaders) != 1:
                found = ", ".join(leaders) or "none"
                self._about("unit", f"the {name} army needs one leader (10.0); it has {found}")

    def _check_set_up(self) -> None:
        towns = list(self.towns.values())
        placed: Counter[int] = Counter()
        for unit in self.units.values():
            # Leaders do not count (10.0).
            placed[unit.town] += unit.arm != LEADER
            limit = self.limits.setup_limit[unit.army]
            if unit.arm != LEADER and placed[unit.town] == limit + 1:
                where = f"{towns[unit.town].key} already holds {limit} units"
                message = f"{where}, the {ARMIES[unit.army]} limit (3.1); place it elsewhere"
                self._fail("unit", unit.key, "town", message)
        for army, name in enumerate(ARMIES):
            room = self.limits.setup_limit[army] * sum(town.zone == army for town in towns)
            if room < UNIT_COUNTS[army] - 1:
                message = f"the {name} zone has room for {room} units only; add towns to it (3.1)"
                self._about("town", message)

    def _check_turns(self) -> None:
        for n, turn in enumerate(self.turns.values(), 1):
            key = str(turn.number)
            if turn.number != n:
                self._fail("turn", key, "number", f"number the turns 1, 2, 3 ...: this is {n}")
            if turn.side != (n + 1) % 2:
                message = f"French and Allied turns alternate (4.0): this is {SIDES[(n + 1) % 2]}"
                self._fail("turn", key, "side", message)
            if turn.part != PARTS[(n - 1) % 3]:
                wanted = PARTS[(n - 1) % 3]
                message = f'every third turn is at night (5.6): this part must be "{wanted}"'
                self._fail("turn", key, "part", message)

    def _check_scenarios(self) -> None:
        for scenario in self.scenarios.values():
            if sorted(scenario.historical + scenario.free) != list(range(len(SIDES))):
                message = "name each side once, in historical or in free"
                self._fail("scenario", scenario.key, "historical", message)

    # Reading

    def _table(self, table: str, read: Callable[[Fields, int], _T]) -> dict[str, _T]:
        """Read the records of a table, leaving out the broken ones."""
        found = {}
        for n, record in enumerate(self.tables.all(table)):
            fields = Fields(record, self.problems)
            value = read(fields, n)
            if fields.done():
                found[record.key] = value
        if not self.tables.all(table) and _FILES[table] not in self._misread:
            self._about(table, f"there is no [[{table}]] record; restore the file")
        return found

    def _town(self, fields: Fields, n: int) -> Town:
        supply = fields.choice("supply_army", ARMIES, -1)
        loss = fields.integer("supply_loss", 0, 9, 0)
        if (supply >= 0) != (loss > 0):
            fields.fail("supply_loss", "supply_army and supply_loss go together; give both")
        return Town(
            id=n,
            key=fields.key(),
            names=fields.texts("name", (*LANGUAGES, "local")),
            zone=fields.choice("zone", ARMIES),
            supply_army=supply,
            supply_loss=loss,
            lat=fields.number("lat", 49, 52),
            lon=fields.number("lon", 3, 6),
            x=fields.number("x", 0, 2200),
            y=fields.number("y", 0, 1560),
            source=fields.source(self._references),
        )

    def _road(self, fields: Fields, n: int) -> Road:
        road = Road(
            id=n,
            a=fields.reference("a", self._town_ids, "town"),
            b=fields.reference("b", self._town_ids, "town"),
            main=fields.choice("class", ("main", "minor")) == 0,
            river=fields.text("river", ""),
            source=fields.source(self._references),
        )
        if fields.record.values.get("a") == fields.record.values.get("b"):
            fields.fail("b", "the road leads back to where it began; name two towns")
        return road

    def _unit(self, fields: Fields, n: int) -> Unit:
        arm = fields.choice("arm", ARMS)
        low, high = (1, 1) if arm == LEADER else (2, 4)
        unit = Unit(
            id=n,
            key=fields.key(),
            army=fields.choice("army", ARMIES),
            arm=arm,
            cv=fields.integer("cv", low, high),
            names=fields.texts("name", LANGUAGES),
            short=fields.text("short"),
            corps=fields.text("corps"),
            nationality=NATIONS[fields.choice("nationality", NATIONS)],
            guard=fields.flag("guard", False),
            town=fields.reference("town", self._town_ids, "town"),
            source=fields.source(self._references),
        )
        if len(unit.short) > 12:
            fields.fail("short", f'"{unit.short}" is too long for a block; use 12 letters at most')
        return unit

    def _turn(self, fields: Fields, _n: int) -> Turn:
        part = PARTS[fields.choice("part", PARTS)]
        return Turn(
            number=fields.integer("number", 1, _MOST),
            side=fields.choice("side", SIDES),
            date=fields.date("date"),
            part=part,
            night=part == "night",
            source=fields.source(self._references),
        )

    def _scenario(self, fields: Fields, _n: int) -> Scenario:
        return Scenario(
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            historical=fields.choices("historical", SIDES),
            free=fields.choices("free", SIDES),
            rule=fields.text("rule"),
            source=fields.source(self._references),
        )

    def _reference(self, fields: Fields, _n: int) -> str:
        return fields.text("key") + fields.text("what")

    def _refuse_unknown_tables(self) -> None:
        for table, records in self.tables.records.items():
            if table not in self._known:
                message = f'unknown table "{table}"{suggestion(table, self._known)}'
                self.problems += [record.place.problem(message) for record in records]

    def _limits(self) -> Limits:
        road_main, road_minor = self._numbers("road_capacity", "main", "minor")
        retreat_main, retreat_minor = self._numbers("retreat", "main", "minor")
        regroup_main, regroup_minor = self._numbers("regroup", "main", "minor")
        return Limits(
            road_main=road_main,
            road_minor=road_minor,
            river_divisor=self._numbers("river", "divisor")[0],
            retreat_main=retreat_main,
            retreat_minor=retreat_minor,
            regroup_main=regroup_main,
            regroup_minor=regroup_minor,
            group_moves=self._each_army("group_moves"),
            setup_limit=self._each_army("setup_limit"),
            defeated_at=self._each_army("defeated_at"),
            min_attackers=self._numbers("attack", "min_units")[0],
            battle_turns=self._numbers("battle", "max_turns")[0],
        )

    def _each_army(self, table: str) -> tuple[int, int, int]:
        french, british, prussian = self._numbers(table, *ARMIES)
        return french, british, prussian

    def _numbers(self, table: str, *names: str) -> list[int]:
        """The whole numbers of one of the single tables of the rules."""
        self._known.append(table)
        record = self.tables.find(table, table)
        if record is None:
            if _RULES not in self._misread:
                message = f"the table [{table}] is missing; restore it"
                self.problems.append(Problem(_RULES, 0, message))
            return [1] * len(names)
        fields = Fields(record, self.problems)
        values = [fields.integer(name, 1, _MOST) for name in names]
        fields.source(self._references)
        fields.done()
        return values

    # Where things stand

    def _fail(self, table: str, key: str, name: str, message: str) -> None:
        place = _at(self.tables, table, key, name)
        self.problems.append(place.problem(f'{table} "{key}": {message}'))

    def _about(self, table: str, message: str) -> None:
        self.problems.append(Problem(_FILES[table], 0, message))


def _cut_off(towns: Iterable[Town], roads: Iterable[Road]) -> list[Town]:
    """The smaller part of a map that falls in two; nothing if every town can be reached."""
    links = [{road.a, road.b} for road in roads]
    seen = {0}
    size = 0
    while size < len(seen):
        size = len(seen)
        for link in links:
            if link & seen:
                seen |= link
    everywhere = list(towns)
    inside = [town for town in everywhere if town.id in seen]
    outside = [town for town in everywhere if town.id not in seen]
    return min(inside, outside, key=len)


# What the rule text says about the map and the numbers; a correction that contradicts it is
# probably a slip, but the owner of a printed game may know better.
_BRUSSELS = {"aalst", "ninove", "hal", "waterloo", "wavre", "louvain"}
_LINKED = (
    ("waterloo", "nivelles"),
    ("waterloo", "quatre_bras"),
    ("nivelles", "quatre_bras"),
    ("ligny", "quatre_bras"),
)
_ELSEWHERE = "brussels ghent liege laneffe charleroi ligny nivelles quatre_bras"
_NAMED = _BRUSSELS | set(_ELSEWHERE.split())
_BASES = {"brussels": (BRITISH, 1), "ghent": (BRITISH, 1), "liege": (PRUSSIAN, 2)}
_STATED: tuple[tuple[str, str, int, str], ...] = (
    ("road_capacity", "main", 10, "5.3"),
    ("road_capacity", "minor", 6, "5.3"),
    ("river", "divisor", 2, "5.4"),
    ("retreat", "main", 2, "7.2"),
    ("retreat", "minor", 1, "7.2"),
    ("group_moves", "french", 3, "5.1"),
    ("group_moves", "british", 2, "5.1"),
    ("group_moves", "prussian", 2, "5.1"),
    ("setup_limit", "french", 16, "3.1"),
    ("setup_limit", "british", 5, "3.1"),
    ("setup_limit", "prussian", 6, "3.1"),
    ("defeated_at", "french", 19, "12.0"),
    ("defeated_at", "british", 9, "12.0"),
    ("defeated_at", "prussian", 12, "12.0"),
    ("attack", "min_units", 3, "6.1"),
)


def _contradictions(model: Model, tables: TomlTables) -> list[Problem]:
    """Where the data say something else than the rule text."""
    missing = sorted(_NAMED - {town.key for town in model.towns})
    if missing:
        message = f"the rules name towns that are not here: {', '.join(missing)}"
        found = [Problem(_FILES["town"], 0, message)]
    else:
        found = [*_road_contradictions(model, tables), *_base_contradictions(model, tables)]
    return found + _number_contradictions(tables)


def _road_contradictions(model: Model, tables: TomlTables) -> list[Problem]:
    found = []
    if model.neighbours("brussels") != _BRUSSELS:
        wanted = ", ".join(sorted(_BRUSSELS))
        message = f"the rules link Brussels with {wanted}, and no other town (5.1)"
        found.append(_at(tables, "town", "brussels", "key").problem(message))
    crossing = model.road("laneffe", "charleroi")
    if crossing is None or not (crossing.main and crossing.river):
        message = "from Laneffe to Charleroi a main road crosses a river (5.4)"
        found.append(_at(tables, "road", "charleroi-laneffe", "class").problem(message))
    if len(model.neighbours("charleroi")) < 3:
        message = "several roads lead to Charleroi (5.4)"
        found.append(_at(tables, "town", "charleroi", "key").problem(message))
    for a, b in _LINKED:
        if model.road(a, b) is None:
            message = f"the rules link {a} and {b} (13.2)"
            found.append(_at(tables, "town", a, "key").problem(message))
    if model.road("waterloo", "ligny") is not None:
        message = "the rules do not link Waterloo and Ligny (13.2)"
        found.append(_at(tables, "road", "ligny-waterloo", "a").problem(message))
    return found


def _base_contradictions(model: Model, tables: TomlTables) -> list[Problem]:
    found = []
    for town in model.towns:
        army, loss = _BASES.get(town.key, (-1, 0))
        if (town.supply_army, town.supply_loss) != (army, loss):
            stated = f"a {ARMIES[army]} supply base, loss {loss}" if loss else "no supply base"
            place = _at(tables, "town", town.key, "supply_army")
            found.append(place.problem(f"the rules make {town.key} {stated} (11.0)"))
    return found


def _number_contradictions(tables: TomlTables) -> list[Problem]:
    found = []
    for table, name, value, rule in _STATED:
        record = tables.find(table, table)
        if record is not None and record.values.get(name) != value:
            message = f"the rules say {name} = {value} in [{table}] ({rule})"
            found.append(record.at(name).problem(message))
    return found


def _at(tables: TomlTables, table: str, key: str, name: str) -> Place:
    record = tables.find(table, key)
    return record.at(name) if record else Place(_FILES[table], 0)


def origins(model: Model, language: str) -> list[Origin]:
    """Every record, what it is called, and where it comes from."""

    def called(names: dict[str, str]) -> str:
        return names.get(language, names["en"])

    def road(one: Road) -> str:
        return " – ".join(called(model.towns[town].names) for town in (one.a, one.b))

    return [
        *(Origin("town", one.key, called(one.names), one.source) for one in model.towns),
        *(Origin("road", str(one.id), road(one), one.source) for one in model.roads),
        *(Origin("unit", one.key, called(one.names), one.source) for one in model.units),
        *(Origin("turn", str(one.number), str(one.number), one.source) for one in model.turns),
        *(Origin("scenario", s.key, called(s.names), s.source) for s in model.scenarios),
    ]
