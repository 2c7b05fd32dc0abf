"""The guided first games: every question and action of a game without expansions has its explanation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.definition import Definition
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame
from rockworker.engine.names import kebab
from rockworker.engine.offers import sample
from rockworker.play.arena import play_match
from rockworker.registry import definition_of, game_names, game_package
from rockworker.text.languages import LANGUAGES
from tests.games.rockwell.speech import STAGES

WEB = Path(__file__).parents[2] / "web"
BASE = ".modules.two_players."
"""Of the modules this one belongs to the game without expansions."""


def guide(game: str, language: str) -> dict[str, ftl.Message]:
    """The texts of a game's guide, by their names."""
    text = (WEB / "locale" / language / f"guide-{game}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def is_base(kind: type) -> bool:
    """Whether something is part of the game without expansions."""
    return ".modules." not in kind.__module__ or BASE in kind.__module__


def prompts(definition: Definition[Any, Any]) -> Iterator[str]:
    """What may be asked."""
    for frame in definition.frame_types:
        if frame.take is not Frame.take and is_base(frame):
            stages = STAGES.get(frame.__name__)
            name = kebab(frame.__name__)
            yield from (f"{name}-{stage}" for stage in stages) if stages else (name,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_question_and_action_is_explained(game: str, language: str) -> None:
    """By the definitions: a new frame or action without its words in one language fails. And no word too much."""
    definition = definition_of(game)
    asked = {f"guide-{game}-ask-{prompt}" for prompt in prompts(definition)}
    done = {f"guide-{game}-do-{kebab(kind.__name__)}" for kind in definition.action_types if is_base(kind)}
    assert len(asked) > 5
    texts = guide(game, language)
    assert {name for name in texts if re.match(f"guide-{game}-(ask|do)-", name)} == asked | done
    for name in asked:
        assert [part.id.name for part in texts[name].attributes] == ["short"]


@pytest.mark.parametrize(("game", "players"), [("rockwell", 2), ("rockwell", 3), ("clockworker", 2)])
def test_whatever_comes_up_in_play_is_explained(game: str, players: int) -> None:
    """The names under which the server asks are those of the texts."""
    texts, chance = guide(game, "en"), Rng(5)
    played = rockworker.new(game, players=players, seed=5)
    while played.actors and played.version < 600:
        player = played.actors[0]
        offers = played.offers(player)
        assert f"guide-{game}-ask-{played.prompt}" in texts
        assert {f"guide-{game}-do-{kebab(offer.action.__name__)}" for offer in offers} <= set(texts)
        played.apply(player, sample(offers, chance.below))
    assert played.version > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_explanations_are_short_and_well_set(game: str, language: str) -> None:
    """Few sentences, quotation marks and spaces of the language."""
    lines = (WEB / "locale" / language / f"guide-{game}.ftl").read_text("utf-8").splitlines()
    for line in lines:
        if line.startswith("#") or not line.strip():
            continue
        words = line.partition(" = ")[2]
        assert len(words) < 420, line
        assert len(re.findall(r"[.!?](?=\s|$)", words)) <= 4, line
        assert not re.search("[\"']", words), line
        assert language != "fr" or not re.search(r" [:;!?»]|« ", words), line


@pytest.mark.parametrize("game", game_names())
def test_goals_are_named_by_events_that_exist(game: str) -> None:
    """What ticks a goal off is an event of the game."""
    known = {kebab(kind.__name__) for kind in definition_of(game).event_types}
    source = (WEB / "src" / "games" / game / "guide.ts").read_text("utf-8")
    calls = [*re.findall(r"mine\(([^)]*)\)", source), *re.findall(r"type === (\"[a-z-]+\")", source)]
    named = {name for call in calls for name in re.findall(r'"([a-z-]+)"', call)}
    assert len(named) > 8
    assert named <= known


def goal_events(game: str) -> list[set[str]]:
    """By goal of the guide: the events that may tick it off."""
    source = (WEB / "src" / "games" / game / "guide.ts").read_text("utf-8")
    goals = source.partition("goals: [")[2].partition("regions:")[0].split("id: ")[1:]
    return [set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', goal.partition("reached:")[2])) for goal in goals]


@pytest.mark.parametrize("game", game_names())
def test_a_guided_game_is_short_and_teaches_to_its_end(game: str) -> None:
    """As bots play it: few decisions, points early, lessons throughout, and opponents who score."""
    lesson = game_package(game).lesson
    assert lesson
    played = rockworker.new(game, players=lesson.players, seed=int(lesson.seed, 16), options=lesson.options)
    decisions, first = 0, dict[str, int]()

    def watch(_: object, player: int, __: object, events: Sequence[Event]) -> None:
        nonlocal decisions
        decisions += player == 0
        for event in events:
            if getattr(event, "player", 0) == 0:
                first.setdefault(kebab(type(event).__name__), decisions)

    play_match(played, ["greedy", *lesson.bots.values()], watch=watch)
    assert decisions <= 60
    assert all(score.total > 10 for score in played.scores)
    come = [min((first[name] for name in names if name in first), default=None) for names in goal_events(game)]
    known = [number for number in come if number is not None]
    assert len(known) >= len(come) - 1, come
    assert len([number for number in known if decisions / 2 < number < decisions]) >= 1, known
