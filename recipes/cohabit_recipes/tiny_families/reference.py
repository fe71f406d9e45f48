"""PyTorch's results for a model: tokens, logits, vectors and scores that the engine must give too."""

from collections.abc import Callable
from pathlib import Path

import torch
from tokenizers import Tokenizer

from .tokenizer import VOCABULARY

# Longer than a window, than a chunk of a prompt, and than the sizes that attention kernels treat separately.
PROMPT_LENGTHS = (45, 9)
NEW_TOKENS = 24
# A token that is chosen by less could be another one on another device.
MIN_MARGIN = 0.02
TEXTS = ("Mira keeps nine goats near the old mill.", "a", "Where is the mill, and who keeps the goats? Nobody told me so far.")
QUERY = "Who keeps goats?"


def _rounded(values: torch.Tensor) -> list[float]:
    return [round(value, 5) for value in values.flatten().tolist()]


@torch.no_grad()
def causal_reference(model, prompt_lengths: tuple[int, ...] = PROMPT_LENGTHS) -> dict:
    """Greedy tokens after two prompts, and the logits after the prompt and after the last token."""
    replies = []
    for number, length in enumerate(prompt_lengths):
        # The first start with clearly preferred tokens.
        for start in range(40):
            prompt = [(37 * index * (number + 1) + 11 + 13 * start) % 256 for index in range(length)]
            ids, steps = list(prompt), []
            for _ in range(NEW_TOKENS + 1):
                logits = model(torch.tensor([ids])).logits[0, -1]
                steps.append(logits)
                ids.append(int(logits.argmax()))
                if float(torch.diff(logits.topk(2).values.flip(0))[0]) < MIN_MARGIN:
                    break
            if len(steps) > NEW_TOKENS and len(set(ids[length:])) > 3:
                break
        else:
            raise SystemExit(f"no prompt of {length} tokens whose reply is clear")
        replies.append({"prompt": prompt, "tokens": ids[length:-1], "promptLogits": _rounded(steps[0]), "lastLogits": _rounded(steps[-1])})
    return {"vocabularySize": VOCABULARY, "replies": replies}


@torch.no_grad()
def embedding_reference(model, folder: Path, pool: Callable[[torch.Tensor, int], torch.Tensor], prompt: str) -> dict:
    """Vectors of length 1 of texts, and of the first as a query after `prompt`."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))

    def embed(text: str) -> dict:
        ids = tokenizer.encode(text).ids
        vector = pool(model(torch.tensor([ids])).last_hidden_state[0], len(ids))
        return {"ids": ids, "vector": _rounded(torch.nn.functional.normalize(vector, dim=0))}

    rows = [{"text": text, **embed(text)} for text in TEXTS]
    return {"rows": rows, **({"query": {"prompt": prompt, "text": TEXTS[0], **embed(prompt + TEXTS[0])}} if prompt else {})}


@torch.no_grad()
def pair_reference(model, folder: Path, token_types: bool) -> dict:
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))

    def score(document: str) -> float:
        encoding = tokenizer.encode(QUERY, document)
        types = torch.tensor([encoding.type_ids]) if token_types else None
        logits = model(torch.tensor([encoding.ids]), token_type_ids=types).logits[0]
        return float(logits.sigmoid() if len(logits) == 1 else logits.softmax(0)[1])

    return {"query": QUERY, "documents": [{"text": text, "score": round(score(text), 6)} for text in TEXTS]}


@torch.no_grad()
def yes_no_reference(model, folder: Path) -> dict:
    """The score of Qwen3-Reranker's model card."""
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    yes, no = tokenizer.token_to_id("yes"), tokenizer.token_to_id("no")

    def score(document: str) -> float:
        instruction = "Given a web search query, retrieve relevant passages that answer the query"
        prefix = '<|im_start|>system\nJudge whether the Document meets the requirements based on the Query and the Instruct provided. Note that the answer can only be "yes" or "no".<|im_end|>\n<|im_start|>user\n'
        suffix = "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"
        prompt = f"{prefix}<Instruct>: {instruction}\n<Query>: {QUERY}\n<Document>: {document}{suffix}"
        logits = model(torch.tensor([tokenizer.encode(prompt).ids])).logits[0, -1]
        return float(torch.stack([logits[no], logits[yes]]).softmax(0)[1])

    return {"query": QUERY, "documents": [{"text": text, "score": round(score(text), 6)} for text in TEXTS]}
