"""A game: its scenarios, options and seats, and how its states are started, read and shown."""

from __future__ import annotations

import difflib
import hashlib
import json
import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grognard.kernel.action import Action
from grognard.kernel.action_planner import ActionPlanner
from grognard.kernel.data import Origin, Problem, origins
from grognard.kernel.dice import EVERYONE, Dice, FastDice, HmacDice
from grognard.kernel.event import (
    EACH_FIELD,
    MASK,
    Event,
    EventKind,
    Field,
    Hidden,
    Rule,
    Unknown,
    rule_in,
)
from grognard.kernel.lesson import Lesson
from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.narrator import Narrator
from grognard.kernel.odds import Clash, Odds
from grognard.kernel.option import Option, Outcome
from grognard.kernel.plain_board import plain_board
from grognard.kernel.plain_narrator import PlainNarrator
from grognard.kernel.planner import Planner
from grognard.kernel.reason import Answer, Reason, Refused
from grognard.kernel.state import OK, Note, State
from grognard.kernel.text import Catalogue, catalogue
from grognard.kernel.verbs import Notation

if TYPE_CHECKING:
    from grognard.kernel.speech import Speech
    from grognard.kernel.terminal import TerminalBoard

CARD: Final = "card"
THINGS = ("piece", "place", CARD)  # by A_PIECE, A_PLACE and A_CARD
MOST_IN_THE_WAY: Final = 4
OWN: Final = 10  # a game's own objections begin here
MOST_ASKED, MOST_ODDS = 40, 6  # actions of which the odds are reckoned, and odds that are told


class UnknownName(Exception):
    """A scenario, option, seat or game that does not exist; the message names those that do."""

    def __init__(self, what: str, name: str, known: Sequence[str]) -> None:
        near = difflib.get_close_matches(name, known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        super().__init__(f"There is no {what} '{name}'. There are: {', '.join(known)}.{hint}")


class OptionsClash(UnknownName):
    """Options that exclude one another: there is no such game."""

    def __init__(self, names: Sequence[str]) -> None:
        Exception.__init__(self, f"Choose one of these options only: {', '.join(names)}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A title: board, pieces, tables, scenarios, editions, options, seats."""

    # Class variables, so that the compiled kernel finds them in a plain game as well.
    key: ClassVar[str]
    title: ClassVar[str]
    editions: ClassVar[tuple[str, ...]]  # the usual one first
    engine_version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    notation: Notation
    refusals: ClassVar[Mapping[int, tuple[str, Rule]]]  # by its number, an objection's key and rule
    package: ClassVar[str]
    event_kinds: ClassVar[Mapping[int, EventKind]]
    talk_rule: ClassVar[str] = ""  # the rule by which `may_talk` decides
    # The keys of steps at which a seat may answer what another does.
    windows: ClassVar[tuple[str, ...]] = ()
    lesson: ClassVar[Lesson | None] = None  # the first game that teaches
    searched: ClassVar[bool] = True  # whether one that searches is the usual opponent
    sides: ClassVar[tuple[Side, ...]]  # whose pieces there are
    kinds: ClassVar[tuple[Kind, ...]] = ()
    marks: ClassVar[tuple[Mark, ...]] = ()
    warnings: tuple[Problem, ...] = ()  # what is odd in the data, though it can be played with

    # --- what each game writes -------------------------------------------------------------

    @property
    @abstractmethod
    def data_version(self) -> str:
        """A hash of the data in force."""

    @property
    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """The keys of the scenarios, the usual one first."""

    @abstractmethod
    def seats(self, options: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The seats of a game with these options."""

    @abstractmethod
    def new_state(self, scenario: str, options: frozenset[str], dice: Dice, edition: str) -> State:
        """The state at the first question of a scenario, with the number of the edition in it."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def turn_number(self, state: State) -> int:
        """The number of the turn, 0 before the first; asked after every action."""

    @abstractmethod
    def view(self, state: State, seat: str | None) -> dict[str, Any]:
        """What a seat may know, as plain data."""

    @abstractmethod
    def pieces(self, language: str = "en") -> dict[str, PieceInfo]:
        """Every piece by its key."""

    @abstractmethod
    def places(self, language: str = "en") -> dict[str, PlaceInfo]:
        """Every place by its key."""

    @abstractmethod
    def redeal(self, state: State, seat: str | None, dice: Dice) -> State:
        """The same state with what the seat cannot know dealt anew."""

    # --- what a game may write -------------------------------------------------------------

    def seats_of(self, _state: State) -> tuple[str, ...]:
        """The seats of this state."""
        return self.seats()

    def keys(self, what: str) -> Sequence[str]:
        """The keys of all pieces, places, cards, seats or sides, by their numbers."""
        return _keys(self)[what]

    def side_of_piece(self, piece: int) -> str:
        """The side that everyone may know a piece to be of."""
        return self.pieces()[self.keys("piece")[piece]].side

    def side_of_unknown(self, _state: State, piece: int) -> str:
        """The side under which a piece is told to those who may not know which it is."""
        return self.side_of_piece(piece)

    def name_of(self, what: str, key: str, language: str) -> str:
        """What a piece, place or card is called."""
        return _names(self, language)[what][key]

    def reveals(self, note: Note) -> bool:
        """Whether a note shows a seat something it did not know."""
        return self.event_kinds[note[0]].reveals

    def turn_label(self, state: State, language: str = "en") -> str:
        """When it is, in words; empty before the first turn."""
        if self.turn_number(state) == 0:
            return ""
        words = self.turn_words(state)
        return self.texts(language).say(words.pop("key"), words)

    def turn_words(self, state: State) -> dict[str, Any]:
        """What says when it is: the key of a text, and its parameters."""
        return {"key": "turn-label", "number": self.turn_number(state)}

    def words(self, params: Mapping[str, Any], language: str) -> dict[str, Any]:
        """The names, in a language, of the keys among these parameters."""
        words: dict[str, Any] = {}
        for name, value in params.items():
            kind = self.notation.kinds.get(name, name)
            if kind in ("piece", "place", "card"):
                words[name] = self.name_of(kind, value, language) if value else ""
            elif kind in ("step", "side", "seat") and value:
                words[name] = self.texts(language).say(f"{kind}-{value}")
            else:
                # Fluent has no variant for the empty string.
                words[name] = "none" if value == "" else value
        return words

    def planner(self) -> Planner:
        """Proposes orders and judges positions, for players that think."""
        return ActionPlanner(self)

    def chance(self, _state: State) -> float:
        """The chance that side 0 wins, for players without a planner of the game's own."""
        return 0.5

    def narrator(self) -> Narrator:
        """Tells games for study and for drawing."""
        return PlainNarrator(self)

    def terminal(self, speech: Speech, unicode: bool) -> TerminalBoard:
        """Draws the board in a terminal."""
        from grognard.kernel.terminal import TerminalBoard

        return TerminalBoard(speech, unicode)

    def data_folder(self) -> Traversable | None:
        """The game's data files, if it has any."""
        folder = files(self.package).joinpath("data")
        return folder if folder.is_dir() else None

    def records(self, language: str = "en") -> list[Origin]:
        """The records of the data that say where they come from."""
        folder = self.data_folder()
        return [] if folder is None else origins(folder, language)

    def board(self) -> bytes:
        """The drawn board as JSON: the game's own, or its places in rows."""
        file = files(self.package).joinpath("board.json")
        if file.is_file():
            return file.read_bytes()
        return json.dumps(plain_board(self.places())).encode()

    def odds(self, state: State, _seat: str, text: str) -> Odds | None:
        """The exact odds of an action by what the seat may know, None without dice; Refused."""
        self.code_of(state, text)
        return None

    def clash(self, _state: State, _seat: str, _place: str, _pieces: Sequence[str] = ()) -> Clash:
        """The battle for a place by what the seat may know, if these pieces attack; Refused."""
        raise Refused(self._told(Reason("", "no-clash")))

    def frame(self, state: State, seat: str | None) -> dict[str, Any]:
        """What every view begins with; a game fills in what it has."""
        if seat is not None and seat not in _every_seat(self):
            seats = ", ".join(self.seats_of(state))
            raise ValueError(f"there is no seat '{seat}'; there are {seats}")
        number = self.turn_number(state)
        frame: dict[str, Any] = {
            "game": self.key,
            "edition": state.edition,
            "seat": seat,
            "seats": list(self.seats_of(state)),
            "options": self.options_of(state),
            "turn": {"number": number, "label": self.turn_words(state)} if number else None,
            "step": None if state.over else self.step_shown(state),
            "places": {},
            "links": {},
            "aside": [],
            "memories": [],
            "tracks": [],
            "panels": [],
            "outcome": None,
        }
        if state.over:
            end = self.outcome(state)
            frame["outcome"] = {"winners": list(end.winners), "rule": end.rule, "key": end.key}
        return frame

    def options_of(self, _state: State) -> list[str]:
        """The options in force."""
        return []

    def side_of_seat(self, seat: str | None) -> int | None:
        """The side a seat belongs to; each is its own unless the game says otherwise."""
        everyone = self.seats(frozenset(option.key for option in self.options))
        return everyone.index(seat) if seat in everyone else None

    def cards(self, _language: str = "en") -> dict[str, CardInfo]:
        """Every card by its key."""
        return {}

    def may_know(self, _state: State, _seat: str | None, _kind: int, _number: int) -> bool:
        """Whether a seat may know that this piece, place or card stands in its way."""
        return True

    def may_talk(self, _state: State) -> bool:
        """Whether seats of one side may talk to each other now."""
        return True

    def odds_of(
        self, state: State, seat: str, *, piece: str = "", place: str = "", card: str = ""
    ) -> list[Odds]:
        """The odds of what goes on with a thing, or of what a seat can do now with it, by what it
        may know."""
        found: list[Odds] = []
        for question in self.questions_of(piece=piece, place=place):
            with suppress(Refused):
                odds = self.odds(state, seat, question)
                found += [] if odds is None else [odds]
        if found or state.seat != seat:
            return found
        about = [a for a in state.legal() if {piece, place, card} & {*a.things}]
        for action in about[:MOST_ASKED]:
            odds = self.odds(state, seat, action.text)
            if odds is not None and odds not in found:
                found.append(odds)
        return found[:MOST_ODDS]

    def questions_of(self, *, piece: str = "", place: str = "") -> tuple[str, ...]:
        """What `odds` may be asked of a thing whoever's turn it is, besides the actions."""
        return ()

    def pass_code(self, state: State) -> int | None:
        """The answer that lets a window go by: the only legal one that names nothing."""
        found = [code for code in state.codes() if not self.action(state, code).things]
        return found[0] if len(found) == 1 else None

    def view_for_json(self, state: State, seat: str | None) -> dict[str, Any]:
        """The same as `view`, to be sent: parts of it may be written as JSON already."""
        return self.view(state, seat)

    def wording(self, state: State) -> tuple[int | str, ...]:
        """What decides, beside its code, how an action is worded."""
        return (self.step_rule(state),)

    # --- what every game has ---------------------------------------------------------------

    def step_key(self, state: State) -> str:
        """The kind of question that is asked."""
        return state.top_step().key

    def step_rule(self, state: State) -> str:
        """The rule that asks the question."""
        return rule_in(state.top_step().rule, state.edition_index)

    def step_shown(self, state: State) -> dict[str, Any]:
        """The question as everybody may know it, as plain data."""
        step = state.top_step()
        return {
            "key": step.key,
            "rule": self.step_rule(state),
            "seat": state.seat,
            **step.about(state),
        }

    def codes(self) -> list[int]:
        """Every code that may ever be an action, in a fixed order."""
        return self.notation.codes()

    def action(self, state: State, code: int) -> Action:
        """An action in words."""
        return self.actions(state, [code])[0]

    def actions(self, state: State, codes: list[int]) -> list[Action]:
        """Several actions of one moment in words."""
        if not codes:
            return []
        wording = (state.edition_index, *self.wording(state))
        return self.notation.actions(state, codes, wording, self.step_rule(state))

    def read(self, state: State, text: str) -> int | Reason:
        """The code of an action in notation, or why it cannot be understood."""
        read = self.notation.read(state, text)
        return self._told(read) if isinstance(read, Reason) else read

    def reason(self, state: State, code: int, refusal: int) -> Reason:
        """A refusal in words, with what the action names."""
        key, cited = self.refusals[refusal]
        rule = rule_in(cited, state.edition_index)
        params: dict[str, Any] = {"step": "" if state.over else self.step_key(state)}
        for operand, named in self.notation.things(state, code):
            if operand.kind in THINGS:
                params[operand.name] = named
        return self._told(Reason(rule, key, params, "", self._in_the_way(state, code)))

    def _words_of_reason(self, reason: Reason, language: str) -> dict[str, Any]:
        """Its parameters, and the first piece, place and card in the way, by their names."""
        words = self.words(reason.params, language)
        for kind, key in reversed(reason.things):
            words[kind] = self.name_of(kind, key, language)
        return words

    def _told(self, reason: Reason) -> Reason:
        return Reason(reason.rule, reason.key, reason.params, self.say(reason), reason.things)

    def _in_the_way(self, state: State, code: int) -> tuple[tuple[str, str], ...]:
        """What the rules name when asked again, as far as the asked seat may know it."""
        found: list[tuple[int, int]] = []
        state.in_the_way = found
        try:
            state.refusal(code)
        finally:
            state.in_the_way = None
        seat = state.seat
        known = [
            (THINGS[kind], self.keys(THINGS[kind])[number])
            for kind, number in dict.fromkeys(found)
            if self.may_know(state, seat, kind, number)
        ]
        return tuple(known[:MOST_IN_THE_WAY])

    def about(
        self,
        state: State,
        seat: str | None,
        *,
        piece: str | None = None,
        place: str | None = None,
        card: str | None = None,
    ) -> Answer:
        """What the seat may do now with a thing, and why not with the verbs that take it."""
        named = [(kind, key) for kind, key in zip(THINGS, (piece, place, card), strict=True) if key]
        if len(named) != 1:
            raise ValueError("name one piece, one place or one card")
        kind, key = named[0]
        if key not in self.keys(kind):
            raise UnknownName(kind, key, list(self.keys(kind)))
        if state.over or state.seat != seat:
            return Answer([], [self._told(Reason("", "not-your-step"))])
        return self._about(state, kind, list(self.keys(kind)).index(key))

    def _about(self, state: State, kind: str, number: int) -> Answer:
        legal: list[int] = []
        refused: list[tuple[int, int, int]] = []  # kernel's own last, then rare ones first
        for verb in state.top_step().verbs:
            found = {code: state.refusal(code) for code in self.notation.naming(verb, kind, number)}
            allowed = [code for code, refusal in found.items() if refusal == OK]
            legal += allowed
            if found and not allowed:
                often = Counter(found.values())
                code = min(found, key=lambda code: (found[code] < OWN, often[found[code]]))
                refused.append((int(found[code] < OWN), code, found[code]))
        refused.sort(key=lambda each: each[0])
        reasons = [self._reason_of(state, kind, code, refusal) for _own, code, refusal in refused]
        return Answer(self.actions(state, legal), list({r.key: r for r in reasons}.values()))

    def _reason_of(self, state: State, kind: str, code: int, refusal: int) -> Reason:
        """Why something cannot be done with a thing, without a card that nobody asked about."""
        reason = self.reason(state, code, refusal)
        named = [key for operand, key in self.notation.things(state, code) if operand.kind == CARD]
        if kind == CARD or not any(self.name_of(CARD, key, "en") in reason.text for key in named):
            return reason
        return self._told(Reason(reason.rule, "no-card-does"))

    def texts(self, language: str = "en") -> Catalogue:
        """The catalogue of texts of this game."""
        return catalogue(("grognard.kernel", self.package), language)

    def say(self, thing: Event | Reason, language: str = "en") -> str:
        """An event or a reason as a sentence."""
        texts = self.texts(language)
        if isinstance(thing, Reason):
            return texts.say(f"reason-{thing.key}", self._words_of_reason(thing, language))
        told = texts.say(f"event-{thing.key}", self._event_words(thing, texts))
        return told[:1].upper() + told[1:]

    def _event_words(self, event: Event, texts: Catalogue) -> dict[str, Any]:
        return {field.name: self._word(event, field, texts) for field in event.kind.fields}

    def _word(self, event: Event, field: Field, texts: Catalogue) -> Any:
        """A field of an event as the sentences want it."""
        what, name = field.what, field.name
        if name not in event.params:
            return "hidden"
        value = event.params[name]
        if isinstance(value, Unknown):
            return texts.say(f"unknown-piece-{value.side}")
        if what == "dice":
            # Fluent has no variant for the empty string.
            return " ".join(map(str, value)) or "none"
        if what == "flag":
            # Fluent takes True for the number 1 and would match no variant.
            return "yes" if value else "no"
        if what == "number":
            return value
        if value is None:
            return "none"
        if what in ("piece", "place", "card"):
            return self.name_of(what, value, texts.language)
        return texts.say(f"{'seat' if what == 'seat' else name}-{value}")

    def event(self, state: State, note: Note) -> Event:
        """A note of the rules as an event."""
        kind = self.event_kinds[note[0]]
        audience, know = note[5], note[6]
        params: dict[str, Any] = {}
        hidden: list[Hidden] = []
        for n, field in enumerate(kind.fields):
            number = note[n + 1]
            params[field.name] = self._value(field, number)
            own = know >> 8 * n & MASK if know & EACH_FIELD else know
            mask = own if know & EACH_FIELD or field.hidden else EVERYONE
            if mask != EVERYONE:
                veil = self._veil(state, field, number)
                hidden.append(Hidden(field.name, veil, seats_in(self, mask)))
        told = None if audience == EVERYONE else seats_in(self, audience)
        return Event(kind, rule_in(kind.rule, state.edition_index), params, told, tuple(hidden))

    def _veil(self, state: State, field: Field, number: int) -> Unknown | None:
        """What those get who may not know a field: of a piece its side, otherwise nothing."""
        return Unknown(self.side_of_unknown(state, number)) if field.what == "piece" else None

    def _value(self, field: Field, number: int) -> Any:
        """A number of a note as what it stands for; None if it stands for nothing."""
        what = field.what
        if what == "number":
            return number
        if what == "flag":
            return bool(number)
        if what == "dice":
            return tuple([int(face) for face in str(number)]) if number else ()
        keys = field.keys or self.keys(what)
        return keys[number] if 0 <= number < len(keys) else None

    def check_options(self, names: Mapping[str, bool]) -> frozenset[str]:
        """The options switched on; raises UnknownName, or OptionsClash if two cannot be."""
        known = {option.key: option.one_of for option in self.options}
        for name in names:
            if name not in known:
                raise UnknownName("option", name, list(known))
        chosen = [name for name, on in names.items() if on]
        for kind in {known[name] for name in chosen if known[name]}:
            rivals = sorted(name for name in chosen if known[name] == kind)
            if len(rivals) > 1:
                raise OptionsClash(rivals)
        return frozenset(chosen)

    def check_edition(self, name: str | None) -> str:
        """An edition's key; raises UnknownName."""
        if name is None:
            return self.editions[0]
        if name not in self.editions:
            raise UnknownName("edition", name, self.editions)
        return name

    def check_scenario(self, name: str | None) -> str:
        """A scenario's key; raises UnknownName."""
        if name is None:
            return self.scenarios[0]
        if name not in self.scenarios:
            raise UnknownName("scenario", name, self.scenarios)
        return name

    def start(
        self,
        scenario: str | None = None,
        *,
        edition: str | None = None,
        seed: int | bytes | None = None,
        dice: Dice | None = None,
        **options: bool,
    ) -> State:
        """A new game. The same seed gives the same dice; without one they are unpredictable."""
        chosen = self.check_options(options)
        return self.new_state(
            self.check_scenario(scenario),
            chosen,
            dice or HmacDice(seed_bytes(seed)),
            self.check_edition(edition),
        )

    def ends_undo(self, state: State, code: int) -> bool:
        """Whether a legal action is final, as far as the seat that is asked can tell.

        It is tried on a state dealt anew: the truth must not show before it is revealed.
        """
        seat = state.seat
        belief = self.redeal(state, seat, FastDice(1))
        drawn = belief.dice.drawn
        notes = self.play(belief, code)
        return belief.dice.drawn != drawn or belief.seat != seat or any(map(self.reveals, notes))

    def understand(self, state: State, action: Action | str | int) -> tuple[int, Reason | None]:
        """The code of an action however it is given, or why it cannot be understood."""
        if isinstance(action, Action):
            return action.code, None
        if isinstance(action, int):
            return action, None
        read = self.read(state, action)
        if isinstance(read, Reason):
            return 0, read
        return read, None

    def objection(self, state: State, code: int) -> Reason | None:
        """What the rules say against an action, or None."""
        refusal = state.refusal(code)
        return None if refusal == 0 else self.reason(state, code, refusal)

    def apply(self, state: State, action: Action | str | int) -> list[Event]:
        """Carries out a legal action; raises Refused and leaves the state as it was."""
        return [self.event(state, note) for note in self.play(state, action)]

    def play(self, state: State, action: Action | str | int) -> list[Note]:
        """Like apply, but returns the bare notes."""
        return self.carry_out(state, self.code_of(state, action))

    def code_of(self, state: State, action: Action | str | int) -> int:
        """The code of a legal action; raises Refused."""
        code, reason = self.understand(state, action)
        reason = reason or self.objection(state, code)
        if reason is not None:
            raise Refused(reason)
        return code

    def carry_out(self, state: State, code: int) -> list[Note]:
        """Plays an action that is known to be legal; leaves the state as it was if that fails."""
        cells, dice, record = state.copy_cells(), state.dice.clone(), state.dice.record
        drawn = len(record or [])
        notes: list[Note] = []
        state.log = notes
        try:
            state.play(code)
        except BaseException:
            state.set_cells(cells)
            state.dice = dice
            dice.record = None if record is None else record[:drawn]
            raise
        finally:
            state.log = None
        return notes


@cache
def _keys(game: Game) -> dict[str, tuple[str, ...]]:
    """The keys of everything that has one, by what it is."""
    return {
        "piece": tuple(game.pieces()),
        "place": tuple(game.places()),
        "card": tuple(game.cards()),
        "side": tuple(side.key for side in game.sides),
        "seat": game.seats(),
    }


@cache
def _names(game: Game, language: str) -> dict[str, dict[str, str]]:
    """What pieces, places and cards are called."""
    return {
        "piece": {key: piece.name for key, piece in game.pieces(language).items()},
        "place": {key: place.name for key, place in game.places(language).items()},
        "card": {key: card.name for key, card in game.cards(language).items()},
    }


@cache
def _every_seat(game: Game) -> frozenset[str]:
    """The seats of the game with any of its options."""
    names = [option.key for option in game.options]
    several = ((), names, *([name] for name in names))
    return frozenset(seat for chosen in several for seat in game.seats(frozenset(chosen)))


@cache
def seats_in(game: Game, mask: int) -> frozenset[str]:
    """The seats, in whatever game with whatever options, whose sides are in a mask."""
    return frozenset(seat for seat in _every_seat(game) if may_know(mask, game.side_of_seat(seat)))


def may_know(mask: int, side: int | None) -> bool:
    """Whether a side (None: an onlooker) is in a mask."""
    return mask == EVERYONE or (side is not None and mask >> side & 1 == 1)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """32 secret bytes: given, derived from a number, or drawn from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    return hashlib.sha256(f"grognard {seed}".encode()).digest()
