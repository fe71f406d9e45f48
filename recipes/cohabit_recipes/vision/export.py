"""Writes both towers of an image-text model as ONNX graphs, as the hub's exports of such models are: text_model and vision_model."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

# Smaller ones stay as they are: their bytes do not matter, their rounding would.
MIN_QUANTISED = 2048


class TextTower(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, input_ids):
        return _tensor(self.model.get_text_features(input_ids=input_ids))


class VisionTower(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, pixel_values):
        return _tensor(self.model.get_image_features(pixel_values=pixel_values))


def _tensor(features):
    return features if isinstance(features, torch.Tensor) else features.pooler_output


def export_graphs(model, folder: Path, outputs: tuple[str, str]) -> None:
    """In float32. `outputs`: names of the vectors of texts and of images."""
    size = model.config.vision_config.image_size
    positions = model.config.text_config.max_position_embeddings
    towers = (
        ("text_model", TextTower(model), torch.ones((2, positions), dtype=torch.int64), "input_ids", outputs[0], {0: "batch_size", 1: "sequence_length"}),
        ("vision_model", VisionTower(model), torch.zeros((2, 3, size, size)), "pixel_values", outputs[1], {0: "batch_size"}),
    )
    for name, tower, example, given, made, axes in towers:
        torch.onnx.export(
            tower.eval(), (example,), str(folder / f"{name}.onnx"), input_names=[given], output_names=[made],
            dynamic_axes={given: axes, made: {0: "batch_size"}}, opset_version=17, dynamo=False,
        )  # fmt: skip


def export_towers(model, folder: Path) -> None:
    """Stores int8 weights with one scale for each output."""
    model.set_attn_implementation("eager")
    export_graphs(model, folder, ("text_embeds", "image_embeds"))
    for name in ("text_model", "vision_model"):
        graph = onnx.load(folder / f"{name}.onnx")
        onnx.save(quantised(graph), folder / f"{name}_int8.onnx")
        (folder / f"{name}.onnx").unlink()


def quantised(model: onnx.ModelProto) -> onnx.ModelProto:
    """Every large weight becomes int8 with a DequantizeLinear, which runtimes on every device support."""
    graph = model.graph
    uses = {name: node for node in graph.node for name in node.input}
    nodes, kept = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < MIN_QUANTISED or values.ndim < 2:
            kept.append(tensor)
            continue
        # Products take their weights as [inputs, outputs]; tables and convolutions have their outputs in the first axis.
        axis = values.ndim - 1 if uses[tensor.name].op_type == "MatMul" else 0
        others = tuple(each for each in range(values.ndim) if each != axis)
        scale = np.maximum(np.abs(values).max(others), 1e-8).astype(np.float32) / 127
        shape = [-1 if each == axis else 1 for each in range(values.ndim)]
        whole = np.clip(np.round(values / scale.reshape(shape)), -127, 127).astype(np.int8)
        kept += [numpy_helper.from_array(whole, f"{tensor.name}.int8"), numpy_helper.from_array(scale, f"{tensor.name}.scale")]
        nodes.append(helper.make_node("DequantizeLinear", [f"{tensor.name}.int8", f"{tensor.name}.scale"], [tensor.name], axis=axis))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    rest = list(graph.node)
    del graph.node[:]
    graph.node.extend([*nodes, *rest])
    onnx.checker.check_model(model)
    return model


def runner(path: Path) -> Callable[[torch.Tensor], torch.Tensor]:
    """Vectors of length 1 from a graph, by ONNX Runtime."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options)
    name = session.get_inputs()[0].name

    def run(given: torch.Tensor) -> torch.Tensor:
        parts = [torch.from_numpy(session.run(None, {name: part.numpy()})[0]) for part in given.split(64)]
        return torch.nn.functional.normalize(torch.cat(parts), dim=-1)

    return run
