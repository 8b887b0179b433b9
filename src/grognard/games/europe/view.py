"""What a seat may know of a state, as plain data."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.europe import (
    battle_panel,
    campaign_tracks,
    fog,
    forces,
    groups,
    interphase_panel,
    kinds,
    politics_panel,
    reach,
    supply_lines,
)
from grognard.games.europe.layout import (
    A_FORCES,
    A_POINTS,
    ACTIVE,
    ARMIES,
    AT,
    CARD,
    CARD_KNOWN,
    CONTROL,
    CORSAIRS,
    DEMORALISED,
    DEPOTS,
    FACE_DOWN,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    FOREIGN_WARS,
    FORT,
    G_CEILING,
    G_FORCED,
    G_SIDE,
    G_ZONE,
    GENERALS,
    HAND,
    INSIDE,
    LAST_ROUND,
    MARKED,
    NEXT_BUDGET,
    NOBODY,
    PIECES,
    PILE,
    PLACES,
    PLAYED,
    POINTS,
    REDUCED,
    REMOVED,
    RESERVE,
    ROUND,
    RUINED,
    UNITS,
    UNSUPPLIED,
    YEAR,
    ZONES,
)
from grognard.games.europe.looks import kind_of, nation_of
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import set_up
from grognard.games.europe.verbs import piece_keys, place_keys

MARKS = (
    (REDUCED, "reduced"),
    (MARKED, "marked"),
    (UNSUPPLIED, "unsupplied"),
    (DEMORALISED, "demoralised"),
    (FIXED, "fixed"),
    (INSIDE, "inside"),
)
UNKNOWN_LEVEL: Final = 3  # what is not in sight lies below everything else
MOST_KEPT: Final = 9  # activation points in reserve (9.2)
BOXES = (
    ("reserve", RESERVE),
    ("next-budget", NEXT_BUDGET),
    ("foreign-wars", FOREIGN_WARS),
    ("corsairs", CORSAIRS),
)


class Viewer:
    """A state as one side (None: an onlooker) sees it."""

    def __init__(self, s: Theatre, side: int | None) -> None:
        self.s = s
        self.side = side
        self.model = s.t.model
        self.piece_keys = piece_keys(self.model)
        self.place_keys = place_keys(self.model)

    # --- the board -------------------------------------------------------------------------

    def places(self) -> dict[str, Any]:
        """Every zone, sea and box with who holds it, its marks and its pieces."""
        at: dict[int, list[int]] = {}
        for piece in range(PIECES):
            if self.s.c[AT + piece] < PLACES:
                at.setdefault(int(self.s.c[AT + piece]), []).append(piece)
        return {
            key: self.place(place, at.get(place, [])) for place, key in enumerate(self.place_keys)
        }

    def place(self, place: int, pieces: list[int]) -> dict[str, Any]:
        """A place."""
        shown: dict[str, Any] = {"pieces": self.stacks(pieces)}
        if place >= ZONES:
            return shown
        countries = self.model.countries
        shown["land"] = countries[self.s.land_of(place)].key
        holder = self.s.holder(place)
        if self.s.side(holder) != NOBODY and self.s.t.site[place] != 0:
            shown["side"] = SIDES[self.s.side(holder)]
        if self.s.c[CONTROL + place]:
            shown["marker"] = countries[holder].key
        marks = self.zone_marks(place)
        if marks:
            shown["marks"] = marks
        return shown

    def zone_marks(self, zone: int) -> list[str]:
        """What lies on a zone: ruins, sieges with their markers (15.4), blockades (17.2.6)."""
        s = self.s
        marks: list[str] = []
        if int(s.c[FORT + zone]) & RUINED:
            marks.append("ruined")
        if s.besieged(zone):
            marks.append(f"siege-{s.siege_marker(zone)}" if s.siege_marker(zone) else "besieged")
        if s.blockaded(zone):
            marks.append("blockaded")
        return marks

    def stacks(self, pieces: list[int]) -> list[dict[str, Any]]:
        """The forces at a place, each under its commander; garrisons and fleets apart."""
        found: dict[int, list[int]] = {}
        for piece in pieces:
            found.setdefault(self.stack_of(piece), []).append(piece)
        return [shown for stack in sorted(found) for shown in self.stack(found[stack], stack)]

    def stack_of(self, piece: int) -> int:
        """Which of the stacks at a place a piece lies in."""
        side = self.s.side_of(piece)
        afloat = FLEETS <= piece < DEPOTS or FLEETS <= self.s.holder_of(piece) < DEPOTS
        part = 2 if afloat else int(self.s.flag(piece, INSIDE))
        return (side if side != NOBODY else len(SIDES)) * 3 + part

    def stack(self, pieces: list[int], stack: int) -> list[dict[str, Any]]:
        """One force: its commander on top, then generals and markers, units, depots.

        In the fog of war (4) what is not in sight is one unknown piece: not even their number is
        told.
        """
        known = [piece for piece in pieces if self.knows(piece)]
        chief = forces.commander(self.s, known)
        order = sorted(known, key=lambda p: (p != chief, level_of(p), p))
        shown: list[dict[str, Any]] = []
        for n, piece in enumerate(order):
            one = self.piece(piece)
            shown.append({**one, "stack": stack, "level": level_of(piece) if n else 0})
        if len(known) < len(pieces):
            one = self.unknown(self.s.side_of(pieces[0]))
            shown.append({**one, "stack": stack, "level": UNKNOWN_LEVEL if known else 0})
        units = forces.units_of(pieces)
        if len(pieces) > 1 and units:
            if len(known) == len(pieces):
                shown[0]["force"] = self.s.total_steps(units)
            marks = self.force_marks(shown[0].get("marks", []), units)
            shown[0] |= {"marks": marks} if marks else {}
        return shown

    def pieces(self, pieces: list[int]) -> list[dict[str, Any]]:
        """Pieces in this order; those that are not in sight as one unknown piece."""
        known = [self.piece(piece) for piece in pieces if self.knows(piece)]
        hidden = [piece for piece in pieces if not self.knows(piece)]
        return known + ([self.unknown(self.s.side_of(hidden[0]))] if hidden else [])

    def unknown(self, side: int) -> dict[str, Any]:
        """Something of a side."""
        return {"side": SIDES[side], "seat": SIDES[side]}

    def force_marks(self, own: list[str], units: list[int]) -> list[str]:
        """13.1, 14.9.3: everybody is told when a force is out of supply or demoralised."""
        told = (
            ("unsupplied", self.s.unsupplied(units)),
            ("demoralised", self.s.demoralised(units)),
        )
        return [*own, *(mark for mark, so in told if so and mark not in own)]

    def piece(self, piece: int) -> dict[str, Any]:
        """A piece that the seat may know."""
        s = self.s
        side = s.side_of(piece)
        serves = {"seat": SIDES[side]} if side != NOBODY else {}
        shown: dict[str, Any] = {
            "side": nation_of(self.model, int(s.t.owner[piece])),
            "key": self.key_of(piece),
            "kind": kind_of(self.model, piece),
            **serves,
        }
        if piece < UNITS:
            shown["strength"] = s.steps_of(piece)
            shown["full"] = int(s.t.step_count[piece])
        ratings = self.ratings(piece)
        if ratings:
            shown["ratings"] = ratings
        marks = [name for flag, name in MARKS if s.flag(piece, flag)]
        if piece < FLEETS and self.tells_group(piece):
            marks.append("chosen")
        if s.aboard(piece):
            marks.append("aboard")
        if marks:
            shown["marks"] = marks
        return shown

    def tells_group(self, piece: int) -> bool:
        """Whether a piece belongs to a force under way, as far as the seat may know.

        In the fog of war (R124) the enemy learns who goes with a general when the force has left.
        """
        if not self.s.group_of(piece):
            return False
        own = not self.s.option(FOG_OF_WAR) or self.s.side_of(piece) == self.side
        return own or fog.under_way(self.s, piece)

    def key_of(self, piece: int) -> str:
        """The key of a piece."""
        return self.piece_keys[piece]

    def place_key(self, place: int) -> str:
        """The key of a place."""
        return self.place_keys[place]

    def ratings(self, piece: int) -> list[int]:
        """2.1, 2.2: the numbers printed on a piece."""
        t = self.s.t
        if piece < UNITS:
            return [self.s.steps_of(piece), self.s.morale(piece), int(t.movement[piece])]
        if GENERALS <= piece < FLEETS:
            n = piece - GENERALS
            return [int(v[n]) for v in (t.initiative, t.attack, t.defence, t.command)]
        if FLEETS <= piece < DEPOTS:
            n = piece - FLEETS
            return [int(v[n]) for v in (t.fleet_initiative, t.fleet_movement, t.fleet_tactical)]
        return []

    def knows(self, piece: int) -> bool:
        """4: in the fog of war only commanders and lone units of the enemy are seen (fog.py)."""
        if not self.s.option(FOG_OF_WAR):
            return True
        return self.s.side_of(piece) in (self.side, NOBODY) or self.s.in_sight(piece)

    def aside(self) -> list[dict[str, Any]]:
        """The boxes beside the map."""
        boxes: list[dict[str, Any]] = []
        asked = set_up.to_place(self.s)
        if asked:
            boxes.append({"key": "to-place", "pieces": [self.piece(p) for p in asked]})
        for name, box in BOXES:
            own = [piece for piece in range(PIECES) if self.s.c[AT + piece] == box]
            own = [piece for piece in own if piece not in asked]
            if own:
                boxes.append({"key": name, "pieces": [self.piece(p) for p in own]})
        return boxes

    # --- cards -----------------------------------------------------------------------------

    def keys(self, side: int, place: int) -> list[str]:
        """The cards of a side at a place."""
        return [self.model.cards[card].key for card in self.s.cards_at(side, place)]

    def hand(self) -> list[dict[str, str]]:
        """One's own cards."""
        if self.side is None:
            return []
        return [{"key": key} for key in self.keys(self.side, HAND)]

    def hands(self) -> dict[str, Any]:
        """How many cards each holds, and which of them are known."""
        found: dict[str, Any] = {}
        for side, name in enumerate(SIDES):
            own = self.s.cards_at(side, HAND)
            known = [
                self.model.cards[card].key
                for card in own
                if side == self.side or int(self.s.c[CARD + card]) & CARD_KNOWN
            ]
            found[name] = {"count": len(own), "known": known}
        return found

    def decks(self) -> list[dict[str, Any]]:
        """6.1: each side's pile, its played cards and those out of the game.

        R416: of those discarded in a hand phase only the number is known.
        """
        decks: list[dict[str, Any]] = []
        for side, name in enumerate(SIDES):
            decks.append({"key": f"pile-{name}", "count": len(self.keys(side, PILE))})
            played, gone = self.keys(side, PLAYED), self.keys(side, REMOVED)
            down = len(self.keys(side, FACE_DOWN))
            decks.append({"key": f"played-{name}", "count": len(played) + down, "cards": played})
            if gone:
                decks.append({"key": f"removed-{name}", "count": len(gone), "cards": gone})
        return decks

    # --- what is under way -----------------------------------------------------------------

    def panels(self) -> list[dict[str, Any]]:
        """The battle or siege that is being fought; hands and budget while they are made up."""
        fought = battle_panel.panels(self.s, self)
        return fought + interphase_panel.panels(self.s, self, self.side)

    def countries(self) -> dict[str, Any]:
        """8.1: what the countries are to the two sides; in 1815 that is settled."""
        return {} if self.s.hundred_days() else politics_panel.countries(self.s, self)

    def march(self) -> dict[str, Any] | None:
        """The force whose march is being decided; how far it gets only its own side is told.

        In the fog of war others are not told its points either: they say what it is made of.
        """
        s = self.s
        group = reach.group_asked(s)
        redeploys = not s.over and int(s.c[s.top()]) == kinds.TREK
        if redeploys:
            group = s.argument(0)
        if not group:
            return None
        side = groups.get(s, group, G_SIDE)
        shown: dict[str, Any] = {
            "place": self.place_keys[groups.get(s, group, G_ZONE)],
            "seat": SIDES[s.asked()],
            "forced": groups.get(s, group, G_FORCED),
        }
        if side == self.side or not s.option(FOG_OF_WAR):
            points, ceiling = groups.points_left(s, group), groups.get(s, group, G_CEILING)
            shown |= {"points": points, "of": ceiling}
        if side == self.side and not redeploys:
            stops = reach.reach_of(s, group)
            shown["reach"] = {self.place_keys[z]: self.stop(stop) for z, stop in stops.items()}
        return shown

    def stop(self, stop: reach.Stop) -> dict[str, Any]:
        """What it takes to get somewhere, and what is said for it."""
        codes, more = reach.line_to(self.s, stop)
        text = self.s.t.notation.text
        words = {**stop_words(stop), "way": [self.place_keys[zone] for zone in stop.way]}
        words["line"] = [text(code) for code in codes]
        return {**words, "more": True} if more else words

    def supply(self) -> dict[str, Any]:
        """13.3: how each country in the field is fed, and who is cut off.

        In the fog of war nobody knows where the enemy's depots are fixed.
        """
        foggy = self.s.option(FOG_OF_WAR)
        told = [side for side in range(len(SIDES)) if not foggy or side == self.side]
        return {
            self.model.countries[country].key: self.lines(side, country, lines)
            for side in told
            for country, lines in supply_lines.lines_of(self.s, side).items()
        }

    def lines(self, side: int, country: int, found: supply_lines.Lines) -> dict[str, Any]:
        """The lines of supply of one country."""
        keys = self.place_keys
        return {
            "seat": SIDES[side],
            "nation": nation_of(self.model, country),
            "sources": [keys[zone] for zone in sorted(found.sources)],
            "relays": [keys[zone] for zone in sorted(found.relays)],
            "lines": [[keys[place] for place in line] for line in found.lines.values()],
            "cut": {keys[zone]: [keys[by] for by in bars] for zone, bars in found.cut.items()},
        }

    # --- time ------------------------------------------------------------------------------

    def tracks(self) -> list[dict[str, Any]]:
        """The rounds of the year with their weather, points in reserve, those of the action."""
        c = self.s.c
        rounds = [str(n) for n in range(1, int(c[LAST_ROUND]) + 1)]
        tracks: list[dict[str, Any]] = [{"key": "round", "value": int(c[ROUND]), "cells": rounds}]
        for side, name in enumerate(SIDES):
            kept = {"key": f"points-{name}", "value": int(c[POINTS + side]), "of": MOST_KEPT}
            tracks.append({**kept, "side": name})
        tracks = campaign_tracks.tracks(self.s, tracks)
        active = SIDES[int(c[ACTIVE])]
        for key, left in (("action-points", int(c[A_POINTS])), ("action-forces", int(c[A_FORCES]))):
            if left:
                tracks.append({"key": key, "value": left, "side": active})
        return tracks


def level_of(piece: int) -> int:
    """Where a piece stands in its force: markers and generals, units, then what they bring."""
    if piece >= ARMIES or GENERALS <= piece < FLEETS:
        return 1
    return 2 if piece < GENERALS else 3


def stop_words(stop: reach.Stop) -> dict[str, Any]:
    """What it takes to get somewhere."""
    risks = (
        ("battle", stop.enemy),
        ("fortress", stop.fort),
        ("interception", stop.met),
        ("unsupplied", not stop.supplied),
    )
    return {
        "cost": stop.cost,
        "forced": stop.forced,
        "losses": round(stop.losses, 1),
        "risks": [name for name, there in risks if there],
    }


def turn_words(s: Theatre) -> dict[str, Any]:
    """The year and the round, or in a campaign the phase before and after the rounds (5.1, 5.3)."""
    phase = campaign_tracks.phase_now(s)
    if phase:
        return {"key": f"turn-{phase}", "year": str(1800 + int(s.c[YEAR]))}
    if int(s.c[ROUND]) == 0:
        return {"key": "turn-interphase", "year": str(1800 + int(s.c[YEAR]))}
    return {"key": "turn-label", "year": str(1800 + int(s.c[YEAR])), "round": int(s.c[ROUND])}
