"""Reading passages about history, people, places, buildings, art and religion, in the manner of an encyclopaedia."""

from .parse import reading as r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("an explorer", """{first} {last} was born in {birthplace} in {born}, the {order} child of a {fathers_job}. Although his father wanted him to
        study {subject}, he ran away at the age of {age} and joined a whaling ship as a cabin boy. In {set_out} he set out with {men} men and two
        ships, the {ship} and the {ship2}, to look for a northern route to the spice islands. The {ship2} was crushed by ice near {cape}, and its crew
        had to spend the winter in huts built from its planks. When the {ship} finally came home, only {back} of the men were still alive. {last}
        never sailed again; he spent his remaining years {hobby}, and died of pneumonia in {deathplace}.""",
        """first=he; last; birthplace=town; born=1601-1620; order=second|third|fourth|youngest; age=12-15; set_out=1641-1655; men=60-140;
        ship=Patience|Good Hope|Falcon|Margaret; ship2=Swallow|Saint Anne|Providence|Grey Wolf; cape=name; back=21-48; deathplace=town;
        fathers_job=customs officer|cloth merchant|school inspector|wine dealer|village notary; subject=law|medicine|theology|music|book-keeping;
        hobby=drawing maps|teaching navigation|breeding pigeons|writing hymns|mending clocks""",
        """Where did the explorer come from? => {birthplace}
        What job did his father do? => {fathers_job}
        What career had been planned for him by his father? => {subject}
        How old was he when he left home? => {age}
        What was he hoping to find on his voyage? => a northern route to the spice islands
        Which of the two vessels was lost in the ice? => {ship2}
        What were the winter huts made of? => planks
        How many members of the expedition survived? => {back}
        What did {last} do after he gave up sailing? => {hobby}""",
        """Who paid for the expedition?
        What was the name of his wife?
        How many days did the journey home take?"""),
    r("a king", """King {name} was only {age} years old when the death of his uncle, {uncle}, brought him to the throne in {crowned}. Because he was
        so young, the country was governed by his mother, Queen {mother}, until he came of age. His reign is remembered above all for the long quarrel
        with the bishops, who refused to pay the new {tax}. In {war} the king had the bishop of {see} arrested, and within weeks the whole of {part}
        had risen against him. The revolt was put down by General {general} at the battle of {field}, where more than {dead} rebels were killed.
        {name} was succeeded by his daughter {daughter}, since his only son {fate}.""",
        """name=he; age=6-13; uncle=man; crowned=1420-1435; mother=she; war=1448-1460; see=town; general=last; field=name; dead=1,500-9,000;
        daughter=she; tax=tax on salt|tax on candles|toll on bridges|levy on wine|tax on windows;
        part=the south|the north|the east|the coast|the hill country;
        fate=had drowned two years earlier|had entered a monastery|had been killed by a boar|was a prisoner abroad""",
        """How old was the king when he came to power? => {age}
        Who had worn the crown before {name}? => {uncle}
        Who ruled the country while the king was still a child? => Queen {mother}
        What did the bishops refuse to pay? => the new {tax}
        In what year was a bishop taken prisoner? => {war}
        Which part of the country rebelled? => {part}
        Which commander defeated the rebels? => General {general}
        Who followed {name} on the throne? => {daughter}
        Why could his son not become king? => {fate}""",
        """Whom did the king marry?
        How long did the siege of the capital last?
        Where was King {name} buried?"""),
    r("a cathedral", """The cathedral of {town} stands on a low hill above the river {river}, on the spot where a wooden chapel had burned down in
        {fire}. Work began {began} under the master mason {mason}, but money ran out before the roof could be finished, and for almost {gap} years the
        nave was covered with nothing but {cover}. It was Bishop {bishop} who finally had the building completed, in {done}, by selling the right to
        {right}. The taller of its two towers, which measures {height} metres, holds a bell called {bell}; the shorter one has been empty since its
        bells were melted down for cannon. The most admired part of the church is the east window, a gift from the guild of {guild}, which shows the
        building of the ark.""",
        """town; river=name; fire=1140-1160; began=in 1165|in 1171|in 1168|in the spring of 1174|in 1177; mason=man; gap=30-90; bishop=man;
        done=1270-1299; height=52-118; bell=Old Martha|Great Paul|Black Susanna|Long Tom; guild=weavers|tanners|bakers|coopers|dyers;
        cover=reeds|straw|old sails|turf|branches; right=catch salmon|cut timber|brew beer|mine silver|keep bees""",
        """What stood on this site before the cathedral? => a wooden chapel
        Which river can be seen from the hill? => {river}
        Who was in charge when construction started? => {mason}
        Why was the roof left unfinished for so long? => money ran out
        What kept the rain out of the nave in the meantime? => {cover}
        How did the bishop raise the money? => by selling the right to {right}
        When was the cathedral finally finished? => {done}
        What is the name of the bell in the higher tower? => {bell}
        Who gave the east window to the church? => the guild of {guild}""",
        """How many visitors does the cathedral have each year?
        Which architect restored the crypt?
        How heavy is the bell in the tower?"""),
    r("an inventor", """{first} {last} ({born}-{died}) was a self-taught engineer from {town} who is best known for the {thing}. She left school at
        {age} to work in her aunt's laundry, and it was there, watching the steam escape from the boilers, that she had the idea for her first
        machine. A local banker named {banker} lent her {sum} to build it, but the prototype exploded during a demonstration in {demo} and injured two
        people. Rather than give up, {last} moved to {town2}, where the clockmaker {partner} helped her to design a safety valve. The improved version
        was patented in {patent} and sold to nearly every cotton mill in the region. She gave most of the fortune it brought her to {gift}.""",
        """first=she; last; born=1811-1825; died=1880-1899; town; town2=town; thing=steam press|rotary dryer|pressure loom|folding crane|hot-air pump;
        age=11-14; banker=man; sum=80 pounds|two hundred crowns|150 pounds|four hundred crowns; demo=1846-1852; partner=man; patent=1855-1862;
        gift=a home for orphans|a night school for girls|the village lifeboat|a hospital for sailors""",
        """What is {last} famous for? => the {thing}
        Whose laundry did she work in as a girl? => her aunt's
        What was she looking at when the idea came to her? => the steam escape from the boilers
        Who lent her the money for her first machine? => {banker}
        What went wrong in {demo}? => the prototype exploded
        How many people were hurt in the accident? => two
        Who worked with her on the safety valve? => {partner}
        In which year did she obtain the patent? => {patent}
        Who received most of her money? => {gift}""",
        """What was the name of her husband?
        How many machines were sold in the first year?
        Which university gave her a degree?"""),
    r("a war", """The war between {land} and {land2}, which lasted from {start} to {end}, began as a dispute over {cause} the bay of {bay}. When a
        patrol boat from {land} sank three trawlers, {land2} answered by closing the strait to all foreign ships. Neither army was prepared for a
        campaign in the mountains, and during the first winter more soldiers died of {illness} than of wounds. The turning point came in {turn}, when
        Colonel {colonel} led {men} men across a frozen lake by night and took the fortress of {fort} without firing a shot. Peace was signed
        {signed}, because the two governments could not agree on a city. Under the treaty {land2} kept the strait but had to hand over the island of
        {island}.""",
        """land=name; land2=name; start=1861-1864; end=1868-1871; bay=name; turn=1865-1867; colonel=last; men=300-900; fort=name; island=name;
        cause=fishing rights in|the oyster beds of|a lighthouse in|the salt works of; illness=frostbite|typhus|scurvy|hunger|dysentery;
        signed=aboard a Swedish steamer|in a railway carriage|in a mountain inn|on a raft in the river""",
        """What was the quarrel about at the beginning? => {cause} the bay of {bay}
        How did {land2} react to the sinking of the trawlers? => closing the strait to all foreign ships
        What killed more soldiers than wounds in the first winter? => {illness}
        Who captured the fortress? => Colonel {colonel}
        How did the men reach {fort}? => across a frozen lake by night
        In what year did the war end? => {end}
        Where was the peace treaty signed? => {signed}
        Why was it not signed in a city? => the two governments could not agree
        Which territory did {land2} lose? => the island of {island}""",
        """How many civilians lost their lives in the war?
        Who was the prime minister of {land} at the time?
        What did the war cost {land2}?"""),
    r("a painter", """The painter {first} {last} grew up in {town}, where his parents kept an inn called the {inn}. At {age} he was apprenticed to
        {master}, a maker of altarpieces, who soon noticed that the boy mixed colours better than he did himself. {last} moved to {town2} in {moved}
        and shared a studio with the sculptor {sculptor}, with whom he later quarrelled over a debt of {debt}. His best-known work, {work}, took him
        {years} years to finish and shows his own sister as a fishwife. When it was first exhibited, critics complained that {fault}; today it hangs
        in the national gallery of {land}. In old age he went almost blind and turned to modelling figures in wax.""",
        """first=he; last; town; town2=town; inn=Golden Lion|Blue Anchor|Three Crowns|White Swan; master=man; moved=1701-1730; sculptor=man;
        debt=40 florins|ninety ducats|sixty florins|15 ducats; work=title; years=three|four|five|seven; land=name;
        age=sixteen|thirteen|fourteen|eighteen|twelve;
        fault=the hands were too large|the sky was too dark|the faces were too plain|the feet were dirty""",
        """What did the painter's parents do for a living? => kept an inn
        How old was {last} when he became an apprentice? => {age}
        Who taught him his trade? => {master}
        What was the boy better at than his master? => mixed colours
        Who shared a studio with him? => {sculptor}
        What did the two artists fall out about? => a debt of {debt}
        Who was the model for his most famous picture? => his own sister
        What did critics dislike about the painting at first? => {fault}
        What did he make once his sight failed? => figures in wax""",
        """How much was his best-known painting sold for?
        What was the name of the painter's sister?
        Where is {last} buried?"""),
    r("a port town", """{town} is a port on the western coast of {land}, at the mouth of the river {river}. It was founded in {founded} by {founders}
        who had been driven out of {old_town}, and for two centuries it lived from the trade in {trade}. The town reached the height of its wealth
        under the merchant {merchant}, who owned {ships} ships and paid for the stone walls that still surround the old quarter. After the harbour
        silted up in the {silt}, most of the merchants left, and the population fell from {before} to less than {after}. A new canal, dug in {canal},
        brought the ships back, and today the main employer is a factory that makes {product}. Every {month} the inhabitants burn {burnt} on the beach
        in memory of the founders.""",
        """town; land=name; river=name; founded=1203-1240; founders=fishermen|monks|refugees|salt traders; old_town=town; merchant=man; ships=20-70;
        silt=1590s|1620s|1640s|1670s; before=18,000-30,000; after=3,000-9,000; canal=1851-1889;
        product=ropes|marine engines|tinned fish|glass|lifeboats; month=MONTHS; trade=salted herring|dried cod|amber|sheepskins|timber and tar;
        burnt=a straw boat|a wooden whale|an old net|a paper fish""",
        """On which river does {town} lie? => {river}
        Who were the founders of the town? => {founders}
        What did people in {town} trade in during the first two centuries? => {trade}
        Who paid for the town walls? => {merchant}
        Why did the merchants leave? => the harbour silted up
        How many people lived there before the decline? => {before}
        What made the ships return? => A new canal
        What does the largest employer in the town produce? => {product}
        What do the people set on fire each {month}? => {burnt}""",
        """Who is the mayor of {town}?
        How long is the canal?
        How many soldiers defended the walls?"""),
    r("a nun and healer", """Mother {name}, the abbess of {abbey}, was one of the most learned women of her century. She had entered the convent at
        the age of {age}, after a fever had taken both of her parents, and was taught to read by an elderly nun called {teacher}. Her Book of Simples,
        written between {from} and {to}, describes {plants} plants and explains how each should be dried, stored and given to the sick. The bishop,
        {bishop}, ordered her to stop practising medicine, but he changed his mind when she cured his brother of {illness}. She also composed {songs}
        songs for her nuns, most of which were lost when the library was flooded. Only one portrait of the abbess is known, and it was painted a
        hundred years after her death.""",
        """name=she; abbey=name; age=8-14; teacher=woman; from=1131-1139; to=1146-1155; plants=180-420; bishop=man;
        illness=gout|a stubborn cough|an eye infection|a skin disease|kidney stones; songs=24-77""",
        """What position did {name} hold at {abbey}? => abbess
        What did her parents die of? => a fever
        From whom did she learn to read? => {teacher}
        What is the title of the work she wrote? => Book of Simples
        How many plants does her book cover? => {plants}
        Who told her to give up treating the sick? => The bishop, {bishop}
        Why did the bishop change his mind? => she cured his brother of {illness}
        How did most of her songs get lost? => the library was flooded
        When was her portrait made? => a hundred years after her death""",
        """In which town was the abbess born?
        How many nuns lived in the convent?
        Who became abbess after her death?"""),
    r("a bridge", """The {name} Bridge, which links {town} with the island of {island}, was opened on {date} by the minister of transport, {minister}.
        Until then the islanders had depended on {ferry} that could not sail in strong winds, and in the winter of {winter} they were cut off for
        {days} days. The engineer {engineer} had first proposed a tunnel, but tests showed that the rock beneath the sea was too soft. The bridge is
        {length} metres long and rests on {pillars} pillars, the deepest of which was sunk by divers working in shifts of twenty minutes. {lost}
        workers lost their lives during construction, and their names are carved {memorial}. Drivers paid a toll until the debt had been cleared;
        since then, crossing has been free.""",
        """name; town; island=name; date=full_date; minister=woman; winter=1951-1958; days=9-40; engineer=man; length=900-4,000; pillars=14-48;
        lost=Three|Five|Seven|Eleven; ferry=a ferry|a rowing boat|a mail steamer|a hovercraft;
        memorial=on a granite block at the eastern end|on a bronze plate below the third pillar|on the wall of the toll house|on a bench by the shore""",
        """Which island does the bridge lead to? => {island}
        Who opened the bridge? => {minister}
        How did people get to the island before the bridge existed? => {ferry}
        For how many days were the islanders isolated in {winter}? => {days}
        What did {engineer} want to build at first? => a tunnel
        Why was his first idea dropped? => the rock beneath the sea was too soft
        How many pillars hold the bridge up? => {pillars}
        Where can one read the names of the men who died? => {memorial}
        How long did people have to pay a toll on the bridge? => until the debt had been cleared""",
        """How many cars use the bridge every day?
        What was the name of the ferry?
        How much did it cost to build the bridge?"""),
    r("a poet", """{first} {last} published her first poems in {debut}, under the name of {pen}, because the newspaper in {town} did not print verse
        by women. The daughter of a {job}, she had spent her childhood on the rock of {rock}, with no company except her brother and a {pet}. It was
        the critic {critic} who discovered the truth about the author when he travelled to {town} in order to interview her. Her longest poem, {poem},
        tells of a drowned village whose bells can be heard at low tide. She married the botanist {husband} in {married}, but the couple separated
        after {years} years and she brought up their twin sons alone. {last} turned down the royal medal twice, saying that she had no coat good
        enough to pin it on.""",
        """first=she; last; debut=1871-1884; town; rock=name; critic=man; poem=title; husband=man; married=1886-1893; years=two|three|six|eight;
        pen=her late brother|her grandfather|her cousin|her former teacher; job=lighthouse keeper|bird warden|signalman|retired whaler;
        pet=tame seal|one-eyed cat|lame gull|grey donkey|black goat""",
        """Under whose name did her early poems appear? => {pen}
        Why did she not use her own name? => did not print verse by women
        What was her father's occupation? => a {job}
        What animal kept her company as a child? => a {pet}
        Who found out who had really written the poems? => {critic}
        What is her longest poem about? => a drowned village
        Whom did {last} marry? => {husband}
        How many children did she raise on her own? => twin sons
        What reason did she give for refusing the medal? => she had no coat good enough""",
        """Into how many languages were her poems translated?
        What was the name of her brother?
        At what age did she die?"""),
    r("a castle", """{castle} Castle was built in the early {century} century by the lords of {town} to guard the only pass across the {range}
        Mountains. Its walls, which are up to {thick} metres thick, were never breached, although three armies tried. In {siege} the defenders, led by
        Lady {lady} while her husband was {away}, held out for {months} months by eating {meals}. The castle passed to the {family} family through
        marriage and was used as a prison until {closed}; its best-known inmate, the forger {forger}, escaped {escape}. A fire destroyed the west wing
        in {fire}, but the kitchen, the chapel and the great hall survived. Since {museum} the building has housed a museum of {subject}.""",
        """castle=name; century=twelfth|thirteenth|fourteenth; town; range=name; thick=three|four|five; siege=1471-1490; lady=she;
        months=five|seven|nine|eleven; family=last; closed=1790-1815; forger=man; fire=1840-1869; museum=1921-1970;
        subject=weapons|toys|musical instruments|folk costumes|clocks; away=abroad|on a pilgrimage|in prison|at court;
        meals=rats and the leather of their saddles|acorns and boiled grass|snails and candle wax|pigeons and dried peas;
        escape=in a laundry basket|dressed as a priest|through the kitchen drain|on a rope of bed sheets|inside a beer barrel""",
        """What was the castle meant to protect? => the only pass across the {range} Mountains
        Who put up {castle} Castle? => the lords of {town}
        How many armies failed to get through the walls? => three
        Who commanded the defence in {siege}? => Lady {lady}
        Where was her husband during the siege? => {away}
        What did the defenders live on? => {meals}
        How did the {family} family come to own it? => through marriage
        By what means did {forger} get out of the prison? => {escape}
        What can visitors see in the castle today? => a museum of {subject}""",
        """How many rooms does the castle have?
        What does a ticket to the museum cost?
        Who led the army that besieged the castle?"""),
    r("an aviator", """{first} {last} was the first person to fly non-stop across the {desert} Desert. The son of a {job}, he built his first glider
        at nineteen out of bamboo and his mother's bed sheets; it carried him {metres} metres before it hit {obstacle}. He learned to fly properly at
        the school of {teacher} in {town} and worked for some years as a postal pilot. On {date} he took off from {start} in a plane named {plane},
        carrying only water, dates and a hand mirror for signalling. {weather} forced him far to the north, and he landed at {end} after {hours} hours
        with his tank almost dry. The prize of {prize} went straight to his creditors. He disappeared in {gone} while searching for {search}.""",
        """first=he; last; desert=name; job=baker|village doctor|blacksmith|priest|tailor; metres=60-240; teacher=woman; town; date=full_date;
        start=town; plane=Swift|Lucy|Silver Gull|Old Faithful; end=town; hours=14-29; prize=money; gone=1934-1939;
        obstacle=a haystack|a plum tree|a church tower|a pigsty|a duck pond; weather=A sandstorm|A broken compass|Thick fog|A strong east wind;
        search=a lost fishing crew|a missing mail plane|two stranded geologists|a shipwrecked yacht""",
        """What was {last} the first to do? => fly non-stop across the {desert} Desert
        What was his first aircraft made from? => bamboo and his mother's bed sheets
        What stopped the glider? => {obstacle}
        Who ran the flying school he went to? => {teacher}
        What did he do for a living before the record flight? => a postal pilot
        What was the mirror on board for? => signalling
        Why did he drift off course? => {weather}
        Where did the flight end? => {end}
        What was he doing when he vanished? => searching for {search}""",
        """How many engines did the plane have?
        Whom did {last} marry?
        How high did he fly over the desert?"""),
    r("a volcano", """Mount {peak}, the highest point of the island of {island}, rises to {height} metres and has erupted {times} times since records
        began. The worst disaster took place in {worst}, when a cloud of hot ash rolled down the southern slope and buried the village of {village} in
        {time}. The only survivor was a prisoner called {prisoner}, whom {shelter} had protected. Scientists had warned the governor, {governor}, that
        an eruption was near, yet he refused to move the people because {reason}. A second village, {village2}, was abandoned in {left} after its
        wells turned bitter. Farmers have nevertheless returned to the slopes, since the ash makes the soil ideal for growing {crop}.""",
        """peak=name; island=name; height=1,200-3,900; times=14-60; worst=1880-1904; village=town; prisoner=man; governor=man; village2=town;
        left=1911-1930; crop=coffee|grapes|pineapples|tobacco|lemons;
        shelter=the thick walls of the jail|a flooded cellar|an iron water tank|a deep well;
        reason=an election was due the following week|the harvest had just begun|he did not trust foreigners|his daughter was about to marry;
        time=less than a quarter of an hour|under ten minutes|less than an hour|barely twenty minutes""",
        """How tall is the volcano? => {height} metres
        Which village was buried in {worst}? => {village}
        How long did it take for the ash to cover the village? => {time}
        Who lived through the disaster? => {prisoner}
        What saved his life? => {shelter}
        Why did the governor not clear the area? => {reason}
        What happened to the wells of {village2}? => turned bitter
        What do farmers grow on the mountain's slopes? => {crop}""",
        """How many people died in the eruption?
        Who was the first to climb Mount {peak}?
        When did the volcano last erupt?"""),
    r("a composer", """Born the {order} of {kids} children of a village organist, {first} {last} could play the {instrument} before she could read. At
        the age of nine she performed for the Duke of {duchy}, who was so delighted that he paid for her lessons with {teacher}, then the most
        expensive music master in {town}. Her first opera, {opera}, failed in {failed} because the leading singer {mishap}, but {opera2}, which
        followed {gap} years later, was performed {nights} nights in a row. She suffered from severe stage fright and conducted {how}. After a fall on
        the ice in {fall} left her right hand weak, she wrote only for the left hand. Her last piece, a mass for the dead, was completed by her pupil
        {pupil}.""",
        """order=youngest|eldest|third|fourth; kids=seven|eight|nine|eleven; first=she; last; instrument=organ|violin|harp|flute|cello; duchy=name;
        teacher=man; town; opera=title; failed=1766-1780; opera2=title; gap=two|four|five; nights=22-64; fall=1790-1804; pupil=woman;
        mishap=had lost her voice|had run away with a hussar|was ill with mumps|had forgotten her part;
        how=from behind a screen|with her eyes shut|from a box in the balcony|wearing a mask""",
        """How many children were there in the composer's family? => {kids}
        Which instrument did {last} learn first? => {instrument}
        Who paid for her music lessons? => the Duke of {duchy}
        Who gave her those lessons? => {teacher}
        Why was {opera} a failure? => the leading singer {mishap}
        What did she do because of her stage fright? => conducted {how}
        What caused the injury to her hand? => a fall on the ice
        For which hand did she write after the accident? => the left hand
        Who finished her mass for the dead? => {pupil}""",
        """How old was {last} when she died?
        How many operas did she write in all?
        In which theatre was her first opera performed?"""),
    r("the Great Fire", """The Great Fire of {town} broke out on the night of {date} in the bakery of {baker}, who had forgotten to {duty}. Because
        the summer had been dry and most of the houses had roofs of straw, the flames spread from {street} to the harbour within {hours} hours. The
        mayor, {mayor}, was urged to pull down houses in the path of the fire, but he hesitated, {fear}. By the time soldiers arrived from {town2}
        with gunpowder, {houses} houses and {churches} churches had gone. Remarkably, only {dead} people are known to have died. Within a year the
        council had forbidden straw roofs and ordered every street to be at least nine paces wide; the new plan was the work of the surveyor
        {surveyor}.""",
        """town; date=date; baker=man; street=Fish Street|Mill Lane|Candle Row|Tanner Street|Bell Lane; hours=three|four|five|six; mayor=man;
        town2=town; houses=700-3,900; churches=11-34; dead=four|six|nine|thirteen; surveyor=man;
        duty=put out his oven|blow out a lamp|sweep his chimney|shut the oven door;
        fear=fearing that the owners would sue him|hoping for rain|because his own house was among them|thinking of the cost""",
        """Where did the fire start? => in the bakery of {baker}
        What mistake had the baker made? => forgotten to {duty}
        How long did the flames need to reach the harbour? => {hours} hours
        What were most roofs in the town made of? => straw
        Why did the mayor delay pulling houses down? => {fear}
        What did the soldiers bring with them? => gunpowder
        How many houses were lost? => {houses}
        What was the death toll? => {dead}
        Who drew up the plan for rebuilding the town? => {surveyor}""",
        """What happened to the baker after the fire?
        How long did the rebuilding of the town take?
        How much money was collected for the victims?"""),
    r("a monastery", """The monastery of {name} was founded in {founded} by the hermit {hermit}, who, according to legend, followed {beast} up the
        mountain and built his cell where it lay down. For a long time the monks spoke to no one and could be reached only by a basket on a rope.
        Their fame rested on their library, which at its height held {books} manuscripts; the catalogue made by Brother {brother} in {catalogue} is
        still used by scholars. In {sacked} soldiers of Prince {prince} broke in, looking for gold, and used the books to light their camp fires.
        {saved} volumes were saved by a shepherd boy who had hidden them {hide}. The monks, of whom {left} remain, now keep bees and sell a liqueur
        made from {herb}.""",
        """name; founded=1010-1060; hermit=he; books=2,000-9,000; brother=he; catalogue=1301-1350; sacked=1520-1590; prince=he; saved=61-240;
        left=eight|nine|twelve|fifteen|nineteen; herb=thyme|wormwood|gentian|fennel|juniper;
        beast=a white hind|a lame wolf|a black goat|a stray mule|a swarm of bees;
        hide=in a cheese cellar|under a haystack|in a hollow tree|behind a waterfall|in an empty grave""",
        """Who started the monastery? => the hermit {hermit}
        Which animal did he follow up the mountain? => {beast}
        How did visitors get up to the monks? => by a basket on a rope
        For what was the monastery famous? => their library
        Who listed the books of the library? => Brother {brother}
        What were the soldiers trying to find? => gold
        What did they burn the books for? => to light their camp fires
        Where had the rescued volumes been hidden? => {hide}
        How many monks live there at present? => {left}""",
        """Who was the first abbot of the monastery?
        How high is the mountain on which it stands?
        How much does a bottle of the liqueur cost?"""),
    r("an astronomer", """{first} {last} was the son of a lens grinder in {town} and learned the trade before he ever looked at the sky. In {comet} he
        found a comet which the royal astronomer, {rival}, had overlooked because he was {absent}. The two men remained enemies for the rest of their
        lives. {last}'s star catalogue lists {stars} stars, each observed at least three times; he measured them from the roof of a brewery, whose
        owner, {brewer}, let him work there in exchange for {price}. He was the first to suggest that the faint ring around {planet} was made of ice.
        In {post} he was offered the directorship of the new observatory at {town2}, but he declined, saying that {excuse}. A crater on the moon bears
        his name.""",
        """first=he; last; town; comet=1741-1760; rival=man; stars=900-4,600; brewer=woman; planet=name; post=1771-1785; town2=town;
        absent=in bed with a cold|away at a wedding|busy moving house|quarrelling with a printer;
        price=weather forecasts|horoscopes|lessons for her sons|repairs to the clocks;
        excuse=the beer was worse there|the sky was too cloudy|he was afraid of boats|his cats disliked travelling""",
        """What trade did {last} pick up from his father? => lens grinder
        In what year did he spot the comet? => {comet}
        Who failed to see the comet? => {rival}
        Why had the royal astronomer missed it? => he was {absent}
        From where did {last} watch the stars? => the roof of a brewery
        What did the owner of the brewery get in return? => {price}
        What did he think the ring around {planet} consisted of? => ice
        Why did he not take the post in {town2}? => {excuse}
        What has been named after him? => A crater on the moon""",
        """How large was his telescope?
        What was the name of the comet he found?
        Where did {last} go to university?"""),
    r("an ancient people", """The {people} were an ancient people who lived along the river {river} between about {start} and {end} BC. They built no
        cities; instead, each clan moved with its horses from summer pastures in the hills to winter camps near the coast. What is known about them
        comes mostly from the grave of a woman discovered at {site} in {dug} by the archaeologist {digger}, who at first took it for {mistake}. The
        dead woman wore a cap sewn with {beads} gold beads, and beside her lay a {object} that must have been traded from the south. The {people} had
        no writing, but they kept accounts {accounts}. Their decline is usually explained by a series of droughts, although {critic} has argued that a
        horse disease was to blame.""",
        """people=name; river=name; start=900-1100; end=300-500; site=town; dug=1925-1970; digger=woman; beads=300-2,000; critic=man;
        mistake=a well|a bread oven|an old cellar|a lime kiln; object=bronze mirror|glass bowl|stone mask|wooden harp|silver flute;
        accounts=with knotted cords|with notched sticks|with coloured pebbles|on clay balls""",
        """Beside which river did the {people} live? => {river}
        Where did the clans spend the winter? => camps near the coast
        Where was the famous grave found? => {site}
        Who uncovered the grave? => {digger}
        What did she believe the grave to be at first? => {mistake}
        How many beads decorated the dead woman's cap? => {beads}
        What lay next to the woman? => a {object}
        How did these people keep accounts? => {accounts}
        What brought the {people} down, in the view of {critic}? => a horse disease""",
        """What language did the {people} speak?
        In which museum is the gold cap kept?
        How old was the woman when she died?"""),
    r("a railway", """The {name} Railway, {km} kilometres long, was the first line in {land} to cross the {range} Mountains. Parliament approved it in
        {approved}, after the landowner {owner} had been promised a private station on his estate. The company hired {men} labourers, many of whom
        came from the famine districts of the west, and paid them partly in {pay}. The hardest section was the {tunnel} Tunnel, where water burst in
        twice; its chief engineer, {engineer}, solved the problem by freezing the ground with salt and ice. When the first train finally ran in
        {opened}, it was pulled by a locomotive named {loco} and arrived {late} minutes late, because {block} had been standing on the track.
        Passenger service ended in {closed}, and the route is now {now}.""",
        """name; km=60-310; land=name; range=name; approved=1845-1851; owner=man; men=1,200-7,000; tunnel=name; engineer=man; opened=1857-1868;
        loco=Pioneer|Queen Anne|Thunder|Bluebell; late=19-55; closed=1961-1979; pay=bread|potatoes|beer|coal|boots;
        block=a cow|a hay cart|a fallen tree|a drunken farmer|a flock of geese; now=a cycle path|a nature reserve|a bridle way|a main road""",
        """How long was the railway? => {km} kilometres
        What was {owner} promised in return for his support? => a private station on his estate
        Besides money, what did the workers receive as pay? => {pay}
        From where had many of the workers come? => the famine districts of the west
        Which stretch of the line was the most difficult? => the {tunnel} Tunnel
        How did {engineer} deal with the water? => by freezing the ground with salt and ice
        What was the first locomotive called? => {loco}
        Why was the first train late? => {block} had been standing on the track
        What is the old line used for today? => {now}""",
        """How many stations were there on the line?
        How much did the railway cost to build?
        How fast could the first locomotive go?"""),
    r("a campaigner for the vote", """{first} {last} spent more than {years} years fighting for the right of women to vote in {land}. Trained as a
        {trade} in {town}, she lost her job in {sacked} for handing out leaflets at the workshop door. Together with the doctor {friend} she founded a
        newspaper called {paper}, which was printed at night in a cellar beneath {where}, so that the smell of ink would not be noticed. She was sent
        to prison {times} times, most famously for stopping the king's carriage in {carriage} and handing him a petition signed by {signed} women. Her
        own sister, {sister}, campaigned for the opposite side. When the law was at last changed in {law}, {last} was in hospital with a broken hip
        and had to be carried to the polling station on a door.""",
        """first=she; last; years=thirty|forty|twenty; land=name; town; sacked=1889-1896; friend=woman;
        paper=The Lantern|The Open Door|The Morning Call|Our Voice; times=three|four|six|nine; carriage=1907-1911; signed=11,000-90,000; sister=she;
        law=1918-1928; trade=bookbinder|glove-maker|watchmaker|saddler|hatter; where=a fish shop|a bakery|a coffee house|a tannery|a cheese shop""",
        """What right did {last} fight for? => the right of women to vote
        What trade had she learned? => {trade}
        Why was she dismissed in {sacked}? => handing out leaflets at the workshop door
        With whom did she set up the newspaper? => {friend}
        Where was the paper printed? => in a cellar beneath {where}
        What was she best known for being jailed for? => stopping the king's carriage
        How many names were on the petition? => {signed}
        Which relative of hers opposed her cause? => Her own sister, {sister}
        On what was {last} carried to the polling station? => a door""",
        """How many copies of the newspaper were sold?
        Who was king when the law was changed?
        Which party did {last} vote for?"""),
    r("an island", """{island} is the largest of the {count} islands in the {sea} Sea and the only one with a permanent population, which stood at
        {people} at the last census. It was discovered in {found} by the Portuguese captain {captain}, whose men left behind a few goats as food for
        later crews. The goats multiplied so quickly that by {bare} hardly a tree was left. The first settlers, {families} families from {home},
        arrived in {settled} and made their living by collecting {goods}. There is no airport, so all goods come on the supply ship {ship}, which
        calls every {weeks} weeks if the sea allows. The islanders elect a council of five, but the {official} has to be borrowed from {land}. The
        only road is {road} kilometres long and bears the name of its builder, the nurse {nurse}.""",
        """island=name; count=seven|nine|twelve|fourteen; sea=name; people=140-890; found=1505-1530; captain=man; bare=1640-1680;
        families=six|eight|eleven|thirteen; home=town; settled=1811-1830; ship=Kittiwake|Endurance|Sea Pearl|Northern Star; weeks=three|four|five|six;
        land=name; road=4-27; nurse=woman; goods=feathers and seal oil|seaweed and shells|sponges and pearls|eggs and driftwood;
        official=judge|doctor|dentist|tax inspector""",
        """How many people live on the island? => {people}
        Who was the first European to come across {island}? => {captain}
        Why did his men leave goats on the island? => as food for later crews
        What harm did the goats do? => hardly a tree was left
        From where did the first families come? => {home}
        What did the settlers collect to earn a living? => {goods}
        How do goods reach {island}? => on the supply ship {ship}
        Which official is borrowed from {land}? => the {official}
        After whom is the road named? => the nurse {nurse}""",
        """What is the highest mountain on the island?
        Which language do the islanders speak?
        How many goats live there now?"""),
    r("a spy", """During the war {first} {last}, a {instrument} teacher from {town}, passed on more than {messages} secret messages without ever being
        suspected. Officers of the occupying army lodged in her house, and she wrote down what they said at dinner in musical notes, using a code
        devised by her cousin {cousin}. The sheets were carried over the border by a boy called {boy}, who hid them {hiding}. In {raid} a rival
        teacher reported her for giving lessons after curfew; the house was searched, but the policeman found nothing except a badly written waltz.
        Thanks to her warning, {saved} families left {town2} the night before it was bombed. She never spoke of her work, and it became known only in
        {known}, {after} years after her death, when her diary was discovered {found_at}.""",
        """first=she; last; town; messages=90-400; cousin=man; boy=he; raid=1941-1943; saved=30-85; town2=town; known=1979-1994;
        after=three|six|seven|twelve; instrument=piano|violin|cello|flute|harp;
        hiding=inside the frame of his bicycle|in the soles of his boots|in a milk can|under his dog's collar|inside a loaf of bread;
        found_at=behind a stove|in a beehive|under the stairs|inside the piano stool|in a biscuit tin""",
        """What was {last}'s profession? => {instrument} teacher
        Who stayed in her house during the war? => Officers of the occupying army
        In what form did she put down what she heard? => musical notes
        Who made up the code? => {cousin}
        Where did the boy hide the sheets? => {hiding}
        Who denounced her to the police? => a rival teacher
        What did the police find in the house? => a badly written waltz
        How many families were saved by her warning? => {saved}
        Where was her diary hidden? => {found_at}""",
        """What was the name of the rival teacher?
        Which medal did she receive for her work?
        How old was the boy who carried the messages?"""),
    r("a queen", """Queen {name} of {land} married three times and outlived all her husbands. Her first, {h1}, was a sickly boy of {age} who died of
        {disease} before the wedding feast was over. The second, Duke {h2}, gave her two daughters but lost his life in {fell} when {fall} while
        watching a firework display. She chose the third herself: {h3}, the captain of her guard, who was of such low birth that the nobles boycotted
        the ceremony. As queen she is praised for abolishing the tax on {taxed} and for founding the hospital at {town}, where the poor were treated
        free of charge. She reigned for {years} years and was buried, as she had asked, not in the royal vault but {grave} in the hospital garden. Her
        grandson {heir} succeeded her, both daughters having died before her.""",
        """name=she; land=name; h1=he; age=eleven|twelve|thirteen|fourteen; h2=he; fell=1601-1630; h3=man; town; years=31-52; heir=he;
        disease=measles|smallpox|a fever|pneumonia|a tooth infection;
        fall=he fell from a balcony|his boat overturned|a rocket struck him|he slipped into the moat; taxed=windows|salt|bread|beards|candles;
        grave=under an apple tree|beside the sundial|beneath a white rose|next to the well""",
        """How many husbands did Queen {name} have? => three
        What did her first husband die of? => {disease}
        How did Duke {h2} meet his end? => {fall}
        What was {h3}'s position at court? => the captain of her guard
        Why did the nobles stay away from the third wedding? => of such low birth
        Which tax did she do away with? => the tax on {taxed}
        For how long was she on the throne? => {years} years
        Where is her grave? => {grave} in the hospital garden
        Who became ruler after her? => {heir}""",
        """In which year was Queen {name} crowned?
        What were the names of her daughters?
        How many patients did the hospital treat each year?"""),
    r("a lighthouse", """The lighthouse on {rock} Rock was the third to be built there. The first, a wooden tower lit by {candles} candles, was swept
        away in the storm of {storm} together with its designer, {designer}, who had boasted that he wished to be inside it during the greatest gale
        that ever blew. Its successor, made of brick, caught fire after {years} years; the keeper, an old man named {keeper}, climbed down and sat on
        the reef until a fishing boat picked him up. The present tower was designed by {architect}, who copied the shape of {model}, broad at the foot
        and narrow at the top. Each granite block was cut on shore at {town} and rowed out at low tide. The light, which can be seen from {miles}
        miles away, has worked without a keeper since {auto}.""",
        """rock=name; candles=24-60; storm=1703-1715; designer=man; years=38-57; keeper=man; architect=man; town; miles=14-26; auto=1971-1989;
        model=an oak trunk|a church candle|a chess rook|a wine bottle""",
        """What kind of building was the first lighthouse on the rock? => a wooden tower
        What provided the light in the first tower? => {candles} candles
        What became of the first tower? => swept away in the storm of {storm}
        Who lost his life in the storm? => {designer}
        Out of what material was the second tower made? => brick
        How was {keeper} saved? => a fishing boat picked him up
        What did the third tower's shape imitate? => {model}
        Where were the stones prepared? => on shore at {town}
        Since when has nobody lived in the lighthouse? => {auto}""",
        """How tall is the present tower?
        How many ships have been wrecked on the rock?
        What was the name of the last keeper?"""),
    r("a river", """The {river} rises from a spring in the {range} Hills and flows {km} kilometres to the Gulf of {gulf}. Its name comes from an old
        word meaning "{meaning}", for in spring it carries huge amounts of mud. The largest town on its banks is {town}, but the oldest is {town2},
        where traders used to drag their boats around a waterfall {rollers}. In {dam} a dam was finished at {town3}; it supplies {share} of the
        country's electricity but stopped the {fish} from reaching their breeding grounds. The biologist {biologist} spent {years} years campaigning
        for a fish ladder, which was finally added in {ladder}. Floods were once common, the worst being that of {flood}, when the {river} carried
        away the grain stores and a famine followed.""",
        """river=name; range=name; km=210-1,900; gulf=name; town; town2=town; town3=town; dam=1951-1968; share=a fifth|a third|a quarter|nearly half;
        biologist=woman; years=nine|eleven|fifteen; ladder=1985-1999; flood=1811-1890;
        meaning=brown one|slow snake|mother of fish|stone eater|thirsty one; fish=sturgeon|salmon|eels|sea trout|shad;
        rollers=on wooden rollers|with teams of oxen|on sledges|over greased planks""",
        """Where does the {river} begin? => a spring in the {range} Hills
        What does the river's name mean? => {meaning}
        Into what body of water does it flow? => the Gulf of {gulf}
        Which is the oldest town on the river? => {town2}
        How did traders get their boats past the waterfall? => {rollers}
        Which fish suffered from the dam? => the {fish}
        What did {biologist} campaign for? => a fish ladder
        When did the worst flood happen? => {flood}
        What was the consequence of that flood? => a famine followed""",
        """How deep is the {river} at its mouth?
        How many people live in {town}?
        Who designed the dam?"""),
    r("a philosopher", """Little is certain about the life of the philosopher {name}, who taught in {town} some four hundred years before the Common
        Era. He is said to have been born a slave in the household of a wine merchant named {master} and to have won his freedom {freed}. He wrote
        nothing himself; his sayings were collected by his pupil {pupil}, a former {former}. {name} held that happiness lies in wanting little, and he
        lived accordingly, sleeping in an empty grain store with one cloak and a cup. When he saw a child drinking from its hands, he threw the cup
        away. His rival {rival}, who charged high fees, called him the dog of {town}, a title of which he was rather proud. He died at the age of
        {age}, having eaten spoiled {food}.""",
        """name=he; town; master=he; pupil=he; rival=he; age=71-94; food=oysters|octopus|mushrooms|cheese|sausage;
        freed=by answering three riddles|by saving a child from a well|by winning a foot race|by curing his master's headache;
        former=wrestler|soldier|potter|tax collector|actor""",
        """In which city did the philosopher teach? => {town}
        Who owned {name} when he was a slave? => {master}
        How did he become a free man? => {freed}
        Who put his sayings together? => {pupil}
        What had his pupil done before? => {former}
        In what did he believe happiness to lie? => wanting little
        Why did he throw his cup away? => saw a child drinking from its hands
        What did {rival} call him? => the dog of {town}
        What caused his death? => eaten spoiled {food}""",
        """How many pupils did {name} have?
        Where was the philosopher buried?
        What were the three riddles?"""),
    r("a shipwreck", """The {ship}, a merchant vessel of the {company} Company, left {port} on {date} with {souls} people on board and a cargo of
        {cargo}. Off the coast of {coast} she ran onto a reef because the captain, {captain}, had trusted an old chart. The passengers reached a small
        island, where they lived on {eaten} for {days} days. Discipline soon broke down: the under-merchant, {mutineer}, took charge of the water
        barrels and shared them only with those who swore to obey him. Meanwhile the carpenter {carpenter} built a boat from the wreckage and sailed
        {leagues} leagues to fetch help. When the rescue ship arrived, {left} people were still alive. The wreck was found again in {found} by divers
        looking for {lost}, and its bell is now in the museum of {town}.""",
        """ship=Golden Heron|Charlotte|Sea Unicorn|Prosperity|Hope of Zeeland; company=name; port=town; date; souls=180-340; coast=name; captain=man;
        mutineer=man; carpenter=man; days=40-97; leagues=350-800; left=60-150; found=1958-1983;
        lost=lobsters|pearls|a crashed aeroplane|a lost anchor; town;
        cargo=cinnamon, porcelain and copper|silk, tea and silver|wine, glass and cloth|sugar, coffee and tin;
        eaten=seabirds' eggs|crabs and limpets|turtle meat|coconuts|seal meat""",
        """From which port did the ship sail? => {port}
        What goods was the {ship} carrying? => {cargo}
        Why did she hit the reef? => the captain, {captain}, had trusted an old chart
        What did the castaways eat? => {eaten}
        Who seized the drinking water? => {mutineer}
        To whom did he give water? => those who swore to obey him
        Who went to get help? => {carpenter}
        How many survivors were picked up? => {left}
        What were the divers after when they came across the wreck? => {lost}""",
        """What happened to {mutineer} after the rescue?
        How much was the cargo worth?
        What was the name of the rescue ship?"""),
    r("a university", """The University of {town} was founded in {founded} by students who had left {town2} in protest against {protest}. At first
        there were only two faculties, law and {faculty}, and lectures were held in the upper room of a tavern. The building in which it is housed
        today, a former {former}, was a gift from the widow {widow}, whose one condition was that a {pet} should always be kept there. Women were
        admitted in {women}, when {first} enrolled to study chemistry; she later became the first female professor. Among its best-known graduates are
        the historian {historian} and the surgeon {surgeon}, who carried out the first {operation} operation in the country. The university now has
        {students} students, roughly {share} of whom come from abroad.""",
        """town; town2=town; founded=1321-1399; faculty=medicine|theology|astronomy|philosophy; widow=woman; women=1881-1899; first=woman;
        historian=man; surgeon=man; operation=heart|hip|kidney|eye|brain; students=6,000-38,000; share=a tenth|a fifth|a quarter|a third;
        former=silk warehouse|royal stable|nunnery|corn exchange|salt store; pet=black cat|white goose|grey parrot|pair of doves;
        protest=the high price of lodgings|the beating of a student|a new tax on books|the bad food""",
        """Why did the founders of the university leave {town2}? => {protest}
        Which two subjects could be studied in the beginning? => law and {faculty}
        Where did the first lectures take place? => the upper room of a tavern
        For what was the present building used earlier? => {former}
        What did the widow demand in return for her gift? => a {pet} should always be kept there
        Who was the first woman to study there? => {first}
        What did she study? => chemistry
        Which graduate was a surgeon? => {surgeon}
        What proportion of the students are foreign? => {share}""",
        """Who is the head of the university today?
        How much do students pay each year?
        What is the name of the {pet}?"""),
    r("a siege", """The siege of {town} lasted from {from} until the following {to} and was the longest of the whole war. The besieging army,
        {besiegers} men strong, was commanded by the Marquis of {marquis}; the town was held by {defenders} soldiers under Captain {captain}, a former
        {former}. The attackers tried at first to dig a tunnel beneath the north gate, but a blind beggar heard the sound of the picks and raised the
        alarm. In the {month2} the marquis cut off the river, whereupon the townspeople dug {wells} wells. Bread was mixed with {added}, and by the
        end a rat cost {price} shillings. What saved the town was not an army but the plague, which broke out in the enemy camp and killed the marquis
        himself. Every year on {day} the town remembers the beggar with a procession of lanterns.""",
        """town; from=March|April|February; to=January|October|November|December; besiegers=9,000-31,000; marquis=name; defenders=700-1,900;
        captain=last; month2=month of May|month of June|month of July|month of August; wells=nine|fourteen|seventeen|twenty; price=two|three|four|six;
        day=date; former=schoolmaster|miller|monk|horse dealer|notary; added=sawdust|ground acorns|straw|chalk|bark""",
        """Who was in command of the besieging army? => the Marquis of {marquis}
        What had Captain {captain} been before the war? => {former}
        How many men defended the town? => {defenders}
        Who noticed that a tunnel was being dug? => a blind beggar
        How did the townspeople respond when the river was cut off? => dug {wells} wells
        What was added to the bread? => {added}
        What finally rescued {town}? => the plague
        How is the beggar honoured each year? => with a procession of lanterns""",
        """How many townspeople starved to death?
        What was the beggar's name?
        How long was the tunnel?"""),
    r("an architect", """{first} {last} ({born}-{died}) designed more than {number} buildings, of which fewer than ten are still standing. As the
        daughter of a quarry owner in {town} she knew stone from childhood, but no academy would admit her, and so she learned drawing by copying the
        plans her brother {brother} brought home. Her first commission, a {first_work} for the banker {banker}, leaked so badly that she repaired it
        at her own expense. Success came with the railway station at {town2}, completed in {station}, whose glass roof was the largest of its kind.
        She disliked straight corridors and was fond of saying that a building should be walked like a wood. The concert hall in {town3}, her last
        design, was begun in {hall} but never finished, because the city had spent the money on {spent}. Fellow architect {rival} called it the finest
        ruin in Europe.""",
        """first=she; last; born=1840-1849; died=1918-1929; number=forty|sixty|seventy|ninety; town; brother=he; banker=man; town2=town;
        station=1881-1889; town3=town; hall=1901-1909; rival=man; first_work=boathouse|greenhouse|summer house|stable|dairy;
        spent=a new tramway|a war memorial|a zoo|flood defences""",
        """How did {last} know so much about stone? => daughter of a quarry owner
        How did she learn to draw? => by copying the plans her brother {brother} brought home
        What was the first thing she was asked to design? => a {first_work}
        What was wrong with the {first_work}? => leaked
        Which work made her successful? => the railway station at {town2}
        What sort of corridors did she not like? => straight
        What should a building be walked like, in her words? => a wood
        Why was the concert hall not completed? => the city had spent the money on {spent}
        Who described the hall as the finest ruin in Europe? => {rival}""",
        """Whom did the architect marry?
        How much did the railway station cost?
        How many seats was the concert hall to have?"""),
    r("a religious movement", """The Brethren of the {emblem} were a religious movement that arose in {land} in the early {century} century. Their
        founder, a weaver by the name of {founder}, began to preach after surviving a lightning strike that had killed his ox. He taught that no
        priest should own property and that prayers ought to be said in the language of the people rather than in Latin. Within {years} years the
        Brethren had some {members} followers, most of them shepherds and craftsmen. {founder} was tried for heresy at {town} in {trial}; he refused
        to take back his words and was banished. Leadership then passed to {leader}, a widow who had sold her dye works to pay for bread for the poor.
        Under her the movement gave up preaching in public and met in barns by night. Small communities survive in the valleys around {valley}, where
        they still share all their harvest.""",
        """emblem=Lamp|Plough|Dove|Open Hand; land=name; century=fifteenth|sixteenth|seventeenth; founder=man; years=six|ten|twelve|fifteen;
        members=4,000-30,000; town; trial=1534-1560; leader=woman; valley=name""",
        """Who founded the movement? => {founder}
        What work did the founder do before he preached? => a weaver
        What made him begin to preach? => surviving a lightning strike
        In which language did he want prayers to be said? => the language of the people
        What kind of people joined the Brethren? => shepherds and craftsmen
        What punishment was {founder} given? => banished
        Why had {leader} sold her dye works? => to pay for bread for the poor
        Where did the Brethren meet under her leadership? => in barns by night
        What do the communities of today share? => all their harvest""",
        """Where did {founder} live after he had been sent away?
        How many communities are left today?
        Which king persecuted the Brethren?"""),
    r("a gold rush", """When the miller {miller} pulled a yellow lump out of his mill race on {creek} Creek in {found}, he used it as a {use} for a
        month before anyone told him what it was. The news reached the coast by way of {messenger}, and within a year {diggers} people had poured into
        the valley. {town}, until then a group of four huts, grew into a city with {saloons} saloons and two theatres, one of which was lit by
        electricity before the capital was. Few of the diggers became rich; those who did were mostly shopkeepers, such as {keeper}, who sold eggs at
        {egg} dollars each. The gold was exhausted by {end}, and the last inhabitant, a barber called {barber}, moved away in {empty}. In {film} the
        deserted main street was used for the filming of {title}.""",
        """miller=man; creek=name; found=1848-1862; diggers=9,000-70,000; town; saloons=31-90; keeper=woman; egg=two|three|four; end=1870-1880;
        barber=man; empty=1899-1912; film=1951-1968; title; use=doorstop|paperweight|fishing weight|toy for his cat;
        messenger=a drunken mule driver|a travelling preacher|a runaway cook|a pedlar""",
        """What did {miller} do with the lump of gold at first? => used it as a {use}
        Through whom did word get to the coast? => {messenger}
        How many people rushed to the valley? => {diggers}
        What did {town} consist of before the rush? => four huts
        Which people mostly made a fortune? => shopkeepers
        What did {keeper} sell? => eggs
        By what year had the gold run out? => {end}
        Who was the last person to live there? => {barber}
        Which film was shot in the ghost town? => {title}""",
        """How much did the first lump of gold weigh?
        Who built the theatres?
        How many women lived in the city?"""),
    r("a library", """The public library of {town} owes its existence to a lost bet. In {bet} the shipowner {owner} wagered that his clipper would
        beat that of his brother-in-law, {rival}, on the run home from Canton; she came in {hours} hours too late, and he had to give the city his
        house and its {books} books. The first librarian, {librarian}, ran the place alone for {years} years and arranged the volumes {order}, a
        system that drove scholars to despair. His successor, {successor}, introduced a card catalogue and opened a reading room for children in
        {room}. During the war the rarest items were walled up in the cellar of a bakery, where the warm, dry air did them no harm. The most valuable
        of them is a {century}-century atlas in which {island} is drawn twice. Books borrowed on {day}s may be kept for an extra week.""",
        """town; bet=1841-1866; owner=man; rival=man; hours=three|five|seven|nine; books=4,000-20,000; librarian=man; years=26-44; successor=woman;
        room=1903-1926; century=fifteenth|sixteenth|fourteenth; island=name; day=DAYS; order=by colour|by size|by weight|by the age of the author""",
        """To what does {town} owe its public library? => a lost bet
        What did he have to hand over to the city? => his house and its {books} books
        How were {owner} and {rival} related? => brother-in-law
        How were the books sorted under the first librarian? => {order}
        Who brought in the card catalogue? => {successor}
        When did children get their own reading room? => {room}
        Where were the rare books kept during the war? => in the cellar of a bakery
        What is odd about the old atlas? => {island} is drawn twice
        What is special about books borrowed on a {day}? => may be kept for an extra week""",
        """How many books does the library hold today?
        What was the name of the winning clipper?
        At what time does the library close?"""),
    r("a doctor", """During the cholera epidemic of {year} Dr. {first} {last} noticed that none of the workers at the {brewery} brewery had fallen
        ill. He asked what they drank and learned that they received {pints} pints of free beer a day and hardly touched the water. {last}, who was
        {age} at the time and had been in {town} for barely a year, then drew a map on which he marked each death with a black pin. The pins were
        thickest around a pump in {street}. The council, led by {leader}, laughed at his theory, so one night he simply removed the handle. Within
        {days} days the number of new cases had halved. The pump's well, it turned out, lay less than a metre from {source}. He received no reward,
        though the grateful brewers sent him a barrel every Christmas.""",
        """year=1831-1866; first=he; last; brewery=name; pints=three|four|five|six; age=28-39; town;
        street=Broom Street|Duck Lane|Cross Street|Vine Street|Chapel Row; leader=man; days=six|eight|nine|twelve;
        source=a leaking drain|a cesspit|a slaughterhouse|a graveyard""",
        """Which group of people stayed healthy during the epidemic? => the workers at the {brewery} brewery
        What did these workers drink? => beer
        How old was the doctor during the epidemic? => {age}
        How did he mark the deaths on his map? => with a black pin
        Where was the pump? => {street}
        How did the council react to what he said? => laughed at his theory
        What did the doctor do to the pump? => removed the handle
        What lay close to the well? => {source}
        Who gave {last} a present at Christmas? => the grateful brewers""",
        """How many people died in the epidemic?
        At which university had the doctor studied?
        In what year did {last} die?"""),
    r("a pirate", """{first} {last}, known as {nick}, was one of the few women to command a pirate ship. She had gone to sea in {sea} disguised as a
        boy and served for {years} years in the navy of {land} before deserting over unpaid wages. With a crew of {crew} she attacked merchantmen
        between {cape} and the mouth of the {river}, but never fishing boats, since her own father had been a fisherman. Her greatest prize, the
        treasure ship {prize}, was taken by a trick: she had her men dress as {disguise} and wave for help. The governor of {port}, {governor},
        offered {reward} gold pieces for her capture. She was betrayed by {traitor} in {caught}, after a quarrel about {matter}, and sentenced to
        hang; on the morning of the execution, however, her cell was found to be empty.""",
        """first=she; last; nick=Red Nell|the Grey Cat|Mother Storm|Black Bess; sea=1690-1699; years=three|four|six; land=name; crew=44-95; cape=name;
        river=name; prize=Santa Rosa|Royal Fortune|King David|Three Brothers; port=town; governor=man; reward=five hundred|two hundred|900|1,000;
        caught=1711-1719; traitor=her cook|her cousin|the ship's doctor|a former lover; matter=salt|a parrot|a card game|a pair of boots;
        disguise=nuns|pilgrims|musicians|lepers""",
        """By what name was {last} known? => {nick}
        How was she able to join the navy? => disguised as a boy
        Why did she leave the navy? => unpaid wages
        What kind of ships did she never attack? => fishing boats
        Why did she leave those ships alone? => her own father had been a fisherman
        How did her men trick the crew of the {prize}? => dress as {disguise} and wave for help
        Who promised money for her capture? => {governor}
        Who gave her away? => {traitor}
        What had she and the cook quarrelled about? => {matter}""",
        """Where did the pirate hide her treasure?
        What was the name of her own ship?
        How old was she when she was caught?"""),
    r("a treaty", """The Treaty of {town} was signed on {date} by {land}, {land2} and the free city of {city}. It put an end to {years} years of
        quarrels over who was allowed to tax the traffic on Lake {lake}. The talks, which were led by the bishop of {see}, nearly collapsed when the
        envoy of {land2}, {envoy}, found that his chair was lower than the others; a carpenter was sent for, and the meeting went on two hours later.
        Under the terms of the treaty the tolls were to be shared equally, and each party might keep no more than {ships} armed ships on the lake.
        Only {city} kept its promise for long. When {land} began to build a {extra} ship in secret in {secret}, {informer} reported it, and the
        agreement broke down. The original document, written on {skin}, is kept in the town hall.""",
        """town; date; land=name; land2=name; city=town; years=eleven|twenty|forty|sixty; lake=name; see=town; envoy=man; ships=three|four|five;
        extra=sixth|seventh|ninth; secret=1480-1530; skin=calfskin|goatskin|vellum|deerskin;
        informer=a fishmonger's wife|a travelling tinker|a ferryman's son|a runaway monk""",
        """What had the parties been arguing about? => who was allowed to tax the traffic on Lake {lake}
        Who was in charge of the talks? => the bishop of {see}
        What offended {envoy}? => his chair was lower than the others
        Who was called in to solve the problem? => a carpenter
        How were the tolls to be divided? => equally
        How many warships could each side have on the lake? => {ships}
        Which of the three parties stuck to the treaty? => {city}
        Who revealed that {land} was building another ship? => {informer}
        Where can the original treaty be found? => in the town hall""",
        """How many pages long is the treaty?
        Who signed the treaty for {land}?
        How large is Lake {lake}?"""),
    r("a mosque", """The {name} Mosque in {town} was built between {begin} and {end} by order of the merchant {patron}, who had made his fortune in
        {ware}. Its dome, {wide} metres across, rests on eight pillars of pink marble that had been taken from {origin}. According to a local story
        the architect, {architect}, refused any wages and asked only that his daughter be allowed to choose the colour of the tiles; she picked the
        {shade} for which the building is known. An earthquake in {quake} brought down one of the four minarets, and it was rebuilt slightly shorter
        than the others. The courtyard contains a fountain with twelve spouts, one for each month. Since {year} the old school next to the mosque,
        where {pupils} boys once learned mathematics and calligraphy, has been used as a hospital.""",
        """name; town; begin=1551-1560; end=1566-1579; patron=he; wide=17-31; architect=he; quake=1755-1790; pupils=sixty|eighty|120|150;
        year=1921-1955; ware=indigo|pepper|coffee|pearls|silk; shade=deep green|pale blue|dark red|turquoise|golden yellow;
        origin=a ruined Roman theatre|an old palace|a quarry on the coast|a sunken ship""",
        """Who had the mosque built? => {patron}
        What had made the patron rich? => {ware}
        Where did the marble pillars come from? => {origin}
        What was the daughter of {architect} allowed to choose? => the colour of the tiles
        What is the colour of the tiles? => {shade}
        What destroyed one of the minarets? => An earthquake
        How does the new minaret differ from the others? => slightly shorter
        What do the twelve spouts of the fountain stand for? => one for each month
        What purpose does the old school serve now? => a hospital""",
        """How many people can pray in the mosque?
        What was the name of the architect's daughter?
        How long did it take to rebuild the minaret?"""),
    r("a photographer", """{first} {last} took up photography by accident: in {start} a lodger who could not pay his rent left her a camera instead.
        She was then a widow of {age} with three children and ran a boarding house in {town}. Within two years she had sold the house, and she
        travelled through {land} in a wagon that served as both bedroom and darkroom. Her portraits of {subject}, of which about {plates} survive,
        were at first refused by every gallery because {objection}. The writer {writer} used {used} of them in a book about poverty, without
        mentioning her name; she took him to court and won {damages}. In later life she gave up portraits and photographed nothing but {motif}. Most
        of her plates were lost in {lost}, when her grandson sold them to a gardener who needed glass for a greenhouse.""",
        """first=she; last; start=1868-1881; age=31-47; town; land=name; subject=miners|fishermen's wives|farm labourers|beggars|railway workers;
        plates=200-900; writer=man; used=seven|eleven|sixteen|twenty; damages=60 pounds|200 crowns|forty pounds|300 crowns; lost=1921-1937;
        motif=snow|clouds|empty chairs|trees|shop windows;
        objection=nobody in them smiles|the faces were dirty|they were too dark|she was not a man""",
        """Why did the lodger leave his camera to her? => could not pay his rent
        How did she earn a living before that? => ran a boarding house
        In what did she travel through {land}? => a wagon
        Who are the people in her portraits? => {subject}
        Why did the galleries turn her pictures down? => {objection}
        Against whom did she go to court? => {writer}
        How much money did the court award her? => {damages}
        What was the only thing she photographed later in life? => {motif}
        What did the gardener want the plates for? => glass for a greenhouse""",
        """In what year did {last} die?
        What was the title of the book about poverty?
        What were the names of her children?"""),
    r("a flood", """In the night of {date} a dam above the valley of {valley} gave way after {days} days of rain, and a wall of water twelve metres
        high rushed toward {town}. The warning was carried by a telegraph clerk, {clerk}, who stayed at her desk until the wires went dead, and by a
        farmer, {farmer}, who rode ahead of the flood {alarm}. Although {saved} people reached the hills in time, {dead} drowned, most of them guests
        at a wedding who could not hear the bell over the music. An inquiry found that the owners of the dam, a club of wealthy anglers, had put wire
        netting across the outlet to stop their trout from escaping. Nobody was convicted. The town was rebuilt {distance} kilometres further down the
        valley, and on the old site only the {building} still stands.""",
        """date; days=four|five|six|nine; valley=name; town; clerk=woman; farmer=man; saved=1,200-6,000; dead=140-890; distance=two|three|four|six;
        building=church tower|bank|school|water mill; alarm=ringing a cow bell|blowing a hunting horn|beating a pan|firing a shotgun""",
        """What caused the dam to burst? => {days} days of rain
        How high was the wall of water? => twelve metres
        Who stayed behind to send warnings by wire? => {clerk}
        How did {farmer} warn the people? => {alarm}
        How many people escaped to higher ground? => {saved}
        Why did the wedding guests not hear him? => the music
        To whom did the dam belong? => a club of wealthy anglers
        What was the wire netting for? => to stop their trout from escaping
        What is left standing where the town used to be? => the {building}""",
        """Who were the bride and groom at the wedding?
        What was the name of the farmer's horse?
        How much did it cost to rebuild the town?"""),
    r("a sculptor", """The sculptor {first} {last} is remembered for the {animal} of {town}, a bronze so large that the city wall had to be opened to
        bring it in. He had learned to cast metal in the cannon foundry of his uncle {uncle}, at a time when the wars had ended and nobody wanted
        cannon any more. For the statue he used {weight} tonnes of bronze, much of it from church bells that the people of the surrounding villages
        had given to him. The first casting, in {first_try}, cracked {crack}; the second succeeded in {second} after he had thrown his own pewter
        dishes into the furnace. {last} was paid only half of the {fee} he had been promised, and in revenge he gave the {animal} the face of the city
        treasurer, {treasurer}. His workshop passed to his apprentice {pupil}, who preferred to make {other}.""",
        """first=he; last; animal=lion|bear|horse|bull|stag; town; uncle=man; weight=14-60; first_try=1601-1606; second=1608-1615;
        fee=3,000 florins|900 ducats|4,000 crowns|1,200 florins; treasurer=man; pupil=man;
        crack=from head to tail|along the back|across the chest|at the neck; other=door handles|candlesticks|garden gnomes|kettles""",
        """For which work is {last} remembered? => the {animal} of {town}
        Why did the city wall have to be opened? => to bring it in
        Where did the sculptor learn his craft? => in the cannon foundry of his uncle {uncle}
        Where did much of the bronze come from? => church bells
        What went wrong with the first casting? => cracked {crack}
        What did he throw into the furnace? => his own pewter dishes
        How much was he supposed to be paid? => {fee}
        Whose face did the statue have? => {treasurer}
        What did the apprentice like making better than statues? => {other}""",
        """How tall is the statue?
        Who was the sculptor's wife?
        At what age did {last} become an apprentice?"""),
    r("a newspaper", """The {paper} is the oldest newspaper in {land} still in print. It was started in {founded} by {founder}, a failed {former}, who
        filled the early issues with stories he had made up. The paper turned serious only when {editor} became editor in {editor_year}; she sent
        reporters to the law courts and was the first to print the names of landlords whose houses had collapsed. In revenge somebody set fire to the
        press, and for {weeks} weeks the news had to be painted on the wall of a brewery. During the occupation it appeared in secret under the title
        {title}, with a circulation of barely {copies}. Its crossword, introduced in {crossword} by the retired judge {judge}, is considered the
        hardest in the country. The paper moved from {town} to the capital in {moved}, but the back page still carries the tides for {town}'s
        harbour.""",
        """paper=Morning Herald|Evening Star|Daily Messenger|Northern Courier; land=name; founded=1740-1759; founder=man; editor=woman;
        editor_year=1871-1886; weeks=three|five|six|eight; title=The Mouse|The Whisper|The Candle|The Cricket; copies=600-2,000; crossword=1951-1960;
        judge=man; town; moved=1968-1985; former=actor|priest|dentist|opera singer|wine merchant""",
        """Who founded the {paper}? => {founder}
        What had the founder been earlier in life? => a failed {former}
        What did the founder print in the early issues? => stories he had made up
        Under whose leadership did the paper become serious? => {editor}
        Which landlords did she name? => landlords whose houses had collapsed
        Where was the news painted after the fire? => on the wall of a brewery
        What was the paper called during the occupation? => {title}
        Who invented its crossword? => {judge}
        What can readers find on the back page? => the tides for {town}'s harbour""",
        """How many copies does the paper sell today?
        Who set fire to the press?
        Who is the editor of the paper now?"""),
    r("an emperor", """{name} the {nick} was the last emperor of the {dynasty} dynasty. A soldier's son from the border town of {town}, he rose to
        command the palace guard and seized power in {seized} after the old emperor, {old}, had been smothered in his bath. His first act was to
        {act}, for which the common people adored him. He moved the capital to {capital}, where he built an aqueduct {km} miles long, and he reformed
        the calendar by adding a day of rest after every {week} days of work. His campaign against the {tribe} ended in disaster: only one in ten of
        his soldiers returned, the rest having drowned when the ice on the river {river} broke. Abandoned by his generals, he handed his crown to
        {taker} and walked away in the dress of {dress}. He is thought to have died in {end}, aged {age}.""",
        """name=he; nick=Patient|Lame|Bald|Generous|Tall; dynasty=name; town; seized=311-339; old=he; capital=town; km=30-90; week=six|eight|nine;
        tribe=name; river=name; end=361-377; age=62-81; taker=a passing goatherd|a blind harpist|his barber|a kitchen boy;
        dress=a monk|a beggar|a pedlar|a sailor; act=lower the price of grain|free the galley slaves|abolish the salt tax|open the palace gardens""",
        """Which dynasty came to an end with {name}? => the {dynasty} dynasty
        What position did he hold before he became emperor? => command the palace guard
        How did {old} die? => smothered in his bath
        Why did ordinary people love the new emperor? => {act}
        Where was his new capital? => {capital}
        How long was the aqueduct? => {km} miles
        How did most of his soldiers lose their lives? => drowned
        To whom did he give his crown? => {taker}
        What was he wearing when he left? => the dress of {dress}""",
        """Whom did the emperor marry?
        How many soldiers took part in the campaign?
        What was the name of the goatherd?"""),
    r("a dictionary maker", """{first} {last} spent {years} years compiling the first dictionary of {language}, a language spoken today by fewer than
        {speakers} people. He had come to {town} as a {job} and began to write down words only because nobody would talk to him about taxes. His main
        helper was {helper}, a blind storyteller who knew {tales} tales by heart. {last} kept his slips of paper in {kept}, arranged by sound rather
        than by spelling, and in {goat} a goat ate the whole of the letter {letter}. The first volume was printed in {vol1} with money from his wife,
        who had sold her share in a tin mine. He died while working on the word for "{word}", and the remaining volumes were edited by the linguist
        {linguist}. A school in {town2} that teaches in {language} has been named in his honour.""",
        """first=he; last; years=thirty-one|twenty-six|nineteen|forty; language=name; speakers=900-8,000; town; helper=woman; tales=120-600;
        goat=1879-1886; letter=B|K|M|S|T; vol1=1891-1899; word=evening|thread|patience|rain|bread; linguist=woman; town2=town;
        job=tax inspector|road engineer|census taker|customs officer; kept=shoe boxes|egg crates|pillow cases|cigar boxes""",
        """How much time did {last} devote to the dictionary? => {years} years
        What was he sent to {town} to do? => {job}
        Why did he start to collect words? => nobody would talk to him about taxes
        Who assisted him most? => {helper}
        Where did he keep his notes? => in {kept}
        How were the slips sorted? => by sound
        What happened to the letter {letter}? => a goat ate the whole
        Who paid for printing the first volume? => his wife
        Who finished the work after his death? => {linguist}""",
        """How many words are there in the dictionary?
        Into which family of languages does {language} fall?
        How old was {last} when he died?"""),
    r("a desert city", """The ruined city of {city} lies in the {desert} Desert, {days} days by camel from the nearest well in use. For some {years}
        years it controlled the {goods} trade, and its merchants grew so wealthy that they shod their mules with silver. Water was brought to it
        through a tunnel {km} kilometres long, dug, according to an inscription, by {prisoners} prisoners of war in the time of Queen {queen}. The
        city seems to have been abandoned within a few months; pots of {food} were found still standing on the hearths. The Danish traveller
        {traveller} was the first European to see the ruins, in {seen}, but he mistook them for a natural rock formation. Digging did not start until
        {dug}, under {digger}, whose team uncovered a theatre, two baths and a street of perfume makers. Most experts now think that the wells were
        poisoned by {cause}.""",
        """city=name; desert=name; days=four|five|six|nine; years=three hundred|four hundred|five hundred; km=7-23; prisoners=900-5,000; queen=she;
        traveller=man; seen=1761-1799; dug=1927-1959; digger=woman; cause=salt|lead|volcanic gas|rotting locusts; food=lentils|barley|figs|mutton;
        goods=incense|salt|ivory|myrrh|spice""",
        """What goods made the city rich? => the {goods} trade
        What did the merchants use silver for? => shod their mules
        Who dug the tunnel? => {prisoners} prisoners of war
        Who ruled when the tunnel was dug? => Queen {queen}
        What was discovered on the hearths? => pots of {food}
        Who was the first visitor from Europe? => {traveller}
        What did he believe the ruins were? => a natural rock formation
        Who led the excavation? => {digger}
        What, in the view of most experts, spoiled the wells? => {cause}""",
        """How many people lived in {city}?
        Which god was worshipped in the city?
        How many seats did the theatre have?"""),
    r("a theatre", """The {name} Theatre in {town} opened in {opened} with a comedy by {author} that nobody remembers, but the evening itself became
        famous because the chandelier fell into the empty orchestra pit during the interval. It was paid for by the sugar trader {trader} as a wedding
        gift to his wife, the dancer {dancer}, who never performed there, as she had by then joined a convent. The hall seats {seats} people on four
        levels; the cheapest places, right under the roof, are known as {nickname}. In {cinema} the building was turned into a cinema, and during the
        war {stored} were stored in the boxes. It was saved from demolition in {saved} by the schoolteacher {teacher}, who chained herself to the
        front doors with {pupils} of her pupils. After repairs that lasted {years} years, it reopened with the very comedy with which it had
        begun.""",
        """name; town; opened=1811-1839; author=man; trader=man; dancer=woman; seats=640-1,900; cinema=1919-1930; saved=1961-1975; teacher=woman;
        pupils=nine|fourteen|twenty|thirty; years=three|four|six|eight; stored=potatoes|coffins|army boots|hay;
        nickname=the pigeon loft|the crow's nest|the oven|the hen house""",
        """What accident made the opening night famous? => the chandelier fell into the empty orchestra pit
        Who wrote the play that was shown first? => {author}
        For what occasion was the theatre given? => a wedding gift
        Why did {dancer} never appear on its stage? => she had by then joined a convent
        What do people call the cheapest seats? => {nickname}
        What was kept in the boxes during the war? => {stored}
        Who prevented the theatre from being pulled down? => {teacher}
        How did she stop the demolition? => chained herself to the front doors
        How long did the repairs take? => {years} years""",
        """What was the title of the comedy?
        How much did the repairs cost?
        Was anybody hurt by the chandelier?"""),
    r("a mountaineer", """{first} {last} was the first woman to stand on top of Mount {peak}, which she reached on {date} together with the guide
        {guide}. Earlier attempts, in {try1} and {try2}, had failed, the first because of an avalanche and the second because the expedition's cook
        had left {forgot} behind. {last}, a {job} by profession, had invented a stove that burned at great heights, and she always said that tea, not
        courage, had got her to the summit. On the way down {guide} broke his leg, and she lowered him {metres} metres on a rope made of tent cloth.
        The geographical society of {town} refused to believe her story until {proved}, when a Swiss party led by {swiss} found her {proof} at the
        top. She spent the prize money on a laboratory at {town2}. She never climbed again after {child}, the year in which her son was born.""",
        """first=she; last; peak=name; date=full_date; guide=man; try1=1901-1906; try2=1908-1914; metres=120-700; town; proved=1931-1939; swiss=man;
        town2=town; child=1941-1946; job=chemist|dentist|typist|botanist; proof=tin cup|hatpin|teapot|pocket mirror;
        forgot=the matches|the ropes|the tent poles|the maps""",
        """Which mountain was {last} the first woman to climb? => Mount {peak}
        Who was with her at the summit? => {guide}
        Why did the attempt of {try1} fail? => an avalanche
        What did the cook forget to bring? => {forgot}
        What was her profession? => {job}
        What did she say had taken her to the top? => tea
        From what was the rope made? => tent cloth
        What was found that proved her story? => her {proof}
        What did she buy with the prize money? => a laboratory at {town2}""",
        """How high is Mount {peak}?
        What was the name of her son?
        How much prize money did she receive?"""),
    r("an epidemic of dancing", """In the summer of {year} a strange illness struck {town}: people began to dance in the streets and could not stop.
        It started with a {job}, {first} {last}, who danced for {days} days outside the church of {saint}; within a month {dancers} citizens had
        joined her. The doctors blamed hot blood and, on their advice, the council hired pipers and put up a wooden stage, in the belief that the sick
        would recover if they danced themselves tired. This only made matters worse. A priest called {priest} then led the dancers, tied together with
        ribbons, to a chapel at {chapel}, where they were given red shoes, and most of them fell asleep. {dead} people had died of exhaustion. The
        chronicler {chronicler} thought that it was a punishment for {sin}, whereas modern historians suspect hunger and fear after {bad} bad
        harvests.""",
        """year=1510-1560; town; first=she; last; days=four|five|six|nine; saint=Saint Anne|Saint Martin|Saint Nicholas|All Saints; dancers=200-700;
        priest=man; chapel=name; dead=Fifteen|Thirty|Forty|Eleven; chronicler=man; bad=three|four|two;
        job=seamstress|washerwoman|candle-maker|midwife; sin=swearing|gambling|drunkenness|working on Sundays""",
        """Who was the first to catch the dancing illness? => {first} {last}
        What was her occupation? => {job}
        How many other citizens joined in? => {dancers}
        What did the doctors think was the cause? => hot blood
        Why did the council hire musicians? => the sick would recover if they danced themselves tired
        Where did the priest take the dancers? => a chapel at {chapel}
        What were the dancers given there? => red shoes
        What was the illness a punishment for, according to {chronicler}? => {sin}
        What explanation do historians give nowadays? => hunger and fear""",
        """How old was the {job}?
        What music did the pipers play?
        How much were the pipers paid?"""),
    r("a canal", """The {name} Canal joins the river {river} to the {sea} Sea and saves ships a journey of {saved} kilometres around Cape {cape}. The
        idea goes back to the monk {monk}, who marked out the route with ploughs in {plough}, but he was accused of {crime} and the plan was dropped.
        Work at last started in {start} under the French engineer {engineer}. He died of yellow fever, as did {dead} of his workers, and the company
        went bankrupt. It was a former nurse, {nurse}, who saved the project by having the swamps along the route drained and the barracks fitted with
        nets. The canal, which has {locks} locks, was opened in {opened} by the king's yacht; unfortunately {obstacle} had got stuck in front of it
        and the guests had to finish the journey on foot. In the early years some captains paid the toll in {coin}.""",
        """name; river=name; sea=name; saved=300-2,000; cape=name; monk=he; plough=1551-1590; start=1861-1869; engineer=man; dead=2,000-9,000;
        nurse=woman; locks=six|eleven|fourteen|seventeen; opened=1881-1894; coin=pearls|ivory|coffee beans|furs;
        crime=witchcraft|treason|theft|heresy; obstacle=a grain barge|a dead whale|a coal boat|a raft of logs""",
        """How many kilometres do ships save by using the canal? => {saved}
        Who first had the idea of a canal? => the monk {monk}
        With what did the monk mark the route? => ploughs
        Why was the early plan given up? => he was accused of {crime}
        What disease killed {engineer}? => yellow fever
        Who rescued the project? => {nurse}
        What did she have done to the swamps? => drained
        What stood in the way of the royal yacht? => {obstacle}
        How did the guests get to the end of the canal? => on foot""",
        """How wide is the canal?
        How many ships pass through it each year?
        What was the name of the king's yacht?"""),
    r("a novelist", """{first} {last} wrote {novels} novels, almost all of them set in the fictional village of {village}. She was born in {born}
        above a chemist's shop in {town} and, being often ill, was taught at home by {teacher}, who had once been a ship's surgeon. Her first book,
        {book}, was rejected by {rejected} publishers before {publisher} accepted it on condition that she change {change}. It sold badly. Fame came
        with {book2}, which she had written in six weeks to pay for {need}. Readers were so upset by the death of its heroine, a schoolmistress, that
        {letters} of them wrote in protest. {last} disliked travelling and is said to have left her county only twice. She died in {died} and left the
        rights to her books to the village school at {school}.""",
        """first=she; last; novels=eleven|fourteen|nineteen|twenty-three; village=town; born=1852-1866; town; book=title;
        rejected=five|seven|nine|sixteen; publisher=last; book2=title; letters=400-2,000; died=1919-1938; school=town;
        teacher=her grandfather|her uncle|her great-uncle|her godfather; need=a new roof|her brother's debts|an operation|a horse;
        change=the ending|the title|the hero's name|the first chapter""",
        """In which imaginary place do most of her novels take place? => {village}
        Who was her teacher? => {teacher}
        Why was she not sent to school? => often ill
        What work had {teacher} once done? => a ship's surgeon
        What did {publisher} want her to alter? => {change}
        Which novel brought her success? => {book2}
        For what purpose did she write that novel? => to pay for {need}
        What upset the readers? => the death of its heroine
        Who receives the income from her books? => the village school at {school}""",
        """Whom did {last} marry?
        How many copies did her first book sell?
        Which county did she live in?"""),
    r("a peasants' revolt", """The Bread Rising of {year} began in the village of {village}, where the miller's wife, {wife}, struck a tax collector
        with a {tool}. Three harvests in a row had failed, yet the Count of {count} had doubled the tax on flour to pay for his daughter's wedding.
        Led by {leader}, a former soldier with one arm, some {peasants} peasants marched on the castle, picking up bakers, monks and even a few of the
        count's own guards on the way. The count fled {flight}. For {days} days the rebels held the castle and, according to a letter by the chaplain
        {chaplain}, stole nothing but the wedding cake. The rising collapsed when the king promised to hear their complaints and then arrested the
        messengers. {leader} was executed at {town}; the miller's wife escaped over the mountains and later {later}.""",
        """year=1381-1525; village=town; wife=she; count=name; leader=man; peasants=2,000-20,000; days=six|nine|eleven|twelve; chaplain=he; town;
        tool=ladle|frying pan|broom|dead goose|rolling pin; flight=in a hay cart|in a nun's dress|through a sewer|on his cook's mule;
        later=opened an inn|became a nun|married a pedlar|sold pies""",
        """Where did the rising start? => {village}
        What did {wife} use to hit the tax collector? => a {tool}
        Why did the count raise the tax on flour? => to pay for his daughter's wedding
        Who was at the head of the rebels? => {leader}
        How did the count get away? => {flight}
        How long did the peasants keep the castle? => {days} days
        What was the only thing the rebels took? => the wedding cake
        What did the king do to the messengers? => arrested
        What did the miller's wife do after her escape? => {later}""",
        """How high was the new tax on flour?
        Who married the count's daughter?
        How many rebels were killed?"""),
    r("a temple", """The Temple of the {thing} stands on a rock in the middle of Lake {lake} and can be visited only in {season}, when the water is
        low enough for pilgrims to walk across. It was built in the {century} century by a fisherman named {fisherman}, to thank the goddess for
        returning his lost son. Inside there is no statue, merely {shown} which, the priests claim, has not gone out for {years} years. The lamp is
        looked after by {keepers}, chosen from the families of the lakeside villages, who serve until they marry. In {war} a general called {general}
        tried to blow it out; the roof fell on him, and his soldiers ran away. The present roof, of cedar covered with copper, was paid for by the
        opera singer {singer}. Visitors are asked to leave a {gift} at the door.""",
        """thing=Quiet Flame|Lost Son|Seven Sisters|Returning Tide; lake=name; season=SEASONS; century=ninth|tenth|eleventh|twelfth; fisherman=he;
        years=six hundred|eight hundred|nine hundred; war=1612-1690; general=man; singer=woman;
        gift=pinch of salt|white stone|fish hook|ribbon|candle; shown=an oil lamp|a copper lamp|a glass lamp|a clay lamp;
        keepers=seven sisters|nine widows|twelve girls|three nieces""",
        """Where is the temple situated? => on a rock in the middle of Lake {lake}
        At what time of year can people go there? => {season}
        What was {fisherman} grateful for? => returning his lost son
        What does one find inside in place of a statue? => {shown}
        Who takes care of the lamp? => {keepers}
        How long do the sisters serve? => until they marry
        What happened to {general} when he tried to put out the lamp? => the roof fell on him
        Who gave the money for the new roof? => {singer}
        What should visitors leave at the entrance? => a {gift}""",
        """How many pilgrims come every year?
        What was the name of the fisherman's son?
        How deep is Lake {lake}?"""),
    r("a president", """{first} {last} was the first president of {land} to be elected by the people. Before entering politics he had been {job} in
        the {region} region, and opponents mocked him as "the cow doctor". In the election of {elected} he received {votes} percent of the vote,
        narrowly beating the general {general}. As president he nationalised the railways, made schooling free and, most controversially, banned
        {banned}, a decision that cost him the support of the army. His closest adviser was his wife, {wife}, who wrote nearly all his speeches. In
        {coup}, while he was abroad at a conference in {city}, the vice-president, {vice}, declared himself head of state. {last} never returned to
        {land}; he settled in {town} and went back to treating {patients}. His refusal to accept a pension made him popular again, and his face now
        appears on the {note}-crown note.""",
        """first=he; last; land=name; region=name; elected=1919-1926; votes=50-54; general=man; wife=she; coup=1927-1934; city=town; vice=man; town;
        note=twenty|fifty|hundred|five; job=a vet|a cattle doctor|a country vet; banned=duelling|beards|hunting|brandy;
        patients=horses|sheep|dogs|cows""",
        """What was the president's occupation before politics? => {job}
        What did his opponents call him? => the cow doctor
        Whom did he beat in the election? => {general}
        What share of the vote did he win? => {votes} percent
        Which of his decisions lost him the army's support? => banned {banned}
        Who wrote most of his speeches? => his wife, {wife}
        Where was he when he lost power? => at a conference in {city}
        Who made himself head of state in {coup}? => {vice}
        What did {last} do for work after the coup? => treating {patients}""",
        """How many years had he served in the army?
        Which party did {last} belong to?
        In what year did the former president die?"""),
    r("a map-maker", """For more than {years} years the maps of {first} {last} were the most accurate in Europe, although their maker never left
        {town}. {cause} had made her lame, and so she questioned sailors in the tavern her brother kept, paying each of them with a {fee}. She
        trusted, she said, only what three men told her independently. Her great atlas, published in {atlas} with {maps} maps, was dedicated to Prince
        {prince}, who gave her a pension in return. Some of her rivals, above all {rival}, copied her plates; to catch them she drew an island that
        did not exist and named it after her {pet}. Two expeditions were later sent to look for it. {last} went blind in {blind} and trained her niece
        {niece} to carry on. A single complete copy of the atlas survives, in the archive at {town2}.""",
        """years=fifty|sixty|seventy|eighty; first=she; last; town; atlas=1661-1680; maps=80-240; prince=he; rival=man;
        pet=cat|parrot|dog|goat|tortoise; blind=1684-1692; niece=she; town2=town; fee=bowl of soup|mug of beer|warm bed|slice of pie;
        cause=A childhood illness|A fall from a horse|A kick from a mule|A badly set bone""",
        """What made {last} lame? => {cause}
        Where did she talk to the sailors? => in the tavern her brother kept
        What did the sailors get for their information? => a {fee}
        When did she believe a piece of news? => what three men told her independently
        To whom did she dedicate her atlas? => Prince {prince}
        How did she trap the people who copied her maps? => she drew an island that did not exist
        After what did she name the island? => her {pet}
        Who took over from her when she lost her sight? => {niece}
        Where is the last complete copy kept? => in the archive at {town2}""",
        """How much did the atlas cost?
        What was the name of her brother?
        How many copies of the atlas were printed?"""),
    r("an earthquake", """The earthquake that struck {town} at {clock} on {date} lasted only {secs} seconds, but it destroyed {share} of the city.
        Most people died not in the shaking itself but in the fires that followed, since it was {day}, the day on which candles were lit in every
        church. The king, {king}, survived because {saviour} had persuaded him to spend the holiday in the country; for the rest of his life he
        refused to sleep under a stone roof and lived {home}. It was his minister, {minister}, who took charge, saying that one must bury the dead and
        feed the living. He had the ports closed, fixed the price of bread and sent a list of {questions} questions to every parish. The answers make
        up the first scientific study of an earthquake. The new city was designed by {architect}, who tested his wooden house frames by having
        {soldiers} soldiers march around them.""",
        """town; clock; date; secs=40-95; day=All Saints|Candlemas|Easter Sunday; king=he; minister=man; questions=nine|thirteen|twenty|thirty;
        architect=man; soldiers=200-900; saviour=his daughter|his jester|the queen|his doctor;
        home=in a camp of tents|on a ship|in a wooden hut|in a bamboo palace; share=two thirds|half|three quarters|nine tenths""",
        """For how many seconds did the earthquake last? => {secs}
        How much of the city was ruined? => {share}
        What killed most of the victims? => the fires that followed
        Who had talked the king into leaving the city? => {saviour}
        Where did the king live from then on? => {home}
        Which official dealt with the disaster? => {minister}
        To whom did he send his questions? => every parish
        Who planned the rebuilt city? => {architect}
        How were the house frames tested? => soldiers march around them""",
        """How many people died in the earthquake?
        How much did bread cost after the earthquake?
        What was the name of the king's daughter?"""),
    r("a botanist", """The botanist {first} {last} introduced more than {plants} garden plants to Europe, among them the {colour} {flower} that bears
        his name. The son of a {job}, he was sent to {land} in {sent} by the nursery of {nursery} & Sons on a salary of {salary} pounds a year. He
        learned the language, shaved his head and dressed as a {role} in order to enter provinces that were closed to foreigners. Once, when he was
        attacked by bandits, he saved himself by pretending to read their future in a seed catalogue. The {flower} was found on a cliff near {place};
        his assistant {assistant} climbed down for it on a rope of plaited {rope}. Of the {boxes} boxes shipped home, half were ruined when sailors
        watered them with sea water. {last} died in {town} of a {end}, which he described in his diary in detail until he could no longer hold the
        pen.""",
        """plants=two hundred|three hundred|eighty|150; first=he; last; colour=COLOURS; flower=lily|primrose|poppy|orchid|peony; land=name;
        sent=1843-1861; nursery=last; salary=60-140; place=town; assistant=he; rope=straw|silk|hair|vines; boxes=14-60; town;
        job=gravedigger|shoemaker|sexton|coachman; role=pedlar|monk|beggar|silk merchant; end=snake bite|fever|scorpion sting|rat bite""",
        """What did the botanist's father do? => {job}
        Who sent {last} to {land}? => the nursery of {nursery} & Sons
        How much did he earn per year? => {salary} pounds
        Why did he disguise himself? => to enter provinces that were closed to foreigners
        As what was he disguised? => a {role}
        How did he escape from the bandits? => pretending to read their future
        Who fetched the {flower} from the cliff? => {assistant}
        How did sailors spoil the plants? => watered them with sea water
        What was the cause of his death? => a {end}""",
        """How old was {last} when he died?
        How long did he stay in {land}?
        What was the name of the ship that carried the boxes?"""),
    r("a strike", """In {month} {year} the {women} women who worked at the {firm} match factory in {town} laid down their tools. The cause was the
        dismissal of {girl}, a fourteen-year-old who had spoken to a journalist about the smell of phosphorus and the illness it caused. The owner,
        {owner}, offered to take her back, but by then the women also demanded {demand} and an end to fines for talking. Their leader was {leader}, a
        mother of six who could neither read nor write and had her speeches drawn for her as little pictures. Dockers and tram drivers collected {sum}
        pounds for the strikers, while {enemy} preached against them. After {weeks} weeks the company gave in on every point except the fines. A year
        later the factory switched to {safe} phosphorus, which harmed nobody, and {leader} was elected to the town council.""",
        """month=MONTHS; year=1884-1898; women=600-1,900; firm=name; town; girl=woman; owner=man; leader=woman; sum=300-1,200;
        weeks=three|five|six|seven; safe=red|another kind of|a cheaper;
        demand=a separate room for meals|clean drinking water|two more windows|a day off on Sundays; enemy=the bishop|the mayor|a judge|the duke""",
        """Where did the women work? => the {firm} match factory
        How old was {girl} when she was dismissed? => fourteen
        To whom had she spoken? => a journalist
        What did the women want besides her return and an end to fines? => {demand}
        Who led the strikers? => {leader}
        How did the leader remember her speeches? => drawn for her as little pictures
        Who spoke out against the strike? => {enemy}
        How long did the strike last? => {weeks} weeks
        On which point did the company not give way? => the fines""",
        """How much were the women paid per week?
        For which newspaper did the journalist write?
        What happened to {owner} after the strike?"""),
    r("a tapestry", """The {town} Tapestry is an embroidered cloth {long} metres long that tells the story of Duke {duke}'s voyage to the north. It
        was made by the nuns of {abbey} between {from} and {to}, probably on the orders of the duke's sister {sister}, who appears in it {times}
        times, always with {held} in her hand. The wool was dyed with only {colours} colours, all won from local plants. One of the scenes shows a
        comet, which has allowed scholars to date the voyage to {comet}. For many years the cloth lay forgotten in the loft of the cathedral, where it
        was used {use}; the antiquary {antiquary} recognised its value in {seen} when he saw it over a cart of hay. The last three metres are missing.
        According to {expert}, they must have shown the duke's death, but other experts believe that they were simply eaten by mice.""",
        """town; long=31-82; duke=he; abbey=name; from=1091-1099; to=1104-1118; sister=she; times=four|six|seven|nine; colours=five|six|eight;
        comet=1066-1086; antiquary=man; seen=1724-1760; expert=woman; held=a book|a bird|a mirror|a key;
        use=to cover apples in winter|to keep out the draught|to wrap candles|to hide a hole in the wall""",
        """What story does the tapestry tell? => Duke {duke}'s voyage to the north
        Who made the cloth? => the nuns of {abbey}
        What does {sister} hold in every picture? => {held}
        Where did the dyes come from? => local plants
        How do scholars know when the voyage took place? => a comet
        What was the cloth used for in the loft? => {use}
        Who discovered how valuable it was? => {antiquary}
        What did the lost part show, in {expert}'s opinion? => the duke's death
        What happened to the last three metres, as other experts see it? => eaten by mice""",
        """In which museum can the tapestry be seen?
        How many nuns worked on the tapestry?
        How much is the tapestry worth?"""),
    r("a capital city", """{city} has been the capital of {land} since {since}, when the government moved there from {old}, which was thought to be
        too close to the border. It lies at the meeting point of the rivers {river} and {river2}, in a basin surrounded by hills, and is home to about
        {people} people. The site was chosen by President {president}, reportedly {choice}. The city was laid out by the planner {planner} in the form
        of a {shape}, with the parliament at its centre. Cars are banned from the inner ring, so most residents travel by {transport}, of which there
        are {lines} lines. Winters are mild, but from {hot} onward a dusty wind known as the {wind} makes people stay indoors at noon. The principal
        industries are printing and {industry}, and the university hospital is the largest employer.""",
        """city=town; land=name; since=1921-1964; old=town; river=name; river2=name; people=240,000-900,000; president=last; planner=woman;
        shape=star|wheel|leaf|shell; lines=six|eight|eleven|fourteen; hot=June|July|May; wind=name; industry=banking|brewing|clockmaking|film-making;
        choice=by throwing a dart at a map|by tossing a coin|by following a stork|by asking his youngest son;
        transport=cable car|tram|water bus|bicycle taxi""",
        """Which city was the capital before {city}? => {old}
        Why did the government leave {old}? => too close to the border
        Which two rivers meet there? => the rivers {river} and {river2}
        How did the president pick the place? => {choice}
        Who drew up the plan of the city? => {planner}
        What stands in the middle of the city? => the parliament
        How do most people get around? => by {transport}
        What do people call the dusty wind? => the {wind}
        Who employs the most people? => the university hospital""",
        """How large is the area of the city?
        Who is the mayor of {city}?
        How far is {city} from the sea?"""),
    r("a forger", """For {years} years the paintings of {first} {last} hung in the best museums of the country, though never under his own name. A
        failed portrait painter from {town}, he had begun forging old masters in {began}, after the critic {critic} wrote that he had no more talent
        than a house painter. He baked his canvases in a bread oven and rubbed {dirt} into the cracks. The most successful of his forgeries, a supper
        scene, was bought by the collector {collector} for {price}; {critic} himself declared it the finest picture of its century. {last} was found
        out by accident in {caught}, when a cleaner, {cleaner}, noticed that a saint was {slip}. In court he painted another picture in front of the
        judges to prove his story. He was sentenced to {months} months but died before he could be imprisoned, and his forgeries are now forged by
        others.""",
        """years=eleven|fourteen|seventeen|nineteen; first=he; last; town; began=1926-1931; critic=man; collector=man; price=money; caught=1944-1950;
        cleaner=woman; months=eight|twelve|eighteen; dirt=soot|ink|tobacco|ash|coffee;
        slip=wearing a wristwatch strap|holding a fountain pen|sitting on a kitchen chair|wearing modern boots""",
        """What kind of painter had {last} been at first? => portrait painter
        What led him to start forging? => the critic {critic} wrote
        Where did he bake the canvases? => in a bread oven
        What did he put into the cracks? => {dirt}
        What did {collector} pay for the supper scene? => {price}
        Who discovered the fraud? => {cleaner}
        What mistake had the forger made? => a saint was {slip}
        How did he convince the court? => painted another picture in front of the judges
        Why did he never go to prison? => died before he could be imprisoned""",
        """How many forgeries did he paint?
        Which museum returned its forgeries?
        What was the name of the judge?"""),
    r("a school for the deaf", """The first school for deaf children in {land} was opened in {opened} by {first} {last}, a {trade} whose own daughter,
        {daughter}, had lost her hearing through {illness}. It had {pupils} pupils and met in the back room of his shop in {town}. {last} had noticed
        that the children used signs among themselves, and instead of forbidding them, as was the custom elsewhere, he collected and taught them. The
        authorities were doubtful until {visit}, when a visiting minister, {minister}, asked a boy what gratitude was and received the reply, in
        chalk, that it was the memory of the heart. From that day the school received {grant} a year. {daughter} became its head in {head} and
        published the first dictionary of signs, with {signs} drawings by her husband, the engraver {husband}. The school moved to {town2} after
        {event} but has kept its old name.""",
        """land=name; opened=1771-1788; first=he; last; daughter=she; pupils=five|seven|nine|eleven; town; visit=1790-1797; minister=man;
        grant=500 crowns|300 florins|400 pounds|600 ducats; head=1804-1815; signs=700-2,900; husband=man; town2=town;
        trade=watchmaker|tailor|bookseller|hatter; illness=scarlet fever|measles|mumps|a head injury;
        event=a fire|a flood|a quarrel with the landlord""",
        """What was the founder's trade? => a {trade}
        What illness made {daughter} deaf? => {illness}
        Where were the first lessons held? => in the back room of his shop
        What did the founder do with the children's signs? => collected and taught them
        Which visitor put a question to a pupil? => {minister}
        What did the boy say gratitude was? => the memory of the heart
        How much did the school get each year from then on? => {grant}
        Who drew the pictures for the dictionary of signs? => {husband}
        Why did the school move? => {event}""",
        """How many pupils does the school have today?
        What was the name of the boy who answered?
        How old was {daughter} when she became deaf?"""),
    r("a city's history", """{town} was founded by {founders} in {founded} and received its market rights {later} years later. In {plague} the plague
        killed nearly half of its inhabitants, among them the mayor, {mayor}. The city recovered slowly, and it was not until {guild} that the first
        new guild, that of the {trade}, was allowed. In {swedes} it was taken by the army of {general}, who had the walls pulled down; they were
        replaced in the following century by a ring of gardens. Industry arrived with {factory}, an immigrant who opened a {goods} factory in
        {industry}. By the time he died, it employed {workers} people, a third of all the city's workers. After the factory closed, its halls were
        taken over by {users}, and {town} is now known chiefly for its annual fair of {wares}.""",
        """town; founded=1120-1180; later=forty|sixty|ninety|seventy; plague=1349-1361; mayor=man; guild=1402-1440;
        trade=bakers|weavers|saddlers|coopers; swedes=1620-1660; general=last; factory=man; goods=piano|button|tobacco|umbrella|carpet;
        industry=1841-1879; workers=900-5,000; founders=monks|miners|fishermen|knights; users=artists|students|software firms|theatre groups;
        wares=glass and pottery|old books|toys|kites and lanterns""",
        """Who established {town}? => {founders}
        Which mayor died of the plague? => {mayor}
        Which guild was the first to be permitted after the plague? => that of the {trade}
        Whose soldiers captured the city in {swedes}? => {general}
        What came in place of the walls? => a ring of gardens
        What did the factory of {factory} produce? => {goods}
        What part of the city's workers had jobs in the factory? => a third
        Who uses the factory halls nowadays? => {users}
        What is the city best known for today? => its annual fair of {wares}""",
        """In what year did the factory close?
        On which river does {town} lie?
        How many guilds were there in the city?"""),
    r("a mathematician", """{first} {last} was the eldest daughter of a customs clerk in {town}. Her mother, who could not read, locked the girl's
        candles away at night, fearing that study would ruin her eyes, so {first} did her sums by the light of the baker's oven across the yard. At
        {age} she sent a proof to the famous professor {professor}, signing it with her uncle's name. He invited the author to {city}, and when he
        discovered the truth, he is said to have bowed and offered her his chair. Because the university did not employ women, {last} lectured there
        for {years} years without pay, living on what she earned by calculating {tables} for the navy. Her theorem on {topic}, published in
        {published}, is still taught. {professor} left her his library, but his sons contested the will and she received only his {bequest}.""",
        """first=she; last; town; professor=last; city=town; years=eight|eleven|fifteen|nineteen;
        topic=knots|prime numbers|curved surfaces|infinite sums|spirals; published=1851-1894; age=seventeen|sixteen|nineteen|fifteen;
        bequest=slippers|umbrella|inkwell|walking stick; tables=tide tables|star positions|wind charts|gun ranges""",
        """What did the mathematician's mother lock away? => candles
        Why did the mother do this? => fearing that study would ruin her eyes
        What gave {first} light to work by? => the baker's oven across the yard
        How old was she when she sent off her proof? => {age}
        Whose name did she put under the proof? => her uncle's
        How long did she teach at the university? => {years} years
        How did she earn her living? => calculating {tables} for the navy
        What was her theorem about? => {topic}
        What did she get in the end from the professor's estate? => his {bequest}""",
        """In what year was {last} born?
        How many sons did the professor have?
        Which university gave her a paid post?"""),
    r("a battle", """The Battle of {field} was fought on {date} between the forces of Duke {duke} and those of his half-brother {brother}. The duke
        had more men, about {men} against {men2}, but they had marched all night in the rain and many of their bowstrings were wet. {brother} placed
        his archers {place} and ordered them to wait until the enemy reached the brook. There the heavy cavalry of the duke, commanded by Sir
        {knight}, got stuck in the mud. The fighting was over in less than {hours} hours. {duke} was found under a fallen oak by a boy {errand}, and
        he was ransomed for {ransom}; Sir {knight} fell, together with both his sons. {brother} built a chapel on the battlefield, in which prayers
        were said for the dead of either side. Farmers in the area still turn up buckles when they plough.""",
        """field=name; date; duke=he; brother=he; men=6,000-9,900; men2=2,000-5,000; knight=man; hours=two|three|four;
        ransom=4,000 crowns|700 pounds of silver|12,000 florins|his best castle; place=behind a hedge|on a low hill|in an orchard|along a stone wall;
        errand=looking for arrows|picking mushrooms|chasing a pig|gathering firewood""",
        """Who was {duke}'s opponent in the battle? => his half-brother {brother}
        How many soldiers did the duke have? => {men}
        Why were the bowstrings of the duke's men wet? => they had marched all night in the rain
        Where did {brother} put his archers? => {place}
        What stopped the cavalry? => the mud
        Who led the cavalry? => Sir {knight}
        What was the boy doing when he came upon the duke? => {errand}
        What had to be paid for the duke's release? => {ransom}
        What did the winner put up on the battlefield? => a chapel""",
        """What had the two brothers quarrelled about?
        How many horses were killed?
        Where was Sir {knight} buried?"""),
    r("an observatory tower", """The Round Tower of {town} was built in {built} for the court astronomer {astronomer}. It is {height} metres high and
        has no stairs: a sloping path winds around its hollow core seven and a half times, so that heavy instruments could be taken to the top by
        {beast}. Empress {empress} once rode up it on horseback, while her husband followed in a carriage. After the observatory moved out of the city
        in {moved} because of the {trouble}, the tower was used in turn as a {role}, a pigeon house and a radio station. Its bell was rung for the
        last time by {ringer}, who had been deaf since birth and felt the hour through the soles of his feet. Every {month} there is a race on
        unicycles to the top and back; the record, {record} seconds, is held by the postwoman {winner}.""",
        """town; built=1637-1660; astronomer=man; height=31-58; empress=she; moved=1851-1869; ringer=man; month=MONTHS; record=71-118; winner=woman;
        beast=mule|ox|donkey|horse; trouble=smoke|noise|street lamps|fog; role=water reservoir|prison|grain store|gunpowder store""",
        """For whom was the tower built? => the court astronomer {astronomer}
        What does the tower have instead of stairs? => a sloping path
        What animals took the instruments up? => {beast}
        How did Empress {empress} get to the top? => on horseback
        Why did the observatory leave the city? => because of the {trouble}
        What was the first use of the tower after {moved}? => a {role}
        How could {ringer} tell the time? => through the soles of his feet
        What kind of race is held each {month}? => a race on unicycles
        Who holds the record? => {winner}""",
        """How many people take part in the race?
        How much does it cost to visit the tower?
        Which star did {astronomer} discover?"""),
    r("a singer", """{first} {last} was born into a family of travelling tinkers in {born} and could not say in which county. She learned more than
        {songs} ballads from her aunt {aunt}, who sang at fairs, and later remarked that she had never heard a song she could not remember. In {found}
        the collector {collector} heard her in the kitchen of an inn at {town}, where she was employed to {task}. He recorded her voice on wax
        cylinders, paying a shilling for each song; when she learned that he sold the printed versions for five, she began to invent verses to mislead
        him. Her only public concert, in {concert}, ended after {minutes} minutes because she had stopped to scold a man for {crime}. A street in
        {town} was named after her in {street}, {after} years after she had been expelled from it for {offence}.""",
        """first=she; last; born=1831-1849; songs=200-700; aunt=she; found=1899-1906; collector=man; town; concert=1908-1912;
        minutes=eleven|twenty|six|fifteen; street=1931-1958; after=thirty|forty|fifty|sixty; task=pluck geese|scrub pots|peel potatoes|carry coal;
        crime=coughing|snoring|whistling|eating nuts; offence=begging|stealing a hen|telling fortunes|singing at night""",
        """What did the family of {last} do for a living? => travelling tinkers
        Who taught her the ballads? => her aunt {aunt}
        What was her job at the inn? => to {task}
        Who recorded her voice? => {collector}
        How much did she get for a song? => a shilling
        Why did she make up verses? => to mislead him
        Why did her concert end so soon? => she had stopped to scold a man
        What was the man in the audience doing? => {crime}
        What had she been driven out of {town} for? => {offence}""",
        """How many people came to the concert?
        In which county was the singer born?
        Where are the wax cylinders kept?"""),
    r("a country", """{land} is a landlocked country bordered by {north} to the north and {south} to the south. It covers an area of {area} and has
        {people} inhabitants, most of whom live in the valley of the {river}. The country was ruled by {north} until {free}, when the poet {poet}
        proclaimed its independence from the balcony of the post office in {capital}, the present capital. Its first constitution, drawn up by the
        lawyer {lawyer}, gave women the vote and ruled that the state might own only one cannon. About two thirds of the land is covered with forest,
        and {export1} was long the chief export; since the {decade}, however, it has been overtaken by {export}. The official language is written in
        its own alphabet of {letters} letters. The national dish, {dish}, is eaten on {day}s.""",
        """land=name; north=name; south=name; area; people=1.2 million|740,000|2.9 million|410,000; river=name; free=1905-1931; poet=man;
        capital=town; lawyer=woman; decade=1960s|1970s|1980s; export=watches|medicines|mineral water|computer chips;
        letters=twenty-nine|thirty-four|thirty-one|forty; day=DAYS; export1=timber|wool|butter|iron ore;
        dish=a soup of smoked trout and barley|a pie of leeks and mutton|a stew of beans and plums""",
        """Which country lies to the north of {land}? => {north}
        Where do most of the people live? => in the valley of the {river}
        Who declared the country independent? => {poet}
        From where did he do so? => the balcony of the post office
        Who wrote the first constitution? => {lawyer}
        How many cannon may the state have? => only one
        What did {land} chiefly export in the past? => {export1}
        What does it export most of today? => {export}
        What is the national dish? => {dish}""",
        """What is the currency of {land}?
        Who is the president of the country now?
        What is the highest mountain in {land}?"""),
    r("a printer", """The printer {first} {last} set up the first press in {town} in {setup}, in a cellar he rented from the nuns of Saint {saint}. He
        had learned the craft in {city} under {master}, whose daughter {wife} he married and whose type he later admitted to having stolen. His first
        book was a calendar; it sold {copies} copies, although February had been left out by mistake. In {banned} the council accused him of printing
        a pamphlet against {topic}, and his press was thrown into the river. {wife} had it fished out by night and ran the business herself while he
        sat in jail. It was under her name that the celebrated {book} Bible appeared, so called because of a misprint in the {psalm} psalm. The
        couple's grandson, {grandson}, sold the workshop in {sold} and became {career}.""",
        """first=he; last; town; setup=1481-1499; saint=Clare|Agnes|Brigid|Ursula; city=town; master=man; wife=she; copies=300-900; banned=1501-1515;
        book=Goose|Breeches|Vinegar|Onion; psalm=third|tenth|twentieth|last; grandson=he; sold=1560-1590;
        topic=the price of beer|the tax on paper|the bishop's debts|the state of the roads; career=a brewer|a judge|a beekeeper|a dancing master""",
        """Where did {last} put his first press? => in a cellar
        From whom did he rent the room? => the nuns of Saint {saint}
        What did he steal from {master}? => type
        What was wrong with the calendar? => February had been left out
        What had the pamphlet complained about? => {topic}
        What became of the press after the trial? => thrown into the river
        Who ran the business while he was in prison? => {wife}
        How did the {book} Bible get its name? => a misprint in the {psalm} psalm
        What did their grandson become? => {career}""",
        """How long did the printer spend in jail?
        How many children did the couple have?
        How much did the calendar cost?"""),
    r("a polar station", """{name} Station, on the {coast} Coast, was set up in {setup} by an expedition of {men} men under Captain {captain}. It was
        meant to be used for a single winter, but the relief ship was trapped in the ice and the party stayed for {years} years. They owed their
        survival to the cook, {cook}, who taught them to eat {food} and so spared them from scurvy. The meteorologist {meteo} took readings every hour
        without a break and even tied himself to the hut during storms; his notes remain valuable to climate researchers. To keep their spirits up the
        men {pastime}, and a theatre programme dated {date} was discovered under the floor in {found}. Only one member of the party died: the surveyor
        {surveyor}, who fell into a crevasse while {chase}. The hut is now protected as a monument and may be entered by no more than {visitors}
        people at once.""",
        """name; coast=name; setup=1898-1911; men=eleven|fourteen|nineteen|twenty-two; captain=last; years=three|four; cook=man; meteo=man; date;
        found=1961-1994; surveyor=man; visitors=six|eight|twelve; food=raw seal liver|boiled seaweed|penguin eggs|pickled moss;
        chase=chasing his hat|photographing a penguin|looking for a lost dog|fetching ice for tea;
        pastime=put on plays|held boxing matches|built snow castles|knitted socks""",
        """Who was in charge of the expedition? => Captain {captain}
        Why did the men have to stay longer than planned? => the relief ship was trapped in the ice
        What did the cook teach them to eat? => {food}
        Which illness did they avoid in this way? => scurvy
        How often did {meteo} take his readings? => every hour
        Who still makes use of his notes? => climate researchers
        What did the men do to cheer themselves up? => {pastime}
        What was {surveyor} doing when he fell? => {chase}
        How many visitors may be in the hut at one time? => no more than {visitors}""",
        """What was the name of the relief ship?
        How cold was it in the first winter?
        How many dogs did the expedition have?"""),
    r("a chess machine", """The chess-playing machine of {first} {last} amazed audiences all over Europe between {from} and {to}. It consisted of a
        wooden figure in a turban sitting at a cabinet full of wheels, and it beat nearly everyone, including, in {game}, the Archduke {archduke}, who
        tipped over the board in anger. {last}, an engineer from {town}, had built it in {months} months {motive}. In truth a man was hidden inside.
        The first of these was {player}, a one-legged officer, who moved the figure's arm with a system of levers and saw by the light of a candle;
        the smoke escaped through the turban. The secret was guessed by the journalist {journalist}, who shouted "Fire!" during a show in {city} and
        watched the cabinet shake. The machine itself was lost when the museum of {city2} burned down.""",
        """first=he; last; from=1771-1779; to=1790-1804; game=1781-1788; archduke=he; town; months=six|eight|nine; player=man; journalist=man;
        city=town; city2=town; motive=to win a bet with a conjuror|to impress a countess|to pay his gambling debts""",
        """What could the machine of {last} do? => chess
        What was on the figure's head? => a turban
        How did the Archduke react to losing? => tipped over the board in anger
        Why did {last} build the machine? => {motive}
        Who was the first man to hide in the cabinet? => {player}
        How did he move the figure's arm? => with a system of levers
        Where did the smoke of the candle go? => through the turban
        Who worked out the secret? => {journalist}
        What did he call out? => Fire!""",
        """How many games did the machine lose?
        How much did a ticket for the show cost?
        What was the name of the conjuror?"""),
    r("a feast day", """The Feast of the {thing} is celebrated in {town} on the first {day} of {month}. It goes back to the winter of {winter}, when
        the town was cut off by snow and a smith named {smith} kept the children warm by letting them sleep around his forge. At dawn the youngest
        member of the town band climbs the church tower and plays a tune composed by the organist {organist}; then every household carries a hot
        {iron} to the square. The climax is the race, in which teams of four pull a sledge loaded with {load} up {hill} Hill. Until {women} only men
        were allowed to take part, but that year {champion} and three of her cousins entered {trick} and won. The prize has always been {reward},
        which must be shared with the losers before sunset. Around {visitors} visitors attend each year.""",
        """thing=Warm Stones|Forge|Long Night|Hot Irons; town; day=DAYS; month=January|February|December; winter=1607-1740; smith=man; organist=man;
        iron=iron pan|brick|stone|kettle; hill=name; women=1921-1968; champion=woman; visitors=3,000-20,000;
        load=an anvil|a millstone|a barrel of beer|a church bell; reward=a wheel of cheese|a roast goose|a cask of cider|a basket of sausages;
        trick=with false beards|in borrowed uniforms|under false names""",
        """On what date does the feast take place? => the first {day} of {month}
        Why could nobody reach the town in the winter of {winter}? => cut off by snow
        How did {smith} help the children? => letting them sleep around his forge
        Who plays the tune at dawn? => the youngest member of the town band
        Who wrote this tune? => {organist}
        What is on the sledge in the race? => {load}
        How did {champion} get into the race? => {trick}
        What does the winning team receive? => {reward}
        By what time must the prize be shared? => before sunset""",
        """How long is the race?
        Who won the race last year?
        How many children did the smith save?"""),
    r("a lake", """Lake {lake} is the deepest lake in {land}. It was formed some {age} thousand years ago, when {cause} blocked the valley of the
        {river}, and it has neither beach nor harbour; boats are let down from the cliffs with cranes. On its floor stand the houses of {village},
        which disappeared under the water when the level was raised in {raised} to drive the turbines of {firm}. The {families} families who lived
        there were moved to {newtown}, except for {woman}, an old basket-maker, who remained on her roof until a police boat fetched her. In dry years
        the church spire rises above the surface. The diver {diver}, who explored the village in {dive}, reported that the school clock had stopped at
        {clock}. The lake is home to a blind white {fish} that is found nowhere else and has been protected by law since {law}.""",
        """lake=name; land=name; age=nine|eleven|fourteen|twenty; river=name; village=town; raised=1936-1955; firm; families=31-120; newtown=town;
        woman=woman; diver=man; dive=1961-1979; clock; fish=salmon|eel|crab|pike; law=1983-1999;
        cause=a landslide|a lava flow|a glacier|a rock fall""",
        """How did the lake come into being? => {cause} blocked the valley of the {river}
        How do boats get onto the water? => let down from the cliffs with cranes
        Which village lies at the bottom of the lake? => {village}
        Why was the water level raised? => to drive the turbines of {firm}
        Where did the villagers have to move? => {newtown}
        Who refused to leave her home? => {woman}
        When can the church spire be seen? => In dry years
        What time did the school clock show? => {clock}
        What animal lives only in this lake? => a blind white {fish}""",
        """How deep is Lake {lake}?
        How many divers have died in the lake?
        What was the name of the church?"""),
    r("a nurse in wartime", """When war broke out, {first} {last} was teaching {subject} at a girls' school in {town}. She had no medical training,
        yet within a month she had turned a disused {house} near {front} into a hospital with {beds} beds, using money that her former pupils had
        raised by selling their hair. The army surgeon {surgeon} at first called it a nuisance; after she had nursed him through {illness} he became
        her strongest supporter. {last} insisted that windows be opened, that hands be washed and that every patient, whichever side he had fought on,
        be called by his first name. She kept a notebook of the last words of {words} dying men and, after the peace of {peace}, travelled for {years}
        years to deliver them to their families. Only {few} of the families could not be found. Her friend {friend} published the notebook after her
        death under the title {title}.""",
        """first=she; last; town; front=town; beds=60-300; surgeon=man; words=140-600; peace=1856-1871; years=two|three|four|six;
        few=seven|nine|eleven|thirteen; friend=woman; title; subject=French|music|geography|drawing|Latin; illness=typhus|cholera|a fever|pneumonia;
        house=brewery|convent|mill|theatre|railway station""",
        """What was {last}'s job before the war? => teaching {subject}
        What kind of building did she make into a hospital? => a disused {house}
        How did her old pupils raise the money? => by selling their hair
        What did {surgeon} think of the hospital in the beginning? => a nuisance
        What disease did she nurse him through? => {illness}
        How were the patients to be addressed? => by his first name
        What did she write down in her notebook? => the last words of {words} dying men
        How many families was she unable to find? => {few}
        Who had the notebook printed? => {friend}""",
        """How old was {last} when the war began?
        How many nurses worked in the hospital?
        What medal was she given after the war?"""),
]
# fmt: on
