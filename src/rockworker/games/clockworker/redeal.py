"""Redealing what a player can't know: the orders of the deck and of the archive stack, and chance.

Others' archives stay: they were bought in the open (CW-AMB-41)."""

from __future__ import annotations

from rockworker.engine.chance import HasRng, fork, shuffle_each
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import FIN


def redeal(play: ClockworkerPlay, chance: HasRng) -> None:
    """Changes a game in place so that only what players can know is left as it was; all know how deep FIN lies."""
    state = play.state
    state.deck.sort()  # the outcome must not depend on the order before
    hidden = sorted([tile for tile in state.tiles if tile != FIN])
    shuffle_each(chance, (state.deck, hidden))
    state.tiles = [tile if tile == FIN else hidden.pop() for tile in state.tiles]
    state.rng = fork(chance)
