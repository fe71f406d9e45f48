"""Which words of a reply are copied out of what stands before it, and which sentence there holds what it answers."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .data.words import MONTHS, NUMBER_WORDS

SENTENCE_END = re.compile(r"[.!?](?=\s|$)|\n|$")
DATE = re.compile(r"\b(\d{4})-(0\d|1[0-2])-(\d\d)\b")
WORD = re.compile(r"\w(?:[\w'.,:/@+-]*\w)?")
# What stands in every text; alone they are no copies.
COMMON = frozenset("a an and are as at be by can for from has have i in is it my no not of on or that the there this to was were will with you your".split())
IN_WORDS = {str(number): word for number, word in enumerate(NUMBER_WORDS)}
# Words that stand at more places than this say nothing about where a reply copies from.
MOST_PLACES = 40


@dataclass
class Copied:
    """A run of copied words: (character of the reply, character of the message, characters) of each, and the message.
    `letters`: whether they are copied letter for letter."""

    message: int
    words: list[tuple[int, int, int]]
    letters: bool = True


class Context:
    """The messages before a reply."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._messages: list[list[tuple[str, int]]] = []
        # (message, word) of each place of a word.
        self._places: dict[str, list[tuple[int, int]]] = {}

    def add(self, text: str) -> None:
        words = _words(text)
        for number, (word, _) in enumerate(words):
            self._places.setdefault(word, []).append((len(self._messages), number))
        self._messages.append(words)
        self._texts.append(text)

    def told(self, value: str) -> tuple[int, int] | None:
        """(message, character) of the end of the sentence that holds `value`; None where no place does, or several do."""
        wanted = re.compile(rf"(?<![\w.,:-]){re.escape(value)}(?!\w|[.,:-]\w)", re.IGNORECASE)
        places = [(message, found.end()) for message, text in enumerate(self._texts) for found in wanted.finditer(text)]
        if len(places) != 1:
            return None
        message, end = places[0]
        return message, min(SENTENCE_END.search(self._texts[message], end).start(), len(self._texts[message]) - 1)

    def dates(self, reply: str) -> Iterator[Copied]:
        """Dates in figures that stand in the messages in words, at one place: the digits of the month are those of its name."""
        for found in DATE.finditer(reply):
            year, month, day = found[1], MONTHS[int(found[2]) - 1], str(int(found[3]))
            wanted = re.compile(rf"\b(?:{month} (?P<d>{day}), (?P<y>{year})|(?P<d2>{day}) {month} (?P<y2>{year}))\b")
            places = [(message, place) for message, text in enumerate(self._texts) for place in wanted.finditer(text)]
            if len(places) == 1 and found[0] not in self._places:
                message, place = places[0]
                year_at, day_at = (max(place.start(name), place.start(f"{name}2")) for name in ("y", "d"))
                month_at, start = place.start() + place[0].index(month), found.start()
                last = day_at + len(day) - 1
                words = [(start, year_at, 4), (start + 5, month_at, 1), (start + 6, month_at, 1), (start + 8, day_at, 1), (start + 9, last, 1)]
                yield Copied(message, words, letters=False)

    def copied(self, reply: str) -> Iterator[Copied]:
        """Everything copied: names, numbers (also those that stand there in words), values of JSON, runs of two words or more. Of several
        messages it comes from the latest, and what stands there more than once is left out: which of the places is meant is not known."""
        words = _words(reply)
        number = 0
        while number < len(words):
            run = self._run(words, number, reply)
            word, start = words[number]
            telling = run and any(word.lower() not in COMMON for word, _ in words[number : number + len(run.words)])
            if telling and (len(run.words) > 1 or reply[start - 1 : start] == '"' or any(letter.isupper() or letter.isdigit() for letter in word)):
                yield run
            number += len(run.words) if run else 1

    def _run(self, words: list[tuple[str, int]], number: int, reply: str) -> Copied | None:
        """The longest run of the words of the reply from one on that a message holds; it ends where a value of JSON does."""
        word = words[number][0]
        places = self._places.get(word) or self._places.get(IN_WORDS.get(word, ""), [])
        if len(places) > MOST_PLACES:
            return None
        length = 1
        while places and number + length < len(words) and '"' not in reply[words[number + length - 1][1] : words[number + length][1]]:
            following = [place for place in places if self._word(place, length) == words[number + length][0]]
            if not following:
                break
            places = following
            length += 1
        start, (last, end) = words[number][1], words[number + length - 1]
        if not (reply.startswith('":', end + len(last)) or reply.endswith('{"name": "', 0, start)):
            # A request repeats what the schema of a tool lists, a later one what an earlier one named; names of parameters and tools come from the schema.
            places = [place for place in places if place[0] == places[-1][0]]
        if len(places) != 1:
            return None
        message, first = places[0]
        source = self._messages[message][first : first + length]
        return Copied(message, [(start, begin, len(word)) for (word, start), (_, begin) in zip(words[number : number + length], source, strict=True)])

    def _word(self, place: tuple[int, int], further: int) -> str:
        words = self._messages[place[0]]
        return words[place[1] + further][0] if place[1] + further < len(words) else ""


def _words(text: str) -> list[tuple[str, int]]:
    return [(word[0], word.start()) for word in WORD.finditer(text)]
