"""A form being filled in: numbers that are stepped or typed."""

from __future__ import annotations

from rockworker.cli.arguments import MOST_DIGITS
from rockworker.cli.screen.decision import Field, Form


class Entry:
    """The values of a form, and the field that is being changed."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.values = [0 if 0 in field.axis else field.axis[0] for field in form.fields]
        self.place = next(n for n, field in enumerate(form.fields) if len(field.axis) > 1)
        self.typed = ""
        """Digits that are not yet a value."""

    @property
    def field(self) -> Field:
        """The field that is being changed."""
        return self.form.fields[self.place]

    def select(self, place: int) -> None:
        """Goes to another field, around the ends."""
        self.place = place % len(self.form.fields)
        self.typed = ""

    def step(self, by: int) -> None:
        """The next value, or the one before; it stops at the ends."""
        axis = self.field.axis
        at = list(axis).index(self.values[self.place]) + by
        self.values[self.place] = axis[min(max(at, 0), len(axis) - 1)]
        self.typed = ""

    def type(self, digit: str) -> None:
        """One more digit."""
        if len(self.typed) < MOST_DIGITS:
            self.typed = (self.typed + digit).lstrip("0") or "0"

    def erase(self) -> None:
        """One digit less."""
        self.typed = self.typed[:-1]

    def settle(self) -> int | None:
        """Takes what was typed as the field's value; returns it if the field can't have it."""
        typed, self.typed = self.typed, ""
        if not typed:
            return None
        if int(typed) not in self.field.axis:
            return int(typed)
        self.values[self.place] = int(typed)
        return None

    def wrong(self, value: int) -> list[int]:
        """All values, with one in this field that it can't have."""
        return [*self.values[: self.place], value, *self.values[self.place + 1 :]]
