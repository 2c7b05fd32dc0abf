"""Many games of bots: played here or in several processes, always with the same results.

Examples:
    >>> from rockworker.play import simulate
    >>> result = simulate("clockworker", ["greedy", "random"], games=3, seed=1)
    >>> [len(game.scores) for game in result.played]
    [2, 2, 2]
    >>> result.summary()["bots"]["random"]["seats"]
    1
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import BadOption
from rockworker.engine.game import Game
from rockworker.play.arena import bots_for, steps
from rockworker.play.statistics import Record
from rockworker.play.totals import Totals
from rockworker.play.workers import AHEAD, spread, usable
from rockworker.registry import definition_of, require_bot, statistics_of

if TYPE_CHECKING:
    from rockworker.play.cluster import Cluster

MOST_AT_ONCE: Final = 32
"""Games that a worker is given at a time."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. The header's seed is the master seed, from which each game gets its own."""

    header: Header
    bots: tuple[str, ...]
    games: int
    check: bool = True


class Played(msgspec.Struct, frozen=True):
    """What is kept of one game; scores and ranks are by seat."""

    seed: int
    steps: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    record: Record


class InvariantBroken(Exception):
    """A game has gone wrong: which, and where."""


class Simulation(msgspec.Struct, frozen=True):
    """The games that were played, one by one in `played` and together in `summary()`."""

    plan: Plan
    played: tuple[Played, ...]

    def summary(self) -> dict[str, Any]:
        """Lengths, seats, bots, endings and the game's own statistics, ready for JSON."""
        totals = Totals(self.plan)
        for one in self.played:
            totals.add(one)
        return totals.summary()

    def to_rows(self) -> list[dict[str, Any]]:
        """One flat dict for each seat of each game, as `pandas.DataFrame` and `csv.DictWriter` take them."""
        return [row for number, one in enumerate(self.played) for row in _rows(self.plan, number, one)]


def _rows(plan: Plan, number: int, one: Played) -> Iterator[dict[str, Any]]:
    record = one.record
    game = {"game": number, "seed": one.seed, "steps": one.steps, "turns": record.turns, "ending": record.ending}
    for seat, (bot, score, rank) in enumerate(zip(plan.bots, one.scores, one.ranks, strict=True)):
        yield {**game, "seat": seat, "bot": bot, "score": score, "rank": rank}


def simulate(
    game: str,
    bots: str | Sequence[str] = "random",
    *,
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    jobs: int = 1,
    cluster: Cluster | None = None,
    check: bool = False,
    tick: Callable[[], None] | None = None,
) -> Simulation:
    """Lets bots play many games of a kind, and keeps what is told of each.

    `bots` names a bot for each seat; a single name takes every seat, as many as `players` says or the game has. The
    same arguments give the same games, in however many processes (at most `jobs`, or those of a `cluster`) they are
    played. With `check`, the game's invariants are checked after every action; `InvariantBroken` names the seed and
    the action. `tick` is called after each game.
    """
    header = _header(game, levels := _levels(game, bots, players), seed, modules, options, components)
    plan = Plan(header, levels, games, check)
    with closing(run(plan, jobs, cluster)) as played:  # whatever ends it, the processes end, too
        return Simulation(plan, tuple(_ticking(played, tick)))


def count(
    game: str,
    bots: str | Sequence[str] = "random",
    *,
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    jobs: int = 1,
    cluster: Cluster | None = None,
    check: bool = False,
    tick: Callable[[], None] | None = None,
) -> Totals:
    """Lets bots play as many games as are wanted, and keeps none of them: only what they tell together."""
    header = _header(game, levels := _levels(game, bots, players), seed, modules, options, components)
    totals = Totals(Plan(header, levels, games, check))
    with closing(run(totals.plan, jobs, cluster)) as played:
        for one in _ticking(played, tick):
            totals.add(one)
    return totals


def _header(
    game: str,
    bots: Sequence[str],
    seed: int,
    modules: Sequence[str],
    options: Mapping[str, Any] | None,
    components: str | Path | Mapping[str, Any] | None,
) -> Header:
    definition = definition_of(game)
    return definition.header(len(bots), seed, modules, {**definition.bot_options, **(options or {})}, components)


def _levels(game: str, bots: str | Sequence[str], players: int | None) -> tuple[str, ...]:
    if isinstance(bots, str):
        definition = definition_of(game)
        bots = [bots] * definition.player_count(definition.most_players if players is None else players)
    if players not in (None, len(bots)):
        raise BadOption(option="bots", reason="wrong-length", found=str(len(bots)), wanted=str(players))
    for bot in bots:
        require_bot(bot, game)
    return tuple(bots)


def _ticking(games: Iterator[Played], tick: Callable[[], None] | None) -> Iterator[Played]:
    for one in games:
        if tick:
            tick()
        yield one


def run(plan: Plan, jobs: int = 1, cluster: Cluster | None = None) -> Generator[Played]:
    """All games of a plan, in order and as they end."""
    jobs = cluster.cores if cluster else usable(jobs, plan.games)
    some = min(MOST_AT_ONCE, max(1, plan.games // (jobs * AHEAD)))
    if cluster:
        yield from cluster.spread(play_one, plan, seeds_of(plan), some)
    else:
        yield from spread(play_one, plan, seeds_of(plan), jobs, some)


def seeds_of(plan: Plan) -> Iterator[int]:
    """A seed for each game, from the master seed."""
    chance = Rng(plan.header.seed & (1 << 64) - 1)
    return (next64(chance) for _ in range(plan.games))


def play_one(plan: Plan, seed: int) -> Played:
    """One game from the deal to the scores."""
    game = Game(definition_of(plan.header.game), msgspec.structs.replace(plan.header, seed=seed))
    events = list(game.opening)
    for _, _, happened in steps(game, bots_for(game, plan.bots, seed)):
        events += happened
        if plan.check:
            _check(game)
    scores = game.scores
    return Played(
        seed=seed,
        steps=game.version,
        scores=tuple(score.total for score in scores),
        ranks=tuple(score.rank for score in scores),
        record=statistics_of(plan.header.game).record(game, events),
    )


def _check(game: Game) -> None:
    try:
        game.check()
    except AssertionError as error:
        raise InvariantBroken(f"seed {game.header.seed}, after {game.version} actions: {error}") from None
