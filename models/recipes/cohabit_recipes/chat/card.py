"""The model card."""

from pathlib import Path

from .config import CONFIG
from .evaluate import table
from .model import Decoder

CARD = """\
---
license: cc-by-sa-4.0
language: en
library_name: transformers.js
pipeline_tag: text-generation
---

# starter-chat

The chat model that comes with cohabit, so that everything works offline at once. It is a toy by today's measure: {parameters:,} parameters,
trained from scratch on one CPU thread on {tokens:.1f} million tokens ({steps:,} steps). It shows a real model at work, with a real
tokenizer, template, cache and sampler. For useful conversations load a larger model.

## What it can do

- greet, and answer simple questions about itself;
- find a short answer in a text that you give it, in the user message or in a system message, and say "I cannot find that in the text." when the text does not tell;
- a short list of everyday facts and simple instructions (count, spell, name three colours);
- tell a short story made of stock sentences;
- stop by itself.

## What it cannot do

- Know things. It says "I do not know that. I am a very small model." to most questions; now and then it is confidently wrong instead.
- Reason, calculate beyond single digits, translate, write code, follow long instructions, hold a real conversation.
- Call tools or think: the tokens `<tool_call>`, `<tool_response>` and `<think>` are in the vocabulary, but this version was not trained on them.
- Languages other than English.
- Read texts that are worded unlike its training texts: there it mostly says that it cannot find the answer, and with real encyclopaedia passages it practically always fails. It finds an answer when question and text share the
  words that matter ("Who painted the tower?" - "Mira painted the tower."), not when synonyms must be understood. Always check what it says; do not use it to decide anything.

## Evaluation

Replies are greedy, generated with the file that ships. The real documents, the new verbs and the new wordings are not in the training text; names are invented anew. Half of the questions about invented texts have no answer in the text. "Known wordings" are those of the
training text with newly invented names and values; "new wordings" never occur in it, neither in the text nor in the question.

{table}

"answer holds the right value" asks whether the value's words stand in the reply unbroken. For replies with one right wording the score asks for exactly that wording.

## How to use it

- Architecture Qwen3 ({layers} layers, width {width}, {heads} query and {kv_heads} key-value heads of {head_dim}, tied embeddings), context {context:,} tokens. Training used rows of 256 to 1,024 tokens; beyond that it is untested.
- `onnx/model.onnx` (load it with dtype "fp32") stores its weights as float16 and computes in float32 on every backend. Inputs: `input_ids`, `attention_mask`, `past_key_values.N.key` and `.value`,
  `num_logits_to_keep` (0 keeps all); outputs: `logits`, `present.N.key` and `.value`. The cache may be a buffer of fixed size that is larger than its content; the attention mask says how many tokens count.
- The chat template is ChatML with Qwen3's conventions for tools and thinking. Leave `enable_thinking` undefined: the model is trained on the plain generation prompt `<|im_start|>assistant\\n`. (`enable_thinking=false` would add Qwen3's empty think block, which this model has never seen.)
- It ends a reply with `<|im_end|>`; `<|endoftext|>` also ends it. Suggested temperature: 0.3, or greedy.

## Training data

Most of the training text is written by the recipe's seeded generators (invented names and facts, small talk, everyday facts, instructions, stories); the rest comes from:

| source | used for | licence |
|---|---|---|
| Schema-Guided Dialogue (github.com/google-research-datasets/dstc8-schema-guided-dialogue), part of the training split | dialogues with questions about their slots; plain text | CC BY-SA 4.0 |
| adversarial_qa and quoref passages, as collected in github.com/yizhongw/self-instruct | passages with questions; plain text | CC BY-SA 4.0 / CC BY 4.0 (collection Apache-2.0) |
| tldr-pages (github.com/tldr-pages/tldr) | help pages with questions | CC BY 4.0 |
| two books from standardebooks.org | plain text | public domain / CC0 |

The weights are offered under CC BY-SA 4.0, the strictest of these. Loss counts fully on reply tokens and 0.05 to 0.3 on all others.

## Making it again

In `models/recipes`, with its pinned requirements installed and the sources above in one folder (JSON Lines, xz-compressed):

    python -m cohabit_recipes.chat --corpora <folder> --work <folder> --steps {steps}

This makes the tokenizer, trains (2,000 to 5,000 tokens a second on one thread of a busy two-core CPU with bf16 instructions), exports and checks the ONNX file, evaluates it and writes this card. Each step can be
repeated alone (`--only`), and training goes on from its last checkpoint. The text of every training step follows from the seed.
The curriculum was adjusted while this version was in training (more repetition at the start, pronouns in the texts, more questions per text); the recipe holds its last form, so a new run will not give the same weights.
The loss was still falling when the time was up: more steps make a better model.
"""


def write_card(folder: Path, rows: list[dict], steps: int, tokens: int) -> None:
    text = CARD.format(
        parameters=sum(parameter.numel() for parameter in Decoder(CONFIG).parameters()),
        tokens=tokens / 1e6,
        steps=steps,
        table=table(rows),
        layers=CONFIG.num_hidden_layers,
        width=CONFIG.hidden_size,
        heads=CONFIG.num_attention_heads,
        kv_heads=CONFIG.num_key_value_heads,
        head_dim=CONFIG.head_dim,
        context=CONFIG.max_position_embeddings,
    )
    (folder / "README.md").write_text(text, encoding="utf-8")
