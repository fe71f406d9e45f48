"""Kinds of invented things, their attributes, and the wordings that state an attribute and ask for it."""

from collections.abc import Callable
from dataclasses import dataclass


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
