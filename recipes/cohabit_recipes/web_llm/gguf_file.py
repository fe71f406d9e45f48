"""Write the weights of the tiny model for web-llm as a GGUF file for llama.cpp, from its ONNX file.

    python -m cohabit_recipes.web_llm.gguf_file ../tests/models/web-llm-tiny ../tests/models/llama-cpp-tiny

Matrices in int4 are the same numbers in Q4_0; the scales of the embeddings are rounded to half precision.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
from gguf import GGMLQuantizationType, GGUFWriter, TokenType
from onnx import numpy_helper

BLOCK = 32
SHIFT = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    arguments = parser.parse_args()
    arguments.target.mkdir(parents=True, exist_ok=True)
    config = json.loads((arguments.source / "config.json").read_text())
    writer = GGUFWriter(arguments.target / "model.gguf", "llama")
    write_sizes(writer, config)
    write_vocabulary(writer, arguments.source, config)
    write_tensors(writer, onnx.load(arguments.source / "onnx" / "model.onnx"), config)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_sizes(writer: GGUFWriter, config: dict) -> None:
    writer.add_type("model")
    writer.add_name("llama-cpp-tiny")
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_key_length(config["head_dim"])
    writer.add_value_length(config["head_dim"])
    writer.add_rope_dimension_count(config["head_dim"])
    writer.add_rope_freq_base(config["rope_theta"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_vocab_size(config["vocab_size"])


def write_vocabulary(writer: GGUFWriter, source: Path, config: dict) -> None:
    tokenizer = json.loads((source / "tokenizer.json").read_text())
    tokens = sorted(tokenizer["model"]["vocab"], key=tokenizer["model"]["vocab"].get)
    types = [TokenType.NORMAL] * len(tokens)
    for added in tokenizer["added_tokens"]:
        if added["id"] != len(tokens):
            raise SystemExit(f"the token {added['content']} is not after the vocabulary")
        tokens.append(added["content"])
        types.append(TokenType.CONTROL if added["special"] else TokenType.USER_DEFINED)
    merges = [" ".join(pair) if isinstance(pair, list) else pair for pair in tokenizer["model"]["merges"]]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("smollm")
    writer.add_token_list(tokens)
    writer.add_token_types(types)
    writer.add_token_merges(merges)
    writer.add_eos_token_id(config["eos_token_id"])
    writer.add_pad_token_id(config["pad_token_id"])
    writer.add_add_bos_token(False)
    writer.add_chat_template(json.loads((source / "tokenizer_config.json").read_text())["chat_template"])


def write_tensors(writer: GGUFWriter, model: onnx.ModelProto, config: dict) -> None:
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}

    def norm(name: str, source: str) -> None:
        writer.add_tensor(name, values[f"{source}.weight.float16"].astype(np.float32))

    def matrix(name: str, source: str, heads: int = 0) -> None:
        # Rows of outputs, as in GGUF.
        numbers = values[f"{source}.weight.int4"].astype(np.int8).T
        scales = values[f"{source}.weight.scale"].T.astype(np.float16)
        writer.add_tensor(name, four_bits(paired(numbers, heads), paired(scales, heads)), raw_dtype=GGMLQuantizationType.Q4_0)

    numbers, scales = values["embed_tokens.weight.int8"], values["embed_tokens.weight.scale"]
    writer.add_tensor("token_embd.weight", eight_bits(numbers, scales), raw_dtype=GGMLQuantizationType.Q8_0)
    for layer in range(config["num_hidden_layers"]):
        source, target = f"layers.{layer}", f"blk.{layer}"
        norm(f"{target}.attn_norm.weight", f"{source}.input_layernorm")
        matrix(f"{target}.attn_q.weight", f"{source}.self_attn.q_proj", config["num_attention_heads"])
        matrix(f"{target}.attn_k.weight", f"{source}.self_attn.k_proj", config["num_key_value_heads"])
        matrix(f"{target}.attn_v.weight", f"{source}.self_attn.v_proj")
        matrix(f"{target}.attn_output.weight", f"{source}.self_attn.o_proj")
        norm(f"{target}.ffn_norm.weight", f"{source}.post_attention_layernorm")
        matrix(f"{target}.ffn_gate.weight", f"{source}.mlp.gate_proj")
        matrix(f"{target}.ffn_up.weight", f"{source}.mlp.up_proj")
        matrix(f"{target}.ffn_down.weight", f"{source}.mlp.down_proj")
    norm("output_norm.weight", "norm")


def paired(rows: np.ndarray, heads: int) -> np.ndarray:
    """llama.cpp rotates neighbouring elements of a head, the ONNX graph elements half a head apart. 0 heads: not rotated."""
    if heads == 0:
        return rows
    return rows.reshape(heads, 2, rows.shape[0] // heads // 2, *rows.shape[1:]).swapaxes(1, 2).reshape(rows.shape)


def four_bits(numbers: np.ndarray, scales: np.ndarray) -> np.ndarray:
    """Q4_0: a scale, then the low and the high half of 32 numbers in the halves of 16 bytes."""
    blocks = (numbers + SHIFT).astype(np.uint8).reshape(-1, BLOCK)
    packed = blocks[:, : BLOCK // 2] | blocks[:, BLOCK // 2 :] << 4
    return joined(scales, packed, numbers.shape[0])


def eight_bits(numbers: np.ndarray, scales: np.ndarray) -> np.ndarray:
    """Q8_0: a scale, then 32 numbers."""
    blocks = numbers.reshape(-1, BLOCK)
    repeated = np.repeat(scales.astype(np.float16), numbers.shape[1] // BLOCK, axis=1)
    return joined(repeated, blocks.view(np.uint8), numbers.shape[0])


def joined(scales: np.ndarray, numbers: np.ndarray, rows: int) -> np.ndarray:
    return np.concatenate([np.ascontiguousarray(scales).reshape(-1, 1).view(np.uint8), numbers], axis=1).reshape(rows, -1)


if __name__ == "__main__":
    main()
