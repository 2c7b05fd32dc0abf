"""An account's address, and a way back for people who have forgotten their password: letters with a secret in them.

Nobody learns from an answer, nor from the time that it takes, which accounts there are or have an address."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from rockworker.server import passwords
from rockworker.server.accounts import give_key, hash_key, new_key, sign_out_everywhere, spelled
from rockworker.server.config import Settings
from rockworker.server.errors import BadToken, NoMail, NotAllowed, NotDelivered, TooMuch
from rockworker.server.notify import mail
from rockworker.server.notify.letters import Letters
from rockworker.server.storage.rows import Person
from rockworker.server.tables.hub import Hub
from rockworker.server.tables.render import own_words

LOG = structlog.get_logger()
MOST_WAITING: Final = 100


class Recovery:
    """Writes such letters, and takes what they bring back."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.letters = Letters(hub.store.engine)
        self._under_way: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """What is not sent yet is dropped: people who wait for it ask again."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    # An address

    async def set_email(self, person: Person, email: str, language: str) -> None:
        """Sends a letter there; the address counts once its secret comes back. Empty: no address any more."""
        if person.account is None:
            raise NotAllowed
        if not email:
            await self.hub.store.set_email(person.id, None)
            await self.hub.store.tokens.drop_of(person.id)
            return
        self._must_have_mail()
        mail.check_address(email)
        if not await self.letters.may_go("confirm", person.id, email, self.hub.now()):
            raise TooMuch
        token = new_key()
        await self.hub.store.tokens.add(hash_key(token), person.id, "email", email, self.hub.now())
        try:
            await self._send(email, "confirm", language, person, token)
        except mail.MailFailed as error:
            LOG.warning("letter not sent", error=repr(error))
            raise NotDelivered from None

    async def confirm_email(self, token: str) -> None:
        """The secret of such a letter."""
        found = await self.hub.store.tokens.take(hash_key(token), "email", self.hub.now())
        if found is None:
            raise BadToken
        await self.hub.store.set_email(*found)

    # A forgotten password

    def ask(self, name: str, language: str) -> None:
        """Sends a letter if there is such an account with an address. The caller hears nothing of it."""
        self._must_have_mail()
        if len(self._under_way) < MOST_WAITING:
            self._start(self._write(name, language))

    async def reset(self, token: str, password: str) -> tuple[Person, str]:
        """A new password, and a key. All earlier keys and letters are good no longer."""
        store, hashed, now = self.hub.store, hash_key(token), self.hub.now()
        found = await store.tokens.find(hashed, "reset", now)
        person = await store.person(found[0]) if found else None
        if person is None:
            raise BadToken
        passwords.check(password, person.name)  # before the secret is used up
        if await store.tokens.take(hashed, "reset", now) is None:
            raise BadToken
        return person, await change_password(self.hub, person, password)

    def _start(self, writing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(writing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _write(self, name: str, language: str) -> None:
        try:
            found = await self.hub.store.account(spelled(name))
            person = found[0] if found else None
            if person and person.email and await self._may_go(person, person.email):
                token = new_key()
                await self.hub.store.tokens.add(hash_key(token), person.id, "reset", person.email, self.hub.now())
                await self._send(person.email, "reset", language, person, token)
        except Exception as error:
            LOG.warning("letter not sent", error=repr(error))

    async def _may_go(self, person: Person, address: str) -> bool:
        return await self.letters.may_go("reset", person.id, address, self.hub.now())

    def _must_have_mail(self) -> None:
        """The link needs an address that the operator has set: one from the request could be anybody's."""
        if not (self.settings.smtp_host and self.settings.public_url):
            raise NoMail

    async def _send(self, address: str, kind: str, language: str, person: Person, token: str) -> None:
        words = own_words(language)
        # Behind the #, so that the secret reaches no log on its way.
        url = f"{self.settings.public_url.rstrip('/')}/account#{kind}={token}"
        text = words.term(f"mail-{kind}", name=person.name, url=url)
        await mail.send(self.settings, address, words.term(f"mail-{kind}-subject"), text)


async def change_password(hub: Hub, person: Person, password: str) -> str:
    """A new password, and a new key; all earlier keys and letters are good no longer."""
    passwords.check(password, person.name)
    await hub.store.set_password(person.id, await passwords.hashed(password))
    await hub.store.tokens.drop_of(person.id)
    await sign_out_everywhere(hub, person)
    return await give_key(hub.store, person)
