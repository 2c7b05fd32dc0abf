"""What the numbers on the pieces count."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rockworker.components.checks import Natural

Dollars = Annotated[int, Meta(ge=0, multiple_of=100)]
"""The smallest note is $100."""
CubeNumbers = tuple[Natural, Natural, Natural, Natural]
"""Zinc, copper, silver, gold."""
