"""How a position of Clockworker is written. Numbers are those of the notation (`notation`), without its letters.

deck             factories, the next one first; ?1-4.9: in any order
row              from the deck to the far right; - for a gap
stack_of_archives   the next one first, with FIN in its place; ?1-9.FIN@4: in any order, with FIN after four of them
display          the archives on show; - for none
holdings         by player: 4C2R1O3W: gears, red, green, blue, gold, robots, points (CRGBOWP)
factories        by player: 0:12.27: each factory, and after the colon its slots with robots
artifacts        by player: 11.7!: those with ! can't be used before the player's next turn
archives         by player, in the order in which they were bought
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from rockworker.games.clockworker.notation import FORMS
from rockworker.games.clockworker.resources import LETTERS
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import EMPTY, FIN
from rockworker.games.clockworker.ways import bits_of, slots_of
from rockworker.text.notation import NONE, WHOLE_NUMBER, Form, NotationError
from rockworker.text.position_forms import HIDDEN_ORDER, counts, deck, each, known_order, numbers
from rockworker.text.positions import Field, Plain, PositionForms

FIN_WORD: Final = "FIN"
FIN_AFTER: Final = re.compile(r"(.*?)\.?FIN@([0-9]{1,3})")
FACTORY: Final = re.compile(r"([0-9]{1,3})(?::([1-9]+))?")
ARTIFACT: Final = re.compile(r"([1-9][0-9]?)(!?)")
TURN: Final = ("turns", "turn-end")
BENEATH: Final = {
    "turns": ("",),
    "action-phase": ("turns",),
    "turn-end": ("turns",),
    **dict.fromkeys(("optional-recovery", "duplication"), ("action-phase",)),
    **dict.fromkeys(("antenna-discount", "communication-payment", "repair-payment", "distribution", "staffing"), TURN),
}
"""By frame: what it may interrupt."""


def position_forms(rules: Rules, secrets: bool) -> PositionForms:
    """How positions under these rules are written."""
    by_player = {
        "holdings": (each(counts(LETTERS), rules.players), ()),
        "factories": (_tableaus(rules), ("factories", "robots")),
        "artifacts": (_artifacts(rules), ("artifacts", "active")),
        "archives": (each(numbers(1), rules.players), ()),
    }
    fields = (
        Field("surprises", WHOLE_NUMBER),
        Field("deck", deck(0, secrets), is_always_written=True),
        Field("row", _places(0), is_always_written=True),
        Field("stack_of_archives", _stack(secrets), ("tiles",), is_always_written=True),
        Field("display", _places(1), is_always_written=True),
        *(Field(name, form, keys, is_always_written=True) for name, (form, keys) in by_player.items()),
    )
    return PositionForms(fields, _derived(rules), FRAME_VALUES, BENEATH, alike=("ending", "robot_gained"))


def _derived(rules: Rules) -> dict[str, Callable[[Plain], Any]]:
    return {
        "copies": lambda state: [
            copies - sum(owned >> artifact & 1 for owned in state["artifacts"])
            for artifact, copies in enumerate(rules.copies())
        ]
    }


def _places(first: int) -> Form:
    """Cards at places, some of them perhaps empty."""

    def write(cards: Sequence[int]) -> str:
        return ".".join(NONE if card == EMPTY else str(card + first) for card in cards)

    def read(text: str) -> list[int]:
        return [EMPTY if word == NONE else WHOLE_NUMBER.read(word) - first for word in text.split(".")]

    return Form(write, read)


def _stack(secrets: bool) -> Form:
    listed = numbers(1)

    def write(tiles: Sequence[int]) -> str:
        archives = [tile for tile in reversed(tiles) if tile != FIN]
        above = tiles[::-1].index(FIN) if FIN in tiles else None
        if secrets:
            return _with_fin(listed.write(archives[:above]), above, listed.write(archives[len(archives[:above]) :]))
        known = listed.write(sorted(archives)) if archives else ""
        fin = [f"{FIN_WORD}@{above}"] if above is not None else []
        return HIDDEN_ORDER + ".".join(filter(None, (known, *fin))) if known or fin else NONE

    def read(text: str) -> list[int]:
        text = known_order(text, secrets)
        return (_read_known(text) if secrets else _read_hidden(text))[::-1]

    def _read_known(text: str) -> list[int]:
        above, fin, below = text.partition(FIN_WORD)
        found = [listed.read(part.strip(".") or NONE) for part in (above, below)]
        return [*found[0], *([FIN] if fin else []), *found[1]]

    def _read_hidden(text: str) -> list[int]:
        found = FIN_AFTER.fullmatch(text)
        archives: list[int] = listed.read((found[1] if found else text) or NONE)
        if not found:
            return archives
        above = int(found[2])
        if above > len(archives):
            raise NotationError(text, "expected-fin")
        return [*archives[:above], FIN, *archives[above:]]

    return Form(write, read)


def _with_fin(above: str, fin: int | None, below: str) -> str:
    words = [above, *([FIN_WORD, below] if fin is not None else [])]
    return ".".join(word for word in words if word != NONE) or NONE


def _tableaus(rules: Rules) -> Form:
    def write(values: tuple[Sequence[Sequence[int]], Sequence[Sequence[int]]]) -> str:
        tableaus = [zip(*tableau, strict=True) for tableau in zip(*values, strict=True)]
        return "/".join(".".join(_write_factory(*card) for card in tableau) for tableau in tableaus)

    def read(text: str) -> tuple[list[list[int]], list[list[int]]]:
        tableaus = [[_read_factory(word, rules) for word in part.split(".")] for part in text.split("/")]
        if len(tableaus) != rules.players:
            raise NotationError(text, "expected-tableaus", count=rules.players)
        return [[card for card, _ in one] for one in tableaus], [[robots for _, robots in one] for one in tableaus]

    return Form(write, read)


def _write_factory(factory: int, robots: int) -> str:
    return f"{factory}:{''.join(map(str, slots_of(robots)))}" if robots else str(factory)


def _read_factory(word: str, rules: Rules) -> tuple[int, int]:
    found = FACTORY.fullmatch(word)
    if not found or int(found[1]) >= len(rules.factories):
        raise NotationError(word, "expected-factory", last=len(rules.factories) - 1)
    robots = bits_of(sorted({int(slot) for slot in found[2] or ""}))
    if _write_factory(int(found[1]), robots) != word or robots & ~rules.factories[int(found[1])].full:
        raise NotationError(word, "expected-robots")
    return int(found[1]), robots


def _artifacts(rules: Rules) -> Form:
    def write(values: tuple[Sequence[int], Sequence[int]]) -> str:
        return "/".join(_write_owned(owned, active) for owned, active in zip(*values, strict=True))

    def read(text: str) -> tuple[list[int], list[int]]:
        found = each(Form(str, lambda word: _read_owned(word, rules)), rules.players).read(text)
        return [owned for owned, _ in found], [active for _, active in found]

    return Form(write, read)


def _write_owned(owned: int, active: int) -> str:
    numbers_owned = [number for number in range(owned.bit_length()) if owned >> number & 1]
    return ".".join(f"{number + 1}{'' if active >> number & 1 else '!'}" for number in numbers_owned) or NONE


def _read_owned(text: str, rules: Rules) -> tuple[int, int]:
    owned = active = 0
    for word in () if text == NONE else text.split("."):
        found = ARTIFACT.fullmatch(word)
        if not found or int(found[1]) > len(rules.artifacts):
            raise NotationError(word, "expected-artifact", last=len(rules.artifacts))
        bit = 1 << int(found[1]) - 1
        owned |= bit
        active |= 0 if found[2] else bit
    return owned, active


FRAME_VALUES: Final = {kind: FORMS[kind] for kind in ("factory", "artifact", "archive")}
