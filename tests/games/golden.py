"""Golden games: whole games with everything that happened in them, so that any change of rules shows.

`python -m tests.games.golden` rewrites them all; the difference is the change of rules. Each game says in its folder
`golden` which games are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, size
from rockworker.registry import definition_of


def transcript(header: Header, log: Sequence[tuple[int, Action]]) -> Iterator[str]:
    """A game line by line: its header, then each action with the number of choices there were, then its events."""
    game = Game(definition_of(header.game), header)
    yield _line({"header": header})
    yield from map(_line, game.opening)
    for number, (player, action) in enumerate(log, 1):
        choices = size(game.offers(player))
        yield _line({"action": number, "player": player, "choices": choices, "does": action})
        yield from map(_line, game.apply(player, action))
    yield _line({"scores": game.scores})


def actions_of(lines: Sequence[str]) -> tuple[Header, list[tuple[int, Action]]]:
    """The header and the actions of a transcript."""
    records = [msgspec.json.decode(line) for line in lines]
    header = msgspec.convert(records[0]["header"], Header)
    codec = Game(definition_of(header.game), header).codec
    return header, [(record["player"], codec.action(record["does"])) for record in records if "does" in record]


def write(game: Game, path: Path) -> None:
    """Writes a game that was played."""
    text = "\n".join(transcript(game.header, game.log))
    path.write_text(f"{text}\n", encoding="utf-8")


def _line(record: Any) -> str:
    return msgspec.json.encode(record).decode()


if __name__ == "__main__":
    from tests.games.test_golden import GOLDEN  # the list of all of them

    for file, play in GOLDEN.items():
        write(play(), file)
