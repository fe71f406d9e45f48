"""The cross-encoder as an ONNX graph: the encoder of starter-embed's recipe, with a score from [CLS]."""

import numpy as np
import onnx

from ..embed.calibrate import Peaks
from ..embed.encoder_graph import EncoderGraph


class RerankGraph(EncoderGraph):
    def first_tokens(self, hidden: str) -> str:
        """The [CLS] row of each text."""
        place = self.constant("first", np.array([0], np.int64))
        first = self.node("Gather", self.split_batch(hidden), place, axis=1)
        return self.node("Reshape", first, self.constant("rows", np.array([-1, self.width], np.int64)))

    def score(self, first: str) -> str:
        pooled = self.node("Gemm", first, self.parameter("pooler.dense.weight"), self.parameter("pooler.dense.bias"), transB=1)
        return self.node(
            "Gemm", self.node("Tanh", pooled), self.parameter("classifier.weight"), self.parameter("classifier.bias"), transB=1
        )


def rerank_model(weights: dict[str, np.ndarray], peaks: Peaks, config: dict) -> onnx.ModelProto:
    """The last layer is computed for [CLS] only: nothing else of it is read."""
    graph = RerankGraph(weights, peaks, config["num_attention_heads"], config["layer_norm_eps"], word_bits=4)
    hidden = graph.start()
    last = config["num_hidden_layers"] - 1
    for index in range(last):
        hidden = graph.block(hidden, index)
    first = graph.block(hidden, last, asking=graph.first_tokens(hidden))
    return graph.model(graph.score(first), "logits", ["batch", 1], "starter-rerank")
