"""The companies, the viewer's first, and what the viewer has sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from rockworker.games.rockwell.learn.owners import Piece, per_resource
from rockworker.games.rockwell.learn.table import ACHIEVEMENTS
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.view import RockwellView
from rockworker.learn.section import Seating, Section, looking_at, nothing, pack, part

OPEN: Final = {
    "present": "1: somebody plays here",
    "safety": "level, by 3",
    "mobility": "level, by 3",
    "shafts built": "by 3",
    "cards": "Extraction cards kept: n/(n+6)",
    "exchange actions": "left on Board II: n/(n+3)",
    "workshop actions": "left on Board III: n/(n+3)",
    **{f"achievement {number + 1}": "1: gained" for number in range(ACHIEVEMENTS)},
}
SCREENED: Final = {
    "open": "1: the viewer sees what is behind the screen",
    **per_resource("cubes: n/(n+6)"),
    "cash": "$/($+3000)",
    "insurance": "tiles: n/(n+4)",
    "deliveries": "tiles: n/(n+4)",
    "delivery prestige": "n/(n+10)",
    "achievement prestige": "n/(n+10)",
}
TRADED: Final = {f"traded {name}": "1: in this Phase II" for name in RESOURCES}
SEALED: Final = ("bid", "insure", "use-insurance")
PRESENT: Final = pack([1.0])
SCREENED_OFF: Final = nothing(SCREENED)


def _open(view: RockwellView, player: int) -> bytes:
    company = view.companies[player]
    seen = level_numbers((company.safety, company.mobility, company.shafts_built))
    seen += pack((part(company.cards, 6), part(company.exchange_actions, 3), part(company.workshop_actions, 3)))
    return seen + achieved_numbers(sum([1 << number for number in company.achievements]))


def _screened(view: RockwellView, player: int) -> bytes:
    company = view.companies[player]
    if company.cubes is None:
        return SCREENED_OFF
    tiles = (part(company.cash or 0, 3000), part(company.insurance or 0, 4), part(company.deliveries or 0, 4))
    prestige = (part(company.delivery_prestige or 0, 10), part(company.achievement_prestige or 0, 10))
    return PRESENT + pack((*[part(count, 6) for count in company.cubes], *tiles, *prestige))


def _traded(view: RockwellView, player: int) -> bytes:
    return traded_numbers(view.traded[player] if view.traded else ())


def level_numbers(levels: tuple[int, int, int]) -> bytes:
    """A company that is there: its safety, its mobility, and how many shafts it has built."""
    return pack((1.0, *[level / 3 for level in levels]))


def achieved_numbers(bits: int) -> bytes:
    """The achievements that a company has gained."""
    return pack([float(bits >> number & 1) for number in range(ACHIEVEMENTS)])


def traded_numbers(traded: Sequence[int]) -> bytes:
    """The resources that were traded."""
    return pack([float(resource in traded) for resource in range(len(RESOURCES))])


def sealed_numbers(seen: Mapping[str, Any] | None) -> bytes:
    """The viewer's sealed choice."""
    sealed = seen or {}
    numbers = [float(sealed.get("type") == name) for name in SEALED]
    numbers += [part(sealed.get(name, 0), 6) for name in RESOURCES]
    return pack((*numbers, part(sealed.get("cash", 0), 3000), part(sealed.get("tiles", 0), 4)))


def _sealed(seating: Seating, seen: Mapping[str, Any] | None) -> bytes:
    return sealed_numbers(seen)


COMPANY: Final = Piece(OPEN, _open)
MARKET: Final = Piece(TRADED, _traded)
STOCKS: Final = Piece(SCREENED, _screened)
SECTION: Final = Section(
    "sealed",
    {
        **dict.fromkeys(SEALED, "1: the viewer has sealed this, and others still choose"),
        **per_resource("cubes in it: n/(n+6)"),
        "cash": "$/($+3000)",
        "tiles": "insurance tiles: n/(n+4)",
    },
    looking_at(attrgetter("sealed"), _sealed),
)
