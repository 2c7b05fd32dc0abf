"""Standing answers at a table: what a seat's player has switched on, and what that answers now.

The player's client gives the answer, as it gives any move, and says that it is one. The door checks it: what the log
calls a standing answer is one.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from rockworker.engine.events import StandingAnswerGiven
from rockworker.engine.game import Game
from rockworker.engine.standing import bearing_on, given, is_sealed
from rockworker.protocol import StandingSight
from rockworker.server.storage.rows import SeatRow
from rockworker.server.tables.log import LogRow, Moved
from rockworker.server.tables.state import TableState


def sight_of(state: TableState, row: SeatRow, asked: bool) -> StandingSight:
    """What a seat's own player sees of it."""
    game, seat, on = state.game, row.number, row.standing or ()
    if game is None or not asked:
        return StandingSight(on=on)
    # Who has gone back is asked everything until the game is further than it ever was: else the same answer would be
    # given again, and nobody could get behind it.
    answer = given(game, seat, on) if game.version >= state.position.furthest else None
    return StandingSight(
        on=on,
        here=bearing_on(game, seat),
        answer=msgspec.to_builtins(answer.action) if answer else None,
        sealed=is_sealed(game),
    )


def confirmed(game: Game, entry: Moved, on: Collection[str]) -> Moved | None:
    """The move, marked with the standing answers that give it; None if those that are on do not."""
    answer = given(game, entry.seat, on)
    if answer is None or answer.action != game.codec.action(entry.action):
        return None
    return msgspec.structs.replace(entry, standing=answer.names)


def told_of(row: LogRow) -> StandingAnswerGiven | None:
    """That a move was a standing answer, as an event; None if it was not."""
    entry = row.entry
    if not isinstance(entry, Moved) or not entry.standing:
        return None
    return StandingAnswerGiven.of(entry.seat, entry.action, row.events)
