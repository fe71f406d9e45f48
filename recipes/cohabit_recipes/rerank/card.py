"""The model card of starter-rerank, filled in with the numbers of the evaluation."""

from pathlib import Path

from ..embed.source import MODEL_ID

WASM_PAIRS_PER_SECOND = {"64": "73", "128": "47", "256": "21"}
"""Measured once, in Node on a busy machine; the recipe itself runs no JavaScript."""


QUANTISATION = {"queries": 148, "ndcg_int8": 0.856, "ndcg_float32": 0.849, "score_correlation": 0.9987}
"""Measured when the shipped weights were exported; said again where there is no checkpoint to compare with."""


def ranking_rows(numbers: dict) -> str:
    sources = list(numbers["queries"])
    lines = ["| | " + " | ".join(f"{name} ({numbers['queries'][name]})" for name in sources) + " | mean |"]
    lines.append("|---" * (len(sources) + 2) + "|")
    for ranker, row in numbers["ndcg"].items():
        cells = " | ".join(f"{row[name]:.3f}" for name in sources)
        lines.append(f"| {ranker} | {cells} | {row['mean']:.3f} ({interval(row)}) |")
    return "\n".join(lines)


def interval(row: dict) -> str:
    return "{:.3f} to {:.3f}".format(*row["interval"])


def everyday_rows(numbers: dict) -> str:
    rows = [f"| {ranker} | {row['mean']:.3f} ({interval(row)}) |" for ranker, row in numbers["everyday"].items()]
    return "\n".join(["| | nDCG@10 |", "|---|---|", *rows])


BORDER_ROWS = {
    "balanced_accuracy": "balanced accuracy at 0.5",
    "best_balanced_accuracy": "the best that any border could have",
    "relevant_above_half": "relevant passages above 0.5",
    "irrelevant_below_half": "others below 0.5",
    "precision": "share of relevant ones among those above 0.5",
    "ece_balanced": "expected calibration error, as if both kinds came equally often",
    "ece_lists": "expected calibration error, in the lists as they are",
}


def border_rows(calibration: dict) -> str:
    rows = [f"| {text} | {calibration['before'][key]:.1%} | {calibration['after'][key]:.1%} |" for key, text in BORDER_ROWS.items()]
    return "\n".join(["| | before | after |", "|---|---|---|", *rows])


def weak_spots(numbers: dict) -> str:
    """Where the order by starter-embed alone is as good or better, said plainly."""
    own, cosine = numbers["ndcg"]["starter-rerank"], numbers["ndcg"]["starter-embed cosine"]
    behind = [name for name in numbers["queries"] if own[name] <= cosine[name]]
    if not behind:
        return "it was ahead of starter-embed's own order on every held-out set, but those sets resemble its training texts."
    return f"on these held-out sets the order by starter-embed's cosine alone is as good or better: {', '.join(behind)}."


def write_card(folder: Path, numbers: dict, calibration: dict, steps: int) -> None:
    speed, quantisation = numbers["pairs_per_second"], numbers.get("quantisation", QUANTISATION)
    own, cosine = numbers["ndcg"]["starter-rerank"], numbers["ndcg"]["starter-embed cosine"]
    text = (Path(__file__).parent / "card.md").read_text(encoding="utf-8").format(
        base=MODEL_ID,
        megabytes=(folder / "onnx" / "model_quantized.onnx").stat().st_size / 1e6,
        queries=sum(numbers["queries"].values()),
        all_queries=calibration["fitted_queries"] + calibration["reported_queries"],
        candidates=numbers["candidates"],
        table=ranking_rows(numbers),
        weak=weak_spots(numbers),
        invented=own["invented facts"],
        invented_cosine=cosine["invented facts"],
        prose=own["prose"],
        everyday=everyday_rows(numbers),
        everyday_queries=numbers["everyday_queries"],
        everyday_above=numbers["everyday_after"]["relevant_above_half"],
        everyday_below=numbers["everyday_after"]["irrelevant_below_half"],
        everyday_above_before=numbers["everyday_before"]["relevant_above_half"],
        everyday_below_before=numbers["everyday_before"]["irrelevant_below_half"],
        factor=numbers["cosine_factor"],
        scale=calibration["scale"],
        shift=calibration["shift"],
        ndcg_before=calibration["ndcg_before"],
        ndcg_after=calibration["ndcg_after"],
        border=border_rows(calibration),
        accuracy_low=calibration["balanced_accuracy_interval"][0],
        accuracy_high=calibration["balanced_accuracy_interval"][1],
        by_source=", ".join(f"{source} {value:.0%}" for source, value in calibration["by_source"].items()),
        rarity=1 / calibration["relevant_share"],
        speed="\n".join(f"| {n} | {speed[n]:.0f} | {WASM_PAIRS_PER_SECOND[n]} |" for n in speed),
        steps=steps,
        q_queries=quantisation["queries"],
        q_int8=quantisation["ndcg_int8"],
        q_float=quantisation["ndcg_float32"],
        q_same=quantisation["score_correlation"],
    )
    (folder / "README.md").write_text(text, encoding="utf-8")
