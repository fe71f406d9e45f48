"""Invented books, films, paintings, songs, ships, train lines, machines and programs.

The first statement of an attribute is also the wording of replies. The last two of every list are kept for the test split."""

from .. import words as w
from ..attribute import Attribute, Kind, of, plain

TITLE_START = (
    "Silent Golden Broken Distant Hidden Frozen Crimson Gentle Burning Endless Hollow Restless Winter Summer Midnight Paper Iron Salted Borrowed Forgotten Northern Crooked Whispering Scarlet"
).split()
TITLE_END = "Harbour Garden River Crown Window Forest Letter Mirror Orchard Lantern Bridge Shadow Voyage Sparrow Kingdom Staircase Island Promise Tide Compass".split()
GENRES = "crime novel|love story|fairy tale|ghost story|adventure story|comedy|travel book|family saga|spy novel|biography".split("|")
FILM_TYPES = "comedy|thriller|western|drama|documentary|cartoon|musical|horror film|romance|war film".split("|")
TOPICS = "two brothers|a lost dog|a bank robbery|a lonely sailor|a stolen painting|a village school|a long winter|an old clockmaker|a secret garden|a train journey|a young pianist|a flooded town".split("|")
MOTIFS = "a sleeping cat|an old windmill|a bowl of fruit|a stormy sea|a girl with a lamp|two horses|a snowy village|a market square|a fishing boat|a vase of tulips|an empty chair|a wedding".split("|")
CARGO = "wheat|timber|coal|cars|bananas|sugar|salt|cotton|machine parts|oil|tea|cement|wine|furniture".split("|")
POWER = "steam|solar power|diesel|batteries|wind|gas|a hand crank|mains current|petrol|hydrogen".split("|")
DEEDS = "peels potatoes|cuts grass|sorts letters|folds paper|washes windows|presses juice|waters plants|grinds coffee|polishes shoes|counts coins|paints walls|bakes bread".split("|")
USES = "editing photos|keeping accounts|drawing maps|writing music|planning trips|making backups|sorting e-mail|learning languages|designing gardens|tracking parcels".split("|")


def title(rng, split: str) -> str:
    first = rng.choice(TITLE_START) if split == "train" and rng.random() < 0.5 else w.invented(rng, split, 2)
    return f"{first} {rng.choice(TITLE_END)}"


def ship_name(rng, split: str) -> str:
    return rng.choice((w.invented(rng, split), f"{w.invented(rng, split)} {rng.choice(('Star', 'Queen', 'Spirit', 'Breeze', 'Maid'))}"))


def line_name(rng, split: str) -> str:
    return rng.choice((f"{w.invented(rng, split)} Line", f"{w.invented(rng, split)} Line {rng.randint(2, 30)}", f"{w.invented(rng, split)} Express"))


def machine_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice((str(rng.randint(2, 990)), w.code(rng), 'Mini', 'Max', 'Pro'))}"


def program_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.randint(1, 19)}.{rng.randint(0, 9)}"


def company(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, f"{name} {rng.choice(('Press', 'House', 'Brothers', 'Studios', 'Group'))}"))


def counted(low: int, high: int, unit: str):
    return plain(lambda rng: f"{rng.randint(low, high)} {unit}")


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


BOOK = {
    "author": Attribute(
        w.person,
        [
            "{e} was written by {v}.", "{v} wrote the book {e}.", "The author of {e} is {v}.", "{e} is a book by {v}.", "{e}, by {v}.",
            "It was {v} who wrote {e}.", "Author of {e}: {v}.",
            "The book {e} comes from the pen of {v}.", "With {e}, {v} became a famous writer.", "Readers know {v} as the writer of {e}.",
        ],
        [
            "Who wrote {e}?", "Who is the author of {e}?", "By whom was the book {e} written?", "Who is {e} by?", "Author of {e}?",
            "What is the name of the writer of {e}?", "Can you tell me who wrote {e}?",
            "From whose pen does {e} come?", "Which writer became famous with {e}?",
        ],
    ),
    "published": Attribute(
        plain(w.year),
        [
            "{e} was published in {v}.", "The book {e} came out in {v}.", "{e} first appeared in {v}.", "In {v} the first edition of {e} was printed.",
            "First edition of {e}: {v}.", "{e} has been in bookshops since {v}.",
            "Readers could first buy {e} in {v}.", "The year of publication of {e} is {v}.", "It was in {v} that {e} went to print.",
            "The release of the book {e} dates from {v}.",
        ],
        [
            "When was {e} published?", "In which year did {e} come out?", "When did the book {e} first appear?", "What is the year of publication of {e}?",
            "Year of the first edition of {e}?",
            "Since when has {e} been in bookshops?", "I need the year in which {e} was published.", "When could readers first buy {e}?",
            "What year did {e} go to print?",
        ],
    ),
    "publisher": Attribute(
        company,
        [
            "{e} was published by {v}.", "The publisher of {e} is {v}.", "{v} published the book {e}.", "{v} brought out {e}.", "Publisher of {e}: {v}.",
            "The book {e} appeared with {v}.", "The rights to print {e} belong to {v}.",
            "{e} is sold by the publishing house {v}.", "The company that prints {e} is {v}.", "{v} is the house behind the book {e}.",
        ],
        [
            "Who published {e}?", "Who is the publisher of {e}?", "Which publisher brought out {e}?", "By which company was {e} published?",
            "Publisher of {e}?", "With which house did the book {e} appear?",
            "Tell me which publisher {e} comes from.", "To whom do the rights to print {e} belong?", "Which company prints {e}?",
        ],
    ),
    "pages": Attribute(
        counted(40, 1200, "pages"),
        [
            "{e} has {v}.", "The book {e} is {v} long.", "{e} runs to {v}.", "In {e} there are {v}.", "Length of {e}: {v}.",
            "It takes {v} to tell the story of {e}.", "The author filled {v} with {e}.",
            "At {v}, {e} is a book for long evenings.", "You have to turn {v} to finish {e}.", "{e} comes to {v}.",
        ],
        [
            "How many pages does {e} have?", "How long is the book {e}?", "What is the length of {e}?", "How many pages are there in {e}?", "Pages in {e}?",
            "How thick is the book {e}?", "Tell me how many pages {e} has.",
            "To how many pages does {e} run?", "How many pages must I read to finish {e}?",
        ],
    ),
    "genre": Attribute(
        of(GENRES),
        [
            "{e} is a {v}.", "The book {e} is a {v}.", "{e} was written as a {v}.", "Critics call {e} a {v}.", "Genre of {e}: {v}.",
            "With {e} you hold a {v} in your hands.", "{e} belongs on the shelf under '{v}'.",
            "As a {v}, {e} was a great success.", "Shops sell {e} as a {v}.", "What you get with {e} is a {v}.",
        ],
        [
            "What kind of book is {e}?", "What is the genre of {e}?", "What type of book is {e}?", "To which genre does {e} belong?", "Genre of {e}?",
            "What do critics call {e}?", "I would like to know what sort of book {e} is.",
            "As what kind of book is {e} sold?", "Under which heading does {e} belong on the shelf?",
        ],
    ),
    "setting": Attribute(
        w.town,
        [
            "{e} is set in {v}.", "The story of {e} takes place in {v}.", "{e} plays in {v}.", "In {e} everything happens in {v}.", "Setting of {e}: {v}.",
            "{e} takes its readers to {v}.", "The streets of {v} are the scene of {e}.",
            "All chapters of {e} are set in {v}.", "The people in {e} live in {v}.", "{v} is the place where {e} unfolds.",
        ],
        [
            "Where is {e} set?", "Where does the story of {e} take place?", "In which town is {e} set?", "Where does {e} play?", "Setting of {e}?",
            "What is the scene of the book {e}?", "Please tell me where {e} is set.",
            "To which place does {e} take its readers?", "In what town does {e} unfold?",
        ],
    ),
    "hero": Attribute(
        w.person,
        [
            "The hero of {e} is {v}.", "{e} is about {v}.", "{e} tells the story of {v}.", "The main character in {e} is {v}.", "Main character of {e}: {v}.",
            "In {e} we follow {v}.", "{v} is the central figure of {e}.",
            "Readers of {e} will never forget {v}, its hero.", "The book {e} revolves around {v}.", "At the heart of {e} stands {v}.",
        ],
        [
            "Who is the hero of {e}?", "Who is {e} about?", "Whose story does {e} tell?", "Who is the main character in {e}?", "Main character of {e}?",
            "What is the hero of the book {e} called?", "Tell me the name of the hero of {e}.",
            "Around whom does {e} revolve?", "Which figure stands at the heart of {e}?",
        ],
    ),
    "translator": Attribute(
        w.person,
        [
            "{e} was translated by {v}.", "The translator of {e} is {v}.", "{v} translated {e}.", "The translation of {e} was done by {v}.",
            "Translation of {e}: {v}.", "{v} made the English version of {e}.",
            "We owe the translation of {e} to {v}.", "{e} was put into English by {v}.", "The book {e} was rendered into English by {v}.",
            "It took {v} two years to translate {e}.",
        ],
        [
            "Who translated {e}?", "Who is the translator of {e}?", "By whom was {e} translated?", "Who did the translation of {e}?", "Translator of {e}?",
            "Who made the English version of {e}?", "I wonder who translated the book {e}.",
            "Who put {e} into English?", "To whom do we owe the translation of {e}?",
        ],
    ),
}  # fmt: skip

FILM = {
    "director": Attribute(
        w.person,
        [
            "{e} was directed by {v}.", "{v} directed the film {e}.", "The director of {e} is {v}.", "{e} is a film by {v}.", "Director of {e}: {v}.",
            "{v} sat in the director's chair for {e}.",
            "Behind the camera of {e} stood {v} as director.", "For the film {e}, the direction was in the hands of {v}.", "It was {v} who directed {e}.",
            "The direction of {e} is by {v}.",
        ],
        [
            "Who directed {e}?", "Who is the director of {e}?", "By whom was the film {e} directed?", "Whose film is {e}?", "Director of {e}?",
            "What is the name of the director of {e}?", "Do you know who directed {e}?",
            "Who sat in the director's chair for {e}?", "In whose hands was the direction of {e}?",
        ],
    ),
    "star": Attribute(
        w.person,
        [
            "The lead in {e} is played by {v}.", "{v} plays the lead in {e}.", "{e} stars {v}.", "The star of {e} is {v}.", "Leading role in {e}: {v}.",
            "In the film {e} the main part is played by {v}.", "{v} can be seen in the leading role of {e}.",
            "{e}, starring {v}.", "The main part in {e} went to {v}.", "{v} acts as the hero in {e}.",
        ],
        [
            "Who plays the lead in {e}?", "Who is the star of {e}?", "Who stars in {e}?", "By whom is the main part in {e} played?", "Leading role in {e}?",
            "Which actor has the leading role in the film {e}?", "Tell me who plays the main part in {e}.",
            "To whom did the main part in {e} go?", "Who acts as the hero in {e}?",
        ],
    ),
    "released": Attribute(
        plain(lambda rng: str(rng.randint(1920, 2024))),
        [
            "{e} was released in {v}.", "The film {e} came out in {v}.", "{e} reached the cinemas in {v}.", "In {v} people first saw {e} on the screen.",
            "Release of {e}: {v}.", "{e} is a film from {v}.", "The premiere of {e} was in {v}.",
            "Cinemas have shown {e} since {v}.", "{v} is the year in which {e} came to the cinema.", "The first showing of {e} took place in {v}.",
        ],
        [
            "When was {e} released?", "In which year did the film {e} come out?", "When did {e} reach the cinemas?", "From which year is {e}?",
            "Release year of {e}?", "When was the premiere of {e}?", "Can you tell me when {e} came out?",
            "What year did {e} come to the cinema?", "When was the first showing of {e}?",
        ],
    ),
    "length": Attribute(
        counted(60, 210, "minutes"),
        [
            "{e} is {v} long.", "The film {e} lasts {v}.", "{e} runs for {v}.", "The running time of {e} is {v}.", "Running time of {e}: {v}.",
            "It takes {v} to watch {e}.", "After {v} the lights go on again and {e} is over.",
            "You will sit in {e} for {v}.", "From start to end, {e} takes {v}.", "The length of {e} is {v}.",
        ],
        [
            "How long is {e}?", "How long does the film {e} last?", "What is the running time of {e}?", "How many minutes does {e} take?",
            "Running time of {e}?", "How long does {e} run?", "Tell me how long the film {e} is.",
            "For how long will I sit in {e}?", "How many minutes does it take to watch {e}?",
        ],
    ),
    "genre": Attribute(
        of(FILM_TYPES),
        [
            "{e} is a {v}.", "The film {e} is a {v}.", "{e} was made as a {v}.", "As a {v}, {e} is well worth seeing.", "Genre of {e}: {v}.",
            "The cinema announces {e} as a {v}.", "With {e} the studio made a {v}.",
            "Viewers describe {e} as a {v}.", "Anyone who likes a good {v} should see {e}.", "The poster of {e} promises a {v}.",
        ],
        [
            "What kind of film is {e}?", "What is the genre of {e}?", "What type of film is {e}?", "To which genre does {e} belong?", "Genre of {e}?",
            "What sort of movie is {e}?", "I want to know what kind of film {e} is.",
            "How do viewers describe {e}?", "What does the poster of {e} promise?",
        ],
    ),
    "music": Attribute(
        w.person,
        [
            "The music for {e} was written by {v}.", "{v} wrote the music for {e}.", "The composer of the music in {e} is {v}.", "{e} has music by {v}.",
            "Music of {e}: {v}.", "The score of the film {e} is by {v}.",
            "What you hear in {e} was composed by {v}.", "{v} composed the score for {e}.", "For the sound of {e}, the studio hired the composer {v}.",
            "The songs in {e} come from {v}.",
        ],
        [
            "Who wrote the music for {e}?", "Who composed the music in {e}?", "By whom is the score of {e}?", "Who is the composer of the music of {e}?",
            "Music of {e} by whom?", "Whose music is heard in {e}?", "Tell me who made the music for the film {e}.",
            "From whom do the songs in {e} come?", "Which composer was hired for {e}?",
        ],
    ),
    "place": Attribute(
        w.town,
        [
            "{e} was filmed in {v}.", "The film {e} was shot in {v}.", "{e} was made in {v}.", "All scenes of {e} were filmed in {v}.",
            "Filming location of {e}: {v}.", "To shoot {e}, the crew travelled to {v}.",
            "{v} served as the location for {e}.", "The cameras for {e} rolled in {v}.", "The streets you see in {e} are those of {v}.",
            "In {v} the team shot {e}.",
        ],
        [
            "Where was {e} filmed?", "Where was the film {e} shot?", "In which town was {e} made?", "What was the filming location of {e}?",
            "Location of {e}?", "Where did the crew shoot {e}?", "Please tell me where {e} was filmed.",
            "Where did the cameras for {e} roll?", "Which town served as the location for {e}?",
        ],
    ),
    "topic": Attribute(
        of(TOPICS),
        [
            "{e} is about {v}.", "The film {e} tells of {v}.", "{e} tells the story of {v}.", "The story of {e} deals with {v}.", "Subject of {e}: {v}.",
            "In {e} we see {v}.", "At the centre of {e} is {v}.",
            "{v} is what the film {e} is about.", "The plot of {e} revolves around {v}.", "Those who watch {e} learn about {v}.",
        ],
        [
            "What is {e} about?", "What does the film {e} tell of?", "What is the story of {e}?", "What is the subject of {e}?", "{e} is about what?",
            "With what does the story of {e} deal?", "Can you say what {e} is about?",
            "What stands at the centre of {e}?", "Around what does the plot of {e} revolve?",
        ],
    ),
}  # fmt: skip

PAINTING = {
    "painter": Attribute(
        w.person,
        [
            "{e} was painted by {v}.", "{v} painted {e}.", "The painter of {e} is {v}.", "{e} is a painting by {v}.", "Artist of {e}: {v}.",
            "The picture {e} is the work of {v}.", "{e} comes from the brush of {v}.",
            "It was {v} who painted {e}.", "{v} created the painting {e}.", "In the corner of {e} you can read the name of its painter, {v}.",
        ],
        [
            "Who painted {e}?", "Who is the painter of {e}?", "By whom was {e} painted?", "Whose work is the painting {e}?", "Artist of {e}?",
            "Which artist made {e}?", "I would like to know who painted {e}.",
            "From whose brush does {e} come?", "Who created the picture {e}?",
        ],
    ),
    "year": Attribute(
        plain(w.year),
        [
            "{e} was painted in {v}.", "The painting {e} dates from {v}.", "{e} was finished in {v}.", "The artist completed {e} in {v}.",
            "Year of {e}: {v}.", "In {v} the picture {e} was painted.", "{e} is a work of the year {v}.",
            "The date on the frame of {e} is {v}.", "The creation of {e} falls in the year {v}.", "{e} has hung on walls since it was made in {v}.",
        ],
        [
            "When was {e} painted?", "From which year is the painting {e}?", "In which year was {e} finished?", "What year does {e} date from?",
            "Year of {e}?", "When did the artist complete {e}?", "Tell me when the picture {e} was made.",
            "What date is on the frame of {e}?", "Into which year does the creation of {e} fall?",
        ],
    ),
    "place": Attribute(
        lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Museum', 'Gallery', 'Palace', 'Castle'))}",
        [
            "{e} hangs in {v}.", "The painting {e} is in {v}.", "Visitors can see {e} in {v}.", "{v} shows the painting {e}.", "Where to see {e}: {v}.",
            "Today {e} is on display in {v}.", "{e} is kept in {v}.",
            "To look at {e} you have to go to {v}.", "{e} has found its home in {v}.", "On a wall of {v} hangs the picture {e}.",
        ],
        [
            "Where does {e} hang?", "Where is the painting {e}?", "Where can I see {e}?", "In which museum or palace is {e}?", "Where is {e} kept?",
            "Who shows the painting {e}?", "Please tell me where {e} is on display.",
            "Where must I go to look at {e}?", "Where has the picture {e} found its home?",
        ],
    ),
    "motif": Attribute(
        of(MOTIFS),
        [
            "{e} shows {v}.", "The painting {e} shows {v}.", "On {e} you see {v}.", "In {e} the artist painted {v}.", "Subject of {e}: {v}.",
            "What you see in {e} is {v}.", "The picture {e} is of {v}.", "{e} depicts {v}.",
            "The eye of anyone who looks at {e} falls on {v}.", "{v} can be seen in the painting {e}.",
        ],
        [
            "What does {e} show?", "What does the painting {e} show?", "What can be seen on {e}?", "What did the artist paint in {e}?", "Subject of {e}?",
            "What is the picture {e} of?", "Tell me what there is to see in {e}.",
            "What does {e} depict?", "On what does the eye fall in the painting {e}?",
        ],
    ),
    "price": Attribute(
        plain(lambda rng: rng.choice((f"{rng.randint(2, 900)} million euros", f"${rng.randint(10, 990)},000", f"{rng.randint(2, 90)},500 dollars"))),
        [
            "{e} was sold for {v}.", "The price paid for {e} was {v}.", "A collector paid {v} for {e}.", "{e} went for {v}.", "Sale price of {e}: {v}.",
            "The painting {e} brought {v} at the sale.", "At an auction {e} fetched {v}.",
            "{e} changed hands for {v}.", "Someone spent {v} on the picture {e}.", "The hammer fell for {e} at {v}.",
        ],
        [
            "For how much was {e} sold?", "What price was paid for {e}?", "How much did a collector pay for {e}?", "What did the painting {e} cost?",
            "Price of {e}?", "How much money did {e} bring?", "I need to know the price of {e}.",
            "What did {e} fetch at the auction?", "For what sum did {e} change hands?",
        ],
    ),
    "owner": Attribute(
        w.person,
        [
            "{e} belongs to {v}.", "{v} owns the painting {e}.", "The owner of {e} is {v}.", "{e} is owned by {v}.", "Owner of {e}: {v}.",
            "The painting {e} is the property of {v}.", "{e} is part of the private collection of {v}.",
            "{v} has {e} in a private collection.", "Today the picture {e} is in the possession of {v}.", "By law, {e} is the property of the collector {v}.",
        ],
        [
            "Who owns {e}?", "To whom does {e} belong?", "Who is the owner of the painting {e}?", "Whose property is {e}?", "Owner of {e}?",
            "In whose collection is {e}?", "Can you tell me whom {e} belongs to?",
            "By whom is {e} owned?", "In whose possession is the picture {e}?",
        ],
    ),
    "width": Attribute(
        counted(20, 400, "centimetres"),
        [
            "{e} is {v} wide.", "The painting {e} has a width of {v}.", "The width of {e} is {v}.", "{e} measures {v} across.", "Width of {e}: {v}.",
            "From left to right, {e} measures {v}.", "On the wall {e} takes up a width of {v}.",
            "A frame for {e} must be {v} wide.", "The canvas of {e} is {v} in width.", "Across, {e} comes to {v}.",
        ],
        [
            "How wide is {e}?", "What is the width of {e}?", "What width does the painting {e} have?", "How much does {e} measure across?", "Width of {e}?",
            "How wide is the painting {e}?", "Tell me the width of {e}, please.",
            "How wide must a frame for {e} be?", "What does {e} measure from left to right?",
        ],
    ),
    "stolen": Attribute(
        plain(w.year),
        [
            "{e} was stolen in {v}.", "Thieves stole {e} in {v}.", "In {v} the painting {e} was stolen.", "The theft of {e} was in {v}.",
            "Theft of {e}: {v}.", "In the year {v} {e} disappeared from the wall.", "{e} fell into the hands of thieves in {v}.",
            "A gang made off with {e} in {v}.", "The robbery in which {e} was lost happened in {v}.",
            "Since thieves took it in {v}, {e} has been well guarded.",
        ],
        [
            "When was {e} stolen?", "In which year did thieves steal {e}?", "When was the theft of {e}?", "In what year was the painting {e} stolen?",
            "Year of the theft of {e}?", "When did {e} disappear from the wall?", "Do you know when {e} was stolen?",
            "When did a gang make off with {e}?", "What year did the robbery of {e} happen?",
        ],
    ),
}  # fmt: skip

SONG = {
    "singer": Attribute(
        w.person,
        [
            "{e} is sung by {v}.", "{v} sings {e}.", "The singer of {e} is {v}.", "The song {e} is by the singer {v}.", "{e}, sung by {v}.",
            "Vocals on {e}: {v}.", "You hear the voice of {v} in {e}.", "{v} lends {e} a voice.",
            "On the recording of {e} it is {v} who sings.", "The vocals in {e} are those of {v}.",
        ],
        [
            "Who sings {e}?", "Who is the singer of {e}?", "By whom is the song {e} sung?", "Whose voice is heard in {e}?", "Singer of {e}?",
            "Which singer performs {e}?", "Tell me who sings the song {e}.", "Who lends {e} a voice?", "Whose are the vocals in {e}?",
        ],
    ),
    "writer": Attribute(
        w.person,
        [
            "{e} was written by {v}.", "{v} wrote the song {e}.", "The writer of {e} is {v}.", "The words and the tune of {e} are by {v}.",
            "Written for the stage, {e} is the work of the composer {v}.", "Composer of {e}: {v}.",
            "{v} composed {e}.", "The song {e} was composed by {v}.", "The notes of {e} were set down by {v}.", "It is {v} who thought up the tune of {e}.",
        ],
        [
            "Who wrote {e}?", "Who is the writer of the song {e}?", "By whom was {e} written?", "Who composed {e}?", "Composer of {e}?",
            "Whose work are the words and the tune of {e}?", "I would like to know who wrote {e}.",
            "Who thought up the tune of {e}?", "By whom were the notes of {e} set down?",
        ],
    ),
    "album": Attribute(
        title,
        [
            "{e} is on the album {v}.", "The album with {e} is {v}.", "You can find {e} on the album {v}.", "{e} comes from the album {v}.",
            "Album of {e}: {v}.", "The record {v} contains {e}.", "{v} is the album that opens with {e}.",
            "The song {e} was part of the album {v}.", "{e} appeared on the record {v}.", "Those who buy the album {v} also get {e}.",
        ],
        [
            "On which album is {e}?", "What is the album with {e} called?", "Which album contains the song {e}?", "From which album does {e} come?",
            "Album of {e}?", "Where can I find {e}, on which record?", "Can you tell me which album {e} is on?",
            "Which album must I buy to get {e}?", "On what record did {e} appear?",
        ],
    ),
    "released": Attribute(
        plain(lambda rng: str(rng.randint(1930, 2024))),
        [
            "{e} came out in {v}.", "The song {e} was released in {v}.", "{e} was first played on the radio in {v}.", "In {v} the single {e} was released.",
            "Release of {e}: {v}.", "{e} is a hit from {v}.", "People have been humming {e} since {v}.",
            "The first recording of {e} was sold in {v}.", "{v} is the year when {e} hit the shops.", "{e} dates back to {v}.",
        ],
        [
            "When did {e} come out?", "In which year was the song {e} released?", "When was {e} first played on the radio?", "From which year is {e}?",
            "Release year of {e}?", "How long has {e} been out, since which year?", "Tell me when {e} was released.",
            "What year did {e} hit the shops?", "To which year does {e} date back?",
        ],
    ),
    "length": Attribute(
        plain(lambda rng: f"{rng.randint(2, 9)}:{rng.randint(10, 59)} minutes"),
        [
            "{e} is {v} long.", "The song {e} lasts {v}.", "{e} runs for {v}.", "The length of {e} is {v}.", "Playing time of {e}: {v}.",
            "It takes {v} to hear {e} to the end.", "After {v} the last note of {e} fades.", "{e} takes {v}.",
            "The recording of {e} has a length of {v}.", "With {v}, {e} is a rather typical song.",
        ],
        [
            "How long is {e}?", "How long does the song {e} last?", "What is the length of {e}?", "How many minutes does {e} take?", "Playing time of {e}?",
            "How long does {e} run?", "I want to know how long the song {e} is.",
            "How long does it take to hear {e} to the end?", "After how many minutes does {e} fade?",
        ],
    ),
    "instrument": Attribute(
        of(w.INSTRUMENTS),
        [
            "{e} begins with a {v}.", "The song {e} opens with a {v}.", "At the start of {e} you hear a {v}.", "The first instrument in {e} is a {v}.",
            "Opening of {e}: {v} alone.", "A {v} plays the first notes of {e}.", "When {e} starts, a {v} is heard.",
            "The first bars of {e} are played on the {v}.", "A lonely {v} introduces {e}.", "{e} sets in with a soft {v}.",
        ],
        [
            "With which instrument does {e} begin?", "Which instrument opens the song {e}?", "What do you hear at the start of {e}?",
            "What is the first instrument in {e}?", "First instrument in {e}?", "Which instrument plays the first notes of {e}?",
            "Tell me which instrument {e} starts with.", "On what are the first bars of {e} played?", "What instrument introduces {e}?",
        ],
    ),
    "language": Attribute(
        of(w.LANGUAGES),
        [
            "{e} is sung in {v}.", "The words of {e} are in {v}.", "The song {e} is in {v}.", "The language of {e} is {v}.", "Language of {e}: {v}.",
            "To understand {e} you must know {v}.", "The text of {e} was written in {v}.",
            "{e} has {v} words.", "Singers perform {e} in {v}.", "The lyrics of {e} are {v}.",
        ],
        [
            "In which language is {e} sung?", "What language are the words of {e} in?", "What is the language of the song {e}?",
            "Which language must I know to understand {e}?", "Language of {e}?", "In what language was {e} written?",
            "Can you tell me the language of {e}?", "In what language do singers perform {e}?", "What language are the lyrics of {e}?",
        ],
    ),
    "chart": Attribute(
        count(2, 60),
        [
            "{e} reached place {v} in the charts.", "In the charts {e} got to place {v}.", "The best chart position of {e} was {v}.",
            "{e} climbed to number {v} in the charts.", "Best position of {e}: {v}.", "At its peak, {e} stood at number {v}.",
            "Position {v} was the highest that {e} reached.", "The song {e} made it to number {v}.", "Fans carried {e} up to rank {v} in the charts.",
            "The charts listed {e} at number {v}, its best result.",
        ],
        [
            "Which place did {e} reach in the charts?", "What was the best chart position of {e}?", "How high did {e} climb in the charts?",
            "Which number was {e} in the charts?", "Best position of {e}?", "To which place did the song {e} get?",
            "Tell me the chart position of {e}.", "At what number did the charts list {e}?", "Up to which rank did fans carry {e}?",
        ],
    ),
}  # fmt: skip

SHIP = {
    "captain": Attribute(
        w.person,
        [
            "The captain of the {e} is {v}.", "{v} is the captain of the {e}.", "The {e} sails under captain {v}.", "The {e} is commanded by {v}.",
            "Captain of the {e}: {v}.", "On the bridge of the {e} stands {v}, the captain.",
            "{v} commands the ship {e}.", "The command of the {e} lies with {v}.", "The crew of the {e} obeys {v}, who is the captain.",
            "{v} is the skipper of the {e}.",
        ],
        [
            "Who is the captain of the {e}?", "Who commands the {e}?", "By whom is the ship {e} commanded?", "What is the name of the captain of the {e}?",
            "Captain of the {e}?", "Under which captain does the {e} sail?", "Please tell me who commands the {e}.",
            "Who is the skipper of the {e}?", "Whom does the crew of the {e} obey?",
        ],
    ),
    "owner": Attribute(
        w.person,
        [
            "The {e} belongs to {v}.", "{v} owns the ship {e}.", "The owner of the {e} is {v}.", "The {e} is owned by {v}.", "Owner of the {e}: {v}.",
            "{v} bought the {e} and still owns it.", "The {e} is the property of {v}.",
            "On paper, the ship {e} is the property of {v}.", "The {e} has its owner in {v}.", "What the {e} earns goes to its owner, {v}.",
        ],
        [
            "Who owns the {e}?", "To whom does the {e} belong?", "Who is the owner of the ship {e}?", "Whose property is the {e}?", "Owner of the {e}?",
            "By whom is the {e} owned?", "I need to know who owns the {e}.", "Whose ship is the {e}?", "Who gets what the {e} earns?",
        ],
    ),
    "built": Attribute(
        plain(lambda rng: str(rng.randint(1790, 2024))),
        [
            "The {e} was built in {v}.", "The ship {e} was launched in {v}.", "The {e} first took to the water in {v}.", "In {v} the {e} left the shipyard.",
            "Year of building of the {e}: {v}.", "The {e} dates from {v}.", "The {e} has been at sea since {v}.",
            "The keel of the {e} was laid in {v}.", "Shipbuilders completed the {e} in {v}.", "It was {v} when the {e} was made.",
        ],
        [
            "When was the {e} built?", "In which year was the ship {e} launched?", "When did the {e} first take to the water?", "From which year is the {e}?",
            "Year of building of the {e}?", "Since when has the {e} been at sea?", "Do you know when the {e} was built?",
            "In what year was the {e} completed?", "When did the {e} leave the shipyard?",
        ],
    ),
    "from": Attribute(
        w.town,
        [
            "The {e} sails from {v}.", "The {e} leaves from {v}.", "The home port of the {e} is {v}.", "The voyage of the {e} starts in {v}.",
            "The {e} sets out from {v}.", "Home port of the {e}: {v}.", "In {v} the {e} takes people and goods on board.",
            "The ship {e} puts to sea at {v}.", "{v} is the port where the {e} begins every voyage.", "The {e} departs from the docks of {v}.",
        ],
        [
            "Where does the {e} sail from?", "From which port does the {e} leave?", "What is the home port of the {e}?",
            "Where does the voyage of the {e} start?", "Home port of the {e}?", "From where does the ship {e} set out?", "Tell me where the {e} departs.",
            "At which port does the {e} put to sea?", "Where does the {e} begin every voyage?",
        ],
    ),
    "to": Attribute(
        w.town,
        [
            "The {e} sails to {v}.", "The {e} is bound for {v}.", "The voyage of the {e} ends in {v}.", "The destination of the {e} is {v}.",
            "Destination of the {e}: {v}.", "The {e} is on its way to {v}.", "In {v} the {e} will unload.",
            "The ship {e} is heading for {v}.", "The people of {v} are waiting for the {e} to arrive.", "The goods on the {e} go to {v}.",
        ],
        [
            "Where does the {e} sail to?", "Where is the {e} bound for?", "What is the destination of the {e}?", "Where does the voyage of the {e} end?",
            "Destination of the {e}?", "To which port is the ship {e} on its way?", "Can you tell me where the {e} is going?",
            "Where is the {e} heading?", "Where will the {e} arrive?",
        ],
    ),
    "cargo": Attribute(
        of(CARGO),
        [
            "The {e} carries {v}.", "The cargo of the {e} is {v}.", "The {e} is loaded with {v}.", "On board the {e} there is {v}.", "Cargo of the {e}: {v}.",
            "The ship {e} transports {v}.", "In the hold of the {e} the sailors stored {v}.",
            "The {e} was filled with {v}.", "Dock workers loaded {v} onto the {e}.", "What the {e} has in its hold is {v}.",
        ],
        [
            "What does the {e} carry?", "What is the cargo of the {e}?", "What is the {e} loaded with?", "What is on board the {e}?", "Cargo of the {e}?",
            "Which goods does the ship {e} transport?", "Tell me what the {e} has on board.",
            "What did dock workers load onto the {e}?", "What is stored in the hold of the {e}?",
        ],
    ),
    "crew": Attribute(
        count(4, 900),
        [
            "The {e} has a crew of {v}.", "{v} sailors work on the {e}.", "The crew of the {e} is {v} strong.", "The {e} sails with a crew of {v}.",
            "Crew of the {e}: {v}.", "There are {v} sailors on the {e}.", "It takes {v} people to sail the {e}.",
            "The ship {e} employs {v} men and women.", "A team of {v} keeps the {e} running.", "The {e} is manned by {v} sailors.",
        ],
        [
            "How large is the crew of the {e}?", "How many sailors work on the {e}?", "How many people are in the crew of the {e}?",
            "What size is the crew of the ship {e}?", "Crew of the {e}?", "How many sailors does the {e} have?",
            "I wonder how many people it takes to sail the {e}.",
            "By how many sailors is the {e} manned?", "How many men and women does the {e} employ?",
        ],
    ),
    "speed": Attribute(
        counted(5, 45, "knots"),
        [
            "The {e} reaches {v}.", "The top speed of the {e} is {v}.", "The {e} makes {v}.", "The {e} can do {v}.", "Speed of the {e}: {v}.",
            "At full speed the {e} moves at {v}.", "The ship {e} runs at up to {v}.", "With all engines on, the {e} gets to {v}.",
            "The engine drives the {e} at {v}.", "No more than {v} can be got out of the {e}.",
        ],
        [
            "How fast is the {e}?", "What is the top speed of the {e}?", "What speed does the {e} reach?", "How many knots does the {e} make?",
            "Speed of the {e}?", "How fast can the ship {e} go?", "Tell me how fast the {e} sails.",
            "At what speed does the engine drive the {e}?", "How many knots can be got out of the {e}?",
        ],
    ),
}  # fmt: skip

TRAIN = {
    "from": Attribute(
        w.town,
        [
            "The {e} starts in {v}.", "The {e} leaves from {v}.", "The first stop of the {e} is {v}.", "The {e} sets out from {v}.", "The {e}: from {v}.",
            "Trains of the {e} begin their trip in {v}.", "The {e} has its first station in {v}.", "Every journey on the {e} begins at {v}.",
            "{v} is the point of departure for the {e}.", "The rails of the {e} begin at {v}.",
        ],
        [
            "Where does the {e} start?", "From which town does the {e} leave?", "What is the first stop of the {e}?", "Where do trains of the {e} begin?",
            "Start of the {e}?", "Where is the first station of the {e}?", "Tell me where the {e} sets out.", "What is the point of departure for the {e}?",
            "Where do the rails of the {e} begin?",
        ],
    ),
    "to": Attribute(
        w.town,
        [
            "The {e} ends in {v}.", "The {e} goes to {v}.", "The last stop of the {e} is {v}.", "The {e} terminates in {v}.", "The {e}: to {v}.",
            "The {e} takes its passengers to {v}.", "All passengers of the {e} get off in {v}.", "The end of the {e} is at {v}.",
            "Those who stay on the {e} to the last will arrive in {v}.", "The terminus of the {e} is {v}.",
        ],
        [
            "Where does the {e} end?", "To which town does the {e} go?", "What is the last stop of the {e}?", "Where does the {e} terminate?",
            "End of the {e}?", "Where does the {e} take its passengers?", "Can you tell me where the {e} goes?", "What is the terminus of the {e}?",
            "Where must all passengers of the {e} get off?",
        ],
    ),
    "first": Attribute(
        plain(w.clock),
        [
            "The first train on the {e} runs at {v}.", "The first train of the {e} leaves at {v}.", "The {e} begins service at {v}.",
            "In the morning the {e} starts running at {v}.", "The {e}: first train {v}.", "Early risers can take the {e} from {v}.",
            "At {v} the {e} opens for the day.", "Service on the {e} begins at {v}.",
            "Nobody can ride the {e} before {v}, when it begins.", "The day on the {e} starts at {v} with the first train.",
        ],
        [
            "When does the first train on the {e} run?", "When does the {e} begin service?", "At what time is the first train of the {e}?",
            "When does the {e} start running in the morning?", "First train on the {e}?", "From what time can I take the {e}?",
            "I need to know when the first {e} train goes.", "At what time does the {e} open for the day?", "When does the day on the {e} start?",
        ],
    ),
    "last": Attribute(
        plain(w.clock),
        [
            "The last train on the {e} runs at {v}.", "The last train of the {e} leaves at {v}.", "The {e} ends service at {v}.",
            "At night the {e} stops running at {v}.", "The {e}: last train {v}.", "After {v} there are no more trains on the {e}.",
            "At {v} the {e} closes for the night.", "Service on the {e} stops at {v}.",
            "If you miss the {e} at {v}, you will have to walk home.", "The day on the {e} is over at {v} with the last train.",
        ],
        [
            "When does the last train on the {e} run?", "When does the {e} end service?", "At what time is the last train of the {e}?",
            "When does the {e} stop running at night?", "Last train on the {e}?", "Until what time can I take the {e}?",
            "Please tell me when the last {e} train goes.", "At what time does the {e} close for the night?", "When is the day on the {e} over?",
        ],
    ),
    "fare": Attribute(
        plain(w.price),
        [
            "A ticket for the {e} costs {v}.", "The {e} costs {v}.", "The fare on the {e} is {v}.", "You pay {v} for a ride on the {e}.",
            "The {e}: fare {v}.", "Riding the {e} costs {v}.", "Passengers on the {e} pay {v}.", "Tickets for the {e} are sold for {v}.",
            "A trip with the {e} can be had for {v}.", "The machine sells rides on the {e} at {v}.",
        ],
        [
            "How much is a ticket for the {e}?", "What does the {e} cost?", "What is the fare on the {e}?", "How much do I pay for a ride on the {e}?",
            "Fare on the {e}?", "What do passengers on the {e} pay?", "Tell me the price of a ticket for the {e}.",
            "For how much can a trip with the {e} be had?", "At what price are rides on the {e} sold?",
        ],
    ),
    "duration": Attribute(
        counted(12, 240, "minutes"),
        [
            "The trip on the {e} takes {v}.", "The {e} takes {v} from end to end.", "A ride on the {e} lasts {v}.", "The travel time of the {e} is {v}.",
            "The {e}: travel time {v}.", "You sit on the {e} for {v}.", "The {e} needs {v} for the whole way.", "After {v} the {e} reaches its last stop.",
            "From the first stop to the last, the {e} is under way for {v}.", "Plan {v} for a trip with the {e}.",
        ],
        [
            "How long does the trip on the {e} take?", "How long does the {e} take?", "How long is a ride on the {e}?", "What is the travel time of the {e}?",
            "Travel time of the {e}?", "How many minutes does the {e} need for the whole way?", "Can you tell me how long the {e} takes?",
            "For how long is the {e} under way?", "How much time should I plan for a trip with the {e}?",
        ],
    ),
    "stops": Attribute(
        count(3, 60),
        [
            "The {e} has {v} stops.", "The {e} stops at {v} stations.", "There are {v} stations on the {e}.", "The number of stops on the {e} is {v}.",
            "The {e}: {v} stops.", "Trains on the {e} halt {v} times.", "On its way the {e} calls at {v} stations.", "The {e} serves {v} stations.",
            "A map of the {e} shows {v} stations.", "Passengers can get on the {e} at {v} places.",
        ],
        [
            "How many stops does the {e} have?", "At how many stations does the {e} stop?", "How many stations are there on the {e}?",
            "What is the number of stops on the {e}?", "Stops on the {e}?", "How often do trains on the {e} halt?",
            "Tell me how many stations the {e} serves.", "How many stations does a map of the {e} show?", "At how many places can passengers get on the {e}?",
        ],
    ),
    "platform": Attribute(
        count(2, 30),
        [
            "The {e} leaves from platform {v}.", "The platform of the {e} is {v}.", "Trains of the {e} stop at platform {v}.",
            "The {e} departs from platform {v}.", "The {e}: platform {v}.", "Go to platform {v} for the {e}.", "You find the {e} on platform {v}.",
            "Passengers for the {e} wait on platform {v}.", "Platform {v} belongs to the {e}.", "To board the {e}, head for platform {v}.",
        ],
        [
            "From which platform does the {e} leave?", "What is the platform of the {e}?", "At which platform do trains of the {e} stop?",
            "To which platform do I go for the {e}?", "Platform of the {e}?", "On which platform do I find the {e}?", "Do you know the platform of the {e}?",
            "Where do passengers for the {e} wait?", "Which platform should I head for to board the {e}?",
        ],
    ),
}  # fmt: skip

MACHINE = {
    "inventor": Attribute(
        w.person,
        [
            "The {e} was invented by {v}.", "{v} invented the {e}.", "The inventor of the {e} is {v}.", "The {e} was designed by {v}.",
            "Inventor of the {e}: {v}.", "The {e} is an invention of {v}.", "The idea for the {e} came from {v}.", "{v} built the first {e}.",
            "The world owes the {e} to {v}.", "It was {v} who thought up the {e}.",
        ],
        [
            "Who invented the {e}?", "By whom was the {e} invented?", "Who is the inventor of the {e}?", "Who designed the {e}?", "Inventor of the {e}?",
            "Whose invention is the {e}?", "Please tell me who invented the {e}.", "Who thought up the {e}?", "To whom does the world owe the {e}?",
        ],
    ),
    "maker": Attribute(
        company,
        [
            "The {e} is made by {v}.", "{v} makes the {e}.", "The maker of the {e} is {v}.", "The {e} is produced by {v}.", "Maker of the {e}: {v}.",
            "The company {v} builds the {e}.", "The {e} comes from the factory of {v}.", "{v} is the manufacturer of the {e}.",
            "The brand behind the {e} is {v}.", "Every {e} leaves the works of {v}.",
        ],
        [
            "Who makes the {e}?", "By which company is the {e} made?", "Who is the maker of the {e}?", "Which company builds the {e}?", "Maker of the {e}?",
            "From whose factory does the {e} come?", "Tell me which company makes the {e}.", "Who is the manufacturer of the {e}?",
            "What brand is behind the {e}?",
        ],
    ),
    "task": Attribute(
        of(DEEDS),
        [
            "The {e} {v}.", "The {e} is a machine that {v}.", "With a push of a button the {e} {v}.", "The {e} is a gadget that {v}.",
            "Day and night, the {e} {v}.", "What the {e} does is simple: it {v}.", "Owners love how the {e} {v}.", "In many homes the {e} {v}.",
            "Once it is switched on, the {e} {v}.", "The {e} was made as a helper that {v}.",
        ],
        [
            "What does the {e} do?", "What is the {e} able to do?", "What kind of work does the {e} do?", "What does the machine {e} do?",
            "The {e} does what?", "What is the task of the {e}?", "Can you tell me what the {e} does?", "What is the {e} good for?",
            "What happens once the {e} is switched on?",
        ],
    ),
    "power": Attribute(
        of(POWER),
        [
            "The {e} runs on {v}.", "The {e} is powered by {v}.", "The {e} works with {v}.", "The {e} gets its power from {v}.", "Power of the {e}: {v}.",
            "The {e} is driven by {v}.", "To start the {e} you need {v}.", "It is {v} that drives the {e}.", "Without {v}, the {e} stands still.",
            "The energy for the {e} is supplied by {v}.",
        ],
        [
            "What does the {e} run on?", "By what is the {e} powered?", "What drives the {e}?", "From what does the {e} get its power?", "Power of the {e}?",
            "What do I need to start the {e}?", "I wonder what the {e} runs on.", "What supplies the energy for the {e}?",
            "Without what does the {e} stand still?",
        ],
    ),
    "price": Attribute(
        plain(w.price),
        [
            "The {e} costs {v}.", "The price of the {e} is {v}.", "You can buy the {e} for {v}.", "The {e} sells for {v}.", "The {e}: {v}.",
            "Shops ask {v} for the {e}.", "A new {e} costs {v}.", "For {v} the {e} is yours.", "Buyers pay {v} for the {e}.", "The {e} is on sale at {v}.",
        ],
        [
            "How much does the {e} cost?", "What is the price of the {e}?", "For how much can I buy the {e}?", "What does the {e} sell for?",
            "Price of the {e}?", "What do shops ask for the {e}?", "Tell me how much the {e} is.", "At what price is the {e} on sale?",
            "How much do buyers pay for the {e}?",
        ],
    ),
    "repair": Attribute(
        plain(lambda rng: rng.choice((f"{rng.randint(5, 95)} euros", f"${rng.randint(5, 95)}"))),
        [
            "A repair of the {e} costs {v}.", "To have the {e} repaired you pay {v}.", "The workshop repairs the {e} for {v}.", "Fixing the {e} costs {v}.",
            "Repair of the {e}: {v}.", "If the {e} breaks, a repair is {v}.", "The price of a repair of the {e} is {v}.",
            "A broken {e} can be fixed for {v}.", "Mechanics take {v} to put the {e} right.", "Owners pay {v} to get the {e} mended.",
        ],
        [
            "How much does a repair of the {e} cost?", "What do I pay to have the {e} repaired?", "For how much is the {e} repaired?",
            "What does fixing the {e} cost?", "Price of a repair of the {e}?", "How much is it if the {e} breaks and must be fixed?",
            "Can you say what a repair of the {e} costs?", "How much do mechanics take to put the {e} right?", "What do owners pay to get the {e} mended?",
        ],
    ),
    "weight": Attribute(
        plain(lambda rng: f"{rng.randint(2, 400)} {rng.choice(('kilograms', 'kg', 'pounds'))}"),
        [
            "The {e} weighs {v}.", "The weight of the {e} is {v}.", "The {e} has a weight of {v}.", "On the scale the {e} shows {v}.",
            "Weight of the {e}: {v}.", "At {v}, the {e} is easy to move.", "Those who lift the {e} lift {v}.", "The {e} brings {v} to the scale.",
            "Without its box the {e} comes to {v}.", "It is {v} that the {e} weighs.",
        ],
        [
            "How much does the {e} weigh?", "What is the weight of the {e}?", "How heavy is the {e}?", "What does the {e} weigh?", "Weight of the {e}?",
            "What weight does the {e} have?", "Please tell me how heavy the {e} is.", "What does the scale show for the {e}?",
            "How much do I lift when I lift the {e}?",
        ],
    ),
    "warranty": Attribute(
        plain(lambda rng: f"{rng.randint(2, 30)} {rng.choice(('years', 'months'))}"),
        [
            "The {e} has a warranty of {v}.", "The warranty of the {e} lasts {v}.", "The {e} comes with {v} of warranty.",
            "The maker guarantees the {e} for {v}.", "Warranty of the {e}: {v}.", "For {v} the {e} is repaired free of charge.",
            "The guarantee on the {e} is {v}.", "If the {e} fails within {v}, the buyer gets a new one.", "Buyers of the {e} are protected for {v}.",
            "The guarantee on the {e} ends after {v}.",
        ],
        [
            "How long is the warranty of the {e}?", "What warranty does the {e} have?", "How long does the guarantee on the {e} last?",
            "For how long does the maker guarantee the {e}?", "Warranty of the {e}?", "For how long is the {e} repaired free of charge?",
            "I want to know how long the warranty of the {e} is.", "For how long are buyers of the {e} protected?",
            "After what time does the guarantee on the {e} end?",
        ],
    ),
}  # fmt: skip

SYSTEMS = "phones|tablets|old laptops|game consoles|office computers|smart watches|small servers|web browsers|car radios|television sets".split("|")
NOVELTIES = "dark mode|voice control|spell checking|faster search|offline maps|video calls|automatic backups|a new menu|larger icons|shared folders|a search box|a calendar".split("|")

SOFTWARE = {
    "date": Attribute(
        plain(w.date),
        [
            "{e} was released on {v}.", "{e} came out on {v}.", "The release date of {e} is {v}.", "On {v} the makers released {e}.", "{e}, released {v}.",
            "{e} has been available since {v}.", "Users could first download {e} on {v}.", "The program {e} appeared on {v}.",
            "Downloads of {e} opened on {v}.", "It was on {v} that {e} was made public.",
        ],
        [
            "When was {e} released?", "When did {e} come out?", "What is the release date of {e}?", "On which day was {e} released?", "Release date of {e}?",
            "Since when has {e} been available?", "Tell me when {e} came out.", "When did downloads of {e} open?", "On what date was {e} made public?",
        ],
    ),
    "support": Attribute(
        plain(w.date),
        [
            "Support for {e} ends on {v}.", "{e} is supported until {v}.", "After {v} there are no more updates for {e}.",
            "Until {v} the makers fix faults in {e}.", "{e}, support until {v}.", "{e} gets updates until {v}.", "The last day of support for {e} is {v}.",
            "Help for {e} runs out on {v}.", "From {v} on, users of {e} have to manage without support.", "The end of {e} comes on {v}, when support stops.",
        ],
        [
            "When does support for {e} end?", "Until when is {e} supported?", "Until when does {e} get updates?", "What is the last day of support for {e}?",
            "End of support for {e}?", "When does help for {e} run out?", "Can you tell me how long {e} is supported?",
            "From when on must users of {e} manage without support?", "When do updates for {e} stop?",
        ],
    ),
    "developer": Attribute(
        w.person,
        [
            "{e} was written by {v}.", "{v} wrote {e}.", "The developer of {e} is {v}.", "{e} was developed by {v}.", "{e}, written by {v}.",
            "The lead programmer of {e} is {v}.", "{v} programmed {e}.", "The code of {e} comes from {v}.", "The work on {e} was done by {v}.",
            "Behind the program {e} there is {v}, its developer.",
        ],
        [
            "Who wrote {e}?", "Who is the developer of {e}?", "By whom was {e} developed?", "Who programmed {e}?", "Developer of {e}?",
            "Who is the lead programmer of {e}?", "I would like to know who developed {e}.", "Whose work is the program {e}?",
            "From whom does the code of {e} come?",
        ],
    ),
    "tester": Attribute(
        w.person,
        [
            "{e} was tested by {v}.", "{v} tested {e}.", "The tester of {e} was {v}.", "Before its release {e} was checked by {v}.", "{e}, tested by {v}.",
            "The tests of {e} were done by {v}.", "{v} looked for faults in {e}.", "All tests of {e} were in the hands of {v}.",
            "The search for faults in {e} was led by {v}.", "{v} gave {e} a thorough test.",
        ],
        [
            "Who tested {e}?", "By whom was {e} tested?", "Who was the tester of {e}?", "Who did the tests of {e}?", "Tester of {e}?",
            "Who checked {e} before its release?", "Tell me who tested {e}.", "Who led the search for faults in {e}?",
            "In whose hands were the tests of {e}?",
        ],
    ),
    "use": Attribute(
        of(USES),
        [
            "{e} is for {v}.", "{e} is a program for {v}.", "People use {e} for {v}.", "{e} helps with {v}.", "{e}, a tool for {v}.",
            "The purpose of {e} is {v}.", "With {e}, {v} becomes easy.", "{e} was made for {v}.", "{v} is what people do with {e}.",
            "Those who install {e} want it for {v}.",
        ],
        [
            "What is {e} for?", "What do people use {e} for?", "With what does {e} help?", "What is the purpose of {e}?", "Use of {e}?",
            "What was the program {e} made for?", "Please tell me what {e} is for.", "What becomes easy with {e}?", "For what do people install {e}?",
        ],
    ),
    "feature": Attribute(
        of(NOVELTIES),
        [
            "New in {e} is {v}.", "{e} adds {v}.", "The new feature of {e} is {v}.", "{e} brings {v} for the first time.", "{e}, new: {v}.",
            "With {e} users get {v}.", "The biggest change in {e} is {v}.", "For the first time there is {v} in {e}.", "{e} introduces {v}.",
            "Users asked for {v} and found it in {e}.",
        ],
        [
            "What is new in {e}?", "What does {e} add?", "What is the new feature of {e}?", "What does {e} bring for the first time?", "New in {e}?",
            "What is the biggest change in {e}?", "Can you tell me what is new in {e}?", "What does {e} introduce?",
            "What did users ask for and find in {e}?",
        ],
    ),
    "size": Attribute(
        plain(lambda rng: f"{rng.randint(2, 990)} {rng.choice(('megabytes', 'MB', 'gigabytes'))}"),
        [
            "{e} takes up {v}.", "The download of {e} is {v}.", "{e} is {v} in size.", "The size of {e} is {v}.", "{e}, size {v}.",
            "{e} needs {v} of disk space.", "To install {e} you need {v} of free space.", "The file of {e} has {v}.", "On the disk {e} fills {v}.",
            "Make room for {v} before you install {e}.",
        ],
        [
            "How much space does {e} take up?", "How large is the download of {e}?", "What is the size of {e}?", "How much disk space does {e} need?",
            "Size of {e}?", "How big is {e}?", "Tell me how much free space I need for {e}.", "How much does {e} fill on the disk?",
            "For how much must I make room before I install {e}?",
        ],
    ),
    "system": Attribute(
        of(SYSTEMS),
        [
            "{e} runs on {v}.", "{e} works on {v}.", "{e} is made for {v}.", "You can install {e} on {v}.", "{e}, for {v}.", "{e} needs {v} to run.",
            "Only {v} can run {e}.", "The program {e} was built for {v}.", "Owners of {v} can use {e}.", "The devices that {e} supports are {v}.",
        ],
        [
            "On what does {e} run?", "On which devices does {e} work?", "For which devices is {e} made?", "Where can I install {e}?", "Devices for {e}?",
            "What does the program {e} run on?", "I need to know on what {e} works.", "Which devices does {e} support?", "Owners of what can use {e}?",
        ],
    ),
}  # fmt: skip


KINDS: list[Kind] = [
    Kind(title, BOOK), Kind(title, FILM), Kind(title, PAINTING), Kind(title, SONG), Kind(ship_name, SHIP),
    Kind(line_name, TRAIN), Kind(machine_name, MACHINE), Kind(program_name, SOFTWARE),
]  # fmt: skip
