"""Many messages that are due at once: all of them go out, in turn."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, insert, select

from rockworker.protocol import NoticeKind, NoticeSettings
from rockworker.server.config import Settings
from rockworker.server.metrics import Metrics
from rockworker.server.notify import notifier as notices
from rockworker.server.notify.letters import MOST
from rockworker.server.notify.notifier import Notifier
from rockworker.server.storage.notices import Letter
from rockworker.server.storage.schema import OUTBOX
from rockworker.server.storage.tries import MINUTE_MS
from tests.server.harness import Clock, House, house_on, story

MANY, AT_ONCE = 25, 10


async def left(at: House) -> int:
    """How many are still in the outbox."""
    async with at.hub.store.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(OUTBOX))).scalar_one())


@story
async def test_none_of_many_messages_is_lost(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that can't be sent yet stay in the outbox, where another process finds them, too; meanwhile others are
    written down."""
    monkeypatch.setattr(notices, "MOST_WAITING", AT_ONCE)
    monkeypatch.setattr(notices, "BUSY", 0.02)
    async with house_on(database_url, Clock()) as at:
        room = await at.table("Ann", "Ben")
        person = at.people["Ann"].id
        due = {"person": person, "kind": "turn", "table": room.session.id, "seat": 0, "number": 1, "due": 1}
        async with at.hub.store.engine.begin() as connection:
            await connection.execute(insert(OUTBOX), [due] * MANY)
        notifier, gate = Notifier(at.hub, Settings(), Metrics()), asyncio.Event()
        sent, written = 0, 0

        async def send(_letter: Letter) -> None:
            nonlocal sent
            await gate.wait()
            sent += 1

        async def post(_letter: Letter) -> None:
            nonlocal written
            written += 1

        monkeypatch.setattr(notifier, "_send", send)
        monkeypatch.setattr(notifier, "_post", post)
        await notifier.start()
        async with asyncio.timeout(20):
            while await left(at) > MANY - AT_ONCE:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert (await left(at), sent) == (MANY - AT_ONCE, 0)
            notifier._on_invitation(room.session.id, person)
            gate.set()
            while sent < MANY:
                await asyncio.sleep(0.01)
        await notifier.close()
        assert (await left(at), sent, written) == (0, MANY, 1)


@story
async def test_nobody_is_flooded_with_invitations(database_url: str) -> None:
    """Of some an hour people are told; what they are told of their games does not count among them."""
    async with house_on(database_url, Clock()) as at:
        room = await at.table("Ann", "Ben")
        person = at.people["Ben"].id
        await at.hub.store.notices.set_settings(person, NoticeSettings(webhook="https://example.com/"))
        notifier, most = Notifier(at.hub, Settings(), Metrics()), MOST["invitation"]
        rounds: list[tuple[NoticeKind, int]] = [
            ("invitation", most),
            ("turn", most + MANY),
            ("invitation", most + MANY),
        ]
        for kind, wanted in rounds:
            for number in range(MANY):
                await notifier._write(Letter(person, kind, room.session.id, 1, number, 5))
            assert await left(at) == wanted
        at.clock.pass_ms(60 * MINUTE_MS)
        await notifier._write(Letter(person, "invitation", room.session.id, 0, 0, 5))
        assert await left(at) == most + MANY + 1
