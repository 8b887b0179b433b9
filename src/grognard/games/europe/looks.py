"""What the pieces, places and cards of Napoléon contre l'Europe are called and look like."""

from __future__ import annotations

from grognard.games.europe.layout import ARMIES, DEPOTS, FLEETS, GENERALS, SPECIALS, UNITS
from grognard.games.europe.model import COUNTRY_KINDS, MAJORS, UNIT_KINDS, Model
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.text import Catalogue

SIDES = (
    Side("empire", 0, "#2f4a8a", "#ffffff", "plain", "N"),
    Side("coalition", 1, "#9a3030", "#ffffff", "stripes", "C"),
)
NATIONS = (*MAJORS, "minor")
KINDS = (
    Kind("corps", "▭"),
    Kind("elite", "★"),
    Kind("guard", "✦"),
    Kind("cavalry_reserve", "◩"),
    Kind("militia", "▯"),
    Kind("landwehr", "▯"),
    Kind("royalist", "⚜"),
    Kind("revolt", "✊"),
    Kind("feudal", "☾"),
    Kind("special", "✚"),
    Kind("general", "♞"),
    Kind("fleet", "⛵"),
    Kind("depot", "⌂"),
    Kind("army", "⚑"),
)
MARKS = (
    Mark("reduced", "–"),
    Mark("marked", "✓"),
    Mark("unsupplied", "!"),
    Mark("demoralised", "↯"),
    Mark("fixed", "■"),
    Mark("inside", "◈"),
    Mark("aboard", "≈"),
    Mark("besieged", "◎"),
    Mark("ruined", "✕"),
    Mark("fortress", "◇"),
    Mark("citadel", "◆"),
    Mark("key", "⚷"),
    Mark("capital", "★"),
    Mark("port", "⚓"),
)


def kind_of(model: Model, piece: int) -> str:
    """The kind of a piece."""
    if piece < UNITS:
        return UNIT_KINDS[model.units[piece].kind]
    for first, kind in ((ARMIES, "army"), (DEPOTS, "depot"), (FLEETS, "fleet")):
        if piece >= first:
            return kind
    return "general" if piece >= GENERALS else "special"


def pieces(model: Model, owners: list[int], texts: Catalogue) -> dict[str, PieceInfo]:
    """Every piece by its key."""
    found: dict[str, PieceInfo] = {}
    for piece, key in enumerate(piece_keys(model)):
        name = name_of(model, piece, texts)
        country = model.countries[owners[piece]]
        found[key] = PieceInfo(
            name=name,
            short=name,
            side=nation_of(model, owners[piece]),
            kind=kind_of(model, piece),
            strength=model.units[piece].steps if piece < UNITS else 0,
            group=country.names[texts.language],
        )
    return found


def nation_of(model: Model, country: int) -> str:
    """The side under which a piece is drawn: that of its power, or of the minors."""
    one = model.countries[country]
    return one.key if COUNTRY_KINDS[one.kind] == "major" else "minor"


def name_of(model: Model, piece: int, texts: Catalogue) -> str:
    """What a piece is called."""
    if piece < UNITS:
        return model.units[piece].names[texts.language]
    if piece < GENERALS:
        return model.specials[piece - SPECIALS].names[texts.language]
    if piece < FLEETS:
        return model.generals[piece - GENERALS].names[texts.language]
    if piece < DEPOTS:
        return model.fleets[piece - FLEETS].names[texts.language]
    if piece < ARMIES:
        return texts.say("depot")
    return model.armies[piece - ARMIES].names[texts.language]


def places(model: Model, texts: Catalogue) -> dict[str, PlaceInfo]:
    """Every zone, sea and blockade box by its key."""
    keys = place_keys(model)
    near: list[list[str]] = [[] for _ in model.zones]
    for border in model.borders:
        near[border.a].append(keys[border.b])
        near[border.b].append(keys[border.a])
    found: dict[str, PlaceInfo] = {}
    for zone in model.zones:
        kind = "citadel" if zone.fort == 2 else "fortress" if zone.fort else ""
        kind = kind or ("city" if zone.city else "open")
        found[zone.key] = PlaceInfo(
            zone.names[texts.language], kind, neighbours=tuple(near[zone.id])
        )
    for sea in model.seas:
        found[sea.key] = PlaceInfo(sea.names[texts.language], "sea")
    for zone in model.zones:
        if zone.port >= 0:
            name = texts.say("blockade-of", {"port": zone.names[texts.language]})
            found[f"{zone.key}_blockade"] = PlaceInfo(name, "blockade")
    return found


def cards(model: Model, texts: Catalogue) -> dict[str, CardInfo]:
    """Every card by its key."""
    found: dict[str, CardInfo] = {}
    for card in model.cards:
        values: dict[str, int | str] = {"points": card.ap}
        text = texts.say(f"card-{card.key}-text")
        found[card.key] = CardInfo(card.names[texts.language], text, (), values)
    return found
