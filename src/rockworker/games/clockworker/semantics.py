"""What the numbers in Clockworker's actions and events mean."""

from __future__ import annotations

from typing import Annotated

from rockworker.engine.semantics import Kind

Resource = Annotated[int, Kind("resource")]
"""0 gear, 1 red, 2 green, 3 blue, 4 gold, 5 robot."""
Resources = Annotated[tuple[int, ...], Kind("resources")]
"""How many of each: gears, red, green, blue, gold, robots, points."""
Factory = Annotated[int, Kind("factory")]
"""A card of the component list; 0 is the starting factory."""
Artifact = Annotated[int, Kind("artifact")]
Archive = Annotated[int, Kind("archive")]
Archives = Annotated[tuple[int, ...], Kind("archives")]
Slot = Annotated[int, Kind("slot")]
"""A slot of a factory; 1 is the topmost."""
Slots = Annotated[int, Kind("slots")]
"""Slots of a factory as bits, the top slot lowest."""
Place = Annotated[int, Kind("place")]
"""A place in the factory row; 1 touches the deck, the last lies far right."""
Cause = Annotated[str, Kind("cause")]
"""Why the last round has come: `cards`, `fin`, `limit` or `standstill`."""
