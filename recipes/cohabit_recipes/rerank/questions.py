"""Questions over passages (adversarial_qa, quoref, duorc, ropes, cosmos_qa, quartz, qasc in grounded-qa)."""

import re
from collections.abc import Iterator
from pathlib import Path

from ..corpus_files import read_rows
from .clusters import Asked
from .sections import MAX_CHARACTERS

# Per task: a pattern with the named groups `question` and `passage`.
PATTERNS = {
    r"adversarial_qa_d\w+_question_context_answer": r'Question: "(?P<question>.*?)"\n\nContext: "(?P<passage>.*)"\n\nAnswer:',
    r"quoref_Answer_Question_Given_Context": r"Given the following context:\n\n(?P<passage>.*)\n\nanswer the following question:\n\n(?P<question>.*)",
    r"duorc_\w+_question_answering": r"Question: (?P<question>.*?)\nIf there .*?\nMovie title: .*?\nContext: (?P<passage>.*)",
    r"ropes_given_background_situation": r"Given the background: (?P<background>.*)\n\nand the situation: (?P<passage>.*)\n\nAnswer the following question: (?P<question>.*)",
    r"cosmos_qa_description_context_question_answer_text": r".*?Context: (?P<passage>.*)\nQuestion: (?P<question>.*?)\nOptions",
    r"quartz_use_info_from_paragraph_question": r".*?Paragraph :\n\n(?P<passage>.*?)\n\nQuestion:\n\n\n(?P<question>.*)",
    r"qasc_qa_with_separated_facts_1": r"(?P<passage>.*?)\. Given these facts, (?P<question>.*?) among the following",
}
WORDS_PER_PASSAGE = 110


def windows(text: str) -> list[str]:
    """A long text as passages of whole sentences."""
    sentences = re.split(r"(?<=[.!?])\s+", text.strip())
    parts, current, words = [], [], 0
    for sentence in sentences:
        current.append(sentence)
        words += len(sentence.split())
        if words >= WORDS_PER_PASSAGE:
            parts.append(" ".join(current))
            current, words = [], 0
    if current and (words >= 30 or not parts):
        parts.append(" ".join(current))
    return parts


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]{3,}", text.lower()))


def answering_window(passage: str, question: str, answer: str) -> str | None:
    """The part of a long passage that holds the answer, next to the most words of the question."""
    parts = windows(passage)
    if len(parts) == 1:
        return parts[0]
    holding = [part for part in parts if answer.lower() in part.lower()]
    if not holding or len(answer) < 2:
        return None
    return max(holding, key=lambda part: len(words_of(part) & words_of(question)))


def tidy(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"\s+([,.?!;:])", r"\1", text)).strip()


def questions(corpora: Path) -> list[Asked]:
    """Each passage gets one question."""
    found: dict[str, Asked] = {}
    for asked in question_pairs(read_rows(corpora / "grounded-qa.jsonl.xz")):
        if len(asked.passage) > 150 and len(asked.question.split()) >= 4:
            passage = asked.passage[:MAX_CHARACTERS]
            found.setdefault(passage, Asked("questions", asked.question, passage))
    return list(found.values())


def question_pairs(rows: Iterator[dict]) -> Iterator[Asked]:
    for row in rows:
        pattern = next((shape for task, shape in PATTERNS.items() if re.fullmatch(task, row["task"])), None)
        found = pattern and re.match(pattern, row["prompt"].strip(), re.DOTALL)
        if not found:
            continue
        question, passage = tidy(found["question"]), tidy(found["passage"])
        answer = row["completion"].replace("<|endoftext|>", "").strip()
        window = answering_window(passage, question, answer)
        if window and len(question) > 10:
            yield Asked("questions", question, window)
