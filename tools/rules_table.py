"""Writes docs/rules/<game>.md: every rule and ruling, the code citing it, the tests showing it.

    python tools/rules_table.py           writes the tables
    python tools/rules_table.py --check   exits 1 if one is out of date or a rule has no test

Code covers a rule when a docstring or a comment cites its number (`5.3`, `ruling W16`), data when
the source of a record does. A test shows a rule when it is marked `@pytest.mark.rule("5.3")`, in
one edition only when it says so: `@pytest.mark.rule("11.4 A", edition="living")`; in the files
`test_rules_…` it also shows the rulings that its docstring names. A game with
several editions has a table for each; where its rulebook has `number_in(number, edition)`, that
says how an edition numbers a rule of the usual one.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from grognard.kernel import registry
from grognard.kernel.rulebook import book_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
CITED = re.compile(
    r"(?<![\w.])(\d{1,2}(?:\.\d{1,2})+(?: [A-Z]\b)?|\d{1,2} [A-Z]\b|[A-Z]\d{1,3})(?!\w|\.\d)"
)
# 12.3.2 A-C; 2.3 D, F
LETTERS = re.compile(r"(?<![\w.])(\d{1,2}(?:\.\d{1,2})*) ([A-Z]\b(?:(?:-|, )[A-Z]\b)+)")
CHAPTER = re.compile(r"\b[Cc]hapter (\d{1,2})\b")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef)

Places = dict[str, list[str]]


@dataclass
class Table:
    """What one game's rules are, and where each is found."""

    game: str
    edition: str
    titles: dict[str, str]
    renumber: Callable[[str], str] = str  # how the edition numbers a rule of the usual one
    code: Places = field(default_factory=lambda: defaultdict(list))
    tests: Places = field(default_factory=lambda: defaultdict(list))

    def add(self, places: Places, number: str, place: str) -> None:
        """Notes that a rule is found at a place, once."""
        if place not in places[number]:
            places[number].append(place)


# --- what there is -----------------------------------------------------------------------------


def games() -> list[str]:
    """The games that are offered and have a rulebook."""
    return [name for name in sorted(registry.names()) if (GAMES / name / "rulebook.py").exists()]


def tables_of(game: str) -> list[Table]:
    """A table for each edition that has rules of its own, or one for all."""
    played = registry.game(game)
    several = isinstance(rulebook_of(game).NUMBERS, Mapping)
    return [lookup_of(game, edition) for edition in (played.editions if several else ("",))]


def rulebook_of(game: str) -> ModuleType:
    """The module with the rules of a game."""
    return import_module(f"{registry.game(game).package}.rulebook")


def lookup_of(game: str, edition: str = "") -> Table:
    """The table of a game, filled from its rulebook, code, data and tests."""
    table = Table(game, edition, titles_of(game, edition))
    if hasattr(rulebook_of(game), "number_in"):
        table.renumber = partial(rulebook_of(game).number_in, edition=edition)
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.name != "rulebook.py":
            read_code(table, path)
    for path in sorted((GAMES / game / "data").glob("*.toml")):
        read_data(table, path)
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        read_tests(table, path)
    return table


def titles_of(game: str, edition: str) -> dict[str, str]:
    """The numbers and titles of the rules and rulings of a game, in their order."""
    book = book_of(registry.game(game), edition or None)
    return {} if book is None else {number: book.title(number) for number in book.everything}


# --- code and data -----------------------------------------------------------------------------


def cited(table: Table, text: str) -> list[str]:
    """The rules that a text cites; a chapter stands for its own rule, 16 or 16.0.

    `5.3 A unit` cites 5.3, unless there is a rule 5.3 A; `9.2 A-C` and `9.2 A, C` cite each.
    """
    words = [table.renumber(word) for word in CITED.findall(LETTERS.sub(spread, text))]
    found = [word if word in table.titles else word.partition(" ")[0] for word in words]
    found += [n for chapter in CHAPTER.findall(text) for n in (chapter, f"{chapter}.0")]
    return [number for number in found if number in table.titles]


def spread(found: re.Match[str]) -> str:
    """Every rule that several letters stand for: `9.2 A-C` is 9.2 A, 9.2 B and 9.2 C."""
    section, letters = found.groups()
    named = [
        chr(letter)
        for part in letters.split(", ")
        for letter in range(ord(part[0]), ord(part[-1]) + 1)
    ]
    return ", ".join(f"{section} {letter}" for letter in named)


def read_code(table: Table, path: Path) -> None:
    """Notes the innermost function, class or module around every citation."""
    module = ".".join(path.relative_to(GAMES / table.game).with_suffix("").parts)
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    spans = list(scopes(tree))
    for line, text in prose(source, tree):
        name = innermost(spans, line)
        place = f"{module}.{name}" if name else module
        for number in cited(table, text):
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
                for number in cited(table, source):
                    if number[0].isdigit():
                        table.add(table.code, number, f"data/{path.name}")


# --- tests -------------------------------------------------------------------------------------


def read_tests(table: Table, path: Path) -> None:
    """Notes every test of a file that is marked with a rule or names a ruling."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    everywhere = [
        number
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for number in marked(node.value, table.edition)
    ]
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.name.startswith("test_"):
            own = [number for mark in node.decorator_list for number in marked(mark, table.edition)]
            if path.stem.startswith("test_rules_"):
                own += rulings_in(table, ast.get_docstring(node) or "")
            for number in everywhere + own:
                table.add(table.tests, table.renumber(number), f"{path.stem}::{node.name}")


def rulings_in(table: Table, text: str) -> list[str]:
    """The rulings that a text cites."""
    return [number for number in cited(table, text) if number[0].isalpha()]


def marked(tree: ast.AST, edition: str) -> Iterator[str]:
    """The rules of an edition named by `pytest.mark.rule(...)` anywhere in an expression."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            only = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "edition"]
            if edition and only and edition not in only:
                continue
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


# --- the page ----------------------------------------------------------------------------------


def path_of(game: str) -> Path:
    """The file of a game's tables."""
    return ROOT / "docs" / "rules" / f"{game}.md"


def page(game: str, tables: Sequence[Table]) -> str:
    """The tables of a game as Markdown."""
    lines = [
        f"# The rules of `{game}`: where they are, and what shows them",
        "",
        "Written by `python tools/rules_table.py`; do not edit. Code is named by its function,",
        f"tests by their file in `tests/{game}`. A rule without a test fails the suite.",
        "",
    ]
    return "\n".join([*lines, "\n".join(map(section, tables))])


def section(table: Table) -> str:
    """One table, under the name of its edition if there are several."""
    lines = [
        *([f"## Edition `{table.edition}`", ""] if table.edition else []),
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
    """The rules and rulings that no test shows; a heading over lettered rules needs none."""
    return [n for n in table.titles if n not in table.tests and not heads(table, n)]


def heads(table: Table, number: str) -> bool:
    """Whether a rule is but the heading of lettered ones: 2.3 of 2.3 A, 11.0 of 11 A."""
    return f"{number.removesuffix('.0')} A" in table.titles


def unknown(tables: Sequence[Table]) -> dict[str, list[str]]:
    """The numbers that tests are marked with and that no rule of any edition has."""
    known = {number for table in tables for number in table.titles}
    return {n: at for table in tables for n, at in table.tests.items() if n not in known}


def out_of_date(game: str, tables: Sequence[Table]) -> bool:
    """Whether the page is not what this program would write."""
    path = path_of(game)
    return not path.exists() or path.read_text(encoding="utf-8") != page(game, tables)


def problems(game: str, tables: Sequence[Table]) -> list[str]:
    """Everything that is wrong with the tables of a game."""
    found = [
        f"{t.edition} {n}: no test shows {t.titles[n]}".strip() for t in tables for n in untested(t)
    ]
    found += [f"{n}: no such rule ({', '.join(at)})" for n, at in unknown(tables).items()]
    if out_of_date(game, tables):
        path = path_of(game).relative_to(ROOT)
        found.append(f"{path} is out of date: run tools/rules_table.py")
    return found


def main(arguments: list[str]) -> int:
    """Writes or checks the tables of all games."""
    found: list[str] = []
    for game in games():
        tables = tables_of(game)
        if "--check" in arguments:
            found += [f"{game} {problem}" for problem in problems(game, tables)]
        else:
            path_of(game).parent.mkdir(parents=True, exist_ok=True)
            path_of(game).write_text(page(game, tables), encoding="utf-8")
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
