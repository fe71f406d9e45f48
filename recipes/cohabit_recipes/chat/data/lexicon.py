"""Meanings of words, after WordNet: a small model that was trained on our own wordings alone does not know that a fee is a
charge.

Groups of synonyms become questions about words, texts whose labels are asked for by another word, and tools that only
the meaning of their descriptions distinguishes."""

import random
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

from ...records import wordings
from .conversation import Conversation
from .draws import named
from .extraction import FORM_WEIGHTS, FRAMES, camel, json_object, keys_text
from .grounded import NOT_IN_TEXT

PARTS_OF_SPEECH = {"noun": "1", "verb": "2", "adj": "3", "adv": "4"}
# In the counts, satellites of adjectives are a part of speech of their own.
SATELLITE = "5"
SAME, NAMED, KIND_OF, LABELLED, ASKED, ABOUT, LONGER = (wordings(f"lexicon {name}") for name in ("same", "named", "kind of", "labelled", "asked", "about", "longer"))


@dataclass
class Group:
    """Words that mean the same, most used first, and how often each is used in any meaning."""

    part: str
    words: list[str]
    uses: list[int]
    meaning: str
    examples: list[str]
    kind: str  # the word of a more general group, or ""


@cache
def load_lexicon(folder: Path) -> list[Group]:
    """The groups of WordNet 3.0 with words in use; `folder` holds its files index.*, data.* and cntlist.rev."""
    counts: Counter[tuple[str, str, int]] = Counter()
    uses: Counter[str] = Counter()
    for line in (folder / "cntlist.rev").read_text(encoding="utf-8").splitlines():
        key, sense, count = line.split()
        word, rest = key.split("%")
        counts[word, rest[0].replace(SATELLITE, PARTS_OF_SPEECH["adj"]), int(sense)] += int(count)
        uses[word] += int(count)
    groups = []
    for part, code in PARTS_OF_SPEECH.items():
        rank = _ranks(folder / f"index.{part}")
        rows = {head.split()[0]: (head.split(), gloss) for head, gloss in _rows(folder / f"data.{part}")}
        for place, (head, gloss) in rows.items():
            found = [word for word in _words(head) if _usual(word, rank[word, place], counts[word, code, rank[word, place]], uses)]
            found.sort(key=lambda word: -uses[word])
            if found:
                above = re.search(r" @ (\d{8}) " + part[0], " ".join(head))
                kinds = [word for word in _words(rows[above[1]][0]) if uses[word]] if above and above[1] in rows else []
                meaning, *rest = re.split(r"; (?=\")", gloss.strip())
                examples = [example.strip('" ') for example in rest if '"' in example]
                groups.append(Group(part, found, [uses[word] for word in found], meaning.split(";")[0].strip("() "), examples, kinds[0] if kinds else ""))
    return groups


def _rows(path: Path) -> Iterable[tuple[str, str]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            head, gloss = line.split(" | ", 1)
            yield head, gloss


def _ranks(path: Path) -> dict[tuple[str, str], int]:
    """Returns the rank of a meaning among the word's meanings, by word and offset in the data file."""
    ranks = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            word, *fields = line.split()
            places = [field for field in fields if len(field) == 8 and field.isdigit()]
            ranks.update({(word, place): number for number, place in enumerate(places, 1)})
    return ranks


def _words(head: list[str]) -> list[str]:
    found = [head[4 + 2 * number].split("(")[0] for number in range(int(head[3], 16))]
    return [word for word in found if word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 13]


def _usual(word: str, rank: int, count: int, uses: Counter[str]) -> bool:
    """Whether this is the usual meaning of the word, or a frequent one."""
    return uses[word] > 0 and (rank == 1 or count >= 0.3 * uses[word])


class Pool:
    """Groups to draw from; groups of frequent words are drawn more often."""

    def __init__(self, groups: list[Group]):
        self.groups = groups
        self._sums = list(accumulate(max(group.uses) ** 0.5 for group in groups))

    def draw(self, rng: random.Random, count: int) -> list[Group]:
        """Different groups that share no word."""
        found: list[Group] = []
        taken: set[str] = set()
        while len(found) < count:
            group = rng.choices(self.groups, cum_weights=self._sums)[0]
            if not taken & {*group.words, group.kind}:
                found.append(group)
                taken |= {*group.words, group.kind}
        return found


class Lexicon:
    """Pools of all groups, of groups with several words, of nouns among these, and of groups with a more general group.
    """

    def __init__(self, groups: list[Group]):
        self.all = Pool(groups)
        several = [group for group in groups if len(group.words) > 1]
        self.several, self.things = Pool(several), Pool([group for group in several if group.part == "noun"])
        self.kinds = Pool([group for group in groups if group.part == "noun" and group.kind and group.kind not in group.words])


def pair_of(rng: random.Random, group: Group) -> tuple[str, str]:
    """Two different words of a group, each the more likely the more it is used."""
    first = rng.choices(group.words, [count**0.5 for count in group.uses])[0]
    rest = [(word, count**0.5) for word, count in zip(group.words, group.uses, strict=True) if word != first]
    return first, rng.choices([word for word, _ in rest], [weight for _, weight in rest])[0]


def _options(rng: random.Random, options: list[str]) -> str:
    options = rng.sample(options, len(options))
    return rng.choice((lambda: ", ".join(options), lambda: f"{', '.join(options[:-1])} or {options[-1]}", lambda: " / ".join(options)))()


def thesaurus(rng: random.Random, lexicon: Lexicon) -> Conversation:
    """Questions about the meaning of words, most with answers to choose from."""
    messages: list[tuple[str, str]] = []
    for _ in range(rng.randint(3, 8)):
        draws, count = rng.random(), rng.randint(2, 5)
        if draws < 0.55:
            groups = lexicon.several.draw(rng, count)
            shown, answer = pair_of(rng, groups[0])
            question = rng.choice(SAME).replace("{w}", shown).replace("{o}", _options(rng, [answer, *(pair_of(rng, group)[0] for group in groups[1:])]))
        elif draws < 0.85:
            groups = lexicon.all.draw(rng, count)
            named = [rng.choices(group.words, group.uses)[0] for group in groups]
            answer = named[0]
            question = rng.choice(NAMED).replace("{m}", groups[0].meaning).replace("{o}", _options(rng, named))
        else:
            groups = lexicon.kinds.draw(rng, count)
            thing = rng.choices(groups[0].words, groups[0].uses)[0]
            answer = groups[0].kind
            named = f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"
            question = rng.choice(KIND_OF).replace("{a}", named).replace("{A}", named.capitalize()).replace("{o}", _options(rng, [group.kind for group in groups]))
        messages += [("user", question), ("assistant", answer)]
    return Conversation(messages, 0.05, "thesaurus")


def labels(rng: random.Random, lexicon: Lexicon) -> Conversation:
    """A text of labelled values, asked for by synonyms of the labels: with questions, or to fill JSON."""
    groups = lexicon.things.draw(rng, rng.randint(3, 7))
    pairs = [pair_of(rng, group) if rng.random() < 0.8 else (group.words[0],) * 2 for group in groups]
    absent = [pairs.pop()[1] for _ in range(rng.choice((0, 1)))]
    values = [named("label value")(rng, "train") for _ in pairs]
    style = rng.choice([*LABELLED, ""])
    shown = [
        (style or rng.choice(LABELLED)).replace("{l}", label).replace("{L}", label.capitalize()).replace("{v}", value)
        for (label, _), value in zip(pairs, values, strict=True)
    ]  # fmt: skip
    text = rng.choice(("\n", "\n", " ", "; " if "." not in style and style else " ")).join(text[:1].upper() + text[1:] if text.endswith(".") else text for text in shown)
    wanted = [(asked, value) for (_, asked), value in zip(pairs, values, strict=True)] + [(word, None) for word in absent]
    rng.shuffle(wanted)
    if rng.random() < 0.5:
        frame, messages = rng.choice(ABOUT).replace("{t}", text), []
        for asked, value in wanted:
            question = rng.choice(ASKED).replace("{l}", asked).replace("{L}", asked.capitalize())
            messages += [("user", frame.replace("{q}", question)), ("assistant", value or NOT_IN_TEXT)]
            frame = "{q}"
        return Conversation(messages, 0.05, "labels")
    fields = [(asked, "string", value) for asked, value in wanted if value]
    if rng.random() < 0.4 and len(fields) > 2:
        # Keys of two words, as in name_of_city: a distinctive word, and a word that any key could have.
        fields = [(rng.choice(LONGER).format(key), kind, value) for key, kind, value in fields]
    if rng.random() < 0.15:
        fields = [(camel(key), kind, value) for key, kind, value in fields]
    form = rng.choices(list(FORM_WEIGHTS), list(FORM_WEIGHTS.values()))[0]
    request = rng.choice(FRAMES[form].train).replace("{k}", keys_text(rng, form, fields, False)).replace("{t}", text)
    return Conversation([("user", request), ("assistant", json_object(fields))], 0.05, "labels")
