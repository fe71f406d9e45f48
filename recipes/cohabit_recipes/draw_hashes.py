"""Hashes over seeded draws of every generator: shows whether a change of the recipes changed their training texts.

python -m cohabit_recipes.draw_hashes compares with draw-hashes.json python -m cohabit_recipes.draw_hashes --write writes it

Needs only Python. The source texts are stood in for by small invented ones of the same form."""

import argparse
import dataclasses
import hashlib
import json
import lzma
import random
import tempfile
from pathlib import Path

from cohabit_recipes.chat import cases
from cohabit_recipes.chat.data import corpora as corpora_
from cohabit_recipes.chat.data import mix
from cohabit_recipes.embed import texts

SERVICES = "Restaurants_1 Hotels_3 Homes_1 Services_3 Services_2 Services_1 Travel_1 Movies_1 Music_1 Events_1 Media_1".split()
RECORD_FIELDS = (
    "restaurant_name price_range cuisine street_address city phone_number hotel_name location average_rating price property_name address area "
    "number_of_beds number_of_baths rent doctor_name type dentist_name stylist_name attraction_name category movie_name genre theater_name song_name artist "
    "album year event_name subcategory event_location address_of_location city_of_event date time title directed_by"
).split()
SYLLABLES = "ba de fi go lu ma ne pi ro su ta ve wi zo ka le mi no pu ra".split()


def words(rng: random.Random, count: int) -> str:
    return " ".join("".join(rng.choices(SYLLABLES, k=rng.randint(2, 4))) for _ in range(count))


def sentences(rng: random.Random, count: int) -> str:
    forms = ("{a} {B} was {c} in 18{n} by {D}.", "The {a} is {c}, and {b} went on.", "{A} {b} {c} {n} {d} of it.", "It was then that {B} {c} said {d} {a}.", "{A} {b} {c} {d}.")
    found = []
    for _ in range(count):
        marks = {mark: words(rng, rng.randint(1, 3)) for mark in "abcd"}
        marks |= {mark.upper(): words(rng, 1).capitalize() for mark in "abcd"}
        found.append(rng.choice(forms).format(**marks, n=rng.randint(10, 99)))
    return " ".join(found)


def write_lines(path: Path, rows: list) -> None:
    with lzma.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)


def write_corpora(folder: Path) -> None:
    rng = random.Random("corpora")
    write_lines(folder / "public-domain-fiction.jsonl.xz", [{"path": f"book-{number}", "text": "\n".join(sentences(rng, 8) for _ in range(5))} for number in range(60)])
    questions = []
    for _ in range(200):
        text = sentences(rng, rng.randint(4, 12))
        answer = " ".join(text.split()[3:5])
        for _ in range(rng.randint(1, 4)):
            question = words(rng, 6).capitalize() + "?"
            if rng.random() < 0.5:
                prompt = f'Given the following passage\n\n"{text}",\n\nanswer the following question. Note that the answer is present within the text.\n\nQuestion: {question}\n'
                questions.append({"task": "adversarial_qa_dbert_answer_the_following_q", "prompt": prompt, "completion": f" {answer}<|endoftext|>"})
            else:
                questions.append({"task": "quoref_Answer_Question_Given_Context", "prompt": f"Given the following context:\n\n{text}\n\nanswer the following question:\n\n{question}\n", "completion": answer})
        questions.append({"task": "duorc_SelfRC_answer_question", "prompt": f"Movie plot: {sentences(rng, 9)}", "completion": ""})
    write_lines(folder / "grounded-qa.jsonl.xz", questions)
    services = [
        {"service_name": f"Service_{number}", "description": words(rng, 6), "slots": [{"name": f"slot_{place}", "description": words(rng, 4), "is_categorical": place == 2, "possible_values": ["one", "two", "three"]} for place in range(4)],
         "intents": [{"name": f"Do{place}{number}", "description": words(rng, 5), "required_slots": ["slot_0"], "optional_slots": ["slot_1", "slot_2"]} for place in range(2)]}
        for number in range(12)
    ]  # fmt: skip
    (folder / "sgd-train-schema.json").write_text(json.dumps(services), encoding="utf-8")
    talks = []
    for number in range(400):
        values = [words(rng, 1) for _ in range(3)]
        turns = []
        for place, value in enumerate(values):
            state = {"slot_values": {f"slot_{place}": [value], "other_thing": [words(rng, 1)]}}
            state["active_intent"] = f"Do{number % 2}{number % 12}"
            frame = {"service": f"Service_{number % 12}", "state": state, "actions": [{"act": "INFORM_INTENT" if place == 0 else "INFORM"}]}
            turns.append({"speaker": "USER", "utterance": f"{words(rng, 4)} {value.capitalize()} {words(rng, 2)}.", "frames": [frame]})
            call = {"service": f"Service_{number % 12}", "service_call": {"method": f"Do{number % 2}{number % 12}", "parameters": {f"slot_{number}": value for number, value in enumerate(values[: place + 1])}}}
            record = {name: words(rng, 2) for name in RECORD_FIELDS}
            frame = {"service": rng.choice(SERVICES), "actions": [], "service_results": [record]} | (call if place == number % 3 else {})
            turns.append({"speaker": "SYSTEM", "utterance": sentences(rng, 1), "frames": [frame]})
        talks.append({"turns": turns})
    write_lines(folder / "sgd-train.jsonl.xz", talks)
    pages = []
    for _ in range(80):
        tasks = "\n\n".join(f"- {words(rng, 4).capitalize()}:\n\n`{words(rng, 2)} {{{{path}}}}`" for _ in range(rng.randint(1, 5)))
        pages.append({"path": f"page-{len(pages)}", "text": f"# {words(rng, 1)}\n\n> {words(rng, 6)}.\n> More information: x.\n\n{tasks}\n"})
    write_lines(folder / "tldr-pages-en.jsonl.xz", pages)
    write_wordnet(rng, folder / "wordnet")


def write_wordnet(rng: random.Random, folder: Path) -> None:
    folder.mkdir()
    counts = []
    for part, code in (("noun", "1"), ("verb", "2"), ("adj", "3"), ("adv", "4")):
        index, data = [], []
        for number in range(220):
            place, group = f"{number + 1:08}", [words(rng, 1)[:12] for _ in range(rng.randint(1, 4))]
            above = f" 001 @ {rng.randint(1, 220):08} {part[0]} 0000" if part == "noun" else " 000"
            gloss = words(rng, 5) + (f'; "{words(rng, 6)}"' if rng.random() < 0.5 else "")
            data.append(f"{place} 03 {part[0]} {len(group):02x} {' '.join(f'{word} 0' for word in group)}{above} | {gloss}  ")
            for word in group:
                index.append(f"{word} {part[0]} 1 0 1 1 {place}  ")
                counts.append(f"{word}%{code}:00:00:: 1 {rng.randint(1, 90)}")
        (folder / f"index.{part}").write_text("  1 licence\n" + "\n".join(index) + "\n", encoding="utf-8")
        (folder / f"data.{part}").write_text("  1 licence\n" + "\n".join(data) + "\n", encoding="utf-8")
    (folder / "cntlist.rev").write_text("\n".join(counts) + "\n", encoding="utf-8")


def hash_of(rows: list) -> str:
    text = "\n".join(json.dumps(row, ensure_ascii=False, default=dataclasses.asdict) for row in rows)
    return f"{len(rows)} rows, {len(text)} characters, sha256 {hashlib.sha256(text.encode()).hexdigest()}"


def hashes(draws: int) -> dict[str, str]:
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for skill, drawn in cases.write_cases(Path(folder), 1).items():
            found[f"cases/{skill}"] = hash_of(drawn)
    with tempfile.TemporaryDirectory() as folder:
        write_corpora(Path(folder))
        for split in ("test", "train"):
            corpora = corpora_.load(Path(folder), split)
            for kind, make in mix.GENERATORS.items():
                rng = random.Random(f"draws/{split}/{kind}")
                found[f"{split}/{kind}"] = hash_of([make(rng, corpora, split) for _ in range(draws)])
        rng = random.Random("draws/mix")
        found["mix"] = hash_of([mix.draw(rng, corpora) for _ in range(5 * draws)])
    found["embed/texts"] = hash_of([*texts.written_texts(), *texts.number_texts(random.Random(7), 200)])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cohabit_recipes.draw_hashes", description=__doc__.splitlines()[0])
    parser.add_argument("--draws", type=int, default=3000, help="rows of each kind")
    parser.add_argument("--file", type=Path, default=Path("draw-hashes.json"))
    parser.add_argument("--write", action="store_true", help="write the file instead of comparing with it")
    arguments = parser.parse_args()
    found = hashes(arguments.draws)
    if arguments.write:
        arguments.file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return
    wanted = json.loads(arguments.file.read_text(encoding="utf-8"))
    changed = [kind for kind in {**wanted, **found} if wanted.get(kind) != found.get(kind)]
    if changed:
        raise SystemExit(f"other rows than before: {', '.join(changed)}")
    print(f"{len(found)} kinds give the same rows as before")


if __name__ == "__main__":
    main()
