"""Make starter-chat: tokenizer, training, ONNX export, evaluation, card.

    python -m cohabit_recipes.chat --corpora <folder with the source texts> --work <folder> [--output models/starter-chat]

Tokenizer and training are taken up where the work folder shows that they stopped; the other steps are made anew."""

import argparse
import json
from pathlib import Path

import torch
from tokenizers import Tokenizer

from ..manifest import write_manifest
from . import evaluate, export, tokenizer as tokenizers_, verify
from .card import write_card
from .config import CONFIG
from .data import corpora as corpora_
from .data.mix import tokenizer_texts
from .model import Decoder
from .train import CHECKPOINT, train

STEPS = ("tokenizer", "train", "export", "evaluate", "card")
DEFAULT_OUTPUT = Path(__file__).resolve().parents[3] / "starter-chat"


def make_tokenizer(arguments: argparse.Namespace) -> None:
    if not (arguments.work / "tokenizer" / "tokenizer.json").exists():
        texts = tokenizer_texts(corpora_.load(arguments.corpora, "train"), arguments.seed)
        trained = tokenizers_.train_tokenizer(texts, CONFIG.vocab_size)
        tokenizers_.save_tokenizer(trained, arguments.work / "tokenizer", CONFIG.max_position_embeddings)


def load_tokenizer(arguments: argparse.Namespace) -> Tokenizer:
    return Tokenizer.from_file(str(arguments.work / "tokenizer" / "tokenizer.json"))


def make_model(arguments: argparse.Namespace) -> None:
    torch.set_num_threads(arguments.threads)
    corpora = corpora_.load(arguments.corpora, "train")
    train(load_tokenizer(arguments), corpora, arguments.work, arguments.steps, arguments.tokens_per_step, arguments.seed)


def stored_model(work: Path) -> Decoder:
    """The trained decoder with its weights as the export stores them: rounded to float16."""
    model = Decoder(CONFIG)
    model.load_state_dict(torch.load(work / CHECKPOINT, weights_only=True)["model"])
    for parameter in model.parameters():
        parameter.data = parameter.data.half().float()
    return model.eval()


def export_model(arguments: argparse.Namespace) -> None:
    model, tokenizer, output = stored_model(arguments.work), load_tokenizer(arguments), arguments.output
    tokenizers_.save_tokenizer(tokenizer, output, CONFIG.max_position_embeddings)
    end_ids = [tokenizer.token_to_id(text) for text in (tokenizers_.TURN_END, tokenizers_.END_OF_TEXT)]
    export.write_config(CONFIG, end_ids, end_ids[1], output)
    path = output / "onnx" / "model.onnx"
    export.write_onnx(model, path)
    prompt = tokenizer.encode("The market in Branford is on Tuesday. When is the market in Branford? " * 4).ids
    error = verify.compare(model, path, prompt)
    casts = verify.folded_casts(path, arguments.work)
    if casts:
        raise SystemExit(f"{casts} casts of weights are left after the runtime's optimisation")
    print(f"export: largest logit error {error:.1e} against PyTorch; all weight casts are folded at load")
    write_manifest(output)


def evaluate_model(arguments: argparse.Namespace) -> None:
    report = evaluate.evaluate(arguments.output, arguments.corpora, size=arguments.evaluation_size)
    evaluate.write_report(report, arguments.work / "evaluation.json")
    print(evaluate.table(report.rows))


def make_card(arguments: argparse.Namespace) -> None:
    rows = json.loads((arguments.work / "evaluation.json").read_text(encoding="utf-8"))
    state = torch.load(arguments.work / CHECKPOINT, weights_only=True)
    write_card(arguments.output, rows, steps=state["step"], tokens=state["tokens"])
    write_manifest(arguments.output)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cohabit_recipes.chat", description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", type=Path, required=True, help="folder with the source texts")
    parser.add_argument("--work", type=Path, required=True, help="folder for checkpoints and reports")
    parser.add_argument("--output", type=Path, default=DEFAULT_OUTPUT, help="model folder to write")
    parser.add_argument("--steps", type=int, default=2960, help="training steps")
    parser.add_argument("--tokens-per-step", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--evaluation-size", type=int, default=120, help="questions per set")
    parser.add_argument("--only", choices=STEPS, nargs="+", default=STEPS, help="run these steps only")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    actions = dict(zip(STEPS, (make_tokenizer, make_model, export_model, evaluate_model, make_card), strict=True))
    for step in STEPS:
        if step in arguments.only:
            print(f"{step} ...", flush=True)
            actions[step](arguments)


if __name__ == "__main__":
    main()
