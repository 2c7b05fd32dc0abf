"""Training: a network plays against itself, learns from those games, and plays again.

Two recipes. `td` lets it choose by one look ahead, and teaches it that a position is worth what the next one is, and
what came of that (temporal differences). `expert` lets a search choose that judges by the network, and teaches it what
the search found, mixed with the result (expert iteration).

All of a training lies in one folder: its plan, the games of each round, the network after each round. A training that
was broken off goes on there, and ends as if it had not been. The same plan leads to the same network on the same
machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import shake_128
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal
from zipfile import BadZipFile, ZipFile
from zlib import error as BadDeflate  # noqa: N812 - an exception

import msgspec
import numpy as np

from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.learn.choices import Choices, Floats, choices_in, joined
from rockworker.learn.encoding import encoding_of
from rockworker.learn.network import Network, NoNetwork, Teacher
from rockworker.learn.practice import Lesson, Practice, mixed, play_one, returns
from rockworker.play.workers import AHEAD, spread, usable
from rockworker.registry import definition_of, trainee_of

if TYPE_CHECKING:
    from rockworker.play.cluster import Cluster

Recipe = Literal["td", "expert"]
NO_DOUBT: Final = 1e-3
"""Where the player who leads has won in all of some few games, the best trust has no end: below this bend of its curve,
it is not looked for any further."""
STEPS: Final = 40
FARTHEST: Final = 1.0
"""Steps to the best trust, and how far one may go."""
AT_ONCE: Final = 256
"""Positions in one step of learning."""
MOST_GAMES: Final = 64
"""That a worker is given at a time."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides how a training goes."""

    game: str
    players: int = 2
    modules: tuple[str, ...] = ()
    recipe: Recipe = "td"
    rounds: int = 20
    games: int = 1000
    """In each round."""
    seed: int = 0
    rollouts: int = 16
    """Of the search, with `expert`."""
    start: str = ""
    """The file of a network that has learnt already, to begin with."""
    noise: float = 0.15
    trust: float = 0.8
    """How much the result of a game counts beside what was thought before its end."""
    window: int = 8
    """Rounds whose games are learnt from."""
    pace: float = 0.001

    @property
    def header(self) -> Header:
        """Of its games."""
        definition = definition_of(self.game)
        return definition.header(self.players, self.seed, self.modules, definition.bot_options)


class Progress(msgspec.Struct, frozen=True):
    """What one round has shown: how surprised somebody was by the results of games that were not learnt from yet."""

    round: int
    games: int
    """So far."""
    lead: float
    """By the lead that is foreseen by hand, trusted as much as these games say that it should be."""
    network: float


class Training:
    """A training in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.folder = folder
        self.plan = plan
        known = folder / "plan.json"
        if known.exists() and _plan_in(known) != plan:
            raise OtherPlan(str(known))
        self.inputs = len(trainee_of(plan.game)(Rng(0)).names(Game(definition_of(plan.game), plan.header)))
        words = len(encoding_of(plan.game).words) if plan.recipe == "expert" else 0
        self.network = Network.new(self.inputs, plan.seed, words)
        if plan.start:
            _begin_with(self.network, Path(plan.start))
        self.teacher = Teacher(self.network, plan.pace)
        self.progress: list[Progress] = []
        if not known.exists():  # at last: a plan that is refused leaves none
            folder.mkdir(parents=True, exist_ok=True)
            waiting = folder / "waiting.json"
            waiting.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
            waiting.rename(known)  # a full disk leaves no half of it

    def run(
        self, jobs: int = 1, cluster: Cluster | None = None, tick: Callable[[], None] | None = None
    ) -> Iterator[Progress]:
        """All rounds that are left; a round that was done before only tells again what it had shown."""
        for number in range(1, self.plan.rounds + 1):
            if not self._take_up(number):
                lessons = self._games(number, jobs, cluster, tick)
                self.progress.append(self._shown(number, lessons))
                self._learn(number)
                self._keep(number)
            yield self.progress[-1]

    # Games

    def _games(self, number: int, jobs: int, cluster: Cluster | None, tick: Callable[[], None] | None) -> list[Lesson]:
        """The games of a round, played or found."""
        path = self.folder / f"games-{number:03}.npz"
        if not _is_whole(path):
            lessons = []
            with closing(self._played(number, jobs, cluster)) as played:
                for lesson in played:
                    lessons.append(lesson)
                    if tick:
                        tick()
            _write(path, lessons, self.inputs)
        return _read(path)

    def _played(self, number: int, jobs: int, cluster: Cluster | None) -> Any:
        plan = self.plan
        practice = Practice(
            plan.header, self.network.weights, plan.noise, plan.rollouts if plan.recipe == "expert" else 0
        )
        chance = round_chance(plan.seed, number)
        seeds = [next64(chance) for _ in range(plan.games)]
        workers = cluster.cores if cluster else usable(jobs, plan.games)
        some = min(MOST_GAMES, max(1, plan.games // (workers * AHEAD)))
        if cluster:
            return cluster.spread(play_one, practice, seeds, some)
        return spread(play_one, practice, seeds, workers, some)

    def _shown(self, number: int, lessons: list[Lesson]) -> Progress:
        """What the games of a round show before they are learnt from."""
        seen, won = stacked(lessons, [np.broadcast_to(one.shares, one.seen.shape[:2]) for one in lessons])
        by_hand = calibrated(self.inputs, seen, won).surprise(seen, won)
        return Progress(number, number * self.plan.games, by_hand, self.network.surprise(seen, won))

    # Learning

    def _learn(self, number: int) -> None:
        """Steps through the positions of the last rounds, in an order by the seed."""
        recent = range(max(1, number - self.plan.window + 1), number + 1)
        lessons = [lesson for one in recent for lesson in _read(self.folder / f"games-{one:03}.npz")]
        seen, wanted = stacked(lessons, [self._wanted(lesson) for lesson in lessons])
        choices = joined([_choices(self.folder / f"games-{one:03}.npz") for one in recent], self.inputs)
        chance = np.random.default_rng((self.plan.seed, number))
        order, decisions = chance.permutation(len(seen)), chance.permutation(len(choices.counts))
        steps = -(-len(order) // AT_ONCE)
        self.teacher.pace = self.plan.pace * (1 - (number - 1) / self.plan.rounds)
        for some, asked in zip(np.array_split(order, steps), np.array_split(decisions, steps), strict=True):
            self.teacher.teach(seen[some], wanted[some], choices.some(asked) if len(asked) else None)

    def _wanted(self, lesson: Lesson) -> Floats:
        if self.plan.recipe == "td":
            return returns(lesson, self.network, self.plan.trust)
        return mixed(lesson, self.plan.trust)

    # Keeping

    def _path(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.npz"

    def _keep(self, number: int) -> None:
        told = msgspec.json.encode(self.progress)
        kept = {**self.network.weights, **self.teacher.state(), "progress": np.frombuffer(told, np.uint8)}
        waiting = self.folder / "waiting.npz"
        np.savez(waiting, **kept)
        waiting.rename(self._path(number))  # a round is kept whole, or not at all

    def _take_up(self, number: int) -> bool:
        """Whether a round was done before; then the network is what it was after it."""
        path = self._path(number)
        if not _is_whole(path):
            return False
        with np.load(path) as kept:
            for name, array in self.network.weights.items():
                array[...] = kept[name]
            self.teacher.take_up(kept)
            self.progress = msgspec.json.decode(kept["progress"].tobytes(), type=list[Progress])
        return True


class OtherPlan(Exception):
    """A folder holds a training with another plan."""


def _plan_in(path: Path) -> Plan | None:
    """The plan in a file; None, if there is none that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.DecodeError:
        return None


def _is_whole(path: Path) -> bool:
    """Whether a file is there, and nothing of it was lost: where a machine loses its power, what was written last may
    be cut off. What is missing is made again, and is the same then."""
    try:
        with ZipFile(path) as kept:
            return kept.testzip() is None
    except (OSError, BadZipFile, BadDeflate):
        return False


def _begin_with(network: Network, path: Path) -> None:
    """Takes over what another network has learnt; preferences, if it has none, are to be learnt."""
    known = Network.load(path).weights
    shared = known.keys() & network.weights.keys()
    if any(known[name].shape != network.weights[name].shape for name in shared):
        raise NoNetwork(str(path))
    for name in shared:
        network.weights[name][:] = known[name]


def round_chance(seed: int, number: int) -> Rng:
    """What the games of a round are drawn from: a hash, so that all of a seed counts, however large it is."""
    return Rng(int.from_bytes(shake_128(f"{seed} {number}".encode()).digest(8), "little"))


def stacked(lessons: list[Lesson], wanted: list[Any]) -> tuple[Floats, Floats]:
    """All positions of all players, one below another, and what belongs to each."""
    seen = np.concatenate([lesson.seen.reshape(-1, lesson.seen.shape[2]) for lesson in lessons])
    return seen, np.concatenate([one.reshape(-1) for one in wanted]).astype(np.float32)


def calibrated(inputs: int, seen: Floats, wanted: Floats) -> Network:
    """A network that knows the lead only, and how much it is to be trusted."""
    network = Network.new(inputs)
    for _ in range(STEPS):  # Newton's way to the best trust
        chances = network.chances(seen)
        slope, bend = (chances - wanted) @ seen[:, 0], (chances * (1 - chances)) @ seen[:, 0] ** 2
        if bend < NO_DOUBT:
            break
        step = min(max(float(slope / bend), -FARTHEST), FARTHEST)  # where the curve is flat, it would jump far away
        network.weights["trust"] -= step
    return network


def _write(path: Path, lessons: list[Lesson], inputs: int) -> None:
    waiting = path.with_name("waiting.npz")
    np.savez(
        waiting,
        seen=np.concatenate([lesson.seen for lesson in lessons]).astype(np.float16),
        thought=np.concatenate([lesson.thought for lesson in lessons]),
        shares=np.array([lesson.shares for lesson in lessons]),
        leads=np.array([lesson.leads for lesson in lessons]),
        lengths=np.array([len(lesson.seen) for lesson in lessons]),
        **joined([lesson.choices for lesson in lessons], inputs).plain(),  # type: ignore[arg-type]
    )
    waiting.rename(path)


def _read(path: Path) -> list[Lesson]:
    with np.load(path) as kept:
        ends = np.cumsum(kept["lengths"])[:-1]
        seen, thought = np.split(kept["seen"].astype(np.float32), ends), np.split(kept["thought"], ends)
        return [Lesson(*one) for one in zip(seen, thought, kept["shares"], kept["leads"], strict=True)]


def _choices(path: Path) -> Choices:
    with np.load(path) as kept:
        return choices_in(kept)
