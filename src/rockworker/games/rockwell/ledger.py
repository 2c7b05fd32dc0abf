"""Who gives what to whom. All money and all cubes move through here, so nothing is created or lost."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.games.rockwell.state import RESOURCES, Cubes, RockwellState


def pay(state: RockwellState, player: int, amount: int) -> None:
    """Money from a player to the bank."""
    state.cash[player] -= amount
    state.bank += amount


def earn(state: RockwellState, player: int, amount: int) -> None:
    """Money from the bank to a player."""
    pay(state, player, -amount)


def give(state: RockwellState, player: int, cubes: Sequence[int]) -> None:
    """Cubes from the supply to a player's stock."""
    own, supply = state.cubes, state.supply
    first = player * 4
    for resource, number in enumerate(cubes):
        if number:
            own[first + resource] += number
            supply[resource] -= number


def give_one_type(state: RockwellState, player: int, resource: int, amount: int) -> None:
    """Cubes of one type from the supply to a player's stock (a negative amount: back to the supply)."""
    state.cubes[player * 4 + resource] += amount
    state.supply[resource] -= amount


def take(state: RockwellState, player: int, cubes: Sequence[int]) -> None:
    """Cubes from a player's stock to the supply."""
    own, supply = state.cubes, state.supply
    first = player * 4
    for resource, number in enumerate(cubes):
        if number:
            own[first + resource] -= number
            supply[resource] += number


def stock(state: RockwellState, player: int) -> Cubes:
    """A player's cubes."""
    zinc, copper, silver, gold = state.cubes[player * 4 : player * 4 + len(RESOURCES)]
    return zinc, copper, silver, gold


def missing(wanted: Cubes, owned: Cubes) -> Cubes:
    """What is wanted beyond what is owned."""
    zinc, copper, silver, gold = [max(0, need - has) for need, has in zip(wanted, owned, strict=True)]
    return zinc, copper, silver, gold


def value(state: RockwellState, cubes: Sequence[int]) -> int:
    """Cubes at current market prices."""
    prices = state.prices
    return cubes[0] * prices[0] + cubes[1] * prices[1] + cubes[2] * prices[2] + cubes[3] * prices[3]
