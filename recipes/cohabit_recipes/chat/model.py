"""A small Llama decoder in plain PyTorch: RMSNorm before each block, grouped-query attention, rotary positions, SwiGLU, and an output layer tied to the token embeddings."""

import torch
import torch.nn.functional as F
from torch import nn

from .attention import attention
from .config import ModelConfig
from .quantise import in_four_bits


def rotary_tables(config: ModelConfig) -> tuple[torch.Tensor, torch.Tensor]:
    """cos and sin of every position and frequency: [positions, head_dim / 2]."""
    half = config.head_dim // 2
    frequencies = config.rope_theta ** (-torch.arange(half, dtype=torch.float64) / half)
    angles = torch.arange(config.max_position_embeddings, dtype=torch.float64)[:, None] * frequencies
    return angles.cos().float(), angles.sin().float()


def rotate(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    first, second = x.chunk(2, dim=-1)
    return torch.cat((first * cos - second * sin, second * cos + first * sin), dim=-1)


class Matrix(nn.Linear):
    """Products with a matrix. With `rounds` they are the products of the matrix as it will be stored, so that training adapts to the rounding:
    slopes pass the rounding as if it were not there (Bengio et al. 2013)."""

    def __init__(self, inputs: int, outputs: int):
        super().__init__(inputs, outputs, bias=False)
        self.rounds = False

    def used(self) -> torch.Tensor:
        return self.weight + (in_four_bits(self.weight.detach()) - self.weight.detach()) if self.rounds else self.weight

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, self.used())


class Attention(nn.Module):
    def __init__(self, config: ModelConfig):
        super().__init__()
        self.heads, self.kv_heads, self.head_dim = config.num_attention_heads, config.num_key_value_heads, config.head_dim
        self.q_proj = Matrix(config.hidden_size, self.heads * self.head_dim)
        self.k_proj = Matrix(config.hidden_size, self.kv_heads * self.head_dim)
        self.v_proj = Matrix(config.hidden_size, self.kv_heads * self.head_dim)
        self.o_proj = Matrix(self.heads * self.head_dim, config.hidden_size)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, starts: torch.Tensor | None) -> torch.Tensor:
        # One product with all three matrices. With a product for each narrow matrix the processor would spend its time on moving rows.
        mixed = F.linear(x, torch.cat((self.q_proj.used(), self.k_proj.used(), self.v_proj.used())))
        q, k, v = mixed.unflatten(-1, (-1, self.head_dim)).split((self.heads, self.kv_heads, self.kv_heads), dim=2)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        return self.o_proj(attention(q.to(v.dtype), k.to(v.dtype), v, starts).flatten(2))


class MLP(nn.Module):
    def __init__(self, config: ModelConfig):
        super().__init__()
        self.gate_proj = Matrix(config.hidden_size, config.intermediate_size)
        self.up_proj = Matrix(config.hidden_size, config.intermediate_size)
        self.down_proj = Matrix(config.intermediate_size, config.hidden_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        gate, up = F.linear(x, torch.cat((self.gate_proj.used(), self.up_proj.used()))).chunk(2, dim=-1)
        return self.down_proj(F.silu(gate) * up)


class Layer(nn.Module):
    def __init__(self, config: ModelConfig):
        super().__init__()
        self.input_layernorm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)
        self.self_attn = Attention(config)
        self.post_attention_layernorm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)
        self.mlp = MLP(config)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, starts: torch.Tensor | None) -> torch.Tensor:
        x = x + self.self_attn(self.input_layernorm(x), cos, sin, starts)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    """Parameter names follow LlamaForCausalLM without its leading `model.`."""

    def __init__(self, config: ModelConfig):
        super().__init__()
        self.config = config
        self.embed_tokens = nn.Embedding(config.vocab_size, config.hidden_size)
        self.layers = nn.ModuleList(Layer(config) for _ in range(config.num_hidden_layers))
        self.norm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)
        cos, sin = rotary_tables(config)
        self.register_buffer("cos", cos, persistent=False)
        self.register_buffer("sin", sin, persistent=False)

    def round_matrices(self, rounds: bool) -> None:
        for module in self.modules():
            if isinstance(module, Matrix):
                module.rounds = rounds

    def hidden(self, ids: torch.Tensor, starts: torch.Tensor | None = None) -> torch.Tensor:
        """Hidden states [rows, length, hidden_size] after the last layer; `starts` [rows, length], int32: the position at which the
        conversation of each token begins.
        """
        x = self.embed_tokens(ids)
        length = x.shape[1]
        cos, sin = self.cos[:length, None].to(x.dtype), self.sin[:length, None].to(x.dtype)
        for layer in self.layers:
            x = layer(x, cos, sin, starts)
        return self.norm(x)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        return F.linear(self.hidden(ids), self.embed_tokens.weight)
