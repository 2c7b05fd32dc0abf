"""The state of a Clockworker game: small lists of small integers."""

from __future__ import annotations

from typing import Final

from rockworker.engine.frames import State

EMPTY: Final = -1
"""No card or tile at this place."""
FIN: Final = -2
"""The FIN tile, in the archive stack."""


class ClockworkerState(State):
    """The junkyard and all tableaus. Factories, artifacts and archives are numbered as in the component list."""

    first: int
    """The player with the first-player marker."""
    current: int
    """Whose turn it is."""
    round: int
    ending: str
    """Why this round is the last one: `cards`, `fin`, `limit`, `standstill`; empty while it is not."""
    robot_gained: bool
    """Has the current player gained a robot this turn?"""

    deck: list[int]
    """Face-down factories, the next one last."""
    row: list[int]
    """Face-up factories from the deck to the far right."""
    tiles: list[int]
    """The archive stack with FIN in it, the next one last."""
    display: list[int]
    """Face-up archives."""
    copies: list[int]
    """By artifact: copies left in the junkyard."""

    holdings: list[list[int]]
    """By player: gears, red, green, blue, gold, robots in the supply, point tokens."""
    factories: list[list[int]]
    """By player: factories in the order in which they came."""
    robots: list[list[int]]
    """By player, beside `factories`: the occupied slots as bits, the top slot lowest."""
    artifacts: list[int]
    """By player: bits of the artifacts owned."""
    active: list[int]
    """By player: bits of the artifacts whose abilities may be used."""
    archives: list[list[int]]
    """By player: archives bought."""

    def cards(self, player: int) -> int:
        """How many cards a player owns: factories, the starting one included, and artifacts."""
        return len(self.factories[player]) + self.artifacts[player].bit_count()
