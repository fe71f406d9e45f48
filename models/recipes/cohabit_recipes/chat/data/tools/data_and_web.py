"""Tools of data and the web."""

from .. import words as w
from .tool import Tool
from .values import (
    BRAND, CITY, COUNTRY, DATE, EMAIL, FILE, GROCERY, GROCERY_LIST, LANGUAGE, MESSAGE, QUERY, TITLE, URL, at, choice, code, dec, decimal, digits,
    flag, integer, num, o, of_split, on, p, pick, ref, same, several, text, tool, who,
)  # fmt: skip

WEB: list[Tool] = [
    tool("web_search", "Search the web for pages about a topic.",
        [p("query", "Words to search", QUERY), o("count", "Number of pages", integer(1, 10))],
        """Search the web for {query}.
        Find {count} pages about {query}.
        What does the internet say about {query}?
        google {query}
        I want to read something on {query}, look online.
        Look up {query} on the web and give me {count} results.
        Are there websites on {query}?
        Could you go online and find out about {query}?""",
        {"title": pick("A Short Guide|Everything You Need|The Basics|Tips and Tricks"), "hits": num(20, 9000)},
        """The best page about {query} is "{title}".
        I found {hits} pages, the first is "{title}".
        "{title}" is the first of {hits} pages."""),
    tool("fetchPage", "Load a web page and return its text.",
        [p("url", "Address of the page", URL)],
        """Open {url}.
        What is on the page {url}?
        Load {url} and tell me what it says.
        Read {url} for me.
        I got this link: {url}. What is behind it?
        Please get the text of {url}.
        Visit {url} and see what is there.
        Go to {url} and bring back the content.""",
        {"title": pick("Welcome|News of the Week|Our Story|Contact us"), "words": num(50, 3000)},
        """The page {url} is called "{title}".
        The page "{title}" has {words} words.
        {url} has {words} words."""),
    tool("shorten_url", "Make a short link from a long address.",
        [p("url", "Long address", URL)],
        """Shorten {url}.
        Make a short link for {url}.
        {url} is too long for my poster, make it shorter.
        short link {url}
        I need a brief version of the address {url}.
        Can you turn {url} into a tiny link?
        Please give me a shorter address than {url}.
        Squeeze {url} into something I can type.""",
        {"short": ref("sho.example/A9A"), "length": num(12, 20)},
        """The short link is {short}.
        {url} is short now: {short}.
        Use {short}."""),
    tool("check_website", "Check whether a website can be reached.",
        [p("url", "Address of the website", URL)],
        """Is {url} down?
        Can you reach {url}?
        Check if {url} is online.
        {url} does not load for me. Is it the site or my computer?
        ping {url}
        Please test whether {url} answers.
        Does the site {url} work at the moment?
        Find out if {url} is still up.""",
        {"state": pick("up|down|slow"), "milliseconds": num(20, 3000)},
        """The site {url} is {state}.
        {url} is {state} and answers in {milliseconds} milliseconds.
        It is {state}."""),
    tool("domain_lookup", "Tell who owns an internet domain.",
        [p("domain", "Name of the domain", same(lambda rng, split: w.invented(rng, split).lower() + rng.choice((".com", ".org", ".net"))))],
        """Who owns {domain}?
        Is the domain {domain} taken?
        whois {domain}
        I want to buy {domain}. Does it belong to anyone?
        To whom is {domain} registered?
        Tell me the owner of {domain}.
        Look up the registration of {domain}.
        Which company is behind the domain {domain}?""",
        {"owner": who, "until": on},
        """The domain {domain} belongs to {owner}.
        {owner} owns {domain} until {until}.
        It belongs to {owner}."""),
    tool("translate_text", "Translate a sentence into another language.",
        [p("text", "Sentence to translate", MESSAGE), p("target_language", "Wanted language", LANGUAGE)],
        """Translate "{text}" into {target_language}.
        How do you say "{text}" in {target_language}?
        What is "{text}" in {target_language}?
        {target_language}: {text}
        I want to tell my {target_language} neighbour "{text}" How does it go?
        Please put "{text}" into {target_language}.
        Give me the {target_language} words for "{text}"
        A friend speaks only {target_language}. Help me say this: "{text}" """,
        {"translation": pick("la nova frazo|tre bone, dankon|mi venas nun|kie estas la domo"), "characters": num(10, 40)},
        """In {target_language} it is "{translation}".
        You say "{translation}".
        The {target_language} translation is "{translation}"."""),
    tool("detectLanguage", "Tell in which language a text is written.",
        [p("text", "Text to examine", text("Guten Morgen|Bonjour tout le monde|Buenas noches|Dove vai?|Hvor er du?|Dobry wieczor|Jag tycker om kaffe|Hyvaa paivaa|Ik ga naar huis|Onde fica a praia?|Merhaba|Kalimera"))],
        """Which language is "{text}"?
        What language is "{text}" written in?
        I got a card that says "{text}" Where is it from?
        language of: {text}
        Do you know what tongue "{text}" is?
        Identify the language of "{text}"
        My neighbour said "{text}" What does he speak?
        "{text}" - is that Spanish or what?""",
        {"language": pick("German|French|Spanish|Italian|Polish|Swedish|Dutch"), "certainty": num(60, 100)},
        """"{text}" is {language}.
        That is {language}, {certainty} percent sure.
        The language is {language}."""),
    tool("define_word", "Give the meaning of a word.",
        [p("word", "Word to explain", same(lambda rng, split: rng.choice(of_split(w.NOUNS, split)) if not w.WILD or rng.random() < 0.5 else rng.choice(w.WILD))), o("language", "Language of the explanation", LANGUAGE)],
        """What does {word} mean?
        Define {word}.
        Look up {word} in the dictionary.
        I read the word {word} and do not know it.
        Meaning of {word}, explained in {language}
        Please explain the word {word}.
        Give me a definition of {word} in {language}.
        What is the sense of the word "{word}"?""",
        {"meaning": pick("a thing used at home|a kind of plant|something that moves|a part of a building"), "kind": pick("noun|verb|adjective")},
        """{word} means {meaning}.
        The {kind} {word} means {meaning}.
        It means {meaning}."""),
    tool("find_synonyms", "List words with a similar meaning.",
        [p("word", "Word to replace", text("happy|big|fast|small|clever|angry|cold|pretty|strong|quiet|rich|brave|tired|strange|old|easy"))],
        """What is another word for {word}?
        Synonyms of {word}
        I have used {word} too often, what else can I write?
        Give me words like {word}.
        Which words mean the same as {word}?
        Replace {word} with something similar.
        How else can I say {word}?
        My essay says {word} everywhere. Find me an alternative.""",
        {"best": pick("fine|grand|keen|mild|bold|plain"), "count": num(2, 20)},
        """Another word for {word} is {best}.
        You can say {best}.
        There are {count} words like {word}, such as {best}."""),
    tool("checkSpelling", "Find spelling mistakes in a sentence.",
        [p("sentence", "Sentence to check", MESSAGE)],
        """Is this spelled right: "{sentence}"
        Check the spelling of "{sentence}"
        Are there mistakes in "{sentence}"
        I am not sure how to write this: "{sentence}"
        Please proofread: {sentence}
        Look for typos in "{sentence}"
        Did I write "{sentence}" correctly?
        Correct me if needed: "{sentence}" """,
        {"mistakes": num(0, 3)},
        """I found {mistakes} mistakes.
        The sentence has {mistakes} mistakes.
        There are {mistakes} mistakes in it."""),
    tool("wikipedia_summary", "Get a short encyclopedia entry about a subject.",
        [p("subject", "What the entry is about", QUERY)],
        """Give me an encyclopedia entry on {subject}.
        What does the encyclopedia say about {subject}?
        Tell me the basics of {subject} from an encyclopedia.
        encyclopedia: {subject}
        My homework is about {subject}; I need the entry from the lexicon.
        Look {subject} up in a reference work.
        A short article about {subject}, please.
        Summarise the lexicon article on {subject}.""",
        {"article": ref("A-9999"), "words": num(40, 300)},
        """Here is the entry {article} about {subject}.
        The entry about {subject} has {words} words.
        I found the article {article}."""),
    tool("latest_news", "Get the newest headlines of a section.",
        [p("section", "Section of the paper", choice("politics|sports|business|science|culture|health")), o("country", "Country of the news", COUNTRY)],
        """What is new in {section}?
        Headlines: {section}, {country}
        Give me the {section} news.
        I have not read a paper for days. What happened in {section} in {country}?
        Tell me today's {section} headlines.
        Any {section} stories from {country}?
        Catch me up on {section}, please.
        Which {section} news is there from {country} this morning?""",
        {"headline": pick("New bridge opens|Team wins final|Prices fall again|Old painting found|Record harvest"), "hours_ago": num(1, 20)},
        """The top story in {section} is: {headline}.
        {headline}, {hours_ago} hours ago.
        In {section} you read: {headline}."""),
    tool("sportsScore", "Tell the latest result of a team.",
        [p("team", "Name of the team", BRAND), o("sport", "Kind of sport", choice("football|basketball|hockey|tennis|rugby"))],
        """How did {team} play?
        Score of {team}?
        Did {team} win their {sport} game?
        {team} {sport} result
        I missed the match of {team}. How did it end?
        What was the result for {team} in {sport}?
        Tell me if my team {team} lost.
        Who won when {team} played {sport} last?""",
        {"goals": num(0, 9), "against": num(0, 9)},
        """It ended {goals} to {against} for {team}.
        {team} played {goals} to {against}.
        The score was {goals} to {against}."""),
    tool("movie_info", "Tell the director and year of a film.",
        [p("title", "Title of the film", text("The Last Lighthouse|River of Stars|Two Left Shoes|Night Train|Silent Snow|The Clockmaker|Paper Moon|Red Kite|Summer of Bees|Deep Water"))],
        """Who directed {title}?
        Tell me about the film {title}.
        From which year is {title}?
        movie {title}
        We watched {title} yesterday. Who made it?
        Look up the movie {title}.
        When did {title} come to the cinemas?
        I am curious about the film called {title}.""",
        {"director": who, "year": num(1950, 2024)},
        """{title} was directed by {director} in {year}.
        {director} made {title}.
        The film is from {year}, by {director}."""),
    tool("song_lyrics_search", "Find a song by a line of its text.",
        [p("line", "Words of the song", MESSAGE)],
        """Which song goes "{line}"
        I have a tune in my head with the words "{line}"
        song with "{line}"
        Name the song that contains "{line}"
        They sing "{line}" What is it called?
        Find the song where someone sings "{line}"
        What is the title of the song with the line "{line}"
        On the radio I heard "{line}" Who sings that?""",
        {"song": pick("Morning Walk|Blue Window|River Song|Slow Train|Golden Hour"), "singer": who},
        """The song is "{song}" by {singer}.
        It is "{song}".
        {singer} sings it in "{song}"."""),
    tool("recipe_finder", "Find a recipe for given ingredients.",
        [p("ingredients", "What to cook with", GROCERY_LIST), o("minutes", "Longest cooking time", digits(10, 90, 5)), o("vegetarian", "Whether meat is left out", flag("without meat|vegetarian please", "with meat|meat is fine"))],
        """What can I cook with {ingredients}?
        Recipe with {ingredients}, {minutes} minutes
        I have {ingredients} at home. What dish can I make, {vegetarian}?
        Find me a meal made of {ingredients}.
        Only {ingredients} are left. Suggest a dish, {vegetarian}.
        Cook something from {ingredients} in at most {minutes} minutes.
        My kitchen has {ingredients}; which recipe fits?
        Which dishes use {ingredients} and take {minutes} minutes?""",
        {"dish": pick("vegetable soup|a warm salad|baked rice|a quick omelette|farmer's stew"), "time": num(10, 60)},
        """You can cook {dish}.
        {dish} takes {time} minutes.
        How about {dish}?"""),
    tool("nutritionFacts", "Tell the calories of an amount of food.",
        [p("food", "Kind of food", GROCERY), p("grams", "Amount in grams", digits(10, 500, 10))],
        """How many calories are in {grams} grams of {food}?
        {grams} g {food} calories
        I ate {grams} grams of {food}. How much energy is that?
        Is {food} fattening? Take {grams} grams.
        Calories for {grams} grams of {food}, please.
        Tell me the nutrition values of {food}, {grams} grams.
        What would {grams} grams of {food} add to my diet?
        I am counting calories: {food}, {grams} grams.""",
        {"calories": num(5, 900), "protein": num(0, 60)},
        """{grams} grams of {food} have {calories} calories.
        That is {calories} calories and {protein} grams of protein.
        The {food} has {calories} calories."""),
    tool("calculate_sum", "Add up a list of numbers.",
        [p("numbers", "Numbers to add", several(digits(1, 500), 2, 4))],
        """Add up {numbers}.
        What is the sum of {numbers}?
        Total of {numbers}
        My bills are {numbers}. What is it all together?
        Sum {numbers}, please.
        How much do {numbers} make?
        Put {numbers} together into one figure.
        If I take {numbers} together, where do I end up?""",
        {"total": num(10, 2000)},
        """The sum is {total}.
        Together that makes {total}.
        The total is {total}."""),
    tool("average_of", "Compute the mean of a list of numbers.",
        [p("numbers", "Numbers to average", several(digits(1, 100), 2, 4))],
        """What is the average of {numbers}?
        Mean of {numbers}
        My grades are {numbers}. What is that on average?
        Work out the mean of {numbers}.
        On average, what are {numbers}?
        Please average {numbers}.
        I measured {numbers}. Give me the mean value.
        Take {numbers} and tell me their average.""",
        {"mean": dec(1, 100)},
        """The average is {mean}.
        On average that is {mean}.
        The mean is {mean}."""),
    tool("convert_units", "Convert a measure from one unit into another.",
        [p("value", "Number to convert", decimal(1, 500)), p("from_unit", "Unit of the number", text("miles|inches|feet|pounds|litres|kilometres|grams|gallons|metres|yards")), p("to_unit", "Wanted unit", text("centimetres|kilograms|ounces|millimetres|cups|tons|pints|acres"))],
        """Convert {value} {from_unit} to {to_unit}.
        How many {to_unit} are {value} {from_unit}?
        {value} {from_unit} in {to_unit}
        The manual says {value} {from_unit}. I need that in {to_unit}.
        What is {value} {from_unit} expressed in {to_unit}?
        Please change {value} {from_unit} into {to_unit}.
        In {to_unit}, how much would {value} {from_unit} be?
        I only know {to_unit}. Tell me what {value} {from_unit} are.""",
        {"converted": dec(1, 900, 2)},
        """{value} {from_unit} are {converted} {to_unit}.
        That is {converted} {to_unit}.
        It makes {converted} {to_unit}."""),
    tool("randomNumber", "Draw a random number between two limits.",
        [p("low", "Smallest number", digits(1, 20)), p("high", "Largest number", digits(21, 1000))],
        """Pick a random number from {low} to {high}.
        Give me any number between {low} and {high}.
        random {low}-{high}
        We are drawing lots, name a number between {low} and {high}.
        Choose a number by chance, at least {low} and at most {high}.
        Think of a number from {low} up to {high}.
        Draw a number for our game, {low} to {high}.
        Let chance decide: {low} through {high}.""",
        {"drawn": num(1, 999)},
        """The number is {drawn}.
        I drew {drawn}.
        Chance says {drawn}."""),
    tool("roll_dice", "Roll dice and add up the points.",
        [p("dice", "Number of dice", integer(1, 10)), o("sides", "Sides of each die", digits(4, 20, 2))],
        """Roll {dice} dice.
        Throw {dice} dice with {sides} sides.
        It is my turn, give me {dice} dice.
        {dice} dice, {sides} sides
        Let {dice} dice fall.
        What do I get with {dice} dice?
        We lost our dice. Throw {dice} of them for me.
        I would like to see what {dice} dice of {sides} sides show.""",
        {"points": num(3, 60)},
        """You rolled {points} points.
        The dice show {points}.
        That makes {points} points."""),
    tool("flip_coin", "Toss a coin and tell its side.",
        [],
        """Heads or tails?
        Toss a coin.
        We cannot decide, let a coin do it.
        Throw a coin for us.
        Please flip one for me.
        I choose heads. What does the coin say?
        Let us settle it with a coin.
        Decide between heads and tails.""",
        {"side": pick("heads|tails")},
        """It is {side}.
        The coin shows {side}.
        The coin says {side}."""),
    tool("generate_password", "Make a safe new password.",
        [p("length", "Number of characters", digits(8, 40)), o("symbols", "Whether signs are allowed", flag("with special characters|with symbols", "without special characters|without symbols"))],
        """Make a password with {length} characters.
        I need a new password, {length} characters, {symbols}.
        password {length} {symbols}
        Give me a safe code word of {length} characters.
        My old password was stolen. Create one of {length} characters {symbols}.
        Think up a secret password that is {length} characters long.
        A strong password of length {length}, please.
        Invent a password for me, {length} signs long and {symbols}.""",
        {"password": ref("kA9-rT99-Axq9"), "strength": pick("strong|very strong")},
        """Your password is {password}.
        {password} is {strength}.
        Use {password}."""),
    tool("createQrCode", "Make a QR code picture of a link.",
        [p("link", "Address in the code", URL), p("size", "Width in pixels", digits(100, 1000, 50))],
        """Make a QR code for {link}, {size} pixels wide.
        QR {link} {size}
        I want people to scan a code that opens {link}. Make it {size} pixels.
        Turn {link} into a scannable square of {size} pixels.
        Please draw a QR picture of {link} with {size} pixels.
        Our poster needs a QR code to {link}, {size} pixels.
        Give me {link} as a code for phones, size {size}.
        With {size} pixels, encode {link} so that a phone can scan it.""",
        {"image": ref("qr_999.png")},
        """The code is saved as {image}.
        {image} opens {link}.
        Your QR code is {image}."""),
    tool("current_time", "Tell the present time in a city.",
        [p("city", "Name of the city", CITY)],
        """What time is it in {city}?
        {city} time
        How late is it in {city} now?
        I want to call {city}. Are they still awake?
        Tell me the hour in {city}.
        Which time do the clocks in {city} show?
        Is it night in {city} already?
        My boss sits in {city}. What does the clock say there?""",
        {"time": at, "weekday": pick("Monday|Wednesday|Friday|Sunday")},
        """It is {time} in {city}.
        In {city} it is {weekday}, {time}.
        The clocks in {city} show {time}."""),
    tool("days_between", "Count the days between two dates.",
        [p("first", "Earlier day", DATE), p("second", "Later day", DATE)],
        """How many days are there between {first} and {second}?
        Days from {first} to {second}
        The course starts on {first} and ends on {second}. How many days is that?
        Count the days from {first} until {second}.
        How long is it from {first} to {second} in days?
        Between {first} and {second}, how many days pass?
        I was away from {first} to {second}; tell me the number of days.
        Please work out how far apart {first} and {second} are.""",
        {"days": num(1, 900)},
        """There are {days} days between {first} and {second}.
        It is {days} days.
        {days} days pass."""),
    tool("weekdayOf", "Tell on which weekday a date falls.",
        [p("date", "Day in question", DATE)],
        """What day of the week is {date}?
        Is {date} a Sunday?
        Weekday of {date}?
        Our wedding is on {date}. Which day of the week will that be?
        On which weekday does {date} fall?
        Does {date} fall on the weekend?
        {date} is a what? Monday, Tuesday?
        Tell me the weekday for {date}.""",
        {"weekday": pick("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")},
        """{date} is a {weekday}.
        It falls on a {weekday}.
        That is a {weekday}."""),
    tool("public_holidays", "List the public holidays of a country in a year.",
        [p("country", "Country in question", COUNTRY), p("year", "Year in question", digits(2020, 2035))],
        """Which public holidays does {country} have in {year}?
        Holidays {country} {year}
        When are shops closed for holidays in {country} in {year}?
        I plan the year {year} for our staff in {country} and need the holidays.
        Tell me the free days of {country} in {year}.
        In {year}, when do people in {country} have a day off by law?
        List the {year} holidays of {country}.
        How many holidays are there in {country} during {year}?""",
        {"count": num(6, 16), "next_one": on},
        """{country} has {count} public holidays in {year}.
        There are {count}, the next on {next_one}.
        The next holiday is on {next_one}."""),
    tool("run_query", "Count the rows of a database table by a filter.",
        [p("table", "Name of the table", choice("users|orders|products|payments|visits")), p("column", "Column to compare", choice("country|status|city|color")), p("value", "Wanted value", text("France|open|Berlin|red|closed|Rome|blue|Spain|paid|new|green|Oslo"))],
        """How many {table} have {column} {value}?
        Count the {table} where {column} is {value}.
        {table} with {column} = {value}
        In the database, how many {table} are there whose {column} equals {value}?
        I need the number of {table} with the {column} {value}.
        Look into {table} and count rows with {value} as {column}.
        Filter {table} by {column} {value} and tell me how many remain.
        The report needs this number: {table}, {column} {value}.""",
        {"rows": num(0, 9000)},
        """There are {rows} {table} with {column} {value}.
        I counted {rows} rows.
        {rows} rows match."""),
    tool("backupDatabase", "Save a copy of a database.",
        [p("database", "Name of the database", text("shop|blog|crm|archive|customers|sensors|forum|library|billing|stats"))],
        """Back up the {database} database.
        Make a copy of the database {database}.
        Before the update starts, save {database}.
        {database} backup
        Please store the data of {database} safely.
        We might lose {database}, so secure it now.
        I want a fresh dump of {database}.
        Keep a spare copy of everything in the {database} database.""",
        {"file": ref("dump_999.sql"), "megabytes": num(3, 900)},
        """The database {database} is saved in {file}.
        {file} holds {megabytes} megabytes.
        I saved {database} as {file}."""),
    tool("plot_chart", "Draw a chart of a column of a file.",
        [p("file", "Name of the file", FILE), p("column", "Column to draw", text("price|age|height|sales|weight|score|speed|income|rainfall|temperature")), p("kind", "Kind of chart", choice("bar|line|pie"))],
        """Draw a {kind} chart of {column} from {file}.
        {file}: {kind} chart, {column}
        Show me the {column} in {file} as a {kind} chart.
        I have {file} and want to see {column} in a {kind} diagram.
        Please plot {column} of {file} with a {kind} graph.
        For my talk I need a {kind} graph of the {column} in {file}.
        Visualise the column {column} out of {file}, kind {kind}.
        Make a picture of {column} in {file}; a {kind} chart would be good.""",
        {"image": ref("chart_99.png"), "points": num(5, 500)},
        """The {kind} chart of {column} is {image}.
        I drew {points} points in {image}.
        {image} shows {column}."""),
    tool("resizeImage", "Change the width and height of a picture.",
        [p("file", "Name of the picture", FILE), p("width", "Width in pixels", digits(100, 2000, 20)), p("height", "Height in pixels", digits(100, 2000, 20))],
        """Resize {file} to {width} by {height}.
        Make {file} {width} pixels wide and {height} high.
        {file} {width}x{height}
        My picture {file} is too big, it should be {width} times {height} pixels.
        Scale {file} to a width of {width} and a height of {height}.
        I need {file} in the size {width} x {height}.
        Please change the dimensions of {file}: width {width}, height {height}.
        Bring {file} to {width} pixels across and {height} pixels down.""",
        {"kilobytes": num(10, 900)},
        """{file} is {width} by {height} pixels now.
        The picture has {kilobytes} kilobytes now.
        I resized {file}."""),
    tool("convert_file", "Convert a file into another format.",
        [p("file", "Name of the file", FILE), p("format", "Wanted format", choice("pdf|png|jpg|csv|txt|html"))],
        """Convert {file} to {format}.
        I need {file} as {format}.
        {file} -> {format}
        My phone cannot open {file}, turn it into {format}.
        Save {file} in the {format} format.
        Could I get a {format} of {file}?
        Please export {file} as a {format} file.
        Make {format} out of {file}.""",
        {"new_file": ref("out_99"), "kilobytes": num(4, 900)},
        """The {format} file is {new_file}.
        I converted {file} to {format}.
        {new_file} has {kilobytes} kilobytes."""),
    tool("zip_files", "Pack files into one archive.",
        [p("files", "Files to pack", several(FILE)), p("archive", "Name of the archive", text("backup.zip|photos.zip|papers.zip|project.zip|holiday.zip|reports.zip|music.zip|old.zip|mail.zip|all.zip"))],
        """Zip {files} into {archive}.
        Pack {files} as {archive}.
        Put {files} together in {archive}.
        I have to mail {files} in one piece, make {archive}.
        {archive}: {files}
        Compress {files} and call the result {archive}.
        Bundle {files} in an archive named {archive}.
        Create {archive} that contains {files}.""",
        {"kilobytes": num(10, 9000)},
        """{archive} is ready with {kilobytes} kilobytes.
        I packed {archive}.
        The archive {archive} has {kilobytes} kilobytes."""),
    tool("extractText", "Read the text in a picture.",
        [p("image", "Name of the picture", FILE), o("language", "Language of the text", LANGUAGE)],
        """What is written in {image}?
        Read the text in {image}.
        {image} shows a sign in {language}. What are the letters?
        Get the words out of {image}.
        I took a photo of a letter, {image}. Type it for me.
        Recognise the {language} writing in {image}.
        Turn the picture {image} into plain text.
        Can you make out the {language} words on {image}?""",
        {"words": num(3, 400), "first_word": pick("Welcome|Dear|Notice|Sale")},
        """The text in {image} has {words} words and begins with {first_word}.
        I read {words} words.
        It begins with {first_word}."""),
    tool("describe_image", "Say what can be seen in a photo.",
        [p("image", "Name of the photo", FILE)],
        """What can be seen in {image}?
        Describe {image}.
        I cannot see well. Tell me what {image} shows.
        Who or what is in the photo {image}?
        {image}: describe
        Please put the picture {image} into words.
        What is in the photo {image}?
        Give me a caption for {image}.""",
        {"scene": pick("a dog on a beach|a red car|two people at a table|a house in snow"), "people": num(0, 5)},
        """{image} shows {scene}.
        You can see {scene}.
        There is {scene}, with {people} people in all."""),
    tool("server_status", "Show the load of a server.",
        [p("server", "Name of the server", code("srv-99|web99|db-9|node9"))],
        """How is {server} doing?
        Load of {server}?
        Is {server} overloaded?
        Users say that everything is slow. Look at {server}.
        {server} status
        Show me the processor and memory of {server}.
        Check the health of {server}, please.
        Does {server} still have room for more work?""",
        {"cpu": num(1, 100), "memory": num(5, 100)},
        """{server} uses {cpu} percent of its processor.
        {server}: processor {cpu} percent, memory {memory} percent.
        The memory of {server} is {memory} percent full."""),
    tool("restartService", "Restart a program on a server.",
        [p("service", "Name of the program", text("nginx|redis|mail|backup|search|proxy|queue|api|cache|cron|auth")), p("server", "Name of the server", code("srv-99|web99|db-9|node9"))],
        """Restart {service} on {server}.
        {service} hangs on {server}, start it again.
        {server}: restart {service}
        Please bounce {service} on the machine {server}.
        Could you stop and start {service} on {server}?
        On {server} the program {service} does not answer, relaunch it.
        The {service} of {server} needs a fresh start.
        Give {service} a kick on {server}.""",
        {"seconds": num(1, 60), "process": num(100, 9999)},
        """{service} on {server} is back after {seconds} seconds.
        I restarted {service} as process {process}.
        {service} runs again."""),
    tool("deploy_version", "Put a version of a program online.",
        [p("version", "Number of the version", code("9.9.9|9.99|v9.9")), p("environment", "Where it goes", choice("test|staging|production"))],
        """Deploy {version} to {environment}.
        Put version {version} on {environment}.
        {version} -> {environment}
        The tests of {version} are green, bring it to {environment}.
        Roll out {version} on the {environment} system.
        Please release {version} to {environment}.
        {environment} should run {version}.
        Let {environment} have the new version {version}.""",
        {"release": ref("rel-999"), "seconds": num(10, 400)},
        """Version {version} is online in {environment}.
        {version} went to {environment} in {seconds} seconds.
        The release {release} is done."""),
    tool("createIssue", "Report a bug in a code repository.",
        [p("repository", "Name of the repository", text("webshop|parser|mobile-app|website|toolbox|engine|docs|backend|player|editor|scanner")), p("title", "Title of the bug", text("button does nothing|crash at start|wrong total|slow search|typo on first page|login fails|image is missing|menu is empty|sound stops|date is off by one|text is cut off"))],
        """Report a bug in {repository}: {title}.
        New issue for {repository}, {title}
        There is a problem in {repository}: {title}. Please write it down.
        Tell the developers of {repository} about this: {title}
        I found a fault in {repository}. Call it "{title}".
        File "{title}" under the bugs of {repository}.
        The {repository} project should know about a bug, "{title}".
        Open a defect named "{title}" for {repository}.""",
        {"issue": num(1, 900), "status": "open"},
        """The bug is number {issue} in {repository}.
        Issue {issue} is {status}.
        I reported it as {issue}."""),
    tool("mergeBranch", "Merge a branch of code into another.",
        [p("source", "Branch to take", code("fix-99|feature-99|patch-9")), p("target", "Branch to change", choice("main|develop|release"))],
        """Merge {source} into {target}.
        Bring {source} to {target}.
        {source} -> {target}, merge
        My work on {source} is done, put it into {target}.
        Please join {source} with {target}.
        Take the commits of {source} over into {target}.
        {target} should contain {source} now.
        Add the changes from the branch {source} to {target}.""",
        {"commits": num(1, 40), "conflicts": num(0, 3)},
        """{source} is in {target} with {commits} commits.
        I merged {commits} commits.
        There were {conflicts} conflicts."""),
    tool("map_distance", "Measure the distance between two cities in a straight line.",
        [p("first_city", "One city", CITY), p("second_city", "Other city", CITY)],
        """How far is it from {first_city} to {second_city}?
        Distance {first_city} - {second_city}
        What is the distance between {first_city} and {second_city}?
        How many kilometres lie between {first_city} and {second_city}?
        Is {second_city} far away from {first_city}?
        Tell me how many kilometres a bird flies from {first_city} to {second_city}.
        Measure the gap between {first_city} and {second_city}.
        {first_city} and {second_city}: how far apart are they?""",
        {"kilometres": num(10, 9000)},
        """From {first_city} to {second_city} it is {kilometres} kilometres.
        The distance is {kilometres} kilometres.
        They are {kilometres} kilometres apart."""),
    tool("country_population", "Tell how many people live in a country.",
        [p("country", "Name of the country", COUNTRY)],
        """How many people live in {country}?
        Population of {country}
        How many inhabitants does {country} have?
        Is {country} a big country? I mean its people.
        Tell me the number of people in {country}.
        {country} inhabitants
        I write about {country}. How large is its population?
        Look up how many citizens {country} counts.""",
        {"millions": dec(0.3, 300)},
        """{country} has {millions} million people.
        In {country} live {millions} million people.
        About {millions} million people."""),
]  # fmt: skip

MEDIA: list[Tool] = [
    tool("subscribe_newsletter", "Sign an address up for a newsletter.",
        [p("email", "Address of the reader", EMAIL), p("frequency", "How often it comes", choice("daily|weekly|monthly"))],
        """Sign {email} up for the {frequency} newsletter.
        {email} wants the {frequency} newsletter.
        newsletter {frequency} {email}
        I like your site. Send the {frequency} news to {email}.
        Please put {email} on the {frequency} mailing list.
        Let {email} receive the {frequency} letter.
        My address is {email}; I would read your {frequency} letter.
        Could I get {frequency} updates at {email}?""",
        {"readers": num(20, 9000), "first_issue": on},
        """{email} gets the first letter on {first_issue}.
        I signed up {email}.
        The first letter comes on {first_issue}."""),
    tool("uploadVideo", "Put a video online under a title.",
        [p("file", "Name of the file", FILE), p("title", "Title of the video", TITLE), o("visibility", "Who can see it", choice("public|private|unlisted"))],
        """Upload {file} with the title {title}.
        Put {file} online as {title}, {visibility}.
        {file}, {title}, {visibility}
        My film is ready: {file}. Call it {title} and publish it.
        Please share the clip {file} under the name {title}.
        The video {file} should be {visibility} and named {title}.
        Everyone should see {file}. The title is {title}.
        Under the title {title}, place {file} on my {visibility} channel.""",
        {"link": ref("v-9A9A"), "minutes": num(1, 40)},
        """The video {title} is online at {link}.
        {file} is online.
        You find it at {link}."""),
    tool("download_podcast", "Save an episode of a podcast.",
        [p("podcast", "Name of the podcast", BRAND), p("episode", "Number of the episode", digits(1, 300))],
        """Download episode {episode} of {podcast}.
        {podcast} {episode}
        I want to hear {podcast} number {episode} on the plane.
        Save {podcast}, episode {episode}, for later.
        Get me the {podcast} show number {episode}.
        Please fetch part {episode} of the podcast {podcast}.
        I missed {podcast} {episode}, put it on my phone.
        Number {episode} of {podcast} should be on my device.""",
        {"minutes": num(10, 120), "megabytes": num(5, 200)},
        """Episode {episode} of {podcast} is saved, {minutes} minutes long.
        The episode has {megabytes} megabytes.
        {podcast} {episode} is on your device."""),
    tool("create_playlist", "Make a new list of songs for a mood.",
        [p("name", "Name of the list", TITLE), p("mood", "Mood of the songs", choice("happy|calm|sad|party|focus")), o("songs", "Number of songs", integer(5, 60))],
        """Make a {mood} playlist called {name}.
        Playlist {name}, {mood}, {songs} songs
        I need {mood} music for later, name the list {name}.
        Collect {songs} {mood} songs as {name}.
        Put together some {mood} tracks under the name {name}.
        Could you create {name}, a list of {mood} songs?
        Call it {name} and fill it with {mood} tunes.
        Gather {songs} tracks that feel {mood} into {name}.""",
        {"minutes": num(15, 240), "first_track": pick("Blue Window|River Song|Slow Train")},
        """The list {name} is {minutes} minutes long.
        {name} begins with {first_track}.
        I made {name} with {mood} songs."""),
    tool("countWords", "Count the words of a document.",
        [p("document", "Name of the file", FILE)],
        """How many words does {document} have?
        Word count of {document}
        Is {document} too long? Count its words.
        Count the words in {document}.
        My essay {document} may have a thousand words. How many are there?
        Tell me the number of words in {document}.
        How wordy is {document}?
        Give me the length of {document} in words.""",
        {"words": num(20, 9000)},
        """{document} has {words} words.
        There are {words} words.
        I counted {words} words in {document}."""),
    tool("compare_files", "Count the differences of two files.",
        [p("first", "One file", FILE), p("second", "Other file", FILE)],
        """What differs between {first} and {second}?
        diff {first} {second}
        Compare {first} with {second}.
        Are {first} and {second} the same?
        Somebody changed {second}. How does it differ from {first}?
        Show the differences of {first} and {second}.
        Put {first} and {second} side by side and tell me what changed.
        In how many lines do {first} and {second} disagree?""",
        {"differences": num(0, 90)},
        """{first} and {second} differ in {differences} lines.
        There are {differences} differences.
        I found {differences} differences."""),
    tool("encryptFile", "Protect a file with a password.",
        [p("file", "Name of the file", FILE), p("password", "Secret word", code("AAA999|A9A9A9|key-9999"))],
        """Protect {file} with the password {password}.
        {file}, password {password}
        Nobody else may read {file}. Use {password} to lock it.
        Encrypt {file} with {password}.
        Make {file} secret, the key is {password}.
        Please lock the file {file} by the password {password}.
        {file} is private, so secure it with {password}.
        Only those who know {password} should open {file}.""",
        {"method": pick("AES|ChaCha"), "new_file": ref("safe_99.bin")},
        """{file} is protected as {new_file}.
        I locked {file} with {method}.
        The protected file is {new_file}."""),
    tool("wifi_speed", "Measure the speed of the internet connection.",
        [],
        """How fast is my internet?
        Test the connection.
        The video keeps stopping. Is the network slow?
        Measure my download speed.
        Is my connection fast enough for films?
        internet speed
        Why is everything loading so slowly? Check the line.
        How many megabits do I get?""",
        {"download": num(1, 900), "upload": num(1, 100)},
        """You get {download} megabits down and {upload} up.
        The download speed is {download} megabits.
        Your connection has {download} megabits."""),
    tool("star_position", "Tell where a planet is in the sky tonight.",
        [p("planet", "Name of the planet", choice("Mercury|Venus|Mars|Jupiter|Saturn")), p("city", "Where one looks from", CITY)],
        """Where do I see {planet} from {city} tonight?
        {planet}, {city}
        Is {planet} visible in {city}?
        I stand in {city} with a telescope. Where is {planet}?
        Show me how to find {planet} in the sky over {city}.
        Can I look at {planet} from {city} this evening?
        In which direction is {planet} if I am in {city}?
        From {city}, where must I look to spot {planet}?""",
        {"direction": pick("north|south|east|west"), "from_time": at},
        """From {city} you see {planet} in the {direction}.
        {planet} is in the {direction} from {from_time}.
        Look to the {direction} after {from_time}."""),
    tool("earthquakes", "List recent earthquakes in a country.",
        [p("country", "Country in question", COUNTRY), p("min_magnitude", "Least strength", decimal(2, 7))],
        """Were there quakes above {min_magnitude} in {country}?
        Quakes {country}, {min_magnitude} and more
        Did the earth shake in {country}? Only {min_magnitude} or stronger.
        List the quakes of {country} from magnitude {min_magnitude}.
        My family lives in {country}. Any shocks over {min_magnitude} lately?
        Show tremors of at least {min_magnitude} in {country}.
        How often did the ground in {country} move with {min_magnitude} or more?
        In {country}, which shocks reached {min_magnitude}?""",
        {"count": num(0, 9), "latest": on},
        """{country} had {count} earthquakes, the last on {latest}.
        There were {count}.
        The last one was on {latest}."""),
]  # fmt: skip

TOOLS: list[Tool] = WEB + MEDIA
