"""What quantisation costs on graded sentence pairs: Spearman's correlation of cosine and grade, in points of 0.01."""

import time
from pathlib import Path

import numpy as np

from .alternatives import build_alternatives, file_encoder, float_size, half_encoder
from .calibrate import calibration_texts, record_peaks
from .encoders import Encoder, float_encoder, load_tokenizer, open_session, single_input
from .graded import GradedPair, benchmark_pairs, made_pairs
from .hub_folder import read_config
from .source import load_weights
from .texts import varied_texts

MOST_POINTS_LOST = 0.5
SHIPPED = "int8 (shipped)"
FLOAT = "float32"
RESAMPLES = 1000


def ranks(values: np.ndarray) -> np.ndarray:
    """Ranks; equal values share the mean of theirs."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts - 1) / 2)[places]


def spearman(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.corrcoef(ranks(one), ranks(other))[0, 1])


def kept_cosines(file: Path, encoder: Encoder, pairs: list[GradedPair]) -> np.ndarray:
    """Cosine of each pair, from `file` if it is there."""
    if not file.exists():
        texts = sorted({text for pair in pairs for text in (pair.first, pair.second)})
        place = {text: row for row, text in enumerate(texts)}
        vectors = encoder(texts)
        first, second = (vectors[[place[getattr(pair, side)] for pair in pairs]] for side in ("first", "second"))
        np.save(file, (first * second).sum(axis=1))
    cosines = np.load(file)
    if len(cosines) != len(pairs):
        raise SystemExit(f"{file}: cosines of other pairs; delete it")
    return cosines


def lost_points(grades: np.ndarray, exact: np.ndarray, rounded: np.ndarray) -> dict[str, float]:
    """How many points of Spearman the rounding costs, with the 95 % interval over resampled pairs."""
    chance = np.random.default_rng(5)
    lost = []
    for _ in range(RESAMPLES):
        rows = chance.integers(0, len(grades), len(grades))
        lost.append(spearman(grades[rows], exact[rows]) - spearman(grades[rows], rounded[rows]))
    low, high = np.percentile(lost, (2.5, 97.5))
    return {
        "points_lost": 100 * (spearman(grades, exact) - spearman(grades, rounded)),
        "least": 100 * float(low),
        "most": 100 * float(high),
    }


def relative_speed(files: dict[str, Path], folder: Path, rounds: int = 12) -> dict[str, float]:
    """Texts per second against those of the shipped file (1.0), in turns, the fastest of each counts: sentences, one
    native thread of ONNX Runtime."""
    tokenizer = load_tokenizer(folder)
    inputs = [single_input(tokenizer, "A man with a red hat rides a bicycle along the river. " * times) for times in (1, 4)]
    sessions = {name: open_session(file) for name, file in files.items()}
    best = dict.fromkeys(files, float("inf"))
    for _ in range(rounds):
        for name, session in sessions.items():
            start = time.perf_counter()
            for one in inputs * 4:
                session.run(None, one)
            best[name] = min(best[name], time.perf_counter() - start)
    return {name: best[SHIPPED] / seconds for name, seconds in best.items()}


def graded_sets(corpora: Path, benchmark: Path | None) -> dict[str, list[GradedPair]]:
    sets = {"made": made_pairs(corpora)}
    if benchmark:
        sets["benchmark"] = benchmark_pairs(benchmark)
    return sets


def compare(source: Path, folder: Path, corpora: Path, work: Path, benchmark: Path | None) -> dict:
    """Spearman of the float model, of the shipped file and of what could be shipped instead; the recipe fails when the
    shipped file costs too much on any set."""
    peaks = record_peaks(source, calibration_texts(corpora, leave_out=set(varied_texts(corpora))))
    files = {SHIPPED: folder / "onnx" / "model_quantized.onnx"}
    files |= build_alternatives(load_weights(), peaks, read_config(source), work / "alternatives")
    half, half_size = half_encoder(source)
    encoders = {FLOAT: float_encoder(source), "float16 weights": half}
    encoders |= {name: file_encoder(file, folder) for name, file in files.items()}
    sizes = {FLOAT: float_size(source), "float16 weights": half_size} | {name: file.stat().st_size for name, file in files.items()}
    result = {"sizes": sizes, "speed": relative_speed(files, folder), "pairs": {}, "spearman": {}, "lost": {}}
    for set_name, pairs in graded_sets(corpora, benchmark).items():
        grades = np.array([pair.grade for pair in pairs])
        cosines = {
            name: kept_cosines(work / f"cosines-{set_name}-{file_name(name)}.npy", encoder, pairs) for name, encoder in encoders.items()
        }
        result["pairs"][set_name] = len(pairs)
        result["spearman"][set_name] = {name: spearman(grades, values) for name, values in cosines.items()}
        result["lost"][set_name] = {name: lost_points(grades, cosines[FLOAT], values) for name, values in cosines.items()}
        lost = result["lost"][set_name][SHIPPED]["points_lost"]
        if lost > MOST_POINTS_LOST:
            raise SystemExit(f"int8 costs {lost:.2f} points of Spearman on the set '{set_name}', at most {MOST_POINTS_LOST} wanted")
    return result


def file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in name)
