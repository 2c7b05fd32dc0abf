"""The middle of the table: the row of factories with its two markers, the artifacts, the archives."""

from __future__ import annotations

from typing import Final

from rockworker.drawing.svg import HUES, box, group, tag, title, words
from rockworker.games.clockworker.components import FinalScoring, Permission
from rockworker.games.clockworker.state import EMPTY
from rockworker.games.clockworker.svg.pieces import HUE, factory_height, name, price, roof, slots, units
from rockworker.games.clockworker.terminal.panels import title as turn_title
from rockworker.games.clockworker.view import ClockworkerView
from rockworker.text.texts import Texts

PLATE: Final = {"fill": HUE["plate"], "stroke": HUE["plate-edge"], "stroke_width": 1.5, "rx": 9}
DIM: Final = HUES["ink-2"]
GAP: Final = 10
HEAD: Final = 62
"""Roof and name of a factory."""
CARD: Final = 62
"""The height of artifacts and archives."""
COLUMNS: Final = 4
DECK: Final = 120


def yard(view: ClockworkerView, texts: Texts, width: float) -> tuple[str, float]:
    """All of it, and how high it is."""
    heading = words(texts.term("game-title"), 0, 30, 32, font_weight=700)
    heading += words(turn_title(view, texts).plain, 0, 58, 19, fill=DIM)
    row, row_height = _row(view, texts, width * 0.52)
    archives, archives_height = _archives(view, texts, width * 0.52)
    artifacts, artifacts_height = _artifacts(view, texts, width * 0.48 - 2 * GAP)
    left = group(row, x=0, y=78) + group(archives, x=0, y=78 + row_height + GAP)
    right = group(artifacts, x=width * 0.52 + 2 * GAP, y=0)
    return heading + left + right, max(78 + row_height + GAP + archives_height, artifacts_height)


def _deck(count: int, label: str, x: float, height: float) -> str:
    number = words(str(count), DECK / 2 - 5, height / 2, 24, font_weight=700, text_anchor="middle")
    below = words(label, DECK / 2 - 5, height / 2 + 22, 13, fill=DIM, text_anchor="middle")
    dashes = {"fill": "none", "stroke": HUE["plate-edge"], "stroke_dasharray": "6 5", "stroke_width": 2}
    return group(box(0, 0, DECK - GAP, height, **dashes), number, below, x=x)


def _row(view: ClockworkerView, texts: Texts, width: float) -> tuple[str, float]:
    step = (width - DECK) / len(view.row)
    cards = [texts.rules.factories[factory] for factory in view.row if factory != EMPTY]
    height = max([factory_height(card, HEAD) for card in cards], default=HEAD * 2) + 22
    drawn = [group(_deck(view.deck_count, texts.term("deck"), 0, height - 22), x=0, y=22)]
    for index, factory in enumerate(view.row):
        marker = _marker(texts, index, step)
        card = _factory(view, texts, index, step - GAP, height - 22) if factory != EMPTY else ""
        drawn.append(group(marker, group(card, x=0, y=22), x=DECK + index * step))
    return "".join(drawn), height


def _marker(texts: Texts, index: int, width: float) -> str:
    setup = texts.rules.setup
    marks = {setup.discount_place - 1: (f"−{setup.discount}", "unit-gear"), texts.rules.bonus_index: ("+1", "")}
    if index not in marks:
        return ""
    sign, hue = marks[index]
    back = HUE[hue] if hue else HUES["good"]
    ink = "#14100b" if hue else HUES["sheet"]
    shape = tag("path", d=f"M{width / 2 - 32} 22V10Q{width / 2 - 32} 2 {width / 2 - 24} 2h36q8 0 8 8v12Z", fill=back)
    return shape + words(sign, width / 2 - 6, 18, 14, font_weight=700, text_anchor="middle", fill=ink)


def _factory(view: ClockworkerView, texts: Texts, index: int, width: float, height: float) -> str:
    number = view.row[index]
    card, label = texts.rules.factories[number], texts.kind("factory", number)
    return group(
        title(f"{label}: {texts.term('price')} {view.prices[index]}"),
        tag("rect", width=width, height=height, **PLATE),
        roof(card, 1, 2, width - 2, 26),
        price(view.prices[index], width - 17, 17),
        name(label, 7, 42, width - 12),
        slots(card, (), 5, HEAD, width - 10),
    )


def _artifacts(view: ClockworkerView, texts: Texts, width: float) -> tuple[str, float]:
    step, count = width / COLUMNS, len(texts.rules.artifacts)
    drawn = [
        group(_artifact(view, texts, n, step - GAP), x=n % COLUMNS * step, y=n // COLUMNS * (CARD + 16 + GAP))
        for n in range(count)
    ]
    return "".join(drawn), (count + COLUMNS - 1) // COLUMNS * (CARD + 16 + GAP) - GAP


def _artifact(view: ClockworkerView, texts: Texts, number: int, width: float) -> str:
    card, left, label = texts.rules.artifacts[number], view.copies[number], texts.kind("artifact", number)
    cost, end = units(texts.rules.artifact_costs[number], 30, CARD + 1, 15)
    copies = [_copy(width - 12 - 11 * n, n < left) for n in range(texts.rules.copies()[number])]
    worth = words(f"★{card.points}", end + 3, CARD + 6, 14, font_weight=700) if card.points else ""
    sign, hue = _sign(card.effect)
    mark = tag("circle", cx=16, cy=CARD + 1, r=10, fill=HUES["sheet"])
    mark += words(sign, 16, CARD + 6, 13, text_anchor="middle", fill=hue)
    back = tag("rect", width=width, height=CARD + 16, **PLATE)
    about = title(f"{label}: {texts.term('copies')} {left}")
    drawn = (about, back, name(label, 8, 20, width - 14), mark, cost, worth, *copies)
    return group(*drawn, opacity=None if left else 0.5)


def _sign(effect: object) -> tuple[str, str]:
    """At the end, whenever its owner likes, or when something happens."""
    if isinstance(effect, FinalScoring):
        return "★", HUES["bad"]
    return ("✦", HUES["info"]) if isinstance(effect, Permission) else ("↯", HUES["brass"])


def _copy(x: float, is_left: bool) -> str:
    fill = HUES["brass"] if is_left else "none"
    return tag("rect", x=x, y=CARD - 5, width=8, height=11, rx=2, fill=fill, stroke=HUES["ink-2"])


def _archives(view: ClockworkerView, texts: Texts, width: float) -> tuple[str, float]:
    step, height = (width - DECK) / len(view.display), CARD + 16
    fin = f"{view.archives_before_fin} {texts.term('before-fin')}"
    drawn = [_deck(view.stack_count, fin, 0, height)]
    for n, archive in enumerate(view.display):
        if archive != EMPTY:
            drawn.append(group(_archive(texts, archive, step - GAP, height), x=DECK + n * step))
    return "".join(drawn), height


def _archive(texts: Texts, archive: int, width: float, height: float) -> str:
    tile, label = texts.rules.archives[archive], texts.kind("archive", archive)
    cost, _ = units(texts.rules.archive_costs[archive], 6, height - 16, 12.5)
    reel = tag("circle", cx=width - 12, cy=12, r=13, fill="none", stroke=HUES["info"], stroke_width=3, opacity=0.35)
    return group(
        title(f"{label}: ★{tile.points}"),
        tag("rect", width=width, height=height, **PLATE | {"fill": HUES["info-soft"]}),
        reel,
        name(label, 8, 20, width - 14, 12.5),
        cost,
        words(f"★{tile.points}", width - 5, height - 11, 13.5, font_weight=700, text_anchor="end"),
    )
