"""The rules for one number of players, one choice of options and one set of components, ready for quick use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from rockworker.core.frames import Play
from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import Distribute
from rockworker.games.clockworker.artifacts import AbilityTable, own_payoff
from rockworker.games.clockworker.components import Components, FinalScoring
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.payment import block_count, payable
from rockworker.games.clockworker.resources import BLUE, GOLD, GREEN, RED, Bundle, mask_of, parse_bundle
from rockworker.games.clockworker.state import ClockworkerState

NO_PRICE: Final = 1 << 30
"""More gears than anybody has."""


class Slot(msgspec.Struct, frozen=True):
    """A slot of a factory: its number from the top, what it gives, as units and as bits of kinds."""

    number: int
    gain: Bundle
    units: tuple[tuple[int, int], ...]
    kinds: int


class Factory(msgspec.Struct, frozen=True):
    """A factory: price, slots by their bit, and all bits together."""

    key: str
    cost: int
    slots: dict[int, Slot]
    full: int


class Rules:
    """Everything that does not change during a game."""

    def __init__(self, players: int, options: Options, components: Components) -> None:
        self.players = players
        self.options = options
        self.components = components
        self.setup = components.setup
        self.actors = tuple((player,) for player in range(players))
        start = components.starting_factory
        self.factories = [compile_factory(start.key, start.cost, start.slots)]
        self.factories += [compile_factory(card.key, card.cost, card.slots) for card in components.factories]
        self.artifacts = components.artifacts
        self.artifact_costs = [parse_bundle(card.cost) for card in self.artifacts]
        self.cheapest_artifact = min(block_count(cost) for cost in self.artifact_costs)
        self.own_payoffs = [own_payoff(number, card) for number, card in enumerate(self.artifacts)]
        self.abilities = AbilityTable(self.artifacts)
        self.final_scorings = [
            (number, card.effect) for number, card in enumerate(self.artifacts) if isinstance(card.effect, FinalScoring)
        ]
        self.archives = components.archives
        self.archive_costs = [parse_bundle(tile.cost) for tile in self.archives]
        self.archive_blocks = [*(block_count(cost) for cost in self.archive_costs), NO_PRICE]
        """By archive: blocks in its price; the last entry is for no tile (-1)."""
        self.artifacts_work_at_once = options.new_artifacts == "at_once"
        self.returning_robots_count = options.returning_robots == "gained"
        self.bonus_index = self.setup.bonus_place - 1
        self._affordable = AffordableArtifacts(self.artifact_costs)
        self.distributions = Distributions(self.factories)
        self.row_prices = [self._prices(index) for index in range(self.setup.row)]

    def deck(self) -> list[int]:
        """The factories that are shuffled."""
        cards = enumerate(self.components.factories, start=1)
        return [number for number, card in cards if self.players > 2 or card.two_players]

    def copies(self) -> list[int]:
        """How many copies of each artifact lie in the junkyard."""
        return [card.copies if self.players > 2 else card.copies_for_two for card in self.artifacts]

    def starting_gears(self) -> tuple[int, ...]:
        """Gears by seat."""
        if self.options.starting_gears == "equal":
            return (self.setup.equal_gears,) * self.players
        return self.setup.gears[str(self.players)]  # type: ignore[index]

    def fin_beneath(self) -> int:
        """Beneath which tile of the stack FIN lies."""
        return self.setup.fin_beneath[str(self.players)]  # type: ignore[index]

    def _prices(self, index: int) -> list[int]:
        """By factory: its price at a place of the row. The last entry is what no card (-1) would cost."""
        discount = self.setup.discount if index == self.setup.discount_place - 1 else 0
        return [*(max(0, factory.cost - discount) for factory in self.factories), NO_PRICE]

    def affordable_artifacts(self, holdings: Sequence[int], extra_gold: int) -> tuple[int, ...]:
        """The artifacts that a player could pay, with so much gold more than is at hand."""
        most = self._affordable.most
        blocks = (holdings[RED], holdings[GREEN], holdings[BLUE], holdings[GOLD] + extra_gold)
        return self._affordable[blocks if max(blocks) <= most else tuple([min(most, count) for count in blocks])]


ClockworkerPlay: TypeAlias = Play[Rules, ClockworkerState]
"""A game of Clockworker as frames see it."""


class AffordableArtifacts(dict[tuple[int, ...], tuple[int, ...]]):
    """By red, green, blue and gold blocks at hand: the artifacts that these can pay.

    Nobody needs more blocks of a kind than the dearest artifact costs: the table ends there."""

    def __init__(self, costs: Sequence[Bundle]) -> None:
        self._costs = costs
        self.most = max(sum(cost) for cost in costs)

    def __missing__(self, blocks: tuple[int, ...]) -> tuple[int, ...]:
        holdings = (0, *blocks, 0)
        numbers = tuple(n for n, cost in enumerate(self._costs) if payable(cost, holdings, 0))
        self[blocks] = numbers
        return numbers


class Distributions(dict[tuple[int, int, int, bool], Offer]):
    """All ways to put robots on a factory: by factory, occupied slots as bits, robots at hand, order free or not."""

    def __init__(self, factories: Sequence[Factory]) -> None:
        self._factories = factories

    def __missing__(self, key: tuple[int, int, int, bool]) -> Offer:
        factory, occupied, robots, any_slot = key
        choices = slot_choices(self._factories[factory].full & ~occupied, robots, any_slot)
        offer = self[key] = Offer(Distribute, (factory,), choices)
        return offer


def compile_factory(key: str, cost: int, slots: Sequence[str]) -> Factory:
    """A factory made ready."""
    made = [_slot(number, parse_bundle(text)) for number, text in enumerate(slots, start=1)]
    return Factory(key, cost, {1 << slot.number - 1: slot for slot in made}, (1 << len(made)) - 1)


def _slot(number: int, gain: Bundle) -> Slot:
    units = tuple((kind, count) for kind, count in enumerate(gain) if count)
    return Slot(number, gain, units, mask_of(gain))


@cache
def slot_choices(empty: int, robots: int, any_slot: bool) -> tuple[int, ...]:
    """The sets of empty slots (bits) that may take up to so many robots: from the top, or any."""
    slots = slots_of(empty)
    counts = range(1, min(robots, len(slots)) + 1)
    if any_slot:
        return tuple(bits_of(chosen) for count in counts for chosen in combinations(slots, count))
    return tuple(bits_of(slots[:count]) for count in counts)


@cache
def slots_of(bits: int) -> tuple[int, ...]:
    """Slot numbers from the top."""
    return tuple(number for number in range(1, bits.bit_length() + 1) if bits >> number - 1 & 1)


def bits_of(slots: Sequence[int]) -> int:
    """Slot numbers as bits."""
    return sum([1 << number - 1 for number in slots])
