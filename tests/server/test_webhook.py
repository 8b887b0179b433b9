"""Webhooks: where they go, where they never go, and what they say."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest
from outside import Receiver, receiver

from grognard.server.notices import addresses
from grognard.server.notices import webhook as webhook_module
from grognard.server.notices.addresses import is_public
from grognard.server.notices.webhook import Failed, Forbidden, Webhooks, target
from waiting import PATIENCE

PUBLIC = "93.184.215.14"


@pytest.fixture
def hooks() -> Iterator[Receiver]:
    """A real receiver."""
    with receiver() as found:
        yield found


@pytest.fixture
def local(monkeypatch: pytest.MonkeyPatch) -> Webhooks:
    """Webhooks that may, for once, go to this machine; names are resolved to it."""
    monkeypatch.setattr(webhook_module, "is_public", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(webhook_module, "TIME_OUT", PATIENCE)

    async def resolver(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    return Webhooks(plain=True, resolver=resolver)


def resolving(*found: str) -> Webhooks:
    """Webhooks for which every name has these addresses."""

    async def resolver(_host: str, _port: int) -> list[str]:
        return list(found)

    return Webhooks(resolver=resolver)


# --- where they may go ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
        ),
        *("192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1"),
        *("192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "198.19.255.255"),
        *("192.88.99.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1"),
        *(
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:93.184.215.14",
            "::7f00:1",
            "::93.184.215.14",
        ),
        *("2002:7f00:1::", "2002:5db8:d70e::1", "64:ff9b::7f00:1", "64:ff9b::5db8:d70e"),
        *("64:ff9b:1::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:20::1"),
        *("2001:db8::1", "100::1", "3fff::1", "5f00::1", "", "example.org", "127.1", "0x7f.1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    """Private, local, multicast, reserved, shared, and those that stand for another address."""
    assert not is_public(address)
    with pytest.raises(Forbidden):
        asyncio.run(resolving(address).check("https://hooks.example/x"))


@pytest.mark.parametrize(
    "address",
    [PUBLIC, "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450::1"],
)
def test_addresses_that_are_public(address: str) -> None:
    """Anybody's."""
    assert is_public(address)
    asyncio.run(resolving(address).check("https://hooks.example/x"))


def test_one_bad_address_among_good_ones() -> None:
    """Then none of them is used."""
    for found in ((PUBLIC, "127.0.0.1"), ("10.0.0.1", PUBLIC), ()):
        with pytest.raises(Forbidden):
            asyncio.run(resolving(*found).post("https://hooks.example/x", {}))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://hooks.example/x",
            "ftp://hooks.example/x",
            "file:///etc/passwd",
            "hooks.example",
            "",
        ),
        *("https://", "https:///x", "https://user@hooks.example/", "https://u:p@hooks.example/"),
        *("https://hooks.example:22/", "https://hooks.example:80/", "https://hooks.example:99999/"),
        *(
            "https://hooks.example:x/",
            "https://hooks.example/a b",
            "https://hooks.example/\r\nX: y",
        ),
        *(
            "https://hooks.example/\u00e9",
            "https://h\u00f6\u00f6ks.example/",
            "https://[::1",
            "//x/",
        ),
        *(
            "gopher://hooks.example/",
            "https://hooks.example\\@evil/",
            "https://" + "x" * 600 + ".org/",
        ),
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    """Only https, a usual port, and nothing odd."""
    with pytest.raises(Forbidden):
        target(url)


def test_addresses_taken_apart() -> None:
    """Host, port, path and topic."""
    aim = target("https://Hooks.example/a/b?c=d#my-topic")
    assert (aim.host, aim.port, aim.path, aim.topic) == (
        "hooks.example",
        443,
        "/a/b?c=d",
        "my-topic",
    )
    assert target("https://hooks.example:8443").authority == "hooks.example:8443"
    assert target("https://[2606:4700::1111]/").authority == "[2606:4700::1111]"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "[::1]", "0"]
)
def test_this_machine_by_any_name(host: str) -> None:
    """With the real resolver: whatever it makes of a name is looked at."""
    with pytest.raises((Forbidden, Failed)):
        asyncio.run(Webhooks().check(f"https://{host}/x"))


def test_a_name_that_changes_its_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked; the name is asked for once."""
    answers = [[PUBLIC], ["127.0.0.1"]]
    asked: list[str] = []
    connected: list[str] = []

    async def resolver(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers.pop(0)

    async def connect(host: str, *_: object, **more: object) -> None:
        connected.append(f"{host} {more['server_hostname']}")
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Failed):
        asyncio.run(Webhooks(resolver=resolver).post("https://hooks.example/x", {}))
    assert asked == ["hooks.example"]
    assert connected == [f"{PUBLIC} hooks.example"]


def test_the_real_resolver_gives_every_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each once."""
    rows = [(0, 0, 0, "", (address, 443)) for address in (PUBLIC, "10.0.0.1", PUBLIC)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: rows)
    assert asyncio.run(addresses.resolve("hooks.example", 443)) == [PUBLIC, "10.0.0.1"]


# --- over a real connection ----------------------------------------------------------------


def test_a_webhook_arrives(hooks: Receiver, local: Webhooks) -> None:
    """The path, the host and the body, with the topic beside it."""
    asyncio.run(local.post(hooks.url + "?key=1#corps", {"text": "À vous"}))
    assert hooks.bodies == [{"text": "À vous", "topic": "corps"}]
    assert hooks.paths == ["/hook?key=1"]
    assert hooks.hosts == [f"hooks.example:{hooks.server_address[1]}"]


def test_no_redirect_is_followed(hooks: Receiver, local: Webhooks) -> None:
    """Not even to a place that would be allowed."""
    hooks.status, hooks.location = 302, hooks.url
    with pytest.raises(Forbidden):
        asyncio.run(local.post(hooks.url, {}))
    assert len(hooks.bodies) == 1


@pytest.mark.parametrize(
    ("status", "error"), [(400, Forbidden), (404, Forbidden), (429, Failed), (503, Failed)]
)
def test_what_the_receiver_says(
    hooks: Receiver, local: Webhooks, status: int, error: type[Exception]
) -> None:
    """A no is a no; a fault of the receiver's may pass."""
    hooks.status = status
    with pytest.raises(error):
        asyncio.run(local.post(hooks.url, {}))


def answered(local: Webhooks, talk: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
    """Sends a webhook to somebody who answers so."""

    async def heard(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await talk(writer)

    async def work() -> None:
        server = await asyncio.start_server(heard, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await local.post(f"http://hooks.example:{port}/", {})
        finally:
            server.close()

    asyncio.run(work())


def test_a_long_answer_is_not_read(local: Webhooks) -> None:
    """Only its first line: nobody waits for the rest, which never comes."""

    async def talk(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 5000000\r\n\r\n")
        await asyncio.Event().wait()

    answered(local, talk)


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n", b"x" * 100_000, b"HTTP/1.1 abc\r\n"])
def test_an_answer_that_is_none(local: Webhooks, answer: bytes) -> None:
    """It has failed."""

    async def talk(writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    with pytest.raises(Failed):
        answered(local, talk)


def test_silence(local: Webhooks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for, whether he does not answer or the name is not found."""
    monkeypatch.setattr(webhook_module, "TIME_OUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        url = f"http://hooks.example:{deaf.getsockname()[1]}/"
        with pytest.raises(Failed):
            asyncio.run(local.post(url, {}))

    async def slow(_host: str, _port: int) -> list[str]:
        await asyncio.sleep(5)
        return [PUBLIC]

    with pytest.raises(Failed):
        asyncio.run(Webhooks(resolver=slow).post("https://hooks.example/", {}))


def test_tls_is_checked(hooks: Receiver, local: Webhooks) -> None:
    """A receiver that has no certificate for its name gets nothing."""
    with pytest.raises(Failed):
        asyncio.run(local.post(hooks.url.replace("http:", "https:"), {"text": "secret"}))
    assert hooks.bodies == []
