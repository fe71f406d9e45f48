"""The trained reranker as a model folder: quantised graph, configuration, tokenizer."""

from pathlib import Path

import numpy as np
import onnx
from transformers import BertModel

from ..embed.calibrate import calibration_texts, record_peaks
from ..embed.hub_folder import read_config, write_tokenizer
from ..embed.source import load_weights
from ..embed.texts import varied_texts
from ..manifest import write_json
from .graph import rerank_model
from .score import Score
from .train import UpperLayers


def export(source: Path, upper: UpperLayers, score: Score, corpora: Path, folder: Path) -> None:
    model = BertModel.from_pretrained(source).eval()
    kept = len(model.encoder.layer) - len(upper.layers)
    for index, layer in enumerate(upper.layers):
        model.encoder.layer[kept + index].load_state_dict(layer.state_dict())
    trained = {name: value.numpy() for name, value in model.state_dict().items() if name.startswith("encoder.")}
    weights: dict[str, np.ndarray] = load_weights() | trained
    peaks = record_peaks(source, calibration_texts(corpora, leave_out=set(varied_texts(corpora))), model)
    config = read_config(source) | {"num_labels": 1, "id2label": {"0": "relevance"}, "label2id": {"relevance": 0}}
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    write_json(folder / "config.json", config | {"architectures": ["BertForSequenceClassification"]})
    write_tokenizer(source, folder)
    onnx.save(rerank_model(weights, peaks, config, score), folder / "onnx" / "model_quantized.onnx")
