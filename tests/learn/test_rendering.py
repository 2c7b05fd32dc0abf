"""Pictures of the table show all of it, on any machine."""

from __future__ import annotations

import re
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from rockworker.learn.rendering import drawn, pixels
from rockworker.learn.setup import Setup
from rockworker.registry import definition_of
from tests.learn.tables import GAMES

TEXT = re.compile(r"<text.*?</text>", re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_written_on_the_table_is_in_the_picture(game: str, players: int) -> None:
    """Also where none of the fonts is installed that a drawing names."""
    table = Setup(game, players, definition_of(game).module_names).deal(1).game
    svg = table.svg()
    assert svg is not None
    bare = np.asarray(Image.open(BytesIO(drawn(TEXT.sub("", svg)))).convert("RGB"))
    written = np.any(pixels(table) != bare, axis=2)
    assert written.mean() > 0.005
