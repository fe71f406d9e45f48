"""Training batches: twenty questions with their passages, all near to one another, so that each passage is a hard wrong answer to the others' questions."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer

SIZE = 20
MIN_SIZE = 14


class Asked(NamedTuple):
    source: str
    question: str
    passage: str


def plain(text: str) -> str:
    return re.sub(r"\W+", " ", text.lower()).strip()


def without_answers_in_passing(found: list[Asked]) -> list[Asked]:
    """Leaves out passages that contain a question of the cluster word for word, such as tables of contents."""
    questions = [question for question in (plain(asked.question) for asked in found) if len(question.split()) >= 4]
    return [asked for asked in found if not any(question in plain(asked.passage) for question in questions)]


def clusters(rows: list[Asked], count: int, seed: int, may_join: Callable[[Asked, Asked], bool]) -> list[list[Asked]]:
    """Each is a row with the rows of the most similar words (TF-IDF) that are not used yet."""
    words = TfidfVectorizer(sublinear_tf=True, stop_words="english", min_df=2).fit_transform([f"{row.question} {row.passage}" for row in rows])
    order = list(range(len(rows)))
    random.Random(seed).shuffle(order)
    used: set[int] = set()
    made: list[list[Asked]] = []
    for start in order:
        if len(made) == count:
            break
        if start in used:
            continue
        nearness = (words @ words[start].T).toarray()[:, 0]
        near = [index for index in np.argsort(-nearness) if index not in used and may_join(rows[start], rows[index])][:SIZE]
        used.update(near)
        kept = without_answers_in_passing([rows[index] for index in near])
        if len(kept) >= MIN_SIZE:
            made.append(kept)
    return made
