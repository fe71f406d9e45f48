"""Animals, plants, food, the body, the weather."""

from .relation import Relation, Single, lined_pairs_of


def _a(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' and not word.startswith('ewe') else 'a'} {word}"


def _article(pairs: dict[str, str]) -> dict[str, str]:
    """Every subject with `a` or `an` before it."""
    return {name: _a(name) for name in pairs}


ANIMAL_CLASSES = {
    animal: kind
    for kind, animals in {
        "a mammal": "dog|cat|horse|cow|sheep|goat|pig|donkey|rabbit|hare|mouse|rat|hamster|squirrel|hedgehog|mole|bat|fox|wolf|bear|polar bear|panda|badger|"
        "otter|beaver|deer|"
        "moose|camel|llama|giraffe|zebra|elephant|rhinoceros|hippopotamus|lion|tiger|leopard|cheetah|hyena|monkey|gorilla|chimpanzee|kangaroo|koala|"
        "whale|dolphin|seal|walrus|human|buffalo|sloth|platypus|skunk|raccoon",
        "a bird": "chicken|hen|duck|goose|swan|turkey|pigeon|dove|sparrow|robin|blackbird|crow|raven|magpie|owl|eagle|hawk|falcon|vulture|parrot|penguin|"
        "ostrich|emu|flamingo|"
        "stork|heron|pelican|seagull|woodpecker|swallow|cuckoo|kingfisher|hummingbird|peacock|canary",
        "a reptile": "snake|lizard|crocodile|alligator|turtle|tortoise|chameleon|gecko|iguana|cobra|python|viper",
        "an amphibian": "frog|toad|newt|salamander",
        "a fish": "shark|salmon|trout|tuna|cod|herring|eel|carp|goldfish|pike|sardine|stingray|piranha|seahorse",
        "an insect": "ant|bee|wasp|fly|mosquito|butterfly|moth|beetle|ladybird|grasshopper|cricket|dragonfly|cockroach|flea|termite|hornet|firefly|bumblebee",
        "an arachnid": "spider|scorpion|tick|tarantula|mite",
        "a crustacean": "crab|lobster|shrimp|woodlouse|crayfish",
        "a mollusc": "snail|slug|octopus|squid|mussel|oyster|clam",
    }.items()
    for animal in animals.split("|")
}  # fmt: skip

YOUNG = lined_pairs_of("""
cow=calf|dog=puppy|cat=kitten|horse=foal|sheep=lamb|goat=kid|pig=piglet|hen=chick|duck=duckling|goose=gosling|swan=cygnet|deer=fawn|bear=cub|lion=cub|tiger=cub
fox=cub|wolf=pup
seal=pup|bat=pup|elephant=calf|whale=calf|dolphin=calf|giraffe=calf|hippopotamus=calf|rhinoceros=calf|camel=calf|kangaroo=joey|koala=joey|frog=tadpole
toad=tadpole|eagle=eaglet
owl=owlet|hare=leveret|rabbit=kit|butterfly=caterpillar|fly=maggot|donkey=foal|zebra=foal|penguin=chick|hedgehog=hoglet|eel=elver|otter=pup|mouse=pup
turkey=poult|pigeon=squab|leopard=cub
""")  # fmt: skip

GROUPS = lined_pairs_of("""
sheep=flock|birds=flock|cows=herd|elephants=herd|deer=herd|goats=herd|horses=herd|wolves=pack|hounds=pack|fish=school|bees=swarm|lions=pride|geese=gaggle
ants=colony|whales=pod|dolphins=pod
crows=murder|owls=parliament|puppies=litter|kittens=litter|monkeys=troop|flies=swarm|penguins=colony|ravens=unkindness|larks=exaltation|buffalo=herd
zebras=herd|locusts=swarm|bats=colony
""")  # fmt: skip

SOUNDS = lined_pairs_of("""
dog=woof|cat=meow|cow=moo|sheep=baa|goat=bleat|pig=oink|horse=neigh|donkey=hee-haw|duck=quack|hen=cluck|rooster=cock-a-doodle-doo|chick=cheep|goose=honk
owl=hoot|crow=caw|cuckoo=cuckoo
frog=croak|snake=hiss|lion=roar|tiger=roar|bear=growl|wolf=howl|bee=buzz|fly=buzz|mouse=squeak|turkey=gobble|pigeon=coo|elephant=trumpet|cricket=chirp
hyena=laugh|sparrow=chirp|mosquito=buzz
""")  # fmt: skip

ANIMAL_FOOD = lined_pairs_of("""
cow=grass|sheep=grass|horse=grass and hay|panda=bamboo|koala=eucalyptus leaves|rabbit=grass and leaves|squirrel=nuts and seeds
hedgehog=insects, worms and slugs|owl=mice|frog=insects
spider=insects|giraffe=leaves|lion=meat|tiger=meat|shark=fish and seals|penguin=fish|seal=fish|anteater=ants and termites|bee=nectar and pollen
butterfly=nectar|caterpillar=leaves
mole=worms and insects|otter=fish|eagle=fish and small animals|vulture=dead animals|cat=meat|wolf=meat|deer=grass and leaves|zebra=grass
elephant=grass, leaves and bark|beaver=bark and leaves
monkey=fruit and leaves|hummingbird=nectar|polar bear=seals|crocodile=meat|kangaroo=grass|snail=leaves|woodpecker=insects|chameleon=insects|pelican=fish
hamster=seeds and grain|blue whale=krill|sea otter=shellfish
""")  # fmt: skip

ANIMAL_HOMES = lined_pairs_of("""
bird=nest|bee=hive|spider=web|dog=kennel|horse=stable|pig=sty|rabbit=burrow|bear=den|fox=den|lion=den|beaver=lodge|ant=anthill|chicken=coop|cow=barn
badger=sett|wasp=nest|squirrel=drey|eagle=eyrie|otter=holt|mole=burrow|goldfish=fish tank|hamster=cage|sheep=fold|pigeon=loft|snail=shell|termite=mound
""")  # fmt: skip

HABITATS = lined_pairs_of("""
polar bear=the Arctic|penguin=the cold south, mostly in Antarctica|kangaroo=Australia|koala=Australia|panda=China|llama=South America|lemur=Madagascar
giraffe=Africa|zebra=Africa
gorilla=the forests of Africa|hippopotamus=the rivers of Africa|orangutan=the forests of Borneo and Sumatra|sloth=the rainforests of Central and South America
camel=the desert
whale=the sea|dolphin=the sea|shark=the sea|octopus=the sea|starfish=the sea|crab=the sea|mole=tunnels under the ground|earthworm=the soil|woodpecker=the forest
chamois=the mountains|emu=Australia|platypus=Australia|Tasmanian devil=Tasmania|kiwi=New Zealand|jaguar=Central and South America|ostrich=Africa
Komodo dragon=Indonesia|reindeer=the far north
walrus=the Arctic|narwhal=the Arctic|bison=the grasslands of North America|anaconda=the rivers of South America|meerkat=the deserts of southern Africa
chimpanzee=the forests of Africa
""")  # fmt: skip

LEGS = lined_pairs_of("""
dog=four|cat=four|horse=four|cow=four|elephant=four|frog=four|lizard=four|bird=two|hen=two|duck=two|ostrich=two|human=two|ant=six|bee=six|fly=six|butterfly=six
beetle=six|ladybird=six
mosquito=six|grasshopper=six|spider=eight|scorpion=eight|tick=eight|crab=ten|lobster=ten|snake=zero|worm=zero|fish=zero|snail=zero|whale=zero
table for four people=four|sheep=four|mouse=four|wasp=six|penguin=two
""")  # fmt: skip
del LEGS["table for four people"]

MALES = lined_pairs_of("""
cow=bull|hen=rooster|duck=drake|goose=gander|horse=stallion|sheep=ram|pig=boar|fox=dog fox|cat=tomcat|deer=stag|rabbit=buck|bee=drone|swan=cob|donkey=jack
elephant=bull|whale=bull|turkey=tom|goat=billy goat|peafowl=peacock
""")  # fmt: skip
FEMALES = lined_pairs_of("""
bull=cow|rooster=hen|horse=mare|sheep=ewe|pig=sow|fox=vixen|lion=lioness|tiger=tigress|deer=doe|rabbit=doe|swan=pen|donkey=jenny|elephant=cow|whale=cow
goat=nanny goat|peafowl=peahen|seal=cow|bear=sow|leopard=leopardess
""")  # fmt: skip

COLOURS = lined_pairs_of("""
banana=yellow|lemon=yellow|ripe tomato=red|strawberry=red|raspberry=red|cherry=red|carrot=orange|pumpkin=orange|cucumber=green|lettuce leaf=green|pea=green
lime=green|blueberry=blue|aubergine=purple
kiwi on the inside=green|ripe blackberry=black|cauliflower=white|broccoli head=green|spinach leaf=green|beetroot=dark red|radish=red
watermelon on the inside=red|sunflower=yellow|dandelion flower=yellow
clear sky by day=blue|cloudy sky=grey|night sky=black|blade of grass=green|fresh leaf=green|snowflake=white|flamingo=pink|polar bear=white|crow=black
swan=white|canary=yellow|frog=green|ladybird=red with black spots
zebra=black and white|panda=black and white|penguin=black and white|elephant=grey|fire engine=red|lump of coal=black|school blackboard=black|ruby=red
emerald=green|sapphire=blue|egg yolk=yellow|bottle of milk=white
drop of blood=red|pinch of salt=white|piece of chocolate=brown|coffee bean=brown|chestnut=brown|daffodil=yellow|poppy=red|lavender flower=purple|cornflower=blue
""")  # fmt: skip

FOOD_KINDS = {
    food: kind
    for kind, foods in {
        "a fruit": "strawberry|raspberry|blueberry|blackberry|gooseberry|cranberry|banana|apple|pear|peach|plum|cherry|orange|lemon|lime|grape|mango|"
        "pineapple|kiwi|apricot|fig|melon|grapefruit|papaya|coconut|pomegranate|mandarin",
        "a vegetable": "carrot|potato|onion|cabbage|cauliflower|radish|turnip|leek|beetroot|lettuce|parsnip|broccoli plant|Brussels sprout|artichoke",
        "a nut": "walnut|hazelnut|almond|cashew|pistachio|pecan",
        "a flower": "rose|tulip|daisy|lily|daffodil|sunflower|violet|orchid|carnation|poppy|snowdrop|crocus|dandelion|geranium|buttercup",
        "a tree": "oak|pine|birch|maple|willow|beech|fir|spruce|elm|poplar|cedar|yew|larch|redwood",
        "a musical instrument": "piano|violin|guitar|flute|trumpet|harp|drum|cello|clarinet|trombone|tuba|saxophone|oboe|banjo|accordion|xylophone|bassoon|"
        "viola",
        "a vehicle": "car|bus|truck|bicycle|motorcycle|tram|van|scooter|tractor|taxi|ambulance|lorry",
        "a tool": "hammer|saw|screwdriver|spade|rake|drill|pair of pliers|wrench|axe|chisel|shovel",
        "a piece of furniture": "chair|table|sofa|bed|cupboard|wardrobe|desk|bookcase|armchair|bench|stool|chest of drawers",
        "a piece of clothing": "shirt|skirt|jacket|coat|sweater|dress|sock|scarf|glove|hat|blouse|T-shirt|pair of trousers",
        "a toy": "doll|teddy bear|yo-yo|rattle|kite|set of building blocks|spinning top",
        "a gemstone": "ruby|sapphire|emerald|diamond|amethyst|topaz|opal",
    }.items()
    for food in foods.split("|")
}  # fmt: skip

TREE_FRUITS = lined_pairs_of("""
oak=acorns|apple tree=apples|pear tree=pears|cherry tree=cherries|plum tree=plums|pine=pine cones|fig tree=figs|olive tree=olives|lemon tree=lemons
orange tree=oranges|date palm=dates|coconut palm=coconuts
walnut tree=walnuts|hazel=hazelnuts|grapevine=grapes|peach tree=peaches|banana plant=bananas|cocoa tree=cocoa beans|coffee bush=coffee beans|mango tree=mangoes
almond tree=almonds|horse chestnut tree=conkers|rose bush=rose hips|apricot tree=apricots
""")  # fmt: skip

MADE_FROM = lined_pairs_of("""
omelettes=eggs
paper=wood|glass=sand|leather=animal skin|silk=the threads of silkworms|candles=wax|bricks=clay|coins=metal|linen=flax|denim=cotton|steel=iron and carbon
bronze=copper and tin|brass=copper and zinc|concrete=cement, sand, stones and water|rubber=the juice of rubber trees|petrol=crude oil|plastic=oil|charcoal=wood
caramel=sugar
""")  # fmt: skip

COMES_FROM = lined_pairs_of("""
milk=cows|eggs=hens|honey=bees|wool=sheep|silk=silkworms|pork=pigs|beef=cows|lamb chops=sheep|venison=deer|down feathers=ducks and geese|pearls=oysters
ivory=elephants|mutton=sheep|veal=calves|beeswax=bees
""")  # fmt: skip

BODY = lined_pairs_of("""
heart=pump blood|eyes=see|ears=hear|nose=smell|tongue=taste|stomach=digest food|legs=walk|hands=hold things
bones=hold the body up|fingers=touch and grasp|eyelashes=keep dust out of the eyes|ribs=protect the heart and the lungs|skull=protect the brain
vocal cords=speak|white blood cells=fight germs
red blood cells=carry oxygen|nerves=carry signals|joints=bend|bladder=store urine|intestines=take in food|lips=speak and kiss|feet=stand and walk
knees=bend the legs|elbows=bend the arms|jaw=chew
""")  # fmt: skip
BODY_PLACES = lined_pairs_of("""
knee=in the middle of the leg|elbow=in the middle of the arm|wrist=between the hand and the arm|ankle=between the foot and the leg|heart=in the chest
brain=in the head|lungs=in the chest|stomach=in the belly|neck=between the head and the shoulders
tongue=in the mouth|teeth=in the mouth|nose=in the middle of the face|chin=below the mouth|forehead=above the eyes|eyebrows=above the eyes
heel=at the back of the foot|toes=at the front of the foot|fingernails=at the ends of the fingers|ribs=in the chest
hip=between the waist and the leg|skull=in the head|shoulders=between the neck and the arms|cheeks=on both sides of the face|thumb=on the side of the hand
kneecap=at the front of the knee|spine=in the back|ears=on both sides of the head
""")  # fmt: skip
SENSES = lined_pairs_of("eyes=sight|ears=hearing|nose=smell|tongue=taste|skin=touch")
BODY_COUNTS = lined_pairs_of("""
fingers, thumbs included,=ten|toes=ten|eyes=two|ears=two|hearts=one|lungs=two|kidneys=two|teeth=32|milk teeth=20|bones=206|ribs=24|hands=two|knees=two
noses=one|livers=one|brains=one|thumbs=two|chromosomes in a cell=46|senses=five
""")  # fmt: skip

WEATHER = lined_pairs_of("""
snow=frozen water that falls in white flakes|rain=water that falls in drops from the clouds|hail=hard balls of ice that fall from the clouds
fog=a cloud that lies on the ground|wind=air that moves|frost=a thin layer of ice on cold ground
thunder=the loud noise after a flash of lightning|lightning=a flash of electricity in the sky|dew=drops of water on the grass in the morning|ice=frozen water
steam=water that has become a hot gas|mist=a thin fog|sleet=rain mixed with snow
sunshine=the light of the sun|sand=very small grains of rock|soil=the ground in which plants grow|gravel=a lot of small stones|mud=wet, soft earth
dust=tiny dry pieces of dirt
pollen=the fine powder made by flowers|nectar=the sweet juice in flowers|bark=the outer layer of a tree|moss=a small soft green plant that grows on damp ground
wood=the hard material of trees|humus=dark soil made of dead plants
oxygen=the gas that people and animals breathe|blood=the red liquid that the heart pumps through the body|saliva=the liquid in the mouth
sweat=water that comes out of the skin to cool the body
ecology=the study of living things and their surroundings|biology=the study of living things
zoology=the study of animals|botany=the study of plants|geology=the study of rocks and the Earth|astronomy=the study of stars and planets
meteorology=the study of the weather|migration=the long journey of animals to another place
climate=the usual weather of a place over many years|drought=a long time without rain|pollution=dirt and poison in air, water or soil
compost=rotted plants that feed the soil|hay=dried grass for animals|straw=dry stalks of grain|amber=hardened resin of old trees|coal=black rock that burns
""")  # fmt: skip

MASS_KINDS = {
    thing: kind
    for kind, things in {
        "a sport": "football|tennis|basketball|hockey|golf|volleyball|rugby|badminton|swimming|judo|boxing|baseball|skiing|archery|rowing",
        "a drink": "tea|coffee|milk|lemonade|wine|beer|cocoa|juice|cider",
        "a metal": "gold|iron|copper|tin|lead|zinc|aluminium|nickel|platinum",
        "a herb": "basil|parsley|mint|thyme|rosemary|dill|oregano|sage",
        "a spice": "pepper|cinnamon|ginger|nutmeg|paprika|saffron|curry powder",
        "a grain": "wheat|rice|barley|rye|maize",
        "a colour": "red|blue|green|yellow|purple|brown|pink|grey",
        "a board game": "chess|Monopoly|backgammon|draughts",
        "a fabric": "cotton|silk|denim|velvet|linen|wool",
        "a planet": "Mars|Venus|Jupiter|Saturn|Neptune|Uranus|Mercury",
        "a season": "spring|summer|autumn|winter",
        "a feeling": "anger|joy|fear|sadness|love|hate|envy",
        "a school subject": "geography|mathematics|physics|chemistry|history",
        "a meal": "breakfast|lunch|dinner",
        "a disease": "measles|malaria|flu|chickenpox",
        "a dance": "tango|salsa|ballet|samba|flamenco",
        "a weekday": "Monday|Tuesday|Wednesday|Thursday|Friday",
        "a gas": "oxygen|nitrogen|helium|hydrogen|carbon dioxide|neon",
    }.items()
    for thing in things.split("|")
}  # fmt: skip

THINGS = lined_pairs_of("""
volcano=a mountain that can throw out lava and ash|rainbow=an arc of colours in the sky made by sun and rain|glacier=a huge slow river of ice
desert=a very dry place with few plants|island=land with water all around it|lake=a large body of water with land all around it
river=a large stream of water that flows to a sea or lake|ocean=a very large sea|valley=low land between hills or mountains|mountain=a very high hill
peninsula=land with water on almost all sides|waterfall=water that falls from a height
earthquake=a shaking of the ground|hurricane=a very strong storm with heavy wind and rain|tornado=a storm with a spinning funnel of wind
tsunami=a huge wave made by an earthquake under the sea|flood=water that covers dry land|storm=weather with strong wind
blizzard=a storm with much snow|avalanche=snow that slides down a mountain|cave=a hollow space in rock or in a hill|cliff=a steep high wall of rock
forest=a large area with many trees|jungle=a thick forest in a hot country|meadow=a field of grass and flowers|swamp=wet soft land
spring=a place where water comes out of the ground|oasis=a place in the desert with water and plants|canyon=a deep valley with steep sides
delta=the place where a river splits before it reaches the sea|iceberg=a big piece of ice that floats in the sea
geyser=a spring that shoots hot water into the air
reef=a row of rock or coral in the sea|coral=a tiny sea animal that builds reefs|dinosaur=a reptile that lived millions of years ago
herbivore=an animal that eats plants|carnivore=an animal that eats meat
omnivore=an animal that eats plants and meat|predator=an animal that hunts other animals|prey animal=an animal that is hunted by others
mammal=an animal that feeds its young with milk|reptile=an animal with scales and cold blood|amphibian=an animal that lives in water and on land
insect=a small animal with six legs|vertebrate=an animal with a backbone|rodent=a mammal with strong front teeth that keep growing
marsupial=a mammal that carries its young in a pouch|nocturnal animal=an animal that is active at night
mushroom=a kind of fungus|seed=the part of a plant that grows into a new plant|cactus=a plant with spines that lives in dry places
evergreen=a tree that keeps its leaves or needles in winter|weed=a plant that grows where it is not wanted
eclipse=the moment when the sun or moon is covered
fever=a body temperature that is too high
chrysalis=the hard case in which a caterpillar becomes a butterfly|tadpole=a young frog that lives in water|caterpillar=the young form of a butterfly or moth
pond=a small lake|creek=a small stream|beach=a strip of sand or stones beside the sea|harbour=a safe place for ships|dune=a hill of sand
""")  # fmt: skip

DINOSAURS = lined_pairs_of("""
Tyrannosaurus rex=meat|Triceratops=plants|Stegosaurus=plants|Velociraptor=meat|Brachiosaurus=plants|Diplodocus=plants|Allosaurus=meat|Spinosaurus=fish and meat
Ankylosaurus=plants|Iguanodon=plants|Apatosaurus=plants|Giganotosaurus=meat
""")  # fmt: skip

PLANT_PARTS = lined_pairs_of("""
roots=take water from the soil|leaves=make food from sunlight|stem=carry water and hold the plant up|flowers=make seeds|petals=attract insects
seeds=grow into new plants|bark of a tree=protect the trunk|thorns of a rose=keep animals away|fruit=protect and spread the seeds
spines of a cactus=keep animals away|trunk of a tree=hold the tree up
""")  # fmt: skip
EATEN_PARTS = lined_pairs_of("""
carrot=root|radish=root|beetroot=root|turnip=root|parsnip=root|lettuce=leaves|spinach=leaves|cabbage=leaves|cauliflower=flower head|broccoli=flower head
rhubarb=stalk|asparagus=stalk|celery=stalk|potato=tuber|onion=bulb|garlic=bulb|tomato=fruit|pea=seeds|rice=seeds|wheat=seeds|cucumber=fruit|kale=leaves
artichoke=flower head|pumpkin=fruit
""")  # fmt: skip

RECORDS = lined_pairs_of("""
largest animal in the world=the blue whale|largest animal on land=the African elephant|tallest animal in the world=the giraffe
fastest animal on land=the cheetah|fastest bird in a dive=the peregrine falcon|largest bird in the world=the ostrich
smallest bird in the world=the bee hummingbird|slowest mammal=the sloth|largest fish in the world=the whale shark|biggest cat in the world=the tiger
only mammal that can really fly=the bat|largest ape=the gorilla|largest deer=the moose|largest reptile=the saltwater crocodile
largest rodent in the world=the capybara|heaviest snake=the green anaconda|king of the animals=the lion|best friend of man=the dog|ship of the desert=the camel
largest land animal that eats meat=the polar bear|animal with the longest neck=the giraffe
animal with the longest trunk=the elephant|animal with black and white stripes=the zebra|animal with a pouch for its young=the kangaroo
animal that builds dams=the beaver|animal that makes honey=the bee|animal that changes its colour=the chameleon|animal with eight arms=the octopus
animal that carries its house on its back=the snail|bird that lays its eggs in other nests=the cuckoo|bird that cannot fly but swims well=the penguin
bird that can learn to talk=the parrot|bird that pecks holes in trees=the woodpecker|mammal that lays eggs=the platypus
animal that rolls into a spiny ball=the hedgehog|animal with two humps=the Bactrian camel|animal with one hump=the dromedary
insect that glows at night=the firefly|bird on the seal of the United States=the bald eagle|fish that looks like a horse=the seahorse
animal that hangs upside down to sleep=the bat
tallest kind of tree in the world=the coast redwood|fastest growing plant=bamboo|tallest grass=bamboo|largest organ of the human body=the skin
largest organ inside the human body=the liver|longest bone in the body=the thigh bone|smallest bone in the body=the stirrup bone in the ear
hardest part of the body=the tooth enamel
organ that pumps the blood=the heart|organ that we think with=the brain|hardest natural material=diamond|most common gas in the air=nitrogen
gas that plants take from the air=carbon dioxide|gas that plants give off in sunlight=oxygen|green colour in leaves=chlorophyll
colour of the flower called forget-me-not=blue
material that spiders make=silk|insect that spreads malaria=the mosquito|animal that gives us wool=the sheep|animal that gives us most of our milk=the cow
tree that gives us acorns=the oak|tree whose syrup is put on pancakes=the maple|joint in the middle of the leg=the knee|joint in the middle of the arm=the elbow
""")  # fmt: skip

KIND_QUESTIONS = [
    "What is {x}?", "What kind of thing is {x}?", "Can you tell me what {x} is?", "Do you know what {x} is?", "Tell me what {x} is.", "Explain what {x} is.",
    "I want to know what {x} is.", "What do we mean by {x}?", "Could you describe what {x} is?", "What exactly is {x}?",
]  # fmt: skip


def _articled(name: str, pairs: dict[str, str], questions: list[str]) -> list[Relation]:
    """Two relations, for subjects with `a` and with `an`: a sentence can then begin with the article."""
    groups = {"A": {}, "An": {}}
    for key, value in pairs.items():
        groups["An" if key[0] in "aeiou" else "A"][key] = value
    return [
        Relation(f"{name}_{article.lower()}", group, [question.replace("{x}",
        f"{article.lower()} {{x}}") for question in questions], f"{article} {{x}} is {{y}}.")
        for article, group in groups.items()
    ]


RELATIONS = [
    *_articled(
        "animal_class",
        ANIMAL_CLASSES,
        [
            "What kind of animal is {x}?", "What type of animal is {x}?", "To which group of animals does {x} belong?",
            "Which class of animals does {x} belong to?",
            "What sort of animal is {x}?", "Is {x} a mammal, a bird, a fish or something else?", "Tell me what kind of animal {x} is.",
            "In which animal class is {x}?",
            "Among the animals, what is {x}?", "What would you call {x}: mammal, bird, reptile, fish or insect?",
        ],
    ),
    Relation(
        "young",
        {animal: _a(young) for animal, young in YOUNG.items()},
        [
            "What is a baby {x} called?", "What do you call a baby {x}?", "What is a young {x} called?", "What is the name for a young {x}?",
            "How do we call a baby {x}?",
            "Which word means a young {x}?", "What is the child of {x} parents called?", "Tell me the word for a baby {x}.",
            "What do people call a very young {x}?", "A baby {x} has which name?",
        ],
        "A baby {x} is called {y}.",
    ),
    Relation(
        "group",
        GROUPS,
        [
            "What is a group of {x} called?", "What do you call a group of {x}?", "Which word means a group of {x}?", "What is the name for many {x} together?",
            "How do we call a group of {x}?", "Tell me the word for a group of {x}.", "When {x} are together, what is the group called?",
            "What is a lot of {x} together called?",
            "Many {x} together are called what?", "What name has a group of {x}?",
        ],
        "The word for a group of {x} is {y}.",
    ),
    Relation(
        "sound",
        SOUNDS,
        [
            "What sound does {x} make?", "What does {x} say?", "What noise does {x} make?", "Which sound comes from {x}?", "How does {x} sound?",
            "What is the sound of {x}?", "Tell me the sound of {x}.", "What do you hear from {x}?", "What noise do we hear when {x} calls?",
            "Which noise belongs to {x}?",
        ],
        "The sound of {x} is: {y}.",
        shown=_article(SOUNDS),
    ),
    Relation(
        "animal_food",
        ANIMAL_FOOD,
        [
            "What does {x} eat?", "What food does {x} eat?", "What is the food of {x}?", "On what does {x} live?", "What does {x} like to eat?",
            "What do you feed to {x}?",
            "Tell me what {x} eats.", "What is on the menu of {x}?", "Which food does {x} need?", "What would {x} have for dinner?",
        ],
        "The food of {x} is {y}.",
        shown=_article(ANIMAL_FOOD),
    ),
    Relation(
        "animal_home",
        {animal: _a(home) for animal, home in ANIMAL_HOMES.items()},
        [
            "What is the home of {x} called?", "In what does {x} live?", "What do you call the home of {x}?", "What kind of home does {x} have?",
            "What is the house of {x} called?",
            "Which word means the home of {x}?", "Tell me the name of the home of {x}.", "In what home does {x} sleep?", "Where does {x} have its home?",
            "What name has the home of {x}?",
        ],
        "The home of {x} is called {y}.",
        shown=_article(ANIMAL_HOMES),
    ),
    Relation(
        "habitat",
        HABITATS,
        [
            "Where does {x} live?", "In which place does {x} live?", "Where can you find {x} in nature?", "Where in the world does {x} live?",
            "What is the habitat of {x}?",
            "Where would I see {x} in the wild?", "Tell me where {x} lives.", "Where is {x} at home?", "Where do I have to go to find {x} in the wild?",
            "In what surroundings does {x} live?",
        ],
        "The place where {x} lives is {y}.",
        shown=_article(HABITATS),
    ),
    Relation(
        "legs",
        LEGS,
        [
            "How many legs does {x} have?", "How many legs has {x}?", "What is the number of legs of {x}?", "On how many legs does {x} go?",
            "Count the legs of {x}.",
            "Tell me how many legs {x} has.", "How many legs are on {x}?", "Do you know how many legs {x} has?", "What number of legs does {x} have?",
            "If I count the legs of {x}, how many are there?",
        ],
        "The number of legs of {x} is {y}.",
        shown=_article(LEGS),
    ),
    Relation(
        "male",
        {animal: _a(male) for animal, male in MALES.items()},
        [
            "What is a male {x} called?", "What do you call a male {x}?", "Which word means a male {x}?", "What is the name for a male {x}?",
            "How do we call a male {x}?",
            "Tell me the word for a male {x}.", "What is the male of the {x} called?", "What name does a male {x} have?", "A male {x} is called what?",
            "What do people call the male {x}?",
        ],
        "A male {x} is called {y}.",
    ),
    Relation(
        "female",
        {animal: _a(female) for animal, female in FEMALES.items()},
        [
            "What is the female of the {x} called?", "What do you call a female {x}?", "Which word means the female {x}?",
            "What is the name for a female {x}?", "How do we call a female {x}?",
            "Tell me the word for the female of the {x}.", "What is the female {x} called?", "What name does a female {x} have?",
            "A female {x} is called what?", "What do people call the female {x}?",
        ],
        "The female of the {x} is called {y}.",
    ),
    Relation(
        "colour",
        COLOURS,
        [
            "What colour is {x}?", "Which colour does {x} have?", "What is the colour of {x}?", "What color is {x}?", "Tell me the colour of {x}.",
            "In which colour do you paint {x}?", "What colour does {x} usually have?", "Of what colour is {x}?", "If I draw {x}, which colour do I need?",
            "What color does {x} have?",
        ],
        "The colour of {x} is {y}.",
        shown=_article(COLOURS),
    ),
    *_articled(
        "kind",
        FOOD_KINDS,
        [
            "What kind of thing is {x}?", "What sort of thing is {x}?", "What is {x}?", "Tell me what {x} is.", "To which kind of things does {x} belong?",
            "In one word, what is {x}?",
            "What type of thing is {x}?", "Do you know what {x} is?", "What would you call {x}, in general?", "Which group of things does {x} belong to?",
        ],
    ),
    Relation(
        "mass_kind",
        MASS_KINDS,
        [
            "What kind of thing is {x}?", "What sort of thing is {x}?", "Of what kind is {x}?", "Tell me the kind of thing that {x} is.",
            "To which kind of things does {x} belong?",
            "In general terms, what is {x}?", "What type of thing is {x}?", "To what category do we count {x}?", "What would you call {x}, in general?",
            "Which group of things does {x} belong to?",
        ],
        "In general, {x} is {y}.",
    ),
    Relation(
        "tree_fruit",
        TREE_FRUITS,
        [
            "What grows on {x}?", "What fruit does {x} have?", "What does {x} bear?", "What can you pick from {x}?", "What hangs on {x}?",
            "Which fruit comes from {x}?",
            "Tell me what grows on {x}.", "What can a hungry bird find on {x}?", "What do we get from {x}?", "What could I harvest from {x}?",
        ],
        "On {x} you find {y}.",
        [
            "What do {y} grow on?", "Where do {y} grow?", "Which plant has {y}?", "On which plant do {y} grow?", "What plant gives us {y}?",
            "From which plant do {y} come?",
            "Tell me where {y} grow.", "What is the plant with {y} called?", "Which plant must I look at to see {y}?", "On what do you find {y}?",
        ],
        "The plant with {y} is {x}.",
        _article(TREE_FRUITS),
    ),
    Relation(
        "made_from",
        MADE_FROM,
        [
            "What is the main thing that we need for making {x}?", "From what do people make {x}?", "Out of what do people make {x}?",
            "What do you need to make {x}?", "What do we use to make {x}?",
            "How do people get {x}, from what?", "Tell me what people make {x} from.", "Which ingredient or material becomes {x}?", "What goes into {x}?",
            "What does one take to produce {x}?",
        ],
        "People make {x} from {y}.",
    ),
    Relation(
        "comes_from",
        COMES_FROM,
        [
            "Which animals give us {x}?", "From which animals do we get {x}?", "What animals do we get {x} from?", "Which animal gives {x}?",
            "Where do people get {x}, from which animals?",
            "Thanks to which animals do we have {x}?", "Tell me which animals give us {x}.", "Which animal do we need for {x}?",
            "What animals are the source of {x}?", "To which animals do we owe {x}?",
        ],
        "We get {x} from {y}.",
    ),
    Relation(
        "body_use",
        BODY,
        [
            "What do we use the {x} for?", "What do we need the {x} for?", "What can the body do with the {x}?", "What is the job of the {x}?",
            "Why do we have the {x}?", "What does the body need the {x} for?", "Tell me what the {x} can do for the body.", "What is the task of the {x}?",
            "For what purpose do people have the {x}?", "How does the body use the {x}?",
        ],
        "The body uses the {x} to {y}.",
    ),
    Relation(
        "body_place",
        BODY_PLACES,
        [
            "In which place of the body do I find the {x}?", "Where on the body can I find the {x}?", "Where do people have the {x}?",
            "In what part of the body do we find the {x}?",
            "Where do you have your {x}?", "Tell me where to find the {x}.", "Where do I find the {x} on a person?", "Where must I look for the {x}?",
            "At what place of the body do we have the {x}?", "Where should a doctor look for the {x}?",
        ],
        "You find the {x} {y}.",
    ),
    Relation(
        "sense",
        SENSES,
        [
            "Which sense belongs to the {x}?", "What sense do we have from the {x}?", "Which of the five senses goes with the {x}?",
            "Which sense uses the {x}?", "What sense needs the {x}?",
            "Tell me the sense of the {x}.", "To which sense do we count the {x}?", "What is the sense of the {x} called?",
            "For which sense do we need the {x}?", "Without the {x}, which sense would be missing?",
        ],
        "The sense of the {x} is {y}.",
        ["Which part of the body is for the sense of {y}?", "With what part of the body do we have the sense of {y}?", "Which organ has the sense of {y}?",
         "What part of the body gives us {y}?", "Where is the sense of {y}?",
         "What organ do we need for {y}?", "The sense of {y} belongs to which part of the body?", "For {y}, which part of the body do we use?"],
        "The sense of {y} belongs to the {x}.",
    ),
    Relation(
        "body_count",
        BODY_COUNTS,
        [
            "How many {x} does a person have?", "How many {x} do people have?", "How many {x} has a human being?",
            "How many {x} are there in or on a human body?",
            "Tell me how many {x} a person has.", "How many {x} do we have?", "How many {x} does the human body have?",
            "What is the usual number of {x} in a person?", "Do you know how many {x} people usually have?", "How many {x} do I have, as a human?",
        ],
        "The usual number of {x} is {y}.",
    ),
    Relation(
        "nature_word",
        WEATHER,
        [
            "What is {x}?", "What does {x} mean?", "Can you tell me what {x} is?", "Do you know what {x} is?", "Tell me what {x} is.", "Explain what {x} is.",
            "What is the meaning of {x}?", "What do we mean by {x}?", "Could you describe what {x} is?", "What exactly is {x}?",
        ],
        "The word {x} means {y}.",
    ),
    *_articled("nature_thing", THINGS, KIND_QUESTIONS),
    Relation(
        "dinosaur",
        DINOSAURS,
        [
            "What did the {x} eat?", "What was the food of the {x}?", "Did the {x} eat plants or meat?", "On what did the {x} live?",
            "Which food did the {x} eat?", "What did the dinosaur {x} eat?",
            "Tell me what the {x} ate.", "What kind of food did the {x} like?", "What was on the menu of the {x}?",
            "Was it plants or meat that the {x} fed on?",
        ],
        "The dinosaur {x} ate {y}.",
    ),
    Relation(
        "plant_part",
        PLANT_PARTS,
        [
            "What does a plant need the {x} for?", "What is the job of the {x}?", "What is the use of the {x}?", "What is the task of the {x}?",
            "What does nature use the {x} for?", "What can the {x} do?",
            "Tell me the job of the {x}.", "What purpose is served by the {x}?", "What good is the {x} to the plant?", "In nature, what must the {x} do?",
        ],
        "The job of the {x} is to {y}.",
    ),
    Relation(
        "eaten_part",
        EATEN_PARTS,
        [
            "Which part of the {x} plant do we eat?", "What part of the {x} plant do people eat?", "Which part do we eat of the {x} plant?",
            "What do we eat of the {x} plant?", "When we eat {x}, which part of the plant is it?",
            "Which part of the {x} plant ends up on the plate?", "Tell me which part of the {x} plant we eat.", "Of the {x} plant, which part is our food?",
            "What part of the {x} plant is used in the kitchen?", "What is the edible part of the {x} plant?",
        ],
        "Of the {x} plant we eat the {y}.",
    ),
    Relation(
        "nature_record",
        RECORDS,
        [
            "What is the {x}?", "Which is the {x}?", "Name the {x}.", "Tell me the {x}.", "What's the {x}?", "Do you know the {x}?", "Can you tell me the {x}?",
            "What is the name of the {x}?", "I would like to know the {x}.", "What do we call the {x}?",
        ],
        "The {x} is {y}.",
    ),
]  # fmt: skip

SINGLES = [
    Single(
        ["What are the five senses?", "Name the five senses.", "Which senses do people have?", "Tell me the five senses.", "List the human senses.",
         "What senses does a person have?", "Can you name all five senses?", "With which senses do we feel the world?"],
        "The five senses are sight, hearing, smell, taste and touch.", "sight, hearing, smell, taste and touch",
    ),
    Single(
        ["What colours does a rainbow have?", "What are the colours of the rainbow?", "Name the colours of the rainbow.", "Which colours are in a rainbow?",
         "Tell me the colours of the rainbow.",
         "List the seven colours of the rainbow.", "In which colours does a rainbow shine?", "What seven colors can I see in a rainbow?"],
        "The colours of the rainbow are red, orange, yellow, green, blue, indigo and violet.", "red, orange, yellow, green, blue, indigo and violet",
    ),
    Single(
        ["Why do leaves fall in autumn?", "Why do trees lose their leaves?", "What makes trees drop their leaves in autumn?",
         "Why do the leaves come down in autumn?", "Tell me why leaves fall.",
         "For what reason do trees shed their leaves?", "How come trees are bare in winter?", "What do trees gain by dropping their leaves?"],
        "Trees drop their leaves to save water in winter.", "to save water",
    ),
    Single(
        ["Why do birds fly south in winter?", "Why do some birds leave in autumn?", "Why do birds migrate?", "What makes birds fly to warm countries?",
         "Tell me why birds fly south.",
         "For what reason do birds go south?", "How come many birds are gone in winter?", "What do birds look for in the south?"],
        "Birds fly south because they find more food there in winter.", "more food",
    ),
    Single(
        ["What happened to the dinosaurs?", "Why did the dinosaurs die out?", "How did the dinosaurs die?", "What killed the dinosaurs?",
         "Tell me how the dinosaurs died out.",
         "Why are there no dinosaurs any more?", "What wiped out the dinosaurs?", "For what reason did the dinosaurs disappear?"],
        "The dinosaurs died out after a huge asteroid hit the Earth.", "a huge asteroid",
    ),
    Single(
        ["When did the dinosaurs die out?", "How long ago did the dinosaurs live?", "When did the last dinosaurs live?",
         "How many years ago did the dinosaurs disappear?", "Tell me when the dinosaurs died out.",
         "How long have the dinosaurs been gone?", "At what time did the dinosaurs vanish?", "Since when are there no dinosaurs?"],
        "The dinosaurs died out about 66 million years ago.", "66 million years ago",
    ),
    Single(
        ["What do plants need to grow?", "What does a plant need?", "What do plants need to live?", "Which things does a plant need?",
         "Tell me what plants need.",
         "What must I give a plant?", "What helps a plant to grow?", "Without what can plants not live?"],
        "Plants need light, water, air and soil.", "light, water, air and soil",
    ),
    Single(
        ["What does a caterpillar become?", "What does a caterpillar turn into?", "Into what does a caterpillar change?",
         "What will a caterpillar be later?", "Tell me what a caterpillar turns into.",
         "What comes out of a caterpillar in the end?", "What is a caterpillar when it has grown up?", "As an adult, what is a caterpillar?"],
        "A caterpillar becomes a butterfly or a moth.", "a butterfly or a moth",
    ),
    Single(
        ["What does a tadpole become?", "What does a tadpole turn into?", "Into what does a tadpole change?", "What will a tadpole be later?",
         "Tell me what a tadpole turns into.",
         "What comes of a tadpole in the end?", "What is a tadpole when it has grown up?", "As an adult, what is a tadpole?"],
        "A tadpole becomes a frog or a toad.", "a frog or a toad",
    ),
    Single(
        ["Is a whale a fish?", "Are whales fish?", "Do whales belong to the fish?", "Is the whale a kind of fish?", "Can I call a whale a fish?",
         "Would you count whales among the fish?",
         "A whale swims, so is it a fish?", "Are whales fish or mammals?"],
        "No, a whale is a mammal.", "a mammal",
    ),
    Single(
        ["Is a spider an insect?", "Are spiders insects?", "Do spiders belong to the insects?", "Is the spider a kind of insect?",
         "Can I call a spider an insect?", "Would you count spiders among the insects?",
         "A spider is small, so is it an insect?", "Are spiders insects or arachnids?"],
        "No, a spider is an arachnid.", "an arachnid",
    ),
    Single(
        ["Is a bat a bird?", "Are bats birds?", "Do bats belong to the birds?", "Is the bat a kind of bird?", "Can I call a bat a bird?",
         "Would you count bats among the birds?",
         "A bat can fly, so is it a bird?", "Are bats birds or mammals?"],
        "No, a bat is a mammal.", "a mammal",
    ),
    Single(
        ["How many months is a human baby in the womb?", "How long does a human pregnancy last?", "How many months does a pregnancy take?",
         "How long is a woman pregnant?",
         "Tell me how long a pregnancy lasts.", "After how many months is a baby born?", "What is the length of a human pregnancy?"],
        "A human pregnancy lasts about nine months.", "nine months",
    ),
]  # fmt: skip
