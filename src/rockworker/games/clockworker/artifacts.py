"""Artifacts: what the data say about them, made ready for use. No artifact is named in code.

A trigger pays by itself, a permission lets its owner do more, and a scoring counts at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from rockworker.games.clockworker.components import Artifact, Permission, Trigger
from rockworker.games.clockworker.resources import ROBOT, Bundle, mask_of, parse_bundle
from rockworker.games.clockworker.state import ClockworkerState


class Payoff(msgspec.Struct, frozen=True):
    """What a trigger brings, and which artifact it is."""

    artifact: int
    gain: Bundle
    kinds: int
    """The kinds that it brings, as bits."""


class Power(msgspec.Struct, frozen=True):
    """The number of a permission, and which artifact gives it."""

    artifact: int
    amount: int


class Abilities(msgspec.Struct, frozen=True):
    """Everything that a player's artifacts do during play, folded together."""

    on_artifact: tuple[Payoff, ...]
    on_factory: tuple[Payoff, ...]
    on_archive: tuple[Payoff, ...]
    on_first_robot: tuple[Payoff, ...]
    on_recovered_gears: tuple[Payoff, ...]
    archive_discount: Power | None
    """Units that may be left out of an archive's price."""
    gold_for_gears: Power | None
    """Gears that a gold block costs."""
    duplication: Power | None
    """Gears that one more unit costs."""
    any_slot: bool
    any_factories: bool
    gears_per_gold: int
    """The amount of `gold_for_gears`; 0: gold can't be had for gears."""
    left_out: int
    """The amount of `archive_discount`, or 0."""


class AbilityTable(dict[int, Abilities]):
    """The abilities that belong to a set of artifacts (bits); each set is folded once."""

    def __init__(self, cards: Sequence[Artifact]) -> None:
        self._cards = cards

    def __missing__(self, artifacts: int) -> Abilities:
        abilities = self[artifacts] = fold(self._cards, artifacts)
        return abilities


def fold(cards: Sequence[Artifact], artifacts: int) -> Abilities:
    """The abilities of a set of artifacts (bits)."""
    owned = [(number, card) for number, card in enumerate(cards) if artifacts >> number & 1]
    payoffs: dict[str, tuple[Payoff, ...]] = {}
    powers: dict[str, Power] = {}
    for number, card in owned:
        if isinstance(card.effect, Trigger):
            payoffs[card.effect.when] = (*payoffs.get(card.effect.when, ()), payoff(number, card.effect))
        elif isinstance(card.effect, Permission):
            powers[card.effect.allows] = Power(number, card.effect.amount)
    return Abilities(
        on_artifact=payoffs.get("artifact", ()),
        on_factory=payoffs.get("factory", ()),
        on_archive=payoffs.get("archive", ()),
        on_first_robot=payoffs.get("first-robot", ()),
        on_recovered_gears=payoffs.get("recovered-gears", ()),
        archive_discount=powers.get("archive-discount"),
        gold_for_gears=powers.get("gold-for-gears"),
        duplication=powers.get("duplication"),
        any_slot="any-slot" in powers,
        any_factories="any-factories" in powers,
        gears_per_gold=powers["gold-for-gears"].amount if "gold-for-gears" in powers else 0,
        left_out=powers["archive-discount"].amount if "archive-discount" in powers else 0,
    )


def artifact_for(cards: Sequence[Artifact], permission: str) -> int:
    """The artifact that gives a permission; every component file has one for each."""
    effects = [card.effect for card in cards]
    return next(n for n, effect in enumerate(effects) if isinstance(effect, Permission) and effect.allows == permission)


def payoff(number: int, effect: Trigger) -> Payoff:
    """A trigger's gain as numbers."""
    gain = parse_bundle(effect.gain)
    return Payoff(number, gain, mask_of(gain))


def own_payoff(number: int, card: Artifact) -> tuple[Payoff, ...]:
    """What an artifact brings at the moment when it is obtained itself."""
    if isinstance(card.effect, Trigger) and card.effect.when == "itself":
        return (payoff(number, card.effect),)
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
