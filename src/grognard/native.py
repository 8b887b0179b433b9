"""Compiled rules: where they are kept, how they are made, how they are found.

The modules named in MODULES are pure Python that mypyc can compile. The result is kept in the
virtual environment under a hash of the sources: a change makes it unused, never stale.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PACKAGE = Path(__file__).parent

MODULES = (
    "kernel/arrays.py",
    "kernel/dice.py",
    "kernel/state.py",
    "kernel/cards.py",
    "kernel/step.py",
    "kernel/verbs.py",
    "kernel/planner.py",
    "kernel/game.py",
    "games/waterloo/layout.py",
    "games/waterloo/refusals.py",
    "games/waterloo/events.py",
    "games/waterloo/lookups.py",
    "games/waterloo/state.py",
    "games/waterloo/tracks.py",
    "games/waterloo/ground.py",
    "games/waterloo/instinct.py",
    "games/waterloo/guess.py",
    "games/waterloo/sequence.py",
    "games/waterloo/notation.py",
    "games/waterloo/view.py",
    "games/waterloo/steps/battle.py",
    "games/waterloo/steps/combat.py",
    "games/waterloo/steps/duty.py",
    "games/waterloo/steps/movement.py",
    "games/waterloo/steps/reinforcement.py",
    "games/waterloo/steps/retreat.py",
    "games/waterloo/steps/setup.py",
    "games/waterloo/steps/supply.py",
    "games/waterloo/steps/victory.py",
    "games/waterloo/game.py",
    "games/waterloo/value.py",
    "games/waterloo/planner/orders.py",
    "games/waterloo/planner/situation.py",
    "games/waterloo/planner/marching.py",
    "games/waterloo/planner/fighting.py",
    "games/waterloo/planner/placing.py",
    "games/waterloo/planner/command.py",
    "players/base.py",
    "players/random.py",
    "players/greedy.py",
    "players/search.py",
    "players/thinker.py",
)

# What no other library may replace, the compiler may write in where it is used: a tenth is gained.
INLINING = () if os.name == "nt" else ("-fvisibility=hidden",)
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class CompileError(Exception):
    """The rules could not be compiled; the message says why and what to do."""


def wanted() -> bool:
    """Whether compiled rules may be used (GROGNARD_PURE=1 forbids them)."""
    return os.environ.get("GROGNARD_PURE", "") in ("", "0")


def source_hash() -> str:
    """Stands for the sources, this Python and this way of compiling."""
    digest = hashlib.sha256(SUFFIX.encode())
    for name in (*MODULES, "native.py"):
        digest.update(name.encode())
        digest.update((PACKAGE / name).read_bytes())
    return digest.hexdigest()[:20]


def store() -> Path:
    """The folder of compiled rules that fits the present sources."""
    return Path(sys.prefix) / "lib" / "grognard-native" / source_hash()


class NativeFinder(MetaPathFinder):
    """Finds the compiled twin of a module before Python finds its source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = {_module_name(name): name for name in MODULES}

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        """The compiled module, if it is one of ours."""
        if fullname in self.names:
            file = self.folder / "grognard" / self.names[fullname].replace(".py", SUFFIX)
        elif fullname.endswith("__mypyc") and "." not in fullname:
            file = self.folder / f"{fullname}{SUFFIX}"
        else:
            return None
        if not file.exists():
            return None
        loader = ExtensionFileLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader)


def _module_name(name: str) -> str:
    return "grognard." + name.removesuffix(".py").replace("/", ".")


def use() -> bool:
    """Lets the compiled rules be imported, if they are wanted and made; whether they are."""
    folder = store()
    if not wanted() or not (folder / "complete").exists():
        return False
    sys.meta_path.insert(0, NativeFinder(folder))
    return True


def compiled() -> bool:
    """Whether the rules in use are compiled."""
    from grognard.kernel import state

    return not str(state.__file__).endswith(".py")


def compile_rules(force: bool = False) -> Path:
    """Compiles the rules with mypyc; returns the folder, raises CompileError."""
    folder = store()
    if (folder / "complete").exists() and not force:
        return folder
    with tempfile.TemporaryDirectory() as work:
        result = Path(work) / "lib"
        _run_mypyc(Path(work), result)
        _install(result, folder)
    return folder


def _run_mypyc(work: Path, result: Path) -> None:
    script = work / "setup.py"
    names = [f"grognard/{name}" for name in MODULES]
    options = {"opt_level": "2", "target_dir": str(work / "c")}
    script.write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = mypycify({names!r}, **{options!r})\n"
        "for module in modules:\n"
        f"    module.extra_compile_args = [*module.extra_compile_args, *{INLINING!r}]\n"
        "setup(name='rules', packages=[], ext_modules=modules)\n"
    )
    command = [sys.executable, str(script), "-q", "build_ext", "--build-lib", str(result)]
    command += ["--build-temp", str(work / "temp")]
    env = {**os.environ, "MYPYPATH": str(PACKAGE.parent), "MYPY_CACHE_DIR": str(work / "cache")}
    done = subprocess.run(
        command, cwd=PACKAGE.parent, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise CompileError(
            "The rules could not be compiled, so they run as plain Python: slower, otherwise the "
            f"same. Compiling needs a C compiler and the extra 'grognard[compile]'.\n{tail}"
        )


def _install(result: Path, folder: Path) -> None:
    """Puts the result in place in one move, so that nobody sees it half done."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    (result / "complete").write_text("")
    fresh = Path(tempfile.mkdtemp(dir=folder.parent))
    shutil.copytree(result, fresh, dirs_exist_ok=True)
    for old in folder.parent.iterdir():
        if old != fresh:
            shutil.rmtree(old, ignore_errors=True)
    fresh.rename(folder)


def ready() -> bool:
    """Whether there is nothing to compile: the compiled rules fit, or nobody can make them."""
    return (store() / "complete").exists() or _compiler() is None


def _compiler() -> str | None:
    """The C compiler that would be used."""
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0]) or shutil.which("cc") or shutil.which("gcc")
