"""12.0 to 12.2: battles: who is engaged, which cards are played, the dice."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.age import cards, edition
from grognard.games.age.armies import (
    attacker_in,
    battles_to_come,
    corps_of,
    forget_battle,
    free_slot,
    get,
    insurgent,
    leader_of,
    marked,
    own_in,
)
from grognard.games.age.cards import (
    T_ART_OF_WAR,
    T_CAVALRY_CHARGES,
    T_FOG_OF_WAR,
    T_GRAND_BATTERY,
    T_INTERIOR_LINES,
)
from grognard.games.age.countries import is_home, may_liberate
from grognard.games.age.events import (
    BATTLE_BEGINS,
    BATTLE_COUNTED,
    BATTLE_ENDS,
    BATTLE_ROLLED,
    BATTLE_WON,
    FOUGHT,
    HELD_BACK,
    NEXT_ARMY,
    PASSED,
    SPLIT_UP,
    TIE_BROKEN,
)
from grognard.games.age.kinds import (
    BATTLE,
    BATTLE_CARDS,
    BATTLES,
    ENGAGE,
    HERO,
    INTERIOR_LINES,
    LOSSES,
    MEET,
    PURSUIT,
    REFRESH,
    RETREAT,
)
from grognard.games.age.layout import (
    AREAS,
    ARMY,
    B_APART,
    B_AREA,
    B_ATTACKER,
    B_CARDS,
    B_DIE,
    B_LINES,
    B_LOSSES,
    B_PURSUED,
    B_SAILED,
    B_TEMPORARY,
    B_TIED,
    B_WINNER,
    CHOSEN,
    COALITION,
    ENGAGED,
    FRANCE,
    FRENCH,
    INTERCEPTED,
    LANDED,
    MARCHES,
    REDUCED,
    S_AREA,
    S_KIND,
    S_LEADER,
    S_SIDE,
    SAILS,
    SEEN,
    SLOTS,
)
from grognard.games.age.layout import BATTLE as BATTLE_CELLS
from grognard.games.age.refusals import (
    AT_LEAST_ONE,
    DEFENDS_ABROAD,
    ENGAGED_ALREADY,
    NO_BATTLE,
    NOT_AN_ARMY,
    NOT_ENGAGED,
    NOT_THERE,
    OK,
    PLAYED_TWICE,
    TOO_MANY,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import CardWindow, Chapter, answered_with_card, fetched
from grognard.games.age.verbs import ENGAGE as ENGAGE_VERB
from grognard.games.age.verbs import FIGHT, PASS, READY, RECALL, SPARE, USE
from grognard.games.age.verbs import MEET as MEET_VERB
from grognard.kernel.state import A_PIECE, EVERYONE, State
from grognard.kernel.step import Automatic, Step

BATTLE_RECORD: Final = 20
TITLES_OF_BATTLE: Final = (T_FOG_OF_WAR, T_ART_OF_WAR, T_CAVALRY_CHARGES, T_GRAND_BATTERY)
FOG: Final = 1
ART: Final = 2
CAVALRY: Final = 4
BATTERY: Final = 8
UNTAGGED: Final = 0  # an "army" of corps that did not move in this half of the round


def add_steps(steps: list[Step]) -> None:
    """The steps of a battle, losses and retreat apart."""
    steps[BATTLES] = Battles()
    steps[BATTLE] = Battle("battle")
    steps[INTERIOR_LINES] = InteriorLines()
    steps[MEET] = Meet()
    steps[ENGAGE] = Engage()
    steps[BATTLE_CARDS] = BattleCards()


class Battles(Chapter):
    """11 J, A113: after all moves of a Major Campaign the player chooses the next battle."""

    def __init__(self) -> None:
        super().__init__("battles", "11 J", (FIGHT,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The battles to come."""
        return [(area, 0) for area in range(AREAS)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in battles_to_come(s) else NO_BATTLE

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It is fought."""
        s.pop()
        s.push(BATTLE, 0, a, 0)


# --- who is in it --------------------------------------------------------------------------


def present(s: War, side: int) -> list[int]:
    """The corps of a side in the battle being fought: with Interior Lines one attacking army."""
    area: int = s.c[B_AREA]
    own = own_in(s, side, area)
    apart: int = s.c[B_APART]
    if apart == 0 or side != s.c[B_ATTACKER]:
        return own
    return [u for u in own if s.c[ARMY + u] == apart - 1]


def engaged(s: War, side: int) -> list[int]:
    """The corps of a side that are engaged."""
    return marked(s, side, s.c[B_AREA], ENGAGED)


def attacking_armies(s: War) -> list[int]:
    """The armies of the attacker in the battle area, by slot."""
    area: int = s.c[B_AREA]
    found: list[int] = []
    for corps in own_in(s, s.c[B_ATTACKER], area):
        army: int = s.c[ARMY + corps]
        if army not in found:
            found.append(army)
    return sorted(found)


def of_major_campaign(s: War) -> bool:
    """12.1 F: two or more armies of one Major Campaign attack here."""
    n = 0
    for slot in range(1, SLOTS + 1):
        kind = get(s, slot, S_KIND)
        here = get(s, slot, S_AREA) == s.c[B_AREA] and get(s, slot, S_SIDE) == s.c[B_ATTACKER]
        if here and (kind == MARCHES or kind == SAILS) and corps_of(s, slot):
            n += 1
    return n >= 2


# --- the course of a battle ----------------------------------------------------------------


class Battle(Automatic):
    """12.1, 12.2, 12.3: stage by stage, since each may ask somebody."""

    def run(self, s: State) -> None:
        """The next stage."""
        assert isinstance(s, War)
        area, stage = s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            begin(s, area)
            return
        attacker: int = s.c[B_ATTACKER]
        defender = other(attacker)
        winner: int = s.c[B_WINNER]
        if stage == 1:
            if not (s.holds(FRENCH, area) and s.holds(COALITION, area)):
                s.set_argument(1, 20)
            elif s.c[B_LINES] != 0:
                next_army(s, area, defender)
        elif stage == 2:
            self.commit(s, attacker, area)
        elif stage == 3:
            self.commit(s, defender, area)
        elif stage == 4:
            reveal(s)
            s.push(BATTLE_CARDS, attacker, area, 0)
        elif stage == 5:
            s.push(BATTLE_CARDS, defender, area, 0)
        elif stage == 6:
            resolve(s)
        elif stage == 7:
            s.push(HERO, defender, area, 0)
            s.push(HERO, attacker, area, 0)  # A125
        elif stage == 8:
            s.push(LOSSES, winner, area, 0)
            s.push(LOSSES, other(winner), area, 0)  # A124: the loser first
        elif stage == 9:
            tire(s)
            s.push(PURSUIT, winner, area, 0)
        elif stage == 10:
            self.send_back(s, other(winner), area)
        elif stage == 11:
            self.after(s, area, winner)
        else:
            s.pop()
            close(s, area)

    def commit(self, s: War, side: int, area: int) -> None:
        """12.1 B-E: the usual choice; the owner may change it if there is anything to choose."""
        preselect(s, side)
        if len(present(s, side)) > 1:
            s.push(ENGAGE, side, area, 0)
        else:
            commit(s, side)

    def send_back(self, s: War, loser: int, area: int) -> None:
        """12.3.2, A128: each beaten army, and those who stood there."""
        own = present(s, loser)
        if loser != s.c[B_ATTACKER]:
            stand(s, own)
        if not edition.armies_retreat_apart(s):
            go_together(s, own)
        for army in sorted({int(s.c[ARMY + u]) for u in own}, reverse=True):
            s.push(RETREAT, loser, area, army)

    def after(self, s: War, area: int, winner: int) -> None:
        """A139, 12.3.3 C: with Interior Lines the next army follows, without refreshing."""
        defender = other(s.c[B_ATTACKER])
        if s.c[B_LINES] != 0 and winner == defender and s.holds(defender, area):
            if attacking_armies(s):
                clear_round_of_battle(s)
                s.set_argument(1, 1)
                return
        if s.c[B_PURSUED] == 0:
            s.push(REFRESH, winner, area, 0)


def stand(s: War, own: list[int]) -> None:
    """12.3.2 A-C: a march that was intercepted and had to defend retreats like who stood there."""
    for corps in own:
        slot: int = s.c[ARMY + corps]
        if slot != UNTAGGED and get(s, slot, S_KIND) == MARCHES:
            s.c[ARMY + corps] = UNTAGGED


def go_together(s: War, own: list[int]) -> None:
    """12.3.2 C, A132, A134: all that came by land go back as one army."""
    came = 0
    for corps in own:
        slot: int = s.c[ARMY + corps]
        if slot != UNTAGGED and get(s, slot, S_KIND) != SAILS:
            came = came or slot
            s.c[ARMY + corps] = came


def begin(s: War, area: int) -> None:
    """12.0: a battle begins, if both sides are still there."""
    attacker = attacker_in(s, area)
    forget_battle(s, area)
    for k in range(BATTLE_CELLS, BATTLE_CELLS + BATTLE_RECORD):
        s.c[k] = 0
    s.c[B_AREA] = area
    s.c[B_ATTACKER] = attacker
    clear_round_of_battle(s)
    if not (s.holds(FRENCH, area) and s.holds(COALITION, area)):
        return
    s.note(BATTLE_BEGINS, area, attacker, 0, 0, EVERYONE)
    if of_major_campaign(s):
        s.push(INTERIOR_LINES, other(attacker), area, 0)


def clear_round_of_battle(s: War) -> None:
    """A138: with Interior Lines everything but losses and reduced sides begins anew."""
    for side in (FRENCH, COALITION):
        for corps in own_in(s, side, s.c[B_AREA]):
            s.unmark(corps, ENGAGED | CHOSEN)
        for cell in (B_DIE, B_LOSSES, B_TEMPORARY, B_CARDS):
            s.c[cell + side] = 0
    for cell in (B_APART, B_TIED, B_SAILED, B_PURSUED):
        s.c[cell] = 0


def close(s: War, area: int) -> None:
    """The battle is over: the armies in the area are a stack like any other."""
    if s.c[B_DIE] != 0:
        s.note(BATTLE_ENDS, area, 0, 0, 0, EVERYONE)
    for side in (FRENCH, COALITION):
        for corps in own_in(s, side, area):
            s.unmark(corps, ENGAGED | LANDED)
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) != 0 and get(s, slot, S_AREA) == area:
            free_slot(s, slot)
    for k in range(BATTLE_CELLS, BATTLE_CELLS + BATTLE_RECORD):
        s.c[k] = 0


# --- Interior Lines (12.1 F) ---------------------------------------------------------------


class InteriorLines(CardWindow):
    """12.1 F: attacked by several armies of a Major Campaign, one fights them one by one."""

    def __init__(self) -> None:
        super().__init__("interior-lines", "12.1 F", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """One title."""
        return [T_INTERIOR_LINES]

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The attackers are fought apart."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        if not answered_with_card(s, verb, a):
            return
        s.c[B_LINES] = 1
        s.note(SPLIT_UP, side, area, 0, 0, EVERYONE)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


def chief(s: War, army: int) -> int:
    """Who leads an attacking army."""
    if army != UNTAGGED:
        return get(s, army, S_LEADER)
    own = own_in(s, s.c[B_ATTACKER], s.c[B_AREA])
    return leader_of(s, [u for u in own if s.c[ARMY + u] == UNTAGGED])


def next_army(s: War, area: int, defender: int) -> None:
    """A138: the defender chooses the next attacking army."""
    armies = attacking_armies(s)
    if len(armies) == 1:
        s.c[B_APART] = armies[0] + 1
    else:
        for army in armies:
            s.mark(chief(s, army), SEEN)
        s.push(MEET, defender, area, 0)


class Meet(Chapter):
    """12.1 F, A138: which attacking army is fought next; each is named by its leader."""

    def __init__(self) -> None:
        super().__init__("meet", "12.1 F", (MEET_VERB,))

    def leaders(self, s: War) -> dict[int, int]:
        """The leader of each attacking army."""
        return {chief(s, army): army for army in attacking_armies(s)}

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The leaders."""
        return [(leader, 0) for leader in self.leaders(s)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in self.leaders(s) else NOT_AN_ARMY

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """That army alone."""
        assert isinstance(s, War)
        s.c[B_APART] = self.leaders(s)[a] + 1
        s.pop()
        s.note(NEXT_ARMY, a, s.c[B_AREA], 0, 0, EVERYONE)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


# --- who is engaged (12.1) -----------------------------------------------------------------


def barred(s: War, corps: int) -> bool:
    """A167: insurgents outside their country only defend, unless they intercepted (9.3)."""
    area: int = s.c[B_AREA]
    attacks = s.side_of(corps) == s.c[B_ATTACKER]
    if not attacks or not insurgent(s, corps) or may_liberate(s, corps, area):
        return False
    slot: int = s.c[ARMY + corps]
    came_between = slot != 0 and get(s, slot, S_KIND) == INTERCEPTED
    return not (came_between and edition.insurgents_attack_by_interception(s))


def able(s: War, side: int) -> list[int]:
    """The corps that may be engaged; a battle must be fought (A115)."""
    own = present(s, side)
    free = [u for u in own if not barred(s, u)]
    return free or own


def most_engaged(s: War, side: int) -> int:
    """12.1 B, D, 11 K, A114: as many as the highest command of all own corps in the battle."""
    return s.command_rating(leader_of(s, present(s, side)))


def preselect(s: War, side: int) -> None:
    """The strongest, as many as may be."""
    own = able(s, side)
    own.sort(key=lambda u: (-s.battle_rating(u), u))
    for corps in own[: most_engaged(s, side)]:
        s.mark(corps, CHOSEN)


def commit(s: War, side: int) -> None:
    """12.1 C, A15: they are engaged; the enemy sees them and the leader whose command is used."""
    for corps in marked(s, side, s.c[B_AREA], CHOSEN):
        s.unmark(corps, CHOSEN)
        s.mark(corps, ENGAGED | SEEN)
    s.mark(leader_of(s, present(s, side)), SEEN)


class Engage(Chapter):
    """12.1 B-E: which corps are engaged; the attacker says so first."""

    def __init__(self) -> None:
        super().__init__("engage", "12.1 C", (ENGAGE_VERB, SPARE, READY))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The corps in the battle."""
        return [(0, 0)] if verb == READY else [(u, 0) for u in present(s, s.asked())]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """At least one, at most the leader's command."""
        side = s.asked()
        chosen = marked(s, side, s.c[B_AREA], CHOSEN)
        if verb == READY:
            return OK if chosen else AT_LEAST_ONE
        if a not in present(s, side):
            return NOT_THERE
        if verb == SPARE:
            return OK if a in chosen else NOT_ENGAGED
        if a in chosen:
            return ENGAGED_ALREADY
        if a not in able(s, side):
            return DEFENDS_ABROAD
        if len(chosen) >= most_engaged(s, side):
            s.because(A_PIECE, leader_of(s, present(s, side)))
            return TOO_MANY
        return OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Corps by corps."""
        assert isinstance(s, War)
        if verb == ENGAGE_VERB:
            s.mark(a, CHOSEN)
        elif verb == SPARE:
            s.unmark(a, CHOSEN)
        else:
            side = s.asked()
            s.pop()
            commit(s, side)

    def about(self, s: State) -> dict[str, Any]:
        """Where, and how many."""
        assert isinstance(s, War)
        return {**about_area(s), "most": most_engaged(s, s.asked())}


def reveal(s: War) -> None:
    """Both sides' engaged corps are in the battle box."""
    area: int = s.c[B_AREA]
    for side in (s.c[B_ATTACKER], other(s.c[B_ATTACKER])):
        for corps in engaged(s, side):
            s.note(FOUGHT, corps, area, 0, 0, EVERYONE)
        spared = len(present(s, side)) - len(engaged(s, side))
        if spared > 0:
            s.note(HELD_BACK, side, spared, 0, 0, EVERYONE)


# --- cards (12.2 C) ------------------------------------------------------------------------


def bit_of(title: int) -> int:
    """The bit of a battle card."""
    return int(1 << TITLES_OF_BATTLE.index(title))


class BattleCards(CardWindow):
    """12.2 C, A119: the attacker plays all his cards, then the defender all his."""

    def __init__(self) -> None:
        super().__init__("battle-cards", "12.2 C", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """The battle cards."""
        return list(TITLES_OF_BATTLE)

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """No two alike in one battle (A18)."""
        refused = super().objection(s, verb, a, b)
        if refused != OK or verb == PASS:
            return refused
        played: int = s.c[B_CARDS + s.asked()]
        return PLAYED_TWICE if played & bit_of(a) else OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Card by card, until he has no more to play."""
        assert isinstance(s, War)
        side = s.asked()
        if verb == PASS:
            s.pop()
            s.note(PASSED, side, 0, 0, 0, EVERYONE)
            return
        cards.spend(s, side, a, fetched(verb))
        played: int = s.c[B_CARDS + side]
        s.c[B_CARDS + side] = played | bit_of(a)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


def in_force(s: War, side: int) -> int:
    """A120: the cards of a side that count: a Fog of War of the enemy covers all the others."""
    played: int = s.c[B_CARDS + side]
    against: int = s.c[B_CARDS + other(side)]
    return played & FOG if against & FOG else played


# --- resolution (12.2) ---------------------------------------------------------------------


def strength(s: War, side: int) -> int:
    """12.2 A-B, A118: battle ratings, home, sea, and the cards in force."""
    area: int = s.c[B_AREA]
    hampered = side == s.c[B_ATTACKER] or edition.sea_hampers_defence(s)
    total = 0
    blue = False
    for corps in engaged(s, side):
        total += s.battle_rating(corps)
        if is_home(s, corps, area):
            total += s.t.n.home
        if hampered and s.flag(corps, LANDED):
            total += s.t.n.from_sea
        blue = blue or s.t.nation[corps] == FRANCE  # 12.2 F
    played = in_force(s, side)
    if played & CAVALRY:
        total += s.t.n.cavalry_charges
    if played & BATTERY:
        total += s.t.n.grand_battery_blue if blue else s.t.n.grand_battery
    return total


def row_of(s: War, total: int) -> int:
    """The row of the battle table; A117: below and above it, the first and the last."""
    row = 0
    while row + 1 < len(s.t.battle_from) and s.t.battle_from[row + 1] <= total:
        row += 1
    return row


def resolve(s: War) -> None:
    """12.2 D-H, A121, A123: dice, losses inflicted, who has won, and how many each side loses."""
    attacker: int = s.c[B_ATTACKER]
    inflicted = [0, 0]
    breaks = [0, 0]
    for side in (attacker, other(attacker)):
        total = strength(s, side)
        row = row_of(s, total)
        die = die_of(s, side)
        s.c[B_DIE + side] = die
        inflicted[side] = s.t.battle_losses[6 * row + die - 1]
        breaks[side] = s.t.tie_break[row]
        rolled = in_force(s, side) & ART == 0
        kind = BATTLE_ROLLED if rolled else BATTLE_COUNTED
        s.note(kind, side, total, die, inflicted[side], EVERYONE)
    tied = inflicted[FRENCH] == inflicted[COALITION]
    if tied:
        winner = break_tie(s, breaks, other(attacker))
    else:
        winner = FRENCH if inflicted[FRENCH] > inflicted[COALITION] else COALITION
    s.c[B_WINNER] = winner
    s.c[B_TIED] = 1 if tied else 0
    s.note(BATTLE_WON, winner, s.c[B_AREA], 0, 0, EVERYONE)
    for side in (FRENCH, COALITION):
        lost = inflicted[other(side)] + (1 if side != winner and not tied else 0)  # 12.2 H
        share(s, side, lost, side != winner, tied)


def die_of(s: War, side: int) -> int:
    """12.2 D: a die, or with Art of War the command of the leader (A116)."""
    if in_force(s, side) & ART:
        return min(6, s.command_rating(leader_of(s, present(s, side))))
    return int(s.dice.d6())


def break_tie(s: War, breaks: list[int], defender: int) -> int:
    """12.2 G, A122: another die each, with the modifier of the row."""
    while True:
        french = int(s.dice.d6()) + breaks[FRENCH]
        coalition = int(s.dice.d6()) + breaks[COALITION]
        s.note(TIE_BROKEN, french, coalition, 0, 0, EVERYONE)
        if french != coalition:
            return FRENCH if french > coalition else COALITION
        if not edition.ties_are_rolled_again(s):
            return defender


def share(s: War, side: int, lost: int, beaten: bool, tied: bool) -> None:
    """12.3.1 A, F, A4, A6: half of the losses are permanent; the odd one by the edition."""
    lost = min(lost, len(engaged(s, side)))
    permanent = lost // 2
    if lost % 2 == 1 and edition.last_loss_permanent(s, beaten, tied):
        permanent += 1
    s.c[B_LOSSES + side] = permanent
    s.c[B_TEMPORARY + side] = lost - permanent


def tire(s: War) -> None:
    """12.3.1 C, A126: surviving engaged corps show their reduced side."""
    for side in (FRENCH, COALITION):
        for corps in engaged(s, side):
            s.mark(corps, REDUCED)


def about_area(s: State) -> dict[str, Any]:
    """Where."""
    assert isinstance(s, War)
    return {"area": s.t.model.areas[s.argument(0)].key}
