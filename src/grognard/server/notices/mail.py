"""Mail: what a server needs to send it, and how a letter looks."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

from grognard.server import texts

TIME_OUT = 10.0
WORKERS = 2
TLS = ("start", "yes", "no")
PORTS = {"start": 587, "yes": 465, "no": 25}


class BadSetting(Exception):
    """A setting of the environment will not do; the message says which, without its value."""


@dataclass(frozen=True, slots=True, repr=False)
class Relay:
    """The mail server that takes letters; not to be printed, for it has a password."""

    host: str
    port: int
    tls: str
    user: str | None
    password: str | None


def relay(url: str) -> Relay:
    """`smtp://user:password@host:port?tls=start`; raises BadSetting without showing the url."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    tls = parse_qs(parts.query).get("tls", ["start"])[0]
    if parts.scheme != "smtp" or not parts.hostname or tls not in TLS:
        raise BadSetting("GROGNARD_SMTP must be like smtp://user:password@host:port?tls=start")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return Relay(parts.hostname, port or PORTS[tls], tls, user, password)


@dataclass(frozen=True, slots=True)
class Links:
    """The addresses of this server that a letter names."""

    base: str

    def table(self, table: str) -> str:
        """A table in the page."""
        return f"{self.base}/#/table/{table}"

    def confirm(self, key: str) -> str:
        """Where a mail address is confirmed."""
        return f"{self.base}/mail/confirm/{key}"

    def reset(self, key: str) -> str:
        """Where a new password is set; what stands after # no server or referrer gets to see."""
        return f"{self.base}/#/reset/{key}"

    def off(self, key: str) -> str:
        """Where mail is ended."""
        return f"{self.base}/mail/off/{key}"


class Mail:
    """Sends letters from threads of its own."""

    def __init__(self, relay: Relay, sender: str, links: Links) -> None:
        self.relay = relay
        self.sender = sender
        self.links = links
        self.threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="mail")

    def close(self) -> None:
        """Takes no more; what is under way ends by its time-out."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, letter: EmailMessage) -> None:
        """Hands a letter to the mail server; raises OSError or SMTPException."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        with self._connected() as server:
            if self.relay.tls == "start":
                server.starttls(context=ssl.create_default_context())
            if self.relay.user is not None:
                server.login(self.relay.user, self.relay.password or "")
            server.send_message(letter)

    def _connected(self) -> smtplib.SMTP:
        place = (self.relay.host, self.relay.port)
        if self.relay.tls == "yes":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(*place, timeout=TIME_OUT, context=context)
        return smtplib.SMTP(*place, timeout=TIME_OUT)

    def link_letter(self, to: str, key: str, name: str, language: str) -> EmailMessage:
        """Asks the owner of an address to confirm that it is theirs."""
        subject = texts.say("mail-confirm-subject", language)
        words = texts.say("mail-confirm", language, name=name)
        return self._letter(to, key, subject, (words, self.links.confirm(key)), language)

    def reset_letter(self, to: str, key: str, reset: str, name: str, language: str) -> EmailMessage:
        """The way to a new password."""
        subject = texts.say("mail-reset-subject", language)
        words = texts.say("mail-reset", language, name=name)
        return self._letter(to, key, subject, (words, self.links.reset(reset)), language)

    def notice_letter(
        self, to: str, key: str, sentence: str, table: str, language: str
    ) -> EmailMessage:
        """A notice."""
        return self._letter(to, key, sentence, (sentence, self.links.table(table)), language)

    def _letter(
        self, to: str, key: str, subject: str, lines: tuple[str, ...], language: str
    ) -> EmailMessage:
        off = self.links.off(key)
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{off}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = texts.say("mail-off", language)
        letter.set_content("\n\n".join((*lines, f"{end}\n{off}")) + "\n")
        return letter
