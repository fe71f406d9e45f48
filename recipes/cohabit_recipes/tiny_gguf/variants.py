"""Write tiny decoders that differ as publishers' GGUF files do: kinds of rotary scaling, experts, types of tensors and metadata, vocabularies, templates.

    python -m cohabit_recipes.tiny_gguf.variants ../tests/models/gguf-variants

reference.json has what llama.cpp writes with them (`pip install xllamacpp==2026.10.11549`).
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFValueType, GGUFWriter, RopeScalingType, TokenType
from gguf.constants import GGML_QUANT_SIZES
from gguf.quants import quantize

from .reference import ask
from .vocabularies import Vocabulary, sentence_piece

Q = GGMLQuantizationType
CONTEXT = 512
# The reply, and by how much the log probability of each of its tokens exceeds the next best, at least.
TOKENS = 8
MARGIN = 0.15
HEADS = 4
KEY_VALUE_HEADS = 2
PROMPT = "Hello world, I am 27."
PLAIN = "{% for message in messages %}{{ message.content }}{% endfor %}"
LLAMA_2 = (
    "{% for message in messages %}{% if message['role'] == 'user' %}{{ bos_token + '[INST] ' + message['content'] + ' [/INST]' }}"
    "{% elif message['role'] == 'system' %}{{ '<<SYS>>\\n' + message['content'] + '\\n<</SYS>>\\n\\n' }}"
    "{% elif message['role'] == 'assistant' %}{{ ' ' + message['content'] + ' ' + eos_token }}{% endif %}{% endfor %}"
)
# Bytes of a block at which its factors in half precision are. All other bytes may be random.
HALF_FACTORS = {
    Q.Q2_K: (80, 82), Q.Q3_K: (108,), Q.Q4_K: (0, 2), Q.Q5_K: (0, 2), Q.Q6_K: (208,), Q.IQ2_XXS: (0,), Q.IQ2_XS: (0,), Q.IQ2_S: (0,), Q.IQ3_XXS: (0,),
    Q.IQ3_S: (0,), Q.IQ1_S: (0,), Q.IQ4_NL: (0,), Q.IQ4_XS: (0,), Q.TQ1_0: (52,), Q.TQ2_0: (64,), Q.Q1_0: (0,),
}  # fmt: skip
FACTOR = {Q.Q2_K: 0.003, Q.Q3_K: 0.001, Q.Q4_K: 0.0003, Q.Q5_K: 0.0002, Q.Q6_K: 0.00005, Q.IQ2_XXS: 0.004, Q.IQ2_XS: 0.004, Q.IQ2_S: 0.004, Q.IQ3_XXS: 0.004, Q.IQ3_S: 0.001, Q.IQ1_S: 0.02, Q.IQ4_NL: 0.002, Q.IQ4_XS: 0.0001, Q.TQ1_0: 0.1, Q.TQ2_0: 0.1, Q.Q1_0: 0.1}

# Factor of a block's minimum with which its weights are zero on average.
MINIMUM = {Q.Q2_K: 1.5, Q.Q4_K: 7.5, Q.Q5_K: 15.5}


@dataclass
class Variant:
    vocabulary: Vocabulary
    architecture: str = "llama"
    width: int = 64
    feed_forward: int = 96
    layers: int = 2
    kinds: Sequence[GGMLQuantizationType] = (Q.Q8_0,)
    tied: bool = True
    experts: int = 0
    # Called with the writer after the sizes.
    values: Callable[[GGUFWriter], None] = lambda writer: None
    # As the template renders it.
    prompt: str = PROMPT
    # Vectors of their own.
    vectors: dict[str, np.ndarray] | None = None

    def write(self, path: Path, seed: int) -> None:
        writer = GGUFWriter(path, self.architecture)
        random = np.random.default_rng(seed)
        head = self.width // HEADS
        writer.add_name(f"Variant {path.stem}")
        writer.add_type("model")
        writer.add_context_length(CONTEXT)
        writer.add_embedding_length(self.width)
        writer.add_feed_forward_length(self.feed_forward)
        writer.add_block_count(self.layers)
        writer.add_head_count(HEADS)
        writer.add_head_count_kv(KEY_VALUE_HEADS)
        writer.add_layer_norm_rms_eps(1e-5)
        writer.add_rope_dimension_count(head)
        writer.add_rope_freq_base(10_000.0)
        writer.add_vocab_size(len(self.vocabulary.tokens))
        self.values(writer)
        self.vocabulary.write(writer)
        kinds = [self.kinds[number % len(self.kinds)] for number in range(64)]

        def matrix(name: str, *shape: int, kind: GGMLQuantizationType | None = None) -> None:
            chosen = kind or kinds.pop(0)
            values = random.normal(0, 0.2, shape).astype(np.float32)
            if shape[0] == len(self.vocabulary.tokens):
                # Its replies have whole characters.
                values[[number for number, kind in enumerate(self.vocabulary.types) if kind != TokenType.NORMAL]] = 0
            writer.add_tensor(name, packed(values, chosen, random), raw_dtype=chosen)

        def vector(name: str, size: int) -> None:
            writer.add_tensor(name, random.normal(1, 0.1, size).astype(np.float32))

        matrix("token_embd.weight", len(self.vocabulary.tokens), self.width, kind=Q.Q8_0)
        for layer in range(self.layers):
            block = f"blk.{layer}"
            vector(f"{block}.attn_norm.weight", self.width)
            matrix(f"{block}.attn_q.weight", self.width, self.width)
            matrix(f"{block}.attn_k.weight", head * KEY_VALUE_HEADS, self.width)
            matrix(f"{block}.attn_v.weight", head * KEY_VALUE_HEADS, self.width)
            matrix(f"{block}.attn_output.weight", self.width, self.width)
            if self.architecture == "qwen3moe":
                vector(f"{block}.attn_q_norm.weight", head)
                vector(f"{block}.attn_k_norm.weight", head)
            vector(f"{block}.ffn_norm.weight", self.width)
            if self.experts:
                matrix(f"{block}.ffn_gate_inp.weight", self.experts, self.width, kind=Q.F32)
                for part, rows, columns in (("gate", self.feed_forward, self.width), ("up", self.feed_forward, self.width), ("down", self.width, self.feed_forward)):
                    matrix(f"{block}.ffn_{part}_exps.weight", self.experts, rows, columns)
            else:
                matrix(f"{block}.ffn_gate.weight", self.feed_forward, self.width)
                matrix(f"{block}.ffn_up.weight", self.feed_forward, self.width)
                matrix(f"{block}.ffn_down.weight", self.width, self.feed_forward)
        vector("output_norm.weight", self.width)
        if not self.tied:
            matrix("output.weight", len(self.vocabulary.tokens), self.width, kind=Q.Q8_0)
        for name, values in (self.vectors or {}).items():
            writer.add_tensor(name, values.astype(np.float32))
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()


def packed(values: np.ndarray, kind: GGMLQuantizationType, random: np.random.Generator) -> np.ndarray:
    """Returns the values in a type; random blocks of the type if the library gguf only reads it."""
    try:
        return quantize(values, kind)
    except NotImplementedError:
        elements, size = GGML_QUANT_SIZES[kind]
        blocks = random.integers(0, 256, (values.size // elements, size), dtype=np.uint8)
        if kind in HALF_FACTORS:
            for number, at in enumerate(HALF_FACTORS[kind]):
                factor = FACTOR[kind] * (MINIMUM[kind] if number else 1)
                blocks[:, at : at + 2] = np.frombuffer(np.float16(factor).tobytes(), np.uint8)
        elif kind == Q.MXFP4:
            blocks[:, 0] = 122
        elif kind == Q.IQ1_M:
            # The upper 4 bits of four numbers of 16 bits are the factor.
            factor = int(np.frombuffer(np.float16(0.02).tobytes(), np.uint16)[0])
            for part in range(4):
                blocks[:, 49 + 2 * part] = blocks[:, 49 + 2 * part] & 0x0F | ((factor >> (4 * part)) & 0xF) << 4
        elif kind == Q.NVFP4:
            blocks[:, :4] = 0x20
        return blocks.reshape(*values.shape[:-1], values.shape[-1] // elements * size)


def scaling(kind: RopeScalingType, factor: float, **more: float) -> Callable[[GGUFWriter], None]:
    def write(writer: GGUFWriter) -> None:
        writer.add_rope_scaling_type(kind)
        writer.add_rope_scaling_factor(factor)
        writer.add_rope_scaling_orig_ctx_len(64)
        for name, value in more.items():
            getattr(writer, f"add_rope_scaling_{name}")(value)

    return write


def experts(count: int, used: int, architecture: str) -> Callable[[GGUFWriter], None]:
    def write(writer: GGUFWriter) -> None:
        writer.add_expert_count(count)
        writer.add_expert_used_count(used)
        if architecture == "qwen3moe":
            writer.add_expert_feed_forward_length(96)

    return write


def odd_values(writer: GGUFWriter) -> None:
    """Metadata of types that few writers choose."""
    writer.add_array("odd.flags", [True, False, True])
    writer.add_key_value("odd.long", 2**40, GGUFValueType.INT64)
    writer.add_key_value("odd.double", 0.5, GGUFValueType.FLOAT64)
    writer.add_key_value("odd.short", -3, GGUFValueType.INT16)
    writer.add_key_value("odd.byte", 7, GGUFValueType.UINT8)
    writer.add_array("odd.empty", ["one"])
    writer.add_array("general.tags", ["text-generation", "odd tag"])
    writer.add_array("general.languages", ["en", "de"])
    writer.add_key_value("quantize.imatrix.entries_count", 12, GGUFValueType.INT32)
    writer.add_string("quantize.imatrix.file", "imatrix of a publisher.dat")


def variants() -> dict[str, Variant]:
    pieces = replace(sentence_piece(), template=PLAIN)
    base = Variant(pieces)
    divisors = np.linspace(1, 8, 8)
    return {
        "template-llama-2": Variant(replace(pieces, template=LLAMA_2), prompt=f"[INST] {PROMPT} [/INST]"),
        "odd-metadata": replace(base, values=odd_values, tied=False, kinds=(Q.BF16, Q.F16)),
        "rope-linear": replace(base, values=scaling(RopeScalingType.LINEAR, 4.0)),
        "rope-yarn": replace(base, architecture="qwen2", values=scaling(RopeScalingType.YARN, 4.0, yarn_beta_fast=16.0, yarn_beta_slow=2.0)),
        "rope-llama-3": replace(base, vectors={"rope_freqs.weight": divisors}),
        "rope-longrope": replace(
            base, values=scaling(RopeScalingType.LONGROPE, 8.0, attn_factors=1.19),
            vectors={"rope_factors_long.weight": divisors, "rope_factors_short.weight": np.ones(8)},
        ),
        "experts-llama": replace(base, experts=4, values=experts(4, 2, "llama")),
        "experts-qwen3": replace(base, architecture="qwen3moe", experts=4, values=experts(4, 2, "qwen3moe")),
        "tensor-types": replace(base, width=256, feed_forward=256, layers=3, kinds=(
            Q.Q2_K, Q.Q3_K, Q.Q4_K, Q.Q5_K, Q.Q6_K, Q.IQ2_XXS, Q.IQ2_XS, Q.IQ2_S, Q.IQ3_XXS, Q.IQ3_S, Q.IQ1_S, Q.IQ1_M, Q.IQ4_NL, Q.IQ4_XS, Q.TQ1_0, Q.TQ2_0,
            Q.MXFP4, Q.NVFP4, Q.Q1_0, Q.Q4_0, Q.Q5_1,
        )),
    }  # fmt: skip


def write_clear(variant: Variant, path: Path) -> dict:
    """Writes the model with weights for which each token is clearly the best, so that another order of sums gives the same reply."""
    for seed in range(1000):
        variant.write(path, seed)
        found = ask(path, "chat", [variant.prompt], "float32")
        if found is not None and len(found["greedy"]) >= TOKENS and min(found["margins"][:TOKENS]) > MARGIN:
            return {"prompt": found["framed"], "tokens": found["greedy"][:TOKENS]}
    raise RuntimeError(f"{path.name}: no weights with clear replies")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    target = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    found = {name: write_clear(variant, target / f"{name}.gguf") for name, variant in variants().items()}
    (target / "reference.json").write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
