"""What is said over HTTP about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grognard.server.notices import words
from grognard.server.notices.store import MOST_SHOWN, Notice

Key = Annotated[str, Meta(min_length=1, max_length=40)]


class Seen(Struct, forbid_unknown_fields=True):
    """Notices that have been read: some, those of a table, or all."""

    notices: Annotated[list[Key], Meta(max_length=MOST_SHOWN)] | None = None
    table: Key | None = None


class Unread(Struct):
    """How many are unread."""

    unread: int


class NoticeShown(Struct):
    """A notice in words."""

    id: str
    kind: str
    table: str
    seat: str
    title: str
    scenario: str
    text: str
    created: int
    read: bool


class NoticesShown(Struct):
    """The latest notices, the newest first."""

    unread: int
    notices: list[NoticeShown]


def shown(notice: Notice, language: str) -> NoticeShown:
    """A notice in words."""
    return NoticeShown(
        id=notice.id,
        kind=notice.kind,
        table=notice.table,
        seat=notice.seat,
        title=words.title(notice),
        scenario=words.scenario(notice, language),
        text=words.sentence(notice, language),
        created=notice.created // 1000,
        read=notice.read,
    )
