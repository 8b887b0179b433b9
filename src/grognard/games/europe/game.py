"""Napoléon contre l'Europe as users meet it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.games.europe import (
    campaign_tracks,
    events,
    fog,
    guess,
    instinct,
    layout,
    loading,
    looks,
    position,
    questions,
    refusals,
)
from grognard.games.europe.battle_simulation import BattleSimulation
from grognard.games.europe.layout import COALITION, EMPIRE, OPTIONS
from grognard.games.europe.lesson import LESSON
from grognard.games.europe.lookups import Lookups
from grognard.games.europe.model import SIDES
from grognard.games.europe.narrator import EuropeNarrator
from grognard.games.europe.odds import BATTLE, Asking
from grognard.games.europe.origins import origins
from grognard.games.europe.planner.command import EuropePlanner
from grognard.games.europe.sequence import all_steps, begin
from grognard.games.europe.setup import new_cells
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import notation, piece_keys, place_keys
from grognard.games.europe.view import Viewer, turn_words
from grognard.kernel.arrays import Codes
from grognard.kernel.data import Origin
from grognard.kernel.dice import Dice, FastDice, ScriptedDice
from grognard.kernel.game import Game
from grognard.kernel.looks import CardInfo, PieceInfo, PlaceInfo
from grognard.kernel.odds import Clash, Odds
from grognard.kernel.option import Option, Outcome
from grognard.kernel.reason import keyed
from grognard.kernel.speech import Speech
from grognard.kernel.state import A_PIECE, OUTCOME, State

if TYPE_CHECKING:
    from grognard.games.europe.terminal.board import EuropeBoard

#: Who wins, and by which rule.
ENDINGS: dict[int, tuple[tuple[int, ...], str]] = {
    events.EMPIRE_STANDS: ((EMPIRE,), "20.1"),
    events.FRANCE_CONQUERED: ((COALITION,), "20.1"),
    events.NAPOLEON_LOST: ((COALITION,), "20.1"),
    events.DRAWN: ((), "20.1"),
    events.TWENTY_POINTS: ((EMPIRE,), "19.1"),
    events.NO_POINTS: ((COALITION,), "19.2"),
    events.KEYS_TAKEN: ((COALITION,), "19.3"),
    events.DYNASTY: ((EMPIRE,), "19.3"),
    events.BOTH_LOSE: ((), "19.3"),
}
OPTION_MARKS = {
    "fog_of_war": layout.FOG_OF_WAR,
    "dear_corps": layout.DEAR_CORPS,
    "cavalry_screen": layout.CAVALRY_SCREEN,
    "prussian_frontier": layout.PRUSSIAN_FRONTIER,
    "grenadiers": layout.GRENADIERS,
}
#: The scenarios, the usual one first.
OFFERED = ("1815", "1805", "1809")
REFUSALS = keyed(refusals, refusals.RULES)


class Europe(Game):
    """The game as users meet it."""

    key = "europe"
    title = "Napoléon contre l’Europe"
    editions = ("first",)
    engine_version = 7
    options = (
        Option("fog_of_war", "4"),
        Option("dear_corps", "9.1", small=True),
        Option("cavalry_screen", "14.9.2", small=True),
        Option("prussian_frontier", "20.2", small=True),
        Option("grenadiers", "4", small=True),
    )
    refusals = REFUSALS
    package = "grognard.games.europe"
    event_kinds = events.KINDS
    searched = False  # a weighty order takes a second or two, with plain rules half a minute
    windows = ("answer", "intercept", "interior-lines", "budget-cards")
    sides = looks.SIDES
    kinds = looks.KINDS
    marks = looks.MARKS
    lesson = LESSON

    def __init__(self, corrections: Path | None = None) -> None:
        self.model = loading.load(corrections)
        self.notation = notation(self.model)
        self.tables = Lookups(self.model, all_steps(), self.notation)
        self._keys = {
            "piece": tuple(piece_keys(self.model)),
            "place": tuple(place_keys(self.model)),
            "card": tuple(card.key for card in self.model.cards),
            "side": SIDES,
            "seat": SIDES,
        }

    @property
    def data_version(self) -> str:
        """A hash of the data in force."""
        return self.model.version

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios, the usual one first."""
        return OFFERED

    def seats(self, _options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The Empire and the Coalition."""
        return SIDES

    # --- beginning -------------------------------------------------------------------------

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        """The countries, pieces and cards of a scenario."""
        # What is bought and counted between the years would tell what the fog hides.
        s = self.empty(options if scenario == OFFERED[0] else options - {"fog_of_war"}, dice)
        s.set_edition(edition)
        begin(s, self.model.scenario(scenario))
        s.resume()
        if s.option(layout.FOG_OF_WAR):
            fog.look(s)
        return s

    def empty(self, options: frozenset[str], dice: Dice) -> Theatre:
        """A state before anything is set up."""
        s = Theatre(self, self.tables, new_cells(), dice)
        s.c[OPTIONS] = sum(OPTION_MARKS[name] for name in options)
        return s

    def position(
        self,
        at: Mapping[str, str],
        *,
        dice: Dice | Iterable[int] | None = None,
        scenario: str = "1815",
        round: int = 2,
        control: Mapping[str, str] | None = None,
        forts: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        points: tuple[int, int] = (0, 0),
        seat: str = "empire",
        **options: bool,
    ) -> Theatre:
        """A state from a readable description; dice given as numbers are rolled in that order."""
        if dice is None:
            source: Dice = FastDice(1)
        else:
            source = dice if isinstance(dice, Dice) else ScriptedDice(list(dice))
        told = position.Described(
            scenario, round, at, control or {}, forts or {}, hands or {}, points, seat
        )
        s = position.build(self.empty(self.check_options(options), source), told)
        if s.option(layout.FOG_OF_WAR):
            fog.look(s)
        return s

    # --- what everybody may know -----------------------------------------------------------

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        ending = int(state.c[OUTCOME]) - 1
        winners, rule = ENDINGS[ending]
        return Outcome(tuple(SIDES[side] for side in winners), rule, events.ENDINGS[ending])

    def turn_number(self, state: State) -> int:
        """The round; in a campaign those of all years are told apart."""
        return campaign_tracks.turn_number(_theatre(state))

    def turn_words(self, state: State) -> dict[str, Any]:
        """The year and the round."""
        return turn_words(_theatre(state))

    def step_shown(self, state: State) -> dict[str, Any]:
        """The question, and what it is about."""
        return super().step_shown(state) | questions.about(_theatre(state))

    def options_of(self, state: State) -> list[str]:
        """The options in force."""
        return [name for name, mark in OPTION_MARKS.items() if int(state.c[OPTIONS]) & mark]

    def side_of_seat(self, seat: str | None) -> int | None:
        """The side of a seat."""
        return SIDES.index(seat) if seat in SIDES else None

    def first_glance(self, state: State, codes: Codes) -> int:
        """The action that looks best by rules of thumb."""
        return instinct.first_glance(_theatre(state), codes)

    def planner(self) -> EuropePlanner:
        """Proposes orders and judges positions, for players that think."""
        return EuropePlanner()

    def side_of_unknown(self, state: State, piece: int) -> str:
        """4: in the fog of war not even the power of a piece is told."""
        return SIDES[_theatre(state).side_of(piece)]

    # --- names -----------------------------------------------------------------------------

    def keys(self, what: str) -> Sequence[str]:
        """The keys of all pieces, places, cards, sides or seats, by their numbers."""
        return self._keys[what]

    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Every piece by its key."""
        owners = [int(owner) for owner in self.tables.owner]
        return looks.pieces(self.model, owners, self.texts(language))

    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Every zone, sea and blockade box by its key."""
        return looks.places(self.model, self.texts(language))

    def cards(self, language: str = "en") -> dict[str, CardInfo]:
        """Every card by its key."""
        return looks.cards(self.model, self.texts(language))

    def records(self, language: str = "en") -> list[Origin]:
        """Where the data in force come from, the user's corrections among them."""
        return origins(self.model, self.texts(language), super().records(language))

    # --- what a seat may know --------------------------------------------------------------

    def may_know(self, state: State, seat: str | None, kind: int, number: int) -> bool:
        """4: in the fog of war not what an enemy force is made of."""
        s = _theatre(state)
        return kind != A_PIECE or Viewer(s, self.side_of_seat(seat)).knows(number)

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        s = _theatre(state)
        viewer = Viewer(s, self.side_of_seat(seat))
        return {
            **self.frame(s, seat),
            "places": viewer.places(),
            "links": {},
            "aside": viewer.aside(),
            "memories": [],
            "hand": viewer.hand(),
            "hands": viewer.hands(),
            "decks": viewer.decks(),
            "tracks": viewer.tracks(),
            "panels": viewer.panels(),
            "countries": viewer.countries(),
            "route": viewer.march(),
            "supply": viewer.supply(),
        }

    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        """The same state with what the seat cannot know dealt anew."""
        return guess.redeal(_theatre(state), self.side_of_seat(seat), dice)

    # --- study -----------------------------------------------------------------------------

    def terminal(self, speech: Speech, unicode: bool) -> EuropeBoard:
        """Draws the board in a terminal."""
        from grognard.games.europe.terminal.board import EuropeBoard

        return EuropeBoard(speech, unicode)

    def narrator(self) -> EuropeNarrator:
        """Tells games for study and for drawing."""
        return EuropeNarrator(self)

    def odds(self, state: State, seat: str, text: str) -> Odds | None:
        """The exact odds of an action by what the seat may know, None without dice; Refused."""
        return Asking(self, _theatre(state), seat).odds(text)

    def questions_of(self, *, piece: str = "", place: str = "") -> tuple[str, ...]:
        """The battle being fought in a zone."""
        return (f"{BATTLE} {place}",) if place else ()

    def clash(self, state: State, seat: str, place: str, pieces: Sequence[str] = ()) -> Clash:
        """The battle for a zone by what the seat may know, if these pieces attack; Refused."""
        return BattleSimulation(self, _theatre(state), seat, place, pieces)


def _theatre(state: State) -> Theatre:
    assert isinstance(state, Theatre)
    return state
