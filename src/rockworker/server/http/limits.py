"""How much one client may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

Clock = Callable[[], float]
SUBSCRIBER: Final = 64
"""How many bits of an IPv6 address name its subscriber."""


class Bucket:
    """Token bucket: n per second, bursts of 2n."""

    def __init__(self, per_second: float, now: Clock = time.monotonic, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = 2 * per_second if most is None else most
        self.left = self.most
        self.now = now
        self.at = now()

    def take(self) -> bool:
        """Whether one more is allowed; if so, it is taken."""
        if not self.has_one:
            return False
        self.left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Takes something that could not be known before; it may leave a debt."""
        self._fill()
        self.left -= amount

    @property
    def has_one(self) -> bool:
        """Whether one more would be allowed."""
        self._fill()
        return self.left >= 1

    @property
    def is_full(self) -> bool:
        """Nothing was taken for a while: it can be forgotten."""
        self._fill()
        return self.left >= self.most

    def _fill(self) -> None:
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now


class Buckets:
    """A bucket for each address: a third of a minute's worth may be taken at once."""

    MANY: Final = 10_000

    def __init__(self, per_second: float, now: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def has(self, address: str) -> bool:
        """Whether one more would be allowed; nothing is taken."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_one

    def take(self, address: str) -> bool:
        """Whether an address may have one more."""
        return self._bucket(address).take()

    def charge(self, address: str, amount: float) -> None:
        """Takes as much as it was, even if it was more than there is."""
        self._bucket(address).charge(amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[address] = Bucket(self.per_second, self.now, most=max(self.per_second * 20, 1))
        return bucket

    def _forget_full(self) -> None:
        """Memory is bounded, too; a full bucket is as good as a new one."""
        if len(self._buckets) >= self.MANY:
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full}


def network_of(address: str) -> str:
    """Whose limits count: an IPv4 address, or the IPv6 network that one subscriber gets, who may use all of it."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address) or known.ipv4_mapped:
        return str(getattr(known, "ipv4_mapped", None) or known)
    return str(IPv6Network((known, SUBSCRIBER), strict=False))
