"""What a small network sees of a position of Clockworker: far fewer numbers than the vector of `sections`, and some
that sum up what it would have to learn first. Nothing that the viewer can't know is among them: others' archives were
bought in the open, and neither deck nor stack is looked into."""

from __future__ import annotations

from typing import Final

from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.resources import POINTS, RESOURCES, ROBOT
from rockworker.games.clockworker.rules import Factory
from rockworker.games.clockworker.scoring import bonuses
from rockworker.games.clockworker.state import FIN, ClockworkerState

LEAD: Final = 10.0
"""The points of a lead that count as 1."""
MISSING: Final = (1, 2, 3)
"""How near to the last card a player may be."""


def feature_names(players: int, artifacts: int, row: int, display: int) -> tuple[str, ...]:
    """All features by name, in their order."""
    seats = ["me", *[f"rival {number}" for number in range(1, players)]]
    own = [
        *[f"{what} {kind}" for what in ("holds", "coming", "at work", "slots") for kind in RESOURCES],
        *("points", "score", "foreseen", "robots", "free slots", "factories", "artifacts", "cards", "archives"),
        *[f"{missing} cards missing" for missing in MISSING],
        *("payable artifacts", "payable archives", "quality"),
        *[f"artifact {number}" for number in range(artifacts)],
    ]
    table = [
        *("lead", "turns left", "ending", "round", "deck", "archives before FIN"),
        *[f"{role} is {seat}" for role in ("current", "first") for seat in seats],
        *[f"copies {number}" for number in range(artifacts)],
        *[f"row {place + 1} {what}" for place in range(row) for what in ("price", "quality")],
        *[f"display {place + 1} points" for place in range(display)],
    ]
    return (*table, *[f"{seat}: {name}" for seat in seats for name in own])


class Features:
    """Looks at positions of games with the same rules."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.rules = prospects.rules
        self.players: int = prospects.rules.players
        self.artifacts: int = len(prospects.rules.artifacts)
        self.at_work = [_at_work(factory) for factory in prospects.rules.factories]
        """By factory and its occupied slots as bits: what the robots there will bring, by kind."""
        self.slots = [len(factory.slots) for factory in prospects.rules.factories]

    def of(self, state: ClockworkerState, viewer: int) -> list[float]:
        """A position as a player sees it; the lead comes first."""
        turns = self.prospects.turns(state)
        order = [(viewer + step) % self.players for step in range(self.players)]
        foreseen = [self.prospects.of(state, player, turns) for player in order]
        found = self._table(state, viewer, turns, (foreseen[0] - max(foreseen[1:])) / LEAD)
        for seat, player in enumerate(order):
            found += self._player(state, player, foreseen[seat])
        return found

    def _table(self, state: ClockworkerState, viewer: int, turns: float, lead: float) -> list[float]:
        tiles = state.tiles
        before_fin = len(tiles) - 1 - tiles.index(FIN) if FIN in tiles else 0
        ending = 1.0 if state.ending else 0.0
        found = [lead, turns / 10.0, ending, state.round / 15.0, len(state.deck) / 20.0, before_fin / 6.0]
        for role in (state.current, state.first):
            found += [1.0 if (role - viewer) % self.players == seat else 0.0 for seat in range(self.players)]
        found += [copies / 2.0 for copies in state.copies]
        for place, factory in enumerate(state.row):
            there = factory >= 0
            found.append(self.rules.row_prices[place][factory] / 5.0 if there else 0.0)
            found.append(self.prospects.averages[factory] / 2.0 if there else 0.0)
        found += [self.prospects.archive_points[tile] / 8.0 if tile >= 0 else 0.0 for tile in state.display]
        return found

    def _player(self, state: ClockworkerState, player: int, foreseen: float) -> list[float]:
        holdings, owned = state.holdings[player], state.artifacts[player]
        coming = self.prospects.after_recovery(state, player)
        found = [holdings[kind] / 5.0 for kind in range(POINTS)]
        found += [(coming[kind] - holdings[kind]) / 3.0 for kind in range(POINTS)]
        work, slots, robots, free, quality = self._factories(state, player)
        found += [count / 5.0 for count in work]
        found += [count / 10.0 for count in slots]
        found += [holdings[POINTS] / 10.0, self._score(state, player) / 25.0, foreseen / 25.0]
        found += [(robots + holdings[ROBOT]) / 10.0, free / 10.0]
        found += self._counts(state, player)
        found += self._wares(state, owned, coming)
        found.append(quality / 10.0)
        found += [float(owned >> number & 1) for number in range(self.artifacts)]
        return found

    def _factories(self, state: ClockworkerState, player: int) -> tuple[list[int], list[int], int, int, float]:
        """What robots at work will bring and what all slots could, by kind; robots at work, free slots, and how good
        the factories are."""
        work, slots = [0] * POINTS, [0] * POINTS
        robots, free, quality = 0, 0, 0.0
        for factory, occupied in zip(state.factories[player], state.robots[player]):  # noqa: B905 - `strict` is slow, and this is hot
            table = self.at_work[factory]
            busy, full = table[occupied], table[-1]
            for kind in range(POINTS):
                work[kind] += busy[kind]
                slots[kind] += full[kind]
            count = occupied.bit_count()
            robots += count
            free += self.slots[factory] - count
            quality += self.prospects.averages[factory]
        return work, slots, robots, free, quality

    def _score(self, state: ClockworkerState, player: int) -> int:
        """A player's points, if the game ended now."""
        owned, prospects = state.artifacts[player], self.prospects
        score = state.holdings[player][POINTS]
        score += sum([prospects.artifact_points[number] for number in numbers_of(owned)])
        score += sum([prospects.archive_points[archive] for archive in state.archives[player]])
        if owned & prospects.counted:
            score += sum([points for _, points in bonuses(self.rules, state, player)])
        return score

    def _counts(self, state: ClockworkerState, player: int) -> list[float]:
        """Cards and archives, and how near the last card is."""
        cards, artifacts = state.cards(player), state.artifacts[player].bit_count()
        found = [len(state.factories[player]) / 6.0, artifacts / 6.0, cards / 10.0, len(state.archives[player]) / 3.0]
        found += [1.0 if self.prospects.last_cards - cards <= missing else 0.0 for missing in MISSING]
        return found

    def _wares(self, state: ClockworkerState, owned: int, coming: list[int]) -> list[float]:
        """How many artifacts and archives could be paid in the next turn."""
        wares = self.prospects.prices.payable(coming)
        archives = len([tile for tile in state.display if tile in wares.archives])
        return [(wares.artifacts & ~owned).bit_count() / 5.0, archives / 3.0]


def _at_work(factory: Factory) -> list[list[int]]:
    """By occupied slots as bits: how much of each kind the robots there will bring."""
    slots = [(bit, slot.gain) for bit, slot in factory.slots.items()]
    return [
        [sum([gain[kind] for bit, gain in slots if occupied & bit]) for kind in range(POINTS)]
        for occupied in range(factory.full + 1)
    ]
