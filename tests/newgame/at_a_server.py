"""Plays a game at a server that has it, from the list of games to the scores: `python at_a_server.py URL GAME`.

The test runs it in the environment in which the game is installed."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import httpx

from rockworker.client import Client
from rockworker.registry import make_bot


async def main(url: str, game: str) -> None:
    """Looks the game up in French, opens a table for three, and lets a bot of ours play against the server's."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", trust_env=False) as http:
        await look_up(http, game)
    async with Client(url) as client:
        await client.enter("Ada")
        table = await client.open_table(game, 3, bots={1: "random", 2: "random"})
        pieces = await client.request("GET", f"/tables/{table.id}/pieces")
        print("pieces", pieces.decode())
        seat = await client.sit(table)
        await client.start(table)
        bot = make_bot("random", game, 1)
        async for turn in seat.turns():
            assert turn.asked
            assert await turn.act(bot.choose(turn.seat))
        print("view", seat.sight.view)
        print("scores", *[score.total for score in seat.sight.scores])


async def look_up(http: httpx.AsyncClient, game: str) -> None:
    """The list of games and the rules, as the page asks for them."""
    games: list[dict[str, Any]] = (await http.get("/games", params={"lang": "fr"})).raise_for_status().json()
    print("games", *[one["name"] for one in games])
    (found,) = [one for one in games if one["name"] == game]
    print("title", found["title"], *[option["label"] for option in found["options"]])
    rules = (await http.get(f"/games/{game}/rules")).raise_for_status().json()
    print("rules", *[section["id"] for section in rules])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
