"""Several server processes share the tables: each table belongs to one of them, and sockets are moved there.

All processes accept connections. One that is to become a table's socket is handed, as an open file, to the process that
the table belongs to, before a word is answered. So a move is applied once, and told from where it was made. Nothing but
speed depends on it: a process that can't be reached is left out, and where a socket stays with another one, news comes
over PostgreSQL.

Which process that is follows from the table's id and the processes that are there (rendezvous hashing): nobody has to
agree on it, and when one comes or goes, only its tables change hands."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import h11
import structlog
from uvicorn.server import ServerState

from rockworker.server.http.patience import PatientConfig, PatientHttp

LOG = structlog.get_logger()
FOLDER: Final = "ROCKWORKER_NEIGHBOURS_FOLDER"
"""The variable that names the folder where the processes find each other."""
LOOK_SECONDS: Final = 1.0
"""For so long a look into the folder is good."""
PATIENCE: Final = 0.02
"""Seconds that a process with a full queue gets to take one more connection: while many come at once."""
LARGEST_HEAD: Final = 1 << 16
TABLES: Final = b"/api/v1/tables/"
PLAY: Final = b"/play"


@contextmanager
def neighbours_folder() -> Iterator[None]:
    """While it lasts, processes that are started find each other."""
    with tempfile.TemporaryDirectory(prefix="rockworker-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


class Neighbours:
    """The server processes of this machine that share a database. Each has a socket in one folder, named by its id."""

    here: Neighbours | None = None
    """Those of this process, while it has any."""

    def __init__(self, folder: Path, process: str) -> None:
        self.folder = folder
        self.process = process
        self._known: tuple[str, ...] = ()
        self._looked = -LOOK_SECONDS

    def owner_of(self, table_id: str) -> str:
        """The process that a table belongs to."""
        return max(self._processes(), key=lambda process: _weight(process, table_id), default=self.process)

    def _processes(self) -> tuple[str, ...]:
        if time.monotonic() - self._looked >= LOOK_SECONDS:
            self._known = tuple(sorted(path.name for path in self.folder.iterdir()))
            self._looked = time.monotonic()
        return self._known

    def hand_over(self, table_id: str, connection: int, head: bytes) -> bool:
        """Gives an open connection to the process that the table belongs to; False: it stays here."""
        owner = self.owner_of(table_id)
        if owner == self.process or len(head) > LARGEST_HEAD:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
                way.settimeout(PATIENCE)
                way.connect(f"{self.folder / owner}")
                socket.send_fds(way, [head], [connection])
        except TimeoutError:
            return False
        except (ConnectionRefusedError, FileNotFoundError):
            self._forget(owner)
            return False
        except OSError as error:
            LOG.warning("connection not moved", process=owner, error=repr(error))
            return False
        return True

    def _forget(self, process: str) -> None:
        """It has died without a word; the next look finds the others."""
        LOG.warning("process left out", process=process)
        with suppress(OSError):
            (self.folder / process).unlink()
        self._looked = -LOOK_SECONDS

    @contextmanager
    def receiving(self, config: PatientConfig) -> Iterator[None]:
        """While it lasts, others' connections are served here."""
        loop = asyncio.get_running_loop()
        config.load()
        path = self.folder / self.process
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.setblocking(False)
            door.bind(f"{path}")
            loop.add_reader(door.fileno(), self._take, door, config)
            Neighbours.here = self
            try:
                yield
            finally:
                Neighbours.here = None
                loop.remove_reader(door.fileno())
                path.unlink(missing_ok=True)

    def _take(self, door: socket.socket, config: PatientConfig) -> None:
        with suppress(BlockingIOError):
            head, files, _, _ = socket.recv_fds(door, LARGEST_HEAD, 1)
            for file in files:
                os.set_inheritable(file, False)
                connection = socket.socket(fileno=file)
                connection.setblocking(False)
                task = asyncio.ensure_future(_serve(connection, head, config))
                _SERVING.add(task)
                task.add_done_callback(_SERVING.discard)


_SERVING: Final[set[asyncio.Future[None]]] = set()
_STATE: Final = ServerState()


async def _serve(connection: socket.socket, head: bytes, config: PatientConfig) -> None:
    """As if it had been accepted here."""
    loop = asyncio.get_running_loop()
    try:
        _, protocol = await loop.connect_accepted_socket(lambda: SettledHttp(config, _STATE, {}), connection)
        protocol.data_received(head)
    except OSError as error:
        LOG.info("moved connection lost", error=repr(error))
        connection.close()


class MovingHttp(PatientHttp):
    """A connection that goes to the process where it belongs, if it is to become a table's socket."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket: here or elsewhere."""
        table_id = _table_of(event.target)
        connection = self.transport.get_extra_info("socket")
        if Neighbours.here and table_id and Neighbours.here.hand_over(table_id, connection.fileno(), _head(event)):
            self.transport.abort()  # our end of it; the connection lives on
        else:
            super().handle_websocket_upgrade(event)


class SettledHttp(PatientHttp):
    """A connection that was moved here, and stays."""


class MovingConfig(PatientConfig):
    """Settings of a process with neighbours."""

    def __init__(self, patience: float, app: Any, **more: Any) -> None:
        super().__init__(patience, app, **more)
        self.http = MovingHttp


def _table_of(target: bytes) -> str | None:
    """The table that a request's address is about, if it is that of a table's socket."""
    path = target.partition(b"?")[0]
    if not path.startswith(TABLES) or not path.endswith(PLAY):
        return None
    return path[len(TABLES) : -len(PLAY)].decode("ascii", "replace")


def _head(event: h11.Request) -> bytes:
    """A request as it came."""
    lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in event.headers)]
    return b"\r\n".join([*lines, b"", b""])


def _weight(process: str, table_id: str) -> bytes:
    return blake2b(f"{process} {table_id}".encode(), digest_size=8).digest()
