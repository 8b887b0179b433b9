"""Compiled rules: found when they fit, never when they are stale or unwanted."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from grognard import compiling, native
from grognard.compiling import CompileError
from grognard.kernel import registry
from grognard.native import AGAINST, KERNEL, MADE_FROM, SUFFIX, NativeFinder, TwinLoader

STATE = "grognard.kernel.state"
SKIRMISH = "skirmish"  # a second game, made up


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package with two games, the usual and a made-up one, in place of the real."""
    package = tmp_path / "grognard"
    games = (folder.parent.name for folder in (native.PACKAGE / "games").glob("*/model.py"))
    unwanted = ("web", "__pycache__", *(name for name in games if name != registry.usual()))
    shutil.copytree(native.PACKAGE, package, ignore=shutil.ignore_patterns(*unwanted))
    game = package / "games" / SKIRMISH
    game.mkdir()
    (game / "__init__.py").write_text("")
    (game / "compiled.txt").write_text("state.py\n")
    (game / "state.py").write_text("from grognard.kernel.state import State\n")
    monkeypatch.setattr(native, "PACKAGE", package)
    return package


@pytest.fixture
def stores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of the stores."""
    folder = tmp_path / "stores"
    monkeypatch.setattr(native, "STORES", folder)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("GROGNARD_PURE", "")
    return folder


def keep(group: str, made_from: str = "kernel's", against: str = "kernel's") -> Path:
    """Puts a store in place that fits."""
    folder = native.store(group)
    folder.mkdir(parents=True)
    (folder / MADE_FROM).write_text(made_from)
    (folder / AGAINST).write_text(against)
    return folder


# --- groups and their hashes ---------------------------------------------------------------


def test_every_module_to_compile_exists() -> None:
    """And none is named twice."""
    files = native.modules()
    assert all(file.is_file() for file in files)
    assert len(set(files)) == len(files)


def test_a_game_is_a_group(copied: Path) -> None:
    """Whatever folder names what is to be compiled."""
    assert list(native.groups()) == [KERNEL, SKIRMISH, "waterloo"]
    assert native.groups()[SKIRMISH] == [f"grognard/games/{SKIRMISH}/state.py"]
    (copied / "games" / SKIRMISH / "__init__.py").unlink()
    assert SKIRMISH not in native.groups()  # no package: it cannot be compiled, nor played


def test_a_game_from_elsewhere_is_a_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own imports in the hash; a game without a list is left plain."""
    for name in ("raid", "plain"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / "raid" / "compiled.txt").write_text("rules.py\n")
    (tmp_path / "raid" / "rules.py").write_text("from raid.data import N\n")
    (tmp_path / "raid" / "data.py").write_text("N = 1\n")
    monkeypatch.setenv("GROGNARD_GAMES", str(tmp_path))
    assert native.groups()["raid"] == ["raid/rules.py"]
    assert "plain" not in native.groups()
    assert "raid.rules" in NativeFinder({KERNEL: tmp_path, "raid": tmp_path}).twins
    before = native.fingerprints()
    (tmp_path / "raid" / "data.py").write_text("N = 2\n")
    assert native.fingerprints() == before | {"raid": native.fingerprints()["raid"]}
    assert native.fingerprints() != before


def test_the_same_sources_have_the_same_hash(copied: Path) -> None:
    """Wherever they lie."""
    here = native.fingerprints()
    shutil.copytree(copied, copied.parent / "elsewhere" / "grognard")
    native.PACKAGE = copied.parent / "elsewhere" / "grognard"
    assert native.fingerprints() == here


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("kernel/state.py", {KERNEL, SKIRMISH, "waterloo"}),
        ("kernel/vectors.py", {KERNEL, SKIRMISH, "waterloo"}),  # only imported
        ("players/search.py", {KERNEL, SKIRMISH, "waterloo"}),
        ("mypyc_run.py", {KERNEL, SKIRMISH, "waterloo"}),
        ("games/waterloo/state.py", {"waterloo"}),
        ("games/waterloo/steps/battle.py", {"waterloo"}),
        ("games/waterloo/model.py", {"waterloo"}),  # only imported
        (f"games/{SKIRMISH}/state.py", {SKIRMISH}),
        ("native.py", set()),
        ("cli/main.py", set()),
    ],
)
def test_a_change_tells_in_what_is_compiled_from_it(
    name: str, changed: set[str], copied: Path
) -> None:
    """So compiled rules are never stale, and no game waits for another."""
    before = native.fingerprints()
    file = copied / name
    file.write_bytes(file.read_bytes() + b"\n")
    after = native.fingerprints()
    assert {group for group in before if after[group] != before[group]} == changed


def test_what_is_compiled_tells_in_the_hash(copied: Path) -> None:
    before = native.fingerprints()
    (copied / "games" / "waterloo" / "compiled.txt").write_text("state.py\n")
    assert native.fingerprints()["waterloo"] != before["waterloo"]


def classes(group: str) -> Iterator[tuple[str, ast.ClassDef]]:
    """The compiled classes of a group."""
    for name in native.groups()[group]:
        tree = ast.parse(native.place(name).read_text("utf-8"))
        yield from ((name, node) for node in tree.body if isinstance(node, ast.ClassDef))


def test_what_games_derive_from_says_so() -> None:
    """Otherwise a plain game could not be played with the compiled kernel."""
    shut = {
        node.name
        for _, node in classes(KERNEL)
        if not any(
            "allow_interpreted_subclasses=True" in ast.unparse(d) for d in node.decorator_list
        )
    }
    derived = {
        (name, node.name, ast.unparse(base))
        for group in native.groups()
        if group != KERNEL
        for name, node in classes(group)
        for base in node.bases
    }
    assert derived
    assert [found for found in derived if found[2] in shut] == []


# --- finding -------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "wanted"), [("", True), ("0", True), ("1", False)])
def test_who_wants_plain_rules_says_so(
    value: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GROGNARD_PURE=1."""
    monkeypatch.setenv("GROGNARD_PURE", value)
    assert native.wanted() is wanted


def test_stores_that_fit_are_used(stores: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But no game without the kernel, and nothing where plain rules are wanted."""
    monkeypatch.setattr(sys, "meta_path", [f for f in sys.meta_path if not native.compiled()])
    assert not native.use()
    keep("waterloo")
    assert not native.use()
    keep(KERNEL)
    monkeypatch.setenv("GROGNARD_PURE", "1")
    assert not native.use()
    assert not native.compiled()
    monkeypatch.setenv("GROGNARD_PURE", "0")
    assert native.use()
    assert isinstance(sys.meta_path[0], NativeFinder)
    assert native.compiled("waterloo")


def test_a_game_compiled_against_another_kernel_is_not_used(stores: Path) -> None:
    kernel = keep(KERNEL)
    keep("waterloo", against="another's")
    assert native.fitting() == {KERNEL: kernel}
    assert native.ready("a game that is not compiled")
    assert not native.ready("waterloo") or native.c_compiler() is None


def test_where_there_is_no_compiler_nothing_is_to_be_compiled(
    stores: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "c_compiler", lambda: "cc")
    assert not native.ready()
    monkeypatch.setattr(native, "c_compiler", lambda: None)
    assert native.ready()


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
    """Modules that are not ours, and those of groups that are not compiled."""
    finder = NativeFinder({KERNEL: tmp_path})
    for name in ("grognard", "grognard.kernel.text", "grognard.games.waterloo.state", "json"):
        assert finder.find_spec(name) is None
    assert finder.find_spec(native.library("waterloo")) is None


def test_the_finder_finds_what_is_there(tmp_path: Path) -> None:
    """The twin of a module, and the library that holds it."""
    finder = NativeFinder({KERNEL: tmp_path})
    for name, kind in ((STATE, TwinLoader), (native.library(KERNEL), ExtensionFileLoader)):
        spec = finder.find_spec(name)
        assert spec is not None
        assert isinstance(spec.loader, kind)
        assert spec.origin == str(tmp_path / f"{native.library(KERNEL)}{SUFFIX}")


# --- making --------------------------------------------------------------------------------


def made(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
    """In the place of the compiler."""
    order = json.loads(command[-1])
    for group in order["groups"]:
        folder = Path(order["work"]) / "lib" / group
        folder.mkdir(parents=True)
        (folder / MADE_FROM).write_text(f"{group}'s")
        (folder / AGAINST).write_text("kernel's")
    return subprocess.CompletedProcess(command, 0, "", "")


def test_the_game_that_is_asked_for_comes_first(copied: Path, stores: Path) -> None:
    """With the kernel, if need be; what fits is not compiled again."""
    assert compiling.batches() == [[KERNEL, SKIRMISH, "waterloo"]]
    assert compiling.batches(["waterloo", SKIRMISH]) == [[KERNEL, "waterloo"], [SKIRMISH]]
    assert compiling.batches(["waterloo"]) == [[KERNEL, "waterloo"]]
    keep(KERNEL)
    keep("waterloo")
    assert compiling.batches() == [[SKIRMISH]]
    assert compiling.batches(["waterloo"]) == []
    assert compiling.batches(["waterloo"], force=True) == [[KERNEL, "waterloo"]]


def test_a_failed_compilation_says_what_to_do(
    stores: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And leaves nothing behind that would be used."""
    failed = subprocess.CompletedProcess([], 1, "", "no compiler here")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(CompileError, match=r"(?s)C compiler.*no compiler here"):
        compiling.compile_groups()
    assert native.fitting() == {}


def test_what_was_compiled_is_kept_beside_the_rest(
    copied: Path, stores: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an edit only what it concerns is compiled; taken back, nothing."""
    said: list[str] = []
    monkeypatch.setattr(subprocess, "run", made)
    compiling.compile_groups(say=said.append)
    assert native.fitting().keys() == {KERNEL, SKIRMISH, "waterloo"}
    assert [line.split(" in ")[0] for line in said[1::2]] == ["Compiled kernel, skirmish, waterloo"]
    file = copied / "games" / "waterloo" / "state.py"
    before = file.read_bytes()
    file.write_bytes(before + b"\n")
    assert native.fitting().keys() == {KERNEL, SKIRMISH}
    compiling.compile_groups()
    assert len(list(stores.iterdir())) == 4
    file.write_bytes(before)
    monkeypatch.setattr(subprocess, "run", None)  # it would fail
    compiling.compile_groups()


def test_only_stores_out_of_use_are_removed(stores: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those that fit, nor those of the last day, nor the latest few."""
    fitting, game = keep(KERNEL), keep("waterloo")
    now = time.time()
    for age, count in ((0.5, 8), (2.0, 3)):
        for i in range(count):
            folder = stores / f"waterloo-{age}x{i}"
            folder.mkdir()
            (folder / MADE_FROM).write_text("")
            os.utime(folder / MADE_FROM, (now - age * compiling.DAY,) * 2)
    os.utime(fitting / MADE_FROM, (0, 0))
    (stores / "half-made").mkdir()
    os.utime(stores / "half-made", (0, 0))
    compiling.compile_groups(["waterloo"])
    left = sorted(path.name for path in stores.iterdir())
    assert left == sorted([fitting.name, game.name, *(f"waterloo-0.5x{i}" for i in range(8))])


def test_a_large_library_is_compiled_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each module in one of them, in order; what runs once is told to the compiler before."""
    mypyc_run = pytest.importorskip("grognard.mypyc_run")
    monkeypatch.setattr(mypyc_run, "PART", 300)
    names = [f"m{n}.c" for n in range(6)]
    for name in names:
        code = f"char CPyDef_{name[:-2]}_____top_level__(void) {{\n"
        (tmp_path / name).write_text(code.ljust(100))
    sources = [str(tmp_path / name) for name in names]
    parts = [
        Path(part).read_text() for part in mypyc_run.join(tmp_path / "x.c", ["init.c"], sources)
    ]
    assert len(parts) == 2
    assert ["#include <init.c>" in part for part in parts] == [True, False]
    assert re.findall(r'#include "(.*)"', "".join(parts)) == names
    for part in parts:
        for name in re.findall(r'#include "(.*)\.c"', part):
            told = part.index(f"AT_ONCE char CPyDef_{name}_____top_level__(void);")
            assert told < part.index(f'#include "{name}.c"')
    assert len(mypyc_run.join(tmp_path / "y.c", [], sources[:1])) == 1


@pytest.mark.long
@pytest.mark.skipif(native.c_compiler() is None, reason="needs a C compiler")
def test_an_ordinary_install_can_be_compiled(tmp_path: Path) -> None:
    """A wheel in a new environment, with the extra."""
    root = native.PACKAGE.parent.parent
    if not (root / "pyproject.toml").exists():
        pytest.skip("needs the checkout")
    ours = ("PYTHONPATH", "GROGNARD_GAMES")
    env = {name: value for name, value in os.environ.items() if name not in ours}
    env["GROGNARD_PURE"] = "0"

    def run(*command: str | Path) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    source = shutil.copytree(
        root, tmp_path / "source", ignore=shutil.ignore_patterns(".*", "tests", "build")
    )
    run(sys.executable, *pip, "wheel", "--no-deps", "-w", tmp_path, source)
    wheel = next(tmp_path.glob("grognard-*.whl"))
    venv.create(tmp_path / "venv", with_pip=True)
    python = next((tmp_path / "venv").glob("*/python"))
    run(python, *pip, "install", f"{wheel}[compile]")
    run(python, "-m", "grognard", "compile")
    told = json.loads(run(python, "-m", "grognard", "bench", "--seconds", "1", "--json"))
    assert [row["compiled"] for row in told] == [True] * len(told)
