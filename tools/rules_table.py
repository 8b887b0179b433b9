"""Writes docs/rules/<game>.md: every rule and ruling, the code citing it, the tests showing it.

    python tools/rules_table.py           writes the tables
    python tools/rules_table.py --check   exits 1 if one is out of date or a rule has no test

Code covers a rule when a docstring or a comment cites its number (`5.3`, `ruling W16`), data when
the source of a record does. A test shows a rule when it is marked `@pytest.mark.rule("5.3")`.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
CITED = re.compile(r"(?<![\w.])(\d{1,2}\.\d|W\d{1,2})(?![\w]|\.\d)")
CHAPTER = re.compile(r"\b[Cc]hapter (\d{1,2})\b")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef)

Places = dict[str, list[str]]


@dataclass
class Table:
    """What one game's rules are, and where each is found."""

    game: str
    titles: dict[str, str]
    code: Places = field(default_factory=lambda: defaultdict(list))
    tests: Places = field(default_factory=lambda: defaultdict(list))

    @property
    def path(self) -> Path:
        """The file of this table."""
        return ROOT / "docs" / "rules" / f"{self.game}.md"

    def add(self, places: Places, number: str, place: str) -> None:
        """Notes that a rule is found at a place, once."""
        if place not in places[number]:
            places[number].append(place)


# --- what there is -----------------------------------------------------------------------------


def games() -> list[str]:
    """The games that have a rulebook."""
    return sorted(path.parent.name for path in GAMES.glob("*/rulebook.py"))


def lookup_of(game: str) -> Table:
    """The table of a game, filled from its rulebook, code, data and tests."""
    table = Table(game, titles_of(game))
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.name != "rulebook.py":
            read_code(table, path)
    for path in sorted((GAMES / game / "data").glob("*.toml")):
        read_data(table, path)
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        read_tests(table, path)
    return table


def titles_of(game: str) -> dict[str, str]:
    """The numbers and titles of the rules and rulings of a game, in their order."""
    rulebook = import_module(f"grognard.games.{game}.rulebook")
    return {number: rulebook.title(number) for number in rulebook.RULES}


# --- code and data -----------------------------------------------------------------------------


def cited(text: str) -> list[str]:
    """The numbers that a text cites; a chapter stands for its first rule."""
    return CITED.findall(text) + [f"{chapter}.0" for chapter in CHAPTER.findall(text)]


def read_code(table: Table, path: Path) -> None:
    """Notes the innermost function, class or module around every citation."""
    module = ".".join(path.relative_to(GAMES / table.game).with_suffix("").parts)
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    spans = list(scopes(tree))
    for line, text in prose(source, tree):
        name = innermost(spans, line)
        place = f"{module}.{name}" if name else module
        for number in cited(text):
            if number in table.titles:
                table.add(table.code, number, place)


def scopes(tree: ast.AST, prefix: str = "") -> Iterator[tuple[int, int, str]]:
    """The first line, the last line and the name of every function and class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, SCOPES):
            name = f"{prefix}{node.name}"
            yield node.lineno, node.end_lineno or node.lineno, name
            yield from scopes(node, f"{name}.")


def innermost(spans: list[tuple[int, int, str]], line: int) -> str:
    """The name of the smallest scope around a line; empty for the module."""
    around = [(last - first, name) for first, last, name in spans if first <= line <= last]
    return min(around)[1] if around else ""


def prose(source: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring and comment with its line."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, *SCOPES)):
            line = 0 if isinstance(node, ast.Module) else node.lineno
            yield line, ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def read_data(table: Table, path: Path) -> None:
    """Notes the files of data whose records name a rule as their source."""
    for value in tomllib.loads(path.read_text(encoding="utf-8")).values():
        for record in value if isinstance(value, list) else [value]:
            source = str(record.get("source", ""))
            if source.startswith("S "):
                # W5 in a source is a reference of the data, not a ruling.
                for number in cited(source):
                    if number in table.titles and not number.startswith("W"):
                        table.add(table.code, number, f"data/{path.name}")


# --- tests -------------------------------------------------------------------------------------


def read_tests(table: Table, path: Path) -> None:
    """Notes every test of a file that is marked with a rule."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    everywhere = [
        number
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for number in marked(node.value)
    ]
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.name.startswith("test_"):
            own = [number for mark in node.decorator_list for number in marked(mark)]
            for number in everywhere + own:
                table.add(table.tests, number, f"{path.stem}::{node.name}")


def marked(tree: ast.AST) -> Iterator[str]:
    """The rules named by `pytest.mark.rule(...)` anywhere in an expression."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


# --- the page ----------------------------------------------------------------------------------


def page(table: Table) -> str:
    """The table as Markdown."""
    lines = [
        f"# The rules of `{table.game}`: where they are, and what shows them",
        "",
        "Written by `python tools/rules_table.py`; do not edit. Code is named by its function,",
        f"tests by their file in `tests/{table.game}`. A rule without a test fails the suite.",
        "",
        "| rule | title | code | tests |",
        "|---|---|---|---|",
    ]
    lines += [row(table, number, title) for number, title in table.titles.items()]
    return "\n".join(lines) + "\n"


def row(table: Table, number: str, title: str) -> str:
    """One rule."""
    code = "<br>".join(f"`{place}`" for place in table.code.get(number, []))
    tests = "<br>".join(f"`{place}`" for place in table.tests.get(number, []))
    return f"| {number} | {title.replace('|', '/')} | {code} | {tests} |"


# --- the check ---------------------------------------------------------------------------------


def untested(table: Table) -> list[str]:
    """The rules and rulings that no test shows."""
    return [number for number in table.titles if number not in table.tests]


def unknown(table: Table) -> list[str]:
    """The numbers that tests are marked with and that no rule has."""
    return [number for number in table.tests if number not in table.titles]


def out_of_date(table: Table) -> bool:
    """Whether the page is not what this program would write."""
    return not table.path.exists() or table.path.read_text(encoding="utf-8") != page(table)


def problems(table: Table) -> list[str]:
    """Everything that is wrong with a table."""
    found = [f"{n}: no test shows {table.titles[n]}" for n in untested(table)]
    found += [f"{n}: no such rule ({', '.join(table.tests[n])})" for n in unknown(table)]
    if out_of_date(table):
        found.append(f"{table.path.relative_to(ROOT)} is out of date: run tools/rules_table.py")
    return found


def main(arguments: list[str]) -> int:
    """Writes or checks the tables of all games."""
    found: list[str] = []
    for game in games():
        table = lookup_of(game)
        if "--check" in arguments:
            found += [f"{game} {problem}" for problem in problems(table)]
        else:
            table.path.parent.mkdir(parents=True, exist_ok=True)
            table.path.write_text(page(table), encoding="utf-8")
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
