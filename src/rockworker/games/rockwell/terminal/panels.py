"""The boards, the companies, the piles, and what lies behind a player's own screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from rockworker.games.rockwell.notation import place_text
from rockworker.games.rockwell.state import CREWS, RESOURCES
from rockworker.games.rockwell.terminal.marks import (
    CUBE_STYLES,
    CUBES,
    HIDDEN,
    badge,
    cubes,
    named,
    strength,
)
from rockworker.games.rockwell.terminal.module import lines, parts
from rockworker.games.rockwell.view import CompanyView, PileView, RockwellView
from rockworker.text.texts import Texts

DOT = Text.assemble((" · ", "dim"))
"""A span of its own is dim, not the base style, which `join` would give to everything that it joins."""
NUMBERS = ("insurance", "safety", "mobility", "prestige")
"""Of a company, in the line about it."""
IN_DANGER = ("insurance", "safety")
"""Those which an extraction is about."""
TOGETHER = "\N{NO-BREAK SPACE}"
"""Between a word and its number: they never stand on two lines."""
THEN = Text.assemble((" → ", "dim"))
PHASES = {
    "auction": "phase-auction",
    "place-vice-presidents": "phase-placement",
    "market": "phase-2",
    "workshop": "phase-3",
}
"""By prompt: the term for the phase in which it is asked, where the place on the track does not tell it."""
INSURANCE, ORDER, FIRST_ROUND = 1, 2, 3
"""Places on the drilling track."""


def title(view: RockwellView, texts: Texts) -> Text:
    """`Turn 3 · Phase I · Drilling round 2`."""
    parts = [Text(texts.term("turn-number", turn=view.turn), "bold"), *map(Text, _where(view, texts))]
    if view.ending:
        parts.append(Text(texts.term("last-turn"), "bold yellow"))
    return DOT.join(parts)


def short_title(view: RockwellView, texts: Texts) -> Text:
    """`Turn 3 · Drilling round 2`: without the phase, where a step tells more."""
    ending = [Text(texts.term("last-turn"), "bold yellow")] if view.ending else []
    where = [Text(texts.term("turn-number", turn=view.turn), "bold"), Text(_where(view, texts)[-1])]
    return DOT.join([*where, *ending])


def _where(view: RockwellView, texts: Texts) -> list[str]:
    if not view.prompts:
        return [texts.term("phase-scoring")]
    phases = {**PHASES, **{prompt: phase for part in parts(texts) for prompt, phase in part.phases.items()}}
    for prompt in view.prompts:
        if prompt in phases:
            return [texts.term(phases[prompt])]
    if not view.track:
        return [texts.term("phase-3")]
    return [texts.term("phase-1"), _step(view, texts)]


def _step(view: RockwellView, texts: Texts) -> str:
    if view.track in (INSURANCE, ORDER):
        return texts.term("step-insurance" if view.track == INSURANCE else "step-order")
    rounds = texts.rules.components.drilling.rounds
    if view.track >= FIRST_ROUND + rounds:
        return texts.term("step-mineshafts")
    return texts.term("step-round", round=view.track - FIRST_ROUND + 1)


def prices(view: RockwellView, texts: Texts) -> Text:
    """`Prices: zinc $400 …`."""
    parts = [
        Text(f"{texts.term(f'resource-{key}')} {texts.kind('money', price)}", colour)
        for key, price, colour in zip(RESOURCES, view.prices, CUBE_STYLES, strict=True)
    ]
    return _labelled(texts, "prices", DOT.join(parts))


def additions(view: RockwellView, texts: Texts) -> Text | None:
    """What the modules in play have to say."""
    found = lines(view, texts)
    return Text("\n").join(found) if found else None


def orders(view: RockwellView, texts: Texts) -> Text:
    """Management and Control, from left to right."""
    rows = [("management", view.management), ("control", view.control)]
    lines = [_labelled(texts, key, THEN.join([named(texts, p) for p in order])) for key, order in rows]
    return Text("\n").join(lines)


def boards(view: RockwellView, texts: Texts) -> Table:
    """Boards I, II and III: what each slot gives, and whose Vice President is there."""
    table = Table(box=None, expand=True, padding=(0, 1), show_edge=False)
    for board in range(3):
        table.add_column(texts.term(f"board-heading-{board + 1}"), header_style="bold", ratio=1)
    columns = [[slot(view, texts, number) for number in slots] for slots in texts.rules.board_slots]
    columns[0] += _supply(view, texts)
    for row in range(max(len(column) for column in columns)):
        table.add_row(*[column[row] if row < len(column) else "" for column in columns])
    return table


def supply(view: RockwellView, texts: Texts) -> Text:
    """What Board I still has to give, in a line."""
    return DOT.join(_supply(view, texts))


def _supply(view: RockwellView, texts: Texts) -> list[Text]:
    return [
        _labelled(texts, "bribery-tiles", Text(str(view.bribery_tiles))),
        _labelled(texts, "subcontractors", Text(str(view.dice))),
    ]


def slot(view: RockwellView, texts: Texts, number: int) -> Text:
    """A slot: its number, whose Vice President is there, what it gives."""
    found = texts.rules.slots[number]
    gives = texts.term(f"slot-gives-{found.advantage or 'actions'}", actions=found.actions)
    owner = view.slots[number]
    return Text.assemble(f"{found.number + 1} ", badge(owner), f" {gives}")


def legend(texts: Texts) -> Text:
    """What the symbols of cubes mean."""
    return Text(" · ".join(f"{CUBES[n]} {texts.term(f'resource-{key}')}" for n, key in enumerate(RESOURCES)), "dim")


# Companies


def companies(view: RockwellView, texts: Texts) -> Table:
    """All companies side by side; what lies behind the others' screens is a question mark."""
    table = Table(box=SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
    table.add_column("", ratio=5, style="dim")
    for company in view.companies:
        table.add_column(named(texts, company.player), ratio=4)
    for label, cells in _company_rows(view, texts):
        table.add_row(label, *cells)
    return table


def _company_rows(view: RockwellView, texts: Texts) -> list[tuple[str, list[Text]]]:
    rows = [
        (texts.term("company-levels"), [Text(f"{c.safety} / {c.mobility}") for c in view.companies]),
        (texts.term("mineshafts"), [Text(str(c.shafts_built)) for c in view.companies]),
        (texts.term("cards"), [Text(str(c.cards)) for c in view.companies]),
        (texts.term("company-actions"), [Text(f"{c.exchange_actions} / {c.workshop_actions}") for c in view.companies]),
    ]
    for number in range(CREWS):
        label = f"{texts.term('crew')} {number + 1}"
        rows.append((label, [_crew(view, c.player * CREWS + number) for c in view.companies]))
    rows += [
        (texts.term("cubes"), [cubes(c.cubes) for c in view.companies]),
        (texts.term("cash"), [_open(c.cash, texts.kind("money", c.cash or 0)) for c in view.companies]),
        (texts.term("insurance"), [_open(c.insurance, str(c.insurance)) for c in view.companies]),
        (texts.term("prestige"), [_prestige(c) for c in view.companies]),
    ]
    return rows


def _crew(view: RockwellView, number: int) -> Text:
    crew = view.crews[number]
    active = "reverse" if number == view.active_crew else ""
    return Text(f"{place_text(crew.at)} ({strength(crew)})", active)


def others(view: RockwellView, texts: Texts) -> Text | None:
    """The crews of owners without a company."""
    lines = []
    for owner in range(view.players, len(view.crews) // CREWS):
        crews = [_crew(view, number) for number in range(owner * CREWS, owner * CREWS + CREWS)]
        lines.append(Text.assemble(named(texts, owner), "  ", DOT.join(crews)))
    return Text("\n").join(lines) if lines else None


def _open(value: int | None, text: str) -> Text:
    return Text(HIDDEN, "dim") if value is None else Text(text)


def _prestige(company: CompanyView) -> Text:
    if company.delivery_prestige is None or company.achievement_prestige is None:
        return Text(HIDDEN, "dim")
    return Text(str(company.delivery_prestige + company.achievement_prestige))


def screen(view: RockwellView, texts: Texts, numbers: Sequence[str] = NUMBERS) -> Text:
    """What lies behind the viewer's own screen: cubes, money, and some numbers of the company."""
    if view.viewer is None:
        return Text()
    own = view.companies[view.viewer]
    parts = [
        badge(own.player),
        cubes(own.cubes, zeros=True),
        Text(texts.kind("money", own.cash), "bold"),
    ]
    known = {name: _prestige(own) if name == "prestige" else getattr(own, name) for name in numbers}
    return DOT.join([*parts, *(Text(f"{texts.term(name)}{TOGETHER}{number}") for name, number in known.items())])


# Piles


def tiles(view: RockwellView, texts: Texts) -> Columns:
    """Deliveries and achievements, side by side where there is room."""
    return Columns([deliveries(view, texts), achievements(view, texts)], padding=(0, 2))


def achievements(view: RockwellView, texts: Texts) -> Table:
    """What can be achieved, what it is worth now, and who has it."""
    table = _list_of(texts.term("achievements"), texts)
    for number, pile in enumerate(view.achievements):
        owners = [badge(c.player) for c in view.companies if number in c.achievements]
        row = texts.rules.achievements[number].row
        table.add_row(f"{row}", texts.kind("achievement", number), _worth(pile), Text(" ").join(owners))
    return table


def deliveries(view: RockwellView, texts: Texts) -> Table:
    """The top tile of each pile: its price and its prestige."""
    table = _list_of(texts.term("deliveries"), texts)
    for number, pile in enumerate(view.deliveries):
        left = Text(f"×{pile.left}", "dim")
        table.add_row(str(number + 1), cubes(pile.cubes) if pile.left else Text("–", "dim"), _worth(pile), left)
    return table


def _list_of(heading: str, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False)
    table.add_column("")
    table.add_column(heading, header_style="bold")
    table.add_column(texts.term("prestige"), justify="right")
    table.add_column("")
    return table


def _worth(pile: PileView) -> str:
    return "–" if pile.prestige is None else str(pile.prestige)


def piles(view: RockwellView, texts: Texts) -> Text:
    """How many Extraction cards are left in each pile."""
    parts = [
        Text(f"{number}×{left}", "dim" if not left else "")
        for number, left in zip(texts.rules.pile_numbers, view.piles, strict=True)
    ]
    return _labelled(texts, "piles", Text("  ").join(parts))


def company_prices(view: RockwellView, texts: Texts) -> Text:
    """What the next level of everything costs the viewer."""
    company, own = texts.rules.company, view.companies[view.viewer or 0]
    steps: Sequence[tuple[str, tuple[int, ...], int]] = (
        ("safety", company.safety, own.safety),
        ("mobility", company.mobility, own.mobility),
        ("mineshaft", company.mineshafts, own.shafts_built),
    )
    powers = " / ".join(texts.kind("money", price) for price in company.power)
    parts = [Text(f"{texts.term('power')} 1–4 {powers}")]
    parts += [Text(f"{texts.term(key)} {_next(texts, costs, level)}") for key, costs, level in steps]
    return _labelled(texts, "improvements", DOT.join(parts))


def _next(texts: Texts, costs: tuple[int, ...], level: int) -> str:
    return texts.kind("money", costs[level]) if level < len(costs) else "–"


# An extraction under way


def extraction(view: RockwellView, texts: Texts) -> Text | None:
    """The tile, the card and the sharers."""
    found = view.extraction
    if found is None:
        return None
    parts = [Text(texts.kind("tile", found.tile), "bold")]
    if found.cubes is not None:
        parts.append(cubes(found.cubes))
    if found.danger:
        parts.append(Text(texts.term("danger"), "bold yellow"))
    parts += [Text.assemble(named(texts, int(owner)), f" {power}") for owner, power in found.powers.items()]
    return _labelled(texts, "extraction", DOT.join(parts))


def _labelled(texts: Texts, key: str, content: Text) -> Text:
    return Text.assemble((texts.term("label", label=texts.term(key)), "dim"), " ", content)
