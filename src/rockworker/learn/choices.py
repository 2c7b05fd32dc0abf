"""Decisions to learn from: between which actions, and how likely each of them should be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]
PADDING: Final = -1
"""A word that names nothing: the last place of every list of words, which is kept empty for it."""
MOST_NAMING: Final = 4
"""Words that name an action, at most."""
TOLERANT: Final = 0.05
"""How much two actions may differ in worth and still be chosen nearly alike."""


@dataclass(frozen=True)
class Choices:
    """Decisions between some actions each, all actions one below another."""

    seen: Floats
    """By decision: what its player saw."""
    counts: Counts
    """By decision: between how many actions."""
    places: Counts
    """By action: its place in an order by hand."""
    words: Counts
    """By action: the words that name it, and PADDING for those that it has fewer than others."""
    wanted: Floats
    """By action: how likely it should be chosen."""

    @property
    def starts(self) -> Counts:
        """By decision: its first action."""
        return np.asarray(np.cumsum(self.counts) - self.counts)

    @property
    def decisions(self) -> Counts:
        """By action: the decision that it belongs to."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def some(self, numbers: Counts) -> Choices:
        """Some of the decisions."""
        counts = self.counts[numbers]
        rows = np.repeat(self.starts[numbers] - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
        return Choices(self.seen[numbers], counts, self.places[rows], self.words[rows], self.wanted[rows])

    def plain(self) -> dict[str, npt.NDArray[Any]]:
        """By name, for a file: its numbers as short as they can be."""
        parts = {"choice_counts": self.counts, "choice_places": self.places, "choice_words": self.words}
        short = {name: numbers.astype(np.int16) for name, numbers in parts.items()}
        return {**short, "choice_seen": self.seen.astype(np.float16), "choice_wanted": self.wanted}


def choice(seen: Sequence[float], places: Sequence[int], words: Sequence[tuple[int, ...]], worths: Any) -> Choices:
    """One decision, in which a search has found what actions are worth."""
    if any(len(named) > MOST_NAMING for named in words):
        raise ValueError(f"An action is named by at most {MOST_NAMING} words, not by {max(map(len, words))}.")
    odds = np.exp((np.array(worths) - max(worths)) / TOLERANT)
    padded = [[*named, *[PADDING] * (MOST_NAMING - len(named))] for named in words]
    return Choices(
        np.array([seen], np.float32),
        np.array([len(places)]),
        np.array(places),
        np.array(padded),
        np.asarray(odds / odds.sum(), np.float32),
    )


def joined(parts: Sequence[Choices], inputs: int) -> Choices:
    """All decisions of several; there may be none."""
    return Choices(
        np.concatenate([np.zeros((0, inputs), np.float32), *[part.seen for part in parts]]),
        np.concatenate([np.zeros(0, np.int64), *[part.counts for part in parts]]),
        np.concatenate([np.zeros(0, np.int64), *[part.places for part in parts]]),
        np.concatenate([np.zeros((0, MOST_NAMING), np.int64), *[part.words for part in parts]]),
        np.concatenate([np.zeros(0, np.float32), *[part.wanted for part in parts]]),
    )


def choices_in(kept: Any) -> Choices:
    """What `plain` has written."""
    counts, places, words = [kept[f"choice_{name}"].astype(np.int64) for name in ("counts", "places", "words")]
    return Choices(kept["choice_seen"].astype(np.float32), counts, places, words, kept["choice_wanted"])
