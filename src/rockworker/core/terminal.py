"""How a game's table looks in a terminal. Each game's `terminal` module has one such object: `TERMINAL`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from rockworker.core.offers import Action
from rockworker.core.text import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


class Terminal(Protocol):
    """Draws what a viewer may see, with Rich. It gets views, never the game: it can't show what is hidden."""

    def prompt(self, view: Any) -> str:
        """The name of what is asked now, as messages are keyed."""
        ...

    def table(self, view: Any, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The table; unless the whole is asked for, only what bears on the present decision."""
        ...

    def screen(self, view: Any, texts: Texts) -> RenderableType:
        """What lies before the viewer alone, in a line or two."""
        ...

    def hint(self, view: Any, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """What a player wants to know about a choice: a price, a place. Of a kind of action, if no field is named."""
        ...

    def sections(self, prompt: str) -> Sequence[str]:
        """The sections of the rules that a decision is about."""
        ...


def terminal_of(game: str) -> Terminal:
    """How a game's table is drawn."""
    terminal: Terminal = import_module(f"rockworker.games.{game}.terminal").TERMINAL
    return terminal
