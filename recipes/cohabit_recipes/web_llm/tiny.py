"""A model of starter-chat's form for tests: two narrow layers of seeded random weights, and the part of a tokenizer that it learned first."""

import json
from pathlib import Path

import torch
from tokenizers import Tokenizer

from ..chat.config import ModelConfig
from ..chat.export import write_config, write_onnx
from ..chat.model import Decoder
from ..chat.tokenizer import CONTROL, END_OF_TEXT, TAGS, TURN_END, add_special_tokens, save_tokenizer

CONFIG = ModelConfig.starter(
    vocab_size=2048, hidden_size=64, intermediate_size=128, num_hidden_layers=2,
    num_attention_heads=2, num_key_value_heads=1, head_dim=32, max_position_embeddings=1024,
)  # fmt: skip
SEED = 24


def write_tiny(tokenizer_source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer = _first_tokens(tokenizer_source / "tokenizer.json", CONFIG.vocab_size)
    save_tokenizer(tokenizer, folder, CONFIG.max_position_embeddings)
    end_ids = [tokenizer.token_to_id(TURN_END), tokenizer.token_to_id(END_OF_TEXT)]
    write_config(CONFIG, end_ids, tokenizer.token_to_id(END_OF_TEXT), folder)
    write_onnx(_random_decoder(), folder / "onnx" / "model.onnx")


def _random_decoder() -> Decoder:
    """Embeddings so wide that the likeliest token leads the next by more than engines differ. Matrices that keep a row's length: wider ones make
    attention so sharp that the sine and cosine of WGSL, exact to 11 bits, decide between tokens."""
    generator = torch.Generator().manual_seed(SEED)
    model = Decoder(CONFIG)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if parameter.dim() == 1:
                parameter.copy_(1 + 0.1 * torch.randn(parameter.shape, generator=generator))
            else:
                width = 0.5 if "embed" in name else parameter.shape[1] ** -0.5
                parameter.copy_(width * torch.randn(parameter.shape, generator=generator))
    return model


def _first_tokens(path: Path, size: int) -> Tokenizer:
    """Byte-level pairs that were merged later are left out, with all tokens built from them."""
    parsed = json.loads(path.read_text(encoding="utf-8"))
    kept = size - len(CONTROL) - len(TAGS)
    vocabulary = {token: index for token, index in parsed["model"]["vocab"].items() if index < kept}
    merges = [pair for pair in parsed["model"]["merges"] if all(part in vocabulary for part in (*pair, "".join(pair)))]
    parsed["model"] |= {"vocab": vocabulary, "merges": merges}
    parsed["added_tokens"] = []
    tokenizer = Tokenizer.from_str(json.dumps(parsed))
    add_special_tokens(tokenizer)
    if tokenizer.get_vocab_size() != size:
        raise SystemExit(f"the tokenizer has {tokenizer.get_vocab_size()} tokens instead of {size}")
    return tokenizer
