"""The sections of Clockworker's vectors, from a view. Cards and tiles are numbered as in the component list."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from rockworker.bots.seat import About
from rockworker.engine.names import kebab
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES, MOST_ARCHIVES
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.learn.section import Seating, Section, looking_at, one_hot, pack, part

SEATS: Final = ("me", "rival 1", "rival 2", "rival 3")
PLAYERS: Final = (2, 3, 4)
ENDINGS: Final = ("cards", "fin", "limit", "standstill")
PHASES: Final = tuple(kebab(kind.__name__) for kind in DEFINITION.frame_types)
COSTS: Final = (*RESOURCES, "point")
ROW: Final = 5
OPTIONS: Final = tuple(name for name in Options.__struct_fields__ if name != "round_limit")
FULL: Final = float((1 << MOST_SLOTS) - 1)


def agreed(about: About) -> bytes:
    """What was settled before the deal."""
    chosen = [name in about.options for name in OPTIONS]
    limit = about.options.get("round_limit", 0)
    return pack((*[about.players == count for count in PLAYERS], *chosen, part(limit, 100)))


def ending_numbers(ending: str) -> bytes:
    """Why this round is the last one."""
    return pack([ending == name for name in ENDINGS])


def phase_numbers(phase: str) -> bytes:
    """What goes on."""
    return pack([phase == name for name in PHASES])


def cost_numbers(cost: tuple[int, ...] | None) -> bytes:
    """The price that is being paid."""
    return pack([part(count, 3) for count in cost or (0,) * len(COSTS)])


def _game(seating: Seating, seen: tuple[int, str, str, tuple[int, ...] | None, int, int, int]) -> bytes:
    turn, ending, phase, cost, deck, stack, before_fin = seen
    parts = [agreed(seating.about), pack([part(turn, 20)]), ending_numbers(ending), phase_numbers(phase)]
    return b"".join([*parts, cost_numbers(cost), pack((part(deck, 20), part(stack, 10), part(before_fin, 5)))])


def _players(seating: Seating, seen: tuple[int, int, tuple[PlayerView, ...]]) -> bytes:
    current, first, players = seen
    parts = [_player(players[p], current == p, first == p) for p in seating.order]
    return b"".join(parts + [NO_PLAYER] * (len(SEATS) - len(parts)))


def _player(player: PlayerView, current: bool, first: bool) -> bytes:
    counts = (player.cards / 20, len(player.factories) / 20, part(player.archive_count, 5))
    supply = [part(count, 5) for count in player.holdings]
    return PRESENT + pack((*supply, part(player.points, 20), *counts, current, first))


def _factories(seating: Seating, seen: tuple[tuple[int, ...], tuple[int, ...], tuple[PlayerView, ...]]) -> bytes:
    """A factory lies in the row, or in one tableau; only the starting factory is in all of them."""
    row, prices, players = seen
    rows = [NO_FACTORY] * FACTORIES
    for place, factory in enumerate(row):
        if factory >= 0:
            rows[factory] = in_row(place, prices[place])
    for seat, player in enumerate(seating.order):
        for order, card in enumerate(players[player].factories, 1):
            if card.factory:
                rows[card.factory] = owned(seat, order, card.robots)
    rows[0] = starting(tuple([_robots_on_first(players[player].factories) for player in seating.order]))
    return b"".join(rows)


def _robots_on_first(factories: Sequence[FactoryView]) -> tuple[int, ...] | None:
    return factories[0].robots if factories and factories[0].factory == 0 else None


def in_row(place: int, price: int) -> bytes:
    """A factory that can be bought."""
    return pack((*one_hot(place, ROW), part(price, 5), *[0.0] * (len(FACTORY) - ROW - 1)))


def owned(seat: int, order: int, robots: tuple[int, ...]) -> bytes:
    """A factory in a tableau."""
    rivals = [of_rival(robots if seat == rival else None) for rival in range(1, len(SEATS))]
    return b"".join([NOT_IN_ROW, of_mine(order, None if seat else robots), *rivals])


def starting(robots: tuple[tuple[int, ...] | None, ...]) -> bytes:
    """The starting factory, which all have."""
    nobody = [of_rival(None)] * (len(SEATS) - len(robots))
    return b"".join([NOT_IN_ROW, of_mine(1, robots[0]), *map(of_rival, robots[1:]), *nobody])


def of_mine(order: int, robots: tuple[int, ...] | None) -> bytes:
    """When a factory came into the viewer's tableau, and its robots; None: it is not there."""
    if robots is None:
        return pack([0.0] * (2 + MOST_SLOTS))
    return pack((1.0, order / 20, *[float(slot + 1 in robots) for slot in range(MOST_SLOTS)]))


def of_rival(robots: tuple[int, ...] | None) -> bytes:
    """Whether a factory is in a rival's tableau, and its robots; None: it is not there."""
    if robots is None:
        return pack((0.0, 0.0))
    return pack((1.0, sum([1 << slot - 1 for slot in robots]) / FULL))


def _artifacts(seating: Seating, view: ClockworkerView) -> bytes:
    players = [view.players[player] for player in seating.order]
    owned = [which for player in players for which in (player.artifacts, player.active_artifacts)]
    rows = [artifact_numbers(left, _flags(number, owned, 2 * len(SEATS))) for number, left in enumerate(view.copies)]
    return b"".join(rows)


def artifact_numbers(left: int, flags: list[float]) -> bytes:
    """Copies left, and by player, in the viewer's order, whether they have it and may use it."""
    return pack((left / 2, *flags))


def _flags(number: int, places: Sequence[Sequence[int]], most: int) -> list[float]:
    """At which places a number is."""
    return [float(number in place) for place in places] + [0.0] * (most - len(places))


def _archives(seating: Seating, view: ClockworkerView) -> bytes:
    places = [view.display, *[view.players[player].archives or () for player in seating.order]]
    return b"".join([archive_numbers(_flags(archive, places, len(ARCHIVE))) for archive in range(MOST_ARCHIVES)])


def archive_numbers(flags: list[float]) -> bytes:
    """Whether it can be bought, and who is known to have it."""
    return pack(flags)


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


PRESENT: Final = pack([1.0])
NOT_IN_ROW: Final = pack([0.0] * (ROW + 1))
NO_FACTORY: Final = pack([0.0] * len(FACTORY))
NO_PLAYER: Final = pack([0.0] * len(PLAYER))
GAME_PARTS: Final = attrgetter("round", "ending", "phase", "cost", "deck_count", "stack_count", "archives_before_fin")


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(count)))


SECTIONS: Final = (
    Section("game", GAME, looking_at(GAME_PARTS, _game)),
    Section("players", PLAYER, looking_at(attrgetter("current", "first", "players"), _players), SEATS),
    Section("factories", FACTORY, looking_at(attrgetter("row", "prices", "players"), _factories), _numbered(FACTORIES)),
    Section("artifacts", ARTIFACT, _artifacts, _numbered(ARTIFACTS)),
    Section("archives", ARCHIVE, _archives, _numbered(MOST_ARCHIVES)),
)
