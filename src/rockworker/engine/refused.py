"""What an action that is not offered is answered with: what is wrong with it, and why, as far as anybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec.structs import astuple

from rockworker.engine.definition import Definition
from rockworker.engine.errors import ActionRefused, IllegalAction, IllegalValue, shown
from rockworker.engine.frames import Play
from rockworker.engine.malformed import flaw_of
from rockworker.engine.names import kebab
from rockworker.engine.offers import PLAIN, Action, Offer, fields_of


def refusal_of(definition: Definition[Any, Any], play: Play[Any, Any], player: int, action: Action) -> ActionRefused:
    """Why one of the actors can't do this."""
    if flaw := flaw_of(action, definition):
        return flaw
    why = play.state.stack[-1].why_not(play, player, action)
    told: dict[str, Any] = {"action": kebab(type(action).__name__), "why": why, "game": definition.name}
    told["clause"] = why.clause if why else None
    alike = [offer for offer in play.offers(player) if type(action) is offer.action]
    return _off_axis(alike, action, told) if alike else IllegalAction(**told)


def _off_axis(offers: list[Offer], action: Any, told: dict[str, Any]) -> IllegalValue:
    """Names the first value that is not offered, in the offers that match the action furthest."""
    places = [_first_off_axis(offer, action) for offer in offers]
    place = max(places)
    axes = [offer.axes[place] for offer, off in zip(offers, places, strict=True) if off == place]
    field = fields_of(offers[0].action)[place]
    allowed = axes[0] if len(axes) == 1 else tuple(dict.fromkeys(chain(*axes)))
    value = shown(getattr(action, field))
    return IllegalValue(**told, field=field, value=value, allowed=allowed_text(allowed))


def _first_off_axis(offer: Offer, action: Any) -> int:
    """The place of the first field whose value is not offered."""
    values = zip(astuple(action), offer.axes, strict=True)
    return next(n for n, (value, axis) in enumerate(values) if value not in axis or type(value) not in PLAIN)


def allowed_text(axis: Sequence[Any]) -> str:
    """An axis in short: `1–7`, `0–3000 (100)`, `2, 5, 6`."""
    if isinstance(axis, range) and len(axis) > 1:
        step = f" ({axis.step})" if axis.step != 1 else ""
        return f"{axis[0]}–{axis[-1]}{step}"
    return ", ".join(str(value) for value in axis)
