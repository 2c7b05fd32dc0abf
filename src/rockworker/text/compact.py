"""Plain data in few characters and without blanks: JSON that needs no quotes around words.

    -                  nothing
    true  false  -12   as in JSON
    word               letters, digits, _ and -, beginning with a letter
    "any other text"   as in JSON; a blank is \\u0020
    [a,b]  {key:a}     lists, and tables by key
    (bid_1Z_$300)      an action in its game's notation, with _ for each blank
    ?                  something hidden

A game may write the values under some keys in forms of its own: `tile:B5`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from rockworker.engine.names import kebab
from rockworker.text.notation import MOST_DIGITS, Form, Notation, NotationError


class Hidden:
    """Stands for a value that the viewer can't know."""


HIDDEN: Final = Hidden()
NOTHING: Final = "-"
UNKNOWN: Final = "?"
DEEPEST: Final = 20
WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
NUMBER: Final = re.compile(rf"-?(?:0|[1-9][0-9]{{,{2 * MOST_DIGITS}}})(?![0-9.])")
QUOTED: Final = re.compile(r'"(?:[^"\\\s]|\\.)*"')
ACTION: Final = re.compile(r"\(([^()\s]+)\)")
TOKEN: Final = re.compile(r"[^,:\[\]{}()\"\s]+")
CONSTANTS: Final = {"true": True, "false": False}


class Compact:
    """Writes and reads plain data, with a game's notation for actions and its forms for some keys."""

    def __init__(self, notation: Notation, forms: Mapping[str, Form]) -> None:
        self._notation = notation
        self._forms = forms

    def write(self, value: Any) -> str:
        """A value on one line."""
        if isinstance(value, dict):
            return self._table(value)
        if isinstance(value, list | tuple):
            return f"[{','.join(map(self.write, value))}]"
        if isinstance(value, Hidden):
            return UNKNOWN
        return _scalar(value)

    def _table(self, table: Mapping[str, Any]) -> str:
        if "type" in table:
            return self._action(table)
        return "{" + ",".join(f"{key}:{self._entry(key, value)}" for key, value in table.items()) + "}"

    def _entry(self, key: str, value: Any) -> str:
        form = self._forms.get(key)
        return form.write(value) if form else self.write(value)

    def _action(self, table: Mapping[str, Any]) -> str:
        kind = self._notation.kinds[kebab(table["type"])]
        return f"({self._notation.write(msgspec.convert(table, kind)).replace(' ', '_')})"

    def read(self, text: str) -> Any:
        """The value that `write` wrote."""
        reader = _Reader(text, self._notation, self._forms)
        value = reader.value()
        reader.end()
        return value


def _scalar(value: Any) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, str) and WORD.fullmatch(value) and value not in CONSTANTS:
        return value
    return json.dumps(value, ensure_ascii=False).replace(" ", "\\u0020")


class _Reader:
    """Goes through a text from left to right."""

    def __init__(self, text: str, notation: Notation, forms: Mapping[str, Form]) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.notation = notation
        self.forms = forms

    def end(self) -> None:
        if self.at < len(self.text):
            raise self.error("expected-end")

    def error(self, expected: str, **variables: str) -> NotationError:
        return NotationError(self.text[self.at :] or self.text, expected, **variables)

    def value(self) -> Any:
        if self.starts("["):
            return self.items("]", self.value)
        if self.starts("{"):
            return dict(self.items("}", self.entry))
        if found := self.match(ACTION):
            return msgspec.to_builtins(self.notation.read(found[1].replace("_", " ")))
        if found := self.match(QUOTED):
            return json.loads(found[0])
        return self.plain()

    def plain(self) -> Any:
        if found := self.match(NUMBER):
            return int(found[0])
        if found := self.match(WORD):
            return CONSTANTS.get(found[0], found[0])
        if self.starts(UNKNOWN):
            return HIDDEN
        if self.starts(NOTHING):
            return None
        raise self.error("expected-value", examples="12, word, -, [1,2], {key:1}")

    def entry(self) -> tuple[str, Any]:
        found = self.match(KEY)
        if not found or not self.starts(":"):
            raise self.error("expected-entry")
        form = self.forms.get(found[0])
        if not form:
            return found[0], self.value()
        token = self.match(TOKEN)
        return found[0], form.read(token[0] if token else "")

    def items(self, closing: str, item: Any) -> list[Any]:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("expected-fewer-brackets")
        found: list[Any] = []
        while not self.starts(closing):
            if found and not self.starts(","):
                raise self.error("expected-comma", closing=closing)
            found.append(item())
        self.depth -= 1
        return found

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def starts(self, text: str) -> bool:
        begins = self.text.startswith(text, self.at)
        self.at += len(text) if begins else 0
        return begins
