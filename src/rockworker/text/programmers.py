"""What programmers read of an error, who know players by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rockworker.engine.errors import RockworkerError
from rockworker.text.languages import ORIGINAL
from rockworker.text.texts import Texts


class _CodeNumbers(Sequence[str]):
    """Players without names, numbered as in code."""

    def __len__(self) -> int:
        return 0

    def __bool__(self) -> bool:
        return True  # every number has a name here

    def __getitem__(self, number: Any) -> Any:
        return f"player {number}"


def programmers_text(error: RockworkerError) -> str:
    """Why something was refused, in English and with the numbers that players have in code."""
    return Texts.of(None, ORIGINAL).at_table(_CodeNumbers()).error(error)
