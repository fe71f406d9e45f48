"""Reading passages about lives, towns, buildings, schools, teams and events, as encyclopaedias and newspapers write. For training only."""

from .parse import reading as r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("A general", """{first} {last} ({born} - {died}) was a general in the service of {land}. Born in {town} as the son of a saddler, he enlisted at the age
        of {age} as a drummer and rose
        through the ranks until, at the siege of {siege}, he took command of a company whose officers had all been killed. For this Queen {queen} made him a
        captain. In the campaign of {y1} he defeated a
        superior army under Prince {prince} at {b1} by pretending to retreat, but two months later he was himself beaten at {b2}, where he lost {guns} guns
        and his left {limb}. He is credited with the introduction of
        {intro}. After the war he fell out of favour, since he had criticised {crit} in public, and withdrew to an estate near {town2}, where he bred {breed}
        and wrote a treatise on {treat}. A barracks, {n} streets and
        a kind of {cake} are named after him.""",
        """first=he; last; born=1721-1729; died=1788-1799; land=name; town; age=14-17; siege=name; queen=she; y1=1757-1762; prince=he; b1=name; b2=name;
        guns=19-44; limb=eye|hand|leg|ear; intro=the field kitchen|mounted artillery|the marching song|winter uniforms;
        crit=the queen's minister|the price of bread|the peace treaty; town2=town; breed=mules|falcons|sheep|hunting dogs;
        treat=fortresses|river crossings|saddles; n=four|nine|thirty; cake=almond cake|sausage|beer""",
        """What was the profession of {last}'s father? => saddler
        In what capacity did he join the army? => as a drummer
        Where did he take over a company? => {siege}
        Who promoted him to captain? => Queen {queen}
        Whom did he defeat in {y1}? => Prince {prince}
        By what trick did he win at {b1}? => pretending to retreat
        At which battle was he defeated? => {b2}
        What part of his body did he lose there? => his left {limb}
        What new thing did he bring to the army? => {intro}
        Why was he no longer popular after the war? => he had criticised {crit} in public
        What animals did he breed? => {breed}
        What was his treatise about? => {treat}""",
        """Whom did {last} marry?
        How many children did he have?
        Where is he buried?"""),
    r("A tennis player", """{first} {last} (born {date} {y0} in {town}) is a former tennis player who won {titles} singles titles, among them {slam} Grand
        Slam tournaments. Coached at first by her father, a {job}, who marked out a court on the roof of
        an empty {roof}, she turned professional at {age} and reached number {rank} in the world rankings in {y1}. In the final of {y2} she beat {opp}
        {score} in a match that was interrupted by rain {times} times and ended by floodlight. A
        {inj} injury kept her away from the court for {m} months, after which she changed her racket, her coach and her backhand; under {coach} she won {n}
        tournaments in one season. She is the only player to have defeated {opp2} on clay, grass
        and carpet. Since retiring in {y3} she has commentated for {tv} and runs a foundation that builds {builds} in {land}.""",
        """first=she; last; date=3 April|21 August|9 December; y0=1961-1970; town; titles=21-58; slam=two|three|four|five;
        job=dentist|lorry driver|cellist|tailor; roof=warehouse|hotel|car park; age=15-18; rank=two|three|four; y1=1984-1988; y2=1989-1991; opp=woman;
        score=6-4, 6-7, 9-7|7-5, 3-6, 6-4|6-3, 4-6, 8-6;
        times=two|three|four; inj=shoulder|wrist|knee; m=seven|nine|fourteen; coach=man; n=five|six|eight; opp2=woman; y3=1996-2001;
        tv=a Swiss channel|the radio|a sports network; builds=playgrounds|wells|sports halls; land=COUNTRIES""",
        """How many singles titles did {last} win? => {titles}
        Who was her first coach? => her father
        Where did she learn to play as a child? => on the roof of an empty {roof}
        At what age did she become a professional? => {age}
        What was her best place in the rankings? => number {rank}
        Against whom did she play in the final of {y2}? => {opp}
        What was the result of that match? => {score}
        Why was the match interrupted? => rain
        What sort of injury did she have? => {inj}
        Which coach helped her to win {n} tournaments in a season? => {coach}
        Whom did she beat on three different surfaces? => {opp2}
        When did she end her career? => {y3}
        What does her foundation build? => {builds}""",
        """How much prize money did she earn?
        Is {last} married?
        Which racket did she use?"""),
    r("A county", """{county} County is a county in the US state of Nebraska. As of the census of 2000 there were {pop} people, {hh} households and {fam}
        families living in the county, and the population density was {den} people per square mile. The county seat is {seat}, a town laid out in {y1}
        by the surveyor {surv}, who named the streets after his {after}. The county itself is named for {named}, a senator who had spoken in favour of the
        railroad. The median income for a household was ${inc}, and for a family ${inc2}. Of the inhabitants {p1}% were of German and {p2}% of Czech
        ancestry; {p3}% were over {old} years of age.
        Until {y2} the court met above a {above}. The present courthouse, built of {stone} at a cost of ${cost}, was damaged by a tornado in {y3}, which
        carried its clock as far as {far}, {m} miles away.""",
        """county=name; pop=9,100-38,000; hh=3,100-8,900; fam=2,000-3,000; den=11-39; seat=town; y1=1857-1871; surv=man;
        after=daughters|horses|favourite poets; named=man; inc=28,000-34,000; inc2=35,000-44,000; p1=38-49; p2=11-24; p3=15-19; old=60|65; y2=1884-1899;
        above=saloon|livery stable|grocery; stone=limestone|sandstone|red brick;
        cost=41,000-98,000; y3=1913-1975; far=town; m=six|nine|fourteen""",
        """How many people lived in the county in 2000? => {pop}
        How many households were there? => {hh}
        number of families? => {fam}
        What is the county seat? => {seat}
        Who planned the town? => {surv}
        After whom is the county named? => {named}
        What had this man supported? => the railroad
        What was the typical income of a family? => ${inc2}
        What was the median household income? => ${inc}
        Which share of the people was of Czech descent? => {p2}%
        Where were trials held before {y2}? => above a {above}
        Of what material is the courthouse? => {stone}
        What did the tornado carry away? => its clock""",
        """How large is the county?
        Who is the sheriff?
        How many schools are there in the county?"""),
    r("Siege relief", """When the army of the {a} appeared before {town} in {mon} {y}, the garrison consisted of {n1} soldiers and about {n2} armed citizens
        under the command of {cmd}. The besiegers, whom their leader {lead} put at {n3}, cut off the aqueduct on the second day; from then on the inhabitants
        drank from {drink}. By the {w}th week they had eaten
        all the horses, and the council, led by the goldsmith {gold}, urged {cmd} to surrender. He asked for {days} more days. On the last of them a fleet
        under Admiral {adm} broke the chain that closed the harbour and landed {flour} barrels of flour. {lead} withdrew to the hills, where a quarter of his
        men died of {ill}. The {bell} that had been rung to announce the arrival of the ships is still rung on
        {when} each year. {cmd}, however, was put on trial for having {trial} and spent {yp} years in a fortress.""",
        """a=name; town; mon=April|May|June; y=1521-1683; n1=700-1,900; n2=2,000-4,000; cmd=man; lead=man; n3=14,000-36,000;
        drink=cisterns|the fish ponds|wine barrels; w=8|9|11; gold=man; days=three|five|seven; adm=last; flour=900-3,000; ill=fever|dysentery|cold;
        bell=bell|horn|drum; when=2 August|the first Sunday in July|8 September;
        trial=melted down church silver|burned the suburbs|disobeyed the council; yp=two|four|six""",
        """Who commanded the defenders? => {cmd}
        How many soldiers were in the garrison? => {n1}
        And how many citizens bore arms? => about {n2}
        Who led the besieging army? => {lead}
        What was interrupted on the second day? => the aqueduct
        Where did people get their water afterwards? => {drink}
        Who was in favour of giving up? => the goldsmith {gold}
        How much time did the commander ask for? => {days} more days
        Which admiral saved the town? => Admiral {adm}
        What did he bring to the hungry? => {flour} barrels of flour
        What did many of the besiegers die of? => {ill}
        What was the commander accused of? => having {trial}""",
        """How many ships were in the fleet?
        How many houses were destroyed?
        When was the aqueduct built?"""),
    r("A department store", """{store} was a department store in {street}, {town}. It grew out of a {shop} opened in {y1} by {first} {last}, a pedlar's
        daughter who was unable to read until she was {age}. She introduced fixed prices, allowed customers to return goods, and paid her saleswomen a share
        of the profit, all of which her competitors considered {adj}. The {floors}-storey
        building of {y2}, designed by {arch}, had the first escalator in the country; at the top an attendant stood ready with {ready} for ladies who felt
        faint. After the founder's death in {y3} the store passed to her nephew {nep}, under whom it acquired branches in {b1} and {b2}. It survived a fire
        in {y4} that began in the {dep} department, but not the opening of the {mall} shopping centre. When it closed in {y5}, {n} employees
        lost their jobs. The building is now occupied by {now}.""",
        """store=firm; street=Market Street|Bridge Street|Queen Street; town; shop=button shop|hat shop|draper's; y1=1861-1874; first=she; last;
        age=nineteen|twenty-two|thirty; adj=madness|vulgar|dangerous; floors=five|six|seven; y2=1896-1904; arch=man; ready=brandy|smelling salts|a fan;
        y3=1909-1919; nep=he; b1=town; b2=town; y4=1931-1958; dep=toy|carpet|perfume;
        mall=name; y5=1984-2009; n=210-690; now=a hotel|the city archive|a school of design|dentists and lawyers""",
        """Who founded {store}? => {first} {last}
        From what sort of shop did the store develop? => a {shop}
        What was the founder's parent by trade? => pedlar
        What did the competitors think of her ideas? => {adj}
        Who drew the plans for the new building? => {arch}
        What modern device was seen there for the first time? => the first escalator in the country
        What was offered to ladies who felt faint? => {ready}
        Who inherited the business? => her nephew {nep}
        In which part of the store did the fire start? => the {dep} department
        When did {store} close its doors? => {y5}
        How many people lost their work? => {n}
        What is in the building today? => {now}""",
        """How many customers came each day?
        What did the first customer buy?
        Who caused the fire?"""),
    r("A missionary doctor", """{first} {last} was trained at the {hosp} Hospital in {town} and sailed in {y1} for {land}, where she opened a clinic in a
        former {former}. She treated on average {n} patients a day, at first with the help of nobody but the cook, {cook}, whom she taught to read a
        thermometer. The local chief, {chief}, had forbidden his people to visit her; he changed his
        mind after she had removed a {rem} from the {part} of his favourite wife. In {y2} she described, in a letter to {journ}, a fever that attacked only
        those who {who}; it took {gap} years before {sci} proved her right and found the parasite. The government offered her a medal, which she returned
        with the remark that {remark}. When she left in {y3}, the clinic had {beds} beds and {nurses} nurses, all of them born
        within {km} miles. Her diaries, {vol} volumes, were published by her niece {niece}.""",
        """first=she; last; hosp=name; town; y1=1891-1904; land=name; former=mission school|coffee store|stable; n=40-110; cook=he; chief=name;
        rem=fish bone|thorn|splinter; part=throat|foot|eye; y2=1907-1914; journ=a medical journal|her old professor|the Royal Society;
        who=slept near the river|herded goats|dug for salt; gap=seven|eleven|sixteen; sci=man;
        remark=she needed a roof|it would rust|soap was dearer than silver; y3=1929-1938; beds=24-80; nurses=nine|twelve|fifteen; km=ten|twenty|thirty;
        vol=six|eight|nine; niece=woman""",
        """Where did {last} learn her profession? => at the {hosp} Hospital in {town}
        In which year did she set out? => {y1}
        What had the building been before it became a clinic? => a former {former}
        Who was her first assistant? => {cook}
        What did he learn from her? => to read a thermometer
        Who had told people to stay away? => {chief}
        What did she take out? => a {rem}
        What kind of people caught the fever? => those who {who}
        Who confirmed her theory? => {sci}
        What did she do with the medal? => returned
        How many beds did the clinic have at the end? => {beds}
        Who published her diaries? => her niece {niece}""",
        """How old was she when she died?
        What language did the people speak?
        How many operations did she perform?"""),
    r("A film star", """{first} {last} was born {real} in a suburb of {town}, the {order} of {n} children of a {job}. She worked in a {fact} factory until
        the director {dir} saw her {see} and offered her a small part in {f1} ({y1}). Audiences noticed her voice, which was unusually deep on account of
        {voice}, and within {yrs} years she was earning {sum} dollars a week. She made {films} films, most of them
        for {studio}, and was nominated three times for an Oscar, but won it only for {f2} ({y2}), in which she played a {role} who goes blind. She was
        married to the {h1} {h1n} from 1938 to 1945 and to the {h2} {h2n} until her death. During the war she sold bonds worth {bonds} million dollars. She
        gave up acting after {f3} was mocked by the critics and opened a {opened} in {town2}. Her star on the
        boulevard was unveiled by her granddaughter {gd}.""",
        """first=she; last; real=woman; town; order=second|third|youngest; n=six|seven|nine; job=miner|baker|policeman; fact=glove|biscuit|light bulb;
        dir=man; see=waiting for a tram|quarrelling with a waiter|dancing in a competition; f1=Harbour Lights|Cousin Kate|The Last Waltz; y1=1931-1934;
        voice=an illness in childhood|heavy smoking|a broken nose;
        yrs=two|three|four; sum=900-3,500; films=31-58; studio=firm; f2=The Dark Window|White Fields|Mrs Harlow; y2=1946-1951;
        role=teacher|pianist|spy|queen; h1=banker|boxer; h1n=man; h2=pilot|dentist|composer; h2n=man; bonds=two|five|seven; f3=Desert Bride|Two Trumpets;
        opened=bookshop|dog kennel|restaurant; town2=town; gd=she""",
        """What was the actress's name at birth? => {real}
        What job did her father have? => {job}
        Where did she work before she became an actress? => in a {fact} factory
        Who discovered her? => {dir}
        What was she doing when she was discovered? => {see}
        Why was her voice so deep? => {voice}
        How much did she earn per week? => {sum} dollars
        Which studio produced most of her films? => {studio}
        For which film did she receive an Oscar? => {f2}
        What was her part in that film? => a {role} who goes blind
        Who was her first husband? => {h1n}
        And her second? => {h2n}
        Name the film after which she stopped acting. => {f3}""",
        """How many grandchildren did she have?
        In what year did she die?
        Which songs did she sing?"""),
    r("An opera house", """The opera house of {town} was built between {y1} and {y2} on the site of a former {site}, from plans by {arch}, whose design had
        been chosen from {n} entries in a competition. The jury had in fact preferred that of {arch2}, but he had forgotten to draw any {forgot}. The
        auditorium has {seats} seats on {lev} levels and is decorated in {c1} and gold; the ceiling, painted by {paint}, shows the nine Muses, one of which
        bears
        the features of the mayor's {mayor}. The house opened on {date} with {op} by {comp}, conducted by the composer, who was so nervous that he dropped
        his baton {drops} times. During the bombing of {y3} the stage was burned out, and for {yrs} years performances were held in a {in}. The rebuilt
        theatre has the deepest stage in the country, {m} metres. It receives {sub} million crowns a year from the state. Since {y4} its director has been
        {dir}, the first woman in the post.""",
        """town; y1=1861-1868; y2=1871-1879; site=cattle market|moat|prison|tannery; arch=man; n=21-64; arch2=man; forgot=lavatories|stairs|cloakrooms;
        seats=1,100-2,300; lev=four|five; c1=red|blue|green; paint=man; mayor=wife|sister|cook; date=3 October|12 January|20 March;
        op=Penelope|The Corsair|Boris the Smith; comp=man; drops=two|three|four; y3=1943|1944;
        yrs=nine|eleven|thirteen; in=cinema|riding school|tram depot; m=41-58; sub=30-90; y4=2009-2019; dir=woman""",
        """Who designed the opera house? => {arch}
        What stood on this place before? => a former {site}
        How many designs were handed in? => {n}
        Why was the design of {arch2} not built? => he had forgotten to draw any {forgot}
        How many people can sit in the auditorium? => {seats}
        Who painted the ceiling? => {paint}
        Whose face has one of the Muses? => the mayor's {mayor}
        Which opera was performed on the first night? => {op}
        Who conducted that night? => the composer
        Where was opera performed while the house lay in ruins? => in a {in}
        How deep is the stage? => {m} metres
        Who is in charge of the house today? => {dir}""",
        """How much does the cheapest seat cost?
        How many musicians play in the orchestra?
        Who rebuilt the opera house after the war?"""),
    r("A revolutionary", """{first} {last} was a leader of the independence movement of {land}. The son of a {job} from {town}, he studied law abroad, where
        he became friends with the poet {poet}, and returned in {y1} to edit the newspaper {paper}, which was banned after {n} issues. He was arrested for
        the first time for {arrest} and spent {yrs} years on the prison island of {isl}; there he learned {learned} from a fellow prisoner, the monk {monk}.
        In {y2} he founded the {party}, whose programme demanded land for the peasants, schools in every village and the withdrawal of foreign troops. He was
        against violence, unlike his rival {rival}, who accused him of {accused}. When independence was declared on {date} {y3}, it was {rival} who became
        president; {last} had to be content with the ministry of {min}.
        He was shot by a {shot} on the steps of the {steps} in {y4}. His widow, {widow}, completed his history of {land}, and his portrait has
        appeared on the {note}-crown note since {y5}.""",
        """first=he; last; land=name; job=customs officer|rice merchant|priest|shoemaker; town; poet=man; y1=1903-1909; paper=Daybreak|The Plough|The Lamp;
        n=six|eleven|thirty; arrest=a speech in a market|printing songs|refusing to take off his hat; yrs=two|four|five; isl=name;
        learned=Latin|chess|book-binding; monk=he; y2=1916-1921; party=People's Union|National Congress|League of the Land;
        rival=man; accused=cowardice|vanity|taking bribes; date=1 March|14 June|5 October; y3=1934-1947; min=education|health|railways;
        shot=student|former officer|policeman; steps=parliament|post office|theatre; y4=1949-1956; widow=woman; note=ten|fifty|hundred; y5=1961-1979""",
        """What was the occupation of {last}'s father? => {job}
        What subject did he study? => law
        Which newspaper did he edit? => {paper}
        For what was he arrested the first time? => {arrest}
        Where was he imprisoned? => on the prison island of {isl}
        What did the monk teach him? => {learned}
        Which organisation did he found? => the {party}
        What did the programme want to give the peasants? => land
        What was {last} accused of by his rival? => {accused}
        Who was the first president? => {rival}
        Which ministry was {last} given? => the ministry of {min}
        Where did he die? => on the steps of the {steps}
        Who finished the book he was writing? => His widow, {widow}""",
        """How old was he when he was shot?
        What happened to the man who shot him?
        How many members did the party have?"""),
    r("Television series", """{title} is a television series that was broadcast by {chan} from {y1} to {y2} in {seas} seasons with {eps} episodes altogether.
        Created by {creator}, it is set in the {set} of the fictional town of {town} and follows {hero}, a former {former}, who is forced to share an office
        with her ex-husband {ex}. The pilot was watched by {m1} million viewers; the finale, in which {final}, by {m2} million. {star} plays the main part;
        {star2}, cast as {ex}, had
        originally auditioned for the role of the {aud}. The theme tune, "{tune}", was composed by {comp} in {min} minutes during a power cut. Critics
        praised the dialogue but found the {crit} hard to believe. The series was cancelled after {star} decided to return to {return}, although a film,
        directed by {dir}, followed in {y3}. It has been sold to {n} countries, and the {prop} used in the first season was auctioned for {sum} dollars.""",
        """title=Second Shift|Room for Two|The Annex|Partners Again; chan=Channel 4|a cable network|the state broadcaster; y1=1987-1996; y2=1999-2006;
        seas=six|seven|nine; eps=98-184; creator=woman; set=tax office|fire station|hospital|zoo; town; hero=she; former=judge|dancer|pilot|nun; ex=he;
        m1=three|four|six; m2=eleven|nineteen|twenty-two; final=the two marry again|the building burns down|a child is born;
        star=woman; star2=man; aud=villain|postman|priest; tune=Not You Again|Paper Clips|Monday Blues; comp=man; min=ten|twenty|forty;
        crit=plots|ending|weather; return=the theatre|university|her farm; dir=man; y3=2008-2012; n=21-70; prop=desk|coffee machine|red telephone;
        sum=2,000-16,000""",
        """Who had the idea for {title}? => {creator}
        How many episodes were made? => {eps}
        In what sort of place is the series set? => {set}
        What did {hero} do before? => a former {former}
        With whom does she share her office? => her ex-husband {ex}
        How many people saw the very first episode? => {m1} million
        What happens in the last episode? => {final}
        Who plays {hero}? => {star}
        Which part had {star2} wanted to play? => the {aud}
        Who wrote the music? => {comp}
        Why did the series come to an end? => {star} decided to return to {return}
        Who directed the film? => {dir}
        How much did somebody pay for the {prop}? => {sum} dollars""",
        """How old was {star} in the first season?
        On which day of the week was the series shown?
        Who wrote the film?"""),
    r("An airport", """{town} Airport lies {km} kilometres south-west of the city and handled {m} million passengers in {y}, which made it the {nth} busiest
        airport of {land}. It was opened in {y1} as a military airfield and has been used by airlines since {y2}. The first scheduled flight, operated by
        {a1}, went to {dest} and carried {n} passengers and a crate of {crate}. The terminal of {y3}, by the architect {arch}, has {gates} gates
        and a roof in the form of a {roof}; a second one, reserved for {a2}, was added {gap} years later. There are two runways, of which the longer measures
        {len} metres. Trains reach the central station in {min} minutes. Because the airport lies in a marsh, it has a permanent team of {fal} falconers to
        drive away {birds}. On {date} {y4} a cargo plane with {cargo} on board came down in a field of {field} beyond the runway; the pilot, {pilot}, climbed
        out
        unhurt.""",
        """town; km=nine|fourteen|twenty-two; m=four|seven|twelve; y=2015-2019; nth=second|third|fourth; land=name; y1=1936-1943; y2=1946-1951; a1=firm;
        dest=COUNTRIES; n=six|nine|fourteen; crate=oranges|tulips|live chickens; y3=1968-1977; arch=woman; gates=19-46; roof=wing|wave|shell; a2=firm;
        gap=eleven|nineteen|twenty; len=2,900-3,900; min=12-29; fal=two|three|five; birds=gulls|herons|geese;
        date=8 May|2 November|19 January; y4=1981-1994; cargo=racehorses|newspapers|salmon; field=maize|cabbages|tulips; pilot=man""",
        """How far from the city is the airport? => {km} kilometres
        How many passengers used it in {y}? => {m} million
        What was the airport at first? => a military airfield
        Which airline made the first regular flight? => {a1}
        Where did this flight go? => {dest}
        What freight was on board the first flight? => a crate of {crate}
        Who designed the terminal of {y3}? => {arch}
        For which airline was the second terminal built? => {a2}
        How long is the longer runway? => {len} metres
        How long does the train to the city take? => {min} minutes
        Why are falconers needed? => to drive away {birds}
        What was the cargo plane transporting? => {cargo}
        Who flew the plane that crashed? => {pilot}""",
        """How many people work at the airport?
        Who owns the airport?
        What does a parking space cost?"""),
    r("The order of succession", """When Duke {a} died in {y1} without a will, both his half-brother {b} and his granddaughter {c} claimed the duchy of
        {land}. {b} was supported by the towns, to which he had promised {prom}, and by the bishop of {see}; {c}, who was only {age}, by most of the nobles
        and by her great-uncle, the king of {king}. Open war began when {b}'s men burned the mill of {mill}. Neither side could win a decisive victory: {b}
        took {t1} but lost {t2}, and his best
        captain, {cap}, went over to the enemy because he had not been paid for {m} months. After {yrs} years the two parties accepted the judgment of the
        jurist {jur}, who proposed that {c} should marry {b}'s son {son} and that each of the claimants should rule for the time being over one bank of the
        river {river}. The wedding was celebrated at {wed} on {date} {y2}; {n} oxen were roasted. The {fam} family, which descends from the couple, held the
        duchy until {y3}.""",
        """a=he; y1=1371-1388; b=he; c=she; land=name; prom=lower tolls|the right to mint coins|a new market; see=town; age=eleven|twelve|fourteen;
        king=name; mill=town; t1=town; t2=town; cap=man; m=five|seven|ten; yrs=six|eight|nine; jur=man; son=he; river=name; wed=town;
        date=1 May|24 June|29 September; y2=1391-1402; n=40|sixty|ninety; fam=last; y3=1591-1712""",
        """Why was there a quarrel over the duchy? => died in {y1} without a will
        What relation was {b} to Duke {a}? => his half-brother
        What had {b} promised the towns? => {prom}
        How old was {c}? => {age}
        Which foreign ruler backed the granddaughter? => the king of {king}
        With what deed did the war begin? => burned the mill of {mill}
        Which town did {b} capture? => {t1}
        Why did {cap} change sides? => he had not been paid for {m} months
        Who was asked to judge the dispute? => {jur}
        Whom did {c} marry? => {b}'s son {son}
        What formed the border between the two parts? => the river {river}
        How many oxen were eaten at the wedding? => {n}""",
        """How many soldiers fought for {b}?
        Which church was built in memory of the wedding?
        How many guests were at the wedding?"""),
    r("Municipal park", """{park} Park is a public park of {ha} hectares in the {q} quarter of {town}. The land belonged to the {ord} monks until the
        monastery was dissolved in {y1}; thereafter it served as a {served}. In {y2} the city bought it for {sum} crowns and commissioned the gardener
        {gard}, a pupil of {gard2}, to lay out a garden "for the health of the working people". He planted {trees} trees, among them a {tree} from {from}
        that is
        now {h} metres high, and had a pond dug by unemployed {unemp}. The bandstand is a gift of the brewer {brew}, on condition that {cond}. At the
        northern gate stands a statue of the nurse {nurse}, the work of {sculp}, whose nose is rubbed by students before examinations. In {y3} the council
        wanted to build a {build} here, but {sig} people signed a petition organised by the baker {baker}. Every {day} in summer there is {event} on the
        lawn.""",
        """park=name; ha=nine|fourteen|twenty-six; q=northern|harbour|weavers'; town; ord=Benedictine|Carmelite|Franciscan; y1=1781-1803;
        served=parade ground|bleaching field|rubbish tip; y2=1866-1889; sum=21,000-90,000; gard=man; gard2=man; trees=400-2,000;
        tree=cedar|giant sequoia|ginkgo; from=Lebanon|California|Japan; h=24-41; unemp=weavers|dockers|bricklayers; brew=man;
        cond=no waltzes be played|his beer be sold there|dogs be kept out; nurse=woman; sculp=woman; y3=1961-1979; build=car park|motorway|supermarket;
        sig=9,000-31,000; baker=woman; day=Friday|Sunday|Saturday; event=yoga|a chess tournament|an open-air cinema""",
        """How big is the park? => {ha} hectares
        Who owned the land until {y1}? => the {ord} monks
        What was the land used for before the city acquired it? => a {served}
        What price did the city pay? => {sum} crowns
        Who laid out the garden? => {gard}
        Who had been his teacher? => {gard2}
        Which tree comes from {from}? => a {tree}
        Who dug the pond? => unemployed {unemp}
        What condition was attached to the bandstand? => {cond}
        Whose statue stands at the gate? => the nurse {nurse}
        What do students do before an examination? => nose is rubbed
        What was to be built in the park in {y3}? => a {build}
        Who organised the protest? => the baker {baker}""",
        """When does the park close at night?
        How deep is the pond?
        How many gardeners work in the park?"""),
    r("A bank robbery", """The robbery of the {bank} Bank in {town} on {date} {y} is regarded as the most patient crime in the history of {land}. For {m}
        months four men, who had rented a {shop} next door under the name of {alias}, dug a tunnel {len} metres long, carrying the earth away in {carry}.
        They reached the vault during the {event}, when the whole police force was on duty in the streets, and emptied {boxes} of the safe-deposit boxes. The
        loot was estimated
        at {sum} million francs; a box full of {left} was left untouched. Commissioner {com} had only one clue, a half-eaten {food} with the marks of a gold
        tooth. It led him, {w} weeks later, to the dentist {den} in {town2}, who remembered the patient, a former opera singer by the name of {singer}. He
        was arrested while {doing} and betrayed his companions, with the exception of the leader, {leader}, who is thought to have escaped to {esc}. The
        tunnel can be visited on
        {day} for {fee} francs.""",
        """bank=name; town; date=14 July|1 May|31 December; y=1968-1981; land=name; m=three|five|seven; shop=cheese shop|laundry|piano shop; alias=last;
        len=21-46; carry=laundry baskets|milk cans|violin cases; event=carnival|cycle race|visit of the pope; boxes=90-310; sum=12-60;
        left=love letters|stamps|false teeth; com=last; food=apple|pear|sausage; w=six|nine|eleven; den=man; town2=town; singer=man;
        doing=buying a yacht|singing in church|feeding pigeons; leader=man; esc=Brazil|Paraguay|Australia; day=Saturdays|Sundays|Wednesdays;
        fee=four|six|eight""",
        """Which bank was robbed? => the {bank} Bank
        What kind of shop did the thieves rent? => a {shop}
        How did they get rid of the earth? => carrying the earth away in {carry}
        How long was the tunnel? => {len} metres
        Why were the police busy that day? => the {event}
        What was the loot worth? => {sum} million francs
        What did the thieves not want? => a box full of {left}
        Who investigated the case? => Commissioner {com}
        What was the only clue? => a half-eaten {food}
        Who recognised the tooth? => the dentist {den}
        What had {singer} been before? => a former opera singer
        Who got away? => the leader, {leader}
        On which day can one see the tunnel? => {day}""",
        """How many years did {singer} spend in prison?
        How deep under the street was the tunnel?
        How many people worked in the bank?"""),
    r("A world's fair", """The International Exhibition of {y} was held in {town} from {m1} to {m2} and attracted {vis} million visitors from all over the
        world. {n} nations took part, the largest pavilion after that of the host being the one of {big}. The fair had been planned to celebrate {cel}, but
        it opened a year late because {late}. Among the sights were a {s1} made of {s1of}, a {s2} in which visitors were carried to the height of {h} metres,
        and
        the first public demonstration of {demo} by the engineer {eng}. The gold medal for machinery went to {firm}, the one for design to the glass painter
        {glass}. The restaurant of the {rest} pavilion served {food} for the first time in this part of the world. All this produced a loss of {loss} million
        crowns, which the finance minister, {min}, tried to conceal; he resigned on {date}. Of the buildings only the {left} remains, which today houses
        {houses}.""",
        """y=1889-1911; town; m1=April|May; m2=October|November; vis=four|nine|fourteen; n=21-44; big=Brazil|Japan|Austria|Egypt;
        cel=the queen's birthday|the end of the war|a hundred years of parliament;
        late=the river had flooded the site|the bricklayers went on strike|there was cholera in the port; s1=castle|bridge|horse;
        s1of=chocolate|salt|butter; s2=wheel|balloon|lift; h=60-110;
        demo=the telephone|the moving staircase|colour photography; eng=man; firm; glass=woman; rest=Turkish|Chinese|Mexican;
        food=ice cream in cones|peanut soup|stuffed vine leaves; loss=two|six|eleven; min=man; date=3 December|12 January;
        left=Hall of Machines|Palace of Flowers|fish house; houses=a market|the police|a school of dance""",
        """How many people visited the exhibition? => {vis} million
        Which country apart from the host had the biggest pavilion? => {big}
        What was the occasion of the fair? => {cel}
        Why was the opening delayed? => {late}
        What was made of {s1of}? => a {s1}
        How high did visitors get in the {s2}? => {h} metres
        Who showed {demo}? => the engineer {eng}
        Which company won a gold medal? => {firm}
        Who was honoured for design? => the glass painter {glass}
        What could one eat in the {rest} pavilion? => {food}
        What was the deficit? => {loss} million crowns
        Which politician had to go? => {min}
        Which building has survived? => the {left}""",
        """What did a ticket cost?
        Which king opened the fair?
        How large was the site?"""),
    r("Local school history", """{school}, one of the oldest schools in {county}, was opened in {y1} with {n1} boys and a single master, the Reverend {rev},
        who received {sal} pounds a year, a cow and the right to {right}. Lessons were held in the loft of a {loft} until a benefactor, the widow {wid}, left
        the school {left} acres of land. Girls were first admitted in {y2}. Under its most famous head, {head}, who led the school for {yrs} years, corporal
        punishment was abolished, {subj} became compulsory, and every
        pupil had to {had}. A bomb hit the east wing in {y3}; fortunately the pupils were at {were} at the time. In {y4} the school merged with {other} and
        moved to {place}, while the old buildings were sold to {sold}. At present it has {n2} pupils between {a1} and {a2} years of age. Former pupils
        include the physicist {phys}, the novelist {nov} and the bank robber {rob}. The motto is "{motto}".""",
        """school; county=name; y1=1611-1689; n1=nine|eleven|sixteen; rev=last; sal=ten|twelve|twenty; right=fish in the mill pond|cut peat|keep a pig;
        loft=barn|brewery|church; wid=last; left=30-90; y2=1894-1921; head=woman; yrs=nineteen|twenty-four|thirty-one;
        subj=Swimming|Music|Astronomy|Needlework; had=plant a tree|keep a diary|learn to cook; y3=1940-1943; were=a football match|the seaside|church;
        y4=1958-1974; other=school;
        place=Green Lane|the old airfield|Castle Hill; sold=an insurance company|the army|a biscuit maker; n2=610-1,400; a1=ten|eleven;
        a2=eighteen|nineteen; phys=woman; nov=man; rob=man; motto=Ask again|Light and work|Not for ourselves""",
        """How many pupils did the school have when it opened? => {n1}
        Who was its first teacher? => the Reverend {rev}
        Besides money and a cow, what was he given? => the right to {right}
        Where were the lessons at first? => in the loft of a {loft}
        Who gave the school its land? => the widow {wid}
        Since when may girls attend? => {y2}
        For how many years was {head} head of the school? => {yrs}
        Which subject did everybody have to take? => {subj}
        Why was nobody hurt by the bomb? => the pupils were at {were}
        With which school was it united? => {other}
        Who bought the old buildings? => {sold}
        Which former pupil became a writer? => the novelist {nov}
        What are the words of the motto? => {motto}""",
        """What colour is the school uniform?
        How many teachers work there now?
        What are the school fees?"""),
    r("An ethnic group", """The {p} are a people of about {n} living in the highlands of {land}, chiefly in the districts of {d1} and {d2}. According to
        their own tradition they came from an island in the {sea}, from which they were driven by a flood of {flood}; linguists, however, have shown that
        their language is related to those of the southern plains. They live by growing {crop} and raising {an}, and trade {trade} for iron tools. A village
        is headed by a council of the {heads}, and land is
        inherited by the {inh}. Boys and girls have to pass a test at the age of {age}, in which they spend {nights} nights alone in the forest with nothing
        but a {with}. The most important festival, the {fest}, falls in {mon}; it was forbidden by the missionaries from {y1} to {y2}. The first outsider to
        live among the {p} was the ethnologist {first} {last}, who stayed for {yrs} years, collected {songs} songs, and was given the name {nick}, which
        means "{means}".""",
        """p=name; n=9,000-60,000; land=name; d1=name; d2=name; sea=east|south|west; flood=milk|fire|ants; crop=millet|yams|barley; an=llamas|goats|geese;
        trade=honey|salt|baskets; heads=grandmothers|oldest men|best hunters; inh=youngest daughter|eldest son|sister's children;
        age=twelve|thirteen|fourteen; nights=two|three|four; with=knife|drum|blanket; fest=Night of Lamps|Feast of Seeds|Return of the Bees;
        mon=February|May|September;
        y1=1881-1899; y2=1921-1934; first=she; last; yrs=three|four|six; songs=210-640; nick=name; means=she who asks|long nose|the patient one""",
        """How many {p} are there? => about {n}
        In which districts do most of them live? => {d1} and {d2}
        Where do they think they came from? => an island in the {sea}
        What drove them away, according to legend? => a flood of {flood}
        Which plant do they grow? => {crop}
        What animals do they keep? => {an}
        What do they give in exchange for iron tools? => {trade}
        Who sits on the village council? => the {heads}
        Who inherits the land? => the {inh}
        What may young people take into the forest? => a {with}
        Who prohibited the festival? => the missionaries
        Which scholar lived with them? => {first} {last}
        What does the name they gave her mean? => {means}""",
        """What do their houses look like?
        Which religion do most of them have today?
        In what year did the ethnologist arrive?"""),
    r("A trade union leader", """{first} {last} went to work in the {mill} cotton mill at the age of {age}, standing on a box to reach the bobbins. In {y1},
        after a {acc} accident in which her friend {friend} lost {lost}, she joined the union, and {m} months later she was leading a strike of {n} spinners
        for a {dem}. The owner, {owner}, had them replaced by {repl}, but these refused to work once {last} had spoken to them from the {from}. The strike
        ended after {w} weeks with a victory.
        {last} became the union's first paid organiser, at {pay} shillings a week, and travelled the country on a {trav}. Arrested {times} times, she used to
        say that she had learned {learned} in prison. In {y2} she stood for parliament in {town} and lost by {votes} votes to a {job}; when she tried again
        in {y3}, she was elected. Her speech in favour of {speech}, which lasted {h} hours, emptied the House, but the bill was passed. A {thing} in {town2}
        bears her name.""",
        """first=she; last; mill=name; age=nine|ten|eleven; y1=1886-1894; acc=boiler|lift|machine; friend=she; lost=a hand|three fingers|her sight;
        m=two|four|six; n=300-1,900; dem=ten-hour day|wage increase|safer staircase; owner=man; repl=women from the islands|weavers from abroad|prisoners;
        from=roof of a tram|church steps|mill wall; w=five|seven|eleven; pay=fifteen|eighteen|thirty; trav=motorcycle|bicycle|coal barge;
        times=four|seven|eleven;
        learned=French|patience|needlework; y2=1918|1922; town; votes=14-96; job=brewer|retired colonel|clergyman; y3=1923|1929;
        speech=free milk for schools|paid holidays|pensions for widows; h=three|four|five; thing=school|square|hospital; town2=town""",
        """Where did {last} start working? => in the {mill} cotton mill
        Why did she stand on a box? => to reach the bobbins
        What happened to her friend? => lost {lost}
        What were the strikers asking for? => a {dem}
        Who owned the mill? => {owner}
        Who was hired in the strikers' place? => {repl}
        From where did she address them? => the {from}
        How long did the strike last? => {w} weeks
        What was her weekly pay as an organiser? => {pay} shillings
        How often was she arrested? => {times} times
        To whom did she lose her first election? => a {job}
        In which year did she enter parliament? => {y3}
        What was her famous speech about? => {speech}""",
        """Was {last} married?
        How many members did the union have?
        What did the mill owner do after the strike?"""),
    r("A mosque complex and bazaar", """The covered bazaar of {town}, begun in {y1} under Sultan {sul} and completed under his grandson {gs}, is one of the
        largest in the region: {shops} shops line its {streets} streets, which can be closed at night by {gates} iron gates. Originally each trade had a
        street of its own; the names of some of them, such as the Street of the {st1} and the Street of the {st2}, are still in use, although nowadays they
        sell mainly {sell}. At its centre stands an old hall, the {hall},
        where {where} were once auctioned. The rents paid for a mosque, a hospital and a soup kitchen that fed {fed} poor people a day. The bazaar has burned
        down {times} times, most recently in {y2}, when a {cause} overturned; it was rebuilt in stone by the Armenian master builder {arm}. The traveller
        {trav}, who visited it in {y3}, complained that he had gone in to buy {buy} and come out with a {out}. Today it employs {emp} people and is closed on
        {day}.""",
        """town; y1=1455-1490; sul=name; gs=name; shops=1,100-3,600; streets=31-64; gates=eleven|eighteen|twenty-two;
        st1=Slipper Makers|Quilt Makers|Saddlers; st2=Goldsmiths|Fez Makers|Coppersmiths; sell=souvenirs|jeans|jewellery; hall=name;
        where=silks|horses|books; fed=600-2,000; times=four|six|nine; y2=1894-1954; cause=stove|lamp|coffee pot; arm=man; trav=man; y3=1836-1877;
        buy=thread|a pipe|lamp oil; out=carpet|sword|parrot; emp=9,000-26,000; day=Sundays|Fridays""",
        """Under which ruler was the bazaar started? => Sultan {sul}
        Who finished it? => his grandson {gs}
        How many shops are there? => {shops}
        With what can the streets be shut off? => {gates} iron gates
        What is mostly sold there today? => {sell}
        What is the old hall in the middle called? => {hall}
        What used to be auctioned in the hall? => {where}
        Besides a mosque and a hospital, what was financed by the rents? => a soup kitchen
        What started the last fire? => a {cause}
        Who rebuilt the bazaar? => {arm}
        What had the traveller wanted to buy? => {buy}
        What did he actually buy? => a {out}
        On which day can you not go shopping there? => {day}""",
        """How high are the rents today?
        How many tourists come each year?
        Who owns the bazaar today?"""),
    r("A cyclist's grand tour", """The {nth} edition of the Tour of {land} started in {s} on {d1} and finished in {f} on {d2} after {st} stages and {km}
        kilometres. Of the {n} riders at the start only {fin} completed the race. The winner was {a} of the {t1} team, who had lost {min} minutes on the very
        first day because of a fall caused by a {cause}, but took the lead on stage {stage}, the climb to {peak}, when the favourite, {b}, stopped to change
        a {change}. {b}, riding for {t2}, finished second, {sec} seconds behind, the smallest margin
        in the history of the race; third place went to the Belgian {c}. The mountains classification was won by {m}, that of the sprinters by {spr}, who
        collected {wins} stage wins. The youngest rider, {y}, aged {age}, was last and was greeted with more applause than anyone else. Two riders were sent
        home for {home}. For the first time the winner wore a {col} jersey, since the main sponsor was a maker of {spons}.""",
        """nth=12th|23rd|31st|44th; land=name; s=town; f=town; d1=4 May|6 May|7 May; d2=26 May|28 May|29 May; st=18|19|21; km=3,100-3,900;
        n=140-190; fin=71-118; a=man; t1=firm; min=three|five|seven; cause=dog|tram line|photographer; stage=9-12; peak=mountain; b=man;
        change=wheel|shoe|jersey; t2=firm; sec=four|eight|thirteen; c=man; m=man; spr=man; wins=three|four|five; y=man; age=19|20;
        home=holding on to a car|taking a train|fighting;
        col=pink|green|white|orange; spons=mustard|biscuits|soap|paint""",
        """Where did the race begin? => {s}
        In which town did it end? => {f}
        How many riders started? => {n}
        And how many reached the finish? => {fin}
        Who won the race? => {a}
        What caused the winner's fall? => a {cause}
        Why did {b} stop on the climb? => to change a {change}
        How large was the lead of the winner in the end? => {sec} seconds
        Who came third? => {c}
        Who was the best climber? => {m}
        Which rider was the best sprinter? => {spr}
        For what were two riders disqualified? => {home}
        What colour was the winner's shirt? => {col}
        What did the main sponsor make? => {spons}""",
        """How much money did the winner get?
        Which bicycle did the winner ride?
        In which year did the race take place?"""),
    r("Short entry: a politician", """{first} {last} (born {d} {y}) is a {land} politician who served as minister of {min} from {y1} to {y2} in the
        government of {pm}. A {job} by training, she entered the town council of {town} in {y0} and parliament two years later. She is best known for a law
        that {law}, and for falling asleep during a speech by {sp}. She resigned over {over} and was succeeded by her deputy, {dep}. Since {y3} she has been
        head of the {org}. She has {kids} children with the {hus} {husn}.""",
        """first=she; last; d=3 May|19 August; y=1948-1959; land=COUNTRIES; min=transport|culture|justice; y1=1994-1997; y2=1999-2001; pm=man;
        job=nurse|geologist|lawyer; town; y0=1979-1986; law=banned plastic bags|halved the speed limit|opened museums on Mondays;
        sp=the king|the pope|her own husband; over=a borrowed car|unpaid taxes|a forged diploma; dep=man; y3=2003-2009;
        org=central bank|Red Cross|opera foundation; kids=two|three|five; hus=actor|surgeon|farmer; husn=man""",
        """For which ministry was {last} responsible? => {min}
        In whose government did she serve? => {pm}
        What profession had she learned? => {job}
        When did she become a town councillor? => {y0}
        What did her best-known law do? => {law}
        During whose speech did she fall asleep? => {sp}
        What was the reason for her resignation? => {over}
        Who took over her post? => {dep}
        Which institution has she led since {y3}? => the {org}
        How many children does she have? => {kids}
        Who is her husband? => {husn}""",
        """Which party does she belong to?
        Which university did she attend?
        How many votes did she receive?"""),
    r("Short entry: a footballer", """{first} {last} is a retired footballer who played as a {pos}. He began his career with {c1}, moved to {c2} in {y1} for
        a fee of {fee} pounds, and won the cup with them the next year, scoring in the {min}th minute of the final against {opp}. In {y2} a broken {leg} kept
        him out for {m} months. He finished his career at {c3}, where he was sent off {n} times. He played {caps} matches for the national team and scored
        {goals} goals, all of them {how}. He is now {now}.""",
        """first=he; last; pos=defender|striker|goalkeeper|winger; c1=club; c2=club; y1=1968-1979; fee=60,000-900,000; min=61-89; opp=club; y2=1980-1983;
        leg=leg|ankle|collarbone; m=seven|nine|fourteen; c3=club; n=four|six|eleven; caps=19-61; goals=three|seven|nine;
        how=headers|penalties|against the same team; now=a postman|a landlord|a beekeeper|a referee""",
        """In what position did {last} play? => {pos}
        What was his first club? => {c1}
        To which club did he move in {y1}? => {c2}
        How much was paid for him? => {fee} pounds
        Whom did they beat in the cup final? => {opp}
        In which minute did he score? => {min}
        What did he break in {y2}? => {leg}
        Where did his career end? => {c3}
        How often was he sent off there? => {n} times
        How many times was he picked for his country? => {caps}
        What were his goals for the national team like? => {how}
        What does he do today? => {now}""",
        """How many goals did he score for {c2}?
        Who was his trainer?
        In which year did he retire?"""),
    r("A royal wedding", """The wedding of Princess {a} to {b} {bl}, a {job} whom she had met in a {met}, was celebrated at the church of Saint {s} in {town}
        on {d} {y}. About {n} guests were present, among them {k} crowned heads; {m} million people followed it on television. The dress, of {mat} lace, had
        been sewn by {sew}, who worked on it for {w} weeks behind locked doors. The ring was carried by the dog {dog}. During the sermon, which Bishop {bis}
        had promised to keep under {min} minutes, the groom's uncle began to
        {unc}. The cake, {h} metres high, came from {firm} and contained {eggs} eggs. In her speech the bride thanked {thank}, who had lent her {lent} the
        first time she ran away from the palace. The couple spent their honeymoon in {hon}, where they were recognised only by a {rec}.""",
        """a=she; b=he; bl=last; job=locksmith|dentist|ski instructor; met=library|laundrette|traffic jam; s=Anne|George|Olaf; town;
        d=2 June|14 May|29 August; y=1971-2014; n=600-1,900; k=six|nine|eleven; m=nine|twenty|eighty; mat=cotton|silk|Brussels; sew=woman;
        w=seven|eleven|nineteen; dog=Biscuit|Major|Tinker; bis=last; min=ten|fifteen|twelve; unc=snore|hum|laugh; h=two|three|four; firm; eggs=320-900;
        thank=her nanny|the gardener|her aunt; lent=a bicycle|ten crowns|an umbrella; hon=COUNTRIES; rec=postman|goatherd|child""",
        """Whom did Princess {a} marry? => {b} {bl}
        What is the groom's profession? => {job}
        Where did the two meet? => in a {met}
        In which church were they married? => the church of Saint {s}
        How many people attended? => {n}
        How many viewers were there on television? => {m} million
        Who made the dress? => {sew}
        How long did it take to sew? => {w} weeks
        Who carried the ring? => the dog {dog}
        What disturbed the sermon? => the groom's uncle began to {unc}
        Who baked the cake? => {firm}
        Whom did the bride thank? => {thank}
        Where did they go after the wedding? => {hon}""",
        """How much did the wedding cost?
        What is the name of the queen?
        What music was played in church?"""),
    r("A colonial university town", """{town} was laid out in {y1} by settlers from {from} at the point where the Indian trail to {trail} crossed the
        {river}. It was twice burned to the ground, in {f1} by the {tribe} and in {f2} by a drunken {drunk}, before the inhabitants decided to build in
        brick. The college, now {uni}, was moved here in {y2} from {old} after a quarrel over {quar}; its library, given by the {giver} {gn}, owns {n}
        manuscripts. During the Civil War the town was
        held by {gen}'s cavalry for {d} days, and the bullet holes in the door of the {door} are shown to visitors. Today {town} has {pop} residents, of whom
        {pct} percent are students; the mayor, {may}, is one of them. Rents are the highest in the state, and for every apartment there are {app} applicants.
        A law of {law}, still valid, forbids {forb} on Sundays.""",
        """town; y1=1681-1719; from=Ulster|Devon|Zeeland; trail=name; river=name; f1=1728-1741; tribe=name; f2=1756-1778; drunk=cooper|sexton|soldier;
        uni=university; y2=1789-1801; old=town; quar=a cow|the colour of a door|the length of prayers; giver=whaler|sugar merchant|admiral; gn=man;
        n=900-6,000; gen=last; d=three|nine|eleven; door=tavern|courthouse|jail; pop=21,000-60,000; pct=31-44; may=woman; app=fourteen|twenty|thirty;
        law=1733|1746; forb=whistling|kissing|selling melons""",
        """Where did the first settlers come from? => {from}
        Which river did the trail cross? => the {river}
        Who burned the town down the first time? => the {tribe}
        Who was to blame for the second fire? => a drunken {drunk}
        What was the quarrel about? => {quar}
        From where was the college moved? => {old}
        Who gave the library? => {gn}
        How many manuscripts are in it? => {n}
        Whose cavalry occupied the town? => {gen}
        Where can one see bullet holes? => in the door of the {door}
        How many people live in the town? => {pop}
        Who is mayor? => {may}
        What is forbidden on Sundays? => {forb}""",
        """How many professors are there?
        How many houses were burned?
        What is the rent of an apartment?"""),
    r("A family of instrument makers", """The {fam} family made violins in {town} for {g} generations. {a} {fam}, the founder, had learned the craft from {m}
        in {town2} and opened a workshop in {y1} opposite the {opp}. He used the wood of {wood} that had lain in {lain} for ten years, and a varnish whose
        composition he revealed to nobody; his son {b}, from whom he had kept it secret too, tried {n} recipes without success and is said to have wept over
        the {wept}. Of the instruments made by {a} about {left} have survived. The best known, called {vio}, was
        owned by the virtuoso {virt}, who lost it at cards to a {lost}; in {y2} it was sold in London for {sum} pounds to {buyer}, who lends it to {pl}. The
        last of the family, {c}, turned to making {turned} and died in {y3}. A chemist of {uni} found in {y4} that the varnish contains {cont}.""",
        """fam=last; town; g=three|four|five; a=he; m=man; town2=town; y1=1661-1699; opp=cathedral|prison|fish market;
        wood=spruce trees|old church pews|ship's masts; lain=a lake|salt water|a stable; b=he; n=60-140; wept=last bottle|ruined violins|old man's grave;
        left=31-90; vio=the Nun|the Swan|the Red Lady; virt=man; lost=Russian count|wine dealer|bishop; y2=1978-2011; sum=410,000-990,000; buyer=firm;
        pl=woman; c=he; turned=mousetraps|coffins|chairs; y3=1801-1830; uni=university; y4=1984-2016; cont=shrimp shells|volcanic ash|honey|blood""",
        """What did the {fam} family make? => violins
        Who founded the workshop? => {a} {fam}
        Who had taught him? => {m}
        What building stood across from the workshop? => the {opp}
        What wood did he use? => {wood}
        Where had the wood been kept? => in {lain}
        Who tried in vain to find out the recipe? => his son {b}
        How many of the founder's instruments still exist? => about {left}
        Who lost the famous violin? => the virtuoso {virt}
        How did he lose it? => at cards
        Who bought it in London? => {buyer}
        Who plays it today? => {pl}
        What did the last member of the family produce? => {turned}
        What has been discovered in the varnish? => {cont}""",
        """How much did the founder ask for a violin?
        How many daughters did the founder have?
        Where is the founder buried?"""),
    r("The first woman doctor", """When {first} {last} applied to {n} medical schools, all but one refused her; the students of {town} College, asked by the
        dean for their opinion, voted in favour because they took the letter for a joke. She graduated in {y1} at the head of her class. No hospital would
        employ her, and no landlord would rent her rooms with a sign saying "doctor", so she bought a house in {street} with money lent by {lend} and treated
        patients in the {room}. An infection caught from a {inf} cost her the sight of one eye and her hope of becoming a
        surgeon. With her sister {sis} and the Polish midwife {mid} she opened a hospital for poor women in {y2}, which had {beds} beds and was attacked by a
        mob after a patient had died; a {hero} calmed the crowd. She wrote {books} books, adopted an orphan called {orph}, for whom she paid {paid}, and at
        {age} travelled to the country of her birth, {land}, where {last_act}.""",
        """first=she; last; n=sixteen|twenty-two|twenty-nine; town; y1=1847-1858; street=Mercer Street|Canal Street|Elm Street;
        lend=a Quaker lady|her brother|a bookseller; room=parlour|basement|hall; inf=baby|sailor|cat; sis=she; mid=woman; y2=1859-1868;
        beds=nine|twelve|twenty; hero=dock worker|policeman|blacksmith; books=six|eight|eleven; orph=she; paid=nothing|two dollars|a pair of boots;
        age=61-70; land=COUNTRIES; last_act=she founded a society for clean milk|a street was named after her|she learned to ride a tricycle""",
        """How many schools did she write to? => {n}
        Why did the students vote for her? => they took the letter for a joke
        When did she finish her studies? => {y1}
        Who lent her money for a house? => {lend}
        Where in the house did she see her patients? => in the {room}
        From whom did she catch an infection? => a {inf}
        What were the consequences of the infection? => cost her the sight of one eye
        Who helped her to open the hospital, apart from her sister? => {mid}
        How many beds did it have? => {beds}
        Who calmed the angry crowd? => a {hero}
        Whom did she adopt? => {orph}
        In which country was she born? => {land}""",
        """How old was she when she graduated?
        What was the name of the dean?
        How many patients died?"""),
    r("A city's metro", """The {town} Metro has {n} lines with {st} stations and a total length of {km} kilometres. Plans for an underground railway had
        existed since {y0}, but the finance committee, under {com}, feared that the tunnels would {fear}. Building finally started on {d1} {y1} and was
        carried out by {firm} with the help of {sold} soldiers; the first line, between {s1} and {s2}, was opened by President {pres} on {d2} {y2}. Each
        station was designed by a different artist: {s3}, by {art}, imitates a {imit}, while the walls of {s4} are covered with {cov}. The
        deepest lies {deep} metres under the ground. On an average weekday {pass} passengers are carried. A single ticket costs {tick} crowns, and whoever is
        caught without one pays {fine}. Since {y3} the trains of line {auto} have run without drivers. At {s1} a {sax} called {saxn} has played every day for
        {yrs} years.""",
        """town; n=three|four|six; st=39-88; km=41-90; y0=1907-1929; com=last; fear=flood|encourage thieves|spoil the beer in the cellars;
        d1=1 March|15 June; y1=1954-1962; firm; sold=900-4,000; s1=North Gate|Mill Pond|Old Market; s2=Airport Road|Brick Works|Southern Cemetery;
        pres=last; d2=4 July|7 November; y2=1965-1972; s3=University|Opera; art=woman; imit=cave|forest|swimming pool; s4=Museum|Hospital;
        cov=shells|mirrors|old road signs; deep=48-96; pass=210,000-900,000; tick=12-35; fine=400-900; y3=2003-2017; auto=2|3;
        sax=saxophonist|accordion player|harpist; saxn=he; yrs=eleven|nineteen|twenty-six""",
        """How many stations are there? => {st}
        How long is the whole network? => {km} kilometres
        What did the finance committee worry about? => the tunnels would {fear}
        Which company built the first line? => {firm}
        Between which stations did the first line run? => between {s1} and {s2}
        Who opened it? => President {pres}
        Who designed the station called {s3}? => {art}
        What is on the walls of {s4}? => {cov}
        How far below the ground is the lowest station? => {deep} metres
        How many people use the metro on a working day? => {pass}
        What do you pay for riding without a ticket? => {fine}
        On which line are there no drivers? => line {auto}
        Who makes music at {s1}? => {saxn}""",
        """How fast do the trains go?
        How much did the first line cost?
        How many escalators are there?"""),
    r("Obituary of a clown", """{first} {last}, who made three generations laugh without ever speaking a word, has died in {town} at the age of {age}. Born
        into a family of {fam}, he was meant to become one himself until, at {a1}, he fell from a {fell} into a tub of {tub} during a performance and the
        audience cheered. The director of Circus {circ}, {dir}, engaged him on the spot for {sum} marks a week. His most famous number, in which he tries to
        put up a {put}, was born of a mishap in {mis}. During the war he was forbidden to appear because he had imitated {imit}; he survived as
        a {surv} in {town2}. Film offers he turned down, with one exception: in {film} ({y}) he plays a man who is waiting for {wait}. In private he was
        thought to be gloomy, collected {coll}, and could not bear {bear}. He was married to the {prof} {wife} for {yrs} years. He asked that at his funeral
        {fun}.""",
        """first=he; last; town; age=81-94; fam=tightrope walkers|lion tamers|bookkeepers; a1=nine|eleven|fourteen; fell=ladder|horse|balcony;
        tub=whitewash|custard|cold water; circ=name; dir=woman; sum=12-40; put=deckchair|tent|umbrella; mis=Vienna|Riga|Leipzig;
        imit=a minister|a general|the mayor; surv=baker|gravedigger|night porter; town2=town; film=The Bench|No Entry|Sunday; y=1951-1964;
        wait=a bus|his mother|the rain; coll=barometers|keys|railway timetables; bear=balloons|children|music; prof=acrobat|vet|pianist; wife=woman;
        yrs=thirty-one|forty-four|fifty; fun=nobody should wear black|a brass band should play|his shoes should be given away""",
        """How old did {last} become? => {age}
        What did his relatives do for a living? => {fam}
        Into what did he fall as a boy? => a tub of {tub}
        Who gave him his first job? => {dir}
        How much did he earn a week? => {sum} marks
        What is the famous number about? => he tries to put up a {put}
        Why could he not perform in the war? => he had imitated {imit}
        What did he work as in those years? => a {surv}
        In which film did he appear? => {film}
        For whom or what does he wait in it? => {wait}
        What did he collect? => {coll}
        What did he dislike? => {bear}
        Who was his wife? => {wife}
        What was his wish for the funeral? => {fun}""",
        """What did he die of?
        How many children did he have?
        How many shows did he give?"""),
    r("Olympic host city", """The Winter Games of {y} were awarded to {town}, which beat {r1} by {v} votes in the second round. {n} athletes from {c}
        countries took part in {ev} events. Because {snow}, {tr} lorryloads of snow had to be brought from {from} by the army. The flame was lit by the skier
        {lit}, a {job} in daily life. The most successful athlete was the Norwegian {a}, with {g} gold medals in cross-country skiing; in the {ski} the host
        country won its only gold, thanks to {b}, who had been picked as a substitute {h} hours earlier. The bobsleigh final was stopped when a {an} ran on
        to the track. For the first time athletes were tested for {test}: {pos} results were positive. The ice rink, the work of {arch}, is a {now} today;
        the ski jump was blown up in {y2}. The Games left the city with debts of {debt} million francs, the last of which were paid in {y3}.""",
        """y=1956|1968|1976; town; r1=town; v=three|seven|nine; n=820-1,200; c=31-39; ev=24-37;
        snow=it had hardly snowed|a warm wind had blown|it had rained for weeks; tr=900-4,000; from=the pass|a glacier|the north; lit=woman;
        job=farmer|teacher|dressmaker; a=man; g=two|three; ski=downhill|slalom|figure skating; b=man; h=six|twelve|thirty; an=dog|cow|deer;
        test=drugs|alcohol; pos=two|four|five; arch=woman; now=supermarket|mosque|concert hall; y2=1981-1994; debt=40-300; y3=1996-2004""",
        """Which city lost the vote against {town}? => {r1}
        By how many votes did it lose? => {v} votes
        How many athletes competed? => {n}
        How many countries sent athletes? => {c}
        Why was snow brought from elsewhere? => {snow}
        Who transported it? => the army
        Who lit the flame? => the skier {lit}
        Who won the most medals? => {a}
        Which competition did the host country win? => {ski}
        Who won gold for the host country? => {b}
        What interrupted the bobsleigh final? => a {an} ran on to the track
        What is the ice rink used for now? => a {now}
        When were all debts paid? => {y3}""",
        """How many spectators came?
        What was the mascot of the Games?
        How cold was it?"""),
    r("An abolitionist", """{first} {last} was born a slave on the plantation of {own} in {cty} County about {y1}; the exact date he never knew. The owner's
        wife, {mis}, began to teach him the alphabet until her husband forbade it, whereupon he gave bread to hungry white boys in exchange for {less}. At
        {age} he was hired out to a {br} named {cov}, who beat him every week for {m} months, until one day {first} fought back. On {d} {y2} he escaped by
        {by}, dressed as a {dr} and carrying the papers of a friend. He settled in {town}, worked as a {job}, and chose a new surname from a poem by
        {poet}. His first speech, given at a meeting of {meet}, led to an engagement as a lecturer. As many people doubted that a man who spoke so well had
        ever been a slave, he published his life story in {y3}; it sold {cop} copies, and he had to flee to {abr}, where admirers bought his freedom for
        {sum} dollars. His newspaper, {pap}, appeared for {yrs} years.""",
        """first=he; last; own=last; cty=name; y1=1814-1819; mis=she; less=lessons|torn newspapers|chalk; age=fifteen|sixteen|seventeen;
        br=farmer|slave breaker|shipbuilder; cov=last; m=six|eight; d=3 September|12 October; y2=1838|1839|1840; by=train|steamer|oyster boat;
        dr=sailor|widow|groom; town; job=caulker|sawyer|coachman; poet=man; meet=sailors|the women's club|fishermen; y3=1845-1848; cop=5,000-30,000;
        abr=Ireland|Scotland|Canada; sum=600-1,100; pap=The Compass|Daylight|The Free Voice; yrs=sixteen|twelve|nine""",
        """On whose plantation was he born? => {own}
        Who started to teach him letters? => {mis}
        Who put a stop to the lessons? => her husband
        What did he get for the bread? => {less}
        Who treated him cruelly? => {cov}
        How did he travel when he escaped? => by {by}
        What was he disguised as? => a {dr}
        Where did he make his home? => {town}
        From where did he take his new name? => a poem by {poet}
        Why did he write his life story? => many people doubted
        How many copies of it were sold? => {cop}
        To which country did he flee? => {abr}
        How much did his freedom cost? => {sum} dollars
        What was his newspaper called? => {pap}""",
        """Whom did he marry?
        What was the name of his mother?
        Where did he die?"""),
    r("A castle hotel with a ghost", """{cas} Castle, on a rock {m} metres above the {river}, was built by Count {c1} in {y1} to control the {tr} road. It
        was never taken by force, but in {y2} the garrison opened the gate in exchange for {ex}. In {y3} it came into the possession of the banker {bank},
        who added {add} and had the moat filled in, since his wife was afraid of {fear}. The present owner, {own}, turned it into a hotel of {n} rooms in
        {y4}. Guests are told of the White Lady, {lady}, who is supposed to walk through the {walk} every {night} looking for {look}; a reader of our
        magazine who spent the night there reports only a {only}. The chapel has frescoes of {fr}, discovered when a {disc} fell off a ladder. A double room
        costs {p} euros with breakfast. The castle can be reached by {how}, or on foot from {town} in {min} minutes.""",
        """cas=name; m=40-120; river=name; c1=name; y1=1180-1260; tr=salt|amber|wine; y2=1525-1648; ex=a wagon of cheese|free passage|ninety ducats;
        y3=1841-1889; bank=man; add=two towers|a winter garden|a bowling alley; fear=frogs|drowning|mist; own=woman; n=nineteen|twenty-four|thirty-one;
        y4=1968-1994; lady=she; walk=cellar|gallery|kitchen garden; night=full moon|Friday|Christmas Eve; look=her ring|her child|a letter;
        only=dripping tap|mouse|noisy lift; fr=fools|the three kings|hares; disc=plumber|priest|tourist; p=110-240; how=cable car|taxi|steam train; town;
        min=35|45|50""",
        """Over which river does the castle stand? => the {river}
        Who built it? => Count {c1}
        For what purpose was it built? => to control the {tr} road
        For what did the garrison open the gate? => {ex}
        Who acquired the castle in {y3}? => {bank}
        Why was the moat filled in? => his wife was afraid of {fear}
        Who made a hotel of it? => {own}
        How many rooms does it have? => {n}
        When does the White Lady appear? => every {night}
        What does the ghost look for? => {look}
        What did the reader notice at night? => a {only}
        What do the frescoes show? => {fr}
        Price of a double room? => {p} euros
        How long is the walk from {town}? => {min} minutes""",
        """How many guests stay there every year?
        How did the White Lady die?
        Is there a swimming pool in the castle?"""),
    r("A literary prize", """The {prize} Prize has been awarded since {y1} for the best first novel in {lang}. It was endowed by the soap manufacturer {man},
        who as a young man had had a manuscript rejected by {n} publishers. The jury of {j} members, chaired at present by {chair}, meets in the back room of
        the café {cafe} and is not allowed to leave it until it has agreed; in {y2} this took {d} days. The winner receives {sum} francs and a bar of {bar}.
        {a}, the first winner, never wrote another book, while {b}, who won in {y3} with {title}, went on to receive the Nobel Prize. In {y4} the prize was
        given to a certain {c}, who proved to be a group of {g} students; the jury, after some discussion, asked only for the {back} back. Twice no award was
        made, in {w} because of the war and in {no} because "nothing deserved it". Winners are announced on {day}, the birthday of the founder's {birth}.""",
        """prize=name; y1=1903-1912; lang=LANGUAGES; man=man; n=nine|fourteen|twenty-six; j=seven|nine|eleven; chair=woman; cafe=Central|Odeon|Mozart;
        y2=1958-1977; d=two|three|four; sum=5,000-20,000; bar=soap|chocolate|gold; a=man; b=woman; y3=1924-1938; title=The Ferry|Cold Bread|Second Harvest;
        y4=1983-1996; c=man; g=three|five|six; back=soap|bar|cheque; w=1917|1918; no=1979|1980; day=4 November|2 May; birth=dog|mother|wife""",
        """For what kind of book is the prize awarded? => the best first novel
        Who endowed it? => {man}
        What did the founder produce? => soap
        How often had his manuscript been turned down? => by {n} publishers
        Who is head of the jury? => {chair}
        Where does the jury meet? => in the back room of the café {cafe}
        How much money does the winner get? => {sum} francs
        Who was the first to win? => {a}
        Which winner later received the Nobel Prize? => {b}
        For which book was {b} honoured? => {title}
        Who hid behind the name {c}? => a group of {g} students
        When was there no award on account of the war? => {w}
        On what day is the winner announced? => {day}""",
        """How many novels are sent in each year?
        Who won last year?
        Which publishers refused the founder's manuscript?"""),
    r("An emigrant ship's captain's letter", """In a letter to his brother {bro}, dated {town}, {d} {y}, Captain {first} {last} describes the worst voyage of
        his life. The {ship} had left {p} with {n} emigrants, most of them {who} from the valley of {val}. On the third day the cook was found to be {cook};
        on the ninth a storm carried off the {mast} and {hens} hens. When the water ran short, a {pass} by the name of {pn} proposed distilling it with the
        help of a kettle and the barrel of {gun}, "which did very well, though everything tasted of powder". {b} children were born on board, and all the
        boys were named {boys}. {dead} people died, of {ill}, before
        land was sighted after {days} days. The harbour doctor wanted to keep everyone on {isl} for {q} weeks but let them go when he heard them {sing}. He
        has sworn, the letter ends, to carry nothing but {noth} from now on.""",
        """bro=he; town; d=4 June|19 July; y=1846-1857; first=he; last; ship=Hope|Perseverance|Two Sisters; p=town; n=140-290;
        who=weavers|shepherds|woodcutters; val=name; cook=drunk|blind|a woman|sixteen years old; mast=foremast|rudder|kitchen; hens=thirty|forty|ninety;
        pass=blacksmith|schoolmaster|tinker; pn=man; gun=a gun|an old musket; b=Four|Five|Seven; boys=Neptune|after the captain|Columbus;
        dead=Nine|Eleven|Fourteen; ill=fever|typhus|measles; days=51-88; isl=name; q=two|three|six; sing=sing|pray|laugh; noth=timber|salt|guano""",
        """To whom is the letter addressed? => his brother {bro}
        What was the ship called? => The {ship}
        From where did the ship set out? => {p}
        How many emigrants were on board? => {n}
        What were most of them by trade? => {who}
        What was wrong with the cook? => {cook}
        What did the storm take, apart from hens? => the {mast}
        Who had the idea of distilling water? => {pn}
        What did the water taste of? => powder
        How many births were there? => {b}
        What did people die of? => {ill}
        How long did the crossing take? => {days} days
        What does the captain want to transport in future? => {noth}""",
        """How old was the captain?
        What did the passage cost?
        How many sailors were on the ship?"""),
    r("Market hall restoration", """After {y} years of work the market hall of {town} has been reopened. The iron building of {y0}, by the engineer {eng},
        had been closed when a piece of glass weighing {kg} kilograms fell on to the stall of the cheese seller {ch}, who had luckily gone to {gone}. The
        restoration, for which {arch} was responsible, cost {sum} million euros, {over} million more than expected, because {bec}. Of the {panes} panes of
        glass in the roof only {old} are originals. The {col} paint follows a scrap found under a {under}. There is room for {st} stalls, {few} fewer than
        before; the rents, at
        {rent} euros a square metre, have doubled. "We were promised that nothing would change," says the greengrocer {gr}, who has stood here since {s}.
        Head of the market {head} points to the new {new} and to the longer hours: until {t} on {day}. On the first morning {vis} people came, and the {out}
        were sold out by ten.""",
        """y=three|four|six; town; y0=1881-1899; eng=man; kg=nine|fourteen|twenty; ch=woman; gone=fetch change|buy coffee|church; arch=woman; sum=19-48;
        over=four|seven|nine; bec=the cellars were full of water|Roman walls were found|the iron was rusty; panes=2,100-6,000; old=90-400;
        col=green|dark red|grey-blue; under=clock|sign|lamp; st=61-88; few=nine|twelve|twenty; rent=31-60; gr=man; s=1974-1989; head=woman;
        new=lavatories|lifts|ice cellar; t=8 pm|9 pm|10 pm; day=Fridays|Thursdays; vis=4,000-9,000; out=strawberries|oysters|rolls""",
        """How long did the work take? => {y} years
        Who designed the hall originally? => the engineer {eng}
        Whose stall was hit? => the cheese seller {ch}
        Why was she not injured? => gone to {gone}
        Who was in charge of the restoration? => {arch}
        How much did it cost in the end? => {sum} million euros
        Why was it more expensive than planned? => {bec}
        How many old panes are left? => {old}
        Where was the scrap of paint discovered? => under a {under}
        How many stalls are there now? => {st}
        Which trader complains? => the greengrocer {gr}
        How high is the rent? => {rent} euros a square metre
        How long is the market open on {day}? => until {t}
        What was sold out first? => {out}""",
        """How many people work in the market hall?
        How high is the roof?
        When did the glass fall down?"""),
    r("A theologian", """{first} {last} was born in {town} in {y1}, a miner's son. Caught in a thunderstorm near {storm}, he vowed to become a monk if he
        survived, and entered the monastery of the {ord} against the will of his father. In {y2} he was appointed professor of theology at {uni}. His {n}
        theses against {ag}, which he is said to have nailed to the door of the {door}, were printed within {w} weeks in {k} towns. Summoned before the
        emperor at {diet}, he refused to take back his writings unless he was refuted from Scripture. On the way home he was carried off by horsemen, who
        were in fact
        servants of the elector {el}, his protector, and hidden in the castle of {cas} under the name of Squire {sq}. There, in {m} months, he translated the
        {tr}. He married the runaway nun {wife}, who had escaped in a barrel of {bar}; they had {kids} children, brewed beer, and never had fewer than
        {guests} guests at table. He died in {y3} on a journey made to settle a dispute about {disp}.""",
        """first=he; last; town; y1=1481-1489; storm=town; ord=Augustinians|Carmelites|Cistercians; y2=1510-1514; uni=university; n=31-97;
        ag=the sale of pardons|pilgrimages|the wealth of bishops; door=castle church|town hall|bishop's palace; w=two|four|six; k=nine|eleven|sixteen;
        diet=town; el=he; cas=name; sq=George|Hans|Kaspar; m=nine|ten|eleven; tr=New Testament|Psalms|book of Job; wife=woman; bar=herring|flour|apples;
        kids=five|six|eight; guests=ten|twelve|twenty; y3=1541-1549; disp=a copper mine|an inheritance|a mill""",
        """What was the occupation of his father? => miner
        Why did he become a monk? => Caught in a thunderstorm
        Which order did he join? => the {ord}
        What did he teach at the university? => theology
        Against what were his theses directed? => {ag}
        Where are they said to have been nailed up? => the door of the {door}
        Where did he have to appear before the emperor? => {diet}
        Who sent the horsemen? => the elector {el}
        What was he called in the castle? => Squire {sq}
        What did he translate there? => the {tr}
        How long did the translation take him? => {m} months
        Whom did he marry? => {wife}
        In what had she hidden when she escaped? => a barrel of {bar}
        What was his last journey about? => a dispute about {disp}""",
        """What was the name of the emperor?
        Where is he buried?
        How many books did he write?"""),
    r("A mid-size museum ship", """The {ship} is a four-masted sailing ship built in {y1} at the yard of {yard} for the shipowner {own}. She carried {c1}
        from {f} to {t} and {c2} on the way back, and rounded Cape Horn {n} times. Her fastest voyage, under Captain {cap}, took {d} days. In {y2} she was
        rammed in fog by the steamer {st} and lost {l} of her crew. As sailing ships no longer paid, she was laid up in {y3}, and during the following
        decades served as a {s1}, a {s2} and the scenery of the film {film}. In {y4} the retired teacher {first} {last} founded a society to save her; it
        collected {sum} crowns, mainly through the
        sale of {sale}. Since {y5} she has lain in the harbour of {town}, opposite the {opp}. The masts are {m} metres high; visitors over {age} may climb up
        to the first platform on {day}. Her figurehead, a {fig}, was stolen by students in {y6} and returned with a {ret}.""",
        """ship=name; yard=firm; own=man; y1=1891-1905; c1=coal|pianos|cement; f=town; t=town; c2=saltpetre|wheat|guano; n=19-60; cap=last; d=61-88;
        y2=1906-1911; st=Wellington|Orion|Kaiser; l=three|five|seven; y3=1924-1931; s1=prison|school|coal store; s2=restaurant|hospital|dance hall;
        film=Horizon|Mutiny!|The Last Sail; y4=1971-1979; first=she; last; sum=210,000-900,000; sale=rope|calendars|old planks; y5=1984-1990; town;
        opp=fish market|customs house|opera; m=49-62; age=14|16|18; day=Sundays|Saturdays; fig=mermaid|unicorn|woman with a harp; y6=1994-2009;
        ret=beard|pair of glasses|tattoo""",
        """For whom was the {ship} built? => the shipowner {own}
        Where was she built? => at the yard of {yard}
        What was her cargo on the way out? => {c1}
        And what did she bring back? => {c2}
        How often did she sail round Cape Horn? => {n} times
        Who was captain on the fastest voyage? => {cap}
        Which steamer collided with her? => {st}
        How many of her crew died in the collision? => {l}
        In which film can she be seen? => {film}
        Who founded the society? => {first} {last}
        How did the society raise most of its money? => the sale of {sale}
        Where does she lie now? => in the harbour of {town}
        From what age is climbing allowed? => {age}
        What had the students added to the figurehead? => a {ret}""",
        """How long is the ship?
        How many visitors come on board each year?
        What does a ticket cost?"""),
    r("A mayor and the tram", """When {first} {last} became mayor of {town} in {y}, the city had {debt} million crowns of debts, {n} tram lines that lost
        money, and a river in which nobody could swim. Her predecessor, {pre}, had promised a motorway through the old town; she stopped it on her {nth} day
        in office, which brought her {let} letters, {for} of them in favour. She raised the parking fee to {fee} crowns an hour and used the income to make
        trams free for everybody under {age}. The chamber of trade, led by the jeweller {jew}, predicted that the shops would die; instead their turnover
        rose by {pct} percent, "{quote}," as {jew} said when he
        apologised on television. Not all her plans succeeded: the {fail} was never finished, and the architect {arch} still waits for his fee. She was
        re-elected in {y2} with {maj} percent against {opp}. In {y3} she swam across the river with {sw} citizens. {town2} and {town3} have copied her
        idea.""",
        """first=she; last; town; y=1998-2003; debt=120-900; n=seven|nine|eleven; pre=man; nth=first|third|tenth; let=3,000-9,000; for=610-900; fee=20-50;
        age=16|21|26; jew=man; pct=11-24; quote=I had confused customers with cars|We were wrong|I now take the tram myself;
        fail=opera|cable car|glass market; arch=man; y2=2005-2008; maj=58-71; opp=woman; y3=2010-2014; sw=140-900; town2=town; town3=town""",
        """Who was mayor before {last}? => {pre}
        What had he intended to build? => a motorway through the old town
        How many letters did she receive? => {let}
        How many of the letters supported her? => {for}
        What does an hour of parking cost? => {fee} crowns
        For whom are the trams free? => everybody under {age}
        Who spoke for the shopkeepers? => the jeweller {jew}
        What did the shopkeepers fear? => the shops would die
        What really happened to their turnover? => rose by {pct} percent
        Which project was never completed? => the {fail}
        Who has still not been paid? => the architect {arch}
        Against whom did she win in {y2}? => {opp}
        When did she swim across the river? => {y3}""",
        """Which party does she belong to?
        How many trams does the city have?
        How long is the river?"""),
    r("An expedition by balloon", """On {d} {y} the engineer {a}, the photographer {b} and the physicist {c} rose from the island of {isl} in the hydrogen
        balloon {bal} in order to reach the North Pole. They carried food for {m} months, {pig} carrier pigeons, a dinner jacket for the reception in {rec},
        and a cooker that could be lit from a distance. Within minutes they lost two thirds of the ropes with which {a} had meant to steer. After {h} hours
        the balloon, heavy with ice, came down on the pack ice, {km} kilometres from its goal. For {w} weeks the men walked south, shooting bears, while the
        ice carried them in the opposite direction. They reached {isl2} on {d2} and died there, perhaps of
        {ill}, within a few days. Their camp was found {yrs} years later by the crew of the sealer {ship}; {n} of {b}'s pictures could still be developed by
        the technician {tech}. The only pigeon that arrived was shot by the captain of the {ship2}. {b}'s fiancée, {fi}, had her heart buried beside him.""",
        """d=11 July|2 August; y=1894-1899; a=man; b=man; c=man; isl=name; bal=Eagle|Northern Star|Victory; m=three|four; pig=thirty-six|twenty|fifty;
        rec=San Francisco|St Petersburg|Vancouver; h=sixty-five|forty|fifty-one; km=300-480; w=nine|eleven|thirteen; isl2=name; d2=5 October|28 September;
        ill=spoiled meat|cold|exhaustion; yrs=thirty-three|twenty-nine|forty; ship=Brave|Isolde; n=ninety-three|forty|sixty; tech=woman; ship2=Alken|Martha;
        fi=woman""",
        """Who flew with {a} and {b}? => {c}
        What was the goal of the flight? => the North Pole
        From where did they take off? => the island of {isl}
        What was the balloon called? => {bal}
        How many pigeons were on board? => {pig}
        What piece of clothing did they take for a reception? => a dinner jacket
        What did they lose soon after the start? => two thirds of the ropes
        How long did the flight last? => {h} hours
        Why did the balloon come down? => heavy with ice
        Where did the men die? => {isl2}
        Which ship's crew discovered the camp? => {ship}
        Who developed the pictures? => the technician {tech}
        What happened to the one pigeon that arrived? => shot by the captain of the {ship2}""",
        """Who paid for the expedition?
        How large was the balloon?
        How old was {c}?"""),
    r("A fashion designer", """{first} {last} learned to sew in the orphanage of {town}, where she had been left by her father, a travelling {job}, after her
        mother's death. At {age} she was singing in a café for officers in {town2}, from which time she kept the nickname {nick}. With the help of the polo
        player {polo}, she opened a hat shop in {y1} at {street}; during the war, when other cloth was scarce, she made dresses out of {cloth}, until then
        used for {used}. Her perfume, created by the chemist {chem}, was simply the {n}th sample that he showed her. In {y2} she employed {emp} people; {k}
        years later, annoyed by a strike, she closed
        her house and moved to {land}. Nobody expected her to return at the age of {age2}. The Paris newspapers called her collection of {y3} "{call}", but
        American women bought the {suit}, and the wife of President {pres} wore it on {wore}. She worked to the end, lived in a hotel, and hated {hate}. The
        firm now belongs to {own}.""",
        """first=she; last; town; job=pedlar|photographer|actor; age=eighteen|nineteen|twenty; town2=town; nick=Coco|Pippa|Minou|Lulu; polo=man;
        y1=1909-1913; street; cloth=jersey|sailcloth|blanket wool; used=men's underwear|tents|horse blankets; chem=man; n=7|9|22; y2=1934|1935;
        emp=2,100-4,000; k=four|five; land=Switzerland|Portugal|Italy; age2=sixty-nine|seventy|seventy-one; y3=1953|1954|1955;
        call=a ghost|yesterday's soup|a funeral; suit=suit|coat|black dress; pres=last; wore=an official visit|the day of the election|a train journey;
        hate=Sundays|zips|knees; own=firm""",
        """Where did {last} learn to sew? => in the orphanage of {town}
        What was her father by occupation? => a travelling {job}
        What nickname did she have? => {nick}
        Who helped her to open a shop? => the polo player {polo}
        What kind of shop was it? => a hat shop
        Of what did she make dresses during the war? => {cloth}
        For what had this cloth been used before? => {used}
        Who made the perfume? => the chemist {chem}
        Which sample did she choose? => the {n}th sample
        Why did she close her business? => annoyed by a strike
        To which country did she move? => {land}
        How old was she when she came back? => {age2}
        What did she dislike? => {hate}
        Who owns the company today? => {own}""",
        """What was the price of a suit?
        Did she have any children?
        What was her mother's name?"""),
    r("A frontier outlaw", """{first} {last}, better known as {nick}, was an outlaw who, with his brother {bro}, robbed {b} banks and {t} trains in {land}
        between {y1} and {y2}. The son of a {job}, he had fought as a guerrilla under Captain {cap} and never reconciled himself to peace. His first bank, at
        {town}, yielded {sum} dollars and a sack of {sack}. He wrote letters to the {paper} denying everything, and the editor, {ed}, made a hero of him. The
        railway company engaged the detective agency of {det}, whose men threw a {thr} into his mother's house and cost her {lost}; public opinion turned
        against them. A raid on {town2} ended in disaster when the storekeeper {st} rang the church bell
        and the citizens opened fire from the {roof}. Governor {gov} then offered a reward of {rew} dollars. {last} was shot in the back by {k}, a member of
        his own gang, while he was {do}. {k} received only {got} dollars and spent the rest of his life {rest}. {bro} gave himself up and became a {bec}.""",
        """first=he; last; nick=Preacher|the Kid|Whistler|Gentleman Joe; bro=he; b=nine|eleven|fourteen; t=three|five|seven; land=Missouri|Kansas|Nebraska;
        y1=1866-1869; y2=1880-1882; job=minister|horse doctor|hemp farmer; cap=last; town; sum=9,000-60,000; sack=postage stamps|love letters|seed corn;
        paper=Evening Star|Weekly Times; ed=man; det=last; thr=flare|bomb|burning lamp; lost=an arm|her eyesight|a leg; town2=town; st=man;
        roof=roof of the hotel|hayloft|hardware store; gov=last; rew=5,000-10,000; k=man; do=dusting a picture|feeding his horse|tuning a banjo;
        got=500|600; rest=acting the scene on stage|running a saloon|in fear; bec=shoe salesman|doorman|horse-race starter""",
        """Under what name was {last} known? => {nick}
        Who was his accomplice? => his brother {bro}
        How many trains did they rob? => {t}
        Under whom had he fought in the war? => Captain {cap}
        What was in the sack? => {sack}
        To which newspaper did he write? => the {paper}
        Who hired the detectives? => The railway company
        What injury did his mother suffer? => {lost}
        Who gave the alarm at {town2}? => the storekeeper {st}
        From where did the citizens shoot? => the {roof}
        How high was the reward? => {rew} dollars
        Who killed him? => {k}
        What was he doing at that moment? => {do}
        How much was the killer paid? => {got} dollars
        What did his brother become? => a {bec}""",
        """How tall was the outlaw?
        Where is he buried?
        How many people did he kill?"""),
    r("Radio play panic", """On the evening of {d} {y} the station {stn} broadcast a radio play by {first} {last} in the form of news bulletins, in which a
        {inv} had landed near {town}. Listeners who had switched on late, because the comedian {com} was on another channel until {t}, took it for the truth.
        In {town2} people ran into the streets with {cloth} on their heads; the telephone exchange counted {n} calls in an hour; and the farmer {far} fired
        {k} shots at a {wt}. The announcer, {ann}, had twice said that it was fiction, but the second time was {min} minutes too late. The police entered the
        studio while the actors, who had no idea of what was going on outside, were eating {eat}. The next day {last}, aged
        {age}, told reporters that he was sorry; within a week he had a contract with {film}. The professor of psychology {prof} interviewed {i} listeners
        and concluded that {conc}. {stn} was ordered to pay for a {pay}, the only damage that could be proved.""",
        """d=30 October|13 March|21 November; y=1936-1939; stn=Radio Atlas|WKR|Station Nine; first=he; last;
        inv=meteor full of soldiers|foreign army|giant machine; town; com=man; t=8:12|9:10|7:45; town2=town; cloth=wet towels|saucepans|pillows;
        n=900-4,000; far=man; k=three|six|nine; wt=water tower|barn|neighbour's chimney; ann=man; min=ten|twenty|forty; eat=sandwiches|doughnuts|soup;
        age=22|23|26; film=firm; prof=woman; i=135|210|300; conc=fear is learned|people trust a calm voice|few had really believed it;
        pay=broken window|pair of shoes|lost hen""",
        """On which station was the play broadcast? => {stn}
        Who was the author? => {first} {last}
        Where was the landing said to have happened? => near {town}
        In what form was the play written? => in the form of news bulletins
        Why did many people miss the beginning? => the comedian {com} was on another channel
        With what did people cover their heads? => {cloth}
        How many calls came in within an hour? => {n}
        Who shot at a {wt}? => the farmer {far}
        Who read the announcements? => {ann}
        What were the actors doing when the police came? => eating {eat}
        Which company gave {last} a contract? => {film}
        Who studied the listeners' behaviour? => {prof}
        What conclusion was drawn? => {conc}
        What did the station have to pay for? => a {pay}""",
        """How long was the play?
        How many actors took part?
        Was anyone arrested?"""),
    r("An orphanage choir tour", """The boys' choir of {town} was founded in {y1} by the {job} {first} {last} with {n} orphans who had nothing to do in the
        evenings. He accepted any boy who could {acc}, taught them to sing from {from}, and paid for the robes by selling his {sell}. Their first concert
        abroad, in {town2}, nearly failed, since the {ill} had broken out among the {voi}; the {sub} of the hotel stepped in. In {y2} they sang before the
        king of {king}, who asked for the same song {t} times. The tour of {y3} took them to {k} cities in {w} weeks; in {town3} the ship left without them,
        because the youngest, {young}, had gone to look at the {look}. {last}'s successor, {suc}, admitted girls
        in {y4}, against the protests of {pro} former members, {one} of whom later sent his own daughter. The choir's recording of {work} sold {cop} copies
        and won {aw}. Today the orphanage is closed, and the choir has {now} members, chosen from {app} applicants.""",
        """town; y1=1897-1911; job=baker|organist|policeman; first=he; last; n=nine|fourteen|twenty; acc=whistle|sit still|remember a tune;
        from=the blackboard|numbers|old hymn books; sell=piano|stamps|vineyard; town2=town; ill=measles|mumps|chickenpox; voi=altos|sopranos;
        sub=bellboys|waiters|kitchen boys; y2=1921-1928; king=name; t=three|four; y3=1931-1937; k=twenty-six|forty|sixty; w=nine|twelve|fifteen; town3=town;
        young=he; look=elephants|skyscrapers|fire engines; suc=man; y4=1979-1995; pro=90-400; one=one|two;
        work=the Christmas Oratorio|Spring Songs|Evening Prayers; cop=90,000-400,000; aw=award; now=60-90; app=200-900""",
        """Who founded the choir? => {first} {last}
        What was the founder's profession? => {job}
        How many boys were there at first? => {n}
        What did a boy have to be able to do? => {acc}
        How were the robes paid for? => by selling his {sell}
        What disease nearly prevented the concert? => {ill}
        Who took the place of the sick boys? => the {sub} of the hotel
        Before which king did they sing? => the king of {king}
        How many cities were on the tour of {y3}? => {k}
        Why did they miss the ship? => had gone to look at the {look}
        Who let girls into the choir? => {suc}
        How many former members objected? => {pro}
        Which prize did the recording receive? => {aw}
        How many applied for the {now} places? => {app}""",
        """How old are the singers?
        Who conducts the choir today?
        What does a concert ticket cost?"""),
    r("Short entry: a street", """{s} Street is the main shopping street of {town}, {m} metres long, between {a} Square and the {b} Gate. It was laid out in
        {y1} by order of the governor {g}, who had {n} houses pulled down because his coach had got stuck there. Number {no}, the House of the {h}, is the
        oldest building; the composer {c} died in number {no2} of {ill}. The first street lamp of the country was lit here on {d} {y2} by the {l}. Cars have
        been banned since {y3}. The highest rents are paid by {f}, a maker of {p}; the smallest shop, {sm} square metres in size, sells nothing but {se} and
        belongs to {o}.""",
        """s=name; town; m=410-990; a=name; b=name; y1=1701-1788; g=last; n=nine|twenty|forty; no=4-19; h=Three Keys|Golden Fish|Black Bear; no2=20-61;
        c=man; ill=pneumonia|old age|a fall; d=4 May|1 October; y2=1812-1859; l=mayor's wife|gas engineer|oldest watchman; y3=1967-1991; f=firm;
        p=watches|handbags|chocolate; sm=four|six|nine; se=buttons|umbrellas|stamps; o=woman""",
        """How long is the street? => {m} metres
        Who gave the order to build it? => the governor {g}
        Why were houses pulled down? => his coach had got stuck there
        How many houses had to go? => {n}
        What is the oldest house called? => the House of the {h}
        Who died in number {no2}? => {c}
        What was the cause of his death? => {ill}
        Who lit the first lamp? => the {l}
        Since when are cars not allowed? => {y3}
        Which firm pays the most rent? => {f}
        What can be bought in the smallest shop? => {se}
        owner of the smallest shop? => {o}""",
        """How many shops are in the street?
        What does a square metre cost?
        Which trees grow in the street?"""),
    r("Short entry: a general strike of voters", """The referendum of {d} {y} in {land} decided whether {q}. The proposal, put forward by the {p1} Party and
        supported by the trade unions, was rejected by {no} percent to {yes}, with a turnout of only {t} percent. The highest share of votes in favour was
        recorded in {a} ({pa} percent), the lowest in {b} ({pb} percent). Prime Minister {pm}, who had announced that she would resign in case of defeat,
        kept her word the same evening; her successor was the finance minister, {fm}. Opponents had spent {sum} million crowns on a campaign with the slogan
        "{sl}", designed by {ag}. A survey by {uni} showed that {sur} percent of voters had misunderstood the question. It was put again in {y2} and
        accepted.""",
        """d=4 May|27 September|12 June; y=1978-1994; land=name;
        q=the lake should be drained|shops might open on Sundays|the capital should be moved|cars should drive on the right; p1=Labour|Green|Centre;
        no=51.8|54.2|57.6; yes=48.2|45.8|42.4; t=38-49; a=town; pa=61-77; b=town; pb=19-30; pm=woman; fm=man; sum=4-30;
        sl=Leave it be|Not like this|Think twice; ag=firm; uni=university; sur=9-17; y2=1996-2008""",
        """What was the referendum about? => whether {q}
        Which party made the proposal? => the {p1} Party
        Who supported the party? => the trade unions
        What percentage voted against? => {no} percent
        How many percent took part? => {t} percent
        Where did most people vote in favour? => {a}
        In which place were there the fewest supporters? => {b}
        Who resigned? => {pm}
        Who came next as prime minister? => {fm}
        Which slogan did the opponents use? => {sl}
        Which agency designed the campaign? => {ag}
        How many voters had not understood the question? => {sur} percent
        In what year was the question asked a second time? => {y2}""",
        """How many people are entitled to vote?
        What did the king say?
        How much did the referendum cost?"""),
]
