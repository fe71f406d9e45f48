"""Readings of everyday documents: news, company pages, manuals, policies, notices, letters, reviews, minutes and the like."""

from collections.abc import Callable
from dataclasses import replace

from .. import words as w
from ..attribute import plain
from .parse import one_of, reading
from .reading import Reading


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
FIRST, LAST = plain(lambda rng: rng.choice(w.FIRST_NAMES)), plain(lambda rng: rng.choice(w.LAST_NAMES))
EARLY_DAY, LATE_DAY = one_of("Monday|Tuesday|Wednesday"), one_of("Thursday|Friday|Saturday|Sunday")
EARLY_DATE, LATE_DATE = _on("January February March April May June"), _on("July August September October November December")
EARLY_MONTH, LATE_MONTH = one_of("January|February|March|April|May|June"), one_of("July|August|September|October|November|December")
MORNING, NOON, EVENING = _hour(6, 10), _hour(11, 15), _hour(16, 21)
FEW, MORE = one_of("two|three|four"), one_of("five|six|seven|nine|ten|twelve")
MONEY, EMAIL, CODE = one_of("euros|dollars|pounds|francs|crowns"), w.email, plain(w.code)
COLOUR, FOOD, JOB, ROOM = (plain(lambda rng, k=k: rng.choice(k)) for k in (w.COLOURS, w.FOODS, w.JOBS, [f"room {n}" for n in range(2, 400)]))


def _reading(topic: str, text: str, slots: dict[str, Callable], questions: str, unanswered: str) -> Reading:
    """An empty line in the text begins a new line of the passage."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return replace(reading(topic, text, slots, questions, unanswered), text="\n".join(paragraphs).strip())


# The last fifth is kept for the evaluation: add at the end only, so that nothing trained on moves there.
READINGS: list[Reading] = [
    _reading(
        "gym terms",
        """
        Welcome to {gym}. A monthly pass costs {a} {money}, and a yearly pass costs {b} {money}. Members may bring one guest on {day},
        but guests must be at least {age} years old. You can pause your membership for up to {few} months if you are ill or injured;
        please send a doctor's note to {mail}. To end your membership, write to us {weeks} weeks before the end of the month.
        Lockers are free, but anything left in them overnight is taken to the {place}. The sauna is closed in {month}.
        """,
        dict(gym=FIRM, a=_n(15, 60), b=_n(150, 600, 5), money=MONEY, day=one_of("Fridays|Sundays|Saturdays|Mondays"), age=_n(12, 18), few=FEW, mail=EMAIL,
             weeks=MORE, place=one_of("reception|front desk|office|lost property room"), month=plain(lambda rng: rng.choice(w.MONTHS))),
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
        dict(place=one_of("hotel|restaurant|theatre|dance hall|casino|youth hostel"),
             street=plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)),
             town=T, day=EARLY_DAY, people=_n(30, 400, 10), few=FEW, minutes=_n(5, 25), hour=_hour(2, 6), chief=P, owner=P,
             cause=one_of("a broken heater|a candle|an old cable|a cigarette|a toaster|a lamp in the cellar"), loss=_thousands(20, 900), money=MONEY,
             month=LATE_MONTH),
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
        Before you use the {model} coffee machine for the first time, fill the tank with {litres} litres of cold water and let it run through once
        without coffee.
        Press the {left} button for a small cup and the {right} button for a large one. When the lamp blinks, the machine needs cleaning;
        do this about every {weeks} weeks with {cleaner}. Never put the {part} in the dishwasher. The machine switches itself off after {minutes} minutes.
        The guarantee lasts {years} years and begins on the day of purchase. If you need spare parts, call {phone}.
        """,
        dict(model=MODEL, litres=one_of("1.2|1.5|1.8|2|2.5"), left=one_of("red|green|black|silver"), right=one_of("blue|white|yellow|orange"), weeks=MORE,
             cleaner=one_of("vinegar|lemon juice|citric acid|the cleaning powder|a cleaning tablet"),
             part=one_of("glass jug|milk pot|lid|filter|drip tray|coffee grinder"),
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
        Ask your team leader for leave at least {weeks} weeks ahead. If you are ill, call {name} before {hour}; from the {nth} day on we need a note
        from your doctor.
        You may work from home {few} days a week, though everyone should be in the office on {day} for the team meeting.
        Travel costs are paid back if you hand in the receipts to {other} within a month.
        """,
        dict(leave=_n(22, 35), carry=_n(3, 12), month=EARLY_MONTH, weeks=one_of("two|three|four|six"), name=P, hour=_hour(7, 9),
             nth=one_of("second|third|fourth|fifth"),
             few=one_of("two|three"), day=EARLY_DAY, other=P),
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
        dict(date=EARLY_DATE, a=FIRST, b=INVENTED, c=P, up=_n(2, 40), product=one_of("lamps|bicycles|tents|chairs|kites|mirrors|boots|clocks"), town=T,
             deadline=_on("July August"), month=one_of("September|October|November|December"), sum=_thousands(1, 30), money=MONEY, room=ROOM),
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
        dict(to=FIRST, pet=one_of("cat|dog|parrot|rabbit|hedgehog|tortoise|ferret"), day=EARLY_DAY, hour=MORNING,
             object=one_of("flower pot|blue brick|doormat|watering can|garden gnome"),
             name=INVENTED, where=one_of("fridge|cellar|cupboard|garage|kitchen drawer|pantry"), food=FOOD, vet=P, phone=_phone, back=LATE_DAY,
             gift=one_of("wine|chocolate|honey|cheese|tea|olives"), town=T, sender=INVENTED),
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
        {town} lies on the {side} shore of Lake {lake} and is best known for its {sight}, built in {year}. The old town can be seen on foot in about
        {hours} hours.
        Buses from the station leave every {mins} minutes, while the boat to {island} sails only twice a day. If you are hungry, try the {dish} at {inn},
        but keep in mind that the kitchen closes at {close}. The best time to visit is {month}, when it is warm and not too crowded.
        A room for two costs about {price} {money} a night.
        """,
        dict(town=T, side=one_of("northern|southern|eastern|western"), lake=INVENTED,
             sight=one_of("castle|lighthouse|cathedral|stone bridge|monastery|clock tower"), year=_n(1200, 1900),
             hours=FEW, mins=_n(10, 40, 5), island=T, dish=FOOD,
             inn=plain(lambda rng: f"the {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.ANIMALS).capitalize()}"),
             close=EVENING, month=plain(lambda rng: rng.choice(w.MONTHS)), price=_n(40, 250, 5), money=MONEY),
        """
        What is {town} famous for? => its {sight}
        On which lake does {town} lie? => Lake {lake}
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
        for {short} minutes, then pour in {ml} millilitres of {liquid}. Add salt and a pinch of {spice}, put the lid on and let it cook slowly for
        {long} minutes.
        Just before serving, stir in a spoonful of {last}. The amounts are right for {people} people. What is left keeps in the fridge for {days}
        days, but it should not be frozen.
        """,
        dict(name=FIRST, dish=one_of("soup|stew|curry|casserole"), day=one_of("Sundays|Fridays|Mondays|rainy days|her birthday"), grams=_n(200, 900, 50),
             veg=one_of("carrots|potatoes|mushrooms|pumpkins|leeks|parsnips|beans"), fat=one_of("butter|olive oil|lard|sunflower oil"), short=_n(3, 12),
             ml=_n(300, 950, 50),
             liquid=one_of("chicken stock|milk|white wine|tomato juice|vegetable stock|coconut milk"), spice=one_of("nutmeg|pepper|cumin|saffron|paprika|ginger"),
             long=_n(20, 90, 5),
             last=one_of("cream|parsley|yoghurt|lemon juice|honey|mustard"), people=MORE, days=FEW),
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
        {home} beat {away} {win} to {loss} in front of {crowd} spectators on {day}. The guests started better, and {early} put them ahead after only
        {minute} minutes.
        After the break the game turned, and {star} scored {goals} times before the final whistle. The referee sent off {red} for {foul}.
        "I have never seen this team fight so hard," said coach {coach}. {home} now climb to {place} place and will play at {next} in {month}.
        """,
        dict(home=CLUB, away=CLUB, win=_n(4, 7), loss=_n(1, 3), crowd=_thousands(2, 60), day=plain(lambda rng: rng.choice(w.DAYS)), early=P, minute=_n(2, 20),
             star=P, goals=FEW,
             red=P, foul=one_of("a late tackle|insulting a player|handball|pushing an opponent|complaining"), coach=P,
             place=one_of("second|third|fourth|fifth|sixth|seventh"), next=T,
             month=plain(lambda rng: rng.choice(w.MONTHS))),
        """
        Who won the match? => {home}
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
        In "{title}", a {job} called {hero} inherits an old {house} from an aunt nobody in the family ever mentioned. The first night there is a knock
        at the wall, and in the morning
        a {thing} lies on the kitchen table. With the help of {friend}, a retired {job2}, {hero} finds out that the aunt had been hiding {secret} since {year}.
        But {villain}, who owns the {shop} next door, wants it too. The film was shot in {town} and lasts {mins} minutes; the music is by {composer}.
        """,
        dict(title=TITLE, job=one_of("nurse|teacher|waiter|plumber|baker|bus driver|young lawyer"), hero=FIRST,
             house=one_of("mill|lighthouse|farmhouse|hotel|cinema|castle"),
             thing=one_of("silver key|wet shoe|burnt letter|red feather|pocket watch|glass eye"), friend=INVENTED,
             job2=one_of("judge|sailor|detective|pianist|pilot|postman"),
             secret=one_of("a stolen painting|a box of diamonds|a printing press|a treasure map|a flying machine|a lost symphony"), year=_n(1910, 1990),
             villain=P,
             shop=one_of("bakery|bookshop|pharmacy|garage|flower shop|pawnshop"), town=T, mins=_n(80, 190), composer=P),
        """
        What does {hero} do for a living? => a {job}
        What does {hero} inherit? => an old {house}
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
        dict(place=FIRM, day=plain(lambda rng: rng.choice(w.DAYS)), starter=one_of("onion soup|tomato salad|smoked trout|garlic bread|beetroot salad"),
             waiter=FIRST,
             main=one_of("lamb|steak|duck|risotto|lasagne|salmon"), wait=_n(35, 90, 5), bill=_n(60, 240), money=MONEY, off=_n(5, 30, 5),
             where=one_of("upstairs|on the terrace|in the garden|by the window|on the balcony"), stars=one_of("three|four|five|six|seven"), partner=INVENTED,
             dessert=one_of("cheesecake|apple pie|chocolate mousse|lemon tart|pancakes")),
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
    _reading(
        "school notice",
        """
        Dear parents, on {date} class {cls} will go on a trip to the {goal} in {town}. We meet at {hour} in front of the {meet}; the bus cannot wait
        for latecomers.
        The trip costs {cost} {money}, which your child should give to {teacher} by {day}. Please pack a sandwich, a bottle of water and {item}.
        Phones stay at home. We expect to be back at around {back}. If your child cannot come, tell the office, and the {alt} will look after those
        who stay behind.
        """,
        dict(date=EARLY_DATE, cls=plain(lambda rng: f"{rng.randint(1, 9)}{rng.choice('abcd')}"),
             goal=one_of("zoo|science museum|botanical garden|salt mine|planetarium|old mint"), town=T,
             hour=_hour(7, 9), meet=one_of("gym|main gate|church|library|town hall"), cost=_n(4, 38), money=MONEY, teacher=P, day=LATE_DAY,
             item=one_of("a raincoat|a sun hat|rubber boots|a warm jumper|a pencil"), back=EVENING, alt=one_of("caretaker|librarian|head teacher|school nurse")),
        """
        Where is the class going? => the {goal} in {town}
        When does the trip take place? => on {date}
        What time do the children have to be there in the morning? => {hour}
        Where is the meeting point? => in front of the {meet}
        How much do I have to pay for the trip? => {cost} {money}
        Until when can my child bring the money? => by {day}
        Who collects the money? => {teacher}
        When can I expect my child back? => at around {back}
        Can my daughter take her phone? => Phones stay at home
        """,
        """
        How many children are in the class?
        What happens if it rains?
        How long is the bus ride?
        """,
    ),
    _reading(
        "health leaflet",
        """
        {drug} tablets are used against {ill}. Adults take {dose} tablets a day with a glass of water, best {when}; children under {age} must not take
        them at all.
        Do not drink {drink} during the treatment, because it makes the tablets weaker. About one patient in {many} notices {effect}, which usually
        goes away after {few} days.
        If you forget a tablet, do not take two at once. Keep the packet below {deg} degrees. An opened packet should be used up within {months} months.
        """,
        dict(drug=INVENTED, ill=one_of("hay fever|headaches|heartburn|travel sickness|toothache|high blood pressure|back pain"), dose=FEW,
             when=one_of("before breakfast|after lunch|in the evening|just before bed|with a meal"), age=_n(6, 18),
             drink=one_of("grapefruit juice|milk|black tea|coffee|alcohol|cola"),
             many=one_of("ten|twenty|fifty|a hundred|a thousand"), effect=one_of("a dry mouth|tired eyes|an itchy nose|a mild rash|cold hands|strange dreams"),
             few=one_of("two|three|four|five"), deg=_n(20, 30), months=MORE),
        """
        What does {drug} help with? => {ill}
        How many tablets should I take per day? => {dose} tablets
        When is the best time to take them? => {when}
        What should I not drink while I take {drug}? => {drink}
        Why is {drink} forbidden? => because it makes the tablets weaker
        What side effect can occur? => {effect}
        How long does that side effect last? => {few} days
        I missed one tablet. What must I not do? => take two at once
        How long can I use the packet once it is open? => {months} months
        """,
        """
        What do the tablets cost?
        Which company makes {drug}?
        May pregnant women take it?
        """,
    ),
    _reading(
        "support article",
        """
        If your {model} does not connect to the internet, first look at the lamp on the {side}. A steady {good} light means that all is well; a
        blinking {bad} light means
        that the password is wrong. In the second case hold down the small button next to the {port} for {secs} seconds and wait until the device
        starts again, which takes about {mins} minutes.
        The password is printed on a sticker {where}. If nothing helps, our support team can be reached daily until {hour}; have your customer number,
        which begins with {letters}, ready.
        """,
        dict(model=MODEL, side=one_of("front|back|left side|right side"), good=one_of("green|blue|white"), bad=one_of("red|orange|yellow"),
             port=one_of("power switch|cable socket|aerial|loudspeaker"),
             secs=_n(5, 40, 5), mins=FEW, where=one_of("under the device|inside the box|on the cable|in the manual|behind the cover"), hour=EVENING,
             letters=plain(w.symbol)),
        """
        What colour is the lamp when everything works? => {good}
        My lamp is blinking {bad}. What is the matter? => the password is wrong
        Which button do I press? => the small button next to the {port}
        For how long should I hold it down? => {secs} seconds
        How long does the restart take? => about {mins} minutes
        Where can I find my password? => on a sticker {where}
        Until what time can I call support? => until {hour}
        What does my customer number start with? => {letters}
        """,
        """
        What is the phone number of the support team?
        How fast is the connection?
        How do I change my password?
        """,
    ),
    _reading(
        "release notes",
        """
        Version {new} of {app} is out. The search is now {times} times faster, and you can at last sort your {things} by {key}. We fixed a bug that
        made the program crash when a file
        was larger than {size} megabytes. {thanks} reported it, thank you! The old {gone} view has been removed, since hardly anyone used it. {app} no
        longer runs on
        {system} {old}; please update to {system} {need} first. The next version is planned for {month} and will bring {future}.
        """,
        dict(new=plain(lambda rng: f"{rng.randint(2, 9)}.{rng.randint(0, 20)}"), app=INVENTED, times=FEW,
             things=one_of("photos|notes|songs|messages|recipes|invoices"),
             key=one_of("date|colour|size|name|place|author"), size=_n(20, 900, 10), thanks=P, gone=one_of("calendar|list|tree|map|column|slide"), system=INVENTED,
             old=_n(5, 9), need=_n(10, 15),
             month=plain(lambda rng: rng.choice(w.MONTHS)),
             future=one_of("a dark theme|shared folders|offline maps|voice control|a Spanish translation|automatic backups")),
        """
        Which version has been released? => {new}
        How much faster is searching? => {times} times faster
        By what can I sort my {things} now? => {key}
        When did the program crash? => when a file was larger than {size} megabytes
        Who found the bug? => {thanks}
        Which view is gone? => The old {gone} view
        Why did they take it out? => hardly anyone used it
        Which {system} do I need at least? => {system} {need}
        What new feature comes next? => {future}
        """,
        """
        How much does {app} cost?
        How many people use {app}?
        On which phones does it run?
        """,
    ),
    _reading(
        "rental contract",
        """
        The flat on the {floor} floor of {street} is let from the first of {month}. The rent is {rent} {money} a month, and another {extra} {money}
        are paid for heating and water.
        The tenant, {tenant}, pays a deposit of {deposit} {money}, which {owner} returns within {weeks} weeks after the end of the contract. Either
        side can end the contract with {notice} months' notice.
        Small repairs up to {small} {money} are paid by the tenant, larger ones by the owner. Pets are allowed, except {pet}. The {room} may be used
        by everyone in the house.
        """,
        dict(floor=one_of("first|second|third|fourth|ground|top"), street=STREET, month=plain(lambda rng: rng.choice(w.MONTHS)), rent=_n(410, 980, 10),
             extra=_n(80, 190, 5), money=MONEY, tenant=P,
             deposit=_n(1000, 2500, 50), owner=P, weeks=MORE, notice=FEW, small=_n(30, 75, 5), pet=one_of("snakes|dogs|parrots|rats|large dogs"),
             room=one_of("laundry room|garden|attic|bicycle cellar|roof terrace")),
        """
        How much is the rent? => {rent} {money} a month
        What do I pay each month for heating? => {extra} {money}
        How large is the deposit? => {deposit} {money}
        When do I get the deposit back? => within {weeks} weeks
        Who is moving in? => {tenant}
        Who owns the flat? => {owner}
        How much notice must I give? => {notice} months' notice
        Who pays when a large repair is needed? => the owner
        Which animals may I not keep? => {pet}
        """,
        """
        How many rooms does the flat have?
        Is there a lift?
        May I smoke on the balcony?
        """,
    ),
    _reading(
        "city notice",
        """
        The {bridge} will be closed to cars from {start} to {end} while workers replace the {part}. Cyclists and walkers can still cross on the {side}
        side. Drivers should use the road through {village}, which adds
        about {mins} minutes to the journey. Bus {line} will end at {stop} during this time. Work goes on only between {from_} and {to}, so nights
        should stay quiet.
        The repairs cost {cost} million {money}, of which the state pays half. Questions are answered by {name} at {phone}.
        """,
        dict(bridge=plain(lambda rng: rng.choice(w.LAST_NAMES) + " Bridge"), start=EARLY_DATE, end=LATE_DATE,
             part=one_of("railings|pillars|surface|lamps|cables|steel beams"), side=one_of("left|right|northern|southern"),
             village=T, mins=_n(5, 40), line=_n(1, 99), stop=plain(lambda rng: rng.choice(w.PLACES).capitalize() + " " + rng.choice(w.STREETS)),
             from_=_hour(6, 9), to=_hour(16, 19),
             cost=one_of("1.5|2|3.8|4|6.2|9|12"), money=MONEY, name=P, phone=_phone),
        """
        What is being replaced on the bridge? => the {part}
        Until when is the bridge closed? => {end}
        From which date can I no longer drive across? => {start}
        Can I still cross by bike? => on the {side} side
        Which way should cars go instead? => the road through {village}
        How much longer does my drive take? => about {mins} minutes
        Where does bus {line} stop now? => at {stop}
        When do they stop working in the evening? => {to}
        How much does it all cost? => {cost} million {money}
        """,
        """
        When was the bridge built?
        Which firm does the work?
        How many cars cross the bridge every day?
        """,
    ),
    _reading(
        "frequently asked questions",
        """
        How do I become a member? Fill in the form on our website or come to the office on {day}. What does it cost? Students pay {low} {money} a
        year, everyone else {high} {money}.
        How many books may I borrow? Up to {books} at a time, and films count as well. For how long? Books for {weeks} weeks, films for {days} days only.
        What if I am late? After a warning by {how} we charge {fine} cents a day. I lost a book, what now? Tell {name} at the desk, and you can
        replace it with {swap}.
        """,
        dict(day=EARLY_DAY, low=_n(3, 15), high=_n(18, 60), money=one_of("euros|dollars"), books=_n(5, 30), weeks=FEW, days=MORE,
             how=one_of("email|letter|phone|text message"), fine=_n(10, 80, 5), name=P,
             swap=one_of("a new copy|a similar book|a used copy|a book of the same price")),
        """
        I am a student. What does the membership cost me? => {low} {money} a year
        What do people pay who are not students? => {high} {money}
        What is the largest number of books I can take home? => Up to {books}
        How long can I keep a book? => {weeks} weeks
        How many days may I keep a film? => {days} days
        On which day can I sign up in person? => {day}
        How high is the fine when I return things too late? => {fine} cents a day
        To whom do I talk about a lost book? => {name}
        With what can I replace it? => {swap}
        """,
        """
        Can I print at the library?
        How many books does the library own?
        Is there a café in the building?
        """,
    ),
    _reading(
        "company page",
        """
        {firm} was started in {year} by {a} and {b}, who built their first {thing} in a {place} behind a {shop} in {town}. Today {staff} people work
        for us, most of them in {country}, where our factory has stood since {later}.
        We sell to {lands} countries, and our best customers are {who}. {a} left in {gone} to {why}; {b} still leads the company. We are proud that
        {pct} percent of our energy comes from the sun.
        Our latest {thing}, the {model}, won {prize} last spring.
        """,
        dict(firm=FIRM, year=_n(1950, 1975), a=INVENTED, b=P, thing=one_of("bicycle|sewing machine|radio|tractor|telescope|washing machine|piano"),
             place=one_of("garage|barn|shed|cellar|stable"),
             shop=one_of("bakery|butcher's shop|petrol station|church|school"), town=T, staff=_n(120, 990), country=plain(lambda rng: rng.choice(w.COUNTRIES)),
             later=_n(1978, 1990), lands=_n(12, 80),
             who=one_of("schools|hospitals|hotels|farmers|museums|small towns"), gone=_n(1995, 2015),
             why=one_of("become a teacher|sail around the world|open a restaurant|grow wine|study law"),
             pct=_n(20, 95), model=MODEL, prize=w.award),
        """
        When was the company founded? => {year}
        Who still runs {firm}? => {b}
        Where did they build the first {thing}? => in a {place}
        How many people do they employ? => {staff}
        In which country is the factory? => {country}
        Since when have they had the factory? => since {later}
        Who buys most from them? => {who}
        Why did {a} leave? => to {why}
        How much of the energy is solar? => {pct} percent
        """,
        """
        What does the {model} cost?
        How high were the sales last year?
        Where does {b} live?
        """,
    ),
    _reading(
        "letter",
        """
        Dear {to}, I hope this letter finds you well. We have finally moved to {town}, and the children love the new house, above all the {part}.
        {kid} starts school in {month} and talks of nothing but {topic}.
        I found work as a {job} at {firm}; the pay is a bit lower than in {old}, but I am home by {hour}. My mother had to go to hospital because of
        her {ill}, yet she is much better now and plays {game} with the nurses.
        Will you come and see us? The spare room is ready from {date} on. Bring {bring}! Yours, {from_}
        """,
        dict(to=FIRST, town=T, part=one_of("apple tree|attic|pond|staircase|swing|cellar"), kid=INVENTED, month=LATE_MONTH,
             topic=one_of("dinosaurs|trains|horses|planets|pirates|robots"),
             job=one_of("nurse|baker|teacher|gardener|cook|secretary|bus driver"), firm=FIRM, old=T, hour=EVENING, ill=one_of("knee|heart|back|hip|eyes"),
             game=one_of("cards|chess|draughts|dominoes"),
             date=EARLY_DATE, bring=one_of("your violin|warm socks|the old photos|some of your jam|your tent"), from_=INVENTED),
        """
        Where does the family live now? => {town}
        Where did they live before? => {old}
        What do the children like most about the house? => the {part}
        When does {kid} go to school for the first time? => in {month}
        What does {kid} talk about all the time? => {topic}
        What is the writer's new job? => a {job}
        Why was the mother in hospital? => because of her {ill}
        What does the mother play with the nurses? => {game}
        What should I bring when I visit? => {bring}
        """,
        """
        How many children are there?
        How much did the house cost?
        How old is the mother?
        """,
    ),
    _reading(
        "hotel page",
        """
        Check-in at {hotel} starts at {noon}, and we ask you to leave your room by {morning}. Breakfast is served from {early} in the {room1} and
        costs {bf} {money} per person if it is not part of your booking. Parking in the yard is free,
        but there is only space for {cars} cars. The pool on the {floor} floor is open to all guests; the steam bath has to be booked with {name} at
        the front desk. Dogs are welcome for {dog} {money} a night.
        If you cancel at least {few} days ahead, you pay nothing. The wireless password is {code}.
        """,
        dict(hotel=FIRM, noon=_hour(13, 15), morning=_hour(9, 12), early=_hour(6, 8), room1=one_of("winter garden|cellar|blue hall|dining room|library"),
             bf=_n(9, 18), money=MONEY, cars=_n(8, 40),
             floor=one_of("top|third|fifth|ground|sixth"), name=P, dog=_n(20, 35), few=FEW, code=CODE),
        """
        When can I get into my room? => {noon}
        When do I have to be out of my room? => by {morning}
        From what time can I have breakfast? => {early}
        Where do they serve breakfast? => in the {room1}
        How much is breakfast? => {bf} {money} per person
        What do I pay for bringing my dog? => {dog} {money} a night
        On which floor is the swimming pool? => the {floor} floor
        With whom do I book the steam bath? => {name}
        How late can I cancel for free? => at least {few} days ahead
        """,
        """
        How far is the hotel from the airport?
        Does the hotel have a gym?
        How many rooms are there?
        """,
    ),
    _reading(
        "job advert",
        """
        We are looking for a {job} for our branch in {town}, starting in {month}. You work {hours} hours a week, with every other {day} off, and earn
        {pay} {money} a month. You should have at least {years} years of experience and speak {lang};
        a driving licence is helpful but not required. We offer a bus pass, free {food} for lunch and {leave} days of holiday. Send your letter to
        {mail} by {date}, please as a single file. Talks are held by {boss}, and you hear from us within {weeks} weeks.
        """,
        dict(job=one_of("receptionist|carpenter|bookkeeper|night porter|dental nurse|translator|driver"), town=T, month=LATE_MONTH, hours=_n(20, 40),
             day=one_of("Friday|Saturday|Monday"), pay=_thousands(1, 5), money=MONEY,
             years=FEW, lang=plain(lambda rng: rng.choice(w.LANGUAGES)), food=FOOD, leave=_n(22, 35), mail=EMAIL, date=EARLY_DATE, boss=P, weeks=MORE),
        """
        What job is it? => {job}
        Where would I work? => our branch in {town}
        How many hours per week is it? => {hours} hours
        What is the salary? => {pay} {money} a month
        How much experience do I need? => at least {years} years
        Which language must I know? => {lang}
        Do I need a driving licence? => helpful but not required
        By when must I apply? => by {date}
        Where do I send my application? => {mail}
        """,
        """
        How many people work at the branch?
        Is there a pension plan?
        Can I work from home?
        """,
    ),
    _reading(
        "weather report",
        """
        {day} will begin with fog in the {a}, but by noon the sun comes through almost everywhere. Temperatures climb to {hot} degrees on the coast
        and to no more than {cold} degrees in the mountains. Towards evening a storm from the {dir} reaches {town},
        with gusts of up to {gust} kilometres an hour. The harbour office warns small boats not to leave before {hour}. In {other}, {mm} millimetres
        of rain fell during the last night, more than in the whole of {month}. {late} looks dry and calm.
        """,
        dict(day=EARLY_DAY, a=one_of("valleys|north|east|south|river towns"), hot=_n(20, 35), cold=_n(2, 15), dir=one_of("west|north-west|south-west|sea"), town=T,
             gust=_n(60, 140, 5), hour=_hour(18, 22), other=T, mm=_n(20, 95),
             month=plain(lambda rng: rng.choice(w.MONTHS)), late=LATE_DAY),
        """
        Where is it foggy in the morning? => in the {a}
        How warm does it get by the sea? => {hot} degrees
        What temperature can hikers in the mountains expect? => no more than {cold} degrees
        Which town will the storm reach? => {town}
        From which direction does the storm come? => from the {dir}
        How strong is the wind? => up to {gust} kilometres an hour
        When may small boats go out again? => {hour}
        How much rain fell in {other}? => {mm} millimetres
        Which day will be dry? => {late}
        """,
        """
        Will there be snow?
        How warm is the water of the sea?
        When does the sun set?
        """,
    ),
    _reading(
        "book review",
        """
        {author}'s new novel, "{title}", tells of a {job} who wakes up one morning and can no longer {lose}. The doctors are puzzled, the neighbours
        laugh, and only {kid}, a child of {age}, believes the story. I liked the first half, above all the chapter on {chapter},
        which made me laugh aloud on the train. After page {page} it drags, and the ending is hard to believe. With {pages} pages it is twice as long
        as {author}'s last book. It is published by {house} and sells for {price} {money}.
        The audio version is read by {other}.
        """,
        dict(author=P, title=TITLE, job=one_of("postman|tailor|dentist|shepherd|piano teacher|cashier"),
             lose=one_of("read|sleep|lie|see colours|remember names|whistle"), kid=FIRST, age=MORE,
             chapter=one_of("the wedding|the school play|the lost suitcase|the dancing bear|the dinner party"), page=_n(90, 200), pages=_n(320, 800), house=FIRM,
             price=_n(12, 35), money=MONEY, other=P),
        """
        Who wrote the novel? => {author}
        What is the main character's job? => a {job}
        What can the main character no longer do? => {lose}
        Who believes the story? => {kid}
        Which chapter did the reviewer enjoy most? => the chapter on {chapter}
        From where on does the book get boring? => After page {page}
        How thick is the book? => {pages} pages
        Which publisher brought it out? => {house}
        How much do I pay for the book? => {price} {money}
        """,
        """
        In which year does the story take place?
        Has the book won a prize?
        Who drew the cover?
        """,
    ),
    _reading(
        "product review",
        """
        I have had this {model} tent for {months} months now and used it on {trips} trips. It stands in {mins} minutes, even if you are alone, and in
        the heavy rain near {town} not a drop came in. Two people fit easily; with three it is a squeeze.
        What annoys me is the {bad}, which broke after {few} nights. The seller, {shop}, sent me a new one without asking questions. It weighs {kilos}
        kilos, so I would not carry it up a mountain, but for a weekend by car it is perfect.
        I paid {price} {money} for it; a friend bought hers for {less} at the {month} sale.
        """,
        dict(model=MODEL, months=_n(3, 24), trips=MORE, mins=_n(5, 20), town=T, bad=one_of("zip|middle pole|carrying bag|inner lamp|side window"), few=FEW,
             shop=FIRM, kilos=one_of("4|5|6.5|7|9"), price=_n(150, 400, 5),
             money=MONEY, less=_n(60, 140, 5), month=plain(lambda rng: rng.choice(w.MONTHS))),
        """
        Since when has the writer owned the tent? => {months} months
        How long does it take to put the tent up? => {mins} minutes
        Where did it rain heavily? => near {town}
        How many people have enough space in it? => Two people
        Which part broke? => the {bad}
        Who sold the tent? => {shop}
        How heavy is it? => {kilos} kilos
        What did the writer pay? => {price} {money}
        What use is the tent perfect for? => a weekend by car
        """,
        """
        What colour is the tent?
        Is the tent warm enough for winter?
        Where is the tent made?
        """,
    ),
    _reading(
        "baggage rules",
        """
        On all flights of {air} you may take one bag of up to {small} kilos into the cabin free of charge. Each suitcase in the hold costs {fee}
        {money} and must not weigh more than {big} kilos; for every extra kilo we charge {extra} {money}.
        Bags can be handed in from {early} hours until {late} minutes before take-off. Musical instruments and {item} need a seat of their own, so
        please call {phone} first. Batteries belong in the cabin, never in the suitcase.
        If your suitcase does not arrive, report it at the {colour} desk on the same day. After {days} days it counts as lost, and you receive up to
        {pay} {money}.
        """,
        dict(air=FIRM, small=_n(5, 12), fee=_n(25, 70), money=MONEY, big=_n(18, 32), extra=_n(4, 15), early=FEW, late=_n(30, 60, 5),
             item=one_of("paintings|wedding dresses|large trophies|telescopes"), phone=_phone,
             colour=one_of("blue|yellow|green|red"), days=_n(14, 40), pay=_n(500, 1500, 50)),
        """
        How heavy may my cabin bag be? => up to {small} kilos
        What is the weight limit for a suitcase? => {big} kilos
        What do I pay for a suitcase? => {fee} {money}
        My suitcase is one kilo too heavy. What does that cost? => {extra} {money}
        When is it too late to hand in my bag? => {late} minutes before take-off
        Where should I put my batteries? => in the cabin
        Where do I go if my suitcase is missing? => the {colour} desk
        When is a suitcase considered lost? => After {days} days
        How much money can I get for a lost suitcase? => up to {pay} {money}
        """,
        """
        Can I choose my seat?
        Is there a meal on board?
        Can I take my dog along?
        """,
    ),
    _reading(
        "wedding invitation",
        """
        Dear friends, {a} and {b} are getting married! The ceremony begins at {noon} on {date} in the {place} of {town}. Afterwards we walk together
        to {inn}, about {mins} minutes away, for dinner and dancing. The {band} will play until {night}.
        We have booked {rooms} rooms nearby, so please tell {maid} by {reply} whether you need one, and whether you eat {food}. Instead of presents we
        would love a small sum for our trip to {land}.
        Please come dressed in something {colour}. Children are very welcome; {aunt} will tell them stories in the garden.
        """,
        dict(a=INVENTED, b=FIRST, noon=NOON, date=LATE_DATE, place=one_of("old chapel|town hall|rose garden|castle|village church"), town=T, inn=FIRM,
             mins=_n(5, 25), band=plain(lambda rng: f"{rng.choice(w.ADJECTIVES[:8]).capitalize()} {rng.choice(w.NOUNS).capitalize()} Band"),
             night=one_of("midnight|one o'clock|two o'clock|sunrise"), rooms=_n(8, 40), maid=P, reply=EARLY_DATE, food=one_of("meat|fish|cheese|nuts"),
             land=plain(lambda rng: rng.choice(w.COUNTRIES)), colour=COLOUR, aunt=P),
        """
        Who is marrying {a}? => {b}
        On what date is the wedding? => {date}
        What time does the ceremony start? => {noon}
        Where will they get married? => in the {place} of {town}
        Where is the dinner? => {inn}
        How long does the music go on? => until {night}
        To whom do I write if I need a room? => {maid}
        By when do I have to answer? => by {reply}
        Where do they want to travel? => {land}
        """,
        """
        How did {a} and {b} meet?
        How many guests are invited?
        Is there a bus back at night?
        """,
    ),
    _reading(
        "power cut notice",
        """
        Dear residents, on {day} the power in {street} will be off from {morning} to {noon}, because we are putting in a new {part}. Number {odd} and
        the {place} are not affected. Lifts will not run, so please do not use them shortly before. Food in a closed freezer stays cold for about
        {hours} hours.
        Anyone who depends on medical devices should ring {name} today at {phone}; we will bring a generator. Should the work be put off because of
        {why}, it will be done on {later} instead. We are sorry for the trouble. {firm}
        """,
        dict(day=EARLY_DAY, street=plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)), morning=_hour(7, 9), noon=NOON,
             part=one_of("meter|main cable|transformer|fuse box|street lamp line"), odd=_n(3, 90),
             place=one_of("school|bakery|pharmacy|nursery|fire station"), hours=_n(8, 30), name=P, phone=_phone, why=one_of("rain|strong wind|illness|frost"),
             later=LATE_DAY, firm=FIRM),
        """
        When will there be no electricity? => {day}
        At what time do we get power again? => {noon}
        From what time on is the power off? => {morning}
        Why is the power cut off? => because we are putting in a new {part}
        Which house still has electricity? => Number {odd}
        How long will the food in my freezer keep? => about {hours} hours
        I need a medical device. Whom must I call? => {name}
        What might delay the work? => {why}
        On which day would they do it otherwise? => {later}
        """,
        """
        Will I get money back for spoiled food?
        Will the water be off as well?
        How many homes have no power?
        """,
    ),
    _reading(
        "running report",
        """
        {runner} has won the {town} Marathon for the {nth} time, in {time}. For the first {km} kilometres {rival} from {land} was ahead, then a cramp
        in the {leg} put an end to that dream. "I heard the crowd and just kept going," the winner said, who had prepared for the race in {camp}.
        Of the {starters} runners who started, {quit} gave up, mostly because of {why}. The oldest at the finish was {old}, aged {age}, who was
        welcomed with {gift}. Next year the race will be held in {month} for the first time, when it is cooler.
        """,
        dict(runner=P, town=T, nth=one_of("second|third|fourth|fifth"), time=plain(w.run_time), km=_n(10, 38), rival=INVENTED,
             land=plain(lambda rng: rng.choice(w.COUNTRIES)), leg=one_of("left leg|right leg|left foot|stomach"),
             camp=T, starters=_thousands(2, 40), quit=_n(20, 900), why=one_of("the heat|the strong wind|the steep hills|the cold rain"), old=P, age=_n(71, 94),
             gift=one_of("flowers|a song|a brass band|a huge cake"), month=LATE_MONTH),
        """
        Who won the race? => {runner}
        What was the winning time? => {time}
        Where does {rival} come from? => {land}
        What stopped {rival}? => a cramp in the {leg}
        Where did the winner train? => in {camp}
        How many people did not finish? => {quit}
        Why did so many stop running? => mostly because of {why}
        How old was the oldest runner? => {age}
        In which month is the race next year? => {month}
        """,
        """
        How much prize money was there?
        Who came third?
        What shoes did the winner wear?
        """,
    ),
    _reading(
        "museum page",
        """
        The {name} Museum shows more than {items} {things} from {lands} countries. The oldest was made in {year} and once belonged to {owner}; the
        most visited one is the {star} on the {floor} floor. We are open daily except {closed}, from {morning} to {evening}, and on {late} even until
        midnight.
        Tickets are {full} {money}, or {half} for children and students. Taking photos is fine, but only without a flash. A guided tour starts every
        {mins} minutes at the {meet}. The shop sells {gift}, and the café in the yard is run by {cook}.
        """,
        dict(name=INVENTED, items=_n(200, 3000, 50), things=one_of("clocks|dolls|teapots|maps|musical boxes|bicycles"), lands=_n(12, 70), year=_n(1480, 1850),
             owner=P, star=one_of("singing one|golden one|smallest one|glass one"), floor=one_of("first|second|third|top"),
             closed=one_of("Mondays|Tuesdays"), morning=_hour(9, 11), evening=_hour(16, 19), late=one_of("Thursdays|Fridays|Saturdays"), full=_n(10, 25),
             money=MONEY, half=_n(3, 8), mins=_n(20, 60, 10), meet=one_of("cloakroom|fountain|main stairs|ticket desk"),
             gift=one_of("postcards|small copies|old posters|puzzles"), cook=P),
        """
        What is on show in the museum? => {things}
        When was the oldest one made? => {year}
        Which one do most visitors come to see? => the {star}
        On which day is the museum shut? => {closed}
        When does the museum close on normal days? => {evening}
        What do I pay for a child? => {half}
        Can I take pictures? => only without a flash
        Where do the tours begin? => at the {meet}
        Who runs the café? => {cook}
        """,
        """
        Who founded the museum?
        Is there a car park?
        How many visitors come each year?
        """,
    ),
    _reading(
        "insurance terms",
        """
        Your bicycle is insured against theft and {risk} up to a value of {max} {money}. We pay only if it was locked to a fixed object; a bicycle
        stolen from a {place} is covered without a lock. Report a theft to the police within {hours} hours and to us within {days} days, using form
        {form}.
        For each claim you pay the first {own} {money} yourself. Damage during races is not covered, nor are {nots}. The contract runs for {years}
        years and goes on for another year unless you end it by {date}. Your contact is {name} in {town}.
        """,
        dict(risk=one_of("fire|floods|accidents|storms"), max=_thousands(1, 8), money=MONEY, place=one_of("locked cellar|locked garage|locked shed"),
             hours=_n(12, 48, 12), days=MORE, form=CODE, own=_n(30, 150, 10), nots=one_of("flat tyres|scratches|lost bells|worn brakes"),
             years=FEW, date=LATE_DATE, name=P, town=T),
        """
        Up to what value is my bicycle insured? => {max} {money}
        Besides theft, what am I insured against? => {risk}
        Which form do I fill in? => form {form}
        How soon must I tell the police? => within {hours} hours
        How long do I have to report the theft to you? => within {days} days
        How much must I pay myself? => the first {own} {money}
        Is damage in a race covered? => Damage during races is not covered
        When do I have to cancel at the latest? => by {date}
        Who is my contact? => {name}
        """,
        """
        What does the insurance cost per year?
        Is my helmet insured too?
        Am I covered abroad?
        """,
    ),
    _reading(
        "pet shelter page",
        """
        {pet} is a {kind} of about {age} years who came to us in {month} after being found in a {place} near {town}. {pet} loves {love} but is afraid
        of {fear}, so a quiet home without small children would be best. At first {pet} only ate {food}, and {nurse} had to sleep next to the basket
        for {few} nights.
        All vaccinations are done, and the chip number ends in {chip}. Taking {pet} home costs {fee} {money}, which pays for the vet. Visits are
        possible on {day} from {hour} on; please bring something that smells of your home.
        """,
        dict(pet=INVENTED, kind=one_of("sheepdog|black cat|terrier|grey rabbit|brown poodle"), age=MORE, month=EARLY_MONTH,
             place=one_of("bus shelter|car park|barn|cardboard box|church"), town=T, love=one_of("long walks|being brushed|tennis balls|the radio|warm laps"),
             fear=one_of("vacuum cleaners|umbrellas|men with hats|bicycles|thunder"), food=FOOD, nurse=P, few=FEW, chip=_n(100, 999), fee=_n(50, 300, 10),
             money=MONEY, day=LATE_DAY, hour=NOON),
        """
        What kind of animal is {pet}? => a {kind}
        How old is {pet}? => about {age} years
        Where was {pet} found? => in a {place} near {town}
        What makes {pet} happy? => {love}
        What is {pet} scared of? => {fear}
        Who slept beside the basket? => {nurse}
        How much do I pay to adopt {pet}? => {fee} {money}
        What is the fee used for? => the vet
        When can I come and see {pet}? => on {day} from {hour} on
        """,
        """
        How much does {pet} weigh?
        Who was the owner of {pet} before?
        Does {pet} get along with other animals?
        """,
    ),
    _reading(
        "police report",
        """
        On {date}, shortly before {hour}, a {colour1} van hit a parked {thing} in front of the {place} in {town} and drove on. A witness, {wit}, wrote
        down part of the number, {code}, and followed the van as far as {street}. There the driver, a {age}-year-old {job}, was stopped by two
        officers. The driver said that {excuse}.
        Nobody was hurt. The damage is about {cost} {money}. The owner of the {thing}, {owner}, was {where} at the time. Other witnesses are asked to
        come to the station in {room} until {until}.
        """,
        dict(date=EARLY_DATE, hour=EVENING, colour1=one_of("white|blue|black|green|silver"), thing=one_of("motorbike|ice cream cart|tractor|taxi|caravan"),
             place=one_of("post office|cinema|hospital|swimming pool|station"), town=T, wit=P, code=CODE,
             street=plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)),
             age=_n(20, 79), job=one_of("roofer|florist|chef|student|barber"),
             excuse=one_of("the sun was too low|a wasp was in the car|the brakes had failed|it was too dark"), cost=_n(700, 9000, 100), money=MONEY, owner=P,
             where=one_of("at the dentist|at the hairdresser|asleep|having dinner|at choir practice"), room=ROOM, until=LATE_DAY),
        """
        What colour was the van? => {colour1}
        What did the van crash into? => a parked {thing}
        Where did the accident happen? => in front of the {place} in {town}
        Who saw it happen? => {wit}
        Where was the driver caught? => {street}
        What is the driver's profession? => {job}
        How did the driver explain it? => {excuse}
        How much is the damage? => about {cost} {money}
        Where was {owner} when it happened? => {where}
        """,
        """
        What is the name of the driver?
        How fast was the van going?
        Will the driver lose the licence?
        """,
    ),
    _reading(
        "swimming course",
        """
        The beginners' course for children starts on {date} and takes place every {day} at {hour} in the {pool} pool. It has {n} lessons of {mins}
        minutes each and costs {fee} {money}; brothers and sisters pay {less} {money} less. {coach} teaches the group, which has no more than {kids}
        children. Bring a towel and a cap, but leave goggles at home until lesson {lesson}.
        Parents wait in the {wait}. If a lesson is missed, it can be made up in the {late} group led by {other}. At the end everyone who can swim
        {len} metres gets a {prize}.
        """,
        dict(date=EARLY_DATE, day=EARLY_DAY, hour=EVENING, pool=one_of("small|outdoor|upper|old|heated"), n=_n(8, 20), mins=_n(30, 60, 5), fee=_n(60, 190, 5),
             money=MONEY, less=_n(5, 25, 5), coach=P, kids=MORE, lesson=FEW, wait=one_of("café|hall|gallery|garden"), late=LATE_DAY, other=INVENTED,
             len=_n(10, 50, 5),
             prize=one_of("silver badge|certificate|medal|toy seahorse")),
        """
        When is the first lesson? => on {date}
        How many lessons are there? => {n} lessons
        How long is a lesson? => {mins} minutes
        Who is the teacher of the beginners? => {coach}
        How many children can join at most? => no more than {kids} children
        Where should I wait for my child? => in the {wait}
        My son missed a lesson. Which group can he go to? => the {late} group
        How far must the children swim at the end? => {len} metres
        What do they get if they manage that? => a {prize}
        """,
        """
        How old must the children be?
        How warm is the water?
        Is there a course for adults?
        """,
    ),
    _reading(
        "recall notice",
        """
        {firm} is calling back its {name} {thing} because {why}. Only pieces sold between {start} and {end} with the letters {code} on the bottom are
        affected, about {count} in all. So far {few} customers have been slightly hurt. Please stop using the {thing} at once and bring it back to any
        shop; you get the full price of {price} {money} back, even without a receipt.
        The {other} model is safe, as it is made in a different factory in {town}. If you cannot come in person, call {phone} before {hour} and ask
        for {person}.
        """,
        dict(firm=FIRM, name=INVENTED, thing=one_of("kettle|toaster|baby chair|hair dryer|step ladder|heater"),
             why=one_of("the handle can break|it may get too hot|the plug can melt|small parts come loose|the paint is poisonous"), start=EARLY_MONTH,
             end=LATE_MONTH, code=plain(w.symbol), count=_thousands(1, 80),
             few=FEW, price=_cents(15, 90), money=MONEY, other=MODEL, town=T, phone=_phone, hour=EVENING, person=P),
        """
        Which product is being recalled? => {name} {thing}
        Why are they calling it back? => {why}
        Which letters are on the bad ones? => {code}
        How many pieces are affected? => about {count}
        How many people got hurt? => {few} customers
        How much money will I get back? => {price} {money}
        Do I need the receipt? => even without a receipt
        Which model can I go on using? => The {other} model
        Where is the safe model made? => {town}
        """,
        """
        When was {firm} founded?
        Can I get a new one instead of money?
        Who discovered the problem?
        """,
    ),
    _reading(
        "hiking trail",
        """
        The {name} Trail begins behind the {start} in {town} and climbs through {tree} woods to the hut at {top} metres. You need about {up} hours for
        the way up and {down} for the way down. The path is marked with {mark} arrows; at the {fork}, keep left, or else you end up in the quarry.
        Water can be filled up only at the {water}, so carry at least {litres} litres.
        {host} keeps the hut open from {spring} to {autumn} and serves a famous {food}. From the platform next to it you see {see} on clear days. Dogs
        must be on a lead because of the {animal}.
        """,
        dict(name=INVENTED, start=one_of("church|station|sawmill|school|brewery"), town=T, tree=one_of("pine|beech|birch|chestnut|larch"), top=_thousands(1, 2),
             up=one_of("three|four|five"), down=one_of("one and a half|two|two and a half"), mark=COLOUR,
             fork=one_of("stone cross|old oak|waterfall|wooden bench|big rock"),
             water=one_of("second bridge|shepherd's well|chapel|dairy"), litres=one_of("two|three|1.5|2.5"), host=P, spring=one_of("April|May"),
             autumn=one_of("September|October|November"), food=one_of("pea soup|apple cake|cheese pie|goulash|plum tart"),
             see=one_of("the sea|three countries|seven lakes|a glacier|the old capital"), animal=one_of("sheep|deer|wild goats|nesting birds")),
        """
        Where does the trail start? => behind the {start} in {town}
        How long does the climb take? => about {up} hours
        How high up is the hut? => {top} metres
        What colour are the arrows? => {mark}
        Where do I have to keep left? => at the {fork}
        Where can I get water on the way? => only at the {water}
        Who runs the hut? => {host}
        When does the hut close for the winter? => {autumn}
        What can I see if the weather is clear? => {see}
        """,
        """
        How much does a night in the hut cost?
        How steep is the path?
        Is there a bus to the start?
        """,
    ),
    _reading(
        "car rental terms",
        """
        To rent a car from {firm} you must be at least {age} years old and have held a licence for {years} years. The daily price of {price} {money}
        includes {free} kilometres; each further kilometre costs {cents} cents. Please bring the car back with {fuel}, otherwise we charge {fill}
        {money} for filling it up.
        A second driver may take the wheel if both names are in the contract. Driving to {land} is not allowed. After a breakdown ring {phone}, and a
        tow truck arrives within {mins} minutes. Keys can be dropped at night in the {box}. If you bring the car back late, you have {grace} minutes
        before another day is charged.
        """,
        dict(firm=FIRM, age=_n(19, 25), years=FEW, price=_n(25, 90), money=MONEY, free=_n(100, 500, 50), cents=_n(15, 60, 5),
             fuel=one_of("a full tank|a half full tank|as much fuel as before"), fill=_n(95, 160, 5), land=plain(lambda rng: rng.choice(w.COUNTRIES)),
             phone=_phone,
             mins=_n(60, 180, 10), box=one_of("red letter box|box by the gate|slot in the door|yellow box"), grace=_n(20, 50, 5)),
        """
        How old do I have to be to hire a car? => at least {age} years old
        How long must I have had my licence? => {years} years
        What does the car cost per day? => {price} {money}
        How far can I drive without paying more? => {free} kilometres
        What do I pay for an extra kilometre? => {cents} cents
        Can my wife drive as well? => if both names are in the contract
        Which country can I not drive to? => {land}
        Where do I leave the keys if I return the car at night? => in the {box}
        How late can I be before I pay for one more day? => {grace} minutes
        """,
        """
        Can I pay in cash?
        How much is the deposit?
        Are child seats available?
        """,
    ),
    _reading(
        "delivery questions",
        """
        Orders placed before {noon} leave our warehouse on the same day. Normal delivery takes {slow} working days, express only {fast}, and islands
        may need a week longer. Delivery is free from {min} {money}; below that we charge {fee} {money}. Large things such as {big} are brought by
        {firm}, who will ring you to agree on a time.
        If you are out, the driver leaves the parcel with {nb} or at the nearest {shop}, where it is kept for {keep} days. You can change the address
        until {until}. To find out where your parcel is, enter the number that begins with {code}. Please check {what} before you sign.
        """,
        dict(noon=NOON, slow=MORE, fast=one_of("one|two|three"), min=_n(40, 150, 10), money=MONEY, fee=_cents(3, 9),
             big=one_of("sofas|fridges|beds|wardrobes|pianos"), firm=FIRM, nb=one_of("a neighbour|the caretaker|the people upstairs"),
             shop=one_of("petrol station|post office|bakery|kiosk"),
             keep=_n(5, 14), until=one_of("the evening before|the parcel is packed|the driver sets off|midnight"), code=plain(w.symbol),
             what=one_of("the box for holes|the label|that the seal is whole|the number of boxes")),
        """
        Until when must I order for it to go out today? => {noon}
        How long does standard delivery take? => {slow} working days
        How many days does express take? => {fast}
        From what amount on is delivery free? => {min} {money}
        How much is delivery for small orders? => {fee} {money}
        Who delivers {big}? => {firm}
        What happens with my parcel if I am not at home? => with {nb} or at the nearest {shop}
        How long can I pick it up from there? => {keep} days
        Until when can I have it sent somewhere else? => until {until}
        """,
        """
        Do you deliver abroad?
        How can I pay?
        Can I collect my order from the warehouse?
        """,
    ),
    _reading(
        "dentist letter",
        """
        Dear {to}, this is to remind you of your appointment with Dr. {doc} on {date} at {hour}. It will take about {mins} minutes, since {why}.
        Please do not eat anything for {few} hours before, and bring your insurance card as well as {bring}. Our practice has moved: you now find us
        on the {floor} floor of {street}, above the {shop}.
        If you cannot come, cancel by {day}, or we have to charge {fee} {money}. In urgent cases outside opening hours, Dr. {other} at {phone} will
        help you. Your last check was in {month}. Kind regards, {sender}
        """,
        dict(to=FIRST, doc=LAST, date=LATE_DATE, hour=MORNING, mins=_n(20, 90, 5),
             why=one_of("two fillings must be replaced|a tooth has to come out|we will take new pictures|the crown will be fitted"), few=FEW,
             bring=one_of("the old pictures|your list of medicines|the signed form|your night guard"),
             floor=one_of("first|second|third|fourth"), street=STREET, shop=one_of("pharmacy|bank|bakery|shoe shop"), day=EARLY_DAY, fee=_n(20, 80, 5), money=MONEY,
             other=INVENTED, phone=_phone, month=EARLY_MONTH, sender=INVENTED),
        """
        Which dentist am I going to see? => Dr. {doc}
        What day is my appointment? => on {date}
        What time do I have to be there? => {hour}
        How long will it take? => about {mins} minutes
        Why does it take that long? => {why}
        What do I have to bring besides my card? => {bring}
        On which floor is the practice? => the {floor} floor
        How much is it if I do not turn up? => {fee} {money}
        Who helps me in an emergency? => Dr. {other}
        """,
        """
        How much will the treatment cost?
        Is there a lift in the house?
        Will I get an injection?
        """,
    ),
    _reading(
        "council minutes",
        """
        The council of {town} met on {day} with {n} members present; {gone} was excused. First on the list was the old {place}. {a} proposed to turn
        it into a {plan}, which would cost {cost} {money}. {b} was against it, saying that the money was needed for {need}. The plan was accepted by
        {yes} votes to {no}.

        Next, a letter from {writer} about noise near the {noise} was read out. The council decided to put up signs and to measure the noise until
        {month}. Finally the mayor thanked {hero}, who has led the {club} for {years} years. The meeting closed at {hour}.
        """,
        dict(town=T, day=LATE_DAY, n=_n(15, 30), gone=P, place=one_of("station|school|mill|barracks|dairy"), a=INVENTED,
             plan=one_of("youth club|concert hall|market hall|nursery|museum"), cost=_thousands(100, 900), money=MONEY, b=INVENTED,
             need=one_of("the roads|the fire brigade|new buses|the sewers"), yes=_n(8, 14), no=_n(2, 7),
             writer=P, noise=one_of("skate park|bus station|brewery|football field"), month=EARLY_MONTH, hero=P,
             club=one_of("choir|village band|chess club|first aid group"), years=_n(10, 40), hour=EVENING),
        """
        What will the old {place} become? => a {plan}
        Whose idea was that? => {a}
        How much will it cost? => {cost} {money}
        Who did not want the plan? => {b}
        What did {b} want to spend the money on? => {need}
        How many members voted for it? => {yes}
        Who complained about the noise? => {writer}
        What did the council decide about the noise? => to put up signs
        When did the meeting end? => {hour}
        """,
        """
        What is the name of the mayor?
        When will the building work start?
        How many people live in {town}?
        """,
    ),
    _reading(
        "train message",
        """
        Because of {why} near {where}, trains on line {line} are running about {late} minutes late this morning. The {hour} train to {goal} is
        cancelled; passengers may take the {later} train instead, with any ticket. Between {a} and {b} buses are used, which leave from the {place}.
        Bicycles cannot be taken on the buses.
        Anyone who arrives more than {min} minutes late gets {pct} percent of the fare back; the form is at every counter and must be handed in within
        {weeks} weeks. We hope that everything will be back to normal by {noon}.
        """,
        dict(why=one_of("a fallen tree|a broken signal|a burst pipe|cows on the line|a landslide"), where=T, line=_n(1, 60), late=_n(15, 55, 5), hour=_hour(6, 7),
             goal=T, later=_hour(8, 9), a=T, b=T, place=one_of("church|north exit|car park|main square"), min=_n(60, 120, 10), pct=_n(20, 50, 5), weeks=FEW,
             noon=NOON),
        """
        Why are the trains late? => {why}
        Where did it happen? => near {where}
        How many minutes late are the trains? => about {late} minutes
        Which train does not run? => The {hour} train to {goal}
        What train can I take instead? => the {later} train
        Where do the buses leave? => from the {place}
        Can I take my bike on the bus? => Bicycles cannot be taken on the buses
        What part of my fare do I get back? => {pct} percent
        How long do I have to hand in the form? => within {weeks} weeks
        """,
        """
        What does a ticket to {goal} cost?
        How often do the buses run?
        Was anybody hurt?
        """,
    ),
    _reading(
        "obituary",
        """
        {first}, who ran the {shop} on {street} for {years} years, has died at the age of {age}. Born in {town} as the {nth} of {kids} children,
        {first} learned the trade from an uncle and came here in {year} with nothing but {bag}. Generations of schoolchildren remember the free
        {sweet} on {day} mornings.
        After retiring, {first} took up {hobby} and even won a prize in {prize}. {first} leaves a daughter, {girl}, and {few} grandchildren. The
        funeral takes place on {date} in {church}; instead of flowers, the family asks for gifts to the {cause}.
        """,
        dict(first=FIRST, shop=one_of("bakery|toy shop|grocery|butcher's shop|bookshop"),
             street=plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)), years=_n(20, 49), age=_n(75, 101), town=T,
             nth=one_of("second|third|fourth|youngest|eldest"), kids=MORE, year=_n(1945, 1985),
             bag=one_of("a suitcase|a bicycle|a violin|two coats|a borrowed cart"), sweet=one_of("rolls|apples|biscuits|liquorice|plums"),
             day=plain(lambda rng: rng.choice(w.DAYS)), hobby=plain(lambda rng: rng.choice(w.HOBBIES)), prize=T, girl=INVENTED, few=FEW, date=LATE_DATE,
             church=plain(lambda rng: f"St {rng.choice(w.FIRST_NAMES)}'s Church"),
             cause=one_of("children's hospital|animal shelter|lifeboat crew|village library")),
        """
        What kind of shop did {first} run? => {shop}
        How old was {first}? => {age}
        Where was {first} born? => {town}
        How many children were there in the family? => {kids} children
        When did {first} come here? => in {year}
        What did {first} do after retiring? => {hobby}
        What is the daughter's name? => {girl}
        When will {first} be buried? => on {date}
        Where can I give money instead of flowers? => the {cause}
        """,
        """
        What did {first} die of?
        Who runs the shop now?
        What was the name of the uncle?
        """,
    ),
    _reading(
        "business news",
        """
        The {thing} maker {firm} earned {now} million {money} in the last quarter, after {before} million in the same months a year ago. Chief
        executive {boss} named the cold spring and strong demand in {land} as reasons. Less pleasing was the business with {weak}, which shrank by
        {pct} percent. {firm} now wants to close its plant in {town} and move the {jobs} jobs there to {new}.
        The trade union called the plan "{word}" and announced a strike for {day}. Shares fell by {drop} percent. Analyst {ana} of {bank} nevertheless
        advises people to {advice}. In {month} the company will decide about the dividend.
        """,
        dict(thing=one_of("glass|furniture|chocolate|paint|tyre|paper"), firm=INVENTED, now=_n(50, 95), money=MONEY, before=_n(10, 45), boss=P,
             land=plain(lambda rng: rng.choice(w.COUNTRIES)), weak=one_of("schools|garden goods|car parts|gift boxes|small shops"), pct=_n(10, 30), town=T,
             jobs=_n(100, 950, 10), new=T, word=one_of("a scandal|short-sighted|a slap in the face|madness"),
             day=LATE_DAY, drop=_n(2, 9), ana=P, bank=FIRM, advice=one_of("buy|wait|sell|hold on"), month=LATE_MONTH),
        """
        How much did {firm} earn last quarter? => {now} million {money}
        What was the profit one year earlier? => {before} million
        Who is the head of {firm}? => {boss}
        Which part of the business did badly? => the business with {weak}
        Which plant will be shut down? => its plant in {town}
        Where will the jobs go? => {new}
        What does the union think of the plan? => {word}
        When will the workers go on strike? => {day}
        What does {ana} tell investors to do? => {advice}
        """,
        """
        How many people work for {firm} in all?
        Who founded {firm}?
        How high will the dividend be?
        """,
    ),
    _reading(
        "election report",
        """
        {winner} is the new mayor of {town}. With {pct} percent of the votes, {winner} was well ahead of {loser}, who got {less} percent and
        congratulated the winner at {hour}. Turnout was {turn} percent, higher than {years} years ago, although {why}. {winner} worked as a {job}
        before going into politics and promised during the campaign to {plan}.
        The old mayor, {old}, did not stand again after {terms} terms and wants to {next}. In the {part} district the votes must be counted again on
        {day}, because {few} ballot papers were missing. The new mayor takes office on {date}.
        """,
        dict(winner=INVENTED, town=T, pct=_n(51, 66), loser=P, less=_n(20, 34), hour=EVENING, turn=_n(40, 50), years=one_of("four|five|six"),
             why=one_of("it rained all day|some polling stations opened late|the buses were on strike|a football match was on"),
             job=one_of("vet|midwife|lorry driver|physics teacher|notary"),
             plan=one_of("build a tram line|lower the water prices|plant a thousand trees|reopen the outdoor pool|make parking free"), old=P,
             terms=one_of("two|three|four"), next=one_of("write a book|grow roses|go travelling|move to the coast"),
             part=one_of("harbour|northern|castle|station|mill"), day=EARLY_DAY, few=MORE, date=LATE_DATE),
        """
        Who won the election? => {winner}
        What share of the votes did the winner get? => {pct} percent
        How many percent voted for {loser}? => {less} percent
        How high was the turnout? => {turn} percent
        What was {winner}'s job before? => {job}
        What has {winner} promised to do? => {plan}
        Who was mayor until now? => {old}
        Where do they have to count again? => In the {part} district
        Why is there a recount? => because {few} ballot papers were missing
        """,
        """
        Which party does {winner} belong to?
        How old is the new mayor?
        How many people are allowed to vote?
        """,
    ),
    _reading(
        "interview",
        """
        We met the {kind} {star} in a café in {town}. Asked about the early years, {star} laughs: "I sold {sold} at the market and practised at night
        in the {place}." The first record, made in {year}, sold only {few} copies, but then {help} heard it on the radio and called. Since then {star}
        has played in {lands} countries.
        The new album is called "{title}" and took {months} months to make; the longest song is about {about}. And what comes next? "First I will
        sleep," says {star}, "and in {month} we go on tour, starting in {first}. I never travel without {item}."
        """,
        dict(kind=one_of("singer|pianist|drummer|violinist|rapper"), star=INVENTED, town=T, sold=one_of("fish|flowers|cheese|socks|second-hand books"),
             place=one_of("laundry|garage|school gym|cellar|bus depot"), year=_n(1985, 2015), few=_n(50, 900, 10), help=P, lands=_n(12, 70), title=TITLE,
             months=MORE,
             about=one_of("a lost dog|an empty hotel|an old friend|a night train|the sea"), month=LATE_MONTH, first=T,
             item=one_of("a pillow|a chessboard|my own tea|two alarm clocks|a photo of my cat")),
        """
        What did {star} sell in the early years? => {sold}
        Where did {star} practise? => in the {place}
        When was the first record made? => {year}
        How many copies of it were sold? => only {few} copies
        Who heard it on the radio? => {help}
        What is the title of the new album? => {title}
        What is the longest song about? => {about}
        Where does the tour begin? => {first}
        What does {star} always take on a journey? => {item}
        """,
        """
        Is {star} married?
        How old is {star}?
        How many songs are on the album?
        """,
    ),
    _reading(
        "camp email",
        """
        Hello everyone, here is the last news before the summer camp. We take the {hour} ferry on {date}, so be at the {place} half an hour before.
        Each of you sleeps in a tent with {few} others; {a} has made the lists. Bring a sleeping bag, a torch and {item}, but no more than {cash}
        {money} of pocket money. Anyone who cannot eat {food} must tell {cook} until {day}.
        Parents can write to us at {mail}; calls are only possible between {from_} and {until}. The {trip} trip is on the {nth} day if the weather is
        good, otherwise we visit the {indoor}. {b} is our first aider. See you soon, {boss}
        """,
        dict(hour=MORNING, date=LATE_DATE, place=one_of("lighthouse|ticket office|fish market|harbour gate"), few=one_of("two|three|four|five"), a=INVENTED,
             item=one_of("a swimsuit|a mosquito net|an old shirt|a whistle|a tin cup"), cash=_n(15, 60, 5), money=MONEY, food=FOOD, cook=FIRST, day=EARLY_DAY,
             mail=EMAIL, from_=_hour(16, 17), until=_hour(18, 20),
             trip=one_of("canoe|climbing|sailing|riding"), nth=one_of("second|third|fourth|fifth"), indoor=one_of("aquarium|glass works|climbing hall|cinema"), b=P,
             boss=INVENTED),
        """
        Which ferry do we take? => the {hour} ferry
        Where do I have to be before the ferry goes? => at the {place}
        How many others will be in my tent? => {few} others
        Who decided who sleeps where? => {a}
        How much pocket money can I take? => no more than {cash} {money}
        I do not eat {food}. Whom should I tell? => {cook}
        When can my mother phone me? => between {from_} and {until}
        What will we do if it rains on the {nth} day? => we visit the {indoor}
        Who looks after us if we get hurt? => {b}
        """,
        """
        How long does the camp last?
        What does the camp cost?
        How many children are coming?
        """,
    ),
    _reading(
        "phone contract",
        """
        With the {name} plan you get {gb} gigabytes a month and free calls to all networks in the country. It costs {low} {money} for the first
        {first} months and {high} {money} after that. When your data is used up, the connection becomes slow, unless you add {extra} gigabytes for
        {add} {money}. Abroad the plan works in {lands} countries, but not in {except_}.
        The contract lasts {years} months and can then be ended at any time with {notice} weeks' notice. You may keep your old number; send us form
        {form} at least {days} days before the start. A broken card is replaced free of charge once a year, and each further one costs {card} {money}.
        """,
        dict(name=INVENTED, gb=_n(15, 60, 5), low=_n(5, 14), money=MONEY, first=FEW, high=_n(16, 40), extra=_n(2, 10), add=_n(41, 50), lands=_n(20, 60),
             except_=plain(lambda rng: rng.choice(w.COUNTRIES)), years=one_of("12|18|24"), notice=FEW, form=CODE, days=_n(5, 11), card=_n(51, 60)),
        """
        How much data is included each month? => {gb} gigabytes
        What do I pay in the beginning? => {low} {money}
        What does the plan cost later on? => {high} {money}
        What happens when I have used all my data? => the connection becomes slow
        In which country can I not use my phone? => {except_}
        How long does the contract run? => {years} months
        How much notice do I have to give? => {notice} weeks' notice
        Which form do I need to keep my number? => form {form}
        What do I pay if I break my card a second time? => {card} {money}
        """,
        """
        Can I get a new phone with the plan?
        How fast is the connection?
        Is there a discount for students?
        """,
    ),
    _reading(
        "waste calendar",
        """
        From {month} on the bins in {town} will be emptied on new days. Paper in the {paper} bin is collected every other {day1}, kitchen waste in the
        {bio} bin each {day2}. Put the bins out by {hour}, with the handle towards the {side}. Glass belongs in the containers behind the {place},
        which may be used until {quiet} so that the neighbours can sleep.
        Old furniture is fetched {times} times a year; book a date with {name} at {phone}. Paint, batteries and {danger} must be taken to the yard on
        {street}, open on {day3}. A larger bin costs {fee} {money} more per year.
        """,
        dict(month=plain(lambda rng: rng.choice(w.MONTHS)), town=T, paper=one_of("blue|green|red"), day1=one_of("Monday|Tuesday"), bio=one_of("brown|yellow|black"),
             day2=one_of("Wednesday|Thursday"), hour=_hour(5, 7), side=one_of("road|house|left|wall"), place=one_of("fire station|school|supermarket|town hall"),
             quiet=EVENING, times=FEW, name=P, phone=_phone,
             danger=one_of("lamps|old oil|medicines|gas bottles"), street=plain(lambda rng: rng.choice(w.LAST_NAMES) + " " + rng.choice(w.STREETS)),
             day3=one_of("Fridays|Saturdays"), fee=_n(15, 80, 5), money=MONEY),
        """
        Which bin is for paper? => the {paper} bin
        When is the kitchen waste collected? => each {day2}
        What colour is the bin for kitchen waste? => {bio}
        By what time must the bins be outside? => by {hour}
        Where do I take empty bottles made of glass? => behind the {place}
        How often can I have old furniture picked up? => {times} times a year
        Who makes the dates for old furniture? => {name}
        Where do I bring used batteries? => the yard on {street}
        How much more does a bigger bin cost? => {fee} {money} more per year
        """,
        """
        What is the fine for wrong waste in a bin?
        Where can I leave garden waste?
        Which company collects the waste?
        """,
    ),
    _reading(
        "opening hours",
        """
        {name} Bakery, {street}, {town}

        Monday to Friday: {early} to {late}. Saturday: {sat} to {noon}. Sundays we only sell {sunday}, from the window in the yard.

        Our bread is baked by {baker}, who starts work at {night} every night. The {loaf} bread, our best seller, costs {price} {money} and stays
        fresh for {days} days. On {day} you get two for the price of one.

        Cakes must be ordered {ahead} days ahead from {girl} at the counter or at {phone}. We do not take cards. In {month} we are on holiday, and the
        {other} bakery on the square sells our bread for us.
        """,
        dict(name=INVENTED, street=STREET, town=T, early=_hour(5, 7), late=_hour(17, 19), sat=_hour(8, 9), noon=_hour(12, 14),
             sunday=one_of("rolls|croissants|cheesecake|plum cake"), baker=P, night=one_of("1:30|2:00|2:30|3:00|3:30"),
             loaf=one_of("walnut|rye|onion|potato|sunflower"),
             price=_cents(2, 6), money=MONEY, days=FEW, day=EARLY_DAY, ahead=one_of("two|three|four"), girl=FIRST, phone=_phone,
             month=plain(lambda rng: rng.choice(w.MONTHS)), other=INVENTED),
        """
        How early does the shop open during the week? => {early}
        Until what time is the bakery open on Saturdays? => {noon}
        What can I get on a Sunday? => {sunday}
        Who bakes the bread? => {baker}
        What is the most popular bread? => The {loaf} bread
        How much is a loaf of the best seller? => {price} {money}
        When are two loaves as cheap as one? => On {day}
        How long before do I have to order a cake? => {ahead} days ahead
        Can I pay by card? => We do not take cards
        """,
        """
        Is there bread without wheat?
        How long has the bakery existed?
        Can I sit down and drink coffee there?
        """,
    ),
    _reading(
        "allotment rules",
        """
        Every member of the garden club {name} gets a plot of {size} square metres and pays {rent} {money} a year for it, due on {date}. At least
        {part} of the plot must be used for vegetables and fruit. Huts may be no higher than {high} metres. Hedges are cut in {cut}, never between
        March and {bird}, as birds are nesting then.
        Everyone helps on the shared paths for {hours} hours a year; those who do not come pay {fine} {money} for each hour. The shears and the {tool}
        are kept in the shed, and {keeper} has the key. Noise is not allowed after {hour}. New members wait about {wait} years for a plot. {head} has
        led the club since {year}.
        """,
        dict(name=INVENTED, size=_n(100, 400, 10), rent=_n(60, 250, 5), money=MONEY, date=EARLY_DATE, part=one_of("a third|half|a quarter|two thirds"),
             high=one_of("2|2.5|3|3.5"), cut=one_of("October|November|February"), bird=one_of("August|September"), hours=MORE, fine=_n(10, 30),
             tool=one_of("wheelbarrow|mower|ladder|water pump"), keeper=P, hour=EVENING, wait=FEW, head=P, year=_n(1990, 2020)),
        """
        How large is a plot? => {size} square metres
        What is the yearly rent? => {rent} {money}
        By what date is the rent due? => {date}
        How much of my plot must I use for vegetables and fruit? => At least {part}
        Why can't I cut my hedge in spring? => as birds are nesting then
        How many hours of work do I have to do each year? => {hours} hours
        What does it cost me if I do not help? => {fine} {money} for each hour
        Who do I ask for the key to the shed? => {keeper}
        How long do I have to wait for a plot? => about {wait} years
        """,
        """
        May I keep chickens on my plot?
        How many members does the club have?
        Can I sleep in my hut?
        """,
    ),
    _reading(
        "theatre programme",
        """
        "{title}" by {author} was first performed in {year} in {town} and was booed off the stage. {director}, who directs it here for the first time,
        has moved the story from a castle to a {place}. {star} plays the {role}, and the part of the {small} is shared by {a} and {b}. The costumes,
        sewn from {stuff}, are by {tailor}.
        The evening lasts {len} with one break after the {act} act. Drinks for the break can be ordered beforehand at the {bar} bar. Please note that
        {warn} are used on stage. Latecomers are let in only {when}. The last performance is on {date}.
        """,
        dict(title=TITLE, author=P, year=_n(1700, 1960), town=T, director=P, place=one_of("petrol station|submarine|supermarket|ski hut|call centre"),
             star=INVENTED, role=one_of("king|thief|innkeeper|widow|general"), small=one_of("messenger|ghost|cook|gravedigger|cat"), a=FIRST, b=INVENTED,
             stuff=one_of("old curtains|paper bags|parachutes|flour sacks|fishing nets"), tailor=P,
             len=one_of("two hours|two and a half hours|three hours|ninety minutes"), act=one_of("first|second|third"), bar=one_of("left|upper|small|blue"),
             warn=one_of("loud shots|bright flashes|live snakes|cigarettes"), when=one_of("during the break|between two scenes|after the overture"),
             date=LATE_DATE),
        """
        Who wrote the play? => {author}
        When was the play put on for the first time? => {year}
        Where does the story take place in this version? => a {place}
        Who is the director? => {director}
        What role does {star} have? => the {role}
        What are the costumes made of? => {stuff}
        How long is the evening? => {len}
        I am late. When can I go in? => only {when}
        When can I see the play for the last time? => on {date}
        """,
        """
        What do the tickets cost?
        Who composed the music?
        How many seats does the theatre have?
        """,
    ),
    _reading(
        "thank-you note",
        """
        Dear {to}, thank you so much for {days} wonderful days in {town}! I am back at my desk now, and all that is left is a sunburnt {sun} and {n}
        photos. The trip to the {sight} was the best part, even though we missed the last bus and had to walk {km} kilometres in the dark.
        I must have left my {thing} {where}; could you send it to {street}? I will pay the postage, of course. Please tell {cook} that the {dish}
        worked at home too, but I used {swap} because the shop had no {orig}. {kid} asks every day when you will come to us. How about {month}? A big
        hug, {sender}
        """,
        dict(to=FIRST, days=MORE, town=T, sun=one_of("nose|neck|back|forehead"), n=_n(60, 900), sight=one_of("waterfalls|old fort|salt lake|caves|sheep market"),
             km=_n(4, 15), thing=one_of("grey scarf|swimsuit|charger|blue notebook|reading lamp"),
             where=one_of("in the bathroom|under the bed|on the balcony|in your car|behind the sofa"), street=STREET, cook=INVENTED,
             dish=one_of("fish soup|bean stew|lemon cake|dumplings"), swap=one_of("honey|butter|dried herbs|brown rice"), orig=one_of("syrup|lard|fresh mint|barley"),
             kid=INVENTED, month=plain(lambda rng: rng.choice(w.MONTHS)), sender=INVENTED),
        """
        How long did the guest stay? => {days} wonderful days
        How many pictures were taken? => {n}
        What was the nicest part of the visit? => The trip to the {sight}
        Why did they have to walk? => we missed the last bus
        How far did they walk? => {km} kilometres
        What did the guest forget? => my {thing}
        Where might it be? => {where}
        To which address should I send it? => {street}
        What was used instead of {orig}? => {swap}
        """,
        """
        How did the guest travel home?
        What is the guest's job?
        When is {kid}'s birthday?
        """,
    ),
    _reading(
        "concert review",
        """
        Nobody in the sold-out {hall} in {town} had expected this. {star}, only {age} years old, walked on stage in {shoes}, sat down at the {inst}
        and played {piece} by heart, all {mins} minutes of it. The orchestra under {cond} was less convincing; in the {mov} movement the horns came in
        too early.
        After the break we heard a new work by {comp}, written for {odd} and strings, which part of the audience found too long. I disagree: it was
        the bravest music of the evening. As an encore there was a {enc}. A recording will be on the radio on {day} at {hour}. The next concert, with
        {next}, is in {month}.
        """,
        dict(hall=one_of("opera house|town hall|cathedral|concert barn"), town=T, star=INVENTED, age=_n(12, 17),
             shoes=one_of("red boots|sandals|football shoes|bare feet"), inst=one_of("piano|harp|cello|organ"),
             piece=plain(lambda rng: f"the {rng.choice(w.NOUNS).capitalize()} Concerto"), mins=_n(20, 58), cond=P, mov=one_of("first|second|third|slow|last"),
             comp=P,
             odd=one_of("typewriter|whistle|bagpipes|glass bottles|saw"), enc=one_of("waltz|lullaby|tango|folk song|march"), day=LATE_DAY, hour=EVENING, next=P,
             month=plain(lambda rng: rng.choice(w.MONTHS))),
        """
        How old is {star}? => only {age} years old
        Which instrument does {star} play? => the {inst}
        What did {star} play from memory? => {piece}
        Who conducted the orchestra? => {cond}
        What mistake did the horns make? => came in too early
        Who composed the new work? => {comp}
        Why did some listeners not like the new work? => too long
        What was played as an encore? => a {enc}
        When can I hear the concert on the radio? => on {day} at {hour}
        """,
        """
        Who taught {star}?
        How much was a ticket?
        How many people were in the hall?
        """,
    ),
    _reading(
        "sick note email",
        """
        Good morning {boss}, I am sorry, but I have caught {ill} and cannot come in today. The doctor wants me to stay at home until {day}. Could {a}
        take over the {time} call with {client}? The numbers are in the {colour} folder on my desk, and the password for the screen is {code}. The
        report for {b} is almost done; only the {part} is missing, and it can wait until {later}.
        Please do not forget that the {thing} gets delivered at {hour}, and somebody has to sign for it at the {gate} gate. I will look at my mail
        around {noon}, so write to me if anything is burning. Best wishes, {sender}
        """,
        dict(boss=FIRST, ill=one_of("the flu|a bad cold|a stomach bug|chickenpox"), day=EARLY_DAY, a=INVENTED, time=_hour(8, 10), client=FIRM, colour=COLOUR,
             code=CODE, b=P, part=one_of("last chart|summary|title page|price list"), later=LATE_DAY, thing=one_of("new printer|carpet|sample box|safe"),
             hour=_hour(14, 17), gate=one_of("back|north|main|side"), noon=_hour(11, 13), sender=INVENTED),
        """
        What is wrong with the writer? => {ill}
        How long must the writer stay at home? => until {day}
        Who should do the call? => {a}
        What time is the call? => {time}
        With whom is the call? => {client}
        Where can I find the numbers? => in the {colour} folder on my desk
        What still has to be added to the report? => the {part}
        What will be delivered today? => the {thing}
        Where does someone have to sign? => at the {gate} gate
        """,
        """
        What is the doctor's name?
        What is the report about?
        What is the phone number of the writer?
        """,
    ),
    _reading(
        "security advice",
        """
        Dear customer, in the last few {weeks} we have seen letters that seem to come from {bank} but do not. They ask you to {ask} within {days}
        days. Do not do so! We never ask for your password, neither by phone nor by letter. You can tell the false letters by the {sign} and by the
        address in {town}.
        If you have answered one, block your card at once at {phone}, which is free and works day and night. Then tell our adviser {name}, who will
        send you a new card within {few} working days. So far {n} customers have lost money, about {sum} {money} in all. We pay back losses of up to
        {max} {money} if you call within {hours} hours.
        """,
        dict(weeks=one_of("weeks|days|months"), bank=plain(lambda rng: rng.choice(w.LAST_NAMES) + " Bank"),
             ask=one_of("scan a code|send a copy of your passport|change your password|move your savings|sign a form"), days=one_of("two|three|five|seven"),
             sign=one_of("wrong logo|spelling mistakes|missing signature|old-fashioned stamp"), town=T, phone=_phone, name=P, few=one_of("four|six|eight"),
             n=_n(15, 300), sum=_thousands(20, 900), money=MONEY, max=_thousands(1, 10), hours=_n(12, 72, 12)),
        """
        Who do the false letters pretend to be from? => {bank}
        What do the letters tell people to do? => {ask}
        How can I recognise a false letter? => by the {sign}
        Which town is given as the address? => {town}
        What is the number for blocking my card? => {phone}
        What does it cost to block the card? => free
        Who sends me a new card? => {name}
        How much do I get back at most? => up to {max} {money}
        How quickly must I call to get my money back? => within {hours} hours
        """,
        """
        Who wrote the false letters?
        Does a new card cost anything?
        What do I need to open an account?
        """,
    ),
    _reading(
        "volunteer briefing",
        """
        Thanks for helping at {fest}! Your shift is {hours} hours long; please sign in with {chief} at the {tent} tent {mins} minutes before it
        begins. You get a {shirt} shirt, two meals and a pass for {day}. The first-aid post is next to the {aid}, the fire extinguishers are behind
        the {fire}.
        Should a child get lost, bring it to {lost} and call "{word}" over the radio on channel {chan}. Cars may only enter until {morning}. No glass
        on the meadow, please. If a thunderstorm comes, send everyone to the {shelter}. The party for all helpers is on {date} at {inn}, and {pay}
        pays for the first round.
        """,
        dict(fest=w.festival, hours=FEW, chief=P, tent=one_of("white|yellow|striped|big"), mins=_n(15, 45, 5), shirt=one_of("green|orange|purple|black"),
             day=LATE_DAY, aid=one_of("main stage|car park|ticket desk|pond"), fire=one_of("kitchen|bar|toilets|sound desk"), lost=INVENTED,
             word=one_of("Teddy bear|Blue balloon|Lemonade|Little star"), chan=_n(1, 16), morning=MORNING,
             shelter=one_of("sports hall|barn|school|underground car park"),
             date=EARLY_DATE, inn=FIRM, pay=FIRST),
        """
        How long will I be working? => {hours} hours
        With whom do I sign in? => {chief}
        How early should I be there? => {mins} minutes before it begins
        What colour is the shirt I get? => {shirt}
        Where can I find first aid? => next to the {aid}
        Someone found a lost child. Who should I bring it to? => {lost}
        Which channel of the radio do I use? => channel {chan}
        Where do people go in a thunderstorm? => to the {shelter}
        Where do the helpers celebrate? => at {inn}
        """,
        """
        Which bands are playing?
        How much does a ticket cost?
        Where can I sleep?
        """,
    ),
    _reading(
        "washing machine help",
        """
        {code1} in the display means that no water flows in: check the tap and clean the sieve at the back. {code2} means that the water cannot drain;
        in that case open the flap at the {side} and take out the {filter}, with a towel on the floor. If the drum shakes, take out about {part} of
        the washing. Wool is washed at no more than {cool} degrees, towels at {hot}.
        Use only {spoons} spoons of powder, since {why}. Once every {weeks} weeks, run the {prog} programme with an empty drum. The door stays locked
        for {mins} minutes after the end. A visit by our mechanic, {name}, costs {price} {money}, parts not included.
        """,
        dict(code1=plain(lambda rng: f"E{rng.randint(1, 20)}"), code2=plain(lambda rng: f"F{rng.randint(1, 20)}"),
             side=one_of("bottom right|bottom left|front|back"), filter=one_of("filter|small hose|pump lid"), part=one_of("half|a third|a quarter"),
             cool=_n(20, 40, 10), hot=_n(60, 90, 10), spoons=FEW, why=one_of("the water here is soft|too much foam harms the pump|the drum is small"),
             weeks=MORE, prog=one_of("longest|hottest|cotton|cleaning"), mins=FEW, name=P, price=_n(45, 130, 5), money=MONEY),
        """
        What does {code1} mean? => no water flows in
        What is the matter when {code2} is shown? => the water cannot drain
        Where is the flap? => at the {side}
        My drum is shaking. How much should I take out? => about {part} of the washing
        How hot may I wash wool? => no more than {cool} degrees
        How much powder do I need? => {spoons} spoons
        Why should I not use more powder? => {why}
        How long is the door locked at the end? => {mins} minutes
        What do I pay if the mechanic comes? => {price} {money}
        """,
        """
        How much water does the machine use?
        How long is the guarantee?
        How loud is the machine?
        """,
    ),
    _reading(
        "city guide",
        """
        Start your day in {town} at the {market}, where {sell} are sold from {early} on. From there it is a short walk to the house of the painter
        {painter}, who lived here until {year} and paid the rent with {paid}. Entry is free on {day}; otherwise it costs {fee} {money}. For lunch we
        recommend {inn}: the owner, {owner}, cooks only {n} dishes, and the {dish} is the one to order.
        In the afternoon take tram {tram} up to {hill}, from where you see as far as {far}. The tower there was meant as a {meant} and was never
        finished, because {why}. If it rains, go to the {rain} instead.
        """,
        dict(town=T, market=one_of("fish market|flower market|flea market|spice market"), sell=one_of("oysters|tulips|old clocks|roasted nuts|live crabs"),
             early=_hour(5, 8), painter=P, year=_n(1650, 1930), paid=one_of("pictures|eggs|French lessons|portraits of the landlord"), day=EARLY_DAY,
             fee=_n(3, 20), money=MONEY, inn=FIRM, owner=P, n=FEW, dish=one_of("eel soup|stuffed cabbage|mushroom pie|grilled sardines"),
             tram=_n(1, 40), hill=w.mountain, far=one_of("the sea|the border|the Alps|the desert"), meant=one_of("lighthouse|church|prison|water tower"),
             why=one_of("the money ran out|the architect fled|a war broke out|the ground was too soft"),
             rain=one_of("aquarium|toy museum|public baths|old library")),
        """
        What is sold at the {market}? => {sell}
        Until when did {painter} live here? => until {year}
        How did {painter} pay the rent? => with {paid}
        On which day do I pay nothing to get in? => {day}
        Where should I have lunch? => {inn}
        What should I order there? => the {dish}
        How do I get up to {hill}? => take tram {tram}
        What was the tower supposed to be? => a {meant}
        Why was the tower never completed? => because {why}
        """,
        """
        Which hotel do you recommend?
        When did {painter} come to {town}?
        How high is the tower?
        """,
    ),
    _reading(
        "project update",
        """
        Hi all, a quick update on the {name} project. The test with {n} users in {town} went well: {pct} percent finished the task without help, up
        from {low} percent in {month}. The main complaint was the {bad}, which {a} is going to redraw this week. {b} found out why the {part} was so
        slow: {why}. A fix goes live on {day} night.
        We are still {over} {money} over budget, so the {cut} has been dropped. {client} has asked for a demo on {date}; {c} will show it and I will
        take notes. One more thing: {d} leaves us at the end of the month to {leave}, and there will be {food} in the kitchen on {late} at {hour}.
        """,
        dict(name=plain(lambda rng: rng.choice(w.NOUNS).capitalize()), n=_n(8, 60), town=T, pct=_n(70, 98), low=_n(30, 65),
             month=plain(lambda rng: rng.choice(w.MONTHS)), bad=one_of("tiny menu|start page|colour of the links|error message|sign-up form"), a=INVENTED,
             b=FIRST, part=one_of("search|login|export|map|checkout"),
             why=one_of("the same file was loaded twice|the index was missing|a timer never stopped|the pictures were too large"), day=EARLY_DAY,
             over=_thousands(2, 40), money=MONEY, cut=one_of("mobile version|video|second survey|printed manual"), client=FIRM, date=LATE_DATE, c=P, d=INVENTED,
             leave=one_of("study in Norway|start a bakery|teach maths|sail to Iceland"), food=one_of("cake|pizza|pancakes|soup"), late=LATE_DAY, hour=NOON),
        """
        How many people took part in the test? => {n} users
        Where was the test held? => in {town}
        How many users managed the task on their own? => {pct} percent
        What did people complain about? => the {bad}
        Why was the {part} slow? => {why}
        When does the fix come out? => on {day} night
        What was dropped to save money? => the {cut}
        Who will give the demo? => {c}
        Why is {d} leaving? => to {leave}
        """,
        """
        Who is the author of this update?
        How big is the whole budget?
        Who will replace {d}?
        """,
    ),
    _reading(
        "discovery news",
        """
        While digging a {dig} behind the house, {finder} from {town} hit something hard: a {box} with {n} {coins} from the {cent} century. "At first I
        thought it was {thought}," {finder} told us. The find was taken to {museum}, where {expert} is now cleaning every piece with {tool}. Who hid
        the treasure is unclear; perhaps it was a {who} on the run from {enemy} troops.
        By law, half of it belongs to the state. The rest, worth about {sum} {money}, goes to the finder, who wants to buy {buy} with it. From {month}
        on the pieces can be seen in the {hall}. Two years ago, only {km} kilometres away in {other}, a {old} was found.
        """,
        dict(dig=one_of("pond|well|hole for a swing|vegetable bed"), finder=P, town=T, box=one_of("clay jar|copper kettle|leather bag|wooden chest"), n=_n(40, 900),
             coins=one_of("silver coins|gold rings|brooches|bronze coins"), cent=one_of("second|fifth|ninth|twelfth|fifteenth"),
             thought=one_of("a gas pipe|a bone|a root|an old bomb"), museum=lambda rng, split: f"the {w.invented(rng, split)} Museum", expert=P,
             tool=one_of("a toothbrush|needles|warm water|a laser"),
             who=one_of("monk|merchant|soldier|tax collector"), enemy=one_of("Swedish|Roman|royal|foreign"), sum=_thousands(10, 900), money=MONEY,
             buy=one_of("a camper van|a new roof|a tractor|a piano"), month=plain(lambda rng: rng.choice(w.MONTHS)),
             hall=one_of("town hall|main library|savings bank|castle"), km=_n(3, 40), other=T, old=one_of("sword|stone axe|helmet|mosaic")),
        """
        What was {finder} digging? => a {dig}
        What was the treasure hidden in? => a {box}
        How many {coins} were in it? => {n}
        How old are the finds? => from the {cent} century
        What did {finder} first believe it was? => {thought}
        Who is cleaning the pieces? => {expert}
        Who may have hidden it? => a {who}
        What does the finder want to spend the money on? => {buy}
        What was discovered in {other}? => a {old}
        """,
        """
        How deep in the ground was the treasure?
        How heavy are the {coins}?
        How old is {finder}?
        """,
    ),
    _reading(
        "course terms",
        """
        Our {lang} courses begin in {month} and consist of {n} evenings. You can choose between {day1}, with {a}, and {day2}, with {b}; the content is
        the same. The fee of {fee} {money} is due {when} and includes the workbook, but not the exam, which costs another {exam} {money}. Pensioners
        and pupils pay {off} percent less.
        If fewer than {min} people sign up, the course does not take place, and you get all your money back. If you stop before the {nth} evening, we
        return half; later than that, nothing. Rooms are on the door; look for the {sign} sign. Parking is behind the {park}. Write to {mail} if you
        need proof for your employer.
        """,
        dict(lang=plain(lambda rng: rng.choice(w.LANGUAGES)), month=plain(lambda rng: rng.choice(w.MONTHS)), n=_n(8, 24), day1=EARLY_DAY, a=INVENTED,
             day2=LATE_DAY, b=P, fee=_n(90, 290, 5), money=MONEY, when=one_of("on the first evening|in advance|within ten days|at the end of the course"),
             exam=_n(30, 80, 5), off=_n(10, 40, 5), min=MORE, nth=one_of("second|third|fourth"), sign=COLOUR,
             park=one_of("church|supermarket|gym|bank"), mail=EMAIL),
        """
        How many evenings does the course have? => {n} evenings
        Who teaches on {day2}? => {b}
        What do I have to pay for the course? => {fee} {money}
        When do I have to pay? => {when}
        How much extra is the exam? => {exam} {money}
        I am retired. What discount do I get? => {off} percent
        What happens if too few people sign up? => the course does not take place
        How much do I get back if I stop early? => half
        Where can I park? => behind the {park}
        """,
        """
        Do I need to know any {lang} before?
        How many people are in a group?
        At what time do the lessons begin?
        """,
    ),
    _reading(
        "farm shop newsletter",
        """
        Spring has come to {farm}, and with it {n} lambs, the first born on {date} during a snowstorm. {a} sat up all night with the mother, which we
        have named {sheep}. The {crop} is early this year and will be in the shop from {month} on at {price} {money} a kilo. If you pick it yourself
        in the {field} field, you pay only {less} {money}.
        Our honey is sold out: the bees suffered from {why}, so {b} expects just {jars} jars in {later}. New in the shop is goat cheese with {herb},
        made by our neighbours in {village}. We are closed on {day}, when everybody goes to {fest}. By the way, we are looking for a {help} for the
        holidays; a room is free above the {above}.
        """,
        dict(farm=plain(lambda rng: f"{rng.choice(w.LAST_NAMES)} Farm"), n=_n(9, 80), date=_on("February March"), a=INVENTED, sheep=FIRST,
             crop=one_of("rhubarb|asparagus|lettuce|spinach"), month=one_of("April|May|June"), price=_n(6, 12), money=MONEY, field=one_of("upper|long|river|church"),
             less=_n(2, 5), why=one_of("the frost|mites|the long winter|damp hives"), b=P, jars=_n(20, 300, 10), later=LATE_MONTH,
             herb=one_of("thyme|chives|garlic|rosemary|pepper"), village=T,
             day=LATE_DAY, fest=w.festival, help=one_of("cook|tractor driver|shepherd|shop assistant"), above=one_of("stable|dairy|shop|garage")),
        """
        How many lambs have been born? => {n} lambs
        When did the first lamb come into the world? => on {date}
        Who stayed awake that night? => {a}
        What is the mother of the first lamb called? => {sheep}
        How much is a kilo of {crop} in the shop? => {price} {money}
        What is the price if I pick it on my own? => only {less} {money}
        Why is there no honey? => the bees suffered from {why}
        What is in the new goat cheese? => {herb}
        What kind of helper do they need? => a {help}
        """,
        """
        How many goats does the farm have?
        Who owns the farm?
        Can I order by post?
        """,
    ),
    _reading(
        "board game rules",
        """
        {name} is a game for {few} to {more} players and takes about {mins} minutes. Everyone starts with {cards} cards and {coins} coins; the
        youngest player begins. On your turn you either draw a card or build a {thing}, which costs {cost} coins. A {joker} card may be used in place
        of any other. Whoever lands on the {bad} must miss a turn.
        The game ends when the last {end} has been placed. Then count your points: each {thing} is worth {pts} points, and the player with most {most}
        gets {bonus} more. In a tie, the one with more {tie} wins. The game was invented by {maker} in {year}.
        """,
        dict(name=INVENTED, few=one_of("two|three"), more=one_of("four|five|six|eight"), mins=_n(20, 120, 5), cards=_n(3, 8), coins=_n(10, 30),
             thing=one_of("bridge|tower|mill|castle|harbour"), cost=_n(2, 9), joker=one_of("dragon|sun|queen|comet"), bad=one_of("swamp|prison|black field|volcano"),
             end=one_of("stone|tile|ship|flag"), pts=_n(2, 15), most=one_of("gold|sheep|fields|friends"), bonus=_n(16, 25),
             tie=one_of("coins left|cards in hand|islands|horses"), maker=P, year=_n(1960, 2020)),
        """
        Who goes first? => the youngest player
        How many cards do I get at the start? => {cards} cards
        How many coins does each of us have in the beginning? => {coins} coins
        What can I use instead of another card? => A {joker} card
        What do I pay for a {thing}? => {cost} coins
        Where do I lose a turn? => on the {bad}
        When is the game over? => when the last {end} has been placed
        How many points do I get for a {thing}? => {pts} points
        Who wins if two players have the same points? => the one with more {tie}
        """,
        """
        What does the game cost?
        From what age can children play it?
        How many dice are there?
        """,
    ),
    _reading(
        "note to the neighbours",
        """
        Dear neighbours, on {day} I am turning {age}, and there will be a party in my flat on the {floor} floor. It starts at {hour}, and I promise to
        turn the music down at {late}. If it gets too loud for you, please ring at my door or call me at {phone} instead of the police. Better still,
        come up yourselves: there is plenty of {food}, and {band} is going to play the {inst}.
        On the day itself, the {place} will be full of bicycles; I will have cleared it by {noon} on {next}. For those who would rather sleep, {aunt}
        next door has earplugs for everybody. Yours, {name}
        """,
        dict(day=LATE_DAY, age=one_of("30|40|50|60|70"), floor=one_of("first|second|third|fourth|top"), hour=_hour(17, 19), late=one_of("ten|eleven|midnight"),
             phone=_phone, food=FOOD, band=INVENTED, inst=plain(lambda rng: rng.choice(w.INSTRUMENTS)), place=one_of("yard|hall|cellar|gateway"), noon=NOON,
             next=EARLY_DAY, aunt=P, name=INVENTED),
        """
        Why is there a party? => I am turning {age}
        On which day is the party? => on {day}
        On which floor is it? => on the {floor} floor
        From when on will the music be quieter? => {late}
        The music is too loud. What number can I call? => {phone}
        What is there to eat? => {food}
        Which instrument does {band} play? => the {inst}
        Where will all the bicycles stand? => the {place}
        Who has earplugs for me? => {aunt}
        """,
        """
        How many guests are coming?
        Should I bring a present?
        What is there to drink?
        """,
    ),
    _reading(
        "plant care card",
        """
        Your {name} comes from the {where} of {land} and likes a bright place, though never direct sun. Water it every {few} days in summer and only
        once in {weeks} weeks in winter, best with {water}. Brown tips are a sign of {brown}; yellow leaves mean {yellow}. Give it a little {feed}
        from {start} to {end}.
        It grows up to {cm} centimetres tall and flowers for the first time after {years} years, with a smell of {smell}. Every second spring it needs
        a pot that is {wide} centimetres wider. Careful: the {part} are poisonous for {pet}. New plants are grown from cuttings, which root in {days}
        days.
        """,
        dict(name=INVENTED, where=one_of("forests|mountains|coast|river valleys"), land=plain(lambda rng: rng.choice(w.COUNTRIES)),
             few=one_of("two|three|four|five"), weeks=one_of("two|three|four|six"), water=one_of("rainwater|lukewarm water|boiled water|cold tea"),
             brown=one_of("dry air|too little water|cold draughts"), yellow=one_of("too much water|too little light|old soil"),
             feed=one_of("liquid fertiliser|compost|coffee grounds"),
             start=one_of("March|April|May"), end=one_of("August|September|October"), cm=_n(40, 220, 5), years=one_of("three|five|seven|ten"),
             smell=one_of("honey|oranges|old cheese|vanilla|wet dogs"), wide=_n(2, 9), part=one_of("leaves|berries|roots|seeds"),
             pet=one_of("cats|dogs|rabbits|children"), days=_n(10, 35)),
        """
        Where does the plant come from? => the {where} of {land}
        How often do I have to water it in summer? => every {few} days
        What kind of water is best? => {water}
        My plant has brown tips. What is the reason? => {brown}
        What do yellow leaves mean? => {yellow}
        How tall does it get? => {cm} centimetres
        When does it flower for the first time? => after {years} years
        What do the flowers smell of? => {smell}
        Which part of it is poisonous? => the {part}
        """,
        """
        What colour are the flowers?
        How much does the plant cost?
        Can it stay outside in winter?
        """,
    ),
    _reading(
        "cycling report",
        """
        {star} won yesterday's stage of the Tour of {land} from {a} to {b}, {km} kilometres through heavy rain. The decisive attack came on the climb
        to {peak}, {left} kilometres before the finish, where {rival} could not follow and lost {min} minutes. {leader} keeps the {colour} jersey,
        though the lead has shrunk to {sec} seconds.
        Bad luck struck {fall}, who crashed into a {thing} and broke a {bone}; the rider's team now has only {n} riders left. "I could not feel my
        fingers any more," the winner told reporters and thanked {mech} for changing a wheel in no time. Today is a rest day; on {day} the race goes
        on with a time trial in {c}.
        """,
        dict(star=INVENTED, land=plain(lambda rng: rng.choice(w.COUNTRIES)), a=T, b=T, km=_n(120, 260), peak=w.mountain, left=_n(5, 40), rival=P, min=FEW,
             leader=INVENTED, colour=COLOUR, sec=_n(5, 55), fall=P, thing=one_of("traffic sign|spectator|sheep|parked car|hedge"),
             bone=one_of("wrist|rib|finger|collarbone"), n=MORE, mech=FIRST, day=LATE_DAY, c=T),
        """
        Who won the stage? => {star}
        How long was the stage? => {km} kilometres
        In which town did the stage finish? => {b}
        Where did the winner attack? => on the climb to {peak}
        How much time did {rival} lose? => {min} minutes
        Who wears the {colour} jersey? => {leader}
        What did {fall} crash into? => a {thing}
        What did {fall} break? => a {bone}
        Where is the time trial? => in {c}
        """,
        """
        Which team does {star} ride for?
        How many stages does the tour have?
        Who won last year's tour?
        """,
    ),
    _reading(
        "parking rules",
        """
        In the centre of {town} you pay for parking from {early} to {late}, except on {free}. The first {mins} minutes cost nothing, each hour after
        that {price} {money}, and you may stay for {max} hours at most. People who live there can get a {colour} card for {card} {money} a year at
        {room} of the town hall; bring {bring}. Guests of hotels ask at the desk.
        Cheaper is the car park at the {place}, {walk} minutes on foot from the market, where a whole day is {day} {money}. Leaving your car in front
        of the {ban} costs {fine} {money} and it may be towed to {street}. Complaints go to {name}, in writing and within {weeks} weeks.
        """,
        dict(town=T, early=_hour(7, 9), late=_hour(17, 20), free=one_of("Sundays|Saturdays|holidays"), mins=_n(10, 30, 5), price=one_of("1.50|2|2.20|3|3.50"),
             money=MONEY, max=FEW, colour=COLOUR, card=_n(30, 95, 5), room=ROOM,
             bring=one_of("your passport|a bill with your address|the rental contract|the car papers"), place=one_of("stadium|station|fairground|river|zoo"),
             walk=_n(5, 9), day=_n(5, 12), ban=one_of("fire station|theatre|hospital|school"), fine=_n(100, 300, 10), street=STREET, name=P, weeks=FEW),
        """
        From what time in the evening is parking free? => {late}
        On which days do I not have to pay at all? => {free}
        How long can I park without paying? => The first {mins} minutes
        What does an hour cost? => {price} {money}
        What is the longest time I can stay? => {max} hours
        What do residents pay per year? => {card} {money}
        Which papers do I need for the card? => {bring}
        Where can I park for less money? => at the {place}
        My car has been towed. Where is it? => {street}
        """,
        """
        Are there chargers for electric cars?
        Where can I leave a camper van overnight?
        Can I pay by phone?
        """,
    ),
    _reading(
        "podcast description",
        """
        In episode {ep} of "{title}", {host} talks to {guest}, who spent {n} months alone on an island off {land} counting {birds}. Food came by boat
        every {weeks} weeks, and when a storm kept the boat away, there was nothing left but {food}. {guest} tells us why {why}, what {guest} missed
        most ({miss}), and how a broken {thing} nearly ended the whole adventure.
        In the second half, from minute {min} on, {host} answers letters; {writer} from {town} wants to know how to {ask}. The music is by {band}. The
        next episode, on {day}, is about {topic}. We thank {firm}, who paid for this show.
        """,
        dict(ep=_n(12, 250), title=TITLE, host=FIRST, guest=INVENTED, n=MORE, land=plain(lambda rng: rng.choice(w.COUNTRIES)),
             birds=one_of("puffins|seals|gulls|turtles|rare orchids"), weeks=one_of("two|three|four"),
             food=one_of("rice and onions|old crackers|dried peas|tinned peaches"),
             why=one_of("silence can be loud|nobody should go alone|fog is the worst weather|counting is so hard"),
             miss=one_of("fresh bread|hot baths|bookshops|a comfortable chair"), thing=one_of("tooth|radio|stove|water pump"), min=_n(25, 50),
             writer=INVENTED, town=T, ask=one_of("sleep in a tent|read a tide table|keep a diary|tell gulls apart"), band=FIRM, day=LATE_DAY,
             topic=one_of("night trains|lighthouse keepers|forgotten recipes|underground rivers"), firm=FIRM),
        """
        Who is the guest of this episode? => {guest}
        Who hosts the show? => {host}
        How long was {guest} on the island? => {n} months
        What was {guest} counting? => {birds}
        How did food get to the island? => by boat every {weeks} weeks
        What was left to eat during the storm? => {food}
        What did {guest} miss more than anything? => {miss}
        What does {writer} ask? => how to {ask}
        What is the topic next time? => {topic}
        """,
        """
        How large is the island?
        How can I send in a letter?
        What is {guest} doing now?
        """,
    ),
    _reading(
        "holiday flat instructions",
        """
        Welcome to our flat! The heating is controlled by the dial in the {a}; please never set it above {deg}. Hot water takes {mins} minutes to
        arrive, so be patient. You find towels in the {b} and firewood behind the {c}. The oven door sticks: {trick}. The wireless network is called
        {net}, and the password is {code}.
        Bins are emptied on {day}. The nearest supermarket is in {village}, {km} kilometres away, but {farmer} across the road sells eggs and {food}.
        If something breaks, tell {host}, who speaks {lang}. On the day you leave, please be out by {hour}, put the key in the {key} and {last}. The
        cleaning fee of {fee} {money} is already paid.
        """,
        dict(a=one_of("hall|bedroom|bathroom"), deg=_n(18, 23), mins=FEW, b=one_of("wardrobe|chest|top drawer"), c=one_of("garage|house|shed"),
             trick=one_of("lift it a little|kick it gently|pull it to the left|push before you pull"), net=INVENTED, code=CODE, day=EARLY_DAY, village=T,
             km=_n(2, 12), farmer=P, food=FOOD, host=INVENTED, lang=plain(lambda rng: rng.choice(w.LANGUAGES)), hour=MORNING,
             key=one_of("letter box|blue jug|bird house|meter cupboard"), last=one_of("close all the windows|turn off the water|take down the flag|water the palm"),
             fee=_n(30, 95, 5), money=MONEY),
        """
        Where can I turn up the heating? => in the {a}
        Where are the towels? => in the {b}
        Where do I look for firewood? => behind the {c}
        The oven does not open. What should I do? => {trick}
        What is the name of the wireless network? => {net}
        How far is it to the supermarket? => {km} kilometres
        Who sells eggs? => {farmer}
        By what time do we have to leave on the last day? => by {hour}
        Where do I leave the key? => in the {key}
        """,
        """
        How many people can sleep in the flat?
        Where is the nearest doctor?
        Is there a dishwasher?
        """,
    ),
    _reading(
        "privacy questions",
        """
        What does {app} know about me? Your name, your {a} and the {b} you save; we do not collect {c}. Where is it kept? On our own servers in
        {land}, and copies are deleted after {days} days. Who can read it? Only you, and with your permission our support team of {n} people in
        {town}.

        Do you sell data? No, {app} lives from its {members} members, who pay {fee} {money} a year. Can I take my data with me? Yes, under {menu} you
        can download everything as a {file} file. What if I forget my password? We send a new one to {way}. How do I delete my account? Write to
        {mail}; it is gone for good within {hours} hours. Our data officer is {name}.
        """,
        dict(app=INVENTED, a=one_of("birthday|postcode|email address|phone number"), b=one_of("routes|recipes|photos|drawings|notes"),
             c=one_of("your location|your contacts|your voice|card numbers"), land=plain(lambda rng: rng.choice(w.COUNTRIES)), days=_n(14, 90), n=MORE, town=T,
             members=_thousands(2, 80), fee=_n(9, 60), money=MONEY, menu=one_of("Settings|My profile|Tools|Account"), file=one_of("text|zip|spreadsheet"),
             way=one_of("your phone|your second address|a person you trust"), mail=EMAIL, hours=_n(12, 96, 12), name=P),
        """
        Which of my data do you not collect? => {c}
        In which country is my data stored? => {land}
        After how long are the copies deleted? => after {days} days
        How big is the support team? => {n} people
        How many members does {app} have? => {members}
        What does it cost per year? => {fee} {money}
        Where in the menu can I download my data? => under {menu}
        I have forgotten my password. Where do you send the new one? => to {way}
        I want to delete my account. To whom do I write? => {mail}
        """,
        """
        On which devices does {app} run?
        Who founded {app}?
        Is there a free version?
        """,
    ),
]  # fmt: skip
