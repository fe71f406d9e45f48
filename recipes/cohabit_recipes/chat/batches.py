"""Token rows for training steps. A step's rows follow from the seed and the step number alone, so training can be
taken up again at any step."""

import random
from dataclasses import dataclass, field

import numpy as np
from tokenizers import Tokenizer

from .config import ROW_LENGTHS, TOKENS_PER_STEP
from .data.conversation import THINK, Conversation, Stream
from .data.corpora import Corpora
from .data.mix import draw
from .tokenizer import END_OF_TEXT, TAGS, TURN_END, TURN_START

PROSE_WEIGHT = 0.3
# Share of a step's tokens that count in the loss: all tokens of replies, and other tokens up to this share.
LOSS_SHARE = 0.4
# The other tokens are mostly invented names, which are unpredictable: at full weight their loss would dominate the replies'.
CONTEXT_FACTOR = 0.25
# Replies about a tool's results have words of that tool, which are unpredictable, too, and only a few values.
RESULT_WEIGHT = 0.5
TOOL_CALL, TOOL_RESULT = TAGS[0], TAGS[2]


@dataclass
class StepBatch:
    """`ids` [rows, length + 1]; `starts` [rows, length]: the position at which the conversation of each token begins; `positions`: indices in
    the flattened [rows, length] at which the loss of the next token counts, with these `weights`."""

    ids: np.ndarray
    starts: np.ndarray
    positions: np.ndarray
    weights: np.ndarray


@dataclass
class Encoded:
    """Token ids, and the loss weight of each."""

    ids: list[int] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)

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
        encoded = self._messages(conversation.messages, conversation.context_weight)
        encoded.add([self.stop], conversation.context_weight)
        return encoded

    def prompt(self, messages: list[tuple[str, str]], thinks: bool = False) -> list[int]:
        """The generation prompt that follows `messages`; with `thinks` it opens the thinking."""
        return [*self._messages(messages).ids, self.start, *self.assistant, *(self.tokenizer.encode(THINK).ids if thinks else [])]

    def _messages(self, messages: list[tuple[str, str]], context_weight: float = 0.0) -> Encoded:
        encoded, before = Encoded(), ""
        for role, content in messages:
            encoded.add([self.start], context_weight)
            text, weight = f"{role}\n{content}", context_weight
            if role == "assistant":
                encoded.add(self.assistant, context_weight)
                # If the reply has thinking, the prompt opens it, and the model continues from there.
                opening = THINK if content.startswith(THINK) else ""
                encoded.add(self.tokenizer.encode(opening).ids, context_weight)
                text = content.removeprefix(opening)
                weight = RESULT_WEIGHT if before.startswith(TOOL_RESULT) and not text.startswith(TOOL_CALL) else 1.0
            encoded.add([*self.tokenizer.encode(text).ids, self.end], weight)
            encoded.add(self.newline, context_weight)
            before = content
        return encoded

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


def step_batch(encoder: Encoder, corpora: Corpora, seed: int, step: int) -> StepBatch:
    """The rows of one training step: whole conversations packed into rows of one length."""
    rng = random.Random(f"{seed}/{step}/0")
    length = random.Random(f"{seed}/{step}").choices(list(ROW_LENGTHS), list(ROW_LENGTHS.values()))[0]
    width = length + 1
    count = TOKENS_PER_STEP // length
    ids = np.full((count, width), encoder.stop, np.int64)
    weights = np.zeros((count, width), np.float32)
    starts = np.zeros((count, width), np.int32)
    used = np.zeros(count, np.int64)
    misfits = 0
    while misfits < 12 and used.min() < width - 24:
        drawn = draw(rng, corpora)
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
        used[row] += len(row_ids)
        starts[row, used[row] :] = used[row]
        misfits = 0
    counted = _counted(rng, weights[:, 1:].ravel(), round(LOSS_SHARE * count * length))
    return StepBatch(ids, starts[:, :-1], *counted)


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
