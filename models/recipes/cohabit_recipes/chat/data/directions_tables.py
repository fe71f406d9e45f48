"""What simple instructions are made of: tables, the texts that turn a request down, and what draws the slots of a wording."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from . import words as w

LISTS = {
    "colours": w.COLOURS, "animals": w.ANIMALS[:30], "foods": w.FOODS[:30], "jobs": w.JOBS[:25], "months": w.MONTHS, "days": w.DAYS, "materials": w.MATERIALS[:14],
    "instruments": w.INSTRUMENTS[:13], "languages": w.LANGUAGES[:13], "things in a house": ["table", "chair", "lamp", "bed", "door", "window", "sofa", "mirror"],
    "fruits": ["apples", "pears", "plums", "cherries", "grapes", "lemons", "oranges", "bananas"],
    "vegetables": ["carrots", "onions", "potatoes", "beans", "peas", "cabbage", "spinach"],
    "drinks": ["water", "milk", "tea", "coffee", "juice", "lemonade"], "clothes": ["shirt", "hat", "coat", "shoes", "socks", "scarf", "gloves"],
    "sports": ["football", "tennis", "swimming", "running", "rowing", "cycling", "golf"], "vehicles": ["car", "bus", "train", "bicycle", "boat", "plane", "truck"],
    "birds": ["owl", "eagle", "crow", "parrot", "swan", "duck", "goose", "penguin"], "body parts": ["hand", "foot", "arm", "leg", "head", "nose", "ear"],
    "flowers": ["rose", "tulip", "daisy", "lily", "sunflower", "violet"], "trees": ["oak", "pine", "birch", "maple", "willow", "beech"],
    "shapes": ["circle", "square", "triangle", "star", "oval"], "tools": ["hammer", "saw", "drill", "spade", "rake", "axe"],
    "countries": ["France", "Italy", "Japan", "Brazil", "Egypt", "Canada", "Poland", "India"], "seasons": ["spring", "summer", "autumn", "winter"],
    "planets": ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"], "metals": ["iron", "copper", "gold", "silver", "tin", "zinc"],
    "insects": ["bee", "ant", "fly", "beetle", "butterfly", "wasp", "moth", "grasshopper"], "sea animals": ["whale", "dolphin", "shark", "seal", "crab", "octopus", "jellyfish"], "farm animals": ["cow", "horse", "pig", "sheep", "goat", "hen", "donkey"],
    "zoo animals": ["lion", "tiger", "elephant", "giraffe", "zebra", "monkey", "bear"], "pets": ["dog", "cat", "rabbit", "hamster", "parrot", "goldfish"], "reptiles": ["snake", "turtle", "lizard", "crocodile"], "rooms": ["kitchen", "bathroom", "bedroom", "living room", "hall", "attic", "cellar"],
    "buildings": ["school", "church", "hospital", "station", "library", "museum", "hotel", "tower"], "furniture": ["table", "chair", "bed", "sofa", "shelf", "desk", "wardrobe"], "toys": ["ball", "doll", "kite", "puzzle", "teddy bear", "top"],
    "things in a kitchen": ["pot", "pan", "knife", "fork", "spoon", "plate", "oven", "sink"], "things in a garden": ["tree", "flower", "bench", "hedge", "pond", "lawn", "path"], "things in the sky": ["sun", "moon", "star", "cloud", "bird", "plane"],
    "things in a bag": ["key", "phone", "wallet", "book", "pen", "bottle"], "things for school": ["pen", "pencil", "book", "ruler", "notebook", "bag"], "things to write with": ["pen", "pencil", "chalk", "crayon"], "family members": ["mother", "father", "sister", "brother", "aunt", "uncle", "cousin"],
    "school subjects": ["history", "biology", "music", "physics", "art", "geography", "chemistry"], "hobbies": ["chess", "swimming", "painting", "fishing", "cycling", "reading", "dancing"], "continents": ["Africa", "Asia", "Europe", "Australia", "North America", "South America"],
    "rivers": ["the Nile", "the Rhine", "the Danube", "the Thames", "the Amazon", "the Volga"], "oceans": ["the Pacific", "the Atlantic", "the Indian Ocean", "the Arctic Ocean"], "capital cities": ["Paris", "Rome", "Madrid", "Berlin", "London", "Vienna", "Tokyo", "Warsaw"],
    "gems": ["diamond", "ruby", "emerald", "sapphire", "opal"], "desserts": ["cake", "ice cream", "pudding", "pie", "waffles", "pancakes"], "spices": ["pepper", "cinnamon", "ginger", "paprika", "saffron", "curry"], "nuts": ["walnut", "hazelnut", "almond", "peanut", "cashew"],
    "berries": ["strawberry", "raspberry", "blueberry", "blackberry", "cranberry"], "feelings": ["joy", "fear", "anger", "love", "hope", "sadness"], "kinds of weather": ["rain", "snow", "sun", "wind", "fog", "storm"], "board games": ["chess", "draughts", "ludo", "backgammon"],
    "dances": ["waltz", "tango", "polka", "samba", "foxtrot"], "hot drinks": ["tea", "coffee", "cocoa"], "cold drinks": ["water", "lemonade", "juice", "iced tea", "milk"], "dairy products": ["milk", "cheese", "butter", "yoghurt", "cream"], "shops": ["bakery", "butcher", "bookshop", "florist", "pharmacy"],
    "round things": ["ball", "coin", "wheel", "plate", "orange", "ring"], "sharp things": ["knife", "needle", "saw", "axe", "thorn"], "cold things": ["ice", "snow", "winter", "fridge"], "things made of glass": ["window", "bottle", "mirror", "glass", "vase"], "things made of paper": ["book", "letter", "newspaper", "map", "ticket"],
    "musical styles": ["jazz", "rock", "pop", "blues", "folk"], "numbers below ten": ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], "winter sports": ["skiing", "skating", "sledging", "ice hockey", "curling"], "ball games": ["football", "tennis", "golf", "basketball", "volleyball", "cricket"],
}  # fmt: skip
NUMBERS = "one two three four five six seven eight nine ten".split()
# Lists whose members are clearly not of each other's kind, for sorting out.
APART = ["colours", "fruits", "vegetables", "drinks", "clothes", "sports", "vehicles", "birds", "body parts", "trees", "shapes", "tools", "countries", "planets", "months", "days", "instruments", "languages"]
KIND_OF = {
    "colours": "a colour", "fruits": "a fruit", "drinks": "a drink", "vehicles": "a vehicle", "birds": "a bird", "trees": "a tree", "tools": "a tool", "countries": "a country",
    "planets": "a planet", "months": "a month", "days": "a day", "languages": "a language", "instruments": "an instrument", "metals": "a metal", "shapes": "a shape",
}  # fmt: skip
# What an example may be asked of; kinds that overlap are in here only.
EXAMPLE_OF = KIND_OF | {
    "animals": "an animal", "vegetables": "a vegetable", "flowers": "a flower", "sports": "a sport", "insects": "an insect", "sea animals": "a sea animal", "farm animals": "a farm animal", "zoo animals": "a zoo animal", "pets": "a pet",
    "reptiles": "a reptile", "rooms": "a room", "buildings": "a building", "furniture": "a piece of furniture", "toys": "a toy", "family members": "a family member", "school subjects": "a school subject", "hobbies": "a hobby", "continents": "a continent",
    "capital cities": "a capital city", "gems": "a gem", "desserts": "a dessert", "spices": "a spice", "nuts": "a nut", "berries": "a berry", "feelings": "a feeling", "board games": "a board game", "dances": "a dance", "hot drinks": "a hot drink",
    "shops": "a shop", "seasons": "a season", "clothes": "a piece of clothing", "body parts": "a part of the body", "materials": "a material", "jobs": "a job", "foods": "a food", "things in a house": "a thing in a house", "round things": "a round thing",
    "winter sports": "a winter sport", "ball games": "a ball game", "dairy products": "a dairy product",
}  # fmt: skip

ONE_WORD = [
    ("What colour is grass?", "Green"), ("What colour is snow?", "White"), ("What colour is blood?", "Red"), ("What colour is a ripe banana?", "Yellow"), ("What colour is coal?", "Black"),
    ("Which animal says meow?", "Cat"), ("Which animal barks?", "Dog"), ("Which animal gives us wool?", "Sheep"), ("Which animal makes honey?", "Bee"), ("Which animal has a trunk?", "Elephant"),
    ("Which animal has a very long neck?", "Giraffe"), ("What do bees make?", "Honey"), ("What do cows give?", "Milk"), ("What do hens lay?", "Eggs"), ("What falls from clouds?", "Rain"),
    ("What is frozen water called?", "Ice"), ("What do we breathe?", "Air"), ("What shines by day?", "Sun"), ("What shines at night?", "Moon"), ("Which season is the coldest?", "Winter"),
    ("Which season is the hottest?", "Summer"), ("Which season comes after winter?", "Spring"), ("Which season comes before winter?", "Autumn"), ("What is the first month?", "January"),
    ("What is the last month of the year?", "December"), ("Which day comes after Monday?", "Tuesday"), ("Which day comes before Sunday?", "Saturday"), ("What is the opposite of hot?", "Cold"),
    ("What is the opposite of big?", "Small"), ("What is the opposite of day?", "Night"), ("What is the capital of France?", "Paris"), ("What is the capital of Italy?", "Rome"),
    ("What is the capital of Spain?", "Madrid"), ("What is the capital of Germany?", "Berlin"), ("What is the capital of England?", "London"), ("How many legs does a dog have?", "Four"),
    ("How many legs does a spider have?", "Eight"), ("How many days are in a week?", "Seven"), ("How many months are in a year?", "Twelve"), ("How many wheels does a bicycle have?", "Two"),
    ("What do you call a young dog?", "Puppy"), ("What do you call a young cat?", "Kitten"), ("Who flies a plane?", "Pilot"), ("Who bakes bread?", "Baker"), ("Who works in a school?", "Teacher"),
    ("What do you use to cut paper?", "Scissors"), ("What do you wear on your feet?", "Shoes"), ("What do you wear on your head?", "Hat"), ("What do you sleep in?", "Bed"), ("What opens a lock?", "Key"),
    ("Which planet do we live on?", "Earth"), ("What is cheese made from?", "Milk"), ("What is bread made from?", "Flour"), ("Where do fish live?", "Water"), ("What is a baby cow called?", "Calf"),
    ("What colour is the sky on a clear day?", "Blue"), ("What colour is a carrot?", "Orange"), ("What colour is a ripe lemon?", "Yellow"), ("What colour is a ripe tomato?", "Red"), ("What colour is milk?", "White"), ("What colour is chocolate?", "Brown"),
    ("What colour is an elephant?", "Grey"), ("What colour is a crow?", "Black"), ("What colour is a frog, most often?", "Green"), ("What colour do you get from blue and yellow?", "Green"), ("What colour do you get from red and white?", "Pink"), ("What colour do you get from red and yellow?", "Orange"),
    ("Which animal says moo?", "Cow"), ("Which animal quacks?", "Duck"), ("Which animal has black and white stripes?", "Zebra"), ("Which animal has a shell on its back?", "Turtle"), ("Which animal hops and has a pouch?", "Kangaroo"), ("Which animal has a hump?", "Camel"),
    ("Which animal spins a web?", "Spider"), ("Which animal gives us milk?", "Cow"), ("Which animal builds dams?", "Beaver"), ("Which animal has quills?", "Hedgehog"), ("Which bird cannot fly and lives in the cold south?", "Penguin"), ("Which animal is the largest of all?", "Whale"),
    ("Which big cat has stripes?", "Tiger"), ("Which animal roars and has a mane?", "Lion"), ("What does a caterpillar become?", "Butterfly"), ("What does a tadpole become?", "Frog"), ("What do spiders have eight of?", "Legs"), ("What do birds have on their bodies?", "Feathers"),
    ("What do birds build?", "Nests"), ("What do sheep give?", "Wool"), ("What do squirrels eat?", "Nuts"), ("What do rabbits like to eat?", "Carrots"), ("What is a baby horse called?", "Foal"), ("What is a baby sheep called?", "Lamb"), ("What is a baby duck called?", "Duckling"), ("What is a baby bear called?", "Cub"),
    ("What falls in winter and is white?", "Snow"), ("What does water become when it boils?", "Steam"), ("What does ice become when it melts?", "Water"), ("What keeps the rain off you?", "Umbrella"), ("What comes after thunder and dark clouds?", "Rain"), ("What do we see after rain when the sun shines?", "Rainbow"),
    ("What do we see with?", "Eyes"), ("What do we hear with?", "Ears"), ("What do we smell with?", "Nose"), ("What do we taste with?", "Tongue"), ("What do we chew with?", "Teeth"), ("What pumps blood?", "Heart"), ("What covers our whole body?", "Skin"), ("What grows on your head?", "Hair"),
    ("What is the second month?", "February"), ("Which month comes after June?", "July"), ("Which month comes before May?", "April"), ("Which day comes after Friday?", "Saturday"), ("Which day comes before Tuesday?", "Monday"), ("Which season comes after summer?", "Autumn"), ("Which season comes before summer?", "Spring"),
    ("How many fingers are on one hand?", "Five"), ("How many legs does a bird have?", "Two"), ("How many legs does an insect have?", "Six"), ("How many sides does a triangle have?", "Three"), ("How many sides does a square have?", "Four"), ("How many eyes do people have?", "Two"), ("How many seasons are there?", "Four"),
    ("How many wheels does a tricycle have?", "Three"), ("How many letters are in the alphabet?", "26"), ("How many hours are in a day?", "24"), ("How many minutes are in an hour?", "Sixty"), ("How many days does April have?", "Thirty"), ("How many is a dozen?", "Twelve"), ("How many is a pair?", "Two"),
    ("What is the capital of Japan?", "Tokyo"), ("What is the capital of Russia?", "Moscow"), ("What is the capital of Greece?", "Athens"), ("What is the capital of Poland?", "Warsaw"), ("What is the capital of Austria?", "Vienna"), ("What is the capital of Portugal?", "Lisbon"), ("What is the capital of Norway?", "Oslo"),
    ("What is the capital of Egypt?", "Cairo"), ("What is the capital of Ireland?", "Dublin"), ("What is the capital of Belgium?", "Brussels"), ("What is the capital of Hungary?", "Budapest"), ("What is the capital of Sweden?", "Stockholm"), ("What is the capital of Denmark?", "Copenhagen"), ("What is the capital of China?", "Beijing"),
    ("Who puts out fires?", "Firefighter"), ("Who pulls bad teeth?", "Dentist"), ("Who grows crops and keeps cows?", "Farmer"), ("Who cuts hair?", "Barber"), ("Who repairs pipes?", "Plumber"), ("Who treats sick animals?", "Vet"), ("Who brings the mail?", "Postman"), ("Who works in a court and decides?", "Judge"), ("Who makes clothes?", "Tailor"),
    ("What do you use to drive in a nail?", "Hammer"), ("What do you use to saw wood?", "Saw"), ("What do you use to sweep the floor?", "Broom"), ("What do you use to eat soup?", "Spoon"), ("What do you use to write on a blackboard?", "Chalk"), ("What do you use to tell the time?", "Clock"), ("What do you use to dry yourself?", "Towel"),
    ("What do you use to brush your hair?", "Brush"), ("What do you use to see yourself?", "Mirror"), ("What do you wear on your hands in winter?", "Gloves"), ("What do you wear around your neck in winter?", "Scarf"), ("What do you wear to see better?", "Glasses"), ("What do you sit on?", "Chair"), ("What do you lay your head on at night?", "Pillow"),
    ("What is the opposite of up?", "Down"), ("What is the opposite of good?", "Bad"), ("What is the opposite of wet?", "Dry"), ("What is the opposite of open?", "Closed"), ("What is the opposite of full?", "Empty"), ("What is the opposite of left?", "Right"), ("What is the opposite of young?", "Old"), ("What is butter made from?", "Milk"),
    ("What is paper made from?", "Wood"), ("What is a window made of?", "Glass"), ("What is a coin made of?", "Metal"), ("What is the centre of our solar system?", "Sun"), ("Which planet has big rings?", "Saturn"), ("Which planet is known as the red one?", "Mars"), ("Where do bees live?", "Hive"), ("What grows on an apple tree?", "Apples"),
    ("What metal are most tins made of?", "Steel"), ("Which metal do magnets pull?", "Iron"), ("What shape is a wheel?", "Round"), ("What shape has three sides?", "Triangle"), ("Which is the biggest ocean?", "Pacific"), ("On which continent is Egypt?", "Africa"), ("On which continent is France?", "Europe"), ("On which continent is China?", "Asia"),
]  # fmt: skip
YES_NO = [
    ("Is snow cold?", True), ("Is fire cold?", False), ("Can birds fly?", True), ("Can stones swim?", False), ("Is a cat an animal?", True), ("Is a chair an animal?", False), ("Is ice warm?", False),
    ("Does a week have seven days?", True), ("Does a dog have six legs?", False), ("Is Paris in France?", True), ("Is Rome in Japan?", False), ("Is the sun hot?", True), ("Is milk black?", False),
    ("Is grass green?", True), ("Do fish live in water?", True), ("Do cows eat grass?", True), ("Do cats bark?", False), ("Is an elephant bigger than a mouse?", True), ("Is a mouse bigger than a horse?", False),
    ("Is ten more than five?", True), ("Is two more than nine?", False), ("Is January a month?", True), ("Is Monday a month?", False), ("Is winter colder than summer?", True), ("Is sugar sweet?", True),
    ("Is a lemon sweet?", False), ("Is a whale a fish?", False), ("Is gold a metal?", True), ("Is wood a metal?", False), ("Does a spider have eight legs?", True), ("Is water wet?", True),
    ("Is the Earth flat?", False), ("Do trees have leaves?", True), ("Is a carrot a fruit?", False), ("Is an apple a fruit?", True), ("Can people breathe under water?", False),
    ("Does a bicycle have two wheels?", True), ("Does a car have ten wheels?", False), ("Is a square round?", False), ("Is a ball round?", True), ("Does the sun rise in the east?", True),
    ("Is the sky blue on a clear day?", True), ("Is coal white?", False), ("Can fish breathe under water?", True), ("Can a snail run faster than a horse?", False), ("Is a dog a plant?", False), ("Is a rose a flower?", True), ("Is an oak a tree?", True), ("Is a tulip a tree?", False), ("Is Berlin in Germany?", True), ("Is Madrid in Italy?", False),
    ("Is London in England?", True), ("Is Tokyo in Japan?", True), ("Is Cairo in Poland?", False), ("Is iron harder than butter?", True), ("Is a feather heavier than a stone?", False), ("Is a year longer than a month?", True), ("Is an hour shorter than a minute?", False), ("Does a day have 24 hours?", True), ("Does a year have ten months?", False),
    ("Does a triangle have three sides?", True), ("Does a square have five sides?", False), ("Does a cat have wings?", False), ("Does a bird have feathers?", True), ("Does a fish have fur?", False), ("Do bees make honey?", True), ("Do spiders lay eggs?", True), ("Do horses lay eggs?", False), ("Do hens lay eggs?", True), ("Do dogs bark?", True),
    ("Do cows fly?", False), ("Do ducks swim?", True), ("Do penguins live in the desert?", False), ("Is a penguin a bird?", True), ("Is a bat a bird?", False), ("Is a shark a fish?", True), ("Is a spider an insect?", False), ("Is an ant an insect?", True), ("Is a potato a vegetable?", True), ("Is bread a drink?", False), ("Is tea a drink?", True), ("Is honey sour?", False),
    ("Is salt sweet?", False), ("Is the moon bigger than the Earth?", False), ("Is the sun a star?", True), ("Is Mars a planet?", True), ("Is the moon made of cheese?", False), ("Does the sun set in the west?", True), ("Does the sun shine at night?", False), ("Is July a month?", True), ("Is Friday a month?", False), ("Is Sunday a day of the week?", True),
    ("Is March a day of the week?", False), ("Does February come after January?", True), ("Does Monday come after Tuesday?", False), ("Is twenty more than ten?", True), ("Is five more than eight?", False), ("Is three less than four?", True), ("Is one hundred less than fifty?", False), ("Is six an even number?", True), ("Is seven an even number?", False),
    ("Can you eat an apple?", True), ("Can you eat a stone?", False), ("Can a key open a lock?", True), ("Can wood burn?", True), ("Can water burn?", False), ("Can a baby drive a car?", False), ("Do people have two eyes?", True), ("Do people have three hands?", False), ("Do we hear with our ears?", True), ("Do we see with our nose?", False),
    ("Is glass made of wood?", False), ("Is a chair made for sitting?", True), ("Is silver a metal?", True), ("Is paper a metal?", False), ("Is rain dry?", False), ("Is an elephant small?", False), ("Is a giraffe tall?", True), ("Is a snail slow?", True), ("Is a desert wet?", False), ("Is a pillow soft?", True), ("Is ice cream cold?", True), ("Is a doctor a person?", True),
]  # fmt: skip
SHORTER = [
    ("I am writing to let you know that I will not be able to come to the meeting.", "I cannot come to the meeting."), ("Due to the fact that it was raining, we decided to stay at home.", "It rained, so we stayed at home."),
    ("At this point in time we do not have any bread left in the shop.", "We have no bread left."), ("The reason why I am late is that the bus did not come.", "I am late because the bus did not come."),
    ("It would be very nice if you could send me the letter.", "Please send me the letter."), ("The dog, which is very old, sleeps for most of the day.", "The old dog sleeps most of the day."),
    ("In my opinion, I think that the film was really very good.", "I think the film was good."), ("We would like to inform you that the shop will be closed on Monday.", "The shop is closed on Monday."),
    ("There are a great number of people who like to swim in the lake.", "Many people like to swim in the lake."), ("She made the decision to buy the red car.", "She decided to buy the red car."),
    ("He has the ability to run very fast.", "He can run very fast."), ("In the event that it rains, the game will not take place.", "If it rains, there is no game."),
    ("I would like to say thank you for all the help that you gave me.", "Thank you for your help."), ("The house that is standing next to the river is for sale.", "The house by the river is for sale."),
    ("Please do not forget that the train is going to leave at nine.", "The train leaves at nine."), ("My brother, who lives in the city, is going to visit us on Friday.", "My brother visits us on Friday."),
    ("It is not allowed to walk on the grass in this park.", "Do not walk on the grass."), ("The cake that my mother baked was eaten by all of the children.", "The children ate the cake."),
    ("Before you go out of the room, make sure that you turn off the light.", "Turn off the light before you go."), ("It is important that you drink a lot of water every single day.", "Drink a lot of water every day."),
    ("The teacher told all of the students that there would be no class tomorrow.", "There is no class tomorrow."), ("I have been waiting here for you for more than two hours now.", "I have waited two hours for you."),
    ("The book is about a boy who finds a map and goes to look for gold.", "A boy with a map looks for gold."), ("The weather on that day was so cold that the lake was covered with ice.", "It was so cold that the lake froze."),
    ("I just wanted to ask you whether you could please lend me your bicycle.", "Please lend me your bicycle."), ("The man who drives the bus is a very good friend of mine.", "The bus driver is my good friend."),
    ("There is no reason for you to be afraid of the dog.", "Do not be afraid of the dog."), ("We have come to the conclusion that the plan is too expensive.", "The plan is too expensive."),
    ("It seems to me that the door of the house is not locked.", "The door is not locked."), ("My sister is a person who likes to read books in bed.", "My sister likes to read in bed."),
    ("What I would like to have for breakfast is an egg.", "I would like an egg for breakfast."), ("He was not able to open the window because it was stuck.", "He could not open the stuck window."),
    ("In spite of the fact that she was tired, she went on working.", "She was tired but worked on."), ("Because of the heavy snow that fell in the night, the road is closed.", "The road is closed because of snow."),
    ("The girl that you can see over there by the door is my cousin.", "The girl by the door is my cousin."), ("The two brothers had a talk with each other about the garden.", "The brothers talked about the garden."),
    ("The reason for my call is that I would like to order a cake.", "I would like to order a cake."), ("There was nobody at all in the office when I came in.", "The office was empty when I came."),
    ("Each and every member of the team is going to get a prize.", "Every member of the team gets a prize."), ("We are sorry to have to tell you that your order is late.", "Sorry, your order is late."),
    ("The museum, which was built in 1902, is open every day of the week.", "The museum of 1902 is open every day."), ("As far as I am concerned, we can start right now.", "We can start now."),
    ("Please be so kind as to close the door when you leave.", "Please close the door when you leave."), ("The milk that is in the fridge has gone bad.", "The milk in the fridge is bad."),
    ("It took us a very long time to find the way to the hotel.", "It took us long to find the hotel."), ("The child was given a present by each of the guests.", "Each guest gave the child a present."),
    ("You do not need to bring anything to eat, because there will be food.", "There will be food, so bring none."), ("At the end of the day we all went home by train.", "We all went home by train."),
    ("I have the feeling that it is going to rain this afternoon.", "It may rain this afternoon."), ("He gave her the answer that he did not know the man.", "He said he did not know the man."),
    ("It is my wish to become a teacher when I am older.", "I want to become a teacher."), ("Take the second street on the left hand side and you will see the bank.", "The bank is in the second street left."),
    ("The price of the tickets has gone up by two euros since last year.", "Tickets cost two euros more than last year."), ("My neighbour, whose name is Anna, has a cat and a dog.", "My neighbour Anna has a cat and a dog."),
    ("The meeting that we planned for today has been moved to tomorrow.", "Today's meeting is moved to tomorrow."), ("There are three different ways in which you can pay the bill.", "You can pay in three ways."),
    ("I am of the opinion that we should leave early.", "I think we should leave early."), ("The boy ran as fast as he could in order to catch the bus.", "The boy ran to catch the bus."),
    ("If you have any questions at all, please feel free to call me.", "Call me if you have questions."), ("The computer in the office does not work at the moment.", "The office computer does not work."),
    ("All of the tickets for the concert have already been sold.", "The concert is sold out."), ("We are happy to be able to tell you that you have won the first prize.", "You have won the first prize."),
    ("Last night somebody broke the window of the school.", "The school window was broken."), ("The soup that they serve in this restaurant tastes good.", "The soup here is good."),
]  # fmt: skip
COMMANDS = [
    "open the window", "close the door", "give me the book", "send me the report", "turn down the music", "wait outside", "help me with this box", "call me back", "pass the salt", "clean your room", "come here", "sit down",
    "tell me the time", "show me the way", "bring me some water", "stop talking", "move your car", "read the letter", "sign the form", "pay the bill", "feed the cat", "wash the dishes", "take off your shoes", "answer the phone",
    "speak louder", "write your name here", "carry this bag", "lend me your pen", "check the list", "start again", "park over there", "turn off the light", "hurry up", "bring the keys", "hold the ladder", "fix the lamp",
    "close the window", "open the box", "lock the door", "give me the key", "hand me the hammer", "send me a photo", "show me your ticket", "bring the cake", "bring me a chair", "take this bag", "take the bus", "tell me your name", "tell me a story", "wait here", "stay here", "stand up", "go home", "leave me alone",
    "be quiet", "listen to me", "look at this", "help me", "call the doctor", "call Tom", "write it down", "read this page", "turn left", "turn on the light", "turn up the heating", "pick up the phone", "pick up your toys", "put the book back", "put on your coat", "make some tea", "cut the bread", "water the plants", "walk the dog",
    "empty the bin", "move over", "let me in", "let me see", "explain this", "try again", "slow down", "drive carefully", "spell your name", "fill in the form", "print this page", "set the table", "warm up the soup", "pay me back", "return the book", "tidy the kitchen", "hang up your jacket", "count the money", "weigh the apples",
]  # fmt: skip
BLANKS = [
    ("The sky is ___.", "blue"), ("Grass is ___.", "green"), ("Snow is ___.", "white"), ("A dog has four ___.", "legs"), ("Cows give ___.", "milk"), ("Bees make ___.", "honey"), ("We sleep in a ___.", "bed"), ("A week has seven ___.", "days"),
    ("A year has twelve ___.", "months"), ("Birds can ___.", "fly"), ("Fish can ___.", "swim"), ("The opposite of hot is ___.", "cold"), ("The opposite of up is ___.", "down"), ("Ice is frozen ___.", "water"), ("We see with our ___.", "eyes"),
    ("We hear with our ___.", "ears"), ("The sun rises in the ___.", "east"), ("The sun sets in the ___.", "west"), ("Paris is the capital of ___.", "France"), ("Rome is the capital of ___.", "Italy"), ("After Monday comes ___.", "Tuesday"),
    ("Before Sunday comes ___.", "Saturday"), ("After summer comes ___.", "autumn"), ("A baby dog is a ___.", "puppy"), ("A baby cat is a ___.", "kitten"), ("Two plus two is ___.", "four"), ("A triangle has three ___.", "sides"),
    ("You open a lock with a ___.", "key"), ("The ___ shines at night.", "moon"), ("___ lay eggs.", "Hens"), ("A ___ bakes bread.", "baker"), ("A ___ teaches children.", "teacher"), ("Sugar is ___.", "sweet"), ("Lemons are ___.", "sour"),
    ("Coal is ___.", "black"), ("Trees have green ___.", "leaves"), ("We wear shoes on our ___.", "feet"), ("A bicycle has two ___.", "wheels"), ("An hour has sixty ___.", "minutes"), ("A spider has eight ___.", "legs"),
    ("A cat says ___.", "meow"), ("Dogs ___ when a stranger comes.", "bark"), ("Fish live in ___.", "water"), ("Birds build ___.", "nests"), ("Sheep give us ___.", "wool"), ("The opposite of big is ___.", "small"), ("The opposite of day is ___.", "night"), ("The opposite of good is ___.", "bad"), ("The opposite of left is ___.", "right"),
    ("We smell with our ___.", "nose"), ("We wear gloves on our ___.", "hands"), ("We wear a hat on our ___.", "head"), ("Berlin is the capital of ___.", "Germany"), ("Madrid is the capital of ___.", "Spain"), ("London is the capital of ___.", "England"), ("Tokyo is the capital of ___.", "Japan"), ("Athens is the capital of ___.", "Greece"),
    ("After Friday comes ___.", "Saturday"), ("Before Tuesday comes ___.", "Monday"), ("After June comes ___.", "July"), ("Before May comes ___.", "April"), ("After winter comes ___.", "spring"), ("A baby cow is a ___.", "calf"), ("A baby sheep is a ___.", "lamb"), ("A baby horse is a ___.", "foal"), ("Three plus three is ___.", "six"),
    ("Five plus five is ___.", "ten"), ("Ten minus one is ___.", "nine"), ("A square has four ___.", "sides"), ("One hand has five ___.", "fingers"), ("A car has four ___.", "wheels"), ("A minute has sixty ___.", "seconds"), ("A day has 24 ___.", "hours"), ("You cut paper with ___.", "scissors"), ("You eat soup with a ___.", "spoon"),
    ("The ___ shines by day.", "sun"), ("A ___ flies a plane.", "pilot"), ("A ___ catches fish.", "fisherman"), ("A ___ grows vegetables and keeps cows.", "farmer"), ("A ___ cuts hair.", "barber"), ("Blood is ___.", "red"), ("Milk is ___.", "white"), ("Fire is ___.", "hot"), ("Ice is ___.", "cold"), ("Honey is ___.", "sweet"), ("Bananas are ___.", "yellow"),
    ("A turtle is slow, a rabbit is ___.", "fast"), ("An elephant is big, a mouse is ___.", "small"), ("Rain falls from the ___.", "clouds"), ("Apples grow on ___.", "trees"), ("Bread is made from ___.", "flour"), ("Cheese is made from ___.", "milk"), ("Bees live in a ___.", "hive"), ("Cars drive on the ___.", "road"), ("Trains run on ___.", "rails"),
    ("Ships sail on the ___.", "sea"), ("We read ___.", "books"), ("Plants need water and ___.", "light"), ("You write with a ___.", "pen"), ("You sit on a ___.", "chair"), ("A spider spins a ___.", "web"),
]  # fmt: skip
OPPOSITES = [
    ("hot", "cold"), ("big", "small"), ("up", "down"), ("day", "night"), ("good", "bad"), ("fast", "slow"), ("old", "young"), ("happy", "sad"), ("open", "closed"), ("full", "empty"), ("wet", "dry"), ("hard", "soft"), ("light", "dark"),
    ("rich", "poor"), ("early", "late"), ("high", "low"), ("long", "short"), ("loud", "quiet"), ("near", "far"), ("thick", "thin"), ("left", "right"), ("first", "last"), ("strong", "weak"), ("clean", "dirty"), ("cheap", "expensive"),
    ("begin", "end"), ("push", "pull"), ("win", "lose"), ("buy", "sell"), ("love", "hate"), ("inside", "outside"), ("true", "false"), ("easy", "difficult"), ("wide", "narrow"), ("always", "never"), ("heavy", "light"),
    ("black", "white"), ("new", "old"), ("warm", "cool"), ("sweet", "sour"), ("deep", "shallow"), ("sharp", "blunt"), ("rough", "smooth"), ("tight", "loose"), ("brave", "afraid"), ("kind", "unkind"), ("polite", "rude"), ("tall", "short"), ("large", "small"), ("huge", "tiny"), ("alive", "dead"), ("awake", "asleep"),
    ("safe", "dangerous"), ("simple", "complicated"), ("same", "different"), ("right", "wrong"), ("yes", "no"), ("on", "off"), ("in", "out"), ("over", "under"), ("above", "below"), ("before", "after"), ("more", "less"), ("many", "few"), ("all", "none"), ("here", "there"), ("come", "go"), ("give", "take"), ("start", "stop"),
    ("laugh", "cry"), ("remember", "forget"), ("find", "lose"), ("ask", "answer"), ("arrive", "leave"), ("sit", "stand"), ("north", "south"), ("east", "west"), ("top", "bottom"), ("front", "back"), ("morning", "evening"), ("summer", "winter"), ("friend", "enemy"), ("question", "answer"), ("beginning", "end"), ("war", "peace"),
    ("success", "failure"), ("possible", "impossible"), ("lucky", "unlucky"), ("honest", "dishonest"), ("visible", "invisible"), ("correct", "incorrect"), ("bright", "dark"), ("raw", "cooked"), ("female", "male"), ("minimum", "maximum"), ("increase", "decrease"),
]  # fmt: skip
PLURALS = [
    ("dog", "dogs"), ("cat", "cats"), ("box", "boxes"), ("child", "children"), ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"), ("man", "men"), ("woman", "women"), ("house", "houses"), ("bus", "buses"), ("city", "cities"), ("leaf", "leaves"),
    ("knife", "knives"), ("story", "stories"), ("key", "keys"), ("day", "days"), ("wolf", "wolves"), ("sheep", "sheep"), ("fish", "fish"), ("goose", "geese"), ("potato", "potatoes"), ("book", "books"), ("baby", "babies"), ("dish", "dishes"),
    ("shelf", "shelves"), ("friend", "friends"), ("country", "countries"), ("brush", "brushes"), ("tree", "trees"), ("person", "people"), ("apple", "apples"), ("watch", "watches"), ("wife", "wives"), ("hero", "heroes"), ("fox", "foxes"),
    ("horse", "horses"), ("car", "cars"), ("table", "tables"), ("chair", "chairs"), ("window", "windows"), ("river", "rivers"), ("flower", "flowers"), ("teacher", "teachers"), ("letter", "letters"), ("lamp", "lamps"), ("bird", "birds"), ("shoe", "shoes"), ("egg", "eggs"), ("boy", "boys"), ("toy", "toys"), ("monkey", "monkeys"),
    ("lady", "ladies"), ("party", "parties"), ("family", "families"), ("berry", "berries"), ("cherry", "cherries"), ("butterfly", "butterflies"), ("puppy", "puppies"), ("glass", "glasses"), ("class", "classes"), ("dress", "dresses"), ("bench", "benches"), ("church", "churches"), ("beach", "beaches"), ("peach", "peaches"), ("bush", "bushes"),
    ("wish", "wishes"), ("tax", "taxes"), ("life", "lives"), ("half", "halves"), ("loaf", "loaves"), ("calf", "calves"), ("thief", "thieves"), ("scarf", "scarves"), ("roof", "roofs"), ("ox", "oxen"), ("deer", "deer"), ("tomato", "tomatoes"), ("piano", "pianos"), ("photo", "photos"), ("radio", "radios"), ("pen", "pens"),
    ("ring", "rings"), ("doctor", "doctors"), ("town", "towns"), ("apple tree", "apple trees"), ("snowman", "snowmen"), ("fireman", "firemen"), ("grandchild", "grandchildren"),
]  # fmt: skip
PAST = [
    ("go", "went"), ("see", "saw"), ("eat", "ate"), ("run", "ran"), ("walk", "walked"), ("play", "played"), ("buy", "bought"), ("come", "came"), ("give", "gave"), ("take", "took"), ("make", "made"), ("write", "wrote"), ("sing", "sang"), ("swim", "swam"),
    ("fly", "flew"), ("find", "found"), ("think", "thought"), ("bring", "brought"), ("sleep", "slept"), ("drink", "drank"), ("speak", "spoke"), ("know", "knew"), ("cook", "cooked"), ("help", "helped"), ("live", "lived"), ("stand", "stood"), ("sit", "sat"),
    ("teach", "taught"), ("catch", "caught"), ("sell", "sold"), ("tell", "told"), ("begin", "began"), ("build", "built"), ("leave", "left"), ("lose", "lost"), ("win", "won"), ("break", "broke"), ("open", "opened"),
    ("say", "said"), ("get", "got"), ("have", "had"), ("do", "did"), ("hear", "heard"), ("feel", "felt"), ("keep", "kept"), ("meet", "met"), ("pay", "paid"), ("send", "sent"), ("spend", "spent"), ("lend", "lent"), ("hold", "held"), ("draw", "drew"), ("grow", "grew"), ("throw", "threw"), ("blow", "blew"), ("drive", "drove"), ("ride", "rode"),
    ("rise", "rose"), ("wake", "woke"), ("wear", "wore"), ("steal", "stole"), ("choose", "chose"), ("forget", "forgot"), ("fall", "fell"), ("feed", "fed"), ("fight", "fought"), ("seek", "sought"), ("hide", "hid"), ("bite", "bit"), ("shake", "shook"), ("ring", "rang"), ("dig", "dug"), ("hang", "hung"), ("shine", "shone"), ("shoot", "shot"),
    ("ask", "asked"), ("answer", "answered"), ("call", "called"), ("clean", "cleaned"), ("close", "closed"), ("dance", "danced"), ("jump", "jumped"), ("laugh", "laughed"), ("like", "liked"), ("listen", "listened"), ("look", "looked"), ("love", "loved"), ("paint", "painted"), ("start", "started"), ("stop", "stopped"), ("talk", "talked"),
    ("travel", "travelled"), ("try", "tried"), ("cry", "cried"), ("carry", "carried"), ("study", "studied"), ("visit", "visited"), ("wait", "waited"), ("wash", "washed"), ("watch", "watched"), ("work", "worked"), ("plan", "planned"), ("smile", "smiled"),
]  # fmt: skip
PEOPLE_DO = ["reads a book", "buys some bread", "feeds the cat", "waits for the bus", "cleans the house", "paints the wall", "sings a song", "walks to school", "cooks soup", "writes a letter", "plays the piano", "opens the door",
    "drinks a cup of tea", "drives to work", "plays chess", "bakes a cake", "washes the car", "visits her aunt", "waters the flowers", "looks at the moon", "swims in the lake", "repairs the clock", "carries a heavy bag", "writes a long book", "counts the coins",
    "climbs the ladder", "locks the gate",
]  # fmt: skip

REFUSE_TRANSLATE = "I cannot translate. I only know English."
REFUSE_CODE = "I cannot write programs. I am too small for that."
REFUSE_DRAW = "I cannot draw. I can only write text."
REFUSE_WEB = "I cannot open web pages. I can only read the text that you give me."
REFUSE_SEND = "I cannot send messages or make calls. I can only write here."
TONGUES = ["French", "German", "Spanish", "Italian", "Dutch", "Polish", "Greek", "Turkish", "Arabic", "Japanese", "Chinese", "Russian", "Latin", "Swedish", "Korean", "Hindi", "Portuguese", "Norwegian", "Danish", "Finnish", "Czech", "Hungarian", "Ukrainian", "Hebrew", "Thai", "Welsh", "Irish", "Romanian"]
CODES = ["Python", "JavaScript", "Java", "C", "Rust", "HTML", "SQL", "Go", "TypeScript", "PHP", "C++", "Ruby", "Swift", "Kotlin", "Bash", "CSS", "Lua", "Perl"]
PROGRAMS = ["sorts a list", "adds two numbers", "prints hello", "counts words", "finds the largest number", "reads a file", "plays tic-tac-toe", "makes a clock", "sends an email", "reverses a text", "draws a circle", "counts to ten", "shows the time", "reads a web page", "renames files", "sorts names", "rolls a dice", "finds words in a text", "plays a song", "adds up prices", "checks a password"]


@dataclass(frozen=True)
class Task:
    """`make(rng, split)` draws the slots of the wordings and the reply."""

    kind: str
    wordings: list[str]
    make: Callable


def items_of(rng, low=3, high=6) -> list[str]:
    pool = rng.choice((w.NOUNS, w.NOUNS, w.OBJECTS, w.ANIMALS, w.FOODS, w.COLOURS, w.FIRST_NAMES, w.MATERIALS, w.PLACES, w.INSTRUMENTS, LISTS["fruits"], LISTS["clothes"], LISTS["tools"], LISTS["birds"], LISTS["furniture"]))
    return rng.sample(list(dict.fromkeys(pool)), rng.randint(low, high))


def listing(items) -> str:
    return ", ".join(items)


def sentence_of(rng, split) -> str:
    if split == "train" and w.SENTENCES and rng.random() < 0.3:
        return rng.choice(w.SENTENCES)
    name = rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split)))
    form = rng.choice(("{n} {d}.", "{n} lives in {t}.", "The {c} {o} is in the {p}.", "{n} likes {f}.", "My {a} eats {f}.", "There is a {o} on the table.", "We meet {n} on {y}.", "The {a} sleeps in the {p}.",
                       "{n} found a {c} {o} near the {p}.", "The {p} is closed on {y}.", "{n} and the {a} went to {t}.", "I gave {n} a {o}.", "Did {n} see the {o}?", "Please bring {f} to the {p}.", "The {o} from {t} is {c}.", "On {y} {n} cooks {f}.",
                       "Where is my {c} {o}?", "{n} has never been to {t}.", "A {a} sat next to the {o}.", "Do not forget the {o}, {n}!", "They sell {f} in {t}.", "My friend {n} has a {c} {a}.", "It was cold in {t} on {y}."))  # fmt: skip
    for mark, value in {"{n}": name, "{d}": rng.choice(PEOPLE_DO), "{t}": w.town(rng, split), "{c}": rng.choice(w.COLOURS), "{o}": rng.choice(w.OBJECTS), "{p}": rng.choice(w.PLACES),
                        "{f}": rng.choice(w.FOODS), "{a}": rng.choice(w.ANIMALS), "{y}": rng.choice(w.DAYS)}.items():  # fmt: skip
        form = form.replace(mark, value)
    return re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", form)


def from_items(pick) -> Callable:
    def make(rng, split):
        items = items_of(rng)
        return {"l": listing(items)}, pick(items)

    return make


def rows_of(table, *slots, apart: int = 0) -> Callable:
    """Rows of a table, the last of each being the reply. `apart`: so many rows at the end are kept for the test split."""
    kept = len(table) - apart

    def make(rng, split):
        row = rng.choice(table if not apart else table[kept:] if split == "test" else table[:kept])
        return dict(zip(slots, row)), row[-1]

    return make
