"""The page's own files: read once, compressed once, and asked for again only when they change."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from litestar import Response

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".md": "text/plain",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
PACKED = (".png", ".webp", ".ico", ".woff2")  # compressed already
HASHED = re.compile(r"[.-][0-9a-f]{8,}\.")
PAGE, START = "index.html", "js/app.js"
END_OF_HEAD = b"</head>"
IMPORT = re.compile(
    r'\b(?:import|export)\b[^"();=]*"(\.[^"]+)"'
)  # not import(…), which comes later
FOR_EVER = "public, max-age=31536000, immutable"
A_MONTH = "public, max-age=2592000"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file as it is sent: plain, compressed where that is worthwhile, and its tag."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@lru_cache(maxsize=1000)
def _read(path: Path, _changed: int) -> Sheet:
    body = path.read_bytes()
    if path.name == PAGE:
        body = body.replace(END_OF_HEAD, _preloads(path.parent) + END_OF_HEAD, 1)
    return sheet(body, path.suffix)


def sheet(body: bytes, suffix: str) -> Sheet:
    """What is sent for such a file, with its tag and compressed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    worthwhile = suffix not in PACKED and len(body) > 500
    packed = gzip.compress(body, 6, mtime=0) if worthwhile else b""
    return Sheet(body, packed, TYPES[suffix], tag)


def _preloads(root: Path) -> bytes:
    """Names the modules that the page begins with: else each is asked for after the one before."""
    found = [root / START] if (root / START).is_file() else []
    for file in found:
        for name in IMPORT.findall(file.read_text("utf-8")):
            module = Path(os.path.normpath(file.parent / name))
            if module not in found and module.suffix in TYPES and module.is_file():
                found.append(module)
    names = [file.relative_to(root).as_posix() for file in found]
    return b"".join(f'  <link rel="modulepreload" href="/{name}" />\n  '.encode() for name in names)


def find(root: Path, name: str) -> Path | None:
    """A file of the page by its address; a name without ending is a place within the page."""
    parts = [part for part in name.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\x00" in part for part in parts):
        return None
    if not parts or "." not in parts[-1]:
        return _if_there(root, root / PAGE)
    return _if_there(root, root.joinpath(*parts))


def _if_there(root: Path, path: Path) -> Path | None:
    inside = path.resolve().is_relative_to(root.resolve())
    return path if inside and path.suffix in TYPES and path.is_file() else None


def caching(name: str, versioned: bool) -> str:
    """For ever if the address changes with the content, a month for what others made."""
    if versioned or HASHED.search(name.rpartition("/")[2]):
        return FOR_EVER
    return A_MONTH if "/vendor/" in f"/{name}" else ASK_AGAIN


def answer(found: Sheet, headers: Mapping[str, str], cache: str) -> Response[bytes]:
    """A file, or word that the browser's copy is still good."""
    said = {"ETag": found.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if found.tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=said, media_type=found.kind)
    body = found.body
    if found.packed and "gzip" in headers.get("accept-encoding", ""):
        body = found.packed
        said["Content-Encoding"] = "gzip"
    return Response(body, headers=said, media_type=found.kind)


def read(path: Path) -> Sheet:
    """A file that is there."""
    return _read(path, path.stat().st_mtime_ns)
