"""Rows of a vector that stand side by side, kept from one time to the next."""

from __future__ import annotations

from rockworker.learn.section import Rows


class KeptRows:
    """Rows by their keys. What has another key than last time is looked up, and all of them are joined only then."""

    def __init__(self, rows: list[Rows[int]], rest: bytes = b"") -> None:
        self._rows = rows
        """By place: where its row is looked up."""
        self._keys: list[int] = [-1] * len(rows)
        self._parts: list[bytes] = [b""] * len(rows) + [rest]
        """The last one is what always follows."""
        self._joined: bytes = rest

    def of(self, keys: list[int]) -> bytes:
        """The rows for some keys, none of which is negative."""
        known, changed = self._keys, False
        for place, key in enumerate(keys):
            if key != known[place]:
                known[place] = key
                self._parts[place] = self._rows[place][key]
                changed = True
        if changed:
            self._joined = b"".join(self._parts)
        return self._joined
