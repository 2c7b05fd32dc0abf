"""The junkyard, and the tableaus of the players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rockworker.games.clockworker.resources import KINDS, LETTERS, RESOURCES, Bundle
from rockworker.games.clockworker.state import EMPTY
from rockworker.games.clockworker.terminal.marks import DOT, NONE, bundle, labelled, named
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.text.texts import Texts


def title(view: ClockworkerView, texts: Texts) -> Text:
    """`Round 3 · Last round`."""
    parts = [Text(texts.term("round-number", round=view.round), "bold")]
    if view.ending:
        parts.append(Text(texts.term("last-round"), "bold yellow"))
    return DOT.join(parts)


def legend(texts: Texts) -> Text:
    """What the letters mean."""
    words = [f"{LETTERS[kind]} {texts.term(f'resource-{key}')}" for kind, key in enumerate(RESOURCES)]
    return Text(" · ".join([*words, f"P {texts.term('points')}"]), "dim")


def factories(view: ClockworkerView, texts: Texts) -> Table:
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
        [bundle([count if kind == k else 0 for k in range(KINDS)]) for kind, count in enumerate(gain) if count]
    )


def archives(view: ClockworkerView, texts: Texts) -> Table:
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


def artifacts(view: ClockworkerView, texts: Texts) -> Table:
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


def own_tableau(view: ClockworkerView, texts: Texts) -> list[RenderableType]:
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
        lines.append(labelled(texts, "artifacts", Text(names)))
    if player.archive_count:
        names = ", ".join(texts.kind("archive", tile) for tile in player.archives or ())
        lines.append(labelled(texts, "archives", Text(f"{player.archive_count} {names}".strip())))
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
        labelled(texts, "points", Text(str(player.points))),
        labelled(texts, "cards", Text(str(player.cards))),
    ]
    return DOT.join(parts)
