"""How far the quantised encoder is from the float one; the recipe fails when it is too far."""

import time
from pathlib import Path

import numpy as np

from .encoders import float_encoder, load_tokenizer, onnx_encoder, open_session
from .texts import varied_texts

LEAST_MEAN_COSINE = 0.99


def agreement(vectors: np.ndarray, reference: np.ndarray) -> dict[str, float]:
    cosines = (vectors * reference).sum(axis=1)
    return {
        "texts": len(cosines),
        "mean_cosine": float(cosines.mean()),
        "cosine_5th_percentile": float(np.percentile(cosines, 5)),
        "worst_cosine": float(cosines.min()),
    }


def pair_similarity_error(vectors: np.ndarray, reference: np.ndarray) -> dict[str, float]:
    """What a user of similarities sees: over all pairs of texts, how far their cosine moves, and whether order stays."""
    upper = np.triu_indices(len(vectors), k=1)
    ours, theirs = (vectors @ vectors.T)[upper], (reference @ reference.T)[upper]
    ranks = [np.argsort(np.argsort(values)) for values in (ours, theirs)]
    nearest = [np.argmax(m - 2 * np.eye(len(m)), axis=1) for m in (vectors @ vectors.T, reference @ reference.T)]
    return {
        "pair_cosine_mean_abs_error": float(np.abs(ours - theirs).mean()),
        "pair_rank_correlation": float(np.corrcoef(*ranks)[0, 1]),
        "same_nearest_text": float((nearest[0] == nearest[1]).mean()),
    }


def batch_independence(folder: Path) -> float:
    """The largest change of a token vector when a text shares a padded batch with a longer one."""
    session, tokenizer = open_session(folder / "onnx" / "model_quantized.onnx"), load_tokenizer(folder)
    short, long = (tokenizer.encode(text).ids for text in ("A short text.", "A much longer text, word after word. " * 9))
    batch = np.zeros((2, len(long)), dtype=np.int64)
    batch[0, : len(short)], batch[1] = short, long
    mask = (batch != 0).astype(np.int64)
    alone = np.array([short], dtype=np.int64)
    run = lambda ids, seen: session.run(  # noqa: E731
        None, {"input_ids": ids, "attention_mask": seen, "token_type_ids": np.zeros_like(ids)}
    )[0]
    return float(np.abs(run(batch, mask)[0, : len(short)] - run(alone, np.ones_like(alone))[0]).max())


def speed(folder: Path, seconds: float = 2.0) -> dict[str, float]:
    """Texts per second of ONNX Runtime on one native thread, by tokens per text."""
    session = open_session(folder / "onnx" / "model_quantized.onnx")
    result = {}
    for tokens, batch in ((16, 16), (64, 8), (256, 2)):
        ids = np.random.default_rng(1).integers(1000, 20000, (batch, tokens))
        inputs = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        session.run(None, inputs)
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            session.run(None, inputs)
            done += batch
        result[f"texts_per_second_{tokens}_tokens"] = done / (time.perf_counter() - start)
    return result


def evaluate(source: Path, folder: Path, corpora: Path) -> dict[str, float]:
    texts = varied_texts(corpora)
    vectors, reference = onnx_encoder(folder)(texts), float_encoder(source)(texts)
    result = agreement(vectors, reference) | pair_similarity_error(vectors, reference)
    result["batch_changes_vectors_by"] = batch_independence(folder)
    if result["mean_cosine"] < LEAST_MEAN_COSINE:
        raise SystemExit(f"mean cosine to the float model {result['mean_cosine']:.4f}, wanted {LEAST_MEAN_COSINE}")
    return result | speed(folder)
