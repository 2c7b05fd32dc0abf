"""A bare socket to a table: what a page sends and gets, message by message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rockworker.client import Client
from rockworker.engine.changes import put


class Reader:
    """A client that does what the protocol says with what it is told: the reference for all others."""

    def __init__(self) -> None:
        self.public: Any = None
        """The table as everybody sees it."""
        self.own: dict[str, Any] = {}
        """What is different in it for this client."""

    @property
    def sight(self) -> Any:
        """The table as this client sees it."""
        return put(self.public, self.own)

    def read(self, data: str | bytes) -> dict[str, Any]:
        """A message; one that tells something of the table with the sight that it leads to."""
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "welcome":
            self.public, self.own = message["sight"], message["own"]
        elif message["type"] == "update":
            self.public = put(self.public, message["set"])
            self.own = message.get("own", self.own)
        else:
            return message
        return {**message, "sight": self.sight}


class Wire:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []
        self.reader = Reader()

    async def send(self, **message: Any) -> None:
        """A request."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; the others are kept in `seen`."""
        while True:
            message = self.reader.read(await self.socket.recv())
            self.seen.append(message)
            if message["type"] in kinds:
                return message

    async def welcomed(self) -> dict[str, Any]:
        """The welcome, and what the server does after it is done: only then does it answer."""
        welcome = await self.next("welcome")
        await self.send(type="ping")
        await self.next("pong")
        return welcome

    async def ask(self, **message: Any) -> dict[str, Any]:
        """A request and its answer."""
        await self.send(**message)
        return await self.next("ack", "refused")


@asynccontextmanager
async def wire(client: Client | None, url: str, table_id: str, **query: Any) -> AsyncIterator[Wire]:
    """A socket to a table, for somebody or for a stranger."""
    headers = {"Authorization": f"Bearer {client.key}"} if client else {}
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"ws{url.removeprefix('http')}/api/v1/tables/{table_id}/play?{asked}"
    async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
        yield Wire(socket)
