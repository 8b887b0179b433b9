"""The table of rules: nothing is missing from it, and it is what its program writes."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from grognard.kernel import registry

# The games of the house that are offered and have a rulebook.
OFFERED = [name for name in ("age", "europe", "waterloo") if name in registry.names()]
PROGRAM = Path(__file__).resolve().parents[2] / "tools" / "rules_table.py"


@pytest.fixture(scope="module")
def rules_table() -> ModuleType:
    """The program that writes the table."""
    spec = importlib.util.spec_from_file_location("rules_table", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["rules_table"] = module
    spec.loader.exec_module(module)
    return module


def test_rules_and_rulings_are_in_the_table(rules_table: ModuleType) -> None:
    table = rules_table.lookup_of("waterloo")
    assert {"1.0", "5.3", "13.2", "W1", "W16"} <= set(table.titles)


@pytest.mark.parametrize("game", OFFERED)
def test_every_rule_and_ruling_has_a_test(rules_table: ModuleType, game: str) -> None:
    assert game in rules_table.games()
    tables = rules_table.tables_of(game)
    assert {table.edition: rules_table.untested(table) for table in tables} == {
        table.edition: [] for table in tables
    }


@pytest.mark.parametrize("game", OFFERED)
def test_no_test_is_marked_with_a_rule_that_does_not_exist(
    rules_table: ModuleType, game: str
) -> None:
    assert rules_table.unknown(rules_table.tables_of(game)) == {}


@pytest.mark.parametrize("game", OFFERED)
def test_the_table_is_up_to_date(rules_table: ModuleType, game: str) -> None:
    assert not rules_table.out_of_date(game, rules_table.tables_of(game))


def test_the_table_names_functions_and_tests(rules_table: ModuleType) -> None:
    table = rules_table.lookup_of("waterloo")
    assert "steps.movement.may_take_road" in table.code["5.3"]
    assert "data/rules.toml" in table.code["5.3"]
    assert "test_rules_05_movement::test_the_capacity_of_a_road" in table.tests["5.3"]


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(
    rules_table: ModuleType,
) -> None:
    table = rules_table.Table("nothing", "", {"1.0": "The map", "2.0": "Units"})
    table.add(table.tests, "1.0", "test_map")
    table.add(table.tests, "9.9", "test_lost")
    assert rules_table.untested(table) == ["2.0"]
    assert rules_table.unknown([table]) == {"9.9": ["test_lost"]}
    assert rules_table.out_of_date("nothing", [table])
    assert len(rules_table.problems("nothing", [table])) == 3


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("11.4 A: ratings are compared", ["11.4 A"]),
        ("5.3 A unit may go", ["5.3"]),
        ("attacker first (14.5.7)", ["14.5.7"]),
        ("13 B, then 11 G", ["13 B"]),
        ("version 11.4.9 or W12", []),
        ("ruling W1", ["W1"]),
        ("9.2 A-C, then", ["9.2 A", "9.2 B", "9.2 C"]),
        ("9.2 C, A; 9.2 A, B12", ["9.2 C", "9.2 A", "9.2 A"]),
        ("A100 and A1000", ["A100"]),
        ("Chapter 16, then chapter 3", ["16", "3.0"]),
    ],
)
def test_numbers_of_every_form_are_found(
    rules_table: ModuleType, text: str, found: list[str]
) -> None:
    letters = ("9.2 A", "9.2 B", "9.2 C", "11.4 A", "13 B")
    numbers = ("3.0", "5.3", *letters, "14.5.7", "16", "W1", "A100")
    table = rules_table.Table("nothing", "", dict.fromkeys(numbers, "title"))
    assert rules_table.cited(table, text) == found


def test_a_test_of_a_rule_shows_the_rulings_it_names(
    rules_table: ModuleType, tmp_path: Path
) -> None:
    source = '@pytest.mark.rule("5.3")\ndef test_road() -> None:\n    """5.4, W1: no more."""\n'
    for name in ("test_rules_05.py", "test_data.py"):
        (tmp_path / name).write_text(source)
    table = rules_table.Table("nothing", "", dict.fromkeys(("5.3", "5.4", "W1"), "title"))
    rules_table.read_tests(table, tmp_path / "test_data.py")
    assert table.tests == {"5.3": ["test_data::test_road"]}
    rules_table.read_tests(table, tmp_path / "test_rules_05.py")
    assert table.tests["W1"] == ["test_rules_05::test_road"]
    assert "5.4" not in table.tests


def test_an_edition_may_number_a_rule_otherwise(rules_table: ModuleType) -> None:
    table = rules_table.Table("nothing", "old", {"14.4": "Interception"})
    table.renumber = {"11.4 A": "14.4"}.get
    assert rules_table.cited(table, "11.4 A: ratings are compared") == ["14.4"]


def test_a_heading_is_shown_by_the_rules_under_it(rules_table: ModuleType) -> None:
    titles = dict.fromkeys(("9.2", "9.2 A", "11.0", "11 A", "12.0"), "title")
    assert rules_table.untested(rules_table.Table("nothing", "", titles)) == [
        "9.2 A",
        "11 A",
        "12.0",
    ]


def test_a_test_may_be_about_one_edition(rules_table: ModuleType) -> None:
    source = "pytest.mark.rule('11.4 A', edition='living'), pytest.mark.rule('2.3')"
    tree = ast.parse(source)
    assert list(rules_table.marked(tree, "living")) == ["11.4 A", "2.3"]
    assert list(rules_table.marked(tree, "original")) == ["2.3"]


def test_each_edition_has_a_table(rules_table: ModuleType) -> None:
    tables = [
        rules_table.Table("nothing", edition, {"1.0": "The map"}) for edition in ("living", "old")
    ]
    page = rules_table.page("nothing", tables)
    assert page.count("## Edition `living`") == page.count("## Edition `old`") == 1
    assert page.count("| 1.0 | The map |") == 2
