"""What all tests share: Hypothesis profiles, and the check that a test names only clauses that exist."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from rockworker.cli.messages import Language, Spoken
from tools.rules import known_clauses

# Commands speak English unless a test asks for another language, wherever the tests run.
os.environ.update({"LC_ALL": "C.UTF-8", "ROCKWORKER_LANG": ""})

settings.register_profile("fast", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("fast"), derandomize=True, print_blob=True)
settings.register_profile("soak", parent=settings.get_profile("fast"), max_examples=5_000)
settings.load_profile("fast")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command of an earlier test does not decide which language help and refusals speak in the next one."""
    monkeypatch.setattr(Spoken, "language", Language.EN)


@pytest.fixture(autouse=True)
def no_state_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games that tests play are kept where nobody looks for the last one."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A test that names an unknown clause proves nothing: its file can't be collected."""
    report = yield
    wrong = [line for item in report.result if isinstance(item, pytest.Item) for line in unknown_clauses(item)]
    if report.passed and wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
    return report


def unknown_clauses(item: pytest.Item) -> Iterator[str]:
    """A complaint for each `rule` mark that names no clause, or one that is not in the catalogue."""
    for mark in item.iter_markers("rule"):
        for clause in mark.args or ("nothing",):
            if clause not in known_clauses():
                yield f"{item.nodeid} names {clause}, which is no clause of the rules"
