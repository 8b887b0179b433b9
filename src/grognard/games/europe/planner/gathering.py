"""Who goes with a force that cannot go as it is (12.2.1)."""

from __future__ import annotations

from grognard.games.europe import verbs as v
from grognard.games.europe.layout import PIECES, UNITS
from grognard.games.europe.planner.fighting import price
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB, A


def gather(s: Theatre, codes: Codes) -> int:
    """They cannot go as they are: towards all who may go, or as many of them as can."""
    zone, group = s.argument(0), s.argument(1)
    wanted = _able_to_go(s)
    for piece in range(PIECES):
        if s.at(piece) != zone:
            continue
        goes = wanted.group_of(piece) == group
        if goes != (s.group_of(piece) == group):
            code = (v.WITH if goes else v.WITHOUT) * VERB + piece * A
            if listed(codes, code):
                return code
    return codes.codes[0]


def can_go_after(s: Theatre, code: int) -> bool:
    """Whether the others can go once this one is left; he is not called back otherwise."""
    ahead = s.clone(FastDice(1))
    ahead.play(code)
    return ahead.refusal(v.GO * VERB) == OK


def _able_to_go(s: Theatre) -> Theatre:
    """Everybody is called who may come; then some are left until the others can go."""
    ahead = s.clone(FastDice(1))
    while _played(ahead, v.WITH):
        pass
    while ahead.refusal(v.GO * VERB) != OK and _played(ahead, v.WITHOUT):
        pass
    return ahead


def _played(s: Theatre, verb: int) -> bool:
    """Calls or leaves one, if that can be."""
    codes = Codes()
    s.legal_codes(codes)
    code = _lighten(s, codes) if verb == v.WITHOUT else codes.codes[0]
    if code // VERB != verb:
        return False
    s.play(code)
    return True


def _lighten(s: Theatre, codes: Codes) -> int:
    """Who is left first: militia, then the cheapest."""
    best: int = codes.codes[0]
    most = -10000
    for k in range(codes.count):
        code: int = codes.codes[k]
        piece = code // A % A
        if code // VERB != v.WITHOUT:
            continue
        value = -price(s, piece)
        if piece < UNITS and s.t.home_only[piece] != 0:
            value += 1000
        if value > most:
            most = value
            best = code
    return best


def homebound(s: Theatre, pieces: list[int]) -> list[int]:
    """The units among them that never leave their country (2.1); an army with them does not."""
    return [piece for piece in pieces if piece < UNITS and s.t.home_only[piece] != 0]


def unbound(s: Theatre, pieces: list[int]) -> list[int]:
    """The force without them; empty if nobody would be left, or nobody is bound."""
    bound = homebound(s, pieces)
    rest = [piece for piece in pieces if piece not in bound] if bound else []
    return rest if any(piece < UNITS for piece in rest) else []


def listed(codes: Codes, code: int) -> bool:
    """Whether an action is among these."""
    for k in range(codes.count):
        if codes.codes[k] == code:
            return True
    return False
