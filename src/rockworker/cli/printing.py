"""What several commands print."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich import _wrap
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rockworker.engine.definition import Score
from rockworker.engine.events import Event
from rockworker.text.texts import Texts

WIDEST = 200
_wrap.re_word = re.compile(r"[ \n\t]*[^ \n\t]+[ \n\t]*")
"""Rich would also break lines at no-break spaces, of which French has one before every colon."""


def console() -> Console:
    """Standard output. Nothing is marked up or highlighted behind our back."""
    found = Console(highlight=False, markup=False, emoji=False)
    if found.width > WIDEST:
        found.width = WIDEST
    return found


def named_bot(words: Texts, bot: str) -> str:
    """`greedy (solid)`: a bot as it is asked for, and how strong it is."""
    level = words.find(f"level-{bot}")
    return f"{bot} ({level})" if level else bot


def print_log(to: Console, texts: Texts, events: Iterable[Event], *, style: str = "") -> None:
    """Events as lines."""
    for event in events:
        to.print(Text.assemble(("• ", "dim"), (texts.event(event), style)))


def print_scores(to: Console, texts: Texts, words: Texts, scores: Sequence[Score]) -> None:
    """The final scores, and who has won."""
    to.print(score_table(texts, words, scores))
    to.print(winners(texts, words, scores))


def winners(texts: Texts, words: Texts, scores: Sequence[Score]) -> Text:
    """Who has won."""
    best = [texts.player(score.player) for score in scores if score.rank == 1]
    return Text(words.term("winners", count=len(best), winners=texts.join(best)), "bold")


def score_table(texts: Texts, words: Texts, scores: Sequence[Score]) -> Table:
    """The final scores, the best first, with their parts."""
    ranking = sorted(scores, key=lambda score: score.rank)
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1))
    table.add_column("")
    for score in ranking:
        table.add_column(Text(texts.player(score.player), "bold"), justify="right")
    for part in scores[0].parts:
        table.add_row(texts.term(f"score-{part}"), *[str(score.parts[part]) for score in ranking])
    table.add_section()
    table.add_row(Text(texts.term("score-total"), "bold"), *[Text(str(score.total), "bold") for score in ranking])
    table.add_row(words.term("rank"), *[str(score.rank) for score in ranking])
    return table
