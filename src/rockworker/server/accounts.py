"""Who somebody is: guests, accounts, and the secret keys by which both are known."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from rockworker.server.errors import BadName, BadPassword, NameIsTaken, WrongPassword
from rockworker.server.storage.rows import Person
from rockworker.server.storage.store import Store
from rockworker.server.storage.writer import Conflict
from rockworker.server.tables.hub import Hub, now_ms

LONGEST_NAME: Final = 30
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_NAME: Final = re.compile(r"[^\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+")
"""No control characters, and none that turn text around."""
_HASHER: Final = PasswordHasher()
_DUMMY: Final = _HASHER.hash("no such account")
"""Checked where there is no account, so that time does not tell which names exist."""


def new_id() -> str:
    """An id: names something, grants nothing."""
    return secrets.token_hex(8)


def new_key() -> str:
    """A secret that proves who somebody is."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """What is stored of a secret. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown; BadName if it can't."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise BadName(most=LONGEST_NAME)
    return name


async def enter_as_guest(store: Store, name: str) -> tuple[Person, str]:
    """A new guest and the secret key."""
    person = Person(new_id(), clean_name(name))
    await store.add_person(person, now_ms())
    return person, await give_key(store, person)


async def register(hub: Hub, name: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
    """A new account and a secret key. A guest becomes the account's holder, and keeps all seats; the guest's keys are
    good no longer."""
    store = hub.store
    name = clean_name(name)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadPassword(fewest=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    is_guest = guest is not None and guest.account is None
    person = Person(guest.id if guest and is_guest else new_id(), name, name.casefold())
    hashed = await asyncio.to_thread(_HASHER.hash, password)
    try:
        if is_guest:
            await store.make_account(person, hashed)
            await sign_out_everywhere(hub, person)
        else:
            await store.add_person(person, now_ms(), hashed)
    except Conflict:
        raise NameIsTaken(name=name) from None
    return person, await give_key(store, person)


async def sign_in(store: Store, name: str, password: str) -> tuple[Person, str]:
    """An account holder and a new secret key."""
    name = " ".join(name.split())
    found = await store.account(name.casefold()) if _NAME.fullmatch(name) else None
    hashed = found[1] if found else _DUMMY
    if not await asyncio.to_thread(_matches, hashed, password) or found is None:
        raise WrongPassword
    return found[0], await give_key(store, found[0])


async def sign_out(hub: Hub, key: str) -> None:
    """A key is good no longer, and sockets that were opened with it are closed."""
    await hub.store.drop_key(hash_key(key))
    await hub.check_keys()


async def sign_out_everywhere(hub: Hub, person: Person) -> None:
    """The same for all keys of somebody."""
    await hub.store.drop_keys_of(person.id)
    await hub.check_keys()


def _matches(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except VerificationError:
        return False


async def give_key(store: Store, person: Person) -> str:
    """A fresh secret key for somebody."""
    key = new_key()
    await store.add_key(hash_key(key), person.id, now_ms())
    return key


async def who_is(store: Store, key: str | None) -> Person | None:
    """Whose secret key it is."""
    return await store.person_by_key(hash_key(key)) if key else None
