"""Late interaction without training: each word of the query looks for its nearest word of the passage among the token
vectors of starter-embed, and the mean of their cosines is the score (max-sim)."""

from pathlib import Path

import numpy as np

from ..embed.encoders import load_tokenizer, open_session

MOST_TOKENS = 160
"""As for the cosines of the lists."""


def token_vectors(folder: Path, texts: list[str], batch: int = 32) -> dict[str, np.ndarray]:
    """Unit vectors of the tokens of every text, without [CLS] and [SEP], as float16."""
    session, tokenizer = open_session(folder / "onnx" / "model_quantized.onnx"), load_tokenizer(folder, MOST_TOKENS)
    texts = sorted(set(texts), key=len)
    vectors = {}
    for start in range(0, len(texts), batch):
        some = texts[start : start + batch]
        encoded = [encoding.ids for encoding in tokenizer.encode_batch(some)]
        ids = np.zeros((len(some), max(map(len, encoded))), dtype=np.int64)
        for row, tokens in enumerate(encoded):
            ids[row, : len(tokens)] = tokens
        inputs = {"input_ids": ids, "attention_mask": (ids != 0).astype(np.int64), "token_type_ids": np.zeros_like(ids)}
        hidden = session.run(None, inputs)[0]
        for row, tokens in enumerate(encoded):
            inner = hidden[row, 1 : len(tokens) - 1]
            vectors[some[row]] = (inner / np.linalg.norm(inner, axis=1, keepdims=True)).astype(np.float16)
    return vectors


def max_sim(query: np.ndarray, passage: np.ndarray) -> float:
    if not len(query) or not len(passage):
        return 0.0
    return float((query.astype(np.float32) @ passage.astype(np.float32).T).max(axis=1).mean())


def late_scores(folder: Path, lists: list[dict]) -> list[np.ndarray]:
    texts = [entry["query"] for entry in lists] + [c["passage"] for entry in lists for c in entry["candidates"]]
    vectors = token_vectors(folder, texts)
    return [
        np.array([max_sim(vectors[entry["query"]], vectors[candidate["passage"]]) for candidate in entry["candidates"]])
        for entry in lists
    ]
