"""Clockworker's table in a terminal. Letters stand for resources: C gear, R G B blocks, O gold, W robot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from rockworker.engine.offers import Action
from rockworker.games.clockworker.terminal import hints, pages, panels
from rockworker.games.clockworker.terminal.marks import DOT, bundle, labelled
from rockworker.games.clockworker.view import ClockworkerView
from rockworker.text.sheet import Key
from rockworker.text.terminal import Page, PlainTerminal, Terminal
from rockworker.text.texts import Texts


class ClockworkerTerminal(PlainTerminal):
    """Draws a `ClockworkerView`."""

    def table(self, view: ClockworkerView, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The junkyard and the tableaus; for a decision, the viewer's own tableau is enough."""
        if not whole and view.phase != "action-phase":
            return Group(panels.title(view, texts), *panels.own_tableau(view, texts))
        wares = Columns([panels.factories(view, texts), panels.archives(view, texts)], padding=(0, 2))
        if not whole:
            return Group(panels.title(view, texts), wares, *panels.own_tableau(view, texts))
        tableaus = [panels.tableau(texts, player) for player in view.players]
        return Group(panels.title(view, texts), wares, panels.artifacts(view, texts), *tableaus, panels.legend(texts))

    def screen(self, view: ClockworkerView, texts: Texts) -> Text:
        """What the viewer holds, and the price that is to be paid."""
        if view.viewer is None:
            return Text()
        line = panels.holdings(texts, view.players[view.viewer])
        return DOT.join([line, labelled(texts, "price", bundle(view.cost))]) if view.cost else line

    def hint(self, view: ClockworkerView, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """Prices, slots and what artifacts do."""
        return hints.hint(view, texts, action, field, value)

    def title(self, view: ClockworkerView, texts: Texts) -> Text:
        """The round."""
        return panels.title(view, texts)

    def status(self, view: ClockworkerView, texts: Texts) -> Text:
        """What the viewer holds, and a price that is to be paid."""
        return pages.status(view, texts)

    def pages(self, view: ClockworkerView, texts: Texts) -> Sequence[Page]:
        """Factories, archives, artifacts, players."""
        return pages.pages(view, texts)

    def about(self, view: ClockworkerView, texts: Texts, key: Key) -> str:
        """Cards with all their numbers."""
        return pages.about(view, texts, key)

    def legend(self, view: ClockworkerView, texts: Texts) -> RenderableType:
        """Resources and marks."""
        return pages.legend(view, texts)


TERMINAL: Terminal = ClockworkerTerminal()
