"""What all games of one person tell: places, scores, and what the person likes to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from rockworker.engine.rules import rules_of
from rockworker.play.statistics import mean
from rockworker.registry import definition_of, game_names, statistics_of
from rockworker.server.people.profiles import outcome_of
from rockworker.server.storage.results import ResultRow
from rockworker.server.storage.rows import Person
from rockworker.server.storage.store import Store
from rockworker.text.texts import Texts

FAVOURITES: Final = 5
"""So many of each group are told."""


class Favourite(msgspec.Struct, frozen=True):
    """Something that a player likes to do."""

    key: str
    label: str
    count: int
    games: int
    """In so many games."""
    won: int
    """So many of which were won."""


class Plan(msgspec.Struct, frozen=True):
    """Favourites of one kind, the most frequent first."""

    group: str
    label: str
    favourites: tuple[Favourite, ...]


class OwnStatistics(msgspec.Struct, frozen=True):
    """One game as one person plays it. Guided games, games on one screen and games that were stopped don't count."""

    game: str
    games: int
    won: int
    left: int
    places: dict[str, tuple[int, ...]]
    """By number of players: how often first, second …; games that were left are not among them."""
    best: int | None
    mean: float | None
    """Scores of the games that were played to the end."""
    plans: tuple[Plan, ...]


async def statistics(
    store: Store, person: Person, viewer: Person | None, game: str | None, language: str
) -> list[OwnStatistics]:
    """By game, as far as the viewer may know."""
    rows = await store.results.counted(person.id, viewer.id if viewer else None, game)
    known = [name for name in game_names() if any(row.game == name for row in rows)]
    return [await _of_game(store, name, [row for row in rows if row.game == name], language) for name in known]


async def _of_game(store: Store, game: str, rows: Sequence[ResultRow], language: str) -> OwnStatistics:
    finished = [row for row in rows if not row.left]
    scores = [row.score for row in finished]
    return OwnStatistics(
        game=game,
        games=len(rows),
        won=sum(outcome_of(row) == "won" for row in rows),
        left=len(rows) - len(finished),
        places=_places(finished),
        best=max(scores, default=None),
        mean=mean(scores) if scores else None,
        plans=await _plans(store, game, finished, language),
    )


def _places(rows: Sequence[ResultRow]) -> dict[str, tuple[int, ...]]:
    counted = {players: [0] * players for players in sorted({row.players for row in rows})}
    for row in rows:
        counted[row.players][row.place - 1] += 1
    return {str(players): tuple(places) for players, places in counted.items()}


# Plans


async def _plans(store: Store, game: str, rows: Sequence[ResultRow], language: str) -> tuple[Plan, ...]:
    groups = list(dict.fromkeys(group for row in rows for group in row.plans))
    words = _Words(store, game, language)
    return tuple([await _plan(group, rows, words) for group in groups])


async def _plan(group: str, rows: Sequence[ResultRow], words: _Words) -> Plan:
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(row.plans.get(group, {}))
    liked = [(key, count) for key, count in counts.most_common(FAVOURITES) if count]
    favourites = [await _favourite(group, key, count, rows, words) for key, count in liked]
    return Plan(group, words.group(group), tuple(favourites))


async def _favourite(group: str, key: str, count: int, rows: Sequence[ResultRow], words: _Words) -> Favourite:
    used = [row for row in rows if row.plans.get(group, {}).get(key)]
    label = await words.key(group, key, used[0].table)
    return Favourite(key, label, count, len(used), sum(row.place == 1 for row in used))


class _Words:
    """A game's words for what it counts. Pieces are named by the rules of a game in which they were used."""

    def __init__(self, store: Store, game: str, language: str) -> None:
        self.store = store
        self.definition = definition_of(game)
        self.counted = statistics_of(game)
        self.texts = Texts.of(self.definition, language)
        self._at_tables: dict[str, Texts] = {}

    def group(self, group: str) -> str:
        """What a kind of plan is called."""
        return self.texts.find(f"plan-{group}") or group

    async def key(self, group: str, key: str, table_id: str) -> str:
        """What one thing is called that was used at a table."""
        texts = self._at_tables.get(table_id) or await self._read(table_id)
        return self.counted.word(texts, group, key) or texts.find(f"statistic-{key}") or key

    async def _read(self, table_id: str) -> Texts:
        table = await self.store.table(table_id)
        assert table is not None, "tables with a result are kept"
        texts = self._at_tables[table_id] = self.texts.at_table(rules=rules_of(self.definition, table.header))
        return texts
