"""A process in which bots think: decisions come in on standard input, actions go out on standard output.

It gets no real game, only a possible one, and it speaks no pickle."""

from __future__ import annotations

import secrets
import signal
import sys
from contextlib import suppress
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from rockworker.bots import GameSeat
from rockworker.bots.possible import PossibleGame
from rockworker.engine.errors import NoReview
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.play.review import weighed
from rockworker.registry import make_bot
from rockworker.server.bots.plain import PlainStep
from rockworker.server.pipes import answer_all


class Task(msgspec.Struct, frozen=True):
    """A decision for a bot."""

    game: PossibleGame
    bot: str
    seed: int
    waited: float = 0.0
    """Seconds that the decision has waited for a process: of a level's time, so much is gone."""
    sent: float = 0.0
    """When it was given to the process, by the machine's monotonic clock: one that must start first takes a while."""
    for_learner: bool = False
    """Whether a person will ask why: then what the bot would do is compared with what else looks good."""


class Reason(msgspec.Struct, frozen=True):
    """Why an action rather than the next best one."""

    other: dict[str, Any]
    chance: float
    less: float
    then: tuple[PlainStep, ...] = ()


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What a bot decided."""

    action: dict[str, Any]
    reason: Reason | None = None


class Failure(msgspec.Struct, frozen=True, tag=True):
    """What went wrong."""

    why: str


def task_for(game: Game, player: int, bot: str, *, for_learner: bool = False) -> Task:
    """A decision about a possible game: the real one stays here."""
    return Task(PossibleGame.of(game, player, secrets.randbits(64)), bot, secrets.randbits(63), for_learner=for_learner)


def decide(task: Task) -> Thought:
    """Lets a bot choose."""
    game = task.game.game()
    seat = GameSeat(game, task.game.player)
    bot = make_bot(task.bot, game.header.game, task.seed)
    bot.late = task.waited + (max(0.0, monotonic() - task.sent) if task.sent else 0.0)
    action = bot.choose(seat)
    if task.for_learner:
        with suppress(NoReview):
            return _with_reason(seat, action, task.seed)
    return Thought(msgspec.to_builtins(action))


def _with_reason(seat: GameSeat, action: Action, seed: int) -> Thought:
    found = weighed(seat, action, seed=seed)
    if found is None:
        return Thought(msgspec.to_builtins(action))
    then = tuple(map(PlainStep.of, found.then))
    reason = Reason(msgspec.to_builtins(found.other), found.chance, found.less, then)
    return Thought(msgspec.to_builtins(found.action), reason)


def think(task: Task) -> Thought | Failure:
    """A decision, whatever happens."""
    try:
        return decide(task)
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}"[:500])


def answer(message: bytes) -> bytes:
    """The thought about a task, both as they go over the pipe."""
    return msgspec.msgpack.encode(think(msgspec.msgpack.decode(message, type=Task)))


def main(source: BinaryIO = sys.stdin.buffer, target: BinaryIO = sys.stdout.buffer) -> None:
    """Thinks until the server hangs up."""
    answer_all(answer, source, target)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it hangs up, we go, too
    main()
