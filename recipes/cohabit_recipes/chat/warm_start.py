"""The initial weights of a training: from the weights of the larger model, or from published ones if only the model folder is available."""

from pathlib import Path

import onnx
import torch

from .config import LAYERS, ModelConfig
from .export import stored_weights
from .model import Decoder
from .smollm import make_weights


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


def write_checkpoint(model_folder: Path | None, config: ModelConfig, checkpoint: Path) -> None:
    """The start of a training, without the state of an optimiser; without a model folder it is the larger model's."""
    weights = published_weights(model_folder / "onnx" / "model.onnx", config) if model_folder else make_weights(config, LAYERS)
    torch.save({"model": weights, "optimisers": [], "step": 0, "first": 0, "tokens": 0}, checkpoint)
