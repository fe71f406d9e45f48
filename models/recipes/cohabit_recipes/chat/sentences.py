"""Sentences with what a larger encoder makes of them.

starter-embed's encoder has read a billion pairs of sentences; this decoder reads our own wordings alone and so would not know
that two questions mean the same. While it trains it also learns to foretell that encoder's vector of a sentence, at the
sentence's last token: what it then makes of a request is like what it makes of a tool's description with the same meaning."""

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer

from ..precision import autocast
from .batches import Encoder
from .data import words as w
from .data.calls import drawn_call, tools_of
from .data.comprehension import filled, passages_of
from .data.conversation import Conversation
from .data.corpora import Corpora
from .data.extraction import FIELDS
from .data.grounded import make_world
from .data.mix import GENERATORS

FILE = "sentences.npz"
SIZE = 384  # of a vector
LONGEST = 220  # characters
# Of each source the share of all sentences, in percent; those that run dry give less.
SHARES = {"requests": 32, "tools": 20, "meanings": 14, "corpora": 24, "facts": 6, "passages": 4}
# Tokens of a row of sentences, and how many of them there are to a sentence at most.
LENGTH, MEAN_TOKENS = 1024, 20
KEY = re.compile(r"[A-Za-z]+( [a-z]+){0,3}")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


def sentences(corpora: Corpora, seed: int, count: int) -> list[str]:
    """Different sentences: what users say in training, what tools do, meanings of words, and text of the corpora."""
    rng = random.Random(seed)
    sources = {"requests": _requests, "tools": _tools, "meanings": _meanings, "corpora": _corpora, "facts": _facts, "passages": _passages}
    found: dict[str, None] = {}
    for name, make in sources.items():
        wanted = len(found) + count * SHARES[name] // 100
        for text in make(rng, corpora):
            if 2 < len(text) <= LONGEST:
                found[text] = None
            if len(found) >= wanted:
                break
    texts = list(found)
    rng.shuffle(texts)
    return texts


def _requests(rng: random.Random, corpora: Corpora) -> Iterator[str]:
    for _ in range(400_000):
        kind = rng.choices(("chat", "knowledge", "direction", "system"), (5, 3, 4, 1))[0]
        drawn = GENERATORS[kind](rng, corpora, "train")
        if isinstance(drawn, Conversation):
            yield from (text for role, text in drawn.messages if role == "user")


def _tools(rng: random.Random, _: Corpora) -> Iterator[str]:
    tools = tools_of("train")
    for tool in tools:
        yield tool.description
        yield from (parameter.description for parameter in tool.parameters)
    while True:
        yield drawn_call(rng, rng.choice(tools), "train").request


def _meanings(rng: random.Random, corpora: Corpora) -> Iterator[str]:
    yield from (key.replace("_", " ") for field in FIELDS.values() for key in field.keys[:-2])
    groups = corpora.lexicon.all.groups
    yield from (word for group in groups for word in group.words)
    for group in rng.sample(groups, len(groups)):
        yield group.meaning
        yield from group.examples


def _corpora(rng: random.Random, corpora: Corpora) -> Iterator[str]:
    calls = [call.request for call in corpora.service_calls]
    texts = [*(text for text, _, _ in corpora.dialogues), *corpora.contexts, *corpora.prose]
    questions = [question for _, asked in corpora.passages for question, _ in asked]
    whole = [*calls, *questions, *(sentence for text in texts for line in text.split("\n") for sentence in SENTENCE_END.split(line))]
    yield from rng.sample(whole, len(whole))


def _facts(rng: random.Random, _: Corpora) -> Iterator[str]:
    while True:
        for fact in make_world(rng, "train", 3).facts:
            yield fact.question(rng, "train") if rng.random() < 0.6 else fact.statement(rng, "train")


def _passages(rng: random.Random, _: Corpora) -> Iterator[str]:
    for _ in range(3):
        for reading in passages_of("train"):
            passage = filled(rng, "train", reading)
            yield from SENTENCE_END.split(passage.text)
            yield from (question for question, _ in passage.questions)
            yield from passage.unanswered


def write_sentences(corpora: Corpora, seed: int, count: int, path: Path) -> None:
    """Draws the sentences and writes them with their vectors."""
    texts = sentences(corpora, seed, count)
    vectors = _vectors(texts)
    temporary = path.with_suffix(".new.npz")
    np.savez(temporary, texts=np.frombuffer("\0".join(texts).encode(), np.uint8), vectors=vectors)
    temporary.replace(path)


def _vectors(texts: list[str]) -> np.ndarray:
    """Unit vectors [texts, SIZE] of the encoder that starter-embed is made of, in half precision."""
    from transformers import BertModel

    from ..embed.encoders import load_tokenizer, model_runner
    from ..embed.pooling import mean_pool
    from ..embed.source import source_folder

    folder = source_folder()
    tokenizer, model = load_tokenizer(folder, 96), BertModel.from_pretrained(folder, add_pooling_layer=False).eval()
    tokenizer.enable_padding()
    run = model_runner(model)
    vectors = np.zeros((len(texts), model.config.hidden_size), np.float16)
    # Texts of like length share a batch, so that little of it is padding.
    order = sorted(range(len(texts)), key=lambda number: len(texts[number]))
    started = time.monotonic()
    for place in range(0, len(order), 128):
        numbers = order[place : place + 128]
        encoded = tokenizer.encode_batch([texts[number] for number in numbers])
        ids, mask = (np.array([getattr(one, name) for one in encoded]) for name in ("ids", "attention_mask"))
        with autocast():
            vectors[numbers] = mean_pool(run({"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}), mask)
        if place % 12800 == 0:
            print(f"sentences: {place} of {len(order)}, {place / (time.monotonic() - started + 1e-9):.0f} a second", flush=True)
    return vectors


@dataclass
class SentenceBatch:
    """`ids` [rows, length]; `starts` [rows, length]: where each sentence's frame begins; `ends`: places of the last tokens in the
    flattened rows; `vectors` [ends, SIZE]."""

    ids: np.ndarray
    starts: np.ndarray
    ends: np.ndarray
    vectors: np.ndarray


class SentencePool:
    """Sentences as tokens in frames as the decoder meets them: a user's turn, a tool's description, a key of an object, a sentence of a text."""

    def __init__(self, path: Path, tokenizer: Tokenizer):
        with np.load(path) as file:
            texts, self.vectors = file["texts"].tobytes().decode().split("\0"), file["vectors"]
        self.encoder = Encoder(tokenizer)
        self.tokens = [one.ids for one in tokenizer.encode_batch(texts)]
        # What the keys of an object may be called; their words stand together, with a mark between.
        short = [number for number, text in enumerate(texts) if KEY.fullmatch(text)]
        keys = ('"{}": "'.format(texts[number].lower().replace(" ", "_")) for number in short)
        self.keys = [(number, one.ids) for number, one in zip(short, tokenizer.encode_batch(list(keys)), strict=True)]
        rng = random.Random(0)
        names = (w.invented(rng, "train").lower() for _ in range(1000))
        self.tools = [one.ids for one in tokenizer.encode_batch([f'{{"name": "{name}", "description": "' for name in names])]
        self.user = [self.encoder.start, *tokenizer.encode("user\n").ids]
        self.described = tokenizer.encode('", "').ids

    def batch(self, rng: random.Random, rows: int) -> SentenceBatch:
        """Rows with a fixed number of places whose vectors are to be foretold; where too few sentences fit, the first is repeated."""
        ids, starts = np.full((rows, LENGTH), self.encoder.stop, np.int64), np.zeros((rows, LENGTH), np.int32)
        ends: list[int] = []
        chosen: list[int] = []
        for row in range(rows):
            used = 0
            while True:
                number, tokens = self._framed(rng)
                if used + len(tokens) > LENGTH:
                    break
                ids[row, used : used + len(tokens)] = tokens
                used += len(tokens)
                starts[row, used:] = used
                ends.append(row * LENGTH + used - 1)
                chosen.append(number)
        wanted = rows * LENGTH // MEAN_TOKENS
        numbers = [number if number < len(ends) else 0 for number in range(wanted)]
        return SentenceBatch(ids, starts, np.array(ends)[numbers], self.vectors[np.array(chosen)[numbers]].astype(np.float32))

    def _framed(self, rng: random.Random) -> tuple[int, list[int]]:
        """A sentence's number, and its tokens in a frame, of which the last one is to know what it means."""
        draws = rng.random()
        if draws < 0.12:
            return rng.choice(self.keys)
        number = rng.randrange(len(self.tokens))
        tokens = self.tokens[number]
        if draws < 0.5:
            return number, [*self.user, *tokens, self.encoder.end]
        if draws < 0.8:
            return number, [*rng.choice(self.tools), *tokens, *self.described]
        return number, [*tokens, *self.encoder.newline] if draws < 0.9 else tokens
