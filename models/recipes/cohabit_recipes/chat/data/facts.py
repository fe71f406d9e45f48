"""Kinds of things, their attributes, and the wordings that state an attribute and ask for it.

One wording a line. The first statement is also the wording of replies. In every list the last two wordings are kept for the
test split. {e} is the entity, {v} the value. Several attributes of a kind have values of one type (two towns, two persons,
two years), so that the type of a value alone does not tell which is asked for."""

from collections.abc import Callable

from . import words as w
from .attribute import Attribute, Kind, of, plain


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


def table(value: Callable, statements: str, questions: str) -> Attribute:
    return Attribute(value, lines(statements), lines(questions))


PERSON = {
    "home": table(w.town, """
        {e} lives in {v}.
        The home of {e} is in {v}.
        {e}, who never married, still lives in a small flat in {v}.
        {e} has lived in {v} for years.
        {v} is where {e} lives today.
        {e} resides in {v}.
        Visitors will find {e} at home in {v}, in a narrow house behind the station.
        Anyone who wants to write to {e} at home must send the letter to {v}.
        {e} owns a house in {v} and lives there all year round.
        In {v}, where {e} lives, the winters are long.
        The current residence of {e} is a cottage in {v}.
        {e} makes a home in {v}, close to the old park.
    """, """
        Where does {e} live?
        In which town does {e} live?
        Where is the home of {e}?
        Tell me where {e} lives.
        Do you know where {e} lives now?
        Which town does {e} call home?
        I need to know the place of residence of {e}.
        {e} place of residence?
        Can you find out in what town {e} resides?
        In what place is {e}'s house?
    """),
    "birthplace": table(w.town, """
        {e} was born in the town of {v}.
        The birthplace of {e} is {v}.
        {v} is the town in which {e} was born.
        {e} is a native of {v}.
        {e} comes from {v}.
        {e} was born in {v}, the youngest of seven children.
        A plaque in {v} marks the house where {e} was born.
        {v}, the birthplace of {e}, has put up a small statue.
        The parents of {e} ran a shop in {v}, where their child was born and went to school.
        Originally from {v}, {e} has seen much of the world.
        It was in {v} that {e} came into the world.
        {v} is the town where the life of {e} began.
    """, """
        In which town was {e} born?
        Where was {e} born?
        What is the birthplace of {e}?
        Where does {e} come from?
        Do you know what town {e} is from?
        In what place did {e} see the light of day?
        {e} birthplace?
        I am looking for the place where {e} was born.
        Of which town is {e} a native?
        Can you tell me where {e} is originally from?
    """),
    "job": table(of(w.JOBS), """
        {e} works as a {v}.
        {e} is a {v}.
        {e} earns a living as a {v}.
        The job of {e} is {v}.
        By profession, {e} is a {v}.
        {e}, a {v} with long experience, is well liked.
        After many years of training, {e} became a {v} and has never wished for another job.
        In the telephone book {e} is listed as a {v}.
        Everyone knows {e} as the best {v} in the district.
        As a {v}, {e} has to get up early.
        The occupation given in the passport of {e} is "{v}".
        {e} makes money by working as a {v}.
    """, """
        What is the job of {e}?
        What does {e} do for a living?
        What work does {e} do?
        What does {e} work as?
        What kind of job does {e} have?
        Do you know the occupation of {e}?
        {e} occupation?
        How does {e} earn a living?
        What is {e}'s profession?
        Can you find out how {e} makes money?
    """),
    "age": table(plain(lambda rng: str(rng.randint(5, 99))), """
        {e} is {v} years old.
        The age of {e} is {v}.
        {e} turned {v} last week.
        At {v}, {e} still feels young.
        {e}, aged {v}, was in good spirits.
        The driver, {e} ({v} years old), did not want to comment.
        {e} celebrated birthday number {v} with a big cake on Sunday.
        The form gives the age of {e} as {v} years.
        Though {e} is already {v}, nobody would believe it.
        Now {v} years of age, {e} has more plans than ever.
        It is hard to believe, but {e} has reached the age of {v}.
        With {v} candles on the cake, {e} could hardly blow them all out on this birthday.
    """, """
        How old is {e}?
        What is the age of {e}?
        Tell me the age of {e}.
        Do you know how old {e} is?
        {e} age?
        How many years old is {e}?
        I need the age of {e} for a form.
        Which birthday did {e} last celebrate?
        What age is {e}?
        Can you work out how many years {e} has lived?
    """),
    "pet": table(of(w.ANIMALS), """
        {e} has a pet {v}.
        {e} owns a {v}.
        {e} keeps a {v} at home.
        The pet of {e} is a {v}.
        {e} takes care of a tame {v}.
        {e} would not go anywhere without the {v} that has been the family pet for years.
        There is a {v} in the house of {e}.
        {e}, the owner of a {v}, rarely travels.
        {e} got a {v} as a birthday present and still looks after it.
        For company, {e} keeps a {v}.
        Neighbours often see {e} out with a pet {v}.
        {e} shares the house with a {v}.
    """, """
        What pet does {e} have?
        Which animal does {e} own?
        What animal does {e} keep?
        What is the pet of {e}?
        Do you know what sort of pet {e} has?
        {e} pet?
        Which animal lives with {e}?
        I wonder what animal {e} looks after.
        What kind of pet does {e} own?
        With what animal does {e} share the house?
    """),
    "food": table(of(w.FOODS), """
        {e} likes to eat {v}.
        The favourite food of {e} is {v}.
        {e} eats {v} every day.
        {e} loves {v} more than any other food.
        {v} is what {e} likes to eat most.
        If you invite {e} to dinner, be sure to serve {v}.
        {e} never says no to {v}.
        When asked about a favourite dish, {e} named {v} without a moment's thought.
        Nothing tastes better to {e} than {v}.
        {e}, who could live on {v}, cooks every evening.
        There is no meal that {e} enjoys as much as {v}.
        Ask {e} about food and the answer is always {v}.
    """, """
        What does {e} like to eat?
        What is the favourite food of {e}?
        Which food does {e} like?
        What food does {e} love?
        Do you know {e}'s favourite dish?
        {e} favourite food?
        What should I cook if {e} comes to dinner?
        I want to know what {e} enjoys eating.
        Which dish does {e} prefer?
        What would make {e} happy at the table?
    """),
    "colour": table(of(w.COLOURS), """
        The favourite colour of {e} is {v}.
        {e} likes the colour {v} best.
        {e} always wears {v} clothes because it is the best colour of all.
        {e} prefers {v} to all other colours.
        Of all colours {e} loves {v} most.
        Asked for a favourite colour, {e} said {v}.
        {v} is the colour that {e} likes best.
        {e} has painted every wall {v}, the colour loved since childhood.
        No colour pleases {e} more than {v}.
        {e}, whose favourite colour is {v}, bought new curtains.
        When it comes to colours, {e} would always choose {v}.
        {e} finds {v} the most beautiful colour.
    """, """
        What is the favourite colour of {e}?
        Which colour does {e} like best?
        What colour does {e} like?
        Do you know {e}'s favourite colour?
        {e} favourite color?
        What colour would {e} choose?
        I am buying a scarf for {e}; what colour should it be?
        Tell me the colour that {e} loves.
        What is {e}'s favourite color?
        Of all colours, which one does {e} prefer?
    """),
    "hobby": table(of(w.HOBBIES), """
        The hobby of {e} is {v}.
        {e} spends the weekend with {v}.
        In the evening {e} enjoys {v}.
        {e}'s great passion is {v}.
        {e} relaxes with {v} after work.
        Since childhood, {e} has had one hobby: {v}.
        {v} is the favourite pastime of {e}.
        In free hours {e} can be found busy with {v}, whatever the weather.
        {e}, whose hobby is {v}, belongs to a club.
        {e} took up {v} as a hobby some years ago.
        Most of the spare time of {e} goes into {v}.
        For fun, {e} does a lot of {v}.
    """, """
        What is the hobby of {e}?
        What does {e} enjoy doing after work?
        Which hobby does {e} have?
        What does {e} do in the free time?
        {e} hobby?
        Do you know what {e}'s favourite pastime is?
        How does {e} spend the spare time?
        What is the great passion of {e}?
        What does {e} do for fun?
        Can you find out how {e} likes to relax?
    """),
    "birth": table(plain(w.year), """
        {e} was born in {v}.
        {e} came into the world in {v}.
        The birth year of {e} is {v}.
        In {v}, {e} was born.
        Born in {v}, {e} was the third of five children.
        A new book tells the life of {e} (born {v}).
        The year of birth in the passport of {e} is {v}.
        {e}, born in {v}, grew up with two aunts.
        The family moved house in the same year {e} was born, which was {v}.
        {v} was the year in which {e} saw the light of day.
        According to the church register, {e} was born in the spring of {v}.
        The life of {e} began in {v}.
    """, """
        When was {e} born?
        In which year was {e} born?
        What is the birth year of {e}?
        {e} year of birth?
        Do you know when {e} was born?
        I need the year of birth of {e}.
        In what year did the life of {e} begin?
        Tell me the year {e} came into the world.
        What year was {e} born in?
        What does the passport of {e} give as year of birth?
    """),
    "sibling": table(w.person, """
        The brother of {e} is called {v}.
        {e} has a brother named {v}.
        {v} is the brother of {e}.
        {e}'s brother is {v}.
        {v}, the brother of {e}, is two years older.
        {e} grew up with a brother by the name of {v}.
        {e} has an elder brother, {v}, who moved abroad long ago.
        There is only one brother in the family of {e}, and he is called {v}.
        As a child {e} shared a bedroom with a brother, {v}.
        The name of the brother of {e} is {v}.
        {e} often quarrels with a brother, {v}.
        Besides {e}, the parents have a son named {v}, the brother.
    """, """
        Who is the brother of {e}?
        What is the name of {e}'s brother?
        What is the brother of {e} called?
        Do you know the name of the brother of {e}?
        {e} brother?
        Which brother does {e} have?
        How is {e}'s brother called?
        I want to know who {e}'s brother is.
        Who is the sibling of {e}?
        Can you name the brother of {e}?
    """),
    "spouse": table(w.person, """
        {e} is married to {v}.
        {v} is married to {e}.
        {e} married {v} on a rainy day.
        The wedding of {e} and {v} was a quiet one.
        {e}'s other half is {v}.
        {v}, to whom {e} has been married for years, works from home.
        The person {e} married is {v}.
        {e} met {v} on a train, and a year later the two were husband and wife.
        {e} shares life with {v} after a wedding by the sea.
        The name of the person that {e} is married to is {v}.
        {v} and {e} are a married couple.
        {e} said yes when {v} proposed, and they became husband and wife.
    """, """
        Who is {e} married to?
        To whom is {e} married?
        What is the name of {e}'s spouse?
        Whom did {e} marry?
        {e} spouse?
        Do you know who {e}'s husband or wife is?
        Who is the partner of {e} in marriage?
        I would like the name of the person {e} married.
        Who became the husband or wife of {e}?
        Can you find out whose spouse {e} is?
    """),
    "friend": table(w.person, """
        The best friend of {e} is {v}.
        {v} is the best friend of {e}.
        {e} has known {v} since school, and the two are best friends.
        {e} calls {v} a best friend.
        {e} trusts nobody as much as {v}, the best friend of all.
        {v}, the closest friend of {e}, lives across the street.
        No friend is closer to {e} than {v}.
        {e}'s best friend goes by the name of {v}.
        Ever since a school trip, {e} and {v} have been the best of friends.
        {e} named {v} as the friend who matters most.
        If {e} needs a friend to talk to, it is always {v}.
        {e} could not wish for a better friend than {v}.
    """, """
        Who is the best friend of {e}?
        What is the name of {e}'s best friend?
        Who is {e}'s closest friend?
        {e} best friend?
        Do you know who {e}'s best friend is?
        Which friend is closest to {e}?
        Tell me the name of the best friend of {e}.
        What is the best friend of {e} called?
        Whom does {e} call a best friend?
        Which friend does {e} trust most?
    """),
    "boss": table(w.person, """
        The boss of {e} is {v}.
        {e} works under {v}.
        {v} is the boss of {e}.
        {e} reports to {v}.
        {e}'s supervisor at work is {v}.
        At work, {e} takes orders from {v}.
        {v}, who is the manager of {e}, is strict but fair.
        {e} has to ask {v}, the manager, for every day off.
        The manager to whom {e} reports is {v}.
        {v} supervises the work of {e}.
        {e} has had {v} as a boss for six months now.
        {v} hired {e} and is still the boss.
    """, """
        Who is the boss of {e}?
        Under whom does {e} work?
        Who is {e}'s manager?
        To whom does {e} report?
        {e} supervisor?
        Do you know the name of {e}'s boss?
        Who gives orders to {e} at work?
        I need to speak with the manager of {e}; who is it?
        Who supervises {e}?
        What is the name of the manager {e} works under?
    """),
    "phone": table(plain(lambda rng: f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"), """
        The phone number of {e} is {v}.
        You can call {e} at {v}.
        {e} has the phone number {v}.
        To reach {e}, dial {v}.
        {e} can be reached by telephone at {v}.
        If nobody opens, ring {e} on {v}.
        {v} is the phone number of {e}.
        For questions please phone {e} ({v}) on weekdays.
        The telephone of {e} has had the number {v} since the move.
        Calls for {e} go to {v}.
        {e} picks up the phone at {v}.
        The card shows {e} with the telephone number {v}.
    """, """
        What is the phone number of {e}?
        Which number do I call for {e}?
        How can I call {e}?
        What is {e}'s telephone number?
        {e} phone number?
        Do you have a phone number for {e}?
        I have to call {e}; what number do I dial?
        At which number can {e} be reached by phone?
        Under what number does {e} pick up the phone?
        Can you find {e}'s number so that I can ring?
    """),
    "email": table(w.email, """
        The email address of {e} is {v}.
        {e} can be reached by email at {v}.
        Write to {e} at {v}.
        {e} uses the email address {v}.
        Please send the documents to {e} ({v}) by email.
        {v} is the email address of {e}.
        Mails to {e} should go to {v}.
        {e} reads mail at {v} every morning.
        You can email {e} under {v} at any time.
        {e}'s mail address, {v}, has not changed.
        Send an email to {v} to get in touch with {e}.
        {e} answers every message that arrives at {v}.
    """, """
        What is the email address of {e}?
        How can I email {e}?
        Which email address does {e} use?
        What is {e}'s mail address?
        {e} email?
        Do you know the email address of {e}?
        To which address do I send an email for {e}?
        I want to send {e} an email; what is the address?
        Where can I write an email to {e}?
        Can you find {e}'s e-mail for me?
    """),
    "instrument": table(of(w.INSTRUMENTS), """
        {e} plays the {v}.
        {e} practises the {v} every morning.
        {e} is learning the {v}.
        {e} performs on the {v}.
        The instrument of {e} is the {v}.
        {e} has played the {v} since the age of six.
        In the town orchestra, {e} sits with a {v} in the second row.
        {e} takes lessons on the {v} every week.
        {e}, who plays the {v}, gave a short concert.
        The neighbours can hear {e} practising the {v} late in the evening.
        On the {v}, {e} can play almost anything.
        {e} never travels without a {v} to play on.
    """, """
        Which instrument does {e} play?
        What does {e} play in the orchestra?
        What instrument is {e} learning?
        {e} instrument?
        Do you know what musical instrument {e} plays?
        On which instrument does {e} practise?
        What is {e}'s musical instrument?
        I want to know which instrument {e} can play.
        What instrument does {e} perform on?
        With what does {e} make music?
    """),
    "language": table(of(w.LANGUAGES), """
        {e} speaks {v}.
        {e} speaks {v} at home.
        The language of {e} is {v}.
        {e} grew up speaking {v}.
        {e}'s mother tongue is {v}.
        With the children {e} only talks in {v}.
        {e} is fluent in {v}.
        {v} is the language {e} speaks.
        Raised by two grandparents, {e} learnt {v} as a first language.
        {e}, who speaks {v}, helped the tourists.
        You have to know {v} if you want to talk with {e}.
        {e} dreams, counts and swears in {v}.
    """, """
        Which language does {e} speak?
        What language does {e} speak?
        What is the language of {e}?
        What is {e}'s mother tongue?
        {e} language?
        Do you know in which language {e} talks?
        In what language should I talk to {e}?
        What is the native language of {e}?
        What tongue does {e} speak?
        Which language is {e} fluent in?
    """),
    "school": table(w.school, """
        {e} went to {v}.
        {e} was a pupil at {v}.
        The school of {e} was {v}.
        {e} attended {v}.
        {e} was sent to {v} at the age of eleven.
        As a child, {e} walked two miles to {v} every morning.
        {v} is the school that {e} attended.
        {e}, a former pupil of {v}, gave a speech there.
        {e} finished school at {v} with the best marks of the class.
        The school years of {e} were spent at {v}.
        {e} learnt to read and write at {v}.
        Among the former pupils of {v} is {e}.
    """, """
        Which school did {e} go to?
        Where did {e} go to school?
        What school did {e} attend?
        What was the school of {e} called?
        {e} school?
        Do you know at which school {e} was a pupil?
        I would like to know the name of {e}'s school.
        Of which school is {e} a former pupil?
        At which school did {e} learn to read?
        Can you tell me where {e} spent the school years?
    """),
    "university": table(w.university, """
        {e} studied at {v}.
        {e} was a student at {v}.
        The university of {e} was {v}.
        {e} holds a degree from {v}.
        {e} graduated from {v}.
        {e} took a degree at {v} before going abroad.
        After school, {e} won a scholarship and enrolled at {v}.
        {v} is the place where {e} went to university.
        {e}, a graduate of {v}, is often invited to speak.
        {e} spent five years as a student at {v}.
        {e} received a diploma from {v}.
        The university years of {e} were spent at {v}.
    """, """
        At which university did {e} study?
        Where did {e} study?
        Which university did {e} attend?
        Where did {e} go to university?
        {e} university?
        Do you know where {e} was a student?
        What college or university did {e} graduate from?
        From where does {e} hold a degree?
        Which university gave {e} a diploma?
        I need to know where {e} took a degree.
    """),
    "degree": table(of(w.SUBJECTS), """
        {e} studied {v}.
        {e} has a degree in {v}.
        The subject {e} studied is {v}.
        {e} took courses in {v} and passed every exam.
        {e} graduated in {v}.
        {v} was the subject that {e} chose at university.
        At university {e} read {v} for four years.
        {e} wrote a doctoral thesis in {v}.
        {e}, who holds a diploma in {v}, now trains others.
        The degree that {e} earned is in {v}.
        {e} was trained in {v} by famous professors.
        {e} chose {v} as a field of study.
    """, """
        What did {e} study?
        Which subject did {e} study?
        In what subject does {e} have a degree?
        What is {e}'s degree in?
        {e} field of study?
        Do you know which subject {e} chose at university?
        What was the subject of {e}'s studies?
        In which field did {e} graduate?
        What did {e} read at university?
        Can you find out in what field {e} was trained?
    """),
    "award": table(w.award, """
        {e} won {v}.
        {e} was given {v}.
        {e} received {v} for many years of work.
        The award that {e} won is {v}.
        {v} was awarded to {e}.
        {e} was honoured with {v} at a ceremony in the town hall.
        {e}, winner of {v}, thanked the jury.
        The jury decided to present {e} with {v}.
        {e} is proud of having won {v}.
        {v} went to {e} this time.
        {e} took home {v}.
        For an outstanding work, {v} was handed to {e}.
    """, """
        Which award did {e} win?
        What prize was {e} given?
        What award did {e} receive?
        What did {e} win?
        {e} award?
        Do you know which prize went to {e}?
        With which award was {e} honoured?
        I would like to know what honour {e} received.
        What prize did {e} take home?
        Which award was handed to {e}?
    """),
    "children": table(of("two|three|four|five|six|seven|eight|nine|2|3|4|5|6|7|8|9".split("|")), """
        {e} has {v} children.
        {e} is the parent of {v} children.
        {e} has brought up {v} children.
        The number of children {e} has is {v}.
        {e} raised {v} sons and daughters.
        There are {v} children in the family of {e}.
        {e}, who has {v} children, sleeps little.
        With {v} children to feed, {e} shops twice a day.
        The {v} children of {e} all go to the same school.
        {e} and a family of {v} children moved into the house next door.
        {v} children call {e} their parent.
        {e} is bringing up {v} kids.
    """, """
        How many children does {e} have?
        How many kids does {e} have?
        What is the number of {e}'s children?
        How many sons and daughters has {e}?
        {e} number of children?
        Do you know how many children {e} has?
        Tell me how many children {e} raised.
        How many children are there in the family of {e}?
        How many kids is {e} bringing up?
        Of how many children is {e} the parent?
    """),
    "employer": table(w.firm, """
        {e} is employed by {v}.
        {e} works at {v}.
        The employer of {e} is {v}.
        {e} has a job with {v}.
        {e} joined {v} straight after school and has stayed there.
        {v} employs {e}.
        {e} is on the staff of {v}.
        {v} is the company that {e} works for.
        {e}, who is employed at {v}, takes the bus to work.
        {e} signed a contract with {v} and started work on a Monday.
        The pay of {e} comes from {v}, the employer since last year.
        {e} goes to work at {v} every morning.
    """, """
        Which company employs {e}?
        Where does {e} work?
        Who is the employer of {e}?
        At which company does {e} work?
        {e} employer?
        Do you know the company {e} works for?
        What company is {e} employed by?
        With which firm does {e} have a job?
        At what firm is {e} on the staff?
        Can you tell me which company pays {e}?
    """),
    "book": table(w.title, """
        The favourite book of {e} is {v}.
        {e}'s favourite book is {v}.
        {e} likes the book {v} best.
        {e} has read the book {v} more than ten times.
        No book means more to {e} than {v}.
        {e} loves the novel {v}.
        {v} is the book that {e} likes most.
        {e} keeps a worn copy of the novel {v}, the best loved book of all, by the bed.
        Of all books, {e} would take {v} to a lonely island.
        {e} recommends the book {v} to everybody.
        There is one book {e} could read for ever: {v}.
        As for reading, {e} puts the novel {v} above everything else.
    """, """
        What is the favourite book of {e}?
        Which book does {e} like best?
        What book does {e} love?
        {e} favourite book?
        Do you know {e}'s favourite novel?
        Which novel does {e} love?
        What is the title of the book that {e} likes most?
        I want to know which book {e} prefers.
        Which book does {e} recommend?
        What would {e} read again and again?
    """),
    "season": table(of(w.SEASONS), """
        The favourite season of {e} is {v}.
        {e} likes {v} best of all seasons.
        {e} loves the {v}.
        {v} is the season that {e} likes most.
        {e} waits for {v} all year long because it is the best season.
        Of the four seasons, {e} prefers {v}.
        {e} is happiest in {v}.
        No season suits {e} better than {v}.
        {e}, for whom {v} is the finest time of the year, goes out every day.
        {e} cannot wait until it is {v} again, the loveliest season.
        The time of year {e} enjoys most is {v}.
        If it were up to {e}, it would always be {v}.
    """, """
        What is the favourite season of {e}?
        Which season does {e} like best?
        What time of the year does {e} prefer?
        {e} favourite season?
        Do you know which season {e} loves?
        In which season is {e} happiest?
        Of the four seasons, which one does {e} like most?
        Tell me {e}'s favourite time of year.
        Which part of the year does {e} enjoy most?
        What season suits {e} best?
    """),
    "car": table(w.model, """
        {e} drives a car called {v}.
        The car of {e} is a {v}.
        {e}'s car is of the model {v}.
        {e} bought a second-hand {v} and drives it to work.
        {e} drives a {v}.
        In front of the house stands the car of {e}, a {v}.
        {e} owns a car of the make {v}.
        {e} has driven the same {v} for ten years and will not hear of a new car.
        The car that {e} drives is a {v}.
        {e}, at the wheel of a {v}, got lost twice.
        {e} parks a {v} in the garage.
        When it comes to cars, {e} swears by the {v}.
    """, """
        What car does {e} drive?
        Which car does {e} have?
        What model is the car of {e}?
        {e} car?
        Do you know what car {e} owns?
        What make of car does {e} drive?
        I saw {e} in a car; what model was it?
        Which vehicle does {e} drive to work?
        What kind of car does {e} park in the garage?
        What does {e} drive?
    """),
    "height": table(plain(w.body_height), """
        {e} is {v} tall.
        The height of {e} is {v}.
        {e} stands {v} tall.
        {e} measures {v} from head to toe.
        At {v}, {e} is taller than most.
        {e} has a height of {v}.
        {e}, who is {v} tall, bumps into every lamp.
        The doctor measured {e} and wrote down {v} as the height.
        With a height of {v}, {e} was chosen for the team.
        {e} grew to {v} and then stopped growing.
        In the passport the height of {e} is given as {v}.
        Without shoes, {e} is exactly {v} tall.
    """, """
        How tall is {e}?
        What is the height of {e}?
        What height is {e}?
        {e} height?
        Do you know how tall {e} is?
        How many feet or metres tall is {e}?
        Tell me the body height of {e}.
        How tall did {e} grow?
        What does {e} measure from head to toe?
        Can you find out {e}'s height?
    """),
    "marathon": table(plain(w.run_time), """
        {e} ran the marathon in {v}.
        {e} finished the marathon in {v}.
        The marathon time of {e} was {v}.
        {e} needed {v} for the marathon.
        In a time of {v}, {e} completed the marathon.
        {e} crossed the finish line of the marathon after {v}.
        It took {e} {v} to run the marathon.
        {e}'s best time in the marathon is {v}.
        The clock showed {v} when {e} finished the marathon, tired but happy.
        {e} improved the personal best over the marathon distance to {v}.
        With {v}, {e} came in among the first hundred of the marathon.
        For the 42 kilometres of the marathon {e} took {v}.
    """, """
        In what time did {e} run the marathon?
        How long did {e} need for the marathon?
        What was the marathon time of {e}?
        {e} marathon time?
        Do you know how fast {e} ran the marathon?
        How long did it take {e} to finish the marathon?
        What is {e}'s best marathon time?
        I need the time {e} ran in the marathon.
        After how long did {e} cross the finish line of the marathon?
        How quickly did {e} complete the marathon?
    """),
    "office": table(plain(w.room), """
        The office of {e} is {v}.
        {e} has an office in {v}.
        {e} sits at a desk in {v}.
        {e} can be found in {v} during office hours.
        {v} is the office of {e}.
        {e} has the office in {v}, next to the lift.
        If you want to see {e}, go up to {v} and knock.
        {e} has moved to a bigger office and now sits in {v}.
        The desk of {e} stands in {v}.
        {e} receives visitors in {v}.
        The sign on the door of {v} says {e}.
        You will find {e}'s desk in {v} on the upper floor.
    """, """
        What is the office of {e}?
        In which room is the office of {e}?
        Where is {e}'s office?
        Which room does {e} sit in?
        {e} office?
        Do you know the room number of {e}?
        In what room can I find {e}?
        I have an appointment with {e}; which room is it?
        Where does {e}'s desk stand?
        To which office do I go to see {e}?
    """),
    "medicine": table(of(w.MEDICINES), """
        {e} takes {v}.
        {e} has to take {v} every day.
        The medicine of {e} is {v}.
        The doctor has prescribed {v} for {e}.
        {e} was given {v} by the doctor.
        {e} needs {v} for health reasons.
        Twice a day, after meals, {e} takes {v}.
        {v} is the medicine that {e} takes.
        The nurse noted that {e} is on {v}.
        {e} cannot do without {v}, says the doctor.
        The prescription for {e} says {v}.
        {e} gets {v} from the pharmacy every month.
    """, """
        What medicine does {e} take?
        Which medicine does {e} need?
        What has the doctor prescribed for {e}?
        {e} medication?
        Do you know what medication {e} is on?
        Which drug was {e} given?
        What does {e} get from the pharmacy?
        I need to know which medicine {e} takes.
        What is on the prescription for {e}?
        What drug does {e} have to take?
    """),
    "allergy": table(of(w.ALLERGENS), """
        {e} is allergic to {v}.
        {e} has an allergy to {v}.
        {e} cannot stand {v} because of an allergy.
        The allergy of {e} is to {v}.
        {e} must keep away from {v} for medical reasons.
        {e} gets a rash from {v}.
        Since childhood {e} has been allergic to {v}.
        {e}, who is allergic to {v}, always carries tablets.
        The hospital file of {e} warns of an allergy to {v}.
        Please note that {e} does not tolerate {v}.
        {v} makes {e} ill, the doctor has confirmed.
        The body of {e} reacts badly to {v}.
    """, """
        What is {e} allergic to?
        Which allergy does {e} have?
        What must {e} avoid?
        {e} allergies?
        Do you know what {e} is allergic to?
        To what does {e} have an allergy?
        What does {e} not tolerate?
        From what does {e} get a rash?
        What makes {e} ill?
        To what does the body of {e} react badly?
    """),
    "wedding": table(plain(w.year), """
        {e} got married in {v}.
        The wedding of {e} was in {v}.
        {e} has been married since {v}.
        In {v}, {e} married.
        {e} celebrated a wedding in {v}.
        {e} said yes at the altar in {v}.
        The year in which {e} married was {v}.
        {e} wore an old family ring at the wedding in {v}.
        {v} was the year of the wedding of {e}.
        According to the register, {e} entered into marriage in {v}.
        {e} tied the knot in {v}.
        The photograph on the wall shows {e} at the wedding in {v}.
    """, """
        When did {e} get married?
        In which year did {e} marry?
        When was the wedding of {e}?
        {e} wedding year?
        Do you know when {e} married?
        Since when has {e} been married?
        What year was {e}'s wedding?
        Tell me the year in which {e} got married.
        When did {e} tie the knot?
        In what year did {e} become a husband or wife?
    """),
    "salary": table(plain(w.salary), """
        {e} earns {v} a year.
        The salary of {e} is {v}.
        {e} is paid {v} per year.
        {e} makes {v} annually.
        The yearly income of {e} is {v}.
        According to the contract, {e} receives {v} per year.
        {e} gets a salary of {v}.
        With {v} a year, {e} earns more than most.
        {e}, who earns {v} a year, asked for more.
        {v} is what {e} earns in a year.
        Every year {v} of wages are paid to {e}.
        {e}'s pay has risen to {v} a year.
    """, """
        How much does {e} earn a year?
        What is the salary of {e}?
        How much does {e} earn?
        {e} salary?
        Do you know how much {e} is paid?
        What does {e} make per year?
        What is the yearly income of {e}?
        I would like to know what {e} gets paid.
        How high is {e}'s pay?
        How much money is paid to {e} every year?
    """),
    "drink": table(of(w.DRINKS), """
        {e} likes to drink {v}.
        The favourite drink of {e} is {v}.
        {e} drinks {v} every morning.
        {e} always orders {v}.
        To drink, {e} prefers {v}.
        {v} is what {e} likes to drink best.
        {e} starts the day with a big glass of {v}.
        Nothing refreshes {e} like {v}.
        In any café, {e} asks the waiter for {v}.
        {e}, who drinks nothing but {v}, brought a bottle along.
        When thirsty, {e} reaches for {v}.
        Offer {e} a cup or a glass of {v}, the drink of choice.
    """, """
        What does {e} like to drink?
        What is the favourite drink of {e}?
        Which drink does {e} prefer?
        {e} favourite drink?
        Do you know what {e} drinks?
        What does {e} order to drink?
        What should I offer {e} to drink?
        I am making drinks; what does {e} want?
        What does {e} reach for when thirsty?
        Which beverage does {e} love?
    """),
}  # fmt: skip

COMPANY = {
    "founder": table(w.person, """
        {e} was founded by {v}.
        {v} founded {e}.
        The founder of {e} is {v}.
        {v} started {e} in a small garage.
        {e} was created by {v} with borrowed money.
        {e}, founded by {v}, began as a family business.
        The idea for {e} came to {v} on a train, and the company was founded a month later.
        It was {v} who founded {e}.
        With one employee and one desk, {v} launched {e}.
        {e} is the life's work of {v}, the founder.
        {e} was set up by {v}.
        {e} owes its existence to {v}, who opened the first workshop.
    """, """
        Who founded {e}?
        Who is the founder of {e}?
        By whom was {e} founded?
        Who started {e}?
        {e} founder?
        Do you know who created {e}?
        Which person founded the company {e}?
        Whose idea was {e}?
        Who set up {e}?
        To whom does {e} owe its existence?
    """),
    "year": table(plain(w.year), """
        {e} was founded in {v}.
        {e} opened its doors in {v}.
        The company {e} began in {v}.
        {e} was started in {v}.
        Founded in {v}, {e} is older than its rivals.
        The history of {e} goes back to {v}.
        {e}, established in {v}, has survived two great fires.
        In {v} {e} was entered in the trade register.
        {v} was the year in which {e} was founded.
        The founding year of {e} is {v}.
        {e} has existed since {v}.
        {e} first did business in {v} and has done so ever since.
    """, """
        When was {e} founded?
        In which year was {e} founded?
        In what year did {e} begin?
        What year was {e} established?
        {e} founding year?
        Do you know when {e} was started?
        How far back does the history of {e} go?
        I need the year in which {e} was founded.
        Since when has {e} existed?
        In what year did {e} open its doors?
    """),
    "product": table(of(w.PRODUCTS), """
        {e} makes {v}.
        {e} sells {v}.
        The company {e} produces {v}.
        {e} is known for its {v}.
        {e} is a maker of {v}.
        The main product of {e} is {v}.
        From its only factory, {e} ships {v} to every part of the country.
        {v} are what {e} makes.
        {e}, which produces {v}, is looking for new staff.
        Anyone who needs {v} can buy them from {e}.
        {e} manufactures {v}.
        The goods that leave the factory of {e} are {v}.
    """, """
        What does {e} make?
        What does {e} sell?
        Which product does {e} make?
        What does the company {e} produce?
        {e} main product?
        Do you know what {e} makes?
        What can I buy from {e}?
        What is the main product of {e}?
        What does {e} manufacture?
        What kind of goods come from {e}?
    """),
    "first": table(of(w.PRODUCTS), """
        The first product of {e} was {v}.
        {e} started out with {v}.
        In the beginning, {e} made {v}.
        At first {e} produced nothing but {v}.
        {v} were the first product of {e}.
        {e} began by making {v}.
        Long before its present line, {e} sold {v}.
        The earliest catalogue of {e} shows only {v}.
        {e}, which made {v} in its first years, soon changed course.
        The very first thing {e} ever sold was a load of {v}.
        Originally {e} was in the business of {v}.
        When it opened, {e} had only {v} to offer.
    """, """
        What was the first product of {e}?
        What did {e} start out with?
        What did {e} make at first?
        {e} first product?
        Do you know what {e} made in the beginning?
        Which product did {e} begin with?
        What did {e} produce in its first years?
        Tell me what {e} sold first.
        What did {e} originally sell?
        With which goods did {e} open its business?
    """),
    "industry": table(of(w.INDUSTRIES), """
        {e} is active in {v}.
        The business of {e} is {v}.
        {e} is in the {v} business.
        {e} is a {v} company.
        {e} works in the field of {v}.
        The industry in which {e} is active is {v}.
        {e}, one of the oldest names in {v}, opens a second branch.
        In {v}, hardly any firm is better known than {e}.
        {e} has made its money in {v}.
        {v} is the industry in which {e} operates.
        The trade register lists {e} under {v}.
        {e} belongs to the {v} sector.
    """, """
        In which industry is {e} active?
        What business is {e} in?
        What industry is {e} in?
        {e} industry?
        Do you know what line of business {e} is in?
        In what field does {e} work?
        What sort of company is {e}?
        In which branch has {e} made its money?
        To which sector does {e} belong?
        Under what trade is {e} listed in the register?
    """),
    "seat": table(w.town, """
        {e} is based in {v}.
        The head office of {e} is in {v}.
        {e} has its main office in {v}.
        {e} has its headquarters in {v}.
        {e} is run from {v}.
        The headquarters of {e} are in {v}, opposite the station.
        {v} is the seat of {e}.
        {e}, based in {v}, has grown quickly.
        The {v} company {e} is hiring again.
        All letters to the head office of {e} go to {v}.
        {e} operates out of {v}.
        From its headquarters in {v}, {e} controls twelve shops.
    """, """
        Where is {e} based?
        Where is the head office of {e}?
        In which town is {e} based?
        In what town are the headquarters of {e}?
        {e} headquarters?
        Do you know where {e} has its main office?
        Which town is the seat of {e}?
        I want to visit the head office of {e}; where is it?
        Where does {e} have its headquarters?
        From where is {e} run?
    """),
    "factory": table(w.town, """
        The factory of {e} is in {v}.
        {e} has its factory in {v}.
        {e} runs a factory in {v}.
        {e} produces everything at its plant in {v}.
        The plant of {e} stands in {v}.
        {e} opened a factory in {v}.
        {v} is where the factory of {e} stands.
        Everything that {e} sells is made in a brick factory in {v}.
        The chimneys of the {e} factory can be seen all over {v}.
        In {v}, {e} has built a large plant.
        Production at {e} takes place in {v}.
        {e} makes its goods in {v}.
    """, """
        Where is the factory of {e}?
        In which town does {e} have its factory?
        Where does {e} produce?
        {e} factory location?
        Do you know where the plant of {e} is?
        In which town does {e} run a plant?
        Where are the goods of {e} made?
        I want to know where the factory of {e} stands.
        Where has {e} built its plant?
        In what place does the production of {e} take place?
    """),
    "staff": table(plain(w.large_number), """
        {e} has {v} employees.
        {e} employs {v} people.
        {v} people work for {e}.
        The staff of {e} is {v} people.
        {e} gives work to {v} people.
        A total of {v} people are employed at {e}.
        With {v} employees, {e} is the largest company of the district.
        {e}, which has a workforce of {v}, is hiring.
        The number of employees at {e} has risen to {v}.
        Every month {e} pays wages to {v} workers.
        The workforce of {e} numbers {v}.
        {e} has {v} people on its payroll.
    """, """
        How many people work for {e}?
        How many employees does {e} have?
        How many people does {e} employ?
        What is the number of employees at {e}?
        {e} number of employees?
        Do you know how many workers {e} has?
        How big is the workforce of {e}?
        To how many people does {e} give work?
        How large is the staff of {e}?
        How many people are on the payroll of {e}?
    """),
    "boss": table(w.person, """
        {e} is led by {v}.
        {v} leads {e}.
        The director of {e} is {v}.
        {e} is run by {v}.
        {e} is managed by {v}.
        {v} has been the head of {e} for many years.
        {v}, chief executive of {e}, spoke to the press on Monday.
        The chief executive of {e} is called {v}.
        At the top of {e} stands {v}.
        Every decision at {e} is made by {v}, its present director.
        {v} is in charge of {e}.
        {e} has {v} as its managing director.
    """, """
        Who leads {e}?
        Who is the director of {e}?
        By whom is {e} led?
        Who is the head of {e}?
        {e} CEO?
        Do you know who runs {e}?
        Who is the chief executive of {e}?
        I want to write to the boss of {e}; who is it?
        Who is in charge of {e}?
        Who makes the decisions at {e}?
    """),
    "predecessor": table(w.person, """
        The former director of {e} was {v}.
        {e} used to be led by {v}.
        {v} used to be the head of {e}.
        {v} led {e} until last year.
        {v} has left the top post at {e}.
        The previous director of {e} was {v}.
        Before the change at the top, {e} was run by {v}.
        {v}, a former chief executive of {e}, has retired to the country.
        Until the spring, {e} had {v} as its director.
        After ten years as head of {e}, {v} stepped down.
        {v} was once in charge of {e}.
        {v} is the ex-director of {e}.
    """, """
        Who was the former director of {e}?
        Who used to lead {e}?
        Who led {e} before?
        {e} former CEO?
        Do you know who ran {e} in the past?
        Who was the previous head of {e}?
        Who has left the top post at {e}?
        Who stepped down as the head of {e}?
        Who was once in charge of {e}?
        What is the name of the ex-director of {e}?
    """),
    "revenue": table(plain(w.money), """
        The revenue of {e} is {v} a year.
        {e} has a revenue of {v}.
        {e} had sales of {v} last year.
        {e} turns over {v} a year.
        Last year {e} took in {v}.
        The sales of {e} rose to {v}.
        {e} reported a turnover of {v} for the past year.
        With a revenue of {v}, {e} beat all expectations.
        According to its annual report, {e} had sales worth {v}.
        {e}, with sales of {v}, is a market leader.
        The annual turnover of {e} amounts to {v}.
        Customers paid {e} a total of {v} last year.
    """, """
        What is the revenue of {e}?
        How much revenue does {e} have?
        What is the turnover of {e}?
        How high were the sales of {e}?
        {e} revenue?
        Do you know how much {e} turns over a year?
        What sales did {e} report?
        How much money did {e} take in last year?
        What does the annual turnover of {e} amount to?
        How large are the yearly sales of {e}?
    """),
    "profit": table(plain(w.money), """
        The profit of {e} was {v}.
        {e} made a profit of {v}.
        {e} earned a net profit of {v}.
        {e} reported a profit of {v}.
        After taxes, a profit of {v} was left to {e}.
        {v} was the profit of {e} last year.
        The owners of {e} are pleased with a profit of {v}.
        {e} closed the year with {v} in profit.
        The net profit of {e} has grown to {v}, the report says.
        {e}, which made {v} in profit, will pay a bonus.
        At the end of the year {e} had gained {v} after all costs.
        Profits at {e} came to {v}.
    """, """
        What was the profit of {e}?
        How much profit did {e} make?
        What profit did {e} report?
        How high was the profit of {e}?
        {e} profit?
        Do you know how much {e} earned after taxes?
        What was {e}'s net profit?
        I need the profit figure of {e}.
        What did the profits at {e} come to?
        How much did {e} gain after all costs?
    """),
    "website": table(w.website, """
        The website of {e} is {v}.
        {e} can be found online at {v}.
        {e} has its website at {v}.
        The web address of {e} is {v}.
        {e} is on the web at {v}.
        Customers can order from {e} at {v}.
        For opening hours and prices of {e}, visit {v}.
        {v} is the web address of {e}.
        Orders from {e} (see {v}) are brought to your door.
        {e} has put the full catalogue online at {v}.
        To find out more about {e}, go to {v} on the internet.
        {e} runs the internet site {v}.
    """, """
        What is the website of {e}?
        What is the web address of {e}?
        Where can I find {e} online?
        Which website does {e} have?
        {e} website?
        Do you know the web page of {e}?
        At which web address can I order from {e}?
        Can you give me the URL of {e}?
        Where is {e} on the internet?
        Which internet site does {e} run?
    """),
    "slogan": table(of(w.SLOGANS), """
        The slogan of {e} is "{v}".
        {e} has the slogan "{v}".
        {e} uses the slogan "{v}".
        The motto of {e} is "{v}".
        {e} advertises with the words "{v}".
        "{v}" is the slogan of {e}.
        On every van of {e} you can read "{v}".
        The posters of {e} all carry the line "{v}".
        Customers of {e} know its motto well: "{v}".
        "{v}", says the advertisement of {e}.
        {e} promises its customers: "{v}".
        In its advertising, {e} sums itself up as "{v}".
    """, """
        What is the slogan of {e}?
        Which slogan does {e} use?
        What is the motto of {e}?
        With which words does {e} advertise?
        {e} slogan?
        Do you know the motto of {e}?
        What is written on the posters of {e}?
        What does the advertisement of {e} say?
        What does {e} promise its customers?
        With what phrase does {e} sum itself up?
    """),
    "competitor": table(w.firm, """
        The main competitor of {e} is {v}.
        {e} competes with {v}.
        The biggest rival of {e} is {v}.
        {v} is the main rival of {e}.
        {e} has a strong rival in {v}.
        {e} fights with {v} for customers.
        For years {e} has tried to sell more than its competitor {v}.
        {e} and {v} have always been rivals.
        {e} looks with envy at its competitor {v}.
        The competitor that {e} fears most is {v}.
        {v} and {e} compete in the same market.
        No rival is as dangerous to {e} as {v}.
    """, """
        Who is the main competitor of {e}?
        Which company competes with {e}?
        Who is the biggest rival of {e}?
        What company is the rival of {e}?
        {e} competitor?
        Do you know which company {e} competes with?
        Against which company does {e} compete?
        Tell me the main rival of {e}.
        Which competitor does {e} fear?
        With what other firm does {e} fight for customers?
    """),
    "parent": table(w.firm, """
        {e} belongs to {v}.
        {e} is owned by {v}.
        The owner of {e} is {v}.
        {e} is part of {v}.
        {v} owns {e}.
        {e} was bought by {v}.
        {e} is a subsidiary of {v}.
        {v}, the parent company of {e}, is known all over the world.
        After long talks {e} was sold to {v}.
        The parent company of {e} is called {v}.
        {v} holds all the shares of {e}.
        {e} became the property of {v}.
    """, """
        To which company does {e} belong?
        Who owns {e}?
        Who is the owner of {e}?
        What is the parent company of {e}?
        {e} parent company?
        Do you know who bought {e}?
        Of which group is {e} a part?
        To whom was {e} sold?
        Who holds the shares of {e}?
        Whose property is {e}?
    """),
    "countries": table(plain(lambda rng: str(rng.randint(2, 96))), """
        {e} is active in {v} countries.
        {e} sells its goods in {v} countries.
        The number of countries in which {e} is active is {v}.
        {e} does business in {v} countries.
        {e} has branches in {v} countries.
        People in {v} countries buy from {e}.
        From a small beginning, {e} has grown into a company with offices in {v} countries.
        {e} delivers to {v} countries.
        In {v} countries {e} has customers.
        {e}, present in {v} countries, prints its catalogue in many languages.
        The goods of {e} can be bought in {v} countries.
        {e} is at home in {v} countries of the world.
    """, """
        In how many countries is {e} active?
        How many countries does {e} sell in?
        In how many countries does {e} do business?
        What is the number of countries in which {e} is active?
        {e} number of countries?
        Do you know in how many countries {e} has branches?
        To how many countries does {e} deliver?
        Tell me how many countries {e} is present in.
        In how many countries does {e} have customers?
        In how many countries can I buy the goods of {e}?
    """),
    "shops": table(plain(lambda rng: str(rng.randint(2, 480))), """
        {e} has {v} shops.
        {e} runs {v} stores.
        The number of shops of {e} is {v}.
        {e} sells in {v} shops of its own.
        {e} has opened {v} shops so far.
        There are {v} shops of {e}.
        {e} has a chain of {v} stores.
        With {v} shops, {e} can be found in nearly every town.
        {e}, which owns {v} shops, plans more.
        You can visit {e} at any of its {v} shops.
        {e} now counts {v} stores.
        {v} shops carry the sign of {e}.
    """, """
        How many shops does {e} have?
        How many stores does {e} run?
        What is the number of shops of {e}?
        How many shops are there of {e}?
        {e} number of shops?
        Do you know how many stores {e} has?
        How large is the chain of shops of {e}?
        In how many shops of its own does {e} sell?
        How many stores does {e} count?
        How many shops carry the sign of {e}?
    """),
    "symbol": table(plain(w.symbol), """
        The stock symbol of {e} is {v}.
        {e} is traded under the symbol {v}.
        {e} is listed on the stock exchange as {v}.
        The shares of {e} are traded as {v}.
        The ticker of {e} is {v}.
        The shares of {e} ({v}) fell by three percent.
        On the stock exchange {e} goes by the letters {v}.
        Investors find {e} under the ticker symbol {v}.
        {v} is the stock symbol of {e}.
        {e} chose {v} as its stock symbol.
        Look for the letters {v} to buy shares of {e}.
        {e} has the ticker symbol {v}.
    """, """
        What is the stock symbol of {e}?
        Under which symbol is {e} traded?
        What is the ticker of {e}?
        Which stock symbol does {e} have?
        {e} ticker symbol?
        Do you know the stock symbol of {e}?
        Under what letters is {e} listed on the exchange?
        I want to buy shares of {e}; what is the ticker?
        Which letters stand for {e} on the stock exchange?
        How do investors find {e} on the stock exchange?
    """),
    "hotline": table(plain(lambda rng: f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"), """
        The phone number of {e} is {v}.
        You can call {e} at {v}.
        {e} has a hotline at {v}.
        Customers reach {e} by phone at {v}.
        The customer service of {e} answers at {v}.
        To complain to {e}, dial {v}.
        {v} is the phone number of {e}.
        {e}, telephone {v}, delivers on Saturdays.
        The number of the service line of {e} is {v}, free of charge.
        For repairs please ring {e} on {v}.
        {e} takes orders by telephone at {v}.
        Dial {v} and someone at {e} will pick up.
    """, """
        What is the phone number of {e}?
        How can I call {e}?
        Which number do I dial for {e}?
        What is the hotline of {e}?
        {e} phone number?
        Do you know the number of the customer service of {e}?
        I need to ring {e}; what is the number?
        At which number does {e} answer the phone?
        By which phone number can customers reach {e}?
        What do I dial to order from {e} by telephone?
    """),
    "address": table(w.street, """
        The address of {e} is {v}.
        The office of {e} is at {v}.
        {e} has its office at {v}.
        {e} can be visited at {v}.
        You find {e} at {v}.
        The doorbell of {e} is at {v}.
        Parcels for {e} are delivered to {v}.
        Since the move, {e} has had its rooms at {v}.
        {e}, {v}, is open from nine to five.
        {v} is the street address of {e}.
        {e} rents a floor at {v}.
        Come to {v} to see {e}.
    """, """
        What is the address of {e}?
        At which address is {e}?
        What is the street address of {e}?
        In which street is the office of {e}?
        {e} address?
        Do you know the address of {e}?
        I have a parcel for {e}; to what street does it go?
        At what address can I visit {e}?
        At which street and house number is {e}?
        Where exactly do parcels for {e} go?
    """),
    "market": table(of(w.COUNTRIES), """
        {e} sells most of its goods in {v}.
        The most important market of {e} is {v}.
        {e} has most of its customers in {v}.
        {e} earns most of its money in {v}.
        {v} is the biggest market of {e}.
        Most customers of {e} live in {v}.
        No country buys more from {e} than {v}.
        {e} depends on buyers in {v}, its largest market.
        In {v}, {e} sells more than anywhere else.
        The bulk of the goods of {e} is shipped to {v}.
        {e} does its best business in {v}.
        The country where {e} is most successful is {v}.
    """, """
        In which country does {e} sell most?
        What is the most important market of {e}?
        Where does {e} have most of its customers?
        Which country is the biggest market of {e}?
        {e} main market?
        Do you know in which country {e} earns most?
        Where do most customers of {e} live?
        Which country buys most from {e}?
        In what country is {e} most successful?
        Where does {e} do its best business?
    """),
    "listed": table(plain(w.year), """
        {e} went public in {v}.
        {e} has been on the stock exchange since {v}.
        The shares of {e} were first sold in {v}.
        {e} entered the stock market in {v}.
        In {v}, {e} went public.
        {v} was the year {e} went to the stock exchange.
        {e}, a family business for long, sold its first shares in {v}.
        Anyone has been able to buy shares of {e} since {v}.
        The stock market debut of {e} came in {v}.
        {e} was turned into a public company in {v}.
        {e} was first traded on the stock exchange in {v}.
        Investors could first buy shares of {e} in {v}.
    """, """
        When did {e} go public?
        In which year did {e} enter the stock market?
        Since when has {e} been on the stock exchange?
        When were the first shares of {e} sold?
        {e} year of going public?
        Do you know when {e} went to the stock exchange?
        What year did {e} become a public company?
        When was the stock market debut of {e}?
        When were shares of {e} first traded?
        Since what year can investors buy shares of {e}?
    """),
}  # fmt: skip

TOWN = {
    "mayor": table(w.person, """
        The mayor of {e} is {v}.
        {v} is the mayor of {e}.
        In {e}, {v} was elected mayor.
        {e} is governed by mayor {v}.
        {e} has a mayor called {v}.
        {e} has elected {v} as its mayor.
        {v}, the mayor of {e}, opened the new bridge on Saturday.
        The town hall of {e} is in the hands of mayor {v}.
        The present mayor of {e}, {v}, was a fisherman before.
        The voters of {e} have chosen {v} to be mayor.
        {v} holds the office of mayor in {e}.
        As mayor, {v} has governed {e} since the last election.
    """, """
        Who is the mayor of {e}?
        What is the name of the mayor of {e}?
        Who was elected mayor in {e}?
        Which mayor does {e} have?
        {e} mayor?
        Do you know who the mayor of {e} is?
        Who holds the office of mayor in {e}?
        I have to write to the mayor of {e}; what is the name?
        Who governs {e}?
        Whom did the voters of {e} choose to run the town?
    """),
    "people": table(plain(w.large_number), """
        {e} has {v} inhabitants.
        {v} people live in {e}.
        The population of {e} is {v}.
        {e} has a population of {v}.
        {e} is a town of {v} people.
        At the last count, {e} had {v} residents.
        With {v} inhabitants, {e} is the largest town on the coast.
        The town of {e} (population {v}) lies at the edge of a forest.
        The number of inhabitants of {e} has grown to {v}.
        In {e} there are {v} residents, most of them farmers.
        {e} is home to {v} people.
        According to the census, {v} persons live within the limits of {e}.
    """, """
        How many people live in {e}?
        What is the population of {e}?
        How many inhabitants does {e} have?
        What is the number of inhabitants of {e}?
        population of {e}?
        Do you know how many people live in {e}?
        How many residents does {e} have?
        I need to know how large the population of {e} is.
        To how many people is {e} home?
        How many persons were counted in {e}?
    """),
    "river": table(w.invented, """
        The river {v} flows through {e}.
        {e} lies on the river {v}.
        The river in {e} is called {v}.
        {e} was built on the river {v}.
        {e} is crossed by the river {v}.
        The river {v} divides {e} into two halves.
        At {e}, the river {v} is wide enough for large ships.
        Six old bridges lead across the {v}, the river that runs through {e}.
        {e}, which lies on the river {v}, was often flooded.
        The people of {e} bathe in the river {v}.
        {e} stands on the banks of the {v}.
        The water that flows past the houses of {e} is the river {v}.
    """, """
        Which river flows through {e}?
        On which river does {e} lie?
        What is the river in {e} called?
        What is the name of the river at {e}?
        {e} river?
        Do you know which river runs through {e}?
        By which river is {e} crossed?
        In which river do the people of {e} bathe?
        What river is {e} on?
        On the banks of which river does {e} stand?
    """),
    "fame": table(of(w.FOODS), """
        {e} is famous for its {v}.
        People come to {e} for the {v}.
        The speciality of {e} is {v}.
        {e} is known all over the country for its {v}.
        The famous dish of {e} is {v}.
        In every inn of {e} you can taste the local {v}, the pride of the town.
        Nowhere is {v} as good as in {e}, the guide book says.
        {e} owes its fame to its {v}.
        {e}, famous for {v}, has many visitors.
        {v} made {e} famous.
        {e} is best known for {v}.
        Ask anyone about {e} and they will mention the {v}.
    """, """
        What is {e} famous for?
        What is the speciality of {e}?
        For what dish do people come to {e}?
        What food is {e} known for?
        {e} speciality?
        Do you know what {e} is famous for?
        What dish should I try in {e}?
        What made {e} famous?
        What is {e} best known for?
        To what does {e} owe its fame?
    """),
    "market": table(of(w.DAYS), """
        The market in {e} is on {v}.
        Every {v} there is a market in {e}.
        {e} has a market on {v}.
        On {v} the market of {e} opens.
        The market day of {e} is {v}.
        {e} holds its market every {v}.
        Farmers from the hills bring their fruit to the market of {e} each {v}.
        In {e}, {v} is market day.
        {e}, where the market is on {v}, is loud on that day.
        The stalls of the market of {e} are set up every {v} at dawn.
        Come to {e} on a {v} if you want to see the market.
        {v} is the day on which {e} has its market.
    """, """
        When is the market in {e}?
        On which day is the market in {e}?
        On what day does {e} have a market?
        Which day of the week is the market of {e}?
        {e} market day?
        Do you know on which day the market of {e} opens?
        When can I go to the market in {e}?
        On what weekday do farmers come to the market of {e}?
        Which day is market day in {e}?
        What day should I visit {e} to see the market?
    """),
    "founded": table(plain(w.year), """
        {e} was founded in {v}.
        The town of {e} was built in {v}.
        {e} goes back to the year {v}.
        {e} has been a town since {v}.
        {e} was established by monks in {v}.
        In {v}, {e} was founded.
        {v} is the year in which {e} was founded.
        The founding of {e} took place in {v}, an old stone says.
        {e}, founded in {v}, is older than the kingdom.
        A group of fishermen built the first houses of {e} in {v}.
        {e} was first settled in {v}.
        The history of {e} begins in {v}.
    """, """
        When was {e} founded?
        In which year was {e} built?
        How far back does {e} go?
        In what year was {e} established?
        {e} founding year?
        Do you know when {e} was founded?
        When were the first houses of {e} built?
        Since when has {e} been a town?
        When was {e} first settled?
        In what year does the history of {e} begin?
    """),
    "fire": table(plain(w.year), """
        {e} burned down in {v}.
        The great fire of {e} was in {v}.
        {e} was destroyed by a fire in {v}.
        In {v}, a fire destroyed {e}.
        A fire swept through {e} in {v}.
        The year of the great fire of {e} was {v}.
        Nearly all wooden houses of {e} were lost in the fire of {v}.
        The fire of {v} left little of {e} standing.
        {e}, which burned down in {v}, was rebuilt in brick.
        In the summer of {v} flames destroyed {e}.
        {e} went up in flames in {v}.
        {v} was the year when {e} turned to ashes.
    """, """
        When did {e} burn down?
        In which year was the great fire of {e}?
        When was {e} destroyed by fire?
        What year did {e} burn?
        {e} great fire year?
        Do you know when the fire of {e} happened?
        In what year did flames destroy {e}?
        Tell me the year of the fire in {e}.
        When did {e} go up in flames?
        In what year did {e} turn to ashes?
    """),
    "area": table(plain(w.area), """
        The area of {e} is {v}.
        {e} covers {v}.
        {e} has an area of {v}.
        {e} extends over {v}.
        {e} stretches across {v} of land.
        The town of {e} takes up {v}.
        With an area of {v}, {e} is one of the smaller towns.
        {e} occupies {v} between the hills and the sea.
        {v} is the area of {e}.
        The land of {e}, together with its fields, measures {v}.
        {e} spreads over {v}.
        The territory of {e} comprises {v}.
    """, """
        What is the area of {e}?
        How large is the area of {e}?
        What area does {e} cover?
        How much land does {e} cover?
        {e} area?
        Do you know what area {e} has?
        How many square kilometres or miles does {e} have?
        Over what area does {e} extend?
        How much land does {e} take up?
        How large is the territory of {e}?
    """),
    "elevation": table(plain(w.elevation), """
        {e} lies {v} above sea level.
        The elevation of {e} is {v}.
        {e} is {v} above the sea.
        {e} has an elevation of {v}.
        {e} lies at a height of {v}.
        The altitude of {e} is {v}.
        At {v} above sea level, {e} has cool summers.
        {e}, at an altitude of {v}, has snow until May.
        A sign at the station of {e} gives the height above the sea as {v}.
        The main square of {e} is {v} above sea level.
        {e} sits at {v} over the level of the sea.
        The town of {e} was built {v} above the sea.
    """, """
        How high above sea level is {e}?
        What is the elevation of {e}?
        At what height does {e} lie?
        What is the altitude of {e}?
        {e} elevation?
        Do you know how high {e} lies?
        How many metres or feet above the sea is {e}?
        I need the altitude of {e}.
        At what altitude does {e} sit?
        How far above the sea was {e} built?
    """),
    "airport": table(w.town, """
        The nearest airport to {e} is in {v}.
        {e} has its nearest airport in {v}.
        The closest airport to {e} is {v}.
        To fly to {e}, you land in {v}.
        {e} is reached by air through {v} airport.
        {e} has no airport; the nearest one is in {v}.
        Travellers to {e} usually take a plane to {v} and then a bus.
        {v} airport is the closest to {e}.
        {e} shares an airport with {v}.
        Flights for {e} arrive in {v}.
        People from {e} must go to {v} to catch a plane.
        The airport used by the people of {e} is {v}.
    """, """
        Which is the nearest airport to {e}?
        Where is the nearest airport to {e}?
        What is the closest airport to {e}?
        To which airport do I fly to get to {e}?
        {e} nearest airport?
        Do you know which airport is nearest to {e}?
        Where do I land when I fly to {e}?
        Which airport serves {e}?
        Where must people from {e} go to catch a plane?
        Which airport do the people of {e} use?
    """),
    "twin": table(w.town, """
        The twin town of {e} is {v}.
        {e} is twinned with {v}.
        {e} has a twin town called {v}.
        {e} and {v} are twin towns.
        {e}'s sister city is {v}.
        {v} is the twin town of {e}.
        {e} signed a contract of friendship with {v}, and they have been twin towns ever since.
        A choir from {v}, the twin town, visits {e} each summer.
        Since the war {e} has been the twin town of {v}.
        {e}, the sister city of {v}, has named a square after it.
        {e} has a town partnership with {v}.
        As its partner town, {e} chose {v}.
    """, """
        What is the twin town of {e}?
        With which town is {e} twinned?
        Which town is the sister city of {e}?
        What twin town does {e} have?
        {e} twin town?
        Do you know the name of {e}'s sister city?
        Which place is twinned with {e}?
        Of which town is {e} the twin?
        With which town does {e} have a partnership?
        Which partner town did {e} choose?
    """),
    "neighbour": table(w.town, """
        The nearest town to {e} is {v}.
        {e} is next to {v}.
        The neighbouring town of {e} is {v}.
        {v} is the town closest to {e}.
        {e} lies right beside {v}.
        {e} borders on {v}.
        Only a small stream separates {e} from its neighbour {v}.
        The road out of {e} leads straight to its neighbour {v}.
        The neighbour of {e} is the town of {v}.
        {e} and its neighbour {v} have almost grown together.
        {e} has {v} as its neighbour.
        Next door to {e} lies the town of {v}.
    """, """
        What is the nearest town to {e}?
        Which town is next to {e}?
        What is the neighbouring town of {e}?
        Which town is closest to {e}?
        {e} neighbouring town?
        Do you know which town lies beside {e}?
        On which town does {e} border?
        What town is the neighbour of {e}?
        Which town lies next door to {e}?
        What town does {e} have as a neighbour?
    """),
    "university": table(w.university, """
        The university in {e} is called {v}.
        {e} has its own university, {v}.
        {e} is the seat of {v}.
        {v} is in {e}.
        Students come to {e} to study at {v}.
        {e} is home to {v}.
        The students of {e} go to {v}, the only university for miles.
        In {e} you can study at {v}.
        The only university of {e} is {v}.
        {v}, the university of {e}, has opened a new library.
        The place to study in {e} is {v}.
        {e} is proud of its university, {v}.
    """, """
        What is the university in {e} called?
        Which university is in {e}?
        What university does {e} have?
        What is the name of the university of {e}?
        {e} university?
        Do you know which university is located in {e}?
        At which university can I study in {e}?
        What is the only university of {e}?
        Of which university is {e} proud?
        Where can students in {e} take a degree?
    """),
    "festival": table(w.festival, """
        The festival in {e} is {v}.
        {e} celebrates {v} every year.
        The biggest celebration in {e} is {v}.
        {e} holds {v} once a year.
        {v} is celebrated in {e}.
        {v} is the great festival of {e}.
        Each year, thousands of guests come to {e} for {v}.
        The streets of {e} are full of music during {v}, the yearly festival.
        {e}, where {v} is held, has many hotels.
        The people of {e} look forward all year to {v}, their festival.
        The yearly party of {e} is called {v}.
        Once a year, {e} turns into one large stage for {v}.
    """, """
        What is the festival in {e}?
        Which festival does {e} celebrate?
        What is celebrated in {e} every year?
        What is the festival of {e} called?
        {e} festival?
        Do you know which festival is held in {e}?
        What is the name of the yearly celebration in {e}?
        For which festival do guests come to {e}?
        What is the yearly party of {e} called?
        Which festival can I visit in {e}?
    """),
    "club": table(w.club, """
        The football club of {e} is {v}.
        {e} has a football club called {v}.
        The football team from {e} is called {v}.
        {v} is the football club of {e}.
        {v} plays its home games in {e}.
        {e} cheers for {v}.
        On Sundays half of {e} goes to the stadium to see the local team, {v}.
        The local football team in {e} goes by the name of {v}.
        {v}, the football team of {e}, has lost again.
        Football fans in {e} support {v}.
        The stadium of {e} belongs to {v}.
        {e} is the home of the football club {v}.
    """, """
        What is the football club of {e} called?
        Which football club is from {e}?
        What is the name of the football team of {e}?
        Which team plays in {e}?
        {e} football club?
        Do you know what football club {e} has?
        For which team does {e} cheer?
        What is the local football team in {e}?
        Which club do football fans in {e} support?
        To which football club does the stadium of {e} belong?
    """),
    "postcode": table(plain(w.postcode), """
        The postcode of {e} is {v}.
        {e} has the postcode {v}.
        The postal code for {e} is {v}.
        {v} is the postcode of {e}.
        {e} uses the postal code {v}.
        The zip code of {e} is {v}.
        Letters to {e} need the postcode {v} on the envelope.
        Write {v} in front of {e} on your letter, since this is the postal code.
        The post office sorts letters for {e} under the code {v}.
        {e} was given the postcode {v}.
        The postcode {v} stands for {e}.
        In the postal code book {e} is listed with {v}.
    """, """
        What is the postcode of {e}?
        Which postcode does {e} have?
        What is the postal code for {e}?
        What is the zip code of {e}?
        {e} postcode?
        Do you know the postal code of {e}?
        I am writing a letter to {e}; what is the postcode?
        Which zip code belongs to {e}?
        What code do I put on a letter to {e}?
        Which postcode stands for {e}?
    """),
    "building": table(w.landmark, """
        The oldest building in {e} is {v}.
        {v} is the oldest building in {e}.
        {e} has no older building than {v}.
        Of all buildings in {e}, {v} is the oldest.
        {v} was standing in {e} before any other house.
        No house in {e} is older than {v}.
        The oldest house that can still be seen in {e} is {v}.
        {v}, the oldest building of {e}, is open to visitors.
        Tourists in {e} admire {v}, which is the oldest building of the town.
        The first stone building of {e} was {v}, now the oldest one in the streets.
        {e} is proud of its oldest building, {v}.
        Nothing built in {e} is as old as {v}.
    """, """
        What is the oldest building in {e}?
        Which building in {e} is the oldest?
        What is the oldest house in {e}?
        Which is the oldest building of {e}?
        {e} oldest building?
        Do you know which building in {e} is oldest?
        What is the name of the oldest building in {e}?
        Of all buildings in {e}, which is the oldest?
        Which building has stood in {e} the longest?
        What is the oldest thing built in {e}?
    """),
    "mountain": table(w.mountain, """
        The mountain above {e} is {v}.
        {e} lies at the foot of {v}.
        {v} rises above {e}.
        From {e} you can see {v}.
        {e} lies below {v}.
        The mountain near {e} is called {v}.
        Every morning, the shadow of {v} falls on the roofs of {e}.
        Hikers start in {e} to climb {v}.
        {e}, at the foot of {v}, is full of hikers.
        The mountain of the people of {e} is {v}.
        {v} towers over {e}.
        Behind the last houses of {e} begins the climb to {v}.
    """, """
        Which mountain is above {e}?
        At the foot of which mountain does {e} lie?
        What is the mountain near {e} called?
        Which mountain rises above {e}?
        {e} mountain?
        Do you know which mountain is near {e}?
        What is the name of the mountain at {e}?
        Which mountain can I climb from {e}?
        Which mountain towers over {e}?
        What mountain can be seen from {e}?
    """),
    "country": table(of(w.COUNTRIES), """
        {e} is in {v}.
        {e} is a town in {v}.
        {e} belongs to {v}.
        {e} is located in {v}.
        The country in which {e} lies is {v}.
        {v} is the country where {e} is found.
        {e}, a small town in the north of {v}, has its own dialect.
        On maps, {e} is marked as a part of {v}.
        In {v} lies the town of {e}.
        The citizens of {e} have passports of {v}.
        {e} can be found in {v}.
        Travel through {v} and you may come to {e}.
    """, """
        In which country is {e}?
        What country is {e} in?
        In what land is {e}?
        To which country does {e} belong?
        {e} country?
        Do you know what country {e} is in?
        In which country does {e} lie?
        In what part of the world, I mean which country, is {e}?
        In what country can {e} be found?
        Which country do I travel through to visit {e}?
    """),
    "industry": table(of(w.INDUSTRIES), """
        The main industry of {e} is {v}.
        {e} lives from {v}.
        Most people in {e} work in {v}.
        {e} earns its money with {v}.
        The economy of {e} is based on {v}.
        {v} is the main industry of {e}.
        For two hundred years {v} has given work to the people of {e}.
        {e} depends on {v} for most of its jobs.
        {e}, a centre of {v}, is growing.
        Without {v} there would be no work in {e}.
        {v} feeds most families in {e}.
        The wealth of {e} comes from {v}.
    """, """
        What is the main industry of {e}?
        What do the people of {e} live from?
        In what industry do most people in {e} work?
        What is the economy of {e} based on?
        {e} main industry?
        Do you know how {e} earns its money?
        Which industry gives work to the people of {e}?
        On which industry does {e} depend?
        Where does the wealth of {e} come from?
        What feeds most families in {e}?
    """),
    "writer": table(w.person, """
        The poet {v} was born in {e}.
        {e} is the birthplace of the poet {v}.
        {v}, the poet, was born in {e}.
        {e} has put up a statue of {v}, a poet born there.
        {e} is the town where the poet {v} was born.
        The poet who was born in {e} is {v}.
        In the main square of {e} stands a statue of {v}, a poet who came from the town.
        One of the houses in {e} is the birthplace of the poet {v}.
        {e}, the birthplace of the poet {v}, has a small museum.
        A poet by the name of {v} was born in {e}.
        {e} gave the world the poet {v}.
        It was in {e} that {v}, the poet, first saw the light of day.
    """, """
        Which poet was born in {e}?
        Which poet comes from {e}?
        Of which poet is {e} the birthplace?
        What is the name of the poet born in {e}?
        {e} poet?
        Do you know which poet was born in {e}?
        To which poet does {e} owe its statue?
        I want to know what poet is from {e}.
        Which poet did {e} give to the world?
        Who is the poet with roots in {e}?
    """),
    "distance": table(plain(w.distance), """
        {e} is {v} from the sea.
        The distance from {e} to the sea is {v}.
        From {e} it is {v} to the sea.
        {e} lies {v} from the coast.
        It is {v} from {e} to the coast.
        The sea is {v} away from {e}.
        A straight road of {v} leads from {e} to the beach.
        The coast is only {v} from {e}.
        {e}, {v} from the sea, smells of salt when the wind blows.
        People in {e} have to travel {v} to see the sea.
        {e} is separated from the coast by {v} of fields.
        Anyone in {e} who wants to swim in the sea must go {v}.
    """, """
        How far is {e} from the sea?
        What is the distance from {e} to the sea?
        How far is it from {e} to the coast?
        How far away from {e} is the sea?
        {e} distance to the sea?
        Do you know how far {e} is from the coast?
        How long is the road from {e} to the beach?
        How many kilometres or miles is {e} from the sea?
        How far do people in {e} have to travel to see the sea?
        What separates {e} from the coast, in kilometres or miles?
    """),
    "temperature": table(plain(w.temperature), """
        The average temperature in {e} is {v}.
        {e} has an average temperature of {v}.
        In {e} it is {v} on average.
        The mean temperature of {e} is {v}.
        {e} reaches {v} on an average day.
        On average, the thermometer in {e} shows {v}.
        With {v} on average, {e} has a climate that old people like.
        The yearly average in {e} is a temperature of {v}.
        {e}, with a mean temperature of {v}, is a good place for roses.
        Weather records give {v} as the average for {e}.
        A typical day in {e} has {v}.
        The weather station at {e} measures {v} on average.
    """, """
        What is the average temperature in {e}?
        How warm is it in {e} on average?
        What is the mean temperature of {e}?
        Which average temperature does {e} have?
        {e} average temperature?
        Do you know how warm or cold {e} is on average?
        What does the thermometer in {e} show on average?
        How many degrees does {e} have on average?
        What is the temperature of a typical day in {e}?
        What does the weather station at {e} measure on average?
    """),
}  # fmt: skip

EVENT = {
    "place": table(w.town, """
        The {e} takes place in {v}.
        The {e} is held in {v}.
        {v} is where the {e} happens.
        The {e} will be hosted in {v}.
        The town of the {e} is {v}.
        This time the {e} is in {v}.
        Trains to {v} will be full because of the {e}.
        After long talks, {v} was chosen as the town for the {e}.
        The {e}, held in {v}, is open to everyone.
        In {v} everybody is getting ready for the {e}, which happens there.
        You have to travel to {v} for the {e}.
        {v} is the town that hosts the {e}.
    """, """
        Where does the {e} take place?
        Where is the {e} held?
        In which town is the {e}?
        What town is the {e} in?
        {e} location?
        Do you know where the {e} will be?
        I want to go to the {e}; to which town do I travel?
        Where will the {e} be hosted?
        Which town hosts the {e}?
        What town was chosen for the {e}?
    """),
    "party": table(w.landmark, """
        The party after the {e} is at {v}.
        After the {e} there is a party at {v}.
        The {e} will be followed by a party at {v}.
        {v} is where the party after the {e} happens.
        Those who still have energy after the {e} can dance at {v}.
        The {e} closes with a dance at {v}.
        Helpers of the {e} will celebrate afterwards at {v}.
        When the {e} is over, everybody walks to {v} for the party.
        {v} has been rented for the party that follows the {e}.
        Once the {e} ends, the guests move on to {v} for a dance.
        To round off the {e}, there will be a party at {v}.
        The after-party of the {e} is planned at {v}.
    """, """
        Where is the party after the {e}?
        At which building is the party after the {e}?
        Where do people celebrate after the {e}?
        Where can I dance when the {e} is over?
        {e} after-party?
        Do you know where the party that follows the {e} is?
        Where do the guests of the {e} go for the party?
        In which building does the after-party of the {e} take place?
        Where do people move on to once the {e} ends?
        What place has been rented for the party following the {e}?
    """),
    "date": table(plain(w.date), """
        The {e} is on {v}.
        The {e} begins on {v}.
        The {e} will be held on {v}.
        Come to the {e} on {v}.
        The date of the {e} is {v}.
        The {e} has been set for {v}.
        On {v}, the gates will open for the {e}.
        The calendar of the town shows the {e} on {v}.
        {v} is the day of the {e}.
        The {e}, planned for {v}, is nearly sold out.
        The opening day of the {e} is {v}.
        Mark {v} in your diary, for that is when the {e} takes place.
    """, """
        When is the {e}?
        On which date is the {e}?
        On what day does the {e} begin?
        On what day is the {e} held?
        {e} date?
        Do you know when the {e} takes place?
        For which day has the {e} been set?
        I want to put the {e} in my diary; what is the date?
        What is the date of the {e}?
        Which day is the {e} planned for?
    """),
    "end": table(plain(w.date), """
        The last day of the {e} is {v}.
        The {e} ends on {v}.
        The {e} runs until {v}.
        The {e} closes on {v}.
        The {e} will be over on {v}.
        The final day of the {e} falls on {v}.
        You can visit the {e} until {v}, then it is over.
        {v} is the last day of the {e}.
        With a big party, the {e} comes to an end on {v}.
        The {e}, which lasts until {v}, is well attended.
        The {e} finishes on {v}.
        After {v} there will be no more {e}.
    """, """
        What is the last day of the {e}?
        On which day does the {e} end?
        Until when does the {e} run?
        What is the closing date of the {e}?
        {e} end date?
        Do you know until what day the {e} lasts?
        On what date will the {e} be over?
        What is the final day of the {e}?
        On what date does the {e} finish?
        Until which day can I visit the {e}?
    """),
    "time": table(plain(w.clock), """
        The {e} starts at {v}.
        The doors of the {e} open at {v}.
        Be at the {e} by {v}, when it begins.
        The {e} begins at {v}.
        The starting time of the {e} is {v}.
        At {v} the {e} will be opened with a short speech.
        The first guests of the {e} are let in at {v}, which is the start.
        The {e} kicks off at {v}.
        {v} is the time at which the {e} starts.
        The {e}, starting at {v}, is free of smoke.
        The {e} gets going at {v}.
        From {v} on, the {e} is in full swing.
    """, """
        At what time does the {e} start?
        What time is the {e}?
        At what time do the doors of the {e} open?
        When exactly does the {e} start, by the clock?
        {e} start time?
        Do you know what time the {e} begins?
        By what time should I be at the {e}?
        At what hour does the {e} begin?
        What is the starting time of the {e}?
        What time does the {e} get going?
    """),
    "closing": table(plain(w.clock), """
        The {e} is over at {v}.
        The {e} ends at {v}.
        The {e} finishes at {v} sharp.
        The closing time of the {e} is {v}.
        The doors of the {e} are closed at {v}.
        At {v} the {e} is over and the lights go out.
        The last bus leaves when the {e} ends, at {v}.
        Nobody will be left at the {e} after {v}.
        The {e} will close its doors at {v}.
        {v} is the time when the {e} is over.
        Everyone has to leave the {e} by {v}.
        The {e} comes to its close at {v}.
    """, """
        At what time is the {e} over?
        What time does the {e} end?
        At what time does the {e} finish?
        What is the closing time of the {e}?
        {e} closing time?
        Do you know at what time the {e} ends?
        At what hour do the doors of the {e} close?
        When do I have to leave the {e}, by the clock?
        At what time does the {e} come to its close?
        By what time must everyone leave the {e}?
    """),
    "price": table(plain(w.price), """
        A ticket for the {e} costs {v}.
        The {e} costs {v}.
        Tickets for the {e} are {v}.
        You pay {v} to get into the {e}.
        The entrance fee of the {e} is {v}.
        Admission to the {e} is {v}.
        At the door of the {e} every visitor has to pay {v}.
        {v} is the price of a ticket for the {e}.
        Tickets for the {e} are sold at {v} each.
        For {v} you can see the whole {e}.
        The {e}, which costs {v}, is worth the money.
        The {e} charges {v} at the door.
    """, """
        How much is a ticket for the {e}?
        What does the {e} cost?
        How much does the {e} cost?
        What is the entrance fee of the {e}?
        {e} ticket price?
        Do you know how much tickets for the {e} are?
        How much do I pay to get into the {e}?
        What is the admission to the {e}?
        What is the price of the {e}?
        How much money does the {e} charge at the door?
    """),
    "guest": table(w.person, """
        {v} will speak at the {e}.
        The guest of the {e} is {v}.
        The speaker at the {e} is {v}.
        {v} gives a talk at the {e}.
        The {e} has {v} as guest speaker.
        The {e} will be addressed by {v}.
        The opening speech of the {e} will be given by {v}, who has come a long way.
        {v}, the guest of honour, will talk at the {e}.
        The {e} has invited {v} to speak.
        At the {e} you can hear a speech by {v}.
        {v} was asked to hold a speech at the {e}.
        The main speech of the {e} comes from {v}.
    """, """
        Who will speak at the {e}?
        Who is the guest of the {e}?
        Who is the speaker at the {e}?
        Who gives the speech at the {e}?
        {e} speaker?
        Do you know who will talk at the {e}?
        Whom has the {e} invited to speak?
        Whose speech can I hear at the {e}?
        Who gives a talk at the {e}?
        By whom will the {e} be addressed?
    """),
    "organiser": table(w.person, """
        The {e} is organised by {v}.
        The organiser of the {e} is {v}.
        {v} organises the {e}.
        {v} is the organiser of the {e}.
        The {e} is planned and run by {v}.
        The {e} was put together by {v}.
        For many years {v} has organised the {e} without pay.
        If you want to help with the {e}, ask {v}, who organises it.
        {v}, the organiser of the {e}, is looking for helpers.
        The {e} would not be possible without its organiser, {v}.
        {v} is responsible for the planning of the {e}.
        The planning of the {e} is done by {v}.
    """, """
        Who organises the {e}?
        Who is the organiser of the {e}?
        By whom is the {e} organised?
        Who runs the {e}?
        {e} organiser?
        Do you know who is organising the {e}?
        Whom do I ask if I want to help with the {e}?
        Who planned the {e}?
        Who is responsible for the planning of the {e}?
        Who put the {e} together?
    """),
    "sponsor": table(w.firm, """
        The {e} is sponsored by {v}.
        The sponsor of the {e} is {v}.
        {v} sponsors the {e}.
        {v} pays for the {e}.
        The money for the {e} comes from {v}.
        {v} has given the money for the {e}.
        The {e} is paid for by {v}.
        The name of {v} is on every poster, since it is the sponsor of the {e}.
        Thanks to money from {v}, the {e} can go ahead.
        {v}, sponsor of the {e}, has its own tent.
        The {e} is financed by {v}.
        {v} supports the {e} with a large sum.
    """, """
        Who sponsors the {e}?
        Who is the sponsor of the {e}?
        By which company is the {e} sponsored?
        Who pays for the {e}?
        {e} sponsor?
        Do you know which company sponsors the {e}?
        Where does the money for the {e} come from?
        Whose money makes the {e} possible?
        Who finances the {e}?
        Which company supports the {e} with money?
    """),
    "capacity": table(plain(lambda rng: str(rng.choice((rng.randint(12, 99), rng.randint(100, 999), rng.randint(10, 90) * 100)))), """
        The {e} has room for {v} people.
        The {e} is limited to {v} guests.
        At most {v} people can attend the {e}.
        There are {v} seats at the {e}.
        The {e} offers {v} places.
        No more than {v} people are allowed at the {e}.
        The maximum number of guests at the {e} is {v}.
        For reasons of safety, only {v} people may enter the {e}.
        The {e}, with its {v} places, fills up quickly.
        {v} is the largest number of guests that the {e} can take.
        The {e} can hold {v} people.
        Once {v} guests are inside, nobody else can get into the {e}.
    """, """
        How many people does the {e} have room for?
        To how many guests is the {e} limited?
        How many people can attend the {e}?
        How many seats are there at the {e}?
        {e} capacity?
        Do you know how many places the {e} has?
        What is the maximum number of guests at the {e}?
        How many people may enter the {e}?
        How many people can the {e} hold?
        What is the capacity of the {e}?
    """),
    "attendance": table(plain(w.large_number), """
        Last year {v} people came to the {e}.
        Last year the {e} had {v} visitors.
        Last time, the {e} was attended by {v} people.
        The {e} drew {v} visitors last year.
        A year ago, {v} people visited the {e}.
        {v} visitors were counted at the {e} last year.
        The number of visitors of the {e} was {v} last year.
        Organisers say that {v} visitors saw the {e} last summer.
        The {e} attracted a crowd of {v} the last time.
        In the past year, {v} tickets for the {e} were sold.
        The {e} welcomed {v} people last year.
        {v} came last year, a record for the {e}.
    """, """
        How many people came to the {e} last year?
        How many visitors did the {e} have last year?
        How many people visited the {e} last time?
        What was the number of visitors of the {e} last year?
        {e} visitors last year?
        Do you know how many visitors came to the {e} last year?
        How many visitors were counted at the {e} last time?
        How large was the crowd at the {e} a year ago?
        How many people did the {e} welcome last year?
        What was last year's attendance of the {e}?
    """),
    "duration": table(plain(w.duration), """
        The {e} lasts {v}.
        The {e} takes {v}.
        The {e} goes on for {v}.
        The duration of the {e} is {v}.
        The length of the {e} is {v}.
        The {e} is over after {v}.
        From beginning to end, the {e} takes {v}.
        The {e}, which lasts {v}, includes a long break.
        Bring a cushion, because the {e} goes on for {v}.
        The programme of the {e} fills {v}.
        The {e} runs for {v}.
        Set aside {v} if you want to see the whole {e}.
    """, """
        How long does the {e} last?
        How long does the {e} take?
        What is the duration of the {e}?
        How long is the {e}?
        {e} duration?
        Do you know how long the {e} goes on?
        How much time should I set aside for the {e}?
        After how long is the {e} over?
        For how long does the {e} run?
        What is the length of the {e}?
    """),
    "dress": table(of(w.DRESS_CODES), """
        The dress code of the {e} is {v}.
        The {e} has the dress code "{v}".
        For the {e} the dress code is {v}.
        What to wear at the {e}: {v}.
        Dress code for the {e}: {v}.
        The invitation to the {e} says "{v}" below the word dress.
        Guests at the {e} are asked to follow the dress code "{v}".
        {v} is the dress code of the {e}.
        On the back of the ticket for the {e} the dress code is given as {v}.
        The {e} asks for clothes of the kind "{v}".
        As for clothing, the {e} prescribes {v}.
        The right outfit for the {e} is {v}.
    """, """
        What is the dress code of the {e}?
        What should I wear to the {e}?
        Which dress code does the {e} have?
        How should guests dress for the {e}?
        {e} dress code?
        Do you know what to wear at the {e}?
        What kind of clothes are required at the {e}?
        I am going to the {e}; how do I dress?
        What clothing does the {e} prescribe?
        What is the right outfit for the {e}?
    """),
    "deadline": table(plain(w.date), """
        The registration for the {e} closes on {v}.
        You must register for the {e} by {v}.
        The deadline for signing up for the {e} is {v}.
        Registration for the {e} is open until {v}.
        {v} is the last day to register for the {e}.
        To take part in the {e}, sign up before {v}.
        Forms for the {e} must be handed in by {v}.
        The registration deadline of the {e} is {v}.
        The {e} accepts registrations until {v}, not a day longer.
        After {v} nobody can sign up for the {e} any more.
        The {e} takes sign-ups up to {v}.
        Whoever wants to join the {e} has to put down a name by {v}.
    """, """
        By when must I register for the {e}?
        When does the registration for the {e} close?
        What is the deadline for signing up for the {e}?
        Until when can I register for the {e}?
        {e} registration deadline?
        Do you know the last day to sign up for the {e}?
        I want to take part in the {e}; by what date do I register?
        By which date must forms for the {e} be handed in?
        Until what day does the {e} take sign-ups?
        What is the last date for registration at the {e}?
    """),
    "prize": table(of(w.PRIZES), """
        The winner of the {e} gets {v}.
        The first prize at the {e} is {v}.
        At the {e} you can win {v}.
        The {e} rewards its winner with {v}.
        {v} is the prize at the {e}.
        The prize of the {e} is {v}.
        Whoever wins the {e} may take home {v}.
        The best guest of the {e} will be given {v} as a prize.
        This time the prize that waits at the {e} is {v}.
        The {e} offers {v} as first prize.
        {v} goes to the winner of the {e}.
        As a reward, the {e} hands the winner {v}.
    """, """
        What does the winner of the {e} get?
        What is the first prize at the {e}?
        What can I win at the {e}?
        What is the prize of the {e}?
        {e} first prize?
        Do you know what the prize at the {e} is?
        With what does the {e} reward its winner?
        What may the winner of the {e} take home?
        What goes to the winner of the {e}?
        What reward is handed out at the {e}?
    """),
    "winner": table(w.person, """
        The last {e} was won by {v}.
        {v} won the last {e}.
        The last winner of the {e} was {v}.
        Last year {v} won the {e}.
        The first place at the last {e} went to {v}.
        {v} came first at the last {e}.
        {v}, last year's winner of the {e}, will not take part again.
        At the last {e}, nobody could beat {v}, who won.
        The previous {e} ended with a victory of {v}.
        The jury of the last {e} chose {v} as the winner.
        A year ago, {v} took first place at the {e}.
        The reigning champion of the {e} is {v}.
    """, """
        Who won the last {e}?
        Who was the last winner of the {e}?
        By whom was the last {e} won?
        Who came first at the last {e}?
        {e} last winner?
        Do you know who won the {e} last year?
        Who is the winner of the previous {e}?
        To whom did the first place at the last {e} go?
        Who is the reigning champion of the {e}?
        Who took first place at the {e} a year ago?
    """),
    "first": table(plain(w.year), """
        The {e} was first held in {v}.
        The first {e} was in {v}.
        The {e} has been held since {v}.
        The {e} took place for the first time in {v}.
        In {v} the {e} was held for the first time.
        The {e} goes back to {v}.
        The tradition of the {e} began in {v}.
        {v} was the year of the first {e}.
        Old posters show that the first {e} happened in {v}.
        The {e}, first held in {v}, is the oldest of its kind.
        The {e} was started in {v}.
        People have been going to the {e} since {v}.
    """, """
        When was the {e} first held?
        In which year was the first {e}?
        Since when has the {e} been held?
        When did the {e} take place for the first time?
        {e} first year?
        Do you know how far back the {e} goes?
        When did the tradition of the {e} begin?
        Tell me the year of the first {e}.
        In what year was the {e} started?
        Since what year have people been going to the {e}?
    """),
    "website": table(w.website, """
        The website of the {e} is {v}.
        Tickets for the {e} are sold at {v}.
        The {e} is on the web at {v}.
        The {e} has its website at {v}.
        {v} is the web address of the {e}.
        The programme of the {e} can be read online at {v}.
        More about the {e} can be found at {v}.
        To book a seat at the {e}, visit {v} on the internet.
        There are still seats left for the {e} (see {v}).
        The web address of the {e} is {v}.
        Look up the {e} at {v}.
        The {e} keeps its guests informed on {v}.
    """, """
        What is the website of the {e}?
        What is the web address of the {e}?
        Where can I read about the {e} online?
        Which website does the {e} have?
        {e} website?
        Do you know the web page of the {e}?
        At which web address are tickets for the {e} sold?
        Can you give me the URL of the {e}?
        Where can I look up the {e} on the internet?
        On which site does the {e} inform its guests?
    """),
    "topic": table(of(w.SUBJECTS), """
        The topic of the {e} is {v}.
        The {e} is about {v}.
        The {e} deals with {v}.
        At the {e} everything is about {v}.
        The subject of the {e} is {v}.
        {v} is the theme of the {e}.
        The {e} is devoted to {v}.
        This time, the theme chosen for the {e} is {v}.
        Anyone with an interest in {v} should come to the {e}, where it is the topic.
        The {e}, devoted to {v}, lasts all day.
        The {e} centres on {v}.
        At the heart of the {e} is {v}.
    """, """
        What is the topic of the {e}?
        What is the {e} about?
        With what does the {e} deal?
        What is the theme of the {e}?
        {e} topic?
        Do you know what the {e} is about?
        What is the subject of the {e}?
        To which subject is the {e} devoted?
        On what does the {e} centre?
        What subject is at the heart of the {e}?
    """),
    "food": table(of(w.FOODS), """
        At the {e} they serve {v}.
        The {e} serves {v} to its guests.
        The food at the {e} is {v}.
        Guests of the {e} are given {v} to eat.
        {v} will be served at the {e}.
        The kitchen of the {e} offers {v}.
        In the break, visitors of the {e} can eat {v}.
        For lunch, the cook of the {e} prepares {v}.
        There is {v} for all at the {e}.
        Hungry guests can have {v} at the {e}.
        The meal at the {e} will be {v}.
        The {e} feeds everybody with {v}.
    """, """
        What food is served at the {e}?
        What do they serve at the {e}?
        What can I eat at the {e}?
        What is the food at the {e}?
        {e} food?
        Do you know what there is to eat at the {e}?
        What does the kitchen of the {e} offer?
        What will guests of the {e} be given to eat?
        What meal is there at the {e}?
        With what does the {e} feed everybody?
    """),
    "age": table(plain(lambda rng: str(rng.randint(5, 65))), """
        You must be {v} years old to attend the {e}.
        The minimum age for the {e} is {v}.
        The {e} is only open to people aged {v} or over.
        Nobody under {v} may enter the {e}.
        The age limit of the {e} is {v}.
        The {e} is for people from the age of {v}.
        Visitors of the {e} have to be at least {v} years old.
        For the {e} there is a rule: no one younger than {v}.
        At the door of the {e} you must prove that you are {v} or older.
        The {e} admits guests from {v} years of age.
        Only those who have turned {v} may take part in the {e}.
        Whoever is younger than {v} cannot get into the {e}.
    """, """
        How old must I be to attend the {e}?
        What is the minimum age for the {e}?
        What is the age limit of the {e}?
        From what age is the {e} open?
        {e} minimum age?
        Do you know how old you have to be for the {e}?
        From which age may people enter the {e}?
        How old do visitors of the {e} have to be?
        At what age are guests admitted to the {e}?
        How old is old enough for the {e}?
    """),
    "language": table(of(w.LANGUAGES), """
        The language of the {e} is {v}.
        The {e} is held in {v}.
        At the {e} everyone speaks {v}.
        The {e} will be in {v}.
        All speeches at the {e} are in {v}.
        {v} is the language of the {e}.
        The {e} is conducted in {v}.
        The language spoken at the {e} is {v}, with headphones for the others.
        You need some {v} to understand the {e}, as no other language is spoken.
        The {e}, held in {v} only, will be filmed.
        The {e} uses {v} as its language.
        Talks and posters at the {e} are in {v}.
    """, """
        What is the language of the {e}?
        In which language is the {e} held?
        What language is spoken at the {e}?
        Which language is used at the {e}?
        {e} language?
        Do you know in what language the {e} will be?
        Which language do I need to understand the {e}?
        In what language are the speeches at the {e}?
        In which language is the {e} conducted?
        What language does everyone speak at the {e}?
    """),
    "contact": table(w.email, """
        Questions about the {e} go to {v}.
        For questions about the {e}, write to {v}.
        The contact address of the {e} is {v}.
        The email address of the {e} is {v}.
        The {e} can be reached by email at {v}.
        {v} is the contact address of the {e}.
        Register for the {e} by sending an email to {v}.
        If you have lost something at the {e}, please write to {v}.
        The team of the {e} reads mail at {v}.
        The {e} answers messages sent to {v}.
        Contact for the {e}: {v}.
        Mail about the {e} should be addressed to {v}.
    """, """
        To which address do questions about the {e} go?
        What is the email address of the {e}?
        What is the contact address of the {e}?
        How can I reach the {e} by email?
        {e} email?
        Do you know the email address of the {e}?
        Where do I write if I have questions about the {e}?
        I want to email the team of the {e}; what is the address?
        What is the contact email for the {e}?
        Where should mail about the {e} be addressed?
    """),
}  # fmt: skip

THING = {
    "place": table(of(w.PLACES), """
        The {e} is in the {v}.
        You will find the {e} in the {v}.
        Someone left the {e} in the {v}.
        The {e} was put in the {v}.
        The {e} can be found in the {v}.
        The {e} has its place in the {v}.
        If you look for the {e}, go to the {v} and open your eyes.
        In the {v}, between two old chairs, stands the {e}.
        The {e}, kept in the {v}, is covered with dust.
        The {v} is where the {e} can be found now.
        The {e} lies in the {v}.
        Have a look around the {v} and you will see the {e}.
    """, """
        Where is the {e}?
        Where can I find the {e}?
        In which place is the {e}?
        Where was the {e} left?
        {e} location?
        Do you know where the {e} is?
        I am looking for the {e}; where is it?
        In which place is the {e} kept?
        Where does the {e} lie?
        Where should I look for the {e}?
    """),
    "before": table(of(w.PLACES), """
        The {e} used to be in the {v}.
        The {e} was once kept in the {v}.
        Until last month the {e} stood in the {v}.
        In former times the {e} was in the {v}.
        The {e} had its old place in the {v}.
        Before it was moved, the {e} was in the {v}.
        The {v} is where the {e} used to be.
        For years, the {e} gathered dust in the {v}, but it has been moved.
        The {e} has been taken out of the {v}.
        Someone carried the {e} away from the {v}.
        The {e} is no longer in the {v}.
        The {e} formerly had its place in the {v}.
    """, """
        Where did the {e} use to be?
        Where was the {e} before?
        In which place was the {e} once kept?
        Where did the {e} stand in former times?
        {e} former place?
        Do you know where the {e} was before it was moved?
        From where was the {e} taken away?
        What was the old place of the {e}?
        Where is the {e} no longer?
        Where did the {e} formerly have its place?
    """),
    "owner": table(w.person, """
        The {e} belongs to {v}.
        {v} owns the {e}.
        The owner of the {e} is {v}.
        The {e} is the property of {v}.
        {v} is the owner of the {e}.
        The {e} is owned by {v}.
        The name written on the {e} is that of its owner, {v}.
        Please do not touch the {e} without asking {v}, to whom it belongs.
        {v}, who owns the {e}, never lends it.
        The present owner of the {e} is called {v}.
        By law the {e} is in the possession of {v}.
        As its owner, {v} takes good care of the {e}.
    """, """
        Who owns the {e}?
        To whom does the {e} belong?
        Who is the owner of the {e}?
        By whom is the {e} owned?
        {e} owner?
        Do you know who the {e} belongs to?
        Whose property is the {e}?
        I found the {e}; to whom do I give it back as the owner?
        Whose is the {e}?
        In whose possession is the {e}?
    """),
    "former": table(w.person, """
        The previous owner of the {e} was {v}.
        The {e} used to belong to {v}.
        The {e} was once owned by {v}.
        {v} was the previous owner of the {e}.
        {v} used to own the {e}.
        {v} owned the {e} until last winter.
        Many years ago the {e} belonged to {v}, as a letter proves.
        {v} has sold the {e} and is sorry about it.
        The {e}, once the property of {v}, has changed hands.
        In former days, the {e} was in the possession of {v}.
        The {e} had {v} as its last owner before it was sold.
        The person who gave up the {e} was {v}.
    """, """
        Who was the previous owner of the {e}?
        To whom did the {e} use to belong?
        Who used to own the {e}?
        By whom was the {e} once owned?
        {e} previous owner?
        Do you know who owned the {e} before?
        Who has sold the {e}?
        Whose property was the {e} in former days?
        Who gave up the {e}?
        What is the name of the last owner the {e} had before it was sold?
    """),
    "borrower": table(w.person, """
        The {e} was borrowed by {v}.
        {v} has borrowed the {e}.
        The {e} was lent to {v}.
        {v} is borrowing the {e} for a week.
        The {e} is on loan to {v}.
        The person who borrowed the {e} is {v}.
        The {e}, which {v} borrowed, has not come back yet.
        On the list of loans, the name {v} is next to the {e}.
        {v} asked for the {e} and may keep it until Sunday as a loan.
        {v} promised to bring the borrowed {e} back soon.
        {v} took the {e} on loan.
        Until the end of the month the {e} has been lent out to {v}.
    """, """
        Who borrowed the {e}?
        By whom was the {e} borrowed?
        To whom was the {e} lent?
        Who has the {e} on loan?
        {e} borrower?
        Do you know who has borrowed the {e}?
        Which person is borrowing the {e}?
        Who has to bring the {e} back?
        Who took the {e} on loan?
        To whom has the {e} been lent out?
    """),
    "material": table(of(w.MATERIALS), """
        The {e} is made of {v}.
        The material of the {e} is {v}.
        Someone made the {e} out of {v}.
        The {e} is entirely of {v}.
        {v} is the material of which the {e} is made.
        For the {e}, only {v} was used.
        The {e}, made of {v}, feels cold to the touch.
        An old master built the {e} from a single piece of {v}.
        Because the {e} is of {v}, it will last for ever.
        The {e} was made from {v}.
        The {e} consists of {v}.
        If you knock on the {e}, you hear that it is {v} through and through.
    """, """
        What is the {e} made of?
        Of which material is the {e}?
        What material is the {e} made of?
        What is the material of the {e}?
        {e} material?
        Do you know what the {e} is made from?
        Out of what was the {e} made?
        Which material was used for the {e}?
        What does the {e} consist of?
        From what was the {e} built?
    """),
    "price": table(plain(w.price), """
        The {e} costs {v}.
        The price of the {e} is {v}.
        You can buy the {e} for {v}.
        The {e} sells at a price of {v}.
        The {e} is offered at {v}.
        At {v}, the {e} is not cheap.
        The price tag on the {e} says {v}.
        Anyone who wants the {e} has to pay {v} for it.
        The {e}, on sale for {v}, is the last one in the shop.
        {v} is the price of the {e}.
        The {e} sells for {v}.
        For {v} the {e} is yours.
    """, """
        How much does the {e} cost?
        What is the price of the {e}?
        What does the {e} cost?
        For what price can I buy the {e}?
        {e} price?
        Do you know how much the {e} is?
        How much do I have to pay for the {e}?
        What does the price tag on the {e} say?
        For how much does the {e} sell?
        At what price is the {e} offered?
    """),
    "oldprice": table(plain(w.price), """
        The old price of the {e} was {v}.
        The {e} used to cost {v}.
        Before the sale the {e} cost {v}.
        Last year the {e} cost {v}.
        The {e} was once sold for {v}.
        The former price of the {e} was {v}.
        The {e} has become cheaper; before, it was {v}.
        {v} was the old price of the {e}.
        In an old catalogue the {e} is listed at {v}.
        Customers formerly had to pay {v} for the {e}.
        The {e} was priced at {v} in the past.
        A year ago you had to spend {v} on the {e}.
    """, """
        What was the old price of the {e}?
        How much did the {e} use to cost?
        What did the {e} cost before the sale?
        How much did the {e} cost last year?
        {e} old price?
        Do you know the former price of the {e}?
        For how much was the {e} once sold?
        How much did people formerly have to pay for the {e}?
        At what price was the {e} listed in the past?
        How much did you have to spend on the {e} a year ago?
    """),
    "repair": table(plain(w.price), """
        The repair of the {e} cost {v}.
        It cost {v} to repair the {e}.
        To have the {e} repaired, you pay {v}.
        The bill for the repair of the {e} was {v}.
        The {e} was repaired for {v}.
        Fixing the {e} cost {v}.
        The workshop asked {v} for mending the {e}.
        A craftsman fixed the {e} and wrote a bill for {v}.
        {v} had to be paid for the repair of the {e}.
        The {e}, repaired for {v}, runs again.
        Mending the {e} came to {v}.
        The {e} was fixed at a cost of {v}.
    """, """
        How much did the repair of the {e} cost?
        What did it cost to repair the {e}?
        How much was the bill for the repair of the {e}?
        What did fixing the {e} cost?
        {e} repair cost?
        Do you know how much was paid for the repair of the {e}?
        For how much was the {e} repaired?
        How much did the workshop ask for mending the {e}?
        At what cost was the {e} fixed?
        To how much did mending the {e} come?
    """),
    "code": table(plain(w.code), """
        The code of the {e} is {v}.
        The number on the {e} is {v}.
        The {e} has the code {v}.
        The {e} is marked {v}.
        The serial number of the {e} is {v}.
        {v} is the code of the {e}.
        A small plate on the back of the {e} shows the code {v}.
        In the list of goods, the {e} can be found under {v}.
        The {e}, serial number {v}, was checked yesterday.
        The {e} carries the number {v}.
        The label of the {e} reads {v}.
        Someone has scratched {v} into the {e} as its code.
    """, """
        What is the code of the {e}?
        Which code does the {e} have?
        What is the number on the {e}?
        What is the serial number of the {e}?
        {e} serial number?
        Do you know the code of the {e}?
        Under which code is the {e} listed?
        I need the serial number of the {e}.
        How is the {e} marked?
        What does the label of the {e} read?
    """),
    "weight": table(plain(lambda rng: f"{rng.randint(1, 90)} {rng.choice(('kilograms', 'grams', 'pounds', 'kg', 'ounces'))}"), """
        The {e} weighs {v}.
        The weight of the {e} is {v}.
        On the scale the {e} shows {v}.
        The {e} has a weight of {v}.
        With its {v}, the {e} is hard to carry.
        The {e} weighs exactly {v}.
        The {e}, which weighs {v}, fits into any bag.
        When we put the {e} on the scale, the needle went up to {v}.
        {v} is the weight of the {e}.
        The {e} brings {v} to the scale.
        The {e} comes to {v} in weight.
        Whoever lifts the {e} has {v} in hand.
    """, """
        How much does the {e} weigh?
        What is the weight of the {e}?
        How heavy is the {e}?
        What weight does the {e} have?
        {e} weight?
        Do you know how heavy the {e} is?
        How many kilograms or pounds is the {e}?
        I have to carry the {e}; how heavy is it?
        What does the {e} weigh?
        What does the scale show for the {e}?
    """),
    "size": table(plain(w.dimensions), """
        The {e} measures {v}.
        The size of the {e} is {v}.
        The {e} is {v} in size.
        The {e} has a size of {v}.
        The {e} takes up {v}.
        The dimensions of the {e} are {v}.
        The {e}, which measures {v}, fits on the shelf.
        According to the catalogue, the {e} has the dimensions {v}.
        With {v}, the {e} is the right size for the table.
        {v} is the size of the {e}.
        I measured the {e} and got {v}.
        The box for the {e} must be larger than {v}, the size of the object itself.
    """, """
        What are the dimensions of the {e}?
        What is the size of the {e}?
        How large is the {e}?
        What size does the {e} have?
        {e} dimensions?
        Do you know how big the {e} is?
        How wide and long is the {e}?
        I need the measurements of the {e}.
        How big is the {e}?
        How much space does the {e} take up?
    """),
    "colour": table(of(w.COLOURS), """
        The {e} is {v}.
        The colour of the {e} is {v}.
        The {e} was painted {v}.
        The {e} has a {v} colour.
        The {e} is {v} all over.
        {v} is the colour of the {e}.
        You can tell the {e} from the others because it is {v}.
        The {e}, painted {v} by a child, hangs on the wall.
        They gave the {e} a coat of {v} paint.
        The {e} shines in {v}.
        The {e} is of a {v} colour.
        In daylight, the {e} looks {v}.
    """, """
        What colour is the {e}?
        What is the colour of the {e}?
        Which colour does the {e} have?
        In what colour was the {e} painted?
        {e} color?
        Do you know what colour the {e} is?
        What color is the {e}?
        I have never seen the {e}; what colour is it?
        Of which colour is the {e}?
        In which colour does the {e} shine?
    """),
    "year": table(plain(w.year), """
        The {e} was made in {v}.
        The {e} dates from {v}.
        The {e} was built in {v}.
        In {v} the {e} was made.
        The {e} comes from the year {v}.
        The year in which the {e} was made is {v}.
        The {e}, made in {v}, still works.
        On the bottom of the {e} you can read the year of its making, {v}.
        {v} is the year in which the {e} left the workshop.
        Experts believe that the {e} was produced in {v}.
        The {e} was manufactured in {v}.
        The {e} has existed since {v}, when a craftsman finished it.
    """, """
        When was the {e} made?
        In which year was the {e} made?
        From what year does the {e} date?
        When was the {e} built?
        {e} year of making?
        Do you know in what year the {e} was produced?
        From which year does the {e} come?
        In what year did the {e} leave the workshop?
        In what year was the {e} manufactured?
        Since when has the {e} existed?
    """),
    "bought": table(plain(w.year), """
        The {e} was bought in {v}.
        The {e} was purchased in {v}.
        In {v} someone bought the {e}.
        The family bought the {e} in {v}.
        The year in which the {e} was bought is {v}.
        The receipt for the {e} is from {v}.
        The {e}, bought in {v}, was a bargain.
        According to the bill, the {e} was acquired in {v}.
        {v} was the year of the purchase of the {e}.
        The museum got the {e} at an auction in {v}.
        The purchase of the {e} took place in {v}.
        They paid for the {e} and took it home in {v}.
    """, """
        When was the {e} bought?
        In which year was the {e} bought?
        When was the {e} purchased?
        In what year did someone buy the {e}?
        {e} year of purchase?
        Do you know when the {e} was acquired?
        From what year is the receipt for the {e}?
        Tell me the year in which the {e} was bought.
        When did the purchase of the {e} take place?
        In what year did they pay for the {e}?
    """),
    "maker": table(w.firm, """
        The {e} was made by {v}.
        The maker of the {e} is {v}.
        {v} made the {e}.
        The {e} comes from the workshop of {v}.
        The {e} was built by {v}.
        {v} is the maker of the {e}.
        The {e} is a product of {v}.
        On the {e} there is a stamp with the name of the maker, {v}.
        The {e}, made by {v}, won a design prize.
        The {e} left the factory of {v} long ago.
        The {e} was manufactured by {v}.
        The brand of the {e} is {v}.
    """, """
        Who made the {e}?
        Who is the maker of the {e}?
        By whom was the {e} made?
        Which company made the {e}?
        {e} maker?
        Do you know who built the {e}?
        What brand is the {e}?
        From whose workshop does the {e} come?
        Who manufactured the {e}?
        Of which firm is the {e} a product?
    """),
    "shop": table(w.firm, """
        The {e} was bought at {v}.
        The {e} comes from the shop {v}.
        They got the {e} from the shop {v}.
        You can buy the {e} at {v}.
        The shop that sells the {e} is {v}.
        The {e} is sold by {v}.
        {v} is the shop where the {e} can be bought.
        In its window, the shop {v} shows the {e}.
        {v} has the {e} in stock.
        The {e}, sold only at {v}, is hard to get.
        The {e} is available at {v}.
        If you want to buy the {e}, try the shop {v}.
    """, """
        At which shop was the {e} bought?
        Where can I buy the {e}?
        Which shop sells the {e}?
        By which shop is the {e} sold?
        {e} shop?
        Do you know which store has the {e}?
        In which shop can the {e} be bought?
        From what shop did they get the {e}?
        Where is the {e} available?
        Which store has the {e} in stock?
    """),
    "warranty": table(plain(w.long_time), """
        The {e} has a warranty of {v}.
        The warranty of the {e} is {v}.
        The warranty on the {e} lasts {v}.
        The {e} comes with a guarantee of {v}.
        The {e} is under warranty for {v}.
        The maker gives {v} of warranty on the {e}.
        If the {e} breaks within {v}, the warranty pays.
        {v} is how long the warranty of the {e} lasts.
        The {e}, sold with a guarantee of {v}, is a safe buy.
        For {v} the {e} will be repaired free of charge under the warranty.
        The guarantee period of the {e} is {v}.
        The {e} is guaranteed for {v}.
    """, """
        How long is the warranty of the {e}?
        What warranty does the {e} have?
        How long does the warranty on the {e} last?
        What is the guarantee period of the {e}?
        {e} warranty?
        Do you know how long the {e} is under warranty?
        For how long is the {e} repaired free of charge?
        How many months or years of guarantee does the {e} have?
        For how long is the {e} guaranteed?
        What guarantee comes with the {e}?
    """),
    "battery": table(plain(w.duration), """
        The battery of the {e} lasts {v}.
        The {e} has a battery life of {v}.
        The {e} runs {v} on one battery.
        The battery life of the {e} is {v}.
        The {e} needs a new charge after {v}.
        After {v} the battery of the {e} is empty.
        Once it is fully charged, the {e} works for {v}.
        The {e}, with a battery that lasts {v}, is made for long trips.
        {v} is how long the battery of the {e} lasts.
        The {e} can be used for {v} before the battery is flat.
        One charge keeps the {e} going for {v}.
        The battery inside the {e} is good for {v}.
    """, """
        How long does the battery of the {e} last?
        What is the battery life of the {e}?
        How long does the {e} run on one battery?
        After how long does the {e} need a new charge?
        {e} battery life?
        Do you know how long the battery of the {e} lasts?
        How long does the {e} work when fully charged?
        When is the battery of the {e} empty?
        How long does one charge keep the {e} going?
        For how long is the battery inside the {e} good?
    """),
    "origin": table(of(w.COUNTRIES), """
        The {e} comes from {v}.
        The {e} was made in {v}, far from here.
        The {e} is from {v}.
        The country of origin of the {e} is {v}.
        {v} is the country the {e} comes from.
        The {e} was brought here from {v}.
        The {e}, imported from {v}, came by ship.
        A sticker on the {e} gives {v} as the country of origin.
        The {e} travelled all the way from {v} to reach us.
        A trader brought the {e} out of {v}.
        The {e} originates from {v}.
        In {v}, where the {e} comes from, such things are common.
    """, """
        From which country does the {e} come?
        What is the country of origin of the {e}?
        Which country is the {e} from?
        In which country was the {e} made?
        {e} country of origin?
        Do you know what country the {e} comes from?
        From what country was the {e} brought here?
        From where was the {e} imported?
        From which country does the {e} originate?
        What land did the {e} travel from?
    """),
    "found": table(w.town, """
        The {e} was found in {v}.
        Someone found the {e} in {v}.
        The town in which the {e} was found is {v}.
        The {e} was discovered in {v}.
        In {v}, children found the {e}.
        {v} is the town where the {e} was found.
        The {e}, found in {v} after a storm, is a mystery.
        Workers digging a well in {v} came upon the {e}.
        The {e} turned up in {v}.
        The {e} came to light in {v}.
        The {e} was dug up in {v}.
        It was in {v} that somebody discovered the {e}.
    """, """
        In which town was the {e} found?
        Where was the {e} found?
        Where was the {e} discovered?
        In what town did someone find the {e}?
        {e} where found?
        Do you know where somebody found the {e}?
        In which town did the {e} turn up?
        Where did people come upon the {e}?
        In what town did the {e} come to light?
        Where was the {e} dug up?
    """),
    "condition": table(of(w.CONDITIONS), """
        The condition of the {e}: {v}.
        According to the expert, the {e} is {v}.
        The {e} was described as {v}.
        The state of the {e} is given as "{v}".
        The seller calls the {e} {v}.
        The {e} was found to be {v}.
        Anyone who looks closely at the {e} sees that it is {v}.
        As to its condition, the {e} is {v}.
        The {e} arrived {v}.
        In the report, the condition of the {e} is noted as {v}.
        The {e} turned out to be {v}.
        On inspection, the {e} proved to be {v}.
    """, """
        What is the condition of the {e}?
        In what condition is the {e}?
        What state is the {e} in?
        How did the seller describe the condition of the {e}?
        {e} condition?
        Do you know what condition the {e} is in?
        In what state did the {e} arrive?
        What does the report say about the condition of the {e}?
        What shape is the {e} in?
        In what state did the {e} turn out to be?
    """),
    "insured": table(plain(w.price), """
        The {e} is insured for {v}.
        The insurance of the {e} covers {v}.
        The insured value of the {e} is {v}.
        The owner has insured the {e} for {v}.
        {v} is the sum for which the {e} is insured.
        If the {e} is stolen, the insurance pays {v}.
        Should the {e} ever burn, {v} will come from the insurance.
        The {e}, insured for {v}, is never left alone.
        The insurance company values the {e} at {v}.
        The policy for the {e} names a sum of {v}.
        An insurance of {v} protects the {e}.
        For the loss of the {e} the insurer would have to pay {v}.
    """, """
        For how much is the {e} insured?
        What is the insured value of the {e}?
        How much does the insurance of the {e} cover?
        How much does the insurance pay if the {e} is stolen?
        {e} insured value?
        Do you know for what sum the {e} is insured?
        At how much does the insurance company value the {e}?
        I need to know how much insurance there is on the {e}.
        What sum does the policy for the {e} name?
        How much would the insurer pay for the loss of the {e}?
    """),
    "giver": table(w.person, """
        The {e} was a gift from {v}.
        The {e} was given by {v}.
        {v} gave the {e} as a present.
        The {e} is a present from {v}.
        {v} donated the {e}.
        The {e} was donated by {v}.
        The card that came with the {e} was signed by the giver, {v}.
        On a birthday long ago, {v} brought the {e} as a gift.
        The {e}, a gift from {v}, is never used.
        The museum thanks {v} for the gift of the {e}.
        The person who gave the {e} as a present is {v}.
        The {e} came as a gift out of the hands of {v}.
    """, """
        From whom was the {e} a gift?
        Who gave the {e} as a present?
        By whom was the {e} given?
        Who donated the {e}?
        {e} donor?
        Do you know who brought the {e} as a gift?
        Whose gift was the {e}?
        Whom should I thank for the gift of the {e}?
        From whom is the {e} a present?
        Which person made a gift of the {e}?
    """),
    "length": table(plain(w.length), """
        The {e} is {v} long.
        The length of the {e} is {v}.
        The {e} has a length of {v}.
        From end to end the {e} measures {v}.
        The {e}, {v} long, does not fit into the bag.
        The {e} reaches a length of {v}.
        {v} is the length of the {e}.
        With a length of {v}, the {e} is longer than most.
        The {e} extends {v} from one end to the other.
        The ruler shows that the {e} is {v} long.
        Laid out on the floor, the {e} is {v} long.
        At its longest side, the {e} has {v}.
    """, """
        How long is the {e}?
        What is the length of the {e}?
        What length does the {e} have?
        What does the {e} measure from end to end?
        {e} length?
        Do you know how long the {e} is?
        How many centimetres or inches long is the {e}?
        I need to know the exact length of the {e}.
        What length does the {e} reach?
        How far does the {e} extend from one end to the other?
    """),
}  # fmt: skip


def company_name(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, name, f"{name} Works", f"{name} Ltd", f"{name} {rng.choice(('Labs', 'Foods', 'Systems'))}"))


def event_name(rng, split: str) -> str:
    kind = rng.choice("festival concert meeting workshop race exhibition conference lecture party fair".split())
    return rng.choice((f"{w.invented(rng, split)} {kind}", f"{rng.choice(w.MONTHS)} {kind}", f"{rng.choice(w.HOBBIES)} {kind}"))


def thing_name(rng, split: str) -> str:
    # No colours: a "red key" would answer what colour the key is.
    return rng.choice((f"{rng.choice(w.ADJECTIVES)} {rng.choice(w.OBJECTS)}", rng.choice(w.OBJECTS)))


KINDS = [
    Kind(w.person, PERSON, ("He", "She")), Kind(company_name, COMPANY), Kind(w.town, TOWN), Kind(event_name, EVENT), Kind(thing_name, THING),
]  # fmt: skip
KIND_WEIGHTS = [4, 2, 2, 2, 2]
