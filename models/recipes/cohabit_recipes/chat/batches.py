"""Token rows for training steps. A step's rows follow from the seed and the step number alone, so training can be
taken up again at any step."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from tokenizers import Encoding, Tokenizer

from .config import Size
from .copies import Context, Copied
from .data.conversation import THINK, Conversation, Stream
from .data.corpora import Corpora
from .data.mix import EARLY_TOKENS, draw
from .tokenizer import END_OF_TEXT, TURN_END, TURN_START

PROSE_WEIGHT = 0.3
# Share of a step's tokens whose loss is computed: all of the replies, and of the rest as many as there is room for.
LOSS_SHARE = 0.36
# The rest is mostly invented names, which nobody can foretell: at full weight their loss would drown that of the replies.
CONTEXT_FACTOR = 0.2


# How many tokens of a step there are to a link of each kind, at least: more are left out.
TOKENS_PER_LINK = {"choices": 40, "copies": 40, "further": 24}
# A tool in the system message up to where its description has ended, and its name in a call.
DESCRIBED = re.compile(r'\{"name": "(?P<name>[^"]+)", "description": ".*?", (?P<end>")parameters": ')
CALLED = re.compile(r'<tool_call>\n\{"name": (?P<start>")(?P<name>[^"]+)')


@dataclass
class StepBatch:
    """`ids` [rows, length + 1]; `starts` [rows, length]: where the conversation of each token begins; `positions`: where, in the
    flattened [rows, length], the next token's loss counts, and with what `weights`; `choices` [links, 2]: where a reply that may
    call tools begins and where the name of a called tool is about to follow, and where, before it, that tool's description has ended;
    where a reply about a text begins, and where the sentence has ended that answers; or, if no tool is called and no sentence answers,
    where the conversation begins; `copies` [links, 2]: where something copied is about to follow, and where it stands; `further` [links, 2]:
    the same for the tokens that such a copy goes on with; -1 fills all of them up."""

    ids: np.ndarray
    starts: np.ndarray
    positions: np.ndarray
    weights: np.ndarray
    choices: np.ndarray
    copies: np.ndarray
    further: np.ndarray


@dataclass
class Encoded:
    """Token ids, the loss weight of each, and the links of a StepBatch."""

    ids: list[int] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    choices: list[tuple[int, int]] = field(default_factory=list)
    copies: list[tuple[int, int]] = field(default_factory=list)
    further: list[tuple[int, int]] = field(default_factory=list)

    def add(self, tokens: list[int], weight: float) -> None:
        self.ids.extend(tokens)
        self.weights.extend([weight] * len(tokens))


@dataclass
class Encoder:
    """Renders a conversation just as the chat template does, with a loss weight for every token."""

    tokenizer: Tokenizer

    def __post_init__(self):
        self.start, self.end, self.stop = map(self.tokenizer.token_to_id, (TURN_START, TURN_END, END_OF_TEXT))
        self.newline = self.tokenizer.encode("\n").ids
        self.assistant = self.tokenizer.encode("assistant\n").ids

    def conversation(self, conversation: Conversation) -> Encoded:
        encoded = Encoded()
        described: dict[str, int] = {}
        context, sources, before = Context(), [], ""
        values = iter(conversation.values)
        for role, content in conversation.messages:
            encoded.add([self.start], conversation.context_weight)
            if role == "assistant":
                encoded.add(self.assistant, conversation.context_weight)
                # The prompt opens the thinking, where it is wanted; the model only goes on from there.
                opening = THINK if content.startswith(THINK) else ""
                encoded.add(self.tokenizer.encode(opening).ids, conversation.context_weight)
                said = content.removeprefix(opening)
                tokens = self.tokenizer.encode(said)
                calls = [call for call in CALLED.finditer(said) if call["name"] in described]
                encoded.choices += [(len(encoded.ids) + tokens.char_to_token(call.start("start")), described[call["name"]]) for call in calls]
                if described and before == "user":
                    encoded.choices.append((len(encoded.ids) - 1, described[calls[0]["name"]] if calls else 0))
                for run in (*context.copied(said), *context.dates(said)):
                    first, source = sources[run.message]
                    pairs = list(copied_tokens(run, tokens, source))
                    links = [(len(encoded.ids) + token - 1, first + place) for token, place in pairs]
                    encoded.copies.append(links[0])
                    same = [not run.letters or tokens.ids[token] == source.ids[place] for token, place in pairs]
                    encoded.further += [link for link, kept in zip(links[1:], same[1:], strict=True) if kept]
                value = next(values, None)
                if value == "":
                    encoded.choices.append((len(encoded.ids) - 1, 0))
                elif value and (place := context.told(value)):
                    first, source = sources[place[0]]
                    encoded.choices.append((len(encoded.ids) - 1, first + source.char_to_token(place[1])))
                encoded.add([*tokens.ids, self.end], 1.0)
            else:
                text = f"{role}\n{content}"
                tokens = self.tokenizer.encode(text)
                if role == "system":
                    described = {one["name"]: len(encoded.ids) + tokens.char_to_token(one.start("end")) for one in DESCRIBED.finditer(text)}
                context.add(text)
                sources.append((len(encoded.ids), tokens))
                encoded.add([*tokens.ids, self.end], conversation.context_weight)
            encoded.add(self.newline, conversation.context_weight)
            before = role
        encoded.add([self.stop], conversation.context_weight)
        return encoded

    def prompt(self, messages: list[tuple[str, str]], thinks: bool = False) -> list[int]:
        """The generation prompt that follows `messages`; one that `thinks` opens the thinking."""
        return [*self.conversation(Conversation(messages)).ids[:-1], self.start, *self.assistant, *(self.tokenizer.encode(THINK).ids if thinks else [])]

    def stream(self, stream: Stream) -> Encoded:
        encoded = Encoded()
        for text, weight in stream.pieces:
            encoded.add(self.tokenizer.encode(text).ids, weight)
        encoded.add([self.stop], 0.05)
        return encoded

    def drawn(self, drawn: Conversation | Stream | str) -> Encoded:
        if isinstance(drawn, str):
            ids = [*self.tokenizer.encode(drawn).ids, self.stop]
            return Encoded(ids, [PROSE_WEIGHT] * len(ids))
        return self.stream(drawn) if isinstance(drawn, Stream) else self.conversation(drawn)


def copied_tokens(run: Copied, tokens: Encoding, source: Encoding) -> Iterator[tuple[int, int]]:
    """Every token of the copied words, and the one of the source that holds the same character."""
    before = -1
    for start, begin, length in run.words:
        for further in range(length):
            token = tokens.char_to_token(start + further)
            if token != before:
                before = token
                yield token, source.char_to_token(begin + further)


def early_steps(size: Size) -> int:
    """Steps of a training from scratch before it sees the full mix."""
    return EARLY_TOKENS // size.tokens_per_step


def step_batch(encoder: Encoder, corpora: Corpora, size: Size, seed: int, step: int, part: int = 0, parts: int = 1) -> StepBatch:
    """The rows of one training step, or of one of its equal parts: whole conversations packed into rows."""
    rng = random.Random(f"{seed}/{step}/{part}")
    # All parts have rows of one length, so that they make one batch and no process waits for another.
    length = random.Random(f"{seed}/{step}").choices(list(size.row_lengths), list(size.row_lengths.values()))[0]
    width = length + 1
    count = size.tokens_per_step // parts // length
    ids = np.full((count, width), encoder.stop, np.int64)
    weights = np.zeros((count, width), np.float32)
    starts = np.zeros((count, width), np.int32)
    used = np.zeros(count, np.int64)
    links: dict[str, list[tuple[int, int]]] = {name: [] for name in TOKENS_PER_LINK}
    misfits = 0
    while misfits < 12 and used.min() < width - 24:
        drawn = draw(rng, corpora, early=step < early_steps(size))
        encoded = encoder.drawn(drawn)
        row_ids, row_weights = encoded.ids, encoded.weights
        if not isinstance(drawn, Conversation):
            row_ids, row_weights = row_ids[:width], row_weights[:width]
        room = np.flatnonzero(used + len(row_ids) <= width)
        if len(room) == 0:
            misfits += 1
            continue
        row, place = room[0], used[room[0]]
        ids[row, place : place + len(row_ids)] = row_ids
        weights[row, place : place + len(row_ids)] = row_weights
        begin = row * length + place
        for name, found in links.items():
            found += [(begin + link, begin + target) for link, target in getattr(encoded, name)]
        used[row] += len(row_ids)
        starts[row, used[row] :] = used[row]
        misfits = 0
    counted = _counted(rng, weights[:, 1:].ravel(), round(LOSS_SHARE * count * length))
    kept = {name: _filled(rng, found, count * length // TOKENS_PER_LINK[name]) for name, found in links.items()}
    return StepBatch(ids, starts[:, :-1], *counted, **kept)


def _filled(rng: random.Random, links: list[tuple[int, int]], room: int) -> np.ndarray:
    """The links, or as many of them as there is room for, filled up with -1."""
    kept = rng.sample(links, min(room, len(links)))
    return np.array(kept + [(-1, -1)] * (room - len(kept)), np.int64)


def _counted(rng: random.Random, weights: np.ndarray, room: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions and weights of `room` tokens. Context tokens that are left out are made up for by the weight of the others."""
    draws = np.random.default_rng(rng.getrandbits(32))
    replies, context = np.flatnonzero(weights >= 0.5), np.flatnonzero((weights > 0) & (weights < 0.5))
    if len(replies) > room:
        replies = draws.choice(replies, room, replace=False)
    kept = draws.choice(context, min(len(context), room - len(replies)), replace=False)
    rest = np.zeros(room - len(replies) - len(kept), np.int64)
    scale = len(context) / max(1, len(kept))
    positions = np.concatenate([replies, kept, rest]).astype(np.int64)
    values = np.concatenate([weights[replies], weights[kept] * min(scale, 4.0) * CONTEXT_FACTOR, np.zeros(len(rest))]).astype(np.float32)
    order = np.argsort(positions)
    return positions[order], values[order]


def joined(parts: list[StepBatch]) -> StepBatch:
    """Parts of a step as one batch."""
    befores = np.cumsum([0, *(part.ids.shape[0] * (part.ids.shape[1] - 1) for part in parts[:-1])])
    merged = {name: np.concatenate([getattr(part, name) for part in parts]) for name in ("ids", "starts", "weights")}
    for name in ("positions", *TOKENS_PER_LINK):
        places = (getattr(part, name) for part in parts)
        merged[name] = np.concatenate([np.where(place < 0, place, place + before) for place, before in zip(places, befores, strict=True)])
    return StepBatch(**merged)
