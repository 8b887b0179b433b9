"""The board of Age of Napoleon in the terminal, drawn from a seat's view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grognard.games.age.looks import ALIGNMENT_MARKS, MARKS
from grognard.games.age.model import SIDES
from grognard.kernel.speech import Speech
from grognard.kernel.terminal import Look, TerminalBoard, View

if TYPE_CHECKING:
    from grognard.games.age.model import Country, Model

COLOURS: Final = {"french": "bright_blue", "coalition": "bright_red", "": "grey70"}
SIGNS: Final = {mark.key: mark.sign for mark in MARKS}
PLAIN_SIGNS: Final = {
    "neutral": "o",
    "member": "+",
    "insurgent": "!",
    "ally": "*",
    "dominion": "#",
    "reduced": "/",
    "moved": ">",
}
PICKING: Final = ("muster", "engage")  # the steps that ask for some of the corps of a stack
Pieces = Sequence[Mapping[str, Any]]


class AgeBoard(TerminalBoard):
    """Draws what a seat may see."""

    help = ("place", "country", "forces", "boxes", "hand", "board")

    def __init__(self, speech: Speech, unicode: bool = True) -> None:
        super().__init__(speech, unicode)
        game: Any = speech.game
        self.model: Model = game.model
        self.signs = SIGNS if unicode else {**SIGNS, **PLAIN_SIGNS}

    @property
    def looks(self) -> Mapping[str, Look]:
        """Areas, countries, forces, the boxes, the hand, the battle."""
        return {
            **super().looks,
            "country": self._look_at_country,
            "boxes": lambda view, _rest: self.boxes(view),
        }

    # --- the lines at the top --------------------------------------------------------------

    def status(self, view: View) -> Text:
        """Who holds how many cards, and what lies in the boxes."""
        say = self.speech
        hands = view.get("hands", {})
        words = [
            say.ui("hand-of", seat=say.seat(seat), number=hand["count"])
            for seat, hand in hands.items()
        ]
        for box in view.get("aside", ()):
            if not box["key"].startswith(("out", "waiting")):
                words.append(f"{say.say('aside-' + box['key'])} {len(box['pieces'])}")
        return Text(" · ".join(words), "dim")

    def task(self, view: View) -> Text:
        """What the seat must do now; while it picks corps, whom it has picked."""
        text, step = super().task(view), view["step"] or {}
        if step.get("key") in PICKING:
            pieces = view["places"][step["area"]].get("pieces", ())
            picked = [self._face(piece) for piece in pieces if "chosen" in piece.get("marks", ())]
            text.append("  " + self.speech.ui("picked", corps=", ".join(picked) or "–"), "italic")
        return text

    def scene(self, view: View) -> Any:
        """What must have changed for the board to be drawn again; choices of corps do not."""
        places = {key: self._public(place) for key, place in view["places"].items()}
        return view["step"]["seat"], places, view.get("panels")

    def _public(self, place: Mapping[str, Any]) -> Any:
        pieces = [(p.get("key"), p.get("strength")) for p in place.get("pieces", ())]
        return place.get("side"), place.get("marks"), pieces

    # --- Europe ----------------------------------------------------------------------------

    def map(self, view: View, width: int, height: int) -> RenderableType:
        """The great powers side by side, then the others in a line each."""
        powers = [self._power(view, country) for country in self._countries(True)]
        others = self._others(view)
        return Group(Columns(powers, expand=False, padding=(0, 1)), *others, *self._foot(view))

    def list(self, view: View) -> RenderableType:
        """The same for narrow terminals: one below the other."""
        parts: list[RenderableType] = []
        for country in self._countries(True):
            parts += [self._country_title(view, country), *self._areas(view, country, "  ")]
        return Group(*parts, *self._others(view), *self._foot(view))

    def _foot(self, view: View) -> Sequence[RenderableType]:
        cards = ", ".join(self.cards[card["key"]].name for card in view.get("hand", ()))
        hand = self.speech.ui("your-hand", cards=cards or "–")
        return [Text(hand, "bold"), self.status(view), self.legend()]

    def legend(self) -> Text:
        """What the signs mean."""
        marks = [*ALIGNMENT_MARKS, "reduced", "moved"]
        return Text(
            "  ".join(f"{self.signs[mark]} {self.speech.say(f'mark-{mark}')}" for mark in marks),
            "dim",
        )

    def _countries(self, major: bool) -> Sequence[Country]:
        return [country for country in self.model.countries if country.major == major]

    def _power(self, view: View, country: Country) -> RenderableType:
        lines = self._areas(view, country) or [Text("–", "grey50")]
        title = self._country_title(view, country)
        width = max(title.cell_len + 6, *(line.cell_len + 2 for line in lines))
        return Panel(
            Group(*lines), title=title, title_align="left", box=self.box, width=width, padding=0
        )

    def _areas(self, view: View, country: Country, indent: str = "") -> Sequence[Text]:
        """The areas of a country in which somebody stands; a detached one is a country itself."""
        found = []
        for area in self.model.areas:
            place = view["places"][area.key]
            pieces, detached = place.get("pieces", ()), "detached" in place.get("marks", ())
            if area.country == country.id and pieces and not detached:
                name = Text(f"{indent}{self.place_name(area.key)} ", "bold")
                found.append(name.append_text(self._stacks(pieces)))
        return found

    def _country_title(self, view: View, country: Country) -> Text:
        """Its name with the sign of its alignment, in the colour of its side."""
        heart = self._heart(country)
        place = view["places"].get(heart, {})
        marks = [mark for mark in place.get("marks", ()) if mark in self.signs]
        signs = "".join(self.signs[mark] for mark in marks)
        names = country.names
        name = names.get(self.speech.language, names["en"])
        return Text(f"{signs}{name}", f"bold {COLOURS[place.get('side', '')]}")

    def _heart(self, country: Country) -> str:
        """The area on which the marks of a country lie."""
        own = [area for area in self.model.areas if area.country == country.id]
        capital = [area for area in own if area.capital]
        return (capital or own)[0].key if own else country.key

    def _others(self, view: View) -> Sequence[RenderableType]:
        """The minor countries: those with corps first, line by line by their side."""
        lines: list[RenderableType] = []
        for side in ("french", "coalition", ""):
            shown = []
            for country in self._countries(False):
                place = view["places"].get(self._heart(country), {})
                if place.get("side", "") == side and self._is_country(country, place):
                    text = self._country_title(view, country)
                    pieces = place.get("pieces", ())
                    if pieces:
                        text.append(" ").append_text(self._stacks(pieces))
                    shown.append(text)
            if shown:
                lines.append(Text(" · ").join(shown))
        return lines

    def _is_country(self, country: Country, place: Mapping[str, Any]) -> bool:
        """A detachable area is a country of its own only while it is detached."""
        detachable = {area.key for area in self.model.areas if area.detachable}
        return country.key not in detachable or "detached" in place.get("marks", ())

    def _stacks(self, pieces: Pieces) -> Text:
        """The stack of each side."""
        shown = []
        for number, side in enumerate(SIDES):
            own = [piece for piece in pieces if piece.get("stack") == number]
            if own:
                shown.append(self._stack(own, side))
        return Text(" / ").join(shown)

    def _stack(self, pieces: Pieces, side: str) -> Text:
        """The leader, how many are with him, and their strength where all of it is known."""
        leader, rest = pieces[0], pieces[1:]
        text = Text(self._face(leader), COLOURS[side])
        if rest:
            text.append(f" +{len(rest)}")
            strengths = [piece.get("strength") for piece in pieces]
            if None not in strengths:
                text.append(f" ={sum(n for n in strengths if n is not None)}")
        return text

    def _face(self, piece: Mapping[str, Any]) -> str:
        """A known corps: its name, its battle rating and its signs."""
        marks = "".join(
            self.signs[mark] for mark in piece.get("marks", ()) if mark in ("reduced", "moved")
        )
        strength = f" {piece['strength']}" if "strength" in piece else ""
        return f"{self.pieces[piece['key']].short}{strength}{marks}"

    # --- one country -----------------------------------------------------------------------

    def _look_at_country(self, view: View, rest: str) -> RenderableType | None:
        area = self.find_place(rest)
        wanted = rest.strip().casefold()
        for country in self.model.countries:
            own = {area.key for area in self.model.areas if area.country == country.id}
            named = wanted in {country.key, *(name.casefold() for name in country.names.values())}
            if named or area in own:
                return self.country(view, country)
        return None

    def country(self, view: View, country: Country) -> RenderableType:
        """All areas of a country, with everybody in them."""
        side = view["places"][self._heart(country)].get("side")
        table = Table(box=None, pad_edge=False, show_header=False)
        for area in self.model.areas:
            if area.country == country.id:
                place = view["places"][area.key]
                if place.get("side") == side:
                    place = {name: what for name, what in place.items() if name != "side"}
                table.add_row(Text(self.place_name(area.key), "bold"), self._standing(place))
        title = self._country_title(view, country)
        return Panel(table, title=title, title_align="left", box=self.box)

    def boxes(self, view: View) -> RenderableType:
        """The reserves, the prisoners, the lost."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for box in view.get("aside", ()):
            names = [self.pieces[piece["key"]].short for piece in box["pieces"]]
            title = self.speech.say(f"aside-{box['key']}")
            table.add_row(Text(title, "bold"), Text(", ".join(names)))
        return table

    # --- the battle ------------------------------------------------------------------------

    def _panel(self, panel: Mapping[str, Any]) -> RenderableType:
        """12.1 A: both sides of the battle box, the attacker on the left."""
        say = self.speech
        table = Table(box=self.box, expand=False, show_lines=False)
        attacker = panel["attacker"]
        sides = (attacker, SIDES[1 - SIDES.index(attacker)])
        table.add_column("")
        for side, role in zip(sides, ("attacker", "defender"), strict=True):
            title = f"{say.seat(side)} ({say.ui(role)})"
            table.add_column(Text(title, f"bold {COLOURS[side]}"))
        armies = [panel[side] for side in sides]
        rows = (
            ("engaged", [self._names(army["engaged"]) for army in armies]),
            ("strength", [str(army["strength"]) for army in armies]),
            ("battle-cards", [self._titles(army["cards"]) for army in armies]),
            ("die", [str(army["die"] or "–") for army in armies]),
            ("losses-due", [self._due(army) for army in armies]),
        )
        for key, cells in rows:
            table.add_row(say.ui(key), *cells)
        title = say.ui("battle-in", area=self.place_name(panel["place"]))
        return Group(Text(title, "bold"), table)

    def _names(self, corps: Iterable[Mapping[str, Any]]) -> str:
        return "\n".join(self.pieces[piece["key"]].short for piece in corps) or "–"

    def _titles(self, cards: Iterable[str]) -> str:
        return ", ".join(self.cards[key].name for key in cards) or "–"

    def _due(self, army: Mapping[str, Any]) -> str:
        """Losses still to be named: for good, and to a box."""
        if not army["permanent"] and not army["temporary"]:
            return "–"
        return self.speech.ui("due", permanent=army["permanent"], temporary=army["temporary"])
