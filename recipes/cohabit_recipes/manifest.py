"""Write manifest.json for a model folder in hub layout: the size and SHA-256 of every file in it.

    python -m cohabit_recipes.manifest models/starter-chat
"""

import argparse
import hashlib
import json
from pathlib import Path

MANIFEST = "manifest.json"


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_json(path: Path, value: dict) -> None:
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def build_manifest(folder: Path) -> dict:
    """The manifest of `folder`: its files in name order, hidden files and the manifest itself left out."""
    files = []
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        hidden = any(part.startswith(".") for part in relative.parts)
        if path.is_file() and not hidden and relative.as_posix() != MANIFEST:
            files.append({"path": relative.as_posix(), "size": path.stat().st_size, "sha256": sha256(path)})
    return {"format": 1, "files": files}


def write_manifest(folder: Path) -> dict:
    manifest = build_manifest(folder)
    write_json(folder / MANIFEST, manifest)
    return manifest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, help="model folders in hub layout")
    for folder in parser.parse_args().folders:
        manifest = write_manifest(folder)
        total = sum(file["size"] for file in manifest["files"])
        print(f"{folder}: {len(manifest['files'])} files, {total:,} bytes")


if __name__ == "__main__":
    main()
