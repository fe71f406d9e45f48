"""Reading passages about nature, medicine, chemistry, physics, computers and engineering, as textbooks and encyclopaedias write. For training only."""

from .parse import reading as r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("Photosynthesis", """Photosynthesis is the process by which green plants, algae and some bacteria turn the energy of sunlight into chemical energy. It
        takes place in
        small bodies inside the cells called chloroplasts, which contain the pigment chlorophyll; because this pigment absorbs mainly red and blue light and
        reflects the green, leaves look green to us. During the first stage, known as the light reactions, water is split, and the oxygen that is set free
        escapes
        through tiny pores in the leaf, the stomata. In the second stage, which does not need light directly, carbon dioxide from the air is built into
        sugars.
        At the botanical institute of {town} a team under {first} {last} measured that a single {tree} with a crown of {m} square metres gave off {g} grams
        of oxygen
        on a summer day, while on a cloudy day it managed only {g2}. The measurements were repeated for {n} weeks by her student {stud}.""",
        """town; first=she; last; tree=beech|lime tree|oak|chestnut; m=110-160; g=4,000-9,000; g2=900-2,900; n=five|six|nine; stud=man""",
        """What kind of energy does photosynthesis use? => sunlight
        Inside which bodies does it happen? => chloroplasts
        What substance makes leaves green? => chlorophyll
        Which colours of light are absorbed? => red and blue
        What are the pores of a leaf called? => stomata
        What is the first stage called? => the light reactions
        From what are the sugars made? => carbon dioxide from the air
        Besides green plants and algae, what else can do this? => some bacteria
        Where was the oxygen measured? => At the botanical institute of {town}
        What kind of tree was examined? => {tree}
        How much oxygen did it produce under a cloudy sky? => {g2}
        Who did the measurements again? => {stud}""",
        """How old was the tree?
        Who discovered photosynthesis?
        How many leaves does such a tree have?"""),
    r("A beetle", """The {name} beetle is a species of longhorn beetle found only in the forests above {town}, at heights between {h1} and {h2} metres.
        Adults are about {mm} millimetres
        long and dark {col}, with {spots} pale spots on the wing cases; the males can be told from the females by their feelers, which are twice as long as
        the body.
        The female lays her eggs in the bark of dying {tree}. The larvae feed on the wood for {y} years before they turn into pupae, so that the adults,
        which live
        for only {w} weeks and eat nothing but {food}, form the shortest part of the life cycle. The species was described in {year} by the priest and
        collector {first} {last},
        who named it after his {after}. Its chief enemy is the {enemy}; a further threat is the removal of dead trees, on account of which it has been
        protected by law since {law}.""",
        """name; town; h1=400-700; h2=1,200-1,900; mm=18-44; col=blue|green|brown; spots=four|six|eight; tree=beeches|elms|maples|firs; y=three|four|five;
        w=three|five|six; food=pollen|sap|nectar; year=1788-1861; first=he; last;
        after=housekeeper|bishop|sister|teacher; enemy=black woodpecker|parasitic wasp|wood mouse; law=1936-1992""",
        """To what group of insects does the {name} beetle belong? => longhorn beetle
        How long is an adult? => {mm} millimetres
        What pattern can be seen on its wing cases? => {spots} pale spots
        How can males be recognised? => by their feelers
        Where are the eggs laid? => in the bark of dying {tree}
        On what do the larvae feed? => wood
        How many years does the larval stage last? => {y} years
        What is the diet of the adult insect? => {food}
        Who first described the species? => {first} {last}
        After whom is it named? => his {after}
        Which animal hunts it most? => the {enemy}
        Why is it protected? => the removal of dead trees""",
        """How many eggs does a female lay?
        How fast can the beetle fly?
        How many of these beetles are left?"""),
    r("Tides", """Tides are the regular rise and fall of the sea caused mainly by the gravity of the Moon and, to a lesser degree, of the Sun. Most coasts
        have two high
        waters and two low waters in a little less than 25 hours. When the Sun, the Moon and the Earth stand in a line, at new moon and at full moon, their
        forces add up and produce the
        especially high spring tides; when they form a right angle, the difference between high and low water is small, and one speaks of neap tides. The
        shape of
        the coast matters too: in the funnel-shaped bay of {bay} the water rises by as much as {m} metres, whereas at {town}, on the open sea, the range is
        only {cm} centimetres.
        A tidal power station was opened in the bay in {year}. Designed by {eng}, it has {n} turbines, which turn in both directions and can supply {homes}
        households. Fishermen complained that
        {fish} had become rarer, but a study by {uni} did not confirm this.""",
        """bay=name; m=9-15; town; cm=30-90; year=1966-1994; eng=man; n=eight|twelve|twenty-four; homes=21,000-90,000; fish=mussels|sea bass|shrimps|plaice;
        uni=university""",
        """Which heavenly body is the main cause of the tides? => the Moon
        How many high waters are there on most coasts in about a day? => two
        When do spring tides occur? => at new moon and at full moon
        What name is given to tides with a small range? => neap tides
        Where does the sea rise by {m} metres? => the funnel-shaped bay of {bay}
        What is the tidal range at {town}? => {cm} centimetres
        Who designed the power station? => {eng}
        Since what year has it been in operation? => {year}
        number of turbines? => {n}
        What did the fishermen say had become rare? => {fish}
        Who looked into their complaint? => {uni}""",
        """How much did the power station cost?
        How many boats are there in the bay?
        Which tide damaged the harbour?"""),
    r("Vaccination", """A vaccine is a preparation that trains the immune system to recognise a disease before a person meets it. It contains weakened or
        dead germs, or parts of
        them, against which the body forms antibodies; some of the cells that make these antibodies survive for years and are called memory cells. The first
        vaccine, against smallpox, was
        introduced in 1796 by the English doctor Edward Jenner, who had noticed that milkmaids who had caught cowpox did not fall ill. Smallpox was declared
        eradicated in 1980. In the district of {town} the nurse {first} {last} began a campaign against {ill} in {year}; travelling by {by}, she reached {n}
        villages and vaccinated {kids} children within {m} months.
        The vaccine had to be kept below {deg} degrees, for which she used {cool}. Parents who hesitated were won over by the {who}, {wname}, who had his own
        {num} children vaccinated in the market place. The number of cases fell by {pct} percent.""",
        """town; first=she; last; ill=measles|polio|diphtheria; year=1961-1978; by=mule|motorboat|bicycle|bus; n=34-90; kids=2,100-9,800; m=five|seven|ten;
        deg=four|eight|ten; cool=clay jars|boxes of ice|the cellars of inns; who=mayor|priest|barber;
        wname=man; num=six|seven|nine; pct=60-92""",
        """What does a vaccine train? => the immune system
        What does the body form against the germs? => antibodies
        What are the cells called that survive for years? => memory cells
        Against which illness was the first vaccine used? => smallpox
        Who introduced the first vaccine? => Edward Jenner
        What had Jenner observed about milkmaids who had had cowpox? => did not fall ill
        Since when has smallpox been considered gone? => 1980
        Who started the campaign in {town}? => {first} {last}
        Which disease did she fight? => {ill}
        What was her means of transport? => {by}
        How was the vaccine kept cool? => {cool}
        Who set a good example for the parents? => {wname}""",
        """How much was the nurse paid?
        How many doctors took part in the campaign?
        Who invented the vaccine against {ill}?"""),
    r("A mineral", """{min} is a rare mineral of the group of the {grp}. It forms {col} crystals of the shape of {shape}, which are usually no longer than
        {cm} centimetres, and it has a hardness of
        {hard} on the scale of Mohs, so that it can be scratched with {tool}. When heated, it glows faintly and gives off a smell of {smell}. It was
        discovered in {year} by the
        mining engineer {first} {last} in a lead mine near {town}, and was at first mistaken for {mist}. Its composition was determined in the laboratory of
        {uni} by
        {chem}, who found that it contains {pct} percent of {el}. Since the mine was flooded in {flood}, only {n} further places have become known where it
        occurs; the largest crystal, which weighs {g} grams, is
        kept in the natural history museum of {town2}. It has no technical use, but collectors pay up to {usd} dollars for a good piece.""",
        """min=name; grp=sulphates|carbonates|silicates|phosphates; col=pale yellow|deep violet|grass-green|colourless;
        shape=needles|small cubes|thin plates; cm=two|three|four; hard=3|3.5|4; tool=a steel nail|a copper coin|a knife; smell=garlic|rotten eggs|tar;
        year=1801-1889; first=he; last; town; mist=quartz|salt|gypsum; uni=university; chem=woman; pct=11-48; el=copper|strontium|zinc|boron;
        flood=1902-1951; n=three|five|six; g=210-980; town2=town; usd=300-4,000""",
        """To which group does {min} belong? => {grp}
        What colour are the crystals? => {col}
        How hard is the mineral? => {hard}
        With what can one scratch it? => {tool}
        What does it smell of in the fire? => {smell}
        Who discovered it? => {first} {last}
        What did people take it for in the beginning? => {mist}
        Who found out what it is made of? => {chem}
        What share of {el} does it contain? => {pct} percent
        Why can it no longer be dug at the original site? => the mine was flooded
        In which town is the biggest crystal? => {town2}
        How much does that crystal weigh? => {g} grams""",
        """After whom was the mineral named?
        How deep was the mine?
        How many miners worked there?"""),
    r("Operating system", """{os} is an operating system for small computers, developed from {y1} on by the programmer {first} {last}, then a student at
        {uni}. Dissatisfied with the programs that
        came with her computer, she wrote the first version, which consisted of {lines} lines, during a {vac}, and gave it to anyone who sent her a {send}.
        It differed from its rivals in that it
        could run up to {n} programs at once in only {kb} kilobytes of memory. In {y2} the rights were acquired by {firm}, which sold it under the name {os2}
        together with its own machines; {last} received {sum} dollars
        and a seat on the board. Because {firm} refused to publish the code, a group of volunteers led by {vol} set about writing a free copy, {free}, the
        first usable release of which appeared in {y3}.
        It is still used today, above all in {use}. The mascot, a {mascot}, was drawn by {vol}'s daughter.""",
        """os=name; y1=1977-1981; first=she; last; uni=university; lines=4,000-9,900; vac=rainy holiday|long illness|railway strike;
        send=blank disk|postcard|pound note; n=four|six|eight; kb=16|32|64; y2=1983-1986; firm; os2=name; sum=40,000-900,000;
        vol=man; free=name; y3=1989-1993; use=cash registers|ticket machines|weather stations|lifts; mascot=hedgehog|walrus|toucan|beaver""",
        """Who developed {os}? => {first} {last}
        What was she doing at that time? => a student at {uni}
        How long was the first version? => {lines} lines
        What did people have to send her to receive a copy? => {send}
        How many programs could run at the same time? => up to {n}
        Which company bought the rights? => {firm}
        Under what name was it sold later? => {os2}
        Who was the leader of the volunteers? => {vol}
        Why did they write a copy of their own? => Because {firm} refused to publish the code
        When did the free version first become usable? => {y3}
        Where is it mainly found nowadays? => in {use}
        What animal is the mascot? => {mascot}""",
        """In which programming language was {os} written?
        How many copies of {os2} were sold?
        What did one of the computers cost?"""),
    r("Bird migration", """Every autumn about {n} million birds pass over the pass of {pass}, a gap in the {range} mountains that is only {km} kilometres
        wide. Most of them are
        {b1} and {b2} on the way from their breeding grounds in the north to {dest}. The birds find their way by the position of the sun and the stars and by
        the magnetic field of the Earth. Small species
        fly mostly at night, when the air is cooler and there are fewer hawks; large ones, such as storks, wait for the warm air that rises during the day.
        At the ringing station, which was set up in {year} by the
        teacher {first} {last}, volunteers catch up to {nets} birds a day in fine nets, weigh them, and put a ring of {metal} round one leg. One {b1} ringed
        there in {r1} was found {days} days later in a garden in {town}, {far} kilometres away.
        Since {law} it has been forbidden to hunt within {hunt} kilometres of the pass.""",
        """n=two|three|five; pass=name; range=name; km=four|six|nine; b1=chaffinch|siskin|redstart; b2=swallows|thrushes|starlings;
        dest=the Sahel|the Nile valley|Morocco; year=1924-1961; first=he; last; nets=300-900; metal=aluminium|steel; r1=1971-1999;
        days=nine|eleven|sixteen; town; far=1,400-3,900; law=1952-1968; hunt=three|five|ten""",
        """How many birds cross the pass in autumn? => about {n} million
        What do birds use to find their way, apart from the sun and stars? => the magnetic field of the Earth
        Why do small birds prefer the night? => the air is cooler and there are fewer hawks
        What do storks wait for? => the warm air that rises during the day
        Where do most of the birds spend the winter? => {dest}
        Who founded the ringing station? => {first} {last}
        How are the birds caught? => in fine nets
        What are the rings made of? => {metal}
        In which place did someone find a ringed bird? => {town}
        How far had it flown? => {far} kilometres
        How near to the pass is hunting not allowed? => within {hunt} kilometres""",
        """How many volunteers work at the station?
        How high is the pass?
        How much does a {b1} weigh?"""),
    r("The heart", """The human heart is a hollow muscle about the size of a fist. It lies behind the breastbone, slightly to the left, and consists of two
        halves separated by a wall; each half has an
        upper chamber, the atrium, and a lower one, the ventricle. The right half pumps blood that is poor in oxygen to the lungs, the left half sends blood
        rich in oxygen through the body by way of the aorta, the largest artery.
        Four valves make sure that the blood flows in one direction only. The beat is set by a group of cells in the right atrium known as the sinus node. At
        the hospital of {town} Dr. {first} {last}
        replaced a defective valve for the first time in {year}, in an operation that lasted {h} hours. The patient, a {age}-year-old {job} called {pat}, had
        been given no more than {m} months to live; he died {y} years later in a
        {acc}. The new valve was made from {mat} by the {maker} {mname}.""",
        """town; first=she; last; year=1961-1969; h=five|six|nine; age=31-58; job=baker|miner|postman|violinist; pat=man; m=three|four|six;
        y=eighteen|twenty-two|thirty; acc=boating accident|fall from a ladder|car crash; mat=steel and plastic|carbon|silicone;
        maker=watchmaker|toolmaker|engineer; mname=last""",
        """How large is the heart? => about the size of a fist
        What bone does it lie behind? => the breastbone
        What is the lower chamber of each half called? => the ventricle
        To which organ does the right half pump blood? => the lungs
        What is the name of the largest artery? => the aorta
        How many valves are there? => Four
        What is the task of the valves? => the blood flows in one direction only
        Which cells set the beat? => the sinus node
        Who carried out the operation in {year}? => {first} {last}
        How many hours did it take? => {h} hours
        What was the patient's profession? => {job}
        What did the patient finally die of? => {acc}
        Who made the valve? => {mname}""",
        """How many nurses assisted at the operation?
        How much does the heart weigh?
        What did the operation cost?"""),
    r("A comet", """Comet {name} is a periodic comet that returns to the inner solar system every {p} years. It was discovered on {date} {year} by {first}
        {last}, an amateur astronomer and {job} from {town}, who was in fact looking for a
        lost {lost} with his telescope. A few hours later it was seen independently by {second} in {town2}, but as her telegram arrived too late, the comet
        bears only one name. Like all comets it consists of ice, dust and
        frozen gases; when it comes near the Sun, the ice turns to vapour and forms a tail, which always points away from the Sun. In {y2} the tail was {km}
        million kilometres long and could be seen with the naked eye for {w} weeks; several newspapers
        spread the rumour that it was poisonous, and a chemist in {town3} sold {n} bottles of "comet pills". The nucleus, photographed by the probe {probe}
        in {y3}, is {size} kilometres long and has the shape of a {shape}.""",
        """name; p=21-78; date=4 May|19 August|27 January; year=1781-1848; first=he; last; job=brewer|notary|organist|tailor; town; lost=kite|balloon|cow;
        second=woman; town2=town; y2=1881-1912; km=20-90; w=five|seven|nine; town3=town; n=600-3,000;
        probe=Swift|Argo|Lantern; y3=1986-2009; size=six|nine|fourteen; shape=peanut|potato|pear""",
        """How often does Comet {name} come back? => every {p} years
        Who is regarded as its discoverer? => {first} {last}
        What was the discoverer searching for that night? => a lost {lost}
        What was his occupation? => {job}
        Who else noticed it shortly afterwards? => {second}
        Why is the comet not named after her as well? => her telegram arrived too late
        What are comets made of? => ice, dust and frozen gases
        In which direction does the tail point? => away from the Sun
        How long could people see it in {y2} without a telescope? => for {w} weeks
        What was said about the tail in the papers? => it was poisonous
        Which probe took pictures of the nucleus? => {probe}
        What does the nucleus look like? => a {shape}""",
        """When will the comet return?
        How much does the comet weigh?
        What did a bottle of comet pills cost?"""),
    r("A poisonous plant", """{name}wort is a perennial herb of the nightshade family that grows up to {cm} centimetres tall on damp ground along {where}.
        Its leaves are {leaf}, and its {col} flowers, which open only after sunset, are pollinated by
        {poll}. All parts of the plant are poisonous, but most of the poison is in the {part}; as little as {g} grams can kill a {an}. The first signs of
        poisoning are {sign} and a dry mouth. In the Middle Ages a drink made of it
        was given to {who} to make them sleep. The abbess {abb} warned in her book of herbs, finished in {y1}, that "whoever sleeps with it under the pillow
        wakes in another year". In {y2} the chemist {first} {last} isolated the substance responsible,
        which is used in very small doses against {ill}. Sheep are said to be immune to it, while goats avoid it because of its smell. In {land} it has been
        on the red list since {y3}, because {why}.""",
        """name; cm=60-150; where=ditches|river banks|forest paths; leaf=heart-shaped|covered with fine hair|sticky; col=white|pale violet|greenish;
        poll=moths|bats|beetles; part=roots|seeds|berries; g=three|five|eight; an=cow|horse|pig;
        sign=a fast pulse|wide pupils|red cheeks; who=soldiers|prisoners|crying children; abb=she; y1=1151-1290; y2=1819-1866; first=he; last;
        ill=seasickness|cramps|asthma; land=name; y3=1981-1999; why=wet meadows have been drained|collectors dig it up|rivers have been straightened""",
        """To which family does the plant belong? => the nightshade family
        How tall does it grow? => up to {cm} centimetres
        Which animals pollinate the flowers? => {poll}
        When do the flowers open? => after sunset
        Where is the poison strongest? => the {part}
        What amount is enough to kill a {an}? => {g} grams
        What are the first symptoms, apart from a dry mouth? => {sign}
        To whom was the drink given in the Middle Ages? => {who}
        Who wrote a book about herbs? => {abb}
        Which chemist isolated the active substance? => {first} {last}
        What is this substance used against? => {ill}
        Which animals does the poison not harm? => Sheep
        Why has the plant become rare in {land}? => {why}""",
        """How many seeds does one flower have?
        What is the Latin name of the plant?
        Is there an antidote?"""),
    r("Suspension bridge", """The {name} Bridge is a suspension bridge across the {strait} Strait between {town} and {town2}. With a main span of {m} metres
        it was the longest of its kind in the world until {until}. Its deck, which carries
        {lanes} lanes of traffic and, on a lower level, a railway, hangs from two cables, each made of {wires} parallel wires, at a height of {h} metres
        above the water. Construction began in {y1} and was completed {mon} months behind schedule in {y2}, mainly because {why}.
        The chief engineer, {first} {last}, fell ill in the {nth} year and directed the work from his bedroom through a telescope, while his deputy, {dep},
        took the instructions to the site each morning. {dead} workers lost their lives. The towers were painted {col} to
        make them visible in fog; repainting them takes {paint} painters almost {py} years, whereupon they start again at the other end. The toll, at first
        {toll} cents, was abolished in {free}.""",
        """name; strait=name; town; town2=town; m=1,050-1,300; until=1964-1981; lanes=four|six; wires=9,000-27,000; h=52-71; y1=1929-1933;
        mon=five|eight|fourteen; y2=1936-1939; why=the rock was softer than expected|steel was in short supply|a storm destroyed the scaffolding;
        first=he; last; nth=second|third; dep=woman; dead=Eleven|Seventeen|Twenty-four; col=orange|red|yellow; paint=21-38; py=four|five|seven; toll=25-60;
        free=1971-1988""",
        """Which strait does the bridge cross? => the {strait} Strait
        How long is the main span? => {m} metres
        Until when did it hold the world record? => {until}
        What is on the lower level? => a railway
        How many wires are in a cable? => {wires}
        What was the main cause of the delay? => {why}
        Who was the engineer in charge? => {first} {last}
        How did the sick engineer watch the work? => through a telescope
        Who brought the orders to the building site? => {dep}
        How many people died during construction? => {dead}
        Why is the bridge painted in such a bright colour? => to make them visible in fog
        How many painters are needed? => {paint}
        In which year did crossing become free? => {free}""",
        """How much did the bridge cost?
        How many cars cross it every day?
        What disease did {last} have?"""),
    r("Acids and bases", """An acid is a substance that gives off hydrogen ions in water, a base one that takes them up. The strength of a solution is
        expressed by its pH value: pure water has a value of 7, acids lie below it and bases above. The scale was introduced in 1909 by the Danish
        chemist S. P. L. Sørensen, who worked in the laboratory of a brewery. Whether a liquid is acid can be shown with litmus, a dye obtained from lichens,
        which turns red in acids and blue in bases. When an acid and a base are mixed in the right proportion, they neutralise each other, and salt and
        water are formed. After a tank lorry carrying {l} litres of {acid} acid overturned near {town} in {year}, the fire brigade under {chief} spread {t}
        tonnes of {base} on the road. The pond of the farmer {farm}, in which a value of {ph} was measured, lost
        all its {fish}; the haulage company {firm} had to pay {sum} crowns.""",
        """l=4,000-18,000; acid=sulphuric|nitric|hydrochloric; town; year=1971-2009; chief=woman; t=three|six|nine; base=lime|soda|chalk; farm=man;
        ph=2.8|3.1|3.4; fish=carp|trout|tench; firm; sum=20,000-90,000""",
        """What does an acid give off in water? => hydrogen ions
        What is the pH of pure water? => 7
        Who introduced the pH scale? => S. P. L. Sørensen
        In what kind of business did he work? => a brewery
        From what is litmus obtained? => lichens
        What colour does litmus become in a base? => blue
        What is formed when acid and base neutralise each other? => salt and water
        How many litres of acid were in the tank lorry? => {l} litres
        What was put on the road to neutralise the acid? => {base}
        Whose pond was damaged? => {farm}
        Which fish died? => {fish}
        Who paid for the damage? => {firm}""",
        """How was the driver of the lorry injured?
        How long was the road closed?
        How large is the pond?"""),
    r("Earthworms", """Earthworms have neither eyes nor ears, yet they notice light with their skin and feel the slightest vibration of the ground. They
        breathe through the skin as well, which must therefore be kept moist; this is why they come to the surface after rain and why they die in the sun.
        Each worm has both male and female organs, but two are needed for mating. By pulling leaves into their tunnels and passing soil through their bodies
        they loosen and enrich the ground. Charles Darwin, who devoted his last book, published in 1881, to them, had his son play the bassoon to worms in
        flower pots in order to test their hearing.
        On the farm of {first} {last} at {town} ecologists counted {n} worms per square metre in a meadow and only {n2} in the neighbouring field of {crop}.
        After the plough had not been used for {y} years, the number there rose to {n3}. The study was paid for by {pay} and led by Professor {prof}.""",
        """first=she; last; town; n=260-480; n2=21-70; crop=maize|sugar beet|wheat|potatoes; y=four|five|seven; n3=90-190;
        pay=the ministry of agriculture|a seed company|the union of farmers; prof=last""",
        """With what do earthworms perceive light? => with their skin
        How do they breathe? => through the skin
        Why must their skin not dry out? => They breathe through the skin
        When do worms come up out of the ground? => after rain
        Who wrote a book about them? => Charles Darwin
        In which year was this book published? => 1881
        What instrument was played to the worms? => the bassoon
        Whose farm was examined? => {first} {last}
        How many worms lived under a square metre of meadow? => {n}
        What was grown in the field beside it? => {crop}
        What change helped the worms in the field? => the plough had not been used
        Who gave the money for the study? => {pay}""",
        """How long does an earthworm live?
        How many species of earthworm are there?
        How large is the farm?"""),
    r("Encryption", """In a public-key system every user has two keys: a public one, which may be known to everybody and serves to lock a message, and a
        private one, which is kept secret and alone can unlock it. The two are connected by a calculation that is easy in one direction and extremely hard in
        the other,
        for example the multiplication of two large prime numbers. Older methods used the same key at both ends, so that it first had to be carried safely
        from one to the other. A method of this older kind betrayed the smugglers of {town}: their leader, {first} {last}, wrote to the captain of the {ship}
        in a cipher
        in which every letter was moved {n} places, and hid the key in a {hide}. The customs officer {off} needed only {h} hours to read the {m} letters,
        because each of them began with the words "{words}". {last} was sentenced to {y} years in prison; the captain escaped to {land}.""",
        """town; first=he; last; ship=Marigold|Black Swan|Good Wife; n=three|four|seven; hide=loaf of bread|hollow candlestick|violin case; off=woman;
        h=two|three|five; m=nine|twelve|thirty; words=Praised be God|Dear brother|The weather is fine; y=four|six|eight; land=name""",
        """How many keys does each user have in a public-key system? => two
        What is the public key for? => to lock a message
        With which key can a message be unlocked? => a private one
        What example of a calculation is given? => the multiplication of two large prime numbers
        What was the disadvantage of older methods? => it first had to be carried safely
        Who was the head of the smugglers? => {first} {last}
        To whom did he send his letters? => the captain of the {ship}
        By how many places were the letters moved? => {n} places
        Where was the key hidden? => in a {hide}
        Who broke the cipher? => {off}
        Why was it so easy to read the letters? => each of them began with the words
        What sentence did {last} receive? => {y} years in prison""",
        """What goods were smuggled?
        What was the name of the captain?
        Which judge passed the sentence?"""),
    r("Glacier", """The {name} Glacier, which covers {area} square kilometres in the {range} Alps, is the {nth} largest ice mass of {land}. A glacier forms
        where more snow falls in winter than melts in summer; the lower layers are pressed into ice, which flows slowly downhill. The {name} moves about {m}
        metres a year,
        carrying with it stones that have fallen from the slopes and that are left behind as moraines. Measured for the first time in {y1} by the surveyor
        {first} {last}, it was then {km} kilometres long; since that year it has lost {lost} metres. In {y2} it gave back the body of {dead}, a {job} who had
        fallen into a crevasse {before} years earlier
        on the way to his wedding, together with a {item} that still worked. The lake that has formed at the end of the glacier threatens the village of
        {vill}, for which reason a tunnel was dug in {y3} to drain it. Tourists can visit an ice cave from {mon1} to {mon2}.""",
        """name; area=21-76; range=name; nth=second|third|fourth; land=name; m=30-90; y1=1841-1879; first=he; last; km=nine|eleven|fourteen;
        lost=1,100-2,900; y2=1951-1989; dead=man; job=muleteer|schoolmaster|miller; before=sixty|eighty|ninety;
        item=pocket watch|mouth organ|lighter; vill=town; y3=1996-2017; mon1=May|June; mon2=September|October""",
        """How large an area does the glacier cover? => {area} square kilometres
        Under what condition does a glacier form? => more snow falls in winter than melts in summer
        How fast does it move? => about {m} metres a year
        What are the stones it leaves behind called? => moraines
        Who measured the glacier first? => {first} {last}
        By how much has it become shorter since {y1}? => {lost} metres
        Whose body came to light in {y2}? => {dead}
        Where had this man been going? => on the way to his wedding
        What object was found with him? => a {item}
        Which village is in danger? => {vill}
        What was done against the danger? => a tunnel was dug
        In which months is the ice cave open? => from {mon1} to {mon2}""",
        """How thick is the ice?
        What does a visit to the ice cave cost?
        Whom did the dead man want to marry?"""),
    r("Sleep study", """Sleep consists of cycles of about 90 minutes, each of which passes through several stages. In deep sleep the heart beats slowly and
        the body repairs itself; in the stage called REM, after the rapid movements of the eyes, we have our most vivid dreams, while the muscles are almost
        paralysed.
        In a study published in {y} by {uni}, {n} {who} were divided into two groups. The first group slept {h1} hours a night for {w} weeks, the second only
        {h2}. At the end those who had slept less made {x} times as many mistakes in a test of attention, although most of them said that they felt fine.
        They had also gained {kg} kilograms on
        average. The head of the study, {first} {last}, advises going to bed at the same time every day, keeping the bedroom at {deg} degrees, and avoiding
        {avoid} after {t}. Her colleague {coll} objects that all the participants were under {age} and that they were paid {pay} dollars each, which may have
        attracted people of a certain kind.""",
        """y=2004-2021; uni=university; n=60-240; who=nurses|students|taxi drivers|soldiers; h1=eight|nine; w=two|three|six; h2=five|six; x=two|three|four;
        kg=1.4|1.9|2.2; first=she; last; deg=16-18; avoid=coffee|screens|heavy meals|alcohol;
        t=6 pm|8 pm|9 pm; coll=man; age=25|30|35; pay=400-1,200""",
        """How long is one cycle of sleep? => about 90 minutes
        What happens to the muscles during REM? => almost paralysed
        When does the body repair itself? => In deep sleep
        Who took part in the study? => {n} {who}
        How many hours did the second group sleep? => {h2}
        How long did the experiment go on? => {w} weeks
        How did the tired people feel according to themselves? => fine
        What did they gain on average? => {kg} kilograms
        Who directed the study? => {first} {last}
        What should one avoid in the evening? => {avoid}
        Who criticises the study? => {coll}
        What did each participant receive? => {pay} dollars""",
        """How many of the participants were women?
        Which foods help one to fall asleep?
        In which journal did the study appear?"""),
    r("Steam engine", """The first practical steam engine was built in 1712 by Thomas Newcomen to pump water out of mines. It wasted most of its heat,
        because the cylinder had to be cooled with water at every stroke. James Watt, who was asked to repair a model of it at the University of Glasgow, saw
        that the steam should be condensed in a separate vessel; his
        improvement, patented in 1769, reduced the use of coal by about three quarters. Engines of Watt's kind soon spread to other countries. The one at the
        {mine} mine near {town}, delivered in {y} by the firm of {firm}, was erected by the mechanic {first} {last} with the help of {n} carpenters. It
        raised {l} litres of water a minute from a depth of {m} metres and replaced {horses} horses. The
        owner, Count {count}, invited {guests} guests to the opening, but the engine refused to start until a boy named {boy} discovered that a {animal} had
        crept into the valve. It worked for {years} years and can now be seen in the museum of {town2}.""",
        """mine=name; town; y=1786-1799; firm; first=he; last; n=six|nine|eleven; l=900-2,400; m=70-160; horses=24-60; count=last; guests=80-200; boy=he;
        animal=mouse|toad|weasel; years=61-98; town2=town""",
        """Who built the first practical steam engine? => Thomas Newcomen
        What was it used for? => to pump water out of mines
        Why did the early engine waste so much heat? => the cylinder had to be cooled
        Who improved it? => James Watt
        When did Watt obtain his patent? => 1769
        Where did Watt have to repair a model? => at the University of Glasgow
        By how much did coal use fall? => about three quarters
        Who put up the engine at the {mine} mine? => {first} {last}
        How deep was the water? => {m} metres
        How many horses were no longer needed? => {horses}
        What had got into the valve? => a {animal}
        Who found the cause of the trouble? => a boy named {boy}
        Where is the engine today? => in the museum of {town2}""",
        """What did the engine cost the count?
        What became of the boy later?
        What metal was dug in the mine?"""),
    r("A whale", """The {name} whale is a toothed whale that lives in the cold waters around {isl}. Fully grown males reach a length of {m} metres and weigh
        up to {t} tonnes; females are about a {share} smaller. They feed mainly on {food}, which they hunt at depths of more than {d} metres, and can stay
        under water for {min} minutes. The animals live in groups of {g1} to {g2}, led by the oldest female, and
        communicate by clicks that can be heard {km} kilometres away. A single calf is born every {y} years after a pregnancy of {p} months. In the
        nineteenth century the species was hunted for its {oil}, which was used for {use}; the whaler {first} {last} alone killed {n} of them in {season}
        seasons. A ban agreed on in {ban} came just in time, when hardly {left} were left. The biologist {bio}, who has followed the
        group around the female known as {nick} since {since}, puts the present number at {now}.""",
        """name; isl=name; m=seven|nine|eleven; t=five|eight|twelve; share=third|quarter|fifth; food=squid|cod|herring; d=400-900; min=35-70; g1=six|eight;
        g2=fifteen|twenty; km=four|six|ten; y=three|four|five; p=thirteen|fifteen|sixteen; oil=oil|teeth|skin; use=street lamps|piano keys|machine belts;
        first=he; last; n=310-890; season=nine|eleven|fourteen; ban=1931-1966; left=200|300|500; bio=woman; nick=Old Bess|Scar|Duchess; since=1978-1995;
        now=2,100-6,900""",
        """Where does the {name} whale live? => in the cold waters around {isl}
        How heavy can a male become? => up to {t} tonnes
        What does it mainly eat? => {food}
        For how long can it dive? => {min} minutes
        Who leads a group? => the oldest female
        How do the whales talk to each other? => by clicks
        How often does a female give birth? => every {y} years
        How long is she pregnant? => {p} months
        What were the whales hunted for? => {oil}
        Which whaler killed more than three hundred of them? => {first} {last}
        When was hunting prohibited? => {ban}
        Who has been studying the animals for decades? => {bio}
        How many are there today? => {now}""",
        """How old can these whales become?
        Which animals are dangerous to the whale?
        How many tourists watch the whales each year?"""),
    r("Blood groups", """Until the beginning of the twentieth century blood transfusions were a gamble, since nobody knew why some patients recovered and
        others died. In 1901 the Viennese doctor Karl Landsteiner showed that human blood falls into groups, today called A, B, AB and 0, and that red cells
        clump together when the wrong groups are mixed. For this he was awarded the Nobel Prize in 1930.
        Blood must be kept cool and, mixed with a substance that prevents clotting, can be stored for several weeks. The blood bank of {town} was opened in
        {y} in the cellar of a {where} by the doctor {first} {last}. During the siege she collected {l} litres from {n} donors, each of whom received {gift}
        in return; the bottles were carried to the front by {by}. A {job} named {don} gave blood
        {times} times, more than anyone else. In her memoirs, {title}, {last} admits that she labelled {wrong} bottles wrongly in the first week.""",
        """town; y=1936-1941; where=brewery|cheese factory|theatre; first=she; last; l=2,100-9,000; n=900-1,900;
        gift=a tin of meat|a bar of chocolate|two eggs|a glass of wine; by=bicycle|tram|sledge; job=tram conductor|dancer|porter; don=man; times=19-44;
        title=Red Bottles|The Cold Cellar|Type 0; wrong=three|four|seven""",
        """Who discovered that there are groups of blood? => Karl Landsteiner
        In what year did he make this discovery? => 1901
        Which prize was he given? => the Nobel Prize
        What do red cells do if the groups do not match? => clump together
        How long can blood be stored? => several weeks
        Who opened the blood bank? => {first} {last}
        Where was it housed? => in the cellar of a {where}
        How many people gave blood during the siege? => {n}
        What did a donor get as thanks? => {gift}
        How did the bottles reach the front? => by {by}
        Who donated more often than all others? => {don}
        What are the doctor's memoirs called? => {title}""",
        """Which blood group is the most common?
        How long did the siege last?
        How old must a donor be?"""),
    r("Soil and farming method", """Crop rotation means growing different plants on the same field in successive years. It keeps the soil from being
        exhausted and makes life hard for pests, which starve when their favourite plant is missing. Peas, beans and clover play a special part, because
        bacteria in their roots take nitrogen from the air and leave it in the ground. In the old three-field system one third of the land
        lay fallow each year; it was replaced in the eighteenth century by rotations of four crops, such as wheat, turnips, barley and clover. In {land} the
        new method was introduced by the landowner {first} {last}, who had seen it on a journey to {trip} in {y}. His tenants, who feared that {fear}, pulled
        up the {crop} by night. He therefore promised them {gift} for every acre, and after {n} years the harvest of
        {grain} had risen from {a} to {b} bushels per acre. The parish priest, {priest}, preached against it; his successor, {succ}, planted {crop2} in the
        churchyard.""",
        """land=name; first=he; last; trip=Flanders|Norfolk|Saxony; y=1761-1788;
        fear=the rent would go up|the cattle would fall ill|the soil would turn sour; crop=turnips|clover; gift=a barrel of beer|half a crown|a lamb;
        n=four|six|nine; grain=wheat|barley|rye; a=11-14; b=19-26;
        priest=man; succ=man; crop2=potatoes|beans|cabbage""",
        """What does crop rotation prevent? => the soil from being exhausted
        Which plants bring nitrogen into the ground? => Peas, beans and clover
        What living things in the roots do this work? => bacteria
        How much land was unused under the three-field system? => one third
        Who brought the new method to {land}? => {first} {last}
        Where had he got to know it? => {trip}
        What were the tenants afraid of? => {fear}
        What did they do to the plants? => pulled up the {crop} by night
        What reward did he offer? => {gift} for every acre
        How large was the harvest before the change? => {a}
        Which clergyman opposed the idea? => {priest}
        What grew in the churchyard later? => {crop2}""",
        """How many tenants did the landowner have?
        How large was the estate?
        What did the king think of the new method?"""),
    r("Gravity and weight", """Force is anything that changes the motion of a body. Isaac Newton, who set out his laws of motion in 1687, recognised that the
        force which makes an apple fall is the same that keeps the Moon on its path round the Earth. The mass of a body is the same everywhere; its weight
        depends on the gravity of the place, and on the Moon it is only about one sixth of what it is here. Two bodies of different weight
        fall equally fast as long as the air does not hinder them. The teacher {first} {last} of {town} showed this to her class by dropping a {a} and a {b}
        from the {tower}, {m} metres high; the caretaker, {care}, who was not informed, called the {call}. A film of the experiment has been watched by {n}
        people. The {b} is now kept in the office of the head, {head}.""",
        """first=she; last; town; a=feather in a glass tube|tennis ball|cork; b=cannon ball|frozen turkey|flat iron;
        tower=church tower|water tower|gym roof; m=nine|fourteen|twenty; care=man; call=police|fire brigade|mayor; n=21,000-900,000; head=woman""",
        """What does a force change? => the motion of a body
        Who set out the laws of motion? => Isaac Newton
        In which year? => 1687
        What stays the same everywhere, mass or weight? => The mass of a body
        What part of our weight would we have on the Moon? => about one sixth
        What can prevent two bodies from falling at the same speed? => the air
        Which teacher carried out the experiment? => {first} {last}
        From where did she drop the things? => from the {tower}
        Whom did the caretaker ring? => the {call}
        How many people have seen the film? => {n}
        Where is the {b} today? => in the office of the head""",
        """What grade was the class in?
        How heavy was the {b}?
        When was Newton born?"""),
    r("Prime numbers", """A prime number is a whole number greater than one that can be divided only by one and by itself. That there are infinitely many of
        them was proved by Euclid around 300 BC. A simple way of finding all the primes up to a given limit is the sieve named after Eratosthenes: one writes
        down the numbers and strikes out the multiples of two, then those of three, and so on. Large primes are used in
        cryptography. In {y} the {job} {first} {last} of {town}, who takes part in a project in which {n} volunteers lend their computers, discovered a prime
        with {digits} digits; his machine had worked on it for {d} days, and he noticed it only because the {room} had become so warm. He was paid {sum}
        dollars, half of which he gave to {gave}. To write the number out in full would take a book of {pages} pages.""",
        """y=2006-2018; job=postman|pharmacist|baker; first=he; last; town; n=9,000-90,000; digits=2,100,000-9,900,000; d=six|eleven|thirty-one;
        room=bedroom|attic|garage; sum=3,000-9,000; gave=a hospice|the local library|a cat shelter; pages=600-2,000""",
        """By which numbers can a prime be divided? => only by one and by itself
        Who proved that there are infinitely many primes? => Euclid
        When did he do this? => around 300 BC
        After whom is the sieve named? => Eratosthenes
        What are large primes good for? => cryptography
        Who found a new prime in {y}? => {first} {last}
        What is his job? => {job}
        How long is the number that he found? => {digits} digits
        How long had his computer been at work? => {d} days
        What made him notice it? => the {room} had become so warm
        How many people lend their computers? => {n} volunteers
        To whom did he give half of his reward? => {gave}""",
        """Which is the largest prime below one thousand?
        What kind of computer did he use?
        Who founded the project?"""),
    r("Immune system", """The immune system protects the body against bacteria, viruses and other intruders. The first line of defence is the skin; whatever
        gets past it is met by white blood cells that swallow and digest foreign particles. This reaction is fast but the same for every enemy. A second,
        slower one is aimed at a particular germ: B cells produce antibodies, T cells destroy cells that have been infected. Sometimes the system turns
        against
        the body itself, as in rheumatoid arthritis or type 1 diabetes, and in an allergy it reacts to something harmless, such as pollen. Sleep and moderate
        exercise strengthen it. At the clinic of {town} Dr. {first} {last} treats patients who are allergic to {all} by giving them a growing amount of it
        over {m} months. Of {n} patients {ok} could afterwards {could}; {bad} had to stop because of {because}. One of them, the {job} {pat}, keeps a {keeps}
        again.""",
        """town; first=she; last; all=bee stings|cat hair|peanuts; m=nine|fourteen|eighteen; n=90-160; ok=61-83;
        could=live without tablets|spend a day in a meadow|sleep through the night; bad=four|seven|nine; because=asthma|a rash|fainting fits;
        job=postman|florist|cook; pat=man; keeps=beehive|tomcat|garden""",
        """What is the body's first line of defence? => the skin
        What do white blood cells do with foreign particles? => swallow and digest
        Which cells make antibodies? => B cells
        What do T cells destroy? => cells that have been infected
        Name an illness in which the body attacks itself. => rheumatoid arthritis
        What strengthens the immune system? => Sleep and moderate exercise
        Who treats allergies at the clinic in {town}? => Dr. {first} {last}
        How long does the treatment take? => {m} months
        How many people were treated? => {n}
        For how many was it successful? => {ok}
        Why did some give up? => because of {because}
        Who is {pat} by profession? => {job}""",
        """What does the treatment cost?
        How many white blood cells does a person have?
        Which medicine helps against hay fever?"""),
    r("A spacecraft", """{probe} was an unmanned spacecraft launched by the {ag} Space Agency on {d1} {y1} to explore the moons of Jupiter. It weighed {kg}
        kilograms and carried {n} instruments, among them a camera built by {cam} and a {inst}, the idea of the physicist {first} {last}. The launch had been
        postponed {t} times, the last time because {why}. On the way the main antenna failed to open; engineers in {town} rewrote the programs so that data
        could be sent through the small one, at the speed of a {speed}. After {yrs} years
        the probe reached its goal and discovered that {moon} has an ocean under its ice and that {moon2}'s volcanoes throw {thr} {km} kilometres high. To
        keep germs from reaching the moons, it was steered into the planet on {d2} {y2}. The mission cost {cost} million dollars, {over} million more than
        planned. A replica hangs in the {hang}.""",
        """probe=Voyant|Pilgrim|Sentinel; ag=name; d1=18 October|4 May|27 August; y1=1986-1991; kg=900-2,400; n=nine|eleven|sixteen; cam=firm;
        inst=dust counter|magnetometer|spectrometer; first=she; last; t=three|four|six;
        why=a bird had nested in the engine|a cable was too short|it was too windy; town; speed=telegraph|slow typist|fax machine; yrs=six|seven|nine;
        moon=name; moon2=name; thr=sulphur|ash|salt; km=90|200|300; d2=21 September|3 March; y2=2001-2006; cost=900-1,500; over=110-400;
        hang=airport of the capital|national library|Museum of Flight""",
        """Who launched the probe? => the {ag} Space Agency
        What was it supposed to explore? => the moons of Jupiter
        How much did it weigh? => {kg} kilograms
        Who made the camera? => {cam}
        Who proposed the {inst}? => {first} {last}
        Why was the launch put off the last time? => {why}
        Which part of the spacecraft did not work? => the main antenna
        How long was the journey? => {yrs} years
        What was found on {moon}? => an ocean under its ice
        Why was the probe made to crash? => To keep germs from reaching the moons
        What was the total cost? => {cost} million dollars
        Where can one see a copy? => in the {hang}""",
        """Which rocket was used for the launch?
        How many pictures did it send?
        What was the fuel of the probe?"""),
    r("Coral reef", """Coral reefs are built by tiny animals related to jellyfish, which take lime out of the sea water and form skeletons from it. Most of
        them live together with algae that provide them with food and give them their colours; when the water becomes too warm, the corals expel the algae
        and turn white. Reefs protect coasts against waves and shelter about a quarter of all species of fish in the sea. The reef off {isl}, {km} kilometres
        long, was first charted by
        Captain {cap}, whose ship, the {ship}, was wrecked there in {y1}. In the hot summer of {y2} {pct} percent of its corals died. Since then a team led
        by the diver {first} {last} has been planting pieces of coral on frames of {fr}; of {n} pieces set out in the first year {ok} survived. The hotels of
        {bay} contribute {sum} dollars a month, and fishing with {fish} is forbidden. The greatest enemy, after the heat, is the {enemy}, which
        volunteers collect by hand on {day}.""",
        """isl=name; km=nine|fourteen|thirty; cap=last; ship=Amphion|Lady Grey|Resolve; y1=1771-1839; y2=1998-2016; pct=31-64; first=she; last;
        fr=steel|bamboo|old bed springs; n=900-3,000; ok=410-880; bay=name; sum=2,000-9,000; fish=nets|spears|lamps;
        enemy=crown-of-thorns starfish|thorny starfish; day=Sundays|Fridays""",
        """To which animals are corals related? => jellyfish
        From what do corals form their skeletons? => lime
        What lives together with most corals? => algae
        When do corals turn white? => when the water becomes too warm
        What share of the fish species live in reefs? => about a quarter
        Against what do reefs protect coasts? => waves
        Who drew the first chart of the reef off {isl}? => Captain {cap}
        Which ship sank there? => the {ship}
        How much of the reef died in {y2}? => {pct} percent
        Who is in charge of planting corals? => {first} {last}
        On what are the pieces fixed? => frames of {fr}
        How many of them are still alive? => {ok}
        Who pays for a part of the work? => The hotels of {bay}""",
        """How old is the reef?
        How many tourists dive at the reef?
        How many people were on the wrecked ship?"""),
    r("Electric current", """An electric current is a flow of charged particles, in metals of electrons. It is driven by a voltage, measured in volts, and
        hindered by the resistance of the wire, measured in ohms; the current itself is measured in amperes. If the voltage is doubled, the current doubles
        as well, provided that the resistance stays the same: this is the law found by the schoolmaster Georg Simon Ohm in 1826 and published a year later.
        Copper is a good conductor, glass and
        rubber are insulators. The village of {v} was connected to the grid only in {y1}, after the innkeeper {inn} had collected {n} signatures. For years
        it had made do with the generator of the miller {mil}, which delivered enough for {bulbs} bulbs and was switched off at {t}. On the first evening
        everybody turned on everything at once; the fuse in the {box} blew, and the electrician {el} had to cycle {km} kilometres to replace it. The old
        generator drives a {drives} today.""",
        """v=town; y1=1948-1961; inn=woman; n=61-140; mil=man; bulbs=twelve|forty|sixty; t=nine|ten|half past ten; box=church|school|dairy; el=man;
        km=six|nine|fourteen; drives=merry-go-round|fountain|cider press""",
        """What flows in a metal wire? => electrons
        In what unit is resistance measured? => ohms
        What is measured in amperes? => the current itself
        Who found the law about voltage and current? => Georg Simon Ohm
        What was this man's profession? => schoolmaster
        Which materials are insulators? => glass and rubber
        When was {v} connected to the grid? => {y1}
        Who gathered signatures for this? => the innkeeper {inn}
        Who had supplied the village before? => the miller {mil}
        When did the lights go out in those days? => at {t}
        What happened on the first evening? => the fuse in the {box} blew
        Who brought a new fuse? => the electrician {el}
        What is the old generator used for now? => drives a {drives}""",
        """How many people lived in the village?
        What did the connection cost?
        What was eaten on the first evening?"""),
    r("Bees and dance", """When a honey bee has found a rich source of food, she tells her sisters about it by a dance. If the flowers are near, she runs in
        a circle; if they are far away, she performs the waggle dance, whose direction shows the angle between the food and the sun and whose length shows
        the distance. This language was deciphered by the Austrian zoologist Karl von Frisch, who shared a Nobel Prize in 1973. A colony consists of one
        queen, some hundreds of males called drones, and tens of
        thousands of workers, all female; in summer a worker lives for about six weeks. The beekeeper {first} {last}, who keeps {n} hives on the roof of the
        {roof} in {town}, harvested {kg} kilograms of honey last year, {more} more than a colleague in the country, because {why}. She sells it at {p} euros
        a jar under the name "{name}". In {m} a swarm settled on a {set}; {last} removed it with a {with} while {who} filmed her.""",
        """first=she; last; n=six|nine|fourteen; roof=opera|town hall|library|main station; town; kg=210-490; more=30-90;
        why=parks are not sprayed|lime trees line the streets|it is warmer in the city; p=7-12; name=Sky Gold|Upper Floor|Fifth Avenue; m=May|June;
        set=traffic light|bus stop|bicycle saddle; with=pillow case|goose feather|cardboard box; who=two policemen|a school class|the mayor""",
        """How does a bee tell others about food? => by a dance
        What does a bee do when the flowers are close? => she runs in a circle
        What does the length of the waggle dance indicate? => the distance
        Who deciphered the dance? => Karl von Frisch
        When did he receive the Nobel Prize? => 1973
        What are male bees called? => drones
        How long does a worker live in summer? => about six weeks
        On which building are the hives? => on the roof of the {roof}
        How much honey did {last} harvest? => {kg} kilograms
        Why is the harvest better in town? => {why}
        How much is a jar? => {p} euros
        Where did the swarm settle? => on a {set}
        With what did she take the swarm away? => a {with}""",
        """How many jars were sold?
        How long does a queen live?
        Who is the colleague in the country?"""),
    r("Web browser", """{br} is a web browser developed by {firm}. Its first version, released on {d1} {y1}, was written by {n} students at {uni} under the
        direction of {first} {last}, and was free for schools but cost {p} dollars for everyone else. It was the first browser to show {feat} and to let
        users {feat2}. By {y2} it had a market share of {s1} percent; after {rival} began to deliver its own browser with every computer, the share fell to
        {s2} percent within {m} months.
        {firm} complained to the authorities, and in {y3} {rival} was fined {fine} million dollars. In the meantime the code had been published, and
        volunteers in {c} countries continued the work under the name {new}. A hidden game, in which a {an} jumps over {ob}, appears when there is no
        connection. The current head of development, {dev}, has announced that version {v} will no longer run on {old}. The browser's name goes back to
        {goes}.""",
        """br=name; firm; d1=14 March|2 December|9 August; y1=1993-1995; n=five|seven|nine; uni=university; first=she; last; p=20-60;
        feat=moving pictures|pictures beside the text|pages in colour; feat2=open several pages at once|save passwords|print a page; y2=1996-1997; s1=61-84;
        rival=firm; s2=4-19; m=eighteen|thirty|forty; y3=2000-2003; fine=120-600; c=nine|nineteen|thirty; new=name; an=dinosaur|snail|kangaroo;
        ob=cactuses|chimneys|clouds; dev=man; v=90-140; old=old tablets|32-bit computers|televisions;
        goes=a professor's dog|a kind of pasta|a lake in Finland""",
        """Which company developed {br}? => {firm}
        Who led the students? => {first} {last}
        How many students wrote it? => {n}
        Who could use it free of charge? => schools
        What was new about {br}? => show {feat}
        How high was its market share in {y2}? => {s1} percent
        To what did the share fall? => {s2} percent
        Which company was punished? => {rival}
        How much was the fine? => {fine} million dollars
        Under what name was the work continued? => {new}
        When does the hidden game appear? => when there is no connection
        Which animal jumps in the game? => a {an}
        Where does the name come from? => {goes}""",
        """How many people use the browser today?
        In which language is it programmed?
        Who drew the logo?"""),
    r("Malaria", """Malaria is a disease caused by single-celled parasites that are passed on by the bite of female mosquitoes. Typical signs are bouts of
        fever that return every two or three days, headache and shivering. Ronald Ross, a British army doctor in India, showed in 1897 that the parasites
        develop inside mosquitoes. Quinine, obtained from the bark of the cinchona tree, was for a long time the only remedy; the more modern artemisinin was
        isolated by the Chinese
        scientist Tu Youyou from a plant of traditional medicine. Nets, the draining of ponds and insecticides help to prevent the disease. On the island of
        {isl} the health officer {first} {last} reduced the number of cases from {a} in {y1} to {b} in {y2}: she had {n} nets distributed, put small {fish}
        into the wells, and paid children a {coin} for every tin found lying about with water in it. The campaign was financed by the {fin}, whose owner,
        {own}, had
        lost a {lost} to malaria.""",
        """isl=name; first=she; last; a=9,000-21,000; y1=1994-2001; b=110-900; y2=2005-2012; n=11,000-60,000; fish=carp|guppies|perch;
        coin=coin|biscuit|pencil; fin=brewery|shipping line|sugar mill; own=man; lost=brother|daughter|gardener""",
        """What causes malaria? => single-celled parasites
        How is it passed on? => by the bite of female mosquitoes
        How often does the fever come back? => every two or three days
        Who discovered the role of mosquitoes? => Ronald Ross
        What was his profession? => army doctor
        From what is quinine made? => the bark of the cinchona tree
        Who isolated artemisinin? => Tu Youyou
        How many cases were there on the island in {y1}? => {a}
        And in {y2}? => {b}
        What animals were put into the wells? => small {fish}
        What did children get for a tin? => a {coin}
        Who paid for the campaign? => the {fin}
        Whom had {own} lost? => a {lost}""",
        """How many people live on the island?
        What does a net cost?
        How many mosquito species are there?"""),
    r("A vulture reserve", """The {name} Reserve was established in {y1} to protect the last {n1} pairs of bearded vultures in {land}. The bird, whose wings
        span up to 2.8 metres, lives chiefly on bones, which it drops from a great height on to rocks so that they break. Shepherds used to believe that it
        carried off lambs, and a reward was paid for every bird shot until {y2}. The wardens, led by {first} {last}, put out {food} twice a {tw} at {k}
        places, which are watched by cameras. Young birds
        bred in the zoo of {town} are set free at the age of {d} days, with some feathers bleached so that they can be recognised; the first, a female called
        {bird}, later flew as far as {far}. By {y3} the number of pairs had risen to {n2}. Visitors need a permit, which costs {p} euros, and must not leave
        the path between {m1} and {m2}. Plans for a {plan} on the southern edge were given up after {sig} letters had been received.""",
        """name; y1=1974-1986; n1=four|six|seven; land=name; y2=1911-1936; first=he; last; food=sheep bones|goat legs|bones from the butcher's;
        tw=week|month; k=three|five|eight; town; d=90|100|110; bird=she; far=the Atlantic coast|the outskirts of Vienna|Sicily; y3=2008-2019;
        n2=nineteen|twenty-four|thirty-one; p=4-12; m1=January|February; m2=June|July; plan=cable car|wind farm|ski run; sig=9,000-60,000""",
        """Which bird does the reserve protect? => bearded vultures
        How many pairs were there at the start? => {n1}
        How wide are the wings of the bird? => up to 2.8 metres
        How do the birds break bones? => drops from a great height on to rocks
        What did shepherds think the vultures did? => carried off lambs
        Who is the chief of the wardens? => {first} {last}
        What do the wardens put out? => {food}
        Where are young vultures bred? => in the zoo of {town}
        How can released birds be recognised? => some feathers bleached
        How far did {bird} fly? => as far as {far}
        How many pairs were there in {y3}? => {n2}
        What was not built in the end? => a {plan}""",
        """How large is the reserve?
        How many wardens are there?
        How old can a vulture become?"""),
    r("Concrete", """Concrete is made by mixing cement, sand, gravel and water. It does not dry, as people say, but hardens through a chemical reaction of
        the cement with the water, and it goes on becoming stronger for weeks. Since it withstands pressure well but tension badly, steel bars are laid into
        it wherever it might be pulled apart. The Romans knew a kind of concrete made with volcanic ash, of which the dome of the Pantheon, completed about
        AD 126, is the most famous
        example. The church of {vil}, built in {y} by the engineer {first} {last}, was the first of its kind in {land}: its shell is only {cm} centimetres
        thick and spans {m} metres. The bishop, {bis}, refused to consecrate it until {n} soldiers had {test} on the roof. Rain got into the shell in {y2}
        and caused the bars to rust; repairing it cost {sum} million francs, a third of which was given by the cement works of {firm}. Swallows from the
        whole area nest under its {under}.""",
        """vil=town; y=1924-1934; first=he; last; land=name; cm=six|eight|nine; m=19-38; bis=man; n=sixty|a hundred|eighty; test=marched|jumped|danced;
        y2=1971-1989; sum=two|three|five; firm; under=porch|gutter|bell""",
        """From what is concrete mixed? => cement, sand, gravel and water
        How does concrete become hard? => through a chemical reaction
        Why are steel bars put into concrete? => withstands pressure well but tension badly
        What did the Romans use for their concrete? => volcanic ash
        When was the Pantheon finished? => about AD 126
        Who built the church of {vil}? => {first} {last}
        How thick is the shell? => {cm} centimetres
        Which clergyman had doubts about the building? => {bis}
        What did the soldiers do on the roof? => {test}
        What damage was found in {y2}? => caused the bars to rust
        What did the repair cost? => {sum} million francs
        Who gave a third of this? => the cement works of {firm}
        Which birds nest at the church? => Swallows""",
        """How many people fit into the church?
        To which saint is the church dedicated?
        How long did the building take?"""),
    r("Plate tectonics", """The outer shell of the Earth is broken into plates that move a few centimetres a year. Where two plates drift apart, molten rock
        rises and new sea floor is formed; where they collide, one may dive under the other, producing volcanoes and deep-sea trenches, or both may be pushed
        up into mountains, as in the Himalayas. The German meteorologist Alfred Wegener proposed in 1912 that the continents had once been joined in a single
        one, Pangaea, but since he could not explain
        what moved them, most geologists laughed at him. Proof came in the 1960s from the study of the ocean floor. At {town}, where the {name} Fault runs
        through the middle of the market square, the surveyor {first} {last} has painted a line across the pavement: in {n} years its two halves have moved
        {cm} centimetres apart. The {shop} of {own} has had to have its door replaced {t} times. The last strong earthquake, on {d} {y}, was felt in
        {felt}.""",
        """town; name; first=he; last; n=eleven|nineteen|twenty-five; cm=fourteen|thirty|forty-one; shop=bakery|barber's shop|bank; own=woman;
        t=three|four|six; d=4 April|19 October; y=1989-2014; felt=six provinces|the capital|three countries""",
        """How fast do the plates move? => a few centimetres a year
        What happens where plates drift apart? => new sea floor is formed
        Name mountains that were pushed up when plates collided. => the Himalayas
        Who suggested that the continents had been one? => Alfred Wegener
        What was his profession? => meteorologist
        What was the single continent called? => Pangaea
        Why was he not believed? => he could not explain what moved them
        When was he proved right? => in the 1960s
        Through what part of {town} does the fault run? => the middle of the market square
        Who painted a line there? => {first} {last}
        How far have its halves moved? => {cm} centimetres
        Whose door has been replaced several times? => {own}
        When was the last big earthquake? => {d} {y}""",
        """How deep is the fault?
        How many houses were destroyed?
        How strong was the last earthquake?"""),
    r("A potato disease", """Late blight is a disease of potatoes caused by a water mould. It shows first as dark spots on the leaves, with a white down on
        the underside, and within {d} days of damp weather a whole field may be black; the tubers rot in the ground or in the cellar. It reached Europe from
        America in the 1840s and brought about the great famine in Ireland, where about a million people died and at least as many emigrated. In the province
        of {prov} it appeared in {y} on the land of the
        farmer {farm}. The priest {pr} had a procession held, the teacher {first} {last} advised cutting off the leaves, and the landlord, Lord {lord},
        imported {n} barrels of {imp}, which nobody knew how to cook. {last}'s pupils, who had saved a sort with {col} flowers called the {sort}, planted it
        again the next spring; it proved to be resistant and is still grown by {k} farms. Today the disease is fought with sprays containing {spray} and by
        leaving {gap} years between two crops.""",
        """d=three|five|eight; prov=name; y=1845|1846|1847; farm=man; pr=last; first=he; last; lord=last; n=210-900; imp=maize|rice|salt fish;
        col=white|purple|pale blue; sort=Pedlar|Old Nun|Blue Eye; k=nine|sixteen|forty; spray=copper|sulphur; gap=three|four""",
        """What causes late blight? => a water mould
        What is the first sign of the disease? => dark spots on the leaves
        What weather helps it to spread? => damp weather
        From which continent did it come to Europe? => America
        About how many people died in Ireland? => about a million
        On whose land was it first seen in {prov}? => {farm}
        What did the priest do about it? => had a procession held
        What did the teacher recommend? => cutting off the leaves
        Which food was imported by the landlord? => {imp}
        Which sort of potato was resistant? => the {sort}
        Who had kept this sort? => {last}'s pupils
        What do the sprays contain? => {spray}
        How many years should lie between two potato crops? => {gap} years""",
        """How many people died in {prov}?
        How does the sort taste?
        How large was the farm?"""),
    r("Memory experiment", """How quickly do we forget? Hermann Ebbinghaus, the first to answer the question by experiment, learned lists of meaningless
        syllables by heart in the 1880s and found that he had lost more than half of them after an hour, but that the rest faded far more slowly. Repeating
        something at growing intervals works better than learning it all at once. The psychologist {first} {last} of {uni} had {n} {who} learn the way
        through a {place}: one group with a map, the other by being led by a
        {guide}. After {w} weeks {a} percent of the first group still found the way, but {b} percent of the second. She explains this by the {ex} that they
        associated with each corner. In a later test {coffee} before learning made no difference, whereas a short {nap} afterwards improved the result by
        {pct} percent. The study was criticised by {crit}, because the {place} had been {closed} in the meantime and some paths no longer existed.""",
        """first=she; last; uni=university; n=60-140; who=pensioners|pupils|nurses; place=market hall|cemetery|hospital; guide=dog|child|blind man;
        w=three|five|eight; a=21-39; b=52-78; ex=smells|stories|sounds; coffee=coffee|chocolate|music; nap=nap|walk|swim; pct=12-29; crit=man;
        closed=rebuilt|extended|flooded""",
        """Who was the first to study forgetting by experiment? => Hermann Ebbinghaus
        What did he learn by heart? => lists of meaningless syllables
        How much had he forgotten after an hour? => more than half
        Which way of learning is better than doing it all at once? => Repeating something at growing intervals
        Which psychologist made the test in the {place}? => {first} {last}
        Who took part in it? => {n} {who}
        Who or what led the second group? => a {guide}
        How many in the first group still knew the way? => {a} percent
        And in the other group? => {b} percent
        With what did people connect the corners? => {ex}
        What had no effect? => {coffee}
        What improved the result? => a short {nap}
        Who found fault with the study? => {crit}""",
        """How old were the people in the test?
        How long is the way through the {place}?
        When was the study published?"""),
    r("Short entry: a moth", """The {n}winged moth ({lat}) is found in {area}. It has a wingspan of {mm} mm and flies from {m1} to {m2}. The caterpillars,
        {col} with a red {line} along the back, feed on {plant} and spend the winter in a {web}. First described by {man} in {y}, it was believed extinct
        until {y2}, when the night watchman {watch} noticed one on the lamp of a {lamp} in {town}.""",
        """n=red|silver|sharp; lat=Noctua minor|Plusia alba|Cucullia vera; area=southern Sweden|the Pyrenees|the Crimea|northern Spain; mm=24-48;
        m1=May|June; m2=August|September; col=green|grey|yellow; line=stripe|row of dots; plant=nettles|willowherb|birch leaves;
        web=web|hollow stem|rolled leaf; man; y=1775-1859; y2=1961-2011; watch=man; lamp=brewery|petrol station|museum; town""",
        """Where does this moth occur? => {area}
        How wide are its wings? => {mm} mm
        During which months can one see it flying? => from {m1} to {m2}
        What do the caterpillars eat? => {plant}
        What colour is the caterpillar? => {col}
        Where does the caterpillar stay in winter? => in a {web}
        Who gave the first description? => {man}
        When was it rediscovered? => {y2}
        Who found it again? => the night watchman {watch}
        On what was it sitting? => on the lamp of a {lamp}""",
        """How many eggs does the moth lay?
        Which birds eat the caterpillars?
        How rare is it today?"""),
    r("Short entry: a chemical", """{name}ol is an organic compound that smells of {smell}. It is a {col} liquid, boils at {bp} °C, and dissolves in alcohol
        but not in water. It was first prepared in {y} by {chem}, who was trying to make a {try}, and is produced today mainly from {from}. About {t} tonnes
        are used every year, chiefly in {use}; smaller amounts serve as a {serve}. Breathing the vapour causes {eff}, for which reason it has been banned
        from toys in {land} since {y2}.""",
        """name=name; smell=pears|violets|bitter almonds|fresh hay; col=colourless|pale yellow|brownish; bp=91-230; y=1851-1899; chem=man;
        try=blue dye|sleeping drug|better glue; from=coal tar|corn|natural gas; t=900-60,000; use=perfumes|paints|chewing gum;
        serve=solvent|bait for insects|fuel additive; eff=headaches|coughing|dizziness; land=COUNTRIES; y2=1978-2012""",
        """What does this compound smell of? => {smell}
        What colour is the liquid? => {col}
        At what temperature does it boil? => {bp}
        In what does it not dissolve? => water
        Who prepared it for the first time? => {chem}
        What had he really wanted to produce? => a {try}
        What is the raw material nowadays? => {from}
        How much of it is used in a year? => {t} tonnes
        Where is most of it used? => in {use}
        What effect do the fumes have? => {eff}
        Since when may it not be used in toys in {land}? => {y2}""",
        """At what temperature does it freeze?
        How much does a tonne cost?
        Which company makes the most of it?"""),
    r("Short entry: a dinosaur", """{n}saurus was a plant-eating dinosaur that lived in what is now {land} about {my} million years ago. It reached a length
        of {m} metres and weighed about {t} tonnes. Its most striking feature is a row of {k} {plates} along the back, which may have served to {serve}. The
        first bones were dug up in {y} by the {job} {f} on the banks of the {river} and described by Professor {prof}, who by mistake put the head on the
        {wrong}. A complete skeleton, nicknamed {nick}, stands in {town}.""",
        """n=name; land=COUNTRIES; my=72-160; m=four|six|nine|eleven; t=two|three|seven; k=nine|fourteen|seventeen; plates=bony plates|spines|humps;
        serve=regulate its warmth|attract mates|frighten enemies; y=1841-1931; job=railway worker|shepherd|schoolgirl; f=woman; river=name; prof=last;
        wrong=tail|left leg|wrong body; nick=Bertha|Old George|Twiggy; town""",
        """What did this dinosaur eat? => plant
        How long ago did it live? => about {my} million years ago
        How long was it? => {m} metres
        What was its weight? => about {t} tonnes
        What is special about its back? => a row of {k} {plates}
        What might these have been good for? => {serve}
        Who found the first bones? => {f}
        Where were they found? => on the banks of the {river}
        Which scholar described it? => Professor {prof}
        What was his mistake? => put the head on the {wrong}
        Where can a whole skeleton be seen? => {town}""",
        """How fast could it run?
        How many skeletons have been found?
        Which animals hunted it?"""),
    r("Short entry: a wind", """The {w} is a dry, cold wind that blows from the {from} over {land}, most often in {m}. It arises when high pressure over {hp}
        meets a low over the gulf of {gulf}, and it usually lasts {d} days, in exceptional cases {d2}. Farmers in {town} plant rows of {tree} to break its
        force; house doors there face {face}.
        In {y} it overturned a {over} on the {br} bridge. According to a saying, it carries off everything but {but}.
        The painter {p} maintained that it had made him {made}.""",
        """w=name; from=north|north-east|east; land=name; m=February|March|November; hp=the plateau|the mountains|the inland sea; gulf=name; d=three|four;
        d2=nine|twelve; town; tree=cypresses|poplars|reeds; face=south|west; y=1891-1987; over=goods train|hay cart|school bus; br=name;
        but=debts|the sins|wives; p=man; made=deaf|mad|famous""",
        """From which direction does the {w} blow? => the {from}
        In which month is it most frequent? => {m}
        How long does it blow as a rule? => {d} days
        What is its longest duration? => {d2}
        How do farmers protect their fields? => plant rows of {tree}
        In which direction do the house doors point? => {face}
        What did the wind turn over? => a {over}
        On which bridge did this happen? => the {br} bridge
        What is the only thing that the wind leaves behind? => {but}
        What did it do to the painter, as he said? => made him {made}""",
        """How fast is the wind?
        How many people were hurt in {y}?
        What temperature does it bring?"""),
    r("A nurse-scientist's discovery", """In {y} the radiographer {first} {last} noticed that patients of the sanatorium at {town} who had been given the
        beds near the {near} recovered {d} days sooner than the others. The head physician, Professor {prof}, put it down to chance; she, however, kept a
        record of {n} cases in a {book} and sent it to the statistician {stat}, who confirmed that the difference was real. The cause turned out to be
        neither the light nor the air but the {cause}, which made people {made}. Her paper, refused by {k} journals, was finally printed in {pr}. Since then
        hospitals from {h1} to {h2} have been built
        according to her ideas. She never rose above the rank of head nurse, was paid {pay} crowns a month, and left her savings to the {left}. A plaster
        bust of her stands in the {bust}; visitors touch its {touch} for luck.""",
        """y=1924-1938; first=she; last; town; near=west window|kitchen|aviary|linden tree; d=four|six|nine; prof=last; n=210-900;
        book=cookery book|school exercise book|hymn book; stat=man; cause=sound of birds|smell of bread|view of children playing;
        made=eat more|sleep deeper|get up earlier; k=three|five|six; pr=a weekly for gardeners|the journal of a rival clinic|a foreign yearbook; h1=town;
        h2=town; pay=180-420; left=cook's daughter|animal home|night school; bust=laundry|entrance hall|garden; touch=nose|left ear|cap""",
        """Where was the sanatorium? => {town}
        Which patients got well faster? => the beds near the {near}
        By how many days? => {d} days
        What did the professor think the reason was? => chance
        In what did she write down the cases? => in a {book}
        Who checked her figures? => the statistician {stat}
        What was the real cause? => the {cause}
        How often was her paper turned down? => refused by {k} journals
        Where did it appear in the end? => {pr}
        How much did she earn? => {pay} crowns a month
        To whom did she leave her money? => the {left}
        What part of the bust do people touch? => its {touch}""",
        """What illness did the patients have?
        How many beds were in the sanatorium?
        When did she die?"""),
    r("Fermentation", """Fermentation is the breaking down of sugar by microorganisms without the help of air. Yeast turns sugar into alcohol and carbon
        dioxide: the first is wanted by brewers, the second by bakers, whose dough it raises. Lactic acid bacteria make yoghurt out of milk and sauerkraut
        out of cabbage; the acid they produce keeps other germs away, so that the food lasts longer. That living things are responsible was shown by Louis
        Pasteur in the 1850s, when a manufacturer in Lille asked him why some of
        his vats had gone sour. In {town} the monks of {ab} brewed a beer of {pct} percent alcohol until {y}, when Brother {bro} left a cask open in a {st}
        and a wild yeast got in. The abbot, {abt}, had {n} barrels poured into the {riv}; the fishermen, who had tasted it, bought the rest. Today the {bru}
        brewery makes {hl} hectolitres a year of it. The yeast, called {ye}, is kept in a bank in {bank} at {deg} degrees below zero.""",
        """town; ab=name; pct=five|six|eight; y=1821-1889; bro=he; st=storm|stable|hayloft; abt=he; n=nine|thirty|eighty; riv=name; bru=name;
        hl=9,000-60,000; ye=Old Sinner|Strain 9|The Guest; bank=town; deg=60|80""",
        """What is broken down in fermentation? => sugar
        Besides alcohol, what does yeast produce? => carbon dioxide
        Who needs the carbon dioxide? => bakers
        From what is sauerkraut made? => cabbage
        Why does fermented food keep longer? => the acid they produce keeps other germs away
        Who proved that living things cause it? => Louis Pasteur
        In which town had he been asked about sour vats? => Lille
        Which monk left the cask open? => Brother {bro}
        What got into the cask? => a wild yeast
        Into which river was the beer poured? => the {riv}
        Who bought the remaining beer? => the fishermen
        How much of this beer is brewed today? => {hl} hectolitres a year
        Where is the yeast stored? => in a bank in {bank}""",
        """What does the beer taste of?
        How many monks live in the abbey?
        What does a bottle cost?"""),
    r("Radio telescope", """A radio telescope collects radio waves from space with a dish that must be the larger the longer the waves are. That the sky
        sends out such waves was discovered by chance in the early 1930s by Karl Jansky, an engineer at Bell Laboratories, who was looking for the source of
        noise in telephone calls across the ocean. The first big dish of {land}, {m} metres wide, was set up in {y1} in a former {q} near {town}, where hills
        keep out the signals of the cities. Its builder, {first} {last}, used gun mountings of the {ship}; the surface was adjusted by {n} pupils with {w}.
        In {y2} the student {stu} found a source that
        flashed every {s} seconds. For {d} days the team, half in jest, considered whether {cr} were calling; it was a spinning star. A second alarm, in
        {y3}, was traced to the {oven} in the canteen, which the cook, {cook}, used to open {open}. In the village {no} are forbidden to this day. The dish
        is painted {col}, weighs {t} tonnes, and moves {mv} millimetres in a strong wind.""",
        """land=name; m=26-76; y1=1951-1959; q=quarry|sheep farm|race track; town; first=he; last; ship=Invincible|Revenge|Saint George;
        n=nine|twenty|forty; w=spoons|wooden hammers|rulers; y2=1964-1972; stu=woman; s=two|three|four; d=three|nine|twelve;
        cr=strangers|aliens|other worlds; y3=1998-2015; oven=microwave oven|coffee machine; cook=man; open=too early|while it was running|with his foot;
        no=mobile phones|electric fences|doorbells; col=white|pale grey; t=900-3,000; mv=four|nine|eleven""",
        """What does a radio telescope collect? => radio waves from space
        Who discovered radio waves from the sky? => Karl Jansky
        For which company did he work? => Bell Laboratories
        What had he been looking for? => the source of noise in telephone calls
        How wide is the first large dish of {land}? => {m} metres
        Why was it built among hills? => hills keep out the signals of the cities
        From which ship did parts come? => the {ship}
        With what did the pupils adjust the surface? => {w}
        Who found the flashing source? => the student {stu}
        What was the source really? => a spinning star
        What caused the second alarm? => the {oven}
        Whose habit was to blame? => the cook, {cook}
        What may people in the village not use? => {no}
        How heavy is the dish? => {t} tonnes""",
        """How many astronomers work there?
        What did the telescope cost?
        How far away is the star?"""),
    r("A flightless bird", """The {b} is a flightless bird found only on {isl}. About the size of a {size}, it has {col} plumage, a {beak} beak and stout
        legs, and makes a call like {call}. It nests in holes under {tree}, where the male sits on the single egg for {d} days, while the female {fem}.
        Before people arrived it had no enemies; then came dogs, {rat} and, with the settlers of {y1}, the {st}. It was declared extinct in {y2}, but on {da}
        {y3} the doctor {first} {last}, who had spent {n} holidays looking for it, followed fresh tracks to a lake in the {ra} mountains and caught a pair
        with a {net}. There were then about {left} birds. Some were taken to
        the island of {isl2}, where rangers had first killed {rats} rats. The wardens teach young birds with a stuffed {stf} to be afraid. In {y4} hunters
        who had been engaged to shoot {shoot} killed {k} of them by mistake. With {now} birds the species is still endangered; one, by the name of {nm},
        likes to attack photographers.""",
        """b=name; isl=name; size=goose|hen|turkey; col=blue-green|brown|purple; beak=red|yellow|hooked; call=a creaking door|a bass drum|a donkey;
        tree=tree ferns|beeches|tussock grass; d=30|41|70; fem=feeds in the swamp|looks for another mate|guards the path; rat=cats|pigs; y1=1821-1849;
        st=stoat|ferret|weasel; y2=1898-1911; da=20 November|4 March; y3=1948-1961; first=he; last; n=eleven|nineteen; ra=name;
        net=fishing net|bedspread|butterfly net; left=200|250|300; isl2=name; rats=4,000-20,000; stf=stoat|dog; y4=1999-2015;
        shoot=another species|wild goats|rabbits; k=two|four; now=390-620; nm=he""",
        """Where does the {b} live? => {isl}
        How big is it? => About the size of a {size}
        What does its voice sound like? => {call}
        Where is its nest? => in holes under {tree}
        Who hatches the egg? => the male
        What does the female do in the meantime? => {fem}
        Which animal was brought by the settlers? => the {st}
        When was the bird believed to have died out? => {y2}
        Who rediscovered it? => {first} {last}
        What was his profession? => doctor
        How did he catch the two birds? => with a {net}
        To which island were some of them moved? => the island of {isl2}
        What were the hunters really supposed to shoot? => {shoot}
        How many of the birds are there now? => {now}""",
        """How long does the bird live?
        How fast can it run?
        What does it eat in winter?"""),
    r("Antibiotics", """Antibiotics are drugs that kill bacteria or stop them from multiplying; against viruses, and therefore against colds and influenza,
        they are useless. Penicillin, the first to be widely used, was discovered in 1928 by Alexander Fleming, who on returning from holiday found that a
        mould had destroyed the bacteria on one of his plates. Howard Florey and Ernst Chain made it into a medicine, and the three shared the Nobel Prize in
        1945. If antibiotics are taken too often, or not long enough, resistant bacteria survive and spread. At the hospital of {town} such germs were found
        in {y} on {n} of {m} {obj}. The hygienist {first} {last} ordered
        that {obj} be {ord}, had the sinks moved {cm} centimetres away from the beds, and put up a {sign} at every door. Doctors had to ask the pharmacist,
        {ph}, before prescribing {drug}, the strongest drug they had. In {k} months the number of infections fell by {pct} percent. The surgeon {sur}, who
        had called the measures "theatre", apologised with a {ap}.""",
        """town; y=1998-2017; n=nine|fourteen|thirty; m=forty|fifty|sixty; obj=stethoscopes|telephones|neckties|clipboards; first=she; last;
        ord=boiled|thrown away|wiped hourly; cm=sixty|ninety; sign=mirror|bottle of disinfectant|red lamp; ph=man; drug=name; k=four|seven|ten; pct=31-64;
        sur=man; ap=cake|poem|bow""",
        """Against what do antibiotics not help? => viruses
        Which antibiotic was the first in general use? => Penicillin
        Who discovered it? => Alexander Fleming
        From where had he just returned? => holiday
        What had killed the bacteria on his plate? => a mould
        Who shared the Nobel Prize with Fleming? => Howard Florey and Ernst Chain
        When do resistant bacteria spread? => If antibiotics are taken too often
        On what objects were germs found in {town}? => {obj}
        Who took measures against this? => {first} {last}
        What hung or stood at each door? => a {sign}
        Whom did doctors have to ask? => the pharmacist, {ph}
        What is the strongest drug called? => {drug}
        By how much did infections decrease? => {pct} percent
        How did the surgeon say sorry? => with a {ap}""",
        """How many patients died?
        How many beds does the hospital have?
        What did the measures cost?"""),
    r("A robot vacuum of the sea", """To clean the harbour of {town}, the engineers {a} and {b} have developed a swimming robot called {rob}. It is {m}
        metres long, driven by {drv}, and collects up to {kg} kilograms of rubbish before it returns to its dock at {dock}. With the help of {sens} it
        recognises swans and swimmers and goes round them. In a trial of {w} weeks it took in {n} bottles, {n2} shoes, a {odd} and, on {d}, a {big} weighing
        {bigkg} kilograms, which bent its {bent}. The harbour master, {har}, who would have preferred {pref}, admits that the water is clearer. The sum of
        {sum} euros was paid half by the city, half by {firm}. Environmentalists object that it
        also swallows {also}; {b} replies that the next model will have {next}. {land} has ordered {k} robots. Children were allowed to paint the hull, which
        is why it looks like a {look}; the name goes back to the {goes}.""",
        """town; a=woman; b=man; rob=name; m=two|three|four; drv=solar cells|a battery|a small sail; kg=90-300;
        dock=the fish market|pier four|the rowing club; sens=cameras|sound waves|a laser; w=six|nine|eleven; n=2,100-6,000; n2=31-90;
        odd=false leg|trombone|wedding cake; d=3 June|19 August; big=bicycle|safe|fridge; bigkg=31-80; bent=rudder|left fin|lid; har=man;
        pref=a boat with two men|a new crane|more fines; sum=90,000-400,000; firm; also=jellyfish|young eels|duckweed;
        next=a finer sieve|an escape hatch|slower pumps; land=COUNTRIES; k=four|nine|twelve; look=whale|crocodile|pirate ship;
        goes=mayor's grandmother|hero of a comic|sound it makes""",
        """Who developed the robot besides {b}? => {a}
        What is it for? => To clean the harbour
        By what is it powered? => {drv}
        How much rubbish can it take? => up to {kg} kilograms
        Where is its dock? => {dock}
        How does it notice swimmers? => With the help of {sens}
        How long was the trial? => {w} weeks
        How many bottles were collected? => {n}
        How many shoes were collected? => {n2}
        What was damaged by the {big}? => its {bent}
        Who is harbour master? => {har}
        Which company paid half of the cost? => {firm}
        What do critics say it swallows? => {also}
        Who has ordered more of them? => {land}
        What does it look like? => a {look}""",
        """How fast does the robot swim?
        How deep is the harbour?
        How many people work on the next model?"""),
    r("Short entry: an asteroid", """{n} {name} is an asteroid of the main belt between Mars and Jupiter, discovered on {d} {y} by {first} {last} at the
        observatory of {town}. It is about {km} kilometres across, turns once in {h} hours, and needs {yr} years for one orbit. It was named after the
        discoverer's {af}, at the suggestion of {sug}. Observations in {y2} showed that it is accompanied by a tiny moon, {moon}, which is no bigger than a
        {big}. The surface consists mainly of {sur}. A crater near its south pole bears the name of {cr}, who calculated its path.""",
        """n=411-980; name=name; d=4 March|17 September|22 November; y=1889-1928; first=he; last; town; km=31-140; h=five|seven|eleven; yr=three|four|five;
        af=cook|home town|piano|favourite opera; sug=his wife|an American banker|his students; y2=1999-2014; moon=name; big=football stadium|village|hill;
        sur=nickel and iron|clay and carbon|bright silicates; cr=woman""",
        """Between which planets does it move? => Mars and Jupiter
        Who discovered it? => {first} {last}
        Where was the discoverer working? => at the observatory of {town}
        What is its diameter? => about {km} kilometres
        How long does one rotation take? => {h} hours
        How long is its year? => {yr} years
        Whose idea was the name? => {sug}
        After what or whom is it named? => the discoverer's {af}
        What is its moon called? => {moon}
        What is the surface made of? => {sur}
        Who worked out its path? => {cr}""",
        """How heavy is the asteroid?
        How far is the moon from the asteroid?
        Which spacecraft has visited it?"""),
    r("Short entry: a cheese", """{c} is a {hard} cheese made from the milk of {an} in the valleys around {town}. A wheel weighs {kg} kilograms and ripens
        for {m} months in {cave}, where it is rubbed every {d} days with {rub}. It is first mentioned in {y}, in a letter in which the abbot {ab} thanks a
        shepherd for {num} pieces of it. Only {n} dairies have the right to the name; a dispute with {land}, whose factories made a similar product, was
        decided by the court in {y2}. The rind is {col}. It is eaten with {with}, and on the feast of Saint {s} a wheel is rolled down the {hill}, whoever
        catches it being allowed to {al}.""",
        """c=name; hard=hard|soft|blue; an=sheep|goats|grey cows|buffaloes; town; kg=three|nine|thirty; m=three|eight|fourteen;
        cave=limestone caves|old cellars|a disused tunnel; d=two|three|five; rub=salt water|cider|olive oil; y=1171-1493; ab=he; num=four|eleven|twenty;
        n=nine|seventeen|twenty-six; land=COUNTRIES; y2=1996-2012; col=grey|orange|almost black; with=pears|honey|dark bread; s=Martin|Agatha|James;
        hill=church hill|ski slope|castle stairs; al=keep it|name the new calf|skip a year's tax""",
        """From the milk of which animals is it made? => {an}
        How heavy is one wheel? => {kg} kilograms
        How long does the cheese ripen? => {m} months
        Where does it ripen? => in {cave}
        With what is it rubbed? => {rub}
        Who wrote about it first? => the abbot {ab}
        How many dairies may use the name? => {n}
        With which country was there a dispute? => {land}
        What colour is the rind? => {col}
        What goes well with it? => {with}
        Where is the wheel rolled down? => the {hill}
        What may the person who catches it do? => {al}""",
        """How much does a kilogram cost?
        How much fat does the cheese contain?
        How many wheels are made a year?"""),
    r("Short entry: a ballet", """{t} is a ballet in {n} acts with music by {comp} and choreography by {ch}. It was first performed on {d} {y} at the {th} in
        {town}, with {da} in the leading role of the {ro}. The story, taken from a tale by {tale}, is about a {ab} who trades her {tr} for a night at court.
        The composer finished the score only {k} days before the premiere, so that the second act was danced to a {pi}. It was a failure: the audience
        laughed when a {obj} fell into the orchestra and hit the {hit}. Revived in {y2} by {re} in {town2}, it became the company's greatest success, with
        {pe} performances. The famous solo of the third act lasts {min} minutes and includes {tu} turns.""",
        """t=The Mirror|The Salt Princess|Midsummer Ice|The Clockmaker's Daughter; n=two|three|four; comp=man; ch=man; d=4 March|27 January|11 December;
        y=1871-1895; th=Imperial Theatre|Court Opera|New Theatre; town; da=woman; ro=seamstress|goose girl|fisherman's bride; tale=man;
        ab=poor girl|mermaid|baker's daughter; tr=shadow|voice|reflection; k=four|six|nine; pi=piano|barrel organ|single violin;
        obj=swan|paper moon|candlestick; hit=harpist|first cellist|conductor; y2=1909-1931; re=woman; town2=town; pe=210-900; min=four|six;
        tu=twenty-four|thirty-two|forty""",
        """Who composed the music for {t}? => {comp}
        Who was the choreographer? => {ch}
        Where did the first performance take place? => at the {th} in {town}
        Who danced the leading part? => {da}
        Whose tale is the story based on? => {tale}
        What does the heroine give away? => her {tr}
        How late did the composer finish? => {k} days before the premiere
        What instrument accompanied the second act? => a {pi}
        Why did people laugh? => a {obj} fell into the orchestra
        Which musician was hit? => the {hit}
        Who brought the ballet back in {y2}? => {re}
        How many turns are in the solo? => {tu}""",
        """How long is the whole ballet?
        What did the critics write?
        Who painted the scenery?"""),
    r("Short entry: a mountain pass", """The {p} Pass ({h} m) connects {a} in the north with {b} in the south. It was used by the Romans, who built a temple
        of {god} at the top, of which {st} stones remain. In {y1} {army} crossed it with {n} men and {el} elephants, losing half of them in an avalanche. A
        hospice was founded in {y2} by {fo}; its monks bred {dogs}, and rang a bell in fog. The road of {y3}, a work of the engineer {en}, has {ho} hairpin
        bends and is open from {m1} to {m2}. Since {y4} a tunnel {km} kilometres long has taken most of the traffic. The hospice is now run by {ru}, whose
        {sp} is praised in every guidebook; the last monk, Father {fa}, left in {y5}.""",
        """p=name; h=1,900-2,700; a=town; b=town; god=Jupiter|Mercury; st=two|four|nine; y1=1176|1431|1499;
        army=Duke Ludwig|a Spanish general|the bishop's army; n=4,000-20,000; el=four|seven; y2=1209-1390; fo=woman; dogs=large dogs|mules|carrier pigeons;
        y3=1819-1890; en=man; ho=24-60; m1=May|June; m2=October|November; y4=1964-1980; km=five|six|nine; ru=woman; sp=barley soup|nut cake|onion tart;
        fa=he; y5=1989-2006""",
        """Which places are linked by the pass? => {a} in the north with {b} in the south
        To which god was the temple dedicated? => {god}
        What is left of the temple? => {st} stones
        Who crossed the pass with elephants? => {army}
        How many men crossed in {y1}? => {n}
        What killed half of them? => an avalanche
        Who founded the hospice? => {fo}
        What animals did the monks breed? => {dogs}
        Who designed the road? => the engineer {en}
        How many bends does the road have? => {ho}
        When can one drive over it? => from {m1} to {m2}
        How long is the tunnel? => {km} kilometres
        What should one eat there? => {sp}
        Who was the last monk to leave? => Father {fa}""",
        """How many cars use the tunnel?
        How cold is it on the pass in winter?
        How many beds does the hospice have?"""),
]
