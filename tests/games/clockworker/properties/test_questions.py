"""Questions and refusals over random games: nothing needless is asked, nothing is refused without a reason."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rockworker
from rockworker.engine.errors import IllegalAction
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, hold, size
from rockworker.engine.refusals import NotAsked
from rockworker.games.clockworker import refusals as no
from rockworker.games.clockworker.actions import ACTIONS, Exchange
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.rulebook import SECTIONS
from rockworker.games.clockworker.state import EMPTY
from rockworker.rulebook.catalogue import clauses
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.clockworker.play import new_game, options, players, random_steps, seeds
from tests.games.clockworker.table import CATALOGUE
from tests.games.wrong_types import check_wrong_types
from tests.text.checks import check_clean

BLOCKED = (-(10**30), -2, EMPTY, 0, 1, 2, 3, 5, 6, 7, 15, 16, 31, 45, 255, 10**30, 10**5000)
"""Values that are out of place, or only just so, somewhere."""


def nonsense(kind: type[Action]) -> Iterator[Action]:
    """Actions of one type with all kinds of values."""
    count = len(kind.__struct_fields__)
    for value in BLOCKED if count else (0,):
        for place in range(max(count, 1)):
            yield kind(*(value if n == place else 1 for n in range(count)))


def check_all_refusals(game: Game, known: dict[str, Any], tables: list[Texts]) -> None:
    """Whatever is not offered to the player who decides is refused with a clause and with words."""
    (player,) = game.actors
    for kind in ACTIONS:
        for action in nonsense(kind):
            if not hold(game.offers(player), action):
                check_refusal(game, player, action, known, tables)


def check_refusal(game: Game, player: int, action: Action, known: dict[str, Any], tables: list[Texts]) -> None:
    """A clause of the catalogue, figures of things that are there, and words."""
    with pytest.raises(IllegalAction) as refused:
        game.apply(player, action)
    reason = refused.value.why
    assert reason is not None, (game.prompt, action)
    assert reason.clause in known, reason
    assert type(reason) is NotAsked or type(reason) in DEFINITION.refusal_types, reason
    if isinstance(reason, no.ResourcesMissing):
        assert sum(reason.missing) > reason.gold
        assert min(reason.missing) >= 0
    for texts in tables:
        check_clean(texts.reason(reason))


@given(players, seeds, options, st.sampled_from([1, 2]))
def test_nothing_is_refused_without_a_reason(count: int, seed: int, chosen: dict[str, Any], version: int) -> None:
    """Through random games, under both versions of the rules: at the first moments of each question, all kinds of
    actions with all kinds of values."""
    game, known = new_game(count, seed, chosen, version), clauses("clockworker")
    tables = [Texts.of(game.definition, language).at_table(None, inside(game).rules) for language in LANGUAGES]
    met: dict[str, int] = {}
    check_all_refusals(game, known, tables)
    for _ in random_steps(game, seed ^ 5):
        if not game.is_over and met.setdefault(game.prompt, 0) < 2:
            met[game.prompt] += 1
            check_all_refusals(game, known, tables)


@given(players, seeds, options)
def test_no_wrong_type_without_a_reason(count: int, seed: int, chosen: dict[str, Any]) -> None:
    """At the first moment of each question: the values of every kind of action, replaced by what is no whole number."""
    game, met = new_game(count, seed, chosen), set[str]()
    for _ in random_steps(game, seed ^ 6):
        if not game.is_over and game.prompt not in met:
            met.add(game.prompt)
            for kind in ACTIONS:
                check_wrong_types(game, game.actors[0], kind(*[1 for _ in kind.__struct_fields__]))


def test_every_question_was_refused_something() -> None:
    """The property above is not empty: here is a game that comes to all questions."""
    game, known = new_game(4, 5, {"recovery": "optional", "new_artifacts": "at_once"}), clauses("clockworker")
    tables = [Texts.of(game.definition, language).at_table(None, inside(game).rules) for language in LANGUAGES]
    asked = set()
    for _ in random_steps(game, 5):
        if not game.is_over and game.prompt not in asked:
            asked.add(game.prompt)
            check_all_refusals(game, known, tables)
    assert asked == set(SECTIONS)


@given(players, seeds, options)
def test_nobody_is_asked_where_there_is_one_answer(count: int, seed: int, chosen: dict[str, Any]) -> None:
    """Through random games of version 2, and never only for the sake of an exchange that could wait."""
    game = new_game(count, seed, chosen)
    for _ in random_steps(game, seed ^ 7):
        if not game.is_over:
            (player,) = game.actors
            assert size(game.offers(player)) > 1, game.prompt
            others = [offer for offer in game.offers(player) if offer.action is not Exchange]
            # What an exchange makes payable, or may be duplicated by that option, is an answer of its own.
            paying = game.prompt.endswith("-payment")
            duplicable = game.prompt == "duplication" and inside(game).rules.options.duplicate_exchanged_gold
            assert paying or duplicable or game.prompt == "turn-end" or size(others) > 1, game.prompt


@pytest.mark.rule("CW-RES-09", "CW-RES-13", "CW-CON-08", "CW-CON-09")
@pytest.mark.parametrize("seed", range(30))
def test_games_with_prices_in_robots(seed: int) -> None:
    """An owner's file may ask for robots and gears: whole games keep every count at zero or above."""
    tables = deepcopy(CATALOGUE)
    for card in (*tables["artifacts"], *tables["archives"]):
        if card["key"] != "duplication-device":  # R 2G B, as the book says
            card["cost"] = card["cost"].replace("3", "W ").replace("2G", "2W").replace("2B", "C").replace("2R", "O")
    game = rockworker.new(
        "clockworker", players=2 + seed % 3, seed=seed, components=tables, options={"round_limit": 100}
    )
    for _ in random_steps(game, seed):
        game.check()
    assert game.is_over
