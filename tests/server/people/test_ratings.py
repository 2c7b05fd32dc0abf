"""Ratings: at rated tables only, for accounts and bots, by game and pace."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from rockworker.protocol import Concede, NewTable
from rockworker.server import rights
from rockworker.server.errors import RatedNeedsAccount
from rockworker.server.people import profiles
from rockworker.server.people.ratings import (
    BOT,
    GONE,
    NEW,
    PROVISIONAL,
    Contender,
    RatedGame,
    contest_of,
    ladder,
    points,
)
from rockworker.server.people.recorder import Recorder
from rockworker.server.storage.ratings import RatingRow
from rockworker.server.storage.results import Filter
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room
from tests.server.harness import Clock, House, house_on, story


async def rated(at: House, *names: str, **wishes: Any) -> Room:
    """A rated game of accounts that is over."""
    for name in names:
        await at.account(name)
    return await at.finished(*names, rated=True, **wishes)


async def ratings_of(at: House, name: str) -> dict[str, tuple[int, int]]:
    """By pace: points and games."""
    told = await profiles.profile(at.hub.store, at.people[name])
    return {each.pace: (each.rating, each.games) for each in told.ratings}


@story
async def test_a_rated_game_moves_ratings(database_url: str, pebbles: str) -> None:
    """The winner's up, the other's not; live and over days are two things; the history tells the change."""
    async with house_on(database_url, Clock()) as at:
        room = await rated(at, "Ann", "Ben", game=pebbles)
        await rated(at, "Ann", "Ben", game=pebbles, clock={"kind": "bank", "bank_ms": 86_400_000})
        assert room.session.state.game
        best = {score.player for score in room.session.state.game.scores if score.rank == 1}
        for name, seat in (("Ann", 0), ("Ben", 1)):
            told = await ratings_of(at, name)
            assert {pace: games for pace, (_, games) in told.items()} == {"live": 1, "days": 1}
            if best == {seat}:
                assert told["live"][0] > NEW
            elif len(best) == 1:
                assert told["live"][0] < NEW
            person = at.people[name]
            found = await profiles.history(at.hub.store, person, person, Filter(pace="live"), None, 10)
            assert found.games[0].rated
            changes = found.games[0].seats[seat]
            assert (changes.rating_before, changes.rating_after) == (NEW, told["live"][0])


@story
async def test_unrated_and_stopped_games_move_nothing(database_url: str, pebbles: str) -> None:
    """Nor does a rated game that the players agree to stop."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Ann")
        await at.account("Ben")
        await at.finished("Ann", "Ben", game=pebbles)
        stopped = await at.table("Ann", "Ben", game=pebbles, rated=True)
        await at.propose(stopped, 0, "end")
        await at.vote(stopped, 1)
        await Recorder(at.hub).record_all()
        assert await ratings_of(at, "Ann") == {}
        person = at.people["Ann"]
        found = await profiles.history(at.hub.store, person, person, Filter(rated=True), None, 10)
        assert found.games == (), "a stopped game is not rated"


@story
async def test_guests_sign_up_first(database_url: str, pebbles: str) -> None:
    """A guest neither opens a rated table nor sits down at one."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Ann")
        with pytest.raises(RatedNeedsAccount):
            await at.table("Guest", game=pebbles, players=2, rated=True)
        room = await at.table("Ann", game=pebbles, players=2, rated=True, start=False)
        with pytest.raises(RatedNeedsAccount):
            await service.sit_down(at.hub, room, await at.person("Guest"), None)
    wishes: list[dict[str, Any]] = [
        {"hot_seat": True}, {"seed": "5"}, {"components": {}}, {"lesson": True}, {"players": 1}
    ]  # fmt: skip
    for wish in wishes:
        with pytest.raises(msgspec.ValidationError, match="rated"):
            msgspec.convert({"game": pebbles, "players": 2, "rated": True, **wish}, NewTable)


@story
async def test_who_leaves_comes_last(database_url: str, pebbles: str) -> None:
    """Whatever the bot made of the seat; the bot that played on is not rated for it."""
    async with house_on(database_url, Clock()) as at:
        for name in ("Ann", "Ben", "Cleo"):
            await at.account(name)
        room = await at.table("Ann", "Ben", "Cleo", game=pebbles, rated=True)
        await service.grant(room, 1, Concede(at.key()))
        await at.play(room, 10_000)
        contest = contest_of(room.session.table, room.session.state)
        assert contest
        places = {each.seat: each.place for each in contest.contenders}
        assert max(places[0], places[2]) < places[1]
        assert {each.player for each in contest.contenders} == {person.id for person in at.people.values()}


@pytest.mark.parametrize("gone", [("Ben",), ("Ben", "Cleo")])
@story
async def test_who_was_forgotten_is_ranked_without_a_rating(database_url: str, pebbles: str, gone: list[str]) -> None:
    """Last, as all who leave; the others win against somebody, and no line of the ladder is nobody's."""
    async with house_on(database_url, Clock()) as at:
        for name in ("Ann", "Ben", "Cleo"):
            await at.account(name)
        room = await at.table("Ann", "Ben", "Cleo", game=pebbles, rated=True)
        for name in gone:
            await rights.forget(at.hub, at.people[name])
        room = await at.hub.room(room.session.id)
        await at.play(room, 10_000)
        contest = contest_of(room.session.table, room.session.state)
        assert contest
        assert len({each.player for each in contest.contenders}) == 3, "they are not one and the same"
        assert [each.place for each in contest.contenders if each.player.startswith(GONE)] == [4] * len(gone)
        await Recorder(at.hub).record_all()
        lines = await ladder(at.hub.store, pebbles, "live", provisional=True, limit=10)
        assert {line.name for line in lines} == {"Ann", "Ben", "Cleo"} - set(gone)
        assert {line.person for line in lines} == {at.people[line.name].id for line in lines}


@story
async def test_bots_are_rated_too(database_url: str, pebbles: str) -> None:
    """One rating for a level, also where it has two seats; against themselves bots win nothing."""
    async with house_on(database_url, Clock()) as at:
        await rated(at, "Ann", game=pebbles, players=3, bots={"1": "random", "2": "random"})
        (bot,) = await at.hub.store.ratings.of_player(f"{BOT}random")
        assert (bot.games, bot.game) == (1, pebbles)
        lines = await ladder(at.hub.store, pebbles, "live", provisional=True, limit=10)
        assert {(line.name, line.bot, line.person is None) for line in lines} == {
            ("Ann", "", False),
            ("", "random", True),
        }
        assert all(line.rating.provisional for line in lines)
        assert await ladder(at.hub.store, pebbles, "live", provisional=False, limit=10) == []


@story
async def test_ratings_follow_one_another(database_url: str, pebbles: str) -> None:
    """Two processes that note many results of the same people at once lose none."""
    async with house_on(database_url, Clock()) as at, house_on(database_url, Clock()) as other:
        await at.account("Ann")
        await at.account("Ben")
        for chance in range(PROVISIONAL):
            room = await at.table("Ann", "Ben", game=pebbles, rated=True)
            await at.play(room, 10_000, chance)
        await asyncio.gather(Recorder(at.hub).record_all(), Recorder(other.hub).record_all())
        assert (await ratings_of(at, "Ann"))["live"][1] == PROVISIONAL
        lines = await ladder(at.hub.store, pebbles, "live", provisional=False, limit=10)
        assert [line.rating.provisional for line in lines] == [False, False]
        assert lines[0].rating.rating >= lines[1].rating.rating


@story
async def test_places_and_points(database_url: str) -> None:
    """Equal places move equals alike; a surprise moves more than what was expected."""
    async with house_on(database_url, Clock()) as at, at.hub.store.engine.begin() as connection:

        async def settled(*places: int) -> list[int]:
            """What each of the players gains."""
            seats = tuple(Contender(seat, f"p{seat}", place) for seat, place in enumerate(places))
            changes = await connection.run_sync(RatedGame("rockwell", "live", 1, seats).settle)
            return [after - before for before, after in changes.values()]

        first, second, third = await settled(1, 2, 2)
        assert first > 0 > second == third
        for _ in range(8):
            await settled(1, 2, 3)
        expected, surprise = (await settled(1, 2, 3))[0], (await settled(3, 2, 1))[2]
        assert surprise > expected


def test_points_of_a_new_player() -> None:
    """A round number."""
    assert points(RatingRow("p", "rockwell", "live", 25.0, 25 / 3, 0, 0)) == NEW
