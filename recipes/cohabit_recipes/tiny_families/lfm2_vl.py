"""A tiny LFM2-VL with random weights: its vision tower reads patches of images of any shape, its decoder has convolution states as well as
keys and values.
"""

import re
from pathlib import Path

import numpy as np
import torch
from transformers import Lfm2VlConfig, Lfm2VlForConditionalGeneration
from transformers.models.lfm2_vl.image_processing_lfm2_vl import Lfm2VlImageProcessor
from transformers.models.lfm2_vl.processing_lfm2_vl import Lfm2VlProcessor

from .image_chat import IMAGE, clear_reply, export_text, write_documents
from .tokenizer import special_id, write_tokenizer

PATCH, TILE, MAX_TILES = 4, 32, 6
PLACES = [(row + 1, column + 1) for row in range(MAX_TILES) for column in range(MAX_TILES) if (row + 1) * (column + 1) <= MAX_TILES]
START, END, THUMBNAIL = "<|image_start|>", "<|image_end|>", "<|img_thumbnail|>"
ADDED = [IMAGE, START, END, THUMBNAIL, *(f"<|img_row_{row}_col_{column}|>" for row, column in PLACES)]
VOCABULARY = 304
# Contents are texts or lists of parts, as in the templates of its family.
TEMPLATE = (
    "{%- macro parse_content(content) -%}{%- if content is string -%}{{- content -}}{%- else -%}{%- for item in content -%}"
    "{%- if item.type == 'image' -%}{{- '<image>' -}}{%- else -%}{{- item.text -}}{%- endif -%}{%- endfor -%}{%- endif -%}{%- endmacro -%}"
    "{%- for message in messages -%}{{- '<|im_start|>' + message.role + '\n' + parse_content(message.content) + '<|im_end|>\n' -}}{%- endfor -%}"
    "{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\n' -}}{%- endif -%}"
)
# The published configuration in proportion: a tile has the max positions of an image.
PREPROCESSOR = {
    "image_processor_type": "Lfm2VlImageProcessorFast", "do_image_splitting": True, "do_normalize": True, "do_pad": True, "do_rescale": True, "do_resize": True,
    "downsample_factor": 2, "encoder_patch_size": PATCH, "image_mean": [0.5] * 3, "image_std": [0.5] * 3, "max_image_tokens": 16, "min_image_tokens": 4,
    "max_num_patches": 64, "max_pixels_tolerance": 2.0, "min_tiles": 2, "max_tiles": MAX_TILES, "resample": 2, "rescale_factor": 1 / 255,
    "return_row_col_info": True, "size": {"height": TILE, "width": TILE}, "tile_size": TILE, "use_thumbnail": True, "processor_class": "Lfm2VlProcessor",
}  # fmt: skip
PUBLISHED = {"encoder_patch_size": 16, "tile_size": 512, "max_image_tokens": 256, "min_image_tokens": 64, "max_tiles": 10}
SIZES = ((1, 1), (16, 16), (200, 150), (512, 512), (640, 480), (700, 724), (1024, 768), (1023, 1024), (768, 1366), (4000, 50), (33, 700), (80, 2000), (48, 4000), (3000, 3000), (1536, 1536), (900, 600), (1200, 400))


class VisionGraph(torch.nn.Module):
    """The graph of one image or tile, with the inputs of published exports: its patches are padded, and the mask has their number."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    @staticmethod
    def weights(size: torch.Tensor, side: int) -> torch.Tensor:
        """[size, side]: weights of the trained grid's positions when it is scaled to `size` by the antialiased bilinear filter."""
        scale = side / size.float()
        centres = (torch.arange(size) + 0.5) * scale
        distances = (torch.arange(side) + 0.5)[None] - centres[:, None]
        weights = torch.relu(1 - distances.abs() / torch.clamp(scale, min=1.0))
        return weights / weights.sum(1, keepdim=True)

    def forward(self, pixel_values, pixel_attention_mask, spatial_shapes):
        tower = self.model.vision_tower
        rows, columns = spatial_shapes[0, 0], spatial_shapes[0, 1]
        side = tower.embeddings.position_embedding_size
        table = tower.embeddings.position_embedding.weight.reshape(side, side, -1).permute(2, 0, 1)
        places = (self.weights(rows, side) @ table @ self.weights(columns, side).T).flatten(1).T
        unused = pixel_attention_mask.shape[1] - rows * columns
        places = torch.cat([places, torch.zeros(unused, table.shape[0])])[None]
        hidden = tower.embeddings.patch_embedding(pixel_values) + places
        mask = (1 - pixel_attention_mask[:, None, None, :].float()) * -1e9
        hidden = tower.post_layernorm(tower.encoder(inputs_embeds=hidden, attention_mask=mask).last_hidden_state)
        grid = hidden[:, : rows * columns].reshape(1, rows, columns, hidden.shape[2])
        return self.model.multi_modal_projector(grid).flatten(0, 2)


def make_model(text_sizes: dict) -> Lfm2VlForConditionalGeneration:
    text = {**text_sizes, "model_type": "lfm2", "vocab_size": VOCABULARY}
    vision = {
        "model_type": "siglip2_vision_model", "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 2, "patch_size": PATCH,
        "num_patches": 36, "vision_use_head": False,
    }  # fmt: skip
    config = Lfm2VlConfig(text_config=text, vision_config=vision, image_token_id=special_id(IMAGE, ADDED), projector_hidden_size=64, downsample_factor=2)
    torch.manual_seed(7)
    model = Lfm2VlForConditionalGeneration(config).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Larger than the usual initial weights: a picture and the positions of its patches must change the reply.
            if "vision" in name or "projector" in name:
                parameter.add_(torch.randn_like(parameter) * (0.1 if "norm" in name else 0.3))
            elif "norm" in name:
                parameter.add_(torch.randn_like(parameter) * 0.1)
    model.set_attn_implementation("eager")
    return model


def export(model: Lfm2VlForConditionalGeneration, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    prefix = "model.language_model."
    weights = {name.removeprefix(prefix): value.numpy() for name, value in model.state_dict().items() if name.startswith(prefix)}
    export_text(model.config.text_config, weights, "lfm2-vl", folder)
    patches = {1: "num_patches"}
    torch.onnx.export(
        VisionGraph(model.model).eval(), (torch.zeros((1, 64, 3 * PATCH**2)), torch.ones((1, 64), dtype=torch.int64), torch.tensor([[6, 8]])),
        str(folder / "vision_encoder.onnx"), input_names=["pixel_values", "pixel_attention_mask", "spatial_shapes"], output_names=["image_features"],
        dynamic_axes={"pixel_values": patches, "pixel_attention_mask": patches, "image_features": {0: "num_image_tokens"}}, opset_version=17, dynamo=False,
    )  # fmt: skip


def processed(pixels: np.ndarray, splits: bool = True, **settings) -> tuple[str, dict, list]:
    """An image's text in a prompt, the model's input for it, and the number of patches of its tiles, as the published processor makes them.
    """
    given = {key: value for key, value in PREPROCESSOR.items() if key not in ("image_processor_type", "processor_class", "max_num_patches")}
    processor = Lfm2VlImageProcessor(**{**given, **settings, "do_image_splitting": splits})
    made = processor([torch.from_numpy(pixels).permute(2, 0, 1)], return_tensors="pt")
    text = object.__new__(Lfm2VlProcessor)
    text.image_processor, text.image_token, text.image_start_token, text.image_end_token, text.image_thumbnail_token = processor, IMAGE, START, END, THUMBNAIL
    shown = text.replace_image_token(made, 0, use_image_special_tokens=True, tile_size=processor.tile_size, downsample_factor=2, encoder_patch_size=processor.encoder_patch_size)
    inputs = {key: made[key] for key in ("pixel_values", "pixel_attention_mask", "spatial_shapes")}
    return shown, inputs, made["spatial_shapes"].tolist()


def plan(width: int, height: int, splits: bool) -> dict:
    """Returns the tiles and the text of an image for a published model; numbers in brackets count repeated image tokens."""
    shown, _, tiles = processed(np.zeros((height, width, 3), np.uint8), splits, **PUBLISHED)
    return {"width": width, "height": height, "splits": splits, "tiles": tiles, "text": re.sub(f"({IMAGE})+", lambda run: f"[{len(run[0]) // len(IMAGE)}]", shown)}


def reference(model, folder: Path) -> dict:
    replies = [
        clear_reply(model, folder, "whole.png", (32, 24), "auto", TEMPLATE, lambda pixels: processed(pixels)[:2]),
        clear_reply(model, folder, "parts.png", (96, 64), "auto", TEMPLATE, lambda pixels: processed(pixels)[:2]),
    ]
    return {"plans": [plan(width, height, splits) for width, height in SIZES for splits in (True, False)], "replies": replies}


def check_vision(model, folder: Path) -> None:
    """The exported graph equals PyTorch for images of several shapes."""
    import onnxruntime

    session = onnxruntime.InferenceSession(str(folder / "vision_encoder.onnx"))
    for rows, columns in ((8, 8), (6, 8), (2, 20), (4, 4)):
        used = rows * columns
        feeds = {"pixel_values": torch.zeros(1, 64, 3 * PATCH**2), "pixel_attention_mask": torch.zeros(1, 64, dtype=torch.int64), "spatial_shapes": torch.tensor([[rows, columns]])}
        feeds["pixel_values"][0, :used] = torch.randn(used, 3 * PATCH**2, generator=torch.Generator().manual_seed(used))
        feeds["pixel_attention_mask"][0, :used] = 1
        with torch.no_grad():
            expected = torch.cat(model.model.get_image_features(**feeds).pooler_output).numpy()
        found = session.run(None, {name: value.numpy() for name, value in feeds.items()})[0]
        np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3)


def write_lfm2_vl(folder: Path, text_sizes: dict) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    model = make_model(text_sizes)
    write_tokenizer(folder, "chat", ADDED, TEMPLATE)
    export(model, folder / "onnx")
    check_vision(model, folder / "onnx")
    write_documents(model, folder, {"preprocessor_config.json": PREPROCESSOR, "processor_config.json": {"processor_class": "Lfm2VlProcessor"}, "reference.json": reference(model, folder)})
