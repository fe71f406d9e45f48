"""Processes that draw training text beside a GPU, which would wait for one of them."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from tokenizers import Tokenizer

from .batches import Encoder, StepBatch, joined, step_batch
from .config import Rows
from .data import words
from .data.corpora import Corpora

# How many steps are drawn ahead of the training.
AHEAD = 6
_drawing: tuple[Encoder, Corpora, Rows, int]


def _start(tokenizer: str, corpora: Corpora, rows: Rows, seed: int, wild: list[str], sentences: list[str]) -> None:
    global _drawing
    # Reading the corpora fills these lists of words; a new process has them empty.
    words.WILD[:], words.SENTENCES[:] = wild, sentences
    _drawing = Encoder(Tokenizer.from_str(tokenizer)), corpora, rows, seed


def _part(step: int, part: int, parts: int) -> StepBatch:
    encoder, corpora, rows, seed = _drawing
    return step_batch(encoder, corpora, rows, seed, step, part, parts)


def loaded_batches(tokenizer: Tokenizer, corpora: Corpora, rows: Rows, seed: int, steps: Iterable[int], loaders: int) -> Iterator[StepBatch]:
    """The batches of the steps in order, each drawn in parts by `loaders` processes while earlier ones are trained on."""
    # A part holds at least one row of the longest length.
    parts = min(loaders, rows.tokens_per_step // max(rows.lengths))
    settings = (tokenizer.to_str(), corpora, rows, seed, words.WILD, words.SENTENCES)
    # Forked processes would share the locks of the tokenizer and of PyTorch.
    with ProcessPoolExecutor(loaders, get_context("spawn"), _start, settings) as pool:
        waiting: deque[list[Future[StepBatch]]] = deque()
        for step in steps:
            waiting.append([pool.submit(_part, step, part, parts) for part in range(parts)])
            if len(waiting) > AHEAD:
                yield joined([future.result() for future in waiting.popleft()])
        while waiting:
            yield joined([future.result() for future in waiting.popleft()])
