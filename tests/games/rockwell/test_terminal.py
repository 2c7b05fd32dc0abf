"""The table as the terminal draws it."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any, cast

import pytest
from rich.console import Console

from rockworker.games.rockwell.actions import Bid, RaisePower, RaiseSafety
from rockworker.games.rockwell.modules.inspectors.module import Pawns
from rockworker.games.rockwell.notation import OWNERS
from rockworker.games.rockwell.terminal import TERMINAL
from rockworker.games.rockwell.terminal.marks import CUBES
from rockworker.games.rockwell.terminal.mine import mine
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place


def texts(table: Table, language: str = "en") -> Texts:
    """The table's words."""
    names = ("Ann", "Ben", "Cid", "Dan")[: table.game.players]
    return Texts.of(table.game.definition, language).at_table(names, table.rules)


def printed(content: Any, width: int = 80) -> str:
    """What Rich makes of it, without colours."""
    to = Console(file=StringIO(), width=width, highlight=False)
    to.print(content)
    return to.file.getvalue()  # type: ignore[attr-defined,no-any-return]


def drawn(table: Table, viewer: int | None = RED, width: int = 80, language: str = "en", whole: bool = True) -> str:
    """The table in characters."""
    return printed(TERMINAL.table(table.view(viewer), texts(table, language), width, whole=whole), width)


def row_of(picture: str, name: str) -> list[str]:
    """The cells of the row in which a tile's name stands, and of the rows below it up to the next line."""
    lines = picture.split("\n")
    start = next(number for number, line in enumerate(lines) if re.search(rf"│{name}[ ×⌂]", line))
    return lines[start : start + 4]


@pytest.fixture
def table() -> Table:
    """A mine with something of everything."""
    table = Table()
    table.put(RED, 0, "A1", power=2, die=1)
    table.put(GREEN, 0, "A1", power=1)
    table.put(PURPLE, 1, "B3/B4", power=3)
    table.put(WHITE, 2, "A8/A1", power=1)
    table.put(WHITE, 3, "X")
    table.reveal("A2")
    table.shaft(GREEN, "A2")
    return table


def test_a_tile_shows_power_and_crews(table: Table) -> None:
    """Power on it and required; whose crews, how strong, with which subcontractor."""
    required = table.view(None).tiles[place("A1")].required_power
    row = row_of(drawn(table), "A1")
    assert row[0].startswith(f"│A1   5/{required}│")
    assert row[1].startswith("│R1:2+1  │")
    assert row[2].startswith("│G1:1    │")


def test_a_drilled_tile_shows_income_and_mineshaft(table: Table) -> None:
    """What a mineshaft brings there, and whose it is."""
    income = table.view(None).tiles[place("A2")].income
    assert income
    held = [(count, cube) for count, cube in zip(income, CUBES, strict=True) if count]
    shown = "".join(f"{count if count > 1 else ''}{cube}" for count, cube in held)
    assert f"│A2⌂G{shown:>4}│" in row_of(drawn(table), "A2")[0]


def test_straddling_crews_stand_on_borders(table: Table) -> None:
    """Between the tiles, and at the edge where the ring closes."""
    below_b = row_of(drawn(table), "B3")
    border = below_b[0].index("│B4")
    straddler = next(line for line in below_b if "«P2:3»" in line)
    assert abs(straddler.index("«P2:3»") + 3 - border) <= 1
    assert any(line.rstrip().endswith("«W3:1»") for line in row_of(drawn(table), "A8"))


def test_rings_are_offset_by_half_a_tile(table: Table) -> None:
    """B1 lies below A1 and A2, as on the board; C1 below B1's left half."""
    lines = drawn(table).split("\n")
    columns = {
        name: next(line.index(f"│{name}") for line in lines if f"│{name}" in line) for name in ("A1", "B1", "C1")
    }
    assert columns == {"A1": 0, "B1": 4, "C1": 0}


def test_entrances_and_centre(table: Table) -> None:
    """Crews that are not in play yet, and those at the goal."""
    picture = drawn(table)
    assert "E2 R2:1 G2:1 W2:1" in picture
    assert "the centre of the Earth W4:1" in picture


def test_wide_terminals_have_room_for_more(table: Table) -> None:
    """Crews stand side by side."""
    assert "R1:2+1 G1:1" in drawn(table, width=120)


@pytest.mark.parametrize("width", [30, 40, 60, 68])
def test_narrow_terminals_show_the_mine_in_strips(table: Table, width: int) -> None:
    """Nothing is cropped: every tile, entrance and crew is there, and nothing is wider than the screen."""
    mine_alone = printed(mine(table.view(RED), texts(table), width), width)
    for name in (f"{ring}{number}" for ring in "ABCD" for number in range(1, 9)):
        assert mine_alone.count(f"│{name}") == 1
    assert {f"E{number}" for number in range(1, 5)} <= set(mine_alone.split())
    assert "«P2:3»" in mine_alone
    assert max(len(line) for line in mine_alone.split("\n")) <= width


def test_no_letter_means_two_things() -> None:
    """Owners have letters; cubes have chemists' symbols, which are none of them and are the same in all languages."""
    assert not set(OWNERS) & set(CUBES)
    assert len({*OWNERS, *CUBES}) == len(OWNERS) + len(CUBES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_wider_than_the_screen(players: int, width: int, language: str) -> None:
    """The whole table fits at 80 and at 120 columns, for any number of players, in every language."""
    picture = drawn(Table(players=players), width=width, language=language)
    assert max(len(line) for line in picture.split("\n")) <= width


def test_others_stocks_are_not_drawn() -> None:
    """Cubes, money, insurance and prestige of others are question marks; one's own are there."""
    table = Table()
    table.own(RED, (7, 0, 0, 0), 1200)
    table.own(GREEN, (0, 9, 0, 0), 3400)
    own, spectator = drawn(table, RED), drawn(table, None)
    assert "7Zn" in own
    assert "$1,200" in own
    assert "9Cu" not in own
    assert "$3,400" not in own
    assert "7Zn" not in spectator
    assert spectator.count("?") == 16
    assert "7Zn 0Cu 0Ag 0Au · $1,200" in printed(TERMINAL.screen(table.view(RED), texts(table)))


def test_the_boards_show_slots_and_vice_presidents() -> None:
    """Whose Vice President stands where, the orders, bribery tiles and subcontractors."""
    table = Table()
    table.vice_presidents({RED: (0, 4), GREEN: (8,)})
    picture = drawn(table)
    assert "1 R Bribery" in picture
    assert "1 R 4 actions" in picture
    assert "2 G 3 actions" in picture
    assert "Bribery tiles: 3" in picture
    assert "Subcontractors: 3" in picture
    assert "Management: " in picture
    assert "Control: " in picture


def test_two_players_see_the_crews_of_the_ai() -> None:
    """It has no company, but crews."""
    assert "P AI  E1 (1) · E2 (1) · E3 (1) · E4 (1)" in drawn(Table(players=2))


def test_pawns_stand_on_intersections() -> None:
    """The inspectors are drawn between the rings, where they stand, and named below."""
    table = Table(modules=["inspectors"])
    part = cast(Pawns, table.state.slices["inspectors"])
    part.at[:] = [2, 5]
    lines = drawn(table).split("\n")
    above_b = lines[next(n for n, line in enumerate(lines) if "│B1" in line) - 1]
    # Intersection 2 is the border of A1 and A2, intersection 5 that of B2 and B3: half a tile on.
    assert (above_b.index("◆"), above_b.index("◇")) == (9, 22)
    assert "◆ Superintendent" in "\n".join(lines)


def test_price_tracks_are_told() -> None:
    """With moving prices their limits are there."""
    assert "zinc $200–$1,000" in drawn(Table(modules=["fluctuating_market"]))


def test_hints_name_prices_and_places() -> None:
    """What an action costs, and where a crew is."""
    table = Table()
    view, words = table.view(RED), texts(table)
    safety, power = table.rules.company.safety[0], table.rules.company.power[0]
    assert TERMINAL.hint(view, words, RaiseSafety, None, None) == f"${safety:,}"
    assert TERMINAL.hint(view, words, RaisePower, "crew", crew(RED, 1)) == f"entrance 2, Power 1: ${power:,}"
    assert TERMINAL.hint(view, words, Bid, "zinc", 1) == ""


def test_only_what_bears_on_the_decision() -> None:
    """The market needs no mine, drilling no boards; the whole table has both."""
    table = Table()
    table.drilling_turn(RED)
    assert "Control Centre" not in drawn(table, whole=False)
    assert "Control Centre" in drawn(table)
