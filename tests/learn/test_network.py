"""The small network: it begins as the hand-made judgement, and learns what that does not know."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rockworker.learn.choices import Floats
from rockworker.learn.network import Exact, Network, Teacher

INPUTS = 5


def positions(number: int = 400) -> tuple[Floats, Floats]:
    """Whether they are won depends on the third number alone."""
    seen = np.random.default_rng(1).normal(size=(number, INPUTS)).astype(np.float32)
    return seen, (seen[:, 2] > 0).astype(np.float32)


def test_it_begins_as_the_lead() -> None:
    """Before it has learnt anything, a chance is that of the lead's tanh."""
    network = Network.new(INPUTS, seed=3)
    for lead in (-1.5, 0.0, 0.4):
        assert Exact(network).chance([lead, 5, 5, 5, 5]) == pytest.approx((1 + np.tanh(lead)) / 2, abs=1e-3)


def test_it_learns_what_the_lead_does_not_tell() -> None:
    """It is less and less surprised, also by positions that it has not seen."""
    seen, wanted = positions()
    network = Network.new(INPUTS, seed=1)
    teacher = Teacher(network, 0.01)
    for _ in range(60):
        teacher.teach(seen[:300], wanted[:300])
    assert network.surprise(seen[300:], wanted[300:]) < 0.3 < Network.new(INPUTS).surprise(seen[300:], wanted[300:])


def test_slopes_are_those_of_the_surprise() -> None:
    """As found by moving every tenth weight a little."""
    seen, wanted = positions(50)
    network = Network.new(INPUTS, seed=2)
    network.weights["outward"][:] = np.random.default_rng(5).normal(size=len(network.weights["outward"]))
    for name, slope in network.slopes(seen, wanted).items():
        weights = network.weights[name].reshape(-1)
        for place in range(0, len(weights), 10):
            before, found = weights[place], []
            for step in (1e-3, -1e-3):
                weights[place] = before + step
                found.append(network.surprise(seen, wanted))
            weights[place] = before
            assert (found[0] - found[1]) / 2e-3 == pytest.approx(slope.reshape(-1)[place], abs=1e-2), name


def test_what_is_saved_plays_the_same(tmp_path: Path) -> None:
    """Two bytes a weight are enough."""
    network = Network.new(INPUTS, seed=4)
    network.weights["outward"][:] = 0.3
    network.save(tmp_path / "network.npz")
    seen, _ = positions(20)
    assert np.allclose(Network.load(tmp_path / "network.npz").chances(seen), network.chances(seen), atol=2e-3)


def test_in_play_no_sum_is_rounded() -> None:
    """Whatever the order in which it is added up: all machines choose alike. It says what the network says, nearly."""
    draw = np.random.default_rng(6)
    network = Network.new(200, seed=6)
    network.weights["outward"][:] = draw.normal(size=len(network.weights["outward"]))
    for _ in range(50):
        seen = draw.normal(scale=5, size=200)
        order = draw.permutation(199) + 1  # the lead stays the first
        turned = Network({**network.weights, "inward": network.weights["inward"][np.r_[0, order]]})
        asked = Exact(network).chance(list(seen))
        assert asked == Exact(turned).chance(list(seen[np.r_[0, order]]))
        assert asked == pytest.approx(float(network.chances(seen[None].astype(np.float32))[0]), abs=0.02)
