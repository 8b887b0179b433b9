"""Age of Napoleon as users meet it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.age import (
    events,
    guess,
    instinct,
    layout,
    looks,
    model,
    position,
    reach,
    refusals,
)
from grognard.games.age.battle_simulation import BattleSimulation
from grognard.games.age.countries import (
    COALITION_MARGINAL,
    FRANCE_SURRENDERS,
    FRENCH_DECISIVE,
    FRENCH_MARGINAL,
    FRENCH_MORAL,
    NAPOLEON_LOST,
)
from grognard.games.age.layout import COALITION, FRENCH, NOBODY, OPTIONS, YEAR
from grognard.games.age.lesson import LESSON
from grognard.games.age.lookups import Lookups
from grognard.games.age.model import SIDES
from grognard.games.age.narrator import AgeNarrator
from grognard.games.age.numbers import both
from grognard.games.age.odds import BATTLE, Asking
from grognard.games.age.origins import origins
from grognard.games.age.planner.command import AgePlanner
from grognard.games.age.sequence import all_steps, set_up
from grognard.games.age.state import War, new_cells
from grognard.games.age.verbs import notation
from grognard.games.age.view import Viewer, turn_words
from grognard.kernel.arrays import Codes
from grognard.kernel.data import Origin
from grognard.kernel.dice import Dice, FastDice, ScriptedDice
from grognard.kernel.event import Event, Field, Unknown, rule_in
from grognard.kernel.game import Game
from grognard.kernel.looks import CardInfo, PieceInfo, PlaceInfo
from grognard.kernel.odds import Clash, Odds
from grognard.kernel.option import Option, Outcome
from grognard.kernel.reason import keyed
from grognard.kernel.state import A_PIECE, OUTCOME, Note, State
from grognard.kernel.text import Catalogue

if TYPE_CHECKING:
    from grognard.games.age.terminal.board import AgeBoard
    from grognard.kernel.speech import Speech

# The winning side, and the rule.
ENDINGS: dict[int, tuple[int, str]] = {
    FRENCH_DECISIVE: (FRENCH, "15.1 B"),
    FRENCH_MARGINAL: (FRENCH, "15.1 A"),
    FRENCH_MORAL: (FRENCH, "15.3 B"),
    COALITION_MARGINAL: (COALITION, "15.2 A"),
    FRANCE_SURRENDERS: (COALITION, "15.2 B"),
    NAPOLEON_LOST: (COALITION, "15.2 B"),
}
# The rule by which a corps is lost for good, in the order of events.CAUSES.
LOST_BY = ("14 C", "11.1.2 D", "12.3.1 A")
OPTION_MARKS = {
    "one_diplomacy_card": layout.ONE_DIPLOMACY_CARD,
    "no_surrender_1815": layout.NO_SURRENDER_1815,
    "napoleon_returns": layout.NAPOLEON_RETURNS,
}
REFUSALS = keyed(refusals, {n: both(rule) for n, rule in refusals.RULES.items()})


# Questions that several rules ask: the order by its phase, new allies by what made them join, the
# rounds to be skipped by the card.
SEVERAL_RULES: dict[str, Sequence[str]] = {
    "order": ("", "6.1", "", "8.1 E", "9.1", "10.1"),
    "join": ("6.3 B", "11.5 C"),
    "how-long": ("10.3", "10.4"),
}


class Age(Game):
    """The game as users meet it."""

    key = "age"
    title = "Age of Napoleon"
    editions = ("living", "original")
    engine_version = 4
    options = (
        Option("one_diplomacy_card", "6.2 D"),
        Option("no_surrender_1815", "13 C"),
        Option("napoleon_returns", "17.1", helps=FRENCH),
    )
    refusals = REFUSALS
    package = "grognard.games.age"
    event_kinds: ClassVar = {
        number: replace(kind, rule=both(kind.rule)) for number, kind in events.KINDS.items()
    }
    windows = (
        "no-surrender",
        "after-surrender",
        "winter-cards",
        "take-britannia",
        "round-cards",
        "announced",
        "react",
        "interior-lines",
        "battle-cards",
        "hero",
        "pursuit",
    )
    lesson = LESSON
    sides = looks.SIDES
    kinds = looks.KINDS
    marks = looks.MARKS

    def __init__(self, corrections: Path | None = None) -> None:
        self.model = model.load(corrections)
        self.notation = notation(self.model)
        steps = all_steps()
        for step in steps:
            step.rule = both(step.rule)
        for verb in self.notation.verbs.values():
            verb.rule = both(verb.rule)
        self.tables = Lookups(self.model, steps, self.notation)
        self._keys = {
            "piece": tuple(corps.key for corps in self.model.corps),
            "place": tuple(area.key for area in self.model.areas),
            "card": tuple(card.key for card in self.model.cards),
            "side": tuple(side.key for side in self.sides),
            "seat": SIDES,
        }

    @property
    def data_version(self) -> str:
        """A hash of the data in force."""
        return self.model.version

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios, the usual one first (1 B)."""
        return tuple(scenario.key for scenario in self.model.scenarios)

    def seats(self, _options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """French and Coalition (1 A)."""
        return SIDES

    # --- beginning -------------------------------------------------------------------------

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        """The countries, corps and cards of a scenario; its year begins with the campaign."""
        s = self._empty(options, dice, edition)
        set_up(s, self.model.scenario(scenario))
        s.resume()
        return s

    def _empty(self, options: frozenset[str], dice: Dice, edition: str) -> War:
        s = War(self, self.tables, new_cells(), dice)
        s.set_edition(edition)
        s.c[OPTIONS] = sum(OPTION_MARKS[name] for name in options)
        return s

    def position(
        self,
        *,
        edition: str = "living",
        dice: Dice | Iterable[int] | None = None,
        year: int = 1806,
        phase: str = "campaign",
        round: int = 0,
        countries: Mapping[str, str] | None = None,
        areas: Mapping[str, str] | None = None,
        boxes: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        discards: str = "",
        markers: str = "",
        risen: str = "",
        occupied: Mapping[str, str] | None = None,
        known: bool = True,
        **options: bool,
    ) -> War:
        """A state from a readable description; dice given as numbers are rolled in that order."""
        if dice is None:
            source: Dice = FastDice(1)
        else:
            source = dice if isinstance(dice, Dice) else ScriptedDice(list(dice))
        return position.build(
            self._empty(self.check_options(options), source, edition),
            year=year,
            phase=phase,
            round=round,
            countries=countries or {},
            areas=areas or {},
            boxes=boxes or {},
            hands=hands or {},
            discards=discards,
            markers=markers,
            risen=risen,
            occupied=occupied or {},
            known=known,
        )

    # --- what everybody may know -----------------------------------------------------------

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        ending = int(state.c[OUTCOME]) - 1
        winner, rule = ENDINGS[ending]
        cited = rule_in(both(rule), state.edition_index)
        return Outcome((SIDES[winner],), cited, events.ENDINGS[ending])

    def turn_number(self, state: State) -> int:
        """The years from 1805 on."""
        return int(state.c[YEAR]) - 4

    def turn_words(self, state: State) -> dict[str, Any]:
        """The year, and the phase or the round."""
        return turn_words(_war(state))

    def step_rule(self, state: State) -> str:
        """The rule that asks; the order of play and new allies are asked by several."""
        rules = SEVERAL_RULES.get(self.step_key(state))
        if rules is None:
            return super().step_rule(state)
        asks = rules[state.argument(1 if len(rules) == 2 else 0)]
        return rule_in(both(asks), state.edition_index)

    def options_of(self, state: State) -> list[str]:
        """The options in force."""
        return [name for name, mark in OPTION_MARKS.items() if int(state.c[OPTIONS]) & mark]

    def side_of_seat(self, seat: str | None) -> int | None:
        """The side of a seat."""
        return SIDES.index(seat) if seat in SIDES else None

    def first_glance(self, state: State, codes: Codes) -> int:
        """The action that looks best by rules of thumb."""
        return instinct.first_glance(_war(state), codes)

    def planner(self) -> AgePlanner:
        """Proposes orders and judges positions, for players that think."""
        return AgePlanner()

    # --- names -----------------------------------------------------------------------------

    def keys(self, what: str) -> Sequence[str]:
        """The keys of all corps, areas, cards, sides or seats, by their numbers."""
        return self._keys[what]

    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Every corps by its key."""
        return looks.pieces(self.model, self.texts(language))

    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Every area by its key."""
        return looks.places(self.model, self.texts(language))

    def cards(self, language: str = "en") -> dict[str, CardInfo]:
        """Every title by its key, with what it says (2.3 B)."""
        return looks.cards(self.model, self.texts(language))

    def records(self, language: str = "en") -> list[Origin]:
        """Where the data in force come from, the user's corrections among them."""
        return origins(self.model, self.texts(language), super().records(language))

    @cached_property
    def _hearts(self) -> dict[str, int]:
        """The countries by the area that stands for them."""
        return {self.model.areas[int(area)].key: n for n, area in enumerate(self.tables.heart)}

    def country_name(self, area: str, language: str) -> str:
        """What the country is called that an area stands for."""
        named = self._hearts.get(area)
        if named is None:
            return self.name_of("place", area, language)
        names = self.model.countries[named].names
        return names.get(language, names["en"])

    def words(self, params: Mapping[str, Any], language: str) -> dict[str, Any]:
        """The names, in a language, of the keys among these parameters."""
        words = super().words(params, language)
        if params.get("country"):
            words["country"] = self.country_name(params["country"], language)
        return words

    def _word(self, event: Event, field: Field, texts: Catalogue) -> Any:
        if field.name == "country":
            return self.country_name(event.params["country"], texts.language)
        return super()._word(event, field, texts)

    # --- what a seat may know --------------------------------------------------------------

    def event(self, state: State, note: Note) -> Event:
        """A note as an event; a corps that is not known is told by the side it serves."""
        told = super().event(state, note)
        rule = _cited(note)
        if rule:
            told = replace(told, rule=rule_in(both(rule), state.edition_index))
        hidden = tuple(
            replace(secret, veil=Unknown(SIDES[self._serves(_war(state), note[n + 1])]))
            if isinstance(secret.veil, Unknown)
            else secret
            for secret in told.hidden
            for n, field in enumerate(told.kind.fields)
            if field.name == secret.name
        )
        return replace(told, hidden=hidden)

    def _serves(self, s: War, corps: int) -> int:
        side = s.side_of(corps)
        return COALITION if side == NOBODY else side

    def may_know(self, state: State, seat: str | None, kind: int, number: int) -> bool:
        """4.1 C: of the enemy only what lies open."""
        s = _war(state)
        if kind != A_PIECE or not s.on_map(number):
            return True
        return s.side_of(number) == self.side_of_seat(seat) or s.in_the_open(number)

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        s = _war(state)
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
            "route": reach.march(s, viewer.side),
        }

    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        """The same state with what the seat cannot know dealt anew."""
        return guess.redeal(_war(state), self.side_of_seat(seat), dice)

    # --- study -----------------------------------------------------------------------------

    def terminal(self, speech: Speech, unicode: bool) -> AgeBoard:
        """Draws the board in a terminal."""
        from grognard.games.age.terminal.board import AgeBoard

        return AgeBoard(speech, unicode)

    def narrator(self) -> AgeNarrator:
        """Tells games for study and for drawing."""
        return AgeNarrator(self)

    def odds(self, state: State, seat: str, text: str) -> Odds | None:
        """The exact odds of an action by what the seat may know, None without dice; Refused."""
        return Asking(self, _war(state), seat).odds(text)

    def questions_of(self, *, piece: str = "", place: str = "") -> tuple[str, ...]:
        """The battle being fought in an area."""
        return (f"{BATTLE} {place}",) if place else ()

    def clash(self, state: State, seat: str, place: str, pieces: Sequence[str] = ()) -> Clash:
        """The battle for an area by what the seat may know, if these corps attack; Refused."""
        return BattleSimulation(self, _war(state), seat, place, pieces)


def _cited(note: Note) -> str:
    """The rule of an event that several rules bring about, otherwise nothing."""
    if note[0] == events.LOST:
        return LOST_BY[note[3]]
    return ENDINGS[note[1]][1] if note[0] == events.GAME_ENDS else ""


def _war(state: State) -> War:
    assert isinstance(state, War)
    return state
