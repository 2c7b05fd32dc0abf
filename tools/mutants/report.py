"""What is said at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from tools.mutants.operators import Mutant
from tools.mutants.project import SHARE, Game, Key


def report(game: Game, chosen: list[Mutant], verdicts: dict[Key, str], out: TextIO) -> bool:
    """Survivors and figures of one game; whether enough were noticed and the list of equivalent ones is current."""
    survivors = [mutant for mutant in chosen if mutant.key in verdicts and not verdicts[mutant.key]]
    noticed = len(verdicts) - len(survivors)
    percent = 100 * noticed / len(verdicts) if verdicts else 100.0
    for mutant in survivors:
        out.writelines(f"{line}\n" for line in _shown(game, mutant))
    for file, function, line, change in game.out_of_date:
        out.write(f"mutants.toml: no longer a mutant: {file}, {function}, {line!r}, {change}\n")
    out.write(
        f"{game.name}: {len(chosen)} of {len(game.mutants)} mutants, {len(chosen) - len(verdicts)} equivalent, "
        f"{noticed} noticed, {len(survivors)} survived: {percent:.1f} %\n"
    )
    return percent >= SHARE and not game.out_of_date


def _shown(game: Game, mutant: Mutant) -> Iterator[str]:
    path = (game.folder / mutant.file).relative_to(game.project.root)
    yield f"{path}:{mutant.line} in {mutant.function or 'the module'}: {mutant.change}"
    yield f"    {mutant.text}"
    yield f"  - {mutant.before}"
    yield f"  + {mutant.after}"
