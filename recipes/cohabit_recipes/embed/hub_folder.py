"""A model folder in hub layout: configuration and tokenizer files next to onnx/."""

import json
import shutil
from pathlib import Path

from ..manifest import write_json


def write_tokenizer(source: Path, folder: Path) -> None:
    """The tokenizer without the fixed padding and the cut at 128 tokens that the source file stores."""
    tokenizer = json.loads((source / "tokenizer.json").read_text(encoding="utf-8"))
    tokenizer["truncation"] = tokenizer["padding"] = None
    (folder / "tokenizer.json").write_text(
        json.dumps(tokenizer, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )
    settings = json.loads((source / "tokenizer_config.json").read_text(encoding="utf-8"))
    del settings["name_or_path"]
    write_json(folder / "tokenizer_config.json", settings)
    shutil.copyfile(source / "special_tokens_map.json", folder / "special_tokens_map.json")


def read_config(source: Path) -> dict:
    config = json.loads((source / "config.json").read_text(encoding="utf-8"))
    for made_by in ("_name_or_path", "transformers_version", "gradient_checkpointing", "use_cache"):
        config.pop(made_by, None)
    return config
