"""The model card of starter-embed, filled in with the numbers of the evaluation."""

from pathlib import Path

from .similarity import FLOAT, MOST_POINTS_LOST
from .source import MODEL_ID, WEIGHTS_SHA256

SET_TEXTS = {
    "benchmark": "{count:,} pairs graded by people (the parts of the STS Benchmark under CC BY-SA: image captions, SNLI sentences, Stack Exchange questions and answers)",
    "made": "{count:,} pairs graded by how the recipe made them (wordings of one question, question and answer, another value, "
    "another entity, questions over one passage, help pages, unrelated ones)",
}
SET_HEADS = {"benchmark": "graded by people", "made": "made by the recipe"}


def similarity_rows(numbers: dict) -> str:
    sets = [name for name in SET_TEXTS if name in numbers["pairs"]]
    heads = " | ".join(f"{SET_HEADS[name]} | points lost" for name in sets)
    lines = [f"| | MB | {heads} | speed |", "|---" * (3 + 2 * len(sets)) + "|"]
    for name, size in numbers["sizes"].items():
        cells = []
        for graded in sets:
            lost = numbers["lost"][graded][name]
            cells.append(f"{100 * numbers['spearman'][graded][name]:.2f}")
            points = [f"{round(lost[key], 2) + 0.0:.2f}" for key in ("points_lost", "least", "most")]
            cells.append("{} ({} to {})".format(*points) if name != FLOAT else "")
        speed = f"{numbers['speed'][name]:.2f}" if name in numbers["speed"] else ""
        lines.append(f"| {name} | {size / 1e6:.1f} | {' | '.join(cells)} | {speed} |")
    return "\n".join(lines)


def set_texts(numbers: dict) -> str:
    return " and ".join(text.format(count=numbers["pairs"][name]) for name, text in SET_TEXTS.items() if name in numbers["pairs"]) + ":"


def write_card(folder: Path, evaluation: dict, similarity: dict) -> None:
    text = (Path(__file__).parent / "card.md").read_text(encoding="utf-8").format(
        base=f"https://huggingface.co/{MODEL_ID}",
        megabytes=(folder / "onnx" / "model_quantized.onnx").stat().st_size / 1e6,
        weights_sha256=WEIGHTS_SHA256,
        pairs=set_texts(similarity),
        similarity=similarity_rows(similarity),
        most_points=MOST_POINTS_LOST,
        **evaluation,
    )
    (folder / "README.md").write_text(text, encoding="utf-8")
