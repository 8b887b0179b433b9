"""Running the server: uvicorn, told to be quiet and to stop when it is asked to."""

from __future__ import annotations

import contextlib
import gc
import socket
from functools import partial
from typing import Any, cast

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from grognard.server.connections import Connections
from grognard.server.http_protocol import Protocol
from grognard.server.monitoring import log_as_wanted

# Things made before the young among them are looked at, and how many such looks come before one
# at older things and at all: the last takes so long that everybody waits.
GARBAGE = (10_000, 100, 50)
PATIENCE = 2  # seconds for answers under way when the server stops


class Server(uvicorn.Server):
    """Ends the streams first: it would wait for them until its patience is at an end."""

    def __init__(self, app: Litestar, proxy: str | None = None) -> None:
        lines: Connections = app.state.lines
        if proxy is not None:
            lines.proxies = ProxyHeadersMiddleware(cast(Any, app), proxy).trusted_hosts
        super().__init__(
            uvicorn.Config(
                app,
                http=cast(Any, partial(Protocol, lines=lines)),
                ws="none",
                timeout_keep_alive=lines.limits.lines.silence,
                log_level="warning",
                access_log=False,
                # Only a proxy is believed when it says for whom it asks.
                proxy_headers=proxy is not None,
                forwarded_allow_ips=proxy,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops."""
        service = self.app.state.get("service")
        if service is not None:
            service.end_streams()
        await super().shutdown(sockets)


def run(app: Litestar, listeners: socket.socket, proxy: str | None = None) -> None:
    """Serves on a socket until the process is told to stop."""
    log_as_wanted()
    # What is loaded by now stays; looking for garbage among it at every few answers is vain.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    with contextlib.suppress(KeyboardInterrupt):
        Server(app, proxy).run(sockets=[listeners])
