"""Bots measured against each other: every deal is played by all of them, from every seat.

Examples:
    >>> from rockworker.play import contest
    >>> result = contest("clockworker", ["greedy", "random"], deals=2, seed=1)
    >>> [bout.bots for bout in result.bouts]
    [('greedy', 'random'), ('random', 'greedy'), ('greedy', 'random'), ('random', 'greedy')]
    >>> [standing.bot for standing in result.standings()]
    ['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

from rockworker.bots.blame import asked
from rockworker.bots.bot import Bot
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import BadOption
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.play.arena import bots_for
from rockworker.play.ratings import Duel, Interval, duels, mean, ratings, share
from rockworker.play.statistics import Record
from rockworker.play.workers import spread, usable
from rockworker.registry import definition_of, require_bot, statistics_of

if TYPE_CHECKING:
    from rockworker.play.cluster import Cluster

Table = tuple[str, ...]
"""The bots at a table, by seat."""


class ContestPlan(msgspec.Struct, frozen=True):
    """What is to be played: each deal at each table. The header's seed is the master seed."""

    header: Header
    tables: tuple[Table, ...]
    deals: int
    folder: str = ""
    """Where the games are saved; empty: they are not."""


class Bout(msgspec.Struct, frozen=True):
    """One game of a contest; all but the deal is told by seat."""

    deal: int
    seed: int
    bots: Table
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    """Those with more than one answer."""
    seconds: tuple[float, ...]
    """Of the processor's time, for these decisions together."""
    slowest: tuple[float, ...]
    record: Record


class Standing(msgspec.Struct, frozen=True):
    """How a bot has done."""

    bot: str
    games: int
    """Seats that it has taken."""
    wins: Interval
    """Its part of the victories; those who share one share it."""
    score: Interval
    margin: Interval
    """Its score less that of the best other bot."""
    rating: Interval | None
    """On Elo's scale; None if it has met no other bot."""
    milliseconds: float
    """Of the processor's time for a decision, on average …"""
    slowest: float
    """… and at most."""
    by_seat: dict[str, float]
    """What the game counts for each seat, on average."""


class Contest(msgspec.Struct, frozen=True):
    """The games that were played, one by one in `bouts` and together in `standings()`."""

    plan: ContestPlan
    bouts: tuple[Bout, ...]

    def standings(self) -> list[Standing]:
        """By bot, in the order in which they were named. The first that is called `greedy`, or else the first, is rated
        1000."""
        names = list(dict.fromkeys(bot for table in self.plan.tables for bot in table))
        measure = "greedy" if "greedy" in names else names[0]
        rated = ratings(self._deals(), measure)
        return [_standing(bot, self.bouts, rated.get(bot)) for bot in names]

    def _deals(self) -> list[list[Duel]]:
        found: list[list[Duel]] = [[] for _ in range(self.plan.deals)]
        for bout in self.bouts:
            found[bout.deal] += duels(bout.bots, bout.ranks)
        return found

    def summary(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        header = self.plan.header
        turns = [bout.record.turns for bout in self.bouts]
        return {
            "game": header.game,
            "players": header.players,
            "modules": list(header.modules),
            "options": header.options,
            "seed": header.seed,
            "deals": self.plan.deals,
            "games": len(self.bouts),
            "turns": {"mean": round(sum(turns) / len(turns), 3), "min": min(turns), "max": max(turns)},
            "bots": [msgspec.to_builtins(standing) for standing in self.standings()],
            "bouts": [_told(bout) for bout in self.bouts],
        }


def contest(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    deals: int = 50,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    jobs: int = 1,
    cluster: Cluster | None = None,
    folder: str | Path | None = None,
    tick: Callable[[], None] | None = None,
) -> Contest:
    """Lets bots play the same deals against each other, from every seat.

    Where there are more bots than seats, every choice of them meets; a name that is repeated takes several seats
    (`["search", "greedy", "greedy", "greedy"]` is one against three). `folder` is where the games are saved; `tick` is
    called after each game. Bots whose thinking is limited by a number of rollouts play the same games again.
    """
    for bot in bots:
        require_bot(bot, game)
    definition = definition_of(game)
    seats = players or min(len(bots), definition.most_players)
    fewest = max(seats, definition.fewest_players)
    if len(bots) < fewest:
        raise BadOption(option="bots", reason="wrong-length", found=str(len(bots)), wanted=f"{fewest} …")
    chosen = {**definition.bot_options, **(options or {})}
    header = definition.header(seats, seed, modules, chosen, components)
    plan = ContestPlan(header, tables(bots, seats), deals, str(folder or ""))
    with closing(_played(plan, jobs, cluster)) as played:
        return Contest(plan, tuple(_ticking(_kept(plan, played), tick)))


def _played(plan: ContestPlan, jobs: int, cluster: Cluster | None) -> Generator[tuple[Bout, str]]:
    if cluster:
        return cluster.spread(play_bout, plan, tasks(plan))
    return spread(play_bout, plan, tasks(plan), usable(jobs, games_of(plan)))


def _kept(plan: ContestPlan, played: Iterator[tuple[Bout, str]]) -> Iterator[Bout]:
    """Saves games here, wherever they were played."""
    for bout, saved in played:
        if plan.folder:
            _save(saved, plan, bout)
        yield bout


def tables(bots: Sequence[str], seats: int) -> tuple[Table, ...]:
    """Every choice of bots, in every seat; tables that are the same but for equal bots only once."""
    found = [team[n:] + team[:n] for team in combinations(bots, seats) for n in range(seats)]
    return tuple(dict.fromkeys(found))


def games_of(plan: ContestPlan) -> int:
    """How many games are to be played."""
    return plan.deals * len(plan.tables)


def tasks(plan: ContestPlan) -> Iterator[tuple[int, int, Table]]:
    """The number of each deal, its seed and who sits at the table."""
    chance = Rng(plan.header.seed & (1 << 64) - 1)
    for deal in range(plan.deals):
        seed = next64(chance)
        for table in plan.tables:
            yield deal, seed, table


def play_bout(plan: ContestPlan, task: tuple[int, int, Table]) -> tuple[Bout, str]:
    """One game from the deal to the scores, and as a save, if games are saved."""
    deal, seed, table = task
    game = Game(definition_of(plan.header.game), msgspec.structs.replace(plan.header, seed=seed))
    clocks = [Clock(bot) for bot in bots_for(game, table, seed)]
    events = _play(game, clocks)
    bout = Bout(
        deal=deal,
        seed=seed,
        bots=table,
        scores=tuple(score.total for score in game.scores),
        ranks=tuple(score.rank for score in game.scores),
        decisions=tuple(clock.decisions for clock in clocks),
        seconds=tuple(clock.seconds for clock in clocks),
        slowest=tuple(clock.slowest for clock in clocks),
        record=statistics_of(plan.header.game).record(game, events),
    )
    return bout, game.save() if plan.folder else ""


class Clock:
    """A bot, and how long it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    def act(self, game: Game, player: int) -> list[Event]:
        """Lets the bot take its turn. Decisions with one answer don't count."""
        counts = len(game.legal_actions(player)) > 1
        began = process_time()
        action = asked(self.bot, game, GameSeat(game, player))
        took = process_time() - began
        if counts:
            self.decisions += 1
            self.seconds += took
            self.slowest = max(self.slowest, took)
        return game.apply(player, action)


def _play(game: Game, clocks: Sequence[Clock]) -> list[Event]:
    events = list(game.opening)
    while game.actors:
        player = game.actors[0]
        events += clocks[player].act(game, player)
    return events


def _save(text: str, plan: ContestPlan, bout: Bout) -> None:
    folder = Path(plan.folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{bout.deal + 1:04}-{plan.tables.index(bout.bots) + 1}.json").write_text(text, encoding="utf-8")


def _ticking(bouts: Iterator[Bout], tick: Callable[[], None] | None) -> Iterator[Bout]:
    for bout in bouts:
        if tick:
            tick()
        yield bout


def _standing(bot: str, bouts: Sequence[Bout], rating: Interval | None) -> Standing:
    seats = [(bout, seat) for bout in bouts for seat, name in enumerate(bout.bots) if name == bot]
    decisions = sum(bout.decisions[seat] for bout, seat in seats)
    return Standing(
        bot=bot,
        games=len(seats),
        wins=share(sum(_won(bout, seat) for bout, seat in seats), len(seats)),
        score=mean([bout.scores[seat] for bout, seat in seats]),
        margin=mean([_margin(bout, seat) for bout, seat in seats]),
        rating=rating,
        milliseconds=1000 * sum(bout.seconds[seat] for bout, seat in seats) / max(decisions, 1),
        slowest=1000 * max(bout.slowest[seat] for bout, seat in seats),
        by_seat=_means([{key: seen[seat] for key, seen in bout.record.by_seat.items()} for bout, seat in seats]),
    )


def _won(bout: Bout, seat: int) -> float:
    """The seat's part of the victory."""
    return (bout.ranks[seat] == 1) / bout.ranks.count(1)


def _margin(bout: Bout, seat: int) -> float:
    others = [score for other, score in enumerate(bout.scores) if bout.bots[other] != bout.bots[seat]]
    return bout.scores[seat] - max(others, default=bout.scores[seat])


def _means(seen: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {key: sum(one[key] for one in seen) / len(seen) for key in seen[0]}


def _told(bout: Bout) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(bout)
    record = plain.pop("record")
    return {**plain, "turns": record["turns"], "ending": record["ending"], **record["by_seat"]}
