"""The float and the quantised encoder behind one call: texts in, unit vectors out, one text at a time."""

import json
from pathlib import Path
from typing import Callable

import numpy as np
import onnxruntime
import torch
from tokenizers import Tokenizer
from transformers import BertModel

from .pooling import mean_pool

Encoder = Callable[[list[str]], np.ndarray]
Inputs = dict[str, np.ndarray]


def load_tokenizer(folder: Path, max_tokens: int | None = None) -> Tokenizer:
    """The tokenizer of a model folder with its stored padding off, cutting at the model's positions."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    positions = json.loads((folder / "config.json").read_text(encoding="utf-8"))["max_position_embeddings"]
    tokenizer.enable_truncation(max_tokens or positions)
    return tokenizer


def single_input(tokenizer: Tokenizer, text: str) -> Inputs:
    ids = np.array([tokenizer.encode(text).ids], dtype=np.int64)
    return {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}


def float_encoder(folder: Path) -> Encoder:
    model = BertModel.from_pretrained(folder).eval()
    tokenizer = load_tokenizer(folder)

    def encode(texts: list[str]) -> np.ndarray:
        vectors = []
        for text in texts:
            inputs = single_input(tokenizer, text)
            with torch.no_grad():
                hidden = model(**{name: torch.from_numpy(value) for name, value in inputs.items()}).last_hidden_state
            vectors.append(mean_pool(hidden.numpy(), inputs["attention_mask"]))
        return np.concatenate(vectors)

    return encode


def open_session(onnx_file: Path, threads: int = 1) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(onnx_file, options, providers=["CPUExecutionProvider"])


def onnx_encoder(folder: Path) -> Encoder:
    session = open_session(folder / "onnx" / "model_quantized.onnx")
    tokenizer = load_tokenizer(folder)

    def encode(texts: list[str]) -> np.ndarray:
        vectors = []
        for text in texts:
            inputs = single_input(tokenizer, text)
            (hidden,) = session.run(["last_hidden_state"], inputs)
            vectors.append(mean_pool(hidden, inputs["attention_mask"]))
        return np.concatenate(vectors)

    return encode
