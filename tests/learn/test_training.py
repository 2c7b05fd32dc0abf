"""Training: by the seed, in a folder from which it goes on, by either recipe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from math import nan
from pathlib import Path
from unittest.mock import patch

import msgspec
import numpy as np
import pytest

import rockworker
from rockworker.bots.guide import won
from rockworker.cli import run
from rockworker.engine.chance import Rng, next64
from rockworker.engine.errors import BadBotParameter, BadPlayerCount, UnknownModule
from rockworker.engine.game import Game
from rockworker.games.clockworker.bots.learned import FOLDER, LearnedGuide, shipped
from rockworker.games.rockwell.learn.features import Features
from rockworker.learn.encoding import encoding_of
from rockworker.learn.network import Network, NoNetwork
from rockworker.learn.practice import Lesson, Practice, leads_of, mixed, play_one, returns
from rockworker.learn.training import OtherPlan, Plan, Recipe, Training, calibrated, round_chance
from rockworker.play.curve import curve_plot
from rockworker.registry import definition_of, trainee_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "trained.py"
PLAN = Plan("clockworker", rounds=2, games=2, seed=7, rollouts=2)


def trained(folder: Path, plan: Plan = PLAN, rounds: int = 2, jobs: int = 1) -> Training:
    training = Training(plan, folder)
    assert len(list(islice(training.run(jobs), rounds))) == rounds
    return training


def same(one: Training, other: Training) -> bool:
    """Whether both have learnt the same, to the bit."""
    weights = other.network.weights
    return all(np.array_equal(array, weights[name]) for name, array in one.network.weights.items())


@pytest.mark.parametrize("recipe", ["td", "expert"])
def test_a_training_that_was_broken_off_ends_as_if_it_had_not_been(recipe: Recipe, tmp_path: Path) -> None:
    """After a round, and after the games of a round that were not learnt from yet; in however many processes."""
    plan = msgspec.structs.replace(PLAN, recipe=recipe)
    whole = trained(tmp_path / "whole", plan)
    trained(tmp_path / "half", plan, rounds=1)
    assert same(trained(tmp_path / "half", plan, jobs=2), whole)
    (tmp_path / "whole" / "round-002.npz").unlink()
    again = trained(tmp_path / "whole", plan)
    assert same(again, whole)
    assert again.progress == whole.progress
    assert again.network.prefers is (recipe == "expert")
    assert not same(again, Training(plan, tmp_path / "new"))


@pytest.mark.parametrize(
    ("plan", "refusal"),
    [
        (Plan("clockworker", players=9), BadPlayerCount),
        (Plan("rockwell", modules=("magic",)), UnknownModule),
        (Plan("clockworker", start="nowhere.npz"), NoNetwork),
    ],
)
def test_a_plan_that_is_refused_leaves_the_folder_free(plan: Plan, refusal: type[Exception], tmp_path: Path) -> None:
    """The next plan, with the mistake mended, is not taken for another training there."""
    with pytest.raises(refusal):
        Training(plan, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert Training(PLAN, tmp_path / "new").plan == PLAN


def test_a_disk_that_was_full_at_first_leaves_no_half_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A training that is taken up again writes its plan no second time; half a plan is not taken for this one."""
    trained(tmp_path, rounds=1)
    with patch.object(Path, "write_bytes", side_effect=OSError(28, "No space left on device")):
        assert Training(PLAN, tmp_path).plan == PLAN
        with pytest.raises(OSError, match="No space"):
            Training(PLAN, tmp_path / "new")
    assert Training(PLAN, tmp_path / "new").plan == PLAN
    (tmp_path / "plan.json").write_bytes(b'{"game": "clock')
    assert run(["train", "clockworker", "--to", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("left", [0, 3000])
@pytest.mark.parametrize("name", ["games-001", "round-001", "round-002"])
def test_what_was_cut_off_is_made_again(name: str, left: int, tmp_path: Path) -> None:
    """As where a machine lost its power: the same network comes out."""
    whole = trained(tmp_path)
    damaged = tmp_path / f"{name}.npz"
    damaged.write_bytes(damaged.read_bytes()[:left])
    if name == "games-001":  # asked for only where its round is to be learnt from again
        for number in (1, 2):
            (tmp_path / f"round-{number:03}.npz").unlink()
    assert same(trained(tmp_path), whole)


def test_every_seed_and_round_has_games_of_its_own() -> None:
    """Also seeds of more than 64 bits."""
    seeds = (0, 1, 1 << 20, 1 << 44, 1 << 63, 1 << 64, 1 << 200)
    assert len({next64(round_chance(seed, number)) for seed in seeds for number in range(40)}) == 40 * len(seeds)


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    """Another seed is another training."""
    Training(PLAN, tmp_path)
    with pytest.raises(OtherPlan):
        Training(Plan("clockworker", seed=8), tmp_path)


def test_a_training_begins_with_what_another_network_has_learnt(tmp_path: Path) -> None:
    """With all of it; but not with a network that looks at something else, or with what is none."""
    known = FOLDER / "2.npz"
    plan = Plan("clockworker", recipe="expert", start=str(known))
    network = Training(plan, tmp_path / "expert").network
    assert network.prefers
    assert all(np.array_equal(network.weights[name], array) for name, array in Network.load(known).weights.items())
    (tmp_path / "empty.npz").write_bytes(b"")
    for wrong in (FOLDER / "4.npz", tmp_path / "empty.npz", tmp_path / "missing.npz"):
        with pytest.raises(NoNetwork):
            Training(Plan("clockworker", start=str(wrong)), tmp_path / wrong.stem)


def searched(game: str, players: int, limit: dict[str, int]) -> Lesson:
    """What a game teaches in which a search has chosen."""
    new = rockworker.new(game, players=players, options=limit)
    network = Network.new(len(trainee_of(game)(Rng(1)).names(new)), words=len(encoding_of(game).words))
    return play_one(Practice(new.header, network.weights, noise=0.5, rollouts=2), seed=1)


@pytest.mark.parametrize(("game", "limit"), [("clockworker", {"round_limit": 6}), ("rockwell", {"turn_limit": 2})])
def test_experts_say_what_they_think(game: str, limit: dict[str, int]) -> None:
    """Positions in which a search has chosen have its opinion; of two players, the other's chance is the rest."""
    found = searched(game, 2, limit)
    asked = found.thought[~np.isnan(found.thought[:, 0])]
    assert len(asked) > len(found.thought) / 2
    assert np.allclose(asked.sum(1), 1)
    assert ((asked >= 0) & (asked <= 1)).all()
    assert len(found.choices.counts) >= len(asked)


def test_what_experts_thought_is_kept(tmp_path: Path) -> None:
    """In the file of the round."""
    trained(tmp_path, Plan("clockworker", recipe="expert", rounds=1, games=1, rollouts=2), rounds=1)
    thought = np.load(tmp_path / "games-001.npz")["thought"]
    assert (~np.isnan(thought)).sum() > 10


def test_three_players_practise_too() -> None:
    """A search speaks for the player who is asked; of the others nothing is known."""
    found = searched("clockworker", 3, {"round_limit": 6})
    assert found.seen.shape[1] == 3
    assert (np.isnan(found.thought).sum(1) >= 2).all()
    assert found.shares.sum() == pytest.approx(1)


def test_all_who_bid_on_a_turn_have_an_opinion_on_it() -> None:
    """Sealed bids are made in the same position, one after another."""
    assert not np.isnan(searched("rockwell", 3, {"turn_limit": 1}).thought).any()


@pytest.mark.parametrize("game", ["clockworker", "rockwell"])
def test_all_seats_are_looked_at_in_one_go(game: str) -> None:
    """The same as one look after another; Rockwell's companies are judged once each, not once for each seat."""
    played, trainee = rockworker.new(game, players=3, seed=2), trainee_of(game)(Rng(1))
    with patch("rockworker.games.rockwell.learn.trainee.Features", wraps=Features) as judged:
        looks = trainee.looks(played)
    assert judged.call_count == (1 if game == "rockwell" else 0)
    assert looks == [trainee.look(played, player) for player in range(3)]


def lesson() -> Lesson:
    seen = np.zeros((3, 2, 4), np.float32)
    seen[:, 0, 0], seen[:, 1, 0] = (0.1, 0.2, 0.3), (-0.1, -0.2, -0.3)
    thought = np.array([[0.75, 0.25], [nan, nan], [0.5, 0.5]], np.float32)
    return Lesson(seen, thought, np.array([1, 0], np.float32), np.array([400, -400], np.float32))


def test_what_a_position_should_have_been_worth() -> None:
    """The result alone, the next position alone, or something between."""
    network = Network.new(4)
    foreseen = network.chances(lesson().seen[:, 0])
    assert returns(lesson(), network, 1.0)[:, 0].tolist() == [1, 1, 1]
    assert returns(lesson(), network, 0.0)[:, 0] == pytest.approx([foreseen[1], foreseen[2], 1])
    assert returns(lesson(), network, 0.5)[1, 0] == pytest.approx((foreseen[2] + 1) / 2)


def test_what_a_search_thought_is_mixed_with_the_result() -> None:
    """Where no search was asked, the result is all there is."""
    assert mixed(lesson(), 0.5)[:, 0].tolist() == [0.875, 1, 0.75]
    assert mixed(lesson(), 0.0)[:, 1].tolist() == [0.25, 0, 0.5]


def test_a_narrow_victory_counts_less() -> None:
    """Half of a result is the victory, half of it the lead."""
    assert leads_of([30, 29, 10]) == [1, -1, -20]
    narrow = Lesson(lesson().seen, lesson().thought, np.array([1, 0]), np.array([1.0, -1.0]))
    assert 0.75 < narrow.results[0] < 0.8


def test_the_hand_made_judgement_is_measured_at_its_best() -> None:
    """The trust in the lead is the one with which it is surprised least."""
    chance = np.random.default_rng(1)
    seen = chance.normal(size=(500, 3)).astype(np.float32)
    won = (chance.random(500) < 1 / (1 + np.exp(-seen[:, 0]))).astype(np.float32)
    network = calibrated(3, seen, won)
    best = network.surprise(seen, won)
    assert network.weights["trust"][0] == pytest.approx(1, abs=0.3)
    for step in (-0.1, 0.2):
        network.weights["trust"] += step
        assert network.surprise(seen, won) > best


def moments(game: str, players: int, modules: tuple[str, ...]) -> Iterator[Game]:
    """Of a whole game that is played at random: every one at first, later every seventh, and the end."""
    played = rockworker.new(game, players=players, seed=3, modules=modules).playout("random", seed=players)
    first, last = range(min(60, played.version)), range(60, played.version, 7)
    return (played.at(version) for version in (*first, *last, played.version))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "modules"), [("clockworker", ()), ("rockwell", ()), ("rockwell", definition_of("rockwell").module_names)]
)
def test_the_network_sees_nothing_that_is_hidden(game: str, modules: tuple[str, ...], players: int) -> None:
    """Redealt, a position looks the same, at any moment and with all expansions; every number has a name."""
    trainee = trainee_of(game)(Rng(1))
    for moment in moments(game, players, modules):
        names = trainee.names(moment)
        for player, looks in enumerate(trainee.looks(moment)):
            assert len(looks) == len(names) == len(set(names))
            assert trainee.look(moment.imagine(player, moment.version), player) == looks


def test_rockwell_is_judged_at_the_beginning_of_a_turn() -> None:
    """A lesson has one position for each turn, and the lead is everybody's difference to the best other."""
    game = rockworker.new("rockwell", players=3)
    network = Network.new(len(trainee_of("rockwell")(Rng(1)).names(game)))
    options = {"turn_limit": 3}
    header = rockworker.new("rockwell", players=3, options=options).header
    found = play_one(Practice(header, network.weights, noise=0.15), seed=1)
    assert found.seen.shape == (3, 3, network.inputs)
    assert np.allclose(found.seen[:, :, 1].T, [0.1, 0.2, 0.3])
    assert found.seen[0, :, 0].max() >= 0 >= found.seen[0, :, 0].min()
    again = play_one(Practice(header, network.weights, noise=0.15), seed=1)
    assert np.array_equal(found.seen, again.seen)


def test_the_command_trains_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each round, a network, and a picture; a second call finds all done."""
    command = ["train", "clockworker", "--to", str(tmp_path), "--rounds", "2", "-n", "2", "--jobs", "1"]
    assert run(command) == 0
    told = capsys.readouterr().out
    assert told.count("games") == 2
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    assert Network.load(tmp_path / "network.npz").inputs > 100
    assert run([*command, "--lang", "de"]) == 0
    assert "Runde 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(["clockworker", "--recipe", "magic"], "magic"), (["template"], "template"), (["chess"], "chess")],
)
def test_the_command_refuses_in_words(
    arguments: list[str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it can't do."""
    assert run(["train", *arguments, "--to", str(tmp_path / "new")]) == 2
    assert word in capsys.readouterr().err


def test_another_plan_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder is not overwritten."""
    Training(PLAN, tmp_path)
    assert run(["train", "clockworker", "--to", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_trained_network_plays(tmp_path: Path) -> None:
    """As the example says; by the seed, and with a word for a file that is not there."""
    network = Network.new(len(trainee_of("clockworker")(Rng(1)).names(rockworker.new("clockworker", players=2))))
    network.save(tmp_path / "network.npz")
    bot = f"{EXAMPLE}:rollouts=4:weights={tmp_path / 'network.npz'}"
    game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2})
    played = game.playout(bot, seed=3)
    assert played.log == game.playout(bot, seed=3).log
    assert played.is_over
    with pytest.raises(BadBotParameter, match="nowhere"):
        game.playout(f"{EXAMPLE}:weights=nowhere.npz")


def test_the_network_is_what_the_search_judges_by() -> None:
    """A network that trusts the lead less finds less in it; a game that is over is won or not."""
    game = rockworker.new("clockworker", players=2, seed=1).playout("greedy").at(20)
    network = Network.new(len(trainee_of("clockworker")(Rng(1)).names(game)))
    guide = LearnedGuide(Rng(1), network)
    full = guide.worth(game, 0)
    assert full == pytest.approx(np.tanh(guide.look(game, 0)[0]), abs=1e-3)
    network.weights["trust"] /= 2
    assert 0 < abs(LearnedGuide(Rng(1), network).worth(game, 0)) < abs(full)
    over = game.playout("random")
    assert guide.worth(over, 0) == won(over.scores, 0)


def test_curves_are_drawn_in_order() -> None:
    """Less is lower; both have names."""
    drawn = curve_plot([10, 20], {"by hand": [0.6, 0.6], "network": [0.6, 0.5]}, "Title", "{games} games")
    for text in ("by hand", "network", "Title", "20 games"):
        assert text in drawn


def test_names_of_curves_that_end_together_lie_apart() -> None:
    """They used to be written over each other, which is how most trainings begin. Elsewhere they stay put."""
    for lead, network, least in ((0.6, 0.601, 18), (0.6, 0.6, 18), (0.6, 0.5, 100)):
        drawn = curve_plot([10, 20], {"by hand": [0.5, lead], "network": [0.7, network]}, "Title", "{games} games")
        found = re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>(by hand|network)<', drawn)
        heights = {name: float(y) for y, name in found}
        assert abs(heights["by hand"] - heights["network"]) >= least
        assert (heights["network"] < heights["by hand"]) == (network > lead)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_networks_fit_the_game(players: int) -> None:
    """One for each number of players: small, and it has learnt something beyond the lead."""
    names = trainee_of("clockworker")(Rng(1)).names(rockworker.new("clockworker", players=players))
    ours = shipped(players)
    assert ours.inputs == len(names)
    assert np.abs(ours.weights["outward"]).max() > 0.1
    assert (FOLDER / f"{players}.npz").stat().st_size < 100_000


def test_a_lead_is_never_trusted_less_wisely_than_a_coin() -> None:
    """Where the curve is nearly flat, Newton's way led far beyond the best trust: a surprise of 23 in two games."""
    seen = np.array([[3.0, 0], [3.2, 0], [-3.1, 0], [2.9, 0], [0.02, 0]], np.float32)
    won = np.array([1, 0, 0, 1, 1], np.float32)
    found = calibrated(2, seen, won).surprise(seen, won)
    others = Network.new(2)
    for trust in np.linspace(-5, 5, 201):
        others.weights["trust"][:] = trust
        assert found <= others.surprise(seen, won) + 1e-4


def test_a_lead_that_always_won_is_trusted_without_end() -> None:
    """In a few games that may be so; it used to end in a division by zero."""
    seen = np.array([[0.6, 0.0], [-0.6, 0.0]] * 4, np.float32)
    network = calibrated(2, seen, np.array([1.0, 0.0] * 4, np.float32))
    assert network.surprise(seen, np.array([1.0, 0.0] * 4, np.float32)) < 0.01
