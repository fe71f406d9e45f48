"""Which words of a reply are copied out of what stands before it, and which sentence there holds what it answers."""

import re
from collections.abc import Iterator

SENTENCE_END = re.compile(r"[.!?](?=\s|$)|\n|$")
WORD = re.compile(r"\w(?:[\w'.,:/@+-]*\w)?")


class Context:
    """The messages before a reply."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._messages: list[list[tuple[str, int]]] = []
        # (message, word) of each word that stands there once; None of those that stand there more often.
        self._places: dict[str, tuple[int, int] | None] = {}

    def add(self, text: str) -> None:
        words = [(word[0], word.start()) for word in WORD.finditer(text)]
        for number, (word, _) in enumerate(words):
            self._places[word] = None if word in self._places else (len(self._messages), number)
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

    def copied(self, reply: str) -> Iterator[tuple[int, int, int]]:
        """(character of the reply, message, character of the message) of the first word of everything copied: names, numbers,
        values of JSON, runs of two words or more. Words that stand in the messages more than once are left out: which of the
        places they come from is not known."""
        words = [(word[0], word.start()) for word in WORD.finditer(reply)]
        before = None
        for number, (word, start) in enumerate(words):
            place = self._places.get(word)
            if place and place != before:
                message, source = place[0], self._messages[place[0]]
                following = [word for word, _ in (words[number + 1 : number + 2] + source[place[1] + 1 : place[1] + 2])]
                run = len(following) == 2 and following[0] == following[1]
                if run or reply[start - 1 : start] == '"' or any(letter.isupper() or letter.isdigit() for letter in word):
                    yield start, message, source[place[1]][1]
            before = place and (place[0], place[1] + 1)
