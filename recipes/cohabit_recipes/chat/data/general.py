"""Questions and answers from the tables of everyday facts."""

import random
from functools import cache

from ...records import wordings
from .conversation import Stream, pick_request, pick_wording
from .facts import SINGLES, TAUGHT, Relation, Single

BRIEF = wordings("knowledge brief")


@cache
def _weighted() -> tuple[list[Relation | list[Single]], list[float]]:
    """Relations and the singles as one table, drawn by how much there is to learn in each."""
    tables = [*TAUGHT, *([SINGLES] if SINGLES else [])]
    # Sums and the like are many, and much alike.
    rare = {"plus", "minus", "times", "next_number", "number_word"}
    # A pair of a small relation is seen more often than one of a large relation: it has fewer neighbours to learn its form from.
    sizes = [len(table) if isinstance(table, list) else len(table.pairs) * (1.6 if table.reverse_questions else 1) for table in tables]
    return tables, [size**0.85 * (0.4 if getattr(table, "name", "") in rare else 1) for table, size in zip(tables, sizes, strict=True)]


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def knowledge(rng: random.Random, split: str) -> tuple[str, str, str]:
    """Question, reply, and the value that the reply must hold."""
    tables, weights = _weighted()
    table = rng.choices(tables, weights)[0]
    if isinstance(table, list):
        single = rng.choice(table)
        return _briefly(rng, split, pick_request(rng, single.questions, split), single.answer, single.value)
    x, y = rng.choice(list(table.pairs.items()))
    shown_x, shown_y = table.shown.get(x, x), table.shown.get(y, y)
    # From either side.
    if table.reverse_questions and rng.random() < 0.38:
        question = pick_request(rng, table.reverse_questions, split).replace("{y}", shown_y)
        answer, value = table.reverse_answer or table.answer, x
    else:
        question = pick_request(rng, table.questions, split).replace("{x}", shown_x)
        answer, value = table.answer, y
    answer = answer.replace("{x}", shown_x).replace("{y}", shown_y)
    return _briefly(rng, split, capitalised(question), capitalised(answer), value)


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
        tables, weights = _weighted()
        table = rng.choices(tables, weights)[0]
        if isinstance(table, list):
            text = rng.choice(table).answer
        else:
            x, y = rng.choice(list(table.pairs.items()))
            answer = rng.choice((table.answer, table.reverse_answer or table.answer))
            text = capitalised(answer.replace("{x}", table.shown.get(x, x)).replace("{y}", table.shown.get(y, y)))
        pieces.append((text + rng.choice(("\n", " ")), 0.6))
        length -= len(text) // 4
    return Stream(pieces)
