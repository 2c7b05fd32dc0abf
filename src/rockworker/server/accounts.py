"""Who somebody is: guests, accounts, and the secret keys by which both are known."""

from __future__ import annotations

import hashlib
import secrets

from rockworker.server import passwords
from rockworker.server.errors import NameIsTaken, TooMuch, WrongPassword
from rockworker.server.names import clean_name, looks
from rockworker.server.storage.rows import NewAccount, Person
from rockworker.server.storage.store import Store
from rockworker.server.storage.tries import Tries
from rockworker.server.storage.writer import Conflict
from rockworker.server.tables.hub import Hub, now_ms


def new_id() -> str:
    """An id: names something, grants nothing."""
    return secrets.token_hex(8)


def new_key() -> str:
    """A secret that proves who somebody is."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """What is stored of a secret. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


async def enter_as_guest(store: Store, name: str) -> tuple[Person, str]:
    """A new guest and the secret key. Names that look like an account's are the account's."""
    person = Person(new_id(), clean_name(name))
    if await store.is_account(looks(person.name)):
        raise NameIsTaken(name=person.name)
    await store.add_person(person, now_ms())
    return person, await give_key(store, person)


async def register(hub: Hub, name: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
    """A new account and a secret key. A guest becomes the account's holder, and keeps all seats; the guest's keys are
    good no longer."""
    store = hub.store
    name = clean_name(name)
    passwords.check(password, name)
    is_guest = guest is not None and guest.account is None
    person = Person(guest.id if guest and is_guest else new_id(), name, name.casefold())
    account = NewAccount(person, await passwords.hashed(password), looks(name))
    try:
        if is_guest:
            await store.make_account(account)
            await sign_out_everywhere(hub, person)
        else:
            await store.add_account(account, now_ms())
    except Conflict:
        raise NameIsTaken(name=name) from None
    return person, await give_key(store, person)


def spelled(name: str) -> str:
    """An account's name as it is looked up, however it is typed; of what can't be one, nothing is found."""
    account = " ".join(name.split()).casefold()
    return account if account.isprintable() else ""


async def sign_in(store: Store, name: str, password: str, tries: Tries) -> tuple[Person, str]:
    """An account holder and a new secret key. TooMuch after many wrong passwords for this name, from any address and
    at any server process."""
    found = await prove(store, spelled(name), password, tries)
    return found, await give_key(store, found)


async def prove(store: Store, account: str, password: str, tries: Tries) -> Person:
    """The holder of an account, who knows its password. Each wrong try counts."""
    if not await tries.take(account, now_ms()):
        raise TooMuch
    found = await store.account(account)
    if not await passwords.matches(found[1] if found else None, password) or found is None:
        raise WrongPassword
    await tries.give_back(account)
    return found[0]


async def sign_out(hub: Hub, key: str) -> None:
    """A key is good no longer, and sockets that were opened with it are closed."""
    await hub.store.drop_key(hash_key(key))
    await hub.check_keys()


async def sign_out_everywhere(hub: Hub, person: Person) -> None:
    """The same for all keys of somebody."""
    await hub.store.drop_keys_of(person.id)
    await hub.check_keys()


async def give_key(store: Store, person: Person) -> str:
    """A fresh secret key for somebody."""
    key = new_key()
    await store.add_key(hash_key(key), person.id, now_ms())
    return key


async def who_is(store: Store, key: str | None) -> Person | None:
    """Whose secret key it is."""
    return await store.person_by_key(hash_key(key)) if key else None
