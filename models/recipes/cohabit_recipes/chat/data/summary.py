"""Short texts with one main point, and that point said in one sentence.

The last scenarios of this file are kept for the test split."""

import re

from . import words as w
from .conversation import Conversation, pick_wording
from .summary_scenarios import MORE_SCENARIOS

# (the sentence with the main point, the summary, details). {p} {q} are people, {t} {u} towns, {c} a company, {y} a weekday, {d} a date, {n} a number, {m} a small one,
# {o} goods, {x} a thing, {a} an animal, {f} a food, {l} a place, {k} a colour, {j} a job, {i} an instrument, {s} a subject; those of DRAWN too. What stands in [brackets] is left out now and then.
SCENARIOS = [
    ("The library in {t} will close for {m} days because its roof must be repaired.", "The library in {t} will close because its roof must be repaired.", ["Books can be given back at the town hall.", "Rain came in during the winter.", "The work begins on {d}.", "{p}, who leads the library, hopes for dry weather.", "The reading evening on {y} is called off."]),
    ("{c} has opened a new factory in {t} that makes {o}.", "{c} has opened a new factory in {t}.", ["{n} people will work there.", "{p} cut a {k} ribbon.", "There was {f} for all guests.", "The building took two years.", "A second hall is planned."]),
    ("{p} won the race in {t} on {y}.", "{p} won the race in {t}.", ["{q} came second.", "It was windy near the river.", "{n} runners took part.", "The winner got a {k} cup.", "Two runners gave up because of the heat."]),
    ("The bus from {t} to {u} will not run on {y}.", "The bus from {t} to {u} will not run on {y}.", ["The road is being repaired.", "A train leaves every hour instead.", "{p} of the bus company said sorry.", "The trip usually takes {m} minutes.", "From {d} on, all is as before."]),
    ("A fire destroyed the old {l} in {t} last night.", "A fire destroyed the old {l} in {t}.", ["Nobody was hurt.", "{n} firefighters were there.", "A neighbour, {p}, had seen the smoke.", "The cause is not known yet.", "The street was closed until morning."]),
    ("{p} has been elected mayor of {t}.", "{p} is the new mayor of {t}.", ["{q} got fewer votes.", "{n} people voted.", "The new mayor used to be a {j}.", "On {d} the work begins.", "There was music in the market square."]),
    ("The price of {f} has gone up in {t} because the harvest was bad.", "The price of {f} has gone up in {t} because the harvest was bad.", ["It rained for weeks.", "{p} sells {f} at the market.", "Some people now buy {o} instead.", "Farmers hope for a better year.", "On {y} fewer people came than usual."]),
    ("The school in {t} will give every child a free lunch.", "The school in {t} will give every child a free lunch.", ["{p} cooks for {n} children.", "On {y} there is {f}.", "Parents had asked for it.", "The town pays for it.", "The kitchen is painted {k}."]),
    ("{p} found a {k} {x} from the year 1700 in the {l}.", "{p} found an old {x} in the {l}.", ["It lay under some boxes.", "The museum in {t} wants to show it.", "{q} cleaned it for two days.", "Nobody knows who owned it.", "It may be worth {n} dollars."]),
    ("The meeting with {c} has been moved from {y} to {d}.", "The meeting with {c} has been moved to {d}.", ["{p} is ill.", "The room stays the same.", "Please bring the numbers.", "{q} will write the notes.", "There will be coffee."]),
    ("{p} is leaving {c} to work as a {j} in {t}.", "{p} is leaving {c} to work in {t}.", ["We had many good years together.", "{q} takes over the desk.", "There will be {f} on {y}.", "The last day is {d}.", "The new job starts soon after."]),
    ("A {a} escaped from the zoo in {t} and was caught again after {m} minutes.", "A {a} escaped from the zoo in {t} and was caught again.", ["It had walked through an open gate.", "{p} saw it in the garden.", "Nobody was hurt.", "It got some {f} afterwards.", "The gate has a new lock now."]),
    ("The town of {t} will plant {n} new trees this year.", "{t} will plant {n} new trees this year.", ["The first one stands by the {l}.", "{p} dug the hole.", "Children may give the trees names.", "A storm had broken the old ones.", "The work goes on until {d}."]),
    ("{c} will no longer make {o}.", "{c} will no longer make {o}.", ["Too few people bought them.", "The shop in {t} stays open.", "{p} told the workers on {y}.", "The company has made them for {m} years.", "It wants to try something new."]),
    ("The bridge in {t} is open again after {m} weeks.", "The bridge in {t} is open again.", ["A ship had hit it.", "{p} was the first to cross it.", "It is now painted {k}.", "Drivers had to go through {u}.", "The work cost a lot of money."]),
    ("{p} gave {n} books to the school in {t}.", "{p} gave {n} books to the school in {t}.", ["They had stood in the {l}.", "The children sang a song.", "Some are about animals.", "{q} put them on the shelves.", "They can be read from {y} on."]),
    ("I lost my {k} {x} on the way to the {l}.", "The writer lost a {k} {x}.", ["It was a gift from {p}.", "I looked everywhere.", "It was raining on {y}.", "If you find it, please call me.", "I offer {n} dollars."]),
    ("The {i} concert in {t} is sold out.", "The {i} concert in {t} is sold out.", ["{p} plays there on {d}.", "The hall has {n} seats.", "People waited all night for tickets.", "A second evening may follow.", "The first song is an old one."]),
    ("{p} has learned to play the {i} at the age of {m}.", "{p} has learned to play the {i}.", ["{q} gave the lessons.", "It was hard at first.", "Every {y} they met in the {l}.", "The neighbours did not mind.", "A small concert is planned."]),
    ("The water in {t} must be boiled before drinking.", "The water in {t} must be boiled before drinking.", ["A pipe broke on {y}.", "{p} is looking into it.", "Free bottles stand at the {l}.", "It should be over by {d}.", "Washing is safe."]),
    ("{c} pays its workers more from {d} on.", "{c} pays its workers more.", ["{p} had asked for it for years.", "{n} people work there.", "The talks took place in {t}.", "Nobody went on strike.", "There was {f} to celebrate."]),
    ("{p} and {q} are getting married on {d}.", "{p} and {q} are getting married on {d}.", ["The party is in {t}.", "{n} guests are invited.", "There will be {f}.", "Please wear something {k}.", "They met at the {l}."]),
    ("The museum in {t} shows old {o} for the first time.", "The museum in {t} shows old {o}.", ["{p} collected them.", "There are {n} of them.", "Entry is free on {y}.", "One is painted {k}.", "The show lasts until {d}."]),
    ("A storm left {n} homes in {t} without power.", "A storm left homes in {t} without power.", ["A tree fell on the {l}.", "{p} lit candles.", "The wind came from the west.", "Workers were out all night.", "On {y} it was calm again."]),
    ("The computer system at {c} is down, so no orders can be taken.", "{c} can take no orders because its computer system is down.", ["{p} noticed it in the morning.", "The phones work.", "Help comes from {t}.", "It happened before, on {d}.", "Please be patient."]),
    ("{p} baked the largest cake that {t} has ever seen.", "{p} baked the largest cake {t} has ever seen.", ["It weighed {m} kilograms.", "There were {f} on top.", "It was eaten in an hour.", "{q} helped in the kitchen.", "The oven was borrowed."]),
    ("Dogs are no longer allowed in the park of {t}.", "Dogs are no longer allowed in the park of {t}.", ["There had been complaints.", "{p} is sad about it.", "A new sign hangs at the gate.", "The park lies next to the {l}.", "The rule holds from {d}."]),
    ("The doctor told {p} to stay in bed for {m} days.", "{p} must stay in bed for {m} days.", ["It began with a cough.", "{q} brings {f}.", "The work must wait.", "On {y} there is another visit.", "The tea tastes bad."]),
    ("{p} has written a book about the history of {t}.", "{p} has written a book about the history of {t}.", ["It has {n} pages.", "The cover is {k}.", "{q} took the photos.", "It is sold in the {l}.", "The work took six years."]),
    ("The train to {t} was {m} minutes late because of a {a} on the track.", "The train to {t} was late because of a {a} on the track.", ["{p} missed a meeting.", "The driver laughed.", "Passengers got free water.", "It had left on time.", "Everyone arrived in the end."]),
    ("{c} is looking for a {j} for its office in {t}.", "{c} is looking for a {j} in {t}.", ["The work starts on {d}.", "Write to {p}.", "There are {m} days of holiday.", "The office is next to the {l}.", "The team is small."]),
    ("The swimming pool in {t} is free for children in summer.", "The swimming pool in {t} is free for children in summer.", ["Adults pay {n} dollars.", "{p} watches over the water.", "On {y} it opens early.", "There is a new {k} slide.", "Bring your own towel."]),
    ("{p} sold the {l} to {c}.", "{p} sold the {l} to {c}.", ["It had been empty for {m} years.", "{q} is not happy.", "The price is a secret.", "The papers were signed on {d}.", "It stands in {t}."]),
    # For the test split.
    ("The cinema in {t} has to shut after {m} years.", "The cinema in {t} has to shut.", ["The last film runs on {d}.", "{p} sold the tickets.", "Fewer and fewer guests came.", "The {k} chairs can be bought.", "A shop will move in."]),
    ("{p} rescued a {a} from the river in {t}.", "{p} rescued a {a} from the river in {t}.", ["The water was very cold.", "{q} called for help.", "It happened on {y}.", "A towel and some {f} did the rest.", "The town wants to say thank you."]),
    ("The exam in {t} must be written again because the papers were lost.", "The exam must be written again because the papers were lost.", ["{n} students are angry.", "{p} looked in the {l}.", "The new date is {d}.", "There will be {f} this time.", "Nobody knows how it came about."]),
    ("{c} gives {n} dollars to the children's home in {t}.", "{c} gives {n} dollars to the children's home in {t}.", ["{p} handed over the cheque.", "A new {l} will be built.", "The children had painted a picture.", "It was a sunny {y}.", "The firm makes {o}."]),
    ("Cars may no longer drive through the centre of {t}.", "Cars may no longer drive through the centre of {t}.", ["{p} had the idea.", "Buses still run.", "Shops fear for their sales.", "The rule starts on {d}.", "Bicycles can be hired at the {l}."]),
    ("I would like to give back the {x}, because it is broken.", "The writer wants to give back a broken {x}.", ["I bought it on {d}.", "It cost {n} dollars.", "{p} served me.", "The box is still here.", "Please answer soon."]),
    ("{p} will teach a course in {s} in {t} this winter.", "{p} will teach a course in {s} in {t}.", ["It is held in the {l}.", "Each {y} there is a lesson.", "{n} places are free.", "No one needs to know anything before.", "{q} taught it last year."]),
    ("The {f} from {c} may make people ill and should not be eaten.", "The {f} from {c} should not be eaten.", ["It was sold in {t}.", "The bags are {k}.", "Shops give the money back.", "{p} found the mistake.", "Tests go on until {d}."]),
    ("After a long search, {p} has found a new home in {t}.", "{p} has found a new home in {t}.", ["The old flat was too small.", "It has a view of the {l}.", "{q} helps with the boxes.", "The rent is {n} dollars.", "The move is on {d}."]),
    ("{t} and {u} will share one fire station.", "{t} and {u} will share one fire station.", ["Each had its own before.", "{p} leads it.", "It saves {n} dollars a month.", "The engine is {k}.", "It opens on {d}."]),
    ("The team from {t} lost the final against {u}.", "The team from {t} lost the final against {u}.", ["{n} people watched.", "{p} was hurt early.", "It rained all {y}.", "The fans sang to the end.", "Next year they want to try again."]),
]  # fmt: skip
TEST_SCENARIOS = 11
SCENARIOS[-TEST_SCENARIOS:-TEST_SCENARIOS] = MORE_SCENARIOS

# Marks that few scenarios have: only drawn where they stand, so that the others' draws stay as they are.
DRAWN = {
    "b": w.club, "r": lambda rng, split: rng.choice(w.SPORTS), "h": lambda rng, split: w.clock(rng), "e": lambda rng, split: w.price(rng), "v": w.school, "w": lambda rng, split: rng.choice(w.DAYS),
    "z": lambda rng, split: rng.choice(w.COUNTRIES), "g": w.firm, "F": w.festival, "T": lambda rng, split: w.duration(rng), "D": lambda rng, split: w.date(rng), "R": w.person,
    "N": lambda rng, split: w.large_number(rng), "C": lambda rng, split: f"{rng.randint(2, 39)} degrees", "S": lambda rng, split: rng.choice(w.SEASONS), "A": lambda rng, split: rng.choice(w.ANIMALS),
    "K": lambda rng, split: w.distance(rng), "L": w.landmark, "Y": lambda rng, split: str(rng.randint(1870, 2021)), "W": w.title, "G": lambda rng, split: rng.choice(w.DRINKS), "H": lambda rng, split: rng.choice(w.HOBBIES),
    "M": lambda rng, split: rng.choice(w.MONTHS), "P": lambda rng, split: w.percent(rng), "O": w.award, "J": lambda rng, split: rng.choice(w.JOBS), "B": w.model, "U": w.university, "V": w.mountain,
    "Q": lambda rng, split: str(rng.randint(15, 60)), "E": lambda rng, split: str(rng.randint(61, 98)),
}  # fmt: skip
SMALL_DETAILS = ["The weather was fine.", "Many people talked about it.", "More will be known soon.", "It was in the paper.", "Not everyone had heard of it.", "The neighbours were surprised.", "Photos were taken.", "It is quiet there now."]

ASK = [
    "Summarise this in one sentence.\n\n{t}", "Summarize the text in one sentence.\n\n{t}", "{t}\n\nWhat is the main point?", "{t}\n\nSum this up in one sentence.", "Give me a one-sentence summary of this text: {t}", "What is this text about? One sentence.\n\n{t}",
    "Text: {t}\n\nSummary:", "TL;DR of this:\n{t}", "{t}\n\nTell me in one sentence what happened.", "Please summarise: {t}", "Say in one sentence what matters here.\n\n{t}", "Write a short summary.\n\nText: {t}", "{t}\n\nIn short?", "What is the news here? {t}",
    "Can you sum up this message for me?\n\n{t}", "{t}\n\nSummarise, please.", "Give the gist of the following text.\n\n{t}", "{t}\n\nMake a summary of one sentence.", "Put the main point into one sentence: {t}", "Tell me the most important thing in this text.\n\n{t}",
    "In one line, please: what does this say?\n\n{t}", "{t}\n\nCan I have that in one sentence?", "What does the writer want to tell us? One sentence.\n\n{t}", "I got this message: {t}\n\nWhat is it about?",
    "Shorten this text to its main point.\n\n{t}", "{t}\n\nKeep only what is most important.", "Here is a text. Reply with a summary of one sentence.\n\n{t}", "please sum this up for me, just one line:\n\n{t}",
    "{t}\n\nWhat should I remember of this?", "Reduce the following to one sentence.\n\n{t}", "My boss wants the short version of this, in one sentence: {t}", "{t}\n\nThe gist, please.",
    "Article:\n{t}\n\nOne-sentence summary:", "Read this and tell me shortly what it is about.\n\n{t}", "Long story short? {t}", "{t}\n\ntldr",
    "I have no time to read this. What does it say, briefly?\n\n{t}", "{t}\n\nBoil it down to a single sentence.",
]  # fmt: skip
SYSTEM = ["You summarise texts in one sentence.", "Sum up every message in one sentence.", "Reply with a one-sentence summary of what the user sends.", "Give the main point of each text in one sentence.", "You write short summaries. One sentence each.",
          "For every text, say what it is about in one sentence.", "Each message is a text. Answer with its summary in a single sentence.", "Your task is to shorten texts to one sentence.", "Read what the user sends and give back the gist in one line.",
          "Reply to any text with the one thing that matters most in it.", "You are a news editor who sums up every report in one sentence.", "Only summaries, please: one sentence for each message.", "The user will paste articles and e-mails. Tell the main point of each, briefly.",
          "Make every text that you get as short as one sentence.", "Summaries of one sentence are all you write. Leave out the details.", "When a text comes in, write down its main point and nothing else.", "You help people who have little time: say in one sentence what their text is about.",
          "Every user message must be answered with a short summary of it.", "Condense whatever the user sends into one line.", "The user sends texts; you answer with their main point only."]  # fmt: skip
# Around some of the training texts, so that a greeting or a signature is not taken for the main point. {p} is another person.
OPENINGS = [
    "Dear {p},", "Hi {p},", "Hello {p},", "Hello everyone,", "Dear all,", "Dear Sir or Madam,", "Good morning {p},", "Hi there,", "Dear friends,", "Hey {p}!", "Dear team,", "Hello,", "To whom it may concern,", "Good day,",
    "I hope you are well.", "Just a short note.", "How are you?", "Here is what is new.", "A short message from me.", "Thank you for your last letter.", "Long time no see!", "Please read this carefully.", "From: {p}\nDate: {d}", "{d}", "Posted by {p} on {d}", "Reported by {p}",
]  # fmt: skip
CLOSINGS = [
    "Best wishes\n{p}", "Kind regards, {p}", "Yours sincerely\n{p}", "Thanks, {p}", "See you soon!\n{p}", "Love, {p}", "Regards\n{p}", "Greetings from {p}", "All the best, {p}", "Many thanks in advance\n{p}", "Bye, {p}", "Yours, {p}", "Take care, {p}",
    "We will keep you informed.", "Have a nice day!", "Please get in touch if you have questions.", "Thank you for your patience.", "Thank you for reading.", "({p})", "Text: {p}", "That is all for today.", "More on page 7.", "Call me if you like.", "I look forward to your answer.",
]  # fmt: skip
GAPS = (" ", "\n", "\n\n")
PLURALS = {"mouse": "mice", "goose": "geese", "sheep": "sheep", "deer": "deer", "fox": "foxes", "wolf": "wolves", "butterfly": "butterflies", "salmon": "salmon"}


def framed(rng, text: str) -> str:
    """A training text, now and then with a greeting before it or a signature after it."""

    def filled(line: str) -> str:
        return line.replace("{p}", w.person(rng, "train"))

    if rng.random() < 0.12:
        opening = filled(rng.choice(OPENINGS))
        text = f"{opening}{rng.choice(GAPS[1:] if opening[-1].isalnum() else GAPS)}{text}"
    if rng.random() < 0.12:
        text = f"{text}{rng.choice(GAPS)}{filled(rng.choice(CLOSINGS))}"
    return text


def summary(rng, split: str) -> Conversation:
    lead, reply, details = rng.choice(SCENARIOS[-TEST_SCENARIOS:] if split == "test" else SCENARIOS[:-TEST_SCENARIOS])
    count = rng.randint(2, 6)
    chosen = rng.sample(details, min(count, len(details)))
    if count > len(chosen) or rng.random() < 0.2:
        chosen.insert(rng.randint(0, len(chosen)), rng.choice(SMALL_DETAILS))
    place = 0 if rng.random() < 0.6 else rng.randint(1, len(chosen))
    sentences = [*chosen[:place], lead, *chosen[place:]]
    person, other = w.person(rng, split), w.person(rng, split)
    town, far = w.town(rng, split), w.town(rng, split)
    company = w.invented(rng, split)
    marks = {
        "p": person, "q": other, "t": town, "u": far, "c": rng.choice((company, f"{company} Ltd", f"{company} Works")), "y": rng.choice(w.DAYS), "d": w.date(rng), "n": str(rng.choice((rng.randint(3, 60), rng.randint(60, 900)))),
        "m": str(rng.randint(3, 14)), "o": rng.choice(w.PRODUCTS), "x": rng.choice(w.OBJECTS), "a": rng.choice(w.ANIMALS), "f": rng.choice(w.FOODS), "l": rng.choice(w.PLACES), "k": rng.choice(w.COLOURS), "j": rng.choice(w.JOBS), "i": rng.choice(w.INSTRUMENTS), "s": rng.choice(w.SUBJECTS),
    }  # fmt: skip

    def value(match: re.Match[str]) -> str:
        mark = match[1]
        if mark not in marks:
            marks[mark] = DRAWN[mark](rng, split)
            while mark in ("w", "D") and marks[mark] == marks["y" if mark == "w" else "d"]:
                marks[mark] = DRAWN[mark](rng, split)
        return marks[mark]

    def fill(text: str) -> str:
        text = re.sub(r"\[(.*?)\]", lambda match: match[1] if rng.random() < 0.6 else "", text)
        if marks["f"].endswith("s"):
            text = re.sub(r"\b([Tt]here) (is|was) (?=\{f\})", lambda match: f"{match[1]} {'are' if match[2] == 'is' else 'were'} ", text)
        text = text.replace("{a}s", PLURALS.get(marks["a"], marks["a"] + "s"))
        text = re.sub(r"\{(\w)\}", value, text)
        text = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", text)
        return text[0].upper() + text[1:]

    text, answer = " ".join(fill(sentence) for sentence in sentences), fill(reply)
    if split == "train":
        text = framed(rng, text)
    if rng.random() < 0.12:
        messages = [("system", pick_wording(rng, SYSTEM, split)), ("user", text)]
    else:
        messages = [("user", pick_wording(rng, ASK, split).replace("{t}", text))]
    return Conversation([*messages, ("assistant", answer)], 0.1, "summary")
