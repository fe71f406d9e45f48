"""Tools of work and school, health, banks and bills, city services, nature and science, charts and tables, translation, web sites and accounts."""

from .. import words as w
from .more_values import ANIMAL, CLASS, SUBJECT, USERNAME
from .tool import Tool
from .values import (
    ADDRESS, CITY, DATE, DAY, EMAIL, LANGUAGE, NAME, PERSON, TIME, at, choice, code, dec, decimal, digits,
    flag, integer, money, num, o, on, p, pick, ref, same, several, text, tool,
)  # fmt: skip

MEDICINE = same(lambda rng, split: rng.choice(("ibuprofen", "metformin", "ramipril", "sertraline", "bisoprolol", "prednisone", "melatonin", "lisinopril", "atorvastatin"))
    if rng.random() < 0.5 else w.invented(rng, split).lower() + rng.choice(("", "ol", "ine", "um")))
PRACTICE = same(lambda rng, split: rng.choice(("Dr. ", "Dr ")) + rng.choice(w.LAST_NAMES) if rng.random() < 0.5
    else (w.town(rng, split) if rng.random() < 0.5 else w.invented(rng, split).capitalize()) + rng.choice((" Clinic", " Hospital", " Health Centre", " Practice")))
FIRM = same(lambda rng, split: w.invented(rng, split).capitalize() + rng.choice(("", "", " Ltd", " Energy", " Telecom", " & Sons", " Gym", " Water", " Store")))
ACCOUNT = same(lambda rng, split: rng.choice(("checking", "savings", "the holiday fund", "the joint account", "my business account", "the emergency fund", "everyday", "current",
    "the rainy day pot", "the kids account", "the rent account", "my old account")) if rng.random() < 0.5
    else rng.choice((f"account {rng.randint(1000, 9999)}", f"the {rng.choice(w.NOUNS)} fund", f"the {rng.choice(w.NOUNS)} pot", f"the {w.invented(rng, split).capitalize()} account")))
STREET = same(lambda rng, split: (rng.choice(("Mill", "Oak", "Castle", "River", "Station", "Queen")) if rng.random() < 0.5 else w.invented(rng, split).capitalize())
    + rng.choice((" Street", " Road", " Lane", " Avenue", " Square")))
REGION = same(lambda rng, split: rng.choice(("Crete", "Sicily", "Hokkaido", "Alaska", "Nepal", "Chile", "Iceland", "Java", "California", "Peru", "Taiwan"))
    if rng.random() < 0.5 else w.town(rng, split))
DATA_FILE = same(lambda rng, split: rng.choice(w.NOUNS) + rng.choice(("", "_" + rng.choice(w.NOUNS), "-" + str(rng.randint(2019, 2026)), str(rng.randint(1, 40))))
    + rng.choice((".csv", ".xlsx", ".tsv", ".ods", ".csv")))
COLUMN = same(lambda rng, split: rng.choice(("price", "date", "weight", "age", "height", "sales", "month", "rainfall", "visits", "score", "hours", "total_cost", "unit_price",
    "temp_c", "year", "cust_id", "region", "distance")) if rng.random() < 0.6 else rng.choice(w.NOUNS) + rng.choice(("", "_id", "_count", "_total", "")))
VIDEO = same(lambda rng, split: rng.choice(w.NOUNS) + rng.choice(("", "_" + rng.choice(w.NOUNS), str(rng.randint(1, 30)))) + rng.choice((".mp4", ".mkv", ".mov", ".webm")))
DOCUMENT = same(lambda rng, split: rng.choice(w.NOUNS) + rng.choice(("", "_" + rng.choice(w.NOUNS), str(rng.randint(1, 30)))) + rng.choice((".docx", ".pdf", ".odt", ".txt")))
PATH = same(lambda rng, split: "/" + rng.choice((rng.choice(w.NOUNS), rng.choice(("shop", "blog", "help", "team", "news", "about")) + "/" + rng.choice(w.NOUNS),
    w.invented(rng, split).lower(), rng.choice(w.NOUNS) + "-" + rng.choice(w.NOUNS))))
SITE = same(lambda rng, split: w.invented(rng, split).lower() + ".example" if rng.random() < 0.5 else w.invented(rng, split).capitalize())
CANDIDATE = same(lambda rng, split: w.person(rng, split) if rng.random() < 0.7 else rng.choice(("option ", "list ", "plan ")) + rng.choice("ABCD123"))
PUPIL = same(lambda rng, split: rng.choice(w.FIRST_NAMES) + rng.choice(("", " " + rng.choice(w.LAST_NAMES), " " + w.invented(rng, split).capitalize())))
WRONG_MARK = same(lambda rng, split: rng.choice(("4", "5", "6", "C", "D", "C-", "D+", "5-", "E", "F", "4+", "55", "8")))
RIGHT_MARK = same(lambda rng, split: rng.choice(("1", "2", "3", "A", "B", "A-", "B+", "2+", "3-", "B-", "A+", "85", "9")))
BALLOT = same(lambda rng, split: rng.choice(("the class speaker election", "the works council election", "the board election", "the school council vote", "the vote on the new logo",
    "the canteen vote", "the vote about the uniform", "the team leader election", "the parents' council election", "the vote on the summer outing"))
    if rng.random() < 0.6 else "ballot " + str(rng.randint(11, 999)))
QUESTIONS = several("How old are you?|Do you like the canteen?|How do you get to work?|What should we improve?|Are you content with your desk?|How many hours do you sleep?|"
    "Would you come again?|Is the homework too much?|Which course was best?|Do you feel safe on the way?|Who helped you most?|Was the food warm?|What did you miss?")

TOOLS: list[Tool] = [
    tool("leave_extend", "Reports to the employer that an illness lasts longer than was reported first.",
        [p("reported_until", "Last sick day as reported so far", DAY), p("sick_until", "Last sick day now", DAY),
         o("certificate", "Whether a doctor's certificate is there",
           flag("the doctor's note is attached|with a note from the doctor", "no doctor's note yet|without a note from the doctor")),
         o("phone", "Number under which the ill person can be reached", code("555-9999|0999 999999"))],
        """I said I would be ill until {reported_until}, but it will be {sick_until}.
        sick until {sick_until} instead of {reported_until}
        My sick leave was to end {reported_until}; please make that {sick_until}, {certificate}.
        Still in bed. New end of my illness: {sick_until}, the old one was {reported_until}.
        ill longer, {reported_until} -> {sick_until}, {certificate}
        The flu is worse than I thought, so tell work I am out up to {sick_until}. They expect me back after {reported_until}.
        Work has me down as sick through {reported_until}. It is {sick_until} now, and they can ring me at {phone}.
        Let my boss know that {sick_until} is my last sick day and no longer {reported_until}.
        Not fit again by {reported_until} as I had told them; the doctor says {sick_until}. {certificate}
        extend my sick days to {sick_until} (before: {reported_until}), call {phone}
        Originally {reported_until}, now {sick_until}: that is how long I cannot work.
        The doctor keeps me at home up to {sick_until}, not only up to {reported_until}; {certificate}.
        My back is no better. Instead of {reported_until} I stay home until {sick_until}, phone {phone}.
        Could you lengthen my sick leave? It ends {reported_until} in the system and it has to end {sick_until}.
        {reported_until} was too hopeful, I will be off ill until {sick_until}.
        sick leave, so far up to {reported_until}, from now on up to {sick_until}""",
        {"days_more": num(1, 12), "informed": pick("the personnel office|your manager|the head of the team")},
        """The sick leave is {days_more} days longer, and {informed} has been told.
        I told {informed}: {days_more} more days."""),
    tool("shift.offer", "Offers a shift of the user to colleagues who may want to take it over.",
        [p("day", "Day of the shift", DAY), p("begins", "When it begins", TIME), p("ends", "When it ends", TIME),
         o("colleague", "Only this colleague is asked", NAME),
         o("reason", "Why the user cannot work", text("a family party|a dentist visit|an exam|a trip|childcare|a wedding|a concert|moving house"))],
        """Does anybody want my shift {day}, {begins} to {ends}?
        shift to give away: {day} {begins} - {ends}
        I cannot work {day} from {begins} until {ends} because of {reason}. Put it up for the others.
        Ask {colleague} to take over my work {day}, {begins} till {ends}.
        {day}: {begins}-{ends}, free for whoever likes, reason {reason}
        Something came up ({reason}), so someone else must do {begins} to {ends} {day}.
        I finish at {ends} {day} and would start at {begins}, but I want to hand that over to {colleague}.
        Please find a taker for {day}; it starts at {begins} and is over at {ends}.
        My duty that ends at {ends} and starts at {begins}, {day}, is up for grabs.
        offer {colleague} my {begins} to {ends}, {day}, {reason}
        With {reason} coming up I would love to lose the shift from {begins} to {ends} {day}.
        Maybe {colleague} needs the hours: {day}, beginning {begins}, ending {ends}.
        For {day} I am on the plan from {begins} to {ends}. Let the team know they can have it.
        give my shift to somebody, start {begins}, end {ends}, {day}
        Can you pass round that my hours {day} are free to take? {begins} up to {ends}.
        Who would stand in for me {day}? The time is {begins} to {ends}.""",
        {"asked": num(1, 14), "offer": ref("S-999")},
        """Offer {offer} went to {asked} people.
        {asked} colleagues were asked."""),
    tool("survey.build", "Makes an online questionnaire with several questions.",
        [p("title", "Title of the questionnaire", text("Life in the office|Our school lunch|Workshop feedback|Way to school|Summer camp|Team spirit|Library habits|Staff survey|"
            "Training needs|Sports day|New timetable|Visitors 2026|Homework load|Course rating")),
         p("questions", "Questions in their order", QUESTIONS), o("closes", "Last day for answers", DATE),
         o("anonymous", "Whether names are kept out", flag("anonymous|without names", "with names|not anonymous"))],
        """Make a questionnaire called {title} that asks: {questions}
        survey "{title}": {questions}
        I want to ask people {questions} The heading should be {title}.
        New survey {title}, {anonymous}, with the questions {questions}
        {title} / {questions} / open until {closes}
        Put {questions} into a form named {title}, {anonymous}, please.
        We would like to know from everyone: {questions} Name it {title} and close it on {closes}.
        The staff should fill in something online. Title {title}, questions {questions}
        form: {title}. Ask {questions} Last day {closes}.
        Please set up {title} for us; it has these questions: {questions}
        Before the meeting I need answers to {questions} Call the sheet {title}, {anonymous}.
        Create "{title}" to be answered until {closes}, and ask {questions}
        Under the title {title}, collect answers to {questions}
        questionnaire {title} {anonymous}: {questions}
        Here is what I want to find out. {questions} Let us name the survey {title}.
        A survey by the name of {title}, please, asking {questions}""",
        {"link": ref("https://forms.example/AA999"), "questions_total": num(2, 3)},
        """The survey is at {link}.
        Ready: {link}"""),
    tool("homework_extension", "Asks a teacher for more time for a piece of homework.",
        [p("subject", "School subject", SUBJECT), p("due", "Day on which it has to be handed in now", DAY), p("wanted", "Day on which the pupil would like to hand it in", DAY),
         o("reason", "Why it takes longer", text("I was ill|my computer broke|we had a family party|I lost my notes|the books were on loan|I had training camp|the internet was down")),
         o("teacher", "Teacher to be asked", same(lambda rng, split: rng.choice(("Mr ", "Mrs ", "Ms ")) + rng.choice(w.LAST_NAMES)))],
        """The {subject} essay is due {due}, and I need until {wanted}.
        {subject}: due {due}, wish {wanted}
        Ask {teacher} if I can hand in {subject} by {wanted} rather than {due}.
        I will not finish {subject} by {due} since {reason}. Could I have until {wanted}?
        more time for {subject}, {due} to {wanted}, {reason}
        My {subject} project should be with {teacher} by {due} but it will not be done before {wanted}.
        Would {wanted} be fine too? The {subject} work has {due} as its deadline and {reason}.
        Deadline for {subject}, {due}. I beg for {wanted}.
        Please write {teacher} that I would rather give in my {subject} paper by {wanted}. It was set for {due}.
        By {wanted} I can surely have it; by {due} I cannot. It is {subject}.
        {reason}, so my {subject} homework for {due} will be late. I hope for {wanted}.
        {wanted} instead of {due} for my {subject} report, can that be arranged?
        I am stuck with {subject}. It has to be in by {due}; see whether they would take it up to {wanted}.
        extension {subject}, now {due}, please {wanted}
        Get me a later date in {subject}: {wanted}, at the moment it is {due}.
        The {subject} task is for {due}, yet I could only bring it by {wanted}.""",
        {"request": ref("H999"), "reply_by": on},
        """I asked for more time (request {request}); a reply comes by {reply_by}.
        Request {request} is with the teacher."""),
    tool("cast_vote", "Gives the user's vote in an election or vote of a school, firm or club.",
        [p("ballot", "What is voted on", BALLOT), p("choice", "Person or option that gets the vote", CANDIDATE),
         o("for_whom", "Member for whom the user votes as a proxy", NAME), o("secret", "Whether the vote is kept secret", flag("secretly|in secret", "openly|for all to see"))],
        """I vote for {choice} in {ballot}.
        {ballot}: {choice}
        My vote in {ballot} goes to {choice}, {secret}.
        Put my cross at {choice}, it is about {ballot}.
        In {ballot} I would like to support {choice}.
        {choice} gets my vote ({ballot}), {secret}
        {for_whom} cannot come and asked me to vote in {ballot}; take {choice}.
        For {ballot} my choice is {choice}.
        vote {choice}, {ballot}, on behalf of {for_whom}
        Nobody would do better than {choice}, so count me in for that in {ballot}.
        It is {ballot} today. I am for {choice} and want to say so {secret}.
        As proxy of {for_whom}: {choice}, in {ballot}.
        Tick {choice} for me in {ballot}, please.
        After long thought I settled on {choice} when it comes to {ballot}.
        {ballot}, my vote, {choice}
        Can you hand in my vote? {ballot}, and it is {choice}.""",
        {"receipt": ref("V-99999"), "votes_so_far": num(3, 400)},
        """The vote is counted, receipt {receipt}.
        Done; {votes_so_far} votes have come in so far."""),
    tool("mark.correct", "Changes a wrong mark in the class register of a teacher.",
        [p("pupil", "Pupil", PUPIL), p("subject", "School subject", SUBJECT), p("wrong", "Mark that stands there by mistake", WRONG_MARK),
         p("right", "Mark that should stand there", RIGHT_MARK), o("test_on", "Date of the test", DATE)],
        """{pupil} has a {wrong} in {subject}, but it should be a {right}.
        {pupil}, {subject}: {wrong} -> {right}
        I typed {wrong} for {pupil} in {subject} and meant {right}.
        Please put down {right} instead of {wrong} for {pupil} in {subject}.
        wrong mark {subject} {pupil}, test of {test_on}, not {wrong} but {right}
        The {subject} test on {test_on}: I misread the points of {pupil}, so {wrong} becomes {right}.
        In {subject} a {right} is what {pupil} earned, not a {wrong}.
        There is an error in my list. {pupil}, {subject}, stands at {wrong} and must be {right}.
        {right} for {pupil}, not {wrong} ({subject}, {test_on})
        The mother of {pupil} was right about {subject}. It is no {wrong}, it is a {right}.
        Set the {subject} mark of {pupil} from {wrong} to {right}.
        I counted again, and {pupil} gets {right}. So far {wrong} is entered in {subject}.
        correct {subject} for {pupil}, old {wrong}, new {right}, written on {test_on}
        Take away the {wrong} of {pupil} in {subject} and enter {right}.
        Sorry, mixed up two pupils: {wrong} does not belong to {pupil}, who has {right} in {subject}.
        {subject}: {pupil} got {right}. I had written {wrong}.""",
        {"entry": ref("M-999"), "changed_at": at},
        """Entry {entry} was changed at {changed_at}.
        It is corrected, entry {entry}."""),
    tool("SubstituteTeacher", "Plans which teacher takes the lesson of another who is away.",
        [p("absent", "Teacher who is away", PERSON), p("stand_in", "Teacher who takes the lesson", PERSON), p("class_name", "Class", CLASS),
         o("lesson", "Number of the lesson on that day", integer(1, 9)), o("date", "Day of the lesson", DATE)],
        """{absent} is ill, so {stand_in} takes class {class_name}.
        {class_name}: {stand_in} for {absent}
        {stand_in} stands in for {absent} in {class_name} on {date}.
        {absent} out, {stand_in} in, {class_name}, lesson {lesson}
        Lesson {lesson} of {class_name} is without {absent}; send {stand_in}.
        Let {stand_in} teach {class_name} on {date}, because {absent} is on a course.
        Who covers for {absent} in {class_name}? I decided on {stand_in}.
        class {class_name}, {date}, lesson {lesson}: {absent} away, {stand_in} covers
        Instead of {absent} the {class_name} will have {stand_in}.
        {stand_in} kindly agreed to look after {class_name} while {absent} is at the doctor.
        Since {absent} cannot come on {date}, {class_name} gets {stand_in}.
        Write on the plan that {class_name} has {stand_in} in lesson {lesson} and not {absent}.
        The {class_name} is waiting and {absent} has missed the train. {stand_in} has time.
        replacement for {absent}: {stand_in} ({class_name})
        Could {stand_in} do the {class_name} in place of {absent}? Put it into the plan.
        We need cover in {class_name}, {absent} is off and {stand_in} is free.""",
        {"room": num(101, 330), "plan": ref("P-99")},
        """It is on plan {plan}, in room {room}.
        Planned, room {room}."""),
    tool("next_payday", "Tells when the user's next wages arrive.", [],
        """When do I get paid?
        next payday
        When is my salary on the account?
        How long until the wages come?
        I am broke. When does the next pay arrive?
        Which day will my wage be there?
        payday?
        Is it long until we get our money from the firm?
        My account is empty; when will the company pay me again?
        Tell me the date of the next salary.
        wages, when
        Do we get our wages before the weekend?
        When does my employer pay out next?
        On which date does the pay come this month?
        How many days to payday?
        The rent is waiting for my salary. When does it come?""",
        {"date": on, "days": num(1, 30)},
        """Your next wages come on {date}, in {days} days.
        In {days} days, on {date}."""),
    tool("dose.change", "Changes the dose in the user's medicine plan from one strength to another.",
        [p("medicine", "Name of the medicine", MEDICINE), p("old_mg", "Dose until now in milligrams", digits(5, 400, 5)),
         p("new_mg", "Dose from now on in milligrams", digits(5, 400, 5)),
         o("starting", "First day of the new dose", DATE),
         o("when", "Part of the day", choice("morning:in the morning/with breakfast|noon:at noon/with lunch|evening:in the evening/with dinner|night:before sleep/at bedtime"))],
        """I take {old_mg} mg of {medicine} and should take {new_mg} mg now.
        {medicine} {old_mg} mg -> {new_mg} mg
        The doctor put me on {new_mg} mg {medicine}, up to now I had {old_mg} mg.
        From {starting} it is {new_mg} mg of {medicine}, no longer {old_mg} mg.
        {medicine}: new {new_mg}, old {old_mg}, {when}
        Please update my plan: {medicine} with {new_mg} mg {when}. Until now it said {old_mg} mg.
        {old_mg} mg was not right for me. We try {new_mg} mg of {medicine} as of {starting}.
        My {medicine} tablets had {old_mg} mg, the new ones have {new_mg} mg.
        Replace the {old_mg} mg of {medicine} in my list by {new_mg} mg, {when}.
        plan change {medicine}, so far {old_mg} milligrams, from {starting} {new_mg} milligrams
        With {old_mg} mg I felt dizzy, so for {medicine} the nurse wants {new_mg} mg {when}.
        At my last visit they altered {medicine}. It is {new_mg} mg and used to be {old_mg}.
        instead of {old_mg} mg, {new_mg} mg {medicine} please
        Starting {starting} I swallow {new_mg} mg of {medicine} {when}; before that it was {old_mg} mg.
        Note that for {medicine} {new_mg} mg is correct and {old_mg} mg is out of date.
        {new_mg} mg of {medicine} is what I need now, the plan still has {old_mg}.""",
        {"plan_version": num(2, 20), "tablets_left": num(3, 60)},
        """Your plan is changed to {new_mg} mg, and {tablets_left} tablets are left.
        It is in version {plan_version} of your plan."""),
    tool("FeverLog", "Writes down a person's body temperature with time and way of measuring.",
        [p("person", "Who was measured", NAME), p("celsius", "Temperature in degrees", decimal(36, 41)), o("at", "Time of the measurement", TIME),
         o("way", "Where it was measured", choice("ear:in the ear|mouth:under the tongue/in the mouth|armpit:under the arm|forehead:on the forehead"))],
        """{person} has {celsius} degrees.
        {person} {celsius} at {at}
        I measured {celsius} for {person} {way}.
        The thermometer shows {celsius}, it was {person} at {at}.
        Note a fever for {person}: {celsius}, {way}.
        At {at} {person} was at {celsius}, so keep that for the doctor.
        {celsius} {way}, {person}
        Poor {person} is burning, it says {celsius}.
        The doctor wants a list, so put in {person} with {celsius} {way} at {at}.
        temperature {person}: {celsius}
        {person} feels hot. I get {celsius} degrees {way}.
        Enter that {person} had {celsius} degrees at {at}.
        fever diary, {celsius}, {person}, {at}
        My little {person} woke up hot and we read {celsius} degrees.
        Just took the temperature of {person}: it is {celsius}.
        Down to {celsius} for {person}, please keep a record of it.""",
        {"entries": num(1, 20), "trend": pick("rising|falling|steady")},
        """Noted; the temperature of {person} is {trend}.
        That is entry {entries} and the trend is {trend}."""),
    tool("health_record.send", "Sends medical papers from one practice or hospital to another.",
        [p("papers", "What is sent", choice("xray:the x-rays/the x-ray pictures|blood:the blood results/the blood test|letter:the doctor's letter|all:the whole file/everything")),
         p("from_practice", "Practice or hospital that has them", PRACTICE), p("to_practice", "Practice or hospital that is to get them", PRACTICE),
         o("patient", "Patient, if it is not the user", PERSON), o("urgent", "Whether it is pressing", flag("urgently|as fast as possible", "without haste|no hurry"))],
        """Have {papers} sent from {from_practice} to {to_practice}.
        {papers}: {from_practice} -> {to_practice}
        {to_practice} needs {papers}; {from_practice} has that.
        {patient} changes to {to_practice}, so {from_practice} should pass on {papers}.
        {papers} to {to_practice}, {urgent}, from {from_practice}
        I was at {from_practice} before and go to {to_practice} now. Please transfer {papers}.
        My new doctor at {to_practice} would like to see {papers}, to be fetched {urgent} from {from_practice}.
        Ask {from_practice} for {papers} of {patient} and let it go to {to_practice}.
        for {patient}, {papers}, out of {from_practice}, into {to_practice}
        Nobody at {to_practice} knows my history. It is all with {from_practice}; send {papers} over {urgent}.
        From {from_practice} to {to_practice}: {papers}, patient {patient}.
        Could {to_practice} receive {papers} that {from_practice} made?
        {from_practice} treated me last year and {to_practice} does now. They want {papers}.
        forward {papers} to {to_practice}, it lies at {from_practice}
        The operation will be at {to_practice}, so get them {papers} from {from_practice} {urgent}.
        I leave {from_practice} for {to_practice} and {papers} should come along.""",
        {"consent": ref("C-9999"), "arrives": on},
        """Under consent {consent} it is being sent and arrives on {arrives}.
        It arrives on {arrives}."""),
    tool("pots.move", "Shifts money between two of the user's own accounts.",
        [p("amount", "Amount", money(10, 3000)), p("out_of", "Account that the money leaves", ACCOUNT), p("into", "Account that the money goes into", ACCOUNT),
         o("on_day", "Day of the booking", DATE), o("monthly", "Whether it happens every month", flag("every month|monthly", "just once|only this time"))],
        """Move {amount} from {out_of} into {into}.
        {amount}: {out_of} -> {into}
        Put {amount} into {into} and take it from {out_of}.
        {into} is nearly empty, top it up with {amount} out of {out_of}.
        {out_of} to {into}, {amount}, {on_day}
        There is too much lying in {out_of}, so {amount} of that may go to {into} {monthly}.
        I want {amount} more in {into}; use {out_of} for it, {monthly}.
        On {on_day} let {amount} wander from {out_of} over to {into}.
        shift {amount} {monthly} to {into} from {out_of}
        Holidays are near! {into} gets {amount}, {out_of} pays.
        Take {amount} out of {out_of} on {on_day} and add that to {into}.
        Fill up {into} by {amount}, at the expense of {out_of}, {monthly}.
        From {out_of} I need {amount} in {into} please.
        {into} +{amount}, from {out_of}, on {on_day}
        My balance in {out_of} is high enough to give {amount} to {into}.
        Can you rebook {amount}? It is in {out_of} and belongs in {into}.""",
        {"left": num(20, 6000), "booking": ref("B99999")},
        """{amount} was moved (booking {booking}); {left} is left in the account it came from.
        Booking {booking} is done."""),
    tool("dispute_charge", "Objects to a card payment because a shop took the wrong amount.",
        [p("shop", "Shop that took the money", FIRM), p("charged", "Amount that was taken", money(80, 900)), p("agreed", "Amount that would have been right", money(5, 75)),
         o("paid_on", "Date of the payment", DATE), o("receipt", "Whether there is a receipt", flag("I have the receipt|the receipt is here", "I have no receipt|without a receipt"))],
        """{shop} took {charged} from my card, but the price was {agreed}.
        {shop}: {charged} taken, {agreed} right
        I paid {agreed} at {shop}, and the bank shows {charged}. That cannot be.
        On {paid_on} I was charged {charged} by {shop} rather than {agreed}.
        object to {shop}, {charged} instead of {agreed}, {receipt}
        It should have been {agreed}. {shop} drew {charged} on {paid_on}, so please get the rest back.
        My statement says {charged} for {shop}; we had settled on {agreed} and {receipt}.
        The till at {shop} said {agreed}. Why is {charged} missing from my account?
        {paid_on}, {shop}, wrong sum: {charged}; correct sum: {agreed}
        Complain to the card firm: {agreed} was agreed with {shop}, {charged} went off.
        {shop} charged too much. The amount was {charged} where {agreed} was due, {receipt}.
        Only {agreed} was signed for at {shop}, yet they booked {charged}.
        I want a part of {charged} back from {shop} since it only cost {agreed}.
        {charged} at {shop} is too high, {agreed} is what I owed, {receipt}
        Somebody at {shop} mistyped {agreed} as {charged} on {paid_on}.
        Can the bank do something about {shop}? They helped themselves to {charged} for a bill of {agreed}.""",
        {"case": ref("D-99999"), "days": num(5, 60)},
        """The objection is case {case}; it takes about {days} days.
        Case {case} is open."""),
    tool("bill_from_readings", "Works out a bill from the last and the new state of a meter and the price of a unit.",
        [p("last", "State of the meter at the last reading", digits(1200, 8800)), p("new", "State of the meter now", digits(9000, 19999)),
         p("unit_price", "Price of a unit in cents", decimal(8, 60)), o("basic_fee", "Fixed fee of a month", money(3, 25)),
         o("kind", "What is measured", choice("power:electricity/power|gas|water|heat:heating/district heating"))],
        """My meter was at {last} and is at {new} now, {unit_price} cents per unit. What do I pay?
        {last} to {new} at {unit_price} cents
        What does it come to if the {kind} meter went up from {last} to {new} with {unit_price} cents each?
        {kind}: now {new}, before {last}, {unit_price} cents a unit, basic fee {basic_fee}
        At {unit_price} cents, how much do I owe? I read {new} today and {last} last year.
        A unit costs {unit_price} cents and the fee is {basic_fee}. The counter shows {new}, it showed {last}.
        The last reading said {last}. Today it says {new}, so what will my {kind} cost at {unit_price} cents?
        price {unit_price} ct, old state {last}, new state {new}
        How high will the bill be? They take {unit_price} cents plus {basic_fee}; counter: {last} in January, {new} now.
        I moved in at {last} and leave at {new}. With {unit_price} cents for each unit, what is due?
        {new} is on the dial, {last} on the old bill. {unit_price} cents, {kind}.
        Am I going to be poor? {kind} from {last} up to {new}, and they want {unit_price} cents.
        Count it up for me: {unit_price} cents times what lies between {last} and {new}, and {basic_fee} each month.
        {kind} bill, {unit_price} cents, {last} -> {new}
        We used what is between {last} and {new}; the supplier charges {unit_price} cents for one.
        The janitor wrote down {new}. Before that it was {last}. Tell me the sum at {unit_price} cents.""",
        {"units": num(200, 9000), "total": dec(20, 2500, 2)},
        """{units} units come to {total}.
        The bill is {total} for {units} units."""),
    tool("installments", "Asks a firm to let a bill be paid in several parts.",
        [p("bill", "Number of the bill", code("R-9999|99999|AA-999")), p("total", "Sum of the bill", money(200, 4000)), p("parts", "Number of parts", integer(2, 24)),
         o("first_on", "Day of the first part", DATE), o("down", "Sum that is paid at once", money(20, 190))],
        """Can I pay bill {bill} of {total} in {parts} parts?
        {bill}, {total}, {parts} payments
        I cannot pay {total} at once. Bill {bill}, split over {parts} months please.
        {parts} rates for {bill}; the sum is {total} and I start on {first_on}.
        bill {bill}: {down} now, the rest of {total} in {parts} parts
        {total} is a lot. Ask if {parts} smaller payments are fine for {bill}.
        On {first_on} I could begin to pay {total} off, in {parts} steps, bill number {bill}.
        I have {down} in my pocket and the bill {bill} says {total}. Let me pay what remains in {parts} goes.
        {bill} {total} -> {parts} parts from {first_on}
        Break up the {total} of bill {bill} into {parts}.
        My washing machine cost {total} and I would rather stretch it: {parts} times, bill {bill}, {down} straight away.
        For invoice {bill} over {total} I need {parts} payments, please ask them.
        Would they accept {parts} monthly sums for {bill}? All together it is {total}.
        {parts} x instead of {total} in one go, {bill}
        The amount of {bill} is {total}. Money is short, so {down} first and {parts} parts after that.
        I got bill {bill} and must find {total}. With {parts} parts, the first on {first_on}, I would manage.""",
        {"plan": ref("PL-999"), "each": dec(20, 900, 2)},
        """Plan {plan} is asked for, with {each} each time.
        Each part is {each}."""),
    tool("bookings-between", "Searches an account for payments whose amount lies between two sums and whose date lies in a span.",
        [p("lowest", "Smallest amount", digits(1, 90)), p("highest", "Largest amount", digits(100, 2000, 10)), o("since", "First date", DATE), o("up_to", "Last date", DATE),
         o("direction", "Money that came or went", choice("in:that came in/money in|out:that went out/money out"))],
        """Show payments between {lowest} and {highest}.
        bookings {lowest} - {highest}
        Everything over {lowest} but under {highest} since {since}, please.
        What was there from {since} to {up_to} that cost at least {lowest} and at most {highest}?
        {direction}, {lowest} to {highest}, up to {up_to}
        I look for a payment. Not more than {highest}, not less than {lowest}.
        List the sums {direction} of {lowest} up to {highest}.
        It must have been more than {lowest}, less than {highest}, and before {up_to}. Find it in my account.
        min {lowest} max {highest} from {since} until {up_to}
        Which transfers {direction} had {highest} as the most and {lowest} as the least?
        My account after {since}: amounts no bigger than {highest} and no smaller than {lowest}.
        Somewhere in my statements is a sum of {lowest} to {highest}. Where?
        up to {highest} and from {lowest} on, {direction}, which entries are there?
        transactions, upper limit {highest}, lower limit {lowest}
        Did anything between {lowest} and {highest} happen on my account from {since} on?
        The tax office asks about payments with {highest} at the top and {lowest} at the bottom, until {up_to}.""",
        {"found": num(0, 40), "sum": num(50, 9000)},
        """I found {found} payments, {sum} in all.
        {found} payments."""),
    tool("road_closure", "Asks the city to close a piece of a street for a time.",
        [p("street", "Street", STREET), p("from_house", "House number where the closed part begins", digits(1, 40)), p("to_house", "House number where it ends", digits(41, 120)),
         p("date", "Day", DATE), o("why", "Reason", choice("party:a street party/a neighbourhood party|moving:moving house/a removal van|works:building work/a crane|filming:a film shoot")),
         o("from_time", "When it begins", TIME), o("until", "When it ends", TIME)],
        """Close {street} from number {from_house} to {to_house} on {date}.
        {street} {from_house}-{to_house}, {date}
        We plan {why} on {date} and need {street} free of cars between {from_house} and {to_house}.
        On {date} nobody should drive through {street}, house {from_house} up to {to_house}, until {until}.
        {date}, {from_time} to {until}: {street}, {from_house} to {to_house}, {why}
        Could the city block {street} for {why}? It is about {date} and numbers {from_house} through {to_house}.
        From {from_time} on {date} the part of {street} that goes from {from_house} to {to_house} must be shut.
        {why} in {street}! No traffic from house {from_house} till {to_house}, please, {date}.
        permit for {street}, {date}, houses {from_house} to {to_house}
        I apply for keeping cars out of {street} on {date}. It starts at number {from_house} and goes as far as {to_house}.
        {street}, {from_house} as first and {to_house} as last house, is to be blocked on {date} from {from_time} until {until}.
        Our tables will stand on {street} from number {from_house} to number {to_house} on {date}.
        For {why} I need a barrier at {from_house} {street} and another at {to_house}, on {date}.
        no cars {date} {street} {from_house} - {to_house} from {from_time}
        Between the houses {from_house} and {to_house} {street} should be closed on {date}, reopening at {until}.
        Ask the council if we may have {street} to ourselves on {date}, {from_house} to {to_house}.""",
        {"application": ref("RC-999"), "fee": num(0, 120)},
        """Application {application} is sent; the fee is {fee}.
        It costs {fee}."""),
    tool("swapBin", "Exchanges the dustbin of a house for one of another size.",
        [p("address", "House", ADDRESS),
         p("has_litres", "Size of the bin that is there", same(lambda rng, split: rng.choice((60, 80, 120, 240)), "integer")),
         p("wants_litres", "Size of the bin that is wanted", same(lambda rng, split: rng.choice((40, 90, 180, 360)), "integer")),
         o("what", "What the bin is for", choice("paper:waste paper/paper|bio:food waste/kitchen waste|rest:general rubbish/normal rubbish|glass")),
         o("lockable", "Whether it has a lock", flag("with a lock|that can be locked", "without a lock|no lock needed"))],
        """At {address} we have a {has_litres} litre bin and would like one of {wants_litres} litres.
        {address}: {has_litres} l -> {wants_litres} l
        Our bin for {what} is the wrong size. It holds {has_litres} litres, {wants_litres} would be good, {address}.
        Please bring a {wants_litres} litre bin to {address} and take the {has_litres} litre one away.
        {what}, {wants_litres} instead of {has_litres} litres, {address}
        The rubbish does not suit {has_litres} litres any more, give us {wants_litres}. We live at {address}.
        bin with {wants_litres} litres {lockable} for {address}, old one {has_litres}
        I pay for {has_litres} litres at {address}, yet {wants_litres} litres fit us better.
        Could the bin for {what} at {address} be changed from {has_litres} to {wants_litres} litres?
        {address}, wanted {wants_litres}, present {has_litres}
        With our new family at {address}, {wants_litres} litres is right and {has_litres} is not; {lockable} please.
        We are at {address}. From {has_litres} litres of {what} to {wants_litres} litres, {lockable}.
        Trade in the {has_litres} litre dustbin of {address} against one with {wants_litres} litres.
        The house {address} is to get {wants_litres} litres where it now has {has_litres}.
        new size {wants_litres}, old size {has_litres}, {address}, {what}
        Somebody ordered {has_litres} litres for {address}; I would rather have {wants_litres}.""",
        {"on": on, "fee_a_year": num(40, 400)},
        """The bin is changed on {on} and costs {fee_a_year} a year.
        They come on {on}."""),
    tool("NameChange", "Tells an office or firm that somebody has a new name.",
        [p("old_name", "Name until now", PERSON), p("new_name", "Name from now on", PERSON),
         p("tell", "Who is to be told", choice("bank:the bank|insurer:the insurance|employer:my employer/my firm|"
            "town:the town hall|school:the school")),
         o("cause", "Why the name changed", choice("marriage:a wedding/marriage|divorce|adoption|wish:my own wish")), o("valid", "Date from which it counts", DATE)],
        """Tell {tell} that {old_name} is called {new_name} now.
        {tell}: {old_name} -> {new_name}
        I used to be {old_name} and am {new_name} now. {tell} should know.
        After {cause}, {old_name} is {new_name}. Inform {tell}.
        {new_name}, formerly {old_name}, {cause}, to {tell}
        As of {valid} the name is {new_name} and not {old_name}; let {tell} know.
        {tell} still writes to {old_name}. That must be {new_name}.
        Please have {tell} put {new_name} where it says {old_name}, valid from {valid}.
        new name {new_name}, old name {old_name}, notify {tell}
        My letters from {tell} carry the name {old_name}, but through {cause} it became {new_name}.
        {tell} has {old_name} on file, and {new_name} is right from {valid} on.
        From {old_name} to {new_name}: report that to {tell}, reason {cause}.
        Since {valid} I sign as {new_name}, before that as {old_name}; {tell} needs to hear it.
        {new_name} is my new name. In the papers of {tell} I am {old_name}.
        Could you write to {tell}? The person they know as {old_name} goes by {new_name}.
        Dear me, {tell} does not know yet that I am no longer {old_name} but {new_name}.""",
        {"proof": pick("a certificate|a copy of the passport|nothing else"), "case": ref("N-9999")},
        """Case {case} is open; they ask for {proof}.
        They were told and ask for {proof}."""),
    tool("quakes.list", "Lists recent earthquakes of a region.",
        [p("region", "Country or region", REGION), o("min_magnitude", "Weakest to be shown", decimal(2, 7)), o("max_depth", "Greatest depth in kilometres", digits(10, 300, 10)),
         o("days", "How many days back", integer(2, 60))],
        """earthquakes {region}
        Which quakes of at least {min_magnitude} were there in {region}?
        {region}, last {days} days, stronger than {min_magnitude}
        I felt something move under my bed here in {region}. What was it?
        Tremors in {region} over the past {days} days that were no deeper than {max_depth} km, please.
        quakes {region}, {max_depth} km deep at most
        Only shallow ones, down to {max_depth} km: what happened in {region}?
        Show me seismic activity around {region} with {min_magnitude} or more on the scale.
        Has {region} been quiet in the last {days} days, or did the ground move?
        {min_magnitude} and up, {region}, depth up to {max_depth}
        We fly to {region}. Were there many earthquakes within {days} days?
        Let me see where the ground shook in {region}.
        A list of the earthquakes in {region} would be good.""",
        {"quakes": num(0, 60), "strongest": dec(2, 7)},
        """{quakes} earthquakes are known for {region}, the strongest with {strongest}.
        There were {quakes}."""),
    tool("rainfall_total", "Tells how much rain fell at a place in a span of past days.",
        [p("place", "Place", CITY), p("first_day", "First day", DATE), p("last_day", "Last day", DATE),
         o("unit", "Measure of the answer", choice("mm:in millimetres/in mm|inch:in inches|litres:in litres per square metre/in litres")),
         o("with_snow", "Whether snow counts too", flag("snow included|with snow", "snow not counted|without snow"))],
        """How much did it rain in {place} from {first_day} to {last_day}?
        rain {place} {first_day} - {last_day}
        My lawn in {place} is a swamp. What came down between {first_day} and {last_day}, {unit}?
        {place}, starting {first_day}, ending {last_day}, {with_snow}
        Up to {last_day} since {first_day}: the water that fell on {place}, please.
        I need the precipitation of {place} {unit} for {first_day} until {last_day}.
        Was it a wet time in {place}? We stayed until {last_day} and had come on {first_day}.
        The farmer asks for the sum of rain at {place}, first day {first_day}, last day {last_day}.
        {unit}: rainfall of {place} that begins with {first_day} and stops with {last_day}
        Add up what fell from the sky over {place} after {first_day} and before {last_day}, {with_snow}.
        {last_day} is the end and {first_day} the beginning; sum of the rain in {place} {unit}?
        Between {first_day} and {last_day}, how wet was {place}?
        For the insurance I must prove how much rain {place} had, {first_day} through {last_day}.
        wetness {place} from {first_day} till {last_day} {with_snow}
        Could you look up the rain of {place}? It is about the days {first_day} to {last_day}.
        In {place} they say it poured from {first_day} to {last_day}. Give me a figure.""",
        {"amount": num(0, 300), "wet_days": num(0, 25)},
        """It was {amount}, spread over {wet_days} wet days.
        {amount} fell in {place}."""),
    tool("weather.watch", "Sends a message as soon as the forecast of a place goes above or below a value.",
        [p("place", "Place", CITY), p("what", "What is watched", choice("temperature:the temperature|wind:the wind|rain:the rain|snow:the snow")),
         p("side", "Above or below", choice("above:goes over/is more than/climbs above|below:falls under/is less than/drops below")), p("value", "Limit", digits(2, 60)),
         o("days_ahead", "How many days before", integer(2, 7)), o("email", "Where the message goes", EMAIL)],
        """Tell me if {what} in {place} {side} {value}.
        {place}: {what} {side} {value}
        I want a warning {days_ahead} days before {what} in {place} {side} {value}.
        Write to {email} once {what} {side} {value} in {place}.
        watch {what}, {place}, alarm if it {side} {value}
        My plants in {place} suffer whenever {what} {side} {value}, so warn me in time.
        If in {place} {what} {side} {value}, I would like to know {days_ahead} days earlier.
        The roof of our hut at {place} is weak. When {what} {side} {value}, send word to {email}.
        {what} {place} {side} {value}, mail {email}
        Keep an eye on {place} for me and shout as soon as {what} {side} {value}.
        Should {what} be such that it {side} {value} in {place}, we stay home. Let us know {days_ahead} days ahead.
        In {place} I only go sailing until {what} {side} {value}. Give me notice.
        notify {email} {days_ahead} days in advance: {place}, {what} {side} {value}
        We have a market in {place}; please report the moment {what} {side} {value}.
        Wake me with a message in case {what} {side} {value} around {place}.
        For {place} I need an alert. It should come when {what} {side} {value}.""",
        {"watch": ref("W-999"), "now": num(0, 40)},
        """Watch {watch} is on; the value is {now} at present.
        I keep watch for {place}."""),
    tool("sighting.log", "Reports wild animals that were seen to a nature survey.",
        [p("animal", "Kind of animal", ANIMAL), p("adults", "Grown animals", integer(1, 20)), o("young", "Young animals", integer(1, 12)), p("place", "Where they were", CITY),
         o("seen_at", "Time", TIME), o("sure", "Whether the kind is certain", flag("I am sure of the kind|no doubt about it", "I am not sure of the kind|could be something else"))],
        """Kind: {animal}. Seen near {place}, {adults} grown ones.
        {animal}, {place}, {adults} adults
        Near {place} we counted {adults} adults and {young} young of this kind: {animal}.
        {adults} adults, {young} young, {animal}, at {place}, {seen_at}
        For the nature survey: {animal} in {place}, {adults} of them, all grown up.
        At {seen_at} something ran past us at {place}. Kind {animal}, {adults} big ones with {young} little ones.
        My walk round {place} paid off! Adult animals: {adults}, kind: {animal}, {sure}.
        Write in the wildlife diary that {adults} adults came by in {place}, kind {animal}, {sure}.
        {animal} x {adults}, {place}, {seen_at}
        Report from {place}: {animal}, with {young} babies and {adults} parents.
        I saw {adults} full grown animals in the reeds of {place}. They were of the kind {animal}; {sure}.
        survey entry, place {place}, animal {animal}, grown {adults}, young {young}
        Out at {place} at {seen_at} I could make out {adults} adults, species {animal}.
        Species {animal}, {adults} grown, no little ones to be seen, {place}.
        Put {place} on the wildlife map, {animal}, number of adults {adults}.
        With my field glass I found {adults} adults near {place}, it is {animal}, {sure}.""",
        {"report": ref("NS-9999"), "this_year": num(1, 80)},
        """Report {report} is in; there are {this_year} reports of that kind this year.
        Thank you, report {report}."""),
    tool("dilute", "Computes how much water to add to bring a liquid from one strength to a weaker one.",
        [p("millilitres", "Amount of the liquid", digits(50, 2000, 50)), p("strong", "Strength now in percent", digits(30, 96)), p("weak", "Wanted strength in percent", digits(2, 28)),
         o("liquid", "Name of the liquid", text("alcohol|vinegar|acid|bleach|juice|syrup|ammonia|peroxide|cleaner|brine"))],
        """I have {millilitres} ml at {strong} percent and need {weak} percent. How much water?
        {millilitres} ml, {strong}% -> {weak}%
        How do I get {weak} percent out of {millilitres} ml of {strong} percent {liquid}?
        My {liquid} has {strong} percent, {weak} is allowed, and the bottle holds {millilitres} ml. What must I pour in?
        {liquid} {strong}% to {weak}%, {millilitres} millilitres
        Thin {millilitres} ml from {strong} to {weak} percent.
        For the lab: bring {millilitres} ml of {liquid} down to {weak} percent, it comes with {strong}.
        {strong} percent is too strong, {weak} would be right. There are {millilitres} millilitres.
        Water needed? {weak} percent wanted, {strong} percent given, {millilitres} ml
        The recipe wants {weak} percent. I bought {strong} percent and put {millilitres} ml in the jug.
        With {millilitres} ml of a {strong} percent solution, what do I add so that it is {weak} percent?
        dilution, target {weak}, start {strong}, volume {millilitres} ml, {liquid}
        I must weaken {millilitres} ml that are at {strong} percent until only {weak} percent is left.
        A student has {strong} percent {liquid}, {millilitres} ml of it, and should make it {weak} percent.
        Let {weak} percent be the goal; I start with {millilitres} ml and {strong} percent.
        If {millilitres} ml hold {strong} percent, how much water makes that {weak} percent?""",
        {"water_ml": num(50, 9000), "total_ml": num(100, 11000)},
        """Add {water_ml} ml of water; that makes {total_ml} ml.
        {water_ml} ml of water."""),
    tool("draw_chart", "Draws a chart of two columns of a table file.",
        [p("file", "Table file", DATA_FILE), p("across", "Column for the horizontal axis", COLUMN), p("up", "Column for the vertical axis", COLUMN),
         o("kind", "Kind of chart", choice("bar:as bars/as a bar chart|line:as a line/as a line chart|scatter:as dots/as a scatter plot|area:as filled areas/as an area chart")),
         o("title", "Words above the chart", text("Our year|Sales in numbers|Growth|What we sold|Rain and sun|Progress|Results|Who won|Second quarter|The long view|Comparison|Trend"))],
        """Plot {up} against {across} from {file}.
        {file}: {across} across, {up} up, {kind}
        Show me {file} {kind}, with {across} on the horizontal and {up} on the vertical axis.
        I would like a picture of how {up} depends on {across}; the numbers are in {file}.
        {file}, vertical {up}, horizontal {across}
        Vertical axis {up}, horizontal axis {across}, file {file}, heading "{title}".
        My boss wants to see {up} over {across} {kind}. It is all in {file}.
        Can you make something to look at out of {file}? {across} along the bottom, {up} going up.
        {kind}, {up} by {across}, {file}, "{title}"
        Use {file} for a drawing in which {across} runs from left to right and {up} from bottom to top.
        From {file} take {up} for the height and {across} for the bottom axis, {kind}.
        The talk needs a figure called "{title}" with {up} over {across}, taken from {file}.
        x is {across}, y is {up}, data from {file}
        How does {up} go with {across} in {file}? I want to see it {kind}.
        Please turn {file} into a graph, y axis {up} and x axis {across}.
        "{title}" shall stand above the chart; {file}, {up} upwards, {across} sideways.""",
        {"image": ref("chart99.png"), "points": num(5, 500)},
        """The chart with {points} points is in {image}.
        Here it is: {image}"""),
    tool("table.join", "Joins two table files by a column that both have.",
        [p("left", "Table to start from", DATA_FILE), p("right", "Table whose columns are added", DATA_FILE), p("key", "Column that both have", COLUMN),
         o("unmatched", "What happens to rows of the first table without a partner",
           choice("keep:keep rows without a partner/keep the lonely rows|drop:drop rows without a partner/leave out the lonely rows")),
         o("save_as", "File for the result", same(lambda rng, split: "joined_" + rng.choice(w.NOUNS) + rng.choice((".csv", ".xlsx"))))],
        """Add the columns of {right} to {left} by {key}.
        {left} + {right} on {key}
        Take {left} and look up every {key} in {right}; {unmatched}.
        I have two lists. {left} is the main one, {right} has more about each {key}. Bring that in.
        join {right} to {left}, key {key}, save as {save_as}
        The column {key} is in both. Start from {left}, attach {right}, and {unmatched}.
        Match {left} with {right} over {key} and write it all to {save_as}.
        Whatever {right} knows about a {key} should stand beside it in {left}.
        {key} links them: {left} first, {right} added, {unmatched}
        Our addresses are in {right} and the orders in {left}. Both have {key}, so put the addresses to the orders.
        Extend {left} with what {right} says, matching on {key}, into {save_as}.
        For every row of {left} fetch the details from {right}, using {key}.
        left {left}, right {right}, by {key}
        Save {left} with the extra columns of {right} as {save_as}; {key} tells which rows belong together, {unmatched}.
        Could {left} get the fields of {right}? They share {key}.
        Combine by {key}: base {left}, extra {right}.""",
        {"rows": num(10, 9000), "without_partner": num(0, 90)},
        """The result has {rows} rows, {without_partner} had no partner.
        {rows} rows."""),
    tool("set_axis", "Sets where an axis of the open chart begins and ends.",
        [p("axis", "Which axis", choice("x:the x axis/the horizontal axis|y:the y axis/the vertical axis")), p("lower", "Where it begins", digits(-100, 90, 10)),
         p("upper", "Where it ends", digits(100, 2000, 50)), o("step", "Distance of the marks", digits(2, 25)), o("label", "Words beside the axis", text("Years|Price in euros|Visitors|"
            "Temperature|Weight in kg|Pupils|Days since start|Points|Share in percent|Speed|Height above sea|Number of bees")),
         o("log", "Whether the scale is logarithmic", flag("with a logarithmic scale|logarithmic", "with an even scale|not logarithmic"))],
        """Let {axis} go from {lower} to {upper}.
        {axis}: {lower} - {upper}
        The chart looks squeezed. {axis} should end at {upper} and begin at {lower}.
        {axis} up to {upper}, down to {lower}, a mark every {step}
        I want {axis} named "{label}", with {lower} as the least and {upper} as the most.
        Nothing above {upper} or under {lower} matters, so limit {axis} to that, {log}.
        start {lower}, end {upper}, {axis}, {log}
        Please cut {axis} off at {upper}; it may start at {lower}.
        Write "{label}" beside {axis} and make it run from {lower} up to {upper}.
        One cannot see the curve at all unless {axis} begins with {lower} and stops at {upper}.
        {axis} min {lower} max {upper} step {step} "{label}"
        In our figure, {lower} is to be the first value on {axis} and {upper} the last, {log}.
        Between {lower} and {upper}, ticks {step} apart: that is what I need for {axis}.
        For {axis} take {upper} as top end and {lower} as bottom end.
        range of {axis}, {lower} to {upper}
        My teacher says that {axis} must not reach beyond {upper} and has to begin with {lower}.""",
        {"points_outside": num(0, 30), "redrawn": True},
        """The chart is drawn again, {points_outside} points lie outside.
        Done; {points_outside} points cannot be seen now."""),
    tool("order_translation", "Orders a translation of a document by a human translator.",
        [p("document", "File", DOCUMENT), p("written_in", "Language it is written in", LANGUAGE), p("into", "Language that is wanted", LANGUAGE),
         o("needed_by", "Day on which it must be ready", DATE), o("sworn", "Whether it needs the stamp of a sworn translator", flag("with an official stamp|sworn", "no stamp needed|not sworn"))],
        """A translator should put {document} from {written_in} into {into}.
        {document}, {written_in} -> {into}, translator please
        My papers are in {written_in} but the office wants {into}. The file is {document}, {sworn}.
        Order {into} for {document}, which is {written_in}, ready on {needed_by}.
        human translation {document} {written_in} to {into} {sworn}
        No machine, please: {document} needs a real person who turns {written_in} into {into}.
        By {needed_by} I must hand in {document} in {into}; I only have it in {written_in}.
        Find somebody who writes {into} and reads {written_in}, the document is {document}.
        Commission {document}: source {written_in}, target {into}, by {needed_by}, {sworn}
        Nobody at the court in question can read {written_in}. Have {document} done in {into}, {sworn}.
        The bureau is to translate {document} for us out of {written_in}, and we need {into}.
        into {into} from {written_in}, {document}, deadline {needed_by}
        I wrote {document} in {written_in} and my publisher sells in {into}, so hire a translator.
        Give {document} to a professional. It is {written_in} now and should become {into}.
        What we need for the embassy is {document} in {into} {sworn}, the original is {written_in}.
        Can I have {document} rendered by a translator? {into} is the goal, {written_in} the start.""",
        {"order": ref("TR-999"), "price": num(30, 600)},
        """Order {order} is placed and costs {price}.
        It will cost {price}."""),
    tool("subtitleTrack", "Puts subtitles into a video.",
        [p("video", "Video file", VIDEO), p("spoken", "Language that is spoken", LANGUAGE), p("shown", "Language of the subtitles", LANGUAGE),
         o("size", "Size of the letters", choice("small|medium:middle-sized|large:big")),
         o("sounds", "Whether noises are described too", flag("with noises described|noises described too", "speech only|only what is said"))],
        """They speak {spoken} in {video}; I need subtitles in {shown}.
        {video}: {spoken} sound, {shown} subtitles
        Grandma does not understand {spoken}, so put {shown} under {video} in {size} letters.
        Subtitle {video} in {shown}. The actors talk {spoken}.
        {shown} captions for {video} ({spoken} audio), {sounds}
        The talk {video} was held in {spoken}, our guests read {shown}.
        Make it possible to follow {video} by reading {shown}, as I cannot hear {spoken}, {sounds}.
        {video}, {size} letters, {shown} text, {spoken} speech
        Please write below the pictures of {video} what is said, in {shown}. It is {spoken} that you hear.
        Without {spoken} nobody gets {video}. Add {shown} lines, {size} ones.
        My class learns {shown} and will watch {video}, whose sound is {spoken}.
        captions: video {video}, from {spoken}, to {shown}, {size}
        For deaf viewers I want {shown} text in {video}, which is spoken in {spoken}, {sounds}.
        Let {shown} run along the bottom of {video} while the people speak {spoken}.
        Could {video} have {shown} subtitles? Its language is {spoken}.
        In {video} the voice is {spoken}; the words on the screen should be {shown}.""",
        {"lines": num(20, 1500), "minutes": num(1, 90)},
        """It has {lines} lines of subtitles now.
        {lines} lines were added, it took {minutes} minutes."""),
    tool("RenameLogin", "Changes the user name with which someone signs in at a web site.",
        [p("site", "Web site", SITE), p("current", "User name until now", USERNAME), p("wanted", "User name from now on", USERNAME),
         o("email", "Address for the confirmation", EMAIL),
         o("keep_old", "Whether the old name stays reserved", flag("keep the old name reserved|nobody else may take the old one", "the old name may go to others|set the old name free"))],
        """At {site} I am {current} and want to be {wanted}.
        {site}: {current} -> {wanted}
        My user name at {site} should be {wanted}, it is {current} now.
        I am too old to sign in as {current}. Make it {wanted} on {site}, {keep_old}.
        {site} login {wanted} instead of {current}, mail to {email}
        Please change how I sign in to {site}: no more {current}, from now on {wanted}.
        {wanted} is still free on {site}, so I would take that in place of {current}; {keep_old}.
        On {site} people know me as {current}; {wanted} is my new handle and the confirmation goes to {email}.
        old name {current}, new name {wanted}, site {site}
        Swap my name at {site}. It was {current} when I was at school, {wanted} sounds better.
        Can I be {wanted} at {site}? At the moment I log in with {current}.
        account {current} at {site} becomes {wanted}, {keep_old}, {email}
        I cannot stand {current} any longer, let me be called {wanted} on {site}.
        Where I typed {current} for {site} I would like to type {wanted}.
        For {site}, take {wanted} as the new user name of {current}.
        Since my wedding {current} is wrong. On {site} it must say {wanted}, send the mail to {email}.""",
        {"from_when": on, "active": True},
        """From {from_when} you sign in as {wanted}.
        The new name counts from {from_when}."""),
    tool("url_redirect", "Makes an old page of a web site lead to a new one.",
        [p("old_path", "Path of the page that visitors ask for", PATH), p("new_path", "Path where they are led", PATH),
         o("permanent", "Whether it is for good", flag("for good|permanently", "for the time being|only for now")), o("until", "Last day of it", DATE)],
        """Whoever opens {old_path} should land on {new_path}.
        {old_path} -> {new_path}
        Send visitors of {old_path} to {new_path} {permanent}.
        The page {old_path} is gone and {new_path} took its place, so lead people there.
        redirect {old_path} to {new_path} until {until}
        We moved {old_path} of our site over to {new_path}, {permanent}.
        Our leaflet still says {old_path}. Can that bring people to {new_path}?
        {new_path} is to be shown to all who ask for {old_path}, up to {until}.
        from {old_path}, to {new_path}, {permanent}
        On our web site, let {new_path} answer when somebody types {old_path}.
        Links to {old_path} are dead. They ought to go to {new_path} until {until}.
        Point the old {old_path} at the new {new_path}.
        New address {new_path}, old address {old_path}, forward {permanent}
        I renamed {old_path} on the site to {new_path}, and search engines should find the way.
        Until {until}, anyone coming to {old_path} gets {new_path}.
        Take people to {new_path} who still use {old_path}.""",
        {"rule": ref("R-99"), "visits_a_day": num(0, 900)},
        """Rule {rule} is on; {visits_a_day} visits a day come that way.
        Rule {rule} works now."""),
    tool("where_logged_in", "Lists the devices on which the user's account is signed in.", [],
        """Where am I signed in?
        devices signed in
        Is somebody else using my account?
        On which computers is my account open?
        show all my sessions
        I think I forgot to sign out at the library. Can you see it?
        Which phones and computers have my login?
        Somebody may be in my account. Check who is in.
        active sessions
        My son used my login on his tablet. Is it still in there?
        Tell me every device that is in my account now.
        Am I still logged in at work?
        From what places is my account being used?
        List the browsers in which I am logged in.
        Who is logged in with my name?
        I got a mail about a strange login; what devices are on my account?""",
        {"devices": num(1, 7), "newest": pick("a phone|a tablet|a laptop|a television|a browser")},
        """Your account is open on {devices} devices, the newest is {newest}.
        {devices} devices."""),
]
