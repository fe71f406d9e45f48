"""Write the greedy replies of llama.cpp for the processor to the conversations of GGUF models of `npm run test:weights`.

    python -m cohabit_recipes.llama_cpp_replies <out.json> <id>=<folder>...

Each folder is one of gguf_files.py. Needs llama-cpp-python, which no other recipe needs and which pip compiles. tests/weights has the result.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from llama_cpp import Llama, llama_get_logits_ith

from .references import NEW_TOKENS


def log_probabilities(model: Llama) -> np.ndarray:
    logits = np.ctypeslib.as_array(llama_get_logits_ith(model.ctx, -1), shape=(model.n_vocab(),)).astype(np.float64)
    return logits - logits.max() - np.log(np.exp(logits - logits.max()).sum())


def greedy_reply(model: Llama, prompt: list[int]) -> dict:
    """The fields of references.greedy_reference, without the prompt."""
    ends = {model.token_eos(), *(model.tokenize(tag.encode(), add_bos=False, special=True)[0] for tag in ("<end_of_turn>", "<|im_end|>"))}
    model.reset()
    model.eval(prompt)
    tokens, logprobs, margins, texts = [], [], [], []
    for _ in range(NEW_TOKENS):
        found = log_probabilities(model)
        second, first = np.sort(found)[-2:]
        margins.append(round(float(first - second), 4))
        token = int(found.argmax())
        if token in ends:
            break
        tokens.append(token)
        logprobs.append(round(float(first), 4))
        texts.append(model.detokenize(tokens).decode("utf-8", errors="replace"))
        model.eval([token])
    return {"tokens": tokens, "logprobs": logprobs, "margins": margins, "texts": texts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("models", nargs="+")
    arguments = parser.parse_args()
    replies = {}
    for name in arguments.models:
        model_id, folder = name.split("=", 1)
        references = json.loads((Path(folder) / "reference.json").read_text(encoding="utf-8"))["chats"]
        model = Llama(str(Path(folder) / "model.gguf"), n_ctx=2048, n_threads=2, n_threads_batch=2, verbose=False)
        replies[model_id] = [greedy_reply(model, reference["prompt"]) for reference in references]
    arguments.out.write_text(json.dumps(replies, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
