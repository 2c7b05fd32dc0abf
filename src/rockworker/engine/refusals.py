"""Why an action is not possible now: the clause that forbids it, and in figures what stands in its way.

A game has a small record for each reason, with the kinds of its fields, as for actions and events:

    class MoneyMissing(Refusal, frozen=True):
        missing: Money

    return MoneyMissing("RW-IMP-19", 300)

Its message is `reason-money-missing`, a sentence of its own with the fields as variables. A definition lists all of its
reasons in `refusal_types`, so that the tests can go through their messages.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from rockworker.engine.names import kebab
from rockworker.engine.semantics import Kind

Clause = Annotated[str, Kind("clause")]
Prompt = Annotated[str, Kind("prompt")]


class Refusal(msgspec.Struct, frozen=True, tag_field="reason", tag=kebab):
    """A reason against an action that was not offered. As text it is its name, for programs.

    Itself it says no more than the clause, and has no message."""

    clause: Clause
    """The clause of the rules that forbids the action."""

    def __str__(self) -> str:
        return kebab(type(self).__name__)


class NotAsked(Refusal, frozen=True):
    """The action answers another question than the present one."""

    prompt: Prompt
    """What is asked now."""
