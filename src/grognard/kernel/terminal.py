"""How a game looks in a terminal: what every game gets, and what a game may draw in its own way.

Everything is drawn from a seat's view and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grognard.kernel.speech import Speech
from grognard.kernel.verbs import plain

View = dict[str, Any]
Look = Callable[[View, str], "RenderableType | None"]


class TerminalBoard:
    """Draws what a seat may see. A game derives from it what it draws in its own way."""

    #: Help for the looks and actions of the game: keys of `ui-help-…`, in the order shown.
    help: tuple[str, ...] = ("place", "forces", "hand")

    def __init__(self, speech: Speech, unicode: bool = True) -> None:
        self.speech = speech
        self.game = speech.game
        self.unicode = unicode
        self.places = self.game.places(speech.language)
        self.pieces = self.game.pieces(speech.language)
        self.cards = self.game.cards(speech.language)

    @property
    def looks(self) -> Mapping[str, Look]:
        """What may be typed to see something: given the view and the rest of the line."""
        return {
            "place": self._look_at_place,
            "forces": lambda view, _rest: self.forces(view),
            "seen": lambda view, _rest: self.memories(view),
            "board": lambda view, _rest: self.panels(view) or Text(self.speech.ui("no-panel")),
            "hand": lambda view, _rest: self.hand(view) or Text(self.speech.ui("no-cards")),
        }

    # --- the lines at the top --------------------------------------------------------------

    def header(self, view: View, label: str) -> Text:
        """When it is, whose turn, which step."""
        say = self.speech
        parts = [self.game.title, label or say.ui("set-up")]
        step = view["step"]
        if step is not None:
            parts += [say.seat(step["seat"]), say.say(f"step-{step['key']}")]
        return Text(" · ".join(parts), "bold reverse", overflow="ellipsis", no_wrap=True)

    def task(self, view: View) -> Text:
        """What the seat must do now."""
        step = view["step"]
        if step is None:
            return Text("")
        about = {name: value for name, value in step.items() if name not in ("key", "rule", "seat")}
        words = self.game.words(about, self.speech.language)
        return Text(self.speech.say(f"ask-{step['key']}", **words), "bold")

    def status(self, view: View) -> Text:
        """Where the tracks stand."""
        return Text(" · ").join([self._track(track) for track in view.get("tracks", ())])

    def _track(self, track: Mapping[str, Any]) -> Text:
        name = self.speech.say(f"track-{track['key']}")
        return Text(f"{name}: {self._track_value(track)}")

    def _track_value(self, track: Mapping[str, Any]) -> str:
        """A number, what stands in the cell of this index, or the marks that lie there."""
        value, cells = track["value"], track.get("cells", ())
        if "marks" in track:
            return ", ".join(self.speech.say(f"mark-{mark}") for mark in track["marks"])
        if cells and str(value) not in cells:
            cell = cells[value]
            words = f"track-{track['key']}-{cell}"
            return self.speech.say(words) if self.speech.texts.has(words) else str(cell)
        most = track.get("goal", track.get("of"))
        return f"{value}/{most}" if most is not None else f"{value}"

    # --- the board -------------------------------------------------------------------------

    def scene(self, view: View) -> Any:
        """What must have changed for the board to be drawn again."""
        return view["step"]["seat"], view["places"], view.get("panels"), view.get("hand")

    def picture(self, view: View) -> RenderableType | None:
        """What is drawn instead of the map at this step, if anything: a battle, for example."""
        return self.panels(view)

    def map(self, view: View, _width: int, _height: int) -> RenderableType:
        """The whole board."""
        return self.list(view)

    def list(self, view: View) -> RenderableType:
        """The places with something in them, for narrow terminals."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for key, place in view["places"].items():
            table.add_row(Text(self.place_name(key), "bold"), self._standing(place))
        hand = self.hand(view)
        parts: list[RenderableType] = [table, self.status(view)]
        return Group(*parts) if hand is None else Group(*parts, hand)

    def place_name(self, key: str) -> str:
        """What a place is called."""
        return self.places[key].name

    def _standing(self, place: Mapping[str, Any]) -> Text:
        """Who commands a place, its marks and its pieces in one line."""
        words = [self.speech.say(f"side-{place['side']}")] if "side" in place else []
        words += [self.speech.say(f"mark-{mark}") for mark in place.get("marks", ())]
        pieces = [self.piece(piece) for piece in place.get("pieces", ()) if "key" in piece]
        hidden = [piece["side"] for piece in place.get("pieces", ()) if "key" not in piece]
        pieces += [self._unknown(side, hidden.count(side)) for side in dict.fromkeys(hidden)]
        told = f"({', '.join(words)}) " if words else ""
        return Text(told + ", ".join(pieces))

    def _unknown(self, side: str, count: int) -> str:
        if count == 1:
            return self.speech.say(f"unknown-piece-{side}")
        return self.speech.say(f"unknown-pieces-{side}", n=count)

    def piece(self, piece: Mapping[str, Any]) -> str:
        """A known piece by name, strength and marks."""
        strength = f" {piece['strength']}" if piece.get("strength") else ""
        marks = [self.speech.say(f"mark-{mark}") for mark in piece.get("marks", ())]
        told = f" ({', '.join(marks)})" if marks else ""
        return f"{self.pieces[piece['key']].short}{strength}{told}"

    def find_place(self, text: str) -> str | None:
        """A place by its name, its key or the beginning of one; None if none or several fit."""
        wanted = plain(text)
        names = {key: (plain(place.name), plain(key)) for key, place in self.places.items()}
        exact = [key for key, known in names.items() if wanted in known]
        begun = [key for key, known in names.items() if any(n.startswith(wanted) for n in known)]
        found = exact or (begun if wanted else [])
        return found[0] if len(found) == 1 else None

    def _look_at_place(self, view: View, rest: str) -> RenderableType | None:
        key = self.find_place(rest)
        return None if key is None else self.place(view, key)

    def place(self, view: View, key: str) -> RenderableType:
        """One place: what is printed there, who stands there, and what is next to it."""
        info = self.places[key]
        found = view["places"].get(key, {})
        lines: list[RenderableType] = [Text(info.about)] if info.about else []
        lines.append(self._standing(found) if found else Text(self.speech.ui("empty")))
        near = ", ".join(self.place_name(other) for other in info.neighbours)
        lines.append(Text(near, "dim"))
        title = Text(info.name, "bold")
        return Panel(Group(*lines), title=title, title_align="left", box=self.box)

    @property
    def box(self) -> box.Box:
        """Lines that the terminal can draw."""
        return box.ROUNDED if self.unicode else box.ASCII

    # --- lists -----------------------------------------------------------------------------

    def forces(self, view: View) -> RenderableType:
        """What the seat knows the face of, place by place, and what lies beside the board."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for key, place in view["places"].items():
            pieces = [self.piece(piece) for piece in place.get("pieces", ()) if "key" in piece]
            if pieces:
                table.add_row(Text(self.place_name(key), "bold"), Text(", ".join(pieces)))
        for aside in view.get("aside", ()):
            title = self.speech.say(f"aside-{aside['key']}")
            table.add_row(Text(title, "bold italic"), self._standing(aside))
        return Group(table, self.status(view))

    def memories(self, view: View) -> RenderableType:
        """What was once seen and is now hidden."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for memory in view.get("memories", ()):
            place = self.place_name(memory["place"]) if memory["place"] else ""
            table.add_row(Text(self.pieces[memory["key"]].name, "bold"), place)
        return table if view.get("memories") else Text(self.speech.ui("nothing-remembered"))

    def hand(self, view: View) -> RenderableType | None:
        """The seat's cards, the others' hands and the piles; None in games without cards."""
        if "hands" not in view:
            return None
        table = Table(box=None, pad_edge=False, show_header=False)
        for card in view.get("hand", ()):
            info = self.cards[card["key"]]
            table.add_row(Text(info.name, "bold"), Text(info.text))
        counts = [
            self.speech.ui("hand-of", seat=self.speech.seat(seat), number=hand["count"])
            + self._known(hand["known"])
            for seat, hand in view["hands"].items()
            if seat != view["seat"]
        ]
        counts += [f"{self._deck(deck)}: {deck['count']}" for deck in view.get("decks", ())]
        return Group(table, Text(" · ".join(counts), "dim"))

    def _known(self, cards: Any) -> str:
        return f" ({', '.join(self.cards[card].name for card in cards)})" if cards else ""

    def _deck(self, deck: Mapping[str, Any]) -> str:
        return self.speech.say(f"deck-{deck['key']}")

    def panels(self, view: View) -> RenderableType | None:
        """The panels of the game as plain lists; None if there are none."""
        found = [self._panel(panel) for panel in view.get("panels", ())]
        return Group(*found) if found else None

    def _panel(self, panel: Mapping[str, Any]) -> RenderableType:
        title = self.speech.say(f"panel-{panel['key']}")
        if panel.get("place"):
            title += f": {self.place_name(panel['place'])}"
        rest = {name: value for name, value in panel.items() if name not in ("key", "place")}
        lines = [f"{name}: {value}" for name, value in rest.items()]
        return Panel(Text("\n".join(lines)), title=title, title_align="left", box=self.box)

    def label(self, view: View, key: str, where: bool) -> str:
        """A piece in the menu: what the seat knows of it, and where it stands."""
        for place, found in view["places"].items():
            for piece in found.get("pieces", ()):
                if piece.get("key") == key:
                    return self.piece(piece) + (f" ({self.place_name(place)})" if where else "")
        return self.pieces[key].name
