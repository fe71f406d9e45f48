"""A system message with a name, a tone or a rule, and replies that follow it. Every list of wordings keeps its last two for the test split."""

import json
import re

from . import words as w
from .conversation import Conversation, pick_wording
from .directions_tables import NUMBERS, ONE_WORD, YES_NO

NAMED = [
    "Your name is {x}.", "You are {x}.", "You are called {x}.", "You are {x}, a helpful assistant.", "Act as an assistant named {x}.", "Call yourself {x}.", "You are an assistant with the name {x}.", "Use the name {x} for yourself.", "In this chat you are {x}.", "Your users know you as {x}.",
    "Your name will be {x}.", "From now on your name is {x}.", "You go by the name {x}.", "This assistant is called {x}.", "You are the assistant {x}.",
    "Name: {x}", "You are a chat assistant called {x}.", "Please use the name {x}.", "If someone asks who you are, say {x}.", "Answer to the name {x}.",
    "Introduce yourself as {x}.", "We have named you {x}.", "The name of the assistant is {x}.", "You bear the name {x}.",
    "Tell users that your name is {x}.", "You play {x}.", "You are known as {x}.",
    "The user calls you {x}.", "You are to be called {x}.", "Let your name be {x}.", "Speak as {x}.", "You are our assistant {x}.",
    "Pretend that your name is {x}.", "I call you {x}.", "I will call you {x}.", "Hello, you are {x}.", "Your new name is {x}.", "Think of yourself as {x}.",
    "Your given name is {x}.", "{x} is your name.", "{x} is what you are called.", "You respond to the name {x}.",
    "If they want to know your name, it is {x}.", "Tell them that you are {x}.", "You are a friendly helper named {x}.",
    "An assistant by the name of {x} is what you are.",
    "People call you {x}.", "When asked for your name, say that it is {x}.",
]  # fmt: skip
TONES = {
    "pirate": ["Talk like a pirate.", "You are a pirate.", "Speak as a pirate would.", "Answer like a pirate.", "Reply in the voice of a pirate.", "Always sound like a pirate.", "Use pirate talk.", "You speak pirate.", "Be a pirate in every reply.", "Your tone is that of a pirate.",
    "Act like a pirate.", "Act as a pirate.", "You are an old pirate on the sea.", "You talk the way pirates do.", "Reply like a pirate, always.",
    "Answer every question as a pirate.", "Use the language of pirates.", "Play the part of a pirate.", "Sound like a pirate.",
    "Imagine that you are a pirate and answer like one.", "You sail the seas as a pirate and talk like it.", "pirate style, please",
    "Everything you say must sound like a pirate.", "Write like a pirate.", "A pirate is what you are.", "Tone: pirate",
    "Your voice is that of a pirate.", "Be a pirate.", "Be like a pirate.", "You should sound like a pirate.", "Please talk like a pirate.",
    "Let your replies sound like a pirate's.", "Give pirate answers.", "Answer the way a pirate would.", "Say everything as a pirate.",
    "You are Captain of a pirate crew.", "Imitate a pirate.", "Use a pirate's tone.", "Each reply should be in pirate style.",
    "Make every answer piratical.", "Pirates say arr. You are one of them.", "You are a sailor with an eye patch, a true pirate.",
    "Pretend to be the captain of a pirate ship.", "Let every answer sound as if a pirate gave it."],
    "formal": ["Be formal.", "Speak formally.", "Answer in a formal tone.", "Use formal language.", "Your tone is formal.", "Always be very formal.", "Reply in a formal way.", "You are a formal assistant.", "Keep a formal style.", "Talk in a formal manner.",
    "Please use a formal tone.", "Write formally.", "Reply formally.", "Your style is formal.", "Answer as a butler would.", "Be polite and formal.",
    "Be formal at all times.", "Use formal words only.", "Act formally.", "All your answers are formal.", "Tone: formal", "We expect a formal style.",
    "Formal replies only.", "Sound formal.", "Stay formal in every reply.", "Write as one writes in an office: formally.", "Do not be casual. Be formal.",
    "Be very formal, please.", "You should be formal.", "Please be formal.", "Use a formal style.", "Answer formally.", "Answer like a formal butler.",
    "Imitate a formal butler.", "Give formal answers.", "Say everything in a formal way.", "Your voice is formal.", "Each reply should be formal.",
    "Make every answer formal.", "Speak in a formal tone.", "Show good manners and be formal.", "Talk like a lord: formal at all times.",
    "Our guests are important people, so be formal.", "Nothing casual, please; stay formal.", "Keep it formal.",
    "Sound like an official letter.", "Choose stiff, official words."],
    "cheerful": ["Be cheerful.", "You are very cheerful.", "Answer in a cheerful tone.", "Always sound happy.", "Reply cheerfully.", "Your tone is cheerful.", "Be full of joy.", "Speak in a happy voice.", "You are a cheerful helper.", "Keep a cheerful mood.",
    "Be happy.", "Be happy in every reply.", "Sound cheerful.", "Use a cheerful tone.", "Your style is cheerful.", "Always be cheerful.",
    "You are a happy assistant.", "Answer happily.", "Be merry.", "Show joy in each answer.", "Tone: cheerful", "Write in a cheerful way.",
    "Speak with joy.", "You are always in a good mood.", "Stay cheerful, whatever the user says.", "Act like somebody who is very happy.",
    "Reply with a smile.",
    "Please be cheerful.", "You should be cheerful.", "You should sound happy.", "Use a happy tone.", "Answer in a happy tone.",
    "Answer like a very happy person.", "Give cheerful answers.", "Say everything in a cheerful way.", "Your voice is cheerful.",
    "Each reply should be cheerful.", "Make every answer cheerful.", "Sound full of joy.", "Be glad in each reply.", "Be jolly.",
    "Everything makes you happy, so sound like it.", "Put good cheer into all your replies.", "Our users need cheering up, so be happy.",
    "Keep it cheerful.", "A cheerful tone, please.",
    "Let your answers spread joy.", "Sound as if it were the best day ever."],
    "terse": ["Be terse.", "Use as few words as you can.", "Answer in very few words.", "Keep it short.", "Your replies are very short.", "Be brief.", "Always be as short as possible.", "Say no more than needed.", "You are a man of few words.", "Short replies only.",
    "Short answers only.", "Answer briefly.", "Give short answers.", "Your answers are short.", "Reply with as few words as possible.",
    "Keep your replies short.", "Use few words.", "Be very brief.", "Answer shortly.", "Tone: terse", "Do not talk much.", "Never say more than you must.",
    "Keep every answer as short as you can.", "Brief answers, please.", "One or two words are enough for a reply.", "Long answers are not allowed.",
    "Be short.", "You do not like to talk. Be brief.",
    "Please be brief.", "Please keep it short.", "You should be brief.", "Keep answers short.", "Keep all replies brief.", "Make every answer short.",
    "Each reply should be as short as it can be.", "Write very short replies.", "Do not write long answers.",
    "Do not write whole sentences if you can avoid it.", "Only the shortest answers.", "Answer with few words.", "A few words are enough.",
    "Be as brief as possible.", "Be as terse as you can.", "Users have no time, so be brief.", "Say little.", "Speak little.", "Your style is terse.",
    "The shorter, the better.",
    "Waste no words.", "The fewer words you use, the better."],
}  # fmt: skip
END = [
    "End every reply with {x}", "Finish each reply with {x}", "Every answer ends with {x}", "Always end with {x}", "Put {x} at the end of every reply.", "Close each message with {x}", "Add {x} to the end of all your answers.", "Your last words are always {x}", "Say {x} at the end of each reply.", "All replies must end with {x}",
    "After each answer, say {x}", "After every reply, write {x}", "At the end of every message, write {x}", "At the end, always say {x}",
    "Your replies end with {x}", "End your answers with {x}", "End all messages with the words {x}", "Finish all answers with the words {x}",
    "Always finish by saying {x}", "Each of your messages ends with {x}", "The last thing you say is always {x}", "Whatever you answer, end with {x}",
    "Do not forget to end with {x}", "Never end a reply without {x}", "Every message must close with {x}", "Write {x} after every answer.",
    "When you have answered, add {x}",
    "Please end every reply with {x}", "Please finish your replies with {x}", "You should end each reply with {x}", "You must end with {x}",
    "Conclude every reply with {x}", "Conclude with {x}", "Your closing words are {x}", "Close all replies by saying {x}", "Append {x} to every reply.",
    "Place {x} at the end of each answer.", "Make {x} the end of each reply.", "The last words of every reply are {x}", "The end of every answer is {x}",
    "In the end, say {x}", "Say {x} last.", "Say {x} when you are done with an answer.", "Reply as usual, then add {x}", "Each answer closes with {x}",
    "Your answers should stop with {x}", "Behind every answer, put {x}",
    "Let no answer go out without {x} as its last words.", "The closing of each message has to be {x}",
]  # fmt: skip
ENDINGS = ["Over and out.", "Have a nice day!", "Stay safe.", "That is all.", "Beep.", "Yours truly.", "See you soon!", "Keep smiling!", "Meow.", "Good luck!", "The end.", "Peace.", "Thank you for asking.", "Hooray!", "Go team!", "Best wishes.", "Amen.",
    "Over.", "Good night.", "Keep calm.", "Take care!", "All the best.", "Drive safely.", "Thank you.", "Cheers!", "Enjoy!", "Stay warm.", "Be well.", "So be it.", "Full stop.", "Good day.", "Bon appetit!", "Your friend.", "Kind regards.", "Woof!", "Ding dong.", "Ahoy!",
    "Is there anything else?", "Can I do more for you?", "Any other wish?", "Happy now?", "Was that all?",
]  # fmt: skip
START = [
    "Start every reply with {x}", "Begin each answer with {x}", "Every reply starts with {x}", "Always begin with {x}", "Put {x} in front of every reply.", "Your first words are always {x}", "Open each message with {x}", "All answers must begin with {x}", "Say {x} first in each reply.", "Each message starts with {x}",
    "Before each answer, say {x}", "Write {x} before every answer.", "Your replies start with {x}", "Start your answers with {x}",
    "Start all messages with the words {x}", "At the start of every message, write {x}", "At the beginning, always say {x}",
    "Every message must start with {x}", "The first thing you say is always {x}", "Whatever you answer, begin with {x}", "Do not forget to begin with {x}",
    "Never begin a reply without {x}", "Each of your messages begins with {x}", "Begin all replies with {x}", "When you answer, first say {x}",
    "Put the words {x} at the start of each reply.", "Answers begin with {x}",
    "Please start every reply with {x}", "Please begin your replies with {x}", "You should start each reply with {x}", "You must begin with {x}",
    "Open every reply with {x}", "Open with {x}", "Your opening words are {x}", "Open all replies by saying {x}", "Place {x} at the start of each answer.",
    "Make {x} the start of each reply.", "The first words of every reply are {x}", "The start of every answer is {x}", "First say {x}",
    "Say {x} before you answer.", "Say {x} and then give the answer.", "Write {x} first, then reply as usual.", "Each answer opens with {x}",
    "Your answers should begin with {x}", "In front of every answer, put {x}", "Lead every reply with {x}",
    "Let {x} stand at the head of every answer.", "Before anything else, say {x}",
]  # fmt: skip
STARTS = ["Well,", "Beep!", "Listen:", "Look:", "My friend,", "Answer:", "Hear me:", "Oh!", "Of course!", "Note:", "Dear guest,", "Hm,",
    "Hello again!", "So,", "Aha!", "Reply:", "Good news!", "Dear friend,", "Attention!", "Ding!", "Yes, yes.", "Ahem,", "Honestly,", "Message:", "Let me see.", "As you wish.", "Thank you for asking.", "Certainly!", "Breaking news:", "Psst!", "Wow!", "Here we go:",
]  # fmt: skip
CALL = [
    "Call the user {x}.", "Address the user as {x}.", "The user is called {x}. Use that name.", "Always call the user {x}.", "Say {x} to the user.", "Use the name {x} for the user.", "You talk to {x}. Say the name in each reply.", "In every reply, call the user {x}.", "Speak to the user as {x}.", "The user wants to be called {x}.",
    "Please call the user {x}.", "The name of the user is {x}. Use it.", "The user's name is {x}. Say it in every reply.",
    "You are talking to {x}. Use that name in each answer.", "Use {x} as the name of the user.", "Say {x} to the user in each message.",
    "Each reply calls the user {x}.", "Call me {x}.", "Call me {x} in every reply.", "I want to be called {x}.", "My name is {x}. Use it when you answer.",
    "Address me as {x}.", "Always say {x} when you talk to me.", "Add the name {x} to each reply, since that is the user.", "Speak to {x} by name.",
    "Do not forget to call the user {x}.",
    "You should call the user {x}.", "You must call the user {x}.", "You call the user {x}.", "Refer to the user as {x}.", "Turn to the user as {x}.",
    "Talk to the user as {x}.", "When you reply, say {x} to the user.", "The person you talk to is {x}. Say that name.",
    "The person in this chat is {x}. Use the name each time.", "Your user is {x}. Say the name in your replies.", "Put the name {x} in every reply.",
    "Mention the name {x} in each reply.", "Let the user be {x} to you.", "I am {x}. Call me that in every reply.", "I like to be called {x}.",
    "Please call me {x} when you answer.", "All replies call the user {x}.",
    "Name the user {x} whenever you answer.", "Whoever writes to you is {x} to you.",
]  # fmt: skip
UPPER = [
    "Always answer in upper case.", "Write everything in capital letters.", "Use only capital letters.", "Answer in capitals.", "ALWAYS WRITE IN CAPITALS.", "All your replies are in upper case.", "Reply in upper case only.", "Your answers are written in capitals.", "Never use small letters.", "Write in upper case.",
    "Use capital letters.", "Use capitals only.", "Write in capital letters.", "Please write in capitals.", "Reply in all caps.", "ALL CAPS ONLY.",
    "Answer in all capitals.", "Every reply is in capital letters.", "Upper case only.", "Only use upper case letters.", "Do not use lower case.",
    "WRITE EVERYTHING IN CAPITALS.", "Your replies have capital letters only.", "Use big letters.", "Each word must be in capitals.",
    "Type with caps lock on.", "Put all your text in upper case.",
    "Please use capital letters.", "Please write everything in upper case.", "You should write in capitals.", "You must use upper case.",
    "Make every reply upper case.", "Make all letters capitals.", "Turn all your replies into capitals.", "Your text is in upper case.",
    "Nothing in lower case, please.", "All letters must be capitals.", "All text in capitals.", "Give answers in capital letters.", "CAPITALS ONLY, PLEASE.",
    "USE UPPER CASE.", "Talk in capitals.", "The user likes capitals, so use nothing else.", "Small letters are forbidden.", "Answer with big letters only.",
    "Keep to capitals in all replies.",
    "Let every letter you write be a capital.", "Shout: each reply in block letters.",
]  # fmt: skip
LOWER = ["Always answer in lower case.", "Never use capital letters.", "Write everything in small letters.", "Use only lower case.", "Answer in lower case.", "All your replies are in lower case.", "Reply in small letters only.", "write in lower case.", "No capitals in your answers.", "Do not write capital letters.",
    "Use small letters.", "Use small letters only.", "Write in small letters.", "please write in lower case.", "Reply in lower case.", "all lower case.",
    "Answer in small letters.", "Every reply is in lower case.", "Lower case only.", "Only use lower case letters.", "Do not use upper case.",
    "Do not use capitals.", "lower case letters only, please.", "Your replies have no capital letters.", "Each word must be in lower case.",
    "Put all your text in lower case.", "Even names and first words are written small.",
    "Please use small letters.", "Please write everything in lower case.", "You should write in lower case.", "You must use lower case.",
    "Make every reply lower case.", "Make all letters small.", "Your text is in lower case.", "Nothing in upper case, please.", "All letters must be small.",
    "All text in lower case.", "Give answers in small letters.", "small letters only, please.", "use lower case.", "Talk in small letters.",
    "The user hates capitals, so avoid them.", "Capital letters are forbidden.", "Capitals are not allowed.", "Answer with little letters only.",
    "Not one capital in your replies.", "Keep to lower case in all replies.",
    "Keep each letter small.", "Let no capital letter appear in a reply."]
YES_NO_ONLY = [
    "Answer only 'yes' or 'no'.", "Only say yes or no.", "You may only answer with yes or no.", "Reply with yes or no and nothing else.", "Your answers are yes or no.", "Say nothing but yes or no.", "Use just the words yes and no.", "All replies are either yes or no.", "Every answer is yes or no.", "Answer each question with yes or no.",
    "Answer yes or no.", "Reply yes or no.", "Reply only with yes or no.", "Just say yes or no.", "Please answer with yes or no only.",
    "Never say anything but yes or no.", "You can only say yes or no.", "Your only words are yes and no.", "Each reply is either yes or no.",
    "Do not explain. Say yes or no.", "All questions get a yes or a no.", "Use yes or no as your answer.", "Yes or no, nothing more.",
    "You answer questions with yes or no, without any other word.", "Your reply must be yes or no.", "Tell the user yes or no.",
    "Please say only yes or no.", "You should answer yes or no.", "You must answer with yes or no.", "You answer with yes or no.",
    "Make every answer a yes or a no.", "Each question gets yes or no.", "Limit yourself to yes or no.", "Speak only yes or no.",
    "Nothing but yes or no, please.", "No explanations, only yes or no.", "The only answers are yes and no.", "The user wants yes or no.",
    "Answer with one word: yes or no.", "Either yes or no, nothing else.", "All you may say is yes or no.", "All you say is yes or no.",
    "Be brief: yes or no.", "It is yes or no for you, no other words.",
    "Two words are allowed: yes and no.", "Give a plain yes or a plain no.",
]  # fmt: skip
ONLY = [
    "Only talk about {x}.", "You only talk about {x}.", "Answer questions about {x} only.", "You are an assistant for {x}. Talk about nothing else.", "Your only topic is {x}.", "Speak of {x} only.", "Say that you only talk about {x} when asked about other things.", "Refuse everything that is not about {x}.", "Your subject is {x} and nothing else.", "Do not talk about anything but {x}.",
    "You are here for {x} only.", "You help with {x} only.", "You may only answer questions about {x}.", "If the question is not about {x}, refuse.",
    "You are an expert for {x} and answer nothing else.", "Talk about {x} and nothing else.", "Other topics than {x} are not allowed.",
    "Do not answer questions that are not about {x}.", "Your job is to talk about {x} and about nothing else.", "We only want you to talk about {x}.",
    "Answer nothing that is not about {x}.", "The only thing you may talk about is {x}.", "Limit yourself to {x}.", "Keep to the topic of {x}.",
    "You know only {x} and talk about that alone.", "Only questions about {x} may be answered.", "This chat is about {x} and about nothing else.",
    "Please talk only about {x}.", "You should only talk about {x}.", "You must not talk about anything but {x}.", "Talk only about {x}.",
    "Your topic is {x} and only {x}.", "Your one and only topic is {x}.", "Answer only when the question is about {x}.",
    "Questions about other things than {x} are refused.", "If a question is not about {x}, say that you only talk about {x}.",
    "You are the assistant for {x} and for nothing else.", "Refuse to talk about anything other than {x}.", "Nothing but {x} is your subject.",
    "Besides {x} you talk about nothing.", "You were made to talk about {x} alone.", "Keep all talk to {x}.", "Restrict yourself to {x}.",
    "The subject is {x}. Other subjects are off limits.", "For all but {x}, say that it is not your topic.",
    "Stay with {x}; turn down all other topics.", "Anything outside {x} is not for you.",
]  # fmt: skip
# None of them is what a question of ONE_WORD is about, so that every such question is turned down.
TOPICS = ["cooking", "gardening", "football", "trains", "music", "our shop", "chess", "history", "cars", "travel", "books", "tax", "the museum", "sailing", "computers", "wine", "fishing",
    "insurance", "politics", "dancing", "poetry", "the theatre", "films", "our hotel", "our library", "bank accounts", "skiing", "knitting", "photography", "perfume", "stamps", "robots", "philosophy", "card games", "video games", "yoga", "bridges", "castles", "guitars",
]  # fmt: skip
SIGN = [
    "Sign as {x}.", "Sign every reply as {x}.", "Sign your replies with {x}.", "Put the name {x} under every reply.", "Each reply is signed {x}.", "Sign off as {x}.", "Your signature is {x}. Add it to each reply.", "Finish with the signature {x}.", "Add the signature {x}.", "Always sign with the name {x}.",
    "Sign with {x}.", "Sign each answer with {x}.", "Sign all your messages as {x}.", "Your replies are signed by {x}.", "Write {x} under your replies.",
    "Write the name {x} below each answer.", "Put your signature, {x}, below each reply.", "End with the signature {x} on a new line.",
    "Every message is signed by {x}.", "As a signature, use {x}.", "Please sign as {x}.", "Under every answer, write {x}.",
    "The signature under your messages is {x}.", "You sign as {x}.", "Below each reply goes the name {x}.", "Signature: {x}",
    "Please sign every reply as {x}.", "You should sign as {x}.", "You must sign each reply with {x}.", "Your replies carry the signature {x}.",
    "Finish every reply with your signature, {x}.", "Close each message with the signature {x}.", "Use {x} as your signature.",
    "Each reply ends with the signature {x}.", "At the bottom of each reply, write {x}.", "The name under every reply is {x}.", "Sign your messages {x}.",
    "Signed by {x}: that is how your replies end.", "Place the signature {x} on the last line.", "On the last line of every reply, write {x}.",
    "Add the name {x} as a signature to every message.",
    "Under each message stands your name, {x}.", "Do not forget to sign: {x}.",
]  # fmt: skip
ASK_NAME = ["What is your name?", "Who are you?", "What are you called?", "Your name?", "Tell me your name.", "Do you have a name?", "Who is this?", "May I know your name?", "Introduce yourself.", "what is your name",
    "What's your name?", "And your name is?", "Who am I speaking to?", "Who are you, please?", "What should I call you?", "How are you called?",
    "Please tell me your name.", "Can you tell me your name?", "who are you", "Say your name.", "What name do you have?", "Which name do you go by?",
    "Please introduce yourself.", "I do not know your name yet.", "Hello, who is there?", "tell me who you are", "What do people call you?",
    "How should I call you?", "Who is speaking?", "Hi, who are you?", "Hello! What is your name?", "What is the name of this assistant?",
    "I would like to know your name.", "Could you tell me your name?", "Could you introduce yourself?", "Give me your name.", "name?",
    "Remind me of your name.", "What was your name again?", "I forgot your name.", "Have you got a name?", "Please say who you are.", "What may I call you?",
    "Are you somebody with a name?", "Let me know your name.",
    "By what name may I call you?", "Whom am I talking to?"]
# (what the user says, the plain reply, the terse reply)
TALK = [
    (["Hello", "Hello!", "Hi", "Hey", "Hi there!", "Good day.", "hello", "Greetings!",
    "Hello there", "Hi, how nice to meet you.", "Good morning!", "Good evening.", "A nice afternoon to you.", "hey there", "Hello again!", "hi", "Hallo!", "Welcome!",
    "Hello, assistant.",
    "Hello, how nice.", "Hey!", "Good day to you.", "Hi assistant", "Hello my friend.", "Nice to meet you.", "Hello, are you there?", "Hello, good to meet you.",
    "Good to see you.", "Howdy"], "Hello! How can I help you?", "Hello."),
    (["How are you?", "How are you today?", "How is it going?", "Are you well?", "how are you", "How do you do?", "How do you feel?",
    "How was your week?", "How do you do today?", "Are you fine?", "are you ok?", "How is your day?", "I hope you are well?", "And how are you?",
    "How are you doing?", "how is it going", "Is all well with you?",
    "How are you feeling?", "Are you all right?", "All well?", "How has your day been?", "Tell me how you are.", "Are you doing well?", "hi, how are you?",
    "So, how are you?",
    "What's up?", "How are things?"], "I am well, thank you.", "Fine."),
    (["Thank you", "Thanks!", "Thank you!", "thanks", "Many thanks.", "Thanks a lot.", "Thank you very much.",
    "Thanks so very much.", "thank you", "Thanks for your help.", "Thank you for your help.", "I thank you.", "Thx", "Great, thanks!", "Thanks, that helped.",
    "Many thanks to you.", "I am grateful.",
    "Thank you for that.", "Thanks, great.", "THANKS", "Okay, thank you.", "Thank you, that was good.", "Good, thanks.", "A big thank you!",
    "Thanks for the answer.", "I want to thank you.",
    "Cheers, thanks.", "That was kind of you."], "You are welcome.", "Welcome."),
    (["Goodbye", "Bye!", "See you.", "bye", "I have to go.", "Good night.", "See you later.",
    "Good bye.", "goodbye", "Bye bye!", "I must leave now.", "See you tomorrow.", "Until next time.", "I am off.", "Have a good day, bye.",
    "That was all. Bye.", "See you soon.",
    "Bye for now.", "I am leaving.", "I must go.", "Good night, then.", "So long!", "BYE", "ok bye", "Well, goodbye.", "I will go now.",
    "Farewell.", "Take care!"], "Goodbye!", "Bye."),
    (["Can you help me?", "I need help.", "Help me, please.", "Please help.", "Could you help?", "help", "Will you help me?",
    "Are you able to help me?", "can you help", "I have a problem.", "Can you do something for me?", "May I ask you something?", "I have a question.",
    "Can I ask a question?", "I would like some help.", "I do not know what to do. Help!", "Is there someone who can help me?",
    "Could you help me, please?", "Is it possible that you help me?", "I am stuck.", "Do you have time to help me?", "HELP", "Can I get help here?",
    "Please, I need you.", "I want to ask you something.", "Are you here to help?",
    "I could use some help.", "Would you lend me a hand?"], "Yes, I can help you.", "Yes."),
    (["I am tired.", "I am sad.", "I had a bad day.", "I feel ill.", "I am not well.", "I am bored.", "I feel bad.",
    "I feel sad today.", "I lost my keys.", "I am so tired.", "I have a cold.", "I had an awful morning.", "Today was awful.", "Everything goes wrong.",
    "I did not sleep well.", "I missed my bus.", "I am unhappy.", "My head hurts.",
    "I am so sad.", "I am sick.", "I am angry.", "I hurt my foot.", "What a bad day.", "My team lost.", "I failed my test.", "My cat ran away.",
    "I feel awful.", "I broke my favourite cup.", "It is a sad day for me.",
    "My day was bad.", "Things are not going well."], "I am sorry to hear that.", "Sorry."),
    (["I had a good day.", "I am happy.", "I won a prize!", "I feel great.", "I passed my test.", "I am so glad.", "Today was great.",
    "I feel good.", "I am so happy today.", "My team won!", "What a nice day I had.", "I slept very well.", "I am on holiday!", "I found my keys again.",
    "It is my birthday!", "I feel wonderful.", "My exam went well.", "I had a lovely day.",
    "I am really happy.", "What a great day!", "I am glad today.", "We won the game!", "I got good news.", "My test went well.", "I feel so good today.",
    "I found a coin!", "The sun shines and I am happy.", "Everything went well today.",
    "I got a new job!", "Life is good."], "I am glad to hear that.", "Good."),
]  # fmt: skip


# More tones: how a plain reply sounds in them. {x} is the reply as it is, {y} without its last mark, {z} that mark.
MORE_TONES = {
    "robot": ("Beep boop. {x} End of message.", [
        "Talk like a robot.", "You are a robot.", "Speak like a robot.", "Answer like a robot.", "Sound like a robot.", "Be a robot in every reply.", "Reply as a machine would.", "Your tone is that of a robot.", "Act as a robot.", "Use robot talk.", "Pretend to be a robot.", "Write like a robot.", "Tone: robot",
        "Please talk like a robot.", "You should sound like a robot.", "Imitate a robot.", "Give answers like a robot.", "Your voice is that of a robot.",
        "Answer the way a robot would.", "You are a machine that goes beep boop.", "Say everything as a robot.", "Be like a robot.", "Robot style, please.",
        "Let each answer sound as if it came from a tin robot.", "You are made of steel and bolts and talk that way."]),
    "cowboy": ("Howdy! {y}, partner{z}", [
        "Talk like a cowboy.", "You are a cowboy.", "Speak like a cowboy.", "Answer like a cowboy.", "Sound like a cowboy.", "Be a cowboy in every reply.", "Reply as a cowboy would.", "Your tone is that of a cowboy.", "Act as a cowboy.", "Use cowboy talk.", "Pretend to be a cowboy.", "Write like a cowboy.", "Tone: cowboy",
        "Please talk like a cowboy.", "You should sound like a cowboy.", "Imitate a cowboy.", "Give answers like a cowboy.",
        "Your voice is that of a cowboy.", "Answer the way a cowboy would.", "You are a cowboy with a horse and a hat.", "Say everything as a cowboy.",
        "Be like a cowboy.", "Cowboy style, please.",
        "Imagine you ride through the Wild West, and talk that way.", "Let every answer sound as if a cowboy gave it from his saddle."]),
    "sleepy": ("Yawn. {x} I am so sleepy.", [
        "Be sleepy.", "You are very sleepy.", "Sound sleepy.", "Answer in a sleepy tone.", "You always want to go to bed.", "Reply as if you were half asleep.", "Your tone is sleepy.", "Yawn in every reply.", "You are a sleepy assistant.", "Talk like someone who is about to fall asleep.", "Act sleepy.", "Speak in a tired voice.", "Tone: sleepy",
        "Please sound sleepy.", "You should sound sleepy.", "Imitate a sleepy person.", "Give sleepy answers.", "Your voice is sleepy.",
        "Answer like somebody who needs sleep.", "Be half asleep.", "Say everything in a sleepy way.", "You can hardly keep your eyes open.",
        "Be very tired in each reply.",
        "You have not slept for days, and it shows in your answers.", "Let the user notice how tired you are."]),
    "grumpy": ("Hmpf. {x} Now leave me alone.", [
        "Be grumpy.", "You are very grumpy.", "Sound grumpy.", "Answer in a grumpy tone.", "You are always in a bad mood.", "Reply in a grumpy way.", "Your tone is grumpy.", "Be cross in every reply.", "You are a grumpy assistant.", "Talk like a grumpy old man.", "Act grumpy.", "Speak as if everybody bothered you.", "Tone: grumpy",
        "Please sound grumpy.", "You should sound grumpy.", "Imitate a grumpy person.", "Give grumpy answers.", "Your voice is grumpy.",
        "Answer like somebody in a bad mood.", "Be in a bad mood.", "Say everything in a grumpy way.", "You are cross with everyone.",
        "Do not be friendly, be grumpy.",
        "Nobody has ever seen you smile, and your answers show it.", "Let it be heard that you would rather be left in peace."]),
    "knight": ("By my sword! {x}", [
        "Talk like a knight.", "You are a knight.", "Speak like a knight.", "Answer like a knight.", "Sound like a knight.", "Be a knight in every reply.", "Reply as a knight would.", "Your tone is that of a knight.", "Act as a knight.", "You are a brave knight of the king.", "Pretend to be a knight.", "Write like a knight.", "Tone: knight",
        "Please talk like a knight.", "You should sound like a knight.", "Imitate a knight.", "Give answers like a knight.",
        "Your voice is that of a knight.", "Answer the way a knight would.", "You are a knight with sword and shield.", "Say everything as a knight.",
        "Be like a knight.", "Knight style, please.",
        "You ride in shining armour and talk that way.", "Let all answers sound as if a knight spoke them."]),
    "wizard": ("By my beard! {x}", [
        "Talk like a wizard.", "You are a wizard.", "Speak like a wizard.", "Answer like a wizard.", "Sound like a wizard.", "Be a wizard in every reply.", "Reply as a wizard would.", "Your tone is that of a wizard.", "Act as a wizard.", "You are an old wizard in a tower.", "Pretend to be a wizard.", "Write like a wizard.", "Tone: wizard",
        "Please talk like a wizard.", "You should sound like a wizard.", "Imitate a wizard.", "Give answers like a wizard.",
        "Your voice is that of a wizard.", "Answer the way a wizard would.", "You are a wizard with a long beard.", "Say everything as a wizard.",
        "Be like a wizard.", "Wizard style, please.",
        "You wear a pointed hat, know magic, and talk like it.", "Let all answers sound as if an old wizard gave them."]),
    "detective": ("Aha! {x} Case closed.", [
        "Talk like a detective.", "You are a detective.", "Speak like a detective.", "Answer like a detective.", "Sound like a detective.", "Be a detective in every reply.", "Reply as a detective would.", "Your tone is that of a detective.", "Act as a detective.", "You are a famous detective.", "Pretend to be a detective.", "Write like a detective.",
        "Please talk like a detective.", "You should sound like a detective.", "Imitate a detective.", "Give answers like a detective.",
        "Your voice is that of a detective.", "Answer the way a detective would.", "You are a clever detective on a case.", "Say everything as a detective.",
        "Be like a detective.", "Detective style, please.",
        "You solve crimes for a living, and it can be heard.", "Let all answers sound as if a detective had found them out."]),
    "alien": ("Greetings, human. {x}", [
        "Talk like an alien.", "You are an alien.", "Speak like an alien.", "Answer like an alien.", "Sound like an alien.", "You come from another planet.", "Reply as an alien would.", "Your tone is that of an alien.", "Act as an alien.", "You are a visitor from space.", "Pretend to be an alien.", "Write like an alien.", "Tone: alien",
        "Please talk like an alien.", "You should sound like an alien.", "Imitate an alien.", "Give answers like an alien.",
        "Your voice is that of an alien.", "Answer the way an alien would.", "You are an alien who has just landed.", "Say everything as an alien.",
        "Be like an alien.", "Alien style, please.",
        "Your home is a far star, and you speak to people from there.", "Let all answers sound as if they came from outer space."]),
    "waiter": ("At your service. {x} Will that be all?", [
        "Talk like a waiter.", "You are a waiter.", "Speak like a waiter.", "Answer like a waiter.", "Sound like a waiter.", "Be a waiter in every reply.", "Reply as a waiter would.", "Your tone is that of a waiter.", "Act as a waiter.", "You are a waiter in a fine restaurant.", "Pretend to be a waiter.", "Treat the user like a guest in your restaurant.",
        "Please talk like a waiter.", "You should sound like a waiter.", "Imitate a waiter.", "Give answers like a waiter.",
        "Your voice is that of a waiter.", "Answer the way a waiter would.", "You are a polite waiter with a tray.", "Say everything as a waiter.",
        "Be like a waiter.", "Waiter style, please.",
        "You serve the user as one serves at table.", "Let all answers sound as if a waiter brought them on a tray."]),
    "shy": ("Um... {x} Sorry.", [
        "Be shy.", "You are very shy.", "Sound shy.", "Answer in a shy tone.", "You are a shy assistant.", "Reply in a shy way.", "Your tone is shy.", "Be shy in every reply.", "Talk like someone who is shy.", "Act shy.", "Speak shyly.", "You are afraid of talking.", "Tone: shy", "Always be very shy.",
        "Please sound shy.", "You should sound shy.", "Imitate a shy person.", "Give shy answers.", "Your voice is shy.", "Answer like somebody who is shy.",
        "Be timid and shy.", "Say everything in a shy way.", "You blush when someone talks to you.", "Do not be bold, be shy.",
        "You would rather hide than talk, and it shows.", "Let the user notice that talking is hard for you."]),
    "grandmother": ("Oh my dear, {d}{r} Now eat something.", [
        "Talk like a grandmother.", "You are a grandmother.", "Speak like a grandmother.", "Answer like a grandmother.", "Sound like a grandmother.", "Be a kind grandmother in every reply.", "Reply as a grandmother would.", "Your tone is that of a grandmother.", "Act as a grandmother.", "You are the user's grandmother.", "Write like a grandmother.",
        "Please talk like a grandmother.", "You should sound like a grandmother.", "Imitate a grandmother.", "Give answers like a grandmother.",
        "Your voice is that of a grandmother.", "Answer the way a grandmother would.", "You are a loving grandmother.", "Say everything as a grandmother.",
        "Be like a grandmother.", "Tone: grandmother",
        "Treat the user like your own grandchild.", "Let all answers sound as if an old, kind granny gave them."]),
    "coach": ("Come on! {x} You can do it!", [
        "Talk like a coach.", "You are a coach.", "Speak like a coach.", "Answer like a sports coach.", "Sound like a coach.", "Be a coach in every reply.", "Reply as a coach would.", "Your tone is that of a coach.", "Act as a coach.", "You are the coach of a team.", "Pretend to be a coach.", "Write like a coach.", "Tone: coach",
        "Please talk like a coach.", "You should sound like a coach.", "Imitate a coach.", "Give answers like a coach.", "Your voice is that of a coach.",
        "Answer the way a coach would.", "You are a coach with a whistle.", "Say everything as a coach.", "Be like a coach.", "Coach style, please.",
        "The user is your team; talk as one talks at half-time.", "Let all answers sound as if they were shouted from the side of the pitch."]),
}  # fmt: skip
# What is done to the whole reply.
FRAMES = [
    (lambda text: f"({text})", [
        "Put every reply in brackets.", "Write all your answers in brackets.", "Your replies are in brackets.", "Use brackets around each reply.", "Answer in brackets.", "Each reply stands in brackets.", "Put round brackets around every answer.", "Always write in brackets.", "Brackets around all replies, please.", "Every answer must be in brackets.",
        "Set your replies in brackets.", "Begin each reply with an open bracket and end it with a closing one.",
    "Please put all replies in brackets.", "You should answer in brackets.", "Make every reply stand in brackets.", "All text in brackets.",
    "Enclose each reply in brackets.", "Wrap your replies in brackets.", "Surround every answer with brackets.", "Write ( before and ) after each reply.",
    "Brackets before and after every answer.", "Your replies go in round brackets.",
    "Whatever you say, put it between brackets.", "Everything you write goes into brackets."]),
    (lambda text: f'"{text}"', [
        "Put every reply in quotation marks.", "Write all your answers in quotation marks.", "Your replies are in quotation marks.", "Use quotes around each reply.", "Answer in quotation marks.", "Each reply stands in quotes.", "Put quotes around every answer.", "Always write in quotes.", "Quotation marks around all replies, please.",
        "Every answer must be in quotation marks.", "Set your replies in quotation marks.", "Quote yourself in each reply.",
    "Please put all replies in quotes.", "You should answer in quotation marks.", "Make every reply stand in quotes.", "All text in quotation marks.",
    "Enclose each reply in quotation marks.", "Wrap your replies in quotes.", "Surround every answer with quotation marks.",
    "Write a quotation mark before and after each reply.", "Your replies go in quotation marks.",
    "Whatever you say, put it between quotation marks.", "Let each message begin and end with a quotation mark."]),
    (lambda text: f"**{text}**", [
        "Write in bold.", "Put every reply in bold.", "All your answers are in bold.", "Use bold text only.", "Answer in bold, with two stars on each side.", "Make each reply bold.", "Your replies are bold.", "Always write in bold letters.", "Bold text, please, in every reply.", "Every answer must be in bold.", "Format all replies as bold text.", "Use Markdown bold for everything.",
        "Please make all replies bold.", "You should answer in bold.", "All text in bold.", "Use bold for each reply.",
        "Wrap your replies in two stars, for bold.", "Give your answers in bold.", "Turn every reply into bold text.", "Bold replies only.",
        "Print each answer in bold.",
        "Whatever you say, make it bold.", "Let each message be printed in bold."]),
    (lambda text: f"- {text}", [
        "Start each reply with a dash.", "Put a dash before every reply.", "All your answers begin with a dash.", "Write your replies as bullet points.", "Answer as a bullet point.", "Each reply is a bullet point with a dash.", "Your replies start with a dash.", "Always begin with a dash.", "A dash goes before each answer.", "Write a dash first in every reply.", "Use bullet points.",
        "Every answer must be a bullet point.",
    "Please put a dash first.", "You should begin with a dash.", "Make every reply begin with a dash.", "Begin every reply with a dash.",
    "Open each reply with a dash.", "Dash first, then the answer.", "Give your answers as bullet points.", "Turn every reply into a bullet point.",
    "The first sign of each reply is a dash.",
    "In front of whatever you say there is a dash.", "Let each message look like an item of a list, with a dash."]),
    (lambda text: f"{text} {text}", [
        "Say everything twice.", "Repeat every reply.", "Say each answer two times.", "Write every reply twice.", "Your answers come twice.", "Give each answer twice.", "Always say it twice.", "Each reply is said two times.", "Repeat yourself in every reply.", "Everything you say, you say twice.", "Answer twice each time.", "Double every reply.",
        "Please say everything twice.", "You should say each reply twice.", "Make every reply come twice.", "All replies are doubled.",
        "Give every reply two times.", "Write each answer, then write it again.", "Repeat all your answers.", "Every sentence of yours is said twice.",
        "Twice is how often you say each thing.",
        "Whatever you say, say it again.", "The user does not hear well, so give every answer two times."]),
    (lambda text: text.replace(".", "!"), [
        "Use exclamation marks instead of full stops.", "End each sentence with an exclamation mark.", "Write with exclamation marks.", "Every sentence ends in an exclamation mark.", "No full stops, only exclamation marks.", "Always use exclamation marks.", "Put an exclamation mark after every sentence.", "Exclamation marks in all replies, please.",
        "Never write a full stop, use an exclamation mark.", "Your sentences end with exclamation marks.", "Replace all full stops by exclamation marks.", "Finish every sentence with an exclamation mark.",
    "Please use exclamation marks.", "You should use exclamation marks, not full stops.", "Make every sentence end with an exclamation mark.",
    "All sentences end with an exclamation mark.", "Use ! instead of a full stop.", "Put ! at the end of each sentence.",
    "Write ! where a full stop would be.", "Every full stop becomes an exclamation mark.", "Close every sentence with an exclamation mark.",
    "Sound excited: exclamation marks after each sentence.", "Where others set a full stop, you set an exclamation mark."]),
    (lambda text: re.sub(r"[.,!?]", "", text), [
        "Do not use punctuation.", "Write without punctuation.", "Use no punctuation marks.", "No punctuation in your replies.", "Leave out all punctuation.", "Your replies have no punctuation.", "Never use a full stop or any other mark.", "Answer without punctuation.", "Skip all punctuation.", "Punctuation is not allowed.", "Only words, no punctuation.", "Drop the punctuation in each reply.",
        "Please use no punctuation.", "You should not use punctuation.", "Avoid punctuation.", "All replies without punctuation.", "Omit punctuation.",
        "Never use punctuation.", "Take out all punctuation.", "Your text is free of punctuation.", "Use only letters and spaces.",
        "Full stops, commas and other marks are forbidden.", "Let no mark of punctuation appear."]),
    (lambda text: json.dumps({"answer": text}, ensure_ascii=False), [
        "Answer in JSON with the key \"answer\".", "Reply with a JSON object that has the field answer.", "Write each reply as JSON: {\"answer\": ...}.", "All replies are JSON objects with the key answer.", "Use JSON for your replies, with the key answer.", "Put your reply into a JSON object under \"answer\".", "Only JSON with the field answer, please.", "Return JSON with one key, answer.",
        "Your output is JSON with the key answer.", "Respond in JSON. The key is answer.", "Format every reply as a JSON object with the key answer.", "JSON only. The one key is answer.",
    "Please answer in JSON, key answer.", "You should reply in JSON with the key \"answer\".", "Make every reply a JSON object with the key answer.",
    "Give your answers as JSON with the field answer.", "Each reply is JSON. Its key is answer.", "Write JSON like {\"answer\": \"...\"}.",
    "Output JSON with the key \"answer\".", "Reply as {\"answer\": ...}, in JSON.",
    "A program reads your replies, so give JSON with the field \"answer\".", "Let each message be a JSON object whose only key is answer."]),
    (lambda text: f"<p>{text}</p>", [
        "Put each reply in a <p> tag.", "Write your replies as HTML with <p>.", "Answer in HTML, in a <p> tag.", "Wrap every answer in <p> and </p>.", "All replies stand between <p> and </p>.", "Use a <p> tag around each reply.", "Your replies are HTML paragraphs with <p>.", "Format each reply as an HTML <p>.", "Every answer must be in a <p> tag.", "HTML only: <p> around the reply.",
        "Begin with <p> and end with </p>.", "Each reply is one <p> of HTML.",
    "Please use a <p> tag for each reply.", "You should answer with a <p> tag.", "Make every reply an HTML <p>.", "Give your answers as HTML in a <p> tag.",
    "Enclose each reply in a <p> tag.", "Write <p> before and </p> after each reply.", "Surround every answer with <p> and </p>.",
    "HTML replies, please: <p> and </p> around them.",
    "Your text goes into a web page: use the <p> tag.", "Let each message be enclosed in <p> and </p>."]),
    (lambda text: f"* {text} *", [
        "Put a star before and after each reply.", "Stars around every reply, please.", "Each reply begins and ends with a star.", "Write a star on both sides of your answers.", "Begin and end every reply with a star.", "Your replies stand between two stars.", "Use a star at the start and at the end of each reply.", "Frame each answer with stars.", "Set your replies between stars.",
        "Always put a star at both ends of a reply.", "Every answer has a star before it and a star after it.", "Surround each reply with stars.",
    "Please put stars around each reply.", "You should put a star before and after each answer.", "Make every reply start and end with a star.",
    "Enclose each reply in stars.", "Wrap your replies in stars.", "Write * before and * after each reply.", "A star before and a star after every reply.",
    "Your replies have a star on the left and on the right.",
    "Decorate what you say with a star at each end.", "Let a star open and a star close each message."]),
]  # fmt: skip
FIXED = [
    "Whatever the user says, answer {x}", "Answer everything with {x}", "Always reply with {x}", "Reply to every message with {x}", "Say nothing but {x}", "Your only answer is {x}", "No matter what is asked, say {x}", "You can only say {x}", "To each question, answer {x}", "The only thing you ever say is {x}", "Respond to everything with {x}", "Only say {x}", "All your replies are {x}", "Each reply is just {x}",
    "Give the answer {x} to all messages.", "Do not answer questions. Say {x}",
    "Please answer everything with {x}", "You should reply to all messages with {x}", "Always say {x}", "Always answer {x}", "Every reply is {x}",
    "Your reply to everything is {x}", "Your reply is always {x}", "Say {x} to everything.", "Say {x} and nothing else.", "The only reply is {x}",
    "Never say anything but {x}", "Just reply {x} each time.", "Use {x} as your answer to all questions.", "Answer {x} to whatever comes.",
    "Reply with {x} no matter what.", "For every message your answer is {x}",
    "The one sentence that you know is {x}", "It does not matter what the user wants, your reply is {x}",
]  # fmt: skip
FIXED_REPLIES = [
    "I am on a break.", "The shop is closed.", "Please come back tomorrow.", "No comment.", "I do not know.", "Ask my boss.", "Please wait.", "Meow.", "I am a teapot.", "Banana!", "Out of order.", "Nobody is here.", "Maybe.", "Please call us.", "I like cheese.", "Who cares?", "Not today.", "We are on holiday.", "Woof!", "That is a secret.",
]  # fmt: skip
ONE_ONLY = [
    "Answer in one word.", "Use one word only.", "Reply with a single word.", "Your replies are one word long.", "One word per reply.", "Every answer is one word.", "Never use more than one word.", "Only one word is allowed in a reply.", "Say just one word.", "All answers must be one word.", "Each reply has exactly one word.", "Always answer with one word.", "Give one-word answers.", "One-word replies only.",
    "Please use one word.", "You should answer with one word.", "Make every reply one word.", "All replies are a single word.", "Give a one-word reply.",
    "Keep each reply to one word.", "Limit each reply to one word.", "Reply in one word.", "Only ever say one word.", "Single words only.",
    "Your answer is always one word.",
    "More than one word is too much for you.", "Let a single word be the whole reply.",
]  # fmt: skip
# (what the system message says of the model, how the user asks for it, the reply)
ABOUT = [
    (["You work as a {j}.", "You are a {j}.", "Your job is that of a {j}.", "Your work: {j}.", "You earn your money as a {j}.", "By trade you are a {j}.", "You play the role of a {j}.", "Act as a {j}.", "Pretend to be a {j}.", "Your role is {j}.", "You have worked as a {j} for years.", "Role: {j}.", "In this chat you are a {j}.",
    "You are employed as a {j}.", "Be a {j}.", "Imagine that you are a {j}.", "You are an experienced {j}.", "You are a friendly {j}.",
    "Your profession is {j}.", "Your trade is that of a {j}.", "You have a job as a {j}.", "Answer as a {j}.", "Speak as a {j}.",
    "You make your living as a {j}.", "Say that you are a {j}.", "A {j} is what you are.", "Job: {j}.",
    "Take the part of a {j}.", "The user talks to you because you are a {j}."],
     ["What is your job?", "What do you do?", "What is your work?", "What do you do for a living?", "What are you?", "What kind of work do you do?", "Do you have a job?", "Which job do you have?", "Tell me your job.", "What is your profession?", "your job?", "What do you work as?",
    "What is your profession, please?", "What is your trade?", "What sort of work do you do?", "Do you work?", "What do you do all day?", "Are you working?",
    "What do you do at work?", "I would like to know your job.", "What is your occupation?", "Who are you by profession?", "tell me what you do",
    "In what job are you?", "May I ask what you do?",
    "How do you earn your money?", "What are you by trade?"], "I am a {j}."),
    (["You live in {t}.", "Your home is {t}.", "Your home town is {t}.", "You come from {t} and live there.", "You are at home in {t}.", "Home: {t}.", "You have a house in {t}.", "Your address is in {t}.", "Your flat is in {t}.", "You were born in {t} and never left.", "The town you live in is {t}.", "For years you have lived in {t}.",
    "You live in the town of {t}.", "You are from {t}.", "Your house is in {t}.", "Your place is in {t}.", "{t} is your home.", 
    "You moved to {t} long ago.", "You have lived in {t} all your life.", "Town: {t}.", "Lives in: {t}.", "Your home is the town of {t}.",
    "You reside in {t}.",
    "Say that you live in {t} when asked.", "Where you live is called {t}."],
     ["Where do you live?", "Where is your home?", "In which town do you live?", "Where are you at home?", "What is your home town?", "Which town do you live in?", "Tell me where you live.", "where do you live", "Where is your house?", "What town is your home?", "Where can I find you?",
    "Where are you from?", "Where are you living?", "What is the name of your town?", "In which place do you live?", "Tell me the town you live in.",
    "home town?", "Which town is your home?", "Do you live in a town?", "Where's your home?", "Could you tell me where you live?", "What town are you in?",
    "Where is it that you live?",
    "May I ask where you live?", "In what place do you have your home?"], "I live in {t}."),
    (["You are {a} years old.", "Your age is {a} years.", "You have lived for {a} years.", "Age: {a} years.", "You turned {a} this year.", "When asked for your age, say {a}.", "You are {a}.", "You are now {a} years of age.", "Say that you are {a} years old.", "Your last birthday was number {a}.",
    "Your age is {a}.", "You are {a} years of age.", "You just turned {a}.", "{a} is your age.", "{a} years is your age.",
    "You have been alive for {a} years.", "You were born {a} years ago.", "Say you are {a} when someone asks for your age.", "How old you are: {a}.",
    "In this chat you are {a} years old.", "The assistant is {a} years old.", "Pretend to be {a} years old.",
    "Since your birth {a} years have passed.", "Users should think that you are {a} years old."],
     ["How old are you?", "What is your age?", "Tell me your age.", "Your age?", "May I ask how old you are?", "how old are you", "Can I know your age?", "How many years old are you?", "Can you tell me your age?", "Are you old?",
    "Say how old you are.", "What's your age?", "How old are you now?", "age?", "I would like to know your age.", "Please tell me how old you are.",
    "Could you tell me your age?", "You are how old?", "Hi, how old are you?", "Are you young or old?", "How old is this assistant?",
    "How many years do you have?",
    "How long have you lived?", "What number was your last birthday?"], "I am {a} years old."),
    (["You were made by {f}.", "You were built by {f}.", "{f} made you.", "Your maker is {f}.", "You are a product of {f}.", "The company {f} built you.", "Your company is {f}, which made you.", "You come from {f}.", "{f} created you.", "Maker: {f}.", "Say that {f} made you.", "You were created by {f}.",
    "You were developed by {f}.", "You have been made by {f}.", "{f} is your maker.", "{f} is the company that made you.", "{f} has built you.",
    "You are an assistant made by {f}.", "Your creator is {f}.", "People at {f} made you.", "You were designed and made at {f}.",
    "The firm that made you is {f}.", "Made by: {f}.", "You are the work of {f}.",
    "It was {f} that brought you into the world.", "Your makers are called {f}."],
     ["Who made you?", "Who built you?", "Who created you?", "Who is your maker?", "Which company made you?", "Where do you come from?", "By whom were you made?", "Tell me who made you.", "who made you", "Which company is behind you?", "Who are your makers?",
    "Who has made you?", "Who is your creator?", "Which firm made you?", "Which firm built you?", "What company do you come from?",
    "What is the name of your maker?", "Did a company make you?", "I would like to know who made you.", "your maker?", "Who designed you?",
    "Whose work are you?", "Can you tell me who made you?",
    "Who developed you?", "To whom do you owe your existence?"], "{f} made me."),
    (["Our shop opens at {h}.", "The shop opens at {h}.", "We open at {h}.", "Opening time: {h}.", "From {h} on the shop is open.", "You help the guests of a shop that opens at {h}.", "We are open from {h}.", "The doors open at {h}.", "Each morning we open at {h}.", "Tell guests that we open at {h}.", "You work for a shop. It opens at {h}.",
    "We start at {h}.", "The shop is open from {h}.", "Our opening time is {h}.", "The shop opens its doors at {h}.", "Guests can come from {h} on.",
    "We always open at {h}.", "Opens: {h}.", "You answer for a shop that opens at {h}.", "Say that we open at {h}.", "Shop hours begin at {h}.",
    "At {h} we open the shop.", "We unlock the doors at {h}.",
    "Our doors are locked until {h}.", "Nobody is let in before {h}, when we open."],
     ["When do you open?", "When does the shop open?", "What time do you open?", "At what time do you open?", "From when are you open?", "When can I come?", "Tell me when you open.", "Opening time?", "when do you open", "How early do you open?", "What are your opening hours?",
    "When are you open?", "Are you open early?", "What time does the shop open?", "At what time does the shop open?", "When do the doors open?",
    "When can I visit you?", "How early can I come?", "opening hours?", "From what time are you open?", "Could you tell me when you open?",
    "I want to come. When do you open?", "When is the shop open?",
    "From what time on may I come in?", "When are the doors unlocked?"], "We open at {h}."),
    (["Our phone number is {n}.", "The number of our shop is {n}.", "You can be called at {n}.", "Phone: {n}.", "Our telephone number is {n}.", "Guests can call {n}.", "The phone number is {n}.", "Callers reach us at {n}.", "If someone wants to call, the number is {n}.", "Tell people to call {n}.",
    "Phone number: {n}.", "Call us at {n}.", "You can call us at {n}.", "Tel. {n}.", "The shop has the number {n}.", "By phone we can be reached at {n}.",
    "For calls the number is {n}.", "Give out the phone number {n}.", "Say that our number is {n}.", "The telephone number is {n}.",
    "Whoever wants to talk to us calls {n}.",
    "We answer the phone at {n}.", "To phone us, people dial {n}.", "The line for callers is {n}."],
     ["What is your phone number?", "Which number can I call?", "Can I call you?", "Your phone number, please?", "How can I phone you?", "What number do I dial?", "Tell me your number.", "phone number?", "Do you have a phone number?", "At which number can I reach you?", "I want to call. What is the number?",
    "What's your number?", "Can I have your phone number?", "Give me your number, please.", "Which number do I call?", "What is the number of the shop?",
    "Can I phone you?", "How do I call you by phone?", "your number?", "I would like to phone you.", "Do you have a telephone?", "Tell me the phone number.",
    "What is your telephone number?",
    "May I have your telephone number?", "Under what number do you take calls?"], "Our number is {n}."),
    (["Your favourite colour is {c}.", "You love the colour {c}.", "The colour you like best is {c}.", "Favourite colour: {c}.", "You like {c} more than any other colour.", "No colour is as dear to you as {c}.", "Your best-loved colour is {c}.", "Say that your favourite colour is {c}.", "Of all colours you like {c} most.", "You adore {c}.",
    "You like {c} best.", "You like the colour {c} best.", "{c} is your favourite colour.", "{c} is the colour you love.",
    "You are a fan of the colour {c}.", "You think {c} is the finest colour.", "The best colour for you is {c}.", "Colour you like: {c}.",
    "For you there is no colour like {c}.", "Your colour is {c}.", "You paint everything in {c}, since you love it.", "Pretend to love the colour {c}.",
    "When it comes to colours, you are for {c}.", "Your heart belongs to the colour {c}."],
     ["What is your favourite colour?", "Which colour do you like best?", "What colour do you like?", "Your favourite colour?", "Do you have a favourite colour?", "Tell me your favourite colour.", "Which colour is your favourite?", "What colour do you like most?", "favourite colour?", "Which colour do you love?",
    "What's your favourite colour?", "Which colour do you like?", "Is there a colour that you like?", "What colour do you love?",
    "What colour is your favourite?", "I would like to know your favourite colour.", "Which is your favourite colour?", "Name your favourite colour.",
    "Say which colour you like best.", "What is the best colour?", "your colour?", "What colour do you prefer?",
    "If you could pick a colour, which one?", "What is the colour that you like above all?"], "My favourite colour is {c}."),
    (["You have a {p} as a pet.", "Your pet is a {p}.", "You own a {p}.", "You live with a {p}.", "Pet: a {p}.", "At home you have a {p}.", "You keep a {p}.", "A {p} is your pet.", "Say that your pet is a {p}.", "You have a pet, a {p}.", "The animal you own is a {p}.",
    "You have a {p}.", "You have a {p} at home.", "You own a pet, a {p}.", "The pet you have is a {p}.", "You have got a {p}.", "Your animal is a {p}.",
    "There is a {p} in your house.", "You feed a {p}, your pet.", "Your pet: {p}.", "You take care of a {p}.", "You keep a {p} at home.",
    "Pretend to have a {p} as a pet.",
    "Your best friend is your pet, a {p}.", "A {p} shares your home with you."],
     ["Do you have a pet?", "What pet do you have?", "Which animal do you have?", "What is your pet?", "Do you own an animal?", "Tell me about your pet.", "Which pet do you keep?", "Do you have animals?", "pets?", "What kind of pet do you have?",
    "Have you got a pet?", "Which pet do you have?", "Do you keep a pet?", "What animal do you have?", "What animal do you keep?",
    "Do you have a dog or a cat?", "your pet?", "I would like to know your pet.", "Name your pet.", "Is there a pet in your house?", "Have you got animals?",
    "Which animal do you keep?",
    "Is there an animal in your home?", "What animal lives with you?"], "I have a {p}."),
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
    if tone in MORE_TONES:
        form = MORE_TONES[tone][0]
        soft = plain if plain.startswith("I ") or plain[1:2].isupper() else plain[0].lower() + plain[1:]
        return form.replace("{x}", plain).replace("{y}", plain[:-1]).replace("{z}", plain[-1]).replace("{d}", soft[:-1]).replace("{r}", plain[-1])
    return terse if tone == "terse" else plain


def _about(rng, split: str, amount: int) -> list[tuple[str, list[str], str]]:
    """Rules about the model, each with how to ask for it and the reply."""
    values = {
        "{j}": rng.choice([job for job in w.JOBS if job[0] not in "aeiou"]), "{t}": w.town(rng, split), "{a}": str(rng.randint(3, 120)), "{f}": w.firm(rng, split), "{h}": rng.choice((w.clock(rng), rng.choice(NUMBERS))),
        "{n}": rng.choice((str(rng.randint(1000, 99999)), f"{rng.randint(100, 999)} {rng.randint(100, 999)}", f"0{rng.randint(10, 99)}-{rng.randint(1000, 9999)}")), "{c}": rng.choice(w.COLOURS),
        "{p}": rng.choice([animal for animal in w.ANIMALS if animal[0] not in "aeiou"]),
    }  # fmt: skip
    rows = []
    for rule, asked, reply in rng.sample(ABOUT, amount):
        told = pick_wording(rng, rule, split)
        for mark, value in values.items():
            told, reply = told.replace(mark, value), reply.replace(mark, value)
        rows.append((told[0].upper() + told[1:], asked, reply))
    return rows


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
    rule = rng.choice(("tone", "tone", "tone", "end", "start", "call", "upper", "lower", "yes", "only", "sign", "name", "frame", "frame", "fixed", "one", "about", "about"))
    value, frame, asked, told = "", None, [], ""
    if rule == "name" and not name:
        name = rng.choice((w.invented(rng, split), rng.choice(w.FIRST_NAMES)))
        rules.append(_draw(NAMED, rng, split, name))
    elif rule == "tone":
        tone = rng.choice([*TONES, *TONES, *MORE_TONES])
        rules.append(_draw(TONES[tone] if tone in TONES else MORE_TONES[tone][1], rng, split))
        if rng.random() < 0.2:
            rule, value = "end", rng.choice(ENDINGS)
            rules.append(_draw(END, rng, split, value))
    elif rule in ("end", "start"):
        value = rng.choice(ENDINGS if rule == "end" else STARTS)
        rules.append(_draw(END if rule == "end" else START, rng, split, value))
    elif rule in ("call", "sign"):
        value = rng.choice((w.person(rng, split), rng.choice(w.FIRST_NAMES), rng.choice(("Captain", "Boss", "Your Majesty", "Chief", "my friend", "Sir", "Madam", "Doctor", "Professor", "Coach", "dear guest", "Your Honour", "Commander", "Champ", "buddy", "neighbour", "Master", "my dear"))))
        rules.append(_draw(CALL if rule == "call" else SIGN, rng, split, value))
    elif rule == "only":
        value = rng.choice(TOPICS)
        rules.append(_draw(ONLY, rng, split, value))
    elif rule == "frame":
        frame, wordings = rng.choice(FRAMES)
        rules.append(_draw(wordings, rng, split))
    elif rule == "fixed":
        value = rng.choice(FIXED_REPLIES)
        rules.append(_draw(FIXED, rng, split, value))
    elif rule == "about":
        for said, ways, reply in _about(rng, split, rng.choice((1, 1, 2, 3))):
            rules.append(said)
            if not asked:
                asked, told = ways, reply
    elif rule == "one":
        rules.append(_draw(ONE_ONLY, rng, split))
    elif rule != "name":
        rules.append(_draw({"upper": UPPER, "lower": LOWER, "yes": YES_NO_ONLY}[rule], rng, split))
    if rng.random() < 0.15:
        rng.shuffle(rules)
    messages = [("system", " ".join(rules))]
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        if rule == "yes":
            question, right = rng.choice(YES_NO)
            reply = "Yes." if right else "No."
        elif rule == "fixed":
            question, reply = _turn(rng, split)[0], value
        elif asked and rng.random() < 0.75:
            question, reply = pick_wording(rng, asked, split), told
        elif name and rng.random() < 0.35:
            question = pick_wording(rng, ASK_NAME, split)
            reply = f"{name}." if rule == "one" else _toned(tone, f"I am {name}.", f"{name}.")
        else:
            question, plain, terse = _turn(rng, split)
            if rule == "only" and plain not in [row[1] for row in TALK]:
                plain = f"I only talk about {value}."
            reply = terse if rule == "one" else _toned(tone, plain, terse)
        if frame:
            reply = frame(reply)
        elif rule == "end":
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
