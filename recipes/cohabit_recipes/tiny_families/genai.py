"""Tiny models exported by onnxruntime-genai, and PyTorch's results with the weights that the export rounded to int4."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from ..graphs.genai import build_int4

STACKED = {"attn.qkv_proj": ("self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj")}
OTHER = {"attn.o_proj": "self_attn.o_proj", "mlp.gate_proj": "mlp.gate_proj", "mlp.up_proj": "mlp.up_proj", "mlp.down_proj": "mlp.down_proj"}
ZERO = 8


def dequantised(steps: np.ndarray, scales: np.ndarray) -> torch.Tensor:
    """[outputs, blocks, bytes of a block] with two values in a byte, to [outputs, inputs]."""
    values = np.stack([steps & 15, steps >> 4], -1).reshape(*scales.shape, -1).astype(np.float32) - ZERO
    return torch.from_numpy((values * scales[..., None]).reshape(scales.shape[0], -1))


@torch.no_grad()
def take_rounded(model: torch.nn.Module, graph: Path) -> None:
    """Give the model the weights that the graph has."""
    tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in onnx.load(graph).graph.initializer}
    state = model.state_dict()
    taken = set()
    for name, steps in tensors.items():
        if not name.endswith(".weight_Q4"):
            continue
        scales = tensors[name.replace("_Q4", "_scales")].reshape(steps.shape[:2])
        weight = dequantised(steps, scales)
        found = re.fullmatch(r"model\.layers\.(\d+)\.([\w.]+)\.MatMul\.weight_Q4", name)
        if found is None:
            targets = ["model.embed_tokens.weight"]
        else:
            layer, part = found.groups()
            targets = [f"model.layers.{layer}.{target}.weight" for target in STACKED.get(part, (OTHER.get(part),))]
        rows = weight.split([state[target].shape[0] for target in targets])
        for target, values in zip(targets, rows):
            state[target].copy_(values)
            taken.add(target)
    matrices = {name for name, value in state.items() if value.ndim == 2 and name != "lm_head.weight"}
    if taken != matrices:
        raise SystemExit(f"not in int4: {sorted(matrices - taken)}")


def export(model: torch.nn.Module, folder: Path, write_tokenizer, *options: str) -> None:
    """Write the graph into `folder` and give the model its weights."""
    with TemporaryDirectory() as work:
        source, built = Path(work) / "source", Path(work) / "built"
        model.save_pretrained(source)
        write_tokenizer(source, "chat")
        build_int4(source, built, folder.name, *options)
        graph = onnx.load(built / "model.onnx")
        # The builder writes the names of its working folders into the file.
        graph.doc_string = graph.graph.doc_string = ""
        (folder / "onnx").mkdir(parents=True, exist_ok=True)
        onnx.save(graph, folder / "onnx" / "model.onnx")
    take_rounded(model, folder / "onnx" / "model.onnx")
