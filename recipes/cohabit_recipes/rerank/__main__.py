"""Make models/starter-rerank.

    python -m cohabit_recipes.rerank --corpora <folder> --manuals <folder> --work <folder>

Steps: read (clusters of questions and passages, and the output of starter-embed's lower layers for them), train, export (calibrate,
quantise, write the graph and the hub files), evaluate. `--only` names the steps to do.
"""

import argparse
import pickle
import random
from pathlib import Path

import torch

from ..corpus_files import read_rows
from ..embed.encoders import load_tokenizer
from ..embed.source import source_folder
from ..manifest import write_manifest
from .calibrate import calibrated, scores_by_kind
from .clusters import Asked, clusters
from .evaluate import evaluate
from .export import export
from .questions import questions
from .score import Score, rarities
from .sections import MAX_CHARACTERS, sections
from .train import MAX_TOKENS, LowerLayers, Settings, UpperLayers, train

MODELS = Path(__file__).resolve().parents[3] / "models"
STEPS = ("read", "train", "export", "evaluate")


MANUALS = 300, 21
QUESTIONS = 60, 3
"""How many clusters, and the seed of their choice."""
SECTIONS_OF_MANUAL = 500, {
    "libreoffice-help-en-us": 2200, "python-django-doc": 900, "apache2-doc": 700, "gimp-help-en": 900, "postgresql-doc-15": 600, "python-sqlalchemy-doc": 400,
    "cmake-doc": 250, "octave-doc": 250, "rsyslog-doc": 300, "frr-doc": 200, "exim4-doc-html": 400, "debian-policy": 150, "phpmyadmin": 250,
    "shorewall-doc": 450, "python-celery-doc": 350, "postfix-doc": 450,
}  # fmt: skip
"""Max questions of one manual, so that no manual dominates the training."""


def asked_of_manuals(manuals: Path, chance: random.Random) -> list[Asked]:
    found = []
    for folder in sorted(path for path in manuals.iterdir() if path.is_dir()):
        own = [Asked(*section) for section in sections(folder)]
        chance.shuffle(own)
        others, most = SECTIONS_OF_MANUAL
        found += own[: most.get(folder.name, others)]
    return found


def common_texts(corpora: Path, manuals: list[Asked], asked: list[Asked], chance: random.Random) -> list[str]:
    """Returns the texts that determine the rarity of words."""
    prose = [line for row in read_rows(corpora / "public-domain-fiction.jsonl.xz") for line in row["text"].split("\n") if len(line) > 80]
    help_pages = [row["text"] for row in read_rows(corpora / "tldr-pages-en.jsonl.xz")][:2000]
    texts = [row.passage for row in manuals], [row.passage for row in asked], prose
    drawn = [text for some, count in zip(texts, (8000, 6000, 2000), strict=True) for text in chance.sample(some, min(count, len(some)))]
    return [text[:MAX_CHARACTERS] for text in drawn + help_pages]


def read(corpora: Path, manuals: Path, embedder: Path, settings: Settings) -> dict:
    sections_asked, asked = asked_of_manuals(manuals, random.Random(9)), questions(corpora)
    chosen = clusters(sections_asked, *MANUALS, may_join=lambda one, other: one.source == other.source)
    chosen += clusters(asked, *QUESTIONS, may_join=lambda _one, _other: True)
    texts = common_texts(corpora, sections_asked, asked, random.Random(1))
    lower = LowerLayers(embedder, settings.tuned)
    return {"rarity": rarities(load_tokenizer(embedder, MAX_TOKENS), texts), "batches": [lower.batch(cluster) for cluster in chosen]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", type=Path, required=True, help="folder of the text corpora")
    parser.add_argument("--manuals", type=Path, required=True, help="folder with a folder for each unpacked documentation package")
    parser.add_argument("--work", type=Path, default=Path("work/rerank"), help="folder for data and checkpoints")
    parser.add_argument("--output", type=Path, default=MODELS / "starter-rerank", help="model folder to write")
    parser.add_argument("--embedder", type=Path, default=MODELS / "starter-embed", help="model folder of starter-embed")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=STEPS, help="steps to do")
    options = parser.parse_args()
    torch.set_num_threads(1)
    source, settings = source_folder(), Settings()
    data, checkpoint = options.work / "data.pkl", options.work / "upper.pt"
    options.work.mkdir(parents=True, exist_ok=True)
    if "read" in options.only:
        data.write_bytes(pickle.dumps(read(options.corpora, options.manuals, options.embedder, settings)))
    if "train" in options.only:
        known = pickle.loads(data.read_bytes())
        torch.save(train(source, known["batches"], known["rarity"], settings).state_dict(), checkpoint)
    if "export" in options.only:
        known, upper = pickle.loads(data.read_bytes()), UpperLayers(source, settings.tuned).eval()
        upper.load_state_dict(torch.load(checkpoint, weights_only=True))
        score = Score(known["rarity"], settings.mix)
        some = random.Random(2).sample(known["batches"], min(60, len(known["batches"])))
        score = calibrated(score, scores_by_kind(upper, some, score))
        export(source, upper, score, options.corpora, options.output)
    if "evaluate" in options.only:
        evaluate(options.output, options.embedder)
    write_manifest(options.output)


if __name__ == "__main__":
    main()
