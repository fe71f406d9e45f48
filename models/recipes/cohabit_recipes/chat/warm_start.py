"""A checkpoint made of published weights, so that a training can go on where only the model folder is at hand."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from .config import CONFIG
from .data.mix import FULL_MIX_STEP
from .model import Decoder

SUFFIX = ".float16"


def published_weights(model_file: Path) -> dict[str, torch.Tensor]:
    """The decoder's parameters out of the ONNX file that `export` wrote; raises ValueError where one is missing or of another shape."""
    stored = {tensor.name: tensor for tensor in onnx.load(model_file).graph.initializer}
    weights = {}
    for name, parameter in Decoder(CONFIG).named_parameters():
        tensor = stored.get(name + SUFFIX)
        if tensor is None:
            raise ValueError(f"{model_file} holds no weights named {name}")
        values = torch.from_numpy(numpy_helper.to_array(tensor).astype(np.float32))
        # Matrices are stored as the graph multiplies by them: transposed, but for the embeddings.
        values = values.T.contiguous() if values.dim() == 2 and "embed" not in name else values
        if values.shape != parameter.shape:
            raise ValueError(f"{name} in {model_file} has shape {tuple(values.shape)}, not {tuple(parameter.shape)}")
        weights[name] = values
    return weights


def write_checkpoint(model_file: Path, checkpoint: Path) -> None:
    """The start of a new training, after the steps that teach to copy, and without the state of an optimiser."""
    state = {"model": published_weights(model_file), "optimisers": [], "step": FULL_MIX_STEP, "first": FULL_MIX_STEP, "tokens": 0}
    torch.save(state, checkpoint)
