"""What leaves the server: mails and webhooks, tried a few times and never waited for."""

from __future__ import annotations

import asyncio
import logging
import os
import smtplib
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from grognard.server import texts
from grognard.server.notices import words
from grognard.server.notices.mail import BadSetting, Links, Mail, relay
from grognard.server.notices.store import Letter
from grognard.server.notices.webhook import Failed, Forbidden, Webhooks

PAUSES = (5.0, 60.0)  # seconds before another try
MOST_AT_ONCE = 16
MOST_UNDER_WAY = 1000

log = logging.getLogger(__name__)


class Post:
    """The way out. Failures are logged by their kind, never with an address."""

    def __init__(self, mail: Mail | None, webhooks: Webhooks, links: Links | None) -> None:
        self.mail = mail
        self.webhooks = webhooks
        self.links = links
        self.room = asyncio.Semaphore(MOST_AT_ONCE)
        self.under_way: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Gives up what is under way."""
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        if self.mail is not None:
            self.mail.close()

    # --- what is sent ----------------------------------------------------------------------

    def send(self, letter: Letter) -> None:
        """Sends a notice wherever its person wants it."""
        notice, language = letter.notice, letter.language
        text = words.sentence(notice, language)
        mail, webhook = self.mail, letter.webhook
        if mail is not None and letter.mail is not None and letter.mail_key is not None:
            message = mail.notice_letter(letter.mail, letter.mail_key, text, notice.table, language)
            self._start("mail", lambda: mail.send(message))
        if webhook is not None:
            body = self._body(text, words.title(notice), notice.kind, notice.table)
            self._start("webhook", lambda: self.webhooks.post(webhook, body))

    def ask_to_confirm(self, mail: str, key: str, name: str, language: str) -> None:
        """Sends the link by which an address is confirmed."""
        if self.mail is not None:
            way, letter = self.mail, self.mail.link_letter(mail, key, name, language)
            self._start("mail", lambda: way.send(letter))

    def offer_reset(self, mail: str, key: str, reset: str, name: str, language: str) -> None:
        """Sends the link by which a forgotten password is replaced."""
        if self.mail is not None:
            way, letter = self.mail, self.mail.reset_letter(mail, key, reset, name, language)
            self._start("mail", lambda: way.send(letter))

    async def trial(self, webhook: str, language: str) -> bool:
        """Whether a trial notice arrives."""
        text = texts.say("notice-trial", language)
        try:
            await self.webhooks.post(webhook, self._body(text, "Grognard", "trial", None))
        except (Failed, Forbidden):
            return False
        return True

    def _body(self, text: str, title: str, kind: str, table: str | None) -> dict[str, object]:
        """The same words under the names that the usual receivers look for."""
        click = None if self.links is None or table is None else self.links.table(table)
        whole = text if click is None else f"{text} {click}"
        said: dict[str, object] = {"content": whole, "text": whole, "message": text}
        said |= {"title": title, "kind": kind, "allowed_mentions": {"parse": []}}
        said |= {} if table is None else {"table": table}
        return said if click is None else {**said, "click": click}

    # --- in the background -----------------------------------------------------------------

    @property
    def full(self) -> bool:
        """Whether too much is under way to take more."""
        return len(self.under_way) >= MOST_UNDER_WAY

    def _start(self, way: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._tried(way, work))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _tried(self, way: str, work: Callable[[], Awaitable[None]]) -> None:
        for pause in (*PAUSES, None):
            if await self._done(way, work) or pause is None:
                return
            # While one waits for another try, others can be sent.
            await asyncio.sleep(pause)

    async def _done(self, way: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Whether it need not be tried again."""
        try:
            async with self.room:
                await work()
        except Forbidden as error:
            log.warning("a %s was refused: %s", way, error)
        except (Failed, OSError, smtplib.SMTPException) as error:
            log.warning("a %s was not taken: %s", way, type(error).__name__)
            return False
        return True


def post_of(settings: Mapping[str, str] = os.environ) -> Post:
    """The way out as the environment has it; raises BadSetting if that is not in order."""
    base = settings.get("GROGNARD_URL", "").rstrip("/")
    if base and (urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).hostname):
        raise BadSetting("GROGNARD_URL must be the web address of this server.")
    links = Links(base) if base else None
    webhooks = Webhooks(plain=settings.get("GROGNARD_WEBHOOK_HTTP") == "yes")
    url, sender = settings.get("GROGNARD_SMTP"), settings.get("GROGNARD_MAIL_FROM")
    if not url:
        return Post(None, webhooks, links)
    if links is None or not sender:
        raise BadSetting("GROGNARD_SMTP needs GROGNARD_MAIL_FROM and GROGNARD_URL beside it.")
    return Post(Mail(relay(url), sender, links), webhooks, links)
