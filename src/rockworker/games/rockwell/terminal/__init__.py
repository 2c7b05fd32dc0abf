"""Rockwell's table in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from rockworker.engine.offers import Action
from rockworker.games.rockwell.terminal import hints, pages, panels
from rockworker.games.rockwell.terminal.mine import mine
from rockworker.games.rockwell.terminal.module import parts
from rockworker.games.rockwell.view import RockwellView
from rockworker.text.sheet import Key
from rockworker.text.terminal import Page, PlainTerminal, Terminal
from rockworker.text.texts import Texts

Panel = Callable[[RockwellView, Texts], RenderableType | None]

FOCUS: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("mine", "orders", "boards", "prices"),
    "place-vice-presidents": ("mine", "orders", "boards"),
    "buy-insurance": ("mine", "orders"),
    "threshold": ("mine",),
    "insure-against-danger": ("extraction",),
    "choose-loss": ("extraction", "prices"),
    "market": ("tiles", "prices"),
    "workshop": ("mine", "tiles", "company_prices"),
}
"""By prompt: the panels that bear on the decision. For others it is the mine alone."""
WHOLE: Final = ("mine", "orders", "boards", "piles", "companies", "others", "tiles", "prices")
PANELS: Final[dict[str, Panel]] = {
    "orders": panels.orders,
    "boards": panels.boards,
    "piles": panels.piles,
    "companies": panels.companies,
    "others": panels.others,
    "tiles": panels.tiles,
    "prices": panels.prices,
    "company_prices": panels.company_prices,
    "extraction": panels.extraction,
}


class RockwellTerminal(PlainTerminal):
    """Draws a `RockwellView`."""

    def prompt(self, view: RockwellView) -> str:
        """The innermost of what is going on."""
        return view.prompts[-1] if view.prompts else ""

    def table(self, view: RockwellView, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The mine and the panels around it."""
        names = WHOLE if whole else _focus(self.prompt(view), texts)
        drawn = [self._panel(name, view, texts, width) for name in names]
        drawn.append(panels.additions(view, texts))
        return Group(panels.title(view, texts), *[part for part in drawn if part is not None], panels.legend(texts))

    def _panel(self, name: str, view: RockwellView, texts: Texts, width: int) -> RenderableType | None:
        return mine(view, texts, width) if name == "mine" else PANELS[name](view, texts)

    def screen(self, view: RockwellView, texts: Texts) -> Text:
        """What lies behind the viewer's screen."""
        return panels.screen(view, texts)

    def hint(self, view: RockwellView, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """Prices and places."""
        return hints.hint(view, texts, action, field, value)

    def title(self, view: RockwellView, texts: Texts) -> Text:
        """Turn, and phase or step."""
        return panels.short_title(view, texts)

    def status(self, view: RockwellView, texts: Texts) -> Text:
        """The viewer's stock, and an extraction under way."""
        return pages.status(view, texts)

    def pages(self, view: RockwellView, texts: Texts) -> Sequence[Page]:
        """Mine, boards, goals, companies."""
        return pages.pages(view, texts)

    def about(self, view: RockwellView, texts: Texts, key: Key) -> str:
        """Tiles, places and crews in full."""
        return pages.about(view, texts, key)

    def legend(self, view: RockwellView, texts: Texts) -> RenderableType:
        """Owners, cubes and marks."""
        return pages.legend(view, texts)


def _focus(prompt: str, texts: Texts) -> tuple[str, ...]:
    """The panels for a decision, one of the base game's or of a module's."""
    added = {prompt: names for part in parts(texts) for prompt, names in part.focus.items()}
    return {**FOCUS, **added}.get(prompt, ("mine",))


TERMINAL: Terminal = RockwellTerminal()
