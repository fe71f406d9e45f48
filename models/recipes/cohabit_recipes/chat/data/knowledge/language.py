"""Words: opposites, forms, meanings, abbreviations, letters."""

from .relation import Relation, Single, lined_pairs_of


OPPOSITES = lined_pairs_of("""
hot=cold|cold=hot|big=small|small=big|tall=short|long=short|fast=slow|slow=fast|high=low|low=high|old=young|young=old|new=old|good=bad|bad=good|happy=sad
sad=happy|rich=poor|poor=rich|strong=weak|weak=strong
heavy=light|light=dark|dark=light|day=night|night=day|black=white|white=black|up=down|down=up|left=right|in=out|out=in|open=closed|closed=open|full=empty
empty=full|wet=dry|dry=wet|hard=soft|soft=hard
easy=difficult|difficult=easy|early=late|late=early|first=last|last=first|loud=quiet|quiet=loud|clean=dirty|dirty=clean|thick=thin|thin=thick|wide=narrow
narrow=wide|deep=shallow|shallow=deep|near=far|far=near
true=false|false=true|yes=no|no=yes|always=never|never=always|love=hate|hate=love|begin=end|end=begin|start=stop|win=lose|lose=win|buy=sell|sell=buy|give=take
take=give|push=pull|pull=push|laugh=cry|cry=laugh
come=go|go=come|sit=stand|sleep=wake|remember=forget|forget=remember|ask=answer|question=answer|friend=enemy|enemy=friend|war=peace|peace=war|life=death
man=woman|woman=man|boy=girl|girl=boy|king=queen|queen=king
north=south|south=north|east=west|west=east|summer=winter|winter=summer|morning=evening|evening=morning|inside=outside|outside=inside|above=below|below=above
before=after|after=before|more=less|less=more
many=few|few=many|all=none|everything=nothing|nothing=everything|everybody=nobody|sharp=blunt|smooth=rough|rough=smooth|sweet=sour|safe=dangerous
dangerous=safe|brave=cowardly|clever=stupid|polite=rude|rude=polite
lazy=hard-working|beautiful=ugly|ugly=beautiful|cheap=expensive|expensive=cheap|alive=dead|dead=alive|awake=asleep|asleep=awake|healthy=ill|possible=impossible
visible=invisible|legal=illegal|honest=dishonest|lucky=unlucky
success=failure|beginning=end|front=back|top=bottom|bottom=top|arrive=leave|increase=decrease|add=subtract|multiply=divide|plus=minus|positive=negative
negative=positive|maximum=minimum|minimum=maximum|future=past|past=future
public=private|guilty=innocent|generous=mean|modern=old-fashioned|warm=cool|cool=warm|bright=dark|noisy=quiet|simple=complicated|ancient=modern|sunrise=sunset
sunset=sunrise|entrance=exit|exit=entrance|heaven=hell|hell=heaven
victory=defeat|defeat=victory|accept=refuse|attack=defend|build=destroy|find=lose|float=sink|sink=float|freeze=melt|melt=freeze|lend=borrow|borrow=lend
teach=learn|succeed=fail|fail=succeed|import=export|export=import
""")  # fmt: skip

PLURALS = lined_pairs_of("""
child=children|man=men|woman=women|mouse=mice|foot=feet|tooth=teeth|goose=geese|ox=oxen|person=people|sheep=sheep|deer=deer|leaf=leaves|knife=knives|wife=wives
life=lives|wolf=wolves|half=halves|shelf=shelves|loaf=loaves|thief=thieves
calf=calves|scarf=scarves|baby=babies|city=cities|lady=ladies|party=parties|story=stories|country=countries|family=families|fly=flies|butterfly=butterflies
cherry=cherries|berry=berries|box=boxes|fox=foxes|bus=buses|glass=glasses
dress=dresses|class=classes|watch=watches|church=churches|match=matches|dish=dishes|brush=brushes|wish=wishes|bench=benches|peach=peaches|potato=potatoes
tomato=tomatoes|hero=heroes|echo=echoes|piano=pianos|photo=photos|day=days|boy=boys
toy=toys|key=keys|monkey=monkeys|cat=cats|dog=dogs|house=houses|car=cars|tree=trees|book=books|apple=apples|horse=horses|bird=birds|cactus=cacti|crisis=crises
analysis=analyses|oasis=oases|bacterium=bacteria|louse=lice|salmon=salmon
policeman=policemen|fireman=firemen|grandchild=grandchildren|bookshelf=bookshelves|puppy=puppies|pony=ponies|penny=pennies|kiss=kisses|fish=fish
aircraft=aircraft|series=series|species=species|criterion=criteria|self=selves|roof=roofs
""")  # fmt: skip

PASTS = lined_pairs_of("""
go=went|come=came|see=saw|eat=ate|drink=drank|give=gave|take=took|make=made|do=did|have=had|say=said|tell=told|think=thought|know=knew|find=found|get=got
run=ran|swim=swam|sing=sang|ring=rang|begin=began|write=wrote|ride=rode|drive=drove
speak=spoke|break=broke|steal=stole|wake=woke|choose=chose|freeze=froze|wear=wore|tear=tore|fly=flew|grow=grew|throw=threw|blow=blew|draw=drew|bring=brought
buy=bought|catch=caught|teach=taught|fight=fought|sleep=slept|keep=kept|feel=felt
leave=left|meet=met|lose=lost|send=sent|spend=spent|build=built|lend=lent|sit=sat|stand=stood|understand=understood|win=won|hold=held|hear=heard|sell=sold
pay=paid|fall=fell|forget=forgot|become=became|put=put|cut=cut|hit=hit|hurt=hurt|let=let
shut=shut|cost=cost|bite=bit|hide=hid|shake=shook|shine=shone|shoot=shot|sink=sank|spring=sprang|stick=stuck|strike=struck|swear=swore|sweep=swept|swing=swung
feed=fed|lead=led|mean=meant|rise=rose|dig=dug|hang=hung|play=played|walk=walked
work=worked|talk=talked|love=loved|live=lived|like=liked|stop=stopped|plan=planned|carry=carried|cry=cried|study=studied|try=tried|marry=married|open=opened
close=closed|help=helped|ask=asked|dance=danced|travel=travelled|laugh=laughed
""")  # fmt: skip

PARTICIPLES = lined_pairs_of("""
go=gone|come=come|see=seen|eat=eaten|drink=drunk|give=given|take=taken|make=made|do=done|have=had|say=said|think=thought|know=known|find=found|run=run
swim=swum|sing=sung|begin=begun|write=written|ride=ridden|drive=driven|speak=spoken|break=broken
steal=stolen|choose=chosen|freeze=frozen|wear=worn|fly=flown|grow=grown|throw=thrown|draw=drawn|bring=brought|buy=bought|catch=caught|teach=taught|sleep=slept
leave=left|meet=met|lose=lost|build=built|stand=stood|win=won|sell=sold|fall=fallen|forget=forgotten
""")  # fmt: skip

COMPARATIVES = lined_pairs_of("""
good=better|bad=worse|big=bigger|small=smaller|tall=taller|short=shorter|long=longer|fast=faster|slow=slower|high=higher|low=lower|old=older|young=younger
new=newer|hot=hotter|cold=colder|warm=warmer|rich=richer|poor=poorer|strong=stronger
weak=weaker|heavy=heavier|happy=happier|sad=sadder|easy=easier|early=earlier|late=later|near=nearer|far=farther|thin=thinner|fat=fatter|wide=wider|deep=deeper
clean=cleaner|dirty=dirtier|busy=busier|funny=funnier|pretty=prettier|nice=nicer|large=larger
beautiful=more beautiful|expensive=more expensive|difficult=more difficult|interesting=more interesting|important=more important|dangerous=more dangerous
many=more|much=more|little=less|cheap=cheaper|kind=kinder|bright=brighter|dark=darker|lucky=luckier
""")  # fmt: skip

SUPERLATIVES = lined_pairs_of("""
good=best|bad=worst|big=biggest|small=smallest|tall=tallest|short=shortest|long=longest|fast=fastest|slow=slowest|high=highest|low=lowest|old=oldest
young=youngest|new=newest|hot=hottest|cold=coldest|warm=warmest|rich=richest|poor=poorest|strong=strongest
heavy=heaviest|happy=happiest|sad=saddest|easy=easiest|early=earliest|thin=thinnest|wide=widest|deep=deepest|clean=cleanest|dirty=dirtiest|busy=busiest
funny=funniest|nice=nicest|large=largest|beautiful=most beautiful|expensive=most expensive
difficult=most difficult|interesting=most interesting|important=most important|dangerous=most dangerous|many=most|much=most|little=least|cheap=cheapest
bright=brightest|dark=darkest
""")  # fmt: skip

SYNONYMS = lined_pairs_of("""
happy=glad|sad=unhappy|big=large|small=little|fast=quick|begin=start|end=finish|clever=smart|angry=cross|tired=sleepy|ill=sick|rich=wealthy|pretty=beautiful
difficult=hard|easy=simple|strange=odd|scared=afraid|silent=quiet|brave=courageous|funny=amusing
huge=enormous|tiny=very small|shut=close|buy=purchase|help=aid|speak=talk|answer=reply|choose=pick|receive=get|show=display|repair=mend|allow=permit
need=require|try=attempt|hide=conceal|jump=leap|shout=yell|error=mistake|present=gift|trip=journey
home=house|street=road|stone=rock|ship=boat|film=movie|doctor=physician|job=occupation|child=kid|autumn=fall|rubbish=trash|sofa=couch|bicycle=bike
wonderful=marvellous|terrible=awful|correct=right|wrong=incorrect|famous=well-known|empty=vacant|polite=courteous|calm=peaceful
wise=sensible|smell=scent|save=rescue|collect=gather|fix=repair|grab=seize|throw=toss|cry=weep|vanish=disappear|construct=build|assist=help|depart=leave
odour=smell|foe=enemy|infant=baby|automobile=car|tale=story|reply=answer|rapid=fast|dwelling=home
""")  # fmt: skip

ABBREVIATIONS = lined_pairs_of("""
UAE=United Arab Emirates
DNA=deoxyribonucleic acid
SOS=the call for help in Morse code
OMG=oh my God|BRB=be right back|DOB=date of birth|HQ=headquarters
NBA=National Basketball Association|FIFA=International Federation of Association Football
SUV=sport utility vehicle|CV=curriculum vitae|RIP=rest in peace|UNESCO=United Nations Educational, Scientific and Cultural Organization
approx.=approximately|Dr=doctor|Mr=mister|St=saint or street|Ltd=limited
Inc=incorporated|vs=versus|no.=number|Jan=January|Feb=February|Aug=August|Sept=September|Oct=October|Nov=November|Dec=December|Mon=Monday|Tue=Tuesday
Wed=Wednesday|Thu=Thursday|Fri=Friday|Sat=Saturday
""")  # fmt: skip

PUNCTUATION = {
    ".": "full stop", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark", "?": "question mark", "-": "hyphen", "'": "apostrophe",
    "&": "ampersand", "@": "at sign", "#": "hash sign",
    "%": "percent sign", "*": "asterisk", "+": "plus sign", "=": "equals sign", "/": "slash", "_": "underscore", "~": "tilde", "$": "dollar sign",
    "€": "euro sign", "£": "pound sign", "^": "caret",
    "...": "ellipsis", "\\": "backslash",
}  # fmt: skip

THINGS = lined_pairs_of("""
noun=a word for a person, a place or a thing|verb=a word for something that we do|pronoun=a short word that stands for a noun
preposition=a word like in, on or under|conjunction=a word that joins two parts of a sentence|vowel=one of the letters a, e, i, o and u
consonant=a letter that is not a vowel|syllable=a part of a word with one vowel sound|sentence=a group of words that says something and ends with a full stop
paragraph=a part of a text that begins on a new line|synonym=a word with the same meaning as another word
prefix=a part at the beginning of a word that changes its meaning|suffix=a part at the end of a word that changes its meaning
proverb=a short old saying that gives advice
diary=a book in which someone writes about every day|dictionary=a book that explains words
question=a sentence that asks for something|riddle=a puzzle in words|letter=a written message or a sign of the alphabet
public library=a place where people borrow books|bakery=a shop that sells bread and cakes|pharmacy=a shop that sells medicine
hospital=a place where ill people are treated
school=a place where children learn|market=a place where people buy and sell things|restaurant=a place where people pay to eat meals
hotel=a house where travellers pay to sleep|bank=a place that looks after money|bridge=a road over a river or a valley|tunnel=a way under the ground
factory=a building where things are made
lighthouse=a tower with a lamp that guides ships|windmill=a building that uses the wind to grind grain|greenhouse=a house of glass for plants
farm=a place where people grow food and keep animals|castle=a large old building with thick walls and towers|palace=the large house of a king or queen
stadium=a large place for watching sports
airport=a place where planes land and take off|orphan=a child whose parents are dead|widow=a woman whose husband is dead|widower=a man whose wife is dead
twin=one of two children born together|teenager=a person between 13 and 19 years of age|neighbour=a person who lives near you|guest=a person who visits
stranger=a person whom you do not know|vegetarian=a person who eats no meat|vegan=a person who eats nothing that comes from animals
pedestrian=a person who goes on foot|passenger=a person who travels in a car, bus, train or plane|tourist=a person who travels for pleasure
pirate=a robber at sea|witness=a person who saw something happen
hero=a very brave person|volunteer=a person who helps without pay|optimist=a person who expects good things|pessimist=a person who expects bad things
coward=a person without courage|genius=an extremely clever person|expert=a person who knows very much about something
beginner=a person who has just started to learn something
monarch=a king or queen|president=the elected head of a country|mayor=the head of a town or city|law=a rule that a country makes
discount=a lower price|receipt=a paper that shows what you paid|recipe=a list of steps for cooking a dish|menu=a list of the dishes in a restaurant
timetable=a list of times for trains, buses or lessons|calendar=a table of the days and months of the year|compass=a tool that shows where north is
map=a drawing of a land or town seen from above|globe=a ball with a map of the Earth on it|umbrella=a thing that keeps the rain off you
ladder=a thing with steps for climbing up|key=a thing that opens a lock|thermometer=a tool for measuring temperature
ruler=a straight tool for measuring length|scale=a tool for measuring weight|clock=a thing that shows the time|kettle=a pot for boiling water
refrigerator=a machine that keeps food cold|oven=a hot box for baking|pillow=a soft thing under your head in bed|blanket=a warm cover for a bed
""")  # fmt: skip

JOBS = lined_pairs_of("""
doctor=treats ill people|dentist=looks after teeth|vet=treats ill animals
police officer=protects people and catches criminals|cook=prepares meals|shoemaker=makes and repairs shoes
poet=writes poems|painter=paints pictures or walls
scientist=studies nature
chemist=studies chemicals or sells medicine|chauffeur=drives a car for others
spy=finds out secrets|babysitter=looks after children
""")  # fmt: skip

RELATIVES = lined_pairs_of("""
mother's mother=grandmother|father's mother=grandmother|mother's father=grandfather|father's father=grandfather|mother's sister=aunt|father's sister=aunt
mother's brother=uncle|father's brother=uncle|uncle's son=cousin|aunt's daughter=cousin|brother's son=nephew|sister's son=nephew
brother's daughter=niece|sister's daughter=niece|husband's mother=mother-in-law|wife's mother=mother-in-law|husband's father=father-in-law
wife's brother=brother-in-law|husband's sister=sister-in-law|daughter's husband=son-in-law|son's wife=daughter-in-law|son's son=grandson
daughter's daughter=granddaughter
grandmother's mother=great-grandmother|mother's new husband=stepfather|father's new wife=stepmother
""")  # fmt: skip

FEMALES = lined_pairs_of("""
king=queen|prince=princess|father=mother|son=daughter|brother=sister|uncle=aunt|nephew=niece|husband=wife|grandfather=grandmother|actor=actress|waiter=waitress
hero=heroine|god=goddess|duke=duchess|wizard=witch|emperor=empress|monk=nun|gentleman=lady|host=hostess|widower=widow|bridegroom=bride|landlord=landlady
heir=heiress|sir=madam
""")  # fmt: skip

AMERICAN = lined_pairs_of("""
lorry=truck|lift=elevator|flat=apartment|biscuit=cookie|crisps=chips|sweets=candy|autumn=fall|petrol=gas|pavement=sidewalk|rubbish=garbage|tap=faucet
nappy=diaper|holiday=vacation|trousers=pants|lawyer in court=attorney|queue=line|torch=flashlight|post=mail|car park=parking lot|motorway=freeway
aubergine=eggplant|courgette=zucchini|colour=color|centre=center|theatre=theater|grey=gray|metre=meter|favourite=favorite|neighbour=neighbor|aeroplane=airplane
mum=mom|underground=subway
""")  # fmt: skip

HELLO = lined_pairs_of("""
French=bonjour|German=hallo|Spanish=hola|Italian=ciao|Portuguese=olá|Dutch=hallo|Swedish=hej|Danish=hej|Polish=cześć|Japanese=konnichiwa
Mandarin Chinese=ni hao|Hindi=namaste|Hawaiian=aloha|Hebrew=shalom|Turkish=merhaba|Swahili=jambo|Czech=ahoj|Finnish=hei|Norwegian=hei|Hungarian=szia
""")  # fmt: skip
THANKS = lined_pairs_of("""
French=merci|German=danke|Spanish=gracias|Italian=grazie|Portuguese=obrigado|Dutch=dank je|Swedish=tack|Danish=tak|Norwegian=takk|Polish=dziękuję
Japanese=arigatō|Mandarin Chinese=xièxie|Russian=spasibo|Turkish=teşekkürler|Greek=efcharistó|Arabic=shukran|Hebrew=toda|Finnish=kiitos|Czech=děkuji
Hungarian=köszönöm|Hawaiian=mahalo|Swahili=asante|Welsh=diolch
""")  # fmt: skip

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth "
    "nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth"
).split()

FORM_QUESTIONS = [
    "What is the {form} of {x}?", "What's the {form} of the word {x}?", "Which word is the {form} of {x}?", "Tell me the {form} of {x}.",
    "Give me the {form} of {x}.",
    "Do you know the {form} of {x}?", "How do you write the {form} of {x}?", "What is the correct {form} of {x}?", "Which {form} does the word {x} have?",
    "I need the {form} of {x}.",
]  # fmt: skip


def _form(form: str, more: list[str] | None = None) -> list[str]:
    """The questions for a form of a word; `more` go first, so the kept wordings stay the same."""
    return (more or []) + [question.replace("{form}", form) for question in FORM_QUESTIONS]


def _quoted(pairs: dict[str, str], value: bool = False) -> dict[str, str]:
    return {word: f'"{word}"' for word in [*pairs, *(pairs.values() if value else [])]}


RELATIONS = [
    Relation(
        "opposite",
        OPPOSITES,
        _form("opposite", ["What is the antonym of {x}?", "What word means the opposite of {x}?", "The opposite of {x} is what?"]),
        "The opposite of {x} is {y}.",
    ),
    Relation("plural", PLURALS, _form("plural", ["One {x}, two what?", "What do you call more than one {x}?",
    "What is the plural form of {x}?"]), "The plural of {x} is {y}."),
    Relation("past", PASTS, _form("past tense", ["What is the past form of {x}?", "What is {x} in the past tense?",
    "Put the verb {x} into the past tense."]), "The past tense of {x} is {y}."),
    Relation("participle", PARTICIPLES, _form("past participle"), "The past participle of {x} is {y}."),
    Relation("comparative", COMPARATIVES, _form("comparative"), "The comparative of {x} is {y}."),
    Relation("superlative", SUPERLATIVES, _form("superlative"), "The superlative of {x} is {y}."),
    Relation(
        "synonym",
        SYNONYMS,
        [
            "What is a synonym of {x}?", "What is another word for {x}?", "Which word means the same as {x}?", "Give me a synonym for {x}.",
            "Tell me another word for {x}.", "What other word means {x}?",
            "How else can I say {x}?", "Can you find a word like {x}?", "What could I write instead of {x}?", "Which word has the same meaning as {x}?",
        ],
        "Another word for {x} is {y}.",
    ),
    Relation(
        "abbreviation",
        ABBREVIATIONS,
        [
            "What does {x} stand for?", "What does {x} mean?", "What is {x} short for?", "What is the meaning of {x}?", "What is the long form of {x}?",
            "Which words are behind {x}?",
            "Tell me what {x} stands for.", "What do the letters {x} mean?", "How do you spell out {x}?", "For what is {x} the abbreviation?",
        ],
        "The abbreviation {x} stands for: {y}.",
    ),
    Relation(
        "punctuation",
        PUNCTUATION,
        [
            "What is the sign {x} called?", "What do you call the sign {x}?", "What is the name of the sign {x}?", "How is the character {x} called?",
            "Tell me the name of the sign {x}.",
            "Which name does the mark {x} have?", "What is this sign: {x}", "What is the symbol {x} called?", "By what name do people know the sign {x}?",
            "Which word do we say for the sign {x}?",
        ],
        "The sign {x} is called {y}.",
        [
            "What does the {y} look like?", "Show me the {y}.", "How do you write the {y}?", "Which character is the {y}?", "Which sign is the {y}?",
            "Type the {y}.", "Write the {y} for me.", "Which symbol do we call {y}?",
            "Can you print the {y}?", "What symbol is the {y}?",
        ],
        "The {y} looks like this: {x}",
        _quoted(PUNCTUATION),
    ),
    *(
        Relation(
            f"word_{article.lower()}",
            {word: meaning for word, meaning in THINGS.items() if (word[0] in "aeiou") == (article == "An")},
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
    *(
        Relation(
            f"job_{article.lower()}",
            {job: work for job, work in JOBS.items() if (job[0] in "aeiou") == (article == "An")},
            [
                question.replace("{x}", f"{article.lower()} {{x}}")
                for question in (
                    "What does {x} do?", "What is the job of {x}?", "What is the work of {x}?", "Tell me what {x} does.", "What does {x} do at work?",
                    "What does {x} do all day?",
                    "For what do we need {x}?", "Explain what {x} does.", "What kind of work does {x} do?", "How does {x} earn money?",
                )
            ],
            f"{article} {{x}} {{y}}.",
        )
        for article in ("A",)
    ),
    Relation(
        "relative",
        RELATIVES,
        [
            "Who is my {x}?", "What do I call my {x}?", "My {x} is my what?", "What is my {x} to me?", "How am I related to my {x}?",
            "Tell me what my {x} is called.",
            "Which relative is my {x}?", "What word do I use for my {x}?", "What should I call my {x}?", "In the family, what is my {x}?",
        ],
        "Your {x} is your {y}.",
    ),
    Relation(
        "female_word",
        FEMALES,
        [
            "What is the female form of {x}?", "What is the feminine of {x}?", "Which word is used for a woman instead of {x}?",
            "What do we call a female {x}?", "What is the word {x} for a woman?",
            "Tell me the female form of {x}.", "He is called {x}, what is she called?", "Which female word goes with {x}?",
            "What is the female counterpart of {x}?", "For a woman, what do we say instead of {x}?",
        ],
        "The female form of {x} is {y}.",
    ),
    Relation(
        "american",
        AMERICAN,
        [
            "What do Americans say for {x}?", "What is the American word for {x}?", "How do people in the USA say {x}?", "What is {x} in American English?",
            "Tell me the American word for {x}.",
            "Which word do Americans use for {x}?", "In America, what do they say for {x}?", "How would an American write {x}?",
            "The British say {x}; what do Americans say?", "What is the word for {x} in the United States?",
        ],
        "In American English, {x} is {y}.",
        shown={"lawyer in court": "a lawyer in court"},
    ),
    Relation(
        "hello",
        HELLO,
        [
            "How do you say hello in {x}?", "What is hello in {x}?", "What does hello mean in {x}?", "Tell me how to say hello in {x}.",
            "What is the word for hello in {x}?", "How can I greet someone in {x}?",
            "Say hello in {x}.", "What do people say for hello in {x}?", "Which greeting do I use in {x}?", "How does one greet people in {x}?",
        ],
        "In {x}, hello is {y}.",
    ),
    Relation(
        "thanks",
        THANKS,
        [
            "How do you say thank you in {x}?", "What is thank you in {x}?", "What does thank you mean in {x}?", "Tell me how to say thank you in {x}.",
            "What is the word for thank you in {x}?", "How can I thank someone in {x}?",
            "Say thank you in {x}.", "What do people say for thanks in {x}?", "Which word of thanks do I use in {x}?", "How does one thank people in {x}?",
        ],
        "In {x}, thank you is {y}.",
    ),
    Relation(
        "next_letter",
        dict(zip(ALPHABET, ALPHABET[1:])),
        [
            "Which letter comes after {x}?", "What letter comes after {x}?", "What is the next letter after {x}?", "Which letter follows {x}?",
            "Tell me the letter after {x}.", "In the alphabet, what comes after {x}?",
            "After {x}, which letter is next?", "What follows {x} in the alphabet?", "Name the letter right behind {x}.",
            "Which letter stands directly after {x} in the alphabet?",
        ],
        "The letter after {x} is {y}.",
    ),
    Relation(
        "letter_before",
        dict(zip(ALPHABET[1:], ALPHABET)),
        [
            "Which letter comes before {x}?", "What letter comes before {x}?", "What is the letter before {x}?", "Which letter precedes {x}?",
            "Tell me the letter before {x}.", "In the alphabet, what comes before {x}?",
            "Which letter is just before {x}?", "What precedes {x} in the alphabet?", "Name the letter right in front of {x}.",
            "Which letter stands directly before {x} in the alphabet?",
        ],
        "The letter before {x} is {y}.",
    ),
    Relation(
        "letter_number",
        dict(zip(ORDINALS, ALPHABET)),
        [
            "What is the {x} letter of the alphabet?", "Which letter is the {x} in the alphabet?", "Name the {x} letter of the alphabet.",
            "Tell me the {x} letter of the alphabet.", "Which is the {x} letter?",
            "What is the {x} letter in the alphabet?", "What letter is {x} in the alphabet?", "Do you know the {x} letter of the alphabet?",
            "In the alphabet, which letter is the {x}?", "Which letter has the {x} place in the alphabet?",
        ],
        "The {x} letter of the alphabet is {y}.",
        [
            "Which place does {y} have in the alphabet?", "What is the position of {y} in the alphabet?", "Where in the alphabet is the letter {y}?",
            "Which letter in order is {y}?", "Is {y} the first, second or which letter?",
            "Tell me the place of {y} in the alphabet.", "At which place of the alphabet is {y}?", "In what position does {y} stand in the alphabet?",
        ],
        "The letter {y} is the {x} letter of the alphabet.",
    ),
]  # fmt: skip

SINGLES = [
    Single(
        ["How many letters does the alphabet have?", "How many letters are in the alphabet?", "What is the number of letters in the alphabet?",
         "How many letters has the English alphabet?", "Tell me how many letters there are.",
         "Of how many letters is the alphabet made?", "What number of letters does English have?",
         "If I count the letters of the alphabet, how many are there?"],
        "The English alphabet has 26 letters.", "26",
    ),
    Single(
        ["What are the vowels?", "Name the vowels.", "Which letters are vowels?", "Tell me the vowels.", "List the vowels.",
         "What vowels are there in English?", "Can you name all the vowels?", "Which letters of the alphabet count as vowels?"],
        "The vowels are A, E, I, O and U.", "A, E, I, O and U",
    ),
    Single(
        ["What is the last letter of the alphabet?", "Which letter comes last?", "Which letter is the last in the alphabet?",
         "Tell me the last letter of the alphabet.", "With which letter does the alphabet end?", "Name the last letter.",
         "At the end of the alphabet, which letter is there?", "What letter ends the alphabet?"],
        "The last letter of the alphabet is Z.", "Z",
    ),
    Single(
        ["Say the alphabet.", "What is the alphabet?", "Recite the alphabet.", "Can you say the ABC?", "Write down the alphabet.", "Tell me the alphabet.",
         "List all letters of the alphabet.", "Show me all the letters from A to Z."],
        "The alphabet is A B C D E F G H I J K L M N O P Q R S T U V W X Y Z.", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z",
    ),
    Single(
        ["Which language has the most native speakers?", "What language has the most native speakers?", "Which mother tongue do most people have?",
         "What is the most common first language?", "Which language do most people speak from birth?",
         "Tell me the language with the most native speakers.", "Which native language is the most common in the world?",
         "As a mother tongue, which language is the biggest?"],
        "Mandarin Chinese has the most native speakers.", "Mandarin Chinese",
    ),
]  # fmt: skip
