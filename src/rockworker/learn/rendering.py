"""Pictures of the table: as text for terminals, as SVG, and as pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.learn.setup import RenderMode, check_render_mode
from rockworker.registry import terminal_of
from rockworker.text.texts import Texts

COLUMNS: Final = 120
PIXELS: Final = 800
"""How wide a picture is."""
Pixels = npt.NDArray[np.uint8]


def render(game: Game, mode: RenderMode | None, player: int | None = None) -> Any:
    """The table as a player or a spectator sees it. `human` prints it; the other modes return it."""
    check_render_mode(mode)
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(game, player)
    if mode == "svg":
        return game.svg(player)
    text = as_text(game, player)
    return print(text) if mode == "human" else text


def as_text(game: Game, player: int | None = None) -> str:
    """The table as the terminal shows it, without colours."""
    from rich.console import Console  # only where something is drawn

    texts = Texts.of(game.definition, "en").at_table(None, inside(game).rules)
    page = Console(file=StringIO(), width=COLUMNS, color_system=None)
    page.print(terminal_of(game.header.game).table(game.view(player), texts, COLUMNS, whole=True))
    written = page.file
    assert isinstance(written, StringIO)
    return written.getvalue()


def png(game: Game, player: int | None = None, width: int = PIXELS) -> bytes:
    """The table as a PNG file."""
    svg = game.svg(player)
    if svg is None:
        raise ValueError(f"the game {game.header.game} has no drawing")
    return drawn(svg, width)


def drawn(svg: str, width: int = PIXELS) -> bytes:
    """An SVG as a PNG file. `sans-serif` is Pillow's own font: on a machine that has none of the fonts that are named
    before it, text would be left out."""
    import resvg_py  # takes a while, and few programs draw
    from PIL import ImageFont  # the same

    font = ImageFont.load_default(1)  # with a size, it is one that is drawn by outlines
    assert isinstance(font, ImageFont.FreeTypeFont)
    with TemporaryDirectory() as folder:
        file = Path(folder, "font.ttf")
        file.write_bytes(font.font_bytes)
        family = font.getname()[0]
        return bytes(
            resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=[str(file)], sans_serif_family=family)
        )


def pixels(game: Game, player: int | None = None, width: int = PIXELS) -> Pixels:
    """The table as rows of red, green and blue."""
    from PIL import Image  # the same

    return np.asarray(Image.open(BytesIO(png(game, player, width))).convert("RGB"), np.uint8)
