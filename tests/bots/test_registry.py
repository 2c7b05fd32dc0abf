"""The table of bots, and what a seat gives away."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rockworker
from rockworker import registry
from rockworker.bots.random import RandomBot
from rockworker.bots.seat import GameSeat
from rockworker.engine.errors import BadOption, UnknownBot
from rockworker.engine.inside import inside
from rockworker.play.arena import bots_for, play_match, steps
from rockworker.registry import (
    LEVELS,
    GamePackage,
    bot_names,
    definition_of,
    game_names,
    game_package,
    level_names,
    make_bot,
    suggested_level,
    usual_bot,
)
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts


def test_every_game_has_a_random_bot() -> None:
    """The weakest level is everywhere the same."""
    assert all(bot_names(game)[0] == "random" for game in game_names())


def test_the_usual_bot() -> None:
    """Where nobody has named a bot, the best of the game's own that answers at once sits down."""
    assert {usual_bot(game) for game in ("rockwell", "clockworker")} == {"greedy"}


@pytest.mark.parametrize(
    ("levels", "suggested"),
    [(LEVELS, "greedy"), (("apprentice", "director"), "director"), ((), "greedy")],
)
def test_newcomers_meet_the_usual_bot(levels: tuple[str, ...], suggested: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the strongest, nor one that another package has brought."""
    own = replace(game_package("rockwell"), levels=levels)
    monkeypatch.setitem(registry._REGISTERED, "rockwell", own)
    monkeypatch.setattr(registry, "_brought_bots", lambda game: {"greedy-too": RandomBot})
    assert level_names("rockwell")[-1] == "greedy-too"
    assert suggested_level("rockwell") == suggested


@pytest.mark.parametrize(("game", "more"), [("rockwell", []), ("clockworker", ["plain-search"])])
def test_people_choose_among_four_levels(game: str, more: list[str]) -> None:
    """Each has a name and a sentence in every language; programs know more names."""
    assert level_names(game) == LEVELS
    assert set(bot_names(game)) == {"random", "search", *LEVELS, *more}
    for language in LANGUAGES:
        texts = Texts.of(definition_of(game), language)
        told = [(texts.term(f"level-{bot}"), texts.find(f"level-{bot}", "about")) for bot in LEVELS]
        assert len(set(told)) == len(LEVELS)
        assert all(label and about for label, about in told)


def test_a_game_without_levels_lists_all_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the usual one is the last of them."""
    bare = GamePackage(definition_of("rockwell"), bots={"first": RandomBot, "second": RandomBot})
    monkeypatch.setitem(registry._REGISTERED, "rockwell", bare)
    assert level_names("rockwell") == bot_names("rockwell") == ("random", "first", "second")
    assert usual_bot("rockwell") == "second"


def test_a_lesson_is_played_with_apprentices() -> None:
    """They leave room, but never play nonsense."""
    for game in ("rockwell", "clockworker"):
        lesson = game_package(game).lesson
        assert lesson
        assert set(lesson.bots.values()) == {"apprentice"}


def test_installed_packages_are_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching them takes longer than a small game."""
    searched = []

    def search(group: str) -> tuple[()]:
        searched.append(group)
        return ()

    monkeypatch.setattr(registry, "_entry_points", search)
    registry._brought_bots.cache_clear()
    for seed in range(5):
        make_bot("random", "rockwell", seed)
    assert searched == [registry.BOTS]


def test_every_name_makes_a_bot_with_its_seed() -> None:
    """All that is listed can be had."""
    for name in bot_names("rockwell"):
        assert make_bot(name, "rockwell", 7).chance.rng == 7


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    """The error says which levels there are."""
    with pytest.raises(UnknownBot) as caught:
        make_bot("clever", "rockwell")
    assert caught.value.details["known"] == ", ".join(bot_names("rockwell"))


def test_a_match_needs_a_bot_for_every_seat() -> None:
    """Too few names are an error of the caller."""
    with pytest.raises(BadOption, match="2 instead of 3"):
        bots_for(rockworker.new("rockwell", players=3), ["random", "random"])


def test_an_imagined_game_does_not_know_the_seed() -> None:
    """With the seed a bot could deal the real game again."""
    game = rockworker.new("rockwell", players=3, seed=12345)
    imagined = GameSeat(game, 0).imagine(1)
    assert imagined is not None
    assert (imagined.header.seed, imagined.log) == (0, [])


def test_a_seat_shows_no_game() -> None:
    """Nothing public on a seat leads to the real game."""
    game = rockworker.new("rockwell", players=3, seed=12345)
    seat = GameSeat(game, 1)
    public = [getattr(seat, name) for name in dir(seat) if not name.startswith("_")]
    assert game not in public
    assert not any(value is inside(game) or value is game.header for value in public)
    assert (seat.about.game, seat.about.players) == ("rockwell", 3)


def test_a_match_is_watched_step_by_step() -> None:
    """The watcher is called once for every action, after it."""
    seen: list[int] = []
    game = rockworker.new("rockwell", players=2, seed=3)
    finished = play_match(game, ["random"] * 2, 5, lambda game, player, action, events: seen.append(game.version))
    assert finished is game
    assert game.is_over
    assert seen == list(range(1, game.version + 1))


def test_a_match_can_be_left_and_taken_up() -> None:
    """Steps are given out one by one: a caller who asks for no more leaves the game as it is."""
    game = rockworker.new("rockwell", players=2, seed=3)
    bots = bots_for(game, ["random"] * 2)
    for count, _ in enumerate(steps(game, bots), start=1):
        if count == 10:
            break
    assert game.version == 10
