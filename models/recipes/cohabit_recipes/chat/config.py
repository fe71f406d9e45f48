"""The shape of starter-chat and the numbers its parts share."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ModelConfig:
    vocab_size: int = 4096
    hidden_size: int = 256
    intermediate_size: int = 704
    num_hidden_layers: int = 6
    num_attention_heads: int = 8
    num_key_value_heads: int = 4
    head_dim: int = 32
    rms_norm_eps: float = 1e-6
    rope_theta: float = 10000.0
    max_position_embeddings: int = 2048


CONFIG = ModelConfig()

# The generation defaults that ship with the weights.
GENERATION = {"do_sample": True, "temperature": 0.3, "top_p": 0.9, "top_k": 20, "repetition_penalty": 1.0}
