"""The rules for one number of players, one choice of options and one set of components, ready for quick use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rockworker.engine.frames import Play
from rockworker.engine.tables import LazyTable
from rockworker.games.clockworker.affordable import price_lists
from rockworker.games.clockworker.artifacts import Abilities, artifact_for, artifacts_when, fold, own_payoff, payoff
from rockworker.games.clockworker.components import MOST_SLOTS, Components, FinalScoring
from rockworker.games.clockworker.events import RobotExtracted, RobotRecovered, RobotsPlaced
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.resources import GEAR, Bundle, mask_of, parse_bundle, units_of
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.versions import ClockworkerSwitches
from rockworker.games.clockworker.ways import ways_to_distribute

NO_PRICE: Final = 1 << 30
"""More gears than anybody has."""
RETURNS: Final = (RobotRecovered, RobotExtracted)
RECOVERED: Final = 0
EXTRACTED: Final = 1
"""The ways in which a robot comes back."""


class Slot:
    """A slot of a factory: its number from the top, what it gives, as units and as bits of kinds. Robots come and go at
    every turn, so what is told of them is made once."""

    def __init__(self, factory: int, number: int, gain: Bundle, players: int) -> None:
        self.number = number
        self.bit = 1 << number - 1
        self.gain = gain
        self.units = units_of(gain)
        self.kind, self.count = self.units[0] if self.units else (GEAR, 0)
        self.others = self.units[1:]
        """As a rule a slot gives one kind, and there are no others."""
        self.kinds = mask_of(gain)
        self.geared = 1 if gain[GEAR] else 0
        """Whether it gives gears."""
        self.told = [[event(player, factory, number, gain) for player in range(players)] for event in RETURNS]
        """By the way in which a robot came back from here, then by player: that it did."""


class Factory:
    """A factory: price, slots by their bit, and all bits together."""

    def __init__(self, number: int, key: str, cost: int, slots: Sequence[str], players: int) -> None:
        self.key = key
        self.cost = cost
        self.slots = {1 << n: Slot(number, n + 1, parse_bundle(text), players) for n, text in enumerate(slots)}
        self.full = (1 << len(slots)) - 1
        chosen = range(self.full + 1)
        self.placed = [[RobotsPlaced(player, number, bits) for bits in chosen] for player in range(players)]
        """By player, then by slots as bits: that robots went there."""


class Rules:
    """Everything that does not change during a game."""

    def __init__(self, players: int, options: Options, components: Components, switches: ClockworkerSwitches) -> None:
        self.players = players
        self.following = [*range(1, players), 0]
        """By player: whose turn comes next."""
        self.options = options
        self.switches = switches
        self.components = components
        self.setup = components.setup
        start, cards = components.starting_factory, enumerate(components.factories, start=1)
        self.factories = [Factory(0, start.key, start.cost, start.slots, players)]
        self.factories += [Factory(number, card.key, card.cost, card.slots, players) for number, card in cards]
        self.dearest_factory = max(factory.cost for factory in self.factories)
        self.tops = [top_slots(factory) for factory in self.factories]
        """By factory, then by its occupied slots as bits: the topmost of them."""
        self.artifacts = components.artifacts
        self.artifact_costs = [parse_bundle(card.cost) for card in self.artifacts]
        self.payoffs = [payoff(number, card) for number, card in enumerate(self.artifacts)]
        """By artifact: what it brings by itself, None if it does not."""
        self.own_payoffs = [own_payoff(card, brings) for card, brings in zip(self.artifacts, self.payoffs, strict=True)]
        self.abilities: dict[int, Abilities] = LazyTable(self._abilities)
        """By a player's artifacts (bits)."""
        self.exchanging_artifact = artifact_for(self.artifacts, "gold-for-gears")
        self.exchanging = 1 << self.exchanging_artifact
        self.duplicating = 1 << artifact_for(self.artifacts, "duplication")
        self.rewarding_gears = artifacts_when(self.artifacts, "recovered-gears")
        """These artifacts as bits: whether a player has one of them is asked at every turn."""
        self.final_scorings = [
            (number, card.effect) for number, card in enumerate(self.artifacts) if isinstance(card.effect, FinalScoring)
        ]
        self.archives = components.archives
        self.archive_costs = [parse_bundle(tile.cost) for tile in self.archives]
        self.archive_blocks = [*(block_count(cost) for cost in self.archive_costs), NO_PRICE]
        """By archive: blocks in its price; the last entry is for no tile (-1)."""
        self.affordable = price_lists(self.artifact_costs, self.archive_costs)
        self.returning_robots_count = options.returning_robots == "gained"
        self.recovery_is_optional = options.recovery == "optional"
        self.artifacts_work_at_once = options.new_artifacts == "at_once"
        self.gains_before_placing = options.acquisition_gains == "before_placing"
        self.counts_cards_at_once = switches.counts_cards_at_once
        self.round_limit = options.round_limit
        self.ends_standstill = switches.ends_standstill
        self.recharge = self.setup.recharge
        self.last_cards = self.setup.last_cards
        self.civilisation_cards = self.setup.civilisation_cards
        self.bonus_index = self.setup.bonus_place - 1
        full = tuple([factory.full for factory in self.factories])
        self.ways = [
            [ways_to_distribute(full, any_slot, robots) for robots in range(MOST_SLOTS + 1)]
            for any_slot in (False, True)
        ]
        """From the top or by any slots; then by robots at hand: the ways to distribute them."""
        self.tableaus = [range(count) for count in range(len(self.factories) + 1)]
        """By the number of a player's factories: their places in the tableau."""
        self.row_prices = [self._prices(index) for index in range(self.setup.row)]

    def _abilities(self, artifacts: int) -> Abilities:
        abilities = fold(self.artifacts, self.payoffs, artifacts)
        abilities.prices = self.affordable[abilities.gears_per_gold, abilities.left_out]
        abilities.ways = self.ways[abilities.any_slot]
        return abilities

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


ClockworkerPlay: TypeAlias = Play[Rules, ClockworkerState]
"""A game of Clockworker as frames see it."""


def top_slots(factory: Factory) -> list[Slot]:
    """By occupied slots as bits: the topmost of them (and the top slot where none is occupied)."""
    return [factory.slots[occupied & -occupied or 1] for occupied in range(factory.full + 1)]
