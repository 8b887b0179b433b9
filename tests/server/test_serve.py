"""The command `grognard serve`."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from visiting import PLENTY, served

from grognard.cli import serve as serve_module
from grognard.cli.main import main
from grognard.cli.serve import address, data_folder, has_display
from grognard.server.app import create_app
from grognard.server.storage import SqliteDatabase


def test_a_port_that_is_taken_is_told_politely(folder: Path) -> None:
    """One message, no traceback, nothing made."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(folder)])
    assert result.exit_code == 2
    assert port in result.output
    assert "--port" in result.output
    assert "Traceback" not in result.output
    assert not folder.exists()


def test_a_folder_that_is_in_use_is_told_politely(folder: Path) -> None:
    """Two servers on one folder would not see each other's actions."""
    database = SqliteDatabase(folder)
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(folder)])
    database.close()
    assert result.exit_code == 2
    assert "Another server" in result.output
    assert "http://" not in result.output


@pytest.mark.parametrize(("proxy", "name"), [("127.0.0.1", "__Host-grognard"), (None, "grognard")])
def test_only_a_proxy_that_was_named_is_believed(
    proxy: str | None, name: str, folder: Path
) -> None:
    """It says that the visitor came by TLS; otherwise anyone could."""
    with served(create_app(folder, PLENTY), proxy) as address:
        headers = {"origin": address, "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        wish = {"game": "waterloo", "seats": {"french": "me"}}
        made = httpx.post(f"{address}/api/tables", json=wish, headers=headers)
    assert made.headers["set-cookie"].partition("=")[0] == name


def test_a_database_of_another_kind(folder: Path) -> None:
    """Is told, and no file is made."""
    done = CliRunner().invoke(
        main, ["serve", "--port", "0", "--data", str(folder), "--database", "mysql://x"]
    )
    assert done.exit_code == 2
    assert "postgresql://" in done.output
    assert not folder.exists()


def test_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """That of the environment, else the user's own."""
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("GROGNARD_DATA")
    assert data_folder().parts[-3:] == (".local", "share", "grognard")


def test_the_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A display, or a system that always has one."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(serve_module.sys, "platform", "linux")
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:1815"),
        ("0.0.0.0", "http://127.0.0.1:1815"),
        ("::1", "http://[::1]:1815"),
        ("example.org", "http://example.org:1815"),
    ],
)
def test_the_address_that_is_told(host: str, shown: str) -> None:
    """One that a browser on this machine can open."""
    assert address(host, 1815) == shown
