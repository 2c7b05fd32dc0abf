"""Reads the vectors of many games at once from their sheets: codes become parts, and parts become rows of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from rockworker.learn.encoding import Vector
from rockworker.learn.sheet import Desk, Table

Numbers = npt.NDArray[np.int64]


class Reader:
    """Reads the same sheets again and again, into the same vectors."""

    def __init__(self, desk: Desk, vectors: Vector) -> None:
        self._desk = desk
        self._codes = np.zeros(len(vectors) * len(desk.columns), np.int64)
        """By game and column."""
        self._starts = np.arange(0, self._codes.size, len(desk.columns))
        layout = [[*columns, desk.said] for columns in desk.layout]
        places = np.cumsum([0, *[_width(desk.columns[column]) for column in layout[0]]])
        changing = [table for table in desk.tables if not _is_fixed(desk, table)]
        order = [_chunks(desk, layout[0], table) for table in changing]
        self._columns = np.array([[columns[chunk] for chunks in order for chunk in chunks] for columns in layout])
        """By viewer: the columns of all parts that may change, table by table."""
        self._index = np.empty((len(vectors), self._columns.shape[1]), np.int64)
        self._found = np.empty(self._index.shape, np.int64)
        ends = np.cumsum([0, *map(len, order)])
        self._groups = [
            _Group(table, self._found[:, start:end], vectors, places[chunks])
            for table, chunks, start, end in zip(changing, order, ends[:-1], ends[1:], strict=True)
            if chunks
        ]
        for chunk, column in enumerate(layout[0]):
            if _is_fixed(desk, desk.columns[column]):
                part = desk.columns[column].rows[0][0]
                vectors[:, places[chunk] : places[chunk + 1]] = np.frombuffer(part, np.float32)

    def learn(self, news: Sequence[bytes], until: Sequence[int]) -> None:
        """Takes over what was written since the last time: columns and codes in turn, and by game, where its last one
        ends."""
        told = numbers_of(news).reshape(-1, 2)
        self._codes[np.repeat(self._starts, _counts(until) // 2) + told[:, 0]] = told[:, 1]

    def read(self, viewers: Numbers) -> None:
        """Writes the vectors, for each game that of one viewer."""
        index = self._index
        self._columns.take(viewers, axis=0, out=index, mode="clip")
        index += self._starts[:, None]
        self._codes.take(index, out=self._found, mode="clip")
        self._found += viewers[:, None]
        for group in self._groups:
            group.read(self._desk.edition)


class _Group:
    """All parts that come from one table."""

    def __init__(self, table: Table, index: Numbers, vectors: Vector, places: Numbers) -> None:
        self._table = table
        self._index = index
        self._edition = -1
        self._known = 0
        self._width = _width(table)
        self._matrix = np.empty((0, self._width), np.float32)
        """A row for each part, by code and viewer."""
        self._parts = np.empty((*index.shape, self._width), np.float32)
        self._copies = [
            (_strided(vectors, int(places[first]), last - first, step, self._width), self._parts[:, first:last])
            for first, last, step in _runs(places.tolist())
        ]
        """Where parts at even distances stand in the vectors, and here."""

    def read(self, edition: int) -> None:
        if len(self._table.rows[0]) != self._known or edition != self._edition:
            self._learn(edition)
        self._matrix.take(self._index, axis=0, out=self._parts, mode="clip")
        for there, here in self._copies:
            there[...] = here

    def _learn(self, edition: int) -> None:
        """Takes over the parts that are new."""
        if edition != self._edition:
            self._edition, self._known = edition, 0
        viewers, known = self._table.rows, self._known
        self._known = len(viewers[0])
        new = b"".join([rows[code] for code in range(known, self._known) for rows in viewers])
        used = known * len(viewers)
        if self._known * len(viewers) > len(self._matrix):
            matrix = np.empty((2 * self._known * len(viewers), self._width), np.float32)
            matrix[:used] = self._matrix[:used]
            self._matrix = matrix
        self._matrix[used : self._known * len(viewers)] = np.frombuffer(new, np.float32).reshape(-1, self._width)


def numbers_of(told: Sequence[bytes]) -> npt.NDArray[np.uint32]:
    """Numbers that were told."""
    return np.frombuffer(b"".join(told), np.uint32)


def rows_of(until: Sequence[int]) -> Numbers:
    """For things that games have one after another, by where the last one of each game ends: whose each thing is."""
    return np.repeat(np.arange(len(until)), _counts(until))


def _counts(until: Sequence[int]) -> Numbers:
    return np.diff(np.array(until), prepend=0)


def _width(table: Table) -> int:
    return len(table.rows[0][0]) // 4


def _is_fixed(desk: Desk, table: Table) -> bool:
    fixed = [column for column, _ in desk.fixed]
    return all(column in fixed for column, other in enumerate(desk.columns) if other is table)


def _chunks(desk: Desk, columns: Sequence[int], table: Table) -> list[int]:
    """Which parts of a vector come from a table."""
    return [chunk for chunk, column in enumerate(columns) if desk.columns[column] is table]


def _runs(places: list[int]) -> Iterator[tuple[int, int, int]]:
    """Places at even distances: the first one, the one after the last, and the distance."""
    first = 0
    while first < len(places):
        last = first + 1
        step = places[last] - places[first] if last < len(places) else 0
        while last < len(places) and places[last] - places[last - 1] == step:
            last += 1
        yield first, last, step
        first = last


def _strided(vectors: Vector, start: int, count: int, step: int, width: int) -> Any:
    """Parts of vectors at even distances."""
    row, number = vectors.strides
    return as_strided(vectors[:, start:], (len(vectors), count, width), (row, step * number, number))
