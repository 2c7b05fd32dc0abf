"""How a game looks to one player before a decision: all that stays the same while the choices are compared."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.board import ALL_TILES, CENTRE, TILES, TILES_AT, tiles_in
from rockworker.games.rockwell.bots.distances import FAR, STEPS_TO_TILES
from rockworker.games.rockwell.bots.ending import end_chance
from rockworker.games.rockwell.bots.piles import booties
from rockworker.games.rockwell.bots.weights import Weights
from rockworker.games.rockwell.frames.extraction import powers_by_tile
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, RockwellState

SHAFTS_PAID: Final = 7
"""The drilling track when the mineshafts have paid."""


class Outlook:
    """One player's expectations: how long the game lasts, what money, cards and tiles are worth."""

    def __init__(self, play: RockwellPlay, player: int, weights: Weights) -> None:
        state = play.state
        self.weights = weights
        self.player = player
        self.rules = play.rules
        self.ending = bool(state.ending)
        self.turn = state.turn
        self.turns = turns_left(play, weights)
        """How many turns are expected after this one."""
        self.end_chance = end_chance(play)
        """How likely this turn is to be the last."""
        self.first = weights.first + weights.end_first * self.end_chance
        """What first place in the Management order is worth this turn."""
        self.bids = weights.bids + weights.end_bids * self.end_chance
        """The mean bid expected of others."""
        self.overdue = max(state.turn - weights.turns, 0.0)
        """How many turns too long the game has taken."""
        self.reluctance = float(weights.overtime**self.overdue)
        """How much it matters by now to keep a game going that the player is not winning: no game goes on for ever."""
        self.worth = 1 / (weights.last_dollars if self.ending else weights.dollars)
        """Prestige for a dollar."""
        self.drilling = self.worth if not self.ending else (state.track < SHAFTS_PAID) / weights.dollars
        """Prestige for a dollar that crews may still bring."""
        self.rankings = 1.0 if self.ending else max(weights.rank_early, 1 - 0.18 * self.turns)
        """How much the final rankings count by now."""
        self.scope = min((TILES - state.revealed.bit_count()) / weights.scope, 1.0)
        """How much work is left for crews."""
        self.patience = max(0.1, 1 - weights.patience * self.turns / 10)
        """How much getting closer to the achievements at depth counts by now."""
        self.booties = booties(play.rules, state)
        chances = chances_of(weights)
        self.ready = chances.ready
        self.joined = chances.joined
        self._approach = chances.approach
        self._goals = self._all_goals(play)
        self._idle: dict[tuple[int, int], float] = {}

    def idle(self, place: int, power: int) -> float:
        """Dollars that an idle crew may expect from the tiles around it."""
        known = self._idle.get((place, power))
        if known is None:
            known = self._idle[place, power] = self._best_goal(place, power)
        return known

    def _best_goal(self, place: int, power: int) -> float:
        best = 0.0
        steps, approach = STEPS_TO_TILES[place], self._approach
        for tile, missing, alone, joined in self._goals:
            away = steps[tile]
            if away:
                left = missing - power if missing > power else 0
                worth = approach[away] * self.ready[left] * (alone + self.joined[left] * (joined - alone))
                if worth > best:
                    best = worth
        return best

    def _all_goals(self, play: RockwellPlay) -> list[tuple[int, int, float, float]]:
        """The tiles to be drilled: where, the missing power, a share of each once the player is there or one more
        joins."""
        state, rules = play.state, play.rules
        undrilled = ALL_TILES & ~state.revealed
        powers, owners = powers_by_tile(state, state.crew_die, undrilled), _owners_by_tile(state)
        found = []
        for tile in rules.extractable(play, tiles_in(undrilled)):
            missing = rules.required_power(play, tile) - powers[tile]
            sharers = (owners[tile] | 1 << self.player).bit_count()
            booty = self.booties[rules.pile_of[state.tiles[tile]]]
            joined = booty[sharers + 1 if sharers < rules.owners else sharers]
            found.append((tile, missing if missing > 0 else 0, booty[sharers].share, joined.share))
        return found


class Chances:
    """What a bot's weights say about tiles."""

    def __init__(self, weights: Weights) -> None:
        self.ready = [float(weights.ready**missing) for missing in range(32)]
        """By missing power: how likely a tile is to be drilled soon."""
        self.joined = [min(weights.joined * missing, 0.8) for missing in range(32)]
        """By missing power: how likely another owner is to join in."""
        self.approach = [float(weights.approach**steps) for steps in range(FAR + 1)]
        """By the steps that a crew is away: what is left of a tile's worth."""


@lru_cache(maxsize=64)
def chances_of(weights: Weights) -> Chances:
    """Worked out once for all outlooks with the same weights."""
    return Chances(weights)


def _owners_by_tile(state: RockwellState) -> list[int]:
    """By tile: bits of the owners whose crews are there."""
    owners = [0] * TILES
    for crew, place in enumerate(state.crew_at):
        for tile in TILES_AT[place]:
            owners[tile] = owners[tile] | 1 << crew // CREWS
    return owners


def turns_left(play: RockwellPlay, weights: Weights) -> float:
    """How many turns are expected after this one."""
    state = play.state
    if state.ending:
        return 0.0
    undrilled = TILES - state.revealed.bit_count()
    return max(min(weights.turns - state.turn, undrilled / weights.pace), 1.0)


def centre_owners(state: RockwellState) -> set[int]:
    """The players with a crew in the centre of the Earth."""
    return {crew // CREWS for crew, place in enumerate(state.crew_at) if place == CENTRE}
