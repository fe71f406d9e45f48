"""A tiny SmolVLM with random weights: a decoder that reads vectors, the table of its token embeddings, and the image encoder, each a graph.
"""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from jinja2 import Environment
from tokenizers import Tokenizer
from transformers import SmolVLMConfig, SmolVLMForConditionalGeneration
from PIL import Image
from transformers.models.smolvlm.image_processing_pil_smolvlm import SmolVLMImageProcessorPil
from transformers.models.smolvlm.processing_smolvlm import get_image_prompt_string

from ..vision.reference import png
from ..graphs.builder import Builder, save
from .decoder import DecoderGraph, Export
from .reference import MIN_MARGIN
from .tokenizer import special_id, write_tokenizer

TILE, MAX_EDGE, SIDE_TILES = 32, 128, 4
IMAGE, AROUND, WHOLE, END = "<image>", "<fake_token_around_image>", "<global-img>", "<end_of_utterance>"
ADDED = [IMAGE, AROUND, WHOLE, END, *(f"<row_{row + 1}_col_{column + 1}>" for row in range(SIDE_TILES) for column in range(SIDE_TILES))]
VOCABULARY = 304
# Messages have lists of parts, as in the templates of its family: a text alone is not shown.
TEMPLATE = (
    "<|im_start|>{% for message in messages %}{{ message['role'] | capitalize }}{{ ':' if message['content'][0]['type'] == 'image' else ': ' }}"
    "{% for part in message['content'] %}{% if part['type'] == 'text' %}{{ part['text'] }}{% elif part['type'] == 'image' %}{{ '<image>' }}{% endif %}{% endfor %}"
    "<end_of_utterance>\n{% endfor %}{% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}"
)
PREPROCESSOR = {
    "image_processor_type": "SmolVLMImageProcessor", "do_convert_rgb": True, "do_resize": True, "do_image_splitting": True, "do_rescale": True,
    "do_normalize": True, "do_pad": True, "rescale_factor": 1 / 255, "resample": 1, "image_mean": [0.5] * 3, "image_std": [0.5] * 3,
    "size": {"longest_edge": MAX_EDGE}, "max_image_size": {"longest_edge": TILE},
}  # fmt: skip
SIZES = ((32, 32), (128, 96), (500, 333), (33, 700), (4000, 50), (1, 1), (640, 480), (1023, 1024))
QUESTION, NEW_TOKENS = "What is this?", 12


class VisionGraph(torch.nn.Module):
    """The graph has the inputs of published exports. A tile has no padding here, so that the mask only removes hidden patches."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, pixel_values, pixel_attention_mask):
        pixels = pixel_values.flatten(0, 1) * pixel_attention_mask.flatten(0, 1).unsqueeze(1).float()
        vision = self.model.vision_model
        patches = vision.embeddings.patch_embedding(pixels).flatten(2).transpose(1, 2)
        hidden = patches + vision.embeddings.position_embedding.weight
        return self.model.connector(vision.post_layernorm(vision.encoder(inputs_embeds=hidden).last_hidden_state))


def make_model(text_sizes: dict) -> SmolVLMForConditionalGeneration:
    text = {**text_sizes, "model_type": "llama", "vocab_size": VOCABULARY, "rope_theta": 10_000.0, "eos_token_id": special_id(END, ADDED)}
    vision = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 2, "image_size": TILE, "patch_size": 8}
    config = SmolVLMConfig(text_config=text, vision_config=vision, scale_factor=2, image_token_id=special_id(IMAGE, ADDED), tie_word_embeddings=False)
    torch.manual_seed(7)
    model = SmolVLMForConditionalGeneration(config).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            # Larger than the usual initial weights: a picture must change the reply.
            if "vision" in name or "connector" in name:
                parameter.add_(torch.randn_like(parameter) * (0.1 if "norm" in name else 0.3))
    model.set_attn_implementation("eager")
    return model


def export_text(config, weights: dict[str, np.ndarray], title: str, folder: Path) -> None:
    """The decoder that reads vectors, and the table of its tokens."""
    save(DecoderGraph(config, weights, Export(attention="append", embedded=True)).build(title), folder / "decoder_model_merged.onnx")
    table = Builder()
    ids = table.integer_input("input_ids", ["batch_size", "sequence_length"])
    table.op("Gather", table.parameter("embed_tokens.weight", weights["embed_tokens.weight"]), ids, name="inputs_embeds", axis=0)
    table.output("inputs_embeds", ["batch_size", "sequence_length", config.hidden_size], "float32")
    save(table.model(f"{title}-tokens"), folder / "embed_tokens.onnx")


def export(model: SmolVLMForConditionalGeneration, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    weights = {name.removeprefix("model.text_model."): value.numpy() for name, value in model.state_dict().items() if "text_model" in name or "lm_head" in name}
    export_text(model.config.text_config, weights, "smolvlm", folder)
    batch = {0: "batch_size", 1: "num_images"}
    torch.onnx.export(
        VisionGraph(model.model).eval(), (torch.zeros((1, 2, 3, TILE, TILE)), torch.ones((1, 2, TILE, TILE), dtype=torch.bool)),
        str(folder / "vision_encoder.onnx"), input_names=["pixel_values", "pixel_attention_mask"], output_names=["image_features"],
        dynamic_axes={"pixel_values": batch, "pixel_attention_mask": batch, "image_features": {0: "num_tiles"}}, opset_version=17, dynamo=False,
    )  # fmt: skip


def tiles_of(width: int, height: int, pixels: np.ndarray | None = None) -> tuple[int, int, torch.Tensor]:
    """Rows, columns and normalised tiles as the published processor makes them."""
    processor = SmolVLMImageProcessorPil(**{key: value for key, value in PREPROCESSOR.items() if key != "image_processor_type"})
    picture = Image.fromarray(np.zeros((height, width, 3), np.uint8) if pixels is None else pixels)
    made = processor([picture], return_row_col_info=True, return_tensors="pt")
    return made["rows"][0][0], made["cols"][0][0], made["pixel_values"]


def picture(width: int, height: int, seed: int) -> np.ndarray:
    """Soft colours: the behaviour of filters at edges does not matter here."""
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    channels = [0.5 + 0.5 * np.sin(2 * (seed + 1) * x + (channel + 1) * y + seed + 2 * channel) for channel in range(3)]
    return (np.stack(channels, -1) * 255).round().astype(np.uint8)


@torch.no_grad()
def clear_reply(model, folder: Path, file: str, size: tuple[int, int], detail: str, template: str, shown: Callable[[np.ndarray], tuple[str, dict]]) -> dict:
    """The reply about the first picture with clearly preferred tokens. `shown`: the text of a picture in a prompt, and the model's input for
    it.
    """
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    messages = [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": QUESTION}]}]
    asked = Environment().from_string(template).render(messages=messages, add_generation_prompt=True)
    for seed in range(400):
        pixels = picture(*size, seed)
        text, inputs = shown(pixels)
        prompt = tokenizer.encode(asked.replace(IMAGE, text)).ids
        ids, steps = list(prompt), []
        for _ in range(NEW_TOKENS):
            logits = model(input_ids=torch.tensor([ids]), **inputs).logits[0, -1]
            steps.append(logits)
            ids.append(int(logits.argmax()))
            if float(torch.diff(logits.topk(2).values.flip(0))[0]) < 2 * MIN_MARGIN:
                break
        if len(steps) == NEW_TOKENS and len(set(ids[len(prompt) :])) > 3 and max(ids[len(prompt) :]) < special_id("<|endoftext|>"):
            (folder / file).write_bytes(png(pixels))
            return {"file": file, "detail": detail, "text": QUESTION, "prompt": prompt, "tokens": ids[len(prompt) :], "promptLogits": [round(value, 5) for value in steps[0].tolist()]}
    raise SystemExit(f"{file}: no picture whose reply is clear")


def reference(model, folder: Path) -> dict:
    per_tile = model.model.image_seq_len

    def in_whole(pixels: np.ndarray) -> tuple[str, dict]:
        """No image is scaled."""
        tile = (torch.from_numpy(pixels).permute(2, 0, 1)[None, None].float() / 255 - 0.5) / 0.5
        return get_image_prompt_string(0, 0, per_tile, AROUND, IMAGE, WHOLE), {"pixel_values": tile}

    def in_parts(pixels: np.ndarray) -> tuple[str, dict]:
        """Tiles that are cut from it, and the whole scaled."""
        rows, columns, tiles = tiles_of(pixels.shape[1], pixels.shape[0], pixels)
        return get_image_prompt_string(rows, columns, per_tile, AROUND, IMAGE, WHOLE), {"pixel_values": tiles}

    replies = [
        clear_reply(model, folder, "whole.png", (TILE, TILE), "low", TEMPLATE, in_whole),
        clear_reply(model, folder, "parts.png", (MAX_EDGE, 64), "auto", TEMPLATE, in_parts),
    ]
    sizes = [{"width": width, "height": height, "rows": rows, "columns": columns} for width, height in SIZES for rows, columns, _ in [tiles_of(width, height)]]
    return {"tokensPerTile": per_tile, "sizes": sizes, "replies": replies}


def write_image_chat(folder: Path, text_sizes: dict) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    model = make_model(text_sizes)
    write_tokenizer(folder, "chat", ADDED, TEMPLATE)
    export(model, folder / "onnx")
    processor = {"processor_class": "SmolVLMProcessor", "image_seq_len": model.model.image_seq_len}
    write_documents(model, folder, {"preprocessor_config.json": PREPROCESSOR, "processor_config.json": processor, "reference.json": reference(model, folder)})


def write_documents(model: torch.nn.Module, folder: Path, documents: dict[str, dict]) -> None:
    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    for name, value in {"config.json": {"architectures": [type(model).__name__], **config}, **documents}.items():
        (folder / name).write_text(json.dumps(value) + "\n", encoding="utf-8")
