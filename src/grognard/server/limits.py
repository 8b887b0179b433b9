"""How much one address or visitor may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

BODY = 64 * 1024  # bytes of a request
MOST_KEYS = 20_000  # addresses or visitors remembered; the longest silent are forgotten


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, and `per_second` in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    address_requests: Rate = Rate(600, 60)
    visitor_requests: Rate = Rate(300, 30)
    address_tables: Rate = Rate(60, 60 / 3600)
    visitor_tables: Rate = Rate(30, 30 / 3600)
    streams: int = 24  # open streams of one address
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any


@dataclass(slots=True)
class Buckets:
    """One bucket for each key, all of the same rate."""

    rate: Rate
    clock: Callable[[], float] = time.monotonic
    levels: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, key: str) -> bool:
        """Whether there is one more for this key; if so it is taken."""
        now = self.clock()
        level, when = self.levels.pop(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - when) * self.rate.per_second)
        allowed = level >= 1
        self.levels[key] = (level - 1 if allowed else level, now)
        if len(self.levels) > MOST_KEYS:
            self.levels.popitem(last=False)
        return allowed


class Doorman:
    """Counts what addresses and visitors ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses = Buckets(limits.address_requests)
        self.visitors = Buckets(limits.visitor_requests)
        self.address_tables = Buckets(limits.address_tables)
        self.visitor_tables = Buckets(limits.visitor_tables)
        self.streams: dict[str, int] = {}

    def may_ask(self, address: str, visitor: str | None) -> bool:
        """Whether a request may be heard."""
        return self.addresses.take(address) and (visitor is None or self.visitors.take(visitor))

    def may_open(self, address: str, visitor: str) -> bool:
        """Whether a table may be made."""
        return self.address_tables.take(address) and self.visitor_tables.take(visitor)

    def enter_stream(self, address: str) -> bool:
        """Counts an open stream; False if there are too many."""
        count = self.streams.get(address, 0)
        if count >= self.limits.streams:
            return False
        self.streams[address] = count + 1
        return True

    def leave_stream(self, address: str) -> None:
        """Forgets a stream that has ended."""
        count = self.streams.get(address, 0) - 1
        if count > 0:
            self.streams[address] = count
        else:
            self.streams.pop(address, None)
