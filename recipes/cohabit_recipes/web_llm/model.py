"""A Llama decoder for tvm.relax.frontend.nn, with the function names and argument orders that web-llm 0.2.86 calls."""
import json
from dataclasses import dataclass, fields
from pathlib import Path

from tvm import te, tirx
from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op
from tvm.relax.frontend.nn.llm.kv_cache import PagedKVCache

from .products import THREADS, eight_bit_product, four_bit_product
from .sampling import SORT_BLOCK

GROUP = 32


@dataclass(frozen=True)
class Config:
    """The fields of config.json."""

    hidden_size: int
    intermediate_size: int
    num_hidden_layers: int
    num_attention_heads: int
    num_key_value_heads: int
    head_dim: int
    vocab_size: int
    rms_norm_eps: float
    rope_theta: float
    context_window_size: int
    prefill_chunk_size: int

    @staticmethod
    def load(path: Path, prefill_chunk_size: int) -> "Config":
        values = json.loads(path.read_text(encoding="utf-8"))
        if values["model_type"] != "llama" or not values["tie_word_embeddings"] or values["rope_scaling"] is not None:
            raise SystemExit(f"{path}: this recipe compiles Llama decoders with tied embeddings and plain rotary positions only")
        if values["vocab_size"] % SORT_BLOCK != 0 or any(values[name] % THREADS != 0 for name in ("hidden_size", "intermediate_size")):
            raise SystemExit(f"{path}: the vocabulary must be a multiple of {SORT_BLOCK}, the widths of {THREADS}")
        values |= {"context_window_size": values["max_position_embeddings"], "prefill_chunk_size": prefill_chunk_size}
        return Config(**{field.name: values[field.name] for field in fields(Config)})


def _rows(x):
    return 1 if isinstance(x.shape[1], int) and x.shape[1] == 1 else None


class Linear4(nn.Module):
    def __init__(self, inputs, outputs):
        self.inputs, self.outputs = inputs, outputs
        self.q_weight = nn.Parameter((outputs, inputs // 8), "uint32")
        self.q_scale = nn.Parameter((outputs, inputs // GROUP), "float32")

    def forward(self, x):
        kernel = four_bit_product(self.outputs, self.inputs, GROUP, _rows(x))
        return op.tensor_ir_op(kernel, "product", [x, self.q_weight, self.q_scale], nn.Tensor.placeholder([1, x.shape[1], self.outputs], "float32"))


class Embedding8(nn.Module):
    def __init__(self, vocab, width):
        self.vocab, self.width = vocab, width
        self.q_weight = nn.Parameter((vocab, width // 4), "uint32")
        self.q_scale = nn.Parameter((vocab, 1), "float32")

    def forward(self, ids):
        width = self.width

        def take(ids, weight, scale):
            def value(i, k):
                byte = (weight[ids[i], k // 4] >> ((k % 4) * 8).astype("uint32")) & tirx.const(255, "uint32")
                return (byte.astype("float32") - tirx.const(128, "float32")) * scale[ids[i], 0]
            return te.compute((ids.shape[0], width), value, name="take")
        return op.tensor_expr_op(take, "dequantize_take", [ids, self.q_weight, self.q_scale])

    def logits(self, x):
        kernel = eight_bit_product(self.vocab, self.width)
        return op.tensor_ir_op(kernel, "logits", [x, self.q_weight, self.q_scale], nn.Tensor.placeholder([1, 1, self.vocab], "float32"))


class Attention(nn.Module):
    def __init__(self, c):
        self.c = c
        self.qkv_proj = Linear4(c.hidden_size, (c.num_attention_heads + 2 * c.num_key_value_heads) * c.head_dim)
        self.o_proj = Linear4(c.num_attention_heads * c.head_dim, c.hidden_size)

    def forward(self, x, cache, layer):
        c = self.c
        b, s, _ = x.shape
        qkv = op.reshape(self.qkv_proj(x), (b, s, c.num_attention_heads + 2 * c.num_key_value_heads, c.head_dim))
        out = cache.attention_with_fused_qkv(layer, qkv, c.num_attention_heads, sm_scale=c.head_dim**-0.5)
        return self.o_proj(op.reshape(out, (b, s, c.num_attention_heads * c.head_dim)))


class Mlp(nn.Module):
    def __init__(self, c):
        self.gate_up_proj = Linear4(c.hidden_size, 2 * c.intermediate_size)
        self.down_proj = Linear4(c.intermediate_size, c.hidden_size)

    def forward(self, x):
        gate, up = op.split(self.gate_up_proj(x), 2, axis=-1)
        return self.down_proj(op.silu(gate) * up)


class Layer(nn.Module):
    def __init__(self, c):
        self.input_layernorm = nn.RMSNorm(c.hidden_size, -1, c.rms_norm_eps, bias=False)
        self.self_attn = Attention(c)
        self.post_attention_layernorm = nn.RMSNorm(c.hidden_size, -1, c.rms_norm_eps, bias=False)
        self.mlp = Mlp(c)

    def forward(self, x, cache, layer):
        x = x + self.self_attn(self.input_layernorm(x), cache, layer)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    def __init__(self, c):
        self.c = c
        self.embed_tokens = Embedding8(c.vocab_size, c.hidden_size)
        self.layers = nn.ModuleList([Layer(c) for _ in range(c.num_hidden_layers)])
        self.norm = nn.RMSNorm(c.hidden_size, -1, c.rms_norm_eps, bias=False)

    def embed(self, input_ids):
        return self.embed_tokens(input_ids)

    def prefill(self, input_embed, paged_kv_cache):
        x = self._run(input_embed, paged_kv_cache)

        def last(x):
            n = x.shape[1]
            return te.compute((1, 1, x.shape[2]), lambda i, _, k: x[i, n - 1, k], name="last")
        return self.embed_tokens.logits(self.norm(op.tensor_expr_op(last, "last", [x]))), paged_kv_cache

    def decode(self, input_embed, paged_kv_cache):
        return self.embed_tokens.logits(self.norm(self._run(input_embed, paged_kv_cache))), paged_kv_cache

    def _run(self, x, cache):
        for i, layer in enumerate(self.layers):
            x = layer(x, cache, i)
        return x

    def softmax_with_temperature(self, logits, temperature):
        return op.softmax(logits / op.reshape(temperature, (1, 1, 1)), axis=-1)

    def spec(self):
        c = self.c
        cache = nn.spec.Object(object_type=PagedKVCache)
        packed, bare = {"param_mode": "packed", "effect_mode": "none"}, {"param_mode": "none", "effect_mode": "none"}
        T = nn.spec.Tensor
        return nn.spec.ModuleSpec.from_raw({
            "embed": {"input_ids": T(["seq_len"], "int32"), "$": packed},
            "prefill": {"input_embed": T([1, "seq_len", c.hidden_size], "float32"), "paged_kv_cache": cache, "$": packed},
            "decode": {"input_embed": T([1, 1, c.hidden_size], "float32"), "paged_kv_cache": cache, "$": packed},
            "softmax_with_temperature": {"logits": T([1, 1, c.vocab_size], "float32"), "temperature": T([1], "float32"), "$": bare},
        }, self)
