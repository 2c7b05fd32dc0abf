"""Phase II, the exchange: one sale or purchase of one resource at a time."""

from __future__ import annotations

from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.achievements import award
from rockworker.games.rockwell.actions import Buy, Sell
from rockworker.games.rockwell.events import CubesBought, CubesSold
from rockworker.games.rockwell.frames.rotation import Rotation
from rockworker.games.rockwell.ledger import earn, give_one_type, pay
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II
from rockworker.games.rockwell.why_not.company import in_market


class Market(Rotation):
    """Players with a Vice President on Board II trade; each resource once per player and phase."""

    board = BOARD_II
    traded: list[int] = []
    """By player: bits of the resources already traded."""

    def options(self, play: RockwellPlay, player: int) -> list[Offer]:
        state = play.state
        offers = []
        for resource in range(4):
            if self.traded[player] >> resource & 1:
                continue
            owned = state.cubes[player * 4 + resource]
            if owned:
                offers.append(Offer(Sell, (resource,), range(1, owned + 1)))
            payable = state.cash[player] // state.prices[resource]
            if payable and play.rules.may_buy(play, resource):
                offers.append(Offer(Buy, (resource,), range(1, payable + 1)))
        return offers

    def act(self, play: RockwellPlay, player: int, action: object) -> None:
        if isinstance(action, Sell):
            self._sell(play, player, action)
        elif isinstance(action, Buy):
            self._buy(play, player, action)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, Sell | Buy):
            return self.not_asked("RW-MKT-05")
        return in_market(play, player, action, self.traded[player])

    def _sell(self, play: RockwellPlay, player: int, action: Sell) -> None:
        resource, amount = action.resource, action.amount
        cash = amount * play.state.prices[resource]
        give_one_type(play.state, player, resource, -amount)
        earn(play.state, player, cash)
        self.traded[player] |= 1 << resource
        play.emit(CubesSold(player, resource, amount, cash))
        for react in play.rules.on_sold:
            react(play, resource, amount)

    def _buy(self, play: RockwellPlay, player: int, action: Buy) -> None:
        resource, amount = action.resource, action.amount
        cash = amount * play.state.prices[resource]
        pay(play.state, player, cash)
        give_one_type(play.state, player, resource, amount)
        self.traded[player] |= 1 << resource
        play.emit(CubesBought(player, resource, amount, cash))
        for react in play.rules.on_bought:
            react(play, resource, amount)
        award(play, (player,), player)
