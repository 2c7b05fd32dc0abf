"""Fluent messages that are read when they are first asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![-A-Za-z#]).*)*", re.MULTILINE)
"""A message or a term (`-term`): from its name to the next name or comment. Lines between them are indented, empty, or
a closing brace."""


class Messages(FluentBundle):
    """The messages of one language. A program says few of the hundreds that there are, and to parse them all takes
    longer than to play a game."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        """By name: the text of a message or term."""
        self._read: set[str] = set()
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                for entry in ENTRY.finditer(file.read_text("utf-8")):
                    self._entries.setdefault(entry[1], entry[0])

    @property
    def names(self) -> Iterable[str]:
        """Of all messages and terms: known without reading any of them."""
        return self._entries.keys()

    def plural(self, number: float) -> str:
        """The category of a number, as the language counts: `one`, `other` …"""
        return f"{self._plural_form(number)}"

    def has_message(self, message_id: str) -> bool:
        return message_id in self._entries

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """What the bundle itself calls for every message and for all that it refers to. (Two threads may both read the
        same one: the second reading changes nothing.)"""
        name = f"-{entry_id}" if term else entry_id
        if name in self._entries and name not in self._read:
            self.add_resource(FluentResource(self._entries[name]))
            self._read.add(name)
        return super()._lookup(entry_id, term)
