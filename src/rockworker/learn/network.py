"""A small perceptron that says how likely a player is to win, from a few hundred numbers. numpy is all that it needs.

The first of its inputs is a lead that somebody foresaw by hand. The network adds to what that lead alone tells, so that
before it has learnt anything it is as good as the hand-made judgement.

It may have preferences, too: by the words that name an action (`rockworker.learn.words`), and by the place that the
action has in an order by hand, with which they begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile
from zlib import error as BadDeflate  # noqa: N812 - an exception

import numpy as np
import numpy.typing as npt

from rockworker.learn.choices import PADDING, Choices, Floats

HIDDEN: Final = (48, 24)
TRUST: Final = 2.0
"""How much the lead counts at first: with 2, the chances are those of `tanh(lead)`."""
FINE: Final = 1 << 14
"""In play, weights are multiples of one 16,384th …"""
ROUGH: Final = 1 << 10
"""… and what they are multiplied by, of one 1,024th: sums below half a billion are exact in a float's 53 bits."""
LAYERS: Final = ("inward", "inward_bias", "middle", "middle_bias", "outward", "outward_bias", "trust")
PREFERENCES: Final = ("order", "preferred", "preferred_bias")
"""By place in an order by hand, by hidden number and word, and by word."""
MOST_COMPARED: Final = 16
"""Places in an order by hand that count."""
NO_NETWORK: Final = (OSError, EOFError, IndexError, KeyError, TypeError, ValueError, BadZipFile, BadDeflate)
"""What goes wrong where a file with something else is read as a network."""
LATER: Final = 0.3
"""How much less likely an action is at first than the one before it in that order, in logarithms of odds."""


class Network:
    """Two hidden layers, and a way around them for the lead."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        names = (*LAYERS, *PREFERENCES) if "preferred" in weights else LAYERS
        self.weights = {name: np.asarray(weights[name], np.float32) for name in names}
        self.file = ""
        """Where it was found, if it was in a file."""

    @classmethod
    def new(cls, inputs: int, seed: int = 0, words: int = 0) -> Network:
        """One that has learnt nothing, and trusts the lead; with words for actions, it has preferences, too."""
        draw, (first, second) = np.random.default_rng(seed), HIDDEN
        preferences = {
            "order": -LATER * np.arange(MOST_COMPARED, dtype=np.float32),
            "preferred": np.zeros((second, words + 1), np.float32),
            "preferred_bias": np.zeros(words + 1, np.float32),
        }
        return cls(
            {
                **(preferences if words else {}),
                "inward": draw.normal(0, (2 / inputs) ** 0.5, (inputs, first)).astype(np.float32),
                "inward_bias": np.zeros(first, np.float32),
                "middle": draw.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
                "middle_bias": np.zeros(second, np.float32),
                "outward": np.zeros(second, np.float32),
                "outward_bias": np.zeros(1, np.float32),
                "trust": np.full(1, TRUST, np.float32),
            }
        )

    @property
    def inputs(self) -> int:
        """How many numbers it looks at."""
        return len(self.weights["inward"])

    @property
    def prefers(self) -> bool:
        """Whether it has preferences."""
        return "preferred" in self.weights

    def fits(self, inputs: int, words: int) -> bool:
        """Whether it looks at as many numbers as a game shows, and prefers among the game's words, if it prefers."""
        return self.inputs == inputs and (not self.prefers or self.weights["preferred"].shape[1] == words + 1)

    def logits(self, seen: Floats) -> Floats:
        """By row: the logarithm of the odds of winning."""
        return self._layers(seen)[-1]

    def chances(self, seen: Floats) -> Floats:
        """By row: how likely that player is to win."""
        return chances_of(self.logits(seen))

    def _layers(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        own = self.weights
        first = np.maximum(seen @ own["inward"] + own["inward_bias"], 0)
        second = np.maximum(first @ own["middle"] + own["middle_bias"], 0)
        return first, second, second @ own["outward"] + own["outward_bias"] + own["trust"] * seen[:, 0]

    def slopes(self, seen: Floats, wanted: Floats) -> dict[str, Floats]:
        """Where each weight leads: the gradient of the cross entropy between what is wanted and what comes out."""
        first, second, logits = self._layers(seen)
        off = (chances_of(logits) - wanted) / len(seen)
        at_second = np.outer(off, self.weights["outward"]) * (second > 0)
        at_first = at_second @ self.weights["middle"].T * (first > 0)
        return {
            "inward": seen.T @ at_first,
            "inward_bias": at_first.sum(0),
            "middle": first.T @ at_second,
            "middle_bias": at_second.sum(0),
            "outward": second.T @ off,
            "outward_bias": off.sum(keepdims=True),
            "trust": (off @ seen[:, 0]).reshape(1),
        }

    def preferences(self, choices: Choices) -> Floats:
        """By action: how likely it is to be chosen."""
        return self._preferences(choices, self._layers(choices.seen)[1])

    def _preferences(self, choices: Choices, second: Floats) -> Floats:
        own, decisions = self.weights, choices.decisions
        by_word = second @ own["preferred"] + own["preferred_bias"]
        logits = own["order"][choices.places] + by_word[decisions[:, None], choices.words].sum(1)
        logits -= np.maximum.reduceat(logits, choices.starts)[decisions]
        odds = np.exp(logits)
        return np.asarray(odds / np.add.reduceat(odds, choices.starts)[decisions], np.float32)

    def leanings(self, choices: Choices) -> dict[str, Floats]:
        """The same as `slopes`, for the cross entropy between what should be chosen and what is preferred."""
        first, second, _ = self._layers(choices.seen)
        own, decisions, words = self.weights, choices.decisions, choices.words
        off = (self._preferences(choices, second) - choices.wanted) / len(choices.starts)
        by_word = np.zeros((len(choices.starts), own["preferred"].shape[1]), np.float32)
        np.add.at(by_word, (decisions[:, None], words), off[:, None])
        by_word[:, PADDING] = 0
        order = np.zeros_like(own["order"])
        np.add.at(order, choices.places, off)
        at_second = by_word @ own["preferred"].T * (second > 0)
        at_first = at_second @ own["middle"].T * (first > 0)
        return {
            "inward": choices.seen.T @ at_first,
            "inward_bias": at_first.sum(0),
            "middle": first.T @ at_second,
            "middle_bias": at_second.sum(0),
            "order": order,
            "preferred": second.T @ by_word,
            "preferred_bias": by_word.sum(0),
        }

    def surprise(self, seen: Floats, wanted: Floats) -> float:
        """The mean cross entropy: how surprised it is by what really happened."""
        logits = self.logits(seen).astype(np.float64)
        return float(np.mean(np.logaddexp(0, logits) - wanted * logits))

    def save(self, path: Path) -> None:
        """Writes the weights as numbers of two bytes: it plays the same with them, and they are small."""
        np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in self.weights.items()})  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        """The network that was saved there; `NoNetwork`, if none was."""
        try:
            with path.open("rb") as file, np.load(file) as found:  # numpy would leave a broken file open
                network = cls({name: found[name].astype(np.float32) for name in found.files})
            network.logits(np.zeros((1, network.inputs), np.float32))  # layers that don't fit each other are none
        except NO_NETWORK as error:
            raise NoNetwork(str(path)) from error
        network.file = str(path)
        return network


class NoNetwork(Exception):
    """A file that holds no network, or none for these games."""


def chances_of(logits: Floats) -> Floats:
    """By logarithm of odds: the chance."""
    return np.asarray((1 + np.tanh(logits / 2)) / 2, np.float32)  # `exp` would overflow


class Exact:
    """A network as it is asked in play: by numbers so coarse that all sums are exact, in whatever order a machine adds
    them up. So all machines choose alike."""

    def __init__(self, network: Network) -> None:
        self.prefers = network.prefers
        self.weights = {name: coarse(array, FINE) for name, array in network.weights.items()}

    def chance(self, seen: Sequence[float]) -> float:
        """How likely one player is to win."""
        own, first = self.weights, coarse(np.array(seen), ROUGH)
        odds = self._hidden(first) @ own["outward"] + own["outward_bias"][0] + own["trust"][0] * first[0]
        return (1 + tanh(odds / 2)) / 2

    def preferences(self, seen: Sequence[float], actions: Sequence[Sequence[int]]) -> list[float]:
        """By action, which is named by words, the best by hand first: how likely it is to be chosen, as a logarithm of
        odds."""
        own = self.weights
        by_word = self._hidden(coarse(np.array(seen), ROUGH)) @ own["preferred"] + own["preferred_bias"]
        order = own["order"]
        return [
            float(order[min(place, MOST_COMPARED - 1)] + sum([by_word[word] for word in words]))
            for place, words in enumerate(actions)
        ]

    def _hidden(self, first: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The second of the hidden layers."""
        own = self.weights
        second = np.maximum(first @ own["inward"] + own["inward_bias"], 0)
        return coarse(np.maximum(coarse(second, ROUGH) @ own["middle"] + own["middle_bias"], 0), ROUGH)


def coarse(numbers: npt.NDArray[Any], parts: int) -> npt.NDArray[np.float64]:
    """Numbers rounded to a part of one."""
    return np.rint(numbers * float(parts)) / parts


class Teacher:
    """Changes a network's weights step by step (Adam, with a little decay)."""

    def __init__(self, network: Network, pace: float, decay: float = 1e-4) -> None:
        self.network = network
        self.pace = pace
        self.decay = decay
        self.steps = 0
        self.slopes = {name: np.zeros_like(array) for name, array in network.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in network.weights.items()}

    def teach(self, seen: Floats, wanted: Floats, choices: Choices | None = None) -> None:
        """One step towards what is wanted: of positions, and of choices."""
        self.steps += 1
        slopes = self.network.slopes(seen, wanted)
        for name, slope in self.network.leanings(choices).items() if choices else ():
            slopes[name] = slopes[name] + slope if name in slopes else slope
        for name, slope in slopes.items():
            kept, square, weights = self.slopes[name], self.squares[name], self.network.weights[name]
            kept += 0.1 * (slope - kept)
            square += 0.001 * (slope**2 - square)
            mean, spread = kept / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weights -= self.pace * (mean / (np.sqrt(spread) + 1e-8) + self.decay * weights)

    def state(self) -> dict[str, Any]:
        """All that it remembers, to go on later."""
        kept = {f"slope {name}": array for name, array in self.slopes.items()}
        return {**kept, **{f"square {name}": array for name, array in self.squares.items()}, "steps": self.steps}

    def take_up(self, state: Mapping[str, Any]) -> None:
        """Goes on where another left off."""
        self.steps = int(state["steps"])
        self.slopes = {name: state[f"slope {name}"] for name in self.slopes}
        self.squares = {name: state[f"square {name}"] for name in self.squares}
