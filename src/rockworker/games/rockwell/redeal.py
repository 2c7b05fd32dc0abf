"""Redealing what a player can't know: piles, backs of tiles, the RNG, others' sealed choices.

The outcome depends on the chance and on what the viewer can know, and on nothing else: hidden things are sorted before
they are shuffled. Stocks are not redealt: every flow of cubes and money happens in the open, so they can be known
(AMB-02)."""

from __future__ import annotations

from rockworker.engine.chance import HasRng, below, fork, shuffle_each
from rockworker.engine.frames import SealedChoice
from rockworker.engine.offers import sample
from rockworker.games.rockwell.board import ALL_TILES, tiles_in
from rockworker.games.rockwell.rules import RockwellPlay


def redeal(play: RockwellPlay, viewer: int | None, chance: HasRng) -> None:
    """Changes a game in place so that only what the viewer can know is left as it was."""
    state = play.state
    piles = [sorted(pile) for pile in state.piles]
    backs = _backs(play)
    shuffle_each(chance, [*piles, *backs])
    state.piles = [tuple(pile) for pile in piles]
    _lay(play, backs)
    _redeal_sealed(play, viewer, chance)
    state.rng = fork(chance)
    for module in play.rules.modules:
        if module.redeal:
            module.redeal(play, chance)


def _backs(play: RockwellPlay) -> list[list[int]]:
    """By front: the unrevealed tiles that have it."""
    backs: list[list[int]] = [[] for _ in range(play.rules.fronts)]
    for tile in sorted([play.state.tiles[place] for place in _unrevealed(play)]):
        backs[play.rules.front_of[tile]].append(tile)
    return backs


def _lay(play: RockwellPlay, backs: list[list[int]]) -> None:
    """Puts a tile with the same front where each unrevealed tile lay."""
    front_of, tiles = play.rules.front_of, list(play.state.tiles)
    for place in _unrevealed(play):
        tiles[place] = backs[front_of[tiles[place]]].pop()
    play.state.tiles = tuple(tiles)


def _unrevealed(play: RockwellPlay) -> tuple[int, ...]:
    return tiles_in(ALL_TILES & ~play.state.revealed)


def _redeal_sealed(play: RockwellPlay, viewer: int | None, chance: HasRng) -> None:
    """Others' sealed choices become any that they might have made."""
    top = play.state.stack[-1] if play.state.stack else None
    if not isinstance(top, SealedChoice):
        return
    for player, choice in enumerate(top.choices):
        if choice is not None and player != viewer:
            top.choices[player] = sample(tuple(top.offers(play, player)), lambda n: below(chance, n))
