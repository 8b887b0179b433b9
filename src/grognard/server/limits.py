"""How much one address or visitor may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

BODY = 64 * 1024  # bytes of a request
HEAD = 16 * 1024  # bytes of its first line and headers
MOST_KEYS = 20_000  # addresses or visitors remembered; the longest silent are forgotten


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, and `per_second` in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Tries:
    """The limits of a server on what concerns accounts."""

    signups: Rate = Rate(10, 10 / 3600)  # of one address
    logins: Rate = Rate(10, 2 / 60)  # of one address with one name
    address_logins: Rate = Rate(60, 6 / 60)  # of one address with any names
    name_logins: Rate = Rate(30, 1 / 10)  # with one name from anywhere; beyond it waits
    wait: float = 3.0  # seconds
    links: Rate = Rate(5, 5 / 3600)  # mails with a link, of one account
    address_links: Rate = Rate(20, 20 / 3600)
    trials: Rate = Rate(5, 5 / 600)  # trial notices of one account
    changes: Rate = Rate(60, 60 / 600)  # of one account: settings and tokens


@dataclass(frozen=True, slots=True)
class Words:
    """The limits of a server on talk and offers."""

    address: Rate = Rate(40, 2)
    person: Rate = Rate(10, 1 / 2)
    offers: Rate = Rate(15, 1 / 10)


@dataclass(frozen=True, slots=True)
class Lines:
    """The limits of a server on connections; times are seconds."""

    address: int = 128  # open at once, of one address
    silence: int = 5  # between two requests
    head: float = 15.0  # until the headers of a request are there, or it is begun at all
    body: float = 60.0  # until the rest is there


@dataclass(frozen=True, slots=True)
class Seats:
    """The limits of a server on what one person or address holds of the lobby at a time."""

    opened: int = 6  # tables open to all
    address_opened: int = 18  # the same, of everybody at one address
    taken: int = 60  # seats at tables of others, with an account
    guest_taken: int = 12  # and without
    address_taken: int = 60  # at tables open to all, of everybody at one address


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    address_requests: Rate = Rate(600, 60)
    visitor_requests: Rate = Rate(300, 30)
    address_tables: Rate = Rate(60, 60 / 3600)
    visitor_tables: Rate = Rate(30, 30 / 3600)
    streams: int = 24  # open streams of one address
    tries: Tries = Tries()
    words: Words = Words()
    lines: Lines = Lines()
    seats: Seats = Seats()
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    newcomers: Rate = Rate(60, 60 / 3600)  # of one address, of whom something is kept


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


class RateLimits:
    """Counts what addresses and visitors ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses = Buckets(limits.address_requests)
        self.visitors = Buckets(limits.visitor_requests)
        self.address_tables = Buckets(limits.address_tables)
        self.visitor_tables = Buckets(limits.visitor_tables)
        self.address_words = Buckets(limits.words.address)
        self.person_words = Buckets(limits.words.person)
        self.offers = Buckets(limits.words.offers)
        self.streams: dict[str, int] = {}

    # Newcomers have no key yet: they are counted by address alone, never all in one bucket.

    def may_speak(self, address: str, person: str | None) -> bool:
        """Whether something may be said."""
        return _both(self.address_words, address, self.person_words, person)

    def may_offer(self, address: str, person: str | None) -> bool:
        """Whether something may be proposed."""
        return self.offers.take(address if person is None else person)

    def may_ask(self, address: str, visitor: str | None) -> bool:
        """Whether a request may be heard."""
        return _both(self.addresses, address, self.visitors, visitor)

    def may_open(self, address: str, visitor: str | None) -> bool:
        """Whether a table may be made."""
        return _both(self.address_tables, address, self.visitor_tables, visitor)

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


def _both(addresses: Buckets, address: str, people: Buckets, person: str | None) -> bool:
    """Whether the address and, if known, the person may do it once more."""
    return addresses.take(address) and (person is None or people.take(person))


@lru_cache(maxsize=MOST_KEYS)
def network(address: str) -> str:
    """An address, or the network of which a household has every address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))


def unlimited(hosts: tuple[str, ...] = ()) -> Limits:
    """For measurements: one machine asks for more than any visitor may."""
    any_rate = Rate(1e9, 1e9)
    lines = Lines(address=10**6)
    return Limits(
        *(any_rate, any_rate, any_rate, any_rate),
        streams=10**6,
        lines=lines,
        seats=Seats(*[10**6] * 5),
        hosts=hosts,
        newcomers=any_rate,
    )
