"""Varied texts on which the quantised model is compared with the float model: short, long, code, numbers, many scripts."""

import random
from pathlib import Path

from ..corpus_files import read_rows
from ..records import HELD_OUT, records


def written_texts() -> list[str]:
    """Hand-written texts (varied-texts.jsonl)."""
    return [row["text"] for row in records("varied-texts", HELD_OUT)]


def number_texts(chance: random.Random, count: int) -> list[str]:
    shapes = [
        lambda: f"Invoice {chance.randint(10000, 99999)}: {chance.uniform(5, 9000):.2f} EUR due on {chance.randint(1, 28)}.{chance.randint(1, 12)}.20{chance.randint(10, 30)}",
        lambda: " ".join(str(chance.randint(0, 10**chance.randint(1, 9))) for _ in range(chance.randint(3, 40))),
        lambda: f"{chance.randint(-30, 45)} degrees, wind {chance.randint(0, 90)} km/h, humidity {chance.randint(5, 100)} %",
        lambda: ", ".join(f"{chance.gauss(0, 50):.3f}" for _ in range(chance.randint(2, 30))),
        lambda: f"+{chance.randint(1, 99)} {chance.randint(100, 999)} {chance.randint(1000000, 9999999)}",
        lambda: f"{chance.randint(2, 99)} x {chance.randint(2, 99)} = {chance.randint(4, 9801)}",
    ]
    return [chance.choice(shapes)() for _ in range(count)]


def corpus_texts(corpora: Path, chance: random.Random) -> list[str]:
    """Passages, questions, help pages, dialogue turns and prose, cut to lengths from a line to several hundred words."""
    texts = [row["prompt"].strip() for row in chance.sample(list(read_rows(corpora / "grounded-qa.jsonl.xz")), 110)]
    texts += [row["text"] for row in chance.sample(list(read_rows(corpora / "tldr-pages-en.jsonl.xz")), 90)]
    for row in chance.sample(list(read_rows(corpora / "sgd-train.jsonl.xz")), 90):
        texts.append(chance.choice(row["turns"])["utterance"])
    paragraphs = [line.strip() for row in read_rows(corpora / "public-domain-fiction.jsonl.xz") for line in row["text"].split("\n")]
    paragraphs = [line for line in paragraphs if line]
    for _ in range(70):
        first = chance.randrange(len(paragraphs) - 8)
        texts.append("\n".join(paragraphs[first : first + chance.randint(1, 8)]))
    return texts


def varied_texts(corpora: Path, count: int = 500, seed: int = 7) -> list[str]:
    chance = random.Random(seed)
    texts = written_texts() + corpus_texts(corpora, chance)
    texts += number_texts(chance, count - len(texts))
    return texts
