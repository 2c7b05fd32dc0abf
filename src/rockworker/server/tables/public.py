"""A table as everybody sees it, and what has changed in it since that was told last.

Positions of a table and of its game never change, they are followed by others: so the last one that was told is kept,
and what differs is found without a picture of either."""

from __future__ import annotations

from rockworker.engine.changes import Changes, compare
from rockworker.engine.inside import inside
from rockworker.protocol import SeatInfo, Sight
from rockworker.server.storage.rows import SeatRow
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.state import Position


class PublicSight:
    """What everybody was told last. Words are not in it: they depend on the language."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.moment = 0
        """Another one as soon as anything is different in the game as everybody sees it."""
        self._note()

    def _note(self) -> None:
        state, session = self.session.state, self.session
        self._rows = session.table.seats
        self._position = state.position
        self._game = state.game
        self._status = session.status
        self._actors = state.actors

    def whole(self) -> Sight:
        """All of it, as it was told last."""
        game, position = self._game, self._position
        return Sight(
            number=position.number,
            at=position.at,
            status=self._status,  # type: ignore[arg-type]
            paused=position.paused,
            ended=position.ended,
            actors=self._actors,
            view=game.view(None) if game else None,
            prompt=game.prompt if game else "",
            asked="",
            offers=(),
            standing=None,
            can_undo=False,
            vote=position.vote,
            seats=seat_infos(self._rows, position, None),
            scores=tuple(game.scores) if game else (),
        )

    def news(self) -> Changes:
        """What is different now; from here on, it is told."""
        found: Changes = {}
        self._compare_positions(self.session.state.position, found)
        self._compare_games(found)
        if self.session.status != self._status:
            found["/status"] = self.session.status
        if self.session.state.actors != self._actors:
            compare(self._actors, self.session.state.actors, "/actors", found)
        self._note()
        return found

    def _compare_positions(self, now: Position, found: Changes) -> None:
        was, rows = self._position, self.session.table.seats
        if was is now and rows is self._rows:
            return
        for place, name in AROUND:
            if getattr(was, name) != getattr(now, name):
                compare(getattr(was, name), getattr(now, name), place, found)
        if rows != self._rows or was.seats != now.seats:
            compare(seat_infos(self._rows, was, None), seat_infos(rows, now, None), "/seats", found)
        else:
            _compare_clocks(was, now, found)

    def _compare_games(self, found: Changes) -> None:
        was, now = self._game, self.session.state.game
        if was is now:
            return
        if was is None or now is None:
            seen: Changes = {"/view": now.view(None) if now else None}
        else:
            seen = now.definition.news(inside(was), inside(now), "/view")
        if seen:
            self.moment += 1
            found.update(seen)
        compare(was.prompt if was else "", now.prompt if now else "", "/prompt", found)
        compare(tuple(was.scores) if was else (), tuple(now.scores) if now else (), "/scores", found)


AROUND = tuple((f"/{name}", name) for name in ("number", "at", "paused", "ended", "vote"))
"""Parts of a position that are seen as they are."""


def _compare_clocks(was: Position, now: Position, found: Changes) -> None:
    for name in ("spent_ms", "left_ms"):
        before, after = getattr(was, name), getattr(now, name)
        if before != after:
            for seat, left in enumerate(after):
                if left != before[seat]:
                    found[f"/seats/{seat}/{name}"] = left


def seat_infos(rows: tuple[SeatRow, ...], position: Position, person: str | None) -> tuple[SeatInfo, ...]:
    """All seats, with their clocks as they stood at the last entry."""
    return tuple(
        [
            SeatInfo(
                number=row.number,
                name=row.name,
                bot=seat.bot,
                guest=row.guest,
                mine=row.person is not None and row.person == person,
                held_for=row.held_name or "",
                held_for_me=row.held is not None and row.held == person,
                conceded=seat.conceded,
                spent_ms=position.spent_ms[row.number],
                left_ms=position.left_ms[row.number],
            )
            for row, seat in zip(rows, position.seats, strict=True)
        ]
    )
