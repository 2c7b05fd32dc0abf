"""From offers to an action on a full screen: one question after another, each a list to pick from or a form of numbers.

The same boxes that the plain table asks line by line. Nothing here knows a rule: whatever is offered can be reached,
and whatever is not offered can only be asked about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rockworker.cli.dialogue import FEW, NUMBERS, union
from rockworker.engine.offers import Action, Axis, Offer, enumerate_all, fields_of, hold, size
from rockworker.engine.semantics import kinds_of
from rockworker.text.sheet import Key
from rockworker.text.terminal import Terminal
from rockworker.text.texts import Texts

LONG = 35
"""Numbers up to this many are picked from a list, more are entered."""


@dataclass(frozen=True)
class Option:
    """A line of a list: what it stands for, its words, what is worth knowing, and the things on the table it names."""

    value: Any
    label: str
    hint: str = ""
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Pick:
    """One of several."""

    label: str
    options: tuple[Option, ...]
    is_kinds: bool = False
    """Whether they are kinds of action, of which each has more to ask."""


@dataclass(frozen=True)
class Field:
    """A number to be entered."""

    name: str
    label: str
    meaning: str
    axis: Axis
    allowed: str


@dataclass(frozen=True)
class Form:
    """Several numbers that don't depend on each other."""

    kind: type[Action]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class _State:
    """How far a decision has come: the kind of action, and the first of its values."""

    kind: type[Action] | None = None
    values: tuple[Any, ...] = ()


class Decision:
    """What one player is asked now."""

    def __init__(self, terminal: Terminal, view: Any, texts: Texts, offers: tuple[Offer, ...]) -> None:
        self.terminal = terminal
        self.view = view
        self.texts = texts
        self.offers = offers
        self._trail = [self._settled(_State())]
        """Every state that was asked about; the last is the present one."""
        self._questions: dict[_State, Pick | Form] = {}
        """Those that were put together already: a screen looks at them again and again."""

    @property
    def question(self) -> Pick | Form:
        """What is asked now."""
        state = self._trail[-1]
        if state not in self._questions:
            self._questions[state] = self._asked(state)
        return self._questions[state]

    def _asked(self, state: _State) -> Pick | Form:
        if state.kind is None:
            return self._first()
        return self._form(state) or self._field(state)

    @property
    def chosen(self) -> str:
        """What is already decided, in words."""
        kind = self._trail[-1].kind
        named = [self.texts.kind(meaning, value) for meaning, value in self.named]
        return " · ".join([self.texts.action(kind), *named]) if kind and (named or len(self._trail) > 1) else ""

    @property
    def named(self) -> list[Key]:
        """The things that earlier answers named."""
        kind, values = self._trail[-1].kind, self._trail[-1].values
        if kind is None:
            return []
        return [(kinds_of(kind)[field], value) for field, value in zip(fields_of(kind), values, strict=False)]

    def choose(self, value: Any) -> Action | None:
        """Answers the question with the value of an option; returns the action once it is complete."""
        if isinstance(value, Action):
            return value
        if isinstance(value, type):
            return self._go(_State(value))
        return self.fill([value])

    def fill(self, values: Sequence[Any]) -> Action | None:
        """Answers a form."""
        state = self._trail[-1]
        return self._go(_State(state.kind or self._kinds()[0], (*state.values, *values)))

    def back(self) -> bool:
        """To the question before; False if there is none."""
        if len(self._trail) == 1:
            return False
        self._trail.pop()
        return True

    def preview(self, values: Sequence[Any]) -> Action | None:
        """The action that a form would make, if that completes it."""
        state = self._trail[-1]
        kind = state.kind or self._kinds()[0]
        filled = (*state.values, *values)
        return kind(*filled) if len(filled) == len(fields_of(kind)) else None

    # States

    def _go(self, state: _State) -> Action | None:
        state = self._settled(state)
        if state.kind and len(state.values) == len(fields_of(state.kind)):
            return state.kind(*state.values)
        self._trail.append(state)
        return None

    def _settled(self, state: _State) -> _State:
        """With everything filled in that can have one value only."""
        if state.kind is None:
            few = size(self.offers) <= FEW or len(self._kinds()) > 1
            return state if few else self._settled(_State(self._kinds()[0]))
        while len(state.values) < len(fields_of(state.kind)) and not self._form(state):
            axis = self._axis(state)
            if len(axis) > 1:
                break
            state = _State(state.kind, (*state.values, axis[0]))
        return state

    def _kinds(self) -> list[type[Action]]:
        return list(dict.fromkeys(offer.action for offer in self.offers))

    def _fitting(self, state: _State) -> list[Offer]:
        """The offers of this kind that hold the values so far."""
        return [
            offer
            for offer in self.offers
            if offer.action is state.kind
            and all(value in axis for value, axis in zip(state.values, offer.axes, strict=False))
        ]

    def _axis(self, state: _State) -> Axis:
        return union([offer.axes[len(state.values)] for offer in self._fitting(state)])

    # Questions

    def _first(self) -> Pick:
        """All actions, if they are few; else the kinds."""
        if size(self.offers) <= FEW:
            return Pick("", tuple(self._whole(action) for action in enumerate_all(self.offers)))
        return Pick("", tuple(self._kind(kind) for kind in self._kinds()), is_kinds=True)

    def _whole(self, action: Action) -> Option:
        kind, meanings = type(action), kinds_of(type(action))
        fields = fields_of(kind)
        hints = [*(self._hint(kind, field, getattr(action, field)) for field in fields), self._hint(kind, None, action)]
        keys = tuple((meanings[field], getattr(action, field)) for field in reversed(fields))
        return Option(action, self.texts.action(action), ", ".join(filter(None, hints)), keys)

    def _kind(self, kind: type[Action]) -> Option:
        """A kind of action; if it has one action only, that."""
        offers = [offer for offer in self.offers if offer.action is kind]
        if size(offers) == 1:
            return self._whole(next(enumerate_all(offers)))
        state = self._settled(_State(kind))
        inner = () if self._form(state) else self._field(state).options
        keys = tuple(key for option in inner for key in option.keys[:1])
        return Option(kind, f"{self.texts.action(kind)} …", self._hint(kind, None, None), keys)

    def _field(self, state: _State) -> Pick:
        """The values of the next field."""
        assert state.kind
        field = fields_of(state.kind)[len(state.values)]
        meaning = kinds_of(state.kind)[field]
        return Pick(
            self.texts.field(state.kind, field),
            tuple(
                Option(
                    value, self.texts.kind(meaning, value), self._hint(state.kind, field, value), ((meaning, value),)
                )
                for value in self._axis(state)
            ),
        )

    def _form(self, state: _State) -> Form | None:
        """The rest as a form, if all of it is numbers in one box; or the next number, if there are very many."""
        assert state.kind
        names, meanings, start = fields_of(state.kind), kinds_of(state.kind), len(state.values)
        fitting = self._fitting(state)
        if len(fitting) == 1 and start < len(names) and all(meanings[name] in NUMBERS for name in names[start:]):
            fields = [self._entry(state.kind, name, fitting[0].axis(name)) for name in names[start:]]
            return Form(state.kind, tuple(fields)) if any(len(field.axis) > 1 for field in fields) else None
        if start < len(names) and meanings[names[start]] in NUMBERS and len(self._axis(state)) > LONG:
            return Form(state.kind, (self._entry(state.kind, names[start], self._axis(state)),))
        return None

    def _entry(self, kind: type[Action], name: str, axis: Axis) -> Field:
        meaning = kinds_of(kind)[name]
        return Field(name, self.texts.field(kind, name), meaning, axis, self.texts.allowed(meaning, axis))

    def _hint(self, kind: type[Action], field: str | None, value: Any) -> str:
        return self.terminal.hint(self.view, self.texts, kind, field, value)

    # What is not possible

    def attempts(self, key: Key, kinds: Sequence[type[Action]]) -> Iterator[Action]:
        """Actions that would use a thing and are not offered: to ask why not. The kind being decided comes first."""
        state = self._trail[-1]
        for kind in sorted(kinds, key=lambda kind: (kind is not state.kind, kind not in self._kinds())):
            action = self._attempt(kind, state, key)
            if action is not None and not hold(self.offers, action):
                yield action

    def _attempt(self, kind: type[Action], state: _State, key: Key) -> Action | None:
        meaning, value = key
        fields = fields_of(kind)
        places = [place for place, field in enumerate(fields) if kinds_of(kind)[field] == meaning]
        if not places:
            return None
        values = self._example(kind, state)
        if values is None:
            return None
        place = max(places[0], min(len(state.values), places[-1])) if kind is state.kind else places[-1]
        return kind(*values[:place], value, *values[place + 1 :])

    def _example(self, kind: type[Action], state: _State) -> list[Any] | None:
        """Values for all fields: those chosen, then any that is offered."""
        offers = self._fitting(state if kind is state.kind else _State(kind))
        if offers:
            chosen = state.values if kind is state.kind else ()
            return [*chosen, *(axis[0] for axis in offers[0].axes[len(chosen) :])]
        return [0] if len(fields_of(kind)) == 1 else None
