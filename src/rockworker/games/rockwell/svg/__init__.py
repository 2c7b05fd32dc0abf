"""The table as a picture, drawn as the page draws it."""

from __future__ import annotations

from rockworker.drawing.svg import document, group
from rockworker.games.rockwell.svg import board, panels
from rockworker.games.rockwell.terminal.panels import title
from rockworker.games.rockwell.view import RockwellView
from rockworker.text.texts import Texts

BOARD = 1000
SIDE = 600
MARGIN = 20


class RockwellDrawing:
    """The mine on the left, everything else on the right."""

    def draw(self, view: RockwellView, texts: Texts) -> str:
        """The table as one viewer sees it."""
        drawn, height = panels.side(view, texts, SIDE)
        height = max(BOARD, height)
        mine = group(board.mine(view, texts), x=MARGIN + BOARD / 2, y=MARGIN + height / 2)
        side = group(drawn, x=2 * MARGIN + BOARD, y=MARGIN)
        name = f"{texts.term('game-title')}: {title(view, texts).plain}"
        size = (BOARD + SIDE + 3 * MARGIN, height + 2 * MARGIN)
        return document(*size, name, panels.in_words(view, texts), mine, side)


DRAWING = RockwellDrawing()
