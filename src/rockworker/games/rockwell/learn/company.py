"""The companies, the viewer's first, and what the viewer has sealed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from rockworker.games.rockwell.learn.owners import SEATS, per_resource
from rockworker.games.rockwell.learn.table import ACHIEVEMENTS
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.view import CompanyView
from rockworker.learn.section import Seating, Section, pack, part, remembered

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
NO_COMPANY: Final = pack([0.0] * (len(OPEN) + len(SCREENED) + len(TRADED)))


def _companies(seating: Seating, seen: tuple[tuple[CompanyView, ...], tuple[tuple[int, ...], ...]]) -> bytes:
    companies, traded = seen
    parts = [_company(companies[p], traded[p] if traded else ()) for p in seating.order]
    return b"".join(parts + [NO_COMPANY] * (len(SEATS) - len(parts)))


@lru_cache(1 << 14)
def _company(company: CompanyView, traded: tuple[int, ...]) -> bytes:
    numbers = [1.0, company.safety / 3, company.mobility / 3, company.shafts_built / 3, part(company.cards, 6)]
    numbers += (part(company.exchange_actions, 3), part(company.workshop_actions, 3))
    numbers += [float(number in company.achievements) for number in range(ACHIEVEMENTS)]
    numbers += _behind_screen(company)
    numbers += [float(resource in traded) for resource in range(len(RESOURCES))]
    return pack(numbers)


def _behind_screen(company: CompanyView) -> list[float]:
    if company.cubes is None or company.cash is None:
        return [0.0] * len(SCREENED)
    prestige = (company.delivery_prestige or 0, company.achievement_prestige or 0)
    return [
        1.0,
        *[part(count, 6) for count in company.cubes],
        part(company.cash, 3000),
        part(company.insurance or 0, 4),
        part(company.deliveries or 0, 4),
        *[part(points, 10) for points in prestige],
    ]


def _sealed(seating: Seating, seen: Mapping[str, Any] | None) -> bytes:
    sealed = seen or {}
    numbers = [float(sealed.get("type") == name) for name in SEALED]
    numbers += [part(sealed.get(name, 0), 6) for name in RESOURCES]
    return pack((*numbers, part(sealed.get("cash", 0), 3000), part(sealed.get("tiles", 0), 4)))


SECTIONS: Final = (
    Section(
        "companies", {**OPEN, **SCREENED, **TRADED}, remembered(attrgetter("companies", "traded"), _companies), SEATS
    ),
    Section(
        "sealed",
        {
            **dict.fromkeys(SEALED, "1: the viewer has sealed this, and others still choose"),
            **per_resource("cubes in it: n/(n+6)"),
            "cash": "$/($+3000)",
            "tiles": "insurance tiles: n/(n+4)",
        },
        remembered(attrgetter("sealed"), _sealed),
    ),
)
