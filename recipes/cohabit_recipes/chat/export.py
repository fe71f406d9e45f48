"""Write a trained decoder as one ONNX file, and the JSON files beside it.

The graph is written node by node. It has the inputs and outputs that transformers.js and its community exports use:

input_ids int64 [batch, sequence] attention_mask int64 [batch, total] total = tokens in the cache + new tokens past_key_values.N.key, .value
float32 [batch, kv_heads, past, head_dim] num_logits_to_keep int64 [] 0 keeps the logits of every position logits float32 [batch, kept,
vocabulary] present.N.key, .value float32 [batch, kv_heads, max(past, total), head_dim]

`past` may be larger than the number of tokens in it (a buffer of fixed size): the attention mask has the number that count. `quantise.py`
defines the form of the weights. They are widened to float32 once, when the runtime folds constants at load time (the four-bit ones where
`session.disable_quant_qdq` is set; otherwise they would be widened in every run); all arithmetic is float32, so one file gives the same
numbers on every backend.
"""

from dataclasses import asdict
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from ..graphs.builder import MICROSOFT, Builder, save
from ..manifest import write_json
from .config import ModelConfig, hub_file
from .model import Decoder, rotary_tables
from .quantise import GROUP, eight_bits, four_bits

INT8, INT4, SCALE, FLOAT16 = ".int8", ".int4", ".scale", ".float16"


def stored_weights(model: onnx.ModelProto) -> dict[str, torch.Tensor]:
    """Parameters by their names, out of a model that `write_onnx` wrote."""
    arrays = {tensor.name: torch.from_numpy(_array(tensor)) for tensor in model.graph.initializer}
    weights = {}
    for name, values in arrays.items():
        if name.endswith(INT8):
            name = name.removesuffix(INT8)
            weights[name] = values.float() * arrays[name + SCALE]
        elif name.endswith(INT4):
            name = name.removesuffix(INT4)
            weights[name] = (values.float().unflatten(0, (-1, GROUP)) * arrays[name + SCALE].float().unsqueeze(1)).flatten(0, 1).T.contiguous()
        elif name.endswith(FLOAT16):
            name = name.removesuffix(FLOAT16)
            weights[name] = values.float()
    return weights


def _array(tensor: onnx.TensorProto) -> np.ndarray:
    array = numpy_helper.to_array(tensor)
    return array.astype(np.int8) if tensor.data_type == TensorProto.INT4 else array.copy()


class GraphBuilder(Builder):
    """Adds weights as they are stored; every method returns the name of the tensor that the rest of the graph sees, in float32."""

    def vector(self, name: str, value: torch.Tensor) -> str:
        """A float16 initialiser."""
        stored = self.weight(name + FLOAT16, value.half().numpy())
        return self.cast(stored, "float32", name)

    def embeddings(self, name: str, value: torch.Tensor) -> str:
        """An int8 initialiser with a scale for each token."""
        values, scale = eight_bits(value)
        stored, scales = self.weight(name + INT8, values.numpy()), self.weight(name + SCALE, scale.numpy())
        return self.op("Mul", self.cast(stored, "float32", f"{name}.widened"), scales, name=name)

    def matrix(self, name: str, value: torch.Tensor) -> str:
        """The transpose [inputs, outputs] of a matrix [outputs, inputs], stored in four bits."""
        numbers, scale = (part.permute(1, 2, 0) for part in four_bits(value))
        stored = self.four_bit_constant(name + INT4, numbers.flatten(0, 1).numpy())
        scales = self.cast(self.weight(name + SCALE, scale.squeeze(1).half().contiguous().numpy()), "float32", f"{name}.scales")
        return self.op("DequantizeLinear", stored, scales, name=name, axis=0, block_size=GROUP)

    def four_bit_constant(self, name: str, numbers: np.ndarray) -> str:
        """Whole numbers from -8 to 7, two in a byte, the first in its lower bits."""
        halves = numbers.astype(np.int8).astype(np.uint8).flatten() & 15
        raw = (halves[0::2] | halves[1::2] << 4).tobytes()
        self.constants[name] = helper.make_tensor(name, TensorProto.INT4, numbers.shape, raw, raw=True)
        return name


def build_graph(model: Decoder) -> onnx.ModelProto:
    config = model.config
    weights = {name: value.detach().float() for name, value in model.named_parameters()}
    graph = GraphBuilder()

    def linear(x: str, name: str) -> str:
        matrix = graph.matrix(f"{name}.weight", weights[f"{name}.weight"])
        return graph.op("MatMul", x, matrix, name=f"{name}.output")

    def add_and_norm(x: str, residual: str, name: str) -> tuple[str, str]:
        scale = graph.vector(f"{name}.weight", weights[f"{name}.weight"])
        outputs = [f"{name}.output", "", "", f"{name}.residual"]
        graph.named("SkipSimplifiedLayerNormalization", [x, residual, scale], outputs, MICROSOFT, epsilon=config.rms_norm_eps)
        return outputs[0], outputs[3]

    # How many tokens the cache holds after this run, in the two forms that GroupQueryAttention asks for.
    one = graph.weight("one", np.array(1, np.int64))
    axis_one = graph.weight("axis_one", np.array([1], np.int64))
    counted = graph.op("ReduceSum", "attention_mask", axis_one, name="tokens", keepdims=0)
    last = graph.op("Sub", counted, one, name="last_position")
    seqlens_k = graph.cast(last, "int32", "seqlens_k")
    mask_shape = graph.op("Shape", "attention_mask", name="mask_shape")
    mask_length = graph.op("Gather", mask_shape, one, name="mask_length", axis=0)
    total = graph.cast(mask_length, "int32", "total_sequence_length")

    cos, sin = rotary_tables(config)
    cos_cache, sin_cache = graph.weight("cos_cache", cos.numpy()), graph.weight("sin_cache", sin.numpy())

    embeddings = graph.embeddings("embed_tokens.weight", weights["embed_tokens.weight"])
    residual = graph.op("Gather", embeddings, "input_ids", name="embedded", axis=0)
    first_norm = "layers.0.input_layernorm"
    scale = graph.vector(f"{first_norm}.weight", weights[f"{first_norm}.weight"])
    x = graph.op("SimplifiedLayerNormalization", residual, scale, name=f"{first_norm}.output", axis=-1, epsilon=config.rms_norm_eps)
    for index in range(config.num_hidden_layers):
        layer = f"layers.{index}"
        attention = f"{layer}.self_attn"
        if index > 0:
            x, residual = add_and_norm(x, residual, f"{layer}.input_layernorm")
        query, key = linear(x, f"{attention}.q_proj"), linear(x, f"{attention}.k_proj")
        value = linear(x, f"{attention}.v_proj")
        past = [f"past_key_values.{index}.key", f"past_key_values.{index}.value"]
        present = [f"present.{index}.key", f"present.{index}.value"]
        graph.named(
            "GroupQueryAttention",
            [query, key, value, *past, seqlens_k, total, cos_cache, sin_cache],
            [f"{attention}.output", *present],
            MICROSOFT,
            num_heads=config.num_attention_heads,
            kv_num_heads=config.num_key_value_heads,
            scale=config.head_dim**-0.5,
            do_rotary=1,
            rotary_interleaved=0,
        )
        x = linear(f"{attention}.output", f"{attention}.o_proj")
        x, residual = add_and_norm(x, residual, f"{layer}.post_attention_layernorm")
        gate, up = linear(x, f"{layer}.mlp.gate_proj"), linear(x, f"{layer}.mlp.up_proj")
        sigmoid = graph.op("Sigmoid", gate, name=f"{layer}.mlp.sigmoid")
        silu = graph.op("Mul", gate, sigmoid, name=f"{layer}.mlp.silu")
        gated = graph.op("Mul", silu, up, name=f"{layer}.mlp.gated")
        x = linear(gated, f"{layer}.mlp.down_proj")
    x, _ = add_and_norm(x, residual, "norm")

    # The last `num_logits_to_keep` positions; a start of -0 is the beginning, which keeps all of them.
    start = graph.op("Neg", "num_logits_to_keep", name="negative_count")
    shape_one = graph.weight("shape_one", np.array([1], np.int64))
    start = graph.op("Reshape", start, shape_one, name="first_kept")
    end = graph.weight("end_of_sequence", np.array([np.iinfo(np.int64).max], np.int64))
    kept = graph.op("Slice", x, start, end, axis_one, name="kept_hidden")
    output_matrix = graph.op("Transpose", embeddings, name="lm_head.weight", perm=[1, 0])
    graph.op("MatMul", kept, output_matrix, name="logits")

    graph.input("input_ids", ["batch_size", "sequence_length"], "int64")
    graph.input("attention_mask", ["batch_size", "total_sequence_length"], "int64")
    graph.output("logits", ["batch_size", "num_logits_to_keep", config.vocab_size], "float32")
    for index in range(config.num_hidden_layers):
        for kind in ("key", "value"):
            shape = ["batch_size", config.num_key_value_heads]
            graph.input(f"past_key_values.{index}.{kind}", [*shape, "past_sequence_length", config.head_dim], "float32")
            graph.output(f"present.{index}.{kind}", [*shape, "present_sequence_length", config.head_dim], "float32")
    graph.input("num_logits_to_keep", [], "int64")
    return graph.model("starter-chat")


def write_config(config: ModelConfig, end_ids: list[int], pad_id: int, folder: Path) -> None:
    write_json(folder / "config.json", hub_file("config.json") | asdict(config) | {"eos_token_id": end_ids[0], "pad_token_id": pad_id})
    write_json(folder / "generation_config.json", hub_file("generation_config.json") | {"eos_token_id": end_ids, "pad_token_id": pad_id})


def write_onnx(model: Decoder, path: Path) -> None:
    save(build_graph(model), path)
