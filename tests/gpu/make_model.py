"""Write a decoder with random weights as onnx-community's q4f16 exports are: MatMulNBits, GroupQueryAttention, weights beside the graph.

    python3 make_model.py SHAPE FOLDER [--dtype q4] [--layers N]      SHAPE: qwen3-0.6b, llama-3b, small, minilm, web-llm

The recipe's own writer of graphs is used (recipes/cohabit_recipes: numpy and onnx are enough). Prints one line of JSON: bytes that a token reads.
"""

import argparse
import json
import lzma
import struct
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np

sys.path.insert(0, str(Path(__file__).parent / "recipes"))
from cohabit_recipes.graphs.builder import MICROSOFT, Builder
from cohabit_recipes.tiny_families.decoder import DecoderGraph, Export

BLOCK = 32
SHAPES = {
    "qwen3-0.6b": dict(model_type="qwen3", hidden_size=1024, intermediate_size=3072, num_hidden_layers=28, num_attention_heads=16, num_key_value_heads=8, head_dim=128, vocab_size=151936, theta=1e6),
    "llama-3b": dict(model_type="llama", hidden_size=3072, intermediate_size=8192, num_hidden_layers=28, num_attention_heads=24, num_key_value_heads=8, head_dim=128, vocab_size=128256, theta=5e5),
    "deep": dict(model_type="qwen3", hidden_size=128, intermediate_size=256, num_hidden_layers=28, num_attention_heads=2, num_key_value_heads=1, head_dim=64, vocab_size=151936, theta=1e6),
    "small": dict(model_type="qwen3", hidden_size=256, intermediate_size=512, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2, head_dim=64, vocab_size=2048, theta=1e6),
}  # fmt: skip
random = np.random.default_rng(7)


class RandomBuilder(Builder):
    """Matrices of random four-bit steps, scaled so that a row keeps its length."""

    def four_bits(self, name: str, rows: int, width: int) -> tuple[str, str]:
        steps = np.frombuffer(random.bytes(rows * width // 2), np.uint8).reshape(rows, width // BLOCK, BLOCK // 2)
        scales = np.full((rows, width // BLOCK), 1 / (4.6 * width**0.5)) * random.uniform(0.8, 1.2, (rows, 1))
        return self.weight(f"{name}.steps", steps), self.parameter(f"{name}.scales", scales)

    def product(self, x: str, steps: str, scales: str, rows: int, width: int) -> str:
        return self.op("MatMulNBits", x, steps, scales, domain=MICROSOFT, K=width, N=rows, bits=4, block_size=BLOCK, accuracy_level=4)

    def linear(self, x: str, name: str, weights: dict) -> str:
        rows, width = weights[f"{name}.weight"].shape
        return self.product(x, *self.four_bits(name, rows, width), rows, width)


class RandomDecoder(DecoderGraph):
    def __init__(self, config, weights: dict, export: Export):
        super().__init__(config, weights, export)
        self.b = RandomBuilder(export.float_type)

    def table(self) -> tuple[str, str]:
        """Embeddings in four bits, which the last product reads as well (recipes/cohabit_recipes/smollm2 has the same with eight)."""
        rows, width = self.config.vocab_size, self.config.hidden_size
        if "embed_tokens.steps" not in self.b.constants:
            steps, self.scales = self.b.four_bits("embed_tokens", rows, width)
            flat = self.b.constants["embed_tokens.steps"]
            flat.dims[:] = [rows, width // 2]
        return "embed_tokens.steps", self.scales

    def embed(self, ids: str) -> str:
        steps, scales = self.table()
        return self.b.op("GatherBlockQuantized", steps, ids, scales, domain=MICROSOFT, bits=4, block_size=BLOCK, gather_axis=0, quantize_axis=1)

    def head(self, x: str) -> str:
        steps, scales = self.table()
        rows, width = self.config.vocab_size, self.config.hidden_size
        blocks = self.b.op("Reshape", steps, self.b.constant([rows, width // BLOCK, BLOCK // 2]))
        return self.b.product(x, blocks, scales, rows, width)


def shapes_of(config) -> dict:
    """Matrices by name: of these only the shape is read; norms are ones."""
    width, kv, inner = config.hidden_size, config.num_key_value_heads * config.head_dim, config.intermediate_size
    query = config.num_attention_heads * config.head_dim
    weights = {"norm.weight": np.ones(width)}
    for layer in range(config.num_hidden_layers):
        sizes = {"self_attn.q_proj": (query, width), "self_attn.k_proj": (kv, width), "self_attn.v_proj": (kv, width), "self_attn.o_proj": (width, query)}
        sizes |= {"mlp.gate_proj": (inner, width), "mlp.up_proj": (inner, width), "mlp.down_proj": (width, inner)}
        weights |= {f"layers.{layer}.{name}.weight": np.broadcast_to(np.float32(0), size) for name, size in sizes.items()}
        norms = {"input_layernorm": width, "post_attention_layernorm": width}
        norms |= {"self_attn.q_norm": config.head_dim, "self_attn.k_norm": config.head_dim} if config.model_type == "qwen3" else {}
        weights |= {f"layers.{layer}.{name}.weight": np.ones(size) for name, size in norms.items()}
    return weights


def save(model, path: Path) -> int:
    """Big tensors go into `<graph>_data`, and `_data_1` and so on beyond 1 GB each, as published exports have them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, offset, total, file = -1, 1 << 62, 0, None
    for tensor in model.graph.initializer:
        size = len(tensor.raw_data)
        if size <= 1024:
            continue
        if offset + size > 1_000_000_000:
            number, offset = number + 1, 0
            name = path.name + ("_data" if number == 0 else f"_data_{number}")
            file = (path.parent / name).open("wb")
        file.write(tensor.raw_data)
        tensor.ClearField("raw_data")
        tensor.data_location = 1
        for key, value in (("location", name), ("offset", offset), ("length", size)):
            tensor.external_data.add(key=key, value=str(value))
        offset, total = offset + size, total + size
    file.close()
    path.write_bytes(model.SerializeToString())
    return total


def write_tokenizer(vocabulary: int, folder: Path) -> None:
    """A token for each byte, and made-up words for the rest: text of n bytes is n tokens."""
    kept = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters = [chr(byte) if byte in kept else chr(256 + sum(other not in kept for other in range(byte))) for byte in range(256)]
    special = ["<|im_start|>", "<|im_end|>"]
    tokens = letters + [f"Ġw{number}" for number in range(vocabulary - 258)]
    added = [{"id": vocabulary - 2 + index, "content": token, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True} for index, token in enumerate(special)]
    level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": False, "use_regex": True}
    model = {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": "", "end_of_word_suffix": "", "fuse_unk": False, "byte_fallback": False, "ignore_merges": False, "vocab": {token: index for index, token in enumerate(tokens)}, "merges": []}  # fmt: skip
    tokenizer = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": None, "pre_tokenizer": level, "post_processor": level, "decoder": level, "model": model}
    template = "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
    config = {"tokenizer_class": "Qwen2Tokenizer", "bos_token": None, "eos_token": "<|im_end|>", "pad_token": "<|im_end|>", "model_max_length": 32768, "chat_template": template}
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False), encoding="utf-8")
    (folder / "tokenizer_config.json").write_text(json.dumps(config), encoding="utf-8")


def write_configs(config, folder: Path, files: int) -> None:
    fields = {key: value for key, value in vars(config).items() if key not in ("rope_parameters", "theta")}
    name = "Qwen3ForCausalLM" if config.model_type == "qwen3" else "LlamaForCausalLM"
    hub = fields | {"architectures": [name], "rope_theta": config.theta, "hidden_act": "silu", "torch_dtype": "float16", "eos_token_id": config.vocab_size - 1, "transformers.js_config": {"kv_cache_dtype": {"q4f16": "float16"}, "use_external_data_format": files}}  # fmt: skip
    generation = {"eos_token_id": config.vocab_size - 1, "pad_token_id": config.vocab_size - 1, "do_sample": False}
    (folder / "config.json").write_text(json.dumps(hub, indent=1))
    (folder / "generation_config.json").write_text(json.dumps(generation))


def write_encoder(folder: Path, is_small: bool) -> dict:
    """all-MiniLM-L6-v2's shape (BERT) in float32, as sentence-transformers' exports are: vectors of tokens, pooled by the mean."""
    from cohabit_recipes.tiny_families.encoder import EncoderGraph

    width, inner, vocabulary, layers = (64, 128, 1000, 2) if is_small else (384, 1536, 30522, 6)
    config = SimpleNamespace(hidden_size=width, intermediate_size=inner, num_hidden_layers=layers, num_attention_heads=width // 32, layer_norm_eps=1e-12)
    matrix = lambda *shape: random.standard_normal(shape, np.float32) / shape[-1] ** 0.5  # noqa: E731
    weights = {f"embeddings.{name}_embeddings.weight": matrix(rows, width) for name, rows in (("word", vocabulary), ("token_type", 2), ("position", 512))}
    sizes = {"attention.self.query": (width, width), "attention.self.key": (width, width), "attention.self.value": (width, width), "attention.output.dense": (width, width)}
    sizes |= {"intermediate.dense": (inner, width), "output.dense": (width, inner)}
    norms = ["embeddings.LayerNorm"]
    for layer in range(layers):
        prefix = f"encoder.layer.{layer}"
        for name, size in sizes.items():
            weights |= {f"{prefix}.{name}.weight": matrix(*size), f"{prefix}.{name}.bias": np.zeros(size[0], np.float32)}
        norms += [f"{prefix}.attention.output.LayerNorm", f"{prefix}.output.LayerNorm"]
    for norm in norms:
        weights |= {f"{norm}.weight": np.ones(width), f"{norm}.bias": np.zeros(width)}
    graph = EncoderGraph(config, weights, token_types=True)
    graph.b.op("Identity", graph.hidden(), name="last_hidden_state")
    graph.b.output("last_hidden_state", ["batch_size", "sequence_length", width], "float32")
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    (folder / "onnx" / "model.onnx").write_bytes(graph.b.model("minilm").SerializeToString())
    write_words(vocabulary, folder)
    hub = {"model_type": "bert", "architectures": ["BertModel"], "vocab_size": vocabulary, "type_vocab_size": 2, "max_position_embeddings": 512, "pad_token_id": 0, "hidden_act": "gelu"} | vars(config)
    (folder / "config.json").write_text(json.dumps(hub))
    return {"shape": "minilm", "fileBytes": (folder / "onnx" / "model.onnx").stat().st_size}


def write_words(vocabulary: int, folder: Path) -> None:
    """WordPiece with letters and made-up words: a text has a token for each letter."""
    letters = [chr(97 + index) for index in range(26)]
    tokens = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{letter}" for letter in letters)]
    tokens += [f"word{number}" for number in range(vocabulary - len(tokens))]
    special = [{"id": index, "content": token, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True} for index, token in enumerate(tokens[:5])]
    pair = [{"SpecialToken": {"id": "[CLS]", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}}, {"SpecialToken": {"id": "[SEP]", "type_id": 0}}]
    names = {token: {"id": token, "ids": [tokens.index(token)], "tokens": [token]} for token in ("[CLS]", "[SEP]")}
    post = {"type": "TemplateProcessing", "single": pair, "pair": [*pair, {"Sequence": {"id": "B", "type_id": 1}}, {"SpecialToken": {"id": "[SEP]", "type_id": 1}}], "special_tokens": names}
    normalizer = {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True, "strip_accents": None, "lowercase": True}
    model = {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##", "max_input_chars_per_word": 100, "vocab": {token: index for index, token in enumerate(tokens)}}
    tokenizer = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": special, "normalizer": normalizer, "pre_tokenizer": {"type": "BertPreTokenizer"}, "post_processor": post, "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True}, "model": model}  # fmt: skip
    config = {"tokenizer_class": "BertTokenizer", "cls_token": "[CLS]", "sep_token": "[SEP]", "pad_token": "[PAD]", "unk_token": "[UNK]", "mask_token": "[MASK]", "model_max_length": 512, "do_lower_case": True}
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer), encoding="utf-8")
    (folder / "tokenizer_config.json").write_text(json.dumps(config), encoding="utf-8")


def write_web_llm(folder: Path) -> dict:
    """Weights for the library beside this file (web-llm/: qwen3-0.6b's sizes as a Llama, compiled by the project's recipe), as MLC stores them."""
    library = Path(__file__).parent / "web-llm"
    metadata = json.loads((library / "metadata.json").read_text())
    folder.mkdir(parents=True, exist_ok=True)
    shards, content, records, total = [], bytearray(), [], 0

    def flush() -> None:
        nonlocal content, records
        name = f"params_shard_{len(shards)}.bin"
        (folder / name).write_bytes(content)
        shards.append({"dataPath": name, "format": "raw-shard", "nbytes": len(content), "records": records})
        content, records = bytearray(), []

    for parameter in metadata["params"]:
        name, shape = parameter["name"], parameter["shape"]
        if name.endswith("q_weight"):
            raw = random.bytes(4 * shape[0] * shape[1])
        elif name.endswith("q_scale"):
            steps, width = (74, 1024) if "embed" in name else (4.6, shape[1] * BLOCK)
            raw = np.full(shape, 1 / (steps * width**0.5), np.float32).tobytes()
        else:
            raw = np.ones(shape, np.float32).tobytes()
        if content and len(content) + len(raw) > 32 << 20:
            flush()
        records.append({"name": name, "shape": shape, "dtype": parameter["dtype"], "format": "raw", "nbytes": len(raw), "byteOffset": len(content)})
        content += raw
        total += len(raw)
    flush()
    vocabulary = next(parameter["shape"][0] for parameter in metadata["params"] if parameter["name"] == "embed_tokens.q_weight")
    cache = {"metadata": {"ParamSize": len(metadata["params"]), "ParamBytes": total, "BitsPerParam": 0}, "records": shards}
    end = vocabulary - 1
    template = {"name": "chatml", "system_template": "{system_message}", "system_message": "", "roles": {"user": "<|im_start|>user", "assistant": "<|im_start|>assistant", "tool": "<|im_start|>tool"}, "role_templates": {"user": "{user_message}", "assistant": "{assistant_message}", "tool": "{tool_message}"}, "messages": [], "seps": ["<|im_end|>\n"], "role_content_sep": "\n", "role_empty_sep": "\n", "stop_str": [], "stop_token_ids": [end], "function_string": "", "use_function_calling": False}  # fmt: skip
    chat = {"version": "0.1.0", "model_type": "llama", "quantization": metadata["quantization"], "vocab_size": vocabulary, "context_window_size": metadata["context_window_size"], "sliding_window_size": -1, "attention_sink_size": -1, "prefill_chunk_size": metadata["prefill_chunk_size"], "tensor_parallel_shards": 1, "model_config": {}, "temperature": 1.0, "top_p": 1.0, "presence_penalty": 0.0, "frequency_penalty": 0.0, "repetition_penalty": 1.0, "pad_token_id": end, "bos_token_id": end, "eos_token_id": [end], "tokenizer_files": ["tokenizer.json"], "tokenizer_info": {"token_postproc_method": "byte_level", "prepend_space_in_encode": False, "strip_space_in_decode": False}, "conv_template": template}  # fmt: skip
    (folder / "tensor-cache.json").write_text(json.dumps(cache))
    (folder / "mlc-chat-config.json").write_text(json.dumps(chat))
    (folder / "library.wasm").write_bytes(lzma.decompress((library / "library.wasm.xz").read_bytes()))
    write_tokenizer(vocabulary, folder)
    return {"shape": "web-llm", "fileBytes": total, "weightBytesOfAToken": total}


def write_gguf(config, folder: Path) -> dict:
    """The same sizes for llama.cpp, in q4_0: blocks of 32 with a float16 scale. GGUF version 3."""
    text, u32, f32, array = 8, 4, 6, 9
    alignment = 32

    def string(value: str) -> bytes:
        content = value.encode()
        return struct.pack("<Q", len(content)) + content

    def field(name: str, kind: int, value) -> bytes:
        if kind == text:
            return string(name) + struct.pack("<I", text) + string(value)
        return string(name) + struct.pack("<I", kind) + struct.pack("<I" if kind == u32 else "<f", value)

    def listed(name: str, kind: int, values: list) -> bytes:
        content = b"".join(string(value) for value in values) if kind == text else struct.pack(f"<{len(values)}i", *values)
        return string(name) + struct.pack("<IIQ", array, kind, len(values)) + content

    width, inner, layers, vocabulary = config.hidden_size, config.intermediate_size, config.num_hidden_layers, config.vocab_size
    query, kv = config.num_attention_heads * config.head_dim, config.num_key_value_heads * config.head_dim
    write_tokenizer(vocabulary, folder)
    tokens = sorted((json.loads((folder / "tokenizer.json").read_text())["model"]["vocab"]).items(), key=lambda item: item[1])
    names = [token for token, _ in tokens] + ["<|im_start|>", "<|im_end|>"]
    architecture = config.model_type
    numbers = {"context_length": 8192, "embedding_length": width, "block_count": layers, "feed_forward_length": inner, "attention.head_count": config.num_attention_heads, "attention.head_count_kv": config.num_key_value_heads, "attention.key_length": config.head_dim, "attention.value_length": config.head_dim}
    fields = [field("general.architecture", text, architecture), field("general.name", text, "random"), field("general.file_type", u32, 2)]
    fields += [field(f"{architecture}.{name}", u32, value) for name, value in numbers.items()]
    fields += [field(f"{architecture}.rope.freq_base", f32, config.theta), field(f"{architecture}.attention.layer_norm_rms_epsilon", f32, 1e-6)]
    fields += [field("tokenizer.ggml.model", text, "gpt2"), field("tokenizer.ggml.pre", text, "qwen2"), listed("tokenizer.ggml.tokens", text, names)]
    fields += [listed("tokenizer.ggml.token_type", 5, [1] * (vocabulary - 2) + [3, 3]), listed("tokenizer.ggml.merges", text, ["Ġ w"])]
    fields += [field("tokenizer.ggml.eos_token_id", u32, vocabulary - 1), field("tokenizer.ggml.padding_token_id", u32, vocabulary - 1)]
    tensors = [("token_embd.weight", vocabulary, width), ("output_norm.weight", 0, width)]
    for layer in range(layers):
        block = f"blk.{layer}."
        sizes = {"attn_q": (query, width), "attn_k": (kv, width), "attn_v": (kv, width), "attn_output": (width, query), "ffn_gate": (inner, width), "ffn_up": (inner, width), "ffn_down": (width, inner)}
        norms = {"attn_norm": width, "ffn_norm": width, "attn_q_norm": config.head_dim, "attn_k_norm": config.head_dim}
        tensors += [(f"{block}{name}.weight", *size) for name, size in sizes.items()] + [(f"{block}{name}.weight", 0, size) for name, size in norms.items()]
    infos, contents, offset, read = [], [], 0, 0
    for name, rows, columns in tensors:
        dims = [columns, rows] if rows else [columns]
        kind = 2 if rows else 0
        infos.append(string(name) + struct.pack("<I", len(dims)) + struct.pack(f"<{len(dims)}Q", *dims) + struct.pack("<IQ", kind, offset))
        if rows:
            blocks = np.empty((rows * columns // BLOCK, 18), np.uint8)
            blocks[:, :2] = np.frombuffer(np.float16(1 / (4.6 * columns**0.5)).tobytes(), np.uint8)
            blocks[:, 2:] = np.frombuffer(random.bytes(rows * columns // 2), np.uint8).reshape(-1, 16)
            content = blocks.tobytes()
            read += len(content)
        else:
            content = np.ones(columns, np.float32).tobytes()
        contents.append(content + bytes(-len(content) % alignment))
        offset += len(contents[-1])
    header = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(fields)) + b"".join(fields) + b"".join(infos)
    (folder / "model.gguf").write_bytes(header + bytes(-len(header) % alignment) + b"".join(contents))
    return {"shape": "gguf", "fileBytes": (folder / "model.gguf").stat().st_size, "weightBytesOfAToken": read}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("shape", choices=[*SHAPES, "minilm", "small-minilm", "web-llm"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--dtype", choices=("q4f16", "q4", "gguf"), default="q4f16")
    parser.add_argument("--layers", type=int)
    arguments = parser.parse_args()
    started = time.time()
    if arguments.shape.endswith("minilm"):
        print(json.dumps(write_encoder(arguments.folder, is_small=arguments.shape != "minilm") | {"seconds": round(time.time() - started, 1)}))
        return
    if arguments.shape == "web-llm":
        print(json.dumps(write_web_llm(arguments.folder) | {"seconds": round(time.time() - started, 1)}))
        return
    config = SimpleNamespace(**SHAPES[arguments.shape], rms_norm_eps=1e-6, max_position_embeddings=8192, tie_word_embeddings=False)
    config.num_hidden_layers = arguments.layers or config.num_hidden_layers
    config.rope_parameters = {"rope_theta": config.theta}
    folder = arguments.folder
    if arguments.dtype == "gguf":
        folder.mkdir(parents=True, exist_ok=True)
        print(json.dumps(write_gguf(config, folder) | {"seconds": round(time.time() - started, 1)}))
        return
    float_type, bytes_each = ("float16", 2) if arguments.dtype == "q4f16" else ("float32", 4)
    export = Export(attention="append", float_type=float_type, positions=False, keep=True)
    model = RandomDecoder(config, shapes_of(config), export).build(arguments.shape)
    total = save(model, folder / "onnx" / f"model_{arguments.dtype}.onnx")
    write_tokenizer(config.vocab_size, folder)
    write_configs(config, folder, len(list((folder / "onnx").glob("*_data*"))))
    cache = config.num_hidden_layers * 2 * config.num_key_value_heads * config.head_dim * bytes_each
    read = total - 2 * bytes_each * config.max_position_embeddings * config.head_dim // 2
    print(json.dumps({"shape": arguments.shape, "dtype": arguments.dtype, "layers": config.num_hidden_layers, "fileBytes": total, "weightBytesOfAToken": read, "cacheBytesOfAPosition": cache, "seconds": round(time.time() - started, 1)}))


if __name__ == "__main__":
    main()
