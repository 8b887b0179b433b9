"""What may be typed during a game, besides the actions themselves."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

from grognard.cli import choices
from grognard.cli.session import Leave, Session
from grognard.kernel.action import Action
from grognard.kernel.reason import Refused
from grognard.kernel.text import LANGUAGES

SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "l": "list"}
SHORT |= {"m": "map", "t": "place", "look": "place", "actions": "list"}
ALONE = ("h", "l", "m", "q", "u")
BEFORE: tuple[str, ...] = ("actions", "type", "several", "map")  # in the help, then the looks
AFTER: tuple[str, ...] = ("log", "odds", "why", "rule", "hint", "language", "undo", "save", "quit")


class Commands:
    """Carries out the lines of one session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.speech = session.speech
        self.verbs = {verb.word for verb in session.journal.game.notation.verbs.values()}
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "list": self.list,
            "map": self.map,
            "log": self.log,
            "odds": self.odds,
            "why": self.why,
            "rule": self.rule,
            "hint": self.hint,
            "language": self.language,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    # --- lines -----------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """Carries out a line: commands and actions separated by semicolons, all or none."""
        if not line:
            self.list("")
        texts = [text for part in line.split(";") for text in choices.spread(part.strip()) if text]
        before = len(self.session.journal.entries)
        for number, text in enumerate(texts, start=1):
            self.session.goes_on = any(map(self._acts, texts[number:]))
            if not self._one(text):
                if len(texts) > 1:
                    self.session.take_back(before)
                break
        self.session.goes_on = False

    def _acts(self, text: str) -> bool:
        """Whether a part of a line is an action rather than a look or a command."""
        word, _space, rest = text.partition(" ")
        full = self._full(word.lower(), rest)
        return full not in self.words and full not in self.session.board.looks

    def _one(self, text: str) -> bool:
        """One command or action; False when the rest of the line should not be tried."""
        session = self.session
        if session.state.over or session.state.seat != session.viewer:
            self.screen.show(self.speech.ui("not-your-turn", text=text), "yellow")
            return False
        word, _space, rest = text.partition(" ")
        full = self._full(word.lower(), rest)
        if full in self.words:
            self.words[full](rest.strip())
            return True
        if full in session.board.looks:
            self.look(full, rest.strip())
            return True
        if text.isdecimal():
            return self._number(int(text) if len(text) < 6 else 0)
        if "*" in text.split():
            return self._all(text)
        return self._action(text)

    def _full(self, word: str, rest: str) -> str:
        """A command's full name; a letter with more behind it abbreviates an action."""
        return word if rest and word in ALONE else SHORT.get(word, word)

    def _number(self, number: int) -> bool:
        menu = self.session.menu
        if not 1 <= number <= len(menu):
            self.screen.show(self.speech.ui("no-such-number", number=len(menu)), "yellow")
            return False
        choice = menu[number - 1]
        if choice.folded:
            self.session.offer(list(choice.actions))
            return True
        return self._play(choice.actions[0])

    def _play(self, action: Action) -> bool:
        """Plays an action of a menu, which may have grown old on a line of several."""
        return self.session.play(action.code)

    def _all(self, text: str) -> bool:
        """`move * mons`: everyone who may."""
        found = choices.starred(self.session.state.legal(), text, self.verbs)
        if not found:
            self.screen.show(self.speech.ui("nothing-fits", word=text), "yellow")
            return False
        viewer = self.session.viewer
        for action in found:
            if self.session.state.seat == viewer and not self._play(action):
                return False
        return True

    def _action(self, text: str) -> bool:
        state = self.session.state
        reason = state.why_not(text)
        if reason is None or reason.rule:
            return self.session.play(text)
        legal = state.legal()
        found = choices.fitting(legal, text, self.verbs)
        if len(found) == 1:
            return self._play(found[0])
        if found:
            self.screen.show(self.speech.ui("ambiguous", word=text), "yellow")
            self.session.offer(found)
            return False
        found = choices.mentioning(legal, text)
        if found:
            self.session.offer(found)
            return False
        return self._unknown(text)

    def _unknown(self, text: str) -> bool:
        """Says what is not understood, and the nearest word that would be."""
        word = text.split()[0]
        reason = self.session.state.why_not(text)
        verbs = {str(action).split()[0] for action in self.session.state.legal()}
        near = difflib.get_close_matches(
            word.lower(), [*self.words, *self.session.board.looks, *verbs], n=1
        )
        if reason is not None and reason.key != "unknown-verb":
            self.screen.show(self.speech.reason(reason), "yellow")
            return False
        self.screen.show(self.speech.ui("unknown-command", word=word), "yellow")
        nearest = near[0] if near else reason.params.get("near") if reason else ""
        if nearest:
            self.screen.show(self.speech.ui("did-you-mean", word=nearest), "yellow")
        return False

    # --- looking ---------------------------------------------------------------------------

    def help(self, _rest: str) -> None:
        """The commands."""
        self.screen.show(self.speech.ui("commands"), "bold")
        for name in (*BEFORE, *self.session.board.help, *AFTER):
            self.screen.show("  " + self.speech.ui(f"help-{name}"))
        self.screen.show(self.speech.ui("actions"), "bold")
        for verb in dict.fromkeys(str(a).split()[0] for a in self.session.state.legal()):
            self.screen.show("  " + self._usage(verb))

    def _usage(self, verb: str) -> str:
        """How a verb is used, or at least what it means."""
        key = f"usage-{verb}"
        if self.speech.texts.has(key):
            return self.speech.say(key)
        return f"{verb}: {self.speech.say(f'verb-{verb}')}"

    def list(self, rest: str) -> None:
        """The legal actions, or those that mention some words."""
        legal = self.session.state.legal()
        found = choices.mentioning(legal, rest) if rest else legal
        if not found:
            self.screen.show(self.speech.ui("nothing-fits", word=rest), "yellow")
            return
        self.session.offer(found)

    def map(self, _rest: str) -> None:
        """The map."""
        view = self.session.view()
        self.session.header(view)
        self.session.draw_map(view)
        self.screen.show(self.session.board.status(view))

    def look(self, word: str, rest: str) -> None:
        """One of the looks that the game offers."""
        board = self.session.board
        shown = board.looks[word](self.session.view(), rest)
        if shown is None:
            self.screen.show(self.speech.ui("no-such-place", word=rest), "yellow")
        else:
            self.screen.show(shown)

    def log(self, rest: str) -> None:
        """What has happened: the last lines, or all of it."""
        session = self.session
        events = [event for events in session.history for event in events]
        lines = session.sentences(events, session.viewer)
        room = len(lines) if rest == "all" else max(5, self.screen.height - 4)
        for line, heading in lines[-room:]:
            self.screen.show(line, "bold" if heading else None)

    def odds(self, rest: str) -> None:
        """What may come of an action, or of a battle."""
        from grognard.cli.odds import look

        session = self.session
        fits = choices.fitting(session.state.legal(), rest, self.verbs)
        text = str(fits[0]) if len(fits) == 1 else rest
        try:
            look(self.screen, self.speech, session.state, session.viewer or "", text)
        except Refused as refused:
            self.screen.show(self.speech.reason(refused.reason), "yellow")

    # --- rules -----------------------------------------------------------------------------

    def why(self, rest: str) -> None:
        """Whether an action is allowed, and the rule."""
        state = self.session.state
        reason = state.why_not(rest)
        unclear = reason is not None and not reason.rule
        fits = choices.fitting(state.legal(), rest, self.verbs) if unclear else []
        if reason is None or fits:
            rule = state.game.step_rule(state) if not fits else fits[0].rule
            self.screen.show(f"{self.speech.ui('allowed')} ({self.speech.rule(rule)})")
            return
        self.screen.show(self.speech.reason(reason))
        if reason.rule:
            self.screen.show(self.speech.ui("read-rule", rule=reason.rule), "dim")

    def rule(self, rest: str) -> None:
        """The text of a rule."""
        from grognard.cli.rules import rule_text

        journal = self.session.journal
        text = rule_text(journal.game, rest, self.speech.language, journal.header.edition)
        self.screen.show(text if text else self.speech.ui("no-rule", rule=rest))

    def hint(self, rest: str) -> None:
        """The next hint of the first game; `hint off` ends them, `hint on` begins anew."""
        session = self.session
        if rest == "off":
            session.taught = None
            self.screen.show(self.speech.ui("hints-end"), "dim")
            return
        if rest == "on" or session.taught is None:
            session.taught = set()
        if not session.teach():
            self.screen.show(self.speech.ui("no-hint"), "dim")

    def language(self, rest: str) -> None:
        """Changes the language."""
        if rest in LANGUAGES:
            self.session.speak(rest)
            self.speech = self.session.speech
            self.session.news = True
            self.screen.show(self.speech.ui("language-now"))
        else:
            self.screen.show(self.speech.ui("help-language"))

    # --- the game itself -------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        """Takes back the last action, or all that can be."""
        self.session.undo(everything=rest == "all")

    def save(self, rest: str) -> None:
        """Writes the game, to another file if one is named."""
        path = Path(rest) if rest else self.session.path
        if "\0" in rest or path.is_dir():
            self.screen.show(self.speech.ui("file-name", file=rest), "yellow")
        elif rest and path != self.session.path and path.exists():
            self.screen.show(self.speech.ui("file-taken", file=rest), "yellow")
        elif self.session.save(path):
            self.screen.show(self.speech.ui("saved", file=str(path)))

    def quit(self, _rest: str) -> None:
        """Stops; the game is saved already."""
        raise Leave
