"""What can be wrong with a component file: a `Flaw` says where, and why as a key that every language has words for."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

import msgspec

from rockworker.engine.errors import BadComponents

Reason = Literal[
    "unreadable",
    "not-utf-8",
    "not-toml",
    "empty-file",
    "too-many",
    "too-deep",
    "unknown-key",
    "unknown-key-near",
    "missing-key",
    "wrong-type",
    "wrong-length",
    "wrong-count",
    "too-few",
    "too-small",
    "too-large",
    "not-a-multiple",
    "not-one-of",
    "not-allowed",
    "not-rising",
    "not-falling",
    "not-above",
    "not-between",
    "not-larger",
    "off-step",
    "used-twice",
    "empty",
    "lacks",
    "exactly-one",
    "no-layout",
    "no-source",
]
"""Why a number is refused. The message `component-flaw` has words for each."""


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a component file: the key, the reason, what stands there and what should."""

    where: str
    reason: Reason
    found: str = ""
    wanted: str = ""

    def error(self, file: str, line: int = 0) -> BadComponents:
        """The flaw as an error about a file, and the line if it is known."""
        return BadComponents(
            file=file, where=self.where, reason=self.reason, found=self.found, wanted=self.wanted, line=line
        )


def unknown_key(where: str, key: str, known: list[str]) -> Flaw:
    """A key that does not exist, with the one that was probably meant, or else all that there are."""
    near = get_close_matches(key, known, n=1)
    return Flaw(join(where, key), "unknown-key-near" if near else "unknown-key", key, ", ".join(near or known))


def join(where: str, key: str) -> str:
    """The place of a key in a table, or of an entry (`[3]`) in a list."""
    return f"{where}.{key}" if where and not key.startswith("[") else f"{where}{key}"
