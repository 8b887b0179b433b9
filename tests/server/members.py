"""People with accounts, for tests."""

from __future__ import annotations

import itertools
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from visiting import Visitor

from grognard.server.accounts.passwords import Passwords

PASSWORD = "vive l'Empereur"
NUMBERS = itertools.count(1)
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # a real hash, but a cheap one


def hurried(client: TestClient[Litestar]) -> TestClient[Litestar]:
    """A server whose passwords cost little."""
    accounts = client.app.state.accounts
    accounts.passwords.close()
    accounts.passwords = Passwords(QUICK)
    return client


def member(client: TestClient[Litestar], name: str = "", guest: Visitor | None = None) -> Visitor:
    """Somebody who has just signed up."""
    found = guest or Visitor(client)
    found.post("/account", {"name": name or f"Ney {next(NUMBERS)}", "password": PASSWORD}, 201)
    return found


def token_of(visitor: Visitor, label: str = "bot") -> Any:
    """A new token for a bot of theirs."""
    return visitor.post("/tokens", {"label": label, "password": PASSWORD}, 201)


def name_of(visitor: Visitor) -> Any:
    """The visitor's name."""
    return visitor.get("/me")["name"]
