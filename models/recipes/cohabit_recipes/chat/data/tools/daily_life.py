"""Tools of every day: notes and lists, cooking, health, the home, pets, the garden, the car, and pastimes."""

from .. import words as w
from .more_values import (
    ANIMAL, ARTIST, CLOCK, COLOUR, DISH, EXERCISE, LANDMARK, PLANT, POSTCODE, SYMPTOM, TOPIC, WHEN, WORD, WORK_TITLE,
)  # fmt: skip
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, DATE, DAY, GROCERY, GROCERY_LIST, MESSAGE, MONTH, NAME, PEOPLE, ROOM, TIME, TITLE, WEEKDAY, at, choice, code, dec,
    digits, flag, integer, num, o, on, p, pick, ref, several, text, tool,
)  # fmt: skip

HOBBY = text("|".join(w.HOBBIES))
CHANNEL = text("Radio One|Jazz FM|Classic FM|City Radio|Rock Antenna|News 24|Sunrise FM|Harbour Radio|Kids Radio|Radio Nova|Blue Wave|Country Roads")

EMERGENCY = {"FR": ("17", "15", "18"), "US": ("911",) * 3, "GB": ("999",) * 3, "JP": ("110", "119", "119"), "AU": ("000",) * 3, "IN": ("112",) * 3, "BR": ("190", "192", "193")}


def _emergency(rng, arguments) -> str:
    return EMERGENCY.get(arguments.get("country_code"), ("112",) * 3)[("police", "ambulance", "fire").index(arguments.get("service", "police"))]


NOTES: list[Tool] = [
    tool("add_note", "Saves a note.",
        [p("text", "Content of the note", MESSAGE)],
        """Note: {text}
        Write this down: {text}
        Take a note: "{text}"
        note {text}
        I want to remember this. {text}
        Please jot down "{text}"
        Keep this for later: {text}
        Save a memo that says "{text}"
        Can you make a note of this? {text}
        Please write down the following: "{text}" """,
        {"id": ref("N99")},
        """I saved your note as {id}.
        Noted."""),
    tool("find_notes", "Search your notes for a keyword; returns the titles.",
        [p("keyword", "Word in the note", WORD), o("newest_first", "Sort order", flag("newest first|the newest on top", "oldest first|the oldest on top"))],
        """Which of my notes mention {keyword}?
        notes {keyword}
        Search my notes for {keyword}, {newest_first}.
        I wrote something about {keyword} once. Find it.
        {keyword} in my notes, {newest_first}
        Find the note with {keyword} in it.
        Look through everything I wrote down for {keyword}.
        Show notes on {keyword}.
        Did I ever write a note about {keyword}?
        Can you find my notes about {keyword}, {newest_first}?""",
        {"found": num(0, 12), "first": pick("Trip ideas|Monday plan|Shopping|Garden")},
        """I found {found} notes with {keyword}.
        The first is called {first}."""),
    tool("delete-note", "Delete a note for good.",
        [p("note_id", "Number of the note", code("N99|N999"))],
        """Delete note {note_id}.
        {note_id} can go
        Throw away the note {note_id}.
        I no longer need {note_id}.
        remove {note_id} from my notes
        Erase {note_id}, please.
        {note_id} is old, get rid of it.
        Please wipe note {note_id}.
        Can you delete {note_id} for me?
        The note {note_id} is wrong, so delete it.""",
        {"deleted": True},
        """Note {note_id} is deleted.
        {note_id} is gone."""),
    tool("todo.add", "Put an item on a named to-do list",
        [p("item", "What has to be done", TITLE), o("list", "Name of the list", text("home|work|garden|school|holiday|wedding|weekend|car|party|errands"))],
        """Add {item} to my todo list.
        todo: {item}
        {item} goes on the {list} list
        I still have to do this: {item}. Put it on {list}.
        On my {list} list, write {item}.
        Another thing to do: {item}
        I should not forget {item}, so list it under {list}.
        New item for {list}: {item}
        Can you put {item} on my to-do list?
        Please add {item} to the list called {list}.""",
        {"items": num(1, 25)},
        """{item} is on the list.
        The list has {items} items."""),
    tool("list_todos", "Show what is still open on the to-do list.",
        [],
        """What do I still have to do?
        show my todos
        What is on my to-do list?
        Open tasks?
        I have a free hour. What could I get done?
        Read me my list of things to do.
        my to-do list, please
        Which jobs are left?
        Can you show me my to-do list?
        What's left to do today?""",
        {"open": num(1, 20), "first": pick("buy stamps|call the bank|fix the bike|send the invoice")},
        """{open} things are open, first {first}.
        Start with {first}."""),
    tool("TickOff", "Tick off an item of the to-do list by its text.",
        [p("item", "The item", TITLE)],
        """I did {item}.
        {item}: done
        Tick off {item}.
        Finally finished with {item}!
        {item} is taken care of, cross it out.
        check {item} off my list
        You can remove {item}, I have done it.
        Mark {item} as done.
        I'm done with {item}, please tick it off.
        Can you cross {item} off my to-do list?""",
        {"left": num(0, 15)},
        """{item} is ticked off, {left} are left.
        Well done, {left} to go."""),
    tool("grocery.add", "Add one article to the shopping list.",
        [p("name", "The article", GROCERY), o("amount", "How many", integer(1, 9))],
        """We need {name}.
        {name} on the shopping list
        Buy {amount} {name} next time.
        We are out of {name}.
        There is no {name} left.
        Put {name} on the list for the shop.
        {amount} {name}
        Somebody ate the last {name}. Write it on the list.
        Can you add {name} to the shopping list?
        Please remember to get {amount} {name} at the shop.""",
        {"articles": num(1, 30)},
        """{name} is on the shopping list.
        The list has {articles} articles."""),
    tool("removeGrocery", "Take an article off the shopping list.",
        [p("article", "The article", GROCERY)],
        """Remove {article} from the shopping list.
        no {article} any more
        We have enough {article}, take it off the list.
        {article} off the list
        I already bought {article}.
        Strike {article}, please.
        My mother brought {article}, so we need not buy any.
        Cross out {article} on the shopping list.
        Can you take {article} off the shopping list?
        We don't need {article} after all.""",
        {"articles": num(0, 20)},
        """{article} is off the list.
        {articles} articles are left."""),
    tool("read_grocery_list", "Everything that is on the shopping list.",
        [],
        """What is on the shopping list?
        shopping list
        I am at the supermarket. What do we need?
        Read me the shopping list.
        What do I have to buy?
        Do we need anything from the shop?
        Which groceries are missing?
        Show me what to buy.
        What's on our shopping list?
        I'm going shopping, what should I bring?""",
        {"items": pick("milk, eggs, bread|rice, onions, tea|apples, cheese, oats|butter, flour, jam")},
        """You need {items}.
        The list says {items}."""),
]

COOKING: list[Tool] = [
    tool("get_recipe", "Get the recipe of a dish",
        [p("dish", "Name of the dish", DISH), o("servings", "Number of servings", integer(1, 10))],
        """How do I make {dish}?
        recipe {dish}
        {dish} for {servings} people
        I'd like to cook {dish} tonight.
        What goes into {dish}?
        Guests are coming, {servings} of them, and I promised {dish}. How do I make it?
        Give me a recipe for {dish}, {servings} servings.
        {dish} recipe please
        Can you show me how to cook {dish}?
        I need the recipe for {dish} for {servings} people.""",
        {"minutes": num(10, 120), "ingredients": num(3, 14)},
        """{dish} takes {minutes} minutes and {ingredients} ingredients.
        You need {ingredients} ingredients for {dish}."""),
    tool("what_to_cook", "Suggest a dish from what is in the house. Use this when the user does not know what to cook.",
        [p("have", "What is in the house", GROCERY_LIST), o("max_minutes", "Longest cooking time", digits(10, 90, 5))],
        """What can I cook with {have}?
        I only have {have}.
        {have}, {max_minutes} minutes, ideas?
        There's {have} in the fridge and I am hungry.
        Dinner from {have} in {max_minutes} minutes, please.
        The shops are closed and all we have is {have}.
        cook something with {have}
        Use up {have} in at most {max_minutes} minutes.
        What could I make out of {have}?
        I have {have} at home; what should I cook?""",
        {"dish": pick("an omelette|a soup|fried rice|a warm salad|pancakes"), "minutes": num(10, 60)},
        """You can make {dish} in {minutes} minutes.
        How about {dish}?"""),
    tool("scaleRecipe", "Change the amounts of a recipe to another number of persons.",
        [p("recipe", "Dish", DISH), p("from_persons", "Persons in the recipe", integer(2, 6)), p("to_persons", "Persons wanted", digits(7, 30))],
        """My {recipe} recipe is for {from_persons}, but we are {to_persons}.
        {recipe}: {from_persons} to {to_persons} persons
        Scale {recipe} from {from_persons} to {to_persons} people.
        The {recipe} serves {from_persons}. Make it enough for {to_persons}.
        {to_persons} people come to eat {recipe} and the book says {from_persons}.
        Change {recipe} for {from_persons} into {recipe} for {to_persons}.
        I need {to_persons} portions of {recipe} instead of {from_persons}.
        recalculate {recipe} {from_persons} -> {to_persons}
        Can you turn the {recipe} for {from_persons} into one for {to_persons}?
        How much do I need of everything if {recipe} is for {to_persons} and not {from_persons}?""",
        {"factor": dec(1, 9, 2)},
        """Take {factor} times as much for {to_persons} persons.
        The factor is {factor}."""),
    tool("substitute_for", "What to use instead of an ingredient.",
        [p("ingredient", "The missing ingredient", GROCERY)],
        """What can I use instead of {ingredient}?
        substitute for {ingredient}
        I have no {ingredient}. What now?
        My guest cannot eat {ingredient}, what else can I take?
        no {ingredient} at home, alternative?
        Replace {ingredient} with what?
        The recipe wants {ingredient} but I don't like it.
        {ingredient} replacement?
        Is there something that can replace {ingredient}?
        I ran out of {ingredient}, so what could I take instead?""",
        {"instead": pick("yogurt|oat milk|apple sauce|vinegar|cornflour|beans")},
        """Use {instead} instead of {ingredient}.
        {instead} works."""),
    tool("boil_time", "Cooking time of a food.",
        [p("food", "What is cooked", text("eggs|rice|pasta|potatoes|carrots|lentils|beans|corn|dumplings|asparagus|broccoli|beetroot")), o("style", "How it should turn out", choice("soft|medium|firm"))],
        """How long do {food} have to boil?
        {food}, {style}, how long
        How many minutes for {style} {food}?
        The water boils. When are the {food} ready?
        boiling time {food}
        I like my {food} {style}. How long?
        Tell me when to take {food} off the stove.
        {food} cooking time, please
        How long should I cook {food}?
        I want {style} {food}, so how many minutes?""",
        {"minutes": num(3, 45)},
        """Boil the {food} for {minutes} minutes.
        {minutes} minutes."""),
    tool("is_it_vegan", "Check whether a dish contains animal products.",
        [p("dish", "The dish", DISH)],
        """Is {dish} vegan?
        {dish} vegan?
        Can a vegan eat {dish}?
        My daughter eats no animal products. May she have {dish}?
        Are there eggs or milk in {dish}?
        Check {dish} for animal products.
        vegan check: {dish}
        I stopped eating meat and milk; is {dish} fine?
        Does {dish} have anything from animals in it?
        Can I serve {dish} to a vegan friend?""",
        {"vegan": pick("vegan|not vegan|only vegan without butter")},
        """{dish} is {vegan}.
        It is {vegan}."""),
    tool("wine_pairing", "Recommend a drink to go with a dish.",
        [p("meal", "What is eaten", DISH), o("alcohol", "Whether it may contain alcohol", flag("with alcohol", "without alcohol|alcohol-free"))],
        """What should we drink with {meal}?
        drink for {meal}, {alcohol}
        Which wine goes with {meal}?
        I serve {meal} tonight. Recommend a drink {alcohol}.
        {meal} - and to drink?
        Something {alcohol} that fits {meal}, please.
        We have {meal} for dinner and no idea what to pour.
        Name a drink that suits {meal}.
        What goes well with {meal}?
        Can you suggest a drink {alcohol} for {meal}?""",
        {"drink": pick("a white wine|apple juice|a dark beer|mint tea|sparkling water|a red wine")},
        """{drink} goes well with {meal}.
        I suggest {drink}."""),
]

HEALTH: list[Tool] = [
    tool("log_water", "Log how many millilitres of water were drunk",
        [p("ml", "Millilitres", digits(100, 1000, 50))],
        """I drank {ml} millilitres of water.
        {ml} ml
        Log {ml} ml of water.
        water {ml}
        Just finished a glass with {ml} ml.
        Add {ml} millilitres to what I drank today.
        My bottle holds {ml} ml and it is empty now.
        {ml} ml more water
        Please write down that I drank {ml} ml.
        I've had {ml} millilitres of water, log it.""",
        {"today_ml": num(300, 3000)},
        """That makes {today_ml} millilitres today.
        Logged {ml} millilitres."""),
    tool("stepCount", "Steps walked on a day.",
        [o("day", "Day, today if left out", DAY)],
        """How many steps did I walk?
        steps {day}
        How far did I get today in steps?
        Did I walk enough?
        Step count for {day}
        My legs hurt. How many steps was that?
        How many steps were it on {day}?
        my steps please
        How many steps have I taken today?
        Can you tell me my steps for {day}?""",
        {"steps": num(900, 24000), "goal": 10000},
        """You walked {steps} steps.
        {steps} of {goal} steps."""),
    tool("logExercise", "Write down an exercise with sets and repetitions.",
        [p("exercise", "Name of the exercise", EXERCISE), p("sets", "Number of sets", integer(1, 6)), p("reps", "Repetitions in a set", digits(5, 40))],
        """{sets} sets of {reps} {exercise}.
        I did {sets} times {reps} {exercise}.
        {exercise} {sets} x {reps}
        Log {exercise}: {sets} sets, {reps} each.
        Training diary: {reps} {exercise} in {sets} sets
        My arms are tired after {sets} sets of {reps} {exercise}, note that.
        Write down {exercise}, {reps} repetitions, {sets} sets.
        Just finished {sets} rounds of {reps} {exercise}.
        Add {sets} sets of {reps} {exercise} to my log.
        Please record that I did {exercise}, {sets} sets with {reps} repetitions.""",
        {"calories": num(20, 300)},
        """I logged {sets} sets of {reps} {exercise}.
        That burned {calories} calories."""),
    tool("start_workout", "Start a guided workout",
        [p("type", "Kind of workout", choice("strength|cardio|yoga|stretching|pilates")), o("duration", "Minutes", digits(10, 60, 5)), o("level", "How hard", choice("beginner|intermediate|advanced"))],
        """Start a {type} workout.
        {type}, {duration} minutes
        I want to do {type} for {duration} minutes.
        {level} {type}, please
        I sat all day, so let's do some {type}.
        Give me {duration} minutes of {type}, {level} level.
        Time for {type}!
        go: {type} {duration} min {level}
        Can you start a {type} session for me?
        I'd like a {level} workout with {type}, {duration} minutes long.""",
        {"exercises": num(4, 15)},
        """Your {type} workout has {exercises} exercises.
        Let us start: {exercises} exercises."""),
    tool("calculate_bmi", "Body mass index from height and weight.",
        [p("weight_kg", "Weight in kilograms", digits(45, 120)), p("height_cm", "Height in centimetres", digits(145, 205))],
        """What is my BMI? I weigh {weight_kg} kg and am {height_cm} cm tall.
        BMI {weight_kg} kg {height_cm} cm
        {height_cm} centimetres, {weight_kg} kilograms: body mass index?
        Work out the BMI for {weight_kg} kilograms and {height_cm} centimetres.
        I am {height_cm} cm tall at {weight_kg} kg. Is that healthy?
        weight {weight_kg}, height {height_cm}, bmi please
        A person of {height_cm} cm and {weight_kg} kg has which body mass index?
        My doctor wants my BMI: height {height_cm} cm, weight {weight_kg} kg.
        Can you calculate the BMI of somebody with {weight_kg} kg and {height_cm} cm?
        I'm {height_cm} cm and weigh {weight_kg} kg, what's my BMI?""",
        {"bmi": dec(16, 36, 1)},
        """The BMI is {bmi}.
        {weight_kg} kilograms at {height_cm} centimetres make a BMI of {bmi}."""),
    tool("measure_pulse", "Read the heart rate from the watch.",
        [],
        """How fast is my heart beating?
        pulse
        Measure my heart rate.
        My heart is racing. Check it.
        What is my pulse right now?
        heart rate please
        I just ran up the stairs, how high is my pulse?
        Read my pulse from the watch.
        Can you check my heart rate?
        What's my heart rate at the moment?""",
        {"bpm": num(48, 170)},
        """Your heart beats {bpm} times a minute.
        {bpm} beats."""),
    tool("medicine_reminder", "Remind someone to take medicine every day.",
        [p("medicine", "Name of the medicine", BRAND), p("at", "Time of day", CLOCK), o("dose", "How many pills", integer(1, 4))],
        """Remind me to take {medicine} at {at}.
        {medicine}, {at} every day
        I have to swallow {dose} {medicine} at {at} daily.
        {at}: {dose} pills of {medicine}
        The doctor gave me {medicine} for {at}. Don't let me forget.
        Set up {medicine} daily at {at}.
        My pills are called {medicine}, I take {dose} at {at}.
        pill reminder {medicine} {at}
        Every day at {at} I need my {medicine}, please remind me.
        Can you remind me at {at} to take {dose} {medicine}?""",
        {"active": True},
        """I will remind you of {medicine} every day at {at}.
        The reminder for {medicine} is on."""),
    tool("symptom-check", "First advice for a symptom. Not a doctor.",
        [p("symptom", "What hurts or is wrong", SYMPTOM), o("days", "For how many days", integer(1, 10))],
        """I have {symptom}.
        {symptom} for {days} days
        What helps against {symptom}?
        My son has had {symptom} for {days} days. What can we do?
        What should I do about {symptom}?
        since {days} days: {symptom}
        I woke up with {symptom}. Any advice?
        Is {symptom} dangerous after {days} days?
        I've got {symptom}, what can I do?
        Should I see a doctor if I have {symptom} for {days} days?""",
        {"advice": pick("rest and drink a lot|call your doctor|take a warm bath|put something cold on it|sleep and wait a day")},
        """The advice for {symptom}: {advice}.
        Please {advice}."""),
    tool("find_doctor", "Find doctors of a speciality with free appointments in a place.",
        [p("speciality", "Kind of doctor", text("dentist|eye doctor|skin doctor|children's doctor|family doctor|heart specialist|bone specialist|ear doctor|lung specialist|physiotherapist")), p("place", "Town", CITY)],
        """Find a {speciality} in {place}.
        {speciality} {place}
        I need a {speciality} near {place}.
        Which {speciality} in {place} takes new patients?
        I moved to {place} and look for a {speciality}.
        Is there a good {speciality} around {place}?
        {place}: who is a {speciality}?
        Something is wrong with me, I think a {speciality} in {place} should see it.
        Can you find me a {speciality} in {place}?
        I'm looking for a {speciality} who works in {place}.""",
        {"name": pick("Dr. Hart|Dr. Moore|Dr. Stone|Dr. Bell"), "free": on},
        """{name} in {place} is free on {free}.
        Try {name}."""),
    tool("SleepLog", "Save when someone went to bed and got up.",
        [p("bedtime", "Time of going to bed", TIME), p("wakeup", "Time of getting up", TIME)],
        """I slept from {bedtime} to {wakeup}.
        sleep {bedtime} - {wakeup}
        Went to bed at {bedtime}, got up at {wakeup}.
        Note my sleep: {bedtime} until {wakeup}.
        I fell asleep at {bedtime} and woke at {wakeup}.
        bed {bedtime}, up {wakeup}
        Log last night, {bedtime} to {wakeup}.
        My alarm rang at {wakeup}, and I had gone to bed at {bedtime}.
        Please save that I went to bed at {bedtime} and woke up at {wakeup}.
        Last night I was in bed at {bedtime} and up again at {wakeup}.""",
        {"hours": dec(4, 11, 1)},
        """You slept {hours} hours.
        Saved: {hours} hours of sleep."""),
    tool("meditate", "Plays a guided meditation.",
        [o("length", "Length in minutes", integer(3, 30)), o("voice", "Voice of the guide", choice("female:a woman's voice/a female voice|male:a man's voice/a male voice"))],
        """I need to calm down.
        Meditation, {length} minutes
        Start a meditation with {voice}.
        {length} minutes of quiet, please
        I am so stressed. Help me relax for {length} minutes.
        meditate
        Guide me through {length} minutes of meditation with {voice}.
        Let me breathe and relax.
        Can you start a meditation of {length} minutes?
        I'd like to meditate with {voice}.""",
        {"started": True, "theme": pick("breath|forest|sea|light")},
        """The meditation has started, the theme is {theme}.
        Close your eyes; we begin with {theme}."""),
    tool("emergency_number", "The number to call in an emergency in a country.",
        [p("country_code", "Country", choice("FR:France|US:the United States|GB:Britain|JP:Japan|AU:Australia|IN:India|BR:Brazil")), p("service", "Which service", choice("police|ambulance|fire:fire brigade"))],
        """What is the number of the {service} in {country_code}?
        {service} number, {country_code}
        I am in {country_code} and need the {service}!
        Whom do I dial for the {service} in {country_code}?
        Quick, {service} in {country_code}!
        There was an accident in {country_code}. How do I reach the {service}?
        In {country_code}, what is the {service} number?
        Give me the {service} number for {country_code}.
        How can I call the {service} in {country_code}?
        Which number does the {service} have in {country_code}?""",
        {"number": _emergency},
        """Dial {number} for the {service}.
        The number is {number}."""),
]

HOME: list[Tool] = [
    tool("thermostat.set", "Set temperature",
        [p("value", "Degrees", digits(15, 26))],
        """Set the heating to {value} degrees.
        {value} degrees
        Make it {value} degrees in here.
        thermostat {value}
        I am cold, {value} would be good.
        Turn the thermostat to {value}.
        It should be {value} degrees when we get home.
        Heat the flat to {value}, please.
        Can you set the temperature to {value}?
        I'd like it to be {value} degrees inside.""",
        {"ok": True, "now": num(12, 24)},
        """The thermostat is set to {value}; it is {now} degrees now.
        {value} degrees it is."""),
    tool("set_ac", "Controls the air conditioner.",
        [p("power", "On or off", choice("on|off")), o("mode", "What it does", choice("cool|dry|fan")), o("degrees", "Target temperature", digits(17, 28))],
        """Air conditioner {power}.
        Turn the AC {power}, please.
        ac {power} {mode} {degrees}
        Switch the air conditioning {power}, {mode} mode, {degrees} degrees.
        The bedroom is like an oven. Air conditioner {power}, {degrees} degrees.
        I want the air conditioner {power} in {mode} mode.
        {power} with the AC
        Put the AC {power} at {degrees} degrees.
        Can you turn the air conditioner {power}?
        Please switch the AC {power} and set it to {mode}.""",
        {"state": pick("running|waiting"), "room_degrees": num(20, 34)},
        """The air conditioner is {power}, the room has {room_degrees} degrees.
        Done, it is {state}."""),
    tool("control_curtains", "Open or close curtains.",
        [p("room", "Which room", ROOM), p("open", "True to open, false to close", flag("open|pull back", "close|draw"))],
        """{open} the curtains in the {room}.
        {room} curtains: {open}
        Please {open} the {room} curtains.
        The sun is shining, so {open} the curtains of the {room}.
        I'd like you to {open} the curtain in the {room}.
        curtains {room} {open}
        The neighbours look into the {room}; {open} the curtains there.
        In the {room}, {open} the curtains.
        Would you mind the {room} curtains? Just {open} them.
        I want to sleep in the {room}, so {open} the curtain there, please.""",
        {"seconds": num(3, 15)},
        """The curtains in the {room} need {seconds} seconds.
        Done in the {room}."""),
    tool("door.unlock", "Unlocks a door for a visitor.",
        [p("door", "Which door", text("front door|back door|garage door|garden gate|cellar door|side door|office door|main gate|shed door|terrace door")), o("seconds", "How long it stays unlocked", digits(10, 120, 10))],
        """Unlock the {door}.
        {door} open please
        Let the postman in through the {door}.
        My hands are full, open the {door}.
        Keep the {door} unlocked for {seconds} seconds.
        {door}, {seconds} seconds
        Grandma is standing at the {door}.
        Buzz them in at the {door}.
        Can you unlock the {door} for me?
        Someone is waiting at the {door}, please let them in for {seconds} seconds.""",
        {"unlocked": True},
        """The {door} is unlocked.
        Unlocked."""),
    tool("is_door_locked", "Tell whether a door is locked.",
        [p("which", "Name of the door", text("front door|back door|garage|garden gate|cellar|side door|office|main gate|shed|terrace door"))],
        """Is the {which} locked?
        {which} locked?
        Did I lock the {which}?
        I am in bed already. Check the {which} for me.
        I can't remember locking the {which}.
        Can anyone get in through the {which}?
        state of the {which} lock
        Make sure the {which} is locked.
        Did someone leave the {which} open?
        Can you check whether the {which} is locked?""",
        {"state": pick("locked|not locked")},
        """The {which} is {state}.
        It is {state}."""),
    tool("house_alarm", "Arm or disarm the burglar alarm with the code.",
        [p("action", "What to do", choice("arm:Arm/Switch on/Activate|disarm:Disarm/Switch off/Deactivate")), p("pin", "Four digits", code("9999"))],
        """{action} the alarm, code {pin}.
        {action} alarm {pin}
        {action} the burglar alarm with {pin}.
        We are leaving the house now. {action} the alarm, the code is {pin}.
        The code is {pin}: {action} the alarm.
        {action} the house alarm please, pin {pin}
        I come home: {action} the alarm with {pin}.
        {pin} - {action} the alarm
        {action} the alarm system, my pin is {pin}.
        Please do this with the alarm: {action}. The pin is {pin}.""",
        {"result": pick("armed|disarmed|code accepted")},
        """The alarm says: {result}.
        Alarm: {result}."""),
    tool("activateScene", "Switch the home to a scene of lights and sound.",
        [p("scene", "Name of the scene", choice("movie:We want to watch a film/Movie time/Film night|party:The guests are here/Let us dance/Party time|sleep:Good night/I am going to bed/Time to sleep|morning:Good morning/I just woke up/Time to get up|away:We are leaving/Nobody is at home/Goodbye house"))],
        """{scene}.
        {scene}!
        Hey house, {scene}.
        {scene}, please.
        Okay. {scene}.
        {scene}, so set the lights.
        Hello home! {scene}.
        {scene} now
        {scene}. Can you prepare everything?
        {scene}, do the usual.""",
        {"devices": num(2, 12)},
        """I set {devices} devices for it.
        {devices} devices are ready."""),
    tool("all_off", "Turn off every device at home.",
        [],
        """Turn everything off.
        all off
        We are going on holiday, switch off all devices.
        Kill the power of everything at home.
        I leave the house. Everything off, please.
        Shut down all the lights and machines.
        Save energy: all devices off.
        Did I leave something on? Turn it all off.
        Can you switch off everything in the house?
        Please turn off all devices, we are leaving.""",
        {"switched_off": num(1, 25)},
        """I switched off {switched_off} devices.
        Everything is off."""),
    tool("start_dishwasher", "Start the dishwasher.",
        [p("programme", "Programme", choice("eco|quick|intensive|glass")), o("delay_hours", "Hours to wait before the start", integer(1, 9))],
        """Start the dishwasher, {programme} programme.
        dishwasher {programme}
        Run the {programme} programme of the dishwasher in {delay_hours} hours.
        The sink is full. Wash the dishes with {programme}.
        {programme} dishes please
        Dishwasher: {programme}, start after {delay_hours} hours
        Power is cheap later, so wash the dishes with {programme} in {delay_hours} hours.
        Let the dishwasher run on {programme}.
        Can you start the dishwasher on {programme}?
        Please run the dishwasher in {delay_hours} hours, {programme} programme.""",
        {"minutes": num(30, 180)},
        """The dishwasher needs {minutes} minutes on {programme}.
        It runs for {minutes} minutes."""),
    tool("robot_mop", "Mop a floor.",
        [p("area", "Room to mop", ROOM), o("wetness", "How wet", choice("dry|damp|wet"))],
        """Mop the {area}.
        {area}, {wetness}
        The floor in the {area} is dirty.
        Wipe the floor of the {area}, {wetness} please.
        I spilled juice in the {area}.
        Send the mop into the {area}.
        Somebody walked through the {area} with muddy boots.
        mop {area} {wetness}
        Can the robot mop the {area}?
        The floor of the {area} needs a {wetness} wipe.""",
        {"minutes": num(5, 60)},
        """The {area} will be clean in {minutes} minutes.
        Mopping takes {minutes} minutes."""),
    tool("lamp_color", "Change the colour of a lamp",
        [p("lamp", "Which lamp", text("desk lamp|bedside lamp|floor lamp|ceiling lamp|reading lamp|kitchen lamp|porch lamp|table lamp|wall lamp|night light")), p("color", "Colour", COLOUR)],
        """Make the {lamp} {color}.
        {lamp} {color}
        Turn the {lamp} to {color}.
        I'd like {color} light from the {lamp}.
        Change the colour of the {lamp} to {color}.
        {color} for the {lamp}, please
        It's a party: let the {lamp} shine {color}.
        The {lamp} should glow in {color}.
        Can you set the {lamp} to {color}?
        I want my {lamp} to be {color} tonight.""",
        {"color_set": True},
        """The {lamp} is {color} now.
        {color} it is."""),
    tool("set_brightness", "Set the brightness of a lamp in percent.",
        [p("device", "Name of the lamp", text("desk lamp|bedside lamp|floor lamp|ceiling lamp|reading lamp|kitchen lamp|porch lamp|table lamp|wall lamp|night light")), p("percent", "Brightness", digits(5, 100, 5))],
        """{device} to {percent} percent.
        Dim the {device} to {percent} percent.
        {device} {percent}%
        The {device} is too bright, {percent} percent is enough.
        I want the {device} at {percent} percent.
        Brightness of the {device}: {percent}
        My eyes hurt, set the {device} to {percent} percent.
        Let the {device} shine with {percent} percent.
        Can you put the {device} on {percent} percent?
        Please change the {device} to {percent} percent brightness.""",
        {"was": num(5, 100)},
        """The {device} is at {percent} percent.
        It was at {was} percent before."""),
    tool("find_phone", "Makes the phone ring so that it can be found.",
        [],
        """Where is my phone?
        find my phone
        I can't find my phone.
        Make my mobile ring.
        My phone must be under some cushion.
        I lost my phone somewhere in the flat.
        Ring my phone, please!
        Have you seen my phone?
        Can you help me find my phone?
        I've misplaced my phone again.""",
        {"last_seen": pick("kitchen|bathroom|sofa|car")},
        """Your phone is ringing; it was last seen near the {last_seen}.
        It rings near the {last_seen}."""),
    tool("baby_monitor", "Listen to the baby's room.",
        [],
        """Is the baby asleep?
        baby monitor
        Check on the baby.
        Is she crying?
        I think I heard the baby.
        How is our little one doing up there?
        Listen to the nursery.
        Is everything quiet in the baby's room?
        Can you check if the baby is sleeping?
        Please look after the baby's room for me.""",
        {"state": pick("sleeping|awake|crying"), "degrees": num(17, 24)},
        """The baby is {state}, the room has {degrees} degrees.
        The baby is {state}."""),
    tool("solar.today", "Energy that the solar panels made today.",
        [],
        """How much did the solar panels make today?
        solar today
        What does the roof produce?
        Was the sun good for our panels?
        How many kilowatt hours came from the roof?
        Yield of the panels, please.
        Do we have enough solar power to bake a cake?
        Read the solar meter.
        How much solar energy did we get today?
        What did our solar panels produce?""",
        {"kwh": dec(0, 40, 1)},
        """The panels made {kwh} kilowatt hours today.
        {kwh} kilowatt hours."""),
    tool("report_meter", "Send the reading of a meter to the supplier.",
        [p("meter", "Kind of meter", choice("gas|water|electricity:electricity/power")), p("reading", "Number on the meter", digits(100, 99999))],
        """The {meter} meter shows {reading}.
        {meter} {reading}
        Report {reading} for {meter}.
        Meter reading {meter}: {reading}
        I went down to the cellar; the {meter} meter is at {reading}.
        Send in {reading} as our {meter} reading.
        {reading} on the {meter} meter
        Tell the supplier that {meter} stands at {reading}.
        Can you submit {reading} for the {meter} meter?
        Our {meter} meter says {reading}, please pass it on.""",
        {"used": num(10, 900)},
        """The reading {reading} is reported; you used {used} units.
        {used} units since last time."""),
]

OUTSIDE: list[Tool] = [
    tool("garden.sow", "Tells when and how deep to sow a plant.",
        [p("plant", "Name of the plant", PLANT)],
        """When should I sow {plant}?
        sow {plant}
        I bought seeds of {plant}. What now?
        How deep do {plant} go into the soil?
        {plant}: when and how deep
        Is it the right time to put {plant} into the ground?
        I'd love to have {plant} in my garden. When do I start?
        Sowing advice for {plant}, please.
        Can you tell me when to plant {plant}?
        Which month is good for sowing {plant}?""",
        {"month": pick("March|April|May|June|September"), "depth_cm": num(1, 8)},
        """Sow {plant} in {month}, {depth_cm} centimetres deep.
        {month} is right."""),
    tool("PlantDoctor", "Finds out what is wrong with a plant.",
        [p("plant", "Which plant", PLANT), p("sign", "What you see", text("yellow leaves|brown spots|holes in the leaves|white dust|dry tips|hanging leaves|black stems|small flies|curled leaves|sticky leaves"))],
        """My {plant} have {sign}.
        {plant}, {sign}
        What is wrong with my {plant}? I see {sign}.
        There are {sign} on the {plant}.
        I found {sign} on {plant}. Help!
        {sign} ({plant}) what is it?
        Why do the {plant} show {sign}?
        I water them every day, but my {plant} got {sign}.
        Can you say what causes {sign} on {plant}?
        I see {sign} on my {plant} and don't know why.""",
        {"cause": pick("too much water|too little light|a fungus|insects|too little water|frost")},
        """The cause is {cause}.
        Your {plant} suffer from {cause}."""),
    tool("water_zone", "Waters one zone of the garden.",
        [p("zone", "Number of the zone", integer(1, 6)), p("litres", "How much water", digits(5, 200, 5))],
        """Give zone {zone} {litres} litres of water.
        zone {zone}, {litres} litres
        Water zone {zone} with {litres} litres.
        The soil in zone {zone} is dry, {litres} litres please.
        {litres} l for garden zone {zone}
        It has not rained for days. Zone {zone} needs {litres} litres.
        Pour {litres} litres over zone {zone}.
        Irrigate zone {zone}: {litres} litres
        Can you water garden zone {zone} with {litres} litres?
        Please let zone {zone} have {litres} litres of water.""",
        {"minutes": num(2, 50)},
        """Zone {zone} gets {litres} litres in {minutes} minutes.
        It takes {minutes} minutes."""),
    tool("mow_lawn", "Send the robot mower out.",
        [o("height_mm", "Height of the grass after mowing", digits(25, 60, 5))],
        """Mow the lawn.
        The grass is too long.
        lawn {height_mm} mm
        Cut the grass to {height_mm} millimetres.
        We play football in the garden later, the lawn should be short.
        Send the mower out.
        Trim the lawn down to {height_mm} mm, please.
        Start mowing!
        Can you cut the grass for me?
        Please mow the lawn, {height_mm} millimetres high.""",
        {"minutes": num(20, 120)},
        """The mower needs {minutes} minutes.
        It is mowing for {minutes} minutes."""),
    tool("give_pet_food", "Feed a pet now.",
        [p("pet_name", "Name of the pet", NAME), o("portion", "Size of the portion", choice("small|normal|large:large/big"))],
        """Feed {pet_name}.
        {pet_name} is hungry.
        A {portion} portion for {pet_name}, please.
        food for {pet_name}, {portion}
        I forgot to feed {pet_name} this morning!
        {pet_name} keeps looking at the bowl.
        Fill the bowl of {pet_name}.
        Give {pet_name} a {portion} meal.
        Can you give {pet_name} something to eat?
        It's dinner time for {pet_name}, a {portion} portion.""",
        {"grams": num(20, 300)},
        """{pet_name} got {grams} grams.
        {grams} grams are in the bowl."""),
    tool("walkDog", "Book a dog walker.",
        [p("dog", "Name of the dog", NAME), p("when", "When", WHEN), o("minutes", "Length of the walk", digits(20, 90, 10))],
        """Someone has to walk {dog} {when}.
        dog walker for {dog} {when}
        Walk {dog} {when} for {minutes} minutes.
        I work late. Who can take {dog} out {when}?
        {dog} needs a walk {when}, {minutes} minutes.
        Book a walk for my dog {dog}: {when}, {minutes} min
        {when} {dog} wants to go out.
        Please find somebody to go out with {dog} {when}.
        Can you get a dog walker for {dog} {when}?
        I can't walk {dog} {when}, so please book someone.""",
        {"walker": pick("Nina|Otto|Vera|Hugo"), "price": num(8, 30)},
        """{walker} walks {dog} {when} for {price} euros.
        {walker} will come."""),
    tool("adopt_animal", "Look for animals at the shelter.",
        [p("species", "Kind of animal", choice("dog|cat|rabbit|parrot|guinea pig|tortoise")), o("max_age", "Greatest age in years", integer(1, 10)), o("good_with_children", "Whether it likes children", flag("that likes children|good with kids", "no children in the home|for a home without kids"))],
        """I want to adopt a {species}.
        {species}, at most {max_age} years old
        Does the shelter have a {species}?
        We look for a {species} {good_with_children}.
        {species} from the shelter, {good_with_children}
        My grandfather is lonely and would like a {species}, up to {max_age} years.
        Is any {species} waiting for a home?
        We have room for a {species} not older than {max_age}.
        Is there a {species} at the shelter for us?
        I'm looking for a {species} {good_with_children}, {max_age} years at most.""",
        {"found": num(0, 7), "name": pick("Momo|Biscuit|Luna|Rocky")},
        """The shelter has {found}, one is called {name}.
        Meet {name}."""),
    tool("AnimalSound", "What sound an animal makes.",
        [p("animal", "The animal", ANIMAL)],
        """What sound does the {animal} make?
        {animal} sound
        Play the sound of the {animal}.
        How does the {animal} go?
        My baby wants to hear the {animal}.
        Let me hear the {animal}.
        sound: {animal}
        What noise comes from the {animal}?
        Can you play the noise of the {animal}?
        I'd like to hear what the {animal} sounds like.""",
        {"seconds": num(2, 9)},
        """Here is the {animal} for {seconds} seconds.
        Listen to the {animal}."""),
    tool("lockCar", "Lock or unlock the car.",
        [p("lock", "True locks, false unlocks", flag("lock|close", "unlock|open"))],
        """{lock} the car.
        car: {lock}
        Please {lock} my car.
        I'd like you to {lock} the car.
        I am in the shop already, {lock} the car.
        {lock} the doors of the car
        hey, {lock} my car please
        The car is outside, {lock} it.
        Can you {lock} the car for me?
        I'm not sure about the car, just {lock} it.""",
        {"doors": num(2, 5)},
        """Done, {doors} doors.
        The car has done it."""),
    tool("car.find", "Where the car is parked.",
        [],
        """Where did I park?
        find my car
        Where is the car?
        I forgot where I left my car.
        In which street is the car parked?
        Everything looks the same in this car park. Where is mine?
        car position please
        Show me the way to my car.
        Can you tell me where my car is?
        I don't remember where I parked, please help.""",
        {"street": pick("Mill Street|Station Road|Garden Lane|Harbour Street"), "metres": num(20, 1500)},
        """The car is in {street}, {metres} metres away.
        It is parked in {street}."""),
    tool("tire_pressure", "Pressure of the four tyres.",
        [],
        """How is the tyre pressure?
        tyres ok?
        Check the tyres.
        The car feels strange. Is a tyre flat?
        Do the tyres need air?
        tire pressure please
        Read the pressure of the wheels.
        We start a long trip. Are the tyres fine?
        Can you check my tyre pressure?
        Do I have to pump up my tyres?""",
        {"lowest_bar": dec(1, 3, 1), "wheel": pick("front left|front right|rear left|rear right")},
        """The lowest is {lowest_bar} bar at the {wheel}.
        {wheel}: {lowest_bar} bar."""),
    tool("charge_car", "Charge the electric car up to a level.",
        [p("until_percent", "Battery level to reach", digits(50, 100, 5)), o("ready_by", "When it has to be ready", CLOCK)],
        """Charge the car to {until_percent} percent.
        car {until_percent}% by {ready_by}
        Fill the battery of the car up to {until_percent} percent.
        I drive off at {ready_by} and need {until_percent} percent.
        {until_percent} percent in the car, please
        Tomorrow is a long drive, so charge to {until_percent} percent by {ready_by}.
        Load the car battery: {until_percent}
        By {ready_by} the car should have {until_percent} percent.
        Can you charge my car up to {until_percent} percent?
        Please make sure the car is at {until_percent} percent by {ready_by}.""",
        {"minutes": num(20, 500)},
        """Charging to {until_percent} percent takes {minutes} minutes.
        {minutes} minutes to go."""),
    tool("bulkyWaste", "Order the pick-up of old furniture.",
        [p("things", "What is to be picked up", several("sofa|mattress|table|wardrobe|carpet|armchair|fridge|stove|bed frame|desk|shelf|bicycle")), p("address", "Street and number", ADDRESS)],
        """Pick up {things} at {address}.
        bulky waste {address}: {things}
        I want to get rid of {things}. I live at {address}.
        Please collect {things} from {address}.
        {address}, {things}
        We moved house and {things} are left over at {address}.
        Order the waste truck to {address} for {things}.
        Old furniture to be taken away: {things}, {address}
        Can someone fetch {things} from {address}?
        I need {things} picked up at {address}.""",
        {"day": on},
        """The truck comes to {address} on {day}.
        They fetch it on {day}."""),
    tool("which_bin", "Into which bin something belongs.",
        [p("rubbish", "What is thrown away", text("a pizza box|egg shells|a light bulb|old batteries|a milk carton|broken glass|tea bags|a plastic bottle|old paint|newspapers|a tin can|dead flowers|a toothbrush|bones"))],
        """Where do I throw {rubbish}?
        {rubbish}: which bin?
        Which bin is for {rubbish}?
        I don't know where {rubbish} should go.
        I have {rubbish} here. Paper or plastic?
        how to dispose of {rubbish}
        What do I do with {rubbish}?
        May {rubbish} go into the grey bin?
        Into which bin does {rubbish} belong?
        Can you tell me where to put {rubbish}?""",
        {"bin": pick("yellow bin|blue bin|brown bin|grey bin|recycling yard")},
        """It belongs to the {bin}.
        Use the {bin} for {rubbish}."""),
]

PASTIMES: list[Tool] = [
    tool("gift_ideas", "Ideas for a present.",
        [p("person", "Who gets the present", text("my mother|my father|my sister|my brother|a colleague|my aunt|my uncle|my grandmother|a neighbour|my teacher|my boss|my best friend|my niece")), p("interest", "What the person likes", HOBBY), o("max_price", "Most to spend", digits(10, 200, 5))],
        """What can I give {person}, who likes {interest}?
        gift for {person}, {interest}, up to {max_price}
        I need a present for {person}. {interest} is the big hobby.
        {person} loves {interest}. Ideas under {max_price}?
        It is the birthday of {person} and I only know about the {interest}.
        Present, {person}, {interest}
        Help me find something for {person}; hobby {interest}, at most {max_price} euros.
        {person} does a lot of {interest}. What would be a nice gift?
        Can you think of a gift for {person}? They enjoy {interest}.
        I want to buy a present for {person} who is into {interest}.""",
        {"idea": pick("a book|a day trip|a set of tools|a warm jacket|a poster|a course")},
        """How about {idea}?
        {idea} would fit."""),
    tool("birthday.add", "Save a birthday",
        [p("person", "Whose birthday", NAME), p("month", "Month", MONTH), p("day", "Day of the month", digits(1, 28))],
        """{person} has birthday on {month} {day}.
        Birthday {person}: {month} {day}
        Save the birthday of {person}, {month} {day}.
        I always forget that {person} was born on {month} {day}.
        {month} {day} is {person}'s birthday
        Note {month} {day} as the birthday of {person}.
        New friend {person}, birthday {month} {day}.
        Remember: on {month} {day} we celebrate {person}.
        Can you save {person}'s birthday? It is on {month} {day}.
        Please remember that {person}'s birthday is {month} {day}.""",
        {"saved": True},
        """I saved {month} {day} for {person}.
        {person}'s birthday is saved."""),
    tool("PartyInvite", "Invite guests to a party. Sends each of them a card.",
        [p("guests", "Who is invited", PEOPLE), p("date", "Date of the party", DATE), o("theme", "Motto", text("pirates|space|summer|masks|the sea|winter|films|animals|flowers|music|circus|magic"))],
        """Invite {guests} to my party on {date}.
        party {date}: {guests}
        {guests} should come to a party on {date}, theme {theme}.
        I celebrate on {date} and would like to have {guests} there.
        Send invitations for {date} to {guests}.
        Motto {theme}, date {date}, guests {guests}
        Ask {guests} whether they come on {date}; the theme is {theme}.
        We throw a party with the motto {theme} on {date} - invite {guests}.
        Can you invite {guests} to the party on {date}?
        Please send party cards to {guests} for {date}.""",
        {"cards": num(2, 9)},
        """{cards} cards are out for {date}.
        I invited {guests}."""),
    tool("riddle", "Gives a riddle to solve.",
        [o("hard", "Whether it should be difficult", flag("a hard one|difficult", "an easy one|not too hard"))],
        """Give me a riddle.
        riddle, {hard}
        Ask me a riddle, {hard}.
        We sit in the car and are bored. A riddle please!
        I like brain-teasers.
        Something to puzzle over, {hard}
        Do you know any riddles?
        Test my brain, {hard}.
        Can you tell me a riddle?
        I'd like to solve a riddle, {hard} please.""",
        {"riddle": pick("What has hands but cannot clap?|What gets wetter the more it dries?|What has a neck but no head?|What has teeth but cannot bite?")},
        """{riddle}
        Here is one: {riddle}"""),
    tool("start_trivia", "Start a quiz game.",
        [p("category", "Field of the questions", choice("history|science|sports|films|music|geography|animals")), o("questions", "Number of questions", digits(5, 30, 5)), o("players", "Names of the players", PEOPLE)],
        """Start a quiz about {category}.
        {category} quiz, {questions} questions
        We want to play: {players}, topic {category}.
        Let's do {questions} questions on {category}.
        trivia {category}
        {players} challenge each other in {category}, {questions} questions.
        Quiz us on {category}!
        It's raining, so {players} play a {category} quiz.
        Can we play a quiz with {category} questions?
        I'd like a round of {category} trivia with {questions} questions.""",
        {"round": num(1, 9)},
        """The {category} quiz starts, round {round}.
        Round {round} begins."""),
    tool("coinFlip", "Heads or tails.",
        [],
        """Heads or tails?
        flip a coin
        Toss a coin for us.
        We can't decide who starts. Use a coin.
        coin please
        Let chance decide: heads or tails.
        Throw a coin.
        My brother and I want the last piece. Flip for it!
        Can you flip a coin for me?
        Please toss a coin to decide it.""",
        {"side": pick("heads|tails")},
        """It is {side}.
        {side}!"""),
    tool("pick_one", "Choose one of several options at random.",
        [p("options", "What to choose from", several("pizza|soup|salad|cinema|theatre|beach|park|museum|tea|coffee|bus|bike|chess|cards|dancing|swimming", 2, 4))],
        """Choose between {options}.
        {options}?
        I can't decide: {options}.
        Pick one: {options}
        Help me choose from {options}.
        We have {options} and no idea which. You say.
        Let luck decide among {options}.
        random choice: {options}
        Can you pick one out of {options}?
        Should I take {options}? You choose.""",
        {"choice": lambda rng, arguments: rng.choice(arguments["options"]) if arguments.get("options") else "the first"},
        """I pick {choice}.
        {choice}!"""),
    tool("who_sings", "Tells which artist recorded a song.",
        [p("song", "Title of the song", WORK_TITLE)],
        """Who sings {song}?
        {song}, who is that?
        Which band recorded {song}?
        I heard {song} on the radio. Whose song is it?
        artist of {song}
        By whom is the song {song}?
        Name the singer of {song}.
        My head is full of {song}, but who made it?
        Do you know who sings {song}?
        Can you tell me the artist of the song {song}?""",
        {"artist": lambda rng, arguments: w.person(rng, "train"), "year": num(1960, 2024)},
        """{song} is by {artist} from {year}.
        {artist} sings it."""),
    tool("film.suggest", "Suggest a film for the evening.",
        [p("genre", "Kind of film", choice("comedy|drama|thriller|western|horror|romance|animation")), o("max_minutes", "Longest length", digits(80, 180, 10)), o("for_children", "Suitable for children", flag("for the kids|suitable for children", "for adults|without children"))],
        """Which {genre} should we watch tonight?
        {genre}, at most {max_minutes} minutes
        Suggest a {genre} {for_children}.
        I'm in the mood for a {genre}.
        {genre} film {for_children}, under {max_minutes} minutes
        It is movie night and everybody wants a {genre}.
        A good {genre}, please!
        We have {max_minutes} minutes and would like a {genre}.
        Can you recommend a {genre}?
        I'd like to see a {genre} {for_children} this evening.""",
        {"title": pick("The Last Lamp|Seven Bridges|A Cold Morning|Paper Kings"), "length": num(75, 170)},
        """Watch {title}, {length} minutes long.
        {title} is a good choice."""),
    tool("tv_tonight", "What is on television tonight.",
        [],
        """What's on TV tonight?
        tv tonight
        Is there anything good on television this evening?
        TV guide please
        I want to watch something at eight.
        Which shows run tonight?
        Nothing to do this evening. What does TV have?
        Show me tonight's programme.
        What is on television tonight?
        Can you read me the TV guide for this evening?""",
        {"show": pick("a nature film|a quiz show|a crime story|a concert"), "time": at},
        """Tonight there is {show} at {time}.
        {show} starts at {time}."""),
    tool("book_suggestion", "Recommend a book similar to one the reader liked.",
        [p("liked", "Title of a book the reader liked", WORK_TITLE), o("max_pages", "Longest length in pages", digits(150, 600, 50))],
        """I loved {liked}. What should I read next?
        something like {liked}
        Books similar to {liked}, at most {max_pages} pages
        Recommend a book for a fan of {liked}.
        After {liked} I need a new book.
        I finished {liked} on the train, and now I have nothing to read.
        like {liked} but under {max_pages} pages
        Which novel comes close to {liked}?
        Can you suggest a book like {liked}?
        I enjoyed {liked}; is there something similar with up to {max_pages} pages?""",
        {"title": pick("The Stone Garden|Letters from Nowhere|Night Ferry|A House of Salt")},
        """If you liked {liked}, read {title}.
        Try {title}."""),
    tool("radio-play", "Tune the radio.",
        [p("station", "Name of the station", CHANNEL)],
        """Play {station}.
        radio {station}
        Put {station} on.
        I want to listen to {station}.
        {station}, please
        Switch the radio over to {station}.
        In the kitchen I always hear {station}. Turn it on.
        Tune in to {station}.
        Can you turn on {station}?
        I'd like to hear {station} on the radio.""",
        {"now": pick("the news|a song|a talk|the weather")},
        """{station} is on, with {now}.
        You hear {station}."""),
    tool("playAudiobook", "Continue an audio book.",
        [p("book", "Title", WORK_TITLE), o("chapter", "Chapter to start from", digits(1, 40)), o("speed", "Reading speed", choice("slow|normal|fast"))],
        """Read me {book}.
        {book}, chapter {chapter}
        Go on with the audio book {book}.
        Play chapter {chapter} of {book}.
        {book} {speed} please
        I can't sleep, so read {book}, {speed}.
        audiobook {book} from chapter {chapter}
        Continue {book} where I stopped.
        Can you play the audio book {book}?
        I'd like to listen to {book}, starting at chapter {chapter}.""",
        {"reader": pick("Ruth Bell|Simon Gray|Iris Long")},
        """{book} is read by {reader}.
        {reader} reads {book}."""),
    tool("daily_quote", "A quotation for today.",
        [],
        """Give me a quote.
        quote of the day
        I need some wise words.
        Inspire me!
        A saying for today, please.
        Something to think about?
        I'm sad, say something encouraging.
        Today's quotation
        Can you give me the quote of the day?
        I'd like an inspiring quote.""",
        {"quote": pick("Every day is a new start.|Small steps lead far.|Calm water runs deep.|A good question is half the answer.")},
        """{quote}"""),
    tool("moon_phase", "Phase of the moon on a date.",
        [p("date", "The date", DATE)],
        """Is there a full moon on {date}?
        moon {date}
        Which phase has the moon on {date}?
        We go camping on {date}. Will the moon be bright?
        Moon phase for {date}, please.
        How full is the moon on {date}?
        On {date}, what does the moon look like?
        I want to see stars on {date}; is the moon up?
        What's the moon phase on {date}?
        Can you tell me how the moon looks on {date}?""",
        {"phase": pick("new moon|half moon|full moon|a thin crescent")},
        """On {date} it is {phase}.
        {phase}."""),
    tool("course_finder", "Find a course to learn a hobby.",
        [p("hobby", "What to learn", HOBBY), p("town", "Where", CITY), o("evenings_only", "Only in the evening", flag("in the evening|after work", "in the daytime|during the day"))],
        """Where can I learn {hobby} in {town}?
        {hobby} course {town}
        I'd like to take up {hobby}. I live in {town}.
        {hobby} in {town}, {evenings_only}. Any teacher?
        {town}, {hobby}, {evenings_only}
        My new year's plan is {hobby}. What does {town} offer?
        Are there beginners' lessons for {hobby} around {town}?
        I retired and want to try {hobby}, {evenings_only}, somewhere in {town}.
        Is there a course in {hobby} in {town}?
        Can you find a {hobby} class in {town} {evenings_only}?""",
        {"courses": num(0, 8), "start": on},
        """{town} has {courses} courses in {hobby}, the next starts on {start}.
        The next starts on {start}."""),
    tool("babySitterBook", "Book a sitter for one evening.",
        [p("day", "Which weekday", WEEKDAY), p("from_time", "Start", CLOCK), p("until", "End", CLOCK), p("kids", "Number of children", integer(1, 5))],
        """We need a sitter on {day} from {from_time} until {until} for {kids} kids.
        sitter {day} {from_time}-{until}, {kids} kids
        {day}, {from_time} to {until}, {kids} children: who can watch them?
        My wife and I go out {day}. Find someone for our {kids} children, {from_time} to {until}.
        Book somebody to look after {kids} kids {day} between {from_time} and {until}.
        {kids} children, {day} evening, {from_time} till {until}
        On {day} our {kids} kids need company from {from_time} to {until}.
        Can anyone stay with {kids} children on {day}, {from_time} until {until}?
        Please find a babysitter for {day} from {from_time} to {until}, we have {kids} kids.
        I'm looking for a sitter for {kids} children on {day}, {from_time} to {until}.""",
        {"sitter": pick("Lena|Cora|Jonas|Theo")},
        """{sitter} comes on {day} at {from_time}.
        {sitter} will watch them."""),
    tool("local_events", "What is on in a town.",
        [p("town", "Town", CITY), o("type", "Kind of event", choice("concert|market|festival|exhibition|theatre|sports")), o("when", "When", WHEN)],
        """What's going on in {town}?
        events {town} {when}
        Is there a {type} in {town}?
        {town}, {type}, {when}
        We are bored in {town}. What can we do {when}?
        Any {type} {when} in {town}?
        I visit a friend in {town} and would like to go to a {type}.
        What could we do {when} in {town}?
        Are there any events in {town} {when}?
        Can you find a {type} in {town} for us?""",
        {"events": num(0, 20), "top": pick("the night market|a jazz evening|an old car show|a poetry reading")},
        """{town} has {events} events, for example {top}.
        Go to {top}."""),
    tool("crossword_help", "Words that fit a clue and a length.",
        [p("clue", "The clue", TOPIC), p("letters", "Number of letters", integer(3, 12))],
        """Crossword: {clue}, {letters} letters.
        {clue} with {letters} letters
        I need a word of {letters} letters for "{clue}".
        Which word of {letters} letters means {clue}?
        {letters} letters: {clue}
        I'm stuck in my puzzle. The clue is {clue} and there are {letters} boxes.
        Find a {letters}-letter word for {clue}.
        clue {clue}, length {letters}
        Can you solve this clue? {clue}, {letters} letters.
        What fits the clue {clue} and has {letters} letters?""",
        {"words": num(1, 9), "best": pick("anchor|lemon|tunnel|violin")},
        """The best of {words} words is {best}.
        {best} could fit."""),
    tool("noise_level", "How loud it is here, in decibels.",
        [],
        """How loud is it here?
        decibels?
        Measure the noise.
        My neighbours are so loud. How many decibels is that?
        noise level please
        Is it too loud for a baby in here?
        It's noisy, check how much.
        Read the sound level.
        Can you measure how loud it is?
        What's the noise level in this room?""",
        {"decibels": num(20, 105)},
        """It is {decibels} decibels.
        {decibels} decibels."""),
    tool("meet_at", "Ask a friend to meet at a landmark.",
        [p("friend", "Name of the friend", NAME), p("spot", "Where to meet", LANDMARK), p("when", "When to meet", WHEN)],
        """Meet {friend} at {spot} {when}.
        {friend}, {spot}, {when}
        Ask {friend} to meet me at {spot} {when}.
        I want to see {friend} {when} at {spot}.
        Tell {friend} I'll be at {spot} {when}.
        {when} I have time; can {friend} come to {spot}?
        Date with {friend}: {spot} {when}
        Set up a meeting with {friend}, {spot}, {when}.
        Can you ask {friend} if we could meet {when} at {spot}?
        Let's see {friend} {when}. {spot} would be a good place.""",
        {"answer": pick("yes|maybe|no, sorry")},
        """{friend} says {answer}.
        The answer is {answer}."""),
    tool("sellThing", "Put a thing up for sale in the neighbourhood.",
        [p("object", "What is sold", text("sofa|bike|lamp|bookshelf|piano|desk|tent|camera|toy car|coat|mirror|guitar|carpet|pram")), p("price", "Price in euros", digits(5, 400, 5)), o("pickup", "Postcode for collecting it", POSTCODE)],
        """Sell my {object} for {price} euros.
        {object} {price} euros
        I want to get rid of my {object}. {price} euros, pick-up in {pickup}.
        Put an ad online: {object}, {price} euros, {pickup}
        For sale: {object}, {price}
        Who would buy my {object} for {price}? Advertise it.
        My {object} is in the way. Offer it for {price} euros in {pickup}.
        Advertise a {object} at {price} euros.
        Can you put my {object} up for sale at {price} euros?
        I'd like to sell a {object} for {price} euros, collected in {pickup}.""",
        {"ad": ref("AD-999")},
        """The ad {ad} offers your {object} for {price} euros.
        It is online as {ad}."""),
    tool("concert_dates", "When an artist plays next.",
        [p("artist", "Name of the artist", ARTIST), o("city", "City", CITY)],
        """When does {artist} play next?
        {artist} live {city}
        Is {artist} coming to {city}?
        Tour dates of {artist}
        I have always wanted to see {artist}. When can I?
        {artist} concert {city}?
        Does {artist} give concerts this year?
        My niece adores {artist}. Will there be a show in {city}?
        When is the next concert of {artist}?
        Can you find out if {artist} plays in {city}?""",
        {"date": on, "hall": pick("City Hall|the Arena|Old Theatre|Green Park")},
        """{artist} plays on {date} in {hall}.
        The next date is {date}."""),
]

TOOLS: list[Tool] = NOTES + COOKING + HEALTH + HOME + OUTSIDE + PASTIMES
