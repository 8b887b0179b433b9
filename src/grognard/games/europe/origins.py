"""Where the data in force come from, told to users."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.europe.layout import FLEETS
from grognard.games.europe.model import (
    BORDERS,
    Army,
    Card,
    Country,
    Fleet,
    General,
    Model,
    Special,
    Unit,
)
from grognard.kernel.data import Origin
from grognard.kernel.text import Catalogue

_Named = Country | Unit | Special | General | Fleet | Army | Card
# The tables of single numbers; they are told as one kind.
FIGURES = (
    "movement",
    "command",
    "actions",
    "reactions",
    "supply",
    "attrition",
    "battle",
    "siege",
    "naval",
    "rounds",
    "hands",
    "budget",
)


def origins(model: Model, texts: Catalogue, read: Iterable[Origin]) -> list[Origin]:
    """Every record, what it is called, and its source; the single numbers as they were read."""
    figures = [
        Origin("figures", one.key, texts.say(f"record-{one.kind}"), one.source)
        for one in read
        if one.kind in FIGURES
    ]
    components = _Components(model, texts.language)
    return [
        *components.map(),
        *components.pieces(),
        *components.start(),
        *_tables(model, texts),
        *figures,
    ]


class _Components:
    """The components of a data set under their names in a language."""

    def __init__(self, model: Model, language: str) -> None:
        self.model = model
        self.zones = [zone.names[language] for zone in model.zones]
        self.seas = [sea.names[language] for sea in model.seas]
        self.countries = [country.names[language] for country in model.countries]
        self.language = language

    def map(self) -> list[Origin]:
        """Zones, provinces, borders and seas."""
        m, zones, seas = self.model, self.zones, self.seas
        return [
            *(Origin("zone", one.key, zones[one.id], one.source) for one in m.zones),
            *(Origin("province", one.key, one.name, one.source) for one in m.provinces),
            *(
                Origin("border", f"{one.a}-{one.b}", f"{zones[one.a]} – {zones[one.b]}", one.source)
                for one in m.borders
            ),
            *(Origin("sea", one.key, seas[one.id], one.source) for one in m.seas),
            *(
                Origin("sea-link", f"{one.a}-{one.b}", f"{seas[one.a]} – {seas[one.b]}", one.source)
                for one in m.sea_links
            ),
        ]

    def pieces(self) -> list[Origin]:
        """Countries, pieces and cards."""
        m, language = self.model, self.language
        named: dict[str, Sequence[_Named]] = {
            "country": m.countries,
            "unit": m.units,
            "special": m.specials,
            "general": m.generals,
            "fleet": m.fleets,
            "army": m.armies,
            "card": m.cards,
        }
        depots = [
            Origin("depots", m.countries[one.power].key, self.countries[one.power], one.source)
            for one in m.depots
        ]
        return depots + [
            Origin(kind, one.key, one.names[language], one.source)
            for kind, group in named.items()
            for one in group
        ]

    def start(self) -> list[Origin]:
        """The scenarios and how they begin."""
        m = self.model
        return [
            *(Origin("scenario", one.key, one.key, one.source) for one in m.scenarios),
            *(
                Origin(
                    "status",
                    f"{one.scenario}-{m.countries[one.country].key}",
                    f"{one.scenario}, {self.countries[one.country]}",
                    one.source,
                )
                for one in m.statuses
            ),
            *(
                Origin(
                    "control",
                    f"{one.scenario}-{number}",
                    ", ".join([one.scenario, *(self.zones[zone] for zone in one.zones)]),
                    one.source,
                )
                for number, one in enumerate(m.controls)
            ),
            *(
                Origin("placed", one.key, f"{one.scenario}, {self.zones[one.zone]}", one.source)
                for one in m.placed
            ),
            *(
                Origin("moored", one.key, f"{one.scenario}, {self.fleet(one.fleet)}", one.source)
                for one in m.moored
            ),
        ]

    def fleet(self, piece: int) -> str:
        """What a fleet is called."""
        return self.model.fleets[piece - FLEETS].names[self.language]


def _tables(model: Model, texts: Catalogue) -> list[Origin]:
    """The rows of the tables, each called by its number, and the kinds of border."""
    tables = {
        "attrition-row": [row.source for row in model.attrition_rows],
        "battle-row": [row.source for row in model.battle_rows],
        "siege-row": [row.source for row in model.siege_rows],
    }
    hands = [
        Origin("card-row", row.key, texts.say(f"row-{row.key.replace('_', '-')}"), row.source)
        for row in model.card_rows
    ]
    rows = [
        Origin(kind, str(row), texts.say("record-row", {"row": row}), source)
        for kind, sources in tables.items()
        for row, source in enumerate(sources)
    ]
    return [*rows, *hands] + [
        Origin("terrain", kind, texts.say(f"terrain-{kind}"), one.source)
        for kind, one in zip(BORDERS, model.terrain, strict=True)
    ]
