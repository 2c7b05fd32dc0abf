"""Values of a wrong type at a decision: refused, and told what is wrong, in every language."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import astuple

from rockworker.engine.errors import MalformedAction
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, fields_of
from rockworker.registry import definition_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.text.checks import check_clean

WRONG: Final[tuple[Any, ...]] = (
    *(True, False, 1.0, 2.5, "1", "zinc", None, [1], (1,), {"a": 1}, float("nan"), float("inf"), object()),
    *(b"1", 1j, Exception("1")),
)


def check_wrong_types(game: Game, player: int, action: Action) -> None:
    """Each value of an action, replaced by all that is no whole number."""
    values = astuple(action)
    for place, field in enumerate(fields_of(type(action))):
        for wrong in WRONG:
            ill = type(action)(*values[:place], wrong, *values[place + 1 :])
            with pytest.raises(MalformedAction) as refused:
                game.apply(player, ill)
            assert (refused.value.reason, refused.value.field) == ("wrong-type", field)
            says_what_is_wrong(refused.value)


def says_what_is_wrong(error: MalformedAction) -> None:
    """The action, the field and the type that was wanted, in the words of the game that it names."""
    assert error.wanted == "number"
    for language in LANGUAGES:
        texts = Texts.of(definition_of(error.game), language)
        said = error.text(language)
        check_clean(said.replace(error.found, "…"))
        assert error.found in said
        assert texts.term(f"field-{error.field.replace('_', '-')}") in said
        assert texts.term("component-type", wanted="number") in said
