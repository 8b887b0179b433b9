"""The page's own files: read once, compressed once, and asked for again only when they change."""

from __future__ import annotations

import gzip
import hashlib
import logging
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from litestar import Response

import grognard
from grognard.server.joined import Join, JoinError, joined

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
PAGE = "index.html"
WEB = Path(grognard.__file__).parent / "web"
LOOK_AGAIN = 1.0  # seconds after which a file of the page may have been changed
FOR_EVER = "public, max-age=31536000, immutable"
A_MONTH = "public, max-age=2592000"
ASK_AGAIN = "no-cache"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file as it is sent: plain, compressed where that is worthwhile, and its tag."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@lru_cache(maxsize=1000)
def _read(path: Path, _changed: int, join: Join | None) -> Sheet:
    body = path.read_bytes()
    if join is not None and path.name == PAGE:
        body = join.page(body.decode()).encode()
    elif join is not None and path.suffix == ".js":
        body = join.module(body.decode(), path).encode()
    return sheet(body, path.suffix)


@lru_cache(maxsize=1)
def _joined(root: Path, _changed: int) -> Join | None:
    try:
        return joined(root)
    except JoinError as error:
        log.error("the modules of the page are sent one by one: %s", error)
        return None


@lru_cache(maxsize=1)
def _changed(root: Path, _moment: int) -> int:
    return max(path.stat().st_mtime_ns for path in root.rglob("*.*") if path.suffix in TYPES)


def join_of_page() -> Join | None:
    """The modules of the page joined; None if they cannot be."""
    return _joined(WEB, _changed(WEB, int(time.monotonic() / LOOK_AGAIN)))


def sheet(body: bytes, suffix: str) -> Sheet:
    """What is sent for such a file, with its tag and compressed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    worthwhile = suffix not in PACKED and len(body) > 500
    packed = gzip.compress(body, 6, mtime=0) if worthwhile else b""
    return Sheet(body, packed, TYPES[suffix], tag)


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
    """A file that is there; what it needs of joined modules it takes from them."""
    return _read(path, path.stat().st_mtime_ns, join_of_page())


def of_page(name: str) -> Sheet | None:
    """A file of the page by its address, joined or single; None where there is none."""
    join = join_of_page()
    if join is not None:
        read(WEB / PAGE)  # which says what is joined
        text = join.files.get(name.strip("/"))
        if text is not None:
            return _sheet_of(text, Path(name).suffix)
    found = find(WEB, name)
    return None if found is None else read(found)


@lru_cache(maxsize=10)
def _sheet_of(text: str, suffix: str) -> Sheet:
    return sheet(text.encode(), suffix)
