"""What everybody sees of the table: whose turn it is and for what, the boards, prices and piles."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

import msgspec

from rockworker.bots.seat import About
from rockworker.engine.names import kebab
from rockworker.games.rockwell.component_checks import PILES, ROW_SIZE, ROWS
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.frames.drilling import STAGE_NAMES, DrillingTurn
from rockworker.games.rockwell.learn.owners import Piece, per_resource
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.view import PileView, RockwellView
from rockworker.learn.section import Seating, Section, looking_at, one_hot, pack, part

MOST_SLOTS: Final = 16
"""Ours have 11."""
MOST_DELIVERIES: Final = 12
"""Piles; ours are 7."""
SLOTS: Final = tuple(f"S{number + 1}" for number in range(MOST_SLOTS))
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
NO_DELIVERY: Final = pack([0.0] * 6)
GameKey = tuple[int, int, str, int, int, int, int, int, int, int]
"""Turn, track, ending, four prices, bribery tiles, dice, slots."""


def agreed(about: About) -> bytes:
    """What was settled before the deal."""
    options = msgspec.convert(dict(about.options), Options)
    chosen = [name in about.modules for name in DEFINITION.module_names] + [getattr(options, name) for name in CHOICES]
    counts = [about.players == count for count in PLAYERS]
    return pack((*map(float, counts + chosen), part(options.turn_limit, 25)))


def _game(seating: Seating, seen: GameKey) -> bytes:
    turn, track, ending, zinc, copper, silver, gold, bribery_tiles, dice, slots = seen
    numbers = pack(
        (
            part(turn, 8),
            *one_hot(track, TRACK),
            *one_hot(ENDINGS.index(ending) if ending else -1, len(ENDINGS)),
            *[part(price, 1000) for price in (zinc, copper, silver, gold)],
            part(bribery_tiles, 4),
            part(dice, 4),
        )
    )
    return agreed(seating.about) + numbers + slots_there(slots)


def _game_key(view: RockwellView) -> GameKey:
    return view.turn, view.track, view.ending, *view.prices, view.bribery_tiles, view.dice, len(view.slots)


def going_on(prompts: tuple[str, ...]) -> tuple[float, ...]:
    """What is asked, and what goes on around it."""
    asked = prompts[-1] if prompts else ""
    return tuple([1.0 if name == asked else 0.5 * (name in prompts) for name in PROMPTS])


def _asked(seating: Seating, prompts: tuple[str, ...]) -> bytes:
    return pack(going_on(prompts))


def _active(view: RockwellView, owner: int) -> bytes:
    crew = view.active_crew - owner * CREWS
    return pack((float(view.active == owner), *one_hot(crew if view.active_crew >= 0 else -1, CREWS)))


def _order(view: RockwellView, player: int) -> bytes:
    """A player's places in Management order and in Control order."""
    places = [order.index(player) + 1 if player in order else 0 for order in (view.management, view.control)]
    return pack([place / view.players for place in places])


def slots_there(count: int) -> bytes:
    """Which slots the boards have."""
    return pack([float(slot < count) for slot in range(MOST_SLOTS)])


def _slots(view: RockwellView, player: int) -> bytes:
    """On which slots the player's Vice Presidents are."""
    return pack([float(slot < len(view.slots) and view.slots[slot] == player) for slot in range(MOST_SLOTS)])


def _piles(seating: Seating, seen: tuple[tuple[int, ...], tuple[PileView, ...], tuple[PileView, ...]]) -> bytes:
    piles, deliveries, achievements = seen
    parts = [pack([part(left, 6) for left in piles]), *map(delivery_numbers, deliveries)]
    parts += [NO_DELIVERY] * (MOST_DELIVERIES - len(deliveries))
    return b"".join([*parts, *map(achievement_numbers, achievements)])


def delivery_numbers(pile: PileView) -> bytes:
    """A pile of deliveries."""
    cubes = pile.cubes or (0, 0, 0, 0)
    return pack((part(pile.left, 4), part(pile.prestige or 0, 10), *[part(count, 3) for count in cubes]))


def achievement_numbers(pile: PileView) -> bytes:
    """A pile of achievements."""
    return pack((part(pile.left, 4), part(pile.prestige or 0, 10)))


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
            **{f"slot {slot}": "1: the boards have it" for slot in SLOTS},
        },
        looking_at(_game_key, _game),
    ),
    Section(
        "asked",
        dict.fromkeys(PROMPTS, "1: this is asked now; ½: it goes on around it"),
        looking_at(attrgetter("prompts"), _asked),
    ),
    Section("piles", _pile_fields(), looking_at(attrgetter("piles", "deliveries", "achievements"), _piles)),
)
ACTIVE: Final = Piece(
    {
        "active": "1: whose turn it is",
        **{f"active crew {number + 1}": "1: it is the active crew" for number in range(CREWS)},
    },
    _active,
)
ON_BOARDS: Final = (
    Piece(
        {"management": "place in the order, by the number of players", "control": "the same in Control order"}, _order
    ),
    Piece({f"on slot {slot}": "1: this company's Vice President is on it" for slot in SLOTS}, _slots),
)
