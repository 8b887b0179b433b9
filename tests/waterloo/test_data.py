"""The data of Napoléon 1815: what the rules state, and what damaged files are told."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.games.waterloo import model as waterloo
from grognard.games.waterloo.model import (
    ARTILLERY,
    BRITISH,
    CAVALRY,
    FRENCH,
    INFANTRY,
    LEADER,
    PRUSSIAN,
    Model,
    load,
)
from grognard.kernel.data import DataError, Problem, cited

DATA = Path(str(waterloo.data_folder()))


@pytest.fixture(scope="module")
def model() -> Model:
    """The data as they come with the game."""
    return load()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the data that may be damaged."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def edit(folder: Path, file: str, record: str, old: str, new: str) -> int:
    """Replace the first `old` at or after `record`; the line where it stood."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    at = text.index(old, text.index(record))
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def problems_of(folder: Path, override: Path | None = None) -> list[Problem]:
    """What is wrong with a folder."""
    with pytest.raises(DataError) as caught:
        load(override, folder)
    return caught.value.problems


def correction(tmp_path: Path, file: str, text: str) -> Path:
    """A folder with one file of corrections."""
    folder = tmp_path / "mine"
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def records() -> Iterator[tuple[str, dict[str, object]]]:
    """Every record of every file as it is written, except the references themselves."""
    for path in sorted(DATA.glob("*.toml")):
        for table, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if table != "reference":
                for record in value if isinstance(value, list) else [value]:
                    yield table, record


# What the rules state


def test_the_size_of_the_game(model: Model) -> None:
    assert (len(model.towns), len(model.roads), len(model.units)) == (51, 114, 82)
    assert (len(model.turns), len(model.scenarios)) == (24, 3)
    assert model.warnings == ()


def test_ids_are_positions(model: Model) -> None:
    for values in (model.towns, model.roads, model.units):
        assert [value.id for value in values] == list(range(len(values)))


def test_brussels_has_six_neighbours(model: Model) -> None:
    """Rule 5.1."""
    towns = {"aalst", "ninove", "hal", "waterloo", "wavre", "louvain"}
    assert model.neighbours("brussels") == towns


def test_laneffe_to_charleroi(model: Model) -> None:
    """Rule 5.4: a main road over a river, and not the only road to Charleroi."""
    road = model.road("laneffe", "charleroi")
    assert road is not None
    assert road.main
    assert road.river == "Sambre"
    assert road == model.road("charleroi", "laneffe")
    assert len(model.neighbours("charleroi")) >= 3


def test_the_links_around_quatre_bras(model: Model) -> None:
    """Rule 13.2."""
    assert {"waterloo", "nivelles", "ligny"} <= model.neighbours("quatre_bras")
    assert model.road("waterloo", "nivelles") is not None
    assert model.road("waterloo", "ligny") is None


def test_supply_bases(model: Model) -> None:
    """Rule 11.0."""
    bases = {t.key: (t.supply_army, t.supply_loss) for t in model.towns if t.supply_army >= 0}
    assert bases == {"ghent": (BRITISH, 1), "brussels": (BRITISH, 1), "liege": (PRUSSIAN, 2)}


def test_armies(model: Model) -> None:
    """Rules 2.1, 2.3 and 10.0."""
    armies = [[unit for unit in model.units if unit.army == army] for army in range(3)]
    assert [len(army) for army in armies] == [38, 19, 25]
    assert [u.key for u in model.units if u.arm == LEADER] == ["napoleon", "wellington", "blucher"]
    assert all(u.cv == 1 if u.arm == LEADER else 2 <= u.cv <= 4 for u in model.units)
    for army in armies:
        assert {unit.arm for unit in army} == {INFANTRY, CAVALRY, ARTILLERY, LEADER}
    assert [u.army for u in model.units] == [FRENCH] * 38 + [BRITISH] * 19 + [PRUSSIAN] * 25


def test_strength_of_the_allied_armies(model: Model) -> None:
    """The sums that public sources give, leaders included (W3)."""
    assert sum(u.cv for u in model.units if u.army == BRITISH) == 57
    assert sum(u.cv for u in model.units if u.army == PRUSSIAN) == 72


def test_historical_set_up_keeps_the_limits(model: Model) -> None:
    """Rules 3.1 and 10.0."""
    for town in model.towns:
        held = [u for u in model.units if u.town == town.id]
        assert all(u.army == town.zone for u in held)
        assert sum(u.arm != LEADER for u in held) <= model.limits.setup_limit[town.zone]


def test_what_public_sources_say_of_the_set_up(model: Model) -> None:
    """W1: one lone British cavalry block at Mons; W2: the guns of II Corps have 2 CV."""
    mons = model.town("mons").id
    assert [u.key for u in model.units if u.town == mons] == ["ghigny"]
    assert model.unit("guns_ii").cv == 2


def test_turns(model: Model) -> None:
    """Rules 4.0 and 5.6; eight days of three turns."""
    turns = model.turns
    assert [t.number for t in turns] == list(range(1, 25))
    assert [t.side for t in turns] == [0, 1] * 12
    assert [t.number for t in turns if t.night] == [3, 6, 9, 12, 15, 18, 21, 24]
    assert (turns[0].date, turns[0].part) == ("1815-06-15", "morning")
    assert (turns[-1].date, turns[-1].part) == ("1815-06-22", "night")


def test_limits(model: Model) -> None:
    """Rules 3.1, 5.1, 5.3, 5.4, 6.1, 7.2 and 12.0."""
    limits = model.limits
    assert (limits.road_main, limits.road_minor, limits.river_divisor) == (10, 6, 2)
    assert (limits.retreat_main, limits.retreat_minor) == (2, 1)
    assert (limits.regroup_main, limits.regroup_minor) == (2, 1)
    assert limits.group_moves == (3, 2, 2)
    assert limits.setup_limit == (16, 5, 6)
    assert limits.defeated_at == (19, 9, 12)
    assert (limits.min_attackers, limits.battle_turns) == (3, 20)


def test_scenarios(model: Model) -> None:
    """Rules 3.1 to 3.3; in a free set-up the Allies place first."""
    found = [(s.key, s.historical, s.free, s.rule) for s in model.scenarios]
    assert found == [
        ("historical", (0, 1), (), "3.2"),
        ("gambit", (1,), (0,), "3.3"),
        ("free", (), (1, 0), "3.1"),
    ]
    assert model.scenario("gambit").names["fr"] == "Le gambit de Napoléon"


def test_names(model: Model) -> None:
    assert model.town("brussels").names == {
        "en": "Brussels",
        "fr": "Bruxelles",
        "es": "Bruselas",
        "local": "Brussel",
    }
    assert model.unit("durutte").names == {
        "en": "Durutte, 4th Division, I Corps",
        "fr": "Durutte, 4e division, Ier corps",
        "es": "Durutte, 4.ª división, I Cuerpo",
    }
    assert all(len(unit.short) <= 12 for unit in model.units)
    assert len({unit.short for unit in model.units}) == 82


def test_people_can_tell_units_from_towns(model: Model) -> None:
    assert not {unit.key for unit in model.units} & {town.key for town in model.towns}


def test_every_record_says_where_it_comes_from() -> None:
    found = list(records())
    assert len(found) == 51 + 114 + 82 + 24 + 9 + 3
    for table, record in found:
        assert str(record.get("source", ""))[:1] in tuple("SWR"), (table, record)


def test_the_list_of_sources_has_what_is_cited_and_no_more() -> None:
    text = (DATA / "sources.toml").read_text(encoding="utf-8")
    listed = {reference["key"] for reference in tomllib.loads(text)["reference"]}
    others = (path for path in DATA.glob("*.toml") if path.name != "sources.toml")
    names = {name for path in others for name in cited(path.read_text(encoding="utf-8"))}
    assert names == listed


# Damaged files: (file, record, old text, new text, part of the message)

UNIT = 'key = "foy"'
DAMAGE = [
    ("towns.toml", 'key = "ath"', 'zone = "british"', 'zone = "dutch"', "zone must be one of"),
    ("towns.toml", 'key = "ath"', "lat = 50.63", "lat = 5.063", "it must be from 49 to 52"),
    ("towns.toml", 'key = "ath"', "lon =", "lno =", 'unknown field "lno"; did you mean "lon"?'),
    ("towns.toml", 'key = "ath"', 'es = "Ath", ', "", 'name lacks a text for "es"'),
    ("towns.toml", 'key = "ghent"', "supply_loss = 1", "supply_loss = 0", "go together"),
    ("towns.toml", 'key = "ath"', 'key = "ath"', 'key = "hal"', "listed twice"),
    ("roads.toml", 'b = "aalst"', 'b = "aalst"', 'b = "alst"', 'no town "alst"; did you mean'),
    ("roads.toml", 'b = "aalst"', 'b = "aalst"', 'b = "brussels"', "leads back to where it began"),
    ("roads.toml", 'b = "aalst"', 'class = "main"', 'class = "big"', "class must be one of"),
    ("units.toml", UNIT, "cv = 3", "cv = 5", "cv is 5; it must be from 2 to 4"),
    ("units.toml", UNIT, "cv = 3", 'cv = "3"', "cv must be a whole number"),
    ("units.toml", 'key = "blucher"', "cv = 1", "cv = 2", "cv is 2; it must be from 1 to 1"),
    ("units.toml", UNIT, 'town = "solre"', 'town = "mons"', "mons is in the british zone"),
    ("units.toml", UNIT, 'town = "solre"', 'town = "solr"', 'no town "solr"; did you mean "solre"'),
    ("units.toml", UNIT, 'short = "Foy"', 'short = "Maximilien Foy"', "12 letters at most"),
    ("units.toml", UNIT, 'source = "R', 'source = "Q', "does not say its kind"),
    ("units.toml", 'key = "ghigny"', 'source = "W1', 'source = "W99', "W99 is not listed"),
    ("turns.toml", "number = 4", 'side = "allied"', 'side = "french"', "turns alternate (4.0)"),
    ("turns.toml", "number = 6", 'part = "night"', 'part = "morning"', "every third turn"),
    ("turns.toml", "number = 4", "number = 4", "number = 44", "number the turns 1, 2, 3"),
    ("turns.toml", "number = 4", "date = 1815-06-16", 'date = "16 June"', "must be a date"),
    ("rules.toml", "[road_capacity]", "main = 10", 'main = "ten"', "main must be a whole number"),
    ("rules.toml", "[river]", "divisor = 2", "divisor = 0", "it must be from 1"),
    ("scenarios.toml", '"gambit"', '["allied"]', '["french"]', "name each side once"),
    ("sources.toml", 'key = "W2"', "what =", "waht =", 'unknown field "waht"'),
]


@pytest.mark.parametrize(("file", "record", "old", "new", "message"), DAMAGE)
def test_damage_is_found_at_its_line(
    copy: Path, file: str, record: str, old: str, new: str, message: str
) -> None:
    line = edit(copy, file, record, old, new)
    found = problems_of(copy)
    (here,) = [problem for problem in found if message in problem.message]
    # A record listed twice is reported at its head, one line above its key.
    assert (here.file, here.line) == (file, line - ("listed twice" in message))


def test_a_missing_field_is_reported_at_the_head_of_the_record(copy: Path) -> None:
    line = edit(copy, "units.toml", UNIT, "cv = 3\n", "")
    (problem,) = problems_of(copy)
    head = (copy / "units.toml").read_text(encoding="utf-8").split("\n")[problem.line - 1 :]
    assert problem.file == "units.toml"
    assert problem.line < line
    assert head[:2] == ["[[unit]]", UNIT]
    assert 'unit "foy": the field "cv" is missing' in problem.message


def test_a_road_listed_back_to_front_with_other_values(copy: Path) -> None:
    path = copy / "roads.toml"
    text = path.read_text(encoding="utf-8")
    twin = '\n[[road]]\na = "aalst"\nb = "brussels"\nclass = "minor"\nsource = "R"\n'
    path.write_text(text + twin, encoding="utf-8")
    (problem,) = problems_of(copy)
    assert (problem.file, problem.line) == ("roads.toml", text.count("\n") + 2)
    assert "listed twice" in problem.message
    assert "with another class and river" in problem.message


def test_too_many_units_in_a_town(copy: Path) -> None:
    edit(copy, "units.toml", 'key = "jagow"', 'town = "ligny"', 'town = "namur"')
    line = edit(copy, "units.toml", 'key = "rohl"', 'town = "namur"', 'town = "namur"')
    (problem,) = problems_of(copy)
    assert (problem.file, problem.line) == ("units.toml", line)
    assert 'unit "rohl": namur already holds 6 units, the prussian limit (3.1)' in problem.message


def test_a_second_leader_and_a_lost_unit(copy: Path) -> None:
    edit(copy, "units.toml", UNIT, 'arm = "infantry"\ncv = 3', 'arm = "leader"\ncv = 1')
    edit(copy, "units.toml", 'key = "foy"', 'army = "french"', 'army = "british"')
    messages = "\n".join(str(problem) for problem in problems_of(copy))
    assert "there are 37 french units; the game has 38 (2.1)" in messages
    assert "there are 20 british units; the game has 19 (2.1)" in messages
    assert "the british army needs one leader (10.0); it has foy, wellington" in messages


def test_units_out_of_order(copy: Path) -> None:
    path = copy / "units.toml"
    head, *blocks = path.read_text(encoding="utf-8").split("[[unit]]\n")
    blocks = [block.rstrip("\n") + "\n\n" for block in [*blocks[1:], blocks[0]]]
    path.write_text("[[unit]]\n".join([head, *blocks]), encoding="utf-8")
    (problem,) = problems_of(copy)
    lines = path.read_text(encoding="utf-8").split("\n")
    assert lines[problem.line - 1] == 'key = "napoleon"'
    assert "list French, then British, then Prussian units" in problem.message


def test_a_map_that_falls_apart(copy: Path) -> None:
    path = copy / "roads.toml"
    blocks = path.read_text(encoding="utf-8").split("[[road]]\n")
    kept = [block for block in blocks if '"ghent"' not in block]
    path.write_text("[[road]]\n".join(kept), encoding="utf-8")
    line = edit(copy, "towns.toml", 'key = "ghent"', 'key = "ghent"', 'key = "ghent"')
    found = [str(problem) for problem in problems_of(copy)]
    assert found == [
        f'towns.toml:{line}: town "ghent": it has 0 road(s); every town needs two, add one',
        f"towns.toml:{line}: the map falls apart: no road leads from the other towns to ghent",
    ]


def test_a_town_with_one_road(copy: Path, tmp_path: Path) -> None:
    text = '[[road]]\na = "ghent"\nb = "aalst"\nremove = true\n'
    (problem,) = problems_of(copy, correction(tmp_path, "roads.toml", text))
    assert 'town "ghent": it has 1 road(s)' in str(problem)


def test_missing_files_and_tables(copy: Path) -> None:
    (copy / "turns.toml").unlink()
    edit(copy, "rules.toml", "[river]", "[river]", "[rivre]")
    found = [str(problem) for problem in problems_of(copy)]
    assert "turns.toml: there is no [[turn]] record; restore the file" in found
    assert "rules.toml: the table [river] is missing; restore it" in found
    assert any('unknown table "rivre"; did you mean "river"?' in text for text in found)


def test_a_syntax_error_causes_no_other_noise(copy: Path) -> None:
    line = edit(copy, "towns.toml", 'key = "ath"', 'zone = "british"', "zone = british")
    (problem,) = problems_of(copy)
    assert (problem.file, problem.line) == ("towns.toml", line)
    assert "not TOML" in problem.message


def test_all_problems_are_listed_at_once(copy: Path) -> None:
    places = {
        ("towns.toml", edit(copy, "towns.toml", 'key = "ath"', "x = ", "xx = ")),
        ("units.toml", edit(copy, "units.toml", UNIT, "cv = 3", "cv = 7")),
        ("turns.toml", edit(copy, "turns.toml", "number = 9", '"night"', '"noon"')),
        ("rules.toml", edit(copy, "rules.toml", "[regroup]", "minor = 1", "minor = -1")),
    }
    assert places <= {(problem.file, problem.line) for problem in problems_of(copy)}


# Corrections


def test_a_corrected_value_changes_the_model_and_its_version(model: Model, tmp_path: Path) -> None:
    folder = correction(tmp_path, "units.toml", '[[unit]]\nkey = "durutte"\ncv = 3\n')
    other = load(folder)
    assert (model.unit("durutte").cv, other.unit("durutte").cv) == (2, 3)
    assert other.unit("durutte").names == model.unit("durutte").names
    assert other.version != model.version
    assert other.warnings == ()


def test_a_corrected_source_leaves_the_version(model: Model, tmp_path: Path) -> None:
    text = '[[unit]]\nkey = "durutte"\nsource = "R checked on the printed sheet"\n'
    assert load(correction(tmp_path, "units.toml", text)).version == model.version


def test_a_wrong_correction_is_reported_in_the_users_file(tmp_path: Path) -> None:
    folder = correction(tmp_path, "units.toml", '# mine\n[[unit]]\nkey = "foy"\ncv = 9\n')
    with pytest.raises(DataError) as caught:
        load(folder)
    assert str(caught.value).startswith(f'{folder / "units.toml"}:4: unit "foy": cv is 9')


def test_a_new_road(tmp_path: Path) -> None:
    text = '[[road]]\na = "solre"\nb = "thuin"\nclass = "minor"\nsource = "R my map"\n'
    other = load(correction(tmp_path, "roads.toml", text))
    assert len(other.roads) == 115
    assert "thuin" in other.neighbours("solre")


@pytest.mark.parametrize(
    ("file", "text", "line", "message"),
    [
        (
            "roads.toml",
            '[[road]]\na = "ligny"\nb = "waterloo"\nclass = "minor"\nsource = "R"\n',
            2,
            "the rules do not link Waterloo and Ligny (13.2)",
        ),
        (
            "roads.toml",
            '[[road]]\na = "charleroi"\nb = "laneffe"\nclass = "minor"\n',
            4,
            "from Laneffe to Charleroi a main road crosses a river (5.4)",
        ),
        ("rules.toml", "[road_capacity]\nmain = 8\n", 2, "the rules say main = 10"),
        (
            "towns.toml",
            '[[town]]\nkey = "mons"\nsupply_army = "british"\nsupply_loss = 1\n',
            3,
            "the rules make mons no supply base (11.0)",
        ),
    ],
)
def test_a_correction_against_the_rules_is_a_warning(
    tmp_path: Path, file: str, text: str, line: int, message: str
) -> None:
    folder = correction(tmp_path, file, text)
    (warning,) = load(folder).warnings
    assert (warning.file, warning.line) == (str(folder / file), line)
    assert message in warning.message


def test_a_seventh_neighbour_of_brussels_is_a_warning(tmp_path: Path) -> None:
    text = '[[road]]\na = "brussels"\nb = "nivelles"\nclass = "main"\nsource = "R"\n'
    (warning,) = load(correction(tmp_path, "roads.toml", text)).warnings
    assert warning.file == "towns.toml"
    assert "the rules link Brussels with" in warning.message
