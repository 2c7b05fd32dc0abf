"""Web Push: messages to browsers, encrypted for each (RFC 8291) and signed with the server's own key (RFC 8292).

The server makes that key at its first start and keeps it in the database. Addresses come from browsers, so they are
treated like webhooks: no private networks, no redirects."""

from __future__ import annotations

import asyncio
import base64
import binascii
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from rockworker.server.config import Settings
from rockworker.server.errors import BadSubscription
from rockworker.server.notify import webhooks
from rockworker.server.storage.notices import Browser, NoticeStore

OWN_KEY: Final = "vapid"
"""What the key is called among the server's secrets."""
VALID_S: Final = 12 * 3600
KEPT_S: Final = 4 * 86_400
"""How long a push service keeps a message for a browser that is off."""
GONE: Final = (404, 410)
"""What a push service answers for a browser that takes nothing more."""


class PushFailed(Exception):
    """The push service did not take it."""


class BrowserGone(Exception):
    """The browser takes nothing more."""


class Pusher:
    """Sends to browsers."""

    def __init__(self, store: NoticeStore, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._vapid: Vapid02 | None = None

    async def load(self) -> None:
        """The server's key, made now if there is none."""
        fresh = Vapid02()
        fresh.generate_keys()
        stored = await self.store.secret(OWN_KEY, fresh.private_pem().decode())
        self._vapid = Vapid02.from_pem(stored.encode())

    @property
    def vapid(self) -> Vapid02:
        """The server's key."""
        assert self._vapid is not None, "it is loaded at the start"
        return self._vapid

    @property
    def public_key(self) -> str:
        """What browsers ask for, to know who may send."""
        raw = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    def check(self, browser: Browser) -> None:
        """Refuses addresses that may not be called, and keys that are none."""
        webhooks.check_url(browser.endpoint, self.settings.private_webhooks)
        try:
            _public(browser)
            if len(_raw(browser.auth)) != 16:
                raise BadSubscription
        except (ValueError, binascii.Error):
            raise BadSubscription from None

    async def send(self, browser: Browser, payload: bytes) -> None:
        """BrowserGone: it takes nothing more. PushFailed, BadWebhook: not now, or never."""
        parts = webhooks.check_url(browser.endpoint, self.settings.private_webhooks)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            async with asyncio.timeout(webhooks.TIMEOUT):
                address = await webhooks.resolve(parts.hostname or "", port, self.settings.private_webhooks)
                headers = self._headers(browser)
                status = await webhooks.post(parts, address, port, encrypted(browser, payload), headers)
        except (OSError, httpx.HTTPError, webhooks.WebhookFailed) as error:
            raise PushFailed(type(error).__name__) from None
        if status in GONE:
            raise BrowserGone
        if not 200 <= status < 300:
            raise PushFailed(f"status {status}")

    def _headers(self, browser: Browser) -> dict[str, str]:
        parts = urlsplit(browser.endpoint)
        mail = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.settings.public_url
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_S,
            "sub": mail or "mailto:nobody@localhost",
        }
        signed: dict[str, str] = self.vapid.sign(claims)
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_S),
            "Urgency": "normal",
        }


def encrypted(browser: Browser, payload: bytes) -> bytes:
    """For this browser's eyes only."""
    ours = ec.generate_private_key(ec.SECP256R1())
    made: bytes = http_ece.encrypt(
        payload, private_key=ours, dh=_raw(browser.p256dh), auth_secret=_raw(browser.auth), version="aes128gcm"
    )
    return made


def payload(kind: str, title: str, text: str, url: str) -> bytes:
    """What the page's service worker shows. Messages of one kind about one table replace each other."""
    return msgspec.json.encode({"title": title, "body": text, "url": url, "tag": f"{kind}:{url}"})


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _public(browser: Browser) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(browser.p256dh))
