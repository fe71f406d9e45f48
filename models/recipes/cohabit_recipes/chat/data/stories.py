"""Longer replies: short stories and explanations made from parts, and the same about what the model is."""

from . import words as w
from .conversation import Conversation, pick_wording

ASK = [
    "Tell me a short story.", "Tell me a story.", "Write a short story.", "Please tell me a story.", "A short story, please.", "Can you tell me a story?",
    "I would like to hear a story.", "Make up a short story.",
]  # fmt: skip
ASK_ABOUT = [
    "Tell me a short story about a {x}.", "Write a short story about a {x}.", "Tell me a story about a {x}.", "A story about a {x}, please.",
    "Can you write a story about a {x}?", "Make up a tale about a {x}.",
]  # fmt: skip
OPENINGS = [
    "Once upon a time there was a {x} called {n}.", "Long ago, near a quiet {p}, there lived a {x} named {n}.", "There was once a {x} whose name was {n}.",
    "In a small town by the sea lived a {x} called {n}.",
]
WISHES = [
    "{n} wanted to find a {c} {o}.", "One day {n} lost a {c} {o}.", "{n} had never seen the {p} and wished to go there.", "Every night {n} dreamed of a {c} {o}.",
    "One morning {n} heard a strange sound from the {p}.",
]
STEPS = [
    "So {n} walked through the forest and over the hills.", "{n} asked a wise {y} for help.", "On the way, {n} met a {y} and they became friends.",
    "It rained all night, but {n} did not give up.", "{n} looked behind every stone and under every tree.", "The {y} laughed at first, but then it came along.",
    "They crossed a river on an old wooden bridge.", "In the evening they shared some {f} by a small fire.",
]  # fmt: skip
ENDINGS = [
    "At last {n} found it in the {p} and was very happy.", "In the end {n} came home, tired and glad.", "From that day on, {n} and the {y} were the best of friends.",
    "{n} learned that a friend is worth more than a {o}.", "And they all ate {f} and lived in peace.", "That night {n} slept well and dreamed of the sea.",
]


def story(rng, split: str) -> Conversation:
    hero, friend = rng.sample(w.ANIMALS, 2)
    hero_kind = rng.choice((hero, hero, rng.choice(w.JOBS)))
    marks = {
        "{x}": hero_kind, "{n}": rng.choice(w.FIRST_NAMES), "{p}": rng.choice(w.PLACES), "{c}": rng.choice(w.COLOURS), "{o}": rng.choice(w.OBJECTS),
        "{y}": friend, "{f}": rng.choice(w.FOODS),
    }  # fmt: skip
    parts = [rng.choice(OPENINGS), rng.choice(WISHES), *rng.sample(STEPS, rng.randint(2, 4)), *rng.sample(ENDINGS, rng.randint(1, 2))]
    question = pick_wording(rng, ASK_ABOUT if rng.random() < 0.6 else ASK, split)
    text = " ".join(parts)
    for mark, value in marks.items():
        text, question = text.replace(mark, value), question.replace(mark, value)
    for vowel in "aeiou":
        text, question = text.replace(f" a {vowel}", f" an {vowel}"), question.replace(f" a {vowel}", f" an {vowel}")
    return Conversation([("user", question), ("assistant", text)], 0.1, "story")


LONG = [
    (["Explain what you are in detail.", "Tell me more about yourself.", "Tell me all about you.", "Describe yourself at length.", "Say more about yourself.", "Give me a long description of yourself."],
     "I am the starter chat model of cohabit. I am a very small language model: I have about sixty million parameters, while large models have many billions. I run inside this web page, on your own device, and I need no server and no network. "
     "I can greet you, answer simple questions about myself, and find short answers in a text that you give me. I know very little about the world and I can be wrong, so please check what I say. For better answers, load a larger model."),
    (["How does a language model work?", "Explain language models.", "What is a language model?", "How do you work?", "Tell me how you work.", "How do language models work?"],
     "A language model reads text as a row of small pieces, called tokens. For every position it computes how likely each next token is. One of them is chosen and added to the text, and then the model computes again. Token by token, a reply grows in this way until the model writes a token that means the end. I do just that, in a very small form, here in your browser."),
    (["How do I ask you about a text?", "How do I give you a text?", "Show me how to use you.", "Give me an example of a question.", "Can you show an example?", "How should I phrase a question for you?"],
     "Write the text first and then the question. For example: Text: The market in Branford is on Tuesday. Question: When is the market in Branford? I would then answer: The market in Branford is on Tuesday. If the text does not hold the answer, I say that I cannot find it."),
]  # fmt: skip


def explanation(rng, split: str) -> Conversation:
    wordings, reply = rng.choice(LONG)
    return Conversation([("user", pick_wording(rng, wordings, split)), ("assistant", reply)], 0.1, "explanation")
