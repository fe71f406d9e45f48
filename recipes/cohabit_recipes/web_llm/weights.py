"""Weights of a decoder that `cohabit_recipes.chat.export` wrote, as MLC stores them: the same numbers in another order of bytes."""

import hashlib
import json
import shutil
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

MAX_SHARD_BYTES = 32 << 20
TOKENIZER_FILES = ("tokenizer.json", "tokenizer_config.json")
# Products that run as one, by the name of the result.
JOINED = {"qkv_proj": ("q_proj", "k_proj", "v_proj"), "gate_up_proj": ("gate_proj", "up_proj")}


class Initializers:
    def __init__(self, path: Path):
        self._tensors = {tensor.name: tensor for tensor in onnx.load(path).graph.initializer}

    def array(self, name: str) -> np.ndarray:
        if name not in self._tensors:
            raise SystemExit(f"the graph has no initializer {name}: it is not one that cohabit_recipes.chat.export writes")
        return numpy_helper.to_array(self._tensors[name])

    def parameter(self, name: str) -> np.ndarray:
        """A parameter of the library by its name there."""
        module, kind = name.rsplit(".", 1)
        if module == "embed_tokens":
            if kind == "q_scale":
                return self.array("embed_tokens.weight.scale").astype(np.float32).reshape(-1, 1)
            shifted = (self.array("embed_tokens.weight.int8").astype(np.int32) + 128).astype(np.uint8)
            return np.ascontiguousarray(shifted).view("<u4")
        if kind == "weight":
            return self.array(f"{name}.float16").astype(np.float32)
        parent, last = module.rsplit(".", 1)
        parts = [self._four_bits(f"{parent}.{each}")[kind] for each in JOINED.get(last, (last,))]
        return np.ascontiguousarray(np.concatenate(parts))

    def _four_bits(self, name: str) -> dict[str, np.ndarray]:
        """int4 [inputs, outputs] as uint32 [outputs, inputs / 8], the first value in the lowest bits; scales [outputs, groups]."""
        shifted = (self.array(f"{name}.weight.int4").astype(np.int8).astype(np.int32).T + 8).astype(np.uint32)
        words = shifted.reshape(shifted.shape[0], -1, 8)
        packed = np.zeros(words.shape[:2], np.uint32)
        for index in range(8):
            packed |= words[..., index] << np.uint32(4 * index)
        return {"q_weight": packed, "q_scale": self.array(f"{name}.weight.scale").astype(np.float32).T}


def write_weights(source: Path, metadata: dict, folder: Path) -> None:
    """Shards, `tensor-cache.json`, `mlc-chat-config.json` and the tokenizer's files."""
    folder.mkdir(parents=True, exist_ok=True)
    initializers = Initializers(source / "onnx" / "model.onnx")
    shards: list[dict] = []
    content, records = bytearray(), []

    def flush() -> None:
        nonlocal content, records
        name = f"params_shard_{len(shards)}.bin"
        (folder / name).write_bytes(content)
        shards.append({"dataPath": name, "format": "raw-shard", "nbytes": len(content), "records": records, "md5sum": hashlib.md5(content).hexdigest()})  # fmt: skip
        content, records = bytearray(), []

    for parameter in metadata["params"]:
        values = initializers.parameter(parameter["name"])
        if list(values.shape) != parameter["shape"] or str(values.dtype) != parameter["dtype"]:
            raise SystemExit(f"{parameter['name']}: {values.dtype} {values.shape} where the library has {parameter}")
        raw = values.tobytes()
        if content and len(content) + len(raw) > MAX_SHARD_BYTES:
            flush()
        records.append({"name": parameter["name"], "shape": parameter["shape"], "dtype": parameter["dtype"], "format": "raw", "nbytes": len(raw), "byteOffset": len(content)})  # fmt: skip
        content += raw
    flush()
    size = sum(shard["nbytes"] for shard in shards)
    cache = {"metadata": {"ParamSize": len(metadata["params"]), "ParamBytes": size, "BitsPerParam": 0}, "records": shards}
    _write_json(folder / "tensor-cache.json", cache)
    for name in TOKENIZER_FILES:
        if source.resolve() != folder.resolve():
            shutil.copy(source / name, folder / name)
    _write_json(folder / "mlc-chat-config.json", _chat_config(source, metadata))


def _chat_config(source: Path, metadata: dict) -> dict:
    config = json.loads((source / "config.json").read_text(encoding="utf-8"))
    end_ids = json.loads((source / "generation_config.json").read_text(encoding="utf-8"))["eos_token_id"]
    end_ids = end_ids if isinstance(end_ids, list) else [end_ids]
    return {
        "version": "0.1.0",
        "model_type": "llama",
        "quantization": metadata["quantization"],
        "vocab_size": config["vocab_size"],
        "context_window_size": metadata["context_window_size"],
        "sliding_window_size": -1,
        "attention_sink_size": -1,
        "prefill_chunk_size": metadata["prefill_chunk_size"],
        "tensor_parallel_shards": 1,
        "model_config": {},
        "temperature": 1.0,
        "top_p": 1.0,
        "presence_penalty": 0.0,
        "frequency_penalty": 0.0,
        "repetition_penalty": 1.0,
        "pad_token_id": config["pad_token_id"],
        "bos_token_id": end_ids[0],
        "eos_token_id": end_ids,
        "tokenizer_files": ["tokenizer.json"],
        "tokenizer_info": {"token_postproc_method": "byte_level", "prepend_space_in_encode": False, "strip_space_in_decode": False},
        "conv_template": {
            "name": "chatml",
            "system_template": "<|im_start|>system\n{system_message}<|im_end|>\n",
            "system_message": "",
            "add_role_after_system_message": True,
            "roles": {"user": "<|im_start|>user", "assistant": "<|im_start|>assistant", "tool": "<|im_start|>tool"},
            "role_templates": {"user": "{user_message}", "assistant": "{assistant_message}", "tool": "{tool_message}"},
            "messages": [],
            "seps": ["<|im_end|>\n"],
            "role_content_sep": "\n",
            "role_empty_sep": "\n",
            "stop_str": [],
            "stop_token_ids": end_ids,
            "function_string": "",
            "use_function_calling": False,
        },
    }  # fmt: skip


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
