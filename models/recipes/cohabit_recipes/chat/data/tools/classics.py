"""The tools that newcomers try first, in several shapes: weather, time, money, sums, search, mail, reminders, music, meals and flights.

Near neighbours differ in names and schemas on purpose: a model must read them."""

from .more_values import (
    AIRPORT, ARTIST, CLOCK, COIN, COIN_CODE, CUISINE, EXPRESSION, LANDMARK, TICKER, TOPIC, WHEN, WORD, WORK_TITLE, ZONE, converted, foreign, short, sum_of,
)  # fmt: skip
from .tool import Tool
from .values import (
    CITY, COUNTRY, CURRENCY, DATE, DAY, EMAIL, LANGUAGE, MESSAGE, NAME, PERSON, PHONE, QUERY, ROOM, TIME, TITLE, at, choice, dec, decimal, digits,
    flag, integer, num, o, on, p, pick, ref, several, text, tool,
)  # fmt: skip

SKY = "sunny|cloudy|rainy|foggy|windy|clear|snowing"

TOOLS: list[Tool] = [
    tool("get_current_weather", "Get the current weather in a given location",
        [p("location", "The city, e.g. Paris", CITY), o("unit", "Temperature unit", choice("celsius:celsius/Celsius|fahrenheit:fahrenheit/Fahrenheit"))],
        """What's the weather in {location}?
        weather {location}
        What is it like outside in {location} today?
        Can you tell me the weather in {location} in {unit}?
        do i need an umbrella in {location}
        {location}, current weather, {unit}
        My sister is in {location} and I wonder if she has sun. Please check.
        Is it hot in {location}?
        How's the weather in {location} right now?
        I'm flying to {location} this afternoon, so what is the weather there now?""",
        {"temperature": num(-9, 36), "condition": pick(SKY)},
        """It is {temperature} degrees and {condition} in {location}.
        {location} has {temperature} degrees, {condition}."""),
    tool("ForecastWeather", "Weather forecast for a place and a number of days. Use this when the user asks about weather in the future.",
        [p("place", "Place name", CITY), p("numDays", "How many days to forecast", integer(1, 10))],
        """Forecast for {place}, {numDays} days please.
        What will the weather do in {place} in the next {numDays} days?
        {numDays} days of weather for {place}
        We are going to {place} for {numDays} days. Rain or sun?
        Will {place} be warm over the {numDays} days ahead?
        i want to know the weather of {place} for the coming {numDays} days
        Show a {numDays}-day outlook for {place}.
        Because we camp near {place}, I would like the forecast of {numDays} days.
        What does the {numDays}-day forecast say for {place}?
        Could I have the weather in {place} for the next {numDays} days?""",
        {"outlook": pick("rain and wind|mostly dry|sunny spells|a cold start, then sun|showers"), "max": num(4, 34)},
        """{place} will see {outlook}, up to {max} degrees.
        The outlook for {place}: {outlook}."""),
    tool("weather.hourly", "Hourly weather of one day.",
        [p("q", "City to look up", CITY), p("date", "Day as YYYY-MM-DD", DATE)],
        """Hour by hour weather for {q} on {date}.
        How does the weather change during {date} in {q}?
        {q} {date} hourly weather
        I have a wedding in {q} on {date}. When will it rain?
        Show me every hour of {date} in {q}.
        On {date} we play outside in {q}; check the hours without rain.
        Please give the hourly forecast of {q} for {date}.
        At which hours is it dry in {q} on {date}?
        Can you show the weather in {q} hour by hour for {date}?
        What's the hourly forecast in {q} on {date}?""",
        {"rain_from": at, "rain_until": at, "max": num(5, 33)},
        """In {q} it rains from {rain_from} to {rain_until}.
        Rain starts at {rain_from}; the high is {max} degrees."""),
    tool("will_it_rain", "Probability of rain.",
        [p("town", "Name of the town", CITY), o("when", "Time of interest", WHEN)],
        """Will it rain in {town}?
        Should I take an umbrella in {town} {when}?
        rain in {town} {when}?
        What is the chance of rain in {town}?
        I just hung up the washing in {town}. Will it stay dry?
        My shoes are not waterproof. Is {town} going to be wet {when}?
        {town}: rain {when}?
        How likely are showers in {town}?
        Is it going to rain in {town} {when}?
        Do you think I will get wet in {town}?""",
        {"probability": num(0, 100)},
        """The chance of rain in {town} is {probability} percent.
        {probability} percent for {town}."""),
    tool("temperature_at", "Reads the temperature of a weather station near coordinates.",
        [p("latitude", "Latitude in degrees", decimal(-60, 70)), p("longitude", "Longitude in degrees", decimal(-170, 170))],
        """How warm is it at latitude {latitude}, longitude {longitude}?
        Temperature at {latitude}, {longitude}
        Our boat is at {latitude} / {longitude}. How cold is it?
        {latitude} {longitude} temperature please
        Read the thermometer nearest to latitude {latitude} and longitude {longitude}.
        My position is latitude {latitude}, longitude {longitude}; tell me how warm it is.
        For the coordinates {latitude} and {longitude}, give me the temperature.
        Degrees at lat {latitude}, lon {longitude}?
        What's the temperature at the coordinates {latitude}, {longitude}?
        We camp at latitude {latitude} and longitude {longitude}. Is it freezing?""",
        {"degrees": num(-20, 40)},
        """It is {degrees} degrees there.
        The station shows {degrees} degrees."""),
    tool("severe_weather", "List the severe weather warnings of a country.",
        [p("country", "Country to check", COUNTRY)],
        """Are there storm warnings in {country}?
        Severe weather {country}
        Is it safe to drive through {country}, or is a storm coming?
        {country} weather alerts
        Any danger from weather in {country}?
        I worry about storms in {country}. What do the warnings say?
        List warnings for {country}, please.
        Has a hurricane warning been given out for {country}?
        Check if {country} has any weather warnings.
        Should people in {country} expect bad weather?""",
        {"warnings": num(0, 5), "strongest": pick("wind|heavy rain|snow|heat|thunder")},
        """{country} has {warnings} warnings, the strongest for {strongest}.
        There are {warnings} warnings in {country}."""),
    tool("get_time", "Returns the current time for a time zone",
        [p("timezone", "Name of the time zone, e.g. Europe/Paris", ZONE)],
        """What time is it in {timezone}?
        current time {timezone}
        {timezone} time now?
        My colleague works in {timezone}. How late is it for her?
        Please give me the time in the zone {timezone}.
        How late is it in {timezone} at the moment?
        I need the clock of {timezone}.
        tell me the time, zone {timezone}
        Can you get the time in {timezone}?
        What does the clock say in {timezone} right now?""",
        {"time": at},
        """It is {time} in {timezone}.
        The time is {time}."""),
    tool("time_in_city", "Tells what time it is in a city and if it is day or night there.",
        [p("city", "City name", CITY)],
        """What time is it in {city}?
        time {city}
        Is it already night in {city}?
        I want to call a friend in {city}. Is she awake?
        How late is it over in {city}?
        {city} local time please
        Are the people in {city} asleep by now?
        Please tell me what the clocks in {city} show.
        What's the local time in {city}?
        Before I ring someone in {city}, how late is it there?""",
        {"time": at, "daylight": pick("day|night")},
        """It is {time} in {city}.
        In {city} it is {daylight}, {time}."""),
    tool("now", "The date and time on this device.",
        [],
        """What time is it?
        time please
        What is today's date?
        Which day is it today?
        how late is it
        Do you have the time?
        I lost track of time. What day is it?
        Tell me the date and the time.
        What's the time now?
        Can you tell me what day it is?""",
        {"time": at, "date": on},
        """It is {time} on {date}.
        Today is {date}, the time is {time}."""),
    tool("tz_convert", "Convert a clock time from one time zone to another.",
        [p("time", "Time as HH:MM", TIME), p("from_zone", "Zone of the given time", ZONE), p("to_zone", "Zone wanted", ZONE)],
        """What is {time} {from_zone} in {to_zone}?
        {time} {from_zone} to {to_zone}
        Convert {time} from {from_zone} to {to_zone}.
        The call is at {time} in {from_zone}. When is that in {to_zone}?
        If it is {time} in {from_zone}, how late is it in {to_zone}?
        Turn {time} of {from_zone} into {to_zone} time.
        Our webinar starts {time} {from_zone}; I live in {to_zone}. When must I be there?
        Express {time} in {to_zone}, it is given in {from_zone}.
        When it's {time} in {from_zone}, what is the time in {to_zone}?
        I need {time} {from_zone} in {to_zone} time, please.""",
        {"result": at},
        """{time} in {from_zone} is {result} in {to_zone}.
        That is {result} in {to_zone}."""),
    tool("convert_currency", "Convert an amount of money between currencies",
        [p("amount", "Amount to convert", digits(2, 5000)), p("from", "Currency to convert from", CURRENCY), p("to", "Currency to convert to", CURRENCY)],
        """Convert {amount} {from} to {to}.
        {amount} {from} in {to}
        How much is {amount} {from} in {to}?
        I have {amount} {from} left from my trip. What is that in {to}?
        What do I get in {to} for {amount} {from}?
        change {amount} {from} into {to}
        The hotel costs {amount} {from}; how many {to} is that?
        Please turn {amount} {from} into {to}.
        Can you tell me what {amount} {from} makes in {to}?
        I want to know what {amount} {from} is worth in {to}.""",
        {"result": dec(1, 9000, 2)},
        """{amount} {from} are {result} {to}.
        You get {result} {to}."""),
    tool("fx.quote", "Quote for exchanging money at today's rate, fee included.",
        [p("sell", "Currency code you give", CURRENCY), p("buy", "Currency code you want", CURRENCY), p("value", "How much to give", digits(10, 9000, 10))],
        """I want to sell {value} {sell} and buy {buy}. What do I get?
        Quote: {value} {sell} into {buy}
        Sell {value} {sell}, buy {buy}
        For {value} {sell}, how many {buy} after the fee?
        What would you pay me in {buy} for {value} {sell}?
        I am leaving for a holiday and need {buy}. I have {value} {sell}.
        Give me an offer in {buy} for my {value} {sell}.
        {value} {sell} > {buy}, with fee
        How much {buy} can I buy with {value} {sell}?
        Please quote me {value} {sell} against {buy}.""",
        {"receive": dec(5, 9000, 2), "fee": dec(1, 9, 2)},
        """You receive {receive} {buy} for {value} {sell}.
        The quote is {receive} {buy}, fee {fee}."""),
    tool("get_exchange_rate", "Get the exchange rate between two currencies",
        [p("base_currency", "The currency to convert from", CURRENCY), p("target_currency", "The currency to convert to", CURRENCY)],
        """What is the exchange rate from {base_currency} to {target_currency}?
        {base_currency} {target_currency} rate
        How does {base_currency} stand against {target_currency}?
        Rate of {base_currency} in {target_currency}, please.
        Is it a good day to change {base_currency} into {target_currency}? Show me the rate.
        I am paid in {base_currency} and live on {target_currency}. What's the rate?
        Look up {base_currency}/{target_currency}.
        How many {target_currency} for one {base_currency}?
        Can you tell me the exchange rate between {base_currency} and {target_currency}?
        What's one {base_currency} worth in {target_currency} today?""",
        {"rate": dec(0, 190, 3)},
        """One {base_currency} is {rate} {target_currency}.
        The rate is {rate}."""),
    tool("calculator", "Evaluate a mathematical expression",
        [p("expression", "The expression, e.g. 2 * (3 + 4)", EXPRESSION)],
        """What is {expression}?
        {expression}
        Calculate {expression}.
        {expression} = ?
        How much is {expression}?
        I am stuck with my homework: {expression}
        compute {expression} for me please
        Work out {expression}.
        Can you calculate {expression}?
        I need the result of {expression}.""",
        {"result": sum_of},
        """{expression} = {result}
        The result is {result}."""),
    tool("multiply", "Multiplies two numbers.",
        [p("a", "First factor", digits(2, 999)), p("b", "Second factor", digits(2, 99))],
        """Multiply {a} by {b}.
        {a} times {b}
        What is {a} times {b}?
        {a} x {b}
        There are {a} boxes with {b} pens in each. How many pens?
        I need the product of {a} and {b}.
        {a} rows of {b} seats make how many seats?
        Please multiply {a} with {b} for me.
        How much is {a} times {b}?
        Each of {a} people pays {b} euros. How much money is that?""",
        {"product": lambda rng, arguments: arguments.get("a", 2) * arguments.get("b", 2)},
        """{a} times {b} is {product}.
        The product is {product}."""),
    tool("DivideNumbers", "Divide one number by another and return quotient and remainder.",
        [p("dividend", "Number to be divided", digits(20, 9999)), p("divisor", "Number to divide by", digits(2, 60))],
        """Divide {dividend} by {divisor}.
        {dividend} / {divisor}
        What is {dividend} divided by {divisor}?
        Share {dividend} sweets among {divisor} children.
        How often does {divisor} go into {dividend}?
        {dividend} over {divisor}, please
        We split {dividend} euros between {divisor} people; how much does each get?
        Cut {dividend} into {divisor} equal parts.
        Can you divide {dividend} by {divisor} for me?
        {dividend} pages in {divisor} days: how many pages a day?""",
        {"quotient": lambda rng, arguments: arguments.get("dividend", 9) // arguments.get("divisor", 2), "remainder": lambda rng, arguments: arguments.get("dividend", 9) % arguments.get("divisor", 2)},
        """It is {quotient}, remainder {remainder}.
        {dividend} divided by {divisor} is {quotient}."""),
    tool("percentage", "Work out a percentage of a number.",
        [p("percent", "The percentage", digits(1, 95)), p("of", "The whole", digits(20, 5000, 10))],
        """What is {percent} percent of {of}?
        {percent}% of {of}
        The coat costs {of} and is {percent} percent off. How much do I save?
        Work out {percent} % of {of}.
        {percent} percent, {of}
        I get {percent} percent of {of} euros. How much is it?
        How many are {percent} percent of {of} people?
        Give me {percent} percent of {of}, please.
        How much is {percent} percent of {of}?
        Can you tell me what {percent}% of {of} comes to?""",
        {"value": lambda rng, arguments: short(arguments.get("percent", 1) * arguments.get("of", 100) / 100)},
        """{percent} percent of {of} is {value}.
        It is {value}."""),
    tool("get_stock_price", "Get the current price of a stock",
        [p("symbol", "Ticker symbol, e.g. AAPL", TICKER)],
        """What's the price of {symbol}?
        {symbol} stock
        How is {symbol} doing today?
        stock price {symbol}
        I own a few shares of {symbol}. What are they worth right now?
        Check {symbol} for me.
        Did {symbol} go up?
        Tell me what one share of {symbol} costs.
        What is the stock price of {symbol}?
        How much is {symbol} trading for?""",
        {"price": dec(5, 900, 2)},
        """{symbol} costs {price}.
        The price is {price}."""),
    tool("StockHistory", "Past prices of a share over a range of days, oldest first.",
        [p("ticker", "Ticker of the share", TICKER), p("days", "Number of past days", digits(5, 90, 5)), o("interval", "Step", choice("daily|weekly"))],
        """Show {ticker} over the last {days} days.
        {ticker} {days} days history
        How has {ticker} developed in {days} days?
        Give me {interval} prices of {ticker} for {days} days.
        I wonder if {ticker} fell during the past {days} days.
        Chart data {ticker}: {days} days, {interval}
        Where did {ticker} stand over the past {days} days?
        For my report I need {interval} values of {ticker}, {days} days back.
        Can you show me how {ticker} did in the last {days} days?
        What were the prices of {ticker} for the past {days} days?""",
        {"change_percent": dec(-20, 20, 1)},
        """{ticker} moved {change_percent} percent in {days} days.
        The change is {change_percent} percent."""),
    tool("crypto_price", "Current price of a cryptocurrency.",
        [p("coin", "Name of the coin", COIN), o("vs_currency", "Currency of the price", CURRENCY)],
        """How much is {coin}?
        {coin} price
        price of {coin} in {vs_currency}
        What does one {coin} cost today?
        My cousin talks about {coin} all day. What is it worth in {vs_currency}?
        {coin} now, please
        Is {coin} up or down?
        Give me the {coin} price in {vs_currency}.
        What is the current price of {coin}?
        How much would I pay for one {coin} in {vs_currency}?""",
        {"price": dec(1, 90000, 2), "change": dec(-9, 9, 1)},
        """One {coin} is {price}.
        {coin} stands at {price}, {change} percent today."""),
    tool("buy_crypto", "Place an order to buy a coin.",
        [p("code", "Code of the coin", COIN_CODE), p("quantity", "How many coins", decimal(0, 20, 2))],
        """Buy {quantity} {code}.
        I'd like to get {quantity} {code}.
        {quantity} {code}, buy
        Order {quantity} {code} for my wallet.
        Prices are low, so please purchase {quantity} {code}.
        Put {quantity} {code} into my account.
        place a buy order: {code}, {quantity}
        Could you pick up {quantity} {code} for me?
        Please buy {quantity} {code} for me.
        I want to invest in {code}; take {quantity}.""",
        {"order": ref("B-9999"), "status": "placed"},
        """Your order {order} for {quantity} {code} is placed.
        {quantity} {code} are ordered."""),
    tool("search_web", "Search the internet for information",
        [p("query", "The search query", QUERY)],
        """Search the web for {query}.
        {query}
        Find something about {query} on the internet.
        google {query}
        I'd like to read up on {query}.
        Look up {query} online, please.
        What can you find on the net about {query}?
        I have no idea about {query}. Search it.
        Can you search the internet for {query}?
        Please look online for {query}.""",
        {"results": num(3, 900), "top": pick("a long guide|a short article|a forum thread|a video")},
        """I found {results} results; the first is {top}.
        There are {results} pages on {query}."""),
    tool("web-lookup", "Search engine. Returns the best pages for a term; use it whenever facts may be new.",
        [p("term", "What to search for", TOPIC), o("language", "Language of the pages", LANGUAGE), o("limit", "Maximum number of hits", digits(3, 20))],
        """Look up {term}.
        Pages about {term} in {language}
        {term}, {limit} hits
        Show me {limit} pages on {term}.
        Find {language} pages about {term}, at most {limit}.
        What is new about {term}?
        I write an article on {term}. Get me {limit} sources in {language}.
        search: {term}
        Could you look for {term} in {language}?
        I want {limit} results about {term}.""",
        {"hits": num(1, 20), "best": pick("a museum page|a blog|a news site|a school page")},
        """I found {hits} pages about {term}, the best is {best}.
        {hits} pages came up."""),
    tool("image.search", "Find pictures of something.",
        [p("text", "What the picture shows", TOPIC), o("color", "Main colour", choice("red|green|blue|yellow|black|white"))],
        """Find pictures of {text}.
        images {text}
        Show me photos of {text}.
        I need a {color} picture of {text} for my poster.
        {text} pics, {color}
        What does {text} look like? Show me.
        Get a picture with {text}, mostly {color}.
        Our flyer lacks an image of {text}.
        Can you find me some images of {text}?
        I'd like a {color} photo showing {text}.""",
        {"images": num(2, 60)},
        """I found {images} pictures of {text}.
        Here are {images} pictures."""),
    tool("compose_mail", "Writes and sends an e-mail.",
        [p("recipient", "E-mail address of the recipient", EMAIL), p("subject", "Subject", TITLE), p("message", "Body of the e-mail", MESSAGE), o("cc", "Address of a copy", EMAIL)],
        """Write to {recipient}, subject "{subject}": {message}
        E-mail {recipient}. Subject: {subject}. Message: {message}
        Send an e-mail with the subject {subject} to {recipient} saying "{message}"
        {recipient} / {subject} / {message}
        Compose a mail to {recipient} about {subject}, copy to {cc}: "{message}"
        I promised {recipient} a mail. Subject {subject}, text "{message}"
        "{message}" - mail that to {recipient} with subject {subject} and {cc} in copy.
        Please mail {recipient}; the subject is {subject} and the text is {message}
        Can you send an email to {recipient} with the subject {subject} that says "{message}"
        I need to write to {recipient} about {subject}. The message: "{message}" """,
        {"id": ref("E-9999")},
        """The mail to {recipient} is sent.
        Sent to {recipient}, number {id}."""),
    tool("GmailSend", "Send a short mail without a subject to a saved contact.",
        [p("contact", "Name of the contact", PERSON), p("text", "What to write", MESSAGE)],
        """Mail {contact}: {text}
        Write {contact} an email: "{text}"
        email to {contact} saying {text}
        Tell {contact} by email "{text}"
        {contact} should get a mail from me: {text}
        Please drop {contact} a mail that reads "{text}"
        I can't reach {contact} by phone, so mail this: {text}
        Shoot {contact} an e-mail with "{text}"
        Send {contact} an email that says "{text}"
        Could you write {contact} a quick mail? "{text}" """,
        {"status": "sent"},
        """I mailed {contact}.
        Your mail to {contact} is sent."""),
    tool("unread_count", "Number of unread e-mails in the inbox.",
        [],
        """Do I have new mail?
        any new emails
        How many unread mails are there?
        Check my inbox.
        Has anybody written to me?
        unread mails?
        I was away all day. Is there any mail?
        Is my inbox empty?
        Did I get any new emails?
        How many messages have I not read yet?""",
        {"unread": num(0, 60), "newest_from": pick("the bank|Anna|the school|a shop|Oscar")},
        """You have {unread} unread mails.
        {unread} are unread, the newest from {newest_from}."""),
    tool("new_reminder", "Create a reminder",
        [p("text", "What to be reminded of", TITLE), p("time", "When, in the user's words", WHEN)],
        """Remind me {time}: {text}
        {text} {time}, remind me
        Set a reminder for {text} {time}.
        I must not forget: {text}. Remind me {time}.
        reminder {time} {text}
        Don't let me forget {text} {time}.
        {time} I need a nudge about {text}.
        Please make a note to remind me of {text} {time}.
        Can you remind me about {text} {time}?
        I always forget things, so remind me of {text} {time}.""",
        {"reminder_id": ref("R99")},
        """I will remind you of {text} {time}.
        The reminder for {text} is set."""),
    tool("addReminder", "Add a reminder. The date must be YYYY-MM-DD.",
        [p("title", "Short title", TITLE), p("date", "Date", DATE), o("repeat", "How often to repeat", choice("none:once|daily:every day/daily|weekly:every week/weekly|monthly:every month/monthly"))],
        """Reminder on {date}: {title}
        {title}, {date}, {repeat}
        On {date} remind me of {title}.
        Add the reminder {title} for {date}, {repeat}.
        I have to think of {title} from {date}, {repeat}.
        {date} - {title} - don't let me forget
        Please remind me {repeat} of {title}, starting {date}.
        Create a reminder called {title} for {date}.
        Remind me on {date} about {title}.
        I need to remember {title} on {date}; add a reminder.""",
        {"saved": True, "id": ref("99")},
        """The reminder {title} is set for {date}.
        Saved as number {id}."""),
    tool("list-reminders", "Show all open reminders.",
        [],
        """What are my reminders?
        list reminders
        Show me everything I wanted to be reminded of.
        Which reminders are open?
        Did I set any reminders?
        I set something for today but forgot what. Show my reminders.
        Read me my reminders.
        What was I supposed to remember?
        Can you list all my reminders?
        Do I have any reminders set?""",
        {"count": num(1, 9), "next": pick("call the bank|dentist|buy stamps|yoga class"), "time": at},
        """You have {count} reminders, next {next} at {time}.
        Next is {next} at {time}."""),
    tool("set_timer", "Set a timer",
        [p("minutes", "Duration in minutes", integer(1, 90)), o("name", "Label of the timer", text("pasta|tea|pizza|eggs|laundry|nap|workout|cake|rice|homework|bread|break"))],
        """Set a timer for {minutes} minutes.
        timer {minutes} min
        {minutes} minutes timer for {name}
        The {name} needs {minutes} minutes.
        I just put the {name} on. Wake me up in {minutes} minutes.
        Ring in {minutes} minutes.
        Could you start a {name} timer, {minutes} minutes?
        {minutes} minutes from now, beep.
        Please set a {minutes} minute timer.
        Can you time {minutes} minutes for the {name}?""",
        {"ends": at},
        """The timer runs for {minutes} minutes, until {ends}.
        {minutes} minutes, starting now."""),
    tool("countdown", "Count down seconds with a sound at the end.",
        [p("seconds", "Length in seconds", digits(5, 300, 5))],
        """Count down {seconds} seconds.
        {seconds} seconds, go
        Start a countdown of {seconds} seconds.
        I do planks: give me {seconds} seconds.
        countdown {seconds}
        Beep after {seconds} seconds.
        We play hide and seek, count {seconds} seconds.
        Let {seconds} seconds run down.
        Can you count down from {seconds} seconds?
        Please start {seconds} seconds on the clock.""",
        {"started": True},
        """{seconds} seconds are running.
        The countdown of {seconds} seconds has started."""),
    tool("stop_timer", "Stops the timer that is running or ringing.",
        [],
        """Stop the timer.
        timer off
        Make the beeping stop!
        The cake is out, you can end the timer.
        I do not need the countdown any longer.
        Cancel the timer, please.
        quiet, I heard the timer
        Turn that timer off.
        Can you stop the timer now?
        Please end the timer, the eggs are ready.""",
        {"left_seconds": num(0, 200)},
        """The timer is stopped.
        I stopped it with {left_seconds} seconds left."""),
    tool("wakeUpCall", "Set the alarm for tomorrow or for some weekdays.",
        [p("hour", "Time to wake up", CLOCK), o("weekdays", "Days to repeat on", several("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"))],
        """Wake me at {hour}.
        Alarm {hour}
        I have to get up at {hour} tomorrow.
        wake me up at {hour} on {weekdays}
        My train leaves early, so the alarm should ring at {hour}.
        {hour} alarm for {weekdays}
        On {weekdays} I get up at {hour}.
        Don't let me sleep past {hour}.
        Can you wake me up at {hour}?
        Please set my alarm for {hour} on {weekdays}.""",
        {"alarm": "on"},
        """I will wake you at {hour}.
        The alarm is set for {hour}."""),
    tool("play_song", "Play a song by an artist",
        [p("title", "Title of the song", WORK_TITLE), o("artist", "Name of the artist", ARTIST)],
        """Play {title}.
        {title} by {artist}
        Put on {title} by {artist}, please.
        I want to hear {title}.
        play me {artist}'s {title}
        My favourite song is {title} by {artist}. Let me hear it.
        Can we listen to {title}?
        "{title}", {artist}, play it
        I'd love to hear {title} by {artist}.
        Could you play the song {title}?""",
        {"playing": True, "length": ref("4:19")},
        """{title} is playing.
        Here comes {title}."""),
    tool("MusicPlay", "Start music of an artist, a genre or an album. Only one of the fields needs to be given.",
        [o("artist", "Artist or band", ARTIST), o("genre", "Style of music", text("jazz|rock|classical music|techno|folk|blues|pop|reggae|metal|soul|country|ambient")), o("shuffle", "Random order", flag("in random order|shuffled", "in the usual order|not shuffled"))],
        """Play something by {artist}.
        Put on some {genre}.
        {genre}, {shuffle}
        I feel like {genre} today.
        Songs of {artist} {shuffle}, please.
        We have guests, so let some {genre} run in the background.
        Play {artist}.
        some {genre} would be nice
        Can you play some {genre} for me?
        I want to listen to {artist} {shuffle}.""",
        {"songs": num(5, 90)},
        """{songs} songs are in the queue.
        The music plays, {songs} songs."""),
    tool("pause", "Pause whatever is playing.",
        [],
        """Pause.
        Stop the music for a moment.
        The phone rings, make it quiet.
        Hold on, pause the film.
        pause it please
        Can you halt the song?
        Someone is at the door, stop playing.
        Quiet for a second!
        Please pause the music.
        Could you stop playing for a moment?""",
        {"state": "paused"},
        """It is paused.
        Paused."""),
    tool("skip_track", "Go to the next song.",
        [],
        """Next song.
        skip
        I don't like this one.
        Skip this track, please.
        Play something else, the next one.
        Not this song again!
        Go on to the following track.
        next please
        Can you skip this song?
        I have heard this song too often, go to the next one.""",
        {"now_playing": pick("Silver River|The Red Lantern|Paper Moon|Winter Road")},
        """Now playing {now_playing}.
        Next comes {now_playing}."""),
    tool("volume.change", "Turn the sound up or down one step.",
        [p("direction", "Which way", choice("up:louder/I can hardly hear it/turn it up/a bit louder/the sound is too low|down:quieter/it is too loud/turn it down/not so loud/the neighbours are sleeping"))],
        """{direction}
        {direction}, please
        hey, {direction}
        Music: {direction}
        Sorry, {direction}.
        I am on the sofa and {direction}.
        {direction}!
        About the speaker: {direction}.
        Hm, {direction}.
        Could you help? {direction}""",
        {"level": num(5, 95)},
        """The volume is {level} now.
        Done, level {level}."""),
    tool("translate", "Translate text to another language",
        [p("text", "Text to translate", MESSAGE), p("target_language", "Language to translate to", LANGUAGE)],
        """Translate "{text}" to {target_language}.
        What is "{text}" in {target_language}?
        How do you say "{text}" in {target_language}?
        {target_language}: {text}
        I want to write "{text}" to my aunt who speaks {target_language}.
        "{text}" in {target_language} please
        Put this into {target_language}: {text}
        Say "{text}" in {target_language}.
        Can you translate this into {target_language}? "{text}"
        I'd like to know how "{text}" sounds in {target_language}.""",
        {"translation": foreign},
        """Here is "{text}" in {target_language}: {translation}
        The translation is {translation}"""),
    tool("TranslateWord", "Dictionary translation of one word between two languages, given as two-letter codes.",
        [p("word", "The word", WORD), p("src", "Code of the source language", choice("en:English|fr:French|de:German|es:Spanish|it:Italian")), p("dst", "Code of the wanted language", choice("en:English|fr:French|de:German|es:Spanish|pl:Polish|nl:Dutch|sv:Swedish"))],
        """{src} {word} in {dst}?
        What is the {dst} word for the {src} {word}?
        {word}, {src} to {dst}
        Translate the {src} word {word} into {dst}.
        How do I say {word}, from {src}, in {dst}?
        Vocabulary: {word} ({src}), {dst} please
        I forgot the {dst} for {word}, which is {src}.
        From {src} to {dst}: {word}
        Can you translate {word} from {src} to {dst}?
        What does the {src} word {word} mean in {dst}?""",
        {"entries": num(1, 6)},
        """I found {entries} entries for {word}.
        {word} has {entries} translations."""),
    tool("restaurant_finder", "Find a restaurant",
        [p("cuisine", "Kind of food", CUISINE), p("city", "City", CITY), o("price", "Price level", choice("cheap:cheap/not expensive|medium:mid-priced|expensive:fancy/expensive"))],
        """Find a {cuisine} restaurant in {city}.
        {cuisine} food in {city}
        Where can I eat {cuisine} in {city}?
        somewhere {price} with {cuisine} food in {city}
        I'm hungry and in {city}. {cuisine} would be nice.
        We celebrate in {city}: {cuisine}, {price}.
        Is there a good {cuisine} place in {city}?
        {city}, {cuisine}, {price}
        Can you recommend a {cuisine} restaurant in {city}?
        I'd like to eat something {cuisine} tonight in {city}, {price} if possible.""",
        {"name": pick("Blue Door|Golden Fork|Lantern House|Olive Yard"), "stars": dec(3, 5, 1)},
        """{name} is {cuisine} and has {stars} stars.
        Try {name} in {city}."""),
    tool("nearby.places", "Points of interest near a landmark within a radius.",
        [p("category", "Kind of place", text("cafe|pharmacy|supermarket|cash machine|playground|bakery|petrol station|bar|hospital|post office|toilet|bookshop")), p("near", "Landmark", LANDMARK), o("radius_m", "Radius in metres", digits(100, 2000, 100))],
        """Find a {category} near {near}.
        {category} close to {near}
        I'm at {near} and need a {category}.
        Is there a {category} within {radius_m} metres of {near}?
        {category}, {near}, {radius_m} m
        Where is the nearest {category} to {near}?
        We meet at {near}. Which {category} is not far?
        Show any {category} around {near}, up to {radius_m} metres.
        Where can I find a {category} near {near}?
        I need a {category} within {radius_m} metres from {near}.""",
        {"name": pick("Corner House|Green Star|Number Nine|Old Mill"), "distance_m": num(50, 1900)},
        """{name} is {distance_m} metres away.
        The next {category} is {name}."""),
    tool("find_flights", "Search flights between two airports.",
        [p("from", "Airport code of departure", AIRPORT), p("to", "Airport code of arrival", AIRPORT), p("date", "Date of departure", DATE), o("max_stops", "Most stops", integer(0, 2))],
        """Flights from {from} to {to} on {date}.
        {from} {to} {date}
        I need to get from {from} to {to} on {date}.
        {from} to {to}, {date}: show planes with at most {max_stops} stops.
        {from}-{to}, {date}, max {max_stops} stops
        Find me a flight {from} to {to}, {date}.
        On {date} I travel from {from} to {to}. What flights are there?
        To {to} from {from} on {date}, please.
        Which planes could take me on {date}, starting at {from} and landing in {to}?
        Can you look for a flight to {to}? I start from {from} on {date}.""",
        {"flights": num(1, 14), "cheapest": num(40, 900), "departs": at},
        """There are {flights} flights from {from} to {to}, the cheapest for {cheapest} euros.
        The cheapest of {flights} costs {cheapest} euros and leaves at {departs}."""),
    tool("bookFlight", "Book a flight for a passenger",
        [p("origin_city", "Where the trip starts", CITY), p("destination_city", "Where the trip ends", CITY), p("departure_date", "Date of travel", DATE), p("passenger_name", "Full name of the passenger", PERSON), o("travel_class", "Cabin", choice("economy|business|first"))],
        """Book a flight from {origin_city} to {destination_city} on {departure_date} for {passenger_name}.
        {passenger_name}, {origin_city} to {destination_city}, {departure_date}
        Please book {passenger_name} from {origin_city} to {destination_city}, {departure_date}, {travel_class} class.
        {passenger_name} has to be in {destination_city}. Fly from {origin_city} on {departure_date}.
        I want a {travel_class} ticket on {departure_date}, {origin_city} to {destination_city}, name {passenger_name}.
        Flight booking: {passenger_name}, {origin_city} - {destination_city}, {departure_date}, {travel_class}
        On {departure_date} fly {passenger_name} to {destination_city} from {origin_city}.
        We send {passenger_name} to {destination_city} on {departure_date}; the plane should leave from {origin_city}.
        I need to fly {passenger_name} from {origin_city} to {destination_city} on {departure_date}.
        Can you book a flight to {destination_city} for {passenger_name}, leaving {origin_city} on {departure_date}?""",
        {"booking": ref("AA9A99"), "price": num(60, 1400)},
        """{passenger_name} flies to {destination_city} on {departure_date}; the booking is {booking}.
        Booked as {booking} for {price} euros."""),
    tool("trip_ideas", "Ideas for a cheap trip.",
        [p("budget", "Budget in euros", digits(100, 2000, 50)), p("month", "Month of travel", text("January|February|March|April|May|June|July|August|September"))],
        """Where can I go in {month} for {budget} euros?
        {budget} euros, {month}, any ideas?
        I have {budget} euros and want to get away in {month}.
        Suggest a trip in {month} under {budget} euros.
        holiday {month} {budget}
        We are bored and have {budget} euros to spend on a trip in {month}.
        In {month} I am free. Find a trip for up to {budget} euros.
        A cheap getaway in {month}, budget {budget}?
        Can you find a trip in {month} that costs at most {budget} euros?
        I'd like to travel in {month} with a budget of {budget} euros.""",
        {"city": pick("Porto|Krakow|Riga|Athens|Cork"), "total": num(90, 900)},
        """How about {city} for {total} euros?
        {city} in {month} costs {total} euros."""),
    tool("geocode", "Coordinates of a place",
        [p("address", "City or landmark", CITY)],
        """What are the coordinates of {address}?
        {address} coordinates
        Where exactly is {address}? Latitude and longitude, please.
        lat lon {address}
        I need to put {address} on a map, give me its position.
        Geocode {address}.
        Turn {address} into coordinates.
        Which latitude has {address}?
        Can you find the coordinates of {address}?
        I'd like the latitude and longitude of {address}.""",
        {"lat": dec(-60, 70, 2), "lon": dec(-170, 170, 2)},
        """{address} is at {lat}, {lon}.
        The coordinates are {lat} and {lon}."""),
    tool("RouteTime", "How long a trip takes between two places.",
        [p("A", "Start", LANDMARK), p("B", "Goal", LANDMARK), p("by", "Means of travel", choice("car:by car|bike:by bike|foot:on foot|bus:by bus"))],
        """How long is it from {A} to {B} {by}?
        {A} to {B} {by}
        I go {by} from {A} to {B}. How many minutes?
        How much time do I need {by} to get to {B} from {A}?
        We are at {A} and late for {B}. How long {by}?
        {by}, {A} - {B}, how long
        Time to {B} {by}, starting at {A}?
        Is it far from {A} to {B} {by}?
        How long does it take {by} from {A} to {B}?
        If I leave {A} now {by}, when am I at {B}?""",
        {"minutes": num(3, 120), "km": dec(0, 40, 1)},
        """It takes {minutes} minutes.
        {minutes} minutes for {km} kilometres."""),
    tool("tell_joke", "Tells a joke.",
        [],
        """Tell me a joke.
        joke please
        Make me laugh.
        I had a terrible day, cheer me up with a joke.
        Do you know a joke?
        say something funny
        Another joke!
        I could use a good laugh.
        Can you tell me a funny joke?
        We need a joke for the party.""",
        {"joke": pick("Why did the bicycle fall over? It was two-tired.|What do you call a fish with no eye? A fsh.|I used to be a baker, but I could not make enough dough.")},
        """{joke}"""),
    tool("convert_temperature", "Convert a temperature given in degrees Celsius",
        [p("value", "The temperature", digits(-20, 230)), p("to", "Unit wanted", choice("fahrenheit:Fahrenheit/fahrenheit|kelvin:Kelvin/kelvin"))],
        """{value} degrees in {to}?
        Convert {value} degrees to {to}.
        How much is {value} degrees in {to}?
        The recipe says {value} degrees. What is that in {to}?
        {value} -> {to}
        My thermometer shows {value} but I think in {to}.
        Turn {value} degrees into {to}, please.
        temperature {value}, give me {to}
        What is a temperature of {value} in {to}?
        Can you tell me what {value} degrees is in {to}?""",
        {"result": lambda rng, arguments: short(arguments.get("value", 0) * 1.8 + 32 if arguments.get("to") == "fahrenheit" else arguments.get("value", 0) + 273.15)},
        """{value} degrees are {result} {to}.
        That is {result} {to}."""),
    tool("unit_converter", "Convert a weight from one unit to another.",
        [p("quantity", "Number to convert", decimal(1, 500)), p("source_unit", "Unit of the number", text("kilograms|grams|pounds|ounces|tons|stones")), p("target_unit", "Unit wanted", text("kilograms|grams|pounds|ounces|tons|stones"))],
        """{quantity} {source_unit} in {target_unit}
        {quantity} {source_unit} is how many {target_unit}?
        Convert {quantity} {source_unit} into {target_unit}.
        The scales say {quantity} {source_unit} but I need {target_unit}.
        {quantity} {source_unit} = ? {target_unit}
        Change {quantity} {source_unit} to {target_unit} for me.
        The label says {quantity} {source_unit}. I only know {target_unit}.
        What would {quantity} {source_unit} be, given in {target_unit}?
        Can you convert {quantity} {source_unit} to {target_unit}?
        I want to know how many {target_unit} make {quantity} {source_unit}.""",
        {"result": lambda rng, arguments: converted(arguments.get("quantity", 1), arguments.get("source_unit", "grams"), arguments.get("target_unit", "grams"))},
        """{quantity} {source_unit} are {result} {target_unit}.
        The result is {result}."""),
    tool("send_text", "Send a text message",
        [p("name", "Who gets it", NAME), p("message", "The text", MESSAGE)],
        """Text {name}: {message}
        Tell {name} "{message}"
        sms {name} {message}
        Let {name} know: {message}
        Send {name} a message saying "{message}"
        I am driving. Write {name} that "{message}"
        {name} is waiting for news, so text: {message}
        Message {name}, please: "{message}"
        Can you text {name} and say "{message}"
        Please send a text to {name}: "{message}" """,
        {"status": "sent"},
        """I texted {name}.
        {name} has your message."""),
    tool("dialNumber", "Dial a phone number",
        [p("number", "The number to dial", PHONE), o("speaker", "Use the loudspeaker", flag("on the loudspeaker|on speaker", "without the loudspeaker"))],
        """Call {number}.
        Dial {number}, please.
        {number}, call it {speaker}
        I have to ring {number}.
        Ring up {number} {speaker}.
        phone {number}
        My doctor has the number {number}. Call there.
        Get me {number} {speaker}, I am cooking.
        Can you call the number {number}?
        Please dial {number} {speaker}.""",
        {"state": pick("ringing|busy|connected")},
        """I am calling {number}; it is {state}.
        The line is {state}."""),
    tool("calendar.today", "Everything in the calendar of today.",
        [],
        """What's on today?
        my day please
        Do I have any appointments today?
        What does my day look like?
        calendar today
        Am I free today?
        I just woke up. What is planned for today?
        Anything I have to do today?
        What's on my calendar today?
        Can you tell me what I have planned for today?""",
        {"events": num(1, 6), "first": pick("team lunch|a dentist visit|a sales call"), "time": at},
        """You have {events} events, first {first} at {time}.
        First comes {first} at {time}."""),
    tool("CreateCalendarEntry", "Create a calendar entry. Times are in 24 hours.",
        [p("summary", "What it is", TITLE), p("day", "Day of the entry", DAY), p("start", "Start time", TIME), p("end", "End time", TIME), o("guests", "Who is invited", several("Anna|Ben|Clara|David|Emma|Felix|Grace|Henry|Ida|Jack|Kate|Leo"))],
        """{summary} {day} from {start} to {end}.
        Put {summary} in the calendar, {day}, {start} to {end}.
        {day} {start}-{end} {summary}
        I am busy {day} between {start} and {end}: {summary}.
        Schedule {summary} with {guests} for {day}, {start} until {end}.
        Enter {summary}: {day}, start {start}, end {end}, guests {guests}.
        From {start} to {end} {day} there is {summary}. Note it down.
        Invite {guests} to {summary}, {day} from {start} till {end}.
        Can you add {summary} to my calendar {day} from {start} to {end}?
        Please book {summary} {day}, it starts at {start} and ends at {end}.""",
        {"id": ref("C999")},
        """{summary} is in the calendar, {day} from {start} to {end}.
        Saved as {id}."""),
    tool("turn_on_light", "Turn on the light in a room",
        [p("room", "Name of the room", ROOM)],
        """Turn on the light in the {room}.
        {room} light
        It is dark in the {room}.
        Light in the {room}, please.
        I can't see anything in the {room}.
        lights on, {room}
        Make the {room} bright.
        I am walking into the {room}; give me some light.
        Can you switch the light on in the {room}?
        I would like to read in the {room}, so I need light there.""",
        {"state": "on"},
        """The light in the {room} is on.
        It is bright in the {room} now."""),
    tool("heating.adjust", "Makes the home warmer or colder. Use this when someone feels cold or hot.",
        [p("change", "Wanted change", choice("warmer:It is getting cold in here/I am freezing/Make it warmer/My feet are cold/Turn the heating up/Brr, it is chilly|colder:It is too hot in here/I am sweating/Make it cooler/Turn the heating down/It is stuffy and warm/I cannot sleep, it is so hot"))],
        """{change}.
        {change}, please.
        {change}!
        Hello, {change}.
        {change}. Can you do something?
        Oh dear. {change}.
        I am at home. {change}.
        {change}, thanks
        Excuse me. {change}.
        {change}. Please help.""",
        {"target": num(17, 25)},
        """The home will have {target} degrees.
        I set it to {target} degrees."""),
]
