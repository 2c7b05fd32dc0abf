"""Tells people who are away: your turn, game over, an invitation. By Web Push, e-mail or webhook, as they wish.

A message is written down first. It goes out when its time has come (after a moment in which its reader may come back,
and after quiet hours), if it is still true then. It outlives restarts, and goes out once, whatever process sends it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from rockworker.protocol import NoticeKind, NoticeSettings
from rockworker.server.config import Settings
from rockworker.server.errors import BadWebhook, NoAddress, NoMail, NotDelivered, TooMuch
from rockworker.server.metrics import Metrics
from rockworker.server.notify import mail, webhooks
from rockworker.server.notify.letters import Letters
from rockworker.server.notify.push import BrowserGone, Pusher, PushFailed, payload
from rockworker.server.notify.quiet import after_quiet, check_zone
from rockworker.server.storage.notices import Browser, Letter
from rockworker.server.storage.outage import insist
from rockworker.server.storage.rows import Person, TableRow
from rockworker.server.tables.hub import Hub, Room
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.render import own_words
from rockworker.server.tables.session import TableSession

LOG = structlog.get_logger()
PAUSES: Final = (0.0, 2.0, 10.0)
"""Seconds before each try; after the last one a message is given up."""
MOST_WAITING: Final = 1000
"""Messages that are being written down, and as many that are being sent; others stay in the outbox meanwhile."""
MOST_BROWSERS: Final = 10
AT_ONCE: Final = 8
LOOK: Final = 5.0
"""Seconds after which the outbox is looked at again at the latest: another process may have left something."""
BUSY: Final = 0.2
"""Seconds after which it is looked at again where more was due than can be sent at once."""
Way = tuple[str, Callable[[], Awaitable[None]]]
"""A way to somebody: its name, and how to go it."""
FAILURES: Final = (webhooks.WebhookFailed, mail.MailFailed, PushFailed, BadWebhook, NoMail)


class Notifier:
    """Watches the tables of this process. Messages go out beside the game: nobody at a table waits for them."""

    def __init__(self, hub: Hub, settings: Settings, metrics: Metrics) -> None:
        self.hub = hub
        self.settings = settings
        self.metrics = metrics
        self.pusher = Pusher(hub.store.notices, settings)
        self.letters = Letters(hub.store.engine)
        self._under_way: set[asyncio.Task[None]] = set()
        """What is being written down."""
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._posted = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        hub.on_open.append(self._on_open)
        hub.on_invitation.append(self._on_invitation)

    async def start(self) -> None:
        """Sends what was left, and what comes."""
        await self.pusher.load()
        self._sender = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        """What is not due yet is sent after the next start."""
        tasks = [*self._under_way, *self._sending, *([self._sender] if self._sender else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What is to be told

    def _on_open(self, room: Room) -> None:
        def on_rows(session: TableSession, rows: list[LogRow]) -> None:
            if session.mine and rows:
                self._look(room, rows[-1].number)

        room.session.listeners.append(on_rows)

    def _look(self, room: Room, number: int) -> None:
        """Who is asked something new, or has finished a game, without being there?"""
        state, seats = room.session.state, room.session.table.seats
        over = state.is_over
        kind: NoticeKind = "over" if over else "turn"
        asked = range(len(seats)) if over else [s for s in state.waits_for if state.position.asked[s] == number]
        told: set[str] = set()
        for seat in asked:
            person = seats[seat].person
            if person and person not in told and not room.is_connected(seat):
                told.add(person)
                self._write_down(Letter(person, kind, room.session.id, seat, number, self._soon()))

    def _on_invitation(self, table: str, person: str) -> None:
        self._write_down(Letter(person, "invitation", table, 0, 0, self.hub.now()))

    def _soon(self) -> int:
        return self.hub.now() + self.settings.notify_after_s * 1000

    async def _post(self, letter: Letter) -> None:
        """Writes a message down, if its reader wants it; when the database is back, if it is away."""
        await insist(lambda: self._write(letter))

    async def _write(self, letter: Letter) -> None:
        store = self.hub.store.notices
        wish = await store.settings(letter.person)
        if not getattr(wish, letter.kind) or not await self._has_way(letter.person, wish):
            return
        if letter.kind == "invitation" and not await self._may_invite(letter.person):
            return
        await store.post(Letter(**{**_fields(letter), "due": after_quiet(wish, letter.due)}))
        self._posted.set()

    async def _may_invite(self, person: str) -> bool:
        """Anybody may invite anybody: of more than a few an hour, nobody is told. They find them among their games."""
        return await self.letters.may_go("invitation", person, person, self.hub.now())

    async def _has_way(self, person: str, wish: NoticeSettings) -> bool:
        return bool(wish.email or wish.webhook or await self.hub.store.notices.browsers(person))

    # Sending

    def _write_down(self, letter: Letter) -> None:
        if len(self._under_way) >= MOST_WAITING:
            LOG.warning("too many messages to players", waiting=len(self._under_way))
            return
        self._begin(self._post(letter), self._under_way)

    def _begin(self, work: Awaitable[None], among: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(self._alone(work))
        among.add(task)
        task.add_done_callback(among.discard)

    async def _alone(self, work: Awaitable[None]) -> None:
        """One message that goes wrong is one message."""
        try:
            await work
        except Exception as error:
            LOG.warning("message to a player went wrong", error=repr(error))

    async def _send_all(self) -> None:
        while True:
            self._posted.clear()
            pause = LOOK
            try:
                await self._send_due()
                pause = await self._pause()
            except Exception as error:
                self.hub.store.outage.note("outbox not read", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._posted.wait()

    async def _send_due(self) -> None:
        """As many as there is room for. What is taken from the outbox is nowhere else: none of it may be dropped."""
        free = MOST_WAITING - len(self._sending)
        for letter in await self.hub.store.notices.take_due(self.hub.now(), free) if free > 0 else ():
            self._begin(self._send(letter), self._sending)

    async def _pause(self) -> float:
        """Seconds until there is something to do."""
        due = await self.hub.store.notices.next_due()
        least = BUSY if len(self._sending) >= MOST_WAITING else 0.0
        return LOOK if due is None else min(LOOK, max(least, (due - self.hub.now()) / 1000))

    async def _send(self, letter: Letter) -> None:
        """It was taken from the outbox, and is in our hands alone: an outage of the database must not lose it."""
        for way, send in await insist(lambda: self._ready(letter)):
            await self._try_often(way, letter.table, send)

    async def _ready(self, letter: Letter) -> list[Way]:
        room = await self.hub.room(letter.table, touch=False)
        person = await self.hub.store.person(letter.person)
        if person is None or not is_still_true(room, letter):
            return []
        wish, now = await self.hub.store.notices.settings(person.id), self.hub.now()
        if not getattr(wish, letter.kind):
            return []
        if (due := after_quiet(wish, now)) > now:  # other hours by now; or it was due while nobody could send it
            await self.hub.store.notices.post(Letter(**{**_fields(letter), "due": due}))
            return []
        return await self._ways(person, wish, letter, room.session.table)

    async def _ways(self, person: Person, wish: NoticeSettings, letter: Letter, table: TableRow) -> list[Way]:
        """All ways to somebody, ready to be gone."""
        ways: list[Way] = []
        text = self._text(letter.kind, wish.lang, table)
        if wish.webhook:
            facts = {"table": table.id, "seat": letter.seat, "game": table.header.game, "kind": letter.kind}
            private = self.settings.private_webhooks
            ways.append(("webhook", lambda: webhooks.call(wish.webhook, text, facts, private)))
        if wish.email and person.email:
            address, subject = person.email, own_words(wish.lang).term("notify-subject", game=_title(table))
            ways.append(("email", lambda: mail.send(self.settings, address, subject, text)))
        shown = payload(letter.kind, _title(table), self._plain(letter.kind, wish.lang, table), f"/table/{table.id}")
        browsers = await self.hub.store.notices.browsers(person.id)
        return [*ways, *[("push", self._pushing(person.id, browser, shown)) for browser in browsers]]

    def _pushing(self, person: str, browser: Browser, shown: bytes) -> Callable[[], Awaitable[None]]:
        async def push() -> None:
            try:
                await self.pusher.send(browser, shown)
            except BrowserGone:
                await self.hub.store.notices.drop_browser(browser.endpoint, person)

        return push

    async def _try_often(self, way: str, table: str, send: Callable[[], Awaitable[None]]) -> None:
        """A few tries."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                async with self._places:
                    await send()
            except FAILURES as error:
                self.metrics.messages.labels(way, "failed").inc()
                LOG.warning("message to a player failed", way=way, table=table, error=repr(error))
            else:
                self.metrics.messages.labels(way, "sent").inc()
                return

    # Settings

    async def change(self, person: Person, wish: NoticeSettings) -> None:
        """Checks and notes what somebody wants. E-mail goes to a confirmed address only."""
        check_zone(wish.zone)
        if wish.webhook:
            webhooks.check_url(wish.webhook, self.settings.private_webhooks)
        if wish.email and not self.settings.smtp_host:
            raise NoMail
        if wish.email and not person.email:
            raise NoAddress
        await self.hub.store.notices.set_settings(person.id, wish)

    async def add_browser(self, person: Person, browser: Browser) -> None:
        """A browser takes messages for somebody from now on."""
        self.pusher.check(browser)
        await self.hub.store.notices.add_browser(person.id, browser, self.hub.now(), MOST_BROWSERS)

    async def test(self, person: Person) -> None:
        """The test button: one try by each way, with one answer."""
        if not await self.letters.may_go("test", person.id, person.email or person.id, self.hub.now()):
            raise TooMuch
        wish = await self.hub.store.notices.settings(person.id)
        text, private = own_words(wish.lang).term("notify-test"), self.settings.private_webhooks
        try:
            if wish.webhook:
                await webhooks.call(wish.webhook, text, {}, private)
            if wish.email and person.email:
                await mail.send(self.settings, person.email, "Rockworker", text)
            for browser in await self.hub.store.notices.browsers(person.id):
                await self._pushing(person.id, browser, payload("test", "Rockworker", text, "/"))()
        except FAILURES as error:
            # The same answer for all: it must not tell which names exist in the server's own network.
            LOG.info("test message failed", error=repr(error))
            raise NotDelivered from None

    # Words

    def _text(self, kind: NoticeKind, language: str, table: TableRow) -> str:
        if not self.settings.public_url:
            return self._plain(kind, language, table)
        url = f"{self.settings.public_url.rstrip('/')}/table/{table.id}"
        return own_words(language).term(f"notify-{kind}-at", game=_title(table), url=url)

    def _plain(self, kind: NoticeKind, language: str, table: TableRow) -> str:
        return own_words(language).term(f"notify-{kind}", game=_title(table))


def is_still_true(room: Room, letter: Letter) -> bool:
    """Whether a message still says what is so, to somebody who is not there."""
    table, state = room.session.table, room.session.state
    if letter.kind == "invitation":
        return room.session.status == "open" and any(seat.held == letter.person for seat in table.seats)
    if letter.seat in room.connected or table.seats[letter.seat].person != letter.person:
        return False
    if letter.kind == "over":
        return room.session.status == "over"
    return letter.seat in state.waits_for and state.position.asked[letter.seat] == letter.number


def _fields(letter: Letter) -> dict[str, Any]:
    return {name: getattr(letter, name) for name in letter.__struct_fields__}


def _title(table: TableRow) -> str:
    return table.header.game.capitalize()
