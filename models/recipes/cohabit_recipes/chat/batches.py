"""Token rows for training steps. A step's rows follow from the seed and the step number alone, so training can be
taken up again at any step."""

import random
from dataclasses import dataclass

import numpy as np
from tokenizers import Tokenizer

from .config import Size
from .data.conversation import THINK, Conversation, Stream
from .data.corpora import Corpora
from .data.mix import EARLY_TOKENS, draw
from .tokenizer import END_OF_TEXT, TURN_END, TURN_START

PROSE_WEIGHT = 0.3
# Share of a step's tokens whose loss is computed: all of the replies, and of the rest as many as there is room for.
LOSS_SHARE = 0.36
# The rest is mostly invented names, which nobody can foretell: at full weight their loss would drown that of the replies.
CONTEXT_FACTOR = 0.2


@dataclass
class StepBatch:
    """`ids` [rows, length + 1]; `starts` [rows, length]: where the conversation of each token begins; `positions`: where, in the
    flattened [rows, length], the next token's loss counts, and with what `weights`."""

    ids: np.ndarray
    starts: np.ndarray
    positions: np.ndarray
    weights: np.ndarray


@dataclass
class Encoder:
    """Renders a conversation just as the chat template does, with a loss weight for every token."""

    tokenizer: Tokenizer

    def __post_init__(self):
        self.start, self.end, self.stop = map(self.tokenizer.token_to_id, (TURN_START, TURN_END, END_OF_TEXT))
        self.newline = self.tokenizer.encode("\n").ids
        self.assistant = self.tokenizer.encode("assistant\n").ids

    def conversation(self, conversation: Conversation) -> tuple[list[int], list[float]]:
        ids: list[int] = []
        weights: list[float] = []

        def add(tokens: list[int], weight: float) -> None:
            ids.extend(tokens)
            weights.extend([weight] * len(tokens))

        for role, content in conversation.messages:
            add([self.start], conversation.context_weight)
            if role == "assistant":
                add(self.assistant, conversation.context_weight)
                # The prompt opens the thinking, where it is wanted; the model only goes on from there.
                opening = THINK if content.startswith(THINK) else ""
                add(self.tokenizer.encode(opening).ids, conversation.context_weight)
                add([*self.tokenizer.encode(content.removeprefix(opening)).ids, self.end], 1.0)
            else:
                add([*self.tokenizer.encode(f"{role}\n{content}").ids, self.end], conversation.context_weight)
            add(self.newline, conversation.context_weight)
        add([self.stop], conversation.context_weight)
        return ids, weights

    def prompt(self, messages: list[tuple[str, str]], thinks: bool = False) -> list[int]:
        """The generation prompt that follows `messages`; one that `thinks` opens the thinking."""
        ids, _ = self.conversation(Conversation(messages))
        return [*ids[:-1], self.start, *self.assistant, *(self.tokenizer.encode(THINK).ids if thinks else [])]

    def stream(self, stream: Stream) -> tuple[list[int], list[float]]:
        ids: list[int] = []
        weights: list[float] = []
        for text, weight in stream.pieces:
            tokens = self.tokenizer.encode(text).ids
            ids.extend(tokens)
            weights.extend([weight] * len(tokens))
        return [*ids, self.stop], [*weights, 0.05]

    def drawn(self, drawn: Conversation | Stream | str) -> tuple[list[int], list[float]]:
        if isinstance(drawn, str):
            return self.prose(drawn)
        return self.stream(drawn) if isinstance(drawn, Stream) else self.conversation(drawn)

    def prose(self, text: str) -> tuple[list[int], list[float]]:
        ids = [*self.tokenizer.encode(text).ids, self.stop]
        return ids, [PROSE_WEIGHT] * len(ids)


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
    misfits = 0
    while misfits < 12 and used.min() < width - 24:
        drawn = draw(rng, corpora, early=step < early_steps(size))
        row_ids, row_weights = encoder.drawn(drawn)
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
    return StepBatch(ids, starts[:, :-1], *_counted(rng, weights[:, 1:].ravel(), round(LOSS_SHARE * count * length)))


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
    starts = np.cumsum([0, *(part.ids.shape[0] * (part.ids.shape[1] - 1) for part in parts[:-1])])
    positions = [part.positions + start for part, start in zip(parts, starts, strict=True)]
    ids, rows, weights = (np.concatenate([getattr(part, name) for part in parts]) for name in ("ids", "starts", "weights"))
    return StepBatch(ids, rows, np.concatenate(positions), weights)
