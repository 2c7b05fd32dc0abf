"""Fuzzed requests and frames, floods, slow and half-open clients, all at one server. Run as a process of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rockworker.engine.chance import Rng
from tests.server.http.test_slow_clients import HANDSHAKE, SLOW
from tests.server.proofs.test_bad_input import FRAMES, QUERIES

EXAMPLES: Final = 6
FLOOD: Final = 300
UNANSWERED: Final = "keepalive ping timeout"
"""Why a server hangs up on clients that answer no ping: on a busy machine, those that flood and read nothing."""
PATIENCE: Final = 180.0
"""Seconds for an answer: the machine has much else to do."""
MUTE: Final = 90.0
"""Seconds after which the server has pinged in vain, and hung up: it pings every twenty, and waits as long."""
_TEXT: Final = json.dumps({"type": "undo", "key": "k" * 60}).encode()
QUESTION: Final = b"\x81" + bytes([0x80 | len(_TEXT)]) + bytes(4) + _TEXT
"""A request that is refused, as a frame whose mask changes nothing."""
QUESTIONS: Final = 50_000
"""Their answers are more than the systems at both ends keep."""


class Fire:
    """What was sent to a server, and what came back."""

    def __init__(self, url: str, until: float) -> None:
        self.url = url
        self.until = until
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.chance = Rng(int(until))
        self.key, self.table = self._seat()

    def _seat(self) -> tuple[str, str]:
        """A new attacker with a table: requests may have signed the last one out, or closed its table."""
        with httpx.Client(trust_env=False, base_url=f"{self.url}/api/v1", timeout=PATIENCE) as http:
            key = http.post("/guests", json={"name": f"Mallory {self.chance.below(1 << 30)}"}).json()["key"]
            http.cookies.clear()
            http.headers["Authorization"] = f"Bearer {key}"
            table = http.post("/tables", json={"game": "rockwell", "players": 2, "hot_seat": True}).json()["id"]
            http.post(f"/tables/{table}/start")
        return key, table

    @property
    def is_on(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.until

    # HTTP

    def requests(self) -> None:
        """Pass after pass over every operation, with what fits its description and what does not."""
        schema = schemathesis.openapi.from_url(f"{self.url}/schema/openapi.json")
        operations: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        while self.is_on:
            self.key, self.table = self._seat()
            self.counts["passes over the interface"] += 1
            for operation in operations:
                for mode in schemathesis.GenerationMode:
                    if self.is_on:
                        self._operation(operation, mode)

    def _operation(self, operation: Any, mode: Any) -> None:
        known = {"table_id": self.table} if "{table_id}" in operation.path and self.chance.below(2) else None

        @seed(self.chance.below(1 << 32))
        @settings(
            max_examples=EXAMPLES, database=None, deadline=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode, path_parameters=known))
        def send(case: Any) -> None:
            self._send(operation.label, case)

        try:
            send()
        except Exception as error:
            if "Unable to satisfy" not in str(error) and type(error).__name__ not in ("Unsatisfiable", "SkipTest"):
                self.faults.append(f"{operation.label}: {type(error).__name__}: {str(error)[:300]}")

    def _send(self, label: str, case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=self.url)
        headers = {**dict(sent.get("headers") or {}), "Authorization": f"Bearer {self.key}"}
        answer = case.call(base_url=self.url, headers=headers, timeout=PATIENCE)
        self.counts["requests"] += 1
        self.counts[f"answers {answer.status_code // 100}xx"] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{label}: {answer.status_code} {answer.content[:300]!r}")
        elif answer.status_code >= 400 and set(json.loads(answer.content)) != {"error", "text", "details"}:
            self.faults.append(f"{label}: an answer in no form: {answer.content[:300]!r}")

    # Sockets

    async def sockets(self) -> None:
        """Frames that are wrong in every way, floods, and connections that are slow or half open."""
        await asyncio.gather(self._frames(), self._floods(), self._slow(), self._mute())

    async def _frames(self) -> None:
        while self.is_on:
            query = QUERIES[self.chance.below(len(QUERIES))] if self.chance.below(3) == 0 else ""
            await self._talk(query, [self._frame() for _ in range(20)], "frames")

    async def _floods(self) -> None:
        while self.is_on:
            say = [json.dumps({"type": "say", "key": str(n), "text": "spam"}) for n in range(FLOOD)]
            await self._talk("", say, "flooding frames")
            await asyncio.sleep(1)

    def _frame(self) -> str | bytes:
        """One of the known bad ones, as it is or spoiled at one place."""
        frame = FRAMES[self.chance.below(len(FRAMES))]
        if not frame or self.chance.below(2):
            return frame
        at = self.chance.below(len(frame))
        if isinstance(frame, bytes):
            return frame[:at] + bytes([self.chance.below(256)]) + frame[at + 1 :]
        return frame[:at] + chr(32 + self.chance.below(200)) + frame[at + 1 :]

    async def _talk(self, query: str, frames: Sequence[str | bytes], what: str) -> None:
        """Sends frames, and reads all answers up to that to a last request in good order."""
        address = f"ws{self.url.removeprefix('http')}/api/v1/tables/{self.table}/play?{query}"
        headers = {"Authorization": f"Bearer {self.key}"}
        last = f"last {self.chance.below(1 << 30)}"
        frames = [*frames, json.dumps({"type": "undo", "key": last})]
        try:
            async with asyncio.timeout(PATIENCE), connect(address, additional_headers=headers, proxy=None) as socket:
                for frame in frames:
                    await socket.send(frame)
                    self.counts[what] += 1
                async for answer in socket:
                    told = json.loads(answer)
                    self.counts["answers"] += told["type"] in ("ack", "refused", "pong")
                    if told.get("error") == "broken":
                        self.faults.append(f"broken after one of {[str(frame)[:80] for frame in frames]}")
                    if told.get("key") == last:
                        break
        except ConnectionClosed as closed:
            self._hung_up(closed, frames)
        except InvalidStatus as refused:
            if refused.response.status_code >= 500:
                self.faults.append(f"a socket was answered {refused.response.status_code}")
        except (TimeoutError, OSError) as error:
            self.faults.append(f"a socket: {type(error).__name__}")

    def _hung_up(self, closed: ConnectionClosed, frames: Sequence[str | bytes]) -> None:
        """Whether the server had a reason."""
        if closed.rcvd and closed.rcvd.reason == UNANSWERED:
            self.counts["pings not answered in time"] += 1
        elif closed.rcvd and closed.rcvd.code == 1011:
            first = [str(frame)[:80] for frame in frames[:3]]
            self.faults.append(f"a socket broke down ({closed.rcvd.reason}) after one of {len(frames)}: {first} …")

    async def _slow(self) -> None:
        host, port = self.url.removeprefix("http://").split(":")
        while self.is_on:
            for first, drop in SLOW.values():
                await asyncio.gather(*[self._drip(host, int(port), first, drop) for _ in range(5)])

    async def _drip(self, host: str, port: int, first: bytes, drop: bytes) -> None:
        """Sends in drops until the server hangs up, for two minutes at most: then it has failed to."""
        reader, writer = await asyncio.open_connection(host, port)
        self.counts["slow clients"] += 1
        try:
            async with asyncio.timeout(120):
                writer.write(first)
                reading = asyncio.create_task(reader.read(-1))
                while not reading.done():
                    writer.write(drop)
                    await asyncio.sleep(0.5)
                await reading
        except TimeoutError:
            self.faults.append(f"a slow client was never cut off: {first[:60]!r}")
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()

    async def _mute(self) -> None:
        """Sockets that answer no ping; some of them ask for much, and read nothing."""
        while self.is_on:
            await asyncio.gather(*[self._hold_open(reads) for reads in (True, True, True, True, False, False)])

    async def _hold_open(self, reads: bool) -> None:
        """The server must have ended such a socket after a while, though its client does nothing."""
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=4096)
        self.counts["half-open sockets" if reads else "sockets that read nothing"] += 1
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(HANDSHAKE.format(table=self.table, more="", key=key, secret=self.key).encode())
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"" if reads else QUESTION * QUESTIONS)
            await (self._read_on(reader) if reads else asyncio.sleep(MUTE))
            if is_held(int(port), writer.get_extra_info("sockname")[1]):
                self.faults.append(
                    f"never closed: a socket that answers no ping and reads {'all' if reads else 'nothing'}"
                )
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()

    async def _read_on(self, reader: asyncio.StreamReader) -> None:
        """To the end, or for as long as that may take."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MUTE):
                while await reader.read(1 << 16):
                    pass


def is_held(server: int, client: int) -> bool:
    """Whether a server on this machine still has its end of a connection, by the ports: as Linux tells."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        local, remote, state = line.split()[1:4]
        if (int(local[-4:], 16), int(remote[-4:], 16)) == (server, client):
            return state == "01"
    return False


def main() -> None:
    """`python -m tests.soak.fire URL SECONDS`: prints what was sent and found as JSON."""
    fire = Fire(sys.argv[1], time.monotonic() + float(sys.argv[2]))
    fire.requests() if sys.argv[3] == "requests" else asyncio.run(fire.sockets())
    print(json.dumps({"counts": fire.counts, "faults": fire.faults[:50]}))


if __name__ == "__main__":
    main()
