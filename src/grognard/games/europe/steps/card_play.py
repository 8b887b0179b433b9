"""6.4, 6.6: cards played as events: as the action of a round, in a window, in battle."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.europe import cards, forces, groups, kinds, merging, verbs
from grognard.games.europe.atoms import Atom
from grognard.games.europe.events import (
    CARD_ROLLED,
    CARD_USED,
    DISCARDED,
    EVENT_PLAYED,
    HAND_SHOWN,
    PLACED,
    RESTORED,
    UNHURT,
    WOUNDED,
)
from grognard.games.europe.layout import (
    A_ATOM,
    A_CARD,
    A_COUNTER_MARCH,
    A_EVENT,
    A_FORCES,
    A_FREE_MARCH,
    A_INTERCEPTION,
    A_LANDINGS,
    A_LINES,
    A_MODE,
    A_OPTION,
    A_POINTS,
    A_SAILS,
    A_WIN,
    ARMIES,
    ASIDE,
    B_AUTOMATIC,
    B_BROKEN,
    B_BY_CARDS,
    B_CHIEF,
    B_LENDER,
    B_MORALE_CARDS,
    B_PURSUIT_CARDS,
    B_SPARED,
    B_UNHARMED,
    B_ZONE,
    CARD_KNOWN,
    CARD_SPENT,
    EMPIRE,
    FLEETS,
    FRANCE,
    G_KIND,
    G_SIDE,
    G_STATE,
    GENERALS,
    HAND,
    INSIDE,
    LAST_ROUND,
    MARCHES,
    MOST_GROUPS,
    N_BONUS,
    NEXT_BUDGET,
    OUT,
    PIECES,
    PLAYED,
    REDUCED,
    REMOVED,
    REPLACED,
    RESERVE,
    SLOWED,
    T_MODIFIER,
    T_MORE,
    T_NO_TEST,
    T_SIEGE,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    NO_FORCE,
    NOT_NOW,
    NOT_THERE,
    OK,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.battlefield import troops
from grognard.games.europe.steps.filters import able_forces
from grognard.games.europe.verbs import OPTION_WORDS, piece_keys
from grognard.kernel.state import EVERYONE

GOLD = 2
ONE_BY_ONE, CAMPAIGN = 1, 2  # how an event activates forces


# --- windows (6.4, 14.5.7) -----------------------------------------------------------------


class Answer(Question):
    """A seat may answer with cards; a: the moment, b: what it is about."""

    def unneeded(self, s: Theatre) -> bool:
        """No card that fits can be in the hand, as far as everybody knows."""
        return not cards.awaited(s, s.asked(), s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand with their options."""
        if verb == verbs.PASS:
            return [(0, 0)]
        hand = s.cards_at(s.asked(), HAND)
        return [(card, n) for card in hand for n in range(len(OPTION_WORDS))]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A card of this moment."""
        if verb == verbs.PASS:
            return OK
        return cards.may_play(s, s.asked(), a, s.argument(0), b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its event happens at once; more may follow."""
        side = s.asked()
        if verb == verbs.PASS:
            s.pop()
            return
        put_down(s, side, a)
        s.note(CARD_USED, side, a, 0, 0, EVERYONE)
        cards.lay(s, side, a)
        option = cards.option_word(s, a, b)
        for atom in reversed(cards.atoms(s, a)):
            if atom.option == option and atom.faces == (0, 0):
                happen(s, side, a, atom)
        weigh_cards(s)


def weigh_cards(s: Theatre) -> None:
    """14.5.7, R225: what the combat cards in force add to the dice of each side."""
    for side in (0, 1):
        s.c[B_BY_CARDS + side] = cards.added_to_dice(s, side)
        if cards.negated(s, side, "cavalry_superiority") and battle_roll.cavalry_superior(s, side):
            _add(s, B_BY_CARDS + side, -s.t.n.cavalry)


def put_down(s: Theatre, side: int, card: int) -> None:
    """6.2, 6.4: a card with a gold star leaves the game, a silver one cannot be an event again."""
    star: int = s.t.star[card]
    gone = star == GOLD
    s.put_card(card, REMOVED if gone else PLAYED, CARD_SPENT if star != 0 else 0)


# --- the action of a round (5.2) -----------------------------------------------------------


def event_objection(s: Theatre, side: int, card: int, number: int) -> int:
    """What speaks against playing a card as the event of the action."""
    refused = cards.may_play(s, side, card, cards.OWN_ACTION, number)
    if refused != OK:
        return refused
    option = cards.option_word(s, card, number)
    for atom in cards.atoms(s, card):
        if atom.option == option and atom.op == "activate" and not able_forces(s, side, atom):
            return NO_FORCE
    return OK


def play_event(s: Theatre, side: int, card: int, number: int) -> None:
    """The event of a card is the action of a side."""
    put_down(s, side, card)
    s.c[A_CARD] = card + 1
    s.c[A_OPTION] = number + 1
    s.note(EVENT_PLAYED, side, card, 0, 0, EVERYONE)
    s.push(kinds.END_ACTION, side, 0, 0)
    s.push(kinds.EFFECT, side, card, 0)


class Effect(Course):
    """The lines of an event, one after the other; a: card, b: line."""

    def carry_on(self, s: Theatre) -> None:
        """The next line of the option that was chosen."""
        side, card, line = s.asked(), s.argument(0), s.argument(1)
        # Who is activated finds all that the event says in force: that comes last.
        lines = sorted(cards.atoms(s, card), key=lambda one: one.op in ACTIVATING)
        if line >= len(lines):
            s.pop()
            return
        s.set_argument(1, line + 1)
        option = cards.option_word(s, card, int(s.c[A_OPTION]) - 1)
        atom = lines[line]
        if atom.option == option and atom.faces == (0, 0):
            if all(cards.holds(s, side, need) for need in atom.needs):
                happen(s, side, card, atom)


# --- what the words do ---------------------------------------------------------------------


def happen(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """One line of an event takes effect."""
    if atom.op in PASSIVE:
        return
    WORDS[atom.op](s, side, card, atom)


def whose(side: int, atom: Atom) -> int:
    """The side that a line is about."""
    return side if atom.text("side") != "enemy" else 1 - side


def _add(s: Theatre, cell: int, value: int) -> None:
    now: int = s.c[cell]
    s.c[cell] = now + value


def _activate(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """Forces are activated without points (R34)."""
    s.c[A_EVENT] = 1
    s.c[A_MODE] = CAMPAIGN if atom.text("mode") == "major_campaign" else ONE_BY_ONE
    s.c[A_FORCES] = atom.number("count")
    s.c[A_ATOM] = 1 + cards.atoms(s, card).index(atom)
    s.push(kinds.ACTIVATE, side, 0, 0)


def _free_forced_march(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    s.c[A_FREE_MARCH] = atom.number("mp")


def _evasion(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    _add(s, T_MODIFIER, atom.number("value"))


def _slow(s: Theatre, side: int, _card: int, _atom: Atom) -> None:
    """The force that is being activated has two points less, and no forced march."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == MARCHES and groups.get(s, group, G_SIDE) != side:
            groups.add(s, group, G_STATE, SLOWED)


def _counter_march(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    """One counter-march, or all against the active force."""
    cell = A_COUNTER_MARCH if atom.text("side") == "enemy" else T_MODIFIER
    _add(s, cell, atom.number("value"))


def _attrition(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    _add(s, T_MORE, atom.number("value"))


def _morale(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    value = atom.number("value")
    if value == SURE:
        s.c[B_AUTOMATIC + side] = 1
    else:
        _add(s, B_MORALE_CARDS + whose(side, atom), value)


def _pursuit(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    _add(s, B_PURSUIT_CARDS + whose(side, atom), atom.number("value"))


def _negate(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    """What spares a beaten force its losses, or a counter-march its test; the rest is passive."""
    what = atom.words("what")
    if "river_retreat_loss" in what:
        s.c[B_UNHARMED + side] = 1
    if "attrition_test" in what:
        s.c[T_NO_TEST] = 1


def _wound(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """4C: a harder test in place of the usual one (R26)."""
    general = int(s.c[B_LENDER + 1 - side]) - 1
    s.c[B_SPARED + 1 - side] = 1
    die = s.die()
    fate = "none"
    for word in atom.words("faces") or ["1-2:none", "3-4:next_budget", "5-6:out_of_game"]:
        faces, _, name = word.partition(":")
        if int(faces[0]) <= die <= int(faces[-1]):
            fate = name
    if fate == "none":
        s.note(UNHURT, general, die, 0, 0, EVERYONE)
        return
    s.note(WOUNDED, general, die, 0, 0, EVERYONE)
    s.remove(general, OUT if fate == "out_of_game" else NEXT_BUDGET)


def _reroll(s: Theatre, side: int, _card: int, _atom: Atom) -> None:
    battle_roll.roll_for(s, side)


def _interception(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    _add(s, A_INTERCEPTION, atom.number("value"))


def _extra_points(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    s.c[A_WIN] = atom.number("value")


def _extra_round(s: Theatre, _side: int, _card: int, atom: Atom) -> None:
    s.c[LAST_ROUND] = atom.number("round")


def _siege(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    _add(s, T_SIEGE, atom.number("value") if whose(side, atom) == side else -atom.number("value"))


def _look(s: Theatre, side: int, _card: int, _atom: Atom) -> None:
    """25C: the whole hand of the enemy is shown to its player."""
    mask = 1 if side == EMPIRE else 2
    for card in s.cards_at(1 - side, HAND):
        s.put_card(card, HAND, CARD_KNOWN)
        s.tell(mask, HAND_SHOWN, 1 - side, card, 0, 0)


def _discard(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    """A card of the enemy's hand at random; permanent and named ones are spared."""
    enemy = whose(side, atom)
    spared = atom.words("exclude")
    able = [
        card
        for card in s.cards_at(enemy, HAND)
        if s.t.permanent[card] == 0 and s.t.model.cards[card].key not in spared
    ]
    if able:
        card = able[s.dice.secret(len(able), 0)]
        s.put_card(card, PLAYED)
        s.note(DISCARDED, enemy, card, 0, 0, EVERYONE)


def _spend(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    """Points to spend at once; the reserve may be added (9.2)."""
    _add(s, A_POINTS, atom.number("value"))
    s.push(kinds.ACTIVATE, side, 0, 0)


def _place(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """A piece comes on the map where its player chooses."""
    piece = piece_keys(s.t.model).index(atom.text("piece"))
    needs_reserve = "in_reserve" in atom.needs
    if s.at(piece) == RESERVE or (s.at(piece) == ASIDE and not needs_reserve):
        s.push(kinds.CHOOSE, side, card, cards.atoms(s, card).index(atom))


def _choose(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """Somebody or something has to be named."""
    s.push(kinds.CHOOSE, side, card, cards.atoms(s, card).index(atom))


def _disgrace(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    """19F: the commander of the beaten enemy goes, for good if his force was broken."""
    general = int(s.c[B_CHIEF + 1 - side]) - 1
    if general < GENERALS or not s.on_map(general):
        return
    spared = piece_keys(s.t.model)[general] in atom.words("exempt")
    merging.dismiss(s, general)
    if s.c[B_BROKEN] != 0 and not spared:
        s.remove(general, OUT)
    s.push(kinds.APPOINT, 1 - side, s.c[B_ZONE], 0)


def _naval(s: Theatre, side: int, _card: int, atom: Atom) -> None:
    """31C: more for the total of a squadron in this naval battle."""
    _add(s, N_BONUS + whose(side, atom), atom.number("value"))


def _fleets(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """Squadrons are activated without points, one after the other."""
    s.c[A_EVENT] = 1
    s.c[A_MODE] = ONE_BY_ONE
    s.c[A_SAILS] = 1
    s.c[A_FORCES] = atom.number("max", 99)
    s.c[A_LANDINGS] = atom.number("sea_assaults")
    s.c[A_ATOM] = 1 + cards.atoms(s, card).index(atom)
    s.push(kinds.ACTIVATE, side, 0, 0)


def _move_enemy(s: Theatre, side: int, _card: int, _atom: Atom) -> None:
    """5F: a force is named, and one of the enemy's near it is marched."""
    s.push(kinds.NAME_FORCE, side, 0, 0)


def _interior_lines(s: Theatre, _side: int, _card: int, _atom: Atom) -> None:
    """12.6: the force that is attacked fights each attacker apart; its zone is the window's."""
    s.c[A_LINES] = 1 + s.argument(1)


SURE = 99
#: Lines that let forces move.
ACTIVATING = ("activate", "activate_fleets", "spend_ap")
#: Lines that need no doing: whoever asks reads them from the cards in force.
PASSIVE = ("battle_modifier", "cancel_cards", "set_flag")
Word = Callable[[Theatre, int, int, Atom], None]
WORDS: dict[str, Word] = {
    "activate": _activate,
    "activate_fleets": _fleets,
    "attrition_modifier": _attrition,
    "countermarch_modifier": _counter_march,
    "die_table": _choose,
    "discard": _discard,
    "evasion_modifier": _evasion,
    "extra_mp": _extra_points,
    "extra_round": _extra_round,
    "free_forced_march": _free_forced_march,
    "interception_modifier": _interception,
    "interior_lines": _interior_lines,
    "look_hand": _look,
    "morale_modifier": _morale,
    "move_enemy": _move_enemy,
    "naval_modifier": _naval,
    "negate": _negate,
    "place": _place,
    "pursuit_modifier": _pursuit,
    "rebuild": _choose,
    "remove_general": _disgrace,
    "reroll": _reroll,
    "siege_modifier": _siege,
    "slow_enemy": _slow,
    "spend_ap": _spend,
    "wound_test": _wound,
}


# --- what an event is applied to -----------------------------------------------------------


class Choose(Question):
    """Who or where; a: card, b: line of its event."""

    def atom(self, s: Theatre) -> Atom:
        """The line in question."""
        return cards.atoms(s, s.argument(0))[s.argument(1)]

    def unneeded(self, s: Theatre) -> bool:
        """Nothing can be named."""
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """What may be named: zones for a piece that is placed, else pieces."""
        side, atom = s.asked(), self.atom(s)
        if atom.op == "place":
            return reinforcement_zones(s, side, FRANCE)
        if atom.op == "rebuild":
            return reduced_at_home(s)
        return defectors(s, atom)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        places = self.atom(s).op == "place"
        if verb == verbs.DONE:
            return [(0, 0)]
        return pairs(self.able(s)) if (verb == verbs.AT) == places else []

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them; replacements may be declined."""
        if verb == verbs.DONE:
            return OK if self.atom(s).op == "rebuild" else NOT_NOW
        if (verb == verbs.AT) != (self.atom(s).op == "place"):
            return NOT_NOW
        return OK if a in self.able(s) else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It happens to him, or there."""
        side, card, atom = s.asked(), s.argument(0), self.atom(s)
        if verb == verbs.DONE:
            s.pop()
        elif atom.op == "place":
            s.pop()
            piece = piece_keys(s.t.model).index(atom.text("piece"))
            s.move(piece, a)
            s.note(PLACED, piece, a, 0, 0, EVERYONE)
            merging.join(s, side, a)
        elif atom.op == "rebuild":
            s.unmark(a, REDUCED)
            s.mark(a, REPLACED)
            s.note(RESTORED, a, 0, 0, 0, EVERYONE)
        else:
            s.pop()
            defect(s, side, card, a)


def reinforcement_zones(s: Theatre, side: int, power: int) -> list[int]:
    """7.3.4: the capital and the fortresses of the home country, neither besieged nor enemy."""
    return [
        zone
        for zone in range(ZONES)
        if s.is_home(power, zone)
        and (s.t.fort[zone] > 0 or s.t.capital[zone] == power)
        and s.held_by(side, zone)
        and not s.besieged(zone)
        and not s.has_units(1 - side, zone)
        and _room(s, side, zone)
    ]


def _room(s: Theatre, side: int, zone: int) -> bool:
    """Whether one more militia may stand there (11)."""
    guard = piece_keys(s.t.model).index("fr_national_guard_1")
    return merging.objection_together(s, [*forces.pieces_in(s, side, zone), guard]) == OK


def reduced_at_home(s: Theatre) -> list[int]:
    """43F: reduced units of French armies in France, two to an army."""
    found: list[int] = []
    for army in range(ARMIES, PIECES):
        if s.t.owner[army] != FRANCE or s.at(army) >= ZONES or not s.is_home(FRANCE, s.at(army)):
            continue
        held = [unit for unit in range(UNITS) if s.holder_of(unit) == army]
        given = [unit for unit in held if s.flag(unit, REPLACED)]
        if len(given) < 2:
            found += [unit for unit in held if s.flag(unit, REDUCED)]
    return found


def defectors(s: Theatre, atom: Atom) -> list[int]:
    """35C: French generals; in battle subordinates of the force, else who leads no army."""
    keys = piece_keys(s.t.model)
    able = [
        general
        for general in range(GENERALS, FLEETS)
        if s.t.owner[general] == FRANCE
        and s.at(general) < ZONES
        and keys[general] not in atom.words("exempt")
    ]
    if s.c[A_EVENT] == 0 and s.c[A_CARD] == 0:
        return [general for general in able if general in troops(s, EMPIRE)]
    return [general for general in able if not leads_army(s, general)]


def leads_army(s: Theatre, general: int) -> bool:
    """Whether a general leads an army."""
    army = s.holder_of(general)
    if army < ARMIES:
        return False
    pieces = forces.pieces_in(s, s.side_of(general), s.at(general), s.flag(general, INSIDE))
    return forces.general_of_army(s, army, pieces) == general


def defect(s: Theatre, side: int, card: int, general: int) -> None:
    """The die of a card decides the fate of a general."""
    die = s.die()
    zone = s.at(general)
    s.note(CARD_ROLLED, card, general, die, 0, EVERYONE)
    for atom in cards.atoms(s, card):
        if atom.faces[0] <= die <= atom.faces[1] and atom.op == "remove_general":
            if s.c[B_LENDER + 1 - side] == general + 1:
                s.c[B_LENDER + 1 - side] = 0
            merging.dismiss(s, general)
            if atom.text("to") == "out":
                s.remove(general, OUT)
            s.push(kinds.APPOINT, 1 - side, zone, 0)
