"""The summary of many games, as people read it: with the game's words for its keys, and the language's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rockworker.cli.messages import words_in
from rockworker.registry import definition_of
from rockworker.text.texts import MissingText, Texts

SPREAD: Final = {"mean", "min", "max"}
NOTHING: Final = "–"
BETWEEN: Final = "; "
"""Between values: half of Europe writes a comma inside of numbers."""


class Summary:
    """What a simulation has told, in one language."""

    def __init__(self, result: Mapping[str, Any], language: str) -> None:
        self.result = result
        self.words = words_in(language)
        self.texts = Texts.of(definition_of(result["game"]), language)

    def print_to(self, to: Console) -> None:
        """Length, endings, seats and bots, and whatever the game counts."""
        result = self.result
        games = {key: result[key] for key in ("games", "game", "players")}
        to.print(Text(self.words.term("simulated", **games), "bold"))
        for key in self._told():
            to.print(self._line(self.words.term(f"column-{key}"), self._value(result[key])))
        to.print(self._seats())
        for name, value in result["statistics"].items():
            self._print_statistic(to, name, value)
        to.print(self._line(self.words.term("column-invariants"), f"{result['invariants']}; {result['seconds']} s"))

    def _told(self) -> list[str]:
        """A game that counts no turns or tells no endings has no lines for them."""
        counted = {"steps": True, "turns": self.result["turns"]["max"], "endings": any(self.result["endings"])}
        return [key for key, present in counted.items() if present]

    def _line(self, name: str, value: str) -> str:
        return self.words.term("column-value", column=name, value=value)

    def _seats(self) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False)
        for column in ("seat", "bot", "score", "wins", "win-rate"):
            table.add_column(self.words.term(f"column-{column}"), header_style="bold")
        for row in self.result["seats"]:
            table.add_row(str(row["seat"]), row["bot"], *self._row(row))
        for bot, row in self.result["bots"].items():
            table.add_row(f"×{row['seats']}", bot, *self._row(row), style="cyan")
        return table

    def _row(self, row: Mapping[str, Any]) -> tuple[str, str, str]:
        rate = self.words.term("percent", value=row["win_rate"])
        return self._value(row["score"]), self._value(row["wins"]), rate

    def _print_statistic(self, to: Console, name: str, value: Any) -> None:
        """A line; or a line for each entry, where there is more to say about each."""
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            to.print(Text(self._name(name), "bold"))
            for key, inner in value.items():
                to.print(f"  {self._line(self._name(key), self._value(inner))}")
        else:
            to.print(self._line(self._name(name), self._value(value)))

    def _name(self, key: str) -> str:
        """The game's message for one of its keys; a game that has none yet shows the key in plain letters."""
        try:
            return self.texts.term(f"statistic-{key.replace('_', '-')}")
        except MissingText:
            return key.replace("_", " ").replace("-", " ")

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return BETWEEN.join(map(self._value, value)) or NOTHING
        if isinstance(value, dict):
            return self._spread(value) if set(value) == SPREAD else self._pairs(value)
        return value if isinstance(value, str) else self.words.term("decimal", value=value)

    def _pairs(self, values: Mapping[str, Any]) -> str:
        return BETWEEN.join(f"{self._name(key)} {self._value(value)}" for key, value in values.items()) or NOTHING

    def _spread(self, numbers: Mapping[str, float]) -> str:
        return "{} ({}–{})".format(*(self._value(numbers[key]) for key in ("mean", "min", "max")))
