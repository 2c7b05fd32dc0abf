"""What is noted of a game that is over: each seat's place, score, and what it relied on."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.engine.definition import Score
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.play.statistics import Plans
from rockworker.registry import statistics_of
from rockworker.server.storage.results import ResultRow
from rockworker.server.storage.rows import TableRow
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.pace import pace_of
from rockworker.server.tables.position import SeatState
from rockworker.server.tables.replay import outline
from rockworker.server.tables.state import TableState


def results(table: TableRow, state: TableState, rows: Sequence[LogRow]) -> list[ResultRow]:
    """One row for each seat. The log must be whole: what was taken back does not count."""
    game = state.game
    assert game is not None, "a game that is over has begun"
    plans = plans_of(game, standing_events(table, rows))
    # A game that was stopped has scores only here: as if it had ended there.
    scores = sorted(game.definition.scores(inside(game)), key=lambda score: score.player)
    return [_result(table, state, seat, scores[seat], plans[seat]) for seat in range(game.players)]


def _result(table: TableRow, state: TableState, seat: int, score: Score, plans: Plans) -> ResultRow:
    row = table.seats[seat]
    return ResultRow(
        table=table.id,
        seat=seat,
        person=row.person,
        name=row.name,
        bot=row.bot,
        game=table.header.game,
        players=table.header.players,
        pace=pace_of(table.settings),
        public=table.public,
        rated=bool(table.settings.get("rated")) and is_finished(state),
        counted=is_finished(state) and is_a_contest(table),
        place=score.rank,
        score=score.total,
        stopped=not is_finished(state),
        left=has_left(row.person, state.position.seats[seat]),
        ended=state.position.at,
        plans=plans,
    )


def is_finished(state: TableState) -> bool:
    """Played to its end, and not stopped by agreement."""
    return state.game is not None and state.game.is_over and not state.position.ended


def is_a_contest(table: TableRow) -> bool:
    """Neither a guided game, nor one in which one person plays several seats."""
    people = [seat.person for seat in table.seats if seat.person]
    return not table.settings.get("lesson") and len(people) == len(set(people)) and len(table.seats) > 1


def has_left(person: str | None, seat: SeatState) -> bool:
    """A person's seat that a bot has played to the end."""
    return person is not None and bool(seat.bot)


def standing_events(table: TableRow, rows: Sequence[LogRow]) -> list[Event]:
    """What happened in a game and was not taken back."""
    standing = {number for number, _ in outline(table, rows).moves}
    return [event for row in rows if row.number in standing or row.number == 1 for event in row.events]


def plans_of(game: Game, events: Sequence[Event]) -> list[Plans]:
    """By seat; games that are not played to their end have none."""
    if not game.is_over:
        return [{} for _ in range(game.players)]
    return statistics_of(game.header.game).plans(game, events)
