"""Tools of schools, dictionaries, libraries, museums, sports, games, news and town halls."""

from .. import words as w
from .more_values import ANIMAL, CLASS, CLOCK, LANDMARK, POSTCODE, SPORT, SUBJECT, TEAM, TOPIC, WHEN, WORD, WORK_TITLE
from .tool import Tool
from .values import (
    ADDRESS, CITY, COUNTRY, DATE, DAY, EMAIL, LANGUAGE, MESSAGE, MONTH, NAME, PERSON, QUERY, TIME, URL, WEEKDAY, at, choice, code, dec, digits,
    flag, integer, num, o, on, p, pick, ref, same, several, text, tool,
)  # fmt: skip

PAIRS = text("cat:Katze|dog:Hund|house:maison|bread:pane|water:agua|tree:Baum|book:libro|sun:soleil|night:noche|milk:lait|friend:amico|road:Weg|fish:pez|moon:lune")
EQUATION = same(lambda rng, split: rng.choice((
    f"{rng.randint(2, 9)}x + {rng.randint(1, 40)} = {rng.randint(41, 99)}", f"x - {rng.randint(2, 60)} = {rng.randint(1, 40)}",
    f"{rng.randint(2, 12)}x = {rng.randint(2, 12) * 12}", f"x^2 = {rng.randint(2, 15) ** 2}",
)))  # fmt: skip
ELEMENT = text("gold|iron|oxygen|helium|carbon|silver|copper|neon|calcium|tin|zinc|lead|sodium|sulfur|chlorine|nickel")
PLANET = text("Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|the Moon|Pluto|the Sun")
MUSEUM = same(lambda rng, split: rng.choice(("Museum of ", "House of ", "Gallery of ")) + rng.choice(w.NOUNS).capitalize() + "s" if rng.random() < 0.5 else w.invented(rng, split).capitalize() + " Museum")
MOVE = text("e4|d4|Nf3|c5|e5|Bb5|Qh5|O-O|Rd1|exd5|Nc3|g6|Bg5|Kh1|a3|f4|Qxe5|h6|Be2|Nxd4")
SQUARES = text("b4|c3|f7|g2|h8|a1|d6|e2|b7|c6|f1|g5")

SCHOOL: list[Tool] = [
    tool("define", "Definition of a word",
        [p("word", "Word to define", WORD)],
        """What does {word} mean?
        define {word}
        {word} meaning
        Look up {word} in the dictionary.
        I read the word {word}. What is it?
        Explain the word {word}, please.
        Definition of {word}
        My son asks what {word} means and I am not sure.
        Can you define the word {word}?
        What's the meaning of the word {word}?""",
        {"entries": num(1, 6), "kind": pick("noun|verb|adjective")},
        """{word} is a {kind} with {entries} meanings.
        {entries} meanings."""),
    tool("spell", "Spells a word letter by letter.",
        [p("w", "Word", WORD)],
        """How do you spell {w}?
        spell {w}
        Spell {w} for me.
        {w}, letter by letter
        I never know how to write {w}.
        Spelling of {w}?
        Give me the letters of {w}.
        Is {w} written with one l? Spell it.
        Can you spell the word {w}?
        Please tell me how {w} is spelled.""",
        {"letters": lambda rng, arguments: "-".join(arguments.get("w", "word"))},
        """{w}: {letters}
        {letters}"""),
    tool("rhyme_with", "Words that rhyme.",
        [p("word", "Word to rhyme with", WORD), o("max", "How many words", integer(1, 10)), o("same_length", "Only words with as many letters", flag("of the same length|equally long", "of any length|long or short"))],
        """What rhymes with {word}?
        rhyme {word}
        {max} rhymes for {word}
        I am writing a poem and the line ends with {word}.
        Words rhyming with {word}, {same_length}
        Find me {max} words that sound like {word} at the end.
        Is there any rhyme for {word}?
        {word}: rhymes {same_length}
        Can you find a word that rhymes with {word}?
        I need {max} rhymes on {word}.""",
        {"found": num(0, 30)},
        """There are {found} rhymes for {word}.
        I found {found}."""),
    tool("conjugate", "Forms of a verb.",
        [p("verb", "Verb", text("go|sing|write|be|have|take|swim|bring|think|eat|speak|know|ride|break")), p("tense", "Tense", choice("present|past|future|perfect"))],
        """Conjugate {verb} in the {tense}.
        {verb} {tense}
        What are the {tense} forms of {verb}?
        I learn English: {verb} in the {tense}, please.
        {tense} of {verb}?
        How does {verb} change in the {tense}?
        Show {verb} in {tense} tense.
        Forms of {verb}, {tense}
        Can you conjugate the verb {verb} in the {tense}?
        What does {verb} look like in the {tense}?""",
        {"forms": num(2, 6)},
        """{verb} has {forms} forms in the {tense}.
        {forms} forms."""),
    tool("grammar_check", "Check the grammar of a text",
        [p("text", "Text to check", MESSAGE), o("language", "Language of the text", LANGUAGE), o("strict", "Report small things too", flag("strictly|very strictly", "not too strictly|only big mistakes"))],
        """Is this correct? {text}
        grammar: {text}
        Check "{text}" for mistakes.
        Did I make a mistake in "{text}"?
        Look over this before I send it: {text}
        Proofread "{text}" {strict}.
        {text} <- correct {language}?
        Before I hand it in, is "{text}" right?
        Can you check the grammar of this sentence? {text}
        Are there any errors in "{text}"?""",
        {"mistakes": num(0, 4)},
        """I found {mistakes} mistakes.
        {mistakes} mistakes."""),
    tool("FlashcardAdd", "Add a card to a deck of flash cards.",
        [p("front", "Front side", WORD), p("back", "Back side", WORD), o("deck", "Deck", SUBJECT)],
        """New flash card: {front}, {back}.
        {front} = {back}
        Card with {front} on the front and {back} on the back.
        I want to learn that {front} is {back}.
        Put {front} / {back} into my {deck} cards.
        deck {deck}: {front} - {back}
        Make a card, front {front}, back {back}.
        Add to {deck}: {front}, and on the other side {back}.
        Can you make a flash card for {front}? The back says {back}.
        Please add a card to {deck} with {front} in front and {back} behind.""",
        {"cards": num(1, 400)},
        """The card {front} is added, you have {cards} cards.
        Added."""),
    tool("quiz_me", "Ask the user vocabulary or facts of a subject.",
        [p("subject", "School subject", SUBJECT), o("questions", "How many", digits(5, 25, 5))],
        """Quiz me on {subject}.
        {subject} {questions} questions
        I have a test in {subject}. Ask me something.
        Let's practise {subject} with {questions} questions.
        Test my {subject}.
        Ask me {questions} things about {subject}.
        Tomorrow is the {subject} exam and I need practice.
        {subject} quiz please
        Can you test me in {subject}?
        I'd like {questions} questions on {subject}.""",
        {"ready": True, "cards": num(5, 60)},
        """I have {cards} cards on {subject}, let us start.
        {cards} cards are ready."""),
    tool("timetable", "Lessons of a class on a weekday.",
        [p("class", "Class, such as 7b", CLASS), p("weekday", "Day", WEEKDAY)],
        """What lessons does {class} have on {weekday}?
        {class} {weekday}
        Timetable of {class} for {weekday}, please.
        When does school start for class {class} on {weekday}?
        {weekday} lessons {class}
        My daughter is in {class}. Does she have sports on {weekday}?
        Show the {weekday} of class {class}.
        On {weekday}, which subjects has {class}?
        Can you tell me the timetable of {class} on {weekday}?
        Which lessons are on {weekday} in class {class}?""",
        {"lessons": num(3, 9), "first": pick("maths|art|English|sports|music"), "starts": at},
        """{class} has {lessons} lessons on {weekday}, first {first}.
        It starts at {starts}."""),
    tool("HomeworkAdd", "Write down homework.",
        [p("subject", "Subject", SUBJECT), p("task", "What to do", same(lambda rng, split: rng.choice((f"page {rng.randint(5, 220)}", f"exercise {rng.randint(1, 30)}", f"read chapter {rng.randint(1, 20)}", f"learn {rng.randint(5, 40)} words", "write a summary", "draw a map", "finish the poster", "learn the poem")))), o("due", "Until when", DAY)],
        """{subject} homework: {task}
        {subject}, {task}, until {due}
        We have to do this in {subject}: {task}.
        Homework in {subject} for {due}: {task}
        Note {task} for {subject}.
        Our {subject} teacher wants {task} by {due}.
        In {subject} I must {task} until {due}.
        {task} ({subject})
        Can you write down my {subject} homework? It's {task}.
        Please note that {task} is due {due} in {subject}.""",
        {"open": num(1, 12)},
        """I noted {task} for {subject}.
        {open} things are open."""),
    tool("gradeAverage", "Mean of the user's marks in a subject.",
        [o("subject", "Subject; all if left out", SUBJECT), o("semester", "Half of the school year", choice("1:first|2:second"))],
        """What is my average?
        average {subject}
        How good am I in {subject}?
        My marks in {subject}, {semester} semester
        Will I pass {subject}?
        My parents want to see the average of the {semester} semester.
        Mean of my grades please
        Grade average in {subject}, {semester} semester?
        What's my average in {subject}?
        Can you work out my grades for the {semester} semester?""",
        {"average": dec(1, 5, 2)},
        """Your average is {average}.
        {average}."""),
    tool("absence.report", "Tell the school that a child stays at home.",
        [p("child", "Name of the child", NAME), p("class_name", "Class", CLASS), p("reason", "Why", choice("ill:is ill/has a fever/is sick|doctor:sees a doctor/has a doctor's appointment|family:has a family event/is at a family party|other:cannot come for other reasons"))],
        """{child} from {class_name} {reason}.
        {child}, {class_name}, {reason}
        {child} in class {class_name} {reason} and stays at home.
        My son {child}, {class_name}, {reason} today.
        Please excuse {child} ({class_name}), who {reason}.
        No school for {child}: {reason}. Class {class_name}.
        {class_name}: {child} {reason}
        Tell the teacher of {class_name} that {child} {reason}.
        Can you tell the school that {child} {reason}? The class is {class_name}.
        My daughter {child} goes to {class_name} and {reason}, so she can't come.""",
        {"ok": True, "teacher": pick("Ms Hart|Mr Cole|Ms Young")},
        """I told {teacher} about {child}.
        The school knows."""),
    tool("tutor-search", "Find somebody who gives lessons.",
        [p("subject", "What to learn", SUBJECT), o("level", "Level", choice("primary school|secondary school|university")), o("online", "Online or in person", flag("online|by video", "in person|at our home"))],
        """Find a tutor for {subject}.
        {subject} tutor {online}
        My son is bad at {subject}, {level}. Who can help?
        I need lessons in {subject}, {online}.
        {subject} lessons, {level}
        I failed {subject} and want to catch up {online}.
        Who teaches {subject} at {level} level?
        Private lessons in {subject}, please.
        Can you find a {subject} tutor for {level}?
        I'm looking for someone to teach me {subject}, {online}.""",
        {"tutors": num(0, 20), "price": num(10, 50)},
        """{tutors} people teach {subject} for about {price} euros an hour.
        It costs {price} euros an hour."""),
    tool("enrol", "Enrol a student in a course by its number.",
        [p("course_no", "Number of the course", code("AA999|A-99|9999")), p("student", "Name of the student", PERSON)],
        """Enrol {student} in {course_no}.
        {student} {course_no}
        {student} wants to take the course {course_no}.
        Sign up {student} for {course_no}.
        Course {course_no}, student {student}
        Put {student} on the list of {course_no}.
        There is still room in {course_no}; take {student}.
        Register {student} for number {course_no}, please.
        Can you enrol {student} for the course {course_no}?
        I'd like to sign {student} up for course {course_no}.""",
        {"seat": num(1, 90)},
        """{student} is in {course_no}, seat {seat}.
        Seat {seat}."""),
    tool("equationSolver", "Solve an equation for x.",
        [p("equation", "The equation", EQUATION)],
        """Solve {equation}
        {equation}
        What is x in {equation}
        Find x: {equation}
        {equation}, x = ?
        I can't do this one: {equation}
        For which x is {equation}
        Homework: solve {equation}
        Can you solve this equation? {equation}
        What's the solution of {equation}""",
        {"steps": num(1, 5)},
        """I solved {equation} in {steps} steps.
        It took {steps} steps."""),
    tool("element_info", "Facts about a chemical element.",
        [p("element", "Name of the element", ELEMENT), o("property", "Which fact", choice("symbol|mass|melting_point:melting point|number:atomic number"))],
        """Tell me about {element}.
        {element} {property}
        What is the {property} of {element}?
        Chemistry homework: {property} of {element}
        Facts about {element}, please.
        I need the {property} for {element}.
        {element}?
        Look up {element} in the periodic table.
        Can you tell me the {property} of {element}?
        What do we know about the element {element}?""",
        {"facts": num(2, 20)},
        """I have {facts} facts about {element}.
        {facts} facts."""),
    tool("onThisDay", "What happened on a day of the year.",
        [p("month", "Month", MONTH), p("day", "Day of the month", digits(1, 28)), o("field", "Kind of event", choice("birth:births|death:deaths|science|sports|politics"))],
        """What happened on {month} {day}?
        {month} {day} in history
        My birthday is {month} {day}. What else happened then?
        {field} on {month} {day}
        History of {month} {day}, only {field}.
        Did anything important take place on {month} {day}?
        For a speech on {month} {day} I need some events.
        {day} {month}: what is in the history books?
        Can you tell me what happened on {month} {day}?
        What are famous {field} of {month} {day}?""",
        {"events": num(1, 40), "oldest": num(1200, 1900)},
        """I found {events} events for {month} {day}, the oldest from {oldest}.
        {events} events."""),
    tool("planet_facts", "Size, distance and moons of a planet.",
        [p("body", "Planet or other body", PLANET)],
        """Tell me something about {body}.
        {body} facts
        How big is {body}?
        I give a talk on {body}. What should I know?
        Facts on {body}, please.
        How far away is {body}?
        {body}: size, moons, distance
        My kids ask about {body}.
        What can you tell me about {body}?
        I'd like to know more about {body}.""",
        {"facts": num(3, 12)},
        """I have {facts} facts about {body}.
        {facts} facts."""),
    tool("animal_facts", "Facts about an animal.",
        [p("animal", "The animal", ANIMAL), o("fact", "What to know", choice("food|size|speed|age|habitat"))],
        """What about the {animal}: {fact}?
        {animal} {fact}
        Tell me about the {animal}.
        I saw a {animal} today. Tell me more.
        {fact} of the {animal}?
        Facts about the {animal}, please.
        For school I need the {fact} of a {animal}.
        Interesting things about a {animal}?
        Can you tell me something about the {animal}?
        What do you know about the {fact} of the {animal}?""",
        {"facts": num(2, 15)},
        """I know {facts} facts about the {animal}.
        {facts} facts."""),
    tool("cite", "Make a citation of a web page for a paper.",
        [p("url", "Address of the page", URL), p("style", "Citation style", choice("APA|MLA|Chicago|Harvard"))],
        """Cite {url} in {style}.
        {url} {style}
        I need a {style} citation for {url}.
        How do I cite {url} in {style} style?
        {style}: {url}
        My professor wants {style}, the source is {url}.
        Make {url} a {style} reference.
        Source {url}, style {style}, please
        Can you make a {style} citation of {url}?
        Please give me the reference for {url} in {style}.""",
        {"length": num(40, 160)},
        """The {style} citation of {url} has {length} letters.
        {length} letters."""),
]

CULTURE: list[Tool] = [
    tool("library.search", "Search the library catalogue",
        [p("title_or_author", "Words to search", WORK_TITLE), o("media", "Kind of medium", choice("book|film|audiobook:audio book|magazine")), o("available_only", "Only what is on the shelf now", flag("on the shelf right now|available now", "lent out or not|even if it is lent out"))],
        """Does the library have {title_or_author}?
        {title_or_author} {media}
        Look for {title_or_author} in the library.
        I'd like to borrow {title_or_author}, {available_only}.
        Search {title_or_author} as a {media}.
        Is {title_or_author} there, {available_only}?
        library: {title_or_author}
        Our book club reads {title_or_author}. Can I get it at the library?
        Can you check if the library has {title_or_author}?
        I'm looking for the {media} {title_or_author} at the library.""",
        {"copies": num(0, 6), "shelf": ref("A9.9")},
        """The library has {copies} copies of {title_or_author}.
        It is on shelf {shelf}."""),
    tool("due_books", "Books that must be returned soon.",
        [],
        """Which books do I have to return?
        library due
        When are my books due?
        Do I have books from the library?
        I got a fine last time. What must go back?
        My loans, please.
        Is anything overdue at the library?
        List the books I borrowed.
        Do I have to take any books back?
        When do my library books have to be returned?""",
        {"books": num(0, 9), "next_due": on},
        """You have {books} books, the next is due on {next_due}.
        The next is due on {next_due}."""),
    tool("museumHours", "Opening times of a museum.",
        [p("museum", "Name of the museum", MUSEUM), o("day", "Day of the visit", DAY)],
        """When is the {museum} open?
        {museum} {day}
        Is the {museum} open {day}?
        We want to visit the {museum} {day}. How late can we stay?
        Hours of the {museum}
        Until when can I get into the {museum}?
        {museum} opening times please
        I have an hour free {day}. Is the {museum} open?
        What are the opening hours of the {museum}?
        Can you check if the {museum} is open {day}?""",
        {"opens": at, "closes": at},
        """The {museum} opens at {opens} and closes at {closes}.
        It is open from {opens} to {closes}."""),
    tool("art_shows", "Exhibitions that run in a city.",
        [p("city", "City", CITY), o("art", "Kind of art", choice("paintings|photos|sculptures|fashion|design"))],
        """Which exhibitions are on in {city}?
        {city} {art}
        I'd like to see {art} in {city}.
        It rains in {city}. Any museum shows?
        Exhibitions in {city} with {art}
        What do the museums of {city} show?
        {art} on display in {city}?
        We spend a day in {city} and love {art}.
        Are there any exhibitions in {city} at the moment?
        Where can I look at {art} in {city}?""",
        {"count": num(0, 20), "best": pick("Light and Stone|Faces|The Sea|Early Colours")},
        """{city} has {count} exhibitions, for example {best}.
        See {best}."""),
    tool("theatre_seats", "Book seats in the theatre.",
        [p("play", "Title of the play", WORK_TITLE), p("date", "Date", DATE), p("seats", "Number of seats", integer(1, 8)), o("row", "Wished row", digits(1, 25)), o("section", "Part of the house", choice("stalls|balcony|box"))],
        """{seats} seats for {play} on {date}.
        {play} {date} {seats}
        Book {seats} seats in the {section} for {play}, {date}.
        We'd love to see {play} on {date}. There are {seats} of us.
        On {date} {seats} people want to watch {play}, row {row}.
        {play}, {date}, {seats} seats, {section}, row {row}
        Get theatre tickets: {play}, {date}, {seats} persons.
        Are there {seats} seats left for {play} on {date}? Take them.
        Can you book {seats} seats for {play}? We want to go on {date}.
        I'd like {seats} seats on {date} to see {play}, row {row} if possible.""",
        {"price": num(15, 300), "code": ref("TH-999")},
        """{seats} seats for {play} on {date} cost {price} euros.
        Your code is {code}."""),
    tool("poem", "Writes a short poem about something.",
        [p("about", "What it is about", TOPIC), o("lines", "Number of lines", integer(2, 12)), o("mood", "Mood", choice("happy|sad|funny|calm"))],
        """Write a poem about {about}.
        poem {about} {lines} lines
        {lines} lines of poetry about {about}, please.
        I need a {mood} poem on {about} for a card.
        Rhyme something about {about}.
        {mood} verses about {about}
        It is my aunt's birthday and she likes {about}. A poem!
        Make {lines} {mood} lines on {about}.
        Can you write a short poem about {about}?
        I'd like a {mood} poem of {lines} lines about {about}.""",
        {"poem": pick("The wind is low, the lamps aglow.|A little light, a quiet night.|Far and near, the sky is clear.")},
        """{poem}
        Here it is: {poem}"""),
    tool("news.headlines", "Latest headlines",
        [o("topic", "Topic of the news", choice("politics|sports|business|science|culture|weather")), o("count", "How many", integer(1, 10))],
        """What's in the news?
        news
        {topic} news
        Give me {count} headlines.
        Anything new in {topic}?
        I haven't read a paper for days. What happened?
        {count} headlines about {topic}, please
        Read me the {topic} headlines.
        What are the latest {topic} news?
        Can you tell me the {count} most important headlines?""",
        {"first": pick("New bridge opens|Storm reaches the coast|Team wins the cup|Prices fall again")},
        """The first headline is: {first}.
        {first}."""),
    tool("NewsSearch", "Search newspaper articles by words and dates.",
        [p("keywords", "Words in the article", QUERY), o("fromDate", "Earliest date", DATE), o("toDate", "Latest date", DATE), o("country", "Country of the paper", COUNTRY)],
        """Find articles on {keywords}.
        {keywords} {fromDate} {toDate}
        What did the papers write about {keywords}?
        Articles about {keywords} between {fromDate} and {toDate}, please.
        Press from {country} about {keywords}
        I do research on {keywords}. Get me articles since {fromDate}.
        Newspapers of {country}: {keywords}, up to {toDate}
        Was {keywords} in the paper?
        Can you find newspaper articles about {keywords}?
        I'd like to read what papers in {country} say about {keywords}.""",
        {"articles": num(0, 500)},
        """I found {articles} articles on {keywords}.
        {articles} articles."""),
    tool("local_news", "News of a postcode area.",
        [p("zip", "Postcode", POSTCODE)],
        """What's new in {zip}?
        news {zip}
        Local news for {zip}, please.
        I hear sirens. Did something happen in {zip}?
        {zip} headlines
        We just moved to {zip}. What is going on here?
        Any news from the area {zip}?
        Is there anything in the local paper of {zip}?
        Can you show me the local news of {zip}?
        What's happening around {zip}?""",
        {"items": num(0, 12), "top": pick("a street party|a closed road|a new bakery|a lost dog")},
        """{zip} has {items} news, first {top}.
        First: {top}."""),
    tool("live_score", "Score of a match that is being played.",
        [p("team", "Name of the team", TEAM)],
        """What's the score of {team}?
        {team} score
        And how is {team} doing out there?
        Is {team} winning?
        I can't watch {team} today. How does it stand?
        {team} live
        Did {team} score yet?
        Who leads, {team} or the others?
        Can you tell me how {team} is playing?
        What's the score in the match of {team}?""",
        {"own": num(0, 5), "other": num(0, 5), "minute": num(1, 90)},
        """{team} plays {own} to {other} in minute {minute}.
        It is {own} to {other}."""),
    tool("next_match", "When and where a team plays next.",
        [p("club", "Name of the club", TEAM), o("home", "Only home or away games", flag("at home", "away"))],
        """When does {club} play next?
        {club} next match {home}
        Next game of {club}, {home}
        I want to see {club} {home}. When?
        Against whom does {club} play?
        {club}: date of the next match
        My nephew loves {club}. When can we watch a game {home}?
        When will {club} be on the pitch again?
        When is the next {club} game?
        Can you find out when {club} plays {home}?""",
        {"date": on, "against": lambda rng, arguments: w.town(rng, "train")},
        """{club} plays against {against} on {date}.
        The next match is on {date}."""),
    tool("LeagueTable", "Table of a league.",
        [p("sport", "Sport", SPORT), p("country", "Country of the league", COUNTRY), o("top", "Only the first places", integer(3, 10))],
        """Who leads {sport} in {country}?
        {sport} {country} table
        Show the {sport} table of {country}.
        The top {top} in {sport}, {country}
        Which {sport} team of {country} is first?
        My friend from {country} talks about {sport} only. What is the table?
        {country}: {sport} league, first {top}
        Standings in {sport} for {country}, please.
        Can you show me the {sport} table from {country}?
        What does the {sport} league in {country} look like?""",
        {"leader": lambda rng, arguments: w.town(rng, "train"), "points": num(10, 90)},
        """{leader} leads with {points} points.
        First is {leader}."""),
    tool("player_stats", "Numbers of a player in a season.",
        [p("player", "Name of the player", PERSON), p("season", "Year of the season", digits(2005, 2025)), o("stat", "What is counted", choice("goals|assists|games|points"))],
        """How did {player} play in {season}?
        {player} {season} {stat}
        How many {stat} did {player} have in {season}?
        {season}: {player}, {stat}
        I bet that {player} was better in {season}. Show the numbers.
        Statistics of {player}, season {season}
        The {stat} of {player} for {season}, please.
        Was {season} a good year for {player}?
        Can you show me the numbers of {player} from {season}?
        What were the {stat} of {player} in {season}?""",
        {"games": num(1, 60), "value": num(0, 60)},
        """In {season} {player} had {games} games.
        {games} games."""),
    tool("book_court", "Book a court or field for sports.",
        [p("sport", "Sport", choice("tennis|badminton|squash|volleyball|basketball|football")), p("date", "Day", DATE), p("start_time", "Start", TIME), o("minutes", "Length", digits(30, 120, 30))],
        """Book a {sport} court on {date} at {start_time}.
        {sport} {date} {start_time}
        We want to play {sport} on {date}, {start_time}, for {minutes} minutes.
        Court for {sport}: {date}, {start_time}, {minutes} minutes
        On {date} at {start_time} I have time for {sport}.
        Reserve {minutes} minutes of {sport} for {date}, from {start_time}.
        My sister challenged me to {sport} on {date} at {start_time}.
        At {start_time} on {date} we need a place to play {sport}.
        Can you book us a court for {sport} on {date} at {start_time}?
        I'd like to play {sport} for {minutes} minutes on {date}, starting at {start_time}.""",
        {"court": num(1, 12), "price": num(5, 40)},
        """Court {court} is yours on {date} at {start_time}.
        It costs {price} euros."""),
    tool("chess.move", "Make a move in the chess game.",
        [p("move", "Move in short notation", MOVE)],
        """{move}
        I play {move}.
        My move: {move}
        Let me move {move}.
        I answer with {move}.
        chess {move}
        Then {move}!
        I think for a minute and choose {move}.
        I'd like to play {move}.
        For my next move I take {move}.""",
        {"reply": pick("Nf6|d5|Bc5|Qd8|Rb1"), "check": pick("yes|no")},
        """You played {move}, I answer {reply}.
        I play {reply}."""),
    tool("battleship.fire", "Shoot at a square in the game of battleships.",
        [p("square", "Square, such as B4", SQUARES)],
        """Fire at {square}!
        {square}
        Shoot {square}.
        I shoot at {square}.
        My next shot is {square}.
        Try {square}
        bomb {square}
        There must be a ship at {square}.
        I think I'll shoot at {square}.
        Can you fire at {square}?""",
        {"hit": pick("water|a hit|a ship sunk")},
        """{square}: {hit}.
        {hit}."""),
    tool("new_game", "Start a game.",
        [p("game", "Which game", choice("chess|hangman|memory|sudoku|tic_tac_toe:tic-tac-toe|solitaire")), o("difficulty", "How hard", choice("easy|normal|hard"))],
        """Let's play {game}.
        {game}, {difficulty}
        Start a game of {game}.
        I am bored, how about {game}?
        A {difficulty} round of {game}, please.
        {game}!
        I want to play {game} on {difficulty}.
        Open {game} in {difficulty} mode.
        Can we play {game}?
        I feel like a game of {game}, {difficulty} please.""",
        {"game_id": num(1, 999)},
        """{game} starts, have fun.
        Game {game_id} starts."""),
    tool("leaderboard", "Best players.",
        [o("period", "Time span", choice("day:today|week:this week|month:this month|all:of all time"))],
        """Who is the best player {period}?
        leaderboard
        High scores {period}
        Am I on the list of the best?
        Show me the ranking.
        Which player has the most points {period}?
        Best scores please
        I beat everyone, look at the table!
        Can you show the leaderboard?
        Who has the highest score {period}?""",
        {"first": pick("Zoe|Max|Vera|Hugo"), "points": num(100, 9000)},
        """{first} leads with {points} points.
        First is {first}."""),
    tool("undoMove", "Take back the last move.",
        [],
        """Take back my move.
        undo
        Oops, that was a mistake.
        I did not mean that move.
        Go one move back.
        Let me try that again.
        That was stupid of me, undo it.
        Back, please.
        Can I take my last move back?
        Please undo the last move.""",
        {"moves_left": num(0, 60)},
        """The last move is undone.
        Undone."""),
]

TOWN: list[Tool] = [
    tool("ReportDamage", "Report something broken in the streets",
        [p("what", "What is broken", choice("street_light:a street light|pothole:a pothole|bench:a broken bench|sign:a bent sign|playground:a swing")), p("address", "Where", ADDRESS), o("details", "More words", text("it is dangerous|since last week|it is dark at night|children play there|a car hit it|it blocks the way|glass is lying around|it makes noise|after the storm|third time this year"))],
        """There is {what} at {address} to be repaired.
        {what}, {address}
        {what} needs repair at {address}, {details}.
        Tell the town about {what} at {address}.
        Broken: {what}, in front of {address}; {details}
        I nearly fell because of {what} at {address}.
        At {address} somebody should fix {what}.
        Report {what}. It is at {address}.
        Can you tell the city about {what} near {address}?
        I want to report {what} at {address}, {details}.""",
        {"report": ref("D-9999"), "days": num(1, 30)},
        """The town will fix it at {address} in {days} days.
        Your report is {report}."""),
    tool("ReportNoise", "Complain about noise.",
        [p("street", "Where it is loud", ADDRESS), p("source", "What is loud", choice("music|party|dog|construction|traffic"))],
        """It is so loud at {street}: {source}!
        noise {street} {source}
        I can't sleep because of the {source} at {street}.
        Complaint about {source} at {street}.
        The {source} at {street} goes on for hours.
        {street}: {source}, please do something
        Send someone to {street}, the noise comes from {source}.
        My neighbour at {street} is noisy again ({source}).
        Can someone stop the {source} at {street}?
        I'd like to complain about the {source} at {street}.""",
        {"case": ref("L-999")},
        """Your complaint about {street} is case {case}.
        Case {case}."""),
    tool("office_hours", "Opening times of a public office.",
        [p("office", "Which office", choice("town hall|tax office|passport office|job centre|registry|land office")), o("town", "Town", CITY)],
        """When does the {office} open?
        {office} hours {town}
        Is the {office} in {town} open today?
        I need a paper from the {office}. When can I go?
        {office}, {town}
        How long is the {office} open?
        Opening times of the {office}, please.
        I work until five. Can I still reach the {office} of {town}?
        What are the opening hours of the {office}?
        Can you tell me when the {office} in {town} is open?""",
        {"opens": at, "closes": at},
        """The {office} is open from {opens} to {closes}.
        It opens at {opens}."""),
    tool("book_office_slot", "Appointment at the town hall.",
        [p("service", "What is needed", choice("passport|id_card:identity card|driving_licence:driving licence|marriage|moving|birth certificate")), p("date", "Day", DATE), o("time", "Time", CLOCK)],
        """I need an appointment for {service} on {date}.
        {service} {date} {time}
        Town hall: {service}, {date}
        Can I come on {date} because of {service}?
        {date}, {time}: {service} please
        It is about {service}. I could come on {date} at {time}.
        Book {date} at the town hall for {service}.
        My papers have run out. Get a slot for {service}, {date}.
        Can you book an appointment at the town hall on {date}? It's about {service}.
        I'd like to come in on {date} at {time} for {service}.""",
        {"number": ref("A-999"), "room": num(1, 60)},
        """Your appointment on {date} has the number {number}.
        Come to room {room}."""),
    tool("register_address", "Tell the town about a new address.",
        [p("person", "Who moved", PERSON), p("new_address", "New address", ADDRESS), p("postcode", "Postcode", POSTCODE), p("moved_on", "Day of moving", DATE)],
        """{person} moved to {new_address}, {postcode}, on {moved_on}.
        {person} / {new_address} / {postcode} / {moved_on}
        Register {person} at {new_address}, {postcode}, from {moved_on}.
        New address of {person}: {new_address}, {postcode}, since {moved_on}
        Since {moved_on} {person} lives at {new_address} in {postcode}.
        On {moved_on} {person} moved. The address is {new_address}, {postcode}.
        Change the address of {person} to {new_address}, {postcode}; day of moving {moved_on}.
        We moved! {person}, {new_address}, {postcode}, {moved_on}.
        Can you register {person} at the new address {new_address}, {postcode}? The move was on {moved_on}.
        Please tell the town that {person} lives at {new_address}, {postcode} since {moved_on}.""",
        {"confirmation": ref("R-9999")},
        """{person} is registered at {new_address}.
        The confirmation is {confirmation}."""),
    tool("parking_permit", "Permit to park for people who live in a street.",
        [p("licence", "Number plate", code("AA 9999|AAA 999|A-AA 999")), p("street", "Street of the home", ADDRESS), o("months", "For how many months", integer(1, 12)), o("electric", "Whether it is an electric car", flag("it is electric|an electric car", "it runs on petrol|not electric"))],
        """A parking permit for {licence}, {street}.
        {licence} {street} {months} months
        I live at {street} and drive {licence}. Get me a permit.
        Permit for {months} months: {licence}, {street}, {electric}
        Let me park at {street} with {licence}, {electric}.
        Parking at {street} for the car {licence}, please.
        My car {licence} gets fines at {street} all the time. I want a permit.
        Resident permit, plate {licence}, home {street}, {months} months
        Can I get a parking permit for {licence}? I live at {street}.
        I need a permit for my car {licence} at {street}, {electric}.""",
        {"fee": num(10, 120), "permit": ref("PP-999")},
        """The permit for {licence} is {permit} and costs {fee} euros.
        The fee is {fee} euros."""),
    tool("dog_licence", "Register a dog with the town.",
        [p("dog_name", "Name of the dog", NAME), p("breed", "Breed", text("poodle|beagle|terrier|collie|labrador|dachshund|boxer|husky|spaniel|pug|greyhound|shepherd")), p("owner", "Name of the owner", PERSON)],
        """Register my dog {dog_name}, a {breed}; owner {owner}.
        {dog_name} {breed} {owner}
        {owner} has a new {breed} called {dog_name}.
        Dog licence: {dog_name}, {breed}, owner is {owner}
        We got a {breed}. The name is {dog_name}, and the owner {owner}.
        {owner} wants to register the {breed} {dog_name}.
        I am {owner} and this is {dog_name}, my {breed}.
        Sign up the {breed} {dog_name} for {owner}.
        Can you register a dog? It's a {breed} called {dog_name} and belongs to {owner}.
        Please get a licence for {dog_name}, the {breed} of {owner}.""",
        {"tag": ref("99999"), "tax": num(20, 120)},
        """{dog_name} has the tag {tag}.
        The tax is {tax} euros."""),
    tool("polling_place", "Where to vote.",
        [p("postcode", "Postcode of the home", POSTCODE)],
        """Where do I vote? I live in {postcode}.
        vote {postcode}
        Polling place for {postcode}
        I want to cast my vote; my postcode is {postcode}.
        To which school do I go for the election, {postcode}?
        {postcode}: where is the ballot box?
        Sunday is election day and I live in {postcode}.
        Tell me the polling station of {postcode}.
        Where can people in {postcode} vote?
        My postcode is {postcode}, where is my polling place?""",
        {"place": pick("Town School|City Hall|the library|the fire station"), "until": at},
        """People in {postcode} vote at {place} until {until}.
        Go to {place}."""),
    tool("water-quality", "Is the water of a lake or beach good for swimming.",
        [p("water", "Name of the lake or beach", same(lambda rng, split: rng.choice(("Lake ", "")) + w.invented(rng, split).capitalize() + rng.choice(("", " Beach", " Bay"))))],
        """Can I swim at {water}?
        {water} water
        How clean is {water}?
        The children want to go to {water}. Is the water good?
        Water quality of {water}
        Is it safe to bathe at {water}?
        {water}: swimming allowed?
        Are there algae at {water}?
        Can you check the water at {water}?
        Is the water clean enough for a swim at {water}?""",
        {"quality": pick("excellent|good|poor"), "degrees": num(9, 28)},
        """The water at {water} is {quality} with {degrees} degrees.
        It is {quality}."""),
    tool("create_poll", "Create a poll",
        [p("question", "The question", text("Where shall we eat?|When do we meet?|Which colour is best?|Who brings the cake?|Shall we buy a new printer?|What film do we watch?|Where do we go on holiday?|Which name is nicer?|Do we need a longer break?|What should we cook?")), p("options", "The answers to choose from", several("yes|no|maybe|red|blue|Monday|Friday|pizza|soup|the lake|the hills|Anna|Otto|later", 2, 4)), o("anonymous", "Hide who voted for what", flag("anonymous|with hidden names", "with names|not anonymous"))],
        """Ask everyone: {question} {options}
        Poll: {question} Answers: {options}
        "{question}" with {options} to choose from
        Start a poll, {anonymous}: {question} Options are {options}.
        We can't agree. Let people vote: {question} {options}
        {question} {options} - {anonymous}
        Put this to the vote: {question} The choice is between {options}.
        New survey {question} Options: {options}
        Can you create a poll that asks "{question}" with the options {options}?
        Let's vote on this: {question} They can pick {options}.""",
        {"link": ref("poll-9A9")},
        """The poll is open at {link}.
        Vote at {link}."""),
    tool("ClosePoll", "Close a poll and count the votes.",
        [p("pollId", "Id of the poll", code("poll-999|P999|A9A9"))],
        """Close {pollId}.
        Who won {pollId}?
        {pollId} close
        Everyone has voted in {pollId}. Count it.
        End the poll {pollId}.
        Stop the voting on {pollId}.
        Time is up for {pollId}.
        Count the votes of {pollId}, please.
        Can you close the poll {pollId}?
        I'd like to end {pollId} and see the result.""",
        {"votes": num(2, 300), "winner": pick("yes|no|Friday|pizza|blue")},
        """{winner} won {pollId}, with {votes} votes in all.
        The winner is {winner}."""),
    tool("volunteer", "Find a place to help without pay.",
        [p("city", "City", CITY), p("cause", "Whom to help", choice("animals|children|old people|nature|refugees|sports")), o("hours_per_week", "Hours a week", integer(1, 10))],
        """I'd like to help {cause} in {city}.
        volunteer {city} {cause}
        Where can I work for {cause} in {city}, {hours_per_week} hours a week?
        I have {hours_per_week} hours a week and want to do something for {cause}. I live in {city}.
        Who needs help with {cause} around {city}?
        {city}: {cause}, {hours_per_week} hours
        Since I retired I'd love to help {cause} in {city}.
        Find me volunteer work, {cause}, {city}.
        Can I do something for {cause} in {city}?
        I'm looking for a way to help {cause} near {city}, {hours_per_week} hours per week.""",
        {"places": num(0, 15), "group": pick("Helping Hands|Open Door|Green Circle")},
        """{group} in {city} needs people, {places} places in all.
        Ask {group}."""),
    tool("lost_pet", "Report a lost pet.",
        [p("pet", "Kind of animal", choice("cat|dog|parrot|rabbit|tortoise")), p("name", "Its name", NAME), p("last_seen", "Where it was seen last", LANDMARK), o("contact", "Address for answers", EMAIL)],
        """My {pet} {name} is gone, last seen near {last_seen}.
        lost {pet} {name} {last_seen}
        {name}, our {pet}, ran away at {last_seen}.
        Has anyone seen {name}? A {pet}, last seen at {last_seen}, mail {contact}.
        We miss {name} the {pet} since we were at {last_seen}.
        Report a lost {pet}: {name}, {last_seen}, {contact}
        {last_seen} was where I saw my {pet} {name} for the last time.
        Help! The {pet} {name} got lost around {last_seen}.
        Can you report that our {pet} {name} is missing? It was last at {last_seen}.
        I lost my {pet} near {last_seen}. Its name is {name}, write to {contact}.""",
        {"notice": ref("LP-99")},
        """The notice for {name} is {notice}.
        I hope {name} comes back."""),
    tool("power_outage", "Whether the electricity is out in an area.",
        [p("area", "Postcode", POSTCODE)],
        """Is there a power cut in {area}?
        power out {area}
        All the lights went off in {area}.
        Why is it dark in {area}?
        We have no electricity in {area}. How long will it last?
        {area} no power
        Is the electricity gone in all of {area}?
        Outage map for {area}, please.
        Can you check for a power cut in {area}?
        When does the power come back in {area}?""",
        {"state": pick("a power cut|no problem"), "until": at},
        """{area} has {state}.
        It should be over at {until}."""),
    tool("meeting_in_town", "Public meetings of the town council.",
        [o("topic", "What is discussed", choice("traffic|schools|housing|parks|budget")), o("when", "When", WHEN)],
        """When does the town council meet?
        council {topic}
        Is there a public meeting about {topic}?
        I want to say something about {topic} to the council.
        Council meetings {when}
        They plan something with {topic}. When can citizens speak?
        Next council meeting, please.
        Does the council talk about {topic} {when}?
        When is the next meeting of the town council?
        Can I go to a council meeting about {topic}?""",
        {"date": on, "time": at},
        """The council meets on {date} at {time}.
        It is on {date}."""),
]

TOOLS: list[Tool] = SCHOOL + CULTURE + TOWN
