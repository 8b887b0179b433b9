"""What the pieces, places and cards of Napoléon contre l'Europe are called and look like."""

from __future__ import annotations

from collections import Counter

from grognard.games.europe.layout import ARMIES, DEPOTS, FLEETS, GENERALS, SPECIALS, UNITS
from grognard.games.europe.model import COUNTRY_KINDS, UNIT_KINDS, Model
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.text import Catalogue

# Emblems: of the sides a lozenge with an N and a ring, then of the powers; a plain disc for minors.
LOZENGE = "M0,-11L9,0L0,11L-9,0Z M-4,5V-5L4,5V-5"
RING = "M-9,0a9,9 0 1 0 18,0a9,9 0 1 0 -18,0Z M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z"
CROWN = "M-9,7L-10,-4L-5.5,0.5L-3.6,-6L0,-1L3.6,-6L5.5,0.5L10,-4L9,7Z"
SHIELD = "M-8,-9H8V1Q8,8 0,11Q-8,8 -8,1Z"
SALTIRE = "M-9,-9L9,9M9,-9L-9,9"
CROSS = "M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z"
TOWER = "M-8,10V-4H-9V-9H-5V-6H-2V-9H2V-6H5V-9H9V-4H8V10Z"
CRESCENT = "M5,-9A10,10 0 1 0 5,9A8,8 0 1 1 5,-9Z"
DISC = "M-7,0a7,7 0 1 0 14,0a7,7 0 1 0 -14,0Z"
# Beside the two sides, under which the fog of war hides pieces, the colours of the powers. A piece
# says itself whom it serves, since powers and minors change sides.
SIDES = (
    Side("empire", 0, "#2f4a8a", "#ffffff", "plain", LOZENGE),
    Side("coalition", 1, "#8a3a2a", "#ffffff", "stripes", RING),
    Side("france", 0, "#24407a", "#ffffff", "plain", LOZENGE),
    Side("england", 1, "#a3222b", "#ffffff", "plain", CROWN),
    Side("austria", 1, "#f2efe6", "#1c1c1c", "plain", SHIELD),
    Side("russia", 1, "#2f6b3c", "#ffffff", "plain", SALTIRE),
    Side("prussia", 1, "#3c4043", "#ffffff", "plain", CROSS),
    Side("spain", 1, "#d9a520", "#1c1c1c", "plain", TOWER),
    Side("turkey", 1, "#7a4a24", "#ffffff", "plain", CRESCENT),
    Side("minor", 1, "#c9a5c0", "#1c1c1c", "plain", DISC),
)
NATIONS = tuple(side.key for side in SIDES[2:])
INFANTRY = "M-12,-8H12V8H-12Z M-12,-8L12,8M12,-8L-12,8"
KINDS = (
    Kind("general", "M-11,5Q-9,-8 0,-8Q9,-8 11,5Q0,-1 -11,5Z M-3,-2h6"),
    Kind("army", "M-9,-10V11M-9,-9H10L6,-4L10,1H-9"),
    Kind("guard", INFANTRY + " M0,-12v4M-3,-10h6"),
    Kind("elite", INFANTRY + " M-12,-11H12"),
    Kind("corps", INFANTRY),
    Kind("cavalry_reserve", "M-12,-8H12V8H-12Z M-12,8L12,-8"),
    Kind("militia", "M-12,-8H12V8H-12Z M-5,-4L5,4M5,-4L-5,4"),
    Kind("landwehr", "M-12,-8H12V8H-12Z M0,-5V5M-4,0H4"),
    Kind("royalist", "M-12,-8H12V8H-12Z M0,5V-5M-4,-1Q-4,-5 0,-1Q4,-5 4,-1"),
    Kind("revolt", "M-12,-8H12V8H-12Z M-3,5V-2L0,-5L3,-2V5"),
    Kind("feudal", "M-12,-8H12V8H-12Z M2,-5A5,5 0 1 0 2,5A4,4 0 1 1 2,-5Z"),
    Kind("special", "M-8,-9H8V1Q8,8 0,11Q-8,8 -8,1Z M-4,-3L4,5M4,-3L-4,5"),
    Kind("depot", "M-10,9V-2L0,-9L10,-2V9Z M-4,9V1H4V9"),
    Kind("fleet", "M-11,5H11L8,10H-8Z M0,5V-11M-1,-9L-9,2H-1M2,-8L9,2H2"),
)
MARKS = (
    Mark("reduced", "–"),
    Mark("marked", "✓"),
    Mark("unsupplied", "!"),
    Mark("demoralised", "↯"),
    Mark("fixed", "■"),
    Mark("inside", "◈"),
    Mark("chosen", "»"),
    Mark("aboard", "≈"),
    Mark("besieged", "◎"),
    Mark("siege-1", "1"),
    Mark("siege-2", "2"),
    Mark("siege-3", "3"),
    Mark("ruined", "✕"),
    Mark("blockaded", "⚓"),
    Mark("fortress", "◇"),
    Mark("citadel", "◆"),
    Mark("key", "⚷"),
    Mark("capital", "★"),
    Mark("port", "⚓"),
    Mark("chatiments", "☇"),
    Mark("liberation", "✊"),
    Mark("grand-coalition", "⚑"),
    Mark("blockade-closed", "⛓"),
    Mark("blockade-open", "⚓"),
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
    """Every piece by its key; several powers have a first corps, so it is said whose it is."""
    found: dict[str, PieceInfo] = {}
    shorts = [name_of(model, piece, texts) for piece in range(len(owners))]
    often = Counter(shorts)
    for piece, key in enumerate(piece_keys(model)):
        short = shorts[piece]
        country = model.countries[owners[piece]]
        whose = {"piece": short, "country": country.names[texts.language]}
        found[key] = PieceInfo(
            name=short if often[short] == 1 else texts.say("piece-of", whose),
            short=short,
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
        return texts.say("depot", {"number": depot_number(model, piece)})
    return model.armies[piece - ARMIES].names[texts.language]


def depot_number(model: Model, piece: int) -> int:
    """The number of a depot among those of its power."""
    number = piece - DEPOTS
    for power in model.depots:
        if number < power.count:
            break
        number -= power.count
    return number + 1


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
