"""Looking back: steps, statistics, files, clones, and the promise about the shuffle."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.cli import run
from rockworker.cli.verify import REFUTED, UNPROVEN
from rockworker.client import Client, ServerRefused
from rockworker.engine.commitment import commitment
from rockworker.engine.inside import inside
from rockworker.protocol import StepInfo, TableInfo, Undo
from rockworker.server.errors import GameIsNotOver, NoSuchSeat, NoSuchStep
from rockworker.server.storage.rows import Person
from rockworker.server.tables import history, service
from rockworker.server.tables.hub import Room
from rockworker.server.tables.replay import outline, replay
from rockworker.server.tables.viewer import table_info
from tests.server.harness import AtRandom, House, Serving, house, serving, somebody, story

GAMES = ("rockwell", "clockworker")


def sealed_choice(step: StepInfo) -> Any:
    """What a viewer is told of a sealed choice."""
    return msgspec.to_builtins(step.log[0].events[0])["choice"]


async def play_alone(client: Client, game: str, seed: int = 1, **wishes: Any) -> TableInfo:
    """A whole game at a table for one, over sockets."""
    table = await client.open_table(game, 2, hot_seat=True, **wishes)
    await client.start(table)
    choose = AtRandom(seed)

    async def drive(number: int) -> None:
        async for turn in (await client.sit(table, number)).turns():
            assert await turn.act(choose(turn.offers))

    await asyncio.gather(drive(0), drive(1))
    return await client.table(table.id)


async def played(server: Serving, client: Client, game: str) -> TableInfo:
    """A finished game at a table for one, made from a game that was played without a server."""
    one = rockworker.new(game, players=2, seed=7)
    choose = AtRandom(3)
    while one.actors:
        player = one.actors[0]
        one.apply(player, choose(one.offers(player)))
    return await client.import_game(one.save().encode())


@story
async def test_every_step_has_an_address_and_shows_no_more_than_then(tmp_path: Path) -> None:
    """While the game runs all see the past with their own eyes only."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", public=True)
        await at.play(room, 40)
        ann, ben = await at.person("Ann"), await at.person("Ben")
        for number in (1, 2, 30, 41):
            for person, viewer in ((ann, 0), (ben, 1), (None, None)):
                seen = await history.step(room, person, number, None, "en")
                state = await room.session.state_at(number)
                assert state.game
                assert seen.view == state.game.view(viewer)
                assert seen.views is None
                assert (seen.number, seen.last) == (number, 41)
        for person, eyes in ((ann, "1"), (ann, "all"), (None, "0"), (None, "all")):
            with pytest.raises(GameIsNotOver):
                await history.step(room, person, 2, eyes, "en")
        bids = [sealed_choice(await history.step(room, person, 2, None, "en")) for person in (ann, ben)]
        assert bids[0]
        assert bids[1] is None
        for number in (0, 42, -1):
            with pytest.raises(NoSuchStep):
                await history.step(room, ann, number, None, "en")
        await closed(at, room, ann)
        with pytest.raises(GameIsNotOver):
            await history.clone(at.maker(ann), room, None, keep_bots=False)


async def closed(at: House, room: Room, person: Person | None) -> None:
    """Somebody gets neither statistics nor a file of a game."""
    with pytest.raises(GameIsNotOver):
        await history.statistics(room, person, at.replays, "")
    with pytest.raises(GameIsNotOver):
        await history.export(room, person)


@story
async def test_a_file_with_far_too_many_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else waits while they are looked at: those without a seat are not."""
    looked_at: list[str] = []

    def looking(name: str) -> str:
        looked_at.append(name)
        return name

    monkeypatch.setattr(history, "clean_name", looking)
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=2, hot_seat=True)
        save = await history.export(room, at.people["Ann"])
        table = msgspec.structs.replace(save.table, names=tuple(f"n{number}" for number in range(1000)))
        made = await history.import_game(
            at.maker(at.people["Ann"]), msgspec.structs.replace(save, table=table).encode()
        )
        assert [seat.name for seat in made.session.table.seats] == ["n0", "n1"]
        assert len(looked_at) < 100


@story
async def test_only_a_table_for_one_opens_a_running_game(tmp_path: Path) -> None:
    """The file holds the seed and all sealed choices: while it matters to anybody else, nobody gets it."""
    async with house(tmp_path) as at:
        with_ben = await at.table("Ann", "Ben", public=True)
        with_bot = await at.table("Ann", players=2, bots={"1": "random"}, public=True)
        shared = await at.table("Ann", players=2, hot_seat=True, start=False, public=True)
        ann, ben = at.people["Ann"], at.people["Ben"]
        await service.stand_up(at.hub, shared, ann, 1)
        await service.sit_down(at.hub, shared, ben, 1)
        await service.start(shared, ann)
        alone = await at.table("Ann", players=2, hot_seat=True, public=True)
        for room in (with_ben, with_bot, shared, alone):
            await at.act(room, 0)
            for person in (ann, ben, None):
                info = table_info(room.session, person.id if person else None, None, (), room.session.status)
                assert info.seed is None
                if (room, person) != (alone, ann):
                    await closed(at, room, person)
        assert rockworker.load((await history.export(alone, ann)).encode()).header == alone.session.table.header


@story
async def test_after_the_end_everything_is_open(tmp_path: Path) -> None:
    """Any eyes, all eyes, every sealed choice, the seed: for all who may see the table."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", public=True)
        await at.play(room, 10)
        await at.propose(room, 0, "end")
        await at.vote(room, 1)
        eve = Person("eve", "Eve")
        all_eyes = await history.step(room, eve, 2, "all", "en")
        assert all_eyes.views
        assert [view.viewer for view in all_eyes.views] == [0, 1]
        assert sealed_choice(all_eyes)
        assert (await history.step(room, None, 2, "1", "en")).view == all_eyes.views[1]
        with pytest.raises(NoSuchSeat):
            await history.step(room, None, 2, "2", "en")
        statistics = await history.statistics(room, None, at.replays, "")
        assert statistics.game == {}
        save = (await history.export(room, None)).encode()
        assert rockworker.load(save).version == 10


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_in_numbers_and_as_a_file(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points grow to the scores; the file holds what was promised, and `rockworker verify` sees through a fraud."""

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
            table = await played(server, ann, game)
            assert table.status == "over"
            assert table.seed
            assert commitment(int(table.seed, 16)) == table.commitment
            numbers = await ann.statistics(table)
            assert [line[-1] for line in numbers.points] == [score.total for score in numbers.scores]
            assert len(numbers.points[0]) == len(numbers.steps) + 1
            assert numbers.turns > 0
            assert numbers.ending
            assert numbers.game
            (tmp_path / "game.json").write_bytes(await ann.export(table))

    tell()
    file = tmp_path / "game.json"
    good = json.loads(file.read_text())
    assert run(["verify", str(file), "--commitment", good["commitment"].upper()]) == 0
    assert run(["verify", str(file)]) == 0
    assert run(["replay", str(file), "--at", "3"]) == 0
    for fraud, code in (
        ({**good, "commitment": "0" * 64}, REFUTED),
        ({**good, "scores": good["scores"][::-1]}, REFUTED),
        ({key: value for key, value in good.items() if key != "commitment"}, UNPROVEN),
    ):
        file.write_text(json.dumps(fraud))
        assert run(["verify", str(file)]) == code
    spoilt: list[Any] = [{**good, "log": [*good["log"], good["log"][0]]}, {**good, "scores": "many"}, []]
    for broken in spoilt:
        file.write_text(json.dumps(broken))
        assert run(["verify", str(file), "--lang", "fr"]) == 2
    assert "✗" in capsys.readouterr().out


@story
async def test_what_was_taken_back_is_not_in_the_file(tmp_path: Path) -> None:
    """The log of a file holds the moves that stand, however often there was an undo."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=2, hot_seat=True)
        ann = await at.person("Ann")
        await at.act(room, 0)
        await service.grant(room, 0, Undo(at.key()))
        await at.play(room, 30, seed=5)
        await at.propose(room, 0, "undo", room.session.state.position.steps[10].before)
        await at.play(room, 40, seed=9)
        await at.propose(room, 0, "undo", room.session.state.position.steps[0].before)
        await at.play(room, 2, seed=50)
        game = room.session.state.game
        assert game
        saved = rockworker.load((await history.export(room, ann)).encode())
        assert saved.codec.state_to_json(inside(saved).state) == game.codec.state_to_json(inside(game).state)
        entries = await at.hub.store.entries(room.session.id)
        moments = replay(room.session.table, entries)
        assert [number for number, _ in outline(room.session.table, entries).moves] == [m.number for m in moments[1:]]
        assert len(moments) == game.version + 1
        assert [moment.game.version for moment in moments] == list(range(len(moments)))


@story
async def test_a_file_becomes_a_table_again(tmp_path: Path) -> None:
    """A running game can be played on, at any step; all of it belongs to who imported it. Frauds are refused."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        one = rockworker.new("rockwell", players=3, seed=5, modules=["diamonds"])
        choose = AtRandom(1)
        for _ in range(60):
            one.apply(one.actors[0], choose(one.offers(one.actors[0])))
        table = await ann.import_game(one.save().encode())
        assert table.status == "running"
        assert table.hot_seat
        assert [seat.mine for seat in table.seats] == [True] * 3
        room = await server.hub.room(table.id)
        game = room.session.state.game
        assert game
        assert game.codec.state_to_json(inside(game).state) == one.codec.state_to_json(inside(one).state)
        seat = await ann.sit(table, game.actors[0])
        async for turn in seat.turns():
            assert await turn.act(choose(turn.offers))
            break
        assert (await ann.step(table, 30, 1)).number == 30
        good = json.loads(one.save())
        for bad in ({}, {**good, "rockworker": 99}, {**good, "log": [[0, {"type": "bid"}]]}, {**good, "table": 5}):
            with pytest.raises(ServerRefused, match=r"bad-save|bad-input"):
                await ann.request("POST", "/tables/import", bad)


@story
async def test_a_copy_goes_its_own_way(tmp_path: Path) -> None:
    """From any step of a finished game, or of one's own: the original stays as it is."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Eve") as eve:
        table = await played(server, ann, "rockwell")
        copy = await ann.clone(table, 20)
        assert copy.status == "running"
        room, original = await server.hub.room(copy.id), await server.hub.room(table.id)
        there = (await original.session.state_at(20)).game
        here = room.session.state.game
        assert here
        assert there
        assert here.codec.state_to_json(inside(here).state) == there.codec.state_to_json(inside(there).state)
        again = await ann.clone(copy)
        assert again.id != copy.id
        seat = await ann.sit(again, here.actors[0])
        async for turn in seat.turns():
            await turn.act(turn.offers[0][0])
            break
        assert (await server.hub.room(copy.id)).session.state.number == 20
        with pytest.raises(ServerRefused, match="no-such-step"):
            await ann.clone(copy, 999)
        for ask in (eve.clone(copy), eve.export(copy), eve.statistics(copy)):
            with pytest.raises(ServerRefused, match="no-such-table"):
                await ask


@story
async def test_the_seed_is_hidden_until_the_end(tmp_path: Path) -> None:
    """Only its commitment is told; a chosen seed is no secret."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=2, hot_seat=True, public=True)
        ann = await at.person("Ann")
        info = table_info(room.session, ann.id, ann, (), room.session.status)
        assert info.seed is None
        assert info.commitment == commitment(room.session.table.header.seed)
        await at.propose(room, 0, "end")
        await at.vote(room, 0)
        assert (
            table_info(room.session, None, ann, (), room.session.status).seed
            == f"{room.session.table.header.seed:064x}"
        )
        chosen = await at.table("Ann", players=2, hot_seat=True, seed="ff")
        assert table_info(chosen.session, None, ann, (), "running").seed == f"{255:064x}"


@story
async def test_a_whole_game_over_sockets(tmp_path: Path) -> None:
    """From the first move to the scores, and then the file of it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann:
        table = await play_alone(ann, "clockworker", options={"round_limit": 5})
        assert table.status == "over"
        save = rockworker.load(await ann.export(table))
        assert save.is_over
        statistics = await ann.statistics(table)
        assert [score.total for score in statistics.scores] == [score.total for score in save.scores]


@story
async def test_names_that_anybody_may_give(tmp_path: Path) -> None:
    """On one screen, and in a file, seats are called as one likes: only the owner's own name is an account's."""
    async with house(tmp_path) as at:
        await at.account("Ben")
        ann = await at.account("Ann")
        room = await at.table("Ann", players=3, hot_seat=True, names={"0": "Ann", "1": "Ben"})
        assert [(seat.name, seat.guest) for seat in room.session.table.seats] == [
            ("Ann", False),
            ("Ben", True),
            ("Ann 3", True),
        ]
        made = await history.import_game(at.maker(ann), (await history.export(room, ann)).encode())
        assert [seat.guest for seat in made.session.table.seats] == [False, True, True]
