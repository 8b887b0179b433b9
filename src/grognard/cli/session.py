"""A game in the terminal: shows each seat what it may know, reads what it wants to do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.columns import Columns
from rich.text import Text

from grognard.cli import choices
from grognard.cli.choices import Choice
from grognard.cli.pondering import Pondering
from grognard.cli.screen import Screen
from grognard.kernel.action import Action
from grognard.kernel.event import Event, rule_in
from grognard.kernel.journal import Entry, Journal, JournalError
from grognard.kernel.reason import Refused
from grognard.kernel.speech import Speech
from grognard.kernel.state import State
from grognard.players import Player, is_known, player

HUMAN = "human"
OTHER_LINES = 5  # header, legend, two of task, prompt


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """One sitting at one screen."""

    def __init__(self, journal: Journal, screen: Screen, speech: Speech, path: Path) -> None:
        self.journal = journal
        self.screen = screen
        self.speech = speech
        self.path = path
        self.board = journal.game.terminal(speech, screen.unicode)
        self.players = journal.header.players
        self.computers = self._computers()
        self.pondering = Pondering(journal, self.computers)
        self.history: list[list[Event]] = [events for _n, _e, events, _s in journal.replay()]
        self.told = {seat: self._last_act(seat) for seat in self.humans}
        self.viewer: str | None = None
        self.menu: list[Choice] = []
        self.shown: Any = None
        self.drawn: Any = None
        self.asked: Any = None
        self.kept = True  # whether the last saving succeeded
        self.news = True  # whether the question or its answers have changed since the last menu
        self.goes_on = False  # whether more actions follow on the line
        self.taught: set[str] | None = None  # the hints told so far; None: none are wanted

    # --- who plays -------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the game; only its views are shown."""
        return self.journal.state

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats of this game."""
        return self.journal.game.seats(frozenset(self.journal.header.options))

    @property
    def humans(self) -> list[str]:
        """The seats played at this screen: those that no computer plays."""
        return [seat for seat in self.seats if not is_known(self.players.get(seat, HUMAN))]

    def _computers(self) -> dict[str, Player]:
        seed = crc32(self.journal.header.commitment.encode()) + len(self.journal.entries)
        return {
            seat: player(self.players[seat], seed + n, aided=True)
            for n, seat in enumerate(self.seats)
            if seat not in self.humans
        }

    def speak(self, language: str) -> None:
        """Changes the language of the sitting."""
        self.speech = Speech(self.journal.game, language)
        self.board = self.journal.game.terminal(self.speech, self.screen.unicode)

    def _last_act(self, seat: str) -> int:
        """How many actions there were when this seat last acted: so much it has been told."""
        seats = [entry.seat for entry in self.journal.entries]
        return len(seats) - seats[::-1].index(seat) if seat in seats else 0

    # --- the course of a sitting -----------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or the player leaves."""
        from grognard.cli.commands import Commands

        commands = Commands(self)
        try:
            self.save()
            while not self.state.over:
                seat = self.state.seat or ""
                if seat in self.computers:
                    self._computers_play()
                else:
                    self._face(seat)
                    self.pondering.begin()
                    commands.obey(self.screen.ask(self._prompt()))
            self._finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self._leave()
        finally:
            self.pondering.end()

    def _prompt(self) -> str:
        return f"{self.speech.ui('prompt', seat=self.speech.seat(self.viewer))}> "

    def _computers_play(self) -> None:
        """Lets the computer act until a person is asked, who is then told the news."""
        seat = self.state.seat or ""
        self.pondering.gather()
        with self.screen.busy(self.speech.ui("thinking", seat=self.speech.seat(seat))):
            while (self.state.seat or "") in self.computers:
                self._act(self.computers[self.state.seat or ""].decide(self.state))

    def _face(self, seat: str) -> None:
        """Turns the screen to a seat: curtain, news, and what it must do."""
        if seat != self.viewer:
            if len(self.humans) > 1:
                self._curtain(seat)
            self.viewer = seat
            self.shown = self.drawn = self.asked = None
            self.news = True
        if any(self.history[self.told[seat] :]):
            self.screen.show(self.speech.ui("since"), "dim")
            self.tell(seat)
        if self.news:
            self._situation()
            self.news = False

    def _curtain(self, seat: str) -> None:
        """Hides one seat's side before the other sits down."""
        name = self.speech.seat(seat)
        if self.viewer is not None:
            self.tell(self.viewer)
            self.screen.show(self.speech.ui("curtain", seat=name), "bold")
            self.screen.ask(self.speech.ui("press-enter") + " ")
        self.screen.clear()
        self.screen.show(self.speech.ui("curtain-ready", seat=name), "bold reverse")
        self.screen.ask("")
        self.screen.clear()

    def _finish(self) -> None:
        for seat in self.humans if len(self.humans) == 1 else [None]:
            self.tell(seat)
        end = self.state.outcome
        say = self.speech
        winners = ", ".join(map(say.seat, end.winners))
        self.screen.show(say.ui("over"), "bold")
        self.screen.show(say.ui("winner", seat=winners) if winners else say.ui("draw"), "bold")
        self.screen.show(f"{say.say(f'ending-{end.key}')} ({say.rule(end.rule)})")
        self.screen.show(say.ui("seed", seed=self.journal.header.seed), "dim")
        self.screen.show(say.ui("saved", file=str(self.path)))

    def _leave(self) -> None:
        """Says where the game is; a copy that could not be kept is tried once more."""
        self.screen.show()
        kept = self.kept or self.save()
        self.screen.show(self.speech.ui("come-back" if kept else "not-kept", file=str(self.path)))
        self.screen.show(self.speech.ui("goodbye"))

    # --- showing ---------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """What the seat at the screen may know."""
        return self.state.view(self.viewer)

    def tell(self, seat: str | None) -> None:
        """What happened since this seat was last told, as it may know it."""
        since = self.told.get(seat or "", len(self.history) - 1)
        news = [event for events in self.history[since:] for event in events]
        for line, heading in self.sentences(news, seat):
            self.screen.show(line, "bold" if heading else None)
        self.told[seat or ""] = len(self.history)

    def sentences(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Events as a seat may know them, and whether they are headings; repeated ones counted."""
        lines: list[tuple[str, bool, int]] = []
        for event in events:
            seen = event.seen_by(seat)
            if seen is None:
                continue
            line = self.speech.event(seen)
            if lines and lines[-1][0] == line:
                lines[-1] = (line, seen.kind.heading, lines[-1][2] + 1)
            else:
                lines.append((line, seen.kind.heading, 1))
        return [(line if n == 1 else f"{line} (×{n})", heading) for line, heading, n in lines]

    def _situation(self) -> None:
        """The header, the board when it is news, and the menu when it is short."""
        view = self.view()
        step = view["step"]
        turn = view["turn"] and view["turn"]["number"]
        now = (turn, step["key"], step.get("place"), len(view.get("panels", ())))
        if now != self.shown:
            self.header(view)
            scene = self.board.scene(view)
            if scene != self.drawn:
                self.draw(view)
            self.drawn = scene
        if (now, step) != (self.shown, self.asked):
            self.screen.show(self.board.task(view))
        if (now, step) != (self.shown, self.asked):
            self.teach()
        self.shown, self.asked = now, step
        self.offer(self.state.legal(), quiet=True)

    def teach(self) -> bool:
        """Tells the next hint of the first game for this question; False if there is none."""
        lesson, taught = self.journal.game.lesson, self.taught
        if lesson is None or taught is None:
            return False
        state = self.state
        # What is told of one turn fits the position of the first game only.
        here = (self.journal.header.scenario, state.seat) == (lesson.scenario, lesson.seat)
        turn = self.journal.game.turn_number(state) if here else -1
        hint = lesson.next(state.step or "", turn, taught)
        if hint is None:
            return False
        taught.add(hint.key)
        say = self.speech
        rule = say.rule(rule_in(hint.rule, state.edition_index))
        more = lesson.next(state.step or "", turn, taught) is not None
        self.screen.show(f"{say.ui('hint')} {say.say(f'lesson-{hint.key}')} ({rule})", "green")
        self.screen.show(say.ui("hint-more" if more else "hint-off"), "dim")
        return True

    def header(self, view: dict[str, Any]) -> None:
        """When it is, and what is asked of whom."""
        label = self.journal.game.turn_label(self.state, self.speech.language)
        self.screen.line(self.board.header(view, label))

    def draw(self, view: dict[str, Any]) -> None:
        """What the step is about, otherwise the map."""
        picture = self.board.picture(view)
        if picture is not None:
            self.screen.show(picture)
        else:
            self.draw_map(view)

    def draw_map(self, view: dict[str, Any]) -> None:
        """The map as this terminal can show it."""
        if self.screen.narrow:
            self.screen.show(self.board.list(view))
        else:
            room = self.screen.height - self.screen.menu_lines - OTHER_LINES
            self.screen.show(self.board.map(view, self.screen.width, room))

    # --- the menu --------------------------------------------------------------------------

    def offer(self, actions: list[Action], quiet: bool = False) -> None:
        """Numbers the actions; `quiet` only counts them when they are many."""
        view = self.view()
        room = max(6, self.screen.height - 12)
        self.menu = choices.menu(actions, room, lambda key: self._label(view, key))
        if quiet and self._lines() > self.screen.menu_lines:
            count = self.speech.ui("action-count", number=len(actions))
            self.screen.show(f"{count} {self.speech.ui('list-them')}", "dim")
            return
        self._print_menu()

    def _lines(self) -> int:
        """How many lines the menu takes."""
        wide = max((len(choice.label) for choice in self.menu), default=0) + 6
        across = max(1, self.screen.width // wide)
        return -(-len(self.menu) // across)

    def _label(self, view: dict[str, Any], key: str) -> str:
        return self.board.label(view, key, where=not self.screen.narrow)

    def _print_menu(self) -> None:
        lines = []
        for number, choice in enumerate(self.menu, start=1):
            line = Text(f"{number:>3} ", "cyan", no_wrap=True)
            lines.append(line.append(self.screen.safe(choice.label), ""))
        self.screen.show(Columns(lines, equal=True, column_first=True, padding=(0, 2)))

    # --- acting ----------------------------------------------------------------------------

    def play(self, action: Action | str | int) -> bool:
        """Carries out an action of the seat at the screen; False, and why, if it is refused."""
        acting = self.viewer
        try:
            if self.goes_on:
                self.journal.check_goes_on(action)
            self._act(action)
        except Refused as refused:
            reason = self.speech.reason(refused.reason)
            self.screen.show(self.speech.ui("refused", reason=reason), "yellow")
            return False
        if not self.goes_on:
            self.tell(acting)
        return True

    def _act(self, action: Action | str | int) -> None:
        """Carries out an action and saves."""
        self.history.append(self.journal.play(action))
        self.news = True
        self.save()

    def undo(self, everything: bool = False) -> None:
        """Takes back the last action or all that can be, if no die or decision is in the way."""
        if not self.journal.can_undo:
            key = "cannot-undo" if self.journal.entries else "nothing-to-undo"
            self.screen.show(self.speech.ui(key), "yellow")
            return
        self._taken_back(self.journal.undo_all() if everything else [self.journal.undo()])

    def take_back(self, number: int) -> None:
        """Takes back all but so many actions, as far as that can be: a line is all or none."""
        taken = []
        while len(self.journal.entries) > number and self.journal.can_undo:
            taken.append(self.journal.undo())
        if taken:
            self._taken_back(taken[::-1])

    def _taken_back(self, taken: list[Entry]) -> None:
        del self.history[-len(taken) :]
        self.news = True
        self.told = {seat: min(n, len(self.history)) for seat, n in self.told.items()}
        self.screen.show(self.speech.ui("undone", action="; ".join(e.text for e in taken)))
        self.save()

    def save(self, path: Path | None = None) -> bool:
        """Writes the journal; a full disk is told, and the game goes on."""
        try:
            self.journal.save(path or self.path)
            self.kept = True
        except JournalError as error:
            self.screen.show(str(error), "bold red")
            self.kept = False
        return self.kept
