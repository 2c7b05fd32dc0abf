"""Games that are over: who has them in the history, what others may know of them, and what they add up to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import Concede, Undo
from rockworker.server import accounts
from rockworker.server.errors import NameIsTaken, NoSuchPerson
from rockworker.server.people import profiles
from rockworker.server.people.profiles import SYMBOLS, History, PastGame, Profile
from rockworker.server.people.recorder import Recorder
from rockworker.server.people.results import results, standing_events
from rockworker.server.people.statistics import statistics
from rockworker.server.storage.database import Gone
from rockworker.server.storage.results import Filter
from rockworker.server.tables import history, service
from rockworker.server.tables.hub import Room
from rockworker.text.languages import LANGUAGES
from tests.server.harness import Clock, House, house, house_on, serving, somebody, story

WHOLE = Filter()


async def games_of(at: House, name: str, viewer: str | None = None, **wanted: Any) -> list[PastGame]:
    """Somebody's games as somebody sees them."""
    seen_by = at.people.get(viewer or name)
    found = await profiles.history(at.hub.store, at.people[name], seen_by, Filter(**wanted), None, 100)
    return list(found.games)


@story
async def test_a_game_that_is_over_is_in_everybodys_history(database_url: str, pebbles: str) -> None:
    """With places and scores as the game tells them; one that runs is in nobody's."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Ann")
        room = await at.finished("Ann", "Ben", game=pebbles)
        running = await at.table("Ann", "Ben", game=pebbles)
        await at.play(running, 3)
        await Recorder(at.hub).record_all()
        assert room.session.state.game
        scores = room.session.state.game.scores
        for name, seat in (("Ann", 0), ("Ben", 1)):
            (game,) = await games_of(at, name)
            assert (game.table, game.place, game.score) == (room.session.id, scores[seat].rank, scores[seat].total)
            assert game.outcome == ("won" if scores[seat].rank == 1 else "lost")
            assert [(each.name, each.score) for each in game.seats] == [
                ("Ann", scores[0].total),
                ("Ben", scores[1].total),
            ]
            assert [each.person for each in game.seats] == [at.people["Ann"].id, None], "a guest has no page to lead to"


@story
async def test_a_result_is_noted_once(database_url: str, pebbles: str) -> None:
    """Whatever process tries, and however often; also for games that ended while nobody noted anything."""
    async with house_on(database_url, Clock()) as at, house_on(database_url, Clock()) as other:
        room = await at.table("Ann", "Ben", game=pebbles)
        await at.play(room, 10_000)
        assert room.session.status == "over"
        await asyncio.gather(Recorder(at.hub).record_all(), Recorder(other.hub).record_all())
        assert len(await games_of(at, "Ann")) == 1
        assert await at.hub.store.results.unrecorded() == []
        found = results(room.session.table, room.session.state, await at.hub.store.log(room.session.table))
        assert not await at.hub.store.results.record(room.session.id, found)


@story
async def test_history_can_be_filtered_and_read_page_by_page(database_url: str, pebbles: str) -> None:
    """By game, pace, outcome, opponent and time; every game comes once, whatever the size of a page."""
    async with house_on(database_url, Clock()) as at:
        days = {"kind": "bank", "bank_ms": 86_400_000}
        first = await at.finished("Ann", "Ben", game=pebbles)
        second = await at.finished("Ann", "Cleo", game=pebbles, clock=days)
        third = await at.finished("Ann", "Ben", "Cleo", game=pebbles)
        same_moment = await at.finished("Ann", "Ben", game=pebbles)
        ben = at.people["Ben"].id
        cases: list[tuple[dict[str, Any], list[Room]]] = [
            ({}, [first, second, third, same_moment]),
            ({"game": pebbles}, [first, second, third, same_moment]),
            ({"game": "rockwell"}, []),
            ({"pace": "days"}, [second]),
            ({"opponent": ben}, [first, third, same_moment]),
            ({"rated": True}, []),
            ({"outcome": "left"}, []),
            ({"until": second.session.state.position.at}, [first]),
            ({"since": second.session.state.position.at + 1}, [third, same_moment]),
        ]
        for wanted, rooms in cases:
            found = await games_of(at, "Ann", **wanted)
            assert {game.table for game in found} == {room.session.id for room in rooms}, wanted
        won = await games_of(at, "Ann", outcome="won")
        lost = await games_of(at, "Ann", outcome="lost")
        assert {game.place for game in won} <= {1}
        assert len(won) + len(lost) == 4
        assert await pages(at, 1) == await pages(at, 3) == [game.table for game in await games_of(at, "Ann")]


async def pages(at: House, size: int) -> list[str]:
    """Ann's games, read in pages."""
    found: list[str] = []
    after: str | None = None
    while not found or after:
        page = await profiles.history(at.hub.store, at.people["Ann"], at.people["Ann"], WHOLE, after, size)
        found += [game.table for game in page.games]
        after = page.more
    return found


@story
async def test_others_know_of_public_games_and_of_those_they_played(database_url: str, pebbles: str) -> None:
    """An unlisted table stays among those who sat there, in the history as in statistics."""
    async with house_on(database_url, Clock()) as at:
        await at.account("Ann")
        public = await at.finished("Ann", "Ben", game=pebbles, public=True)
        private = await at.finished("Ann", "Cleo", game=pebbles)
        store, ann = at.hub.store, at.people["Ann"]
        for viewer, rooms in (("Ann", [public, private]), ("Ben", [public]), ("Cleo", [public, private])):
            known = {room.session.id for room in rooms}
            assert {game.table for game in await games_of(at, "Ann", viewer)} == known
            (told,) = await statistics(store, ann, at.people[viewer], None, "en")
            assert told.games == len(known)
        stranger = await profiles.history(store, ann, None, WHOLE, None, 100)
        assert [game.table for game in stranger.games] == [public.session.id]
        with pytest.raises(NoSuchPerson):
            await profiles.find(store, at.people["Ben"].id, ann)


@story
async def test_leaving_stopping_and_playing_alone(tmp_path: Path, pebbles: str) -> None:
    """Who concedes has left; a stopped game has no winner; games on one screen are one game, and count for nothing;
    a copy is nobody's game."""
    async with house(tmp_path) as at:
        left = await at.table("Ann", "Ben", game=pebbles)
        await service.grant(left, 1, Concede(at.key()))
        stopped = await at.table("Ann", "Ben", game=pebbles)
        await at.propose(stopped, 0, "end")
        await at.vote(stopped, 1)
        await at.finished("Ann", game=pebbles, players=2, hot_seat=True)
        alone = await games_of(at, "Ann")
        assert [(game.outcome, len(game.seats)) for game in alone[1:]] == [("stopped", 2)]
        await at.play(left, 10_000)
        await Recorder(at.hub).record_all()
        assert [game.outcome for game in await games_of(at, "Ben")] == ["left", "stopped"]
        (own,) = await statistics(at.hub.store, at.people["Ben"], at.people["Ben"], None, "en")
        assert (own.games, own.won, own.left, own.best, own.places) == (1, 0, 1, None, {})
        played = await at.finished("Ann", "Ben", game="clockworker")
        before = await games_of(at, "Ann")
        copy = await history.clone(at.maker(at.people["Ann"]), played, 5, keep_bots=False)
        await at.play(copy, 10_000)
        assert copy.session.status == "over"
        await Recorder(at.hub).record_all()
        assert await games_of(at, "Ann") == before


@story
async def test_favourite_plans_in_words(tmp_path: Path) -> None:
    """What a player relied on, as each game counts it, in every language."""
    async with house(tmp_path) as at:
        for game in ("clockworker", "rockwell"):
            room = await at.finished("Ann", "Ben", game=game, chance=5, seed="5")
            for language in LANGUAGES:
                store, ann = at.hub.store, at.people["Ann"]
                (own,) = await statistics(store, ann, ann, game, language)
                assert len([plan for plan in own.plans if plan.favourites]) >= 2
                for plan in own.plans:
                    assert plan.label != plan.group
                    for liked in plan.favourites:
                        assert liked.label != liked.key or game == "rockwell", (language, plan.group, liked)
                        assert (liked.games, liked.count >= 1) == (1, True)
            assert sum(own.places["2"]) == own.games == 1
            assert own.best == room.session.state.game.scores[0].total if room.session.state.game else None


@story
async def test_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    """The events of a result are those of the moves that stand."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", game="clockworker")
        while not room.session.state.position.steps or not room.session.state.undoable(
            room.session.state.position.steps[-1].seat
        ):
            await at.play(room, 1)
        rows = await at.hub.store.log(room.session.table)
        await service.grant(room, room.session.state.position.steps[-1].seat, Undo(at.key()))
        after = await at.hub.store.log(room.session.table)
        assert len(after) == len(rows) + 1
        assert standing_events(room.session.table, rows) == [event for row in rows for event in row.events]
        assert standing_events(room.session.table, after) == [event for row in rows[:-1] for event in row.events]


# Over HTTP


async def asked(client: Client, path: str, kind: Any) -> Any:
    """A typed answer."""
    return msgspec.json.decode(await client.request("GET", path), type=kind)


@story
async def test_a_profile_over_http(tmp_path: Path) -> None:
    """Name and symbol can be changed; an account signs in by its new name; names that look like others' are refused."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        guest = await asked(ann, "/people/me", Profile)
        assert (guest.name, guest.account) == ("Ann", False)
        with pytest.raises(ServerRefused, match="no-such-person"):
            await asked(ben, f"/people/{guest.id}", Profile)
        await ann.register("Ann", "correct horse")
        for symbol in SYMBOLS:
            await ann.request("PUT", "/me/profile", {"symbol": symbol})
            seen = await asked(ben, f"/people/{guest.id}", Profile)
            assert (seen.name, seen.symbol, seen.account) == ("Ann", symbol, True)
        await ann.request("PUT", "/me/profile", {"name": "Anna"})
        with pytest.raises(ServerRefused, match="name-is-taken"):
            await ben.request("PUT", "/me/profile", {"name": "ANNA"})
        await ben.request("PUT", "/me/profile", {"name": "Benno"})
        async with Client(server.url) as again:
            await again.sign_in("Anna", "correct horse")
            assert (await asked(again, "/people/me", Profile)).id == guest.id
            with pytest.raises(ServerRefused, match="wrong-password"):
                await again.sign_in("Ann", "correct horse")
        for path in ("/people/x%00y", "/people/0", "/people/0/games", "/people/me/games?opponent=%27"):
            with pytest.raises(ServerRefused, match=r"no-such-person|bad-input"):
                await ben.request("GET", path)


@story
async def test_an_account_takes_no_other_accounts_name(tmp_path: Path) -> None:
    """Not even one that only looks like it; a change of the case is no other name."""
    async with house(tmp_path) as at:
        ann, _ = await at.account("Ann"), await at.account("Paul")
        with pytest.raises(NameIsTaken):
            await profiles.change(at.hub.store, ann, "Pau1", None)
        assert (await profiles.change(at.hub.store, ann, "ANN", None)).name == "ANN"


@story
async def test_a_guest_who_opens_an_account_meanwhile_keeps_it(database_url: str) -> None:
    """A change that began before comes too late, and takes nothing back."""
    async with house_on(database_url, Clock()) as at:
        guest = await at.person("Ann")
        await accounts.register(at.hub, "Annie", "correct horse", guest)
        with pytest.raises(Gone):
            await profiles.change(at.hub.store, guest, None, "star")
        found = await at.hub.store.account("annie")
        assert found
        assert (found[0].id, found[0].name) == (guest.id, "Annie")


@story
async def test_bots_games_are_noted_by_the_server(tmp_path: Path) -> None:
    """A game that bots play on to its end, after their only person has gone, is in the history soon."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, bots={1: "random"})
        await ann.start(table)
        async with await ann.sit(table) as seat:
            await seat.propose("end")
            await seat.vote(agrees=True)
        games: tuple[PastGame, ...] = ()
        while not games:
            games = (await asked(ann, "/people/me/games", History)).games
            await asyncio.sleep(0.02)
        assert (games[0].table, games[0].outcome) == (table.id, "stopped")
