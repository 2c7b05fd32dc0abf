"""Artifacts: what the data say about them, made ready for use. No artifact is named in code.

A trigger pays by itself, a permission lets its owner do more, and a scoring counts at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rockworker.games.clockworker.affordable import Prices, numbers_of
from rockworker.games.clockworker.components import Artifact, Permission, Trigger
from rockworker.games.clockworker.resources import ROBOT, Bundle, mask_of, parse_bundle, units_of
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.ways import Ways


class Payoff:
    """What a trigger brings, and which artifact it is."""

    def __init__(self, artifact: int, gain: Bundle) -> None:
        self.artifact = artifact
        self.gain = gain
        self.units = units_of(gain)
        self.kinds = mask_of(gain)
        """The kinds that it brings, as bits."""


class Power:
    """The number of a permission, and which artifact gives it."""

    def __init__(self, artifact: int, amount: int) -> None:
        self.artifact = artifact
        self.amount = amount


class Abilities:
    """Everything that a player's artifacts do during play, folded together."""

    prices: Prices
    """What the player can pay, by these abilities."""
    ways: list[Ways]
    """By robots at hand, up to as many as fit into any factory: the ways to distribute them, by these abilities."""

    def __init__(self, payoffs: dict[str, tuple[Payoff, ...]], powers: dict[str, Power]) -> None:
        self.on_artifact = payoffs.get("artifact", ())
        self.on_factory = payoffs.get("factory", ())
        self.on_archive = payoffs.get("archive", ())
        self.on_first_robot = payoffs.get("first-robot", ())
        self.on_recovered_gears = payoffs.get("recovered-gears", ())
        self.archive_discount = powers.get("archive-discount")
        """Units that may be left out of an archive's price."""
        self.gold_for_gears = powers.get("gold-for-gears")
        """Gears that a gold block costs."""
        self.duplication = powers.get("duplication")
        """Gears that one more unit costs."""
        self.any_slot = "any-slot" in powers
        self.any_factories = "any-factories" in powers
        self.gears_per_gold = self.gold_for_gears.amount if self.gold_for_gears else 0
        """0: gold can't be had for gears."""
        self.left_out = self.archive_discount.amount if self.archive_discount else 0


def fold(cards: Sequence[Artifact], brought: Sequence[Payoff | None], artifacts: int) -> Abilities:
    """The abilities of a set of artifacts (bits). `brought`: by artifact, what it brings by itself."""
    payoffs: dict[str, tuple[Payoff, ...]] = {}
    powers: dict[str, Power] = {}
    for number in numbers_of(artifacts):
        effect, payoff = cards[number].effect, brought[number]
        if payoff is not None and isinstance(effect, Trigger):
            payoffs[effect.when] = (*payoffs.get(effect.when, ()), payoff)
        elif isinstance(effect, Permission):
            powers[effect.allows] = Power(number, effect.amount)
    return Abilities(payoffs, powers)


def artifact_for(cards: Sequence[Artifact], permission: str) -> int:
    """The artifact that gives a permission; every component file has one for each."""
    effects = [card.effect for card in cards]
    return next(n for n, effect in enumerate(effects) if isinstance(effect, Permission) and effect.allows == permission)


def artifacts_when(cards: Sequence[Artifact], when: str) -> int:
    """The artifacts that a trigger has, as bits."""
    effects = enumerate([card.effect for card in cards])
    return sum([1 << n for n, effect in effects if isinstance(effect, Trigger) and effect.when == when])


def payoff(number: int, card: Artifact) -> Payoff | None:
    """What an artifact brings by itself, if it is a trigger."""
    return Payoff(number, parse_bundle(card.effect.gain)) if isinstance(card.effect, Trigger) else None


def own_payoff(card: Artifact, payoff: Payoff | None) -> tuple[Payoff, ...]:
    """What an artifact brings at the moment when it is obtained itself."""
    if payoff is not None and isinstance(card.effect, Trigger) and card.effect.when == "itself":
        return (payoff,)
    return ()


def full_tableau(state: ClockworkerState, player: int, last_cards: int) -> int:
    """1 with as many cards as end the game, else 0."""
    return int(state.cards(player) >= last_cards)


def factories(state: ClockworkerState, player: int, last_cards: int) -> int:
    """Factories, the starting one included."""
    return len(state.factories[player])


def robots(state: ClockworkerState, player: int, last_cards: int) -> int:
    """Robots in the supply and at work."""
    return state.holdings[player][ROBOT] + sum(slots.bit_count() for slots in state.robots[player])


def artifact_pairs(state: ClockworkerState, player: int, last_cards: int) -> int:
    """Complete groups of two artifacts."""
    return state.artifacts[player].bit_count() // 2


COUNTS: Final[dict[str, Callable[[ClockworkerState, int, int], int]]] = {
    "full-tableau": full_tableau,
    "factory": factories,
    "robot": robots,
    "artifact-pair": artifact_pairs,
}
