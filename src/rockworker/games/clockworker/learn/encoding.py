"""The encoding of Clockworker. Cards and tiles are numbered as in the component list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final

from rockworker.engine.names import kebab
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES, MOST_ARCHIVES, WORDS
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.learn.encoding import Encoding
from rockworker.learn.section import Seating, Section, one_hot, pack, part, remembered

SEATS: Final = ("me", "rival 1", "rival 2", "rival 3")
PLAYERS: Final = (2, 3, 4)
ENDINGS: Final = ("cards", "fin", "limit", "standstill")
PHASES: Final = tuple(kebab(kind.__name__) for kind in DEFINITION.frame_types)
COSTS: Final = (*RESOURCES, "point")
ROW: Final = 5
OPTIONS: Final = tuple(name for name in Options.__struct_fields__ if name != "round_limit")
FULL: Final = float((1 << MOST_SLOTS) - 1)


def _game(seating: Seating, seen: tuple[int, str, str, tuple[int, ...] | None, int, int, int]) -> bytes:
    turn, ending, phase, cost, deck, stack, before_fin = seen
    options = seating.about.options
    return pack(
        (
            *[seating.players == count for count in PLAYERS],
            *[name in options for name in OPTIONS],
            part(options.get("round_limit", 0), 100),
            part(turn, 20),
            *[ending == name for name in ENDINGS],
            *[phase == name for name in PHASES],
            *[part(count, 3) for count in cost or (0,) * len(COSTS)],
            part(deck, 20),
            part(stack, 10),
            part(before_fin, 5),
        )
    )


def _players(seating: Seating, seen: tuple[int, int, tuple[PlayerView, ...]]) -> bytes:
    current, first, players = seen
    parts = [_player(players[p], current == p, first == p) for p in seating.order]
    return b"".join(parts + [NO_PLAYER] * (len(SEATS) - len(parts)))


def _player(player: PlayerView, current: bool, first: bool) -> bytes:
    gears, red, green, blue, gold, robots = player.holdings
    return pack(
        (
            1.0,
            gears / (gears + 5),
            red / (red + 5),
            green / (green + 5),
            blue / (blue + 5),
            gold / (gold + 5),
            robots / (robots + 5),
            part(player.points, 20),
            player.cards / 20,
            len(player.factories) / 20,
            part(player.archive_count, 5),
            current,
            first,
        )
    )


def _factories(seating: Seating, seen: tuple[tuple[int, ...], tuple[int, ...], tuple[PlayerView, ...]]) -> bytes:
    """A factory lies in the row, or in one tableau; only the starting factory is in all of them."""
    row, prices, players = seen
    rows = [NO_FACTORY] * FACTORIES
    for place, factory in enumerate(row):
        if factory >= 0:
            rows[factory] = _in_row(place, prices[place])
    for seat, player in enumerate(seating.order):
        for order, owned in enumerate(players[player].factories, 1):
            if owned.factory:
                rows[owned.factory] = _owned(seat, order, owned.robots)
    rows[0] = _starting(tuple([_robots_on_first(players[player].factories) for player in seating.order]))
    return b"".join(rows)


def _robots_on_first(factories: Sequence[FactoryView]) -> tuple[int, ...] | None:
    return factories[0].robots if factories and factories[0].factory == 0 else None


@lru_cache(1 << 10)
def _in_row(place: int, price: int) -> bytes:
    return pack((*one_hot(place, ROW), part(price, 5), *[0.0] * (len(FACTORY) - ROW - 1)))


@lru_cache(1 << 14)
def _owned(seat: int, order: int, robots: tuple[int, ...]) -> bytes:
    numbers = [0.0] * len(FACTORY)
    _put(numbers, seat, order, robots)
    return pack(numbers)


@lru_cache(1 << 14)
def _starting(robots: tuple[tuple[int, ...] | None, ...]) -> bytes:
    numbers = [0.0] * len(FACTORY)
    for seat, occupied in enumerate(robots):
        if occupied is not None:
            _put(numbers, seat, 1, occupied)
    return pack(numbers)


def _put(numbers: list[float], seat: int, order: int, robots: tuple[int, ...]) -> None:
    if seat:
        start = len(FACTORY) - 2 * len(SEATS) + 2 * seat
        numbers[start], numbers[start + 1] = 1.0, sum([1 << slot - 1 for slot in robots]) / FULL
        return
    numbers[ROW + 1], numbers[ROW + 2] = 1.0, order / 20
    for slot in robots:
        numbers[ROW + 2 + slot] = 1.0


def _artifacts(seating: Seating, view: ClockworkerView) -> bytes:
    players = [view.players[player] for player in seating.order]
    return _owned_artifacts(view.copies, tuple([(player.artifacts, player.active_artifacts) for player in players]))


@lru_cache(1 << 12)
def _owned_artifacts(copies: tuple[int, ...], owners: tuple[tuple[tuple[int, ...], ...], ...]) -> bytes:
    width = len(ARTIFACT)
    numbers = [0.0] * (width * len(copies))
    numbers[::width] = [left / 2 for left in copies]
    for column, owned in enumerate([which for owner in owners for which in owner], 1):
        for artifact in owned:
            numbers[artifact * width + column] = 1.0
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


NO_FACTORY: Final = pack([0.0] * len(FACTORY))
NO_PLAYER: Final = pack([0.0] * len(PLAYER))
GAME_PARTS: Final = attrgetter("round", "ending", "phase", "cost", "deck_count", "stack_count", "archives_before_fin")


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(count)))


ENCODING: Final = Encoding(
    WORDS,
    (
        Section("game", GAME, remembered(GAME_PARTS, _game)),
        Section("players", PLAYER, remembered(attrgetter("current", "first", "players"), _players), SEATS),
        Section(
            "factories", FACTORY, remembered(attrgetter("row", "prices", "players"), _factories), _numbered(FACTORIES)
        ),
        Section("artifacts", ARTIFACT, _artifacts, _numbered(ARTIFACTS)),
        Section("archives", ARCHIVE, _archives, _numbered(MOST_ARCHIVES)),
    ),
)
