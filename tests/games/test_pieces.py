"""What is printed on the pieces: told to everybody, and complete."""

from __future__ import annotations

import msgspec
import pytest

from rockworker.engine.definition import Header
from rockworker.registry import definition_of, game_names
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("players", [2, 4])
def test_pieces_and_labels_fit_into_json_in_every_language(name: str, players: int) -> None:
    """Every piece can be sent, and whatever a table shows has a name in all languages."""
    definition = definition_of(name)
    rules = definition.compile(Header(name, definition.rules_version, players, 1))
    assert msgspec.json.encode(definition.pieces(rules))
    for language in LANGUAGES:
        texts = Texts.of(definition, language).at_table([f"P{n}" for n in range(players)], rules)
        for kind, values in definition.labels(rules).items():
            assert all(texts.kind(kind, value) for value in values)


def test_clockworker_pieces_say_what_is_printed() -> None:
    """Prices and gains are the component file's; two players have fewer copies of artifacts."""
    definition = definition_of("clockworker")
    pieces = definition.pieces(definition.compile(Header("clockworker", 1, 2, 1)))
    plain = msgspec.to_builtins(pieces)
    assert plain["factories"][0] == {
        "cost": 0,
        "slots": ((2, 0, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1, 0)),
    }
    assert plain["artifacts"][0] == {
        "key": "mechanical-god",
        "cost": (0, 3, 2, 2, 0, 0, 0),
        "points": 0,
        "effect": "scoring",
    }
    assert set(plain["copies"]) == {1}
    assert (plain["discount_place"], plain["bonus_place"], plain["recharge"]) == (4, 5, 2)
