"""Make a model folder for the web-llm engine from a folder of starter-chat's form: the library, the weights, the manifest.

    python -m cohabit_recipes.web_llm <hub folder> --work <folder> --output <folder>

The same versions give the same bytes. `--tiny <tokenizer folder>` writes the hub folder first: two narrow layers of random weights."""

import argparse
import gzip
import json
from pathlib import Path

from ..manifest import write_manifest
from .library import compile_library
from .licences import licence_texts
from .model import Config
from .runtime import build_objects, check_tools
from .weights import write_weights

LIBRARY = "library.wasm"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source", type=Path, help="folder with config.json, generation_config.json, the tokenizer and onnx/model.onnx")
    parser.add_argument("--work", type=Path, required=True, help="folder that keeps the compiled runtime")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--prefill-chunk", type=int, default=256, help="most tokens that one run of the library takes")
    parser.add_argument("--tiny", type=Path, help="write a tiny model into the source folder first, with part of the tokenizer of this folder")
    parser.add_argument("--compressed", action="store_true", help="keep library.wasm as library.wasm.gz; the manifest is that of the plain file")
    arguments = parser.parse_args()
    check_tools()
    if arguments.tiny is not None:
        # Needs torch and tokenizers (../requirements.txt); a library does not.
        from .tiny import write_tiny

        write_tiny(arguments.tiny, arguments.source)
    arguments.work.mkdir(parents=True, exist_ok=True)
    arguments.output.mkdir(parents=True, exist_ok=True)
    config = Config.load(arguments.source / "config.json", arguments.prefill_chunk)
    # Files of an earlier run: no part of the manifest.
    (arguments.output / f"{LIBRARY}.gz").unlink(missing_ok=True)
    metadata = compile_library(config, build_objects(arguments.work), arguments.output / LIBRARY)
    write_weights(arguments.source, metadata, arguments.output)
    (arguments.output / "LICENSES.txt").write_text(licence_texts(), encoding="utf-8")
    print(json.dumps(write_manifest(arguments.output), indent=1))
    if arguments.compressed:
        library = arguments.output / LIBRARY
        library.with_suffix(".wasm.gz").write_bytes(gzip.compress(library.read_bytes(), 9, mtime=0))
        library.unlink()


if __name__ == "__main__":
    main()
