"""What a small network sees of Rockwell at the beginning of a turn: far fewer numbers than the vector of `encoding`,
and some that sum up what it would have to learn first. Nothing that the viewer can't know is among them: cubes and
money change hands in the open (AMB-02), and neither piles nor backs of tiles are looked at."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import DEPTH, RING_SIZE, RINGS, TILES
from rockworker.games.rockwell.bots import company
from rockworker.games.rockwell.bots.crews import crews_worth
from rockworker.games.rockwell.bots.distances import STEPS_TO_CENTRE
from rockworker.games.rockwell.bots.ending import end_chance
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.outlook import Outlook, turns_left
from rockworker.games.rockwell.bots.shopping import best_plan, orders, purse_of
from rockworker.games.rockwell.bots.weights import DEFAULT
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.scoring import HOLDINGS, bonus, holdings
from rockworker.games.rockwell.state import CREWS, RESOURCES, RockwellState

LEAD: Final = 15.0
"""The points of a lead that count as 1."""
DEPTHS: Final = 6
"""Entrance, four strata, centre."""
POWERS: Final = 4
FAR: Final = 9.0
ACTIONS: Final = 3
"""On the Stock Exchange and in the Workshop, as a Vice President in the middle of the boards has them."""
RING: Final = (1 << RING_SIZE) - 1


def feature_names(players: int, achievements: int) -> tuple[str, ...]:
    """All features by name, in their order."""
    seats = ["me", *[f"rival {number}" for number in range(1, players)]]
    own = [
        *RESOURCES,
        *("cash", "wealth", "insurance", "safety", "mobility", "shafts", "shaft income", "cards"),
        *("achievement prestige", "delivery prestige", "delivery tiles", "score", "foreseen"),
        *("prospects of crews", "improvements", "rankings", "deliverable", "nearest to the centre"),
        *[f"crews of power {power + 1}" for power in range(POWERS)],
        *[f"crews at depth {depth}" for depth in range(DEPTHS)],
        *("first in Management", "last in Management", "first in Control"),
        *[f"gained {number + 1}" for number in range(achievements)],
        *[f"progress {number + 1}" for number in range(achievements)],
    ]
    table = [
        *("lead", "turn", "turns left", "chance of the end", "drilled"),
        *[f"drilled in ring {ring + 1}" for ring in range(RINGS)],
        *[f"price of {name}" for name in RESOURCES],
        *[f"tiles of achievement {number + 1}" for number in range(achievements)],
        *("best delivery",),
    ]
    return (*table, *[f"{seat}: {name}" for seat in seats for name in own])


class Features:
    """Looks at one position, for all its players."""

    def __init__(self, play: RockwellPlay) -> None:
        self.play = play
        self.players: int = play.rules.players
        self.outlooks = [Outlook(play, player, DEFAULT) for player in range(self.players)]
        self.foreseen = [Judge(outlook)(play) for outlook in self.outlooks]
        self.totals = _totals(play)
        self.own = [self._player(player) for player in range(self.players)]
        self.table = self._table()

    def of(self, viewer: int) -> list[float]:
        """The position as a player sees it; the lead comes first."""
        others = [self.foreseen[player] for player in range(self.players) if player != viewer]
        found = [(self.foreseen[viewer] - max(others)) / LEAD]
        found += self.table
        for step in range(self.players):
            found += self.own[(viewer + step) % self.players]
        return found

    def _table(self) -> list[float]:
        play, state = self.play, self.play.state
        found = [state.turn / 10.0, turns_left(play, DEFAULT) / 8.0, end_chance(play)]
        found.append(state.revealed.bit_count() / TILES)
        found += [(state.revealed >> ring * RING_SIZE & RING).bit_count() / RING_SIZE for ring in range(RINGS)]
        found += [price / 1000.0 for price in state.prices]
        left = [
            len(tiles) - taken
            for tiles, taken in zip(play.rules.achievement_tiles, state.achievement_piles, strict=True)
        ]
        found += [number / 3.0 for number in left]
        found.append(max([float(prestige) for prestige, _ in orders(play)], default=0.0) / 5.0)
        return found

    def _player(self, player: int) -> list[float]:
        play, state, outlook = self.play, self.play.state, self.outlooks[player]
        cubes = state.cubes[player * 4 : player * 4 + 4]
        found = [count / 8.0 for count in cubes]
        found += [state.cash[player] / 5000.0, (state.cash[player] + value(state, cubes)) / 15000.0]
        found += [state.insurance[player] / 4.0, state.safety[player] / 3.0, state.mobility[player] / 3.0]
        found += [state.shafts_built[player] / 3.0, self._shaft_income(player) / 3000.0, state.cards[player] / 6.0]
        found += [state.achievement_prestige[player] / 20.0, state.delivery_prestige[player] / 10.0]
        found += [state.deliveries[player] / 5.0, self.totals[player] / 40.0, self.foreseen[player] / 30.0]
        found += [crews_worth(outlook, play) / 5.0, company.improvements_worth(outlook, state) / 10.0]
        found += [company.rankings_worth(outlook, play) / 5.0, self._deliverable(player) / 10.0]
        found += _crews(state, player)
        last = self.players - 1
        found += [float(state.management[0] == player), float(state.management[last] == player)]
        found.append(float(state.control[0] == player))
        found += self._achievements(player)
        return found

    def _deliverable(self, player: int) -> float:
        """Prestige of what could be delivered in a turn with a usual number of actions."""
        items = [(prestige, cubes, 0) for prestige, cubes in orders(self.play)]
        return best_plan(items, ACTIONS, ACTIONS, purse_of(self.play, player))[0]

    def _shaft_income(self, player: int) -> float:
        """Dollars in a turn."""
        shafts = [tile for tile, owner in enumerate(self.play.state.shafts) if owner == player]
        return sum([company.shaft_income(self.play, tile) for tile in shafts])

    def _achievements(self, player: int) -> list[float]:
        """Which ones were gained, and how close the others are."""
        state, outlook, rules = self.play.state, self.outlooks[player], self.play.rules
        had = state.achievements[player]
        gained = [float(had >> number & 1) for number in range(len(rules.goals))]
        close = [
            0.0 if had >> number & 1 else company.closeness(outlook, state, goal)
            for number, goal in enumerate(rules.goals)
        ]
        return gained + close


def _totals(play: RockwellPlay) -> list[int]:
    """By player: the points, if the game ended now."""
    state, players = play.state, play.rules.players
    found = [state.achievement_prestige[player] + state.delivery_prestige[player] for player in range(players)]
    for number in range(len(HOLDINGS)):
        for player, points in enumerate(bonus(play, holdings(state, number, players))):
            found[player] = found[player] + points
    return found


def _crews(state: RockwellState, player: int) -> list[float]:
    """How near the centre the foremost is; how many there are of each power, and at each depth."""
    places = state.crew_at[player * CREWS : player * CREWS + CREWS]
    powers, depths = [0.0] * POWERS, [0.0] * DEPTHS
    for crew, place in enumerate(places, player * CREWS):
        power = state.crew_power[crew] - 1
        powers[power] = powers[power] + 0.25
        depths[DEPTH[place]] = depths[DEPTH[place]] + 0.25
    near = 1.0 - min([STEPS_TO_CENTRE[place] for place in places]) / FAR
    return [near, *powers, *depths]
