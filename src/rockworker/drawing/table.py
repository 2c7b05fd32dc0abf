"""A game's table as SVG, and as HTML around it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Protocol

from rockworker.engine.inside import inside
from rockworker.registry import drawing_of
from rockworker.text.texts import Texts

if TYPE_CHECKING:
    from rockworker.engine.game import Game


class TableDrawing(Protocol):
    """How a game's table is drawn."""

    def draw(self, view: Any, texts: Texts) -> str:
        """The table as one viewer sees it: a whole SVG document with a title and a description."""
        ...


def svg_of(game: Game, player: int | None, language: str) -> str | None:
    """The table as a player or a spectator sees it; None for a game that has no picture."""
    drawing = drawing_of(game.header.game)
    return drawing.draw(game.view(player), _texts(game, language)) if drawing else None


def html_of(game: Game, player: int | None, language: str) -> str | None:
    """The picture with what is asked now beneath it, and the position to be copied."""
    svg = svg_of(game, player, language)
    if svg is None:
        return None
    texts = _texts(game, language)
    asked = texts.prompt(game.prompt) if game.prompt else texts.term("game-is-over")
    waiting = ", ".join(texts.player(actor) for actor in game.actors)
    caption = escape(f"{waiting}: {asked}" if waiting else asked)
    position = f"<code>{escape(game.position(player))}</code>"
    return (
        f'<figure style="margin:0;max-width:1100px">{svg}<figcaption>{caption}'
        f"<details><summary>{escape(texts.term('position-as-text'))}</summary>{position}</details></figcaption></figure>"
    )


def _texts(game: Game, language: str) -> Texts:
    return Texts.of(game.definition, language).at_table(None, inside(game).rules)
