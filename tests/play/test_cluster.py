"""A Ray cluster plays the same games as one process, even if it loses a worker in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from socket import socket
from typing import Any

import msgspec
import pytest
import ray
from ray.exceptions import LocalRayletDiedError, RaySystemError

import rockworker
from rockworker.cli import run
from rockworker.learn.network import Network
from rockworker.learn.training import Plan, Training
from rockworker.play import InvariantBroken, contest, count, review, simulate
from rockworker.play.cluster import Cluster, ClusterFailed, NoCluster

GAMES = 40
OPTIONS = {"round_limit": 4}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A Ray of this machine, with two workers."""
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100 << 20)
    with Cluster() as found:
        yield found
    ray.shutdown()


def parents() -> dict[int, int]:
    """By process: its parent."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(path.parent.name)] = int(path.read_text("utf-8").rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has just ended
    return found


def busy_workers() -> list[int]:
    """Processes below this one in which Ray plays games."""
    above, found = parents(), []
    for process in above:
        line, who = _command(process), process
        while who in above and who != os.getpid():
            who = above[who]
        if line.startswith("ray::_played") and who == os.getpid():
            found.append(process)
    return found


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text("utf-8")
    except OSError:
        return ""


def test_it_has_two_workers(cluster: Cluster) -> None:
    """As many as the fixture started."""
    assert cluster.cores == 2


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers by /proc")
def test_what_a_lost_worker_held_is_played_again(cluster: Cluster) -> None:
    """A worker is killed in the middle; every game is there, once, in order, with the result that one process gets."""
    killed: list[int] = []

    def tick() -> None:
        for process in busy_workers()[:1] if not killed else ():
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    found = simulate(
        "clockworker", "greedy", players=2, games=GAMES, seed=5, options=OPTIONS, cluster=cluster, tick=tick
    )
    assert killed
    assert found == simulate("clockworker", "greedy", players=2, games=GAMES, seed=5, options=OPTIONS)


def test_counting_and_contests_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """But for the time that bots took. Games are saved where the contest was called."""
    plan: dict[str, Any] = {"players": 2, "seed": 3, "options": OPTIONS}
    counted = count("clockworker", "random", games=6, cluster=cluster, **plan)
    assert counted.summary() == count("clockworker", "random", games=6, **plan).summary()
    here = contest("clockworker", ["greedy", "random"], deals=2, folder=tmp_path / "here", **plan)
    there = contest("clockworker", ["greedy", "random"], deals=2, folder=tmp_path / "there", cluster=cluster, **plan)
    assert [(bout.seed, bout.bots, bout.scores) for bout in there.bouts] == [
        (bout.seed, bout.bots, bout.scores) for bout in here.bouts
    ]
    saves = [{path.name: path.read_text("utf-8") for path in (tmp_path / name).iterdir()} for name in ("here", "there")]
    assert saves[0] == saves[1]
    assert len(saves[0]) == 4


def test_reviews_are_the_same(cluster: Cluster) -> None:
    """Decision by decision, and `tick` counts them."""
    game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2}).playout("greedy")
    heard: list[tuple[int, int]] = []
    found = review(game, worlds=1, cluster=cluster, tick=lambda done, all_: heard.append((done, all_)))
    assert found == review(game, worlds=1)
    assert heard[-1] == (len(found.decisions), len(found.decisions))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers by /proc")
def test_trainings_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """To the bit, even if a worker is killed in the middle of its practice."""
    plan, killed = Plan("clockworker", rounds=1, games=8, seed=3), list[int]()

    def tick() -> None:
        for process in busy_workers()[:1] if not killed else ():
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    there, here = Training(plan, tmp_path / "there"), Training(plan, tmp_path / "here")
    assert list(there.run(cluster=cluster, tick=tick)) == list(here.run())
    assert killed
    for name, weights in here.network.weights.items():
        assert (there.network.weights[name] == weights).all()


def test_errors_come_home(cluster: Cluster) -> None:
    """An exception of a game is the caller's, as from one process."""
    with pytest.raises(InvariantBroken, match="seed 7"):
        list(cluster.spread(fail, "seed", [7]))


def fail(plan: str, task: int) -> None:
    raise InvariantBroken(f"{plan} {task}")


class Odd(Exception):
    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def fail_oddly(plan: str, task: int) -> None:
    raise Odd(task, task)


def lack(plan: str, task: int) -> None:
    raise RaySystemError("No module named 'rockworker'")


def test_an_exception_that_cannot_be_sent_comes_home_in_words(cluster: Cluster) -> None:
    """Its class takes more than a message; Ray alone would make a traceback of it."""
    with pytest.raises(RuntimeError, match="Odd: 7 and 7"):
        list(cluster.spread(fail_oddly, "", [7]))


def test_what_ray_cannot_do_is_told_in_words(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A machine without Rockworker, and one whose Ray has ended: one line each."""
    with pytest.raises(ClusterFailed, match="No module named 'rockworker'"):
        list(cluster.spread(lack, "", [7]))

    def die(part: object) -> None:
        raise LocalRayletDiedError

    monkeypatch.setattr(ray, "get", die)
    assert run(["simulate", "clockworker", "-n", "1", "-p", "2", "--ray", "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert "raylet died" in told
    assert "grappe" in told
    assert told.count("\n") == 1


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> str:
    """An address at which nobody answers. Ray must not be asked: it would try for a quarter of an hour."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", _refuse)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with socket() as unused:
        unused.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{unused.getsockname()[1]}"


@pytest.mark.parametrize("kind", ["{}", "ray://{}"])
def test_an_address_at_which_nobody_answers_is_refused_at_once(kind: str, nobody: str) -> None:
    """With the reason."""
    with pytest.raises(NoCluster, match=f"{nobody}: Connection refused"):
        Cluster(kind.format(nobody))


def test_a_cluster_that_died_is_none(nobody: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ray remembers it. `auto` is refused then; without an address, the cores of this machine play."""
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text(nobody, "utf-8")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    with pytest.raises(NoCluster, match=f"{nobody}: Connection refused"):
        Cluster("auto")
    asked: list[object] = []
    monkeypatch.setattr(ray, "init", lambda address, **_: asked.append(address))
    Cluster()
    monkeypatch.setenv("RAY_ADDRESS", nobody)
    with pytest.raises(NoCluster, match=nobody):
        Cluster()
    monkeypatch.delenv("RAY_ADDRESS")
    (tmp_path / "ray" / "ray_current_cluster").unlink()
    Cluster()
    assert asked == ["local", None]


def test_what_ray_refuses_is_refused(nobody: str) -> None:
    """With Ray's reason."""
    with pytest.raises(NoCluster, match="nobody is there"):
        Cluster("local")


def _refuse(*arguments: object, **options: object) -> None:
    raise ConnectionError("nobody is there")


def test_the_command_takes_an_address_or_none(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    """What it prints is what one process prints, but for the seconds."""
    told = []
    for where in (["--ray"], ["--ray", "auto"], ["--jobs", "1"]):
        command = ["simulate", *where, "clockworker", "--games", "3", "-p", "2", "-o", "round_limit=2", "--json"]
        assert run(command) == 0
        told.append({**msgspec.json.decode(capsys.readouterr().out), "seconds": 0})
    assert told[0] == told[1] == told[2]


def test_an_arena_on_the_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    """The same bouts, but for the time that bots took."""
    command = ["arena", "clockworker", "--bots", "greedy,random", "-n", "2", "-o", "round_limit=2", "--json"]
    told = []
    for where in (["--ray"], ["--jobs", "1"]):
        assert run([*command, *where]) == 0
        bouts = msgspec.json.decode(capsys.readouterr().out)["bouts"]
        told.append([(bout["seed"], bout["bots"], bout["scores"]) for bout in bouts])
    assert told[0] == told[1]
    assert len(told[0]) == 4


def test_a_review_on_the_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same verdicts."""
    game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 2}).playout("greedy")
    (tmp_path / "game.json").write_text(game.save(), "utf-8")
    told = []
    for where in (["--ray"], []):
        assert run(["review", str(tmp_path / "game.json"), "--worlds", "1", "--json", *where]) == 0
        told.append(msgspec.json.decode(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]


@pytest.mark.parametrize("recipe", ["td", "expert"])
def test_a_training_on_the_cluster(
    recipe: str, cluster: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The same lines, and the same network to the byte."""
    command = ["train", "clockworker", "--rounds", "1", "-n", "2", "--recipe", recipe, "--rollouts", "2", "--seed", "3"]
    told = []
    for name, where in (("there", ["--ray"]), ("here", ["--jobs", "1"])):
        assert run([*command, *where, "--to", str(tmp_path / name)]) == 0
        told.append((capsys.readouterr().out, Network.load(tmp_path / name / "network.npz").weights))
    assert told[0][0] == told[1][0]
    assert all((array == told[1][1][name]).all() for name, array in told[0][1].items())


def test_the_command_says_where_there_is_no_cluster(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, in any language."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", _refuse)
    assert run(["simulate", "clockworker", "--ray", "127.0.0.1:1", "--lang", "de"]) == 2
    assert "127.0.0.1:1" in capsys.readouterr().err


def test_beside_a_cluster_several_processes_play(cluster: Cluster) -> None:
    """A process that belongs to a cluster can't be copied: each copy would die."""
    games = contest("clockworker", ["random", "greedy"], deals=2, options=OPTIONS, cluster=cluster).bouts
    spread = contest("clockworker", ["random", "greedy"], deals=2, options=OPTIONS, jobs=2).bouts
    assert [bout.scores for bout in spread] == [bout.scores for bout in games]
