"""What the questions of all chapters share."""

from __future__ import annotations

from grognard.games.europe.refusals import NOT_NOW, OK
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A, State
from grognard.kernel.step import Automatic, Step


class Question(Step):
    """A question whose list follows from its refusals, tried on what may answer it."""

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question."""
        assert isinstance(s, Theatre)
        for verb in self.verbs:
            self.offer(s, verb, out)

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs."""
        for a, b in self.tries(s, verb):
            if self.objection(s, verb, a, b) == OK:
                out.add(verb * VERB + a * A + b)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """0, or the number of the rule's objection."""
        assert isinstance(s, Theatre)
        if verb not in self.verbs:
            return NOT_NOW
        return self.objection(s, verb, a, b)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action that has been found legal."""
        assert isinstance(s, Theatre)
        self.answer(s, verb, a, b)

    def skip(self, s: State) -> bool:
        """Whether there is nothing to ask, so that the frame is taken away."""
        assert isinstance(s, Theatre)
        return self.unneeded(s)

    # --- what each question writes ---------------------------------------------------------

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """What a verb could be said of; all that is legal must be among it."""
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against an action with one of the verbs of this question."""
        return OK

    def unneeded(self, s: Theatre) -> bool:
        """Whether there is nothing to ask; public facts only may decide it."""
        return False

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Carries it out."""
        raise NotImplementedError(self.key)


class Course(Automatic):
    """Something that the rules do by themselves."""

    def run(self, s: State) -> None:
        """Does it."""
        assert isinstance(s, Theatre)
        self.carry_on(s)

    def carry_on(self, s: Theatre) -> None:
        """Does the next thing; takes the frame away when there is no more."""
        raise NotImplementedError(self.key)


def pairs(values: list[int]) -> list[tuple[int, int]]:
    """These as first operands."""
    return [(value, 0) for value in values]
