"""The shape of starter-chat, and constants that its modules share."""

import json
from dataclasses import dataclass, fields
from pathlib import Path


def hub_file(name: str) -> dict:
    """A file of the model folder as far as it does not depend on a tokenizer."""
    return json.loads((Path(__file__).parent / "hub" / name).read_text(encoding="utf-8"))


@dataclass(frozen=True)
class ModelConfig:
    """The hyperparameters of a decoder, named as in LlamaConfig."""

    vocab_size: int
    hidden_size: int
    intermediate_size: int
    num_hidden_layers: int
    num_attention_heads: int
    num_key_value_heads: int
    head_dim: int
    rms_norm_eps: float
    rope_theta: float
    max_position_embeddings: int

    @classmethod
    def starter(cls, **changed: int) -> "ModelConfig":
        """The configuration of hub/config.json, which is SmolLM2-135M's with another vocabulary, other layers and another context, updated
        with `changed`.
        """
        values = hub_file("config.json")
        return cls(**{field.name: values[field.name] for field in fields(cls)} | changed)


# The layers of SmolLM2-135M's thirty that are kept. The others were removed one after the other, each time the layer whose removal raised
# the loss of answers about texts, and of these texts, least. Measured on plain prose, 15 to 19 would be removed, without which the model
# cannot copy.
LAYERS = (0, 1, 2, 8, 11, 15, 16, 17, 18, 19, 20, 24, 27, 28, 29)

TOKENS_PER_STEP = 16384
# Lengths that a training step's rows may have, with their weights.
ROW_LENGTHS = {1024: 0.75, 2048: 0.25}
