"""What the texts of every game must keep; each game's `test_text` runs these on its own definition."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rockworker
from rockworker.engine.definition import Definition
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.hints import Tally
from rockworker.engine.names import kebab
from rockworker.engine.semantics import kinds_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.sentences import Plan
from rockworker.text.texts import LOCALE, Texts

CORE_SAMPLES: Mapping[str, Sequence[Any]] = {
    "count": (0, 1, 2, 1234),
    "player": (0, 1),
    "players": ((1, 0), (0,)),
    "choice": (None,),
    "clause": ("RW-01",),
}
"""Values of every core kind, among them those for which messages have cases of their own."""
S = TypeVar("S", bound=msgspec.Struct)
WRONG_FRENCH_SPACE = re.compile(r"[ \u202f][:»]|«[^\u00a0]|[ \u00a0][;!?]|\w[;!?»]|\w:(?!//)| …| [$%](?=\W|$)")
"""French has a no-break space before a colon and inside of guillemets, a narrow one before ; ! ?, none before …."""


class Parts(Visitor):
    """The variables of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages of a folder by name. Unreadable or repeated ones fail."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The message's own text under `value`, and its attributes by name."""
    own = {"value": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def variables(pattern: ftl.Pattern, known: Mapping[str, ftl.Message]) -> set[str]:
    """The variables that a text uses, also by way of other messages."""
    parts = Parts()
    parts.visit(pattern)
    inner = [known[name].value for name in parts.messages]
    return parts.variables.union(*[variables(value, known) for value in inner if value])


def fields(names: set[str]) -> set[str]:
    """`crew-owner` and `crew-n` belong to `crew`."""
    return {re.split("-", name)[0] for name in names}


def check_same_in_all_languages(folder: Path, *around: Path) -> None:
    """Every language has the same messages with the same parts, about the same fields."""
    shapes = []
    for language in LANGUAGES:
        known = {name: m for each in (folder, *around) for name, m in messages(each, language).items()}
        shapes.append(
            {
                (name, part): fields(variables(pattern, known))
                for name, message in messages(folder, language).items()
                for part, pattern in patterns(message).items()
            }
        )
    assert shapes[0]
    assert shapes[0] == shapes[1] == shapes[2]


def check_typography(folder: Path) -> None:
    """No straight quotes; French has its thin spaces, German its own quotation marks."""
    for language in LANGUAGES:
        for file in (folder / language).glob("*.ftl"):
            for line in file.read_text("utf-8").splitlines():
                text = re.sub(r"\{[^{}]*\}", "x", line)
                if not text.startswith("#"):
                    assert not re.search("[\"']", text), line
                    assert language != "fr" or not WRONG_FRENCH_SPACE.search(text), line
                    assert language == "en" or "”" not in text, line


def samples(record: type[S], values: Mapping[str, Sequence[Any]]) -> Iterator[S]:
    """Records of one type in which every value of every field occurs, in changing company."""
    axes = [values[kind] for kind in kinds_of(record).values()]
    for n in range(max((2 * len(axis) for axis in axes), default=1)):
        yield record(*[axis[(n + n // len(axis) * k) % len(axis)] for k, axis in enumerate(axes)])


def check_all_said(texts: Texts, values: Mapping[str, Sequence[Any]], known: Mapping[str, ftl.Message]) -> None:
    """Every event, action and axis has words, whatever its values; no branch asks for a variable that is not there."""
    definition = texts.definition
    assert definition is not None
    event_types: list[type[Event]] = [ChoiceSealed, *definition.event_types]
    for event_type in event_types:
        for event in samples(event_type, values):
            check_clean(texts.event(event))
            check_offered(texts, event, known[f"event-{kebab(event_type.__name__)}"], known)
    for action_type in definition.action_types:
        check_clean(texts.action(action_type))
        for field in action_type.__struct_fields__:
            check_clean(texts.field(action_type, field))
        for action in samples(action_type, values):
            check_clean(texts.action(action))
            check_offered(texts, action, known[f"action-{kebab(action_type.__name__)}"], known)
    for refusal_type in definition.refusal_types:
        for refusal in samples(refusal_type, values):
            check_clean(texts.reason(refusal))
            check_offered(texts, refusal, known[f"reason-{kebab(refusal_type.__name__)}"], known)
    check_hints_said(texts, values, known)


def check_hints_said(texts: Texts, values: Mapping[str, Sequence[Any]], known: Mapping[str, ftl.Message]) -> None:
    """Everything that an action may bring has words."""
    assert texts.definition is not None
    for hint_type in texts.definition.hint_types:
        for hint in [hint_type(0, {})] if issubclass(hint_type, Tally) else samples(hint_type, values):
            check_clean(texts.hint(hint))
            if not isinstance(hint, Tally):
                check_offered(texts, hint, known[f"hint-{kebab(hint_type.__name__)}"], known)


def check_offered(texts: Texts, record: msgspec.Struct, message: ftl.Message, known: Mapping[str, ftl.Message]) -> None:
    """All branches of a message, also those that this record does not take, use variables which it offers."""
    more = texts._vocabulary.records.get(type(record))
    offered = set(texts._variables(record, Plan("", tuple(kinds_of(type(record)).items()), more)))
    for pattern in patterns(message).values():
        assert variables(pattern, known) <= offered, message.id.name


def check_clean(text: str) -> None:
    """Words, and nothing left over from the message's syntax."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|\$[a-z]|  |None|\.\.", text), text


def wanted_messages(definition: Definition[Any, Any], prompts: Sequence[str]) -> set[str]:
    """The messages that a game's types ask for."""
    actions = definition.action_types
    return {
        *(f"event-{kebab(event.__name__)}" for event in definition.event_types),
        *(f"action-{kebab(action.__name__)}" for action in actions),
        *(f"field-{field.replace('_', '-')}" for action in actions for field in action.__struct_fields__),
        *(f"prompt-{prompt}" for prompt in prompts),
        *(f"reason-{kebab(refusal.__name__)}" for refusal in definition.refusal_types),
        *(f"hint-{kebab(hint.__name__)}" for hint in definition.hint_types),
        *(f"option-{name.replace('_', '-')}" for name in definition.options_type.__struct_fields__),
        *option_values(definition),
        *(f"module-{name.replace('_', '-')}" for name in definition.module_names),
        *standing_messages(definition),
    }


def standing_messages(definition: Definition[Any, Any]) -> list[str]:
    """The messages for all standing answers of a game, those of its modules included."""
    rules = definition.compile(definition.header(definition.most_players, 0, definition.module_names))
    return [f"standing-{answer.name}" for answer in definition.standing_answers(rules)]


def option_values(definition: Definition[Any, Any]) -> list[str]:
    """The messages for the values of options that are words."""
    fields = msgspec.structs.fields(definition.options_type)
    pairs = [(field.name, value) for field in fields for value in get_args(field.type)]
    return [f"option-{name}-{value}".replace("_", "-") for name, value in pairs if isinstance(value, str)]


def terms_in_code() -> re.Pattern[str]:
    """Every text in our code that may name a message; where a part is filled in, anything may stand there."""
    found: set[str] = set()
    for file in Path(rockworker.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add("".join(_part(part) for part in node.values))
    return re.compile("|".join(sorted(text for text in found if re.match(r"[a-z]{2}", text) and len(text) < 40)))


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def check_none_unused(folder: Path, wanted: set[str]) -> None:
    """Each message is asked for: by a type, by name in the code, or by another message."""
    known = messages(folder, "en")
    parts = Parts()
    for message in known.values():
        parts.visit(message)
    families = ("event-", "action-", "field-", "prompt-", "option-", "module-", "error-", "reason-", "standing-")
    code = terms_in_code()
    loose = set(known) - wanted - parts.messages
    unused = {name for name in loose if name.startswith(families) or not code.fullmatch(name)}
    assert not unused, sorted(unused)
    assert wanted <= set(known)


def known_messages(definition: Definition[Any, Any], language: str) -> dict[str, ftl.Message]:
    """The engine's messages and a game's."""
    return messages(LOCALE, language) | messages(definition.folder / "locale", language)
