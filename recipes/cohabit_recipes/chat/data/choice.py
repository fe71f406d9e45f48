"""Choices among several meanings, which a choice among tools begins with, in many short turns."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...records import wordings
from .calls import NO_TOOL, Call, described, drawn_call, stranger, talk, tools_message, tools_of, turn, without
from .conversation import Conversation, Stream
from .draws import named
from .lexicon import Group, Lexicon
from .tools import Tool

SEEKING, LISTED, SPOKEN = (wordings(f"choice {name}") for name in ("seeking", "listed", "spoken"))
NONE_FITS = "None of these."
CONTENT_WORD = re.compile(r"[A-Za-z][a-z]{3,}")


def choosing(rng: random.Random, split: str, lexicon: Lexicon) -> Conversation:
    """Many short requests for tools without parameters: they teach only the choice of the tool. Half of the tools have meaningless names, so
    that the descriptions must be read; some requests repeat words of the description, which is easier to learn first. In some lists the
    descriptions are meanings of words, and requests ask for the words, which widens the vocabulary."""
    count, telling, repeated = rng.choice((2, 3, 3, 4, 5, 6)), rng.random() < 0.5, rng.choice((0.15, 0.5, 0.9))
    asking: list[tuple[Tool, Callable[[], str]]] = []
    if rng.random() < 0.25:
        for group in lexicon.all.draw(rng, count + 1):
            asking.append((Tool(blank_name(rng, split), group.meaning, [], [], dict), partial(_spoken, rng, group)))
        *asking, (_, ask_else) = asking
    else:
        tools: list[Tool] = []
        for tool in rng.sample(tools_of(split), count):
            if without([tool], tools):
                tools.append(tool)
        asking = [(replace(tool, name=tool.name if telling else blank_name(rng, split), parameters=[]), partial(_meant, rng, tool, split, repeated, telling)) for tool in tools]

        def ask_else() -> str:
            return _meant(rng, stranger(rng, split, tools), split, repeated, False)

    # A plain list of names and their meanings teaches the same in fewer words.
    line = rng.choice(LISTED) if rng.random() < 0.4 else ""
    if line:
        before = "\n".join(line.replace("{n}", tool.name).replace("{d}", tool.description) for tool, _ in asking) + "\n\n"
        messages = []
    else:
        before = ""
        messages = [("system", tools_message([described(tool, rng, rng.random() < 0.5) for tool, _ in asking]))]
    for _ in range(rng.randint(6, 12)):
        if not line and rng.random() < 0.06:
            messages += turn(talk(rng, split))
        elif rng.random() < 0.13:
            messages += turn((before + ask_else(), NONE_FITS if line else NO_TOOL))
        else:
            tool, ask = rng.choice(asking)
            messages += turn((before + ask(), tool.name if line else Call(tool, "", {}).text()))
        before = ""
    return Conversation(messages, 0.05, "choice")


def backward(rng: random.Random, split: str, lexicon: Lexicon) -> Stream:
    """Warm-up: a list of names and their meanings, then each name again after some words of its meaning, or after synonyms. To choose is to
    look up backwards."""
    kind, count = rng.choice(("words", "words", "tools", "meanings")), rng.randint(2, 9)
    entries: list[tuple[str, str, Callable[[], str]]] = []
    if kind == "words":
        draws = ("invented", "person", "nouns", "number", "town", "code")
        name, value = named(rng.choice(draws)), named(rng.choice(draws))
        for _ in range(count):
            words = " ".join(value(rng, split) for _ in range(rng.choice((1, 1, 2, 3))))
            entries.append((name(rng, split), words, partial(_part_of, rng, words)))
    elif kind == "tools":
        for tool in rng.sample(tools_of(split), count):
            entries.append((blank_name(rng, split), tool.description, partial(_part_of, rng, tool.description)))
    else:
        for group in lexicon.all.draw(rng, count):
            entries.append((blank_name(rng, split), group.meaning, rng.choice((partial(_spoken, rng, group), partial(_part_of, rng, group.meaning)))))
    line, link = rng.choice(LISTED), rng.choice((" -> ", ": ", " = ", "? ", " is ", "\n"))
    pieces = [(line.replace("{n}", name).replace("{d}", words) + "\n", 0.05) for name, words, _ in entries]
    # Asked for once each: at a second time the answer could be copied from the first.
    for name, _, ask in rng.sample(entries, len(entries)):
        asked = ask() + link
        # A space before a word belongs to its token.
        pieces += [("\n" + asked.rstrip(" "), 0.05), (" " * asked.endswith(" ") + name, 0.9)]
    return Stream(pieces)


def _part_of(rng: random.Random, text: str) -> str:
    """Some neighbouring words of the text."""
    words = text.rstrip(".").split()
    count = min(len(words), rng.choice((1, 2, 3, 4, len(words))))
    place = rng.randint(0, len(words) - count)
    return " ".join(words[place : place + count])


def _meant(rng: random.Random, tool: Tool, split: str, repeated: float, by_name: bool) -> str:
    return _sought(rng, tool, by_name) if rng.random() < repeated else drawn_call(rng, tool, split).request


def blank_name(rng: random.Random, split: str) -> str:
    """A name of a tool that does not describe it."""
    return named("blank name")(rng, split)


def _sought(rng: random.Random, tool: Tool, by_name: bool) -> str:
    """A request with words of the tool's description or, if `telling`, of its name."""
    told = tool.description.split(". ")[0].rstrip(".")
    draws = rng.random()
    if by_name and draws < 0.25:
        return re.sub(r"[_\W]+|(?<=[a-z])(?=[A-Z])", " ", tool.name).strip().lower() + rng.choice(("", ".", " please", "?"))
    words = CONTENT_WORD.findall(told)
    if draws < 0.6 and words:
        picked = rng.sample(words, rng.randint(1, min(4, len(words))))
        return rng.choice(wordings("choice by words")).replace("{x}", " ".join(picked))
    low = told[:1].lower() + told[1:]
    return rng.choice(SEEKING).replace("{d}", low).replace("{D}", told)


def _spoken(rng: random.Random, group: Group) -> str:
    """A request that means the group: one of its words, or a sentence with it."""
    if group.examples and rng.random() < 0.4:
        return rng.choice(group.examples)
    word = rng.choices(group.words, [count**0.5 for count in group.uses])[0]
    return rng.choice(SPOKEN).replace("{w}", word).replace("{W}", word.capitalize())
