"""Readings of everyday documents: news, company pages, manuals, policies, notices, letters, reviews, minutes and the like."""

from .. import words as w
from .reading import Reading


def _plain(make):
    """A maker that needs no split."""
    return lambda rng, split: make(rng)


def _one(options: str):
    """One of the options, which are separated by |."""
    listed = options.split("|")
    return lambda rng, split: rng.choice(listed)


def _n(low: int, high: int, step: int = 1):
    return lambda rng, split: str(rng.randrange(low, high + 1, step))


def _thousands(low: int, high: int):
    return lambda rng, split: f"{rng.randint(low, high)},{rng.randint(0, 99) * 10:03}"


def _cents(low: int, high: int):
    return lambda rng, split: f"{rng.randint(low, high)}.{rng.choice((20, 25, 40, 50, 75, 80, 90, 95, 99))}"


def _hour(low: int, high: int):
    return lambda rng, split: f"{rng.randint(low, high)}:{rng.choice(('00', '15', '30', '45'))}"


def _on(months: str):
    """A day of one of the months."""
    listed = months.split()
    return lambda rng, split: rng.choice(("{day} {month}", "{month} {day}")).format(day=rng.randint(1, 28), month=rng.choice(listed))


def _phone(rng, split: str) -> str:
    return rng.choice((f"0{rng.randint(100, 999)} {rng.randint(1000, 9999)}", f"{rng.randint(200, 999)}-{rng.randint(1000, 9999)}"))


# Two marks of one type in a text take their values from two ranges, so that they differ.
P, T, INVENTED, FIRM, STREET, SCHOOL, CLUB, TITLE, MODEL = w.person, w.town, w.invented, w.firm, w.street, w.school, w.club, w.title, w.model
FIRST, LAST = _plain(lambda rng: rng.choice(w.FIRST_NAMES)), _plain(lambda rng: rng.choice(w.LAST_NAMES))
EARLY_DAY, LATE_DAY = _one("Monday|Tuesday|Wednesday"), _one("Thursday|Friday|Saturday|Sunday")
EARLY_DATE, LATE_DATE = _on("January February March April May June"), _on("July August September October November December")
EARLY_MONTH, LATE_MONTH = _one("January|February|March|April|May|June"), _one("July|August|September|October|November|December")
MORNING, NOON, EVENING = _hour(6, 10), _hour(11, 15), _hour(16, 21)
FEW, MORE = _one("two|three|four"), _one("five|six|seven|nine|ten|twelve")
MONEY, EMAIL, CODE = _one("euros|dollars|pounds|francs|crowns"), w.email, _plain(w.code)
COLOUR, FOOD, JOB, ROOM = (_plain(lambda rng, k=k: rng.choice(k)) for k in (w.COLOURS, w.FOODS, w.JOBS, [f"room {n}" for n in range(2, 400)]))


def _reading(topic: str, text: str, slots: dict, questions: str, unanswered: str) -> Reading:
    paragraphs = [" ".join(line.strip() for line in part.splitlines()) for part in text.strip().split("\n\n")]
    asked = [tuple(side.strip() for side in line.split("=>")) for line in questions.strip().splitlines()]
    return Reading(topic, "\n".join(paragraphs), slots, asked, [line.strip() for line in unanswered.strip().splitlines()])


READINGS: list[Reading] = [
    _reading(
        "gym terms",
        """
        Welcome to {gym}. A monthly pass costs {a} {money}, and a yearly pass costs {b} {money}. Members may bring one guest on {day},
        but guests must be at least {age} years old. You can pause your membership for up to {few} months if you are ill or injured;
        please send a doctor's note to {mail}. To end your membership, write to us {weeks} weeks before the end of the month.
        Lockers are free, but anything left in them overnight is taken to the {place}. The sauna is closed in {month}.
        """,
        dict(gym=FIRM, a=_n(15, 60), b=_n(150, 600, 5), money=MONEY, day=_one("Fridays|Sundays|Saturdays|Mondays"), age=_n(12, 18), few=FEW, mail=EMAIL,
             weeks=MORE, place=_one("reception|front desk|office|lost property room"), month=_plain(lambda rng: rng.choice(w.MONTHS))),
        """
        How much do I pay each month? => {a} {money}
        What is the price for a whole year? => {b} {money}
        When can I bring a friend along? => on {day}
        How old does my guest have to be? => at least {age} years old
        For how long can I put my membership on hold? => up to {few} months
        Where should I send the note from my doctor? => {mail}
        I want to cancel. How early do I have to tell you? => {weeks} weeks before the end of the month
        I forgot my shoes in a locker last night. Where are they now? => the {place}
        In which month is there no sauna? => {month}
        """,
        """
        When does the gym open in the morning?
        Is there a swimming pool?
        Who is the manager of the gym?
        """,
    ),
    _reading(
        "return policy",
        """
        You may send back anything you bought in our shop within {days} days, as long as it has not been used. Shoes and clothes can be returned
        within {more} days. We pay the money back to the card you used, which usually takes {few} working days. Gift cards and {food} cannot be returned.
        If the parcel arrived damaged, take a photo and send it to {mail}, and we will send a new one free of charge. In all other cases
        the return label costs {fee} {money}. Our warehouse is in {town}, but please do not bring parcels there in person.
        """,
        dict(days=_n(10, 30), more=_n(40, 120, 5), few=FEW, food=FOOD, mail=EMAIL, fee=_cents(2, 9), money=MONEY, town=T),
        """
        How long do I have to return a lamp that I have not used? => {days} days
        I bought a pair of shoes. By when must I return them? => within {more} days
        How long does a refund take? => {few} working days
        Where does my money go when I get it back? => to the card you used
        What can I not send back? => Gift cards and {food}
        My parcel came broken. Where do I send the picture? => {mail}
        What do I have to pay for a return label? => {fee} {money}
        In what town is the warehouse? => {town}
        Do I have to pay for a replacement if the parcel was damaged? => free of charge
        """,
        """
        How do I track my parcel?
        Which countries do you deliver to?
        Can I pay by invoice?
        """,
    ),
    _reading(
        "local news",
        """
        A fire broke out in the {place} on {street} in {town} on {day} night. Around {people} guests had to leave the building, and {few} of them
        were taken to hospital with light injuries. The fire brigade arrived after {minutes} minutes and fought the flames until {hour} in the morning.
        "We were very lucky," said {chief}, who led the work. According to the police, the fire was probably caused by {cause}.
        The owner, {owner}, puts the damage at {loss} {money} and hopes to open again in {month}.
        """,
        dict(place=_one("hotel|restaurant|theatre|dance hall|casino|youth hostel"), street=_plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)),
             town=T, day=EARLY_DAY, people=_n(30, 400, 10), few=FEW, minutes=_n(5, 25), hour=_hour(2, 6), chief=P, owner=P,
             cause=_one("a broken heater|a candle|an old cable|a cigarette|a toaster|a lamp in the cellar"), loss=_thousands(20, 900), money=MONEY, month=LATE_MONTH),
        """
        In which town did it burn? => {town}
        On which night did the fire start? => {day}
        What kind of building caught fire? => {place}
        How many people had to get out? => {people}
        How many guests were hurt? => {few}
        How long did the fire brigade need to get there? => {minutes} minutes
        What started the fire, as far as the police know? => {cause}
        Who was in charge of fighting the fire? => {chief}
        How high is the damage? => {loss} {money}
        """,
        """
        How many fire engines came?
        When was the building put up?
        Who called the fire brigade?
        """,
    ),
    _reading(
        "product manual",
        """
        Before you use the {model} coffee machine for the first time, fill the tank with {litres} litres of cold water and let it run through once without coffee.
        Press the {left} button for a small cup and the {right} button for a large one. When the lamp blinks, the machine needs cleaning;
        do this about every {weeks} weeks with {cleaner}. Never put the {part} in the dishwasher. The machine switches itself off after {minutes} minutes.
        The guarantee lasts {years} years and begins on the day of purchase. If you need spare parts, call {phone}.
        """,
        dict(model=MODEL, litres=_one("1.2|1.5|1.8|2|2.5"), left=_one("red|green|black|silver"), right=_one("blue|white|yellow|orange"), weeks=MORE,
             cleaner=_one("vinegar|lemon juice|citric acid|the cleaning powder|a cleaning tablet"), part=_one("glass jug|milk pot|lid|filter|drip tray|coffee grinder"),
             minutes=_n(10, 60, 5), years=FEW, phone=_phone),
        """
        How much water goes into the tank? => {litres} litres
        Which button do I press for a large cup? => the {right} button
        I only want a small coffee. What do I press? => the {left} button
        What does it mean when the lamp blinks? => the machine needs cleaning
        How often should I clean it? => about every {weeks} weeks
        What do I clean the machine with? => {cleaner}
        Which part must not go in the dishwasher? => {part}
        How long is the guarantee? => {years} years
        What number do I ring to order spare parts? => {phone}
        """,
        """
        How much does the machine weigh?
        Can I use the machine for tea?
        How much power does it need?
        """,
    ),
    _reading(
        "employee handbook",
        """
        Every employee has {leave} days of paid holiday a year. Up to {carry} days may be carried over, but they must be taken by the end of {month}.
        Ask your team leader for leave at least {weeks} weeks ahead. If you are ill, call {name} before {hour}; from the {nth} day on we need a note from your doctor.
        You may work from home {few} days a week, though everyone should be in the office on {day} for the team meeting.
        Travel costs are paid back if you hand in the receipts to {other} within a month.
        """,
        dict(leave=_n(22, 35), carry=_n(3, 12), month=EARLY_MONTH, weeks=_one("two|three|four|six"), name=P, hour=_hour(7, 9), nth=_one("second|third|fourth|fifth"),
             few=_one("two|three"), day=EARLY_DAY, other=P),
        """
        How many days off do I get per year? => {leave} days
        How many holidays can I take into the next year? => Up to {carry} days
        Until when must I use up old holidays? => by the end of {month}
        How early do I have to ask for leave? => at least {weeks} weeks ahead
        I am sick today. Whom should I call? => {name}
        When do I need a note from the doctor? => from the {nth} day on
        How often can I work from home? => {few} days a week
        On which day does the team meet? => {day}
        Who gets the receipts from my trip? => {other}
        """,
        """
        How high is the Christmas bonus?
        How long is the lunch break?
        Can I bring my dog to the office?
        """,
    ),
    _reading(
        "meeting minutes",
        """
        Minutes of the meeting on {date}. Present: {a}, {b} and {c}.

        {a} reported that sales rose by {up} percent in spring, mostly because of the new {product}. {b} warned that the supplier in {town} wants higher prices.
        It was agreed to look for a second supplier; {c} will ask for offers until {deadline}.

        The new website will go online in {month}. {b} takes care of the photos, and the budget for this is {sum} {money}.
        The next meeting takes place in {room} and will be led by {c}.
        """,
        dict(date=EARLY_DATE, a=FIRST, b=INVENTED, c=P, up=_n(2, 40), product=_one("lamps|bicycles|tents|chairs|kites|mirrors|boots|clocks"), town=T,
             deadline=_on("July August"), month=_one("September|October|November|December"), sum=_thousands(1, 30), money=MONEY, room=ROOM),
        """
        By how much did sales grow? => {up} percent
        Why did we sell more in spring? => mostly because of the new {product}
        Where is the supplier that wants more money? => {town}
        What did they decide to do about the supplier? => look for a second supplier
        Who has to collect the offers? => {c}
        By when are the offers needed? => {deadline}
        When does the website start? => in {month}
        Who is responsible for the pictures? => {b}
        Where do they meet next time? => {room}
        """,
        """
        Who wrote the minutes?
        At what time did the meeting end?
        How many people work for the company?
        """,
    ),
    _reading(
        "email",
        """
        Hi {to}, thanks again for looking after our {pet} next week. We leave on {day} at about {hour}, and the key is under the {object} by the back door.
        Please feed {name} twice a day; the tins are in the {where}, and one tin is enough. Never give any {food}, no matter how hungry {name} looks!
        The vet is called {vet} and can be reached at {phone}. We will be back on {back} evening and will bring you some {gift} from {town}. Love, {sender}
        """,
        dict(to=FIRST, pet=_one("cat|dog|parrot|rabbit|hedgehog|tortoise|ferret"), day=EARLY_DAY, hour=MORNING, object=_one("flower pot|blue brick|doormat|watering can|garden gnome"),
             name=INVENTED, where=_one("fridge|cellar|cupboard|garage|kitchen drawer|pantry"), food=FOOD, vet=P, phone=_phone, back=LATE_DAY,
             gift=_one("wine|chocolate|honey|cheese|tea|olives"), town=T, sender=INVENTED),
        """
        What kind of animal do I have to look after? => {pet}
        Where will I find the key? => under the {object}
        On what day do they leave? => {day}
        When are they coming home? => on {back} evening
        How many times a day does {name} eat? => twice a day
        Where do they keep the tins? => {where}
        What must {name} not eat? => {food}
        Who is the vet? => {vet}
        What will I get as a thank-you? => some {gift} from {town}
        """,
        """
        How old is {name}?
        At which hotel are they staying?
        Does {name} need any medicine?
        """,
    ),
    _reading(
        "travel guide",
        """
        {town} lies on the {side} shore of Lake {lake} and is best known for its {sight}, built in {year}. The old town can be seen on foot in about {hours} hours.
        Buses from the station leave every {mins} minutes, while the boat to {island} sails only twice a day. If you are hungry, try the {dish} at {inn},
        but keep in mind that the kitchen closes at {close}. The best time to visit is {month}, when it is warm and not too crowded.
        A room for two costs about {price} {money} a night.
        """,
        dict(town=T, side=_one("northern|southern|eastern|western"), lake=INVENTED, sight=_one("castle|lighthouse|cathedral|stone bridge|monastery|clock tower"), year=_n(1200, 1900),
             hours=FEW, mins=_n(10, 40, 5), island=T, dish=FOOD, inn=_plain(lambda rng: f"the {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.ANIMALS).capitalize()}"),
             close=EVENING, month=_plain(lambda rng: rng.choice(w.MONTHS)), price=_n(40, 250, 5), money=MONEY),
        """
        What is {town} famous for? => its {sight}
        On which lake does {town} lie? => Lake {lake}
        When was the {sight} built? => {year}
        How long does it take to walk through the old town? => about {hours} hours
        How often do buses go from the station? => every {mins} minutes
        Where does the boat go? => {island}
        What should I eat at {inn}? => {dish}
        Until what time can I order food there? => {close}
        Which month is best for a trip? => {month}
        What will a double room cost me per night? => about {price} {money}
        """,
        """
        How many people live in {town}?
        How do I get to {town} by train?
        Is there a camping site?
        """,
    ),
    _reading(
        "recipe",
        """
        My grandmother {name} always made this {dish} on {day}. Wash {grams} grams of {veg} and cut them into small pieces. Fry them in {fat} with one onion
        for {short} minutes, then pour in {ml} millilitres of {liquid}. Add salt and a pinch of {spice}, put the lid on and let it cook slowly for {long} minutes.
        Just before serving, stir in a spoonful of {last}. The amounts are right for {people} people. What is left keeps in the fridge for {days} days, but it should not be frozen.
        """,
        dict(name=FIRST, dish=_one("soup|stew|curry|casserole"), day=_one("Sundays|Fridays|Mondays|rainy days|her birthday"), grams=_n(200, 900, 50),
             veg=_one("carrots|potatoes|mushrooms|pumpkins|leeks|parsnips|beans"), fat=_one("butter|olive oil|lard|sunflower oil"), short=_n(3, 12), ml=_n(300, 950, 50),
             liquid=_one("chicken stock|milk|white wine|tomato juice|vegetable stock|coconut milk"), spice=_one("nutmeg|pepper|cumin|saffron|paprika|ginger"), long=_n(20, 90, 5),
             last=_one("cream|parsley|yoghurt|lemon juice|honey|mustard"), people=MORE, days=FEW),
        """
        How much of the vegetables do I need? => {grams} grams
        Which vegetable is in the {dish}? => {veg}
        What do I fry the vegetables in? => {fat}
        For how long does it all cook with the lid on? => {long} minutes
        How long do I have to fry the onion? => {short} minutes
        What spice goes in? => {spice}
        What is added at the very end? => a spoonful of {last}
        For how many people is this enough? => {people}
        How long can I keep leftovers in the fridge? => {days} days
        Who used to make this {dish}? => My grandmother {name}
        """,
        """
        How hot should the oven be?
        What wine goes well with it?
        How much salt do I need exactly?
        """,
    ),
    _reading(
        "sports report",
        """
        {home} beat {away} {win} to {loss} in front of {crowd} spectators on {day}. The guests started better, and {early} put them ahead after only {minute} minutes.
        After the break the game turned, and {star} scored {goals} times before the final whistle. The referee sent off {red} for {foul}.
        "I have never seen this team fight so hard," said coach {coach}. {home} now climb to {place} place and will play at {next} in {month}.
        """,
        dict(home=CLUB, away=CLUB, win=_n(4, 7), loss=_n(1, 3), crowd=_thousands(2, 60), day=_plain(lambda rng: rng.choice(w.DAYS)), early=P, minute=_n(2, 20), star=P, goals=FEW,
             red=P, foul=_one("a late tackle|insulting a player|handball|pushing an opponent|complaining"), coach=P, place=_one("second|third|fourth|fifth|sixth|seventh"), next=T,
             month=_plain(lambda rng: rng.choice(w.MONTHS))),
        """
        Who won the match? => {home}
        Which team lost? => {away}
        What was the score? => {win} to {loss}
        How many people watched? => {crowd}
        Who scored first? => {early}
        Which player was shown the red card? => {red}
        Why was {red} sent off? => for {foul}
        Who trains {home}? => {coach}
        Where are {home} in the table now? => {place} place
        How many goals did {star} score? => {goals}
        """,
        """
        What is the name of the referee?
        How much did the tickets cost?
        Who was the goalkeeper of {away}?
        """,
    ),
    _reading(
        "film plot",
        """
        In "{title}", a {job} called {hero} inherits an old {house} from an aunt nobody in the family ever mentioned. The first night there is a knock at the wall, and in the morning
        a {thing} lies on the kitchen table. With the help of {friend}, a retired {job2}, {hero} finds out that the aunt had been hiding {secret} since {year}.
        But {villain}, who owns the {shop} next door, wants it too. The film was shot in {town} and lasts {mins} minutes; the music is by {composer}.
        """,
        dict(title=TITLE, job=_one("nurse|teacher|waiter|plumber|baker|bus driver|young lawyer"), hero=FIRST, house=_one("mill|lighthouse|farmhouse|hotel|cinema|castle"),
             thing=_one("silver key|wet shoe|burnt letter|red feather|pocket watch|glass eye"), friend=INVENTED, job2=_one("judge|sailor|detective|pianist|pilot|postman"),
             secret=_one("a stolen painting|a box of diamonds|a printing press|a treasure map|a flying machine|a lost symphony"), year=_n(1910, 1990), villain=P,
             shop=_one("bakery|bookshop|pharmacy|garage|flower shop|pawnshop"), town=T, mins=_n(80, 190), composer=P),
        """
        What does {hero} do for a living? => {job}
        What does {hero} inherit? => an old {house}
        From whom is the {house}? => an aunt
        What is found on the kitchen table? => a {thing}
        Who helps {hero}? => {friend}
        What was {friend}'s job in the past? => {job2}
        What did the aunt hide? => {secret}
        Which shop belongs to {villain}? => the {shop} next door
        How long is the film? => {mins} minutes
        Who wrote the music for the film? => {composer}
        """,
        """
        Who directed the film?
        How does the film end?
        Which actor plays {hero}?
        """,
    ),
    _reading(
        "restaurant review",
        """
        We ate at {place} last {day} and had mixed feelings. The {starter} was the best I have had in years, and the waiter, {waiter}, was charming.
        Sadly, my {main} came cold, and we waited {wait} minutes for it. The bill was {bill} {money} for two, which is a lot for a portion that small.
        They took {off} percent off when we complained. It is also terribly loud on the ground floor, so ask for a table {where}. I give it {stars} out of ten.
        {partner}, who came with me, would go back just for the {dessert}.
        """,
        dict(place=FIRM, day=_plain(lambda rng: rng.choice(w.DAYS)), starter=_one("onion soup|tomato salad|smoked trout|garlic bread|beetroot salad"), waiter=FIRST,
             main=_one("lamb|steak|duck|risotto|lasagne|salmon"), wait=_n(35, 90, 5), bill=_n(60, 240), money=MONEY, off=_n(5, 30, 5),
             where=_one("upstairs|on the terrace|in the garden|by the window|on the balcony"), stars=MORE, partner=INVENTED,
             dessert=_one("cheesecake|apple pie|chocolate mousse|lemon tart|pancakes")),
        """
        What did the writer like best? => The {starter}
        What was wrong with the {main}? => came cold
        Who served them? => {waiter}
        How long did they wait for the main course? => {wait} minutes
        What did the meal for two cost? => {bill} {money}
        How much of a discount did they get? => {off} percent
        Where is it too noisy? => on the ground floor
        Where should I ask for a table? => {where}
        What would make {partner} come back? => the {dessert}
        """,
        """
        Is there parking near the restaurant?
        What did they drink?
        Who is the chef?
        """,
    ),
]  # fmt: skip
