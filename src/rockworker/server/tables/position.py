"""A table's position: everything around the game that an entry can change. It is what a snapshot stores."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from rockworker.protocol import Vote


class SeatState(msgspec.Struct, frozen=True):
    """Who sits here, as far as the log is concerned."""

    bot: str = ""
    """The level of the bot that plays here; empty: a person."""
    conceded: bool = False


class StandingMove(msgspec.Struct, frozen=True):
    """A move that was not taken back."""

    number: int
    """The entry of the move."""
    before: int
    """The entry after which the position was the one that the move changed."""
    seat: int
    surprising: bool


class Position(msgspec.Struct):
    """Everything in a state but the rules: what a snapshot stores."""

    number: int = 0
    """Entries so far."""
    at: int = 0
    """When the last entry was made."""
    game_version: int = 0
    line: int = 0
    """The entry that made the present position of the game."""
    paused: bool = False
    ended: bool = False
    """The players agreed to stop before the game was over."""
    vote: Vote | None = None
    seats: list[SeatState] = []
    spent_ms: list[int] = []
    left_ms: list[int] = []
    asked: list[int] = []
    """By seat: the entry since which it has been asked what it is asked now."""
    asked_at: list[int] = []
    """By seat: when that was."""
    steps: list[StandingMove] = []
    furthest: int = 0
    """The latest version of the game that was ever reached: a move that is made once more earns no time."""

    def copy(self) -> Position:
        """With lists of its own; what they hold never changes. The list of steps is replaced, never changed."""
        return replace(
            self,
            seats=self.seats.copy(),
            spent_ms=self.spent_ms.copy(),
            left_ms=self.left_ms.copy(),
            asked=self.asked.copy(),
            asked_at=self.asked_at.copy(),
        )
