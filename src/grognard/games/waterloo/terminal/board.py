"""The board of Napoléon 1815 in the terminal, drawn from a seat's view and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grognard.games.waterloo.terminal.battle import BattleBoard
from grognard.games.waterloo.terminal.blocks import (
    ARMS,
    COLOURS,
    Block,
    known,
    marked,
    ranked,
    sign,
    stack,
)
from grognard.kernel.chart import Chart, Line, Spot
from grognard.kernel.speech import Speech
from grognard.kernel.terminal import Look, TerminalBoard, View

if TYPE_CHECKING:
    from grognard.games.waterloo.model import Model, Road, Town

ARMIES = ("french", "british", "prussian")
FACE_MARKS = ("moved", "disorganised", "active")
BLANK_MARKS = ("disorganised", "rode")
WIDEST = 200  # a larger map only spreads the towns apart


class WaterlooBoard(TerminalBoard):
    """Draws what a seat may see."""

    help = ("town", "roads", "forces", "seen", "board")

    def __init__(self, speech: Speech, unicode: bool = True) -> None:
        super().__init__(speech, unicode)
        game: Any = speech.game
        self.model: Model = game.model
        self.blank = "▒" if unicode else "x"

    @property
    def looks(self) -> Mapping[str, Look]:
        """Towns and their roads, forces, what was seen, the battle board."""
        return {
            **super().looks,
            "town": self._look_at_place,
            "roads": self._look_at_roads,
            "board": lambda view, _rest: self.panels(view) or Text(self.speech.ui("no-battle")),
        }

    def _look_at_roads(self, view: View, rest: str) -> RenderableType | None:
        key = self.find_place(rest)
        return None if key is None else self.roads(view, key)

    def army(self, key: str) -> str:
        """An army in a sentence."""
        return self.speech.say(f"army-{key}")

    # --- the lines at the top --------------------------------------------------------------

    def header(self, view: View, label: str) -> Text:
        """Date, turn, whose turn, phase."""
        if view["turn"] is None:
            return super().header(view, label)
        say, turns = self.speech, len(self.model.turns)
        return super().header(
            view, f"{label} · {say.ui('turn', turn=view['turn']['number'], turns=turns)}"
        )

    def status(self, view: View) -> Text:
        """What is left of each army."""
        say = self.speech
        lines = []
        for name in ARMIES:
            track = _track(view, name)
            left = say.ui("army-left", units=track["value"], limit=track["goal"])
            lines.append(Text(f"{say.seat(name)}: {left}", COLOURS[name]))
        return Text(" · ").join(lines)

    def task(self, view: View) -> Text:
        """What the seat must do now."""
        step, say = view["step"], self.speech
        if step is None:
            return Text("")
        params = {"number": step.get("number", 0), **self._names(step)}
        text = Text(say.say(f"ask-{step['key']}", **params), "bold")
        if step["key"] == "movement":
            text.append("  " + self._groups(view, step["seat"]), "")
        if "group" in step:
            text.append("  " + say.ui("group-now", town=say.place(step["group"])), "italic")
        return text

    def _names(self, step: dict[str, Any]) -> dict[str, str]:
        names = {}
        if "place" in step:
            names["place"] = self.speech.place(step["place"])
        if "side" in step:
            names["side"] = self.army(step["side"])
        return names

    def _groups(self, view: View, seat: str) -> str:
        armies = ("british", "prussian") if seat == "allied" else (seat,)
        say = self.speech
        left = [
            f"{say.seat(army)}: "
            + say.ui("groups-left", number=_track(view, f"groups-{army}")["value"])
            for army in armies
        ]
        return f"({'; '.join(left)})"

    # --- what is drawn ---------------------------------------------------------------------

    def picture(self, view: View) -> RenderableType | None:
        """The battle if one is being fought, the town after it."""
        town = (view["step"] or {}).get("place")
        if not town:
            return None
        return self.place(view, town) if view["step"]["key"] == "regrouping" else self.panels(view)

    # --- the map ---------------------------------------------------------------------------

    def map(self, view: View, width: int, height: int) -> RenderableType:
        """The whole map in characters."""
        width = min(width, WIDEST)
        chart = Chart(width, min(height, width * 7 // 20))
        lines = [self._line(road) for road in self.model.roads]
        for line in lines:
            chart.road(line)
        chart.spots([self._spot(town, blocks_in(view, town.key)) for town in self.model.towns])
        for line in lines:
            if line.river:
                chart.river(line)
        return Group(chart.text(), self.legend())

    def legend(self) -> Text:
        """What the signs mean."""
        say = self.speech
        arms = [f"{arm[0].upper()} {say.say(f'kind-{arm}')}" for arm in ARMS]
        signs = [f"{self.blank} {say.ui('hidden-block')}", f"{self.diamond} {say.ui('base')}"]
        return Text("  ".join([*arms, *signs]), "dim")

    @property
    def diamond(self) -> str:
        """The sign of a supply base."""
        return "◆" if self.unicode else "*"

    def _place(self, town: Town) -> tuple[float, float]:
        xs, ys = [t.x for t in self.model.towns], [t.y for t in self.model.towns]
        left, top = min(xs), min(ys)
        return (town.x - left) / (max(xs) - left), (town.y - top) / (max(ys) - top)

    def _line(self, road: Road) -> Line:
        x1, y1 = self._place(self.model.towns[road.a])
        x2, y2 = self._place(self.model.towns[road.b])
        return Line(x1, y1, x2, y2, road.main, bool(road.river))

    def _spot(self, town: Town, blocks: Sequence[Block]) -> Spot:
        x, y = self._place(town)
        colour = _colour(blocks)
        name = Text(town.names[self.speech.language], "bold" if blocks else "grey70")
        return Spot(x, y, Text(self._mark(town, blocks), colour), name, stack(blocks, self.blank))

    def _mark(self, town: Town, blocks: Sequence[Block]) -> str:
        if town.supply_army >= 0:
            return self.diamond
        return ("●" if blocks else "○") if self.unicode else "o"

    def list(self, view: View) -> RenderableType:
        """The occupied towns zone by zone, for narrow terminals."""
        parts: list[RenderableType] = []
        for zone, army in enumerate(ARMIES):
            towns = [town for town in self.model.towns if town.zone == zone]
            shown = [self._entry(town, view) for town in towns if self._worth(town, view)]
            title = self.speech.ui("zone", army=self.speech.seat(army))
            parts.append(Text(title, f"bold {COLOURS[army]}"))
            parts.append(Columns(shown, equal=True, expand=False, padding=(0, 2)))
        return Group(*parts, self.legend())

    def _worth(self, town: Town, view: View) -> bool:
        """Whether a town belongs on the short list: all do while armies are being placed."""
        return town.key in view["places"] or town.supply_army >= 0 or view["turn"] is None

    def _entry(self, town: Town, view: View) -> Text:
        blocks = blocks_in(view, town.key)
        base = self.diamond if town.supply_army >= 0 else ""
        text = Text(f"{base}{town.names[self.speech.language]} ", "bold", no_wrap=True)
        return text.append_text(stack(blocks, self.blank))

    # --- one town --------------------------------------------------------------------------

    def place(self, view: View, key: str) -> RenderableType:
        """One town: its blocks, its roads, its supply."""
        town = self.model.town(key)
        parts: list[RenderableType] = []
        if town.supply_army >= 0:
            army = self.army(ARMIES[town.supply_army])
            parts.append(Text(self.speech.ui("base-of", army=army, number=town.supply_loss)))
        blocks = blocks_in(view, key)
        parts.append(self._blocks(blocks) if blocks else Text(self.speech.ui("empty")))
        parts.append(self.roads(view, key))
        title = Text(town.names[self.speech.language], "bold")
        return Panel(Group(*parts), title=title, title_align="left", box=self.box)

    def _blocks(self, blocks: Sequence[Block]) -> RenderableType:
        lines: list[Text] = [self._described(block) for block in ranked(blocks)]
        counted = Counter((b["side"], self._marks(b, BLANK_MARKS)) for b in blocks if not known(b))
        for (army, marks), number in sorted(counted.items()):
            text = f"{number} × {self.speech.say(f'unknown-piece-{army}')}"
            lines.append(Text(text + marks, COLOURS[army]))
        return Columns(lines, padding=(0, 3))

    def _described(self, block: Block) -> Text:
        note = self._marks(block, FACE_MARKS)
        return Text(f"{self.piece(block)}{note}", COLOURS[block["side"]], no_wrap=True)

    def _marks(self, block: Block, names: tuple[str, ...]) -> str:
        marks = [self.speech.say(f"mark-{name}") for name in names if marked(block, name)]
        return f" ({', '.join(marks)})" if marks else ""

    def piece(self, block: Mapping[str, Any]) -> str:
        """A known block by name and sign."""
        return f"{self.speech.piece(block['key'])} {sign(block)}"

    def roads(self, view: View, key: str) -> RenderableType:
        """The roads of a town: kind, river, how many have marched it."""
        say = self.speech
        table = Table(box=None, pad_edge=False)
        for title in (say.ui("roads"), "", say.ui("used"), say.ui("there")):
            table.add_column(title, header_style="dim")
        here = self.model.town(key)
        for road in self.model.roads:
            if here.id in (road.a, road.b):
                self._road(table, view, road, self.model.towns[road.a + road.b - here.id])
        return table

    def _road(self, table: Table, view: View, road: Road, other: Town) -> None:
        say, limits = self.speech, self.model.limits
        kind = say.ui("main-road" if road.main else "minor-road")
        river = f", {say.ui('river')}: {road.river}" if road.river else ""
        capacity = limits.road_main if road.main else limits.road_minor
        ends = f"{self.model.towns[road.a].key}-{self.model.towns[road.b].key}"
        used = view["links"].get(ends, 0)
        there = stack(blocks_in(view, other.key), self.blank)
        table.add_row(other.names[say.language], kind + river, f"{used}/{capacity}", there)

    # --- lists -----------------------------------------------------------------------------

    def forces(self, view: View) -> RenderableType:
        """The seat's own order of battle, town by town."""
        own = _armies_of(view["seat"])
        table = Table(box=None, pad_edge=False, show_header=False)
        for town in self.model.towns:
            blocks = [b for b in blocks_in(view, town.key) if b["side"] in own]
            if blocks:
                pieces = [Text(self.piece(b), COLOURS[b["side"]]) for b in ranked(blocks)]
                table.add_row(
                    Text(town.names[self.speech.language], "bold"), Text(", ").join(pieces)
                )
        return Group(table, self.status(view))

    def memories(self, view: View) -> RenderableType:
        """What the enemy's blocks showed when they were last open."""
        say = self.speech
        table = Table(box=None, pad_edge=False, show_header=False)
        for memory in view["memories"]:
            town = say.place(memory["place"]) if memory["place"] else ""
            key = "last-seen" if memory["strength"] and town else "seen-eliminated"
            text = say.ui(key, town=town, turn=memory["turn"], cv=memory["strength"])
            table.add_row(Text(say.piece(memory["key"]), "bold"), text)
        return table if view["memories"] else Text(say.ui("nothing-seen"))

    def panels(self, view: View) -> RenderableType | None:
        """The battle being fought, or all of them from the map; None if there is none."""
        now = (view["step"] or {}).get("place")
        battles = [b for b in view["panels"] if now in (None, b["place"])]
        near = "french" if view["seat"] == "french" else "allied"
        pictures = [BattleBoard(self.speech, b, near, self.unicode).picture() for b in battles]
        return Group(*pictures, self._battle_legend()) if pictures else None

    def _battle_legend(self) -> Text:
        say = self.speech
        up = "▲" if self.unicode else "^"
        signs = {up: "forward", "#": "square", "!": "fresh", "·": "acted"}
        told = [f"{sign} {say.say(f'mark-{mark}')}" for sign, mark in signs.items()]
        return Text("  ".join(told), "dim")

    def label(self, view: View, key: str, where: bool) -> str:
        """A piece in the menu: its name, sign and town as far as the seat may know them."""
        for town, found in view["places"].items():
            for block in found["pieces"]:
                if block.get("key") == key:
                    place = f" ({self.speech.place(town)})" if where else ""
                    return self.piece(block) + place
        unit = self.model.unit(key)
        return f"{self.speech.piece(key)} {sign({'kind': ARMS[unit.arm], 'strength': unit.cv})}"


def blocks_in(view: View, town: str) -> Sequence[Block]:
    """The blocks that a view shows in a town."""
    found: Sequence[Block] = view["places"].get(town, {}).get("pieces", [])
    return found


def _track(view: View, key: str) -> dict[str, Any]:
    return next(track for track in view["tracks"] if track["key"] == key)


def _armies_of(seat: str | None) -> tuple[str, ...]:
    return ("british", "prussian") if seat == "allied" else (seat or "",)


def _colour(blocks: Sequence[Block]) -> str:
    armies = {block["side"] for block in blocks}
    return f"bold {COLOURS[min(armies)]}" if armies else "grey70"
