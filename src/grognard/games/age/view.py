"""What a seat may know of a state, as plain data."""

from __future__ import annotations

from typing import Any

from grognard.games.age import edition
from grognard.games.age.cards import T_NAPOLEONICA
from grognard.games.age.countries import heart, is_country, is_home, may_change, occupier_of
from grognard.games.age.events import PHASES
from grognard.games.age.kinds import BATTLE as BATTLE_STEP
from grognard.games.age.layout import (
    AIMED,
    AMERICAN_WAR,
    AT,
    B_AREA,
    B_ATTACKER,
    B_CARDS,
    B_DIE,
    B_LOSSES,
    B_TEMPORARY,
    BRITANNIA,
    CHOSEN,
    COALITION,
    CORPS,
    COUNTRIES,
    DEAD,
    DEPLOYED,
    DISCARDS,
    ENGAGED,
    FIRST_DETACHABLE,
    FRANCE,
    FRENCH,
    FROZEN,
    GREAT_BRITAIN,
    HAND,
    INVADED,
    KNOWN_HAND,
    LANDED,
    MOVED,
    NOBODY,
    OTTOMAN_WAR,
    OUT,
    PHASE,
    PILE,
    PRISONERS,
    RADETZKY,
    REDUCED,
    REINFORCEMENT,
    RESERVE,
    RISEN,
    ROUND,
    SPAIN_ROSE,
    STEIN,
    TITLES,
    WAITING,
    YEAR,
)
from grognard.games.age.looks import ALIGNMENT_MARKS, NATIONS
from grognard.games.age.model import SIDES
from grognard.games.age.state import War
from grognard.games.age.steps import battle
from grognard.games.age.steps import reinforcement as levy
from grognard.games.age.verbs import FETCH, RECALL, REVIVE
from grognard.kernel.state import DEPTH, FRAME, STACK

MARKERS = (
    (BRITANNIA, "britannia"),
    (RADETZKY, "radetzky"),
    (STEIN, "stein"),
    (SPAIN_ROSE, "spain-rose"),
    (INVADED, "invaded"),
    (OTTOMAN_WAR, "ottoman-war"),
    (AMERICAN_WAR, "american-war"),
)
# The lines of the reinforcement chart (9.2), as `layout` numbers them.
LINES = (
    *("french", "french-allies", "british", "british-allies"),
    *("russian", "austrian", "prussian", "spanish"),
)
FETCHING = (FETCH, RECALL, REVIVE)  # the verbs of Napoleonica
CORPS_MARKS = ((REDUCED, "reduced"), (MOVED, "moved"), (CHOSEN, "chosen"), (ENGAGED, "engaged"))


class Viewer:
    """A state as one side (None: an onlooker) sees it."""

    def __init__(self, s: War, side: int | None) -> None:
        self.s = s
        self.side = side
        self.model = s.t.model

    # --- the board -------------------------------------------------------------------------

    def places(self) -> dict[str, Any]:
        """Every area with who commands it, its marks and its corps."""
        marks = self.country_marks()
        return {area.key: self.place(area.id, marks.get(area.id, [])) for area in self.model.areas}

    def place(self, area: int, marks: list[str]) -> dict[str, Any]:
        """An area."""
        shown: dict[str, Any] = {"pieces": self.stacks(area), "alignment": self.alignment(area)}
        holder = self.s.holder(area)
        if holder != NOBODY:
            shown["side"] = SIDES[holder]
        if marks:
            shown["marks"] = marks
        return shown

    def alignment(self, area: int) -> str:
        """3.3: that of the country it belongs to now; France and Great Britain have none."""
        country = self.s.country_of(area)
        if country == FRANCE:
            return "france"
        if country == GREAT_BRITAIN:
            return "britain"
        return ALIGNMENT_MARKS[self.s.alignment(country)]

    def country_marks(self) -> dict[int, list[str]]:
        """2.2.3: alignment markers lie on the capital, or on the only area."""
        s = self.s
        found: dict[int, list[str]] = {}
        for country in range(COUNTRIES):
            if not may_change(country) or not is_country(s, country):
                continue
            marks = [ALIGNMENT_MARKS[s.alignment(country)]]
            if s.c[RISEN + country]:
                marks.append("risen")
            if country >= FIRST_DETACHABLE:
                marks.append("detached")
            occupier = occupier_of(s, country)
            if occupier != NOBODY:
                marks.append(f"occupied-{SIDES[occupier]}")
            if s.c[AIMED + country]:
                marks.append("aimed")
            found[heart(s, country)] = marks
        return found

    def stacks(self, area: int) -> list[dict[str, Any]]:
        """The stack of each side: its leader on top, the known corps, then the others."""
        pieces: list[dict[str, Any]] = []
        for side in (FRENCH, COALITION):
            leader = self.s.leader(side, area)
            if leader < 0:
                continue
            own = [c for c in range(CORPS) if self.s.c[AT + c] == area]
            own = [c for c in own if self.s.side_of(c) == side]
            own.sort(key=lambda c: (c != leader, not self.knows(c), c))
            pieces += [self.corps(c, side, c == leader) for c in own]
        return pieces

    def knows(self, corps: int) -> bool:
        """4.1 C, A13: one's own corps, leaders, and those that were seen."""
        return self.side == self.s.side_of(corps) or self.s.in_the_open(corps)

    def corps(self, corps: int, side: int, leads: bool) -> dict[str, Any]:
        """A corps on the map."""
        place = {"seat": SIDES[side], "stack": side, "level": 0 if leads else 2}
        if not self.knows(corps):
            return {"side": SIDES[side], **place}
        # The side that is up shows on top of the stack only (A13).
        faces = leads or self.side == side or self.s.flag(corps, ENGAGED)
        shown = self.face(corps)
        if faces:
            shown["strength"] = self.s.battle_rating(corps)
            shown["full"] = self.model.corps[corps].full[0]
            shown["ratings"] = self.ratings(corps)
        marks = [name for flag, name in CORPS_MARKS if self.s.flag(corps, flag)]
        if self.side != side:
            public = {"reduced"} if faces else set()
            marks = [name for name in marks if name in public | {"engaged"}]
        if marks:
            shown["marks"] = marks
        return {**shown, **place}

    def face(self, corps: int) -> dict[str, Any]:
        """Which corps it is."""
        piece = self.model.corps[corps]
        kind = "corps" if piece.ally_of < 0 else "ally"
        return {"side": NATIONS[piece.country], "key": piece.key, "kind": kind}

    def ratings(self, corps: int) -> list[int]:
        """2.2.1 C: battle, movement and command of the side that is up."""
        s = self.s
        return [s.battle_rating(corps), s.movement_rating(corps), s.command_rating(corps)]

    def boxed(self, corps: int) -> dict[str, Any]:
        """A corps in a box."""
        return {**self.face(corps), "ratings": self.ratings(corps)}

    def aside(self) -> list[dict[str, Any]]:
        """A14: the reserves, the prisoners and the lost lie open."""
        boxes: list[dict[str, Any]] = []
        for nation, name in enumerate(NATIONS):
            own = [c for c in self.box(RESERVE) if self.model.corps[c].country == nation]
            boxes.append({"key": f"reserve-{name}", "pieces": [self.boxed(c) for c in own]})
        others = (
            ("prisoners", [*self.box(PRISONERS)]),
            ("lost", [*self.box(DEAD), *self.box(FROZEN)]),
            ("waiting", self.box(WAITING)),
            ("out", self.box(OUT)),
        )
        boxes += [{"key": key, "pieces": [self.boxed(c) for c in own]} for key, own in others]
        return [box for box in boxes if box["pieces"]]

    def box(self, where: int) -> list[int]:
        """The corps in a box."""
        return [corps for corps in range(CORPS) if self.s.c[AT + corps] == where]

    # --- cards -----------------------------------------------------------------------------

    def hand(self) -> list[dict[str, str]]:
        """One's own cards."""
        return [] if self.side is None else self.cards(HAND + self.side * TITLES)

    def cards(self, cells: int) -> list[dict[str, str]]:
        """The cards that some cells count."""
        return [{"key": key} for key in self.keys(cells)]

    def keys(self, cells: int) -> list[str]:
        """The keys of the cards that some cells count."""
        found: list[str] = []
        for card in self.model.cards:
            found += [card.key] * int(self.s.c[cells + card.id])
        return found

    def hands(self) -> dict[str, Any]:
        """How many cards each holds, and which of them are known."""
        found: dict[str, Any] = {}
        for side, name in enumerate(SIDES):
            known = HAND if side == self.side else KNOWN_HAND
            keys = self.keys(known + side * TITLES)
            found[name] = {"count": self.s.hand_size(side), "known": keys}
        return found

    def decks(self) -> list[dict[str, Any]]:
        """2.3 G: the discards are looked through with Napoleonica only."""
        s = self.s
        thrown = self.keys(DISCARDS)
        discards: dict[str, Any] = {"key": "discards", "count": len(thrown)}
        if self.side is not None and s.seat_index == self.side and self.may_fetch(self.side):
            discards["cards"] = thrown
        apart = self.set_aside()
        decks: list[dict[str, Any]] = [{"key": "pile", "count": s.pile_size()}, discards]
        return [*decks, {"key": "set-aside", "count": len(apart), "cards": apart}]

    def may_fetch(self, side: int) -> bool:
        """Whether a side could play Napoleonica at this question."""
        asks = self.s.top_step().verbs
        return self.s.in_hand(side, T_NAPOLEONICA) > 0 and any(verb in asks for verb in FETCHING)

    def set_aside(self) -> list[str]:
        """A49: cards that are neither in the pile nor anywhere else."""
        found: list[str] = []
        for card in self.model.cards:
            cells = (HAND, HAND + TITLES, DISCARDS, PILE)
            there = sum(int(self.s.c[cell + card.id]) for cell in cells)
            found += [card.key] * (card.count - there)
        return found

    # --- the battle ------------------------------------------------------------------------

    def panels(self) -> list[dict[str, Any]]:
        """12.1 A: the battle box, while a battle is fought."""
        c = self.s.c
        kinds = [int(c[STACK + FRAME * k]) for k in range(int(c[DEPTH]))]
        if BATTLE_STEP not in kinds or c[STACK + FRAME * kinds.index(BATTLE_STEP) + 3] == 0:
            return []
        shown = {
            "key": "battle",
            "place": self.model.areas[int(c[B_AREA])].key,
            "attacker": SIDES[int(c[B_ATTACKER])],
            "rolled": bool(c[B_DIE] or c[B_DIE + 1]),
        }
        return [{**shown, **{name: self.army(side) for side, name in enumerate(SIDES)}}]

    def army(self, side: int) -> dict[str, Any]:
        """One side of the battle: what lies in the battle box is seen by all (4.1 C)."""
        s = self.s
        played = int(s.c[B_CARDS + side])
        fights = battle.engaged(s, side)
        return {
            "engaged": [self.fighter(corps, side) for corps in fights],
            "strength": battle.strength(s, side) if fights else 0,
            "parts": self.parts(side, fights),
            "cards": [
                self.model.cards[title].key
                for n, title in enumerate(battle.TITLES_OF_BATTLE)
                if played >> n & 1
            ],
            "die": int(s.c[B_DIE + side]),
            "permanent": int(s.c[B_LOSSES + side]),
            "temporary": int(s.c[B_TEMPORARY + side]),
        }

    def fighter(self, corps: int, side: int) -> dict[str, Any]:
        """A corps in the battle box."""
        shown = {**self.boxed(corps), "seat": SIDES[side], "strength": self.s.battle_rating(corps)}
        return {**shown, "marks": ["reduced"]} if self.s.flag(corps, REDUCED) else shown

    def parts(self, side: int, fights: list[int]) -> list[list[Any]]:
        """12.2 A-C: what the strength is made of; what neither corps nor place give, cards do."""
        s, n = self.s, self.s.t.n
        area, attacks = int(s.c[B_AREA]), side == int(s.c[B_ATTACKER])
        parts: list[tuple[str, int]] = [("corps", sum(s.battle_rating(corps) for corps in fights))]
        parts.append(("home", n.home * sum(is_home(s, corps, area) for corps in fights)))
        if attacks or edition.sea_hampers_defence(s):
            parts.append(("sea", n.from_sea * sum(s.flag(corps, LANDED) for corps in fights)))
        total = battle.strength(s, side) if fights else 0
        parts.append(("cards", total - sum(worth for _, worth in parts)))
        return [[name, worth] for name, worth in parts if worth]

    # --- time ------------------------------------------------------------------------------

    def tracks(self) -> list[dict[str, Any]]:
        """2.2.2: the year and the round; 5.0: the phase; the markers that lie on the map."""
        n = self.s.t.n
        year = 1800 + int(self.s.c[YEAR])
        now = int(self.s.c[ROUND])
        years = list(map(str, range(1805, n.last_year + 1)))
        rounds = list(map(str, range(1, n.rounds + 1)))
        phase = {"key": "phase", "value": max(1, int(self.s.c[PHASE])) - 1, "cells": list(PHASES)}
        markers = [name for marker, name in MARKERS if self.s.marker(marker)]
        return [
            {"key": "year", "value": year, "cells": years},
            *([{"key": "round", "value": now, "cells": rounds}] if now else []),
            phase,
            *self.levies(),
            *([{"key": "markers", "value": len(markers), "marks": markers}] if markers else []),
        ]

    def levies(self) -> list[dict[str, Any]]:
        """9.2: of each line of the side that is asked, what is deployed this year, of how many."""
        s = self.s
        if s.over or int(s.c[PHASE]) != REINFORCEMENT:
            return []
        shown = []
        for line, name in enumerate(LINES):
            spent, room = int(s.c[DEPLOYED + line]), levy.room(s, s.asked(), line)
            if room >= 0 and spent + room > 0:
                shown.append({"key": f"levy-{name}", "value": spent, "of": spent + room})
        return shown


def turn_words(s: War) -> dict[str, Any]:
    """The year, and the phase or the round."""
    phase = max(1, int(s.c[PHASE]))
    year, now = 1800 + int(s.c[YEAR]), int(s.c[ROUND])
    if now:
        return {"key": "turn-round", "year": str(year), "round": now}
    return {"key": f"turn-{PHASES[phase - 1]}", "year": str(year)}
