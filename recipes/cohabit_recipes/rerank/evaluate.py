"""How the model folder ranks questions of other people: the questions of tests/eval/retrieval, and everyday questions of the recipes' held-out
data.
"""

import json
from pathlib import Path

import numpy as np

from ..embed.encoders import load_tokenizer, onnx_encoder, open_session, padded
from ..records import HELD_OUT, records

OUTSIDE = Path(__file__).resolve().parents[3] / "tests" / "eval" / "retrieval" / "outside.json"
RERANKED, DEPTH = 20, 10


def ranker(folder: Path):
    session, tokenizer = open_session(folder), load_tokenizer(folder)

    def scores(query: str, passages: list[str]) -> np.ndarray:
        """The logit of each passage."""
        found = []
        for encoding in tokenizer.encode_batch([(query, passage) for passage in passages]):
            inputs = padded([encoding.ids]) | {"token_type_ids": np.array([encoding.type_ids], np.int64)}
            found.append(session.run(["logits"], inputs)[0][0, 0])
        return np.array(found)

    return scores


def gain(scores: np.ndarray, right: int) -> float:
    """nDCG with one right passage."""
    before = int((scores > scores[right]).sum())
    return 1 / np.log2(before + 2) if before < DEPTH else 0.0


def everyday() -> dict:
    rows = records("everyday-questions", HELD_OUT)
    return {
        "set": "everyday questions",
        "passages": [row["answer"] for row in rows],
        "questions": [{"question": row["question"], "answer": index} for index, row in enumerate(rows)],
    }


def interval(values: np.ndarray) -> str:
    """95 %, by resampled questions."""
    chance = np.random.default_rng(0)
    means = values[chance.integers(0, len(values), (4000, len(values)))].mean(1)
    return f"{np.percentile(means, 2.5):+.3f} to {np.percentile(means, 97.5):+.3f}"


def evaluate(folder: Path, embedder: Path) -> None:
    """Raises SystemExit if the order by starter-embed is the better one on the questions from outside."""
    rerank, embed = ranker(folder), onnx_encoder(embedder)
    outside = json.loads(OUTSIDE.read_text(encoding="utf-8"))
    gained: list[float] = []
    for rows in [*outside, everyday()]:
        cosines = embed([asked["question"] for asked in rows["questions"]]) @ embed(rows["passages"]).T
        found = []
        for own, asked in zip(cosines, rows["questions"], strict=True):
            first = np.argsort(-own, kind="stable")[:RERANKED]
            again = np.full(len(own), -np.inf)
            again[first] = rerank(asked["question"], [rows["passages"][index] for index in first])
            found.append((gain(own, asked["answer"]), gain(again, asked["answer"])))
        before, after = np.array(found).T
        print(f"{rows['set']}: nDCG@10 {before.mean():.3f} by starter-embed, {after.mean():.3f} after ({interval(after - before)})", flush=True)
        gained += (after - before).tolist() if rows in outside else []
    print(f"outside, all: {np.mean(gained):+.3f} ({interval(np.array(gained))})")
    if np.mean(gained) < 0:
        raise SystemExit("it makes the order worse")
