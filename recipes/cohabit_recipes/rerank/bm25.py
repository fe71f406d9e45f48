"""Okapi BM25: the word overlap that a reranker has to beat."""

import re
from collections import Counter, defaultdict

import numpy as np

K1, B = 1.2, 0.75


def terms(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


class BM25:
    def __init__(self, passages: list[str]):
        counts = [Counter(terms(passage)) for passage in passages]
        lengths = np.array([sum(count.values()) for count in counts], dtype=np.float32)
        self.size = len(passages)
        norms = K1 * (1 - B + B * lengths / lengths.mean())
        postings = defaultdict(list)
        for index, count in enumerate(counts):
            for term, times in count.items():
                postings[term].append((index, times))
        self.weights = {}
        for term, found in postings.items():
            rows = np.array([index for index, _ in found])
            times = np.array([times for _, times in found], dtype=np.float32)
            idf = np.log(1 + (self.size - len(found) + 0.5) / (len(found) + 0.5))
            self.weights[term] = rows, idf * times * (K1 + 1) / (times + norms[rows])

    def scores(self, query: str) -> np.ndarray:
        total = np.zeros(self.size, dtype=np.float32)
        for term in set(terms(query)):
            if term in self.weights:
                rows, weights = self.weights[term]
                total[rows] += weights
        return total
