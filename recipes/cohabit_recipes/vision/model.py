"""CLIP, small: transformers' own architecture, and its image processor's transformation of pixels."""

import numpy as np
import torch
from transformers import CLIPConfig, CLIPModel

IMAGE_SIZE = 64
MEAN, STD = (0.48145466, 0.4578275, 0.40821073), (0.26862954, 0.26130258, 0.27577711)
PREPROCESSOR = {
    "image_processor_type": "CLIPImageProcessor", "do_convert_rgb": True, "do_resize": True, "size": {"shortest_edge": IMAGE_SIZE}, "resample": 3,
    "do_center_crop": True, "crop_size": {"height": IMAGE_SIZE, "width": IMAGE_SIZE}, "do_rescale": True, "rescale_factor": 1 / 255,
    "do_normalize": True, "image_mean": MEAN, "image_std": STD,
}  # fmt: skip


def make_model(vocabulary: int, start: int, end: int) -> CLIPModel:
    sizes = {"hidden_size": 96, "num_attention_heads": 4, "attention_dropout": 0.0, "hidden_act": "quick_gelu", "projection_dim": 64}
    text = {**sizes, "intermediate_size": 192, "num_hidden_layers": 2, "max_position_embeddings": 32, "vocab_size": vocabulary, "bos_token_id": start, "eos_token_id": end, "pad_token_id": end}
    vision = {**sizes, "intermediate_size": 288, "num_hidden_layers": 4, "image_size": IMAGE_SIZE, "patch_size": 16}
    return CLIPModel(CLIPConfig(text_config=text, vision_config=vision, projection_dim=64))


def pixels_of(pictures: np.ndarray) -> torch.Tensor:
    """uint8 [n, height, width, 3] of the model's size to its input."""
    values = torch.from_numpy(pictures).float() / 255
    return ((values - torch.tensor(MEAN)) / torch.tensor(STD)).permute(0, 3, 1, 2).contiguous()


def unit(vectors) -> torch.Tensor:
    """The result of transformers, a tensor or an output that holds one, normalised to length 1."""
    tensor = vectors if isinstance(vectors, torch.Tensor) else vectors.pooler_output
    return torch.nn.functional.normalize(tensor, dim=-1)
