"""Routes about people as others see them: profile, history, statistics. `me` stands for the caller's id."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from rockworker.protocol import Pace, Symbol
from rockworker.registry import definition_of
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Lang
from rockworker.server.people import company, profiles, ratings
from rockworker.server.people.company import Blocked, Opponent
from rockworker.server.people.profiles import History, Profile
from rockworker.server.people.ratings import Ranked
from rockworker.server.people.statistics import OwnStatistics, statistics
from rockworker.server.storage.results import Filter, Outcome
from rockworker.server.tables.invitations import wanted

PersonId = FromPath[str]
GameName = Annotated[str | None, QueryParameter(pattern=r"^[a-z0-9_-]{1,40}$")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
After = Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,15}-[0-9a-z]{1,32}$")]


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different; None: as it is."""

    name: str | None = None
    symbol: Symbol | None = None


@get("/people/{person_id:str}", summary="Somebody's profile", tags=["people"])
async def one_person(person_id: PersonId, hub: TheHub, request: AnyHttp) -> Profile:
    """404 for guests: only accounts have a page."""
    viewer = await caller(request, hub)
    return await profiles.profile(hub.store, await profiles.find(hub.store, person_id, viewer))


@put("/me/profile", summary="Change my name or symbol", tags=["people"])
async def change_profile(data: JSONBody[ProfileChange], hub: TheHub, request: AnyHttp) -> Profile:
    """An account signs in by its new name from then on. Seats that are taken keep their name."""
    person = signed_in(await caller(request, hub))
    changed = await profiles.change(hub.store, person, data.name, data.symbol)
    return await profiles.profile(hub.store, changed)


@get("/people/{person_id:str}/games", summary="Somebody's games", tags=["people"])
async def past_games(
    person_id: PersonId,
    hub: TheHub,
    request: AnyHttp,
    game: GameName = None,
    pace: FromQuery[Pace | None] = None,
    rated: FromQuery[bool | None] = None,
    outcome: FromQuery[Outcome | None] = None,
    opponent: Annotated[str | None, QueryParameter(pattern=r"^[0-9a-z]{1,32}$")] = None,
    since: Moment = None,
    until: Moment = None,
    after: After = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> History:
    """Games that are over, the last first, with everybody's place and score. `since` and `until` are milliseconds since
    1970; `after` is `more` of the page before. Of others: games at public tables, and those shared with the caller."""
    viewer = await caller(request, hub)
    person = await profiles.find(hub.store, person_id, viewer)
    wanted = Filter(game, pace, rated, outcome, opponent, since, until)
    return await profiles.history(hub.store, person, viewer, wanted, after, limit)


@get("/people/{person_id:str}/statistics", summary="Somebody's games in numbers", tags=["people"])
async def own_statistics(
    person_id: PersonId, hub: TheHub, request: AnyHttp, game: GameName = None, lang: Lang = "en"
) -> list[OwnStatistics]:
    """By game: places, scores, favourite plans. From the games that the caller may know of."""
    viewer = await caller(request, hub)
    person = await profiles.find(hub.store, person_id, viewer)
    return await statistics(hub.store, person, viewer, game, lang)


@get("/games/{game:str}/ratings", summary="The strongest", tags=["people"])
async def ladder(
    game: FromPath[str],
    hub: TheHub,
    pace: FromQuery[Pace] = "live",
    provisional: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[Ranked]:
    """Accounts and bots by their rating. Those with few rated games only with `provisional=true`."""
    definition_of(game)
    return await ratings.ladder(hub.store, game, pace, provisional, limit)


@get("/me/opponents", summary="Whom I have met", tags=["people"])
async def met(hub: TheHub, request: AnyHttp) -> list[Opponent]:
    """People whom the caller has played with to the end of a game, the last first. To play again with one of them, open
    a table with `invite`."""
    return await company.opponents(hub, signed_in(await caller(request, hub)))


@get("/me/blocked", summary="Whom I have blocked", tags=["people"])
async def blocked(hub: TheHub, request: AnyHttp) -> list[Blocked]:
    """Nobody else sees this list."""
    return await company.blocked_by(hub, signed_in(await caller(request, hub)))


@put("/me/blocked/{person_id:str}", summary="Block somebody", status_code=204, tags=["people"])
async def block(person_id: PersonId, hub: TheHub, request: AnyHttp) -> None:
    """They don't sit down at the caller's tables, nor invite the caller; neither hears what the other says."""
    person = signed_in(await caller(request, hub))
    await company.block(hub, person, await wanted(hub, person_id, None))


@delete("/me/blocked/{person_id:str}", summary="Unblock somebody", status_code=204, tags=["people"])
async def unblock(person_id: PersonId, hub: TheHub, request: AnyHttp) -> None:
    """As if nothing had been."""
    person = signed_in(await caller(request, hub))
    await company.unblock(hub, person, (await wanted(hub, person_id, None)).id)


HANDLERS = (one_person, change_profile, past_games, own_statistics, ladder, met, blocked, block, unblock)
