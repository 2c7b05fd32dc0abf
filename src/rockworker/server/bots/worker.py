"""A process in which bots think: decisions come in on standard input, actions go out on standard output.

It gets no real game, only a possible one, and it speaks no pickle."""

from __future__ import annotations

import secrets
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from rockworker.bots import GameSeat
from rockworker.bots.possible import PossibleGame
from rockworker.engine.game import Game
from rockworker.registry import make_bot
from rockworker.server.pipes import answer_all


class Task(msgspec.Struct, frozen=True):
    """A decision for a bot."""

    game: PossibleGame
    bot: str
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided, or what went wrong."""

    action: dict[str, Any] | None = None
    failure: str = ""


def task_for(game: Game, player: int, bot: str) -> Task:
    """A decision about a possible game: the real one stays here."""
    return Task(PossibleGame.of(game, player, secrets.randbits(64)), bot, secrets.randbits(63))


def decide(task: Task) -> dict[str, Any]:
    """Lets a bot choose."""
    game = task.game.game()
    action = make_bot(task.bot, game.header.game, task.seed).choose(GameSeat(game, task.game.player))
    plain: dict[str, Any] = msgspec.to_builtins(action)
    return plain


def think(task: Task) -> Thought:
    """A decision, whatever happens."""
    try:
        return Thought(decide(task))
    except Exception as error:
        return Thought(failure=f"{type(error).__name__}: {error}"[:500])


def answer(message: bytes) -> bytes:
    """The thought about a task, both as they go over the pipe."""
    return msgspec.msgpack.encode(think(msgspec.msgpack.decode(message, type=Task)))


def main(source: BinaryIO = sys.stdin.buffer, target: BinaryIO = sys.stdout.buffer) -> None:
    """Thinks until the server hangs up."""
    answer_all(answer, source, target)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it hangs up, we go, too
    main()
