"""Texts about people's actions, with places, times and many verbs: the answer is found by the words that the question and the text have in
common."""

from ...records import wordings
from . import words as w
from .conversation import Conversation
from .draws import named
from .grounded import about_text, filler_sentence

# base, past, participle
VERBS = wordings("deeds verbs")


def thing(rng, split: str) -> str:
    noun = rng.choice((w.OBJECTS, w.OBJECTS, w.ANIMALS, w.FOODS, w.PRODUCTS, w.NOUNS, w.PLACES))
    name = rng.choice(w.WILD).lower() if split == "train" and w.WILD and rng.random() < 0.3 else rng.choice(noun)
    return f"the {rng.choice(w.COLOURS)} {name}" if rng.random() < 0.25 else f"the {name}"


def deeds(rng, split: str) -> Conversation:
    verbs = VERBS.of(split)
    people = list(dict.fromkeys(w.person(rng, split) for _ in range(rng.randint(1, 4))))
    sentences, items, missing = [], [], []
    used: set[tuple[str, str]] = set()
    for _ in range(rng.randint(1, 6)):
        who, (base, past, participle), what = rng.choice(people), rng.choice(verbs), thing(rng, split)
        if (who, base) in used or any(what in sentence for sentence in sentences):
            continue
        used.add((who, base))
        place = named("deed place")(rng, split) if rng.random() < 0.5 else ""
        time = named("deed time")(rng, split) if rng.random() < 0.4 else ""
        tail = "".join(f" {part}" for part in (place, time) if part)
        style = rng.random()
        if style < 0.25:
            text = f"{what} was {participle} by {who}{tail}."
        elif style < 0.4 and time:
            text = f"{time}, {who} {past} {what}{' ' + place if place else ''}."
        else:
            text = f"{who} {past} {what}{tail}."
        sentences.append(text[0].upper() + text[1:])
        did = f"{who} {past} {what}"
        items.append((rng.choice((f"Who {past} {what}?", f"By whom was {what} {participle}?")), who, f"{did}."))
        items.append((rng.choice((f"What did {who} {base}?", f"What was {participle} by {who}?")), what, f"{did}."))
        asks_place = rng.choice((f"Where did {who} {base} {what}?", f"Where was {what} {participle}?"))
        asks_time = rng.choice((f"When did {who} {base} {what}?", f"When was {what} {participle}?"))
        (items if place else missing).append((asks_place, place, f"{did} {place}."))
        (items if time else missing).append((asks_time, time, f"{did} {time}."))
        other, another = rng.choice(verbs), thing(rng, split)
        if all((who, other[0]) != pair for pair in used):
            missing.append((f"What did {who} {other[0]}?", "", ""))
        if all(another not in sentence for sentence in sentences):
            missing.append((f"Who {past} {another}?", "", ""))
        stranger = w.person(rng, split)
        if stranger not in people:
            missing.append((f"What did {stranger} {base}?", "", ""))
    told = {f"What did {who} {base}?" for who, base in used}
    missing = [item for item in missing if item[0] not in told]
    for position in range(len(sentences), -1, -1):
        if rng.random() < 0.1:
            sentences.insert(position, filler_sentence(rng, split))
    chosen: list = []
    for _ in range(rng.randint(3, 8)):
        item = rng.choice(missing if missing and rng.random() < 0.25 else items)
        if item not in chosen:
            chosen.append(item)
    return about_text(rng, split, " ".join(sentences), chosen, "deeds")
