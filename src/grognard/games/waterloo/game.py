"""Napoléon 1815: the Waterloo campaign with hidden blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw, json

from grognard.games.waterloo import events, guess, layout, looks, model, position, refusals
from grognard.games.waterloo.battle_simulation import BattleSimulation
from grognard.games.waterloo.layout import FRENCH, SET_UP, TURN
from grognard.games.waterloo.lesson import LESSON
from grognard.games.waterloo.lookups import Lookups
from grognard.games.waterloo.model import ARMIES, SIDES
from grognard.games.waterloo.narrator import WaterlooNarrator
from grognard.games.waterloo.notation import notation
from grognard.games.waterloo.odds import MORALE, Asking
from grognard.games.waterloo.planner.command import WaterlooPlanner
from grognard.games.waterloo.sequence import Campaign, all_steps
from grognard.games.waterloo.state import new_cells, side_of
from grognard.games.waterloo.steps import setup
from grognard.games.waterloo.view import Faces, Viewer, turn_label
from grognard.kernel.data import Origin
from grognard.kernel.dice import EVERYONE, Dice, ScriptedDice
from grognard.kernel.game import Game
from grognard.kernel.looks import PieceInfo, PlaceInfo
from grognard.kernel.odds import Clash, Odds
from grognard.kernel.option import Option, Outcome
from grognard.kernel.reason import keyed
from grognard.kernel.state import A_PIECE, OUTCOME, VERB, Note, State

if TYPE_CHECKING:
    from grognard.games.waterloo.terminal.board import WaterlooBoard
    from grognard.kernel.speech import Speech

# The winning side (None: a draw), and the rule.
ENDINGS: dict[int, tuple[int | None, str]] = {
    layout.FRENCH_WIN: (0, "12.1"),
    layout.FRENCH_BEATEN: (1, "12.2"),
    layout.NAPOLEON_LOST: (1, "12.2"),
    layout.TIME_UP: (1, "12.2"),
    layout.ALL_BEATEN: (None, "12.3"),
}

MOST_HANDICAP: Final = 6  # units
HANDICAPS = {
    f"handicap_{name}_{units}": side * layout.HELPS_ALLIES + units * layout.HANDICAP_ONE
    for side, name in enumerate(SIDES)
    for units in range(1, MOST_HANDICAP + 1)
}
MOST_LOTS: Final = 3
EXTRA_STEPS = {
    f"steps_{name}_{lots * layout.EXTRA_LOT}": side * layout.EXTRA_ALLIED + lots * layout.EXTRA_ONE
    for side, name in enumerate(SIDES)
    for lots in range(1, MOST_LOTS + 1)
}
OPTION_MARKS = {
    "three_players": layout.THREE_SEATS,
    "command_control": layout.COMMAND_CONTROL,
    **HANDICAPS,
    **EXTRA_STEPS,
}
MANY = {**HANDICAPS, **EXTRA_STEPS}  # of which each says a number with several bits
REVEALING = (events.REVEALS, events.ACTIVATED, events.BATTLE_BEGINS)
REFUSALS = keyed(refusals, refusals.RULES)


# The texts in which parameters stand in a sentence.
PHRASES = {"army": "army", "step": "step", "side": "team"}  # parameters of reasons and odds


class Waterloo(Game):
    """The game as users meet it."""

    key = "waterloo"
    title = "Napoléon 1815"
    editions = ("third",)
    engine_version = 2
    options = (
        Option("three_players", "13.1"),
        Option("command_control", "13.2"),
        *(
            Option(key, "12.0", one_of="handicap", helps=int(mark >= layout.HELPS_ALLIES))
            for key, mark in HANDICAPS.items()
        ),
        *(
            Option(key, "2.3", one_of="steps", helps=int(mark >= layout.EXTRA_ALLIED), small=True)
            for key, mark in EXTRA_STEPS.items()
        ),
    )
    refusals = REFUSALS
    package = "grognard.games.waterloo"
    talk_rule = "13.1"
    lesson = LESSON
    sides = looks.SIDES
    kinds = looks.KINDS
    marks = looks.MARKS
    event_kinds = events.KINDS

    def __init__(self, corrections: Path | None = None) -> None:
        self.model = model.load(corrections)
        self.warnings = self.model.warnings
        self.notation = notation(self.model)
        self.tables = Lookups(self.model, all_steps(), self.notation)
        self.faces = Faces(self.model, _as_it_is)
        self.faces_for_json = Faces(self.model, _as_json)
        self._keys = {
            "piece": tuple(unit.key for unit in self.model.units),
            "place": tuple(town.key for town in self.model.towns),
            "side": ARMIES,
            "seat": (*SIDES, *ARMIES[1:]),
        }
        sides = [turn.side for turn in self.model.turns]
        self.taking_turns = all(a != b for a, b in pairwise(sides))

    @property
    def data_version(self) -> str:
        """A hash of the data in force."""
        return self.model.version

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios, the usual one first."""
        return tuple(scenario.key for scenario in self.model.scenarios)

    def seats(self, options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """French and Allied, or one seat for each army (13.1)."""
        return ARMIES if "three_players" in options else SIDES

    def seats_of(self, state: State) -> tuple[str, ...]:
        """The seats of this state."""
        return ARMIES if _field(state).three_seats() else SIDES

    # --- beginning -------------------------------------------------------------------------

    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        """Chapter 3: the sides that stand historically, then those that place freely."""
        s = self._empty(options, dice)
        s.set_edition(edition)
        chosen = self.model.scenario(scenario)
        for unit in self.model.units:
            if side_of(unit.id) in chosen.historical:
                setup.place_historically(s, unit.id)
        s.push(layout.BEGIN_TURN, 0, 0, 0)
        for side in reversed(chosen.free):
            if side != FRENCH and s.three_seats():
                s.push(SET_UP, 2, 0, 0)
            s.push(SET_UP, side, 0, 0)
        s.resume()
        return s

    def _empty(self, options: frozenset[str], dice: Dice) -> Campaign:
        s = Campaign(self, self.tables, new_cells(), dice)
        s.c[layout.OPTIONS] = sum(OPTION_MARKS[name] for name in options)
        return s

    def position(
        self,
        *,
        dice: Dice | Iterable[int] = (),
        turn: int = 1,
        towns: Mapping[str, str] | None = None,
        battles: Iterable[str | Mapping[str, Any]] = (),
        others: Mapping[str, str] | None = None,
        rest: bool = True,
        to_play: str | None = None,
        **options: bool,
    ) -> Campaign:
        """A state from a readable description; dice given as numbers are rolled in that order."""
        source = dice if isinstance(dice, Dice) else ScriptedDice(list(dice))
        return position.build(
            self._empty(self.check_options(options), source),
            self.model,
            self.notation,
            turn=turn,
            towns=towns,
            battles=battles,
            others=others,
            rest=rest,
            to_play=to_play,
        )

    # --- in words --------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        ending = int(state.c[OUTCOME]) - 1
        winner, rule = ENDINGS[ending]
        seats = self.seats_of(state)
        winners = () if winner is None else seats[:1] if winner == FRENCH else seats[1:]
        return Outcome(winners, rule, events.ENDINGS[ending])

    def wording(self, state: State) -> tuple[int | str, ...]:
        """Columns depend on whose turn it is."""
        return (_field(state).active(), *super().wording(state))

    def words(self, params: Mapping[str, Any], language: str) -> dict[str, Any]:
        """The names, in a language, of the keys among these parameters."""
        texts = self.texts(language)
        words: dict[str, Any] = dict(params)
        for name, value in params.items():
            if name == "unit":
                words[name] = self.name_of("piece", value, language)
            elif name == "town":
                words[name] = self.name_of("place", value, language) if value else ""
            elif name in PHRASES:
                words[name] = texts.say(f"{PHRASES[name]}-{value}")
            elif name in ("word", "near"):
                # Fluent has no variant for the empty string.
                words[name] = value or "none"
        return words

    def name_of(self, what: str, key: str, language: str) -> str:
        """What a unit or a town is called."""
        if what == "piece":
            return self.model.unit(key).called(language)
        names = self.model.town(key).names
        return names.get(language, names["en"])

    def turn_words(self, state: State) -> dict[str, Any]:
        """The day of June and its part."""
        return turn_label(self.model.turns[int(state.c[TURN]) - 1])

    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Every block by its key."""
        return looks.pieces(self.model, self.texts(language))

    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Every town by its key."""
        return looks.places(self.model, self.texts(language))

    def may_talk(self, state: State) -> bool:
        """13.1, ruling W23: allied seats may talk during set-up and in Allied night turns."""
        s = _field(state)
        if not s.three_seats() or self.in_set_up(state):
            return True
        turn = self.model.turns[int(s.c[TURN]) - 1]
        return turn.night and turn.side == layout.ALLIED

    # --- what happened ---------------------------------------------------------------------

    def keys(self, what: str) -> Sequence[str]:
        """The keys of all units, towns or armies, by their numbers."""
        return self._keys.get(what, ())

    def side_of_piece(self, piece: int) -> str:
        """2.2: the army of a block shows on its back."""
        return ARMIES[self.model.units[piece].army]

    def turn_number(self, state: State) -> int:
        """4.0: the number of the turn, 0 during set-up."""
        return int(state.c[TURN])

    def reveals(self, note: Note) -> bool:
        """Whether a note shows a seat something it did not know."""
        return note[0] in REVEALING or (note[0] == events.SHIFTED and note[6] == EVERYONE)

    # --- what may be known -----------------------------------------------------------------

    def side_of_seat(self, seat: str | None) -> int | None:
        """The side a seat belongs to: allies see each other's blocks."""
        return None if seat is None else 0 if seat == "french" else 1

    def may_know(self, state: State, seat: str | None, kind: int, number: int) -> bool:
        """2.2: of the enemy only what lies open."""
        s = _field(state)
        if kind != A_PIECE or side_of(number) == self.side_of_seat(seat):
            return True
        return s.in_the_open(number)

    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        return self._view(_field(state), seat, self.faces)

    def view_for_json(self, state: State, seat: str | None) -> dict[str, Any]:
        """The same as `view`, to be sent: the blocks in towns are written as JSON already."""
        return self._view(_field(state), seat, self.faces_for_json)

    def _view(self, s: Campaign, seat: str | None, faces: Faces) -> dict[str, Any]:
        if seat is not None and seat not in SIDES and seat not in ARMIES:
            raise ValueError(f"there is no seat '{seat}'; there are {', '.join(self.seats_of(s))}")
        viewer = Viewer(s, faces, self.side_of_seat(seat))
        view: dict[str, Any] = {
            "game": self.key,
            "edition": s.edition,
            "seat": seat,
            "seats": list(self.seats_of(s)),
            "options": self._options(s),
            "turn": viewer.turn(),
            "step": None if s.over else self.step_shown(s),
            "places": viewer.places(),
            "links": viewer.links(),
            "aside": viewer.aside(),
            "memories": viewer.memories(),
            "tracks": viewer.tracks(),
            "calendar": faces.calendar,
            "panels": viewer.panels(),
            "outcome": None,
        }
        if s.over:
            end = self.outcome(s)
            view["outcome"] = {"winners": list(end.winners), "rule": end.rule, "key": end.key}
        return view

    def _options(self, s: Campaign) -> list[str]:
        """13.0, rulings W39, W44: the optional rules in force."""
        chosen = int(s.c[layout.OPTIONS])
        if chosen == 0:
            return []
        handicap = chosen & (layout.HANDICAP | layout.HELPS_ALLIES)
        extra = chosen & (layout.EXTRA | layout.EXTRA_ALLIED)
        return [
            name
            for name, mark in OPTION_MARKS.items()
            if (mark in (handicap, extra) if name in MANY else chosen & mark)
        ]

    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        """The same state with what the seat cannot know dealt anew."""
        return guess.redeal(_field(state), self.side_of_seat(seat), dice)

    def planner(self) -> WaterlooPlanner:
        """Proposes orders and judges positions, for players that think."""
        return WaterlooPlanner()

    def records(self, language: str = "en") -> list[Origin]:
        """Where the data in force come from, the user's corrections among them."""
        return model.origins(self.model, language)

    def narrator(self) -> WaterlooNarrator:
        """Tells games for study and for drawing."""
        return WaterlooNarrator(self)

    def terminal(self, speech: Speech, unicode: bool) -> WaterlooBoard:
        """Draws the board in a terminal."""
        from grognard.games.waterloo.terminal.board import WaterlooBoard

        return WaterlooBoard(speech, unicode)

    def odds(self, state: State, seat: str, text: str) -> Odds | None:
        """The exact odds of an action by what the seat may know, None without dice; Refused."""
        return Asking(self, _field(state), seat).odds(text)

    def questions_of(self, *, piece: str = "", place: str = "") -> tuple[str, ...]:
        """A unit that lies open in a battle tells its fire and its morale."""
        return (f"fire {piece}", f"{MORALE} {piece}") if piece else ()

    def clash(self, state: State, seat: str, place: str, pieces: Sequence[str] = ()) -> Clash:
        """The battle for a town by what the seat may know, if these units attack; Refused."""
        return BattleSimulation(self, _field(state), seat, place, pieces)

    def ends_undo(self, state: State, code: int) -> bool:
        """The end of a movement phase always is: a battle follows, or another's turn (4.0)."""
        moving = state.c[state.top()] == layout.MOVE and code // VERB == layout.DONE
        return (moving and self.taking_turns) or super().ends_undo(state, code)

    def in_set_up(self, state: State) -> bool:
        """Whether the armies are still being placed."""
        return state.c[TURN] == 0


def _as_it_is(block: dict[str, Any]) -> Any:
    return block


def _as_json(block: dict[str, Any]) -> Any:
    return Raw(json.encode(block))


def _field(state: State) -> Campaign:
    assert isinstance(state, Campaign)
    return state
