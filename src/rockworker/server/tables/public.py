"""A table as everybody sees it, and what has changed in it since that was told last.

Positions of a table and of its game never change, they are followed by others: so the last one that was told is kept,
and what differs is found without a picture of either."""

from __future__ import annotations

from rockworker.engine.changes import Changes, compare
from rockworker.engine.inside import inside
from rockworker.protocol import SeatInfo, Sight
from rockworker.server.storage.rows import SeatRow
from rockworker.server.tables.position import Position
from rockworker.server.tables.session import TableSession


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
        self.game = state.game
        """As it was told last."""
        self._status = session.status
        self._actors = state.actors

    def whole(self) -> Sight:
        """All of it, as it was told last."""
        game, position = self.game, self._position
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
        was, actors, status = self._position, self._actors, self._status
        self._compare_games(found)
        rows = self._rows
        self._note()
        if was is not self._position or rows is not self._rows:
            _compare_positions(was, self._position, rows, self._rows, found)
        if status != self._status:
            found["/status"] = self._status
        if actors != self._actors:
            compare(actors, self._actors, "/actors", found)
        return found

    def _compare_games(self, found: Changes) -> None:
        was, now = self.game, self.session.state.game
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


def _compare_positions(
    was: Position, now: Position, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...], found: Changes
) -> None:
    """What is around the game."""
    if now.number != was.number:
        found["/number"] = now.number
    if now.at != was.at:
        found["/at"] = now.at
    if now.paused != was.paused:
        found["/paused"] = now.paused
    if now.ended != was.ended:
        found["/ended"] = now.ended
    if now.vote is not was.vote:
        compare(was.vote, now.vote, "/vote", found)
    if (after is not before and after != before) or now.seats != was.seats:
        compare(seat_infos(before, was, None), seat_infos(after, now, None), "/seats", found)
    else:
        _compare_clocks("spent_ms", was.spent_ms, now.spent_ms, found)
        _compare_clocks("left_ms", was.left_ms, now.left_ms, found)


def _compare_clocks(name: str, was: list[int], now: list[int], found: Changes) -> None:
    if was != now:
        for seat, left in enumerate(now):
            if left != was[seat]:
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
