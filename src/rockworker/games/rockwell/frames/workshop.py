"""Phase III, the workshop: power, safety, mobility, mineshafts, deliveries."""

from __future__ import annotations

from typing import Final

from rockworker.engine.offers import Offer, offers_of
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.achievements import award
from rockworker.games.rockwell.actions import (
    BuildShaft,
    Deliver,
    MoveShaft,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
)
from rockworker.games.rockwell.board import ALL_TILES, CENTRE, REACH, TOUCHED, is_entrance, mask_of, tiles_in
from rockworker.games.rockwell.events import (
    DeliveryMade,
    MobilityRaised,
    PowerRaised,
    SafetyRaised,
    ShaftBuilt,
    ShaftMoved,
)
from rockworker.games.rockwell.frames.extraction import Threshold
from rockworker.games.rockwell.frames.rotation import Rotation
from rockworker.games.rockwell.ledger import pay, take
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_III, CREWS, NOBODY, RockwellState
from rockworker.games.rockwell.why_not.company import in_workshop

LEVELS: Final = 3
"""Levels of safety and mobility, and mineshafts of each player."""
MOST_POWER: Final = 4
STRONGEST_OF_THE_FIRST_PAWN: Final = 2
"""A crew beyond this power is another pawn."""
RAISE_SAFETY: Final = Offer(RaiseSafety)
RAISE_MOBILITY: Final = Offer(RaiseMobility)
POWER_RAISES: Final = offers_of(RaisePower)
DELIVERIES: Final = offers_of(Deliver)
"""By crews, by piles."""


class Workshop(Rotation):
    """Players with a Vice President on Board III improve their company and make deliveries."""

    board = BOARD_III

    def options(self, play: RockwellPlay, player: int) -> list[Offer]:
        state, company = play.state, play.rules.company
        cash = state.cash[player]
        offers = []
        crews = self._improvable(play, player)
        if crews:
            offers.append(POWER_RAISES[crews])
        if _affordable(company.safety, state.safety[player], cash):
            offers.append(RAISE_SAFETY)
        if _affordable(company.mobility, state.mobility[player], cash):
            offers.append(RAISE_MOBILITY)
        if cash >= company.mineshafts[0]:
            offers += _shaft_offers(play, player)
        piles = self._deliverable(play, player)
        if piles:
            offers.append(DELIVERIES[piles])
        return offers

    def act(self, play: RockwellPlay, player: int, action: object) -> None:
        if isinstance(action, RaisePower):
            raise_power(play, player, action.crew)
        elif isinstance(action, RaiseSafety):
            _raise_safety(play, player)
        elif isinstance(action, RaiseMobility):
            _raise_mobility(play, player)
        elif isinstance(action, BuildShaft):
            _build_shaft(play, player, action.tile)
        elif isinstance(action, MoveShaft):
            _move_shaft(play, player, action)
        elif isinstance(action, Deliver):
            _deliver(play, player, action.pile)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return in_workshop(play, player, action) or self.not_asked("RW-IMP-04")

    def _improvable(self, play: RockwellPlay, player: int) -> tuple[int, ...]:
        """The player's crews that are still in the game, below full power, and affordable to raise."""
        state, prices = play.state, play.rules.company.power
        cash = state.cash[player]
        return tuple(
            [
                crew
                for crew in range(player * CREWS, player * CREWS + CREWS)
                if state.crew_at[crew] != CENTRE
                and state.crew_power[crew] < MOST_POWER
                and prices[state.crew_power[crew] - 1] <= cash
                and may_improve(play, crew)
            ]
        )

    def _deliverable(self, play: RockwellPlay, player: int) -> tuple[int, ...]:
        state = play.state
        zinc, copper, silver, gold = state.cubes[player * 4 : player * 4 + 4]
        found = []
        costs = play.rules.delivery_costs
        for number, bought in enumerate(state.delivery_piles):
            cost = costs[number][bought]
            if zinc >= cost[0] and copper >= cost[1] and silver >= cost[2] and gold >= cost[3]:
                found.append(number)
        return tuple(found)


def may_improve(play: RockwellPlay, crew: int) -> bool:
    """Whether a crew is where it may be improved: by an option, none rises to power 3 on an entrance."""
    state = play.state
    if play.rules.options.entrance_crews_improve or not is_entrance(state.crew_at[crew]):
        return True
    return state.crew_power[crew] < STRONGEST_OF_THE_FIRST_PAWN


def _affordable(prices: tuple[int, ...], level: int, cash: int) -> bool:
    return level < LEVELS and prices[level] <= cash


def raise_power(play: RockwellPlay, player: int, crew: int) -> None:
    """Raises a crew's power by one; a tile that this makes ready is extracted at once."""
    state = play.state
    price = play.rules.company.power[state.crew_power[crew] - 1]
    pay(state, player, price)
    lift_crew(state, crew)
    play.emit(PowerRaised(player, crew, state.crew_power[crew], price))
    award(play, (player,), player, play.rules.crew_goals)
    play.push(Threshold(TOUCHED[state.crew_at[crew]], player, crew, player))


def lift_crew(state: RockwellState, crew: int) -> None:
    """Raises a crew's power by one, and remembers the highest that it ever reached."""
    state.crew_power[crew] += 1
    state.crew_peak[crew] = max(state.crew_peak[crew], state.crew_power[crew])


def _raise_safety(play: RockwellPlay, player: int) -> None:
    state = play.state
    price = play.rules.company.safety[state.safety[player]]
    pay(state, player, price)
    state.safety[player] += 1
    play.emit(SafetyRaised(player, state.safety[player], price))


def _raise_mobility(play: RockwellPlay, player: int) -> None:
    state = play.state
    price = play.rules.company.mobility[state.mobility[player]]
    pay(state, player, price)
    state.mobility[player] += 1
    play.emit(MobilityRaised(player, state.mobility[player], price))


# Mineshafts


def shaft_tiles(play: RockwellPlay, player: int, level: int) -> int:
    """Where a mineshaft of a level (1, 2, 3) may be put, as bits."""
    state = play.state
    free = ALL_TILES & ~mask_of([tile for tile, owner in enumerate(state.shafts) if owner != NOBODY])
    if level == LEVELS:
        return free
    near = opposed = 0
    for crew, place in enumerate(state.crew_at):
        if crew // CREWS == player:
            near |= REACH[place]
        else:
            opposed |= TOUCHED[place]
    undrilled = near & ~state.revealed & ~opposed
    drilled = near & state.revealed if level == 2 else 0
    return (undrilled | drilled) & free


def _shaft_offers(play: RockwellPlay, player: int) -> list[Offer]:
    state, prices = play.state, play.rules.company.mineshafts
    built = state.shafts_built[player]
    offers = []
    if _affordable(prices, built, state.cash[player]):
        tiles = tiles_in(shaft_tiles(play, player, built + 1))
        if tiles:
            offers.append(Offer(BuildShaft, tiles))
    own = tuple([tile for tile, owner in enumerate(state.shafts) if owner == player])
    for level in range(1, built + 1):
        tiles = tiles_in(shaft_tiles(play, player, level)) if prices[level - 1] <= state.cash[player] else ()
        if tiles:
            offers.append(Offer(MoveShaft, (level,), own, tiles))
    return offers


def _build_shaft(play: RockwellPlay, player: int, tile: int) -> None:
    state = play.state
    price = play.rules.company.mineshafts[state.shafts_built[player]]
    pay(state, player, price)
    state.shafts_built[player] += 1
    state.shafts[tile] = player
    play.emit(ShaftBuilt(player, state.shafts_built[player], tile, price))


def _move_shaft(play: RockwellPlay, player: int, action: MoveShaft) -> None:
    state = play.state
    price = play.rules.company.mineshafts[action.level - 1]
    pay(state, player, price)
    state.shafts[action.origin] = NOBODY
    state.shafts[action.tile] = player
    play.emit(ShaftMoved(player, action.origin, action.tile, price))


def _deliver(play: RockwellPlay, player: int, pile: int) -> None:
    state = play.state
    tiles = play.rules.components.deliveries[pile]
    bought = state.delivery_piles[pile]
    take(state, player, tiles.costs[bought])
    state.delivery_piles[pile] += 1
    state.deliveries[player] += 1
    state.delivery_prestige[player] += tiles.prestige[bought]
    play.emit(DeliveryMade(player, pile, tiles.costs[bought], tiles.prestige[bought]))
