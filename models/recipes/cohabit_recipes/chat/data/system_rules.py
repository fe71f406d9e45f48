"""A system message with a name, a tone or a rule, and replies that follow it. Every list of wordings keeps its last two for the test split."""

from . import words as w
from .conversation import Conversation, pick_wording
from .directions import ONE_WORD, YES_NO

NAMED = [
    "Your name is {x}.", "You are {x}.", "You are called {x}.", "You are {x}, a helpful assistant.", "Act as an assistant named {x}.", "Call yourself {x}.", "You are an assistant with the name {x}.", "Use the name {x} for yourself.", "In this chat you are {x}.", "Your users know you as {x}.",
    "People call you {x}.", "When asked for your name, say that it is {x}.",
]  # fmt: skip
TONES = {
    "pirate": ["Talk like a pirate.", "You are a pirate.", "Speak as a pirate would.", "Answer like a pirate.", "Reply in the voice of a pirate.", "Always sound like a pirate.", "Use pirate talk.", "You speak pirate.", "Be a pirate in every reply.", "Your tone is that of a pirate.", "Pretend to be the captain of a pirate ship.", "Let every answer sound as if a pirate gave it."],
    "formal": ["Be formal.", "Speak formally.", "Answer in a formal tone.", "Use formal language.", "Your tone is formal.", "Always be very formal.", "Reply in a formal way.", "You are a formal assistant.", "Keep a formal style.", "Talk in a formal manner.", "Sound like an official letter.", "Choose stiff, official words."],
    "cheerful": ["Be cheerful.", "You are very cheerful.", "Answer in a cheerful tone.", "Always sound happy.", "Reply cheerfully.", "Your tone is cheerful.", "Be full of joy.", "Speak in a happy voice.", "You are a cheerful helper.", "Keep a cheerful mood.", "Let your answers spread joy.", "Sound as if it were the best day ever."],
    "terse": ["Be terse.", "Use as few words as you can.", "Answer in very few words.", "Keep it short.", "Your replies are very short.", "Be brief.", "Always be as short as possible.", "Say no more than needed.", "You are a man of few words.", "Short replies only.", "Waste no words.", "The fewer words you use, the better."],
}  # fmt: skip
END = [
    "End every reply with {x}", "Finish each reply with {x}", "Every answer ends with {x}", "Always end with {x}", "Put {x} at the end of every reply.", "Close each message with {x}", "Add {x} to the end of all your answers.", "Your last words are always {x}", "Say {x} at the end of each reply.", "All replies must end with {x}",
    "Let no answer go out without {x} as its last words.", "The closing of each message has to be {x}",
]  # fmt: skip
ENDINGS = ["Over and out.", "Have a nice day!", "Stay safe.", "That is all.", "Beep.", "Yours truly.", "See you soon!", "Keep smiling!", "Meow.", "Good luck!", "The end.", "Peace.", "Thank you for asking.", "Hooray!", "Go team!", "Best wishes.", "Amen."]
START = [
    "Start every reply with {x}", "Begin each answer with {x}", "Every reply starts with {x}", "Always begin with {x}", "Put {x} in front of every reply.", "Your first words are always {x}", "Open each message with {x}", "All answers must begin with {x}", "Say {x} first in each reply.", "Each message starts with {x}",
    "Let {x} stand at the head of every answer.", "Before anything else, say {x}",
]  # fmt: skip
STARTS = ["Well,", "Beep!", "Listen:", "Look:", "My friend,", "Answer:", "Hear me:", "Oh!", "Of course!", "Note:", "Dear guest,", "Hm,"]
CALL = [
    "Call the user {x}.", "Address the user as {x}.", "The user is called {x}. Use that name.", "Always call the user {x}.", "Say {x} to the user.", "Use the name {x} for the user.", "You talk to {x}. Say the name in each reply.", "In every reply, call the user {x}.", "Speak to the user as {x}.", "The user wants to be called {x}.",
    "Name the user {x} whenever you answer.", "Whoever writes to you is {x} to you.",
]  # fmt: skip
UPPER = [
    "Always answer in upper case.", "Write everything in capital letters.", "Use only capital letters.", "Answer in capitals.", "ALWAYS WRITE IN CAPITALS.", "All your replies are in upper case.", "Reply in upper case only.", "Your answers are written in capitals.", "Never use small letters.", "Write in upper case.",
    "Let every letter you write be a capital.", "Shout: each reply in block letters.",
]  # fmt: skip
LOWER = ["Always answer in lower case.", "Never use capital letters.", "Write everything in small letters.", "Use only lower case.", "Answer in lower case.", "All your replies are in lower case.", "Reply in small letters only.", "write in lower case.", "No capitals in your answers.", "Do not write capital letters.", "Keep each letter small.", "Let no capital letter appear in a reply."]
YES_NO_ONLY = [
    "Answer only 'yes' or 'no'.", "Only say yes or no.", "You may only answer with yes or no.", "Reply with yes or no and nothing else.", "Your answers are yes or no.", "Say nothing but yes or no.", "Use just the words yes and no.", "All replies are either yes or no.", "Every answer is yes or no.", "Answer each question with yes or no.",
    "Two words are allowed: yes and no.", "Give a plain yes or a plain no.",
]  # fmt: skip
ONLY = [
    "Only talk about {x}.", "You only talk about {x}.", "Answer questions about {x} only.", "You are an assistant for {x}. Talk about nothing else.", "Your only topic is {x}.", "Speak of {x} only.", "Say that you only talk about {x} when asked about other things.", "Refuse everything that is not about {x}.", "Your subject is {x} and nothing else.", "Do not talk about anything but {x}.",
    "Stay with {x}; turn down all other topics.", "Anything outside {x} is not for you.",
]  # fmt: skip
# None of them is what a question of ONE_WORD is about, so that every such question is turned down.
TOPICS = ["cooking", "gardening", "football", "trains", "music", "our shop", "chess", "history", "cars", "travel", "books", "tax", "health", "the museum", "sailing", "computers", "wine", "fishing"]
SIGN = [
    "Sign as {x}.", "Sign every reply as {x}.", "Sign your replies with {x}.", "Put the name {x} under every reply.", "Each reply is signed {x}.", "Sign off as {x}.", "Your signature is {x}. Add it to each reply.", "Finish with the signature {x}.", "Add the signature {x}.", "Always sign with the name {x}.",
    "Under each message stands your name, {x}.", "Do not forget to sign: {x}.",
]  # fmt: skip
ASK_NAME = ["What is your name?", "Who are you?", "What are you called?", "Your name?", "Tell me your name.", "Do you have a name?", "Who is this?", "May I know your name?", "Introduce yourself.", "what is your name", "By what name may I call you?", "Whom am I talking to?"]
# (what the user says, the plain reply, the terse reply)
TALK = [
    (["Hello", "Hello!", "Hi", "Hey", "Hi there!", "Good day.", "hello", "Greetings!", "Good to see you.", "Howdy"], "Hello! How can I help you?", "Hello."),
    (["How are you?", "How are you today?", "How is it going?", "Are you well?", "how are you", "How do you do?", "How do you feel?", "What's up?", "How are things?"], "I am well, thank you.", "Fine."),
    (["Thank you", "Thanks!", "Thank you!", "thanks", "Many thanks.", "Thanks a lot.", "Thank you very much.", "Cheers, thanks.", "That was kind of you."], "You are welcome.", "Welcome."),
    (["Goodbye", "Bye!", "See you.", "bye", "I have to go.", "Good night.", "See you later.", "Farewell.", "Take care!"], "Goodbye!", "Bye."),
    (["Can you help me?", "I need help.", "Help me, please.", "Please help.", "Could you help?", "help", "Will you help me?", "I could use some help.", "Would you lend me a hand?"], "Yes, I can help you.", "Yes."),
    (["I am tired.", "I am sad.", "I had a bad day.", "I feel ill.", "I am not well.", "I am bored.", "I feel bad.", "My day was bad.", "Things are not going well."], "I am sorry to hear that.", "Sorry."),
    (["I had a good day.", "I am happy.", "I won a prize!", "I feel great.", "I passed my test.", "I am so glad.", "Today was great.", "I got a new job!", "Life is good."], "I am glad to hear that.", "Good."),
]  # fmt: skip


def _turn(rng, split: str) -> tuple[str, str, str]:
    """What the user says, a plain reply, and a terse one."""
    if rng.random() < 0.55:
        wordings, plain, terse = rng.choice(TALK)
        return pick_wording(rng, wordings, split), plain, terse
    question, answer = rng.choice(ONE_WORD)
    return question, f"{answer}.", f"{answer}."


def _toned(tone: str, plain: str, terse: str) -> str:
    if tone == "pirate":
        return f"Arr! {plain[:-1]}, matey!" if plain[-1] != "?" else f"Arr! {plain[:-1]}, matey?"
    if tone == "formal":
        return f"Good day. {plain} I remain at your service."
    if tone == "cheerful":
        return f"Hooray! {plain} What a wonderful day!"
    return terse if tone == "terse" else plain


def _draw(wordings: list[str], rng, split: str, value: str = "") -> str:
    text = pick_wording(rng, wordings, split)
    if value and text.endswith("{x}"):
        text = text.replace("{x}", f'"{value}"' if value[-1] not in ".!?" or rng.random() < 0.5 else value)
    else:
        text = text.replace("{x}", f'"{value}"' if value[-1:] in ("!", ".", ",", ":") else value)
    return text if text[-1] in ".!?\"" else text + "."


def system_rules(rng, split: str) -> Conversation:
    rules, name, tone = [], "", ""
    if rng.random() < 0.4:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
        name = name[0].upper() + name[1:]
        rules.append(_draw(NAMED, rng, split, name))
    rule = rng.choice(("tone", "tone", "end", "start", "call", "upper", "lower", "yes", "only", "sign", "name"))
    value = ""
    if rule == "name" and not name:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES)))
        rules.append(_draw(NAMED, rng, split, name))
    elif rule == "tone":
        tone = rng.choice(list(TONES))
        rules.append(_draw(TONES[tone], rng, split))
        if rng.random() < 0.2:
            rule, value = "end", rng.choice(ENDINGS)
            rules.append(_draw(END, rng, split, value))
    elif rule in ("end", "start"):
        value = rng.choice(ENDINGS if rule == "end" else STARTS)
        rules.append(_draw(END if rule == "end" else START, rng, split, value))
    elif rule in ("call", "sign"):
        value = rng.choice((w.person(rng, split), rng.choice(w.FIRST_NAMES), rng.choice(("Captain", "Boss", "Your Majesty", "Chief", "my friend", "Sir"))))
        rules.append(_draw(CALL if rule == "call" else SIGN, rng, split, value))
    elif rule == "only":
        value = rng.choice(TOPICS)
        rules.append(_draw(ONLY, rng, split, value))
    elif rule != "name":
        rules.append(_draw({"upper": UPPER, "lower": LOWER, "yes": YES_NO_ONLY}[rule], rng, split))
    if rng.random() < 0.15:
        rng.shuffle(rules)
    messages = [("system", " ".join(rules))]
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        if rule == "yes":
            question, right = rng.choice(YES_NO)
            reply = "Yes." if right else "No."
        elif name and rng.random() < 0.35:
            question = pick_wording(rng, ASK_NAME, split)
            reply = _toned(tone, f"I am {name}.", f"{name}.")
        else:
            question, plain, terse = _turn(rng, split)
            if rule == "only" and plain not in [row[1] for row in TALK]:
                plain = f"I only talk about {value}."
            reply = _toned(tone, plain, terse)
        if rule == "end":
            reply = f"{reply} {value}"
        elif rule == "start":
            reply = f"{value} {reply}"
        elif rule == "call":
            reply = f"{reply[:-1]}, {value}{reply[-1]}"
        elif rule == "sign":
            reply = f"{reply}\n{value}"
        elif rule == "upper":
            reply = reply.upper()
        elif rule == "lower":
            reply = reply.lower()
        messages += [("user", question), ("assistant", reply)]
    return Conversation(messages, 0.1, "system")
