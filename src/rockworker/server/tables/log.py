"""A table's log: everything that ever happened at it, appended and never changed."""

from __future__ import annotations

from typing import Any, Final, Literal, Union, get_args

import msgspec

from rockworker.engine.codec import OneOf
from rockworker.engine.names import kebab

Question = Literal["pause", "resume", "undo", "end", "replace", "return"]
"""What players may vote on. `return`: somebody whom a bot has replaced wants the seat back."""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab):
    """Something that happened at a table. Entries are numbered from 1 without a gap."""


class Started(Entry, frozen=True):
    """All seats are taken: the game is dealt."""


class Moved(Entry, frozen=True):
    """A seat did something in the game."""

    seat: int
    action: dict[str, Any]


class Undone(Entry, frozen=True):
    """A seat took back its own last move, which had shown nothing to anybody."""

    seat: int


class VoteOpened(Entry, frozen=True):
    """A seat asks the others for something. Who is not asked has agreed."""

    seat: int
    question: Question
    subject: int
    """For `undo` the number of the entry to go back to, for `replace` the seat; else 0."""
    voters: tuple[int, ...]
    bot: str = ""
    """For `replace`: the level of the bot."""


class VoteCast(Entry, frozen=True):
    """A seat answers. Who asked may say no, too: that takes the question back."""

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


class LogRow(msgspec.Struct, frozen=True):
    """An entry as it is stored."""

    number: int
    entry: AnyEntry
    at: int
    """When, in milliseconds since 1970."""
    events: list[dict[str, Any]]
    """What happened in the game because of it, unfiltered."""
