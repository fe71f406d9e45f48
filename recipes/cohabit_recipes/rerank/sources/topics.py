"""Written by hand (topics.jsonl): questions that people ask of a shop, an office or an encyclopedia, and passages that answer them in other
words. Questions of one topic avoid the words of its passages where they can."""

import random
from collections.abc import Iterator
from pathlib import Path

from ...records import HELD_OUT, TRAIN, records
from ..pairs import Pair


def pairs(_corpora: Path, _chance: random.Random) -> Iterator[Pair]:
    rows = [(row, split) for split, folder in (("train", TRAIN), ("test", HELD_OUT)) for row in records("topics", folder)]
    for row, split in sorted(rows, key=lambda found: found[0]["topic"]):
        name = f"topic {row['topic']}"
        told = {name: "told"}
        for question in row["questions"]:
            for passage in row["passages"]:
                yield Pair("hand-written", name, question, passage, told, told, split)
