"""Simple instructions (directions.jsonl). Most have one right reply; for the others `members` lists all right replies."""

import re

from ...records import merged, wordings
from . import words as w
from .conversation import Conversation, pick_wording, worn
from .draws import OPERATIONS, PROGRAMS, draw, named
from .formulas import THINGS, put, rhymes, table, with_articles

ONE_WORD, YES_NO = table("one word"), table("yes or no")
POOLS = (
    w.NOUNS, w.NOUNS, w.OBJECTS, w.ANIMALS, w.FOODS, w.COLOURS, w.FIRST_NAMES, w.MATERIALS, w.PLACES, w.INSTRUMENTS,
    *(THINGS[name] for name in ("fruits", "clothes", "tools", "birds", "furniture")),
)  # fmt: skip


def sentence(rng, split: str) -> str:
    if split == "train" and w.SENTENCES and rng.random() < 0.3:
        return rng.choice(w.SENTENCES)
    name = rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
    form = rng.choice(wordings("sentences"))
    return with_articles(put(form, {"n": name, **named("sentence marks")(rng, split)}))


def _items(rng, split: str, given: dict) -> list[str]:
    """{"items": [3, 6]}: a number of words of one list."""
    return rng.sample(list(dict.fromkeys(rng.choice(POOLS))), rng.randint(*given["items"]))


def _signals(rng, split: str, given: dict) -> list[str]:
    """{"signals": table}: two words that a request agrees on; a row with one word names the list that they are from."""
    return rng.choice([rng.sample(w.listed(row[0]), 2) if len(row) == 1 else row for row in table(given["signals"])])


PROGRAMS["sentence"] = sentence
OPERATIONS.update({"items": _items, "signals": _signals})


_TASKS = merged("directions", "task", "wordings").values()
TASKS = [row for row in _TASKS if not row.get("training_only")]
# Tasks for training only are drawn less often than evaluated ones: they widen the rest.
TRAINING_TASKS = [row for row in _TASKS if row.get("training_only")]


def members(kind: str, prompt: str, wanted: str) -> list[str]:
    """Returns all right replies, in lower case, of a task with many: members of the kind that `prompt` names, or words that rhyme. `wanted`: a
    right reply.
    """
    if kind == "direction-list":
        return [item.lower() for item in THINGS[max((name for name in THINGS if name.lower() in prompt.lower()), key=len)]]
    if kind == "direction-example":
        said = (name for name, one in table("examples") if re.search(rf"\b{one.lower()}\b", prompt.lower()))
        return [item.lower() for item in THINGS[max(said, key=len)]]
    if kind == "direction-rhyme":
        return [wanted, *(other for word, other in rhymes() if word == wanted and not re.search(rf"\b{re.escape(other)}\b", prompt))]
    return []


def direction(rng, split: str) -> Conversation:
    """A request and a right reply."""
    wanted = rng.choice(TRAINING_TASKS if split == "train" and rng.random() < 0.12 else TASKS)
    kind, slots = wanted["kind"], draw(wanted["draw"], rng, split, {})
    wording, reply = pick_wording(rng, wanted["wordings"], split), slots["reply"]
    if len(wording) > 40:
        wording = worn(rng, wording, split)
    request = re.sub(r"\{(\w)\}", lambda match: slots[match[1]], wording)
    if kind in ("direction-refuse", "direction-sentence"):
        request = with_articles(request)
    if kind == "direction-sentence":
        reply = with_articles(reply)
    if not wording.startswith(("{l}", "{s}")) and rng.random() < 0.9:
        request = request[0].upper() + request[1:]
    # The style of a chat.
    if split == "train" and not wording.startswith("{") and (request[1:2].islower() or request.startswith("A ")) and rng.random() < 0.1:
        request = request[0].lower() + request[1:].removesuffix(".")
    return Conversation([("user", request), ("assistant", reply)], 0.1, kind)
