"""A BERT encoder written straight as an ONNX graph, with int8 matrix products and ONNX Runtime's fused operators.

Activations are quantised per token, not per tensor: each row of a matrix product has its own scale. It is closer to
the float model, and a text's result does not depend on the texts and the padding that share its batch.
"""

from typing import NamedTuple

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from .calibrate import Peaks, balance
from .quantise import BLOCK, ZERO_POINT, quantise_blocks, quantise_linear, quantise_rows

OPSET = 17
IR_VERSION = 10
CONTRIB = "com.microsoft"
INPUTS = ("input_ids", "attention_mask", "token_type_ids")


class Activations(NamedTuple):
    """Quantised token rows: their uint8 steps, a scale per row, and the factor that each feature was divided by."""

    steps: str
    row_scales: str
    factor: np.ndarray | None


class EncoderGraph:
    """Builds the nodes of one model; `hidden` values are token rows [batch * sequence, width]."""

    def __init__(self, weights: dict[str, np.ndarray], peaks: Peaks, heads: int, epsilon: float, word_bits: int = 8):
        self.weights = weights
        self.peaks = peaks
        self.heads = heads
        self.epsilon = epsilon
        self.word_bits = word_bits
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, onnx.TensorProto] = {}
        self.ids = "input_ids"
        self.seen: tuple[str, ...] = ()
        self.width = weights["embeddings.LayerNorm.weight"].shape[0]

    # --- graph parts ---

    def node(self, op: str, *inputs: str, outputs: int = 1, domain: str = "", **attributes):
        names = [f"{op}_{len(self.nodes)}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(op, inputs, names, name=names[0], domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def contrib(self, op: str, *inputs: str, **attributes) -> str:
        return self.node(op, *inputs, domain=CONTRIB, **attributes)

    def constant(self, name: str, value: np.ndarray) -> str:
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(value), name)
        return name

    def whole(self, name: str, value: int | list[int]) -> str:
        return self.constant(name, np.array(value, np.int64))

    def number(self, name: str, value: float) -> str:
        return self.constant(name, np.array(value, np.float32))

    def parameter(self, name: str) -> str:
        return self.constant(name, self.weights[name].astype(np.float32))

    # --- layers ---

    def embed(self) -> str:
        """Token, position and type vectors of every token, summed and normalised."""
        flat = self.whole("flat", [-1])
        ids = self.node("Reshape", self.ids, flat)
        words = self.words_by_block(ids) if self.word_bits == 4 else self.words_by_row(ids)
        every = self.node("Reshape", self.positions(), flat)
        table = self.constant("positions", self.weights["embeddings.position_embeddings.weight"].astype(np.float16))
        places = self.node("Gather", self.node("Cast", table, to=TensorProto.FLOAT), every, axis=0)
        return self.add_and_normalise(self.add_types(words), places, "embeddings.LayerNorm")

    def positions(self) -> str:
        """[batch, sequence] of positions: the running count of columns, the same in every row."""
        shape = self.node("Shape", "input_ids")
        length = self.node("Gather", shape, self.whole("one", 1), axis=0)
        return self.node("Expand", self.node("Range", self.whole("zero", 0), length, self.whole("step", 1)), shape)

    def add_types(self, words: str) -> str:
        table = self.parameter("embeddings.token_type_embeddings.weight")
        types = self.node("Gather", table, self.node("Reshape", "token_type_ids", self.whole("flat", [-1])), axis=0)
        return self.node("Add", words, types)

    def words_by_row(self, ids: str) -> str:
        """The word table in 8 bits, with a scale per row."""
        rows, scales = quantise_rows(self.weights["embeddings.word_embeddings.weight"])
        tables = self.constant("word_rows", rows), self.constant("word_scales", scales)
        return self.node("DequantizeLinear", *(self.node("Gather", table, ids, axis=0) for table in tables), axis=0)

    def words_by_block(self, ids: str) -> str:
        """The word table in 4 bits, with a scale per block of a row."""
        packed, scales = quantise_blocks(self.weights["embeddings.word_embeddings.weight"])
        table, scales = self.constant("word_blocks", packed), self.constant("word_scales", scales)
        found = self.contrib("GatherBlockQuantized", table, ids, scales, bits=4, block_size=BLOCK, gather_axis=0, quantize_axis=1)
        return self.node("Cast", found, to=TensorProto.FLOAT)

    def quantise_activations(self, hidden: str, readers: tuple[str, ...], uneven: bool = False) -> Activations:
        """Token rows as uint8 around ZERO_POINT, for the linear layers `readers`; `uneven` features are evened out first."""
        factor = None
        if uneven:
            factor = balance(self.peaks[readers[0]], [self.weights[f"{reader}.weight"] for reader in readers])
            hidden = self.node("Mul", hidden, self.constant(f"{readers[0]}.smooth", 1 / factor))
        peak = self.node("ReduceMax", self.node("Abs", hidden), axes=[1], keepdims=0)
        scale = self.node("Mul", self.node("Max", peak, self.number("least_peak", 1e-6)), self.number("per_level", 1 / 127))
        zero_point = numpy_helper.from_array(np.array([ZERO_POINT], np.uint8))
        zero_points = self.node("ConstantOfShape", self.node("Shape", scale), value=zero_point)
        steps = self.node("QuantizeLinear", hidden, scale, zero_points, axis=0)
        column = self.node("Unsqueeze", scale, self.whole("column", [1]))
        return Activations(steps, column, factor)

    def linear(self, activations: Activations, name: str) -> str:
        """The product with a weight matrix, its bias not yet added (a later fused operator adds it)."""
        weight = self.weights[f"{name}.weight"]
        matrix, column_scales = quantise_linear(weight if activations.factor is None else weight * activations.factor)
        steps, unit, scales = self.constant(f"{name}.steps", matrix), self.number("unit", 1), self.constant(f"{name}.scales", column_scales)
        zero_point = self.constant("zero_point", np.array(ZERO_POINT, np.uint8))
        product = self.contrib("MatMulIntegerToFloat", activations.steps, steps, unit, scales, zero_point, zero_point)
        return self.node("Mul", product, activations.row_scales)

    def add_and_normalise(self, hidden: str, residual: str, norm: str, bias: str = "") -> str:
        parameters = [self.parameter(name) for name in (f"{norm}.weight", f"{norm}.bias", bias) if name]
        return self.contrib("SkipLayerNormalization", hidden, residual, *parameters, epsilon=self.epsilon)

    def split_batch(self, hidden: str) -> str:
        """Token rows as [batch, tokens of one text, width]."""
        batch = self.node("Shape", "input_ids", start=0, end=1)
        rest = self.whole("tokens_by_width", [-1, self.width])
        return self.node("Reshape", hidden, self.node("Concat", batch, rest, axis=0))

    def attend(self, hidden: str, layer: str) -> str:
        """Self-attention: each row looks at the rows of its text that `seen` lets through."""
        own = f"{layer}.attention.self"
        readers = (f"{own}.query", f"{own}.key", f"{own}.value")
        steps = self.quantise_activations(hidden, readers, uneven=True)
        parts = [self.split_batch(self.linear(steps, reader)) for reader in readers]
        biases = np.concatenate([self.weights[f"{reader}.bias"] for reader in readers])
        mixed = self.contrib("MultiHeadAttention", *parts, self.constant(f"{own}.bias", biases.astype(np.float32)), *self.seen, num_heads=self.heads)
        rows = self.node("Reshape", mixed, self.whole("rows", [-1, self.width]))
        joining = f"{layer}.attention.output.dense"
        return self.linear(self.quantise_activations(rows, (joining,)), joining)

    def block(self, hidden: str, index: int) -> str:
        """One transformer layer."""
        layer = f"encoder.layer.{index}"
        output = f"{layer}.attention.output"
        attended = self.add_and_normalise(self.attend(hidden, layer), hidden, f"{output}.LayerNorm", f"{output}.dense.bias")
        widening, narrowing = f"{layer}.intermediate.dense", f"{layer}.output.dense"
        inner = self.linear(self.quantise_activations(attended, (widening,), uneven=True), widening)
        inner = self.contrib("FastGelu", inner, self.parameter(f"{widening}.bias"))
        outer = self.linear(self.quantise_activations(inner, (narrowing,)), narrowing)
        return self.add_and_normalise(outer, attended, f"{layer}.output.LayerNorm", f"{narrowing}.bias")

    def start(self) -> str:
        self.seen = (self.node("Cast", "attention_mask", to=TensorProto.INT32),)
        return self.embed()

    # --- the finished model ---

    def model(self, value: str, output: str, shape: list, producer: str) -> onnx.ModelProto:
        self.nodes.append(helper.make_node("Identity", [value], [output], name=output))
        inputs = [helper.make_tensor_value_info(n, TensorProto.INT64, ["batch", "sequence"]) for n in INPUTS]
        outputs = [helper.make_tensor_value_info(output, TensorProto.FLOAT, shape)]
        graph = helper.make_graph(self.nodes, producer, inputs, outputs, list(self.constants.values()))
        opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid(CONTRIB, 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION, producer_name="cohabit-recipes")


def embedding_model(weights: dict[str, np.ndarray], peaks: Peaks, config: dict) -> onnx.ModelProto:
    """The encoder with its token vectors as output."""
    graph = EncoderGraph(weights, peaks, config["num_attention_heads"], config["layer_norm_eps"])
    hidden = graph.start()
    for index in range(config["num_hidden_layers"]):
        hidden = graph.block(hidden, index)
    hidden = graph.split_batch(hidden)
    return graph.model(hidden, "last_hidden_state", ["batch", "sequence", graph.width], "starter-embed")
