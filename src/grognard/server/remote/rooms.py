"""Rooms to talk in: who may read and write where, and what a text may hold."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import TYPE_CHECKING

from grognard.server.refusal import Refusal
from grognard.server.remote.messages import LONGEST_TEXT, RoomShown

if TYPE_CHECKING:
    from grognard.server.tables import Table

TABLE, ONLOOKERS = "table", "onlookers"
JOINERS = "\u200c\u200d"  # some scripts and signs need them; all other formatting is taken out
MOST_MARKS = 3  # on one letter


def side_rooms(table: Table) -> dict[str, list[str]]:
    """A room for each side that has several seats."""
    return {"+".join(seats): seats for seats in table.teams}


def readable(table: Table, yours: Collection[str]) -> list[str]:
    """The rooms that the holder of seats may read."""
    sides = side_rooms(table)
    if table.over:
        return [TABLE, *sides, ONLOOKERS]
    if not yours:
        return [TABLE, ONLOOKERS]
    return [TABLE, *(room for room, seats in sides.items() if not {*seats}.isdisjoint(yours))]


def heard(table: Table, yours: Collection[str]) -> dict[str, int]:
    """The number of what was said last, in each room that the holder of seats may read."""
    said = table.terms.said
    return {room: said[room] for room in readable(table, yours) if room in said} if said else {}


def shown(table: Table, yours: Collection[str], seat: str | None) -> list[RoomShown]:
    """The rooms as a seat, or an onlooker, finds them."""
    said = table.terms.said
    return [
        RoomShown(room, said.get(room, 0), _objection(table, yours, seat, room) is None)
        for room in readable(table, yours)
    ]


def check_reading(table: Table, yours: Collection[str], room: str) -> None:
    """Raises Refusal where somebody may not read."""
    if room not in readable(table, yours):
        raise Refusal(403, "not-your-room")


def check_writing(table: Table, yours: Collection[str], seat: str | None, room: str) -> None:
    """Raises Refusal where somebody may not write."""
    check_reading(table, yours, room)
    if seat is not None and seat not in yours:
        raise Refusal(403, "not-your-seat")
    why = _objection(table, yours, seat, room)
    if why is not None:
        status = 409 if why == "no-talk" else 403
        raise Refusal(status, why, rule=table.game.talk_rule)


def _objection(table: Table, yours: Collection[str], seat: str | None, room: str) -> str | None:
    if room == ONLOOKERS:
        return None if table.over or not yours else "not-your-room"
    if seat is None or seat not in yours:
        return "not-your-room"
    if room != TABLE and seat not in side_rooms(table)[room]:
        return "not-your-room"
    if not table.over and _has_ally(table, seat) and not table.game.may_talk(table.settled_state):
        return "no-talk"
    return None


def _has_ally(table: Table, seat: str) -> bool:
    """Whether another person plays on the same side."""
    own = table.chairs[seat].person
    return any(
        seat in seats and table.chairs[other].person not in (None, own)
        for seats in table.teams
        for other in seats
    )


def plain(text: str) -> str:
    """One line of text without anything that could pass for something else; raises Refusal."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or sign in "\t\n\r\v\f":
            kept.append(" ")
        elif (kind[0] != "C" or sign in JOINERS) and marks <= MOST_MARKS:
            kept.append(sign)
    found = " ".join("".join(kept).split())
    if not found.strip(JOINERS + " "):
        raise Refusal(422, "nothing-said")
    if len(found) > LONGEST_TEXT:
        raise Refusal(422, "too-long", most=LONGEST_TEXT)
    return found
