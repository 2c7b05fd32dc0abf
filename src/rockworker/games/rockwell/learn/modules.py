"""What modules add to words and vectors. A module without anything of its own to say adds nothing."""

from __future__ import annotations

from typing import Final

from rockworker.engine.offers import Action
from rockworker.games.rockwell.learn.module import ModuleEncoding, ModuleSection
from rockworker.games.rockwell.modules.registry import MODULES as ALL_MODULES

MODULES: Final[tuple[ModuleEncoding, ...]] = tuple(module.encoding() for module in ALL_MODULES if module.encoding)
MODULE_ACTIONS: Final[tuple[type[Action], ...]] = tuple(action for module in ALL_MODULES for action in module.actions)
MODULE_SECTIONS: Final[tuple[ModuleSection, ...]] = tuple(module.section for module in MODULES if module.section)
