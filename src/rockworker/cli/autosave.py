"""Games that nobody gave a file have one all the same, and the last one played is remembered."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

LAST: Final = "last"
"""A folder with a note for each game: the file in which it was played last."""


def folder() -> Path:
    """Where this system keeps what programs remember: `~/.local/state/rockworker` on Linux."""
    return user_state_path("rockworker", appauthor=False)


def new_file(game: str) -> Path:
    """A file that does not exist yet, named by the game and the time."""
    games = folder() / "games"
    games.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    return next(path for n in count(1) if _claimed(path := games / f"{name}{'' if n == 1 else f'-{n}'}.json"))


def _claimed(path: Path) -> bool:
    """Whether the file was made just now: two games may begin in the same second."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def remember(path: Path, game: str) -> None:
    """Notes the file as the one played last."""
    notes = folder() / LAST
    notes.mkdir(parents=True, exist_ok=True)
    (notes / game).write_text(str(path.resolve()), "utf-8")


def last(game: str | None) -> Path | None:
    """The file played last, of one game or of all; None if there is none any more."""
    notes = [folder() / LAST / game] if game else list((folder() / LAST).glob("*"))
    newest = max((note for note in notes if note.is_file()), key=lambda note: note.stat().st_mtime_ns, default=None)
    path = Path(newest.read_text("utf-8")) if newest else None
    return path if path and path.is_file() else None
