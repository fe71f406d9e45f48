"""Write tiny GGUF files of the families that the onnx engine reads, with PyTorch's results for the weights in them, and a file of all tensor types.

    python -m cohabit_recipes.tiny_families.ggufs ../tests/models
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from gguf import GGMLQuantizationType, GGUFWriter, TokenType
from gguf.constants import GGML_QUANT_SIZES
from gguf.quants import dequantize, quantize
from transformers import Gemma3ForCausalLM, Gemma3TextConfig, GraniteConfig, GraniteForCausalLM, LlamaConfig, LlamaForCausalLM, Phi3Config, Phi3ForCausalLM, Qwen2Config, Qwen2ForCausalLM, Qwen3Config, Qwen3ForCausalLM, SmolLM3Config, SmolLM3ForCausalLM

from .reference import causal_reference
from .tokenizer import SPECIAL, TEMPLATE, VOCABULARY, WORDS, special_id
from tokenizers import pre_tokenizers

TYPES = ("F32", "F16", "BF16", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K", "Q6_K")
CONTEXT = 384
SIZES = {
    "vocab_size": VOCABULARY, "hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "max_position_embeddings": CONTEXT, "bos_token_id": None, "rms_norm_eps": 1e-6,
    "eos_token_id": [special_id("<|im_end|>")], "pad_token_id": special_id("[PAD]"), "tie_word_embeddings": True,
}  # fmt: skip
WIDE = {**SIZES, "hidden_size": 256, "intermediate_size": 256, "head_dim": 64}
# The context for which a model with two sets of frequencies was trained first; the reference is longer.
ORIGINAL_CONTEXT = 32
LLAMA3 = {"rope_type": "llama3", "rope_theta": 10_000.0, "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 64}
LOCAL = {"rope_type": "default", "rope_theta": 10_000.0}
GEMMA_LAYERS = 7
# Half of a head.
PHI3_ROTATED = 16


def random_blocks(kind: GGMLQuantizationType, rows: int, columns: int, size: float, generator: np.random.Generator) -> np.ndarray:
    """The bytes of a matrix whose weights have about this size. Python's library does not quantise super-blocks: their bytes are random."""
    if not kind.name.endswith("_K"):
        values = generator.standard_normal((rows, columns), np.float32) * size
        # Blocks whose minima differ from their middle, and one of zeros.
        values += generator.standard_normal((rows, columns // 32, 1), np.float32).repeat(32, 2).reshape(rows, columns) * size / 2
        values[0, :32] = 0
        return quantize(values, kind)
    elements, length = GGML_QUANT_SIZES[kind]
    blocks = generator.integers(0, 256, (rows * columns // elements, length), np.uint8)
    unit = {"Q4_K": size / 150, "Q5_K": size / 300, "Q6_K": size / 1300}[kind.name]
    halves = lambda factor: (unit * factor * generator.uniform(0.5, 1.5, (len(blocks), 1))).astype(np.float16).view(np.uint8)  # noqa: E731
    if kind.name == "Q6_K":
        blocks[:, -2:] = halves(1)
    else:
        blocks[:, :2], blocks[:, 2:4] = halves(1), halves(7.5 if kind.name == "Q4_K" else 15.5)
    return blocks.reshape(rows, -1)


def llama3_factors(head: int) -> np.ndarray:
    """Divisors of the frequencies, as llama.cpp's converter computes them."""
    frequencies = LLAMA3["rope_theta"] ** (-np.arange(0, head, 2) / head)
    lengths = 2 * np.pi / frequencies
    original, low, high = (LLAMA3[name] for name in ("original_max_position_embeddings", "low_freq_factor", "high_freq_factor"))
    smooth = (original / lengths - low) / (high - low)
    between = 1 / ((1 - smooth) / LLAMA3["factor"] + smooth)
    return np.where(lengths < original / high, 1.0, np.where(lengths > original / low, LLAMA3["factor"], between)).astype(np.float32)


def phi3():
    count = PHI3_ROTATED // 2
    rope = {
        "rope_type": "longrope", "rope_theta": 10_000.0, "partial_rotary_factor": 0.5, "original_max_position_embeddings": ORIGINAL_CONTEXT,
        "short_factor": [1.0 + 0.1 * index for index in range(count)], "long_factor": [1.5 + 0.5 * index for index in range(count)],
    }  # fmt: skip
    return Phi3ForCausalLM(Phi3Config(**{**SIZES, "num_attention_heads": 2, "num_key_value_heads": 1, "tie_word_embeddings": False}, original_max_position_embeddings=ORIGINAL_CONTEXT, rope_parameters=rope))


def gemma3():
    kinds = ["full_attention" if (index + 1) % 6 == 0 else "sliding_attention" for index in range(GEMMA_LAYERS)]
    rope = {"sliding_attention": LOCAL, "full_attention": {"rope_type": "linear", "rope_theta": 1_000_000.0, "factor": 2.0}}
    sizes = {**SIZES, "num_hidden_layers": GEMMA_LAYERS, "head_dim": 32, "layer_types": kinds}
    return Gemma3ForCausalLM(Gemma3TextConfig(**sizes, hidden_activation="gelu_pytorch_tanh", sliding_window=8, query_pre_attn_scalar=32, rope_parameters=rope))


GRANITE = {"embedding_multiplier": 3.0, "residual_multiplier": 0.7, "attention_multiplier": 0.2, "logits_scaling": 1.5}
MATRICES = {
    "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj", "attn_qkv": "self_attn.qkv_proj", "attn_output": "self_attn.o_proj",
    "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
}  # fmt: skip
NORMS = {"attn_norm": "input_layernorm", "ffn_norm": "post_attention_layernorm", "attn_q_norm": "self_attn.q_norm", "attn_k_norm": "self_attn.k_norm"}
GEMMA_NORMS = {**NORMS, "post_attention_norm": "post_attention_layernorm", "ffn_norm": "pre_feedforward_layernorm", "post_ffw_norm": "post_feedforward_layernorm"}

# For each family: its model, and the types of its embeddings, of attention and of the feed-forward part, by the index of the layer.
FAMILIES = {
    "llama": (lambda: LlamaForCausalLM(LlamaConfig(**SIZES, rope_parameters=LLAMA3)), ["Q8_0"], ["Q4_1", "Q4_0"], ["Q4_0", "Q4_1"]),
    "qwen2": (lambda: Qwen2ForCausalLM(Qwen2Config(**{**SIZES, "tie_word_embeddings": False}, rope_theta=10_000.0)), ["Q4_1"], ["Q5_1", "Q8_0"], ["Q5_0"]),
    "qwen3": (lambda: Qwen3ForCausalLM(Qwen3Config(**WIDE, rope_theta=10_000.0)), ["Q6_K"], ["Q4_K", "Q5_K"], ["Q6_K", "Q4_K"]),
    "gemma3": (gemma3, ["Q8_0"], ["Q5_0", "Q4_0"], ["Q4_1", "Q8_0"]),
    "smollm3": (lambda: SmolLM3ForCausalLM(SmolLM3Config(**{**SIZES, "num_hidden_layers": 5}, rope_theta=10_000.0)), ["BF16"], ["Q8_0"], ["Q4_0"]),
    "granite": (lambda: GraniteForCausalLM(GraniteConfig(**SIZES, **GRANITE, rope_theta=10_000.0)), ["F16"], ["F16"], ["F32", "BF16"]),
    "phi3": (phi3, ["Q4_0"], ["Q4_1"], ["Q4_0"]),
}  # fmt: skip
# The size of embeddings that enter the layers enlarged: else every token would be followed by itself.
SMALL = {"gemma3": 0.1, "granite": 0.3}
STORED_IN_PAIRS = ("llama", "smollm3", "granite")


class Writer:
    """Writes the tensors of a model with random weights, and gives the model the weights that the file has."""

    def __init__(self, name: str, model: torch.nn.Module, path: Path):
        self.name, self.config, self.state = name, model.config, model.state_dict()
        self.generator = np.random.default_rng(5)
        self.gguf = GGUFWriter(path, name)
        self.head = getattr(model.config, "head_dim", None) or model.config.hidden_size // model.config.num_attention_heads

    def matrix(self, name: str, target: str, kind: str, size: float) -> None:
        weight = self.state[target]
        rows, columns = weight.shape
        data = random_blocks(GGMLQuantizationType[kind], rows, columns, size, self.generator)
        self.gguf.add_tensor(name, data, raw_dtype=GGMLQuantizationType[kind])
        values = torch.from_numpy(np.ascontiguousarray(dequantize(data, GGMLQuantizationType[kind]).reshape(rows, columns)))
        weight.copy_(self.in_halves(values) if self.is_stored_in_pairs(name) else values)

    def vector(self, name: str, target: str, mean: float) -> None:
        weight = self.state[target]
        values = torch.from_numpy(self.generator.standard_normal(len(weight), np.float32)) * 0.1 + mean
        weight.copy_(self.in_halves(values) if self.is_stored_in_pairs(name) else values)
        # Files hold what the numbers of a normalisation are multiplied by, which is one more in Gemma.
        is_norm_of_gemma = self.name == "gemma3" and "norm" in name
        self.gguf.add_tensor(name, (values + 1 if is_norm_of_gemma else values).numpy())

    def is_stored_in_pairs(self, name: str) -> bool:
        return self.name in STORED_IN_PAIRS and (".attn_q." in name or ".attn_k." in name)

    def in_halves(self, rows: torch.Tensor) -> torch.Tensor:
        """Rows of heads whose rotated numbers are stored in pairs, in the order of transformers."""
        return rows.reshape(-1, self.head // 2, 2, *rows.shape[1:]).swapaxes(1, 2).reshape(rows.shape)


@torch.no_grad()
def write_family(name: str, folder: Path) -> None:
    make, embeddings, attention, feed_forward = FAMILIES[name]
    torch.manual_seed(7)
    model = make().eval()
    folder.mkdir(parents=True, exist_ok=True)
    writer = Writer(name, model, folder / "model.gguf")
    write_values(writer, model.config)
    write_vocabulary(writer.gguf)
    tied = model.config.tie_word_embeddings
    writer.matrix("token_embd.weight", "model.embed_tokens.weight", embeddings[0], SMALL.get(name, 1))
    if not tied:
        writer.matrix("output.weight", "lm_head.weight", embeddings[0], 1)
    is_gemma = name == "gemma3"
    writer.vector("output_norm.weight", "model.norm.weight", 0 if is_gemma else 1)
    if name == "llama":
        writer.gguf.add_tensor("rope_freqs.weight", llama3_factors(writer.head))
    if name == "phi3":
        for length in ("long", "short"):
            writer.gguf.add_tensor(f"rope_factors_{length}.weight", np.array(model.config.rope_parameters[f"{length}_factor"], np.float32))
    size = 1.5 / model.config.hidden_size**0.5
    for layer in range(model.config.num_hidden_layers):
        prefix = f"model.layers.{layer}"
        for part, target in {**MATRICES, **({"ffn_up": "mlp.gate_up_proj"} if name == "phi3" else {})}.items():
            if f"{prefix}.{target}.weight" not in writer.state:
                continue
            kinds = attention if part.startswith("attn") else feed_forward
            writer.matrix(f"blk.{layer}.{part}.weight", f"{prefix}.{target}.weight", kinds[layer % len(kinds)], size)
            if f"{prefix}.{target}.bias" in writer.state:
                writer.vector(f"blk.{layer}.{part}.bias", f"{prefix}.{target}.bias", 0)
        for part, target in (GEMMA_NORMS if is_gemma else NORMS).items():
            if f"{prefix}.{target}.weight" in writer.state:
                writer.vector(f"blk.{layer}.{part}.weight", f"{prefix}.{target}.weight", 0 if is_gemma else 1)
    finish(writer.gguf)
    lengths = {"prompt_lengths": (45, 40)} if name == "phi3" else {}
    (folder / "reference.json").write_text(json.dumps(causal_reference(model, **lengths)) + "\n", encoding="utf-8")


def write_values(writer: Writer, config) -> None:
    gguf, name = writer.gguf, writer.name
    gguf.add_name(f"Tiny {name}")
    gguf.add_context_length(CONTEXT)
    gguf.add_embedding_length(config.hidden_size)
    gguf.add_block_count(config.num_hidden_layers)
    gguf.add_feed_forward_length(config.intermediate_size)
    gguf.add_head_count(config.num_attention_heads)
    gguf.add_head_count_kv(config.num_key_value_heads)
    gguf.add_layer_norm_rms_eps(config.rms_norm_eps)
    gguf.add_key_length(writer.head)
    gguf.add_value_length(writer.head)
    gguf.add_rope_dimension_count(PHI3_ROTATED if name == "phi3" else writer.head)
    gguf.add_rope_freq_base(1_000_000.0 if name == "gemma3" else 10_000.0)
    if name == "gemma3":
        gguf.add_sliding_window(config.sliding_window)
        gguf.add_string("gemma3.rope.scaling.type", "linear")
        gguf.add_float32("gemma3.rope.scaling.factor", 2.0)
    if name == "granite":
        gguf.add_embedding_scale(config.embedding_multiplier)
        gguf.add_residual_scale(config.residual_multiplier)
        gguf.add_attention_scale(config.attention_multiplier)
        gguf.add_logit_scale(config.logits_scaling)
    if name == "phi3":
        gguf.add_rope_scaling_orig_ctx_len(ORIGINAL_CONTEXT)
        scale = CONTEXT / ORIGINAL_CONTEXT
        gguf.add_rope_scaling_attn_factors(float(np.sqrt(1 + np.log(scale) / np.log(ORIGINAL_CONTEXT))))


def write_vocabulary(gguf: GGUFWriter) -> None:
    tokens = [*sorted(pre_tokenizers.ByteLevel.alphabet()), *WORDS, *SPECIAL]
    rest = [f"[UNUSED{number}]" for number in range(VOCABULARY - len(tokens))]
    types = [TokenType.NORMAL] * (256 + len(WORDS)) + [TokenType.USER_DEFINED if token.endswith("think>") else TokenType.CONTROL for token in SPECIAL]
    gguf.add_tokenizer_model("gpt2")
    gguf.add_tokenizer_pre("gpt-2")
    gguf.add_token_list([*tokens, *rest])
    gguf.add_token_types([*types, *([TokenType.UNUSED] * len(rest))])
    gguf.add_token_merges(["y e", "ye s", "n o"])
    gguf.add_eos_token_id(special_id("<|im_end|>"))
    gguf.add_pad_token_id(special_id("[PAD]"))
    gguf.add_add_bos_token(False)
    gguf.add_chat_template(TEMPLATE)


def write_types(path: Path) -> None:
    """A matrix of every type, and the numbers that Python's library reads in it."""
    generator = np.random.default_rng(3)
    gguf = GGUFWriter(path, "types")
    for name in TYPES:
        kind = GGMLQuantizationType[name]
        data = random_blocks(kind, 3, 512, 1, generator)
        gguf.add_tensor(name, data, raw_dtype=kind)
        gguf.add_tensor(f"{name}.numbers", dequantize(data, kind).astype(np.float32).reshape(3, 512))
    finish(gguf)


def finish(gguf: GGUFWriter) -> None:
    gguf.write_header_to_file()
    gguf.write_kv_data_to_file()
    gguf.write_tensors_to_file()
    gguf.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="gets one folder for each family")
    parser.add_argument("--only", nargs="+", choices=FAMILIES, help="default: all families, and the types")
    arguments = parser.parse_args()
    for name in arguments.only or FAMILIES:
        folder = arguments.folder / f"{name}-gguf"
        write_family(name, folder)
        print(f"{folder.name}: {(folder / 'model.gguf').stat().st_size:,} bytes")
    if arguments.only is None:
        write_types(arguments.folder / "gguf-types.gguf")


if __name__ == "__main__":
    main()
