"""The house itself: what may import what, and what no file may hold."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import grognard
from grognard import native
from grognard.games.waterloo import layout
from grognard.kernel import registry, state
from grognard.kernel.state import KERNEL_CELLS

PACKAGE = Path(grognard.__file__).parent
ROOT = PACKAGE.parent.parent

# Imports point downwards only: a layer may use those before it.
LAYERS = ("kernel", "games", "players", "lab", "server", "cli")

# `__init__` shows users the nouns of the kernel, whatever layer they come from; `native` is asked
# before any layer is imported, `compiling` and `mypyc_run` make what it finds; `__main__` stands
# for the topmost layer, which it starts.
EXEMPT = ("__init__.py", "__main__.py", "native.py", "compiling.py", "mypyc_run.py")

LONGEST = 700  # lines
CODE = ("*.py", "*.js", "*.ts", "*.css", "*.html")
# Written in halves, so that this file does not mention them.
MACHINE_PATHS = re.compile(
    "|".join(("/ho" + r"me/\w", "/Us" + r"ers/\w", r"[A-Z]:\\Us" + "ers", "/wo" + r"rk/\w"))
    + "|"
    + "|".join(("/ro" + r"ot/\w", "/tm" + r"p/\w"))
)
TEXT_FILES = (".py", ".md", ".toml", ".ftl", ".js", ".css", ".html", ".journal", ".yml", ".cfg")


def name_of(file: Path) -> str:
    """A file as people call it."""
    return file.relative_to(PACKAGE).as_posix()


def sources() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


@cache
def parsed(file: Path) -> ast.Module:
    """The syntax of a module."""
    return ast.parse(file.read_text("utf-8"), str(file))


def layer_of(file: Path) -> str:
    """The layer that a module belongs to."""
    return file.relative_to(PACKAGE).parts[0]


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """The modules of this package that a module imports, wherever in it, with the line."""
    inside = ("grognard", *file.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = inside[: len(inside) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def own_imports(file: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Those of them that stay in the package, as layer, folder and so on."""
    for line, module in imports(file):
        first, *rest = module.split(".")
        if first == "grognard" and rest:
            yield line, tuple(rest)


every_source = pytest.mark.parametrize("file", sources(), ids=name_of)


@every_source
def test_imports_point_downwards_only(file: Path) -> None:
    """kernel ← games ← players ← lab ← server ← cli."""
    if name_of(file) in EXEMPT:
        return
    layer = layer_of(file)
    assert layer in LAYERS, f"{layer} is no layer of the house"
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    wrong = [
        f"line {line}: {'.'.join(rest)}"
        for line, rest in own_imports(file)
        if rest[0] in LAYERS and rest[0] not in allowed
    ]
    assert not wrong


def test_the_reader_of_imports_sees_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards the test above: absolute, relative, inside functions and for types only."""
    file = tmp_path / "kernel" / "bad.py"
    file.parent.mkdir()
    file.write_text(
        "import grognard.cli.main\nfrom grognard import lab\nfrom ..games import thing\n"
        "def f():\n    from grognard.server.app import x\nimport json\n"
    )
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    assert [rest[0] for _line, rest in sorted(own_imports(file))] == [
        "cli",
        "lab",
        "games",
        "server",
    ]


@every_source
def test_games_do_not_know_each_other(file: Path) -> None:
    """A new game is a new folder; nothing else changes."""
    parts = file.relative_to(PACKAGE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    others = [rest for _line, rest in own_imports(file) if rest[0] == "games" and len(rest) > 1]
    assert {rest[1] for rest in others} <= {parts[1]}


@every_source
def test_the_kernel_names_no_game(file: Path) -> None:
    """Neither in its code nor in its words."""
    if layer_of(file) != "kernel":
        return
    words = set(re.findall(r"\w+", file.read_text("utf-8").lower()))
    assert not words.intersection(registry.names())


@every_source
def test_every_module_says_what_it_is(file: Path) -> None:
    """In a docstring."""
    assert ast.get_docstring(parsed(file))


@pytest.mark.parametrize(
    "file", sorted(f for kind in CODE for f in PACKAGE.rglob(kind)), ids=name_of
)
def test_no_file_is_too_long_to_read(file: Path) -> None:
    """One idea each; data and texts may be as long as they are."""
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST


@every_source
def test_nothing_is_kept_in_a_module(file: Path) -> None:
    """No globals that change: no `global`, no empty container waiting to be filled."""
    tree = parsed(file)
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Global)]
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            assert not waits_to_be_filled(node.value), f"line {node.lineno}"


def waits_to_be_filled(value: ast.expr) -> bool:
    """Whether an expression is an empty mutable container."""
    if isinstance(value, ast.List):
        return not value.elts
    if isinstance(value, ast.Dict):
        return not value.keys
    called = value.func if isinstance(value, ast.Call) else None
    named = called.id if isinstance(called, ast.Name) else ""
    return named in ("list", "dict", "set", "defaultdict", "Counter", "deque") and not (
        isinstance(value, ast.Call) and value.args and named != "defaultdict"
    )


@every_source
def test_no_module_holds_a_game(file: Path) -> None:
    """Nor a state, a journal or dice: two tables in one process must not meet."""
    name = ".".join(("grognard", *file.relative_to(PACKAGE).with_suffix("").parts))
    module = importlib.import_module(name.removesuffix(".__init__"))
    kinds = (grognard.Game, grognard.State, grognard.Journal, grognard.Dice)
    assert not [key for key, value in vars(module).items() if isinstance(value, kinds)]


def cell_names(file: Path) -> set[str]:
    """What a module declares to be an array of cells."""
    names: set[str] = set()
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Cells":
            names.add(ast.unparse(node.target).rpartition(".")[2])
        elif isinstance(node, ast.arg) and node.annotation is not None:
            if ast.unparse(node.annotation) == "Cells":
                names.add(node.arg)
    return names


def is_cell(node: ast.expr | None, names: set[str]) -> bool:
    """Whether an expression is one place of such an array."""
    return isinstance(node, ast.Subscript) and ast.unparse(node.value).split(".")[-1] in names


def narrow(file: Path, names: set[str]) -> list[int]:
    """The lines that reckon with a cell as it is, or keep it as one."""
    lines = []
    for function in ast.walk(parsed(file)):
        if isinstance(function, ast.FunctionDef):
            lines += narrow_in(function, names)
    return lines


def narrow_in(function: ast.FunctionDef, names: set[str]) -> list[int]:
    """Such lines of a function; what it has declared to be a number may take a cell."""
    declared = {
        ast.unparse(node.target) for node in ast.walk(function) if isinstance(node, ast.AnnAssign)
    }
    lines = []
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.BitAnd):
            if is_cell(node.left, names) or is_cell(node.right, names):
                lines.append(node.lineno)
        elif isinstance(node, ast.Assign) and is_cell(node.value, names):
            target = node.targets[0]
            if not is_cell(target, names) and ast.unparse(target) not in declared:
                lines.append(node.lineno)
    return lines


def test_a_cell_is_widened_before_one_reckons_with_it() -> None:
    """Compiled, a sum of cells has 16 bits and wraps; `n: int = cells[i]` makes it a number."""
    compiled = native.modules()
    shared = {"c"} | cell_names(PACKAGE / "games/waterloo/planner/situation.py")
    found = {name_of(file): narrow(file, cell_names(file) | shared) for file in compiled}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_narrow_reckoning_is_recognised(tmp_path: Path) -> None:
    """The test above would find something."""
    file = tmp_path / "module.py"
    file.write_text("def f(a: Cells) -> None:\n    n = a[0]\n    m = 2 * a[1]\n    k: int = a[2]\n")
    assert narrow(file, cell_names(file)) == [2, 3]


def sought_again(file: Path) -> list[str]:
    """The numbers of a module that mypyc does not know in advance, but looks up at every use."""
    tree = parsed(file)
    own: set[str] = set()
    found = []
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        target = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        final = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final"
        if is_number(node.value, own) and final:
            own.add(target)
        elif is_number(node.value, None):
            found.append(target)
    return found


def is_number(value: ast.expr, names: set[str] | None) -> bool:
    """Whether an expression is a number made of numbers and these names (None: of any names)."""
    if isinstance(value, ast.BinOp):
        return is_number(value.left, names) and is_number(value.right, names)
    if isinstance(value, ast.Name):
        return value.id in names if names is not None else value.id.isupper()
    return isinstance(value, ast.Constant) and isinstance(value.value, int | float)


def test_compiled_rules_know_their_numbers_in_advance() -> None:
    """A constant is `Final` and made of constants of its own module; otherwise each use is slow."""
    found = {name_of(file): sought_again(file) for file in native.modules()}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


def test_numbers_looked_up_are_recognised(tmp_path: Path) -> None:
    """The test above would find something."""
    file = tmp_path / "module.py"
    file.write_text("A = 1\nB: Final = 2\nC: Final = B * 3\nD: Final = OTHER + 1\n")
    assert sought_again(file) == ["A", "D"]


def test_the_first_cell_of_a_game() -> None:
    """Its own cells begin where the kernel's end."""
    assert layout.TOWN == KERNEL_CELLS


def test_a_state_is_small() -> None:
    """It is copied at every thought of a computer: two bytes a cell, two kilobytes in all."""
    assert 2 * layout.CELLS <= 2048


@pytest.mark.parametrize("name", ["OK", "GAME_OVER", "NO_SUCH", "NOT_NOW"])
def test_the_objections_of_the_kernel(name: str) -> None:
    """A game writes their numbers out, and its own begin after them."""
    kernel = getattr(state, name)
    for game in registry.names():
        package = registry.game(game).package
        if package.startswith("grognard."):
            assert getattr(importlib.import_module(f"{package}.refusals"), name) == kernel
        own = set(registry.game(game).refusals) - {state.GAME_OVER, state.NO_SUCH, state.NOT_NOW}
        assert min(own) >= 10


def texts() -> list[Path]:
    """Every text file of the project."""
    folders = [
        ROOT / name for name in ("src", "tests", "docs", ".github") if (ROOT / name).exists()
    ]
    files = [file for folder in folders for file in folder.rglob("*")]
    files += [file for file in ROOT.iterdir() if file.is_file()]
    return sorted(file for file in files if file.suffix in TEXT_FILES and file.is_file())


def test_nothing_mentions_a_machine() -> None:
    """No path of whoever wrote it."""
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in texts()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if MACHINE_PATHS.search(line)
    ]
    assert not found


@pytest.mark.parametrize("path", ["/ho" + "me/ann/x", "see /wo" + "rk/y", "C:\\Us" + "ers\\ann"])
def test_machine_paths_are_recognised(path: str) -> None:
    """Guards the test above."""
    assert MACHINE_PATHS.search(path)


# --- a game's own words ------------------------------------------------------------------------

# What belongs to one game: nothing outside `games/` may know it, in code, texts or style.
GAME_WORDS = frozenset(
    {
        *("town", "towns", "march", "marches", "marched", "marching", "army", "armies", "corps"),
        *("french", "british", "prussian", "austrian", "russian", "allied", "waterloo", "cv"),
        *("cavalry", "infantry", "artillery", "morale", "rout", "routed", "bivouac"),
    }
)
SPOKEN = (".py", ".js", ".ts", ".css", ".html", ".ftl")
WORD = re.compile(r"[A-Z]?[^\W\d_A-Z]+|[A-Z]+(?![a-z])")


def shared_files() -> list[Path]:
    """Everything that serves every game; the package's own docstring shows an example."""
    return sorted(
        file
        for file in PACKAGE.rglob("*")
        if file.suffix in SPOKEN
        and "vendor" not in file.parts
        and layer_of(file) not in ("games", "__init__.py")
    )


def game_words(text: str) -> set[str]:
    """The words of a game that a text holds, also within a name such as `myTown`."""
    return {word.lower() for word in WORD.findall(text)} & GAME_WORDS


@pytest.mark.parametrize("file", shared_files(), ids=name_of)
def test_no_game_is_known_outside_its_folder(file: Path) -> None:
    """A new game is a new folder; nothing else changes."""
    lines = file.read_text("utf-8").splitlines()
    found = {number: game_words(line) for number, line in enumerate(lines, start=1)}
    assert {number: words for number, words in found.items() if words} == {}


@pytest.mark.parametrize("text", ["onTown(key)", ".army-french", "the march", "TOWNS", "data-town"])
def test_words_of_a_game_are_recognised(text: str) -> None:
    """Guards the test above."""
    assert game_words(text)
