"""What all of Clockworker's frames share: only the player whose turn it is ever decides."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.tables import LazyTable
from rockworker.games.clockworker.actions import Exchange, Finish
from rockworker.games.clockworker.events import GoldExchanged
from rockworker.games.clockworker.resources import GEAR, GOLD
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why_not import why_not_exchange

FINISH: Final = Offer(Finish).at_hand()


class Decision(Frame[ClockworkerPlay]):
    """The current player decides. Besides, gears may be turned into gold, where an artifact allows it."""

    clause: ClassVar[str]
    """What the rules say about the decision: named against actions that answer another question."""
    always_exchanges: ClassVar[bool] = False
    """Did the first version of the rules allow an exchange here, too?"""

    def run(self, play: ClockworkerPlay) -> None:
        player = play.state.current
        offers = self.offers(play, player)
        if offers:
            play.ask(player, offers)
        else:
            play.pop()

    @abstractmethod
    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        """What the current player may do. Nothing: the frame has ended."""

    def take(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        if type(action) is Exchange:
            exchange(play, player, action.gold)
            self.exchanged(play)
        else:
            self.decide(play, player, action)

    @abstractmethod
    def decide(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        """Carries out what the current player chose, an exchange excepted."""

    def exchanged(self, play: ClockworkerPlay) -> None:
        """What follows from an exchange at this decision: nothing, as a rule."""

    def kept_gears(self, play: ClockworkerPlay, player: int) -> int:
        """Gears that can't be turned into gold now, since they belong to a price."""
        return 0

    def exchanges(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        """Turning gears into gold at this decision, where an artifact allows it."""
        if not play.state.active[player] & play.rules.exchanging or not self._has_window(play):
            return []
        return exchange_offers(play, player, self.kept_gears(play, player))

    def _has_window(self, play: ClockworkerPlay) -> bool:
        return self.always_exchanges or play.rules.switches.exchanges_everywhere

    def why_not(self, play: ClockworkerPlay, player: int, action: object) -> Refusal:
        if isinstance(action, Exchange) and self._has_window(play):
            return why_not_exchange(play, player, action, self.kept_gears(play, player))
        return self.reason(play, player, action) or self.not_asked(self.clause)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        """What stands in the way of an answer to this question; None: the action is no answer to it."""
        return None


def gears_per_gold(play: ClockworkerPlay, player: int) -> int:
    """What a gold block costs this player in gears; 0: it can't be had for gears."""
    return play.rules.abilities[play.state.active[player]].gears_per_gold


def exchange_offers(play: ClockworkerPlay, player: int, kept: int = 0) -> list[Offer]:
    """Turning gears into gold, where an artifact allows it; `kept` gears must be left."""
    price = gears_per_gold(play, player)
    most = (play.state.holdings[player][GEAR] - kept) // price if price else 0
    return [EXCHANGES[most]] if most > 0 else []


def _exchanges(most: int) -> Offer:
    return Offer(Exchange, range(1, most + 1))


EXCHANGES: Final[LazyTable[int, Offer]] = LazyTable(_exchanges)
"""By gold blocks: turning gears into so many at most."""


def exchange(play: ClockworkerPlay, player: int, gold: int) -> None:
    """Turns gears into gold."""
    power = play.rules.abilities[play.state.active[player]].gold_for_gears
    assert power is not None
    holdings = play.state.holdings[player]
    holdings[GEAR] -= gold * power.amount
    holdings[GOLD] += gold
    play.emit(GoldExchanged(player, power.artifact, gold * power.amount, gold))
