"""The server is killed at random moments of running games: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from rockworker.engine.chance import Rng
from rockworker.server.storage.database import engine_for
from rockworker.server.storage.store import Store
from tests.server.proofs.killable import Killable, free_port, settings_for
from tests.server.proofs.parties import Party, check

ROUNDS = int(os.environ.get("ROCKWORKER_KILLS", "10"))
"""How often the server is killed in each test; `make soak` kills it more often."""
LONG = ROUNDS >= 100
"""In the long form there are more tables, and all games are played to their end; in the short one the shorter ones."""
MODULES = ["fluctuating_market", "diamonds", "explosions", "inspectors"]
KINDS: list[dict[str, Any]] = [
    {"game": "rockwell", "players": 2, "modules": MODULES},
    {"game": "clockworker", "players": 3, "bots": {1: "random"}},
    *([{"game": "rockwell", "players": 4, "bots": {2: "random"}}] if LONG else []),
]


@contextlib.asynccontextmanager
async def parties(server: Killable, seed: int) -> AsyncIterator[list[Party]]:
    """A party for each kind of table."""
    made = [Party(server.url, kind, seed + 10 * number) for number, kind in enumerate(KINDS)]
    try:
        for party in made:
            await party.start()
        yield made
    finally:
        for party in made:
            print(party.where())  # a failed test shows it
            await party.close()


def test_kill_at_any_moment(database_url: str, tmp_path: Path) -> None:
    """Kill, check the disk, start again: games go on where they were, and are finished by the same clients."""
    seed = secrets.randbits(32)
    print(f"seed {seed}")  # a failed test shows it
    asyncio.run(_kill_at_any_moment(database_url, tmp_path, seed))


async def _kill_at_any_moment(url: str, folder: Path, seed: int) -> None:
    server = Killable(settings_for(url, free_port()), str(folder / "log"))
    chance, with_sealed, played = Rng(seed), 0, 0
    await server.start()
    try:
        async with asyncio.timeout(60 + 20 * ROUNDS), parties(server, seed) as running:
            for number in range(ROUNDS):
                await _wait_for_the_moment(running, number, chance)
                await server.kill()
                with_sealed += await _check_all(url, running)
                await server.start()
                played += await _replace_finished(server, running, seed + 1000 * number)
            await asyncio.gather(*[_finish(party) for party in running])
            await server.kill()
            await _check_all(url, running)
            played += sum(len(party.acked) for party in running)
        print(f"{ROUNDS} kills, {with_sealed} of them amid sealed choices; {played} moves acknowledged, none lost")
        assert with_sealed, "no kill has met a sealed choice"
    finally:
        await server.stop()


async def _finish(party: Party) -> None:
    """The game goes on after the last restart, and to its end where that is not too long."""
    if LONG or party.kind["game"] == "clockworker":
        await asyncio.gather(*party.tasks)
        return
    before = len(party.acked)
    while len(party.acked) < before + 5 and not party.finished:
        await asyncio.sleep(0.01)


async def _wait_for_the_moment(running: list[Party], number: int, chance: Rng) -> None:
    """Any moment; every other time right after somebody has made a sealed choice."""
    before = [len(party.acked) for party in running]
    while [len(party.acked) for party in running] == before and not all([party.finished for party in running]):
        await asyncio.sleep(0.01)
    if number % 2:
        sealing = [asyncio.create_task(_next_sealed(party)) for party in running]
        await asyncio.wait(sealing, timeout=2, return_when=asyncio.FIRST_COMPLETED)
        for task in sealing:
            task.cancel()
    else:
        await asyncio.sleep(chance.below(300) / 1000)


async def _next_sealed(party: Party) -> None:
    party.sealed.clear()
    await party.sealed.wait()


async def _check_all(url: str, running: list[Party]) -> bool:
    """Checks all tables; whether one of them waits for the rest of sealed choices."""
    store = Store(engine_for(url))
    try:
        return any([await check(store, party) for party in running])
    finally:
        await store.close()


async def _replace_finished(server: Killable, running: list[Party], seed: int) -> int:
    """New tables for those whose game is over: how many moves were acknowledged there."""
    played = 0
    for place, party in enumerate(running):
        if party.finished:
            played += len(party.acked)
            await party.close()
            running[place] = Party(server.url, party.kind, seed)
            await running[place].start()
    return played
