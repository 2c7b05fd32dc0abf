"""What explosions do, and what the owners of crews decide then."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.engine.offers import Action
from rockworker.games.rockwell.semantics import Crew, Owner, Place, Power, Tile


class ChooseEntrance(Action, frozen=True):
    """Say to which entrance the crew goes back."""

    entrance: Place


class ExplosionDrawn(Event, frozen=True):
    tile: Tile


class CrewWeakened(Event, frozen=True):
    owner: Owner
    crew: Crew
    power: Power


class CrewBlownBack(Event, frozen=True):
    owner: Owner
    crew: Crew
    entrance: Place
