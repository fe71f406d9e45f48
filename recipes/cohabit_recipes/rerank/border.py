"""Calibration: a scale and a shift of the logit, written into the last layer, so that 0.5 separates relevant from not.

In a list of search results nearly all passages are wrong, so a model that says "no" to everything is mostly right. The
border is fitted as if relevant and other passages came equally often (Platt scaling with that balance): missing a
relevant passage costs as much as letting a wrong one pass.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

SCALED = ("classifier.weight", "classifier.bias")
SHIFTED = "classifier.bias"
BINS = 10


@dataclass(frozen=True)
class Border:
    """calibrated logit = scale * logit + shift"""

    scale: float
    shift: float


def sigmoid(logits: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-logits))


def balanced_weights(right: np.ndarray) -> np.ndarray:
    """Weights that sum to one half over the relevant pairs and to one half over the others."""
    return np.where(right, 0.5 / right.sum(), 0.5 / (~right).sum())


def fit_border(logits: np.ndarray, right: np.ndarray) -> Border:
    """The scale and shift of least balanced cross-entropy, by Newton's method."""
    features = np.stack([logits, np.ones_like(logits)], axis=1).astype(np.float64)
    weights = balanced_weights(right)
    found = np.array([1.0, 0.0])
    for _ in range(50):
        chances = sigmoid(features @ found)
        gradient = features.T @ (weights * (chances - right))
        curvature = (features * (weights * chances * (1 - chances))[:, None]).T @ features
        step = np.linalg.solve(curvature, gradient)
        found = found - step
        if np.abs(step).max() < 1e-9:
            break
    return Border(float(found[0]), float(found[1]))


def apply_border(border: Border, logits: np.ndarray) -> np.ndarray:
    return (border.scale * logits + border.shift).astype(np.float32)


def undo_border(border: Border, logits: np.ndarray) -> np.ndarray:
    return (logits - border.shift) / border.scale


def fold(onnx_file: Path, border: Border) -> None:
    """Scale and shift the last layer of the graph; every other byte of the file stays."""
    model = onnx.load(onnx_file)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    for name in SCALED:
        value = numpy_helper.to_array(tensors[name]) * np.float32(border.scale)
        if name == SHIFTED:
            value = value + np.float32(border.shift)
        tensors[name].CopyFrom(numpy_helper.from_array(value.astype(np.float32), name))
    onnx.save(model, onnx_file)


def expected_error(chances: np.ndarray, right: np.ndarray, weights: np.ndarray) -> float:
    """Expected calibration error: in ten equal steps of the score, how far the score is from the share of relevant pairs."""
    step = np.minimum((chances * BINS).astype(int), BINS - 1)
    total = 0.0
    for place in range(BINS):
        held = step == place
        if held.any():
            total += abs((weights[held] * (chances[held] - right[held])).sum())
    return float(total / weights.sum())


def separation(logits: np.ndarray, right: np.ndarray) -> dict[str, float]:
    """How well 0.5 separates, and how well the best border could."""
    chances = sigmoid(logits.astype(np.float64))
    above, below = float((chances[right] > 0.5).mean()), float((chances[~right] <= 0.5).mean())
    order = np.sort(chances)
    found = np.searchsorted(np.sort(chances[right]), order, side="right") / right.sum()
    passed = np.searchsorted(np.sort(chances[~right]), order, side="right") / (~right).sum()
    balanced, plain = balanced_weights(right), np.full(len(right), 1 / len(right))
    return {
        "relevant_above_half": above,
        "irrelevant_below_half": below,
        "balanced_accuracy": (above + below) / 2,
        "best_balanced_accuracy": float(((1 - found) + passed).max() / 2),
        "precision": float(right[chances > 0.5].mean()),
        "ece_balanced": expected_error(chances, right, balanced),
        "ece_lists": expected_error(chances, right, plain),
        "brier": float(np.square(chances - right).mean()),
    }


def file_key(onnx_file: Path) -> str:
    return hashlib.sha256(onnx_file.read_bytes()).hexdigest()[:16]
