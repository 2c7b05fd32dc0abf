"""A table's log: everything that ever happened at it, appended and never changed."""

from __future__ import annotations

from typing import Any, Final, Union, get_args

import msgspec

from rockworker.engine.codec import OneOf
from rockworker.engine.events import Event
from rockworker.engine.names import kebab
from rockworker.protocol import Question


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab):
    """Something that happened at a table. Entries are numbered from 1 without a gap."""


class Started(Entry, frozen=True):
    """All seats are taken: the game is dealt."""


class Moved(Entry, frozen=True, omit_defaults=True):
    """A seat did something in the game."""

    seat: int
    action: dict[str, Any]
    standing: tuple[str, ...] = ()
    """The standing answers of its player that gave it; empty: it was decided now."""


class Undone(Entry, frozen=True):
    """A seat undid its last move, which had revealed nothing to anybody."""

    seat: int


class VoteOpened(Entry, frozen=True):
    """A seat asks the others for something. Players not listed as voters are taken to agree."""

    seat: int
    question: Question
    subject: int
    """For `undo` the number of the entry to go back to, for `replace` the seat; else 0."""
    voters: tuple[int, ...]
    bot: str = ""
    """For `replace`: the level of the bot."""


class VoteCast(Entry, frozen=True):
    """A seat answers. The player who asked may say no, too: that withdraws the question."""

    seat: int
    agrees: bool


class Conceded(Entry, frozen=True):
    """A seat gives up; a bot plays on in its place."""

    seat: int
    bot: str


class BotReplaced(Entry, frozen=True):
    """A bot that can't go on is replaced by another one."""

    seat: int
    bot: str


AnyEntry = Union[Started, Moved, Undone, VoteOpened, VoteCast, Conceded, BotReplaced]  # noqa: UP007 - a msgspec type


_ENTRIES: Final = OneOf(get_args(AnyEntry))


def read_entry(data: object) -> AnyEntry:
    """An entry from plain data."""
    return _ENTRIES.read(data)  # type: ignore[no-any-return]


class EntryRow(msgspec.Struct, frozen=True):
    """An entry and its place in the log: all that is needed to rebuild a table."""

    number: int
    entry: AnyEntry
    at: int
    """When, in milliseconds since 1970."""


class LogRow(EntryRow, frozen=True):
    """An entry together with what it did: all that is needed to tell people about it."""

    events: tuple[Event, ...]
    """What happened in the game because of it, unfiltered."""
