"""What a player wants to know about a choice before making it: prices, slots, what an artifact does."""

from __future__ import annotations

from typing import Any

from rockworker.engine.offers import Action
from rockworker.engine.semantics import kinds_of
from rockworker.games.clockworker.actions import Extract, Reassign, Recover
from rockworker.games.clockworker.terminal.marks import bundle
from rockworker.games.clockworker.terminal.panels import slots
from rockworker.games.clockworker.view import ClockworkerView
from rockworker.text.texts import Texts


def hint(view: ClockworkerView, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
    """About one value of an action; there is nothing to say about a kind of action."""
    kind = kinds_of(action)[field] if field else ""
    if kind == "factory":
        return _factory(view, texts, action, value)
    if kind == "artifact":
        card = texts.rules.artifacts[value]
        return f"{card.cost} · {card.points}P · {texts.about(f'artifact-{card.key}')}"
    if kind == "archive":
        tile = texts.rules.archives[value]
        return f"{tile.cost} · {tile.points}P"
    return ""


def _factory(view: ClockworkerView, texts: Texts, action: type[Action], factory: int) -> str:
    """For sale: price and slots. Owned: what the topmost robot brings, or all slots."""
    if action is Reassign:
        return f"{view.prices[view.row.index(factory)]}C · {slots(texts, factory, ())}"
    owned = view.players[view.viewer or 0].factories
    robots = next((one.robots for one in owned if one.factory == factory), ())
    if action in (Extract, Recover) and robots:
        return str(bundle(texts.rules.factories[factory].slots[1 << min(robots) - 1].gain))
    return str(slots(texts, factory, robots))
