"""How a position of Rockwell is written. Letters and places are those of the notation (`notation`).

tiles            four rings of eight tiles, from A1 on: the power on the front, then a letter for the tile among those
                 of its stratum with this power, a capital once it is turned over; 3? is any tile with this front
                 (3?(5), where cards of another number belong to it)
shafts           R@C1: Red has a mineshaft on C1
crews            R1@A3/A4:2^3+1: crew, place, power, the highest power that it ever had if that is more, its
                 subcontractor; crews that are not named wait at their entrances with power 1
piles            Extraction cards left by pile, the next one first, numbered through in each pile; ?1-6: in any order
slots            by board: whose Vice President stands on each slot: PR-/---/G--
management, control   the orders, as letters of the players
cubes            by player: 2Z1G; achievements: by player, numbered from 1: 1.4/-/2
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from rockworker.games.rockwell.board import ENTRANCE, TILES
from rockworker.games.rockwell.notation import (
    CUBES,
    OWNERS,
    crew_text,
    parse_crew,
    parse_place,
    parse_tile,
    place_text,
    tile_text,
)
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, NOBODY
from rockworker.games.rockwell.tile_positions import tile_form
from rockworker.text.notation import NONE, WHOLE_NUMBER, Form, NotationError
from rockworker.text.position_forms import counts, deck, each, members, numbers_by_player
from rockworker.text.positions import Field, Plain, PositionForms

CREW: Final = re.compile(r"([A-Z][0-9])@([A-Z0-9/]+):([1-4])(?:\^([1-4]))?(?:\+([1-4]))?")
BY_PLAYER: Final = (
    *("cash", "insurance", "safety", "mobility", "cards", "achievement_prestige", "delivery_prestige", "deliveries"),
)
TURN: Final = ("turn",)
BENEATH: Final = {
    "turn": ("",),
    "auction": TURN,
    "place-vice-presidents": TURN,
    "buy-insurance": TURN,
    "drilling-rounds": TURN,
    "market": TURN,
    "workshop": TURN,
    "drilling-turn": ("drilling-rounds",),
    "extraction": ("threshold",),
    "insure-against-danger": ("extraction",),
    "choose-loss": ("extraction",),
}
"""By frame: what it may interrupt. Thresholds and the frames of modules may interrupt anything."""


def position_forms(rules: Rules, secrets: bool) -> PositionForms:
    """How positions under these rules are written."""
    players = rules.players
    order = Form(_write_letters, lambda text: _read_order(text, players))
    fields = (
        Field("turn", WHOLE_NUMBER),
        Field("track", WHOLE_NUMBER),
        Field("surprises", WHOLE_NUMBER),
        Field("bribery_tiles", WHOLE_NUMBER),
        Field("prices", numbers_by_player(4)),
        Field("management", order, is_always_written=True),
        Field("control", order, is_always_written=True),
        Field("slots", _slots(rules)),
        Field("actions", _actions(rules)),
        Field("tiles", tile_form(rules, secrets), ("tiles", "revealed"), is_always_written=True),
        Field("shafts", Form(_write_shafts, lambda text: _read_shafts(text, players))),
        Field("crews", _crews(rules), ("crew_at", "crew_power", "crew_peak", "crew_die")),
        Field("piles", _piles(rules, secrets), is_always_written=True),
        Field("cubes", _cubes(players)),
        *(Field(name, numbers_by_player(players)) for name in BY_PLAYER),
        Field("achievements", each(members(1), players)),
        Field("delivery_piles", numbers_by_player(len(rules.components.deliveries))),
    )
    alike = ("ending",) if any(module.deal for module in rules.modules) else ("ending", "slices")
    values = {key: form for module in rules.modules for key, form in module.position_values.items()}
    return PositionForms(fields, _derived(rules), {**FRAME_VALUES, **values}, BENEATH, alike)


def _derived(rules: Rules) -> dict[str, Callable[[Plain], Any]]:
    """What the invariants would compute: an edited text can't get it wrong."""
    start, players, dice = rules.components.start, rules.players, rules.components.drilling.dice
    return {
        "bank": lambda state: players * start.cash - sum(state["cash"]),
        "supply": lambda state: [players * start.cubes[n] - sum(state["cubes"][n::4]) for n in range(4)],
        "dice": lambda state: dice - sum(1 for die in state["crew_die"] if die),
        "shafts_built": lambda state: [state["shafts"].count(player) for player in range(players)],
        "achievement_piles": lambda state: [
            sum(had >> number & 1 for had in state["achievements"]) for number in range(len(rules.achievements))
        ],
    }


# Orders, slots, actions, cubes


def _write_letters(owners: Sequence[int]) -> str:
    return "".join(NONE if owner == NOBODY else OWNERS[owner] for owner in owners)


def _read_letters(text: str, players: int, count: int) -> list[int]:
    letters = OWNERS[:players]
    if len(text) != count or any(letter not in letters + NONE for letter in text):
        raise NotationError(text, "expected-letters", count=count, letters=" ".join(letters))
    return [NOBODY if letter == NONE else letters.index(letter) for letter in text]


def _read_order(text: str, players: int) -> list[int]:
    order = _read_letters(text, players, players)
    if sorted(order) != list(range(players)):
        raise NotationError(text, "expected-order", example=OWNERS[:players])
    return order


def _slots(rules: Rules) -> Form:
    def write(slots: Sequence[int]) -> str:
        return "/".join(_write_letters([slots[n] for n in board]) for board in rules.board_slots)

    def read(text: str) -> list[int]:
        boards = text.split("/")
        if len(boards) != len(rules.board_slots):
            raise NotationError(text, "expected-boards")
        counted = zip(boards, rules.board_slots, strict=True)
        return [owner for board, slots in counted for owner in _read_letters(board, rules.players, len(slots))]

    return Form(write, read)


def _actions(rules: Rules) -> Form:
    """Boards II and III only: Board I has none."""
    players = rules.players
    boards = each(each(WHOLE_NUMBER, players, ","), BOARD_III)

    def write(actions: Sequence[int]) -> str:
        return boards.write([actions[board * players : (board + 1) * players] for board in (BOARD_II, BOARD_III)])

    def read(text: str) -> list[int]:
        exchange, workshop = boards.read(text)
        return [*[0] * players, *exchange, *workshop]

    return Form(write, read)


def _cubes(players: int) -> Form:
    stocks = each(counts(CUBES), players)
    return Form(
        lambda cubes: stocks.write([cubes[player * 4 : player * 4 + 4] for player in range(players)]),
        lambda text: [number for stock in stocks.read(text) for number in stock],
    )


# Piles


def _piles(rules: Rules, secrets: bool) -> Form:
    printed = [[n for n, card in enumerate(rules.cards) if card.pile == number] for number in rules.pile_numbers]
    form = deck(1, secrets)

    def write(piles: Sequence[Sequence[int]]) -> str:
        pairs = zip(printed, piles, strict=True)
        return "/".join(form.write([cards.index(card) for card in pile]) for cards, pile in pairs)

    def read(text: str) -> list[list[int]]:
        words = text.split("/")
        if len(words) != len(printed):
            raise NotationError(text, "expected-piles", count=len(printed))
        return [_of_pile(form.read(word), cards) for word, cards in zip(words, printed, strict=True)]

    return Form(write, read)


def _of_pile(pile: Sequence[int], cards: Sequence[int]) -> list[int]:
    if max(pile, default=0) >= len(cards) or len(set(pile)) < len(pile):
        raise NotationError(".".join(str(n + 1) for n in pile), "expected-cards", last=len(cards))
    return [cards[n] for n in pile]


# Mineshafts and crews


def _write_shafts(shafts: Sequence[int]) -> str:
    built = [f"{OWNERS[owner]}@{tile_text(tile)}" for tile, owner in enumerate(shafts) if owner != NOBODY]
    return ",".join(built) or NONE


def _read_shafts(text: str, players: int) -> list[int]:
    shafts = [NOBODY] * TILES
    for word in () if text == NONE else text.split(","):
        letter, at, tile = word.partition("@")
        if not at or letter not in [*OWNERS[:players]]:
            raise NotationError(word, "expected-mineshaft", owners=" ".join(OWNERS[:players]))
        if shafts[parse_tile(tile)] != NOBODY:
            raise NotationError(word, "expected-one-mineshaft")
        shafts[parse_tile(tile)] = OWNERS.index(letter)
    return shafts


def _crews(rules: Rules) -> Form:
    count = rules.owners * CREWS

    def write(values: tuple[Sequence[int], ...]) -> str:
        crews = enumerate(zip(*values, strict=True))
        return ",".join(_write_crew(n, *crew) for n, crew in crews if crew != _waiting(n)) or NONE

    def read(text: str) -> tuple[list[int], ...]:
        crews = {number: _waiting(number) for number in range(count)}
        named: set[int] = set()
        for word in () if text == NONE else text.split(","):
            number, crew = _read_crew(word)
            if number >= count or number in named:
                raise NotationError(word, "expected-crew-once", last=crew_text(count - 1))
            named.add(number)
            crews[number] = crew
        at, power, peak, die = zip(*crews.values(), strict=True)
        return list(at), list(power), list(peak), list(die)

    return Form(write, read)


def _waiting(crew: int) -> tuple[int, int, int, int]:
    """Place, power, peak and subcontractor of a crew before its first move."""
    return ENTRANCE + crew % CREWS, 1, 1, 0


def _write_crew(crew: int, at: int, power: int, peak: int, die: int) -> str:
    highest = f"^{peak}" if peak > power else ""
    return f"{crew_text(crew)}@{place_text(at)}:{power}{highest}" + (f"+{die}" if die else "")


def _read_crew(word: str) -> tuple[int, tuple[int, int, int, int]]:
    found = CREW.fullmatch(word)
    if not found:
        raise NotationError(word, "expected-crew-at")
    power = int(found[3])
    return parse_crew(found[1]), (parse_place(found[2]), power, int(found[4] or power), int(found[5] or 0))


# Frames


def _or_none(form: Form) -> Form:
    return Form(
        lambda value: NONE if value == NOBODY else form.write(value),
        lambda text: NOBODY if text == NONE else form.read(text),
    )


def _write_tiles(mask: int) -> str:
    return ".".join(tile_text(tile) for tile in range(TILES) if mask >> tile & 1) or NONE


def _read_tiles(text: str) -> int:
    tiles = [] if text == NONE else [parse_tile(word) for word in text.split(".")]
    return sum(1 << tile for tile in set(tiles))


FRAME_VALUES: Final = {
    "tile": Form(tile_text, parse_tile),
    "tiles": Form(_write_tiles, _read_tiles),
    "crew": _or_none(Form(crew_text, parse_crew)),
}
