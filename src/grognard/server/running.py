"""Running the server: uvicorn, told to be quiet and to stop when it is asked to."""

from __future__ import annotations

import contextlib
import socket

import uvicorn
from litestar import Litestar

PATIENCE = 2  # seconds for answers under way when the server stops


class Server(uvicorn.Server):
    """Ends the streams first: it would wait for them until its patience is at an end."""

    def __init__(self, app: Litestar) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops."""
        desk = self.app.state.get("desk")
        if desk is not None:
            desk.end_streams()
        await super().shutdown(sockets)


def run(app: Litestar, ears: socket.socket) -> None:
    """Serves on a socket until the process is told to stop."""
    with contextlib.suppress(KeyboardInterrupt):
        Server(app).run(sockets=[ears])
