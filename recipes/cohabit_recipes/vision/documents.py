"""The documents of a CLIP in hub layout, but for its tokenizer."""

import json
from pathlib import Path

from .model import PREPROCESSOR
from .tokenizer import END, START

TOKENIZER_CONFIG = {"tokenizer_class": "CLIPTokenizer", "bos_token": START, "eos_token": END, "unk_token": END, "pad_token": END, "model_max_length": 32, "clean_up_tokenization_spaces": True, "errors": "replace", "do_lower_case": True}


def write_documents(folder: Path, model) -> None:
    config = json.loads(model.config.to_json_string())
    config.pop("transformers_version", None)
    documents = {"config.json": {"architectures": ["CLIPModel"], **config}, "preprocessor_config.json": PREPROCESSOR, "tokenizer_config.json": TOKENIZER_CONFIG}
    for name, value in documents.items():
        (folder / name).write_text(json.dumps(value, ensure_ascii=False) + "\n", encoding="utf-8")
