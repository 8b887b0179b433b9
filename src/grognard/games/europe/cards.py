"""6.2, 6.4, 6.6: when the event of a card may be played, and what combat cards do to the dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.games.europe import conditions, forces, groups
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.conditions import crossed, holds, laid
from grognard.games.europe.layout import (
    A_CARD,
    A_COURTED,
    A_OPTION,
    ACTED,
    ARMIES,
    AUSTRIA,
    B_ATTACKER,
    B_BY_CARDS,
    B_CARDS,
    B_CHIEF,
    B_LANDING,
    B_LENDER,
    B_RETREAT,
    B_UNHARMED,
    B_WINNER,
    BLOCKED,
    CARD,
    CARD_SPENT,
    EMPIRE,
    FACE_DOWN,
    FLEETS,
    FRANCE,
    G_KIND,
    G_SIDE,
    G_WAITS,
    G_ZONE,
    GENERALS,
    HAND,
    LASTING,
    MARCHES,
    MARRIAGE,
    MOST_GROUPS,
    MOST_SCORCHED,
    N_CARD,
    N_STAGE,
    N_WINNER,
    OVER_RIVER,
    PILE,
    PLACES,
    RIVER,
    SCORCHED,
    SORTIES,
    T_BESIEGER,
    T_ROLLED,
    TORRES_VEDRAS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_OPTIONS
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.politics import due
from grognard.games.europe.refusals import (
    FORBIDDEN_CARD,
    NEEDS_MISSING,
    NO_EFFECT_NOW,
    NO_SUCH_OPTION,
    NOT_HELD,
    NOT_YOUR_CARD,
    OK,
    ONE_NAVAL_CARD,
    PLAYED_ONCE,
    WRONG_MOMENT,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battle_roll import cavalry_superior
from grognard.games.europe.steps.battlefield import beaten_units, everyone, loser, troops

OWN_ACTION: Final[int] = MOMENTS.index("own_action")
IN_BUDGET: Final[int] = MOMENTS.index("budget_own")
IN_DIPLOMACY: Final[int] = MOMENTS.index("diplomacy_own")
LAST_PHASE: Final[int] = MOMENTS.index("conquest_phase")  # up to it: events of one's own turn
FOR_DICE: Final[int] = MOMENTS.index("battle_modifiers")
AT_ACTIVATION: Final[int] = MOMENTS.index("reaction_activation")
AT_CARD: Final[int] = MOMENTS.index("reaction_card")
AT_TALKS: Final[int] = MOMENTS.index("reaction_diplomacy")
AT_RETREAT: Final[int] = MOMENTS.index("retreat")
#: When a card may be played in a naval battle (N_STAGE).
BEFORE_DICE: Final = 0
AFTER_DICE: Final = 1
AFTER_TOTALS: Final = 2
STABLE: Final = 1  # of model.SIEGE_RESULTS


def atoms(s: Theatre, card: int) -> list[Atom]:
    """What the event of a card does."""
    return s.t.atoms[card]


def option_of(s: Theatre, card: int, number: int) -> int:
    """The option that a player's word means: 1 for (a), 0 where there is none, -1: no such."""
    count: int = s.t.options[card]
    if count == 0:
        return 0 if number == 0 else -1
    return number + 1 if number < count else -1


def chosen(atom: Atom, option: int) -> bool:
    """Whether a line belongs to the option chosen, and to no face of a die."""
    return atom.low == 0 and (atom.option == 0 or atom.option == option)


# --- when it may be played -----------------------------------------------------------------


def may_play(s: Theatre, side: int, card: int, moment: int, number: int) -> int:
    """What speaks against playing the event of a card now."""
    if s.t.card_side[card] != side:
        return NOT_YOUR_CARD
    if s.card_at(card) != HAND:
        return NOT_HELD
    option = option_of(s, card, number)
    if option < 0:
        return NO_SUCH_OPTION
    moments: int = s.t.card_moments[card * MOST_OPTIONS + number]
    if moments >> moment & 1 == 0:
        return WRONG_MOMENT
    return fits(s, side, card, moment, option)


def fits(s: Theatre, side: int, card: int, moment: int, option: int, openly: bool = False) -> int:
    """The same of an option of this moment, whoever holds it; or as far as everybody knows."""
    cell: int = s.c[CARD + card]
    if cell & CARD_SPENT != 0:
        return PLAYED_ONCE
    if forbidden(s, card):
        return FORBIDDEN_CARD
    for need in s.t.needs[card]:
        if not holds(s, side, card, moment, need, openly):
            return NEEDS_MISSING
    refused = NO_EFFECT_NOW
    for atom in atoms(s, card):
        if not chosen(atom, option) or atom.otherwise:
            continue
        if not useful(s, side, card, moment, atom, openly):
            refused = NEEDS_MISSING
        elif applies(s, side, card, moment, atom):
            return _naval_limit(s, side, moment)
    return refused


def _naval_limit(s: Theatre, side: int, moment: int) -> int:
    """6.6: one card of each side in a naval battle."""
    if moment == conditions.AT_NAVAL_BATTLE and s.c[N_CARD + side] != 0:
        return ONE_NAVAL_CARD
    return OK


def useful(s: Theatre, side: int, card: int, moment: int, atom: Atom, openly: bool = False) -> bool:
    """Whether the conditions of a line hold; those of what follows later are not asked yet."""
    if atom.op in ASKED_LATER:
        return True
    for need in atom.needs:
        if not holds(s, side, card, moment, need, openly):
            return False
    return True


#: Lines of which the conditions are asked when they are used: after a battle, a march, a landing.
ASKED_LATER: Final = (w.EXTRA_MP, w.FREE_FORCED_MARCH, w.TRANSPORT_LIMIT)


def applies(s: Theatre, side: int, card: int, moment: int, atom: Atom) -> bool:
    """Whether a line is about what happens now: the right side pursues, evades, besieges."""
    op, whose = atom.op, atom.whose(side)
    if moment <= LAST_PHASE:
        return True
    if moment == AT_TALKS:
        return _answers_talks(s, card, op)
    if op == w.EVASION_MODIFIER:
        group = conditions.evaders(s)
        return group != 0 and groups.get(s, group, G_SIDE) == whose
    if op == w.PURSUIT_MODIFIER:
        return s.c[B_WINNER] == 1 + whose
    if op == w.MORALE_MODIFIER:
        return loser(s) == whose
    if op == w.REMOVE_GENERAL:
        chief = int(s.c[B_CHIEF + 1 - side]) - 1
        return loser(s) == 1 - side and chief >= GENERALS and s.on_map(chief)
    if op == w.WOUND_TEST:
        return s.c[B_LENDER + 1 - side] != 0
    if op == w.SIEGE_MODIFIER:
        return s.c[T_BESIEGER] == whose and _in_time(s, atom)
    if op == w.SLOW_ENEMY:
        return may_slow(s, side)
    if op == w.DIE_TABLE:
        if atom.given(w.P_MODIFIER):
            return False  # 10C: it only follows what the card does
        return moment != FOR_DICE or len(defectors(s, atom, True)) > 0
    if op == w.NEGATE or op == w.REROLL or op == w.NAVAL_MODIFIER:
        return _takes_away(s, side, moment, atom)
    if op == w.SET_FLAG:
        return moment != AT_ACTIVATION or may_scorch(s, side, atom)
    if op == w.CANCEL_CARDS and moment == AT_CARD:
        return atom.names(w.P_CARDS, int(s.c[A_CARD]) - 1)
    return True


def _answers_talks(s: Theatre, card: int, op: int) -> bool:
    """53F: against a diplomatic action that is announced, or against the cards that it names."""
    if op == w.DIPLOMACY_MODIFIER:
        return s.c[A_COURTED] != 0
    for atom in atoms(s, card):
        if atom.op == w.CANCEL_CARDS and atom.names(w.P_CARDS, int(s.c[A_CARD]) - 1):
            return True
    return False


def forbidden(s: Theatre, card: int) -> bool:
    """33F: while the Austrian marriage lasts, the card that it names is no event."""
    return bool(s.t.outlawed[card] != 0) and due(s, AUSTRIA, MARRIAGE) > 0


def _in_time(s: Theatre, atom: Atom) -> bool:
    """7F changes what the die of a siege has brought; the others come before it."""
    rolled: int = s.c[T_ROLLED]
    if atom.given(w.P_RESULT_SHIFT):
        return rolled == 1 + STABLE
    return rolled == 0


def _takes_away(s: Theatre, side: int, moment: int, atom: Atom) -> bool:
    """What a beaten force is spared, and what is done to the dice of a naval battle."""
    if moment == conditions.AT_NAVAL_BATTLE:
        if atom.op == w.NEGATE:
            return s.c[N_STAGE] == AFTER_TOTALS and s.c[N_WINNER] != 0
        return s.c[N_STAGE] == (AFTER_DICE if atom.op == w.REROLL else BEFORE_DICE)
    if atom.op == w.NEGATE and moment == AT_RETREAT:
        stays = s.c[B_RETREAT] != 0 or len(everyone(s, 1 - side)) == 0
        return loser(s) == side and len(beaten_units(s)) > 0 and not stays
    return atom.op != w.NEGATE or moment != conditions.AT_SIEGE


def rolls_again(s: Theatre, card: int) -> bool:
    """10C: whether a card lets a squadron roll its dice again."""
    for atom in atoms(s, card):
        if atom.op == w.REROLL and atom.names(w.P_WHAT, w.X_NAVAL_DICE):
            return True
    return False


# --- words that other chapters write ---------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """An operation of the interphase, written where its chapter is."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """The line takes effect for the player of the card at a moment of model.MOMENTS."""
        raise NotImplementedError

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """What speaks against playing the event because of this line."""
        return OK


#: The operations that other chapters write, by their numbers in words.OPERATIONS.
LATER: Final[list[Word | None]] = [None] * len(w.OPERATIONS)
#: Budget, diplomacy, peace and new states: steps/card_politics.py writes them.
INTERPHASE: Final = (
    w.CREATE_STATE,
    w.DIPLOMACY_ACTION,
    w.DIPLOMACY_MODIFIER,
    w.FORCED_PEACE,
    w.FOREIGN_WAR,
    w.HAND_MODIFIER,
    w.PROTECTORATE,
    w.REFORM,
    w.REFUSE_SURRENDER,
    w.RESOURCES,
    w.RETURN_GENERAL,
    w.SET_STATUS,
    w.TAKE_UNITS,
)


def register(op: int, word: Word) -> None:
    """A chapter of the interphase writes an operation, or the part of one that is its own."""
    LATER[op] = word


def for_later(atom: Atom) -> bool:
    """Whether a line is for another chapter: by its word, or by when it happens."""
    op = atom.op
    if op in INTERPHASE:
        return True
    if op == w.SET_FLAG:
        flag = atom.number(w.P_FLAG)
        own = flag in (w.FLAG_INTERIOR_LINES_ONLY_NAPOLEON, w.FLAG_SCORCHED)
        return not own and not conditions.flag_kept(flag)
    if op == w.VP:
        return atom.number(w.P_WHEN) != w.WHEN_NOW
    if op == w.ESC or op == w.PLACE:
        return atom.given(w.P_AT)
    if op == w.MORALE_MODIFIER:
        return atom.given(w.P_SCOPE)
    if op == w.CANCEL_CARDS:
        return atom.given(w.P_PART)
    if op == w.CONTROL:
        return atom.number(w.P_TO) == w.GOES_COALITION
    if op == w.BLOCK_ACTION:
        return atom.number(w.P_WHAT) != w.X_ACTIVATE_LAND
    if op == w.REBUILD:
        armies = (w.F_REDUCED_IN_FRENCH_ARMY_AT_HOME, w.F_REDUCED_IN_SUPPLIED_ARMY)
        return atom.number(w.P_FILTER) not in armies
    return op == w.DIE_TABLE and atom.number(w.P_ROLLER) == w.ENEMY


# --- windows (6.4) ---------------------------------------------------------------------------


def awaited(s: Theatre, side: int, moment: int) -> bool:
    """Whether a side is asked at this moment: cards in hand, and one that might be among them.

    Both are public: the size of the hand, and that a fitting card is neither played nor removed.
    """
    answers = s.t.windows[2 * moment + side]
    if len(answers) == 0 or not holds_any(s, side):
        return False
    for code in answers:
        card = code // MOST_OPTIONS
        if not may_be_held(s, card):
            continue
        option = option_of(s, card, code % MOST_OPTIONS)
        if fits(s, side, card, moment, option, True) == OK:
            return True
    return False


def holds_any(s: Theatre, side: int) -> bool:
    """Whether a side has a card in hand."""
    for card in s.t.deck[side]:
        if s.card_at(card) == HAND:
            return True
    return False


def may_be_held(s: Theatre, card: int) -> bool:
    """Whether a card may be in the hand of its side, as far as everybody knows."""
    place = s.card_at(card)
    return place == HAND or place == PILE or place == FACE_DOWN


def forget_year(s: Theatre) -> None:
    """What events had in force until the end of a year: ruins (40C), an armistice (39F)."""
    s.c[BLOCKED] = 0
    for n in range(MOST_SCORCHED):
        s.c[SCORCHED + n] = 0
    s.forget_supply()


# --- forces that a card answers --------------------------------------------------------------


def activated(s: Theatre, side: int) -> int:
    """The force of a side that is being activated, 0 if there is none."""
    for group in range(1, MOST_GROUPS + 1):
        kind = groups.get(s, group, G_KIND)
        if kind != MARCHES and kind != SORTIES:
            continue
        if groups.get(s, group, G_SIDE) == side and groups.get(s, group, G_WAITS) == 0:
            return group
    return 0


def may_slow(s: Theatre, side: int) -> bool:
    """6F: a force led by a general; not Mack's when he first sets out in 1805 (20.2)."""
    group = activated(s, 1 - side)
    if group == 0:
        return False
    chief = forces.commander(s, groups.members(s, group))
    if chief < 0:
        return False
    return chief != s.t.mack or s.flag(chief, ACTED)


def may_scorch(s: Theatre, side: int, atom: Atom) -> bool:
    """40C: as a reaction only when the enemy force is activated in that land."""
    group = activated(s, 1 - side)
    home = atom.many(w.P_WHERE)[1]
    return group != 0 and s.is_home(home, groups.get(s, group, G_ZONE))


def defectors(s: Theatre, atom: Atom, fighting: bool) -> list[int]:
    """35C: French generals who may go: subordinates in the battle, else who leads no army."""
    if fighting:
        own = troops(s, EMPIRE)
        chief = forces.commander(s, own)
        able = [general for general in forces.generals_of(own) if general != chief]
    else:
        able = [general for general in range(GENERALS, FLEETS) if s.at(general) < PLACES]
    return [
        general
        for general in able
        if s.t.owner[general] == FRANCE
        and not atom.names(w.P_EXEMPT, general)
        and not leads_army(s, general)
    ]


def leads_army(s: Theatre, general: int) -> bool:
    """10.3: whether a general leads an army."""
    army = s.holder_of(general)
    if army < ARMIES:
        return False
    held = [piece for piece in range(GENERALS, FLEETS) if s.holder_of(piece) == army]
    return forces.general_of_army(s, army, held) == general


# --- the event in progress -------------------------------------------------------------------


def line_in_force(s: Theatre, op: int) -> Atom | None:
    """The line with this word of the event that is the action in progress."""
    if s.c[A_CARD] == 0 or s.c[A_OPTION] == 0:
        return None
    card = int(s.c[A_CARD]) - 1
    option = option_of(s, card, int(s.c[A_OPTION]) - 1)
    for atom in atoms(s, card):
        if atom.op == op and chosen(atom, option):
            return atom
    return None


def limit_in_force(s: Theatre, side: int, parameter: int, default: int) -> int:
    """What the event in progress says of carrying or landing troops; -1 if it forbids it here."""
    if s.c[A_CARD] == 0 or s.c[A_OPTION] == 0:
        return default
    card = int(s.c[A_CARD]) - 1
    option = option_of(s, card, int(s.c[A_OPTION]) - 1)
    for atom in atoms(s, card):
        if atom.op == w.TRANSPORT_LIMIT and chosen(atom, option) and atom.given(parameter):
            for need in atom.needs:
                if not holds(s, side, card, OWN_ACTION, need):
                    return -1
            return atom.number(parameter)
    return default


def added_to_evasion(s: Theatre, side: int) -> int:
    """16F: what the event in progress adds to evasions of fleets (17.2.5)."""
    atom = line_in_force(s, w.EVASION_MODIFIER)
    if atom is None or s.t.card_side[int(s.c[A_CARD]) - 1] != side:
        return 0
    return atom.number(w.P_VALUE)


# --- combat cards for the dice (14.5.7) ------------------------------------------------------


def lay(s: Theatre, side: int, card: int) -> None:
    """A combat card is in force in this battle."""
    bits: int = s.c[B_CARDS + side]
    bit: int = s.t.dice_bit[card]
    s.c[B_CARDS + side] = bits | bit


def cancelled(s: Theatre, side: int, card: int) -> bool:
    """R225: whether a card of the other side cancels a card of this one, before it or after."""
    for other in s.t.for_dice[1 - side]:
        if not laid(s, 1 - side, other):
            continue
        for atom in atoms(s, other):
            if atom.op == w.CANCEL_CARDS and atom.names(w.P_CARDS, card):
                return True
    return False


def in_force(s: Theatre, side: int) -> list[int]:
    """The combat cards of a side for the dice that nothing cancels."""
    return [
        card for card in s.t.for_dice[side] if laid(s, side, card) and not cancelled(s, side, card)
    ]


def weigh(s: Theatre) -> None:
    """14.5.7: what the combat cards in force add to the dice of each side; before each roll."""
    for side in (0, 1):
        s.c[B_BY_CARDS + side] = _walls(s, side) + _beach(s, side)
    for player in (0, 1):
        for card in in_force(s, player):
            had = False
            for atom in atoms(s, card):
                if atom.otherwise and had:
                    continue
                if useful(s, player, card, FOR_DICE, atom):
                    had = _weigh_line(s, player, atom) or had


def _weigh_line(s: Theatre, player: int, atom: Atom) -> bool:
    """What a line adds; whether it had something to act on."""
    side = atom.whose(player)
    if atom.op == w.BATTLE_MODIFIER:
        _add(s, B_BY_CARDS + side, atom.number(w.P_VALUE))
    elif atom.op == w.TACTICAL_MODIFIER:
        _add(s, B_BY_CARDS + 1 - player, atom.number(w.P_VALUE))
    elif atom.op == w.NEGATE:
        return _spare(s, player, atom)
    return False


def _spare(s: Theatre, player: int, atom: Atom) -> bool:
    """What the ground or the enemy's cavalry does to the dice is taken away."""
    if atom.names(w.P_WHAT, w.X_CAVALRY_SUPERIORITY):
        enemy = atom.whose(player)
        if cavalry_superior(s, enemy):
            _add(s, B_BY_CARDS + enemy, -s.t.n.cavalry)
        return True
    border = crossed(s, player)
    if border < 0 or not atom.names(w.P_WHAT, int(BORDER_WORDS[border])):
        return False
    army = len(forces.armies_of(troops(s, player))) > 0
    penalty: int = s.t.border_battle_army[border] if army else s.t.border_battle[border]
    _add(s, B_BY_CARDS + player, -penalty)
    if border == RIVER and atom.names(w.P_WHAT, w.X_RIVER_RETREAT_LOSS):
        spared: int = s.c[B_UNHARMED + player]
        s.c[B_UNHARMED + player] = spared | OVER_RIVER
    return penalty != 0


#: The word for each kind of border whose penalty a card may take away; the order of model.BORDERS.
BORDER_WORDS: Final = (-1, w.X_BRIDGE, w.X_RIVER, w.X_PASS, -1, -1, -1)


def _beach(s: Theatre, side: int) -> int:
    """23C: what a sea assault has more than usual (17.2.8)."""
    if s.c[B_LANDING] == 0 or s.c[B_ATTACKER] != side:
        return 0
    usual: int = s.t.n.landing
    return limit_in_force(s, side, w.P_ASSAULT_PENALTY, usual) - usual


def _walls(s: Theatre, side: int) -> int:
    """44C: the lines of Torres Vedras, for the dice of whoever attacks them by land."""
    lasting: int = s.c[LASTING]
    if lasting & TORRES_VEDRAS == 0 or s.c[B_LANDING] != 0:
        return 0
    return torres_vedras(s, side, w.BATTLE_MODIFIER, FOR_DICE)


def added_to_siege(s: Theatre, side: int, zone: int) -> int:
    """What lasting events and the event in progress add to a siege: 44C, 37F."""
    lasting: int = s.c[LASTING]
    total = 0
    if lasting & TORRES_VEDRAS != 0 and zone == s.t.needs[s.t.torres_vedras][0].about[1]:
        total += torres_vedras(s, side, w.SIEGE_MODIFIER, conditions.AT_SIEGE)
    atom = line_in_force(s, w.SIEGE_MODIFIER)
    card = int(s.c[A_CARD]) - 1
    if atom is not None and atom.given(w.P_SCOPE) and s.t.card_side[card] == side:
        total += atom.number(w.P_VALUE)
    return total


def torres_vedras(s: Theatre, side: int, op: int, moment: int) -> int:
    """44C: what it adds to the dice of a side in a battle or a siege."""
    card: int = s.t.torres_vedras
    total = 0
    for atom in atoms(s, card):
        if atom.op == op and atom.whose(1 - EMPIRE) == side:
            if useful(s, 1 - EMPIRE, card, moment, atom) and _lines_stand(s, card):
                total += atom.number(w.P_VALUE)
    return total


def _lines_stand(s: Theatre, card: int) -> bool:
    """While the Coalition controls Lisbon: the first condition of the card."""
    zone = s.t.needs[card][0].about[1]
    return s.held_by(1 - EMPIRE, zone) and zone < ZONES


def _add(s: Theatre, cell: int, value: int) -> None:
    now: int = s.c[cell]
    s.c[cell] = now + value
