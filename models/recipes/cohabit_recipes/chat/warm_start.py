"""A checkpoint made of published weights, so that a training can go on where only the model folder is at hand."""

from pathlib import Path

import onnx
import torch

from .config import ModelConfig
from .export import stored_weights
from .model import Decoder


def published_weights(model_file: Path, config: ModelConfig) -> dict[str, torch.Tensor]:
    """The decoder's parameters out of the ONNX file that `export` wrote; raises ValueError where one is missing or of another shape."""
    stored = stored_weights(onnx.load(model_file))
    weights = {}
    for name, parameter in Decoder(config).named_parameters():
        if name not in stored:
            raise ValueError(f"{model_file} holds no weights named {name}")
        if stored[name].shape != parameter.shape:
            raise ValueError(f"{name} in {model_file} has shape {tuple(stored[name].shape)}, not {tuple(parameter.shape)}")
        weights[name] = stored[name]
    return weights


def write_checkpoint(model_file: Path, config: ModelConfig, step: int, checkpoint: Path) -> None:
    """The start of a new training at a step, without the state of an optimiser."""
    state = {"model": published_weights(model_file, config), "optimisers": [], "step": step, "first": step, "tokens": 0}
    torch.save(state, checkpoint)
