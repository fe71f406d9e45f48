"""The reranker as one ONNX graph: starter-embed's encoder reads both texts of a pair apart, and their token vectors are compared."""

import numpy as np
import onnx
from onnx import TensorProto

from ..embed.calibrate import Peaks
from ..embed.encoder_graph import EncoderGraph
from .score import CLS, SEP, Score

NOTHING = -1e4


class PairGraph(EncoderGraph):
    """Rows are `[CLS] query [SEP] passage [SEP]`. A [CLS] for the passage is put in front of them, positions are counted in each text, and
    tokens attend to their own text alone: the result equals starter-embed's for each text alone."""

    def start(self) -> str:
        column = self.node("Concat", self.node("Shape", "input_ids", start=0, end=1), self.whole("column", [1]), axis=0)
        self.ids, self.second, real = (
            self.node("Concat", self.node("Expand", self.whole(f"front_{name}", [[first]]), column), name, axis=1)
            for name, first in (("input_ids", CLS), ("token_type_ids", 1), ("attention_mask", 1))
        )
        self.first = self.node("Sub", self.whole("one", 1), self.second)
        # The query has one code, the passage another, and the padding others.
        padding = self.node("Sub", self.whole("one", 1), real)
        code = self.node("Add", self.second, self.node("Mul", padding, self.whole("two", 2)))
        same = self.node("Equal", self.node("Unsqueeze", code, self.whole("last", [2])), self.node("Unsqueeze", code, self.whole("column", [1])))
        bias = self.node("Where", same, self.number("zero_bias", 0), self.number("nothing", NOTHING))
        self.seen = ("", self.node("Unsqueeze", bias, self.whole("column", [1])))
        self.texts = [self.node("Mul", half, real) for half in (self.first, self.second)]
        return self.embed()

    def positions(self) -> str:
        counted = [
            self.node("Mul", self.node("CumSum", half, self.whole("axis", 1), exclusive=1), half) for half in (self.first, self.second)
        ]
        return self.node("Add", *counted)

    def add_types(self, words: str) -> str:
        """Both texts are of the first type, as they are for starter-embed."""
        first = self.weights["embeddings.token_type_embeddings.weight"][0]
        return self.node("Add", words, self.constant("first_type", first.astype(np.float32)))

    # --- the comparison ---

    def unit(self, rows: str) -> str:
        length = self.node("ReduceL2", rows, axes=[2], keepdims=1)
        return self.node("Div", rows, self.node("Max", length, self.number("least_length", 1e-6)))

    def cosine(self, rows: str) -> str:
        """Features of the means of both texts' vectors: [batch, 1]."""
        parts = [
            self.node("Cast", self.node("Unsqueeze", text, self.whole("column", [1])), to=TensorProto.FLOAT) for text in self.texts
        ]
        means = [self.unit(self.node("MatMul", part, rows)) for part in parts]
        return self.node("ReduceSum", self.node("Mul", *means), self.whole("last", [2]), keepdims=0)

    def words_of(self, text: str) -> str:
        """Mask of the tokens of a text that are not special: [batch, sequence]."""
        marks = [self.node("Equal", self.ids, self.whole(f"mark_{mark}", mark)) for mark in (CLS, SEP)]
        return self.node("And", self.node("Cast", text, to=TensorProto.BOOL), self.node("Not", self.node("Or", *marks)))

    def interaction(self, rows: str, score: Score) -> str:
        """The weighted mean, over the query's words, of the cosine to the nearest word of the passage: [batch, 1]."""
        vectors = self.unit(rows)
        cosines = self.node("MatMul", vectors, self.node("Transpose", vectors, perm=[0, 2, 1]))
        asked, told = (self.words_of(text) for text in self.texts)
        told = self.node("Unsqueeze", told, self.whole("column", [1]))
        nearest = self.node("ReduceMax", self.node("Where", told, cosines, self.number("farthest", -1)), axes=[2], keepdims=0)
        rarity = self.node("Gather", self.constant("rarity", score.rarity.astype(np.float16)), self.ids, axis=0)
        weight = self.node("Mul", self.node("Cast", rarity, to=TensorProto.FLOAT), self.node("Cast", asked, to=TensorProto.FLOAT))
        total = self.node("Max", self.node("ReduceSum", weight, self.whole("column", [1]), keepdims=1), self.number("least_length", 1e-6))
        return self.node("Div", self.node("ReduceSum", self.node("Mul", weight, nearest), self.whole("column", [1]), keepdims=1), total)

    def logit(self, hidden: str, score: Score) -> str:
        rows = self.split_batch(hidden)
        words = self.node("Mul", self.interaction(rows, score), self.number("mix", score.mix))
        both = self.node("Mul", self.node("Add", self.cosine(rows), words), self.number("scale", score.scale))
        return self.node("Add", both, self.number("shift", score.shift))


def rerank_model(weights: dict[str, np.ndarray], peaks: Peaks, config: dict, score: Score) -> onnx.ModelProto:
    graph = PairGraph(weights, peaks, config["num_attention_heads"], config["layer_norm_eps"], word_bits=4)
    hidden = graph.start()
    for index in range(config["num_hidden_layers"]):
        hidden = graph.block(hidden, index)
    return graph.model(graph.logit(hidden, score), "logits", ["batch", 1], "starter-rerank")
