"""What llama.cpp makes of the tiny models, over the package xllamacpp."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from .models import write_decoder
from .texts import TEXTS
from .vocabularies import Vocabulary

# Names of pre-tokenizers in llama.cpp (llama-vocab.cpp).
PRE_TOKENIZERS = (
    "default llama3 llama-v3 llama-bpe falcon3 falcon-h1 pixtral midm-2.0 lfm2 jina-v5-nano dbrx smaug-bpe glm4 chatglm-bpe gpt-2 phi-2 jina-es jina-de "
    "gigachat jina-v2-es jina-v2-de a.x-4.0 mellum modern-bert mpt olmo jais trillion granite-docling exaone4 jina-v1-en jina-v2-code roberta-bpe starcoder "
    "refact command-r smollm codeshell exaone minerva-7b mellum2 qwen2 deepseek-r1-qwen kormo f2llmv2 stablelm2 megrez hunyuan solar-open grok-2 qwen35 "
    "tekken gpt-4o llama4 kanana2 talkie minimax-m2 tiny_aya cohere2moe deepseek-v3 hunyuan-dense joyai-llm hy_v4 falcon deepseek-coder poro-chat bloom "
    "gpt3-finnish viking bailingmoe bailingmoe2 llada-moe seed-coder laguna minicpm5"
).split()

# A server cannot be closed, so each model has a process of its own.
ASK = """
import json, os, sys, urllib.request
import xllamacpp
path, kind, precision = sys.argv[1:4]
parameters = xllamacpp.CommonParams()
parameters.model.path = path
parameters.n_ctx, parameters.n_parallel, parameters.warmup = 128, 1, False
parameters.cpuparams.n_threads = 1
if precision == "float32":
    parameters.flash_attn_type = xllamacpp.llama_flash_attn_type.LLAMA_FLASH_ATTN_TYPE_DISABLED
    parameters.cache_type_k = parameters.cache_type_v = xllamacpp.ggml_type.GGML_TYPE_F32
if kind in ("embed", "rerank"):
    parameters.embedding = True
if kind == "rerank":
    parameters.pooling_type = xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_RANK
server = xllamacpp.Server(parameters)
def ask(route, body):
    request = urllib.request.Request(server.listening_address + route, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))
texts = json.load(sys.stdin)
tokens = lambda text, special: ask("/tokenize", {"content": text, "add_special": special, "parse_special": False})["tokens"]
found = {"ids": [tokens(text, False) for text in texts], "framed": tokens(texts[0], True)}
if kind == "chat":
    reply = ask("/completion", {"prompt": texts[0], "n_predict": 16, "temperature": 0, "return_tokens": True, "n_probs": 2})
    found["greedy"] = reply["tokens"]
    best = [token["top_logprobs"] for token in reply["completion_probabilities"]]
    found["margins"] = [first["logprob"] - second["logprob"] for first, second in best]
if kind == "embed":
    found["vectors"] = [entry["embedding"] for entry in ask("/v1/embeddings", {"input": texts[:3]})["data"]]
if kind == "rerank":
    results = ask("/v1/rerank", {"query": texts[0], "documents": texts[1:5]})["results"]
    found["scores"] = [entry["relevance_score"] for entry in sorted(results, key=lambda entry: entry["index"])]
sys.stdout.write("\\n@" + json.dumps(found))
sys.stdout.flush()
os._exit(0)
"""


def ask(path: Path, kind: str = "tokens", texts: Sequence[str] = TEXTS, precision: str = "half") -> dict | None:
    """Returns None if llama.cpp refuses the file. The first text is the prompt of a chat model. `precision`: of keys and values, "half" or "float32"."""
    done = subprocess.run([sys.executable, "-c", ASK, str(path), kind, precision], input=json.dumps(list(texts)).encode(), capture_output=True, timeout=120, check=False)
    _, mark, found = done.stdout.decode().rpartition("\n@")
    if mark == "":
        print(f"{path.name}: llama.cpp refuses it:", done.stderr.decode().strip().splitlines()[-3:], file=sys.stderr)
        return None
    return json.loads(found)


def write_reference(target: Path, byte_pairs: Vocabulary, spaced: Vocabulary) -> None:
    kinds = {"chat": "chat", "sentence-piece": "chat", "embed": "embed", "rerank": "rerank"}
    files = {name: ask(target / f"{name}.gguf", kind) for name, kind in kinds.items()}
    for found in files.values():
        found.pop("margins", None)
    pre_tokenizers = {}
    with TemporaryDirectory() as work:
        for name in PRE_TOKENIZERS:
            path = Path(work) / f"{name}.gguf"
            write_decoder(path, replace(byte_pairs, pre=name))
            found = ask(path)
            if found is not None:
                pre_tokenizers[name] = found["ids"]
            path.unlink()
        path = Path(work) / "spaced.gguf"
        write_decoder(path, spaced)
        files["spaced"] = ask(path)
    # Most names share their patterns: each list of ids is written once.
    distinct = list({json.dumps(ids): ids for ids in pre_tokenizers.values()}.values())
    reference = {
        "texts": TEXTS, "files": files, "spacedMerges": spaced.merges,
        "preTokenizers": {"ids": distinct, "names": {name: distinct.index(ids) for name, ids in pre_tokenizers.items()}},
    }  # fmt: skip
    (target / "reference.json").write_text(json.dumps(reference, ensure_ascii=True, separators=(",", ":")) + "\n", encoding="utf-8")
