"""Simple instructions (directions.jsonl). Most have one right reply; where any of many counts, `members` says which."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from ....records import Wordings, merged
from ..conversation import Conversation, pick_wording, worn
from ..draws import drawing
from .items import ITEM_TASKS
from .numbers import NUMBER_TASKS
from .parts import EXAMPLE_OF, LISTS, NUMBERS, ONE_WORD, YES_NO, Make, with_articles
from .texts import RHYMES, TEXT_TASKS

__all__ = ["NUMBERS", "ONE_WORD", "TASKS", "TRAINING_TASKS", "YES_NO", "direction", "members"]


@dataclass(frozen=True)
class Task:
    """`make(rng, split)` draws the slots of the wordings and the reply."""

    kind: str
    wordings: Wordings
    make: Make


def _drawn(row: dict) -> Make:
    draw: Callable = drawing(row["draw"])

    def make(rng, split):
        slots = draw(rng, split)
        if "articles" in row:
            slots["s"] = with_articles(slots["s"])
        return slots, slots["reply"]

    return make


_PROGRAMS = ITEM_TASKS | TEXT_TASKS | NUMBER_TASKS
_ROWS = merged("directions", "task", "wordings")
_ALL = {name: Task(row["kind"], row["wordings"], _drawn(row) if "draw" in row else _PROGRAMS[name]) for name, row in _ROWS.items()}
TASKS = [task for name, task in _ALL.items() if not _ROWS[name].get("training_only")]
# What is only trained is drawn less often than what is evaluated too: it widens the rest.
TRAINING_TASKS = [task for name, task in _ALL.items() if _ROWS[name].get("training_only")]


def members(kind: str, prompt: str, wanted: str) -> list[str]:
    """What counts, in lower case, where any of many does: members of the kind that `prompt` names, or words that rhyme. `wanted`: one right reply."""
    if kind == "direction-list":
        return [item.lower() for item in LISTS[max((name for name in LISTS if name.lower() in prompt.lower()), key=len)]]
    if kind == "direction-example":
        said = (name for name, one in EXAMPLE_OF.items() if re.search(rf"\b{one.lower()}\b", prompt.lower()))
        return [item.lower() for item in LISTS[max(said, key=len)]]
    if kind == "direction-rhyme":
        rhymes = (other for word, other in RHYMES if word == wanted)
        return [wanted, *(word for word in rhymes if not re.search(rf"\b{re.escape(word)}\b", prompt))]
    return []


def direction_pair(rng, split: str) -> tuple[str, str, str]:
    """A kind, a request and a right reply."""
    wanted = rng.choice(TRAINING_TASKS if split == "train" and rng.random() < 0.12 else TASKS)
    slots, reply = wanted.make(rng, split)
    wording = pick_wording(rng, wanted.wordings, split)
    if len(wording) > 40:
        wording = worn(rng, wording, split)
    request = re.sub(r"\{(\w)\}", lambda match: slots[match[1]], wording)
    if wanted.kind in ("direction-refuse", "direction-sentence"):
        request = with_articles(request)
    if wanted.kind == "direction-sentence":
        reply = with_articles(reply)
    if not wording.startswith(("{l}", "{s}")) and rng.random() < 0.9:
        request = request[0].upper() + request[1:]
    # As people write in a chat.
    if split == "train" and not wording.startswith("{") and (request[1:2].islower() or request.startswith("A ")) and rng.random() < 0.1:
        request = request[0].lower() + request[1:].removesuffix(".")
    return wanted.kind, request, reply


def direction(rng, split: str) -> Conversation:
    kind, request, reply = direction_pair(rng, split)
    return Conversation([("user", request), ("assistant", reply)], 0.1, kind)
