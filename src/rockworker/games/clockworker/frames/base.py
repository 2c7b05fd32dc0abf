"""What all of Clockworker's frames share: only the player whose turn it is ever decides."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import Exchange
from rockworker.games.clockworker.events import GoldExchanged
from rockworker.games.clockworker.resources import GEAR, GOLD
from rockworker.games.clockworker.rules import ClockworkerPlay


class Decision(Frame[ClockworkerPlay]):
    """The current player decides."""

    def actors(self, play: ClockworkerPlay) -> Sequence[int]:
        return play.rules.actors[play.state.current]

    @abstractmethod
    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        """What the current player may do."""

    @abstractmethod
    def take(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        """Carries out what the current player chose."""


def gears_per_gold(play: ClockworkerPlay, player: int) -> int:
    """What a gold block costs this player in gears; 0: it can't be had for gears."""
    return play.rules.abilities[play.state.active[player]].gears_per_gold


def exchange_offers(play: ClockworkerPlay, player: int, kept: int = 0) -> list[Offer]:
    """Turning gears into gold, where an artifact allows it; `kept` gears must be left."""
    price = gears_per_gold(play, player)
    most = (play.state.holdings[player][GEAR] - kept) // price if price else 0
    return [Offer(Exchange, range(1, most + 1))] if most > 0 else []


def exchange(play: ClockworkerPlay, player: int, gold: int) -> None:
    """Turns gears into gold."""
    power = play.rules.abilities[play.state.active[player]].gold_for_gears
    assert power is not None
    holdings = play.state.holdings[player]
    holdings[GEAR] -= gold * power.amount
    holdings[GOLD] += gold
    play.emit(GoldExchanged(player, power.artifact, gold * power.amount, gold))
