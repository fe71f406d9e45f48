"""Sentences and what stands around them: a sentence of a passage or a story -> the rest of its paragraph."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

from ...corpus_files import read_rows
from ..pairs import Pair
from . import questions


def cloze(paragraph: str, group: str, chance: random.Random) -> Pair | None:
    sentences = re.split(r"(?<=[.!?])\s+", paragraph)
    long_enough = [index for index, sentence in enumerate(sentences) if 6 <= len(sentence.split()) <= 30]
    if len(sentences) < 3 or not long_enough:
        return None
    chosen = chance.choice(long_enough)
    rest = " ".join(sentences[:chosen] + sentences[chosen + 1 :])
    words = sentences[chosen].split()
    if chance.random() < 0.4:  # a keyword query: some of the words, in order
        keep = sorted(chance.sample(range(len(words)), k=max(4, len(words) // 2)))
        words = [words[index].strip(".,;!?") for index in keep]
    return Pair("prose", group, " ".join(words), " ".join(rest.split()[:120]))


def pairs(corpora: Path, chance: random.Random) -> Iterator[Pair]:
    known = {}
    for pair in questions.pairs(corpora, chance):
        known[pair.passage] = pair.group
    for passage, group in known.items():
        for _ in range(2):
            made = cloze(passage, group, chance)
            if made:
                yield made
    for row in read_rows(corpora / "public-domain-fiction.jsonl.xz"):
        for number, paragraph in enumerate(row["text"].split("\n")):
            made = cloze(paragraph.strip(), f"{row['path']}#{number // 20}", chance)
            if made:
                yield made
