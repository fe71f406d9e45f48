"""Other ways to make the file smaller or faster, built only to be compared with the one that is shipped."""

from pathlib import Path

import numpy as np
import onnx
from transformers import BertModel

from .calibrate import Peaks
from .encoder_graph import Activations, EncoderGraph, embedding_model
from .encoders import Encoder, encoder_of, load_tokenizer, model_runner, open_session, session_runner
from .quantise import ZERO_POINT


class FixedScalesGraph(EncoderGraph):
    """Static quantisation: one scale for all activations at a place of the graph, as large as the calibration texts need."""

    def quantise_activations(self, hidden: str, readers: tuple[str, ...], uneven: bool = False) -> Activations:
        peaks, factor = self.peaks[readers[0]], None
        if uneven:
            hidden, factor = self.even_out(hidden, readers)
            peaks = peaks / factor
        scale = self.constant(f"{readers[0]}.activations", np.array(peaks.max() / 127, np.float32))
        steps = self.node("QuantizeLinear", hidden, scale, self.constant("zero_point", np.array(ZERO_POINT, np.uint8)))
        return Activations(steps, scale, factor)

    def linear(self, activations: Activations, name: str) -> str:
        return self.product(activations, name, activations.row_scales)


def build_alternatives(weights: dict[str, np.ndarray], peaks: Peaks, config: dict, folder: Path) -> dict[str, Path]:
    """ONNX files of the alternatives, by name."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {"int8, 4-bit word table": folder / "words4.onnx", "int8, static": folder / "static.onnx"}
    made = {
        "int8, 4-bit word table": lambda: embedding_model(weights, peaks, config, word_bits=4),
        "int8, static": lambda: embedding_model(weights, peaks, config, FixedScalesGraph),
    }
    for name, file in files.items():
        if not file.exists():
            onnx.save(made[name](), file)
    return files


def file_encoder(onnx_file: Path, folder: Path) -> Encoder:
    return encoder_of(load_tokenizer(folder), session_runner(open_session(onnx_file)))


def half_encoder(folder: Path) -> tuple[Encoder, int]:
    """The original with float16 weights (computed in float32), and the bytes that its weights take."""
    model = BertModel.from_pretrained(folder, add_pooling_layer=False).eval().half().float()
    size = 2 * sum(weight.numel() for weight in model.parameters())
    return encoder_of(load_tokenizer(folder), model_runner(model)), size


def float_size(folder: Path) -> int:
    return 4 * sum(weight.numel() for weight in BertModel.from_pretrained(folder, add_pooling_layer=False).parameters())
