"""Pictures as PNG files, and the vectors that PyTorch computes of them and of captions."""

import json
import struct
import zlib
from pathlib import Path
from random import Random

import numpy as np
import torch

from .model import IMAGE_SIZE, pixels_of, unit
from .scenes import HELD_OUT, Scene, Thing, picture_of
from .train import encode


def png(pixels: np.ndarray) -> bytes:
    """uint8 [height, width, 3]."""
    height, width, _ = pixels.shape
    part = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))  # noqa: E731
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + part(b"IDAT", zlib.compress(rows, 9)) + part(b"IEND", b"")


def resized(pixels: np.ndarray) -> np.ndarray:
    """The steps of CLIP's processor: the shorter side to the model's size, bicubic with antialiasing, then the middle."""
    height, width, _ = pixels.shape
    short = min(height, width)
    size = (height * IMAGE_SIZE // short, width * IMAGE_SIZE // short)
    planes = torch.from_numpy(pixels).permute(2, 0, 1)[None].float()
    small = torch.nn.functional.interpolate(planes, size=size, mode="bicubic", antialias=True).clamp(0, 255).round()[0]
    top, left = (size[0] - IMAGE_SIZE) // 2, (size[1] - IMAGE_SIZE) // 2
    return small[:, top : top + IMAGE_SIZE, left : left + IMAGE_SIZE].permute(1, 2, 0).to(torch.uint8).numpy()


@torch.no_grad()
def write_reference(folder: Path, model, tokenizer, end: int, images, texts) -> None:
    """Pictures of pairs that no training had: at the model's size, and larger and wider than it."""
    folder.mkdir(parents=True, exist_ok=True)
    random, rows = Random(9), []
    for colour, shape in sorted(HELD_OUT):
        scene = Scene((Thing(colour, shape, "big"),), 1, "black" if colour == "brown" else "grey" if colour in ("yellow", "pink") else "white", "")
        wide = colour in ("red", "green", "blue")
        pixels = picture_of(scene, random, 200 if wide else IMAGE_SIZE)
        if wide:
            pixels = np.concatenate([np.repeat(pixels[:, :1], 31, 1), pixels, np.repeat(pixels[:, -1:], 31, 1)], 1)
        name = f"{colour}-{shape}.png"
        (folder / name).write_bytes(png(pixels))
        given = pixels_of((resized(pixels) if wide else pixels)[None])
        caption = f"{'an' if colour[0] in 'aeiou' else 'a'} {colour} {shape}"
        ids = encode(tokenizer, [caption], end)
        rows.append({
            "file": name, "width": pixels.shape[1], "height": pixels.shape[0], "caption": caption, "ids": ids[0].tolist(),
            "image": _rounded(images(given)), "text": _rounded(texts(ids)),
            "imageInFloat32": _rounded(unit(model.get_image_features(pixel_values=given))),
            "textInFloat32": _rounded(unit(model.get_text_features(input_ids=ids))),
        })  # fmt: skip
    (folder / "reference.json").write_text(json.dumps({"rows": rows}) + "\n", encoding="utf-8")


def _rounded(vectors: torch.Tensor) -> list[float]:
    return [round(value, 5) for value in vectors[0].tolist()]
