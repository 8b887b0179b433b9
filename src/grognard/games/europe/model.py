"""The data of Napoléon contre l'Europe as typed values with small integer ids."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.europe.atoms import Atom, Need
from grognard.games.europe.numbers import Numbers

LANGUAGES = ("en", "fr", "es")
SIDES = ("empire", "coalition")
COUNTRY_KINDS = ("major", "minor", "state")
STATUSES = (
    "none",
    "neutral",
    "at_war",
    "ally",
    "protectorate",
    "forced_peace",
    "forced_alliance",
    "annexed",
)
BORDERS = ("plain", "bridge", "river", "pass", "mountain", "strait", "desert")
PASSAGES = ("gibraltar", "bosphorus")
UNIT_KINDS = (
    "corps",
    "elite",
    "guard",
    "cavalry_reserve",
    "militia",
    "landwehr",
    "royalist",
    "revolt",
    "feudal",
)
#: The waters that some fleets may not leave (17.2.3).
BASINS = ("ocean", "baltic", "mediterranean", "black")
WATERS = ("any", "baltic", "mediterranean", "russian")
PERIODS = ("epopee", "chatiments")
STARS = ("none", "silver", "gold")
MOORINGS = ("port", "blockade", "sea")
SIEGE_RESULTS = ("repulsed", "stable", "honours", "breach")
FLAGS = (
    "chatiments",
    "liberation_war",
    "iberia_open",
    "continental_blockade",
    "grande_coalition",
)
STATES = ("rhine", "bavaria_kingdom", "poland", "westphalia")
#: The moments at which the event of a card may be played.
MOMENTS = (
    "own_action",
    "budget_own",
    "diplomacy_own",
    "conquest_phase",
    "reaction_activation",
    "reaction_card",
    "reaction_diplomacy",
    "reaction_evasion",
    "reaction_major_campaign",
    "countermarch",
    "battle_modifiers",
    "after_battle_dice",
    "retreat",
    "before_morale_test",
    "after_morale_test",
    "pursuit",
    "after_battle",
    "siege",
    "naval_battle",
)
#: The majors stand first among the countries, in this order; the rules name them.
MAJORS = ("france", "england", "austria", "russia", "prussia", "spain", "turkey")


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the map (3.1)."""

    id: int
    key: str
    names: dict[str, str]
    province: int
    city: bool
    capital: int  # of this country, -1: of none
    key_zone: bool
    fort: int  # 0 none, 1 fortress, 2 citadel
    port: int  # the sea on which its port lies, -1: none
    marsh: bool
    poor: bool
    blockade: bool  # its port counts for the continental blockade (4)
    pyrenees: bool  # on either side of the frontier of the Pyrenees (4)
    source: str


@dataclass(frozen=True, slots=True)
class Province:
    """A part of a country that peace may take away (18.2.2)."""

    id: int
    key: str
    name: str
    country: int
    polish: bool
    source: str


@dataclass(frozen=True, slots=True)
class Border:
    """Two zones with a common side."""

    a: int
    b: int
    kind: int
    sea: int  # of a strait, -1 otherwise
    open: bool  # a strait that no squadron closes
    source: str


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea zone."""

    id: int
    key: str
    names: dict[str, str]
    ice: bool
    basin: int
    source: str


@dataclass(frozen=True, slots=True)
class SeaLink:
    """Two seas that join."""

    a: int
    b: int
    passage: int  # -1: none
    source: str


@dataclass(frozen=True, slots=True)
class Country:
    """A power, a minor country, or a state that may be created in play."""

    id: int
    key: str
    names: dict[str, str]
    kind: int
    units: bool
    rhine: bool
    westphalia: bool
    protectorate: bool
    bonus: tuple[int, ...]
    run_by: int  # -1: nobody
    resources: tuple[int, ...]  # of a major: the usual and the greater value (7.3.1)
    source: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A combat unit (2.1); its strength is the number of its steps."""

    id: int
    key: str
    names: dict[str, str]
    owner: int
    kind: int
    steps: int
    morale: int
    movement: int
    stars: int
    cavalry: bool
    home: bool
    rebuilt: bool
    enters: str
    source: str


@dataclass(frozen=True, slots=True)
class Special:
    """A special unit (2.1)."""

    id: int
    key: str
    names: dict[str, str]
    owner: int
    bonus: int
    cavalry: bool
    enters: str
    source: str


@dataclass(frozen=True, slots=True)
class General:
    """A general (2.2)."""

    id: int
    key: str
    names: dict[str, str]
    owner: int
    initiative: int
    command: int
    tactical: tuple[int, ...]  # in attack, in defence
    rank: int
    cavalry: bool
    since: int  # 0: from the beginning
    until: int  # 0: to the end
    replaces: int  # -1: nobody
    enters: str
    source: str


@dataclass(frozen=True, slots=True)
class Fleet:
    """A fleet (2.1, 17)."""

    id: int
    key: str
    names: dict[str, str]
    owner: int
    initiative: int
    movement: int
    tactical: int
    waters: int
    source: str


@dataclass(frozen=True, slots=True)
class Depots:
    """How many depots a power has."""

    power: int
    count: int
    source: str


@dataclass(frozen=True, slots=True)
class Army:
    """An army marker (2.3)."""

    id: int
    key: str
    names: dict[str, str]
    owner: int
    source: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card (6.2)."""

    id: int
    key: str
    names: dict[str, str]
    side: int
    ap: int
    period: int
    permanent: bool
    combat: bool
    foreign_war: bool
    star: int
    escalation: int
    victory: int
    when: tuple[int, ...]
    needs: tuple[Need, ...]
    effects: tuple[Atom, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to begin."""

    key: str
    year: int
    last_year: int
    round: int
    first: int
    period: int
    victory: int
    escalation: int
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    later: tuple[int, ...]
    hands: tuple[int, ...]
    dealt: tuple[int, ...]
    flags: tuple[int, ...]
    reformed: tuple[int, ...]
    played: tuple[int, ...]
    beaten: tuple[int, ...]
    states: tuple[int, ...]
    out: tuple[int, ...]
    may_return: tuple[int, ...]
    aside: tuple[int, ...]
    undeployed: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Status:
    """What a country is when a scenario begins (8.1)."""

    scenario: str
    country: int
    status: int
    side: int  # of a power at war, -1 otherwise
    of: int  # the power it belongs to, -1: none
    source: str


@dataclass(frozen=True, slots=True)
class Control:
    """Zones that another power controls when a scenario begins."""

    scenario: str
    zones: tuple[int, ...]
    to: int
    territory: bool
    source: str


@dataclass(frozen=True, slots=True)
class Placed:
    """Pieces that begin in a zone, and what else the player may choose."""

    key: str
    scenario: str
    power: int
    zone: int
    zones: tuple[int, ...]
    army: int
    generals: tuple[int, ...]
    any_generals: tuple[int, ...]
    free_generals: tuple[int, ...]  # with any troops of their power; they usually stand here
    command: int
    units: tuple[int, ...]
    any_units: tuple[int, ...]
    reduced: tuple[int, ...]
    specials: tuple[int, ...]
    depots: int
    fixed_depots: int
    free_depots: int
    source: str


@dataclass(frozen=True, slots=True)
class Moored:
    """A fleet that begins in a port, before it, or at sea."""

    key: str
    scenario: str
    fleet: int
    at: int
    place: int  # a zone, or a sea
    any: bool
    places: tuple[int, ...]  # where else it may lie: ports by their zones, seas after them
    anywhere: bool
    source: str


@dataclass(frozen=True, slots=True)
class AttritionRow:
    """Losses by the number of steps, and where a further die decides on one more (13.6.2)."""

    losses: tuple[int, ...]
    more: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class BattleRow:
    """Losses in a skirmish, a minor and a major battle (14.6)."""

    losses: tuple[int, ...]
    plus: tuple[int, ...]
    cavalry: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class SiegeRow:
    """What a siege brings (15.4)."""

    result: int
    source: str


@dataclass(frozen=True, slots=True)
class Terrain:
    """What a border costs, and what it does to whoever crosses it to fight (12.1, 14.5.3)."""

    cost: int
    battle: int
    battle_army: int
    retreat_loss: int
    source: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """Zones that bring a card to the hand of a side (6.3)."""

    key: str
    zones: tuple[int, ...]
    sides: tuple[int, ...]
    control: bool  # mere control is enough
    card: int  # the permanent card that it is, -1: none
    state: int  # the state that must exist, -1: none
    source: str


@dataclass(frozen=True, slots=True)
class Model:
    """Everything about the game that does not change during play."""

    zones: tuple[Zone, ...]
    provinces: tuple[Province, ...]
    borders: tuple[Border, ...]
    seas: tuple[Sea, ...]
    sea_links: tuple[SeaLink, ...]
    countries: tuple[Country, ...]
    units: tuple[Unit, ...]
    specials: tuple[Special, ...]
    generals: tuple[General, ...]
    fleets: tuple[Fleet, ...]
    depots: tuple[Depots, ...]
    armies: tuple[Army, ...]
    cards: tuple[Card, ...]
    scenarios: tuple[Scenario, ...]
    statuses: tuple[Status, ...]
    controls: tuple[Control, ...]
    placed: tuple[Placed, ...]
    moored: tuple[Moored, ...]
    attrition_rows: tuple[AttritionRow, ...]
    battle_rows: tuple[BattleRow, ...]
    siege_rows: tuple[SiegeRow, ...]
    terrain: tuple[Terrain, ...]  # by kind of border
    card_rows: tuple[CardRow, ...]
    numbers: Numbers
    version: str

    def scenario(self, key: str) -> Scenario:
        """The scenario with this key."""
        return next(scenario for scenario in self.scenarios if scenario.key == key)
