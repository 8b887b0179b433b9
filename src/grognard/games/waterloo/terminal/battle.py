"""The battle board: the enemy above, one's own side below, columns facing each other."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.games.waterloo.terminal.blocks import COLOURS, Block, known, marked, ranked, sign
from grognard.kernel.speech import Speech

COLUMNS = ("left", "centre", "right")
SIDES = ("french", "allied")
BLANKS = 6  # blank blocks drawn one by one; more are counted


class BattleBoard:
    """Draws one battle of a view."""

    def __init__(self, speech: Speech, battle: dict[str, Any], near: str, unicode: bool) -> None:
        self.speech = speech
        self.battle = battle
        self.near = near
        self.far = SIDES[1 - SIDES.index(near)]
        self.box = box.SQUARE if unicode else box.ASCII
        self.blank = "▒" if unicode else "x"
        self.arrows = {self.near: "▲ " if unicode else "^ ", self.far: "▼ " if unicode else "v "}

    def picture(self) -> RenderableType:
        """The whole board."""
        table = Table(box=self.box, show_header=False, expand=True)
        for _column in COLUMNS:
            table.add_column(ratio=1)
        table.add_row(*(self._column(self.far, name) for name in reversed(COLUMNS)))
        table.add_section()
        table.add_row(*(self._column(self.near, name) for name in COLUMNS))
        return Group(self._title(), self._reserve(self.far), table, self._reserve(self.near))

    def _title(self) -> Text:
        battle, say = self.battle, self.speech
        title = Text(say.ui("battle", town=say.place(battle["place"])), "bold")
        if battle["turns"]:
            title.append(" · " + say.ui("battle-turn", number=battle["turns"]), "not bold")
        return title

    def _reserve(self, side: str) -> Text:
        """A side's name and its reserve in one line."""
        say = self.speech
        role = say.ui("attacker" if side == self.battle["attacker"] else "defender")
        blocks = self.battle["sides"][side]["reserve"]
        line = Text(f"{say.say(f'team-{side}')} ({role}) · {say.ui('reserve')}: ")
        faces = [self._face(block) for block in ranked(blocks)]
        return line.append_text(Text(", ").join([*faces, *self._blanks(blocks)]))

    def _column(self, side: str, name: str) -> Text:
        """A column; those advanced upon the enemy stand nearest to him."""
        blocks = self.battle["sides"][side][name]
        behind = self._pieces([b for b in blocks if not marked(b, "forward")], "")
        forward = self._pieces([b for b in blocks if marked(b, "forward")], self.arrows[side])
        lines = [Text(self.speech.ui(name), "italic dim"), *behind, *forward]
        return Text("\n").join(reversed(lines) if side == self.near else lines)

    def _pieces(self, blocks: list[Block], mark: str) -> list[Text]:
        pieces = [self._face(block) for block in ranked(blocks)]
        blanks = self._blanks(blocks)
        pieces += [Text(" ").join(blanks)] if blanks else []
        return [Text(mark).append_text(piece) for piece in pieces]

    def _blanks(self, blocks: list[Block]) -> list[Text]:
        hidden = [block["side"] for block in blocks if not known(block)]
        if len(hidden) <= BLANKS:
            return [Text(f"{army[0].upper()}{self.blank}", COLOURS[army]) for army in hidden]
        return [
            Text(f"{army[0].upper()}{self.blank}{hidden.count(army)}", COLOURS[army])
            for army in sorted(set(hidden))
        ]

    def _face(self, block: Block) -> Text:
        colour = COLOURS[block["side"]]
        style = f"dim {colour}" if marked(block, "acted") else colour
        text = Text().append(f"{self.speech.piece(block['key'])} {sign(block)}", style)
        return text.append(" ·", "dim") if marked(block, "acted") else text
