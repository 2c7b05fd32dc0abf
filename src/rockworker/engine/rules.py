"""Compiled rules, shared by all games that are played alike. They never change, so only code of the games themselves,
of servers and tools gets hold of them: a game hands them out to nobody (see `engine.inside`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from rockworker.engine.definition import Definition, Header


def rules_of(definition: Definition[Any, Any], header: Header) -> Any:
    """The rules for a game's players, modules, options, numbers and rules version, compiled once."""
    return _compiled(definition, replace(header, seed=0))


@lru_cache(maxsize=64)
def _compiled(definition: Definition[Any, Any], header: Header) -> Any:
    return definition.compile(header)
