"""Bots that are imported when they are needed: a game can be played without any of them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from inspect import Signature, signature
from typing import Any, cast

from rockworker.bots.bot import Bot


class LazyBot:
    """A bot's class by its place (`package.module:Class`), perhaps with some of its parameters chosen."""

    def __init__(self, place: str, **chosen: Any) -> None:
        self.place = place
        self.chosen = chosen

    def __call__(self, seed: int = 0, **given: Any) -> Bot:
        return self.load()(seed, **{**self.chosen, **given})

    @property
    def __signature__(self) -> Signature:
        """That of the class: `search:seconds=0.2` names its parameters."""
        return signature(self.load())

    @property
    def least_values(self) -> Mapping[str, float]:
        """That of the class: what its parameters can be."""
        return self.load().least_values

    def load(self) -> type[Bot]:
        """The class itself."""
        module, _, name = self.place.partition(":")
        return cast(type[Bot], getattr(import_module(module), name))
