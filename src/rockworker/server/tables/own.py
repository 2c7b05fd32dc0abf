"""What a viewer sees besides what everybody sees: a seat's cards and cash, what it is asked.

It is made in pieces, each as JSON. A piece whose causes are the same as before is not made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from rockworker.engine.changes import Changes
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.standing import sight_of

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
        self.made_of = made_of
        self.data = _ENCODER.encode(places)[1:-1]
        return self.data


class OwnPart:
    """What makes the table as everybody sees it the table that one viewer sees."""

    def __init__(self, session: TableSession, viewer: Viewer, text: Callable[[str], TableText]) -> None:
        self.session = session
        self.viewer = viewer
        self._text = text
        self._told: tuple[bytes, ...] = ()
        """The pieces, as they were told last."""
        self._seats = Piece()
        self._game = Piece()
        self._question = Piece()

    def whole(self, moment: int) -> bytes:
        """All of it, as JSON. A moment is told from another one by something in the game that everybody sees."""
        return self._tell(self._pieces(moment))

    def news(self, moment: int) -> bytes:
        """The same; empty if it is what was told last."""
        pieces = self._pieces(moment)
        return b"" if pieces == self._told else self._tell(pieces)

    def _tell(self, pieces: tuple[bytes, ...]) -> bytes:
        self._told = pieces
        return b"{%b}" % b",".join([piece for piece in pieces if piece])

    def _pieces(self, moment: int) -> tuple[bytes, ...]:
        seat, state = self.viewer.seat, self.session.state
        if seat is None or state.game is None:
            return (self._own_seats(),)
        playing = not state.position.seats[seat].bot
        undoes = playing and not state.is_over and state.undoable(seat) is not None
        game = self._behind_screen(state.game, seat)
        return self._own_seats(), game, self._asked(seat, playing, (moment, game)), CAN_UNDO if undoes else b""

    def _own_seats(self) -> bytes:
        seats, person = self.session.table.seats, self.viewer.person
        if self._seats.made_of is seats:
            return self._seats.data
        mine: Changes = {f"/seats/{row.number}/mine": True for row in seats if person and row.person == person}
        held = {f"/seats/{row.number}/held_for_me": True for row in seats if person and row.held == person}
        return self._seats.write(seats, mine | held)

    def _behind_screen(self, game: Game, seat: int) -> bytes:
        """What the game shows this player only."""
        play, seen, definition = inside(game), self._game.made_of, game.definition
        if seen is not NEVER and (seen is play or definition.own_stays(seen, play, seat)):
            self._game.made_of = play
            return self._game.data
        places = {"/view" + place: value for place, value in definition.own(play, seat).items()}
        progress = definition.progress(play, seat)
        return self._game.write(play, places | ({"/progress": progress} if progress else {}))

    def _asked(self, seat: int, playing: bool, seen: tuple[int, bytes]) -> bytes:
        """What the player is asked. As long as it is the same question, and the player sees the same, nothing that
        can be said of it changes: it never depends on what is hidden."""
        session, state = self.session, self.session.state
        row, text, position = session.table.seats[seat], self._text(self.viewer.language), state.position
        if seat not in state.actors:
            made_of: Any = row.standing
        else:
            assert state.game
            returned = state.game.version < position.furthest
            made_of = (position.asked[seat], state.game.prompt, row.standing, text, playing, returned, seen)
        if self._question.made_of == made_of:
            return self._question.data
        return self._question.write(made_of, question(session, seat, text))


def question(session: TableSession, seat: int, text: TableText) -> Changes:
    """What a player is asked, what may be answered, and what stands."""
    state, row = session.state, session.table.seats[seat]
    if state.game is None or seat not in state.actors:
        return {"/standing": sight_of(state, row, False)}
    own: Changes = {"/asked": text.asked(state, seat)}
    playing = not state.position.seats[seat].bot
    if playing:
        own["/offers"] = text.offers(state.game, seat)
        if hints := text.hints(state.game, seat):
            own["/hints"] = hints
    return own | {"/standing": sight_of(state, row, playing)}
