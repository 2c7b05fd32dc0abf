"""Clockworker's table in a terminal. Letters stand for resources: C gear, R G B blocks, O gold, W robot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rockworker.engine.offers import Action
from rockworker.engine.semantics import kinds_of
from rockworker.games.clockworker.actions import Extract, Reassign, Recover
from rockworker.games.clockworker.resources import LETTERS, RESOURCES, Bundle
from rockworker.games.clockworker.state import EMPTY
from rockworker.games.clockworker.view import FactoryView, PlayerView, View
from rockworker.text.terminal import Terminal
from rockworker.text.texts import Texts

STYLES: Final = ("bold", "red", "green", "blue", "yellow", "cyan", "magenta")
"""By kind of resource; the letter tells it, too."""
PLAYER_STYLES: Final = ("bold red", "bold green", "bold magenta", "bold cyan")
DOT: Final = Text(" · ", "dim")
NONE: Final = Text("–", "dim")


class ClockworkerTerminal:
    """Draws a `View`."""

    def table(self, view: View, texts: Texts, width: int, *, whole: bool) -> RenderableType:
        """The junkyard and the tableaus; for a decision, the viewer's own tableau is enough."""
        if not whole and view.phase != "action-phase":
            return Group(title(view, texts), *_own_tableau(view, texts))
        wares = Columns([factories(view, texts), archives(view, texts)], padding=(0, 2))
        if not whole:
            return Group(title(view, texts), wares, *_own_tableau(view, texts))
        tableaus = [tableau(texts, player) for player in view.players]
        return Group(title(view, texts), wares, artifacts(view, texts), *tableaus, legend(texts))

    def screen(self, view: View, texts: Texts) -> Text:
        """What the viewer holds, and the price that is to be paid."""
        if view.viewer is None:
            return Text()
        line = holdings(texts, view.players[view.viewer])
        return DOT.join([line, _labelled(texts, "price", bundle(view.cost))]) if view.cost else line

    def hint(self, view: View, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
        """Prices, slots and what artifacts do."""
        kind = kinds_of(action)[field] if field else ""
        if kind == "factory":
            return _factory_hint(view, texts, action, value)
        if kind == "artifact":
            card = texts.rules.artifacts[value]
            return f"{card.cost} · {card.points}P · {texts.about(f'artifact-{card.key}')}"
        if kind == "archive":
            tile = texts.rules.archives[value]
            return f"{tile.cost} · {tile.points}P"
        return ""


# Marks


def bundle(numbers: Sequence[int]) -> Text:
    """`2C R`, coloured."""
    shown = [
        Text(f"{'' if count == 1 else count}{LETTERS[kind]}", STYLES[kind])
        for kind, count in enumerate(numbers)
        if count
    ]
    return Text(" ").join(shown) if shown else NONE


def named(texts: Texts, player: int) -> Text:
    """A player's name in colour."""
    return Text(texts.player(player), PLAYER_STYLES[player])


def _labelled(texts: Texts, key: str, content: Text) -> Text:
    return Text.assemble((f"{texts.term(key)} ", "dim"), content)


# Panels


def title(view: View, texts: Texts) -> Text:
    """`Round 3 · Last round`."""
    parts = [Text(texts.term("round-number", round=view.round), "bold")]
    if view.ending:
        parts.append(Text(texts.term("last-round"), "bold yellow"))
    return DOT.join(parts)


def legend(texts: Texts) -> Text:
    """What the letters mean."""
    words = [f"{LETTERS[kind]} {texts.term(f'resource-{key}')}" for kind, key in enumerate(RESOURCES)]
    return Text(" · ".join([*words, f"P {texts.term('points')}"]), "dim")


def factories(view: View, texts: Texts) -> Table:
    """The row, from the deck to the far right."""
    table = _list(f"{texts.term('factories')} ({texts.term('deck')} {view.deck_count})", "", "", "")
    rules = texts.rules
    for index, factory in enumerate(view.row):
        mark = {rules.setup.discount_place - 1: "−1C", rules.bonus_index: "+1"}.get(index, "")
        if factory == EMPTY:
            table.add_row(NONE, "", "", mark)
        else:
            price = Text(f"{view.prices[index]}C", "bold")
            table.add_row(texts.kind("factory", factory), price, slots(texts, factory, ()), mark)
    return table


def slots(texts: Texts, factory: int, robots: Sequence[int]) -> Text:
    """What the slots give, from the top; robots stand on those in brackets."""
    shown = []
    for slot in texts.rules.factories[factory].slots.values():
        gain = _gain(slot.gain)
        shown.append(Text.assemble("[", gain, "]") if slot.number in robots else gain)
    return Text(" ").join(shown)


def _gain(gain: Bundle) -> Text:
    return Text("+").join(
        [bundle([count if kind == k else 0 for k in range(7)]) for kind, count in enumerate(gain) if count]
    )


def archives(view: View, texts: Texts) -> Table:
    """The display."""
    stack = f"{texts.term('stack')} {view.stack_count}, {view.archives_before_fin} {texts.term('before-fin')}"
    table = _list(f"{texts.term('archives')} ({stack})", "", "")
    for tile in view.display:
        if tile == EMPTY:
            table.add_row(NONE, "", "")
        else:
            cost = bundle(texts.rules.archive_costs[tile])
            table.add_row(texts.kind("archive", tile), cost, f"{texts.rules.archives[tile].points}P")
    return table


def artifacts(view: View, texts: Texts) -> Table:
    """All artifacts: price, points, copies left, and who has them."""
    table = _list(texts.term("artifacts"), texts.term("price"), texts.term("points"), texts.term("copies"), "")
    for number, card in enumerate(texts.rules.artifacts):
        owners = [named(texts, player.player) for player in view.players if number in player.artifacts]
        cost = bundle(texts.rules.artifact_costs[number])
        row = (texts.kind("artifact", number), cost, f"{card.points}P", str(view.copies[number]), DOT.join(owners))
        table.add_row(*row, style="" if view.copies[number] else "dim")
    return table


def _list(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for heading in headings:
        table.add_column(heading, header_style="bold")
    return table


# Tableaus


def _own_tableau(view: View, texts: Texts) -> list[RenderableType]:
    """The viewer's cards; what they hold is on the screen below."""
    return [] if view.viewer is None else cards(texts, view.players[view.viewer])


def tableau(texts: Texts, player: PlayerView) -> RenderableType:
    """All that lies before a player."""
    return Group(Text(), holdings(texts, player), *cards(texts, player))


def cards(texts: Texts, player: PlayerView) -> list[RenderableType]:
    """Artifacts, archives and factories."""
    lines: list[RenderableType] = []
    if player.artifacts:
        names = ", ".join(texts.kind("artifact", artifact) for artifact in player.artifacts)
        lines.append(_labelled(texts, "artifacts", Text(names)))
    if player.archive_count:
        names = ", ".join(texts.kind("archive", tile) for tile in player.archives or ())
        lines.append(_labelled(texts, "archives", Text(f"{player.archive_count} {names}".strip())))
    return [*lines, _own_factories(texts, player.factories)]


def _own_factories(texts: Texts, owned: Sequence[FactoryView]) -> Table:
    table = _list("", "")
    table.show_header = False
    for one in owned:
        table.add_row(texts.kind("factory", one.factory), slots(texts, one.factory, one.robots))
    return table


def holdings(texts: Texts, player: PlayerView) -> Text:
    """`Ann · 3C R · Points 4 · Cards 5`."""
    parts = [
        named(texts, player.player),
        bundle(player.holdings),
        _labelled(texts, "points", Text(str(player.points))),
        _labelled(texts, "cards", Text(str(player.cards))),
    ]
    return DOT.join(parts)


def _factory_hint(view: View, texts: Texts, action: type[Action], factory: int) -> str:
    """For sale: price and slots. Owned: what the topmost robot brings, or all slots."""
    if action is Reassign:
        return f"{view.prices[view.row.index(factory)]}C · {slots(texts, factory, ())}"
    owned = view.players[view.viewer or 0].factories
    robots = next((one.robots for one in owned if one.factory == factory), ())
    if action in (Extract, Recover) and robots:
        return str(bundle(texts.rules.factories[factory].slots[1 << min(robots) - 1].gain))
    return str(slots(texts, factory, robots))


TERMINAL: Terminal = ClockworkerTerminal()
