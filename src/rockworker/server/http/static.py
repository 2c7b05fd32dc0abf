"""The page: the files that the build has left, sent compressed where a `.br` or `.gz` lies beside them."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from rockworker.server.config import Settings
from rockworker.server.errors import NoSuchPage
from rockworker.server.http.errors import refuse_as_framework

BUILT: Final = Path(__file__).parents[1] / "page"
SCREENS: Final = (
    "/",
    "/lobby",
    "/account",
    "/my-games",
    "/tournaments",
    "/tournaments/{tournament_id:str}",
    "/person/{person_id:str}",
    "/how/{game:str}",
    "/table/{table_id:str}",
    "/table/{table_id:str}/step/{step:str}",
    "/table/{table_id:str}/review",
    "/table/{table_id:str}/review/{step:str}",
)
"""The page's own addresses: each shows the same document, which looks at the address itself."""
MISSING: Final = "The page is not built yet: `make page` builds it. The interface for programs is under /api/v1.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Names in assets/ hold a hash of the content: what is there never changes."""
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""By encoding, the better first: how the build names such files."""

AnyRequest = Request[Any, Any, Any]


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page, and those beside it that hold the same in fewer bytes."""

    path: Path
    media_type: str
    cache: str
    packed: dict[str, Path]
    """By encoding, the better first."""
    tag: str
    """Changes with the content."""


def find_files(folder: Path) -> dict[str, PageFile]:
    """All files of a built page by their addresses; none if it is not built."""
    found = folder.rglob("*") if folder.is_dir() else ()
    paths = sorted(path for path in found if path.is_file() and path.suffix not in PACKED.values())
    return {f"/{path.relative_to(folder).as_posix()}": _described(folder, path) for path in paths}


def _described(folder: Path, path: Path) -> PageFile:
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    beside = {encoding: path.with_name(path.name + suffix) for encoding, suffix in PACKED.items()}
    packed = {encoding: file for encoding, file in beside.items() if file.is_file()}
    tag = hashlib.sha256(path.read_bytes()).hexdigest()[:20]
    return PageFile(path, media_type, FOR_EVER if path.parent != folder else ASK_AGAIN, packed, tag)


def handlers(settings: Settings) -> list[HTTPRouteHandler]:
    """Routes for the page's screens and files."""
    files = find_files(_folder(settings))

    @get(list(SCREENS), include_in_schema=False)
    async def screen(request: AnyRequest) -> Response[Any]:
        """One document for all screens."""
        if "/index.html" not in files:
            return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
        return _answer(request, files["/index.html"])

    @get(["/assets/{name:str}", "/icon.svg", "/sw.js", "/manifest.webmanifest"], include_in_schema=False)
    async def file(request: AnyRequest) -> Response[Any]:
        """Scripts, styles, texts, the icon, the service worker, what makes the page installable."""
        found = files.get(request.url.path)
        if found is None:
            raise NoSuchPage
        return _answer(request, found)

    return [screen, file]


def lost(settings: Settings) -> Callable[[AnyRequest, Exception], Response[Any]]:
    """What a wrong address gets: a reader the page, which says so and leads home; a program a refusal."""
    index = find_files(_folder(settings)).get("/index.html")

    def answer(request: AnyRequest, error: Exception) -> Response[Any]:
        if index is None or not _is_readers(request):
            return refuse_as_framework(request, error)
        return _answer(request, index, status=404)

    return answer


def _is_readers(request: AnyRequest) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/schema"))


def _folder(settings: Settings) -> Path:
    return Path(settings.page) if settings.page else BUILT


def _answer(request: AnyRequest, file: PageFile, status: int = 200) -> Response[Any]:
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in file.packed if name in accepted), None)
    tag = f'"{file.tag}-{encoding or "plain"}"'
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding", "ETag": tag}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    path = file.packed[encoding] if encoding else file.path
    shown: dict[str, Any] = {"filename": file.path.name, "content_disposition_type": "inline"}
    return File(path, media_type=file.media_type, headers=headers, status_code=status, **shown)
