"""Tables on a server: find, open, join and start them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, Self

import httpx
import msgspec

from rockworker.client.connection import AGAIN, UNAVAILABLE, ServerConnection, ServerRefused
from rockworker.client.seat import RemoteSeat
from rockworker.protocol import GameStatistics, LogLine, StepInfo, TableInfo

PATIENCE: Final = 60.0
"""Seconds for one answer: connections queue while a server is starting."""
REPEATABLE: Final = ("GET", "HEAD", "PUT", "DELETE")
"""Methods that do the same however often they are sent."""
TRIES: Final = 60
"""How often a request is sent to a server whose database is away."""


class Client:
    """A person on a server: a new guest, an account, or the owner of a key."""

    def __init__(self, url: str, key: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.key = key
        self.language = language
        self._http = httpx.AsyncClient(
            base_url=f"{self.url}/api/v1", headers={"Accept-Language": language}, timeout=PATIENCE
        )
        self._seats: list[RemoteSeat] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hangs up everywhere."""
        for seat in self._seats:
            await seat.close()
        await self._http.aclose()

    # Who we are

    async def enter(self, name: str) -> str:
        """As a guest. Returns the key with which one can come back."""
        return await self._become("/guests", {"name": name})

    async def register(self, name: str, password: str) -> str:
        """With a new account."""
        return await self._become("/accounts", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> str:
        """With an account."""
        return await self._become("/sessions", {"name": name, "password": password})

    async def _become(self, path: str, wish: dict[str, str]) -> str:
        answer = await self.request("POST", path, wish)
        self._http.cookies.clear()  # the key is enough
        self.key = str(msgspec.json.decode(answer)["key"])
        return self.key

    # Tables

    async def lobby(self, **filters: Any) -> list[TableInfo]:
        """Public tables; filters: game, status, players, free."""
        return msgspec.json.decode(await self.request("GET", "/tables", params=filters), type=list[TableInfo])

    async def open_table(
        self, game: str, players: int, *, bots: Mapping[int, str] | None = None, **wishes: Any
    ) -> TableInfo:
        """A new table; wishes: modules, options, public, hot_seat, clock, seat …"""
        seated = {str(seat): bot for seat, bot in (bots or {}).items()}
        return await self._table("POST", "/tables", {"game": game, "players": players, "bots": seated, **wishes})

    async def table(self, table_id: str, invite: str | None = None) -> TableInfo:
        """A table that we may see."""
        return await self._table("GET", f"/tables/{table_id}", invite=invite)

    async def sit(self, table: TableInfo, number: int | None = None, invite: str | None = None) -> RemoteSeat:
        """Our seat at a table: the one that we have there, or else one that is free."""
        invite = invite or table.invite
        table = await self.table(table.id, invite)
        own = [seat.number for seat in table.seats if seat.mine]
        if not own or (number is not None and number not in own):
            table = await self._table("POST", f"/tables/{table.id}/seats", {"seat": number}, invite)
            own = [seat.number for seat in table.seats if seat.mine]
        return self._seat(table, own[0] if number is None else number)

    async def start(self, table: TableInfo) -> TableInfo:
        """Starts the game; all seats must be taken."""
        return await self._table("POST", f"/tables/{table.id}/start")

    async def rematch(self, table: TableInfo) -> TableInfo:
        """The same people, the same game."""
        return await self._table("POST", f"/tables/{table.id}/rematch")

    async def step(self, table: TableInfo, number: int, eyes: int | str | None = None) -> StepInfo:
        """The game after an entry."""
        params = {} if eyes is None else {"seat": str(eyes)}
        data = await self.request("GET", f"/tables/{table.id}/steps/{number}", params=params)
        return msgspec.json.decode(data, type=StepInfo)

    async def log(self, table: TableInfo, before: int | None = None) -> list[LogLine]:
        """A page of the log: the entries before one, or the last ones."""
        params = {"lang": self.language, **({} if before is None else {"before": before})}
        return msgspec.json.decode(
            await self.request("GET", f"/tables/{table.id}/log", params=params), type=list[LogLine]
        )

    async def statistics(self, table: TableInfo) -> GameStatistics:
        """A finished game in numbers."""
        return msgspec.json.decode(await self.request("GET", f"/tables/{table.id}/statistics"), type=GameStatistics)

    async def export(self, table: TableInfo) -> bytes:
        """A finished game as a file."""
        return await self.request("GET", f"/tables/{table.id}/export")

    async def import_game(self, save: bytes) -> TableInfo:
        """A table for one from a file."""
        return await self._table("POST", "/tables/import", msgspec.json.decode(save))

    async def clone(self, table: TableInfo, step: int | None = None) -> TableInfo:
        """A table for one with a copy of a game."""
        return await self._table("POST", f"/tables/{table.id}/clone", {"step": step})

    # The wire

    async def request(self, method: str, path: str, body: Any = None, params: Mapping[str, Any] | None = None) -> bytes:
        """Any request; ServerRefused if the server says no. While its database is away, what can be sent again is."""
        for _ in range(TRIES if method in REPEATABLE else 1):
            answer = await self._send(method, path, body, params)
            if not answer.is_error:
                return answer.content
            refused = _refusal(answer)
            if refused.error != UNAVAILABLE:
                break
            await asyncio.sleep(AGAIN)
        raise refused

    async def _send(self, method: str, path: str, body: Any, params: Mapping[str, Any] | None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        return await self._http.request(method, path, content=content, params=params, headers=headers)

    async def _table(self, method: str, path: str, body: Any = None, invite: str | None = None) -> TableInfo:
        params = {"invite": invite} if invite else None
        return msgspec.json.decode(await self.request(method, path, body, params), type=TableInfo)

    def _seat(self, table: TableInfo, number: int) -> RemoteSeat:
        url = f"ws{self.url.removeprefix('http')}/api/v1/tables/{table.id}/play?seat={number}&lang={self.language}"
        headers = {"Authorization": f"Bearer {self.key}"}
        seat = RemoteSeat(table, number, ServerConnection(url, headers), self.request)
        self._seats.append(seat)
        return seat


def _refusal(answer: httpx.Response) -> ServerRefused:
    try:
        told = msgspec.json.decode(answer.content)
        return ServerRefused(told["error"], told["text"], told["details"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return ServerRefused("refused", f"status {answer.status_code}", {})
