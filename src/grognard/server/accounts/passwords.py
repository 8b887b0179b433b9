"""Passwords: argon2id, in threads of its own and not too many at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grognard.server.refusal import Refusal

T = TypeVar("T")
WORKERS = 2  # each takes 64 MB while it works
MOST_WAITING = 32


class Passwords:
    """Makes and checks hashes. A check takes as long for a name that does not exist."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="password")
        self.nobody = self.hasher.hash(secrets.token_urlsafe())
        self.waiting = 0

    def close(self) -> None:
        """Lets what is under way end, and takes no more."""
        self.threads.shutdown(wait=True, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self._work(lambda: self.hasher.hash(password))

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether a password is that of the hash; never, if there is none."""
        found = await self._work(lambda: self._verify(stored or self.nobody, password))
        return found and stored is not None

    def stale(self, stored: str) -> bool:
        """Whether the hash was made with weaker settings than today's."""
        return self.hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Refusal(503, "busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1
