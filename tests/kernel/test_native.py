"""Compiled rules: found when they fit, never when they are stale or unwanted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from grognard import native
from grognard.native import MODULES, SUFFIX, CompileError, NativeFinder

STATE = "grognard.kernel.state"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, in the place of the real ones."""
    for name in (*MODULES, "native.py"):
        target = tmp_path / "grognard" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(native.PACKAGE / name, target)
    monkeypatch.setattr(native, "PACKAGE", tmp_path / "grognard")
    return tmp_path / "grognard"


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of the store."""
    folder = tmp_path / "store" / "hash"
    monkeypatch.setattr(native, "store", lambda: folder)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("GROGNARD_PURE", "")
    return folder


def test_every_module_to_compile_exists() -> None:
    """And none is named twice."""
    assert all((native.PACKAGE / name).is_file() for name in MODULES)
    assert len(set(MODULES)) == len(MODULES)


def test_the_same_sources_have_the_same_hash(copied: Path) -> None:
    """Wherever they lie."""
    here = native.source_hash()
    assert here == native.source_hash()
    shutil.copytree(copied, copied.parent / "elsewhere" / "grognard")
    native.PACKAGE = copied.parent / "elsewhere" / "grognard"
    assert native.source_hash() == here


@pytest.mark.parametrize("name", [*MODULES, "native.py"])
def test_a_change_of_any_source_changes_the_hash(name: str, copied: Path) -> None:
    """So compiled rules are never stale."""
    before = native.source_hash()
    file = copied / name
    file.write_bytes(file.read_bytes() + b"\n")
    assert native.source_hash() != before


@pytest.mark.parametrize(("value", "wanted"), [("", True), ("0", True), ("1", False)])
def test_who_wants_plain_rules_says_so(
    value: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GROGNARD_PURE=1."""
    monkeypatch.setenv("GROGNARD_PURE", value)
    assert native.wanted() is wanted


def test_a_complete_store_is_used(stored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not a half-made one, and not where plain rules are wanted."""
    finders = len(sys.meta_path)
    assert not native.use()
    stored.mkdir(parents=True)
    assert not native.use()
    (stored / "complete").write_text("")
    monkeypatch.setenv("GROGNARD_PURE", "1")
    assert not native.use()
    assert len(sys.meta_path) == finders
    monkeypatch.setenv("GROGNARD_PURE", "0")
    assert native.use()
    assert isinstance(sys.meta_path[0], NativeFinder)


def test_plain_rules_in_a_new_process() -> None:
    """Whatever has been compiled here."""
    code = (
        "import grognard, sys; from grognard import native;"
        "print(native.compiled(), any(type(f).__name__ == 'NativeFinder' for f in sys.meta_path))"
    )
    env = {**os.environ, "GROGNARD_PURE": "1", "PYTHONPATH": str(native.PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "False"]


def test_the_finder_leaves_the_rest_to_python(tmp_path: Path) -> None:
    """Files that are not there, and modules that are not ours."""
    finder = NativeFinder(tmp_path)
    for name in (STATE, "grognard", "grognard.kernel.text", "json", "abc__mypyc", "a.b__mypyc"):
        assert finder.find_spec(name) is None


def test_the_finder_finds_what_is_there(tmp_path: Path) -> None:
    """The compiled twin, and the library that the twins share."""
    for name in (f"grognard/kernel/state{SUFFIX}", f"abc__mypyc{SUFFIX}"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    finder = NativeFinder(tmp_path)
    for name in (STATE, "abc__mypyc"):
        spec = finder.find_spec(name)
        assert spec is not None
        assert isinstance(spec.loader, ExtensionFileLoader)
        assert str(spec.origin).startswith(str(tmp_path))


def test_a_failed_compilation_says_what_to_do(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And leaves nothing behind that would be used."""
    failed = subprocess.CompletedProcess([], 1, "", "no compiler here")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(CompileError, match=r"(?s)C compiler.*no compiler here"):
        native.compile_rules()
    assert not native.use()


def test_new_compiled_rules_take_the_place_of_the_old(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one set is kept."""

    def made(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        result = Path(command[command.index("--build-lib") + 1])
        (result / "grognard").mkdir(parents=True)
        (result / "grognard" / "made").write_text("")
        return subprocess.CompletedProcess(command, 0, "", "")

    old = stored.parent / "older"
    old.mkdir(parents=True)
    monkeypatch.setattr(subprocess, "run", made)
    assert native.compile_rules() == stored
    assert (stored / "grognard" / "made").exists()
    assert not old.exists()
    assert [path.name for path in stored.parent.iterdir()] == [stored.name]

    def never(*_: object, **__: object) -> None:
        raise AssertionError("compiled again without need")

    monkeypatch.setattr(subprocess, "run", never)
    assert native.compile_rules() == stored
