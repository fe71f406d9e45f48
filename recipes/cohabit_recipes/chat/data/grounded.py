"""Conversations about a text of invented facts: the answer is copied from the text, or the text has none."""

import re
from dataclasses import dataclass

from ...records import wordings
from . import words as w
from .conversation import Conversation, Stream, pick_request, pick_wording
from .draws import named
from .worlds import KINDS, Attribute, Kind

NOT_IN_TEXT = "I cannot find that in the text."
NOT_IN_DOCUMENTS = "I cannot find that in the documents."
ECHO_WEIGHT = 0.9
FILLER, ASK, GIVE, GIVEN, SYSTEM, LEAD_IN, BRIEF, DOCUMENT_SYSTEM, BRIEF_SYSTEM = (
    wordings(f"grounded {name}") for name in ("filler", "ask", "give", "given", "system", "lead in", "brief", "document system", "brief system")
)


@dataclass
class Fact:
    entity: str
    attribute: str
    value: str
    definition: Attribute
    pronoun: str = "It"

    def statement(self, rng, split: str) -> str:
        return _fill(pick_wording(rng, self.definition.statements, split), self.entity, self.value)

    def question(self, rng, split: str) -> str:
        return _fill(pick_request(rng, self.definition.questions, split), self.entity, "")

    def reply(self) -> str:
        return _fill(self.definition.statements[0], self.entity, self.value)


def _fill(wording: str, entity: str, value: str) -> str:
    text = wording.replace("{e}", entity).replace("{v}", value)
    # "A user" is spoken with a consonant.
    text = re.sub(r" a (?=[aeio]|u(?!ser|ni[tv]))", " an ", text)
    return text[0].upper() + text[1:]


@dataclass
class World:
    facts: list[Fact]
    missing: list[Fact]  # facts that may be asked for and are not stated


def _drawn_kind(rng) -> Kind:
    return rng.choices(KINDS, [kind.weight for kind in KINDS])[0]


def make_world(rng, split: str, facts: int) -> World:
    """A few entities, mostly of one kind, so that the entity and the attribute must both be right."""
    stated: list[Fact] = []
    missing: list[Fact] = []
    used: set[str] = set()
    while len(stated) < facts:
        kind = _drawn_kind(rng)
        attributes = rng.sample(sorted(kind.attributes), min(len(kind.attributes), rng.randint(1, 4)))
        absent = rng.choice([name for name in kind.attributes if name not in attributes] or attributes)
        for _ in range(rng.choice((1, 1, 2, 2, 3))):
            entity = kind.name(rng, split)
            if entity.split()[0] in used:
                continue
            used.update(entity.split())
            chosen = [name for name in attributes if rng.random() < 0.8] or attributes[:1]
            pronoun = rng.choice(kind.pronouns)
            for name in chosen:
                definition = kind.attributes[name]
                stated.append(Fact(entity, name, definition.value(rng, split), definition, pronoun))
            for name in sorted({*attributes, absent} - set(chosen)):
                missing.append(Fact(entity, name, "", kind.attributes[name]))
        stranger = kind.name(rng, split)
        if stranger.split()[0] not in used:
            used.update(stranger.split())
            name = rng.choice(attributes)
            missing.append(Fact(stranger, name, "", kind.attributes[name]))
    return World(stated[: facts + 2], missing + [Fact(f.entity, f.attribute, "", f.definition) for f in stated[facts + 2 :]])


def filler_sentence(rng, split: str) -> str:
    if split == "test":
        return rng.choice(FILLER.held_out)
    return rng.choice(w.SENTENCES if w.SENTENCES and rng.random() < 0.5 else FILLER.train)


def write_text(rng, split: str, facts: list[Fact], filler: float, shuffle: bool) -> str:
    facts = rng.sample(facts, len(facts)) if shuffle else facts
    sentences: list[str] = []
    style = rng.choice((0.0, 0.3, 0.6))  # how often a sentence continues the one before about the same entity
    for before, fact in zip([None, *facts], facts):
        sentence = fact.statement(rng, split)
        subject = next((start for start in (f"{fact.entity} ", f"The {fact.entity} ") if sentence.startswith(start)), "")
        if not (before and before.entity == fact.entity and subject and rng.random() < style):
            sentences.append(sentence)
        elif sentences[-1].startswith(subject) and " and " not in sentences[-1] and rng.random() < 0.4:
            sentences[-1] = f"{sentences[-1][:-1]} and {sentence.removeprefix(subject)}"
        else:
            sentences.append(f"{fact.pronoun} {sentence.removeprefix(subject)}")
    for position in range(len(sentences), -1, -1):
        if rng.random() < filler:
            sentences.insert(position, filler_sentence(rng, split))
    return rng.choice((" ", " ", " ", "\n")).join(sentences)


def write_documents(rng, split: str, facts: list[Fact], filler: float, max_documents: int = 5) -> list[tuple[str, str]]:
    """The facts as several documents, (title or "", text) each; a single entity is never split."""
    entities = list(dict.fromkeys(fact.entity for fact in facts))
    rng.shuffle(entities)
    count = rng.randint(min(2, len(entities)), max(1, min(max_documents, len(entities))))
    parts = [[fact for fact in facts if fact.entity in entities[index::count]] for index in range(count)]
    titled = rng.random() < 0.4
    documents = []
    for part in parts:
        if part:
            title = rng.choice((part[0].entity, part[0].entity, f"About {part[0].entity}", "Notes")) if titled else ""
            documents.append((title[:1].upper() + title[1:], write_text(rng, split, part, filler, shuffle=True)))
    return documents


def documents_text(documents: list[tuple[str, str]]) -> str:
    """Documents as the service shows them to a model (src/chat/prompt/document-text.ts)."""
    shown = [f"Document {number}: {title}\n{text}" if title else f"Document {number}: {text}" for number, (title, text) in enumerate(documents, 1)]
    return "\n\n".join(["Use the documents to answer.", *shown])


def other_layout(rng, documents: list[tuple[str, str]]) -> str:
    """Documents as a caller may paste them into a message."""
    style = rng.choice(wordings("grounded layouts"))
    texts = [f"{title}\n{text}" if title else text for title, text in documents]
    return rng.choice(("\n", "\n\n")).join(style.replace("{i}", str(number)).replace("{t}", text) for number, text in enumerate(texts, 1))


def grounded(rng, split: str, level: int) -> Conversation:
    """`level` 1 to 3: how long the text is and how much in it distracts."""
    low, high = {1: (1, 3), 2: (3, 7), 3: (6, 14)}[level]
    world = make_world(rng, split, rng.randint(low, high))
    filler = {1: 0.05, 2: 0.15, 3: 0.2}[level] * rng.choice((0, 1, 2))
    documents = write_documents(rng, split, world.facts, filler) if rng.random() < (0.35, 0.5, 0.6)[level - 1] else []
    as_documents = bool(documents) and rng.random() < 0.65
    if as_documents:
        text = documents_text(documents)
    elif documents:
        text = other_layout(rng, documents)
    else:
        text = write_text(rng, split, world.facts, filler, shuffle=rng.random() < 0.5)

    items: list[Item] = []
    asked: list[tuple[str, str]] = []
    for _ in range(rng.randint(5, 9 + level)):
        pool = world.missing if world.missing and rng.random() < 0.33 else world.facts
        fact = rng.choice(pool)
        if (fact.entity, fact.attribute) not in asked:
            asked.append((fact.entity, fact.attribute))
            items.append((fact.question(rng, split), fact.value, fact.reply()))
    conversation = about_text(rng, split, text, items, f"grounded-{level}", as_documents)
    source = "the documents" if as_documents else "the text"
    conversation.subjects = [
        {"entity": entity, "attribute": attribute, "source": source, "missing": not value}
        for (entity, attribute), (_, value, _) in zip(asked, items, strict=True)
    ]
    return conversation


# A question, the value that answers it ("" if the text has no answer), and the answer as a sentence.
Item = tuple[str, str, str]


def about_text(rng, split: str, text: str, items: list[Item], kind: str, as_documents: bool = False) -> Conversation:
    """Questions and answers about a text in the system message, in the first question, or before it; documents of the service are at the end
    of the system message."""
    messages: list[tuple[str, str]] = []
    place = rng.random()
    brief_system = rng.random() < 0.1
    frame = "{question}"
    if as_documents:
        before = rng.choice(BRIEF_SYSTEM) if brief_system else rng.choice(DOCUMENT_SYSTEM) if rng.random() < 0.3 else ""
        messages.append(("system", f"{before}\n\n{text}" if before else text))
    elif place < 0.25:
        system = pick_wording(rng, SYSTEM, split).replace("{text}", text)
        if brief_system:
            system = f"{rng.choice(BRIEF_SYSTEM)} {system}"
        messages.append(("system", system))
    else:
        if brief_system:
            messages.append(("system", rng.choice(BRIEF_SYSTEM)))
        if place < 0.35:
            messages.append(("user", pick_wording(rng, GIVE, split).replace("{text}", text)))
            messages.append(("assistant", rng.choice(GIVEN)))
        else:
            frame = pick_wording(rng, ASK, split).replace("{text}", text)
    for question, value, sentence in items:
        if split == "train" and rng.random() < 0.12:
            question = rng.choice(LEAD_IN).replace("{q}", question)
        brief = brief_system
        if not brief_system and rng.random() < 0.35:
            brief = True
            question = pick_wording(rng, BRIEF, split).replace("{q}", question)
        reply = (NOT_IN_DOCUMENTS if as_documents else NOT_IN_TEXT) if not value else (value if brief else sentence)
        messages += [("user", frame.replace("{question}", question)), ("assistant", reply)]
        frame = "{question}"
    return Conversation(messages, 0.1, kind)


def lookup(rng, split: str) -> Conversation:
    """Warm-up: a list of keys and values, then many short look-ups."""
    size = rng.randint(2, 10)
    key = named(rng.choice(("invented", "code", "nouns", "first names")))
    value = named(rng.choice(("invented", "town", "number", "nouns", "code", "foods")))
    table = {key(rng, split): value(rng, split) for _ in range(size)}
    line = rng.choice(wordings("lookup lines"))
    listing = rng.choice(("\n", "\n", ", ", "; ")).join(line.replace("{k}", k).replace("{v}", v) for k, v in table.items())
    found = {v: k for k, v in table.items()}
    whose, ask, frame = (rng.choice(wordings(f"lookup {name}")) for name in ("whose", "questions", "frames"))
    messages = []
    for _ in range(rng.randint(3, 8)):
        # The reverse question asks for the key of a value.
        backwards = rng.random() < 0.4
        wanted = (value if backwards else key)(rng, split) if rng.random() < 0.2 else rng.choice(list(found if backwards else table))
        question = whose.replace("{v}", wanted) if backwards else ask.replace("{k}", wanted)
        content = frame.replace("{t}", listing).replace("{q}", question)
        frame = "{q}"
        messages += [("user", content), ("assistant", (found if backwards else table).get(wanted, "I cannot find that in the list."))]
    return Conversation(messages, 0.05, "lookup")


def repeat(rng, split: str) -> Conversation:
    """Warm-up: repeat earlier text, letter by letter."""
    makers = (
        lambda: w.invented(rng, split, rng.randint(1, 6)), lambda: w.code(rng), lambda: w.person(rng, split),
        lambda: " ".join(rng.choices(w.NOUNS, k=rng.randint(2, 8))), lambda: w.number(rng),
        lambda: " ".join(w.invented(rng, split) for _ in range(rng.randint(2, 6))),
        lambda: make_world(rng, split, 1).facts[0].statement(rng, split),
    )  # fmt: skip
    ask = rng.choice(wordings("repeat"))
    messages = []
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(makers)()
        messages += [("user", ask.replace("{x}", text)), ("assistant", text)]
    return Conversation(messages, 0.05, "repeat")


def echo(rng, split: str) -> Stream:
    """Warm-up: things repeated in changing order. Nearly every token can be copied from before, which is the fastest way to learn to copy and
    to look up."""
    size = rng.randint(2, 9)
    make = named(rng.choice(("long name", "person", "town", "nouns", "first names", "code", "number")))
    if rng.random() < 0.25:
        facts = make_world(rng, split, size).facts
        items = [(fact.statement(rng, split), "") for fact in facts]
    elif rng.random() < 0.4:
        items = [(" ".join(make(rng, split) for _ in range(rng.randint(1, 5))), "") for _ in range(size)]
    else:
        other = rng.choice((make, *map(named, ("invented", "foods", "nouns"))))
        items = list({make(rng, split): other(rng, split) for _ in range(size)}.items())
    link = rng.choice((": ", " ", " = ", " is ", " has "))
    end = rng.choice((". ", "\n", ", ", "; "))
    pieces: list[tuple[str, float]] = []
    length, passed, shuffled = 0, 0, rng.random() < 0.7
    while length < 600:
        if shuffled:
            rng.shuffle(items)
        for key, value in items:
            if value:
                pieces += [(key + link.rstrip(" "), 0.5 if passed else 0.05), (" " + value + end, ECHO_WEIGHT if passed else 0.05)]
            else:
                pieces.append((key + end, ECHO_WEIGHT if passed else 0.05))
            length += len(key) + len(value) + 3
        passed += 1
    return Stream(pieces)
