"""A process in which bots think: decisions come in on standard input, actions go out on standard output.

It gets no real game, only a possible one, and it speaks no pickle."""

from __future__ import annotations

import secrets
import signal
import struct
import sys
from typing import Any, BinaryIO, Final

import msgspec

from rockworker.bots import GameSeat
from rockworker.bots.possible import PossibleGame
from rockworker.engine.game import Game
from rockworker.registry import make_bot

LENGTH: Final = struct.Struct(">I")
"""Before each message: how many bytes it has."""


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


def pack(message: msgspec.Struct) -> bytes:
    """A message with its length."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def main(source: BinaryIO = sys.stdin.buffer, target: BinaryIO = sys.stdout.buffer) -> None:
    """Thinks until the server hangs up, or is gone when the answer comes."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        task = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=Task)
        try:
            target.write(pack(think(task)))
            target.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it hangs up, we go, too
    main()
