"""A table in words: what is asked, what may be chosen, what happened, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rockworker.engine.errors import RockworkerError
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.names import kebab
from rockworker.engine.offers import Axis, Offer, fields_of
from rockworker.engine.semantics import kinds_of
from rockworker.protocol import AxisInfo, OfferInfo, ValueInfo
from rockworker.server.errors import ServerError
from rockworker.server.tables.log import AnyEntry, Moved, Started, VoteCast, VoteOpened
from rockworker.server.tables.state import TableState
from rockworker.text.texts import Texts

LOCALE = Path(__file__).parents[1] / "locale"


@cache
def own_words(language: str) -> Texts:
    """The server's own words."""
    return Texts.in_folders([LOCALE], language)


def refusal(error: RockworkerError, language: str) -> str:
    """Why something was refused."""
    return own_words(language).error(error)


def _rules(state: TableState) -> Any:
    """The rules in use, which some words depend on. Another version of them may not even be compiled."""
    try:
        return state.definition.compile(state.header)
    except Exception:
        if state.plays_by_our_rules:
            raise
        return None


class TableText:
    """Says everything about one table in one language."""

    def __init__(self, state: TableState, names: Sequence[str], language: str) -> None:
        self.language = language
        self.header = state.header
        self.texts = Texts.of(state.definition, language).at_table(names, _rules(state))
        self.own = own_words(language)

    def asked(self, state: TableState, viewer: int | None) -> str:
        """A sentence: what is asked of the viewer, or why there is nothing to do."""
        game = state.game
        if game is None:
            return self.own.term("table-open")
        if state.is_over:
            return self.own.term("table-over")
        if state.position.paused:
            return self.own.term("table-paused")
        if viewer in game.actors:
            return self.texts.prompt(game.prompt)
        return self.texts.waiting(game.prompt, game.actors)

    def without_rules(self) -> str:
        """Why nothing is asked at a table that was begun under rules that this server does not have."""
        return self.own.term("table-other-rules", version=self.header.rules_version)

    def offers(self, game: Game, viewer: int) -> tuple[OfferInfo, ...]:
        """What the viewer may choose."""
        return tuple(self._offer(offer) for offer in game.offers(viewer))

    def _offer(self, offer: Offer) -> OfferInfo:
        kinds = kinds_of(offer.action)
        axes = [
            self._axis(offer, field, kinds[field], axis)
            for field, axis in zip(fields_of(offer.action), offer.axes, strict=True)
        ]
        return OfferInfo(kebab(offer.action.__name__), self.texts.action(offer.action), tuple(axes))

    def _axis(self, offer: Offer, field: str, kind: str, axis: Axis) -> AxisInfo:
        label = self.texts.field(offer.action, field)
        if isinstance(axis, range):
            return AxisInfo(field, label, kind, None, axis[0], axis[-1], axis.step)
        return AxisInfo(field, label, kind, tuple(ValueInfo(value, self._value(kind, value)) for value in axis))

    def _value(self, kind: str, value: Any) -> str:
        return self.texts.kind(kind, value)

    def error(self, error: RockworkerError) -> str:
        """Why something was refused, with the game's words and the players' names."""
        return (self.own if isinstance(error, ServerError) else self.texts).error(error)

    def entry(self, entry: AnyEntry) -> str:
        """What happened around the game; empty for what the game tells itself."""
        if isinstance(entry, Moved | Started):
            return ""
        variables: dict[str, str | int] = {"player": self.texts.player(entry.seat)}
        if isinstance(entry, VoteOpened):
            variables["question"] = entry.question
            variables["subject"] = self.texts.player(entry.subject) if entry.question == "replace" else ""
            if not entry.voters:
                return self.own.term("entry-decided", **variables)
        if isinstance(entry, VoteCast):
            variables["agrees"] = "yes" if entry.agrees else "no"
        return self.own.term(f"entry-{kebab(type(entry).__name__)}", **variables)

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.texts.event(event)
