"""Reading passages that report: news, biographies, town portraits, science notes, sport, reviews, weather and progress. For training only."""

from .notices import r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("Bridge closed", """The {name} Bridge in {town} has been closed to cars since {day} morning after inspectors discovered cracks in {n} of its steel
        beams. Pedestrians may still cross. "Nobody
        was in danger," said the city engineer, {eng}, but she admitted that the last thorough check had taken place as long as {yrs} years ago. Drivers are
        being sent through the {alt},
        where queues of up to {km} kilometres formed during the rush hour. Repairs are expected to cost {sum} million euros and to last until {m}.
        Shopkeepers on the east bank fear for
        their trade: the florist {shop} told this paper that she had sold {flow} instead of the usual sixty bunches on the first day.""",
        """name; town; day=Monday|Tuesday|Thursday; n=two|three|five; eng=woman; yrs=six|nine|eleven; alt=harbour tunnel|northern bypass|old town; km=3-9;
        sum=2-14; m=August|October|November;
        shop=woman; flow=eight|ten|fourteen""",
        """Which bridge can't be used by cars? => The {name} Bridge
        What did the inspection bring to light? => cracks in {n} of its steel beams
        When was it shut? => {day} morning
        Who can go over it nevertheless? => Pedestrians
        Who reassured the public? => the city engineer, {eng}
        When was the bridge last examined properly? => {yrs} years ago
        What route do cars take now? => the {alt}
        How long did the traffic jams get? => {km} kilometres
        What will it cost to mend it? => {sum} million euros
        When should the work be done? => until {m}
        Who is worried about business? => Shopkeepers on the east bank
        What does {shop} sell? => bunches
        How many bunches did she sell on the day of the closure? => {flow}""",
        """How many cars use the bridge every day?
        When was the bridge built?
        Who will pay for the repairs?
        How long is the bridge?
        What is the name of the company that makes the repairs?"""),
    r("A woman who mapped caves", """{she} {last} ({born}-{died}) was a surveyor who mapped more than {n} caves in the {hills} hills, many of them alone and
        by candlelight. The daughter of a {father}, she
        left school at {age} and taught herself trigonometry from a book that a lodger had left behind. In {y} she found the underground lake that now bears
        the name of her dog, {dog}. The
        Geographical Society refused to admit her until {adm}, although its secretary, {sec}, had been using her drawings for years without naming her. She
        never married, walked with a limp after a fall in
        the {cave} cave, and lived on {diet}, if her neighbours are to be believed. Her {nb} notebooks are kept in {town}.""",
        """she; last; born=1868-1879; died=1941-1956; n=60-140; hills=name; father=miller|postman|shoemaker|sexton; age=twelve|thirteen|fourteen;
        y=1901-1909; dog=Pepper|Nelson|Tinker|Juno; adm=1920-1931;
        sec=man; cave=Bell|Wolf|Organ; diet=tea and toast|porridge|eggs and cider|cold potatoes; nb=31-77; town""",
        """When was {she} {last} born? => {born}
        And in what year did she die? => {died}
        What was her occupation? => surveyor
        About how many caves did she chart? => {n}
        What light did she work by? => candlelight
        What did her father do for a living? => {father}
        How old was she when her schooling ended? => {age}
        How did she learn mathematics? => from a book that a lodger had left behind
        What did she discover in {y}? => the underground lake
        After whom is the lake named? => {dog}
        When was she finally made a member of the Society? => {adm}
        Who used her work without giving her credit? => {sec}
        Where did she have an accident? => the {cave} cave
        On what did she supposedly live? => {diet}
        Where can one consult her notebooks? => {town}""",
        """How deep is the underground lake?
        Who was her husband?
        What was the lodger's name?
        When did {sec} die?
        Who wrote the book on trigonometry?"""),
    r("Portrait of a salt town", """From a distance {town} looks as if it had snowed. The white heaps are salt, and salt is what its {pop} people have lived
        on since monks dug the first pans in the {cent} century. There are
        {pans} pans left of what used to be {old}; the rest were turned into a bird reserve in {y}, where {bird} breed. Every {month} the town crowns a Salt
        Queen, who receives not money but her own weight in
        {prize}. The present one, {queen}, studies {subj} in the capital. Visitors can stay at the former {inn}, now a hotel with {rooms} rooms. The mayor,
        {mayor}, worries about only one thing: "The young move away,
        and rain is no friend of ours either." """,
        """town; pop=2,100-8,900; cent=ninth|tenth|twelfth; pans=40-90; old=210-380; y=1988-2006; bird=avocets|flamingos|terns|storks;
        month=August|September; prize=salt|cheese|apples|wine;
        queen=woman; subj=law|chemistry|dentistry; inn=customs house|salt store|monastery|prison; rooms=9-28; mayor=man""",
        """What makes {town} look snowy? => The white heaps
        How many inhabitants are there? => {pop}
        Who began to make salt here? => monks
        How long ago did salt making start? => in the {cent} century
        How many pans are still in existence? => {pans}
        How many were there once? => {old}
        What became of the disused ones? => a bird reserve
        Which birds nest there? => {bird}
        In which month is the queen chosen? => {month}
        What does she get as a reward? => her own weight in {prize}
        Who wears the crown at the moment? => {queen}
        What is her field of study? => {subj}
        What was the hotel in earlier times? => {inn}
        Which politician is quoted? => {mayor}
        What weather is bad for the trade? => rain""",
        """How much salt is produced in a year?
        Who was Salt Queen last year?
        What does a room in the hotel cost?
        How old is the mayor?
        Which order did the monks belong to?"""),
    r("How bats drink", """Bats drink on the wing. Skimming over a pond at about {kmh} kilometres an hour, they open their mouths and scoop up a few drops
        at a time. A team led by {sci} of {uni} has now shown how they recognise
        the water: they take any smooth surface that throws back sound like a mirror for a pond. The researchers laid plates of {m1}, {m2} and wood on the
        sand of a dark room; the animals tried to drink from every plate,
        one of them up to {n} times in {min} minutes, even though it smelled and tasted of nothing. Plates with a rough surface were ignored. Young bats
        raised in the laboratory, which had never seen a {lake}, did
        exactly the same, so the behaviour seems to be inborn. In all, {all} animals of {sp} species were tested.""",
        """kmh=15-29; sci=woman; uni=university; m1=metal|glass; m2=plastic|slate; n=60-110; min=eight|ten|twelve; lake=lake|river; all=41-96;
        sp=eleven|fifteen|seven""",
        """At what speed do bats fly when drinking? => {kmh} kilometres an hour
        How do they get the water? => scoop up a few drops at a time
        Who was in charge of the study? => {sci}
        Where does the researcher work? => {uni}
        What do bats mistake for water? => any smooth surface
        What were the plates made of? => {m1}, {m2} and wood
        How often did the keenest bat try? => {n} times
        Which plates did the bats leave alone? => Plates with a rough surface
        Where had the young bats grown up? => in the laboratory
        What conclusion is drawn from the young ones? => the behaviour seems to be inborn
        How many bats took part? => {all}
        How many different kinds were examined? => {sp} species""",
        """How much water does a bat need in a day?
        How old were the young bats?
        Who paid for the study?
        What do the bats eat?
        In which journal were the results published?"""),
    r("Cup match", """Second-division {team} threw {rival} out of the cup last night with a {a}-{b} win that hardly anyone had thought possible. The
        visitors were ahead after only {min} minutes thanks to a header by {p1}, and by
        half-time they should have scored three more. Then coach {coach} sent on the {age}-year-old {p2}, who equalised with his first touch and hit the
        post with his second. The winning goal came from a free kick
        by captain {p3} in the {late} minute. {rival} finished with ten men after {p4} was shown the red card for {foul}. {crowd} spectators sang in the
        rain long after the final whistle. In the quarter-final {team}
        will travel to {town} on {date}.""",
        """team=name; rival=name; a=2-2; b=1-1; min=four|six|nine; p1=man; coach=last; age=17-19; p2=man; p3=man; late=84th|87th|89th; p4=last;
        foul=handball|insulting the referee|a foul from behind; crowd=6,100-9,900;
        town; date=9 February|2 March|14 March""",
        """Which team was knocked out? => {rival}
        What was the final score? => {a}-{b}
        In which league does {team} play? => Second-division
        Who scored first? => {p1}
        How did he score? => a header
        Who came off the bench? => {p2}
        How old is the substitute? => {age}
        Who decided the match? => {p3}
        When did the decisive goal fall? => in the {late} minute
        Which player was sent off? => {p4}
        What had he done wrong? => {foul}
        How many people watched the game? => {crowd}
        What was the weather like? => rain
        Where will the next round be played? => {town}
        date of the quarter-final? => {date}""",
        """Who is the coach of {rival}?
        Who was the referee?
        How old is captain {p3}?
        How much did a ticket cost?
        Who won the cup last year?"""),
    r("Review of a noodle bar", """Nobody goes to {bar} for the chairs, which are {chair}, nor for the view, which is of a car park. You go for {dish}, and
        you go early, because chef {chef} makes just {n} bowls a night and then turns off the
        light. She learned her trade in {city}, under a master who hit her on the knuckles with a {tool}. My companion's {dish2} was a little salty; my own
        broth, I swear, could cure grief. Two of us paid {sum} euros, drinks
        included. There is no dessert apart from {des}, and cards are not taken. The music is {music}, played too loud. Service: brisk. My verdict: {stars}
        stars out of five. Closed on {day}.""",
        """bar=name; chair=wobbly|beer crates|too low; dish=pork noodles|duck noodles|beef noodles; chef=woman; n=50|60|80; city=Osaka|Hanoi|Chengdu|Seoul;
        tool=ladle|chopstick|wooden spoon; dish2=fried tofu|cabbage salad|dumplings;
        sum=26-49; des=a slice of melon|black sesame ice|a peppermint; music=Bulgarian folk|heavy metal|seventies disco; stars=three|four;
        day=Sunday|Monday|Tuesday""",
        """What does one see from the windows? => a car park
        What is wrong with the seats? => {chair}
        Which dish makes people come? => {dish}
        Who does the cooking? => {chef}
        How many portions does she prepare in an evening? => {n} bowls
        Where was she trained? => {city}
        What did her teacher punish her with? => a {tool}
        Which dish contained too much salt? => {dish2}
        How much was the bill? => {sum} euros
        What sweet thing can be ordered? => {des}
        How can't I pay? => cards are not taken
        What kind of music was on? => {music}
        What rating does the critic give? => {stars} stars out of five
        On what day don't they open? => {day}""",
        """What is the address of {bar}?
        Who was the critic's companion?
        How many tables are there?
        What was the name of the chef's master?
        What does a bowl of {dish} cost?"""),
    r("The year without a summer", """In the spring of {y} the peasants around {town} noticed a dry fog that no wind would blow away and that made the sun
        look {col}. Frost killed the {crop} in June; by August bread cost {n} times as much as a year
        before. The baker {baker} had to be protected by soldiers. Parson {parson}, whose diary is our main source, preached that the world was ending on
        {date}; when it did not, he had to apologise from the pulpit. {dead} people
        died of hunger in the parish, and {left} families set out for {dest}. Nobody could know the reason: a volcano on the other side of the globe had
        erupted the April before. The only one to profit was the painter {painter},
        whose {col} sunsets sold very well.""",
        """y=1816-1816; town; col=red|copper|violet; crop=barley|rye|oats; n=three|four|five; baker=man; parson=last; date=18 July|3 August|21 September;
        dead=31-140; left=12-48; dest=America|Russia|Brazil; painter=man""",
        """What did country people see in the air? => a dry fog
        What colour did the sun take on? => {col}
        In which year did this happen? => {y}
        What was destroyed by the cold? => the {crop}
        In what month was there frost? => June
        How much more expensive did bread become? => {n} times as much
        Who needed guarding? => {baker}
        By whom was he guarded? => soldiers
        Where do we know these facts from? => Parson {parson}, whose diary
        On which date was the world supposed to end? => {date}
        How many people starved? => {dead}
        How many families emigrated? => {left}
        Where did they want to go? => {dest}
        What was the true cause? => a volcano
        Who made money from the disaster? => {painter}""",
        """What was the name of the volcano?
        How many people lived in the parish?
        What did a loaf of bread cost?
        When did {parson} die?
        Who was king at that time?"""),
    r("Weather for the week", """After a mild weekend, a front from the north-west brings rain to the coast on {d1} night, spreading to all parts by noon on
        the following day. Up to {mm} millimetres are expected in the {hills}, where streams may rise. On
        {d2} it turns colder: no more than {t1} degrees in the plains, and snow above {m} metres. The wind will be strongest on the islands, with gusts of
        {kmh} kilometres an hour; the ferry line {ferry} has already cancelled its
        evening crossings. From {d3} onwards high pressure takes over, with fog in the morning and sunshine later. The night to {d4} is going to be the
        coldest of the {season} so far, at minus {t2} in {town}. Gardeners should bring in
        their {plant}.""",
        """d1=Sunday|Monday; mm=30-75; hills=name; d2=Wednesday|Tuesday; t1=6-9; m=500|600|800; kmh=90-120; ferry=name; d3=Thursday|Thursday morning;
        d4=Friday|Saturday; season=autumn|winter|year; t2=two|three|five; town; plant=lemon trees|oleanders|dahlias""",
        """From where does the bad weather come? => from the north-west
        Which region gets wet first? => the coast
        How much rain could fall in the {hills}? => {mm} millimetres
        On which day will temperatures drop? => {d2}
        How warm will it be in the lowlands then? => {t1} degrees
        From what height does it snow? => above {m} metres
        Where will it be stormiest? => on the islands
        How fast are the gusts? => {kmh} kilometres an hour
        Which company isn't sailing at night? => {ferry}
        When does the weather improve? => From {d3} onwards
        What should I expect on the mornings then? => fog
        Where will it be minus {t2}? => {town}
        What plants are in danger? => {plant}""",
        """How warm will it be next week?
        How warm is the sea?
        Which ferry company goes on running?
        At what time does the sun rise on {d2}?
        How much snow will fall in {town}?"""),
    r("Traffic bulletin", """Good morning, here is the traffic at {t}. On the {r1} a lorry loaded with {load} has overturned between {a} and {b}; both lanes
        are blocked, and it will take until about {t2} to clear them. Cars should leave the road at {exit}.
        A broken-down bus is slowing things on the {r2}, {km} kilometres before the airport. In the city the lights at {str} Street are out of order, and a
        policeman is directing the traffic. Because of the {event}, the ring road is closed to everyone
        until {t3}. A listener, {who}, tells us that {anim} have got loose near {c}: please drive slowly there. On the railway, line {line} runs only every
        {min} minutes owing to a {fault}.""",
        """t=7:30|8:00|8:30; r1=A4|A7|A9; load=melons|paint|beer|chicks; a=town; b=town; t2=10:15|11:00|11:45; exit=town; r2=B12|B31|B55; km=2-6; str=name;
        event=marathon|cycle race|carnival parade; t3=2 pm|4 pm|5 pm; who=woman;
        anim=cows|horses|two ostriches|sheep; c=town; line=S2|S5|S8; min=20|30|40; fault=signal failure|fallen tree|strike""",
        """When was this broadcast? => {t}
        What had the lorry on board? => {load}
        On which road did it tip over? => the {r1}
        When will the road be free again? => {t2}
        Where should drivers turn off? => {exit}
        What is causing delays on the {r2}? => A broken-down bus
        Where aren't the traffic lights working? => {str} Street
        Who regulates the traffic there? => a policeman
        Why is the ring road shut? => the {event}
        When will the ring road open again? => {t3}
        Who phoned the radio station? => {who}
        What sort of animals have escaped? => {anim}
        Where should I reduce my speed? => near {c}
        What is the reason for the problem with line {line}? => a {fault}
        How often do trains go on that line? => every {min} minutes""",
        """Was the driver of the lorry hurt?
        How many passengers were on the bus?
        Who owns the animals?
        How long is the traffic jam on the {r1}?
        Who is winning the race?"""),
    r("Update on the playground", """Since our last report in {m1}, a good deal has happened at the {name} Street playground. The old slide, which failed
        the safety test, has been taken to the scrapyard, and {n} lorries of sand have been delivered. Volunteers, {v} of
        them, gave up a whole {day} to paint the fence; the colour was chosen by the children, with {c1} narrowly beating {c2}. The climbing net is still at
        the customs office in {port}, because {why}. We have spent {sum} of the {tot} euros
        donated so far. What is missing? A {miss}, for which the firm {firm} has offered to pay half. The architect, {arch}, now expects us to open on
        {date}, {w} weeks late.""",
        """m1=January|February|March; name; n=four|seven|nine; v=14-45; day=Saturday|Sunday; c1=orange|turquoise; c2=pink|green;
        port=Hamburg|Rotterdam|Trieste; why=a signature is missing|the label was wrong|the papers got lost; sum=11,200-18,900;
        tot=21,000-29,500; miss=swing for wheelchairs|drinking fountain|shady roof; firm; arch=woman; date=1 June|12 June|3 July; w=three|five|six""",
        """When did the previous report appear? => {m1}
        Why was the slide removed? => failed the safety test
        Where did the slide end up? => the scrapyard
        How many loads of sand came? => {n}
        How many helpers turned up? => {v}
        What did the helpers do? => paint the fence
        Which colour won the vote? => {c1}
        Which colour came second? => {c2}
        Where is the net being held up? => the customs office in {port}
        Why is it stuck there? => {why}
        How much money is used up? => {sum}
        How much has been given in all? => {tot} euros
        What do they still need? => A {miss}
        Who will share the cost of it? => the firm {firm}
        By how much is the opening delayed? => {w} weeks late""",
        """How many children voted on the colour?
        What did the net cost?
        Who gave the most money?
        How many lorries of earth were taken away?
        How old was the slide?"""),
    r("Bakery burglar", """A burglar with a sweet tooth has been keeping the police of {town} busy. Three times in {w} weeks he has broken into the pastry
        shop of {owner} in {str} Street, always between {t1} and {t2}, and always leaving the till alone. Instead he took
        {loot}, a {thing} and, on the last occasion, a whole wedding cake meant for {bride}. A camera shows a tall man in {dress}, about {age} years old.
        Inspector {insp} believes that he comes in through the {way}, where {trace} was found. The owner has now
        promised {rew} to anyone who can identify him. "I would really like to know," she added, "which of the tarts he liked best." """,
        """town; w=three|four|five; owner=woman; str=name; t1=one|two; t2=three|four; loot=forty éclairs|six fruit tarts|two trays of doughnuts;
        thing=whisk|rolling pin|bag of icing sugar; bride=woman; dress=a yellow raincoat|a dinner jacket|a baker's apron;
        age=30|40|60; insp=last; way=skylight|coal hatch|toilet window; trace=a button|a shoelace|a bus ticket;
        rew=a year of free cake|200 euros|a hundred muffins""",
        """How often has the man struck? => Three times
        Whose shop was robbed? => {owner}
        In which road is the shop? => {str} Street
        What didn't the thief touch? => the till
        Who has to do without a wedding cake? => {bride}
        What tool or ingredient went missing? => a {thing}
        How was the thief dressed? => {dress}
        What age is he thought to be? => about {age} years old
        Who leads the investigation? => Inspector {insp}
        How does he probably enter? => through the {way}
        What clue did the police find? => {trace}
        What reward is offered? => {rew}""",
        """How much money was in the till?
        What is the name of the burglar?
        Whom is {bride} going to marry?
        What does a wedding cake cost?
        How many cameras are there in the shop?"""),
    r("A late beginner", """The violin maker {man} did not touch a tool until he was {age}. Born in {town} in {born} as the last of {n} children, he drove a
        tram for {yrs} years, until an accident cost him two {toes}. In hospital he shared a room with the cellist
        {cel}, who gave him a broken instrument to pass the time. He mended it with {glue}, and the cellist played it until her death. Between {y1} and {y2}
        he built {v} violins and exactly one double bass, which he disliked. Each has a tiny {mark} carved inside, where only a
        repairer will ever see it. The soloist {sol} paid {sum} dollars for one in {y3}. His workshop was taken over by his {heir}.""",
        """man; age=41-52; town; born=1889-1902; n=seven|nine|twelve; yrs=sixteen|nineteen|twenty; toes=toes|fingers; cel=woman;
        glue=fish glue|bone glue|chewing gum; y1=1948-1951; y2=1966-1974; v=61-118; mark=tram|bell|wheel; sol=woman; sum=20,000-96,000;
        y3=1991-2012; heir=niece|stepson|former apprentice""",
        """How old was he when he took up his craft? => {age}
        Where was he born? => {town}
        How large was the family? => {n} children
        What was his first job? => drove a tram
        How many years did he work for the tramway? => {yrs} years
        What did he lose in the accident? => two {toes}
        Whom did he meet in hospital? => {cel}
        What did he repair the instrument with? => {glue}
        How many violins are by him? => {v}
        Which of his works did he not care for? => one double bass
        How can his instruments be identified? => a tiny {mark} carved inside
        Who bought one for a high price? => {sol}
        How much was paid for it? => {sum} dollars
        Who continued the business? => his {heir}
        When did he make his last instrument? => {y2}""",
        """When did {man} die?
        Whom did he marry?
        How many cellos did he build?
        In which hospital was he treated?
        What did the double bass cost?"""),
    r("Seeds in the ice", """Scientists have grown flowers from seeds that lay frozen for some {k},000 years. The seeds were found {m} metres below the
        surface on the bank of the {river}, in the burrow of a {beast}, which had stored more than {n} of them beside bones of
        {bones}. Attempts to make the seeds sprout failed at first. Only when {sci} took tissue from unripe fruits and kept it in {med} did green shoots
        appear. The plants bloomed after {w} weeks; their petals are {pet} than those of the same species today. The
        team's next aim is {aim}. Critics such as {crit} point out that water may have entered the soil later and that the {test} should be repeated.""",
        """k=28-33; m=20-38; river=name; beast=ground squirrel|lemming|marmot; n=600|800; bones=mammoth and bison|rhinoceros and deer|horse and bison;
        sci=woman; med=a sugar solution|a gel of seaweed|a warm broth; w=seven|nine|eleven; pet=narrower|longer|paler;
        aim=frozen moss|old pollen|a dwarf willow; crit=man; test=carbon dating|soil test|age measurement""",
        """How old are the seeds said to be? => {k},000 years
        How deep under the ground were they? => {m} metres
        Next to which river did they lie? => the {river}
        What animal had collected them? => {beast}
        The bones of which animals were nearby? => {bones}
        How many seeds had been stored? => more than {n}
        Who succeeded in growing the plants? => {sci}
        What was the tissue placed in? => {med}
        When did they flower? => after {w} weeks
        How do the petals differ from modern ones? => {pet}
        What does the team want to revive next? => {aim}
        Who has doubts? => {crit}
        Which procedure should be done again, according to the sceptics? => the {test}""",
        """Which colour do the petals have?
        How cold was the soil?
        How many plants bloomed?
        In which year were the seeds found?
        What is the scent of the flowers like?"""),
    r("School wins prize for roof", """Pupils of {school} in {town} have won the national Green Roof prize, worth {sum} euros. For {y} years a group of {n}
        teenagers led by biology teacher {t} carried soil up to the flat roof of the gym in {bag}. Today {sp} kinds of flowers grow there, and the room below
        stays {deg} degrees cooler in summer. The jury was especially taken with the pond for {pond}. The head, {head}, had been against the project
        at first because she feared leaks. The prize money will buy {buy}. Second place went to a hospital in {town2}, third to a {third}.""",
        """school; town; sum=2,000-9,000; y=two|three|four; n=14-38; t=man; bag=school bags|buckets|old pillowcases; sp=41-88; deg=three|four|six;
        pond=newts|dragonflies|frogs; head=woman; buy=two beehives|a weather station|a greenhouse; town2=town; third=prison|brewery|bus depot""",
        """Who received the award? => Pupils of {school}
        What is the award called? => the national Green Roof prize
        How much money comes with it? => {sum} euros
        How long did the work take? => {y} years
        What does {t} teach? => biology
        How was the earth brought up? => in {bag}
        On which building is the garden? => the gym
        How many types of flowers are there? => {sp}
        What benefit does the garden have in hot weather? => stays {deg} degrees cooler
        What lives in the pond? => {pond}
        Who was sceptical? => {head}
        What was she afraid of? => leaks
        What will they spend the money on? => {buy}
        Where is the runner-up? => {town2}""",
        """How large is the roof?
        How much did the second prize bring?
        Who was on the jury?
        What is the name of the hospital?
        How many pupils does the school have?"""),
    r("The last lamplighter", """When {man} put out the lamps of {town} on the morning of {date} {y}, he knew it was for the last time. For {n} years he had
        walked the same {km} kilometres twice a day with a ladder, a pole and his dog {dog}. "I've seen two burglars, {born} births and any number of kisses,"
        he told the local paper, "and never said a word." The council gave him a {gift} and a pension of {p} crowns; his {c} gas lamps were melted
        down, all but {left}, which a publican called {pub} had unscrewed during the night. They still hang outside the {inn}. The first electric light,
        switched on by the mayor's {rel}, went out again after {min} minutes.""",
        """man; town; date=1 May|30 September|31 December; y=1908-1931; n=thirty|thirty-six|forty-one; km=six|nine|eleven; dog=Spark|Flint|Bruno;
        born=three|four; gift=silver watch|leather chair|brass plate; p=12-40; c=112-290; left=two|six; pub=woman; inn=Golden Ox|Three Keys|Old Ferry;
        rel=daughter|nephew|wife; min=five|eight|ten""",
        """What did {man} have to do every morning? => put out the lamps
        On what day did he work for the last time? => {date} {y}
        How long had he done the job? => {n} years
        What distance did he cover on each round? => {km} kilometres
        What did he carry besides a ladder? => a pole
        What was his companion called? => {dog}
        How many burglars had he come across? => two burglars
        What present did he get from the town? => a {gift}
        How large was his pension? => {p} crowns
        What happened to most of the old lamps? => melted down
        Who rescued some of them? => {pub}
        How many were saved? => {left}
        Where can they be seen today? => outside the {inn}
        Who turned on the electric light? => the mayor's {rel}
        How long did it burn? => {min} minutes""",
        """How old was {man} when he retired?
        What was the name of the mayor?
        How much did the electric lamps cost?
        When did the dog die?
        What were the names of the burglars?"""),
    r("Marathon report", """{w} won the {num}th {town} marathon on Sunday in {time}, the fastest time ever run here by a woman. The {job} from {land} had
        only decided to start on {d}, after a cold. Up to kilometre {km} she stayed behind the favourite, {x}, who then had to stop with {pain}. Among the men
        {m} came first for the third time; he lost a shoe at the start and ran the rest in {sock}. The oldest of the {n} runners, {age}-year-old {old}, needed
        {h} hours and was met at the finish by {gr} grandchildren. Strong winds blew over the tent of the {tent}; no one was injured. Next year's race has
        been fixed for {date}.""",
        """w=woman; num=14|26|37; town; time=2:27:14|2:31:05|2:29:48; job=nurse|teacher|vet; land=Kenya|Norway|Peru|Ethiopia; d=Thursday|Friday;
        km=26|31|34; x=woman; pain=stomach pains|cramp|a sore knee; m=man; sock=his socks|one shoe; n=3,100-8,700; age=79-86; old=man; h=five|six|seven;
        gr=four|seven|nine; tent=press|sponsors|doctors; date=12 April|3 May|20 September""",
        """Who was the fastest woman? => {w}
        What was her time? => {time}
        What does the winner do for a living? => {job}
        Where does she come from? => {land}
        What had made her hesitate to take part? => a cold
        Who was expected to win? => {x}
        Why did the favourite give up? => {pain}
        At which kilometre was the favourite still leading? => {km}
        Who won the men's race? => {m}
        What happened to him at the start? => he lost a shoe
        How many people took part? => {n}
        What is the age of the oldest runner? => {age}
        Who was waiting for him? => {gr} grandchildren
        What did the wind do? => blew over the tent of the {tent}
        When will the next race be? => {date}""",
        """What was the time of the fastest man?
        How much prize money did {w} get?
        Who was second among the women?
        Who won last year's race for women?
        How many runners gave up?"""),
    r("Why bread goes stale", """Bread does not go hard because it dries out, or not only. As early as {y} the chemist {chem} sealed a loaf in a {tin} so
        tightly that no water could escape; it was stale after {d} days all the same. The reason lies in the starch. In the oven it swells and takes in water;
        as the loaf cools, it slowly turns back into crystals and pushes the water out. This goes fastest at about {deg} degrees, which is why the fridge is the
        worst
        place for bread. Warm the slice to {hot} degrees and the crystals melt again, but the trick works only {once}. Fat slows the process down: {cake}
        stays soft for weeks. Freezing stops it altogether, provided it is done {when}.""",
        """y=1849-1856; chem=man; tin=tin|glass tube|wax coat; d=three|four|five; deg=2-6; hot=60|65|70; once=once|twice;
        cake=a Christmas loaf|brioche|butter cake; when=quickly|on the first day|in small portions""",
        """Who did the experiment with the sealed loaf? => {chem}
        When was that done? => {y}
        In what did he put the loaf? => a {tin}
        How long did it take to become stale? => {d} days
        Which substance is to blame? => starch
        What does starch do when it is heated? => swells and takes in water
        What happens to it as the bread gets cold? => turns back into crystals
        Where should one not keep bread? => the fridge
        At what temperature does bread age most quickly? => about {deg} degrees
        How warm must old bread be made to become soft? => {hot} degrees
        How many times can that be done? => only {once}
        Which ingredient keeps bread soft? => Fat
        Name a bread that stays fresh for a long time. => {cake}
        How can ageing be prevented completely? => Freezing""",
        """How much water does a loaf contain?
        Who invented the bread bin?
        What kind of flour goes stale fastest?
        How long can bread stay in the freezer?
        In which city did {chem} work?"""),
    r("Film review", """"{film}" begins with a {beg} and never quite recovers. {dir}, whose first picture I adored, tells of a {job} ({act1}) who inherits a
        hotel in the {place} and finds that the guests have not left since {y}. For {min} minutes this is funny, mostly thanks to {act2} as the deaf cook. Then
        a murder happens, for no better reason than that someone at {stu} wanted one. The music by {mus} does what it can; the camera loves {cam} too much. At
        {len} minutes
        the film is half an hour too long. Stay for the last shot, though: it's the best {dir} has done. In cinemas from {date}; not suitable for children
        under {age}.""",
        """film=title; beg=wedding|car crash|funeral; dir=woman; job=dentist|tax inspector|piano tuner; act1=man; place=Alps|desert|marshes;
        y=1936|1951|1968; min=20|30|40; act2=woman; stu=the studio|the bank; mus=man; cam=fog|mirrors|staircases; len=141-168;
        date=6 March|9 October|24 November; age=12|14|16""",
        """What is the film called? => {film}
        Who made it? => {dir}
        What is the first scene? => a {beg}
        What is the hero's job? => {job}
        Who plays the leading part? => {act1}
        What does the hero come into? => a hotel
        Where does the story take place? => in the {place}
        How long have the guests been there? => since {y}
        How long does the comedy last? => {min} minutes
        Who is good in the role of the cook? => {act2}
        What is peculiar about the cook? => deaf
        Who composed the music? => {mus}
        What does the cameraman show too often? => {cam}
        How long is the picture? => {len} minutes
        Which part does the critic praise most? => the last shot
        When can it first be seen? => {date}""",
        """Who is murdered?
        What was the title of the first film by {dir}?
        How much did the film cost?
        Who was behind the camera?
        What is the name of the hotel?"""),
    r("The tunnel that met", """Two gangs began to dig the {name} tunnel in {y1}, one at {a} and one at {b}, and nobody was sure that they would meet. The
        engineer {eng} had measured the mountain with nothing but a {tool} and {l} wooden rods. Water broke in {n} times; in the {hot} stretch, where it was
        {deg} degrees, men worked naked and drank vinegar. {dead} were killed, most of them by {by}. On {date} {y2} a boy of {age}, {boy}, put his arm through a
        hole and felt another
        hand. The two halves were only {cm} centimetres apart. {eng} did not see it: he had died {m} months earlier of {ill}. The first train carried
        {load}.""",
        """name; y1=1866-1872; a=town; b=town; eng=man; tool=compass|spirit level|theodolite; l=eighty|two hundred; n=four|nine|thirteen;
        hot=middle|southern|lowest; deg=34-43; dead=61-190; by=dynamite|falling rock|lung disease; date=3 March|17 June|28 November; y2=1880-1886;
        age=fourteen|fifteen|sixteen; boy=man; cm=18-45; m=two|five|seven; ill=a stroke|typhus|pneumonia; load=oranges|soldiers|the post|cement""",
        """When did the work begin? => {y1}
        From which places was it dug? => {a} and one at {b}
        Who planned it? => {eng}
        Which instrument did he use? => a {tool}
        How often was it flooded? => {n} times
        How hot did it get? => {deg} degrees
        What did the workers drink in the heat? => vinegar
        How many men lost their lives? => {dead}
        What caused most of the deaths? => {by}
        Who was the first to touch the other side? => {boy}
        How old was he? => {age}
        When did the gangs meet? => On {date} {y2}
        How exact was the meeting? => {cm} centimetres apart
        What did {eng} die of? => {ill}
        What was on board the first train? => {load}""",
        """How long is the tunnel?
        How much did the tunnel cost?
        How old was {eng} when he died?
        What were the workers paid?
        In which year did the first train run?"""),
    r("Flood report", """After three days of rain the {river} burst its banks near {town} on {day} evening. By midnight the water stood {m} metres high in
        {str} Street, higher than in {old}, the year of the last great flood. Firemen took {n} people from their houses by boat, among them a woman who gave
        birth to a {kid} in the {inn} an hour later. The power station was switched off at {t} as a precaution; {k} households are without light. Farmer {farm}
        drove his {cows} cows up the
        tower of the {ruin}. Two schools serve as shelters, and the army is sending {sand} sandbags. The level has been falling since {f}, but the minister,
        {min}, who flew over the area in a {fly}, warned that more rain is on its way.""",
        """river=name; town; day=Tuesday|Friday|Sunday; m=1.4|1.9|2.3; str=name; old=1954|1978|1991; n=140-390; kid=boy|girl;
        inn=fire station|town hall|church; t=9 pm|10:20 pm|11 pm; k=1,800-7,900; farm=man; cows=eleven|nineteen|thirty; ruin=old castle|monastery;
        sand=20,000-60,000; f=dawn|noon|six in the morning; min=woman; fly=helicopter|light aircraft""",
        """Which river flooded? => the {river}
        How long had it rained before? => three days
        On what day did it happen? => {day} evening
        How deep was the water? => {m} metres high
        When was there a similar disaster before? => {old}
        How many people had to be rescued? => {n} people
        Where was a baby born? => in the {inn}
        Was it a son or a daughter? => a {kid}
        How many homes have no electricity? => {k} households
        When was the power cut off? => at {t}
        Who saved his animals in an unusual place? => {farm}
        How many animals does he have? => {cows} cows
        Where can people stay? => Two schools
        What is the army supplying? => {sand} sandbags
        Since when has the water been going down? => since {f}
        Who looked at the area from the air? => {min}""",
        """How many people died?
        What is the name of the baby?
        How high was the damage in euros?
        How high was the water in {old}?
        What are the schools called?"""),
    r("Portrait of a street artist", """By day {a} teaches {subj}; by night she covers the grey walls of {town} with animals. Her first, a {an1} on the wall
        of the {w1}, appeared in {y} and cost her a fine of {fine} euros. The second, {m} metres high, was paid for by the city. She works with {tool} and never
        uses more than {n} colours. "A wall has its own ideas," she says, "I just listen." When the owner of a {own} painted over her {an2}, {k} neighbours
        signed a petition, and it had to be
        washed free again. She has turned down an offer from {firm}, as she doesn't want to sell {sell}. Her next project is the {nx}, {when}. Her mother,
        {mum}, still asks when she'll paint something for over the sofa.""",
        """a=woman; subj=chemistry|Latin|sports; town; an1=pike|hare|hippo; w1=tax office|slaughterhouse|police station; y=2006-2017; fine=200-900;
        m=nine|twelve|fourteen; tool=brooms|a fire extinguisher|rollers; n=three|four; own=garage|carpet shop|cinema; an2=heron|fox|octopus; k=310-990;
        firm; sell=shoes|fizzy drinks|phones; nx=water tower|tram depot|football stadium; when=next spring|in September|this summer; mum=woman""",
        """What is the artist's regular job? => teaches {subj}
        When does she paint? => by night
        What motifs does she choose? => animals
        What was the first picture? => a {an1}
        Where was it? => on the wall of the {w1}
        What did she have to pay for it? => {fine} euros
        Who financed the next one? => the city
        With what does she put on the paint? => {tool}
        What is the maximum number of colours? => {n} colours
        Which picture was painted over? => her {an2}
        Who had it painted over? => the owner of a {own}
        How many people protested? => {k} neighbours
        Whose offer did she decline? => {firm}
        What would she have had to advertise? => {sell}
        What will she paint next? => the {nx}
        What is her mother's name? => {mum}""",
        """What age is {a}?
        How much did the city pay her?
        How many pictures are there in all?
        Who owns the cinema in {town}?
        At which school does she teach?"""),
    r("Bees and numbers", """Can bees count? {sci} of {uni} trained {n} honeybees to fly down a tunnel past yellow {mark} to a bowl of sugar water. The bowl
        always stood at the {k} mark. When the marks were moved further apart, most bees still landed at the {k}, although the distance was now {m} metres
        longer; they had evidently counted. Beyond {max}, however, they lost track. The training took {d} days. A rival group under {riv} objects that the
        insects may have
        measured {riv2} instead. To answer this, the next test will be carried out in {next}. Practical use? Perhaps for {use}, says {sci}, but mainly, "it
        is nice to know that a brain the size of a {size} can do this." """,
        """sci=woman; uni=university; n=30-90; mark=stripes|dots|tents; k=third|fourth; m=two|three|six; max=four|five; d=five|six|nine; riv=man;
        riv2=time|wing beats|light; next=darkness|a spiral tube|a wind tunnel; use=small robots|bee-keepers|cheap drones;
        size=sesame seed|pinhead|grass seed""",
        """Who carried out the experiment? => {sci}
        To which university does she belong? => {uni}
        How many insects were trained? => {n}
        What was in the bowl? => sugar water
        What colour were the marks? => yellow
        What kind of marks were used? => {mark}
        At which mark was the reward? => the {k} mark
        Up to what number can bees count? => {max}
        How long were they trained? => {d} days
        Who isn't convinced? => {riv}
        What might the bees have measured, according to critics? => {riv2}
        Where will the following test take place? => {next}
        What could the results be useful for? => {use}
        To what is the brain of a bee compared? => a {size}""",
        """How many neurons does a bee have?
        How long was the tunnel?
        Do wasps count as well?
        Who paid for the experiment?
        What was the size of the bowl?"""),
    r("Inventor of the folding umbrella stand", """{a} ({y1}-{y2}) held {n} patents, of which exactly one made money: the {inv} of {y}. Born above her
        parents' {shop} in {town}, she built her first machine, for {first}, at the age of {age}. Her husband {h} lost the fortune she had married into by
        {lost}, and for {k} years the couple lived on what she earned as a {job}. The idea came to her on a {idea}. {firm} bought the rights for {sum} crowns,
        far too little, as she noticed
        later, and sold {m} million pieces. She sued, and won in {c}. With the money she founded a {found} for girls, over whose door one can still read
        "{motto}".""",
        """a=woman; y1=1871-1885; y2=1949-1961; n=17-43; inv=sock stretcher|folding ladder|window cleaner|travelling iron; y=1911-1923;
        shop=chemist's|ironmonger's|bakery; town; first=peeling eggs|winding wool|cracking nuts; age=nine|eleven|thirteen; h=he;
        lost=gambling|breeding ostriches|buying shares; k=six|eight|ten; job=typist|dressmaker|piano teacher; idea=tram|train|ferry; firm; sum=300-900;
        m=two|four|six; c=1928-1934;
        found=technical school|workshop|library; motto=Try it first|Hands think too|Ask why""",
        """How many patents did she have? => {n}
        Which invention was a success? => the {inv}
        When did she invent it? => {y}
        What kind of business did her parents run? => {shop}
        Where did she come from? => {town}
        What was the purpose of her first machine? => {first}
        How old was she when she made it? => {age}
        What was her husband called? => {h}
        How did he ruin them? => {lost}
        What did she work as to keep them both? => {job}
        Where did she have the decisive idea? => on a {idea}
        Which company acquired the rights? => {firm}
        For how much did she sell? => {sum} crowns
        When did she win her case? => {c}
        What did she set up with the money? => a {found}
        What is written above the entrance? => {motto}""",
        """How many children did she have?
        How much money did the court award her?
        When was she married?
        What is the name of her first machine?
        In which city was the case heard?"""),
    r("Restoration diary of a tower clock", """Week {w}: The clock of {church} is in {n} pieces, all numbered, on the floor of the vestry. The big surprise
        was a slip of paper inside the {part}, on which the smith {smith} complained in {y} about his wages. The main wheel has {t} teeth, {b} of them broken;
        new ones are being cut by {a} in {town}. We have removed {kg} kilos of pigeon droppings. The hands will be gilded again as soon as the {den} is granted.
        Volunteers clean small
        parts every {day} from {t1}; {cake} is provided by {c}. Costs so far: {sum} euros. Money in the bank: {sum2}. If all goes well, the clock will
        strike again on {date}. Until then, {man} rings the bell by hand at noon.""",
        """w=9|14|21; church=St Anne's|St Oswald's|Trinity Church; n=212-460; part=clock face|pendulum|case; smith=man; y=1683-1774; t=120|144|160;
        b=six|nine|eleven; a=woman; town; kg=40-95; den=grant|permission|loan; day=Saturday|Wednesday|Monday; t1=9|10|2 pm; cake=cake|soup|coffee; c=woman;
        sum=21,000-32,000; sum2=4,000-9,000; date=Easter Sunday|24 December|1 May; man""",
        """Which clock is being repaired? => The clock of {church}
        Into how many parts was it taken? => {n}
        Where are the parts lying? => on the floor of the vestry
        What was discovered? => a slip of paper
        Who had written the note? => {smith}
        What was his complaint? => his wages
        When was it written? => {y}
        How many teeth of the main wheel need replacing? => {b}
        Who makes the new teeth? => {a}
        What did the pigeons leave behind? => {kg} kilos of pigeon droppings
        When can I help? => every {day} from {t1}
        Who looks after the helpers' refreshments? => {c}
        What has been spent up to now? => {sum} euros
        What money is left? => {sum2}
        When should the clock be finished? => {date}
        Who rings in the meantime? => {man}""",
        """What is the height of the tower?
        Who started the restoration?
        How much did the smith earn?
        How many volunteers are there?
        How heavy is the pendulum?"""),
    r("Transfer news", """{club} have signed goalkeeper {a} from {club2} for {sum} million euros. The {age}-year-old has a contract until {y} and will wear
        number {n}. He takes the place of {b}, who leaves after {k} seasons to become a {job}. Coach {c} praised the newcomer's {skill} and said he had been
        watching him since a match in {town}, when he saved {pen} penalties in one evening. Fans are less pleased: {pct} percent of those who took part in a
        vote by {paper} would have preferred
        {d}, who comes from the region. The transfer of striker {e}, on the other hand, fell through at the last minute because of {why}. Training starts on
        {date}.""",
        """club; club2=club; a=man; sum=2-29; age=19-27; y=2027-2031; n=1|12|30; b=man; k=six|eight|eleven; job=fishing guide|physiotherapist|wine-grower;
        c=last; skill=calm|reflexes|long throws; town; pen=three|four; pct=56-80; paper=Sports Weekly|the Evening Post|Radio North; d=man; e=man;
        why=a knee problem|a missing stamp|his dog; date=1 July|3 July|9 January""",
        """Who is the new goalkeeper? => {a}
        Which club did he come from? => {club2}
        What was the fee? => {sum} million euros
        How old is he? => {age}
        When does his contract run out? => {y}
        What number will be on his shirt? => {n}
        Whom is he replacing? => {b}
        What is the old goalkeeper going to do now? => become a {job}
        Which quality did the coach point out? => {skill}
        Where had the coach noticed him? => in {town}
        How many penalties did he stop there? => {pen}
        Who organised the vote? => {paper}
        Whom do the fans like better? => {d}
        Which other player was supposed to come? => {e}
        Why didn't that work out? => {why}
        When do they begin to train? => on {date}""",
        """What salary will {a} get?
        What age is {b}?
        For which club does {d} play now?
        Where will the striker go now?
        How many people took part in the vote?"""),
    r("Short news: wolf at the bus stop", """Passengers waiting at the {stop} stop in {town} got a fright on {day} morning when a young wolf trotted past,
        sniffed at a {thing} and lay down in the shelter. Bus driver {drv} opened only the back door and told people to get in quietly. The animal slept until
        {t}, when it was woken by a {noise} and ran off towards the {dir}. Ranger {rng} thinks it was on its way to find a mate. "It had probably walked {km}
        kilometres that
        night," he said. In {old} a wolf was last seen in the district. Anyone who meets one should {adv}.""",
        """stop=hospital|market|cemetery; town; day=Monday|Wednesday|Thursday; thing=pram|shopping bag|cello case; drv=woman; t=7:10|8:25|9 o'clock;
        noise=church bell|dustcart|school class; dir=river|vineyards|motorway; rng=man; km=30-70; old=1883|1911|1904;
        adv=stand still and talk loudly|walk backwards slowly|clap their hands""",
        """Which animal turned up? => a young wolf
        Where did it appear? => at the {stop} stop
        What did it smell at? => a {thing}
        Who was at the wheel of the bus? => {drv}
        By which door did people board? => the back door
        How long did the animal rest? => until {t}
        What disturbed its sleep? => a {noise}
        In which direction did it flee? => towards the {dir}
        Who gave an explanation? => Ranger {rng}
        What was it looking for, in his opinion? => a mate
        How far had it come? => {km} kilometres
        When had there last been one in the area? => In {old}
        How should one behave in such a case? => {adv}""",
        """How old was the wolf?
        How many passengers were waiting?
        What number was the bus?
        Where was the wolf seen the next day?
        Who phoned the police?"""),
    r("Ferry disaster remembered", """{n} candles were lit on the quay of {town} last night, one for each of those who drowned when the ferry {ship} went
        down {y} years ago. The ship, built for {cap} passengers, had {on} on board when a {cause} shifted in the storm. Only {s} people survived, among them
        the ship's boy, {boy}, now {age}, who read out the names. "I still hear the {hear}," he said. The captain, {capt}, was cleared of all blame in {cl}; the
        owners
        paid each family {sum} crowns. The wreck lies at a depth of {m} metres and was found by {find} while looking for {look}. A stone with a poem by
        {poet} will be unveiled in {mon}.""",
        """n=61-118; town; ship=Marianne|Sea Rose|Northern Star; y=forty|fifty|sixty; cap=90-120; on=150-190;
        cause=load of timber|herd of cattle|cargo of bricks; s=eleven|sixteen|nineteen; boy=man; age=68-79; hear=bell|wind|horses; capt=man; cl=1966-1981;
        sum=800-3,000; m=38-92; find=divers|a fisherman|the navy; look=an anchor|mines|a lost net; poet=woman; mon=May|August|September""",
        """How many people died? => {n}
        Where did the commemoration take place? => on the quay of {town}
        What was the name of the vessel? => {ship}
        How many people was it allowed to carry? => {cap} passengers
        How many were really on it? => {on}
        What moved during the storm? => a {cause}
        How many were saved? => {s} people
        Who spoke the names? => {boy}
        How old is he today? => {age}
        What can't he forget? => the {hear}
        Who was in command? => {capt}
        What did the relatives receive? => {sum} crowns
        How deep down is the ship? => {m} metres
        Who discovered it? => {find}
        Who wrote the poem? => {poet}
        When was the captain acquitted? => {cl}""",
        """How old was the captain?
        How long was the ship?
        To which port was the ship going?
        Where is the captain buried?
        How much did the stone cost?"""),
    r("Growing tomatoes on Mars soil", """Tomatoes will grow in earth like that of Mars, though not happily. At {uni} the plant scientist {sci} filled {n}
        pots with a powder made in {place} which imitates the red soil. In pure powder the seedlings died within {d} days; when mixed with {mix}, however, {pct}
        percent of them bore fruit. The first ripe tomato weighed {g} grams. Nobody was allowed to eat it, since it might contain {met}. Radishes did better,
        {worst} worst of all. The light was kept as
        weak as on Mars for half of the plants; these needed {w} weeks longer. {crit}, who advises the space agency, doubts that anyone will be gardening up
        there before {y}. The pots have been moved to the {hall}, where they can be visited on {day}.""",
        """uni=university; sci=woman; n=60-180; place=Hawaii|Iceland|Florida; d=five|eight|ten; mix=worm compost|human hair|coffee grounds; pct=31-70;
        g=14-40; met=lead|arsenic|mercury; worst=spinach|peas|leeks; w=three|five|six; crit=man; y=2050|2060|2075;
        hall=botanical garden|entrance hall|city museum; day=Fridays|Saturdays|Sundays""",
        """Who did the research? => {sci}
        Where was it done? => {uni}
        How many pots were used? => {n} pots
        Where does the powder come from? => {place}
        How soon did plants in pure powder perish? => within {d} days
        What was added to the powder? => {mix}
        What share of the plants produced tomatoes? => {pct} percent
        How heavy was the first tomato? => {g} grams
        What dangerous metal might be in the fruit? => {met}
        Which plant grew better than tomatoes? => Radishes
        Which vegetable failed most? => {worst}
        How much more time did plants in dim light need? => {w} weeks longer
        Who is doubtful about gardens on Mars? => {crit}
        Where can the public see the plants? => the {hall}
        On which day? => on {day}""",
        """How did the tomato taste?
        How much does a flight to Mars cost?
        Who paid for the experiment?
        How cold is it on Mars?
        How many radishes were harvested?"""),
    r("A nurse of two wars", """{a} was {age} when she ran away from her father's {est} in {town} to nurse the wounded of the {war} War. She had no training
        beyond what the midwife {mid} had taught her. In {y1} she turned a {barn} near {place} into a hospital with {beds} beds, where, thanks to boiled {boil},
        fewer than {pct} percent of the patients died, at a time when elsewhere it was half. A general called {gen} wanted her arrested for treating the enemy;
        she showed him the
        {show}, and he went away. In the second war, by then nearly {old}, she drove an ambulance. She wrote {n} letters to the ministry about {let}, all
        unanswered. The {prize} she was awarded in {y2} she sold to buy {buy}. She is buried beside {bur}.""",
        """a=woman; age=nineteen|twenty-two|twenty-four; est=estate|mill|vicarage; town; war=Border|Three Rivers|Coast; mid=woman; y1=1862-1868;
        barn=barn|ballroom|tobacco store; place=town; beds=60-140; boil=bandages|sheets|instruments; pct=8-15; gen=last; show=door|graves|maggots;
        old=fifty|sixty|seventy; n=41-93; let=clean water|dry boots|stretchers; prize=gold medal|silver cross|diamond star; y2=1889-1899;
        buy=blankets|a cow for every ward|coal; bur=the midwife|her mule|her patients""",
        """At what age did she leave home? => {age}
        What did her father own? => {est}
        In what town was it? => {town}
        Who had taught her a little? => {mid}
        In which war did she first help? => the {war} War
        What building became a hospital? => a {barn}
        When did she open the hospital? => {y1}
        How many patients could it take? => {beds} beds
        What did she have boiled? => {boil}
        How high was the death rate in her hospital? => fewer than {pct} percent
        What was she accused of? => treating the enemy
        Which officer wanted to have her locked up? => {gen}
        What did she do in the second war? => drove an ambulance
        What were her letters about? => {let}
        What honour did she receive? => The {prize}
        What did she use the money from it for? => to buy {buy}
        Where does her grave lie? => beside {bur}""",
        """When was {a} born?
        Who was minister at that time?
        How many soldiers did she treat?
        What was her mother's name?
        How much was the decoration worth?"""),
    r("A quarter in change", """Ten years ago nobody went to the {name} quarter of {town} after dark. Then the tannery closed, and {a}, a {job} from {city},
        rented its drying loft for {r} euros a month. Now there are {g} galleries, a cinema in the old {cin}, and, on {day}, a market where {sell} is sold from
        bathtubs. Not everyone is happy. Rents have risen by {pct} percent in {k} years; the cobbler {cob}, whose family had been at number {num} since {y}, had
        to move to the
        {edge}. A group called {grp} demands that a fifth of all new flats be kept cheap. The town planner, {pl}, promises a decision by {mon}. Meanwhile
        tourists photograph the last smoking chimney, which belongs to a {chim}.""",
        """name; town; a=woman; job=sculptor|photographer|dancer; city=Berlin|Dublin|Milan|Warsaw; r=150-390; g=nine|fourteen|twenty-one;
        cin=boiler house|stable|chapel; day=Sundays|Saturdays; sell=fish|honey|pottery; pct=60-140; k=five|six|eight; cob=man; num=3-48; y=1897-1931;
        edge=suburbs|ring road|far bank; grp=Roof for All|Our Street|Stay Here; pl=man; mon=March|June|October; chim=pizzeria|brewery|laundry""",
        """What was the reputation of the place in the past? => nobody went to the {name} quarter of {town} after dark
        Which factory shut down? => the tannery
        Who was the first artist to arrive? => {a}
        What was her profession? => {job}
        From where did she come? => {city}
        How much did she pay in rent? => {r} euros a month
        How many galleries can be found there today? => {g} galleries
        Where are films shown? => in the old {cin}
        When does the market take place? => on {day}
        What is offered in bathtubs? => {sell}
        How much more expensive has living there become? => {pct} percent
        Which craftsman had to leave? => {cob}
        Since when had his family been there? => since {y}
        What is the protest group called? => {grp}
        What share of flats should be affordable? => a fifth
        Who is responsible at the town hall? => {pl}
        By when will something be decided? => by {mon}""",
        """How many people live in the quarter?
        Who owned the tannery?
        What does a ticket for the cinema cost?
        How many members does the group have?
        How high is the rent for the loft today?"""),
    r("Concert review", """It takes courage to open an evening with {op}, and {a}, the new conductor of the {town} Philharmonic, has plenty of it. The
        strings followed her from the first bar; the {ho} took until the {mv} movement. After that, {b} played {comp}'s {con} as if he had just found it in an
        attic: dusty, tender, and faster than printed. A telephone rang during the {cad}; he repeated the tune on his {inst}, and the hall roared. As an encore
        he chose a {enc}. After the
        interval the orchestra seemed tired, apart from {c} on the {inst2}. {n} of the {seats} seats had been sold. The next concert, on {date}, will be led
        by {d}, because {a} is expecting {exp}.""",
        """op=silence|a dance by a child|a work for triangle; a=woman; town; ho=horns|oboes|trombones; mv=second|third; b=man; comp=last;
        con=violin concerto|cello concerto|flute concerto; cad=slow movement|cadenza|quietest bar; inst=instrument|own instrument;
        enc=lullaby|tango|sea shanty; c=woman; inst2=harp|bassoon|timpani; n=640-890; seats=900-1,400; date=9 March|21 May|30 October; d=man;
        exp=twins|her first child|a baby in spring""",
        """With what did the concert begin? => {op}
        Who conducted? => {a}
        Which players weren't good at first? => the {ho}
        Who was the soloist? => {b}
        What piece did he play? => {comp}'s {con}
        How fast was his playing? => faster than printed
        What interrupted the music? => A telephone
        When did that happen? => during the {cad}
        What was the encore? => a {enc}
        When did the orchestra lose energy? => After the interval
        Which musician was praised in the second half? => {c}
        What does she play? => the {inst2}
        How many tickets were sold? => {n}
        How large is the hall? => {seats} seats
        Who will conduct next time? => {d}
        Why won't {a} be there? => is expecting {exp}""",
        """How much was a ticket?
        What was played after the interval?
        Whose telephone was it?
        What age is {b}?
        Who conducted the orchestra before {a}?"""),
    r("Power line project", """The {name} line, which is to bring wind power from the coast to {town}, has passed an important point: {n} of {all} masts are
        standing. The work, begun in {y} and planned to take {k} years, was held up first by a colony of {an} and then by farmer {a}, who chained himself to a
        {ch} for {d} days until the route was shifted by {m} metres. A stretch of {km} kilometres near {b} is being laid underground, at {f} times the cost.
        According to project leader
        {c}, current will flow by {end}; the regulator considers {end2} more likely. Each community along the line gets {sum} euros a year. {b} has used its
        share to buy a {buy}.""",
        """name; town; n=112-260; all=300-420; y=2019-2021; k=four|five; an=dormice|bats|black storks; a=man; ch=crane|tractor|tree; d=nine|twelve|thirty;
        m=80|140|300; km=six|nine|fourteen; b=town; f=five|six|eight; c=woman; end=December|March; end2=next autumn|the summer after; sum=9,000-40,000;
        buy=fire engine|church organ|snow plough""",
        """What is the line for? => bring wind power from the coast
        How many masts have been put up? => {n}
        How many will there be in total? => {all}
        When did the construction start? => {y}
        Which animals caused a delay? => {an}
        Who protested? => {a}
        To what was he chained? => a {ch}
        How long did his protest last? => {d} days
        How far was the route moved? => {m} metres
        How long is the part in the ground? => {km} kilometres
        How much dearer is a cable in the ground? => {f} times the cost
        Who manages the project? => {c}
        When, according to her, will it be ready? => by {end}
        What date does the regulator expect? => {end2}
        What is paid to the communities? => {sum} euros a year
        What did {b} spend the money on? => a {buy}""",
        """What does the whole line cost?
        How high are the masts?
        How many wind turbines are there on the coast?
        Which company builds the line?
        How old is the farmer?"""),
    r("Old map found", """While clearing the attic of the {town} grammar school, caretaker {a} came across a map that had been missing since {y}. It was
        rolled up inside a {in}, together with a {w}. The sheet, drawn on {mat} in {y2} by the monk {monk}, shows {land} with the south at the top and measures
        {cm} by 90 centimetres. Historian {h} called it "the find of my life", above all because of {n} villages which appear on no other map. A {st} covers the
        capital: some pupil, it seems,
        used it as a tablecloth. The auction house {auc} puts its value at {sum} euros, but the school wants to keep it. It will be on display from {d} in
        the {lib}; {a} has been invited to {inv} as a reward.""",
        """town; a=man; y=1888-1934; in=stove pipe|flag|carpet; w=love letter|slice of petrified bread|pair of skates; mat=goatskin|linen|silk;
        y2=1489-1530; monk=he; land=name; cm=110-170; h=woman; n=seven|eleven|thirteen; st=wine stain|ring of tea|blot of ink; auc=firm;
        sum=120,000-480,000; d=1 April|15 June|9 September; lib=city library|town hall|school library; inv=Venice|lunch with the mayor|a week in Rome""",
        """Who found the map? => {a}
        What was he doing at the time? => clearing the attic
        How long had the map been lost? => since {y}
        Where had it been hidden? => inside a {in}
        What was lying with it? => a {w}
        Who drew it? => {monk}
        When was it made? => {y2}
        What material is it on? => {mat}
        What is unusual about its orientation? => the south at the top
        Which scholar is enthusiastic? => {h}
        How many unknown villages are on it? => {n} villages
        What hides the capital? => A {st}
        How was it probably used by a pupil? => as a tablecloth
        Who estimated its price? => {auc}
        What is it worth? => {sum} euros
        Where can it be viewed? => in the {lib}
        What does the finder get? => {inv}""",
        """In which monastery did the monk live?
        What did the letter say?
        How many pupils does the school have?
        What are the villages called?
        Who will restore the map?"""),
    r("Winter storm in brief", """Snow up to {cm} centimetres deep brought the north to a standstill yesterday. The airport of {a} closed at {t}, leaving
        {n} travellers to spend the night on camp beds; {b} airport stayed open. A train got stuck between {c} and {d}, and the {k} passengers were looked after
        by villagers, who brought {food} on sledges. Schools are shut until {day}. The roof of a supermarket in {e} fell in, fortunately {h} hours after closing
        time. In {f} a
        postman, {pm}, delivered every letter on skis. The lowest temperature, minus {deg}, was measured at {g}. Sales of {sale} have tripled. The weather
        office expects a thaw at the {end}.""",
        """cm=70-130; a=town; t=3 pm|4:20 pm|6 pm; n=600-2,400; b=town; c=town; d=town; k=140|212|305; food=soup|sausages|hot tea; day=Wednesday|Thursday;
        e=town; h=two|three|five; f=town; pm=man; deg=24-38; g=town; sale=shovels|candles|sledges; end=weekend|end of the week|beginning of next week""",
        """Which part of the country was hit? => the north
        How high was the snow? => {cm} centimetres
        Which airport had to shut down? => {a}
        How many people slept at the airport? => {n} travellers
        What did they sleep on? => camp beds
        Which airport went on working? => {b}
        How many people were on the stranded train? => {k} passengers
        Who helped them? => villagers
        What were they given? => {food}
        How long will there be no lessons? => until {day}
        Where did a roof collapse? => {e}
        How did the postman get around? => on skis
        Who is the postman? => {pm}
        Where was it coldest? => {g}
        What are people buying more of? => {sale}
        When will it get warmer? => at the {end}""",
        """How many people were injured?
        How old is the postman?
        Which supermarket chain was it?
        When did it start to snow?
        How cold was it in {a}?"""),
    r("Goat champion", """For the {n}th time the goat {goat} has won the milking contest of {town}, giving {l} litres in a day. Her owner, {a}, a retired
        {job}, swears by {feed}, which he mixes himself, and by the radio: "She likes opera, but with {dis} she gives nothing." {b}'s goat {goat2}, the
        favourite of the experts, came only second because she {why}. The jury, headed by the vet {c}, tasted all {k} samples blind. First prize was a {prize};
        there was also a special prize for
        the {spec}, which went to {d}, aged {age}. About {vis} visitors came to the fair, a record. Next year sheep will be allowed for the first time, on
        trial.""",
        """n=4|5|6; goat=Heidi|Duchess|Clover; town; l=6.1|7.4|8.2; a=man; job=bus driver|policeman|organist;
        feed=oats and nettles|clover and beer|hay and carrots; dis=jazz|the news|marches; b=woman; goat2=Snowball|Olga|Pearl;
        why=bit a judge|was too nervous|had a cold; c=woman; k=14-39; prize=copper bell|wheelbarrow|new gate; spec=finest beard|loudest voice|longest horns;
        d=she; age=8-12; vis=1,500-4,800""",
        """Which animal won? => the goat {goat}
        How much milk did she produce? => {l} litres
        To whom does she belong? => {a}
        What used to be his profession? => {job}
        What does he give her to eat? => {feed}
        What kind of music does she enjoy? => opera
        What stops her from giving milk? => {dis}
        Who was thought to be the likely winner? => {goat2}
        Who owns the second-placed goat? => {b}
        Why didn't that goat win? => {why}
        Who was the head of the judges? => {c}
        How many samples were tried? => {k}
        What was the main prize? => a {prize}
        For what was there an extra prize? => the {spec}
        Who won the extra prize? => {d}
        How many people attended? => {vis} visitors
        Which animals may compete next year? => sheep""",
        """How old is the winning goat?
        How much milk did the second goat give?
        Who was third?
        How many sheep does {a} own?
        What did the entrance cost?"""),
    r("Island school of four", """On {isle}, an island of {pop} people, lessons begin when the tide allows. The only teacher, {a}, came for a year in {y}
        and has stayed ever since; her {n} pupils, between {x} and {z} years old, sit round one table. Mathematics is done with {math}, sport means rowing, and
        on {day} the {job} {b} teaches them to {do}. For the exams the children cross to {town} in the mail boat, a trip of {min} minutes on which at least one
        is always sick. The ministry wanted to close the
        school in {cl}, but {who} offered it a roof and the islanders paid for the heating by selling {sell}. When the eldest, {c}, leaves in summer, a new
        pupil is due to arrive: the lighthouse keeper's {new}.""",
        """isle=name; pop=48-130; a=woman; y=1998-2014; n=four|four; x=six|seven; z=eleven|twelve; math=shells|crab pots|tide tables;
        day=Wednesdays|Fridays; job=baker|boatbuilder|priest; b=man; do=tie nets|play chess|read the stars; town; min=40|55|70; cl=2009-2019;
        who=the pub|the church|the lifeboat station; sell=knitted caps|seaweed soap|calendars; c=she; new=grandson|twin nephews|stepdaughter""",
        """How large is the population of {isle}? => {pop}
        What decides when school starts? => the tide
        Who is the teacher? => {a}
        When did she arrive? => {y}
        How long had she meant to stay? => for a year
        How many children go to this school? => {n}
        With what do they learn to calculate? => {math}
        What is done in sports lessons? => rowing
        What does {b} show the children? => {do}
        What is {b}'s trade? => {job}
        Where do they sit their exams? => {town}
        How long is the crossing? => {min} minutes
        When was the school threatened with closure? => {cl}
        Who provided a building? => {who}
        What did people sell to help? => {sell}
        Who will be leaving the school? => {c}
        Who is going to join it? => the lighthouse keeper's {new}""",
        """How old is the teacher?
        How many houses are there on the island?
        What is the lighthouse keeper called?
        How much does the heating cost?
        What will {c} do after leaving?"""),
    r("Bank branch goes mobile", """From {d} a {col} bus will replace the bank in {town}, whose last branch closes at the end of {m}. On board there are two
        cash machines, a counter and a small room for confidential talks; the bus, {len} metres long, stops on the market square every {day} from {t1} to {t2}.
        "Better than nothing," says pensioner {a}, {age}, who has been a customer for {k} years. The bank's spokeswoman, {b}, explains that on average only {n}
        people a day still came to the counter.
        The driver, {c}, used to {used}. Safe-deposit boxes must be emptied by {d2}. The building was bought by {buy}.""",
        """d=1 July|2 October|15 January; col=yellow|blue|white; town; m=June|September|December; len=nine|eleven|twelve; day=Tuesday|Thursday;
        t1=8:30|9:00; t2=11:00|11:30; a=woman; age=71-90; k=forty|fifty; b=woman; n=9-17; c=man; used=drive a library bus|be a cashier|sell ice cream;
        d2=10 June|20 September|8 December; buy=a vet|a shoe shop|the village choir""",
        """What is going to take the place of the bank? => a {col} bus
        As of what date? => {d}
        Where does the vehicle halt? => on the market square
        On which weekday can I get money there? => {day}
        How long is the vehicle? => {len} metres
        How many machines for cash does it carry? => two cash machines
        Where can one discuss private matters? => a small room
        Which customer gave her opinion? => {a}
        What did she think of the idea? => Better than nothing
        How many customers used the counter daily? => {n} people
        Who spoke for the bank? => {b}
        What did the driver do earlier? => {used}
        What is the deadline for clearing the boxes? => {d2}
        Who is the new owner of the house? => {buy}""",
        """How much did the bus cost?
        What was paid for the building?
        How many branches does the bank still have?
        What is the name of the bank?"""),
    r("Discovery of a comet", """It was not an observatory but a {job}, {a}, who first saw the comet that passed the earth in {y}. Unable to sleep because
        of {why}, she had gone out onto the balcony with her son's {tel} shortly after {t}. She noticed a blurred spot near the star {star}, drew it on the back
        of a {back} and compared it with the sky the next night: it had moved. Her letter to the astronomer {b} was at first filed under "{file}". When he
        finally looked, {n} days later, two others had reported the
        same thing, but her drawing bore a postmark. The comet returns every {per} years; with a tail of {km} million kilometres, it was visible by day for
        {w} weeks. Asked what she would do next, she said: "{say}." """,
        """job=cleaner|postwoman|cheesemaker; a=woman; y=1884-1957; why=toothache|the heat|a barking dog; tel=toy telescope|field glasses|school telescope;
        t=two|three; star=name; back=bill|prescription|hymn sheet; b=man; file=Lunatics|Various|Jokes; n=nine|twelve|sixteen; per=88-410; km=20-70;
        w=two|three; say=Sleep|Wash the windows|Buy a warmer coat""",
        """Who noticed the comet before anybody else? => {a}
        What was her occupation? => {job}
        In what year did it come close? => {y}
        What kept her awake? => {why}
        Whose instrument did she use? => her son
        Where did she stand? => onto the balcony
        Near which star was the spot? => {star}
        On what did she sketch it? => on the back of a {back}
        What told her that it was no star? => it had moved
        To whom did she write? => the astronomer {b}
        In what category was her letter put? => {file}
        How long did {b} take to react? => {n} days
        How did she prove that she was the first? => her drawing bore a postmark
        How often does the comet come back? => every {per} years
        How long could it be seen in daylight? => for {w} weeks
        What were her plans? => {say}""",
        """How old was her son?
        What are the names of the two others?
        What was the comet called?
        How far from the earth did it pass?
        Where did {b} work?"""),
    r("Rowing race lost by a lunch", """For {n} years in a row {a} had beaten {b} in the annual eights race on the {river}. This time the dark blues led by
        {l} lengths at the {mark}, when their number {num}, {x}, caught a crab and nearly went overboard. {b} drew level under the railway bridge and won by
        {ft} feet, in {time} minutes. The culprit admitted having eaten {food} an hour before the start. The winning cox, {c}, weighing just {kg} kilos, was
        thrown into the water as custom requires. Conditions were
        awful: {m} launches broke down, and umpire {u} was so wet that he {wet}. In the women's race, held earlier, {a} won easily. {b} has now won {w}
        races, {a} {w2}; one, in {dead}, ended in a dead heat.""",
        """n=five|six|eight; a=name; b=name; river=name; l=two|three; mark=brewery|island|boathouse; num=three|five|six; x=man; ft=four|six|nine;
        time=17:40|18:25|19:02; food=a pork pie|two plates of pasta|a whole trifle; c=woman; kg=46-52; m=two|three; u=man;
        wet=lost his voice|finished in a blanket|dropped the flag; w=61-70; w2=71-84; dead=1877-1912""",
        """Which team won the main race? => {b}
        Which crew led in the beginning? => the dark blues
        How great was their lead? => {l} lengths
        Who made the mistake? => {x}
        Where did the teams become equal? => under the railway bridge
        What was the margin? => {ft} feet
        How long did the winners need? => {time} minutes
        What had {x} had for lunch? => {food}
        Who steered the winners? => {c}
        What was done to her afterwards? => thrown into the water
        How heavy is she? => {kg} kilos
        Who was the judge? => umpire {u}
        How many boats had engine trouble? => {m} launches
        Who won among the women? => {a}
        When was there no winner? => in {dead}
        total victories of {b}? => {w} races""",
        """How many spectators stood on the banks?
        What was the time of the women?
        How long is the course?
        Who is the trainer of {b}?
        Who was cox of {a}?"""),
    r("Local history: the well", """Until {y} all the water used in {town} came from a single well, dug {m} metres deep into the rock by prisoners of the
        {war}. It took {k} men to turn the wheel, later a donkey; the last one, {don}, had the right to graze wherever it pleased. A bucket was on its way for
        {min} minutes. In the siege of {y2} the besiegers' commander, {com}, had {an} thrown in, but the citizens had {trick}. According to legend {leg} lies at
        the bottom, which is why the teacher {a} let himself down on a rope in {y3}: he found {found1}
        and his own lost {found2}. Today a lamp lights up the shaft for {c} cents. If you drop in a pebble, you can count to {s} before you hear it.""",
        """y=1889-1911; town; m=61-98; war=Bishops' War|Long War|Peasants' War; k=two|four|six; don=name; min=five|six|eight; y2=1632-1648; com=last;
        an=dead sheep|dung|a dead horse; trick=filled the cellars with water|a second shaft|covered it with a net;
        leg=a golden bell|the count's crown|a silver cradle; a=man; y3=1921-1938; found1=forty buckets|a cannonball|two boots; found2=pipe|watch|umbrella;
        c=20|50; s=four|five""",
        """Who made the well? => prisoners of the {war}
        How deep is it? => {m} metres
        Until when was it the only source of water? => Until {y}
        What animal turned the wheel in later days? => a donkey
        What was the name of the last one? => {don}
        What was it permitted to do? => graze wherever it pleased
        How long did it take to bring up water? => {min} minutes
        Who led the attackers? => {com}
        When was the town besieged? => {y2}
        How did the enemies try to spoil the water? => {an} thrown in
        What had the inhabitants done in advance? => {trick}
        What is said to be hidden down there? => {leg}
        Who went down to look? => {a}
        How did he descend? => on a rope
        Which of his own things did he recover? => {found2}
        What do I pay for light? => {c} cents""",
        """How many prisoners died?
        How wide is the shaft?
        How long did the siege last?
        How many people lived in {town} then?
        Who pulled the teacher up?"""),
    r("Shortage of lifeguards", """The open-air pools of {town} can open only every other day this summer, because {n} of {all} posts for lifeguards are
        vacant. Working on Sundays for {pay} euros an hour appeals to few, explains {a}, who runs the {name} pool and has himself put off his retirement until
        {ret}. The city now offers free training, which takes {w} weeks and ends with a {test}, as well as a bonus of {sum} euros. So far {app} people have
        applied, the oldest of them a {age}-year-old former {job}. The parents' association,
        which has collected {sig} signatures, suggests {sug}. On hot days more than {k} visitors come. In neighbouring {town2} the problem has been solved
        by {sol}.""",
        """town; n=eleven|fourteen; all=twenty-four|thirty; pay=13-17; a=man; name; ret=autumn|next year|Christmas; w=four|six;
        test=swim in clothes|dive of 25 metres|rescue exercise; sum=500-900; app=nine|seventeen; age=61-72; job=ballet dancer|submarine cook|judge;
        sig=1,400-6,800; sug=shorter hours|volunteers|help from the army; k=3,000|4,500|6,000; town2=town;
        sol=robots with cameras|free flats for lifeguards|lifeguards from Spain""",
        """How often will the pools be open? => every other day
        How many jobs are unfilled? => {n}
        What is the hourly wage? => {pay} euros
        Who is in charge of the {name} pool? => {a}
        What has he postponed? => his retirement
        How much do new lifeguards get extra? => {sum} euros
        What is the duration of the course? => {w} weeks
        What must one do at the end of the course? => a {test}
        How many people are interested? => {app} people
        How old is the oldest candidate? => {age}
        What was that person's career? => {job}
        What is the parents' proposal? => {sug}
        How many people signed? => {sig}
        How did {town2} deal with it? => {sol}""",
        """How warm is the water?
        What does the entrance cost?
        How many pools are there in {town}?
        Who pays for the training?
        What age is {a}?"""),
    r("Report on a repaired dam", """The dam above {town} is safe again. For {k} months {firm} pumped {conc} tonnes of concrete into the cracks which diver
        {a} had found in {y} while searching for a {lost}. The lake had been lowered by {m} metres, and the ruins of the drowned village of {vil} came into
        view; {n} former inhabitants held a picnic on the {steps} of their church. Final cost: {sum} million, {pct} percent below the estimate, a rare thing, as
        minister {b} remarked. New are {sens} sensors, which give the alarm in {c}'s control room, and
        a staircase for {fish}. The lake will be full by {mon}, depending on the snow. Swimmers have to wait until the {day} of {mon2}; boats with engines
        remain banned.""",
        """town; k=seven|ten|fourteen; firm; conc=2,000-8,000; a=woman; y=2016-2021; lost=wedding ring|drone|stolen safe; m=twelve|eighteen|twenty-five;
        vil=name; n=six|eleven|twenty; steps=steps|ruined stairs; sum=18-44; pct=4-11; b=woman; sens=140-420; c=man; fish=trout|eels|salmon; mon=May|June;
        day=first|tenth; mon2=July|August""",
        """Which company did the repairs? => {firm}
        How long did they take? => {k} months
        What did they fill the cracks with? => concrete
        Who discovered the damage? => {a}
        What had she been looking for? => a {lost}
        By how much was the water level reduced? => {m} metres
        What came to light? => the ruins of the drowned village of {vil}
        What did the old villagers do there? => held a picnic
        How expensive was the work? => {sum} million
        How much cheaper was it than expected? => {pct} percent
        Which politician commented? => minister {b}
        Who would notice an alarm? => {c}
        How many sensors are there? => {sens} sensors
        For which animals was something built? => {fish}
        When should the lake have its normal level? => by {mon}
        Which boats aren't allowed? => boats with engines""",
        """When was the dam built?
        How deep is the lake?
        How many people lived in {vil}?
        How much power does the dam produce?
        How high is the dam?"""),
    r("Obituary of a crossword setter", """{a}, who set crosswords for this newspaper under the name of {pen}, has died at {age}. Over {n} puzzles came from
        his pencil, all of them composed on {on} between {t1} and {t2} in the morning. A trained {job}, he sent in his first grid in {y} to win a bet with his
        {rel}; the editor, {ed}, printed it upside down by mistake and received {l} letters. His clues were famous for {fam}. Once, in {y2}, he proposed to his
        wife, {w}, in the down clues; she solved it on the {train} and answered the same way, {d} days later.
        He never owned a {own}. His last puzzle, found on his bedside table, lacks a single word; readers are invited to {inv}.""",
        """a=man; pen=Sphinx|Badger|Merlin; age=81-97; n=4,000-9,000; on=squared napkins|old bills|the kitchen table; t1=four|five; t2=six|seven;
        job=butcher|surveyor|organ builder; y=1951-1962; rel=sister|barber|dentist; ed=woman; l=212|340|600; fam=their politeness|bad puns|birds;
        y2=1963-1969; w=she; train=train|tram|boat; d=four|eight|ten; own=dictionary|rubber|television; inv=find it|send in suggestions|a competition""",
        """What was the pseudonym of {a}? => {pen}
        What was he known for? => crosswords
        How old did he live to be? => {age}
        How many puzzles did he make? => {n} puzzles
        What did he write with? => pencil
        On what did he work? => on {on}
        What had he learned as a trade? => {job}
        When did he offer his first puzzle? => {y}
        With whom had he made a bet? => his {rel}
        What went wrong when it was printed? => upside down
        Who was the editor then? => {ed}
        For what were his clues well known? => {fam}
        How did he ask for {w}'s hand? => in the down clues
        When did that happen? => {y2}
        Where did she work it out? => on the {train}
        What thing did he not possess? => a {own}
        Where was the final puzzle? => on his bedside table""",
        """Who will set the crosswords now?
        How much was the bet?
        How many children did he have?
        Which word is missing?
        Where will he be buried?"""),
    r("How geckos hold on", """A gecko can hang from a pane of glass by a single toe. There is no glue and no suction: each foot bears half a million fine
        hairs, and each of these splits into {n} tips so small that they are attracted by the molecules of the wall. The force of all hairs together would carry
        {kg} kilos. To let go, the animal simply changes the angle to {deg} degrees. {a}, who built a {rob} with such hairs at {uni}, found that they work in a
        vacuum as well but fail on {fail}. They even clean themselves: after {st} steps the dirt has
        gone. A dead gecko sticks as firmly as a living one. Tape made on this pattern, sold by {firm} since {y}, costs {p} dollars a metre and is used to
        {use}.""",
        """n=hundreds of|up to a thousand; kg=80|100|130; deg=30|35; a=woman; rob=climbing robot|gripping arm|glove; uni=university;
        fail=Teflon|wet rock|soap; st=four|six|eight; firm; y=2012-2021; p=19-60; use=hang pictures|lift solar panels|hold surgical threads""",
        """What is a single toe of a gecko able to do? => hang from a pane of glass
        What is on the animal's feet? => half a million fine hairs
        Into what does every hair divide? => {n} tips
        What weight could all the hairs bear? => {kg} kilos
        How does a gecko detach its foot? => changes the angle
        Which angle is needed? => {deg} degrees
        Who made a machine after this model? => {a}
        What did she construct? => a {rob}
        Where did she do so? => at {uni}
        On what surface don't the hairs hold? => {fail}
        How soon are dirty feet clean again? => after {st} steps
        Does death change the grip? => sticks as firmly as a living one
        Which firm sells the tape? => {firm}
        When did it come on the market? => {y}
        What is it good for? => {use}
        What does a metre cost? => {p} dollars""",
        """How heavy is a gecko?
        How many species of gecko are there?
        How fast can a gecko run?
        How many metres of tape have been sold?
        How long do the hairs last?"""),
    r("Restaurant in a prison", """At {name}, the waiters never ask for a tip, and the knives are made of plastic. The restaurant, opened in {y} inside
        {town} prison, is run by inmates, whom chef {a} trains for {k} months each. Guests have to book {w} weeks ahead, leave their phones with the {off}, and
        be out by {t}. The menu: {s}, then {m}, then a {des} which on the evening of our visit was the work of a former {ex}. Three courses cost {p} euros. Of
        {n} men who have passed through the kitchen, {j} now have jobs outside, {x} of them
        in hotels. The director, {b}, used to think the idea mad. "Then I tasted the {m}." There is one problem: nobody may cook with {no}, since it can be
        turned into alcohol.""",
        """name; y=2011-2019; town; a=woman; k=six|nine|twelve; w=three|four|six; off=guard|porter; t=9:30 pm|10 pm;
        s=fennel soup|beetroot tartare|smoked carrot; m=lamb shoulder|stuffed cabbage|duck with plums; des=lemon tart|chocolate cake|cheesecake;
        ex=forger|smuggler|bank manager; p=24-39; n=88-160; j=41-79; x=nine|thirteen|twenty; b=man; no=yeast|wine vinegar|grape juice""",
        """Where is the restaurant? => inside {town} prison
        When did it open? => in {y}
        What is special about the cutlery? => the knives are made of plastic
        Who works there? => inmates
        Who teaches them? => {a}
        How long is the training? => {k} months
        How early must a table be reserved? => {w} weeks ahead
        What has to be handed in at the entrance? => their phones
        At what time must guests leave? => by {t}
        What is the first course? => {s}
        What was the pastry maker in his earlier life? => {ex}
        How much is a meal? => {p} euros
        How many of the men found work? => {j}
        How many were trained? => {n} men
        Who had doubts at first? => {b}
        Which ingredient is forbidden? => {no}
        Why is it forbidden? => it can be turned into alcohol""",
        """How many tables are there?
        How many prisoners are in {town} prison?
        What is served to vegetarians?
        What do the waiters earn?
        Where did {a} work before?"""),
    r("The archer fish experiment", """Do fish recognise faces? {a} taught {n} archer fish to spit water at the portrait of one particular woman on a screen
        above the tank; the reward was a {rew}. Then she mixed it with {m} strangers. The fish hit the right one in {pct} percent of all trials, even in black
        and white and with the shape of the head covered. Only when the picture was turned by {deg} degrees did they hesitate. The best pupil, a female called
        {fish}, made just {k} mistakes. This is surprising, as fish lack the part of the brain that we
        use. The woman in the portrait, by the way, was the {who}, who had agreed on condition that {cond}. The study, five years in the making, was paid
        for by {pay}; a repeat with {rep} is planned.""",
        """a=woman; n=four|six|eight; rew=pellet|mosquito larva|fly; m=44|60|80; pct=77-89; deg=90|60; fish=name; k=three|seven|nine;
        who=lab's cleaner|researcher's aunt|librarian; cond=she got a fish|nobody laughed|her name was not used; pay=a maker of cameras|a lottery|the navy;
        rep=goldfish|rays|carp""",
        """What kind of fish were used? => archer fish
        How many fish took part? => {n}
        How did they show which face they meant? => to spit water
        Who ran the experiment? => {a}
        What did they get when they were right? => a {rew}
        How many unknown faces were there? => {m} strangers
        How often were they right? => in {pct} percent of all trials
        When did they become uncertain? => when the picture was turned
        Which fish was the cleverest? => {fish}
        How many errors did she make? => {k} mistakes
        Why is the result astonishing? => fish lack the part of the brain
        Who was the person in the picture? => the {who}
        What had she demanded? => {cond}
        How long did the study take? => five years
        Who gave the money? => {pay}
        Which animals will be tested next? => {rep}""",
        """How large was the tank?
        How old was the woman in the portrait?
        How far can an archer fish spit?
        In which journal was it published?
        How many mistakes did the worst pupil make?"""),
    r("A weaver's revolt", """When the merchant {a} cut the price of a bolt of cloth from {p1} to {p2} groats in {mon} {y}, the weavers of {town} marched to
        his house with {arms}. At their head walked {b}, a mother of {k}, because she had {why}. They demanded to see the books; {a} threw {thr} from the window
        instead. What followed is known as the {name} Night: {n} looms in his factory were smashed, though not a single {not} was stolen. On the third day
        troops from {city} opened fire, killing {dead}. {b} was condemned to {yrs} years in prison, of which she
        served {sv}. The poet {poet} wrote a ballad about her, banned until {ban}. Two years later the old price was restored.""",
        """a=man; p1=9-12; p2=5-7; mon=March|June|November; y=1785-1846; town; arms=drums|brooms|empty baskets; b=woman; k=five|seven;
        why=the loudest voice|lost her fear|nothing left to pawn; thr=hot ash|copper coins|a chamber pot; name=Broken|Black|Shuttle; n=38-94;
        not=candlestick|spoon|penny; city=town; dead=eleven|fourteen; yrs=ten|twelve; sv=four|six; poet=woman; ban=1871-1918""",
        """Who lowered the price? => {a}
        What was the new price? => {p2} groats
        When did he do so? => {mon} {y}
        What did the weavers carry? => {arms}
        Who led them? => {b}
        How many children did she have? => {k}
        Why was she chosen? => {why}
        What did the crowd want to look at? => the books
        How did the merchant react? => threw {thr} from the window
        How is that night remembered? => the {name} Night
        How many machines were destroyed? => {n} looms
        Where did the soldiers come from? => {city}
        How many people were shot? => {dead}
        What was her sentence? => {yrs} years
        How long was she actually behind bars? => {sv}
        Who put the story into verse? => {poet}
        How long was the poem forbidden? => until {ban}
        When did the price go up again? => Two years later""",
        """When did {b} die?
        How many soldiers were there?
        What were the names of her children?
        How rich was the merchant?
        What is the title of the ballad?"""),
    r("Short news: record pumpkin", """A pumpkin weighing {kg} kilograms has earned {a} of {town} a place in the record books. The {job} had watered the
        plant with {l} litres a day, covered it with {cov} at night and, he says, talked to it about {talk}. It took a {crane} to lift the giant onto the
        scales. {b}, who won last year, came {m} kilograms short. The seeds will be auctioned for {char} on {d}; each is expected to fetch {sum} euros. And the
        flesh? It goes to the {zoo}, where the {an} are
        already waiting.""",
        """kg=610-940; a=man; town; job=dentist|postman|pilot; l=200|300|400; cov=a duvet|old curtains|a sail; talk=football|his debts|the weather;
        crane=crane|fork-lift truck|dozen firemen; b=woman; m=4-38; char=the hospice|the lifeboats|the orchestra; d=1 November|12 October|31 October;
        sum=40-120; zoo=zoo|circus|safari park; an=elephants|bears|pigs""",
        """How heavy is the pumpkin? => {kg} kilograms
        Who grew it? => {a}
        What's his profession? => {job}
        How much water did it get daily? => {l} litres
        What protected it at night? => {cov}
        What was the topic of his conversations with it? => {talk}
        How was it put on the scales? => a {crane}
        Who was the previous champion? => {b}
        By how much was she beaten? => {m} kilograms
        Who gets the money from the seeds? => {char}
        When are the seeds sold? => on {d}
        What price is expected for one? => {sum} euros
        Who will eat the pumpkin? => the {an}""",
        """How many seeds are there?
        What was the weight of last year's winner?
        What age is {a}?
        What was the size of the garden?"""),
    r("Chess prodigy", """{a} learned chess at {age1} by watching her grandfather lose. At {age2} she drew with grandmaster {gm}, who afterwards asked her
        for an {auto}. Her trainer, {t}, lets her study no more than {h} hours a day; the rest belongs to school and the {hob}. In the youth championship at
        {town} in {y} she won {w} of {n} games, one of them in only {m} moves, with a sacrifice of the {pc} that has been named after her {dog}. Losing? "Then I
        eat {eat} and show it to grandpa." A chess company, {firm}, pays for her travels. Her aim is to be
        champion by {by}; after that she would like to become a {job}. Her brother {b} prefers draughts.""",
        """a=she; age1=four|five; age2=nine|ten; gm=last; auto=autograph|interview; t=man; h=two|three; hob=trampoline|trombone|pony; town; y=2014-2023;
        w=seven|eight; n=nine|eleven; m=fourteen|seventeen|nineteen; pc=queen|rook|bishop; dog=dog|rabbit|street; eat=ice cream|gherkins|toast; firm;
        by=sixteen|eighteen; job=vet|pilot|baker; b=he""",
        """How old was she when she started? => {age1}
        From whom did she learn? => her grandfather
        Against which master did she not lose? => {gm}
        How old was she then? => {age2}
        Who coaches her? => {t}
        How long may she train each day? => {h} hours
        What else does she do in her spare time? => the {hob}
        Where was the youth championship? => {town}
        How many games did she win there? => {w}
        How short was her quickest win? => {m} moves
        Which piece did she give up? => {pc}
        How does she comfort herself? => I eat {eat}
        Who covers her travel costs? => {firm}
        What does she want to be later? => a {job}
        Which game does her brother like? => draughts""",
        """What is her rating?
        How old is her brother?
        Who won against her at {town}?
        What is her father's job?
        How much prize money has she won?"""),
    r("Water pipe burst", """A burst main turned {str} Street in {town} into a river early on {day}. The pipe, laid in {y}, gave way at {t}, probably
        because of {why}. {n} cellars were flooded, and the archive of the {arc} lost {lost}. Until the evening {k} households had to fetch their water from
        {tank} tanks at the {place}. Night watchman {a} noticed the flood first: "I thought it was my radio." A car fell into the hole; its owner, {b}, had
        parked it there for the first time in her life. Repairs will take {w} weeks. Line {line} will
        turn round at {turn} in the meantime.""",
        """str=name; town; day=Monday|Saturday|Sunday; y=1897-1938; t=2:40|3:15|4:05; why=the frost|tree roots|the weight of lorries; n=28-90;
        arc=opera|football club|post office; lost=all its posters|forty years of letters|its oldest photographs; k=1,200-5,900; tank=two|three|five;
        place=school|fire station|church; a=man; b=woman; w=three|four|six; line=2-19; turn=Castle Square|the hospital|North Station""",
        """Which road was under water? => {str} Street
        When was the pipe put into the ground? => {y}
        At what time did it break? => at {t}
        What is thought to be the cause? => {why}
        How many cellars filled with water? => {n} cellars
        Whose archive suffered? => the archive of the {arc}
        What was destroyed there? => {lost}
        How many homes had no tap water? => {k} households
        Where could they get water? => at the {place}
        Who was the first to notice? => {a}
        What had he taken the sound for? => my radio
        Whose car was swallowed? => {b}
        How long will the repair take? => {w} weeks
        Where does line {line} end for now? => {turn}""",
        """How much water was lost?
        How high is the damage in euros?
        What make was the car?
        Who will pay for the car?
        How long is the pipe?"""),
    r("Portrait of a border village", """Half of {vil} lies in {x}, half in {y}; the border runs through the {inn}, whose guests can order their soup in one
        country and eat it in the other. The {pop} inhabitants have two mayors, two telephone codes and one football team, the only one anywhere allowed to play
        in {lg} leagues. During the war the line was guarded by {sol}, who were so bored that they {bored}. Smuggling, mostly of {smug}, fed the village until
        {end}; the best hiding place was {a}'s {hide}. Today people live off {live} and off the tourists who photograph the white {stone}.
        Children choose their school at the age of {age}. "We argue about everything," says the priest, {b}, "but never about the border."  """,
        """vil=town; x=name; y=name; inn=dining room of the inn|kitchen of the inn|taproom of the inn; pop=310-880; lg=two|three;
        sol=old soldiers|cyclists|students; bored=taught the children to dance|planted a vineyard|learned to knit; smug=saccharin|coffee|cigarettes;
        end=1957-1972; a=woman; hide=wooden leg|pram|beehive; live=cheese|walnuts|goose feathers; stone=stones|posts|line; age=six|seven|ten; b=man""",
        """In which countries is {vil} situated? => in {x}, half in {y}
        Through which room does the frontier pass? => the {inn}
        How many people live there? => {pop}
        How many mayors does the village have? => two mayors
        What is the football team allowed to do? => to play in {lg} leagues
        Who guarded the border in the war? => {sol}
        What did the guards do out of boredom? => {bored}
        Which goods were taken across secretly? => {smug}
        When did the smuggling end? => {end}
        Who had the cleverest hiding place? => {a}
        What was it? => {hide}
        What do the villagers live on now? => {live}
        What is popular with photographers? => the white {stone}
        At what age do they decide on a school? => the age of {age}
        Which topic do they never quarrel about? => the border""",
        """What are the names of the mayors?
        Which side has more inhabitants?
        How did the team finish last year?
        How long is the border?
        When was the inn built?"""),
    r("Test of rain jackets", """For our test, {n} jackets spent {h} hours under a shower with {a}, a postwoman with twenty years' practice. The winner is
        the {m1} ({p1} euros): dry to the last seam and quiet besides. The {m2} is almost as good and {g} grams lighter, but its zip jammed {k} times. Those who
        want to spend little should take the {m3}, at {p3} euros, as long as they don't mind {mind}. Disappointing: the {m4}, the most expensive at {p4} euros,
        which let in water at the {leak} after {min} minutes. In {c} of the jackets our laboratory in {town} found
        {poison}. All were washed five times before; {w} lost their shape. The makers of the {m4} say they have {ex}.""",
        """n=twelve|fifteen|nineteen; h=three|four|six; a=woman; m1=model; m2=model; m3=model; m4=model; p1=129-179; g=80-190; k=two|three|four; p3=39-59;
        mind=the colour|the smell|cold wrists; p4=299-390; leak=hood|pockets|shoulders; min=eight|fifteen|twenty; c=three|four; town;
        poison=traces of lead|banned softeners|mould; w=five|six|seven; ex=changed the seams|sent the wrong size|never had such a case""",
        """How many jackets were compared? => {n} jackets
        Who wore them? => {a}
        What is her job? => postwoman
        How long was she in the shower? => {h} hours
        Which jacket came first? => the {m1}
        What is the price of the best one? => {p1} euros
        What was wrong with the {m2}? => its zip jammed
        Which one is good value for little money? => the {m3}
        What is the drawback of the cheap one? => {mind}
        Which jacket costs most? => the {m4}
        Where wasn't the {m4} waterproof? => at the {leak}
        How long did it keep dry? => {min} minutes
        What harmful thing was discovered? => {poison}
        Where is the laboratory? => {town}
        How many times were the jackets laundered? => five times
        What do the makers of the {m4} claim? => {ex}""",
        """What does the {m2} cost?
        In which shop can I buy the {m1}?
        What is the weight of the {m3}?
        Who paid for the test?
        Which jacket is best for children?"""),
    r("A film archive saved", """{n} rolls of film which {a} had stored in the {place} of his cinema in {town} have been saved from the bin at the last
        moment. The projectionist died in {m} at {age}; his heirs, who wanted to sell the house, had already ordered a {skip}. {b}, a student who had come to
        buy {buy}, read the word "{word}" on a tin and rang the national archive. Among the films is the only copy of {c}'s "{film}", shot in {y} and thought
        lost since a fire in {y2}. The tins smell of vinegar, {d} of the archive reports, and {k} are beyond
        help. Copying the rest will take {yrs} years. {b} was given a {gift}, and the skip was filled with old seats.""",
        """n=210-640; a=man; place=attic|boiler room|ticket office; town; m=January|April|September; age=84-97; skip=skip|bonfire|van to the dump; b=woman;
        buy=an armchair|a lamp|a mirror; word=Do not touch|Complete|Beach scene; c=woman; film=title; y=1912-1927; y2=1938-1951; d=man;
        k=nineteen|thirty-one|forty; yrs=two|three|five; gift=free ticket for life|projector|job for the summer""",
        """What was rescued? => {n} rolls of film
        To whom had they belonged? => {a}
        Where were they stored? => in the {place} of his cinema
        How old did he get? => {age}
        What had the heirs arranged for? => a {skip}
        Who realised their value? => {b}
        What was she looking for? => {buy}
        What did she read on the box? => {word}
        Whom did she phone? => the national archive
        Which lost work turned up? => {film}
        Who made it? => {c}
        When had the other copies burnt? => a fire in {y2}
        How do the boxes smell? => vinegar
        How many films can't be rescued? => {k}
        How long will the copying take? => {yrs} years
        What was the finder's reward? => a {gift}""",
        """How much is the film worth?
        What is the film about?
        How many heirs are there?
        When will the film be shown?
        What did {b} study?"""),
    r("Election night in a small town", """{a} will be the next mayor of {town}. With {pct} percent of the vote the {job} beat {b}, who had governed for {y}
        years and congratulated her by {by}. The result was decided in the {q} quarter, where people are angry about {angry}. Turnout, {t} percent, was higher
        than ever. Third came {c} with his {party} party, {n} votes ahead of a {cand} that pupils had entered as a joke. {a}, {age}, announced that she would
        keep her {keep} and open the town hall on {day} evenings. Her first decision? To take down the {down}. {b} plans to write
        a book on {book}. The new council meets on {d}.""",
        """a=woman; town; pct=51-57; job=vet|bus driver|librarian; b=man; y=twelve|eighteen|twenty-four; by=telephone|a postcard|megaphone;
        q=Mill|Station|Brick; angry=the parking fees|the closed school|the bypass; t=68-81; c=man; party=Blue|Harbour|Common Sense; n=9-40;
        cand=tortoise|snowman|robot; age=33-58; keep=moped|practice|allotment; day=Tuesday|Thursday; down=statue|barriers|neon sign;
        book=tunnels|power|roses; d=1 March|2 June|15 October""",
        """Who won the election? => {a}
        What share of the votes did she get? => {pct} percent
        What has she done for a living until now? => {job}
        Whom did she defeat? => {b}
        How long had he been in office? => {y} years
        How did he send his congratulations? => by {by}
        Where did she win it? => in the {q} quarter
        What annoys people there? => {angry}
        How many people voted, in percent? => {t} percent
        Who took third place? => {c}
        What had pupils put up as a candidate? => a {cand}
        What will she not give up? => her {keep}
        On which evenings will the town hall be open? => on {day} evenings
        What is she going to remove first? => the {down}
        What is the subject of the loser's book? => {book}
        When does the council sit for the first time? => on {d}""",
        """How many votes did the {cand} get?
        How many people live in {town}?
        What age is {b}?
        To which party does {a} belong?
        How many seats does the council have?"""),
    r("Sleep of swifts", """A swift does nearly everything in the air: it feeds, drinks, gathers feathers and sleeps there. Using loggers that weigh {g}
        gram, {a} of {uni} showed that one bird, ringed as {ring}, did not land for {m} months. To sleep, they climb to about {h} metres at dusk and glide down
        with half the brain switched off, for {s} seconds at a time. The team caught {n} birds at their nests under the roof of a {roof} in {town}; {k} loggers
        were recovered a year later. Wintering grounds turned out to be {far} kilometres away, above {land}. One bird had
        crossed the desert in {d} days. Numbers are falling because {why}. Nest boxes help; {b}, who has put up {box} of them, plays the birds' calls from a
        loudspeaker.""",
        """g=half a|one; a=woman; uni=university; ring=code; m=nine|ten; h=1,800|2,400|2,900; s=four|six|ten; n=19-60; roof=brewery|school|monastery; town;
        k=eight|eleven|seventeen; far=6,000-8,500; land=Congo|Angola|Mozambique; d=two|three|five;
        why=old roofs are repaired|insects are scarce|gaps are closed; b=man; box=140-600""",
        """Where do swifts sleep? => in the air
        How light are the loggers? => {g} gram
        Who used them? => {a}
        How long did one bird stay up? => {m} months
        Which bird was it? => {ring}
        How high do they go in the evening? => about {h} metres
        How much of the brain is asleep? => half the brain
        How long is one nap? => {s} seconds
        How many birds were caught? => {n} birds
        On what building did they nest? => a {roof}
        How many loggers came back? => {k} loggers
        Where do the birds spend the winter? => above {land}
        How fast did one of them fly over the desert? => in {d} days
        Why are there fewer of them? => {why}
        Who puts up boxes? => {b}
        How does he attract the swifts? => plays the birds' calls""",
        """How fast can a swift fly?
        How old does a swift get?
        How many eggs does it lay?
        What does a logger cost?
        In which month do swifts return?"""),
    r("Second life of an airfield", """Where bombers once took off, {town} now grows {crop}. The airfield, given up by the {army} army in {y}, stood empty
        for {k} years; boys raced mopeds on the runway, and {a} kept {n} sheep in the control tower. In {y2} the district bought all {ha} hectares for a
        symbolic {sum}. Hangar {h} is now used by {firm}, which builds {build}; another holds the biggest {ind} in the country. Of the concrete, {t} tonnes were
        crushed and went into the new {new}. A {bomb} found during the work was defused by {b}, who had trained there as a {tr}. Only the
        {left} has been left as it was; school classes are shown round by {c}, {age}, once a radio operator. On the {d} of every month gliders may land.""",
        """town; crop=strawberries|lavender|asparagus; army=Soviet|American|British; y=1990-1994; k=six|nine|eleven; a=man; n=60-200; y2=2001-2006;
        ha=180-410; sum=one euro|one mark|handshake; h=2-7; firm; build=sailing boats|wind turbines|church organs; ind=climbing hall|flea market|seed store;
        t=9,000-40,000; new=motorway|school|dyke; bomb=bomb|mine|rocket; b=man; tr=cook|mechanic|driver; left=bunker|chapel|cinema; c=woman; age=79-93;
        d=first|last Sunday""",
        """What is cultivated on the old airfield? => {crop}
        Which army left it? => the {army} army
        When did the soldiers go? => {y}
        How long was nothing done with it? => {k} years
        What did boys do on the runway? => raced mopeds
        Where did {a} keep his sheep? => in the control tower
        What did the district pay? => {sum}
        How large is the area? => {ha} hectares
        What does {firm} produce? => {build}
        In which hangar is {firm}? => Hangar {h}
        What can be found in another hangar? => the biggest {ind}
        What was the concrete used for? => the new {new}
        Who made the {bomb} harmless? => {b}
        As what had he been trained? => as a {tr}
        Which part has not been changed? => the {left}
        Who gives tours? => {c}
        What was her task in former days? => radio operator""",
        """How many soldiers were stationed there?
        How long is the runway?
        What do the tours cost?
        How large is the staff of {firm}?
        When was the airfield built?"""),
    r("Theatre strike ends", """After {n} days the curtain is going up again at the {town} theatre. Stagehands and management agreed last night on {pct}
        percent more pay and on a limit of {k} evenings in a row. Mediator {a}, a former {job}, had locked both sides into the {room} with nothing but {food};
        by {t} they had a deal. The strike cost the house {sum} euros in returned tickets, and {show} had to be cancelled {c} times. One result was unexpected:
        the actors, who {act} in the park, won {w} new friends for the stage, and will repeat it every {mon}. {b}, speaking for the
        stagehands, called the outcome "{call}". Prices go up by {p} euros from {d}. Standing places remain at {s}.""",
        """n=eleven|nineteen|twenty-six; town; pct=3-7; k=five|six|nine; a=woman; job=judge|midwife|referee; room=wardrobe|prop room|orchestra pit;
        food=pretzels|lukewarm coffee|apples; t=3 am|4 am|dawn; sum=60,000-190,000; show=Hamlet|Carmen|the Christmas play; c=four|six|eight;
        act=performed without scenery|read Shakespeare|sang; w=hundreds of|many; mon=June|July|August; b=man; call=half a loaf|fair enough|a good scene;
        p=1-4; d=1 September|1 January|1 March; s=four euros|six euros""",
        """How long was the strike? => {n} days
        What rise in wages was agreed? => {pct} percent
        How many nights in succession may they now work? => {k} evenings
        Who negotiated between the parties? => {a}
        What had she worked as before? => {job}
        Where did the talks take place? => the {room}
        What were they given to eat or drink? => {food}
        When did they reach agreement? => by {t}
        How much money was lost? => {sum} euros
        Which play was affected? => {show}
        How many performances of it were lost? => {c} times
        What did the actors do outdoors? => {act}
        When will that take place in future? => every {mon}
        Who was spokesman for the stagehands? => {b}
        How much dearer do tickets get? => {p} euros
        What does standing cost? => {s}""",
        """How many stagehands are there?
        How much does a stagehand earn?
        Who is the director of the theatre?
        What is played next week?
        How many seats does the theatre have?"""),
    r("Pollen report", """This week the {tree1} is in full bloom, and counts in {town} have reached {n} grains per cubic metre, more than {f} times last
        year's figure. {tree2} is almost over; {grass} will start around {d}. Relief is in sight only on {day}, when rain is forecast. Doctor {a} of the
        {clinic} clinic advises sufferers to wash their hair in the evening, air rooms in the country between {t1} and {t2} (in cities it is the other way
        round), and not to dry {dry} outdoors. Beware of {food}: many who react to {tree1} cannot tolerate it either. A new trap on the roof of the {roof},
        tended by
        {b}, has been counting since {m}. Counts are published at {web}, also as a recording for the {blind}.""",
        """tree1=birch|alder; town; n=310-980; f=two|three; tree2=Hazel|Willow; grass=rye|plantain|grass; d=10 May|20 May|1 June; day=Thursday|Friday;
        a=woman; clinic=name; t1=7 pm|8 pm; t2=midnight|11 pm; dry=sheets|pillows|jumpers; food=raw apples|celery|hazelnuts;
        roof=university|fire station|museum; b=man; m=February|March; web=website; blind=blind|elderly""",
        """Which tree is causing trouble at the moment? => {tree1}
        How many grains were measured? => {n} grains
        How does this compare with last year? => more than {f} times last year's figure
        Which tree has nearly finished? => {tree2}
        What is next to bloom? => {grass}
        When will that be? => around {d}
        When can people breathe more easily? => on {day}
        What brings the improvement? => rain
        Who gives advice? => {a}
        When should people wash their hair? => in the evening
        When is it best to open windows in the country? => between {t1} and {t2}
        What shouldn't be hung up outside? => {dry}
        Which food may cause problems? => {food}
        Where is the new device? => on the roof of the {roof}
        Who looks after it? => {b}
        Where are the numbers to be found online? => {web}""",
        """Which medicine helps best?
        How many people suffer from hay fever?
        How high were the counts in winter?
        When does {a} see patients?
        What does the trap cost?"""),
    r("Short entry: a footbridge", """The {name} Footbridge in {town} links the {a} with the {b}. It was designed by {arch}, measures {m} metres and was
        opened on {d} {y} by the rower {row}. On the first day it swayed so strongly that it had to be shut for {k} months; {n} dampers were then fitted beneath
        the deck. The handrail is made of {mat}. At night the bridge is lit in {col}, except during the migration of {an}. Couples used to hang padlocks on the
        railing until, in {y2}, {kg} tonnes of them were sawn off and melted into a
        {st}. About {ped} people cross it each day. The previous crossing, a chain ferry, was worked by the {fam} family for {g} generations.""",
        """name; town; a=old town|station|castle; b=university|exhibition park|docks; arch=woman; m=140-390; d=3 May|12 June|20 August; y=1999-2008;
        row=man; k=seven|nine|fourteen; n=28-90; mat=oak|bronze|leather; col=blue|violet|amber; an=eels|bats|geese; y2=2012-2018; kg=two|three|five;
        st=statue|bell|bench; ped=4,000-19,000; fam=last; g=three|five""",
        """What does the bridge connect the {a} with? => the {b}
        Who planned it? => {arch}
        What is its length? => {m} metres
        When was it inaugurated? => {d} {y}
        Who was the guest of honour at the opening? => {row}
        What went wrong at first? => it swayed
        How long did it stay closed? => {k} months
        What cured the problem? => {n} dampers
        Of what material is the handrail? => {mat}
        In which colour does it shine at night? => {col}
        For which animals is the light turned off? => {an}
        When were the padlocks removed? => {y2}
        What was made from them? => a {st}
        How many pedestrians use it daily? => {ped} people
        How did people get across in the past? => a chain ferry
        Who ran the ferry? => the {fam} family""",
        """What did the bridge cost?
        Which river does it cross?
        How wide is the bridge?
        When did the ferry stop running?"""),
    r("A mountain rescue", """Two climbers were brought down alive from {mt} on {day} after {n} nights in a snow hole. {a}, {age1}, and her brother {b} had
        lost the path when fog came in at about {t}. They shared {food}, melted snow with a {melt}, and kept awake by {awake}. It was a {dog} named {name},
        belonging to the rescue service of {town}, that found them, {m} metres from the marked route. Helicopter pilot {c} could not land and let down a rope.
        {b} lost {toes} toes; his sister has a {hurt}. "We did one thing right," she said from her bed:
        they had left a note in the {hut} hut. {k} helpers had been searching; the bill comes to {sum} euros, which {ins} will pay.""",
        """mt=mountain; day=Tuesday|Thursday|Sunday; n=two|three|four; a=woman; age1=19-34; b=he; t=noon|two|half past three;
        food=a bar of chocolate|six biscuits|half a sausage; melt=candle|lighter|thermos lid; awake=singing hymns|telling jokes|counting in French;
        dog=collie|spaniel|Labrador; name; town; m=200|400|700; c=woman; toes=two|three; hurt=broken rib|sprained ankle|bad cough; hut=name; k=28-75;
        sum=9,000-31,000; ins=the alpine club|her insurance|their father""",
        """Where did it happen? => {mt}
        How many nights were they outdoors? => {n} nights
        What age is {a}? => {age1}
        With whom was she climbing? => her brother {b}
        Why did they get lost? => fog came in
        What did they have to eat? => {food}
        How did they make water? => melted snow with a {melt}
        What did they do so as not to fall asleep? => {awake}
        Who found them? => a {dog} named {name}
        How far off the route were they? => {m} metres
        Who flew the helicopter? => {c}
        What injury does the sister have? => a {hurt}
        What was the wise thing they had done? => left a note
        How many people took part in the search? => {k} helpers
        What was the cost? => {sum} euros
        Who settles the bill? => {ins}""",
        """What age is {b}?
        How high is {mt}?
        How cold was it at night?
        In which hospital are they?
        Which way up had they wanted to take?"""),
    r("Review of a novel", """{a}'s third novel, "{t}", takes place on a single {day} in a {place} where the clocks have stopped. {h}, a {job} on the eve of
        retirement, is waiting for a {wait} that never comes; meanwhile {k} strangers tell him their lives. That sounds dull, and for the first {p} pages it is.
        Then a child asks him for {ask}, and the book takes off. {a} writes short sentences, mostly about {about}. The translation by {b} is excellent, apart
        from one slip on page {pg}, where a {slip1} turns into a {slip2}. I could have done without the {without}. Her earlier books
        sold poorly; this one has been shortlisted for the {prize} Prize, to be awarded on {d}. {firm}, {n} pages, {eur} euros.""",
        """a=woman; t=title; day=Sunday|Tuesday|February day; place=railway station|waiting room|border post; h=man;
        job=customs officer|cleaner|stationmaster; wait=train|telegram|doctor; k=seven|nine|eleven; p=40|60|80; ask=a button|the time|a story;
        about=weather|hands|bread; b=man; pg=91-212; slip1=heron|sister|spoon; slip2=herring|blister|spool; without=epilogue|dreams|talking dog; prize=name;
        d=14 October|3 November|20 March; firm; n=231-380; eur=18-26""",
        """What is the title of the book? => {t}
        Who is the author? => {a}
        How many novels has she written, counting this one? => third
        Where is it set? => in a {place}
        Who is the main character? => {h}
        What is his occupation? => {job}
        What does he expect in vain? => a {wait}
        How many people tell him about themselves? => {k} strangers
        Up to what point is it boring? => the first {p} pages
        What does the child want from him? => {ask}
        Who translated it? => {b}
        Where did the translator make a mistake? => on page {pg}
        What could have been left out? => the {without}
        For which award is it being considered? => the {prize} Prize
        Who publishes it? => {firm}
        How much does the book cost? => {eur} euros""",
        """What was the title of her first novel?
        How old is the child?
        What is the prize worth?
        Into how many languages has it been translated?
        How does the story end?"""),
    r("Snow leopard count", """There are more snow leopards in {land} than anyone had hoped. Over {k} winters {a} and a team of {n} herdsmen hung {cam}
        cameras on passes above {m} metres; the cats, which can be told apart by their {by}, were photographed {ph} times, {ind} different animals in all. The
        most eager model was a female named {cat}, who {did}. Earlier estimates, made by counting {est}, had been {x} too low. Still, {dead} were found poisoned
        near {village}, where wolves had killed {live}. Since then the project has paid for {pay}, on {b}'s suggestion, and losses have fallen by {pct} percent.
        Tourists may spend a week in the hide at {hide} for {sum} dollars; {chance} in ten see a leopard. The next count begins in {y}.""",
        """land=name; k=three|four|five; a=woman; n=fourteen|twenty-two|thirty; cam=90-240; m=3,200|3,800|4,100; by=spots|tails|faces; ph=610-1,400;
        ind=38-74; cat=she; did=licked the lens|slept below camera nine|carried a camera off; est=droppings|tracks; x=a third|a half; dead=two|three|four;
        village=town; live=sheep|yaks|foals; pay=wolf-proof pens|sheepdogs|insurance; b=man; pct=40-80; hide=town; sum=2,100-3,900; chance=four|six|seven;
        y=2028-2031""",
        """Which animals were counted? => snow leopards
        Who directed the count? => {a}
        Who assisted her? => a team of {n} herdsmen
        How long did it take? => {k} winters
        How many cameras were set up? => {cam} cameras
        At what height were they? => above {m} metres
        How do you tell one animal from another? => by their {by}
        How many individuals were identified? => {ind}
        Which animal was photographed most? => {cat}
        What did she do? => {did}
        How had numbers been worked out before? => by counting {est}
        Near what place were some poisoned? => {village}
        What had the wolves eaten? => {live}
        How does the project help the herdsmen? => has paid for {pay}
        Whose idea was that? => {b}
        What is the price of a week in the hide? => {sum} dollars
        When will they count again? => {y}""",
        """How many wolves are there?
        Who put out the poison?
        How much does a camera cost?
        How many cubs were born?
        How long is a leopard's tail?"""),
    r("The teacher who wrote a dictionary", """For {k} years {a}, a village teacher in {town}, collected the words of a language that {n} people still
        spoke. He wrote them on the back of {back}, because paper was dear, and kept them in {box}. The {let} alone, he noted, filled {x} evenings. When the
        government forbade the language in schools in {y}, he was moved to a post {km} kilometres away; his pupil {b} hid the collection under {hide} until
        {y2}. The first volume, printed at the expense of the {exp} {c}, came out in {y3}, {d} weeks after his death. It contains {w} words, {snow} of them for
        kinds of {kind}.
        There is no word for "{no}". Today about {now} children learn the language again, and his portrait is on the {bill}. His house burned down in {y4};
        only the {left} remained.""",
        """k=twenty-six|thirty-one|forty; a=man; town; n=900|2,000|3,500; back=seed packets|school reports|tobacco wrappers;
        box=cigar boxes|milk cans|a cradle; let=letter K|letter S|letter M; x=ninety|two hundred; y=1897-1911; km=300|480|650; b=woman;
        hide=the hay|a church bell|the hen house; y2=1919-1924; exp=brewer|pharmacist|widow; c=last; y3=1926-1934; d=two|three|five; w=31,000-58,000;
        snow=twenty-six|thirty-four|fifty; kind=mud|fog|ice; no=hurry|lonely|yes; now=400|1,100|2,600; bill=ten-crown note|stamps|school flag; y4=1941-1966;
        left=stove|door|apple tree""",
        """What was {a}'s profession? => teacher
        How long did he gather words? => {k} years
        How many speakers were left? => {n} people
        On what did he write? => the back of {back}
        Why didn't he use proper paper? => paper was dear
        Where did he store the notes? => in {box}
        When was the language banned from classrooms? => {y}
        How far away was he sent? => {km} kilometres
        Who looked after the collection? => {b}
        Where was it concealed? => under {hide}
        Who paid for the printing? => the {exp} {c}
        When was it published? => {y3}
        How many entries are in it? => {w} words
        For what are there so many words? => {kind}
        Which word is missing from the language? => {no}
        How many children study it now? => {now} children
        Where can one see his picture? => on the {bill}
        What survived the fire? => the {left}""",
        """What is the language called?
        When was {a} born?
        How many volumes are there?
        What did the printing cost?
        How many pupils did he have?"""),
    r("Cycle path progress", """Phase {ph} of the {name} cycle path is finished: since {d} one can ride the {km} kilometres from {a} to {b} without meeting
        a car. The asphalt contains {mix}, an idea of engineer {c}, and glows {col} at night. At the {tun} tunnel, {m} metres long and closed to trains since
        {y}, lamps switch on as riders approach; {bats} bats were given a tunnel of their own. Land had to be bought from {n} owners. The last of them, {e},
        agreed only when he was promised {prom}. A counter in {a} registered {cnt} bikes on the opening day, one of them a {odd}. Cost: {sum} million, {pct}
        percent of it from the {from}.
        Phase {ph2} is delayed, since beavers have {beav}; the ministry will decide by {dec} whether they have to move.""",
        """ph=two|three; name; d=April|June|September; km=14-38; a=town; b=town; mix=old tyres|ground glass|coffee cups; c=woman;
        col=green|blue|pale yellow; tun=name; m=310-890; y=1964-1988; bats=140|300|600; n=19-64; e=man;
        prom=a bench with his name|a bridge for his cows|free bike repairs; cnt=1,900-5,400; odd=unicycle|penny-farthing|bed on wheels; sum=4-19; pct=50-75;
        from=region|state|climate fund; ph2=four|five; beav=flooded the route|dammed the stream|felled the markers;
        dec=Easter|autumn|the end of the year""",
        """Which part of the path is ready? => Phase {ph}
        When could it first be used? => since {d}
        How long is the new part? => {km} kilometres
        Where does it end? => {b}
        What was mixed into the surface? => {mix}
        Who thought of that? => {c}
        What is the colour of the surface in the dark? => {col}
        How long is the tunnel? => {m} metres
        When did trains stop using the tunnel? => {y}
        What was done for the bats? => a tunnel of their own
        From how many people was land acquired? => {n} owners
        Who was the last to sell? => {e}
        What was he offered? => {prom}
        How many cyclists came on the first day? => {cnt} bikes
        What was the strangest vehicle? => a {odd}
        How much did it cost? => {sum} million
        Which animals are holding up phase {ph2}? => beavers
        When will there be a decision about them? => by {dec}""",
        """How wide is the path?
        How many bridges are there?
        Where does phase {ph2} lead to?
        How many accidents have there been?
        What did {e} get for his land in euros?"""),
    r("A baker in space food", """The rolls that astronauts will eat on the next mission were invented in a back room in {town}. Crumbs are the problem:
        floating about, they get into {get}. Baker {a}, whose shop has been in the family since {y}, solved it after {n} attempts with {flour} flour, {sec} and
        an oven he built out of {oven}. The rolls, {cm} centimetres across so that they fit in the mouth whole, keep for {m} months. {b} of the space agency,
        who tested them on a {fl}, said they tasted "{taste}". The contract is for {k} rolls, worth {sum} euros. On Earth they are sold on {day} only, at {p}
        euros each, and are gone
        by {t}. His daughter {c} wants to go further: she is working on a {cake}.""",
        """town; get=the filters|the switches|everybody's eyes; a=man; y=1897-1951; n=88|140|211; flour=pea|spelt|rice; sec=fig juice|seaweed|egg white;
        oven=a fridge|a washing drum|two radiators; cm=three|four; m=nine|fourteen|twenty; b=woman; fl=parabolic flight|submarine|roller coaster;
        taste=like Sunday|almost normal|of home; k=2,400|3,600|5,000; sum=31,000-66,000; day=Fridays|Saturdays|Mondays; p=2-6; t=nine|eight|half past seven;
        c=she; cake=birthday cake|pizza|pretzel""",
        """For whom are the rolls made? => astronauts
        Where were they developed? => {town}
        Why is ordinary bread unsuitable? => Crumbs are the problem
        Where could crumbs end up? => {get}
        Who invented the rolls? => {a}
        When did the family open its shop? => {y}
        How many times did he try? => {n} attempts
        What kind of flour is in them? => {flour}
        From what did he make his oven? => {oven}
        What's the diameter of a roll? => {cm} centimetres
        For how long can they be stored? => {m} months
        Who tried them for the agency? => {b}
        Where did she try them? => on a {fl}
        How many rolls have been ordered? => {k} rolls
        How much money is involved? => {sum} euros
        When can ordinary customers buy them? => {day}
        By when are they sold out? => by {t}
        What is {c} trying to make? => a {cake}""",
        """When does the mission start?
        How heavy is a roll?
        How many astronauts will fly?
        What age is {c}?
        Where is the agency?"""),
    r("Brief: art theft", """Thieves have stolen {n} paintings from the villa of the collector {a} near {town}. They came across the {way} on {day} night,
        switched off the alarm with the right code and left within {min} minutes. Among the missing works is "{t}" by {p}, painted in {y} and insured for {sum}
        million. Oddly, they hung a {odd} in its place. Police are looking for a {col} van; the gardener, {g}, has been questioned. The collector was at the
        {where} at the time.""",
        """n=three|four|six; a=woman; town; way=lake|roof|vineyard; day=Friday|Sunday; min=six|nine|eleven; t=title; p=last; y=1888-1931; sum=2-18;
        odd=calendar|mirror|child's drawing; col=white|grey|green; g=man; where=opera|dentist's|races""",
        """What was taken? => {n} paintings
        Who owned them? => {a}
        From which direction did the burglars arrive? => across the {way}
        On which night did it happen? => {day} night
        How did they deal with the alarm? => with the right code
        How long were they in the house? => {min} minutes
        Who painted "{t}"? => {p}
        When was that picture made? => {y}
        For how much was it insured? => {sum} million
        What did the burglars leave behind? => a {odd}
        What vehicle is being searched for? => a {col} van
        Whom did the police talk to? => the gardener, {g}
        Where had the owner gone? => at the {where}""",
        """How many thieves were there?
        What reward is offered?
        Who insured the pictures?
        How old is the collector?
        What is the number plate of the van?"""),
    r("Brief: new ferry", """The ferry {ship}, driven by batteries alone, made her maiden voyage from {a} to {b} yesterday with {n} guests on board. Built
        in {land} at a cost of {sum} million, she needs {min} minutes to charge, during which passengers get on and off. Captain {c} praised the silence: "You
        can hear the {hear}." The old steamer {old}, in service since {y}, will become a {use}. Fares go up by {p} cents; bicycles stay free.""",
        """ship=Aurora|Swallow|Lady Ann; a=town; b=town; n=120-390; land=Finland|Norway|Poland; sum=11-28; min=seven|nine|twelve; c=woman;
        hear=gulls|ice|bow wave; old=Hercules|Victoria|Old Tom; y=1926-1968; use=hotel|theatre|diving wreck; p=20|30|50""",
        """What powers the {ship}? => batteries alone
        Where did she sail from on her first trip? => {a}
        What was the destination? => {b}
        How many people had been invited? => {n} guests
        Which country was she built in? => {land}
        What was the price of the ship? => {sum} million
        How quickly are the batteries full again? => {min} minutes
        Who is in command? => Captain {c}
        What does she like about the ship? => the silence
        What sound can be heard? => the {hear}
        Which ship is being replaced? => The old steamer {old}
        When did the steamer begin to sail? => since {y}
        What will be done with her? => a {use}
        How much more will a ticket cost? => {p} cents
        What can still be taken for nothing? => bicycles""",
        """How many cars can the ferry carry?
        How fast is the ferry?
        Who was captain of the steamer?
        How long is the crossing?
        What did the steamer cost?"""),
    r("Brief life: a botanist", """{a} ({y1}-{y2}) described {n} species of moss, more than anyone before her. A {job}'s daughter from {town}, she paid for
        her studies by {pay} and travelled to {land} at the age of {age}, disguised as a {dis}. There she lost {lost} in a swamp but saved her plants. {b}
        offered her marriage and a laboratory; she accepted the laboratory. Her herbarium, {k} sheets, went to {uni}. A crater on Venus is named after her, and
        so is a {soup}.""",
        """a=woman; y1=1851-1869; y2=1922-1941; n=140-390; job=barber|miller|bookbinder; town; pay=mending nets|playing the organ|copying maps;
        land=Borneo|Lapland|Chile; age=twenty-three|thirty|thirty-six; dis=monk|sailor|cook; lost=two mules|her glasses|a boot; b=man; k=11,000-29,000;
        uni=university; soup=brand of soap|research ship|variety of rose""",
        """When was she born? => {y1}
        What was the year of her death? => {y2}
        What kind of plants did she study? => moss
        How many new species are due to her? => {n} species
        What did her father do? => {job}
        Where did she grow up? => {town}
        How did she finance her education? => {pay}
        To what country did she go? => {land}
        How old was she then? => the age of {age}
        As what was she dressed? => a {dis}
        What did the swamp cost her? => {lost}
        Who wanted to marry her? => {b}
        Which part of the offer did she take? => the laboratory
        How big is her collection? => {k} sheets
        Where is it kept? => {uni}
        What on Venus recalls her? => A crater""",
        """Whom did she marry?
        Where is she buried?
        How long did she stay in {land}?
        What was her mother's name?
        Which university did she study at?"""),
    r("Brief: handball", """The women of {club} are champions for the first time since {y}. In front of {n} spectators they beat {club2} {a}-{b} on
        Saturday, although their top scorer {x} was missing with {ill}. Goalkeeper {g} stopped {k} shots, {pen} of them from the penalty line. At half-time
        {club2} had been {m} goals up. "In the break I only said: drink something," reported coach {c}, who is leaving for {land} in {mon}. {club} now have {d}
        days off before the cup final in {town}.""",
        """club; club2=club; y=1979-2006; n=2,100-6,900; a=27-31; b=21-26; x=woman; ill=a torn muscle|flu|a broken thumb; g=woman;
        k=seventeen|nineteen|twenty-two; pen=three|four; m=four|five|six; c=man; land=Hungary|Denmark|France; mon=June|July; d=three|four|six; town""",
        """Who won the title? => {club}
        When had they won it before? => since {y}
        Who lost the match? => {club2}
        How did the game end? => {a}-{b}
        How many people were in the hall? => {n} spectators
        Which important player could not take part? => {x}
        What was wrong with her? => {ill}
        How many balls did the goalkeeper save? => {k} shots
        What is the goalkeeper's name? => {g}
        Which team was leading at the interval? => {club2}
        How big was the lead? => {m} goals
        What did the coach tell his players? => drink something
        Where is the coach going? => {land}
        How long can the team rest? => {d} days
        Where will they play for the cup? => {town}""",
        """Who will be the next coach?
        How many goals has {x} scored this season?
        Whom do they meet in the cup final?
        Who coaches {club2}?
        Who won the title last year?"""),
    r("Brief: roadworks", """From {d1} to {d2} the {str} Street in {town} will be a building site. First, until {d3}, the {side} side gets new {pipe}; then
        the tram rails are replaced, which is why line {l} ends at {stop}. A footpath at least {m} metres wide stays open. Shops can be supplied between {t1}
        and {t2}. {a} of the building office asks for patience: the last work dates from {y}. Complaints to {tel}. When all is done, {n} {tree} trees will be
        planted, one for each {each} that was cut.""",
        """d1=4 March|15 April|2 May; d2=30 September|12 October|20 November; str=name; town; d3=June|the end of July; side=northern|southern|left;
        pipe=gas pipes|sewers|cables; l=2-9; stop=the hospital|Corn Square|the theatre; m=1.2|1.5|2; t1=5 am|6 am; t2=9 am|10 am; a=woman; y=1951-1983;
        tel=555-0109|555-0132|555-0186; n=nineteen|twenty-six|forty; tree=lime|plane|maple; each=chestnut|poplar""",
        """When do the works begin? => {d1}
        When should everything be finished? => {d2}
        Which road is affected? => the {str} Street
        What is laid first? => new {pipe}
        On which side do they start? => the {side} side
        What comes after that? => the tram rails are replaced
        Where does line {l} stop now? => at {stop}
        How wide is the way for people on foot? => at least {m} metres
        When may lorries deliver? => between {t1} and {t2}
        Who speaks for the office? => {a}
        When was the street last repaired? => {y}
        Where can I ring to complain? => {tel}
        How many trees will there be? => {n}
        What kind of trees will be planted? => {tree} trees
        Which sort of trees was felled? => {each}""",
        """How much will the works cost?
        Which company does the work?
        How many shops are in the street?
        How long is the street?
        What compensation do the shops get?"""),
    r("Brief: science of yawning", """Yawning is catching, even for dogs. {a} of {uni} had {n} dogs watch a man who either yawned or just opened his mouth.
        {k} of the animals yawned back at the real yawn, none at the other. Among breeds, {br} were the most easily infected; a {cold} named {dog} stayed
        unmoved for {min} minutes. It helped if the man was the owner. Cats were to be tested as well, but they {cats}. {b}, who is sceptical, believes that
        {why}.""",
        """a=woman; uni=university; n=29-64; k=Fourteen|Nineteen|Twenty-one; br=poodles|beagles|boxers; cold=bulldog|dachshund|greyhound; dog=name;
        min=ten|twenty|thirty; cats=left the room|fell asleep|attacked the camera; b=man;
        why=the dogs were simply nervous|the room was too warm|they wanted a biscuit""",
        """Who made the experiment? => {a}
        At what institution? => {uni}
        How many animals watched? => {n} dogs
        Whom did they look at? => a man
        What did he do besides yawning? => just opened his mouth
        How many dogs were infected? => {k}
        How many reacted to an open mouth? => none
        Which breed yawned most readily? => {br}
        Which dog did not react at all? => a {cold} named {dog}
        How long was that dog tested? => {min} minutes
        When was the effect greater? => if the man was the owner
        What did the cats do? => {cats}
        Who doubts the result? => {b}
        What does he think? => {why}""",
        """How long does a yawn last?
        How old were the dogs?
        What was the man's name?
        How many cats were there?
        Why do people yawn?"""),
    r("Brief: a village shop reopens", """The shop of {town} has opened its door again, {k} months after the last owner, {a}, retired. It now belongs to {n}
        villagers, each of whom put in {sum} euros. {b}, who used to manage {used}, runs it with {h} helpers, mostly pensioners. Best seller so far: {best}. The
        bell above the door is the old one; new are a {new} and a table where {tab}. On {day} the doctor sees patients in the {room}. Opening hours: {t1} to
        {t2}, and at night there is a {mach} for eggs and milk.""",
        """town; k=five|eight|thirteen; a=woman; n=88-210; sum=100|200|250; b=man; used=a bank|a circus|an airport kiosk; h=six|nine|fourteen;
        best=liver sausage|local apple juice|lottery tickets; new=coffee machine|parcel desk|cheese counter;
        tab=people play cards|pupils do homework|knitters meet; day=Tuesdays|Thursdays; room=store room|office|back kitchen; t1=6:30|7|7:30;
        t2=1 pm|6 pm|7 pm; mach=machine|hatch""",
        """How long was the shop closed? => {k} months
        Who had it before? => {a}
        Why did she give it up? => retired
        How many people own it now? => {n} villagers
        How much did each of them pay? => {sum} euros
        Who is the manager? => {b}
        What did he manage in the past? => {used}
        How many people help him? => {h} helpers
        What is sold most? => {best}
        What has been kept from the old shop? => The bell above the door
        What didn't the old shop have? => a {new}
        When can I see a doctor there? => On {day}
        In which room is the doctor? => in the {room}
        At what hour does it open? => {t1}
        What can I buy at night? => eggs and milk""",
        """What age is {a}?
        What is the doctor's name?
        How many people live in {town}?
        How much do the helpers earn?
        How large is the shop?"""),
]
