"""Short texts with one main point, and a sentence that states it."""

import re

from ...records import HELD_OUT, Wordings, records, wordings
from . import words as w
from .conversation import Conversation, pick_wording
from .draws import drawing, named
from .formulas import table, with_articles

# (the sentence with the main point, the summary, details). {p} {q} are people, {t} {u} towns, {c} a company, {y} a weekday, {d} a date, {n}
# a number, {m} a small one, {o} goods, {x} a thing, {a} an animal, {f} a food, {l} a place, {k} a colour, {j} a job, {i} an instrument, {s}
# a subject; the texts of DRAWN too. Text in [brackets] is sometimes left out.


SCENARIOS = Wordings(*([(row["lead"], row["summary"], row["details"]) for row in records("summary-scenarios", folder)] for folder in ("train", HELD_OUT)))
# Marks that few scenarios have: drawn only when used, so that other draws stay the same.
DRAWN = {mark: drawing(value) for mark, value in records("marks")[0]["values"].items()}
# Openings and closings surround some of the training texts, so that a greeting or a signature is not taken for the main point. {p} is
# another person.
ASK, SYSTEM, OPENINGS, CLOSINGS, SMALL_DETAILS = (wordings(f"summary {name}") for name in ("ask", "system", "openings", "closings", "small details"))
GAPS = (" ", "\n", "\n\n")
PLURALS = dict(table("plural animals"))


def framed(rng, text: str) -> str:
    """A training text, now and then with a greeting before it or a signature after it."""

    def filled(line: str) -> str:
        return line.replace("{p}", w.person(rng, "train"))

    if rng.random() < 0.12:
        opening = filled(rng.choice(OPENINGS))
        text = f"{opening}{rng.choice(GAPS[1:] if opening[-1].isalnum() else GAPS)}{text}"
    if rng.random() < 0.12:
        text = f"{text}{rng.choice(GAPS)}{filled(rng.choice(CLOSINGS))}"
    return text


def summary(rng, split: str) -> Conversation:
    lead, reply, details = rng.choice(SCENARIOS.of(split))
    count = rng.randint(2, 6)
    chosen = rng.sample(details, min(count, len(details)))
    if count > len(chosen) or rng.random() < 0.2:
        chosen.insert(rng.randint(0, len(chosen)), rng.choice(SMALL_DETAILS))
    place = 0 if rng.random() < 0.6 else rng.randint(1, len(chosen))
    sentences = [*chosen[:place], lead, *chosen[place:]]
    marks = named("summary marks")(rng, split)

    def value(match: re.Match[str]) -> str:
        mark = match[1]
        if mark not in marks:
            marks[mark] = DRAWN[mark](rng, split)
            while mark in ("w", "D") and marks[mark] == marks["y" if mark == "w" else "d"]:
                marks[mark] = DRAWN[mark](rng, split)
        return marks[mark]

    def fill(text: str) -> str:
        text = re.sub(r"\[(.*?)\]", lambda match: match[1] if rng.random() < 0.6 else "", text)
        if marks["f"].endswith("s"):
            text = re.sub(r"\b([Tt]here) (is|was) (?=\{f\})", lambda match: f"{match[1]} {'are' if match[2] == 'is' else 'were'} ", text)
        text = text.replace("{a}s", PLURALS.get(marks["a"], marks["a"] + "s"))
        text = with_articles(re.sub(r"\{(\w)\}", value, text))
        return text[0].upper() + text[1:]

    text, answer = " ".join(fill(sentence) for sentence in sentences), fill(reply)
    if split == "train":
        text = framed(rng, text)
    if rng.random() < 0.12:
        messages = [("system", pick_wording(rng, SYSTEM, split)), ("user", text)]
    else:
        messages = [("user", pick_wording(rng, ASK, split).replace("{t}", text))]
    return Conversation([*messages, ("assistant", answer)], 0.1, "summary")
