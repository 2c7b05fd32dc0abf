"""What lies before a player: supply, factories with robots, artifacts, archives."""

from __future__ import annotations

from typing import Final

from rockworker.drawing.svg import HUES, box, glyph, group, hue_of, tag, title, words
from rockworker.games.clockworker.svg.junkyard import PLATE
from rockworker.games.clockworker.svg.pieces import factory_height, name, roof, slots, unit
from rockworker.games.clockworker.terminal.panels import title as turn_title
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.text.texts import Texts

HEAD: Final = 46
"""Roof and name of a factory."""
BAR: Final = 48
"""Name and supply."""
CHIPS: Final = 32
MOST: Final = 12
"""Cards that a tableau may have."""


def tableau(view: ClockworkerView, player: PlayerView, texts: Texts, width: float) -> tuple[str, float]:
    """All of it, and how high it is."""
    cards = [texts.rules.factories[factory.factory] for factory in player.factories]
    step = (width - 28) / MOST
    tall = max(factory_height(card, HEAD) for card in cards)
    chips = _chips(player, texts, BAR + tall + 22)
    height = BAR + tall + 12 + (CHIPS if chips else 0)
    current = bool(view.phase) and view.current == player.player
    looks = {"stroke": HUES["brass-bright"], "stroke_width": 3} if current else {}
    drawn = [box(0, 0, width, height, **looks), tag("rect", width=7, height=height, rx=3, fill=hue_of(player.player))]
    drawn += [_bar(player, texts, width), chips]
    for n, factory in enumerate(player.factories):
        drawn.append(group(_factory(factory, texts, step - 8), x=18 + n * step, y=BAR))
    return "".join(drawn), height


def in_words(view: ClockworkerView, texts: Texts) -> str:
    """The same for those who can't see it: what is going on, and what the players have."""
    asked = [texts.prompt(view.phase)] if view.phase else []
    players = [
        f"{texts.player(p.player)}: {texts.term('cards')} {p.cards}, {texts.term('points')} {p.points}"
        for p in view.players
    ]
    return ". ".join([turn_title(view, texts).plain, *asked, *players])


def _bar(player: PlayerView, texts: Texts, width: float) -> str:
    drawn = [glyph(player.player, 28, 24, 11), words(texts.player(player.player), 48, 31, 20, font_weight=700)]
    x = 220.0
    for kind, count in enumerate(player.holdings):
        drawn.append(unit(kind, x, 24, 26))
        drawn.append(words(str(count), x + 18, 31, 19, font_weight=700, fill=None if count else HUES["ink-2"]))
        x += 74
    told = f"{texts.term('cards')} {player.cards} · {texts.term('points')} {player.points}"
    drawn.append(words(told, width - 16, 31, 18, text_anchor="end", fill=HUES["ink-2"]))
    return "".join(drawn)


def _factory(view: FactoryView, texts: Texts, width: float) -> str:
    card, label = texts.rules.factories[view.factory], texts.kind("factory", view.factory)
    return group(
        title(label),
        tag("rect", width=width, height=factory_height(card, HEAD), **PLATE),
        roof(card, 1, 1, width - 2, 14),
        name(label, 5, 27, width - 8, 11.5),
        slots(card, view.robots, 4, HEAD, width - 8),
    )


def _chips(player: PlayerView, texts: Texts, y: float) -> str:
    """Artifacts, those that can't be used yet with dots around them, and archives."""
    told = [(texts.kind("artifact", n), n in player.active_artifacts, "sheet-2") for n in player.artifacts]
    told += [(texts.kind("archive", n), True, "info-soft") for n in player.archives or ()]
    if player.archives is None and player.archive_count:
        told.append((f"{texts.term('archives')}: {player.archive_count}", True, "info-soft"))
    drawn, x = [], 18.0
    for label, usable, hue in told:
        wide = 22 + len(label) * 7.4
        looks = {"rx": 12, "fill": HUES[hue], "stroke": HUES["edge"], "stroke_dasharray": None if usable else "3 3"}
        drawn.append(tag("rect", x=x, y=y - 17, width=wide, height=24, **looks))
        drawn.append(words(label, x + wide / 2, y, 13.5, text_anchor="middle"))
        x += wide + 6
    return "".join(drawn)
