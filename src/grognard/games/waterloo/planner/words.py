"""Orders in words, for those who ask afterwards what a player had in mind."""

from __future__ import annotations

from typing import Any

from grognard.games.waterloo.model import ARMIES, Model
from grognard.games.waterloo.planner import orders
from grognard.games.waterloo.planner.placing import ABOUT_A_TOWN, PARTED
from grognard.kernel.text import Catalogue, catalogue

PACKAGES = ("grognard.kernel", "grognard.games.waterloo")
# Orders with a town to start from, a town to go to and an army.
MARCHES = {
    orders.MARCH_ALL: "march-all",
    orders.MARCH_GUARDED: "march-guarded",
    orders.MARCH_HALF: "march-half",
    orders.RIDE: "ride",
    orders.FORCED: "forced",
}
# Orders whose first operand is a manner of its own.
MANNERS = {
    orders.WITHDRAWAL: ("withdrawal", 3),
    orders.SUPPORT: ("support", 3),
    orders.REGROUPING: ("regrouping", 2),
}
SIMPLE = {orders.END: "end", orders.SCATTER: "scatter", orders.PLAIN: "plain"}
STANCES = ("stand", "attack", "pull-back")


def say(order: int, model: Model, language: str) -> str:
    """An order as a sentence."""
    texts = catalogue(PACKAGES, language)
    key, params = _told(order, model, texts)
    return texts.say(f"order-{key}", params)


def _told(order: int, model: Model, texts: Catalogue) -> tuple[str, dict[str, Any]]:
    manner = orders.manner_of(order)
    a, b = orders.first_of_order(order), orders.second_of_order(order)
    if manner in SIMPLE:
        return SIMPLE[manner], {}
    if manner in MARCHES:
        army = texts.say(f"army-{ARMIES[orders.third_of_order(order)]}")
        towns = {"from": _town(model, a, texts), "to": _town(model, b, texts)}
        return MARCHES[manner], {"army": army, **towns}
    if manner == orders.GATHER:
        return "gather", {"to": _town(model, b, texts)}
    if manner in MANNERS and a < MANNERS[manner][1]:
        return f"{MANNERS[manner][0]}-{a}", {}
    if manner == orders.DEPLOYMENT:
        return _deployment(a, b)
    if manner == orders.POSTURE:
        return _posture(a, b, texts)
    if manner == orders.PLACING:
        if a == ABOUT_A_TOWN:
            return "placing-about", {"town": _town(model, b, texts)}
        if a == PARTED:
            return "placing-parted", {"town": _town(model, b, texts)}
        return "placing-history", {}
    return "other", {"number": order}


def _town(model: Model, town: int, texts: Catalogue) -> str:
    names = model.towns[town].names
    return names.get(texts.language, names["en"])


def _deployment(heavy: int, share: int) -> tuple[str, dict[str, Any]]:
    """Sectors are counted from the attacker's left; a half, a quarter or an eighth stays behind."""
    return "deployment", {"heavy": str(heavy), "share": share}


def _posture(posture: int, fed: int, texts: Catalogue) -> tuple[str, dict[str, Any]]:
    sectors = {
        name: texts.say(f"order-stance-{STANCES[posture // 3**power % 3]}")
        for power, name in enumerate(("left", "centre", "right"))
    }
    return "posture", {**sectors, "fed": "yes" if fed else "no"}
