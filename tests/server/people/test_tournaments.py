"""Tournaments: pairings, standings, and rounds that follow each other by themselves."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import Concede
from rockworker.server import rights
from rockworker.server.errors import (
    BadInput,
    NotAllowed,
    RatedNeedsAccount,
    TooFewEntrants,
    TournamentHasStarted,
)
from rockworker.server.people import tournaments
from rockworker.server.people.pairing import round_robin, rounds_of, swiss
from rockworker.server.people.recorder import Recorder
from rockworker.server.people.tournaments import NewTournament, TournamentInfo, Tournaments, standings
from rockworker.server.storage.rows import MatchPlace, TableRow
from rockworker.server.storage.tournaments import EntrantRow, MatchRow, TournamentRow, meeting_at
from rockworker.server.tables import service
from rockworker.server.tables.hub import Room
from tests.server.harness import Clock, House, house_on, serving, somebody, story
from tests.server.postgres import Postgres

# Pairings


@pytest.mark.parametrize("players", range(2, 10))
def test_all_against_all(players: int) -> None:
    """Everybody meets everybody once, and plays once a round; of an odd number each has one bye."""
    met: list[frozenset[int]] = []
    byes: list[int] = []
    for number in range(1, rounds_of(players) + 1):
        pairs = round_robin(range(1, players + 1), number)
        playing = [player for pair in pairs for player in pair if player]
        assert sorted(playing) == list(range(1, players + 1))
        met += [frozenset((first, second)) for first, second in pairs if second]
        byes += [pair[0] for pair in pairs if pair[1] is None]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(1, players + 1), 2)]
    assert sorted(byes) == (list(range(1, players + 1)) if players % 2 else [])


def test_equals_meet_in_a_swiss_round() -> None:
    """Those with the same points; the weakest has the bye, unless there was one before."""
    assert {frozenset(pair) for pair in swiss({1: 4, 2: 4, 3: 2, 4: 2}, set(), set())} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }
    met = {frozenset((1, 2)), frozenset((3, 4))}
    assert {frozenset(pair) for pair in swiss({1: 4, 2: 4, 3: 2, 4: 2}, met, set())}.isdisjoint(met)
    assert (3, None) in swiss({1: 2, 2: 2, 3: 0}, set(), set())
    assert (3, None) not in swiss({1: 2, 2: 2, 3: 0}, set(), {3})


@pytest.mark.parametrize("players", [2, 5, 8, 13])
def test_nobody_meets_twice_in_a_swiss_tournament(players: int) -> None:
    """As long as there is anybody left to meet: here for half of the rounds that all against all would take."""
    points = dict.fromkeys(range(1, players + 1), 0)
    met: set[frozenset[int]] = set()
    byes: set[int] = set()
    for _ in range(max(1, players // 2)):
        pairs = swiss(points, met, byes)
        assert sorted(player for pair in pairs for player in pair if player) == sorted(points)
        for first, second in pairs:
            if second is None:
                assert first not in byes
                byes.add(first)
            else:
                assert frozenset((first, second)) not in met
                met.add(frozenset((first, second)))
            points[min(first, second or first)] += 2
        points = dict(sorted(points.items(), key=lambda each: -each[1]))


def test_standings() -> None:
    """By points, then by the points of the opponents; equals share a place."""
    entrants = [EntrantRow(number, f"p{number}", name, False) for number, name in enumerate("ABCD", 1)]
    matches = [
        MatchRow(1, 1, 1, 2, None, "first"),
        MatchRow(1, 2, 3, 4, None, "draw"),
        MatchRow(2, 1, 1, 3, None, "second"),
        MatchRow(2, 2, 4, None, None, "first"),
        MatchRow(3, 1, 2, 4, None, None),
    ]
    table = [(each.name, each.place, each.points, each.buchholz) for each in standings(entrants, matches)]
    assert table == [("C", 1, 1.5, 2.5), ("D", 2, 1.5, 1.5), ("A", 3, 1.0, 1.5), ("B", 4, 0.0, 2.5)]


# At tables


async def opened(at: House, game: str, *names: str, **wishes: object) -> TournamentRow:
    """A tournament that these accounts have joined; the first has opened it."""
    people = [await at.account(name) for name in names]
    wish = msgspec.convert({"name": "Cup", "game": game, **wishes}, NewTournament)
    row = await tournaments.open_tournament(at.hub, people[0], wish)
    for person in people:
        await tournaments.join(at.hub, row, person)
    return row


async def played(at: House, row: TournamentRow, running: Tournaments) -> TournamentInfo:
    """All rounds, each as soon as it is there."""
    for _ in range(30):
        told = await tournaments.info(at.hub, await tournaments.find(at.hub, row.id), None)
        if told.status == "over":
            return told
        for match in told.matches:
            if match.table and match.result is None:
                await at.play(await at.hub.room(match.table), 10_000, chance(match))
        await Recorder(at.hub).record_all()
        await running.advance_all()
    raise AssertionError("the tournament does not end")


def chance(match: MatchRow) -> int:
    """So that not all games are the same."""
    return match.round * 100 + match.number


@pytest.mark.parametrize(("kind", "rounds", "matches"), [("round-robin", 3, 6), ("swiss", 2, 4)])
@story
async def test_a_tournament_to_its_end(database_url: str, pebbles: str, kind: str, rounds: int, matches: int) -> None:
    """Every match is a rated table with both seated and started; the next round begins by itself."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann", "Ben", "Cleo", "Dan", kind=kind, rounds=2)
        running = Tournaments(at.hub)
        await running.start(row, at.people["Ann"])
        told = await played(at, row, running)
        assert (told.rounds, told.round, len(told.matches)) == (rounds, rounds, matches)
        assert len({frozenset((match.first, match.second)) for match in told.matches}) == matches
        assert sum(each.points for each in told.standings) == matches
        for match in told.matches:
            table = (await at.hub.room(f"{match.table}")).session.table
            assert table.settings["rated"]
            assert [seat.name for seat in table.seats] == [names(told)[match.first], names(told)[match.second or 0]]
        rated = await at.hub.store.ratings.of_player(at.people["Ann"].id)
        assert rated[0].games == rounds


def names(told: TournamentInfo) -> dict[int, str]:
    """By number."""
    return {each.number: each.name for each in told.standings}


@story
async def test_two_processes_keep_one_tournament(postgres_server: Postgres, pebbles: str) -> None:
    """Both try to go on: no round is begun twice, no table opened twice."""
    database_url = postgres_server.migrated_database()
    async with house_on(database_url, Clock()) as at, house_on(database_url, Clock()) as other:
        row = await opened(at, pebbles, "Ann", "Ben", "Cleo", kind="round-robin")
        one, two = Tournaments(at.hub), Tournaments(other.hub)
        await one.start(row, at.people["Ann"])
        await asyncio.gather(one.advance_all(), two.advance_all())
        found = await at.hub.store.tournaments.matches(row.id)
        assert [(match.round, match.second is None) for match in found].count((1, False)) == 1
        tables = [match.table for match in found if match.table]
        assert len(await at.hub.store.lobby(["running"])) == len(tables) == 1


@story
async def test_who_leaves_and_who_decides(database_url: str, pebbles: str) -> None:
    """Who leaves a match loses it; who leaves the tournament plays no more; the owner decides what does not end."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann", "Ben", "Cleo", "Dan", rounds=2)
        running, ann = Tournaments(at.hub), at.people["Ann"]
        with pytest.raises(NotAllowed):
            await running.start(row, at.people["Ben"])
        await running.start(row, ann)
        started = await tournaments.find(at.hub, row.id)
        with pytest.raises(TournamentHasStarted):
            await running.start(started, ann)
        with pytest.raises(TournamentHasStarted):
            await tournaments.join(at.hub, started, await at.account("Eve"))
        first, second = (await tournaments.info(at.hub, started, ann)).matches
        room = await at.hub.room(f"{first.table}")
        await service.grant(room, 1, Concede(at.key()))
        await at.play(room, 10_000)
        with pytest.raises(NotAllowed):
            await tournaments.decide(at.hub, row, at.people["Ben"], 1, 2, "draw")
        await tournaments.decide(at.hub, row, ann, 1, second.number, "draw")
        with pytest.raises(BadInput):
            await tournaments.decide(at.hub, row, ann, 1, second.number, "first")
        fourth = names(await tournaments.info(at.hub, row, None))[4]
        await tournaments.leave(at.hub, started, at.people[fourth])
        await Recorder(at.hub).record_all()
        await running.advance_all()
        told = await tournaments.info(at.hub, await tournaments.find(at.hub, row.id), ann)
        assert told.matches[0].result == "first"
        assert told.round == 2
        later = [match for match in told.matches if match.round == 2]
        assert sorted(n for match in later for n in (match.first, match.second) if n) == [1, 2, 3]


@story
async def test_joining_and_leaving_while_it_starts(database_url: str, pebbles: str) -> None:
    """Who is too late plays on or plays no more rounds; of those who are paired, nobody is missing. To join twice at
    once is to join once."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann", "Ben", "Cleo", kind="round-robin")
        running, store, read = Tournaments(at.hub), at.hub.store.tournaments, at.hub.store.tournaments.entrants
        dan = await at.account("Dan")
        assert list(await asyncio.gather(store.join(row.id, dan), store.join(row.id, dan))) == [True, True]

        async def overtaken(tournament: str) -> list[EntrantRow]:
            """Whom somebody read who was overtaken then: Cleo has left, Eve has joined."""
            store.entrants = read  # type: ignore[method-assign]
            found = await read(tournament)
            await tournaments.leave(at.hub, row, at.people["Cleo"])
            await tournaments.join(at.hub, row, await at.account("Eve"))
            return found

        store.entrants = overtaken  # type: ignore[method-assign]
        await running.start(row, at.people["Ann"])
        told = await tournaments.info(at.hub, await tournaments.find(at.hub, row.id), None)
        assert (told.rounds, sorted(names(told).values())) == (3, ["Ann", "Ben", "Dan", "Eve"])
        await tournaments.leave(at.hub, row, dan)  # who still takes it for open
        assert (await played(at, row, running)).standings[0].points >= 2


@story
async def test_nobody_else_plays_a_match(database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table has no free seat at any moment; where the start went wrong, it is tried again."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann", "Ben", rounds=1)
        running, store = Tournaments(at.hub), at.hub.store
        stored: list[list[str]] = []
        add_table = store.add_table

        async def noting(table: TableRow, match: MatchPlace) -> None:
            stored.append([seat.name for seat in table.seats])
            await add_table(table, match=match)

        with monkeypatch.context() as patch:
            patch.setattr(store, "add_table", noting)
            patch.setattr(service, "begin", _fails)
            with pytest.raises(OSError, match="away"):
                await running.start(row, at.people["Ann"])
        assert stored == [["Ann", "Ben"]]
        (table,) = await store.lobby(["open"])
        await running.advance_all()
        assert [each.id for each in await store.lobby(["running"])] == [table.id]


async def _fails(_room: Room | str) -> None:
    raise OSError("away")


@story
async def test_more_tournaments_than_are_listed(database_url: str, pebbles: str) -> None:
    """All of them go on, however many began later."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann", "Ben", rounds=1)
        running = Tournaments(at.hub)
        await running.start(row, at.people["Ann"])
        endless, store = await at.table("Ann", "Ben", game=pebbles), at.hub.store.tournaments
        for number in range(100):
            later = msgspec.structs.replace(row, id=f"later{number}", created=row.created + 1)
            await store.add(later)
            await store.begin_round(later, [], [(1, 2)])
            async with store.engine.begin() as connection:
                await connection.execute(meeting_at(MatchPlace(later.id, 1, 1), endless.session.id))
        assert (await played(at, row, running)).status == "over"


@story
async def test_tournaments_are_for_accounts(database_url: str, pebbles: str) -> None:
    """Two at least; somebody who is forgotten has lost what is still to be played."""
    async with house_on(database_url, Clock()) as at:
        row = await opened(at, pebbles, "Ann")
        with pytest.raises(TooFewEntrants):
            await Tournaments(at.hub).start(row, at.people["Ann"])
        with pytest.raises(RatedNeedsAccount):
            await tournaments.join(at.hub, row, await at.person("Guest"))
        ben = await at.account("Ben")
        await tournaments.join(at.hub, row, ben)
        await tournaments.leave(at.hub, row, ben)
        await tournaments.join(at.hub, row, ben)
        await rights.forget(at.hub, ben)
        told = await tournaments.info(at.hub, row, None)
        assert [(each.name, each.person is None, each.dropped) for each in told.standings] == [
            ("Ann", False, False),
            ("", True, True),
        ]
        await Tournaments(at.hub).start(row, at.people["Ann"])
        assert (await tournaments.find(at.hub, row.id)).status == "over"


@story
async def test_whose_owner_is_gone(database_url: str, pebbles: str) -> None:
    """A tournament goes to the entrant who joined first of those who still play, who starts it and decides its matches;
    with none it ends."""
    async with house_on(database_url, Clock()) as at:
        row, running = await opened(at, pebbles, "Ann", "Ben", "Cleo", "Dan", rounds=1), Tournaments(at.hub)
        empty = await opened(at, pebbles, "Ann")
        await tournaments.leave(at.hub, row, at.people["Ben"])
        await rights.forget(at.hub, at.people["Ann"])
        assert (await tournaments.find(at.hub, empty.id)).status == "over"
        heir = at.people["Cleo"]
        assert (await tournaments.info(at.hub, await tournaments.find(at.hub, row.id), heir)).mine
        await tournaments.join(at.hub, row, at.people["Ben"])
        await running.start(await tournaments.find(at.hub, row.id), heir)
        await tournaments.leave(at.hub, row, at.people["Dan"])
        await rights.forget(at.hub, heir)
        begun = await tournaments.find(at.hub, row.id)
        match = next(each for each in await at.hub.store.tournaments.matches(row.id) if each.result is None)
        await tournaments.decide(at.hub, begun, at.people["Ben"], 1, match.number, "first")


@story
async def test_a_match_has_one_table(database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noted with its table, all or nothing: whenever a server ends, no second one is opened."""
    async with house_on(database_url, Clock()) as at:
        row, running = await opened(at, pebbles, "Ann", "Ben", rounds=1), Tournaments(at.hub)
        with monkeypatch.context() as patch:
            patch.setattr(at.hub, "room", _fails)
            with pytest.raises(OSError, match="away"):
                await running.start(row, at.people["Ann"])
        await running.advance_all()
        assert len(await at.hub.store.lobby(["open", "running"])) == 1


@story
async def test_both_leave_before_a_match(database_url: str, pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table, which could not be started, goes with the second of them, and holds neither; the match is a draw."""
    async with house_on(database_url, Clock()) as at:
        row, running = await opened(at, pebbles, "Ann", "Ben", "Cleo", "Dan", rounds=1), Tournaments(at.hub)
        with monkeypatch.context() as patch:
            patch.setattr(service, "begin", _fails)
            with pytest.raises(OSError, match="away"):
                await running.start(row, at.people["Ann"])
        first = (await at.hub.store.tournaments.matches(row.id))[0]
        known = names(await tournaments.info(at.hub, row, None))
        for number in (first.first, first.second or 0):
            await rights.forget(at.hub, at.people[known[number]])
        await running.advance_all()
        assert (await at.hub.store.tournaments.matches(row.id))[0].result == "draw"


@story
async def test_a_tournament_over_http(tmp_path: Path) -> None:
    """Opened, joined, started, played by the server's own clockwork."""

    async def asked(client: Client, method: str, path: str, body: object = None) -> TournamentInfo:
        return msgspec.json.decode(await client.request(method, path, body), type=TournamentInfo)

    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        with pytest.raises(ServerRefused, match="rated-needs-account"):
            await ann.request("POST", "/tournaments", {"name": "Cup", "game": "clockworker"})
        await ann.register("Ann", "correct horse")
        await ben.register("Ben", "battery staple")
        wish = {"name": "Cup", "game": "clockworker", "rounds": 1, "options": {"round_limit": 1}}
        told = await asked(ann, "POST", "/tournaments", wish)
        path = f"/tournaments/{told.id}"
        for client in (ann, ben):
            await asked(client, "POST", f"{path}/entrants")
        started = await asked(ann, "POST", f"{path}/start")
        assert (started.mine, started.status, started.round) == (True, "running", 1)
        room = await server.hub.room(f"{started.matches[0].table}")
        for seat in (0, 1):
            await service.grant(room, seat, Concede(f"leave-{seat}"))
        while (told := await asked(ben, "GET", path)).status != "over":
            await asyncio.sleep(0.05)
        assert told.matches[0].result is not None
        (listed,) = msgspec.json.decode(await ann.request("GET", "/tournaments?status=over"))
        assert (listed["id"], listed["entrants"], listed["mine"]) == (told.id, told.entrants, True)
        assert not {"standings", "matches"} & listed.keys()
        with pytest.raises(ServerRefused, match="no-such-tournament"):
            await ann.request("GET", "/tournaments/x%00")
