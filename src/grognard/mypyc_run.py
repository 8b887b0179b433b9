"""Compiles groups of modules with mypyc: `compiling` runs this as a program of its own.

It is given, as JSON: the groups with their files, the kernel's group, a folder to work in, and the
folder of what was compiled before. It imports nothing of this package.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from mypy.version import __version__
from mypyc.build import get_cflags, include_dir, mypyc_build, setup_mypycify_vars
from mypyc.options import CompilerOptions
from setuptools import Extension, setup

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# The sources are checked by the developers; here only the types count, and no file of settings.
MYPY = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent")


def flags() -> list[str]:
    """For the C compiler. Hidden visibility lets it inline: about 10 % are gained.

    Nobody reads warnings about generated code, and to look for them takes as long as to compile it.
    """
    ours = [] if os.name == "nt" else ["-fvisibility=hidden", "-Wno-all", "-w"]
    return [*get_cflags(opt_level="2", debug_level="0"), *ours]


def generate(groups: dict[str, list[str]], folder: Path) -> dict[str, Extension]:
    """Writes the C code of all groups; what is to be compiled for each."""
    options = CompilerOptions(separate=True, target_dir=str(folder))
    separate: list[tuple[list[str], str | None]] = [
        (files, f"grognard_{group}") for group, files in groups.items()
    ]
    paths = [*MYPY, *(file for files in groups.values() for file in files)]
    found, files, needed = mypyc_build(paths, options, separate=separate)
    more = [os.path.join(include_dir(), name) for dep in needed for name in dep.include_dirs]
    return {
        str(name).removeprefix("grognard_"): Extension(
            f"{name}__mypyc",
            sources=sources,
            include_dirs=[include_dir(), str(folder), *more],
            extra_compile_args=flags(),
        )
        for (_, name), (sources, _) in zip(found, files, strict=True)
    }


def digest(group: str, folder: Path) -> str:
    """Stands for the C code of a group and the way it is compiled."""
    found = hashlib.sha256(" ".join((__version__, SUFFIX, *flags())).encode())
    for file in sorted(folder.glob(f"*_grognard_{group}.*")):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def earlier(group: str, notes: dict[str, str], stores: Path) -> Path | None:
    """A store whose library was made from the same C code."""
    for folder in stores.glob(f"{group}-*"):
        noted = {name: folder / name for name in notes}
        if all(file.is_file() and file.read_text() == notes[n] for n, file in noted.items()):
            return folder
    return None


def run(order: dict[str, Any]) -> None:
    """Leaves a folder for each group under `work/lib`."""
    work, stores, kernel = Path(order["work"]), Path(order["stores"]), order["kernel"]
    extensions = generate(order["groups"], work / "c")
    base = digest(kernel, work / "c")
    fresh = []
    for group, extension in extensions.items():
        folder = work / "lib" / group
        folder.mkdir(parents=True)
        notes = {"made-from": digest(group, work / "c"), "against": base}
        known = None if order["force"] else earlier(group, notes, stores)
        if known is None:
            fresh.append(extension)
        else:
            shutil.copy(known / f"{extension.name}{SUFFIX}", folder)
        for name, text in notes.items():
            (folder / name).write_text(text)
    compile_libraries(fresh, work)
    for extension in fresh:
        group = extension.name.removeprefix("grognard_").removesuffix("__mypyc")
        shutil.copy(work / "built" / f"{extension.name}{SUFFIX}", work / "lib" / group)


def compile_libraries(extensions: list[Extension], work: Path) -> None:
    """Several at once, as many as there are processors."""
    setup_mypycify_vars()
    command = ["-q", "build_ext", "-j", str(os.cpu_count() or 1)]
    places = ["--build-lib", str(work / "built"), "--build-temp", str(work / "temp")]
    if extensions:
        setup(name="rules", packages=[], ext_modules=extensions, script_args=[*command, *places])


if __name__ == "__main__":
    run(json.loads(sys.argv[1]))
