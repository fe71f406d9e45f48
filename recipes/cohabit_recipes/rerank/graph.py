"""The cross-encoder as an ONNX graph: the encoder of starter-embed's recipe, with a score from [CLS]."""

import numpy as np
import onnx

from ..embed.calibrate import Peaks
from ..embed.encoder_graph import EncoderGraph


class RerankGraph(EncoderGraph):
    def first_tokens(self, hidden: str) -> str:
        """The [CLS] row of each text."""
        first = self.node("Gather", self.split_batch(hidden), self.whole("first", [0]), axis=1)
        return self.node("Reshape", first, self.whole("rows", [-1, self.width]))

    def score(self, first: str) -> str:
        return self.dense(self.node("Tanh", self.dense(first, "pooler.dense")), "classifier")

    def dense(self, x: str, name: str) -> str:
        return self.node("Gemm", x, self.parameter(f"{name}.weight"), self.parameter(f"{name}.bias"), transB=1)


def rerank_model(weights: dict[str, np.ndarray], peaks: Peaks, config: dict) -> onnx.ModelProto:
    """The last layer is computed for [CLS] only: nothing else of it is read."""
    graph = RerankGraph(weights, peaks, config["num_attention_heads"], config["layer_norm_eps"], word_bits=4)
    hidden = graph.start()
    last = config["num_hidden_layers"] - 1
    for index in range(last):
        hidden = graph.block(hidden, index)
    first = graph.block(hidden, last, asking=graph.first_tokens(hidden))
    return graph.model(graph.score(first), "logits", ["batch", 1], "starter-rerank")
