"""What corps, areas and cards are called, and how they may be told apart."""

from __future__ import annotations

from typing import Final

from grognard.games.age.model import PHASES, SEAS, TERRAINS, Area, Model
from grognard.kernel.looks import CardInfo, Kind, Mark, PieceInfo, PlaceInfo, Side
from grognard.kernel.text import Catalogue

# An N in a lozenge, a sun of states, a lion's crown, an eagle's cross, and so on.
LOZENGE = "M0,-11L9,0L0,11L-9,0Z M-4,5V-5L4,5V-5"
RING = "M-9,0a9,9 0 1 0 18,0a9,9 0 1 0 -18,0Z M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z"
CROWN = "M-9,7L-10,-4L-5.5,0.5L-3.6,-6L0,-1L3.6,-6L5.5,0.5L10,-4L9,7Z"
SALTIRE = "M-9,-9L9,9M9,-9L-9,9"
SHIELD = "M-8,-9H8V1Q8,8 0,11Q-8,8 -8,1Z"
CROSS = "M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z"
TOWER = "M-8,10V-4H-9V-9H-5V-6H-2V-9H2V-6H5V-9H9V-4H8V10Z"

# Beside the two sides, under which hidden corps are told, the colours of the corps (2.2.1 B).
SIDES: Final = (
    Side("french", 0, "#24407a", "#ffffff", "plain", LOZENGE),
    Side("coalition", 1, "#7a4a24", "#ffffff", "stripes", RING),
    Side("british", 1, "#a3222b", "#ffffff", "plain", CROWN),
    Side("russian", 1, "#2f6b3c", "#ffffff", "plain", SALTIRE),
    Side("austrian", 1, "#f2efe6", "#1c1c1c", "plain", SHIELD),
    Side("prussian", 1, "#3c4043", "#ffffff", "plain", CROSS),
    Side("spanish", 1, "#d9a520", "#1c1c1c", "plain", TOWER),
)
NATIONS: Final = ("french", "british", "russian", "austrian", "prussian", "spanish")
KINDS: Final = (
    Kind("corps", "M-12,-8H12V8H-12Z M-12,-8L12,8M12,-8L-12,8"),
    Kind("ally", "M-12,-8H12V8H-12Z M-12,8L12,-8"),
)
ALIGNMENT_MARKS: Final = ("neutral", "member", "insurgent", "ally", "dominion")
MARKS: Final = (
    Mark("neutral", "○"),
    Mark("member", "✚"),
    Mark("insurgent", "✖"),
    Mark("ally", "◆"),
    Mark("dominion", "■"),
    Mark("risen", "♨"),
    Mark("detached", "✂"),
    Mark("occupied-french", "⚑"),
    Mark("occupied-coalition", "⚐"),
    Mark("aimed", "✉"),
    Mark("reduced", "½"),
    Mark("moved", "»"),
    Mark("chosen", "✓"),
    Mark("engaged", "⚔"),
    Mark("britannia", "⚓"),
    Mark("radetzky", "R"),
    Mark("stein", "S"),
    Mark("spain-rose", "✖"),
    Mark("invaded", "❄"),
    Mark("ottoman-war", "☾"),
    Mark("american-war", "★"),
)


def pieces(model: Model, texts: Catalogue) -> dict[str, PieceInfo]:
    """Every corps by its key."""
    found = {}
    for corps in model.corps:
        ratings = {"battle": corps.full[0], "movement": corps.full[1], "command": corps.full[2]}
        home = model.countries[corps.country if corps.ally_of < 0 else corps.ally_of]
        found[corps.key] = PieceInfo(
            corps.name,
            corps.name,
            NATIONS[corps.country],
            "corps" if corps.ally_of < 0 else "ally",
            corps.full[0],
            home.names.get(texts.language, home.names["en"]),
            texts.say("corps-about", ratings),
        )
    return found


def places(model: Model, texts: Catalogue) -> dict[str, PlaceInfo]:
    """Every area by its key."""
    near: dict[int, set[str]] = {area.id: set() for area in model.areas}
    for link in model.links:
        near[link.a].add(model.areas[link.b].key)
        near[link.b].add(model.areas[link.a].key)
    return {
        area.key: PlaceInfo(
            area.names.get(texts.language, area.names["en"]),
            "capital" if area.capital else "area",
            _printed(model, area, texts),
            tuple(sorted(near[area.id])),
        )
        for area in model.areas
    }


def _printed(model: Model, area: Area, texts: Catalogue) -> str:
    """2.1 C: what is printed in an area."""
    country = model.countries[area.country]
    words = [country.names.get(texts.language, country.names["en"])]
    if area.capital:
        words.append(texts.say("area-capital"))
    if area.detachable:
        words.append(texts.say("area-detachable"))
    if area.terrain >= 0:
        words.append(texts.say(f"area-{TERRAINS[area.terrain]}"))
    if area.barren:
        words.append(texts.say("area-barren"))
    words += [texts.say(f"sea-{SEAS[sea].replace('_', '-')}") for sea in area.seas]
    return " · ".join(words)


def cards(model: Model, texts: Catalogue) -> dict[str, CardInfo]:
    """Every title among the cards by its key."""
    return {
        card.key: CardInfo(
            texts.say(f"card-{_slug(card.key)}"),
            texts.say(f"card-{_slug(card.key)}-text"),
            tuple(PHASES[phase] for phase in card.phases),
        )
        for card in model.cards
    }


def _slug(key: str) -> str:
    return key.replace("_", "-")
