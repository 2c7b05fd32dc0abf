"""What the page draws with, for Python's pictures: shapes, hues and textures, read from the page's own sources.

`python -m tools.drawings` writes `page.json` and each game's `data/drawing.json`; a test tells if they are outdated.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web" / "src"
PACKAGE: Final = ROOT / "src" / "rockworker"
STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


def source(path: str) -> str:
    """A file of the page."""
    return (WEB / path).read_text("utf-8")


def listed(text: str, name: str) -> str:
    """What stands between the brackets of an array."""
    found = re.search(rf"\b{name}\b[^=\n]*= \[(.*?)\n?\]", text, re.DOTALL)
    assert found, name
    return found[1]


def strings(text: str, name: str) -> list[str]:
    """An array of strings."""
    return STRING.findall(listed(text, name))


def numbers(text: str, name: str) -> list[float]:
    """An array of numbers."""
    return [float(number) for number in re.findall(r"-?[0-9.]+", listed(text, name))]


def constant(text: str, name: str) -> float:
    """A number with a name."""
    found = re.search(rf"\bconst {name} = ([0-9.]+);", text)
    assert found, name
    return float(found[1])


def hues(css: str) -> dict[str, str]:
    """Colours by their names, those of the light theme."""
    root = css[: css.index("}")]
    found = re.findall(r"--([\w-]+): (?:light-dark\((#\w+), #\w+\)|(#\w+));", root)
    return {name: light or plain for name, light, plain in found}


def path_in(text: str, marker: str) -> str:
    """The outline of the path that follows a marker."""
    found = re.search(rf'{re.escape(marker)}.*?\bd="([^"]+)"', text, re.DOTALL)
    assert found, marker
    return found[1]


def page() -> dict[str, Any]:
    """How players look, and the page's hues."""
    players = source("lib/players.ts")
    return {
        "shapes": strings(players, "SHAPES"),
        "middles": numbers(players, "MIDDLES"),
        "hues": hues(source("app/style.css")),
    }


def rockwell() -> dict[str, Any]:
    """The round board and its pieces."""
    geometry, board, pawn = (
        source(f"games/rockwell/{name}") for name in ("geometry.ts", "Board.svelte", "Pawn.svelte")
    )
    textures = source("games/rockwell/Textures.svelte")
    sizes = ("SURFACE", "EDGE", "GAP", "ENTRANCE_RADIUS", "ENTRANCE_REACH", "CREW")
    return {
        "radii": numbers(geometry, "RADII"),
        "sizes": {name.lower(): constant(geometry, name) for name in sizes},
        "resources": strings(source("games/rockwell/resources.ts"), "RESOURCE_SHAPES"),
        "hues": hues(source("games/rockwell/rockwell.css")),
        "patterns": re.findall(r"<pattern.*?</pattern>", textures, re.DOTALL),
        "core": re.findall(r'<radialGradient id="rw-core">.*?</radialGradient>', textures, re.DOTALL)[0],
        "gate": path_in(board, 'class="gate"'),
        "swirl": path_in(board, 'class="swirl"'),
        "shaft": path_in(board, 'class="back"'),
        "coat": path_in(pawn, 'class="coat"'),
        "helmet": path_in(pawn, '"yellow" : "red"'),
        "bar": path_in(pawn, 'class="bar"'),
    }


def clockworker() -> dict[str, Any]:
    """Units and roofs."""
    units, roof = source("games/clockworker/units.ts"), source("games/clockworker/Roof.svelte")
    return {
        "outlines": strings(units, "OUTLINES"),
        "details": strings(units, "DETAILS"),
        "hues": hues(source("games/clockworker/clockworker.css")),
        "roof": path_in(roof, "style:fill"),
        "chimney": path_in(roof, 'class="smoke"'),
    }


def files() -> dict[Path, str]:
    """By path: what stands there."""
    made = {
        PACKAGE / "drawing" / "page.json": page(),
        PACKAGE / "games" / "rockwell" / "data" / "drawing.json": rockwell(),
        PACKAGE / "games" / "clockworker" / "data" / "drawing.json": clockworker(),
    }
    return {path: json.dumps(content, indent=1, ensure_ascii=False) + "\n" for path, content in made.items()}


def main() -> None:
    """Writes them."""
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
