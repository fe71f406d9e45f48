"""Kinds of invented things and their attributes (kinds.jsonl, attributes.jsonl). Several attributes of a kind have values of one type (two
towns, two persons, two years), so that the type of a value alone does not identify the requested one."""

from collections.abc import Callable
from dataclasses import dataclass

from ...records import Wordings, merged, records
from . import words as _words  # noqa: F401 - used by the descriptions of draws
from .draws import drawing


@dataclass(frozen=True)
class Attribute:
    """`value(rng, split)` draws a value. In the wordings {e} is the entity and {v} the value; every statement names both,
    a question names {e} only. The first statement is also the wording of replies."""

    value: Callable
    statements: Wordings
    questions: Wordings


@dataclass(frozen=True)
class Kind:
    """`name(rng, split)` draws an entity."""

    name: Callable
    attributes: dict[str, Attribute]
    weight: float
    pronouns: tuple[str, ...]


def _attributes() -> dict[str, dict[str, Attribute]]:
    """By their kinds."""
    found: dict[str, dict[str, Attribute]] = {}
    for title, row in merged("attributes", "attribute", "statements", "questions").items():
        kind, _, name = title.partition(" ")
        found.setdefault(kind, {})[name] = Attribute(drawing(row["value"]), row["statements"], row["questions"])
    return found


_ATTRIBUTES = _attributes()
KINDS = [Kind(drawing(row["name"]), _ATTRIBUTES[row["kind"]], row["weight"], tuple(row["pronouns"])) for row in records("kinds")]
# Kinds of people and things, which are drawn more often than the others.
COMMON_KINDS = [kind for kind in KINDS if kind.weight > 1]
