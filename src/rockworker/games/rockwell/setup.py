"""Setting up: the rings, the piles, the orders and the companies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.engine.chance import HasRng, seeded, shuffle
from rockworker.engine.frames import Play
from rockworker.games.rockwell.board import ENTRANCE, TILES
from rockworker.games.rockwell.components import Tile
from rockworker.games.rockwell.frames.turn import Turn
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import CREWS, NOBODY, RockwellState
from rockworker.games.rockwell.tile_layout import by_stratum, lay

ATTEMPTS: Final = 100
"""Shuffles before a set of tiles is called impossible. The first one nearly always works."""


def arrange(tiles: Sequence[Tile], chance: HasRng) -> tuple[int, ...] | None:
    """Lays the tiles in their rings at random, no two adjacent ones with the same power; None if impossible."""
    strata = by_stratum(tiles)
    for _ in range(ATTEMPTS):
        for stratum in strata:
            shuffle(chance, stratum)
        if laid := lay(tiles, strata):
            return laid
    return None


def deal(rules: Rules, seed: int) -> RockwellState:
    """The table before the first auction."""
    chance = seeded(seed, splitmix=rules.switches.splitmix)
    tiles = arrange(rules.components.tiles, chance)
    if tiles is None:
        raise AssertionError("component checks let an impossible set of tiles pass")
    state = _state(rules, tiles, _piles(rules, chance))
    shuffle(chance, state.management)
    shuffle(chance, state.control)
    state.rng = chance.rng
    play = Play(rules, state)
    for module in rules.modules:
        if module.deal:
            module.deal(play)
    return state


def _piles(rules: Rules, chance: HasRng) -> list[tuple[int, ...]]:
    piles = []
    for number in rules.pile_numbers:
        cards = [n for n, card in enumerate(rules.cards) if card.pile == number]
        shuffle(chance, cards)
        piles.append(tuple(cards))
    return piles


def _state(rules: Rules, tiles: tuple[int, ...], piles: list[tuple[int, ...]]) -> RockwellState:
    players, parts = rules.players, rules.components
    crews = rules.owners * CREWS

    def zeros() -> list[int]:
        return [0] * players

    return RockwellState(
        rng=0,
        surprises=0,
        stack=[Turn()],
        turn=0,
        bank=0,
        supply=[0, 0, 0, 0],
        prices=list(parts.prices),
        cubes=list(parts.start.cubes) * players,
        cash=[parts.start.cash] * players,
        insurance=zeros(),
        safety=zeros(),
        mobility=zeros(),
        shafts_built=zeros(),
        cards=zeros(),
        achievements=zeros(),
        achievement_prestige=zeros(),
        delivery_prestige=zeros(),
        deliveries=zeros(),
        management=list(range(players)),
        control=list(range(players)),
        slots=[NOBODY] * len(rules.slots),
        actions=[0] * 3 * players,
        bribery_tiles=parts.drilling.bribery_tiles,
        dice=parts.drilling.dice,
        track=0,
        delivery_piles=[0] * len(parts.deliveries),
        achievement_piles=[0] * len(parts.achievements),
        tiles=tiles,
        revealed=0,
        shafts=[NOBODY] * TILES,
        piles=piles,
        crew_at=[ENTRANCE + crew % CREWS for crew in range(crews)],
        crew_power=[1] * crews,
        crew_peak=[1] * crews,
        crew_die=[0] * crews,
        ending="",
        slices={},
    )
