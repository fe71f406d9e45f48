"""Write tiny models as GGUF files: chat (in one file and in three), an embedder and a reranker, with every kind of vocabulary.

    python -m cohabit_recipes.tiny_gguf ../tests/models/gguf-tiny

reference.json has what llama.cpp makes of them (`pip install xllamacpp==2026.10.11549`).
"""

import argparse
from pathlib import Path

from . import vocabularies
from .models import write_decoder, write_encoder
from .reference import write_reference


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    target = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    byte_pairs = vocabularies.byte_pairs()
    write_decoder(target / "chat.gguf", byte_pairs)
    write_decoder(target / "split.gguf", byte_pairs, split=8)
    pieces = vocabularies.sentence_piece()
    write_decoder(target / "sentence-piece.gguf", pieces)
    write_encoder(target / "embed.gguf", vocabularies.word_pieces(), ranks=False)
    write_encoder(target / "rerank.gguf", vocabularies.unigram(), ranks=True)
    write_reference(target, byte_pairs, vocabularies.spaced_pairs(pieces))


if __name__ == "__main__":
    main()
