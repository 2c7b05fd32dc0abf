"""Everything that people read, in English, French and German: Fluent messages, filled with typed values.

Messages lie in `locale/<language>/*.ftl`: the engine's beside this module, a game's in its folder. Their names:

    event-cubes-sold        an event; its fields are variables of the message
    action-sell             an action in general (a menu's heading); its `.full` names the chosen values
    field-amount            an axis of an offer
    prompt-market           what is asked of a player; its `.waiting` tells the others whom they wait for
    error-not-your-turn     an error; its details are variables
    hint-would-drill        what an action would bring; its fields are variables
    reason-money-missing    what stands in the way of an action, a sentence of its own; its fields are variables
    game-title              what the game is called; its `.about` says in one line what it is about
    module-…, option-…      names of expansions and options; their `.about` explains them in a sentence
    option-recovery-optional  one value of an option (`recovery=optional`)
    anything else           a term: a word or phrase that code asks for by name

A `Vocabulary` turns the values of fields into words, by their kinds. What a translation lacks is said in English.

    texts = Texts.of(definition, "fr").at_table(names=("Ann", "Ben"), rules=inside(game).rules)
    for event in game.apply(player, action):
        print(texts.event(event))

What English lacks, too, is an error, never a gap in a sentence; the tests go through all messages in all languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from rockworker.engine.definition import Definition
from rockworker.engine.errors import (
    BadOption,
    BadPosition,
    Expected,
    IllegalAction,
    MalformedAction,
    RockworkerError,
    UnknownGame,
)
from rockworker.engine.events import Event
from rockworker.engine.hints import Hint, Tally
from rockworker.engine.names import kebab, title
from rockworker.engine.offers import Action, fields_of
from rockworker.engine.refusals import Refusal
from rockworker.engine.semantics import kinds_of
from rockworker.text.languages import LANGUAGES, ORIGINAL
from rockworker.text.memory import Memory
from rockworker.text.messages import Messages
from rockworker.text.sentences import ForFluent, Plan, Sentence
from rockworker.text.values import allowed, refused_values
from rockworker.text.vocabulary import CORE, Value, Vocabulary, Words

LOCALE: Final = Path(__file__).parent / "locale"
MOST_RULES: Final = 64
"""Rules for which words are remembered."""

GREATEST: Final = 10**15
"""More is not said in any message."""


class MissingText(LookupError):
    """There is no such message, or it needs a variable that it did not get: a mistake of ours."""


class Texts:
    """A game's messages (or only the engine's) in one language, at one table."""

    def __init__(
        self, bundles: tuple[Messages, ...], definition: Definition[Any, Any] | None, vocabulary: Vocabulary
    ) -> None:
        self._bundles = bundles
        """The language's own, then English for what it lacks."""
        self._plans: dict[tuple[str, str | None, type], Plan] = {}
        """How records are told, by kind."""
        self._sentences: dict[tuple[str, str | None], Sentence | None] = {}
        """Messages that were said before; None: they are for Fluent."""
        self.memory = Memory()
        self._vocabulary = vocabulary
        self.definition = definition
        self.language: str = bundles[0].locales[0]
        self._names: Sequence[str] | None = None
        self.rules: Any = None
        """The game's compiled rules, where they are known: some words depend on the pieces in use."""

    @property
    def names(self) -> Sequence[str] | None:
        """The players' names; None: Player 1, Player 2 …"""
        self.memory.is_personal = True
        return self._names

    @staticmethod
    def of(definition: Definition[Any, Any] | None, language: str) -> Texts:
        """A game's messages together with the engine's (built once); without a game, the engine's alone."""
        return _texts_of(definition, language)

    @staticmethod
    def in_folders(folders: Sequence[Path], language: str) -> Texts:
        """The messages of a program of ours, together with the engine's."""
        return Texts(_bundles([LOCALE, *folders], language), None, CORE)

    def at_table(self, names: Sequence[str] | None = None, rules: Any = None) -> Texts:
        """The same messages with the players' names and the rules in use."""
        twin = Texts(self._bundles, self.definition, self._vocabulary)
        twin._plans, twin._sentences = self._plans, self._sentences
        twin.memory = Memory(_shared_memory(self._bundles, rules))
        twin._names = names
        twin.rules = rules
        return twin

    # What people read

    def event(self, event: Event, names: Sequence[str] | None = None) -> str:
        """A line of the log."""
        return self._named(names)._tell("event", None, event)

    def action(self, action: Action | type[Action], names: Sequence[str] | None = None) -> str:
        """A short label: of a kind of action ("Sell"), or of one action ("Sell 7 zinc")."""
        if isinstance(action, type):
            return self._say(f"action-{kebab(action.__name__)}")
        attribute = "full" if fields_of(type(action)) else None
        return self._named(names)._tell("action", attribute, action)

    def field(self, action: type[Action], field: str) -> str:
        """The label of an axis of an offer."""
        return self._say(f"field-{_kebab_field(field)}")

    def prompt(self, prompt: str, **variables: Value) -> str:
        """What is asked of a player now."""
        return self._say(f"prompt-{prompt}", None, variables)

    def waiting(self, prompt: str, players: Sequence[int]) -> str:
        """For the others: on whose decision the game waits, and which."""
        return self.memory.remember(("waiting", prompt, players), lambda: self._waiting(prompt, players))

    def _waiting(self, prompt: str, players: Sequence[int]) -> str:
        return self._say(f"prompt-{prompt}", "waiting", {"players": self.join([self.player(p) for p in players])})

    def error(self, error: RockworkerError) -> str:
        """Why something was refused."""
        details = {name: self._detail(name, value) for name, value in error.details.items()}
        if isinstance(error, BadPosition) and error.expected:
            details["wanted"] = Texts.of(_game_of(error), self.language).expected(error.expected)
        if "game" in details and not isinstance(error, UnknownGame):
            details["game"] = title(str(details["game"]))
        text = self._say(f"error-{error.key}", None, details | refused_values(self, error))
        reason = self.reason(error.why) if isinstance(error, IllegalAction) and self.definition else ""
        return f"{text} {reason}".rstrip()

    def reason(self, why: Refusal | None) -> str:
        """What stands in the way of an action; empty where a clause says all, or nothing is known."""
        return "" if why is None or type(why) is Refusal else self._tell("reason", None, why)

    def expected(self, expected: Expected) -> str:
        """What a text should say, where it says something else."""
        return self._say(expected.key, None, expected.variables)

    def hint(self, hint: Hint) -> str:
        """What an action would bring; of a figure that depends on amounts, its name."""
        return self._tally(hint) if isinstance(hint, Tally) else self._tell("hint", None, hint)

    def _tally(self, hint: Tally) -> str:
        name = self._say(f"hint-{_name(hint)}")
        return name if hint.each else self.term("hint-figure", name=name, figure=self.kind(hint.kind, hint.base))

    def about(self, key: str) -> str:
        """The explanation of a module (`module-…`) or an option (`option-…`)."""
        return self._say(key, "about")

    def standing(self, name: str) -> tuple[str, str]:
        """What a standing answer is called, and what it does. A new game need not have words for it."""
        key = f"standing-{name}"
        return self.find(key) or name.replace("-", " ").capitalize(), self.find(key, "about") or ""

    def term(self, key: str, **variables: Value) -> str:
        """A word or phrase."""
        return self._say(key, None, variables)

    def find(self, key: str, attribute: str | None = None) -> str | None:
        """A word or phrase that a game need not have; None if it has none."""
        try:
            return self._say(key, attribute)
        except MissingText:
            return None

    def names_with(self, *beginnings: str) -> list[str]:
        """The names of messages that begin so, as English has them."""
        return [name for name in self._bundles[-1].names if name.startswith(beginnings)]

    def option(self, name: str, value: Any) -> str:
        """A value of an option: `yes`, `12`, or the words that the game has for it."""
        if isinstance(value, bool):
            return self.term("yes" if value else "no")
        if isinstance(value, int):
            return self.number(value)
        return self.find(f"option-{_kebab_field(name)}-{_kebab_field(value)}") or value.replace("_", " ")

    def allowed(self, kind: str, axis: Sequence[Any]) -> str:
        """All values of an axis in a few characters."""
        return allowed(self, kind, axis)

    def number(self, value: Any) -> str:  # compiled code would take no huge whole number for a `float`
        """A number as the language writes it: `1,500`, `0.25`."""
        return self.term("number", number=value)

    def percent(self, share: float) -> str:
        """A share as the language writes it: `66.7%`."""
        return self.term("percent", share=share)

    def kind(self, kind: str, value: Any, names: Sequence[str] | None = None) -> str:
        """A value in words, by its kind."""
        words = self._named(names)._words(kind, value)
        words = words[""] if isinstance(words, Mapping) else words
        return words if isinstance(words, str) else self.number(words)

    # For vocabularies

    def player(self, number: int) -> str:
        """A player's name; who has none, or none any more, has a number."""
        name = self.names[number] if self.names else ""
        return name or self.term("player-number", number=number + 1)

    def join(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.term("list-end", rest=", ".join(parts[:-1]), last=parts[-1])

    # How it is done

    def _named(self, names: Sequence[str] | None) -> Texts:
        return self if names is None else self.at_table(names, self.rules)

    def _tell(self, family: str, attribute: str | None, record: msgspec.Struct) -> str:
        """The message of a record, with its fields as variables."""
        plan = self._plans.get((family, attribute, type(record)))
        if plan is None:
            plan = self._plans[family, attribute, type(record)] = self._plan(family, attribute, type(record))
        variables = self._variables(record, plan)
        if plan.sentence and variables:
            try:
                return plan.sentence.say(variables, self._whole)
            except ForFluent:
                pass
        return self._say(plan.message, attribute, variables)

    def _plan(self, family: str, attribute: str | None, kind: type[msgspec.Struct]) -> Plan:
        message = f"{family}-{kebab(kind.__name__)}"
        fields, more = kinds_of(kind), self._vocabulary.records.get(kind)
        sentence = self._sentence(message, attribute)
        if sentence:  # what it does not say need not be put into words
            fields = {name: of for name, of in fields.items() if sentence.needs(name)}
        return Plan(message, tuple(fields.items()), more, sentence)

    def _say(self, message: str, attribute: str | None = None, variables: Mapping[str, Value] | None = None) -> str:
        if not variables:
            return self.memory.remember((message, attribute), lambda: self._format(message, attribute, {}))
        sentence = self._sentence(message, attribute)
        if sentence:
            with suppress(ForFluent):
                return sentence.say(variables, self._whole)
        key = (message, attribute, *variables.items())
        return self.memory.remember(key, lambda: self._format(message, attribute, variables))

    def _sentence(self, message: str, attribute: str | None) -> Sentence | None:
        try:
            return self._sentences[message, attribute]
        except KeyError:
            found = self._sentences[message, attribute] = self._read_sentence(message, attribute)
            return found

    def _read_sentence(self, message: str, attribute: str | None) -> Sentence | None:
        found = self._find(message, attribute)
        if found is None or found[0] is not self._bundles[0]:
            return None  # nothing, or in English, with its own numbers
        with suppress(ForFluent):
            return Sentence(found[1], found[0])
        return None

    def _whole(self, value: int) -> str:
        """A whole number as the language writes it."""
        known = self.memory.shared.get(value)
        return self.memory.remember(value, lambda: self.number(_sane(value))) if known is None else known

    def _find(self, message: str, attribute: str | None) -> tuple[Messages, Any] | None:
        """A message's pattern, in the first bundle that has it."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                entry = bundle.get_message(message)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _format(self, message: str, attribute: str | None, variables: Mapping[str, Value]) -> str:
        found = self._find(message, attribute)
        if found is None:
            raise MissingText(f"{message}.{attribute}" if attribute else message)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, {name: _sane(value) for name, value in variables.items()})
        if errors:
            raise MissingText(f"{message}: {errors}")
        return str(text)

    def _words(self, kind: str, value: Any) -> Words:
        try:
            words = self._vocabulary.kinds[kind]
        except KeyError:
            raise MissingText(f"the vocabulary has no kind '{kind}'") from None
        return words(self, _sane(value))

    def _variables(self, record: msgspec.Struct, plan: Plan) -> dict[str, Value]:
        """The variables of an action's or event's message."""
        variables: dict[str, Value] = {}
        known = self.memory.shared.get
        for field in plan.fields:
            value = getattr(record, field[0])
            found = known((field, value)) if type(value) is int else None  # as most are
            variables.update(self._field(field, value) if found is None else found)
        if plan.more:
            variables.update(plan.more(self, record))
        return variables

    def _field(self, field: tuple[str, str], value: Any) -> dict[str, Value]:
        """A field's variables; the field is a name and a kind."""
        name, kind = field
        return self.memory.remember((field, value), lambda: _spread(name, value, self._words(kind, value)))

    def _detail(self, name: str, value: Any) -> Value:
        """An error's detail in words; what is not known is "none", on which a message can select."""
        if value is None or (name in ("found", "wanted") and value == "") or (name == "known" and value in ("", "–")):
            return "none"
        if isinstance(value, RockworkerError):
            return self.error(value) if self.definition else error_text(value, self.language)
        if name == "player":
            return self.player(value)
        if name == "actors":
            return self.join([self.player(player) for player in value])
        if isinstance(value, int):
            return value
        label = f"{name}-{_kebab_field(str(value))}"
        return self._say(label) if name in ("action", "field") and self._find(label, None) else str(value)


def error_text(error: RockworkerError, language: str) -> str:
    """Why something was refused, when no table is at hand: in the words of the game that it names, if it is known."""
    return Texts.of(_game_of(error), language).error(error)


def _game_of(error: RockworkerError) -> Definition[Any, Any] | None:
    """The game whose rules refuse an action."""
    from rockworker.registry import definition_of, game_names  # games need the texts, too

    refused = isinstance(error, IllegalAction | MalformedAction | BadPosition) and error.game in game_names()
    return definition_of(error.details["game"]) if refused else None


@cache
def _texts_of(definition: Definition[Any, Any] | None, language: str) -> Texts:
    if language not in LANGUAGES:
        raise BadOption(option="language", reason="not-one-of", found=language, wanted=", ".join(LANGUAGES))
    folders = [LOCALE] if definition is None else [LOCALE, definition.folder / "locale"]
    own = definition.vocabulary if definition else None
    return Texts(_bundles(folders, language), definition, own.over(CORE) if own else CORE)


def _bundles(folders: Sequence[Path], language: str) -> tuple[Messages, ...]:
    return tuple(Messages(each, folders) for each in dict.fromkeys((language, ORIGINAL)))


@lru_cache(MOST_RULES)
def _shared_memory(bundles: tuple[Messages, ...], rules: Any) -> dict[Any, Any]:
    """Words for all tables that play by the same rules, in one language."""
    return {}


def _name(record: msgspec.Struct) -> str:
    return kebab(type(record).__name__)


def _sane(value: Any) -> Any:
    """Numbers within what Fluent can round and Python can write; only a refused action can hold greater ones."""
    if isinstance(value, tuple):
        return tuple(map(_sane, value))
    return max(-GREATEST, min(value, GREATEST)) if type(value) in (int, float) else value


def _kebab_field(field: str) -> str:
    return field.replace("_", "-")


def _spread(name: str, value: Any, words: Words) -> dict[str, Value]:
    """A field's variables: its words under its name, the rest of them behind a hyphen."""
    parts = words if isinstance(words, Mapping) else {"": words}
    variables = {f"{name}-{part}" if part else name: word for part, word in parts.items()}
    if isinstance(value, int):
        variables.setdefault(f"{name}-n", _sane(int(value)))
    return variables
