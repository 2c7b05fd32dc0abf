"""On which line each key of a component file stands."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from rockworker.components.lines import line_of, lines_of
from rockworker.components.places import at
from rockworker.registry import definition_of, game_names

TEXT = """\
# a comment with [brackets] and = signs
prices = [400, 600]  # behind
"quoted" = 'it is = "so"'
tiles = [
    { stratum = "A", power = 3, income = [1, 0] },

    # between
    { stratum = "B", power = 4, income = [
        0, 1 ] },
]
long = '''
[not.a.heading]
x = 1
'''
[boards.4]
exchange = [4, 3]
deep.down = 2
[[factories]]
cost = 2
[[factories]]
cost = 3
[factories.effect]
points = 1.5
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("prices", 2),
        ("prices[1]", 2),
        ("quoted", 3),
        ("tiles", 4),
        ("tiles[0].power", 5),
        ("tiles[1]", 8),
        ("tiles[1].income[0]", 9),
        ("long", 11),
        ("boards.4", 15),
        ("boards.4.exchange[1]", 16),
        ("boards.4.deep.down", 17),
        ("factories", 18),
        ("factories[0].cost", 19),
        ("factories[1]", 20),
        ("factories[1].cost", 21),
        ("factories[1].effect.points", 23),
    ],
)
def test_every_way_of_writing_a_key(place: str, line: int) -> None:
    """Headings, lists of tables, inline tables, dotted and quoted keys, long strings, comments."""
    assert lines_of(TEXT)[place] == line


@pytest.mark.parametrize(
    ("place", "line"), [("tiles[0].danger", 5), ("tiles.power", 4), ("boards.2", 15), ("nothing", 0), ("–", 0)]
)
def test_what_is_missing_is_sought_around_it(place: str, line: int) -> None:
    """The line of the nearest table or list that is there; 0 if there is none."""
    lines = {**lines_of(TEXT), "boards": 15}
    assert line_of(place, lines) == line


@pytest.mark.parametrize("game", [name for name in game_names() if definition_of(name).numbers])
def test_every_key_of_our_files_has_its_line(game: str) -> None:
    """The scanner finds the same places as the TOML reader, and each stands on its line."""
    text = definition_of(game).own_numbers().exported()
    tables, lines = tomllib.loads(text), lines_of(text)
    assert set(_places(tables)) == set(lines)
    rows = text.splitlines()
    for place, line in lines.items():
        value, name = at(tables, place), place.rpartition(".")[2].partition("[")[0]
        if isinstance(value, int | str) and not isinstance(value, bool):
            assert str(value) in rows[line - 1], place
        if not place.endswith("]"):
            assert name in rows[line - 1], place


def _places(data: Any, place: str = "") -> list[str]:
    here = [place] if place else []
    if isinstance(data, dict):
        # `[modules.diamonds]` is a heading of the inner table alone
        own = here if place != "modules" and place not in {"boards", "companies", "endings"} else []
        return own + [
            found for key, value in data.items() for found in _places(value, f"{place}.{key}" if place else key)
        ]
    if isinstance(data, list):
        return here + [found for n, value in enumerate(data) for found in _places(value, f"{place}[{n}]")]
    return here
