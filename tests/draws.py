"""Chance that is the same whenever a test runs: a server draws its tables' seeds, and some games are short."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable


class Draws:
    """In place of `secrets.randbits`: what is drawn depends on the test's name and on how often it has drawn."""

    def __init__(self, test: Callable[[], str]) -> None:
        self.test = test
        self.drawn: Counter[str] = Counter()

    def __call__(self, bits: int) -> int:
        name = self.test()
        digest = hashlib.sha512(f"{name} {self.drawn[name]}".encode()).digest()
        self.drawn[name] += 1
        return int.from_bytes(digest) >> (512 - bits)
