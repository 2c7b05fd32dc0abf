"""A table's lock: one at a time, in order, and nobody is forgotten."""

from __future__ import annotations

import asyncio

from rockworker.server.tables.lock import Lock
from tests.server.harness import story


@story
async def test_those_who_wait_get_it_in_order_and_nobody_gets_ahead() -> None:
    """Not even who asks in the moment between one and the next."""
    lock, order = Lock(), list[int]()

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    assert not lock.take()
    waiting = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert lock.take()


@story
async def test_who_gives_up_does_not_keep_it() -> None:
    """Neither while waiting nor in the moment when it was handed over."""
    lock, got = Lock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            got.append(name)

    assert lock.take()
    early, late, last = [asyncio.create_task(wait(name)) for name in ("early", "late", "last")]
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()
    late.cancel()  # it has been handed over, and nobody knows yet
    await asyncio.gather(early, late, last, return_exceptions=True)
    assert got == ["last"]
    assert lock.take()
