"""Redealing what a player can't know: piles, backs of tiles, the RNG, others' sealed choices.

The outcome depends on the chance and on what the viewer can know, and on nothing else: hidden things are sorted before
they are shuffled. Stocks are not redealt: every flow of cubes and money happens in the open, so they can be known
(AMB-02)."""

from __future__ import annotations

from rockworker.engine.chance import HasRng, below, next64, shuffle
from rockworker.engine.frames import SealedChoice
from rockworker.engine.offers import sample
from rockworker.games.rockwell.rules import RockwellPlay


def redeal(play: RockwellPlay, viewer: int | None, chance: HasRng) -> None:
    """Changes a game in place so that only what the viewer can know is left as it was."""
    state = play.state
    for number, pile in enumerate(state.piles):
        cards = sorted(pile)
        shuffle(chance, cards)
        state.piles[number] = tuple(cards)
    state.tiles = _redealt_backs(play, chance)
    _redeal_sealed(play, viewer, chance)
    state.rng = next64(chance)
    for module in play.rules.modules:
        if module.redeal:
            module.redeal(play, chance)


def _redealt_backs(play: RockwellPlay, chance: HasRng) -> tuple[int, ...]:
    """Unrevealed tiles with the same front change places."""
    state, pieces = play.state, play.rules.components.tiles
    tiles = list(state.tiles)
    fronts: dict[tuple[str, int, int], list[int]] = {}
    for place, tile in enumerate(tiles):
        if not state.revealed >> place & 1:
            piece = pieces[tile]
            fronts.setdefault((piece.stratum, piece.power, piece.pile), []).append(place)
    for places in fronts.values():
        hidden = sorted(tiles[place] for place in places)
        shuffle(chance, hidden)
        for place, tile in zip(places, hidden, strict=True):
            tiles[place] = tile
    return tuple(tiles)


def _redeal_sealed(play: RockwellPlay, viewer: int | None, chance: HasRng) -> None:
    """Others' sealed choices become any that they might have made."""
    top = play.state.stack[-1] if play.state.stack else None
    if not isinstance(top, SealedChoice):
        return
    for player, choice in enumerate(top.choices):
        if choice is not None and player != viewer:
            top.choices[player] = sample(top.offers(play, player), lambda n: below(chance, n))
