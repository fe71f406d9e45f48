"""What llama.cpp replies to images, over the package xllamacpp."""

import base64
import json
import os
import struct
import subprocess
import sys
import zlib
from pathlib import Path

# A server cannot be closed, so it has a process of its own.
ASK = """
import json, os, sys, urllib.request
import xllamacpp
folder = sys.argv[1]
parameters = xllamacpp.CommonParams()
parameters.model.path = folder + "/model-F16.gguf"
parameters.mmproj.path = folder + "/mmproj-F16.gguf"
parameters.n_ctx, parameters.n_parallel, parameters.warmup = 512, 1, False
parameters.cpuparams.n_threads = 1
# As the engine computes on the CPU.
parameters.flash_attn_type = xllamacpp.llama_flash_attn_type.LLAMA_FLASH_ATTN_TYPE_DISABLED
parameters.cache_type_k = parameters.cache_type_v = xllamacpp.ggml_type.GGML_TYPE_F32
server = xllamacpp.Server(parameters)
def ask(route, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.listening_address + route, data, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))
marker = ask("/props")["media_marker"]
found = []
for text, images in json.load(sys.stdin):
    prompt = {"prompt_string": text.replace("@", marker), "multimodal_data": images}
    reply = ask("/completion", {"prompt": prompt, "n_predict": 16, "temperature": 0, "return_tokens": True, "n_probs": 1, "cache_prompt": False})
    found.append({"promptTokens": reply["tokens_evaluated"], "greedy": reply["tokens"]})
sys.stdout.write("\\n@" + json.dumps(found))
sys.stdout.flush()
os._exit(0)
"""


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """A picture with a gradient from the colour to black."""
    rows = b"".join(
        b"\0" + b"".join(bytes(int(part * (1 - (x + y) / (width + height))) for part in colour) for x in range(width)) for y in range(height)
    )

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


PICTURES = {"red": png(32, 32, (230, 20, 30)), "blue": png(64, 48, (20, 40, 240)), "wide": png(128, 16, (30, 220, 60))}


def prompt(*turns: str) -> str:
    return "".join(f"<|im_start|>{'assistant' if at % 2 else 'user'}\n{turn}<|im_end|>\n" for at, turn in enumerate(turns)) + "<|im_start|>assistant\n"


# "@" marks an image. In each reply the best token is by 0.016 nats or more before the second, so that another processor chooses the same.
PROMPTS = [
    (["Hello world"], []),
    (["@What is it?"], ["red"]),
    (["@What is it?"], ["blue"]),
    (["@What is it?"], ["wide"]),
    (["Here @ and @ there"], ["red", "blue"]),
    (["@What is it?", "A fox", "Tell me more"], ["red"]),
]


def write_reference(target: Path) -> None:
    asked = [(prompt(*turns), [base64.b64encode(PICTURES[name]).decode() for name in names]) for turns, names in PROMPTS]
    done = subprocess.run([sys.executable, "-c", ASK, str(target)], input=json.dumps(asked).encode(), capture_output=True, timeout=300, check=False)
    _, mark, found = done.stdout.decode().rpartition("\n@")
    if mark == "":
        sys.exit("llama.cpp refuses the files:\n" + "\n".join(done.stderr.decode().splitlines()[-12:]))
    replies = [{"turns": turns, "images": names, **reply} for (turns, names), reply in zip(PROMPTS, json.loads(found), strict=True)]
    pictures = {name: base64.b64encode(content).decode() for name, content in PICTURES.items()}
    (target / "reference.json").write_text(json.dumps({"pictures": pictures, "replies": replies}, indent=1) + "\n", encoding="utf-8")
