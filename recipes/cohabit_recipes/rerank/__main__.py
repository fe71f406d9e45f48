"""Make models/starter-rerank.

    python -m cohabit_recipes.rerank --corpora <folder> --work <folder>

Steps: data (pairs, hard negatives mined by starter-embed, held-out lists), train (goes on from its last checkpoint),
export (quantise, write the graph and the hub files), calibrate (put the border between relevant and not at 0.5), evaluate,
card. `--only` names the steps to do; a step whose result is in the work folder is skipped. To do it again, delete the result.

With the shipped weights and no checkpoint, `--only data calibrate evaluate card` makes the held-out lists and does the rest.
"""

import argparse
import json
from pathlib import Path

import torch

from ..embed.hub_folder import write_json
from ..embed.source import source_folder
from ..manifest import write_manifest
from .border import Border
from .card import write_card
from .dataset import HELD_OUT, build, read_lists
from .evaluate import Scorer, calibrate, evaluate
from .export import export, load_trained
from .model import pair_scores
from .pair_batches import as_tensors
from .train import Settings, train

MODELS = Path(__file__).resolve().parents[3] / "models"
STEPS = ("data", "train", "export", "calibrate", "evaluate", "card")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", type=Path, required=True, help="folder of the text corpora")
    parser.add_argument("--work", type=Path, default=Path("work/rerank"), help="folder for data, checkpoints, results")
    parser.add_argument("--output", type=Path, default=MODELS / "starter-rerank", help="model folder to write")
    parser.add_argument("--embedder", type=Path, default=MODELS / "starter-embed", help="model folder of starter-embed")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=STEPS, help="steps to do")
    parser.add_argument("--steps", type=int, default=Settings.steps, help="length of the training")
    options = parser.parse_args()
    torch.set_num_threads(1)
    source, work = source_folder(), options.work
    work.mkdir(parents=True, exist_ok=True)
    results, border, checkpoint = work / "evaluation.json", work / "calibration.json", work / "checkpoint.pt"

    if "data" in options.only:
        names = (*HELD_OUT, "train") if "train" in options.only else HELD_OUT
        if not all((work / f"{name}.jsonl").exists() for name in names):
            build(options.corpora, options.embedder, work, names)
    if "train" in options.only:
        train(source, work, Settings(steps=options.steps))
    if "export" in options.only:
        export(source, checkpoint, read_lists(work / "train.jsonl"), options.output)
        for outdated in (results, border):
            outdated.unlink(missing_ok=True)
    if "calibrate" in options.only and not border.exists():
        write_json(border, calibrate(options.output, read_lists(work / "test.jsonl"), work))
        print(border.read_text(encoding="utf-8"))
    if "evaluate" in options.only and not results.exists():
        float_scorer = trained_scorer(source, checkpoint) if checkpoint.exists() else None
        folded = json.loads(border.read_text(encoding="utf-8"))
        lists = read_lists(work / "test.jsonl")
        undo = Border(folded["scale"], folded["shift"])
        write_json(results, evaluate(options.output, lists, options.embedder, work, undo, float_scorer))
        print(results.read_text(encoding="utf-8"))
    if "card" in options.only:
        numbers = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in (results, border)}
        write_card(options.output, numbers["evaluation"], numbers["calibration"], options.steps)
        manifest = write_manifest(options.output)
        print(f"card and manifest: {sum(file['size'] for file in manifest['files']):,} bytes")


def trained_scorer(source: Path, checkpoint: Path) -> Scorer:
    """The float model, as far as its training got."""
    model = load_trained(source, checkpoint)
    return torch.no_grad()(lambda batch: pair_scores(model, as_tensors(batch)).numpy())


if __name__ == "__main__":
    main()
