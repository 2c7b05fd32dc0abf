"""What players do in Clockworker."""

from __future__ import annotations

from rockworker.engine.offers import Action
from rockworker.engine.semantics import Count
from rockworker.games.clockworker.semantics import Archive, Artifact, Factory, Resource, Slots


class Extract(Action, frozen=True):
    """A. Extraction: take the topmost robot of a factory back and gain what its slot gives."""

    factory: Factory


class Distribute(Action, frozen=True):
    """B. Répartition: put robots on these slots of a factory."""

    factory: Factory
    slots: Slots


class Reassign(Action, frozen=True):
    """C. Réaffectation: buy a factory of the row."""

    factory: Factory


class Repair(Action, frozen=True):
    """D. Réparation: buy an artifact."""

    artifact: Artifact


class Communicate(Action, frozen=True):
    """E. Communication: buy an archive of the display."""

    archive: Archive


class Recharge(Action, frozen=True):
    """F. Recharge: gain gears."""


class Staff(Action, frozen=True):
    """Put robots on the factory just bought, from the top."""

    robots: Count


class Pay(Action, frozen=True):
    """Pay the price, with gold blocks in place of some blocks of each colour."""

    gold_for_red: Count
    gold_for_green: Count
    gold_for_blue: Count


class LeaveOut(Action, frozen=True):
    """Leave one unit out of an archive's price."""

    resource: Resource


class PayInFull(Action, frozen=True):
    """Leave nothing out of an archive's price."""


class Duplicate(Action, frozen=True):
    """Pay for one more unit of a kind gained in this recovery phase."""

    resource: Resource


class Decline(Action, frozen=True):
    """Duplicate nothing."""


class Exchange(Action, frozen=True):
    """Turn gears into gold blocks."""

    gold: Count


class Recover(Action, frozen=True):
    """Take a factory's topmost robot back, where recovery is optional."""

    factory: Factory


class Finish(Action, frozen=True):
    """Stop what could go on: recovery, distribution, or the turn."""


ACTIONS = (
    Extract, Distribute, Reassign, Repair, Communicate, Recharge, Staff, Pay, LeaveOut, PayInFull, Duplicate,
    Decline, Exchange, Recover, Finish,
)  # fmt: skip
