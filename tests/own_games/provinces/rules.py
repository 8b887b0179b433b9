"""The rules of Provinces: each chapter is a step."""

from __future__ import annotations

from typing import Any

from grognard.kernel.arrays import Cells, Codes, cells
from grognard.kernel.cards import Cards
from grognard.kernel.dice import Dice
from grognard.kernel.event import EventKind, Field
from grognard.kernel.state import EVERYONE, KERNEL_CELLS, OUTCOME, VERB, A, State
from grognard.kernel.step import Automatic, Step

WIDE, HIGH = 20, 15
PLACES, PIECES, CARDS = WIDE * HIGH, 24, 20
NOWHERE = -1
TITLES = ("haste", "storm", "ambush", "scouts", "feast")  # four cards of each
HASTE, STORM, AMBUSH, SCOUTS, FEAST = range(5)
PILE, DISCARDS = 2, 3  # below: the hand of a side
LAST_TURN = 20

AT = KERNEL_CELLS
CARD = AT + PIECES
KNOW = CARD + CARDS
TURN = KNOW + CARDS
MOVER, START, GOAL, FAST, BONUS = range(TURN + 1, TURN + 6)
STAYS = TURN + 8  # whether a company is told to stay when its captain goes (3.2)
CELLS = STAYS + PIECES

ORDERS, ANSWER, ARRIVE, REACT, FIGHT, STAKE, LOSE, NEXT = range(8)
LEAD, PLAY, MEET, GIVE, REST, PASS, LEAVE, TAKE = range(1, 9)
OVER, NO_SUCH, NOT_NOW = 1, 2, 3
NOT_YOURS, TOO_FAR, TAKEN, NOT_HELD, WRONG_CARD, GONE, NOT_NEAR, TOLD = range(10, 18)
REFUSALS = {
    OVER: ("game-over", "7"),
    NO_SUCH: ("no-such", "2"),
    NOT_NOW: ("not-now", "3"),
    NOT_YOURS: ("not-yours", "2"),
    TOO_FAR: ("too-far", "3.1"),
    TAKEN: ("taken", "3.1"),
    NOT_HELD: ("not-held", "4"),
    WRONG_CARD: ("wrong-card", "4"),
    GONE: ("gone", "2"),
    NOT_NEAR: ("not-near", "5"),
    TOLD: ("told", "3.2"),
}
T_TURN, DREW, LED, PLAYED, PASSED, MET, FOUGHT, LOST, FELL = range(1, 10)
WHO_WHERE = (Field("piece", "piece"), Field("place", "place"))
EVENTS = {
    T_TURN: EventKind("turn", "3", (Field("turn", "number"), Field("side", "side")), heading=True),
    DREW: EventKind("drew", "4", (Field("side", "side"), Field("card", "card", hidden=True))),
    LED: EventKind(
        "led", "3.1", (Field("piece", "piece"), Field("from", "place"), Field("to", "place"))
    ),
    PLAYED: EventKind("played", "4", (Field("side", "side"), Field("card", "card")), reveals=True),
    PASSED: EventKind("passed", "4.1", (Field("side", "side"),)),
    MET: EventKind(
        "met", "5", (Field("piece", "piece"), Field("from", "place"), Field("to", "place"))
    ),
    FOUGHT: EventKind(
        "fought",
        "6",
        (
            Field("place", "place"),
            Field("red", "dice", side="red"),
            Field("blue", "dice", side="blue"),
        ),
        battle="begins",
    ),
    LOST: EventKind("lost", "6.1", WHO_WHERE, reveals=True, battle="ends"),
    FELL: EventKind("fell", "6.1", WHO_WHERE, battle="ends"),
}
cards = Cards(CARDS, CARD, KNOW)


def side_of(piece: int) -> int:
    """Red 0, blue 1."""
    return piece // 12


def is_captain(piece: int) -> bool:
    """2: the first three pieces of a side lead the others."""
    return piece % 12 < 3


def strength(piece: int) -> int:
    """2: horse counts double."""
    return 0 if is_captain(piece) else 2 if piece % 3 == 0 else 1


def neighbours(place: int) -> list[int]:
    """1: the provinces that share a border: rows are shifted like bricks."""
    x, y = place % WIDE, place // WIDE
    shift = y % 2
    around = ((-1, 0), (1, 0), (shift - 1, -1), (shift, -1), (shift - 1, 1), (shift, 1))
    found = [(x + dx, y + dy) for dx, dy in around]
    return [nx + ny * WIDE for nx, ny in found if 0 <= nx < WIDE and 0 <= ny < HIGH]


def distance(one: int, other: int) -> float:
    """As the crow flies, in provinces."""
    x, y = (one % WIDE + one // WIDE % 2 / 2, one // WIDE * 0.87)
    u, v = (other % WIDE + other // WIDE % 2 / 2, other // WIDE * 0.87)
    return float(((x - u) ** 2 + (y - v) ** 2) ** 0.5)


class Land(State):
    """The state of Provinces."""

    def clone(self, dice: Dice | None = None) -> Land:
        """An independent copy."""
        own = self.dice.clone() if dice is None else dice
        return Land(self.game, self.steps, self.notation, self.copy_cells(), own)

    def instinct(self, codes: Codes) -> int:
        """Towards an enemy who is weaker by what is seen; cards when they can be played."""
        return max(codes.to_list(), key=self._looks)

    def _looks(self, code: int) -> float:
        verb, a, b = code // VERB, code // A % A, code % A
        if verb == LEAD:
            enemies = [p for p in range(PIECES) if is_captain(p) and side_of(p) != side_of(a)]
            places = [int(self.c[AT + p]) for p in enemies if self.c[AT + p] != NOWHERE]
            return 1 - min((distance(b, place) for place in places), default=0) / 100
        return {PLAY: 2, GIVE: 1.5 - strength(a) / 10, MEET: 0.3, PASS: 0.2}.get(verb, 0)

    def standing(self, side: int, place: int) -> list[int]:
        """The pieces of a side in a province."""
        return [p for p in range(side * 12, side * 12 + 12) if self.c[AT + p] == place]

    def captain(self, side: int, place: int) -> int:
        """The captain of a side in a province, -1 if none."""
        return next((p for p in self.standing(side, place) if is_captain(p)), -1)

    def force(self, side: int, place: int) -> int:
        """6: what a stack is worth in battle."""
        return sum(map(strength, self.standing(side, place)))

    def companies(self, side: int) -> int:
        """7: what counts at the end."""
        own = range(side * 12 + 3, side * 12 + 12)
        return sum(self.c[AT + p] != NOWHERE for p in own)

    def go(self, side: int, start: int, goal: int) -> None:
        """A stack goes from one province to another, without those told to stay (3.2)."""
        for piece in self.standing(side, start):
            if not self.c[STAYS + piece]:
                self.c[AT + piece] = goal
        for piece in range(side * 12, side * 12 + 12):
            self.c[STAYS + piece] = 0

    def draw(self, side: int) -> None:
        """4: a card drawn in secret; the discards are shuffled when the pile is empty."""
        if cards.number(self, PILE) == 0:
            cards.shuffle(self, DISCARDS, PILE)
        card = cards.draw(self, PILE, side, 1 << side)
        if card >= 0:
            self.note(DREW, side, card, 0, 0, 1 << side)

    def put_down(self, side: int, card: int) -> None:
        """4: a card is played, face up."""
        cards.move(self, card, DISCARDS, EVERYONE)
        self.note(PLAYED, side, card, 0, 0, EVERYONE)

    def fall_back(self, side: int, place: int) -> None:
        """6.1: the beaten stack goes to a free province next door, or is lost."""
        free = [p for p in neighbours(place) if not self.standing(0, p) + self.standing(1, p)]
        for piece in self.standing(side, place):
            if free:
                self.c[AT + piece] = free[0]
            else:
                self.c[AT + piece] = NOWHERE
                self.note(LOST, piece, place, 0, 0, EVERYONE)


def card_refusal(s: Land, side: int, card: int, titles: tuple[int, ...]) -> int:
    """4: one's own card, and one that fits; of equal cards the lowest number."""
    if s.c[CARD + card] != side:
        return NOT_HELD
    if card // 4 not in titles:
        return WRONG_CARD
    lower = any(s.c[CARD + c] == side for c in range(card // 4 * 4, card))
    return NOT_HELD if lower else 0


def add_cards(s: Land, side: int, titles: tuple[int, ...], out: Codes) -> None:
    """The cards of a hand that fit."""
    for card in range(CARDS):
        if card_refusal(s, side, card, titles) == 0:
            out.add(PLAY * VERB + card * A)


class Chapter(Step):
    """A question whose list follows from its refusals, tried on what it could be answered with."""

    titles: tuple[int, ...] = ()  # cards that fit

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question."""
        for verb in self.verbs:
            for a, b in self.tries(s, verb):
                if self.refusal(s, verb, a, b) == 0:
                    out.add(verb * VERB + a * A + b)

    def tries(self, s: State, verb: int) -> list[tuple[int, int]]:
        """What a verb could be said of."""
        if verb == PLAY:
            return [(card, 0) for card in range(CARDS)]
        if verb == LEAD:
            own = [p for p in range(PIECES) if is_captain(p) and s.c[AT + p] != NOWHERE]
            return [(p, q) for p in own for q in neighbours(int(s.c[AT + p]))]
        if verb in (MEET, GIVE, LEAVE, TAKE):
            return [(piece, 0) for piece in range(PIECES)]
        return [(0, 0)]

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """0, or the number of the rule's objection."""
        assert isinstance(s, Land)
        if verb not in self.verbs:
            return NOT_NOW
        if verb == PLAY:
            return card_refusal(s, s.asked(), a, self.titles)
        return self.objection(s, verb, a, b)

    def objection(self, s: Land, verb: int, a: int, b: int) -> int:
        """What speaks against anything but a card."""
        return 0


class Orders(Chapter):
    """3: the side whose turn it is leads a stack, plays cards, or rests."""

    titles = (HASTE, SCOUTS, FEAST)

    def objection(self, s: Land, verb: int, a: int, b: int) -> int:
        """3.1: a captain of one's own, to a province next door without another of one's own."""
        if verb == REST:
            return 0
        if verb in (LEAVE, TAKE):
            return self.company_refusal(s, a, verb == LEAVE)
        if side_of(a) != s.asked() or not is_captain(a):
            return NOT_YOURS
        if s.c[AT + a] == NOWHERE:
            return GONE
        if b not in neighbours(int(s.c[AT + a])):
            return TOO_FAR
        return TAKEN if s.captain(s.asked(), b) >= 0 else 0

    def company_refusal(self, s: Land, piece: int, stays: bool) -> int:
        """3.2: a company of one's own under a captain, not yet told so."""
        if side_of(piece) != s.asked() or is_captain(piece):
            return NOT_YOURS
        place = int(s.c[AT + piece])
        if place == NOWHERE or s.captain(s.asked(), place) < 0:
            return GONE
        return TOLD if bool(s.c[STAYS + piece]) == stays else 0

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """3.1, 4: one move a turn, two with haste."""
        assert isinstance(s, Land)
        side = s.asked()
        if verb in (LEAVE, TAKE):
            s.c[STAYS + a] = verb == LEAVE
        elif verb == REST:
            s.go(side, NOWHERE, NOWHERE)
            s.pop()
        elif verb == LEAD:
            s.c[MOVER], s.c[START], s.c[GOAL] = a, s.c[AT + a], b
            s.push(ARRIVE, 0, 0, 0)
            s.push(ANSWER, 1 - side, b, 0)
        else:
            s.put_down(side, a)
            if a // 4 == HASTE:
                s.c[FAST] = 1
            elif a // 4 == FEAST:
                s.draw(side)
                s.draw(side)
            else:
                for card in cards.listed(s, 1 - side):
                    s.c[KNOW + card] = 3


class Answer(Chapter):
    """4.1: whoever holds cards may answer a move with a storm."""

    titles = (STORM,)

    def skip(self, s: State) -> bool:
        """A window opens on public facts only: whether the hand is empty."""
        return cards.number(s, s.asked()) == 0

    def about(self, s: State) -> dict[str, Any]:
        """Who goes where."""
        return {
            "piece": s.game.keys("piece")[int(s.c[MOVER])],
            "place": s.game.keys("place")[int(s.c[GOAL])],
        }

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The move does not take place, or it does."""
        assert isinstance(s, Land)
        side = s.asked()
        s.pop()
        if verb == PLAY:
            s.put_down(side, a)
            s.c[MOVER] = NOWHERE
        else:
            s.note(PASSED, side, 0, 0, 0, EVERYONE)


class Arrive(Automatic):
    """3.1: the stack goes; the enemy next door may come to meet it (edition `new`)."""

    def run(self, s: State) -> None:
        """Moves, and asks or fights."""
        assert isinstance(s, Land)
        s.pop()
        mover = int(s.c[MOVER])
        if mover == NOWHERE:
            spend_move(s)
            return
        side, start, goal = side_of(mover), int(s.c[START]), int(s.c[GOAL])
        s.go(side, start, goal)
        s.note(LED, mover, start, goal, 0, EVERYONE)
        s.push(FIGHT, 0, goal, 0)
        if s.edition == "new" and not s.standing(1 - side, goal):
            s.push(REACT, 1 - side, goal, 0)


class React(Chapter):
    """5: a captain next door may come to meet the stack."""

    def about(self, s: State) -> dict[str, Any]:
        """Where the enemy is."""
        return {"place": s.game.keys("place")[s.argument(0)]}

    def objection(self, s: Land, verb: int, a: int, b: int) -> int:
        """One's own, next door."""
        if verb == PASS:
            return 0
        if side_of(a) != s.asked() or not is_captain(a):
            return NOT_YOURS
        near = s.c[AT + a] != NOWHERE and int(s.c[AT + a]) in neighbours(s.argument(0))
        return 0 if near else NOT_NEAR

    def skip(self, s: State) -> bool:
        """Nobody near."""
        out = Codes()
        self.legal(s, out)
        return int(out.count) < 2

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It comes, or lets it pass."""
        assert isinstance(s, Land)
        side, place = s.asked(), s.argument(0)
        s.pop()
        if verb == PASS:
            s.note(PASSED, side, 0, 0, 0, EVERYONE)
        else:
            start = int(s.c[AT + a])
            s.go(side, start, place)
            s.note(MET, a, start, place, 0, EVERYONE)


class Fight(Automatic):
    """6: a battle of two stages: cards, then dice."""

    def run(self, s: State) -> None:
        """One stage."""
        assert isinstance(s, Land)
        place, stage = s.argument(0), s.argument(1)
        mover = int(s.c[MOVER])
        attacker = side_of(mover)
        if not s.standing(0, place) or not s.standing(1, place):
            s.pop()
            spend_move(s)
        elif stage == 0:
            s.set_argument(1, 1)
            s.c[BONUS], s.c[BONUS + 1] = 0, 0
            s.push(STAKE, 1 - attacker, place, 0)
            s.push(STAKE, attacker, place, 0)
        else:
            self.roll(s, place, attacker)

    def roll(self, s: Land, place: int, attacker: int) -> None:
        """6.1: a die each, strength and ambush added; the lower loses a company and goes."""
        dice = [int(s.dice.d6()), int(s.dice.d6())]
        s.note(FOUGHT, place, dice[0], dice[1], 0, EVERYONE)
        sums = [dice[k] + s.force(k, place) + int(s.c[BONUS + k]) for k in (0, 1)]
        s.pop()
        loser = 1 - attacker if sums[attacker] > sums[1 - attacker] else attacker
        spend_move(s)
        s.push(LOSE, loser, place, 0)


class Stake(Chapter):
    """6: attacker, then defender, may play an ambush."""

    titles = (AMBUSH,)

    def skip(self, s: State) -> bool:
        """A window opens on public facts only."""
        return cards.number(s, s.asked()) == 0

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Two more, or nothing."""
        assert isinstance(s, Land)
        side = s.asked()
        s.pop()
        if verb == PLAY:
            s.put_down(side, a)
            s.c[BONUS + side] = 2
        else:
            s.note(PASSED, side, 0, 0, 0, EVERYONE)


class Lose(Chapter):
    """6.1: the loser names a company; the rest goes away."""

    def objection(self, s: Land, verb: int, a: int, b: int) -> int:
        """A company of one's own that fought."""
        mine = a in s.standing(s.asked(), s.argument(0))
        return 0 if mine and not is_captain(a) else NOT_YOURS

    def skip(self, s: State) -> bool:
        """A captain without companies falls, and nothing is asked."""
        assert isinstance(s, Land)
        left = s.standing(s.asked(), s.argument(0))
        if len(left) > 1:
            return False
        for piece in left:
            s.c[AT + piece] = NOWHERE
            s.note(FELL, piece, s.argument(0), 0, 0, EVERYONE)
        return True

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It is gone, and the others fall back."""
        assert isinstance(s, Land)
        side, place = s.asked(), s.argument(0)
        s.pop()
        s.c[AT + a] = NOWHERE
        s.note(LOST, a, place, 0, 0, EVERYONE)
        s.fall_back(side, place)


class Next(Automatic):
    """7: the next turn, or the end."""

    def run(self, s: State) -> None:
        """A card for the side whose turn it is, and its orders."""
        assert isinstance(s, Land)
        turn = int(s.c[TURN])
        left = [s.companies(0), s.companies(1)]
        if turn == LAST_TURN or 0 in left:
            s.c[OUTCOME] = 3 if left[0] == left[1] else 1 if left[0] > left[1] else 2
            return
        side = turn % 2
        s.c[TURN], s.c[FAST] = turn + 1, 0
        s.note(T_TURN, turn + 1, side, 0, 0, EVERYONE)
        s.draw(side)
        s.push(ORDERS, side, 0, 0)


def spend_move(s: Land) -> None:
    """3.1: after a move the turn is over, or haste is."""
    if s.c[FAST]:
        s.c[FAST] = 0
    else:
        s.drop_to(ORDERS)
        s.pop()


def all_steps() -> list[Step]:
    """By the kind of a frame."""
    return [
        Orders("orders", "3", (LEAD, PLAY, REST, LEAVE, TAKE)),
        Answer("answer", "4.1", (PLAY, PASS)),
        Arrive("arrive"),
        React("react", "5", (MEET, PASS)),
        Fight("fight"),
        Stake("stake", "6", (PLAY, PASS)),
        Lose("lose", "6.1", (GIVE,)),
        Next("next"),
    ]


def new_cells() -> Cells:
    """2: three stacks a side on opposite edges, all cards in the pile."""
    c = cells(CELLS)
    for side in (0, 1):
        for piece in range(12):
            row = 3 + 4 * (piece % 3)
            c[AT + side * 12 + piece] = row * WIDE + (9 if side == 0 else 11)
    for card in range(CARDS):
        c[CARD + card] = PILE
    c[MOVER] = NOWHERE
    return c
