"""`rockworker new-game`: begins a game of your own, as a package that works from the first minute.

What it copies is a whole project, `games/template`, which is checked and played like everything else here. Only its
name changes: `template`, `Template` for the class, `TEMPLATE` before the clauses of the rulebook.
"""

from __future__ import annotations

import keyword
import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

import rockworker
from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.cli.refusals import refuse
from rockworker.registry import game_names

TEMPLATE: Final = Path(rockworker.__file__).parent / "games" / "template"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LEFTOVERS: Final = ("__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache")
"""What running the template leaves behind."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    into: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
    lang: args.Lang = Language.EN,
) -> None:
    """Begin a game of your own: a small, complete one, to be changed piece by piece."""
    words, folder = words_in(lang), into / name
    _check(name, folder)
    write(name, folder)
    typer.echo(words.term("new-game-written", folder=str(folder)))
    for step in (f"pip install -e {shlex.quote(str(folder))}", f"rockworker play {name}", "rockworker serve"):
        typer.echo(f"  {step}")


def _check(name: str, folder: Path) -> None:
    """Refuses a name that Python or rockworker can't take, and never writes over anything."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        refuse("new-game-no-name", "NAME", name=name)
    if folder.exists():
        refuse("new-game-there", "--into", folder=str(folder))
    if name in game_names() or _is_module(name):
        refuse("new-game-taken", "NAME", name=name)


def _is_module(name: str) -> bool:
    """Whether an import finds it; a mere folder of that name is none."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def write(name: str, folder: Path) -> None:
    """The template under another name, in a folder that is made for it."""
    folder.mkdir(parents=True)
    for source in _files():
        path = folder / renamed(source.relative_to(TEMPLATE).as_posix(), name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(source.read_text("utf-8"), name), "utf-8")


def _files() -> Iterator[Path]:
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and not set(LEFTOVERS).intersection(path.parts):
            yield path


def renamed(text: str, name: str) -> str:
    """A text of the template, as the new game has it."""
    title = "".join(part.capitalize() for part in name.split("_"))
    clauses = name.upper().replace("_", "-")
    return text.replace("template", name).replace("Template", title).replace("TEMPLATE", clauses)
