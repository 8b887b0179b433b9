"""What the tests of the terminal share."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test's own, and the language is English."""
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("GROGNARD_CORRECTIONS", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"
