"""What lies beside the board: prices, orders, boards, companies, piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rockworker.drawing.svg import HUES, box, glyph, group, hue_of, tag, words
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.svg.pieces import cube, cubes
from rockworker.games.rockwell.terminal.panels import additions, title
from rockworker.games.rockwell.view import CompanyView, PileView, RockwellView
from rockworker.text.texts import Texts

Panel = Callable[[RockwellView, Texts, float], tuple[str, float]]
"""Draws something in a width, and tells how high it is."""
HIDDEN: Final = "?"
LINE: Final = 26
GAP: Final = 14
SMALL: Final = 15
DIM: Final = HUES["ink-2"]


def side(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    """All panels, one beneath the other."""
    drawn, y = [], 0.0
    for panel in (_heading, _prices, _orders, _boards, _companies, _piles):
        content, height = panel(view, texts, width)
        drawn.append(group(content, x=0, y=y))
        y += height + GAP
    return "".join(drawn), y - GAP


def in_words(view: RockwellView, texts: Texts) -> str:
    """The same for those who can't see it: what is going on, and how the companies stand."""
    asked = texts.prompt(view.prompts[-1]) if view.prompts else ""
    companies = [
        f"{texts.player(c.player)}: {texts.term('safety')} {c.safety}, {texts.term('mobility')} {c.mobility}, "
        f"{texts.term('mineshafts')} {c.shafts_built}, {texts.term('achievements')} {len(c.achievements)}"
        for c in view.companies
    ]
    return ". ".join([title(view, texts).plain, *([asked] if asked else []), *companies])


def _heading(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    about = title(view, texts).plain
    lines = [words(texts.term("game-title"), 0, 30, 32, font_weight=700), words(about, 0, 60, 19, width, fill=DIM)]
    return "".join(lines), 66


def _prices(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    step = width / len(RESOURCES)
    drawn = [box(0, 0, width, 44)]
    for resource, price in enumerate(view.prices):
        drawn.append(cube(resource, resource * step + 24, 22, 11))
        drawn.append(words(texts.kind("money", price), resource * step + 44, 29, 20, font_weight=600))
    more = additions(view, texts)
    lines = more.plain.split("\n") if more else []
    drawn += [words(line, 4, 65 + n * 20, SMALL, width, fill=DIM) for n, line in enumerate(lines)]
    return "".join(drawn), 44 + (8 + 20 * len(lines) if lines else 0)


def _orders(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    drawn = []
    for n, (key, order) in enumerate((("management", view.management), ("control", view.control))):
        x = n * width / 2
        drawn.append(words(texts.term(key), x, 18, SMALL, fill=DIM))
        drawn += [glyph(player, x + 150 + place * 30, 13, 10) for place, player in enumerate(order)]
    return "".join(drawn), 22


def _boards(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    rules, column = texts.rules, width / 3
    rows = max(len(slots) for slots in rules.board_slots)
    height = 34 + rows * LINE + 6
    drawn = []
    for board, slots in enumerate(rules.board_slots):
        x = board * column
        drawn.append(box(x, 0, column - 8, height))
        drawn.append(words(texts.term(f"board-heading-{board + 1}"), x + 12, 23, SMALL, column - 30, font_weight=700))
        drawn += [_slot(view, texts, slot, x + 24, 34 + n * LINE) for n, slot in enumerate(slots)]
    return "".join(drawn), height


def _slot(view: RockwellView, texts: Texts, slot: int, x: float, y: float) -> str:
    found, owner = texts.rules.slots[slot], view.slots[slot]
    gives = texts.term(f"slot-gives-{found.advantage or 'actions'}", actions=found.actions)
    empty = tag(
        "circle", cx=x, cy=y + 12, r=8, fill="none", stroke=HUES["edge"], stroke_width=2, stroke_dasharray="3 3"
    )
    return (empty if owner < 0 else glyph(owner, x, y + 12, 9)) + words(gives, x + 18, y + 17, SMALL, 140)


# Companies


def _companies(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    column = width / 2
    drawn = [
        group(_company(company, texts, column - 8), x=n % 2 * column, y=n // 2 * (COMPANY + 8))
        for n, company in enumerate(view.companies)
    ]
    return "".join(drawn), (len(view.companies) + 1) // 2 * (COMPANY + 8) - 8


COMPANY: Final = 148
"""The height of a company."""


def _company(company: CompanyView, texts: Texts, width: float) -> str:
    parts = [
        box(0, 0, width, COMPANY),
        tag("rect", width=6, height=COMPANY, rx=3, fill=hue_of(company.player)),
        glyph(company.player, 24, 20, 10),
        words(texts.player(company.player), 42, 26, 18, font_weight=700),
    ]
    parts += [
        words(line, 16, 50 + n * 21, SMALL, width - (80 if n == 0 else 26), fill=DIM)
        for n, line in enumerate(_levels(company, texts))
    ]
    return "".join((*parts, *_behind_the_screen(company, texts, COMPANY - 14)))


def _levels(company: CompanyView, texts: Texts) -> list[str]:
    return [
        f"{texts.term('safety')} {company.safety} · {texts.term('mobility')} {company.mobility}",
        f"{texts.term('mineshafts')} {company.shafts_built} · {texts.term('cards')} {company.cards}",
        f"{texts.term('company-actions')}: {company.exchange_actions} / {company.workshop_actions}",
    ]


def _behind_the_screen(company: CompanyView, texts: Texts, y: float) -> Iterator[str]:
    yield tag("path", d=f"M14 {y - 27}H280", stroke=HUES["edge"], stroke_width=1.5, stroke_dasharray="5 4")
    if company.cubes is None or company.cash is None:
        yield words(HIDDEN, 16, y, 18, fill=DIM)
        return
    yield cubes(company.cubes, 12, y, 66, zeros=True)
    right = {"text_anchor": "end", "font_weight": 700}
    yield words(texts.kind("money", company.cash), 280, 26, 18, **right)
    prestige = (company.delivery_prestige or 0) + (company.achievement_prestige or 0)
    yield words(f"★{prestige}", 280, 50, 17, fill=HUES["brass"], **right)


# Piles


def _piles(view: RockwellView, texts: Texts, width: float) -> tuple[str, float]:
    """Deliveries, Extraction cards and achievements."""
    left, right = 0.38 * width, 0.62 * width
    rows = max(len(view.deliveries), len(view.achievements))
    height = 36 + rows * LINE + 4
    drawn = [box(0, 0, left - 8, height), box(left, 0, right, height)]
    drawn.append(words(texts.term("deliveries"), 12, 24, SMALL, font_weight=700))
    drawn.append(words(texts.term("achievements"), left + 12, 24, SMALL, font_weight=700))
    for n, pile in enumerate(view.deliveries):
        drawn.append(_delivery(pile, 36 + n * LINE, left - 8))
    for n, pile in enumerate(view.achievements):
        owners = [c.player for c in view.companies if n in c.achievements]
        drawn.append(_achievement(texts.kind("achievement", n), pile, owners, left, 36 + n * LINE, right))
    return "".join(drawn) + _cards(view, texts, height + 20), height + 26


def _delivery(pile: PileView, y: float, width: float) -> str:
    if not pile.left or pile.cubes is None:
        return words("–", 14, y + 17, SMALL, fill=DIM)
    return cubes(pile.cubes, 8, y + 18, 38) + _worth(pile, y, width)


def _achievement(name: str, pile: PileView, owners: Sequence[int], x: float, y: float, width: float) -> str:
    drawn = [
        words(name, 12, y + 17, 13.5, width - 68 - 17 * len(owners), fill=None if pile.left else DIM),
        _worth(pile, y, width),
    ]
    drawn += [glyph(owner, width - 60 - 17 * n, y + 12, 6.5) for n, owner in enumerate(owners)]
    return group(*drawn, x=x)


def _worth(pile: PileView, y: float, width: float) -> str:
    shown = f"★{pile.prestige}" if pile.prestige is not None else "–"
    return words(shown, width - 10, y + 17, SMALL, text_anchor="end", font_weight=600, fill=HUES["brass"])


def _cards(view: RockwellView, texts: Texts, y: float) -> str:
    piles = zip(texts.rules.pile_numbers, view.piles, strict=True)
    return words(
        f"{texts.term('piles')}: " + "   ".join(f"{number}×{left}" for number, left in piles), 0, y, SMALL, fill=DIM
    )
