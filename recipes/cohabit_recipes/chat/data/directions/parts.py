"""What the programs of simple instructions share: items to work on, sentences, names."""

import re
from collections.abc import Callable

from ....records import records, wordings
from .. import words as w
from ..draws import PROGRAMS, listed, named, table

Make = Callable[..., tuple[dict[str, str], str]]  # (rng, split) -> the slots of the wordings, and the reply

LISTS: dict[str, list[str]] = {row["things"]: row["items"] for row in records("kinds-of-things")}
# Lists of which none has a member of another, the names of one member, and how an example of it is asked for.
APART, KIND_OF, EXAMPLE_OF = wordings("groups apart"), dict(table("one of a kind")), dict(table("examples"))
NUMBERS = w.NUMBER_WORDS[1:11]
ONE_WORD, YES_NO = table("one word"), table("yes or no")
POOLS = (
    w.NOUNS, w.NOUNS, w.OBJECTS, w.ANIMALS, w.FOODS, w.COLOURS, w.FIRST_NAMES, w.MATERIALS, w.PLACES, w.INSTRUMENTS, *(LISTS[name] for name in ("fruits", "clothes", "tools", "birds", "furniture")),
)  # fmt: skip
SENTENCES = wordings("sentences")
DOINGS = listed("doings")
who = named("somebody")


def items_of(rng, low=3, high=6) -> list[str]:
    pool = rng.choice(POOLS)
    return rng.sample(list(dict.fromkeys(pool)), rng.randint(low, high))


def listing(items) -> str:
    return ", ".join(items)


def with_articles(text: str) -> str:
    return re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", text)


def sentence(rng, split: str) -> str:
    if split == "train" and w.SENTENCES and rng.random() < 0.3:
        return rng.choice(w.SENTENCES)
    name = rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
    form = rng.choice(SENTENCES)
    for mark, value in {"{n}": name, "{d}": rng.choice(DOINGS), "{t}": w.town(rng, split), "{c}": rng.choice(w.COLOURS), "{o}": rng.choice(w.OBJECTS), "{p}": rng.choice(w.PLACES),
                        "{f}": rng.choice(w.FOODS), "{a}": rng.choice(w.ANIMALS), "{y}": rng.choice(w.DAYS)}.items():  # fmt: skip
        form = form.replace(mark, value)
    return with_articles(form)


PROGRAMS["sentence"] = sentence


def some_words(rng) -> list[str]:
    return rng.choice(([rng.choice(w.COLOURS), rng.choice(w.OBJECTS)], rng.sample(w.NOUNS, 2), rng.sample(w.NOUNS, 3), [rng.choice(w.ADJECTIVES), rng.choice(w.ANIMALS)]))


def from_items(pick: Callable[[list[str]], str], low=3, high=6) -> Make:
    """The reply follows from a list of items."""

    def make(rng, split):
        items = items_of(rng, low, high)
        return {"l": listing(items)}, pick(items)

    return make


def other_noun(rng, items: list[str]) -> str:
    return rng.choice([noun for noun in w.NOUNS if noun not in items])


def of_group(name: str, other: str) -> list[str]:
    """What the first list alone has."""
    return [item for item in LISTS[name] if item not in LISTS[other]]
