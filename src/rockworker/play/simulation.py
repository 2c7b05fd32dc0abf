"""Many games of bots: played here or in several processes, always with the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import msgspec

from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.play.arena import bots_for, steps
from rockworker.play.statistics import Record, mean, spread, tally
from rockworker.registry import definition_of, statistics_of


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; the header's seed is the seed of all seeds."""

    header: Header
    bots: tuple[str, ...]
    games: int
    check: bool = True


class Played(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    steps: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    record: Record


class InvariantBroken(Exception):
    """A game has gone wrong: which, and where."""


def play_all(plan: Plan, jobs: int = 1, tick: Callable[[], None] | None = None) -> list[Played]:
    """All games of a plan, in order."""
    played = []
    for one in _run(plan, jobs):
        played.append(one)
        if tick:
            tick()
    return played


def _run(plan: Plan, jobs: int) -> Iterator[Played]:
    seeds = seeds_of(plan)
    if jobs == 1:
        yield from map(play_one, repeat(plan), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_one, repeat(plan), seeds, chunksize=max(1, plan.games // (jobs * 16)))


def seeds_of(plan: Plan) -> list[int]:
    """A seed for each game."""
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


def summary(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """The games together, ready for JSON."""
    header = plan.header
    shares = [_wins(one) for one in played]
    sample = Game(definition_of(header.game), header)
    return {
        "game": header.game,
        "players": header.players,
        "modules": list(header.modules),
        "options": header.options,
        "seed": header.seed,
        "games": plan.games,
        "steps": spread([one.steps for one in played]),
        "turns": spread([one.record.turns for one in played]),
        "seats": [_seat(plan, played, shares, seat) for seat in range(header.players)],
        "bots": {bot: _bot(plan, played, shares, bot) for bot in dict.fromkeys(plan.bots)},
        "endings": tally(one.record.ending for one in played),
        "statistics": statistics_of(header.game).summary(sample, [one.record for one in played]),
        "invariants": "ok" if plan.check else "not checked",
    }


def _wins(one: Played) -> list[float]:
    """By seat: 1 for the winner; those who share the victory share the 1."""
    return [(rank == 1) / one.ranks.count(1) for rank in one.ranks]


def _seat(plan: Plan, played: Sequence[Played], shares: Sequence[list[float]], seat: int) -> dict[str, Any]:
    results = _results([one.scores[seat] for one in played], [share[seat] for share in shares])
    return {"seat": seat + 1, "bot": plan.bots[seat], **results}


def _bot(plan: Plan, played: Sequence[Played], shares: Sequence[list[float]], bot: str) -> dict[str, Any]:
    seats = [seat for seat, name in enumerate(plan.bots) if name == bot]
    scores = [one.scores[seat] for one in played for seat in seats]
    wins = [sum(share[seat] for seat in seats) for share in shares]
    return {"seats": len(seats), **_results(scores, wins)}


def _results(scores: Sequence[int], wins: Sequence[float]) -> dict[str, Any]:
    return {"score": spread(scores), "wins": round(sum(wins), 3), "win_rate": mean(wins)}
