"""The map of Europe in the terminal, drawn from a seat's view and from nothing else.

225 zones are too many for a screen: the theatre around what is asked is drawn, the forces elsewhere
are listed country by country.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grognard.games.europe.looks import MARKS
from grognard.games.europe.model import BORDERS, SIDES
from grognard.kernel.chart import Chart, Line, Spot
from grognard.kernel.speech import Speech
from grognard.kernel.terminal import Look, TerminalBoard, View
from grognard.kernel.verbs import plain

if TYPE_CHECKING:
    from grognard.games.europe.model import Model

COLOURS: Final = {"empire": "bright_blue", "coalition": "bright_red", "": "grey70"}
SIGNS: Final = {mark.key: mark.sign for mark in MARKS}
PLAIN_SIGNS: Final = {
    "capital": "*",
    "key": "k",
    "citadel": "#",
    "fortress": "=",
    "unsupplied": "!",
    "demoralised": "~",
    "marked": ">",
    "besieged": "S",
    "siege-1": "S1",
    "siege-2": "S2",
    "siege-3": "S3",
    "ruined": "x",
    "blockaded": "b",
    "inside": "^",
}
SHOWN: Final = ("unsupplied", "demoralised", "marked", "inside")  # marks of a force on the map
OF_PLACES: Final = ("besieged", "siege-1", "siege-2", "siege-3", "ruined", "blockaded")
ROADS: Final = ("plain", "bridge")  # borders that cost nothing; others are dotted
RIVERS: Final = ("bridge", "river")
ACROSS: Final = 8.0  # units of the drawn board to a character
DOWN: Final = 17.0  # and to a line
FEWEST_LINES: Final = 12
Pieces = Sequence[Mapping[str, Any]]
Texts = list[Text]  # `list` is the name of a look below


class EuropeBoard(TerminalBoard):
    """Draws what a seat may see."""

    help = ("place", "province", "forces", "supply", "hand", "board")

    def __init__(self, speech: Speech, unicode: bool = True) -> None:
        super().__init__(speech, unicode)
        game: Any = speech.game
        self.model: Model = game.model
        self.signs = SIGNS if unicode else {**SIGNS, **PLAIN_SIGNS}
        self.zones = {zone.key: zone for zone in self.model.zones}

    @property
    def looks(self) -> Mapping[str, Look]:
        """Places, provinces, forces, supply, the hand, the battle."""
        return {
            **super().looks,
            "province": self._look_at_province,
            "supply": lambda view, _rest: self.supply(view),
        }

    @cached_property
    def _spots(self) -> dict[str, tuple[int, int]]:
        """Where each place lies on the drawn board."""
        drawn = json.loads(self.game.board())
        return {key: (spot["x"], spot["y"]) for key, spot in drawn["places"].items()}

    # --- what is in question ---------------------------------------------------------------

    def focus(self, view: View) -> str:
        """The place in question: of the step, the march, the battle; else the largest force."""
        step = view["step"] or {}
        asked = [step.get(name, "") for name in ("place", "zone")]
        march = view.get("route") or {}
        panels = [panel.get("place", "") for panel in view.get("panels", ())]
        for key in (*panels, march.get("place", ""), *asked):
            if key in self._spots:
                return str(key)
        seat = view["seat"] or SIDES[0]
        forces = {
            key: sum(piece.get("strength", 0) for piece in self._of(place, seat))
            for key, place in view["places"].items()
        }
        return str(max(forces, key=lambda key: forces[key]))

    def _of(self, place: Mapping[str, Any], seat: str) -> Pieces:
        return [piece for piece in place.get("pieces", ()) if piece.get("seat") == seat]

    def scene(self, view: View) -> Any:
        """What must have changed for the board to be drawn again."""
        return view["step"]["seat"], self.focus(view), view["places"], view.get("panels")

    # --- the theatre -----------------------------------------------------------------------

    def map(self, view: View, width: int, height: int) -> RenderableType:
        """The theatre around what is in question, then the rest in a few lines."""
        foot = self._foot(view)
        room = height - FEWEST_LINES - lines_of(foot, width)
        rows = height
        for _ in range(2):  # the less of the map there is, the more stands elsewhere
            shown = self.theatre(view, width, rows)
            below = [*self._cut(self._elsewhere(view, set(shown)), width, room), *foot]
            rows = max(FEWEST_LINES, height - lines_of(below, width))
        shown = self.theatre(view, width, rows)
        below = [*self._cut(self._elsewhere(view, set(shown)), width, room), *foot]
        return Group(self._chart(view, shown, width, rows), *below)

    def _cut(self, texts: Texts, width: int, room: int) -> Texts:
        """As many of these as there is room for; then how to see the others."""
        kept: Texts = []
        for text in texts:
            if lines_of([*kept, text], width) >= room and len(kept) < len(texts) - 1:
                return [*kept, Text(self.speech.ui("more-forces"), "dim italic")]
            kept.append(text)
        return kept

    def theatre(self, view: View, width: int, rows: int) -> dict[str, tuple[float, float]]:
        """The zones and seas on the screen, with where they stand on it, 0 to 1 each way."""
        middle = self._spots[self.focus(view)]
        wide, high = width * ACROSS, rows * DOWN
        left, top = middle[0] - wide / 2, middle[1] - high / 2
        found = {}
        for key, (x, y) in self._spots.items():
            across, down = (x - left) / wide, (y - top) / high
            drawn = self.places[key].kind != "blockade"
            if drawn and 0.02 <= across <= 0.9 and 0 <= down <= 0.95:
                found[key] = (across, down)
        return found

    def _chart(
        self, view: View, shown: Mapping[str, tuple[float, float]], width: int, rows: int
    ) -> Text:
        chart = Chart(width, rows)
        borders = [
            (BORDERS[border.kind], self.model.zones[border.a].key, self.model.zones[border.b].key)
            for border in self.model.borders
        ]
        lines = [
            Line(*shown[a], *shown[b], kind in ROADS, kind in RIVERS)
            for kind, a, b in borders
            if a in shown and b in shown
        ]
        for line in lines:
            chart.road(line)
        chart.spots([self._spot(view, key, at) for key, at in shown.items()])
        for line in lines:
            if line.river:
                chart.river(line)
        return chart.text()

    def _spot(self, view: View, key: str, at: tuple[float, float]) -> Spot:
        place = view["places"].get(key, {})
        side = place.get("side", "")
        style = COLOURS[side] if side else "grey50"
        if self.places[key].kind == "sea":
            style = "cyan"
        forces = self._stacks(place.get("pieces", ()))
        box = view["places"].get(f"{key}_blockade", {}).get("pieces", ())
        if box:
            forces = forces + Text(" / " if forces.plain else "") + self._stacks(box)
        name = Text(self.place_name(key) + self._place_signs(place), style)
        if forces.plain:
            name.stylize("bold")
        return Spot(*at, Text(self._sign(key), style), name, forces)

    def _sign(self, key: str) -> str:
        """Capital, key zone, citadel, fortress, town, open ground, sea."""
        zone = self.zones.get(key)
        if zone is None:
            return "≈" if self.unicode else "~"
        if zone.capital >= 0:
            return self.signs["capital"]
        if zone.key_zone:
            return self.signs["key"]
        if zone.fort:
            return self.signs["citadel" if zone.fort > 1 else "fortress"]
        town = "●" if self.unicode else "o"
        return town if zone.city else ("·" if self.unicode else ".")

    def _place_signs(self, place: Mapping[str, Any]) -> str:
        found = [self.signs[mark] for mark in place.get("marks", ()) if mark in OF_PLACES]
        return "".join(f" {sign}" for sign in found)

    # --- forces ----------------------------------------------------------------------------

    def _stacks(self, pieces: Pieces) -> Text:
        """Each force at a place: its commander, its steps, what is amiss."""
        stacks: dict[int, list[Mapping[str, Any]]] = {}
        for piece in pieces:
            stacks.setdefault(piece.get("stack", 0), []).append(piece)
        return Text(" / ").join([self._stack(own) for own in stacks.values()])

    def _stack(self, pieces: Pieces) -> Text:
        top, rest = pieces[0], pieces[1:]
        seat = top.get("seat", "")
        name = self.pieces[top["key"]].short if "key" in top else self._unknown(top["side"], 1)
        text = Text(name, COLOURS.get(seat, "grey70"))
        steps = top.get("force", top.get("strength"))
        if steps is not None:
            text.append(f" {steps}")
        elif rest:
            hidden = any("key" not in piece for piece in rest)
            text.append(" +?" if hidden else f" +{len(rest)}")
        marks = "".join(self.signs[mark] for mark in top.get("marks", ()) if mark in SHOWN)
        return text.append(marks, "yellow")

    def _elsewhere(self, view: View, shown: set[str]) -> Texts:
        """The forces that the theatre does not show, country by country."""
        lands: dict[str, list[Text]] = {}
        for key, place in view["places"].items():
            pieces = place.get("pieces", ())
            if not pieces or key in shown or key.removesuffix("_blockade") in shown:
                continue
            text = Text(f"{self.place_name(key)} ", "grey70").append_text(self._stacks(pieces))
            lands.setdefault(place.get("land", ""), []).append(text)
        lines: Texts = []
        for land in sorted(lands, key=self._land_order):
            title = self._land_name(land) or self.speech.ui("at-sea")
            lines.append(Text(f"{title}: ", "bold").append_text(Text(" · ").join(lands[land])))
        return lines

    def _land_order(self, land: str) -> int:
        keys = [country.key for country in self.model.countries]
        return keys.index(land) if land in keys else len(keys)

    def _land_name(self, land: str) -> str:
        for country in self.model.countries:
            if country.key == land:
                return country.names[self.speech.language]
        return ""

    def _foot(self, view: View) -> Texts:
        cards = [self.cards[card["key"]] for card in view.get("hand", ())]
        names = ", ".join(f"{card.name} ({card.values['points']})" for card in cards)
        hand = Text(self.speech.ui("your-hand", cards=names or "–"), "bold")
        return [hand, self.status(view), self.legend()]

    def status(self, view: View) -> Text:
        """The tracks, and who holds how many cards."""
        text = super().status(view)
        for seat, hand in view.get("hands", {}).items():
            text.append(" · " if text.plain else "")
            text.append(
                self.speech.ui("hand-of", seat=self.speech.seat(seat), number=hand["count"])
            )
        return text

    def legend(self) -> Text:
        """What the signs mean."""
        marks = ("capital", "key", "fortress", "citadel", "besieged", "ruined", *SHOWN)
        told = [f"{self.signs[mark]} {self.speech.say(f'mark-{mark}')}" for mark in marks]
        return Text("  ".join(told), "dim")

    def list(self, view: View) -> RenderableType:
        """For narrow terminals: every force, country by country."""
        return Group(*self._elsewhere(view, set()), *self._foot(view))

    # --- one place, one province -----------------------------------------------------------

    def place(self, view: View, key: str) -> RenderableType:
        """What is printed there, who stands there, and the ways from it."""
        info, zone = self.places[key], self.zones.get(key)
        found = view["places"].get(key, {})
        lines: list[RenderableType] = []
        if zone is not None:
            lines.append(Text(self._printed(zone)))
        lines.append(
            self._standing(found) if found.get("pieces") else Text(self.speech.ui("empty"))
        )
        for near in info.neighbours:
            kind = self._border(key, near)
            way = self.speech.say(f"ui-map-{kind}") if kind not in ("plain", "desert") else ""
            lines.append(Text(f"→ {self.place_name(near)}" + (f" ({way})" if way else ""), "dim"))
        title = Text(info.name + self._place_signs(found), "bold")
        return Panel(Group(*lines), title=title, title_align="left", box=self.box)

    def _printed(self, zone: Any) -> str:
        words = [self.model.provinces[zone.province].name]
        marks = [
            ("capital", zone.capital >= 0),
            ("key", zone.key_zone),
            ("citadel", zone.fort == 2),
            ("fortress", zone.fort == 1),
            ("port", zone.port >= 0),
        ]
        words += [self.speech.say(f"mark-{mark}") for mark, there in marks if there]
        ground = [("marsh", zone.marsh), ("poor", zone.poor)]
        words += [self.speech.say(f"ui-map-{mark}") for mark, there in ground if there]
        return " · ".join(words)

    def _border(self, a: str, b: str) -> str:
        one, two = self.zones[a].id, self.zones[b].id
        for border in self.model.borders:
            if {border.a, border.b} == {one, two}:
                return BORDERS[border.kind]
        return "plain"

    def _look_at_province(self, view: View, rest: str) -> RenderableType | None:
        wanted = plain(rest)
        for province in self.model.provinces:
            own = [zone for zone in self.model.zones if zone.province == province.id]
            names = {plain(province.name), plain(province.key)}
            if wanted in names or self.find_place(rest) in {zone.key for zone in own}:
                return self.province(view, province.name, own)
        return None

    def province(self, view: View, name: str, zones: Iterable[Any]) -> RenderableType:
        """All zones of a province with whoever stands in them."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for zone in zones:
            place = view["places"][zone.key]
            side = COLOURS[place.get("side", "")]
            title = Text(f"{self._sign(zone.key)} {self.place_name(zone.key)}", f"bold {side}")
            table.add_row(title, Text(self._place_signs(place)), self._standing(place))
        return Panel(table, title=Text(name, "bold"), title_align="left", box=self.box)

    # --- supply ----------------------------------------------------------------------------

    def supply(self, view: View) -> RenderableType:
        """13.3: by country, where its lines begin, and who is cut off and by what."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for country, lines in view.get("supply", {}).items():
            cut = [
                self.speech.ui("cut-off", place=self.place_name(zone), by=self._names(bars) or "–")
                for zone, bars in lines["cut"].items()
            ]
            style = COLOURS[lines["seat"]]
            sources = self.speech.ui("sources", places=self._names(lines["sources"]) or "–")
            told = Text(sources, "dim")
            for line in cut:
                told.append(f"\n{line}", "yellow")
            table.add_row(Text(self._land_name(country), f"bold {style}"), told)
        return table

    def _names(self, keys: Iterable[str]) -> str:
        return ", ".join(self.place_name(key) for key in keys)

    # --- battles ---------------------------------------------------------------------------

    def _panel(self, panel: Mapping[str, Any]) -> RenderableType:
        """A battle with both sides beside each other; a siege or a sea fight in a few lines."""
        draw = {"battle": self._battle, "siege": self._siege, "naval": self._naval}
        title = self.speech.say(f"panel-{panel['key']}")
        place = self.place_name(panel["place"])
        return Group(Text(f"{title}: {place}", "bold"), draw[panel["key"]](panel))

    def _sides(self, panel: Mapping[str, Any]) -> tuple[str, str]:
        attacker = panel["attacker"]
        return attacker, SIDES[1 - SIDES.index(attacker)]

    def _battle(self, panel: Mapping[str, Any]) -> RenderableType:
        say = self.speech
        table = Table(box=self.box)
        table.add_column("")
        sides = self._sides(panel)
        for side, role in zip(sides, ("attacker", "defender"), strict=True):
            title = f"{say.seat(side)} ({say.say(f'panel-battle-{role}')})"
            table.add_column(Text(title, f"bold {COLOURS[side]}"))
        armies = [panel[side] for side in sides]
        table.add_row("", *[self._force(army["pieces"]) for army in armies])
        for key in ("steps", "morale"):
            table.add_row(say.say(f"panel-battle-{key}"), *[str(army[key]) for army in armies])
        table.add_row(say.say("panel-battle-modifier"), *[self._modifier(army) for army in armies])
        if armies[0]["dice"] or armies[1]["dice"]:
            table.add_row(say.say("panel-battle-dice"), *[str(army["dice"]) for army in armies])
            hits = [say.say("panel-battle-inflicts", n=army["inflicts"]) for army in armies]
            table.add_row("", *hits)
        size = f"{say.say('panel-battle-' + panel['size'])}" if panel.get("size") else ""
        return Group(table, Text(size, "dim"))

    def _modifier(self, army: Mapping[str, Any]) -> str:
        parts = [
            f"{worth:+} {self.speech.say(f'panel-battle-part-{key}')}"
            for key, worth in army["parts"]
        ]
        return "\n".join([f"{army['modifier']:+}", *parts])

    def _force(self, pieces: Pieces) -> str:
        shown = [
            self.piece(piece) if "key" in piece else self._unknown(piece["side"], 1)
            for piece in pieces
        ]
        return "\n".join(shown) or "–"

    def _siege(self, panel: Mapping[str, Any]) -> RenderableType:
        say = self.speech
        table = Table(box=None, pad_edge=False, show_header=False)
        for key in ("outside", "inside"):
            none = say.say("panel-siege-none") if key == "inside" else "–"
            shown = ", ".join(self._force(panel[key]).split("\n")) if panel[key] else none
            table.add_row(say.say(f"panel-siege-{key}"), shown)
        table.add_row(say.say("panel-siege-marker"), f"+{panel['marker']}")
        table.add_row(say.say("panel-siege-modifier"), f"{panel['modifier']:+}")
        return table

    def _naval(self, panel: Mapping[str, Any]) -> RenderableType:
        say = self.speech
        table = Table(box=None, pad_edge=False, show_header=False)
        for side in self._sides(panel):
            squadron = panel[side]
            fleets = ", ".join(self._force(squadron["pieces"]).split("\n"))
            total = (
                f"{say.say('panel-naval-total')} {squadron['total']}" if squadron["total"] else ""
            )
            table.add_row(Text(say.seat(side), f"bold {COLOURS[side]}"), fleets, total)
        if panel["fort"]:
            table.add_row("", say.say("panel-naval-fort", n=panel["fort"]), "")
        return table


def lines_of(texts: Texts, width: int) -> int:
    """How many lines these take in a terminal of this width."""
    return sum(-(-text.cell_len // width) for text in texts)
