"""`--ray` with and without an address."""

from __future__ import annotations

import sys

import pytest

from rockworker.cli import run
from rockworker.cli.many_machines import with_address


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (["rockwell", "--ray"], ["rockwell", "--ray=any"]),
        (["--ray", "rockwell"], ["--ray=any", "rockwell"]),
        (["--ray", "--json"], ["--ray=any", "--json"]),
        (["--ray", "auto", "rockwell"], ["--ray", "auto", "rockwell"]),
        (["--ray", "ray://head:10001"], ["--ray", "ray://head:10001"]),
        (["--ray=head:6379", "rockwell"], ["--ray=head:6379", "rockwell"]),
        (["rockwell"], ["rockwell"]),
    ],
)
def test_an_address_may_be_left_out(given: list[str], meant: list[str]) -> None:
    """Names of games are no addresses."""
    assert with_address(given) == meant


def test_without_ray_the_command_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The extra, by name."""
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "rockworker.play.cluster", raising=False)
    assert run(["simulate", "clockworker", "--games", "1", "--ray"]) != 0
    assert "rockworker[ray]" in capsys.readouterr().err
