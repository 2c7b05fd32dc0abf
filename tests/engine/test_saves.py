"""Saves: one format for Python, terminal and server; rules versions that never strand a game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.cli import saves
from rockworker.engine.definition import Score
from rockworker.engine.errors import BadSave, IllegalAction, UnknownRulesVersion
from rockworker.engine.frames import Play
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.saves import Save, Seating
from tests.engine.pebbles import DEFINITION, Bid, Pebbles

pytestmark = pytest.mark.usefixtures("registered")


def finish(game: Game) -> Game:
    """Everybody bids nothing and keeps what they get."""
    while not game.is_over:
        player = game.actors[0]
        game.apply(player, game.offers(player)[0][0])
    return game


def test_a_new_game_follows_the_newest_rules() -> None:
    """Unless an older version is asked for; an unknown one is refused with the known ones."""
    assert rockworker.new("pebbles").header.rules_version == DEFINITION.rules_version == 2
    assert rockworker.new("pebbles", rules_version=1).header.rules_version == 1
    with pytest.raises(UnknownRulesVersion) as caught:
        rockworker.new("pebbles", rules_version=3)
    assert caught.value.details == {"game": "pebbles", "version": "3", "known": "1, 2"}


def test_a_game_goes_on_under_the_rules_that_it_was_begun_with() -> None:
    """Begun under version 1, saved, loaded, played on, saved again: version 1's answers all the way."""
    old = rockworker.new("pebbles", players=2, seed=1, rules_version=1)
    old.apply(0, Bid(4))
    loaded = rockworker.load(old.save())
    assert (loaded.header.rules_version, inside(loaded).rules.coins) == (1, 4)
    with pytest.raises(IllegalAction):
        loaded.apply(1, Bid(5))
    finish(loaded)
    again = rockworker.load(loaded.save())
    assert json.loads(loaded.save())["header"]["rules_version"] == 1
    assert (again.is_over, again.scores) == (True, loaded.scores)
    new = rockworker.new("pebbles", players=2, seed=1)
    new.apply(0, Bid(4))
    new.apply(1, Bid(5))
    finish(new)
    assert sum(score.parts["coins"] for score in new.scores) == sum(s.parts["coins"] for s in loaded.scores) - 3


def test_any_moment_of_an_old_game_follows_its_rules() -> None:
    """Copies, imagined games, replays and stored states keep the version, too."""
    game = rockworker.new("pebbles", players=2, seed=1, rules_version=1)
    game.apply(0, Bid(1))
    stored = game.codec.state_from_json(game.codec.state_to_json(inside(game).state))
    others = [game.copy(), game.imagine(0), game.at(1), Game.resume(DEFINITION, game.header, stored, game.version)]
    assert [inside(other).rules.coins for other in others] == [4, 4, 4, 4]


def test_rules_of_a_newer_program_are_refused() -> None:
    """By name, never by guessing."""
    save = json.loads(rockworker.new("pebbles").save())
    save["header"]["rules_version"] = 99
    with pytest.raises(UnknownRulesVersion):
        rockworker.load(json.dumps(save))


def test_a_save_keeps_who_played(tmp_path: Any) -> None:
    """What the terminal notes is read back by the terminal, and passes `rockworker.load`."""
    game = rockworker.new("pebbles", players=2, seed=3)
    game.apply(0, Bid(2))
    path = tmp_path / "game.json"
    saves.write(path, game, ["human", "random"], ["Ann", "Ben"])
    loaded, seating = saves.read(path)
    assert seating == Seating(("human", "random"), ("Ann", "Ben"))
    assert loaded.log == game.log == rockworker.load(path.read_bytes()).log


def test_a_plain_save_holds_nothing_but_header_and_log() -> None:
    """Extras that nobody gave leave no trace."""
    assert list(json.loads(rockworker.new("pebbles").save())) == ["rockworker", "header", "log"]


@pytest.mark.parametrize(
    "extra",
    [{"table": 5}, {"table": {"names": "Ann"}}, {"table": {"seats": [1]}}, {"commitment": 7}, {"scores": [1]}],
)
def test_malformed_extras_are_refused(extra: dict[str, Any]) -> None:
    """A save whose extras have a wrong shape is not a save."""
    save = {**json.loads(rockworker.new("pebbles").save()), **extra}
    with pytest.raises(BadSave) as caught:
        rockworker.load(json.dumps(save))
    assert caught.value.reason == "not-a-save"


class Partners(Pebbles):
    """Pebbles in two teams: 1 and 3 against 2."""

    name = "partners"

    def scores(self, play: Play[Any, Any]) -> list[Score]:
        return [msgspec.structs.replace(score, team=score.player % 2) for score in super().scores(play)]


def test_teams_survive_files() -> None:
    """A score names its team in JSON and in a save; a game without teams does not mention them."""
    definition = Partners()
    game = finish(Game(definition, definition.header(3, 1)))
    save = Save(1, game.header, (), scores=tuple(game.scores))
    assert [score.team for score in Save.parse(save.encode()).scores] == [0, 1, 0]
    assert msgspec.json.decode(msgspec.json.encode(game.scores), type=list[Score]) == game.scores
    plain = finish(Game(DEFINITION, DEFINITION.header(2, 1)))
    assert "team" not in msgspec.to_builtins(plain.scores[0])


def test_the_log_is_checked_move_by_move() -> None:
    """The first move that the rules refuse is named, with the reason."""
    game = rockworker.new("pebbles", players=2, seed=1)
    log = ((0, {"type": "bid", "coins": 1}), (1, {"type": "keep"}))
    with pytest.raises(BadSave) as caught:
        Game.restore(DEFINITION, Save(1, game.header, log))
    assert (caught.value.reason, caught.value.found) == ("move", "2")
    assert isinstance(caught.value.cause, IllegalAction)
