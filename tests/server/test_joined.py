"""The page's modules and styles are joined when they are first sent."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from grognard.kernel import registry
from grognard.server import files, game_info
from grognard.server.files import WEB
from grognard.server.joined import ENTRIES, JoinError, joined

SCRIPTS = re.compile(r'<script type="module" src="/([^"]+)"></script>')
STYLES = re.compile(r'<link rel="stylesheet" href="/([^"]+)" />')


def small_page(root: Path, **modules: str) -> Path:
    """A page of these modules, and of an empty table if there is none."""
    (root / "js").mkdir()
    for name, text in {"table": "", **modules}.items():
        (root / "js" / f"{name}.js").write_text(text)
    return root


def run(root: Path) -> str:
    """What the first module of a page prints, joined, in Node."""
    join = joined(root)
    for address, text in join.files.items():
        file = root / address
        file.write_text(text.replace('"/js/', '"./'))
    start = root / next(iter(join.files))
    node = shutil.which("node") or pytest.skip("no Node here")
    (root / "package.json").write_text('{"type": "module"}')
    done = subprocess.run([node, str(start)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_comments_of_whole_lines_are_left_out_and_nothing_else(tmp_path: Path) -> None:
    app = """// begins
/** a
 * block */
/** @type {number} */ const one = 1; /* ends */
const two = "// no comment";
/* another */
console.log(one, two); // last
"""
    root = small_page(tmp_path, app=app)
    assert "begins" not in (sent := next(iter(joined(root).files.values())))
    assert "block" not in sent
    assert "another" not in sent
    assert run(root).strip() == "1 // no comment"


def test_the_page_asks_for_few_files() -> None:
    """One script and one sheet of styles, each under a name that changes with what it holds."""
    sheet = files.of_page("/")
    assert sheet is not None
    page = sheet.body.decode()
    names = SCRIPTS.findall(page) + STYLES.findall(page)
    assert len(names) == 2
    for name in names:
        assert "immutable" in files.caching(name, versioned=False)
        found = files.of_page(name)
        assert found is not None
        assert found.packed


def test_what_is_joined() -> None:
    """All that the first face and the table need, each once; vendored modules too."""
    join = files.join_of_page()
    assert join is not None
    inside = {path.relative_to(WEB).as_posix() for path in join.places}
    assert {*ENTRIES, "js/store.js", "js/board.js", "vendor/preact.mjs"} <= inside
    assert "js/account.js" not in inside
    assert len(set(join.places.values())) == len(join.places)


def test_every_module_of_the_page_is_sent_so_that_nothing_is_there_twice() -> None:
    """No file that is sent imports a module which is joined by its own address."""
    join = files.join_of_page()
    assert join is not None
    addresses = {f"/{path.relative_to(WEB).as_posix()}" for path in join.places}
    sent = [("/js", files.of_page(f"js/{path.name}")) for path in (WEB / "js").glob("*.js")]
    for key in registry.names():
        folder = game_info._folder(key) / "page"
        sent += [("/play", game_info.page_file(key, path.name)) for path in folder.glob("*.js")]
    for place, sheet in sent:
        assert sheet is not None
        for name in re.findall(r'(?m)^import [^"(]*"([^"]+)"', sheet.body.decode()):
            assert name.replace("./", f"{place}/") not in addresses


def test_every_way_to_import_and_export(tmp_path: Path) -> None:
    """Named, renamed, whole, by default, passed on, without a name; in the order of need."""
    root = small_page(
        tmp_path,
        app='import first from "./one.js";\nimport { a as b } from "./one.js";\n'
        'import * as two from "./two.js";\n'
        'import "./three.js";\nimport { c } from "./two.js";\n'
        "console.log(first(), b, two.c, c, two.passed, typeof two.Four);\n",
        one='console.log("one");\nexport const a = 1;\n'
        'export default function () { return "f"; }\n',
        two='export { a as passed } from "./one.js";\nconst own = 2;\n'
        "export { own as c };\nexport class Four {}\n",
        three='console.log("three");\n',
    )
    assert run(root).split() == ["one", "three", "f", "1", "2", "2", "1", "function"]


def test_a_module_that_comes_later_shares_what_is_joined(tmp_path: Path) -> None:
    """The table counts with the same counter as the first face."""
    root = small_page(
        tmp_path,
        app='import { count } from "./counter.js";\ncount();\n'
        'import("./table.js").then(({ table }) => console.log(table()));\n',
        table='import { count } from "./counter.js";\nexport const table = () => count();\n',
        counter="let n = 0;\nexport const count = () => ++n;\n",
    )
    assert run(root).strip() == "2"


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        ({"app": 'import "./b.js";', "b": 'import "./app.js";'}, "circle"),
        ({"app": "export const { a, b } = { a: 1, b: 2 };"}, "export const"),
        ({"app": "export let a = 1;"}, "export let"),
        ({}, r"no js/app\.js"),
    ],
)
def test_what_cannot_be_joined(tmp_path: Path, modules: dict[str, str], why: str) -> None:
    """Is told, and then the single files are sent."""
    with pytest.raises(JoinError, match=why):
        joined(small_page(tmp_path, **modules))


def test_a_page_that_cannot_be_joined_is_sent_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page works from single files too."""
    root = small_page(tmp_path, app="export let a = 1;")
    (root / "index.html").write_text("<html></html>")
    monkeypatch.setattr(files, "WEB", root)
    sheet = files.of_page("/")
    assert sheet is not None
    assert sheet.body == b"<html></html>"
    script = files.of_page("/js/app.js")
    assert script is not None
    assert script.body == b"export let a = 1;"
