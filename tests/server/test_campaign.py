"""A campaign of years between two people far apart: a move a day, left and taken up again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from test_clocks import Wait, wait
from visiting import PLENTY, Visitor

from grognard.kernel import registry
from grognard.server.app import create_app
from grognard.server.remote.clocks import DAY, HOUR

pytestmark = pytest.mark.skipif("europe" not in registry.names(), reason="the game is not offered")

__all__ = ["wait"]

QUIET = ("usual", "pass", "done", "stand", "stop")  # the first of these that is legal is said
MOST = 400  # answers of a quiet year


class Apart:
    """Two people who each sit down when they are asked, and let time pass before they answer."""

    def __init__(self, client: Any, wait: Wait, tokens: dict[str, str] | None = None) -> None:
        known = tokens or {}
        self.wait = wait
        self.people = {s: Visitor(client, known.get(s, "")) for s in ("empire", "coalition")}
        self.table = ""

    def sit_down(self) -> None:
        """A new table of the grand campaign."""
        wish = {"game": "europe", "scenario": "1805", "pace": "day"}
        seats = {"empire": "me", "coalition": "open"}
        self.table = self.people["empire"].post("/tables", {**wish, "seats": seats}, 201)["table"]
        self.people["coalition"].post(f"/tables/{self.table}/seats/coalition")

    def see(self, seat: str) -> Any:
        """The table as one of them."""
        return self.people[seat].see(self.table, seat)

    def asked(self) -> str:
        """Who is asked."""
        return str(self.see("empire")["asked"])

    def play(self, until: Callable[[Any], bool]) -> Any:
        """Quiet answers, each move after three hours, up to a moment; the table then."""
        last = self.asked()
        for _ in range(MOST):
            seat = self.asked()
            shown = self.see(seat)
            if until(shown):
                return shown
            if seat != last:
                self.wait(3 * HOUR)
            last = seat
            legal = [action["text"] for action in shown["legal"]]
            said = next((text for text in QUIET if text in legal), legal[0])
            self.people[seat].act(self.table, seat, said)
        raise AssertionError("the year does not end")


def year_of(shown: Any) -> int:
    """The year that is played."""
    return int(next(track["value"] for track in shown["view"]["tracks"] if track["key"] == "year"))


def cards(shown: Any) -> list[str]:
    """The hand of the seat that looks."""
    return [card["key"] for card in shown["view"]["hand"]]


def test_a_campaign_by_post(folder: Path, wait: Wait) -> None:
    """From the set-up of 1805 through the interphase of 1806, with the server stopped between."""
    with TestClient(create_app(folder, PLENTY)) as client:
        apart = Apart(client, wait)
        apart.sit_down()
        apart.play(lambda shown: shown["step"]["key"] == "action")
        left = {seat: apart.see(seat) for seat in apart.people}
        tokens = {seat: person.token for seat, person in apart.people.items()}
    wait(5 * DAY)
    with TestClient(create_app(folder, PLENTY)) as client:
        again = Apart(client, wait, tokens)
        again.table = apart.table
        for seat, shown in left.items():
            now = again.see(seat)
            assert (now["view"], now["log"]) == (shown["view"], shown["log"])
            assert now["clock"]["left"] == shown["clock"]["left"]
        later = again.play(
            lambda shown: year_of(shown) == 1806 and shown["step"]["key"] == "action"
        )
        assert later["view"]["turn"]["number"] == 11
        # Four hours a move come back, so that nobody has lost more than the move under way.
        assert all(time >= DAY - 3 * HOUR for time in later["clock"]["left"].values())
        hands = {seat: cards(again.see(seat)) for seat in again.people}
        for seat, enemy in (("empire", "coalition"), ("coalition", "empire")):
            known = set(again.see(seat)["view"]["hands"][enemy].get("known", []))
            secret = [f'"{key}"' for key in hands[enemy] if key not in known]
            assert secret
            told = again.people[seat].ask("GET", f"/tables/{again.table}", params={"as": seat}).text
            assert [key for key in secret if key in told] == []
        other = "empire" if later["asked"] == "coalition" else "coalition"
        wait(2 * DAY)
        person = again.people[other]
        assert "claim" in person.see(again.table, other)["may"]
        person.post(f"/tables/{again.table}/claim", {"seat": other, "take": "win"})
        assert person.see(again.table, other)["ended"] == "time"
