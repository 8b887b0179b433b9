"""The reader of data files: records, places, corrections, versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.data import (
    DataError,
    Fields,
    Place,
    Problem,
    Record,
    TomlTables,
    cited,
    data_version,
    load_tables,
)

ROADS = {"road": ("a", "b")}

PIECES = """\
# Pieces of a game that does not exist.

[[piece]]
key = "king"
name = { en = "King", fr = "Roi" }
worth = 9
source = "S 1.0"

[[piece]]
key = "pawn"
name = { en = "Pawn", fr = "Pion" }
worth = 1
source = "R guess"

[limits]
moves = 3
source = "S 2.0"
"""

PATHS = """\
[[road]]
a = "north"
b = "south"
width = 2
source = "S 3.0"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small set of data files."""
    return write(tmp_path / "data", {"pieces.toml": PIECES, "roads.toml": PATHS})


def write(folder: Path, texts: dict[str, str]) -> Path:
    """Make a folder of files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def corrected(folder: Path, tmp_path: Path, name: str, text: str) -> TomlTables:
    """The tables with one file of corrections."""
    return load_tables(folder, write(tmp_path / "mine", {name: text}), ROADS)


def only(problems: list[Problem]) -> Problem:
    """The one problem there is."""
    assert len(problems) == 1, [str(problem) for problem in problems]
    return problems[0]


def test_records_know_their_file_and_lines(folder: Path) -> None:
    tables = load_tables(folder, None, ROADS)
    assert tables.problems == []
    pawn = tables.find("piece", "pawn")
    assert pawn is not None
    assert pawn.place == Place("pieces.toml", 9)
    assert pawn.at("worth") == Place("pieces.toml", 12)
    assert pawn.at("nothing") == pawn.place
    limits = tables.find("limits", "limits")
    assert limits is not None
    assert (limits.place.line, limits.at("moves").line) == (15, 16)
    assert tables.ids("piece") == {"king": 0, "pawn": 1}
    assert tables.all("nobody") == []


def test_long_texts_and_subtables_do_not_mislead_the_line_count(tmp_path: Path) -> None:
    text = (
        '[[piece]]\nkey = "a"\nsource = """\n[[piece]]\nworth = 5\n"""\n'
        '\n[[piece]]\nkey = "b"\nworth = 2\n[piece.name]\nen = "B"\n'
    )
    tables = load_tables(write(tmp_path / "data", {"pieces.toml": text}))
    first, second = tables.all("piece")
    assert (first.place.line, second.place.line) == (1, 8)
    assert (second.at("worth").line, second.at("name").line) == (10, 11)


def test_a_syntax_error_is_a_problem_with_its_line(folder: Path) -> None:
    write(folder, {"roads.toml": '[[road]]\na = "north\n'})
    problem = only(load_tables(folder, None, ROADS).problems)
    assert (problem.file, problem.line) == ("roads.toml", 2)
    assert str(problem).startswith("roads.toml:2: this line is not TOML: ")


def test_an_unfinished_file_is_reported_at_its_end(folder: Path) -> None:
    write(folder, {"roads.toml": "[[road]]\na = [1,\n2"})
    problem = only(load_tables(folder, None, ROADS).problems)
    assert (problem.file, problem.line) == ("roads.toml", 3)


def test_a_file_that_is_not_utf8_is_reported(folder: Path) -> None:
    (folder / "roads.toml").write_bytes('[[road]]\na = "Liège"\n'.encode("latin-1"))
    problem = only(load_tables(folder, None, ROADS).problems)
    assert (problem.line, "UTF-8" in problem.message) == (2, True)


def test_a_value_outside_any_table_is_reported(folder: Path) -> None:
    write(folder, {"roads.toml": "\nwidth = 3\n" + PATHS})
    problem = only(load_tables(folder, None, ROADS).problems)
    assert (problem.line, '"width" stands outside' in problem.message) == (2, True)


def test_a_record_without_key_is_reported(folder: Path) -> None:
    write(folder, {"roads.toml": PATHS + '\n[[road]]\na = "north"\n'})
    problem = only(load_tables(folder, None, ROADS).problems)
    assert str(problem) == "roads.toml:7: this road has no a and b; add it"


def test_a_record_listed_twice_is_reported_either_way_round(folder: Path) -> None:
    again = '\n[[road]]\na = "south"\nb = "north"\nwidth = 3\nsource = "R"\n'
    write(folder, {"roads.toml": PATHS + again})
    problem = only(load_tables(folder, None, ROADS).problems)
    assert problem.line == 7
    assert "listed twice, first at roads.toml:1 with another width" in problem.message


def test_a_correction_merges_fields(folder: Path, tmp_path: Path) -> None:
    text = '[[piece]]\nkey = "pawn"\nworth = 2\nname = { fr = "Piéton" }\n'
    tables = corrected(folder, tmp_path, "pieces.toml", text)
    pawn = tables.find("piece", "pawn")
    assert tables.problems == []
    assert pawn is not None
    assert pawn.values["worth"] == 2
    assert pawn.values["name"] == {"en": "Pawn", "fr": "Piéton"}
    assert pawn.values["source"] == "R guess"
    assert pawn.at("worth") == Place(str(tmp_path / "mine" / "pieces.toml"), 3)
    assert pawn.at("source") == Place("pieces.toml", 13)


def test_a_correction_finds_a_road_from_either_end(folder: Path, tmp_path: Path) -> None:
    text = '[[road]]\na = "south"\nb = "north"\nwidth = 5\n'
    tables = corrected(folder, tmp_path, "roads.toml", text)
    road = tables.all("road")[0]
    assert tables.problems == []
    assert (road.values["a"], road.values["width"]) == ("north", 5)


def test_a_correction_of_a_single_table(folder: Path, tmp_path: Path) -> None:
    tables = corrected(folder, tmp_path, "pieces.toml", "[limits]\nmoves = 4\n")
    limits = tables.find("limits", "limits")
    assert limits is not None
    assert limits.values["moves"] == 4


def test_a_correction_can_remove_a_record(folder: Path, tmp_path: Path) -> None:
    text = '[[piece]]\nkey = "pawn"\nremove = true\n'
    tables = corrected(folder, tmp_path, "pieces.toml", text)
    assert tables.problems == []
    assert list(tables.ids("piece")) == ["king"]


def test_a_correction_of_an_unknown_record_is_a_problem(folder: Path, tmp_path: Path) -> None:
    tables = corrected(folder, tmp_path, "pieces.toml", '\n[[piece]]\nkey = "pwan"\nworth = 2\n')
    problem = only(tables.problems)
    assert (problem.file, problem.line) == (str(tmp_path / "mine" / "pieces.toml"), 2)
    assert problem.message == 'there is no piece "pwan" to correct; did you mean "pawn"?'


def test_an_unknown_but_complete_record_is_added(folder: Path, tmp_path: Path) -> None:
    text = '[[piece]]\nkey = "queen"\nname = { en = "Queen", fr = "Dame" }\nworth = 8\n'
    incomplete = corrected(folder, tmp_path, "pieces.toml", text)
    assert only(incomplete.problems).message.endswith("to add a new one, give it also: source")
    tables = corrected(folder, tmp_path, "pieces.toml", text + 'source = "R"\n')
    assert tables.problems == []
    assert list(tables.ids("piece")) == ["king", "pawn", "queen"]


@pytest.mark.parametrize(
    ("name", "text", "line", "message"),
    [
        ("pices.toml", PIECES, 0, "no file of this name to correct; use pieces.toml, roads.toml"),
        ("pieces.toml", '[[peice]]\nkey = "pawn"\n', 1, 'no table [peice]; did you mean "piece"?'),
        ("pieces.toml", '[piece]\nkey = "pawn"\n', 1, "write [[piece]], with two brackets"),
        (
            "pieces.toml",
            '[[piece]]\nkey = "rook"\nremove = true\n',
            1,
            'no piece "rook" to correct',
        ),
    ],
)
def test_misdirected_corrections(
    folder: Path, tmp_path: Path, name: str, text: str, line: int, message: str
) -> None:
    problem = only(corrected(folder, tmp_path, name, text).problems)
    assert problem.file == str(tmp_path / "mine" / name)
    assert problem.line == line
    assert message in problem.message


def test_a_folder_of_corrections_must_exist(folder: Path, tmp_path: Path) -> None:
    problem = only(load_tables(folder, tmp_path / "nowhere", ROADS).problems)
    assert str(problem).startswith(f"{tmp_path / 'nowhere'}: there is no such folder")


def test_the_version_ignores_layout_and_sources(folder: Path) -> None:
    version = data_version(load_tables(folder, None, ROADS))
    assert len(version) == 12
    assert int(version, 16) >= 0
    other = '# new\n[[road]]\nsource="R"\nwidth=2.0\nb="south"\na="north"\n'
    write(folder, {"roads.toml": other, "sources.toml": '[[reference]]\nkey = "W1"\n'})
    assert data_version(load_tables(folder, None, ROADS)) == version


def test_the_version_follows_the_values(folder: Path, tmp_path: Path) -> None:
    version = data_version(load_tables(folder, None, ROADS))
    text = '[[road]]\na = "north"\nb = "south"\nwidth = 3\n'
    assert data_version(corrected(folder, tmp_path, "roads.toml", text)) != version


def fields(**values: object) -> tuple[Fields, list[Problem]]:
    """The fields of a record that stands at x.toml:5, each field a line further down."""
    places = {name: Place("x.toml", 6 + n) for n, name in enumerate(values)}
    problems: list[Problem] = []
    return Fields(Record("piece", "pawn", Place("x.toml", 5), values, places), problems), problems


def test_good_fields_are_taken_without_a_problem() -> None:
    taker, problems = fields(key="pawn", n=2, x=1.5, on=True, side="b", source="W2, R guess")
    assert taker.key() == "pawn"
    assert taker.integer("n", 1, 3) == 2
    assert taker.number("x", 0, 2) == 1.5
    assert taker.flag("on") is True
    assert taker.choice("side", ("a", "b")) == 1
    assert taker.source(["W2"]) == "W2, R guess"
    assert taker.text("left_out", "") == ""
    assert taker.integer("none", 0, 9, 4) == 4
    assert taker.choice("nor_this", ("a", "b"), -1) == -1
    assert taker.done()
    assert problems == []


def test_a_missing_field_is_reported_at_the_record() -> None:
    taker, problems = fields()
    taker.integer("n", 1, 3)
    assert not taker.done()
    assert str(only(problems)) == (
        'x.toml:5: piece "pawn": the field "n" is missing; add a line "n = ..."'
    )


def test_an_unknown_field_is_reported_at_its_line() -> None:
    taker, problems = fields(worth=1, wroth=2)
    taker.integer("worth", 1, 3)
    assert not taker.done()
    assert str(only(problems)) == (
        'x.toml:7: piece "pawn": unknown field "wroth"; did you mean "worth"?'
    )


@pytest.mark.parametrize(
    ("method", "arguments", "value", "message"),
    [
        ("text", (), 3, "f must be a text in quotes, not 3"),
        ("text", (), "", "f must be a text in quotes, not an empty text"),
        ("key", (), "Old Guard", '"Old Guard" is no key'),
        ("integer", (1, 3), "2", 'f must be a whole number, not the text "2"'),
        ("integer", (1, 3), True, "f must be a whole number, not true"),
        ("integer", (1, 3), 4, "f is 4; it must be from 1 to 3"),
        ("number", (0, 1), "x", 'f must be a number, not the text "x"'),
        ("number", (0, 1), 2.5, "f is 2.5; it must be from 0 to 1"),
        ("flag", (), 1, "f must be true or false, not 1"),
        ("date", (), "1815-06-18", "f must be a date without quotes"),
        ("choice", (("a", "b"),), "c", 'f must be one of "a", "b", not the text "c"'),
        ("choices", (("a", "b"),), "a", "f must be a list"),
        ("choices", (("a", "b"),), ["a", "c"], 'f must be one of "a", "b"'),
        ("reference", ({"mons": 0}, "town"), "mon", 'no town "mon"; did you mean "mons"?'),
        ("texts", (("en", "fr"),), "x", "f must be a table"),
        ("texts", (("en", "fr"),), {"en": "x"}, 'f lacks a text for "fr"'),
        ("texts", (("en",),), {"en": "x", "de": "y"}, 'f has an unknown "de"'),
    ],
)
def test_wrong_fields(
    method: str, arguments: tuple[object, ...], value: object, message: str
) -> None:
    taker, problems = fields(f=value)
    getattr(taker, method)("f", *arguments)
    problem = only(problems)
    assert (problem.file, problem.line) == ("x.toml", 6)
    assert message in problem.message
    assert not taker.done()


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("Somebody said so", "does not say its kind"),
        ("Wikipedia", "does not say its kind"),
        ("W9 page", "the source W9 is not listed among the references"),
    ],
)
def test_wrong_sources(source: str, message: str) -> None:
    taker, problems = fields(source=source)
    taker.source(["W1"])
    assert message in only(problems).message


def test_cited_references() -> None:
    assert cited("W5, W7 (also W12); class R") == ["W5", "W7", "W12"]


def test_a_data_error_lists_all_problems() -> None:
    error = DataError([Problem("a.toml", 1, "one"), Problem("b.toml", 0, "two")])
    assert str(error) == "a.toml:1: one\nb.toml: two"
    assert [problem.line for problem in error.problems] == [1, 0]
