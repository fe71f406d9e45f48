"""Reading passages about history, people, places, buildings, art and religion, in the manner of an encyclopaedia."""

from .parse import reading as r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("an explorer", """{first} {last} was born in {birthplace} in {born}, the {order} child of a customs officer. Although his father wanted him to study law,
        he ran away at the age of {age} and joined a whaling ship as a cabin boy. In {set_out} he set out with {men} men and two ships, the {ship} and the {ship2},
        to look for a northern route to the spice islands. The {ship2} was crushed by ice near {cape}, and its crew had to spend the winter in huts built
        from its planks. When the {ship} finally came home, only {back} of the men were still alive. {last} never sailed again; he
        spent his remaining years drawing maps, and died of pneumonia in {deathplace}.""",
        """first=he; last; birthplace=town; born=1601-1620; order=second|third|fourth|youngest; age=12-15; set_out=1641-1655; men=60-140; ship=Patience|Good Hope|Falcon|Margaret;
        ship2=Swallow|Saint Anne|Providence|Grey Wolf; cape=name; back=21-48; deathplace=town""",
        """Where did the explorer come from? => {birthplace}
        What job did his father do? => customs officer
        What career had been planned for him by his father? => law
        How old was he when he left home? => {age}
        What was he hoping to find on his voyage? => a northern route to the spice islands
        Which of the two vessels was lost in the ice? => {ship2}
        What were the winter huts made of? => planks
        How many members of the expedition survived? => {back}
        What did {last} do after he gave up sailing? => drawing maps""",
        """Who paid for the expedition?
        What was the name of his wife?
        How many days did the journey home take?"""),
    r("a king", """King {name} was only {age} years old when the death of his uncle, {uncle}, brought him to the throne in {crowned}. Because he was so young, the country was
        governed by his mother, Queen {mother}, until he came of age. His reign is remembered above all for the long quarrel with the bishops, who refused to pay the new
        tax on salt. In {war} the king had the bishop of {see} arrested, and within weeks the whole of the south had risen against him. The revolt was put down by
        General {general} at the battle of {field}, where more than {dead} rebels were killed. {name} was succeeded by his daughter {daughter}, since
        his only son had drowned two years earlier.""",
        """name=he; age=6-13; uncle=man; crowned=1420-1435; mother=she; war=1448-1460; see=town; general=last; field=name; dead=1,500-9,000; daughter=she""",
        """How old was the king when he came to power? => {age}
        Who had worn the crown before {name}? => {uncle}
        Who ruled the country while the king was still a child? => Queen {mother}
        What did the bishops refuse to pay? => the new tax on salt
        In what year was a bishop taken prisoner? => {war}
        Which part of the country rebelled? => the south
        Which commander defeated the rebels? => General {general}
        Who followed {name} on the throne? => {daughter}
        Why could his son not become king? => had drowned two years earlier""",
        """Whom did the king marry?
        How long did the siege of the capital last?
        Where was King {name} buried?"""),
    r("a cathedral", """The cathedral of {town} stands on a low hill above the river {river}, on the spot where a wooden chapel had burned down in {fire}. Work began {began} under the master
        mason {mason}, but money ran out before the roof could be finished, and for almost {gap} years the nave was covered with nothing but reeds. It was Bishop {bishop} who
        finally had the building completed, in {done}, by selling the right to catch salmon. The taller of its two towers, which measures {height} metres,
        holds a bell called {bell}; the shorter one has been empty since its bells were melted down for cannon. The most admired part of the church is the east window, a gift from
        the guild of {guild}, which shows the building of the ark.""",
        """town; river=name; fire=1140-1160; began=in 1165|in 1171|in 1168|in the spring of 1174|in 1177; mason=man; gap=30-90; bishop=man; done=1270-1299; height=52-118;
        bell=Old Martha|Great Paul|Black Susanna|Long Tom; guild=weavers|tanners|bakers|coopers|dyers""",
        """What stood on this site before the cathedral? => a wooden chapel
        Which river can be seen from the hill? => {river}
        Who was in charge when construction started? => {mason}
        Why was the roof left unfinished for so long? => money ran out
        What kept the rain out of the nave in the meantime? => reeds
        How did the bishop raise the money? => by selling the right to catch salmon
        When was the cathedral finally finished? => {done}
        What is the name of the bell in the higher tower? => {bell}
        Who gave the east window to the church? => the guild of {guild}""",
        """How many visitors does the cathedral have each year?
        Which architect restored the crypt?
        How heavy is the bell in the tower?"""),
    r("an inventor", """{first} {last} ({born}-{died}) was a self-taught engineer from {town} who is best known for the {thing}. She left school at {age} to work in her aunt's laundry, and it was
        there, watching the steam escape from the boilers, that she had the idea for her first machine. A local banker named {banker} lent her {sum} to build it, but
        the prototype exploded during a demonstration in {demo} and injured two people. Rather than give up, {last} moved to {town2}, where the clockmaker {partner} helped her to
        design a safety valve. The improved version was patented in {patent} and sold to nearly every cotton mill in the region. She gave most of the fortune it brought her
        to a home for orphans.""",
        """first=she; last; born=1811-1825; died=1880-1899; town; town2=town; thing=steam press|rotary dryer|pressure loom|folding crane|hot-air pump; age=11-14; banker=man;
        sum=80 pounds|two hundred crowns|150 pounds|four hundred crowns; demo=1846-1852; partner=man; patent=1855-1862""",
        """What is {last} famous for? => the {thing}
        Whose laundry did she work in as a girl? => her aunt's
        What was she looking at when the idea came to her? => the steam escape from the boilers
        Who lent her the money for her first machine? => {banker}
        What went wrong in {demo}? => the prototype exploded
        How many people were hurt in the accident? => two
        Who worked with her on the safety valve? => {partner}
        In which year did she obtain the patent? => {patent}
        Who received most of her money? => a home for orphans""",
        """What was the name of her husband?
        How many machines were sold in the first year?
        Which university gave her a degree?"""),
    r("a war", """The war between {land} and {land2}, which lasted from {start} to {end}, began as a dispute over fishing rights in the bay of {bay}. When a patrol boat from {land} sank
        three trawlers, {land2} answered by closing the strait to all foreign ships. Neither army was prepared for a campaign in the mountains, and during the first winter
        more soldiers died of frostbite than of wounds. The turning point came in {turn}, when Colonel {colonel} led {men} men across a frozen lake by night and took the fortress of
        {fort} without firing a shot. Peace was signed aboard a Swedish steamer, because the two governments could not agree on a city. Under the treaty {land2} kept the strait but had
        to hand over the island of {island}.""",
        """land=name; land2=name; start=1861-1864; end=1868-1871; bay=name; turn=1865-1867; colonel=last; men=300-900; fort=name; island=name""",
        """What was the quarrel about at the beginning? => fishing rights in the bay of {bay}
        How did {land2} react to the sinking of the trawlers? => closing the strait to all foreign ships
        What killed more soldiers than wounds in the first winter? => frostbite
        Who captured the fortress? => Colonel {colonel}
        How did the men reach {fort}? => across a frozen lake by night
        In what year did the war end? => {end}
        Where was the peace treaty signed? => aboard a Swedish steamer
        Why was it not signed in a city? => the two governments could not agree
        Which territory did {land2} lose? => the island of {island}""",
        """How many civilians lost their lives in the war?
        Who was the prime minister of {land} at the time?
        What did the war cost {land2}?"""),
    r("a painter", """The painter {first} {last} grew up in {town}, where his parents kept an inn called the {inn}. At sixteen he was apprenticed to {master}, a maker of altarpieces, who soon
        noticed that the boy mixed colours better than he did himself. {last} moved to {town2} in {moved} and shared a studio with the sculptor {sculptor}, with whom he later quarrelled over a
        debt of {debt}. His best-known work, {work}, took him {years} years to finish and shows his own sister as a fishwife. When it was first exhibited, critics complained that
        the hands were too large; today it hangs in the national gallery of {land}. In old age he went almost blind and turned to modelling figures in wax.""",
        """first=he; last; town; town2=town; inn=Golden Lion|Blue Anchor|Three Crowns|White Swan; master=man; moved=1701-1730; sculptor=man; debt=40 florins|ninety ducats|sixty florins|15 ducats;
        work=title; years=three|four|five|seven; land=name""",
        """What did the painter's parents do for a living? => kept an inn
        How old was {last} when he became an apprentice? => sixteen
        Who taught him his trade? => {master}
        What was the boy better at than his master? => mixed colours
        Who shared a studio with him? => {sculptor}
        What did the two artists fall out about? => a debt of {debt}
        Who was the model for his most famous picture? => his own sister
        What did critics dislike about the painting at first? => the hands were too large
        What did he make once his sight failed? => figures in wax""",
        """How much was his best-known painting sold for?
        What was the name of the painter's sister?
        Where is {last} buried?"""),
    r("a port town", """{town} is a port on the western coast of {land}, at the mouth of the river {river}. It was founded in {founded} by {founders} who had been driven out of {old_town}, and for
        two centuries it lived from the trade in salted herring. The town reached the height of its wealth under the merchant {merchant}, who owned {ships} ships and paid for the
        stone walls that still surround the old quarter. After the harbour silted up in the {silt}, most of the merchants left, and the population fell from {before} to less
        than {after}. A new canal, dug in {canal}, brought the ships back, and today the main employer is a factory that makes {product}. Every {month} the inhabitants
        burn a straw boat on the beach in memory of the founders.""",
        """town; land=name; river=name; founded=1203-1240; founders=fishermen|monks|refugees|salt traders; old_town=town; merchant=man; ships=20-70; silt=1590s|1620s|1640s|1670s;
        before=18,000-30,000; after=3,000-9,000; canal=1851-1889; product=ropes|marine engines|tinned fish|glass|lifeboats; month=MONTHS""",
        """On which river does {town} lie? => {river}
        Who were the founders of the town? => {founders}
        What did people in {town} trade in during the first two centuries? => salted herring
        Who paid for the town walls? => {merchant}
        Why did the merchants leave? => the harbour silted up
        How many people lived there before the decline? => {before}
        What made the ships return? => A new canal
        What does the largest employer in the town produce? => {product}
        What do the people set on fire each {month}? => a straw boat""",
        """Who is the mayor of {town}?
        How long is the canal?
        How many soldiers defended the walls?"""),
    r("a nun and healer", """Mother {name}, the abbess of {abbey}, was one of the most learned women of her century. She had entered the convent at the age of {age}, after a fever had
        taken both of her parents, and was taught to read by an elderly nun called {teacher}. Her Book of Simples, written between {from} and {to}, describes {plants} plants and
        explains how each should be dried, stored and given to the sick. The bishop, {bishop}, ordered her to stop practising medicine, but he changed his mind when she cured his brother of {illness}.
        She also composed {songs} songs for her nuns, most of which were lost when the library was flooded. Only one portrait of the abbess is known, and it was painted a hundred years after her
        death.""",
        """name=she; abbey=name; age=8-14; teacher=woman; from=1131-1139; to=1146-1155; plants=180-420; bishop=man; illness=gout|a stubborn cough|an eye infection|a skin disease|kidney stones; songs=24-77""",
        """What position did {name} hold at {abbey}? => abbess
        What had happened to her parents? => a fever had taken both
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
    r("a bridge", """The {name} Bridge, which links {town} with the island of {island}, was opened on {date} by the minister of transport, {minister}. Until then the islanders had depended on a ferry
        that could not sail in strong winds, and in the winter of {winter} they were cut off for {days} days. The engineer {engineer} had first proposed a tunnel, but tests showed that
        the rock beneath the sea was too soft. The bridge is {length} metres long and rests on {pillars} pillars, the deepest of which was sunk by divers working in shifts of twenty minutes.
        {lost} workers lost their lives during construction, and their names are carved on a granite block at the eastern end. Drivers paid a toll until the debt had been
        cleared; since then, crossing has been free.""",
        """name; town; island=name; date=full_date; minister=woman; winter=1951-1958; days=9-40; engineer=man; length=900-4,000; pillars=14-48; lost=Three|Five|Seven|Eleven""",
        """Which island does the bridge lead to? => {island}
        Who opened the bridge? => {minister}
        How did people get to the island before the bridge existed? => a ferry
        For how many days were the islanders isolated in {winter}? => {days}
        What did {engineer} want to build at first? => a tunnel
        Why was his first idea dropped? => the rock beneath the sea was too soft
        How many pillars hold the bridge up? => {pillars}
        Where can one read the names of the men who died? => on a granite block at the eastern end
        What do drivers have to pay nowadays? => crossing has been free""",
        """How many cars use the bridge every day?
        What was the name of the ferry?
        How much did it cost to build the bridge?"""),
    r("a poet", """{first} {last} published her first poems in {debut}, under the name of her late brother, because the newspaper in {town} did not print verse by women. The daughter of a lighthouse
        keeper, she had spent her childhood on the rock of {rock}, with no company except her brother and a tame seal. It was the critic {critic} who discovered the truth about
        the author when he travelled to {town} in order to interview her. Her longest poem, {poem}, tells of a drowned village whose bells can be heard at low tide. She married the botanist
        {husband} in {married}, but the couple separated after {years} years and she brought up their twin sons alone. {last} turned down the royal medal twice, saying that
        she had no coat good enough to pin it on.""",
        """first=she; last; debut=1871-1884; town; rock=name; critic=man; poem=title; husband=man; married=1886-1893; years=two|three|six|eight""",
        """Under whose name did her early poems appear? => her late brother
        Why did she not use her own name? => did not print verse by women
        What was her father's occupation? => a lighthouse keeper
        What animal kept her company as a child? => a tame seal
        Who found out who had really written the poems? => {critic}
        What is her longest poem about? => a drowned village
        Whom did {last} marry? => {husband}
        How many children did she raise on her own? => twin sons
        What reason did she give for refusing the medal? => she had no coat good enough""",
        """Into how many languages were her poems translated?
        What was the name of her brother?
        At what age did she die?"""),
    r("a castle", """{castle} Castle was built in the early {century} century by the lords of {town} to guard the only pass across the {range} Mountains. Its walls, which are up to {thick} metres thick, were
        never breached, although three armies tried. In {siege} the defenders, led by Lady {lady} while her husband was abroad, held out for {months} months by eating rats and the leather of their
        saddles. The castle passed to the {family} family through marriage and was used as a prison until {closed}; its best-known inmate, the forger {forger}, escaped in a laundry
        basket. A fire destroyed the west wing in {fire}, but the kitchen, the chapel and the great hall survived. Since {museum} the building has housed a museum of {subject}.""",
        """castle=name; century=twelfth|thirteenth|fourteenth; town; range=name; thick=three|four|five; siege=1471-1490; lady=she; months=five|seven|nine|eleven; family=last; closed=1790-1815;
        forger=man; fire=1840-1869; museum=1921-1970; subject=weapons|toys|musical instruments|folk costumes|clocks""",
        """What was the castle meant to protect? => the only pass across the {range} Mountains
        Who put up {castle} Castle? => the lords of {town}
        How many armies failed to get through the walls? => three
        Who commanded the defence in {siege}? => Lady {lady}
        Where was her husband during the siege? => abroad
        What did the defenders live on? => rats and the leather of their saddles
        How did the {family} family come to own it? => through marriage
        By what means did {forger} get out of the prison? => in a laundry basket
        What can visitors see in the castle today? => a museum of {subject}""",
        """How many rooms does the castle have?
        What does a ticket to the museum cost?
        Who led the army that besieged the castle?"""),
    r("an aviator", """{first} {last} was the first person to fly non-stop across the {desert} Desert. The son of a {job}, he built his first glider at nineteen out of bamboo and his mother's bed
        sheets; it carried him {metres} metres before it hit a haystack. He learned to fly properly at the school of {teacher} in {town} and worked for some years as a postal pilot. On {date}
        he took off from {start} in a plane named {plane}, carrying only water, dates and a hand mirror for signalling. A sandstorm forced him far to the north, and he landed at {end} after
        {hours} hours with his tank almost dry. The prize of {prize} went straight to his creditors. He disappeared in {gone} while searching for a
        lost fishing crew.""",
        """first=he; last; desert=name; job=baker|village doctor|blacksmith|priest|tailor; metres=60-240; teacher=woman; town; date=full_date; start=town; plane=Swift|Lucy|Silver Gull|Old Faithful;
        end=town; hours=14-29; prize=money; gone=1934-1939""",
        """What was {last} the first to do? => fly non-stop across the {desert} Desert
        What was his first aircraft made from? => bamboo and his mother's bed sheets
        What stopped the glider? => a haystack
        Who ran the flying school he went to? => {teacher}
        What did he do for a living before the record flight? => a postal pilot
        What was the mirror on board for? => signalling
        Why did he drift off course? => A sandstorm
        Where did the flight end? => {end}
        What was he doing when he vanished? => searching for a lost fishing crew""",
        """How many engines did the plane have?
        Whom did {last} marry?
        How high did he fly over the desert?"""),
]
# fmt: on
