"""Make models/starter-rerank.

    python -m cohabit_recipes.rerank --corpora <folder> --work <folder>

Steps: data (pairs, hard negatives mined by starter-embed, held-out lists), train (goes on from its last checkpoint),
export (quantise, write the graph and the hub files), calibrate (put the border between relevant and not at 0.5), evaluate.
`--only` names the steps to do; data that is in the work folder is not made again: to do it anew, delete it.

With the shipped weights and no checkpoint, `--only data evaluate` makes the held-out lists and ranks them.
"""

import argparse
from pathlib import Path

import torch

from ..embed.source import source_folder
from ..manifest import write_manifest
from .dataset import HELD_OUT, build, read_lists
from .evaluate import calibrate, evaluate
from .export import export
from .train import Settings, train

MODELS = Path(__file__).resolve().parents[3] / "models"
STEPS = ("data", "train", "export", "calibrate", "evaluate")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", type=Path, required=True, help="folder of the text corpora")
    parser.add_argument("--work", type=Path, default=Path("work/rerank"), help="folder for data and checkpoints")
    parser.add_argument("--output", type=Path, default=MODELS / "starter-rerank", help="model folder to write")
    parser.add_argument("--embedder", type=Path, default=MODELS / "starter-embed", help="model folder of starter-embed")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=STEPS, help="steps to do")
    parser.add_argument("--steps", type=int, default=Settings.steps, help="length of the training")
    options = parser.parse_args()
    torch.set_num_threads(1)
    source, work = source_folder(), options.work
    work.mkdir(parents=True, exist_ok=True)
    if "data" in options.only:
        names = (*HELD_OUT, "train") if "train" in options.only else HELD_OUT
        if not all((work / f"{name}.jsonl").exists() for name in names):
            build(options.corpora, options.embedder, work, names)
    if "train" in options.only:
        train(source, work, Settings(steps=options.steps))
    if "export" in options.only:
        export(source, work / "checkpoint.pt", read_lists(work / "train.jsonl"), options.output)
    if "calibrate" in options.only:
        calibrate(options.output, read_lists(work / "test.jsonl"))
    if "evaluate" in options.only:
        evaluate(options.output, read_lists(work / "test.jsonl"), options.embedder)
    write_manifest(options.output)


if __name__ == "__main__":
    main()
