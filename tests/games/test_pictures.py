"""Tables as pictures: valid, complete, without secrets, and drawn with what the page draws with."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

import rockworker
from rockworker import registry
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.games.rockwell.board import CENTRE, CIRCLES, ENTRANCE, INTERSECTIONS, TILES
from rockworker.games.rockwell.notation import place_text
from rockworker.games.rockwell.svg import geometry
from rockworker.registry import GamePackage, definition_of
from rockworker.text.texts import Texts
from tools import drawings

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "fr", "de")


def played(name: str, players: int, share: float, seed: int = 4) -> Game:
    """A game of bots with all expansions, some way through."""
    options = {"round_limit": 12} if name == "clockworker" else {}
    modules = definition_of(name).module_names
    game = rockworker.new(name, players=players, seed=seed, modules=modules, options=options).playout("greedy", 1)
    return game.at(int(game.version * share))


def drawn(game: Game, player: int | None = None, language: str = "en") -> Xml.Element:
    svg = game.svg(player, language)
    assert svg
    return Xml.fromstring(svg)  # noqa: S314 - our own document


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
@pytest.mark.parametrize("share", [0, 0.5, 1])
def test_every_table_can_be_drawn(name: str, players: int, share: float) -> None:
    """In every language, from the beginning to the end, with a title and a description."""
    game = played(name, players, share)
    for language in LANGUAGES:
        picture = drawn(game, 0, language)
        told = [picture.findtext(f"{SVG}{part}") or "" for part in ("title", "desc")]
        assert picture.get("role") == "img"
        assert all(len(text) > 10 for text in told)
        assert not re.search(r"\b(nan|None|inf)\b", game.svg(0, language) or "")


def test_every_piece_is_there() -> None:
    """Crews, mineshafts, tiles, pawns."""
    game = played("rockwell", 3, 0.7)
    titles = [element.text or "" for element in drawn(game).iter(f"{SVG}title")]
    view = game.view()
    texts = Texts.of(game.definition, "en").at_table(None, inside(game).rules)
    for number, crew in enumerate(view.crews):
        assert f"{texts.kind('crew', number)}: {place_text(crew.at)}" in titles
    assert {texts.kind("pawn", pawn) for pawn in (0, 1)} <= set(titles)
    towers = [path for path in drawn(game).iter(f"{SVG}path") if path.get("d") == geometry.LOOKS["shaft"]]
    assert len(towers) == 2 * sum(tile.shaft >= 0 for tile in view.tiles)


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_pictures_have_no_secrets(name: str) -> None:
    """Redealt games look the same to the viewer, and what a notebook shows is the spectators' view."""
    game = played(name, 3, 0.6)
    for viewer in (None, 0, 1, 2):
        assert game.imagine(viewer, 9).svg(viewer) == game.svg(viewer)
    assert game._repr_svg_() == game.svg(None)
    assert game.position(0) not in (game._repr_html_() or "")


def test_html_tells_what_is_asked() -> None:
    """Beneath the picture: who must decide, what, and the position to be copied."""
    game = rockworker.new("rockwell", players=2, seed=1)
    html = game._repr_html_() or ""
    assert html.startswith("<figure")
    assert "Player 1, Player 2: " in html
    assert "rockwell/1 players=2" in html


def test_a_game_without_a_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notebooks then show its text."""
    bare = GamePackage(definition_of("rockwell"))
    monkeypatch.setitem(registry._REGISTERED, "rockwell", bare)
    game = rockworker.new("rockwell", players=2)
    assert (game.svg(), game._repr_svg_(), game._repr_html_()) == (None, None, None)


def test_nobody_of_that_number() -> None:
    """Refused, as everywhere."""
    with pytest.raises(rockworker.NoSuchPlayer):
        rockworker.new("rockwell", players=2).svg(2)


# The page's shapes, hues and points


def test_shapes_and_hues_are_the_pages() -> None:
    """`python -m tools.drawings` has nothing new to write."""
    for path, text in drawings.files().items():
        assert path.read_text("utf-8") == text, f"run: {sys.executable} -m tools.drawings"


def test_points_are_the_pages(tmp_path: Path) -> None:
    """Node computes them with the page's own code."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node
    script = tmp_path / "points.mjs"
    script.write_text(
        f"""
        import * as g from {json.dumps(str(ROOT / "web/src/games/rockwell/geometry.ts"))};
        const list = (count, make, first = 0) => Array.from({{ length: count }}, (_, n) => make(first + n));
        const xy = ({{ x, y }}) => [x, y];
        console.log(JSON.stringify({{
          spots: list({CENTRE + 1}, (place) => list(7, (n) => g.spots(place, n + 1).map((s) => [s.x, s.y, s.scale]))),
          tiles: list({TILES}, g.tilePath), gauges: list({TILES}, (tile) => g.gaugePath(tile, 0.4)),
          entrances: list({CENTRE - ENTRANCE}, g.entrancePath, {ENTRANCE}),
          gates: list({CENTRE - ENTRANCE}, (place) => xy(g.gatePoint(place)), {ENTRANCE}),
          marks: list({TILES}, (tile) => [
            g.incomePoint(tile, 1, 3), g.numberPoint(tile), g.tokenPoint(tile), g.namePoint(tile), g.shaftPoint(tile),
          ].map(xy)),
          crossings: list({CIRCLES * INTERSECTIONS}, (k) => xy(g.intersectionPoint(k))),
        }}));
        """,
        "utf-8",
    )
    ran = subprocess.run([node, "--no-warnings", str(script)], capture_output=True, encoding="utf-8", timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert flat(json.loads(ran.stdout)) == pytest.approx(flat(ours()), abs=0.002)


def ours() -> dict[str, Any]:
    g = geometry
    marks = (lambda t: g.income_point(t, 1, 3), g.number_point, g.token_point, g.name_point, g.shaft_point)
    return {
        "spots": [[g.spots(place, n + 1) for n in range(7)] for place in range(CENTRE + 1)],
        "tiles": [g.tile_path(tile) for tile in range(TILES)],
        "gauges": [g.gauge_path(tile, 0.4) for tile in range(TILES)],
        "entrances": [g.entrance_path(place) for place in range(ENTRANCE, CENTRE)],
        "gates": [g.gate_point(place)[:2] for place in range(ENTRANCE, CENTRE)],
        "marks": [[mark(tile)[:2] for mark in marks] for tile in range(TILES)],
        "crossings": [g.intersection_point(k)[:2] for k in range(CIRCLES * INTERSECTIONS)],
    }


def flat(value: Any) -> list[float]:
    """All numbers, those in paths included."""
    if isinstance(value, dict):
        return [number for key in sorted(value) for number in flat(value[key])]
    if isinstance(value, str):
        return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", value)]
    return [number for part in value for number in flat(part)] if isinstance(value, list | tuple) else [float(value)]
