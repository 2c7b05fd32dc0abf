"""The encoding of Clockworker. Cards and tiles are numbered as in the component list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rockworker.engine.names import kebab
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES, MOST_ARCHIVES, WORDS
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.learn.encoding import Encoding
from rockworker.learn.section import Seating, Section, pack, part

SEATS: Final = ("me", "rival 1", "rival 2", "rival 3")
PLAYERS: Final = (2, 3, 4)
ENDINGS: Final = ("cards", "fin", "limit", "standstill")
PHASES: Final = tuple(kebab(kind.__name__) for kind in DEFINITION.frame_types)
COSTS: Final = (*RESOURCES, "point")
ROW: Final = 5
OPTIONS: Final = tuple(name for name in Options.__struct_fields__ if name != "round_limit")
FULL: Final = float((1 << MOST_SLOTS) - 1)


def _game(seating: Seating, view: ClockworkerView) -> bytes:
    options = seating.about.options
    return pack(
        (
            *[float(seating.players == count) for count in PLAYERS],
            *[float(name in options) for name in OPTIONS],
            part(options.get("round_limit", 0), 100),
            part(view.round, 20),
            *[float(view.ending == name) for name in ENDINGS],
            *[float(view.phase == name) for name in PHASES],
            *[part(count, 3) for count in view.cost or (0,) * len(COSTS)],
            part(view.deck_count, 20),
            part(view.stack_count, 10),
            part(view.archives_before_fin, 5),
        )
    )


def _players(seating: Seating, view: ClockworkerView) -> bytes:
    numbers: list[float] = []
    for player in seating.order:
        numbers += (*_player(view.players[player]), float(view.current == player), float(view.first == player))
    return pack(numbers + [0.0] * (len(SEATS) * len(PLAYER) - len(numbers)))


def _player(player: PlayerView) -> list[float]:
    amounts = [part(count, 5) for count in player.holdings]
    counts = (part(player.points, 20), player.cards / 20, len(player.factories) / 20, part(player.archive_count, 5))
    return [1.0, *amounts, *counts]


def _factories(seating: Seating, view: ClockworkerView) -> bytes:
    width = len(FACTORY)
    numbers = [0.0] * (FACTORIES * width)
    for place, (factory, price) in enumerate(zip(view.row, view.prices, strict=True)):
        if factory >= 0:
            numbers[factory * width + place] = 1.0
            numbers[factory * width + ROW] = part(price, 5)
    mine, *others = [view.players[player].factories for player in seating.order]
    _put_mine(numbers, mine)
    for column, rival in zip(range(width - 2 * len(SEATS) + 2, width, 2), others, strict=False):
        for owned in rival:
            start = owned.factory * width + column
            numbers[start], numbers[start + 1] = 1.0, sum([1 << slot - 1 for slot in owned.robots]) / FULL
    return pack(numbers)


def _put_mine(numbers: list[float], mine: Sequence[FactoryView]) -> None:
    for order, owned in enumerate(mine, 1):
        start = owned.factory * len(FACTORY) + ROW + 1
        numbers[start], numbers[start + 1] = 1.0, order / 20
        for slot in owned.robots:
            numbers[start + 1 + slot] = 1.0


def _artifacts(seating: Seating, view: ClockworkerView) -> bytes:
    players = [view.players[player] for player in seating.order]
    return _owned_artifacts(view.copies, tuple([(player.artifacts, player.active_artifacts) for player in players]))


@lru_cache(1 << 12)
def _owned_artifacts(copies: tuple[int, ...], owners: tuple[tuple[tuple[int, ...], ...], ...]) -> bytes:
    numbers: list[float] = []
    for artifact, left in enumerate(copies):
        flags = [float(artifact in which) for owner in owners for which in owner]
        numbers += (left / 2, *flags, *[0.0] * (len(ARTIFACT) - 1 - len(flags)))
    return pack(numbers)


def _archives(seating: Seating, view: ClockworkerView) -> bytes:
    known = [view.players[player].archives or () for player in seating.order]
    return _owned_archives(view.display, tuple(known))


@lru_cache(1 << 12)
def _owned_archives(display: tuple[int, ...], owners: tuple[tuple[int, ...], ...]) -> bytes:
    numbers: list[float] = []
    for archive in range(MOST_ARCHIVES):
        flags = [float(archive in which) for which in (display, *owners)]
        numbers += (*flags, *[0.0] * (len(ARCHIVE) - len(flags)))
    return pack(numbers)


GAME: Final = {
    **{f"{count} players": "1: so many play" for count in PLAYERS},
    **dict.fromkeys(OPTIONS, "1: not as by default"),
    "round limit": "n/(n+100)",
    "round": "n/(n+20)",
    **{f"ending {name}": "1: this round is the last one, for this reason" for name in ENDINGS},
    **{f"phase {name}": "1: this goes on" for name in PHASES},
    **{f"cost {name}": "of the price that is being paid: n/(n+3)" for name in COSTS},
    "deck": "factories left: n/(n+20)",
    "stack": "archives left: n/(n+10)",
    "archives before FIN": "n/(n+5)",
}
PLAYER: Final = {
    "present": "1: somebody plays here",
    **dict.fromkeys(RESOURCES, "n/(n+5)"),
    "points": "tokens: n/(n+20)",
    "cards": "by 20",
    "factories": "by 20",
    "archives": "how many: n/(n+5)",
    "current": "1: whose turn it is",
    "first": "1: has the first-player marker",
}
FACTORY: Final = {
    **{f"row {place + 1}": "1: it lies here, 1 beside the deck" for place in range(ROW)},
    "price": "in the row, in gears: n/(n+5)",
    "mine": "1: in the viewer's tableau",
    "order": "when it came there, from 1 on; by 20",
    **{f"my slot {slot + 1}": "1: a robot stands on it" for slot in range(MOST_SLOTS)},
    **{
        f"{seat} {name}": meaning
        for seat in SEATS[1:]
        for name, meaning in {"owns": "1: in this tableau", "robots": "occupied slots as bits, by 255"}.items()
    },
}
ARTIFACT: Final = {
    "copies": "left, by 2",
    **{f"{seat} {name}": "1" for seat in SEATS for name in ("owns", "may use")},
}
ARCHIVE: Final = {
    "display": "1: it can be bought",
    **{f"{seat} owns": "1: as far as the viewer may know" for seat in SEATS},
}


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(count)))


ENCODING: Final = Encoding(
    WORDS,
    (
        Section("game", GAME, _game),
        Section("players", PLAYER, _players, SEATS),
        Section("factories", FACTORY, _factories, _numbered(FACTORIES)),
        Section("artifacts", ARTIFACT, _artifacts, _numbered(ARTIFACTS)),
        Section("archives", ARCHIVE, _archives, _numbered(MOST_ARCHIVES)),
    ),
)
