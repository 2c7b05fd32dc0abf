"""Tables as pictures (SVG), for notebooks and files: `game.svg()`. Shapes, hues and textures are the page's own.

A game brings its drawing (`GamePackage.svg`), as it brings its drawing for the terminal."""

from __future__ import annotations

from rockworker.drawing.table import TableDrawing, html_of, svg_of

__all__ = ["TableDrawing", "html_of", "svg_of"]
