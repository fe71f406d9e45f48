"""Makes passages.json: passages with questions and answers from adversarial_qa and quoref, read from a JSON Lines file of
prompts and completions (xz), as published in github.com/yizhongw/self-instruct.

    python3 make-passages.py grounded-qa.jsonl.xz passages.json
"""

import json
import lzma
import random
import re
import sys

PATTERNS = {
    "adversarial_qa": (
        re.compile(r'^Given the following passage\s+"(?P<p>.+)",\s+answer the following question\. .*?\s+Question: (?P<q>.+?)\s*$', re.S),
        re.compile(r"^adversarial_qa_\w+_answer_the_following_q$"),
    ),
    "quoref": (
        re.compile(r"^Given the following context:\s+(?P<p>.+)\s+answer the following question:\s+(?P<q>.+?)\s*$", re.S),
        re.compile(r"^quoref_Answer_Question_Given_Context$"),
    ),
}


def main(source: str, target: str) -> None:
    passages: dict[str, dict] = {}
    with lzma.open(source, "rt") as lines:
        for line in lines:
            row = json.loads(line)
            for dataset, (pattern, task) in PATTERNS.items():
                found = task.match(row["task"]) and pattern.match(row["prompt"])
                if not found:
                    continue
                passage = re.sub(r"\s+", " ", found["p"]).strip()
                answer = row["completion"].replace("<|endoftext|>", "").strip()
                if answer not in passage or not 400 <= len(passage) <= 1600:
                    continue
                entry = passages.setdefault(passage, {"dataset": dataset, "passage": passage, "questions": []})
                if len(entry["questions"]) < 3:
                    entry["questions"].append({"question": found["q"], "answer": answer})
    rows = sorted(passages.values(), key=lambda entry: entry["passage"])
    random.Random(3).shuffle(rows)
    rows = rows[:110]
    with open(target, "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n")
    print(len(rows), sum(len(row["questions"]) for row in rows))


main(*sys.argv[1:])
