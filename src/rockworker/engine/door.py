"""The door of a game: what is asked of it at every step, and what is done."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, SupportsIndex

from rockworker.engine.events import Event
from rockworker.engine.frames import Play, State
from rockworker.engine.offers import DRAWN, Action, Offer, hold

NO_EVENTS: Final[tuple[Event, ...]] = ()


class Door:
    """Who decides, what they may do, and what follows. `Game` adds all that is wanted less often.

    The door is compiled, and yet anything may come in: what is no player is refused in words. Compiled code would
    refuse it with an error of its own if a player were declared as an `int`, so here it is what may serve as one."""

    __slots__ = ("_log", "_play", "actors", "has_past", "opening", "origin", "start", "version")

    actors: tuple[int, ...]
    """The players who must decide now; several at once choose in secret. Empty: the game is over."""
    version: int
    """How many actions were applied."""
    start: int
    """The version at which `log` begins: 0, unless the game was imagined or resumed, or begins at a position."""
    origin: str | None
    """The position that the game was taken up from, secrets and all; None: its header deals it."""
    has_past: bool
    """Whether the log leads from its beginning to where it stands; not if imagined or resumed."""
    opening: tuple[Event, ...]
    """The events before the first decision."""
    _log: Any
    """The actions so far, the newest first, as a chain: copying a game never copies its past."""
    _play: Play[Any, State]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.actors

    def offers(self, player: SupportsIndex) -> tuple[Offer, ...]:
        """What a player may do now; empty if it is not up to this player."""
        play = self._play
        if type(player) is int:  # True is no player 1: no save could hold it
            if player == play.asked and player >= 0:  # -1 is nobody
                return play.offered
            if player in self.actors:
                return play.offers(player)
        self._require_player(player)
        return ()

    def apply(self, player: SupportsIndex, action: Action) -> list[Event]:
        """Carries out an action and returns what happened. An action that is not offered changes nothing."""
        play = self._play
        if type(player) is int and player == play.asked and player >= 0:
            offers = play.offered
        elif type(player) is int and player in self.actors:
            offers = play.offers(player)
        else:
            raise self._refusal(player, action)
        drawn, among = DRAWN[0]
        if (action is not drawn or offers is not among) and not hold(offers, action):
            raise self._refusal(player, action)
        play.state.stack[-1].take(play, player, action)  # as `play.take`, without the call
        play.settle()
        self.actors = play.actors
        self.version += 1
        self._log = (self._log, player, action)
        events = play.events
        play.events = []
        return events

    def advance(self, player: int, action: Action) -> None:
        """Carries out an action that is offered, like `apply`, but checks nothing and keeps neither events nor past:
        for the copies in which a search looks ahead."""
        play = self._play
        play.take(player, action)
        play.events.clear()
        self.actors = play.actors
        self.version += 1
        self._forget()

    def _forget(self) -> None:
        """Cuts the past off."""
        self._log = None
        self.start = self.version
        self.has_past = False
        self.origin = None
        self.opening = NO_EVENTS

    @abstractmethod
    def _require_player(self, player: object) -> None:
        """Refuses what is no player of this game."""

    @abstractmethod
    def _refusal(self, player: object, action: Action) -> Exception:
        """What speaks against an action."""
