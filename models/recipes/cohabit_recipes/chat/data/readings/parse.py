"""Compact writing of readings: slots as `name=kind; ...`, questions as lines `question => answer`."""

import inspect
import random
import re
import string
from collections.abc import Callable

from .. import words as w
from ..attribute import of, plain
from .reading import Reading

MEN = (
    "Adam Karl Otto Peter Simon Hugo Ivan Victor Henry Paul Leo Bruno Edmund Rafael Anders Tobias Casimir Ludwig Matteo Stefan Olaf Ambrose Walter Emil Konrad "
    "Tariq Joaquin Nikolai Gustav Pedro Alfred Laurence Bernard Cyril Dmitri Farid Giles Hassan Isaac Jerome Kenji Lorenzo Marcus Nils Oliver Piet Ravi Sven"
).split()
WOMEN = (
    "Anna Clara Emma Julia Maria Nina Rosa Ruth Olga Vera Helena Ingrid Beatrice Sofia Margaret Agnes Elena Louisa Matilda Carmen Johanna Dorothea Lucia Amina "
    "Brigid Cecilia Edith Fatima Greta Harriet Isabel Judith Katarina Leonora Miriam Noor Petra Rachel Sibyl Tamar Ursula Winifred Yasmin Zelda Astrid Flora"
).split()


def he(rng, split: str) -> str:
    return rng.choice(MEN) if rng.random() < 0.6 else w.invented(rng, split).capitalize()


def she(rng, split: str) -> str:
    return rng.choice(WOMEN) if rng.random() < 0.6 else w.invented(rng, split).capitalize()


def last(rng, split: str) -> str:
    return rng.choice(w.LAST_NAMES) if rng.random() < 0.2 else w.invented(rng, split, rng.choice((2, 2, 3))).capitalize()


def man(rng, split: str) -> str:
    return f"{he(rng, split)} {last(rng, split)}"


def woman(rng, split: str) -> str:
    return f"{she(rng, split)} {last(rng, split)}"


OWN = {"he": he, "she": she, "last": last, "man": man, "woman": woman, "name": w.invented}


def one_of(options: str) -> Callable:
    """One of the options, which are separated by |."""
    return of([option.strip() for option in options.split("|")])


def maker(kind: str) -> Callable:
    """A number range (1801-1830, 1,200-9,000), words to choose from (oak|elm|ash), or the name of a maker here or in `words`."""
    if found := re.fullmatch(r"([\d,]+)-([\d,]+)", kind):
        low, high = (int(part.replace(",", "")) for part in found.groups())
        form = "{:,}" if "," in kind else "{}"
        return lambda rng, split: form.format(rng.randint(low, high))
    if "|" in kind:
        return one_of(kind)
    make = OWN.get(kind) or getattr(w, kind)
    if isinstance(make, list):
        return of(make)
    takes_split = "split" in inspect.signature(make).parameters
    return make if takes_split else plain(make)


def parse_slots(slots: str) -> dict[str, Callable]:
    """`town; town2; founder=man; built=1801-1830`: without a kind the kind is the name less its digits."""
    found = {}
    for entry in filter(None, (part.strip() for part in slots.split(";"))):
        name, _, kind = entry.partition("=")
        found[name.strip()] = maker(kind.strip() or name.strip().rstrip("0123456789"))
    return found


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def reading(topic: str, text: str, slots: str | dict[str, Callable], questions: str, unanswered: str) -> Reading:
    pairs = []
    for line in lines(questions):
        question, _, answer = line.partition("=>")
        pairs.append((question.strip(), answer.strip()))
    return Reading(topic, " ".join(text.split()), parse_slots(slots) if isinstance(slots, str) else slots, pairs, lines(unanswered))


def marks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def problems(readings: list[Reading], draws: int = 4) -> list[str]:
    """What is wrong with hand-written readings: slots that nothing fills or uses, and answers that the text does not hold."""
    found, rng = set(), random.Random(1)
    for item in readings:
        parts = [item.text, *item.unanswered, *(part for pair in item.questions for part in pair)]
        missing = set().union(*map(marks, parts)) - set(item.slots)
        found |= {f"{item.topic}: no slot for {name}" for name in missing}
        found |= {f"{item.topic}: unused slot {name}" for name in set(item.slots) - marks(item.text)}
        for _ in range(0 if missing else draws):
            values = {name: make(rng, rng.choice(("train", "test"))) for name, make in item.slots.items()}
            text = item.text.format_map(values)
            for question, answer in item.questions:
                filled = answer.format_map(values)
                if not filled or filled not in text:
                    found.add(f"{item.topic}: {question} => {filled}")
    return sorted(found)
