"""The texts that the recipes were written with: recipes/data/<split>/<name>.jsonl, a record a line.

Records held out for the evaluation are in their own files; a record there that only adds held-out parts to one of `train` names it by its
key."""

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[1] / "data"
TRAIN, HELD_OUT = "train", "heldout"


@cache
def records(name: str, folder: str = TRAIN) -> list[dict[str, Any]]:
    """The records of a file in their order. Raises FileNotFoundError."""
    with (DATA / folder / f"{name}.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


class Wordings(list):
    """All wordings of one thing, first the ones for training. `held_out` are never seen in training; without any, all are for both splits.
    """

    def __init__(self, train: list, held_out: list):
        super().__init__([*train, *held_out])
        self.train, self.held_out = list(train), list(held_out)

    def of(self, split: str) -> list:
        return self.held_out if split == "test" and self.held_out else self.train


def merged(name: str, key: str, *parts: str) -> dict[str, dict[str, Any]]:
    """The records of `train` by their key, the lists `parts` of each joined with the held-out ones."""
    kept = {record[key]: record for record in records(name, HELD_OUT)}
    return {
        record[key]: record | {part: Wordings(record.get(part, []), kept.get(record[key], {}).get(part, [])) for part in parts}
        for record in records(name)
    }


@cache
def wordings(name: str) -> Wordings:
    """A list by its name, from wordings.jsonl."""
    return _lists()[name]["items"]


@cache
def _lists() -> dict[str, dict[str, Any]]:
    return merged("wordings", "name", "items")
