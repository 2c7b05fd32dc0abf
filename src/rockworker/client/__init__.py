"""Play on a server from Python: for bots written by anyone, and for other programs.

    async with Client("http://127.0.0.1:8000") as client:
        await client.enter("Botty")
        table = await client.open_table("rockwell", players=2, bots={1: "greedy"})
        seat = await client.sit(table)
        await client.start(table)
        async for turn in seat.turns():
            await turn.act(choose(turn.offers))

Needs the extra `client` (httpx and websockets)."""

from __future__ import annotations

from rockworker.client.connection import ServerRefused
from rockworker.client.http import Client
from rockworker.client.seat import RemoteSeat, Turn

__all__ = ["Client", "RemoteSeat", "ServerRefused", "Turn"]
