"""Tools of the home and on the way."""

from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, GROCERY_LIST, MONTH, NAME, PERSON, ROOM, TIME, TITLE, WEEKDAY, at, choice, code, dec, decimal, digits,
    flag, integer, money, num, o, on, p, pick, place, ref, several, text, tool, who,
)  # fmt: skip

HOME: list[Tool] = [
    tool("get_weather", "Tell the current weather of a city.",
        [p("city", "Name of the city", CITY), o("unit", "Unit of temperature", choice("celsius|fahrenheit"))],
        """What is the weather like in {city}?
        Weather in {city}, please.
        Is it raining in {city} at the moment?
        How warm is it in {city} right now, in {unit}?
        I am about to go out in {city}. Do I need a jacket?
        {city} weather now
        Could you check how it looks outside in {city}?
        Tell me the temperature in {city} in {unit}.""",
        {"temperature": num(-8, 34), "sky": pick("sunny|cloudy|rainy|snowy|foggy|windy")},
        """It is {temperature} degrees and {sky} in {city}.
        In {city} it is {sky} with {temperature} degrees.
        Right now {city} is {sky}, at {temperature} degrees."""),
    tool("weather_forecast", "Predict the weather of a city for the coming days.",
        [p("city", "City to forecast", CITY), p("days", "Number of days ahead", integer(1, 14))],
        """Give me the forecast for {city} over the next {days} days.
        What will the weather be in {city} for {days} days?
        I am travelling to {city} for {days} days. What weather should I pack for?
        {days} day forecast, {city}
        Will it stay dry in {city} during the coming {days} days?
        Please look {days} days ahead for the weather in {city}.
        How will the weather turn out in {city} within {days} days?
        We plan a picnic near {city}. Show me what the next {days} days bring.""",
        {"summary": pick("mostly sunny|rain later|cold and dry|some storms|warm with clouds"), "high": num(5, 35), "low": num(-9, 4)},
        """The forecast for {city} is {summary}, between {low} and {high} degrees.
        Over {days} days {city} will be {summary}.
        Expect {summary} in {city}, up to {high} degrees."""),
    tool("set_thermostat", "Set the target temperature of a room's heating.",
        [p("room", "Room to heat", ROOM), p("temperature", "Target in degrees", decimal(15, 26))],
        """Set the {room} to {temperature} degrees.
        Make the {room} {temperature} degrees warm, please.
        It is freezing here, heat the {room} to {temperature}.
        {room} heating to {temperature}
        I would like {temperature} degrees in the {room}.
        Could you turn the heating in the {room} to {temperature} degrees?
        Bring the {room} up to {temperature} degrees before the guests come.
        I want the radiator in the {room} at {temperature}.""",
        {"status": "set", "minutes": num(5, 60)},
        """The {room} will reach {temperature} degrees in {minutes} minutes.
        I set the {room} to {temperature} degrees.
        Done: {temperature} degrees in the {room}, in about {minutes} minutes."""),
    tool("switchLights", "Turn the lights of a room on or off.",
        [p("room", "Room with the lights", ROOM), p("on", "Whether they shall be on", flag("on", "off"))],
        """Turn {on} the lights in the {room}.
        Lights {on} in the {room}, please.
        Switch the {room} lamps {on}.
        {room} light {on}
        Could you put the lights {on} in the {room}?
        I am going to the {room}, so turn the light there {on}.
        I want the light in the {room} {on}.
        Please see to it that the {room} lights are {on}.""",
        {"lamps": num(1, 6), "status": "done"},
        """Done, I switched {lamps} lamps in the {room}.
        {lamps} lamps in the {room} are switched.
        The lights in the {room} are {status}."""),
    tool("dim_lights", "Change how bright the lamps of a room shine.",
        [p("room", "Room with the lamps", ROOM), p("brightness", "Brightness in percent", digits(5, 100, 5))],
        """Dim the {room} to {brightness} percent.
        Set the brightness in the {room} to {brightness}%.
        It is too bright for a film, put the {room} at {brightness} percent.
        {room} brightness {brightness}
        Can you make the lamps in the {room} shine at {brightness} percent?
        I need {brightness} percent light in the {room}.
        Take the {room} lamps to {brightness} percent, please.
        My eyes hurt, so the {room} should only be {brightness} percent bright.""",
        {"brightness_before": num(10, 100)},
        """The {room} went from {brightness_before} to {brightness} percent.
        The lamps in the {room} are at {brightness} percent now.
        I set the {room} to {brightness} percent."""),
    tool("lock_door", "Lock a door of the house.",
        [p("door", "Which door", text("front door|back door|garage door|garden gate|cellar door|side door"))],
        """Lock the {door}.
        Please make sure the {door} is locked.
        I forgot to lock the {door}, can you do it?
        {door}, lock it
        We are leaving now, so lock the {door}.
        Could you close and lock the {door} for me?
        Is the {door} still open? Then lock it.
        I would sleep better with the {door} locked.""",
        {"locked_at": at, "battery": num(20, 100)},
        """The {door} was locked at {locked_at}.
        I locked the {door}; its battery is at {battery} percent.
        Done, the {door} is locked."""),
    tool("start_vacuum", "Send the robot vacuum to clean rooms.",
        [p("rooms", "Rooms to clean", several("kitchen|bedroom|living room|bathroom|hallway|office|study|dining room")), o("mode", "Cleaning power", choice("quiet|normal|strong"))],
        """Vacuum the {rooms}.
        Have the robot clean the {rooms}, please.
        There are crumbs everywhere. Clean the {rooms} in {mode} mode.
        {rooms} need vacuuming
        Could the robot do the {rooms} while I am out?
        Run the vacuum in the {rooms} on {mode} power.
        Let the cleaning robot go through the {rooms}.
        The floor of the {rooms} is dusty, please take care of it in {mode} mode.""",
        {"minutes": num(10, 90), "battery": num(30, 100)},
        """The robot will be done in {minutes} minutes.
        Cleaning started; it takes {minutes} minutes.
        The vacuum is on its way with {battery} percent battery."""),
    tool("waterPlants", "Start the garden sprinkler for some minutes.",
        [p("minutes", "How long to water", integer(2, 60)), o("zone", "Part of the garden", text("lawn|roses|vegetables|hedge|herbs|front yard"))],
        """Water the garden for {minutes} minutes.
        Let the sprinkler run {minutes} minutes.
        The {zone} look dry, water them for {minutes} minutes.
        Sprinkler, {minutes} minutes
        Could you give the {zone} {minutes} minutes of water?
        It has not rained all week, so please sprinkle for {minutes} minutes.
        Turn the garden water on and stop it after {minutes} minutes.
        My {zone} could use {minutes} minutes of watering.""",
        {"litres": num(10, 300)},
        """The garden gets {litres} litres in {minutes} minutes.
        Watering for {minutes} minutes with {litres} litres.
        The sprinkler runs for {minutes} minutes."""),
    tool("set_alarm", "Set an alarm clock.",
        [p("time", "Time to ring", TIME), o("day", "Day of the alarm", DAY), o("label", "Name of the alarm", TITLE)],
        """Wake me up at {time}.
        Set an alarm for {time}.
        I have to get up at {time} on {day}.
        Alarm {time} {day}, call it {label}
        Could you ring at {time}, please? It is for {label}.
        My train leaves early, so set the alarm to {time}.
        Make sure I am awake by {time}.
        Ring me out of bed at {time} on {day}.""",
        {"alarm_id": ref("A99"), "status": "on"},
        """The alarm is set for {time}.
        I will ring at {time}.
        Alarm {alarm_id} rings at {time}."""),
    tool("startTimer", "Start a countdown timer in minutes.",
        [p("minutes", "Minutes to count down", integer(1, 90))],
        """Start a timer for {minutes} minutes.
        Timer, {minutes} minutes.
        The eggs need {minutes} minutes, tell me when they are done.
        Count down {minutes} minutes, please.
        Let me know when {minutes} minutes have passed.
        I put bread in the oven. Beep after {minutes} minutes.
        Can you give me a signal in {minutes} minutes?
        {minutes} minutes on the clock, go.""",
        {"ends_at": at},
        """The timer runs for {minutes} minutes, until {ends_at}.
        {minutes} minutes, starting now.
        It will ring at {ends_at}."""),
    tool("play_music", "Play a song or artist on a speaker.",
        [p("what", "Song, artist or style", text("jazz|blues|Mozart|piano music|old rock songs|folk songs|lullabies|Chopin|Beethoven|soft guitar music|dance hits|opera|reggae|country songs|Vivaldi")), o("room", "Room of the speaker", ROOM)],
        """Play {what}.
        I want to hear {what}.
        Put on some {what} in the {room}.
        {what} in the {room}, please
        I am in the mood for {what}.
        Could you play me {what} while I cook?
        Let {what} sound from the {room} speaker.
        How about a bit of {what}?""",
        {"track": pick("Morning Walk|Blue Window|River Song|Slow Train|Golden Hour"), "minutes": num(2, 9)},
        """Now playing {track}.
        Here is {what}, starting with {track}.
        {track} is playing, {minutes} minutes long."""),
    tool("set_volume", "Change the loudness of the speaker.",
        [p("level", "Loudness from 0 to 100", digits(0, 100, 5))],
        """Set the volume to {level}.
        Volume {level}.
        The music is not right like this, put the loudness at {level}.
        Make the speaker {level} percent loud.
        I would like the sound at {level}, please.
        The baby sleeps. Can you bring the sound to {level}?
        Turn the sound to level {level}.
        Let the speaker play at {level} percent.""",
        {"level_before": num(0, 100)},
        """The volume is {level} now.
        I changed the volume from {level_before} to {level}.
        The speaker plays at {level}."""),
    tool("tv_channel", "Switch the television to a channel.",
        [p("channel", "Number of the channel", digits(1, 150))],
        """Switch the TV to channel {channel}.
        Put the television on {channel}.
        Channel {channel} please.
        The match is on channel {channel}, show it on the TV.
        Could you change the TV to number {channel}?
        I want to watch what is on channel {channel}.
        Go to programme {channel} on the television.
        My show starts on {channel}, so turn the TV there.""",
        {"programme": pick("Evening News|The Long Road|Garden Hour|Football Live|Quiz Night|Wild Islands")},
        """Channel {channel} shows {programme}.
        The TV is on channel {channel}.
        Now on {channel}: {programme}."""),
    tool("oven_preheat", "Preheat the oven to a temperature.",
        [p("temperature", "Degrees celsius", digits(120, 250, 10)), o("program", "Heating program", choice("fan|grill|pizza|bake"))],
        """Preheat the oven to {temperature} degrees.
        Oven to {temperature}, {program} program.
        I am baking a cake, get the oven to {temperature}.
        Please heat the oven up to {temperature} degrees with {program}.
        The recipe says {temperature} degrees, start the oven.
        Could you already warm the oven to {temperature}?
        Let the oven reach {temperature} degrees.
        I will need a {temperature} degree oven soon.""",
        {"ready_in": num(5, 20)},
        """The oven will be at {temperature} degrees in {ready_in} minutes.
        Heating to {temperature} degrees.
        {temperature} degrees in {ready_in} minutes."""),
    tool("fridge_contents", "List what is in the fridge.",
        [],
        """What is in the fridge?
        Do we have anything to eat in the fridge?
        Tell me what food is left at home.
        Fridge?
        I am at the shop, what do we still have in the fridge?
        Can you look inside the fridge for me?
        Which things are in our refrigerator?
        Is there something cold to eat at home?""",
        {"food": pick("milk and eggs|cheese and butter|carrots and yogurt|ham and lettuce"), "missing": pick("bread|juice|salad|cream")},
        """There is {food} in the fridge.
        The fridge holds {food}; {missing} is missing.
        You have {food}, but no {missing}."""),
    tool("camera_snapshot", "Take a picture with a security camera at home.",
        [p("camera", "Place of the camera", text("front door|driveway|garden|garage|hallway|back yard|porch"))],
        """Show me the {camera}.
        Take a picture of the {camera}, please.
        Who is at the {camera}? Send me a photo.
        {camera} camera, snapshot
        I heard a noise at the {camera}. Can you take a look?
        Please capture an image from the {camera} camera.
        What does the camera at the {camera} see?
        Let me see how it looks by the {camera}.""",
        {"seen": pick("nobody|a cat|a person|a parked car|a parcel"), "file": ref("shot_999.jpg")},
        """The camera sees {seen}.
        At the {camera} there is {seen}.
        I saved {file}; it shows {seen}."""),
    tool("energy_use", "Report how much electricity the house used in a month.",
        [p("month", "Month of the report", MONTH), o("year", "Year of the report", digits(2019, 2026))],
        """How much electricity did we use in {month}?
        Power consumption for {month} {year}
        Tell me our energy use in {month}.
        I want to check the power bill of {month} {year}. How much did the house consume?
        What did the house draw in {month}?
        Show the kilowatt hours for {month}.
        Did we burn a lot of power in {month} {year}?
        Please report what the home consumed in {month}.""",
        {"kwh": num(120, 600), "cost": num(30, 200)},
        """In {month} you used {kwh} kilowatt hours.
        {month}: {kwh} kilowatt hours, which cost {cost} euros.
        The house used {kwh} kilowatt hours for {cost} euros."""),
    tool("close_blinds", "Open or close the window blinds of a room.",
        [p("room", "Room with the blinds", ROOM), p("position", "Wanted position", choice("open|half|closed"))],
        """Put the blinds in the {room} to {position}.
        {room} blinds {position}
        The sun blinds me, I want the {room} blinds {position}.
        Set the {room} blinds {position}, please.
        Could the blinds of the {room} be {position}?
        I need the window blinds {position} in the {room}.
        Move the blinds in the {room} so that they are {position}.
        In the {room}, make the blinds {position}.""",
        {"windows": num(1, 5)},
        """The blinds of {windows} windows in the {room} are {position}.
        The {room} blinds are {position}.
        I moved {windows} blinds in the {room}."""),
    tool("add_to_shopping_list", "Put groceries on the family's shopping list.",
        [p("items", "Things to buy", GROCERY_LIST)],
        """Add {items} to the shopping list.
        We are out of {items}.
        Put {items} on my list.
        Please note {items} for the next trip to the shop.
        I need to buy {items}.
        Shopping list: {items}
        Write down {items}, we have to get them.
        Do not let me forget {items} when I am at the store.""",
        {"total_items": num(3, 30)},
        """Your list has {total_items} items now.
        I added them; there are {total_items} items on the list.
        Noted. The shopping list holds {total_items} items."""),
    tool("assign_chore", "Give a household chore to a family member.",
        [p("chore", "What is to be done", text("do the dishes|take out the trash|mow the lawn|clean the bathroom|feed the cat|fold the laundry|wash the windows|walk the dog|set the table|sweep the stairs|make the beds|water the flowers")), p("person", "Who shall do it", NAME), o("day", "Day it is due", WEEKDAY)],
        """Ask {person} to {chore}.
        {person} should {chore} on {day}.
        It is {person}'s turn to {chore}.
        Please let {person} {chore} this time.
        Put {person} down for this chore on {day}: {chore}
        On {day} I want {person} to {chore}.
        Could {person} {chore}? Add it to the chore plan.
        Have {person} {chore} by {day}, please.""",
        {"points": num(1, 10), "status": "assigned"},
        """{person} has the chore: {chore}.
        I gave it to {person}, for {points} points.
        The chore is {status} to {person}."""),
]  # fmt: skip

TRAVEL: list[Tool] = [
    tool("searchFlights", "Find flights between two cities on a date.",
        [p("origin", "City of departure", CITY), p("destination", "City of arrival", CITY), p("date", "Day of the flight", DATE), o("passengers", "Number of travellers", integer(1, 9))],
        """Find flights from {origin} to {destination} on {date}.
        I want to fly from {origin} to {destination} on {date}.
        Is there a plane to {destination} from {origin} on {date} for {passengers} people?
        {origin} to {destination}, {date}, {passengers} seats
        We are {passengers} travellers and need to get from {origin} to {destination} by air on {date}.
        My holiday starts on {date}. What flights go from {origin} to {destination}?
        Which flights leave {origin} for {destination} on {date}?
        On {date} I must be in {destination}; please look for planes out of {origin}.""",
        {"flight": ref("AA 999"), "departure": at, "price": num(60, 900)},
        """Flight {flight} leaves {origin} at {departure} and costs {price} euros.
        I found {flight} to {destination} at {departure}, for {price} euros.
        There is {flight} on {date}, leaving at {departure}."""),
    tool("book_flight", "Book a seat on a known flight.",
        [p("flight_number", "Number of the flight", code("AA999|AA9999|AA 999")), p("passenger", "Name of the traveller", PERSON), o("seat", "Seat in the plane", code("9A|99A"))],
        """Book flight {flight_number} for {passenger}.
        I would like a place on {flight_number} in the name of {passenger}.
        Reserve seat {seat} on {flight_number} for {passenger}.
        {passenger}, flight {flight_number}, seat {seat}
        Please get {passenger} on board of {flight_number}.
        {flight_number} looks good, book it for {passenger}.
        Could you buy {passenger} a ticket for {flight_number}?
        {passenger} wants to fly with {flight_number} and sit in {seat}.""",
        {"booking": ref("AAA999"), "gate": ref("A9")},
        """{passenger} is booked on {flight_number}; the booking code is {booking}.
        Booking {booking} for {passenger} is confirmed.
        {flight_number} is booked, from gate {gate}."""),
    tool("flight_status", "Tell whether a flight is on time.",
        [p("flight_number", "Number of the flight", code("AA999|AA9999|AA 999"))],
        """Is flight {flight_number} on time?
        Status of {flight_number}?
        My mother arrives with {flight_number}. Is it late?
        Has {flight_number} landed yet?
        Please check whether {flight_number} is delayed.
        When does {flight_number} get in?
        I am waiting for {flight_number} at the airport, any delay?
        How is {flight_number} doing?""",
        {"state": pick("on time|delayed|landed|boarding|cancelled"), "expected": at},
        """Flight {flight_number} is {state}, expected at {expected}.
        {flight_number} is {state}.
        It is {state}; the expected time is {expected}."""),
    tool("search_hotels", "Find hotels in a city for given nights.",
        [p("city", "City of the hotel", CITY), p("check_in", "First night", DATE), p("nights", "Number of nights", integer(1, 14)), o("max_price", "Highest price per night", money(40, 400))],
        """Find a hotel in {city} from {check_in} for {nights} nights.
        I need a room in {city}, {nights} nights, starting {check_in}.
        Hotels in {city}, {check_in}, {nights} nights, at most {max_price}
        We arrive in {city} on {check_in} and stay {nights} nights. Where can we sleep?
        Look for a place to stay in {city} on {check_in} for {nights} nights under {max_price} a night.
        Can you show me hotels in {city} for {nights} nights beginning {check_in}?
        From {check_in} I spend {nights} nights in {city}; which hotels are free?
        Any hotel below {max_price} in {city}? It is {nights} nights from {check_in}.""",
        {"hotel": pick("Hotel Aurora|The Blue Door|Park Inn|Harbour House|Villa Rosa|Old Mill Hotel"), "price": num(45, 300), "stars": num(2, 5)},
        """{hotel} in {city} costs {price} euros a night.
        I found {hotel}, {stars} stars, for {price} euros a night.
        You could stay at {hotel} for {nights} nights."""),
    tool("bookHotelRoom", "Reserve a room in a named hotel.",
        [p("hotel", "Name of the hotel", text("Hotel Aurora|The Blue Door|Park Inn|Harbour House|Villa Rosa|Old Mill Hotel|Grand Central|Sea View|The Golden Lion|Hotel Panorama|Lake Lodge|City Nest")), p("guest", "Name of the guest", PERSON), p("room_type", "Kind of room", choice("single|double|suite|family")), o("breakfast", "Whether breakfast is included", flag("with breakfast|breakfast included", "without breakfast|no breakfast"))],
        """Book a {room_type} room at {hotel} for {guest}.
        {hotel}, {room_type} room, {breakfast}, guest {guest}
        Please reserve a {room_type} room at {hotel} in the name of {guest}, {breakfast}.
        {guest} would like to stay at {hotel} in a {room_type} room.
        I have chosen {hotel}. Make it a {room_type} room for {guest}.
        Could you get {guest} a {room_type} room at {hotel}, {breakfast}?
        For {guest} I need a room at {hotel}, type {room_type}.
        At {hotel}, put {guest} into a {room_type} room {breakfast}.""",
        {"confirmation": ref("H9999"), "room": num(101, 520)},
        """The {room_type} room at {hotel} is reserved; confirmation {confirmation}.
        {guest} has room {room} at {hotel}.
        Booked: {hotel}, room {room}, confirmation {confirmation}."""),
    tool("train_connections", "Show the next trains between two stations.",
        [p("from_station", "Station of departure", CITY), p("to_station", "Station of arrival", CITY), o("time", "Earliest departure", TIME)],
        """When is the next train from {from_station} to {to_station}?
        Trains from {from_station} to {to_station} after {time}
        I need to go by rail from {from_station} to {to_station}.
        How do I get by train to {to_station} from {from_station}, not before {time}?
        Show me train times between {from_station} and {to_station}.
        I am at {from_station} station and want to travel to {to_station} after {time}.
        Which train takes me from {from_station} to {to_station}?
        Leaving {from_station} at {time} or later, what train reaches {to_station}?""",
        {"leaves": at, "platform": num(1, 24), "changes": num(0, 3)},
        """The next train to {to_station} leaves at {leaves} from platform {platform}.
        Take the train at {leaves} from platform {platform}.
        A train from {from_station} leaves at {leaves}, with {changes} changes."""),
    tool("call_taxi", "Order a taxi to an address.",
        [p("pickup", "Where to pick up", ADDRESS), p("time", "When to come", TIME), o("passengers", "Number of people", integer(1, 8))],
        """Order a taxi to {pickup} for {time}.
        I need a cab at {pickup} at {time}.
        Taxi, {pickup}, {time}, {passengers} people
        My flight is early, so send a taxi to {pickup} at {time}.
        Could a cab pick up {passengers} of us from {pickup} at {time}?
        Get me a taxi at {time}, I am at {pickup}.
        Please have a driver come to {pickup} by {time}.
        At {time} we want to be fetched at {pickup}; we are {passengers} people.""",
        {"driver": pick("Marta|Ali|Jonas|Pete|Lucia"), "fare": num(8, 60)},
        """A taxi comes to {pickup} at {time}; the driver is {driver}.
        {driver} will pick you up at {time}.
        Your taxi costs about {fare} euros."""),
    tool("rent_car", "Rent a car in a city.",
        [p("city", "City of pickup", CITY), p("start_date", "First day", DATE), p("days", "Number of days", integer(1, 21)), o("car_type", "Kind of car", choice("small|family|van|sports|electric"))],
        """Rent a car in {city} from {start_date} for {days} days.
        I need a {car_type} car in {city} on {start_date}, {days} days.
        Car hire {city}, {start_date}, {days} days
        We land in {city} on {start_date} and want to drive around for {days} days.
        Please get me a {car_type} car for {days} days in {city} starting {start_date}.
        Can I have a rental car in {city}? {days} days from {start_date}.
        For {days} days, beginning {start_date}, I want to have a car in {city}.
        Starting on {start_date} reserve a {car_type} rental in {city}, {days} days.""",
        {"car": pick("a red hatchback|a white estate car|a blue minivan|a grey sedan"), "price": num(60, 900)},
        """I rented {car} in {city} for {price} euros.
        {car} is waiting in {city}, {price} euros for {days} days.
        Your car in {city} costs {price} euros."""),
    tool("get_directions", "Give the way from one place to another.",
        [p("start", "Start of the way", ADDRESS), p("end", "End of the way", ADDRESS), o("mode", "Means of travel", choice("walking:on foot/walking|driving:by car/driving|cycling:by bike/cycling"))],
        """How do I get from {start} to {end}?
        Show me the way from {start} to {end} {mode}.
        Directions {start} to {end}
        I am at {start} and have to go to {end}.
        Which route leads from {start} to {end}, {mode}?
        Can you guide me to {end}? I start at {start}.
        Lead me {mode} from {start} to {end}.
        I need to reach {end}, coming from {start}.""",
        {"minutes": num(5, 90), "kilometres": dec(0.5, 60)},
        """From {start} to {end} it is {kilometres} kilometres, {minutes} minutes.
        You need {minutes} minutes to {end}.
        The way is {kilometres} kilometres long."""),
    tool("traffic_report", "Report jams on a road.",
        [p("road", "Number of the road", code("A9|A99|M99|B999"))],
        """How is the traffic on {road}?
        Any jams on {road}?
        I am driving to work on {road}. Is it free?
        {road} traffic
        Is there an accident on {road}?
        Tell me whether {road} is blocked.
        Should I avoid {road} this morning?
        What does it look like on {road} right now?""",
        {"jam": num(0, 15), "delay": num(0, 60)},
        """There are {jam} kilometres of jam on {road}, {delay} minutes of delay.
        On {road} you lose {delay} minutes.
        {road} has a delay of {delay} minutes."""),
    tool("find_parking", "Find a free car park near an address.",
        [p("near", "Address to park near", ADDRESS), o("hours", "How long to park", integer(1, 12))],
        """Where can I park near {near}?
        Find parking close to {near}.
        I have an appointment at {near} and come by car, I need to leave it for {hours} hours.
        Parking {near}, {hours} hours
        Is there a car park by {near}?
        Please look for a parking space around {near} for {hours} hours.
        My car needs a spot next to {near}.
        Show me where to leave the car for {hours} hours near {near}.""",
        {"car_park": pick("Central Garage|Market Square|Station Deck|Riverside"), "free": num(1, 200), "price": num(1, 25)},
        """{car_park} has {free} free places near {near}.
        You can park at {car_park} for {price} euros.
        Park at {car_park}; {free} places are free."""),
    tool("bus_departures", "List buses that leave a stop soon.",
        [p("stop", "Name of the stop", text("Town Hall|Old Bridge|Central Station|University|Hospital|Market Square|Zoo|Harbour|Castle Hill|City Park|Library|Opera")), o("line", "Number of the line", digits(1, 99))],
        """When does the next bus leave {stop}?
        Which buses go from {stop}?
        I am standing at {stop}. When does line {line} come?
        {stop}, line {line}
        Bus times for {stop}, please.
        How long until bus {line} gets to {stop}?
        Show the departures at {stop}.
        Tell me when the {line} leaves from {stop}.""",
        {"minutes": num(1, 25), "direction": place},
        """The next bus leaves {stop} in {minutes} minutes, to {direction}.
        A bus to {direction} comes in {minutes} minutes.
        {minutes} minutes until the next bus at {stop}."""),
    tool("visaRequirements", "Tell whether citizens of a country need a visa for another.",
        [p("citizenship", "Country of the passport", COUNTRY), p("destination", "Country to visit", COUNTRY)],
        """Do I need a visa for {destination} with a passport from {citizenship}?
        Visa for {destination}, passport {citizenship}
        I come from {citizenship} and want to visit {destination}. Is a visa required?
        Can citizens of {citizenship} enter {destination} without a visa?
        My passport is from {citizenship}. May I travel to {destination} just like that?
        What are the entry rules of {destination} for people from {citizenship}?
        Somebody from {citizenship} plans a trip to {destination}: visa or not?
        Check if {destination} asks for a visa from {citizenship} nationals.""",
        {"rule": pick("no visa is needed|a visa is needed|an online permit is enough"), "days": num(30, 180)},
        """For {destination}, {rule}.
        With a passport from {citizenship}, {rule}.
        In that case {rule}; you may stay {days} days."""),
    tool("packing_list", "Suggest what to pack for a trip.",
        [p("destination", "Where the trip goes", CITY), p("days", "Length of the trip", integer(2, 21)), o("season", "Season of the trip", choice("spring|summer|autumn|winter"))],
        """What should I pack for {days} days in {destination}?
        Packing list: {destination}, {days} days, {season}
        I am off to {destination} for {days} days and my suitcase is still empty.
        Make me a list of things to take to {destination} for {days} days in {season}.
        Help me pack for {destination}, I stay {days} days.
        Which clothes do I take along for {days} days in {destination} in {season}?
        We go to {destination} in {season} for {days} days, what belongs in the bag?
        My trip to {destination} takes {days} days. Tell me what to put in my suitcase.""",
        {"must": pick("a rain coat|sun cream|a warm hat|good shoes|a swimsuit"), "items": num(8, 30)},
        """For {destination}, do not forget {must}.
        The list has {items} items, above all {must}.
        Pack {must} for your {days} days in {destination}."""),
    tool("ferry_times", "Show when ferries cross to an island.",
        [p("island", "Island to reach", BRAND), p("date", "Day of the crossing", DATE), o("with_car", "Whether a car comes along", flag("with a car|with my car", "without a car|on foot"))],
        """When does the ferry go to {island} on {date}?
        Ferry to {island}, {date}, {with_car}
        We want to cross to {island} on {date} {with_car}.
        What boats sail to {island} on {date}?
        I would like to reach the island of {island} on {date}.
        Please look up crossings to {island} for {date}, {with_car}.
        On {date} I travel to {island} by boat. What time does it leave?
        Is there a boat over to {island} on {date}?""",
        {"leaves": at, "crossing": num(20, 180)},
        """The ferry to {island} leaves at {leaves}.
        A boat leaves at {leaves} and takes {crossing} minutes.
        On {date} the ferry leaves at {leaves}."""),
    tool("currency_for_trip", "Estimate the daily costs of a stay in a country.",
        [p("country", "Country to visit", COUNTRY), p("style", "Way of travelling", choice("cheap|normal|luxury"))],
        """What does a day in {country} cost, {style} style?
        {country}, {style} travel, cost per day
        How much money do I need each day in {country} if I travel {style}?
        I am saving for {country}. Give me the daily budget for a {style} trip.
        Estimate the daily expenses of a {style} holiday in {country}.
        Please tell me what {style} travel in {country} costs per day.
        How expensive is a {style} day in {country}?
        We dream of {country} and travel {style}. What should we plan per day?""",
        {"per_day": num(30, 400)},
        """A {style} day in {country} costs about {per_day} euros.
        Plan {per_day} euros per day for {country}.
        About {per_day} euros a day."""),
    tool("find_sights", "Recommend things to see in a city.",
        [p("city", "City to visit", CITY), p("interest", "What the visitor likes", choice("museums|parks|churches|markets|viewpoints"))],
        """Which {interest} are worth seeing in {city}?
        {interest} in {city}
        I have an afternoon in {city} and love {interest}.
        What {interest} should a tourist see in {city}?
        Recommend some {interest} in {city}, please.
        We are in {city} this weekend. Are there nice {interest}?
        Tell me about good {interest} to visit around {city}.
        My kids enjoy {interest}; what can we look at in {city}?""",
        {"sight": pick("Queen's Garden|the Old Tower|the Glass Hall|the Harbour Steps|Saint Mary's"), "rating": dec(3.5, 5)},
        """In {city} you should see {sight}.
        {sight} is rated {rating} stars.
        Go to {sight}; visitors give it {rating} stars."""),
    tool("trackLuggage", "Find out where a suitcase is.",
        [p("tag", "Number on the luggage tag", code("AA999999|9999999999"))],
        """Where is my suitcase with the tag {tag}?
        My bag did not arrive, its tag is {tag}.
        Luggage {tag}
        Please trace the bag {tag}.
        Can you find the suitcase number {tag}?
        The airline lost my luggage. The tag says {tag}.
        I am still waiting for bag {tag}. Any news?
        Look up the baggage tag {tag} for me.""",
        {"place": place, "arrives": on},
        """The suitcase {tag} is in {place}.
        Your bag is in {place} and arrives on {arrives}.
        It will arrive on {arrives}."""),
    tool("campsite_search", "Search campsites in a region.",
        [p("region", "Region or lake", CITY), p("tents", "Number of tents", integer(1, 6)), o("dogs", "Whether dogs must be allowed", flag("with a dog|dogs allowed", "without dogs|no dogs"))],
        """Find a campsite near {region} for {tents} tents.
        Camping around {region}, {tents} tents, {dogs}
        We want to sleep outdoors at {region} with {tents} tents.
        Where can I pitch {tents} tents in the area of {region}, {dogs}?
        Is there a camping ground by {region}? We bring {tents} tents.
        Look for camping places at {region}, space for {tents} tents.
        Our group has {tents} tents and would like to camp near {region}, {dogs}.
        Search for a place near {region} where we may put up {tents} tents.""",
        {"campsite": pick("Lakeside Camp|Pine Grove|Green Meadow|Fox Hollow"), "price": num(10, 60)},
        """{campsite} near {region} has room for {price} euros a night.
        You can camp at {campsite}.
        {campsite} takes {tents} tents for {price} euros."""),
    tool("bike_share", "Unlock a shared bicycle.",
        [p("bike_id", "Number on the bicycle", digits(1000, 9999))],
        """Unlock bike {bike_id}.
        I want to ride bicycle number {bike_id}.
        Bike {bike_id} please
        I am standing in front of bike {bike_id}, open it.
        Could you release the lock of bike {bike_id}?
        Let me take bicycle {bike_id}.
        The bike with the number {bike_id} should be mine for an hour, unlock it.
        Free the rental bike {bike_id}.""",
        {"pin": ref("9999"), "per_hour": num(1, 5)},
        """Bike {bike_id} is open; the pin is {pin}.
        You can ride bike {bike_id} for {per_hour} euros an hour.
        The pin of the lock is {pin}."""),
]  # fmt: skip

LIFE: list[Tool] = [
    tool("log_run", "Record a run in the training diary.",
        [p("kilometres", "Length of the run", decimal(1, 30)), p("minutes", "Time it took", digits(10, 200))],
        """I ran {kilometres} kilometres in {minutes} minutes.
        Run: {kilometres} km, {minutes} min
        Put a run of {kilometres} kilometres into my diary, {minutes} minutes.
        This morning I jogged {kilometres} km and needed {minutes} minutes.
        Note my training, {kilometres} kilometres, {minutes} minutes.
        It took me {minutes} minutes to run {kilometres} kilometres.
        Save that I was running for {minutes} minutes over {kilometres} km.
        Keep track of today's jog: {minutes} minutes for {kilometres} kilometres.""",
        {"calories": num(60, 2000), "week_total": num(5, 90)},
        """Your run of {kilometres} kilometres burned {calories} calories.
        I saved the run; this week you ran {week_total} kilometres.
        You burned {calories} calories."""),
    tool("trackWeight", "Record the body weight of a person.",
        [p("person", "Who was weighed", NAME), p("weight", "Weight in kilograms", decimal(3, 120))],
        """{person} weighs {weight} kilos.
        Weight of {person}: {weight} kg
        Please record {weight} kilograms for {person}.
        The scale showed {weight} when {person} stood on it.
        Write down that {person} has {weight} kilos today.
        {person} {weight} kg
        We weighed {person} and got {weight} kilograms.
        Today's value for {person} on the scale is {weight}.""",
        {"change": dec(-3, 3), "entries": num(2, 90)},
        """I recorded {weight} kilograms for {person}.
        {person} changed by {change} kilograms.
        There are {entries} entries for {person}."""),
    tool("drink_water", "Count glasses of water that were drunk.",
        [p("glasses", "Number of glasses", integer(1, 8))],
        """I drank {glasses} glasses of water.
        {glasses} glasses of water
        Count {glasses} more glasses of water for me.
        I was thirsty and had {glasses} glasses.
        Add {glasses} glasses to what I drank today.
        Please note {glasses} glasses of water.
        Another {glasses} glasses of water are in my stomach.
        Since lunch I emptied {glasses} water glasses.""",
        {"today": num(1, 15), "goal": num(6, 12)},
        """You had {today} of {goal} glasses today.
        That makes {today} glasses today.
        Your goal is {goal} glasses."""),
    tool("sleep_report", "Show how long the user slept in a night.",
        [p("night", "Night in question", DATE)],
        """How did I sleep on {night}?
        Sleep {night}
        How many hours did I sleep on {night}?
        I felt tired after {night}. Was my night too short?
        Show my sleep for {night}.
        Tell me how good my night of {night} was.
        Did I get enough rest on {night}?
        What did my watch measure while I was in bed on {night}?""",
        {"hours": dec(3, 10), "quality": pick("good|fair|poor")},
        """On {night} you slept {hours} hours.
        Your sleep was {quality}, {hours} hours.
        You slept {hours} hours."""),
    tool("pollenCount", "Tell how much pollen is in the air of a city.",
        [p("city", "Name of the city", CITY), p("plant", "Kind of plant", choice("grass|birch|hazel|alder|ragweed"))],
        """How much {plant} pollen is there in {city}?
        {plant} pollen {city}
        I am allergic to {plant} and will be in {city}. How bad is it?
        Is the {plant} flying in {city} today?
        Do I need my pills for {plant} in {city}?
        Check the {plant} pollen level in {city}.
        My nose runs in {city}. Is it the {plant}?
        Tell hay fever people in {city} how much {plant} there is.""",
        {"level": pick("low|medium|high|very high"), "grains": num(0, 300)},
        """The level of {plant} pollen in {city} is {level}.
        In {city} it is {level} with {grains} grains.
        The level is {level}."""),
    tool("air_quality", "Tell how clean the air of a city is.",
        [p("city", "Name of the city", CITY)],
        """How clean is the air in {city}?
        Air quality {city}
        Can I open the windows in {city} or is there smog?
        How polluted is {city} today?
        Tell me about the air in {city}.
        Is it healthy to breathe in {city}?
        My son has asthma and we visit {city}. How is the air?
        Check the smog in {city}.""",
        {"index": num(5, 200), "quality": pick("good|moderate|bad")},
        """The air in {city} is {quality}, with an index of {index}.
        In {city} the index is {index}.
        The air is {quality}."""),
    tool("sunset_time", "Tell when the sun rises and sets.",
        [p("city", "Name of the city", CITY), p("date", "Day in question", DATE)],
        """When does the sun set in {city} on {date}?
        Sunrise and sunset, {city}, {date}
        How long is it light in {city} on {date}?
        We want to take photos in the evening sun of {city} on {date}. When is it down?
        At what time does it get dark on {date} in {city}?
        Tell me when the sun comes up in {city} on {date}.
        On {date}, when is daybreak in {city}?
        Until when is there daylight in {city} on {date}?""",
        {"sunrise": at, "sunset": at},
        """In {city} the sun sets at {sunset}.
        The sun rises at {sunrise} and sets at {sunset}.
        On {date} the sun goes down at {sunset}."""),
    tool("seaTides", "Tell when high and low tide are in a harbour.",
        [p("harbour", "Name of the harbour", CITY), p("day", "Day in question", DAY)],
        """When is high tide in {harbour} {day}?
        Tides {harbour}, {day}
        We want to walk on the beach of {harbour} {day}. When is the water low?
        Tell me the tides for {harbour} {day}.
        At what time does the sea come in at {harbour} {day}?
        Is there low water in {harbour} {day}, and when?
        My boat lies in {harbour}. When is the water high {day}?
        When will the sea go out {day} at {harbour}?""",
        {"high": at, "low": at},
        """In {harbour} high tide is at {high} and low tide at {low}.
        High tide is at {high}.
        Low tide is at {low}."""),
    tool("ski_report", "Tell how much snow lies in a ski resort.",
        [p("resort", "Name of the resort", BRAND)],
        """How much snow is there in {resort}?
        Snow {resort}
        Can we ski in {resort}?
        We go to {resort} on Saturday. Are the slopes open?
        What are the ski conditions in {resort}?
        Tell me the snow depth at {resort}.
        Is it worth taking my skis to {resort}?
        How white is it up in {resort}?""",
        {"centimetres": num(0, 250), "lifts": num(0, 30)},
        """In {resort} there are {centimetres} centimetres of snow.
        {resort} has {lifts} open lifts.
        There are {centimetres} centimetres and {lifts} open lifts."""),
    tool("babysitter", "Find a babysitter for an evening.",
        [p("date", "Day of the evening", DATE), p("children", "Number of children", integer(1, 5)), p("time", "When to come", TIME)],
        """We need somebody to watch {children} children on {date} from {time}.
        Sitter, {date}, {time}, {children} kids
        On {date} we go out. Who can look after {children} children from {time}?
        Find someone for our {children} children on {date} at {time}.
        Please get a sitter for {children} kids, {date}, {time}.
        Who takes care of {children} children on {date} at {time}?
        My {children} children should not be alone on {date}; send a person at {time}.
        At {time} on {date} I leave the house, and {children} kids need company.""",
        {"name": who, "per_hour": num(8, 20)},
        """{name} comes on {date} at {time}.
        {name} takes care of them for {per_hour} euros an hour.
        I found {name}."""),
    tool("pet_feeder", "Give a pet food from the automatic feeder.",
        [p("grams", "Amount of food", digits(10, 200, 5)), o("pet", "Name of the pet", NAME)],
        """Give the cat {grams} grams of food.
        Feed {pet} {grams} grams.
        Feeder, {grams} g
        I am late and {pet} is hungry, {grams} grams please.
        Drop {grams} grams into the bowl.
        Could the machine serve {grams} grams of dry food?
        Let {pet} eat {grams} grams now.
        The bowl is empty, put {grams} grams in.""",
        {"left": num(100, 3000)},
        """{grams} grams are in the bowl.
        The feeder gave {grams} grams; {left} are left.
        There are {left} grams left."""),
    tool("poolTemperature", "Heat the swimming pool to a temperature.",
        [p("degrees", "Wanted temperature", digits(18, 34))],
        """Heat the pool to {degrees} degrees.
        Pool {degrees}
        The water is cold, I want to swim at {degrees} degrees.
        Make the swimming pool {degrees} degrees warm.
        Set the pool water to {degrees}.
        For the party, warm the pool to {degrees} degrees.
        We will go swimming; {degrees} degrees would be nice in the pool.
        Bring the swimming water up to {degrees}.""",
        {"hours": num(1, 20)},
        """The pool will have {degrees} degrees in {hours} hours.
        In {hours} hours the pool is warm.
        I heat the pool to {degrees} degrees."""),
    tool("washing_machine", "Start the washing machine.",
        [p("program", "Washing program", choice("cotton|wool|silk|sport|quick")), p("temperature", "Degrees of the water", digits(20, 90, 10))],
        """Wash {program} at {temperature} degrees.
        Start the washing machine, {program}, {temperature} degrees.
        {program} {temperature}
        The drum is full, run the {program} program at {temperature}.
        Do the laundry with {program} at {temperature} degrees.
        Please let the washer run on {program} with {temperature} degrees.
        My clothes are dirty. Use {program}, {temperature} degrees.
        With {temperature} degrees, begin the {program} wash.""",
        {"minutes": num(15, 180), "finished": at},
        """The {program} wash takes {minutes} minutes.
        It is done at {finished}.
        The machine washes at {temperature} degrees until {finished}."""),
    tool("coffeeMaker", "Make coffee in the kitchen.",
        [p("cups", "Number of cups", integer(1, 8)), o("strength", "How strong it is", choice("mild|normal|strong"))],
        """Make {cups} cups of coffee.
        {cups} cups of {strength} coffee, please.
        I am still asleep, brew {cups} cups.
        coffee, {cups}, {strength}
        Could you prepare {cups} cups of coffee?
        We have guests who drink {strength} coffee; {cups} cups should do.
        Let the machine run for {cups} cups.
        I would love coffee, {cups} cups, and {strength}.""",
        {"minutes": num(2, 12)},
        """{cups} cups are ready in {minutes} minutes.
        The coffee takes {minutes} minutes.
        Your coffee is ready in {minutes} minutes."""),
    tool("garage_open", "Open or close the garage.",
        [p("action", "What the gate does", choice("open|close"))],
        """Please {action} the garage.
        {action} the garage door
        I am in the car, {action} the garage.
        Could you {action} the garage for me?
        The garage should {action}.
        Make the garage gate {action}.
        I want to {action} the garage now.
        Have the garage {action}, please.""",
        {"seconds": num(5, 30)},
        """The garage needs {seconds} seconds.
        Done in {seconds} seconds.
        It takes {seconds} seconds."""),
    tool("homework_plan", "Plan the hours to learn a school subject.",
        [p("subject", "School subject", text("history|biology|music|physics|chemistry|geography|algebra|French|grammar|art|Latin|geometry")), p("exam_date", "Day of the exam", DATE), p("hours", "Hours of learning", integer(2, 40))],
        """My {subject} exam is on {exam_date}. Plan {hours} hours of learning.
        {subject}, exam {exam_date}, {hours} hours
        Make a study plan for {subject} with {hours} hours until {exam_date}.
        I have to learn {hours} hours of {subject} before {exam_date}.
        Please divide {hours} hours of {subject} over the days to {exam_date}.
        On {exam_date} I am tested in {subject}. I can learn {hours} hours.
        Spread {hours} hours for {subject} up to {exam_date}.
        How should I use {hours} hours for {subject}? The test is on {exam_date}.""",
        {"per_day": dec(0.5, 4), "starts": on},
        """Learn {subject} for {per_day} hours a day.
        Start on {starts} with {per_day} hours a day.
        The plan for {subject} starts on {starts}."""),
    tool("quizQuestion", "Ask a quiz question about a subject.",
        [p("subject", "Subject of the question", choice("animals|history|space|music|sport|food")), p("difficulty", "How hard it is", choice("easy|medium|hard"))],
        """Ask me something {difficulty} about {subject}.
        Quiz: {subject}, {difficulty}
        I want to test what I know of {subject}, {difficulty} level.
        Give me a {difficulty} question on {subject}.
        Let us play. {subject}, and make it {difficulty}.
        Can you quiz me on {subject}? I like it {difficulty}.
        Test my knowledge of {subject} with a {difficulty} one.
        I am ready for a {difficulty} question, the topic is {subject}.""",
        {"question_id": ref("Q99"), "points": num(1, 10)},
        """Here is question {question_id} about {subject}, for {points} points.
        Question {question_id} gives {points} points.
        You can win {points} points."""),
    tool("bedtime_story", "Tell a story for a child about a hero.",
        [p("hero", "Hero of the story", NAME), p("minutes", "Length in minutes", integer(2, 20)), o("animal", "Animal in the story", choice("dragon|fox|owl|bear|whale"))],
        """Tell a story about {hero}, {minutes} minutes long.
        My son cannot sleep. Tell him of {hero} for {minutes} minutes.
        Story: {hero} and a {animal}, {minutes} minutes
        Read us something with {hero} in it, about {minutes} minutes.
        We would like a {minutes} minute tale of {hero} with a {animal}.
        Please make up a tale in which {hero} is the hero, {minutes} minutes.
        The kids are in bed and wait for {hero}. Take {minutes} minutes.
        Once upon a time there was {hero} with a {animal}... go on for {minutes} minutes.""",
        {"title": pick("The Long Night|A Friend in the Wood|The Silver Key|Far over the Sea")},
        """The story of {hero} is called "{title}".
        Here comes "{title}".
        "{title}" takes {minutes} minutes."""),
    tool("garden_calendar", "Tell when to sow a plant.",
        [p("plant", "Name of the plant", text("tomatoes|carrots|lettuce|beans|peas|pumpkins|onions|radishes|spinach|basil|leeks|beets"))],
        """When do I sow {plant}?
        sow {plant} when
        I have a bag of {plant} seeds. Is it time?
        In which month should {plant} go into the soil?
        Tell me the best time to plant {plant}.
        Can I already put {plant} into the garden?
        My seeds of {plant} wait in the shed. From when on may I use them?
        What is the right month for seeding {plant}?""",
        {"month": pick("March|April|May|June"), "weeks": num(4, 20)},
        """Sow {plant} in {month}.
        The time for {plant} is {month}.
        Sow in {month} and harvest after {weeks} weeks."""),
    tool("trashDay", "Tell when the rubbish of a street is fetched.",
        [p("address", "Address of the house", ADDRESS), p("kind", "Kind of rubbish", choice("paper|glass|plastic|garden|general"))],
        """When is {kind} rubbish fetched at {address}?
        {kind} collection, {address}
        My bin is full. When do they take {kind} at {address}?
        Which day is {kind} waste picked up at {address}?
        I live at {address}. When do I put out the {kind} bin?
        Tell me the next {kind} pickup for {address}.
        When does the truck for {kind} come by {address}?
        At {address}, what is the date to put {kind} rubbish on the street?""",
        {"day": on},
        """The {kind} rubbish at {address} is fetched on {day}.
        It is fetched on {day}.
        Put the {kind} bin out on {day}."""),
]  # fmt: skip

TOOLS: list[Tool] = HOME + TRAVEL + LIFE
