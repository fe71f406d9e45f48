"""From pairs to training and test lists: a query, passages that answer it, and passages that nearly do."""

import json
import random
from collections import defaultdict
from pathlib import Path

import numpy as np

from ..embed.encoders import onnx_encoder
from .bm25 import BM25, terms
from .pairs import Pair, split_of
from .sources import dialogues, help_pages, invented, prose, questions, topics

SOURCES = (help_pages, questions, prose, dialogues, invented, topics)
MAX_TRAINED = {"prose": 3500}
"""How many pairs of a source the training set holds, if not all."""
EVALUATED = {"dev": 30, "test": 110}
"""How many queries per source the dev and test sets hold."""
OVERLAP = 13
"""No run of this many words stands both in a training and in a held-out passage."""
HELD_OUT = ("dev", "test")
MAX_TOKENS = 160
"""Of a text, where its cosine to another is asked for."""


def word_runs(text: str) -> set[tuple[str, ...]]:
    words = terms(text)
    return {tuple(words[start : start + OVERLAP]) for start in range(len(words) - OVERLAP + 1)}


def collect(corpora: Path, seed: int) -> dict[str, list[Pair]]:
    """All pairs by split, without training passages that share a run of words with held-out ones."""
    splits: dict[str, list[Pair]] = defaultdict(list)
    for source in SOURCES:
        for pair in source.pairs(corpora, random.Random(seed)):
            splits[pair.split or split_of(pair.group)].append(pair)
    held_out = {run for name in HELD_OUT for pair in splits[name] for run in word_runs(pair.passage)}
    held_queries = {pair.query.lower() for name in HELD_OUT for pair in splits[name]}
    before = len(splits["train"])
    splits["train"] = [
        pair for pair in splits["train"] if not held_out & word_runs(pair.passage) and pair.query.lower() not in held_queries
    ]
    print(f"{before - len(splits['train'])} of {before} training pairs overlap with held-out text: dropped")
    return splits


def answers(wanted: dict[str, str], facts: dict[str, str]) -> bool:
    return bool(wanted) and all(facts.get(key) == value for key, value in wanted.items())


class Miner:
    """Finds the nearest wrong passages for the queries of one split."""

    def __init__(self, pairs: list[Pair], embedder: Path):
        self.facts = {pair.passage: pair.facts for pair in pairs}
        self.passages = list(self.facts)
        self.place = {passage: index for index, passage in enumerate(self.passages)}
        self.embed = onnx_encoder(embedder, MAX_TOKENS, 32)
        self.vectors = self.embed(self.passages)
        self.words = BM25(self.passages)
        self.group = {pair.passage: pair.group for pair in pairs}
        self.telling: dict[tuple[str, str], list[int]] = defaultdict(list)
        for index, passage in enumerate(self.passages):
            for fact in self.facts[passage].items():
                self.telling[fact].append(index)

    def lists(self, pairs: list[Pair], chance: random.Random, near: int, overlapping: int, far: int) -> list[dict]:
        queries = self.embed([pair.query for pair in pairs])
        return [self.one(pair, vector, chance, near, overlapping, far) for pair, vector in zip(pairs, queries)]

    def one(self, pair: Pair, vector: np.ndarray, chance: random.Random, near: int, overlapping: int, far: int) -> dict:
        cosines, words = self.vectors @ vector, self.words.scores(pair.query)
        own = self.place[pair.passage]
        chosen = {index: True for index in [own, *self.others_telling(pair.wanted)][:4]}
        for scores, count in ((cosines, near), (words, overlapping)):
            best = np.argpartition(-scores, 60)[:60]
            added = 0
            for index in best[np.argsort(-scores[best])].tolist():
                if added < count and index not in chosen and self.wrong(pair, index, cosines[index] - cosines[own]):
                    chosen[index] = False
                    added += 1
        for index in chance.sample(range(len(self.passages)), far):
            if index not in chosen and self.wrong(pair, index, 0.0):
                chosen[index] = False
        candidates = [
            {"passage": self.passages[i], "relevant": good, "cosine": round(float(cosines[i]), 4), "bm25": round(float(words[i]), 3)}
            for i, good in chosen.items()
        ]
        chance.shuffle(candidates)
        return {"source": pair.source, "query": pair.query, "candidates": candidates}

    def others_telling(self, wanted: dict[str, str]) -> list[int]:
        if not wanted:
            return []
        narrowest = min((self.telling[fact] for fact in wanted.items()), key=len)
        return [index for index in narrowest if answers(wanted, self.facts[self.passages[index]])]

    def wrong(self, pair: Pair, index: int, ahead: float) -> bool:
        """Whether a passage is surely no answer: not of the same document, not telling what is wanted, and not so much
        nearer to the query than the true passage that it may well be another answer."""
        passage = self.passages[index]
        if pair.wanted:
            return not answers(pair.wanted, self.facts[passage])
        return self.group[passage] != pair.group and ahead < 0.15


def sample_pairs(pairs: list[Pair], chance: random.Random) -> list[Pair]:
    """Those of the training set, in any order."""
    by_source: dict[str, list[Pair]] = defaultdict(list)
    for pair in pairs:
        by_source[pair.source].append(pair)
    kept = [pair for source, found in by_source.items() for pair in chance.sample(found, min(MAX_TRAINED.get(source, len(found)), len(found)))]
    chance.shuffle(kept)
    return kept


def sample_queries(pairs: list[Pair], count: int, chance: random.Random) -> list[Pair]:
    """Up to `count` different queries of each source."""
    different: dict[str, dict[str, Pair]] = defaultdict(dict)
    for pair in pairs:
        different[pair.source].setdefault(pair.query, pair)
    return [pair for found in different.values() for pair in chance.sample(list(found.values()), min(count, len(found)))]


def write_lists(path: Path, lists: list[dict]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(entry, ensure_ascii=False) + "\n" for entry in lists)


def read_lists(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.open(encoding="utf-8")]


def build(corpora: Path, embedder: Path, work: Path, names: tuple[str, ...] = (*HELD_OUT, "train"), seed: int = 5) -> None:
    """Write <name>.jsonl of every split. The held-out ones come first, so that they are the same without the long training one."""
    splits = collect(corpora, seed)
    chance = random.Random(seed)
    for name in names:
        pairs = splits[name]
        miner = Miner(pairs, embedder)
        if name == "train":
            lists = miner.lists(sample_pairs(pairs, chance), chance, near=6, overlapping=3, far=2)
        else:
            lists = miner.lists(sample_queries(pairs, EVALUATED[name], chance), chance, near=12, overlapping=12, far=6)
        write_lists(work / f"{name}.jsonl", lists)
        print(f"{name}: {len(lists)} queries, {len(miner.passages)} passages")
