"""The float and the quantised encoder under one interface: texts in, unit vectors out."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from tokenizers import Tokenizer
from transformers import BertModel

Encoder = Callable[[list[str]], np.ndarray]
Inputs = dict[str, np.ndarray]


def load_tokenizer(folder: Path, max_tokens: int | None = None) -> Tokenizer:
    """The tokenizer of a model folder with its stored padding off, cutting at the model's positions."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    positions = json.loads((folder / "config.json").read_text(encoding="utf-8"))["max_position_embeddings"]
    tokenizer.enable_truncation(max_tokens or positions)
    return tokenizer


def padded(encoded: list[list[int]]) -> Inputs:
    """Token ids of several texts as one batch."""
    ids = np.zeros((len(encoded), max(map(len, encoded))), dtype=np.int64)
    for row, tokens in enumerate(encoded):
        ids[row, : len(tokens)] = tokens
    return {"input_ids": ids, "attention_mask": (ids != 0).astype(np.int64), "token_type_ids": np.zeros_like(ids)}


def mean_pool(hidden: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """From token vectors to each text's vector: masked mean, then unit length, like the engine in the browser."""
    weights = mask[..., None].astype(np.float32)
    mean = (hidden * weights).sum(axis=1) / weights.sum(axis=1)
    return mean / np.linalg.norm(mean, axis=1, keepdims=True)


def encoder_of(tokenizer: Tokenizer, run: Callable[[Inputs], np.ndarray], batch: int = 1) -> Encoder:
    """`run` goes from token ids to token vectors. Texts of like length share a batch."""

    def encode(texts: list[str]) -> np.ndarray:
        encoded = [encoding.ids for encoding in tokenizer.encode_batch(texts)]
        order = np.argsort([len(ids) for ids in encoded])
        vectors: list[np.ndarray] = [np.empty(0)] * len(texts)
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            inputs = padded([encoded[row] for row in rows])
            for row, vector in zip(rows, mean_pool(run(inputs), inputs["attention_mask"]), strict=True):
                vectors[row] = vector
        return np.stack(vectors)

    return encode


def float_encoder(folder: Path) -> Encoder:
    model = BertModel.from_pretrained(folder).eval()

    @torch.no_grad()
    def run(inputs: Inputs) -> np.ndarray:
        return model(**{name: torch.from_numpy(value) for name, value in inputs.items()}).last_hidden_state.numpy()

    return encoder_of(load_tokenizer(folder), run)


def open_session(folder: Path) -> onnxruntime.InferenceSession:
    """The graph of a model folder, on one thread."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(folder / "onnx" / "model_quantized.onnx", options, providers=["CPUExecutionProvider"])


def onnx_encoder(folder: Path, max_tokens: int | None = None, batch: int = 1) -> Encoder:
    session = open_session(folder)
    return encoder_of(load_tokenizer(folder, max_tokens), lambda inputs: session.run(["last_hidden_state"], inputs)[0], batch)
