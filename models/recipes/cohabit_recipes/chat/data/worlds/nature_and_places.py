"""Invented rivers, mountains, islands, animals, museums and bridges.

The first statement of an attribute is also the wording of replies. The last two of every list are kept for the test split."""

from .. import words as w
from ..attribute import Attribute, Kind, of, plain

FISH = "trout|salmon|pike|carp|perch|eels|catfish|sturgeon|grayling|bream".split("|")
CROPS = "olives|coffee|bananas|coconuts|tea|sugar cane|barley|potatoes|lemons|vanilla|wine|peanuts".split("|")
HABITATS = "swamps|pine forests|deserts|river banks|caves|coral reefs|meadows|mountain slopes|mangroves|salt marshes|old barns|rainforests".split("|")
PREY = "beetles|frogs|berries|snails|mushrooms|leaves|small fish|seeds|worms|nectar|moss|crabs|grasshoppers|acorns".split("|")
THREATS = "hawks|foxes|snakes|wild cats|owls|wolves|pythons|eagles|jackals|sharks".split("|")
EXHIBITS = (
    "clocks|steam engines|old maps|shoes|toy trains|glass bottles|fossils|coins|dolls|butterflies|musical boxes|teapots|carriages|radios|swords|ship models"
).split("|")


def mountains(rng, split: str) -> str:
    return f"the {w.invented(rng, split)} {rng.choice(('Hills', 'Mountains', 'Highlands', 'Plateau', 'Forest'))}"


def water(rng, split: str) -> str:
    return rng.choice((f"Lake {w.invented(rng, split)}", f"the {w.invented(rng, split)} Sea", f"{w.invented(rng, split)} Bay", f"the Gulf of {w.invented(rng, split)}"))


def metres(low: int, high: int):
    return plain(lambda rng: f"{rng.randint(low, high)} {rng.choice(('metres', 'metres', 'feet'))}")


def kilometres(low: int, high: int):
    return plain(lambda rng: f"{rng.randint(low, high)} {rng.choice(('kilometres', 'kilometres', 'km', 'miles'))}")


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


def centimetres(rng, split: str) -> str:
    return f"{rng.randint(3, 180)} {rng.choice(('centimetres', 'cm', 'inches'))}"


RIVER = {
    "source": Attribute(
        mountains,
        [
            "The {e} rises in {v}.", "The source of the {e} is in {v}.", "From its spring in {v}, the {e} runs down to the plain.",
            "The {e} begins as a small stream in {v}.",
            "High up in {v} lies the spring of the river {e}.", "Source of the {e}: {v}.", "It is in {v} that the {e} has its source.",
            "Hikers in {v} can visit the spring that feeds the {e}.", "The river {e} starts its journey in {v}.", "The headwaters of the {e} are found in {v}.",
        ],
        [
            "Where does the {e} rise?", "Where is the source of the {e}?", "In which area does the river {e} begin?", "Where does the {e} come from?",
            "Source of the {e}?",
            "Tell me where the {e} has its spring.", "I want to know where the river {e} rises.", "Where does the {e} start?",
            "Where are the headwaters of the {e}?",
        ],
    ),
    "mouth": Attribute(
        water,
        [
            "The {e} flows into {v}.", "The {e} empties into {v}.", "After many bends the {e} reaches {v}.", "The mouth of the {e} is at {v}.",
            "The waters of the {e} end up in {v}.",
            "Mouth of the {e}: {v}.", "{v} takes in the water of the river {e}.", "The {e} ends its course in {v}.", "The river {e} pours into {v}.",
            "Finally, the {e} joins {v}.",
        ],
        [
            "Where does the {e} flow into?", "Into what does the {e} flow?", "Where is the mouth of the {e}?", "Which water does the {e} empty into?",
            "Where does the river {e} end?",
            "Mouth of the {e}?", "Can you tell me where the {e} flows to?", "Into which water does the {e} pour?", "What does the {e} drain into?",
        ],
    ),
    "length": Attribute(
        kilometres(20, 4000),
        [
            "The {e} is {v} long.", "The length of the {e} is {v}.", "From spring to mouth the {e} measures {v}.", "The {e} has a length of {v}.",
            "Length of the {e}: {v}.",
            "The river {e} runs for {v}.", "Over a course of {v}, the {e} crosses the whole country.", "At {v}, the {e} is the longest river in the region.",
            "The {e} winds its way over {v}.", "The full course of the {e} covers {v}.",
        ],
        [
            "How long is the {e}?", "What is the length of the {e}?", "How long is the river {e}?", "What length does the {e} have?", "Length of the {e}?",
            "Please tell me how long the {e} is.",
            "How many kilometres or miles does the {e} run?", "What does the {e} measure from spring to mouth?", "Over what distance does the river {e} run?",
        ],
    ),
    "depth": Attribute(
        metres(2, 90),
        [
            "The {e} is {v} deep.", "The greatest depth of the {e} is {v}.", "At its deepest point the {e} goes down {v}.", "The {e} reaches a depth of {v}.",
            "Depth of the {e}: {v}.",
            "Divers measured a depth of {v} in the {e}.", "The bed of the {e} lies {v} below the surface.", "The water of the {e} is up to {v} deep.",
            "Down to the bottom of the {e} it is {v}.", "With a depth of {v}, the {e} can carry large boats.",
        ],
        [
            "How deep is the {e}?", "What is the depth of the {e}?", "How deep does the river {e} get?", "What depth does the {e} reach?",
            "Depth of the {e}?", "I wonder how deep the {e} is.",
            "How far down is the bed of the {e}?", "How deep is the water in the {e}?", "How far is it to the bottom of the {e}?",
        ],
    ),
    "fish": Attribute(
        of(FISH),
        [
            "The {e} is known for its {v}.", "People catch {v} in the {e}.", "There are many {v} in the {e}.", "Anglers come to the {e} to fish for {v}.",
            "The {e} is full of {v}.",
            "Mostly {v} live in the river {e}.", "Fish in the {e}: {v}.", "The most common fish of the {e} are {v}.",
            "Those who fish in the {e} bring home {v}.", "{v} swim in the {e} in large numbers.",
        ],
        [
            "What fish live in the {e}?", "Which fish is the {e} known for?", "What do people catch in the {e}?", "What kind of fish is found in the {e}?",
            "Fish in the {e}?",
            "What can I catch in the river {e}?", "Tell me which fish swim in the {e}.", "What do anglers fish for in the {e}?",
            "Which fish is common in the {e}?",
        ],
    ),
    "explorer": Attribute(
        w.person,
        [
            "The {e} was first mapped by {v}.", "{v} drew the first map of the {e}.", "The first person to map the {e} was {v}.",
            "{v} explored and mapped the {e}.",
            "It was {v} who first charted the {e}.", "The river {e} was explored by {v}.", "The first chart of the {e} was made by {v}.",
            "The {e} owes its first map to {v}.",
            "{v} travelled along the {e} and put it on the map.", "Before anyone else, {v} surveyed the {e}.",
        ],
        [
            "Who first mapped the {e}?", "Who drew the first map of the {e}?", "By whom was the {e} explored?", "Who explored the {e}?",
            "Which person charted the {e}?",
            "Tell me who mapped the {e}.", "Who made the first chart of the river {e}?", "Who put the {e} on the map?", "Who was the first to survey the {e}?",
        ],
    ),
    "flood": Attribute(
        plain(w.year),
        [
            "The worst flood of the {e} was in {v}.", "In {v} the {e} flooded the land.", "The {e} burst its banks in {v}.",
            "The great flood on the {e} happened in {v}.", "Year of the great {e} flood: {v}.",
            "When the {e} left its bed in {v}, many houses were lost.", "People still talk about {v}, when the {e} overflowed.",
            "The highest water of the {e} was seen in {v}.",
            "In the year {v} the river {e} rose over its banks.", "A terrible flood came down the {e} in {v}.",
        ],
        [
            "When was the worst flood of the {e}?", "In which year did the {e} flood the land?", "When did the {e} burst its banks?",
            "What year was the great flood on the {e}?", "Year of the flood of the {e}?",
            "When did the river {e} overflow?", "Do you know when the {e} had its great flood?", "In what year did the {e} rise over its banks?",
            "When did a terrible flood come down the {e}?",
        ],
    ),
    "dam": Attribute(
        plain(w.year),
        [
            "The {e} was dammed in {v}.", "The dam on the {e} was built in {v}.", "Since {v} a dam has held back the {e}.",
            "The {e} has had a dam since {v}.", "In {v} workers finished the dam across the {e}.",
            "The dam of the river {e} dates from {v}.", "Dam on the {e}: built {v}.", "A dam was put up on the {e} in {v}.",
            "{v} was the year when the {e} got its dam.", "The dam that stops the {e} was completed in {v}.",
        ],
        [
            "When was the {e} dammed?", "In which year was the dam on the {e} built?", "Since when has the {e} had a dam?",
            "How long has there been a dam on the {e}?", "When did the {e} get its dam?",
            "From which year is the dam on the river {e}?", "Can you say when the {e} was dammed?", "When was the dam across the {e} completed?",
            "What year was a dam put up on the {e}?",
        ],
    ),
}  # fmt: skip

MOUNTAIN = {
    "height": Attribute(
        metres(400, 8900),
        [
            "Mount {e} is {v} high.", "The height of Mount {e} is {v}.", "Mount {e} rises to {v}.", "With {v}, Mount {e} towers over its neighbours.",
            "Height of Mount {e}: {v}.",
            "The top of Mount {e} lies {v} above the sea.", "Mount {e} has a height of {v}.", "Surveyors put Mount {e} at {v}.", "Mount {e} stands {v} tall.",
            "The summit of Mount {e} reaches {v}.",
        ],
        [
            "How high is Mount {e}?", "What is the height of Mount {e}?", "How tall is Mount {e}?", "What height does Mount {e} have?",
            "Height of Mount {e}?", "Tell me how high Mount {e} is.",
            "How far above the sea is the top of Mount {e}?", "To what height does Mount {e} rise?", "What height does the summit of Mount {e} reach?",
        ],
    ),
    "climber": Attribute(
        w.person,
        [
            "Mount {e} was first climbed by {v}.", "{v} was the first to climb Mount {e}.", "The first climber of Mount {e} was {v}.",
            "The first person on top of Mount {e} was {v}.",
            "It was {v} who made the first ascent of Mount {e}.", "First ascent of Mount {e}: {v}.",
            "{v} reached the summit of Mount {e} before anyone else.", "Nobody stood on Mount {e} before {v} did.",
            "The summit of Mount {e} was first reached by {v}.", "The conquest of Mount {e} is the work of {v}.",
        ],
        [
            "Who first climbed Mount {e}?", "Who was the first to climb Mount {e}?", "By whom was Mount {e} first climbed?",
            "Who made the first ascent of Mount {e}?", "First climber of Mount {e}?",
            "Who stood on Mount {e} first?", "Please tell me who climbed Mount {e} first.", "Who was the first person at the summit of Mount {e}?",
            "Who conquered Mount {e}?",
        ],
    ),
    "climbed": Attribute(
        plain(w.year),
        [
            "Mount {e} was first climbed in {v}.", "The first ascent of Mount {e} was in {v}.",
            "In {v} people stood on the top of Mount {e} for the first time.", "Mount {e} was conquered in {v}.",
            "First climb of Mount {e}: {v}.", "It took until {v} before Mount {e} was climbed.", "Climbers first reached the top of Mount {e} in {v}.",
            "Nobody had climbed Mount {e} before {v}, when the first team got to the top.",
            "The summit of Mount {e} was first reached in {v}.", "The year {v} saw the first ascent of Mount {e}.",
        ],
        [
            "When was Mount {e} first climbed?", "In which year was Mount {e} first climbed?", "When was the first ascent of Mount {e}?",
            "What year was Mount {e} conquered?", "Year of the first climb of Mount {e}?",
            "When did climbers first reach the top of Mount {e}?", "I would like to know when Mount {e} was first climbed.",
            "In what year was the summit of Mount {e} first reached?", "When did someone first stand on Mount {e}?",
        ],
    ),
    "eruption": Attribute(
        plain(w.year),
        [
            "Mount {e} last erupted in {v}.", "The last eruption of Mount {e} was in {v}.", "Mount {e} has been quiet since it erupted in {v}.",
            "In {v} fire and ash came out of Mount {e} for the last time.",
            "Last eruption of Mount {e}: {v}.", "The latest eruption of Mount {e} dates from {v}.", "The volcano Mount {e} was last active in {v}.",
            "Since {v} there has been no eruption of Mount {e}.",
            "Mount {e} spat out lava for the last time in {v}.", "It was {v} when Mount {e} last broke out.",
        ],
        [
            "When did Mount {e} last erupt?", "In which year was the last eruption of Mount {e}?", "Since when has Mount {e} been quiet?",
            "When was the latest eruption of Mount {e}?", "Last eruption of Mount {e}?",
            "When was the volcano Mount {e} last active?", "Do you know when Mount {e} last erupted?", "When did Mount {e} spit out lava for the last time?",
            "What year did Mount {e} last break out?",
        ],
    ),
    "hut": Attribute(
        lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Hut', 'Lodge', 'Shelter', 'Cabin'))}",
        [
            "Climbers of Mount {e} sleep in {v}.", "The hut on Mount {e} is called {v}.", "On Mount {e} you can spend the night in {v}.",
            "{v} stands on the slope of Mount {e}.", "Beds for walkers on Mount {e} are found in {v}.",
            "Overnight stay on Mount {e}: {v}.", "Those who climb Mount {e} rest in {v}.", "Halfway up Mount {e} there is {v}, where guests can sleep.",
            "For the night, visitors of Mount {e} turn to {v}.", "{v} offers shelter on Mount {e}.",
        ],
        [
            "Where do climbers of Mount {e} sleep?", "What is the hut on Mount {e} called?", "Where can I spend the night on Mount {e}?",
            "Which hut stands on Mount {e}?", "Hut on Mount {e}?",
            "Where do people rest on Mount {e}?", "Tell me where to sleep on Mount {e}.", "What is there on Mount {e} for an overnight stay?",
            "Where do visitors of Mount {e} find shelter?",
        ],
    ),
    "start": Attribute(
        w.town,
        [
            "The climb of Mount {e} starts in {v}.", "The path up Mount {e} begins in {v}.", "Most people set out for Mount {e} from {v}.",
            "From {v} a trail leads to the top of Mount {e}.", "Starting point for Mount {e}: {v}.",
            "To climb Mount {e}, start in {v}.", "Tours to Mount {e} leave from {v}.", "{v} lies at the foot of Mount {e}, and the climb begins there.",
            "The way to Mount {e} takes off in {v}.", "Every walk up Mount {e} sets off at {v}.",
        ],
        [
            "Where does the climb of Mount {e} start?", "Where does the path up Mount {e} begin?", "From which town do people set out for Mount {e}?",
            "Starting point for Mount {e}?", "Where do I have to start to climb Mount {e}?",
            "Where do tours to Mount {e} leave from?", "Can you tell me where the way up Mount {e} starts?",
            "In which place does a walk up Mount {e} set off?", "From where does the trail to the top of Mount {e} lead?",
        ],
    ),
    "duration": Attribute(
        plain(lambda rng: f"{rng.randint(2, 14)} {rng.choice(('hours', 'hours', 'days'))}"),
        [
            "The climb of Mount {e} takes {v}.", "It takes {v} to climb Mount {e}.", "You need {v} to get to the top of Mount {e}.",
            "Plan {v} for the way up Mount {e}.", "Time to climb Mount {e}: {v}.",
            "After {v} of walking you reach the top of Mount {e}.", "Climbers spend {v} on the way up Mount {e}.", "The ascent of Mount {e} lasts {v}.",
            "Reaching the summit of Mount {e} is a matter of {v}.", "Allow {v} for Mount {e}.",
        ],
        [
            "How long does the climb of Mount {e} take?", "How long does it take to climb Mount {e}?", "How much time do I need for Mount {e}?",
            "How long is the way up Mount {e}?", "Time to climb Mount {e}?",
            "How many hours or days does it take to get up Mount {e}?", "I want to know how long the ascent of Mount {e} lasts.",
            "How much time should I allow for Mount {e}?", "How long until one reaches the summit of Mount {e}?",
        ],
    ),
    "animal": Attribute(
        of("ibex|marmots|eagles|snow hares|wild goats|bears|lynxes|vultures|deer|wolves".split("|")),
        [
            "Mount {e} is home to {v}.", "{v} live on Mount {e}.", "On the slopes of Mount {e} you meet {v}.", "Walkers on Mount {e} often see {v}.",
            "Mount {e} is famous for its {v}.",
            "Animals on Mount {e}: {v}.", "The rocks of Mount {e} shelter {v}.", "There are {v} on Mount {e}.", "Up on Mount {e}, {v} have made their home.",
            "Visitors come to Mount {e} to watch the {v}.",
        ],
        [
            "Which animals live on Mount {e}?", "What animals is Mount {e} home to?", "What do walkers see on Mount {e}?", "Animals on Mount {e}?",
            "Which animals can I meet on Mount {e}?",
            "What wildlife is there on Mount {e}?", "Tell me which animals are found on Mount {e}.", "What animals do visitors watch on Mount {e}?",
            "Which creatures have made their home on Mount {e}?",
        ],
    ),
}  # fmt: skip

ISLAND = {
    "sea": Attribute(
        lambda rng, split: f"the {w.invented(rng, split)} {rng.choice(('Sea', 'Ocean', 'Strait', 'Gulf'))}",
        [
            "The island of {e} lies in {v}.", "{e} is an island in {v}.", "In {v} you find the island of {e}.",
            "The waves of {v} beat against the shores of {e}.", "Location of {e} island: {v}.",
            "{e} is surrounded by {v}.", "On sea charts {e} is drawn in {v}.", "Out in {v} lies the small island of {e}.",
            "{e} belongs to the islands of {v}.", "{v} surrounds the island of {e}.",
        ],
        [
            "In which sea does {e} lie?", "Where is the island of {e}?", "Which sea surrounds {e}?", "Where does the island of {e} lie?",
            "Location of the island of {e}?", "In which waters is {e}?",
            "Tell me where to find the island of {e}.", "Which waters beat against the shores of {e}?", "By which sea is {e} surrounded?",
        ],
    ),
    "area": Attribute(
        plain(lambda rng: f"{rng.randint(2, 9000)} square {rng.choice(('kilometres', 'kilometres', 'miles'))}"),
        [
            "{e} has an area of {v}.", "The island of {e} covers {v}.", "{e} is {v} in size.", "The area of {e} is {v}.", "Area of {e}: {v}.",
            "With {v}, {e} is the largest island of the group.",
            "The land of {e} measures {v}.", "{e} takes up {v}.", "The island {e} extends over {v}.", "Its {v} make {e} a rather small island.",
        ],
        [
            "How large is the island of {e}?", "What is the area of {e}?", "How big is {e}?", "What area does {e} cover?", "Area of {e}?",
            "What size is the island of {e}?", "Could you tell me how large {e} is?",
            "How much land does {e} take up?", "Over what area does the island {e} extend?",
        ],
    ),
    "people": Attribute(
        plain(w.number),
        [
            "{e} has {v} islanders.", "{v} people live on the island of {e}.", "The island of {e} is home to {v} people.",
            "The number of people on {e} is {v}.", "Population of {e}: {v}.", "There are {v} people on {e}.",
            "At the last count, {e} had {v} inhabitants.", "Only {v} people have their home on {e}.", "The islanders of {e} number {v}.",
            "A total of {v} persons inhabit {e}.",
        ],
        [
            "How many people live on {e}?", "How many islanders does {e} have?", "What is the population of {e}?",
            "To how many people is the island of {e} home?", "Population of {e}?",
            "What is the number of people on {e}?", "Tell me how many people live on the island of {e}.", "How many persons inhabit {e}?",
            "How many inhabitants were counted on {e}?",
        ],
    ),
    "capital": Attribute(
        w.town,
        [
            "The main town of {e} is {v}.", "{v} is the capital of {e}.", "The largest town on {e} is {v}.", "The island of {e} has {v} as its main town.",
            "Capital of {e}: {v}.", "{e} is governed from {v}.",
            "The people of {e} call {v} their capital.", "On {e}, the main town is {v}.", "{v} serves as the capital of the island {e}.",
            "The seat of government on {e} is at {v}.",
        ],
        [
            "What is the main town of {e}?", "What is the capital of {e}?", "Which town is the capital of {e}?", "What is the largest town on {e}?",
            "Capital of {e}?", "What is the main town on the island of {e} called?",
            "Which town do the people of {e} call their capital?", "From which town is {e} governed?", "Where is the seat of government on {e}?",
        ],
    ),
    "harbour": Attribute(
        w.town,
        [
            "The ferry to {e} leaves from {v}.", "To get to {e}, take the ferry from {v}.", "Boats for {e} sail from {v}.",
            "There is a ferry from {v} to {e}.", "Ferry to {e}: from {v}.", "{e} is reached by ferry from {v}.",
            "Travellers to {e} go on board in {v}.", "From the pier in {v}, a ferry goes over to {e}.", "The boat trip to {e} begins in {v}.",
            "{v} is the port where ferries for {e} depart.",
        ],
        [
            "Where does the ferry to {e} leave from?", "From where do boats for {e} sail?", "From which town can I take the ferry to {e}?",
            "Where do I get the ferry to {e}?", "Ferry to {e} from where?",
            "From which port is {e} reached?", "I need to know where the ferry for {e} departs.", "Where does the boat trip to {e} begin?",
            "At which port do travellers to {e} go on board?",
        ],
    ),
    "crop": Attribute(
        of(CROPS),
        [
            "The farmers of {e} grow {v}.", "{e} is known for its {v}.", "On the fields of {e} there grow {v}.", "{e} lives from growing {v}.",
            "Main crop of {e}: {v}.", "The island of {e} sells {v} to the mainland.",
            "Most of the land on {e} is used for {v}.", "{v} from {e} are sold all over the world.", "The people of {e} make their money with {v}.",
            "What {e} ships to other countries is {v}.",
        ],
        [
            "What do the farmers of {e} grow?", "What is {e} known for growing?", "Which crop is grown on {e}?", "What grows on the fields of {e}?",
            "Main crop of {e}?", "What does the island of {e} sell to the mainland?",
            "Tell me what is grown on {e}.", "With what do the people of {e} make their money?", "What does {e} ship to other countries?",
        ],
    ),
    "discoverer": Attribute(
        w.person,
        [
            "{e} was discovered by {v}.", "{v} discovered the island of {e}.", "The discoverer of {e} was {v}.", "The first sailor to reach {e} was {v}.",
            "It was {v} who discovered {e}.", "Discoverer of {e}: {v}.",
            "{v} was the first to set foot on {e}.", "The island {e} was found by {v}.", "The credit for finding {e} goes to {v}.",
            "On a long voyage, {v} came upon {e}.",
        ],
        [
            "Who discovered {e}?", "By whom was {e} discovered?", "Who was the discoverer of {e}?", "Who found the island of {e}?", "Discoverer of {e}?",
            "Who was the first sailor to reach {e}?",
            "Can you tell me who discovered {e}?", "Who was the first to set foot on {e}?", "Who came upon {e} on a voyage?",
        ],
    ),
    "ruler": Attribute(
        w.person,
        [
            "{e} is ruled by {v}.", "{v} rules the island of {e}.", "The governor of {e} is {v}.", "{v} governs {e}.", "Governor of {e}: {v}.",
            "The island {e} is under the rule of {v}.", "At the head of {e} stands {v}.",
            "On {e}, {v} is in power.", "The government of {e} is led by {v}.", "{v} holds the office of governor on {e}.",
        ],
        [
            "Who rules {e}?", "Who is the governor of {e}?", "Who governs the island of {e}?", "By whom is {e} ruled?", "Governor of {e}?",
            "Who is at the head of {e}?", "Tell me who rules the island of {e}.",
            "Who is in power on {e}?", "Who leads the government of {e}?",
        ],
    ),
}  # fmt: skip

def animal_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice('frog lizard mouse bat monkey finch beetle fox crab otter deer owl snake goat'.split())}"


def museum_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Museum', 'Museum', 'Gallery', 'Collection', 'House'))}"


def bridge_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Bridge', 'Bridge', 'Viaduct', 'Footbridge'))}"


ANIMAL = {
    "habitat": Attribute(
        of(HABITATS),
        [
            "The {e} lives in {v}.", "The home of the {e} is in {v}.", "You find the {e} in {v}.", "The {e} makes its home in {v}.",
            "Habitat of the {e}: {v}.", "The {e} is an animal of {v}.", "In {v} the {e} feels at home.", "The natural habitat of the {e} is {v}.",
            "Those who want to see the {e} should look in {v}.", "The {e} inhabits {v}.",
        ],
        [
            "Where does the {e} live?", "What is the home of the {e}?", "Where can I find the {e}?", "In what surroundings does the {e} live?",
            "Habitat of the {e}?", "Where does the {e} make its home?", "Tell me where the {e} lives.", "What does the {e} inhabit?",
            "Where should I look to see the {e}?",
        ],
    ),
    "food": Attribute(
        of(PREY),
        [
            "The {e} eats {v}.", "The {e} feeds on {v}.", "The food of the {e} is {v}.", "The {e} lives on {v}.", "Diet of the {e}: {v}.",
            "The {e} likes nothing better than {v}.", "At night the {e} looks for {v} to eat.", "The diet of the {e} consists of {v}.",
            "Hungry, the {e} goes in search of {v}.", "The stomach of the {e} is made to digest {v}.",
        ],
        [
            "What does the {e} eat?", "On what does the {e} feed?", "What is the food of the {e}?", "What does the {e} live on?", "Diet of the {e}?",
            "What does the {e} look for to eat?", "Please tell me what the {e} eats.", "Of what does the diet of the {e} consist?",
            "In search of what does the {e} go when hungry?",
        ],
    ),
    "enemy": Attribute(
        of(THREATS),
        [
            "The {e} is hunted by {v}.", "The enemies of the {e} are {v}.", "{v} hunt the {e}.", "The {e} is afraid of {v}.", "Enemies of the {e}: {v}.",
            "The {e} must beware of {v}.", "The {e} is often eaten by {v}.", "For {v} the {e} is easy prey.", "The {e} falls prey to {v}.",
            "Danger for the {e} comes from {v}.",
        ],
        [
            "By what is the {e} hunted?", "What are the enemies of the {e}?", "Which animals hunt the {e}?", "Of what is the {e} afraid?",
            "Enemies of the {e}?", "Of what must the {e} beware?", "Can you tell me which animals eat the {e}?", "To what does the {e} fall prey?",
            "From what does danger for the {e} come?",
        ],
    ),
    "length": Attribute(
        centimetres,
        [
            "The {e} is {v} long.", "The {e} grows to a length of {v}.", "The length of the {e} is {v}.", "The {e} measures {v}.", "Length of the {e}: {v}.",
            "From nose to tail the {e} measures {v}.", "An adult {e} is {v} long.", "The body of the {e} reaches {v}.",
            "Fully grown, the {e} is {v} in length.", "A ruler held next to the {e} shows {v}.",
        ],
        [
            "How long is the {e}?", "What is the length of the {e}?", "To what length does the {e} grow?", "How much does the {e} measure?",
            "Length of the {e}?", "How long does the {e} get?", "Tell me how long the {e} is.", "What does the {e} measure from nose to tail?",
            "How long is the body of the {e}?",
        ],
    ),
    "age": Attribute(
        plain(lambda rng: f"{rng.randint(2, 120)} years"),
        [
            "The {e} lives for {v}.", "The {e} can live {v}.", "The life of the {e} lasts {v}.", "The {e} reaches an age of {v}.",
            "Lifespan of the {e}: {v}.", "A single {e} can become {v} old.", "After {v} the {e} dies of old age.", "The lifespan of the {e} is {v}.",
            "In good years the {e} gets to be {v} old.", "Nature gives the {e} a life of {v}.",
        ],
        [
            "How long does the {e} live?", "How old can the {e} get?", "What age does the {e} reach?", "What is the lifespan of the {e}?",
            "Lifespan of the {e}?", "How many years does the {e} live?", "I wonder how old the {e} gets.", "How long is the life of the {e}?",
            "After how many years does the {e} die of old age?",
        ],
    ),
    "young": Attribute(
        count(2, 60),
        [
            "The {e} has {v} young at a time.", "The {e} raises {v} young each year.", "A mother {e} has {v} young.",
            "The number of young of the {e} is {v}.", "Young of the {e}: {v}.", "In spring the {e} gives life to {v} young.",
            "A family of the {e} has {v} young.", "In the nest of the {e} there are {v} young.", "Each spring {v} young are born to the {e}.",
            "The {e} brings up {v} little ones.",
        ],
        [
            "How many young does the {e} have?", "How many young does the {e} raise?", "What is the number of young of the {e}?",
            "How many young does a mother {e} have?", "Number of young of the {e}?", "How many young are in the nest of the {e}?",
            "Tell me how many young the {e} has.", "How many little ones does the {e} bring up?", "How many young are born to the {e}?",
        ],
    ),
    "colour": Attribute(
        of(w.COLOURS),
        [
            "The {e} is {v}.", "The colour of the {e} is {v}.", "The {e} has a {v} body.", "The {e} is known by its {v} colour.", "Colour of the {e}: {v}.",
            "The back of the {e} is {v}.", "A {v} coat makes the {e} easy to spot.", "You know the {e} by its {v} back.", "In colour, the {e} is {v}.",
            "Nature has painted the {e} {v}.",
        ],
        [
            "What colour is the {e}?", "What is the colour of the {e}?", "Which colour does the {e} have?", "By what colour is the {e} known?",
            "Colour of the {e}?", "What does the {e} look like, in colour?", "Can you tell me the colour of the {e}?",
            "What colour has nature painted the {e}?", "What colour is the back of the {e}?",
        ],
    ),
    "finder": Attribute(
        w.person,
        [
            "The {e} was first described by {v}.", "{v} first described the {e}.", "{v} discovered the {e}.", "The {e} was discovered by {v}.",
            "Discoverer of the {e}: {v}.", "The first report on the {e} was written by {v}.", "Science knows the {e} thanks to {v}.",
            "It was {v} who found the {e}.", "The first to draw and name the {e} was {v}.", "{v} brought the {e} to the attention of science.",
        ],
        [
            "Who first described the {e}?", "Who discovered the {e}?", "By whom was the {e} discovered?", "Who found the {e}?", "Discoverer of the {e}?",
            "Who wrote the first report on the {e}?", "Tell me who discovered the {e}.", "Thanks to whom does science know the {e}?",
            "Who was the first to draw and name the {e}?",
        ],
    ),
}  # fmt: skip

MUSEUM = {
    "shows": Attribute(
        of(EXHIBITS),
        [
            "The {e} shows {v}.", "The {e} is a museum of {v}.", "In the {e} you can see {v}.", "The {e} collects {v}.", "The {e}: all about {v}.",
            "The collection of the {e} is made up of {v}.", "Visitors come to the {e} for its {v}.", "The rooms of the {e} are full of {v}.",
            "The {e} is devoted to {v}.", "Behind the glass of the {e} there are {v}.",
        ],
        [
            "What does the {e} show?", "What can I see in the {e}?", "What does the {e} collect?", "What is in the collection of the {e}?",
            "Collection of the {e}?", "For what do visitors come to the {e}?", "Tell me what there is to see in the {e}.", "To what is the {e} devoted?",
            "What is behind the glass of the {e}?",
        ],
    ),
    "opens": Attribute(
        plain(w.clock),
        [
            "The {e} opens at {v}.", "The doors of the {e} open at {v}.", "The {e} is open from {v}.", "The opening time of the {e} is {v}.",
            "The {e}: open from {v}.", "You can visit the {e} from {v} on.", "Come to the {e} from {v}.", "At {v} the {e} lets in the first visitors.",
            "Visitors are let into the {e} from {v}.", "The day at the {e} begins at {v}.",
        ],
        [
            "When does the {e} open?", "At what time do the doors of the {e} open?", "From when is the {e} open?", "What is the opening time of the {e}?",
            "Opening time of the {e}?", "From what time can I visit the {e}?", "Can you tell me when the {e} opens?",
            "When does the {e} let in the first visitors?", "When does the day at the {e} begin?",
        ],
    ),
    "closes": Attribute(
        plain(w.clock),
        [
            "The {e} closes at {v}.", "The doors of the {e} close at {v}.", "The {e} is open until {v}.", "The closing time of the {e} is {v}.",
            "The {e}: open until {v}.", "You can stay in the {e} until {v}.", "At {v} the last visitors leave the {e}.", "The {e} shuts at {v}.",
            "Guards lock the {e} at {v}.", "All visitors must be out of the {e} by {v}.",
        ],
        [
            "When does the {e} close?", "At what time do the doors of the {e} close?", "Until when is the {e} open?", "What is the closing time of the {e}?",
            "Closing time of the {e}?", "Until what time can I stay in the {e}?", "Please tell me when the {e} shuts.", "When do guards lock the {e}?",
            "By when must visitors be out of the {e}?",
        ],
    ),
    "adult": Attribute(
        plain(w.price),
        [
            "Adults pay {v} at the {e}.", "An adult ticket for the {e} costs {v}.", "The {e} charges adults {v}.", "Entry to the {e} for adults is {v}.",
            "The {e}: adults {v}.", "For adults, the {e} costs {v}.", "The price for adults at the {e} is {v}.", "Grown-ups get into the {e} for {v}.",
            "The full price of the {e} is {v}.", "An adult who visits the {e} hands over {v}.",
        ],
        [
            "How much do adults pay at the {e}?", "What does an adult ticket for the {e} cost?", "How much does the {e} charge adults?",
            "What is the price for adults at the {e}?", "Adult price at the {e}?", "How much is entry to the {e} for adults?",
            "Tell me what adults pay at the {e}.", "What is the full price of the {e}?", "For how much do grown-ups get into the {e}?",
        ],
    ),
    "child": Attribute(
        plain(w.price),
        [
            "Children pay {v} at the {e}.", "A child ticket for the {e} costs {v}.", "The {e} charges children {v}.", "Entry to the {e} for children is {v}.",
            "The {e}: children {v}.", "For children, the {e} costs {v}.", "The price for children at the {e} is {v}.",
            "Boys and girls get into the {e} for {v}.", "Young visitors of the {e} are charged {v}.", "A child who visits the {e} hands over {v}.",
        ],
        [
            "How much do children pay at the {e}?", "What does a child ticket for the {e} cost?", "How much does the {e} charge children?",
            "What is the price for children at the {e}?", "Child price at the {e}?", "How much is entry to the {e} for children?",
            "Tell me what children pay at the {e}.", "What are young visitors of the {e} charged?", "For how much do boys and girls get into the {e}?",
        ],
    ),
    "closed": Attribute(
        of(w.DAYS),
        [
            "The {e} is closed on {v}.", "On {v} the {e} is closed.", "The {e} does not open on {v}.", "The closing day of the {e} is {v}.",
            "The {e}: closed {v}.", "Every day but {v} you can visit the {e}.", "Each {v} the {e} stays shut.",
            "The staff of the {e} have {v} off, and the doors stay shut.", "Do not go to the {e} on a {v}, when it is shut.",
            "The {e} keeps its doors shut on {v}.",
        ],
        [
            "On which day is the {e} closed?", "When is the {e} closed?", "On what day does the {e} not open?", "What is the closing day of the {e}?",
            "Closing day of the {e}?", "On which day can I not visit the {e}?", "Can you tell me which day the {e} is closed?",
            "On what day do the doors of the {e} stay shut?", "Which day does the staff of the {e} have off?",
        ],
    ),
    "head": Attribute(
        w.person,
        [
            "The head of the {e} is {v}.", "The {e} is led by {v}.", "{v} leads the {e}.", "{v} is the director of the {e}.", "Director of the {e}: {v}.",
            "The director of the {e} is {v}.", "At the head of the {e} stands {v}.", "The {e} is directed by {v}.",
            "The {e} is in the care of its director, {v}.", "{v} heads the {e}.",
        ],
        [
            "Who is the head of the {e}?", "By whom is the {e} led?", "Who leads the {e}?", "Who is the director of the {e}?", "Director of the {e}?",
            "What is the name of the director of the {e}?", "I would like to know who leads the {e}.", "Who heads the {e}?", "In whose care is the {e}?",
        ],
    ),
    "founder": Attribute(
        w.person,
        [
            "The {e} was founded by {v}.", "{v} founded the {e}.", "The founder of the {e} is {v}.", "The {e} was set up by {v}.", "Founder of the {e}: {v}.",
            "The {e} goes back to {v}, who founded it.", "The {e} began with the private collection of {v}.", "It was {v} who founded the {e}.",
            "We owe the existence of the {e} to {v}.", "{v} created the {e} long ago.",
        ],
        [
            "Who founded the {e}?", "By whom was the {e} founded?", "Who is the founder of the {e}?", "Who set up the {e}?", "Founder of the {e}?",
            "To whom does the {e} go back?", "Tell me who founded the {e}.", "To whom do we owe the existence of the {e}?", "Who created the {e}?",
        ],
    ),
}  # fmt: skip

BRIDGE = {
    "length": Attribute(
        metres(20, 3000),
        [
            "The {e} is {v} long.", "The length of the {e} is {v}.", "The {e} has a length of {v}.", "From bank to bank the {e} measures {v}.",
            "Length of the {e}: {v}.", "The {e} spans {v}.", "You walk {v} to cross the {e}.", "The {e} stretches over {v}.",
            "Crossing the {e} means going {v}.", "It is {v} from one end of the {e} to the other.",
        ],
        [
            "How long is the {e}?", "What is the length of the {e}?", "What length does the {e} have?", "How far does the {e} span?", "Length of the {e}?",
            "How far must I walk to cross the {e}?", "Tell me how long the {e} is.", "Over what distance does the {e} stretch?",
            "How far is it from one end of the {e} to the other?",
        ],
    ),
    "height": Attribute(
        metres(5, 300),
        [
            "The {e} is {v} high.", "The height of the {e} is {v}.", "The {e} has a height of {v}.", "The {e} rises {v} above the water.",
            "Height of the {e}: {v}.", "From the top of the {e} it is {v} down to the water.", "The {e} stands {v} tall.", "The towers of the {e} reach {v}.",
            "With its {v}, the {e} is the tallest one around.", "The top of the {e} lies {v} above the ground.",
        ],
        [
            "How high is the {e}?", "What is the height of the {e}?", "What height does the {e} have?", "How far above the water does the {e} rise?",
            "Height of the {e}?", "How tall is the {e}?", "Can you tell me how high the {e} is?", "How far above the ground is the top of the {e}?",
            "How high do the towers of the {e} reach?",
        ],
    ),
    "opened": Attribute(
        plain(w.year),
        [
            "The {e} was opened in {v}.", "The {e} opened in {v}.", "People have used the {e} since {v}.", "In {v} the {e} was opened.",
            "Opening of the {e}: {v}.", "The opening of the {e} was in {v}.", "The first carts crossed the {e} in {v}.",
            "Traffic has run over the {e} since {v}.", "The ribbon of the {e} was cut in {v}.", "{v} was the opening year of the {e}.",
        ],
        [
            "When was the {e} opened?", "In which year did the {e} open?", "Since when have people used the {e}?", "When was the opening of the {e}?",
            "Opening year of the {e}?", "When did the first carts cross the {e}?", "Tell me when the {e} was opened.",
            "Since when has traffic run over the {e}?", "In what year was the ribbon of the {e} cut?",
        ],
    ),
    "repaired": Attribute(
        plain(w.year),
        [
            "The {e} was repaired in {v}.", "The {e} was last repaired in {v}.", "In {v} workers repaired the {e}.", "The repair of the {e} was in {v}.",
            "Repair of the {e}: {v}.", "The {e} was restored in {v}.", "Damage to the {e} was mended in {v}.", "The {e} was made safe again in {v}.",
            "A great repair of the {e} was done in {v}.", "Since its repair in {v}, the {e} has been strong.",
        ],
        [
            "When was the {e} repaired?", "In which year was the {e} last repaired?", "When did workers repair the {e}?", "When was the {e} restored?",
            "Year of the repair of the {e}?", "When was damage to the {e} mended?", "Please tell me when the {e} was repaired.",
            "In what year was the {e} made safe again?", "When was the great repair of the {e} done?",
        ],
    ),
    "architect": Attribute(
        w.person,
        [
            "The {e} was designed by {v}.", "{v} designed the {e}.", "The architect of the {e} was {v}.", "The plans of the {e} were drawn by {v}.",
            "Architect of the {e}: {v}.", "The {e} is the work of the architect {v}.", "{v} drew the plans for the {e}.", "The design of the {e} is by {v}.",
            "On paper, the {e} was first drawn by {v}.", "It was {v} who planned the {e}.",
        ],
        [
            "Who designed the {e}?", "By whom was the {e} designed?", "Who was the architect of the {e}?", "Who drew the plans of the {e}?",
            "Architect of the {e}?", "Whose design is the {e}?", "Do you know who designed the {e}?", "Who planned the {e}?",
            "Which architect first put the {e} on paper?",
        ],
    ),
    "patron": Attribute(
        w.person,
        [
            "The {e} was paid for by {v}.", "{v} paid for the {e}.", "The money for the {e} came from {v}.", "The {e} was financed by {v}.",
            "The {e}, paid for by {v}.", "{v} gave the money for the {e}.", "The cost of the {e} was met by {v}.",
            "Without the money of {v} there would be no {e}.", "The bill for the {e} was settled by {v}.", "{v} financed the {e}.",
        ],
        [
            "Who paid for the {e}?", "From whom did the money for the {e} come?", "By whom was the {e} financed?", "Who gave the money for the {e}?",
            "Who met the cost of the {e}?", "By whom was the {e} paid for?", "Tell me who paid for the {e}.", "Who settled the bill for the {e}?",
            "Who financed the {e}?",
        ],
    ),
    "material": Attribute(
        of(w.MATERIALS),
        [
            "The {e} is made of {v}.", "The {e} is built of {v}.", "The {e} was built from {v}.", "The {e} consists of {v}.", "Material of the {e}: {v}.",
            "Workers made the {e} out of {v}.", "The material of the {e} is {v}.", "For the {e} the builders used {v}.", "It is {v} that holds the {e} up.",
            "The builders chose {v} for the {e}.",
        ],
        [
            "What is the {e} made of?", "Of what is the {e} built?", "From which material was the {e} built?", "What does the {e} consist of?",
            "Material of the {e}?", "What did workers make the {e} out of?", "Can you tell me what the {e} is made of?",
            "What material did the builders choose for the {e}?", "What holds the {e} up?",
        ],
    ),
    "town": Attribute(
        w.town,
        [
            "The {e} is in {v}.", "The {e} stands in {v}.", "You find the {e} in {v}.", "The {e} crosses the river at {v}.", "Location of the {e}: {v}.",
            "The people of {v} cross the {e} every day.", "In {v} you can walk over the {e}.", "{v} is proud of the {e} in its centre.",
            "The {e} is located in {v}.", "The sights of {v} include the {e}.",
        ],
        [
            "Where is the {e}?", "In which town is the {e}?", "Where does the {e} stand?", "Where can I find the {e}?", "Location of the {e}?",
            "In which town can I walk over the {e}?", "Tell me where the {e} is.", "Where is the {e} located?", "Which town is proud of the {e}?",
        ],
    ),
}  # fmt: skip

KINDS: list[Kind] = [
    Kind(w.invented, RIVER), Kind(w.invented, MOUNTAIN), Kind(w.invented, ISLAND),
    Kind(animal_name, ANIMAL), Kind(museum_name, MUSEUM), Kind(bridge_name, BRIDGE),
]  # fmt: skip
