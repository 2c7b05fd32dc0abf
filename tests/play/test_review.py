"""A game looked at again."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

import rockworker
from rockworker.bots.seat import GameSeat
from rockworker.cli import run
from rockworker.engine.errors import NoReview
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, enumerate_all
from rockworker.play import Review, review
from rockworker.play.review import (
    SLIP,
    ReviewPlan,
    guide_for,
    in_words,
    moments_of,
    review_part,
    verdicts,
    weighed,
)
from rockworker.play.steps import what_it_brings
from rockworker.registry import _REGISTERED, GamePackage, definition_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts


def short_game(bots: list[str], seed: int = 4, rounds: int = 4) -> Game:
    """A short game of Clockworker."""
    return rockworker.new("clockworker", players=2, seed=seed, options={"round_limit": rounds}).playout(bots, 1)


@pytest.fixture(scope="module")
def told() -> Review:
    """A game in which one player does anything."""
    return review(short_game(["random", "greedy"], rounds=6), worlds=2)


def test_the_example_in_the_documentation() -> None:
    """What the module's docstring shows is what happens."""
    tried = doctest.testmod(sys.modules["rockworker.play.review"])
    assert tried.attempted
    assert not tried.failed


def test_every_decision_with_a_choice_is_judged(told: Review) -> None:
    """With what was done, and something that could have been done instead."""
    game = short_game(["random", "greedy"], rounds=6)
    moments = [n for n, (player, _) in enumerate(game.log) if len(game.at(n).legal_actions(player)) > 1]
    assert [one.version for one in told.decisions] == moments
    for one in told.decisions:
        assert (one.player, one.taken) == game.log[one.version]
        assert one.best in set(enumerate_all(game.at(one.version).offers(one.player)))
        assert 0 <= one.after <= one.before <= 1


def test_random_play_has_costlier_slips(told: Review) -> None:
    """The player who does anything loses more chances than the greedy one."""
    lost = [sum(one.before - one.after for one in told.decisions if one.player == player) for player in (0, 1)]
    assert lost[0] > lost[1]
    costs = [one.before - one.after for one in told.slips()]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= SLIP
    assert {one.player for one in told.slips(0)} == {0}


def test_a_slip_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """In new possible games, more of them: the best of many always looks a little better than it is."""
    looks: list[int] = []

    def compared(_guide: object, _seat: object, actions: Sequence[Action], worlds: int) -> list[tuple[float, float]]:
        looks.append(worlds)
        return [(0.0, 0.0)] * (len(actions) - 1) + [(0.5 if worlds == 3 else -0.1, 1.0)]

    monkeypatch.setattr(sys.modules["rockworker.play.review"], "_compared", compared)
    told = review(short_game(["greedy", "greedy"], rounds=1), worlds=3)
    assert set(looks) == {3, 6}
    assert not told.slips()
    judged = [one for one in told.decisions if one.prompt == "action-phase"]
    assert judged
    assert all(one.best == one.taken for one in judged)


def test_the_same_review_again() -> None:
    """Its chance lies in its seed. A listener hears how far it is."""
    game, heard = short_game(["apprentice", "greedy"]), list[tuple[int, int]]()
    first = review(game, worlds=1, seed=3, tick=lambda done, of: heard.append((done, of)))
    assert first == review(game, worlds=1, seed=3)
    assert heard == [(n + 1, len(first.decisions)) for n in range(len(first.decisions))]


def test_decisions_are_judged_without_what_was_hidden() -> None:
    """A deck in another order below what was seen gives the same verdicts, with the same reasons."""
    game = short_game(["random", "greedy"], rounds=6)
    moments = list(moments_of(game))
    others = [(now.imagine(player, seed=99), player, taken) for now, player, taken in moments]
    decks = [inside(now).state.deck for now, _, _ in moments]
    assert decks != [inside(now).state.deck for now, _, _ in others]
    plan = ReviewPlan(game, worlds=2)
    assert list(verdicts(plan, moments)) == list(verdicts(plan, others))


def test_the_end_is_told_as_it_is(told: Review) -> None:
    """A decision after which nothing is left to luck is certain: 1 for who wins, 0 for who does not."""
    game = short_game(["random", "greedy"], rounds=6)
    for last in [[one for one in told.decisions if one.player == player][-1] for player in (0, 1)]:
        assert (last.before, last.after) == ((1.0, 1.0) if game.scores[last.player].rank == 1 else (0.0, 0.0))


def test_several_processes_find_the_same() -> None:
    """In however many parts the decisions are looked at; a listener hears of each."""
    game, heard = short_game(["random", "greedy"]), list[tuple[int, int]]()
    alone = review(game, worlds=1)
    assert review(game, worlds=1, jobs=2, tick=lambda done, of: heard.append((done, of))) == alone
    assert heard == [(n + 1, len(alone.decisions)) for n in range(len(alone.decisions))]
    assert review(game, worlds=1, jobs=2, part=slice(1, 7, 2)).decisions == alone.decisions[1:7:2]


def test_a_part_is_played_to_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions it has: not the whole game again for each of them."""
    game, replays = short_game(["random", "greedy"]), list[Game]()
    replay = Game.replay

    def counted(one: Game) -> Iterator[tuple[Game, list[Event]]]:
        replays.append(one)
        return replay(one)

    monkeypatch.setattr(Game, "replay", counted)
    assert len(review_part(ReviewPlan(game, worlds=1), range(2, 6))) == 4
    assert len(replays) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_better_in_words(told: Review, language: str) -> None:
    """The action by its name, and two chances."""
    game = short_game(["random", "greedy"], rounds=6)
    texts = Texts.of(game.definition, language).at_table(["Ann", "Ben"], inside(game).rules)
    slip = told.slips()[0]
    words = in_words(slip, texts)
    assert texts.action(slip.best) in words
    assert texts.percent(round(slip.before, 2)) in words


def test_what_the_better_action_brings_is_told(told: Review) -> None:
    """As far as it is known before it is done: points, what is gained, what it costs."""
    game = short_game(["random", "greedy"], rounds=6)
    texts = Texts.of(game.definition, "en").at_table(["Ann", "Ben"], inside(game).rules)
    slips = [slip for slip in told.slips() if slip.brings]
    assert slips
    for slip in slips:
        assert all(texts.hint(hint) in in_words(slip, texts) for hint in slip.brings)
        assert slip.brings == what_it_brings(game.at(slip.version), slip.player, slip.best)


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_a_move_weighed_beside_others(name: str) -> None:
    """Of several the best one comes first, and another one second; the same question gets the same answer."""
    game = rockworker.new(name, players=2, seed=5)
    seat = GameSeat(game, game.actors[0])
    some = list(enumerate_all(seat.offers()))[-1]
    found = weighed(seat, some, worlds=1, most=2, seed=2)
    assert found
    assert found.chance >= found.less
    assert found.action != found.other
    assert found == weighed(seat, some, worlds=1, most=2, seed=2)


def test_a_game_whose_bots_do_not_search_has_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so before anything is thought about."""
    monkeypatch.setitem(_REGISTERED, "rockwell", GamePackage(definition_of("rockwell")))
    with pytest.raises(NoReview, match="Rockwell"):
        guide_for("rockwell", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """A line for each player, and what was better; or everything as JSON."""
    file = tmp_path / "game.json"
    file.write_text(short_game(["random", "greedy"]).save())
    told = review(short_game(["random", "greedy"]), worlds=1)
    assert run(["review", str(file), "--worlds", "1", "--as", "1", "--jobs", "2", "--lang", language]) == 0
    out = " ".join(capsys.readouterr().out.split())
    texts = Texts.of(definition_of("clockworker"), language)
    texts = texts.at_table([texts.term("player-number", number=1), ""], inside(short_game(["greedy"] * 2)).rules)
    assert texts.player(0) in out
    assert told.slips(0)
    assert all(" ".join(in_words(slip, texts).split()) in out for slip in told.slips(0)[:5])
    assert run(["review", str(file), "--worlds", "1", "--json"]) == 0
    assert {"taken", "best", "before", "after"} <= set(msgspec.json.decode(capsys.readouterr().out)[0])
    assert run(["review", str(file), "--as", "3"]) == 2
