"""What starter-chat is, and the numbers that its parts share."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ModelConfig:
    """Those of SmolLM2-135M, but for the vocabulary, the layers and the context."""

    vocab_size: int = 12288
    hidden_size: int = 576
    intermediate_size: int = 1536
    num_hidden_layers: int = 15
    num_attention_heads: int = 9
    num_key_value_heads: int = 3
    head_dim: int = 64
    rms_norm_eps: float = 1e-5
    rope_theta: float = 100000.0
    max_position_embeddings: int = 4096


# The layers of SmolLM2-135M's thirty that are kept. The others were taken out one after the other, always the one whose loss raised that of
# answers about texts, and of these texts, least. Plain prose would leave out 15 to 19, without which nothing is copied.
LAYERS = (0, 1, 2, 8, 11, 15, 16, 17, 18, 19, 20, 24, 27, 28, 29)


TOKENS_PER_STEP = 16384
# Lengths that a training step's rows may have, with their weights.
ROW_LENGTHS = {1024: 0.75, 2048: 0.25}

# The generation defaults that ship with the weights.
GENERATION = {"do_sample": True, "temperature": 0.3, "top_p": 0.9, "top_k": 20, "repetition_penalty": 1.0}
