"""A scale and a shift that make the score a logit: below 0.2 for a passage on something else, above 0.5 for the right one."""

from dataclasses import replace

import numpy as np
import torch

from .score import Score, cosines_and_interactions
from .train import Batch, UpperLayers


@torch.no_grad()
def scores_by_kind(upper: UpperLayers, batches: list[Batch], score: Score) -> dict[str, np.ndarray]:
    """Scores of right passages, of near ones (the others of the cluster) and of unrelated ones (another cluster)."""
    rarity = torch.from_numpy(score.rarity)
    read = [(upper(batch.queries), upper.in_parts(batch.passages)) for batch in batches]
    found: dict[str, list[np.ndarray]] = {"right": [], "near": [], "unrelated": []}
    for index, (queries, passages) in enumerate(read):
        for kind, others in (("near", passages), ("unrelated", read[(index + len(read) // 2) % len(read)][1])):
            cosines, interactions = cosines_and_interactions(queries, others, rarity)
            values = (cosines + score.mix * interactions).numpy()
            own = np.eye(*values.shape, dtype=bool) if kind == "near" else np.zeros(values.shape, dtype=bool)
            found["right"].append(values[own])
            found[kind].append(values[~own])
    return {kind: np.concatenate(values) for kind, values in found.items()}


def calibrated(score: Score, kinds: dict[str, np.ndarray]) -> Score:
    """The scale and shift of least cross-entropy (Platt), by Newton's method; right passages weigh as much as unrelated ones."""
    values = np.concatenate([kinds["right"], kinds["unrelated"]]).astype(np.float64)
    right = np.arange(len(values)) < len(kinds["right"])
    weights = np.where(right, 0.5 / right.sum(), 0.5 / (~right).sum())
    features = np.stack([values, np.ones_like(values)], axis=1)
    found = np.zeros(2)
    for _ in range(50):
        chances = 1 / (1 + np.exp(-features @ found))
        gradient = features.T @ (weights * (chances - right))
        curvature = (features * (weights * chances * (1 - chances))[:, None]).T @ features
        step = np.linalg.solve(curvature, gradient)
        found = found - step
        if np.abs(step).max() < 1e-9:
            break
    return replace(score, scale=float(found[0]), shift=float(found[1]))
