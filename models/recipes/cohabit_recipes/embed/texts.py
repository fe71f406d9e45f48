"""Varied texts on which the quantised model is compared with the float model: short, long, code, numbers, many scripts."""

import json
import lzma
import random
from pathlib import Path

SCRIPTS = [
    "Доброе утро! Поезд отправляется в семь часов с третьей платформы.",
    "Где находится ближайшая аптека?",
    "Η θάλασσα ήταν ήρεμη και ο ουρανός καθαρός.",
    "今日は天気がいいので、公園まで歩いて行きましょう。",
    "この機械はどうやって止めますか。",
    "我们明天下午三点在图书馆门口见面。",
    "中国的首都是北京,人口超过两千万。",
    "오늘 저녁에는 김치찌개를 먹고 싶어요.",
    "طقس اليوم جميل والسماء صافية.",
    "أين محطة القطار من فضلك؟",
    "הספרייה נפתחת בשעה שמונה בבוקר.",
    "मुझे कल सुबह दिल्ली जाना है।",
    "আমি বাংলায় গান গাই।",
    "இன்று மழை பெய்யும் என்று நினைக்கிறேன்.",
    "วันนี้อากาศร้อนมาก",
    "Le petit chat dort sur le canapé depuis ce matin.",
    "Où avez-vous acheté ces chaussures élégantes ?",
    "Der Zug nach München fährt heute von Gleis zwölf ab.",
    "Größere Änderungen müssen schriftlich bestätigt werden.",
    "¿Cuánto cuesta una habitación doble para el sábado?",
    "El río crece después de las lluvias de otoño.",
    "A reunião foi adiada para a próxima terça-feira.",
    "La biblioteca comunale apre alle nove e chiude alle diciotto.",
    "Het regent al de hele week in Amsterdam.",
    "Jag skulle vilja boka ett bord för fyra personer.",
    "Proszę przesłać dokumenty pocztą elektroniczną.",
    "Bu akşam sinemaya gidiyor musun?",
    "Thời tiết hôm nay rất đẹp.",
    "Nitafika nyumbani saa kumi na mbili jioni.",
    "ქართული ანბანი ოცდაცამეტი ასოსგან შედგება.",
    "Հայաստանի մայրաքաղաքը Երևանն է։",
    "🎉 party at 8! 🍕🎶 who's in?",
]

CODE = [
    "def mean(values):\n    return sum(values) / len(values)",
    "for (const [key, value] of Object.entries(map)) console.log(`${key}: ${value}`)",
    "SELECT name, COUNT(*) FROM orders WHERE created_at > '2024-01-01' GROUP BY name HAVING COUNT(*) > 3;",
    "fn main() {\n    let total: u64 = (1..=100).sum();\n    println!(\"{total}\");\n}",
    "#include <stdio.h>\nint main(void) { puts(\"hello\"); return 0; }",
    "git rebase -i HEAD~3 && git push --force-with-lease",
    "curl -sS -H 'Accept: application/json' https://example.org/v1/items?limit=10 | jq '.items[].id'",
    "public static <T> List<T> reversed(List<T> in) { var out = new ArrayList<>(in); Collections.reverse(out); return out; }",
    "<ul class=\"menu\"><li><a href=\"/about\">About</a></li></ul>",
    "{\"id\": 17, \"tags\": [\"red\", \"blue\"], \"price\": {\"amount\": 12.5, \"currency\": \"EUR\"}}",
    "body { font: 16px/1.5 system-ui; margin: 0 auto; max-width: 60ch }",
    "Traceback (most recent call last):\n  File \"app.py\", line 12, in <module>\nKeyError: 'user'",
    "func Add(a, b int) int { return a + b }",
    "x <- c(1, 2, 3); summary(lm(y ~ x))",
    "docker run --rm -it -p 8080:80 -v \"$PWD\":/srv nginx:alpine",
    "^(?:[a-z0-9]+-)*[a-z0-9]+$",
]

SHORT = """yes|no|Hello|Thanks a lot!|cat|dogs and cats|What time is it?|error 404|Open the window, please.|Paris
quantum entanglement|cheap flights to Oslo|how to boil an egg|weather tomorrow|I disagree.|42|a|the|?|OK
reset my password|symptoms of flu|stock market crash of 1929|The movie was boring.|The movie was great!|refund policy
best pizza in Naples|photosynthesis|Who wrote Hamlet?|red bicycle for sale|meeting at noon|battery does not charge
climate change|guitar chords|capital of Peru|my invoice is wrong|translate this|tax return deadline|pregnant cat care
machine learning|black hole|kilometres to miles|lost luggage|vegan curry recipe|broken screen|train strike|hiking boots"""


def short_texts() -> list[str]:
    return [text for line in SHORT.splitlines() for text in line.split("|")]


def number_texts(chance: random.Random, count: int) -> list[str]:
    shapes = [
        lambda: f"Invoice {chance.randint(10000, 99999)}: {chance.uniform(5, 9000):.2f} EUR due on {chance.randint(1, 28)}.{chance.randint(1, 12)}.20{chance.randint(10, 30)}",
        lambda: " ".join(str(chance.randint(0, 10**chance.randint(1, 9))) for _ in range(chance.randint(3, 40))),
        lambda: f"{chance.randint(-30, 45)} degrees, wind {chance.randint(0, 90)} km/h, humidity {chance.randint(5, 100)} %",
        lambda: ", ".join(f"{chance.gauss(0, 50):.3f}" for _ in range(chance.randint(2, 30))),
        lambda: f"+{chance.randint(1, 99)} {chance.randint(100, 999)} {chance.randint(1000000, 9999999)}",
        lambda: f"{chance.randint(2, 99)} x {chance.randint(2, 99)} = {chance.randint(4, 9801)}",
    ]
    return [chance.choice(shapes)() for _ in range(count)]


def corpus_texts(corpora: Path, chance: random.Random) -> list[str]:
    """Passages, questions, help pages, dialogue turns and prose, cut to lengths from a line to several hundred words."""

    def rows(name: str) -> list[dict]:
        with lzma.open(corpora / name, "rt", encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    texts = []
    texts += [row["prompt"].strip() for row in chance.sample(rows("grounded-qa.jsonl.xz"), 110)]
    texts += [row["text"] for row in chance.sample(rows("tldr-pages-en.jsonl.xz"), 90)]
    for row in chance.sample(rows("sgd-train.jsonl.xz"), 90):
        texts.append(chance.choice(row["turns"])["utterance"])
    paragraphs = [line.strip() for row in rows("public-domain-fiction.jsonl.xz") for line in row["text"].split("\n")]
    paragraphs = [line for line in paragraphs if line]
    for _ in range(70):
        first = chance.randrange(len(paragraphs) - 8)
        texts.append("\n".join(paragraphs[first : first + chance.randint(1, 8)]))
    return texts


def varied_texts(corpora: Path, count: int = 500, seed: int = 7) -> list[str]:
    chance = random.Random(seed)
    texts = short_texts() + SCRIPTS + CODE + corpus_texts(corpora, chance)
    texts += number_texts(chance, count - len(texts))
    return texts
