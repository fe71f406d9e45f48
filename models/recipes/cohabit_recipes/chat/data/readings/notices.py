"""Reading passages of everyday life: notices, e-mails, product pages, policies, handbooks, minutes and reviews. For training only."""

from dataclasses import replace

from .parse import reading
from .reading import Reading


def r(topic: str, text: str, slots: str, questions: str, unanswered: str) -> Reading:
    """An empty line in the text begins a new line of the passage."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return replace(reading(topic, text, slots, questions, unanswered), text="\n".join(paragraphs).strip())


# fmt: off
READINGS: list[Reading] = [
    r("Library card rules", """Your library card is valid at all {n} branches of the {town} public libraries for {years} years. Adults may have up to {books}
        books and
        {films} films at home at any time; children under {age} may borrow books only.

        The loan period is {w1} weeks for books and {d1} days for films. Items can be renewed {times} times, online or by calling {phone}, unless another
        reader has asked for them. For every day that a book is late we charge {fine} cents.

        If you lose your card, please let the {branch} branch know at once: a new one costs {fee} euros. Anyone who moves house has to tell us the new
        address within {move} weeks. Food is not allowed in the reading rooms, but water in closed bottles is welcome.""",
        """n=four|five|seven; town; years=two|three|five; books=12-30; films=3-6; age=9-12; w1=three|four|six; d1=five|seven; times=two|three|four;
        phone=200-0100|555-0143|800-0199; fine=10-45;
        branch=Market Street|Riverside|North End; fee=5-15; move=two|six|eight""",
        """How many novels can I take out at once? => {books}
        When does my card run out? => {years} years
        I am borrowing a film. For how long may I keep it? => {d1} days
        loan period for books? => {w1} weeks
        What is the fine for a late book? => {fine} cents
        Which branch should hear about a missing card? => the {branch} branch
        How much do I pay for a replacement card? => {fee} euros
        Under what condition can't I renew a book? => another reader has asked for them
        Can I bring something to drink? => water in closed bottles is welcome
        I have a new flat. How soon must you know about it? => within {move} weeks""",
        """What time does the library close?
        Is there a printer I can use?
        How do I reserve a book?"""),
    r("Coffee machine page", """The {model} brews up to {cups} cups without being refilled. Its water tank holds {l} litres and can be taken out from the
        {side}; the container for
        beans takes {g} grams. Thanks to the ceramic grinder it is {quiet} quieter than our previous model, the {model2}.

        Use the dial to choose one of {deg} degrees of fineness. Milk foam is made by the {steam}, which should be rinsed after each use. The machine
        switches itself off after {mins} minutes. It weighs {kg} kilograms, measures 24 by 43 centimetres, and is available in {c1} and {c2}.

        Price: {price} dollars, including two packets of {firm} coffee. The guarantee is {war} years, or {cupsw} cups, whichever comes first.""",
        """model; cups=8-14; l=1.5|1.8|2.1; side=left|right|back; g=200-350; quiet=a third|a quarter|ten percent; model2=model; deg=five|seven|twelve;
        steam=steam pipe|side nozzle|milk whisk;
        mins=15-45; kg=6-9; c1=red|white; c2=black|silver; price=249-599; firm; war=two|three|five; cupsw=8,000-15,000""",
        """How many cups can I make before filling it up again? => {cups}
        What is the capacity of the water tank? => {l} litres
        On which side do I remove the tank? => {side}
        How many grams of beans fit in? => {g} grams
        What part makes the milk foam? => {steam}
        How heavy is the machine? => {kg} kilograms
        Which colours can I get? => {c1} and {c2}
        When does it turn itself off? => after {mins} minutes
        What does the {model} cost? => {price} dollars
        What was the earlier model called? => {model2}
        How long is it guaranteed? => {war} years""",
        """How much electricity does it use?
        Where can I have the machine repaired?
        Does it make tea?"""),
    r("Email about a meeting", """Hi {a},

        Thanks for sending the figures for {m1}. Unfortunately I can't make the meeting on {d1}, because I have to pick up {vis} from the airport.
        Could we move it to {d2} at {t2}? {b} has already said that it would suit her, and she has booked the small conference room on the {floor} floor.

        There are two things I would like to talk about. First, {client} wants the brochures {days} days earlier than agreed, which means that we need
        another printer; {b} suggests {firm}. Secondly, the rent for the warehouse goes up by {pct} percent in {m2}. Please bring the old contract, it is
        in the {colour} folder on my desk.

        Best wishes

        {c}""",
        """a=he; m1=March|April|May; d1=Monday|Tuesday; vis=our visitors from Lisbon|my sister|two engineers|the new director; d2=Wednesday|Thursday|Friday;
        t2=9:30|10:15|2 pm|3:45 pm; b=she;
        floor=second|third|fourth; client=firm; days=three|five|ten; firm; pct=4-12; m2=September|October|January; colour=red|blue|green|grey; c=she""",
        """Who wrote this e-mail? => {c}
        To whom is it addressed? => {a}
        Why can't the writer come on {d1}? => to pick up {vis} from the airport
        What new day does she propose? => {d2}
        On which floor is the room? => {floor}
        Who reserved the room? => {b}
        Which customer is in a hurry? => {client}
        Which printing company is recommended? => {firm}
        By how much will the warehouse become more expensive? => {pct} percent
        What should {a} bring along? => the old contract
        Where can it be found? => in the {colour} folder on my desk""",
        """How long will the meeting last?
        What is the phone number of {c}?
        How many brochures were ordered?"""),
    r("Swimming pool notice", """PLEASE NOTE: The outdoor pool will remain shut from {d1} to {d2} while the {part} is being repaired. The indoor pool stays
        open, but from {t1} to
        {t2} on weekdays it is reserved for schools. Season tickets for the outdoor pool will be extended by {ext} days free of charge; you don't have to do
        anything. Holders of a ten-visit card can exchange two outdoor visits for one visit to the {sauna}.

        The water slide may be used only by swimmers taller than {cm} centimetres. The kiosk is run by a new tenant, {man}, who offers {food} and fresh
        juice. Lost property is kept at the cash desk for {weeks} weeks and is then given to {char}.

        {first} {last}, pool manager""",
        """d1=2 June|5 June|9 June; d2=17 June|21 June|24 June; part=filter|children's basin|roof of the changing rooms|diving board; t1=8:00|8:30;
        t2=12:00|12:45; ext=14-28;
        sauna=sauna|steam room|salt cave; cm=110-140; man; food=pancakes|sausages|salads|waffles; weeks=four|six|eight;
        char=a charity shop|the Red Cross|the scouts; first=she; last""",
        """Until when is the outdoor pool closed? => {d2}
        What needs to be repaired? => the {part}
        Who has the indoor pool to themselves on weekday mornings? => schools
        How many extra days do season ticket holders get? => {ext} days
        What can I swap two outdoor visits for? => one visit to the {sauna}
        How tall must you be to go down the slide? => taller than {cm} centimetres
        Who is in charge of the kiosk now? => {man}
        What does he sell besides juice? => {food}
        My son left his goggles there. How long do you keep them? => {weeks} weeks
        What happens to things nobody collects? => given to {char}
        Who signed the notice? => {first} {last}""",
        """How much is a day ticket?
        How warm is the water?
        Where can I park my car?"""),
    r("Online shop FAQ", """How long does delivery take? Orders placed before {noon} leave our warehouse in {town} the same day and reach you within {d1}
        working days.
        Express parcels, for which we charge {exp} euros extra, arrive the next morning.

        Can I change my order? Yes, as long as you call us within {min} minutes. After that the order has been packed.

        Which payment methods do you accept? You can pay by card or bank transfer. Customers who have ordered at least {n} times may also pay by invoice.

        What if something does not fit? Send it back within {d2} days. The return is free for members of our {club}; everyone else pays {ret} euros.
        Please do not return {no} for reasons of hygiene.

        Whom can I ask? Write to {mail} or call {name} and her team, Monday to {day}.""",
        """noon=noon|1 pm|2 pm|11 am; town; d1=two|three|four; exp=6-12; min=20-60; n=two|three|five; d2=21-60;
        club=Friends Club|Blue Circle|Plus Programme; ret=3-5; no=swimwear|earrings|socks|pillows;
        mail=email; name=she; day=Thursday|Friday|Saturday""",
        """By what time must I order for the parcel to be sent today? => {noon}
        Where is the warehouse? => {town}
        How much more does express delivery cost? => {exp} euros
        How long can I still change something in my order? => within {min} minutes
        Who can pay by invoice? => Customers who have ordered at least {n} times
        My trousers are too tight. How long do I have to return them? => {d2} days
        For whom are returns free of charge? => members of our {club}
        What will a return cost me if I'm not a member? => {ret} euros
        Which articles can't be sent back? => {no}
        What is your e-mail address? => {mail}
        On which day is the last chance in the week to reach you by phone? => {day}""",
        """Do you deliver to Switzerland?
        How do I become a member of the club?
        When is the next sale?"""),
    r("Minutes of a club", """Minutes of the annual general meeting of the {town} Rowing Club, held on {date} in the boathouse. Present: {n} members;
        apologies from {abs}.

        1. The chairwoman, {chair}, welcomed the members and read the report for the year. The club has gained {new} juniors and lost its oldest member,
        {old}, who died at the age of {age}.

        2. The treasurer, {tre}, presented the accounts: income {inc} crowns, expenditure {out} crowns. The largest item was the new {item}.

        3. {prop} proposed raising the annual fee from {f1} to {f2} crowns. The motion was carried with {against} votes against.

        4. Election: {sec} was elected secretary in place of {sec2}, who is moving to {town2}.

        5. The summer regatta will take place on {d2}. The meeting closed at {t}.""",
        """town; date=2 March|14 March|8 April; n=31-64; abs=man; chair=woman; new=five|eight|eleven; old=man; age=88-97; tre=man; inc=41,000-58,000;
        out=31,000-40,000; item=roof|trailer|rowing boat|boiler;
        prop=woman; f1=120-180; f2=190-260; against=three|four|six; sec=woman; sec2=man; town2=town; d2=12 July|26 July|9 August;
        t=8:40 pm|9:15 pm|10:05 pm""",
        """Where was the meeting held? => in the boathouse
        How many people attended? => {n} members
        Who could not come? => {abs}
        Which member passed away? => {old}
        How old did he become? => {age}
        Who looks after the club's money? => {tre}
        What was the most expensive purchase? => the new {item}
        How high is the membership fee from now on? => {f2} crowns
        Whose idea was the higher fee? => {prop}
        Who is the new secretary? => {sec}
        Why did the former secretary step down? => moving to {town2}
        When is the regatta? => {d2}""",
        """Who won the regatta last year?
        How many boats does the club own?
        When will the next general meeting be held?"""),
    r("Flat advert", """TO LET from 1 {m}: bright {rooms}-room flat on the {floor} floor of a quiet house in {street}, {mins} minutes on foot from the
        station. {area} square
        metres, wooden floors, a kitchen with {kit}, and a balcony facing {dir}. The bathroom was renovated in {ren}. There is no lift.

        Rent {rent} euros a month, plus {heat} euros for heating and water. Deposit: {dep} months' rent. A parking space in the yard can be rented for {park}
        euros. {pets} are welcome, dogs unfortunately not.

        Viewing on {day} between {t1} and {t2}; please ring at {bell}. Questions to the present tenant, {name}, who is moving to {town} for work, or to the
        owner, {owner}, at {mail}.""",
        """m=May|June|August|October; rooms=two|three|four; floor=first|second|third|fourth; street; mins=four|seven|twelve; area=48-96;
        kit=a gas stove|a dishwasher|a large window|an oven; dir=south|west|the garden;
        ren=2015-2021; rent=620-1290; heat=70-190; dep=two|three; park=30-65; pets=Cats|Birds|Hamsters; day=Saturday|Sunday|Friday; t1=10|11; t2=12|1;
        bell=man; name=she; town; owner=man; mail=email""",
        """When will the flat be free? => 1 {m}
        What is the address? => {street}
        On what floor is it? => {floor}
        size of the flat? => {area} square metres
        Which way does the balcony face? => {dir}
        What do I have to pay each month for heating? => {heat} euros
        How high is the deposit? => {dep} months' rent
        Which pets may I keep? => {pets}
        When can I look at it? => {day} between {t1} and {t2}
        Why is the tenant leaving? => moving to {town} for work
        Who owns the flat? => {owner}
        In what year was the bathroom done up? => {ren}""",
        """Is there a cellar?
        How old is the house?
        How many parties live in the building?"""),
    r("School trip letter", """Dear parents,

        On {date} class {cl} will visit the {place} in {town}. We meet at {t1} at {where} and expect to be back at about {t2}. The journey by {by} takes {h}
        hours. Each child needs {sum} euros, which should be handed to {teacher} in an envelope by {d2}; families who receive support from the town pay
        nothing.

        Please pack a lunch, something to drink, and {pack}. Mobile phones stay at home. In the afternoon the children will {do}, so old clothes are best.

        If your child has an allergy or gets travel-sick, tell us beforehand. We are still looking for {n} parents to come with us; {mum} has already agreed.
        In an emergency you can reach us on the day at {phone}.

        {head}, head teacher""",
        """date=11 May|23 May|4 June; cl=3b|4a|5c|6a; place=salt mine|open-air museum|planetarium|glass works; town; t1=7:15|7:40|8:05;
        t2=4 pm|5 pm|6:30 pm; where=the main gate|the bus stop|the gym; by=coach|train|boat;
        h=one and a half|two|two and a half; sum=9-24; teacher=man; d2=2 May|28 April|20 April; pack=a raincoat|a torch|gloves|a towel;
        do=dig for fossils|bake bread|build a raft|blow glass; n=two|three; mum=woman;
        phone=0151-2233|0170-4455|0162-9080; head=woman""",
        """Which class is going on the trip? => {cl}
        What will the children visit? => the {place} in {town}
        When and where do I have to bring my daughter? => {t1} at {where}
        How are they travelling? => {by}
        How long is the journey? => {h} hours
        How much money must my child bring? => {sum} euros
        Who collects the money? => {teacher}
        What should be packed besides food and drink? => {pack}
        Why should the children wear old clothes? => the children will {do}
        Which parent is going along? => {mum}
        Who has signed the letter? => {head}
        When will they return? => at about {t2}""",
        """How many children are in the class?
        What is the name of the bus company?
        What happens if it rains?"""),
    r("Bread recipe", """Potato bread. Boil {g1} grams of potatoes in their skins, let them cool, peel them and press them through a sieve. Dissolve {g2}
        grams of yeast in
        {ml} millilitres of lukewarm {liq}, add a spoonful of {sweet}, and leave it for {m1} minutes until it foams. Now mix it with {g3} grams of flour, the
        potatoes and
        {salt} grams of salt, and knead the dough for {m2} minutes. My grandmother {name}, from whom I have the recipe, always added {spice}, which keeps the
        bread fresh for longer.

        Cover the bowl with a cloth and put it {warm} until the dough has doubled. Shape two loaves, cut a cross into the top, and bake them at {deg} degrees
        for
        {m3} minutes. They are ready when they sound hollow. Eat within {days} days, or freeze one loaf.""",
        """g1=250-390; g2=15-42; ml=180-240; liq=milk|water|buttermilk; sweet=honey|sugar|malt syrup; m1=five|ten|fifteen; g3=480-650; salt=8-14;
        m2=eight|nine|twelve; name=she; spice=caraway|a little lemon juice|ground coriander|fennel;
        warm=next to the stove|in the airing cupboard|on the window sill; deg=190-230; m3=35-55; days=three|four|five""",
        """How many grams of potatoes do I need? => {g1} grams
        In what is the yeast dissolved? => {liq}
        What is put into the yeast mixture to make it foam? => a spoonful of {sweet}
        How long must I knead? => {m2} minutes
        quantity of flour? => {g3} grams
        Whose recipe is it? => My grandmother {name}
        What is good for keeping the bread fresh? => {spice}
        Where does the dough rise? => {warm}
        At what temperature is it baked? => {deg} degrees
        How long does it stay in the oven? => {m3} minutes
        How can I tell that the loaves are done? => they sound hollow
        By when should the bread be eaten? => within {days} days""",
        """How many calories does a slice have?
        Can I use a different flour?
        How large should the bowl be?"""),
    r("Concert tickets policy", """Tickets can be bought online, by telephone, or at the box office in {street}, which is open from {t1} to {t2} except on
        {day}. For each order
        made online we add a fee of {fee} euros. Students and pensioners pay {pct} percent less; {kids} get in free, but need a ticket of their own.

        If a concert is cancelled, you get your money back within {d1} days. If it is only postponed, the ticket remains valid for the new date. Tickets may
        be
        returned up to {h} hours before the concert, except those for {exc}. Latecomers are admitted during the {when}.

        Large bags have to be left in the cloakroom, which costs {coat} euros. Filming is forbidden. Wheelchair places are in row {row} and should be ordered
        from
        {name} at {mail}.""",
        """street; t1=9|10|11; t2=5|6|7; day=Mondays|Tuesdays|Sundays; fee=1-4; pct=20-50; kids=children under six|children under ten|school classes;
        d1=10-30; h=24|48|72; exc=the opera ball|the New Year's concert|the festival;
        when=interval|applause|first pause; coat=1.50|2.50|3.50; row=A-F|M|K; name=woman; mail=email""",
        """What is the address of the box office? => {street}
        On which day is the box office shut? => {day}
        What does an online booking cost extra? => {fee} euros
        How big is the discount for students? => {pct} percent
        Who does not have to pay? => {kids}
        My concert has been called off. When will I be refunded? => within {d1} days
        How late can I give a ticket back? => {h} hours before the concert
        For what can tickets not be returned? => {exc}
        I'm late. When may I go in? => during the {when}
        What must I do with a large bag? => left in the cloakroom
        Who arranges places for wheelchairs? => {name}""",
        """Which orchestra plays at the opening?
        How many seats are there in the hall?
        Can I pay in cash?"""),
    r("Router manual", """Setting up your {model}: Connect the {c1} cable to the socket marked WAN and the power supply to the socket on the left. After
        about {m1} minutes the
        {light} light stops blinking. On your computer, choose the network {net} and type the password printed on the {where} of the device.

        Then open {site} and sign in as "{user}". You will be asked to choose a new password of at least {n} characters; write it down, since we cannot
        recover it for you. Up to {dev} devices can be connected at the same time.

        Trouble? If the light is {bad}, there is no connection to the internet: check the cable first. To restore the factory settings, press the reset
        button with a paper clip for {s} seconds. Do not place the router near {near}. Our helpline, {phone}, is open daily until {t}.""",
        """model; c1=yellow|grey|white; m1=two|three|five; light=green|blue; net=Home-24|Skyline|Otter-5; where=bottom|back|lid; site=website;
        user=admin|owner|guest; n=10-16; dev=20-64; bad=red|orange;
        s=10-30; near=a microwave oven|a fish tank|radiators|a cordless phone; phone=0800 1212|0800 7734|0900 3141; t=8 pm|9 pm|10 pm""",
        """Which cable goes into the WAN socket? => the {c1} cable
        How long until the {light} light stays on? => about {m1} minutes
        What is the network called? => {net}
        Where do I find the password? => printed on the {where} of the device
        Which user name do I have to enter? => {user}
        How long must my own password be? => at least {n} characters
        How many phones and computers can use it at once? => Up to {dev}
        What does a light in {bad} mean? => there is no connection to the internet
        How do I reset it? => press the reset button with a paper clip
        For how many seconds must the button be held down? => {s} seconds
        What should the router not stand next to? => {near}
        What number can I call for help? => {phone}""",
        """How fast is the connection?
        Until when is the guarantee valid?
        Can I use the router abroad?"""),
    r("Theft report", """Police are appealing for witnesses after {what} were stolen from the {place} in {street} in the night of {date}. According to
        Inspector {insp}, the
        thieves got in through {way} at about {t} and were inside for no more than {min} minutes. The damage is estimated at {sum} pounds. A neighbour, {nb},
        aged {age}, who had got up to {up}, saw two men carrying sacks to a {col} van with a broken {part}; one of them was limping.

        It is the {nth} burglary in the district since {m}. In {m2} a {shop} in the same street lost its till, but in that case a man from {town} was
        arrested {days}
        days later. The owner, {owner}, has offered a reward of {rew} pounds. Anyone with information should call {phone}.""",
        """what=forty violins|nine hundred stamps|six antique clocks|two hundred bottles of wine;
        place=auction house|school of music|old rectory|railway museum; street; date=3 May|16 June|27 September; insp=last;
        way=a skylight|the coal hole|a side door|the cellar window; t=2 am|3:30 am|4 am; min=ten|fifteen|twenty; sum=8,000-64,000; nb=woman; age=61-89;
        up=feed her cat|take a pill|close a window; col=white|dark blue|green;
        part=tail light|mirror|bumper; nth=third|fourth|fifth; m=January|February; m2=March|April; shop=bakery|chemist's|bookshop; town;
        days=three|four|nine; owner=man; rew=500-2500; phone=555-0110|555-0172|555-0138""",
        """What was taken? => {what}
        How did the burglars enter the building? => through {way}
        At what time did it happen? => about {t}
        Who is leading the investigation? => Inspector {insp}
        What are the stolen goods and damage worth? => {sum} pounds
        Who noticed the men? => {nb}
        Why was she awake? => to {up}
        What colour was the vehicle? => {col}
        What was broken on the van? => {part}
        Which business was robbed in {m2}? => a {shop}
        How large is the reward? => {rew} pounds
        Who has promised the reward? => {owner}""",
        """What was the registration number of the van?
        Were the stolen things insured?
        How many police officers are working on the case?"""),
    r("Hotel review", """We stayed at the {hotel} for {n} nights in {m}, on the way back from {from}, and I have mixed feelings. Let me begin with the good
        side: the breakfast was
        superb, above all the {food}, and {staff} at reception found us a {doc} at eleven o'clock at night when my husband {hub} hurt his {limb}. The view of
        the {view} from the terrace is exactly as in the brochure.

        Our room, number {room}, was less pleasant. It smelled of {smell}, the shower was cold until {t}, and the {noise} under our window kept us awake. When
        we complained, we were moved to room {room2}, which was larger and cost {sum} euros more a night. Parking is {far} minutes away. I would come back,
        but only in {m2}, when it is quieter,
        and I would ask for a room on the {side} side. {stars} stars out of five.""",
        """hotel=landmark; n=two|three|five; m=July|August; from=a wedding|a conference|Italy|the coast; food=smoked trout|fig jam|pancakes|rye bread;
        staff=she; doc=doctor|pharmacy|taxi; hub=he; limb=ankle|wrist|knee;
        view=lake|old bridge|castle|harbour; room=110-199; smell=paint|fried onions|cigarettes|chlorine; t=7:30|8:00|8:45;
        noise=dance music|delivery vans|church bells|tram; room2=210-399; sum=12-45; far=five|ten|fifteen;
        m2=May|October|March; side=garden|courtyard|mountain; stars=Two|Three|Four""",
        """How many nights did the guests stay? => {n}
        What was the best thing at breakfast? => {food}
        Who helped them at the front desk? => {staff}
        What had happened to the writer's husband? => hurt his {limb}
        What can be seen from the terrace? => {view}
        Which room did they have at first? => {room}
        What did this room smell of? => {smell}
        What sound disturbed them at night? => {noise}
        How much extra did they pay for the second room? => {sum} euros
        In which month would the reviewer like to return? => {m2}
        Rating? => {stars} stars out of five""",
        """What did one night in the first room cost?
        Is there a swimming pool in the hotel?
        Who owns the hotel?"""),
    r("Medicine leaflet", """{drug} is used for the treatment of {for} in adults and in children over {age}. Do not take it if you are allergic to {allergy}
        or if you have had
        {ill}. Ask your doctor first if you are also taking {other}, since the effect may become stronger.

        Dose: adults take {n1} tablets a day, one in the morning and the rest before going to bed, with plenty of {liq}. Children take {n2}. Never take more
        than {max} tablets in
        24 hours. Treatment should not last longer than {days} days.

        Possible side effects: one in {rate} patients suffers from {side}; {side2} has been reported very rarely. Stop taking the tablets and see a doctor if
        your {sign}. Store below {deg} degrees, in a {dry} place. Made by {firm} in {town}.""",
        """drug=name; for=hay fever|back pain|migraine|insomnia; age=6-11; allergy=nuts|soya|penicillin|lactose;
        ill=a stomach ulcer|a stroke|kidney stones|jaundice; other=blood thinners|sleeping pills|iron tablets; n1=three|four;
        n2=one|half a tablet; liq=water|milk|herbal tea; max=five|six|eight; days=5-20; rate=100|200|500; side=headaches|dizziness|nausea;
        side2=hearing loss|a skin rash|loss of taste; sign=lips swell|skin turns yellow|fever rises;
        deg=22-30; dry=dark|cool|dry; firm; town""",
        """What is {drug} taken for? => {for}
        From what age may children be given it? => over {age}
        With which allergy must I avoid this medicine? => {allergy}
        Which other medicine could make its effect stronger? => {other}
        How many tablets does an adult take each day? => {n1}
        What is the dose for children? => {n2}
        What should I drink with the tablets? => {liq}
        What is the largest amount allowed in one day? => {max} tablets
        Which side effect is common? => {side}
        And which one is very rare? => {side2}
        When should I stop and go to the doctor? => if your {sign}
        Who makes the medicine? => {firm}""",
        """How much does a packet cost?
        May I drive after taking it?
        How many tablets are in a packet?"""),
    r("Job interview reply", """Dear {title} {last},

        Thank you for your application of {d0} for the position of {job} in our {town} office. We were impressed by your years at {firm} and would like to
        meet
        you on {d1} at {t}. The interview will be held by {a}, who heads the {dep} department, and by {b} from personnel; it takes about {min} minutes,
        followed
        by a short {test} test.

        Please bring your certificates and a list of {refs} references. Our building is opposite the {opp}; tell the porter that you are expected in room
        {room}. We pay
        your train fare, second class, if you send us the tickets within {days} days.

        Should the time not suit you, call {c} on extension {ext}. The post, which is paid at {sal} a year, has to be filled by {m}.""",
        """title=Ms|Mr|Dr; last; d0=2 May|7 May|11 May; job=bookkeeper|translator|laboratory assistant|web designer; town; firm; d1=21 May|24 May|30 May;
        t=9:20|10:40|14:15; a=man; dep=sales|research|export|legal; b=woman;
        min=40|45|50|90; test=typing|language|arithmetic|drawing; refs=two|three; opp=fire station|opera|tax office|botanical garden; room=12-390;
        days=10-28; c=woman; ext=1201-1299; sal=salary; m=July|August|September""",
        """For which job did {last} apply? => {job}
        Where is the job located? => our {town} office
        What is the date of the interview? => {d1}
        Who from personnel will be there? => {b}
        Which department does {a} run? => {dep}
        How long does the conversation last? => about {min} minutes
        What kind of test is there? => {test}
        How many references are wanted? => {refs}
        What is across the street from the company? => {opp}
        Which travel costs are paid? => your train fare, second class
        Whom should {last} ring to change the appointment? => {c}
        What is the salary? => {sal}""",
        """How many people have applied?
        How many days of holiday are there?
        What is the name of the porter?"""),
    r("Museum opening hours", """Opening hours. The {name} Museum is open Tuesday to Friday from {t1} to {t2} and at weekends from {t3} to {t4}. On {day} it
        stays open until {late}.
        The last visitors are admitted {min} minutes before closing. Closed on Mondays, on {hol}, and for two weeks in {m}.

        Admission. Adults {p1} francs, children {p2} francs; on the first {first} of the month entrance is free. Groups of {n} or more must book in advance
        with {who}.

        Exhibitions. "{ex1}", on the ground floor, runs until {d1}. Upstairs you can see {n2} letters by the explorer {expl}, lent by {lender}. The {part} is
        closed for restoration until {y}.

        Getting here. Take tram {tram} to {stop}. Dogs, with the exception of guide dogs, are not admitted. The café sells the best {cake} in {town}.""",
        """name; t1=9|10; t2=4|5; t3=11|12; t4=6|7; day=Wednesday|Thursday; late=8|9|10; min=20-45; hol=1 May|Christmas Day|Good Friday;
        m=January|February|November; p1=11-19; p2=3-8; first=Sunday|Saturday; n=8-15; who=woman;
        ex1=Masks|Glass and Light|Toys of the Tsars|Salt; d1=3 August|19 September|30 October; n2=14-90; expl=man; lender=university;
        part=west wing|sculpture garden|tower; y=2026-2029; tram=3-17; stop=Castle Square|Mint Street|Gas Works;
        cake=cheesecake|plum tart|walnut cake; town""",
        """When does the museum open on a Saturday? => {t3}
        On which evening is it open late? => {day}
        Until what time can I stay on that evening? => {late}
        In which month does it shut for a fortnight? => {m}
        What is the ticket price for a child? => {p2} francs
        When do visitors pay nothing? => the first {first} of the month
        From how many people on does a group have to book? => {n}
        Which exhibition is on the ground floor? => {ex1}
        Whose letters are on show? => {expl}
        Which part of the museum can't be visited at present? => The {part}
        Where do I get off the tram? => {stop}
        Which animals are allowed in? => guide dogs""",
        """Who founded the museum?
        Is there a museum shop?
        How much is a guided tour?"""),
    r("Gardening column", """Question from {a}, {town}: My {plant} has not flowered for {y} years, although I water it every day. What am I doing wrong?

        {first} answers: You are killing it with kindness. A {plant} comes from {from}, where it may not rain for {m} months, and it needs a dry winter in
        order to
        form buds. From {m1} on, water it only once {often}, and put it in the coolest room of the house, ideally at {deg} degrees. In {m2} you can give it a
        fertiliser containing {fert}, but use only half of what it says on the packet. Do not repot it: it flowers best when the roots are crowded. Should you
        find {pest} under the leaves, wash them off with a solution of {soap}. A reader from {town2}, {b}, wrote to me last year that hers, which she
        inherited from {inh}, had {n} flowers at once after she forgot it in the {where}.""",
        """a=woman; town; plant=Christmas cactus|clivia|jade plant|wax flower; y=three|four|six; first=he; from=Brazil|South Africa|Madagascar|Mexico;
        m=four|five|seven; m1=October|November; often=a fortnight|a month|every ten days;
        deg=8-14; m2=March|April; fert=potash|iron|bone meal; pest=scale insects|mealy bugs|greenfly; soap=soft soap|nettles|vinegar; town2=town; b=woman;
        inh=her aunt|a neighbour|her teacher; n=21-60; where=garage|attic|cellar|stairwell""",
        """Who asked for advice? => {a}
        What kind of plant is it about? => {plant}
        Since when has there been no blossom? => {y} years
        Where does this plant grow wild? => {from}
        What mistake does she make? => I water it every day
        How often should it get water in winter? => once {often}
        What is the ideal temperature? => {deg} degrees
        When is it time for fertiliser? => {m2}
        What should the fertiliser contain? => {fert}
        Why shouldn't it be repotted? => it flowers best when the roots are crowded
        From whom did {b} get her plant? => {inh}
        How many flowers did hers have? => {n}""",
        """How tall does the plant become?
        Is it poisonous to cats?
        How old is the plant of {a}?"""),
    r("Data protection notice", """Who is responsible? {firm}, {street}, {town}. Our data protection officer is {dpo}.

        What do we store? When you open an account we store your name, your e-mail address and your {data}. When you only visit our pages, we record nothing
        but the {log}, which is deleted after {d1} days.

        Who receives it? Invoices are sent by {part}, a company in {land}. We never sell data to advertisers. If you enter a competition, your address is
        passed on to the sponsor, {spon}, but only if you have ticked the {col} box.

        How long? We delete your account {m} months after you close it; invoices must be kept for {y} years by law.

        Your rights. Send a message to {mail} to find out what we know about you. You will have an answer within {w} weeks. Complaints can be made to the
        {office}.""",
        """firm; street; town; dpo=woman; data=date of birth|telephone number|shoe size|bank details;
        log=time of your visit|type of browser|pages you opened; d1=7-45; part=firm; land=Norway|Ireland|Austria|Canada; spon=firm;
        col=green|grey|second; m=two|three|six; y=six|eight|ten; mail=email; w=two|three|four; office=state commissioner|Office for Privacy|ombudsman""",
        """Who is the data protection officer? => {dpo}
        Besides my name and e-mail address, what do you keep about account holders? => {data}
        What is recorded about mere visitors? => the {log}
        After how many days is this removed? => {d1} days
        Which firm mails your invoices? => {part}
        In what country is this firm? => {land}
        Who gets my address if I take part in a competition? => the sponsor, {spon}
        When will my data be gone once I have closed my account? => {m} months after you close it
        Why do you keep invoices so long? => by law
        How can I find out what you know about me? => Send a message to {mail}
        How quickly will you reply? => within {w} weeks
        Where can I complain? => the {office}""",
        """On which servers is the data stored?
        How do I close my account?
        How many customers do you have?"""),
    r("Bus timetable change", """From {d1} the following changes apply to our routes.

        Line {l1}: buses run every {m1} minutes instead of every {m2}, and no longer stop at {s1}, because the road there is being dug up until {mon}. Use
        the stop at {s2} instead.

        Line {l2}: the last bus now leaves {town} at {t1}. On {day} there is an extra one at {t2} for people coming from the {event}.

        Line {l3} is withdrawn, since it had only {n} passengers a day. A shared taxi replaces it; order one at least {min} minutes beforehand under {phone}.

        A day ticket now costs {p1} crowns, a monthly one {p2}. The old tickets can be used up until {d2} or exchanged at the office next to {off}. {name},
        who drove for us for
        {y} years, retires on the same day. We wish him well.""",
        """d1=1 March|15 April|1 September; l1=11-19; m1=ten|twelve; m2=fifteen|twenty; s1=Town Hall|Mill Lane|Cemetery; mon=November|December;
        s2=Rose Hill|Post Office|Tannery; l2=21-29; town; t1=22:10|22:50|23:05; day=Fridays|Saturdays;
        t2=0:15|0:40|1:10; event=cinema|night market|theatre; l3=31-39; n=four|six|nine; min=30-60; phone=555-0120|555-0166; p1=30-60; p2=400-900;
        d2=31 May|30 June|31 December; off=the station|the town hall|the bakery; name=man; y=24-41""",
        """On which date do the changes come into force? => {d1}
        How often will line {l1} run from now on? => every {m1} minutes
        Where should passengers of line {l1} get on if they used {s1}? => {s2}
        What is the reason for leaving out {s1}? => the road there is being dug up
        When does the last {l2} depart? => {t1}
        For whom is the late bus meant? => people coming from the {event}
        Which line is being given up? => Line {l3}
        How many people a day used it? => {n}
        What takes its place? => A shared taxi
        price of a monthly ticket? => {p2}
        How long are old tickets valid? => until {d2}
        Which driver is retiring? => {name}""",
        """How many buses does the company own?
        Do children travel free?
        Where can I buy the new tickets?"""),
    r("Start-up news", """{firm}, a {town}-based maker of {prod}, said on {day} that it had raised {sum} million dollars from a group of investors led by
        {inv}. The company, founded in
        {y} by two former employees of {old}, {a} and {b}, plans to use the money to open a second plant in {land} and to hire {n} people, most of them
        {staff}. It sold {units} units last year, {pct} percent more than the year before, but has yet to make a profit.

        "{quote}," said {a}, the chief executive. {b}, who is in charge of technology, added that the next model would weigh less than {kg} kilograms.

        Analysts remain cautious. {an} of {bank} pointed out that the larger rival {rival} had cut its prices twice since {m}. Shares in {rival} fell {fall}
        percent
        after the announcement.""",
        """firm; town; prod=delivery robots|heat pumps|electric cargo bikes|hearing aids; day=Monday|Tuesday|Thursday; sum=12-95; inv=firm; y=2011-2018;
        old=firm; a=woman; b=man; land=Poland|Portugal|Mexico|Vietnam; n=120-600;
        staff=engineers|fitters|sales people; units=11,000-48,000; pct=21-85;
        quote=We have been patient for long enough|Growth is not a goal in itself|Our order books are full; kg=9-25; an=woman; bank=firm; rival=firm;
        m=January|March|May; fall=2-9""",
        """What does {firm} make? => {prod}
        How much money has been raised? => {sum} million dollars
        Who led the group of investors? => {inv}
        Where had the founders worked before? => {old}
        Where will the new factory be built? => {land}
        How many new employees does the company want? => {n}
        How many units were sold last year? => {units}
        By what percentage did sales rise? => {pct} percent
        Who is the chief executive? => {a}
        What is {b} responsible for? => technology
        Which analyst is quoted? => {an}
        What has {rival} done to its prices? => cut its prices twice""",
        """What is the share price of {firm}?
        When will the new plant open?
        How old are the two founders?"""),
    r("Volunteer thank-you newsletter", """Dear friends of the {town} animal shelter, what a spring this has been! Since {m1} we have found new homes for
        {n1} dogs and {n2} cats, and even {old}, the one-eyed {oldk} who had lived with us for {yrs} years, now sleeps on a sofa in {town2}.

        Our open day on {d1} brought in {sum} euros, {more} more than last year. With it we shall repair the {rep}. Special thanks go to {a}, who baked
        {cakes} cakes, and to the pupils of {school}, who sold them.

        Now for the bad news: the vet's bills have risen, and our van broke down on {d2}. If you know of a cheap one, call {b} in the evening. We also need
        {need}; please bring them to the shed behind the office, not to the front door, as the bell frightens the {fr}. The next walk with the dogs leaves on
        {day} at {t}.""",
        """town; m1=February|March; n1=12-29; n2=31-60; old=Captain|Barney|Duchess; oldk=tomcat|poodle|goat; yrs=four|six|nine; town2=town;
        d1=2 May|9 May|16 May; sum=1,400-3,900; more=200-390; rep=roof|fence|kitchen; a=woman; cakes=fourteen|thirty|forty; school; d2=20 May|27 May; b=man;
        need=old blankets|dog leads|tins of food|towels; fr=rabbits|puppies|parrot; day=Saturday|Sunday; t=9:30|10|10:30""",
        """How many dogs were given to new owners? => {n1}
        And cats? => {n2}
        Who had been in the shelter for {yrs} years? => {old}
        How much money did the open day raise? => {sum} euros
        What will the money be spent on? => repair the {rep}
        Who provided the cakes? => {a}
        Who sold the cakes? => the pupils of {school}
        What happened on {d2}? => our van broke down
        Whom should I ring if I hear of a van? => {b}
        What things can I donate? => {need}
        Where should donations be left? => the shed behind the office
        Why mustn't I ring at the front door? => the bell frightens the {fr}""",
        """What is the name of the vet?
        How many people work at the shelter?
        Where does the dog walk end?"""),
    r("Heating engineer's visit", """Your heating will be serviced on {d1} between {t1} and {t2}. Please make sure that someone over {age} is at home and
        that the boiler in the {room} can be reached. The work takes about {min} minutes; during this time there will be no hot water. If the engineer,
        {eng}, finds that a part worth more than {sum} pounds has to be replaced, she will ask the landlord, not you.

        What should you do beforehand? Turn the thermostat down to {deg} degrees the evening before and remove anything that covers the radiators. Should you
        have noticed {noise} in the pipes, write down when it occurs.

        You can change the appointment free of charge until {d2} at {web}. After that we charge {fee} pounds. In the event of a smell of gas, do not use the
        telephone in the flat: open the windows, go outside, and call {phone} from {from}.""",
        """d1=12 October|19 October|24 November; t1=8:00|8:30; t2=11:30|12:00; age=16|18; room=cellar|kitchen|bathroom; min=40|45|75|90; eng=woman;
        sum=50|80|120; deg=12-16; noise=a knocking|a whistling|a gurgling; d2=2 October|5 October|9 October; web=website; fee=15-45;
        phone=0800 111|0800 404|0800 999; from=a neighbour's|the street|a shop""",
        """On which day is the engineer coming? => {d1}
        Who is coming to look at the boiler? => {eng}
        How old must the person be who lets her in? => over {age}
        How long does the service take? => about {min} minutes
        What will I have to do without in the meantime? => hot water
        Who decides about expensive parts? => the landlord
        To what should I set the thermostat? => {deg} degrees
        What sort of noise should I make a note of? => {noise}
        Until when can I move the appointment for nothing? => {d2}
        Where do I change it? => {web}
        How much is a late change? => {fee} pounds
        There's a smell of gas! From where should I phone? => {from}""",
        """How old is the boiler?
        What does the service cost the landlord?
        When was the heating last serviced?"""),
    r("Podcast interview", """{host}: You grew up above a {shop} in {town}. When did you decide to become a {job}?

        {first} {last}: I never decided. When I was {age}, my uncle {uncle} broke his arm and I had to help him out for a {w}. I stayed for {yrs} years.

        {host}: And the famous {thing}?

        {first} {last}: That was an accident. I had ordered {n1} metres of {mat}, but they delivered {n2}, and they wouldn't take it back. So I made one for
        my sister {sis}. She wore it at {event}, a journalist from {paper} saw it, and within a month I had {orders} orders.

        {host}: What do you regret?

        {first} {last}: That I sold the name to {firm} in {y}. The money went on {money}. These days I sign my work with a small {sign} instead. And I'd
        advise every beginner to {adv}.""",
        """host=he; shop=butcher's shop|bakery|cinema; town; job=tailor|milliner|designer; first=she; last; age=sixteen|seventeen|nineteen; uncle=he;
        w=week|month|summer; yrs=nine|eleven|twenty; thing=umbrella dress|raincoat|travelling hat; n1=20-50; n2=200-500;
        mat=parachute silk|oilcloth|tent canvas; sis=she; event=the Derby|a funeral|a film premiere; paper=The Mirror|the Evening News|a Paris magazine;
        orders=40-300; firm; y=1991-2009; money=a boat|a divorce|the tax office; sign=fish|star|key;
        adv=learn bookkeeping|keep every receipt|never work for friends""",
        """Who is being interviewed? => {first} {last}
        Who asks the questions? => {host}
        Above what did she live as a child? => a {shop}
        Why did she have to help her uncle? => broke his arm
        How long did she work for him? => {yrs} years
        What material had been delivered? => {mat}
        How many metres of it did she receive? => {n2}
        How many metres had she really wanted? => {n1}
        Where was her sister seen wearing it? => at {event}
        Who noticed it? => a journalist from {paper}
        To which company did she sell her name? => {firm}
        How can you recognise her present work? => a small {sign}
        What advice has she for newcomers? => {adv}""",
        """How much did one of the dresses cost?
        How old is the sister?
        Where is her workshop today?"""),
    r("Campsite rules", """Welcome to {camp}! Arrival is possible from {t1} until {t2}; after that the barrier is closed, and you may leave your car on the
        meadow opposite. Departure is by {t3}. Quiet hours are from {q1} to {q2}, when {q3} must not be used either.

        Drinking water comes only from the taps marked in {c1}; water from the {c2} ones is for washing up. Showers cost {coin} cents for {min} minutes.
        Campfires are permitted on the beach, never under the {tree}, and have to be put out by {fire}. Dogs must be on a lead and pay {dog} euros a night.

        Rolls can be ordered at the kiosk the evening before, until {roll}. Canoes are hired out by {can}, whose hut is next to the {hut}. In a storm, gather
        in the {storm}. The nearest doctor is Dr {doc} in {town}, {km} kilometres from here.""",
        """camp=Camp Otter Bay|Pine Camp|Lakeside Camping; t1=1 pm|2 pm; t2=8 pm|9 pm; t3=10 am|11 am|noon; q1=10 pm|11 pm; q2=6 am|7 am;
        q3=hair dryers|radios|engines; c1=blue|white; c2=red|yellow; coin=50|70|80; min=four|five|six; tree=pines|willows|birches;
        fire=half past ten|midnight|9:30 pm; dog=2-6; roll=6 pm|6:30 pm|7 pm; can=woman; hut=jetty|playground|bicycle stand;
        storm=laundry room|restaurant|boathouse; doc=last; town; km=three|seven|twelve""",
        """What is the latest time to arrive? => {t2}
        I'm arriving at midnight. Where can I put my car? => on the meadow opposite
        By when do I have to leave on the last day? => {t3}
        When does the night's rest begin? => {q1}
        From which taps may I drink? => {c1}
        What does a shower cost? => {coin} cents
        Where may I light a fire? => on the beach
        By what time must fires be out? => {fire}
        How much is a dog? => {dog} euros a night
        Until when can I order rolls? => {roll}
        Who rents out canoes? => {can}
        Where should everybody go in bad weather? => the {storm}
        Which doctor is close by? => Dr {doc}""",
        """How much does a tent cost per night?
        How many tents are there room for?
        Is there a wireless network?"""),
    r("Product comparison", """We tested {n} cordless vacuum cleaners for {w} weeks. The winner is the {a} (${pa}), which ran for {ma} minutes on one charge
        and left almost nothing behind on carpets. Its only fault is the dust container, which holds no more than {cl} litres and is awkward to empty.

        The {b} (${pb}) is lighter, at {kgb} kilograms, and much quieter; our tester {t1}, who has a baby, preferred it. Its battery, however, was exhausted
        after {mb} minutes, and a spare one costs ${sp}.

        The cheapest model, the {c}, did well on {floor} but failed with {fail}. One of the wheels of our sample came off on day {day}. The maker, {firm},
        told us that the fault had been corrected in {mon}.

        Our advice: buy the {a} if you have {adv}; in a small flat the {b} is good enough. Avoid the {d}, whose motor overheated {times} times.""",
        """n=six|eight|nine; w=three|four|five; a=model; pa=320-480; ma=52-70; cl=0.4|0.5|0.6; b=model; pb=190-299; kgb=1.4|1.6|1.9; t1=she; mb=18-29;
        sp=45-90; c=model; floor=wooden floors|tiles|linoleum; fail=dog hair|sand|crumbs; day=4|6|9; firm; mon=March|June|August;
        adv=pets|many carpets|a large house; d=model; times=two|three|four""",
        """Which vacuum cleaner came out best? => the {a}
        What does the winner cost? => ${pa}
        How long did it run? => {ma} minutes
        What is wrong with the best model? => the dust container
        How heavy is the {b}? => {kgb} kilograms
        Which tester liked the {b} more? => {t1}
        How much would a second battery be? => ${sp}
        What did the {c} have trouble with? => {fail}
        What went wrong with the test sample of the {c}? => One of the wheels of our sample came off
        Who makes the {c}? => {firm}
        Who should buy the {a}? => if you have {adv}
        Which model should one not buy? => the {d}""",
        """How loud is the {a}?
        Where was the {c} made?
        What does the {d} cost?"""),
    r("Town council notice on dogs", """By decision of the council of {d0}, the following rules apply in {town} from {d1}. Dogs must be kept on a lead in the
        {place} and in all streets between {s1} and {s2}. They may run free on the {free} before {t1} and after {t2}. On playgrounds and in the {no} they are
        not allowed at all.

        Owners have to remove what their dogs leave behind; bags are provided at {n} dispensers. Whoever fails to do so will be fined {f1} crowns, the second
        time {f2}. The dog tax remains {tax} crowns a year for the first dog and doubles for each further one; guide dogs and {ex} are exempt. Every dog
        older than {m} months must be registered at the office of {clerk}, {street}, and carry a number on its collar.

        The rule does not affect hunters. Objections can be made within {w} weeks, in writing, to {to}.""",
        """d0=3 March|11 March|25 March; town; d1=1 May|1 June|15 April; place=cemetery|old town|castle park; s1=Mill Street|Bell Street|Hay Market;
        s2=the station|the river|the town wall; free=sports ground|flood meadow|east beach; t1=8 am|9 am; t2=6 pm|7 pm|8 pm;
        no=covered market|swimming baths|rose garden; n=twelve|nineteen|thirty; f1=50-90; f2=120-300; tax=60-110; ex=rescue dogs|sheepdogs|police dogs;
        m=three|four|six; clerk=woman; street; w=two|three|six; to=the mayor|the district court|the town clerk""",
        """When do the new rules come into force? => {d1}
        Where in the streets must dogs be on a lead? => between {s1} and {s2}
        Where may dogs run about? => on the {free}
        Besides playgrounds, where are dogs forbidden? => the {no}
        How many dispensers for bags are there? => {n}
        What is the fine the first time? => {f1} crowns
        And if it happens again? => {f2}
        How high is the tax for one dog? => {tax} crowns a year
        For which dogs does one not pay, other than guide dogs? => {ex}
        At what age must a puppy be registered? => older than {m} months
        Whose office deals with registration? => {clerk}
        Whom do I write to if I disagree? => {to}""",
        """How many dogs are there in the town?
        How many councillors voted in favour?
        Where can one buy a collar?"""),
    r("Onboarding handbook page", """Your first week at {firm}. On Monday at {t1} you will be met in the lobby by {bud}, your "buddy" for the first {n}
        months, who shows you round and takes you to lunch. Your computer is set up by {it}; give her the form that came with your contract. On Tuesday there
        is a safety course in room {room}, which everybody, including the directors, has to attend every {yrs} years.

        Working hours are flexible, but all staff should be present between {c1} and {c2}. Overtime is not paid; it is given back as free time by the end of
        {m}. You are entitled to {hol} days of holiday, plus {extra} for each child under {age}. If you fall ill, tell your team leader before {t2} and bring
        a certificate on the {day} day.

        Expenses are refunded by {acc} on the {floor} floor, provided that the receipt is no older than {days} days. Coffee is free; {notfree} is not.""",
        """firm; t1=8:30|9:00; bud=man; n=two|three|six; it=woman; room=12-390; yrs=two|three|five; c1=9:30|10:00; c2=2:30|3:00|3:30; m=March|June;
        hol=25-30; extra=one day|two days; age=twelve|fourteen; t2=8:45|9:15|9:45; day=second|third|fourth; acc=woman; floor=second|fourth|fifth;
        days=30|60|90; notfree=the beer in the fridge|the canteen|the car park""",
        """Who will meet me on my first day? => {bud}
        For how long do I have a buddy? => the first {n} months
        To whom do I give the form about my computer? => {it}
        Where is the safety course held? => in room {room}
        How often must the course be repeated? => every {yrs} years
        Between which hours must I be at work? => between {c1} and {c2}
        How am I compensated for overtime? => as free time
        How many days off do I get in a year? => {hol} days
        What do parents get in addition? => {extra} for each child under {age}
        I'm ill. By what time should I tell the team leader? => {t2}
        Who pays back my expenses? => {acc}
        How old may a receipt be at most? => {days} days""",
        """How long is the trial period?
        When are salaries paid?
        May I work from home?"""),
    r("Weather warning", """The weather service has issued an {col} warning for {reg}, valid from {t1} on {d1} until {t2} the next day. A low over {low} will
        bring gusts of up to {km} kilometres an hour, on the coast even {km2}, together with {mm} millimetres of rain. Above {h} metres the rain will turn to
        snow.

        Ferries between {p1} and {p2} have been cancelled, and the {bridge} Bridge is closed to {veh}. Schools in {town} remain shut; the swimming
        championships, which were to be held there, have been put off to {d2}. The mayor, {mayor}, asks people to take in {take} from their balconies and to
        keep away from {keep}.

        The last storm of this strength, in {y}, tore the roof off the {roof} and caused damage of {sum} million euros. According to the forecaster {fore},
        it should be calm again by {calm}, though colder.""",
        """col=orange|amber; reg=the whole of the west|the northern islands|the lowlands; t1=6 pm|9 pm; t2=noon|3 pm; d1=Monday|Tuesday|Wednesday;
        low=Scotland|Iceland|the Baltic; km=80-110; km2=120-160; mm=40-90; h=600|800|900; p1=town; p2=town; bridge=name; veh=lorries|caravans|motorcycles;
        town; d2=4 March|12 March|20 March; mayor=woman; take=flower pots|parasols|washing; keep=the sea wall|parks|the woods; y=1999-2014;
        roof=market hall|ice rink|school; sum=3-40; fore=man; calm=Friday|Thursday evening|the weekend""",
        """From when is the warning valid? => {t1} on {d1}
        For which area was it issued? => {reg}
        Where is the centre of the low? => {low}
        How strong will the wind be on the coast? => {km2}
        How much rain is expected? => {mm} millimetres
        Above what altitude will there be snow? => {h} metres
        Which traffic may not cross the bridge? => {veh}
        What has been postponed to {d2}? => the swimming championships
        What should be brought in from balconies? => {take}
        From what places should people stay away? => {keep}
        Which building was damaged in {y}? => the {roof}
        When will the storm be over? => by {calm}
        Who made the forecast? => {fore}""",
        """How many ferries have been cancelled?
        What temperature is expected?
        How many firemen are on duty?"""),
    r("Landlord's letter", """Dear Mr {last},

        Thank you for your letter of {d0}. I am sorry to hear that the {part} in your bathroom is leaking again. Mr {plum}, the plumber, will come on {d1}
        after {t1}; if you are at work, leave the key with {nb} on the ground floor.

        As to the noise from the {above} above you, I have spoken to the tenants. They were not aware that their {what} could be heard and have promised to
        stop at {t2}. I cannot, however, reduce your rent by {pct} percent as you ask: my lawyer, Ms {law}, tells me that the contract of {y} excludes this.

        Finally, a reminder. Your payment for {m} came {days} days late, and {sum} pounds are still missing. Bicycles must not be kept in the {bike}; there
        is room for them in the {room}. The windows will be painted in {m2}, so please take down the {take} by then.

        Yours sincerely, {own}""",
        """last; d0=4 April|9 April; part=tap|cistern|shower hose; plum=last; d1=20 April|23 April; t1=3 pm|4 pm|5 pm; nb=woman;
        above=flat|dancing school|studio; what=piano|sewing machine|treadmill; t2=9 pm|10 pm|8:30 pm; pct=10|15|20; law=last; y=2011-2019; m=February|March;
        days=six|nine|twelve; sum=20-90; bike=hall|laundry|attic; room=shed|yard|old garage; m2=June|July|August; take=flower boxes|awnings|curtains;
        own=woman""",
        """What is broken in the tenant's bathroom? => the {part}
        Who is going to repair it? => Mr {plum}
        With whom can the key be left? => {nb}
        What causes the noise? => {what}
        Until what time will the people upstairs be heard from now on? => {t2}
        By how much did the tenant want to lower his rent? => {pct} percent
        Who advised the landlady on the contract? => Ms {law}
        How late was the rent for {m}? => {days} days
        How much does the tenant still owe? => {sum} pounds
        Where should bicycles be put? => the {room}
        What is planned for {m2}? => The windows will be painted
        Who wrote the letter? => {own}""",
        """How much is the rent?
        How many flats are in the house?
        What did the plumber charge last time?"""),
    r("Local sports page", """{town} finally have something to celebrate. After {n} defeats in a row the women's handball team beat the league leaders {opp}
        {a}-{b} on {day}, in front of {crowd} spectators, and climbed to {pos} place. It had not looked like it at first: {opp} led by {lead} goals at
        half-time, and captain {cap} had to be taken off after {min} minutes with a bleeding {inj}.

        Then coach {coach} brought on {sub}, a {age}-year-old {job} who had never played in the first team. She scored {goals} goals, {pen} of them from the
        penalty line. "I thought he had mistaken me for somebody else," she said. In the last minute goalkeeper {goal} stopped a shot with her {stop}.

        {opp}'s coach {coach2} blamed the {blame}. Next {day2} the team travels to {next}, where they have not won since {y}.""",
        """town; n=five|six|eight; opp=town; a=24-31; b=19-23; day=Saturday|Sunday; crowd=310-900; pos=ninth|tenth|eleventh; lead=three|four|six; cap=woman;
        min=nine|twelve|eighteen; inj=nose|lip|knee; coach=man; sub=woman; age=18-22; job=dental nurse|student|postwoman; goals=seven|nine|eleven;
        pen=two|three|four; goal=woman; stop=face|foot|elbow; coach2=woman; blame=floor|referees|long bus ride; day2=Wednesday|Friday; next=town;
        y=2009-2018""",
        """How often had {town} lost before this game? => {n}
        What was the final score? => {a}-{b}
        How many people watched? => {crowd}
        Who was winning at half-time? => {opp}
        Why did {cap} have to leave the game? => a bleeding {inj}
        Who is the coach of the winning team? => {coach}
        What does {sub} do for a living? => {job}
        How many goals did {sub} score? => {goals}
        How many of her goals were penalties? => {pen}
        With what did {goal} save the last shot? => {stop}
        What was the losing coach's excuse? => the {blame}
        Where is the next match? => {next}
        When did they last win there? => {y}""",
        """How old is {cap}?
        Who were the referees?
        How much did a ticket cost?"""),
    r("Insurance claim reply", """Reference {code}. Dear Mrs {last}, we have examined your claim of {d1} for damage to your {car}. According to your report,
        on {d0} a {thing} fell from the balcony of {nb} on to the bonnet while the car was parked in front of number {no}. The garage {gar} puts the cost at
        {sum} euros.

        Under section {sec} of your contract we pay for damage caused by third parties, less {own} euros, which you bear yourself. We cannot refund the
        {not}, since such costs are covered only by our tariff {tar}. {pay} euros will therefore be transferred to your account within {days} days.

        We shall try to recover the money from your neighbour's insurer, {ins}. For this we need {n} photographs and the name of a witness; you mention a
        {wit} who was passing. Please send both to our office in {town} before {d2}. Your no-claims bonus is not affected.""",
        """code; last; d1=12 May|15 May; car=estate car|van|convertible; d0=2 May|5 May|8 May; thing=flower pot|birdcage|satellite dish; nb=man; no=11-90;
        gar=firm; sum=900-1,900; sec=4|7|12; own=150|200|300; not=taxi fares|hire car|cleaning; tar=Comfort|Gold|Plus; pay=610-890; days=7-20; ins=firm;
        n=two|three|four; wit=postman|nun|cyclist; town; d2=10 June|18 June|30 June""",
        """What fell on the car? => a {thing}
        From whose balcony did it fall? => {nb}
        On what date did the accident happen? => {d0}
        When was the claim made? => {d1}
        Which garage estimated the repair? => {gar}
        How much would the repair cost? => {sum} euros
        What part must the customer pay herself? => {own} euros
        Which expense is not covered? => the {not}
        How much will the customer receive? => {pay} euros
        Which company insures the neighbour? => {ins}
        Who saw the accident? => a {wit}
        By when must the documents be sent? => before {d2}""",
        """What colour is the car?
        How old is the car?
        How much does the insurance cost a year?"""),
    r("App help page", """Sharing a list in {app}. Open the list, tap the {icon} icon at the top, and choose "Invite". Up to {n} people can share one list;
        with {plan}, which costs {p} dollars a month, there is no limit. Guests need an account, but they can read the list for {d} days without one. Changes
        appear on all devices after {s} seconds at most.

        Only the owner can delete a list. Deleted lists stay in the {bin} for {d2} days. If you have removed one by mistake, restore it there; later than
        that, only {first} from support can help, and she needs the list's {needs}.

        Known problems: on older {dev} reminders arrive an hour late. This will be fixed in version {v}, planned for {m}. Until then, set the time zone by
        hand. Some users report that {bug}; switching off {off} helps. The app is available in {langs} languages, most recently {lang}.""",
        """app=name; icon=plus|envelope|figure; n=four|five|six; plan=Family Plan|Team Plan|Pro; p=2-9; d=three|five|ten; s=two|four|ten;
        bin=archive|waste bin|attic; d2=20-60; first=she; needs=number|title|date; dev=tablets|watches|phones; v=3.2|4.1|5.0; m=April|June|October;
        bug=photos turn sideways|the sound is missing|lists are shown twice; off=the dark mode|energy saving|the widget; langs=11-40; lang=LANGUAGES""",
        """Which icon do I tap to share a list? => the {icon} icon
        How many people may share a list for free? => Up to {n}
        What do I have to pay for unlimited sharing? => {p} dollars a month
        For how many days can people without an account see the list? => {d} days
        How fast are changes visible? => after {s} seconds at most
        Who is allowed to delete lists? => Only the owner
        Where do deleted lists go? => the {bin}
        What does support need in order to bring back an old list? => the list's {needs}
        On which devices are reminders late? => older {dev}
        In which version will this be corrected? => version {v}
        What can I do about the other problem? => switching off {off}
        Newest language? => {lang}""",
        """How many people use {app}?
        How do I change my password?
        Which company makes the app?"""),
    r("Invitation to a reunion", """Hello everybody! It is {n} years since we left {school}, and {a} and I think that this calls for a party. We have booked
        the back room of {place} in {town} for {d1}, from {t1} on. There will be {food}, and {b}'s band has agreed to play, although the drummer now lives in
        {land}. Partners are welcome, children less so; {c} runs a playgroup round the corner and would look after them for {sum} euros each.

        The evening costs {p} euros a head, drinks not included. Please transfer the money to {tre} before {d2}. Those coming from far away can sleep at my
        place, where there are {beds} beds, or at the hotel {hotel}, which gives us a discount of {pct} percent if you mention the word "{word}".

        Does anybody know what has become of {lost}? The last postcard came from {from}. And who still has the {thing} that we stole from Mr {teach}'s desk?
        Yours, {me}""",
        """n=ten|twenty|twenty-five|thirty; school; a=he; place=landmark; town; d1=14 June|5 July|13 September; t1=6 pm|7 pm|7:30 pm;
        food=a barbecue|pizza|a cold buffet; b=he; land=COUNTRIES; c=she; sum=5-15; p=20-45; tre=woman; d2=31 May|1 June|10 June; beds=three|four|six;
        hotel=Bellevue|Lion|Three Kings; pct=10|15|20; word=blackboard|recess|chalk; lost=woman; from=Alaska|Goa|Tasmania|Patagonia;
        thing=skull|globe|stuffed owl; teach=last; me=she""",
        """How long ago did they finish school? => {n} years
        Where is the party? => the back room of {place}
        On what date will it be held? => {d1}
        What will they eat? => {food}
        Whose band is playing? => {b}
        Who takes care of the children? => {c}
        What is the price per person? => {p} euros
        Who collects the money? => {tre}
        How many people can stay with the writer? => {beds}
        What must I say at the hotel to pay less? => {word}
        Whom has nobody heard from? => {lost}
        What was taken from the teacher's desk? => the {thing}
        Who sent the invitation? => {me}""",
        """How many pupils were in the class?
        What is the name of the band?
        When does the party end?"""),
    r("Ferry company FAQ", """When do I have to be at the harbour? Foot passengers {m1} minutes, cars {m2} minutes before departure. The gate at {port}
        closes {m3} minutes before the ship leaves, and we do not make exceptions.

        How long is the crossing? On the {ship} {h1} hours; on the fast ferry {ship2}, which sails only from {mon1} to {mon2}, {min} minutes.

        Can I take my pet? Dogs and cats travel free but have to stay {where}. For {pet} you need a permit from the {from}.

        What about bicycles? They cost {bike} euros each; tandems count as {tan}.

        My ferry was cancelled. What now? You may choose between the next free place and your money. If you wait more than {w} hours, we pay for a meal worth
        {meal} euros; overnight we put you up in {hotel}.

        Who helps me on board? Ask for the purser: {a} on the {ship}, {b} on the {ship2}.""",
        """m1=20|25|30; m2=45|60|90; port=town; m3=five|ten; ship=Aurora|Princess Ida|Seagull; h1=two|three|four; ship2=Arrow|Flying Fish|Mistral;
        mon1=April|May; mon2=September|October; min=50|55|70; where=on the upper deck|in the car|in a cabin; pet=parrots|snakes|horses;
        from=vet|customs office|captain; bike=3-9; tan=two|a motorcycle|a car; w=two|three|four; meal=10-20;
        hotel=the Hotel Neptune|the seamen's home|the Harbour Inn; a=man; b=woman""",
        """I am coming by car. How early must I arrive? => {m2} minutes before departure
        And if I am on foot? => {m1} minutes
        How long does the {ship} need? => {h1} hours
        How long does it take on the {ship2}? => {min} minutes
        In which months does the fast ferry run? => from {mon1} to {mon2}
        Where do dogs have to stay? => {where}
        For what animals is a permit required? => {pet}
        price for a bicycle? => {bike} euros
        What do you do for passengers who have waited more than {w} hours? => pay for a meal
        Where would I spend the night after a cancellation? => {hotel}
        Who is the purser of the {ship2}? => {b}
        Whom do I ask on the {ship}? => {a}""",
        """How much does a ticket for a car cost?
        How many passengers fit on the ship?
        Can I buy tickets on board?"""),
    r("Science fair report", """Pupil wins with mouldy bread. {first} {last}, {age}, of {school} has won the regional science fair in {town} with an
        experiment that began in her school bag. Having forgotten a {food} sandwich there over the holidays, she noticed that the mould had not grown where
        the bread touched a {touch}. She then tested {n} substances on {slices} slices and found that {best} kept bread fresh for {d} days, three times as
        long as {worst}.

        The jury, chaired by the chemist {chair}, praised her patience; second prize went to {b}, who built a {built} out of {outof}. {first} receives {sum}
        dollars, which she intends to spend on a {spend}, and will represent the region at the final in {final} on {d1}. "{quote}," said her mother, {mum},
        who works as a {job}. Her biology teacher, {teach}, has asked the class to look into their bags more often.""",
        """first=she; last; age=13-16; school; town; food=cheese|ham|jam; touch=copper coin|cinnamon bun|pencil; n=eleven|fourteen|nineteen; slices=120-400;
        best=clove oil|cinnamon|mustard; d=nine|twelve|fifteen; worst=vinegar|salt|honey; chair=man; b=he; built=weather station|hearing aid|seismograph;
        outof=bicycle parts|a washing machine|drinking straws; sum=300-900; spend=microscope|trip to Iceland|new school bag; final=town;
        d1=4 May|19 May|6 June; quote=I had told her to tidy up|We eat rolls now|She was always like that; mum=she; job=dentist|bus driver|judge;
        teach=last""",
        """Who won the science fair? => {first} {last}
        How old is the winner? => {age}
        What had she left in her bag? => a {food} sandwich
        Where did no mould grow? => where the bread touched a {touch}
        How many substances did she try? => {n}
        Which substance worked best? => {best}
        Who was head of the jury? => the chemist {chair}
        What did {b} build? => a {built}
        From what was it made? => {outof}
        How much prize money did she get? => {sum} dollars
        What does she want to buy with it? => a {spend}
        What is her mother's profession? => {job}
        When does the final take place? => {d1}""",
        """How many pupils took part?
        Who came third?
        What is the name of her father?"""),
    r("Estate agent's description of a farm", """For sale: {farm} Farm near {town}, a working farm of {ha} hectares, of which {w} are woodland. The
        farmhouse, built in {y1} of {stone}, has {rooms} rooms, {baths} bathrooms and a kitchen with its original {orig}. The barn was converted into {conv}
        in {y2} and brings in {sum} euros a year. There is a well, a {pond}, and an orchard of {trees} {tree} trees.

        The present owners, {a} and {b} {last}, who have kept {animals} here for {yrs} years, are moving to {land} to be near their daughter. They are
        prepared to leave the {leave} behind. Note that a public footpath crosses the {cross}, and that the neighbour, {nb}, has the right to draw water on
        {day}.

        Asking price: {price} euros. Viewings through {agent}, telephone {phone}. Nearest shop {km} kilometres, nearest neighbour {m} metres.""",
        """farm=name; town; ha=31-90; w=four|nine|twelve; y1=1781-1889; stone=sandstone|granite|brick; rooms=seven|nine|eleven; baths=two|three;
        orig=bread oven|stone sink|tiled floor; conv=holiday flats|a pottery|a concert hall; y2=1991-2014; sum=9,000-31,000;
        pond=duck pond|trout pond|stream; trees=40-160; tree=plum|apple|walnut; a=he; b=she; last; animals=goats|ostriches|sheep;
        yrs=nineteen|twenty-six|thirty; land=COUNTRIES; leave=tractor|beehives|geese; cross=orchard|yard|lower meadow; nb=man;
        day=Sundays|Mondays|market days; price=410,000-980,000; agent=woman; phone=555-0101|555-0187; km=six|eight|eleven; m=400|700|900""",
        """How large is the farm? => {ha} hectares
        How much of it is forest? => {w}
        In what year was the house built? => {y1}
        Of what is the house built? => {stone}
        What has survived in the kitchen? => {orig}
        What is in the barn now? => {conv}
        How much does the barn earn? => {sum} euros a year
        What animals do the owners keep? => {animals}
        Why are they moving? => to be near their daughter
        What would they leave for the buyer? => the {leave}
        Where does the public path run? => the {cross}
        When may the neighbour fetch water? => on {day}
        What is the price? => {price} euros
        Who shows the house to buyers? => {agent}""",
        """How old are the owners?
        How is the house heated?
        What is the daughter's name?"""),
    r("Workshop safety rules", """Nobody may use the machines without having taken the course, which {first} {last} gives on the first {day} of the month.
        Long hair has to be tied back; {no} must be taken off. Goggles hang on the {col} hooks and are obligatory at the {m1}, ear protection at the {m2}.
        Never work alone after {t}: at least {n} people must be in the room.

        The {m3} may be operated only by members over {age}. Report a blunt blade to {rep} rather than changing it yourself. Dust is emptied into the {bin}
        every {day2}; oily rags belong in the {rag}, because they can catch fire by themselves.

        In case of an accident press the red button beside the {btn}, which cuts off the current, and call {phone}. The first-aid box is in the {box}. Wood
        left here for more than {w} weeks will be regarded as a gift. Members who break these rules are excluded for {m} months.""",
        """first=she; last; day=Monday|Saturday; no=rings|scarves|ties; col=yellow|blue; m1=lathe|grinder; m2=planer|router; t=8 pm|9 pm; n=two|three;
        m3=band saw|table saw; age=16|18|21; rep=he; bin=grey sack|steel bin|green container; day2=Friday|evening|Thursday;
        rag=tin with a lid|water bucket|fireproof box; btn=door|window|clock; phone=112|extension 9|0-112; box=kitchen|corridor|top drawer;
        w=three|four|six; m=two|three|six""",
        """Who teaches the course? => {first} {last}
        When does the course take place? => on the first {day} of the month
        What may you not wear? => {no}
        Where can I find goggles? => on the {col} hooks
        At which machine do I need ear protection? => the {m2}
        Until when can I work here by myself? => {t}
        Who is allowed to use the {m3}? => members over {age}
        To whom do I report a blunt blade? => {rep}
        Where do oily rags go? => the {rag}
        Why are oily rags dangerous? => they can catch fire by themselves
        What does the red button do? => cuts off the current
        Where are the bandages? => in the {box}
        Punishment for breaking the rules? => excluded for {m} months""",
        """How much is the membership fee?
        How many machines are there?
        When does the workshop open?"""),
    r("Travel blog", """Day {n}. We left {town} at {t}, an hour late, since {a} could not find the {lost}, which was in the end discovered in the {found}.
        The road to {dest} climbs through forests of {tree}; after {km} kilometres the asphalt stops, and so did our car. A shepherd called {shep} pulled us
        out with two {oxen} and would take no money, only {take}. He told us that the pass had been closed until {m} and that {m2}.

        In {dest} there is one inn, kept by {inn}, who speaks no language but her own and cooks nothing but {food}. It was the best I have ever eaten. The
        bed cost {sum} and collapsed at {t2}. {b}, who studied {subj}, is sure that the fresco in the church shows not Saint {saint} but a {fresco}. Tomorrow
        we want to walk to the {walk}, which is said to take {h} hours, or {h2} with {b}. Note for the next trip: bring a {bring}, and leave the {leave} at
        home.""",
        """n=4-19; town; t=7:30|8:15|9:40; a=he; lost=map|passports|corkscrew; found=fridge|tent bag|glove box; dest=town; tree=cork oak|chestnut|cedar;
        km=nine|fourteen|thirty; shep=he; oxen=oxen|mules|donkeys; take=a cigarette|a photograph|our last orange; m=April|May;
        m2=wolves had been seen|it would snow tonight|nobody ever came here; inn=woman; food=bean soup|mutton stew|nettle pie;
        sum=four dollars|six euros|almost nothing; t2=midnight|2 am|3:30 am; b=she; subj=law|chemistry|art history; saint=George|Martin|Jerome;
        fresco=tax collector|cook|fisherman; walk=waterfall|hot springs|ruined tower; h=two|three|four; h2=six|seven|nine; bring=rope|torch|phrase book;
        leave=hair dryer|guitar|suitcase""",
        """At what time did they set out? => {t}
        Why did they leave late? => {a} could not find the {lost}
        Where was the missing thing? => in the {found}
        What kind of trees grow along the road? => {tree}
        Who pulled the car out? => {shep}
        With what animals? => two {oxen}
        What did the shepherd accept? => {take}
        Who keeps the inn? => {inn}
        What is cooked there? => {food}
        What happened to the bed? => collapsed at {t2}
        What did {b} study? => {subj}
        Whom does the fresco really show, according to {b}? => a {fresco}
        Where do they want to go next day? => to the {walk}
        What should be taken along next time? => a {bring}""",
        """What kind of car do they drive?
        How many people live in the village?
        How long will the whole journey last?"""),
    r("Sick leave policy", """1. If you cannot come to work because of illness, inform your supervisor by {t1} on the first day, by telephone; a text message
        is not enough. Outside office hours call the duty desk on {ext}.

        2. A doctor's certificate has to reach {a} in the {dep} office no later than the {nth} day. Certificates sent as a photo are accepted until {d1}; the
        original must follow.

        3. Full pay continues for {w} weeks. After that the health fund pays {pct} percent, and the company adds {add} percent for those who have been with
        us for more than {yrs} years.

        4. Anyone who falls ill on holiday gets the days back, provided that the certificate was issued {where}.

        5. After an absence of more than {long} weeks, {b}, the company doctor, will invite you to a talk. Taking part is voluntary. You may return for {h}
        hours a day at first.

        6. This policy replaces that of {old} and will be reviewed in {rev}.""",
        """t1=8:30|9:00|9:30; ext=4400-4499; a=woman; dep=personnel|pay|front; nth=third|fourth; d1=1 July|31 December; w=six|eight|twelve; pct=60-75;
        add=10-20; yrs=two|five|ten; where=by a hospital|in the country of your stay|on the first day; b=man; long=five|six; h=two|three|four;
        old=2009-2016; rev=2026-2028""",
        """Whom do I inform when I'm ill? => your supervisor
        By what time must I call? => {t1}
        Can I just send a text message? => a text message is not enough
        Who receives the doctor's certificate? => {a}
        I was taken ill on a Sunday night; what number can I ring? => {ext}
        For how long do I get my full wages? => {w} weeks
        How much does the health fund pay? => {pct} percent
        How much does the firm add for long-serving staff? => {add} percent
        Under what condition are sick days on holiday given back? => provided that the certificate was issued {where}
        Who is the company doctor? => {b}
        Do I have to go to the talk? => Taking part is voluntary
        When will the policy be looked at again? => {rev}""",
        """What happens if my child is ill?
        How many employees were ill last year?
        Does the company pay for glasses?"""),
    r("Crowdfunding page", """Help us bring back the {bak}! The only bakery in {town} closed in {m} when {old} retired after {yrs} years. {a}, who trained
        with him, and {b}, a former {job}, want to open it again as a cooperative. So far {n} people have bought a share for {sh} euros each.

        What we still need: {sum} euros for a new oven and {sum2} for the floor, which the health office does not accept. If we reach the goal by {d1}, we
        open on {d2}; if not, everybody gets the money back, less {fee} percent.

        What you get: for {g1} euros a {th1}, for {g2} a {th2}, and for {g3} a bread of your own design named after you. {c}, who collected the signatures,
        will be at the market on {day}. Questions? Come to the old shop in {street}, the bell doesn't work, knock at the {knock}.""",
        """bak=bread|bakery|morning rolls; town; m=January|March|May; old=man; yrs=thirty-one|forty|forty-six; a=he; b=she;
        job=banker|flight attendant|policewoman; n=120-390; sh=50|100|250; sum=14,000-31,000; sum2=3,000-9,000; d1=30 June|31 August|15 May;
        d2=1 September|3 October|1 December; fee=2-5; g1=10|15; th1=linen bag|postcard|badge; g2=40|60; th2=breakfast for two|baking course|cookbook;
        g3=300|500; c=she; day=Thursday|Saturday; street; knock=window|back door|shutter""",
        """Why did the bakery close? => {old} retired
        When did it close? => {m}
        Who learned the trade from the old baker? => {a}
        What was {b}'s previous job? => {job}
        I'd like to know what one share costs. => {sh} euros
        What is the largest amount needed for? => a new oven
        Why does the floor have to be replaced? => the health office does not accept
        By when must the money be collected? => {d1}
        When would the shop open? => {d2}
        What do I receive for {g2} euros? => a {th2}
        Where and when can I meet {c}? => at the market on {day}
        The bell is broken. What should I do? => knock at the {knock}""",
        """How many kinds of bread will there be?
        How old is the bakery?
        Who owns the building?"""),
    r("Customer complaint", """Order {code}, to the customer service of {firm}

        Dear Sir or Madam, on {d1} I ordered a {it} in {c1} at a price of {p} pounds. It arrived on {d2}, {n} days late, in {c2}, and with a {dam}. When I
        rang your hotline, I waited {min} minutes, was connected to a Mr {a}, who promised a replacement within the week, and heard nothing more. A second
        call, to a Ms {b}, ended with the advice to {adv}.

        My {rel}, for whose {occ} the thing was meant, has now received a {inst} instead. I therefore withdraw from the contract and ask you to pay back the
        price as well as the {post} pounds for postage. Please have the parcel collected from my neighbour, {nb}, at number {no}, any day except {day}.

        Should the money not be in my account by {d3}, I shall turn to the {turn}. I enclose {k} photographs.

        {first} {last}""",
        """code; firm; d1=2 March|6 March; it=rocking chair|desk lamp|rucksack|coffee grinder; c1=dark blue|white; p=45-190; d2=21 March|26 March;
        n=nine|eleven; c2=pink|orange; dam=broken leg|torn strap|crack in the base; min=25-50; a=last; b=last;
        adv=paint it|write a letter|wait until summer; rel=mother|grandson|wife; occ=birthday|retirement|graduation; inst=book|plant|bottle of wine;
        post=5-12; nb=woman; no=11-90; day=Tuesday|Friday; d3=20 April|30 April; turn=consumer office|ombudsman|newspapers; k=two|three|four; first=she;
        last""",
        """Who is complaining? => {first} {last}
        What had been ordered? => a {it}
        Which colour did the customer want? => {c1}
        In what colour was it delivered? => {c2}
        When did it arrive? => {d2}
        What was damaged? => a {dam}
        How long did the customer wait on the phone? => {min} minutes
        Who promised to send another one? => Mr {a}
        What did Ms {b} advise? => {adv}
        For what occasion was the present? => {occ}
        What does the customer want besides the price? => the {post} pounds for postage
        Where is the parcel now? => my neighbour, {nb}
        What will happen if nothing is paid by {d3}? => turn to the {turn}""",
        """How old is the customer's {rel}?
        What did {firm} reply?
        Which bank does the customer use?"""),
    r("Choir newsletter", """Dear singers, the concert in {ch} was our best for years: {n} people came, and after the costs for the hall and for the soloist
        {solo} there remain {sum} crowns in the till. {solo} has asked to sing with us again, above all because of {bec}.

        The next programme consists of the {work} by {comp} and three songs by {comp2}, whom {cond} met in {met}. Rehearsals start on {d1}, from now on in
        the {room}, as the old room is {why}. Altos are asked to come at {t1}, everyone else at {t2}. The notes cost {p} crowns; {lib} has them.

        We say goodbye to {bye}, who has sung {voice} for {yrs} years, and welcome {new} from {from}. For the trip to {trip} in {m} there are {k} seats left
        on the coach; sign the list at the {list}. And please: no {no} before singing.""",
        """ch=Saint Mary's|the town hall|the old mill; n=190-420; solo=woman; sum=4,000-9,000; bec=the acoustics|the cakes|our basses;
        work=Mass in C|Requiem|Spring Cantata; comp=man; comp2=woman; cond=he; met=Prague|Bergen|a night train; d1=2 September|9 January|15 August;
        room=school gym|fire station|library cellar; why=being painted|too cold|let to a yoga class; t1=6:30|6:45; t2=7:15|7:30; p=60-140; lib=woman;
        bye=man; voice=bass|tenor; yrs=twenty-two|thirty|forty-one; new=she; from=COUNTRIES; trip=town; m=May|October; k=four|seven|nine;
        list=piano|kitchen door|blackboard; no=chocolate|cheese|ice cream""",
        """How many listeners came to the concert? => {n}
        Who was the soloist? => {solo}
        How much money is left over? => {sum} crowns
        Why would the soloist like to come back? => because of {bec}
        What is the largest piece in the next programme? => {work}
        Where did {cond} get to know {comp2}? => {met}
        Where are the rehearsals held now? => in the {room}
        What's wrong with the old room? => {why}
        I sing alto. When should I be there? => at {t1}
        And the basses? => at {t2}
        Tell me who has the notes. => {lib}
        Who is leaving the choir? => {bye}
        What shouldn't one eat before singing? => {no}""",
        """How many members does the choir have?
        What does the coach trip cost?
        When is the next concert?"""),
    r("Lost cat notice and reply", """MISSING since {d1}: our cat {cat}, {col}, {age} years old, with a white {w} and a {ear} ear. She was last seen near the
        {pl} in {street}. She is shy, does not like {dis}, but comes when she hears {hear}. {cat} needs medicine for her {ill} every day. Reward: {sum}
        euros. {a} {last}, {phone}.

        Two days later: Dear neighbours, {cat} is home! {b}, {ageb}, from number {no} found her in the {found}, where she had been locked in when {who} went
        on holiday. She had lived on {food} and was {kg} kilograms lighter. {b} did not want the reward and asked for {ask} instead. We have had a chip put
        in by Dr {vet} and thank everybody who searched with us, in particular the {grp}, who hung up {n} notices in one {time}.""",
        """d1=Monday|Tuesday|Saturday; cat=Minka|Pepper|Duchess|Olive; col=grey|black|ginger; age=four|nine|twelve; w=paw|nose|tail; ear=torn|black|folded;
        pl=bakery|playground|bus stop; street=Mill Lane|Station Road|Rose Street; dis=children|men|being picked up;
        hear=a tin being opened|the word "milk"|a flute; ill=heart|thyroid|kidneys; sum=50-200; a=she; last; phone=555-0177|555-0128; b=he;
        ageb=nine|ten|eleven; no=11-60; found=coal cellar|greenhouse|garage; who=the Millers|the dentist|the vicar; food=mice|cat litter|birdseed;
        kg=one|two; ask=a ride in our old car|a kitten|a cake; vet=last; grp=scouts|postmen|football team; n=eighty|140|200; time=morning|evening""",
        """What is the name of the cat? => {cat}
        What colour is she? => {col}
        Where had she last been seen? => near the {pl}
        How can one make her come? => {hear}
        Against what does she need medicine? => her {ill}
        How much was the reward? => {sum} euros
        Who found her? => {b}
        Where was she? => in the {found}
        How had she got locked in? => when {who} went on holiday
        What had she eaten there? => {food}
        What did the boy want in place of the reward? => {ask}
        Which vet gave her a chip? => Dr {vet}
        Who put up the notices? => the {grp}""",
        """What does the medicine cost?
        How long did the boy search?
        Does the family have a dog too?"""),
    r("Course description", """{sub} for beginners ({code}). Lecturer: Dr {first} {last}; tutor: {tut}. {day1}, {t1}, hall {hall}; exercises {day2}, {t2},
        room {room}. Credits: {cr}.

        The course introduces the basic ideas of {sub2} by means of {ex}. No previous knowledge is expected, but participants should be able to read {lang}.
        There are {n} assignments, each of which counts {pct} percent; the rest of the mark depends on {rest}. Work handed in late loses {lose} points a day.
        At least {att} exercises must be attended.

        Textbook: {book} by {auth}, third edition; {k} copies are in the reading room and must not be taken home. An excursion to {exc} is planned for {d1},
        and costs {p} francs.

        Registration closes on {d2}; the number of places is limited to {max}. Students of {pref} have priority. Office hours: {day3}, {t3}, or by
        appointment at {mail}.""",
        """sub=Astronomy|Statistics|Botany|Logic; code; first=she; last; tut=man; day1=Monday|Tuesday; t1=8-10|10-12; hall=A1|B2|C4;
        day2=Wednesday|Thursday; t2=14-16|16-18; room=12-390; cr=five|six|eight; sub2=the subject|the field;
        ex=examples from everyday life|historical experiments|computer games; lang=LANGUAGES; n=four|five|six; pct=8-12;
        rest=an oral examination|a written test|a project; lose=two|three|five; att=eight|nine|ten; book=First Steps|A Short Guide|The Open Door; auth=man;
        k=nine|fourteen|twenty; exc=town; d1=14 May|28 May; p=15-60; d2=1 March|12 March; max=30-120; pref=education|medicine|engineering;
        day3=Friday|Fridays; t3=9-11|13-15; mail=email""",
        """Who gives the course? => Dr {first} {last}
        Who is the tutor? => {tut}
        When are the exercises? => {day2}, {t2}
        In which hall is the lecture? => {hall}
        How many credits do I get? => {cr}
        Which language do I have to be able to read? => {lang}
        How many assignments are there? => {n}
        What does the rest of the mark depend on? => {rest}
        What happens if I hand something in late? => loses {lose} points a day
        Which book is used? => {book}
        Where does the excursion go? => {exc}
        By when must I register? => {d2}
        Who is given preference? => Students of {pref}
        I need an appointment; where do I write? => {mail}""",
        """How many students took the course last year?
        What does the textbook cost?
        When is the oral examination?"""),
    r("Accident statistics article", """Fewer people were killed on the roads of {land} last year than at any time since {y0}. According to figures published
        by the ministry on {day}, {a} people lost their lives, {pct} percent fewer than in the year before, when there were {b}. The number of injured fell
        from {c} to {d}. Transport minister {min} put the success down to the new speed limit of {kmh} kilometres an hour on country roads.

        Experts are less certain. {ex} of {uni} points out that during the {w} weeks of petrol shortage there was hardly any traffic. Among cyclists the
        number of deaths rose from {e} to {f}; more than half of them were over {age}. Most accidents happened on {dd}, between {h1} and {h2}, and in {m}.
        The most dangerous crossing is still that of {s1} and {s2} in {town}, with {n} accidents. The motoring club {club} calls for {call}, its rival
        {club2} for {call2}.""",
        """land=name; y0=1951-1964; day=Tuesday|Thursday; a=310-480; pct=6-19; b=490-600; c=21,000-26,000; d=14,000-19,000; min=woman; kmh=70|80; ex=man;
        uni=university; w=five|seven; e=31-44; f=49-66; age=60|65|70; dd=Fridays|Mondays; h1=4|5; h2=6|7; m=October|November; s1=Canal Street|Harbour Road;
        s2=Linden Avenue|Castle Street; town; n=19-41; club=name; call=better street lamps|cheaper taxis; club2=name;
        call2=driving tests for the old|more traffic lights""",
        """How many people died on the roads last year? => {a}
        And in the year before that? => {b}
        What is the number of injured now? => {d}
        By how much did the number of deaths fall? => {pct} percent
        Who is minister of transport? => {min}
        What does the minister think is the reason for the improvement? => the new speed limit
        Which expert has doubts? => {ex}
        Why was there so little traffic for {w} weeks? => petrol shortage
        How many cyclists were killed last year? => {f}
        In which month did most accidents happen? => {m}
        On what day of the week are there most accidents? => {dd}
        Where is the most dangerous crossing? => {town}
        What does {club2} demand? => {call2}""",
        """How many children were killed?
        How much was spent on the roads?
        How many cars are there in {land}?"""),
    r("Bicycle repair handbook", """A flat tyre. Turn the bicycle upside down and take out the wheel. Let the rest of the air out, lift the tyre off the rim
        with two {lev}, beginning opposite the valve, and pull out the tube. Pump it up a little and hold it under water: bubbles show where the hole is.
        Mark the spot with {mark}, dry it, and roughen it with {rough}. Spread a thin layer of rubber solution and wait {min} minutes, until it is no longer
        shiny; most repairs fail because people are too impatient.
        Press on the patch, {edge} edge first, and dust it with {dust} so that it doesn't stick to the tyre.

        Before you put the tube back, run your fingers along the inside of the tyre, for the {th} may still be there. Pump to {bar} bar, a little less on
        {less}. A tube with more than {n} patches should be replaced. My teacher, the racing mechanic {first} {last}, could do all this in {best} minutes,
        and once in {town} even in the dark, with a {dark} for a lever.""",
        """lev=plastic levers|spoons; mark=chalk|a pencil|nail varnish; rough=sandpaper|a nail file|a grater; min=three|five|eight; edge=short|shiny|lower;
        dust=talcum powder|flour|chalk dust; th=thorn|nail|piece of glass; bar=three|four|five; less=gravel|wet roads|sand; n=four|five|six; first=he; last;
        best=three|four|six; town; dark=fork|ruler|door key""",
        """With what is the tyre lifted off? => {lev}
        Where on the tyre should I start? => opposite the valve
        How do I find the hole? => hold it under water
        What can I mark the hole with? => {mark}
        What is used to make the rubber rough? => {rough}
        How long must the solution dry? => {min} minutes
        What is the usual cause of failure? => people are too impatient
        Why is the patch dusted? => so that it doesn't stick to the tyre
        Why should I feel along the inside of the tyre? => the {th} may still be there
        Recommended pressure? => {bar} bar
        On what surface should the pressure be lower? => {less}
        When is it time for a new tube? => more than {n} patches
        Who taught the writer? => {first} {last}
        What did he use in the dark? => a {dark}""",
        """How much does a patch cost?
        How is the chain oiled?
        Which races did the mechanic take part in?"""),
    r("Wedding hall price list", """The {hall} can be hired for weddings, lectures and parties. The large room ({m1} square metres, up to {n1} guests) costs
        {p1} euros a day, the small one ({m2} square metres, {n2} guests) {p2}. From {mon1} to {mon2} both are {pct} percent cheaper. Included are tables,
        {chairs} chairs, crockery, and the use of the {inst}; not included are the final cleaning ({cl} euros) and table linen ({li} euros a cloth).

        You may bring your own food, but drinks have to be bought from our tenant, {ten}, except on {exc}. Music must be turned down at {t1} and off at {t2}.
        {forb} are forbidden because of the wooden ceiling; for the same reason candles must stand in {cand}.

        A deposit of {dep} euros is due {w} weeks before the event. Cancel earlier than that and we charge nothing; later, half the price. Keys are handed
        over by {key} at the {pl}.""",
        """hall=Old Granary|Customs House|Riding Hall; m1=190-320; n1=150|180|240; p1=600-990; m2=60-90; n2=40|50|60; p2=190-390; mon1=January|November;
        mon2=March|April; pct=20|25|30; chairs=200|250|300; inst=grand piano|stage|projector; cl=80-150; li=4-9; ten=woman;
        exc=New Year's Eve|Mondays|public holidays; t1=11 pm|midnight; t2=2 am|3 am; forb=Fireworks|Balloons with gas|Smoke machines;
        cand=glasses|sand|water; dep=200-500; w=four|six|eight; key=man; pl=bakery opposite|post office|side entrance""",
        """How many guests fit in the large room? => {n1}
        And how big is the small room? => {m2} square metres
        What is the daily price of the large room? => {p1} euros
        How much is the small one? => {p2}
        When is the hall cheaper? => From {mon1} to {mon2}
        How much does the cleaning cost? => {cl} euros
        From whom must drinks be bought? => {ten}
        On which days may I bring my own drinks? => {exc}
        At what hour must the music stop completely? => {t2}
        Why are {forb} not allowed? => the wooden ceiling
        In what do candles have to stand? => {cand}
        When do I have to pay the deposit? => {w} weeks before the event
        What does it cost to cancel too late? => half the price
        Who has the keys? => {key}""",
        """Is there a place to sleep nearby?
        How many weddings are held there every year?
        What year was the building put up?"""),
    r("Interview with a lighthouse keeper's daughter", """"We were {n} on the island," remembers {first} {last}, who is {age} now, "my parents, my brother
        {bro}, a goat called {goat}, and I. The boat came every {w} weeks with flour, paraffin and newspapers, which my father made us read in the right
        order, one each day, so that we were always {late} behind the world. My mother taught us {sub}; everything else we learned from a {enc} in {vol}
        volumes, from which volume {miss} was missing. To this day I know nothing about {know}."

        In {y} the light was made automatic, and the family moved to {town}, where {first} could not sleep because of the {noise}. She became a {job},
        travelled to {k} countries and married a {hus}. Last {season} she went back for the first time. The door was open, {an} were nesting in the kitchen,
        and on the {where} she found, scratched into the paint, the height of two children, with dates. She took nothing with her but a {took}. The tower has
        been bought by {buy}, who wants to make it a {make}.""",
        """n=five|a household of five; first=she; last; age=71-88; bro=he; goat=Gretel|Admiral|Snow; w=three|four|six; late=a month|three weeks|six weeks;
        sub=arithmetic|Latin|singing; enc=encyclopedia|dictionary; vol=nine|fourteen|twenty; miss=four|seven|eight; know=horses|Napoleon|glass|Paris;
        y=1951-1969; town; noise=silence|trams|church bells; job=pilot|court reporter|dentist; k=thirty-one|forty|sixty; hus=baker|sailor|clockmaker;
        season=summer|spring|autumn; an=gulls|swallows|puffins; where=door frame|shutter|wall; took=pebble|spoon|rusty key;
        buy=an architect from the capital|a rock singer|two sisters; make=hotel|recording studio|museum""",
        """How old is {first} {last} today? => {age}
        What was her brother's name? => {bro}
        What kind of animal was {goat}? => a goat
        How often did the boat come? => every {w} weeks
        What did the boat bring besides flour and paraffin? => newspapers
        What did her mother teach? => {sub}
        Which volume did they not have? => volume {miss}
        What does she know nothing about? => {know}
        Why did the family leave the island? => the light was made automatic
        What kept her awake in {town}? => the {noise}
        What profession did she take up? => {job}
        Which birds live in the kitchen now? => {an}
        What did she bring back from her visit? => a {took}
        Who owns the tower now? => {buy}
        What is it going to be? => a {make}""",
        """How many steps does the tower have?
        How many children does she have?
        What became of her brother?"""),
    r("Town hall service page", """Applying for a passport. You need your old passport or identity card, a photograph no older than {m} months, and, if you
        have {if}, the certificate. Come in person; appointments are given at {web} or at {phone}. Without an appointment you will be served only on {day}
        from {t1} to {t2}, and should expect to wait.

        Fees: {f1} euros, for persons under {age} {f2}; express passports {f3} more. We take cards and cash, but no {no}. The passport is ready in {w} weeks,
        the express one in {d} days. A relative can collect it with a letter signed by you and {with}. Passports that have not been fetched after {late}
        months are destroyed.

        Children need the consent of both parents; from the age of {cage} on they must sign themselves. Office: {street}, counter {c1} to {c2}, entrance
        through the {ent} because of building work until {until}. Your contact: {a} (letters A to {l}), {b} (the rest).""",
        """m=six|twelve; if=married|changed your name|adopted a child; web=website; phone=555-0115|555-0161; day=Thursdays|Mondays; t1=7:30|8; t2=10|11:30;
        f1=60-80; age=18|24; f2=25-45; f3=28-35; no=cheques|coins; w=three|four|six; d=three|four; with=your identity card|two photographs|a stamp;
        late=three|six; cage=ten|twelve; street; c1=3|4; c2=7|9; ent=yard|garden|library; until=March|May|October; a=woman; l=K|L|M; b=man""",
        """How recent must the photograph be? => no older than {m} months
        Where can I book online? => {web}
        When can I come without an appointment? => on {day} from {t1} to {t2}
        What is the normal fee? => {f1} euros
        How much do young people pay? => {f2}
        Extra charge for an express passport? => {f3}
        How can I not pay? => {no}
        How long does a normal passport take? => {w} weeks
        I'm in a hurry, how fast is the express one? => in {d} days
        What does a relative need besides my signed letter? => {with}
        What happens to passports nobody collects? => destroyed
        From which age does a child sign? => {cage}
        Which entrance do I use at present? => the {ent}
        My name begins with an A. Who deals with me? => {a}""",
        """How long is a passport valid?
        How many pages does a passport have?
        Where can I have the photograph taken?"""),
    r("Podcast script about a failed product", """In {y1} {firm} launched the {prod}, a {what} that was supposed to {sup}. The idea had come to the managing
        director, {a}, in a {idea}. {sum} million dollars went into development and another {adv} million into advertising, with the tennis player {star} as
        its face. The magazine {mag} called it "the end of the {end}".

        It sold {n} units. Buyers complained that it was too {too}, that the battery lasted {bat} hours instead of the promised {prom}, and that it made
        {noise}. A test by the engineer {b}, hired by the consumers' union, showed that {test}. In {m} {y2} production was stopped; the remaining {rest}
        pieces were given to {given}. {a} had to go, and the new head, {c}, sold the patents to {buyer} for {pat} dollars.

        The joke is that {buyer} used one of them {yrs} years later in its {later}, which earned billions. A boxed {prod} in good condition now fetches
        {fetch} dollars.""",
        """y1=1983-1994; firm; prod=model; what=pocket computer|folding bicycle|video telephone|electric scooter;
        sup=replace the car|make letters unnecessary|fit into every handbag; a=man; idea=traffic jam|dream|queue; sum=41-90; adv=11-30; star=woman;
        mag=Tomorrow|Business Eye; end=pedestrian|postman|office; n=900-4,000; too=heavy|slow|hot; bat=one and a half|two; prom=six|eight;
        noise=a noise like a goose|the lights flicker|dogs howl; b=woman;
        test=water got into the switch|the brake was on the wrong side|it obeyed the neighbour's remote control; m=May|October; y2=1995-1997;
        rest=6,000-9,000; given=schools|the staff|a museum; c=woman; buyer=firm; pat=120,000-900,000; yrs=nine|eleven|fifteen;
        later=telephones|cameras|cars; fetch=900-4,000""",
        """Which company brought out the {prod}? => {firm}
        What was it meant to do? => {sup}
        Who had the idea? => {a}
        Where did the idea come to him? => in a {idea}
        Who appeared in the advertisements? => {star}
        How much was spent on developing it? => {sum} million dollars
        How many were sold? => {n}
        How long did the battery really last? => {bat} hours
        Who tested it for the consumers' union? => {b}
        What did the test show? => {test}
        When did production end? => {m} {y2}
        What happened to the pieces that were left? => given to {given}
        Who bought the patents? => {buyer}
        What is one of them worth to collectors? => {fetch} dollars""",
        """What did the {prod} cost in the shops?
        What does {a} do today?
        How many people worked on the {prod}?"""),
    r("Neighbourhood meeting email", """Dear all, here is what we agreed on {d1}. The summer party will be on {d2} in the yard of number {no}, at {t}, not in
        the street, since the permit would have cost {perm} dollars. {a} borrows benches from the {ben}; {b} brings her {grill}; {c}, who broke it last year,
        pays for the {pay}. Salads are made by the odd numbers, cakes by the even ones. As {d} is allergic to {all}, please put a label on everything.

        The matter of the tree: the city's tree officer, {off}, has looked at the {tree} and says it is healthy but leans by {deg} degrees. It stays. Its
        branches over number {no2} will be cut in {m}, which costs us {each} dollars per house.

        The speed bump was refused for the {nth} time. {e} has written to {paper}. Finally, whoever has {who}'s {lad}: he would like it back. See you, {f}""",
        """d1=Monday|Tuesday; d2=12 July|26 July|9 August; no=11-19; t=4 pm|5 pm; perm=90-240; a=he; ben=church|brewery|fire brigade; b=she;
        grill=grill|sound system|punch bowl; c=he; pay=lemonade|sausages|ice cream; d=she; all=nuts|mustard|celery; off=woman;
        tree=lime tree|chestnut|old ash; deg=four|seven|eleven; no2=21-39; m=October|November; each=35-80; nth=third|fourth; e=she;
        paper=the Evening Post|the governor; who=he; lad=ladder|drill|wheelbarrow; f=she""",
        """When is the summer party? => {d2}
        Where will it be held? => in the yard of number {no}
        Why not in the street? => the permit would have cost {perm} dollars
        From whom are the benches borrowed? => the {ben}
        Who is bringing the {grill}? => {b}
        What must {c} pay for? => the {pay}
        Who makes salads? => the odd numbers
        Who can't eat {all}? => {d}
        What is the tree officer's name? => {off}
        What kind of tree is it? => {tree}
        How much will the cutting cost each household? => {each} dollars
        What request has been turned down again? => The speed bump
        Who has written to {paper}? => {e}
        What would {who} like to have returned? => {lad}""",
        """How many people live in the street?
        How old is the tree?
        What happens if it rains on the day of the party?"""),
    r("Terms of a music streaming plan", """The {plan} plan costs {p1} dollars a month, or {p2} a year if paid in advance; students pay {p3} a month on
        presentation of a card, for a maximum of {sy} years. The first {free} days are free, but only once per person. Up to {dev} devices may be used, of
        which {same} can play at the same time. Songs saved for listening without a connection are deleted if the device has not been online for {off} days.

        We may raise the price with {not} weeks' notice; in that case you can cancel with immediate effect. Otherwise cancellation is possible up to {c} days
        before the end of the {per}. Sharing your password with persons outside your household is not allowed and may lead to {lead}. Complaints are handled
        by {firm}, {town}; disputes are decided by the courts of {land}. Music from {lab} is not available in {na} for legal reasons. These terms were last
        changed on {d}.""",
        """plan=Solo|Blue|Classic; p1=7-12; p2=80-110; p3=4-6; sy=three|four|five; free=14|30|45; dev=five|six|ten; same=two|three; off=20|30|60;
        not=four|six|eight; c=two|seven|ten; per=month|quarter; lead=your account being blocked|an extra fee|a warning; firm; town; land=COUNTRIES;
        lab=firm; na=COUNTRIES; d=1 March|15 August|2 November""",
        """How much is the {plan} plan per month? => {p1} dollars
        And if I pay for a year at once? => {p2}
        What do students pay? => {p3} a month
        For how many years can one use the student price? => {sy} years
        How long can I try it for nothing? => {free} days
        On how many devices can I listen at the same time? => {same}
        When are saved songs removed? => if the device has not been online for {off} days
        How early must you tell me about a higher price? => {not} weeks
        What can I do if the price goes up? => cancel with immediate effect
        What might happen if I share my password? => {lead}
        Who deals with complaints? => {firm}
        Which country's courts are responsible? => {land}
        Date of the latest change? => {d}""",
        """How many songs are available?
        How good is the sound quality?
        Can I give the plan as a present?"""),
    r("Hospital visiting rules", """Visiting hours on ward {w} are from {t1} to {t2} and again from {t3} to {t4}; on the children's ward parents may stay
        overnight. No more than {n} visitors should be in a room at once. Please disinfect your hands at the door and leave {no} at home, since some patients
        are allergic.

        During the doctors' round, which begins at {rd} and is led by Dr {doc}, visitors are asked to wait in the {wait}. Information about a patient is
        given only to {who}, never by telephone. If you wish to speak to the social worker, {soc}, put a note into the {box} box.

        The cafeteria on the {fl} floor closes at {cl}. Parking costs {p} euros an hour; relatives who come every day can get a pass for {pass} euros from
        the porter, {por}. Flowers in {pot} are welcome, plants in soil are not.""",
        """w=2A|2B|4C|7; t1=10:00|10:30; t2=11:30|12:00; t3=14:30|15:00; t4=18:00|19:30; n=two|three; no=dogs|lilies|perfume; rd=8:00|9:15|9:45; doc=last;
        wait=hall|chapel|day room; who=the next of kin|husbands and wives|a named person; soc=woman; box=yellow|letter|wooden; fl=first|third|top;
        cl=17:30|18:30|20:00; p=1-4; pass=15-40; por=man; pot=vases|water""",
        """Until what time can I visit in the evening? => {t4}
        When do visiting hours start in the morning? => {t1}
        How many people may visit a patient together? => {n}
        What should I not bring along? => {no}
        Who may stay the night with a child? => parents
        Who leads the round? => Dr {doc}
        Where do I wait in the meantime? => in the {wait}
        Who gets information on a patient? => {who}
        How do I contact the social worker? => put a note into the {box} box
        What is her name? => {soc}
        What does an hour of parking cost? => {p} euros
        From whom can I get a parking pass? => {por}
        What sort of plants are not allowed? => plants in soil""",
        """How many beds does the ward have?
        What is the phone number of the hospital?
        May I visit somebody in intensive care?"""),
    r("Release notes of a game", """Version {v} of {game} is out! New: the {map} map with {q} quests, a {pet} that follows you and finds {find}, and a mode
        for {n} players. You can now change your name every {d} days instead of once a year. The price of {it} has gone down from {p1} to {p2} coins.

        Fixed: falling through the floor of the {fl}; the {boss} no longer attacks while you are {wh}; the sound of rain stops when it stops raining. Thanks
        to {a}, who found this after {h} hours under an umbrella.

        Known problems: on the {con} the game may freeze when {fre}. We are working on it. Save before entering {ent}. Servers will be down on {day} from
        {t1} to {t2}. The winner of the drawing contest is {b} from {town}, whose {dra} will appear in version {v2}; second prize, {sec}, goes to {c}. Our
        composer, {co}, is leaving us after {y} years.""",
        """v=1.4|2.3|3.1; game=name; map=desert|underwater|rooftop; q=nine|fourteen|thirty; pet=fox|dragon|hedgehog; find=keys|mushrooms|gold;
        n=four|six|eight; d=ten|thirty|sixty; it=horses|swords|boats; p1=300-500; p2=90-250; fl=mill|palace|mine; boss=giant|librarian|ice queen;
        wh=asleep|swimming|talking; a=he; h=two|three|five; con=tablet|old console|television; fre=two doors are opened at once|it snows|the music is off;
        ent=the tower|a shop|the maze; day=Tuesday|Wednesday; t1=4 am|5 am; t2=7 am|8 am; b=she; town; dra=castle|monster|ship; v2=1.5|2.4|3.2;
        sec=a T-shirt|1,000 coins|a mouse; c=he; co=woman; y=three|six|nine""",
        """What is the name of the new map? => {map}
        How many quests are on it? => {q}
        What does the {pet} look for? => {find}
        How many people can play together? => {n}
        How often may I change my name? => every {d} days
        What is the new price of {it}? => {p2}
        And what did they cost before? => {p1}
        Who reported the problem with the rain? => {a}
        On which device does the game freeze? => the {con}
        When does it freeze? => {fre}
        When are the servers off? => on {day} from {t1} to {t2}
        Who won the contest? => {b}
        What did {c} win? => {sec}
        Who is leaving the team? => {co}""",
        """How much do I pay for the game?
        How many people play it?
        How large is the download?"""),
    r("Letter to the editor", """Sir, your article of {d} on the new {new} ("{head}") contains several mistakes. First, it was not {a} who proposed it but
        {b}, as the minutes of {m} {y} show. Secondly, the cost is not {s1} but {s2} million pounds, {sh} of which comes from the lottery. Thirdly, your
        reporter claims that {cl}; I have lived next door for {yrs} years and can assure him that the opposite is true.

        May I add that the {old}, which has to make way for it, was the place where {who} gave her first concert? A plaque would be the least one could do.
        As for the "three old ladies" who, in the words of Councillor {co}, oppose progress: there are {n} of us, the youngest is {age}, and we meet on {day}
        in the {caf}. We have engaged a {law}.

        {first} {last}, {town}

        The editor replies: The figures were supplied by the press office of {pr}. We regret the error concerning {b}, who has received a {rec}.""",
        """d=3 March|9 June|14 October; new=bus station|swimming pool|concert hall|car park; head=At last!|Town takes a leap|Farewell to mud; a=man;
        b=woman; m=May|August; y=2009-2019; s1=four|six; s2=nine|eleven; sh=a third|a half|two fifths;
        cl=nobody uses the footpath|the trees are sick|the pond is dry; yrs=thirty-one|forty|fifty-six; old=dance hall|old cinema|gasworks; who=woman;
        co=last; n=forty|sixty-two|ninety; age=nineteen|twenty-four|thirty; day=Mondays|Wednesdays; caf=vicarage|tea room|library;
        law=lawyer|hydrologist|historian; first=she; last; town; pr=the county|the builder|the council;
        rec=bunch of flowers|free subscription|letter of apology""",
        """Who wrote the letter? => {first} {last}
        What is the article about? => the new {new}
        Whose idea was it really? => {b}
        Who did the newspaper say had proposed it? => {a}
        What does it actually cost, in millions? => {s2}
        How much comes from the lottery? => {sh}
        How long has the writer lived there? => {yrs} years
        What must be torn down? => the {old}
        Who once sang or played there? => {who}
        Which councillor made fun of the opponents? => Councillor {co}
        How many opponents are there? => {n}
        Where do they meet? => in the {caf}
        What expert have they hired? => a {law}
        Where did the wrong figures come from? => the press office of {pr}
        What was {b} given as an apology? => a {rec}""",
        """When will the new {new} be opened?
        How old is the writer of the letter?
        What is the name of the newspaper?"""),
    r("Electricity bill explained", """Your bill for customer number {code}. Between {d1} and {d2} you used {k1} kilowatt-hours, {pct} percent less than in
        the year before ({k2}). Each kilowatt-hour costs {c} cents; in addition there is a basic charge of {b} euros a month. You have already paid {paid}
        euros in instalments, so that {back} euros will be returned to you by {d3}.

        From {m} on your monthly instalment is {inst} euros. You may choose another amount at {web}. The price is guaranteed until {g}; after that either
        side may end the contract with {n} weeks' notice.

        Your electricity comes from {s1} ({p1} percent), {s2} ({p2} percent) and other sources. The meter was read by {who}. If you think that it is wrong,
        have it tested: should the fault be greater than {f} percent, the test, which costs {t} euros, is free. Complaints: {a}, {firm}, {street}. In a power
        cut call {ph}, not us.""",
        """code; d1=1 January|1 March; d2=30 November|31 December; k1=1,900-2,800; pct=4-14; k2=2,900-3,400; c=24-39; b=6-14; paid=900-1,300; back=31-140;
        d3=15 February|31 March; m=March|April; inst=61-98; web=website; g=2027|2028|2029; n=two|four|six; s1=wind|hydropower; p1=51-68;
        s2=solar cells|natural gas; p2=15-29; who=your landlord|our employee|yourself; f=two|three|five; t=60-140; a=woman; firm; street;
        ph=0800 55|0900 71|0800 93""",
        """How much electricity did I use? => {k1} kilowatt-hours
        And in the previous year? => {k2}
        What do I pay for one kilowatt-hour? => {c} cents
        How high is the basic charge? => {b} euros a month
        What sum will be paid back to me? => {back} euros
        By when do I get the money? => {d3}
        How much must I pay each month in future? => {inst} euros
        Until when will the price stay the same? => {g}
        Where does most of my electricity come from? => {s1}
        Who read the meter? => {who}
        What is the price of a meter test? => {t} euros
        When does the test cost nothing? => should the fault be greater than {f} percent
        Which number do I ring if the power fails? => {ph}
        Who deals with complaints? => {a}""",
        """How many customers does the company have?
        How old is the meter?
        How can I save electricity?"""),
]
