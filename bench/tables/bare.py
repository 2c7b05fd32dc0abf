"""A server that plays nothing: `python bare.py PORT FILE`. What uvicorn's sockets and SQLite's commits cost alone.

To the driver it looks like ours. Whatever comes over a table's socket, it writes a row of the same size as ours to a
table of two columns, committed as ours are: all that waits shares a commit, on disk before anything is sent. Then all
four sockets of the table get an update of the same length."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn

UPDATE = 800
"""Bytes, as many as a median update of ours has."""
ROW = "x" * 400
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Bare:
    """All tables."""

    def __init__(self, file: str) -> None:
        self.database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE rows (name, data)"):
            self.database.execute(statement)
        self.thread = ThreadPoolExecutor(1)
        self.numbers = itertools.count(1)
        self.versions: defaultdict[str, int] = defaultdict(lambda: 1)
        self.sockets: defaultdict[str, list[Send]] = defaultdict(list)
        self.waiting: list[str] = []
        self.writer: asyncio.Task[None] | None = None

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "http":
            answer = json.dumps({"key": f"{next(self.numbers)}", "id": f"{next(self.numbers)}"}).encode()
            headers = [(b"content-type", b"application/json")]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": answer})
        elif scope["type"] == "websocket":
            await self.serve(scope["path"].split("/")[-2], receive, send)

    async def serve(self, table: str, receive: Receive, send: Send) -> None:
        """A socket, until it is closed."""
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": '{"type":"welcome","sight":{"number":1}}'})
        self.sockets[table].append(send)
        while (await receive())["type"] == "websocket.receive":
            self.waiting.append(table)
            if self.writer is None:
                self.writer = asyncio.create_task(self.write())
        self.sockets[table].remove(send)

    async def write(self) -> None:
        """Commits whatever waits, and tells of it."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, batch)
            for table in batch:
                await self.tell(table)
        self.writer = None

    def commit(self, batch: list[str]) -> None:
        """One transaction."""
        self.database.execute("BEGIN")
        self.database.executemany("INSERT INTO rows VALUES (?, ?)", [(table, ROW) for table in batch])
        self.database.execute("COMMIT")

    async def tell(self, table: str) -> None:
        """All four."""
        self.versions[table] += 1
        text = f'{{"type":"update","set":{{"/number":{self.versions[table]}}},"log":"'
        message = {"type": "websocket.send", "text": text + "x" * (UPDATE - len(text) - 2) + '"}'}
        for send in self.sockets[table]:
            await send(message)


if __name__ == "__main__":
    app: Any = Bare(sys.argv[2])
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
