"""What is going on in a game of Clockworker."""

from __future__ import annotations

from rockworker.games.clockworker.frames.action import ActionPhase, TurnEnd
from rockworker.games.clockworker.frames.communication import AntennaDiscount, CommunicationPayment
from rockworker.games.clockworker.frames.distribution import Distribution
from rockworker.games.clockworker.frames.reassignment import Staffing
from rockworker.games.clockworker.frames.recovery import Duplication, OptionalRecovery
from rockworker.games.clockworker.frames.repair import RepairPayment
from rockworker.games.clockworker.frames.turn import Turns

FRAMES = (
    Turns, OptionalRecovery, Duplication, ActionPhase, Distribution, Staffing, RepairPayment, AntennaDiscount,
    CommunicationPayment, TurnEnd,
)  # fmt: skip
