"""The cross-encoder: the first layers of MiniLM reading query and passage together, and one score from [CLS]."""

from pathlib import Path

import torch
from transformers import BertConfig, BertForSequenceClassification, BertModel

LAYERS = 4


def rerank_config(source: Path, layers: int = LAYERS) -> BertConfig:
    config = BertConfig.from_pretrained(source)
    config.num_hidden_layers = layers
    config.num_labels = 1
    # The training is short and sees hardly a pair twice: dropout would only cost time.
    config.hidden_dropout_prob = config.attention_probs_dropout_prob = 0.0
    config.architectures = ["BertForSequenceClassification"]
    return config


def start_model(source: Path, layers: int = LAYERS) -> BertForSequenceClassification:
    """A cross-encoder with the weights of the embedding model; its tables stay as they are (frozen)."""
    embedder = BertModel.from_pretrained(source)
    model = BertForSequenceClassification(rerank_config(source, layers))
    kept = {
        name: value
        for name, value in embedder.state_dict().items()
        if not name.startswith("encoder.layer.") or int(name.split(".")[2]) < layers
    }
    model.bert.load_state_dict(kept, strict=True)
    for table in (model.bert.embeddings.word_embeddings, model.bert.embeddings.position_embeddings):
        table.weight.requires_grad_(False)
    return model


def pair_scores(model: BertForSequenceClassification, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    return model(**batch).logits.squeeze(-1).float()
