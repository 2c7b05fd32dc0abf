"""Many games in many processes: the vector environment on all cores of a machine.

This process plays a part of the games, and others play theirs at the same time. All write what is seen into memory that
they share. The same seeds and words bring the same games, in however many processes."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final

import gymnasium
import msgspec

from rockworker.engine.garbage import collect_less
from rockworker.learn.board import Board, Info, Part, Seeds, size_of_board
from rockworker.learn.rewards import Reward
from rockworker.learn.setup import Setup
from rockworker.learn.vector import ManyGames, check_many

STEP: Final = b"step"
END: Final = b"end"
DONE: Final = b"done"
FAILED: Final = b"failed"
"""What goes through the line; for a deal, its seeds, and after a failure, the error."""
SOON: Final = 5.0
"""Seconds within which a process ends that is told to."""
AWAKE: Final = 0.0005
"""Seconds for which a process that waits stays awake: to wake one up takes a good part of what a step takes."""
OWN_SHARE: Final = 0.9
"""How many games the caller's process plays for each one of another: it answers the caller besides."""


class SpreadVectorEnv(ManyGames):
    """`RockworkerVectorEnv` in several processes, by default one for each core. Call `close` at the end."""

    def __init__(
        self,
        game: str = "rockwell",
        num_envs: int = 1,
        processes: int | None = None,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        copy: bool = True,
    ) -> None:
        setup = Setup(game, players, modules, options or {}, reward)
        check_many(setup, num_envs)
        memory = get_context("spawn").RawArray("b", size_of_board(setup, num_envs))
        board = Board(setup, num_envs, memory)
        super().__init__(setup, num_envs, board, copy=copy)
        self._parts = _parts(num_envs, processes or os.cpu_count() or 1)
        self._own = Part(setup, seat, opponents, board.part(self._parts[0]))
        played: Info = {"setup": setup, "seat": seat, "opponents": opponents}
        self._workers = [_Worker(memory, num_envs, part, played) for part in self._parts[1:]]

    def _deal(self, seeds: Seeds | None) -> None:
        self._check_open()
        for worker, part in zip(self._workers, self._parts[1:], strict=True):
            worker.tell(msgspec.json.encode(seeds and seeds[part]))
        try:
            self._own.deal(seeds and seeds[self._parts[0]])
        finally:
            self._wait()

    def _say(self) -> None:
        self._check_open()
        for worker in self._workers:
            worker.tell(STEP)
        try:
            self._own.step()
        finally:
            self._wait()

    def _check_open(self) -> None:
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("the environment is closed")

    def _wait(self) -> None:
        """Until all are done; an error there is one here."""
        errors = [error for error in [worker.answer() for worker in self._workers] if error]
        if errors:
            raise errors[0]

    def close_extras(self, **arguments: Any) -> None:
        """Ends the processes."""
        for worker in self._workers:
            worker.end()


def _parts(games: int, processes: int) -> list[slice]:
    """Games side by side for each process, the caller's first; no process without one."""
    shares = [OWN_SHARE, *[1.0] * (processes - 1)]
    bounds = [0, *[round(games * share / sum(shares)) for share in accumulate(shares)]]
    return [slice(*pair) for pair in pairwise(bounds) if pair[0] < pair[1]]


class _Line:
    """An end of a line between two processes."""

    def __init__(self, end: Connection) -> None:
        self.end = end
        self._has_come = _asking(end)

    def heard(self) -> bytes:
        """What comes next. A process that waits stays awake for a moment."""
        until = perf_counter() + AWAKE
        while not self._has_come() and perf_counter() < until:
            pass
        return self.end.recv_bytes()


def _asking(end: Connection) -> Callable[[], object]:
    """What asks whether something has come: `Connection.poll`, or where there is one, a poll that is prepared and takes
    a tenth of the time."""
    if sys.platform == "win32":
        return end.poll
    prepared = select.poll()
    prepared.register(end, select.POLLIN)
    return partial(prepared.poll, 0)


class _Worker:
    """A process, from outside."""

    def __init__(self, memory: Any, games: int, part: slice, played: Info) -> None:
        context = get_context("spawn")
        end, other = context.Pipe()
        self._line = _Line(end)
        self._process = context.Process(target=_serve, args=(other, memory, games, part, played), daemon=True)
        self._process.start()
        other.close()

    def tell(self, command: bytes) -> None:
        try:
            self._line.end.send_bytes(command)
        except OSError:
            raise self._lost() from None

    def answer(self) -> Exception | None:
        """Waits until it is done: what went wrong, if anything did."""
        try:
            if self._line.heard() == DONE:
                return None
            error: Exception = self._line.end.recv()
        except (EOFError, OSError):
            return self._lost()
        return error

    def _lost(self) -> RuntimeError:
        self._process.join(SOON)
        code = self._process.exitcode
        return RuntimeError(f"a process that plays games has ended (exit code {code}): make a new environment")

    def end(self) -> None:
        with suppress(OSError):  # it may have ended by itself
            self._line.end.send_bytes(END)
        self._process.join(SOON)


def _serve(end: Connection, memory: Any, games: int, part: slice, played: Info) -> None:
    """A process, from inside: until it is told to end, or nobody is there any more."""
    collect_less()
    player, line = Part(board=Board(played["setup"], games, memory).part(part), **played), _Line(end)
    while True:
        try:
            command = line.heard()
        except EOFError:
            return
        if command == END:
            return
        try:
            _obey(player, command)
            end.send_bytes(DONE)
        except Exception as error:  # whatever it is, it is the caller's
            end.send_bytes(FAILED)
            end.send(error)


def _obey(player: Part, command: bytes) -> None:
    if command == STEP:
        player.step()
    else:
        player.deal(msgspec.json.decode(command, type=list[int | None] | None))
