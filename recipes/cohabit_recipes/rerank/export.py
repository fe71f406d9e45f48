"""The trained cross-encoder as a model folder: quantised graph, configuration, tokenizer."""

from pathlib import Path

import numpy as np
import onnx
import torch
from transformers import BertForSequenceClassification

from ..embed.calibrate import PeakRecorder, Peaks
from ..embed.hub_folder import read_config, write_tokenizer
from ..manifest import write_json
from .graph import rerank_model
from .model import LAYERS, pair_scores, start_model
from .pair_batches import as_tensors, encode_pairs, pad, pair_tokenizer

CALIBRATION_PAIRS = 192


def load_trained(source: Path, checkpoint: Path) -> BertForSequenceClassification:
    model = start_model(source)
    model.load_state_dict(torch.load(checkpoint, weights_only=True)["model"])
    return model.eval()


def record_pair_peaks(model: BertForSequenceClassification, tokenizer, lists: list[dict]) -> Peaks:
    """The largest activations over some training pairs."""
    recorder = PeakRecorder(model.bert.encoder, "encoder.")
    pairs = [(entry["query"], candidate["passage"]) for entry in lists for candidate in entry["candidates"][:2]]
    for pair in encode_pairs(tokenizer, pairs[:CALIBRATION_PAIRS]):
        with torch.no_grad():
            pair_scores(model, as_tensors(pad([pair])))
    return recorder.peaks


def graph_weights(model: BertForSequenceClassification) -> dict[str, np.ndarray]:
    return {name.removeprefix("bert."): value.numpy() for name, value in model.state_dict().items()}


def export(source: Path, checkpoint: Path, train_lists: list[dict], folder: Path) -> None:
    model = load_trained(source, checkpoint)
    peaks = record_pair_peaks(model, pair_tokenizer(source, 192), train_lists)
    config = read_config(source)
    config |= {
        "architectures": ["BertForSequenceClassification"],
        "num_hidden_layers": LAYERS,
        "num_labels": 1,
        "id2label": {"0": "relevance"},
        "label2id": {"relevance": 0},
        "hidden_dropout_prob": 0.0,
        "attention_probs_dropout_prob": 0.0,
    }
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    write_json(folder / "config.json", config)
    write_tokenizer(source, folder)
    onnx.save(rerank_model(graph_weights(model), peaks, config), folder / "onnx" / "model_quantized.onnx")
