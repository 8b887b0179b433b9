"""Blocks as short signs: `I3` an infantry of 3 CV, `B▒2` two blank British blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

Block = dict[str, Any]

COLOURS = {"french": "bright_blue", "british": "bright_red", "prussian": "yellow"}
ARMS = ("infantry", "cavalry", "artillery", "leader")
LETTERS = {"infantry": "I", "cavalry": "C", "artillery": "A", "leader": "L"}
SHOCK = ("cavalry", "artillery")  # whose first fire after engaging is stronger
MOST = 4  # blocks drawn one by one on the map; more are counted


def known(block: Block) -> bool:
    """Whether the seat sees the face of a block."""
    return "key" in block


def marked(block: Mapping[str, Any], mark: str) -> bool:
    """Whether a mark lies beside a block."""
    return mark in block.get("marks", ())


def sign(block: Mapping[str, Any]) -> str:
    """A block face up."""
    arm = LETTERS[block["kind"]]
    strength = "" if block["kind"] == "leader" else str(block["strength"])
    fresh = marked(block, "fresh") and block["kind"] in SHOCK
    marks = ((marked(block, "disorganised"), "~"), (marked(block, "square"), "#"), (fresh, "!"))
    return arm + strength + "".join(mark for holds, mark in marks if holds)


def ranked(blocks: Iterable[Block]) -> list[Block]:
    """Known blocks in the order infantry, cavalry, artillery, leader, the strongest first."""
    return sorted(
        (b for b in blocks if known(b)),
        key=lambda b: (ARMS.index(b["kind"]), -b["strength"], b["key"]),
    )


def stack(blocks: Iterable[Block], blank: str, most: int = MOST) -> Text:
    """A town's blocks in one short line."""
    blocks = list(blocks)
    parts = [*_faces(ranked(blocks), most), *_blanks(blocks, blank)]
    return Text(" ").join(parts)


def _faces(blocks: list[Block], most: int) -> list[Text]:
    if len(blocks) <= most:
        return [Text(sign(b), COLOURS[b["side"]]) for b in blocks]
    counted = Counter((b["side"], b["kind"]) for b in blocks)
    return [
        Text(f"{LETTERS[arm] if arm == 'leader' else f'{n}{LETTERS[arm]}'}", COLOURS[army])
        for (army, arm), n in sorted(counted.items(), key=lambda item: ARMS.index(item[0][1]))
    ]


def _blanks(blocks: list[Block], blank: str) -> list[Text]:
    counted = Counter(b["side"] for b in blocks if not known(b))
    return [
        Text(f"{army[0].upper()}{blank}{n}", COLOURS[army]) for army, n in sorted(counted.items())
    ]
