"""Make a small CLIP that knows coloured shapes.

    OMP_NUM_THREADS=1 python -m cohabit_recipes.vision <folder> --work <folder>
"""

import argparse
from pathlib import Path
from random import Random

import torch
from tokenizers import Tokenizer

from .documents import write_documents
from .export import export_towers, runner
from .model import make_model, unit, pixels_of
from .reference import write_reference
from .scenes import caption_of, draw_scene
from .tokenizer import END, START, build_tokenizer
from .train import SEEN_PAIRS, encode, evaluate, train

def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="of the model, in hub layout")
    parser.add_argument("--work", type=Path, required=True, help="keeps the trained weights; a further run goes on from them")
    parser.add_argument("--minutes", type=float, default=6, help="of processor time for the training; 0: export what the work folder has")
    parser.add_argument("--reference", type=Path, help="a folder for pictures, captions and the vectors that PyTorch computes of them")
    arguments = parser.parse_args()
    folder, work = arguments.folder, arguments.work
    for each in (folder / "onnx", work):
        each.mkdir(parents=True, exist_ok=True)

    random = Random(3)
    tokenizer = build_tokenizer([caption_of(draw_scene(random, SEEN_PAIRS), random).text for _ in range(4000)], merges=400)
    tokenizer.save(str(folder / "tokenizer.json"))
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    start, end = tokenizer.token_to_id(START), tokenizer.token_to_id(END)
    torch.manual_seed(1)
    model = make_model(tokenizer.get_vocab_size(), start, end)
    weights = work / "model.pt"
    if weights.exists() or arguments.minutes <= 0:
        model.load_state_dict(torch.load(weights))
    if arguments.minutes > 0:
        keep = lambda: torch.save(model.state_dict(), weights)  # noqa: E731
        train(model, tokenizer, end, arguments.minutes, keep)
        keep()
    model.eval()
    print("PyTorch", evaluate(lambda pictures: unit(model.get_image_features(pixel_values=pixels_of(pictures))), lambda texts: unit(model.get_text_features(input_ids=encode(tokenizer, texts, end)))))

    write_documents(folder, model)
    export_towers(model, folder / "onnx")
    images, texts = runner(folder / "onnx" / "vision_model_int8.onnx"), runner(folder / "onnx" / "text_model_int8.onnx")
    print("int8", evaluate(lambda pictures: images(pixels_of(pictures)), lambda captions: texts(encode(tokenizer, captions, end))))
    if arguments.reference:
        write_reference(arguments.reference, model, tokenizer, end, images, texts)
    print(f"{folder}: {sum(path.stat().st_size for path in folder.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
