"""How a game's table looks in a terminal. Each game's `terminal` module has one such object: `TERMINAL`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from rockworker.engine.offers import Action
from rockworker.text.texts import Texts

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


class PlainTerminal:
    """Draws any game: its view as a tree of names and values."""

    def prompt(self, view: Any) -> str:
        """Not known from a view whose fields nobody has described."""
        return ""

    def table(self, view: Any, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The whole view."""
        from rich.pretty import Pretty

        return Pretty(msgspec.to_builtins(view), expand_all=True)

    def screen(self, view: Any, texts: Texts) -> RenderableType:
        """Nothing apart from the table."""
        return ""

    def hint(self, view: Any, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """Nothing that the offer does not say itself."""
        return ""
