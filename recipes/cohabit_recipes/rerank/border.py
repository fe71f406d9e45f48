"""Calibration: a scale and a shift of the logit, written into the last layer, so that 0.5 separates relevant from not.

In a list of search results nearly all passages are wrong, so a model that says "no" to everything is mostly right. The
border is fitted as if relevant and other passages came equally often (Platt scaling with that balance): missing a
relevant passage costs as much as letting a wrong one pass.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper


@dataclass(frozen=True)
class Border:
    """calibrated logit = scale * logit + shift"""

    scale: float
    shift: float


def fit_border(logits: np.ndarray, right: np.ndarray) -> Border:
    """The scale and shift of least balanced cross-entropy, by Newton's method."""
    features = np.stack([logits, np.ones_like(logits)], axis=1).astype(np.float64)
    # They sum to one half over the relevant pairs and to one half over the others.
    weights = np.where(right, 0.5 / right.sum(), 0.5 / (~right).sum())
    found = np.array([1.0, 0.0])
    for _ in range(50):
        chances = 1 / (1 + np.exp(-features @ found))
        gradient = features.T @ (weights * (chances - right))
        curvature = (features * (weights * chances * (1 - chances))[:, None]).T @ features
        step = np.linalg.solve(curvature, gradient)
        found = found - step
        if np.abs(step).max() < 1e-9:
            break
    return Border(float(found[0]), float(found[1]))


def fold(onnx_file: Path, border: Border) -> None:
    """Scale and shift the last layer of the graph; every other byte of the file stays."""
    model = onnx.load(onnx_file)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    for name, shift in (("classifier.weight", 0), ("classifier.bias", border.shift)):
        value = numpy_helper.to_array(tensors[name]) * np.float32(border.scale) + np.float32(shift)
        tensors[name].CopyFrom(numpy_helper.from_array(value.astype(np.float32), name))
    onnx.save(model, onnx_file)
