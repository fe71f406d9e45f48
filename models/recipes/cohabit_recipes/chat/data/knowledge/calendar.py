"""Months, days, seasons, holidays, spans of time and years that everybody learns."""

from .relation import Relation, Single, lined_pairs_of


MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()

SEASON_MONTHS = {month: ["winter", "spring", "summer", "autumn"][(index + 1) // 3 % 4] for index, month in enumerate(MONTHS)}

HOLIDAYS = lined_pairs_of("""
New Year's Day=January 1|New Year's Eve=December 31|Christmas Day=December 25|Christmas Eve=December 24|Boxing Day=December 26|Valentine's Day=February 14
Halloween=October 31|Independence Day in the United States=July 4
St. Patrick's Day=March 17|April Fools' Day=April 1|All Saints' Day=November 1|May Day=May 1|Epiphany=January 6|Earth Day=April 22
Bastille Day in France=July 14|German Unity Day=October 3|Veterans Day in the United States=November 11
International Women's Day=March 8|Guy Fawkes Night=November 5|Canada Day=July 1|Australia Day=January 26|Groundhog Day=February 2|Cinco de Mayo=May 5
St. Nicholas Day=December 6|Burns Night=January 25|Saint George's Day=April 23|World Book Day of UNESCO=April 23
Juneteenth=June 19|Europe Day=May 9|United Nations Day=October 24|Human Rights Day=December 10|World Health Day=April 7|Pi Day=March 14|Star Wars Day=May 4
Leap Day=February 29|World Environment Day=June 5|Republic Day in India=January 26|Independence Day in India=August 15|Anzac Day=April 25
Saint Andrew's Day=November 30|Saint David's Day=March 1
""")  # fmt: skip

HOLIDAY_MONTHS = lined_pairs_of("""
Thanksgiving in the United States=November|Thanksgiving in Canada=October|Labor Day in the United States=September|Memorial Day in the United States=May
Martin Luther King Day=January|Columbus Day=October|Christmas=December|Halloween=October|Valentine's Day=February
St. Patrick's Day=March|April Fools' Day=April|New Year=January|Presidents' Day=February|Mother's Day in the United States=May
Father's Day in the United States=June|Boxing Day=December|Guy Fawkes Night=November|Bastille Day=July|Veterans Day=November|Wimbledon final=July
""")  # fmt: skip

YEARS = lined_pairs_of("""
the First World War began=1914|the First World War ended=1918|the Second World War began=1939|the Second World War ended=1945|the Berlin Wall fell=1989
the Berlin Wall was built=1961|Germany was reunited=1990|the French Revolution began=1789|the first people walked on the Moon=1969
Columbus reached America=1492|the United States declared its independence=1776|the Titanic sank=1912|the Titanic hit an iceberg=1912
the Battle of Hastings took place=1066|Magna Carta was sealed=1215|the Great Fire of London broke out=1666|the Battle of Waterloo took place=1815
the American Civil War began=1861|the American Civil War ended=1865|Abraham Lincoln was shot=1865|John F. Kennedy was shot=1963
the Wright brothers made their first flight=1903|the first person flew into space=1961|Yuri Gagarin flew into space=1961|the satellite Sputnik was launched=1957
Martin Luther published his theses=1517|the Russian Revolution took place=1917|the Soviet Union broke up=1991|the euro coins and notes came into use=2002
India became independent=1947|the United Nations was founded=1945|the first modern Olympic Games took place=1896
the Eiffel Tower was finished=1889|the Suez Canal was opened=1869|the Panama Canal was opened=1914|the Chernobyl disaster happened=1986
the first atomic bomb was dropped on a city=1945|Napoleon died=1821|Nelson Mandela was set free=1990|Nelson Mandela became president=1994
the Spanish Armada was defeated=1588|Constantinople was taken by the Turks=1453|Vesuvius destroyed Pompeii=79|Charlemagne was crowned emperor=800
the Thirty Years' War began=1618|the Thirty Years' War ended=1648|Queen Victoria came to the throne=1837|Queen Victoria died=1901
Elizabeth II became queen=1952|Elizabeth II died=2022|Princess Diana died=1997|the Great Depression began on Wall Street=1929|D-Day took place=1944
Pearl Harbor was attacked=1941|the Boston Tea Party took place=1773|the Statue of Liberty was dedicated=1886
Alaska was sold to the United States=1867|Everest was climbed for the first time=1953|the South Pole was reached for the first time=1911
Martin Luther King gave his speech I Have a Dream=1963|Martin Luther King was shot=1968|the September 11 attacks happened=2001|the first iPhone came out=2007
the United Kingdom voted to leave the European Union=2016|the Channel Tunnel was opened=1994|Lindbergh flew alone across the Atlantic=1927
penicillin was discovered=1928|women in New Zealand got the vote=1893|the Mayflower sailed to America=1620|Captain Cook landed in Australia=1770
the Bastille was stormed=1789|Magellan set out to sail around the world=1519|Vasco da Gama sailed to India=1497|the first heart transplant took place=1967
the sheep Dolly was born=1996|Shakespeare died=1616|Mozart was born=1756|Albert Einstein was born=1879|Prohibition began in the United States=1920
the Cuban Missile Crisis happened=1962
""")  # fmt: skip

WAR_STARTS = lined_pairs_of("""
First World War=1914|Second World War=1939|American Civil War=1861|French Revolution=1789|Thirty Years' War=1618|Russian Revolution=1917|Spanish Civil War=1936
Korean War=1950|Hundred Years' War=1337|Franco-Prussian War=1870|Crimean War=1853|Falklands War=1982|American War of Independence=1775
""")  # fmt: skip
WAR_ENDS = lined_pairs_of("""
First World War=1918|Second World War=1945|American Civil War=1865|Thirty Years' War=1648|Spanish Civil War=1939|Korean War=1953|Hundred Years' War=1453
Franco-Prussian War=1871|Crimean War=1856|Falklands War=1982|Vietnam War=1975|American War of Independence=1783|Russian Civil War=1922
""")  # fmt: skip
EVENTS = lined_pairs_of("""
fall of the Berlin Wall=1989|building of the Berlin Wall=1961|first Moon landing=1969|sinking of the Titanic=1912|Battle of Hastings=1066
Battle of Waterloo=1815|Great Fire of London=1666|Battle of Trafalgar=1805|Battle of Gettysburg=1863|American Declaration of Independence=1776
storming of the Bastille=1789|Boston Tea Party=1773|Chernobyl disaster=1986|attack on Pearl Harbor=1941|D-Day landing in Normandy=1944
murder of John F. Kennedy=1963|murder of Abraham Lincoln=1865|murder of Archduke Franz Ferdinand=1914|reunification of Germany=1990|end of the Soviet Union=1991
first powered flight of the Wright brothers=1903|first human space flight=1961|founding of the United Nations=1945|independence of India=1947
sealing of Magna Carta=1215|Wall Street Crash=1929|discovery of America by Columbus=1492|fall of Constantinople=1453|first ascent of Mount Everest=1953
first modern Olympic Games=1896
great San Francisco earthquake=1906|Hindenburg disaster=1937|Live Aid concert=1985|Woodstock festival=1969|Challenger disaster=1986|Fukushima disaster=2011
Peace of Westphalia=1648|Treaty of Versailles=1919|Treaty of Rome=1957|Great Exhibition in London=1851|Peasants' Revolt in England=1381
""")  # fmt: skip

TIMES = lined_pairs_of("""
breakfast=in the morning|lunch=at midday|dinner=in the evening|sunrise=in the morning|sunset=in the evening|noon=at twelve o'clock in the day
midnight=at twelve o'clock at night|harvest=in late summer and autumn|snow=mostly in winter|the longest day of the year in the north=in June
the shortest day of the year in the north=in December
""")  # fmt: skip

UNITS = lined_pairs_of("""
decade=10 years|century=100 years|millennium=1,000 years|fortnight=two weeks|quarter of an hour=15 minutes|quarter of a year=three months|weekend=two days
leap year=366 days|normal year=365 days|football match without breaks=90 minutes|season of the year=three months|school week in most countries=five days
half hour=30 minutes|working week in most countries=five days
""")  # fmt: skip

ZODIAC = lined_pairs_of("Aries=ram|Taurus=bull|Gemini=twins|Cancer=crab|Leo=lion|Virgo=virgin|Libra=scales|Scorpio=scorpion|Sagittarius=archer|Capricorn=goat|"
"Aquarius=water bearer|Pisces=fish")

ANNIVERSARIES = lined_pairs_of("25 years=silver|50 years=golden|60 years=diamond|40 years=ruby|30 years=pearl|10 years=tin|70 years=platinum|5 years=wooden")

CENTURIES = {f"{(n - 1) * 100 + 50}": f"{n}th" for n in range(11, 21)} | {"1492": "15th", "1666": "17th", "1789": "18th", "1815": "19th", "1914": "20th",
"1945": "20th", "1969": "20th", "2010": "21st", "2024": "21st", "1066": "11th"}

LEAP_YEARS = {
    str(year): "a leap year" if year % 4 == 0 and (year % 100 or year % 400 == 0) else "not a leap year"
    for year in [*range(1996, 2041), 1900, 1800, 2100]
}

SEASONS = lined_pairs_of("spring=summer|summer=autumn|autumn=winter|winter=spring")

WORDS = lined_pairs_of("""
birthday=the day of the year on which someone was born|anniversary=a day on which we remember something from an earlier year|leap year=a year with 366 days
weekend=Saturday and Sunday|season=one of the four parts of the year|calendar month=one of the twelve parts of a year
solstice=the longest or the shortest day of the year|equinox=a day on which day and night are equally long|deadline=the time by which something must be done
time zone=an area in which all clocks show the same time|workday=a day on which people work|bank holiday=a public holiday in Britain
""")  # fmt: skip

NEXT_QUESTIONS = [
    "Which {kind} comes after {x}?", "What {kind} comes after {x}?", "What is the {kind} after {x}?", "Which {kind} follows {x}?",
    "What is the next {kind} after {x}?", "Tell me the {kind} after {x}.",
    "Name the {kind} that follows {x}.", "After {x} comes which {kind}?", "When {x} is over, which {kind} begins?", "Which {kind} is next in line after {x}?",
]  # fmt: skip
BEFORE_QUESTIONS = [
    "Which {kind} comes before {x}?", "What {kind} comes before {x}?", "What is the {kind} before {x}?", "Which {kind} is just before {x}?",
    "What is the last {kind} before {x}?", "Tell me the {kind} before {x}.",
    "Name the {kind} before {x}.", "Before {x} comes which {kind}?", "When {x} begins, which {kind} has just ended?", "Which {kind} is directly ahead of {x}?",
]  # fmt: skip


def _of(kind: str, questions: list[str]) -> list[str]:
    return [question.replace("{kind}", kind) for question in questions]


RELATIONS = [
    Relation("next_month", dict(zip(MONTHS, MONTHS[1:] + MONTHS[:1])), _of("month", NEXT_QUESTIONS), "The month after {x} is {y}."),
    Relation("month_before", dict(zip(MONTHS, MONTHS[-1:] + MONTHS[:-1])), _of("month", BEFORE_QUESTIONS), "The month before {x} is {y}."),
    Relation("next_day", dict(zip(DAYS, DAYS[1:] + DAYS[:1])), _of("day", NEXT_QUESTIONS), "The day after {x} is {y}."),
    Relation("day_before", dict(zip(DAYS, DAYS[-1:] + DAYS[:-1])), _of("day", BEFORE_QUESTIONS), "The day before {x} is {y}."),
    Relation("next_season", SEASONS, _of("season", NEXT_QUESTIONS), "The season after {x} is {y}."),
    Relation("season_before", {after: before for before, after in SEASONS.items()}, _of("season", BEFORE_QUESTIONS), "The season before {x} is {y}."),
    Relation(
        "tomorrow",
        dict(zip(DAYS, DAYS[1:] + DAYS[:1])),
        [
            "Today is {x}. What day is tomorrow?", "If today is {x}, what day is tomorrow?", "It is {x} today. Which day is tomorrow?",
            "When today is {x}, what is tomorrow?", "What day is tomorrow if today is {x}?",
            "Today is {x}, so tomorrow is what day?", "We have {x} today. What day will it be tomorrow?", "Suppose today is {x}. What is tomorrow?",
            "Which day will it be tomorrow, when it is {x} now?", "Given that today is {x}, name the day of tomorrow.",
        ],
        "If today is {x}, tomorrow is {y}.",
    ),
    Relation(
        "yesterday",
        dict(zip(DAYS, DAYS[-1:] + DAYS[:-1])),
        [
            "Today is {x}. What day was yesterday?", "If today is {x}, what day was yesterday?", "It is {x} today. Which day was yesterday?",
            "When today is {x}, what was yesterday?", "What day was yesterday if today is {x}?",
            "Today is {x}, so yesterday was what day?", "We have {x} today. What day was it yesterday?", "Suppose today is {x}. What was yesterday?",
            "Which day was it yesterday, when it is {x} now?", "Given that today is {x}, name the day of yesterday.",
        ],
        "If today is {x}, yesterday was {y}.",
    ),
    Relation(
        "month_number",
        dict(zip(ORDINALS, MONTHS)),
        [
            "What is the {x} month of the year?", "Which month is the {x} of the year?", "Name the {x} month.", "Tell me the {x} month of the year.",
            "Which is the {x} month?", "What month comes {x} in the year?",
            "Do you know the {x} month of the year?", "What is the name of the {x} month?", "In the year, which month is the {x}?",
            "How do we call the {x} month of the year?",
        ],
        "The {x} month of the year is {y}.",
        [
            "Which number does the month {y} have?", "What number is the month {y}?", "Which place does {y} have among the months?",
            "Is {y} the first, second or which month?", "Tell me the number of the month {y}.", "The how-many-th month is {y}?",
            "At which place in the year is {y}?", "In the order of the months, where does {y} stand?",
        ],
        "In the order of the months, {y} is the {x}.",
    ),
    Relation(
        "month_days",
        dict(zip(MONTHS, "31|28, or 29 in a leap year|31|30|31|30|31|31|30|31|30|31".split("|"))),
        [
            "How many days does {x} have?", "How many days are in {x}?", "How many days are there in {x}?", "What is the number of days in {x}?",
            "How long is {x}?", "Tell me how many days {x} has.",
            "Does {x} have 30 or 31 days?", "How many days has {x}?", "What number of days does {x} have?", "Over how many days does the month of {x} run?",
        ],
        "The number of days in {x} is {y}.",
    ),
    Relation(
        "month_season",
        SEASON_MONTHS,
        [
            "In which season is {x}?", "Which season is it in {x}?", "What season is {x} in?", "To which season does {x} belong?",
            "What is the season in {x}?", "Tell me the season of {x}.",
            "What time of the year is {x}?", "Does {x} belong to spring, summer, autumn or winter?", "In the north, which season do we have in {x}?",
            "When it is {x}, which season is it?",
        ],
        "In the north of the world, {x} is in {y}.",
    ),
    Relation(
        "holiday",
        HOLIDAYS,
        [
            "When is {x}?", "On which date is {x}?", "What is the date of {x}?", "On what day is {x}?", "When do people celebrate {x}?",
            "Tell me the date of {x}.", "What day is {x} on?",
            "Do you know when {x} is?", "On which day of the year is {x}?", "Which date has {x} in the calendar?",
        ],
        "The date of {x} is {y}.",
    ),
    Relation(
        "holiday_month",
        {("the " if name.startswith("Wimbledon") else "") + name: month for name, month in HOLIDAY_MONTHS.items()},
        [
            "In which month is {x}?", "What month is {x} in?", "Which month has {x}?", "In what month do people celebrate {x}?", "Tell me the month of {x}.",
            "During which month is {x}?", "In which month does {x} fall?",
            "What is the month of {x}?", "Which month must I look at to find {x}?", "In the calendar, what month holds {x}?",
        ],
        "The month of {x} is {y}.",
    ),
    Relation(
        "year",
        YEARS,
        [
            "What was the year when {x}?", "In which year was it that {x}?", "What year was it when {x}?", "Which was the year when {x}?",
            "Tell me the year when {x}.", "Do you know in which year {x}?", "Can you tell me when {x}?",
            "I want to know when {x}.", "Name the year in which {x}.", "Do you remember what year it was when {x}?",
        ],
        "The year when {x} was {y}.",
    ),
    Relation(
        "war_start",
        WAR_STARTS,
        [
            "When did the {x} begin?", "When did the {x} start?", "In which year did the {x} begin?", "What year did the {x} start?",
            "In what year did the {x} break out?", "Tell me when the {x} began.",
            "What is the year in which the {x} started?", "Do you know when the {x} began?", "Since which year was there the {x}?",
            "In which year was the start of the {x}?",
        ],
        "The {x} began in {y}.",
    ),
    Relation(
        "war_end",
        WAR_ENDS,
        [
            "When did the {x} end?", "In which year did the {x} end?", "What year did the {x} end?", "In what year was the {x} over?",
            "When was the {x} over?", "Tell me when the {x} ended.",
            "What is the year in which the {x} ended?", "Do you know when the {x} ended?", "Until which year did the {x} last?",
            "In which year was the end of the {x}?",
        ],
        "The {x} ended in {y}.",
    ),
    Relation(
        "event",
        EVENTS,
        [
            "When was the {x}?", "In which year was the {x}?", "What year was the {x}?", "In what year did the {x} take place?", "When did the {x} happen?",
            "Tell me the year of the {x}.",
            "What is the year of the {x}?", "When did the {x} take place?", "In which year did people see the {x}?", "Which year do you connect with the {x}?",
        ],
        "The year of the {x} was {y}.",
    ),
    Relation(
        "when",
        TIMES,
        [
            "When do we have {x}?", "When is {x}?", "At what time is {x}?", "What is the time for {x}?", "Tell me when {x} is.", "When can I expect {x}?",
            "When does {x} come?", "In which part of the day or year is {x}?",
            "When is it time for {x}?", "About when do people have {x}?",
        ],
        "The time of {x} is {y}.",
    ),
    Relation(
        "span",
        UNITS,
        [
            "How long is a {x}?", "How long does a {x} last?", "How much time is a {x}?", "What is the length of a {x}?", "Tell me how long a {x} is.",
            "Of how much time is a {x}?", "How much time is there in a {x}?",
            "What span of time is a {x}?", "Over what time does a {x} go?", "How much time do I have in a {x}?",
        ],
        "The length of a {x} is {y}.",
    ),
    Relation(
        "zodiac",
        ZODIAC,
        [
            "Which figure is the symbol of the star sign {x}?", "What does the star sign {x} show?", "What is the symbol of {x}?",
            "Which figure belongs to the star sign {x}?", "What is the star sign {x} in plain English?", "Tell me the symbol of the star sign {x}.",
            "What is shown by the zodiac sign {x}?", "Which picture goes with the star sign {x}?", "In the zodiac, what figure is {x}?",
            "What do we see in a picture of the star sign {x}?",
        ],
        "The symbol of the star sign {x} is: {y}.",
        [
            "Which star sign has this symbol: {y}?", "Which zodiac sign is shown as {y}?", "What is the star sign with the symbol {y}?",
            "Name the star sign with the symbol {y}.", "The symbol {y} belongs to which star sign?", "Which star sign belongs to the picture of the {y}?",
            "In the zodiac, which sign is the {y}?", "What do we call the star sign of the {y}?",
        ],
        "The star sign with the symbol {y} is {x}.",
    ),
    Relation(
        "wedding",
        ANNIVERSARIES,
        [
            "Which wedding anniversary is after {x}?", "What is the wedding anniversary after {x} called?",
            "Which anniversary do couples celebrate after {x}?", "What do you call {x} of marriage?",
            "After {x} of marriage, which wedding do people celebrate?",
            "What is the name of the wedding after {x}?", "Tell me the name of the anniversary after {x} of marriage.",
            "Which wedding is celebrated after {x}?", "Married for {x}: which anniversary is it?", "What sort of wedding anniversary comes at {x}?",
        ],
        "The wedding anniversary after {x} is called {y}.",
    ),
    Relation(
        "century",
        CENTURIES,
        [
            "In which century was the year {x}?", "Which century is the year {x} in?", "What century does the year {x} belong to?",
            "To which century does {x} belong?", "In what century is {x}?", "Tell me the century of the year {x}.",
            "The year {x} is part of which century?", "What is the century of {x}?", "Which century do we count the year {x} to?",
            "If the year is {x}, which century is it?",
        ],
        "The year {x} is in the {y} century.",
    ),
    Relation(
        "leap_year",
        LEAP_YEARS,
        [
            "Is {x} a leap year?", "Is the year {x} a leap year?", "Does the year {x} have a February 29?", "Tell me if {x} is a leap year.",
            "Do we count {x} among the leap years?", "Does {x} have 366 days?",
            "Would you call {x} a leap year?", "Is there a February 29 in {x}?", "Can you say whether {x} is a leap year?",
            "Has the year {x} got an extra day?",
        ],
        "The year {x} is {y}.",
    ),
    *(
        Relation(
            f"calendar_word_{article.lower()}",
            {word: meaning for word, meaning in WORDS.items() if (word[0] in "aeiou") == (article == "An")},
            [
                question.replace("{x}", f"{article.lower()} {{x}}")
                for question in (
                    "What is {x}?", "What is meant by {x}?", "Can you tell me what {x} is?", "Do you know what {x} is?", "Tell me what {x} is.",
                    "Explain what {x} is.",
                    "I want to know what {x} is.", "What do we mean by {x}?", "Could you describe what {x} is?", "What exactly is {x}?",
                )
            ],
            f"{article} {{x}} is {{y}}.",
        )
        for article in ("A", "An")
    ),
]  # fmt: skip

SINGLES = [
    Single(
        ["What are the months of the year?", "Name the months.", "Which months are there?", "Tell me the twelve months.", "List the months in order.",
         "What are the names of the months?", "Can you name all months of the year?", "Which twelve months make up a year?"],
        f"The months are {', '.join(MONTHS[:-1])} and December.", f"{', '.join(MONTHS[:-1])} and December",
    ),
    Single(
        ["What are the days of the week?", "Name the days of the week.", "Which days does a week have?", "Tell me the seven days.",
         "List the days of the week.", "What are the weekdays called?", "Can you name all days of the week?", "Which seven days make up a week?"],
        f"The days are {', '.join(DAYS[:-1])} and Sunday.", f"{', '.join(DAYS[:-1])} and Sunday",
    ),
    Single(
        ["What are the four seasons?", "Name the seasons.", "Which seasons are there?", "Tell me the seasons of the year.", "List the four seasons.",
         "What are the seasons called?", "Can you name all the seasons?", "Into which seasons is the year divided?"],
        "The seasons are spring, summer, autumn and winter.", "spring, summer, autumn and winter",
    ),
    Single(
        ["Which month is the shortest?", "What is the shortest month?", "Which month has the fewest days?", "Name the shortest month of the year.",
         "What month has only 28 days?", "Tell me the shortest month.", "Of all months, which has the fewest days?", "Which month is shorter than all others?"],
        "The shortest month is February.", "February",
    ),
    Single(
        ["Which months have 30 days?", "What months have only 30 days?", "Name the months with 30 days.", "Tell me which months have 30 days.",
         "List the months of 30 days.", "Which months are 30 days long?", "What are the months with thirty days?", "In which months are there 30 days?"],
        "April, June, September and November have 30 days.", "April, June, September and November",
    ),
    Single(
        ["How often is there a leap year?", "How often do we have a leap year?", "After how many years comes a leap year?", "When do leap years come?",
         "How many years are between leap years?", "Tell me how often leap years come.", "How frequent are leap years?",
         "In what rhythm do leap years return?"],
        "There is a leap year about every four years.", "four years",
    ),
]  # fmt: skip
