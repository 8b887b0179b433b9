"""What the laboratory says, in one language: its own texts and those of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.narrator import Narrator
from grognard.kernel.text import catalogue
from grognard.lab.record import Analysis, Better, Held

MOST_SENTENCES = 4


def counts_turns(game: Game) -> bool:
    """Whether a game tells its turns by number; otherwise they are known by their dates."""
    return any(kind.key == "turn-begins" for kind in game.event_kinds.values())


class Words:
    """The texts for one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        packages = ("grognard.kernel", game.package, "grognard.lab")
        self.texts = catalogue(packages, language)
        self.language = self.texts.language
        self.dates: dict[int, str] = {}  # of turns that go by them and not by numbers

    def say(self, key: str, **params: Any) -> str:
        """A text of the laboratory."""
        return self.texts.say(f"lab-{key}", params)

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return self.texts.say(f"seat-{seat}")

    def seats(self, seats: Iterable[str]) -> str:
        """Several seats in a row."""
        return ", ".join(map(self.seat, seats))

    def date_turns(self, analysis: Analysis) -> None:
        """From now on turns are called as in this analysis, unless the game counts them."""
        if not counts_turns(self.game):
            self.dates = {turn.turn: turn.date for turn in analysis.turns if turn.date}

    def turn(self, turn: int) -> str:
        """A turn by its date or number; 0 is the set-up."""
        if turn == 0:
            return self.say("set-up")
        return self.dates.get(turn) or self.say("turn-number", turn=turn)

    def turn_mark(self, turn: int) -> str:
        """The same where there is little room."""
        return self.dates.get(turn) or str(turn or self.turn(0))

    def side(self, side: str) -> str:
        """Whose pieces they are, at the head of a line."""
        name = self.texts.say(f"side-{side}")
        return name[:1].upper() + name[1:]

    def roll(self, kind: str) -> str:
        """What is rolled for; dice and no more, if the game has no word for it."""
        key = f"roll-{kind}"
        return self.texts.say(key) if self.texts.has(key) else self.say("dice")

    def player(self, name: str) -> str:
        """A player by its words; those without a text of their own are people's names."""
        level, *rest = name.split(":")
        if level == "time" and rest:
            known = self.say("player-time", seconds=rest.pop(0))
        elif level == "human":
            known = self.say("player-human")
        elif self.texts.has(f"player-{level}"):
            known = self.texts.say(f"player-{level}")
        else:
            return name
        more = [f"lab-style-{word}" for word in rest]
        return ", ".join([known, *(self.texts.say(key) for key in more if self.texts.has(key))])

    def event(self, event: Event) -> str:
        """An event as a sentence, with nothing veiled."""
        return self.game.say(event, self.language)

    def summary(self, events: Iterable[Event], narrator: Narrator) -> tuple[str, ...]:
        """The weightiest events as sentences, in their order; and how many more there were."""
        worth = [(event, narrator.weight(event)) for event in events]
        heavy = sorted((n for n, (_e, w) in enumerate(worth) if w), key=lambda n: -worth[n][1])
        chosen = sorted(heavy[:MOST_SENTENCES])
        told = [self.event(worth[n][0]) for n in chosen]
        if len(heavy) > len(chosen):
            told.append(self.say("and-more", number=len(heavy) - len(chosen)))
        return tuple(told)

    def hand(self, held: Held) -> str:
        """The cards that a seat held."""
        return self.say("in-hand", seat=self.seat(held.seat), cards=", ".join(held.cards) or "–")

    # --- figures -----------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        """A number with the decimal sign of the language."""
        text = f"{value:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, value: float, digits: int = 0) -> str:
        """A chance."""
        gap = "" if self.language == "en" else "\N{NO-BREAK SPACE}"
        return f"{self.number(100 * value, digits)}{gap}%"

    def better(self, better: Better) -> str:
        """An order that would have been better, with what it would have gained."""
        return self.say(
            "better-line",
            seat=self.seat(better.seat),
            turn=self.turn(better.turn),
            order=better.order,
            gain=self.swing(better.gain.value),
            error=self.number(100 * better.gain.error),
        )

    def swing(self, value: float) -> str:
        """A difference of chances, in points of a hundred, with its sign."""
        text = self.number(100 * abs(value))
        zero = text in ("0.0", "0,0")
        return text if zero else f"{'+' if value > 0 else '−'}{text}"
