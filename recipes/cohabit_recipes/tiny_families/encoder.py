"""BERT of transformers as an ONNX graph, with the outputs of sentence-transformers' exports or with class logits."""

import numpy as np
import onnx

from ..graphs.builder import Builder


class EncoderGraph:
    """`weights` come from the transformers model, without the prefix "bert."."""

    def __init__(self, config, weights: dict[str, np.ndarray], token_types: bool):
        self.config, self.weights, self.token_types = config, weights, token_types
        self.b = Builder()

    def norm(self, x: str, name: str) -> str:
        parts = (self.b.parameter(f"{name}.{part}", self.weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.b.op("LayerNormalization", x, *parts, axis=-1, epsilon=self.config.layer_norm_eps)

    def linear(self, x: str, name: str) -> str:
        return self.b.linear(x, name, self.weights)

    def embed(self) -> str:
        b = self.b
        ids = b.integer_input("input_ids", ["batch_size", "sequence_length"])
        mask = b.cast(b.integer_input("attention_mask", ["batch_size", "sequence_length"]), "float32")
        self.token_mask = b.op("Unsqueeze", mask, b.constant([2]))
        self.hidden_from = b.op("Mul", b.op("Sub", b.number(1), b.op("Unsqueeze", mask, b.constant([1, 2]))), b.number(-30000))
        table = lambda name: b.parameter(f"embeddings.{name}.weight", self.weights[f"embeddings.{name}.weight"])  # noqa: E731
        places = b.op("Range", b.constant(0), b.op("Squeeze", b.size("input_ids", 1)), b.constant(1))
        types = b.integer_input("token_type_ids", ["batch_size", "sequence_length"]) if self.token_types else b.op("Mul", ids, b.constant(0))
        words, kinds = b.op("Gather", table("word_embeddings"), ids, axis=0), b.op("Gather", table("token_type_embeddings"), types, axis=0)
        summed = b.op("Add", b.op("Add", words, kinds), b.op("Gather", table("position_embeddings"), places, axis=0))
        return self.norm(summed, "embeddings.LayerNorm")

    def layer(self, x: str, index: int) -> str:
        b, count = self.b, self.config.num_attention_heads
        width = self.config.hidden_size // count
        prefix = f"encoder.layer.{index}"
        parts = []
        for name in ("query", "key", "value"):
            split = b.op("Reshape", self.linear(x, f"{prefix}.attention.self.{name}"), b.constant([0, 0, count, width]))
            parts.append(b.op("Transpose", split, perm=[0, 2, 3, 1] if name == "key" else [0, 2, 1, 3]))
        scores = b.op("Add", b.op("Mul", b.op("MatMul", parts[0], parts[1]), b.number(width**-0.5)), self.hidden_from)
        seen = b.op("Transpose", b.op("MatMul", b.op("Softmax", scores, axis=-1), parts[2]), perm=[0, 2, 1, 3])
        mixed = self.linear(b.op("Reshape", seen, b.constant([0, 0, -1])), f"{prefix}.attention.output.dense")
        x = self.norm(b.op("Add", x, mixed), f"{prefix}.attention.output.LayerNorm")
        inner = b.op("Gelu", self.linear(x, f"{prefix}.intermediate.dense"))
        return self.norm(b.op("Add", x, self.linear(inner, f"{prefix}.output.dense")), f"{prefix}.output.LayerNorm")

    def hidden(self) -> str:
        x = self.embed()
        for index in range(self.config.num_hidden_layers):
            x = self.layer(x, index)
        return x

    def classifier(self, title: str) -> onnx.ModelProto:
        first = self.b.op("Gather", self.hidden(), self.b.constant(0), axis=1)
        pooled = self.b.op("Tanh", self.linear(first, "pooler.dense"))
        self.b.op("Identity", self.linear(pooled, "classifier"), name="logits")
        self.b.output("logits", ["batch_size", self.config.num_labels], "float32")
        return self.b.model(title)

    def tokens(self, title: str) -> onnx.ModelProto:
        self.b.op("Identity", self.hidden(), name="last_hidden_state")
        self.b.output("last_hidden_state", ["batch_size", "sequence_length", self.config.hidden_size], "float32")
        return self.b.model(title)

    def sentences(self, title: str, dense: np.ndarray) -> onnx.ModelProto:
        """Pooling of sentence-transformers: the mean of the tokens' vectors, followed by a dense layer [outputs, inputs]."""
        b = self.b
        x = b.op("Identity", self.hidden(), name="token_embeddings")
        mean = b.op("Div", b.op("ReduceSum", b.op("Mul", x, self.token_mask), b.constant([1]), keepdims=0), b.op("ReduceSum", self.token_mask, b.constant([1]), keepdims=0))
        b.op("MatMul", mean, b.parameter("dense.weight.T", dense.T), name="sentence_embedding")
        b.output("token_embeddings", ["batch_size", "sequence_length", self.config.hidden_size], "float32")
        # Exporters do not always know this size.
        b.output("sentence_embedding", ["batch_size", "Transposesentence_embedding_dim_1"], "float32")
        return b.model(title)
