"""Makes the README's moving pictures from what `tests/browser/film.py` shot: `make pictures` runs both.

It needs Pillow, which the project itself does not, so `make` keeps that in an environment of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops

ROOT: Final = Path(__file__).parent.parent
SHOT: Final = ROOT / "build" / "film"
IMAGES: Final = ROOT / "docs" / "images"
WIDTH: Final = 960
LONGEST_MS: Final = 1_200
"""Nobody wants to watch a bot think."""
MOST_BYTES: Final = 1_500_000


def frames(folder: Path) -> list[tuple[Any, int]]:
    """The pictures with their times; one that shows nothing new prolongs the one before it."""
    spans: list[int] = json.loads((folder / "spans.json").read_text("utf-8"))
    found: list[tuple[Any, int]] = []
    for path, span in zip(sorted(folder.glob("*.png")), spans, strict=True):
        picture = _small(Image.open(path).convert("RGB"))
        if found and ImageChops.difference(found[-1][0], picture).getbbox() is None:
            found[-1] = (found[-1][0], min(found[-1][1] + span, LONGEST_MS))
        else:
            found.append((picture, min(span, LONGEST_MS)))
    return found


def _small(picture: Any) -> Any:
    return picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)


def write(folder: Path) -> Path:
    """One moving picture, which must not grow too large for a README."""
    target = IMAGES / f"{folder.name}.webp"
    pictures, spans = zip(*frames(folder), strict=True)
    pictures[0].save(
        target, save_all=True, append_images=pictures[1:], duration=list(spans), loop=0, quality=60, method=6
    )
    if target.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{target} has {target.stat().st_size:,} bytes; {MOST_BYTES:,} are the most.")
    return target


if __name__ == "__main__":
    for shot in sorted(SHOT.iterdir()):
        made = write(shot)
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size:,} bytes, {len(frames(shot))} pictures")
