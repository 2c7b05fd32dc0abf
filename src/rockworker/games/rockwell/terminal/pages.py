"""The table as pages of a full screen: the mine, the boards, what there is to win, the companies."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rockworker.games.rockwell.board import ENTRANCE, RINGS, TILES, tiles_of
from rockworker.games.rockwell.notation import crew_text, tile_text
from rockworker.games.rockwell.state import CREWS, RESOURCES
from rockworker.games.rockwell.terminal import mine, panels
from rockworker.games.rockwell.terminal.marks import CUBES, SHAFT, badge, cubes, letter, raised, strength
from rockworker.games.rockwell.terminal.module import parts
from rockworker.games.rockwell.view import RockwellView
from rockworker.text.sheet import Key, Sheet
from rockworker.text.terminal import Page
from rockworker.text.texts import Texts

LOW, HIGH = 2, 3
"""Rows of a ring, on a low screen and on a high one."""
BOARDS = frozenset({"auction"})
GOALS = frozenset({"market", "workshop", "choose-loss"})
"""Decisions that turn to these pages: what is bought, sold, bid or lost has its prices there."""
PRICES = "prices"
AROUND = 3 + RINGS
"""Rows of the mine besides those of its rings: entrances, lines, centre."""


def pages(view: RockwellView, texts: Texts) -> list[Page]:
    """The mine is the board; the others stand beside it where there is room."""
    return [
        Page(texts.term("page-mine"), lambda width, height: _mine(view, texts, width, height), 81),
        Page(texts.term("page-boards"), lambda width, height: _boards(view, texts, width), 66, BOARDS),
        Page(texts.term("page-goals"), lambda width, height: _goals(view, texts, width), 0, GOALS | _priced(texts)),
        Page(texts.term("page-companies"), lambda width, height: _companies(view, texts, width), 66),
    ]


def _priced(texts: Texts) -> frozenset[str]:
    """The modules' decisions for which prices matter."""
    return frozenset(prompt for part in parts(texts) for prompt, panels in part.focus.items() if PRICES in panels)


def _mine(view: RockwellView, texts: Texts, width: int, height: int) -> Sheet:
    rows = HIGH if height >= AROUND + HIGH * RINGS else LOW
    return mine.sheet(view, texts, width, rows)


# Boards


def _boards(view: RockwellView, texts: Texts, width: int) -> Sheet:
    """Who comes when, and where the Vice Presidents are."""
    sheet = Sheet()
    sheet.put_lines(panels.orders(view, texts), width)
    top, third = sheet.height, width // 3
    for board, slots in enumerate(texts.rules.board_slots):
        sheet.put(top, board * third, texts.term(f"board-heading-{board + 1}")[: third - 1], "bold")
        for row, slot in enumerate(slots, top + 1):
            line = panels.slot(view, texts, slot)
            line.truncate(third - 1)
            sheet.put_text(row, board * third, line)
            sheet.spot(("slot", slot), row, board * third, third - 1)
    rest = [panels.supply(view, texts), panels.prices(view, texts), panels.piles(view, texts)]
    added = panels.additions(view, texts)
    sheet.put_lines(Group(*rest, *([added] if added else [])), width)
    return sheet


# What there is to win


def _goals(view: RockwellView, texts: Texts, width: int) -> Sheet:
    """Deliveries and achievements, side by side where there is room, and what the next level of everything costs."""
    sheet = Sheet()
    half = width // 2 if width >= 76 else width
    left = _put_deliveries(sheet, view, texts, 0)
    if half == width:
        sheet.put_lines(_achievements(view, texts), width)
    else:
        _beside(sheet, panels.achievements(view, texts), left + 2, width)
    sheet.put_lines(panels.prices(view, texts), width)
    if view.viewer is not None:
        sheet.put_lines(panels.company_prices(view, texts), width)
    return sheet


def _put_deliveries(sheet: Sheet, view: RockwellView, texts: Texts, top: int) -> int:
    """The piles, one below the other; returns the width."""
    sheet.put(top, 0, texts.term("deliveries"), "bold")
    lines = []
    for pile in view.deliveries:
        price = cubes(pile.cubes) if pile.left else Text("–", "dim")
        worth = Text(f" → {pile.prestige}" if pile.left else "", "bold")
        lines.append(Text.assemble(price, worth, (f"  ×{pile.left}", "dim")))
    width = max(len(line) for line in lines) + 5  # with room for the key that chooses it
    for number, line in enumerate(lines):
        sheet.put(top + 1 + number, 0, f"{number + 1}", "dim")
        sheet.put_text(top + 1 + number, 3, line)
        sheet.spot(("delivery", number), top + 1 + number, 0, width)
    return max(width, len(texts.term("deliveries")))


def _achievements(view: RockwellView, texts: Texts) -> RenderableType:
    """Where there is little room: what each is worth, what it takes, who has it."""
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="dim")
    grid.add_column()
    for number, pile in enumerate(view.achievements):
        owners = [badge(c.player) for c in view.companies if number in c.achievements]
        line = Text(" ").join([Text(texts.kind("achievement", number)), *owners])
        grid.add_row("–" if pile.prestige is None else str(pile.prestige), "·", line)
    return Group(Text(f"{texts.term('achievements')} ({texts.term('prestige')})", "bold"), grid)


def _beside(sheet: Sheet, drawing: RenderableType, column: int, width: int) -> None:
    """Puts a drawing at the right of what is there."""
    other = Sheet()
    other.put_lines(drawing, width - column)
    for row, line in enumerate(other.text().split("\n")):
        sheet.put_text(row, column, line)


# Companies


def _companies(view: RockwellView, texts: Texts, width: int) -> Sheet:
    sheet = Sheet()
    sheet.put_lines(panels.companies(view, texts), width)
    others = panels.others(view, texts)
    if others:
        sheet.put_lines(others, width)
    return sheet


# In words


def status(view: RockwellView, texts: Texts) -> Text:
    """What lies behind the viewer's screen; below it, an extraction under way."""
    found = panels.extraction(view, texts)
    return (
        Text("\n").join([panels.screen(view, texts, panels.IN_DANGER), found]) if found else panels.screen(view, texts)
    )


def about(view: RockwellView, texts: Texts, key: Key) -> str:
    """All that a tile, a place or a crew has to tell."""
    kind, value = key
    if kind == "crew":
        return _crew(view, texts, value)
    if kind in ("tile", "place") and value < ENTRANCE:
        return " · ".join(_tile(view, texts, tile) for tile in tiles_of(value))
    if kind == "place":
        there = [_crew_on(view, number) for number, crew in enumerate(view.crews) if crew.at == value]
        return " ".join([texts.kind(kind, value), *there])
    return texts.kind(kind, value)


def _tile(view: RockwellView, texts: Texts, tile: int) -> str:
    seen = view.tiles[tile]
    crews = [_crew_on(view, number) for number, crew in enumerate(view.crews) if tile in tiles_of(crew.at)]
    if seen.revealed:
        shaft = [f"{SHAFT}{letter(seen.shaft)}"] if seen.shaft >= 0 else []
        return " ".join([tile_text(tile), texts.term("mineshaft"), cubes(seen.income).plain, *shaft, *crews])
    power = f"{texts.term('power')} {seen.power}/{seen.required_power}"
    return " ".join([tile_text(tile), power, *crews])


def _crew(view: RockwellView, texts: Texts, number: int) -> str:
    crew = view.crews[number]
    where = texts.kind("place", crew.at)
    return f"{crew_text(number)} {texts.kind('crew', number)}: {where}, {texts.term('power')} {strength(crew)}"


def _crew_on(view: RockwellView, number: int) -> str:
    return f"{crew_text(number)}:{strength(view.crews[number])}"


def legend(view: RockwellView, texts: Texts) -> RenderableType:
    """Letters, symbols and marks of the mine."""
    table = Table(box=None, show_header=False, padding=(0, 1), show_edge=False)
    for mark, meaning in _legend_rows(view, texts):
        table.add_row(mark, meaning)
    return table


def _legend_rows(view: RockwellView, texts: Texts) -> Sequence[tuple[Text, str]]:
    owners = range(len(view.crews) // CREWS)
    tile = tile_text(TILES - 1)
    return [
        *[(badge(owner), texts.kind("owner", owner)) for owner in owners],
        *[(Text(CUBES[n]), texts.term(f"resource-{key}")) for n, key in enumerate(RESOURCES)],
        (Text(f"R2:3 R2{raised('3')}"), texts.term("legend-crew")),
        (Text(f"R2:3+1 R2{raised('3+1')}"), texts.term("legend-subcontractor")),
        (Text(f"«R2{raised('3')}»"), texts.term("legend-straddles")),
        (Text("+2"), texts.term("legend-more")),
        (Text(f"{tile} 4/9"), texts.term("legend-power")),
        (Text(f"{tile}×"), texts.term("legend-blocked")),
        (Text(f"{tile} AgAu"), texts.term("legend-income")),
        (Text(f"{SHAFT}R"), texts.term("mineshaft")),
    ]
