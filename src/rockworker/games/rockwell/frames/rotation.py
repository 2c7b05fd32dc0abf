"""Phases II and III: Vice Presidents act in slot order, one action each, around and around."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.actions import Pass
from rockworker.games.rockwell.events import VicePresidentReturned
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import NOBODY

PASS: Final = Offer(Pass)


class Rotation(Frame[RockwellPlay]):
    """The Vice Presidents of one board take turns until none has an action left."""

    board: ClassVar[int]
    slot: int = 0
    """The slot (counted on this board) that is looked at next."""
    player: int = NOBODY
    """Who acts."""

    @abstractmethod
    def options(self, play: RockwellPlay, player: int) -> list[Offer]:
        """What the player may do, apart from passing."""

    @abstractmethod
    def act(self, play: RockwellPlay, player: int, action: object) -> None:
        """Carries out one action."""

    def run(self, play: RockwellPlay) -> None:
        """Finds who acts next, and asks them; who can do nothing goes home."""
        player = self.player
        if player == NOBODY:
            self.player = self._next(play)
            if self.player == NOBODY:
                play.pop()
            return
        options = self.options(play, player)
        if options:
            options.append(PASS)
            play.ask(player, options)
        else:
            self.player = NOBODY
            self._go_home(play, player)

    def take(self, play: RockwellPlay, player: int, action: object) -> None:
        self.player = NOBODY
        if type(action) is Pass:
            self._go_home(play, player)
            return
        self.act(play, player, action)
        left = self._index(play, player)
        play.state.actions[left] -= 1
        if not play.state.actions[left]:
            play.emit(VicePresidentReturned(player, self.board, 0))

    def _next(self, play: RockwellPlay) -> int:
        state, slots, first = play.state, play.rules.board_slots[self.board], self._index(play, 0)
        for _ in slots:
            player = state.slots[slots[self.slot]]
            self.slot = (self.slot + 1) % len(slots)
            if player != NOBODY and state.actions[first + player]:
                return player
        return NOBODY

    def _go_home(self, play: RockwellPlay, player: int) -> None:
        """Declining is final for the phase."""
        left = self._index(play, player)
        play.emit(VicePresidentReturned(player, self.board, play.state.actions[left]))
        play.state.actions[left] = 0

    def _index(self, play: RockwellPlay, player: int) -> int:
        return self.board * play.rules.players + player
