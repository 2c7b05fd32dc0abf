"""What a viewer sees besides what everybody sees: a seat's cards and cash, what it is asked.

It is made in pieces, each as JSON. A piece whose causes are the same as before is not made again."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from rockworker.engine.changes import Changes
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.protocol import StandingSight
from rockworker.server.storage.rows import SeatRow
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.standing import sight_of
from rockworker.server.tables.state import TableState

_ENCODER: Final = msgspec.json.Encoder()
CAN_UNDO: Final = b'"/can_undo":true'
NEVER: Final = object()
"""Equals nothing that a piece may be made of."""


class Viewer(NamedTuple):
    """All that a sight depends on, besides the table."""

    seat: int | None
    person: str | None
    language: str


class Piece:
    """Some places and values, as JSON without its braces, and what they were made of."""

    __slots__ = ("data", "made_of")

    def __init__(self) -> None:
        self.made_of: Any = NEVER
        self.data = b""

    def write(self, made_of: Any, places: Changes) -> bytes:
        """Puts other places and values there."""
        return self.put(made_of, _ENCODER.encode(places)[1:-1])

    def put(self, made_of: Any, data: bytes) -> bytes:
        """Puts something there that is JSON already."""
        self.made_of = made_of
        self.data = data
        return data


class Moment:
    """The table at one telling: what is the same for all whose own parts are told."""

    __slots__ = ("actors", "changed", "count", "play", "rows", "undoer", "was")

    def __init__(self, session: TableSession, count: int, was: Game | None) -> None:
        """`was`: the game as it was told last."""
        state = session.state
        self.count = count
        """Another one as soon as anything is different in the game as everybody sees it."""
        self.was = inside(was) if was else None
        self.play = inside(state.game) if state.game else None
        self.rows = session.table.seats
        self.undoer = state.undoer
        self.actors = state.actors
        self.changed: Collection[int] = ()
        """The seats that see something else of the game besides than they did."""
        if self.was is not self.play and self.was is not None and self.play is not None:
            self.changed = state.definition.own_news(self.was, self.play, range(state.header.players))


class OwnPart:
    """What makes the table as everybody sees it the table that one viewer sees."""

    def __init__(self, session: TableSession, viewer: Viewer, text: Callable[[str], TableText]) -> None:
        self.session = session
        self.viewer = viewer
        self._text = text
        self._told: tuple[bytes, ...] = ()
        """The pieces, as they were told last."""
        self._waits = False
        """Nothing was asked of the viewer then."""
        self._seats = Piece()
        self._game = Piece()
        self._question = Piece()

    def whole(self, moment: Moment) -> bytes:
        """All of it, as JSON."""
        return self._tell(self._pieces(moment))

    def news(self, moment: Moment) -> bytes:
        """The same, where it does not plainly stay; empty if it is what was told last."""
        pieces = self._pieces(moment)
        return b"" if pieces == self._told else self._tell(pieces)

    def stays(self, moment: Moment) -> bool:
        """Whether it is plain that nothing is new to a player who waits, as most do at most moves."""
        seat = self.viewer.seat
        plain = (
            self._waits
            and self._game.made_of is moment.was
            and self._seats.made_of is moment.rows
            and seat not in moment.changed
            and seat not in moment.actors
            and (seat == moment.undoer) == (self._told[-1] is CAN_UNDO)
        )
        if plain:
            self._game.made_of = moment.play
        return plain

    def _tell(self, pieces: tuple[bytes, ...]) -> bytes:
        self._told = pieces
        return b"{%b}" % b",".join([piece for piece in pieces if piece])

    def _pieces(self, moment: Moment) -> tuple[bytes, ...]:
        seat, state = self.viewer.seat, self.session.state
        if seat is None or state.game is None:
            self._waits = False
            return (self._own_seats(),)
        self._waits = seat not in state.actors
        game = self._behind_screen(state.game, seat, moment)
        undo = CAN_UNDO if seat == moment.undoer else b""
        return self._own_seats(), game, self._asked(seat, (moment.count, game)), undo

    def _own_seats(self) -> bytes:
        seats, person = self.session.table.seats, self.viewer.person
        if self._seats.made_of is seats:
            return self._seats.data
        mine: Changes = {f"/seats/{row.number}/mine": True for row in seats if person and row.person == person}
        held = {f"/seats/{row.number}/held_for_me": True for row in seats if person and row.held == person}
        return self._seats.write(seats, mine | held)

    def _behind_screen(self, game: Game, seat: int, moment: Moment) -> bytes:
        """What the game shows this player only."""
        play, seen, definition = inside(game), self._game.made_of, game.definition
        if seen is play or (seen is moment.was and seat not in moment.changed):
            self._game.made_of = play
            return self._game.data
        places = {"/view" + place: value for place, value in definition.own(play, seat).items()}
        progress = definition.progress(play, seat)
        return self._game.write(play, places | ({"/progress": progress} if progress else {}))

    def _asked(self, seat: int, seen: tuple[int, bytes]) -> bytes:
        """What the player is asked. As long as it is the same question, and the player sees the same, nothing that
        can be said of it changes: it never depends on what is hidden."""
        session, state = self.session, self.session.state
        row, position = session.table.seats[seat], state.position
        if state.game is None or seat not in state.actors:
            return self._question.put(row.standing, _nothing_asked(row.standing or ()))
        text = self._text(self.viewer.language)
        returned, playing = state.game.version < position.furthest, not position.seats[seat].bot
        made_of = (position.asked[seat], state.game.prompt, row.standing, text, playing, returned, seen)
        if self._question.made_of == made_of:
            return self._question.data
        return self._question.write(made_of, question(state, state.game, row, text))


@lru_cache(1 << 10)
def _nothing_asked(standing: tuple[str, ...]) -> bytes:
    """What a player who waits sees of questions: which standing answers are on."""
    return _ENCODER.encode({"/standing": StandingSight(on=standing)})[1:-1]


def question(state: TableState, game: Game, row: SeatRow, text: TableText) -> Changes:
    """What a player is asked, what may be answered, and what stands."""
    seat = row.number
    own: Changes = {"/asked": text.asked(state, seat)}
    playing = not state.position.seats[seat].bot
    if playing:
        own["/offers"] = text.offers(game, seat)
        hints = text.hints(game, seat)
        if hints is not None:
            own["/hints"] = hints
    return own | {"/standing": sight_of(state, row, playing)}
