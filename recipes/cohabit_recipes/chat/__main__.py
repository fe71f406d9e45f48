"""Make starter-chat: tokenizer, training, ONNX export, cases of the evaluation.

    python -m cohabit_recipes.chat --corpora <folder with the source texts> --work <folder> [--output models/starter-chat]

Training is taken up where the work folder shows that it stopped; the other steps are made anew."""

import argparse
from pathlib import Path

import torch
from tokenizers import Tokenizer

from ..manifest import write_manifest
from . import export, verify
from . import tokenizer as tokenizers_
from .batches import Encoder
from .cases import passages, write_cases, write_set
from .config import ModelConfig
from .data import corpora as corpora_
from .data.readings import problems, readings
from .model import Decoder
from .overlap import check_overlap
from .prompts import check_prompts
from .quantise import rounded
from .smollm import make_tokenizer as first_tokens
from .train import CHECKPOINT, between, train
from .warm_start import write_checkpoint

ROOT = Path(__file__).resolve().parents[3]
DEFAULT_OUTPUT = ROOT / "models" / "starter-chat"
DEFAULT_CASES = ROOT / "tests" / "eval" / "skills" / "cases"
CONFIG = ModelConfig.starter()


def make_tokenizer(arguments: argparse.Namespace) -> None:
    tokenizer, _ = first_tokens(CONFIG.vocab_size)
    tokenizers_.save_tokenizer(tokenizer, arguments.work / "tokenizer", CONFIG.max_position_embeddings)


def load_tokenizer(arguments: argparse.Namespace) -> Tokenizer:
    return Tokenizer.from_file(str(arguments.work / "tokenizer" / "tokenizer.json"))


def make_model(arguments: argparse.Namespace) -> None:
    if not (arguments.work / CHECKPOINT).exists():
        write_checkpoint(arguments.start, CONFIG, arguments.work / CHECKPOINT)
    torch.set_num_threads(arguments.threads)
    corpora = corpora_.load(arguments.corpora, "train")
    train(
        load_tokenizer(arguments), corpora, arguments.work, CONFIG, arguments.steps, arguments.seed,
        peak=arguments.peak, cooldown=arguments.cooldown, rounding=arguments.rounding,
    )  # fmt: skip


def trained_model(arguments: argparse.Namespace) -> Decoder:
    model = Decoder(CONFIG)
    state = torch.load(arguments.work / CHECKPOINT, weights_only=True)
    model.load_state_dict(state["model"] if arguments.mean is None else between(state, model, arguments.mean))
    return model.eval()


def export_model(arguments: argparse.Namespace) -> None:
    model, tokenizer, output = trained_model(arguments), load_tokenizer(arguments), arguments.output
    tokenizers_.save_tokenizer(tokenizer, output, model.config.max_position_embeddings)
    end_ids = [tokenizer.token_to_id(text) for text in (tokenizers_.TURN_END, tokenizers_.END_OF_TEXT)]
    export.write_config(model.config, end_ids, end_ids[1], output)
    path = output / "onnx" / "model.onnx"
    export.write_onnx(model, path)
    # The stored model is compared, not the trained one.
    for name, parameter in model.named_parameters():
        parameter.data = rounded(name, parameter.data)
    prompt = tokenizer.encode("The market in Branford is on Tuesday. When is the market in Branford? " * 4).ids
    error = verify.compare(model, path, prompt)
    left = verify.unfolded(path, arguments.work)
    if left:
        raise SystemExit(f"{left} weights are still widened in every run after the runtime's optimisation")
    print(f"export: largest logit error {error:.1e} against PyTorch; all weights are widened once, at load")
    write_manifest(output)


def make_cases(arguments: argparse.Namespace) -> None:
    """Writes the cases of the browser's evaluation, those from corpora into the work folder, after checking that no training text contains
    them and that hand-written readings contain their answers."""
    if wrong := problems([*readings("train"), *readings("test")]):
        raise SystemExit("\n".join(wrong))
    sets = write_cases(arguments.cases, arguments.seed)
    corpora = corpora_.load(arguments.corpora, "test")
    # Questions of people, and such as were written for the evaluation.
    folder = arguments.work / "cases"
    for beside, name, asked in ((folder, "passages", corpora.passages), (folder / "handwritten", "passages (handwritten)", corpora.written)):
        beside.mkdir(parents=True, exist_ok=True)
        sets[name] = passages(asked, 150)
        write_set(beside, "passages", sets[name])
    print(f"{check_prompts(Encoder(load_tokenizer(arguments)), sets)} prompts are those of the chat template")
    check_overlap(sets, corpora_.load(arguments.corpora, "train"), arguments.seed, arguments.overlap_draws)


STEPS = {"tokenizer": make_tokenizer, "train": make_model, "export": export_model, "cases": make_cases}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cohabit_recipes.chat", description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", type=Path, required=True, help="folder with the source texts")
    parser.add_argument("--work", type=Path, required=True, help="folder for checkpoints and reports")
    parser.add_argument("--output", type=Path, default=DEFAULT_OUTPUT, help="model folder to write")
    parser.add_argument("--steps", type=int, default=10600, help="training steps")
    parser.add_argument("--peak", type=float, default=0.3, help="share of the full learning rate that the training rises to; lower where it starts from trained weights")
    parser.add_argument("--cooldown", type=float, default=1.0, help="share of the steps, at the end, in which the learning rate falls to nothing")
    parser.add_argument("--rounding", type=float, default=0.2, help="share of the steps, at the end, in which the matrices are used as they will be stored, in four bits")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=torch.get_num_threads(), help="threads of the training")
    parser.add_argument("--start", type=Path, help="model folder whose weights the training starts from; default: the larger model's")
    parser.add_argument("--mean", type=float, help="export not the last weights but this share of the mean over the training, and of those that it began with the rest")
    parser.add_argument("--cases", type=Path, default=DEFAULT_CASES, help="folder for the evaluation's cases")
    parser.add_argument("--overlap-draws", type=int, default=20000, help="training texts that the cases are compared with")
    parser.add_argument("--only", choices=list(STEPS), nargs="+", default=list(STEPS), help="run these steps only")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    for step, make in STEPS.items():
        if step in arguments.only:
            print(f"{step} ...", flush=True)
            make(arguments)


if __name__ == "__main__":
    main()
