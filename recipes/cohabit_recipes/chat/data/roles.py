"""Calls of tools with descriptions of their parameters only: the model must assign the values of a request to them.

The tools of data/tools are written by hand, a thousand of them; here names of parameters come from WordNet and the tools are made up, so
that only the meaning and the position of a word distinguish the number of a locker from its code."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...records import wordings
from . import words as w
from .calls import NO_TOOL, Call, described, tools_message, turn
from .choice import blank_name
from .conversation import Conversation
from .draws import drawing, named
from .extraction import camel
from .lexicon import Lexicon, pair_of
from .tools import Parameter, Tool

# {l}: the word of the request for the parameter, {v}: its value; {n}: the tool's purpose, {a} and {b}: statements with values.
STATED, COUNTED, CHOSEN, YES, NO, REQUESTS, PARTED, KEYS, TOLD = (
    wordings(f"roles {name}") for name in ("stated", "counted", "chosen", "yes", "no", "requests", "parted", "keys", "told")
)


@dataclass
class Role:
    """A parameter and its draw: `say(rng)` returns a value and the words for it."""

    parameter: Parameter
    say: Callable[[random.Random], tuple[Any, str]]


def _role(rng: random.Random, key: str, word: str, meaning: str, required: bool) -> Role:
    kind = rng.choices(("string", "integer", "number", "enum", "boolean"), (40, 22, 6, 14, 18))[0]
    text = drawing(rng.choice(named("role texts")(rng, "train"))) if kind == "string" else None
    high = rng.choice((9, 30, 100, 1000)) if kind in ("integer", "number") else 0
    enum = rng.sample(rng.choice((w.COLOURS, w.NOUNS, w.MATERIALS)), rng.randint(2, 5)) if kind == "enum" else None

    def say(rng: random.Random) -> tuple[Any, str]:
        if kind == "boolean":
            value = rng.random() < 0.5
            return value, rng.choice(YES if value else NO)
        if text or enum:
            value = text(rng) if text else rng.choice(enum)
            return value, rng.choice(STATED if text else CHOSEN + STATED).replace("{v}", value)
        number = rng.randint(1, high)
        value = number if kind == "integer" or rng.random() < 0.5 else number + rng.choice((0.5, 0.25, 0.75, 0.1))
        written = w.NUMBER_WORDS[number] if value == number and number < 10 and rng.random() < 0.2 else str(value)
        return value, rng.choice(COUNTED + STATED).replace("{v}", written)

    told = rng.choice(TOLD).replace("{w}", word).replace("{W}", word.capitalize()).replace("{m}", meaning[:1].upper() + meaning[1:])
    if kind == "boolean":
        told = rng.choice(wordings("roles choices")).replace("{w}", word)
    return Role(Parameter(key, "string" if kind == "enum" else kind, told, lambda *_: None, required, enum), say)


def _made_up(rng: random.Random, lexicon: Lexicon, max_roles: int) -> tuple[Tool, list[tuple[Role, str]], str]:
    """Returns a tool, its roles with their words in requests, and the name of the tool in requests."""
    about, *groups = lexicon.things.draw(rng, 1 + rng.randint(1, max_roles))
    joint = rng.choice(KEYS)
    camels = rng.random() < 0.15
    roles = []
    for number, group in enumerate(groups):
        named, said = pair_of(rng, group) if rng.random() < 0.55 else (group.words[0],) * 2
        key = (joint if rng.random() < 0.5 else "{}").format(named)
        role = _role(rng, camel(key) if camels else key, named, group.meaning, number == 0 or rng.random() < 0.65)
        roles.append((role, said))
    rng.shuffle(roles)
    called, said = pair_of(rng, about)
    name = blank_name(rng, "train") if rng.random() < 0.3 else rng.choice(("{}", "do_{}", "{}_request", "make_{}", "get_{}")).format(called)
    description = rng.choice((f"{about.meaning[:1].upper()}{about.meaning[1:]}.", f"{called.capitalize()}: {about.meaning}.", f"Make a {called}."))
    return Tool(name, description, [role.parameter for role, _ in roles], [], dict), roles, said


def _call(rng: random.Random, tool: Tool, roles: list[tuple[Role, str]], said: str) -> Call:
    arguments, phrases, words = {}, [], set()
    for role, word in roles:
        if role.parameter.required or rng.random() < 0.5:
            value, phrase = role.say(rng)
            # Two equal values could not be told apart, so they would teach nothing useful.
            if str(value) not in words:
                words.add("" if isinstance(value, bool) else str(value))
                arguments[role.parameter.name] = value
                phrases.append(phrase.replace("{l}", word))
            elif role.parameter.required:
                return _call(rng, tool, roles, said)
    rng.shuffle(phrases)
    if len(phrases) > 1 and rng.random() < 0.35:
        request = rng.choice(PARTED).replace("{a}", phrases[0]).replace("{b}", _list(rng, phrases[1:]))
    else:
        request = rng.choice(REQUESTS).replace("{a}", _list(rng, phrases))
    request = request.replace("{n}", said)
    return Call(tool, request[:1].upper() + request[1:] + rng.choice((".", ".", "", "!")), arguments)


def _list(rng: random.Random, phrases: list[str]) -> str:
    return phrases[0] if len(phrases) == 1 else rng.choice((", ", ", ", " and ", "; ")).join(phrases[:-1]) + rng.choice((", ", " and ", ", and ")) + phrases[-1]


def roles(rng: random.Random, lexicon: Lexicon) -> Conversation:
    """Requests for made-up tools: several values in each, distinguished by the words around them; values that a request lacks are left out of
    the call.
    """
    tools: list[tuple[Tool, list[tuple[Role, str]], str]] = []
    for _ in range(rng.choice((1, 1, 2, 3))):
        made = _made_up(rng, lexicon, 5)
        if made[0].name not in {tool.name for tool, *_ in tools}:
            tools.append(made)
    terse = rng.random() < 0.3
    messages = [("system", tools_message([described(tool, rng, terse) for tool, *_ in tools]))]
    for _ in range(rng.randint(3, 7)):
        if rng.random() < 0.06:
            call = _call(rng, *_made_up(rng, lexicon, 3))
            messages += turn((call.request, NO_TOOL))
        else:
            call = _call(rng, *rng.choice(tools))
            messages += turn((call.request, call.text()))
    return Conversation(messages, 0.05, "roles")
