"""Sentence pairs with a grade of how alike their meaning is, from 5 (the same) to 0 (nothing in common).

Two sets: one that the recipe makes by program, so that it can always be had, and, where the files are given, the parts of
the STS Benchmark (grades by people) whose texts are under CC BY-SA: image captions, SNLI, Stack Exchange.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..rerank.sources import help_pages, invented, questions, topics

FREE_PARTS = {"images", "track5.en-en", "answers-forums", "answer-answer"}
"""Parts of the STS Benchmark under CC BY-SA 3.0 and 4.0; its news and Microsoft parts have terms of their own."""
STS_FILES = ("sts-dev.csv", "sts-test.csv")


@dataclass(frozen=True)
class GradedPair:
    first: str
    second: str
    grade: float
    kind: str


def benchmark_pairs(folder: Path) -> list[GradedPair]:
    pairs = []
    for name in STS_FILES:
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            _, part, _, _, grade, first, second, *_ = line.split("\t")
            if part in FREE_PARTS:
                pairs.append(GradedPair(first, second, float(grade), part))
    return pairs


class Entities:
    """Invented entities of the kinds of starter-rerank's recipe, with statements and questions about them."""

    def __init__(self, chance: random.Random):
        self.chance = chance
        self.namer = invented.Namer(chance)

    def draw(self) -> tuple[list[tuple], str, str]:
        """The facts of a kind, and two entities of it."""
        shape, facts = invented.KINDS[self.chance.choice(list(invented.KINDS))]
        return facts, self.namer.fill(shape), self.namer.fill(shape)

    def ask(self, wording: str, entity: str) -> str:
        return invented.capital(wording.replace("{e}", entity))

    def tell(self, wording: str, entity: str, value: str) -> str:
        return invented.capital(wording.replace("{e}", entity).replace("{v}", value))

    def pairs(self) -> Iterator[GradedPair]:
        """One pair of each grade about one entity."""
        facts, one, other = self.draw()
        (_, values, telling, asking), (_, _, _, asking_else) = self.chance.sample(facts, 2)
        value, another = (self.namer.fill(self.chance.choice(values)) for _ in range(2))
        ask, again = self.chance.sample(asking, 2)
        tell, retell = self.chance.sample(telling, 2)
        yield GradedPair(self.ask(ask, one), self.ask(again, one), 5, "question, other wording")
        yield GradedPair(self.tell(tell, one, value), self.tell(retell, one, value), 5, "statement, other wording")
        yield GradedPair(self.ask(ask, one), self.tell(tell, one, value), 4, "question and answer")
        if value != another:
            yield GradedPair(self.tell(tell, one, value), self.tell(retell, one, another), 3, "statement, other value")
        yield GradedPair(self.ask(ask, one), self.ask(again, other), 2, "same question of another entity")
        yield GradedPair(self.ask(ask, one), self.ask(self.chance.choice(asking_else), one), 2, "another question of the same entity")
        yield GradedPair(self.ask(ask, one), self.ask(self.chance.choice(asking_else), other), 1, "another question of another entity")


def topic_pairs(chance: random.Random, count: int) -> Iterator[GradedPair]:
    """Everyday questions: of one topic, against a passage of it, and of different topics."""
    by_topic: dict[str, tuple[set[str], set[str]]] = {}
    for pair in topics.pairs(Path(), chance):
        asked, told = by_topic.setdefault(pair.group, (set(), set()))
        asked.add(pair.query)
        told.add(pair.passage)
    sorted_topics = [(sorted(asked), sorted(told)) for asked, told in by_topic.values()]
    for _ in range(count):
        (asked, told), (asked_else, told_else) = chance.sample(sorted_topics, 2)
        first, second = chance.sample(asked, 2)
        yield GradedPair(first, second, 4, "everyday question, other wording")
        yield GradedPair(first, chance.choice(told), 3, "everyday question and answer")
        yield GradedPair(first, chance.choice(asked_else), 0, "unrelated")
        yield GradedPair(first, chance.choice(told_else), 0, "unrelated")


def keywords(sentence: str, chance: random.Random) -> str:
    """Half of the words, in order."""
    words = re.findall(r"[\w'-]+", sentence)
    return " ".join(words[place] for place in sorted(chance.sample(range(len(words)), max(2, len(words) // 2))))


def corpus_pairs(corpora: Path, chance: random.Random, count: int) -> Iterator[GradedPair]:
    """Questions of people over passages, and help pages."""
    by_passage: dict[str, set[str]] = {}
    for pair in questions.pairs(corpora, chance):
        by_passage.setdefault(pair.passage, set()).add(pair.query)
    asked = [sorted(found) for found in by_passage.values()]
    several = [found for found in asked if len(found) > 1]
    pages = [pair for pair in help_pages.pairs(corpora, chance) if len(pair.query.split()) > 3]
    for _ in range(count):
        first, second = chance.sample(chance.choice(several), 2)
        yield GradedPair(first, keywords(first, chance), 4, "question and its keywords")
        yield GradedPair(first, second, 2, "questions over one passage")
        one, other = chance.sample(asked, 2)
        yield GradedPair(one[0], other[0], 0, "unrelated")
        page, page_else = chance.sample(pages, 2)
        yield GradedPair(page.query, page.passage, 4, "request and help page")
        yield GradedPair(page.query, page_else.passage, 0, "unrelated")


def made_pairs(corpora: Path, seed: int = 21) -> list[GradedPair]:
    """About 1,800 pairs by program, no two alike."""
    chance = random.Random(seed)
    entities = Entities(chance)
    pairs = [pair for _ in range(110) for pair in entities.pairs()]
    pairs += [*topic_pairs(chance, 110), *corpus_pairs(corpora, chance, 120)]
    return list({(pair.first, pair.second): pair for pair in pairs}.values())
