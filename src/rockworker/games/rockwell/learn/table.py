"""What everybody sees of the table: whose turn it is and for what, the boards, prices and piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from rockworker.engine.names import kebab
from rockworker.games.rockwell.component_checks import PILES, ROW_SIZE, ROWS
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.frames.drilling import STAGE_NAMES, DrillingTurn
from rockworker.games.rockwell.learn.owners import ALL_CREWS, OWNERS, SEATS, per_resource, place_of
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.view import PileView, RockwellView
from rockworker.learn.section import Seating, Section, one_hot, pack, part

MOST_SLOTS: Final = 16
"""Ours have 11."""
MOST_DELIVERIES: Final = 12
"""Piles; ours are 7."""
ACHIEVEMENTS: Final = ROWS * ROW_SIZE
TRACK: Final = 8
ENDINGS: Final = ("centre", "achievements", "limit")
PLAYERS: Final = (2, 3, 4)
PROMPTS: Final = (
    *(kebab(kind.__name__) for kind in DEFINITION.frame_types if kind is not DrillingTurn),
    *(f"drilling-turn-{stage}" for stage in dict.fromkeys(STAGE_NAMES)),
)
LIMIT: Final = "turn_limit"
CHOICES: Final = tuple(name for name in Options.__struct_fields__ if name != LIMIT)
"""Options that are chosen or not."""
CHOSEN: Final = (*DEFINITION.module_names, *CHOICES)


@lru_cache(256)
def _agreed(players: int, modules: tuple[str, ...], options: tuple[tuple[str, int], ...]) -> tuple[float, ...]:
    """What was settled before the deal."""
    agreed = msgspec.convert(dict(options), Options)
    chosen = [name in modules for name in DEFINITION.module_names] + [getattr(agreed, name) for name in CHOICES]
    return (*[float(players == count) for count in PLAYERS], *map(float, chosen), part(agreed.turn_limit, 25))


def _game(seating: Seating, view: RockwellView) -> bytes:
    about = seating.about
    return pack(
        (
            *_agreed(about.players, about.modules, tuple(about.options.items())),
            part(view.turn, 8),
            *one_hot(view.track, TRACK),
            *one_hot(ENDINGS.index(view.ending) if view.ending else -1, len(ENDINGS)),
            *[part(price, 1000) for price in view.prices],
            part(view.bribery_tiles, 4),
            part(view.dice, 4),
        )
    )


@lru_cache(1024)
def _going_on(prompts: tuple[str, ...]) -> tuple[float, ...]:
    asked = prompts[-1] if prompts else ""
    return tuple([1.0 if name == asked else 0.5 * (name in prompts) for name in PROMPTS])


def _asked(seating: Seating, view: RockwellView) -> bytes:
    owner, number = divmod(view.active_crew, CREWS)
    place = place_of(seating, owner) if view.active_crew >= 0 else -1
    return pack(
        (
            *_going_on(view.prompts),
            *one_hot(place_of(seating, view.active), len(OWNERS)),
            *one_hot(place * CREWS + number if place >= 0 else -1, len(ALL_CREWS)),
        )
    )


def _orders(seating: Seating, view: RockwellView) -> bytes:
    numbers = [0.0] * 2 * len(SEATS)
    for row, order in enumerate((view.management, view.control)):
        for position, player in enumerate(order, 1):
            numbers[2 * seating.places[player] + row] = position / seating.players
    return pack(numbers)


def _slots(seating: Seating, view: RockwellView) -> bytes:
    return _slots_from(view.slots, seating.viewer, seating.order)


@lru_cache(1 << 14)
def _slots_from(slots: tuple[int, ...], viewer: int, order: tuple[int, ...]) -> bytes:
    numbers: list[float] = []
    for owner in slots:
        numbers += (1.0, *one_hot(order.index(owner) if owner >= 0 else -1, len(SEATS)))
    return pack(numbers + [0.0] * (MOST_SLOTS * (1 + len(SEATS)) - len(numbers)))


@lru_cache(1 << 10)
def _piles(piles: tuple[int, ...], deliveries: tuple[PileView, ...], achievements: tuple[PileView, ...]) -> bytes:
    numbers = [part(left, 6) for left in piles]
    for pile in deliveries:
        cubes = pile.cubes or (0, 0, 0, 0)
        numbers += (part(pile.left, 4), part(pile.prestige or 0, 10), *[part(count, 3) for count in cubes])
    numbers += [0.0] * 6 * (MOST_DELIVERIES - len(deliveries))
    for pile in achievements:
        numbers += (part(pile.left, 4), part(pile.prestige or 0, 10))
    return pack(numbers)


def _pile_fields() -> dict[str, str]:
    fields = {f"pile {number + 1}": "cards left: n/(n+6)" for number in range(PILES)}
    for number in range(MOST_DELIVERIES):
        fields |= {f"P{number + 1} left": "n/(n+4)", f"P{number + 1} prestige": "of its top tile: n/(n+10)"}
        fields |= {f"P{number + 1} {cube}": "what its top tile costs: n/(n+3)" for cube in per_resource("")}
    for number in range(ACHIEVEMENTS):
        fields |= {f"achievement {number + 1} left": "n/(n+4)"}
        fields |= {f"achievement {number + 1} prestige": "of its top tile: n/(n+10)"}
    return fields


SECTIONS: Final = (
    Section(
        "game",
        {
            **{f"{count} players": "1: so many play" for count in PLAYERS},
            **dict.fromkeys(CHOSEN, "1: it was chosen"),
            "turn limit": "n/(n+25)",
            "turn": "n/(n+8)",
            **{f"track {step}": "1: the drilling track stands here" for step in range(TRACK)},
            **{f"ending {name}": "1: this ends the game" for name in ENDINGS},
            **{f"price of {name}": "$/($+1000)" for name in per_resource("")},
            "bribery tiles": "left on Board I: n/(n+4)",
            "dice": "left on Board I: n/(n+4)",
        },
        _game,
    ),
    Section(
        "asked",
        {
            **dict.fromkeys(PROMPTS, "1: this is asked now; ½: it goes on around it"),
            **{f"active {owner}": "1: whose turn it is" for owner in OWNERS},
            **{f"active crew {crew}": "1: it is the active crew" for crew in ALL_CREWS},
        },
        _asked,
    ),
    Section(
        "orders",
        {"management": "place in the order, by the number of players", "control": "the same in Control order"},
        _orders,
        SEATS,
    ),
    Section(
        "slots",
        {"there": "1: the slot exists", **dict.fromkeys(SEATS, "1: whose Vice President is on it")},
        _slots,
        tuple(f"S{number + 1}" for number in range(MOST_SLOTS)),
    ),
    Section("piles", _pile_fields(), lambda seating, view: _piles(view.piles, view.deliveries, view.achievements)),
)
