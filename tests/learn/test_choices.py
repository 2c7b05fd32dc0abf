"""Choices: what a search found is put together, kept, taken apart, and learnt from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rockworker
from rockworker.bots.learned import LIKELY
from rockworker.engine.chance import Rng
from rockworker.games.clockworker.actions import Distribute, Recharge, Staff
from rockworker.games.clockworker.bots.learned import LearnedGuide
from rockworker.games.clockworker.learn.words import WORDS
from rockworker.learn.choices import MOST_NAMING, PADDING, Choices, choice, choices_in, joined
from rockworker.learn.network import Exact, Network, Teacher
from rockworker.learn.training import Plan, Training
from rockworker.registry import trainee_of

INPUTS = 5
TALKATIVE = 6
"""Words."""


def decisions() -> Choices:
    """Two: between three actions, the second of which is clearly the best, and between two that are alike."""
    first = choice([0.1, 1, 0, 2, 0], [0, 1, 2], [(1, 2), (3,), (4, 5)], [0.1, 0.5, 0.1])
    return joined([first, choice([0.2, 0, 1, 0, 1], [0, 3], [(2,), (1, 5)], [0.3, 0.3])], INPUTS)


def test_what_should_be_chosen_follows_from_what_it_is_worth() -> None:
    """The best nearly always; what is worth the same, as often."""
    assert decisions().wanted[1] > 0.99
    assert decisions().wanted[3:].tolist() == [0.5, 0.5]
    assert decisions().words[1].tolist() == [3, *[PADDING] * (MOST_NAMING - 1)]


def test_an_action_of_too_many_words_is_refused() -> None:
    """In words that say why, before anything is put together that does not fit."""
    with pytest.raises(ValueError, match=f"at most {MOST_NAMING} words, not by {MOST_NAMING + 1}"):
        choice([0.1], [0, 1], [(1,), tuple(range(MOST_NAMING + 1))], [0.1, 0.2])


def test_decisions_are_taken_apart_and_kept(tmp_path: Path) -> None:
    """Any of them, in any order; a file holds the same."""
    turned = decisions().some(np.array([1, 0]))
    assert turned.counts.tolist() == [2, 3]
    assert turned.starts.tolist() == [0, 2]
    assert turned.decisions.tolist() == [0, 0, 1, 1, 1]
    assert turned.places.tolist() == [0, 3, 0, 1, 2]
    assert turned.seen[0].tolist() == pytest.approx([0.2, 0, 1, 0, 1])
    np.savez(tmp_path / "kept.npz", **decisions().plain())  # type: ignore[arg-type]
    with np.load(tmp_path / "kept.npz") as kept:
        again = choices_in(kept)
    assert np.array_equal(again.words, decisions().words)
    assert np.array_equal(again.wanted, decisions().wanted)
    assert again.seen == pytest.approx(decisions().seen, abs=1e-3)


def test_preferences_begin_with_the_order_by_hand() -> None:
    """Before anything is learnt, an earlier place is the likelier one; of each decision, all chances are 1."""
    chances = Network.new(INPUTS, words=TALKATIVE).preferences(decisions())
    assert chances[0] > chances[1] > chances[2]
    assert chances[3] > chances[4]
    assert chances[:3].sum() == pytest.approx(1)
    assert chances[3:].sum() == pytest.approx(1)


def test_leanings_are_those_of_the_cross_entropy() -> None:
    """As found by moving every seventh weight a little."""
    network, chance = Network.new(INPUTS, seed=2, words=TALKATIVE), np.random.default_rng(3)
    for name in ("preferred", "preferred_bias"):
        network.weights[name][..., :PADDING] = chance.normal(size=network.weights[name][..., :PADDING].shape)
    for name, slope in network.leanings(decisions()).items():
        weights = network.weights[name].reshape(-1)
        for place in range(0, len(weights), 7):
            before, found = weights[place], []
            for step in (1e-2, -1e-2):
                weights[place] = before + step
                found.append(-(np.log(network.preferences(decisions())) * decisions().wanted).sum() / 2)
            weights[place] = before
            if name not in ("preferred", "preferred_bias") or place % (TALKATIVE + 1) < TALKATIVE:
                assert (found[0] - found[1]) / 2e-2 == pytest.approx(slope.reshape(-1)[place], abs=1e-2), name


def test_it_learns_what_to_choose() -> None:
    """And what is empty for those that have fewer words stays empty."""
    network = Network.new(INPUTS, words=TALKATIVE)
    teacher = Teacher(network, 0.02)
    for _ in range(80):
        teacher.teach(decisions().seen, np.array([1, 0], np.float32), decisions())
    assert network.preferences(decisions())[1] > 0.8
    assert network.preferences(decisions())[3:] == pytest.approx([0.5, 0.5], abs=0.1)
    assert not network.weights["preferred"][:, PADDING].any()
    found = Exact(network).preferences(list(decisions().seen[0]), [(1, 2), (3,), (4, 5)])
    assert found.index(max(found)) == 1


def test_words_name_actions() -> None:
    """Field by field; numbers are left out, and an action that begins with one has a word for itself."""
    seat = WORDS.at(0, 2)
    named = {action: [WORDS.names[word] for word in seat.naming(action)] for action in (Distribute(3, 1), Recharge())}
    assert named == {
        Distribute(3, 1): ["Distribute.factory=3", "Distribute.slots=1"],
        Recharge(): ["Recharge"],
    }
    assert seat.naming(Staff(2)) == seat.naming(Staff(0)) == (WORDS.names.index("Staff"),)


def test_a_search_thinks_about_what_its_network_prefers() -> None:
    """What is hopeless to the network is left aside, whatever it looks like by hand."""
    game = rockworker.new("clockworker", players=2, seed=1)
    network = Network.new(len(trainee_of("clockworker")(Rng(1)).names(game)), words=len(WORDS))
    guide, offers = LearnedGuide(Rng(1), network), game.offers(game.actors[0])
    found = guide.candidates(game, game.actors[0], offers, 6)
    assert len(found) > 1
    disliked = WORDS.at(game.actors[0], 2).naming(found[0])[0]
    network.weights["preferred_bias"][disliked] = -2 * LIKELY
    after = LearnedGuide(Rng(1), network).candidates(game, game.actors[0], offers, 6)
    assert found[0] not in after
    assert after


def test_a_training_keeps_what_its_experts_chose(tmp_path: Path) -> None:
    """Recipe `expert` learns preferences; `td` asks no search and has none."""
    for recipe, prefers in (("expert", True), ("td", False)):
        plan = Plan("clockworker", recipe=recipe, rounds=1, games=1, rollouts=2)  # type: ignore[arg-type]
        training = Training(plan, tmp_path / recipe)
        list(training.run())
        with np.load(tmp_path / recipe / "games-001.npz") as kept:
            choices = choices_in(kept)
        assert training.network.prefers is prefers
        assert (len(choices.counts) > 5) is prefers
        assert choices.counts.sum() == len(choices.places) == len(choices.words) == len(choices.wanted)
        training.network.save(tmp_path / "network.npz")
        assert Network.load(tmp_path / "network.npz").prefers is prefers
