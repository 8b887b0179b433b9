"""What the questions of all chapters share."""

from __future__ import annotations

from grognard.games.age import cards
from grognard.games.age.events import PASSED
from grognard.games.age.layout import TITLES
from grognard.games.age.refusals import NOT_NOW, OK, WRONG_CARD
from grognard.games.age.state import War
from grognard.games.age.verbs import FETCH, PASS, RECALL, USE
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A, State
from grognard.kernel.step import Step


class Chapter(Step):
    """A question whose list follows from its refusals, tried on what may answer it."""

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question."""
        assert isinstance(s, War)
        for verb in self.verbs:
            self.offer(s, verb, out)

    def offer(self, s: War, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs."""
        for a, b in self.tries(s, verb):
            if self.objection(s, verb, a, b) == OK:
                out.add(verb * VERB + a * A + b)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """0, or the number of the rule's objection."""
        assert isinstance(s, War)
        if verb not in self.verbs:
            return NOT_NOW
        return self.objection(s, verb, a, b)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """What a verb could be said of."""
        return [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """What speaks against an action with one of the verbs of this question."""
        return OK


class CardWindow(Chapter):
    """A question that is answered with a card, or a card fetched by Napoleonica (2.3 G)."""

    def titles(self, s: War) -> list[int]:
        """The titles that fit."""
        raise NotImplementedError

    def skip(self, s: State) -> bool:
        """A window opens on public facts only: whether there are cards in the hand."""
        assert isinstance(s, War)
        return s.hand_size(s.asked()) == 0

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The titles."""
        if verb == USE or verb == RECALL:
            return [(title, 0) for title in self.titles(s)]
        return [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A fitting card that is held or can be fetched."""
        if verb != USE and verb != RECALL:
            return OK
        if a not in self.titles(s):
            return WRONG_CARD
        return cards.hand_refusal(s, s.asked(), a, verb == RECALL)


def any_title() -> list[int]:
    """All titles."""
    return list(range(TITLES))


def fetched(verb: int) -> bool:
    """Whether a verb plays a card out of the discards."""
    return verb == FETCH or verb == RECALL


def answered_with_card(s: War, verb: int, title: int) -> bool:
    """Closes a window; whether a card was its answer, which is then spent, and not a pass."""
    side = s.asked()
    s.pop()
    if verb == PASS:
        s.note(PASSED, side, 0, 0, 0, EVERYONE)
        return False
    cards.spend(s, side, title, fetched(verb))
    return True
