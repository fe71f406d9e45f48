"""A checkpoint made of published weights, so that a training can go on where only the model folder is at hand."""

import re
from dataclasses import replace
from pathlib import Path

import onnx
import torch
from tokenizers import Tokenizer

from .config import ModelConfig
from .export import stored_weights
from .model import Decoder

LAYER = re.compile(r"layers\.(\d+)\.(.+)")
# What a layer adds goes through these; a layer whose are zero changes nothing.
OUTPUTS = ("self_attn.o_proj.weight", "mlp.down_proj.weight")


def published_weights(model_file: Path, config: ModelConfig) -> dict[str, torch.Tensor]:
    """The decoder's parameters out of the ONNX file that `export` wrote; raises ValueError where one is missing or of another shape.
    A file with fewer layers than `config` is grown: it computes the same, and the layers that it did not have can learn."""
    stored = stored_weights(onnx.load(model_file))
    layers = 1 + max(int(found[1]) for found in map(LAYER.match, stored) if found)
    weights = {}
    for name, parameter in Decoder(replace(config, num_hidden_layers=layers)).named_parameters():
        if name not in stored:
            raise ValueError(f"{model_file} holds no weights named {name}")
        if stored[name].shape != parameter.shape:
            raise ValueError(f"{name} in {model_file} has shape {tuple(stored[name].shape)}, not {tuple(parameter.shape)}")
        weights[name] = stored[name]
    return grown(weights, layers, config.num_hidden_layers) if layers < config.num_hidden_layers else weights


def grown(weights: dict[str, torch.Tensor], layers: int, wanted: int) -> dict[str, torch.Tensor]:
    """The weights with further layers, evenly among the old ones, each a copy of the layer before it that adds nothing yet."""
    sources = [place * layers // wanted for place in range(wanted)]
    found = {name: tensor for name, tensor in weights.items() if not LAYER.match(name)}
    for place, source in enumerate(sources):
        for name, tensor in weights.items():
            part = LAYER.match(name)
            if part and int(part[1]) == source:
                idle = place > 0 and sources[place - 1] == source and part[2] in OUTPUTS
                found[f"layers.{place}.{part[2]}"] = torch.zeros_like(tensor) if idle else tensor.clone()
    return found


def translated(embeddings: torch.Tensor, old: Tokenizer, new: Tokenizer) -> torch.Tensor:
    """Embeddings for the tokens of another tokenizer: those of the same tokens, and else the mean of what the old one makes of a token's text."""
    known = old.get_vocab()
    rows = []
    for number in range(new.get_vocab_size()):
        same = known.get(new.id_to_token(number))
        parts = [same] if same is not None else old.encode(new.decode([number], skip_special_tokens=False)).ids
        rows.append(embeddings[parts].mean(0))
    return torch.stack(rows)


def write_checkpoint(model_folder: Path, tokenizer: Tokenizer, config: ModelConfig, step: int, checkpoint: Path) -> None:
    """The start of a new training at a step, without the state of an optimiser; `tokenizer` may be another than the folder's."""
    old = Tokenizer.from_file(str(model_folder / "tokenizer.json"))
    weights = published_weights(model_folder / "onnx" / "model.onnx", replace(config, vocab_size=old.get_vocab_size()))
    if old.get_vocab() != tokenizer.get_vocab():
        weights["embed_tokens.weight"] = translated(weights["embed_tokens.weight"], old, tokenizer)
    torch.save({"model": weights, "optimisers": [], "step": step, "first": step, "tokens": 0}, checkpoint)
