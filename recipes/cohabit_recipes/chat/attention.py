"""Causal attention over rows that pack several conversations; each conversation attends only to itself."""

from collections.abc import Iterator

import torch
import torch.nn.functional as F


@torch.compiler.disable
def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, starts: torch.Tensor | None = None) -> torch.Tensor:
    """Mixed values [rows, length, heads, size] of queries of that shape, and of keys and values [rows, length, kv_heads, size].

        `starts` [rows, length], int32: the position at which the conversation of each position begins; without it a row is one conversation. Conversations are computed separately, because a mask over complete rows would waste most products on masked pairs."""
    if starts is None:
        return _causal(q, k, v)
    rows = [torch.cat([_causal(*(x[row : row + 1, span] for x in (q, k, v))) for span in _conversations(values)], 1) for row, values in enumerate(starts.tolist())]
    return torch.cat(rows)


def _conversations(starts: list[int]) -> Iterator[slice]:
    firsts = [index for index, start in enumerate(starts) if not index or start != starts[index - 1]]
    return map(slice, firsts, [*firsts[1:], len(starts)])


def _causal(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    q, k, v = (x.transpose(1, 2) for x in (q, k, v))
    return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True).transpose(1, 2)
