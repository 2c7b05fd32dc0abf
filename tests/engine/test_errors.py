"""Errors know what they were given, by declared fields."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import pytest
from mypy import api

from rockworker.engine.errors import BadSave, GameIsOver, IllegalValue, RockworkerError, UnknownGame

SNIPPET = """
from rockworker.engine.errors import BadSave, NotYourTurn, UnknownGame
from rockworker.server.errors import StaleVersion

UnknownGame(game="chess", known="")
UnknownGame(game="chess")
UnknownGame(gane="chess", known="")
NotYourTurn(player="Ann", actors=())
BadSave(reason="bad luck", found="")
StaleVersion(version=1)
"""


def test_an_error_shows_what_it_knows() -> None:
    """As attributes, as details for its message, and in its repr; as text it is the English sentence."""
    error = UnknownGame(game="chess", known="go")
    assert (error.game, error.known) == ("chess", "go")
    assert error.details == {"game": "chess", "known": "go"}
    assert repr(error) == "UnknownGame(game='chess', known='go')"
    assert str(error) == "There is no game called “chess”. Known games: go."


def test_fields_are_inherited_in_order() -> None:
    """An error of a special kind knows all that the general one knows."""
    assert IllegalValue.fields() == ("action", "clause", "why", "game", "field", "value", "allowed")
    assert RockworkerError.fields() == ()


def test_what_may_be_left_out_has_a_default() -> None:
    """All variables of a message are always there."""
    error = BadSave(reason="format", found="9")
    assert error.details == {"reason": "format", "found": "9", "wanted": "", "cause": None}


def test_a_missing_or_misspelt_field_is_refused() -> None:
    """In Python, too, not only by mypy."""
    with pytest.raises(TypeError):
        UnknownGame(game="chess")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        GameIsOver(why="time")  # type: ignore[call-arg]


def test_errors_cross_processes() -> None:
    """A simulation's workers send theirs home, in the way in which Python copies."""
    error = BadSave(reason="move", found="3", cause=GameIsOver())
    twin = copy.copy(error)
    assert type(twin) is BadSave
    assert repr(twin) == repr(error)


def test_mypy_sees_every_slip(tmp_path: Path) -> None:
    """A missing field, a misspelt one, a wrong type and an unknown reason are errors where they are raised."""
    path = tmp_path / "snippet.py"
    path.write_text(SNIPPET)
    report, _, _ = api.run([str(path)])
    lines = sorted({int(line) for line in re.findall(r"snippet\.py:(\d+): error", report)})
    assert lines == [6, 7, 8, 9, 10], report
