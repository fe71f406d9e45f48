"""Tools as reference pages like to write them: get_, set_, search_, list_, create_ and convert_ names, with longer descriptions.

Many of their parameters are decimal numbers, lists and booleans."""

from .more_values import CLOCK, COLOUR, LANDMARK, PLANT, POSTCODE, TOPIC, USERNAME, WHEN, WORD, WORK_TITLE, converted, short
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, EMAIL, GROCERY_LIST, LANGUAGE, MESSAGE, MONTH, NAME, PEOPLE, PERSON, PHONE, QUERY, ROOM, TIME, TITLE, WEEKDAY,
    at, choice, code, dec, decimal, digits, flag, integer, num, o, on, p, pick, place, ref, same, several, text, tool,
)  # fmt: skip

PROFESSION = text("nurse|cook|gardener|plumber|teacher|driver|painter|baker|programmer|waiter|carpenter|accountant|electrician|designer|translator|cleaner")
SUBSCRIPTION = text("gym|newspaper|film streaming|music|cloud storage|phone|magazine|coffee box|dating site|language course|wine club|antivirus")
LENGTHS = text("metres|feet|inches|kilometres|miles|yards|centimetres|millimetres")

GETTERS: list[Tool] = [
    tool("get_user_profile", "Get the profile of a user by user name. Use this when the user asks who somebody is on this platform.",
        [p("username", "The user name without the @ sign", USERNAME), o("include_posts", "Whether to also return the newest posts", flag("with the newest posts|and the latest posts", "without posts|but no posts"))],
        """Show me the profile of {username}.
        {username} profile
        Who is {username} on here?
        Get {username} {include_posts}.
        Somebody called {username} wrote to me. Who is that?
        Look at the page of {username}, {include_posts}.
        Any information on the user {username}?
        Open {username}'s page.
        Can you show me who {username} is?
        What does the profile of {username} say, {include_posts}?""",
        {"name": pick("Emma Stone|Otto Hill|Vera Long|Hugo Fox"), "joined": num(2010, 2025)},
        """{username} is {name}, here since {joined}.
        That is {name}."""),
    tool("get_holidays", "Returns the number of public holidays of a country in a month, and the first of them.",
        [p("country", "Name of the country", COUNTRY), p("month", "Name of the month in English", MONTH)],
        """Which holidays does {country} have in {month}?
        {country} {month} holidays
        Are the banks in {country} closed on any day in {month}?
        We send goods to {country} in {month}. Which days are free there?
        Holidays in {month}, {country}
        Is there a free day in {country} during {month}?
        In {month}, when do people in {country} not work?
        Check {month} for public holidays in {country}.
        What public holidays are there in {country} in {month}?
        I'm planning for {month}: are there holidays in {country}?""",
        {"count": num(0, 4), "first_day": num(1, 28)},
        """{country} has {count} holidays in {month}.
        There are {count}."""),
    tool("get_air_quality_index", "Get the current air quality index of a city. The index runs from 0 (very good) to 500 (very bad).",
        [p("city", "The city", CITY), o("pollutant", "Only this pollutant", choice("ozone|dust|smoke"))],
        """How is the air in {city}?
        {city} air {pollutant}
        Can I jog in {city} today or is the air bad?
        Is there much {pollutant} in {city}?
        My grandmother has asthma and lives in {city}. Should she stay in?
        Air quality index {city}
        {pollutant} level of {city}, please.
        Is the smog in {city} bad?
        What's the air quality like in {city}?
        Can you check the {pollutant} in the air of {city}?""",
        {"index": num(5, 300)},
        """The air quality index of {city} is {index}.
        It is {index}."""),
    tool("get_sunrise_sunset", "Times of sunrise and sunset at a position and on a date.",
        [p("lat", "Latitude as a decimal number", decimal(-60, 70, 2)), p("lng", "Longitude as a decimal number", decimal(-170, 170, 2)), o("date", "Date as YYYY-MM-DD, today by default", DATE)],
        """When does the sun rise at {lat}, {lng}?
        sun {lat} {lng} {date}
        Sunset at latitude {lat} and longitude {lng} on {date}?
        I want to take photos at {lat}, {lng}. When is it getting dark?
        Sunrise, {lat} / {lng}
        On {date}, when does the day begin at {lat}, {lng}?
        lat {lat} lng {lng}: sunset
        How long is it light at {lat} and {lng}?
        What time is sunset at the position {lat}, {lng}?
        Our ship is at {lat}, {lng}; when will the sun come up on {date}?""",
        {"sunrise": at, "sunset": at},
        """The sun rises at {sunrise} and sets at {sunset}.
        Sunset is at {sunset}."""),
    tool("get_calories", "Get calories of a food by its name and weight in grams. Use this when the user has eaten something or asks whether it is healthy.",
        [p("food_name", "What was eaten", text("rice|cheese|apple|banana|bread|chocolate|salad|noodles|yogurt|nuts|butter|potatoes|fish|beans|honey|porridge")), p("grams", "Weight in grams", digits(10, 600, 10))],
        """How many calories are in {grams} grams of {food_name}?
        {grams} g {food_name}
        I ate {grams} grams of {food_name}.
        Calories: {food_name}, {grams} grams
        Is {grams} grams of {food_name} a lot?
        My lunch was {food_name}, about {grams} grams. How bad is that?
        {food_name} {grams}
        Energy of {grams} grams {food_name}, please.
        What are the calories for {grams} grams of {food_name}?
        I just had {grams} g of {food_name}; how many calories was it?""",
        {"calories": num(20, 900)},
        """{grams} grams of {food_name} have {calories} calories.
        {calories} calories."""),
    tool("get_word_of_the_day", "Returns an interesting word.",
        [],
        """What's the word of the day?
        word of the day
        Teach me a new word.
        I want to learn a word I don't know.
        Give me a rare word.
        Today's word, please.
        Surprise me with a fancy word.
        A new English word for me?
        Can you tell me today's word?
        I'd like to hear the word of the day.""",
        {"word": pick("serene|wander|lantern|brisk|murmur|gleam")},
        """The word of the day is {word}.
        {word}"""),
    tool("get_bus", "Returns the minutes until the next bus of a line stops at a given stop. Both the line and the stop must be known.",
        [p("line_number", "Number of the line", code("9|99|A9|N9|99A")), p("stop_name", "Name of the stop", LANDMARK)],
        """When is the next {line_number} at {stop_name}?
        {line_number} {stop_name}
        Line {line_number}, stop {stop_name}, how long?
        I stand at {stop_name} and wait for the {line_number}.
        Does the {line_number} come soon at {stop_name}?
        Bus {line_number} from {stop_name}, when?
        How many minutes until the {line_number} reaches {stop_name}?
        Did I miss the {line_number} at {stop_name}?
        Can you tell me when bus {line_number} comes to {stop_name}?
        What time does the next {line_number} leave {stop_name}?""",
        {"minutes": num(0, 40)},
        """The {line_number} comes to {stop_name} in {minutes} minutes.
        In {minutes} minutes."""),
    tool("get_interest", "Compute the interest on savings: capital, yearly rate in percent and number of years.",
        [p("capital", "Money at the start", digits(100, 20000, 100)), p("rate", "Rate in percent", decimal(0, 9, 2)), p("years", "Number of years", integer(1, 30))],
        """{capital} euros at {rate} percent for {years} years?
        {capital} {rate}% {years} years
        What interest do I get on {capital} at {rate} percent after {years} years?
        I save {capital} for {years} years, the bank gives {rate} percent.
        Interest: capital {capital}, rate {rate}, years {years}
        {years} years with {rate} percent on {capital}, how much is it?
        My granny left me {capital}. What would {rate} percent make of it in {years} years?
        If I put away {capital} at {rate} percent, what do I have after {years} years?
        How much interest does {capital} earn in {years} years at {rate} percent?
        Can you work out {years} years of interest on {capital} with a rate of {rate} percent?""",
        {"interest": lambda rng, arguments: short(arguments.get("capital", 100) * ((1 + arguments.get("rate", 1) / 100) ** arguments.get("years", 1) - 1))},
        """After {years} years you get {interest} in interest.
        The interest is {interest}."""),
]

SETTERS: list[Tool] = [
    tool("set_language", "Set the language of the interface.",
        [p("lang", "Two-letter code of the language", choice("en:English|de:German|fr:French|es:Spanish|it:Italian|nl:Dutch|pl:Polish|ja:Japanese"))],
        """Change the language to {lang}.
        {lang} please
        I want the menus in {lang}.
        Switch to {lang}.
        Could everything be in {lang}?
        My mother only reads {lang}.
        Show the program in {lang}.
        language: {lang}
        Can you set the language to {lang}?
        I'd prefer {lang}, please change it.""",
        {"restart": pick("yes|no")},
        """The language is changed.
        Changed."""),
    tool("set_theme", "Set colours of the program. Use this when the user complains that the screen is too bright or too dark.",
        [p("theme", "Which theme", choice("light:light/bright|dark|high_contrast:high contrast")), o("accent_color", "Colour of buttons", COLOUR)],
        """Use the {theme} theme.
        {theme} {accent_color}
        Make the screen {theme}.
        I'd like {accent_color} buttons and a {theme} background.
        {theme} mode
        My eyes hurt at night. Put it on {theme}.
        Theme {theme}, accent {accent_color}
        Everything {theme}, please.
        Can you switch to the {theme} theme?
        Please give me a {theme} look with {accent_color}.""",
        {"applied": True},
        """The theme is changed.
        Done."""),
    tool("set_default_city", "Save the city that is used when the user names none.",
        [p("city", "The city", CITY)],
        """My home is {city}.
        default city {city}
        I live in {city} now, remember that.
        Use {city} from now on.
        Make {city} my city.
        I moved to {city}.
        From now on, when I say nothing, take {city}.
        Set my place to {city}.
        Can you save {city} as my default city?
        Please remember that I'm from {city}.""",
        {"saved": True},
        """I will use {city} from now on.
        Saved."""),
    tool("set_speed_limit", "Limit the speed of a rented scooter or bike.",
        [p("vehicle_id", "Number of the vehicle", code("S-999|B99|AA99")), p("kmh", "Top speed in kilometres per hour", decimal(5, 25, 1))],
        """Limit {vehicle_id} to {kmh}.
        {vehicle_id} {kmh} km/h
        {vehicle_id} should not go faster than {kmh} kilometres per hour.
        My daughter rides {vehicle_id}. Keep it below {kmh}.
        Top speed of {vehicle_id}: {kmh}
        Slow {vehicle_id} down to {kmh} km/h.
        At most {kmh} for {vehicle_id}, please.
        The streets are wet, so {kmh} is enough for {vehicle_id}.
        Can you set the speed limit of {vehicle_id} to {kmh}?
        I want {vehicle_id} to drive no faster than {kmh}.""",
        {"ok": True},
        """{vehicle_id} goes no faster than {kmh} now.
        Limited."""),
    tool("set_room_temperature", "Sets the target temperature of one or several rooms. Rooms must be given as a list.",
        [p("rooms", "The rooms", several("kitchen|bedroom|bathroom|hallway|office|nursery|garage|attic|study|cellar", 1, 3)), p("celsius", "Target temperature", decimal(14, 27, 1))],
        """{celsius} degrees in {rooms}.
        {rooms}: {celsius}
        Heat {rooms} to {celsius} degrees.
        It's cold in {rooms}. {celsius} degrees would be nice.
        I want {rooms} at {celsius} degrees.
        We have guests, so warm up {rooms} to {celsius}.
        Temperature for {rooms}: {celsius} degrees
        Please put {rooms} on {celsius}.
        Can you set the temperature of {rooms} to {celsius} degrees?
        Make it {celsius} degrees in {rooms}, please.""",
        {"minutes": num(5, 60)},
        """{rooms} will have {celsius} degrees in {minutes} minutes.
        In {minutes} minutes."""),
    tool("update_status", "Set what others see about the user.",
        [p("status", "Status", choice("available|busy|away|in_meeting:in a meeting")), o("message", "Words for the others", MESSAGE), o("until", "When it ends", CLOCK)],
        """I am {status}.
        status {status} until {until}
        Set me to {status}.
        Show others that I'm {status} and write "{message}"
        {status}, back at {until}
        I start something difficult, so I am {status} until {until}.
        Let them see "{message}" - I am {status}.
        My status: {status}
        Can you set my status to {status}?
        Please show that I'm {status} until {until}.""",
        {"visible_to": num(3, 200)},
        """Your status is {status}.
        {visible_to} people see it."""),
]

SEARCHERS: list[Tool] = [
    tool("search_jobs", "Search job offers by profession and place. Use this when the user is looking for work.",
        [p("profession", "The profession", PROFESSION), p("location", "City", CITY), o("part_time", "Only part-time work", flag("part-time|part time", "full-time|full time")), o("min_salary", "Lowest salary a month", digits(1000, 6000, 100))],
        """{profession} wanted in {location}?
        {profession} {location} {part_time}
        I'm a {profession} and look for work in {location}.
        Does anybody in {location} need a {profession}, {part_time}?
        {profession}, {location}, at least {min_salary}
        We are moving to {location}. My husband is a {profession}. Any jobs?
        Work as a {profession} in {location} that pays {min_salary} or more.
        Find me a {part_time} job as {profession}, {location}.
        Are there any jobs for a {profession} in {location}?
        I'd like to work in {location} as a {profession}, {part_time}.""",
        {"jobs": num(0, 80), "company": pick("Bluebell|Stonegate|Northwind|Harbour Ltd")},
        """There are {jobs} jobs for a {profession} in {location}, one at {company}.
        I found {jobs}."""),
    tool("FindApartment", "Search flats to rent.",
        [p("city", "City", CITY), p("rooms", "Number of rooms", same(lambda rng, split: rng.choice((1, 1.5, 2, 2.5, 3, 3.5, 4, 5)), "number")), p("max_rent", "Highest rent a month", digits(300, 2500, 50)), o("pets", "Pets allowed", flag("pets allowed|with pets", "no pets|without pets")), o("balcony", "With a balcony", flag("with a balcony", "without a balcony"))],
        """A flat in {city} with {rooms} rooms up to {max_rent} euros.
        {city}, {rooms} rooms, {max_rent}
        I look for {rooms} rooms in {city}, rent {max_rent} at most.
        We need {rooms} rooms in {city} for {max_rent}, {pets}.
        {rooms} rooms, {city}, max {max_rent}, {balcony}
        I study in {city} from autumn. Find {rooms} rooms for {max_rent} or less.
        Rent under {max_rent} in {city}, {rooms} rooms, {pets}, {balcony}
        {city}: any flat with {rooms} rooms for {max_rent}?
        Can you find a flat in {city}? It should have {rooms} rooms and cost at most {max_rent}.
        We want to live in {city} and can pay {max_rent} for {rooms} rooms.""",
        {"flats": num(0, 50), "cheapest": num(250, 2000)},
        """{city} has {flats} such flats, the cheapest for {cheapest} euros.
        The cheapest is {cheapest} euros."""),
    tool("search_books", "Search a bookshop by author, title or both.",
        [o("author", "Name of the author", PERSON), o("title", "Title", WORK_TITLE), o("language", "Language of the book", LANGUAGE)],
        """Books by {author}
        {title}, {author}
        Do you sell {title}?
        I'm looking for {title} in {language}.
        What has {author} written?
        My teacher told us to read {title}. Is it there in {language}?
        {author} {language}
        Anything new by {author}?
        Do you have the book {title}?
        Can you find {language} books by {author}?""",
        {"found": num(0, 40), "price": dec(4, 40, 2)},
        """I found {found} books, the first for {price} euros.
        {found} books."""),
    tool("search_songs", "Search songs by words of the text, the mood or the speed in beats per minute.",
        [o("words", "Words of the text", TOPIC), o("mood", "Mood", choice("happy|sad|calm|wild")), o("bpm", "Beats per minute", digits(60, 180, 5))],
        """Songs about {words}
        {mood} songs
        I need {mood} music with {bpm} beats per minute.
        For my run I want songs at {bpm} bpm.
        Which songs have {words} in the text?
        {mood}, {bpm}
        I feel {mood}. Find songs that fit.
        Something {mood} about {words}
        Can you find me some {mood} songs?
        I'm looking for a song with {words} in it.""",
        {"songs": num(0, 90), "first": pick("Silver River|Paper Moon|Winter Road|The Red Lantern")},
        """I found {songs} songs, the first is {first}.
        The first is {first}."""),
    tool("LookupPostcode", "Find the town of a postcode.",
        [p("postcode", "The postcode", POSTCODE)],
        """Which town has the postcode {postcode}?
        {postcode}
        Where is {postcode}?
        A letter says only {postcode}. What town is it?
        Town for {postcode}, please.
        I need the place name of {postcode}.
        {postcode} is where?
        Look up the postcode {postcode}.
        Can you tell me what town {postcode} belongs to?
        What place is behind the postcode {postcode}?""",
        {"town": place},
        """{postcode} is {town}.
        That is {town}."""),
    tool("ValidateEmail", "Check whether an e-mail address exists and is written correctly.",
        [p("email_address", "Address to check", EMAIL)],
        """Is {email_address} a real address?
        validate {email_address}
        Check {email_address}.
        My mail to {email_address} came back. Is it wrong?
        {email_address} valid?
        Does {email_address} exist?
        I'm not sure I wrote {email_address} correctly.
        Test the address {email_address}, please.
        Can you check that {email_address} is valid?
        Is the e-mail address {email_address} spelled right?""",
        {"verdict": pick("valid|not valid|unknown")},
        """{email_address} is {verdict}.
        It is {verdict}."""),
    tool("which-plant", "Names a plant from a description of its leaf and flower.",
        [p("leaf", "Shape of the leaf", choice("round|long|heart-shaped|needle")), p("flower_color", "Colour of the flower", COLOUR), o("height_m", "Height in metres", decimal(0, 6, 1))],
        """Which plant has {leaf} leaves and {flower_color} flowers?
        {leaf}, {flower_color}, {height_m} m
        I saw {flower_color} flowers, the leaves were {leaf}. What was it?
        It grows {height_m} metres high with {leaf} leaves and {flower_color} blossoms.
        Leaf {leaf}, flower {flower_color}: name?
        There is something {flower_color} in my garden with {leaf} leaves.
        Name a plant of {height_m} metres, leaf {leaf}, flower {flower_color}.
        What blooms {flower_color} and has {leaf} leaves?
        Can you tell me which plant has {flower_color} flowers and {leaf} leaves?
        I found a plant with {leaf} leaves; the flower is {flower_color}. What's its name?""",
        {"plant": pick("mallow|iris|bellflower|poppy|heather|clover")},
        """It could be {plant}.
        I think it is {plant}."""),
]

LISTS: list[Tool] = [
    tool("list_playlists", "List the user's playlists.",
        [],
        """Which playlists do I have?
        my playlists
        Show me all my playlists.
        I made a playlist last summer. What was it called?
        List my song lists.
        What playlists are there?
        Playlists please
        I'd like to pick a playlist. Which ones are there?
        Can you show my playlists?
        What playlists have I made?""",
        {"count": num(1, 30), "newest": pick("Morning|Road Trip|Quiet|Gym")},
        """You have {count} playlists, the newest is {newest}.
        {count} playlists."""),
    tool("list_subscriptions", "List everything the user pays for every month.",
        [o("sort_by", "Order", choice("price|name|date"))],
        """What do I pay for every month?
        subscriptions {sort_by}
        Which subscriptions do I have?
        I spend too much. List my subscriptions by {sort_by}.
        Show all my monthly payments.
        Am I still paying for something I don't use?
        My subscriptions sorted by {sort_by}, please.
        Monthly costs?
        Can you list my subscriptions?
        Show me what I'm subscribed to, ordered by {sort_by}.""",
        {"count": num(1, 15), "monthly": dec(5, 200, 2)},
        """You have {count} subscriptions for {monthly} euros a month.
        {monthly} euros a month."""),
    tool("CancelSubscription", "Cancel a subscription. Use this only when the user clearly wants to end it.",
        [p("service", "What was subscribed to", SUBSCRIPTION), o("at_end_of_month", "Wait until the month is over", flag("at the end of the month", "right now|at once"))],
        """Cancel my {service} subscription.
        {service} cancel {at_end_of_month}
        I no longer use the {service}.
        End {service} {at_end_of_month}.
        The {service} is too expensive. Stop it.
        Get me out of {service}, {at_end_of_month} please.
        No more {service}!
        I want to leave the {service} {at_end_of_month}.
        Can you cancel the {service} subscription for me?
        I don't need {service} any longer, please end it {at_end_of_month}.""",
        {"ends": on},
        """Your {service} ends on {ends}.
        It ends on {ends}."""),
    tool("deliveries_today", "Deliveries that come to the user's door today, with the number of them.",
        [],
        """Is anything delivered today?
        deliveries today
        Do I have to be at home for a parcel?
        Which parcels come today?
        I'm waiting for the post. What is coming?
        Any packages for us today?
        Who will ring at my door today?
        Show today's deliveries.
        Am I getting any parcels today?
        Can you check if a package arrives today?""",
        {"count": num(0, 5), "between": at, "and": at},
        """{count} deliveries come between {between} and {and}.
        {count} today."""),
    tool("ListOrders", "List the orders of a customer that have a certain state.",
        [p("customerId", "Number of the customer", code("C9999|9999|CU-999")), p("state", "State of the orders", choice("open|paid|sent|returned")), o("limit", "Most orders to return", digits(5, 50, 5))],
        """Which orders of {customerId} are {state}?
        {customerId} {state} {limit}
        Show {state} orders for customer {customerId}.
        Customer {customerId} is on the phone and asks for the {state} orders.
        {state} orders, {customerId}
        Give me {limit} orders of {customerId} that are {state}.
        How many orders has {customerId} that are {state}?
        List what is {state} for {customerId}, up to {limit}.
        Can you list all {state} orders of {customerId}?
        I need the {state} orders from customer {customerId}, {limit} at most.""",
        {"orders": num(0, 40)},
        """{customerId} has {orders} orders that are {state}.
        {orders} orders."""),
]

MAKERS: list[Tool] = [
    tool("create_account", "Open an account for a new customer. All fields are required.",
        [p("first_name", "First name", NAME), p("last_name", "Last name", text("Smith|Jones|Baker|Cooper|Fisher|Miller|Carter|Turner|Walker|Hill|Wood|Stone|Brook|Field|Marsh|Lane|Reed|Young")), p("email", "E-mail address", EMAIL), p("accept_terms", "Whether the terms were accepted", flag("I accept the terms|I agree to the terms", "I do not accept the terms|I have not agreed to the terms"))],
        """I am {first_name} {last_name}, {email}, and {accept_terms}.
        {first_name} {last_name} {email}, {accept_terms}
        Open an account: {first_name} {last_name}, {email}. {accept_terms}.
        Sign me up as {first_name} {last_name} with {email}; {accept_terms}.
        New customer {first_name} {last_name}, address {email}, {accept_terms}.
        My name is {first_name}, last name {last_name}. Mail: {email}. {accept_terms}.
        {email} is my address, {first_name} {last_name} my name, and {accept_terms}.
        Register {first_name} {last_name} ({email}), {accept_terms}
        I'd like an account. My name is {first_name} {last_name}, my mail {email}, and {accept_terms}.
        Can you make an account for {first_name} {last_name}? The email is {email} and {accept_terms}.""",
        {"customer_number": ref("C9999")},
        """Welcome {first_name}, your number is {customer_number}.
        Your number is {customer_number}."""),
    tool("create_checklist", "Make a list with boxes to tick. Give the entries as a list of strings.",
        [p("title", "Title of the list", TITLE), p("entries", "What is on the list", several("passport|tickets|charger|towel|sunglasses|keys|snacks|map|water|tent|torch|first aid kit|money|coat|books", 2, 5))],
        """Checklist {title}: {entries}
        {title}, {entries}
        Make a list called {title} with {entries}.
        For {title} I need {entries}. Make a list.
        Put {entries} on a checklist named {title}.
        So that I forget nothing for {title}: {entries}
        List "{title}" - {entries}
        I want to tick things off for {title}: {entries}.
        Can you make a checklist for {title}? It should have {entries}.
        Please start a list {title} and put {entries} on it.""",
        {"list_id": ref("CL-9")},
        """The list {title} is ready.
        It is {list_id}."""),
    tool("create_invite_link", "Create a link with which others can join a group.",
        [p("group", "Name of the group", WORD), o("max_uses", "How often it can be used", digits(1, 100)), o("expires_in_hours", "When it ends", digits(1, 72))],
        """A link to join {group}.
        {group} link {max_uses} uses
        I want to invite people to {group}.
        Make a link for {group} that ends in {expires_in_hours} hours.
        Invite link: {group}, {max_uses} uses, {expires_in_hours} hours
        How can others get into {group}? Send me a link.
        {max_uses} people may join {group}, make a link.
        Link for the group {group}, please.
        Can you create a link so others can join {group}?
        I need an invitation to {group} for {max_uses} people.""",
        {"link": ref("join-9A9A")},
        """The link to {group} is {link}.
        {link}"""),
    tool("make-appointment", "Make an appointment with a service in town (dentist, hairdresser, garage and so on).",
        [p("service", "Which service", choice("dentist|hairdresser|garage|optician|vet|lawyer")), p("day", "Day", DAY), p("time", "Time, in the user's words", CLOCK), o("name", "Name for the appointment", PERSON)],
        """{service} {day} at {time}
        An appointment with the {service} {day} at {time}, please.
        I need the {service} {day}, {time}.
        Book the {service} for {name}: {day}, {time}.
        {name} has to see the {service} {day} at {time}.
        {day} at {time} I could go to the {service}.
        It is time for the {service} again. {day}, {time} would suit me.
        {service}, {time}, {day}, name {name}
        Can you get me an appointment at the {service} {day} at {time}?
        I'd like to go to the {service} {day}, {time} if possible.""",
        {"confirmed": pick("confirmed|on the waiting list")},
        """The {service} at {time} is {confirmed}.
        It is {confirmed}."""),
    tool("delete_event", "Remove an event from the calendar by its id.",
        [p("event_id", "Id of the event", code("E999|ev-99|C999")), o("notify_guests", "Whether guests get a message", flag("and tell the guests|and inform everyone", "without telling anyone|and tell nobody"))],
        """Delete the event {event_id}.
        {event_id} delete
        Remove {event_id} from my calendar {notify_guests}.
        {event_id} is off.
        Event {event_id} was a mistake, take it out {notify_guests}.
        Drop {event_id} {notify_guests}.
        I don't go to {event_id}. Delete it.
        Strike {event_id} from the calendar.
        Can you remove the event {event_id}?
        Please delete {event_id} {notify_guests}.""",
        {"deleted": True},
        """The event {event_id} is deleted.
        Deleted."""),
    tool("send_invitation", "Send a written invitation to one or several people for an occasion.",
        [p("names", "Who is invited", PEOPLE), p("occasion", "What is celebrated", choice("birthday|wedding|dinner|housewarming|farewell")), p("date", "Date", DATE), p("place", "Where", ADDRESS), o("reply_by", "Last day to answer", DAY)],
        """Invite {names} to the {occasion} on {date} at {place}.
        {names} / {occasion} / {date} / {place}
        {occasion} on {date}, {place}: invite {names}.
        {names} get an invitation for my {occasion}, {date}, {place}.
        We celebrate a {occasion} at {place} on {date}; ask {names}.
        Send {names} a card: {occasion}, {place}, {date}, answer by {reply_by}.
        On {date} there is a {occasion} at {place}. {names} should come and reply by {reply_by}.
        I'd be glad to see {names} at my {occasion}, {date} at {place}.
        Can you invite {names} to our {occasion}? It's on {date} at {place}.
        Please write to {names} about the {occasion} at {place} on {date}.""",
        {"sent": num(1, 9)},
        """{names} are invited for {date}.
        I sent {sent} invitations."""),
    tool("send_money_request", "Ask several people to pay their share.",
        [p("people", "Who should pay", PEOPLE), p("amount_each", "Share of each", decimal(1, 90, 2)), p("reason", "What for", text("the gift|dinner|the tickets|the trip|the taxi|the flat|drinks|the party|petrol|the pizza"))],
        """{people} owe me {amount_each} each for {reason}.
        {people}: {amount_each} for {reason}
        Ask {people} for {amount_each} each, for {reason}.
        I paid {reason} for {people}. Each should give me {amount_each}.
        Collect {amount_each} from {people} for {reason}.
        Request {amount_each} each, {reason}, {people}
        {reason} was {amount_each} each; tell {people}.
        Everyone ({people}) pays {amount_each} for {reason}.
        Can you ask {people} to pay me {amount_each} each for {reason}?
        Please get {amount_each} from each of {people}, it's for {reason}.""",
        {"requests": num(2, 6)},
        """I asked {people} for {amount_each} each.
        {requests} requests are out."""),
    tool("send_fax", "Send a document as a fax.",
        [p("fax_number", "Number of the fax", PHONE), p("document", "File", code("form9.pdf|letter99.pdf|scan9.png|bill99.pdf"))],
        """Fax {document} to {fax_number}.
        {document} {fax_number}
        The office still has a fax, {fax_number}. Send {document}.
        Send {document} by fax to {fax_number}.
        fax {fax_number}: {document}
        They want {document} by fax, the number is {fax_number}.
        To {fax_number}, please, {document}
        My doctor needs {document}; fax {fax_number}.
        Can you fax {document} to the number {fax_number}?
        I need to send {document} to {fax_number} by fax.""",
        {"pages": num(1, 9)},
        """{document} went to {fax_number}, {pages} pages.
        Sent, {pages} pages."""),
]

CONVERTERS: list[Tool] = [
    tool("convert_length", "Convert a length. Use this for metres, feet, miles and the like, not for weights.",
        [p("length", "The number", decimal(0, 900, 2)), p("from", "Given unit", LENGTHS), p("into", "Wanted unit", LENGTHS)],
        """{length} {from} into {into}
        Convert {length} {from} into {into}.
        How long is {length} {from} in {into}?
        My rope is {length} {from}. What is that in {into}?
        {length} {from} > {into}
        Give me {length} {from} as {into}.
        The plan says {length} {from}, I need {into}.
        Length {length} {from}, {into} please
        Can you turn {length} {from} into {into}?
        What do {length} {from} make in {into}?""",
        {"result": lambda rng, arguments: converted(arguments.get("length", 1), arguments.get("from", "metres"), arguments.get("into", "metres"))},
        """{length} {from} are {result} {into}.
        {result} {into}."""),
    tool("convert_shoe_size", "Convert a shoe size between the European, British and American system.",
        [p("size", "The size", decimal(4, 47, 1)), p("from_system", "System of the size", choice("EU:European|UK:British|US:American")), p("to_system", "Wanted system", choice("EU:European|UK:British|US:American")), o("for_children", "Whether it is a child's shoe", flag("for a child|for kids", "for an adult|for grown-ups"))],
        """{from_system} shoe size {size} in {to_system}?
        {size} {from_system} {to_system}
        I wear {size} in {from_system} sizes. What is it in {to_system} ones?
        Shoes {for_children}: {from_system} {size}, what is the {to_system} size?
        {size}, {from_system} to {to_system}
        The shop has only {to_system} sizes and I know {size} {from_system}.
        Turn the {from_system} size {size} into {to_system}, {for_children}.
        My {from_system} size is {size}; give me the {to_system} one.
        What's the {to_system} size for a {from_system} {size}?
        Can you convert the {from_system} shoe size {size} to {to_system}?""",
        {"result": dec(1, 48, 1)},
        """The size is {result}.
        It is {result}."""),
    tool("convert_number_base", "Write a decimal number in another base.",
        [p("number", "Decimal number", digits(2, 4096)), p("base", "Wanted base", choice("2:binary/base 2|8:octal/base 8|16:hexadecimal/base 16"))],
        """{number} in {base}
        Write {number} in {base}.
        What is {number} in {base}?
        For my computer class I need {number} in {base}.
        {number} -> {base}
        Turn {number} into {base}.
        The {base} form of {number}, please.
        How does {number} look in {base}?
        Can you convert {number} to {base}?
        I'd like to see {number} written in {base}.""",
        {"result": lambda rng, arguments: format(arguments.get("number", 2), {"2": "b", "8": "o", "16": "x"}[arguments.get("base", "2")])},
        """{number} is {result}.
        It is {result}."""),
    tool("convert_recipe_units", "Convert kitchen measures such as cups and spoons to grams or millilitres.",
        [p("amount", "How much", decimal(0, 12, 2)), p("measure", "Measure", choice("cup:cups|tablespoon:tablespoons|teaspoon:teaspoons|ounce:ounces")), p("ingredient", "Ingredient", text("flour|sugar|butter|milk|oil|honey|rice|oats|salt|water|cocoa|cream"))],
        """{amount} {measure} of {ingredient} in grams
        {amount} {measure} {ingredient}
        How many grams are {amount} {measure} of {ingredient}?
        My recipe is American: {amount} {measure} of {ingredient}. In grams?
        Convert {amount} {measure} of {ingredient}.
        I have no {measure}. Give me {amount} {measure} of {ingredient} by weight.
        {ingredient}: {amount} {measure}, how much is it?
        What are {amount} {measure} {ingredient} for a kitchen scale?
        How much do {amount} {measure} of {ingredient} weigh?
        Can you tell me the grams for {amount} {measure} of {ingredient}?""",
        {"grams": num(3, 1500)},
        """That is {grams} grams of {ingredient}.
        {grams} grams."""),
    tool("convert_case", "Change the letters of a text.",
        [p("text", "The text", MESSAGE), p("case", "Wanted letters", choice("upper:capital letters/upper case|lower:small letters/lower case|title:title case"))],
        """"{text}" in {case}
        Write "{text}" in {case}.
        {case}: {text}
        Put "{text}" into {case}.
        I typed "{text}" but want {case}.
        Make this {case}: {text}
        Turn "{text}" to {case}, please.
        The poster needs {case}. The words are "{text}"
        Can you change "{text}" to {case}?
        I'd like to have "{text}" in {case}.""",
        {"result": lambda rng, arguments: getattr(arguments.get("text", ""), arguments.get("case", "upper"))()},
        """{result}
        Here: {result}"""),
]

OTHERS: list[Tool] = [
    tool("measure_area", "Area of a room or garden with four right angles. Sides are given in metres.",
        [p("width", "Width in metres", decimal(1, 40, 2)), p("length", "Length in metres", decimal(1, 60, 2))],
        """How big is a room of {width} by {length} metres?
        {width} x {length}
        Area: width {width}, length {length}
        My garden is {length} metres long and {width} wide. How many square metres?
        {width} metres times {length} metres
        I need carpet for {width} by {length} metres.
        Square metres of {width} by {length}, please.
        The floor measures {width} metres in width and {length} in length.
        What's the area of a field {width} metres wide and {length} metres long?
        Can you work out the area for {width} by {length} metres?""",
        {"square_metres": lambda rng, arguments: short(arguments.get("width", 1) * arguments.get("length", 1))},
        """It has {square_metres} square metres.
        {square_metres} square metres."""),
    tool("fuel_cost", "What the fuel for a trip costs.",
        [p("distance_km", "Length of the trip in kilometres", decimal(5, 1200, 1)), p("litres_per_100km", "What the car uses", decimal(3, 14, 1)), p("price_per_litre", "Price of a litre", decimal(1, 3, 2))],
        """{distance_km} km, {litres_per_100km} litres per 100 km, {price_per_litre} a litre
        What does the petrol cost for {distance_km} km if the car uses {litres_per_100km} litres and a litre is {price_per_litre}?
        I drive {distance_km} kilometres. The car burns {litres_per_100km} litres on a hundred and fuel is at {price_per_litre}.
        Fuel at {price_per_litre}, {litres_per_100km} litres per hundred, {distance_km} km. Total?
        Trip of {distance_km} km with {litres_per_100km} l/100 km at {price_per_litre} per litre
        A litre costs {price_per_litre}, the way is {distance_km} km long, the car takes {litres_per_100km} litres.
        Work out fuel: {distance_km} km / {litres_per_100km} l / {price_per_litre}
        At {price_per_litre} a litre and {litres_per_100km} litres per 100 km, how much is a drive of {distance_km} km?
        How much do I pay for fuel on {distance_km} kilometres with {litres_per_100km} litres per 100 km at {price_per_litre}?
        Our holiday trip is {distance_km} km long, we use {litres_per_100km} litres per 100 km and pay {price_per_litre} a litre. What will it cost?""",
        {"cost": lambda rng, arguments: short(arguments.get("distance_km", 1) * arguments.get("litres_per_100km", 1) * arguments.get("price_per_litre", 1) / 100)},
        """The fuel for {distance_km} kilometres costs {cost}.
        It costs {cost}."""),
    tool("log_blood_pressure", "Write down blood pressure: two numbers and, if known, the pulse.",
        [p("systolic", "Upper value", digits(95, 180)), p("diastolic", "Lower value", digits(55, 110)), o("pulse", "Heart rate", digits(48, 120))],
        """My blood pressure is {systolic} over {diastolic}.
        {systolic}/{diastolic}
        {systolic} to {diastolic}, pulse {pulse}
        Note {systolic} over {diastolic}, pulse {pulse}.
        The doctor measured {systolic} over {diastolic}.
        Blood pressure this morning: {systolic}/{diastolic}, heart rate {pulse}
        I just measured {systolic} and {diastolic}.
        Put {systolic} over {diastolic} into my diary.
        Please write down my blood pressure, {systolic} over {diastolic}.
        I measured {systolic} over {diastolic} with a pulse of {pulse}.""",
        {"rating": lambda rng, arguments: "high" if arguments.get("systolic", 0) >= 140 or arguments.get("diastolic", 0) >= 90 else "not high"},
        """{systolic} over {diastolic} is {rating}.
        It is {rating}."""),
    tool("log_weight", "Save a body weight in kilograms",
        [p("kg", "Weight in kilograms", decimal(45, 120, 1)), o("on", "Day of the measurement", DATE)],
        """I weigh {kg} kilos.
        {kg} kg
        The scales say {kg}.
        My weight on {on} was {kg} kg.
        Save {kg} kilograms for {on}.
        Weight {kg}, {on}
        After the holidays it is {kg} kg. Oh well, note it.
        {kg} kilograms today
        Please log my weight, it's {kg} kilograms.
        I stood on the scales and they showed {kg}.""",
        {"change": dec(-3, 3, 1)},
        """I saved {kg} kilograms, a change of {change}.
        Saved."""),
    tool("mix_paint", "How much of each colour to mix for a wanted colour and amount.",
        [p("target_color", "Wanted colour", COLOUR), p("litres", "How much paint", decimal(0, 15, 1)), o("room", "Room to paint", ROOM)],
        """Mix {litres} litres of {target_color}.
        {target_color} {litres} l
        I want to paint the {room} {target_color} and need {litres} litres.
        How do I get {litres} litres of {target_color}?
        {litres} litres {target_color} for the {room}
        The {room} should be {target_color}. Mix {litres} litres.
        Paint: {target_color}, {litres} litres
        Recipe for {litres} litres of {target_color} paint, please.
        Can you mix me {litres} litres of {target_color} paint?
        I'd like {litres} litres in {target_color} for my {room}.""",
        {"tins": num(1, 9), "minutes": num(5, 30)},
        """You need {tins} tins for {litres} litres of {target_color}.
        {tins} tins."""),
    tool("plan_garden_bed", "Plan which plants go into a bed of a given size.",
        [p("plants", "Plants that should grow there", several("tomatoes|beans|lettuce|carrots|basil|mint|roses|tulips|onions|peas|spinach|radishes")), p("square_metres", "Size of the bed", decimal(0, 30, 1)), o("sunny", "Whether the bed gets sun", flag("in the sun|it is sunny", "in the shade|it is shady"))],
        """Plan {square_metres} square metres with {plants}.
        {plants}, {square_metres} m2, {sunny}
        I want to grow {plants} on {square_metres} square metres.
        My bed has {square_metres} square metres, {sunny}. Put {plants} in it.
        How do {plants} fit on {square_metres} square metres?
        Bed {square_metres} m2: {plants}
        We got a garden! {plants} on {square_metres} square metres, {sunny}.
        Where do I put {plants}? There are {square_metres} square metres.
        Can you plan a bed of {square_metres} square metres for {plants}?
        I have {square_metres} square metres and would like {plants} there.""",
        {"rows": num(2, 12)},
        """Make {rows} rows for {plants}.
        {rows} rows."""),
    tool("water_reminder_for_plant", "Remind the user to water a plant every few days.",
        [p("plant_name", "Which plant", PLANT), p("every_days", "Days between", integer(1, 14))],
        """Remind me to water the {plant_name} every {every_days} days.
        {plant_name} every {every_days} days
        The {plant_name} need water every {every_days} days, and I forget it.
        Water {plant_name}: {every_days} days
        Every {every_days} days it's time for the {plant_name}.
        My {plant_name} dried out. A reminder every {every_days} days, please.
        Let me know each {every_days} days that the {plant_name} are thirsty.
        Set up {every_days} days for watering the {plant_name}.
        Can you remind me every {every_days} days about watering the {plant_name}?
        I want to water my {plant_name} every {every_days} days, so tell me.""",
        {"first": on},
        """I will remind you of the {plant_name} every {every_days} days.
        The first is on {first}."""),
    tool("share_shopping_list", "Send the shopping list to somebody, adding things if wanted.",
        [p("with", "Who gets it", NAME), o("extra_items", "Things to add first", GROCERY_LIST)],
        """Send the shopping list to {with}.
        {with} shopping list
        {with} is at the shop, share our list.
        Add {extra_items} and send the list to {with}.
        {with} goes shopping. Pass on the list.
        Let {with} have the shopping list with {extra_items} on it.
        Share what we need with {with}.
        {with} should buy it all, plus {extra_items}.
        Can you share the shopping list with {with}?
        Please send {with} our list, and put {extra_items} on it too.""",
        {"items": num(1, 30)},
        """{with} has the list with {items} things.
        Sent to {with}."""),
    tool("choose_meeting_day", "Find out on which of several weekdays most people have time.",
        [p("weekdays", "Days to choose from", several("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")), p("participants", "Who takes part", PEOPLE), o("start", "Start time", TIME)],
        """Which of {weekdays} suits {participants}?
        {weekdays}: {participants}
        {participants} want to meet on {weekdays}. Which is best?
        Ask {participants} about {weekdays}, at {start}.
        Find a day: {weekdays}, with {participants}, {start}
        We can't agree. {participants} could do {weekdays}.
        Is it {weekdays} for {participants}?
        I'd like to see {participants} on one of {weekdays}, starting at {start}.
        Can you find out which of {weekdays} works for {participants}?
        When do {participants} have time, {weekdays}? We start at {start}.""",
        {"best": lambda rng, arguments: rng.choice(arguments.get("weekdays", ["Monday"])), "free": num(2, 4)},
        """{best} is the best day.
        Take {best}."""),
    tool("weekly_plan", "What is planned for a weekday of this week.",
        [p("weekday", "The day", WEEKDAY), o("only", "Only this kind", choice("work|sports|family|school"))],
        """What's the plan for {weekday}?
        {weekday} {only}
        Plan of {weekday}, please.
        Is there any {only} on {weekday}?
        How does {weekday} look?
        I want to keep {weekday} free. What is on it?
        Only {only}: {weekday}
        Tell me what I do on {weekday}.
        What have I got planned for {weekday}?
        Can you show me the {only} things on {weekday}?""",
        {"things": num(0, 6), "first": pick("yoga class|team lunch|swimming lesson|sales call")},
        """On {weekday} there are {things} things, first {first}.
        First comes {first}."""),
    tool("remember", "Remember a fact about the user for later talks. Use this when the user says something about himself or asks you to remember it.",
        [p("fact", "The fact, in the user's words", text("I am a vegetarian|my dog is called Momo|I live on the third floor|I hate mushrooms|my size is 42|I work at night|my sister lives in Porto|I am allergic to nuts|I play the flute|I have two sons|I drive a van|I speak Polish|I wake up at six|my car is red|I collect stamps"))],
        """Remember: {fact}
        {fact}, remember that.
        Keep in mind that {fact}.
        For next time: {fact}
        Don't forget, {fact}.
        You should know that {fact}.
        Save this about me: {fact}
        By the way, {fact}. Please note it.
        Please remember that {fact}.
        Can you keep this in mind? {fact}""",
        {"stored": True},
        """I will remember that {fact}.
        Noted."""),
    tool("company_info", "Facts about a company: number of workers, seat and year of founding.",
        [p("company_name", "Name of the company", BRAND)],
        """Tell me about {company_name}.
        {company_name} company
        How big is {company_name}?
        I have a job interview at {company_name}. What should I know?
        Where does {company_name} have its seat?
        Facts on the firm {company_name}
        How many people work for {company_name}?
        {company_name}: founded when?
        What can you find out about the company {company_name}?
        Can you look up {company_name} for me? It's a company.""",
        {"workers": num(3, 9000), "seat": place, "founded": num(1850, 2022)},
        """{company_name} has {workers} workers and its seat is {seat}.
        It was founded in {founded}."""),
    tool("find_expert", "Find a colleague who knows about a topic and speaks a language.",
        [p("topic", "What the person should know", QUERY), o("language", "Language", LANGUAGE), o("when", "When help is needed", WHEN)],
        """Who knows about {topic}?
        {topic} {language}
        I need an expert on {topic} who speaks {language}.
        Is there somebody in the company who can explain {topic} {when}?
        Our client asks about {topic}. Whom should I ask?
        Expert: {topic}, {when}
        Find a person for {topic}, {language} if possible.
        Whom can I ask about {topic}?
        Does anyone here know something about {topic}?
        Can you find me someone for {topic} {when}?""",
        {"expert": pick("Ruth Bell|Simon Gray|Iris Long|Theo Marsh"), "room": num(1, 400)},
        """{expert} knows about {topic}.
        Ask {expert} in room {room}."""),
]

TOOLS: list[Tool] = GETTERS + SETTERS + SEARCHERS + LISTS + MAKERS + CONVERTERS + OTHERS
