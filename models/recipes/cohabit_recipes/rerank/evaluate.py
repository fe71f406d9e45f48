"""Rank the held-out lists by the cross-encoder, by starter-embed's cosine, by BM25 and by chance."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ..embed.encoders import open_session
from .pair_batches import encode_pairs, pad, pair_tokenizer
from .ranking import mean_ndcg, ndcg_by_source

PAIR_TOKENS = 256
FLOAT_SHARE = 5
"""The slow float model scores every fifth list."""

Scorer = Callable[[dict[str, np.ndarray]], np.ndarray]


def score_lists(lists: list[dict], tokenizer, scorer: Scorer, batch: int = 32) -> list[np.ndarray]:
    """The score of every candidate of every list, computed in batches of like length."""
    pairs = [(entry["query"], candidate["passage"]) for entry in lists for candidate in entry["candidates"]]
    encoded = encode_pairs(tokenizer, pairs)
    scores = np.zeros(len(pairs), dtype=np.float32)
    order = np.argsort([len(ids) for ids, _ in encoded])
    for start in range(0, len(order), batch):
        rows = order[start : start + batch]
        scores[rows] = scorer(pad([encoded[row] for row in rows]))
    ends = np.cumsum([len(entry["candidates"]) for entry in lists])
    return np.split(scores, ends[:-1])


def baselines(lists: list[dict]) -> dict[str, list[np.ndarray]]:
    chance = np.random.default_rng(3)
    return {
        "chance": [chance.random(len(entry["candidates"])) for entry in lists],
        "BM25": [np.array([candidate["bm25"] for candidate in entry["candidates"]]) for entry in lists],
        "starter-embed cosine": [np.array([candidate["cosine"] for candidate in entry["candidates"]]) for entry in lists],
    }


def ranking_table(lists: list[dict], own: list[np.ndarray]) -> dict[str, dict[str, float]]:
    """nDCG@10 by ranker and source, and their mean."""
    table = {}
    for name, scores in (baselines(lists) | {"starter-rerank": own}).items():
        table[name] = ndcg_by_source(lists, scores) | {"mean": mean_ndcg(lists, scores)}
    return table


def calibration(lists: list[dict], own: list[np.ndarray]) -> dict[str, float]:
    """How well 0.5 separates relevant from not."""
    right = np.array([candidate["relevant"] for entry in lists for candidate in entry["candidates"]])
    chances = 1 / (1 + np.exp(-np.concatenate(own)))
    return {
        "relevant_above_half": float((chances[right] > 0.5).mean()),
        "irrelevant_below_half": float((chances[~right] < 0.5).mean()),
        "brier": float(np.square(chances - right).mean()),
    }


def onnx_scorer(folder: Path) -> Scorer:
    session = open_session(folder / "onnx" / "model_quantized.onnx")
    return lambda batch: session.run(["logits"], batch)[0][:, 0]


def speed(folder: Path, seconds: float = 2.0) -> dict[str, float]:
    """Pairs per second of ONNX Runtime on one native thread, by tokens per pair."""
    scorer, result = onnx_scorer(folder), {}
    for tokens, batch in ((64, 8), (128, 4), (256, 2)):
        ids = np.random.default_rng(1).integers(1000, 20000, (batch, tokens))
        inputs = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        scorer(inputs)
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            scorer(inputs)
            done += batch
        result[str(tokens)] = done / (time.perf_counter() - start)
    return result


def quantisation_cost(lists: list[dict], own: list[np.ndarray], tokenizer, float_scorer: Scorer) -> dict[str, float]:
    """The quantised model against the float one it was made from, on some of the lists."""
    exact = score_lists(lists, tokenizer, float_scorer)
    return {
        "queries": len(lists),
        "ndcg_int8": mean_ndcg(lists, own),
        "ndcg_float32": mean_ndcg(lists, exact),
        "score_correlation": float(np.corrcoef(np.concatenate(own), np.concatenate(exact))[0, 1]),
    }


def evaluate(folder: Path, lists: list[dict], float_scorer: Scorer) -> dict:
    """The ranking of the quantised model next to those of the others; it has to beat chance and BM25."""
    tokenizer = pair_tokenizer(folder, PAIR_TOKENS)
    own = score_lists(lists, tokenizer, onnx_scorer(folder))
    table = ranking_table(lists, own)
    for weaker in ("chance", "BM25"):
        if table["starter-rerank"]["mean"] <= table[weaker]["mean"]:
            raise SystemExit(f"starter-rerank ranks no better than {weaker}")
    counts = {}
    for entry in lists:
        counts[entry["source"]] = counts.get(entry["source"], 0) + 1
    return {
        "ndcg": table,
        "queries": counts,
        "candidates": float(np.mean([len(entry["candidates"]) for entry in lists])),
        "calibration": calibration(lists, own),
        "quantisation": quantisation_cost(lists[::FLOAT_SHARE], own[::FLOAT_SHARE], tokenizer, float_scorer),
        "pairs_per_second": speed(folder),
    }
