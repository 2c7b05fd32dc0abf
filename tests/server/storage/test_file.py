"""The SQLite file, for its server alone; and what an older database becomes."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import column, insert, select, table

from rockworker.cli import run
from rockworker.server.errors import DatabaseIsInUse
from rockworker.server.names import looks
from rockworker.server.storage.database import claimed, engine_for
from rockworker.server.storage.migrations import config, migrate, prepare
from rockworker.server.storage.schema import CHAT, PEOPLE, RATINGS, SEATS
from tests.server.harness import database, serving, somebody, story

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@posix
@story
async def test_others_can_not_read_it(tmp_path: Path) -> None:
    """It holds seeds, addresses and hashes; so do the files beside it."""
    await prepare(database(tmp_path))
    async with serving(tmp_path, database=database(tmp_path)) as server, somebody(server, "Ann"):
        for path in tmp_path.glob("service.db*"):
            assert mode(path) & 0o077 == 0, path.name
        assert len(list(tmp_path.glob("service.db*"))) > 1


@posix
def test_an_older_file_is_closed_to_others(tmp_path: Path) -> None:
    """What its owner has granted to a group stays."""
    file = tmp_path / "service.db"
    file.touch()
    os.chmod(file, 0o664)
    with claimed(database(tmp_path)):
        assert mode(file) == 0o660


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    """It would not see the first one's moves. When the first has gone, the file is free."""
    url = database(tmp_path)
    with claimed(url), pytest.raises(DatabaseIsInUse, match=r"service\.db"), claimed(url):
        raise AssertionError
    with claimed(url):
        pass


@story
async def test_a_server_claims_its_file(tmp_path: Path) -> None:
    """As long as it runs."""
    async with serving(tmp_path):
        with pytest.raises(DatabaseIsInUse), claimed(database(tmp_path)):
            raise AssertionError
    with claimed(database(tmp_path)):
        pass


@pytest.mark.parametrize(
    ("address", "language", "said"),
    [
        ("sqlite:///{folder}/none/t.db", "en", "cannot be opened: [Errno 2] No such file"),
        ("sqlite:///{folder}/used.db", "de", "Ein anderer Server benutzt die Datenbank"),
        ("postgresql://nobody@/nothing?host=/nowhere", "fr", "La base de données ne s’ouvre pas : FileNotFoundError"),
    ],
)
def test_a_start_that_fails_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, language: str, said: str
) -> None:
    """Operators read what is wrong, and no traceback."""
    with claimed(f"sqlite+aiosqlite:///{tmp_path}/used.db"):
        code = run(["serve", "--port", "0", "--database", address.format(folder=tmp_path), "--lang", language])
    assert code == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_databases_without_a_file_are_not_claimed() -> None:
    """In memory, or in PostgreSQL, which serves many."""
    for url in ("sqlite+aiosqlite://", "postgresql+asyncpg://postgres@/postgres"):
        with claimed(url), claimed(url):
            pass


@story
async def test_accounts_of_the_first_version_own_their_looks(empty_database: str) -> None:
    """Where two of them look alike, the older one does; both stay."""
    engine = engine_for(empty_database)
    old = [("a", "Polo", "polo", 1), ("b", "P0lo", "p0lo", 2), ("c", "Polo", None, 0), ("d", "Ann", "ann", 3)]
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(config(sync), "0001"))
        for person in old:
            values = dict(zip(("id", "name", "account", "created"), person, strict=True))
            await connection.execute(insert(table("people", *map(column, values))).values(values))
    await migrate(engine)
    async with engine.connect() as connection:
        found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.looks).order_by(PEOPLE.c.id))
        assert [tuple(row) for row in found] == [
            ("a", looks("polo")),
            ("b", None),
            ("c", None),
            ("d", "ann"),
            ("nobody", None),
        ]
    await engine.dispose()


@story
async def test_names_are_looked_at_again(empty_database: str) -> None:
    """What was not known to look alike: the older account owns the look. Ratings of nobody are gone."""
    engine = engine_for(empty_database)
    old = [("a", "Роӏо", "роӏо", 1), ("b", "Polo", "polo", 2), ("c", "Ann", "ann", 3)]
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(config(sync), "0014"))
        for person in old:
            columns = ("id", "name", "account", "created", "looks", "seen")
            values = dict(zip(columns, (*person, *person[2:]), strict=True))
            await connection.execute(insert(table("people", *map(column, values))).values(values))
        for player in ("None", "b"):
            rating = {"player": player, "game": "x", "pace": "live", "mu": 25.0, "sigma": 8.0, "games": 1, "at": 1}
            await connection.execute(insert(RATINGS).values(rating))
    await migrate(engine)
    async with engine.connect() as connection:
        found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.looks).where(PEOPLE.c.created > 0))
        kept = {row.id: row.looks for row in found}
        assert {each: kept[each] for each in "abc"} == {"a": looks("Polo"), "b": None, "c": "ann"}
        assert [row.player for row in await connection.execute(select(RATINGS.c.player))] == ["b"]
    await engine.dispose()


@story
async def test_guests_of_earlier_versions_are_marked(empty_database: str) -> None:
    """Their seats, those that are kept for them, and their words; not an account's."""
    engine = engine_for(empty_database)
    rows: list[tuple[str, dict[str, Any]]] = [
        ("people", {"id": "a", "name": "Ann", "account": None, "created": 0, "seen": 0}),
        ("people", {"id": "b", "name": "Ben", "account": "ben", "created": 0, "seen": 0}),
        ("tables", {"id": "t", "created": 0, "owner": "a", "header": "{}", "settings": "{}", "invite": "",
                    "public": True, "status": "open", "changed": 0}),
        *[("seats", {"table": "t", "number": number, "person": person, "name": "", "bot": "", "held": held})
          for number, person, held in ((0, "a", None), (1, "b", None), (2, None, "a"), (3, None, None))],
        *[("chat", {"table": "t", "person": person, "name": "", "heard_by": "all", "at": 0, "text": ""})
          for person in "ab"],
    ]  # fmt: skip
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(config(sync), "0012"))
        for name, values in rows:
            await connection.execute(insert(table(name, *map(column, values))).values(values))
    await migrate(engine)
    async with engine.connect() as connection:
        seats = await connection.execute(select(SEATS.c.guest).order_by(SEATS.c.number))
        assert list(seats.scalars()) == [True, False, True, False]
        said = await connection.execute(select(CHAT.c.guest).order_by(CHAT.c.id))
        assert list(said.scalars()) == [True, False]
    await engine.dispose()
