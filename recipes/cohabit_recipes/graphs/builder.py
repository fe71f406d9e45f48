"""A small writer of ONNX graphs: every method returns the name of the tensor that it makes."""

from pathlib import Path
from zlib import crc32

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

MICROSOFT = "com.microsoft"
TYPES = {"float32": TensorProto.FLOAT, "float16": TensorProto.FLOAT16, "int64": TensorProto.INT64, "int32": TensorProto.INT32}


class Builder:
    def __init__(self, float_type: str = "float32"):
        self.float_type = float_type
        self.dtype = np.dtype(float_type)
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, onnx.TensorProto] = {}
        self.inputs: list[onnx.ValueInfoProto] = []
        self.outputs: list[onnx.ValueInfoProto] = []
        self.prefix = ""

    def branch(self, name: str) -> "Builder":
        """Writes a graph inside of this one, which knows the tensors of this one and keeps its constants there."""
        inner = Builder(self.float_type)
        inner.constants, inner.prefix = self.constants, f"{name}."
        return inner

    def op(self, operator: str, *inputs: str, name: str = "", outputs: int = 1, domain: str = "", **attributes):
        base = name or f"{self.prefix}{operator}_{len(self.nodes)}"
        names = [base] if outputs == 1 else [f"{base}.{index}" for index in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, name=base, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def named(self, operator: str, inputs: list[str], outputs: list[str], domain: str = "", **attributes) -> None:
        self.nodes.append(helper.make_node(operator, inputs, outputs, name=next(filter(None, outputs)), domain=domain, **attributes))

    def constant(self, value, dtype=np.int64) -> str:
        array = np.asarray(value, dtype)
        name = f"constant_{array.dtype}_{'_'.join(map(str, array.shape))}_{crc32(array.tobytes()):x}" if array.size > 8 else f"constant_{array.dtype}_{array.shape}_{array.tolist()}"
        return self.weight(name, array)

    def number(self, value) -> str:
        """A constant of the type that the graph computes in."""
        return self.constant(value, self.dtype)

    def weight(self, name: str, value: np.ndarray) -> str:
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(np.asarray(value, order="C"), name)
        return name

    def parameter(self, name: str, value) -> str:
        return self.weight(name, np.asarray(value).astype(self.dtype))

    def linear(self, x: str, name: str, weights: dict) -> str:
        product = self.op("MatMul", x, self.parameter(f"{name}.weight.T", weights[f"{name}.weight"].T))
        return self.op("Add", product, self.parameter(f"{name}.bias", weights[f"{name}.bias"])) if f"{name}.bias" in weights else product

    def cast(self, x: str, to: str, name: str = "") -> str:
        return self.op("Cast", x, name=name, to=TYPES[to])

    def integer_input(self, name: str, shape: list, integer: str = "int64") -> str:
        """The input as int64, whatever its own type."""
        self.inputs.append(helper.make_tensor_value_info(name, TYPES[integer], shape))
        return name if integer == "int64" else self.cast(name, "int64")

    def input(self, name: str, shape: list, dtype: str) -> str:
        self.inputs.append(helper.make_tensor_value_info(name, TYPES[dtype], shape))
        return name

    def output(self, name: str, shape: list, dtype: str) -> None:
        self.outputs.append(helper.make_tensor_value_info(name, TYPES[dtype], shape))

    def size(self, x: str, axis: int) -> str:
        """An axis of a tensor's shape, as a vector of one number."""
        return self.op("Shape", x, start=axis, end=axis + 1)

    def graph(self, title: str) -> onnx.GraphProto:
        """For a branch: it uses the constants of the graph around it."""
        return helper.make_graph(self.nodes, title, self.inputs, self.outputs, [] if self.prefix else list(self.constants.values()))

    def model(self, title: str) -> onnx.ModelProto:
        graph = self.graph(title)
        opsets = [helper.make_opsetid("", 21), helper.make_opsetid(MICROSOFT, 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=10, producer_name="cohabit")


def save(model: onnx.ModelProto, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, path)


def save_split(model: onnx.ModelProto, path: Path) -> None:
    """Saves a model like exports of more than 2 GB: weights in companions, half of them in a second one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    big = [tensor for tensor in model.graph.initializer if len(tensor.raw_data) > 1024]
    for number, tensors in enumerate((big[::2], big[1::2])):
        companion = path.with_name(path.name + ("_data" if number == 0 else f"_data_{number}"))
        content = b""
        for tensor in tensors:
            offset = len(content)
            content += tensor.raw_data
            entries = {"location": companion.name, "offset": offset, "length": len(tensor.raw_data)}
            tensor.ClearField("raw_data")
            tensor.data_location = TensorProto.EXTERNAL
            for key, value in entries.items():
                tensor.external_data.add(key=key, value=str(value))
        companion.write_bytes(content)
    path.write_bytes(model.SerializeToString())
