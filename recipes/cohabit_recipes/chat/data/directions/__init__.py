"""Simple instructions (directions.jsonl). Most have one right reply; where any of many counts, `fulfils` says whether a reply does what was asked."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from ....records import Wordings, merged
from .. import words as w
from ..conversation import Conversation, pick_wording, worn
from ..draws import drawing
from .items import ITEM_TASKS
from .numbers import NUMBER_TASKS
from .parts import EXAMPLE_OF, LISTS, NUMBERS, ONE_WORD, YES_NO, Make, with_articles
from .texts import RHYMES, TEXT_TASKS

__all__ = ["NUMBERS", "ONE_WORD", "TASKS", "TRAINING_TASKS", "YES_NO", "direction", "fulfils", "members"]


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


def _singular(text: str) -> str:
    return text.lower().strip(" .!\n")


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


def fulfils(kind: str, prompt: str, reply: str, wanted: str) -> bool:
    """Whether `reply` does what `prompt` asked; `wanted` is the reply that was drawn with it."""
    if kind == "direction-list":
        given = [_singular(item) for item in re.split(r",|\n|\band\b", reply) if _singular(item)]
        return len(given) == len(set(given)) == wanted.count(",") + 1 and set(given) <= set(members(kind, prompt, wanted))
    if kind in ("direction-example", "direction-rhyme"):
        return _singular(reply) in members(kind, prompt, wanted)
    if kind == "direction-json":
        try:
            return json.loads(reply) == json.loads(wanted)
        except ValueError:
            return False
    if kind == "direction-end":
        return bool(reply.split()) and _singular(reply.split()[-1]) == _singular(wanted.split()[-1])
    if kind == "direction-sentence":
        word = next(word for word in sorted(w.OBJECTS, key=len, reverse=True) if re.search(rf"\b{word}\b", prompt) and re.search(rf"\b{word}\b", wanted))
        return bool(re.search(rf"\b{word}\b", reply)) and len(reply.split()) > 2
    if kind == "direction-start":
        return bool(reply.split()) and _singular(reply.split()[0]) == _singular(wanted.split()[0])
    if kind == "direction-refuse":
        return " ".join(reply.split()).startswith(" ".join(wanted.split()[:3]))
    return reply.strip() == wanted.strip() or reply.strip().rstrip(".") == wanted.strip().rstrip(".")


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
