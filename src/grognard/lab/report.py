"""The after-action report: one HTML file with everything in it, made to be read and printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files

from grognard.kernel.event import Event
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Narrator
from grognard.lab.chronicle import Battle, Chapter, chapters
from grognard.lab.pictures import chance_graph, swing_graph
from grognard.lab.record import Analysis, Better, Told
from grognard.lab.telling import point_line, sum_line, surprises, swing_with_error, with_error
from grognard.lab.words import Words

LUCK = "#c98a12"
SECTIONS = (
    "graph",
    "turning-points",
    "accounts",
    "turns",
    "dice",
    "losses",
    "beliefs",
    "better",
    "maps",
)


def report(journal: Journal, analysis: Analysis) -> str:
    """The report of a game, in the language of its analysis."""
    planner, narrator = journal.game.planner(), journal.game.narrator()
    words = Words(journal.game, analysis.language)
    words.date_turns(analysis)
    writer = Writer(analysis, narrator, words)
    return writer.page(chapters(journal, planner, narrator))


def element(tag: str, *inside: str, **attributes: str) -> str:
    """An element; what is inside is markup already."""
    marks = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{marks}>{''.join(inside)}</{tag}>"


def table(head: Iterable[str], rows: Iterable[Sequence[str]], left: int = 1) -> str:
    """A table of plain texts; all columns but the first ones are figures."""
    top = "".join(_cell("th", text, n < left) for n, text in enumerate(head))
    body = "".join(
        element("tr", *(_cell("td", text, n < left) for n, text in enumerate(row))) for row in rows
    )
    return element("table", element("thead", element("tr", top)), element("tbody", body))


def _cell(tag: str, text: str, words: bool) -> str:
    if words:
        return element(tag, escape(text))
    return element(tag, escape(text), class_="number")


class Writer:
    """Writes the sections."""

    def __init__(self, analysis: Analysis, narrator: Narrator, words: Words) -> None:
        self.a = analysis
        self.narrator = narrator
        self.words = words
        self.sections = ("history", *SECTIONS) if analysis.history else SECTIONS

    def page(self, found: Sequence[Chapter]) -> str:
        """The whole file."""
        words = self.words
        title = f"{self.a.title} · {words.say('report')}"
        body = [self.narrator.ground(words.language), self._title(), self._contents()]
        body += [self._section(name, found) for name in self.sections]
        body.append(element("footer", escape(words.say("made-by"))))
        head = (
            '<meta charset="utf-8"/>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
            + element("title", escape(title))
            + element("style", self._style())
        )
        return (
            "<!DOCTYPE html>\n"
            + element("html", element("head", head), element("body", *body), lang=words.language)
            + "\n"
        )

    def _style(self) -> str:
        style = files("grognard.lab").joinpath("report.css").read_text("utf-8")
        bars = (f".swing-{n}{{fill:{colour}}}" for n, colour in enumerate(self._colours()))
        return style + self.narrator.style() + "".join(bars)

    def _side_colour(self, side: int) -> str:
        own = (key for key in self.narrator.sides if self.narrator.team_of(key) == side)
        return self.narrator.colours[next(own)]

    def _say(self, key: str) -> str:
        return escape(self.words.say(key))

    # --- the head ----------------------------------------------------------------------------

    def _title(self) -> str:
        words, a = self.words, self.a
        scenario = words.texts.say(f"scenario-{a.scenario}")
        players = [
            words.say("seat-player", seat=words.seat(seat), player=words.player(a.players[seat]))
            for seat in a.seats
            if seat in a.players
        ]
        lines = [element("p", escape(scenario), class_="scenario")]
        if players:
            lines.append(element("p", escape(" — ".join(players)), class_="players"))
        lines.append(element("p", escape(a.ending), class_="ending"))
        return element(
            "header",
            element("p", self._say("report"), class_="kind"),
            element("h1", escape(a.title)),
            *lines,
        )

    def _contents(self) -> str:
        links = [
            element("li", element("a", self._say(name), href=f"#{name}")) for name in self.sections
        ]
        return element("nav", element("ol", *links), aria_label=self.words.say("contents"))

    def _section(self, name: str, found: Sequence[Chapter]) -> str:
        write: dict[str, Callable[[], str]] = {
            "history": self._history,
            "graph": self._graph,
            "turning-points": self._points,
            "accounts": self._accounts,
            "turns": self._turns,
            "dice": self._dice,
            "losses": self._losses,
            "beliefs": self._beliefs,
            "better": self._better,
            "maps": lambda: self._maps(found),
        }
        return element("section", element("h2", self._say(name)), write[name](), id=name)

    # --- the history -------------------------------------------------------------------------

    def _history(self) -> str:
        return "".join(map(self._told, self.a.history))

    def _told(self, told: Told) -> str:
        """A stretch of the game: its paragraphs, then the hands with which it was played."""
        parts = [
            element("p", element("b", escape(one.heading) + "."), " ", escape(one.text))
            for one in told.paragraphs
        ]
        parts += [
            element("p", escape(self.words.hand(held)), class_="note")
            for held in told.hands
            if held.cards
        ]
        return element("article", element("h3", escape(told.title)), *parts)

    # --- chances -----------------------------------------------------------------------------

    def _graph(self) -> str:
        label = self.words.say("graph-of", seats=self.words.seats(self.a.sides[0]))
        note = self.words.say("graph-note", number=self.a.iterations)
        caption = element("figcaption", element("b", escape(label)), " ", escape(note))
        return element("figure", chance_graph(self.a, self.words), caption)

    def _points(self) -> str:
        if not self.a.turning_points:
            return element("p", self._say("no-turning-points"))
        items = []
        for point in self.a.turning_points:
            head = escape(point_line(point, self.a, self.words))
            told = " ".join(map(escape, point.told))
            items.append(element("li", element("b", head), "<br/>", told))
        return element("ol", *items, class_="points")

    def _accounts(self) -> str:
        words = self.words
        names = ("seat", "decisions", "luck-own", "luck-enemy")
        rows = [
            (
                words.seats(account.seats),
                swing_with_error(account.decisions, words),
                swing_with_error(account.luck_of_own_dice, words),
                swing_with_error(account.luck_of_enemy_dice, words),
            )
            for account in self.a.accounts
        ]
        figure = element(
            "figure", swing_graph(self.a, words), element("figcaption", *self._legend())
        )
        return (
            table(map(words.say, names), rows)
            + element("p", escape(sum_line(self.a, words)))
            + figure
            + element("p", self._say("accounts-note"), class_="note")
        )

    def _legend(self) -> Iterable[str]:
        """What the colours of the bars stand for."""
        words = self.words
        names = [words.say("decisions-of", seats=words.seats(seats)) for seats in self.a.sides]
        for colour, name in zip(self._colours(), [*names, words.say("luck")], strict=True):
            yield element(
                "span", element("i", style=f"background:{colour}"), escape(name), class_="key"
            )

    def _colours(self) -> list[str]:
        """Of each side's decisions, and of luck."""
        return [*map(self._side_colour, range(len(self.a.sides))), LUCK]

    def _turns(self) -> str:
        words, a = self.words, self.a
        head = [words.say("date"), words.say("chance")]
        if not words.dates:
            head.insert(0, words.say("turn"))
        head += [words.say("decisions-of", seats=words.seats(seats)) for seats in a.sides]
        head.append(words.say("luck"))
        rows = []
        for turn in a.turns:
            gains = []
            for seats in a.sides:
                own = [turn.decisions[seat].value for seat in seats if seat in turn.decisions]
                gains.append(words.swing(sum(own)) if own else "–")
            luck = words.swing(turn.luck.value) if turn.luck.error else "–"
            when = (
                [turn.date or words.turn(0)]
                if words.dates
                else [words.turn_mark(turn.turn), turn.date]
            )
            rows.append((*when, with_error(turn.start, words), *gains, luck))
        return table(head, rows, 1 if words.dates else 2)

    # --- figures -----------------------------------------------------------------------------

    def _dice(self) -> str:
        words, a = self.words, self.a
        head = [words.say("seat"), *map(str, range(1, len(a.faces[0].counts) + 1))]
        head.append(words.say("expected"))
        faces = [
            (words.seats(a.sides[f.side]), *map(str, f.counts), words.number(f.expected))
            for f in a.faces
        ]
        rolls = [
            (
                words.roll(roll.kind),
                words.seats(a.sides[roll.side]),
                str(roll.dice),
                str(roll.hits),
                f"{words.number(roll.expected)} ± {words.number(roll.spread)}",
            )
            for roll in a.rolls
        ]
        names = ("kind", "seat", "dice", "hits", "expected")
        return table(head, faces) + (table(map(words.say, names), rolls, 2) if rolls else "")

    def _losses(self) -> str:
        words = self.words
        head = (
            words.say("side"),
            words.say("pieces"),
            words.say("lost"),
            words.say("strength"),
            words.say("lost"),
        )
        rows = [
            (
                words.side(loss.key),
                str(loss.pieces),
                str(loss.pieces - loss.pieces_left),
                str(loss.strength),
                str(loss.strength - loss.strength_left),
            )
            for loss in self.a.losses
        ]
        return table(head, rows)

    def _beliefs(self) -> str:
        words = self.words
        parts = [element("p", self._say("beliefs-note"), class_="note")]
        for side, seats in enumerate(self.a.sides):
            own = [belief for belief in self.a.beliefs if belief.side == side]
            if not own:
                continue
            right = sum(belief.right for belief in own) / len(own)
            head = escape(words.say("believes", seats=words.seats(seats)))
            share = escape(words.say("right-share", share=words.percent(right)))
            rows = [
                (
                    words.turn(belief.turn),
                    guessed.name,
                    str(guessed.pieces),
                    f"{words.number(guessed.mean)} ± {words.number(guessed.spread)}",
                    str(guessed.truth),
                )
                for belief, guessed in surprises(own)
            ]
            names = ("turn", "place", "pieces", "expected-strength", "true-strength")
            found = table(map(words.say, names), rows, 2)
            parts.append(element("div", element("h3", head), element("p", share), found))
        return "".join(parts)

    def _better(self) -> str:
        if not self.a.better:
            return element("p", self._say("no-better"))
        return element("ol", *map(self._better_line, self.a.better), class_="points")

    def _better_line(self, better: Better) -> str:
        words = self.words
        line = words.better(better)
        begins = words.say("better-begins", actions="; ".join(better.begins))
        return element("li", escape(line), element("p", escape(begins), class_="note"))

    # --- the turns ---------------------------------------------------------------------------

    def _maps(self, found: Sequence[Chapter]) -> str:
        note = element("p", self._say("map-note"), class_="note")
        return note + "".join(map(self._chapter, found))

    def _chapter(self, chapter: Chapter) -> str:
        words = self.words
        name = words.turn(chapter.turn)
        date = self.narrator.date(chapter.first, words.language)
        head = f"{name} · {date}" if date and date != name else name
        label = words.say("map-of", turn=name)
        figure = element("figure", self.narrator.picture(chapter.last, chapter.moves, label))
        battles = "".join(map(self._battle, chapter.battles))
        return element(
            "article",
            element("div", element("h3", escape(head)), figure, class_="plate"),
            battles,
            self._events(chapter.events),
        )

    def _battle(self, battle: Battle) -> str:
        words = self.words
        place = self.narrator.place_name(battle.place, words.language)
        head = words.say("battle-of", place=place)
        rows = []
        for side in self.narrator.sides:
            pieces, strength, left, kept = battle.force(side)
            if pieces:
                rows.append(
                    (
                        words.side(side),
                        str(pieces),
                        str(pieces - left),
                        str(strength),
                        str(strength - kept),
                        *self._battle_dice(battle, self.narrator.team_of(side)),
                    )
                )
        names = ["side", "pieces", "lost", "strength", "lost"]
        if battle.dice:
            names += ["dice", "hits", "expected"]
        return element(
            "div",
            element("h4", escape(head)),
            table(map(words.say, names), rows),
            class_="battle",
        )

    def _battle_dice(self, battle: Battle, side: int) -> tuple[str, ...]:
        """Dice are counted by side: two allies share them; none where they were rolled as one."""
        if not battle.dice:
            return ()
        expected = self.words.number(battle.expected[side] / 1000)
        return str(battle.dice[side]), str(battle.hits[side]), expected

    def _events(self, events: Sequence[Event]) -> str:
        told = [element("li", escape(self.words.event(event))) for event in events]
        return element("ul", *told, class_="events") if told else ""
