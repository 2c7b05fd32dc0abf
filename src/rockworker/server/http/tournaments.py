"""Routes about tournaments."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from rockworker.protocol import Status
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp
from rockworker.server.people import tournaments
from rockworker.server.people.tournaments import ListedTournament, NewTournament, TournamentInfo, Tournaments
from rockworker.server.storage.tournaments import MatchResult

TournamentId = FromPath[str]
Number = Annotated[int, PathParameter(ge=1, le=10_000)]


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    result: MatchResult


@get("/tournaments", summary="Tournaments", tags=["tournaments"])
async def some(hub: TheHub, request: AnyHttp, status: FromQuery[Status | None] = None) -> list[ListedTournament]:
    """The latest hundred, perhaps in one status only. Standings and matches are told of one tournament."""
    person = await caller(request, hub)
    return await tournaments.listed(hub, await hub.store.tournaments.some(status), person)


@post("/tournaments", summary="Open a tournament", tags=["tournaments"])
async def open_one(data: JSONBody[NewTournament], hub: TheHub, request: AnyHttp) -> TournamentInfo:
    """All against all, or Swiss, for accounts. The caller joins like everybody else."""
    person = signed_in(await caller(request, hub))
    return await tournaments.info(hub, await tournaments.open_tournament(hub, person, data), person)


@get("/tournaments/{tournament:str}", summary="A tournament", tags=["tournaments"])
async def one(tournament: TournamentId, hub: TheHub, request: AnyHttp) -> TournamentInfo:
    """Standings, and all matches with their tables."""
    person = await caller(request, hub)
    return await tournaments.info(hub, await tournaments.find(hub, tournament), person)


@post("/tournaments/{tournament:str}/entrants", summary="Join", tags=["tournaments"])
async def join(tournament: TournamentId, hub: TheHub, request: AnyHttp) -> TournamentInfo:
    """Before the start. The matches start by themselves."""
    person = signed_in(await caller(request, hub))
    row = await tournaments.find(hub, tournament)
    await tournaments.join(hub, row, person)
    return await tournaments.info(hub, row, person)


@delete("/tournaments/{tournament:str}/entrants/me", summary="Leave", status_code=200, tags=["tournaments"])
async def leave(tournament: TournamentId, hub: TheHub, request: AnyHttp) -> TournamentInfo:
    """After the start: no more rounds; a match that has begun goes on."""
    person = signed_in(await caller(request, hub))
    row = await tournaments.find(hub, tournament)
    await tournaments.leave(hub, row, person)
    return await tournaments.info(hub, row, person)


@post("/tournaments/{tournament:str}/start", summary="Start a tournament", tags=["tournaments"])
async def start(tournament: TournamentId, hub: TheHub, state: State, request: AnyHttp) -> TournamentInfo:
    """For the person who opened it."""
    person = signed_in(await caller(request, hub))
    running: Tournaments = state.tournaments
    await running.start(await tournaments.find(hub, tournament), person)
    return await tournaments.info(hub, await tournaments.find(hub, tournament), person)


@put(
    "/tournaments/{tournament:str}/rounds/{round_number:int}/matches/{number:int}",
    summary="Decide a match",
    tags=["tournaments"],
)
async def decide(
    tournament: TournamentId,
    round_number: Number,
    number: Number,
    data: JSONBody[Decision],
    hub: TheHub,
    state: State,
    request: AnyHttp,
) -> TournamentInfo:
    """For the person who opened it: a match that does not come to its end."""
    person = signed_in(await caller(request, hub))
    row = await tournaments.find(hub, tournament)
    await tournaments.decide(hub, row, person, round_number, number, data.result)
    running: Tournaments = state.tournaments
    await running.advance(row.id)
    return await tournaments.info(hub, await tournaments.find(hub, tournament), person)


HANDLERS = (some, open_one, one, join, leave, start, decide)
