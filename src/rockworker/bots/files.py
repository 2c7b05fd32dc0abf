"""Bots from a file of somebody's own: `my_bot.py:Tiny`, or `my_bot.py` where it has only one.

The file is run once in each process that needs it, like a module; it may import others that lie beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from rockworker.bots.bot import Bot
from rockworker.engine.errors import BadBotFile

SUFFIX: Final = ".py"


def is_in_a_file(name: object) -> bool:
    """Whether a bot's name is that of a file, perhaps with a class in it."""
    return isinstance(name, str) and _split(name)[0].endswith(SUFFIX)


@cache
def bot_in_file(name: str) -> Callable[[int], Bot]:
    """The class that a name like `my_bot.py:Tiny` means."""
    file, wanted = _split(name)
    module = _run(Path(file).resolve(), name)
    own = {key: value for key, value in vars(module).items() if _is_bot(value) and value.__module__ == module.__name__}
    listed = ", ".join(own) or "–"
    if not wanted and len(own) > 1:
        raise BadBotFile(reason="several", bot=name, found=listed)
    found = vars(module).get(wanted or "".join(own))
    if found is None:
        raise BadBotFile(reason="no-class", bot=name, found=listed)
    if not _is_bot(found):
        raise BadBotFile(reason="not-a-bot", bot=name)
    return cast(type[Bot], found)


def _split(name: str) -> tuple[str, str]:
    """File and class; a drive letter's colon is none of ours."""
    file, colon, wanted = name.rpartition(":")
    return (file, wanted) if colon and file.endswith(SUFFIX) else (name, "")


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def _run(path: Path, name: str) -> ModuleType:
    known = f"bot_file_{sha256(str(path).encode()).hexdigest()[:16]}"
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadBotFile(reason="no-file", bot=name)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = sys.modules[known] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[known]
        raise BadBotFile(reason="broken", bot=name, found=f"{type(error).__name__}: {error}") from error
    return module
