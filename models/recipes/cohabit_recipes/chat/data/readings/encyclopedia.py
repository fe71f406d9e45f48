"""Reading passages in the manner of an encyclopaedia: battles, rulers, companies, sport, cities, laws, peoples and customs. For training only."""

from .parse import reading as r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("Battle on the river", """The Battle of {field}, also known as the Battle of the Two Fords, took place on {day} {year} between a {land} army of about
        {men} men under Marshal {gen} and the smaller force of {gen2}, the governor of {prov}. Heavy rain during the night had made the river impassable
        for artillery, so that {gen} was obliged to leave most of his {guns} guns on the northern bank. {gen2}, who had only {men2} soldiers, placed
        his archers behind a line of overturned wagons and waited. Three assaults were beaten back before noon; in the fourth the marshal himself was
        wounded in the {part} and had to hand over command to his nephew, {nephew}, who ordered a general retreat. Some {lost} of the attackers were
        killed or captured, against {lost2} of the defenders. The victory secured the independence of {prov} for another {gap} years.""",
        """field=name; day=3 May|12 June|28 September|9 October|17 April; year=1512-1588; land=name; men=18,000-24,000; gen=last; gen2=last; prov=name;
        guns=31-60;
        men2=5,000-9,000; part=shoulder|thigh|left arm|neck; nephew=man; lost=2,100-4,000; lost2=210-900; gap=twenty|thirty|forty|sixty""",
        """By what other name is the Battle of {field} known? => the Battle of the Two Fords
        When was the battle fought? => {day} {year}
        Who led the larger army? => Marshal {gen}
        How many soldiers did {gen2} have? => {men2}
        What stopped the marshal from bringing his artillery across? => Heavy rain during the night
        How many guns did the attackers own? => {guns}
        Where did the governor put his archers? => behind a line of overturned wagons
        In which part of his body was {gen} hit? => {part}
        Who gave the order to fall back? => {nephew}
        What were the losses on the defending side? => {lost2}
        For how long did {prov} stay free after this battle? => another {gap} years""",
        """Who paid the wages of the archers?
        At which village did the retreating army spend the night?
        How many horses were captured?"""),
    r("Football season", """The {year} season was the {num}th in the history of the {team}, and the first under head coach {coach}, who replaced {coach2}
        after
        a disappointing year in which the side had won only {few} games. Led by quarterback {qb}, who threw {td} touchdown passes and just {ints}
        interceptions, the {team} finished with a record of {wins} wins and {losses} losses and took the northern division for the first time since
        {since}. In the opening round of the playoffs they beat the {rival} {a}-{b} in heavy snow, thanks to a {yards}-yard field goal by kicker {kicker}
        with nine seconds left. A week later, however, they lost at home to the {rival2}. {coach} was named coach of the year, while {qb} came second in
        the vote for most valuable player behind {mvp}.""",
        """year=1961-2012; num=24|35|46|57; team=Hawks|Pilots|Miners|Comets; coach=man; coach2=man; few=three|four|five; qb=man; td=22-41; ints=6-14;
        wins=10-13;
        losses=3-5; since=1931-1958; rival=Bisons|Rangers|Kings; a=23-38; b=13-22; yards=43-57; kicker=man; rival2=Mariners|Coyotes|Giants|Foxes; mvp=man""",
        """Who was head coach of the {team} in {year}? => {coach}
        Whose place did he take? => {coach2}
        How many touchdown passes did the quarterback throw? => {td}
        How many times was he intercepted? => {ints}
        How many games did the team lose in the regular season? => {losses}
        Before {year}, when had the {team} last won the division? => {since}
        Against which team did they play in the snow? => {rival}
        From how many yards was the decisive field goal kicked? => {yards}
        Who made the winning kick? => {kicker}
        Which team knocked them out of the playoffs? => {rival2}
        Which player was voted most valuable? => {mvp}""",
        """How many spectators saw the game in the snow?
        What salary did the head coach receive?
        In which stadium did the {team} play their home games?"""),
    r("City and its people", """{city} is a city in the north-east of {land}, on both banks of the {river}, some {km} kilometres inland from the coast.
        According to
        the census of 2010 it had {pop} inhabitants, compared with only {pop2} in 1900, which makes it the {rank} largest city of the country. The
        growth began when iron ore was discovered at {mine} in {found}; within ten years workers from all over the region had moved into the new
        suburbs on the left bank. Today heavy industry employs fewer than {pct} percent of the working population, and most people earn their living in
        {sector}. The city is the seat of a bishop and of the {uni}, where about {students} students are enrolled. Its football ground, the {ground},
        was designed by the architect {arch} and holds {seats} spectators.""",
        """city=town; land=name; river=name; km=30-95; pop=210,000-890,000; pop2=11,000-39,000; rank=third|fourth|fifth|sixth; mine=town; found=1871-1899;
        pct=8-14;
        sector=banking and insurance|tourism|electronics|health care; uni=university; students=15,000-34,000;
        ground=Park Stadium|Lion Field|Mill Road Ground; arch=man;
        seats=36,000-52,000""",
        """What was the population of {city} in 1900? => {pop2}
        How many people were counted there in 2010? => {pop}
        What river flows through it? => {river}
        How far is it from the sea? => {km} kilometres
        Where was ore found? => {mine}
        In what year did the mining boom start? => {found}
        Why did {city} grow so quickly? => iron ore was discovered
        In what branch do most of the inhabitants work today? => {sector}
        Which place of higher education is in the city? => {uni}
        Name the architect of the stadium. => {arch}
        capacity of the {ground}? => {seats}""",
        """Who was mayor of {city} in 1900?
        How many bridges cross the {river} in the city?
        What is the unemployment rate?"""),
    r("Company history", """{firm} was founded in {founded} by the brothers {a} and {b} {last}, who sold bicycles from a rented shed behind the railway
        station of
        {town}. The company turned to motor vehicles in {cars}, when its chief engineer, {eng}, built a three-wheeled delivery van for the local post
        office. Orders grew quickly, and by the outbreak of the war the factory was turning out {n} vans a month. After {a} died in {died}, his brother
        sold a majority of the shares to {buyer}, a manufacturer of {goods}, for {sum} million crowns. Under its new owners the firm stopped making
        passenger cars altogether and concentrated on {product}. It filed for bankruptcy in {end}; the rights to the brand name were bought by
        {buyer2}, which still uses it for a line of children's scooters.""",
        """firm; founded=1889-1899; a=he; b=he; last; town; cars=1903-1911; eng=man; n=120-480; died=1921-1926; buyer=firm;
        goods=tractors|sewing machines|aircraft engines|typewriters;
        sum=2-19; product=fire engines|buses|ambulances|road rollers; end=1962-1987; buyer2=firm""",
        """What did the two brothers sell in the beginning? => bicycles
        Where was their first workshop? => a rented shed behind the railway station
        Who designed the first van of the firm? => {eng}
        Who was the first customer for vans? => the local post office
        How many vehicles a month did the plant make when the war began? => {n}
        Which company bought most of the shares? => {buyer}
        What was paid for them? => {sum} million crowns
        What did {buyer} produce? => {goods}
        On what kind of vehicle did the firm concentrate later? => {product}
        In which year did {firm} go bankrupt? => {end}
        Who owns the brand name now? => {buyer2}""",
        """How many people worked in the factory?
        What was the top speed of the delivery van?
        In which country is {buyer2} based?"""),
    r("Peace treaty", """The Treaty of {town}, concluded on {date} {year}, put an end to the Salt War between the kingdom of {land} and the trading republic
        of
        {land2}. The negotiations, which had lasted {months} months, were conducted on the royal side by Count {count} and on the side of the republic
        by the merchant {merchant}. Under the first article the king gave up all claims to the harbour of {port}; in return he was to receive an annual
        payment of {sum} ducats for {years} years. A secret clause, which became known only when the archives were opened in {open}, obliged the
        republic to expel the king's rebellious brother {brother}, who had found refuge there. The treaty was broken {later} years later, when
        {land2} refused to pay any longer on the ground that the king had allowed pirates to use his ports.""",
        """town; date=4 March|19 July|30 November|11 August; year=1612-1688; land=name; land2=name; months=five|seven|nine|eleven; count=last; merchant=man;
        port=town;
        sum=2,000-9,500; years=twelve|fifteen|twenty; open=1871-1923; brother=he; later=four|six|eight""",
        """Which conflict did the Treaty of {town} end? => the Salt War
        When was it signed? => {date} {year}
        Who represented the king at the talks? => Count {count}
        Who spoke for the republic? => {merchant}
        How long did the talks go on? => {months} months
        Which port did the king renounce? => {port}
        How much money was the king promised every year? => {sum} ducats
        Whom did the republic have to drive out? => {brother}
        When did the secret clause come to light? => {open}
        What reason did {land2} give for not paying any more? => the king had allowed pirates to use his ports""",
        """How many articles did the treaty have?
        In which language was the treaty written?
        Who was pope at the time?"""),
    r("Federal law", """The {name} Act was passed by the parliament of {land} in {year} by {yes} votes to {no}. Introduced by the deputy {dep}, a former
        railway worker, it limited the working day in mines and quarries to {h} hours and forbade the employment of children under {age}. Owners who
        broke the law could be fined up to {fine} crowns. The act met with fierce resistance from the chamber of commerce, whose president, {pres},
        claimed that it would ruin the industry within a year. A first version had been rejected by the upper house in {first}. In {court} the supreme
        court declared the section on inspections invalid, because it allowed officials to enter private houses; parliament replaced it {repl} months
        later. The remaining provisions stayed in force until {end}, when they were absorbed into the general labour code.""",
        """name; land=name; year=1884-1893; yes=141-199; no=52-130; dep=man; h=eight|nine|ten; age=twelve|thirteen|fourteen|fifteen; fine=200-900; pres=man;
        first=1879-1883;
        court=1895-1902; repl=four|six|eight; end=1931-1956""",
        """In what year did the {name} Act become law? => {year}
        How many deputies voted against it? => {no}
        Which politician proposed it? => {dep}
        What had {dep} done before entering politics? => a former railway worker
        How long could a miner be made to work each day? => {h} hours
        From what age could children be employed? => {age}
        What was the highest fine? => {fine} crowns
        Who said that the new law would ruin the mines? => {pres}
        Why did the judges strike down one section? => it allowed officials to enter private houses
        Until when did the other rules apply? => {end}""",
        """Who was prime minister when the act was passed?
        How many inspectors were appointed?
        Did the king sign the act?"""),
    r("Sovereign", """{name} {num} ruled {land} from {start} until {end}. The second son of {father}, he had been intended for the church and was living as a
        canon at {abbey} when his elder brother {brother} was thrown from a horse and killed. {name} was crowned at {place} on Easter Day and married
        {wife}, the daughter of the duke of {duchy}, in the same week. His reign was a time of prosperity: he had the coinage reformed, invited weavers
        from abroad to settle in the empty villages of the plain, and founded {n} new towns. He was less successful in war. In {war} he lost the
        fortress of {fort} to his cousin {cousin}, who kept him prisoner for {months} months until a ransom of {sum} silver marks had been paid. He left
        no legitimate children, and on his death the crown passed to the house of {house}.""",
        """name=he; num=I|II|III|IV; land=name; start=1301-1320; end=1341-1366; father=he; abbey=town; brother=he; place=town; wife=she; duchy=name;
        n=six|nine|eleven|fourteen;
        war=1329-1338; fort=name; cousin=he; months=five|eight|ten; sum=3,000-12,000; house=name""",
        """For what career had {name} been meant as a boy? => the church
        How did his elder brother lose his life? => thrown from a horse and killed
        At which town was {name} crowned? => {place}
        Whom did he take as his wife? => {wife}
        Who was his father-in-law? => the duke of {duchy}
        What did he do to the money of the country? => had the coinage reformed
        How many towns were founded in his reign? => {n}
        Which stronghold fell to his cousin? => {fort}
        How long was the king held captive? => {months} months
        What was paid for his release? => {sum} silver marks
        Which family came to the throne after him? => the house of {house}""",
        """What was the name of his mother?
        Which language did the weavers speak?
        What illness did he die of?"""),
    r("Rock group", """{band} were a rock group from {town}, formed in {year} by the singer {singer} and the guitarist {guitar}, who had met as apprentices
        in a shipyard. Their first single, "{single}", sold fewer than {few} copies, but the second, "{hit}", reached number {pos} in the charts after
        it had been used in a television commercial for {ad}. The drummer {drummer} left in {left} because he disliked touring and was replaced by
        {drummer2}. The album {album}, recorded in only {days} days in a disused {place}, is generally regarded as their best; it was produced by
        {prod} and stayed in the charts for {weeks} weeks. The group broke up in {end} following a quarrel over royalties. {singer} now runs a
        hotel, while {guitar} teaches music at a school in {town2}.""",
        """band=The Paper Kings|Cold Harbour|The Night Clerks|Seven Lanterns; town; year=1966-1979; singer=man; guitar=man;
        single=Railway Girl|Low Tide|Tell the Driver;
        few=900|1,200|2,000; hit=Blue Umbrella|Stay Till Monday|Second Floor; pos=2-19; ad=chewing gum|a soft drink|washing powder|a car; drummer=man;
        left=1981-1983; drummer2=man;
        album=Letters Home|Winter Electric|Glass Houses; days=nine|eleven|fourteen; place=church|cinema|swimming bath|school; prod=woman; weeks=23-61;
        end=1986-1994; town2=town""",
        """Who sang for {band}? => {singer}
        Where did the two founders first meet? => in a shipyard
        Which of their records came out first? => {single}
        How high did "{hit}" climb? => number {pos}
        What was the commercial for? => {ad}
        Why did {drummer} quit the band? => he disliked touring
        Who played the drums from {left} on? => {drummer2}
        How long did it take to record {album}? => {days} days
        In what sort of building was it recorded? => a disused {place}
        Name the producer of the album. => {prod}
        What was the quarrel about that ended the group? => royalties
        Which of them became a teacher? => {guitar}""",
        """Who played the bass in the group?
        How many concerts did they give in America?
        Which record company published their albums?"""),
    r("Novel", """{title} is a novel by {first} {last}, published in {year}. It tells the story of {hero}, a young {job} from the provinces who comes to the
        capital to collect an inheritance, only to find that his uncle has left everything to a parrot. He takes a room in the boarding house of Madame
        {mad}, falls in love with her daughter {girl}, and becomes involved, without understanding it, in a plot to {plot}. The book was written in only
        {weeks} weeks, because its author needed money to pay {debt}. Reviews were mixed: the critic {critic} called it "a cake with too many raisins",
        yet the first edition of {copies} copies sold out within a month. It has been translated into {langs} languages and was filmed twice, in {film}
        by {dir} and in {film2} as a musical.""",
        """title=The Heir|A Room in the City|The Green Cage|Feathers; first=she; last; year=1871-1898; hero=he; job=surveyor|schoolmaster|clerk|chemist;
        mad=last; girl=she;
        plot=steal the crown jewels|blow up a bridge|kidnap a minister|rob the mint; weeks=six|eight|eleven;
        debt=her brother's debts|a doctor's bill|her rent|a lawyer; critic=man;
        copies=1,500-4,000; langs=14-37; film=1923-1938; dir=man; film2=1961-1979""",
        """Who wrote {title}? => {first} {last}
        What does {hero} do for a living? => {job}
        Why does he travel to the capital? => to collect an inheritance
        Who gets the uncle's fortune? => a parrot
        In whose house does the hero live? => Madame {mad}
        Who is the girl he falls in love with? => {girl}
        What are the plotters planning to do? => {plot}
        For what did the author need money? => to pay {debt}
        Who compared the book to a cake? => {critic}
        How many copies of the first edition were printed? => {copies}
        When did the first film of it appear? => {film}
        Who directed that film? => {dir}""",
        """How does the novel end?
        How old was {last} when the book came out?
        Who composed the songs of the musical?"""),
    r("University college", """{uni} was established in {year} as a training school for {who}, with a single teacher and {n} pupils who met in the upper room
        of
        a {house}. Its first principal, {first} {last}, went from farm to farm to collect money for a proper building, which was completed in {built} and
        is still known as {hall}. Women were admitted from {women}, though until {lib} they were not allowed to use the library after dark. The right
        to award degrees was granted by the state in {degree}. After a fire destroyed the laboratories in {fire}, the school moved to its present
        grounds on the edge of {town}, a gift of the brewer {brewer}. Today it has {stud} students in {fac} faculties, of which the largest is the faculty
        of {big}; the rowing team, the {nick}, has won the national title {times} times.""",
        """uni=university; year=1831-1849; who=teachers|missionaries|land surveyors|midwives; n=9-27; house=bakery|tavern|rope works|courthouse; first=he;
        last; built=1853-1862;
        hall=Old Hall|Penny Hall|Farmers' Hall; women=1872-1889; lib=1902-1919; degree=1891-1899; fire=1923-1938; town; brewer=man; stud=6,000-19,000;
        fac=five|six|seven|eight;
        big=law|medicine|engineering|education; nick=Otters|Herons|Blue Oars; times=four|nine|eleven|thirteen""",
        """For whom was the school originally set up? => {who}
        Where did the first lessons take place? => the upper room of a {house}
        How many pupils were there at the start? => {n}
        Who was the first head of the institution? => {first} {last}
        How did he raise funds? => went from farm to farm
        What is the oldest building called? => {hall}
        From what year could women study there? => {women}
        When did the school obtain the right to give degrees? => {degree}
        What made the school move? => a fire destroyed the laboratories
        Who gave the land for the new campus? => {brewer}
        Which faculty has the most students? => {big}
        What is the nickname of the rowers? => {nick}""",
        """How much are the tuition fees?
        How many professors teach there?
        Which famous writer studied there?"""),
    r("Mountain railway accident", """On the evening of {date} {year} a passenger train of the {line} Railway ran off the rails near {place}, killing {dead}
        people
        and injuring {hurt}. The train, which was carrying {pass} passengers from {from} to {to}, had left {late} minutes late, and the driver,
        {driver}, appears to have been trying to make up the time when he entered the curve above the gorge at {speed} kilometres an hour, almost twice
        the permitted speed. The first two carriages fell into the river; the third was held back by a beech tree. An inquiry led by Judge {judge} found
        that the brakes had not been tested for {months} months and ordered the company to pay {sum} francs to each of the families. As a result of the
        disaster, {land} became the first country to require {device} on all mountain lines.""",
        """date=2 February|14 August|23 December|6 November; year=1891-1926; line=name; place=town; dead=17-48; hurt=51-110; pass=130-260; from=town;
        to=town; late=12-35; driver=man;
        speed=62-88; judge=last; months=seven|nine|fourteen; sum=2,000-8,000; land=name;
        device=speed recorders|automatic brakes|a second driver|warning bells""",
        """How many people died in the accident? => {dead}
        What was the number of injured? => {hurt}
        Where was the train going? => {to}
        From which town had it departed? => {from}
        Who was driving? => {driver}
        How fast was the train when it reached the bend? => {speed} kilometres an hour
        Why was the driver in a hurry? => trying to make up the time
        What kept the third carriage from falling? => a beech tree
        Who was in charge of the investigation? => Judge {judge}
        How long had the brakes gone without a test? => {months} months
        How much compensation did each family get? => {sum} francs
        What became compulsory on mountain lines afterwards? => {device}""",
        """What was the number of the locomotive?
        Was the driver sent to prison?
        How many children were on the train?"""),
    r("Religious order", """The Order of {saint} is a religious community founded at {town} in {year} by the widow {first} {last}. Its members, who call
        themselves
        {call}, take no permanent vows but promise each spring to live for one more year in poverty and silence. They eat no {food}, rise at {hour} in
        the morning and support themselves by {work}. The rule of the order, a text of only {pages} pages, was approved by Pope {pope} in {appr} after
        two earlier drafts had been turned down as too strict. At the height of its influence, around {peak}, the order had {houses} houses in {lands}
        countries; most of them were closed during the revolution, when the sisters fled to {ref}. Today about {now} members remain, and the mother
        house has become a {use}.""",
        """saint=Saint Verena|Saint Odile|Saint Alban|the Holy Lamp; town; year=1431-1480; first=she; last; call=Servants|Lamp Bearers|Poor Sisters|Gardeners;
        food=meat|cheese|eggs|fish; hour=three|four|two; work=weaving altar cloths|baking wafers|keeping bees|copying music; pages=nine|twelve|sixteen;
        pope=Pius|Paul|Clement|Leo;
        appr=1483-1502; peak=1620|1650|1680; houses=41-88; lands=six|seven|nine; ref=name; now=90-240; use=hospital|youth hostel|school of music|museum""",
        """Who started the Order of {saint}? => {first} {last}
        In what town did it begin? => {town}
        What name do the members give themselves? => {call}
        For how long are the promises valid? => one more year
        What food do they avoid? => {food}
        At what time do they get up? => {hour} in the morning
        How do they earn their living? => {work}
        Which pope approved the rule? => Pope {pope}
        Why had the first drafts been refused? => too strict
        In how many countries did the order have houses when it was most influential? => {lands}
        To where did the sisters escape? => {ref}
        What is the mother house used for today? => {use}""",
        """What colour is their dress?
        How many children did the founder have?
        Who is the present head of the order?"""),
    r("River and dam", """The {river} is a river in southern {land}. It rises at a height of {high} metres on the slopes of {mount}, flows for {km}
        kilometres through
        the {prov} plateau, and empties into Lake {lake} near the village of {vill}. Its principal tributaries are the {t1}, which joins it from the
        left, and the {t2}, from the right. In {year} the government began to build a dam at {gorge}, against the protests of fishermen, who feared
        that {fish} would no longer be able to reach their spawning grounds. The work cost {cost} million dollars and displaced {moved} people, most of
        whom were resettled in {resettle}. The power station has {turb} turbines and supplies about a {share} of the country's electricity. Between
        {m1} and {m2} the lower course dries up almost completely, so that it can be crossed on foot.""",
        """river=name; land=name; high=1,400-2,600; mount=mountain; km=180-640; prov=name; lake=name; vill=town; t1=name; t2=name; year=1958-1979;
        gorge=name; fish=salmon|sturgeon|eels|trout;
        cost=120-480; moved=4,000-26,000; resettle=town; turb=four|six|eight|twelve; share=quarter|third|fifth|tenth; m1=May|June; m2=September|October""",
        """Where does the {river} have its source? => on the slopes of {mount}
        How long is the river? => {km} kilometres
        Into what does it flow? => Lake {lake}
        What tributary enters it on the right side? => {t2}
        And which one comes from the left? => {t1}
        Where was the dam built? => {gorge}
        Which people were against the dam? => fishermen
        What species did they worry about? => {fish}
        How many inhabitants had to leave their homes? => {moved}
        How much was spent on the project? => {cost} million dollars
        What part of the country's power comes from the dam? => about a {share}
        When can you walk across the lower river? => Between {m1} and {m2}""",
        """How high is the dam?
        Which company built the turbines?
        How cold is the water of Lake {lake}?"""),
    r("Ice hockey club", """{club} are an ice hockey team based in {town}. They were formed in {year}, when the {mill} paper mill merged its two works teams,
        and
        entered the top division in {up}. Since {arena} their home matches have been played in the {hall}, an arena with room for {seats} people that
        replaced an open-air rink known as the {rink}. The most successful period came under the coach {coach}, who won the championship {t} times
        between {s1} and {s2}. The forward {fwd} holds the club record with {goals} goals, while the goalkeeper {goal} played in {games} consecutive
        matches before he broke his wrist. The club colours are {c1} and {c2}, chosen because the first set of jerseys was donated by a {donor}. Their
        fiercest rivals are {rival}, from the other side of the lake.""",
        """club=firm; town; year=1921-1938; mill=name; up=1947-1956; arena=1972-1989; hall=Northern Hall|Lake Arena|Timber Dome; seats=5,000-9,500;
        rink=Pond|Icebox|Saw Yard; coach=man;
        t=four|five|six; s1=1961-1965; s2=1969-1971; fwd=man; goals=311-498; goal=man; games=212-309; c1=red|blue|green; c2=yellow|black|silver;
        donor=brewery|fire brigade|circus|bakery;
        rival=firm""",
        """In which town is the team at home? => {town}
        When was the club founded? => {year}
        How many spectators fit into the arena? => {seats}
        What was the old rink called? => {rink}
        Under which coach did the club have its best years? => {coach}
        How many titles did he win? => {t}
        Which player scored most often for the club? => {fwd}
        What is the record number of goals? => {goals}
        What ended the long run of the goalkeeper? => he broke his wrist
        Who paid for the first shirts? => {donor}
        What colours do they wear? => {c1} and {c2}
        Who are their main opponents? => {rival}""",
        """Who is the present captain?
        How much does a season ticket cost?
        In which year was the arena renovated?"""),
    r("Film", """{title} is a {year} drama directed by {dir} from a screenplay by {writer}. It stars {star} as {role}, a retired {job} who agrees to look
        after the son of a neighbour for one night, and {star2} as the neighbour, who never comes back. The film was shot in {days} days in {town},
        mostly at night, on a budget of {cost} dollars, a third of which the director had borrowed from her parents. Several studios had turned the script
        down because it contained hardly any {lack}. At the {fest} it received the prize of the jury, and {star} was named best actor. It earned
        {gross} million dollars worldwide. The music, played on a single {instr}, was written by {comp}. A sequel with a different cast, made in {seq},
        was a failure.""",
        """title=One Night|The Neighbour|Until Morning|The Spare Key; year=1984-2011; dir=woman; writer=man; star=man; role=he;
        job=boxer|bus driver|policeman|magician; star2=woman;
        days=19-34; town; cost=210,000-900,000; lack=dialogue|action|music; fest=festival; gross=11-64; instr=accordion|harp|piano|clarinet; comp=man;
        seq=2013-2019""",
        """Who directed {title}? => {dir}
        Name the author of the screenplay. => {writer}
        Which actor plays {role}? => {star}
        What was {role} before he retired? => {job}
        What has the main character been asked to do? => look after the son of a neighbour
        Where was the film made? => {town}
        What was the budget? => {cost} dollars
        Who had lent the director a part of the money? => her parents
        Why did studios refuse the script? => it contained hardly any {lack}
        What did the film win at the festival? => the prize of the jury
        How much did it take at the box office? => {gross} million dollars
        On which instrument is the music played? => {instr}""",
        """How old is the boy in the film?
        How long is the film?
        Who was the cameraman?"""),
    r("Plague year", """The plague reached {town} in {month} {year}, probably aboard the {ship}, a vessel that had brought {cargo} from the east. The city
        council
        at first denied that there was any danger; only after {n} people had died in the tanners' quarter did it order the gates to be shut. Those who
        could afford it fled to their country houses, among them the mayor, {mayor}, who returned in the spring to find that the citizens had elected
        the apothecary {apo} in his place. {apo} had the streets washed with vinegar, forbade funerals after sunset and paid {pay} pence for every dead
        rat. According to the parish registers, {dead} inhabitants died, about a {share} of the population. The last case was recorded on {last_day}.
        Every year on that day a candle weighing {kg} kilograms is carried to the chapel of Saint {saint}.""",
        """town; month=August|September|October; year=1563-1665; ship=Golden Lion|Saint Mary|Morning Star; cargo=carpets|wool|pepper|furs; n=19-48;
        mayor=man; apo=last; pay=two|three|four;
        dead=2,300-9,800; share=quarter|third|fifth; last_day=11 May|3 June|24 April; kg=12-40; saint=Roch|Barbara|Anne|George""",
        """By which ship did the disease probably come? => the {ship}
        What goods did this ship carry? => {cargo}
        In which part of the city did the first victims live? => the tanners' quarter
        What did the council finally do? => order the gates to be shut
        Which official ran away? => {mayor}
        Who became mayor in his absence? => {apo}
        What was {apo}'s occupation? => apothecary
        With what were the streets cleaned? => vinegar
        How much did people receive for a dead rat? => {pay} pence
        What source gives the number of the dead? => the parish registers
        How many people died altogether? => {dead}
        What is carried to the chapel each year? => a candle weighing {kg} kilograms""",
        """How many doctors died?
        Which other towns were struck by the plague?
        What did the mayor do after his return?"""),
    r("Language", """{lang} is spoken by about {speak} people in the valleys east of {town}. It belongs to the {fam} family and is most closely related to
        {rel},
        from which it separated some {ago} years ago. Unlike its neighbours, it has {cases} cases and no words for left and right; speakers say instead
        that something lies upstream or downstream. Until {script} the language was not written at all. In that year the missionary {miss} published
        a translation of the Gospel of {gospel}, using an alphabet of {letters} letters which he had devised himself. The first novel in {lang}, by
        {first} {last}, appeared in {novel}. Since {school} it has been taught in the schools of the region for {hours} hours a week, but a survey
        showed that fewer than {pct} percent of the children under ten use it at home.""",
        """lang=name; speak=12,000-48,000; town; fam=name; rel=name; ago=800|1,200|1,500; cases=nine|eleven|fourteen; script=1841-1879; miss=man;
        gospel=Mark|Luke|John; letters=27-39;
        first=she; last; novel=1921-1948; school=1979-1996; hours=two|three|four; pct=15-40""",
        """How many people speak {lang}? => {speak}
        Where is the language spoken? => in the valleys east of {town}
        To which family does it belong? => {fam}
        Which language is its nearest relative? => {rel}
        How many cases does the grammar have? => {cases}
        What do speakers say in place of left and right? => upstream or downstream
        Who invented its alphabet? => {miss}
        What was the first text to be printed in it? => the Gospel of {gospel}
        Number of letters? => {letters}
        Who wrote the first novel? => {first} {last}
        Since when has it been a school subject? => {school}""",
        """How many vowels does {lang} have?
        Is there a newspaper in {lang}?
        Which country do the valleys belong to?"""),
    r("Election", """The presidential election of {year} in {land} was held on {d1}, with a second round on {d2} because none of the {n} candidates had won
        more
        than half of the votes. In the first round {a}, the leader of the {pa} Party, received {va} percent and the former judge {b}, an independent,
        {vb} percent; the outgoing president, {c}, came only third, a result that the newspapers called an earthquake. The campaign had been dominated by
        {issue}. Before the run-off {c} advised his supporters to vote for {b}, who went on to win with a majority of {maj} votes. Turnout was {turn}
        percent, the highest since {since}. Observers reported irregularities in {places} polling stations, and the court ordered the vote to be repeated
        in {town}. The new president took office on {d3} for a term of {term} years.""",
        """year=1985-2018; land=name; d1=3 May|10 May; d2=24 May|31 May; n=seven|eight|nine; a=woman; pa=Farmers'|Liberal|People's|Reform; va=31-38;
        b=woman; vb=24-29; c=man;
        issue=the price of bread|corruption|the new tax on fuel|the war in the north; maj=21,000-98,000; turn=71-86; since=1952-1978;
        places=four|twelve|seventeen; town; d3=1 July|15 July;
        term=four|five|six""",
        """How many people stood for election? => {n}
        Why was a second round necessary? => none of the {n} candidates had won more than half
        What was the date of the first vote? => {d1}
        Which party did {a} lead? => {pa} Party
        Which candidate had been a judge? => {b}
        Who was president before the election? => {c}
        What was the most important subject of the campaign? => {issue}
        For whom did the outgoing president recommend voting? => {b}
        By how many votes was the run-off won? => {maj}
        What percentage of voters took part? => {turn}
        Where did people have to vote again? => {town}
        How many years does the president serve? => {term}""",
        """How much did the campaign cost?
        Who became prime minister?
        How many votes did the fourth candidate receive?"""),
    r("Steamship", """The SS {ship} was a passenger liner built by {yard} at {town} and launched on {date} {year} by {lady}, the wife of the owner. She was
        {len} metres
        long, had {fun} funnels, and could carry {p1} passengers in first class and {p3} in third. On her maiden voyage she crossed the Atlantic in
        {days} days, {hours} hours faster than the record held by the {rival}. During the war she served as a hospital ship and made {trips} journeys to
        the eastern Mediterranean, until in {mine} she struck a mine off {cape} and sank within {mins} minutes. Thanks to the calm weather and to the
        fishing boats that hurried to her aid, only {dead} of those on board were drowned. The wreck was discovered in {disc} by the diver {diver} at a
        depth of {depth} metres.""",
        """ship=name; yard=firm; town; date=7 April|21 June|16 October; year=1904-1911; lady=woman; len=180-245; fun=three|four; p1=210-480; p3=900-1,700;
        days=five|six|seven; hours=four|nine|eleven;
        rival=Columbia|Imperator|Northern Queen; trips=eight|eleven|fourteen; mine=1916|1917; cape=Cape Maleas|the island of Kea|Malta; mins=35-70;
        dead=19-46; disc=1974-1996; diver=man;
        depth=62-118""",
        """At which shipyard was the {ship} built? => {yard}
        Who launched her? => {lady}
        How many first-class passengers was there room for? => {p1}
        And how many could travel in third class? => {p3}
        Which liner had been the fastest until then? => {rival}
        What was the ship used for in the war? => a hospital ship
        What caused her to sink? => she struck a mine
        How quickly did she go down? => within {mins} minutes
        Why did so few people drown? => the calm weather
        Who found the wreck? => {diver}
        How deep does it lie? => {depth} metres""",
        """What was the name of her captain?
        How much did the ship cost?
        How many lifeboats did she carry?"""),
    r("Theory of numbers teacher", """{first} {last} ({born}-{died}) was a mathematician who spent most of her life at a village school. Refused admission to
        the university of {town} because she was a woman, she studied the lecture notes that her brother {bro} sent home in his laundry basket. In {paper}
        she wrote under the name {alias} to Professor {prof}, pointing out a mistake in his book on {topic}; he replied with an invitation to dinner and
        was astonished when a young woman arrived. With his help her proof was printed in the journal of the {acad} in {print}. She declined the chair
        that she was offered at {town2}, since it would have meant leaving her pupils, but she continued to correspond with {n} colleagues abroad. The
        {prize}, which is worth {sum} dollars, is given in her memory every {every} years.""",
        """first=she; last; born=1811-1829; died=1881-1902; town; bro=he; paper=1841-1848; alias=man; prof=last;
        topic=prime numbers|the theory of knots|curved surfaces|infinite series;
        acad=Royal Academy|Academy of Sciences|Learned Society; print=1849-1856; town2=town; n=eight|fifteen|more than twenty; prize=award;
        sum=8,000-50,000; every=two|three|four|five""",
        """Why was {last} not allowed to study at {town}? => because she was a woman
        How did the lecture notes reach her? => in his laundry basket
        Who sent them? => her brother {bro}
        Under what name did she write to the professor? => {alias}
        What was wrong according to her letter? => a mistake in his book on {topic}
        How did {prof} answer? => an invitation to dinner
        Which publication printed her proof? => the journal of the {acad}
        When did it appear in print? => {print}
        Why did she turn down the professorship? => it would have meant leaving her pupils
        What award keeps her memory alive? => {prize}
        How often is it awarded? => every {every} years""",
        """What did her father think of mathematics?
        How many pupils did she have?
        Who won the prize first?"""),
    r("Final of the championship", """The {y} final was played at the {stad} in {town} on {date} before a crowd of {crowd}. The {a}, who had the best defence
        in the league, met the {b}, who had scored more points than anyone else. {b} took the lead in the first quarter with a {yd1}-yard field goal by {k},
        and
        quarterback {q1} added a {yd2}-yard touchdown pass to {r1}. The {a} answered before half-time when {rb} ran {yd3} yards for a touchdown. In the third
        quarter linebacker {lb} forced a fumble, recovered it himself and carried it into the end zone, putting the {a} ahead. The {b} had one more chance,
        but
        {q1}'s last pass was intercepted by {cb}. {lb} was named most valuable player, the first defensive player to receive the award since {since}.""",
        """y=1971-2015; stad=Olympic Stadium|River Dome|Founders' Field; town; date=3 February|28 January|7 January; crowd=61,000-79,000;
        a=Bears|Knights|Stallions|Wolves; b=Captains|Falcons|Redwoods|Thunder; yd1=21-34; k=man; q1=man; yd2=35-58; r1=man; rb=man; yd3=2-19; lb=man;
        cb=man; since=1958-1969""",
        """Where was the final played? => the {stad} in {town}
        How many people were in the stadium? => {crowd}
        Which team was known for its defence? => The {a}
        Who kicked a field goal in the first quarter? => {k}
        How long was the field goal? => {yd1}-yard
        Who caught the touchdown pass of {q1}? => {r1}
        How many yards did {rb} run for his touchdown? => {yd3} yards
        Which player scored after a fumble? => {lb}
        Who intercepted the last pass? => {cb}
        Who was chosen as the best player of the game? => {lb}
        When had a defender last won this award? => {since}""",
        """What was the final score?
        Who sang the national anthem?
        Who coached the {b}?"""),
    r("Norse settlers", """The {p} were seafarers from the northern islands who settled on the coast of {land} in the early tenth century. Their leader,
        {chief}, swore loyalty to King {king} and in return was granted the land between the rivers {r1} and {r2}; he was baptised in {y1} and took the name
        {bap}. Within {gen} generations the newcomers had given up their language
        for that of the natives, though many place names ending in "-{end}" still recall it. Known as skilful horsemen, they fought as mercenaries in the
        south, where the brothers {b1} and {b2} conquered the island of {isle}. Their law, which was written down under Duke {duke}, gave women the right to
        {right}.""",
        """p=name; land=name; chief=he; king=he; r1=name; r2=name; y1=912-931; bap=Robert|Philip|Martin; gen=two|three|four; end=by|tot|gard; b1=he; b2=he;
        isle=name; duke=he; right=own ships|inherit land|end a marriage""",
        """Where did the {p} originally come from? => the northern islands
        In which century did they arrive? => the early tenth century
        Who was in command of them? => {chief}
        To which king did he promise loyalty? => King {king}
        What was he called after his baptism? => {bap}
        Between which rivers was their territory? => {r1} and {r2}
        How quickly did they lose their language? => Within {gen} generations
        What reminds us of their language today? => place names ending in "-{end}"
        Who conquered {isle}? => the brothers {b1} and {b2}
        Under whose rule were the laws recorded? => Duke {duke}
        What were women allowed to do? => {right}""",
        """How many ships did they have?
        Which gods had they worshipped before?
        Whom did their leader marry?"""),
    r("Oxygen's discovery", """Oxygen was discovered independently by two men. Carl Wilhelm Scheele, a pharmacist in Uppsala, produced it in the early 1770s
        and called it "fire air", but his book was not printed until 1777. Joseph Priestley, an English clergyman, obtained the gas on 1 August 1774 by
        focusing sunlight on mercuric oxide in a glass tube; he published
        his findings first and is therefore often given the credit. He noted that candles burned brighter in it and that a mouse lived longer while breathing
        it. The name comes from Antoine Lavoisier, who formed it from Greek words meaning "acid producer", since he wrongly believed that all acids contain
        the element. Lavoisier showed that burning is the union of a substance with
        oxygen, which put an end to the older theory of phlogiston.""",
        """""",
        """Which two men discovered oxygen? => Carl Wilhelm Scheele
        Where did Scheele work? => Uppsala
        What was Scheele's name for the gas? => fire air
        When was his book printed? => 1777
        What was Priestley's profession? => clergyman
        On what substance did Priestley focus the light of the sun? => mercuric oxide
        On which day did he obtain the gas? => 1 August 1774
        What animal was used in the experiment? => a mouse
        How did candles behave in the gas? => burned brighter
        Who gave the element its name? => Antoine Lavoisier
        From what language are the words in the name? => Greek
        Which theory was abandoned? => phlogiston""",
        """How old was Priestley at that time?
        Who discovered nitrogen?
        What happened to Lavoisier in the end?"""),
    r("A Huguenot town", """After the Edict of {town} had been revoked in {y1}, about {n} Protestant families left {land} and settled abroad, the largest
        group in {town2}, where the elector {el} promised them freedom from taxes for {yrs} years and timber for their houses. Most of them were {trade};
        they introduced {intro} to the region and were soon making {goods} for half of Europe. The
        natives complained about the smell of {smell} and about the foreigners' habit of {habit}. Services were held in French until {y2}, and the church,
        called the Temple, has neither an organ nor pictures. The best-known descendant of these families is the {job} {desc}. According to a census of {y3},
        {pct} percent of the inhabitants still had French surnames.""",
        """town; y1=1671-1689; n=900-3,000; land=name; town2=town; el=he; yrs=ten|twelve|fifteen; trade=weavers|glovers|watchmakers|hatters;
        intro=asparagus|silkworms|tobacco|white bread; goods=stockings|gloves|buttons; smell=garlic|snails|onions;
        habit=eating frogs|dancing on Sundays|working at night; y2=1810-1829; job=astronomer|admiral|botanist; desc=man; y3=1871-1905; pct=9-31""",
        """Why did the families leave {land}? => the Edict of {town} had been revoked
        How many families emigrated? => about {n}
        Where did most of them go? => {town2}
        Who invited them? => the elector {el}
        How long did they pay no taxes? => {yrs} years
        What were most of the settlers by trade? => {trade}
        Which new food or product came with them? => {intro}
        What did they manufacture? => {goods}
        What smell did the natives dislike? => {smell}
        Until when was French spoken in church? => {y2}
        What is the church called? => the Temple
        Which famous person descends from the settlers? => {desc}""",
        """Who built the church?
        How many of the families returned?
        What did the king say about their departure?"""),
    r("Constitutional court case", """In {a} v. {b} ({y}) the Supreme Court of {land} held by a vote of {v} that a town may not forbid its citizens to
        {what}. The case was brought by {a}, a retired {job} from {town}, who had been fined {sum} dollars under an ordinance of {y0}. The lower court had
        decided in favour of the town on the ground that {ground}. Writing for the majority, Justice {j1}
        found that the ordinance violated the right to {right}; Justice {j2}, in a dissent of only {n} sentences, warned that "the court is not a neighbour".
        The decision was welcomed by {wel} and led to changes in {c} cities. {a} used the money that the town had to pay back to {use}.""",
        """a=last; b=town; y=1951-1988; land=name; v=5 to 4|6 to 3|7 to 2;
        what=paint their houses|feed pigeons|hang washing in front gardens|sing in the street; job=barber|sailor|teacher; town; sum=15-90; y0=1911-1938;
        ground=the appearance of a street belongs to all|order comes before comfort|nobody had complained for years; right=property|free expression|privacy;
        j1=last; j2=last; n=two|three|five; wel=artists|gardeners|newspapers; c=eleven|nineteen|thirty-one; use=buy a parrot|give a party|plant a hedge""",
        """What may a town not forbid, according to the court? => {what}
        What was the vote of the judges? => {v}
        Who took the case to court? => {a}
        What had {a} worked as? => a retired {job}
        How much was the fine? => {sum} dollars
        When had the ordinance been made? => {y0}
        What was the argument of the lower court? => {ground}
        Who wrote the opinion of the majority? => Justice {j1}
        Which judge disagreed? => Justice {j2}
        Which right had been violated? => the right to {right}
        In how many cities did the rules change? => {c}
        What did {a} do with the money? => {use}""",
        """Who was the lawyer of the town?
        How long did the trial take?
        Who was chief justice at that time?"""),
    r("Imperial colony", """{land} became a colony of the {emp} Empire in {y1}, when the trader {tr} persuaded {n} chiefs to sign a paper that they could not
        read. For the first {yrs} years it was administered by the {co} Company, whose interest lay in {int}; after the company's collapse the state took
        over. The colonial government built a railway from {p1} to {p2}, mainly to carry {carry}, and introduced a tax on huts, which drove
        the men into the mines. A rising led by the prophet {proph} broke out in {y2} and lasted {m} months. Between the wars the number of schools rose from
        {s1} to {s2}, and it was their pupils who later founded the first political party, in the back room of a {room}. Independence was granted on {date}
        {y3}; the first head of government, {pm}, had spent the previous {wk} weeks in jail.""",
        """land=name; emp=name; y1=1881-1889; tr=man; n=six|nine|fourteen; yrs=eight|twelve|sixteen; co=name; int=rubber|ivory|palm oil; p1=town; p2=town;
        carry=copper|cotton|groundnuts; proph=name; y2=1903-1911; m=seven|ten|eighteen; s1=19-40; s2=120-380; room=tailor's shop|bar|pharmacy;
        date=6 March|1 July|11 August; y3=1957-1964; pm=man; wk=two|five|nine""",
        """Of which empire was {land} a colony? => the {emp} Empire
        Who got the chiefs to sign? => {tr}
        What was wrong with the paper? => they could not read
        Who ruled the colony in the first years? => the {co} Company
        What product interested the company? => {int}
        From where to where did the railway run? => from {p1} to {p2}
        What was chiefly transported on it? => {carry}
        What drove men to work in the mines? => a tax on huts
        Who led the rising? => the prophet {proph}
        How many schools were there in the end? => {s2}
        Where was the party founded? => in the back room of a {room}
        Who was the first prime minister? => {pm}
        Where had he been shortly before? => in jail""",
        """How many people died in the rising?
        What is the capital of {land}?
        What was the name of the party?"""),
    r("A science fiction series", """{title} is a science fiction programme about a {who} who travels through time in a machine disguised as a {dis}. The
        first episode was broadcast on {date} {y1}, and because a {news} had been reported on the same evening, it was repeated a week later. The idea of
        having the hero change his body whenever he dies came from the producer {prod}, when the first actor, {a1}, wanted to leave in {y2} on account of his
        health. So far {n} actors have played the part. The monsters known as the {mon}, designed by {des} and spoken by men with {voice}, appeared in the
        second story and made the show popular; their inventor, the writer {wr}, received {sum} pounds for them. Of the early episodes {lost} are missing, as
        the tapes were used again. The series was dropped in {y3} and revived in {y4} by {rev}.""",
        """title=The Wanderer|Clockwise|Beyond the Hour; who=doctor|librarian|locksmith; dis=wardrobe|lift|bathing hut;
        date=23 November|2 October|18 January; y1=1961-1964; news=plane crash|royal death|coup; prod=woman; a1=man; y2=1966-1968; n=nine|eleven|twelve;
        mon=name; des=man; voice=buckets over their heads|colds|tin cans at their mouths; wr=man; sum=75|150|250; lost=41-97; y3=1986-1989; y4=2003-2006;
        rev=man""",
        """What is the time machine disguised as? => a {dis}
        When was the programme first shown? => {date} {y1}
        Why was the first episode shown again? => a {news} had been reported
        Whose idea was it that the hero changes his body? => the producer {prod}
        Who was the first to play the hero? => {a1}
        For what reason did he leave? => on account of his health
        How many actors have had the leading part? => {n}
        What are the monsters called? => the {mon}
        Who designed their appearance? => {des}
        Who invented them? => {wr}
        How many early episodes are lost? => {lost}
        Who brought the series back? => {rev}""",
        """How many people watched the first episode?
        Who composed the theme tune?
        How long is an episode?"""),
    r("Complexity", """How long does it take to solve a problem by computer? The theory of complexity sorts problems by the number of steps that the best
        known method needs as the input grows. If this number grows no faster than some power of the size of the input, the problem is regarded as easy. For
        others, such as planning the shortest tour through many towns, a proposed solution can be checked quickly,
        but nobody knows a quick way of finding one. The question whether the two classes are really different is called "P versus NP"; it was stated
        precisely by Stephen Cook in 1971, and the Clay Institute has offered a million dollars for the answer. A parcel service in {town}, {firm}, gives its
        drivers tours computed by a program of {first} {last}, which needs {s} seconds for {n} stops and is on average only {pct} percent
        longer than the best possible; the dispatcher {disp}, who had drawn the tours by hand for {yrs} years, beat it {times} times in {days} days.""",
        """town; firm; first=she; last; s=four|nine|fifty; n=80-240; pct=two|three|four; disp=man; yrs=nineteen|twenty-two|thirty; times=two|three;
        days=twenty|thirty|sixty""",
        """By what does the theory sort problems? => the number of steps
        What is given as an example of a hard problem? => planning the shortest tour through many towns
        Who formulated the question "P versus NP"? => Stephen Cook
        In which year was that? => 1971
        Who promised money for the answer? => the Clay Institute
        How high is the reward? => a million dollars
        Which parcel service uses the program? => {firm}
        Who wrote the program? => {first} {last}
        How many stops are there in a tour? => {n} stops
        How much worse than the best are its tours? => {pct} percent
        What was {disp}'s position? => dispatcher
        For how long had he planned the tours by hand? => {yrs} years""",
        """What did the program cost?
        How many drivers does the service have?
        Who has solved the question so far?"""),
    r("Rainforest", """The {name} rainforest covers {km} square kilometres in the basin of the river {river}, most of it in {l1}, the rest in {l2} and {l3}.
        About {n} kinds of trees have been counted there, among them the {tree}, whose seeds are eaten by {eat}. In spite of the lush growth the soil is
        poor, since the rain washes out the minerals; most nutrients are stored in the plants themselves. Between {y1} and {y2} some {pct} percent
        of the forest was lost, above all to {loss}. The rate of clearing fell by half after the minister {min} introduced checks by satellite, but has risen
        again since {y3}. An expedition led by {first} {last} of {uni} found traces of {old}-year-old fields, which proves that the forest was once inhabited
        by at least {pop} people. The area receives {mm} millimetres of rain a year, a third of it in {mon}.""",
        """name; km=210,000-900,000; river=name; l1=name; l2=name; l3=name; n=1,100-9,000; tree=iron palm|milk tree|giant fig;
        eat=monkeys|fruit bats|catfish; y1=1975-1984; y2=1999-2005; pct=11-24; loss=cattle farms|soya fields|gold mines; min=woman; y3=2012-2017; first=he;
        last; uni=university; old=800|1,200|2,000; pop=20,000-90,000; mm=2,100-3,900; mon=March|April|December""",
        """What area does the rainforest cover? => {km} square kilometres
        In which country is most of it? => {l1}
        How many sorts of trees grow there? => About {n}
        Which animals eat the seeds of the {tree}? => {eat}
        Why is the soil poor? => the rain washes out the minerals
        Where are most nutrients stored? => in the plants themselves
        What percentage disappeared between {y1} and {y2}? => {pct} percent
        What was the chief reason for the loss? => {loss}
        Which politician introduced checks from space? => {min}
        Who was the leader of the expedition? => {first} {last}
        What did the expedition find? => traces of {old}-year-old fields
        How much rain falls in a year? => {mm} millimetres""",
        """How many people live in the forest today?
        How long is the river {river}?
        Which illness is common there?"""),
    r("A fast-food chain", """{firm} is a chain of restaurants specialising in {food}. The first was opened on {date} {y1} in {town} by {first} {last}, a
        former {job}, with ${sum} borrowed from his mother-in-law. It had {seats} seats, and on the first day it served {n} guests. The secret of the sauce,
        which contains {herbs} herbs, is kept in a safe at the headquarters in {town2}. The first branch abroad followed in {y2} in {land}, and by {y3} there
        were {br} branches in {cn} countries.
        In {y4} the family sold the company to {buyer} for {mill} million dollars; the present chief executive is {ceo}. An attempt to introduce {flop}
        failed after {m} months. Consumer groups have criticised the amount of {crit} in the meals, and in {y5} {last}'s grandson founded a rival chain,
        {rival}, which uses {uses}.""",
        """firm; food=fried fish|dumplings|baked potatoes|chicken; date=4 June|12 March|1 September; y1=1951-1958; town; first=he; last;
        job=lorry driver|boxer|railway cook; sum=400-3,000; seats=nine|twelve|sixteen; n=31-90; herbs=seven|eleven|thirteen; town2=town; y2=1967-1973;
        land=COUNTRIES; y3=1984-1988; br=310-990; cn=twelve|nineteen|thirty; y4=1990-1996; buyer=firm; mill=80-600; ceo=woman;
        flop=breakfast|salads|frozen soup; m=four|seven|nine; crit=salt|fat|sugar; y5=2004-2014; rival=firm;
        uses=only local vegetables|no plastic|old family recipes""",
        """What kind of food does {firm} sell? => {food}
        Who opened the first restaurant? => {first} {last}
        From whom did he borrow money? => his mother-in-law
        How many guests came on the opening day? => {n}
        Where is the secret of the sauce kept? => in a safe at the headquarters
        In which country was the first foreign branch? => {land}
        How many branches were there in {y3}? => {br}
        Which company bought {firm}? => {buyer}
        What did the buyer pay? => {mill} million dollars
        Who runs the company now? => {ceo}
        Which new offer was not a success? => {flop}
        What do consumer groups dislike about the meals? => the amount of {crit}
        What is the grandson's chain called? => {rival}""",
        """How many employees does {firm} have?
        What is the motto of the company?
        How much does a meal cost?"""),
    r("Desert crossing", """The first European to cross the {des} Desert from north to south was the {nat} surveyor {first} {last}. He left {p1} on {d1} {y}
        with {n} camels, {m} companions and a letter of recommendation from the pasha, which nobody along the way could read. At the wells of {well} the
        guide, {guide}, deserted the party with the {took}. For {days} days they found no water and drank {drink}; {last} later wrote that he would have
        given his {given} for a lemon. They were
        saved by a caravan of {car} carrying {goods} and reached {p2} on {d2} with {left} camels. The Geographical Society awarded him its gold medal, but
        the newspaper {paper} doubted his story until his {proof} were found in {found} in the year {y2}. His companion {comp} wrote a less flattering
        account.""",
        """des=name; nat=Swiss|Danish|Scottish; first=he; last; p1=town; d1=4 January|19 February; y=1822-1869; n=21-40; m=four|six|eleven; well=name;
        guide=name; took=compass|flour|tents; days=five|six|eight; drink=camel's milk|vinegar|dew; given=medals|house|right hand;
        car=nomads|pilgrims|slave traders; goods=salt|ostrich feathers|dates; p2=town; d2=3 May|28 May|16 June; left=three|five|nine;
        paper=The Globe|The Courier; proof=sketches|instruments|letters; found=a monastery|a dried-up well|a bazaar; y2=1891-1922; comp=man""",
        """Who crossed the {des} Desert first? => {first} {last}
        What was his nationality? => {nat}
        When did he set off? => {d1} {y}
        With how many camels did he start? => {n} camels
        And how many were left at the end? => {left} camels
        Why was the pasha's letter useless? => nobody along the way could read
        Who ran away? => {guide}
        What did the guide take with him? => the {took}
        What did the travellers drink when there was no water? => {drink}
        Who rescued them? => a caravan of {car}
        What load did the caravan have? => {goods}
        Who did not believe him? => the newspaper {paper}
        Where were the {proof} found? => in {found}""",
        """How hot was it in the desert?
        How old was {last} when he set out?
        What is the title of {comp}'s account?"""),
    r("A computer pioneer", """{first} {last} studied mathematics at {uni} and joined the navy's computing office in {y1}, where she worked on a machine {m}
        metres long known as {mach}. One summer evening, when the machine had stopped, her colleague {coll} pulled a {bug} out of a relay with a pair of
        tweezers and pasted it into the log book. {last} maintained that computers should be programmed in words rather than numbers; her superiors replied
        that a computer
        does not understand {lang}. She nevertheless completed a translating program in {y2} and called it {prog}. The language {pl}, which was based on it,
        was adopted by the ministry of {min} in {y3} and is still used by {use}. She retired at {age} with the rank of {rank}, the {old} officer in service,
        and used to hand out pieces of wire {cm} centimetres long at her lectures to show how far {far}.""",
        """first=she; last; uni=university; y1=1941-1944; m=nine|twelve|sixteen; mach=Mark 2|the Colonel|Big Anna; coll=man; bug=moth|spider|wasp;
        lang=English|grammar|words; y2=1949-1953; prog=model; pl=name; min=defence|finance|transport; y3=1957-1962;
        use=banks|insurance companies|tax offices; age=72-80; rank=admiral|captain|commodore; old=oldest|best paid|longest serving; cm=thirty|twelve;
        far=light travels in a moment|a signal gets in one step""",
        """Where did she study? => {uni}
        For which office did she work? => the navy's computing office
        What was the machine called? => {mach}
        Who removed the insect? => {coll}
        What animal had stopped the machine? => a {bug}
        What was done with the insect? => pasted it into the log book
        How did she think computers ought to be programmed? => in words rather than numbers
        What was the name of her translating program? => {prog}
        Which language was developed from it? => {pl}
        Who uses that language today? => {use}
        What rank did she have in the end? => {rank}
        What did she give to people at her lectures? => pieces of wire""",
        """How much did the machine cost?
        How many prizes did she receive?
        What was her husband's name?"""),
    r("Annual report of a charity", """{org} was founded in {y1} by the surgeon {first} {last}, after a flood in {land} had shown how slowly official help
        arrived. It now works in {n} countries with {staff} employees, {pct} percent of whom come from the countries concerned. Last year it spent {sum}
        million euros, of which {a} percent went to {big}, {b} percent to {mid} and only {c} percent to administration. Most of the money came from {don}
        private donors; contributions from
        governments are refused, so that {why}. The largest project, a hospital for mothers in {town}, treated {pat} patients. In {y2} the organisation was
        awarded {aw}. Its president, {pres}, announced in {m} that the office in {town2} would be closed, since three of its drivers had been {harm}. The
        logo, a {logo}, was drawn by {last}'s {kid}.""",
        """org=Doctors on Wheels|Open Hands|First Boat; y1=1969-1981; first=she; last; land=COUNTRIES; n=21-60; staff=2,000-9,000; pct=71-92; sum=60-400;
        a=51-66; big=medical care|clean water|food; b=17-26; mid=schools|vaccines|housing; c=6-9; don=110,000-900,000;
        why=it can speak freely|nobody can give it orders|both sides will trust it; town; pat=9,000-40,000; y2=1991-2008; aw=award; pres=man; m=May|October;
        town2=town; harm=kidnapped|arrested|injured; logo=red boat|white tent|green hand; kid=daughter|nephew|grandmother""",
        """Who founded {org}? => {first} {last}
        What event led to its foundation? => a flood in {land}
        In how many countries is it active? => {n}
        How many people work for it? => {staff}
        What share of the money was spent on {big}? => {a} percent
        How much went to administration? => {c} percent
        Why does it take no money from governments? => {why}
        Where is the hospital for mothers? => in {town}
        How many patients were treated there? => {pat}
        Which award did it win? => {aw}
        Who is president of the organisation? => {pres}
        Why will one office be shut? => three of its drivers had been {harm}
        What does the logo show? => a {logo}""",
        """How much does the president earn?
        How many doctors work in the hospital?
        In which city are the headquarters?"""),
    r("Medieval guild", """No one in {town} was allowed to bake bread for sale unless he belonged to the bakers' guild, which is first mentioned in a
        document of {y1}. To become a master one had to serve {a} years as an apprentice and {b} as a journeyman, to have been born in wedlock, and to give a
        dinner for the {dinner}. A baker whose loaves were too light was put into a {cage} and dipped in the river {times} times. The guild had its own altar
        in the church of Saint {saint}, looked after
        widows, and was bound to defend the {def} of the city wall. In {y2} its elder, {eld}, led a revolt against the council, which had allowed {rival} to
        set up ovens; {n} bakers were banished, and their house was given to the {gave}. The right to bake white rolls was sold for {sum} guilders a year.
        With the freedom of trade, introduced in {y3}, the guild lost its meaning, but its silver {cup} is still used by {use}.""",
        """town; y1=1281-1340; a=three|four; b=five|six; dinner=council|other masters|bishop; cage=basket|cage|barrel; times=two|three|seven;
        saint=Anne|Nicholas|Lawrence; def=eastern gate|mill tower|water gate; y2=1401-1478; eld=man; rival=monks|foreigners|millers; n=nine|fourteen|thirty;
        gave=tailors|poor|butchers; sum=twelve|forty|sixty; y3=1808-1869; cup=cup|horn|plate; use=the mayor|the brass band|the savings bank""",
        """When is the guild first mentioned? => {y1}
        How many years did one have to serve as an apprentice? => {a} years
        And how many as a journeyman? => {b}
        To whom did a new master give a dinner? => the {dinner}
        What happened to a baker with loaves that weighed too little? => dipped in the river {times} times
        In which church was the guild's altar? => the church of Saint {saint}
        Which part of the wall did the bakers defend? => the {def}
        Who led the revolt? => {eld}
        Why did the bakers rise? => had allowed {rival} to set up ovens
        How many bakers had to leave the town? => {n} bakers
        Who got the house of the guild? => the {gave}
        What ended the importance of the guild? => the freedom of trade""",
        """How many members did the guild have?
        How heavy did a loaf have to be?
        What was the apprentices' pay?"""),
    r("Chess champion", """{first} {last} learned chess at the age of {age} by watching her uncle {uncle} play against himself on long railway journeys. She
        won the junior title of {land} in {y1}, at {age2}, and became a grandmaster in {y2} after a tournament in {town} in which she lost only one of {n}
        games. In the world championship match of {y3}, played in {town2}, she was behind by {pts} points after ten games; she then dismissed her trainer,
        {tr}, moved from the hotel into a {into}, and won {w}
        games in succession. The match was decided in the last game, when her opponent, {opp}, touched the wrong {piece}. She held the title for {yrs} years,
        until she was beaten by {next}. Her book {book} was translated into {k} languages. She always played with a {tal} in her pocket, ate {eat} during
        games, and said that the finest move of her life was the one she made {move}.""",
        """first=she; last; age=four|five|six; uncle=he; land=name; y1=1961-1966; age2=thirteen|fourteen|fifteen; y2=1969-1973; town;
        n=eleven|thirteen|fifteen; y3=1976-1981; town2=town; pts=two|three; tr=man; into=caravan|convent|farmhouse; w=four|five; opp=woman;
        piece=rook|knight|bishop; yrs=six|seven|nine; next=woman; book=The Patient Knight|Sixty-Four Fields|Draw?; k=nine|twelve|twenty;
        tal=chestnut|spoon|railway ticket; eat=bananas|pickles|liquorice; move=against her brother|at the age of nine|into her own house""",
        """How did she learn the game? => by watching her uncle
        How old was she when she won the junior title? => {age2}
        In what year did she become a grandmaster? => {y2}
        Where was the world championship match held? => {town2}
        By how many points was she behind? => {pts} points
        Who was her trainer? => {tr}
        Where did she live for the rest of the match? => a {into}
        Against whom did she win the title? => {opp}
        What mistake decided the last game? => touched the wrong {piece}
        For how long was she champion? => {yrs} years
        Who took the title from her? => {next}
        What is the title of her book? => {book}
        What did she eat while playing? => {eat}""",
        """How much prize money was paid?
        What was her profession besides chess?
        When was she born?"""),
    r("Economy of a region", """The economy of {reg} rests on three pillars: {p1}, which employs {e1} people, {p2}, with {e2}, and tourism. Until the {dec}s
        the region lived mainly by mining; when the last pit, {pit}, was shut in {y1}, unemployment rose to {u1} percent. The turn came with a programme
        drawn up by the economist {first} {last}, under which firms that trained young miners paid no taxes for {yrs} years. The largest investor was {firm}
        from {land}, which built a factory for {prod} in {town}.
        Today unemployment is {u2} percent, and the average income is {inc} euros a year, {pct} percent below that of the capital. Exports amounted to {ex}
        million euros in {y2}; the most important customer is {cust}, followed by {cust2}. Critics such as the trade unionist {crit} point out that wages in
        the hotels are low and that every fourth young person still moves away.""",
        """reg=name; p1=chemistry|furniture making|food processing; e1=21,000-40,000; p2=logistics|glass making|electronics; e2=9,000-19,000; dec=1970|1980;
        pit=Saint Barbara|Good Hope|Charlotte; y1=1984-1992; u1=19-31; first=she; last; yrs=three|five|six; firm; land=Japan|Denmark|South Korea;
        prod=batteries|tyres|solar panels; town; u2=5-9; inc=24,000-33,000; pct=8-17; ex=900-3,000; y2=2015-2019; cust=Italy|Poland; cust2=Spain|Austria;
        crit=man;""",
        """How many people work in {p1}? => {e1}
        How many are employed in {p2}? => {e2}
        What did people mostly live by in former times? => mining
        What was the last mine called? => {pit}
        How high was unemployment after it closed? => {u1} percent
        Who designed the programme? => {first} {last}
        What was the advantage for firms that trained young miners? => paid no taxes for {yrs} years
        Which company invested most? => {firm}
        What does it make in {town}? => {prod}
        What is the rate of unemployment now? => {u2} percent
        To which country do most exports go? => {cust}
        Who complains about low wages in hotels? => {crit}""",
        """How many tourists visit {reg} each year?
        What is the capital of {reg}?
        How many firms went bankrupt?"""),
    r("Lost painting", """{title}, painted by {first} {last} in {y1}, shows a {show} at an open window. It was commissioned by the merchant {mer}, who
        refused to pay because {why}, and hung for {yrs} years in the artist's own bedroom. In {y2} it was bought by the Duke of {duke} for {sum} ducats and
        taken to his hunting lodge. During the war of {war} soldiers cut it out of its frame and used it to {use}. The restorer {rest}, who was given the
        canvas in {y3}, removed {lay} layers of varnish and
        discovered in the background a {dis}, which had been painted over, probably by the artist herself. The painting was stolen from the museum of {town}
        on {date} {y4} by a {thief} who carried it out under {under}; it was recovered {m} months later in a left-luggage locker. A copy, made by a pupil
        called {pup}, is in {town2}. The frame alone is insured for {ins} euros.""",
        """title=Morning|The Letter|Silence|The Blue Curtain; first=she; last; y1=1611-1659;
        show=boy with a goldfinch|woman with a letter|maid pouring milk|boy blowing bubbles; mer=man;
        why=it was too dark|his wife was jealous|the hands were ugly; yrs=six|nine|eighteen; y2=1661-1680; duke=name; sum=200-900; war=1701|1756|1809;
        use=cover a cart|patch a tent|wrap a ham; rest=woman; y3=1889-1931; lay=four|five|seven; dis=cat|second window|man in a red hat; town;
        date=21 August|2 May|1 January; y4=1971-1990; thief=guard|student|carpenter; under=his overcoat|a blanket|a white smock; m=four|nine|twenty;
        pup=she; town2=town; ins=20,000-90,000""",
        """Who painted {title}? => {first} {last}
        What can be seen at the window? => a {show}
        Who had ordered the picture? => the merchant {mer}
        For what reason did he not pay? => {why}
        Where did it hang afterwards? => in the artist's own bedroom
        Which nobleman acquired it? => the Duke of {duke}
        For what did the soldiers use the canvas? => {use}
        Who restored it? => {rest}
        What came to light in the background? => a {dis}
        Who stole it? => a {thief}
        Where was it found again? => in a left-luggage locker
        Who made the copy? => {pup}
        How much is the frame insured for? => {ins} euros""",
        """How large is the painting?
        What is the painting worth today?
        Was the thief sent to prison?"""),
    r("Women's suffrage in a canton", """In the canton of {can} women were not given the vote until {y1}, and then only by order of the federal court. Three
        times, in {v1}, {v2} and {v3}, the men, who assemble once a year under the {tree} in {town} and vote by raising {raise}, had rejected the proposal;
        on the last occasion the governor, {gov}, had two counts made, since the result looked close. Thereupon the {job} {first} {last} and {n} other women
        went to court. Their lawyer, {law}, argued
        that the word "citizens" in the constitution of {con} included both sexes. The judges agreed unanimously. At the first assembly attended by women, on
        {date} {y2}, it {wea}, and the first item on the agenda was {item}. The first woman in the government was {fw}, elected in {y3} with {votes}
        votes.""",
        """can=name; y1=1990|1991; v1=1971|1973|1974; v2=1981|1982|1983; v3=1988|1989; tree=lime tree|oak|chestnut; town;
        raise=a sword|the right hand|a hat; gov=man; job=potter|teacher|innkeeper; first=she; last; n=52-110; law=man; con=1871-1879; date=28 April|5 May;
        y2=1992|1993; wea=snowed|rained|was foggy; item=a new fire engine|the hunting season|a tax on dogs; fw=woman; y3=1994-1998; votes=1,200-4,000""",
        """When did women obtain the vote in {can}? => {y1}
        Who ordered the change? => the federal court
        When did the men vote on the matter for the last time before? => {v3}
        Under what does the assembly meet? => the {tree} in {town}
        How do the men cast their votes? => by raising {raise}
        Who was governor then? => {gov}
        Who went to court with {n} other women? => {first} {last}
        What was her profession? => {job}
        Which word was the case about? => citizens
        Who was their lawyer? => {law}
        What was the weather like on {date} {y2}? => it {wea}
        What was discussed first? => {item}
        Who was the first female member of the government? => {fw}""",
        """How many men were at the assembly?
        What did the trial cost?
        How many people live in the canton?"""),
    r("Short entry: a village", """{v} is a village in the municipality of {mun}, {land}. It lies at {h} metres above sea level on the road from {a} to {b}
        and has {pop} inhabitants, about half as many as in {y1}. The parish church of Saint {saint}, consecrated in {y2}, is known for its {known}. The
        writer {wr} spent the summers of {s1} and {s2} here and made the miller, {mil}, the hero of her novel {nov}. Since the school was closed in {y3}, the
        children have gone to {sch} by bus.""",
        """v=town; mun=town; land=name; h=310-990; a=town; b=town; pop=90-480; y1=1900|1910|1920; saint=Martin|Lucy|Giles; y2=1331-1520;
        known=leaning tower|painted ceiling|silent organ; wr=woman; s1=1922|1924; s2=1926|1928; mil=man; nov=White Dust|The Mill Race|A Dry Summer;
        y3=1967-1984; sch=town""",
        """To which municipality does {v} belong? => {mun}
        How high does the village lie? => {h} metres
        How many people live there? => {pop}
        To whom is the church dedicated? => Saint {saint}
        For what is the church famous? => its {known}
        Which author stayed in the village? => {wr}
        On whom is the hero of the novel based? => the miller, {mil}
        What is the novel called? => {nov}
        When did the village lose its school? => {y3}
        Where do the children go to school now? => {sch}""",
        """Who is the parish priest?
        Is there a railway station in the village?
        How old is the mill?"""),
    r("Short entry: a submarine", """HMS {ship} was a submarine of the {cl} class, built by {yard} and commissioned on {d1} {y1}. Under Lieutenant {lt} she
        sank {n} merchant ships and the cruiser {cru} in the {sea} before being damaged by depth charges off {cape}. Her crew of {crew} kept her afloat for
        {h} hours by {how}. After repairs at {port} she was used for training. She was sold for scrap to {firm} in {y2} for {sum} pounds; her bell hangs in
        the {bell} of {town}.""",
        """ship=Osprey|Tarpon|Vigil; cl=name; yard=firm; d1=3 March|18 July; y1=1939-1942; lt=last; n=four|six|nine; cru=name; sea=Aegean|Baltic|North Sea;
        cape=name; crew=31-58; h=nine|sixteen|thirty; how=pumping by hand|moving all weights to the bow|bailing with helmets; port=town; firm; y2=1946-1951;
        sum=4,000-12,000; bell=town hall|church|grammar school; town""",
        """Which shipyard made the {ship}? => {yard}
        To which class did she belong? => {cl}
        When did she enter service? => {d1} {y1}
        Who was in command when she sank the cruiser? => Lieutenant {lt}
        How many merchant ships did she sink? => {n}
        What damaged her? => depth charges
        How did the crew keep her from sinking? => {how}
        Where was she repaired? => {port}
        What was she used for afterwards? => training
        Who bought her for scrap? => {firm}
        Where can her bell be seen? => in the {bell} of {town}""",
        """How long was the submarine?
        How many of the crew were wounded?
        How deep could she dive?"""),
    r("Short entry: an album", """{alb} is the {nth} studio album by the singer {first} {last}, released by {label} on {d1} {y}. It was recorded in {town}
        with the producer {prod} after {last} had lost her voice for {m} months. The lead single, "{song}", was inspired by {insp}, and reached the top ten
        in {n} countries. Critics compared the record to {comp}; the magazine {mag} gave it {st} stars. It sold {k} copies and won {aw}. On the tour that
        followed, {gt} played the guitar in place of {gt2}.""",
        """alb=Salt|Northbound|Paper Moons; nth=third|fourth|fifth; first=she; last; label=firm; d1=4 May|17 September; y=1991-2018; town; prod=man;
        m=four|seven|ten; song=Leave the Light|Sister Rain|No Postcards; insp=a quarrel with her landlord|her grandmother's letters|a night in an airport;
        n=six|nine|fourteen; comp=a walk in the fog|early folk records|a long film; mag=Groove|Sound & Stage; st=three|four|five; k=210,000-900,000;
        aw=award; gt=woman; gt2=man""",
        """Who is the singer on {alb}? => {first} {last}
        Which company released the album? => {label}
        Who produced it? => {prod}
        What had happened to the singer before? => lost her voice
        Where was it recorded? => {town}
        What was the first single? => {song}
        What gave her the idea for the song? => {insp}
        In how many countries was it a hit? => {n}
        How many stars did {mag} award? => {st} stars
        How many copies were sold? => {k}
        Which award did the album receive? => {aw}
        Who was the guitarist on the tour? => {gt}""",
        """How many songs are on the album?
        How long did the tour last?
        Who designed the cover?"""),
    r("Short entry: a saint's legend", """According to legend, Saint {s} was the {rel} of a {job} in {town}. When the governor, {gov}, ordered her to
        sacrifice to the idols, she threw the incense into the {thr}. She was locked in a tower, where {an} brought her bread for {d} days. After her death a
        spring rose at the spot, whose water is said to help against {ill}. Her bones were carried to {town2} in {y} by the monk {monk}. She is the patron of
        {pat}; her feast is on {date}, and artists show her with a {att}.""",
        """s=she; rel=daughter|youngest daughter|slave; job=potter|soldier|judge; town; gov=name; thr=sea|well|fire; an=ravens|doves|a fox;
        d=nine|twelve|forty; ill=toothache|sore eyes|fever; town2=town; y=821-980; monk=he; pat=bakers|prisoners|lighthouse keepers;
        date=12 July|9 November|4 December; att=loaf|tower|jug""",
        """What was the occupation of the man she belonged to? => a {job}
        Who ordered her to sacrifice? => {gov}
        What did she do with the incense? => threw the incense into the {thr}
        Where was she imprisoned? => in a tower
        Who brought her food? => {an}
        How long did she receive bread this way? => {d} days
        Against what is the water good? => {ill}
        Who took her remains away? => {monk}
        To which place were they taken? => {town2}
        Of whom is she the patron? => {pat}
        When is her day celebrated? => {date}
        How can she be recognised in pictures? => with a {att}""",
        """How old was she when she died?
        Which pope made her a saint?
        How many churches are named after her?"""),
    r("A merger", """In {m} {y} {a}, the second largest {ind} company of {land}, announced that it would buy its competitor {b} for {sum} billion dollars in
        cash and shares. The deal was arranged by {bank} and approved by the shareholders of {b} with {pct} percent of the votes, although {ag}, who held
        {hold} percent, opposed it. The competition authority gave its consent on condition that the new group sell {n} of its {sell}; these went to {c}. The
        headquarters remained in {t1}, while the research department in {t2} was closed and {jobs} jobs
        disappeared. The chief executive, {ceo}, who had promised savings of {sav} million a year, had to admit after {yrs} years that the two computer
        systems still could not exchange data. In {y2} {b} was sold again, for half the price, to {d}, and {ceo} retired to {ret}.""",
        """m=March|June|November; y=1996-2007; a=firm; ind=insurance|brewing|paper; land=COUNTRIES; b=firm; sum=4-19; bank=firm; pct=61-84; ag=man;
        hold=6-14; n=nine|fourteen|forty; sell=offices|plants|brands; c=firm; t1=town; t2=town; jobs=1,100-4,000; ceo=woman; sav=120-700;
        yrs=two|three|four; y2=2009-2014; d=firm; ret=breed horses|write poems|sail round the world""",
        """Which company did {a} want to buy? => {b}
        What was the price? => {sum} billion dollars
        Who arranged the deal? => {bank}
        What share of the votes was in favour? => {pct} percent
        Name the shareholder who was against it. => {ag}
        How much of {b} belonged to him? => {hold} percent
        Who acquired the parts that had to be sold? => {c}
        Where was the headquarters? => {t1}
        How many people lost their work? => {jobs}
        Who was chief executive? => {ceo}
        What problem remained after {yrs} years? => the two computer systems still could not exchange data
        To whom was {b} sold later? => {d}""",
        """How many employees does {d} have?
        How much did {ceo} earn?
        Who founded {b}?"""),
    r("Naval expedition", """In {m} {y} Commodore {com} sailed into the bay of {bay} with {n} black ships and demanded that the port of {port} be opened to
        trade. The regent, {reg}, who had no fleet, asked for a year to consider. {com} left a letter from his president, a {g1} and a case of {g2}, and
        spent the winter surveying the islands of {isl}. When he came back {mo} months earlier than announced, because he had heard that the {riv} were
        planning the same, he brought {n2} ships. The agreement signed in a hut on the beach gave sailors the right to buy {buy} and provided for a
        consul at {cons}; nothing was said about trade. As the interpreter, {int}, knew only Dutch, every sentence had to be translated {t} times. The
        delegation was shown a model railway, on whose roof the official {off} insisted on riding. The regent was murdered in {y2} by {mur}, who accused him
        of weakness.""",
        """m=July|May; y=1846-1857; com=last; bay=name; n=four|five; port=town; reg=name; g1=telescope|clock|globe; g2=champagne|potatoes|books; isl=name;
        mo=four|five; riv=Russians|French|British; n2=seven|nine|ten; buy=coal|water|rice; cons=town; int=he; t=three|four; off=name; y2=1860|1861|1862;
        mur=a swordsman|his own guard|two monks""",
        """Who commanded the expedition? => Commodore {com}
        Into which bay did he sail? => the bay of {bay}
        What did he demand? => the port of {port} be opened to trade
        How much time did the regent want? => a year
        Besides a letter, what did he leave behind? => a {g1}
        Where did he spend the winter? => the islands of {isl}
        Which rivals was he afraid of? => the {riv}
        With how many ships did he return? => {n2}
        Where was the agreement signed? => in a hut on the beach
        What were sailors allowed to buy? => {buy}
        Which language did the interpreter understand? => Dutch
        Who rode on the little train? => {off}
        Who killed the regent? => {mur}""",
        """What was the name of the president?
        How many sailors were on the ships?
        What did the trains cost?"""),
    r("Population of a county seat", """As of the census of {y}, the city had a population of {pop}. The racial makeup was {w}% White, {b}% Black, {as}%
        Asian and {na}% Native American; {h}% of the residents were Hispanic of any race. There were {hh} households, of which {k}% had children under the
        age of 18 living with them, {mar}% were married couples, and {al}% consisted of a single person. The average household size was {hs} and the median
        age {age} years. For every 100 females there were {mal} males. The median income for a household was ${i1}, for a family
        ${i2}; men earned ${i3} on average and women ${i4}. About {pov}% of the population lived below the poverty line, among them {pk}% of those under 18.
        In an estimate of {y2} the number of inhabitants had gone down to {pop2}, mainly because the {plant} plant had closed.""",
        """y=2000|2010; pop=31,000-68,000; w=58.4|61.7|66.2; b=19.3|21.8|24.5; as=3.1|4.4|5.2; na=0.6|0.8|1.1; h=9.7|11.9|13.6; hh=11,000-19,000;
        k=29.5|31.2|34.8; mar=44.3|47.1|51.6; al=26.2|27.7|28.9; hs=2.31|2.47|2.58; age=33|36|38; mal=88.6|92.4|95.3; i1=36,000-39,900; i2=44,000-49,900;
        i3=33,000-35,900; i4=24,000-28,000; pov=12.1|14.6|17.9; pk=18.8|21.4|23.2; y2=2015|2019; pop2=20,000-29,000; plant=tyre|steel|textile""",
        """How many inhabitants did the city have in {y}? => {pop}
        What percentage of the people were Asian? => {as}%
        And Native American? => {na}%
        share of Hispanic residents? => {h}%
        How many households were counted? => {hh}
        What percentage of households had children? => {k}%
        How many percent of the households were people living alone? => {al}%
        What was the average size of a household? => {hs}
        How old was the typical resident? => {age} years
        What did women earn on average? => ${i4}
        Median family income? => ${i2}
        How many were poor? => {pov}%
        What was the estimated population in {y2}? => {pop2}
        Why did people leave? => the {plant} plant had closed""",
        """What is the name of the city?
        How many schools are there in the city?
        How many people were over 65?"""),
    r("A guitarist's discography", """Apart from his work with {band}, {first} {last} has released {n} solo albums. The first, {a1}, came out in {y1} on the
        small label {l1} and was recorded in a {rec}; it sold so badly that the label paid him in {paid}. For {a2} ({y2}) he hired {drum}, the former drummer
        of {band2}, and {cello}, a cellist from the {orch} orchestra. The song "{song}", {min} minutes long, was cut to three for the radio, which led to a
        lawsuit against {l2}; {last} won and bought a {buy} from the damages. In {y3} he lost the hearing of his left ear and turned to
        {turn}. The tribute album {trib}, on which {k} artists sing his songs, appeared for his {b}th birthday. {sing}'s version of "{song2}" reached number
        {pos}, higher than any recording of his own. He lives in {town} with {with}.""",
        """band=The Static|Low Ceiling|Fern; first=he; last; n=six|eight|eleven; a1=Rust|Kitchen Music|Left Turn; y1=1978-1984; l1=firm;
        rec=barn|chapel|garage; paid=strings|onions|old records; a2=Delta|Harvest Moonlight|No Return; y2=1986-1989; drum=man;
        band2=Tin Roof|The Ushers|Green Room; cello=woman; orch=radio|city|state; song=The Long River|November Train|Slow Hands;
        min=eleven|fourteen|nineteen; l2=firm; buy=boat|vineyard|tractor; y3=1993-1999; turn=painting|beekeeping|film music;
        trib=Ten Fingers|Thanks, Old Man|Echoes; k=twelve|sixteen|twenty; b=60|70; sing=woman; song2=Paper Boat|Mother's Keys|Cold Tea; pos=two|four|six;
        town; with=three dogs|his sister|a parrot""",
        """How many albums has he made on his own? => {n}
        What is the first one called? => {a1}
        Where was that album recorded? => in a {rec}
        With what did the label pay him? => {paid}
        Who played the drums on {a2}? => {drum}
        In which band had this drummer been before? => {band2}
        Who played the cello? => {cello}
        Which song was shortened? => {song}
        Against which company did he go to court? => {l2}
        What did he buy with the money? => a {buy}
        What did he take up after {y3}? => {turn}
        Name the tribute album. => {trib}
        Whose recording of "{song2}" was a success? => {sing}""",
        """How many guitars does he own?
        When was {band} formed?
        Who produced {a1}?"""),
    r("A constitution", """The constitution of {land} was adopted on {d} {y} by an assembly of {n} members that met in a {met} in {town}. It was drafted
        mainly by {first} {last}, a professor of Roman law, and {b}, who had been a {job} and insisted on short sentences. It divides power between a
        president elected for {t1} years, a parliament of two chambers and a court of {k} judges. The president may be re-elected {re} and can be removed by
        a vote of {frac} of both chambers, which has happened only to {rem}, in {y2}. Citizens may vote from the age of {age}; {n2} signatures are enough to
        call a
        referendum. Article {art} guarantees {right}, Article {art2} forbids {forb}. It has been amended {am} times. The original, written on {wr}, was lost
        for {yrs} years and then found behind a {beh} in the ministry of {min}. {d} is a public holiday, on which {hol}.""",
        """land=name; d=3 May|12 June|9 August; y=1921-1949; n=71-190; met=cinema|monastery|customs shed; town; first=he; last; b=man;
        job=printer|village teacher|telegraph clerk; t1=four|five|seven; k=nine|eleven|fifteen; re=once|twice; frac=two thirds|three quarters|four fifths;
        rem=man; y2=1961-1998; age=16|18|20; n2=30,000-90,000; art=7|9; right=free schooling|access to all lakes|the secrecy of letters; art2=14|31;
        forb=titles of nobility|standing armies|the death penalty; am=six|thirteen|twenty-two; wr=parchment|school paper|the back of maps;
        yrs=eleven|nineteen|thirty; beh=radiator|bookcase|portrait; min=fisheries|education|war;
        hol=prisoners may go home|buses are free|children rule the town hall""",
        """When was the constitution adopted? => {d} {y}
        In what kind of building did the assembly meet? => a {met}
        Who were the main authors besides {b}? => {first} {last}
        What did {b} insist on? => short sentences
        For how long is the president elected? => {t1} years
        How many judges sit on the court? => {k}
        What majority is needed to remove the president? => {frac}
        Who was removed from office? => {rem}
        At what age can people vote? => {age}
        How many signatures does a referendum need? => {n2}
        What does Article {art} promise? => {right}
        What may not exist according to Article {art2}? => {forb}
        How many changes have been made? => {am}
        Where was the lost original discovered? => behind a {beh}""",
        """Who was the first president?
        How many articles does the constitution have?
        What is the capital of {land}?"""),
    r("A famine relief railway worker's strike", """The general strike of {y} began on {d} in the railway workshops of {town}, after a foreman had dismissed
        the fitter {fit} for {for}. Within {n} days it had spread to the mines and the docks, and about {k} workers had laid down their tools. A committee of
        {c}, chaired by {ch}, a {job}, issued passes for milk carts and ambulances and forbade the sale of {sale}. The government of Prime Minister {pm} sent
        {ship} to the harbour and had the telephone lines cut, but the soldiers of the {reg} Regiment refused to leave their barracks. On {d2} talks were
        opened in the
        {where}; the bishop, {bis}, acted as go-between. The workers obtained a day off on {off} and a rise of {pct} percent, half of what they had asked
        for. {fit} got his job back and gave it up {m} months later to emigrate to {em}. A song written in those days by {song}, "{title}", is still sung at
        football matches.""",
        """y=1905-1926; d=4 May|11 March|2 October; town; fit=man; for=whistling|coming late|reading a newspaper; n=three|five|six; k=40,000-210,000;
        c=nine|fourteen; ch=woman; job=weaver|typesetter|ticket collector; sale=alcohol|newspapers|weapons; pm=last;
        ship=a cruiser|two gunboats|a battleship; reg=name; d2=16 October|24 May|25 March; where=bishop's kitchen|town library|railway restaurant; bis=last;
        off=Sunday|Saturday afternoon|1 May; pct=six|eight|ten; m=three|four|seven; em=Argentina|Canada|Australia; song=man;
        title=Cold Boilers|Not Today|The Silent Wheels""",
        """Where did the strike start? => in the railway workshops of {town}
        For what had {fit} lost his job? => {for}
        How many workers took part? => about {k}
        Who led the committee? => {ch}
        What was her occupation? => {job}
        What was it forbidden to sell? => {sale}
        Who was prime minister? => {pm}
        Which soldiers refused to obey? => the {reg} Regiment
        Where did the talks take place? => {where}
        Who mediated? => the bishop, {bis}
        How big was the wage increase? => {pct} percent
        Where did {fit} go in the end? => {em}
        Who wrote the song? => {song}""",
        """How many people were arrested?
        What did the king say about the strike?
        How much did a fitter earn?"""),
    r("A breed of dog", """The {b} is a breed of herding dog from the {hills} Hills. It was developed in the {c} century by the shepherds of {town}, who
        crossed the local {loc} with dogs brought by {by}. Males stand {h} centimetres at the shoulder and weigh up to {kg} kilograms. The coat, which is
        {col}, needs to be brushed only once a {br}. A peculiarity of the breed is the {pec}. It is intelligent, wary of strangers, and inclined to {inc}; it
        needs at least {hr} hours of exercise a day and is therefore unsuitable for flats. Typical illnesses are {ill1} and, in older animals, {ill2}. By
        {y1} only {n} dogs were left; the
        breed was saved by the vet {first} {last}, who travelled from farm to farm with a bitch called {bitch}. It was recognised by the kennel club in {y2}.
        A {b} named {dog} became famous in {y3} when he brought {sh} sheep home through a blizzard, and another, {dog2}, played the title role in the film
        {film}. A puppy costs about {p} euros.""",
        """b=name; hills=name; c=seventeenth|eighteenth; town; loc=sheepdog|spitz|hound; by=Spanish monks|Hungarian soldiers|Dutch sailors; h=48-61;
        kg=24-36; col=grey and white|black|reddish brown; br=month|fortnight; pec=double dewclaw|curled tail|pair of blue eyes; inc=bark|dig|herd children;
        hr=two|three; ill1=eye diseases|hip problems|skin rashes; ill2=deafness|heart trouble|arthritis; y1=1921-1948; n=nineteen|twenty-six|forty;
        first=she; last; bitch=Asta|Bella|Nixe; y2=1959-1972; dog=Barry|Flick|Argos; y3=1956-1978; sh=60-400; dog2=Rusty|Hero|Prince;
        film=Long Way Home|The Drover|Winter Pasture; p=900-1,900""",
        """For what kind of work was the {b} bred? => herding
        In which century did the breed come into being? => the {c} century
        Who brought the foreign dogs? => {by}
        How tall are males? => {h} centimetres
        What colour is the coat? => {col}
        How often must the dog be brushed? => once a {br}
        What is special about its body? => the {pec}
        Why should one not keep it in a flat? => it needs at least {hr} hours of exercise
        What do old dogs often suffer from? => {ill2}
        Who rescued the breed? => {first} {last}
        How many dogs were there in {y1}? => {n}
        Which dog saved the sheep? => {dog}
        Which dog acted in a film? => {dog2}
        cost of a puppy? => {p} euros""",
        """How old does a {b} become?
        How many puppies are in a litter?
        What does a {b} eat?"""),
    r("A canal town's carnival", """The carnival of {town} goes back to the year {y1}, when the guild of {g} celebrated the end of a {end} by marching
        through the streets with {wi}. It begins on {d} at {t} in the morning with the beating of {n} drums, and lasts for {h} hours, during which the mayor
        hands over the keys to the Queen of Fools, always a {q}. Men are dressed as {m}, women as {w}; whoever wears no mask has {k} thrown at him. The
        masks, carved from {wood}, are passed on from father to son; those of the {fam} family are the oldest. The bishop forbade the feast in {y2} and
        Napoleon's prefect in {y3}, in both cases
        without success. In {y4} it had to be cancelled because of {canc}. The special dish of these days is {dish}, the only drink {drink}. At the end a
        straw figure by the name of {fig} is thrown from the {br} bridge; if it sinks at once, the summer will be {sum}. About {vis} visitors come every
        year, and the police chief, {pol}, plays the {inst}.""",
        """town; y1=1361-1598; g=millers|ferrymen|dyers; end=flood|siege|famine; wi=cowbells|torches|oars; d=Thursday|Monday; t=four|five; n=40|90|200;
        h=48|60|72; q=man|butcher|schoolboy; m=bears|nuns|roosters; w=chimney sweeps|sailors|owls; k=flour|confetti|orange peel;
        wood=lime wood|pear wood|willow; fam=last; y2=1611-1688; y3=1806|1811; y4=1918|1953; canc=influenza|a flood|the funeral of the king;
        dish=eel pie|sour lentils|fried dough; drink=plum brandy|warm beer|cider; fig=he; br=name; sum=wet|hot; vis=9,000-60,000; pol=woman;
        inst=trombone|piccolo|bass drum""",
        """Which guild held the first carnival? => the guild of {g}
        What was being celebrated? => the end of a {end}
        On what day does it begin? => {d}
        What wakes the people in the morning? => the beating of {n} drums
        To whom are the keys given? => the Queen of Fools
        How do women dress? => {w}
        And the men? => {m}
        What is thrown at people without a mask? => {k}
        Of what are the masks made? => {wood}
        Whose masks are older than all others? => {fam}
        Who forbade the feast in {y2}? => The bishop
        For what reason was it cancelled in {y4}? => {canc}
        What do people eat at carnival? => {dish}
        From where is the straw figure thrown? => from the {br} bridge""",
        """What does a mask cost?
        Who is the mayor?
        How many bands play?"""),
    r("A Formula race", """The {y} Grand Prix of {land} was a motor race held at the {cir} circuit on {d} before {n} spectators. It was the {nth} race of the
        season and was won by {a} in a {ca}, ahead of {b} in a {cb} and {c}, for whom third place was the best result of his career. {pole} had started from
        pole position but spun off in lap {lap} on oil left by {oil}. After rain set in, {a} was the only driver to {tyre}; his engineer, {eng}, had noticed
        that {not}. {b} complained that he had been held up by {held}, and was fined {fine} dollars for calling the race director, {dir}, a {call}. The
        fastest lap was driven by
        {fast} in {min} minutes {sec} seconds. {x} drivers retired, {e} of them with engine trouble. {a} thereby took the lead in the championship with {pts}
        points, {diff} more than {b}. It was the last race on this track, which was closed because {close}.""",
        """y=1968-1993; land=COUNTRIES; cir=name; d=4 June|20 July|7 September; n=60,000-140,000; nth=fourth|seventh|eleventh; a=man; ca=firm; b=man;
        cb=firm; c=man; pole=man; lap=4-19; oil=man; tyre=stay on dry tyres|change tyres early|switch off his radio; eng=woman;
        not=swallows were flying high|the wind had turned|the smoke rose straight; held=man; fine=2,000-9,000; dir=man; call=donkey|tourist|baker; fast=man;
        min=one|two; sec=12-48; x=Nine|Eleven|Fourteen; e=three|four|five; pts=41-66; diff=two|three|seven;
        close=the neighbours complained|it was too dangerous|a motorway was built""",
        """Who won the race? => {a}
        What car did the winner drive? => {ca}
        Who came third? => {c}
        Who was first on the starting grid? => {pole}
        Why did {pole} spin? => oil left by {oil}
        What was the winner's decision in the rain? => {tyre}
        Who advised him? => {eng}
        Whom did {b} blame? => {held}
        What did {b} call the race director? => a {call}
        How much did he have to pay for this? => {fine} dollars
        Who drove the fastest lap? => {fast}
        How many cars had engine trouble? => {e}
        How many points did the winner now have? => {pts}
        Why was the circuit closed? => {close}""",
        """How long is the circuit?
        How many laps did the race have?
        What was the prize money?"""),
    r("A parliament building", """The parliament building of {land} stands on a {st} at the end of {av} Avenue. The old one had burned down on {d} {y1}, when
        two stokers, {s1} and {s2}, were ordered to burn cartloads of old {bu} and let the furnace overheat. In the competition for the new building {n}
        designs were submitted; that of {first} {last} won, though the prime minister, {pm}, had asked for something "with fewer {few}". The {m}-metre tower
        was added by his pupil {pu} in {y2}. The building has {r} rooms, {c} courtyards and {st2} staircases. The seats in the chamber are covered with {col}
        leather, and two lines on the carpet, {sw}
        lengths apart, must not be crossed during debates. The clock is wound {t} times a week by the firm of {firm}; it has stopped only {k} times, once
        because {bec}. Tours take place on {day} when parliament is not sitting. The {cat}, whose official task is to catch mice, is called {catn}.""",
        """land=name; st=hill|island|former racecourse; av=name; d=16 October|3 March|8 November; y1=1834-1891; s1=man; s2=man;
        bu=tally sticks|wigs|tax papers; n=41-97; first=he; last; pm=last; few=columns|statues|windows; m=71-98; pu=man; y2=1901-1929; r=310-1,100;
        c=six|nine|eleven; st2=nineteen|thirty|one hundred; col=green|red|blue; sw=two sword|three arm; t=two|three; firm; k=three|five;
        bec=a flock of starlings sat on the hand|it froze|a painter hung his bucket on it; day=Saturdays|Mondays; cat=cat|ferret|owl; catn=he""",
        """On what does the building stand? => a {st}
        What were the stokers told to burn? => old {bu}
        How did the fire break out? => let the furnace overheat
        How many designs took part in the competition? => {n}
        Who was the winner of the competition? => {first} {last}
        What did the prime minister want less of? => {few}
        Who added the tower? => {pu}
        How far up does the tower reach? => {m}
        How many rooms does the building have? => {r}
        What colour are the seats? => {col}
        What must members not step over during debates? => two lines on the carpet
        Which firm looks after the clock? => {firm}
        For what curious reason did the clock once stop? => {bec}
        When can the public visit? => on {day}
        What is the name of the mouse-catcher? => {catn}""",
        """How many members does parliament have?
        What did the building cost?
        Who is the speaker of parliament?"""),
    r("Early photography studio", """The first photographic studio in {land} was opened on the top floor of a {fl} in {town} by the Frenchman {first} {last}
        in {y1}. Sitters had to keep still for {s} seconds, their heads held by an iron clamp; for children {last} employed a {emp} who {did} behind the
        camera. A portrait cost as much as {cost}, and within {m} months he had taken {n} of them, among them the only known picture of the poet {poet}, who
        {po}. In {y2} his assistant {as}, the daughter of a {job}, discovered that adding {add} to the solution cut the time by half; he sold the method to
        {firm} under his own name. She left him, set up a studio
        directly opposite, and offered three pictures for the price of two, whereupon he {where}. Her album of the harbour, {k} plates, was shown in {ex} in
        {y3} and won {medal}. When she died in {y4}, the plates were sold to a gardener, who used them for a {use}; {left} are left.""",
        """land=name; fl=pharmacy|theatre|bathhouse; town; first=he; last; y1=1841-1846; s=forty|sixty|ninety; emp=clown|monkey trainer|flute player;
        did=made faces|stood on his head|imitated animals; cost=a cow|a winter coat|a month's rent; m=four|six|nine; n=600-1,900; poet=man;
        po=blinked|refused to take off his hat|is holding a goose; y2=1848-1851; as=woman; job=glazier|hatter|pilot; add=egg white|salt|lemon juice; firm;
        where=went bankrupt|moved to the capital|challenged her to a race; k=forty|seventy|ninety; ex=Paris|London|Vienna; y3=1855-1862;
        medal=a silver medal|first prize|an honourable mention; y4=1891-1904; use=greenhouse|chicken house|cold frame; left=nine|fourteen|twenty-two""",
        """Who opened the first studio? => {first} {last}
        Where was the studio? => on the top floor of a {fl}
        How long did one have to sit still? => {s} seconds
        How were the heads of sitters kept still? => by an iron clamp
        Who kept the children's attention? => a {emp}
        What could one have bought for the price of a portrait? => {cost}
        Which poet was photographed? => {poet}
        Who discovered a faster method? => {as}
        What did she add to the solution? => {add}
        To whom was the method sold? => {firm}
        Where did she open her own studio? => directly opposite
        What did he do then? => {where}
        What is shown in her album? => the harbour
        For what did the gardener use the plates? => a {use}""",
        """How many cameras did he own?
        Did the two ever marry?
        What is one of the plates worth today?"""),
    r("Short entry: a newspaper owner", """{first} {last} ({b}-{d}) was a newspaper owner from {town}. He bought the bankrupt {p1} in {y1} with a loan from
        {le} and within {n} years raised its daily sale from {a} to {c} copies, chiefly by printing {pr} on the first page. He fought a long war with his
        rival {ri}, owner of the {p2}, from whom he lured away the cartoonist {ca} for {sum} dollars. In {y2} he left half of his fortune to a school of
        {sc}, which opened {g} years after his death.""",
        """first=he; last; b=1841-1849; d=1905-1914; town; p1=Morning Call|Dispatch|Record; y1=1876-1884; le=his barber|a railway king|his sister;
        n=three|five|six; a=9,000-19,000; c=110,000-400,000; pr=murders|weather reports|love stories; ri=man; p2=Journal|Sun|Tribune; ca=man;
        sum=9,000-40,000; y2=1900-1904; sc=journalism|music|mining; g=two|four|eight""",
        """Which paper did {last} buy? => the bankrupt {p1}
        From whom did he borrow the money? => {le}
        How many copies were sold a day before he took over? => {a}
        And how many a few years later? => {c}
        What did he put on the front page? => {pr}
        Who was his great competitor? => {ri}
        What was the rival's paper called? => {p2}
        Which artist changed sides? => the cartoonist {ca}
        How much was the artist offered? => {sum} dollars
        What kind of school did he found with his money? => a school of {sc}
        In what year was he already providing for the school? => {y2}""",
        """Whom did he marry?
        What did a copy of the paper cost?
        Where did he go to school?"""),
    r("Short entry: a coup", """The coup of {d} {y} brought down the government of {pm} in {land}. At {t} in the morning officers led by Colonel {co}
        occupied the {oc} and arrested {n} ministers; the king, who was {wh}, heard of it from his {se}. The colonel's speech on the radio was interrupted by
        {in}. When the {gu} in {town} refused to join him, and the women of the {ma} blocked his tanks with {bl}, he gave up after {h} hours. He fled to
        {ex}, where he opened a {op}. {pm} returned to office but lost the election {m} months later.""",
        """d=3 March|17 July|23 February; y=1958-1981; pm=woman; land=name; t=three|four|five; co=last; oc=airport|telephone exchange|radio station;
        n=six|nine|eleven; wh=skiing|asleep|at the dentist's; se=barber|gardener|daughter; in=a football result|a power cut|an opera;
        gu=navy|garrison|cadets; town; ma=fish market|tobacco factory|bakeries; bl=prams|market stalls|flour sacks; h=nine|eighteen|thirty; ex=COUNTRIES;
        op=riding school|restaurant|language school; m=three|five|eight""",
        """Whose government was overthrown? => {pm}
        Who led the officers? => Colonel {co}
        Which building did they take first? => the {oc}
        How many ministers were arrested? => {n}
        What was the king doing? => {wh}
        From whom did the king learn about it? => his {se}
        What cut the colonel's speech short? => {in}
        Which troops would not take part? => the {gu} in {town}
        With what were the tanks stopped? => {bl}
        How long did the coup last? => {h} hours
        To which country did the colonel escape? => {ex}
        What did he do there? => opened a {op}""",
        """How many people were killed?
        What was the name of the king?
        Which party won the election?"""),
    r("Short entry: a currency", """The {c} was the currency of {land} from {y1} until {y2}, when it was replaced at a rate of {r} to one by the {c2}. It was
        divided into {n} {s}. The first notes, printed by {f} in {town}, had to be withdrawn because the queen had been given {q} fingers; one of them was
        sold for {p} dollars in {y3}. During the inflation under finance minister {m} a loaf of bread cost {b} million, and people lit their stoves with
        {st}. The coin with the {an}, designed by {de}, is still used in {us} as a good-luck charm.""",
        """c=name; land=name; y1=1821-1880; y2=1947-1969; r=100|1,000|20; c2=name; n=twelve|twenty|eighty; s=pennies|grains|shells; f=firm; town;
        q=four|six; p=9,000-40,000; y3=1996-2016; m=last; b=three|nine|forty; st=bundles of notes|old bonds; an=hare|salmon|heron; de=woman;
        us=weddings|fishing boats|examinations""",
        """Which country used this money? => {land}
        When was it abolished? => {y2}
        What came in its place? => the {c2}
        What was the exchange rate? => {r} to one
        What were the smaller units called? => {s}
        Who printed the first notes? => {f}
        What was wrong with these notes? => the queen had been given {q} fingers
        How much did a collector pay for one? => {p} dollars
        Under which minister was there inflation? => {m}
        What was the price of bread in millions? => {b}
        Which animal is shown on the coin? => the {an}
        Who designed the coin? => {de}""",
        """How many notes were printed?
        What is the exchange rate today?
        How heavy is the coin?"""),
]
