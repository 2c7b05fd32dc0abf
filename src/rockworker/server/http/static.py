"""The page: files that the build has left, read once and kept in memory, packed for those who can unpack them."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from rockworker.server.config import Settings
from rockworker.server.errors import NoSuchPage

BUILT: Final = Path(__file__).parents[1] / "page"
SCREENS: Final = (
    "/",
    "/lobby",
    "/how/{game:str}",
    "/table/{table_id:str}",
    "/table/{table_id:str}/step/{step:str}",
)
"""The page's own addresses: each shows the same document, which looks at the address itself."""
MISSING: Final = b"The page is not built yet: `make page` builds it. The interface for programs is under /api/v1.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Names in assets/ hold a hash of the content: what is there never changes."""
ASK_AGAIN: Final = "no-cache"


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    plain: bytes
    packed: bytes
    media_type: str
    cache: str


def read_files(folder: Path) -> dict[str, File]:
    """All files of a built page by their addresses; none if it is not built."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {f"/{path.relative_to(folder).as_posix()}": _read(folder, path) for path in paths}


def _read(folder: Path, path: Path) -> File:
    data = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent != folder
    return File(data, gzip.compress(data, mtime=0), media_type, FOR_EVER if hashed else ASK_AGAIN)


def handlers(settings: Settings) -> list[HTTPRouteHandler]:
    """Routes for the page's screens and files."""
    files = read_files(Path(settings.page) if settings.page else BUILT)
    index = files.get("/index.html")

    @get(list(SCREENS), include_in_schema=False)
    async def screen(request: Request[Any, Any, Any]) -> Response[bytes]:
        """One document for all screens."""
        if index is None:
            return Response(MISSING, status_code=503, media_type="text/plain; charset=utf-8")
        return _answer(request, index)

    @get(["/assets/{name:str}", "/icon.svg"], include_in_schema=False)
    async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Scripts, styles, texts, the icon."""
        found = files.get(request.url.path)
        if found is None:
            raise NoSuchPage
        return _answer(request, found)

    return [screen, file]


def _answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    packed = "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.plain)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(file.packed if packed else file.plain, media_type=file.media_type, headers=headers)
