"""Rank lists by the cross-encoder and by what could stand in its place, and put the border between relevant and not at 0.5."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from ..embed.encoders import onnx_encoder, open_session
from .bm25 import BM25
from .border import fit_border, fold
from .dataset import MAX_TOKENS
from .everyday import everyday_lists
from .pair_batches import encode_pairs, pad, pair_tokenizer
from .ranking import mean_ndcg, ndcg_by_source

PAIR_TOKENS = 256
ALREADY_CALIBRATED = 0.01

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


def own_scores(folder: Path, lists: list[dict]) -> list[np.ndarray]:
    """The logits of the model in `folder`."""
    session = open_session(folder)
    return score_lists(lists, pair_tokenizer(folder, PAIR_TOKENS), lambda batch: session.run(["logits"], batch)[0][:, 0])


def field(lists: list[dict], name: str) -> list[np.ndarray]:
    return [np.array([candidate[name] for candidate in entry["candidates"]]) for entry in lists]


def calibrate(folder: Path, lists: list[dict]) -> None:
    """Fits the border on every second list (of each source) and folds it into the model, unless it is there already."""
    fitted = lists[0::2]
    border = fit_border(np.concatenate(own_scores(folder, fitted)), np.concatenate(field(fitted, "relevant")))
    if max(abs(border.scale - 1), abs(border.shift)) > ALREADY_CALIBRATED:
        fold(folder / "onnx" / "model_quantized.onnx", border)
    print(f"calibrated: {border.scale:.3f} x logit {border.shift:+.3f}")


def with_baselines(lists: list[dict], embedder: Path) -> list[dict]:
    """Lists whose candidates are all the same passages, with cosines and BM25 as the mined lists have them."""
    passages, encode = [candidate["passage"] for candidate in lists[0]["candidates"]], onnx_encoder(embedder, MAX_TOKENS, 32)
    cosines, words = encode([entry["query"] for entry in lists]) @ encode(passages).T, BM25(passages)
    for entry, row in zip(lists, cosines, strict=True):
        for candidate, cosine, overlap in zip(entry["candidates"], row, words.scores(entry["query"]), strict=True):
            candidate |= {"cosine": float(cosine), "bm25": float(overlap)}
    return lists


def evaluate(folder: Path, lists: list[dict], embedder: Path) -> None:
    """Prints nDCG@10 and the balanced accuracy at 0.5 on the lists that no border was fitted on, and on everyday questions; the model has
    to rank the former better than BM25."""
    for name, asked in (("held out", lists[1::2]), ("everyday", with_baselines(everyday_lists(), embedder))):
        own = own_scores(folder, asked)
        ranked = {"starter-rerank": own, "starter-embed": field(asked, "cosine"), "BM25": field(asked, "bm25")}
        for ranker, scores in ranked.items():
            by_source = ", ".join(f"{source} {value:.3f}" for source, value in ndcg_by_source(asked, scores).items())
            print(f"{name}, nDCG@10 of {ranker}: {mean_ndcg(asked, scores):.3f} ({by_source})")
        right, above = np.concatenate(field(asked, "relevant")), np.concatenate(own) > 0
        print(f"{name}: {above[right].mean():.1%} of the relevant passages above 0.5, {(~above)[~right].mean():.1%} of the others below")
        if name == "held out" and mean_ndcg(asked, own) <= mean_ndcg(asked, ranked["BM25"]):
            raise SystemExit("starter-rerank ranks no better than BM25")
