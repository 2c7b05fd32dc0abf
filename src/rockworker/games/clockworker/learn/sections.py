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
from rockworker.games.clockworker.view import PlayerView
from rockworker.learn.section import Seating, Section, looking_at, nothing, one_hot, pack, part

RIVALS: Final = ("rival 1", "rival 2", "rival 3")
SEATS: Final = ("me", *RIVALS)
PLAYERS: Final = (2, 3, 4)
ENDINGS: Final = ("cards", "fin", "limit", "standstill")
PHASES: Final = tuple(kebab(kind.__name__) for kind in DEFINITION.frame_types)
COSTS: Final = (*RESOURCES, "point")
ROW: Final = 5
PLACES: Final = tuple(f"place {place + 1}" for place in range(ROW))
"""Place 1 is beside the deck."""
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


def _row(seating: Seating, seen: tuple[tuple[int, ...], tuple[int, ...]]) -> bytes:
    return b"".join([in_row(factory, price) for factory, price in zip(*seen, strict=True)])


def in_row(factory: int, price: int) -> bytes:
    """What lies in a place of the row; -1 is nothing."""
    return pack((*one_hot(factory, FACTORIES), part(price, 5)))


def _copies(seating: Seating, copies: Sequence[int]) -> bytes:
    return pack([left / 2 for left in copies])


def _display(seating: Seating, display: Sequence[int]) -> bytes:
    return flags(display, MOST_ARCHIVES)


def flags(there: Sequence[int], most: int) -> bytes:
    """Which numbers are there, of all below the most."""
    return pack([float(number in there) for number in range(most)])


def _players(seating: Seating, seen: tuple[int, int, tuple[PlayerView, ...]]) -> bytes:
    current, first, players = seen
    parts = [_player(players[p], current == p, first == p) for p in seating.order]
    return b"".join(parts + [NO_PLAYER] * (len(SEATS) - len(parts)))


def _player(player: PlayerView, current: bool, first: bool) -> bytes:
    counts = (player.cards / 20, len(player.factories) / 20, part(player.archive_count, 5))
    supply = [part(count, 5) for count in player.holdings]
    numbers = pack((*supply, part(player.points, 20), *counts, current, first))
    return PRESENT + numbers + flags(player.artifacts, ARTIFACTS) + flags(player.active_artifacts, ARTIFACTS)


def _mine(seating: Seating, players: tuple[PlayerView, ...]) -> bytes:
    me = players[seating.viewer]
    rows = [NOT_MINE] * FACTORIES
    for order, card in enumerate(me.factories, 1):
        rows[card.factory] = my_order(order) + my_factory(card.robots)
    return b"".join(rows)


def my_order(order: int) -> bytes:
    """When a factory came into the viewer's tableau."""
    return pack([order / 20])


def my_factory(robots: tuple[int, ...] | None) -> bytes:
    """Whether a factory is in the viewer's tableau, and its robots; None: it is not there."""
    return pack((robots is not None, *[slot + 1 in (robots or ()) for slot in range(MOST_SLOTS)]))


def _my_archives(seating: Seating, players: tuple[PlayerView, ...]) -> bytes:
    return flags(players[seating.viewer].archives or (), MOST_ARCHIVES)


def _rivals(seating: Seating, players: tuple[PlayerView, ...]) -> bytes:
    parts = [_rival(players[player]) for player in seating.order[1:]]
    return b"".join(parts + [NO_RIVAL] * (len(RIVALS) - len(parts)))


def _rival(rival: PlayerView) -> bytes:
    robots = {card.factory: card.robots for card in rival.factories}
    factories = [rivals_factory(robots.get(factory)) for factory in range(FACTORIES)]
    return b"".join([*factories, flags(rival.archives or (), MOST_ARCHIVES)])


def rivals_factory(robots: tuple[int, ...] | None) -> bytes:
    """Whether a factory is in a rival's tableau, and its robots; None: it is not there."""
    if robots is None:
        return pack((0.0, 0.0))
    return pack((1.0, sum([1 << slot - 1 for slot in robots]) / FULL))


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
    **{f"artifact {number}": "1: owns it" for number in range(ARTIFACTS)},
    **{f"may use {number}": "1: may use the ability of this artifact" for number in range(ARTIFACTS)},
}
IN_ROW: Final = {
    **{f"factory {number}": "1: it lies here" for number in range(FACTORIES)},
    "price": "in gears: n/(n+5)",
}
MY_FACTORY: Final = {
    "order": "when it came into the viewer's tableau, from 1 on; by 20",
    "owns": "1: it is there",
    **{f"slot {slot + 1}": "1: a robot stands on it" for slot in range(MOST_SLOTS)},
}
RIVAL: Final = {
    **{
        f"factory {number} {name}": meaning
        for number in range(FACTORIES)
        for name, meaning in {"owns": "1: in this tableau", "robots": "occupied slots as bits, by 255"}.items()
    },
    **{f"archive {number}": "1: owns it, as far as the viewer may know" for number in range(MOST_ARCHIVES)},
}

PRESENT: Final = pack([1.0])
NOT_MINE: Final = nothing(MY_FACTORY)
NO_PLAYER: Final = nothing(PLAYER)
NO_RIVAL: Final = nothing(RIVAL)
GAME_PARTS: Final = attrgetter("round", "ending", "phase", "cost", "deck_count", "stack_count", "archives_before_fin")


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(count)))


# First what all see, then of each player what all see, then what its owner sees otherwise than the others: so scribes
# write everything once, and a vector is a few blocks of it.
SECTIONS: Final = (
    Section("game", GAME, looking_at(GAME_PARTS, _game)),
    Section("row", IN_ROW, looking_at(attrgetter("row", "prices"), _row), PLACES),
    Section("artifacts", {"copies": "left, by 2"}, looking_at(attrgetter("copies"), _copies), _numbered(ARTIFACTS)),
    Section(
        "display",
        {"there": "1: it can be bought"},
        looking_at(attrgetter("display"), _display),
        _numbered(MOST_ARCHIVES),
    ),
    Section("players", PLAYER, looking_at(attrgetter("current", "first", "players"), _players), SEATS),
    Section("my factories", MY_FACTORY, looking_at(attrgetter("players"), _mine), _numbered(FACTORIES)),
    Section("my archives", {"owns": "1"}, looking_at(attrgetter("players"), _my_archives), _numbered(MOST_ARCHIVES)),
    Section("rivals", RIVAL, looking_at(attrgetter("players"), _rivals), RIVALS),
)
