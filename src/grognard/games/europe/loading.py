"""Reads the data files of Napoléon contre l'Europe, and tells all that is wrong with them."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from grognard.games.europe.atoms import Atom, Need
from grognard.games.europe.model import (
    BASINS,
    BORDERS,
    COUNTRY_KINDS,
    FLAGS,
    LANGUAGES,
    MAJORS,
    MOMENTS,
    MOORINGS,
    PASSAGES,
    PERIODS,
    SIDES,
    SIEGE_RESULTS,
    STARS,
    STATES,
    STATUSES,
    UNIT_KINDS,
    WATERS,
    Army,
    AttritionRow,
    BattleRow,
    Border,
    Card,
    CardRow,
    Control,
    Country,
    Depots,
    Fleet,
    General,
    Model,
    Moored,
    Placed,
    Province,
    Scenario,
    Sea,
    SeaLink,
    SiegeRow,
    Special,
    Status,
    Terrain,
    Unit,
    Zone,
)
from grognard.games.europe.numbers import Numbers
from grognard.games.europe.verbs import OPTION_WORDS
from grognard.games.europe.vocabulary import Names, UnknownWordError, Vocabulary
from grognard.kernel.data import DataError, Fields, TomlTables, data_version, load_tables
from grognard.kernel.loader import Loader

_IDENTITY = {"border": ("a", "b"), "sea_link": ("a", "b")}
_FILES = {
    "zone": "zones.toml",
    "province": "provinces.toml",
    "border": "borders.toml",
    "sea": "seas.toml",
    "sea_link": "seas.toml",
    "country": "countries.toml",
    "unit": "units.toml",
    "special": "units.toml",
    "depots": "units.toml",
    "army": "units.toml",
    "general": "generals.toml",
    "fleet": "fleets.toml",
    "card": "cards.toml",
    "scenario": "scenarios.toml",
    "status": "scenarios.toml",
    "control": "scenarios.toml",
    "placed": "scenarios.toml",
    "moored": "scenarios.toml",
    "attrition_row": "tables.toml",
    "battle_row": "tables.toml",
    "siege_row": "tables.toml",
    "terrain": "tables.toml",
    "card_row": "tables.toml",
    "reference": "sources.toml",
}
_NUMBERS = "tables.toml"
_MOST = 99


def data_folder() -> Traversable:
    """The folder of the data files that come with the game."""
    return files("grognard.games.europe") / "data"


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
        self._zones = tables.ids("zone")
        self._provinces = tables.ids("province")
        self._seas = tables.ids("sea")
        seas = {key: len(self._zones) + n for key, n in self._seas.items()}
        self._zones_and_seas = self._zones | seas
        self._countries = tables.ids("country")
        self._sides = {side: n for n, side in enumerate(SIDES)}
        self._units = tables.ids("unit")
        self._specials = tables.ids("special")
        self._generals = tables.ids("general")
        self._fleets = tables.ids("fleet")
        self._armies = tables.ids("army")
        self._cards = tables.ids("card")
        self._pieces = self._piece_ids()
        self._vocabulary = Vocabulary(
            Names(self._pieces, self._zones, self._seas, self._countries, self._cards)
        )
        self.zones = self.table("zone", self._zone)
        self.provinces = self.table("province", self._province)
        self.borders = self.table("border", self._border)
        self.seas = self.table("sea", self._sea)
        self.sea_links = self.table("sea_link", self._sea_link)
        self.countries = self.table("country", self._country)
        self.units = self.table("unit", self._unit)
        self.specials = self.table("special", self._special)
        self.depots = self.table("depots", self._depots)
        self.armies = self.table("army", self._army)
        self.generals = self.table("general", self._general)
        self.fleets = self.table("fleet", self._fleet)
        self.cards = self.table("card", self._card)
        self.scenarios = self.table("scenario", self._scenario)
        self.statuses = self.table("status", self._status)
        self.controls = self.table("control", self._control)
        self.placed = self.table("placed", self._placed)
        self.moored = self.table("moored", self._moored)
        self.attrition_rows = self.table("attrition_row", self._attrition_row)
        self.battle_rows = self.table("battle_row", self._battle_row)
        self.siege_rows = self.table("siege_row", self._siege_row)
        self.terrain = self.table("terrain", self._terrain)
        self.card_rows = self.table("card_row", self._card_row)
        self.figures = self._figures()
        self.read_references()
        self.refuse_unknown_tables()
        if not self.problems:
            self._check()

    def model(self) -> Model:
        """The checked values as a model."""
        return Model(
            zones=tuple(self.zones.values()),
            provinces=tuple(self.provinces.values()),
            borders=tuple(self.borders.values()),
            seas=tuple(self.seas.values()),
            sea_links=tuple(self.sea_links.values()),
            countries=tuple(self.countries.values()),
            units=tuple(self.units.values()),
            specials=tuple(self.specials.values()),
            generals=tuple(self.generals.values()),
            fleets=tuple(self.fleets.values()),
            depots=tuple(self.depots.values()),
            armies=tuple(self.armies.values()),
            cards=tuple(self.cards.values()),
            scenarios=tuple(self.scenarios.values()),
            statuses=tuple(self.statuses.values()),
            controls=tuple(self.controls.values()),
            placed=tuple(self.placed.values()),
            moored=tuple(self.moored.values()),
            attrition_rows=tuple(self.attrition_rows.values()),
            battle_rows=tuple(self.battle_rows.values()),
            siege_rows=tuple(self.siege_rows.values()),
            terrain=tuple(self.terrain[kind] for kind in BORDERS),
            card_rows=tuple(self.card_rows.values()),
            numbers=self.figures,
            version=data_version(self.tables),
        )

    def _piece_ids(self) -> dict[str, int]:
        """All pieces in the order of their numbers: see layout.py."""
        found: dict[str, int] = {}
        for ids in (self._units, self._specials, self._generals, self._fleets):
            for key in ids:
                found[key] = len(found)
        counts = [record.values.get("count") for record in self.tables.all("depots")]
        depots = sum(count for count in counts if isinstance(count, int))
        first = len(found) + depots
        for n, key in enumerate(self._armies):
            found[key] = first + n
        return found

    # --- the board -------------------------------------------------------------------------

    def _zone(self, fields: Fields, n: int) -> Zone:
        for name in ("lat", "lon"):
            fields.number(name, -180, 180)
        return Zone(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            province=fields.reference("province", self._provinces, "province"),
            city=fields.flag("city", False),
            capital=self._optional(fields, "capital", self._countries, "country"),
            key_zone=fields.flag("key_zone", False),
            fort=fields.integer("fort", 0, 2, 0),
            port=self._optional(fields, "port", self._seas, "sea"),
            marsh=fields.flag("marsh", False),
            poor=fields.flag("poor", False),
            blockade=fields.flag("blockade", False),
            pyrenees=fields.flag("pyrenees", False),
            source=fields.source(self.references),
        )

    def _optional(self, fields: Fields, name: str, ids: dict[str, int], what: str) -> int:
        """The id that a field names, -1 where it is left out."""
        if name not in fields.record.values:
            return -1
        return fields.reference(name, ids, what)

    def _some(self, fields: Fields, name: str, ids: dict[str, int], what: str) -> tuple[int, ...]:
        """The ids that a field lists, none where it is left out."""
        if name not in fields.record.values:
            return ()
        return fields.references(name, ids, what)

    def _province(self, fields: Fields, n: int) -> Province:
        return Province(
            id=n,
            key=fields.key(),
            name=fields.text("name"),
            country=fields.reference("country", self._countries, "country"),
            polish=fields.flag("polish", False),
            source=fields.source(self.references),
        )

    def _border(self, fields: Fields, _n: int) -> Border:
        return Border(
            a=fields.reference("a", self._zones, "zone"),
            b=fields.reference("b", self._zones, "zone"),
            kind=fields.choice("kind", BORDERS, 0),
            sea=self._optional(fields, "sea", self._seas, "sea"),
            open=fields.flag("open", False),
            source=fields.source(self.references),
        )

    def _sea(self, fields: Fields, n: int) -> Sea:
        for name in ("lat", "lon"):
            fields.number(name, -180, 180)
        return Sea(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            ice=fields.flag("ice", False),
            basin=fields.choice("basin", BASINS, 0),
            source=fields.source(self.references),
        )

    def _sea_link(self, fields: Fields, _n: int) -> SeaLink:
        return SeaLink(
            a=fields.reference("a", self._seas, "sea"),
            b=fields.reference("b", self._seas, "sea"),
            passage=fields.choice("passage", PASSAGES, -1),
            source=fields.source(self.references),
        )

    def _country(self, fields: Fields, n: int) -> Country:
        given = "bonus" in fields.record.values
        return Country(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            kind=fields.choice("kind", COUNTRY_KINDS),
            units=fields.flag("units", False),
            rhine=fields.flag("rhine", False),
            westphalia=fields.flag("westphalia", False),
            protectorate=fields.flag("protectorate", False),
            bonus=fields.integers("bonus", 2, -9, 9) if given else (0, 0),
            run_by=fields.choice("run_by", SIDES, -1),
            resources=self._resources(fields),
            source=fields.source(self.references),
        )

    def _resources(self, fields: Fields) -> tuple[int, ...]:
        """7.3.1: of a major power."""
        if "resources" not in fields.record.values:
            return (0, 0)
        return fields.integers("resources", 2, 0, 99)

    # --- pieces ----------------------------------------------------------------------------

    def _owner(self, fields: Fields) -> int:
        return fields.reference("owner", self._countries, "country")

    def _unit(self, fields: Fields, n: int) -> Unit:
        return Unit(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            owner=self._owner(fields),
            kind=fields.choice("kind", UNIT_KINDS),
            steps=fields.integer("steps", 1, 2),
            morale=fields.integer("morale", 0, 9),
            movement=fields.integer("movement", 0, 9),
            stars=fields.integer("stars", 0, 3, 0),
            cavalry=fields.flag("cavalry", False),
            home=fields.flag("home", False),
            rebuilt=fields.flag("rebuilt", True),
            enters=fields.text("enters", ""),
            source=fields.source(self.references),
        )

    def _special(self, fields: Fields, n: int) -> Special:
        return Special(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            owner=self._owner(fields),
            bonus=fields.integer("bonus", 0, 9),
            cavalry=fields.flag("cavalry", False),
            enters=fields.text("enters", ""),
            source=fields.source(self.references),
        )

    def _depots(self, fields: Fields, _n: int) -> Depots:
        power = fields.reference("key", self._countries, "country")
        return Depots(
            power=power,
            count=fields.integer("count", 0, 9),
            source=fields.source(self.references),
        )

    def _army(self, fields: Fields, n: int) -> Army:
        return Army(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            owner=self._owner(fields),
            source=fields.source(self.references),
        )

    def _general(self, fields: Fields, n: int) -> General:
        return General(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            owner=self._owner(fields),
            initiative=fields.integer("initiative", 1, 3),
            command=fields.integer("command", 1, 15),
            tactical=fields.integers("tactical", 2, 0, 9),
            rank=fields.integer("rank", 1, 99),
            cavalry=fields.flag("cavalry", False),
            since=fields.integer("from", 1805, 1815, 0),
            until=fields.integer("until", 1805, 1815, 0),
            replaces=self._optional(fields, "replaces", self._generals, "general"),
            enters=fields.text("enters", ""),
            source=fields.source(self.references),
        )

    def _fleet(self, fields: Fields, n: int) -> Fleet:
        return Fleet(
            id=n,
            key=fields.key(),
            names=fields.texts("name", LANGUAGES),
            owner=self._owner(fields),
            initiative=fields.integer("initiative", 0, 9),
            movement=fields.integer("movement", 0, 9),
            tactical=fields.integer("tactical", 0, 9),
            waters=fields.choice("waters", WATERS),
            source=fields.source(self.references),
        )

    # --- cards -----------------------------------------------------------------------------

    def _card(self, fields: Fields, n: int) -> Card:
        return Card(
            id=n,
            key=fields.text("key"),  # as the rule book numbers them: 8f
            names=fields.texts("name", LANGUAGES),
            side=fields.choice("side", SIDES),
            ap=fields.integer("ap", 0, 3),
            period=fields.choice("period", PERIODS),
            permanent=fields.flag("permanent", False),
            combat=fields.flag("combat", False),
            foreign_war=fields.flag("foreign_war", False),
            star=fields.choice("star", STARS, 0),
            escalation=fields.integer("escalation", 0, 9, 0),
            victory=fields.integer("victory", 0, 9, 0),
            when=fields.choices("when", MOMENTS),
            needs=self._needs(fields),
            effects=self._effects(fields),
            source=fields.source(self.references),
        )

    def _needs(self, fields: Fields) -> tuple[Need, ...]:
        """The conditions of a card."""
        found: list[Need] = []
        for text in fields.lines("needs"):
            try:
                found.append(self._vocabulary.need(text))
            except UnknownWordError as wrong:
                fields.fail("needs", str(wrong))
        return tuple(found)

    def _effects(self, fields: Fields) -> tuple[Atom, ...]:
        """The lines of its event, numbered; an option is not left out between others."""
        found: list[Atom] = []
        for line in fields.lines("effects"):
            try:
                atom = self._vocabulary.atom(line)
            except UnknownWordError as wrong:
                fields.fail("effects", str(wrong))
                continue
            atom.line = len(found)
            found.append(atom)
        options = {atom.option for atom in found if atom.option > 0}
        if options and options != set(range(1, len(options) + 1)):
            fields.fail("effects", f"the choices must be named {', '.join(OPTION_WORDS)} in turn")
        return tuple(found)

    # --- scenarios -------------------------------------------------------------------------

    def _scenario(self, fields: Fields, _n: int) -> Scenario:
        return Scenario(
            key=fields.text("key"),
            year=fields.integer("year", 1805, 1815),
            last_year=fields.integer("last_year", 1805, 1815),
            round=fields.integer("round", 1, 6),
            first=fields.choice("first", SIDES),
            period=fields.choice("period", PERIODS),
            victory=fields.integer("victory", 0, 20, 0),
            escalation=fields.integer("escalation", 0, 20, 0),
            decks=(
                fields.references("empire_deck", self._cards, "card"),
                fields.references("coalition_deck", self._cards, "card"),
            ),
            later=self._some(fields, "later", self._cards, "card"),
            hands=fields.integers("hands", 2, 0, 20),
            dealt=fields.references("dealt", self._cards, "card"),
            flags=fields.choices("flags", FLAGS),
            reformed=fields.references("reformed", self._countries, "country"),
            played=self._some(fields, "played", self._cards, "card"),
            beaten=self._some(fields, "beaten", self._countries, "country"),
            states=fields.choices("states", STATES) if "states" in fields.record.values else (),
            out=self._some(fields, "out", self._pieces, "piece"),
            may_return=self._some(fields, "may_return", self._pieces, "piece"),
            aside=self._some(fields, "aside", self._pieces, "piece"),
            undeployed=self._some(fields, "undeployed", self._pieces, "piece"),
            source=fields.source(self.references),
        )

    def _status(self, fields: Fields, _n: int) -> Status:
        fields.text("key")
        of = fields.record.values.get("of")
        if of in self._sides:
            fields.text("of")
        return Status(
            scenario=fields.text("scenario"),
            country=fields.reference("country", self._countries, "country"),
            status=fields.choice("status", STATUSES),
            side=self._sides.get(str(of), -1),
            of=-1 if of in self._sides else self._optional(fields, "of", self._countries, "power"),
            source=fields.source(self.references),
        )

    def _control(self, fields: Fields, _n: int) -> Control:
        fields.text("key")
        return Control(
            scenario=fields.text("scenario"),
            zones=fields.references("zones", self._zones, "zone"),
            to=fields.reference("to", self._countries, "country"),
            territory=fields.flag("territory", False),
            source=fields.source(self.references),
        )

    def _placed(self, fields: Fields, _n: int) -> Placed:
        return Placed(
            key=fields.text("key"),
            scenario=fields.text("scenario"),
            power=fields.reference("power", self._countries, "country"),
            zone=fields.reference("zone", self._zones, "zone"),
            zones=self._some(fields, "zones", self._zones, "zone"),
            army=self._optional(fields, "army", self._pieces, "army"),
            generals=self._some(fields, "generals", self._pieces, "general"),
            any_generals=self._some(fields, "any_generals", self._pieces, "general"),
            free_generals=self._some(fields, "free_generals", self._pieces, "general"),
            command=fields.integer("command", 1, 15, 0),
            units=self._some(fields, "units", self._pieces, "unit"),
            any_units=self._some(fields, "any_units", self._pieces, "unit"),
            reduced=self._some(fields, "reduced", self._pieces, "unit"),
            specials=self._some(fields, "specials", self._pieces, "special unit"),
            depots=fields.integer("depots", 0, 9, 0),
            fixed_depots=fields.integer("fixed_depots", 0, 9, 0),
            free_depots=fields.integer("free_depots", 0, 9, 0),
            source=fields.source(self.references),
        )

    def _moored(self, fields: Fields, _n: int) -> Moored:
        at = fields.choice("at", MOORINGS)
        ids, what = (self._seas, "sea") if MOORINGS[at] == "sea" else (self._zones, "zone")
        return Moored(
            key=fields.text("key"),
            scenario=fields.text("scenario"),
            fleet=fields.reference("fleet", self._pieces, "fleet"),
            at=at,
            place=fields.reference("place", ids, what),
            any=fields.flag("any", False),
            places=self._some(fields, "places", self._zones_and_seas, "zone or sea"),
            anywhere=fields.flag("anywhere", False),
            source=fields.source(self.references),
        )

    # --- tables ----------------------------------------------------------------------------

    def _attrition_row(self, fields: Fields, _n: int) -> AttritionRow:
        fields.key()
        return AttritionRow(
            losses=fields.integers("losses", 7, 0, 9),
            more=fields.integers("more", 7, 0, 1),
            source=fields.source(self.references),
        )

    def _battle_row(self, fields: Fields, _n: int) -> BattleRow:
        fields.key()
        return BattleRow(
            losses=fields.integers("losses", 3, 0, 9),
            plus=fields.integers("plus", 3, 0, 1),
            cavalry=fields.integers("cavalry", 3, 0, 1),
            source=fields.source(self.references),
        )

    def _siege_row(self, fields: Fields, _n: int) -> SiegeRow:
        fields.key()
        return SiegeRow(
            result=fields.choice("result", SIEGE_RESULTS),
            source=fields.source(self.references),
        )

    def _terrain(self, fields: Fields, _n: int) -> Terrain:
        fields.choice("key", BORDERS)
        battle = fields.integer("battle", -9, 9)
        return Terrain(
            cost=fields.integer("cost", 0, 9),
            battle=battle,
            battle_army=fields.integer("battle_army", -9, 9, battle),
            retreat_loss=fields.integer("retreat_loss", 0, 9, 0),
            source=fields.source(self.references),
        )

    def _card_row(self, fields: Fields, _n: int) -> CardRow:
        stated = "state" in fields.record.values
        return CardRow(
            key=fields.key(),
            zones=fields.references("zones", self._zones, "zone"),
            sides=fields.choices("sides", SIDES),
            control=fields.flag("control", False),
            card=self._optional(fields, "card", self._cards, "card"),
            state=fields.choice("state", STATES) if stated else -1,
            source=fields.source(self.references),
        )

    def _figures(self) -> Numbers:
        march = ("zone", "marsh", "marsh_battle", "weather", "forced_march", "control")
        command = ("army_factor", "subordinates", "cavalry_steps", "two_armies", "most_initiative")
        wear = ("poor", "mountain", "marsh_poor", "two_armies", "winter", "all_french")
        more = ("all_french_conscription", "most_french", "all_russian", "home", "depot")
        fight = ("skirmish", "major", "major_weaker", "rout", "cavalry", "interceptor", "landing")
        after = ("demoralised", "wound", "pursuit")
        pays = ("corps", "militia", "star", "cavalry", "depot", "fleet", "special", "army", "card")
        keeps = ("key_lost", "most_given", "fleets_a_year", "army_steps", "army_depots")
        sail = ("squadron", "port", "steps", "landing_steps", "landing_sieges")
        low, high = -_MOST, _MOST
        return Numbers(
            *self.numbers("movement", low, high, *march, "rally", "call"),
            *self.numbers("command", low, high, *command),
            *self.numbers("actions", low, high, "without_card", "corps", "corps_attacks", "fleet"),
            *self.numbers(
                "reactions", low, high, "interception", "evasion", "counter_march", "naval"
            ),
            *self.numbers("supply", low, high, "relay", "battle", "attrition"),
            *self.numbers("attrition", low, high, *wear, *more, "demoralised_columns"),
            *self.numbers("battle", low, high, *fight, *after),
            *self.numbers("siege", low, high, "steps_a_level", "army", "citadel", "most_marker"),
            *self.numbers("naval", low, high, *sail, "one_loss", "two_losses", "all_lost"),
            *self.numbers("rounds", low, high, "last", "winter_campaign", "bad_weather", "winter"),
            *self.numbers("hands", low, high, "least", "most", "spoils"),
            *self.numbers("budget", low, high, *pays, *keeps, "steps_of_an_army", "serbs"),
        )

    # --- the data as a whole ---------------------------------------------------------------

    def _check(self) -> None:
        """What no single record shows."""
        for n, key in enumerate(MAJORS):
            if self._countries.get(key) != n:
                self.about("country", f"{key} must be country number {n + 1}; restore the order")
        if len(self.terrain) != len(BORDERS):
            self.about("terrain", "every kind of border needs a record; restore the file")
        for border in self.borders.values():
            if (BORDERS[border.kind] == "strait") != (border.sea >= 0):
                self.about("border", "a strait names its sea, and no other border does")
