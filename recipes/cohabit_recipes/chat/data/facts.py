"""Everyday facts as tables (relations.jsonl) and one by one (single-facts.jsonl)."""

from dataclasses import dataclass

from ...records import Wordings, merged


@dataclass(frozen=True)
class Relation:
    """`pairs` maps a subject {x} to its value {y}. Questions name {x}; reverse questions name {y} and ask for {x} (only where
    every value belongs to one subject). The answer is one short sentence; where the value alone is asked for, it is {y} (or {x}).

    `shown` says how a subject or value reads in the middle of a sentence when that differs from its key ("Netherlands": "the Netherlands").
    Tables that are not `taught` wait for a longer training: a fact must be met some fifty times to be known, and everyday ones come first."""

    name: str
    pairs: dict[str, str]
    questions: Wordings
    answer: str
    reverse_questions: Wordings
    reverse_answer: str
    shown: dict[str, str]
    taught: bool


@dataclass(frozen=True)
class Single:
    """One fact with questions of its own, and its one answer: a short sentence. `value`: the words of the answer that matter."""

    questions: Wordings
    answer: str
    value: str


RELATIONS = [
    Relation(name, row["pairs"], row["questions"], row["answer"], row["reverse_questions"], row.get("reverse_answer", ""), row.get("shown", {}), row["taught"])
    for name, row in merged("relations", "relation", "questions", "reverse_questions").items()
]
SINGLES = [Single(row["questions"], row["answer"], row["value"]) for row in merged("single-facts", "fact", "questions").values()]
TAUGHT = [relation for relation in RELATIONS if relation.taught]
