"""One side in a process of its own: reads a command a line, answers with a line of JSON.

run SECONDS     plays on that long
copies N        copies the game under way N times, then plays a while, and so on
thirds N        plays N whole games, timing each step
calls N         the time of other calls that our games have, N times at several moments
memory          the most memory that the process ever held
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable
from statistics import mean, median
from time import process_time

from bench.sides import Rockworker, Side, side

BATCH = 50
"""Steps between two looks at the clock."""


def run(player: Side, seconds: float) -> dict[str, float]:
    """Steps and games in a slice of time."""
    steps = games = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        games += sum([player.step() for _ in range(BATCH)])
        steps += BATCH
    return {"steps": steps, "games": games, "seconds": now - start}


def copies(player: Side, number: int) -> dict[str, float]:
    """The time of a copy in microseconds: the median over moments of several games."""
    spent = []
    for _ in range(number):
        for _ in range(BATCH):
            player.step()
        spent.append(microseconds(player.copy))
    return {"microseconds": median(spent)}


def calls(player: Side, number: int) -> dict[str, float]:
    """By name: the time of a call in microseconds, the median and the mean over moments of several games; none of
    other engines."""
    spent: dict[str, list[float]] = {}
    if not isinstance(player, Rockworker):
        return {}
    for _ in range(number):
        for _ in range(BATCH):
            player.step()
        for name, call in player.calls().items():
            spent.setdefault(name, []).append(microseconds(call))
    medians = {name: median(times) for name, times in spent.items()}
    return medians | {f"{name} mean": mean(times) for name, times in spent.items()}


def microseconds(call: Callable[[], object]) -> float:
    """The time of a call, ten times at the same moment."""
    start = process_time()
    for _ in range(10):
        call()
    return (process_time() - start) / 10 * 1e6


def thirds(player: Side, number: int) -> dict[str, float]:
    """The mean cost of a step in the first and in the last third of whole games, in microseconds."""
    while not player.step():
        pass
    first, last = [], []
    for _ in range(number):
        times = whole_game(player)
        third = len(times) // 3
        first += times[:third]
        last += times[-third - 1 : -1]  # the very last step also deals the next game
    return {"first": sum(first) / len(first) * 1e6, "last": sum(last) / len(last) * 1e6}


def whole_game(player: Side) -> list[float]:
    """The seconds of each step from the deal to the end."""
    times = []
    over = False
    while not over:
        start = process_time()
        over = player.step()
        times.append(process_time() - start)
    return times


def memory() -> dict[str, float]:
    """The peak resident memory in megabytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"megabytes": peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)}


def answer(player: Side, command: str, argument: str) -> dict[str, float]:
    """Does what one line asks for."""
    if command == "run":
        return run(player, float(argument))
    if command == "copies":
        return copies(player, int(argument))
    if command == "calls":
        return calls(player, int(argument))
    if command == "thirds":
        return thirds(player, int(argument))
    return memory()


def main() -> None:
    """Serves until the other end hangs up."""
    player = side(sys.argv[1])
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        print(json.dumps(answer(player, command, argument)), flush=True)


if __name__ == "__main__":
    main()
