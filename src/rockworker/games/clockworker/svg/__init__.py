"""The table as a picture, drawn as the page draws it."""

from __future__ import annotations

from rockworker.drawing.svg import document, group
from rockworker.games.clockworker.svg import junkyard, tableau
from rockworker.games.clockworker.terminal.panels import title
from rockworker.games.clockworker.view import ClockworkerView
from rockworker.text.texts import Texts

WIDTH = 1460
MARGIN = 20
GAP = 14


class ClockworkerDrawing:
    """The junkyard above, and what lies before the players beneath it."""

    def draw(self, view: ClockworkerView, texts: Texts) -> str:
        """The table as one viewer sees it."""
        drawn, y = [], float(MARGIN)
        parts = [junkyard.yard(view, texts, WIDTH)]
        parts += [tableau.tableau(view, player, texts, WIDTH) for player in view.players]
        for content, height in parts:
            drawn.append(group(content, x=MARGIN, y=y))
            y += height + GAP
        name = f"{texts.term('game-title')}: {title(view, texts).plain}"
        return document(WIDTH + 2 * MARGIN, y - GAP + MARGIN, name, tableau.in_words(view, texts), *drawn)


DRAWING = ClockworkerDrawing()
