"""The rules for one number of players, one choice of options and one set of components, ready for quick use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from rockworker.engine.frames import Play
from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import Distribute
from rockworker.games.clockworker.affordable import Affordable
from rockworker.games.clockworker.artifacts import AbilityTable, artifact_for, own_payoff
from rockworker.games.clockworker.components import Components, FinalScoring
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.resources import Bundle, mask_of, parse_bundle
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.versions import ClockworkerSwitches

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

    def __init__(self, players: int, options: Options, components: Components, switches: ClockworkerSwitches) -> None:
        self.players = players
        self.options = options
        self.switches = switches
        self.components = components
        self.setup = components.setup
        self.actors = tuple((player,) for player in range(players))
        start = components.starting_factory
        self.factories = [compile_factory(start.key, start.cost, start.slots)]
        self.factories += [compile_factory(card.key, card.cost, card.slots) for card in components.factories]
        self.dearest_factory = max(factory.cost for factory in self.factories)
        self.tops = [top_slots(factory) for factory in self.factories]
        """By factory, then by its occupied slots as bits: the topmost of them."""
        self.artifacts = components.artifacts
        self.artifact_costs = [parse_bundle(card.cost) for card in self.artifacts]
        self.own_payoffs = [own_payoff(number, card) for number, card in enumerate(self.artifacts)]
        self.abilities = AbilityTable(self.artifacts)
        self.exchanging_artifact = artifact_for(self.artifacts, "gold-for-gears")
        self.final_scorings = [
            (number, card.effect) for number, card in enumerate(self.artifacts) if isinstance(card.effect, FinalScoring)
        ]
        self.archives = components.archives
        self.archive_costs = [parse_bundle(tile.cost) for tile in self.archives]
        self.archive_blocks = [*(block_count(cost) for cost in self.archive_costs), NO_PRICE]
        """By archive: blocks in its price; the last entry is for no tile (-1)."""
        self.affordable = Affordable(self.artifact_costs, self.archive_costs)
        self.returning_robots_count = options.returning_robots == "gained"
        self.recovery_is_optional = options.recovery == "optional"
        self.artifacts_work_at_once = options.new_artifacts == "at_once"
        self.bonus_index = self.setup.bonus_place - 1
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


Ways: TypeAlias = tuple[tuple[Offer | None, ...], ...]
"""By factory, then by its occupied slots as bits: the ways to put robots there, if there are any."""

ClockworkerPlay: TypeAlias = Play[Rules, ClockworkerState]
"""A game of Clockworker as frames see it."""


class Distributions(dict[tuple[int, bool], Ways]):
    """By robots at hand, and whether any slots may be chosen: the ways to distribute them."""

    def __init__(self, factories: Sequence[Factory]) -> None:
        self._full = tuple(factory.full for factory in factories)

    def __missing__(self, key: tuple[int, bool]) -> Ways:
        ways = self[key] = ways_to_distribute(self._full, *key)
        return ways


@lru_cache(maxsize=64)
def ways_to_distribute(full: tuple[int, ...], robots: int, any_slot: bool) -> Ways:
    """All ways to put up to a number of robots on each factory. Options don't matter, so all rules share them."""
    ways = []
    for factory, slots in enumerate(full):
        choices = [slot_choices(slots & ~occupied, robots, any_slot) for occupied in range(slots + 1)]
        ways.append(tuple(distribution(factory, chosen) if chosen else None for chosen in choices))
    return tuple(ways)


@cache
def distribution(factory: int, choices: tuple[int, ...]) -> Offer:
    """Robots go to some slots of a factory. Equal offers are interned, to stay in the processor's cache."""
    return Offer(Distribute, (factory,), choices)


def compile_factory(key: str, cost: int, slots: Sequence[str]) -> Factory:
    """A factory made ready."""
    made = [_slot(number, parse_bundle(text)) for number, text in enumerate(slots, start=1)]
    return Factory(key, cost, {1 << slot.number - 1: slot for slot in made}, (1 << len(made)) - 1)


@cache
def _slot(number: int, gain: Bundle) -> Slot:
    units = tuple((kind, count) for kind, count in enumerate(gain) if count)
    return Slot(number, gain, units, mask_of(gain))


def top_slots(factory: Factory) -> list[Slot]:
    """By occupied slots as bits: the topmost of them (and the top slot where none is occupied)."""
    return [factory.slots[occupied & -occupied or 1] for occupied in range(factory.full + 1)]


@cache
def slot_choices(empty: int, robots: int, any_slot: bool) -> tuple[int, ...]:
    """The sets of empty slots (bits) that may take up to a number of robots: from the top, or any."""
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
