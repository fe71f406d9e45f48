"""How far the quantised encoder is from the float one; the recipe fails when it is too far."""

from pathlib import Path

import numpy as np

from .encoders import float_encoder, onnx_encoder
from .texts import varied_texts

MIN_MEAN_COSINE = 0.99


def check(source: Path, folder: Path, corpora: Path) -> None:
    texts = varied_texts(corpora)
    cosines = (onnx_encoder(folder)(texts) * float_encoder(source)(texts)).sum(axis=1)
    print(f"cosine to the float model: mean {cosines.mean():.4f}, 5th percentile {np.percentile(cosines, 5):.4f}, smallest {cosines.min():.4f}")
    if cosines.mean() < MIN_MEAN_COSINE:
        raise SystemExit(f"the mean cosine is below {MIN_MEAN_COSINE}")
