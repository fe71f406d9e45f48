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


Runner = Callable[[Inputs], np.ndarray]
"""From token ids to token vectors."""


def encoder_of(tokenizer: Tokenizer, run: Runner) -> Encoder:
    def encode(texts: list[str]) -> np.ndarray:
        vectors = []
        for text in texts:
            inputs = single_input(tokenizer, text)
            vectors.append(mean_pool(run(inputs), inputs["attention_mask"]))
        return np.concatenate(vectors)

    return encode


def model_runner(model: BertModel) -> Runner:
    @torch.no_grad()
    def run(inputs: Inputs) -> np.ndarray:
        return model(**{name: torch.from_numpy(value) for name, value in inputs.items()}).last_hidden_state.numpy()

    return run


def session_runner(session: onnxruntime.InferenceSession) -> Runner:
    return lambda inputs: session.run(["last_hidden_state"], inputs)[0]


def float_encoder(folder: Path) -> Encoder:
    return encoder_of(load_tokenizer(folder), model_runner(BertModel.from_pretrained(folder).eval()))


def open_session(onnx_file: Path, threads: int = 1) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(onnx_file, options, providers=["CPUExecutionProvider"])


def onnx_encoder(folder: Path) -> Encoder:
    return encoder_of(load_tokenizer(folder), session_runner(open_session(folder / "onnx" / "model_quantized.onnx")))
