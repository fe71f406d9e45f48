"""Everyday facts as tables: one relation, many pairs, many wordings."""

from dataclasses import dataclass, field


def pairs_of(text: str) -> dict[str, str]:
    """The pairs of a text of the form "key = value; key = value"."""
    return {key.strip(): value.strip() for key, value in (part.split(" = ", 1) for part in text.split(";") if part.strip())}


def lined_pairs_of(text: str) -> dict[str, str]:
    """Lines of `subject=value`, several on a line parted by `|`."""
    return dict(pair.strip().split("=") for pair in text.replace("\n", "|").split("|") if pair.strip())


@dataclass(frozen=True)
class Relation:
    """`pairs` maps a subject {x} to its value {y}. Questions name {x}; reverse questions name {y} and ask for {x} (only where
    every value belongs to one subject). Of six or more wordings the last two are kept for the test split. The answer is one
    short sentence; where the value alone is asked for, it is {y} (or {x}).

    `shown` says how a subject or value reads in the middle of a sentence when that differs from its key ("Netherlands": "the Netherlands")."""

    name: str
    pairs: dict[str, str]
    questions: list[str]
    answer: str
    reverse_questions: list[str] = field(default_factory=list)
    reverse_answer: str = ""
    shown: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Single:
    """One fact with questions of its own, and its one answer: a short sentence. `value`: the words of the answer that matter."""

    questions: list[str]
    answer: str
    value: str
