"""T5 as the graphs that are published of encoder-decoder models: an encoder, and a decoder of two branches in one file."""

import numpy as np
import onnx
import torch
from transformers.models.t5.modeling_t5 import T5Attention

from ..graphs.builder import Builder

LAYOUT = ["batch_size", "sequence"]
# Positions that the tables of distances reach to.
MAX_POSITIONS = 512


class Stack:
    """Layers of the encoder or of the decoder, written into a graph."""

    def __init__(self, b: Builder, config, weights: dict[str, np.ndarray], part: str):
        self.b, self.config, self.weights, self.part = b, config, weights, part

    def norm(self, x: str, name: str) -> str:
        scale = self.b.parameter(f"{name}.weight", self.weights[f"{name}.weight"])
        return self.b.op("SimplifiedLayerNormalization", x, scale, axis=-1, epsilon=self.config.layer_norm_epsilon, stash_type=1)

    def heads(self, x: str) -> str:
        """[batch, heads, sequence, width]"""
        shape = self.b.constant([0, 0, self.config.num_heads, self.config.d_kv])
        return self.b.op("Transpose", self.b.op("Reshape", x, shape), perm=[0, 2, 1, 3])

    def projected(self, x: str, name: str) -> str:
        return self.heads(self.b.linear(x, name, self.weights))

    def distances(self, queries: str, keys: str) -> str:
        """[1, heads, queries, keys]: the bias of a head for the distance between a key and a query."""
        b = self.b
        offsets = torch.arange(1 - MAX_POSITIONS, MAX_POSITIONS)
        buckets = T5Attention._relative_position_bucket(
            offsets, self.part == "encoder", self.config.relative_attention_num_buckets, self.config.relative_attention_max_distance
        )
        name = f"{self.part}.block.0.layer.0.SelfAttention.relative_attention_bias.weight"
        table = b.parameter(f"{name}.by_distance", self.weights[name][buckets.numpy()])
        index = b.op("Add", b.op("Sub", keys, b.op("Unsqueeze", queries, b.constant([1]))), b.constant(MAX_POSITIONS - 1))
        return b.op("Unsqueeze", b.op("Transpose", b.op("Gather", table, index, axis=0), perm=[2, 0, 1]), b.constant([0]))

    def attended(self, query: str, key: str, value: str, bias: str, out: str) -> str:
        b = self.b
        scores = b.op("Add", b.op("MatMul", query, b.op("Transpose", key, perm=[0, 1, 3, 2])), bias)
        mixed = b.op("Transpose", b.op("MatMul", b.op("Softmax", scores, axis=-1), value), perm=[0, 2, 1, 3])
        return b.linear(b.op("Reshape", mixed, b.constant([0, 0, -1])), out, self.weights)

    def fed(self, x: str, prefix: str) -> str:
        b = self.b
        normed = self.norm(x, f"{prefix}.layer_norm")
        gate = b.op("Gelu", b.linear(normed, f"{prefix}.DenseReluDense.wi_0", self.weights), approximate="tanh")
        inner = b.op("Mul", gate, b.linear(normed, f"{prefix}.DenseReluDense.wi_1", self.weights))
        return b.op("Add", x, b.linear(inner, f"{prefix}.DenseReluDense.wo", self.weights))

    def embedded(self, ids: str) -> str:
        return self.b.op("Gather", self.b.parameter("shared.weight", self.weights["shared.weight"]), ids, axis=0)

    def hidden(self, mask: str) -> str:
        """[batch, 1, 1, keys]: a large negative number for masked positions."""
        shown = self.b.op("Cast", self.b.op("Unsqueeze", mask, self.b.constant([1, 2])), to=onnx.TensorProto.BOOL)
        return self.b.op("Where", shown, self.b.number(0), self.b.number(-30000))

    def positions(self, count: str, after: str | None = None) -> str:
        """Consecutive numbers, from 0 or from `after` on."""
        b = self.b
        numbers = b.op("Range", b.constant(0), b.op("Squeeze", count), b.constant(1))
        return numbers if after is None else b.op("Add", numbers, after)


def encoder_graph(config, weights: dict[str, np.ndarray]) -> onnx.ModelProto:
    b = Builder()
    ids = b.integer_input("input_ids", LAYOUT)
    mask = b.integer_input("attention_mask", LAYOUT)
    stack = Stack(b, config, weights, "encoder")
    x = stack.embedded(ids)
    positions = stack.positions(b.size(ids, 1))
    bias = b.op("Add", stack.distances(positions, positions), stack.hidden(mask))
    for layer in range(config.num_layers):
        prefix = f"encoder.block.{layer}.layer"
        normed = stack.norm(x, f"{prefix}.0.layer_norm")
        query, key, value = (stack.projected(normed, f"{prefix}.0.SelfAttention.{name}") for name in "qkv")
        x = b.op("Add", x, stack.attended(query, key, value, bias, f"{prefix}.0.SelfAttention.o"))
        x = stack.fed(x, f"{prefix}.1")
    b.op("Identity", stack.norm(x, "encoder.final_layer_norm"), name="last_hidden_state")
    b.output("last_hidden_state", [*LAYOUT, config.d_model], "float32")
    return b.model("t5-encoder")


def cache_names(config) -> list[str]:
    return [f"{layer}.{part}.{kind}" for layer in range(config.num_decoder_layers) for part in ("decoder", "encoder") for kind in ("key", "value")]


def decoder_branch(outer: Builder, config, weights: dict[str, np.ndarray], with_past: bool) -> onnx.GraphProto:
    """`with_past`: reads the caches; the encoder's half is not returned, like in published exports."""
    b = outer.branch("with_past" if with_past else "without_past")
    stack = Stack(b, config, weights, "decoder")
    x = stack.embedded("input_ids")
    new = b.size("input_ids", 1)
    past = b.size("past_key_values.0.decoder.key", 2) if with_past else b.constant([0])
    queries = stack.positions(new, past)
    keys = stack.positions(b.op("Add", past, new))
    seen = b.op("LessOrEqual", keys, b.op("Unsqueeze", queries, b.constant([1])))
    bias = b.op("Add", stack.distances(queries, keys), b.op("Where", seen, b.number(0), b.number(-30000)))
    across = stack.hidden("encoder_attention_mask")
    present = {}
    for layer in range(config.num_decoder_layers):
        prefix = f"decoder.block.{layer}.layer"
        normed = stack.norm(x, f"{prefix}.0.layer_norm")
        query, key, value = (stack.projected(normed, f"{prefix}.0.SelfAttention.{name}") for name in "qkv")
        for kind, made in (("key", key), ("value", value)):
            whole = b.op("Concat", f"past_key_values.{layer}.decoder.{kind}", made, axis=2) if with_past else made
            present[f"{layer}.decoder.{kind}"] = whole
        x = b.op("Add", x, stack.attended(query, present[f"{layer}.decoder.key"], present[f"{layer}.decoder.value"], bias, f"{prefix}.0.SelfAttention.o"))
        query = stack.projected(stack.norm(x, f"{prefix}.1.layer_norm"), f"{prefix}.1.EncDecAttention.q")
        read = {}
        for kind, name in (("key", "k"), ("value", "v")):
            read[kind] = f"past_key_values.{layer}.encoder.{kind}" if with_past else stack.projected("encoder_hidden_states", f"{prefix}.1.EncDecAttention.{name}")
            nothing = np.zeros((0, config.num_heads, 1, config.d_kv), np.float32)
            present[f"{layer}.encoder.{kind}"] = b.op("Identity", b.constant(nothing, np.float32)) if with_past else read[kind]
        x = b.op("Add", x, stack.attended(query, read["key"], read["value"], across, f"{prefix}.1.EncDecAttention.o"))
        x = stack.fed(x, f"{prefix}.2")
    logits = b.linear(stack.norm(x, "decoder.final_layer_norm"), "lm_head", weights)
    for name, tensor in (("logits", logits), *((f"present.{name}", present[name]) for name in cache_names(config))):
        b.op("Identity", tensor, name=f"{b.prefix}{name}")
        b.output(f"{b.prefix}{name}", ["batch", "axis_1", "axis_2"] if name == "logits" else ["batch", "axis_1", "axis_2", "axis_3"], "float32")
    return b.graph(b.prefix[:-1])


def decoder_graph(config, weights: dict[str, np.ndarray]) -> onnx.ModelProto:
    b = Builder()
    b.input("encoder_attention_mask", ["batch_size", "encoder_sequence_length"], "int64")
    b.input("input_ids", ["batch_size", "decoder_sequence_length"], "int64")
    b.input("encoder_hidden_states", ["batch_size", "encoder_sequence_length", config.d_model], "float32")
    for name in cache_names(config):
        b.input(f"past_key_values.{name}", ["batch_size", config.num_heads, f"past_{name.split('.')[1]}_sequence_length", config.d_kv], "float32")
    b.inputs.append(onnx.helper.make_tensor_value_info("use_cache_branch", onnx.TensorProto.BOOL, [1]))
    names = ["logits", *(f"present.{name}" for name in cache_names(config))]
    branches = {"then_branch": decoder_branch(b, config, weights, True), "else_branch": decoder_branch(b, config, weights, False)}
    b.named("If", ["use_cache_branch"], names, **branches)
    b.output("logits", ["batch_size", "decoder_sequence_length", config.vocab_size], "float32")
    for name in cache_names(config):
        b.output(f"present.{name}", ["batch_size", config.num_heads, f"{name.split('.')[1]}_sequence_length", config.d_kv], "float32")
    return b.model("t5-decoder")
