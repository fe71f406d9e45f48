"""Tiny models with random weights, written with their vocabularies as GGUF files."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, PoolingType
from gguf.quants import quantize

from .vocabularies import Vocabulary

HIDDEN = 64
FEED_FORWARD = 96
LAYERS = 2
HEADS = 4
KEY_VALUE_HEADS = 2
HEAD = HIDDEN // HEADS
CONTEXT = 512
ENCODER_CONTEXT = 128
Q8_0, Q4_0, F32 = GGMLQuantizationType.Q8_0, GGMLQuantizationType.Q4_0, GGMLQuantizationType.F32


class Weights:
    """Writes seeded tensors. Norms are near one, so that tests notice a missing one."""

    def __init__(self, writer: GGUFWriter) -> None:
        self.writer = writer
        self.random = np.random.default_rng(7)

    def matrix(self, name: str, rows: int, columns: int, kind: GGMLQuantizationType, zeros: Sequence[int] = ()) -> None:
        """`zeros`: indices of rows that are zero."""
        values = self.random.normal(0, 0.2, (rows, columns)).astype(np.float32)
        values[list(zeros)] = 0
        self.writer.add_tensor(name, quantize(values, kind), raw_dtype=kind)

    def vector(self, name: str, size: int, mean: float = 0.0) -> None:
        self.writer.add_tensor(name, self.random.normal(mean, 0.1, size).astype(np.float32))


def _sizes(writer: GGUFWriter, name: str, context: int) -> None:
    writer.add_name(name)
    writer.add_type("model")
    writer.add_license("apache-2.0")
    writer.add_context_length(context)
    writer.add_embedding_length(HIDDEN)
    writer.add_feed_forward_length(FEED_FORWARD)
    writer.add_block_count(LAYERS)
    writer.add_head_count(HEADS)


def _save(writer: GGUFWriter) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_decoder(path: Path, vocabulary: Vocabulary, split: int = 0, unwritten: Sequence[int] = (), kind: GGMLQuantizationType | None = None) -> None:
    """A model of the family llama. `split`: max tensors of a file; 0: one file. `unwritten`: tokens that it hardly ever writes. `kind`: default: several."""
    most, some = kind or Q8_0, kind or Q4_0
    writer = GGUFWriter(path, "llama", split_max_tensors=split)
    _sizes(writer, "Tiny llama", CONTEXT)
    writer.add_head_count_kv(KEY_VALUE_HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(HEAD)
    writer.add_rope_freq_base(10_000.0)
    writer.add_vocab_size(len(vocabulary.tokens))
    vocabulary.write(writer)
    weights = Weights(writer)
    weights.matrix("token_embd.weight", len(vocabulary.tokens), HIDDEN, most, unwritten)
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        weights.vector(f"{block}.attn_norm.weight", HIDDEN, 1)
        weights.matrix(f"{block}.attn_q.weight", HIDDEN, HIDDEN, most)
        weights.matrix(f"{block}.attn_k.weight", HEAD * KEY_VALUE_HEADS, HIDDEN, most)
        weights.matrix(f"{block}.attn_v.weight", HEAD * KEY_VALUE_HEADS, HIDDEN, most)
        weights.matrix(f"{block}.attn_output.weight", HIDDEN, HIDDEN, some)
        weights.vector(f"{block}.ffn_norm.weight", HIDDEN, 1)
        weights.matrix(f"{block}.ffn_gate.weight", FEED_FORWARD, HIDDEN, some)
        weights.matrix(f"{block}.ffn_up.weight", FEED_FORWARD, HIDDEN, some)
        weights.matrix(f"{block}.ffn_down.weight", HIDDEN, FEED_FORWARD, most)
    weights.vector("output_norm.weight", HIDDEN, 1)
    _save(writer)


def write_encoder(path: Path, vocabulary: Vocabulary, ranks: bool) -> None:
    """A model of the family bert: an embedder with mean pooling, or a reranker with a classifier."""
    writer = GGUFWriter(path, "bert")
    _sizes(writer, "Tiny bert", ENCODER_CONTEXT)
    writer.add_layer_norm_eps(1e-5)
    writer.add_causal_attention(False)
    writer.add_pooling_type(PoolingType.RANK if ranks else PoolingType.MEAN)
    writer.add_token_type_count(2)
    vocabulary.write(writer)
    weights = Weights(writer)
    weights.matrix("token_embd.weight", len(vocabulary.tokens), HIDDEN, Q8_0)
    weights.matrix("position_embd.weight", ENCODER_CONTEXT, HIDDEN, F32)
    weights.matrix("token_types.weight", 2, HIDDEN, F32)
    weights.vector("token_embd_norm.weight", HIDDEN, 1)
    weights.vector("token_embd_norm.bias", HIDDEN)
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            weights.matrix(f"{block}.{part}.weight", HIDDEN, HIDDEN, Q8_0)
            weights.vector(f"{block}.{part}.bias", HIDDEN)
        weights.vector(f"{block}.attn_output_norm.weight", HIDDEN, 1)
        weights.vector(f"{block}.attn_output_norm.bias", HIDDEN)
        weights.matrix(f"{block}.ffn_up.weight", FEED_FORWARD, HIDDEN, Q8_0)
        weights.vector(f"{block}.ffn_up.bias", FEED_FORWARD)
        weights.matrix(f"{block}.ffn_down.weight", HIDDEN, FEED_FORWARD, Q8_0)
        weights.vector(f"{block}.ffn_down.bias", HIDDEN)
        weights.vector(f"{block}.layer_output_norm.weight", HIDDEN, 1)
        weights.vector(f"{block}.layer_output_norm.bias", HIDDEN)
    if ranks:
        weights.matrix("cls.weight", HIDDEN, HIDDEN, F32)
        weights.vector("cls.bias", HIDDEN)
        weights.matrix("cls.output.weight", 1, HIDDEN, F32)
        weights.vector("cls.output.bias", 1)
    _save(writer)
