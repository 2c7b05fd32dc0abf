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

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec

from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import UnknownBot
from rockworker.engine.game import Game
from rockworker.play.arena import bots_for, steps
from rockworker.play.statistics import Record, mean, spread, tally
from rockworker.registry import bot_names, definition_of, statistics_of


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
        header, played = self.plan.header, self.played
        rules = definition_of(header.game).compile(header)
        return {
            "game": header.game,
            "players": header.players,
            "modules": list(header.modules),
            "options": header.options,
            "seed": header.seed,
            "games": self.plan.games,
            "steps": spread([one.steps for one in played]),
            "turns": spread([one.record.turns for one in played]),
            "seats": [self._seat(seat) for seat in range(header.players)],
            "bots": {bot: self._bot(bot) for bot in dict.fromkeys(self.plan.bots)},
            "endings": tally(one.record.ending for one in played),
            "statistics": statistics_of(header.game).summary(rules, [one.record for one in played]),
            "invariants": "ok" if self.plan.check else "not checked",
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        return {"seat": seat + 1, "bot": self.plan.bots[seat], **self._results([seat])}

    def _bot(self, bot: str) -> dict[str, Any]:
        seats = [seat for seat, name in enumerate(self.plan.bots) if name == bot]
        return {"seats": len(seats), **self._results(seats)}

    def _results(self, seats: Sequence[int]) -> dict[str, Any]:
        scores = [one.scores[seat] for one in self.played for seat in seats]
        wins = [sum(wins_of(one)[seat] for seat in seats) for one in self.played]
        return {"score": spread(scores), "wins": round(sum(wins), 3), "win_rate": mean(wins)}


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
    check: bool = True,
    tick: Callable[[], None] | None = None,
) -> Simulation:
    """Lets bots play many games of a kind.

    `bots` names a bot for each seat; a single name takes every seat, as many as `players` says or the game has. The
    same arguments give the same games, in however many processes (at most `jobs`) they are played. With `check`, the
    game's invariants are checked after every action; `InvariantBroken` names the seed and the action. `tick` is called
    after each game.
    """
    levels = _levels(game, bots, players)
    definition = definition_of(game)
    header = definition.header(len(levels), seed, modules, {**definition.bot_options, **(options or {})}, components)
    plan = Plan(header, levels, games, check)
    with closing(_run(plan, jobs)) as played:  # whatever ends it, the processes end, too
        return Simulation(plan, tuple(_ticking(played, tick)))


def _levels(game: str, bots: str | Sequence[str], players: int | None) -> tuple[str, ...]:
    if isinstance(bots, str):
        definition = definition_of(game)
        bots = [bots] * definition.player_count(definition.most_players if players is None else players)
    if players not in (None, len(bots)):
        raise ValueError(f"{players} players, {len(bots)} bots")
    for bot in bots:
        if bot not in bot_names(game):
            raise UnknownBot(bot=bot, game=game, known=", ".join(bot_names(game)))
    return tuple(bots)


def _ticking(games: Iterator[Played], tick: Callable[[], None] | None) -> Iterator[Played]:
    for one in games:
        if tick:
            tick()
        yield one


def _run(plan: Plan, jobs: int) -> Generator[Played]:
    """All games of a plan, in order. More processes than games, or than the machine can run, would only cost time."""
    seeds = seeds_of(plan)
    jobs = min(jobs, plan.games, 2 * (os.cpu_count() or 1))
    if jobs == 1:
        yield from map(play_one, repeat(plan), seeds)
        return
    with ProcessPoolExecutor(jobs, initializer=_Worker.prepare) as pool:
        try:
            yield from pool.map(_Worker.play, repeat(plan), seeds, chunksize=max(1, plan.games // (jobs * 16)))
        except BaseException:
            _end_at_once(pool)
            raise


class _Worker:
    """A process that plays for us. When interrupted, it drops the game that it is playing and begins no other."""

    is_stopped = False
    is_playing = False

    @classmethod
    def prepare(cls) -> None:
        """Between games an interrupt must not hit what carries the results, so only a game is broken off."""
        signal.signal(signal.SIGINT, cls.stop)

    @classmethod
    def stop(cls, number: int, frame: object) -> None:
        cls.is_stopped = True
        if cls.is_playing:
            cls.is_playing = False
            raise KeyboardInterrupt

    @classmethod
    def play(cls, plan: Plan, seed: int) -> Played:
        if cls.is_stopped:
            raise KeyboardInterrupt
        cls.is_playing = True
        try:
            return play_one(plan, seed)
        finally:
            cls.is_playing = False


def _end_at_once(pool: ProcessPoolExecutor) -> None:
    """A pool that is left would first play all that it was given."""
    workers = list(pool._processes)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers if os.name == "posix" else ():  # Windows interrupts all processes of a console itself
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGINT)


def seeds_of(plan: Plan) -> list[int]:
    """A seed for each game, from the master seed."""
    chance = Rng(plan.header.seed & (1 << 64) - 1)
    return [next64(chance) for _ in range(plan.games)]


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


def wins_of(one: Played) -> list[float]:
    """By seat: 1 for the winner; those who share the victory share the 1."""
    return [(rank == 1) / one.ranks.count(1) for rank in one.ranks]
