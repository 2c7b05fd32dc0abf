"""A table in words: what is asked, what may be chosen, what happened, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from rockworker.engine.errors import RockworkerError
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.hints import Hint, Hinted, Tally
from rockworker.engine.inside import inside
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, Axis, Offer, fields_of
from rockworker.engine.rules import rules_of
from rockworker.engine.semantics import kinds_of
from rockworker.protocol import AxisInfo, HintInfo, OfferInfo, ValueInfo
from rockworker.server.errors import ServerError
from rockworker.server.tables.log import AnyEntry, Moved, Started, VoteCast, VoteOpened
from rockworker.server.tables.state import TableState
from rockworker.text.texts import Texts

_ENCODER: Final = msgspec.json.Encoder()
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
        return rules_of(state.definition, state.header)
    except Exception:
        if state.plays_by_our_rules:
            raise
        return None


_Field = tuple[str, str, str]
"""A field of an action, with its label and its kind."""


class _ActionWords(NamedTuple):
    """A kind of action in words."""

    type: str
    label: str
    fields: tuple[_Field, ...]
    head: bytes
    """The beginning of an offer's JSON: all that does not depend on the axes."""
    when: bytes
    """The beginning of a hint's JSON: of which kind the actions are that it is about."""


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

    def offers(self, game: Game, viewer: int) -> msgspec.Raw:
        """What the viewer may choose, as JSON: a list of `OfferInfo`."""
        return msgspec.Raw(b"[%b]" % b",".join([self._encoded_offer(offer) for offer in game.offers(viewer)]))

    def _encoded_offer(self, offer: Offer) -> bytes:
        """Most axes were offered before: the crews of a player, the places around."""
        known = self.texts.memory.shared.get
        words = self._words_of(offer.action)
        axes = [
            known((about, axis)) or self._encoded_axis(about, axis)
            for about, axis in zip(words.fields, offer.axes, strict=True)
        ]
        return b"%b[%b]}" % (words.head, b",".join(axes))

    def _encoded_axis(self, about: _Field, axis: Axis) -> bytes:
        return self.texts.memory.remember((about, axis), lambda: _ENCODER.encode(self._axis(about, axis)))

    def hints(self, game: Game, viewer: int) -> msgspec.Raw | None:
        """What the offered actions would bring, as JSON: a list of `HintInfo`; None: nothing is said about them."""
        known, encode, made = self.texts.memory.shared.get, _ENCODER.encode, []
        for hinted in game.definition.hints(inside(game), viewer, game.offers(viewer)):
            when, hint = hinted.when, hinted.hint
            kind = (known(hinted.action) or self._words_of(hinted.action)).when
            about = b"%b,%b" % (kind, encode(when)[1:-1]) if when else kind
            rest = self._rest_of_hint(hint) if isinstance(hint, Tally) else known(hint) or self._known_rest(hint)
            made.append(b"%b},%b" % (about, rest))
        return msgspec.Raw(b"[%b]" % b",".join(made)) if made else None

    def _known_rest(self, hint: Hint) -> bytes:
        return self.texts.memory.remember(hint, lambda: self._rest_of_hint(hint))

    def _rest_of_hint(self, hint: Hint) -> bytes:
        """The end of a hint's JSON: all that does not depend on the actions that it is about."""
        return _ENCODER.encode(self._hint({}, hint)).removeprefix(b'{"when":{},')

    def hint(self, hinted: Hinted) -> HintInfo:
        """What some actions would bring."""
        return self._hint({"type": kebab(hinted.action.__name__), **hinted.when}, hinted.hint)

    def _hint(self, when: dict[str, Any], hint: Hint) -> HintInfo:
        name, words = kebab(type(hint).__name__), self.texts.hint(hint)
        if isinstance(hint, Tally):
            return HintInfo(when, name, words, hint.tone, base=hint.base, each=hint.each)
        return HintInfo(when, name, words, hint.tone, msgspec.structs.asdict(hint))

    def offer(self, offer: Offer) -> OfferInfo:
        """A box of actions."""
        words = self._words_of(offer.action)
        axes = [self._axis(about, axis) for about, axis in zip(words.fields, offer.axes, strict=True)]
        return OfferInfo(words.type, words.label, tuple(axes))

    def _words_of(self, action: type[Action]) -> _ActionWords:
        known: _ActionWords | None = self.texts.memory.shared.get(action)
        return known or self.texts.memory.remember(action, lambda: self._action_words(action))

    def _action_words(self, action: type[Action]) -> _ActionWords:
        kinds, texts = kinds_of(action), self.texts
        fields = tuple((field, texts.field(action, field), kinds[field]) for field in fields_of(action))
        bare = OfferInfo(kebab(action.__name__), texts.action(action), ())
        head, when = _ENCODER.encode(bare).removesuffix(b"[]}"), b'{"when":{"type":%b' % _ENCODER.encode(bare.type)
        return _ActionWords(bare.type, bare.label, fields, head, when)

    def _axis(self, about: _Field, axis: Axis) -> AxisInfo:
        if isinstance(axis, range):
            return AxisInfo(*about, None, axis[0], axis[-1], axis.step)
        return AxisInfo(*about, tuple([self._value(about[2], value) for value in axis]))

    def _value(self, kind: str, value: Any) -> ValueInfo:
        return self.texts.memory.remember(
            (ValueInfo, kind, value), lambda: ValueInfo(value, self.texts.kind(kind, value))
        )

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
