"""Calls to addresses that players name. They must not reach into private networks, whatever a name resolves to.

The name is resolved once, every address that it has is checked, and the connection goes to a checked address: there
is no second look-up that could answer differently, no redirect is followed and no proxy asked."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from rockworker.server.errors import BadWebhook

LONGEST: Final = 500
TIMEOUT: Final = 10.0
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class WebhookFailed(Exception):
    """The other side did not accept the message."""


def check_url(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be called; BadWebhook if it is no such address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook from None
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        raise BadWebhook
    if port not in (None, 443, 8443) and not private:
        raise BadWebhook
    return parts


async def resolve(host: str, port: int, private: bool) -> str:
    """An address of a host; BadWebhook if any of its addresses lies in a private network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise WebhookFailed(f"no such host: {error}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(ipaddress.ip_address(address.partition("%")[0])) for address in addresses):
        raise BadWebhook
    return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address lies in the open internet, also when it is wrapped up in another one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False  # given up long ago, but some networks still use it inside
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


def body_for(host: str, text: str, more: dict[str, Any]) -> bytes:
    """Discord reads `content`, Slack and its kin `text`; others get both, and the facts."""
    if host == "discord.com" or host.endswith(".discord.com"):
        return msgspec.json.encode({"content": text})
    if host == "hooks.slack.com":
        return msgspec.json.encode({"text": text})
    return msgspec.json.encode({"content": text, "text": text, **more})


async def call(url: str, text: str, more: dict[str, Any], private: bool = False) -> None:
    """Posts a message. BadWebhook: the address may not be called; WebhookFailed: it did not take it."""
    parts = check_url(url, private)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(TIMEOUT):
            address = await resolve(host, port, private)
            json = {"Content-Type": "application/json"}
            status = await post(parts, address, port, body_for(host, text, more), json)
    except (OSError, httpx.HTTPError) as error:
        raise WebhookFailed(type(error).__name__) from None
    if not 200 <= status < 300:
        raise WebhookFailed(f"status {status}")


async def post(parts: SplitResult, address: str, port: int, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer, whose body is not read. The connection goes to the checked address; the name that it
    was found under is what the certificate must be for, and what the other side is asked for."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    url = httpx.URL(scheme=parts.scheme, host=address, port=port, raw_path=path.encode("ascii"))
    headers = {"Host": parts.netloc, "User-Agent": "rockworker", **headers}
    named = {"sni_hostname": parts.hostname}
    async with (
        httpx.AsyncClient(verify=ssl.create_default_context(), trust_env=False, timeout=TIMEOUT) as client,
        client.stream("POST", url, content=body, headers=headers, extensions=named, follow_redirects=False) as answer,
    ):
        return answer.status_code
