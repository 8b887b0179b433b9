"""What the blocks and towns are called, and how they may be told apart."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.model import ARMIES, ARMS, Model, Town
from grognard.kernel.looks import Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.text import Catalogue

# An N in a lozenge, a crown, a cross.
LOZENGE = "M0,-11L9,0L0,11L-9,0Z M-4,5V-5L4,5V-5"
CROWN = "M-9,7L-10,-4L-5.5,0.5L-3.6,-6L0,-1L3.6,-6L5.5,0.5L10,-4L9,7Z"
CROSS = (
    "M-4.5,-10.5H4.5Q2,-5.5 1.7,-1.7Q5.5,-2 10.5,-4.5V4.5Q5.5,2 1.7,1.7Q2,5.5 4.5,10.5"
    "H-4.5Q-2,5.5 -1.7,1.7Q-5.5,2 -10.5,4.5V-4.5Q-5.5,-2 -1.7,-1.7Q-2,-5.5 -4.5,-10.5Z"
)
BOX = "M-12,-8H12V8H-12Z"
STAR = "M0,-11L2.9,-3.6L10.8,-3.2L4.6,1.8L6.7,9.4L0,5L-6.7,9.4L-4.6,1.8L-10.8,-3.2L-2.9,-3.6Z"

SIDES: Final = (
    Side("french", 0, "#24407a", "#ffffff", "plain", LOZENGE),
    Side("british", 1, "#a3222b", "#ffffff", "stripes", CROWN),
    Side("prussian", 1, "#3c4043", "#ffffff", "dots", CROSS),
)
KINDS: Final = (  # in the order in which a stack is laid out
    Kind("leader", STAR),
    Kind("infantry", f"{BOX}M-12,-8L12,8M12,-8L-12,8"),
    Kind("cavalry", f"{BOX}M-12,8L12,-8"),
    Kind("artillery", f"{BOX}M-3.5,0a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0Z"),
)
MARKS: Final = (
    Mark("active", "⚑"),
    Mark("moved", "»"),
    Mark("disorganised", "✖"),
    Mark("rode", "⇉"),
    Mark("forward", "▲"),
    Mark("square", "▣"),
    Mark("fresh", "⚡"),
    Mark("acted", "✓"),
    Mark("tired", "…"),
)
STAFF: Final = "HQ"  # in the data: no corps


def pieces(model: Model, texts: Catalogue) -> dict[str, PieceInfo]:
    """Every block by its key."""
    return {
        unit.key: PieceInfo(
            unit.names.get(texts.language, unit.names["en"]),
            unit.short,
            ARMIES[unit.army],
            ARMS[unit.arm],
            unit.cv,
            "" if unit.corps == STAFF else unit.corps,
            texts.say(f"side-{ARMIES[unit.army]}-about"),
        )
        for unit in model.units
    }


def places(model: Model, texts: Catalogue) -> dict[str, PlaceInfo]:
    """Every town by its key."""
    return {
        town.key: PlaceInfo(
            town.names.get(texts.language, town.names["en"]),
            "base" if town.supply_army >= 0 else "town",
            _supply(town, texts),
            tuple(sorted(model.neighbours(town.key))),
        )
        for town in model.towns
    }


def _supply(town: Town, texts: Catalogue) -> str:
    """11.0: what an army loses without its base."""
    if town.supply_army < 0:
        return ""
    army = texts.say(f"army-{ARMIES[town.supply_army]}")
    return texts.say("ui-base-of", {"army": army, "number": town.supply_loss})
