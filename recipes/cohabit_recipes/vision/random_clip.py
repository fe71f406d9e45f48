"""Make a tiny CLIP with random weights in int8: the architecture alone, for tests.

    python -m cohabit_recipes.vision.random_clip ../tests/models/clip-tiny
"""

import argparse
from pathlib import Path
from random import Random

import torch
from tokenizers import Tokenizer

from .documents import write_documents
from .export import export_towers, runner
from .model import make_model
from .reference import write_reference
from .scenes import caption_of, draw_scene
from .tokenizer import END, START, build_tokenizer
from .train import SEEN_PAIRS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    random = Random(3)
    build_tokenizer([caption_of(draw_scene(random, SEEN_PAIRS), random).text for _ in range(500)], merges=120).save(str(folder / "tokenizer.json"))
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    start, end = tokenizer.token_to_id(START), tokenizer.token_to_id(END)
    torch.manual_seed(5)
    model = make_model(tokenizer.get_vocab_size(), start, end).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            # Larger than the usual initial weights: otherwise every text and picture would have nearly the same vector.
            parameter.add_(torch.randn_like(parameter) * 0.1)
    export_towers(model, folder / "onnx")
    write_documents(folder, model)
    images, texts = runner(folder / "onnx" / "vision_model_int8.onnx"), runner(folder / "onnx" / "text_model_int8.onnx")
    write_reference(folder, model, tokenizer, end, images, texts)


if __name__ == "__main__":
    main()
