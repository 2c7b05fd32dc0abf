"""Tells players who are not there that it is their turn: by webhook or e-mail, as they wished for their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from rockworker.protocol import Notify
from rockworker.server.config import Settings
from rockworker.server.errors import BadWebhook, NotDelivered
from rockworker.server.metrics import Metrics
from rockworker.server.notify import mail, webhooks
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.render import own_words
from rockworker.server.tables.session import TableSession

LOG = structlog.get_logger()
PAUSES: Final = (0.0, 2.0, 10.0)
"""Seconds before each try; after the last one a message is given up."""
MOST_WAITING: Final = 1000
AT_ONCE: Final = 8


class Notifier:
    """Watches the tables of this process. Messages go out beside the game: nobody at a table waits for them."""

    def __init__(self, hub: Hub, settings: Settings, metrics: Metrics) -> None:
        self.hub = hub
        self.settings = settings
        self.metrics = metrics
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        hub.on_open.append(self._on_open)

    async def close(self) -> None:
        """What is not sent yet is dropped."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _on_open(self, room: Room) -> None:
        def on_rows(session: TableSession, rows: list[LogRow]) -> None:
            if session.mine and rows:
                self._look(room, rows[-1].number)

        room.session.listeners.append(on_rows)

    def _look(self, room: Room, number: int) -> None:
        """Who is asked something new, and wants to know?"""
        state, seats = room.session.state, room.session.table.seats
        for seat in state.actors:
            wish = notify_of(seats[seat].notify)
            if state.position.asked[seat] == number and not state.position.seats[seat].bot and wish:
                self._start(self._tell_later(room, seat, number, wish))

    def _start(self, sending: Coroutine[Any, Any, None]) -> None:
        if len(self._sending) >= MOST_WAITING:
            LOG.warning("too many messages to players", waiting=len(self._sending))
            sending.close()
            return
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _tell_later(self, room: Room, seat: int, number: int, wish: Notify) -> None:
        """A player who is there, or comes back at once, needs no message."""
        if seat in room.connected:
            return
        await asyncio.sleep(self.settings.notify_after_s)
        state = room.session.state
        if seat in room.connected or seat not in state.actors or state.position.asked[seat] != number:
            return
        await self._deliver(room, seat, wish)

    async def _deliver(self, room: Room, seat: int, wish: Notify) -> None:
        text = self._text(room, wish)
        if wish.webhook:
            url = wish.webhook
            await self._insist("webhook", room, lambda: self._call(url, room, seat, text))
        if wish.email:
            address = wish.email
            await self._insist("email", room, lambda: self._mail(address, room, wish.lang, text))

    async def _insist(self, way: str, room: Room, send: Callable[[], Awaitable[None]]) -> None:
        """A few tries."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                async with self._places:
                    await send()
            except (webhooks.WebhookFailed, mail.MailFailed, BadWebhook) as error:
                self.metrics.messages.labels(way, "failed").inc()
                LOG.warning("message to a player failed", way=way, table=room.session.id, error=repr(error))
            else:
                self.metrics.messages.labels(way, "sent").inc()
                return

    async def test(self, room: Room, seat: int) -> None:
        """The test button: one try, with an answer."""
        wish = notify_of(room.session.table.seats[seat].notify)
        text = own_words(wish.lang).term("notify-test") if wish else ""
        try:
            if wish and wish.webhook:
                await self._call(wish.webhook, room, seat, text)
            if wish and wish.email:
                await self._mail(wish.email, room, wish.lang, text)
        except (webhooks.WebhookFailed, mail.MailFailed, BadWebhook) as error:
            # The same answer for all: it must not tell which names exist in the server's own network.
            LOG.info("test message failed", table=room.session.id, error=repr(error))
            raise NotDelivered from None

    async def _call(self, url: str, room: Room, seat: int, text: str) -> None:
        facts = {"table": room.session.id, "seat": seat, "game": room.session.table.header.game}
        await webhooks.call(url, text, facts, self.settings.private_webhooks)

    async def _mail(self, address: str, room: Room, language: str, text: str) -> None:
        game = room.session.table.header.game.capitalize()
        await mail.send(self.settings, address, own_words(language).term("notify-subject", game=game), text)

    def _text(self, room: Room, wish: Notify) -> str:
        words = own_words(wish.lang)
        game = room.session.table.header.game.capitalize()
        if not self.settings.public_url:
            return words.term("notify-turn", game=game)
        url = f"{self.settings.public_url.rstrip('/')}/table/{room.session.id}"
        return words.term("notify-turn-at", game=game, url=url)


def notify_of(stored: dict[str, Any] | None) -> Notify | None:
    """A player's wish, as it is stored."""
    return msgspec.convert(stored, Notify) if stored else None


async def set_notify(hub: Hub, room: Room, seat: int, wish: Notify, settings: Settings) -> None:
    """Checks and notes where a player wants to be told."""
    if wish.webhook:
        webhooks.check_url(wish.webhook, settings.private_webhooks)
    if wish.email:
        mail.check_address(wish.email)
    wanted = wish.webhook or wish.email
    await hub.store.set_notify(room.session.id, seat, msgspec.to_builtins(wish) if wanted else None)
    await room.session.refresh()
