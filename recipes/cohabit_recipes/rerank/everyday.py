"""Everyday questions with one answer each, as help pages give them, for the evaluation only: every question is asked of
all answers. Unlike the hand-written lists of the training, an answer may share words with its question."""

from ..records import HELD_OUT, records


def everyday_lists() -> list[dict]:
    rows = records("everyday-questions", HELD_OUT)
    return [
        {"source": "everyday", "query": asked["question"], "candidates": [{"passage": row["answer"], "relevant": row["answer"] == asked["answer"]} for row in rows]}
        for asked in rows
    ]
