"""Write a trained decoder as one ONNX file, and the JSON files beside it.

The graph is written node by node. It has the inputs and outputs that transformers.js and its community exports use:

    input_ids             int64   [batch, sequence]
    attention_mask        int64   [batch, total]             total = tokens in the cache + new tokens
    past_key_values.N.key, .value float32 [batch, kv_heads, past, head_dim]
    num_logits_to_keep    int64   []                         0 keeps the logits of every position
    logits                float32 [batch, kept, vocabulary]
    present.N.key, .value float32 [batch, kv_heads, max(past, total), head_dim]

`past` may be larger than the number of tokens in it (a buffer of fixed size): the attention mask tells how many count.
Weights are stored as `quantise.py` says. They are widened to float32 once, when the runtime folds constants at load time (the four-bit ones
where `session.disable_quant_qdq` is set; otherwise they would be widened in every run); all arithmetic is float32, so one file gives the same numbers
on every backend.
"""

from dataclasses import asdict
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from ..manifest import write_json
from .config import ModelConfig, hub_file
from .model import Decoder, rotary_tables
from .quantise import GROUP, eight_bits, four_bits

MICROSOFT = "com.microsoft"
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


class GraphBuilder:
    """Collects nodes and initialisers; every method returns the name of the tensor it makes."""

    def __init__(self):
        self.nodes: list[onnx.NodeProto] = []
        self.initializers: list[onnx.TensorProto] = []

    def constant(self, name: str, value: np.ndarray) -> str:
        self.initializers.append(numpy_helper.from_array(value, name))
        return name

    def vector(self, name: str, value: torch.Tensor) -> str:
        """A float16 initialiser, seen by the rest of the graph as float32."""
        stored = self.constant(name + FLOAT16, value.half().numpy())
        return self.node("Cast", [stored], name, to=TensorProto.FLOAT)

    def embeddings(self, name: str, value: torch.Tensor) -> str:
        """An int8 initialiser with a scale for each token, seen by the rest of the graph as float32."""
        values, scale = eight_bits(value)
        stored, scales = self.constant(name + INT8, values.numpy()), self.constant(name + SCALE, scale.numpy())
        return self.node("Mul", [self.node("Cast", [stored], f"{name}.widened", to=TensorProto.FLOAT), scales], name)

    def matrix(self, name: str, value: torch.Tensor) -> str:
        """The transpose of a matrix [outputs, inputs], stored in four bits. Seen by the rest of the graph as float32 [inputs, outputs]."""
        numbers, scale = (part.permute(1, 2, 0) for part in four_bits(value))
        stored = self.four_bit_constant(name + INT4, numbers.flatten(0, 1).numpy())
        scales = self.node("Cast", [self.constant(name + SCALE, scale.squeeze(1).half().contiguous().numpy())], f"{name}.scales", to=TensorProto.FLOAT)
        return self.node("DequantizeLinear", [stored, scales], name, axis=0, block_size=GROUP)

    def four_bit_constant(self, name: str, numbers: np.ndarray) -> str:
        """Whole numbers from -8 to 7, two in a byte, the first in its lower bits."""
        halves = numbers.astype(np.int8).astype(np.uint8).flatten() & 15
        raw = (halves[0::2] | halves[1::2] << 4).tobytes()
        self.initializers.append(helper.make_tensor(name, TensorProto.INT4, numbers.shape, raw, raw=True))
        return name

    def node(self, operator: str, inputs: list[str], output: str, domain: str = "", **attributes) -> str:
        return self.nodes_with_outputs(operator, inputs, [output], domain, **attributes)[0]

    def nodes_with_outputs(self, operator: str, inputs: list[str], outputs: list[str], domain: str = "", **attributes) -> list[str]:
        name = next(output for output in outputs if output)
        self.nodes.append(helper.make_node(operator, inputs, outputs, name=name, domain=domain, **attributes))
        return outputs


def build_graph(model: Decoder) -> onnx.ModelProto:
    config = model.config
    weights = {name: value.detach().float() for name, value in model.named_parameters()}
    graph = GraphBuilder()

    def linear(x: str, name: str) -> str:
        matrix = graph.matrix(f"{name}.weight", weights[f"{name}.weight"])
        return graph.node("MatMul", [x, matrix], f"{name}.output")

    def add_and_norm(x: str, residual: str, name: str) -> tuple[str, str]:
        scale = graph.vector(f"{name}.weight", weights[f"{name}.weight"])
        outputs = [f"{name}.output", "", "", f"{name}.residual"]
        graph.nodes_with_outputs("SkipSimplifiedLayerNormalization", [x, residual, scale], outputs, MICROSOFT, epsilon=config.rms_norm_eps)
        return outputs[0], outputs[3]

    # How many tokens the cache holds after this run, in the two forms that GroupQueryAttention asks for.
    one = graph.constant("one", np.array(1, np.int64))
    axis_one = graph.constant("axis_one", np.array([1], np.int64))
    counted = graph.node("ReduceSum", ["attention_mask", axis_one], "tokens", keepdims=0)
    last = graph.node("Sub", [counted, one], "last_position")
    seqlens_k = graph.node("Cast", [last], "seqlens_k", to=TensorProto.INT32)
    mask_shape = graph.node("Shape", ["attention_mask"], "mask_shape")
    mask_length = graph.node("Gather", [mask_shape, one], "mask_length", axis=0)
    total = graph.node("Cast", [mask_length], "total_sequence_length", to=TensorProto.INT32)

    cos, sin = rotary_tables(config)
    cos_cache, sin_cache = graph.constant("cos_cache", cos.numpy()), graph.constant("sin_cache", sin.numpy())

    embeddings = graph.embeddings("embed_tokens.weight", weights["embed_tokens.weight"])
    residual = graph.node("Gather", [embeddings, "input_ids"], "embedded", axis=0)
    first_norm = "layers.0.input_layernorm"
    inputs = [residual, graph.vector(f"{first_norm}.weight", weights[f"{first_norm}.weight"])]
    x = graph.node("SimplifiedLayerNormalization", inputs, f"{first_norm}.output", axis=-1, epsilon=config.rms_norm_eps)
    for index in range(config.num_hidden_layers):
        layer = f"layers.{index}"
        attention = f"{layer}.self_attn"
        if index > 0:
            x, residual = add_and_norm(x, residual, f"{layer}.input_layernorm")
        query, key = linear(x, f"{attention}.q_proj"), linear(x, f"{attention}.k_proj")
        value = linear(x, f"{attention}.v_proj")
        past = [f"past_key_values.{index}.key", f"past_key_values.{index}.value"]
        present = [f"present.{index}.key", f"present.{index}.value"]
        graph.nodes_with_outputs(
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
        sigmoid = graph.node("Sigmoid", [gate], f"{layer}.mlp.sigmoid")
        silu = graph.node("Mul", [gate, sigmoid], f"{layer}.mlp.silu")
        gated = graph.node("Mul", [silu, up], f"{layer}.mlp.gated")
        x = linear(gated, f"{layer}.mlp.down_proj")
    x, _ = add_and_norm(x, residual, "norm")

    # The last `num_logits_to_keep` positions; a start of -0 is the beginning, which keeps all of them.
    start = graph.node("Neg", ["num_logits_to_keep"], "negative_count")
    shape_one = graph.constant("shape_one", np.array([1], np.int64))
    start = graph.node("Reshape", [start, shape_one], "first_kept")
    end = graph.constant("end_of_sequence", np.array([np.iinfo(np.int64).max], np.int64))
    kept = graph.node("Slice", [x, start, end, axis_one], "kept_hidden")
    output_matrix = graph.node("Transpose", [embeddings], "lm_head.weight", perm=[1, 0])
    graph.node("MatMul", [kept, output_matrix], "logits")

    def caches(prefix: str, length: str) -> list[onnx.ValueInfoProto]:
        shape = ["batch_size", config.num_key_value_heads, length, config.head_dim]
        names = [f"{prefix}.{index}.{kind}" for index in range(config.num_hidden_layers) for kind in ("key", "value")]
        return [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name in names]

    inputs = [
        helper.make_tensor_value_info("input_ids", TensorProto.INT64, ["batch_size", "sequence_length"]),
        helper.make_tensor_value_info("attention_mask", TensorProto.INT64, ["batch_size", "total_sequence_length"]),
        *caches("past_key_values", "past_sequence_length"),
        helper.make_tensor_value_info("num_logits_to_keep", TensorProto.INT64, []),
    ]
    outputs = [
        helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch_size", "num_logits_to_keep", config.vocab_size]),
        *caches("present", "present_sequence_length"),
    ]
    return helper.make_model(
        helper.make_graph(graph.nodes, "starter-chat", inputs, outputs, graph.initializers),
        opset_imports=[helper.make_opsetid("", 21), helper.make_opsetid(MICROSOFT, 1)],
        ir_version=10,
        producer_name="cohabit",
    )


def write_config(config: ModelConfig, end_ids: list[int], pad_id: int, folder: Path) -> None:
    write_json(folder / "config.json", hub_file("config.json") | asdict(config) | {"eos_token_id": end_ids[0], "pad_token_id": pad_id})
    write_json(folder / "generation_config.json", hub_file("generation_config.json") | {"eos_token_id": end_ids, "pad_token_id": pad_id})


def write_onnx(model: Decoder, path: Path) -> None:
    proto = build_graph(model)
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(proto, path)
