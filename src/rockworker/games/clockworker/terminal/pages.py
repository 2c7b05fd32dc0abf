"""The table as pages of a full screen: factories with the robots on their slots, what is for sale, the players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rockworker.games.clockworker.resources import LETTERS, RESOURCES
from rockworker.games.clockworker.state import EMPTY
from rockworker.games.clockworker.terminal import panels
from rockworker.games.clockworker.terminal.marks import DOT, STYLES, bundle, labelled
from rockworker.games.clockworker.view import ClockworkerView
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


Card = tuple[Text, Text]
"""A factory in two lines."""


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
    return max(1, width // (max((len(line) for card in cards for line in card), default=width) + APART))


def _put_cards(sheet: Sheet, cards: Sequence[tuple[int, Card]], columns: int, width: int) -> None:
    """Side by side, as many as there is room for, and the rest below."""
    top, pitch = sheet.height, width // columns
    for number, (factory, card) in enumerate(cards):
        row, column = top + number // columns * CARD_HEIGHT, number % columns * pitch
        for line, text in enumerate(card):
            text.truncate(pitch - APART, overflow="ellipsis")
            sheet.put_text(row + line, column, text)
        sheet.spot(("factory", factory), row, column, pitch - APART, CARD_HEIGHT)


def _for_sale(view: ClockworkerView, texts: Texts, place: int) -> Card:
    """Name and price; slots and the marker at this place."""
    factory, rules = view.row[place], texts.rules
    marker = {rules.setup.discount_place - 1: " −1C", rules.bonus_index: " +1"}.get(place, "")
    price = Text(f"{view.prices[place]}{LETTERS[0]}", "bold")
    name = Text.assemble(price, " ", texts.kind("factory", factory), (marker, "yellow"))
    return name, _slots(texts, factory, None)


def _owned(texts: Texts, factory: int, robots: Sequence[int]) -> Card:
    return Text(texts.kind("factory", factory), "bold"), _slots(texts, factory, robots)


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
    for tile in view.display:
        if tile != EMPTY:
            points = f"{texts.rules.archives[tile].points}P"
            line = _ware(texts.kind("archive", tile), bundle(texts.rules.archive_costs[tile]), points, width)
            _put_ware(sheet, ("archive", tile), line)
    return sheet


def _artifacts(view: ClockworkerView, texts: Texts, width: int) -> Sheet:
    """Price, points, copies left, and who has them (by seat)."""
    sheet = Sheet()
    for number, card in enumerate(texts.rules.artifacts):
        cost, left = bundle(texts.rules.artifact_costs[number]), view.copies[number]
        owners = "".join(str(player.player + 1) for player in view.players if number in player.artifacts)
        more = f"{card.points}P ×{left}{f' ({owners})' if owners else ''}"
        line = _ware(texts.kind("artifact", number), cost, more, width)
        if not left:
            line.stylize("dim")
        _put_ware(sheet, ("artifact", number), line)
    return sheet


def _ware(name: str, cost: Text, more: str, width: int) -> Text:
    """Name, price and the rest in a line; the name gives way."""
    room = max(min(36, width - 21), 10)
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    return Text.assemble(Text(f"{name:{room}} "), cost, " " * max(1, 11 - len(cost)), (more, "bold"))


def _put_ware(sheet: Sheet, key: Key, line: Text) -> None:
    row = sheet.height
    sheet.put_text(row, 0, line)
    sheet.spot(key, row, 0, len(line))


# Players


def _players(view: ClockworkerView, texts: Texts, width: int) -> Sheet:
    """Everybody's tableau, those of the others first: one's own lies on the board."""
    sheet = Sheet()
    others = [player for player in view.players if player.player != view.viewer]
    own = [player for player in view.players if player.player == view.viewer]
    tableaus = [Group(panels.holdings(texts, player), *panels.cards(texts, player)) for player in [*others, *own]]
    sheet.put_lines(Group(*tableaus), width)
    return sheet


# In words


def status(view: ClockworkerView, texts: Texts) -> Text:
    """What the viewer holds, the price that is to be paid, and the cards that the factories are not."""
    if view.viewer is None:
        return Text()
    own = view.players[view.viewer]
    line = panels.holdings(texts, own)
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
    table.add_row("−1C +1", texts.term("legend-markers"))
    return table
