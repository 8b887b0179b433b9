"""`grognard serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path

import click

from grognard.cli import options

USUAL_PORT = 1815
LOCAL = ("127.0.0.1", "localhost", "::1")


class PortTaken(Exception):
    """The address cannot be used; the message says why and what to do."""


def data_folder() -> Path:
    """Where tables are kept: in $GROGNARD_DATA or the user's own data."""
    chosen = os.environ.get("GROGNARD_DATA")
    return Path(chosen) if chosen else Path.home() / ".local" / "share" / "grognard"


def has_display() -> bool:
    """Whether a browser could be seen."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address; raises PortTaken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(128)
    except OSError as error:
        found.close()
        raise PortTaken(
            f"The address {host}, port {port} cannot be used: {error.strerror or error}. "
            f"Perhaps the server is running already; otherwise choose another port with --port."
        ) from error
    return found


def address(host: str, port: int) -> str:
    """Where the browser finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=USUAL_PORT, show_default=True, help="0: any that is free.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The data folder.")
@options.database
@click.option("--proxy", envvar="GROGNARD_PROXY", help="A proxy's address, to believe its headers.")
@click.option("--unlimited", is_flag=True, hidden=True, help="As much as anyone asks for.")
@click.option("--open/--no-open", "show", default=None, help="Open the browser.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    proxy: str | None,
    unlimited: bool,
    show: bool | None,
) -> None:
    """The table in the browser, on this machine or for others."""
    # Imported here: the command line must not wait for a server that it does not start.
    from grognard.server import limits
    from grognard.server.app import create_app
    from grognard.server.running import run
    from grognard.server.storage import open_database

    folder = data or data_folder()
    with listening(host, port) as listeners:
        place = address(host, listeners.getsockname()[1])
        # Opened here, so that a folder in use is told before anything is promised.
        kept = open_database(folder, database)
        names = LOCAL if host in LOCAL and proxy is None else ()
        allowed = limits.unlimited(names) if unlimited else limits.Limits(hosts=names)
        app = create_app(folder, allowed, kept)
        click.echo(f"Grognard: {place}  (Ctrl-C stops it)")
        if has_display() if show is None else show:
            webbrowser.open(place)
        run(app, listeners, proxy)
