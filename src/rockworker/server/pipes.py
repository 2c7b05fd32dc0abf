"""Child processes that answer one message after another over pipes: plain data with its length before it, no pickle."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
"""Before each message: how many bytes it has."""


class ChildIsGone(Exception):
    """The process has ended: it is of no use any more."""


class Child:
    """One process, seen from the server."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def exchange(self, message: bytes) -> bytes:
        """The answer to a message."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin
        assert stdout
        try:
            stdin.write(framed(message))
            await stdin.drain()
            length = LENGTH.unpack(await stdout.readexactly(LENGTH.size))[0]
            return await stdout.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise ChildIsGone(repr(error)) from None

    async def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


async def run(*command: str) -> asyncio.subprocess.Process:
    """A fresh process with pipes to it."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)


def framed(message: bytes) -> bytes:
    """A message with its length."""
    return LENGTH.pack(len(message)) + message


def answer_all(answer: Callable[[bytes], bytes], source: BinaryIO, target: BinaryIO) -> None:
    """In the child: answers until the server hangs up, or is gone when the answer comes. What a bot prints meanwhile
    goes to standard error: among the answers it would be taken for one."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        with contextlib.redirect_stdout(sys.stderr):
            told = answer(source.read(LENGTH.unpack(head)[0]))
        try:
            target.write(framed(told))
            target.flush()
        except BrokenPipeError:
            return
