"""Folds a log into the state of its table: the game and everything around it.

Pure and deterministic: the same seats, header and entries always give the same state. No clock, no I/O.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rockworker.engine.codec import Codec
from rockworker.engine.definition import Definition, Header
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.protocol import ClockRules, Vote
from rockworker.server.errors import NoSuchVote, NothingToUndo, TableIsPaused, VoteIsPointless
from rockworker.server.tables.log import (
    AnyEntry,
    BotReplaced,
    Conceded,
    Moved,
    Started,
    Undone,
    VoteCast,
    VoteOpened,
)
from rockworker.server.tables.position import Position, SeatState, StandingMove

KEPT_STEPS: Final = 64
"""How many moves can be taken back by consent."""
KEPT_POSITIONS: Final = 8
"""How many past positions a state remembers, for undo at no cost; earlier ones are read from the disk."""


class TableState:
    """A table after some entries. Positions of the game are never changed, only followed by new ones."""

    def __init__(self, definition: Definition[Any, Any], header: Header, clock: ClockRules, position: Position) -> None:
        self.definition = definition
        self.header = header
        self.plays_by_our_rules = header.rules_version in definition.rules_versions
        """Whether this program has the rules that the game was begun under."""
        self.clock = clock
        self.game: Game | None = None
        self.position = position
        self.kept = KEPT_POSITIONS
        self.games: dict[int, Game] = {}
        """Recent positions of the game, by the entry that made them."""
        self.is_over = False
        """Nothing more can be played here."""
        self.actors: tuple[int, ...] = ()
        """The seats that must decide now."""

    @staticmethod
    def before_start(
        definition: Definition[Any, Any], header: Header, clock: ClockRules, bots: Sequence[str]
    ) -> TableState:
        """A table without an entry."""
        players = header.players
        position = Position(
            seats=[SeatState(bot) for bot in bots],
            spent_ms=[0] * players,
            left_ms=[clock.bank_ms] * players,
            asked=[0] * players,
            asked_at=[0] * players,
        )
        return TableState(definition, header, clock, position)

    def seat_bots(self, bots: Sequence[str]) -> None:
        """Before the start seats may change."""
        self.position = self.position.copy()  # somebody may have seen the other one
        self.position.seats = [SeatState(bot) for bot in bots]

    def fork(self) -> TableState:
        """A copy to go on with, while this one stays as it is. Games are never changed, so both may have them."""
        twin = TableState(self.definition, self.header, self.clock, self.position.copy())
        twin.game, twin.is_over, twin.actors = self.game, self.is_over, self.actors
        twin.kept, twin.games = self.kept, self.games.copy()
        return twin

    def follow(self, fork: TableState) -> None:
        """Adopts a fork's state."""
        self.game, self.position, self.games = fork.game, fork.position, fork.games
        self.is_over, self.actors = fork.is_over, fork.actors

    # What can be said of it

    @property
    def number(self) -> int:
        """Entries so far: the version that clients answer."""
        return self.position.number

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats of people who must decide now, in the game or about a question of others."""
        if self.is_over:
            return ()
        vote, seats = self.position.vote, self.position.seats
        asked = sorted({*self.actors, *vote.waiting}) if vote else self.actors
        return tuple([seat for seat in asked if not seats[seat].bot])

    def undoable(self, seat: int) -> StandingMove | None:
        """The move that a seat may undo alone: its last one, if that revealed nothing."""
        steps = self.position.steps
        last = steps[-1] if steps else None
        return last if last and last.seat == seat and not last.surprising else None

    @property
    def undoer(self) -> int | None:
        """The seat that may undo its last move alone, if there is one: a person's, while the game runs."""
        steps = self.position.steps
        if self.is_over or not steps or steps[-1].surprising or self.position.seats[steps[-1].seat].bot:
            return None
        return steps[-1].seat

    def wanted(self, entry: AnyEntry) -> int | None:
        """The entry whose position of the game must be at hand to apply this one."""
        if isinstance(entry, Undone):
            step = self.undoable(entry.seat)
            return step.before if step else None
        vote = self.position.vote
        if isinstance(entry, VoteOpened) and entry.question == "undo" and not entry.voters:
            return entry.subject
        if isinstance(entry, VoteCast) and vote and vote.question == "undo" and _last_voice(vote, entry):
            return vote.subject
        return None

    # Entries

    def apply(self, entry: AnyEntry, at: int) -> list[Event]:
        """Appends an entry: what happened in the game because of it. Refused entries change nothing."""
        position = self.position
        before, running, seats = self.game, self.actors, position.seats.copy()
        events = self._take(entry)
        self._count_time(at, running, seats)
        position.number += 1
        position.at = at
        self._ask(before, getattr(entry, "seat", None) if isinstance(entry, Moved | Undone) else None)
        if self.game is not None and position.line not in self.games:
            self._remember(position.line, self.game)
        self._note_actors()
        return events

    def _note_actors(self) -> None:
        """Asked for much more often than it changes."""
        game, position = self.game, self.position
        self.is_over = position.ended or (game is not None and game.is_over)
        self.actors = () if game is None or self.is_over or position.paused else game.actors

    def _take(self, entry: AnyEntry) -> list[Event]:
        if isinstance(entry, Moved):
            return self._move(entry)
        if isinstance(entry, Started):
            return self._start()
        if isinstance(entry, Undone):
            self._undo(entry.seat)
        elif isinstance(entry, VoteOpened):
            self._open_vote(entry)
        elif isinstance(entry, VoteCast):
            self._cast_vote(entry)
        elif isinstance(entry, Conceded):
            self._seat_bot(entry.seat, SeatState(entry.bot, conceded=True))
        elif isinstance(entry, BotReplaced):
            conceded = self.position.seats[entry.seat].conceded
            self.position.seats[entry.seat] = SeatState(entry.bot, conceded)
        return []

    def _start(self) -> list[Event]:
        self.game = Game(self.definition, self.header)
        self.position.line = self.position.number + 1
        return list(self.game.opening)

    def _move(self, entry: Moved) -> list[Event]:
        if self.game is None or self.position.paused:
            raise TableIsPaused
        following = self.game.copy()
        events = following.apply(entry.seat, following.codec.action(entry.action))
        position = self.position
        number = position.number + 1
        surprising = inside(following).state.surprises != inside(self.game).state.surprises
        position.steps = position.steps[-KEPT_STEPS:]
        position.steps.append(StandingMove(number, position.line, entry.seat, surprising))
        position.line = number
        position.game_version = following.version
        self._drop_question(entry.seat)
        self.game = following
        return events

    def _undo(self, seat: int) -> None:
        if self.position.paused:
            raise TableIsPaused
        step = self.undoable(seat)
        if step is None:
            raise NothingToUndo
        self._go_back(step.before)

    def _go_back(self, number: int) -> None:
        self.game = self.games[number]
        position = self.position
        position.steps = [step for step in position.steps if step.number <= number]
        position.line = number
        position.game_version = self.game.version
        self._drop_question(None)

    # Votes

    def _open_vote(self, entry: VoteOpened) -> None:
        if not self._makes_sense(entry):
            raise VoteIsPointless
        vote = Vote(entry.seat, entry.question, entry.subject, entry.voters, entry.bot)
        if vote.waiting:
            self.position.vote = vote
        else:
            self._carry(vote)

    def _makes_sense(self, entry: VoteOpened) -> bool:
        position = self.position
        if entry.question == "undo":
            return entry.subject in [step.before for step in position.steps]
        if entry.question == "replace":
            return not position.seats[entry.subject].bot
        if entry.question == "return":
            return bool(position.seats[entry.seat].bot)
        return entry.question == "end" or position.paused == (entry.question == "resume")

    def _cast_vote(self, entry: VoteCast) -> None:
        vote = self.position.vote
        if vote is None or not (entry.seat in vote.waiting or (entry.seat == vote.seat and not entry.agrees)):
            raise NoSuchVote
        waiting = tuple(seat for seat in vote.waiting if seat != entry.seat) if entry.agrees else ()
        self.position.vote = replace(vote, waiting=waiting) if waiting else None
        if entry.agrees and not waiting:
            self._carry(vote)

    def _carry(self, vote: Vote) -> None:
        """Nobody is left to ask: what was asked for is done."""
        position = self.position
        if vote.question == "undo":
            self._go_back(vote.subject)
        elif vote.question == "end":
            position.ended = True
        elif vote.question == "replace":
            self._seat_bot(vote.subject, SeatState(vote.bot))
        elif vote.question == "return":
            self._come_back(vote.seat)
        else:
            position.paused = vote.question == "pause"

    def _come_back(self, seat: int) -> None:
        """A bank that has run out is filled again; any other is as its owner left it."""
        self.position.seats[seat] = SeatState()
        if self.position.left_ms[seat] <= 0:
            self.position.left_ms[seat] = self.clock.bank_ms

    def _seat_bot(self, seat: int, taken: SeatState) -> None:
        """A bot takes over. A question that waited for this player is asked no longer."""
        position = self.position
        position.seats[seat] = taken
        if position.vote and (seat == position.vote.seat or seat in position.vote.waiting):
            position.vote = None

    def _drop_question(self, mover: int | None) -> None:
        """Some questions don't outlive the position that they were about."""
        vote = self.position.vote
        if vote is None:
            return
        asked_oneself = vote.waiting == (vote.seat,) and mover == vote.seat
        if vote.question == "undo" or asked_oneself or (vote.question == "replace" and vote.subject == mover):
            self.position.vote = None

    # Time

    def _count_time(self, at: int, running: tuple[int, ...], seats: list[SeatState]) -> None:
        """The time since the last entry counts for those who had to decide; in a pause nobody had.

        Bots use nobody's bank."""
        position = self.position
        for seat in running:
            position.spent_ms[seat] += max(at - position.at, 0)
            if not seats[seat].bot:
                position.left_ms[seat] -= max(at - position.at, 0)

    def _ask(self, before: Game | None, mover: int | None) -> None:
        """Notes who is asked something new; a player who answered gets the increment."""
        game, position = self.game, self.position
        if game is before or game is None:
            return
        old, actors = before.actors if before else (), game.actors
        for seat in range(self.header.players):
            still = seat in old and seat in actors and mover not in (None, seat)
            if still and before and _same_question(before, game, seat):
                continue
            earned = seat in old and seat not in actors and game.version > position.furthest
            if earned and not position.seats[seat].bot:
                self._add_increment(seat)
            position.asked[seat], position.asked_at[seat] = position.number, position.at
        position.furthest = max(position.furthest, game.version)

    def _add_increment(self, seat: int) -> None:
        left = self.position.left_ms[seat] + self.clock.increment_ms
        # A bank never holds more than it began with, but time used beyond it stays used.
        self.position.left_ms[seat] = min(left, max(self.clock.bank_ms, self.position.left_ms[seat]))

    def out_of_time(self, seat: int, now: int) -> bool:
        """Whether a seat's bank is empty."""
        return self.clock.kind == "bank" and self.time_left(seat, now) <= 0

    def time_left(self, seat: int, now: int) -> int:
        """What is left in a seat's bank, the time that is running included."""
        position = self.position
        runs = seat in self.actors and position.at and not position.seats[seat].bot
        return position.left_ms[seat] - (max(now - position.at, 0) if runs else 0)

    # Snapshots

    def _remember(self, number: int, game: Game) -> None:
        self.games[number] = game
        while len(self.games) > self.kept:
            del self.games[next(iter(self.games))]

    def snapshot(self) -> tuple[bytes, bytes]:
        """The position around the game, and the game's state."""
        assert self.game is not None
        return msgspec.json.encode(self.position), self.game.codec.state_to_json(inside(self.game).state)

    def restore(self, position: bytes, state: bytes) -> None:
        """Takes up a snapshot."""
        self.position = msgspec.json.decode(position, type=Position)
        restored = Codec.of(self.definition).state_from_json(state)
        self.game = Game.resume(self.definition, self.header, restored, self.position.game_version)
        self.games = {self.position.line: self.game}
        self._note_actors()


def _last_voice(vote: Vote, entry: VoteCast) -> bool:
    return entry.agrees and vote.waiting == (entry.seat,)


def _same_question(before: Game, after: Game, seat: int) -> bool:
    """Sealed choices of others change nothing for a player who has still to choose."""
    deep = [len(inside(game).state.stack) for game in (before, after)]
    return before.offers(seat) == after.offers(seat) and deep[0] == deep[1]
