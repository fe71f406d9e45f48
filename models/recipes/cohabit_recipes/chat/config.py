"""The sizes that starter-chat can be made in, and the numbers that its parts share."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ModelConfig:
    vocab_size: int = 8192
    hidden_size: int = 256
    intermediate_size: int = 704
    num_hidden_layers: int = 16
    num_attention_heads: int = 8
    num_key_value_heads: int = 4
    head_dim: int = 32
    rms_norm_eps: float = 1e-6
    rope_theta: float = 10000.0
    max_position_embeddings: int = 2048


@dataclass(frozen=True)
class Size:
    """A model, and what its training needs to be told."""

    model: ModelConfig
    tokens_per_step: int
    row_lengths: dict[int, float]  # lengths that a step's rows may have, with their weights
    sentence_rows: int  # of each process in a step: rows of sentences whose vectors are learned


# What two CPU cores train in hours.
SMALL = Size(ModelConfig(), 8192, {1024: 0.75, 2048: 0.25}, 2)
# For a GPU: 28 million parameters; in WebAssembly it still writes faster than people read.
FULL = Size(
    ModelConfig(
        hidden_size=512, intermediate_size=1408, num_hidden_layers=8, num_attention_heads=8, num_key_value_heads=4, head_dim=64, max_position_embeddings=4096
    ),
    131072,
    {1024: 0.7, 2048: 0.25, 4096: 0.05},
    16,
)  # fmt: skip
SIZES = {"small": SMALL, "full": FULL}

# The generation defaults that ship with the weights.
GENERATION = {"do_sample": True, "temperature": 0.3, "top_p": 0.9, "top_k": 20, "repetition_penalty": 1.0}
