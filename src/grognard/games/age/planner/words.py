"""Orders in words, for those who ask afterwards what a player had in mind."""

from __future__ import annotations

from grognard.games.age.layout import AREAS
from grognard.games.age.planner import orders
from grognard.kernel.game import Game

PARTIES = {
    orders.ALL: "all",
    orders.ONE: "one",
    orders.GUARDED: "guarded",
    orders.OTHERS: "others",
}


def say(order: int, game: Game, language: str) -> str:
    """An order as a sentence; an action as it is written."""
    if not orders.is_plan(order):
        return str(game.notation.text(order))
    texts = game.texts(language)
    first, second = orders.first_of_order(order), orders.second_of_order(order)
    if orders.manner_of(order) == orders.DEPLOYMENT:
        if first == AREAS:
            return texts.say("order-deployment")
        return texts.say("order-massing", {"area": _area(game, first, language)})
    words = {"from": _area(game, first, language), "to": _area(game, second, language)}
    return texts.say(f"order-march-{PARTIES[orders.third_of_order(order) % orders.HURRIED]}", words)


def _area(game: Game, area: int, language: str) -> str:
    return game.name_of("place", game.keys("place")[area], language)
