"""Make a tiny SigLIP with random weights: the architecture alone, for tests.

    python -m cohabit_recipes.vision.siglip ../tests/models/siglip-tiny
"""

import argparse
import json
from pathlib import Path
from random import Random

import torch
from tokenizers import processors
from transformers import SiglipConfig, SiglipModel

from .export import export_graphs
from .model import unit
from .reference import png
from .scenes import Scene, Thing, picture_of
from .tokenizer import END, build_tokenizer

SIZE, POSITIONS = 32, 16
TEXTS = ("a red circle", "two small blue stars above a green ring on a black background, and nothing else at all", "x")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    tokenizer = build_tokenizer(["a red circle and two blue stars"] * 3, merges=20)
    end = tokenizer.token_to_id(END)
    tokenizer.post_processor = processors.TemplateProcessing(single=f"$A {END}", special_tokens=[(END, end)])
    tokenizer.save(str(folder / "tokenizer.json"))

    torch.manual_seed(5)
    sizes = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 2}
    text = {**sizes, "vocab_size": tokenizer.get_vocab_size(), "max_position_embeddings": POSITIONS, "pad_token_id": end, "eos_token_id": end, "bos_token_id": end, "projection_size": 32}
    model = SiglipModel(SiglipConfig(text_config=text, vision_config={**sizes, "image_size": SIZE, "patch_size": 8})).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Larger than the usual initial weights: otherwise every text and picture would have nearly the same vector.
            parameter.add_(torch.randn_like(parameter) * (0.1 if "norm" in name else 0.25))
    model.set_attn_implementation("eager")
    export_graphs(model, folder / "onnx", ("pooler_output", "pooler_output"))

    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    documents = {
        "config.json": {"architectures": ["SiglipModel"], **config},
        "tokenizer_config.json": {"pad_token": END, "eos_token": END, "model_max_length": POSITIONS},
        "preprocessor_config.json": {
            "image_processor_type": "SiglipImageProcessor", "do_resize": True, "size": {"height": SIZE, "width": SIZE}, "resample": 3, "do_rescale": True,
            "rescale_factor": 1 / 255, "do_normalize": True, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5],
        },
        "reference.json": reference(model, tokenizer, end, folder),
    }  # fmt: skip
    for name, value in documents.items():
        (folder / name).write_text(json.dumps(value) + "\n", encoding="utf-8")


@torch.no_grad()
def reference(model, tokenizer, end: int, folder: Path) -> dict:
    pictures, rounded = [], lambda vector: [round(value, 5) for value in vector[0].tolist()]  # noqa: E731
    for number, (colour, shape) in enumerate((("red", "circle"), ("blue", "star"))):
        pixels = picture_of(Scene((Thing(colour, shape, "big"),), 1, "white", ""), Random(number), SIZE)
        (folder / f"{colour}-{shape}.png").write_bytes(png(pixels))
        values = (torch.from_numpy(pixels).float() / 255 - 0.5) / 0.5
        pictures.append({"file": f"{colour}-{shape}.png", "vector": rounded(unit(model.get_image_features(pixel_values=values.permute(2, 0, 1)[None])))})
    rows = []
    for text in TEXTS:
        ids = [*tokenizer.encode(text, add_special_tokens=False).ids[: POSITIONS - 1], end]
        filled = torch.tensor([ids + [end] * (POSITIONS - len(ids))])
        rows.append({"text": text, "vector": rounded(unit(model.get_text_features(input_ids=filled)))})
    return {"pictures": pictures, "texts": rows}


if __name__ == "__main__":
    main()
