"""Python's collector looks for objects that hold each other in a circle. Games, sights and messages hold none: at its
defaults it goes through all of them again and again, and finds nothing."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def collect_less() -> None:
    """For processes of our own: the collector comes seldom from now on."""
    gc.set_threshold(50_000, 20, 1000)


@contextmanager
def uncollected() -> Iterator[None]:
    """For what we do in a process that is somebody else's: the collector waits until it is done."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
