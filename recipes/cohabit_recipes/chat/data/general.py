"""Everyday facts, asked and answered: tables of them (relations.jsonl), and one by one (single-facts.jsonl).

A table's `pairs` map a subject {x} to its value {y}; `shown` is the form of either in the middle of a sentence, if it differs. Questions
name {x}; reverse questions, of tables in which every value belongs to one subject, name {y} and ask for {x}. Tables that are not `taught`
wait for a longer training: a fact must be met some fifty times to be known, and everyday ones come first."""

import random
from functools import cache
from typing import Any

from ...records import merged, wordings
from .conversation import Stream, pick_request, pick_wording
from .formulas import put

BRIEF = wordings("knowledge brief")
Facts = dict[str, Any]
SINGLES = list(merged("single-facts", "fact", "questions").values())
TAUGHT = [row for row in merged("relations", "relation", "questions", "reverse_questions").values() if row["taught"]]


@cache
def _weighted() -> tuple[list[Facts | list[Facts]], list[float]]:
    """The tables and the single facts as one more, drawn by how much there is to learn in each; `rare`: sums and similar facts are many and
    much alike.
    """
    # A pair of a small table is seen more often than one of a large table: it has fewer neighbours to learn its form from.
    weights = [(len(row["pairs"]) * (1.6 if row["reverse_questions"] else 1)) ** 0.85 * (0.4 if row.get("rare") else 1) for row in TAUGHT]
    return [*TAUGHT, SINGLES], [*weights, len(SINGLES) ** 0.85]


def _fact(rng: random.Random) -> tuple[Facts, dict[str, str], dict[str, str]]:
    """A table, a subject and value of it, and the two as they are shown; a single fact has none."""
    tables, weights = _weighted()
    table = rng.choices(tables, weights)[0]
    if isinstance(table, list):
        return rng.choice(table), {}, {}
    x, y = rng.choice(list(table["pairs"].items()))
    shown = table.get("shown", {})
    return table, {"x": x, "y": y}, {"x": shown.get(x, x), "y": shown.get(y, y)}


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def knowledge(rng: random.Random, split: str) -> tuple[str, str, str]:
    """Question, reply, and the value that the reply must hold."""
    facts, pair, shown = _fact(rng)
    if not pair:
        return _briefly(rng, split, pick_request(rng, facts["questions"], split), facts["answer"], facts["value"])
    # From either side.
    if facts["reverse_questions"] and rng.random() < 0.38:
        question, answer, value = facts["reverse_questions"], facts.get("reverse_answer", facts["answer"]), pair["x"]
    else:
        question, answer, value = facts["questions"], facts["answer"], pair["y"]
    return _briefly(rng, split, capitalised(put(pick_request(rng, question, split), shown)), capitalised(put(answer, shown)), value)


def _briefly(rng: random.Random, split: str, question: str, answer: str, value: str) -> tuple[str, str, str]:
    if rng.random() < 0.12:
        return pick_wording(rng, BRIEF, split).replace("{q}", question), capitalised(value), value
    return question, answer, value


def knowledge_pair(rng: random.Random, split: str) -> tuple[str, str]:
    return knowledge(rng, split)[:2]


def fact_sheet(rng: random.Random, length: int) -> Stream:
    """Many facts stated one after another: a cheaper way to meet a fact than to be asked for it."""
    pieces = []
    while length > 0:
        facts, pair, shown = _fact(rng)
        text = capitalised(put(rng.choice((facts["answer"], facts.get("reverse_answer", facts["answer"]))), shown)) if pair else facts["answer"]
        pieces.append((text + rng.choice(("\n", " ")), 0.6))
        length -= len(text) // 4
    return Stream(pieces)
