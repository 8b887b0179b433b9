"""The page names the modules that it begins with, so that a browser asks for them at once."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.server import files
from grognard.server.app import WEB

NAMED = re.compile(r'<link rel="modulepreload" href="/([^"]+)" />')


def named(page: Path) -> list[str]:
    """The modules that a page names, as it is sent."""
    return NAMED.findall(files.read(page).body.decode())


def test_what_the_first_face_needs_is_named() -> None:
    """Each once, vendored ones too; the table comes later, by `import()`."""
    found = named(WEB / "index.html")
    assert found[0] == "js/app.js"
    assert {"js/start.js", "vendor/preact.mjs", "vendor/signals-core.mjs"} <= set(found)
    assert "js/table.js" not in found
    assert len(found) == len(set(found))
    assert all((WEB / name).is_file() for name in found)
    assert all(name.endswith((".js", ".mjs")) for name in found)  # types are for the checker alone


def test_every_way_to_import(tmp_path: Path) -> None:
    """Several lines, without blanks, re-exported, in circles; not later, not missing."""
    (tmp_path / "js").mkdir()
    page, app, other = (tmp_path / n for n in ("index.html", "js/app.js", "js/other.mjs"))
    page.write_text("<html><head>\n</head><body></body></html>")
    app.write_text(
        'import {\n  a,\n  b,\n} from "./a.js";\nimport"./other.mjs";\n'
        'export { c } from "./c.js";\n'
        'const later = () => import("./later.js");\nimport gone from "./gone.js";\n'
    )
    other.write_text('import{d}from"./app.js";')
    for name in ("a", "c", "later"):
        (tmp_path / "js" / f"{name}.js").write_text("")
    assert named(page) == ["js/app.js", "js/a.js", "js/other.mjs", "js/c.js"]
    assert files.read(page).body.endswith(b"</head><body></body></html>")


def test_a_page_without_modules(tmp_path: Path) -> None:
    """Stays as it is."""
    page = tmp_path / "index.html"
    page.write_text("<html><head></head></html>")
    assert files.read(page).body == b"<html><head></head></html>"
