"""Golden games: whole games with everything that happened in them, so that any change of rules shows.

`python -m tests.games.clockworker.golden --write` rewrites them; the difference is the change of rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, size
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.play.arena import play_match
from tests.games.clockworker.play import new_game

FOLDER = Path(__file__).parent
WORLDS: dict[str, tuple[Game, list[str]]] = {
    "two-players": (new_game(2, 7), ["random", "random"]),
    "three-players": (new_game(3, 4, {"p5_bonus": "one_unit", "recovery": "optional"}), ["random"] * 3),
    "four-players": (new_game(4, 9), ["random"] * 4),
    "four-greedy-players": (new_game(4, 1), ["greedy"] * 4),
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
    for name, (dealt, bots) in WORLDS.items():
        game = play_match(dealt.copy(), bots, dealt.header.seed)
        text = "\n".join(transcript(game.header, game.log))
        (FOLDER / f"{name}.jsonl").write_text(f"{text}\n", encoding="utf-8")


def _line(record: Any) -> str:
    return msgspec.json.encode(record).decode()
