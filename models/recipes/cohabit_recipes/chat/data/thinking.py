"""Short plans that are written before the answer when thinking is on.

`{a}` is what is asked for ("founder"), `{e}` of what ("Velta Labs"), `{s}` where to look ("the text", "the documents"), `{n}` a tool. Last two wordings: test."""

from .conversation import pick_wording

PLANS = {
    # About a text, with what is asked for and of whom.
    "text": [
        "The question asks for the {a} of {e}. I look for it in {s}.", "I need the {a} of {e}. I find the sentence about {e} in {s}.", "Asked for: {a} of {e}. I search {s} for {e}.", "I look for {e} in {s} and read what its {a} is.",
        "What is wanted is the {a} of {e}. Let me find {e} in {s}.", "The user wants to know the {a} of {e}. It should stand in {s}.", "I go to {e} in {s}. There I copy the {a}.", "This is about {e}. I read {s} and take its {a}.",
        "I search {s} for the {a} of {e}.", "{e} is named somewhere in {s}. I read there and note the {a}.", "The user asks for a {a}, namely that of {e}. {S} should tell it.", "Let me look up the {a} of {e} in {s}.", "Which {a} does {e} have? I check {s}.", "I read {s} until I come to {e}, then I take the {a} from there.", "Wanted: the {a}. Of whom or what: {e}. Where: {s}.", "In {s} I look for the line on {e}. It should give the {a}.",
        "First I find {e} in {s}, then I copy the {a}.", "The {a} of {e} must be in {s}, next to the name {e}.",
    ],
    # About a text, when only the question's subject is known.
    "about": [
        "The question is about {e}. I look for it in {s}.", "I look for {e} in {s} and copy what it says.", "Asked about: {e}. I search {s}.", "The user asks about {e}. I read what {s} says of it.", "First I find {e} in {s}, then I answer.", "This is about {e}. The answer should be in {s}.",
        "The answer has to do with {e}. I look through {s}.", "I check {s} for {e}.", "What does {s} say of {e}? I read it and reply.", "{e} is what matters. I find it in {s}.", "I read the place in {s} where {e} comes up.", "Let me find {e} in {s} and take the answer from there.", "The user wants to know something of {e}, so I read {s}.", "I go through {s}, stop at {e} and copy the answer.",
        "Let me read what {s} tells about {e}.", "To answer, I need the part of {s} that names {e}.",
    ],
    # The text does not tell.
    "missing": [
        "The question asks for the {a} of {e}. I look for it in {s}, but it is not there.", "I need the {a} of {e}. {S} does not tell it.", "Asked for: {a} of {e}. I search {s} and find nothing about it.", "I look for the {a} of {e} in {s}. It is not given, so I say so.",
        "The user wants the {a} of {e}. {S} says nothing of it.", "This is about the {a} of {e}. I cannot see it in {s}.", "Which {a} does {e} have? {S} does not say.", "I check {s} for the {a} of {e}. It is not stated there.", "The {a} of {e} is wanted, yet {s} leaves it open.", "{S} may name {e}, but it does not give the {a}.", "I looked through {s}. The {a} of {e} is not in it.", "I must not guess the {a} of {e}, and {s} does not have it.", "There is no {a} of {e} in {s}. I tell the user so.", "What is asked for, the {a} of {e}, is not found in {s}.",
        "I read {s} for the {a} of {e}, and it is missing.", "No part of {s} gives the {a} of {e}, so I say that.",
    ],
    "fact": [
        "The question asks for the {a} of {e}. I know this fact.", "I need the {a} of {e}. No text is given, so I use what I know.", "Asked for: {a} of {e}. I recall it and answer.", "This is a question about {e}. I remember its {a}.", "The user wants to know the {a} of {e}. I answer from what I learned.",
        "I think of {e} and name the {a}.", "Which {a} does {e} have? I know that.", "I am asked about {e}, and I know its {a}.", "The {a} of {e} is wanted. I have learned it.", "There is no text here. I name the {a} of {e} from memory.", "The {a} of {e} is something I learned, so I tell it.", "I recall {e} and give its {a}.", "The user asks about the {a} of {e}. It is a known fact.",
        "General knowledge: the {a} of {e}. I say it shortly.", "What I know of {e} holds the answer, namely its {a}.",
    ],
    "knowledge": [
        "This is a question about everyday facts. I answer shortly.", "No text is given, so I use what I know.", "I know this fact and say it in one sentence.", "The user asks for a fact. I recall it and answer.", "This is general knowledge. I give a short answer.", "I need no document for this. I answer from what I learned.",
        "I know the answer and keep it short.", "There is no text to read here, so I answer from memory.", "An everyday question. I say what I learned.", "I have learned this and can tell it.", "The answer is well known. I write it down in a sentence.", "This I can answer from memory.", "I remember this, so I reply with it.",
        "A fact is wanted here, so I tell what I remember.", "Nothing has to be looked up. A short answer is enough.",
    ],
    "unknown": [
        "The user asks for something that I do not know. I say so.", "No text is given and I do not know this. I say that I do not know.", "I have not learned this, so I must not guess.", "This is not among the things that I know. I tell the user.", "I cannot answer this from what I know. I say it plainly.",
        "I do not know the answer. I should not invent one.", "I was never told this. I say that I do not know it.", "I have no text about this and no knowledge of it either.", "This goes beyond what I know, so I say so.", "Guessing would be wrong. I tell the user that I do not know.", "There is nothing about this in what I learned.", "I am asked for something that I never learned. I say it openly.", "I do not know that, and the honest reply is to say it.",
        "Nothing that I learned tells this, and so I admit it.", "Better no answer than a wrong one: this I do not know.",
    ],
    "small-talk": [
        "The user makes small talk. I answer in a friendly way.", "This is small talk. A short and kind reply is right.", "No question about facts here. I reply politely.", "The user is being friendly, so I am friendly too.", "I need nothing but a short, polite reply.", "This is just talk. I keep my answer short and kind.",
        "The user just wants to chat a little. I answer kindly.", "No task here, so a kind sentence is enough.", "This needs no facts, just a friendly word back.", "The user is talking to me. I reply in a kind way.", "A short, friendly answer fits.", "I am polite and keep it short.", "It is only chat, so I say something kind.",
        "Nothing to look up: a warm, short reply will do.", "A friendly word is all that is needed here.",
    ],
    "self": [
        "The user asks about me. I say what is true of me.", "This is a question about myself. I answer honestly.", "I am asked about what I am. I am a very small model.", "The question is about me, so I tell what I know of myself.", "I answer about myself in plain words.", "The user wants to know something about me. I tell it shortly.",
        "I tell the user the truth about myself.", "The user is curious about me. I answer briefly.", "This is about what I am and can do. I say it plainly.", "I know what I am, so I can answer.", "The answer is about me, a very small model.", "I speak of myself here and do not boast.", "A question on me: I answer it in short words.",
        "Here I have to speak of myself, and honestly.", "It is me that is meant. I say how it is.",
    ],
    "instruction": [
        "This is an instruction: {i}. I do just that.", "The user wants me to {i}. I write the result only.", "I have to {i}. I give nothing else.", "The task is to {i}. I do it step by step.", "I am asked to {i}. I use the words given.", "What I must do is {i}, so I write it down.", "The user asks me to {i}. I do that and nothing more.", "I {i}, as the user asks.", "Here the work is to {i}. I write the answer.", "The message tells me to {i}. I follow it.", "Now I {i} and write down what comes out.", "I read what is given and then {i}.", "It is clear what I have to do: {i}.",
        "My job here is to {i}, and no more.", "To {i} is what counts now. I reply with that.",
    ],
    "extraction": [
        "The user wants JSON with {k}. I copy each value from {s}.", "I fill the keys {k} with values from {s}.", "Wanted keys: {k}. I look for each one in {s}.", "I read {s} and write an object with {k}.", "The object needs {k}. I take the values from {s}.", "For each of {k}, I find the value in {s}.",
        "I have to fill in {k}. The values stand in {s}.", "The reply is JSON with {k}. I copy what {s} says.", "{S} gives the values for {k}.", "I search {s} for {k} and put them into an object.", "The keys are {k}. I take one value for each from {s}.", "One by one I look up {k} in {s}.", "From {s} I take the values for {k} and write them as JSON.",
        "JSON is asked for. Its keys are {k}, its values stand in {s}.", "I go through {s} and note {k}.",
    ],
    "summary": [
        "The user wants a summary. I find the main point and say it in one sentence.", "I read the text, find what matters most and leave out the details.", "A summary is asked for. I keep the main sentence only.", "What is the main point? I say it in one sentence.", "I look for the sentence that the others are about.", "The details can go. I write the main point.",
        "I have to sum up the text. I take its most important sentence.", "One sentence is wanted. I choose the main point and drop the rest.", "Which sentence carries the news? I keep that one.", "Names, dates and small things can be left out. I say what happened.", "I shorten the text to its core.", "The user wants it short, so I give the main point.", "Most of these sentences are details. I say what they are about.",
        "Only what matters most should stay, so I say that in one line.", "One sentence has to hold the point of the whole text.",
    ],
    "tool": [
        "The user wants something that the tool {n} can do. I call {n}.", "I need the tool {n} for this. I take the arguments from the message.", "This is a job for {n}. I call it with the values given.", "I cannot do this alone, but {n} can. I call it.", "The right tool is {n}. I fill in its arguments.", "I look at the tools. {n} fits, so I call {n}.",
        "For this there is {n}. I call it.", "I can use {n} here. The message gives its arguments.", "{n} is made for this, so I call it.", "To do this I call {n} with the values of the message.", "The message asks for what {n} does.", "I choose {n} and copy the values into its arguments.", "A call of {n} will do what the user wants.",
        "Of all tools, {n} is the one that does this, so I use it.", "With {n} I can get this done. Its arguments stand in the message.",
    ],
    "tool-result": [
        "The tool {n} has answered. I tell the user the result.", "I have the result of {n}. I say it in one sentence.", "{n} gave the answer. I copy it into my reply.", "The result is here, so no more tools are needed.", "I read the result of {n} and answer the question.", "Now that {n} has replied, I can answer.",
        "I have what I need from {n}, so I answer.", "{n} returned a result. I put it into a sentence.", "Here is the answer of {n}. I tell it to the user.", "The call of {n} worked, and I report its result.", "From the result of {n} I take the answer.", "I can answer with what {n} found.", "The user is waiting for the result of {n}. I give it.",
        "What {n} gave back is the answer. I pass it on.", "Done: {n} has run, and I report what it said.",
    ],
    "no-tool": [
        "None of the tools can do this. I answer without them.", "I need no tool for this. I answer directly.", "The tools do not fit this message. I just reply.", "This needs no call. A plain reply is right.", "I look at the tools, but none is needed.", "No tool helps here, so I reply in words.",
        "I can answer this without a tool.", "The tools are for other things. I reply myself.", "No call is needed for this message.", "This has nothing to do with the tools. I write a reply.", "I check the tools: not one is of use here.", "Here I do not call anything. I simply answer.", "The user does not need a tool now, just a reply.",
        "A call would not help with this; I answer myself.", "Here the tools can rest. I write a reply.",
    ],
}  # fmt: skip
SAME = {"grounded": "text", "lookup": "text", "direction": "instruction", "system": "small-talk", "not-found": "missing"}


def plan_for(
    kind: str, question: str = "", *, rng, split: str = "train", entity: str = "", attribute: str = "", source: str = "the text", tool: str = "", keys=(), task: str = "", missing: bool = False,
) -> str:  # fmt: skip
    """The plan's text only. What is not known is left out by taking a plan that does not name it; `kind` is a Conversation's kind or a key of PLANS.

    `attribute` is a noun ("founder", "birth_year"); `task` a verb phrase ("sort the words"); `source` is "the text", "the documents", "the list" ..."""
    name = kind if kind in PLANS else next((value for start, value in SAME.items() if kind.startswith(start)), "knowledge")
    if name in ("text", "missing"):
        name = "missing" if missing else name
        if not (entity and attribute):
            name = "about"
            entity = entity or "what is asked"
    elif name == "fact" and not (entity and attribute):
        name = "knowledge"
    elif name == "instruction" and not task:
        task = "follow the instruction"
    elif name in ("tool", "tool-result") and not tool:
        tool = "it" if name == "tool-result" else "that tool"
    elif name == "extraction" and not keys:
        keys = ["the keys"]
    plan = pick_wording(rng, PLANS[name], split)
    named = list(keys)
    listed = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else "".join(named)
    values = {"{a}": attribute.replace("_", " "), "{e}": entity, "{s}": source, "{S}": source[:1].upper() + source[1:], "{n}": tool, "{k}": listed, "{i}": task}
    for mark, value in values.items():
        plan = plan.replace(mark, value)
    return plan[0].upper() + plan[1:] if name != "tool-result" or not tool else plan
