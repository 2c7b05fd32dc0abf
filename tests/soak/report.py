"""Progress while the soak runs, and its summary."""

from __future__ import annotations

import time
from collections.abc import Mapping


class Report:
    """What was done and found so far, by stage, printed as it happens: nobody waits two hours for a word."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.figures: dict[str, dict[str, str]] = {}
        self.faults: list[str] = []

    def say(self, stage: str, text: str) -> None:
        """A line of progress."""
        print(f"[{self.passed()}] {stage}: {text}", flush=True)

    def passed(self) -> str:
        """`1:07:30`."""
        seconds = int(time.monotonic() - self.began)
        return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"

    def figure(self, stage: str, **values: object) -> None:
        """Figures of a stage, for the summary."""
        self.figures.setdefault(stage, {}).update(
            {name.replace("_", " "): str(value) for name, value in values.items()}
        )

    def fault(self, stage: str, text: str) -> None:
        """Something that must not happen."""
        self.faults.append(f"{stage}: {text}")
        self.say(stage, f"FAULT {text}")

    def summary(self) -> str:
        """All figures, then the faults."""
        lines = [f"Soak of {self.passed()}"]
        for stage, values in self.figures.items():
            lines += [f"  {stage}", *_table(values)]
        lines.append(f"{len(self.faults)} faults" if self.faults else "clean: no fault")
        return "\n".join([*lines, *(f"  {fault}" for fault in self.faults)])


def _table(values: Mapping[str, str]) -> list[str]:
    return [f"    {name:<34} {value}" for name, value in values.items()]
