"""Write a tiny chat model as a GGUF file, with its vision part: a ViT and the projector of Idefics3 and SmolVLM, which cut large images into tiles.

    python -m cohabit_recipes.tiny_gguf.vision ../tests/models/gguf-vision-tiny

reference.json has what llama.cpp replies to images (`pip install xllamacpp==2026.10.11549`).
"""

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, TokenType, VisionProjectorType
from gguf.constants import GGUFType

from .models import HIDDEN, write_decoder
from .vision_reference import write_reference
from .vocabularies import Vocabulary, byte_pairs

SIDE = 32
PATCH = 8
WIDTH = 32
FEED_FORWARD = 48
LAYERS = 2
HEADS = 2
# Neighbouring patches that become one token, in each direction.
MERGE = 2
LONGEST_SIDE = 64
CHANNELS = 3
MAX_TILES = 2
IMAGE_TOKENS = ["<image>", "<fake_token_around_image>", "<global-img>"] + [
    f"<row_{row}_col_{column}>" for row in range(1, MAX_TILES + 1) for column in range(1, MAX_TILES + 1)
]


def with_image_tokens(vocabulary: Vocabulary) -> Vocabulary:
    """llama.cpp writes these tokens around the rows of an image, and finds them by their texts."""
    # The text before the overview of an image.
    added = [token for token in ["ĊĊ"] if token not in vocabulary.tokens]
    return replace(
        vocabulary,
        tokens=[*vocabulary.tokens, *added, *IMAGE_TOKENS],
        types=[*vocabulary.types, *[TokenType.USER_DEFINED] * len(added), *[TokenType.CONTROL] * len(IMAGE_TOKENS)],
    )


class Weights:
    """Writes seeded tensors. Norms are near one, so that tests notice a missing one."""

    def __init__(self, writer: GGUFWriter) -> None:
        self.writer = writer
        self.random = np.random.default_rng(11)

    def matrix(self, name: str, *shape: int) -> None:
        self.writer.add_tensor(name, self.random.normal(0, 0.2, shape).astype(np.float16), raw_dtype=GGMLQuantizationType.F16)

    def vector(self, name: str, size: int, mean: float = 0.0) -> None:
        self.writer.add_tensor(name, self.random.normal(mean, 0.1, size).astype(np.float32))

    def layer(self, name: str, rows: int, columns: int) -> None:
        self.matrix(f"{name}.weight", rows, columns)
        self.vector(f"{name}.bias", rows)

    def norm(self, name: str) -> None:
        self.vector(f"{name}.weight", WIDTH, 1)
        self.vector(f"{name}.bias", WIDTH)


def write_projector(path: Path) -> None:
    writer = GGUFWriter(path, "clip")
    writer.add_type(GGUFType.MMPROJ)
    writer.add_name("Tiny vision part")
    writer.add_clip_has_vision_encoder(True)
    writer.add_clip_projector_type(VisionProjectorType.IDEFICS3)
    writer.add_vision_projection_dim(HIDDEN)
    writer.add_vision_image_size(SIDE)
    writer.add_vision_preproc_image_size(LONGEST_SIDE)
    writer.add_vision_patch_size(PATCH)
    writer.add_vision_embedding_length(WIDTH)
    writer.add_vision_feed_forward_length(FEED_FORWARD)
    writer.add_vision_block_count(LAYERS)
    writer.add_vision_head_count(HEADS)
    writer.add_vision_attention_layernorm_eps(1e-6)
    writer.add_vision_image_mean([0.5] * CHANNELS)
    writer.add_vision_image_std([0.5] * CHANNELS)
    writer.add_vision_projector_scale_factor(MERGE)
    writer.add_vision_use_gelu(True)
    weights = Weights(writer)
    weights.matrix("v.patch_embd.weight", WIDTH, CHANNELS, PATCH, PATCH)
    weights.vector("v.patch_embd.bias", WIDTH)
    positions = weights.random.normal(0, 0.2, ((SIDE // PATCH) ** 2, WIDTH)).astype(np.float32)
    writer.add_tensor("v.position_embd.weight", positions)
    for layer in range(LAYERS):
        block = f"v.blk.{layer}"
        for part in ("attn_q", "attn_k", "attn_v", "attn_out"):
            weights.layer(f"{block}.{part}", WIDTH, WIDTH)
        weights.norm(f"{block}.ln1")
        weights.norm(f"{block}.ln2")
        weights.layer(f"{block}.ffn_up", FEED_FORWARD, WIDTH)
        weights.layer(f"{block}.ffn_down", WIDTH, FEED_FORWARD)
    weights.norm("v.post_ln")
    weights.matrix("mm.model.fc.weight", HIDDEN, WIDTH * MERGE**2)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    target = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    vocabulary = with_image_tokens(byte_pairs())
    # Bytes that are no character would be no text.
    partial = [number for number, token in enumerate(vocabulary.tokens) if not token.isascii() or vocabulary.types[number] == TokenType.CONTROL]
    # In quantised weights the replies of two processors soon differ.
    write_decoder(target / "model-F16.gguf", vocabulary, unwritten=partial, kind=GGMLQuantizationType.F16)
    write_projector(target / "mmproj-F16.gguf")
    write_reference(target)


if __name__ == "__main__":
    main()
