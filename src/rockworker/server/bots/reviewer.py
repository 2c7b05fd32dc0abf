"""A process that looks at finished games again, some decisions at a time. It stands back behind everything else."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, Final

import msgspec

from rockworker.engine.game import Game
from rockworker.engine.saves import Save
from rockworker.play.review import Moment, ReviewPlan, Verdict, moments_of, verdicts
from rockworker.registry import definition_of
from rockworker.server.bots.plain import PlainHint, PlainStep
from rockworker.server.pipes import answer_all

NICE: Final = 15
"""How far it stands back: nobody is waiting at a table for it."""


class Order(msgspec.Struct, frozen=True):
    """Some decisions of a game, counted among those that had more than one answer."""

    save: bytes
    first: int
    count: int


class PlainVerdict(msgspec.Struct, frozen=True):
    """A verdict as it goes over the pipe."""

    version: int
    player: int
    prompt: str
    taken: dict[str, Any]
    best: dict[str, Any]
    before: float
    after: float
    points: float
    brings: tuple[PlainHint, ...] = ()
    then: tuple[PlainStep, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """What came out, and how many decisions the game has; or what went wrong."""

    total: int = 0
    verdicts: tuple[PlainVerdict, ...] = ()
    failure: str = ""


@lru_cache(maxsize=1)
def _moments(save: bytes) -> tuple[Game, list[Moment]]:
    """A game and its decisions: played once, though it is asked for part by part."""
    parsed = Save.parse(save)
    game: Game = Game.restore(definition_of(parsed.header.game), parsed)
    return game, list(moments_of(game))


def look(order: Order) -> Part:
    """The verdicts that are wanted, whatever happens."""
    try:
        game, moments = _moments(order.save)
        found = verdicts(ReviewPlan(game), moments[order.first : order.first + order.count])
        return Part(len(moments), tuple(map(_plain, found)))
    except Exception as error:
        return Part(failure=f"{type(error).__name__}: {error}"[:500])


def _plain(verdict: Verdict) -> PlainVerdict:
    taken, best = map(msgspec.to_builtins, (verdict.taken, verdict.best))
    why = {"brings": tuple(map(PlainHint.of, verdict.brings)), "then": tuple(map(PlainStep.of, verdict.then))}
    return PlainVerdict(**{**msgspec.structs.asdict(verdict), "taken": taken, "best": best, **why})


def answer(message: bytes) -> bytes:
    """The part that an order asks for, both as they go over the pipe."""
    return msgspec.msgpack.encode(look(msgspec.msgpack.decode(message, type=Order)))


def main(source: BinaryIO = sys.stdin.buffer, target: BinaryIO = sys.stdout.buffer) -> None:
    """Works until the server hangs up."""
    answer_all(answer, source, target)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it hangs up, we go, too
    with suppress(AttributeError, OSError):  # Windows has no niceness
        os.nice(NICE)
    main()
