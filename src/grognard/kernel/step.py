"""The kinds of step: what each asks and allows, or what the rules do when it is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from grognard.kernel.arrays import Codes
from grognard.kernel.event import Rule

if TYPE_CHECKING:
    from grognard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of frame: a question, or (`asks` False) something the rules do by themselves.

    `key` names the question, `rule` is the rule that asks it, `verbs` may answer it. What a frame
    of this kind is about stands in its two arguments, which everybody may know.
    """

    def __init__(
        self, key: str, rule: Rule = "", verbs: tuple[int, ...] = (), asks: bool = True
    ) -> None:
        self.key = key
        self.rule: Rule = rule
        self.verbs = verbs
        self.asks = asks

    # --- a question ------------------------------------------------------------------------

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question."""
        raise NotImplementedError(self.key)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """0, or the number of the rule's objection; verb and operands exist in the game."""
        raise NotImplementedError(self.key)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action that has been found legal."""
        raise NotImplementedError(self.key)

    def skip(self, s: State) -> bool:
        """Whether there is nothing to ask, so that the frame is taken away."""
        return False

    def about(self, s: State) -> dict[str, Any]:
        """What everybody may know of the question on top."""
        return {}

    # --- what the rules do by themselves ---------------------------------------------------

    def run(self, s: State) -> None:
        """Does it; the frame is on top and stays there unless this takes it away."""
        raise NotImplementedError(self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """A kind of frame that asks nobody."""

    def __init__(self, key: str) -> None:
        super().__init__(key, "", (), False)
