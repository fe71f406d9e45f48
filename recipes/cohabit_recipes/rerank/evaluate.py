"""Rank the held-out lists by the cross-encoder and by what could stand in its place; see how well 0.5 separates."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ..embed.encoders import open_session
from .bm25 import BM25
from .border import Border, apply_border, file_key, fit_border, fold, separation, undo_border
from .dataset import embed
from .everyday import everyday_lists
from .late import late_scores
from .pair_batches import encode_pairs, pad, pair_tokenizer
from .ranking import list_ndcg, mean_ndcg, ndcg_by_source
from .scores import kept_scores

PAIR_TOKENS = 256
FLOAT_SHARE = 5
"""The slow float model scores every fifth list."""
SAMPLE_STEP = 20
"""Every twentieth list is scored again by the calibrated file."""
MOST_FOLDING_ERROR = 0.005
"""Other batches round a few activations differently; a wrong fold would be off by far more."""
ALREADY_CALIBRATED = 0.01
RESAMPLES = 1000
FACTORS = (1, 2, 3, 4, 6, 8, 12, 16)
MIXED = "both: logit + factor x cosine"

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


def fitting(lists: list) -> list:
    """Half of the held-out lists, every second one of a source: the border at 0.5 is fitted on them."""
    return lists[0::2]


def reporting(lists: list) -> list:
    """The other half."""
    return lists[1::2]


def labels(lists: list[dict]) -> np.ndarray:
    return np.array([candidate["relevant"] for entry in lists for candidate in entry["candidates"]])


def own_scores(folder: Path, lists: list[dict], work: Path) -> list[np.ndarray]:
    """The logits of the model in `folder`, kept by the hash of its file."""
    tokenizer = pair_tokenizer(folder, PAIR_TOKENS)
    return kept_scores(logits_file(folder, work), lists, lambda: score_lists(lists, tokenizer, onnx_scorer(folder)))


def logits_file(folder: Path, work: Path) -> Path:
    return work / f"logits-{file_key(folder / 'onnx' / 'model_quantized.onnx')}.npy"


def calibrate(folder: Path, lists: list[dict], work: Path) -> dict:
    """Fit the border on one half of the lists and fold it into the model; a sample of lists shows that the file gives
    the calibrated logits."""
    before = own_scores(folder, lists, work)
    border = fit_border(np.concatenate(fitting(before)), labels(fitting(lists)))
    if max(abs(border.scale - 1), abs(border.shift)) < ALREADY_CALIBRATED:
        return calibration_numbers(lists, before, before, Border(1.0, 0.0))
    after = [apply_border(border, scores) for scores in before]
    fold(folder / "onnx" / "model_quantized.onnx", border)
    sample = slice(0, None, SAMPLE_STEP)
    seen = score_lists(lists[sample], pair_tokenizer(folder, PAIR_TOKENS), onnx_scorer(folder))
    off = float(np.abs(np.concatenate(seen) - np.concatenate(after[sample])).max())
    if off > MOST_FOLDING_ERROR:
        raise SystemExit(f"the calibrated file is {off:.2g} off the calibrated logits")
    np.save(logits_file(folder, work), np.concatenate(after))
    return calibration_numbers(lists, before, after, border) | {"folding_error": off}


def calibration_numbers(lists: list[dict], before: list[np.ndarray], after: list[np.ndarray], border: Border) -> dict:
    right = labels(reporting(lists))
    return {
        "scale": border.scale,
        "shift": border.shift,
        "fitted_queries": len(fitting(lists)),
        "reported_queries": len(reporting(lists)),
        "relevant_share": float(right.mean()),
        "before": separation(np.concatenate(reporting(before)), right),
        "after": separation(np.concatenate(reporting(after)), right),
        "balanced_accuracy_interval": resampled_accuracy(reporting(lists), reporting(after)),
        "by_source": {
            source: separation(np.concatenate([after[row] for row in rows]), labels([lists[row] for row in rows]))["balanced_accuracy"]
            for source, rows in reported_rows(lists).items()
        },
        "ndcg_before": mean_ndcg(lists, before),
        "ndcg_after": mean_ndcg(lists, after),
    }


def resampled_accuracy(lists: list[dict], scores: list[np.ndarray]) -> list[float]:
    """The 95 % interval of the balanced accuracy at 0.5 over resampled queries."""
    counts = np.array(
        [[((own > 0) & right).sum(), right.sum(), ((own <= 0) & ~right).sum(), (~right).sum()]
         for own, right in ((own, labels([entry])) for entry, own in zip(lists, scores))]
    )  # fmt: skip
    chance = np.random.default_rng(6)
    sums = np.array([counts[chance.integers(0, len(counts), len(counts))].sum(axis=0) for _ in range(RESAMPLES)])
    return np.percentile((sums[:, 0] / sums[:, 1] + sums[:, 2] / sums[:, 3]) / 2, (2.5, 97.5)).tolist()


def reported_rows(lists: list[dict]) -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    for row in reporting(range(len(lists))):
        rows.setdefault(lists[row]["source"], []).append(row)
    return rows


def query_counts(lists: list[dict]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in lists:
        counts[entry["source"]] = counts.get(entry["source"], 0) + 1
    return counts


def best_factor(lists: list[dict], own: list[np.ndarray]) -> int:
    """How much the cosine counts next to the logit, chosen on the lists of the fit."""
    cosines = field(lists, "cosine")
    return max(FACTORS, key=lambda factor: mean_ndcg(lists, mixed(own, cosines, factor)))


def mixed(own: list[np.ndarray], cosines: list[np.ndarray], factor: int) -> list[np.ndarray]:
    return [scores + factor * cosine for scores, cosine in zip(own, cosines)]


def candidates(lists: list[dict], own: list[np.ndarray], factor: int, embedder: Path, late_file: Path) -> dict[str, list[np.ndarray]]:
    """Scores of everything that could rank the lists."""
    chance = np.random.default_rng(3)
    cosines = field(lists, "cosine")
    return {
        "chance": [chance.random(len(entry["candidates"])) for entry in lists],
        "BM25": field(lists, "bm25"),
        "starter-embed cosine": cosines,
        "starter-embed late interaction": kept_scores(late_file, lists, lambda: late_scores(embedder, lists)),
        "starter-rerank": own,
        MIXED: mixed(own, cosines, factor),
    }


def with_baselines(lists: list[dict], embedder: Path) -> list[dict]:
    """Lists whose candidates are all the same passages, with cosines and BM25 as the mined lists have them."""
    passages = [candidate["passage"] for candidate in lists[0]["candidates"]]
    cosines = embed(embedder, [entry["query"] for entry in lists]) @ embed(embedder, passages).T
    words = BM25(passages)
    for entry, row in zip(lists, cosines):
        for candidate, cosine, overlap in zip(entry["candidates"], row, words.scores(entry["query"])):
            candidate |= {"cosine": float(cosine), "bm25": float(overlap)}
    return lists


def field(lists: list[dict], name: str) -> list[np.ndarray]:
    return [np.array([candidate[name] for candidate in entry["candidates"]]) for entry in lists]


def ranking_table(lists: list[dict], ranked: dict[str, list[np.ndarray]]) -> dict[str, dict]:
    """nDCG@10 by ranker and source, their mean, and its 95 % interval over resampled queries of each source."""
    table = {}
    for name, scores in ranked.items():
        means = resampled_means(lists, scores)
        table[name] = ndcg_by_source(lists, scores) | {
            "mean": mean_ndcg(lists, scores),
            "interval": np.percentile(means, (2.5, 97.5)).tolist(),
        }
    return table


def resampled_means(lists: list[dict], scores: list[np.ndarray]) -> np.ndarray:
    by_source: dict[str, list[float]] = {}
    for entry, own in zip(lists, scores):
        by_source.setdefault(entry["source"], []).append(list_ndcg(entry, own))
    chance = np.random.default_rng(7)
    drawn = [chance.choice(values, (RESAMPLES, len(values))).mean(axis=1) for values in by_source.values()]
    return np.mean(drawn, axis=0)


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


def evaluate(folder: Path, lists: list[dict], embedder: Path, work: Path, border: Border, float_scorer: Scorer | None) -> dict:
    """The ranking of the quantised model next to those of the others; it has to beat chance and BM25."""
    own, reported = own_scores(folder, lists, work), reporting(lists)
    factor = best_factor(fitting(lists), fitting(own))
    everyday = with_baselines(everyday_lists(), embedder)
    everyday_file = work / f"everyday-{file_key(folder / 'onnx' / 'model_quantized.onnx')}.npy"
    tokenizer = pair_tokenizer(folder, PAIR_TOKENS)
    own_everyday = kept_scores(everyday_file, everyday, lambda: score_lists(everyday, tokenizer, onnx_scorer(folder)))
    everyday_logits, everyday_right = np.concatenate(own_everyday), labels(everyday)
    table = ranking_table(reported, candidates(reported, reporting(own), factor, embedder, work / "late.npy"))
    for weaker in ("chance", "BM25"):
        if table["starter-rerank"]["mean"] <= table[weaker]["mean"]:
            raise SystemExit(f"starter-rerank ranks no better than {weaker}")
    result = {
        "ndcg": table,
        "queries": query_counts(reported),
        "everyday": ranking_table(everyday, candidates(everyday, own_everyday, factor, embedder, work / "late-everyday.npy")),
        "everyday_before": separation(undo_border(border, everyday_logits), everyday_right),
        "everyday_after": separation(everyday_logits, everyday_right),
        "everyday_queries": len(everyday),
        "cosine_factor": factor,
        "candidates": float(np.mean([len(entry["candidates"]) for entry in lists])),
        "pairs_per_second": speed(folder),
    }
    if float_scorer:
        result["quantisation"] = quantisation_cost(lists[::FLOAT_SHARE], own[::FLOAT_SHARE], tokenizer, float_scorer)
    return result
