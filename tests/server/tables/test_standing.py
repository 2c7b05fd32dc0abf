"""Standing answers at the server's tables: kept with the seat, given by clients, checked at the door, told as such."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import ServerRefused
from rockworker.engine.errors import NotYourTurn
from rockworker.engine.saves import Save
from rockworker.protocol import Act, StandingSight, Undo
from rockworker.server.errors import BadInput, NotTheStandingAnswer, StaleVersion
from rockworker.server.storage.rows import SeatRow
from rockworker.server.tables import history, service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import Room
from rockworker.server.tables.invitations import play_again
from rockworker.server.tables.log import Moved
from rockworker.server.tables.own import Moment, OwnPart, Viewer
from tests.server.harness import House, house, house_on, serving, somebody, story, two_houses

NOTHING = {"type": "insure", "zinc": 0, "copper": 0, "silver": 0, "gold": 0}
SEED = "4"


async def asked_for_insurance(at: House, *names: str, **wishes: Any) -> Room:
    """A table at which everybody is asked for insurance."""
    room = await at.table(*(names or ("Ann", "Ben")), seed=SEED, **wishes)
    await first_choices_until(at, room, "buy-insurance")
    return room


async def first_choices_until(at: House, room: Room, prompt: str) -> None:
    """Everybody does the first thing that is offered, until something is asked."""
    while (game := room.session.state.game) and game.prompt != prompt:
        action = msgspec.to_builtins(game.legal_actions()[0])
        await service.grant(room, game.actors[0], Act(room.session.state.number, at.key(), action))


async def give(at: House, room: Room, seat: int, action: dict[str, Any] = NOTHING, standing: bool = True) -> None:
    """A seat's client gives a standing answer."""
    await service.grant(room, seat, Act(room.session.state.number, at.key(), action, standing))


def ear(room: Room, seat: int | None) -> Connection:
    """Somebody who listens at a table, from now on."""
    person = room.session.table.seats[seat].person if seat is not None else None
    client = Connection(person, seat, "en", invite=room.session.table.invite)
    assert room.join(client)
    room.welcome(client)  # from here on, only what is new is told
    return client


def heard(client: Connection) -> list[bytes]:
    """Every byte that has come, message by message."""
    return [client.queue.get_nowait() or b"" for _ in range(client.queue.qsize())]


def standing(room: Room, seat: int) -> StandingSight:
    """What a seat's own player sees of it."""
    own = OwnPart(room.session, Viewer(seat, room.session.table.seats[seat].person, "en"), room.text)
    told = msgspec.json.decode(own.whole(Moment(room.session, 0, None)))
    return msgspec.convert(told["/standing"], StandingSight)


def seats(room: Room) -> Sequence[SeatRow]:
    """Who sits there."""
    return room.session.table.seats


# Switching


@story
async def test_what_is_switched_on_stays_on_with_the_seat(tmp_path: Path) -> None:
    """It is on disk; a player who sits down there next has said nothing yet."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        await service.switch_standing(at.hub, room, 0, ["cover-losses", "insure-nothing"])
        await service.switch_standing(at.hub, room, 1, ["insure-nothing"])
        await service.switch_standing(at.hub, room, 1, [])
        assert [seat.standing for seat in seats(room)] == [("insure-nothing", "cover-losses"), ()]
        stored = await at.hub.store.table(room.session.id)
        assert stored
        assert stored.seats == seats(room)
        opened = await at.table("Cid", "Dan", start=False)
        await service.switch_standing(at.hub, opened, 1, ["insure-nothing"])
        await service.stand_up(at.hub, opened, await at.person("Dan"), 1)
        await service.sit_down(at.hub, opened, await at.person("Eve"), None)
        assert seats(opened)[1].standing is None


@story
async def test_another_table_is_another_table(tmp_path: Path) -> None:
    """In a rematch everybody is asked again."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        await at.propose(room, 0, "end")
        await at.vote(room, 1)
        again = await play_again(at.hub, room, await at.person("Ann"))
        assert [seat.standing for seat in seats(again)] == [None, None]


@story
async def test_only_answers_that_the_game_has_can_be_switched_on(tmp_path: Path) -> None:
    """Those of an expansion where it is played."""
    async with house(tmp_path) as at:
        plain = await at.table("Ann", "Ben")
        with pytest.raises(BadInput, match="push-nothing"):
            await service.switch_standing(at.hub, plain, 0, ["push-nothing"])
        pawns = await at.table("Ann", "Ben", modules=["inspectors"])
        await service.switch_standing(at.hub, pawns, 0, ["push-nothing"])
        assert seats(pawns)[0].standing == ("push-nothing",)


# Giving


@story
async def test_the_players_own_client_is_told_what_to_answer(tmp_path: Path) -> None:
    """And which answers would have something to say; others hear nothing of it."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        assert standing(room, 0) == StandingSight(here=("insure-nothing",), sealed=True)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        on = ("insure-nothing",)
        assert standing(room, 0) == StandingSight(on=on, here=on, answer=NOTHING, sealed=True)
        assert standing(room, 1) == StandingSight(here=on, sealed=True)
        spectator = OwnPart(room.session, Viewer(None, None, "en"), room.text)
        assert spectator.whole(Moment(room.session, 1, None)) == b"{}"
        await give(at, room, 0)
        assert standing(room, 0) == StandingSight(on=on)
        assert room.session.state.actors == (1,)


@story
async def test_nobody_can_lie_about_a_standing_answer(tmp_path: Path) -> None:
    """Neither about one that is off, nor about another action, nor out of turn; the move is not made then."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        number = room.session.state.number
        with pytest.raises(NotTheStandingAnswer):
            await give(at, room, 0)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        with pytest.raises(NotTheStandingAnswer):
            await give(at, room, 0, {**NOTHING, "copper": 1})
        with pytest.raises(StaleVersion):
            await service.grant(room, 0, Act(0, at.key(), NOTHING, standing=True))
        assert room.session.state.number == number
        await give(at, room, 0)
        with pytest.raises(NotTheStandingAnswer):
            await give(at, room, 0)
        with pytest.raises(NotYourTurn):
            await give(at, room, 0, standing=False)


@story
async def test_the_log_and_the_replay_call_it_so(tmp_path: Path) -> None:
    """A move that was decided has no mark, and its stored entry looks as it always did."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        await give(at, room, 0)
        await give(at, room, 1, standing=False)
        first, second = (await at.hub.store.entries(room.session.id))[-2:]
        assert first.entry == Moved(0, NOTHING, ("insure-nothing",))
        assert b"standing" not in msgspec.json.encode(second.entry)
        told = await history.step(room, await at.person("Ann"), first.number, None, "de")
        assert told.log[0].text == "Ann: „Sich nicht versichern“ (automatische Antwort)."
        assert told.log[0].standing == ("insure-nothing",)
        others = await history.step(room, await at.person("Ben"), first.number, None, "en")
        assert (others.log[0].text, others.log[0].standing) == ("", ())


# Undo


@story
async def test_after_an_undo_the_player_is_asked(tmp_path: Path) -> None:
    """Until the game is further than it ever was: else the same would be answered again at once."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        await service.switch_standing(at.hub, room, 1, ["insure-nothing"])
        await give(at, room, 0)
        await service.grant(room, 0, Undo(at.key()))
        assert standing(room, 0).answer is None
        assert standing(room, 0).here == ("insure-nothing",)
        await give(at, room, 0, {**NOTHING, "copper": 1}, standing=False)
        assert standing(room, 1).answer == NOTHING


# Files


@story
async def test_files_and_copies_keep_the_marks_that_are_true(tmp_path: Path) -> None:
    """A file in which a move is wrongly called a standing answer is played all the same, without that."""
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at, "Ann", players=2, hot_seat=True)
        await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        await give(at, room, 0)
        ann = await at.person("Ann")
        save = await history.export(room, ann)
        assert Save.parse(save.encode()) == save
        move = len(save.log)
        assert save.table.given == ((move, ("insure-nothing",)),)
        lies = msgspec.structs.replace(save.table, given=((1, ("insure-nothing",)), *save.table.given, (99, ("x",))))
        for made in (
            await history.import_game(at.maker(ann), msgspec.structs.replace(save, table=lies).encode()),
            await history.clone(at.maker(ann), room, None, keep_bots=False),
        ):
            entries = [row.entry for row in await at.hub.store.entries(made.session.id)]
            marked = [entry for entry in entries if isinstance(entry, Moved) and entry.standing]
            assert marked == [Moved(0, NOTHING, ("insure-nothing",))]
            assert entries[-1] == marked[0]


# Secrets


async def _what_others_hear(folder: Path, *, standing_answer: bool) -> tuple[list[bytes], list[bytes]]:
    """Ann insures nothing, by a standing answer or by hand; then everybody plays on. Ben, and somebody who watches,
    listen from the start."""
    folder.mkdir()
    async with house(folder) as at:
        room = await at.table("Ann", "Ben", seed=SEED, public=True)
        ben, watcher = ear(room, 1), ear(room, None)
        await first_choices_until(at, room, "buy-insurance")
        if standing_answer:
            await service.switch_standing(at.hub, room, 0, ["insure-nothing"])
        await give(at, room, 0, standing=standing_answer)
        await first_choices_until(at, room, "drilling-turn-move")
        await first_choices_until(at, room, "buy-insurance")
        return heard(ben), heard(watcher)


@story
async def test_in_a_sealed_choice_no_byte_tells_others_of_it(tmp_path: Path) -> None:
    """Neither that it was switched on, nor that it was given, nor, when all is revealed, that it was one: it would tell
    what the player will choose the next time."""
    by_habit = await _what_others_hear(tmp_path / "habit", standing_answer=True)
    by_hand = await _what_others_hear(tmp_path / "hand", standing_answer=False)
    assert len(by_hand[0]) > 10
    assert by_habit == by_hand


@story
async def test_another_process_tells_only_the_player(tmp_path: Path) -> None:
    """The news that a seat has changed goes to all processes, but not to all players."""
    async with two_houses(f"sqlite+aiosqlite:///{tmp_path}/two.db") as (one, other):
        room = await asked_for_insurance(one)
        there = await other.hub.room(room.session.id)
        ann, ben, watcher = ear(there, 0), ear(there, 1), ear(there, None)
        for client in (ann, ben, watcher):
            heard(client)
        await service.switch_standing(one.hub, room, 0, ["insure-nothing"])
        await other.hub.refresh(room.session.id)
        (update,) = heard(ann)
        assert msgspec.json.decode(update)["own"]["/standing"]["answer"] == NOTHING
        assert heard(ben) == heard(watcher) == []


@story
async def test_an_open_answer_is_told_to_all(tmp_path: Path) -> None:
    """It tells of nothing that they could not see (tests/games/test_standing.py)."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cid", seed="3", modules=["inspectors"])
        await service.switch_standing(at.hub, room, 0, ["push-nothing"])
        while not standing(room, 0).answer:
            game = room.session.state.game
            assert game
            await at.act(room, game.actors[0], game.version)
        assert standing(room, 0).sealed is False
        watcher = ear(room, None)
        await give(at, room, 0, {"type": "pass"})
        (line,) = msgspec.json.decode(heard(watcher)[-1])["log"]
        assert line["text"] == "Ann: “Pass” (standing answer)."
        assert line["standing"] == ["push-nothing"]


# Over HTTP, and from Python


@story
async def test_a_python_client_gives_standing_answers(tmp_path: Path) -> None:
    """`turn.standing` is what would be answered; `turn.give` answers it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("rockwell", 2, bots={1: "random"}, public=True)
        async with await ann.sit(table) as seat:
            infos = await seat.standing_answers()
            assert [info.name for info in infos][:2] == ["pass-for-me", "hire-where-undrilled"]
            assert not any(info.on for info in infos)
            assert infos[3].label == "Always insure nothing"
            await seat.switch_standing("insure-nothing")
            assert [info.name for info in await seat.standing_answers() if info.on] == ["insure-nothing"]
            await ann.start(table)
            given = 0
            async for turn in seat.turns():
                assert (turn.standing is not None) == (turn.prompt == "buy-insurance")
                if turn.standing is not None:
                    assert turn.standing in turn.offers[0]
                    assert await turn.give()
                    given += 1
                    if given == 2:
                        break
                else:
                    await turn.act(turn.offers[-1][0])
            mine = [line for line in seat.connection.log if line.standing]
            assert [line.standing for line in mine] == [("insure-nothing",)] * 2
            path = f"/tables/{table.id}/seats/0/standing"
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await ben.request("GET", path)
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await ben.request("PUT", path, {"on": []})
            with pytest.raises(ServerRefused, match="bad-input"):
                await ann.request("PUT", path, {"on": ["win"]})


@story
async def test_a_table_of_before_has_none(tmp_path: Path) -> None:
    """Tables are stored without a word about standing answers, and logs without marks: they go on as they were."""
    url = f"sqlite+aiosqlite:///{tmp_path}/service.db"
    async with house(tmp_path) as at:
        room = await asked_for_insurance(at)
        number, table = room.session.state.number, room.session.id
    async with house_on(url, at.clock) as later:
        again = await later.hub.room(table)
        assert again.session.state.number == number
        assert standing(again, 0).on == ()
        assert {seat.standing for seat in seats(again)} == {None}
