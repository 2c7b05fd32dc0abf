"""What happens in Clockworker, as facts. All of it happens in the open, archives' purchases too."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.engine.semantics import Count, Player
from rockworker.games.clockworker.semantics import (
    Archive,
    Archives,
    Artifact,
    Cause,
    Factory,
    Place,
    Resource,
    Resources,
    Slot,
    Slots,
)


class FirstPlayerDrawn(Event, frozen=True):
    """The player who holds the first-player marker, for the whole game."""

    player: Player


class TurnBegan(Event, frozen=True):
    """A player's recovery phase begins."""

    player: Player
    round: Count


class RobotRecovered(Event, frozen=True):
    """The recovery phase brought a robot back, and what its slot gives."""

    player: Player
    factory: Factory
    slot: Slot
    gain: Resources


class RobotExtracted(Event, frozen=True):
    """Action A brought a robot back, and what its slot gives."""

    player: Player
    factory: Factory
    slot: Slot
    gain: Resources


class ArtifactPaidOff(Event, frozen=True):
    """An artifact's ability brought its owner something, by itself."""

    player: Player
    artifact: Artifact
    gain: Resources


class ResourceDuplicated(Event, frozen=True):
    """Gears were paid for one more unit of something just gained."""

    player: Player
    artifact: Artifact
    gears: Count
    gain: Resources


class GoldExchanged(Event, frozen=True):
    """Gears were turned into gold."""

    player: Player
    artifact: Artifact
    gears: Count
    gold: Count


class RobotsPlaced(Event, frozen=True):
    """Robots went to work."""

    player: Player
    factory: Factory
    slots: Slots


class FactoryBought(Event, frozen=True):
    """Action C: a factory of the row changed hands."""

    player: Player
    factory: Factory
    place: Place
    gears: Count


class MarkerPaidOff(Event, frozen=True):
    """The +1 resource marker over the last place gave the buyer what the top slot shows."""

    player: Player
    factory: Factory
    gain: Resources


class FactoryRevealed(Event, frozen=True):
    """The row moved up and a new factory lies beside the deck."""

    factory: Factory


class ArtifactRepaired(Event, frozen=True):
    """Action D: an artifact was bought."""

    player: Player
    artifact: Artifact
    paid: Resources


class PriceReduced(Event, frozen=True):
    """An artifact let its owner leave something out of an archive's price."""

    player: Player
    artifact: Artifact
    resource: Resource


class ArchiveBought(Event, frozen=True):
    """Action E: an archive was bought."""

    player: Player
    archive: Archive
    paid: Resources


class ArchiveRevealed(Event, frozen=True):
    """A new archive lies in the place of the one that was bought."""

    archive: Archive


class FinRevealed(Event, frozen=True):
    """The FIN tile came up and left the game."""


class GearsRecharged(Event, frozen=True):
    """Action F."""

    player: Player
    gears: Count


class LastRoundCame(Event, frozen=True):
    """The present round is the last one."""

    cause: Cause


class ArchivesShown(Event, frozen=True):
    """A player's archives are turned up for scoring."""

    player: Player
    archives: Archives
    points: Count


class FinalBonusGained(Event, frozen=True):
    """An artifact's points of the final scoring."""

    player: Player
    artifact: Artifact
    points: Count


class PlayerScored(Event, frozen=True):
    """A player's final score."""

    player: Player
    total: Count
    rank: Count


EVENTS = (
    FirstPlayerDrawn, TurnBegan, RobotRecovered, RobotExtracted, ArtifactPaidOff, ResourceDuplicated, GoldExchanged,
    RobotsPlaced, FactoryBought, MarkerPaidOff, FactoryRevealed, ArtifactRepaired, PriceReduced, ArchiveBought,
    ArchiveRevealed, FinRevealed, GearsRecharged, LastRoundCame, ArchivesShown, FinalBonusGained, PlayerScored,
)  # fmt: skip
