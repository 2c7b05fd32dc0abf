"""How far places are from each other, in plain movements."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import CENTRE, DESTINATIONS, PLACES, TILES

FAR: Final = 9
"""Farther than any place is from another."""


def _steps_from(place: int) -> tuple[int, ...]:
    """By place: how many plain movements away it is."""
    steps = {place: 0}
    edge = [place]
    while edge:
        found = {to: steps[at] + 1 for at in edge for to in DESTINATIONS[0][at] if to not in steps}
        steps.update(found)
        edge = list(found)
    return tuple([steps.get(to, FAR) for to in range(PLACES)])


_STEPS: Final = tuple([_steps_from(place) for place in range(PLACES)])
STEPS_TO_TILES: Final = tuple([steps[:TILES] for steps in _STEPS])
"""By place and tile: how many plain movements lie between them."""
STEPS_TO_CENTRE: Final = tuple([steps[CENTRE] for steps in _STEPS])
"""By place: how many plain movements away the centre is."""
