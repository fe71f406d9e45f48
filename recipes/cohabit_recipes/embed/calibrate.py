"""How large each input feature of the matrix products gets, seen on a few dozen texts.

A few features of BERT's normalised activations are ten times larger than the rest and would take the whole range of an
8-bit row. Knowing them, the graph divides these features and multiplies the matching weights (SmoothQuant).
"""

import random
from pathlib import Path

import numpy as np
import torch
from torch import nn
from transformers import BertModel

from ..corpus_files import read_rows
from .encoders import load_tokenizer, padded

STRENGTH = 0.75
"""1 moves all unevenness from activations to weights, 0 the other way round; 0.75 was a little closer than 0.5."""

Peaks = dict[str, np.ndarray]


def calibration_texts(corpora: Path, leave_out: set[str], count: int = 64, seed: int = 99) -> list[str]:
    chance = random.Random(seed)
    texts = []
    for name, field in (("grounded-qa.jsonl.xz", "prompt"), ("tldr-pages-en.jsonl.xz", "text")):
        rows = (row[field].strip() for row in read_rows(corpora / name))
        texts += chance.sample([row for row in rows if row not in leave_out], count // 2)
    return texts


class PeakRecorder:
    """Hooks on the linear layers of an encoder that keep the largest absolute value of every input feature."""

    def __init__(self, encoder: nn.Module, prefix: str):
        self.peaks: Peaks = {}
        for name, layer in encoder.named_modules():
            if isinstance(layer, nn.Linear):
                layer.register_forward_hook(self.recorder(f"{prefix}{name}"))

    def recorder(self, name: str):
        def record(_layer: nn.Module, inputs: tuple[torch.Tensor, ...], _output: torch.Tensor) -> None:
            seen = inputs[0].detach().abs().flatten(0, -2).amax(dim=0).numpy()
            self.peaks[name] = np.maximum(self.peaks.get(name, 0), seen)

        return record


def balance(peaks: np.ndarray, weights: list[np.ndarray]) -> np.ndarray:
    """The factor by which each feature's activations are divided and its weights multiplied."""
    heaviest = np.max([np.abs(weight).max(axis=0) for weight in weights], axis=0)
    factor = np.maximum(peaks, 1e-3) ** STRENGTH / np.maximum(heaviest, 1e-3) ** (1 - STRENGTH)
    return (factor / np.exp(np.log(factor).mean())).astype(np.float32)


def record_peaks(folder: Path, texts: list[str], model: BertModel | None = None) -> Peaks:
    """The peaks over `texts` of `model`, else of the float model in `folder`, by the name of the linear layer that reads the features."""
    model = model or BertModel.from_pretrained(folder).eval()
    recorder = PeakRecorder(model.encoder, "encoder.")
    tokenizer = load_tokenizer(folder, max_tokens=128)
    with torch.no_grad():
        for text in texts:
            model(**{name: torch.from_numpy(value) for name, value in padded([tokenizer.encode(text).ids]).items()})
    return recorder.peaks
