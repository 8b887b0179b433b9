"""What everybody may see of a battle, a siege or a naval battle while it is fought."""

from __future__ import annotations

from typing import Any, Final, Protocol

from grognard.games.europe import forces, kinds
from grognard.games.europe.conditions import squadron
from grognard.games.europe.layout import (
    B_ATTACKER,
    B_BY_CARDS,
    B_CHIEF,
    B_DICE,
    B_INFLICTS,
    B_INTERCEPTED,
    B_LANDING,
    B_LEAD,
    B_LENDER,
    B_LOST,
    B_MODIFIER,
    B_MORALE,
    B_ODDS,
    B_SIZE,
    B_STEPS,
    B_SUPPLIED,
    B_WINNER,
    B_ZONE,
    N_BONUS,
    N_FORT,
    N_LOSSES,
    N_TOTAL,
    N_WINNER,
)
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll, naval_battle, siege
from grognard.games.europe.steps.battlefield import troops
from grognard.games.europe.ways import siege_needs
from grognard.kernel.state import DEPTH, FRAME, STACK

SIZES = ("skirmish", "minor", "major")
WEIGHED: Final = 5  # the stage after which odds and size are known
SUPPLY_CHECKED: Final = 9  # and that after which the supply of both is


class Teller(Protocol):
    """Tells of pieces what a seat may know."""

    def pieces(self, pieces: list[int]) -> list[dict[str, Any]]:
        """These pieces, as far as they are known."""

    def knows(self, piece: int) -> bool:
        """Whether the seat may know which piece it is."""

    def key_of(self, piece: int) -> str:
        """The key of a piece."""

    def place_key(self, place: int) -> str:
        """The key of a place."""


def frame_of(s: Theatre, kind: int) -> int:
    """The cell of the uppermost frame of a kind, -1 if there is none."""
    found = -1
    for k in range(int(s.c[DEPTH])):
        if s.c[STACK + FRAME * k] == kind:
            found = STACK + FRAME * k
    return found


def panels(s: Theatre, teller: Teller) -> list[dict[str, Any]]:
    """What is being fought."""
    if s.over:
        return []
    found: list[dict[str, Any]] = []
    battle = frame_of(s, kinds.BATTLE)
    if battle >= 0 and s.c[battle + 3] > 0:
        found.append(_battle(s, teller, int(s.c[battle + 3])))
    attack = frame_of(s, kinds.SIEGE)
    if attack >= 0:
        found.append(_siege(s, teller, int(s.c[attack + 1]), int(s.c[attack + 2])))
    naval = frame_of(s, kinds.NAVAL_BATTLE)
    if naval >= 0:
        found.append(_naval(s, teller, int(s.c[naval + 3])))
    return found


# --- a battle (14) -------------------------------------------------------------------------


def _battle(s: Theatre, teller: Teller, stage: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "key": "battle",
        "place": teller.place_key(int(s.c[B_ZONE])),
        "attacker": SIDES[int(s.c[B_ATTACKER])],
        "weighed": stage >= WEIGHED,
        "winner": SIDES[int(s.c[B_WINNER]) - 1] if s.c[B_WINNER] else "",
    }
    if stage >= WEIGHED:
        shown |= {"odds": int(s.c[B_ODDS]), "size": SIZES[int(s.c[B_SIZE])]}
    return shown | {name: _army(s, teller, side, stage) for side, name in enumerate(SIDES)}


def _army(s: Theatre, teller: Teller, side: int, stage: int) -> dict[str, Any]:
    """One side of it; how its modifier is made up is told as far as its pieces are known."""
    pieces = troops(s, side)
    units = forces.units_of(pieces)
    open_hand = all(teller.knows(piece) for piece in pieces)
    chief = forces.commander(s, pieces)
    parts = modifier_parts(s, side, stage) if open_hand and units and stage >= WEIGHED else []
    rolled = int(s.c[B_DICE + side])
    return {
        "pieces": teller.pieces(_ranked(pieces, chief)),
        "steps": s.total_steps(units) if open_hand else int(s.c[B_STEPS + side]),
        "morale": int(s.c[B_MORALE + side]),
        "parts": parts,
        "modifier": int(s.c[B_MODIFIER + side]) if rolled else sum(worth for _, worth in parts),
        "dice": rolled,
        "inflicts": int(s.c[B_INFLICTS + side]),
        "lost": int(s.c[B_LOST + side]),
        "roles": _roles(s, teller, side),
    }


def _ranked(pieces: list[int], chief: int) -> list[int]:
    """The commander first, then markers and generals, then the rest."""
    generals = forces.generals_of(pieces)
    return sorted(pieces, key=lambda p: (p != chief, p not in generals, p))


def _roles(s: Theatre, teller: Teller, side: int) -> dict[str, str]:
    """14.5.5, 14.5.6: who commands, who leads, who lends his value; all of it is told."""
    cells = {"chief": B_CHIEF, "lead": B_LEAD, "lender": B_LENDER}
    found = {role: int(s.c[cell + side]) for role, cell in cells.items()}
    return {role: teller.key_of(piece - 1) for role, piece in found.items() if piece}


def modifier_parts(s: Theatre, side: int, stage: int) -> list[list[Any]]:
    """14.5: what is added to the dice, by its causes; those that count for nothing are left out."""
    n = s.t.n
    attacks = side == s.c[B_ATTACKER]
    hungry = stage >= SUPPLY_CHECKED and s.c[B_SUPPLIED + side] == 0
    causes = (
        ("odds", battle_roll.odds_modifier(s, side)),
        ("terrain", battle_roll.terrain_modifier(s, side)),
        ("leaders", battle_roll.leader_modifier(s, side)),
        ("elite", battle_roll.elite_modifier(s, side)),
        ("cavalry", n.cavalry if battle_roll.cavalry_superior(s, side) else 0),
        ("unsupplied", n.unsupplied_battle if hungry else 0),
        ("interceptor", n.interceptor if not attacks and s.c[B_INTERCEPTED] else 0),
        ("landing", n.landing if attacks and s.c[B_LANDING] else 0),
        ("demoralised", n.demoralised if battle_roll.demoralised(s, side) else 0),
        ("cards", int(s.c[B_BY_CARDS + side])),
    )
    return [[name, worth] for name, worth in causes if worth]


# --- a siege (15) --------------------------------------------------------------------------


def _siege(s: Theatre, teller: Teller, side: int, zone: int) -> dict[str, Any]:
    """Who besieges, who holds out, and what will be added to the die."""
    pieces = forces.pieces_in(s, side, zone)
    inside = forces.pieces_in(s, 1 - side, zone, True)
    known = [piece for piece in (*pieces, *inside) if teller.knows(piece)]
    open_hand = len(known) == len(pieces) + len(inside)
    chief = forces.commander(s, [piece for piece in known if piece in pieces])
    defender = forces.commander(s, [piece for piece in known if piece in inside])
    return {
        "key": "siege",
        "place": teller.place_key(zone),
        "besieger": SIDES[side],
        "level": int(s.t.fort[zone]),
        "marker": s.siege_marker(zone),
        "needs": siege_needs(s, zone),
        # In the fog of war it would tell what those are who besiege, or hold out.
        "modifier": siege.siege_modifier(s, side, zone) if open_hand else None,
        "outside": teller.pieces(_ranked(pieces, chief)),
        "inside": teller.pieces(_ranked(inside, defender)),
    }


# --- a naval battle (17.3) -----------------------------------------------------------------


def _naval(s: Theatre, teller: Teller, stage: int) -> dict[str, Any]:
    """The squadrons, and once they have fired their totals."""
    mover = naval_battle.mover(s)
    fired = stage > naval_battle.ROLLS
    shown: dict[str, Any] = {
        "key": "naval",
        "place": teller.place_key(naval_battle.place_of(s)),
        "attacker": SIDES[mover],
        "fort": int(s.c[N_FORT]),
        "winner": SIDES[int(s.c[N_WINNER]) - 1] if s.c[N_WINNER] else "",
        "losses": int(s.c[N_LOSSES]),
    }
    for side, name in enumerate(SIDES):
        fleets = squadron(s, side)
        shown[name] = {
            "pieces": teller.pieces(fleets),
            "bonus": int(s.c[N_BONUS + side]),
            "total": int(s.c[N_TOTAL + side]) if fired else 0,
        }
    return shown
