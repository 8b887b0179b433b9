"""What stands outside the server, for tests: a mail server, and a receiver of webhooks."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from waiting import PATIENCE


class Postman:
    """Takes letters while it is open; some it may refuse at first."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.envelopes: list[tuple[str, list[str]]] = []
        self.refusals = 0
        self.open = threading.Event()
        self.open.set()

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """A letter."""
        while not self.open.is_set():
            await asyncio.sleep(0.01)
        if self.refusals > 0:
            self.refusals -= 1
            return "451 not now"
        content = cast(bytes, envelope.content)
        self.letters.append(cast(EmailMessage, message_from_bytes(content, policy=default)))
        self.envelopes.append((str(envelope.mail_from), list(envelope.rcpt_tos)))
        return "250 taken"


class Office(Controller):
    """A mail server on a socket that nobody else can take meanwhile."""

    def __init__(self, postman: Postman, listeners: socket.socket) -> None:
        host, port = listeners.getsockname()
        super().__init__(postman, hostname=host, port=port, ready_timeout=PATIENCE)
        self.listeners = listeners

    def _create_server(self) -> Coroutine[Any, Any, asyncio.Server]:
        return self.loop.create_server(self._factory_invoker, sock=self.listeners)


@contextmanager
def mail_server() -> Iterator[tuple[Postman, str]]:
    """A mail server on this machine, and its address."""
    postman = Postman()
    with socket.create_server(("127.0.0.1", 0)) as listeners:
        office = Office(postman, listeners)
        office.start()
        try:
            yield postman, f"smtp://127.0.0.1:{office.port}?tls=no"
        finally:
            office.stop()


class Receiver(HTTPServer):
    """Takes webhooks."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.bodies: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.hosts: list[str] = []
        self.status = 204
        self.statuses: list[int] = []
        self.location = ""

    @property
    def url(self) -> str:
        """Where it is found, under a name that only a test resolves."""
        return f"http://hooks.example:{self.server_address[1]}/hook"


class Handler(BaseHTTPRequestHandler):
    """One webhook."""

    def do_POST(self) -> None:
        """Notes it."""
        server = cast(Receiver, self.server)
        body = self.rfile.read(int(self.headers["content-length"]))
        server.bodies.append(json.loads(body))
        server.paths.append(self.path)
        server.hosts.append(self.headers["host"])
        self.send_response(server.statuses.pop(0) if server.statuses else server.status)
        if server.location:
            self.send_header("Location", server.location)
        self.end_headers()

    def log_message(self, *_args: object) -> None:
        """Says nothing."""


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver of webhooks on this machine."""
    found = Receiver()
    thread = threading.Thread(target=found.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.shutdown()
        found.server_close()
        thread.join()
