"""How to play: the same in every language, and scenes that the rules allow."""

from __future__ import annotations

import pytest

from rockworker.engine.game import Game
from rockworker.registry import game_names
from rockworker.rulebook.how import NEWCOMER, How, Scene, how_to_play, of_newcomer, play_scene, scenes_of
from rockworker.text.languages import LANGUAGES

SCENES = [(game, scene) for game in game_names() for scene in scenes_of(game)]


def shape(how: How) -> tuple[int, list[str], int]:
    """What a translation may not leave out."""
    return len(how.chapters), list(how.steps), len(how.words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_language_tells_the_same(game: str, language: str) -> None:
    """As many chapters and words, the same steps, nothing empty; and the steps are those of the scenes."""
    told = how_to_play(game, language)
    assert shape(told) == shape(how_to_play(game, "en"))
    assert list(told.steps) == [scene.step for scene in scenes_of(game)]
    assert all(chapter.title and chapter.text for chapter in told.chapters)
    assert all(step.title and step.touch for step in told.steps.values())
    assert max(len(step.text) for step in told.steps.values()) < 420


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_word_means_one_thing(game: str, language: str) -> None:
    """In a line, and no form is told twice."""
    words = how_to_play(game, language).words
    forms = [form for word in words for form in word.forms]
    assert len(forms) == len(set(forms)) > 10
    assert all(20 < len(word.about) < 240 or word.about.count(" ") < 6 for word in words)


@pytest.mark.parametrize(("game", "scene"), SCENES, ids=[f"{game}-{scene.step}" for game, scene in SCENES])
def test_the_rules_allow_a_scene(game: str, scene: Scene) -> None:
    """The newcomer is asked, the move is offered, and something comes of it for the newcomer."""
    played = play_scene(scene)
    assert played.before.definition.name == game
    assert NEWCOMER in played.before.actors
    assert any(played.action in offer for offer in played.before.offers(NEWCOMER))
    assert list(of_newcomer(played.events))
    assert played.before.view(NEWCOMER) != played.after.view(NEWCOMER)


def test_a_scene_leaves_its_beginning_as_it_is() -> None:
    """It is shown again to those who want to."""
    scene = scenes_of("rockwell")[0]
    assert play_scene(scene).before.position() == Game.from_position(scene.position).position()
