"""What a public project promises outside its code: workflows, templates, and a map of the tree that is true."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GITHUB = ROOT / ".github"
SCHEMAS = {
    "workflows/*.yml": "vendor.github-workflows",
    "dependabot.yml": "vendor.dependabot",
    "ISSUE_TEMPLATE/[!c]*.yml": "vendor.github-issue-forms",
    "ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
}
UNIX_ONLY = {"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"}
BEYOND_THE_BASE = {"httpx", "litestar", "playwright", "sqlalchemy", "uvicorn", "websockets"}


def workflow(name: str) -> dict[Any, Any]:
    """A workflow as YAML reads it: its key `on` is a boolean there."""
    found: dict[Any, Any] = yaml.safe_load((GITHUB / "workflows" / f"{name}.yml").read_text("utf-8"))
    return found


def commands(job: dict[str, Any]) -> list[str]:
    """What a job runs."""
    return [step["run"] for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("pattern", SCHEMAS)
def test_files_for_github_are_valid(pattern: str) -> None:
    """By GitHub's own schemas, which check-jsonschema brings along."""
    files = sorted(GITHUB.glob(pattern))
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", SCHEMAS[pattern], *map(str, files)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_job_has_an_end() -> None:
    """A job that hangs is stopped; one that calls another workflow is stopped there."""
    for path in (GITHUB / "workflows").glob("*.yml"):
        for name, job in workflow(path.stem)["jobs"].items():
            assert "timeout-minutes" in job or "uses" in job, f"{path.name}: {name}"


def test_actions_are_pinned_by_major_version() -> None:
    """`actions/checkout@v5`, never `@main`; our own workflows by path."""
    for path in (GITHUB / "workflows").glob("*.yml"):
        for used in re.findall(r"uses: (\S+)", path.read_text("utf-8")):
            if used.startswith("./"):
                assert (ROOT / used).is_file()
            else:
                assert re.fullmatch(r"[\w-]+/[\w-]+@(release/)?v\d+", used), used


def test_ci_runs_make_test_on_every_python_that_we_promise() -> None:
    """The classifiers are the promise; `.ci/run` runs the same command."""
    promised = [
        match[1]
        for line in PROJECT["project"]["classifiers"]
        if (match := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    ]
    job = workflow("ci")["jobs"]["everything"]
    assert job["runs-on"] == "ubuntu-latest"
    assert job["strategy"]["matrix"]["python"] == promised
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    (command,) = [command for command in commands(job) if command.startswith("make test")]
    assert command in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()


def folders_for_any_system() -> list[str]:
    """The folders of tests that the workflow runs on macOS and Windows."""
    job = workflow("ci")["jobs"]["engine"]
    assert job["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]
    return [word for command in commands(job) for word in command.split() if word.startswith("tests/")]


def test_what_runs_on_windows_needs_no_unix_and_no_server() -> None:
    """Neither these tests nor the modules of tests and tools that they import, all the way down."""
    folders = folders_for_any_system()
    assert {"tests/engine", "tests/games", "tests/text"} <= set(folders)
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [folder for folder in folders if f"`{folder}`" not in told] == []
    seen: dict[Path, set[str]] = {}
    for folder in (*folders, "tests/conftest.py"):
        for path in (ROOT / folder).rglob("*.py") if (ROOT / folder).is_dir() else [ROOT / folder]:
            _follow(path, seen)
    assert len(seen) > 30
    wrong = {str(path.relative_to(ROOT)): names & (UNIX_ONLY | BEYOND_THE_BASE) for path, names in seen.items()}
    assert {path: names for path, names in wrong.items() if names} == {}


def _follow(path: Path, seen: dict[Path, set[str]]) -> None:
    """Notes what a file imports, and goes on with what of it is ours but not the package."""
    if path in seen:
        return
    names = set(_imported(path))
    seen[path] = {name.partition(".")[0] for name in names}
    seen[path] |= {"litestar" for name in names if name.startswith(("rockworker.server", "rockworker.client"))}
    for name in names:
        file = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if name.startswith(("tests.", "tools.")) and file.is_file():
            _follow(file, seen)


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_a_release_is_tested_built_and_published_without_a_secret() -> None:
    """On a tag: the same checks, then the build, then trusted publishing."""
    release = workflow("release")
    jobs = release["jobs"]
    assert release[True]["push"]["tags"] == ["v*"]
    assert jobs["test"]["uses"] == "./.github/workflows/ci.yml"
    assert "workflow_call" in workflow("ci")[True]
    assert [jobs[job]["needs"] for job in ("build", "compiled", "publish")] == ["test", "test", ["build", "compiled"]]
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert "secrets." not in (GITHUB / "workflows" / "release.yml").read_text("utf-8")


def test_every_change_is_tested_on_both_engines() -> None:
    """Interpreted and compiled, by `.ci/run` and by the workflow."""
    ours = (GITHUB.parent / ".ci" / "run").read_text("utf-8")
    steps = [step.get("run", "") for job in workflow("ci")["jobs"].values() for step in job["steps"]]
    for command in ("make test PROFILE=ci", "make test-compiled PROFILE=ci"):
        assert command in ours.splitlines()
        assert command in steps


def test_the_published_site_is_the_one_that_make_builds() -> None:
    """`make docs`, and the folder that it writes; `make test` builds it too."""
    job = workflow("docs")["jobs"]["build"]
    assert commands(job) == ["make docs"]
    folder = re.search(r"^site_dir: (\S+)", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert folder
    assert [step["with"]["path"] for step in job["steps"] if "pages-artifact" in step.get("uses", "")] == [folder[1]]
    test = re.search(r"^test:(.*?)##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert test
    assert "docs" in test[1].split()


def test_dependabot_looks_after_everything_that_is_pinned() -> None:
    """Python, the page, the actions, the container: each where its file is."""
    updates = yaml.safe_load((GITHUB / "dependabot.yml").read_text("utf-8"))["updates"]
    files = {"pip": "pyproject.toml", "npm": "package.json", "github-actions": ".github", "docker": "Dockerfile"}
    assert {update["package-ecosystem"] for update in updates} == set(files)
    for update in updates:
        assert (ROOT / update["directory"].strip("/") / files[update["package-ecosystem"]]).exists()


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"])
def test_links_in_the_root_lead_somewhere(name: str) -> None:
    """Files, and headings within pages."""
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", (ROOT / name).read_text("utf-8")):
        path, _, anchor = target.partition("#")
        assert (ROOT / path).is_file(), target
        headings = re.findall(r"^#+ (.+)$", (ROOT / path).read_text("utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in [heading.lower().replace(" ", "-") for heading in headings], target


def test_every_target_of_make_that_the_documents_name_exists() -> None:
    """`make play` and the like, in the root's documents and below docs/."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), GITHUB / "pull_request_template.md"]
    for page in pages:
        named = set(re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE))
        assert named <= targets, page.name


def packages() -> set[str]:
    """Every package below src/rockworker, without the template of a game, which is a project of its own."""
    source = ROOT / "src"
    files = [path for path in (source / "rockworker").rglob("__init__.py") if "template" not in path.parts]
    return {".".join(path.parent.relative_to(source).parts) for path in files}


def test_find_your_way_describes_every_package_and_no_other() -> None:
    """Somebody who reads only this page knows where things are."""
    page = (ROOT / "docs" / "explanation" / "find-your-way.md").read_text("utf-8")
    described = dict(re.findall(r"^\| `(rockworker[\w.]*)` \| (.+) \|$", page, re.MULTILINE))
    assert set(described) == packages()
    assert [name for name, told in described.items() if len(told) < 8] == []


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/explanation/find-your-way.md"])
def test_folders_that_the_maps_name_exist(name: str) -> None:
    """`<game>` and the like stand for any name: each pattern finds something."""
    text = (ROOT / name).read_text("utf-8")
    named = re.findall(r"`((?:src|web|tests|tools|bench|docs|\.github|\.ci)/[\w./<>*-]*)`", text)
    assert len(named) > 4
    built = "src/rockworker/server/page/"
    patterns = {path: re.sub(r"<\w+>", "*", path).strip("/") for path in named if path != built}
    assert [path for path, pattern in patterns.items() if not any(ROOT.glob(pattern))] == []


def test_files_and_folders_that_the_architecture_names_exist() -> None:
    """Written from the root, from the package, or from the server's folder."""
    text = (ROOT / "docs" / "explanation" / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`([\w*<>-]+/[\w./<>*-]*)`", text)) - {"server/page/"}
    assert len(named) > 20
    package = ROOT / "src" / "rockworker"
    for path in named:
        pattern = re.sub(r"<\w+>", "*", path).strip("/")
        assert any(any(base.glob(pattern)) for base in (ROOT, package, package / "server")), path


@pytest.mark.parametrize("package", ["engine", "bots", "play", "learn"])
def test_the_api_reference_has_every_module(package: str) -> None:
    """mkdocstrings writes only what a page asks for."""
    page = (ROOT / "docs" / "reference" / "api" / f"{package}.md").read_text("utf-8")
    modules = {path.stem for path in (ROOT / "src" / "rockworker" / package).glob("[!_]*.py")}
    assert set(re.findall(rf"^::: rockworker\.{package}\.(\w+)$", page, re.MULTILINE)) == modules


def test_the_page_of_the_package_is_not_in_git() -> None:
    """Nor is the site: both are built."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert {"build/", "src/rockworker/server/page/"} <= set(ignored)
