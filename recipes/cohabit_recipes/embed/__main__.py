"""Make models/starter-embed: calibrate, quantise, write the graph and the hub files, compare with the float model.

    python -m cohabit_recipes.embed --corpora <folder>
"""

import argparse
from pathlib import Path

import onnx
import torch

from ..manifest import write_json, write_manifest
from .calibrate import calibration_texts, record_peaks
from .encoder_graph import embedding_model
from .evaluate import check
from .hub_folder import read_config, write_tokenizer
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", type=Path, required=True, help="folder of the text corpora")
    parser.add_argument("--output", type=Path, default=DEFAULT_OUTPUT, help="model folder to write")
    options = parser.parse_args()
    torch.set_num_threads(1)
    source = source_folder()
    export(source, options.output, options.corpora)
    check(source, options.output, options.corpora)
    write_manifest(options.output)


if __name__ == "__main__":
    main()
