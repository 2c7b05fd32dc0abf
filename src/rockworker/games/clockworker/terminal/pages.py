"""The table as pages of a full screen: factories with the robots on their slots, what is for sale, the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rockworker.games.clockworker.resources import LETTERS, RESOURCES
from rockworker.games.clockworker.state import EMPTY
from rockworker.games.clockworker.terminal import panels
from rockworker.games.clockworker.terminal.marks import DOT, STYLES, bundle, labelled
from rockworker.games.clockworker.view import ClockworkerView, PlayerView
from rockworker.text.sheet import Key, Sheet
from rockworker.text.terminal import Page
from rockworker.text.texts import Texts

ROBOT, FREE = "●", "○"
"""A slot on which a robot stands, and a free one."""
APART = 2
CARD_HEIGHT = 2
MOST = 4
"""Cards that stand side by side at most, with their names cut."""


def pages(view: ClockworkerView, texts: Texts) -> list[Page]:
    """The factories are the board; the others stand beside it where there is room."""
    return [
        Page(texts.term("factories"), lambda width, height: _factories(view, texts, width, height), 66),
        Page(texts.term("archives"), lambda width, height: _archives(view, texts, width)),
        Page(texts.term("artifacts"), lambda width, height: _artifacts(view, texts, width)),
        Page(texts.term("page-players"), lambda width, height: _players(view, texts, width)),
    ]


# Factories


class Card(NamedTuple):
    """A factory in two lines: its name, what stays beside the name however little room there is, and its slots."""

    name: Text
    marker: str
    slots: Text

    def lines(self, width: int) -> tuple[Text, Text]:
        """Cut to a width, if it must be."""
        name, slots = self.name.copy(), self.slots.copy()
        name.truncate(width - len(self.marker), overflow="ellipsis")
        slots.truncate(width, overflow="ellipsis")
        return Text.assemble(name, (self.marker, "yellow")), slots

    @property
    def width(self) -> int:
        """What it would like to have."""
        return max(len(self.name) + len(self.marker), len(self.slots))


def _factories(view: ClockworkerView, texts: Texts, width: int, height: int) -> Sheet:
    """The row for sale, and below it the viewer's own (a spectator's: nobody's)."""
    row = [(factory, _for_sale(view, texts, place)) for place, factory in enumerate(view.row) if factory != EMPTY]
    owned = [] if view.viewer is None else view.players[view.viewer].factories
    own = [(one.factory, _owned(texts, one.factory, one.robots)) for one in owned]
    columns = _columns([card for _, card in (*row, *own)], width)
    # Rather cut names than let a part of the board out of sight.
    while sum(2 + CARD_HEIGHT * -(-len(cards) // columns) for cards in (row, own)) - 2 > height and columns < MOST:
        columns += 1
    sheet = Sheet()
    sheet.put_text(0, 0, _heading(texts, "factories", f"{texts.term('deck')} {view.deck_count}"))
    _put_cards(sheet, row, columns, width)
    if view.viewer is not None:
        sheet.put_text(sheet.height, 0, _heading(texts, "own-factories", texts.player(view.viewer)))
        _put_cards(sheet, own, columns, width)
    return sheet


def _columns(cards: Sequence[Card], width: int) -> int:
    """How many cards stand side by side."""
    return max(1, width // (max((card.width for card in cards), default=width) + APART))


def _put_cards(sheet: Sheet, cards: Sequence[tuple[int, Card]], columns: int, width: int) -> None:
    """Side by side, as many as there is room for, and the rest below."""
    top, pitch = sheet.height, width // columns
    for number, (factory, card) in enumerate(cards):
        row, column = top + number // columns * CARD_HEIGHT, number % columns * pitch
        for line, text in enumerate(card.lines(pitch - APART)):
            sheet.put_text(row + line, column, text)
        sheet.spot(("factory", factory), row, column, pitch - APART, CARD_HEIGHT)


def _for_sale(view: ClockworkerView, texts: Texts, place: int) -> Card:
    """Name and price; slots and the marker at this place."""
    factory, rules = view.row[place], texts.rules
    marker = {rules.setup.discount_place - 1: " −1C", rules.bonus_index: " +1"}.get(place, "")
    price = Text(f"{view.prices[place]}{LETTERS[0]}", "bold")
    return Card(Text.assemble(price, " ", texts.kind("factory", factory)), marker, _slots(texts, factory, None))


def _owned(texts: Texts, factory: int, robots: Sequence[int]) -> Card:
    return Card(Text(texts.kind("factory", factory), "bold"), "", _slots(texts, factory, robots))


def _slots(texts: Texts, factory: int, robots: Sequence[int] | None) -> Text:
    """What the slots give, from the top, with the robots on them; None: nobody can stand there yet."""
    shown = []
    for slot in texts.rules.factories[factory].slots.values():
        mark = "" if robots is None else ROBOT if slot.number in robots else FREE
        shown.append(Text.assemble((mark, "bold" if mark == ROBOT else "dim"), bundle(slot.gain)))
    return Text.assemble("  ", Text("  ").join(shown))


def _heading(texts: Texts, key: str, more: str) -> Text:
    return Text.assemble((texts.term(key), "bold underline"), (f"  {more}", "dim"))


# Archives and artifacts


def _archives(view: ClockworkerView, texts: Texts, width: int) -> Sheet:
    sheet = Sheet()
    stack = f"{texts.term('stack')} {view.stack_count}, {view.archives_before_fin} {texts.term('before-fin')}"
    sheet.put(0, 0, stack, "dim")
    wares = [
        Ware(("archive", tile), bundle(texts.rules.archive_costs[tile]), f"{texts.rules.archives[tile].points}P")
        for tile in view.display
        if tile != EMPTY
    ]
    _put_wares(sheet, texts, wares, width)
    return sheet


def _artifacts(view: ClockworkerView, texts: Texts, width: int) -> Sheet:
    """Price, points, copies left, and who has them."""
    sheet = Sheet()
    _put_wares(sheet, texts, [_artifact(view, texts, number) for number in range(len(view.copies))], width)
    return sheet


def _artifact(view: ClockworkerView, texts: Texts, number: int) -> Ware:
    points, left = f"{texts.rules.artifacts[number].points}P", view.copies[number]
    owners = " ".join(str(player.player + 1) for player in view.players if number in player.artifacts)
    more = [points, *([f"×{left}"] if left else []), *([f"({owners})"] if owners else [])]
    return Ware(("artifact", number), bundle(texts.rules.artifact_costs[number]), " ".join(more), sold_out=not left)


class Ware(NamedTuple):
    """What can be bought, as a line of a list."""

    key: Key
    cost: Text
    more: str
    sold_out: bool = False


def _put_wares(sheet: Sheet, texts: Texts, wares: Sequence[Ware], width: int) -> None:
    """Names, prices and the rest in columns; names give way."""
    names = [texts.kind(*ware.key) for ware in wares]
    costs = max((len(ware.cost) for ware in wares), default=0) + 1
    rest = max((len(ware.more) for ware in wares), default=0)
    room = min(max(map(len, names), default=0), width - costs - rest - 1)
    for name, ware in zip(names, wares, strict=True):
        short = name if len(name) <= room else f"{name[: room - 1]}…"
        line = Text.assemble(f"{short:{room}} ", ware.cost, " " * (costs - len(ware.cost)), (ware.more, "bold"))
        if ware.sold_out:
            line.stylize("dim")
        sheet.spot(ware.key, sheet.height, 0, len(line))
        sheet.put_text(sheet.height, 0, line)


# Players


def _players(view: ClockworkerView, texts: Texts, width: int) -> Sheet:
    """Everybody's tableau, those of the others first: one's own lies on the board."""
    sheet = Sheet()
    others = [player for player in view.players if player.player != view.viewer]
    own = [player for player in view.players if player.player == view.viewer]
    tableaus = [Group(_holdings(texts, player), *panels.cards(texts, player)) for player in [*others, *own]]
    sheet.put_lines(Group(*tableaus), width)
    return sheet


def _holdings(texts: Texts, player: PlayerView) -> Text:
    """`2 Ben · 3C R …`: the number tells whose an artifact is, where there is little room."""
    return Text.assemble((f"{player.player + 1} ", "dim"), panels.holdings(texts, player))


# In words


def status(view: ClockworkerView, texts: Texts) -> Text:
    """What the viewer holds, the price that is to be paid, and the cards that the factories are not."""
    if view.viewer is None:
        return Text()
    own = view.players[view.viewer]
    line = _holdings(texts, own)
    if view.cost:
        line = DOT.join([line, labelled(texts, "price", bundle(view.cost))])
    owned = [texts.kind("artifact", artifact) for artifact in own.artifacts]
    owned += [texts.kind("archive", tile) for tile in own.archives or ()]
    return Text("\n").join([line, Text(", ".join(owned), "dim")]) if owned else line


def about(view: ClockworkerView, texts: Texts, key: Key) -> str:
    """A card with its numbers, and what an artifact does."""
    kind, value = key
    name, rules = texts.kind(kind, value), texts.rules
    if kind == "artifact":
        card = rules.artifacts[value]
        return f"{name}: {card.cost} · {card.points}P · {texts.about(f'artifact-{card.key}')}"
    if kind == "archive":
        return f"{name}: {rules.archives[value].cost} · {rules.archives[value].points}P"
    robots = [one.robots for player in view.players for one in player.factories if one.factory == value]
    return f"{name}: {panels.slots(texts, value, robots[0] if robots else ())}"


def legend(view: ClockworkerView, texts: Texts) -> RenderableType:
    """Letters, and the marks of slots."""
    table = Table(box=None, show_header=False, padding=(0, 1), show_edge=False)
    for kind, key in enumerate(RESOURCES):
        table.add_row(Text(LETTERS[kind], STYLES[kind]), texts.term(f"resource-{key}"))
    table.add_row("P", texts.term("points"))
    table.add_row(f"{ROBOT}2C", texts.term("legend-robot"))
    table.add_row(f"{FREE}2C", texts.term("legend-free"))
    table.add_row("×2", texts.term("copies"))
    table.add_row("(1 3)", texts.term("legend-owners"))
    table.add_row("−1C +1", texts.term("legend-markers"))
    return table
