"""6.4: what the events of cards do to politics: diplomacy, status, states, wars abroad, peace."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import (
    cards,
    conditions,
    conquest,
    foreign_wars,
    kinds,
    lending,
    states,
    verbs,
)
from grognard.games.europe import words as w
from grognard.games.europe.alliances import (
    enter_war,
    has_comrades,
    keep_garrisons,
    lift_all_sieges,
    own_units,
    part_from_armies,
)
from grognard.games.europe.atoms import Atom
from grognard.games.europe.diplomacy import (
    court_objection,
    diplomacy_lines,
    faces_of,
    port_open,
)
from grognard.games.europe.economy import add_resources
from grognard.games.europe.events import (
    EMPEROR_DEPOSED,
    PROTECTED_NOW,
    REVOLT_BEGINS,
    STATUS_STAYS,
)
from grognard.games.europe.harbours import clear_ports, end_blockades, leave_ports
from grognard.games.europe.layout import (
    A_FLAGS,
    A_PLACED,
    ALLY,
    COALITION,
    COUNTRIES,
    DEPOSED,
    EMPIRE,
    FORCED_PEACE,
    LASTING,
    MAJORS,
    MARRIAGE,
    NEUTRAL,
    NEXT_HAND,
    NO_BLOCKADE_POINT,
    NO_ROLL,
    PERMANENT,
    PROTECTORATE,
    ROLL_HELP,
    RUSSIA,
    SPAIN,
    STATUS_KEPT,
    T_MODIFIER,
    WALEWSKA,
    WAR_BEGUN,
)
from grognard.games.europe.liberation import begin as begin_liberation
from grognard.games.europe.model import STATES
from grognard.games.europe.politics import (
    INSURGENTS,
    beaten,
    campaign,
    fate,
    head,
    manager,
    set_campaign,
    set_due,
    set_fate,
    set_status,
    status,
)
from grognard.games.europe.refusals import (
    NO_EFFECT_NOW,
    NO_TARGET,
    NOT_LENT,
    OK,
    ONE_FOREIGN_WAR,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.card_choices import disgraced
from grognard.games.europe.steps.card_play import ask, roll_table
from grognard.games.europe.steps.parley import announce
from grognard.games.europe.ways import sustainer
from grognard.kernel.state import EVERYONE

OF_RHINE: Final[int] = STATES.index("rhine")
OF_WESTPHALIA: Final[int] = STATES.index("westphalia")


# --- a country that is named (8.2, 18.2.1) -------------------------------------------------


class NameCountry(Question):
    """Which country an event is about; a: card, b: the line of its event."""

    def atom(self, s: Theatre) -> Atom:
        """The line in question."""
        return cards.atoms(s, s.argument(0))[s.argument(1)]

    def able(self, s: Theatre) -> list[int]:
        """The countries that may be named."""
        return countries_for(s, s.asked(), self.atom(s))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == verbs.NAME else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them; of a diplomatic action its own rules say why not."""
        if verb == verbs.USUAL:
            return OK
        atom = self.atom(s)
        if atom.op == w.DIPLOMACY_ACTION:
            return target_objection(s, s.asked(), atom, a)
        return OK if a in self.able(s) else NO_TARGET

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It happens to it; usually to the one with the best chance, or to Russia."""
        side, atom = s.asked(), self.atom(s)
        if verb == verbs.USUAL:
            a = usual_country(s, side, atom, self.able(s))
        s.pop()
        named(s, side, atom, a)


def ask_country(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """The player of a card names a country, unless there is but one."""
    able = countries_for(s, side, atom)
    if len(able) > 1:
        s.push(kinds.NAME_COUNTRY, side, card, atom.line)
    elif able:
        named(s, side, atom, able[0])


def countries_for(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The countries to which a line may be applied."""
    if atom.op == w.DIPLOMACY_ACTION:
        return [c for c in range(COUNTRIES) if target_objection(s, side, atom, c) == OK]
    if atom.op == w.REFUSE_SURRENDER:
        return conditions.surrendering(s)
    return [power for power in range(MAJORS) if conquest.tilsit_possible(s, power)]


def usual_country(s: Theatre, side: int, atom: Atom, able: list[int]) -> int:
    """Majors before minors and the best chance first; for peace Russia before all others."""
    if atom.op != w.DIPLOMACY_ACTION:
        return RUSSIA if RUSSIA in able else able[0]
    bonus = atom.number(w.P_BONUS)
    return max(
        able,
        key=lambda country: (
            min(faces_of(diplomacy_lines(s, side, country, bonus)), 3),
            country < MAJORS,
            faces_of(diplomacy_lines(s, side, country, bonus)),
            -country,
        ),
    )


def named(s: Theatre, side: int, atom: Atom, country: int) -> None:
    """What befalls the country that was named."""
    if atom.op == w.DIPLOMACY_ACTION:
        announce(s, side, country, atom.number(w.P_BONUS))
    elif atom.op == w.REFUSE_SURRENDER:
        conquest.refuse_surrender(s, country)
    else:
        conquest.peace_without_conquest(s, country)


def target_objection(s: Theatre, side: int, atom: Atom, country: int) -> int:
    """8.2, R459-R461: what speaks against a diplomatic action of an event on a country.

    The value of the card does not matter, nor when this side courted a minor last (R460).
    """
    said = atom.many(w.P_TARGETS)
    kind = said[0]
    if kind == w.TARGET_COUNTRY and country != said[1]:
        return NO_TARGET
    if kind == w.TARGET_FRENCH_MINOR_INCL_MEMBERS:
        ours = country >= MAJORS and s.side(country) == EMPIRE and country not in INSURGENTS
        return OK if ours and status(s, country) == ALLY else NO_TARGET
    if kind == w.TARGET_MINOR and country < MAJORS:
        return NO_TARGET
    if kind == w.TARGET_NEUTRAL and status(s, country) != NEUTRAL:
        return NO_TARGET  # 7C
    if kind == w.TARGET_NEUTRAL_MINOR_WITH_PORT:
        neutral = country >= MAJORS and status(s, country) == NEUTRAL
        return OK if neutral and port_open(s, country) else NO_TARGET
    return court_objection(s, side, country, False)


class DiplomacyAction(cards.Word):
    """12F, 17F, 53F, 7C, 17C, 38C, 51C: a diplomatic action with more than the usual chance."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Its player names whom, if there is a choice."""
        ask_country(s, side, card, atom)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """Somebody must be open to it."""
        said = atom.many(w.P_TARGETS)
        if said[0] == w.TARGET_COUNTRY:
            return target_objection(s, side, atom, said[1])
        return OK if countries_for(s, side, atom) else NO_TARGET


class DiplomacyModifier(cards.Word):
    """33F: the Coalition courts Austria with less; 53F: one diplomatic action has less."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """For two years, or at once."""
        said = atom.many(w.P_TARGETS)
        if said[0] == w.TARGET_COUNTRY:
            set_due(s, said[1], MARRIAGE, conditions.MARRIAGE_YEARS)
        else:
            now: int = s.c[T_MODIFIER]
            s.c[T_MODIFIER] = now + atom.number(w.P_VALUE)


# --- statuses and revolts (4, 8.1.4, 8.3.3) ------------------------------------------------


class SetStatus(cards.Word):
    """8C, 18C, 22C: insurgents; 19C: Spain rises; 45C, 47C: a power leaves its peace."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """A country is on the Coalition's side from now on."""
        country = atom.number(w.P_COUNTRY)
        flags: int = s.c[A_FLAGS]
        if atom.number(w.P_STATUS) == ALLY:
            rise(s, country)
        elif flags & STATUS_KEPT != 0:
            s.note(STATUS_STAYS, country, 0, 0, 0, EVERYONE)
        elif country == SPAIN:
            rise_in_spain(s)
        else:
            part_from_armies(s, country)
            enter_war(s, country, COALITION)


def rise(s: Theatre, country: int) -> None:
    """4, 8.3.3: a national revolt begins; garrisons of the Empire keep what they hold."""
    held = [
        (zone, sustainer(s, unit))
        for zone in s.t.risings[country]
        for inside in (False, True)
        for unit in s.units_in(EMPIRE, zone, inside)[:1]
    ]
    states.begin_revolt(s, country)
    for zone, owner in held:
        s.set_control(zone, s.power_of(owner))


def rise_in_spain(s: Theatre) -> None:
    """19C, R465, R500, R501: Spain leaves whom she was with; her fleets stay with her.

    Her units abroad part from their comrades as those of a minor do.
    """
    former = s.side(SPAIN)
    abroad = [unit for unit in own_units(s, SPAIN) if not s.is_home(SPAIN, s.at(unit))]
    stacked = [unit for unit in abroad if former == EMPIRE and has_comrades(s, unit)]
    part_from_armies(s, SPAIN)
    begin_liberation(s)
    if former == EMPIRE:
        keep_garrisons(s, SPAIN)
        leave_ports(s, SPAIN, EMPIRE)
    for unit in stacked:
        s.push(kinds.EXILE, COALITION, unit, 0)
    lift_all_sieges(s)


class RisingHolds(cards.Word):
    """8C, 18C, 22C: insurgents hold the zone where they rose, if it is of any use (3.2)."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Of several zones the one where their corps was placed."""
        zones = atom.many(w.P_ZONES)
        placed: int = s.c[A_PLACED]
        for zone in zones:
            if (len(zones) > 1 and placed != zone + 1) or not self.free(s, atom, zone):
                continue
            country = rebels(s, card)
            if s.t.site[zone] != 0:
                s.set_control(zone, country)
                s.set_fort(zone, s.ruined(zone), -1)
                clear_ports(s, [zone])  # 17.2.1: a port that is lost
                end_blockades(s, COALITION)
            s.note(REVOLT_BEGINS, country, zone, 0, 0, EVERYONE)

    def free(self, s: Theatre, atom: Atom, zone: int) -> bool:
        """Whether nobody is there whom the line names."""
        for need in atom.needs:
            if need.name == w.IF_ZONE_WITHOUT:
                if not conditions.zone_without(s, need.first(), zone):
                    return False
        return True


def rebels(s: Theatre, card: int) -> int:
    """The country that the event of a card raises."""
    for atom in cards.atoms(s, card):
        if atom.op == w.SET_STATUS:
            return atom.number(w.P_COUNTRY)
    return -1


class Protectorate(cards.Word):
    """49F: a protectorate without a card; the event tells the points (R492)."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """It is under the protection of the Empire."""
        minor = atom.number(w.P_COUNTRY)
        set_status(s, minor, PROTECTORATE, EMPIRE, head(s, EMPIRE))
        s.note(PROTECTED_NOW, minor, 0, 0, 0, EVERYONE)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """It must be none yet."""
        now = status(s, atom.number(w.P_COUNTRY))
        return NO_EFFECT_NOW if now == PROTECTORATE else OK


# --- states and reform (8.3, 4) ------------------------------------------------------------


class CreateState(cards.Word):
    """20F, 45F; Poland by 22F waits for the conquest phase (R487)."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """The state is made; the event tells its points."""
        state = atom.number(w.P_STATE)
        if state == OF_RHINE:
            states.make_rhine(s)
        elif state == OF_WESTPHALIA:
            states.make_westphalia(s)


class Reform(cards.Word):
    """3C, 45C, 46C: each of the powers named, if it has been beaten where that is asked."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Units marked E join the reserve (R502)."""
        for power in atom.many(w.P_POWERS):
            if beaten_enough(s, power, atom):
                states.reform(s, power)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """4: a power that has not been beaten does not reform by 3C."""
        able = [power for power in atom.many(w.P_POWERS) if beaten_enough(s, power, atom)]
        return OK if able else NO_EFFECT_NOW


def beaten_enough(s: Theatre, power: int, atom: Atom) -> bool:
    """`beaten_min:self`: how often the power itself must have been beaten, by whomever."""
    for need in atom.needs:
        if need.name == w.IF_BEATEN_MIN and need.first() < 0:
            times = beaten(s, power, EMPIRE) + beaten(s, power, COALITION)
            if times < need.about[1]:
                return False
    return True


# --- wars abroad (6.5) ---------------------------------------------------------------------


class ForeignWar(cards.Word):
    """9F, 11F, 34F."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """The Coalition sends what the card asks for; resources are lost in the next budget."""
        power = atom.number(w.P_POWER)
        set_campaign(s, WAR_BEGUN)
        add_resources(s, power, atom.number(w.P_RESOURCES))
        steps, fleets = atom.number(w.P_STEPS), atom.number(w.P_FLEETS)
        foreign_wars.begin(s, card, power, steps, fleets)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """5.2, R33: one such event a year."""
        return ONE_FOREIGN_WAR if campaign(s, WAR_BEGUN) else OK


# --- corps of forced allies (8.1.4, 40F) ---------------------------------------------------


class TakeUnits(cards.Word):
    """40F: every forced ally lends corps, two of each at most."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Who runs the power chooses which; who has none owes those that it builds next."""
        steps, corps = atom.number(w.P_STEPS), atom.number(w.P_CORPS)
        for power in reversed(lending.forced_allies(s)):
            left = corps - len(lending.lent_by(s, power))
            if left <= 0:
                continue
            if lending.able(s, power, steps):
                s.push(kinds.CORPS_TAKEN, manager(s, power), power, steps + 8 * left)
            else:
                lending.owe_levy(s, power)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """Somebody must have a corps to lend."""
        corps = atom.number(w.P_CORPS)
        for power in lending.forced_allies(s):
            if len(lending.lent_by(s, power)) < corps:
                return OK
        return NO_EFFECT_NOW


class CorpsTaken(Question):
    """Which corps a forced ally lends; a: power, b: steps and 8 x corps that are left."""

    def unneeded(self, s: Theatre) -> bool:
        """It has lent all that it must, or has no more."""
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """Its corps on the map, within the steps that are left."""
        packed = s.argument(1)
        return lending.able(s, s.argument(0), packed % 8) if packed >= 8 else []

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == verbs.SEND else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == verbs.USUAL or a in self.able(s) else NOT_LENT

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It serves the Empire; the Empire usually takes the strongest, others give the weakest."""
        if verb == verbs.USUAL:
            best = sorted(self.able(s), key=lambda unit: (s.steps_of(unit), s.morale(unit), unit))
            a = best[-1] if s.asked() == EMPIRE else best[0]
        s.set_argument(1, s.argument(1) - s.steps_of(a) - 8)
        lending.lend(s, a)


# --- the conquest phase (18.2.1) -----------------------------------------------------------


class Surrender(cards.Word):
    """26F: peace without conquest; 27C: no surrender."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Its player names the power, if there is a choice."""
        ask_country(s, side, card, atom)


class HandModifier(cards.Word):
    """55C: a card less in the next hand phase; 35F and 19C last: hands.py asks for them (R417)."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Once, after the limits of a hand."""
        if atom.given(w.P_DURATION):
            whose = atom.whose(side)
            now: int = s.c[NEXT_HAND + whose]
            s.c[NEXT_HAND + whose] = now + atom.number(w.P_VALUE)


class Morale(cards.Word):
    """55C: the Emperor is deposed; state.morale asks for it."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """For the rest of the game, while Paris is lost."""
        lasting: int = s.c[LASTING]
        s.c[LASTING] = lasting | DEPOSED
        s.note(EMPEROR_DEPOSED, 0, 0, 0, 0, EVERYONE)


# --- flags (4) -----------------------------------------------------------------------------


class Flag(cards.Word):
    """22F, 33F, 41F, 45C, 47C; what 27C leaves is written with the refusal itself (R513)."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Something is to come, or does not come this time."""
        said = atom.many(w.P_FLAG)
        if said[0] == w.FLAG_WALEWSKA_PENDING:
            set_campaign(s, WALEWSKA)
        elif said[0] == w.FLAG_NO_BLOCKADE_VP:
            set_campaign(s, NO_BLOCKADE_POINT)
        elif said[0] == w.FLAG_NO_PEACE_ROLL:
            set_fate(s, said[1], NO_ROLL)
        elif said[0] == w.FLAG_PEACE_ROLL_PLUS_2:
            usual = status(s, said[1]) == FORCED_PEACE and not fate(s, said[1], PERMANENT)
            if usual:  # R20: only an ordinary forced peace is tested
                set_fate(s, said[1], ROLL_HELP)
        else:
            assert said[0] == w.FLAG_TAMBOURS


class Awaited(cards.Word):
    """What comes later by itself: points of the blockade and of Poland, pieces of 22F, 33F."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Nothing happens now: blockade.py, states.py, conquests.py and cards.py see to it."""


# --- against 45C and 47C (53F) -------------------------------------------------------------


class EnemyDie(cards.Word):
    """53F: the enemy rolls."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """The lines of its face follow."""
        roll_table(s, side, card, atom, -1, 0)


class KeepStatus(cards.Word):
    """53F: the power stays where it is; the rest of the event happens."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """The card in progress changes no status."""
        flags: int = s.c[A_FLAGS]
        s.c[A_FLAGS] = flags | STATUS_KEPT


# --- generals (41C) ------------------------------------------------------------------------


class ReturnGeneral(cards.Word):
    """41C: a general who is out of the game joins the reserve of his power."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Its player names him."""
        ask(s, side, card, atom, 0)

    def objection(self, s: Theatre, side: int, card: int, atom: Atom) -> int:
        """Somebody must be out of the game whose power is at war."""
        return OK if disgraced(s, side, -1) else NO_EFFECT_NOW


def register_all() -> None:
    """The words of this chapter join the engine of cards."""
    for op, word in (
        (w.DIPLOMACY_ACTION, DiplomacyAction()),
        (w.DIPLOMACY_MODIFIER, DiplomacyModifier()),
        (w.SET_STATUS, SetStatus()),
        (w.CONTROL, RisingHolds()),
        (w.PROTECTORATE, Protectorate()),
        (w.CREATE_STATE, CreateState()),
        (w.REFORM, Reform()),
        (w.FOREIGN_WAR, ForeignWar()),
        (w.FORCED_PEACE, Surrender()),
        (w.REFUSE_SURRENDER, Surrender()),
        (w.HAND_MODIFIER, HandModifier()),
        (w.MORALE_MODIFIER, Morale()),
        (w.SET_FLAG, Flag()),
        (w.VP, Awaited()),
        (w.ESC, Awaited()),
        (w.PLACE, Awaited()),
        (w.BLOCK_ACTION, Awaited()),
        (w.DIE_TABLE, EnemyDie()),
        (w.CANCEL_CARDS, KeepStatus()),
        (w.RETURN_GENERAL, ReturnGeneral()),
        (w.TAKE_UNITS, TakeUnits()),
    ):
        cards.register(op, word)


register_all()
