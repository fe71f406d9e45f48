"""Make a small CLIP that knows coloured shapes.

    OMP_NUM_THREADS=1 python -m cohabit_recipes.vision ../tests/models/clip-shapes --work <folder>
"""

import argparse
import json
from pathlib import Path
from random import Random

import torch
from tokenizers import Tokenizer

from .export import export_towers, runner
from .model import PREPROCESSOR, make_model, unit, pixels_of
from .reference import write_reference
from .scenes import caption_of, draw_scene
from .tokenizer import END, START, build_tokenizer
from .train import SEEN_PAIRS, encode, evaluate, train

TOKENIZER_CONFIG = {"tokenizer_class": "CLIPTokenizer", "bos_token": START, "eos_token": END, "unk_token": END, "pad_token": END, "model_max_length": 32, "clean_up_tokenization_spaces": True, "errors": "replace", "do_lower_case": True}


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="of the model, in hub layout")
    parser.add_argument("--work", type=Path, required=True, help="keeps the trained weights")
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
    if arguments.minutes > 0:
        train(model, tokenizer, end, arguments.minutes)
        torch.save(model.state_dict(), weights)
    model.load_state_dict(torch.load(weights))
    model.eval()
    print("PyTorch", evaluate(lambda pictures: unit(model.get_image_features(pixel_values=pixels_of(pictures))), lambda texts: unit(model.get_text_features(input_ids=encode(tokenizer, texts, end)))))

    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    write_json(folder / "config.json", {"architectures": ["CLIPModel"], **config})
    write_json(folder / "preprocessor_config.json", PREPROCESSOR)
    write_json(folder / "tokenizer_config.json", TOKENIZER_CONFIG)
    export_towers(model, folder / "onnx")
    images, texts = runner(folder / "onnx" / "vision_model_int8.onnx"), runner(folder / "onnx" / "text_model_int8.onnx")
    print("int8", evaluate(lambda pictures: images(pixels_of(pictures)), lambda captions: texts(encode(tokenizer, captions, end))))
    if arguments.reference:
        write_reference(arguments.reference, model, tokenizer, end, images, texts)
    print(f"{folder}: {sum(path.stat().st_size for path in folder.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
