"""Which words of a reply are copied out of what stands before it."""

import re
from collections.abc import Iterator

WORD = re.compile(r"\w(?:[\w'.,:/@+-]*\w)?")


class Context:
    """The messages before a reply."""

    def __init__(self) -> None:
        self._messages: list[list[tuple[str, int]]] = []
        # (message, word) of each word that stands there once; None of those that stand there more often.
        self._places: dict[str, tuple[int, int] | None] = {}

    def add(self, text: str) -> None:
        words = [(word[0], word.start()) for word in WORD.finditer(text)]
        for number, (word, _) in enumerate(words):
            self._places[word] = None if word in self._places else (len(self._messages), number)
        self._messages.append(words)

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
