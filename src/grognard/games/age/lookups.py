"""The board, the corps, the cards and the tables as arrays of integers for the rules."""

from __future__ import annotations

from typing import Final

from grognard.games.age.chances import Chances
from grognard.games.age.layout import AREAS, CORPS, COUNTRIES, FIRST_DETACHABLE, MAJORS, TITLES
from grognard.games.age.model import SEAS, TERRAINS, Model
from grognard.kernel.arrays import Lookup, lookup_of
from grognard.kernel.step import Step
from grognard.kernel.verbs import Notation

MOST_LINKS: Final = 8
FAR: Final = 99
BY_BORDER: Final = 0
BY_STRAIT: Final = 1
BY_ICE: Final = 2


class Lookups:
    """What the rules look up about things that never change."""

    def __init__(self, model: Model, steps: list[Step], notation: Notation) -> None:
        self.model = model
        self.steps = steps
        self.notation = notation
        self._areas(model)
        self._links(model)
        self._corps(model)
        self._cards(model)
        self._tables(model)
        self.bits: Lookup = lookup_of([1 << n for n in range(15)])

    def _areas(self, model: Model) -> None:
        areas = model.areas
        detachable = {c.key: c.id for c in model.countries[FIRST_DETACHABLE:]}
        self.country: Lookup = lookup_of([a.country for a in areas])
        # The detachable area as a country of its own (3.2), -1 for all others.
        self.own: Lookup = lookup_of([detachable.get(a.key, -1) for a in areas])
        self.capital: Lookup = lookup_of([int(a.capital) for a in areas])
        self.rough: Lookup = lookup_of([int(a.terrain >= 0) for a in areas])
        self.swamp: Lookup = lookup_of([int(a.terrain == TERRAINS.index("swamp")) for a in areas])
        self.barren: Lookup = lookup_of([int(a.barren) for a in areas])
        self.coastal: Lookup = lookup_of([int(a.coastal) for a in areas])
        baltic = SEAS.index("baltic")
        self.baltic: Lookup = lookup_of([int(baltic in a.seas) for a in areas])
        # Open in winter: another shore than the Baltic's (11.2 C).
        self.open_sea: Lookup = lookup_of([int(any(s != baltic for s in a.seas)) for a in areas])
        # The capital area of a major, the only area of a minor or detachable one.
        heart = [0] * COUNTRIES
        parent = [-1] * COUNTRIES
        for area in areas:
            if area.capital or not model.countries[area.country].major:
                heart[area.country] = area.id
            if area.key in detachable:
                heart[detachable[area.key]] = area.id
                parent[detachable[area.key]] = area.country
        self.heart: Lookup = lookup_of(heart)
        self.parent: Lookup = lookup_of(parent)  # of a detachable area, -1 for countries
        # The country for which an area stands, -1 if it stands for none.
        stands_for = [-1] * AREAS
        for country in range(COUNTRIES):
            stands_for[heart[country]] = country
        self.stands_for: Lookup = lookup_of(stands_for)

    def _links(self, model: Model) -> None:
        next_to = [-1] * (AREAS * MOST_LINKS)
        by = [0] * (AREAS * MOST_LINKS)
        degree = [0] * AREAS
        kind = [-1] * (AREAS * AREAS)
        for link in model.links:
            for here, there in ((link.a, link.b), (link.b, link.a)):
                next_to[here * MOST_LINKS + degree[here]] = there
                by[here * MOST_LINKS + degree[here]] = link.kind
                kind[here * AREAS + there] = link.kind
                degree[here] += 1
        self.degree: Lookup = lookup_of(degree)
        self.next_to: Lookup = lookup_of(next_to)
        self.link_kind: Lookup = lookup_of(by)
        self.link: Lookup = lookup_of(kind)  # between two areas, -1 if they are not adjacent
        self.distance: Lookup = lookup_of(_distances(next_to, by, False))
        self.winter_distance: Lookup = lookup_of(_distances(next_to, by, True))
        near = {
            a.country
            for b in range(AREAS)
            for a in model.areas
            if kind[b * AREAS + a.id] >= 0 and model.areas[b].country == 0
        }
        # 1 for each country that is adjacent to France (15.1, A159).
        self.borders_france: Lookup = lookup_of([int(n in near - {0}) for n in range(COUNTRIES)])

    def _corps(self, model: Model) -> None:
        corps = model.corps
        self.nation: Lookup = lookup_of([c.country for c in corps])
        self.ally_of: Lookup = lookup_of([c.ally_of for c in corps])
        self.home: Lookup = lookup_of([c.country if c.ally_of < 0 else c.ally_of for c in corps])
        self.trigger: Lookup = lookup_of([c.trigger for c in corps])
        self.line: Lookup = lookup_of([_line(c.country, c.ally_of) for c in corps])
        # Equal for corps of one country that serve for the same minor or for none: what is said of
        # one of them in the reserve holds for all (9.2, 9.4).
        self.origin: Lookup = lookup_of([c.country * COUNTRIES + c.ally_of + 1 for c in corps])
        # Ratings by corps, and by corps + CORPS for the reduced side.
        self.battle: Lookup = lookup_of(_ratings(model, 0))
        self.movement: Lookup = lookup_of(_ratings(model, 1))
        self.command: Lookup = lookup_of(_ratings(model, 2))

    def _cards(self, model: Model) -> None:
        self.count: Lookup = lookup_of([card.count for card in model.cards])
        self.player: Lookup = lookup_of([card.player for card in model.cards])
        self.once: Lookup = lookup_of([int(card.once) for card in model.cards])
        assert len(model.cards) == TITLES

    def _tables(self, model: Model) -> None:
        self.n = model.numbers
        self.first_winter_round: int = model.numbers.first_winter_round  # asked all the time
        majors = model.countries[:MAJORS]
        # Of each major country: by the unreformed and the reformed numbers (2.2.4).
        self.mobilization: Lookup = lookup_of([n for m in majors for n in m.mobilization])
        self.deployment: Lookup = lookup_of([n for m in majors for n in m.deployment])
        self.battle_from: Lookup = lookup_of([row.low for row in model.battle_rows])
        self.battle_losses: Lookup = lookup_of([n for r in model.battle_rows for n in r.losses])
        self.tie_break: Lookup = lookup_of([row.tie_break for row in model.battle_rows])
        self.chances = Chances(self.battle_from, self.battle_losses, self.tie_break)
        self.march_from: Lookup = lookup_of([row.low for row in model.march_rows])
        self.march_losses: Lookup = lookup_of([n for r in model.march_rows for n in r.losses])
        self.winter_from: Lookup = lookup_of([row.low for row in model.winter_rows])
        self.winter_losses: Lookup = lookup_of([n for r in model.winter_rows for n in r.losses])


def _ratings(model: Model, which: int) -> list[int]:
    """One of the ratings of every corps: all full sides, then all reduced ones."""
    return [c.full[which] for c in model.corps] + [c.reduced[which] for c in model.corps]


def _line(country: int, ally_of: int) -> int:
    """The line of the reinforcement chart that counts a corps (9.2 C)."""
    if country == 0:
        return 0 if ally_of < 0 else 1
    if country == 1:
        return 2 if ally_of < 0 else 3
    return country + 2


def _distances(next_to: list[int], by: list[int], frozen: bool) -> list[int]:
    """How many areas lie between any two; FAR if there is no way. Ice bears in winter only."""
    distance = [FAR] * (AREAS * AREAS)
    for start in range(AREAS):
        distance[start * AREAS + start] = 0
        queue = [start]
        for area in queue:
            for link in range(area * MOST_LINKS, (area + 1) * MOST_LINKS):
                other = next_to[link]
                if other < 0 or (by[link] == BY_ICE and not frozen):
                    continue
                if distance[start * AREAS + other] == FAR:
                    distance[start * AREAS + other] = distance[start * AREAS + area] + 1
                    queue.append(other)
    return distance


def fits(model: Model) -> bool:
    """Whether a data set has the size the state was laid out for."""
    sizes = (len(model.areas), len(model.corps), len(model.cards), len(model.countries))
    return sizes == (AREAS, CORPS, TITLES, COUNTRIES)
