"""Votes, undo, concession and clocks at a table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rockworker.engine.errors import RockworkerError
from rockworker.engine.inside import inside
from rockworker.protocol import Act, Concede, Undo
from rockworker.server.errors import (
    BotPlaysHere,
    NoSuchVote,
    NothingToUndo,
    StaleVersion,
    StillThere,
    TableHasNotStarted,
    TableIsOver,
    TableIsPaused,
    VoteIsOpen,
    VoteIsPointless,
)
from rockworker.server.storage.rows import PresenceRow
from rockworker.server.tables import service
from rockworker.server.tables.connection import Connection
from rockworker.server.tables.hub import STILL_THERE_MS, Room
from rockworker.server.tables.log import BotReplaced, Moved
from rockworker.server.tables.position import SeatState
from tests.server.harness import house, story


def state_of(room: Room) -> bytes:
    """The game, to the last bit."""
    game = room.session.state.game
    assert game
    return game.codec.state_to_json(inside(game).state)


@story
async def test_a_pause_needs_everybody_and_stops_play(tmp_path: Path) -> None:
    """Nobody can move in a pause; it begins and ends when all have agreed."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo")
        await at.propose(room, 0, "pause")
        await at.vote(room, 1)
        assert not room.session.state.position.paused
        await at.vote(room, 2)
        assert room.session.state.position.paused
        assert room.session.state.actors == ()
        with pytest.raises(TableIsPaused):
            await service.grant(room, 0, Act(room.session.state.number, at.key(), {"type": "bid"}))
        with pytest.raises(TableIsPaused):
            await service.grant(room, 0, Undo(at.key()))
        with pytest.raises(VoteIsPointless):
            await at.propose(room, 1, "pause")
        await at.propose(room, 1, "resume")
        await at.vote(room, 0)
        await at.vote(room, 2)
        assert room.session.state.actors


@story
async def test_one_no_is_enough_and_the_asker_may_take_a_question_back(tmp_path: Path) -> None:
    """A refused or withdrawn question leaves nothing behind; there is one question at a time."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo")
        await at.propose(room, 0, "end")
        with pytest.raises(VoteIsOpen):
            await at.propose(room, 1, "pause")
        with pytest.raises(NoSuchVote):
            await at.vote(room, 0, agrees=True)
        await at.vote(room, 2, agrees=False)
        assert room.session.state.position.vote is None
        with pytest.raises(NoSuchVote):
            await at.vote(room, 1)
        await at.propose(room, 1, "end")
        await at.vote(room, 1, agrees=False)
        assert room.session.state.position.vote is None
        assert room.session.status == "running"


@story
async def test_a_game_ends_by_consent(tmp_path: Path) -> None:
    """After that nothing can be played or asked; the seed is open."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        await at.propose(room, 0, "end")
        await at.act(room, 0)
        assert room.session.state.position.vote, "a move does not stop a vote about the end"
        await at.vote(room, 1)
        assert room.session.status == "over"
        assert room.session.state.position.ended
        with pytest.raises(TableIsOver):
            await at.propose(room, 0, "pause")


@story
async def test_own_undo_stops_at_what_was_shown(tmp_path: Path) -> None:
    """A sealed bid may be taken back until all have bid; then only by consent, and then it is dealt the same again."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        before = state_of(room)
        await at.act(room, 0)
        await service.grant(room, 0, Undo(at.key()))
        assert state_of(room) == before
        await at.act(room, 0)
        with pytest.raises(NothingToUndo):
            await service.grant(room, 1, Undo(at.key()))
        await at.act(room, 1)
        with pytest.raises(NothingToUndo):
            await service.grant(room, 1, Undo(at.key()))
        start = room.session.state.position.steps[0].before
        await at.propose(room, 1, "undo", start)
        await at.vote(room, 0)
        assert state_of(room) == before
        assert [type(row.entry).__name__ for row in await at.hub.store.entries(room.session.id)] == [
            "Started", "Moved", "Undone", "Moved", "Moved", "VoteOpened", "VoteCast",
        ]  # fmt: skip


@story
async def test_undo_by_consent_reaches_far_back_and_survives_a_restart(tmp_path: Path) -> None:
    """Sixty moves back, beyond every snapshot; a state read from disk is the same."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        await at.play(room, 5)
        goal, number = state_of(room), room.session.state.position.line
        await at.play(room, 60)
        await at.propose(room, 0, "undo", number)
        await at.vote(room, 1)
        assert state_of(room) == goal
        await at.play(room, 3)
        ahead = state_of(room)
        del at.hub.rooms[room.session.id]
        again = await at.hub.room(room.session.id)
        assert state_of(again) == ahead
        assert again.session.state.position == room.session.state.position


@story
async def test_nobody_votes_on_what_makes_no_sense(tmp_path: Path) -> None:
    """No undo to a position that never was, no way back for who never left, nothing before the start."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", start=False)
        with pytest.raises(TableHasNotStarted):
            await at.propose(room, 0, "pause")
        await service.start(room, await at.person("Ann"))
        for question, subject in (("undo", 1), ("undo", 77), ("return", 0), ("resume", 0)):
            with pytest.raises(VoteIsPointless):
                await at.propose(room, 0, question, subject)


@story
async def test_a_move_drops_a_question_about_the_position(tmp_path: Path) -> None:
    """A player who was asked to go back, and plays on, has answered."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        await at.act(room, 0)
        await at.propose(room, 0, "undo", 1)
        await at.act(room, 1)
        assert room.session.state.position.vote is None


@story
async def test_owners_of_several_seats_have_one_voice(tmp_path: Path) -> None:
    """Ann has two seats, Ben one: each is asked once, and Ann may answer from either seat."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=3, hot_seat=True, start=False)
        await service.stand_up(at.hub, room, await at.person("Ann"), 2)
        await service.sit_down(at.hub, room, await at.person("Ben"), None)
        await service.start(room, await at.person("Ann"))
        await at.propose(room, 2, "pause")
        vote = room.session.state.position.vote
        assert vote
        assert vote.waiting == (0,)
        await at.vote(room, 1)
        assert room.session.state.position.paused
        await at.propose(room, 1, "resume")
        vote = room.session.state.position.vote
        assert vote
        assert vote.waiting == (2,)


@story
async def test_alone_one_decides_alone(tmp_path: Path) -> None:
    """At a hot-seat table and against bots nobody else has to agree."""
    async with house(tmp_path) as at:
        for room in (
            await at.table("Ann", players=2, hot_seat=True),
            await at.table("Ann", players=2, bots={"1": "random"}),
        ):
            await at.act(room, 0)
            await at.propose(room, 0, "undo", 1)
            assert room.session.state.game
            assert room.session.state.game.version == 0
            await at.propose(room, 0, "pause")
            assert room.session.state.position.paused


@story
async def test_who_is_gone_can_be_replaced(tmp_path: Path) -> None:
    """Not before the table's patience is over; the one who is gone, and others who are gone, are not asked."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo", "Dora", patience_ms=60_000)
        for seat in (0, 1):
            room.join(Connection(room.session.table.seats[seat].person, seat, "en"))
        with pytest.raises(StillThere):
            await at.propose(room, 0, "replace", 2)
        at.clock.pass_ms(60_001)
        with pytest.raises(StillThere):
            await at.propose(room, 0, "replace", 1)
        await at.propose(room, 0, "replace", 2)
        vote = room.session.state.position.vote
        assert vote
        assert vote.waiting == (1,)
        await at.vote(room, 1)
        assert room.session.state.position.seats[2].bot == "greedy"
        with pytest.raises(BotPlaysHere):
            await at.act(room, 2)
        with pytest.raises(BotPlaysHere):
            await service.grant(room, 2, Concede(at.key()))
        with pytest.raises(VoteIsPointless):
            await at.propose(room, 0, "replace", 2)
        assert not room.is_gone(0)


@story
async def test_who_was_only_away_takes_the_seat_back_at_once(tmp_path: Path) -> None:
    """Nobody is asked, no open question stands in the way, and the clock is as it was: the bot's time was free."""
    async with house(tmp_path) as at:
        clock = {"kind": "bank", "bank_ms": 600_000, "increment_ms": 5_000}
        room = await at.table("Ann", "Ben", "Cleo", patience_ms=60_000, clock=clock)
        state = room.session.state
        for seat in (0, 1):
            room.join(Connection(room.session.table.seats[seat].person, seat, "en"))
        at.clock.pass_ms(100_000)
        await at.propose(room, 0, "replace", 2)
        await at.vote(room, 1)
        assert state.position.seats[2].bot
        at.clock.pass_ms(50_000)
        assert state.game
        await room.session.append(Moved(2, msgspec.to_builtins(state.game.offers(2)[0][0])))
        assert state.time_left(2, at.clock()) == 500_000, "no time was lost or earned"
        await at.propose(room, 0, "pause")
        await at.propose(room, 2, "return")
        assert state.position.seats[2].bot == ""
        assert state.position.vote, "Ben has still to say whether there is to be a pause"
        with pytest.raises(VoteIsPointless):
            await at.propose(room, 2, "return")
        assert state.time_left(2, at.clock()) == 500_000


@story
async def test_who_gave_up_asks_to_come_back(tmp_path: Path) -> None:
    """All others have to agree."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo")
        await service.grant(room, 2, Concede(at.key()))
        await at.propose(room, 2, "return")
        for seat in (0, 1):
            assert room.session.state.position.seats[2].bot
            await at.vote(room, seat)
        assert room.session.state.position.seats[2] == SeatState()
        await at.act(room, 2)


@story
async def test_a_question_does_not_wait_for_somebody_who_was_replaced(tmp_path: Path) -> None:
    """Cleo was asked for a pause and concedes: the question is dropped, and can be asked anew."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo")
        await at.propose(room, 0, "pause")
        await service.grant(room, 2, Concede(at.key()))
        assert room.session.state.position.vote is None
        await at.propose(room, 0, "pause")
        await at.vote(room, 1)
        assert room.session.state.position.paused


@story
async def test_who_concedes_is_followed_by_a_bot(tmp_path: Path) -> None:
    """Everybody sees it; a repeated request gets the first answer; a bot that fails may be followed by another."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        first = await service.grant(room, 1, Concede("k"))
        assert (await service.grant(room, 1, Concede("k"))).number == first.number
        seat = room.session.state.position.seats[1]
        assert seat.conceded
        assert seat.bot == "greedy"
        await room.session.append(BotReplaced(1, "random"))
        assert room.session.state.position.seats[1].bot == "random"
        assert room.session.state.position.seats[1].conceded


@story
async def test_a_bank_runs_for_those_who_must_decide(tmp_path: Path) -> None:
    """Both bid at once: both clocks run; a player who has bid gets the increment and waits for free."""
    async with house(tmp_path) as at:
        clock = {"kind": "bank", "bank_ms": 60_000, "increment_ms": 5_000}
        room = await at.table("Ann", "Ben", clock=clock)
        state = room.session.state
        at.clock.pass_ms(10_000)
        assert state.time_left(0, at.clock()) == 50_000
        await at.act(room, 0)
        at.clock.pass_ms(20_000)
        assert state.time_left(0, at.clock()) == 55_000
        assert state.time_left(1, at.clock()) == 30_000
        at.clock.pass_ms(30_000)
        assert state.out_of_time(1, at.clock())
        assert not state.out_of_time(0, at.clock())
        room.join(Connection(room.session.table.seats[1].person, 1, "en"))
        await at.propose(room, 0, "replace", 1)
        assert state.position.seats[1].bot == "greedy", "there is nobody else to ask"
        await at.propose(room, 1, "return")
        assert state.position.seats[1].bot, "who has run out of time asks the others"
        await at.vote(room, 0)
        assert state.time_left(1, at.clock()) == 60_000


@story
async def test_a_pause_costs_no_time(tmp_path: Path) -> None:
    """What passed before it counts, what passes in it does not."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", players=2, hot_seat=True, clock={"kind": "bank", "bank_ms": 60_000})
        state = room.session.state
        at.clock.pass_ms(10_000)
        await at.propose(room, 0, "pause")
        at.clock.pass_ms(500_000)
        assert state.time_left(0, at.clock()) == 50_000
        await at.propose(room, 0, "resume")
        assert state.time_left(0, at.clock()) == 50_000
        at.clock.pass_ms(1_000)
        assert state.time_left(0, at.clock()) == 49_000
        assert state.position.spent_ms[0] == 10_000


@story
async def test_undoing_earns_no_time(tmp_path: Path) -> None:
    """The increment is given once for each decision, however often it is taken back."""
    async with house(tmp_path) as at:
        clock = {"kind": "bank", "bank_ms": 60_000, "increment_ms": 5_000}
        room = await at.table("Ann", "Ben", clock=clock)
        at.clock.pass_ms(30_000)
        for _ in range(4):
            await at.act(room, 0)
            await service.grant(room, 0, Undo(at.key()))
        assert room.session.state.time_left(0, at.clock()) == 35_000


@story
async def test_without_a_bank_nobody_runs_out_of_time(tmp_path: Path) -> None:
    """Counting only counts."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", clock={"kind": "count"})
        at.clock.pass_ms(10_000_000)
        await at.act(room, 0)
        assert room.session.state.position.spent_ms[0] == 10_000_000
        assert not room.session.state.out_of_time(0, at.clock())


@story
async def test_one_answer_to_one_question(tmp_path: Path) -> None:
    """A second answer to the same version is stale; others' sealed bids make none so."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", "Cleo")
        asked = room.session.state.number
        await at.act(room, 0)
        bid = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
        await service.grant(room, 1, Act(asked, at.key(), bid))
        await service.grant(room, 2, Act(asked, at.key(), bid))
        for seat in room.session.state.actors:
            with pytest.raises(StaleVersion):
                await service.grant(room, seat, Act(asked, at.key(), {"type": "place"}))
        with pytest.raises(StaleVersion):
            await service.grant(room, 0, Act(room.session.state.number + 1, at.key(), bid))


@story
async def test_a_repeated_move_is_made_once(tmp_path: Path) -> None:
    """The same key gets the same answer, and a refused move leaves the table as it was."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        bid = {"type": "bid", "zinc": 0, "copper": 0, "silver": 0, "gold": 0, "cash": 0}
        first = await service.grant(room, 0, Act(1, "once", bid))
        assert (await service.grant(room, 0, Act(1, "once", bid))).number == first.number
        before, number = state_of(room), room.session.state.number
        for action in ({**bid, "cash": 10**9}, {"type": "sell"}, {}, {"type": "bid", "zinc": "x"}):
            with pytest.raises(RockworkerError):
                await service.grant(room, 1, Act(number, at.key(), action))
        assert (state_of(room), room.session.state.number) == (before, number)


@story
async def test_players_at_other_processes_are_there_until_these_fall_silent(tmp_path: Path) -> None:
    """A process that dies takes its players with it after a minute; when they were last seen is remembered."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben", patience_ms=90_000)
        now = at.clock()
        room.take_presence([PresenceRow(1, "other", now, connected=True)], "ours")
        assert [*room.connected] == [1]
        at.clock.pass_ms(STILL_THERE_MS + 1)
        assert [*room.connected] == []
        assert not room.is_gone(1)
        at.clock.pass_ms(30_000)
        assert room.is_gone(1)
        room.take_presence([PresenceRow(0, "ours", at.clock(), connected=True)], "ours")
        assert [*room.connected] == [], "what this process notes itself, it knows better"
