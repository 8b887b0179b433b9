"""The page's modules and styles joined, so that a browser asks for a few files and not for fifty.

Nothing is built or stored: the server joins them when the page is first asked for. Each module
becomes a function that returns what it exports, in an order in which everything is there before it
is used; modules that come later take what they import from the joined file, so that no module is
there twice. The page also works from the single files, which is what happens if they cannot be
joined.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ENTRIES = ("js/app.js", "js/table.js")  # each with all that it needs and the ones before have not
SCRIPT = '<script type="module" src="/js/app.js"></script>'
STYLE = re.compile(r'\s*<link rel="stylesheet" href="/(css/[^"]+)" />')

_FROM = r'\s*(?:from\s*)?"(?P<name>[./][^"]*)";?'
IMPORTS = re.compile(
    r"(?m)(?:^|(?<=;))import\s*(?:\{(?P<named>[^}]*)\}|\*\s*as\s+(?P<whole>[\w$]+)|"
    rf"(?P<usual>[\w$]+))?{_FROM}"
)
PASSED_ON = re.compile(rf"(?m)(?:^|(?<=;))export\s*\{{(?P<named>[^}}]*)\}}{_FROM}")
LISTED = re.compile(r"(?m)(?:^|(?<=[;}]))export\s*\{(?P<named>[^}]*)\};?")
DECLARED = re.compile(
    r"(?m)^export\s+(?P<kind>const|class|function\*?|async\s+function)\s+(?P<name>[\w$]+)"
)
USUAL = re.compile(r"(?m)(?:^|(?<=[;}]))export\s+default\s+")
LATER = re.compile(r'\bimport\("(?P<name>[./][^"]*)"\)')
# Comments that have lines of their own: readers of the sources need them, browsers do not.
REMARKS = re.compile(r"(?m)^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)$\n?")
UNKNOWN = re.compile(r"(?m)^(?:import|export)\b(?!\()|\bawait import\.meta")


class JoinError(Exception):
    """Something is written in a way that is not understood here."""


@dataclass(slots=True, eq=False)
class Join:
    """The joined files of a page: by their address, and where each module is found in them."""

    root: Path
    mark: str
    files: dict[str, str] = field(default_factory=dict)
    places: dict[Path, tuple[str, str]] = field(default_factory=dict)  # address, and name there

    def page(self, html: str) -> str:
        """The page with joined files in place of single ones."""
        first = next(iter(self.files))
        script = f'<script type="module" src="/{first}"></script>'
        links = STYLE.findall(html)
        if links:
            sheet = f"css/joined-{self.mark}.css"
            sheets = ((self.root / name).read_text("utf-8") for name in links)
            self.files[sheet] = "\n".join(REMARKS.sub("", text) for text in sheets)
            link = f'\n    <link rel="stylesheet" href="/{sheet}" />'
            html = STYLE.sub(lambda found: link if found[1] == links[0] else "", html)
        return html.replace(SCRIPT, script)

    def module(self, text: str, file: Path) -> str:
        """A module that is not joined: what is, it takes from there."""
        needed: dict[str, set[str]] = {}

        def source(path: Path) -> str | None:
            place = self.places.get(path)
            if place is None:
                return None
            needed.setdefault(place[0], set()).add(place[1])
            return place[1]

        told = _imports(text, file, self.root, source)
        told = LATER.sub(lambda found: self._later(found, file), told)
        return _heads(needed) + told

    def _later(self, found: re.Match[str], file: Path) -> str:
        """A module that is fetched when it is wanted."""
        place = self.places.get(_path(self.root, file, found["name"]))
        if place is None:
            return found[0]
        return f'import("/{place[0]}").then((joined) => joined.{place[1]})'


def joined(root: Path) -> Join:
    """Joins the modules of a page; raises JoinError."""
    missing = [entry for entry in ENTRIES if not (root / entry).is_file()]
    if missing:
        raise JoinError(f"there is no {missing[0]}")
    groups: list[tuple[str, list[Path]]] = []
    known: set[Path] = set()
    for entry in ENTRIES:
        found = [path for path in in_order(root, root / entry) if path not in known]
        known |= {*found}
        groups.append((Path(entry).stem, found))
    join = Join(root, _mark(root, [path for _, found in groups for path in found]))
    for name, found in groups:
        for number, path in enumerate(found):
            join.places[path] = (f"js/joined-{name}-{join.mark}.js", f"${name}{number}")
    for name, found in groups:
        join.files[f"js/joined-{name}-{join.mark}.js"] = _file(join, found)
    return join


def _mark(root: Path, modules: list[Path]) -> str:
    """Changes with anything that is joined."""
    digest = hashlib.sha256()
    for path in (*sorted(modules), *sorted((root / "css").glob("*.css"))):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def in_order(root: Path, entry: Path) -> list[Path]:
    """A module and all that it imports at once, each after what it needs; raises JoinError."""
    found: list[Path] = []
    under_way: set[Path] = set()

    def visit(path: Path) -> None:
        if path in found:
            return
        if path in under_way:
            raise JoinError(f"{path.name} imports itself by a circle")
        under_way.add(path)
        text = path.read_text("utf-8")
        for pattern in (IMPORTS, PASSED_ON):
            for match in pattern.finditer(text):
                visit(_path(root, path, match["name"]))
        found.append(path)

    visit(entry)
    return found


def _path(root: Path, file: Path, name: str) -> Path:
    """The file that a module calls so."""
    start = root if name.startswith("/") else file.parent
    return Path(os.path.normpath(start / name.lstrip("/")))


def _file(join: Join, modules: list[Path]) -> str:
    """Modules in one file, each a function that returns what it exports."""
    needed: dict[str, set[str]] = {}
    address = join.places[modules[0]][0]

    def source(path: Path) -> str:
        where, name = join.places[path]
        if where != address:
            needed.setdefault(where, set()).add(name)
        return name

    parts = [_function(join, path, source) for path in modules]
    names = ", ".join(join.places[path][1] for path in modules)
    return f"{_heads(needed)}{''.join(parts)}export {{ {names} }};\n"


def _function(join: Join, path: Path, source: Callable[[Path], str]) -> str:
    exports: list[str] = []

    def passed_on(found: re.Match[str]) -> str:
        name = source(_path(join.root, path, found["name"]))
        for inner, outer in _renamed(found["named"]):
            exports.append(f"{outer}: {name}.{inner}")
        return ""

    def listed(found: re.Match[str]) -> str:
        exports.extend(f"{outer}: {inner}" for inner, outer in _renamed(found["named"]))
        return ""

    def declared(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return f"{found['kind']} {found['name']}"

    def usual(_found: re.Match[str]) -> str:
        exports.append("default: $default")
        return "const $default = "

    text = REMARKS.sub("", path.read_text("utf-8"))
    text = PASSED_ON.sub(passed_on, text)
    text = _imports(text, path, join.root, source)
    text = LISTED.sub(listed, text)
    text = DECLARED.sub(declared, text)
    text = USUAL.sub(usual, text)
    if unknown := UNKNOWN.search(text):
        raise JoinError(f"{path.name}: {text[unknown.start() :].splitlines()[0][:80]}")
    text = LATER.sub(lambda found: join._later(found, path), text)
    name = join.places[path][1]
    return f"const {name} = (() => {{\n{text}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _imports(text: str, file: Path, root: Path, source: Callable[[Path], str | None]) -> str:
    """The same module, taking what it imports from values instead."""

    def one(found: re.Match[str]) -> str:
        name = source(_path(root, file, found["name"]))
        if name is None:
            return found[0]
        if found["whole"]:
            return f"const {found['whole']} = {name};"
        if found["usual"]:
            return f"const {{ default: {found['usual']} }} = {name};"
        if found["named"] is None:
            return ""
        taken = ", ".join(
            inner if inner == outer else f"{inner}: {outer}"
            for inner, outer in _renamed(found["named"])
        )
        return f"const {{ {taken} }} = {name};"

    return IMPORTS.sub(one, text)


def _renamed(named: str) -> list[tuple[str, str]]:
    """`a, b as c`: what each is called there, and here."""
    pairs = []
    for each in filter(None, (part.strip() for part in named.split(","))):
        inner, _, outer = each.partition(" as ")
        pairs.append((inner.strip(), (outer or inner).strip()))
    return pairs


def _heads(needed: dict[str, set[str]]) -> str:
    """The imports of joined files."""
    return "".join(
        f'import {{ {", ".join(sorted(names))} }} from "/{address}";\n'
        for address, names in needed.items()
    )
