"""Where the heads of a layer are to look: found while a conversation is encoded, and learned beside its text (train.py).

A link is (a place, an earlier place): the head is to look from the first at the second. Places count tokens from the conversation's beginning."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tokenizers import Encoding

from .copies import Context, Copied

# A tool in the system message up to where its description has ended, and its name in a call.
DESCRIBED = re.compile(r'\{"name": "(?P<name>[^"]+)", "description": ".*?", (?P<end>")parameters": ')
CALLED = re.compile(r'<tool_call>\n\{"name": (?P<start>")(?P<name>[^"]+)')

Link = tuple[int, int]


@dataclass
class Links:
    """`choices`: from where a reply that may call tools begins, and from where the name of a called tool is about to follow, to where
    that tool's description has ended; from where a reply about a text begins to where the sentence has ended that answers; or, if no
    tool is called and no sentence answers, to where the conversation begins. `copies`: from where something copied is about to follow
    to where it stands. `further`: the same for the tokens that such a copy goes on with."""

    choices: list[Link] = field(default_factory=list)
    copies: list[Link] = field(default_factory=list)
    further: list[Link] = field(default_factory=list)


class LinkFinder:
    """Told of the messages of a conversation, each with its tokens and the place of the first of them, in their order."""

    def __init__(self, values: Iterable[str | None]):
        """`values`: those of the Conversation."""
        self.links = Links()
        self._values = iter(values)
        self._context = Context()
        self._sources: list[tuple[int, Encoding]] = []
        self._described: dict[str, int] = {}
        self._asked = False

    def heard(self, role: str, text: str, tokens: Encoding, first: int) -> None:
        """A message of anyone but the assistant."""
        if role == "system":
            self._described = {one["name"]: first + tokens.char_to_token(one.start("end")) for one in DESCRIBED.finditer(text)}
        self._context.add(text)
        self._sources.append((first, tokens))
        self._asked = role == "user"

    def said(self, reply: str, tokens: Encoding, first: int) -> None:
        """A reply, without an opening of thinking that the prompt gave."""
        begin = first - 1
        calls = [call for call in CALLED.finditer(reply) if call["name"] in self._described]
        self.links.choices += [(first + tokens.char_to_token(call.start("start")), self._described[call["name"]]) for call in calls]
        if self._described and self._asked:
            self.links.choices.append((begin, self._described[calls[0]["name"]] if calls else 0))
        for run in (*self._context.copied(reply), *self._context.dates(reply)):
            self._copied(run, tokens, first)
        value = next(self._values, None)
        if value == "":
            self.links.choices.append((begin, 0))
        elif value and (told := self._context.told(value)):
            source_first, source = self._sources[told[0]]
            self.links.choices.append((begin, source_first + source.char_to_token(told[1])))
        self._asked = False

    def _copied(self, run: Copied, tokens: Encoding, first: int) -> None:
        source_first, source = self._sources[run.message]
        for number, (token, place) in enumerate(_tokens(run, tokens, source)):
            link = first + token - 1, source_first + place
            if not number:
                self.links.copies.append(link)
            elif not run.letters or tokens.ids[token] == source.ids[place]:
                self.links.further.append(link)


def _tokens(run: Copied, tokens: Encoding, source: Encoding) -> Iterator[tuple[int, int]]:
    """Every token of the copied words, and the one of the source that holds the same character."""
    before = -1
    for start, begin, length in run.words:
        for further in range(length):
            token = tokens.char_to_token(start + further)
            if token != before:
                before = token
                yield token, source.char_to_token(begin + further)
