"""How good an order of passages is."""

import numpy as np


def ndcg(relevant: np.ndarray, scores: np.ndarray, depth: int = 10) -> float:
    """Normalised discounted cumulative gain of the best `depth`; passages with the same score share their gains."""
    order = np.argsort(-scores, kind="stable")
    gains = relevant[order].astype(np.float64)
    sorted_scores = scores[order]
    for value in np.unique(sorted_scores):
        tied = sorted_scores == value
        gains[tied] = gains[tied].mean()
    discounts = 1 / np.log2(np.arange(2, depth + 2))
    ideal = discounts[: min(depth, int(relevant.sum()))].sum()
    return float((gains[:depth] * discounts[: len(gains[:depth])]).sum() / ideal)


def list_ndcg(entry: dict, scores: np.ndarray) -> float:
    return ndcg(np.array([candidate["relevant"] for candidate in entry["candidates"]]), scores)


def mean_ndcg(lists: list[dict], scores: list[np.ndarray]) -> float:
    """The mean over sources of the mean over queries, so that each source counts the same."""
    return float(np.mean(list(ndcg_by_source(lists, scores).values())))


def ndcg_by_source(lists: list[dict], scores: list[np.ndarray]) -> dict[str, float]:
    by_source: dict[str, list[float]] = {}
    for entry, own in zip(lists, scores):
        by_source.setdefault(entry["source"], []).append(list_ndcg(entry, own))
    return {source: float(np.mean(values)) for source, values in by_source.items()}
