"""Query-passage pairs as token batches: [CLS] query [SEP] passage [SEP]."""

from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer

from ..embed.encoders import padded

MOST_QUERY_TOKENS = 64


def pair_tokenizer(folder: Path, max_tokens: int) -> Tokenizer:
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(max_tokens, strategy="only_second")
    return tokenizer


def encode_pairs(tokenizer: Tokenizer, pairs: list[tuple[str, str]]) -> list[tuple[list[int], list[int]]]:
    """Token ids and type ids of each pair; over-long queries are cut by characters first, so that passages can be cut."""
    limited = [(query[: MOST_QUERY_TOKENS * 6], passage) for query, passage in pairs]
    return [(encoding.ids, encoding.type_ids) for encoding in tokenizer.encode_batch(limited)]


def pad(encoded: list[tuple[list[int], list[int]]]) -> dict[str, np.ndarray]:
    return padded([ids for ids, _ in encoded]) | {"token_type_ids": padded([kinds for _, kinds in encoded])["input_ids"]}


def as_tensors(batch: dict[str, np.ndarray]) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(value) for name, value in batch.items()}
