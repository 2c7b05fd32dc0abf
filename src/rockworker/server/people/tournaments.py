"""Simple tournaments of games for two: all against all, or Swiss. Every match is a rated table that starts by itself.

Who takes part has an account, and agrees to the matches by joining. When all matches of a round are decided, the next
one begins. A victory counts 1, a draw (also a game that both stopped) ½, a bye 1; who leaves a match loses it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
import structlog

from rockworker.protocol import ClockRules, Milliseconds, NewTable, Status
from rockworker.registry import definition_of
from rockworker.server.accounts import new_id
from rockworker.server.errors import (
    BadInput,
    NoSuchTournament,
    NotAllowed,
    RatedNeedsAccount,
    ServerError,
    TooFewEntrants,
    TournamentHasStarted,
)
from rockworker.server.people.pairing import Pair, round_robin, rounds_of, swiss
from rockworker.server.storage.rows import MatchPlace, Person
from rockworker.server.storage.tournaments import EntrantRow, Kind, MatchResult, MatchRow, TournamentRow
from rockworker.server.tables import service
from rockworker.server.tables.hub import Hub

LOG = structlog.get_logger()
MOST_ENTRANTS: Final = 128


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a tournament."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: str
    kind: Kind = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    """Of a Swiss one; all against all takes as many as it takes."""
    modules: list[str] = []
    options: dict[str, Any] = {}
    clock: ClockRules = ClockRules()
    patience_ms: Milliseconds = 600_000


class Standing(msgspec.Struct, frozen=True):
    """Somebody's place so far."""

    number: int
    name: str
    person: str | None
    place: int
    points: float
    buchholz: float
    """The points of all opponents: of equals, who met the stronger ones is ahead."""
    dropped: bool


class TournamentFacts(msgspec.Struct, frozen=True):
    """What is told of a tournament wherever it stands."""

    id: str
    name: str
    kind: Kind
    status: Status
    rounds: int
    round: int
    mine: bool
    """The caller has opened it."""
    wish: dict[str, Any]
    """How its tables are opened."""
    created: int
    entrants: int


class ListedTournament(TournamentFacts, frozen=True):
    """A tournament among others, for everybody to see."""


class TournamentInfo(TournamentFacts, frozen=True):
    """A tournament with all that has happened in it."""

    standings: tuple[Standing, ...]
    matches: tuple[MatchRow, ...]
    """Players by their numbers in the standings."""


async def open_tournament(hub: Hub, person: Person, wish: NewTournament) -> TournamentRow:
    """A new one, which nobody has joined yet."""
    _must_have_account(person)
    name = " ".join(wish.name.split())
    if not name or not name.isprintable():
        raise BadInput(reason="name")
    tables = {key: value for key, value in msgspec.to_builtins(wish).items() if key not in ("name", "kind", "rounds")}
    definition_of(wish.game).header(2, 0, wish.modules, wish.options, None)  # refuses what can't be played
    row = TournamentRow(new_id(), name, person.id, wish.kind, wish.rounds, 0, "open", tables, hub.now())
    await hub.store.tournaments.add(row)
    return row


async def find(hub: Hub, tournament: str) -> TournamentRow:
    """By id."""
    plain = tournament.isascii() and tournament.isalnum()
    found = await hub.store.tournaments.one(tournament) if plain else None
    if found is None:
        raise NoSuchTournament
    return found


async def join(hub: Hub, row: TournamentRow, person: Person) -> None:
    """Before the start, once."""
    _must_have_account(person)
    entrants = await hub.store.tournaments.entrants(row.id)
    if any(each.person == person.id for each in entrants):
        return
    if len(entrants) >= MOST_ENTRANTS:
        raise BadInput(reason=f"entrants: {MOST_ENTRANTS}")
    if row.status != "open" or not await hub.store.tournaments.join(row.id, person):
        raise TournamentHasStarted


async def leave(hub: Hub, row: TournamentRow, person: Person) -> None:
    """Who leaves during a tournament plays no more rounds; a match that has begun goes on."""
    for entrant in await hub.store.tournaments.entrants(row.id):
        if entrant.person == person.id:
            await hub.store.tournaments.leave(row.id, entrant.number)


async def decide(hub: Hub, row: TournamentRow, person: Person, round_: int, number: int, result: MatchResult) -> None:
    """Who opened the tournament decides a match that does not come to its end."""
    if row.owner != person.id:
        raise NotAllowed
    if not await hub.store.tournaments.note_result(row.id, round_, number, result):
        raise BadInput(reason="match")


def _must_have_account(person: Person) -> None:
    if person.account is None:
        raise RatedNeedsAccount


class Tournaments:
    """Keeps tournaments going: after each result, and after a restart. One process at a time for each."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store.tournaments
        self._lock = asyncio.Lock()

    async def start(self, row: TournamentRow, person: Person) -> None:
        """Who opened it starts it, with two players or more."""
        if row.owner != person.id:
            raise NotAllowed
        if row.status != "open":
            raise TournamentHasStarted
        while row.status == "open":
            await self._begin_round(row)
            row = await find(self.hub, row.id)  # still open, if somebody has joined or left meanwhile
        await self.advance(row.id)

    async def advance_all(self) -> None:
        """All that are running."""
        for row in await self.store.some("running", limit=None):
            try:
                await self.advance(row.id)
            except Exception as error:
                LOG.warning("tournament does not go on", tournament=row.id, error=repr(error))

    async def advance(self, tournament: str) -> None:
        """Opens tables that are missing, notes results, and begins the next round when one is over."""
        async with self._lock, self.hub.store.hold(tournament) as mine:
            while mine and await self._step(await find(self.hub, tournament)):
                pass

    async def _step(self, row: TournamentRow) -> bool:
        """Whether there is more to do at once."""
        waiting = [m for m in await self.store.matches(row.id) if m.round == row.round and m.result is None]
        for match in waiting:
            if match.table is None:
                await self._open(row, match)
        for table in await self.store.not_begun(row.id):
            await self._begin(table)
        if row.status != "running" or await self._note_results(row, waiting) < len(waiting):
            return False
        if row.round >= row.rounds:
            await self.store.finish(row.id)
            return False
        return await self._begin_round(row)

    async def _note_results(self, row: TournamentRow, waiting: Sequence[MatchRow]) -> int:
        noted = 0
        found = await self.hub.store.results.at_tables([match.table for match in waiting if match.table])
        for match in waiting:
            seats = found.get(match.table or "", [])
            if len(seats) == 2:
                result = _result(*[(seat.left, 0 if seat.stopped else seat.place) for seat in seats])
                await self.store.note_result(row.id, match.round, match.number, result)
                noted += 1
        return noted

    async def _begin_round(self, row: TournamentRow) -> bool:
        entrants, matches = await self.store.entrants(row.id), await self.store.matches(row.id)
        if row.status == "open":
            row = msgspec.structs.replace(row, rounds=_rounds(row, len(entrants)))
        pairs = pairings(row, entrants, matches)
        if pairs:
            return await self.store.begin_round(row, entrants, pairs)
        await self.store.finish(row.id)  # all but one have left
        return False

    async def _open(self, row: TournamentRow, match: MatchRow) -> None:
        """A table with both. Who has left the tournament, or is gone from the server, has lost."""
        entrants = {each.number: each for each in await self.store.entrants(row.id)}
        first, second = entrants[match.first], entrants[match.second or 0]
        people = await self.hub.store.people([each.person for each in (first, second) if each.person])
        here = [people.get(each.person or "") for each in (first, second)]
        if here[0] is None or here[1] is None:
            result: MatchResult = "second" if here[1] else "first" if here[0] else "draw"
            await self.store.note_result(row.id, match.round, match.number, result)
            return
        wish = msgspec.convert({**row.wish, "players": 2, "seat": 0, "rated": True, "public": True}, NewTable)
        await service.open_table(self.hub, here[0], wish, here[1], MatchPlace(row.id, match.round, match.number))

    async def _begin(self, table: str) -> None:
        """Starts a match; now and then it is tried again, if that was not possible."""
        try:
            await service.begin(await self.hub.room(table))
        except ServerError as error:
            LOG.warning("match not started", table=table, error=error.key)


def _rounds(row: TournamentRow, players: int) -> int:
    """How many it will have."""
    if players < 2:
        raise TooFewEntrants
    most = rounds_of(players)
    return most if row.kind == "round-robin" else min(row.rounds, most)


def _result(first: tuple[bool, int], second: tuple[bool, int]) -> MatchResult:
    """Who left comes last."""
    if first == second:
        return "draw"
    return "first" if first < second else "second"


# Standings and pairings


def halves(entrants: Sequence[EntrantRow], matches: Sequence[MatchRow]) -> dict[int, int]:
    """By number: the points so far, in halves."""
    points = {entrant.number: 0 for entrant in entrants}
    for match in matches:
        if match.result == "draw":
            points[match.first] += 1
            points[match.second or match.first] += 1
        elif match.result == "first":
            points[match.first] += 2
        elif match.result == "second" and match.second:
            points[match.second] += 2
    return points


def pairings(row: TournamentRow, entrants: Sequence[EntrantRow], matches: Sequence[MatchRow]) -> list[Pair]:
    """Who meets whom in the next round; nobody, if fewer than two are left."""
    playing = {entrant.number for entrant in entrants if not entrant.dropped}
    if len(playing) < 2:
        return []
    if row.kind == "round-robin":
        pairs = round_robin([entrant.number for entrant in entrants], row.round + 1)
        return [still for pair in pairs if (still := _still(pair, playing))]
    points = halves(entrants, matches)
    order = sorted(playing, key=lambda number: (-points[number], number))
    met = {frozenset((match.first, match.second)) for match in matches if match.second}
    byes = {match.first for match in matches if match.second is None}
    return swiss({number: points[number] for number in order}, met, byes)


def _still(pair: Pair, playing: set[int]) -> Pair | None:
    """Who would meet somebody who has left has a bye."""
    left = [number for number in pair if number in playing]
    if not left:
        return None
    return (left[0], left[1] if len(left) == 2 else None)


def standings(entrants: Sequence[EntrantRow], matches: Sequence[MatchRow]) -> list[Standing]:
    """The best first; equals share a place."""
    points = halves(entrants, matches)
    met: dict[int, list[int]] = {entrant.number: [] for entrant in entrants}
    for match in matches:
        if match.second:
            met[match.first].append(match.second)
            met[match.second].append(match.first)
    strength = {number: sum(points[other] for other in others) for number, others in met.items()}
    order = sorted(entrants, key=lambda each: (-points[each.number], -strength[each.number], each.number))
    worth = [(points[each.number], strength[each.number]) for each in order]
    return [
        Standing(each.number, each.name, each.person, worth.index(own) + 1, own[0] / 2, own[1] / 2, each.dropped)
        for each, own in zip(order, worth, strict=True)
    ]


async def listed(hub: Hub, rows: Sequence[TournamentRow], person: Person | None) -> list[ListedTournament]:
    """Many tournaments, as they stand in a list."""
    entrants = await hub.store.tournaments.numbers_of_entrants([row.id for row in rows])
    return [ListedTournament(**_facts(row, person), entrants=entrants.get(row.id, 0)) for row in rows]


async def info(hub: Hub, row: TournamentRow, person: Person | None) -> TournamentInfo:
    """One tournament."""
    entrants, matches = await hub.store.tournaments.entrants(row.id), await hub.store.tournaments.matches(row.id)
    return TournamentInfo(
        **_facts(row, person),
        entrants=len(entrants),
        standings=tuple(standings(entrants, matches)),
        matches=tuple(matches),
    )


def _facts(row: TournamentRow, person: Person | None) -> dict[str, Any]:
    names = ("id", "name", "kind", "status", "rounds", "round", "wish", "created")
    return {"mine": person is not None and person.id == row.owner, **{name: getattr(row, name) for name in names}}
