"""Tools around the house and for body and mind: health, pets, the garden, the kitchen, machines, family, clubs, hobbies, nature, neighbours, offices, repairs.

Many requests avoid the words of the name and the description: they say what somebody says when the tool is needed, not what the tool is called."""

from .. import words as w
from .more_values import COLOUR
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, MESSAGE, MONTH, NAME, PEOPLE, PERSON, ROOM, TIME, WEEKDAY, Values, at, choice, code, dec, decimal, digits, flag,
    integer, num, o, of_split, on, p, pick, place, ref, same, several, text, tool, who,
)  # fmt: skip


def graded(options: str) -> Values:
    """A `choice` whose options are whole numbers."""
    drawn = choice(options)

    def draw(rng, split):
        value, words = drawn.draw(rng, split)
        return int(value), words

    return Values("integer", draw, [int(option) for option in drawn.enum])


PET = text("Rex|Luna|Bella|Max|Minka|Buddy|Milo|Daisy|Oscar|Coco|Rocky|Lucky|Misty|Sammy|Nala|Toby|Pepper|Ginger|Simba|Felix")
MEDICINE = same(lambda rng, split: rng.choice(of_split(w.MEDICINES, split)))
ALLERGEN = same(lambda rng, split: rng.choice(of_split(w.ALLERGENS, split)))
INSTRUMENT = same(lambda rng, split: rng.choice(of_split(w.INSTRUMENTS, split)))
TOWN = same(w.town)
TREE = text("apple trees|roses|grape vines|cherry trees|lavender|blackberries|hydrangeas|pear trees|raspberries|plum trees|box hedges|currants|fig trees|clematis")
VEGETABLE = text("tomatoes|beans|carrots|courgettes|potatoes|cucumbers|lettuce|pumpkins|peas|radishes|onions|strawberries|spinach|peppers")
FROZEN = text("chicken breast|bread|peas|fish fillets|minced beef|pizza|berries|soup|prawns|spinach|a whole turkey|ice cream|pork chops|meatballs")
CAR_PLATE = code("AAA 999|AA 99 AAA|AA-999-AA|99-AAA-9")
CLUB_SPORT = text("judo|rowing|football|handball|fencing|swimming|volleyball|hockey|badminton|gymnastics|table tennis|climbing|rugby|athletics")
CHILD = NAME

HEALTH: list[Tool] = [
    tool("blood_sugar.log", "Stores a glucose reading in mg/dL. `moment` says how it relates to the last meal.",
        [p("value", "Reading in mg/dL", digits(60, 260)), o("moment", "When it was taken", choice("fasting:before breakfast/on an empty stomach|after_meal:after lunch/after dinner/after eating"))],
        """My sugar is {value}.
        glucose {value} {moment}
        I pricked my finger and it said {value}.
        Note {value} for my diabetes diary, taken {moment}.
        {value} on the glucose meter
        The test strip shows {value}, measured {moment}.
        Blood sugar of {value} {moment}, please save it.
        My diabetes nurse wants every reading; this one is {value}.
        sugar diary: {value}
        Put down that I had a glucose level of {value} {moment}.
        Please log my blood sugar, it is {value}.
        I measured {value} for my glucose {moment}.""",
        {"saved": True, "average": num(80, 190)},
        """{value} is saved, your average is {average}.
        I wrote down {value}."""),
    tool("StepGoal", "Sets how many steps a day the user aims for.",
        [p("steps", "Steps per day", digits(3000, 20000, 500))],
        """My goal is {steps} steps a day.
        steps target {steps}
        I want to walk more, make it {steps} steps daily.
        From now on I aim for {steps} steps.
        {steps} a day on foot, that is my plan
        The doctor says I should manage {steps} steps every day, so set that.
        Raise the bar to {steps} steps.
        Hold me to {steps} steps each day.
        New ambition: {steps} steps between waking up and going to bed.
        Change my daily walking target to {steps} steps.
        Set my step goal to {steps}.
        Could my daily step target be {steps}?""",
        {"goal_set": True, "today": num(500, 9000)},
        """Your goal is {steps} steps; today you have {today}.
        {steps} steps it is."""),
    tool("hydrationTarget", "How much a person should drink per day, computed from body weight.",
        [p("weight_kg", "Body weight", digits(40, 120)), o("hot_day", "True if it is hot", flag("on a hot day|in this heat", "on a cool day|in cold weather"))],
        """How much water should I drink if I weigh {weight_kg} kilos?
        I weigh {weight_kg} kg. How many litres do I need {hot_day}?
        fluid needs, {weight_kg} kg
        With {weight_kg} kg of body weight, what is enough to drink {hot_day}?
        My mouth is always dry. I am {weight_kg} kilos; am I taking in enough liquid?
        How many glasses a day for somebody of {weight_kg} kg?
        I have {weight_kg} kilos on the scales and drink too little. What is right?
        Work out the litres for {weight_kg} kg {hot_day}.
        What amount of liquid keeps a {weight_kg} kg person healthy?
        {weight_kg} kg, {hot_day}: how many litres?
        How much do I have to drink a day at {weight_kg} kg?
        Tell me the daily amount of water for {weight_kg} kilograms {hot_day}.""",
        {"litres": dec(1.4, 4.2, 1)},
        """You need about {litres} litres a day.
        Drink {litres} litres."""),
    tool("vaccination_record", "Show which shots a person has had and when the next one is due. Read only.",
        [p("person", "Whose record", NAME)],
        """Which vaccinations does {person} have?
        vaccination record {person}
        Is {person} protected against tetanus?
        When did {person} last get a jab?
        {person} stepped on a rusty nail. Are the shots up to date?
        The school wants proof of immunisation for {person}.
        Does {person} still need a booster?
        We travel to the tropics; check what injections {person} already got.
        Open the yellow booklet of {person}.
        immunisation status of {person}
        Show me the vaccinations of {person}.
        When is the next vaccination of {person} due?""",
        {"last": pick("tetanus|measles|flu|polio"), "next_due": on},
        """{person} had {last} last; the next is due on {next_due}.
        The next shot of {person} is on {next_due}."""),
    tool("book_vaccine", "Book an appointment for a vaccination",
        [p("vaccine", "Against what", choice("flu|tetanus|measles|hepatitis|rabies|tick_fever:tick fever/ticks")), p("date", "Wanted day", DATE)],
        """I need a {vaccine} shot on {date}.
        Vaccination against {vaccine}, {date}
        Get me a jab against {vaccine} for {date}.
        Can a nurse give me the {vaccine} injection on {date}?
        I do not want to catch {vaccine} this year; I am free on {date}.
        {date} {vaccine} jab
        Protect me from {vaccine}: an appointment on {date}, please.
        On {date} I have time to be immunised against {vaccine}.
        Before my trip I must have the {vaccine} injection. {date} would suit.
        Arm ready for {vaccine} on {date}!
        Book me a vaccination against {vaccine} on {date}.
        Please make an appointment for the {vaccine} vaccine on {date}.""",
        {"time": at, "place": pick("the clinic|the pharmacy|the health centre")},
        """Your shot is on {date} at {time}, in {place}.
        Come to {place} at {time}."""),
    tool("eye-test", "Reserve a sight test at an optician's",
        [p("day", "Day of the test", DAY), o("contact_lenses", "True for people with contact lenses", flag("I wear contact lenses|with lenses", "I wear glasses only|no lenses"))],
        """I would like my eyes tested {day}.
        eye test {day}
        The letters on the page are getting blurry. Can someone check that {day}?
        Could the optician see me {day}? {contact_lenses}.
        Signs far away look fuzzy to me, so {day} I want my vision measured.
        {day}, sight check, {contact_lenses}
        My glasses are too weak now. Is there room {day} to find new strength?
        I squint at the screen all the time; an optician {day}, please.
        I need stronger glasses. {day} would be a good day to measure.
        Reading gives me headaches. Book the optician {day}.
        Book an eye test {day}, please.
        Can I have my eyes checked {day}? {contact_lenses}.""",
        {"time": at, "optician": pick("Clear View|Vision Point|City Optics")},
        """{optician} tests your eyes {day} at {time}.
        Be there {day} at {time}."""),
    tool("allergyCheck", "Tells if a product contains an allergen.",
        [p("product", "Name of the product", text("muesli bars|tomato soup|ketchup|oat biscuits|fish fingers|milk chocolate|vegetable stock|curry paste|pesto|crackers|ice cream|sausages|gingerbread")), p("allergen", "What must not be in it", ALLERGEN)],
        """Is there any trace of {allergen} in {product}?
        {product} {allergen}?
        My son reacts to {allergen}. Can he have {product}?
        I get a rash from {allergen}; are {product} all right for me?
        Does {product} contain {allergen}?
        Because of my trouble with {allergen}, I wonder if {product} would be safe.
        A guest cannot stand {allergen}. May I serve {product}?
        Check {product} for {allergen}.
        My throat swells up from {allergen}. What about {product}?
        {allergen} in {product}, yes or no
        Are {product} free of {allergen}?
        Can somebody with an allergy to {allergen} eat {product}?""",
        {"contains": pick("no|traces"), "label": pick("may contain traces|free from|see label")},
        """{allergen} in {product}: {contains}.
        The label says: {label}."""),
    tool("first_aid", "Instructions for an injury until help comes. Call the emergency number first if somebody is unconscious.",
        [p("injury", "What happened", text("a burn|a bee sting|a nosebleed|a deep cut|a sprained ankle|a snake bite|a broken arm|heat stroke|an electric shock|a splinter|a bump on the head|frostbite|a dog bite"))],
        """First aid for {injury}
        What do I do about {injury}?
        My daughter has {injury} and I am alone here!
        quick, {injury}
        How should I treat {injury} before the ambulance is there?
        A man in front of me has {injury}. What now?
        Help, we are in the woods and someone got {injury}.
        Do I cool it or warm it? It is {injury}.
        Which steps come first with {injury}?
        A runner next to me has {injury}, tell me how to look after him.
        How do I give first aid for {injury}?
        Somebody has {injury}, what must I do first?""",
        {"step": pick("cool it with water|keep still|press a clean cloth on it|raise the leg|wash it"), "call_doctor": True},
        """First {step}, then call a doctor.
        Please {step}."""),
    tool("night_pharmacy", "Which chemist is on duty at night or on a Sunday in a town.",
        [p("town", "Town", TOWN), o("date", "Night in question, today if left out", DATE)],
        """Where can I get medicine tonight in {town}?
        chemist on duty {town}
        All shops are shut and my child has a fever. Who sells drops in {town}?
        Pharmacy open late in {town}, {date}?
        {town}, {date}, emergency pharmacy
        It is past midnight and I ran out of pills. I am in {town}.
        Is any chemist awake in {town}?
        It is Sunday and I need cough syrup in {town}.
        In {town} on {date}, which drugstore has night duty?
        Painkillers after ten in the evening in {town}, where?
        Which pharmacy in {town} is open at night?
        What pharmacy has night service in {town} on {date}?""",
        {"pharmacy": pick("Sun Pharmacy|Lion Pharmacy|Station Pharmacy|Swan Pharmacy"), "until": at},
        """{pharmacy} is open in {town}.
        Go to {pharmacy}."""),
    tool("MoodEntry", "Adds an entry to the mood diary, from 1 (awful) to 5 (great)",
        [p("score", "The mood", graded("1:I feel awful/It is one of my darkest days/Everything is hopeless today|2:I am a bit down/I am rather sad/Today was gloomy|3:I am so so/Neither good nor bad today/It is an average day for me|4:I am pretty cheerful/I had a good day/I feel fine|5:I feel great/I could hug the world/Best day in months"))],
        """Dear diary: {score}.
        {score}. Write that in my mood diary.
        Diary: {score}.
        {score}, please note it.
        How am I? {score}. Keep it for the chart.
        Diary entry of this evening: {score}.
        For my mood chart: {score}.
        Keep track of this. {score}.
        {score}, to be honest. Note that for my mood.
        For my diary, just so you know: {score}.
        My mood today: {score}.
        {score}. Please save my mood.""",
        {"entries": num(2, 90)},
        """I noted your mood; you have {entries} entries.
        Saved in the diary."""),
    tool("caloriesBurned", "Energy used by an activity, in kilocalories.",
        [p("activity", "What was done", text("cycling|swimming|rowing|dancing|skating|gardening|shovelling snow|jogging|climbing stairs|skipping rope|hiking|mopping floors|boxing")), p("minutes", "How long", digits(10, 120, 5)), o("weight", "Body weight in kg", digits(45, 110))],
        """How many calories does {activity} for {minutes} minutes use?
        {activity} {minutes} min kcal
        I did {minutes} minutes of {activity}. May I have a cake now?
        What energy do I use up with {minutes} minutes of {activity} at {weight} kg?
        {minutes} minutes {activity}, weight {weight}
        Was {minutes} minutes of {activity} worth a bar of chocolate?
        I sweated through {activity} for {minutes} minutes; what did that do for my waistline?
        My watch died during {minutes} minutes of {activity}. Estimate what I used.
        Does {activity} for {minutes} minutes work off a pizza if I weigh {weight} kilos?
        Energy used: {activity}, {minutes} minutes, {weight} kg
        How many calories did I burn with {minutes} minutes of {activity}?
        What does {activity} burn in {minutes} minutes?""",
        {"kcal": num(40, 1100)},
        """{minutes} minutes of {activity} burn {kcal} calories.
        You used {kcal} calories."""),
    tool("heart_rate_alert", "Warn when the pulse goes over a limit.",
        [p("max_bpm", "Limit in beats per minute", digits(100, 190, 5)), o("only_at_rest", "Ignore sports", flag("only when I sit still|but not during sport", "also while I train|at any time"))],
        """Warn me if my heart goes over {max_bpm}.
        pulse alarm {max_bpm}
        Tell me when my heart races past {max_bpm} {only_at_rest}.
        More than {max_bpm} beats is dangerous for me, so beep.
        I have a weak heart and should stay under {max_bpm}.
        {max_bpm} bpm maximum, {only_at_rest}
        Let the watch vibrate above {max_bpm} beats a minute, {only_at_rest}.
        My cardiologist set me a ceiling of {max_bpm}. Keep an eye on it.
        Shout when I reach {max_bpm} beats.
        If my pulse climbs to {max_bpm}, I want to know {only_at_rest}.
        Set a heart rate warning at {max_bpm}.
        Please alert me when my pulse is above {max_bpm} {only_at_rest}.""",
        {"active": True, "now": num(55, 95)},
        """I will warn you above {max_bpm}; your pulse is {now}.
        The limit is {max_bpm} beats."""),
    tool("breathing_exercise", "Guides slow breathing. Use this when the user is nervous, panics or cannot calm down before an event.",
        [o("rounds", "How many breaths", digits(4, 30)), o("pattern", "Seconds in, hold, out", choice("4-7-8|4-4-4|5-0-5"))],
        """My heart is pounding before the exam.
        breathing, {rounds} rounds
        I have stage fright.
        I am panicking in the lift!
        Let us breathe together in the {pattern} pattern.
        My hands shake, I go on stage in a minute.
        {rounds} slow breaths, please
        I am so nervous about the interview.
        Count my breaths in and out, {rounds} times.
        Breathe with me, pattern {pattern}, {rounds} rounds.
        Start a breathing exercise with {rounds} rounds.
        I'm very nervous, help me to breathe slowly.""",
        {"started": True, "seconds": num(60, 400)},
        """Breathe in now; it takes {seconds} seconds.
        We start. Breathe in."""),
    tool("fasting_start", "Start a fast of a given number of hours.",
        [p("hours", "Length of the fast", digits(12, 36))],
        """No food for the next {hours} hours.
        fast {hours} h
        I will not eat for {hours} hours from now.
        That was my last bite for {hours} hours, start the clock.
        Begin a {hours} hour fast.
        My kitchen is closed for {hours} hours.
        For {hours} hours only water and tea, beginning now.
        Let me go hungry for {hours} hours.
        {hours} hours without a meal, begin
        Skip my meals for {hours} hours and count along.
        I want to fast for {hours} hours.
        Please start a fast of {hours} hours.""",
        {"ends": at},
        """Your fast of {hours} hours ends at {ends}.
        You may eat at {ends}."""),
    tool("physio.next", "Next session with the physiotherapist, with place and therapist.",
        [],
        """When is my next physio?
        physio appointment?
        When does somebody look after my stiff back again?
        Which day do I do knee exercises with the therapist?
        My shoulder treatment, when does it go on?
        When am I due at the physiotherapist?
        Who treats my knee next time, and when?
        I forgot the date of my back treatment.
        physiotherapy, next one
        What time do they work on my neck this week?
        When do I have physiotherapy next?
        Tell me the date of my next physio session.""",
        {"day": on, "time": at, "therapist": pick("Ms. Lane|Mr. Holt|Ms. Fry")},
        """{therapist} expects you on {day} at {time}.
        It is on {day} at {time}."""),
    tool("pain_diary", "Record pain: part of the body and strength from 0 to 10.",
        [p("body_part", "Where it hurts", text("left knee|lower back|right shoulder|neck|head|stomach|hip|left foot|jaw|wrist|elbow|chest|right ear")), p("level", "0 none, 10 unbearable", integer(1, 10))],
        """My {body_part} hurts, {level} of 10.
        pain {body_part} {level}
        On a scale to ten my {body_part} is at {level}.
        {body_part}: {level}/10 this morning
        I could hardly sleep because of my {body_part}, I would give it a {level}.
        The ache in my {body_part} is a {level} today.
        For the doctor: {body_part}, strength {level}.
        {level} out of ten in the {body_part}
        My {body_part} is killing me, that is a {level}.
        It stings in my {body_part}; write {level}.
        Note a pain of {level} in my {body_part}.
        Please record that my {body_part} hurts at level {level}.""",
        {"entry": ref("P99")},
        """Saved: {body_part}, strength {level}.
        Noted as {entry}."""),
    tool("lens_reminder", "Reminds the user to change contact lenses every so many days.",
        [p("every_days", "Days that a pair lasts", graded("1:every day/daily|7:every week/weekly|14:every two weeks/every fortnight|30:every month/monthly"))],
        """I change my contact lenses {every_days}.
        lenses: {every_days}
        My contacts have to be thrown away {every_days}, and I always forget.
        {every_days} I need a fresh pair in my eyes.
        New contact lenses {every_days}, please remind me.
        Nudge me {every_days} to swap my contacts.
        My eyes get red because I wear the same pair too long. It should be a new one {every_days}.
        The optician wants me to put in new ones {every_days}.
        Ring {every_days} so that I replace my contacts.
        Remind me: contacts, fresh pair {every_days}
        Remind me {every_days} to change my lenses.
        I should change my contact lenses {every_days}, can you remind me?""",
        {"next": on},
        """I remind you next on {next}.
        The next change is on {next}."""),
    tool("growth_chart", "Adds a child's height to the growth chart and gives the percentile",
        [p("child", "Name of the child", CHILD), p("cm", "Height in centimetres", digits(60, 185))],
        """{child} is {cm} cm tall now.
        height {child} {cm}
        We put {child} against the door frame: {cm} centimetres.
        {child} has shot up to {cm} cm!
        Is {cm} cm normal for {child}?
        Her trousers are too short again; {child} measures {cm} cm.
        Note {cm} centimetres for {child}.
        {child}, {cm} cm, how does that compare with others of that age?
        The ruler says {cm} for {child}.
        {child} grew to {cm} centimetres this summer.
        Please save that {child} is {cm} cm tall.
        Add {cm} centimetres to the growth chart of {child}.""",
        {"percentile": num(3, 97)},
        """{child} is taller than {percentile} percent of children.
        Saved, percentile {percentile}."""),
    tool("workout.pause", "Pauses the training that is running on the watch.",
        [],
        """Pause my workout.
        I need to catch my breath, so pause the run.
        workout pause
        Stop counting, I am waiting at a red light.
        I have to tie my shoe, hold the training.
        Training break
        A friend stopped me on my run, so freeze the clock.
        I'm drinking some water in the middle of my run.
        Halt the run for a moment.
        Do not count this stretch, I am walking to the fountain.
        Can you pause the training?
        Please hold my workout for a while.""",
        {"paused": True, "minutes": num(3, 70)},
        """The training is paused after {minutes} minutes.
        Paused."""),
]

PETS: list[Tool] = [
    tool("pet.weigh", "Record the weight of a pet.",
        [p("pet", "Name of the pet", PET), p("kg", "Weight in kilograms", decimal(1, 45))],
        """{pet} weighs {kg} kilos.
        {pet} {kg} kg
        {pet} was on the scales: {kg} kilograms.
        Is {pet} too fat with {kg} kg?
        I lifted {pet} onto the scales and read {kg} kg.
        {pet} has become heavier, now {kg} kg.
        The vet's scales showed {kg} kg for {pet}.
        Write {kg} kilos into {pet}'s file.
        {pet} is on a diet and down to {kg} kg.
        Put {kg} kg down for {pet}.
        Please note that {pet} weighs {kg} kilograms.
        Save {kg} kg as the weight of {pet}.""",
        {"change": pick("more than last time|less than last time|the same as before")},
        """{pet} weighs {kg} kg, {change}.
        Saved for {pet}."""),
    tool("PetSitter", "Find someone to look after an animal while the owner is away. Returns one offer.",
        [p("animal", "Kind of animal", choice("dog|cat|rabbit|parrot|hamster|tortoise")), p("from_date", "First day", DATE), p("to_date", "Last day", DATE)],
        """Who can look after my {animal} from {from_date} to {to_date}?
        {animal} sitter {from_date} - {to_date}
        We fly to the sea on {from_date} and are back on {to_date}. The {animal} cannot come.
        My {animal} will be alone between {from_date} and {to_date}.
        I need someone to feed the {animal}, {from_date} until {to_date}.
        The hotel takes no {animal}, and we are gone {from_date} to {to_date}.
        {animal} needs company, {from_date} to {to_date}
        I must go to hospital from {from_date} to {to_date}; who takes my {animal}?
        From {from_date} till {to_date} nobody is at home with the {animal}. Find help.
        Is there a kind soul for our {animal}, {from_date} to {to_date}?
        Find a sitter for my {animal} from {from_date} until {to_date}.
        We need a pet sitter for a {animal}, {from_date} to {to_date}.""",
        {"sitter": who, "price": num(8, 35)},
        """{sitter} can look after the {animal} for {price} euros a day.
        Ask {sitter}."""),
    tool("clean_litter_box", "Start the cleaning cycle of the automatic cat toilet.",
        [o("deep", "Change all the litter", flag("with fresh litter|and change everything", "just a quick rake|only the lumps"))],
        """The cat has been to the toilet.
        clean the litter box
        It smells of cat in the bathroom.
        Empty the cat toilet, {deep}.
        Tiddles did her business in the tray.
        The kitty refuses to use her tray, it is dirty.
        litter box, {deep}
        There is a stink from the tray of the cat.
        Rake the cat's tray, {deep}.
        My cat scratches beside the box because it is full.
        Please clean the litter box {deep}.
        Start cleaning the cat toilet.""",
        {"done_in": num(2, 9), "litter_left": num(10, 95)},
        """The box is clean in {done_in} minutes.
        Litter left: {litter_left} percent."""),
    tool("aquarium_light", "Light above the fish tank: on, off or moonlight.",
        [p("mode", "Light mode", choice("on|off|moonlight"))],
        """Fish tank light {mode}.
        aquarium {mode}
        Switch the lamp over the fish to {mode}.
        The guppies hide; tank lamp {mode}.
        {mode} with the lamp of the fish, please
        Set the tank to {mode}.
        For my goldfish the lamp goes to {mode}.
        Above the fish: {mode}
        Aquarium lamp to {mode}, the neons are hiding.
        The water plants in the tank need the lamp {mode}.
        Set the light of the aquarium to {mode}.
        Please turn the fish tank light to {mode}.""",
        {"ok": True},
        """The aquarium light is set to {mode}.
        The fish have {mode} now."""),
    tool("fishTank", "Water values of the fish tank: temperature, pH and nitrate.",
        [],
        """How is the water in the fish tank?
        aquarium values
        My goldfish swim at the surface and gasp.
        Is it warm enough for the guppies?
        The fish look ill. Is something wrong in the tank?
        There are algae all over the glass of the aquarium, check the values.
        Do my neon tetras have good water?
        What is the pH in the aquarium?
        Two fish died last night. What do the sensors say?
        Fish tank, temperature and nitrate
        Check the water values of the aquarium.
        Is the water of my fish tank all right?""",
        {"temperature": num(19, 29), "ph": dec(6, 8.4, 1)},
        """The tank has {temperature} degrees and a pH of {ph}.
        The pH is {ph}."""),
    tool("chip_lookup", "Find the owner of an animal by the number of its microchip",
        [p("chip", "Fifteen digits", code("999999999999999"))],
        """Whose dog has the chip {chip}?
        chip {chip}
        I found a stray; the scanner reads {chip}.
        {chip}, who does this cat belong to?
        A dog without a collar sits at my door. The reader shows {chip}.
        The shelter got a cat with number {chip}. Where is its home?
        Look up microchip {chip}.
        Under its skin is the number {chip}; I want to return it to its people.
        Owner of animal {chip}?
        We caught a runaway with {chip} in its neck.
        Who is the owner of the animal with chip {chip}?
        Please find out to whom chip {chip} belongs.""",
        {"owner": who, "town": place},
        """The owner is {owner} from {town}.
        It belongs to {owner}."""),
    tool("dog_training_tip", "One exercise against a bad habit of a dog.",
        [p("habit", "What the dog does", choice("barking:barks all day/barks at the postman|pulling:pulls on the lead/drags me along the street|jumping:jumps up at visitors/leaps at people|chewing:chews my shoes/eats the sofa|begging:begs at the table/stares at my plate"))],
        """My dog {habit}.
        The puppy {habit}, what can I do?
        Our terrier {habit}. Help!
        How do I stop a dog that {habit}?
        He {habit} and the neighbours complain, he is only a young dog.
        The dog {habit} again and again.
        Rex is a good dog, but he {habit}.
        Give me an exercise, because my dog {habit}.
        dog {habit}
        She is a clever spaniel who {habit}.
        What can I teach a dog that {habit}?
        I need a tip, my dog {habit}.""",
        {"tip": pick("reward calm moments|turn away and wait|offer a toy instead|practise five minutes a day")},
        """My tip: {tip}.
        Try this: {tip}."""),
    tool("bird_feeder_refill", "Order seed for the bird feeder.",
        [p("seed", "Kind of seed", text("sunflower seeds|peanuts|millet|fat balls|mealworms|niger seed|oats and raisins|mixed seed|hemp seed|suet pellets")), p("bags", "Number of bags", integer(2, 9))],
        """The sparrows have eaten everything. {bags} bags of {seed}, please.
        {bags} bags {seed} for the birds
        Order {bags} bags of {seed} for the feeder.
        The tits in the garden would like {seed}, take {bags} bags.
        Winter is coming for the robins; I want {bags} bags of {seed}.
        The bird table is empty, so get {seed}, {bags} bags.
        Bird food: {seed} x {bags}
        Bring {bags} bags of {seed}, the finches are hungry.
        Our feathered guests like {seed}. {bags} bags should do.
        Restock {seed}, {bags} bags, for the bird house.
        Please order {bags} bags of {seed} for the bird feeder.
        We need {bags} bags of {seed}, the feeder is empty.""",
        {"delivery": on, "price": num(6, 60)},
        """{bags} bags of {seed} come on {delivery}.
        That is {price} euros."""),
    tool("pet_vaccine", "Which shots an animal needs and when. Arguments: name of the animal.",
        [p("pet", "Name of the animal", PET)],
        """Which shots does {pet} need?
        {pet} vaccination
        Is {pet} protected against rabies?
        The kennel asks if {pet} has had all the jabs.
        When must {pet} get the next injection?
        {pet} was bitten by a fox. Is the rabies jab still good?
        Look into the animal passport of {pet}: what is due?
        We take {pet} across the border; are the jabs valid?
        {pet} booster date?
        Does {pet} have to be pricked again this year?
        When is {pet} due for a vaccination?
        What vaccinations are missing for {pet}?""",
        {"shot": pick("rabies|distemper|cat flu|parvo"), "due": on},
        """{pet} needs {shot} on {due}.
        Next: {shot}, {due}."""),
    tool("horse_lesson", "Book a riding lesson",
        [p("rider", "Who rides", NAME), p("day", "Day of the lesson", WEEKDAY), o("level", "Experience", choice("beginner:a beginner/never been on a horse|advanced:advanced/riding for years"))],
        """Riding lesson for {rider} on {day}.
        {rider} {day} riding, {level}
        {rider} wants to sit on a pony on {day}.
        On {day} {rider} would love to learn to trot. Level: {level}.
        Is a pony free for {rider} on {day}?
        {rider} dreams of horses. Can she come to the stables on {day}?
        Saddle up for {rider} on {day}.
        An hour in the saddle for {rider}, {day}, {level}
        {rider} should learn how to gallop, {day} would be fine.
        Put {rider} down for the stables on {day}, {level}.
        Book a riding lesson on {day} for {rider}.
        Can {rider} have a riding lesson on {day}?""",
        {"time": at, "horse": pick("Silver|Star|Molly|Thunder")},
        """{rider} rides {horse} on {day} at {time}.
        The lesson is at {time}."""),
    tool("dogParks", "Places where dogs may run free",
        [p("near", "City", CITY), o("fenced", "Only with a fence", flag("with a fence|fenced in", "without a fence|open"))],
        """Where may my dog run free in {near}?
        off the lead in {near}, {fenced}
        My puppy has too much energy. Where can he race about in {near}?
        dog park {near}
        In {near}, is there a meadow {fenced} for dogs?
        Where do people in {near} let their dogs play?
        We visit {near} with two terriers who want to romp.
        My dog hates the lead, and we live in {near}.
        A place in {near} {fenced} where the dog can meet others?
        Somewhere in {near} to throw a ball for my dog
        Which parks in {near} allow dogs without a lead?
        Find a dog park in {near}, {fenced}.""",
        {"park": pick("River Meadow|North Park|Mill Field|Oak Green")},
        """Dogs may run free at {park} in {near}.
        Try {park}."""),
]

GARDEN: list[Tool] = [
    tool("prune_when", "Best month to cut back a plant.",
        [p("plant", "Tree or shrub, plural", TREE)],
        """When should I prune {plant}?
        cut back {plant}
        My {plant} have grown wild. Which month is right for the shears?
        Is it too late to trim {plant}?
        In which month do {plant} want a haircut?
        The branches of my {plant} hang into the path. May I saw now?
        {plant}, pruning time
        I have sharp shears and some {plant}. When do I start?
        What is the season for cutting {plant}?
        Neighbours say {plant} are cut in winter. Is it true?
        When is the best time to cut {plant}?
        Tell me the month for pruning {plant}.""",
        {"month": pick("February|March|July|August|October")},
        """Cut {plant} in {month}.
        {month} is best."""),
    tool("compost.check", "Whether something may go on the compost heap.",
        [p("material", "The stuff", text("egg shells|coffee grounds|meat bones|orange peel|grass|newspaper|tea bags|cooked rice|wood ash|leaves|cat litter|bread|weeds|nut shells"))],
        """May {material} go on the compost?
        compost {material}?
        Do {material} rot in the heap?
        I have a bucket of {material}. Is that good for the worms?
        Can I throw {material} on the heap behind the shed?
        {material} on the pile, yes or no?
        Will {material} turn into soil?
        The kids threw {material} on the heap. Should I pick that out again?
        Does the heap in the garden take {material}?
        Are rats attracted if I put {material} on the pile?
        Is it fine to compost {material}?
        Can I put {material} on the compost heap?""",
        {"allowed": pick("yes|no|only a little")},
        """{material} on the compost: {allowed}.
        The answer is {allowed}."""),
    tool("SoilMoisture", "Reads the moisture sensor of a garden bed in percent. Does not water anything.",
        [p("bed", "Name of the bed", text("rose bed|herb bed|front lawn|tomato bed|raised bed|hedge|berry patch|vegetable bed|flower box|back lawn|orchard"))],
        """How dry is the {bed}?
        {bed} moisture
        Does the {bed} need water?
        Is the earth in the {bed} still damp?
        It has not rained for a week; what does the sensor in the {bed} say?
        Leaves hang down in the {bed}. Is the ground too dry there?
        Do I have to fetch the watering can for the {bed}?
        {bed} wet or dry?
        Stick a finger in the {bed} for me.
        Was the rain enough for the {bed}?
        What is the soil moisture of the {bed}?
        Please check how wet the soil in the {bed} is.""",
        {"percent": num(5, 90)},
        """The {bed} has {percent} percent moisture.
        {percent} percent."""),
    tool("greenhouse.vent", "Open or close the roof of the greenhouse",
        [p("position", "Opening in percent, 0 is closed", graded("0:shut/closed|50:halfway open/half open|100:wide open/fully open"))],
        """Greenhouse roof {position}.
        For the cucumbers under glass, roof {position}.
        I want the glass house {position}.
        greenhouse vents {position}
        About the tomatoes under glass: roof {position}, please.
        Before we go, the hot house must be {position}.
        Put the vents of the glass house to {position}.
        For the night: greenhouse {position}.
        For the seedlings, the glass roof {position}.
        Flaps {position} in the glass house.
        Make the roof of the greenhouse {position}.
        The greenhouse should be {position}.""",
        {"degrees": num(8, 40)},
        """The greenhouse roof is set to {position} percent; it is {degrees} degrees inside.
        Inside it is {degrees} degrees."""),
    tool("harvest_log", "Write down what was picked in the garden, with the weight in grams",
        [p("crop", "What was picked", VEGETABLE), p("grams", "Weight in grams", digits(100, 5000, 50))],
        """I picked {grams} grams of {crop}.
        {crop} {grams} g
        {grams} grams of {crop} today, straight from the bed!
        My basket holds {grams} g of {crop}.
        We dug up {crop}: {grams} grams.
        Dinner is saved, the garden gave us {grams} grams of {crop}.
        Note for the garden book: {crop}, {grams} g.
        Brought in {grams} g of {crop} before the rain.
        The first {crop} of the year, {grams} grams.
        Our allotment yielded {grams} grams of {crop}.
        Log a harvest of {grams} grams of {crop}.
        Please write down that I harvested {grams} g of {crop}.""",
        {"season_total": num(1, 60)},
        """Saved: {grams} grams of {crop}, {season_total} kilos this season.
        You have {season_total} kilos so far."""),
    tool("pest_control", "Gentle means against an animal that damages plants. No poison is suggested.",
        [p("pest", "The animal", text("slugs|greenfly|moles|ants|caterpillars|snails|voles|whitefly|vine weevils|deer|wasps|rabbits|spider mites")), o("plant", "What is eaten", VEGETABLE)],
        """How do I get rid of {pest}?
        {pest} on my {plant}
        Something must stop the {pest} in my beds.
        {pest} are eating my {plant}!
        What drives away {pest}?
        Every night {pest} come and there is nothing left of the {plant}.
        I am fighting a war against {pest} and losing.
        against {pest}
        My {plant} are full of holes and I see {pest}.
        Without chemicals, what keeps {pest} off?
        What helps against {pest}?
        How can I protect my {plant} from {pest}?""",
        {"remedy": pick("a copper ring|soapy water|a fine net|garlic spray|coffee grounds")},
        """Against {pest}, use {remedy}.
        Try {remedy}."""),
    tool("seedOrder", "Order packets of seed",
        [p("variety", "What to grow", VEGETABLE), p("packets", "Number of packets", integer(2, 9)), o("organic", "Organic seed only", flag("organic|from organic farming", "ordinary|not organic"))],
        """{packets} packets of seed for {variety}.
        seeds: {variety}, {packets}, {organic}
        I want to grow {variety} this year, order {packets} packets.
        My window sill waits for {variety}. {packets} packets, {organic}.
        Get {packets} packets so I can sow {variety}.
        We plan a bed of {variety} in spring; send {packets} packets.
        {packets} bags of {variety} to sow, {organic} please
        I need something to put in the soil: {variety}, {packets} packets.
        Time to stock up for spring, {packets} packets of {variety}.
        Seed for {variety}, {organic}, {packets} times
        Please order {packets} packets of {variety} seed.
        I'd like {packets} packets of seed to grow {variety}.""",
        {"arrives": on, "total": num(3, 40)},
        """{packets} packets of {variety} arrive on {arrives}.
        That makes {total} euros."""),
    tool("fertilize", "Tells what to feed a plant and how often.",
        [p("plant", "The plants, plural", TREE), o("in_pots", "True for pots", flag("in pots|on the balcony", "in the ground|in open soil"))],
        """What should I feed my {plant}?
        fertiliser {plant}
        My {plant} look pale and hungry.
        How often do {plant} {in_pots} need food?
        {plant} {in_pots}, which fertiliser?
        Do coffee grounds do {plant} any good, or what else do they want?
        The {plant} {in_pots} hardly bloom. Are they short of something?
        Is manure right for {plant}?
        Yellow leaves on the {plant}; I think they starve.
        How much nourishment do {plant} want?
        Which fertiliser is good for {plant}?
        How should I fertilise {plant} {in_pots}?""",
        {"feed": pick("compost|horn meal|liquid feed|manure"), "weeks": num(2, 12)},
        """Give {plant} {feed} every {weeks} weeks.
        {feed}, every {weeks} weeks."""),
    tool("pond-pump", "Switches the pump of the garden pond.",
        [p("on", "State", flag("on|running", "off|silent"))],
        """Pond pump {on}.
        I want the fountain in the garden {on}.
        Make the little waterfall {on}.
        pond {on}
        The splashing in the pond: {on}, please.
        The frogs would like it {on} in the pond.
        Set the fountain to {on}.
        Guests are coming, waterfall {on}.
        It is late, and the pond pump should be {on}.
        For the koi: pump {on}.
        The pump of the pond should be {on}.
        Please have the pond pump {on}.""",
        {"watts": num(0, 80)},
        """The pump is set, it uses {watts} watts.
        Done, {watts} watts."""),
    tool("bee_hive", "Weight, sound and temperature of a hive",
        [p("hive", "Number of the hive", integer(1, 9))],
        """How are the bees in hive {hive}?
        hive {hive}
        Is there enough honey in number {hive}?
        Number {hive} buzzes so loudly. Are they going to swarm?
        What does beehive {hive} weigh?
        Did colony {hive} come through the winter?
        Do the bees in box {hive} need sugar water?
        Colony {hive}, status
        I cannot go to the orchard. Are the little workers of hive {hive} well?
        Is hive {hive} ready for the honey harvest?
        Check beehive {hive}.
        Tell me how hive {hive} is doing.""",
        {"kg": num(18, 60), "mood": pick("calm|restless|ready to swarm")},
        """Hive {hive} weighs {kg} kg; the bees are {mood}.
        The bees are {mood}."""),
    tool("lawn_height", "Set how short the mower cuts the grass, in millimetres.",
        [p("mm", "Cutting height", digits(20, 90, 5))],
        """Cut the grass at {mm} mm.
        lawn {mm}
        The lawn looks burnt, leave it {mm} millimetres long.
        Set the mower to {mm} mm.
        I like it short like on a golf course: {mm} mm
        The children play football there, so the grass should be {mm} mm.
        {mm} millimetres of grass, no less
        It is dry, so let the blades stand {mm} mm high.
        Raise or lower the knives to {mm} mm.
        The mower shaves too much off; {mm} mm is better.
        Set the cutting height to {mm} millimetres.
        The lawn should be {mm} mm high.""",
        {"set": True},
        """The mower cuts at {mm} mm.
        {mm} mm is set."""),
]

KITCHEN: list[Tool] = [
    tool("defrost_time", "Thawing time of frozen food, in the fridge or in water.",
        [p("food", "The frozen food", FROZEN), p("grams", "Weight in grams", digits(200, 4000, 100)), o("method", "How to thaw", choice("fridge:in the fridge|water:in cold water|microwave:in the microwave"))],
        """How long does {grams} grams of {food} take to thaw?
        {food}, {grams} g, {method}
        I took {food} out of the freezer, {grams} grams. When can I cook?
        {grams} g of {food} is hard as stone. How many hours until it is soft?
        Thaw {food} {method}: {grams} grams, how long?
        Dinner is at seven and the {food} is still ice, {grams} g of it.
        When must I take {grams} grams of {food} out of the ice box?
        Will {grams} g of {food} be ready tonight if I put it {method}?
        {food} from the freezer, {grams} grams, ready when?
        I put {grams} grams of {food} {method}. How much patience do I need?
        How long must {grams} grams of {food} defrost?
        Tell me the defrosting time for {grams} g of {food} {method}.""",
        {"hours": num(1, 30)},
        """{grams} grams of {food} take {hours} hours.
        After {hours} hours it is soft."""),
    tool("freezer.inventory", "Is a food in the freezer, and since when?",
        [p("food", "What is looked for", FROZEN)],
        """Do we have {food} in the freezer?
        freezer {food}?
        Is there {food} left on ice?
        How much {food} did we freeze?
        I would like {food} for dinner. Did we keep some in the cold?
        Before I buy {food}: is some in the chest in the cellar?
        {food} frozen, do we have that
        Look if {food} is down there in the ice.
        Did anyone already eat the {food} we froze?
        Since when has the {food} been in the ice box?
        Is there any {food} in the freezer?
        Check the freezer for {food}.""",
        {"portions": num(0, 8), "since": on},
        """There are {portions} portions of {food}.
        {portions} portions, frozen on {since}."""),
    tool("expiry_dates", "Food at home whose date ends within some days.",
        [p("days", "Days from today", integer(2, 14))],
        """What goes off in the next {days} days?
        expires within {days} days
        I want to waste nothing. What must be eaten in {days} days?
        Which food will be bad in {days} days?
        Best before: the coming {days} days
        We go on holiday in {days} days. What should we finish first?
        {days} days, what will spoil?
        Is anything in the fridge close to its date, say {days} days?
        Which yoghurts and cheeses will not last {days} days?
        Tell me what to use up during these {days} days.
        What food expires in {days} days?
        Show me everything that expires in the next {days} days.""",
        {"items": pick("milk and ham|two yogurts|cream and spinach|the fish|nothing")},
        """Within {days} days you should eat: {items}.
        Eat {items}."""),
    tool("CookStep", "Reads the steps of the recipe that is being cooked. next, previous or repeat.",
        [p("which", "Which step to read", choice("next:What comes now/I have done that/And then/Ready, go on|previous:What was before that/Go back one step/I missed the step before|repeat:Say that again/I did not catch that/Pardon"))],
        """The pan is hot. {which}?
        {which}, my hands are full of dough.
        Cook: {which}.
        {which}, please, I stand at the stove.
        The onions are golden. {which}?
        {which}, the pot is boiling.
        Recipe: {which}.
        Hey, recipe. {which}?
        Hold on, I am still stirring. {which}?
        {which}, chef.
        About the recipe: {which}?
        {which}? I am cooking.""",
        {"step": pick("Chop the onions|Stir for two minutes|Add the salt|Put it into the oven|Whisk the eggs")},
        """{step}.
        The step is: {step}."""),
    tool("pressure_cooker", "Starts the pressure cooker",
        [p("minutes", "Time under pressure", digits(3, 60)), o("pressure", "Pressure", choice("low|high")), o("keep_warm", "Keep the food warm at the end", flag("and keep it warm|then keep it hot", "without keeping it warm|and let it cool"))],
        """Cook under pressure for {minutes} minutes.
        pressure cooker {minutes} min {pressure}
        The lentils are in the pot with the tight lid, {minutes} minutes.
        Steam it for {minutes} minutes at {pressure} pressure {keep_warm}.
        {minutes} minutes under steam, {keep_warm}
        Start the steam pot: {minutes} minutes on {pressure}.
        The chickpeas need {minutes} minutes under pressure.
        Lid is closed, give it {minutes} minutes of {pressure} pressure.
        My stew should be ready fast, so {minutes} minutes with steam {keep_warm}.
        Pressure on {pressure} for {minutes} minutes.
        Start the pressure cooker for {minutes} minutes.
        Please run the pressure cooker {minutes} minutes {keep_warm}.""",
        {"ready_at": at},
        """The cooker runs for {minutes} minutes; it is ready at {ready_at}.
        Ready at {ready_at}."""),
    tool("bread_maker", "Bakes a loaf so that it is ready at a time. Flour, water and yeast must be in the machine.",
        [p("ready_at", "When the loaf is ready", TIME), o("crust", "Colour of the crust", choice("light:pale|medium|dark:dark and crisp")), o("program", "Kind of bread", choice("white|wholemeal|rye|sweet"))],
        """I want fresh bread at {ready_at}.
        {program} loaf, {ready_at}, crust {crust}
        A warm loaf at {ready_at}, please.
        Bake me a {program} bread for {ready_at}.
        Let the house smell of bread when I get up at {ready_at}.
        The dough is in; a {crust} crust would be nice at {ready_at}.
        For breakfast at {ready_at} I would love a {program} loaf.
        Bread done by {ready_at}, {crust}
        Flour and yeast are inside. We eat at {ready_at}.
        Baking has to end at {ready_at} with a {crust} crust.
        Have the bread maker ready at {ready_at}.
        Set the bread machine to {program}, ready {ready_at}.""",
        {"starts_at": at},
        """The bread will be ready at {ready_at}.
        It starts at {starts_at}."""),
    tool("meal_plan", "Make a plan of dinners for a number of days.",
        [p("days", "How many days", integer(2, 7)), o("diet", "Way of eating", choice("vegetarian|vegan|low_carb:with few carbohydrates/low carb|any:with everything/for people who eat all")), o("persons", "Eaters", integer(2, 8))],
        """What shall we eat for the next {days} days?
        dinners, {days} days, {diet}
        Plan {days} evenings of food, {diet}.
        I never know what to put on the table. Give me {days} days of ideas.
        {days} days of dinner for {persons} people, please
        We want to shop once for {days} days. Make us a list of meals {diet}.
        A menu for {days} days and {persons} mouths.
        I am fed up with thinking about supper: fill {days} days for me.
        Make up our menu, {days} days, for a family of {persons}.
        {days} suppers for {persons}
        Make a meal plan for {days} days.
        Can you plan our meals for {days} days, {diet}?""",
        {"first": pick("lentil soup|baked potatoes|vegetable curry|bean stew|mushroom rice"), "plan": ref("M99")},
        """The plan for {days} days begins with {first}.
        Day one: {first}."""),
    tool("lunchbox-idea", "Something a child can take to school to eat.",
        [p("child", "Who eats it", CHILD), o("dislikes", "What the child does not like", text("cheese|carrots|apples|tomatoes|nuts|cucumber|eggs|bananas|ham|raisins|yogurt"))],
        """What can {child} take to school for lunch?
        lunchbox {child}
        {child} comes home with the bread uneaten. What would be nicer for the break?
        School break food for {child}, no {dislikes}
        I pack for {child} and have no ideas left.
        {child} hates {dislikes}. What else can go into the school bag?
        A snack for {child} at kindergarten, please.
        {child} needs something for the break, but without {dislikes}.
        Every morning the same sandwich for {child}! Help me.
        Surprise {child} in the school break.
        What should I put in the lunchbox of {child}?
        Suggest a lunchbox for {child}, who does not like {dislikes}.""",
        {"idea": pick("a wrap with beans|rice balls|pancake rolls|pea muffins|fruit skewers")},
        """For {child}: {idea}.
        How about {idea}?"""),
    tool("oven.state", "Whether the oven is on, and how hot it is",
        [],
        """Is the oven still on?
        oven hot?
        I left the house and am not sure about the roast. Did I switch the heat off?
        How hot is it in there where the cake bakes?
        Has the oven reached its temperature?
        Could my lasagne be burning? We are already in the car.
        Oven state
        Is it hot enough to put the pizza in?
        Did somebody leave the baking heat on?
        Can the bread go in already?
        Tell me if the oven is on.
        What temperature does the oven have at the moment?""",
        {"on": pick("on|off"), "degrees": num(20, 240)},
        """The oven is {on}, at {degrees} degrees.
        It has {degrees} degrees."""),
    tool("egg_timer", "Boils eggs: tells the minutes for a size and a wish",
        [p("size", "Size of the egg", choice("S:small|M:medium|L:large|XL:very large")), p("wish", "How it should be", choice("soft:soft/runny|medium:waxy|hard:hard/firm"))],
        """I like my {size} egg {wish}. How long?
        {size} egg, {wish}
        How many minutes until a {size} egg is {wish}?
        Breakfast! The {size} egg should be {wish} inside.
        A {wish} yolk, a {size} egg: when do I take it out?
        My husband wants his {size} egg {wish}.
        When is a {size} egg {wish}?
        For salad I need a {size} egg, boiled {wish}.
        The pan bubbles, a {size} egg is in it and should turn out {wish}.
        {wish}, {size}, how long in the water
        How long do I boil a {size} egg so that it is {wish}?
        Tell me the minutes for a {size} egg, {wish}.""",
        {"minutes": num(4, 12)},
        """Boil it for {minutes} minutes.
        {minutes} minutes are right."""),
    tool("rice_cooker.start", "Cook rice. Cups are the measuring cups of the machine.",
        [p("cups", "Number of cups", integer(2, 8)), o("kind", "Kind of rice", choice("white|brown|sushi|jasmine"))],
        """Cook {cups} cups of rice.
        rice, {cups} cups, {kind}
        {cups} cups of {kind} are washed and in the pot, go.
        The curry is nearly done, so start the {cups} cups of {kind} beside it.
        We roll sushi tonight: {cups} cups, please.
        Make {kind} rice, {cups} cups.
        Steam {cups} cups of grains for the stir-fry.
        {cups} cups in the cooker, begin
        I filled in {cups} cups of {kind} and water.
        For the pilaf, {cups} cups.
        Start the rice cooker with {cups} cups.
        Please cook {cups} cups of {kind} rice.""",
        {"minutes": num(15, 50)},
        """{cups} cups of rice are ready in {minutes} minutes.
        Ready in {minutes} minutes."""),
    tool("allergen-free.recipes", "Recipes for a meal without an ingredient that somebody cannot eat.",
        [p("meal", "Meal of the day", choice("breakfast|lunch|dinner|cake:a birthday cake/dessert")), p("without", "What must not be in it", text("gluten|milk|eggs|nuts|soya|wheat|sesame|sugar|shellfish|celery|mustard"))],
        """I need {meal} without {without}.
        {meal}, no {without}
        My guest gets ill from {without}. What can I serve for {meal}?
        Cook {meal} that has no {without} in it.
        Ideas for {meal} if {without} is forbidden?
        My nephew is allergic to {without}; what about {meal}?
        Doctors have taken {without} off my menu. I still want {meal}.
        {without}-free {meal} please
        Which {meal} can I make when {without} is a problem?
        Is there a nice {meal} that leaves out {without}?
        Find a recipe for {meal} without {without}.
        What can I make for {meal} with no {without}?""",
        {"recipe": pick("rice flour waffles|a potato bake|almond free muffins|corn fritters|a vegetable pan")},
        """How about {recipe}?
        Try {recipe}."""),
]

MACHINES: list[Tool] = [
    tool("dryer_start", "Starts the tumble dryer.",
        [o("dryness", "How dry", choice("iron:a bit damp for ironing/ready to iron|cupboard:ready for the cupboard/quite dry|extra:bone dry/extra dry")), o("gentle", "Low heat for delicate things", flag("at low heat|gently", "at full heat"))],
        """The wet towels are in the drum, please go.
        tumble dryer, {dryness}
        It is raining, so I cannot hang up the washing.
        My jeans came out of the wash wet and should be {dryness}.
        Dry the sheets {gentle}.
        I need my wet football shirt tonight.
        Make the laundry {dryness}.
        Tumble the load {gentle}, it should be {dryness}.
        Dry my clothes.
        No room on the clothes line, let the machine do it.
        Start the dryer, {dryness}.
        Please turn on the tumble dryer {gentle}.""",
        {"minutes": num(40, 150)},
        """The dryer runs for {minutes} minutes.
        Dry in {minutes} minutes."""),
    tool("laundry_symbol", "Explain a washing symbol on a label.",
        [p("symbol", "What the sign looks like", text("a tub with a hand|a crossed triangle|an iron with two dots|a circle in a square|a tub with 40|a crossed iron|a letter P in a circle|a tub with a line below|a square with three lines|a crossed tub|a triangle"))],
        """What does {symbol} on the label mean?
        label: {symbol}
        My new shirt has {symbol} printed inside. How do I treat it?
        There is {symbol} in the collar of this jumper.
        I see {symbol} in the waistband. Can I put it in the machine?
        {symbol}, what is that for
        The tag shows {symbol}. May I bleach it?
        Before I ruin this silk dress: what is {symbol}?
        Explain {symbol}, it is sewn into my coat.
        {symbol} on a curtain means what?
        What is the meaning of the washing symbol {symbol}?
        I found {symbol} on the label, what does it tell me?""",
        {"meaning": pick("wash by hand|do not bleach|iron warm|do not wash|dry flat")},
        """It means: {meaning}.
        The label says {meaning}."""),
    tool("iron_off", "Turns off the socket of the iron. Safe to call at any time.",
        [],
        """Did I leave the iron on? Switch it off.
        iron off
        I am on the train and my shirts are pressed, but I forgot the hot thing on the board.
        I'm worried that my ironing board burns down the house.
        Cut the power to the iron.
        We have left and the steam iron may still be hot.
        No more ironing, kill that socket.
        The flat smells scorched, something is on at the ironing board.
        I finished my blouses, power down.
        Make sure the iron is cold when the kids come in.
        Please turn off the iron.
        Can you switch the iron off for me?""",
        {"was_on": pick("on|off")},
        """The iron is off now; it was {was_on} before.
        It is off."""),
    tool("humidify.room", "Set the humidity of a room. The device adds water to dry air.",
        [p("room", "Room", ROOM), p("percent", "Relative humidity", digits(35, 65, 5))],
        """Make the air in the {room} {percent} percent humid.
        {room} humidity {percent}
        My lips crack in the {room}; bring the air up to {percent} percent.
        It is so dry in the {room} that I cough. {percent} percent would help.
        The piano in the {room} needs {percent} percent moisture in the air.
        Put mist into the {room}, up to {percent} percent.
        Every touch gives me a shock in the {room}, the air is too dry. {percent} percent please.
        {percent} % for the {room}, the radiators dry it out
        Moisten the {room} to {percent} percent.
        My nose bleeds in the {room} at night. Raise the moisture to {percent}.
        Set the humidity in the {room} to {percent} percent.
        Please run the humidifier in the {room} at {percent} percent.""",
        {"now": num(20, 60)},
        """The {room} will have {percent} percent; now it is {now}.
        Now it is {now} percent."""),
    tool("dehumidifier", "Dries the air of a room. Use this against damp walls, mould and wet washing indoors.",
        [p("room", "Room", ROOM), o("hours", "Running time", integer(2, 12))],
        """Dry the air in the {room}.
        {room} too damp, {hours} hours
        There is mould on the wall of the {room}!
        The windows in the {room} are wet on the inside every morning.
        It smells musty in the {room}.
        The {room} feels like a swamp, take out the moisture for {hours} hours.
        I hung wet washing in the {room}. Get the dampness out in {hours} hours.
        My books in the {room} get wavy pages from the moisture.
        After the flood the {room} is still wet.
        The plaster in the {room} is moist, run {hours} hours.
        Turn on the dehumidifier in the {room}.
        Please run the dehumidifier in the {room} for {hours} hours.""",
        {"litres": dec(0.5, 5, 1)},
        """The {room} is being dried; the tank holds {litres} litres.
        The machine runs."""),
    tool("doorbell.log", "Who rang at the door while nobody answered.",
        [o("day", "Day, today if left out", DAY)],
        """Did somebody ring at the door?
        doorbell {day}
        Who was at our door {day}?
        I was in the bath. Did I miss a visitor?
        Has anyone stood in front of the house {day}?
        I heard nothing, I was vacuuming. Who came?
        Was it the postman {day}, or children playing ding dong?
        Show me the faces at the entrance {day}.
        Any callers while I was out?
        Visitors {day}?
        Who rang the doorbell {day}?
        Has the doorbell been pressed while I was away?""",
        {"visitors": num(2, 6), "last": at},
        """{visitors} people rang, the last at {last}.
        The last came at {last}."""),
    tool("smoke_detector_test", "Test the smoke alarms. It will be loud.",
        [o("floor", "Only one floor", choice("cellar|ground_floor:ground floor|upper_floor:upper floor|attic"))],
        """Do the smoke alarms work?
        test the smoke detectors, {floor}
        Would we wake up if it burned at night? Try it out.
        The thing on the ceiling has not beeped for a year. Does it still live?
        Check if the fire alarms have battery, {floor}.
        Let the detectors beep once, {floor} only.
        The landlord wants us to try the fire warning every year, do it now.
        Would the smoke alarms save us in our sleep? Try them.
        fire alarm check
        Trial run of the ceiling alarms on the {floor}.
        Please test the smoke detectors.
        Can you check the smoke alarms of the {floor}?""",
        {"working": num(2, 9), "weak_battery": pick("none|two|three")},
        """{working} alarms work, {weak_battery} have a weak battery.
        {working} are fine."""),
    tool("water_leak", "State of the leak sensors; returns the rooms with water on the floor.",
        [],
        """Is there water on the floor anywhere?
        leak?
        I hear dripping somewhere in the house.
        My neighbour below says his ceiling is wet. Is it us?
        Did the washing machine hose burst?
        Our water bill is huge. Is a pipe broken?
        Something gurgles; are we flooded?
        Any pipes dripping at home?
        There was hard frost. Did the pipes hold?
        Check if the bath ran over.
        Do the leak sensors report anything?
        Is water leaking in the house?""",
        {"rooms": pick("none|the bathroom|the cellar|the kitchen")},
        """Rooms with water: {rooms}.
        The sensors say {rooms}."""),
    tool("boiler.pressure", "Reads the pressure of the central heating in bar.",
        [],
        """What pressure does the boiler have?
        boiler bar?
        The radiators gurgle and stay cold. Is there enough water in the system?
        Do I have to refill the heating water?
        The plumber asks what the needle at the boiler shows.
        How many bar in the central heating?
        Our radiators upstairs are lukewarm only; look at the needle in the cellar.
        Is the gauge in the red?
        Read the gauge of the heating for me.
        Heating makes noises, is the bar value low?
        Check the pressure of the boiler.
        How high is the pressure in the heating system?""",
        {"bar": dec(0.4, 3, 1), "normal": pick("yes|too low|too high")},
        """The boiler has {bar} bar, normal: {normal}.
        It shows {bar} bar."""),
    tool("hotWater", "Boost the hot water tank, so that there is enough for a number of showers.",
        [p("showers", "How many showers", integer(2, 8)), o("by", "When it must be hot", TIME)],
        """{showers} people want to shower by {by}.
        hot water for {showers} showers
        We are {showers} tonight and nobody likes to stand under a cold stream.
        After the match {showers} muddy players will wash themselves, around {by}.
        Heat the tank for {showers} showers until {by}.
        Last time the fourth person froze in the shower. Make it enough for {showers}.
        {showers} baths this evening, please have it warm.
        Guests are staying, so {showers} of us shower before {by}.
        Warm up the tank, {showers} showers, {by}
        The whole team, {showers} people, comes back dirty at {by}.
        Prepare hot water for {showers} showers.
        I need hot water for {showers} showers by {by}.""",
        {"degrees": num(50, 65), "ready": at},
        """There will be hot water for {showers} showers at {ready}.
        Ready at {ready}."""),
    tool("filter_change", "When the filter of a machine has to be replaced",
        [p("machine", "The machine", text("vacuum cleaner|cooker hood|air conditioner|water jug|coffee machine|tumble dryer|aquarium|ventilation|pool pump|fridge|car heater"))],
        """When does the {machine} need a new filter?
        {machine} filter
        The {machine} smells strange. Is something clogged?
        How many weeks has the {machine} left until I must swap the sieve?
        Is it time for a fresh cartridge in the {machine}?
        The {machine} got weak and loud. Is it full of dirt?
        {machine}: replace cartridge when?
        Do I have to buy a spare cartridge for the {machine} soon?
        The light on the {machine} blinks, something should be exchanged.
        How clogged is the {machine}?
        When must I change the filter of the {machine}?
        How old is the filter in the {machine}?""",
        {"days_left": num(0, 120)},
        """The {machine} filter is good for {days_left} more days.
        {days_left} days are left."""),
    tool("Stairlift", "Calls the stair lift up or down.",
        [p("to", "Where the chair goes", choice("up:upstairs/to the top floor|down:downstairs/to the bottom"))],
        """Send the chair {to}.
        stair lift {to}
        Grandma wants to go {to}.
        My knees hurt on the stairs, take me {to}.
        I sit in the chair on the rail, {to} please.
        The seat should wait for me {to}.
        {to} with me, I cannot climb steps
        I am on crutches and need to get {to}.
        Bring the seat {to}, father is tired.
        Ride {to} in the stair chair.
        Please send the stair lift {to}.
        Could the stair lift go {to}?""",
        {"seconds": num(10, 60)},
        """It is there in {seconds} seconds.
        {seconds} seconds, please."""),
    tool("softenerSalt", "Level of salt in the water softener.",
        [],
        """Is there enough salt in the softener?
        softener salt?
        There is chalk on all the glasses again.
        The kettle is white inside. Does the machine in the cellar need filling?
        Do I have to carry a new bag of salt down?
        Our water is hard again, why?
        Salt level in the cellar
        Is it time to buy salt, the tap has white rings?
        My hair feels like straw after washing. Is the softener empty?
        How long will the salt in the cellar last?
        How much salt does the water softener have?
        Check the salt in the water softener.""",
        {"percent": num(3, 100)},
        """The softener has {percent} percent salt.
        {percent} percent are left."""),
    tool("sewingMachine.stitch", "Choose stitch and length on the sewing machine",
        [p("stitch", "Kind of stitch", choice("straight|zigzag|buttonhole:buttonholes|overlock")), o("length_mm", "Length of a stitch in millimetres", decimal(1, 5))],
        """I want to sew {stitch}.
        stitch {stitch} {length_mm} mm
        My trousers need a seam in {stitch}, {length_mm} mm.
        Set the needle to {stitch}.
        For this hem I use {stitch} with {length_mm} millimetres.
        {stitch} for the shirt, please
        The curtain frays at the edge. {stitch} should stop that.
        Let the needle make {stitch}, {length_mm} mm apart.
        I am making a dress, and next it needs {stitch}.
        Change to {stitch}, thread is in.
        Set the sewing machine to {stitch}.
        Please choose {stitch} with a length of {length_mm} mm on the sewing machine.""",
        {"foot": pick("A|B|J|Z")},
        """The machine sews {stitch}; use foot {foot}.
        Take foot {foot}."""),
    tool("error_code", "Look up what an error code on the display of a household machine means",
        [p("machine", "Which machine", choice("washing machine|dishwasher|oven|fridge|boiler")), p("code", "What the display shows", code("E99|F9|A99|H9-9|E9"))],
        """My {machine} shows {code}.
        {machine} {code}
        What does {code} mean on the {machine}?
        The {machine} stopped and {code} is blinking.
        There is {code} in the little window of the {machine}. What is broken?
        {code}! The {machine} beeps and does nothing.
        Do I need a mechanic if the {machine} says {code}?
        Suddenly {code} on the {machine}, please explain.
        The display of my {machine} reads {code}, now what?
        I cannot find {code} in the booklet of the {machine}.
        What is error {code} of the {machine}?
        Please look up the code {code} for a {machine}.""",
        {"meaning": pick("the water does not drain|the door is open|the sensor is broken|the filter is full|it is too hot")},
        """{code} means that {meaning}.
        It says {meaning}."""),
    tool("robotEmptyBin", "Lets the robot vacuum empty its dust box at the station",
        [],
        """The robot is full of dust.
        empty the robot
        Our little cleaner blinks red, its box is full.
        Throw out what the robot collected.
        The vacuum leaves crumbs behind, I think its belly is full.
        Suck out the dust container.
        Robot, go home and get rid of the dirt.
        The dust box should be emptied before the next round.
        Dust box out
        Free the robot of all that cat hair inside it.
        Let the robot vacuum empty itself.
        Please empty the dust box of the vacuum.""",
        {"bag_full": num(5, 100)},
        """The box is empty; the bag is {bag_full} percent full.
        The bag is at {bag_full} percent."""),
    tool("cut_standby", "Cuts the power of all devices of one kind that only wait",
        [p("group", "Kind of devices", choice("tv:televisions|audio:music players|computers|chargers|games:game consoles"))],
        """Such a waste, take the {group} off the current.
        {group} off the grid
        Those red lights on the {group} annoy me at night.
        We go on holiday; no current for the {group}, please.
        My bill is too high and the {group} eat power for nothing.
        Unplug the {group}, so to speak.
        Really off with the {group}, no standby.
        No power for {group} until tomorrow.
        I want to save electricity with the {group}.
        Thunder is near! Separate the {group} from the mains.
        Cut the standby power of the {group}.
        Please take the {group} off standby.""",
        {"watts_saved": num(4, 90)},
        """That saves {watts_saved} watts.
        You save {watts_saved} watts."""),
]

FAMILY: list[Tool] = [
    tool("pocket_money", "Pay a child its pocket money, or look at what it has saved.",
        [p("child", "Name of the child", CHILD), o("amount", "How much to pay in euros; leave out to see the savings", integer(2, 30))],
        """{child} gets {amount} euros.
        pocket money {child} {amount}
        How much has {child} saved?
        It is Sunday, so {amount} euros for {child}.
        {child} washed the car and earned {amount} euros.
        Is there enough in the piggy bank of {child} for a ball?
        Pay {child} the weekly {amount}.
        How rich is {child} by now?
        Put {amount} into the piggy bank of {child}.
        {child} wants a skateboard. What is in the purse?
        Give {child} {amount} euros of pocket money.
        How much pocket money does {child} have?""",
        {"saved": num(2, 150)},
        """{child} has {saved} euros now.
        That makes {saved} euros."""),
    tool("ScreenTime", "Limit how long a child may use a device each day.",
        [p("child", "Name of the child", CHILD), p("minutes", "Minutes a day", digits(15, 180, 15)), o("device", "Device", choice("tablet|phone|tv:television|console:games console"))],
        """{child} may use the {device} for {minutes} minutes a day.
        {child} {device} {minutes} min
        No more than {minutes} minutes in front of the {device} for {child}.
        {child} plays on the {device} all night. {minutes} minutes must do.
        {child} does no homework any more; allow only {minutes} minutes of games.
        Cut {child} down to {minutes} minutes.
        After {minutes} minutes the {device} should switch off for {child}.
        Let {child} watch for {minutes} minutes and then end it.
        I want {child} to go outside, so the {device} gets {minutes} minutes.
        The eyes of {child} are red from the {device}. Ration it to {minutes} minutes.
        Limit the screen time of {child} to {minutes} minutes.
        Set {minutes} minutes of {device} a day for {child}.""",
        {"used_today": num(0, 180)},
        """{child} may have {minutes} minutes; {used_today} are used today.
        The limit is {minutes} minutes."""),
    tool("parentEvening", "Date of the next meeting of teachers and parents of a class",
        [p("class_name", "Class, e.g. 4b", code("1b|2a|3c|4b|5a|6d|7b|8c|9a"))],
        """When do the parents of {class_name} meet?
        parent evening {class_name}
        When can we talk to the teachers of {class_name}?
        Our daughter is in {class_name}. Which evening should we keep free for school?
        Mothers and fathers of {class_name}: when is the next get-together?
        I lost the letter about the evening for {class_name}.
        {class_name}, talk with the teacher, when
        Must I be at school this month for {class_name}?
        Which night does the class teacher of {class_name} invite us?
        Next meeting in the classroom of {class_name}?
        When is the parent evening of class {class_name}?
        On which date is the parents' meeting of {class_name}?""",
        {"date": on, "time": at, "room": num(1, 30)},
        """The evening of {class_name} is on {date} at {time}, room {room}.
        Come on {date} at {time}."""),
    tool("family_tree", "How two people of the family are related.",
        [p("a", "First person", PERSON), p("b", "Second person", PERSON)],
        """How are {a} and {b} related?
        {a} - {b}, relation?
        Is {a} my cousin if {b} is my mother?
        What is {a} to {b}?
        At the wedding I met {a}. Which side of {b} is that?
        Do {a} and {b} have the same grandparents?
        Are {a} and {b} of the same blood?
        I never understood what connects {a} with {b}.
        {a} calls {b} uncle. Is that right?
        Who is {a} in relation to {b}?
        In what way are {a} and {b} family?
        Tell me the relation between {a} and {b}.""",
        {"relation": pick("cousins|brother and sister|aunt and nephew|grandfather and granddaughter|no relatives")},
        """{a} and {b} are {relation}.
        They are {relation}."""),
    tool("schoolHolidays", "Returns first and last day of a school break in a country or region.",
        [p("region", "Country or region", COUNTRY), p("season", "Which break", choice("autumn|christmas:Christmas|winter|easter:Easter|summer"))],
        """When are the {season} holidays in {region}?
        {region} school break {season}
        How long are children in {region} off in {season}?
        We want to visit family in {region} when the kids have no lessons in {season}.
        When will the beaches be full of pupils from {region}, I mean in {season}?
        From when to when do schools in {region} close in {season}?
        {season} break, {region}
        My niece lives in {region}. When does she have {season} holidays?
        I want to avoid crowds: when is the {season} break of {region}?
        Teachers in {region}, when are they free in {season}?
        When do the {season} school holidays begin in {region}?
        On what dates is the {season} break in {region}?""",
        {"from": on, "until": on},
        """In {region} they go from {from} to {until}.
        They start on {from}."""),
    tool("reading_log", "Note the pages that a child has read.",
        [p("child", "Name of the child", CHILD), p("pages", "Number of pages", digits(2, 90)), o("book", "Title", text("The Red Fox|Night Train|Pirates at Sea|My Horse Star|The Lost Map|Moon Base|Witch Winnie|Deep Woods|Robot Boy|Island of Cats|Golden Key"))],
        """{child} read {pages} pages.
        {child}: {pages} pages of {book}
        {child} got through {pages} pages of {book} tonight.
        Before bed {child} managed {pages} pages all alone!
        The teacher wants a list: {child}, {pages} pages, {book}.
        {child} could not stop and devoured {pages} pages.
        Write {pages} pages into the reading passport of {child}.
        {book}, {pages} pages, by {child}
        {child} sat on the sofa with {book} and finished {pages} pages.
        {pages} pages read today by {child}.
        Log {pages} pages for {child}.
        Please note that {child} has read {pages} pages of {book}.""",
        {"total": num(50, 900)},
        """{child} has read {total} pages in all.
        That makes {total} pages."""),
    tool("diaper_log", "Logs a change of nappy",
        [p("content", "What was in it", choice("wet|dirty:dirty/full|dry"))],
        """Nappy changed, it was {content}.
        diaper {content}
        The baby was {content} again.
        I just put a fresh one on her, the old one was {content}.
        {content} nappy, note it
        Little one is clean now; it had been {content}.
        Changing table: {content}.
        He screamed because he was {content}, now he is clean.
        Another one, {content}.
        For the midwife: a {content} one just now.
        I changed the diaper, it was {content}.
        Write down a {content} nappy.""",
        {"today": num(1, 10)},
        """That is number {today} today.
        {today} changes today."""),
    tool("feeding_log", "Record a meal of the baby.",
        [p("kind", "What the baby had", choice("bottle:a bottle|breast:the breast|porridge:porridge")), o("ml", "Millilitres or grams", digits(40, 250, 10)), o("time", "When, HH:MM", TIME)],
        """My baby had {kind}.
        {kind} {ml} at {time}
        At {time} she had {kind}, {ml} of it.
        He took {kind} and fell asleep.
        Baby food: {kind}, {time}
        Our little boy was hungry at {time} and got {kind}.
        {time}: {kind}, about {ml}
        Twins are full, both had {kind}.
        I gave our daughter {kind} at {time}, she finished {ml}.
        {kind} at {time}, she spat half of it out.
        Log {kind} for the baby at {time}.
        Please note that the baby got {kind}.""",
        {"meals_today": num(1, 9)},
        """Saved, {meals_today} meals today.
        The baby had {meals_today} meals."""),
    tool("class_trip", "Details of the next excursion of a class: goal, date and what to bring",
        [p("class_name", "Class", code("1b|2a|3c|4b|5a|6d|7b|8c|9a"))],
        """Where is class {class_name} going?
        excursion {class_name}
        My son in {class_name} says he needs boots and a packed lunch. For what?
        When does {class_name} leave for the trip?
        What should the kids of {class_name} bring to the outing?
        Is {class_name} off to the museum this week?
        Do they need swimming things in {class_name} for the day out?
        {class_name} outing, what to pack?
        Which day will {class_name} be out of school all day?
        They have no lessons in {class_name} because of a tour. Where to?
        What are the details of the {class_name} class trip?
        Tell me about the next trip of class {class_name}.""",
        {"goal": pick("the zoo|the castle|the farm|the science museum|the forest"), "date": on, "bring": pick("boots|a packed lunch|a raincoat")},
        """{class_name} goes to {goal} on {date}; bring {bring}.
        They go to {goal}."""),
    tool("permission_slip.sign", "Sign a form of the school electronically as a parent. Cannot be undone.",
        [p("form_id", "Number of the form", code("F-999|S99|P-99")), p("agree", "Whether the parent agrees", flag("I agree|I say yes|it is fine with me", "I do not agree|I say no|I refuse"))],
        """Form {form_id}: {agree}.
        {form_id}, {agree}
        The school wants to know about {form_id}, and {agree}.
        My answer to {form_id}: {agree}.
        The teacher sent {form_id} home; {agree}.
        Regarding the letter {form_id}, {agree}. Put my name below it.
        {agree}; the paper is {form_id}.
        Tell the school for {form_id} that {agree}.
        The children need an answer on {form_id}: {agree}.
        {agree} ({form_id}), signed mother
        Sign the form {form_id}, {agree}.
        Please answer the permission slip {form_id}: {agree}.""",
        {"signed_on": on},
        """{form_id} is signed.
        Signed on {signed_on}."""),
    tool("carpool", "Find a family that drives the same way to school or sports",
        [p("destination", "Where to", choice("school|training|music school|kindergarten")), p("weekday", "Day", WEEKDAY), o("seats", "Seats needed", integer(2, 4))],
        """Who can take my children to {destination} on {weekday}?
        lift to {destination} {weekday}
        My car is broken. How do the kids get to {destination} on {weekday}?
        On {weekday} I work late; does another family drive to {destination}?
        {seats} seats to {destination}, {weekday}
        We could share the driving to {destination} on {weekday}.
        Could somebody give {seats} children a ride to {destination} on {weekday}?
        On {weekday} I am at the doctor and {destination} is far to walk.
        Who goes past our house towards {destination} on {weekday}?
        {weekday}: {destination}, {seats} kids need a lift
        Find a carpool to {destination} on {weekday}.
        Is there a carpool on {weekday} to {destination} with {seats} seats?""",
        {"driver": who, "leaves": at},
        """{driver} drives to {destination} at {leaves}.
        Ask {driver}."""),
    tool("lost_tooth", "Keep a record of milk teeth that fell out, for the tooth fairy",
        [p("child", "Whose tooth", CHILD), o("coin", "What the tooth fairy brings, in euros", integer(2, 5))],
        """{child} has lost a tooth!
        tooth {child}
        {child} bit into an apple and now there is a gap.
        The wobbly one of {child} came out at last.
        The fairy brings {child} {coin} euros tonight.
        Look, {child} has a hole in the smile!
        {child} put something small and white under the pillow, for {coin} euros.
        Under the pillow of {child}: {coin} euros
        It bled a bit, but {child} is proud of the gap.
        Another one fell out of the mouth of {child}.
        Note that {child} lost a milk tooth.
        A tooth of {child} fell out; the fairy gives {coin} euros.""",
        {"gone": num(1, 14)},
        """{child} has lost {gone} teeth so far.
        That was number {gone}."""),
    tool("kindergarten.pickup", "Tell the kindergarten who fetches a child today",
        [p("child", "The child", CHILD), p("adult", "Who comes", PERSON), o("time", "When", TIME)],
        """{adult} fetches {child} today.
        pickup {child}: {adult} {time}
        I am stuck at work, so {adult} comes for {child}.
        Give {child} to {adult} at {time}, please.
        {child} goes home with {adult}.
        Instead of me, {adult} will be there for {child} at {time}.
        The nursery should know that {child} leaves with {adult}.
        {adult} may take {child} along at {time}.
        My train is late. {adult} stands in for me and gets {child}.
        Today {child} is collected by {adult}.
        Tell the kindergarten that {adult} picks up {child}.
        {child} will be picked up by {adult} at {time}.""",
        {"confirmed": True, "group": pick("Bears|Frogs|Ladybirds")},
        """The {group} know that {adult} fetches {child}.
        The group {group} is told."""),
]

CLUBS: list[Tool] = [
    tool("join_club", "Apply for membership of a sports club",
        [p("name", "New member", PERSON), p("sport", "Sport", CLUB_SPORT), o("trial", "Only a trial month", flag("for a trial month|just to try it", "for good|as a full member"))],
        """{name} wants to join the {sport} club.
        new member {name}, {sport}, {trial}
        Sign {name} up with the {sport} people.
        {name} would like to take up {sport} {trial}.
        {name} sits at home too much and has chosen {sport}. Make it official.
        Can {name} become one of you in {sport} {trial}?
        Put {name} on the books for {sport}.
        {name} is mad about {sport}; register her.
        Since we moved here {name} misses {sport}. Enter the name, please.
        We send you {name} for {sport} {trial}.
        Please make {name} a member of the {sport} club.
        {name} would like to be a member for {sport}, {trial}.""",
        {"member_number": ref("M-999"), "fee": num(5, 40)},
        """{name} is member {member_number}.
        The number is {member_number}."""),
    tool("training.times", "When a team or age group trains.",
        [p("sport", "Sport", CLUB_SPORT), p("group", "Age group", choice("children|juniors:juniors/teenagers|adults|seniors:seniors/old people|women|men"))],
        """When do the {group} train in {sport}?
        {sport} {group} training
        On which days can {group} do {sport} here?
        My family needs exercise: {sport} for {group}, when?
        At what hour is {sport} with the {group}?
        Which evening is the hall free for {sport} with {group}?
        {sport}, {group}, days and hours
        What are the hours of the {group} in {sport}?
        I want to watch {group} at {sport}. When do they practise?
        Is there {sport} for {group} after work?
        What are the training times for {group} in {sport}?
        When is {sport} training for {group}?""",
        {"day": pick("Monday|Tuesday|Wednesday|Thursday|Friday"), "time": at},
        """The {group} train on {day} at {time}.
        On {day} at {time}."""),
    tool("match_lineup.set", "Set who plays in the next match.",
        [p("players", "Names of the players", PEOPLE), o("captain", "Captain", NAME), o("formation", "Formation", choice("4-4-2|4-3-3|3-5-2"))],
        """{players} play on Saturday.
        lineup: {players}
        I send {players} onto the pitch, captain is {captain}.
        Next match with {players}, in a {formation}.
        {players} start, the others sit on the bench.
        Coach says: {players}, and {captain} wears the armband.
        On the field from the first minute: {players}
        Let us begin the game with {players}.
        We go for a {formation} with {players}.
        {players} are fit and will be in the team.
        Set the lineup to {players}, captain {captain}.
        The lineup for the next match is {players}.""",
        {"saved": True, "opponent": pick("Rovers|United|the Wolves|the Harbour Club")},
        """{players} play against {opponent}.
        The opponent is {opponent}."""),
    tool("tournament_signup", "Enter a team for a tournament. There is a fee.",
        [p("team", "Name of the team", BRAND), p("tournament", "Which tournament", text("Spring Cup|Beach Open|Night Cup|Harbour Trophy|Golden Racket|Village Cup|Winter League|Lake Masters|City Open|Hall Masters|Old Boys Cup")), p("players", "How many players", integer(2, 20))],
        """Enter {team} for the {tournament} with {players} players.
        {team}, {tournament}, {players} players
        We are {players} and call ourselves {team}. We want to play at the {tournament}.
        Can {team} take part in the {tournament}? We bring {players} players.
        {team} would like to win the {tournament} this year, {players} of us.
        Is there still a place for {team} at the {tournament}? {players} players.
        Our gang of {players}, named {team}, will fight for the {tournament}.
        Put {team} into the draw of the {tournament}, squad of {players}.
        {tournament}: {team} comes, {players} heads
        {players} friends as {team} want a shot at the {tournament}.
        Sign up {team} for the {tournament}, {players} players.
        Please register {team} with {players} players at the {tournament}.""",
        {"group": pick("A|B|C|D"), "fee": num(10, 90)},
        """{team} plays in group {group}; the fee is {fee} euros.
        Group {group}."""),
    tool("membership_fee", "Yearly fee of a club.",
        [p("sport", "Section of the club", CLUB_SPORT), p("kind", "Kind of member", choice("child:child|student|adult|family|retired:pensioner"))],
        """What does {sport} cost a year for a {kind}?
        {sport} fee {kind}
        As a {kind}, how much do I pay for {sport}?
        Is {sport} expensive for a {kind}?
        Can a {kind} afford {sport} with you?
        {kind}, {sport}, price a year
        How many euros does the {sport} section take from a {kind}?
        I think about {sport}. I am a {kind}; what will it do to my purse?
        Is there a cheaper rate at {sport} for a {kind}?
        Tell me the yearly sum for a {kind} in {sport}.
        How high is the membership fee for a {kind} in {sport}?
        What does a {kind} pay to be a member of the {sport} club?""",
        {"euros": num(30, 400)},
        """A {kind} pays {euros} euros a year for {sport}.
        It is {euros} euros."""),
    tool("swim_lanes", "Tells how many lanes of the pool are free and how busy it is",
        [p("pool", "Name of the pool", text("North Pool|City Bath|Lido|Olympic Pool|Forest Bath|Harbour Pool|Sun Bath|Mill Pool|Castle Bath|West Pool|River Bath")), o("at", "Time", TIME)],
        """Are there free lanes at {pool}?
        {pool} lanes {at}
        Is {pool} crowded at {at}?
        I want to do my lengths at {pool} without bumping into people.
        Can one swim in peace at {pool} around {at}?
        How full is {pool}?
        School classes everywhere! Is there space in the water at {pool}?
        {pool} {at}, busy?
        I train crawl at {at}. Will I have room at {pool}?
        Is it worth packing my goggles for {pool}?
        How many lanes are free at {pool} at {at}?
        Tell me how many free lanes {pool} has.""",
        {"free": num(0, 8), "busy": pick("quiet|normal|crowded")},
        """{pool} has {free} free lanes and is {busy}.
        It is {busy}."""),
    tool("lap_counter", "Adds laps or lengths to today's count.",
        [p("laps", "How many", integer(2, 60)), o("course", "Where", choice("pool:in the pool|track:on the track|rink:on the ice"))],
        """{laps} laps more.
        laps +{laps}
        I have done {laps} rounds {course}.
        Another {laps} lengths, puh!
        {laps} times up and down {course}
        Just came out of the water after {laps} lengths.
        Add {laps} to my rounds {course}.
        Once around the stadium, {laps} times in all.
        {laps} rounds behind me, count them.
        I skated {laps} circles.
        Count {laps} laps {course}.
        Please add {laps} laps to my total.""",
        {"total": num(10, 120)},
        """You have {total} laps today.
        {total} in all."""),
    tool("SkiRental", "Reserve skis and boots by height and shoe size",
        [p("height_cm", "Body height", digits(110, 200)), p("shoe_size", "European shoe size", digits(30, 47)), p("days", "Days", integer(2, 8)), o("kind", "What", choice("alpine|cross_country:cross-country|snowboard:a snowboard"))],
        """Skis for {days} days, I am {height_cm} cm tall with shoe size {shoe_size}.
        {kind}, {height_cm} cm, size {shoe_size}, {days} days
        I am {height_cm} cm, my feet are {shoe_size}, and I want to be on the slopes for {days} days.
        Something to slide down the hill for {days} days: {height_cm} cm, boots {shoe_size}.
        For {days} days in the snow I need gear; height {height_cm}, shoes {shoe_size}.
        Boots in {shoe_size} and the right length for {height_cm} cm, {days} days.
        My daughter measures {height_cm} cm, wears {shoe_size} and takes {kind} for {days} days.
        {days} days of winter sports: {height_cm} cm, {shoe_size}, {kind}
        We do not own equipment. {height_cm} cm, shoe {shoe_size}, {days} days.
        Lend me {kind} for {days} days, size {shoe_size}, {height_cm} centimetres.
        Reserve skis for {days} days, height {height_cm} cm, shoe size {shoe_size}.
        I'd like to rent {kind} for {days} days; I am {height_cm} cm and wear {shoe_size}.""",
        {"length_cm": num(100, 190), "price": num(30, 250)},
        """Skis of {length_cm} cm for {days} days cost {price} euros.
        You get {length_cm} cm."""),
    tool("belay_partner", "Find somebody to climb with.",
        [p("hall", "Climbing hall", BRAND), p("day", "Day", WEEKDAY), o("grade", "Difficulty, e.g. 6a", code("5a|6a|6b|6c|7a|5c"))],
        """Who climbs with me at {hall} on {day}?
        {hall} {day} {grade}
        On {day} I have nobody to hold my rope at {hall}.
        I am alone at {hall} on {day} and want to try a {grade} wall.
        My partner is ill. Is there somebody for the rope on {day} in {hall}?
        Find someone for the wall at {hall}, {day}.
        {day}, {hall}, who secures me?
        Looking for a second person to go up a {grade} at {hall} on {day}.
        I have chalk and a harness but no friend with time on {day}. Place: {hall}.
        A rope team for {day} in {hall}, level {grade}
        Find me a climbing partner at {hall} on {day}.
        Is there anybody to belay me on {day} at {hall}?""",
        {"partner": who, "time": at},
        """{partner} climbs with you at {hall} on {day} at {time}.
        Ask {partner}."""),
    tool("scoreboard.add", "Adds points for the home or the guest team to the scoreboard in the hall.",
        [p("side", "Which team", choice("home:the home team/us|guest:the guests/the visitors")), p("points", "Points", integer(1, 3))],
        """{points} for {side}!
        score +{points} {side}
        {side} scored, {points} on the board.
        The referee gives {points} to {side}.
        What a throw, {points} for {side}!
        Board: {side} plus {points}
        Goal! Give {side} {points}.
        In it goes, {side} get {points}.
        The light board should show {points} more for {side}.
        Count {points} for {side}.
        Add {points} for {side} to the scoreboard.
        Please give {points} to {side} on the scoreboard.""",
        {"home": num(0, 90), "guest": num(0, 90)},
        """It is {home} to {guest}.
        {home} : {guest}"""),
]

HOBBIES: list[Tool] = [
    tool("yarn_needed", "How many balls of wool are needed for something to knit or crochet",
        [p("item", "What is made", choice("scarf|hat|socks:pair of socks|jumper|blanket|mittens:pair of mittens")), p("size", "Size", choice("baby:a baby|child:a child|adult:an adult"))],
        """How much wool for a {item} for {size}?
        {item}, {size}, wool
        I want to knit a {item} for {size}. How many balls do I buy?
        My needles are ready, I plan a {item} for {size}.
        Are three balls enough for a {item} in the size of {size}?
        How many skeins go into a {item} for {size}?
        A {item} as a present for {size}, handmade: what do I need from the wool shop?
        I am at the wool shop. A {item} for {size}, quick!
        Crochet a {item} for {size}, how much thread?
        {item} for {size}, number of balls?
        How much yarn do I need for a {item} for {size}?
        What amount of yarn takes a {item} for {size}?""",
        {"balls": num(2, 14)},
        """You need {balls} balls of wool.
        {balls} balls."""),
    tool("stamp_value", "Estimates what a postage stamp is worth to collectors.",
        [p("country", "Country of the stamp", COUNTRY), p("year", "Year of issue", digits(1850, 1999)), o("used", "Whether it has a postmark", flag("with a postmark|cancelled", "without a postmark|never used"))],
        """What is a stamp from {country} of {year} worth?
        stamp {country} {year} {used}
        I inherited an album. There is one from {country}, {year}, {used}.
        Grandpa's treasure: {country} {year}. Would a collector pay for it?
        {country}, {year}: did I find a rarity for my album?
        An old envelope has a {year} one from {country} glued on. Is it precious?
        Could I get rich with this little paper from {country}, {year}?
        Philatelists, what about {country} {year}, {used}?
        My tweezers hold a piece from {country} of {year}, {used}. Value?
        How much would dealers give for {country} {year}?
        Estimate the value of a stamp from {country}, {year}.
        How valuable is this {year} stamp of {country}, {used}?""",
        {"euros": dec(0.1, 300, 1)},
        """The stamp from {country} is worth {euros} euros.
        About {euros} euros."""),
    tool("CoinLookup", "Identify a coin by country, year and face value.",
        [p("country", "Country", COUNTRY), p("year", "Year on the coin", digits(1800, 2020)), p("value", "Number on the coin", graded("1|2|5|10|20|50|100"))],
        """I found a coin from {country}, year {year}, it says {value}.
        coin {country} {year} {value}
        What is this? {country}, {year}, a {value} on the back.
        My metal detector dug up a round thing: {value}, {country}, {year}.
        In my change was a piece from {country} with {year} and {value} on it.
        Is a {value} of {country} from {year} made of silver?
        {value}, {year}, {country}: old money, what is it?
        Under the floor lay a {value} of {year} from {country}.
        Tell me about a {value} from {country}, minted {year}.
        The piece shows {value} and {year}, I think from {country}.
        Look up the coin {value} of {country} from {year}.
        Which coin is it: {country}, {year}, {value}?""",
        {"metal": pick("silver|copper|nickel|brass"), "worth": num(1, 90)},
        """It is made of {metal} and worth {worth} euros.
        A {metal} coin."""),
    tool("birdId", "Names a bird from colour, size and voice. Use this when the user has seen or heard a bird.",
        [p("colour", "Main colour", COLOUR), p("size", "Size", choice("sparrow:as small as a sparrow|blackbird:as big as a blackbird|crow:as big as a crow|goose:as large as a goose")), o("song", "What it sounds like", text("chip chip|a long whistle|a rattle|a laugh|tik tik|a flute|a squeak|a croak|coo coo|a trill|a hoarse cry"))],
        """Which bird is {colour} and {size}?
        {colour}, {size}, sings {song}
        Something {colour} sat in our tree, {size}, and made {song}.
        What did I see at the feeder? It was {colour} and {size}.
        It flew past my window, {colour}, {size}. What was it?
        In the reeds there is something {colour} with wings, {size}.
        Every morning {song} wakes me. It is {colour} and {size}.
        I watch a nest; the mother is {colour}, {size}.
        Name this feathered fellow: {colour}, {size}, {song}
        A {colour} one, {size}, picks at my cherries.
        Can you identify a {colour} bird {size}?
        What kind of bird is it: {colour}, {size}, its song is {song}?""",
        {"bird": pick("a robin|a jay|a heron|a finch|a magpie|a starling")},
        """It may be {bird}.
        I think it is {bird}."""),
    tool("mushroom-check", "Is a mushroom edible? Never eat one on the word of a program alone.",
        [p("cap", "Colour of the cap", COLOUR), p("under", "What is under the cap", choice("gills|tubes:tubes like a sponge|spines"))],
        """Can I eat a mushroom with a {cap} cap and {under}?
        {cap} cap, {under}
        I found one in the woods, {cap} on top and {under} below. Is it poisonous?
        My basket is full of {cap} ones with {under}. Dinner or death?
        In the forest stood a {cap} hat on a stem, {under} on the lower side.
        Safe for the pan? {cap}, {under} below
        The children picked something {cap} with {under} under a birch. Is it dangerous?
        {cap} top, {under} under it: is it good to eat?
        Is it a boletus? {cap} hat, {under}.
        After the rain {cap} ones with {under} came up on our lawn.
        Is a mushroom edible if its cap is {cap} and it has {under}?
        Check this mushroom: cap {cap}, {under} below.""",
        {"name": pick("a parasol|a bolete|a fly agaric|a russula"), "edible": pick("yes|no|not sure")},
        """It may be {name}; edible: {edible}.
        Edible: {edible}."""),
    tool("fishing_licence", "Buy a licence for fishing in a water.",
        [p("water", "River or lake", text("Mill Pond|Silver Lake|the Rhine|Loch Ness|the Thames|Green Lake|River Otter|Long Lake|the Danube|Trout Brook|Lake Maria")), p("period", "How long", choice("day:one day|week:one week|year:one year"))],
        """I want to fish in {water} for {period}.
        {water}, {period}, rod
        My rod and I would like to spend {period} at {water}.
        May I catch trout in {water} for {period}? I will pay.
        So that the warden lets me be: {water}, {period}.
        Permit for {water}, {period}
        I have packed the worms. {period} at {water}, please make it legal.
        Are anglers welcome at {water}? I need the paper for {period}.
        Before I throw in my line at {water}, sell me the card for {period}.
        The pikes of {water} wait for me, {period}.
        Buy a fishing licence for {water}, {period}.
        I need a licence to fish in {water} for {period}.""",
        {"licence": ref("F-9999"), "price": num(8, 90)},
        """The licence {licence} for {water} costs {price} euros.
        Licence {licence}."""),
    tool("hint.puzzle", "Gives one hint for the puzzle of the day without the solution",
        [p("kind", "Which puzzle", choice("crossword|sudoku|word_search:word search|chess:chess problem|logic:logic puzzle")), o("strength", "How much the hint says", choice("small|big"))],
        """I am stuck in today's {kind}.
        hint {kind} {strength}
        Help me a little with the {kind}.
        The {kind} drives me mad, but do not tell me everything.
        Give me a {strength} push in the {kind}.
        I have stared at the {kind} for an hour.
        A tip for the {kind}, just {strength}
        Where could I go on in the {kind}?
        {kind}: what did I overlook?
        I do not want to give up on the {kind} yet.
        Please give me a hint for the {kind}.
        Can I have a {strength} hint for today's {kind}?""",
        {"hint": pick("look at the top row|count the vowels|begin in the corner|think of a river|move the knight")},
        """My hint: {hint}.
        Just {hint}."""),
    tool("model_train.speed", "Speed and direction of a model train.",
        [p("train", "Number of the engine", digits(1, 60)), p("speed", "0 stops, 100 is full speed", digits(0, 100, 10)), o("direction", "Direction", choice("forward:forwards|backward:backwards"))],
        """Engine {train} at speed {speed}.
        loco {train} {speed} {direction}
        Let the little number {train} run at {speed} {direction}.
        On my track in the cellar {train} should do {speed}.
        Number {train} races through the curve too fast, {speed} will do.
        Drive {train} {direction} with {speed}.
        The goods waggons behind {train} shake. Make it {speed}.
        Steam up! {train} with {speed}, {direction}
        My grandson wants to see {train} go at {speed}.
        {train} rolls {direction} at {speed}
        Set model train {train} to speed {speed}.
        Let train {train} on the model railway go {direction} at {speed}.""",
        {"ok": True, "volts": num(0, 16)},
        """Engine {train} runs at {speed}.
        It gets {volts} volts."""),
    tool("drone.zone", "May a drone be flown at a place?",
        [p("place", "Town or address", TOWN), o("weight_g", "Weight of the drone in grams", digits(200, 4000, 50)), o("height_m", "Planned height in metres", digits(20, 120, 10))],
        """May I fly my drone in {place}?
        drone {place} {height_m} m
        I want to film {place} from above. Is it allowed?
        Could I let my quadcopter rise to {height_m} metres over {place}?
        Will the police fine me if my {weight_g} gram copter goes up in {place}?
        {place}, {weight_g} g, no-fly?
        Is there an airport near {place} that forbids my flying camera?
        My new toy has four propellers; may it go up in {place}?
        I would love to have pictures of the roofs of {place} from {height_m} metres.
        How high may I go with {weight_g} grams in {place}?
        Is flying a drone allowed in {place}?
        Is {place} a zone where drones may fly at {height_m} metres?""",
        {"allowed": pick("yes|no|with a permit"), "max_m": num(30, 120)},
        """Drones in {place}: {allowed}.
        The answer is {allowed}."""),
    tool("geocache_near", "Caches hidden nearby",
        [p("place", "Where to look", TOWN), p("difficulty", "1 easy to 5 very hard", graded("1:easy/for beginners|3:medium|5:really hard/for experts"))],
        """Is there a geocache {difficulty} near {place}?
        {place}, caches, {difficulty}
        We like treasure hunts with GPS. Something {difficulty} in {place}?
        What is hidden around {place}? It should be {difficulty}.
        A hunt in {place} that is {difficulty}, please.
        The children want to look for boxes in the woods of {place}, {difficulty}.
        Sunday walk with a hidden box, {place}, {difficulty}
        Give me coordinates of a hiding place in {place}, {difficulty}.
        I am bored in {place} and have my GPS with me, {difficulty} would be nice.
        Are there any boxes to discover in {place}, {difficulty}?
        Find a geocache near {place}, {difficulty}.
        Which geocaches around {place} are {difficulty}?""",
        {"name": pick("Old Mill|Owl Tree|Secret Bridge|Frog Pond"), "found_by": num(3, 400)},
        """Near {place} there is {name}.
        Try {name}."""),
    tool("telescope.goto", "Turns the telescope to an object in the sky",
        [p("object", "The object", text("Jupiter|Saturn|Mars|Venus|Mercury|Uranus|Neptune|Sirius|Polaris|Vega|Andromeda|Orion|Pleiades|Betelgeuse"))],
        """Show me {object} through the telescope.
        goto {object}
        Point it at {object}.
        I want to look at {object} tonight.
        Swing the tube over to {object}.
        The sky is clear, let us see {object}.
        My niece has never seen {object} up close.
        {object} please, I have my eye at the lens
        Aim at {object} and follow it.
        Find {object} up there for me.
        Turn the telescope to {object}.
        Could the telescope go to {object}?""",
        {"altitude": num(5, 85), "visible": pick("yes|no")},
        """The telescope points at {object}, {altitude} degrees high.
        {object} stands {altitude} degrees high."""),
    tool("sudoku.new", "Makes a new sudoku.",
        [p("level", "Difficulty", choice("easy|medium|hard|devilish")), o("print", "Send it to the printer", flag("on paper|and print it", "on the screen|no paper"))],
        """Give me a sudoku, {level}.
        sudoku {level} {print}
        I have a long train ride and love number grids, {level} please.
        Nine by nine squares, {level}, {print}.
        My brain needs exercise: digits from one to nine, {level}.
        Something {level} with numbers and boxes, {print}.
        A fresh grid, {level}
        Grandpa wants one of his number puzzles, {level}, {print}.
        I finished the last grid. Another one, {level}.
        Fill-in-the-digits game, {level}
        Make a new sudoku that is {level}.
        I would like a {level} sudoku {print}.""",
        {"number": num(100, 999), "given": num(20, 40)},
        """Here is sudoku {number} with {given} digits.
        Number {number} is ready."""),
]

MUSIC: list[Tool] = [
    tool("tuner", "Listens to an instrument and says how far a string or note is off",
        [p("instrument", "Instrument", INSTRUMENT), o("note", "Note wanted", choice("A|B|C|D|E|F|G"))],
        """Is my {instrument} in tune?
        tune {instrument} {note}
        My {instrument} sounds awful. Listen to the {note}.
        Am I too low on the {instrument} when I play {note}?
        The {instrument} stood in the cold and now it sounds wrong.
        Listen while I play {note} on the {instrument}.
        Everybody looked at me at rehearsal: is the {instrument} too high?
        {instrument}, {note}, flat or sharp?
        Help me get the pitch of my {instrument} right.
        I got new strings or reeds for the {instrument}, is it right now?
        Please check the tuning of my {instrument}.
        Help me tune the {note} of my {instrument}.""",
        {"cents": num(2, 45), "direction": pick("too low|too high")},
        """The {instrument} is {cents} cents {direction}.
        {direction} by {cents} cents."""),
    tool("metronome", "Ticks at a tempo in beats per minute",
        [p("bpm", "Beats per minute", digits(40, 208)), o("beats", "Beats in a bar", integer(2, 6)), o("sound", "Sound", choice("click|wood|bell"))],
        """Metronome at {bpm}.
        tick {bpm}
        I always get faster when I play. Give me {bpm}.
        Count {beats} beats at {bpm} for me.
        {bpm}, {beats} in a bar, {sound}
        Keep the time for my scales, {bpm}.
        Hold me to a tempo of {bpm} with a {sound}.
        My teacher wants the waltz at {bpm}, so tick along.
        Beat {bpm} times a minute.
        I lose the rhythm. Knock at {bpm}.
        Start the metronome at {bpm} with {beats} beats.
        Please let the metronome tick at {bpm}.""",
        {"running": True},
        """It ticks at {bpm}.
        The tempo is {bpm}."""),
    tool("chord_chart", "Shows how to hold a chord.",
        [p("chord", "Name of the chord", text("C|G|D|Am|Em|F|E7|Bm|Dm7|A7|Cmaj7|Gm|F#m|Bb")), o("instrument", "Stringed or keyed instrument", choice("guitar|ukulele|piano|banjo"))],
        """How do I play {chord}?
        {chord} {instrument}
        Where do my fingers go for {chord} on the {instrument}?
        Show me {chord}.
        The song needs a {chord} and I do not know it.
        Which strings or keys for {chord} on the {instrument}?
        Grip for {chord}, {instrument}
        I can do most of the accompaniment, but {chord} is new to me.
        My hand hurts from {chord}; how is it held on the {instrument}?
        {chord}, finger positions
        How do I hold the chord {chord} on the {instrument}?
        Please show me the chord {chord}.""",
        {"fingers": pick("x32010|320003|xx0232|x02210|022000"), "notes": num(3, 5)},
        """{chord} is held {fingers}.
        Hold {fingers}."""),
    tool("sheetMusic.find", "Find the notes of a piece for an instrument",
        [p("piece", "Title of the piece", text("Für Elise|Moonlight Sonata|Greensleeves|Amazing Grace|The Swan|Clair de Lune|Ave Maria|Silent Night|The Entertainer|Canon in D|Air|Scarborough Fair")), p("instrument", "Instrument", INSTRUMENT), o("level", "How difficult", choice("easy|medium|original:as the composer wrote it"))],
        """I need {piece} for {instrument}.
        {piece} {instrument} {level}
        My daughter wants to play {piece} on her {instrument}.
        Where can I get the score of {piece} for {instrument}?
        {piece} for {instrument}, {level}, to print.
        At the wedding I shall perform {piece} on the {instrument} and have nothing to read from.
        Is there a version of {piece} for {instrument} that is {level}?
        Put {piece} on my music stand, for {instrument}.
        We practise {piece}; the {instrument} part is missing.
        {piece}, part for {instrument}
        Find the sheet music of {piece} for {instrument}.
        Can you find the notes of {piece} for the {instrument}, {level}?""",
        {"pages": num(2, 12), "price": num(0, 14)},
        """{piece} for {instrument} has {pages} pages and costs {price} euros.
        {pages} pages."""),
    tool("practiceLog", "Minutes that were practised on an instrument.",
        [p("instrument", "Instrument", INSTRUMENT), p("minutes", "Minutes", digits(10, 120, 5))],
        """I practised the {instrument} for {minutes} minutes.
        {instrument} {minutes} min
        {minutes} minutes of scales on the {instrument} today.
        My fingers are sore after {minutes} minutes at the {instrument}.
        The neighbours had to hear my {instrument} for {minutes} minutes.
        Tell my teacher I did {minutes} minutes of {instrument}.
        Done with the {instrument}, {minutes} minutes!
        Played the {instrument}, {minutes} minutes
        I spent {minutes} minutes on that hard bar on the {instrument}.
        The {instrument} went back into its case after {minutes} minutes.
        Log {minutes} minutes of {instrument} practice.
        Please note {minutes} minutes of practice on the {instrument}.""",
        {"this_week": num(20, 600)},
        """You practised {this_week} minutes this week.
        This week: {this_week} minutes."""),
    tool("equalizer", "Change bass and treble of the music system, from -10 to 10",
        [p("band", "What to change", choice("bass:the bass/the deep notes|middle:the voices/the middle|treble:the high notes/the treble")), p("level", "-10 to 10", digits(-10, 10))],
        """On the stereo, {band} to {level}.
        eq {band} {level}
        It booms in the room; {band} at {level}, please.
        I can hardly hear the singer. Put {band} at {level}.
        My ears hurt from the cymbals: {band} {level}.
        {band}: {level}
        The party wants more punch, {band} up or down to {level}.
        The sound is thin, so {band} should be {level}.
        My neighbour feels it in the wall, {band} to {level}.
        Turn {band} to {level} on the music system.
        On the equalizer, put {band} at {level}.
        Change {band} on the equalizer to {level}.""",
        {"ok": True},
        """I set {band} to {level}.
        It is {level} now."""),
    tool("InstrumentHire", "Rent an instrument by the month",
        [p("instrument", "Instrument", text("piano|violin|guitar|flute|drum|trumpet|harp|cello|clarinet|banjo|saxophone|tuba|trombone")), p("months", "Months", integer(2, 12)), o("child_size", "A small one for a child", flag("a small one for a child|in child's size", "in full size|for a grown-up"))],
        """I would like a {instrument} for {months} months.
        {instrument}, {months} months, {child_size}
        My son wants to try the {instrument}, but buying is too dear. {months} months, {child_size}.
        Before we buy a {instrument}, we want to have one for {months} months.
        Lend us a {instrument} for {months} months.
        A {instrument} {child_size}, {months} months, what would that cost?
        Could I take a {instrument} home for {months} months?
        The school band needs a {instrument} over {months} months.
        {months} months with a {instrument}, {child_size}
        I only need the {instrument} for {months} months, until the concert.
        Rent a {instrument} for {months} months.
        Can I rent a {instrument} {child_size} for {months} months?""",
        {"per_month": num(8, 80)},
        """A {instrument} costs {per_month} euros a month.
        {per_month} euros a month."""),
    tool("choir_schedule", "Next rehearsal and next concert of the choir",
        [],
        """When do we sing next?
        choir dates
        Is there rehearsal this week?
        Where do the altos and tenors meet next?
        I was ill last time; when does the singing group come together again?
        When is our next performance with the conductor?
        Do we have to warm up our voices on Tuesday or Wednesday?
        Which day do I need my black folder and my voice?
        Singing practice, when?
        What time do the sopranos have to be there?
        When is the next choir rehearsal?
        Show me the choir schedule.""",
        {"rehearsal": on, "time": at, "concert": on},
        """The next rehearsal is on {rehearsal} at {time}.
        We meet on {rehearsal}."""),
    tool("vinylPrice", "Price that a used vinyl record fetches",
        [p("artist", "Musician or band", PERSON), p("year", "Year of the record", digits(1955, 1995)), p("condition", "How good it is", choice("mint:like new|good:in good shape|poor:full of scratches"))],
        """What do I get for a record by {artist} from {year}, {condition}?
        vinyl {artist} {year} {condition}
        I found an LP by {artist} in the attic, {year}, {condition}.
        {artist}, {year}, the cover is there and it is {condition}. Can I sell it?
        My uncle's black disc by {artist} is from {year} and {condition}.
        Is the {year} album of {artist} worth something if it is {condition}?
        On the flea market: {artist}, {year}, {condition}. Should I pay forty?
        How much would a collector spend on {artist} of {year}, {condition}?
        A turntable treasure by {artist}, {year}, {condition}, price?
        {artist} {year}, {condition}, a long-playing disc
        What is the value of a vinyl record by {artist} from {year}, {condition}?
        Tell me the price of a {year} record by {artist}, {condition}.""",
        {"euros": num(1, 180)},
        """The record by {artist} fetches {euros} euros.
        About {euros} euros."""),
    tool("setTempo", "Play the current song slower or faster without changing the pitch, in percent",
        [p("percent", "100 is normal speed", digits(40, 150, 5))],
        """Play this song at {percent} percent.
        tempo {percent}
        The dancers cannot follow, make it {percent} percent.
        I want to learn the solo; let it run at {percent} percent.
        Too quick for my fingers, {percent} percent please.
        {percent} percent of the normal speed
        Let the track go at {percent} percent so that I hear every note.
        The beat should be {percent} percent for our exercise class.
        Drag the song out or push it, {percent} percent.
        My drummer plays along better at {percent} percent.
        Set the tempo of the song to {percent} percent.
        Change the speed of the music to {percent} percent.""",
        {"bpm": num(50, 180)},
        """The song runs at {percent} percent, {bpm} beats a minute.
        {bpm} beats a minute."""),
]

PHOTOS: list[Tool] = [
    tool("album.create", "Creates a photo album, empty or with the pictures of a period.",
        [p("title", "Title of the album", text("Summer at the lake|Our wedding|Baby's first year|Ski week|Grandma's birthday|The new house|Road trip|School days|Our garden|Christmas at home|Boat tour|Best of the year")), o("from_date", "First day of the pictures", DATE), o("to_date", "Last day of the pictures", DATE)],
        """Make an album called {title}.
        album {title}, {from_date} to {to_date}
        Put the pictures from {from_date} to {to_date} together as {title}.
        I want all snapshots between {from_date} and {to_date} in one place, named {title}.
        Collect our best shots under the title {title}.
        My pictures are a mess. Start a collection {title}.
        {title}: everything I shot from {from_date} until {to_date}
        A folder of memories, {title}, please.
        Gather what the camera took, {from_date} till {to_date}, and call it {title}.
        Our family wants to look at {title} together, prepare it.
        Create a photo album with the name {title}.
        Please create the album {title} with photos from {from_date} to {to_date}.""",
        {"pictures": num(5, 300)},
        """The album {title} has {pictures} pictures.
        {pictures} pictures are in it."""),
    tool("FaceSearch", "Find photos in which a person can be seen",
        [p("person", "Who is in the picture", NAME), o("year", "Year", digits(1995, 2026)), o("smiling", "Only smiling", flag("with a smile|laughing", "serious|not smiling"))],
        """Show me photos of {person}.
        {person} {year} {smiling}
        I need a nice picture of {person} for the birthday card.
        Is there a shot of {person} {smiling} from {year}?
        Which of my pictures show {person}?
        How did {person} look in {year}?
        {person} {smiling}, find one
        We want to remember {person}; bring up the pictures, please.
        In {year} I photographed {person} a lot. Where are those?
        Pick every image that has {person} in it.
        Find all photos with {person} from {year}.
        Can you search my photos for {person} {smiling}?""",
        {"found": num(2, 200)},
        """I found {found} photos of {person}.
        There are {found} photos."""),
    tool("clean_gallery", "Removes blurred and double pictures from the phone. Deleted pictures stay in the bin for 30 days.",
        [o("older_than_days", "Only pictures older than this", digits(7, 365))],
        """Get rid of the blurry pictures.
        delete bad photos older than {older_than_days} days
        My phone is full of shaky snapshots.
        I took everything three times; throw the doubles away.
        Clean up my gallery, please.
        All pictures that are not sharp can go, if they are over {older_than_days} days old.
        There is no room for new pictures, so kick out the bad ones.
        Why keep ten shots of the same cake? Tidy up.
        Gallery clean-up, older than {older_than_days} days
        Remove the ones where one can see nothing.
        Please delete all blurred photos.
        Delete blurred and double photos older than {older_than_days} days.""",
        {"deleted": num(5, 400), "freed_mb": num(20, 3000)},
        """{deleted} pictures are gone, {freed_mb} MB are free.
        That freed {freed_mb} MB."""),
    tool("photoFrame.show", "Sends an album to the digital picture frame in a room.",
        [p("album", "Album", text("Summer|Wedding|Baby|Ski week|Birthday|House|Road trip|School|Garden|Christmas|Boat tour")), p("room", "Room of the frame", ROOM), o("seconds", "Seconds per picture", digits(5, 60, 5))],
        """Show {album} on the frame in the {room}.
        {album} -> {room} frame, {seconds} s
        Grandma wants to see {album} on the wall of the {room}.
        In the {room} let {album} run, every {seconds} seconds another picture.
        The thing on the shelf in the {room} should play {album}.
        I am tired of the old pictures in the {room}, take {album}.
        Put {album} up in the {room}.
        Change what hangs in the {room} to {album}, {seconds} seconds each.
        Guests come; in the {room} I would like {album} to be seen.
        {room}: {album}, please
        Send the album {album} to the picture frame in the {room}.
        The digital frame in the {room} should show {album}.""",
        {"pictures": num(6, 200)},
        """The frame in the {room} shows {album}.
        It shows {pictures} pictures."""),
    tool("camera-timer", "Takes a picture after some seconds, so that the photographer can be in it",
        [p("seconds", "Delay", integer(3, 20)), o("shots", "Number of pictures", integer(2, 9)), o("flash", "Use the flash", flag("with flash|with the flash on", "without flash|no flash"))],
        """Take a picture in {seconds} seconds.
        selfie {seconds} s {flash}
        I want to be in the group shot too; I need {seconds} seconds to run there.
        Wait {seconds} seconds and then shoot {shots} times.
        Everybody say cheese! Click in {seconds} seconds.
        Count down from {seconds} and press the button, {flash}.
        The phone stands on a wall. {seconds} seconds, {shots} shots.
        Give us {seconds} seconds to line up.
        We all want to be on it: {seconds} seconds, {flash}
        Shutter after {seconds} seconds, please.
        Set the camera timer to {seconds} seconds.
        Take {shots} photos after {seconds} seconds {flash}.""",
        {"taken": True},
        """I take the picture in {seconds} seconds.
        Smile!"""),
    tool("photo_restore", "Repairs an old scanned photograph: scratches, faded colours, sharpness",
        [p("file", "Name of the scan", code("scan_99.jpg|scan_999.png|old_99.jpg")), o("colourise", "Add colours to black and white", flag("in colour|and add colours", "in black and white|and leave it grey"))],
        """{file} has scratches, repair it.
        restore {file} {colourise}
        My great-grandmother is hardly to be seen on {file}. Bring her back.
        Make {file} look as new, {colourise}.
        {file} has faded in the sun.
        A crease runs right through the face in {file}.
        I found {file} in a shoe box, all yellow and spotted. Freshen it up {colourise}.
        Can you save {file}? The water damaged it.
        What did it look like when it was new? {file}, {colourise}
        Clean the dust and spots off {file}.
        Please restore the old photo {file}.
        Repair the photograph {file} {colourise}.""",
        {"saved_as": ref("new_99.jpg")},
        """The repaired picture is {saved_as}.
        See {saved_as}."""),
]

NATURE: list[Tool] = [
    tool("uv_index", "UV index and protection needed. Use this when somebody plans to be in the sun.",
        [p("place", "Place", CITY), o("skin", "Skin type", choice("fair:fair skin/pale skin|medium:olive skin|dark:dark skin"))],
        """Do I need sun cream in {place}?
        UV {place}
        I burn easily and will sit on a terrace in {place}.
        How strong is the sun in {place} for {skin}?
        We take the baby to the beach in {place}. Is that safe at noon?
        How long can I stay outside in {place} with {skin} before I turn red?
        {place}: hat and lotion or not?
        My nose peels already. Are the rays strong in {place} today?
        Can I sunbathe in {place} with {skin}?
        Which factor should I put on my shoulders in {place}?
        What is the UV index in {place}?
        How high is the UV index in {place} for {skin}?""",
        {"index": num(1, 11), "cream": pick("factor 15|factor 30|factor 50|none")},
        """The UV index in {place} is {index}; cream: {cream}.
        The index is {index}."""),
    tool("windNow", "Wind speed and gusts in km/h at a place.",
        [p("place", "Place", TOWN)],
        """How windy is it in {place}?
        wind {place}
        Can I go sailing near {place} today?
        Is there enough of a breeze to fly a kite in {place}?
        My hat flew off in {place}. How bad will it get?
        I want to burn leaves in {place}, is the air calm?
        Do the gusts in {place} knock over my parasol?
        Surfing at {place}: is there something to fill a sail?
        {place}, gusts?
        Should I take in the washing in {place} before it is blown away?
        What is the wind speed in {place}?
        How strong does the wind blow in {place}?""",
        {"kmh": num(2, 60), "gusts": num(61, 130)},
        """In {place} the wind blows at {kmh} km/h with gusts of {gusts}.
        {kmh} km/h."""),
    tool("SnowDepth", "Snow on the ground in centimetres.",
        [p("village", "Village or pass", TOWN)],
        """How much snow lies in {village}?
        snow {village}
        Can the children sledge in {village}?
        Do I have to get out the shovel in {village}?
        Is {village} white?
        We want to build a snowman in {village}. Is there enough?
        How deep will my boots sink in {village}?
        Do I need chains to get up to {village}?
        {village}, centimetres of white stuff
        Is there a chance to walk on snowshoes around {village}?
        What is the depth of snow in {village}?
        How many centimetres of snow does {village} have?""",
        {"cm": num(0, 180)},
        """There are {cm} cm of snow in {village}.
        {cm} cm."""),
    tool("river.level", "Water level of a river, and whether it rises.",
        [p("river", "Name of the river", text("Rhine|Danube|Thames|Elbe|Seine|Severn|Loire|Vistula|Po|Tagus|Oder|Mississippi|Hudson"))],
        """How high is the {river}?
        {river} level
        Will the {river} flood our cellar?
        My boat lies on the {river}. Is there enough under the keel?
        Do we need sandbags against the {river}?
        It has rained for days; is the {river} coming over its banks?
        Can ships still sail on the {river} after this dry summer?
        {river} rising or falling?
        The path along the {river} may be under water. Is it?
        I live by the {river} and cannot sleep for worry.
        What is the water level of the {river}?
        Is the level of the {river} going up?""",
        {"cm": num(40, 900), "trend": pick("rising|falling|stable")},
        """The {river} stands at {cm} cm and is {trend}.
        It is {trend}."""),
    tool("thunder_distance", "How far away a thunderstorm is, from the seconds between flash and bang.",
        [p("seconds", "Seconds between lightning and thunder", digits(2, 40))],
        """{seconds} seconds between lightning and thunder. How far is that?
        thunder after {seconds} s
        I saw a flash and counted to {seconds} until it rumbled.
        It flashed, and {seconds} seconds later came the bang.
        From light to sound I counted {seconds}. Are we in danger?
        How many kilometres off is it if the boom takes {seconds} seconds?
        {seconds} seconds till the crash, should we leave the lake?
        The dog hides. There were {seconds} seconds from flash to growl.
        Flash, then {seconds} seconds, then boom
        The sky lit up and {seconds} seconds went by before we heard it.
        How far away is the storm if I count {seconds} seconds?
        I counted {seconds} seconds after the lightning, how far is the storm?""",
        {"km": lambda rng, arguments: round(arguments.get("seconds", 3) * 0.34, 1)},
        """The storm is {km} km away.
        About {km} km."""),
    tool("fire_risk", "Risk of forest fires in a region, from 1 to 5; tells if barbecues are allowed.",
        [p("region", "Region", TOWN)],
        """May we grill in the woods near {region}?
        forest fire {region}
        It has not rained in {region} for weeks. Can we light a camp fire?
        Is it forbidden to smoke in the forest of {region}?
        Everything is dry as straw in {region}. How dangerous is it?
        We plan sausages over a fire in {region}. Allowed?
        {region}: camp fire yes or no
        Are hikers kept out of the dry forests at {region}?
        Could the woods around {region} burn?
        The scouts want to sit round the flames in {region} tonight.
        How high is the risk of forest fires in {region}?
        What is the fire danger in {region}?""",
        {"level": num(1, 5), "barbecue": pick("allowed|forbidden")},
        """{region} has level {level}; barbecues are {barbecue}.
        Level {level}."""),
    tool("avalancheRisk", "Danger of avalanches in the mountains, on a scale of five",
        [p("area", "Mountain area", TOWN), o("above_m", "Height in metres", digits(1200, 3200, 200))],
        """How dangerous are the slopes at {area}?
        avalanche {area} {above_m}
        We want to ski off the piste at {area}. Is the snow safe?
        Could the snow come down on us above {above_m} metres in {area}?
        My brother tours with skis near {area} tomorrow, should I worry?
        Is the mountain at {area} stable over {above_m} metres?
        They heard a whoomp under their skis in {area}. How bad is it?
        {area}, {above_m} m, off-piste, ok?
        Can we climb on snowshoes over {above_m} metres at {area}?
        Do I have to carry a shovel and beacon in {area}?
        What is the avalanche risk in {area}?
        How high is the danger of avalanches in {area} above {above_m} metres?""",
        {"level": num(1, 5)},
        """The avalanche risk in {area} is level {level}.
        Level {level} of five."""),
    tool("lake_ice", "Thickness of the ice on a lake; says if it bears people.",
        [p("lake", "Lake", text("Mill Pond|Silver Lake|Swan Lake|Green Lake|Castle Pond|Long Lake|Lake Maria|Moor Pond|Duck Pond|Otter Lake|Park Lake"))],
        """Can we skate on {lake}?
        ice {lake}
        Does {lake} bear us?
        Is {lake} frozen enough to walk on?
        The kids have put on their skates and want to go on {lake}.
        How thick is the ice on {lake}?
        Somebody stands in the middle of {lake}; is he mad?
        {lake}, safe to cross on foot in this frost?
        After three cold nights, is {lake} strong enough for hockey?
        Would I break in if I crossed {lake}?
        Is the ice of {lake} thick enough?
        Tell me the thickness of the ice on {lake}.""",
        {"cm": num(1, 30), "safe": pick("yes|no")},
        """The ice on {lake} is {cm} cm thick; safe: {safe}.
        {cm} cm thick."""),
    tool("SeaTemp", "Temperature of the sea at a beach",
        [p("beach", "Beach or coast town", TOWN)],
        """How warm is the sea at {beach}?
        sea {beach}
        Will I freeze if I jump in at {beach}?
        Is it too cold to bathe at {beach}?
        Do I need a wetsuit at {beach}?
        Can the children splash in the waves at {beach}?
        My toes turned blue at {beach} last year. How is it now?
        {beach}: bikini or wetsuit?
        Is the ocean pleasant at {beach} at present?
        We want to snorkel near {beach}; is the water nice?
        What temperature does the sea have at {beach}?
        How many degrees has the water at {beach}?""",
        {"degrees": num(6, 28)},
        """The sea at {beach} has {degrees} degrees.
        {degrees} degrees."""),
    tool("autumn.leaves", "Where and when the leaves are most colourful",
        [p("region", "Region", COUNTRY)],
        """When do the trees turn red in {region}?
        fall colours {region}
        I want to photograph golden forests in {region}.
        Which weeks are best for an autumn walk in {region}?
        When is {region} all yellow and orange?
        Are the maples of {region} red yet?
        We plan a trip to {region} to see the woods glow.
        Is it too early for Indian summer in {region}?
        {region}, best week for painted trees
        When does nature put on its colours in {region}?
        When are the autumn leaves at their best in {region}?
        Where can I see colourful leaves in {region}?""",
        {"best_week": num(37, 46), "spot": pick("the lake road|the national park|the river valley|the old forest")},
        """In {region} week {best_week} is best, at {spot}.
        Go to {spot}."""),
    tool("report_wild_animal", "Report a hurt or dangerous wild animal to the ranger.",
        [p("animal", "The animal", choice("deer|fox|boar|swan|owl|hedgehog|snake|seal")), p("location", "Where it is", ADDRESS), o("injured", "Whether it is hurt", flag("it is hurt|it bleeds", "it is not hurt|it looks healthy"))],
        """There is a {animal} at {location}.
        {animal}, {location}, {injured}
        I hit a {animal} with the car at {location}.
        A {animal} lies by the road at {location}; {injured}.
        Help, a {animal} sits in front of {location} and {injured}.
        Who takes care of a {animal}? We found it at {location}.
        The poor {animal} cannot move. Please send someone to {location}.
        A {animal} runs around {location} and scares the children.
        {location}: somebody must look at a {animal}
        My dog chased a {animal} into a corner at {location}; {injured}.
        Report a {animal} at {location}, {injured}.
        I want to report a {animal} that I saw at {location}.""",
        {"ranger": who, "arrives_in": num(10, 90)},
        """The ranger {ranger} comes to {location} in {arrives_in} minutes.
        {ranger} is on the way."""),
]

NEIGHBOURS: list[Tool] = [
    tool("neighbour.message", "Pins a message to the digital notice board of the house.",
        [p("message", "Text", MESSAGE), o("floor", "Only for one floor", choice("ground|first|second|third"))],
        """Tell everyone in the house: {message}
        notice board: {message}
        All who live here should read this: {message}
        Pin up for the {floor} floor: {message}
        Put a note in the stairwell. {message}
        The people on the {floor} floor ought to know: {message}
        Dear neighbours, {message}
        Let the whole building know. {message}
        Hang this up by the letter boxes: {message}
        For my neighbours: {message}
        Write on the notice board of the house: {message}
        Please post this for the neighbours on the {floor} floor: {message}""",
        {"seen_by": num(2, 40)},
        """Your message is on the board.
        {seen_by} people have read it."""),
    tool("lendingShop.borrow", "Borrow a thing from the lending shop of the quarter",
        [p("thing", "What is borrowed", text("ladder|drill|tent|sewing machine|carpet cleaner|projector|wheelbarrow|raclette grill|pressure washer|hedge trimmer|sledge|cool box|party lights")), p("days", "How long", integer(2, 14))],
        """I need a {thing} for {days} days.
        {thing} to borrow, {days} days
        Can I have a {thing} from the lending shop for {days} days?
        It is silly to buy a {thing} for only {days} days.
        Does somebody lend me a {thing}? I bring it back after {days} days.
        Ours is at my brother's; lend me a {thing} for {days} days, please.
        For {days} days I would like to use the {thing} of the quarter.
        My own {thing} is broken, so {days} days with yours would save me.
        {days} days with a {thing}, is it free?
        Hand me the {thing}; you get it back in {days} days.
        I'd like to borrow a {thing} for {days} days.
        Can I borrow the {thing} for {days} days?""",
        {"collect_from": at, "deposit": num(5, 60)},
        """You can fetch the {thing} from {collect_from}; the deposit is {deposit} euros.
        The deposit is {deposit} euros."""),
    tool("FleaMarket", "When and where the next flea markets are. Can also reserve a stand.",
        [p("town", "Town", TOWN), o("reserve_stand", "Whether a stand is wanted", flag("with a stand for me|I want to sell there", "just to look around|only as a visitor"))],
        """When is the next flea market in {town}?
        {town} flea market, {reserve_stand}
        My attic is full of junk. Where can I get rid of it in {town}?
        I love old lamps and plates; is there something on in {town}, {reserve_stand}?
        Second-hand stalls in {town} this month?
        Where do people in {town} sell their old toys on a Sunday?
        I look for used children's clothes at a stall in {town}.
        Bargain hunting in {town}, {reserve_stand}
        We moved and have boxes of things to sell. {town}, {reserve_stand}.
        Car boot sale in {town}?
        Is there a flea market in {town} soon?
        Find a flea market in {town}, {reserve_stand}.""",
        {"date": on, "place": pick("the town square|the school yard|the car park|the harbour")},
        """The next one in {town} is on {date} at {place}.
        It is at {place}."""),
    tool("laundry_room.book", "Book the shared laundry room of the house.",
        [p("day", "Day", WEEKDAY), p("slot", "Part of the day", choice("morning|afternoon|evening"))],
        """I want to wash on {day} {slot}.
        laundry room {day} {slot}
        Is the machine in the cellar mine on {day} {slot}?
        {day} {slot} I have to do sheets and towels down in the basement.
        Put my name on the list for the cellar, {day} {slot}.
        We have no washer in the flat. Give us the shared one, {day} {slot}.
        {day} {slot} for my dirty clothes in the basement, please.
        Nobody should block the drying lines on {day} {slot}.
        My turn downstairs: {day} {slot}
        Three loads to do! Could I have {day} {slot} in the basement?
        Book the laundry room on {day} {slot}.
        Is the laundry room free on {day} {slot}?""",
        {"machine": num(1, 3), "key": pick("at the caretaker's|in the box|on the hook")},
        """You have machine {machine} on {day}, in the {slot}.
        The key is {key}."""),
    tool("AllotmentList", "Get on the waiting list for an allotment",
        [p("name", "Applicant", PERSON), p("size_m2", "Wanted size in square metres", digits(80, 400, 20))],
        """{name} wants an allotment of {size_m2} square metres.
        {name}, {size_m2} m2, plot
        {name} lives in a flat and longs for {size_m2} square metres of green.
        Is a little garden of about {size_m2} m2 free for {name}?
        We would love to grow our own food: {name}, {size_m2} square metres.
        Note {name} for a plot with a shed, {size_m2} m2.
        {name} dreams of a patch of earth, {size_m2} square metres will do.
        How long must {name} wait for {size_m2} square metres to dig in?
        {name} has no balcony. A piece of land of {size_m2} m2, please.
        {size_m2} m2 to plant potatoes on, for {name}
        Put {name} on the waiting list for a garden of {size_m2} square metres.
        Please add {name} to the list for an allotment, {size_m2} m2.""",
        {"position": num(2, 60), "years": num(1, 6)},
        """{name} is number {position} on the list.
        It will take {years} years."""),
    tool("locked_out", "Call the caretaker to open the door of a flat.",
        [p("flat", "Number of the flat", digits(1, 80)), o("children_inside", "True if a child is alone inside", flag("my child is alone inside|the baby is in there", "nobody is inside|it is empty"))],
        """I am locked out of flat {flat}.
        flat {flat}, no key, {children_inside}
        The door of {flat} fell shut and the key is on the table, {children_inside}!
        I cannot get into {flat}.
        My key broke off in the lock of number {flat}.
        I stand in slippers in front of {flat}; {children_inside}.
        Somebody with a master key to {flat}, please.
        The wind slammed the door of {flat}.
        {flat} shut, keys inside, help
        I lost my bag on the bus, with the key for {flat} in it; {children_inside}.
        Call the caretaker to open flat {flat}.
        The caretaker must open {flat} for me; {children_inside}.""",
        {"caretaker": who, "minutes": num(5, 60)},
        """{caretaker} comes in {minutes} minutes.
        Wait for {caretaker}."""),
]

POST: list[Tool] = [
    tool("stamp_price", "How much must be stuck on a letter.",
        [p("grams", "Weight of the letter", digits(10, 900, 10)), p("country", "Where it goes", COUNTRY), o("registered", "By registered mail", flag("registered|with a signature", "as normal mail|not registered"))],
        """How much is a letter of {grams} grams to {country}?
        letter {grams} g {country} {registered}
        What do I stick on an envelope of {grams} grams for {country}?
        My pen friend lives in {country}. The envelope weighs {grams} g.
        {grams} g to {country} {registered}, how much?
        I want to write to {country}, thick envelope, {grams} grams.
        Is one stamp enough for {grams} grams to {country}?
        A wedding card for {country}, {grams} g, {registered}: what does the post take?
        Which stamps do I need for {country} at {grams} grams?
        Envelope, {grams} g, {country}, cost
        What does it cost to send a letter of {grams} grams to {country}?
        Tell me the postage for a letter, {grams} g, to {country} {registered}.""",
        {"price": dec(0.8, 18, 2)},
        """You need {price} euros of stamps.
        It costs {price} euros."""),
    tool("pause_mail", "Keep letters at the post office for the time of a holiday",
        [p("address", "Address", ADDRESS), p("start", "First day", DATE), p("end", "Last day", DATE)],
        """Keep my letters from {start} to {end}, address {address}.
        hold mail {address} {start} - {end}
        We leave {address} on {start} and return on {end}; the box must not overflow.
        No post at {address} between {start} and {end}, please.
        Burglars see a full letter box. Stop deliveries to {address} from {start} until {end}.
        I go to a clinic, so nobody empties the box at {address}, {start} till {end}.
        {address}: store everything from {start} to {end}
        Would you collect what comes to {address}, {start} to {end}, and give it to me later?
        On {start} our holiday begins. Until {end} bring nothing to {address}.
        The postman can skip {address} from {start} to {end}.
        Please hold the mail for {address} from {start} to {end}.
        Store our post at the office, {address}, {start} until {end}.""",
        {"reference": ref("H-9999")},
        """The post keeps your mail until {end}.
        The number is {reference}."""),
    tool("mail_redirect", "Forward post to a new address after a move.",
        [p("old_address", "Old address", ADDRESS), p("new_address", "New address", ADDRESS), o("months", "How long", graded("6:half a year/six months|12:a year/twelve months|24:two years"))],
        """We moved from {old_address} to {new_address}.
        {old_address} > {new_address}, {months}
        My letters still go to {old_address}, but I live at {new_address} now.
        Bring everything for {old_address} to {new_address} for {months}.
        New home: {new_address}. The letters from {old_address} should follow us for {months}.
        I have left {old_address}; send what comes there on to {new_address}.
        Post for {old_address} should be carried to {new_address}.
        For {months}, whatever is addressed to {old_address} belongs in the box at {new_address}.
        Change of address, {old_address}, now {new_address}
        Our bills land at {old_address} while we are at {new_address}.
        Forward my mail from {old_address} to {new_address} for {months}.
        Please forward all letters for {old_address} to {new_address}.""",
        {"from": on},
        """From {from} your mail goes to {new_address}.
        It starts on {from}."""),
    tool("parcel_size", "Smallest parcel that fits: sides in centimetres",
        [p("length", "Length in cm", digits(10, 120)), p("width", "Width in cm", digits(10, 60)), p("height", "Height in cm", digits(3, 60))],
        """Which parcel do I need for {length} by {width} by {height} cm?
        parcel for {length} x {width} x {height}
        My box is {length} long, {width} wide and {height} high. What size is that at the post?
        I want to send something {length} cm long, {width} wide, {height} high.
        {length}, {width}, {height} cm: a small parcel or a large one?
        Does a thing of {length} x {width} x {height} still go as a small parcel?
        The present measures {length} by {width} by {height}; which carton do I buy?
        Carton for {length} / {width} / {height}
        Would a box of {length} times {width} times {height} cm be parcel size S, M or L?
        My lamp is {length} by {width} and {height} high. Pack it into what?
        What parcel size fits {length} x {width} x {height} cm?
        Find the smallest parcel for {length} by {width} by {height} centimetres.""",
        {"size": pick("XS|S|M|L|XL"), "price": dec(4, 20, 2)},
        """You need size {size} for {price} euros.
        Size {size}."""),
    tool("missed_delivery", "Where a parcel is kept after the carrier found nobody at home. Needs the number on the card.",
        [p("card_number", "Number on the card", code("9999-99|A-99999|99 999 9"))],
        """The card in my letter box says {card_number}.
        card {card_number}
        The postman came while I was at work and left {card_number}.
        Nobody was at home; where can I fetch my box now? {card_number}
        I got the little yellow slip {card_number}. What do I do?
        {card_number}: did a neighbour take it for me?
        Somebody rang when I was in the shower, then I found {card_number}.
        There was a note {card_number} on the door. Which shop has my thing?
        We could not reach you, it says, {card_number}. And now?
        Slip {card_number}, pick-up where?
        Where is the parcel for card {card_number}?
        I missed a delivery; the card number is {card_number}.""",
        {"kept_at": pick("the kiosk|the post office|your neighbour's|the petrol station"), "until": on},
        """Your parcel is at {kept_at} until {until}.
        Fetch it at {kept_at}."""),
    tool("letterbox_nearest", "Nearest public letter box and its last collection",
        [p("address", "Where you are", ADDRESS)],
        """Where can I post a letter near {address}?
        letter box {address}
        I stand at {address} with a stamped envelope. Where do I drop it?
        Is it too late to get my card away today from {address}?
        When are the letters collected around {address}?
        My tax form must go out today. I am at {address}.
        Which corner near {address} has one of those yellow or red boxes?
        {address}: last collection?
        A postcard for mum, where do I throw it in close to {address}?
        How far must I walk from {address} to get rid of this letter?
        Find the nearest letter box to {address}.
        When is the letter box near {address} emptied?""",
        {"street": pick("Mill Street|Church Lane|Station Road|Park Avenue"), "last_collection": at},
        """There is one in {street}, emptied at {last_collection}.
        Go to {street}."""),
    tool("customs.duty", "Estimate duty and tax on a parcel from abroad.",
        [p("value", "Value of the goods", digits(20, 1500, 5)), p("origin", "Country it comes from", COUNTRY), o("gift", "Whether it is a present", flag("as a gift|it is a present", "bought in a shop|it was ordered"))],
        """What tax do I pay on a parcel from {origin} worth {value} euros?
        import {origin} {value} {gift}
        I ordered shoes for {value} euros in {origin}. Do I have to pay on top?
        My aunt in {origin} sends me something for {value} euros, {gift}.
        Will the toll office want money for {value} euros of goods from {origin}?
        {value} euros, {origin}, {gift}: any fees at the border?
        Is {value} euros from {origin} under the limit?
        A watch for {value} euros comes from {origin}. What will it really cost me?
        Before I click on buy in {origin} for {value}: which charges follow?
        Fees on {value} from {origin}
        How much customs duty is there on {value} euros from {origin}?
        What is the duty for goods from {origin} of {value} euros, {gift}?""",
        {"duty": num(0, 120)},
        """The duty is {duty} euros.
        You pay {duty} euros."""),
]

OFFICES: list[Tool] = [
    tool("id_card_renew", "Ask for a new identity card when the old one runs out, was lost or is damaged.",
        [p("name", "Holder", PERSON), p("reason", "Why", choice("expired:has expired/has run out|lost:is lost/cannot be found|stolen:was stolen|damaged:is broken/went through the wash|name_change:shows my old name"))],
        """{name} here, my identity card {reason}.
        ID card {name}: {reason}
        My ID {reason}. I am {name}. What now?
        I am called {name} and the card with my photo {reason}.
        The plastic card that proves who I am {reason}; signed {name}.
        I, {name}, must vote next week and my card {reason}.
        For {name}: the old identity card {reason}.
        The bank refused my ID because it {reason}. My name is {name}.
        A new one for {name}, the old one {reason}.
        {name} needs a fresh ID since the present one {reason}.
        Renew the identity card of {name}, it {reason}.
        Please order a new ID card for {name}: the old one {reason}.""",
        {"appointment": on, "fee": num(20, 60)},
        """Your appointment is on {appointment}; the fee is {fee} euros.
        Come on {appointment}."""),
    tool("birth_certificate", "Order a copy of a birth certificate at the registry office",
        [p("name", "Name at birth", PERSON), p("born", "Date of birth", DATE), p("town", "Place of birth", TOWN)],
        """I need the birth certificate of {name}, born {born} in {town}.
        {name}, {born}, {town}, certificate
        {name} came into the world on {born} in {town} and needs the paper for the wedding.
        We enrol a child at school: {name}, {born}, {town}. They want proof of birth.
        Please give me an official sheet that says {name} was born on {born} in {town}.
        My papers burned. I am {name}, born in {town} on {born}.
        The consulate asks where and when {name} was born: {town}, {born}. I need it stamped.
        Registry: {name}, {town}, {born}
        A copy with seal for {name}, {town}, {born}.
        I was born on {born} in {town} under the name {name} and have no document.
        Order a birth certificate for {name}, born on {born} in {town}.
        Please send me the birth certificate for {name} ({town}, {born}).""",
        {"days": num(3, 21), "fee": num(8, 25)},
        """The certificate of {name} comes in {days} days.
        It costs {fee} euros."""),
    tool("wedding_date", "Reserve a date for a civil wedding at the town hall.",
        [p("first", "One partner", PERSON), p("second", "The other partner", PERSON), p("date", "Wanted date", DATE)],
        """{first} and {second} want to marry on {date}.
        wedding {first} + {second}, {date}
        On {date} {first} and {second} would like to say yes.
        We are in love! {first}, {second}, {date} at the registry office.
        Is {date} free at the registrar's for {first} and {second}?
        {first} proposed to {second}. They dream of {date}.
        Two rings, {first} and {second}, on {date}.
        Can {first} become the husband or wife of {second} on {date}?
        {date}: {first} weds {second}, please keep the hour
        After ten years {first} will make it official with {second} on {date}.
        Reserve {date} for the wedding of {first} and {second}.
        {first} and {second} would like to get married on {date}.""",
        {"time": at, "registrar": who},
        """{date} at {time} is kept for {first} and {second}.
        {registrar} will marry you."""),
    tool("queue_ticket", "Take a number in the queue of an office, and see how long it takes",
        [p("office", "Which desk", choice("passports|cars:car registration|social:social benefits|building:building permits|foreigners:residence permits"))],
        """A number for {office}, please.
        queue {office}
        How many people stand before me at {office}?
        I do not want to sit in the waiting room for hours; put me in line for {office}.
        Is it full at {office} today?
        I am in the lobby and my matter is {office}.
        When would it be my turn at {office}?
        {office}, next number
        Give me a place in the line: {office}.
        The children are with me, how long must we wait for {office}?
        Draw a ticket for {office}.
        Take a number for the desk of {office}.""",
        {"number": ref("A99"), "minutes": num(5, 120)},
        """Your number is {number}; it takes {minutes} minutes.
        You have {number}."""),
    tool("dog_tax", "Yearly tax for dogs in a town.",
        [p("town", "Town", TOWN), p("dogs", "Number of dogs", integer(2, 4))],
        """What do I pay the town of {town} for {dogs} dogs?
        {town} {dogs} dogs tax
        I have {dogs} poodles in {town}. How much does the council want a year?
        Is keeping {dogs} dogs expensive in {town}?
        My puppies make it {dogs}. What will {town} charge?
        We move to {town} with {dogs} terriers; which duty is there?
        {dogs} hounds, {town}, sum a year?
        How dear are {dogs} four-legged friends at the town hall of {town}?
        How many euros a year does {town} take from the owner of {dogs} dogs?
        {town}: {dogs} barking friends, yearly bill
        How high is the dog tax for {dogs} dogs in {town}?
        Compute the tax for {dogs} dogs in {town}.""",
        {"euros": num(40, 400)},
        """{dogs} dogs cost {euros} euros a year in {town}.
        {euros} euros a year."""),
    tool("fine_lookup", "Look up a traffic fine by its number",
        [p("notice", "Number of the notice", code("F-99999|99-9999|AA-9999"))],
        """How much is the fine {notice}?
        fine {notice}
        I was caught driving too fast; the letter is {notice}.
        There was a slip {notice} under my wiper.
        What did I do wrong? They wrote to me under {notice}.
        Do I lose my licence because of {notice}?
        The camera flashed me, and now I have {notice} here.
        Until when must {notice} be paid to the police?
        {notice}: how much and until when
        A policeman gave me {notice} for parking on the pavement.
        Look up the traffic ticket {notice}.
        What do I have to pay for the notice {notice}?""",
        {"euros": num(15, 250), "pay_until": on},
        """The fine {notice} is {euros} euros, to be paid until {pay_until}.
        It is {euros} euros."""),
    tool("car_register", "Register a car with the authority; gives the number plate.",
        [p("owner", "Owner", PERSON), p("vin", "Number of the vehicle", code("AAA99999999|A9A99999999")), o("plate", "Wanted plate", CAR_PLATE)],
        """{owner} bought a car with the number {vin}.
        register {vin} for {owner}, plate {plate}
        I am {owner} and need plates for {vin}.
        The chassis number is {vin}, the owner {owner}, and I would like {plate}.
        {owner} wants to drive {vin} on public roads.
        {vin} belongs to {owner} now; make it legal.
        New wheels! {owner}, {vin}, I wish for {plate}.
        My old plates are gone. {owner}, {vin}, {plate}
        The dealer gave me {vin}. The papers should say {owner}.
        {owner} has inherited the vehicle {vin}.
        Register the car {vin} in the name of {owner}.
        Please register my car, number {vin}, owner {owner}, plate {plate}.""",
        {"plate_number": ref("AA 999 A"), "fee": num(25, 90)},
        """The car of {owner} has the plate {plate_number}.
        The plate is {plate_number}."""),
    tool("council.member", "Who speaks for a district in the town council, with office hours",
        [p("district", "District", text("North End|Old Town|Harbour|East Side|Mill Quarter|Westfield|Station Quarter|Castle Hill|South Bank|Garden City|New Town"))],
        """Who represents {district} in the council?
        {district} council member
        I want to complain to a politician about {district}.
        Whom did the people of {district} vote for?
        Which politician cares about the problems of {district}?
        When can I talk to the person who sits in the town hall for {district}?
        Our street in {district} needs a crossing. Who could push for it?
        My voice in the town hall, I live in {district}
        Is there somebody political I can meet for {district}?
        Who was elected in {district}?
        Who is the council member of {district}?
        Tell me which member of the council speaks for {district}.""",
        {"member": who, "hours": pick("Monday from 4 to 6|Tuesday at 5|Thursday from 3 to 5")},
        """{member} speaks for {district}, {hours}.
        It is {member}."""),
    tool("pension_estimate", "Estimate the monthly state pension.",
        [p("birth_year", "Year of birth", digits(1955, 2000)), p("salary", "Gross yearly pay", digits(18000, 90000, 1000)), o("retire_at", "Age of retiring", digits(60, 70))],
        """I was born in {birth_year} and earn {salary} a year. What will I get when I am old?
        pension {birth_year} {salary} {retire_at}
        Can I stop working at {retire_at}? Born {birth_year}, pay {salary}.
        With {salary} a year and born in {birth_year}, shall I be poor in old age?
        My job pays {salary}. I am from {birth_year}; what comes each month later?
        How much money will there be at {retire_at} for somebody of {birth_year} with {salary}?
        Year {birth_year}, salary {salary}: what does the state pay in my last years?
        Retire at {retire_at}, {birth_year}, {salary}
        I think about the rocking chair: {birth_year}, {salary}, age {retire_at}.
        When I give up work, what is left? {salary} a year, born {birth_year}.
        Estimate my pension: born {birth_year}, salary {salary}.
        How high will my pension be with {salary} a year, born in {birth_year}?""",
        {"monthly": num(700, 3200)},
        """You would get {monthly} euros a month.
        About {monthly} euros."""),
    tool("form_download", "Get a form of the town as a PDF.",
        [p("form", "Which form", text("child benefit|housing aid|building permit|business registration|tax exemption|street closure|bonfire|name change|tree felling|school transport|market stall"))],
        """I need the form for {form}.
        form {form}
        Where is the paper I must fill in for {form}?
        The lady at the desk said I should apply for {form} in writing.
        Let me have the application for {form}.
        How do I apply for {form}? Send the sheet.
        Which document do I sign for {form}?
        {form}, PDF please
        I want to request {form} from the town.
        My mother has to fill something in about {form}.
        Download the form for {form}.
        Please send me the {form} form of the town.""",
        {"file": ref("form_99.pdf"), "pages": num(2, 8)},
        """The form is {file} with {pages} pages.
        Here is {file}."""),
]

CHURCHES: list[Tool] = [
    tool("mass_times", "Times of services in a church, mosque or synagogue",
        [p("house", "House of prayer", text("St Mary's|St John's|the Cathedral|St Peter's|the Abbey|Holy Cross|All Saints|the Blue Mosque|the Old Synagogue|St Anne's|Trinity Church|St Luke's|the Chapel")), p("day", "Day", WEEKDAY)],
        """When is the service at {house} on {day}?
        {house} {day}
        I want to pray at {house} on {day} with others.
        At what hour do they gather in {house} on {day}?
        When does the priest or imam preach in {house} on {day}?
        Grandma wants to go to {house} on {day}. When must we leave?
        Is there worship in {house} on {day}?
        On {day} I would like to hear the sermon at {house}.
        {day}, mass or prayer, {house}, time?
        How early do I have to sit in the pew of {house} on {day}?
        At what time is the service on {day} in {house}?
        Tell me the times of worship at {house} for {day}.""",
        {"time": at, "led_by": who},
        """The service at {house} is on {day} at {time}.
        At {time}, with {led_by}."""),
    tool("church_hall.rent", "Rent the parish hall for a party or meeting.",
        [p("date", "Day", DATE), p("guests", "Number of people", digits(15, 150, 5)), o("kitchen", "Whether the kitchen is needed", flag("with the kitchen|and we want to cook there", "without the kitchen|no cooking"))],
        """I would like the parish hall on {date} for {guests} people.
        parish hall {date} {guests} {kitchen}
        My parents have their golden wedding on {date}, {guests} guests. Our flat is too small.
        Where beside the church can {guests} people sit together on {date}?
        After the christening on {date} we are {guests} for coffee and cake, {kitchen}.
        Could {guests} of us dance in your big room on {date}?
        The scouts meet, {guests} of them, on {date}. Is the room by the church free?
        {date}: {guests} seats next to the church, {kitchen}
        We bury my uncle on {date} and need a place for {guests} mourners afterwards.
        A roof for {guests} guests on {date} {kitchen}, please ask the parish.
        Rent the church hall on {date} for {guests} guests.
        Is the church hall free on {date} for {guests} people {kitchen}?""",
        {"price": num(40, 350), "key_from": who},
        """The hall is yours on {date} for {price} euros.
        Get the key from {key_from}."""),
    tool("light_candle", "Light a candle in the church for somebody, with a wish that is not published",
        [p("for_whom", "For whom", NAME), o("days", "How long it burns", graded("1:one day|3:three days|7:a week"))],
        """Light a candle for {for_whom}.
        candle {for_whom} {days}
        {for_whom} is in hospital, and I want a little flame in the church.
        Think of {for_whom} with a light for {days}.
        Our dear {for_whom} has died. Let something burn in the church.
        {for_whom} has an exam. A light by the altar, please!
        Let a flame stand for {for_whom}, {days}.
        I cannot come to the altar myself, so let it shine for {for_whom}.
        A small light in memory of {for_whom}
        For {for_whom}, who is far away at sea, make a light shine {days}.
        Please light a candle for {for_whom} that burns {days}.
        I would like to have a candle lit for {for_whom}.""",
        {"number": num(1, 300)},
        """Candle number {number} burns for {for_whom}.
        It burns."""),
    tool("organ_concert", "Next concert of church music in a town.",
        [p("town", "Town", TOWN)],
        """When can I hear the organ in {town}?
        church music {town}
        I love Bach under a high vault. What is there in {town}?
        Is somebody playing the big pipes in {town} this month?
        Are there concerts in the cathedral of {town}?
        We stay in {town} and my wife likes fugues.
        Does a choir sing in the churches of {town}?
        {town}: Bach, Handel, anything sacred
        I wish to listen to the king of instruments in {town}.
        Which church in {town} offers music in the evening?
        When is the next organ concert in {town}?
        Are there organ concerts in {town}?""",
        {"date": on, "church": pick("St Mary's|the Cathedral|the Abbey"), "entry": pick("free|10 euros|15 euros")},
        """The next is on {date} in {church}, entry {entry}.
        In {church} on {date}."""),
    tool("parish_office", "Phone number and hours of the parish office",
        [p("parish", "Parish", text("St Mary's|St John's|St Peter's|Holy Cross|All Saints|St Anne's|Trinity|St Luke's|St Paul's|St Martin's|Christ Church"))],
        """How do I reach the office of {parish}?
        {parish} office
        I must speak to the vicar of {parish}.
        My son shall be baptised in {parish}; whom do I ring?
        Our father passed away. Whom can we call at {parish}?
        When can I see the secretary of {parish}?
        What number does the pastor of {parish} have?
        We would like to be married in {parish}, where do we ask?
        {parish}, contact
        Is somebody there in the morning at {parish}, I need a paper from the church book.
        When is the parish office of {parish} open?
        Give me the phone number of the {parish} parish office.""",
        {"phone": ref("999-9999"), "hours": pick("9 to 12|10 to 4|2 to 5")},
        """The office of {parish} has the number {phone}, hours {hours}.
        Call {phone}."""),
]

LIBRARIES: list[Tool] = [
    tool("LibraryCard", "Apply for a library card",
        [p("name", "Reader", PERSON), p("birthday", "Date of birth", DATE), o("kind", "Kind of card", choice("child|adult|student|senior"))],
        """{name}, born {birthday}, wants to borrow books.
        library card {name} {birthday} {kind}
        My daughter {name} loves stories; she was born on {birthday} and has no card yet.
        We have just moved here. I am {name}, {birthday}, and I read a lot.
        Make me a reader of yours: {name}, {birthday}.
        {name} ({birthday}) would like to take novels home.
        I lost my plastic card for the lending desk. {name}, {birthday}.
        What do I need so that {name}, {birthday}, can take out comics?
        {kind} reader: {name}, {birthday}
        {name} would like to lend from you, date of birth {birthday}.
        Apply for a library card for {name}, born on {birthday}.
        Please make a {kind} library card for {name}, {birthday}.""",
        {"card": ref("L-99999"), "fee": num(0, 30)},
        """{name} has card {card}.
        The card is {card}."""),
    tool("library_fine", "What is owed to the library for books returned late.",
        [p("card", "Number of the card", code("L-99999|99999"))],
        """How much do I owe the library? My card is {card}.
        fine, card {card}
        I brought the novels back three weeks late, card {card}.
        Will they let me borrow again? {card}
        I forgot two books under the sofa for months. My number is {card}.
        What must {card} pay at the lending desk?
        I got an angry letter about overdue books; I am reader {card}.
        {card}: anything open to pay?
        Are there charges for being late on {card}?
        My son hid a comic. How much does that cost us, {card}?
        What is the library fine on card {card}?
        Check the late fees of card {card}.""",
        {"euros": dec(0.5, 24, 2)},
        """Card {card} owes {euros} euros.
        It is {euros} euros."""),
    tool("ebook.loan", "Lends an electronic book to a reader for 21 days.",
        [p("title", "Title", text("Sea of Stars|The Long Road|Winter Light|Dragon Hill|A Cup of Tea|Lost Letters|The Clockmaker|Silent Bay|Two Sisters|The Last Farm|Blue Morning|Paper Moon")), o("format", "Format", choice("epub|pdf|audio:as an audio book"))],
        """Put {title} on my reader.
        ebook {title} {format}
        I am on the beach and want {title} on my tablet, {format}.
        Can I have {title} without going to the library building?
        Load {title} onto my device.
        {title}, digital please
        The suitcase is full, so {title} has to come as a file.
        I read in bed on a screen, and next is {title}.
        Is {title} there {format}? I will take it.
        My eyes are bad, so give me {title} {format} where I can change the letters.
        Lend me the e-book {title}.
        I'd like to borrow {title} as an electronic book.""",
        {"until": on},
        """You have {title} until {until}.
        It is yours until {until}."""),
    tool("suggest_purchase", "Suggest a book that the library should buy",
        [p("title", "Title", text("Sea of Stars|The Long Road|Winter Light|Dragon Hill|A Cup of Tea|Lost Letters|The Clockmaker|Silent Bay|Two Sisters|The Last Farm|Blue Morning|Paper Moon")), p("author", "Author", PERSON)],
        """You should buy {title} by {author}.
        wish: {title}, {author}
        It is a pity that {title} by {author} is not on your shelves.
        Why do you not own {title} by {author}?
        {author} has written {title}; every library ought to have it.
        Our reading circle wants {title} by {author}, but you have no copy.
        Please get {title} of {author} for your readers.
        {title} ({author}) is missing in your catalogue.
        Could you spend a little money on {title} by {author}?
        I would be glad to see {title} by {author} among your novels.
        Suggest that the library buys {title} by {author}.
        I suggest {title} by {author} for the library.""",
        {"decision": pick("ordered|under review|too expensive")},
        """{title}: {decision}.
        The wish is {decision}."""),
    tool("reading-room", "Free seats in the reading room; can reserve one",
        [p("from_time", "From", TIME), p("to_time", "To", TIME), o("quiet", "In the silent zone", flag("in the silent zone|where nobody talks", "in the group zone|where we may talk"))],
        """I would like a place to read, {from_time} to {to_time}.
        seat {from_time}-{to_time} {quiet}
        I have to learn for an exam {from_time} to {to_time} and it is loud at home.
        Is there a desk {quiet} between {from_time} and {to_time}?
        A place with a lamp and no noise, {from_time} until {to_time}, please.
        Can I sit among the books and write from {from_time} to {to_time}?
        My thesis needs silence, {from_time} till {to_time}, {quiet}.
        From {from_time} to {to_time} we want to study together, {quiet}.
        {from_time} to {to_time}, a table with a socket
        I read old newspapers from {from_time} until {to_time}; keep a chair.
        Reserve a seat in the reading room from {from_time} to {to_time}.
        Is the reading room free from {from_time} to {to_time}, {quiet}?""",
        {"seat": num(1, 90)},
        """Seat {seat} is yours from {from_time} to {to_time}.
        Take seat {seat}."""),
    tool("interlibrary", "Fetches a book from a library in another town.",
        [p("isbn", "ISBN of the book", code("978-9-999-99999-9|9789999999999")), p("branch", "Where to collect it", choice("centre:the main branch|north:the northern branch|mobile:the library bus"))],
        """Fetch {isbn} from another town to {branch}.
        {isbn} -> {branch}
        You do not have {isbn}. Can some other town send it to {branch}?
        Where else is {isbn}? I would pick it up at {branch}.
        Only the university far away owns {isbn}, but I want it at {branch}.
        Bring {isbn} here from wherever it stands, to {branch}.
        {isbn} by loan from outside, collected at {branch}
        My professor says read {isbn}, nobody here has it. Send it to {branch}.
        Let a colleague of yours lend us {isbn}; {branch} is close to me.
        A book from far away: {isbn}, {branch}.
        Order {isbn} from another library to {branch}.
        Please get {isbn} by interlibrary loan for {branch}.""",
        {"arrives": on, "fee": num(2, 9)},
        """{isbn} arrives on {arrives}; the fee is {fee} euros.
        It comes on {arrives}."""),
]

CARS: list[Tool] = [
    tool("oilCheck", "Oil level of the car.",
        [],
        """Does the car need oil?
        oil level
        There is a little red can lit up behind the wheel.
        The motor sounds rough. Is it well lubricated?
        Before we drive to Italy, is enough oil in?
        I smell something burning under the bonnet. Is it dry in there?
        Do I have to pour something into the motor?
        How much oil is left in the engine?
        Do I have to look at the dipstick?
        The can symbol glows on the dashboard.
        What is the oil level of my car?
        Check the oil of the car, please.""",
        {"percent": num(10, 100), "refill": pick("yes|no")},
        """The oil is at {percent} percent; refill: {refill}.
        {percent} percent."""),
    tool("defrost_car", "Warms the parked car and thaws its windows by a time.",
        [p("ready_by", "Time of leaving", TIME), o("seats", "Warm the seats too", flag("with warm seats|and heat the seats", "only the windows|seats stay cold"))],
        """I leave at {ready_by} and do not want to scrape ice.
        car warm {ready_by} {seats}
        Windows of the car free by {ready_by}, please.
        It freezes tonight. At {ready_by} I must see through the windscreen.
        Have the car cosy at {ready_by} {seats}.
        My fingers hurt from scraping; make it clear by {ready_by}.
        At {ready_by} I drive to work, {seats}.
        There is frost on the glass and I go at {ready_by}.
        Preheat it for {ready_by}, {seats}
        Early shift! Thaw my car until {ready_by}.
        Defrost the car by {ready_by}.
        Please warm up the car for {ready_by} {seats}.""",
        {"starts_at": at},
        """The car will be warm at {ready_by}.
        It starts at {starts_at}."""),
    tool("car_wash", "Book a slot at the car wash",
        [p("program", "Program", choice("basic|foam:foam wash|premium:premium with wax|interior:cleaning inside")), p("time", "Time", TIME), o("plate", "Number plate", CAR_PLATE)],
        """Wash my car, {program}, at {time}.
        {program} {time} {plate}
        My car is covered with mud; {program} at {time} please.
        Pigeons sit over my parking place. {program} at {time}!
        Let the brushes clean {plate} at {time}, {program}.
        We have a wedding and the car must shine: {program}, {time}.
        Salt from the winter roads has to come off, {time}, {program}.
        Sand from the beach everywhere, so {program} around {time}.
        {time}: {program} for {plate}
        After the muddy trip we come at {time} for {program}.
        Book the car wash at {time} with {program}.
        Is the car wash free at {time} for {program}?""",
        {"lane": num(1, 4), "price": num(8, 60)},
        """Lane {lane} at {time}; it costs {price} euros.
        Take lane {lane}."""),
    tool("tow_truck", "Sends a breakdown truck to a place.",
        [p("location", "Where the car stands", ADDRESS), p("problem", "What happened", choice("flat_battery:the battery is dead/it will not start|flat_tyre:a tyre is flat/I drove over a nail|accident:I had an accident/I hit a tree|out_of_fuel:the tank is empty/I ran out of petrol|smoke:smoke comes out of the bonnet")), o("people", "How many are in the car", integer(2, 5))],
        """I stand at {location}, {problem}.
        tow truck {location}: {problem}
        Help, {problem}! We are {people} people at {location}.
        My car does not move any more at {location}; {problem}.
        {problem} and I am stuck by the road at {location}.
        Somebody must pull me away from {location}; {problem}.
        Breakdown at {location}, {people} in the car, {problem}.
        The car died at {location}. I think {problem}.
        With {people} passengers at {location}: {problem}.
        It is dark, we wait at {location}, {problem}.
        Send a tow truck to {location}, {problem}.
        Please send a breakdown truck: {problem}, I am at {location}.""",
        {"arrives_in": num(10, 90), "driver": who},
        """{driver} comes to {location} in {arrives_in} minutes.
        Help comes in {arrives_in} minutes."""),
    tool("mot_due", "When a car must go to the next technical inspection",
        [p("plate", "Number plate", CAR_PLATE)],
        """When is the inspection of {plate} due?
        {plate} inspection
        Is the sticker on {plate} still valid?
        The police said something about the badge on my {plate}. When does it end?
        When do I have to show {plate} to the tester?
        May I still drive {plate} this summer, or is the test over?
        I bought {plate} used. How long is its test good?
        {plate}, next test when?
        My wife thinks {plate} should have been at the tester's long ago.
        Is {plate} past its date at the test centre?
        By when must {plate} have its technical inspection?
        Tell me when the MOT of {plate} is due.""",
        {"due": on},
        """{plate} must be inspected by {due}.
        By {due}."""),
    tool("TyreChange", "Book a change between summer and winter tyres",
        [p("to", "Which tyres come on", choice("winter|summer|all_season:all-season")), p("date", "Day", DATE), o("store", "Keep the other set in store", flag("and keep the old set for me|and store the others", "I take the others home|no storing"))],
        """Put {to} tyres on my car on {date}.
        {to} tyres {date} {store}
        Snow was announced or spring is here; I need {to} rubber by {date}.
        On {date} I would like to swap to {to} wheels, {store}.
        My cellar is full, {to} wheels on {date} {store}.
        I skid on the road, so {to} tyres on {date}.
        Time for the {to} set, {date} suits me.
        {date}: {to} wheels on
        Can a mechanic screw on the {to} ones on {date}?
        Before the mountains we want {to} tyres, {date}, {store}.
        Book a tyre change to {to} for {date}.
        Please change my tyres to {to} on {date}, {store}.""",
        {"time": at, "price": num(30, 120)},
        """Come on {date} at {time}; it costs {price} euros.
        At {time}."""),
    tool("spare_part", "Find a spare part for a machine or car by its number.",
        [p("part_number", "Number of the part", code("AA-9999|9999-A|A99-999")), p("machine", "What it is for", text("washing machine|bicycle|lawn mower|car|coffee machine|dishwasher|vacuum cleaner|motorbike|boiler|mixer|sewing machine")), o("used", "A used one will do", flag("a used one is fine|second-hand is good", "it must be new|only new"))],
        """I need part {part_number} for my {machine}.
        {part_number} {machine} {used}
        The little wheel {part_number} of the {machine} broke off.
        Where do I get {part_number}? Without it the {machine} is scrap.
        Can I still buy {part_number} for an old {machine}?
        I want to mend the {machine} myself; all that is missing is {part_number}, {used}.
        {part_number} is printed on the piece that snapped in my {machine}.
        Is {part_number} in store, for a {machine}?
        The {machine} misses a piece with {part_number} on it, {used}.
        Before I throw the {machine} away: is there {part_number} somewhere?
        Find the spare part {part_number} for a {machine}.
        Do you have the part {part_number} for the {machine}, {used}?""",
        {"price": num(4, 140), "days": num(1, 20)},
        """{part_number} costs {price} euros and comes in {days} days.
        It costs {price} euros."""),
    tool("jumpStart.guide", "Steps for starting a car with another car's battery. One step per call.",
        [p("step", "Which step", integer(1, 6))],
        """How do I start with jump leads? Step {step}.
        jump leads, step {step}
        My neighbour gives me power from his car. What is number {step}?
        The car is dead and we have red and black cables. Tell me step {step}.
        Red cable first or black? I am at step {step}.
        It only clicks when I turn the key, and I hold two cables: step {step}?
        Read number {step} for the flat battery.
        Step {step} with the cables, please, I do not want sparks.
        Current from the other car, step {step}
        I left the lights on all night. We are at step {step} now.
        What is step {step} of jump-starting a car?
        Explain step {step} when I jump-start the car.""",
        {"text": pick("Red on the full battery|Black on bare metal|Start the other car|Wait two minutes|Take the cables off")},
        """{text}.
        Do this: {text}."""),
    tool("bike_repair", "Bring a bicycle to the workshop",
        [p("fault", "What is wrong", choice("brakes:the brakes do not grip/it does not stop|tyre:the tyre is flat/I have a puncture|chain:the chain jumps off/the chain is rusty|gears:the gears do not shift|light:the light is dead/it has no light")), p("day", "Day", WEEKDAY)],
        """My bike: {fault}. Can I come on {day}?
        bicycle, {fault}, {day}
        {fault}, and I cycle to work every day. {day}, please.
        On {day} I would bring my bicycle, because {fault}.
        I pushed my bike home since {fault}; have you time on {day}?
        {day}: {fault}, city bike
        My daughter cannot cycle to school: {fault}. Is {day} all right?
        Riding is no fun, {fault}. I have time on {day}.
        Two wheels, one problem: {fault}. See you {day}?
        Please look at my bicycle on {day}: {fault}.
        Book a bike repair on {day}, {fault}.
        My bicycle needs a repair on {day}: {fault}.""",
        {"ready": on, "price": num(10, 90)},
        """Bring it on {day}; it is ready on {ready}.
        It costs {price} euros."""),
    tool("shoeRepair", "Price and time of mending shoes.",
        [p("work", "What is to be done", choice("heel:a new heel/new heels|sole:a new sole/new soles|stitch:a seam sewn|zip:a new zip|stretch:them made wider")), p("shoes", "Kind of shoes", choice("boots|sandals|trainers|dress shoes"))],
        """My {shoes} need {work}.
        {shoes}, {work}
        I walked through my {shoes} and want {work}.
        Water comes into my {shoes}. What would {work} cost?
        These old {shoes} are too good for the bin: {work}?
        A cobbler should look at my {shoes}, I think of {work}.
        My dog bit into my {shoes}. I need {work}.
        The {shoes} are from Italy, and I would like {work}.
        Is it worth having {work} on the {shoes}?
        My feet hurt in the {shoes}; could I get {work}?
        What does {work} for {shoes} cost at the shoemaker's?
        I'd like {work} for my {shoes}, how long does it take?""",
        {"price": num(6, 60), "ready": on},
        """Your {shoes} cost {price} euros and are ready on {ready}.
        {price} euros."""),
    tool("key_copy", "Cuts copies of a key by its code.",
        [p("key_code", "Code on the key", code("A999|K-9999|AA99")), p("copies", "How many", integer(2, 6))],
        """I need {copies} copies of key {key_code}.
        key {key_code} x {copies}
        Our children shall each have a key. {key_code}, {copies} pieces.
        The new flatmates have no way to get in; make {copies} more of {key_code}.
        {copies} times key {key_code}, please, one for the neighbour who feeds the cat.
        The number on our door key is {key_code}; duplicate it {copies} times.
        Cut {copies} keys like {key_code}.
        Grandma wants to come in without ringing: {copies} of {key_code}.
        Doubles of key {key_code}, {copies}
        We have one key for four people. {copies} more with {key_code}.
        Make {copies} copies of the key {key_code}.
        Please copy my key {key_code}, {copies} pieces.""",
        {"price": num(10, 90), "ready_in": num(5, 60)},
        """{copies} keys cost {price} euros and are ready in {ready_in} minutes.
        It costs {price} euros."""),
    tool("phone_screen.fix", "Price for a new screen of a phone",
        [p("model", "Maker of the phone", BRAND), p("damage", "Kind of damage", choice("cracked:is cracked/has a spider web of cracks|black:stays black|touch:does not react to my finger|stripes:shows stripes"))],
        """The display of my {model} {damage}.
        {model}, screen {damage}
        I dropped my {model} on the pavement and now it {damage}.
        My {model} fell into the bath and {damage}. Can it be saved?
        What will it cost? My {model} {damage}.
        My son sat on my {model}; it {damage}.
        How dear is new glass if a {model} {damage}?
        It {damage}, my poor {model}. How long must I do without?
        Since yesterday my {model} {damage}.
        The front of the {model} {damage}
        How much is a new screen when my {model} {damage}?
        Please fix my {model}, the screen {damage}.""",
        {"price": num(40, 280), "hours": num(1, 48)},
        """A new screen for the {model} costs {price} euros.
        It takes {hours} hours."""),
    tool("tailor", "Have clothes altered: shorter, longer, tighter or wider by some centimetres.",
        [p("garment", "Piece of clothing", choice("trousers|skirt|jacket|dress|coat|shirt")), p("change", "How", choice("shorter|longer|tighter|wider")), p("cm", "Centimetres", integer(2, 9))],
        """Make my {garment} {cm} cm {change}.
        {garment} {change} {cm} cm
        I have lost or put on weight; my {garment} should be {cm} cm {change}.
        My {garment} looks odd on me. {cm} centimetres {change} would be right.
        The {garment} from my sister must be {cm} cm {change} before it fits me.
        For the wedding I want my {garment} {change}, {cm} cm.
        I step on or swim in my {garment}. {change} by {cm} cm, please.
        Needle and thread: {garment}, {cm} cm {change}
        Could somebody sew my {garment} {change} by {cm} centimetres?
        The shop only had this {garment}; I need it {cm} cm {change}.
        Please alter my {garment}: {cm} cm {change}.
        I want my {garment} to be made {change} by {cm} cm.""",
        {"price": num(8, 50), "ready": on},
        """The {garment} will be ready on {ready} for {price} euros.
        Ready on {ready}."""),
    tool("chimney_sweep", "Visit of the chimney sweep",
        [p("address", "House", ADDRESS), p("fuel", "What is burned", choice("wood|gas|oil|pellets")), o("month", "Month", MONTH)],
        """My stove at {address} draws badly; we burn {fuel}.
        chimney {address} {fuel} {month}
        There is soot in the living room at {address}. We heat with {fuel}.
        When does the man in black come to {address}? It is {fuel}.
        The smoke does not go up at {address}, with {fuel}.
        At {address} a bird's nest blocks the flue; {fuel} stove.
        In {month} somebody with a brush should climb our roof, {address}, {fuel}.
        The insurance wants proof that our flue is clean: {address}, {fuel}.
        {address}, {fuel}, clean the flue in {month}
        We have a new fireplace at {address} for {fuel}; who inspects it?
        Order the chimney sweep to {address}, we burn {fuel}.
        Please send a chimney sweep to {address} in {month}, we heat with {fuel}.""",
        {"date": on, "name": who},
        """{name} comes to {address} on {date}.
        On {date}."""),
    tool("watch_battery", "Replace the battery of a watch or clock",
        [p("kind", "What", choice("wrist watch|wall clock|alarm clock|pocket watch")), o("waterproof", "Test if it is watertight", flag("and check that it is watertight|I swim with it", "no water test|I never swim with it"))],
        """My {kind} has stopped.
        {kind} battery {waterproof}
        The {kind} from my father does not tick any more.
        My {kind} is always late now, I think it is out of power.
        The hands of the {kind} stand still, {waterproof}.
        Why does the {kind} show ten past two all day?
        Put new power into my {kind}, {waterproof}.
        {kind} dead, {waterproof}
        My {kind} stood still and I missed the train.
        The {kind} needs a fresh cell.
        Please change the battery of my {kind}.
        My {kind} needs a new battery, {waterproof}.""",
        {"price": num(6, 30), "minutes": num(5, 40)},
        """It costs {price} euros and takes {minutes} minutes.
        {price} euros."""),
]

EVERYDAY: list[Tool] = [
    tool("cat.locate", "Position of a pet that wears a GPS collar. Use this when an animal has not come home or somebody wants to know where it is.",
        [p("pet", "Name of the animal", PET), o("beep", "Let the collar make a sound", flag("and let the collar beep|with a sound", "without a sound|silently"))],
        """Where is {pet}?
        {pet} position
        {pet} has not come home since last night.
        I called and called, but {pet} does not come.
        Has anyone seen {pet}? Look at the collar {beep}.
        {pet} jumped over the fence, find him {beep}.
        Did {pet} cross the road again?
        It is getting dark and {pet} is still outside.
        {pet} roams the neighbourhood, whereabouts?
        The food bowl of {pet} is untouched. I am worried.
        Locate {pet} by the GPS collar.
        Please tell me where {pet} is, {beep}.""",
        {"street": pick("Mill Street|Church Lane|the park|the neighbour's garden|Station Road"), "metres_away": num(5, 900)},
        """{pet} is in {street}, {metres_away} metres away.
        {metres_away} metres away."""),
    tool("coreTemperature", "Reads the meat probe and tells how many minutes are left until the wanted core temperature.",
        [p("target", "Wanted temperature inside in degrees", digits(45, 95))],
        """Tell me when the roast has {target} degrees inside.
        core {target}
        Is my steak done? I want {target} degrees in the middle.
        The turkey should have {target} degrees at its heart. How long still?
        I like it pink, so {target} in the centre.
        How far is the joint from {target} degrees?
        Guests are seated, when will the meat be at {target}?
        {target} degrees in the thickest part, how many minutes
        Do I have time for a shower before the pork reaches {target}?
        The probe is in the meat. My aim is {target}.
        How long until the core temperature is {target} degrees?
        When does the meat have {target} degrees inside?""",
        {"now": num(20, 60), "minutes_left": num(3, 90)},
        """It has {now} degrees; {target} will take {minutes_left} minutes.
        {minutes_left} minutes are left."""),
    tool("jamSugar", "Sugar, lemon and number of jars for home-made jam",
        [p("fruit", "Fruit", text("strawberries|plums|cherries|apricots|raspberries|blackberries|gooseberries|peaches|figs|quinces|rhubarb|blueberries")), p("kilos", "Weight of the fruit in kg", integer(2, 9)), o("ratio", "Fruit to sugar", choice("1:1|2:1|3:1"))],
        """I want to make jam of {kilos} kilos of {fruit}.
        {fruit}, {kilos} kg, ratio {ratio}
        The tree was generous: {kilos} kg of {fruit}. How much sugar and how many glasses?
        What do I add to {kilos} kilos of {fruit} so they keep all winter?
        For breakfast spread I have {kilos} kg of {fruit}.
        {kilos} kilos of {fruit} want to go into jars.
        My kitchen is full of {fruit}, {kilos} kg, and I have a big pot.
        How sweet must {kilos} kg of {fruit} be with {ratio}?
        Preserve {kilos} kg {fruit}
        Grandma's spread from {fruit}, {kilos} kilos: sugar?
        How much sugar do I need for jam from {kilos} kg of {fruit}?
        Work out the jam for {kilos} kilos of {fruit}, {ratio}.""",
        {"sugar_kg": dec(1, 9, 1), "jars": num(6, 45)},
        """You need {sugar_kg} kg of sugar and {jars} jars.
        {sugar_kg} kg of sugar."""),
    tool("stain_remover", "How to get a stain out of a fabric. Returns one household remedy.",
        [p("stain", "What made the stain", text("red wine|grass|blood|coffee|ink|chocolate|tomato sauce|candle wax|lipstick|rust|curry|chewing gum|oil")), p("fabric", "Fabric", choice("cotton|wool|silk|linen|leather|carpet:the carpet"))],
        """How do I get {stain} out of {fabric}?
        {stain} on {fabric}
        I spilt {stain} on {fabric}!
        My guest had an accident with {stain}, now it is on {fabric}.
        There is {stain} on {fabric} and the party is tonight.
        Is {fabric} ruined if {stain} got on it?
        Quick, {stain} on {fabric}, salt or water?
        The kids played and left {stain} on {fabric}.
        What takes {stain} away from {fabric}?
        {stain} and {fabric}, can you save it?
        How can I remove a stain of {stain} from {fabric}?
        What helps against {stain} on {fabric}?""",
        {"remedy": pick("cold water|gall soap|vinegar|baking soda|an ice cube|salt"), "wait_minutes": num(5, 60)},
        """Use {remedy} and wait {wait_minutes} minutes.
        Try {remedy}."""),
    tool("bath.fill", "Runs a bath.",
        [p("degrees", "Temperature of the water", digits(30, 41)), o("level", "How full", choice("half:half full|full:to the brim/full")), o("foam", "With bath foam", flag("with foam|with bubbles", "without foam|no bubbles"))],
        """Run me a bath of {degrees} degrees.
        tub {degrees} {foam}
        I had a hard day, {degrees} degrees and {foam} please.
        My back aches; let water into the tub, {degrees} degrees.
        The baby wants to splash, {degrees} degrees, {level}.
        When I come home I want to lie in {degrees} degrees {foam}.
        {degrees} degrees, {level}, for a long soak
        I am frozen to the bone. Fill the tub with {degrees} degrees.
        Rubber duck time! {degrees} degrees {level}.
        Let it run in, {degrees} warm, I want to soak.
        Fill the bath with water of {degrees} degrees.
        Please prepare a bath, {degrees} degrees, {foam}.""",
        {"minutes": num(6, 20)},
        """The bath is ready in {minutes} minutes.
        {minutes} minutes."""),
    tool("night_light", "Soft light in the nursery or hallway at night",
        [p("shape", "What it projects", choice("stars|moon|sea|rainbow")), o("minutes", "Turn off after", digits(10, 90, 5))],
        """My son is afraid of the dark, show him the {shape}.
        night light {shape}, {minutes} min
        She cannot sleep without the {shape} on the ceiling.
        Let the {shape} glow for {minutes} minutes.
        There is a monster under the bed! Bring the {shape}.
        A faint {shape} until the little one sleeps, {minutes} minutes
        The twins want {shape} over their beds.
        I stumble on my way to the toilet, let the {shape} shine.
        {shape} for bedtime, please
        Lights out, but leave the {shape} for {minutes} minutes.
        Turn on the night light with the {shape}.
        The night light should show the {shape} for {minutes} minutes.""",
        {"on": True},
        """The {shape} is shining.
        Sweet dreams."""),
    tool("hearthFire", "Lights or puts out the gas fireplace.",
        [p("action", "What to do", choice("light:Light it/I want to see flames/Make a cosy fire|out:Put it out/No more flames/The fire has burned long enough"))],
        """Fireplace: {action}.
        {action} in the fireplace.
        The chimney corner please. {action}.
        {action}, we sit on the rug before the hearth.
        In the hearth: {action}.
        About the gas fire in the lounge: {action}.
        It is a winter evening. {action}.
        {action}, dear house.
        {action} at the hearth
        We have tea by the mantelpiece. {action}.
        {action}, I mean the fireplace.
        The fireplace, please: {action}.""",
        {"ok": True, "room_degrees": num(17, 25)},
        """Done; the room has {room_degrees} degrees.
        The room has {room_degrees} degrees."""),
    tool("electric_blanket", "Preheats a side of the bed",
        [p("side", "Which side", choice("left|right|both:both sides/the whole bed")), p("level", "Heat from 1 to 5", integer(1, 5))],
        """Warm my bed, {side}, level {level}.
        blanket {side} {level}
        My feet are like ice when I lie down; {side}, {level} please.
        Heat {side} under the duvet, step {level}.
        The sheets are cold. {side} at {level}.
        Before I slip in it should be warm, {side}, {level}.
        My wife freezes at night: {side}, {level}
        I go to sleep soon, make it cosy, {side}, strength {level}.
        Mattress: {side} to {level}
        Hot water bottle no more! {side} with {level}.
        Set the electric blanket, {side}, to {level}.
        Turn on the electric blanket {side} with level {level}.""",
        {"minutes": num(4, 20)},
        """Your bed is warm in {minutes} minutes.
        Warm in {minutes} minutes."""),
    tool("mailbox_sensor", "Whether something lies in the letter box at the door.",
        [],
        """Is there post in the box at the door?
        any mail in the letter box?
        I am in slippers and do not want to walk to the gate for nothing.
        Has the postman put something in?
        Did a letter come this morning?
        I wait for an answer from the bank by letter. Is it there?
        Was the newspaper delivered?
        Does something lie in the box at the garden gate?
        Do I have to go out to the box?
        Postman here yet?
        Check the letter box at the door.
        Is anything in our letter box?""",
        {"items": pick("one letter|two letters|a newspaper|nothing"), "since": at},
        """In the box: {items}.
        There is {items}."""),
    tool("windowStatus", "Lists the windows that are open.",
        [],
        """Did I close all the windows?
        windows open?
        A thunderstorm is coming and we are at the cinema.
        It pulls like in a barn, where does the draught come from?
        Rain is getting in somewhere, I think.
        Which windows are still open?
        I left home in a hurry. Can a burglar climb in?
        Is the roof window shut?
        Why is it so cold inside, is one tilted?
        Can the cat get out through a pane somewhere?
        Tell me which windows are open.
        Are all our windows closed?""",
        {"open": pick("none|the kitchen|the bedroom|the bathroom and the attic")},
        """Open: {open}.
        The answer is {open}."""),
    tool("childLocation", "Last known place of a child's watch. Parents only.",
        [p("child", "Name of the child", CHILD)],
        """Where is {child} right now?
        {child} location
        {child} should have been home an hour ago.
        Is {child} already at school?
        Did {child} get off the bus?
        I wonder if {child} went to the playground.
        {child} does not answer the phone and I worry.
        Has {child} arrived at grandma's?
        Is {child} on the way home?
        The piano teacher says {child} is not there. Find out more.
        Show me where the watch of {child} is.
        Tell me the location of {child}.""",
        {"place": pick("school|the playground|the bus stop|the swimming pool|home"), "minutes_ago": num(2, 30)},
        """{child} was at this place {minutes_ago} minutes ago: {place}.
        The last place: {place}."""),
    tool("SchoolBus", "Arrival of the school bus at a stop",
        [p("stop", "Name of the stop", text("Mill Street|Church|Market Square|Oak Farm|Station|Bridge End|Forest Edge|Town Hall|Lake Road|Old Mill|Windmill")), o("direction", "Way", choice("morning:to school/in the morning|afternoon:home/in the afternoon"))],
        """When does the school bus come to {stop}?
        school bus {stop} {direction}
        My daughter stands in the rain at {stop}. Is the bus late?
        Have we missed the yellow bus at {stop}?
        How many minutes until the pupils are picked up at {stop}?
        At what time must my son be at {stop} {direction}?
        {stop}, {direction}, kids' bus?
        Is the driver with the children near {stop}?
        Can he finish his cereal before the bus is at {stop}?
        When should I wait for my little girl at {stop}?
        Is the school bus at {stop} on time?
        At what time is the school bus at {stop} {direction}?""",
        {"minutes": num(2, 25)},
        """The bus is at {stop} in {minutes} minutes.
        In {minutes} minutes."""),
    tool("cafeteria.order", "Order school lunch for a child. Choose from the meals of the day.",
        [p("child", "Name of the child", CHILD), p("meal", "Meal", choice("pasta|vegetarian|fish|salad|soup")), p("day", "Day", WEEKDAY)],
        """{child} eats {meal} on {day}.
        {child} {day} {meal}
        On {day} give {child} the {meal} at school.
        {child} likes {meal}, so take that for {day}.
        In the canteen on {day}, {meal} for {child}.
        I cannot cook on {day}; {child} should get {meal} at school.
        {child} stays for the afternoon on {day} and will want {meal}.
        {day}: {meal}, pupil {child}
        No sandwich on {day}, {child} would rather have {meal}.
        {child} comes home hungry every {day}, get {meal} for lunch at school.
        Order {meal} for {child} on {day}.
        Please order a school lunch for {child} on {day}: {meal}.""",
        {"price": dec(2, 6, 2)},
        """{child} gets {meal} on {day} for {price} euros.
        It costs {price} euros."""),
    tool("exam_dates", "Dates of the tests of a class in a subject",
        [p("class_name", "Class", code("7b|8c|9a|5d|6a")), o("subject", "Subject", text("maths|English|history|biology|physics|French|geography|chemistry|Latin|music"))],
        """When does {class_name} write the next test?
        tests {class_name} {subject}
        Does my son in {class_name} have to learn for {subject} this week?
        Which exams come up for {class_name}?
        How much time is left to revise {subject} in {class_name}?
        {class_name} {subject} when is it serious
        My daughter in {class_name} says there is nothing to learn. Is that true?
        Is a paper in {subject} planned for {class_name}?
        We want to go away for a weekend; does {class_name} have tests then?
        I am in {class_name} and afraid of {subject}. When is it?
        What are the exam dates of {class_name}?
        When is the {subject} exam of class {class_name}?""",
        {"date": on, "topic": pick("fractions|verbs|cells|the Romans|electricity|maps")},
        """{class_name} writes on {date} about {topic}.
        On {date}."""),
    tool("family_vote", "Lets the family vote on a question.",
        [p("question", "The question", text("Which film tonight?|Where shall we go on Sunday?|Pizza or pasta?|Do we want a dog?|Sea or mountains?|What colour for the hall?|Who takes the big room?|Which game do we play?|Cake or ice cream?|Do we paint the fence?|A tent or a hotel?")), p("members", "Who votes", PEOPLE)],
        """Ask {members}: {question}
        {question} Let {members} decide.
        {members} cannot agree. {question}
        {question} I want to hear {members}.
        vote {members} {question}
        We quarrel again. {question} Everybody has a voice: {members}.
        Find out what {members} want. {question}
        Democracy at home: {question} Voters are {members}.
        Hands up, {members}! {question}
        {members} have to choose. {question}
        Start a family vote with {members}: {question}
        Let the family vote, {members}. {question}""",
        {"votes": num(2, 6), "winner": pick("the first|the second|nobody yet")},
        """{votes} have voted; the winner: {winner}.
        The winner: {winner}."""),
    tool("yogaPose", "Explains a yoga pose that helps a part of the body.",
        [p("area", "Part of the body", text("back|shoulders|hips|neck|legs|belly|knees|arms|feet|chest|wrists")), o("level", "Difficulty", choice("beginner:for beginners/easy|advanced:for advanced people/hard"))],
        """What can I do on the mat for my {area}?
        yoga {area} {level}
        I am stiff from sitting, most of all in the {area}; show me how to stretch.
        I want to be more flexible in the {area}.
        One asana for the {area}, {level}.
        Loosen up my {area}, I have five minutes and a mat.
        It aches in the {area} when I come from work.
        Something from India for the {area}, {level}
        A position that opens the {area}, {level}, please.
        How do I bend to make the {area} feel better?
        Which yoga pose is good for the {area}?
        Explain a yoga exercise for the {area} {level}.""",
        {"pose": pick("the cat|the cobra|the dog|the tree|the child|the bridge"), "breaths": num(4, 12)},
        """Do {pose} for {breaths} breaths.
        Try {pose}."""),
    tool("sick_note", "Ask the doctor for a certificate of illness for some days.",
        [p("patient", "Who is ill", PERSON), p("days", "Days off", integer(2, 9)), p("illness", "What it is", choice("cold:a cold|flu:the flu|back:back pain|stomach:an upset stomach|migraine:a migraine"))],
        """{patient} has {illness} and cannot work for {days} days.
        {patient}, {illness}, {days} days
        My boss wants a paper: {patient}, {days} days, {illness}.
        I am {patient}, lie in bed with {illness} and need it in writing for {days} days.
        With {illness}, {patient} must stay at home {days} days. Send the certificate.
        {patient} will miss {days} days because of {illness}; the doctor should confirm.
        The school wants proof that {patient} has {illness}, {days} days.
        Doctor, please write off {patient} for {days} days: {illness}.
        {days} days, {illness}, name {patient}, certificate
        {illness} has knocked out {patient}; a doctor's letter for {days} days is needed.
        Ask the doctor for a sick note for {patient}, {days} days, {illness}.
        I need a sick note: {patient}, {illness}, {days} days.""",
        {"doctor": who, "valid_until": on},
        """{doctor} has written the note for {patient}.
        It is valid until {valid_until}."""),
    tool("ambulance.request", "Send an ambulance. Only for real emergencies.",
        [p("address", "Where to", ADDRESS), p("situation", "What happened", choice("unconscious:does not wake up/is unconscious|bleeding:bleeds heavily|chest_pain:has pain in the chest|fall:fell down the stairs|breathing:cannot breathe")), o("age", "Age of the person", digits(2, 95))],
        """My father {situation}, {address}!
        {address}: a woman {situation}, age {age}
        Come at once to {address}, somebody {situation}!
        My neighbour {situation}. She is {age}. We are at {address}.
        Help! A man {situation} in front of {address}.
        Please hurry, my wife {situation} at {address}.
        A colleague {situation}, we are in {address}, quick!
        At {address} an old lady of {age} {situation}.
        Somebody {situation}! Paramedics to {address}.
        {address}, my mother {situation}, do something
        Send an ambulance to {address}, my son {situation}.
        I need an ambulance at {address}: he {situation}.""",
        {"minutes": num(4, 14), "case": ref("E-999")},
        """Help is at {address} in {minutes} minutes.
        It comes in {minutes} minutes."""),
    tool("hearing_test", "Short hearing test over headphones, or an appointment with an acoustician.",
        [p("how", "Kind of test", choice("headphones:with headphones at home|shop:in the shop"))],
        """I keep asking people to repeat. Test my ears {how}.
        hearing {how}
        My wife says I turn the TV up too far. Check me {how}.
        Voices in the restaurant turn to mush for me; an exam {how}, please.
        Am I going deaf? {how} would be good.
        There is a whistle in my left ear, look into it {how}.
        I no longer hear the birds in the morning. Let us find out {how}.
        Ears tested {how}
        Grandpa does not understand us at table. Have him examined {how}.
        I want to know how good my ears are, {how}.
        I would like a hearing test {how}.
        Please test my hearing {how}.""",
        {"result": pick("good|a little weak|weak in the left ear"), "next": on},
        """The result is {result}; the next test is on {next}.
        Your hearing is {result}."""),
    tool("snore_report", "How long and how loudly somebody snored last night.",
        [],
        """Did I snore?
        snoring last night
        My husband slept on the sofa again because of me. Was it that bad?
        How many decibels did I make in my sleep?
        I wake up tired with a dry mouth; did I saw wood?
        Did I make any noise while asleep?
        Was I quiet in bed, or loud as a tractor?
        My partner complains about the nights. What did the microphone record?
        For how many minutes did I rattle last night?
        Was there any grunting during the night?
        How much did I snore last night?
        Show me the snoring report.""",
        {"minutes": num(0, 200), "loudest_db": num(35, 80)},
        """You snored {minutes} minutes, up to {loudest_db} decibels.
        {minutes} minutes in all."""),
    tool("vitamin_advice", "Foods that contain a vitamin or mineral",
        [p("nutrient", "Vitamin or mineral", text("vitamin C|vitamin D|iron|calcium|zinc|vitamin B12|magnesium|iodine|folic acid|vitamin A|potassium|vitamin K|omega 3")), o("vegan", "Only plants", flag("without animals|from plants only", "meat and milk are fine|I eat everything"))],
        """What should I eat to get more {nutrient}?
        {nutrient} foods {vegan}
        The blood test shows I lack {nutrient}.
        My doctor says my {nutrient} is too low. What goes on the plate, {vegan}?
        Which dishes give me {nutrient}?
        I do not want pills for my {nutrient}; what can I cook instead?
        Where is {nutrient} in, {vegan}?
        {nutrient} on my menu, {vegan}
        I feel tired and it may be {nutrient}. Which fruit or meat has it?
        Natural sources of {nutrient}?
        Which food contains a lot of {nutrient}?
        How do I get enough {nutrient}, {vegan}?""",
        {"foods": pick("lentils and spinach|oranges and peppers|nuts and seeds|oats and beans|mushrooms and kale")},
        """Eat {foods} for {nutrient}.
        {foods} are good."""),
    tool("nap.start", "Wakes the user gently after a short sleep",
        [p("minutes", "Length", digits(10, 60, 5)), o("sound", "Sound while falling asleep", choice("rain|waves|fan|silence"))],
        """I lie down for {minutes} minutes.
        nap {minutes} {sound}
        My eyes close after lunch; give me {minutes} minutes.
        Let me doze {minutes} minutes with {sound}.
        Forty winks, well, {minutes} minutes
        I was up all night with the baby. Wake me in {minutes} minutes, I'm on the sofa.
        Shut my eyes for {minutes} minutes to the sound of {sound}.
        A little siesta of {minutes} minutes, please, {sound}.
        I'm dead tired and will rest {minutes} minutes.
        {sound} and {minutes} minutes on the couch
        Start a nap of {minutes} minutes.
        I want to take a nap for {minutes} minutes with {sound}.""",
        {"wakes_at": at},
        """Sleep well; I wake you at {wakes_at}.
        I wake you at {wakes_at}."""),
    tool("mountain_hut", "Beds in a mountain hut for hikers.",
        [p("hut", "Name of the hut", text("Eagle Hut|Glacier Hut|Rose Hut|Stone Hut|Lake Hut|Marmot Hut|Cloud Hut|Pine Hut|Raven Hut|Sun Hut|Ibex Hut")), p("date", "Night", DATE), p("people", "Hikers", integer(2, 9)), o("halfboard", "With dinner and breakfast", flag("with dinner and breakfast|half board", "without meals|we cook ourselves"))],
        """{people} of us want to sleep at {hut} on {date}.
        {hut} {date} {people} {halfboard}
        Our hike ends at {hut} on {date}; are there bunks for {people}?
        On {date} we walk over the pass, {people} people, and spend the night at {hut}.
        Is there room under the roof of {hut} on {date} for {people} tired climbers?
        {people} mattresses, {hut}, {date}, {halfboard}
        Can {people} wanderers stay at {hut} for the night of {date} {halfboard}?
        We do not want to put up a tent, so {hut} on {date} for {people}.
        Before the summit, {people} of us need rest at {hut}, {date}.
        {date}, up in the rocks at {hut}, {people} beds
        Book {people} beds at {hut} for {date}.
        Please reserve {hut} for {people} hikers on {date}, {halfboard}.""",
        {"price": num(20, 70), "booking": ref("H999")},
        """{people} beds at {hut} are kept, {price} euros each.
        The booking is {booking}."""),
    tool("cable_car", "First and last ride of a cable car, and if it runs in this wind",
        [p("mountain", "Name of the mountain", text("Eagle Peak|Snow Horn|White Peak|Stone Head|Sun Top|Raven Rock|Cloud Peak|Ibex Horn|Glacier Point|Silver Top|Old Man"))],
        """Does the cable car up to {mountain} run today?
        {mountain} lift times
        We want to be on top of {mountain} without sweating.
        When do we have to be back so that we can float down from {mountain}?
        Is it too windy for the cabins on {mountain}?
        My knees will not carry me down {mountain}. When is the last ride?
        How early can I get up to {mountain} with my skis?
        {mountain} gondola open?
        Is there a way up {mountain} with a pram?
        Until when do the cabins go at {mountain}?
        When does the cable car to {mountain} start?
        When is the last cable car from {mountain}?""",
        {"first": pick("08:00|08:30|09:00"), "last": pick("16:30|17:00|18:15"), "running": pick("yes|no")},
        """At {mountain} the first ride is at {first}, the last at {last}.
        Running: {running}."""),
    tool("tick_warning", "How many ticks are about in an area.",
        [p("area", "Town or forest", TOWN)],
        """Are there many ticks around {area}?
        ticks {area}
        Should I wear long trousers in the tall grass of {area}?
        We have picnic in the meadow near {area}. Must I search the children afterwards?
        My dog always brings home those little bloodsuckers from {area}.
        Can we get a bite with disease in the woods of {area}?
        Do I need spray for my legs at {area}?
        {area}, bloodsuckers in the grass?
        Is it safe to lie in the grass at {area}?
        The scouts camp at {area}; do they have to check their skin?
        How high is the risk of ticks in {area}?
        Is there a warning of ticks for {area}?""",
        {"level": pick("low|medium|high"), "tip": pick("wear long socks|use a spray|check your skin")},
        """The risk in {area} is {level}; {tip}.
        The risk is {level}."""),
    tool("cloudType", "Names a cloud from its look and says what weather follows",
        [p("look", "What it looks like", choice("cotton:like cotton wool|feathers:like thin feathers|tower:like a dark tower|layer:like one grey blanket|waves:like waves"))],
        """The clouds look {look}. What is coming?
        sky {look}
        Up there it is {look}. Will it rain on our picnic?
        What does it mean when the sky is {look}?
        I see something white or grey overhead {look}.
        My son asks what those things {look} are called.
        It hangs over the mountains {look}, should we turn back?
        {look} above us, any name for that?
        What is the name of clouds {look}?
        I lie in the grass and stare up: all is {look}.
        Which type of cloud looks {look}?
        Tell me the cloud that looks {look}.""",
        {"name": pick("cumulus|cirrus|cumulonimbus|stratus|altocumulus"), "next": pick("dry weather|rain|a storm|a change")},
        """It is {name}; {next} follows.
        It is {name}."""),
    tool("public_toilet", "Nearest public toilet.",
        [p("address", "Where the user is", ADDRESS), o("needs", "Special needs", choice("wheelchair:for a wheelchair/with a wheelchair|baby:with a changing table/where I can change the baby|free:without paying/for free"))],
        """I need a toilet, I am at {address}.
        WC {address} {needs}
        My little girl has to go, quickly! {address}.
        Where can I wash my hands and so on near {address} {needs}?
        Too much coffee... I stand at {address}.
        Is there a restroom close to {address} {needs}?
        We drank a lot and are at {address}. Where to?
        Ladies and gents near {address}, {needs}
        A loo around {address}, please, it is urgent.
        Nature calls at {address}.
        Where is the nearest public toilet to {address}?
        Find a public toilet {needs} near {address}.""",
        {"street": pick("Mill Street|Park Avenue|Station Road|Market Lane"), "metres": num(30, 900)},
        """There is one in {street}, {metres} metres away.
        {metres} metres away."""),
    tool("playground_find", "Find playgrounds that suit a child's age",
        [p("near", "Place", TOWN), p("age", "Age of the child", integer(2, 10)), o("equipment", "What must be there", several("swing|slide|sandpit|climbing wall|water pump|trampoline|zip line|football goal|seesaw|table tennis"))],
        """Where can a child of {age} play in {near}?
        {near}, age {age}, {equipment}
        My son is {age} and bored, we are in {near}.
        In {near} my {age} year old wants to climb and run.
        Is there a {equipment} for a child of {age} somewhere in {near}?
        We have an hour in {near} with a wild kid of {age}.
        Fresh air for my {age} year old in {near}: swings, sand, whatever
        Our girl ({age}) loves {equipment}. Anything in {near}?
        {age} years old, {near}, where do the kids go?
        The sun shines, {near}, child {age}, with {equipment}.
        Find a playground in {near} for a child aged {age}.
        Which playground in {near} has {equipment} for age {age}?""",
        {"name": pick("Pirate Park|Oak Playground|Castle Garden|River Play"), "metres": num(100, 2500)},
        """{name} in {near} is good at {age}.
        Try {name}."""),
    tool("RecyclingYard", "Tells whether the recycling yard accepts an item, what it costs and when it is open.",
        [p("item", "What is brought", text("old tyres|paint|a fridge|garden waste|a mattress|rubble|batteries|motor oil|a television|branches|scrap metal|carpets|window glass"))],
        """Where do I take {item}?
        {item} yard
        I have {item} in the cellar and no use for it.
        We cleared out grandfather's shed and found {item}.
        Can I drive {item} to the yard on Saturday?
        Does it cost anything to get rid of {item}?
        My car boot is full of {item}. Where to?
        {item}: do they take that, and when?
        After the renovation we are left with {item}.
        I must not put {item} in the dustbin, I think.
        Does the recycling yard take {item}?
        What does the recycling yard charge for {item}?""",
        {"accepted": pick("yes|no"), "fee": num(0, 25), "open": pick("Saturday 9 to 2|Monday to Friday|Wednesday afternoon")},
        """{item}: accepted {accepted}, fee {fee} euros.
        Open {open}."""),
    tool("voter_card", "Order a new polling card or a postal vote.",
        [p("name", "Voter", PERSON), p("kind", "What is wanted", choice("card:a new polling card|postal:a postal vote"))],
        """{name} would like {kind}.
        election, {name}: {kind}
        On election day {name} is abroad or at work, so {kind} please.
        {name} cannot find the letter for the election; {kind}, please.
        I am {name} and want my voice to count: {kind}.
        My leg is broken. {name} here, {kind}.
        Send {kind} to {name}.
        {name} needs {kind} before the election.
        The dog ate the letter with my right to vote. {kind} for {name}.
        Could {name} have {kind}?
        Order {kind} for {name}.
        Please send {name} {kind} for the election.""",
        {"arrives": on},
        """It comes to {name} on {arrives}.
        By {arrives}."""),
    tool("seat_position", "Moves the driver's seat to the saved position of a person",
        [p("driver", "Who drives", NAME)],
        """{driver} is driving now.
        seat {driver}
        My knees hit the steering wheel, it is still set for someone else; I am {driver}.
        Set everything for {driver}, he has long legs.
        {driver} takes over at the next stop.
        I cannot reach the pedals. Put it back for {driver}.
        Change drivers: {driver}
        {driver} sits behind the wheel today.
        Let {driver} be comfortable in front of the wheel.
        Now it is {driver}'s turn at the wheel.
        Move the seat for {driver}.
        Please put the driver's seat into the position of {driver}.""",
        {"moved": True, "mirrors": pick("set|not saved")},
        """The seat is set for {driver}.
        Mirrors: {mirrors}."""),
    tool("tripComputer", "Numbers of the current drive: distance, average use and range left",
        [],
        """How far can we still drive?
        range left?
        Will we get home without refuelling?
        What does the car use on this trip?
        How many kilometres have we driven since breakfast?
        My friend asks how thirsty the car is.
        Do we have to stop for petrol soon?
        How long have we been on the road?
        Is there enough in the tank for the next hundred kilometres?
        Trip data
        Show the data of this drive.
        What is the range of the car at the moment?""",
        {"km": num(5, 700), "litres_per_100": dec(4, 10, 1), "range_km": num(20, 700)},
        """You can drive {range_km} km more.
        {km} km so far."""),
    tool("trailer_hire", "Rent a car trailer by the day",
        [p("load", "What is carried", text("a sofa|two bicycles|a motorbike|a boat|garden waste|sand|firewood|a wardrobe|a pony|bricks|a piano")), p("date", "Day", DATE), o("cover", "With a cover against rain", flag("with a cover|closed", "open|without a cover"))],
        """I have to move {load} on {date} and it does not fit into the car.
        trailer {date} {load} {cover}
        On {date} I fetch {load}. Something to pull behind the car, please.
        How can I carry {load} on {date}? My car has a tow bar.
        My tow bar is ready on {date}: {load}, {cover}.
        We take {load} home on {date} and need two more wheels behind us.
        My boot is too small for {load}, {date}.
        Something {cover} to tow {load} with on {date}.
        Who has a thing I can hook on to my car for {load} on {date}?
        {load} must go to the other end of town, {date}.
        Rent a trailer for {load} on {date}.
        I'd like a trailer on {date} to carry {load}, {cover}.""",
        {"price": num(15, 60), "from": at},
        """The trailer costs {price} euros; fetch it on {date} from {from}.
        It costs {price} euros."""),
    tool("car_value", "Estimate what a used car is worth",
        [p("make", "Maker", BRAND), p("year", "Year of building", digits(1998, 2025)), p("km", "Kilometres driven", digits(5000, 250000, 5000)), o("accident", "Had an accident", flag("after an accident|it was crashed once", "without an accident|never crashed"))],
        """What is my {make} of {year} with {km} km worth?
        {make} {year} {km} {accident}
        I want to sell my {make}. It was built in {year} and has run {km} km.
        How much could I ask for a {make} from {year}, {km} kilometres, {accident}?
        A dealer offers little for my {make}, {year}, {km} km. Is that fair?
        My uncle leaves me a {make} ({year}, {km} km). Is that a treasure?
        Price of a second-hand {make}, {year}, {km} km
        Before I buy this {make} from {year} with {km} on the clock: what should I pay?
        If I give my {make} away, built {year}, {km} km, {accident}, what do I get?
        We need money for a new one; the {make} of {year} did {km} km.
        Estimate the value of a {make} from {year} with {km} kilometres.
        How much is a used {make}, {year}, {km} km, {accident}?""",
        {"euros": num(500, 24000)},
        """The {make} is worth about {euros} euros.
        About {euros} euros."""),
    tool("wallpaper_rolls", "Number of rolls for a room: height and length of all walls in metres.",
        [p("wall_length", "Length of all walls together", digits(6, 40)), p("height", "Height of the room", decimal(2, 4))],
        """How many rolls for walls of {wall_length} metres, {height} m high?
        wallpaper {wall_length} m, {height} m
        We redecorate: all walls together {wall_length} m, the ceiling is at {height} m.
        At the hardware store: {wall_length} m round the room, {height} m up. What do I buy?
        My bedroom should get flowers on the walls, {wall_length} metres and {height} high.
        Paste is mixed! {wall_length} m of wall, height {height}. Are my rolls enough?
        {wall_length} by {height} metres to cover in stripes, how much?
        Walls {wall_length} metres around, {height} m from floor to ceiling: how many do I need?
        Length {wall_length}, height {height}, rolls?
        The hall has {wall_length} m of bare plaster, {height} m high.
        How many rolls of wallpaper do I need for {wall_length} metres of wall, {height} m high?
        Work out the wallpaper: {wall_length} m of wall, {height} m high.""",
        {"rolls": num(3, 30)},
        """You need {rolls} rolls.
        {rolls} rolls are enough."""),
    tool("drill_bit", "Which drill and plug to use for hanging something on a wall",
        [p("object", "What hangs there", text("a picture|a shelf|a mirror|a cupboard|a television|a lamp|a curtain rail|a hammock|a clock|a coat rack|a basin")), p("wall", "Wall", choice("concrete|brick|plasterboard|wood"))],
        """I want to hang {object} on {wall}.
        {object}, {wall}, size?
        How big a hole for {object} in {wall}?
        {object} fell off the {wall}. What must I use so it stays?
        My wall is {wall} and {object} should go up.
        Which plug holds {object} in {wall}?
        I stand on the ladder with {object}; the wall is {wall}.
        Six or eight millimetres for {object} in {wall}?
        Will a nail do for {object} in {wall}, or what else?
        Put up {object}, {wall}
        Which drill bit do I need for {object} on {wall}?
        What drill and plug are right for {object} in {wall}?""",
        {"mm": pick("5|6|8|10"), "plug": pick("universal|hollow wall|heavy duty|none")},
        """Drill {mm} mm; plug: {plug}.
        {mm} mm."""),
    tool("origami.fold", "Steps to fold a figure from paper",
        [p("figure", "Figure", text("crane|frog|boat|plane|hat|fox|swan|box|star|butterfly|heart|dog|flower")), o("paper_cm", "Side of the paper in cm", digits(8, 30))],
        """How do I fold a {figure}?
        paper {figure} {paper_cm} cm
        The kids are bored and we have only paper; show them a {figure}.
        I want to make a {figure} without scissors or glue.
        Turn a square of {paper_cm} cm into a {figure}.
        It is raining, we fold a {figure} at the kitchen table.
        A {figure} out of an old letter, how?
        My Japanese friend made a {figure} from a napkin. I would like to do that.
        {figure}, step by step, from a sheet of {paper_cm} cm
        Table decoration: a {figure} made of coloured sheets.
        Show me how to fold an origami {figure}.
        Explain the folding of a paper {figure} from {paper_cm} cm.""",
        {"steps": num(6, 30), "first": pick("fold it in half|make a triangle|fold the corners in|turn it over")},
        """It has {steps} steps; first {first}.
        First {first}."""),
    tool("card_trick", "Teaches a magic trick with simple things.",
        [p("prop", "What is at hand", choice("cards:a pack of cards|coin:a coin|rope:a piece of rope|handkerchief:a handkerchief|cup:three cups")), o("audience", "Who watches", choice("children|adults"))],
        """I want to do magic with {prop}.
        trick, {prop}, {audience}
        My nephew's party is on Saturday and all I have is {prop}. Amaze the {audience}!
        Abracadabra! What can I do with {prop}?
        How do I surprise {audience} with {prop}?
        Make my friends gasp; I have {prop} in my pocket.
        I would like to be a wizard with {prop}.
        Something that fools {audience}, using {prop}
        At dinner I want to show off with {prop}.
        How do magicians make {prop} do strange things?
        Teach me a trick with {prop}.
        Which magic trick can I do with {prop} for {audience}?""",
        {"name": pick("The Ghost|The Lost Queen|Three Moves|The Knot"), "minutes_to_learn": num(5, 60)},
        """Learn {name}; it takes {minutes_to_learn} minutes.
        Try {name}."""),
    tool("karaoke.queue", "Puts a singer and a song on the list of the karaoke evening",
        [p("singer", "Who sings", NAME), p("song", "Title of the song", text("Golden Sky|Dancing Shoes|My Old Town|Midnight Bus|Sweet Marie|River Song|Summer Rain|Hello Moon|Broken Guitar|Ten Red Roses|Sailor Boy|Paper Heart")), o("key_change", "Half tones up or down", digits(-4, 4))],
        """{singer} sings {song}.
        karaoke {singer}: {song}
        Next on stage: {singer} with {song}.
        {singer} takes the microphone for {song}.
        Give the mike to {singer}, {song} please.
        {singer} had two beers and dares to do {song}.
        {song} for {singer}, half tones {key_change}
        It is too high for {singer}; {song}, shift it by {key_change}.
        On the party list: {singer} and {song}.
        {singer} wants to be a star with {song}.
        Put {singer} on the karaoke list with {song}.
        {singer} would like to sing {song}, key {key_change}, at karaoke.""",
        {"position": num(2, 20)},
        """{singer} is number {position} with {song}.
        Number {position}."""),
    tool("wood.order", "Order firewood.",
        [p("cubic_metres", "Amount in cubic metres", integer(2, 9)), p("kind", "Wood", choice("beech|oak|birch|pine")), p("address", "Where to", ADDRESS), o("length_cm", "Length of the logs", choice("25|33|50"))],
        """{cubic_metres} cubic metres of {kind} to {address}.
        {kind} {cubic_metres} m3 {address}
        Winter is near and our stove at {address} eats {kind}: {cubic_metres} cubic metres.
        Our logs are nearly burnt; bring {cubic_metres} cubic metres of {kind} to {address}.
        To heat with {kind} at {address} I need {cubic_metres} cubic metres.
        A lorry with {cubic_metres} cubic metres of {kind} for {address}, please.
        Fill our shed at {address}: {kind}, {cubic_metres} cubic metres, {length_cm} cm.
        {address}, {cubic_metres} cubic metres, dry {kind}, {length_cm} cm long
        Something for the hearth: {cubic_metres} cubic metres of {kind}, {address}.
        The axe is mine, the {kind} yours: {cubic_metres} cubic metres to {address}.
        Order {cubic_metres} cubic metres of {kind} firewood to {address}.
        Please deliver firewood, {cubic_metres} cubic metres of {kind}, to {address}.""",
        {"date": on, "price": num(120, 900)},
        """The {kind} comes to {address} on {date}.
        It costs {price} euros."""),
    tool("PlantSwap", "Offer a plant in exchange for another one among neighbours",
        [p("give", "What is given", text("a tomato plant|mint|a cactus|a fern|strawberry runners|an aloe|basil|a rose cutting|rhubarb|a spider plant|chives|a fig tree")), p("want", "What is wanted", text("lavender|a lemon tree|sage|an orchid|thyme|a blueberry bush|a hosta|ivy|dahlias|tulip bulbs|parsley|a pumpkin plant"))],
        """I give {give} and would like {want}.
        plant swap: {give} for {want}
        My window sill is too full; {give} against {want}?
        Does a neighbour have {want}? I have {give} to spare.
        I potted {give} and look for {want}.
        Who takes {give} off my hands? I dream of {want}.
        {give} must go, {want} may come.
        Swap: {give} / {want}
        Instead of {give} there could be {want} on my balcony.
        We have {give} in plenty and no {want} at all.
        Offer {give} in exchange for {want}.
        I would swap {give} for {want}.""",
        {"offers": num(0, 9), "neighbour": who},
        """Your offer is out; {neighbour} may have {want}.
        Ask {neighbour}."""),
    tool("spareRoom.offer", "Offer a room to guests of the town, students or people in need",
        [p("guests", "For how many", integer(2, 5)), p("from_date", "From which day", DATE), o("pets_allowed", "Pets are welcome", flag("pets are welcome|animals may come", "no pets|without animals"))],
        """We can put up {guests} people from {from_date}.
        room for {guests}, {from_date}, {pets_allowed}
        Our daughter moved out, so {guests} could live with us from {from_date}.
        There are {guests} free beds at our place as of {from_date}; {pets_allowed}.
        If somebody has no roof over the head: {guests} can come on {from_date}.
        From {from_date} {guests} students might stay in our attic, {pets_allowed}.
        I would like to help and take in {guests} persons, beginning {from_date}.
        {guests} places to sleep from {from_date}, {pets_allowed}
        The guest room stands empty. {guests} people, from {from_date}.
        We have space for {guests} at home from {from_date}.
        Offer our spare room to {guests} guests from {from_date}.
        I offer a room for {guests}, from {from_date}, {pets_allowed}.""",
        {"offer": ref("R-999")},
        """Your offer {offer} is online.
        It is {offer}."""),
    tool("neighbourWatch", "Tell the neighbours about something suspicious in the street",
        [p("what", "What was seen", text("a stranger at the garages|an open front door|a van without plates|somebody in the garden|a broken window|a man with a torch|a ladder at the wall|noises in the empty house|a dog locked in a car|smoke over the sheds|two people testing car doors")), p("street", "Where", ADDRESS)],
        """I saw {what} at {street}.
        warn the neighbours, {street}: {what}
        It looks odd to me: {what}, {street}.
        Everyone in the street be careful, there is {what} at {street}.
        Maybe it is nothing, but {what} at {street} makes me nervous.
        Could the neighbours have a look? {what}, {street}.
        I do not trust this: {what} by {street}.
        Near {street} there is {what}, warn the others.
        While walking the dog past {street} I noticed {what}.
        Watch out, {what}, {street}
        Tell the neighbours that there is {what} at {street}.
        Report to the neighbours: {what}, {street}.""",
        {"informed": num(4, 60)},
        """{informed} neighbours know about it.
        I told {informed} people."""),
    tool("choreRota", "Makes a plan of household jobs that changes every week among people who live together",
        [p("people", "Who lives there", PEOPLE), p("chores", "The jobs", several("dishes|rubbish|bathroom|vacuuming|laundry|windows|shopping|stairs|plants|cooking"))],
        """Share {chores} between {people}.
        rota {people}: {chores}
        {people} live together and fight about {chores}.
        Who does {chores} in our flat? We are {people}.
        Every week somebody else of {people} should take {chores}.
        It is not fair, only I do {chores}. Divide it among {people}.
        In our student house {people} have {chores} to do. Make it turn.
        {chores}: {people} take turns
        {people} should help with {chores}, in turn please.
        Plan {chores} so that {people} all have the same amount of work.
        Make a rota for {people} with {chores}.
        Please make a plan of {chores} for {people}.""",
        {"begins": on, "first": who},
        """The plan for {people} begins on {begins}.
        It begins on {begins}."""),
    tool("quiet_hours", "Quiet hours: when noisy garden machines may be used in a town",
        [p("town", "Town", TOWN), o("machine", "Machine", choice("mower:lawn mower|chainsaw|leaf_blower:leaf blower|drill"))],
        """Until when may I use my {machine} in {town}?
        {town} quiet hours {machine}
        It is Sunday in {town}. Will the neighbours call the police if I cut the lawn?
        Am I allowed to make noise in {town} at lunch time?
        My neighbour in {town} starts the {machine} at seven. Is that legal?
        Can I saw wood in {town} this evening?
        When must it be silent in {town}?
        {town}: {machine} on a holiday?
        I work all week and can only use my {machine} on Sundays in {town}.
        How late may builders be loud in {town}?
        What are the quiet hours in {town}?
        When is it allowed to run a {machine} in {town}?""",
        {"from": pick("7|8|9"), "until": pick("18|19|20")},
        """In {town} you may make noise from {from} to {until}.
        From {from} to {until}."""),
]

MIXED: list[Tool] = [
    tool("sauna.heat", "Heats the sauna to a temperature for a time.",
        [p("degrees", "Temperature", digits(60, 95, 5)), p("at", "When it should be hot", TIME)],
        """Sauna with {degrees} degrees at {at}.
        sauna {degrees} {at}
        I want to sweat at {at}, {degrees} degrees.
        After jogging, around {at}, I need {degrees} degrees of dry heat.
        Finnish evening: {degrees} degrees at {at}, towels are ready.
        We come in from the snow at {at} and sit down in {degrees} degrees.
        Let the stones get hot for {at}, {degrees} degrees.
        At {at} the wooden cabin should have {degrees} degrees.
        Bring the bench to {degrees} degrees by {at}, I have a cold coming.
        {degrees} hot, {at}, birch twigs
        Heat the sauna to {degrees} degrees for {at}.
        Please have the sauna at {degrees} degrees by {at}.""",
        {"starts": at},
        """The sauna has {degrees} degrees at {at}.
        It starts at {starts}."""),
    tool("treadmill.speed", "Sets speed and slope of the treadmill while somebody runs on it",
        [p("kmh", "Speed", decimal(3, 16)), o("slope", "Slope in percent", digits(0, 15))],
        """Faster or slower, {kmh} km/h please.
        treadmill {kmh}
        I want to run at {kmh} with a hill of {slope} percent.
        Let the belt roll at {kmh} km/h.
        Make it {kmh}, my legs are warm now.
        Uphill {slope} percent, pace {kmh}.
        I am out of breath; {kmh} is enough.
        Cool down at {kmh}
        Belt: {kmh}, slope {slope}
        The band under my feet should go {kmh} kilometres an hour.
        Set the treadmill to {kmh} km/h.
        Please put the treadmill on {kmh} with {slope} percent slope.""",
        {"ok": True, "pulse": num(90, 175)},
        """It runs at {kmh} km/h; your pulse is {pulse}.
        Your pulse is {pulse}."""),
    tool("SelfHelpGroup", "Finds a group of people with the same problem.",
        [p("topic", "The problem", text("alcohol|gambling|grief|anxiety|diabetes|divorce|cancer|stuttering|tinnitus|depression|chronic pain|bullying")), p("town", "Town", TOWN)],
        """Who else in {town} struggles with {topic}?
        group {topic} {town}
        I do not want to be alone with {topic} any more. I live in {town}.
        Is there a circle in {town} where one talks about {topic}?
        My brother needs people who understand {topic}, in {town}.
        Where in {town} do they meet because of {topic}?
        {topic} has taken over my life; are there others in {town}?
        Help with {topic}, {town}, no doctor but people like me.
        Chairs in a circle, {topic}, {town}, where?
        My doctor says talking to others with {topic} helps. {town}, please.
        Find a self-help group for {topic} in {town}.
        Is there a self-help group about {topic} in {town}?""",
        {"day": pick("Monday|Tuesday|Thursday"), "time": at, "place": pick("the parish hall|the health centre|the library")},
        """The group in {town} meets on {day} at {time} in {place}.
        It is in {place}."""),
    tool("nurse.call", "Call a nurse to a bed in the ward.",
        [p("room", "Room number", digits(100, 420)), p("reason", "Why", choice("pain:I am in pain/it hurts a lot|water:I am thirsty/may I have water|toilet:I have to go to the toilet|drip:the drip is empty/the bottle on the stand has run out|fall:somebody fell out of bed"))],
        """Room {room}, {reason}.
        {reason}! I lie in {room}.
        Could somebody come to {room}, {reason}.
        Sister, {reason}, {room}.
        {room}: {reason}
        I cannot get up; {reason}. It is room {room}.
        Please ring for me in {room}, {reason}.
        {reason}, patient in {room}
        My bed is in {room}, and {reason}.
        Someone in white to {room}! {reason}.
        Call the nurse to room {room}: {reason}.
        I need a nurse in {room}, {reason}.""",
        {"nurse": who, "minutes": num(2, 15)},
        """{nurse} comes to room {room} in {minutes} minutes.
        {nurse} is coming."""),
    tool("mealsOnWheels", "Orders warm lunch for old or ill people, brought to the door",
        [p("person", "Who eats", PERSON), p("address", "Where", ADDRESS), o("days", "On which days", several("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")), o("diet", "Diet", choice("normal|diabetic:for diabetics|soft:easy to chew|vegetarian"))],
        """{person} at {address} cannot cook any more.
        {person}, {address}, lunch, {diet}
        Somebody should bring my father {person} something warm, {address}, {days}.
        My mother {person} lives alone at {address} and only eats biscuits.
        A hot dish to the door of {person}, {address}, on {days}.
        {person} has broken her hip. Lunch to {address}, please.
        Every noon a plate for {person} at {address}, {diet}.
        {address}: {person}, food {diet}, {days}
        Since the stroke {person} cannot stand at the stove. It is {address}.
        Who drives dinner to {person}, {address}, on {days}?
        Order meals on wheels for {person}, {address}.
        Please bring lunch to {person} at {address} on {days}.""",
        {"from": on, "price": dec(5, 12, 2)},
        """{person} gets lunch from {from} for {price} euros.
        From {from}."""),
    tool("terrarium.mist", "Sprays water into the terrarium",
        [p("seconds", "How long", digits(5, 60, 5)), o("animal", "Who lives there", choice("gecko|frog|snake|chameleon|spider"))],
        """Spray {seconds} seconds of rain for my {animal}.
        mist {seconds} s
        The {animal} needs a shower, {seconds} seconds.
        The moss behind the glass is dry, {seconds} seconds of water.
        My {animal} sheds its skin and wants it damp: {seconds} seconds.
        Let it drizzle in the jungle box for {seconds} seconds.
        {seconds} seconds of fog for the {animal}
        Moisten the glass box of the {animal}, {seconds} seconds.
        My reptile looks dried out, give it {seconds} seconds.
        Tropical rain, {seconds} seconds, please.
        Mist the terrarium for {seconds} seconds.
        Please spray the terrarium of the {animal} {seconds} seconds.""",
        {"humidity": num(50, 95)},
        """I spray {seconds} seconds; the humidity is {humidity} percent.
        {humidity} percent."""),
    tool("egg_count", "Counts the eggs that the hens laid on a day.",
        [p("eggs", "Number of eggs", integer(2, 20)), o("coop", "Which hen house", choice("north|south|mobile"))],
        """The hens laid {eggs} eggs.
        eggs {eggs} {coop}
        I took {eggs} out of the nest in the {coop} house.
        {eggs} from the girls today!
        Clucking in the {coop} shed: {eggs}.
        My basket has {eggs} warm ones from the straw.
        Note {eggs} from the {coop} side.
        {eggs} brown ones in the {coop} nest this morning
        Our Berta and her sisters gave us {eggs}.
        Write {eggs} in the poultry book.
        Record {eggs} eggs from the {coop} coop.
        Please count {eggs} eggs for today.""",
        {"week": num(10, 120)},
        """Saved; {week} eggs this week.
        {week} this week."""),
    tool("PuppyClass", "Register a young dog for the puppy course",
        [p("dog", "Name of the dog", PET), p("age_weeks", "Age in weeks", digits(8, 30)), o("breed", "Breed", text("poodle|beagle|terrier|collie|spaniel|boxer|dachshund|labrador|pug|husky|setter"))],
        """{dog} is {age_weeks} weeks old and should learn to sit.
        {dog}, {age_weeks} weeks, {breed}
        Our {breed} {dog} ({age_weeks} weeks) bites into everything. Teach him manners!
        Can {dog} play with others of that age? She is {age_weeks} weeks.
        We got a little one: {dog}, {age_weeks} weeks. He knows no commands.
        {dog} does not come when I call. {age_weeks} weeks old, a {breed}.
        At {age_weeks} weeks {dog} is ready for school.
        School for {dog}, {breed}, {age_weeks} weeks
        My new four-legged friend {dog}, {age_weeks} weeks, needs lessons.
        Put {dog}, aged {age_weeks} weeks, on the list of beginners.
        Register {dog}, {age_weeks} weeks old, for the puppy class.
        Is there room in the puppy class for {dog}, a {breed} of {age_weeks} weeks?""",
        {"starts": on, "time": at},
        """{dog} starts on {starts} at {time}.
        On {starts}."""),
    tool("CoffeeGrind", "Grinds coffee beans for a way of brewing.",
        [p("method", "Way of brewing", choice("espresso|filter|french_press:French press|mocha:mocha pot|turkish:Turkish coffee")), p("grams", "Amount in grams", digits(8, 60))],
        """{grams} grams of beans for {method}.
        grind {method} {grams} g
        The beans are in; I make {method} with {grams} grams.
        Powder for my {method}, {grams} grams please.
        It smells so good when you crush {grams} grams for {method}!
        Mill {grams} g of beans, {method}.
        My coffee needs the right fineness for {method}, {grams} g.
        Turn the beans into {grams} grams for the {method}.
        coffee for {method} this morning, {grams} g freshly milled
        The coffee from my {method} was too bitter; grind {grams} grams anew.
        Grind {grams} grams of coffee for {method}.
        Please grind coffee for {method}, {grams} g.""",
        {"setting": num(1, 30)},
        """{grams} grams are ground at setting {setting}.
        Setting {setting}."""),
    tool("pasta_water", "Amount of water and salt for boiling noodles.",
        [p("grams", "Weight of the dry noodles", digits(100, 1000, 50)), o("shape", "Shape", choice("spaghetti|penne|fusilli|tagliatelle"))],
        """How much water for {grams} grams of noodles?
        {shape} {grams} g, salt?
        I have {grams} grams of {shape} and an empty pot.
        How big must the pot be for {grams} grams of {shape}?
        My {shape} always stick together. {grams} grams, what do I do with water and salt?
        Litres of water for {grams} g of noodles?
        {grams} grams of {shape} for the football team, how many spoons of salt?
        Is two litres enough for {grams} g of {shape}?
        We cook noodles, {grams} grams. How much water and salt go into the pot?
        Salt and litres, {grams} g {shape}
        How much water do I need to boil {grams} grams of pasta?
        Tell me water and salt for {grams} g of {shape}.""",
        {"litres": dec(1, 10, 1), "salt_g": num(8, 90)},
        """Take {litres} litres of water and {salt_g} grams of salt.
        {litres} litres."""),
    tool("DoughCalc", "Computes flour, water and yeast for pizzas",
        [p("pizzas", "Number of pizzas", integer(2, 10)), p("diameter", "Diameter in cm", digits(20, 40)), o("rest_hours", "Hours of rest", digits(2, 48, 2))],
        """Flour for {pizzas} pizzas of {diameter} cm?
        dough {pizzas} x {diameter} cm, {rest_hours} h
        {pizzas} people want a round one each, {diameter} cm. What do I knead?
        How much yeast for {pizzas} of {diameter} centimetres if it rests {rest_hours} hours?
        I bake Margherita for {pizzas}, my tins are {diameter} cm.
        Friday night Italian: {pizzas} bases, {diameter} cm wide.
        The stone takes {diameter} cm. I need {pizzas} bases, {rest_hours} hours from now.
        What must I weigh out for {pizzas} bases, each {diameter} cm?
        {pizzas} Margheritas, {diameter} across, flour and water
        To knead tonight: {pizzas} balls for {diameter} cm, rest {rest_hours} hours.
        Compute the dough for {pizzas} pizzas with {diameter} cm.
        How much pizza dough do I need for {pizzas} pizzas of {diameter} cm?""",
        {"flour_g": num(200, 2400), "water_g": num(130, 1500), "yeast_g": num(1, 20)},
        """Take {flour_g} g of flour, {water_g} g of water and {yeast_g} g of yeast.
        {flour_g} g of flour."""),
    tool("tap_water", "Hardness of the drinking water of a town, and nitrate.",
        [p("town", "Town", TOWN)],
        """Can I drink from the tap in {town}?
        water hardness {town}
        My coffee machine asks how hard the water is in {town}.
        How much chalk comes out of the pipes in {town}?
        Is the water in {town} safe for a baby's bottle?
        In {town} all glasses have white spots. Why?
        How much detergent do I need in {town}?
        {town} pipes, calcium?
        We move to {town} with our aquarium; is what comes from the pipe soft?
        Do people in {town} have to buy bottles?
        How hard is the drinking water in {town}?
        What is the quality of the tap water in {town}?""",
        {"hardness": pick("soft|medium|hard|very hard"), "nitrate": num(1, 40)},
        """The water in {town} is {hardness}, nitrate {nitrate}.
        It is {hardness}."""),
    tool("towel_rail", "Turns on the heated towel rail for some minutes",
        [p("minutes", "Minutes", digits(10, 120, 10))],
        """I want a warm towel after my shower, {minutes} minutes.
        towel rail {minutes}
        The bathing things are wet, dry them {minutes} minutes in the bathroom.
        Make my bath robe cosy for {minutes} minutes.
        Fluffy and hot when I step out! {minutes} minutes.
        Swimming trunks hang there dripping, {minutes} minutes please.
        {minutes} minutes on the rack in the bathroom
        I am going under the shower; warm what hangs on the rack, {minutes} minutes.
        The little towel radiator by the basin, {minutes} minutes.
        For {minutes} minutes, heat the thing the towels hang on.
        Turn on the towel rail for {minutes} minutes.
        Please heat the towel rail {minutes} minutes.""",
        {"off_at": at},
        """The rail is on for {minutes} minutes.
        It goes off at {off_at}."""),
    tool("knot_guide", "Shows how to tie a knot for a purpose. Use this when the user wants to fasten, join or hang something with a rope.",
        [p("purpose", "What it is for", choice("boat:tie up a boat|join:join two ropes|loop:make a loop that does not slip|tie:tie a necktie|shoe:tie shoes|climb:fasten a climbing harness|fish:fasten a hook to a line"))],
        """How do I {purpose}?
        I have to {purpose} and always forget how.
        Show me how to {purpose}.
        {purpose}, step by step
        My hands are full of cord; I want to {purpose}.
        The scouts must learn to {purpose}.
        What is the best way to {purpose}?
        It keeps coming undone when I {purpose}.
        My grandfather could {purpose} with his eyes shut. Teach me.
        Left over right? I try to {purpose}.
        Which knot do I need to {purpose}?
        Explain a knot to {purpose}.""",
        {"knot": pick("a bowline|a reef knot|a sheet bend|a half Windsor|a figure of eight"), "steps": num(3, 7)},
        """Use {knot}; it has {steps} steps.
        Use {knot}."""),
    tool("kilnStart", "Fires the pottery kiln with a program",
        [p("program", "Program", choice("bisque|glaze|stoneware|raku")), p("start", "Start time", TIME), o("slow_cooling", "Cool slowly", flag("and let it cool slowly|with slow cooling", "with normal cooling|cool it as usual"))],
        """Fire my pots, {program}, at {start}.
        kiln {program} {start}
        The clay bowls are dry. Burn them at {start}, {program}.
        My mugs are painted and should be baked hard: {program}, {start}.
        At {start} run {program} {slow_cooling}.
        The children's figures from clay go in at {start}, {program}.
        {program} over night from {start}, {slow_cooling}
        Everything is on the shelves; heat it up at {start} for {program}.
        Turn my vases to stone with {program}, begin {start}.
        {start}: {program} for a load of tiles
        Start the kiln at {start} with {program}.
        Please run the pottery kiln, {program}, {start}, {slow_cooling}.""",
        {"top_degrees": num(900, 1280), "open_after_hours": num(12, 30)},
        """The kiln starts at {start} and reaches {top_degrees} degrees.
        Open it after {open_after_hours} hours."""),
    tool("bookClub", "Date, place and book of the next meeting of the reading circle",
        [],
        """Which novel are we reading at the moment?
        book club?
        When does our reading circle meet to talk about what we have read?
        Where do we drink wine and discuss chapters next?
        I joined the reading circle and do not know the title yet.
        How many pages do I still have to get through before we meet?
        At whose home do the readers meet?
        Do I have to finish the novel by Thursday?
        Next novel, next meeting
        What are the ladies reading this month?
        When is the next book club?
        Tell me the book for the next meeting of the book club.""",
        {"title": pick("The Long Road|Winter Light|Two Sisters|Blue Morning"), "date": on, "host": who},
        """We read {title} and meet on {date} at {host}'s.
        On {date}."""),
    tool("ScoutMeeting", "Signs a child up for a meeting or camp of the scouts",
        [p("child", "Name of the child", CHILD), p("event", "What", choice("meeting:the weekly meeting|camp:the summer camp|hike:the night hike|campfire:the camp fire evening")), o("swimmer", "Whether the child can swim", flag("can swim|swims well", "cannot swim|does not swim yet"))],
        """{child} comes to {event}.
        {child}, {event}, {swimmer}
        {child} has packed the rucksack and wants to be at {event}.
        May {child} go along to {event}? My kid {swimmer}.
        {child} would love {event} with tents and neckerchiefs.
        Another one for {event}: {child}, who {swimmer}.
        Our {child} takes part in {event}.
        My kid wants adventure: {child}, {event}
        Is there room for {child} at {event}? The child {swimmer}.
        {child} joins the troop for {event}.
        Sign {child} up for {event} of the scouts.
        {child} should come to {event} of the scouts and {swimmer}.""",
        {"place": pick("the hut|the forest edge|the lake|the old mill"), "time": at},
        """{child} is signed up; we meet at {place} at {time}.
        At {place}."""),
    tool("fireBrigade.join", "Become a volunteer at the fire brigade.",
        [p("name", "Name", PERSON), p("age", "Age", digits(12, 55)), o("truck_licence", "Has a licence for trucks", flag("with a truck licence|can drive trucks", "no truck licence|cannot drive trucks"))],
        """{name}, {age}, would like to put out fires.
        fire brigade {name} {age} {truck_licence}
        I am {name}, {age} years old, and want to ride in the red engine.
        {name} ({age}) wants to help when houses burn.
        Our village needs people with hoses. {name}, {age}, is ready, {truck_licence}.
        Since I was a boy I dreamed of the siren. {name}, {age}.
        {name}, {age} years, {truck_licence}: can you use me when it burns?
        My daughter {name} is {age} and loves helmets and ladders.
        Volunteer for the red engine: {name}, {age}
        {name} would like to rescue people; {age} years, {truck_licence}.
        {name}, {age}, wants to join the fire brigade.
        Sign {name} up as a volunteer fire fighter, age {age}.""",
        {"group": pick("youth group|active group"), "evening": pick("Monday|Wednesday|Thursday")},
        """{name} is in the {group}, every {evening}.
        We meet on {evening}."""),
    tool("blood_drive", "Appointment to give blood.",
        [p("town", "Town", TOWN), p("day", "Day", DAY), o("blood_type", "Blood group", choice("A+|A-|B+|B-|AB+|0+|0-"))],
        """I want to give blood in {town} {day}.
        blood {town} {day} {blood_type}
        My arm is at your service {day} in {town}.
        Half a litre from me, {blood_type}, {town}, {day}.
        The radio said they are short of {blood_type}. I am in {town} {day}.
        Somebody once saved me, now I want to save others: {town}, {day}.
        Where can I lie down and be tapped in {town} {day}?
        {day}, {town}, donor {blood_type}
        The hospital in {town} needs donors; I have time {day}.
        I am healthy and not afraid of needles, {town}, {day}.
        Make an appointment to donate blood in {town} {day}.
        Can I donate blood {day} in {town}?""",
        {"time": at, "place": pick("the Red Cross house|the school|the town hall")},
        """You can give blood at {time} in {place}.
        Come to {place}."""),
    tool("surname_origin", "Where a family name comes from and what it means",
        [p("surname", "Family name", same(lambda rng, split: rng.choice(w.LAST_NAMES)))],
        """What does the name {surname} mean?
        {surname} origin
        My ancestors were called {surname}. What did they do for a living?
        Is {surname} a noble name?
        From which country do the {surname}s come?
        I marry a {surname}. What name am I getting?
        Were people called {surname} farmers or smiths once?
        How old is the family name {surname}?
        {surname}, meaning
        We are researching our roots and found many {surname}s.
        Where does the surname {surname} come from?
        Tell me the origin of the name {surname}.""",
        {"meaning": pick("a trade|a place|a father's name|a nickname"), "first_seen": num(1100, 1700)},
        """{surname} comes from {meaning}, first seen in {first_seen}.
        It comes from {meaning}."""),
    tool("grave_care", "Orders flowers and care for a grave",
        [p("grave", "Number of the grave", code("A-99|9-999|B-9")), p("plants", "What to plant", choice("pansies|begonias|heather|evergreen:evergreen plants")), o("candle", "Light a candle too", flag("with a candle|and light a candle", "without a candle|no candle"))],
        """Please plant {plants} on grave {grave}.
        {grave} {plants} {candle}
        I live too far away to visit mother's resting place {grave}. {plants}, please.
        At {grave} everything is dried up; {plants} would be nice.
        For the day of the dead, {plants} on {grave} {candle}.
        Who waters and weeds {grave}? It should have {plants}.
        Grandfather loved {plants}. He lies in {grave}.
        Row and number {grave} on the cemetery: {plants}, {candle}.
        {plants} for {grave}, the stone needs cleaning as well
        Somebody should look after {grave} at the churchyard, with {plants}.
        Order {plants} for the grave {grave}.
        Take care of grave {grave}, {plants}, {candle}.""",
        {"done_by": on, "price": num(20, 120)},
        """Grave {grave} gets {plants} by {done_by}.
        It costs {price} euros."""),
    tool("farm_shop", "Farm shops nearby and what is fresh today. Some have a vending machine for eggs and milk at night.",
        [p("near", "Place", TOWN), o("product", "What is wanted", text("eggs|milk|honey|asparagus|apples|potatoes|goat cheese|strawberries|ham|cider|walnuts|cherries"))],
        """Where can I buy from a farmer near {near}?
        {product} farm {near}
        I want {product} that have not seen a supermarket, close to {near}.
        The village shop in {near} is shut. Who sells fresh {product}?
        Straight from the field, {near}, please.
        We drive through {near} and would like {product} from the country.
        Which farmer around {near} has {product}?
        My kids should see where {product} come from, near {near}.
        {near}, fresh from the hen or the tree
        Is there a barn near {near} where they sell {product}?
        Find a farm shop near {near}.
        Which farm shop near {near} has {product}?""",
        {"farm": pick("Oak Farm|Mill Farm|Hill Farm|Brook Farm"), "fresh": pick("eggs|potatoes|apples|cheese"), "open_until": at},
        """{farm} is near {near}, fresh today: {fresh}.
        Go to {farm}."""),
    tool("ChristmasTree", "Reserve a Christmas tree",
        [p("kind", "Kind of tree", choice("fir|spruce|pine")), p("height_cm", "Height", digits(80, 300, 10)), o("in_pot", "With roots in a pot", flag("in a pot|with roots", "cut|without roots")), o("deliver", "Bring it home", flag("and bring it to us|delivered", "we fetch it|without delivery"))],
        """A {kind} of {height_cm} cm for Christmas.
        {kind} {height_cm} cm {in_pot}
        Our living room is waiting for the holidays: {kind}, {height_cm} cm, {deliver}.
        The candles are bought; now a {kind} of {height_cm} cm.
        Before all the nice ones are gone: {kind}, {height_cm} centimetres.
        Something green to put the presents under, {kind}, {height_cm} cm {in_pot}.
        On the 24th we want to decorate a {kind}, {height_cm} cm.
        {height_cm} cm of {kind}, {in_pot}, {deliver}
        It must fit under our ceiling: {height_cm} cm, {kind}.
        The baubles are in the attic, what is missing is a {kind} with {height_cm} cm.
        Reserve a Christmas tree: {kind}, {height_cm} cm.
        I would like a {kind} as a Christmas tree, {height_cm} cm, {in_pot}.""",
        {"price": num(15, 110), "number": ref("T-99")},
        """The {kind} of {height_cm} cm costs {price} euros.
        Your number is {number}."""),
    tool("snow.clear", "Order snow clearing for a pavement or yard.",
        [p("address", "Address", ADDRESS), p("by", "Time in the morning", TIME), o("salt", "What to spread", choice("sand|salt|grit|none:nothing"))],
        """Snow away at {address} by {by}.
        snow {address}, {by}, {salt}
        I am on holiday, and the path at {address} must be free at {by}.
        Grandma might slip in front of {address}. Somebody with a shovel by {by}!
        It snowed all night; the yard of {address} is white. By {by} please.
        Our shovel is broken. {address}, {by}, and spread {salt}.
        The town fines us if the pavement at {address} is not clear at {by}.
        My car cannot get out of {address}; plough it by {by}.
        {by} at {address}: shovel and {salt}
        At {address} it is slippery, please strew {salt} by {by}.
        Order snow clearing for {address} by {by}.
        Please clear the snow at {address} until {by}.""",
        {"worker": who, "price": num(15, 80)},
        """{worker} clears {address} by {by} for {price} euros.
        {worker} will come."""),
    tool("speed_camera", "Warn about speed cameras on a road.",
        [p("road", "Name of the road", code("A9|A99|M9|B99|N9"))],
        """Do they flash on the {road} today?
        cameras {road}
        Is the police measuring on the {road}?
        I drive the {road} and do not want a photo of me in the post.
        Where must I brake on the {road}?
        Are there any traps on the {road}?
        {road}, radar?
        My licence hangs by a thread. What about the {road}?
        Someone blinked his lights at me on the {road}. Why?
        Must I look at my speedometer on the {road}?
        Are there speed cameras on the {road}?
        Warn me of speed cameras on the {road}.""",
        {"count": num(2, 6), "limit": pick("80|100|120|130")},
        """There are {count} cameras on the {road}; the limit is {limit}.
        {count} cameras."""),
    tool("cruise.control", "Hold a speed in km/h",
        [p("kmh", "Speed", digits(50, 130, 5)), o("distance", "Distance to the car ahead", choice("short|medium|long"))],
        """Keep {kmh} km/h.
        cruise {kmh} {distance}
        My foot is tired, hold it at {kmh}.
        Let the car roll on at {kmh} by itself.
        The motorway is empty; {kmh} all the way.
        Drive {kmh} and stay behind the lorry, {distance} gap.
        I do not want to get a ticket, so never above {kmh}, gap {distance}.
        {kmh} constantly, please
        Here {kmh} is allowed, take over the pedal of the car.
        Steady at {kmh}
        Set the cruise control to {kmh}.
        Please hold the speed at {kmh} km/h with a {distance} distance.""",
        {"active": True},
        """I hold {kmh} km/h.
        {kmh} km/h."""),
    tool("childSeat", "Which child seat is right for a child in a car",
        [p("height_cm", "Height of the child", digits(50, 150)), p("weight_kg", "Weight of the child", digits(3, 36)), o("isofix", "Car has fixing points", flag("with isofix|the car has isofix", "without isofix|the car has no isofix"))],
        """Our little one is {height_cm} cm and {weight_kg} kg. How must she sit in the car?
        child seat for {height_cm} cm, {weight_kg} kg, {isofix}
        Which seat for a kid of {height_cm} cm with {weight_kg} kilos?
        May my son ride in front? {height_cm} cm, {weight_kg} kg.
        Is a booster enough at {height_cm} cm and {weight_kg} kg?
        I drive my niece, {height_cm} cm, {weight_kg} kilos; what do I have to buy?
        The old one is too small; the boy has {height_cm} cm and {weight_kg} kg, {isofix}.
        Facing back or forwards with {height_cm} cm and {weight_kg} kg?
        How do I strap in a child of {weight_kg} kg and {height_cm} cm?
        Taking the baby home from hospital: {height_cm} cm, {weight_kg} kg, {isofix}
        What child seat suits {height_cm} cm and {weight_kg} kg?
        Which car seat does a child of {height_cm} cm and {weight_kg} kg need, {isofix}?""",
        {"seat": pick("a baby carrier|a seat facing back|a seat facing forwards|a booster with back")},
        """The child needs {seat}.
        Take {seat}."""),
    tool("roofBox", "Rent a roof box for the holidays",
        [p("litres", "Volume", digits(300, 600, 20)), p("start", "First day", DATE), p("end", "Last day", DATE)],
        """A roof box of {litres} litres from {start} to {end}.
        roof box {litres} l, {start} - {end}
        We go skiing from {start} to {end} and the boot is too small; {litres} litres on top.
        Where do I put all the luggage? From {start} until {end}, {litres} litres more.
        The tent, the pram, the dog... {litres} litres above our heads, {start} to {end}.
        From {start} till {end} I need {litres} litres on top of the car.
        Something for the roof, {litres} litres, {start} to {end}
        Five people and one small car! {litres} litres extra, {start} to {end}.
        Skis and boots for the family, so {litres} litres up there from {start} to {end}.
        Between {start} and {end} we drive to the coast with {litres} litres on the rails.
        Rent a roof box with {litres} litres from {start} until {end}.
        I'd like a roof box, {litres} litres, {start} to {end}.""",
        {"price": num(40, 160)},
        """The box costs {price} euros from {start} to {end}.
        It costs {price} euros."""),
    tool("dashcam.save", "Keeps the last minutes of the car camera, so that they are not overwritten",
        [p("minutes", "How many minutes back", integer(2, 10))],
        """Save the last {minutes} minutes of the drive.
        dashcam {minutes}
        He ran a red light and nearly hit us! Keep {minutes} minutes.
        There was a crash in front of me; I need the last {minutes} minutes as proof.
        Did you see that deer on the road? Do not lose the last {minutes} minutes of film.
        A meteor over the road! The past {minutes} minutes, please.
        Somebody scratched my bumper; store {minutes} minutes.
        The police will ask what happened. Hold {minutes} minutes.
        Film of the last {minutes} minutes, keep it
        Do not overwrite the {minutes} minutes before now.
        Keep the last {minutes} minutes of the car camera.
        Please save {minutes} minutes from the dashcam.""",
        {"file": ref("CAM999.mp4")},
        """The {minutes} minutes are saved as {file}.
        See {file}."""),
]

SMALL: list[Tool] = [
    tool("fridge_door", "Tells if the door of the fridge is shut.",
        [],
        """Did I leave the fridge open?
        fridge door?
        There is a beeping in the kitchen.
        My butter is soft. Is something not shut?
        The milk is warm, why?
        I left in a hurry with a yoghurt in my hand. Is it closed?
        Is the cold escaping in the kitchen?
        The motor in the kitchen runs all the time.
        Did the kids shut it after taking the ice cream?
        Light inside still on?
        Is the door of the fridge closed?
        Check whether the fridge is shut.""",
        {"door": pick("open|closed"), "degrees": num(3, 14)},
        """The door is {door}; it has {degrees} degrees inside.
        It is {door}."""),
    tool("awning", "Rolls the awning over the terrace in or out",
        [p("state", "Where it goes", choice("out:out/open|in:in/closed|half:half out"))],
        """Awning {state}.
        sun roof {state}
        We sit on the terrace, awning {state} please.
        The cloth over the terrace should be {state}.
        The weather changes; the cloth over the terrace must be {state}.
        Roll the cloth on the balcony {state}.
        The cloth over the garden table: {state}.
        Breakfast outside! Cloth {state}.
        Striped roof {state}, thanks
        I would like the canvas over the patio {state}.
        Set the awning to {state}.
        Please move the awning {state}.""",
        {"seconds": num(10, 40)},
        """The awning is on its way: {state}, in {seconds} seconds.
        Done in {seconds} seconds."""),
    tool("patioHeater", "Infrared heater on the balcony or terrace",
        [p("level", "Strength", choice("off|low|medium|high")), o("minutes", "Turn off after", digits(15, 180, 15))],
        """We are outside on the terrace. Heater {level}.
        patio {level} {minutes}
        My guests are on the terrace, heater {level} please.
        Heat on the balcony: {level}, for {minutes} minutes.
        The red tubes outside: {level}.
        We drink wine out there on the terrace, heater {level}.
        Terrace warmth to {level}
        For the smokers on the balcony: heater {level}, {minutes} minutes.
        Out on the deck, heater {level} for {minutes} minutes.
        The evening under the stars goes on; heater {level}, {minutes} more minutes.
        Set the patio heater to {level}.
        Please put the heater on the terrace on {level} for {minutes} minutes.""",
        {"watts": num(0, 2400)},
        """The heater is set to {level}.
        It uses {watts} watts."""),
    tool("heatPump.mode", "Mode of the heat pump. `quiet` runs slowly at night, `boost` heats as fast as it can.",
        [p("mode", "Mode", choice("eco:eco|quiet|boost|holiday"))],
        """Heat pump to {mode}.
        heat pump {mode}
        The big box behind the house should run in {mode}.
        For the fan of the heating behind our house: {mode}.
        Let the heating machine outdoors go to {mode}.
        For the next days {mode} is right for the heating machine in the yard.
        {mode} on the heat pump, please
        Make the outdoor unit {mode}.
        The unit at the wall should switch to {mode}.
        I would like {mode} for the machine that warms our floor.
        Set the heat pump to {mode}.
        Change the mode of the heat pump to {mode}.""",
        {"kw": dec(0.2, 6, 1)},
        """The heat pump runs in {mode} with {kw} kW.
        It uses {kw} kW."""),
    tool("gutter_clean", "Have the gutters of a house cleaned.",
        [p("address", "House", ADDRESS), p("metres", "Length of the gutters", digits(8, 80, 2)), o("storeys", "Height of the house in storeys", integer(2, 4))],
        """Leaves block the gutters at {address}, {metres} metres.
        gutters {address}, {metres} m
        When it rains, water runs down the wall of {address}; {metres} metres of gutter.
        A small tree grows on the edge of my roof at {address}, {metres} m.
        Somebody with a long ladder to {address}, {storeys} storeys, {metres} metres.
        I am too old to climb up to the roof edge of {address} ({metres} m).
        {metres} metres of gutter full of moss, {address}
        The birds built nests in the drain along our roof, {address}, {metres} metres.
        Autumn is over. Free the roof drain of {address}, {metres} metres, {storeys} storeys.
        It drips on the front door of {address}; {metres} metres are full of leaves.
        Clean the gutters of {address}, {metres} metres.
        Please have {metres} metres of gutter cleaned at {address}.""",
        {"date": on, "price": num(60, 400)},
        """They come to {address} on {date} for {price} euros.
        On {date}."""),
    tool("leaf_blower.rent", "Rents out a leaf blower by the hour",
        [p("hours", "Hours", integer(2, 8)), o("power", "Engine", choice("electric|petrol"))],
        """The yard is covered with leaves; {hours} hours with a blower, please.
        blower {hours} h {power}
        Autumn! I do not want to rake, so lend me that noisy thing for {hours} hours.
        For {hours} hours I need something that blows the leaves into a corner.
        {hours} hours, {power}, against the maple leaves
        My rake broke and the oak lost everything. {hours} hours, {power}.
        A machine with strong wind for {hours} hours.
        Can I have the loud thing for the lawn for {hours} hours?
        {hours} hours of wind from a pipe, {power}.
        The path is slippery with foliage; {hours} hours should do, {power}.
        Rent a leaf blower for {hours} hours.
        I'd like a {power} leaf blower for {hours} hours.""",
        {"price": num(8, 60)},
        """The leaf blower costs {price} euros for {hours} hours.
        It costs {price} euros."""),
    tool("CutFlowers", "How long flowers last in a vase and how to care for them",
        [p("flower", "Flower, plural", text("roses|tulips|lilies|daffodils|peonies|sunflowers|carnations|gerberas|freesias|dahlias|irises|asters"))],
        """How do I keep {flower} fresh?
        {flower} vase
        My {flower} hang their heads after one day.
        He gave me {flower}! What do I do so they last?
        How many days will {flower} be nice on the table?
        Do {flower} want warm or cold water?
        Should I cut {flower} at an angle?
        {flower} on the piano, how long
        A bunch of {flower} stands in my kitchen; is sugar good for it?
        For my mother's birthday I bought {flower} two days early. Will that work?
        How long do {flower} last in a vase?
        How should I care for a bunch of {flower}?""",
        {"days": num(4, 16), "tip": pick("fresh water every day|a clean vase|cut them at an angle|keep them cool")},
        """They last {days} days; my tip: {tip}.
        {days} days."""),
    tool("toothbrush.pair", "Connects a toothbrush with the app of a person.",
        [p("person", "Who uses it", NAME), p("colour", "Colour of the brush", COLOUR)],
        """The {colour} brush belongs to {person}.
        {person} {colour} brush
        {person} got a new one for the teeth, it is {colour}.
        Connect {person} with the {colour} one in the bathroom.
        In the glass stand many; the {colour} one is for {person}.
        {person} wants to see how well he brushes, colour {colour}.
        {colour} for {person}, teeth
        Make the {colour} one send its data to the app of {person}.
        The dentist gave {person} a {colour} one with bluetooth.
        {person} unpacked a {colour} one and now it should talk to the phone.
        Pair the {colour} toothbrush with {person}.
        Please connect {person}'s {colour} toothbrush.""",
        {"battery": num(10, 100)},
        """The {colour} toothbrush of {person} is connected.
        Its battery is at {battery} percent."""),
    tool("jet_lag", "Plan for sleep and light before and after a long flight",
        [p("from_city", "Start", CITY), p("to_city", "Goal", CITY), p("date", "Day of the flight", DATE)],
        """I fly from {from_city} to {to_city} on {date} and always feel awful afterwards.
        {from_city} - {to_city}, {date}, sleep plan
        How can I be awake in {to_city} after leaving {from_city} on {date}?
        On {date} I go from {from_city} to {to_city} and have a meeting right after landing.
        My body clock will be upside down: {from_city}, {to_city}, {date}.
        When should I go to bed before {date}, from {from_city} to {to_city}?
        Last time I could not sleep for a week. {from_city} to {to_city}, {date}.
        {date}: I cross the ocean from {from_city} to {to_city}; when do I sleep?
        From {from_city} off on {date}, fit in {to_city}, how?
        The kids will be awake all night in {to_city}; we leave {from_city} on {date}.
        Make a plan against jet lag, {from_city} to {to_city}, {date}.
        How do I avoid jet lag when I fly on {date} from {from_city} to {to_city}?""",
        {"bedtime": at, "days_before": num(2, 5)},
        """Go to bed at {bedtime} from {days_before} days before.
        Start {days_before} days before."""),
    tool("lullaby", "Sings or plays a song to put a baby to sleep.",
        [o("baby", "Name of the baby, sung in the song", NAME), o("minutes", "Length", digits(5, 60, 5))],
        """The baby will not sleep.
        lullaby for {baby}
        Little {baby} cries in the cradle.
        {baby} is tired but wide awake. Sing to her for {minutes} minutes.
        Something soft for {minutes} minutes by the cot of {baby}.
        Hush-a-bye for {baby}, please.
        My voice is gone, could you sing {baby} to sleep?
        {minutes} minutes of gentle singing at the cot
        I rocked {baby} for an hour and nothing helps.
        A quiet song so that {baby} closes the eyes
        Sing a lullaby for {baby}.
        Please play a lullaby of {minutes} minutes for {baby}.""",
        {"title": pick("Sleep, little star|The moon has risen|Hush now|Golden slumbers")},
        """I am singing: {title}.
        Good night."""),
    tool("storyDice", "Rolls picture dice for inventing a story.",
        [p("dice", "Number of dice", integer(3, 9))],
        """Give us {dice} pictures to make up a tale.
        story dice {dice}
        We sit round the fire and want to invent something from {dice} things.
        I have writer's block; {dice} random pictures, please.
        {dice} things that must occur in our adventure
        The class shall write an essay with {dice} ideas that chance picks.
        Throw {dice} of the cubes with drawings.
        Once upon a time... with {dice} words from you.
        Let chance choose {dice} things for a fairy tale.
        {dice} cubes, and then everyone tells a part.
        Roll {dice} story dice.
        Please throw {dice} story dice for us.""",
        {"pictures": pick("a key, a whale, a tower|a bridge, a moon, a dog|a sword, a cake, a cloud")},
        """Your pictures: {pictures}.
        You have {pictures}."""),
    tool("tongue_twister", "A sentence that is hard to say quickly",
        [o("letter", "Letter that returns", choice("B|F|P|S|T|W"))],
        """Give me something hard to pronounce.
        tongue twister {letter}
        I must warm up my mouth before I speak on stage.
        A sentence with lots of {letter} that nobody can say fast.
        The children want to laugh at wrong words, something with {letter}.
        My tongue needs exercise.
        Make me stumble over {letter}.
        Speech training, letter {letter}
        Which sentence makes everybody stutter?
        Like the one with the seashells, but another.
        Tell me a tongue twister.
        Do you know a tongue twister with {letter}?""",
        {"text": pick("Peter Piper picked a peck|Six slim swans swam|Fuzzy foxes find five figs|Big blue bugs bite")},
        """Say this three times: {text}.
        Try: {text}."""),
    tool("zoo_feeding", "Feeding times of an animal in the zoo",
        [p("animal", "Which animal", same(lambda rng, split: rng.choice(("seals", "penguins", "lions", "otters", "elephants", "wolves", "bears", "monkeys"))))],
        """When do the {animal} get their food?
        zoo {animal}
        We are at the zoo and do not want to miss lunch of the {animal}.
        At what hour does the keeper come to the {animal} with the bucket?
        My son wants to see the {animal} eat.
        Are the {animal} hungry soon?
        {animal}, show with the keeper, when?
        When is it most exciting at the {animal}?
        We stand before the {animal} and nothing happens. When does it?
        Where should we be at two, do the {animal} have dinner then?
        What are the feeding times of the {animal}?
        When are the {animal} fed at the zoo?""",
        {"time": at, "gate": num(1, 9)},
        """The {animal} are fed at {time}.
        At {time}, near gate {gate}."""),
]

TOOLS: list[Tool] = HEALTH + PETS + GARDEN + KITCHEN + MACHINES + FAMILY + CLUBS + HOBBIES + MUSIC + PHOTOS + NATURE + NEIGHBOURS + POST + OFFICES + CHURCHES + LIBRARIES + CARS + EVERYDAY + MIXED + SMALL
