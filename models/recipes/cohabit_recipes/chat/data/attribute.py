"""Kinds of invented things, their attributes, and the wordings that state an attribute and ask for it.

The wordings lie in wordings/, a file of text for each kind: `[attribute]`, its statements line by line, an empty line, its questions."""

from collections.abc import Callable
from dataclasses import dataclass

from .wording_files import WORDINGS


@dataclass(frozen=True)
class Attribute:
    """`value(rng, split)` draws a value. In the wordings {e} is the entity and {v} the value; every statement names both,
    a question names {e} only. The first statement is also the wording of replies. Of six or more wordings the last two are
    kept for the test split."""

    value: Callable
    statements: list[str]
    questions: list[str]


@dataclass(frozen=True)
class Kind:
    """`name(rng, split)` draws an entity."""

    name: Callable
    attributes: dict[str, Attribute]
    pronouns: tuple[str, ...] = ("It",)


def of(options: list[str]) -> Callable:
    return lambda rng, split: rng.choice(options)


def plain(make: Callable) -> Callable:
    return lambda rng, split: make(rng)


def attributes(kind: str, values: dict[str, Callable]) -> dict[str, Attribute]:
    """The attributes of a kind: how to draw the value of each, with the wordings of `wordings/<kind>.txt`. Raises ValueError where one has none."""
    found: dict[str, Attribute] = {}
    for part in (WORDINGS / f"{kind}.txt").read_text(encoding="utf-8").split("\n\n["):
        name, _, text = part.removeprefix("[").partition("]\n")
        statements, _, questions = text.strip().partition("\n\n")
        found[name] = Attribute(values[name], statements.splitlines(), questions.splitlines())
    if found.keys() != values.keys():
        raise ValueError(f"{kind}: no wordings for {sorted(values.keys() - found.keys())}")
    return found
