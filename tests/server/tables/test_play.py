"""Play over real sockets: seats, versions, chat, presence, limits, and a stop in good order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rockworker.protocol import TableInfo
from tests.server.harness import serving, somebody, story
from tests.server.sockets import wire

BID = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}


@story
async def test_a_move_is_acknowledged_and_everybody_hears_of_it(tmp_path: Path) -> None:
    """The mover gets the answer and the update, others the update: without what they may not know."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2)
        await ben.sit(table)
        await ann.start(table)
        async with wire(ann, server.url, table.id) as a, wire(ben, server.url, table.id, lang="fr") as b:
            number = (await a.next("welcome"))["sight"]["number"]
            await b.next("welcome")
            answer = await a.ask(type="act", version=number, key="k", action=BID)
            assert answer == {"type": "ack", "key": "k", "number": number + 1}
            own = await a.next("update")
            others = await b.next("update")
            assert own["log"][0]["events"][0]["choice"] == BID
            assert others["log"][0]["events"][0]["choice"] is None
            assert others["log"][0]["texts"] == ["Ann a fait son choix."]
            assert others["sight"]["actors"] == [1]
            assert others["sight"]["offers"]
            assert not own["sight"]["offers"]
            assert own["sight"]["can_undo"]


@story
async def test_refusals_are_typed_and_in_the_players_language(tmp_path: Path) -> None:
    """Stale: after what was missed. Illegal: with the rule's words. Repeated: the first answer. Not yours: no."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2, public=True)
        await ben.sit(table)
        await ann.start(table)
        async with wire(ann, server.url, table.id, lang="de") as a, wire(None, server.url, table.id) as watcher:
            await a.next("welcome")
            assert (await a.ask(type="act", version=1, key="k", action=BID))["number"] == 2
            assert (await a.ask(type="act", version=1, key="k", action=BID))["number"] == 2
            stale = await a.ask(type="act", version=0, key="l", action=BID)
            assert stale["error"] == "stale-version"
            assert a.reader.sight["number"] == 2, "what was missed came before"
            assert stale["text"] == "Der Tisch hat sich inzwischen verändert. So steht es jetzt."
            early = await a.ask(type="act", version=2, key="m", action=BID)
            assert early["error"] == "not-your-turn"
            assert "Ben" in early["text"]
            for message in (
                {"type": "act"},
                {"type": "dance"},
                {"type": "undo", "key": 5},
                {},
                {"type": "ping", "x": 1},
            ):
                assert (await a.ask(**message))["error"] == "bad-input"
            await watcher.next("welcome")
            assert (await watcher.ask(type="act", version=2, key="n", action=BID))["error"] == "not-your-seat"
            assert (await watcher.ask(type="say", key="o", text="hi"))["error"] == "not-signed-in"
            await a.send(type="ping")
            assert await a.next("pong")


@story
async def test_nobody_gets_somebody_elses_seat(tmp_path: Path) -> None:
    """A seat that is named must be the caller's; a table that may not be seen is not there."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Eve") as eve:
        table = await ann.open_table("rockwell", 2, bots={1: "random"}, public=True)
        hidden = await ann.open_table("rockwell", 2, bots={1: "random"})
        async with wire(eve, server.url, table.id, seat=0) as e:
            assert (await e.next("refused"))["error"] == "not-your-seat"
            with pytest.raises(ConnectionClosed) as closed:
                await e.next("welcome")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4403
        async with wire(eve, server.url, hidden.id) as e:
            assert (await e.next("refused"))["error"] == "no-such-table"
        async with wire(eve, server.url, hidden.id, invite=hidden.invite) as e:
            welcome = await e.next("welcome")
            assert welcome["seat"] is None
            assert welcome["table"]["invite"] is None


@story
async def test_who_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    """With the last seen version the log begins after it; without one it is complete."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a:
            await a.next("welcome")
            await a.ask(type="act", version=1, key="k", action=BID)
        async with wire(ann, server.url, table.id, seat=1, since=1) as b:
            assert [line["number"] for line in (await b.next("welcome"))["log"]] == [2]
        async with wire(ann, server.url, table.id, seat=1, since=99) as b:
            assert [line["number"] for line in (await b.next("welcome"))["log"]] == [1, 2]


@story
async def test_players_chat_is_hidden_from_spectators_until_the_end(tmp_path: Path) -> None:
    """Spectators hear spectators; when the game ends, everything is opened."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Eve") as eve:
        table = await ann.open_table("rockwell", 2, bots={1: "random"}, public=True, seat=0)
        async with wire(ann, server.url, table.id) as a, wire(eve, server.url, table.id) as e:
            await a.next("welcome")
            await e.next("welcome")
            await a.ask(type="say", key="1", text="  a   plan ")
            assert (await a.next("said"))["text"] == "a plan" if not _said(a.seen) else _said(a.seen) == ["a plan"]
            await e.ask(type="say", key="2", text="hello")
            while "hello" not in _said(a.seen):
                await a.next("said")
            assert _said(e.seen) == ["hello"]
            await ann.start(table)
            await a.ask(type="open-vote", key="3", question="end")
            await a.ask(type="cast-vote", key="3a", agrees=True)
            while "a plan" not in _said(e.seen):
                await e.next("said")
            assert (await e.ask(type="say", key="4", text="x" * 501))["error"] == "bad-input"
        async with wire(eve, server.url, table.id) as e:
            while len(_said(e.seen)) < 2:
                await e.next("said")


@story
async def test_spectators_talk_among_themselves(tmp_path: Path) -> None:
    """While the game runs players hear nothing of it, live or when they come back, not even through a second socket
    that only watches; at the end they hear it all."""
    async with (
        serving(tmp_path) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Eve") as eve,
        somebody(server, "Fay") as fay,
    ):
        table = await ann.open_table("rockwell", 2, hot_seat=True, public=True)
        await ann.start(table)
        async with (
            wire(ann, server.url, table.id, seat=0) as a,
            wire(ann, server.url, table.id) as watching,
            wire(eve, server.url, table.id) as e,
            wire(fay, server.url, table.id) as f,
        ):
            for each in (a, watching, e, f):
                await each.next("welcome")
            await e.ask(type="say", key="1", text="what a bluff")
            assert (await f.next("said"))["heard_by"] == "spectators"
            await a.ask(type="say", key="2", text="hm")
            await a.ask(type="ping-less", key="3")
            async with wire(ann, server.url, table.id, seat=1) as back:
                await back.ask(type="say", key="4", text="well")
                assert _said(back.seen) == ["hm", "well"]
            assert "what a bluff" not in _said(a.seen) + _said(watching.seen)
            await a.ask(type="open-vote", key="5", question="end")
            await a.ask(type="cast-vote", key="6", agrees=True)
            for each in (a, watching):
                while "what a bluff" not in _said(each.seen):
                    await each.next("said")
            while "well" not in _said(f.seen):
                await f.next("said")


def _said(messages: list[dict[str, Any]]) -> list[str]:
    return [message["text"] for message in messages if message["type"] == "said"]


@story
async def test_presence_is_told_and_remembered(tmp_path: Path) -> None:
    """Everybody hears who comes and goes; after a restart the server knows when players were last there."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Eve") as eve:
        table = await ann.open_table("rockwell", 2, public=True)
        async with wire(ann, server.url, table.id) as a:
            assert (await a.next("presence"))["connected"] == [0]
            async with wire(eve, server.url, table.id) as e:
                assert (await a.next("presence"))["spectators"] == 1
                await e.next("welcome")
            assert (await a.next("presence"))["spectators"] == 0
            assert (await eve.table(table.id)).connected == (0,)
    async with serving(tmp_path) as server:
        room = await server.hub.room(table.id)
        assert room.seen_at[0] > 0
        assert room.connected == ()


@story
async def test_changes_before_the_start_are_seen_by_all(tmp_path: Path) -> None:
    """Who sits down, which bot comes, who leaves: each change reaches the sockets."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 3)
        async with wire(ann, server.url, table.id) as a:
            await a.next("welcome")
            await ben.sit(table)
            assert _names(await a.next("update")) == ["Ann", "Ben", ""]
            await ann.request("PUT", f"/tables/{table.id}/seats/2/bot", {"bot": "random"})
            assert _names(await a.next("update")) == ["Ann", "Ben", "Nilo"]
            await ben.request("DELETE", f"/tables/{table.id}/seats/1")
            assert _names(await a.next("update")) == ["Ann", "", "Nilo"]


def _names(update: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in update["sight"]["seats"]]


@story
async def test_floods_and_giants_are_turned_away(tmp_path: Path) -> None:
    """Too many messages are refused, too long ones end the socket; others play on."""
    async with serving(tmp_path, messages_per_second=5) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a, wire(ann, server.url, table.id, seat=1) as b:
            await a.next("welcome")
            for _ in range(12):
                await a.send(type="ping")
            assert (await a.next("refused"))["error"] == "too-much"
            await a.socket.send("x" * (server.settings.largest_message + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await a.next("ack")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1009
            assert (await b.ask(type="act", version=1, key="k", action=BID))["type"] == "ack"


@story
async def test_malformed_frames_change_nothing(tmp_path: Path) -> None:
    """Not JSON, not text, not a request: each gets a typed answer."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a:
            for data in ("", "[", "null", "[]", '{"type":', "[" * 5000, "\x00", '{"type":"act","version":1e400}'):
                await a.socket.send(data)
                assert (await a.next("refused"))["error"] == "bad-input"
            await a.socket.send(b"\xff\xfe")
            assert (await a.next("refused"))["error"] == "bad-input"
            assert (await a.ask(type="act", version=1, key="k", action=BID))["number"] == 2


@story
async def test_foreign_pages_get_no_socket(tmp_path: Path) -> None:
    """A browser names the page that opens a socket: only our own may, and those that the settings name."""
    async with serving(tmp_path, origins=("https://friend.example",)) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, public=True)
        address = f"ws{server.url.removeprefix('http')}/api/v1/tables/{table.id}/play"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=origin, proxy=None)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
        for origin in (server.url, "https://friend.example"):
            async with connect(address, origin=origin, proxy=None, max_size=None) as socket:  # type: ignore[arg-type]
                assert msgspec.json.decode(await socket.recv())["type"] == "welcome"


@story
async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    """The next one is refused; when one closes, there is room again."""
    async with serving(tmp_path, sockets_per_address=2) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, public=True)
        async with wire(None, server.url, table.id) as first:
            await first.next("welcome")
            async with wire(None, server.url, table.id):
                with pytest.raises(InvalidStatus):
                    await wire(None, server.url, table.id).__aenter__()
            await first.next("presence")
        while not await _let_in(server.url, table.id):
            await asyncio.sleep(0.05)  # the server has not noticed yet that they are gone


async def _let_in(url: str, table_id: str) -> bool:
    try:
        async with wire(None, url, table_id) as line:
            await line.next("welcome")
            return True
    except InvalidStatus:
        return False


@story
async def test_a_stop_tells_why_and_loses_nothing(tmp_path: Path) -> None:
    """Sockets are closed with a reason; after a restart the table goes on where it was."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        key = ann.key
        async with wire(ann, server.url, table.id, seat=0) as a:
            await a.ask(type="act", version=1, key="k", action=BID)
            server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                await a.next("never")
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restart")
    async with serving(tmp_path) as server:
        ann.key = key
        async with wire(ann, server.url, table.id, seat=1) as b:
            assert (await b.next("welcome"))["sight"]["actors"] == [1]
            assert (await b.ask(type="act", version=2, key="k", action=BID))["type"] == "ack"


@story
async def test_a_move_is_made_even_if_its_sender_is_gone(tmp_path: Path) -> None:
    """A socket that breaks right after it has sent: the move stands, and the others hear of it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=1) as b:
            await b.next("welcome")
            async with wire(ann, server.url, table.id, seat=0) as a:
                await a.next("welcome")
                await a.send(type="act", version=1, key="k", action=BID)
            assert (await b.next("update"))["sight"]["number"] == 2


@story
async def test_a_slow_client_is_cut_off_and_comes_back(tmp_path: Path) -> None:
    """What a client does not fetch does not pile up without end."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table: TableInfo = await ann.open_table("rockwell", 2, hot_seat=True)
        await ann.start(table)
        async with wire(ann, server.url, table.id, seat=0) as a:
            await a.next("presence")
            room = await server.hub.room(table.id)
            client = room.connections[0]
            for _ in range(600):
                client.send(b'{"type": "filler", "text": "%b"}' % (b"x" * 100_000))
            assert client.queue.qsize() == 1
            with pytest.raises(ConnectionClosed) as closed:
                await a.next("never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1013
            await asyncio.wait_for(client.gone.wait(), 5)


@story
async def test_a_repeated_word_is_said_once(database_url: str, tmp_path: Path) -> None:
    """A client that has lost its socket repeats what was not acknowledged; keys of different people never meet."""
    async with (
        serving(tmp_path, database=database_url) as server,
        somebody(server, "Ann") as ann,
        somebody(server, "Ben") as ben,
    ):
        table = await ann.open_table("rockwell", 2)
        await ben.sit(table)
        async with wire(ann, server.url, table.id) as a, wire(ben, server.url, table.id) as b:
            first = await a.ask(type="say", key="k", text="hello")
            assert first["type"] == "ack"
            assert await a.ask(type="say", key="k", text="hello") == first
            assert (await b.ask(type="say", key="k", text="hi"))["number"] != first["number"]
            assert (await b.ask(type="say", key="l", text="there"))["type"] == "ack"
        words = await server.hub.store.chat(table.id)
        assert [(row.seat, row.text) for row in words] == [(0, "hello"), (1, "hi"), (1, "there")]
        heard = [message["text"] for message in b.seen if message["type"] == "said"]
        assert heard.count("hello") == 1
