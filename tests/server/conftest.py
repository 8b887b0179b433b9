"""What the tests of the server share."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.app import create_app

sys.path.insert(0, str(Path(__file__).parent))

from visiting import PLENTY, Visitor


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
