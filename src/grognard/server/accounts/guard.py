"""How often somebody may try: names and passwords are slowed down, nobody is locked out."""

from __future__ import annotations

import asyncio

from grognard.server.limits import Buckets, Tries, network
from grognard.server.refusal import Refusal


class Guard:
    """Counts what is tried."""

    def __init__(self, tries: Tries) -> None:
        self.tries = tries
        self.signups = Buckets(tries.signups)
        self.pairs = Buckets(tries.logins)
        self.addresses = Buckets(tries.address_logins)
        self.names = Buckets(tries.name_logins)
        self.forgotten = Buckets(tries.logins)
        self.letters = Buckets(tries.links)
        self.links = Buckets(tries.links)
        self.address_links = Buckets(tries.address_links)
        self.trials = Buckets(tries.trials)
        self.changes = Buckets(tries.changes)

    def sign_up(self, address: str) -> None:
        """One more account of this address; raises Refusal."""
        if not self.signups.take(network(address)):
            raise Refusal(429, "too-many-tries")

    async def log_in(self, address: str, key: str) -> None:
        """One more password of this address for a name; raises Refusal, or takes its time.

        Whoever is turned away here never touches the bucket of the name: one address cannot make
        others wait.
        """
        near = network(address)
        if not (self.addresses.take(near) and self.pairs.take(f"{near} {key}")):
            raise Refusal(429, "too-many-tries")
        if not self.names.take(key):
            await asyncio.sleep(self.tries.wait)

    def forget(self, address: str, key: str) -> None:
        """One more forgotten password of this address for a name; raises Refusal.

        Not one of the passwords tried: whoever has tried in vain must be able to ask.
        """
        near = network(address)
        if not (self.address_links.take(near) and self.forgotten.take(f"{near} {key}")):
            raise Refusal(429, "too-many-tries")

    def letter(self, person: str) -> bool:
        """Whether an account is sent one more link; nobody is told, or he would know of it."""
        return self.letters.take(person)

    def reset(self, address: str) -> None:
        """One more link of this address; raises Refusal."""
        if not self.addresses.take(network(address)):
            raise Refusal(429, "too-many-tries")

    def link(self, address: str, person: str) -> None:
        """One more mail to an address that nobody has confirmed yet; raises Refusal."""
        if not (self.links.take(person) and self.address_links.take(network(address))):
            raise Refusal(429, "too-many-tries")

    def trial(self, person: str) -> None:
        """One more trial notice; raises Refusal."""
        if not self.trials.take(person):
            raise Refusal(429, "too-many-tries")

    def change(self, person: str) -> None:
        """One more change of an account; raises Refusal."""
        if not self.changes.take(person):
            raise Refusal(429, "too-much")
