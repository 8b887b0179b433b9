"""What the tests of the server share."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.accounts import passwords
from grognard.server.app import create_app
from grognard.server.storage import Database, open_database

sys.path.insert(0, str(Path(__file__).parent))

from cluster import Cluster, running
from members import QUICK
from visiting import PLENTY, Visitor


@pytest.fixture(scope="module", autouse=True)
def no_loop_of_a_browser_test() -> Iterator[None]:
    """The browser's driver leaves its loop marked as running in this thread; here none is."""
    left = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left)


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Every server hashes one when it begins, which takes longer than all the rest of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", lambda: QUICK)
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server without limits, in this process; every test has visitors and tables of its own."""
    with TestClient(create_app(tmp_path_factory.mktemp("data"), PLENTY)) as found:
        yield found


@pytest.fixture
def ann(client: TestClient[Litestar]) -> Visitor:
    """A visitor."""
    return Visitor(client)


@pytest.fixture
def bob(client: TestClient[Litestar]) -> Visitor:
    """Another visitor."""
    return Visitor(client)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL; only on a machine that tests everything must it be there."""
    with running() as found:
        if found is None:
            assert not os.environ.get("CI"), "PostgreSQL is not installed"
            pytest.skip("PostgreSQL is not installed")
        yield found


@pytest.fixture
def url(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str | None:
    """What `--database` says: nothing, or the address of an empty PostgreSQL database."""
    found: str | None = request.getfixturevalue("url") if request.param == "postgresql" else None
    return found


@pytest.fixture
def database(address: str | None, folder: Path) -> Database:
    """An empty database of each kind; whoever uses it closes it."""
    return open_database(folder, address)
