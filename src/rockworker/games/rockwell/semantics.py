"""What the numbers in Rockwell's actions and events mean."""

from __future__ import annotations

from typing import Annotated

from rockworker.engine.semantics import Kind

Resource = Annotated[int, Kind("resource")]
"""0 zinc, 1 copper, 2 silver, 3 gold."""
Money = Annotated[int, Kind("money")]
Place = Annotated[int, Kind("place")]
Tile = Annotated[int, Kind("tile")]
Crew = Annotated[int, Kind("crew")]
"""owner × 4 + number."""
Tiles = Annotated[tuple[int, ...], Kind("tiles")]
Slot = Annotated[int, Kind("slot")]
"""Slots of Boards I, II, III, counted through from left to right."""
Slots = Annotated[tuple[int, ...], Kind("slots")]
Power = Annotated[int, Kind("power")]
Delivery = Annotated[int, Kind("delivery")]
"""A pile of delivery tiles."""
Level = Annotated[int, Kind("level")]
"""A level of mineshafts, safety or mobility."""
CubeSet = Annotated[tuple[int, int, int, int], Kind("cubes")]
"""Zinc, copper, silver, gold."""
Owner = Annotated[int, Kind("owner")]
"""A player, or an owner without a company; -1: nobody."""
Owners = Annotated[tuple[int, ...], Kind("owners")]
Achievement = Annotated[int, Kind("achievement")]
Board = Annotated[int, Kind("board")]
Prestige = Annotated[int, Kind("prestige")]
Holding = Annotated[int, Kind("holding")]
"""What the final rankings compare: a resource, or 4 for money."""
Ending = Annotated[str, Kind("ending")]
"""An end condition."""
Flag = Annotated[bool, Kind("flag")]
