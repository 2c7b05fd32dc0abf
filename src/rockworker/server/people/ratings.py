"""Ratings by OpenSkill (Plackett-Luce): for any number of players, with shared places. One for each game and pace.

At rated tables only, where all people have accounts; bots have ratings, too, one for each level. Who has left comes
last, whatever the bot that played on has made of the seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from rockworker.protocol import Pace
from rockworker.server.people.results import has_left, is_finished
from rockworker.server.storage import ratings
from rockworker.server.storage.ratings import RatingRow
from rockworker.server.storage.rows import SeatRow, TableRow
from rockworker.server.storage.store import Store
from rockworker.server.tables.pace import pace_of
from rockworker.server.tables.state import TableState

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"
"""A bot's rating is kept under this and its level."""
GONE: Final = "gone:"
"""A seat whose account was removed is ranked under this and its number; no rating is kept of it."""
POINTS: Final = 40.0
NEW: Final = 1000.0
"""A new player has so many points; OpenSkill's own numbers (25 ± 8.3) are hard to read."""
PROVISIONAL: Final = 10
"""With fewer rated games than these a rating is provisional."""


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is, as people read it."""

    game: str
    pace: Pace
    rating: int
    """What the player is at least worth (with about 99.7 % confidence): it rises as more is known, too."""
    provisional: bool
    games: int


class Ranked(msgspec.Struct, frozen=True):
    """A line of a game's ladder."""

    name: str
    """Of an account; empty for a bot."""
    person: str | None
    bot: str
    """The level of a bot; empty for an account."""
    rating: RatingInfo


class Contender(msgspec.Struct, frozen=True):
    """A rated seat."""

    seat: int
    player: str
    place: int


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game that is over: who took part, and in which order they ended."""

    game: str
    pace: Pace
    ended: int
    contenders: tuple[Contender, ...]

    def settle(self, connection: Connection) -> dict[int, tuple[int, int]]:
        """Reads and writes the ratings of all who took part; by seat, the points before and after."""
        players = list(dict.fromkeys(each.player for each in self.contenders))
        known = ratings.read(connection, players, self.game, self.pace)
        before = {player: known.get(player) or self._new(player) for player in players}
        after = {player: self._after(before[player], self._rated(before, player)) for player in players}
        for row in after.values():
            if not row.player.startswith(GONE):
                ratings.write(connection, row)
        kept = [each for each in self.contenders if not each.player.startswith(GONE)]
        return {each.seat: (points(before[each.player]), points(after[each.player])) for each in kept}

    def _new(self, player: str) -> RatingRow:
        fresh = MODEL.rating()
        return RatingRow(player, self.game, self.pace, fresh.mu, fresh.sigma, 0, self.ended)

    def _rated(self, before: Mapping[str, RatingRow], player: str) -> list[PlackettLuceRating]:
        """What each seat of a player has become."""
        teams = [[_skill(before[each.player])] for each in self.contenders]
        ranked = MODEL.rate(teams, ranks=[float(each.place) for each in self.contenders])
        return [team[0] for team, each in zip(ranked, self.contenders, strict=True) if each.player == player]

    def _after(self, before: RatingRow, seats: Sequence[PlackettLuceRating]) -> RatingRow:
        """Where one bot has several seats, their mean."""
        mu = sum(seat.mu for seat in seats) / len(seats)
        sigma = sum(seat.sigma for seat in seats) / len(seats)
        return msgspec.structs.replace(before, mu=mu, sigma=sigma, games=before.games + 1, at=self.ended)


def contest_of(table: TableRow, state: TableState) -> RatedGame | None:
    """A table's game, if it is rated and was played to its end among several."""
    if not table.settings.get("rated") or not is_finished(state):
        return None
    contenders = _contenders(table, state)
    if len({each.player for each in contenders}) < 2:
        return None
    return RatedGame(table.header.game, pace_of(table.settings), state.position.at, contenders)


def _contenders(table: TableRow, state: TableState) -> tuple[Contender, ...]:
    assert state.game is not None
    last = len(table.seats) + 1
    found = []
    for score in state.game.scores:
        row, seat = table.seats[score.player], state.position.seats[score.player]
        if row.bot and seat.bot != row.bot:
            continue  # it has failed, and another level has played on
        player = _player(row)
        left = has_left(row.person, seat) or player.startswith(GONE)
        found.append(Contender(row.number, player, last if left else score.rank))
    return tuple(found)


def _player(row: SeatRow) -> str:
    """Under which name a seat's rating is kept."""
    if row.bot:
        return f"{BOT}{row.bot}"
    return row.person or f"{GONE}{row.number}"


def _skill(row: RatingRow) -> PlackettLuceRating:
    return MODEL.create_rating([row.mu, row.sigma])


def points(row: RatingRow) -> int:
    """A rating as people read it."""
    return round(_skill(row).ordinal(alpha=POINTS, target=NEW))


def rating_info(row: RatingRow) -> RatingInfo:
    """For people."""
    return RatingInfo(row.game, row.pace, points(row), row.games < PROVISIONAL, row.games)


async def ladder(store: Store, game: str, pace: Pace, provisional: bool, limit: int) -> list[Ranked]:
    """The strongest first."""
    rows = await store.ratings.best(game, pace, 1 if provisional else PROVISIONAL, limit)
    names = await store.names({row.player for row in rows})
    return [_ranked(row, names) for row in rows]


def _ranked(row: RatingRow, names: Mapping[str, str]) -> Ranked:
    bot = row.player.removeprefix(BOT) if row.player.startswith(BOT) else ""
    return Ranked(names.get(row.player, ""), None if bot else row.player, bot, rating_info(row))
