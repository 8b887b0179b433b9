"""How many are connected at once: from one address, and altogether."""

from __future__ import annotations

import logging
from typing import NamedTuple, Protocol

from grognard.server.limits import Buckets, Limits, Rate, network

RESERVE = 64  # file descriptors for everything but connections: files, databases, thinkers
SAID = Rate(3, 1 / 20)  # log lines for each reason, so that an attacker cannot fill the log

log = logging.getLogger(__name__)


class Unwelcome(NamedTuple):
    """Why a connection is ended."""

    status: int
    why: str


CROWDED = Unwelcome(429, "too many from one address")
FULL = Unwelcome(503, "no file descriptors left")


class Proxies(Protocol):
    """Those who connect for others."""

    def __contains__(self, host: str, /) -> bool:
        """Whether an address is one of them."""


class Connections:
    """Counts the open connections, and those that were ended before their time."""

    def __init__(self, limits: Limits, most: int | None = None) -> None:
        self.limits = limits
        self.most = room() if most is None else most
        self.proxies: Proxies = frozenset[str]()  # whose many connections are other people's
        self.count = 0
        self.of: dict[str, int] = {}
        self.ended: dict[Unwelcome, int] = {}
        self.said = Buckets(SAID)

    def enter(self, host: str) -> tuple[str | None, Unwelcome | None]:
        """Where one more connection is counted, or why there can be none."""
        if self.count >= self.most:
            return None, FULL
        address = "" if host in self.proxies else network(host)
        count = self.of.get(address, 0)
        if address and count >= self.limits.lines.address:
            return None, CROWDED
        self.count += 1
        self.of[address] = count + 1
        return address, None

    def leave(self, address: str | None) -> None:
        """One connection less."""
        if address is None:
            return
        self.count -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]

    def note(self, trouble: Unwelcome) -> None:
        """A connection is ended before its time."""
        count = self.ended[trouble] = self.ended.get(trouble, 0) + 1
        if self.said.take(trouble.why):
            told = "connection ended: %s (%d so far, %d open)"
            log.warning(told, trouble.why, count, self.count)


def room() -> int:
    """How many connections there is room for, by the file descriptors a process may have."""
    try:
        import resource
    except ImportError:  # Windows, where there is no such limit
        return 10**6
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 10**6 if soft == resource.RLIM_INFINITY else max(1, soft - min(RESERVE, soft // 2))
