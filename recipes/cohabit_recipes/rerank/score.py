"""How well a passage answers a query, from the token vectors of both texts."""

from dataclasses import dataclass

import numpy as np
import torch
from tokenizers import Tokenizer

CLS, SEP = 101, 102


@dataclass(frozen=True)
class Score:
    """logit = scale * (cosine + mix * interaction) + shift.

    The cosine compares the means of both texts' token vectors. The interaction is the mean, over the words of the query, of the cosine to
    the nearest word of the passage, in which a word counts by its rarity (late interaction: Khattab and Zaharia, 2020)."""

    rarity: np.ndarray
    """Weight of every entry of the vocabulary: log of the inverse share of texts that have it."""
    mix: float
    scale: float = 1.0
    shift: float = 0.0


def rarities(tokenizer: Tokenizer, texts: list[str]) -> np.ndarray:
    seen = np.zeros(tokenizer.get_vocab_size())
    for encoding in tokenizer.encode_batch(texts):
        seen[list(set(encoding.ids))] += 1
    return np.log((len(texts) + 1) / (seen + 1)).astype(np.float32) + MIN_RARITY


MIN_RARITY = 0.3


@dataclass
class TokenVectors:
    """Token vectors of some texts: ids [texts, tokens], filled up with 0, and the vectors of these tokens."""

    ids: torch.Tensor
    vectors: torch.Tensor

    @property
    def means(self) -> torch.Tensor:
        return unit((self.vectors * (self.ids != 0)[..., None]).sum(1))

    @property
    def are_words(self) -> torch.Tensor:
        return (self.ids != 0) & (self.ids != CLS) & (self.ids != SEP)


def unit(vectors: torch.Tensor) -> torch.Tensor:
    return vectors / vectors.norm(dim=-1, keepdim=True).clamp(min=1e-6)


def cosines_and_interactions(queries: TokenVectors, passages: TokenVectors, rarity: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Both parts of the score of every query with every passage: [queries, passages]."""
    pairs = torch.einsum("qid,pjd->qpij", unit(queries.vectors), unit(passages.vectors))
    nearest = pairs.masked_fill(~passages.are_words[None, :, None], -1).amax(-1)
    weights = rarity[queries.ids] * queries.are_words
    weights = weights / weights.sum(1, keepdim=True).clamp(min=1e-6)
    return queries.means @ passages.means.T, torch.einsum("qi,qpi->qp", weights, nearest)
