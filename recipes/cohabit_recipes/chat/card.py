"""The model card."""

from pathlib import Path

from .config import ModelConfig
from .data.directions import TASKS, TRAINING_TASKS
from .data.extraction import DOCUMENTS
from .data.facts import SINGLES, TAUGHT
from .data.readings import readings
from .data.summary import SCENARIOS
from .data.tools import TOOLS
from .data.worlds import KINDS
from .model import Decoder

# The table between these marks is written by `npm run eval -- --write-evaluation`.
TABLE_START, TABLE_END = "<!-- evaluation -->", "<!-- /evaluation -->"


def write_card(folder: Path, config: ModelConfig, tokens: int) -> None:
    """Writes the card; the table of an earlier one is kept until the evaluation writes a new one."""
    path = folder / "README.md"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    table = before.partition(TABLE_START)[2].partition(TABLE_END)[0].strip("\n") if TABLE_START in before else ""
    passages = [*readings("train"), *readings("test")]
    text = (Path(__file__).parent / "card.md").read_text(encoding="utf-8").format(
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
