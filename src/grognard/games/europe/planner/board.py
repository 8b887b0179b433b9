"""What the map looks like to one side: who stands where, what draws it on, what threatens it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe import forces, supply
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    COALITION,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FLAGS,
    FLEETS,
    FRANCE,
    GENERALS,
    INSIDE,
    LAST_ROUND,
    MAJORS,
    NAPLES,
    NOBODY,
    PIECES,
    PROTECTORATE,
    ROUND,
    RUSSIA,
    STATUS,
    STRAIT,
    UNITS,
    VICTORY,
    YEAR,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.planner.policy import lacks_rhine, lacks_westphalia
from grognard.games.europe.politics import event_played
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import border_closed

A_POINT: Final = 5  # how much a movement point takes from what draws a force on
A_POINT_OF_THREAT: Final = 4  # and from what it fears
A_POINT_OF_ALARM: Final = 9  # the same for what is near
BEHIND_A_FORT: Final = 3  # points that an active fortress of the enemy costs on the way
CLOSED: Final = 99  # the toll of neutral ground

# What draws the Coalition: the aim of 20.1 is France conquered and its armies broken.
PARIS_TO_TAKE: Final = 95
KEY_TO_TAKE: Final = 75
NAPOLEON_TO_BEAT: Final = 100
WEAK: Final = 9  # steps below which Napoléon is hunted down
A_STEP_LESS: Final = 8
ARMY_TO_BEAT: Final = 65
FURTHER_KEY: Final = 20  # more for each key zone that has fallen: all are needed
# What draws either side.
TROOPS_TO_BEAT: Final = 45
TROOPS_ABROAD: Final = 30
SITE_TO_TAKE: Final = 30
# What draws the Empire: it wins if it stands at the end with an army.
KEY_TO_FREE: Final = 95
SITE_TO_FREE: Final = 55
INVADER: Final = 70
CAPITAL_TO_GUARD: Final = 55
KEY_TO_GUARD: Final = 35
KEY_TAKEN: Final = 60  # a key zone of France, which the Coalition needs to the end (19.3)
# In the campaigns the powers of the Coalition are conquered too (18.2).
CAPITAL_ABROAD: Final = 85
KEY_ABROAD: Final = 70
KEY_OF_AN_ALLY: Final = 35  # of a power that has joined the Empire
LAST_ARMY: Final = 75  # of a power whose keys have fallen: without it it surrenders (18.2.1)
NAPOLEON_ABOUT: Final = 30  # an invader whom one does not seek out
WANTED_MINOR: Final = 55  # one that makes points or states (8.1.5, 8.3)
MINOR_TO_TAKE: Final = 30
NEEDED_MINOR: Final = 60  # one without which a state cannot be made; no great army goes for it
PROTECTED_TO_TAKE: Final = 45  # it costs the Empire a point

FEW_POINTS: Final = 8  # of victory, from which on each is dear to both sides
A_POINT_FEWER: Final = 10

LAST_YEARS: Final = 1812  # from which on the great armies of the Coalition go to France
A_RAID: Final = 5  # steps below which an invader is left to others

GREAT: Final = 8  # steps of a force that does not stoop to minors

STEP: Final = 4  # the power of a step
TALENT: Final = 6  # of a point of tactical value


class Board:
    """Looked at once for each question; by zone, for the side that is asked unless it says both."""

    def __init__(self) -> None:
        self.side = EMPIRE
        self.hurried = False  # whether it has one year for everything: the Coalition of 1815
        self.goal = 0  # the most that any zone is worth to it
        self.stacks: list[list[int]] = [[] for _ in range(2 * ZONES)]  # outside, of both sides
        self.steps: list[int] = [0] * (2 * ZONES)
        self.power: list[int] = [0] * (2 * ZONES)
        self.pull: list[int] = [0] * ZONES  # how much it wants to be there
        self.aim: list[int] = [0] * ZONES  # the same for a great army: what decides a war
        self.threat: list[int] = [0] * ZONES  # the power that the enemy can bring there soon
        self.alarm: list[int] = [0] * ZONES  # and at once
        self.toll: list[int] = [0] * (2 * ZONES)  # what it costs more to go on, for both sides
        self.home: list[bool] = [False] * ZONES  # whether it is France's, and was not ceded (R299)
        self.stranded: list[int] = []  # ports with troops whom nothing draws on by land
        self.taken = 0  # key zones of France that the Coalition holds
        self.needs_rhine = False  # whether 20F waits for members of the Confederation
        self.needs_westphalia = False  # and 45F for provinces of Westphalia
        self.fallen: list[int] = [
            0
        ] * MAJORS  # and of each enemy that the side which is asked holds

        self.lost: list[int] = [0] * MAJORS  # and of each of its own powers that the enemy holds

    def look(self, s: Theatre, side: int) -> None:
        """Works everything out."""
        self.side = side
        self.hurried = side == COALITION and s.hundred_days()
        for zone in range(ZONES):
            self.home[zone] = s.is_home(FRANCE, zone)
        self._count(s)
        self._survey(s)
        self._spread_threat(s)
        self._spread_pull(s)

    # --- who stands where ------------------------------------------------------------------

    def _count(self, s: Theatre) -> None:
        """The land pieces outside fortresses, zone by zone."""
        for k in range(2 * ZONES):
            if self.stacks[k]:
                self.stacks[k] = []
            self.steps[k] = 0
            self.power[k] = 0
        c = s.c
        piece: i64
        for piece in range(PIECES):
            zone: int = c[AT + piece]
            if zone >= ZONES or c[FLAGS + piece] & INSIDE != 0 or FLEETS <= piece < DEPOTS:
                continue
            side = s.side_of(piece)
            if side == NOBODY or s.aboard(piece):
                continue
            self.stacks[side * ZONES + zone].append(piece)
            if piece < UNITS:
                self.steps[side * ZONES + zone] += s.steps_of(piece)
        for k in range(2 * ZONES):
            if self.steps[k] > 0:
                self.power[k] = power_of(s, self.stacks[k])

    def key(self, s: Theatre, zone: int) -> bool:
        """18.2.1, 20.1, R299: whether a zone counts for a conquest: in 1815 that of France only."""
        if s.t.key_zone[zone] == 0:
            return False
        if self.home[zone] or s.hundred_days():
            return self.home[zone]
        land = s.land_of(zone)
        return land < MAJORS and s.side(land) != NOBODY

    def guarded(self, s: Theatre, zone: int) -> bool:
        """Whether troops there guard something; who hurries leaves nobody far from the enemy."""
        if s.t.key_zone[zone] == 0 and s.t.fort[zone] == 0:
            return False
        return not self.hurried or self.alarm[zone] > 0

    def friends(self, zone: int) -> list[int]:
        """The pieces of the side that is asked in a zone."""
        return self.stacks[self.side * ZONES + zone]

    def foes(self, zone: int) -> list[int]:
        """The pieces of the other side in a zone."""
        return self.stacks[(1 - self.side) * ZONES + zone]

    def foe_steps(self, zone: int) -> int:
        """Their steps."""
        return self.steps[(1 - self.side) * ZONES + zone]

    # --- what draws it on, what threatens it -----------------------------------------------

    def _spread_threat(self, s: Theatre) -> None:
        """The strongest enemy within some marches."""
        enemy = 1 - self.side
        for zone in range(ZONES):
            self.threat[zone] = self.power[enemy * ZONES + zone]
            self.alarm[zone] = self.threat[zone]
        self.spread(s, enemy, self.threat, A_POINT_OF_THREAT)
        self.spread(s, enemy, self.alarm, A_POINT_OF_ALARM)

    def _spread_pull(self, s: Theatre) -> None:
        """The best goal, less the way to it."""
        self.needs_rhine = lacks_rhine(s)
        self.needs_westphalia = lacks_westphalia(s)
        self.taken = 0
        for power in range(MAJORS):
            self.fallen[power] = 0
            self.lost[power] = 0
        for zone in range(ZONES):
            if s.t.key_zone[zone] == 0:
                continue
            if self.home[zone] and s.held_by(COALITION, zone):
                self.taken += 1
            land = s.land_of(zone)
            if land < MAJORS and s.side(land) == 1 - self.side and s.held_by(self.side, zone):
                self.fallen[land] += 1
            if land < MAJORS and s.side(land) == self.side and s.held_by(1 - self.side, zone):
                self.lost[land] += 1
        for zone in range(ZONES):
            self.pull[zone] = self._worth(s, zone)
            great = s.hundred_days() or self._decides(s, zone)
            self.aim[zone] = self.pull[zone] if great else self.pull[zone] // 2
        self.goal = max(self.pull)
        self.spread(s, self.side, self.pull, A_POINT)
        self.spread(s, self.side, self.aim, A_POINT)
        self._find_stranded(s)

    def _decides(self, s: Theatre, zone: int) -> bool:
        """Whether a great army goes there: to key zones, in the last years not after a raid.

        The Coalition wins in France only: who holds one key zone of hers with a corps is left to
        her smaller forces.
        """
        if not (self.key(s, zone) or self.pull[zone] >= INVADER):
            return False
        land = s.land_of(zone)
        if self.side == EMPIRE or s.side(land) != COALITION or land >= MAJORS:
            return True
        late = 1800 + int(s.c[YEAR]) >= LAST_YEARS
        return not late or self.lost[land] > 1 or self.foe_steps(zone) >= A_RAID

    def _find_stranded(self, s: Theatre) -> None:
        """17.2.7: corps in ports from which no goal can be reached; in 1815 there is no time."""
        if self.stranded:
            self.stranded = []
        for unit in range(UNITS) if not s.hundred_days() else range(0):
            zone = s.at(unit)
            if zone >= ZONES or self.pull[zone] > 0 or s.t.port[zone] < 0:
                continue
            if s.t.home_only[unit] == 0 and s.side_of(unit) == self.side:
                self.stranded.append(zone)

    def drawn(self, steps: int) -> list[int]:
        """What draws a force of so many steps on, zone by zone."""
        return self.aim if steps >= GREAT else self.pull

    def _survey(self, s: Theatre) -> None:
        """What a side may enter at all, and where fortresses of the enemy hold it up."""
        for side in (EMPIRE, COALITION):
            for zone in range(ZONES):
                land = s.land_of(zone)
                neutral = s.side(land) == NOBODY and not supply.passable(s, side, land)
                slow = BEHIND_A_FORT if s.enemy_fort(side, zone) else 0
                self.toll[side * ZONES + zone] = CLOSED if neutral else slow

    def spread(self, s: Theatre, side: int, values: list[int], a_point: int) -> None:
        """Carries the largest values from zone to zone, less what each step costs that side."""
        toll, costs, borders = self.toll, s.t.cost, s.t.border
        ranks: list[list[int]] = [[] for _ in range(max(values) + 1)]  # the zones of each value
        for zone in range(ZONES):
            if values[zone] > 0:
                ranks[values[zone]].append(zone)
        for rank in range(len(ranks) - 1, 0, -1):
            for there in ranks[rank]:
                slow = toll[side * ZONES + there]
                if values[there] != rank or slow == CLOSED:
                    continue  # a larger value has come there, or nobody goes there
                value = rank - a_point * slow
                for k in range(s.t.degree[there]):
                    here: int = s.t.next_to[there * MOST_NEIGHBOURS + k]
                    left = value - a_point * int(costs[here * ZONES + there])
                    if left <= values[here] or left <= 0:
                        continue
                    strait = borders[here * ZONES + there] == STRAIT
                    if not strait or border_closed(s, side, here, there) == 0:
                        values[here] = left
                        ranks[left].append(here)

    def _worth(self, s: Theatre, zone: int) -> int:
        """What a zone is worth as a goal."""
        worth = self._of_troops(s, zone)
        if s.t.site[zone] == 0:
            return worth
        place = self._to_guard(s, zone) if s.held_by(self.side, zone) else self._to_take(s, zone)
        return place if place > worth else worth

    def _of_troops(self, s: Theatre, zone: int) -> int:
        """Enemies to be beaten."""
        if self.foe_steps(zone) == 0:
            return 0
        if not s.hundred_days():
            return self._of_troops_in_campaign(s, zone)
        if self.side == EMPIRE:
            return INVADER if s.land_of(zone) == FRANCE else TROOPS_ABROAD
        for piece in self.foes(zone):
            if piece == s.t.napoleon:
                weak = WEAK - self.foe_steps(zone)
                return NAPOLEON_TO_BEAT + (A_STEP_LESS * weak if weak > 0 else 0)
        for piece in self.foes(zone):
            if piece >= ARMIES:
                return ARMY_TO_BEAT
        return TROOPS_TO_BEAT if s.land_of(zone) == FRANCE else 0

    def _of_troops_in_campaign(self, s: Theatre, zone: int) -> int:
        """Invaders, and the last army of a power whose keys have fallen (18.2.1)."""
        foes = self.foes(zone)
        land = s.land_of(zone)
        if s.side(land) == self.side:
            if self.side == COALITION and s.t.napoleon in foes:
                return NAPOLEON_ABOUT
            return INVADER if self._is_power(land) else TROOPS_TO_BEAT
        for piece in foes:
            owner: int = s.t.owner[piece]
            if piece >= ARMIES and owner == land and self.fallen[land] > 0:
                return LAST_ARMY
        return TROOPS_ABROAD if self.side == EMPIRE else 0

    def _is_power(self, country: int) -> bool:
        return country < MAJORS

    def _to_take(self, s: Theatre, zone: int) -> int:
        """A site of the enemy's."""
        if s.side(s.holder(zone)) != 1 - self.side:
            return 0
        home = self.home[zone]
        key = self.key(s, zone)
        if not (key or home or s.hundred_days()):
            return self._of_minor(s, zone)
        if self.side == EMPIRE:
            if not home:
                return self._key_abroad(s, zone) if key else 0
            return KEY_TO_FREE if key else SITE_TO_FREE
        if key and not home:
            own = s.hundred_days() or s.side(s.land_of(zone)) == COALITION
            return KEY_TO_FREE if own else KEY_OF_AN_ALLY
        if key:
            worth = PARIS_TO_TAKE if s.t.capital[zone] == FRANCE else KEY_TO_TAKE
            return worth + FURTHER_KEY * self.taken
        return SITE_TO_TAKE if home else 0

    def _key_abroad(self, s: Theatre, zone: int) -> int:
        """18.2.1: key zones of the enemy's powers, the capital above all, and the last one."""
        land = s.land_of(zone)
        if land == ENGLAND:
            return 0  # the sea lies between
        worth = CAPITAL_ABROAD if s.t.capital[zone] == land else KEY_ABROAD
        if land == RUSSIA:
            worth //= 2  # far, poor and cold
        return worth + FURTHER_KEY * self.fallen[land]

    def _of_minor(self, s: Theatre, zone: int) -> int:
        """18.1: the capital and the fortresses of a minor; some are wanted more than others."""
        land = s.land_of(zone)
        if s.t.capital[zone] != land and s.t.fort[zone] == 0:
            return 0
        if s.side(land) == self.side:
            return SITE_TO_FREE  # the enemy's line leads through it
        if land < MAJORS:
            return 0
        if not self._within_reach(s, zone):
            return 0
        if self.side == COALITION:
            protected = s.c[STATUS + land] == PROTECTORATE
            return PROTECTED_TO_TAKE + self.last_points(s) if protected else MINOR_TO_TAKE
        if self.needs_rhine and s.t.of_rhine[land] != 0:
            return NEEDED_MINOR
        if self.needs_westphalia and s.t.of_westphalia[land] != 0:
            return NEEDED_MINOR
        if land == NAPLES and not event_played(s, "45f"):
            return NEEDED_MINOR
        wanted = s.t.protectable[land] != 0 or s.t.of_rhine[land] != 0
        return WANTED_MINOR if wanted else MINOR_TO_TAKE

    def last_points(self, s: Theatre) -> int:
        """19.2: how much more a point of victory weighs, the fewer are left to the Empire."""
        points: int = s.c[VICTORY]
        return A_POINT_FEWER * (FEW_POINTS - points) if 0 < points < FEW_POINTS else 0

    def _within_reach(self, s: Theatre, zone: int) -> bool:
        """Whether a line of supply could lead there: not over the sea."""
        return supply.supplied(s, FRANCE, zone) or s.t.degree[zone] > 1

    def _to_guard(self, s: Theatre, zone: int) -> int:
        """A site of one's own if it is threatened; in 1815 that of France in any case."""
        if not self.key(s, zone):
            return self._to_protect(s, zone)
        near = self.threat if s.hundred_days() else self.alarm
        threatened = near[zone] > self.power[self.side * ZONES + zone]
        if not self.home[zone]:
            own = s.side(s.land_of(zone)) == self.side
            capital = own and s.t.capital[zone] == s.land_of(zone)
            return 0 if not threatened else CAPITAL_TO_GUARD if capital else KEY_TO_GUARD
        if self.side == COALITION:
            return KEY_TAKEN if threatened and not s.hundred_days() else 0
        if not (threatened or s.hundred_days()):
            return 0
        return CAPITAL_TO_GUARD if s.t.capital[zone] == FRANCE else KEY_TO_GUARD

    def _to_protect(self, s: Theatre, zone: int) -> int:
        """8.1.5: what a protectorate of the Empire must not lose, when points grow few."""
        land = s.land_of(zone)
        if self.side != EMPIRE or s.c[STATUS + land] != PROTECTORATE or s.side(land) != EMPIRE:
            return 0
        if self.alarm[zone] <= self.power[self.side * ZONES + zone]:
            return 0
        vital = s.t.capital[zone] == land or s.t.fort[zone] != 0
        return KEY_TO_GUARD + self.last_points(s) // 2 if vital else 0

    def danger(self, zone: int, power: int) -> int:
        """How much stronger the enemies near a zone are than a force that stands there."""
        more = self.threat[zone] - power
        return more if more > 0 else 0


def power_of(s: Theatre, pieces: list[int]) -> int:
    """How strong a force is, roughly: its steps, its commander, its elite."""
    total = 0
    shaken = False
    for piece in pieces:
        if piece < UNITS:
            total += STEP * s.steps_of(piece) + int(s.t.stars[piece])
            shaken = shaken or s.demoralised([piece])
    chief = forces.commander(s, pieces)
    if chief >= 0:
        total += TALENT * best_value(s, chief)
    return total * 2 // 3 if shaken else total


def best_value(s: Theatre, general: int) -> int:
    """The better tactical value of a general."""
    attack: int = s.t.attack[general - GENERALS]
    defence: int = s.t.defence[general - GENERALS]
    return attack if attack > defence else defence


def rounds_left(s: Theatre) -> int:
    """How many rounds of the year are to be played, this one among them."""
    now: int = s.c[ROUND]
    last: int = s.c[LAST_ROUND]
    return last - now + 1
