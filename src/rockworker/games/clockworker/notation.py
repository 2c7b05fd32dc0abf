"""A text form for actions, so that tests and logs are one-liners.

    factories    F0, the starting factory; F1, F2, …: cards in the order of the component list
    artifacts    A1, A2, …: in the order of the rulebook's list
    archives     T1, T2, …: tiles in the order of the component list
    slots        1,4,5: counted from the top of a factory
    resources    gear, red, green, blue, gold, robot

An action is its name in kebab-case followed by its fields; gold that stands in for blocks is a list of their colours:

    extract F3          distribute F3 1,2       reassign F12        staff 2
    repair A5           communicate T7          leave-out red       pay -
    pay 1R 2B           exchange 3              recharge            finish

Reading is strict; see `text.notation`.
"""

from __future__ import annotations

import re
from typing import Final

from rockworker.engine.offers import Action, fields_of
from rockworker.games.clockworker.actions import ACTIONS, Pay
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.ways import bits_of, slots_of
from rockworker.text.notation import Form, Notation, NotationError, counted, one_of, prefixed


def slots_text(slots: int) -> str:
    """Slots, given as bits: `1,4,5`."""
    return ",".join(map(str, slots_of(slots)))


def parse_slots(text: str) -> int:
    """The slots that `slots_text` wrote."""
    slots = bits_of([int(number) for number in re.findall("[1-9]", text)])
    if not slots or slots_text(slots) != text:
        raise NotationError(text, "expected-slots")
    return slots


FORMS: Final = {
    "factory": prefixed("F", first=0),
    "artifact": prefixed("A"),
    "archive": prefixed("T"),
    "slots": Form(slots_text, parse_slots),
    "resource": one_of(*RESOURCES),
}
"""By kind of value."""
NOTATION: Final = Notation(ACTIONS, FORMS, {fields_of(Pay): counted("RGB", "expected-blocks")})


def action_text(action: Action) -> str:
    """An action on one line: `distribute F3 1,2`."""
    return NOTATION.write(action)


def parse_action(text: str) -> Action:
    """The action that `action_text` wrote."""
    return NOTATION.read(text)
