"""Short ways to play cards of Napoléon contre l'Europe, for their tests."""

from __future__ import annotations

from typing import Any

import europe_wars
from europe_wars import totals
from grognard.games.europe.layout import HAND, PILE, PLAYED, REMOVED
from grognard.games.europe.model import MOMENTS

PLACES = {PILE: "pile", HAND: "hand", PLAYED: "played", REMOVED: "removed"}
ARMY = "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11"
WELLINGTON = "wellington en_corps_3 en_corps_4"
TAKEN = ("losses", "retreat", "retreat-losses", "pursuit-losses")


def go_on(state: Any, *answers: str, until: str = "") -> list[Any]:
    """As in europe_wars; a card without a choice is written as if (a) were chosen."""
    full = [f"{text} a" if _plain(text) else text for text in answers]
    return europe_wars.go_on(state, *full, until=until)


def _plain(text: str) -> bool:
    words = text.split()
    return words[0] in ("use", "event") and len(words) == 2


def lies(state: Any, key: str) -> str:
    """Where a card is."""
    number = next(card.id for card in state.t.model.cards if card.key == key)
    return PLACES[state.card_at(number)]


def refused(state: Any, text: str) -> tuple[str, str]:
    """The key and the rule of what speaks against an action; empty if nothing does."""
    reason = state.why_not(text)
    return ("", "") if reason is None else (reason.key, reason.rule)


def facing(game: Any, empire: str = ARMY, coalition: str = WELLINGTON, **more: Any) -> Any:
    """Napoleon at Lille, Wellington at Brussels; whoever is asked may attack the other."""
    board = {"lille": empire, "bruxelles": coalition, **more.pop("at", {})}
    return game.position(board, **{"points": (3, 3), "dice": [3] * 40, **more})


def battle(game: Any, *answers: str, leader: str = "", **more: Any) -> tuple[Any, list[Any]]:
    """The side that is asked attacks the other with these answers, up to the losses."""
    until = more.pop("until", "losses")
    state = facing(game, **more)
    ours = more.get("seat", "empire") == "empire"
    leader = leader or ("napoleon" if ours else "wellington")
    way = f"enter {'bruxelles' if ours else 'lille'}"
    events = go_on(state, "operate", f"activate {leader}", way, *answers, until=until)
    return state, events


def gain(game: Any, side: str, *answers: str, **more: Any) -> int:
    """What playing these cards changes in the modified dice of a side."""
    _, plain = battle(game, **more)
    _, played = battle(game, *answers, **more)
    return totals(played)[side] - totals(plain)[side]


def to_window(state: Any, seat: str, moment: str) -> bool:
    """Goes on, with losses and retreats as they come, to a window of a seat; whether it opened."""
    wanted = (seat, MOMENTS.index(moment))
    for _ in range(90):
        if state.step == "answer" and (state.seat, state.argument(0)) == wanted:
            return True
        if state.step in TAKEN:
            state.apply(state.codes()[0])
        elif state.step == "answer":
            state.apply("pass")
        else:
            before = state.step, state.seat, len(state.codes())
            go_on(state, until="answer")
            if state.step not in (*TAKEN, "answer") and before[:2] == (state.step, state.seat):
                return False
            if state.step == "action":
                return False
    return False
