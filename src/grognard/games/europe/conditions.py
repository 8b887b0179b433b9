"""6.2: the conditions of cards and of the lines of their events.

Each is asked for the player of a card at a moment (a number of model.MOMENTS), which says which
force is meant: that of the battle, the siege, the evasion or the naval battle. All are public
facts, but for what the fog of war hides.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import conquest, forces, groups, states
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Need
from grognard.games.europe.keys import bavarian_kingdom
from grognard.games.europe.layout import (
    A_COURTED,
    ALLY,
    ANNEXED,
    AT_WAR,
    AUSTRIA,
    B_ATTACKER,
    B_CARDS,
    B_GROUP,
    B_LENDER,
    B_SIZE,
    B_SUPPLIED,
    B_WINNER,
    B_ZONE,
    BEATEN,
    BOX,
    CARD,
    CARD_SPENT,
    CHATIMENTS,
    COALITION,
    CONSCRIPTION,
    CONTINENTAL_BLOCKADE,
    CORSAIRS_OUT,
    DEPOTS,
    EMPIRE,
    EVADES,
    FLEETS,
    FOG_OF_WAR,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    G_BORDER,
    G_FROM,
    G_KIND,
    G_SIDE,
    G_START,
    G_ZONE,
    GAME_FLAGS,
    GENERALS,
    GRENADIERS,
    IBERIA_OPEN,
    IN_PLAY,
    INTERCEPTS,
    LASTING,
    LIBERATION_WAR,
    MAJORS,
    MARCHES,
    MARRIAGE,
    MOST_GROUPS,
    N_GROUP,
    N_OTHER,
    N_PLACE,
    NO_STATE,
    PERMANENT,
    PIECES,
    PLACES,
    PROTECTORATE,
    ROUND,
    STATUS,
    T_PLACE,
    TORRES_VEDRAS,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.model import MOMENTS, STATES, STATUSES
from grognard.games.europe.politics import beaten, controls, due, fate
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battle_roll import cavalry_superior, tactical
from grognard.games.europe.steps.battlefield import chief_of, troops

AT_SIEGE: Final[int] = MOMENTS.index("siege")
AT_NAVAL_BATTLE: Final[int] = MOMENTS.index("naval_battle")
AT_EVASION: Final[int] = MOMENTS.index("reaction_evasion")
BAVARIA: Final[int] = STATES.index("bavaria_kingdom")  # a kingdom that is no country of its own
PERMANENT_PEACE: Final[int] = len(STATUSES)  # the word after them: see vocabulary.STATUS_WORDS
FOR_GOOD: Final = 3  # R478: an alliance forced at the third conquest is broken by no card


def holds(s: Theatre, side: int, card: int, moment: int, need: Need, openly: bool = False) -> bool:
    """Whether a condition holds for the player of a card at a moment; or may, as all know."""
    name = need.name
    if name == w.IF_ANY_OF:
        for choice in need.choices:
            if holds(s, side, card, moment, choice, openly):
                return True
        return False
    if openly and name in OF_OWN_TROOPS and veiled(s, side, moment):
        return True
    if name in BATTLE_NAMES:
        return _in_battle(s, side, card, moment, need)
    if name in SEA_NAMES:
        return _at_sea(s, side, moment, need)
    if name in TIME_NAMES:
        return _in_time(s, need)
    return _in_europe(s, side, need)


# --- time (5, 16) --------------------------------------------------------------------------

TIME_NAMES: Final = (
    w.IF_CHATIMENTS,
    w.IF_NOT_WINTER,
    w.IF_ROUND,
    w.IF_ROUND_MAX,
    w.IF_WINTER_ROUND,
    w.IF_YEAR_MIN,
)


def _in_time(s: Theatre, need: Need) -> bool:
    """The year, the round, the weather."""
    name = need.name
    now: int = s.c[ROUND]
    if name == w.IF_ROUND:
        return now == need.first()
    if name == w.IF_ROUND_MAX:
        return now <= need.first()
    if name == w.IF_YEAR_MIN:
        return 1800 + int(s.c[YEAR]) >= need.first()
    if name == w.IF_CHATIMENTS:
        return s.game_flag(CHATIMENTS)
    return s.winter() == (name == w.IF_WINTER_ROUND)


# --- the force in question -----------------------------------------------------------------


def force_of(s: Theatre, side: int, moment: int) -> list[int]:
    """The pieces of a side that a card of this moment is about."""
    if moment == AT_SIEGE:
        zone = int(s.c[T_PLACE]) - 1
        inside = s.side(s.holder(zone)) == side
        return forces.pieces_in(s, side, zone, inside)
    if moment == AT_NAVAL_BATTLE:
        return squadron(s, side)
    if moment == AT_EVASION:
        group = evaders(s)
        return groups.members(s, group) if group != 0 else []
    return troops(s, side)


def veiled(s: Theatre, side: int, moment: int) -> bool:
    """R550: whether the fog of war hides something of the force that a card is about."""
    if s.option(FOG_OF_WAR):
        for piece in force_of(s, side, moment):
            if not s.in_sight(piece):
                return True
    return False


def squadron(s: Theatre, side: int) -> list[int]:
    """17.3.1: the fleets of a side in the naval battle."""
    group: int = s.c[N_GROUP]
    if side == groups.get(s, group, G_SIDE):
        return groups.fleets(s, group)
    return s.fleets_at(side, int(s.c[N_OTHER]))


def evaders(s: Theatre) -> int:
    """12.5: the force that tries to evade, 0 if there is none."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == EVADES and groups.get(s, group, G_ZONE) < ZONES:
            return group
    return 0


def steps_of_power(s: Theatre, power: int, pieces: list[int]) -> int:
    """The combat steps of a power among these pieces."""
    total = 0
    for piece in pieces:
        if piece < UNITS and s.t.owner[piece] == power:
            total += s.steps_of(piece)
    return total


# --- battle and siege (14, 15) -------------------------------------------------------------

BATTLE_NAMES: Final = (
    w.IF_ARMY,
    w.IF_ATTACKER_EMPIRE,
    w.IF_ATTACKING,
    w.IF_BATTLE_WON,
    w.IF_CAVALRY_SUPERIORITY,
    w.IF_CROSSES,
    w.IF_DEFENDING,
    w.IF_ENEMY_COMMANDER,
    w.IF_ENEMY_CROSSED,
    w.IF_ENEMY_SUBORDINATE_USED,
    w.IF_FORT_EMPTY,
    w.IF_FORT_LEVEL_MAX,
    w.IF_NO_CARD_CANCELLED,
    w.IF_OWN_COMMANDER,
    w.IF_OWN_FORCE_HAS,
    w.IF_OWN_FORCE_HAS_OWNER,
    w.IF_OWN_MAJORITY,
    w.IF_OWN_MIN_STEPS,
    w.IF_OWN_TACTICAL_DEFENCE_MIN,
    w.IF_SIZE,
    w.IF_SIZE_MAX,
    w.IF_SUPPLIED,
    w.IF_ZONE,
    w.IF_ZONE_FEATURE,
)

#: Of these what a force is made of decides.
OF_OWN_TROOPS: Final = (
    w.IF_OWN_FORCE_HAS,
    w.IF_OWN_FORCE_HAS_OWNER,
    w.IF_OWN_MAJORITY,
    w.IF_OWN_MIN_STEPS,
)


def _in_battle(s: Theatre, side: int, card: int, moment: int, need: Need) -> bool:
    """What is asked of the battle or the siege."""
    name = need.name
    if name == w.IF_ATTACKING:
        return s.c[B_ATTACKER] == side
    if name == w.IF_DEFENDING:
        return s.c[B_ATTACKER] != side
    if name == w.IF_ATTACKER_EMPIRE:
        return s.c[B_ATTACKER] == EMPIRE
    if name == w.IF_BATTLE_WON:
        return s.c[B_WINNER] == 1 + side
    if name == w.IF_SIZE:
        if need.first() == w.SIZE_NOT_SKIRMISH:
            return s.c[B_SIZE] != w.SIZE_SKIRMISH
        return s.c[B_SIZE] == need.first()
    if name == w.IF_SIZE_MAX:
        return s.c[B_SIZE] <= need.first()
    if name == w.IF_ENEMY_SUBORDINATE_USED:
        lender = int(s.c[B_LENDER + 1 - side]) - 1
        return lender >= 0 and s.on_map(lender)
    if name == w.IF_CAVALRY_SUPERIORITY:
        return cavalry_superior(s, side)
    if name == w.IF_NO_CARD_CANCELLED:
        return not cancels_any(s, side, card)
    if name == w.IF_CROSSES:
        group = evaders(s)
        way = groups.get(s, group, G_ZONE) * ZONES + groups.get(s, group, G_START)
        return int(s.t.border[way]) in need.about
    if name == w.IF_ENEMY_CROSSED:
        return crossed(s, 1 - side) in need.about
    if name in (w.IF_FORT_EMPTY, w.IF_FORT_LEVEL_MAX, w.IF_ZONE, w.IF_ZONE_FEATURE):
        return _of_zone(s, side, moment, need)
    return _of_force(s, side, moment, need)


def _of_force(s: Theatre, side: int, moment: int, need: Need) -> bool:
    """What is asked of the own force."""
    name = need.name
    if name == w.IF_ENEMY_COMMANDER:
        return chief_of(s, 1 - side) == need.first()
    if name == w.IF_SUPPLIED and moment != AT_SIEGE:
        return s.c[B_SUPPLIED + side] != 0
    own = force_of(s, side, moment)
    if name == w.IF_SUPPLIED:
        return not s.unsupplied(forces.units_of(own))
    if name == w.IF_ARMY:
        return len(forces.armies_of(own)) > 0
    if name == w.IF_OWN_COMMANDER:
        return forces.commander(s, own) == need.first()
    if name == w.IF_OWN_FORCE_HAS:
        return need.first() in own
    if name == w.IF_OWN_FORCE_HAS_OWNER:
        for piece in own:
            if s.t.owner[piece] == need.first():
                return True
        return False
    if name == w.IF_OWN_MIN_STEPS:
        return steps_of_power(s, need.first(), own) >= need.about[1]
    if name == w.IF_OWN_MAJORITY:
        total = s.total_steps(forces.units_of(own))
        return 2 * steps_of_power(s, need.first(), own) > total
    assert name == w.IF_OWN_TACTICAL_DEFENCE_MIN
    chief = forces.commander(s, own)
    return chief >= GENERALS and tactical(s, chief, False) >= need.first()


def _of_zone(s: Theatre, side: int, moment: int, need: Need) -> bool:
    """What is asked of the zone of the battle or the siege."""
    name = need.name
    cell: int = s.c[T_PLACE]
    zone = cell - 1 if moment == AT_SIEGE else int(s.c[B_ZONE])
    if name == w.IF_ZONE:
        return zone == need.first()
    if name == w.IF_FORT_EMPTY:
        return not s.has_units(1 - side, zone, True)
    level: int = s.t.fort[zone]
    if name == w.IF_FORT_LEVEL_MAX:
        return level <= need.first()
    for feature in need.about:
        if feature == w.FEATURE_CITY and s.t.city[zone] != 0:
            return True
        if feature == w.FEATURE_FORTRESS and level == 1:
            return True
        if feature == w.FEATURE_CITADEL and level == 2:
            return True
    return False


def crossed(s: Theatre, side: int) -> int:
    """14.5.3, R222: the border by which a side came to the battle, -1 if by none."""
    zone: int = s.c[B_ZONE]
    if side == s.c[B_ATTACKER]:
        group: int = s.c[B_GROUP]
        marches = group != 0 and groups.get(s, group, G_KIND) == MARCHES
        if marches and groups.get(s, group, G_FROM) != zone:
            return groups.get(s, group, G_BORDER)
        return -1
    for other in range(1, MOST_GROUPS + 1):
        if groups.get(s, other, G_KIND) == INTERCEPTS and groups.get(s, other, G_ZONE) == zone:
            return groups.get(s, other, G_BORDER)
    return -1


def laid(s: Theatre, side: int, card: int) -> bool:
    """14.5.7: whether a side has played a combat card for the dice of this battle."""
    bits: int = s.c[B_CARDS + side]
    bit: int = s.t.dice_bit[card]
    return bits & bit != 0


def cancels_any(s: Theatre, side: int, card: int) -> bool:
    """R225: whether the enemy has played a card that this one names, before it or after."""
    for atom in s.t.atoms[card]:
        if atom.op == w.CANCEL_CARDS:
            for other in atom.many(w.P_CARDS):
                if laid(s, 1 - side, other):
                    return True
    return False


# --- the sea (17) --------------------------------------------------------------------------

SEA_NAMES: Final = (
    w.IF_ASSAULT_TARGET,
    w.IF_NAVAL_BATTLE_AT_SEA,
    w.IF_NAVAL_BATTLE_IN_PORT,
    w.IF_NO_ENEMY_FLEET_AT_SEA,
    w.IF_OWN_FLEET_AT_SEA,
)


def _at_sea(s: Theatre, side: int, moment: int, need: Need) -> bool:
    """What is asked of fleets; a naval battle in a box is not in a port (17.2.6)."""
    name = need.name
    place = int(s.c[N_PLACE]) - 1
    if name == w.IF_NAVAL_BATTLE_IN_PORT:
        return 0 <= place < ZONES and groups.get(s, int(s.c[N_GROUP]), G_SIDE) == side
    if name == w.IF_NAVAL_BATTLE_AT_SEA:
        return ZONES <= place < PLACES
    if name == w.IF_NO_ENEMY_FLEET_AT_SEA:
        return not s.at_sea(1 - side, need.first())
    if name == w.IF_OWN_FLEET_AT_SEA:
        for sea in need.about:
            if s.at_sea(side, sea):
                return True
        return False
    return assaulted(s, side, need)


def assaulted(s: Theatre, side: int, need: Need) -> bool:
    """Whether the squadron under way lies before a home port of a power on a sea."""
    for group in range(1, MOST_GROUPS + 1):
        place = groups.get(s, group, G_ZONE)
        if groups.get(s, group, G_SIDE) == side and BOX <= place < PLACES:
            zone = int(s.t.port_of_box[place - BOX])
            if s.is_home(need.first(), zone) and s.t.port[zone] == need.about[1]:
                return True
    return False


# --- Europe (3.2, 8) -----------------------------------------------------------------------


def _in_europe(s: Theatre, side: int, need: Need) -> bool:
    """What is asked of countries, zones and pieces wherever they are."""
    name, about = need.name, need.about
    if name == w.IF_ENEMY_STEPS_IN:
        return hides_in(s, 1 - side, about[0]) or steps_in(s, 1 - side, about[0]) >= about[1]
    if name == w.IF_OWN_STEPS_IN:
        return steps_in(s, side, about[0]) >= about[1]
    if name == w.IF_GENERAL_IN or name == w.IF_GENERAL_OUTSIDE:
        place = s.at(about[0])
        if place >= PLACES:
            return False
        home = place < ZONES and s.is_home(about[1], place)
        return home == (name == w.IF_GENERAL_IN)
    if name == w.IF_CONTROLS or name == w.IF_NOT_CONTROLS:
        return controls(s, about[0], about[1]) == (name == w.IF_CONTROLS)
    if name == w.IF_EVENT_PLAYED:
        cell: int = s.c[CARD + about[0]]
        return cell & CARD_SPENT != 0
    if name == w.IF_FLAG or name == w.IF_NOT_FLAG:
        return flag_set(s, about[0]) == (name == w.IF_FLAG)
    if name == w.IF_GRENADIERS:
        return s.option(GRENADIERS)
    if name == w.IF_IN_RESERVE:
        return True  # it is asked of the piece of its line when that is placed
    if name == w.IF_ZONE_WITHOUT:
        return len(about) < 2 or zone_without(s, about[0], about[1])
    if name == w.IF_UNIT_IN:
        for unit in s.units_in(s.side(about[0]), about[1]) if s.side(about[0]) >= 0 else []:
            if s.t.owner[unit] == about[0]:
                return True
        return False
    if name == w.IF_WHOLE_MOVE_IN_HOME:
        return True  # it is asked of the march when that is over
    if name in STATE_NAMES:
        return _of_states(s, need)
    return _of_countries(s, need)


#: What is asked of new states, foreign wars, surrenders and diplomatic actions.
STATE_NAMES: Final = (
    w.IF_EVENT_PLAYED_EARLIER_YEAR,
    w.IF_FOREIGN_WAR,
    w.IF_RHINE_ALLIES_MIN,
    w.IF_SURRENDER_PENDING,
    w.IF_TARGET,
    w.IF_TILSIT_CONDITION,
    w.IF_WESTPHALIA_PROVINCES_MIN,
)
MARRIAGE_YEARS: Final = 2  # 33F: this year and the next


def _of_states(s: Theatre, need: Need) -> bool:
    """6.5, 8.2, 8.3, 18.2.1: what is asked of politics."""
    name = need.name
    if name == w.IF_EVENT_PLAYED_EARLIER_YEAR:
        # 33F counts the years that are left; it is of this year while none is over.
        cell: int = s.c[CARD + need.first()]
        return cell & CARD_SPENT != 0 and due(s, AUSTRIA, MARRIAGE) < MARRIAGE_YEARS
    if name == w.IF_FOREIGN_WAR:
        return s.card_at(need.first()) == IN_PLAY
    if name == w.IF_RHINE_ALLIES_MIN:
        return len(states.rhine_members(s)) >= need.first()
    if name == w.IF_WESTPHALIA_PROVINCES_MIN:
        return states.westphalia_provinces(s) >= need.first()
    if name == w.IF_TARGET:
        return s.c[A_COURTED] == need.first() + 1
    if name == w.IF_SURRENDER_PENDING:
        return len(surrendering(s)) > 0
    assert name == w.IF_TILSIT_CONDITION
    for power in range(MAJORS):
        if conquest.tilsit_possible(s, power):
            return True
    return False


def surrendering(s: Theatre) -> list[int]:
    """27C: the majors of the Coalition that surrender if nothing is played against it."""
    return [power for power in conquest.pending(s) if s.side(power) == COALITION]


def _of_countries(s: Theatre, need: Need) -> bool:
    """8.1: what countries are."""
    name, about = need.name, need.about
    if name == w.IF_IN_COALITION or name == w.IF_NOT_IN_COALITION:
        return (s.side(about[0]) == COALITION) == (name == w.IF_IN_COALITION)
    if name == w.IF_AT_WAR:
        return s.side(about[0]) >= 0 and s.side(about[0]) == 1 - s.side(about[1])
    if name == w.IF_AT_WAR_WITH_OWNER_OF:
        return s.side(s.land_of(about[0])) == COALITION
    if name == w.IF_BEATEN_MIN:
        # Of the power itself it is asked when the line is carried out, power by power.
        return about[0] < 0 or s.c[BEATEN + about[0]] >= about[1]
    if name == w.IF_ALLY_OF_FRANCE:
        if about[0] < MAJORS:
            return s.side(about[0]) == EMPIRE
        return s.side(about[0]) == EMPIRE and s.c[STATUS + about[0]] in (ALLY, PROTECTORATE)
    if name == w.IF_EMPIRE_HOLDS:
        return empire_holds(s, about[0])
    if name == w.IF_NOT_PROTECTORATE:
        return not (s.c[STATUS + about[0]] == PROTECTORATE and s.side(about[0]) == EMPIRE)
    if name == w.IF_FORCED_ALLIANCE_EXISTS:
        for power in range(MAJORS):
            if s.c[STATUS + power] == FORCED_ALLIANCE:
                return True
        return False
    if name == w.IF_STATE or name == w.IF_NOT_STATE:
        return founded(s, about[0]) == (name == w.IF_STATE)
    assert name == w.IF_STATUS_IN
    status: int = s.c[STATUS + about[0]]
    if status == AT_WAR and s.side(about[0]) != COALITION:
        return False
    if status == FORCED_ALLIANCE and PERMANENT_PEACE in about[1:]:
        return beaten(s, about[0], EMPIRE) < FOR_GOOD
    if status == FORCED_PEACE and PERMANENT_PEACE in about[1:] and fate(s, about[0], PERMANENT):
        return True
    return status in about[1:]


def founded(s: Theatre, state: int) -> bool:
    """8.3: whether a state exists; the Kingdom of Bavaria is no country of its own."""
    if state == BAVARIA:
        return bavarian_kingdom(s)
    return s.c[STATUS + s.t.state_country[state]] != NO_STATE


def steps_in(s: Theatre, side: int, power: int) -> int:
    """The combat steps of a side in the national territory of a power."""
    total = 0
    for unit in range(UNITS):
        place = s.at(unit)
        if place < ZONES and s.side_of(unit) == side and s.is_home(power, place):
            total += s.steps_of(unit)
    return total


def hides_in(s: Theatre, side: int, power: int) -> bool:
    """R545: whether the fog of war hides a land piece of a side in a power's national territory."""
    if not s.option(FOG_OF_WAR):
        return False
    for piece in range(PIECES):
        place = s.at(piece)
        if place < ZONES and s.side_of(piece) == side and s.is_home(power, place):
            if not FLEETS <= piece < DEPOTS and not s.in_sight(piece):
                return True
    return False


def zone_without(s: Theatre, whose: int, zone: int) -> bool:
    """No combat unit of a side (below nought) or of a power stands in a zone, inside or outside."""
    for unit in range(UNITS):
        if s.at(unit) != zone:
            continue
        if whose >= 0 and s.t.owner[unit] == whose:
            return False
        if whose < 0 and s.side_of(unit) == w.SAID - whose:
            return False
    return True


def empire_holds(s: Theatre, country: int) -> bool:
    """8.3.2: whether a minor is an ally or protectorate of the Empire, or annexed by it."""
    status: int = s.c[STATUS + country]
    if status == ANNEXED:  # it is on no side any more
        return s.side(s.power_of(country)) == EMPIRE
    return s.side(country) == EMPIRE and (status == ALLY or status == PROTECTORATE)


# --- what lasts ----------------------------------------------------------------------------

#: The flags of the game that events set, in the order of words.EVENT_FLAGS; 0: kept elsewhere.
GAME_BITS: Final = (
    IBERIA_OPEN,
    CONSCRIPTION,
    CONTINENTAL_BLOCKADE,
    0,
    0,
    LIBERATION_WAR,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
)
#: The same of LASTING.
LASTING_BITS: Final = (0, 0, 0, CORSAIRS_OUT, 0, 0, 0, 0, 0, 0, 0, TORRES_VEDRAS, 0)


def flag_kept(flag: int) -> bool:
    """Whether the state keeps a flag of an event as a bit."""
    return GAME_BITS[flag] != 0 or LASTING_BITS[flag] != 0


def flag_set(s: Theatre, flag: int) -> bool:
    """Whether something lasting is in force."""
    lasting: int = s.c[LASTING]
    bit = LASTING_BITS[flag]
    return lasting & bit != 0 if bit != 0 else s.game_flag(GAME_BITS[flag])


def set_flag(s: Theatre, flag: int) -> None:
    """Something lasting is in force from now on."""
    lasting: int = s.c[LASTING]
    s.c[LASTING] = lasting | LASTING_BITS[flag]
    flags: int = s.c[GAME_FLAGS]
    s.c[GAME_FLAGS] = flags | GAME_BITS[flag]
