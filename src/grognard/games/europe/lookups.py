"""The board, the pieces, the cards and the tables as arrays of integers for the rules."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.atoms import Atom, Need
from grognard.games.europe.layout import (
    ARMIES,
    BAVARIA,
    BOX,
    CARDS,
    CHOUANS,
    COUNTRIES,
    DEPOTS,
    DESERT,
    FLEETS,
    GENERALS,
    ITALY,
    MAJORS,
    NAPLES,
    PIECES,
    POLAND,
    PORTS,
    PROVINCES,
    RHINE,
    SEA,
    SEAS,
    SERBS,
    SICILY,
    SPECIALS,
    STRAIT,
    SWITZERLAND,
    TYROL,
    UNITS,
    WESTPHALIA,
    ZONES,
)
from grognard.games.europe.model import MOMENTS, SIDES, STATES, Card, Model
from grognard.games.europe.words import (
    BLOCK_ACTION,
    FLAG_TORRES_VEDRAS,
    P_FLAG,
    P_WHAT,
    SET_FLAG,
    X_CARD,
)
from grognard.kernel.arrays import Cells, Lookup, cells_of, lookup_of
from grognard.kernel.step import Step
from grognard.kernel.verbs import Notation

#: The countries that the rules name, by their numbers.
NAMED: Final = {
    ITALY: "italy",
    SWITZERLAND: "switzerland",
    BAVARIA: "bavaria",
    NAPLES: "naples",
    SICILY: "sicily",
    POLAND: "poland",
    RHINE: "rhine",
    WESTPHALIA: "westphalia",
    TYROL: "tyrol",
    SERBS: "serbs",
    CHOUANS: "chouans",
}
MOST_NEIGHBOURS: Final = 10
MOST_SEA_LINKS: Final = 6
IMPASSABLE: Final = 99
FAR: Final = 999
MOST_OPTIONS: Final = 4  # of the event of a card: (a) to (d)
#: 10.2: whose general commands among equals; England and France never meet on one side.
PRECEDENCE: Final = (
    "england",
    "france",
    "austria",
    "russia",
    "prussia",
    "sweden",
    "spain",
    "turkey",
)
#: 8.3.1, 8.3.2: the capitals of the states made of several countries.
SEATS: Final = {RHINE: "erfurt", WESTPHALIA: "kassel"}
HUNDRED_DAYS: Final = "1815"
GIBRALTAR_PASSAGE: Final = 0
BOSPHORUS: Final = 1


class Lookups:
    """What the rules look up about things that never change."""

    def __init__(self, model: Model, steps: list[Step], notation: Notation) -> None:
        self.model = model
        self.steps = steps
        self.notation = notation
        self.n = model.numbers
        self._zones(model)
        self._borders(model)
        self._ceded(model)
        self._supply_routes()
        self._seas(model)
        self._countries(model)
        self._pieces(model)
        self._cards(model)
        self._tables(model)
        # 20.1: the number of the scenario of 1815.
        scenarios = [one.key for one in model.scenarios]
        self.hundred_days: int = scenarios.index(HUNDRED_DAYS)
        self._duty(model, scenarios)
        self.bits: Lookup = lookup_of([1 << n for n in range(15)])

    # --- the board -------------------------------------------------------------------------

    def _zones(self, model: Model) -> None:
        zones = model.zones
        self.province: Lookup = lookup_of([z.province for z in zones])
        self.fort: Lookup = lookup_of([z.fort for z in zones])
        # 3.2: a zone without fortress, port or city is always of free passage.
        self.site: Lookup = lookup_of([int(z.fort > 0 or z.port >= 0 or z.city) for z in zones])
        self.capital: Lookup = lookup_of([z.capital for z in zones])  # of a country, -1: none
        self.key_zone: Lookup = lookup_of([int(z.key_zone) for z in zones])
        self.city: Lookup = lookup_of([int(z.city) for z in zones])
        self.marsh: Lookup = lookup_of([int(z.marsh) for z in zones])
        self.poor: Lookup = lookup_of([int(z.poor) for z in zones])
        self.port: Lookup = lookup_of([z.port for z in zones])  # its sea, -1: none
        self.entry: Lookup = lookup_of([self.n.marsh if z.marsh else self.n.zone for z in zones])
        # The blockade box of a port as a place, -1: none; and the port of a box.
        box, port_of = [-1] * ZONES, [-1] * PORTS
        for n, zone in enumerate(z.id for z in zones if z.port >= 0):
            box[zone], port_of[n] = BOX + n, zone
        self.box: Lookup = lookup_of(box)
        self.ports: list[int] = [z.id for z in zones if z.port >= 0]
        # 13.2, 13.3: what may feed a country, or pass supply on for all of a side.
        self.strongholds: list[int] = [z.id for z in zones if z.fort > 0 or z.capital >= 0]
        self.no_harbours: Cells = cells_of([-1] * ZONES)
        self.unfed: Cells = cells_of([0] * ZONES)  # who is in no war has no supply
        self.port_of_box: Lookup = lookup_of(port_of)

    def _ceded(self, model: Model) -> None:
        """20.1, R299: 1 + the power to which the set-up of 1815 gives a zone, 0 if to none."""
        ceded = [0] * ZONES
        for control in model.controls:
            if control.scenario == "1815" and control.to < MAJORS:
                for zone in control.zones:
                    ceded[zone] = 1 + control.to
        self.ceded: Lookup = lookup_of(ceded)

    def _borders(self, model: Model) -> None:
        next_to = [-1] * (ZONES * MOST_NEIGHBOURS)
        degree = [0] * ZONES
        kind = [-1] * (ZONES * ZONES)
        cost = [IMPASSABLE] * (ZONES * ZONES)
        strait = [-1] * (ZONES * ZONES)
        for border in model.borders:
            for here, there in ((border.a, border.b), (border.b, border.a)):
                next_to[here * MOST_NEIGHBOURS + degree[here]] = there
                degree[here] += 1
                kind[here * ZONES + there] = border.kind
                step = int(self.entry[there]) + model.terrain[border.kind].cost
                cost[here * ZONES + there] = step
                if border.kind == STRAIT and not border.open:
                    strait[here * ZONES + there] = border.sea
        self.next_to: Lookup = lookup_of(next_to)
        self.degree: Lookup = lookup_of(degree)
        self.border: Lookup = lookup_of(kind)  # between two zones, -1: they do not touch
        self.cost: Lookup = lookup_of(cost)  # of going from one zone to another (12.1)
        self.strait: Lookup = lookup_of(strait)  # the sea that may close it, -1: none

    def _supply_routes(self) -> None:
        """13.3: from where a place of supply can be reached within two points, and through what.

        For each zone: the zones whose force it could supply, each with the zone between, or -1.
        Alexandretta and Acre supply each other although the way costs more.
        """
        reach = int(self.n.relay)
        first, users, middles = [0], list[int](), list[int]()
        for there in range(ZONES):
            for here in range(ZONES):
                if here == there:
                    continue
                for middle in self._ways(here, there, reach):
                    users.append(here)
                    middles.append(middle)
            first.append(len(users))
        self.route_from: Lookup = lookup_of(first)
        self.route_user: Lookup = lookup_of(users)
        self.route_middle: Lookup = lookup_of(middles)
        # The seas that may close the straits on the way, -1: none.
        goals = [there for there in range(ZONES) for _ in range(first[there], first[there + 1])]
        ways = list(zip(users, middles, goals, strict=True))
        self.route_strait: Lookup = lookup_of(
            [int(self.strait[a * ZONES + (b if m < 0 else m)]) for a, m, b in ways]
        )
        self.route_strait_after: Lookup = lookup_of(
            [-1 if m < 0 else int(self.strait[m * ZONES + b]) for _, m, b in ways]
        )

    def _ways(self, here: int, there: int, reach: int) -> list[int]:
        """The zones between two, -1 if none is needed, that keep within so many points."""
        found: list[int] = []
        kind = int(self.border[here * ZONES + there])
        if kind == DESERT or (kind >= 0 and int(self.cost[here * ZONES + there]) <= reach):
            found.append(-1)
        near = here * MOST_NEIGHBOURS
        for middle in self.next_to[near : near + int(self.degree[here])]:
            way = int(self.cost[here * ZONES + middle]) + int(self.cost[middle * ZONES + there])
            if DESERT in (self.border[here * ZONES + middle], self.border[middle * ZONES + there]):
                continue
            if way <= reach:
                found.append(int(middle))
        return found

    def _seas(self, model: Model) -> None:
        next_sea = [-1] * (SEAS * MOST_SEA_LINKS)
        passage = [-1] * (SEAS * SEAS)
        adjacent = [0] * (SEAS * SEAS)
        degree = [0] * SEAS
        for link in model.sea_links:
            for here, there in ((link.a, link.b), (link.b, link.a)):
                next_sea[here * MOST_SEA_LINKS + degree[here]] = there
                degree[here] += 1
                adjacent[here * SEAS + there] = 1
                passage[here * SEAS + there] = link.passage
        self.sea_degree: Lookup = lookup_of(degree)
        self.next_sea: Lookup = lookup_of(next_sea)
        self.seas_join: Lookup = lookup_of(adjacent)
        self.passage: Lookup = lookup_of(passage)
        self.ports_on: list[list[int]] = [
            [zone for zone in self.ports if self.port[zone] == sea] for sea in range(SEAS)
        ]
        self.ice: Lookup = lookup_of([int(s.ice) for s in model.seas])
        self.basin: Lookup = lookup_of([s.basin for s in model.seas])

    def _countries(self, model: Model) -> None:
        self.country_kind: Lookup = lookup_of([c.kind for c in model.countries])
        self.home_of: Lookup = lookup_of([p.country for p in model.provinces])  # when 1805 began
        capitals: list[list[int]] = [[] for _ in range(COUNTRIES)]
        for zone in model.zones:
            if zone.capital >= 0:
                capitals[zone.capital].append(zone.id)
            for state, key in SEATS.items():
                if zone.key == key:
                    capitals[state].append(zone.id)
        # A country has at most two capitals: Russia has (14.4).
        self.capital_of: Lookup = lookup_of(
            [zone for own in capitals for zone in (*own, -1, -1)[:2]]
        )
        # 4: the countries of the Iberian peninsula.
        iberia = ("spain", "portugal")
        self.iberian: Lookup = lookup_of([int(c.key in iberia) for c in model.countries])
        # 10.2: the place of a country in the order of command.
        self.precedence: Lookup = lookup_of(
            [PRECEDENCE.index(c.key) if c.key in PRECEDENCE else 99 for c in model.countries]
        )
        # 8.3: the countries of the states that may be founded, -1: the Kingdom of Bavaria is none.
        keys = [c.key for c in model.countries]
        self.holland = keys.index("holland")
        self.channel = [sea.key for sea in model.seas].index("manche")
        self.state_country: Lookup = lookup_of(
            [keys.index(state) if state in keys else -1 for state in STATES]
        )
        # 20.1, R301: where the royalists live off the land.
        royalist = ("poitou", "bretagne")
        self.royalist: Lookup = lookup_of([int(p.key in royalist) for p in model.provinces])
        self.polish: Lookup = lookup_of([int(p.polish) for p in model.provinces])
        countries = model.countries
        self.has_units: Lookup = lookup_of([int(c.units) for c in countries])
        self.of_rhine: Lookup = lookup_of([int(c.rhine) for c in countries])
        self.of_westphalia: Lookup = lookup_of([int(c.westphalia) for c in countries])
        self.protectable: Lookup = lookup_of([int(c.protectorate) for c in countries])
        self.bonuses: Lookup = lookup_of([bonus for c in countries for bonus in c.bonus])
        self.run_by: Lookup = lookup_of([c.run_by for c in countries])  # a side, -1: nobody
        # Provinces that the rules name (8.3, 18.2.2).
        provinces = [p.key for p in model.provinces]
        self.tyrol = provinces.index("tyrol")
        self.mazovia = provinces.index("mazovie")
        self.venetia = provinces.index("venetie")
        self.sicily = provinces.index("sicile")
        self.magdeburg = provinces.index("magdebourg")
        never = ("gibraltar", "malte", "irlande")
        self.inalienable: Lookup = lookup_of([int(key in never) for key in provinces])
        zones = model.zones
        self.blockade_port: Lookup = lookup_of([int(z.blockade) for z in zones])
        self.pyrenees: Lookup = lookup_of([int(z.pyrenees) for z in zones])
        self.named_zones = {z.key: z.id for z in zones}
        self.named_cards = {c.key: c.id for c in model.cards}
        self.dos_de_mayo = [c.key for c in model.cards].index("19c")

        self._interphase(model)

    def _interphase(self, model: Model) -> None:
        """What the hands and the budget look up (6.3, 7.3)."""
        countries, zones = model.countries, {zone.key: zone.id for zone in model.zones}
        self.resources: Lookup = lookup_of([n for c in countries[:MAJORS] for n in c.resources])
        seats = {state: zones[key] for state, key in SEATS.items()}
        self.seat_of_state: Lookup = lookup_of([seats.get(n, -1) for n in range(COUNTRIES)])
        # Where each revolt may begin (8C, 18C, 22C).
        self.risings: list[list[int]] = [[] for _ in range(COUNTRIES)]
        self.risings[TYROL] = [zones["innsbruck"]]
        self.risings[SERBS] = [zones["belgrade"]]
        self.risings[CHOUANS] = [zones[key] for key in ("poitiers", "rennes", "nantes")]
        # 10.3, 2.2: when generals come and go.
        generals = model.generals
        self.since: Lookup = lookup_of([g.since if not g.enters else 0 for g in generals])
        self.until: Lookup = lookup_of([g.until for g in generals])
        self.replaces: Lookup = lookup_of([g.replaces for g in generals])

    def _duty(self, model: Model, scenarios: list[str]) -> None:
        """20.2: who must go where in the campaign of 1805, and how far everybody is from there."""
        self.campaign_1805: int = scenarios.index("1805")
        self.charles: int = GENERALS + [g.key for g in model.generals].index("charles")
        self.mantua: int = self.named_zones["mantoue"]
        self.ulm: int = self.named_zones["ulm"]
        self.to_mantua: Lookup = lookup_of(self._distances(self.mantua))
        self.to_ulm: Lookup = lookup_of(self._distances(self.ulm))

    def _distances(self, goal: int) -> list[int]:
        """The movement points from every zone to one."""
        far = [FAR] * ZONES
        far[goal] = 0
        todo = [goal]
        while todo:
            here = min(todo, key=lambda zone: far[zone])
            todo.remove(here)
            first = here * MOST_NEIGHBOURS
            for near in map(int, self.next_to[first : first + int(self.degree[here])]):
                cost = far[here] + int(self.cost[near * ZONES + here])
                if cost < far[near]:
                    far[near] = cost
                    todo.append(near)
        return far

    # --- pieces ----------------------------------------------------------------------------

    def _pieces(self, model: Model) -> None:
        depots = [power.power for power in model.depots for _ in range(power.count)]
        self.owner: Lookup = lookup_of(
            [
                *(u.owner for u in model.units),
                *(u.owner for u in model.specials),
                *(g.owner for g in model.generals),
                *(f.owner for f in model.fleets),
                *depots,
                *(a.owner for a in model.armies),
            ]
        )
        units = model.units
        self.unit_kind: Lookup = lookup_of([u.kind for u in units])
        self.step_count: Lookup = lookup_of([u.steps for u in units])
        self.morale: Lookup = lookup_of([u.morale for u in units])
        self.movement: Lookup = lookup_of([u.movement for u in units])
        self.stars: Lookup = lookup_of([u.stars for u in units])
        self.home_only: Lookup = lookup_of([int(u.home) for u in units])
        self.rebuilt: Lookup = lookup_of([int(u.rebuilt) for u in units])
        # The letter C: reserve cavalry, special units and generals (14.5.2).
        self.cavalry: Lookup = lookup_of(
            [
                *(int(u.cavalry) for u in units),
                *(int(u.cavalry) for u in model.specials),
                *(int(g.cavalry) for g in model.generals),
                *([0] * (PIECES - FLEETS)),
            ]
        )
        self.bonus: Lookup = lookup_of([u.bonus for u in model.specials])
        generals = model.generals
        self.napoleon = GENERALS + [g.key for g in generals].index("napoleon")
        self.mack = GENERALS + [g.key for g in generals].index("mack")
        self.initiative: Lookup = lookup_of([g.initiative for g in generals])
        self.command: Lookup = lookup_of([g.command for g in generals])
        self.attack: Lookup = lookup_of([g.tactical[0] for g in generals])
        self.defence: Lookup = lookup_of([g.tactical[1] for g in generals])
        self.rank: Lookup = lookup_of([g.rank for g in generals])
        fleets = model.fleets
        self.fleet_initiative: Lookup = lookup_of([f.initiative for f in fleets])
        self.fleet_movement: Lookup = lookup_of([f.movement for f in fleets])
        self.fleet_tactical: Lookup = lookup_of([f.tactical for f in fleets])
        self.waters: Lookup = lookup_of([f.waters for f in fleets])

    def _cards(self, model: Model) -> None:
        self.card_side: Lookup = lookup_of([c.side for c in model.cards])
        self.card_points: Lookup = lookup_of([c.ap for c in model.cards])
        self.permanent: Lookup = lookup_of([int(c.permanent) for c in model.cards])
        self.combat_card: Lookup = lookup_of([int(c.combat) for c in model.cards])
        self.star: Lookup = lookup_of([c.star for c in model.cards])
        self.atoms: list[list[Atom]] = [list(c.effects) for c in model.cards]
        self.needs: list[list[Need]] = [list(c.needs) for c in model.cards]
        # How many choices an event has, 0 if none; and the cards that answer, for each moment and
        # side: each option as card x MOST_OPTIONS + number.
        self.options: Lookup = lookup_of([options_of(c) for c in model.cards])
        self.answers: list[list[int]] = [
            answers(model, moment, side)
            for moment in range(len(MOMENTS))
            for side in range(len(SIDES))
        ]
        # When each of these may be played: a bit for each moment.
        moments = [0] * (len(model.cards) * MOST_OPTIONS)
        for n, able in enumerate(self.answers):
            for code in able:
                moments[code] |= 1 << n // len(SIDES)
        self.card_moments: Lookup = lookup_of(moments)
        # 6.5: the cards that begin a foreign war.
        self.foreign_wars: list[int] = [c.id for c in model.cards if c.foreign_war]
        # The same for windows: cards that ask for least are tried first.
        self.windows: list[list[int]] = [
            sorted(able, key=lambda code: asks(model.cards[code // MOST_OPTIONS]))
            for able in self.answers
        ]
        # 14.5.7: the combat cards for the dice of each side, and the bit of each.
        dice = MOMENTS.index("battle_modifiers")
        self.for_dice: list[list[int]] = [
            [c.id for c in model.cards if c.side == side and dice in c.when]
            for side in range(len(SIDES))
        ]
        bits = [0] * CARDS
        for own in self.for_dice:
            for n, card in enumerate(own):
                bits[card] = 1 << n
        self.dice_bit: Lookup = lookup_of(bits)
        self.deck: list[list[int]] = [
            [c.id for c in model.cards if c.side == side] for side in range(len(SIDES))
        ]
        # The cards that the event of another forbids for a while (33F).
        self.outlawed: Lookup = lookup_of(outlaws(model))
        self.torres_vedras = flag_card(model, FLAG_TORRES_VEDRAS)

    def _tables(self, model: Model) -> None:
        self.attrition: Lookup = lookup_of([n for r in model.attrition_rows for n in r.losses])
        self.attrition_more: Lookup = lookup_of([n for r in model.attrition_rows for n in r.more])
        self.battle_losses: Lookup = lookup_of([n for r in model.battle_rows for n in r.losses])
        self.battle_plus: Lookup = lookup_of([n for r in model.battle_rows for n in r.plus])
        self.battle_cavalry: Lookup = lookup_of([n for r in model.battle_rows for n in r.cavalry])
        self.siege_result: Lookup = lookup_of([r.result for r in model.siege_rows])
        self.border_battle: Lookup = lookup_of([t.battle for t in model.terrain])
        self.border_battle_army: Lookup = lookup_of([t.battle_army for t in model.terrain])
        self.retreat_loss: Lookup = lookup_of([t.retreat_loss for t in model.terrain])


def options_of(card: Card) -> int:
    """How many choices the event of a card has, 0 if none."""
    return max([atom.option for atom in card.effects], default=0)


def moments_of(card: Card, number: int) -> tuple[int, ...]:
    """When an option may be played: each at a moment of its own, or all at all of them."""
    if options_of(card) == len(card.when) > 1:
        return (card.when[number],)
    return card.when


def asks(card: Card) -> int:
    """How much a card asks for before it may be played: the least of its lines."""
    return len(card.needs) + min([len(atom.needs) for atom in card.effects], default=0)


def outlaws(model: Model) -> list[int]:
    """1 for each card that an event forbids to be played as one."""
    found = [0] * CARDS
    for card in model.cards:
        for atom in card.effects:
            if atom.op == BLOCK_ACTION and atom.number(P_WHAT) == X_CARD:
                found[atom.many(P_WHAT)[1]] = 1
    return found


def flag_card(model: Model, flag: int) -> int:
    """The card that sets a flag."""
    return next(
        card.id
        for card in model.cards
        for atom in card.effects
        if atom.op == SET_FLAG and atom.number(P_FLAG) == flag
    )


def answers(model: Model, moment: int, side: int) -> list[int]:
    """The options of a side's cards that may be played at a moment."""
    return [
        card.id * MOST_OPTIONS + number
        for card in model.cards
        if card.side == side
        for number in range(max(1, options_of(card)))
        if moment in moments_of(card, number)
    ]


def fits(model: Model) -> bool:
    """Whether a data set has the size the state was laid out for."""
    sizes = (
        len(model.zones) == ZONES == SEA,
        len(model.seas) == SEAS == BOX - SEA,
        sum(zone.port >= 0 for zone in model.zones) == PORTS,
        len(model.provinces) == PROVINCES,
        len(model.countries) == COUNTRIES,
        len(model.units) == UNITS == SPECIALS,
        len(model.specials) == GENERALS - SPECIALS,
        len(model.generals) == FLEETS - GENERALS,
        len(model.fleets) == DEPOTS - FLEETS,
        sum(power.count for power in model.depots) == ARMIES - DEPOTS,
        len(model.armies) == PIECES - ARMIES,
        len(model.cards) == CARDS,
        [model.countries[n].key for n in NAMED] == list(NAMED.values()),
    )
    return all(sizes)
