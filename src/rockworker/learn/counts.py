"""Numbers from 0 on as parts of vectors, for those that are asked for again and again."""

from __future__ import annotations

from rockworker.learn.section import pack, part

MOST = 400


class Counts:
    """By number: `part` of it. A list is the quickest table there is; numbers beyond it are worked out each time."""

    def __init__(self, typical: int) -> None:
        self._typical = typical
        self._table: list[bytes] = [pack([part(number, typical)]) for number in range(MOST)]

    def of(self, number: int) -> bytes:
        """One number, packed."""
        if number < MOST:
            return self._table[number]
        return pack([part(number, self._typical)])
