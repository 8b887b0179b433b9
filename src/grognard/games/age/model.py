"""The data of Age of Napoleon as typed values with small integer ids."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from grognard.kernel.data import DataError, Fields, TomlTables, data_version, load_tables
from grognard.kernel.loader import Loader

LANGUAGES = ("en", "fr", "es")
SIDES = ("french", "coalition")
PLAYERS = (*SIDES, "either")
ALIGNMENTS = ("neutral", "member", "insurgent", "ally", "dominion")
KINDS = ("major", "minor")
TERRAINS = ("mountain", "swamp")
SEAS = ("channel", "atlantic", "north_sea", "baltic", "mediterranean", "all")
LINKS = ("border", "strait", "winter")
TRIGGERS = ("radetzky", "stein", "insurgent", "invasion")
MARKERS = ("britannia", "stein", "radetzky")
PHASES = (
    "diplomacy",
    "insurrection",
    "strategy",
    "reinforcement",
    "campaign",
    "battle",
    "surrender",
    "winter",
    "any",
)
#: The majors stand first among the countries, in this order; the rules name them.
MAJORS = ("france", "great_britain", "russia", "austria", "prussia", "spain")
#: The detachable areas (3.2) follow the countries: each can be a country of its own.
DETACHABLE = ("dalmatien", "polen", "sachsen", "tirol")

_IDENTITY = {"link": ("a", "b"), "placed": ("scenario", "area")}
_FILES = {
    "area": "areas.toml",
    "country": "countries.toml",
    "link": "links.toml",
    "corps": "corps.toml",
    "card": "cards.toml",
    "scenario": "scenarios.toml",
    "placed": "scenarios.toml",
    "battle_row": "tables.toml",
    "march_row": "tables.toml",
    "winter_row": "tables.toml",
    "reference": "sources.toml",
}
_NUMBERS = "tables.toml"
_MOST = 99


@dataclass(frozen=True, slots=True)
class Area:
    """An area of the map (2.1 A-B)."""

    id: int
    key: str
    names: dict[str, str]
    local: str
    country: int
    capital: bool
    detachable: bool
    terrain: int  # -1: neither mountain nor swamp
    barren: bool
    seas: tuple[int, ...]
    source: str

    @property
    def coastal(self) -> bool:
        """Whether the sea rules know it (2.1 C, A9)."""
        return bool(self.seas)


@dataclass(frozen=True, slots=True)
class Country:
    """A country (3.1, 3.3.7) with its lines of the strategy and reinforcement charts.

    Pairs are before and after its reform; a detachable area is a country too, once detached.
    """

    id: int
    key: str
    names: dict[str, str]
    major: bool
    cards: tuple[int, int]
    mobilization: tuple[int, int]
    deployment: tuple[int, int]
    source: str


@dataclass(frozen=True, slots=True)
class Link:
    """Two areas that are adjacent: by a border, the strait or the winter ice (11.1.1)."""

    a: int
    b: int
    kind: int
    source: str


@dataclass(frozen=True, slots=True)
class Corps:
    """A corps (2.2.1 A, C, D): its ratings are battle, movement and command."""

    id: int
    key: str
    name: str
    country: int
    ally_of: int  # the minor country on its label, -1: a home corps
    trigger: int  # -1: always available
    full: tuple[int, ...]
    reduced: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Card:
    """A title among the cards (2.3 A); there are `count` of it."""

    id: int
    key: str
    count: int
    player: int
    phases: tuple[int, ...]
    once: bool
    source: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table of the player aids (2.4): from this number on, these losses."""

    low: int
    losses: tuple[int, ...]
    tie_break: int
    source: str


@dataclass(frozen=True, slots=True)
class Stack:
    """Corps that begin in one area."""

    scenario: str
    side: int
    area: int
    corps: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to begin (1 B, 2.5)."""

    key: str
    year: int
    round: int
    alignments: dict[int, int]  # by country, detached areas included
    detached: tuple[int, ...]
    once_insurgent: tuple[int, ...]
    markers: tuple[int, ...]
    russia_invaded: bool
    discarded: tuple[int, ...]
    set_aside: tuple[int, ...]
    random_discards: int
    hands: tuple[int, ...]
    out: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """The other numbers of the rules."""

    depot: int
    friendly: int
    capital: int
    neutral: int
    scorched_earth: int
    insurgent: int
    barren: int
    least_corps: int
    home: int
    from_sea: int
    cavalry_charges: int
    grand_battery_blue: int
    grand_battery: int
    on_map_per: int
    deployed_per: int
    minors_per_card: int
    insurgent_major: int
    hand_limit: int
    reshuffle_below: int
    rounds: int
    first_winter_round: int
    armies: int
    last_year: int
    marginal_from: int
    coalition_first_from: int


@dataclass(frozen=True, slots=True)
class Model:
    """Everything about the game that does not change during play (2.0)."""

    areas: tuple[Area, ...]
    countries: tuple[Country, ...]
    links: tuple[Link, ...]
    corps: tuple[Corps, ...]
    cards: tuple[Card, ...]
    scenarios: tuple[Scenario, ...]
    stacks: tuple[Stack, ...]
    battle_rows: tuple[Row, ...]
    march_rows: tuple[Row, ...]
    winter_rows: tuple[Row, ...]
    numbers: Numbers
    version: str

    def scenario(self, key: str) -> Scenario:
        """The scenario with this key."""
        return next(scenario for scenario in self.scenarios if scenario.key == key)

    def area(self, key: str) -> Area:
        """The area with this key."""
        return next(area for area in self.areas if area.key == key)

    def country(self, key: str) -> Country:
        """The country with this key."""
        return next(country for country in self.countries if country.key == key)

    def corps_named(self, key: str) -> Corps:
        """The corps with this key."""
        return next(corps for corps in self.corps if corps.key == key)

    def card(self, key: str) -> Card:
        """The card with this key."""
        return next(card for card in self.cards if card.key == key)


def data_folder() -> Traversable:
    """The folder of the data files that come with the game."""
    return files("grognard.games.age") / "data"


def load(override: Path | None = None, folder: Traversable | Path | None = None) -> Model:
    """Read and check the data, with the corrections of a folder; raise DataError if it is wrong."""
    reader = _Reader(load_tables(folder or data_folder(), override, _IDENTITY))
    if reader.problems:
        raise DataError(reader.problems)
    return reader.model()


class _Reader(Loader):
    """Turns records into values and gathers all that is wrong with them."""

    def __init__(self, tables: TomlTables) -> None:
        super().__init__(tables, _FILES, _NUMBERS)
        self._area_ids = tables.ids("area")
        self._corps_ids = tables.ids("corps")
        self._card_ids = tables.ids("card")
        self._countries = tables.ids("country")
        self._powers = dict(self._countries)
        for key in DETACHABLE:
            self._powers[key] = len(self._powers)
        self.areas = self.table("area", self._area)
        self.countries = self.table("country", self._country)
        self.links = self.table("link", self._link)
        self.corps = self.table("corps", self._corps)
        self.cards = self.table("card", self._card)
        self.scenarios = self.table("scenario", self._scenario)
        self.stacks = self.table("placed", self._placed)
        self.battle_rows = self.table("battle_row", self._battle_row)
        self.march_rows = self.table("march_row", self._march_row)
        self.winter_rows = self.table("winter_row", self._winter_row)
        self.figures = self._figures()
        self.read_references()
        self.refuse_unknown_tables()
        if not self.problems:
            self._check()

    def model(self) -> Model:
        """The checked values as a model."""
        return Model(
            areas=tuple(self.areas.values()),
            countries=(*self.countries.values(), *self._detachable()),
            links=tuple(self.links.values()),
            corps=tuple(self.corps.values()),
            cards=tuple(self.cards.values()),
            scenarios=tuple(self.scenarios.values()),
            stacks=tuple(self.stacks.values()),
            battle_rows=tuple(self.battle_rows.values()),
            march_rows=tuple(self.march_rows.values()),
            winter_rows=tuple(self.winter_rows.values()),
            numbers=self.figures,
            version=data_version(self.tables),
        )

    def _detachable(self) -> list[Country]:
        """3.2: the four areas that can be countries of their own."""
        nothing = (0, 0)
        return [
            Country(
                self._powers[key],
                key,
                self.areas[key].names,
                False,
                nothing,
                nothing,
                nothing,
                "S 3.2",
            )
            for key in DETACHABLE
        ]

    # --- records ---------------------------------------------------------------------------

    def _area(self, fields: Fields, n: int) -> Area:
        seas = fields.choices("seas", SEAS) if "seas" in fields.record.values else ()
        return Area(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            local=fields.text("local"),
            country=fields.reference("country", self._countries, "country"),
            capital=fields.flag("capital", False),
            detachable=fields.flag("detachable", False),
            terrain=fields.choice("terrain", TERRAINS, -1),
            barren=fields.flag("barren", False),
            seas=seas,
            source=fields.source(self.references),
        )

    def _country(self, fields: Fields, n: int) -> Country:
        major = KINDS[fields.choice("kind", KINDS)] == "major"
        cards = self._before_and_after(fields, "cards", major)
        mobilization = self._before_and_after(fields, "mobilization", major)
        deployment = self._before_and_after(fields, "deployment", major)
        return Country(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            major=major,
            cards=cards,
            mobilization=mobilization,
            deployment=deployment,
            source=fields.source(self.references),
        )

    def _before_and_after(self, fields: Fields, name: str, major: bool) -> tuple[int, int]:
        """A number of a major country, and what it becomes by its reform."""
        before = fields.integer(name, 0, _MOST, None if major else 0)
        return before, fields.integer(f"{name}_reformed", 0, _MOST, before)

    def _link(self, fields: Fields, _n: int) -> Link:
        link = Link(
            a=fields.reference("a", self._area_ids, "area"),
            b=fields.reference("b", self._area_ids, "area"),
            kind=fields.choice("kind", LINKS, 0),
            source=fields.source(self.references),
        )
        if fields.record.values.get("a") == fields.record.values.get("b"):
            fields.fail("b", "an area is not adjacent to itself; name two areas")
        return link

    def _corps(self, fields: Fields, n: int) -> Corps:
        ally = "ally_of" in fields.record.values
        return Corps(
            id=n,
            key=fields.key(),
            name=fields.text("name"),
            country=fields.reference("country", self._countries, "country"),
            ally_of=fields.reference("ally_of", self._powers, "country") if ally else -1,
            trigger=fields.choice("trigger", TRIGGERS, -1),
            full=fields.integers("full", 3, 1, 8),
            reduced=fields.integers("reduced", 3, 1, 8),
            source=fields.source(self.references),
        )

    def _card(self, fields: Fields, n: int) -> Card:
        return Card(
            id=n,
            key=fields.key(),
            count=fields.integer("count", 1, 9),
            player=fields.choice("player", PLAYERS),
            phases=fields.choices("phases", PHASES),
            once=fields.flag("once", False),
            source=fields.source(self.references),
        )

    def _scenario(self, fields: Fields, _n: int) -> Scenario:
        alignments = {
            country: alignment
            for alignment, name in enumerate(ALIGNMENTS)
            for country in fields.references(name, self._powers, "country")
        }
        return Scenario(
            key=fields.text("key"),
            year=fields.integer("year", 1805, 1815),
            round=fields.integer("round", 1, 6),
            alignments=alignments,
            detached=fields.references("detached", self._powers, "detachable area"),
            once_insurgent=fields.references("once_insurgent", self._powers, "country"),
            markers=fields.choices("markers", MARKERS),
            russia_invaded=fields.flag("russia_invaded"),
            discarded=fields.references("discarded", self._card_ids, "card"),
            set_aside=fields.references("set_aside", self._card_ids, "card"),
            random_discards=fields.integer("random_discards", 0, _MOST),
            hands=fields.integers("hands", 2, 0, 10),
            out=fields.references("out", self._corps_ids, "corps"),
            source=fields.source(self.references),
        )

    def _placed(self, fields: Fields, _n: int) -> Stack:
        return Stack(
            scenario=fields.text("scenario"),
            side=fields.choice("side", SIDES),
            area=fields.reference("area", self._area_ids, "area"),
            corps=fields.references("corps", self._corps_ids, "corps"),
            source=fields.source(self.references),
        )

    def _battle_row(self, fields: Fields, _n: int) -> Row:
        return self._row(fields, "strength", 6, fields.integer("tie_break", 0, _MOST))

    def _march_row(self, fields: Fields, _n: int) -> Row:
        return self._row(fields, "corps", 6, 0)

    def _winter_row(self, fields: Fields, _n: int) -> Row:
        return self._row(fields, "corps", 7, 0)

    def _row(self, fields: Fields, name: str, columns: int, tie_break: int) -> Row:
        fields.key()
        return Row(
            low=fields.integer(name, 1, _MOST),
            losses=fields.integers("losses", columns, 0, _MOST),
            tie_break=tie_break,
            source=fields.source(self.references),
        )

    def _figures(self) -> Numbers:
        winter = ("depot", "friendly", "capital", "neutral", "scorched_earth", "insurgent")
        battle = ("home", "from_sea", "cavalry_charges", "grand_battery_blue", "grand_battery")
        hand = ("minors_per_card", "insurgent_major", "limit", "reshuffle_below")
        campaign = ("rounds", "first_winter_round", "major_campaign_armies", "last_year")
        years = ("marginal_from", "coalition_first_from")
        return Numbers(
            *self.numbers("winter", -_MOST, _MOST, *winter, "barren", "least_corps"),
            *self.numbers("battle", -_MOST, _MOST, *battle),
            *self.numbers("minor_allies", 1, _MOST, "on_map_per", "deployed_per"),
            *self.numbers("hand", 0, _MOST, *hand),
            *self.numbers("campaign", 1, 1815, *campaign, *years),
        )

    # --- as a whole ------------------------------------------------------------------------

    def _check(self) -> None:
        if tuple(self.countries)[: len(MAJORS)] != MAJORS:
            self.about("country", f"list first, in this order: {', '.join(MAJORS)}")
        if tuple(sorted(a.key for a in self.areas.values() if a.detachable)) != DETACHABLE:
            self.about("area", f"the detachable areas are {', '.join(DETACHABLE)} (3.2)")
        for country in self.countries.values():
            self._check_country(country)
        for scenario in self.scenarios.values():
            self._check_scenario(scenario)
        if sum(card.count for card in self.cards.values()) != 55:
            self.about("card", "the counts must add up to 55 cards (2.0)")
        self._check_connected()

    def _check_country(self, country: Country) -> None:
        own = [area for area in self.areas.values() if area.country == country.id]
        capitals = sum(area.capital for area in own)
        if country.major != (capitals == 1) or not own or (not country.major and len(own) > 1):
            message = "a major country has one capital area, a minor one is one area (2.1, 3.1)"
            self.fail("country", country.key, "key", message)

    def _check_scenario(self, scenario: Scenario) -> None:
        whole = set(range(2, len(self.countries))) | set(scenario.detached)
        if set(scenario.alignments) != whole:
            names = {number: key for key, number in self._powers.items()}
            odd = ", ".join(sorted(names[n] for n in whole ^ set(scenario.alignments)))
            message = f"every country but France and Britain needs one alignment; look at {odd}"
            self.fail("scenario", scenario.key, "neutral", message)
        placed: set[int] = set(scenario.out)
        for stack in self.stacks.values():
            if stack.scenario != scenario.key:
                continue
            if placed & set(stack.corps):
                twice = ", ".join(self._named(stack.corps, placed))
                self.fail("scenario", scenario.key, "out", f"placed twice or out: {twice}")
            placed |= set(stack.corps)

    def _named(self, corps: tuple[int, ...], among: set[int]) -> list[str]:
        names = list(self.corps)
        return [names[n] for n in corps if n in among]

    def _check_connected(self) -> None:
        seen = {0}
        size = 0
        while size < len(seen):
            size = len(seen)
            for link in self.links.values():
                if {link.a, link.b} & seen:
                    seen |= {link.a, link.b}
        island = {a.id for a in self.areas.values() if a.country == MAJORS.index("great_britain")}
        cut_off = [a.key for a in self.areas.values() if a.id not in seen | island]
        if cut_off:
            self.about("link", f"the map falls apart: nothing leads to {', '.join(cut_off)}")
