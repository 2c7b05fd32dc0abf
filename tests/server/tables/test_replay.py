"""How often a game is played again: once for an import, once for statistics, never for an export."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rockworker
from rockworker.engine.codec import Codec, OneOf
from rockworker.engine.game import Game
from rockworker.engine.saves import Save
from rockworker.server.tables import history
from rockworker.server.tables.log import Moved
from rockworker.server.tables.replayer import Count, PlayMoves, count, play_moves
from tests.server.harness import AtRandom, house, story

MOVES = 187


def _saved() -> bytes:
    game = rockworker.new("rockwell", players=3, seed=5)
    choose = AtRandom(1)
    while game.version < MOVES:
        player = game.actors[0]
        game.apply(player, choose(game.offers(player)))
    return game.save().encode()


def _count(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what a game costs: actions applied, actions decoded, events decoded, copies."""
    counts: Counter[str] = Counter()
    for owner, name in ((Game, "apply"), (Game, "copy"), (Codec, "action"), (Codec, "event")):
        _count_calls(monkeypatch, counts, owner, name)
    return counts


def _count_calls(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: Any, name: str) -> None:
    original = getattr(owner, name)

    def counted(*args: Any, **more: Any) -> Any:
        counts[name] += 1
        return original(*args, **more)

    monkeypatch.setattr(owner, name, counted)


@story
async def test_every_move_is_applied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An import of 187 moves decodes and applies 187; its statistics apply 187, its file none; no event is read.

    All of it where games are played again; the process that serves tables applies none."""
    save = _saved()
    async with house(tmp_path) as at:
        ann = await at.person("Ann")
        counts = _count(monkeypatch)
        room = await history.import_game(at.maker(ann), save)
        assert counts == {}
        table, moves = room.session.table, [Moved(*move) for move in Save.parse(save).log]
        play_moves(PlayMoves(table, tuple(moves), 0))
        assert counts == {"apply": MOVES, "action": MOVES, "copy": MOVES}
        counts.clear()
        assert rockworker.load(save).header == table.header
        counts.clear()
        await history.export(room, ann)
        assert counts == {}
        entries = await at.hub.store.entries(table.id)
        count(Count(table, tuple(entries), (0, 0, 0)))
        assert counts == {"apply": MOVES, "action": MOVES, "copy": MOVES}


@story
async def test_a_move_stays_in_one_form_until_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are never written as plain data and read again on their way from the game to the viewers."""
    async with house(tmp_path) as at:
        room = await at.table("Ann", "Ben")
        counts: Counter[str] = Counter()
        for method in ("event", "events"):
            _count_calls(monkeypatch, counts, Codec, method)
        _count_calls(monkeypatch, counts, OneOf, "read")
        await at.act(room, 0)
        assert counts == {"read": 1}, "the action, and nothing else"
        assert len(await at.hub.store.log(room.session.table)) == 2
        assert counts["events"] >= 1
