"""The compiled engine in the package: how it says that it runs, and how a wheel gets it."""

from __future__ import annotations

import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import rockworker
from hatch_build import COMPILER, BuildHook
from rockworker.cli import run
from rockworker.engine import offer
from tools.compiled import build

ROOT = Path(__file__).parents[2]


def says_compiled(folder: Path) -> bool:
    """What a package in this folder says about itself."""
    spec = spec_from_file_location("twin", folder / "__init__.py")
    assert spec
    assert spec.loader
    twin = module_from_spec(spec)
    spec.loader.exec_module(twin)
    return bool(twin.compiled)


def test_the_package_says_whether_it_is_compiled(tmp_path: Path) -> None:
    """It is where there are native modules beside the sources, and then Python runs these."""
    assert rockworker.compiled == (not str(offer.__file__).endswith(".py"))
    shutil.copy(ROOT / "src" / "rockworker" / "__init__.py", tmp_path)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "offer.py").touch()
    assert not says_compiled(tmp_path)
    (tmp_path / "engine" / f"offer{EXTENSION_SUFFIXES[0]}").touch()
    assert says_compiled(tmp_path)


@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_whether_it_is_compiled(
    compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Behind the number."""
    monkeypatch.setattr(rockworker, "compiled", compiled)
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"rockworker {rockworker.__version__}{' (compiled)' if compiled else ''}\n"


def hook(target: str) -> BuildHook:
    """The hook, as hatchling makes it for a wheel or a source archive."""
    nothing: Any = None
    return BuildHook(str(ROOT), {}, nothing, nothing, "", target)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where the engine was built; a compiler is not asked for it."""
    folders: list[Path] = []

    def build_if_needed(folder: Path) -> None:
        folders.append(folder)
        (folder / "src" / "rockworker").mkdir(parents=True)
        (folder / "src" / "rockworker" / "offer.so").touch()

    monkeypatch.setattr(build, "FOLDER", tmp_path)
    monkeypatch.setattr(build, "build_if_needed", build_if_needed)
    monkeypatch.setattr("hatch_build.Page.is_current", lambda page: True)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return folders


def test_a_wheel_gets_the_compiled_engine_when_asked(
    built: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its native modules stand beside their sources, and the wheel is for one platform."""
    monkeypatch.setenv("ROCKWORKER_COMPILED", "1")
    data: dict[str, Any] = {"force_include": {}}
    assert set(hook("wheel").dependencies()) == set(COMPILER)
    hook("wheel").initialize("standard", data)
    native = {str(tmp_path / "src" / "rockworker" / "offer.so"): "rockworker/offer.so"}
    assert data == {"force_include": native, "pure_python": False, "infer_tag": True}
    assert built == [tmp_path]


@pytest.mark.parametrize(
    ("asked", "target", "version"), [("", "wheel", "standard"), ("1", "sdist", "standard"), ("1", "wheel", "editable")]
)
def test_other_builds_stay_pure(
    asked: str, target: str, version: str, built: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless one is asked for; source archives and editable installations are never compiled."""
    monkeypatch.setenv("ROCKWORKER_COMPILED", asked)
    data: dict[str, Any] = {"force_include": {}}
    hook(target).initialize(version, data)
    assert data == {"force_include": {}}
    assert built == []
