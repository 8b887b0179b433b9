"""Compiled rules: which modules they are, where they are kept and how they are found.

A folder that has a `compiled.txt` names there the modules that mypyc compiles. The kernel and the
players are one group; each game is another, compiled against that one. A group is kept in the
virtual environment under a hash of its sources: a change makes it unused, never stale.
`compiling` makes what is found here.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
STORES = Path(sys.prefix) / "lib" / "grognard-native"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

KERNEL = "kernel"  # the group of the kernel and the players
LIST = "compiled.txt"
BUILDER = "mypyc_run.py"
# In a store: the hash of the C code that was compiled, and of the kernel's that it relies on.
MADE_FROM = "made-from"
AGAINST = "against"

IMPORT = re.compile(rb"^\s*from ([\w.]+) import (\([^)]*\)|[^\n#]*)", re.MULTILINE)


# --- groups and their hashes ---------------------------------------------------------------


def packages() -> dict[str, Path]:
    """This package and those of games from elsewhere (GROGNARD_GAMES), by name."""
    found = {"grognard": PACKAGE}
    for folder in filter(None, os.environ.get("GROGNARD_GAMES", "").split(os.pathsep)):
        for file in sorted(Path(folder).glob(f"*/{LIST}")):
            found.setdefault(file.parent.name, file.parent)
    return found


def groups() -> dict[str, list[str]]:
    """The compiled modules of each group, as `package/folder/module.py`; the kernel's first."""
    found = {KERNEL: [*_listed("grognard/kernel"), *_listed("grognard/players")]}
    for file in sorted(PACKAGE.glob(f"games/*/{LIST}")):
        if (file.parent / "__init__.py").is_file():  # without it the folder is no game yet
            found[file.parent.name] = _listed(f"grognard/games/{file.parent.name}")
    for name in packages():
        if name != "grognard" and name not in found:
            found[name] = _listed(name)
    return found


def modules() -> list[Path]:
    """Every compiled module."""
    return [place(name) for group in groups().values() for name in group]


def place(name: str) -> Path:
    """Where a file of a package lies."""
    package, _, rest = name.partition("/")
    return packages()[package] / rest


def _listed(folder: str) -> list[str]:
    return [f"{folder}/{name}" for name in place(f"{folder}/{LIST}").read_text().split()]


def fingerprints() -> dict[str, str]:
    """For each group, what stands for its sources, this Python and this way of compiling.

    The compiler looks into the modules that are imported, too: they may say what an array is made
    of, or what a constant is.
    """
    found: dict[str, str] = {}
    shared: dict[str, bytes] = {}
    roots = packages()
    for group, names in groups().items():
        seen = dict(shared)
        _read_with_imports(names, roots, seen)
        start = found.get(KERNEL) or SUFFIX + (PACKAGE / BUILDER).read_text("utf-8")
        digest = hashlib.sha256(start.encode())
        for name in sorted(seen.keys() - shared.keys()):
            digest.update(b"\0".join((name.encode(), b"compiled" * (name in names), seen[name])))
        found[group] = digest.hexdigest()[:20]
        shared = shared or seen
    return found


def _read_with_imports(
    names: Iterable[str], roots: dict[str, Path], seen: dict[str, bytes]
) -> None:
    """Adds these files and all that they import from the packages."""
    for name in names:
        package, _, rest = name.partition("/")
        file = f"{roots.get(package, '')}/{rest}"
        if name not in seen and package in roots and os.path.isfile(file):
            seen[name] = Path(file).read_bytes()
            _read_with_imports(_imports(seen[name]), roots, seen)


def _imports(source: bytes) -> Iterator[str]:
    """The files that a source may import from: those that are there count."""
    for module, names in IMPORT.findall(source):
        base = module.decode().replace(".", "/")
        if "/" in base or base != "grognard":  # the package itself only passes things on
            yield f"{base}.py"
            yield f"{base}/__init__.py"
            yield from (f"{base}/{name}.py" for name in re.findall(r"\w+", names.decode()))


# --- stores --------------------------------------------------------------------------------


def store(group: str) -> Path:
    """The folder of a compiled group that fits the present sources."""
    return STORES / f"{group}-{fingerprints()[group]}"


def library(group: str) -> str:
    """The name of the library that holds a group."""
    return f"grognard_{group}__mypyc"


def fitting() -> dict[str, Path]:
    """The groups that are compiled and fit, with their folders: none without the kernel's."""
    folders = {group: STORES / f"{group}-{key}" for group, key in fingerprints().items()}
    kernel = _noted(folders[KERNEL], MADE_FROM)
    return {
        group: folder
        for group, folder in folders.items()
        if kernel and _noted(folder, AGAINST) == kernel
    }


def _noted(folder: Path, name: str) -> str:
    """What a store notes under this name, or nothing."""
    try:
        return (folder / name).read_text()
    except OSError:
        return ""


def ready(game: str = "") -> bool:
    """Whether there is nothing to compile for this game (or any): it fits, or nobody can make it.

    A game without compiled modules needs the kernel only.
    """
    wanted = {KERNEL, game} & groups().keys() if game else groups().keys()
    return wanted <= fitting().keys() or c_compiler() is None


def c_compiler() -> str | None:
    """The C compiler that would be used."""
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0]) or shutil.which("cc") or shutil.which("gcc")


# --- finding -------------------------------------------------------------------------------


def wanted() -> bool:
    """Whether compiled rules may be used (GROGNARD_PURE=1 forbids them)."""
    return os.environ.get("GROGNARD_PURE", "") in ("", "0")


def use() -> bool:
    """Lets the compiled rules be imported, if they are wanted and made; whether they are."""
    found = fitting() if wanted() else {}
    if not found:
        return False
    sys.meta_path.insert(0, NativeFinder(found))
    for folder in found.values():
        _touch(folder)
    return True


def _touch(folder: Path) -> None:
    """Notes that a store was used, where one may write."""
    try:
        os.utime(folder / MADE_FROM)
    except OSError:
        return


def compiled(game: str = "") -> bool:
    """Whether the kernel in use is compiled, and this game."""
    finders = [finder for finder in sys.meta_path if isinstance(finder, NativeFinder)]
    return any({KERNEL, game or KERNEL} <= finder.folders.keys() for finder in finders)


class NativeFinder(MetaPathFinder):
    """Finds the compiled twin of a module before Python finds its source."""

    def __init__(self, folders: dict[str, Path]) -> None:
        self.folders = folders
        self.libraries = {library(group): group for group in folders}
        self.twins = {
            _module_name(file): group
            for group, files in groups().items()
            if group in folders
            for file in files
        }

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        """The compiled module, if it is one of ours."""
        group = self.twins.get(fullname) or self.libraries.get(fullname)
        if group is None:
            return None
        file = str(self.folders[group] / f"{library(group)}{SUFFIX}")
        if fullname in self.twins:
            return spec_from_file_location(fullname, file, loader=TwinLoader(library(group)))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def _module_name(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


class TwinLoader(Loader):
    """Loads a module out of the library of its group.

    mypyc would have one small library more do this for each module: forty to compile and to open.
    """

    def __init__(self, library: str) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, already run."""
        import ctypes  # only here: plain rules do not need it

        library = import_module(self.library)
        if hasattr(library, "ensure_deps"):
            _call(library, "ensure_deps", ctypes.c_int)
        module: ModuleType = _call(
            library, "init_" + spec.name.replace(".", "___"), ctypes.py_object
        )
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def _call(library: ModuleType, name: str, result: Any) -> Any:
    """Calls a C function that a library holds in a capsule."""
    import ctypes

    find = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    pointer = find(("PyCapsule_GetPointer", ctypes.pythonapi))(
        getattr(library, name), f"{library.__name__}.{name}".encode()
    )
    return ctypes.PYFUNCTYPE(result)(pointer)()
