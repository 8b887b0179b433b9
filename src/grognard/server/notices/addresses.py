"""Which addresses of the net a webhook may reach: public ones, and no way around them."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

Resolve = Callable[[str, int], Awaitable[list[str]]]

# What is not for everyone (IANA's registries of special purpose addresses), and multicast.
CLOSED_4 = (
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
    *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"),
    *("192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24"),
    *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
)
OPEN_6 = "2000::/3"  # all that is given out; IPv4-mapped, NAT64 and private ones are elsewhere
CLOSED_6 = ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")

_CLOSED_4 = tuple(map(ipaddress.IPv4Network, CLOSED_4))
_OPEN_6 = ipaddress.IPv6Network(OPEN_6)
_CLOSED_6 = tuple(map(ipaddress.IPv6Network, CLOSED_6))
_THREADS = ThreadPoolExecutor(4, thread_name_prefix="resolve")  # a slow name holds up no table


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the net could reach."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return not any(found in net for net in _CLOSED_4)
    return found in _OPEN_6 and not any(found in net for net in _CLOSED_6)


async def resolve(host: str, port: int) -> list[str]:
    """Every address of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(
        _THREADS, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))
