"""The pages about vectors and words, from the encodings that games register."""

from __future__ import annotations

from collections.abc import Iterator

from rockworker.engine.offers import fields_of
from rockworker.learn.encoding import Encoding, encoding_of
from rockworker.learn.section import Section
from rockworker.learn.words import Few, Words
from tools.reference.schemas import cell

HEAD = """\
# What programs that learn see and say in {title}

A vector has **{size} numbers** (`float32`, from -1 to 1), always in the same places: for any number of players, with
and without modules. What is not there is 0. A seat says **{words} words**, one at a step; the mask tells which of them
can be said. [Train a program](../how-to/learn.md) shows both at work.

`n/(n+6)` is how numbers without a limit are written: 0 stays 0, 6 is ½, and no number reaches 1. *me* is the player
whose vector it is; *rival 1* has the next seat, and so on. `rockworker.learn.encoding.encoding_of("{game}").names` has
the name of every number, `.words.names` that of every word.

## The vector

"""
SAID = """\
The last section is about a decision under way: an action is said word by word, and what was said of it is only here.

"""
WORDS = """
## The words

An action is said field by field. What has only one value left is not asked for. Numbers are said digit by digit from
the highest place down (money in hundreds); `more` says every digit above the tens. Word 0, `wait`, is for seats that
are not asked while others decide.

| words | say | |
|---|---|---|
"""


def page(game: str) -> str:
    """All numbers and all words of a game."""
    encoding = encoding_of(game)
    head = HEAD.format(title=game.title(), game=game, size=encoding.size, words=len(encoding.words))
    return head + "\n".join(_vector(encoding)) + WORDS + "\n".join(_words(encoding.words)) + "\n"


def _vector(encoding: Encoding) -> Iterator[str]:
    start = 0
    for section in (*encoding.sections, encoding.said.section):
        yield f"### {section.name}\n"
        if section is encoding.said.section:
            yield SAID
        yield from _section(section, start)
        start += len(section)


def _section(section: Section, start: int) -> Iterator[str]:
    width, items = len(section.fields), section.items
    yield f"Numbers {start} to {start + len(section) - 1}."
    if len(items) > 1:
        yield (
            f"The same {width} fields for each of {len(items)}: {', '.join(items)}. "
            f"The table has the places of the first; each of the others follows {width} places later."
        )
    yield "\n| place | field | |\n|---|---|---|"
    for place, (name, meaning) in enumerate(section.fields.items(), start):
        yield f"| {place} | {cell(name)} | {cell(meaning)} |"
    yield ""


def _words(words: Words) -> Iterator[str]:
    yield "| 0 | `wait` | nothing |"
    for action in words.actions:
        bare = words.bare(action)
        if bare is not None:
            yield f"| {bare} | `{action.__name__}` | the action; its fields follow, if it has any |"
        for number, (name, meaning) in enumerate(zip(fields_of(action), words.meanings(action), strict=True)):
            if isinstance(meaning, Few):
                first = words.first_of(action, number)
                said = f"`{meaning.names[0]}` … `{meaning.names[-1]}`" if len(meaning.names) > 8 else _listed(meaning)
                yield f"| {first}–{first + len(meaning.names) - 1} | `{action.__name__}.{name}` | {cell(said)} |"
    for name, first in zip(("ones", "tens", "more"), words.digits, strict=True):
        yield f"| {first}–{first + 9} | `{name}` | a digit, 0 … 9 |"


def _listed(meaning: Few) -> str:
    return ", ".join(f"`{name}`" for name in meaning.names)
