"""Decoders of transformers as ONNX graphs, with the inputs, outputs and cache layouts of published exports."""

from dataclasses import dataclass

import numpy as np
import onnx
from onnx import TensorProto

from ..graphs.builder import MICROSOFT, Builder


@dataclass
class Export:
    """How a decoder is exported."""

    # "concatenate": attention in plain operators, the cache given back longer. "append": GroupQueryAttention.
    attention: str = "concatenate"
    float_type: str = "float32"
    logits_type: str = "float32"
    integer: str = "int64"
    mask: bool = True
    positions: bool = True
    keep: bool = False
    # Takes the vectors of its tokens, which another graph looks up.
    embedded: bool = False
    # "logits", or "last_hidden_state" for an embedder.
    output: str = "logits"


class DecoderGraph:
    """`config` and `weights` come from the transformers model."""

    def __init__(self, config, weights: dict[str, np.ndarray], export: Export):
        self.config, self.export = config, export
        self.weights = {name.removeprefix("model."): value for name, value in weights.items()}
        self.b = Builder(export.float_type)
        self.is_gemma = config.model_type.startswith("gemma")
        self.is_lfm2 = config.model_type == "lfm2"
        self.head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        self.epsilon = config.norm_eps if self.is_lfm2 else config.rms_norm_eps
        self.layer_types = getattr(config, "layer_types", None) or ["full_attention"] * config.num_hidden_layers
        self.cache_outputs: list[tuple[str, list]] = []

    # --- parts ---

    def norm(self, x: str, name: str) -> str:
        weight = self.weights[f"{name}.weight"]
        scale = self.b.parameter(f"{name}.weight", weight + 1 if self.is_gemma else weight)
        return self.b.op("SimplifiedLayerNormalization", x, scale, axis=-1, epsilon=self.epsilon, stash_type=1)

    def activation(self, x: str) -> str:
        if self.is_gemma:
            return self.b.op("Gelu", x, approximate="tanh")
        return self.b.op("Mul", x, self.b.op("Sigmoid", x))

    def heads(self, x: str, count: int) -> str:
        """[batch, sequence, heads, width]"""
        return self.b.op("Reshape", x, self.b.constant([0, 0, count, self.head_dim]))

    def rotary_tables(self, layer: int) -> tuple[str, str]:
        parameters = self.config.rope_parameters
        theta = parameters[self.layer_types[layer]]["rope_theta"] if self.layer_types[layer] in parameters else parameters["rope_theta"]
        frequencies = theta ** (-np.arange(0, self.head_dim, 2) / self.head_dim)
        angles = np.arange(self.config.max_position_embeddings)[:, None] * frequencies
        return tuple(self.b.parameter(f"{name}_{theta}", getattr(np, name)(angles)) for name in ("cos", "sin"))

    def rotate(self, x: str, layer: int) -> str:
        """Rotates a tensor [batch, heads, sequence, width]: the two halves of a head turn against each other."""
        b = self.b
        cos, sin = (b.op("Unsqueeze", b.op("Gather", table, self.positions, axis=0), b.constant([1])) for table in self.rotary_tables(layer))
        first, second = b.op("Split", x, outputs=2, axis=-1, num_outputs=2)
        turned = [b.op("Sub", b.op("Mul", first, cos), b.op("Mul", second, sin)), b.op("Add", b.op("Mul", second, cos), b.op("Mul", first, sin))]
        return b.op("Concat", *turned, axis=-1)

    def allowed(self, window: int | None) -> str:
        """[batch, 1, sequence, total]: 0 for positions that a token attends to, else a large negative number."""
        b = self.b
        keys = b.op("Range", b.constant(0), b.op("Squeeze", self.total), b.constant(1))
        queries = b.op("Add", b.op("Range", b.constant(0), b.op("Squeeze", self.new), b.constant(1)), self.past)
        queries = b.op("Unsqueeze", queries, b.constant([1]))
        seen = b.op("LessOrEqual", keys, queries)
        if window is not None:
            seen = b.op("And", seen, b.op("Greater", keys, b.op("Sub", queries, b.constant(window))))
        seen = b.op("Unsqueeze", seen, b.constant([0, 1]))
        if self.export.mask:
            seen = b.op("And", seen, b.op("Unsqueeze", b.op("Cast", self.mask, to=TensorProto.BOOL), b.constant([1, 2])))
        return b.op("Where", seen, b.number(0), b.number(-30000))

    def cache(self, layer: int, kind: str) -> tuple[str, str]:
        heads = self.config.num_key_value_heads
        past, present = f"past_key_values.{layer}.{kind}", f"present.{layer}.{kind}"
        self.b.input(past, ["batch_size", heads, "past_sequence_length", self.head_dim], self.export.float_type)
        self.cache_outputs.append((present, ["batch_size", heads, "total_sequence_length", self.head_dim]))
        return past, present

    # --- layers ---

    def attention(self, x: str, layer: int) -> str:
        b, config = self.b, self.config
        prefix = f"layers.{layer}.self_attn"
        out = "out_proj" if self.is_lfm2 else "o_proj"
        norms = ("q_layernorm", "k_layernorm") if self.is_lfm2 else ("q_norm", "k_norm")
        query, key, value = (b.linear(x, f"{prefix}.{name}", self.weights) for name in ("q_proj", "k_proj", "v_proj"))
        query, key = self.heads(query, config.num_attention_heads), self.heads(key, config.num_key_value_heads)
        if f"{prefix}.{norms[0]}.weight" in self.weights:
            query, key = self.norm(query, f"{prefix}.{norms[0]}"), self.norm(key, f"{prefix}.{norms[1]}")
        window = config.sliding_window if self.layer_types[layer] == "sliding_attention" else None
        scale = config.query_pre_attn_scalar**-0.5 if self.is_gemma else self.head_dim**-0.5
        step = self.appended if self.export.attention == "append" else self.concatenated
        return b.linear(step(query, key, value, layer, window, scale), f"{prefix}.{out}", self.weights)

    def appended(self, query: str, key: str, value: str, layer: int, window: int | None, scale: float) -> str:
        b, config = self.b, self.config
        flat = [b.op("Reshape", part, b.constant([0, 0, -1])) for part in (query, key)]
        (past_key, present_key), (past_value, present_value) = self.cache(layer, "key"), self.cache(layer, "value")
        last = b.op("Sub", b.op("ReduceSum", self.mask, b.constant([1]), keepdims=0), b.constant(1))
        total = b.op("Cast", b.op("Squeeze", self.total), to=TensorProto.INT32)
        output = f"layers.{layer}.attended"
        inputs = [*flat, value, past_key, past_value, b.op("Cast", last, to=TensorProto.INT32), total, *self.rotary_tables(layer)]
        b.named(
            "GroupQueryAttention", inputs, [output, present_key, present_value], MICROSOFT,
            num_heads=config.num_attention_heads, kv_num_heads=config.num_key_value_heads, scale=scale, do_rotary=1, rotary_interleaved=0,
            **({} if window is None else {"local_window_size": window}),
        )  # fmt: skip
        return output

    def concatenated(self, query: str, key: str, value: str, layer: int, window: int | None, scale: float) -> str:
        b, config = self.b, self.config
        heads, groups = config.num_key_value_heads, config.num_attention_heads // config.num_key_value_heads
        query, key, value = (b.op("Transpose", part, perm=[0, 2, 1, 3]) for part in (query, key, self.heads(value, heads)))
        query, key = self.rotate(query, layer), self.rotate(key, layer)
        present = {}
        for kind, new in (("key", key), ("value", value)):
            past, name = self.cache(layer, kind)
            present[kind] = b.op("Concat", past, new, name=name, axis=2)
        # Heads that share keys and values: [batch, kv heads, group, positions, width].
        spread = b.op("Concat", b.constant([1, 1, groups, 1, 1]), axis=0)
        shape = b.op("Concat", b.size("input_ids", 0), b.constant([config.num_attention_heads]), self.total, b.constant([self.head_dim]), axis=0)
        keys, values = (b.op("Reshape", b.op("Expand", b.op("Unsqueeze", present[kind], b.constant([2])), spread), shape) for kind in ("key", "value"))
        scores = b.op("Mul", b.op("MatMul", query, b.op("Transpose", keys, perm=[0, 1, 3, 2])), b.number(scale))
        weights = b.op("Softmax", b.op("Add", scores, self.allowed(window)), axis=-1)
        attended = b.op("Transpose", b.op("MatMul", weights, values), perm=[0, 2, 1, 3])
        return b.op("Reshape", attended, b.constant([0, 0, -1]))

    def convolution(self, x: str, layer: int) -> str:
        """LFM2's short convolution over time; its state is its last inputs."""
        b, config = self.b, self.config
        length, width = config.conv_L_cache, config.hidden_size
        prefix = f"layers.{layer}.conv"
        shape = ["batch_size", width, length]
        past, present = b.input(f"past_conv.{layer}", shape, self.export.float_type), f"present_conv.{layer}"
        self.cache_outputs.append((present, shape))
        mixed = b.op("Transpose", b.linear(x, f"{prefix}.in_proj", self.weights), perm=[0, 2, 1])
        gate_in, gate_out, content = b.op("Split", mixed, outputs=3, axis=1, num_outputs=3)
        read = b.op("Concat", past, b.op("Mul", gate_in, content), axis=2)
        end = b.constant([np.iinfo(np.int64).max])
        b.op("Slice", read, b.constant([-length]), end, b.constant([2]), name=present)
        seen = b.op("Slice", read, b.constant([1]), end, b.constant([2]))
        found = b.op("Conv", seen, b.parameter(f"{prefix}.conv.weight", self.weights[f"{prefix}.conv.weight"]), group=width, kernel_shape=[length])
        gated = b.op("Transpose", b.op("Mul", gate_out, found), perm=[0, 2, 1])
        return b.linear(gated, f"{prefix}.out_proj", self.weights)

    def feed_forward(self, x: str, layer: int) -> str:
        names = ("feed_forward.w1", "feed_forward.w3", "feed_forward.w2") if self.is_lfm2 else ("mlp.gate_proj", "mlp.up_proj", "mlp.down_proj")
        gate, up, down = (f"layers.{layer}.{name}" for name in names)
        inner = self.b.op("Mul", self.activation(self.b.linear(x, gate, self.weights)), self.b.linear(x, up, self.weights))
        return self.b.linear(inner, down, self.weights)

    def layer(self, x: str, index: int) -> str:
        prefix = f"layers.{index}"
        before, between = ("operator_norm", "ffn_norm") if self.is_lfm2 else ("input_layernorm", "pre_feedforward_layernorm" if self.is_gemma else "post_attention_layernorm")
        mix = self.convolution if self.layer_types[index] == "conv" else self.attention
        mixed = mix(self.norm(x, f"{prefix}.{before}"), index)
        if self.is_gemma:
            mixed = self.norm(mixed, f"{prefix}.post_attention_layernorm")
        x = self.b.op("Add", x, mixed)
        fed = self.feed_forward(self.norm(x, f"{prefix}.{between}"), index)
        if self.is_gemma:
            fed = self.norm(fed, f"{prefix}.post_feedforward_layernorm")
        return self.b.op("Add", x, fed)

    # --- the whole ---

    def start(self) -> str:
        b, export = self.b, self.export
        if export.embedded:
            x = b.input("inputs_embeds", ["batch_size", "sequence_length", self.config.hidden_size], export.float_type)
        else:
            x = b.integer_input("input_ids", ["batch_size", "sequence_length"], export.integer)
        self.new = b.size("inputs_embeds" if export.embedded else "input_ids", 1)
        if export.mask:
            self.mask = b.integer_input("attention_mask", ["batch_size", "total_sequence_length"], export.integer)
            self.total = b.size("attention_mask", 1)
            self.past = b.op("Sub", self.total, self.new)
        else:
            self.past = b.size("past_key_values.0.key", 2)
            self.total = b.op("Add", self.past, self.new)
        if export.positions:
            self.positions = b.integer_input("position_ids", ["batch_size", "sequence_length"], export.integer)
        elif export.attention == "concatenate":
            places = b.op("Add", b.op("Range", b.constant(0), b.op("Squeeze", self.new), b.constant(1)), self.past)
            self.positions = b.op("Expand", b.op("Unsqueeze", places, b.constant([0])), b.op("Shape", "input_ids"))
        x = x if export.embedded else self.embed(x)
        return b.op("Mul", x, b.number(self.config.hidden_size**0.5)) if self.is_gemma else x

    def embed(self, ids: str) -> str:
        return self.b.op("Gather", self.b.parameter("embed_tokens.weight", self.weights["embed_tokens.weight"]), ids, axis=0)

    def head(self, x: str) -> str:
        name = "embed_tokens.weight" if self.config.tie_word_embeddings else "lm_head.weight"
        return self.b.op("MatMul", x, self.b.op("Transpose", self.b.parameter(name, self.weights[name]), perm=[1, 0]))

    def build(self, title: str) -> onnx.ModelProto:
        b, export = self.b, self.export
        x = self.start()
        for index in range(self.config.num_hidden_layers):
            x = self.layer(x, index)
        x = self.norm(x, "embedding_norm" if self.is_lfm2 else "norm")
        if export.keep:
            count = b.op("Reshape", b.integer_input("num_logits_to_keep", [], "int64"), b.constant([1]))
            x = b.op("Slice", x, b.op("Neg", count), b.constant([np.iinfo(np.int64).max]), b.constant([1]))
        if export.output == "logits":
            x = self.head(x)
        b.cast(x, export.logits_type, name=export.output)
        b.output(export.output, ["batch_size", "sequence_length", self.config.vocab_size if export.output == "logits" else self.config.hidden_size], export.logits_type)
        for name, shape in self.cache_outputs:
            b.output(name, shape, export.float_type)
        return b.model(title)
