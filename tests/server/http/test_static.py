"""The page's own files."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from rockworker.server.app import create_app
from rockworker.server.config import Settings
from rockworker.server.http.static import ASK_AGAIN, FOR_EVER, SCREENS
from tests.server.harness import migrated_database

SCRIPT = b"export {};" * 100


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    """A server with a page of two files, as the build leaves them."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + " " * 500, "utf-8")
    (page / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (page / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (page / "assets" / "index-abc.js.br").write_bytes(b"as if it were brotli")
    settings = Settings(database=migrated_database(tmp_path), page=str(page))
    return TestClient(create_app(settings))


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_has_an_address(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    """One document for all of them, which is asked for anew each time."""
    address = path.replace("{game:str}", "rockwell").replace("{table_id:str}", "t").replace("{step:str}", "3")
    with client:
        response = client.get(address)
    assert response.text.startswith("<!doctype html>")
    assert response.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in response.headers["content-security-policy"]


def _script(client: TestClient, accepted: str) -> httpx.Response:  # type: ignore[type-arg]
    return client.get("/assets/index-abc.js", headers={"Accept-Encoding": accepted})


def test_assets_are_kept_and_packed(client: TestClient) -> None:  # type: ignore[type-arg]
    """What has a hash in its name never changes; who can unpack it gets it packed."""
    with client:
        packed, plain = [_script(client, accepted) for accepted in ("gzip", "identity")]
        with client.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": "gzip, br;q=0.9"}) as best:
            raw = b"".join(best.iter_raw())
        missing = [client.get(f"/assets/{name}") for name in ("none.js", "index-abc.js.gz", "..%2Findex.html")]
    assert packed.headers["cache-control"] == FOR_EVER
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0))
    assert packed.content == plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert (best.headers["content-encoding"], raw) == ("br", b"as if it were brotli")
    assert {answer.headers["content-type"] for answer in (packed, plain, best)} == {"text/javascript; charset=utf-8"}
    assert [answer.status_code for answer in missing] == [404] * 3


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:  # type: ignore[type-arg]
    """By its tag, which differs between encodings."""
    with client:
        first = client.get("/", headers={"Accept-Encoding": "identity"})
        again = client.get("/lobby", headers={"Accept-Encoding": "identity", "If-None-Match": first.headers["etag"]})
        other = client.get("/", headers={"If-None-Match": '"something-else"'})
        tags = {_script(client, accepted).headers["etag"] for accepted in ("gzip", "identity")}
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == ASK_AGAIN
    assert other.status_code == 200
    assert len(tags) == 2


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    """The interface for programs works all the same."""
    settings = Settings(database=migrated_database(tmp_path), page=str(tmp_path / "none"))
    with TestClient(create_app(settings)) as client:
        missing = client.get("/")
        assert missing.status_code == 503
        assert missing.headers["content-type"] == "text/plain; charset=utf-8"
        assert client.get("/api/v1/games").status_code == 200


def test_a_wrong_address_leads_readers_to_the_page(client: TestClient) -> None:  # type: ignore[type-arg]
    """Browsers get the document, which says that there is nothing and leads home; programs a refusal."""
    with client:
        reader = client.get("/nonsense", headers={"Accept": "text/html,*/*"})
        program = client.get("/nonsense")
        asked = client.get("/api/v1/nonsense", headers={"Accept": "text/html"})
    assert (reader.status_code, reader.text[:15]) == (404, "<!doctype html>")
    assert program.json()["error"] == asked.json()["error"] == "no-such-page"
