"""The summary of many games, as people read it: with the game's words for its keys, and the language's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rockworker.cli.messages import words_in
from rockworker.cli.printing import named_bot
from rockworker.engine.names import title
from rockworker.registry import definition_of, statistics_of
from rockworker.text.texts import Texts

SPREAD: Final = {"mean", "min", "max"}
NOTHING: Final = "–"


class Summary:
    """What a simulation has told, in one language."""

    def __init__(self, result: Mapping[str, Any], language: str, rules: Any = None) -> None:
        self.result = result
        self.words = words_in(language)
        self.between = self.words.term("between")
        self.texts = Texts.of(definition_of(result["game"]), language).at_table(None, rules)
        self.statistics = statistics_of(result["game"])

    def print_to(self, to: Console) -> None:
        """Length, endings, seats and bots, and whatever the game counts."""
        result = self.result
        game = self.texts.find("game-title") or title(result["game"])
        to.print(
            Text(self.words.term("simulated", game=game, games=result["games"], players=result["players"]), "bold")
        )
        for key in self._told():
            label = self.texts.find(f"statistic-{key}") or self.words.term(f"column-{key}")
            to.print(self._line(label, self._value(result[key], key)))
        to.print(self._seats())
        for name, value in result["statistics"].items():
            self._print_statistic(to, name, value)
        to.print(self._line(self.words.term("column-invariants"), self._invariants()))

    def _invariants(self) -> str:
        held = self.words.term("invariants-hold" if self.result["invariants"] == "ok" else "invariants-unchecked")
        return self.between.join([held, self.words.term("seconds", seconds=self._value(self.result["seconds"]))])

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
            table.add_row(str(row["seat"]), named_bot(self.words, row["bot"]), *self._row(row))
        for bot, row in self.result["bots"].items():
            table.add_row(f"×{row['seats']}", named_bot(self.words, bot), *self._row(row), style="cyan")
        return table

    def _row(self, row: Mapping[str, Any]) -> tuple[str, str, str]:
        return self._value(row["score"]), self._value(row["wins"]), self.words.percent(row["win_rate"])

    def _print_statistic(self, to: Console, name: str, value: Any) -> None:
        """A line; or a line for each entry, where there is more to say about each."""
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            to.print(Text(self._name(name, name), "bold"))
            for key, inner in value.items():
                to.print(f"  {self._line(self._name(name, key), self._value(inner, name))}")
        else:
            to.print(self._line(self._name(name, name), self._value(value, name)))

    def _name(self, group: str, key: str) -> str:
        """The game's words for one of its keys; a game that has none yet shows the key in plain letters."""
        own = self.statistics.word(self.texts, group, key)
        return own or self.texts.find(f"statistic-{key.replace('_', '-')}") or key.replace("_", " ").replace("-", " ")

    def _value(self, value: Any, group: str = "") -> str:
        if isinstance(value, list):
            return self.between.join(self._value(one, group) for one in value) or NOTHING
        if isinstance(value, dict):
            return self._spread(value) if set(value) == SPREAD else self._pairs(value, group)
        return value if isinstance(value, str) else self.words.number(value)

    def _pairs(self, values: Mapping[str, Any], group: str) -> str:
        pairs = [self._line(self._name(group, key), self._value(value, group)) for key, value in values.items()]
        return self.between.join(pairs) or NOTHING

    def _spread(self, numbers: Mapping[str, float]) -> str:
        return "{} ({}–{})".format(*(self._value(numbers[key]) for key in ("mean", "min", "max")))
