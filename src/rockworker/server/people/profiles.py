"""What people may know of each other: profile, games that are over, statistics.

Others see an account's games at public tables, and those that they sat at themselves. Guests have no page. Addresses,
keys and games that still run are never part of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

import msgspec

from rockworker.protocol import Pace, Symbol
from rockworker.server.errors import NameIsTaken, NoSuchPerson
from rockworker.server.names import clean_name, looks
from rockworker.server.people.ratings import RatingInfo, rating_info
from rockworker.server.storage.results import Filter, Outcome, ResultRow
from rockworker.server.storage.rows import Person
from rockworker.server.storage.store import Store
from rockworker.server.storage.writer import Conflict

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
ME: Final = "me"
"""Stands for the caller, where an id is asked for."""


class Profile(msgspec.Struct, frozen=True):
    """Who somebody is, for everybody to see."""

    id: str
    name: str
    symbol: Symbol
    account: bool
    since: int
    """When this person came here first."""
    ratings: tuple[RatingInfo, ...] = ()


class Finisher(msgspec.Struct, frozen=True):
    """A seat of a game that is over."""

    seat: int
    name: str
    person: str | None
    """The id, for players with an account."""
    bot: str
    place: int
    score: int
    left: bool
    """A bot has played on for this person."""
    rating_before: int | None
    rating_after: int | None
    """At rated tables."""


class PastGame(msgspec.Struct, frozen=True):
    """A game that is over, from one player's side."""

    table: str
    game: str
    players: int
    pace: Pace
    rated: bool
    ended: int
    outcome: Outcome
    place: int
    score: int
    seats: tuple[Finisher, ...]


class History(msgspec.Struct, frozen=True):
    """Games that are over, the last first."""

    games: tuple[PastGame, ...]
    more: str | None
    """Where the list goes on: to be sent as `after`. None: it ends here."""


async def find(store: Store, person_id: str, viewer: Person | None) -> Person:
    """Somebody by id, or the viewer (`me`). Strangers to the viewer must have an account."""
    if viewer and person_id in (ME, viewer.id):
        return viewer
    person = await store.person(person_id) if person_id.isascii() and person_id.isalnum() else None
    if person is None or person.account is None:
        raise NoSuchPerson
    return person


def symbol_of(person: Person) -> Symbol:
    """The one that was chosen, else one that follows from the id."""
    chosen = [symbol for symbol in SYMBOLS if symbol == person.symbol]
    return chosen[0] if chosen else SYMBOLS[sum(person.id.encode()) % len(SYMBOLS)]


async def profile(store: Store, person: Person) -> Profile:
    """Name and symbol, and since when."""
    since = await store.since(person.id)
    rated = tuple(rating_info(row) for row in await store.ratings.of_player(person.id))
    return Profile(person.id, person.name, symbol_of(person), person.account is not None, since, rated)


async def change(store: Store, person: Person, name: str | None, symbol: Symbol | None) -> Person:
    """Another name or symbol. An account signs in by its new name from then on; seats keep the name that they had."""
    called = person.name if name is None else clean_name(name)
    account = called.casefold() if person.account is not None else None
    changed = msgspec.structs.replace(person, name=called, account=account, symbol=symbol or person.symbol)
    looked = looks(called)
    if account is None and called != person.name and await store.is_account(looked):
        raise NameIsTaken(name=called)
    try:
        await store.rename(changed, looked if account else None)
    except Conflict:
        raise NameIsTaken(name=called) from None
    return changed


async def history(
    store: Store, person: Person, viewer: Person | None, wanted: Filter, after: str | None, limit: int
) -> History:
    """Somebody's games, as far as the viewer may know of them."""
    viewed_by = viewer.id if viewer else None
    rows = await store.results.of_person(person.id, wanted, viewed_by, _place(after), limit + 1)
    shown = rows[:limit]
    seats = await store.results.at_tables([row.table for row in shown])
    known = await store.people({seat.person for all_of in seats.values() for seat in all_of if seat.person})
    accounts = {one.id for one in known.values() if one.account is not None}
    games = tuple(_past_game(row, seats[row.table], accounts) for row in shown)
    return History(games, f"{shown[-1].ended}-{shown[-1].table}" if len(rows) > limit else None)


def _place(after: str | None) -> tuple[int, str] | None:
    ended, _, table = (after or "").partition("-")
    return (int(ended), table) if after else None


def _past_game(row: ResultRow, seats: Sequence[ResultRow], accounts: set[str]) -> PastGame:
    return PastGame(
        table=row.table,
        game=row.game,
        players=row.players,
        pace=row.pace,
        rated=row.rated,
        ended=row.ended,
        outcome=outcome_of(row),
        place=row.place,
        score=row.score,
        seats=tuple(_finisher(seat, accounts) for seat in seats),
    )


def _finisher(row: ResultRow, accounts: set[str]) -> Finisher:
    person = row.person if row.person in accounts else None
    return Finisher(
        row.seat, row.name, person, row.bot, row.place, row.score, row.left, row.rating_before, row.rating_after
    )


def outcome_of(row: ResultRow) -> Outcome:
    """How a game ended for a seat."""
    if row.stopped:
        return "stopped"
    if row.left:
        return "left"
    return "won" if row.place == 1 else "lost"
