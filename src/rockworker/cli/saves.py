"""Games in files. Besides header and log, the terminal notes the seating."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rockworker.cli.refusals import refuse
from rockworker.engine.game import Game
from rockworker.engine.saves import Save, Seating
from rockworker.registry import definition_of


def refuse_to_lose(path: Path | None, argument: str, force: bool) -> None:
    """Refuses a file that exists already, or that can't be written, before anything is done."""
    if path is None:
        return
    if not path.parent.is_dir():
        refuse("no-folder", argument, folder=str(path.parent))
    if path.exists() and not force:
        refuse("file-exists", argument, file=str(path))


def read(path: Path) -> tuple[Game, Seating]:
    """A game, and its seating if it was noted."""
    save = Save.parse(path.read_bytes())
    return Game.restore(definition_of(save.header.game), save), save.table


def write(path: Path, game: Game, seats: Sequence[str] = (), names: Sequence[str] = ()) -> None:
    """Writes a game and who played it."""
    write_table(path, game, Seating(tuple(seats), tuple(names)))


def write_table(path: Path, game: Game, table: Seating) -> None:
    """Replaces the file in one stroke: whatever happens, the old one or the new one is there."""
    save = Save.of(game, table)
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(save.encode())
    os.replace(draft, path)
