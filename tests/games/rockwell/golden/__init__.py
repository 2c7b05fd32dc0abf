"""Golden games: whole games with everything that happened in them, so that any change of rules shows.

`python -m tests.games.rockwell.golden --write` rewrites them; the difference is the change of rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, size
from rockworker.games.rockwell.definition import DEFINITION
from tests.games.rockwell.properties.worlds import World, steps

FOLDER = Path(__file__).parent
WORLDS = {
    "two-players": World(2, seed=7, chance=7),
    "three-players": World(3, seed=4, chance=4, options=("active_first", "danger_on_remainder", "rank_zero")),
    "four-players": World(4, seed=9, chance=9),
    "four-rich-players": World(4, seed=1, chance=5, options=("open_stocks",), rich=True),
}


def transcript(header: Header, log: Sequence[tuple[int, Action]]) -> Iterator[str]:
    """A game line by line: its header, then each action with the number of choices there were, then its events."""
    game = Game(DEFINITION, header)
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
    codec = Game(DEFINITION, header).codec
    return header, [(record["player"], codec.action(record["does"])) for record in records if "does" in record]


def write() -> None:
    """Plays the golden games and writes them."""
    for name, world in WORLDS.items():
        game = world.deal()
        for _ in steps(game, world.choices()):
            pass
        text = "\n".join(transcript(game.header, game.log))
        (FOLDER / f"{name}.jsonl").write_text(f"{text}\n", encoding="utf-8")


def _line(record: Any) -> str:
    return msgspec.json.encode(record).decode()
