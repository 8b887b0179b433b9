"""Compiles groups of modules with mypyc: `compiling` runs this as a program of its own.

It is given, as JSON: the groups with their files, the kernel's group, a folder to work in, and the
folder of what was compiled before. It imports nothing of this package.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__
from mypyc.build import get_cflags, include_dir, mypyc_build, setup_mypycify_vars
from mypyc.common import RUNTIME_C_FILES
from mypyc.options import CompilerOptions
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
PART = 8_000_000  # bytes of C code, about, that one run of the C compiler is given
TOP_LEVEL = re.compile(r"^char (CPyDef_\w+__top_level__)\(void\) \{", re.MULTILINE)
# What runs once, when a module is imported, is not worth the time of making it quick.
ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define AT_ONCE __attribute__((cold, optimize("O0")))
#else
#define AT_ONCE
#endif
"""
# The sources are checked by the developers; here only the types count, and no file of settings.
MYPY = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent")


def flags() -> list[str]:
    """For the C compiler. Hidden visibility lets it inline: about 10 % are gained.

    Nobody reads warnings about generated code, and to look for them takes as long as to compile it.
    """
    ours = [] if os.name == "nt" else ["-fvisibility=hidden", "-fcommon", "-Wno-all", "-w"]
    return [*get_cflags(opt_level="2", debug_level="0"), *ours]


def generate(groups: dict[str, list[str]], folder: Path) -> dict[str, Extension]:
    """Writes the C code of all groups; what is to be compiled for each."""
    options = CompilerOptions(separate=True, multi_file=True, target_dir=str(folder))
    separate: list[tuple[list[str], str | None]] = [
        (files, f"grognard_{group}") for group, files in groups.items()
    ]
    paths = [*MYPY, *(file for files in groups.values() for file in files)]
    found, files, needed = mypyc_build(paths, options, separate=separate)
    more = [os.path.join(include_dir(), name) for dep in needed for name in dep.include_dirs]
    runtime = [*RUNTIME_C_FILES, *(dep.path for dep in needed)]
    order = {c_file(file): n for files in groups.values() for n, file in enumerate(files)}
    extensions = {}
    for (_, name), (sources, headers) in zip(found, files, strict=True):
        sources.sort(key=lambda source: order.get(Path(source).name, len(order)))
        extensions[str(name).removeprefix("grognard_")] = Extension(
            f"{name}__mypyc",
            sources=join(folder / f"{name}.c", runtime, sources),
            depends=[*sources, *headers],
            include_dirs=[include_dir(), str(folder), *more],
            extra_compile_args=flags(),
        )
    return extensions


def c_file(module: str) -> str:
    """What mypyc calls the C code of a module."""
    return f"__native_{module.removesuffix('.py').replace('/', '___')}.c"


def join(target: Path, runtime: list[str], sources: list[str]) -> list[str]:
    """Files that take in some of these each: the parts of a library, compiled side by side.

    In the order of the list: what is called from within a part only can be written in there.
    """
    sizes = [os.path.getsize(source) for source in sources]
    total = sum(sizes)
    count = max(1, round(total / PART))
    texts = [ONCE] * count
    texts[0] += "".join(f"#include <{name}>\n" for name in runtime)
    before = 0
    for source, size in zip(sources, sizes, strict=True):
        once = TOP_LEVEL.findall(Path(source).read_text("utf-8"))
        lines = [
            *(f"AT_ONCE char {name}(void);" for name in once),
            f'#include "{Path(source).name}"',
        ]
        texts[before * count // total] += "".join(f"{line}\n" for line in lines)
        before += size
    parts = [target.with_stem(f"{target.stem}_{n}") for n in range(count)]
    for part, text in zip(parts, texts, strict=True):
        part.write_text(text, "utf-8")
    return [str(part) for part in parts]


def digest(extension: Extension) -> str:
    """Stands for the C code of a group and the way it is compiled."""
    found = hashlib.sha256(" ".join((__version__, SUFFIX, *flags())).encode())
    for file in sorted(Path(name) for name in (*extension.sources, *extension.depends)):
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
    base = digest(extensions[kernel])
    fresh = []
    for group, extension in extensions.items():
        folder = work / "lib" / group
        folder.mkdir(parents=True)
        notes = {"made-from": digest(extension), "against": base}
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


class PartByPart(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the parts of all libraries, as many at once as there are processors."""

    def build_extensions(self) -> None:
        """Each part by itself; then the libraries are linked."""
        made = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for extension in self.extensions:
                parts = [pool.submit(self.compile, extension, file) for file in extension.sources]
                made.append((extension, parts))
        for extension, parts in made:
            extension.sources = []
            extension.extra_objects = [name for part in parts for name in part.result()]
        super().build_extensions()

    def compile(self, extension: Extension, source: str) -> list[str]:
        """The object file of a part."""
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        return made


def compile_libraries(extensions: list[Extension], work: Path) -> None:
    """Leaves them in `work/built`."""
    setup_mypycify_vars()
    places = ["--build-lib", str(work / "built"), "--build-temp", str(work / "temp")]
    if extensions:
        setup(
            name="rules",
            packages=[],
            ext_modules=extensions,
            cmdclass={"build_ext": PartByPart},
            script_args=["-q", "build_ext", *places],
        )


if __name__ == "__main__":
    run(json.loads(sys.argv[1]))
