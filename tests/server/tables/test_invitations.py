"""Nobody is seated by others: rematches and invitations wait for consent; leaving alone can be taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from rockworker.client import Client, ServerRefused
from rockworker.protocol import ClockRules, Concede, NewTable
from rockworker.server import rights
from rockworker.server.errors import (
    BadInput,
    NoSuchPerson,
    NoSuchTable,
    SeatIsTaken,
    TableIsNotFull,
    VoteIsPointless,
)
from rockworker.server.http.mine import MyGames
from rockworker.server.tables import service
from rockworker.server.tables.access import may_see
from rockworker.server.tables.invitations import decline, invite, play_again, wanted
from tests.server.harness import Clock, House, house, house_on, serving, somebody, story


async def invited_to(at: House, name: str) -> list[str]:
    """The tables where a seat is kept for somebody."""
    return [table.id for table in await at.hub.store.invitations_of(at.people[name].id)]


@story
async def test_a_rematch_waits_for_everybodys_consent(database_url: str, pebbles: str) -> None:
    """The asker sits, bots sit, the others' seats are kept for them: no start before they have sat down themselves."""
    async with house_on(database_url, Clock()) as at:
        room = await at.finished("Ann", "Ben", game=pebbles, players=3, bots={"2": "random"})
        following = await play_again(at.hub, room, at.people["Ben"])
        seats = following.session.table.seats
        assert [(seat.name, seat.held_name) for seat in seats] == [("", "Ann"), ("Ben", None), (seats[2].name, None)]
        assert seats[2].bot == "random"
        assert await invited_to(at, "Ann") == [following.session.id]
        with pytest.raises(TableIsNotFull):
            await service.start(following, at.people["Ben"])
        eve = await at.person("Eve")
        with pytest.raises(SeatIsTaken):
            await service.sit_down(at.hub, following, eve, 0)
        assert (await play_again(at.hub, room, at.people["Ann"])).session.id == following.session.id
        assert following.session.table.seats[0].person == at.people["Ann"].id
        assert await invited_to(at, "Ann") == []
        await service.start(following, at.people["Ann"])


@story
async def test_a_rematch_that_is_gone_takes_nobodys_place(database_url: str, pebbles: str) -> None:
    """Its owner was forgotten before anybody else sat down: the next who asks opens another one."""
    async with house_on(database_url, Clock()) as at:
        room = await at.finished("Ann", "Ben", "Cleo", game=pebbles)
        gone = await play_again(at.hub, room, at.people["Ann"])
        await rights.forget(at.hub, at.people["Ann"])
        room = await at.hub.room(room.session.id)
        following = await play_again(at.hub, room, at.people["Ben"])
        assert following.session.id != gone.session.id
        assert await invited_to(at, "Cleo") == [following.session.id]
        assert (await play_again(at.hub, room, at.people["Cleo"])).session.id == following.session.id


@story
async def test_who_declines_makes_the_seat_free(database_url: str, pebbles: str) -> None:
    """An unlisted table can be seen by those who are invited, and by them only as long as they are."""
    async with house_on(database_url, Clock()) as at:
        room = await at.finished("Ann", "Ben", game=pebbles)
        following = await play_again(at.hub, room, at.people["Ann"])
        ben = at.people["Ben"]
        assert may_see(following.session.table, ben.id, None)
        await decline(at.hub, following, ben)
        assert await invited_to(at, "Ben") == []
        with pytest.raises(NoSuchTable):
            await service.visible_room(at.hub, following.session.id, ben)
        await service.sit_down(at.hub, following, await at.person("Eve"), None)
        assert [seat.name for seat in following.session.table.seats] == ["Ann", "Eve"]


@story
async def test_seats_are_kept_by_the_tables_owner(database_url: str, pebbles: str) -> None:
    """By id or by an account's name, for one person once; the owner may think better of it."""
    async with house_on(database_url, Clock()) as at:
        cleo = await at.account("Cleo")
        room = await at.table("Ann", game=pebbles, players=3, start=False)
        ann, ben = at.people["Ann"], await at.person("Ben")
        assert await wanted(at.hub, None, " cleo ") == cleo
        assert await wanted(at.hub, ben.id, None) == ben
        for person, name in ((None, "nobody"), ("nobody", None), (None, None), ("x\0", None)):
            with pytest.raises(NoSuchPerson):
                await wanted(at.hub, person, name)
        await invite(at.hub, room, ann, 1, ben)
        for seat, guest in ((1, cleo), (2, ben), (0, cleo), (2, ann)):
            with pytest.raises(SeatIsTaken):
                await invite(at.hub, room, ann, seat, guest)
        with pytest.raises(SeatIsTaken):
            await service.seat_bot(at.hub, room, ann, 1, "random")
        await service.sit_down(at.hub, room, cleo, None)
        assert room.session.table.seats[2].person == cleo.id, "the seat that is kept is not the first free one"
        await service.stand_up(at.hub, room, ann, 1)
        await service.seat_bot(at.hub, room, ann, 1, "random")
        assert await invited_to(at, "Ben") == []


@story
async def test_a_table_is_opened_with_invitations(database_url: str, pebbles: str) -> None:
    """Play again with somebody: the seats are kept from the start."""
    async with house_on(database_url, Clock()) as at:
        ben, cleo = await at.person("Ben"), await at.person("Cleo")
        room = await at.table("Ann", game=pebbles, players=3, start=False, invite=[ben.id, cleo.id])
        assert {seat.held_name for seat in room.session.table.seats} == {None, "Ben", "Cleo"}
        with pytest.raises(NoSuchPerson):
            await at.table("Ann", game=pebbles, players=3, start=False, invite=["nobody"])
        with pytest.raises(BadInput):
            await at.table("Ann", game=pebbles, players=2, start=False, invite=[ben.id, cleo.id])


@story
async def test_stopping_alone_is_asked_once_more(tmp_path: Path, pebbles: str) -> None:
    """Who plays against bots, or on one screen, says it twice; a move, or a no, and the game goes on."""
    async with house(tmp_path) as at:
        wishes = ({"bots": {"1": "random"}}, {"hot_seat": True})
        for wish in wishes:
            room = await at.table("Ann", game=pebbles, players=2, **wish)
            await at.propose(room, 0, "end")
            assert room.session.status == "running"
            await at.vote(room, 0, agrees=False)
            await at.propose(room, 0, "end")
            await at.act(room, 0)
            assert room.session.state.position.vote is None, "a move says no"
            await at.propose(room, 0, "end")
            await at.vote(room, 0)
            assert room.session.status == "over"


@story
async def test_nobody_stops_or_goes_back_alone_at_a_rated_table(tmp_path: Path, pebbles: str) -> None:
    """It would save a lost game, or tell what comes."""
    async with house(tmp_path) as at:
        await at.account("Ann")
        room = await at.table("Ann", game=pebbles, players=2, bots={"1": "random"}, rated=True)
        await at.act(room, 0)
        for question in ("end", "undo"):
            with pytest.raises(VoteIsPointless):
                await at.propose(room, 0, question, room.session.state.position.steps[-1].before)


@story
async def test_leaving_a_game_against_bots_can_be_undone(tmp_path: Path) -> None:
    """Bots wait a while before they play on; who comes back meanwhile finds the game as it was."""
    async with serving(tmp_path, leave_grace_s=600) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, bots={1: "random"})
        await ann.start(table)
        room = await server.hub.room(table.id)
        while room.session.state.actors != (0,):
            await asyncio.sleep(0.01)
        async with await ann.sit(table) as seat:
            line = room.session.state.position.line
            await service.grant(room, 0, Concede("leave"))
            await asyncio.sleep(0.3)
            assert room.session.state.position.line == line, "nothing was played"
            await seat.propose("return", 0)
            assert room.session.state.actors == (0,)
            assert room.session.state.position.line == line


@story
async def test_bots_play_on_after_a_while(tmp_path: Path) -> None:
    """A game that everybody has left ends."""
    async with serving(tmp_path, leave_grace_s=0) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("clockworker", 2, bots={1: "random"}, options={"round_limit": 1})
        await ann.start(table)
        room = await server.hub.room(table.id)
        await service.grant(room, 0, Concede("leave"))
        while room.session.status != "over":
            await asyncio.sleep(0.01)


@story
async def test_players_on_one_screen_have_names(tmp_path: Path, pebbles: str) -> None:
    """Names that differ, and bots beside them; without a name they are counted."""
    async with house(tmp_path) as at:
        room = await at.table(
            "Ann", game=pebbles, players=3, hot_seat=True, names={"0": " Mum ", "1": "Mum"}, bots={"2": "random"}
        )
        assert [seat.name for seat in room.session.table.seats][:2] == ["Mum", "Mum 2"]
        assert room.session.table.seats[2].bot == "random"
        plain = await at.table("Ann", game=pebbles, players=2, hot_seat=True)
        assert service.names(plain.session.table) == ["Ann 1", "Ann 2"]


@pytest.mark.parametrize(
    ("clock", "fits"),
    [
        ({"kind": "bank", "bank_ms": 90_000, "increment_ms": 90_000}, True),
        ({"kind": "bank", "bank_ms": 90_000, "increment_ms": 90_001}, False),
        ({"kind": "bank", "bank_ms": 0}, False),
        ({"kind": "bank", "bank_ms": 60 * 86_400_000}, True),
        ({"kind": "bank", "bank_ms": 60 * 86_400_000 + 1}, False),
        ({"kind": "count"}, True),
    ],
)
def test_clocks_of_ones_own(clock: dict[str, object], fits: bool) -> None:
    """Any bank up to sixty days, with an increment that it can hold."""
    try:
        msgspec.convert({"game": "rockwell", "players": 2, "clock": clock}, NewTable)
    except msgspec.ValidationError:
        assert not fits
    else:
        assert fits
        assert msgspec.convert(clock, ClockRules).kind == clock["kind"]


@story
async def test_invitations_over_http(tmp_path: Path) -> None:
    """Counted among my games; whom nobody knows is refused."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        await ben.register("Ben", "correct horse")
        table = await ann.open_table("rockwell", 2)
        path = f"/tables/{table.id}/seats/1/invitation"
        with pytest.raises(ServerRefused, match="no-such-person"):
            await ann.request("PUT", path, {"name": "Benjamin"})
        await ann.request("PUT", path, {"name": "Ben"})
        mine = await games(ben)
        assert (mine.counts.invitations, [each.id for each in mine.invitations]) == (1, [table.id])
        assert [seat.held_for_me for seat in mine.invitations[0].seats] == [False, True]
        assert (await ann.table(table.id)).seats[1].held_for == "Ben"
        await ben.request("DELETE", f"/tables/{table.id}/invitation")
        assert (await games(ben)).counts.invitations == 0
        with pytest.raises(ServerRefused, match="no-such-table"):
            await ben.request("DELETE", f"/tables/{table.id}/invitation")


async def games(client: Client) -> MyGames:
    """A client's games."""
    return msgspec.json.decode(await client.request("GET", "/me/games"), type=MyGames)
