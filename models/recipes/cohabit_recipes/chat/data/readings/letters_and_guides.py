"""Reading passages from letters and guides: mails, how-to texts, product pages, rules, recipes, manuals, minutes and chats. For training only."""

from .notices import r
from .reading import Reading

# fmt: off
READINGS: list[Reading] = [
    r("Moving day mail", """Hi {a}, just a quick note about Saturday. The van comes at {t}, but I'd be glad if you could turn up half an hour before that,
        because the
        {thing} still has to be taken apart. {b} is lending us his trolley. Parking is awful in {str} Street, so better take the {line} bus; it stops right
        outside the
        bakery. There will be {food} for everybody at noon. The new flat is on the {floor} floor and the lift is out of order, sorry! My back isn't what it
        used to
        be, which is why {c} has hired two students for the {heavy}. They get {pay} euros an hour. Bring old gloves if you have any. {d}""",
        """a=he; t=8:30|9:00|9:30|10:00; thing=wardrobe|bunk bed|bookcase|kitchen table; b=he; str=name; line=14-59;
        food=soup|pizza|sausages and salad|chilli; floor=third|fourth|fifth; c=she; heavy=piano|washing machine|freezer; pay=12-19; d=she""",
        """When is the van expected? => {t}
        Which piece of furniture must be dismantled first? => the {thing}
        Whose trolley will they use? => {b}
        How should {a} travel there? => take the {line} bus
        Where does the bus let you off? => right outside the bakery
        What is for lunch? => {food}
        How high up is the new home? => on the {floor} floor
        What's wrong with the lift? => out of order
        Who found the students? => {c}
        What will the students carry? => the {heavy}
        wage of the helpers? => {pay} euros an hour
        What should {a} pack, if possible? => old gloves
        Who sent this? => {d}""",
        """What is the rent of the new flat?
        How many boxes are there?
        When did {d} hurt her back?
        What is the name of the van's driver?
        On which floor was the old flat?"""),
    r("How to descale a kettle", """White flakes in your tea? Then it is time to get rid of the limescale in your kettle. Fill it halfway with water and add
        {n} tablespoons of
        {acid}. Bring the mixture to the boil, switch off, and let it stand for {min} minutes. Pour it away, then boil clean water {times} and throw that
        out as well,
        otherwise your next cup will taste sour. Stubborn spots can be rubbed off with {tool}; never use {never}, which scratches the metal. In areas with
        hard water,
        repeat this every {weeks} weeks. By the way, the filter in the spout can be pulled out and left overnight in {soak}.""",
        """n=two|three|four; acid=vinegar|lemon juice|citric acid; min=15-45; times=once|twice|three times; tool=an old toothbrush|a soft sponge|half a lemon;
        never=wire wool|a knife|sand; weeks=three|four|six|eight; soak=a glass of vinegar|warm soapy water|a bowl of salt water""",
        """What shows that the kettle needs cleaning? => White flakes
        How full should it be? => halfway
        What goes into the water? => {acid}
        How much of it do I need? => {n} tablespoons
        How long do I wait after switching off? => {min} minutes
        How often do I boil fresh water afterwards? => {times}
        What happens if I skip the rinsing? => your next cup will taste sour
        With what can I remove difficult stains? => {tool}
        What would damage the surface? => {never}
        Where does the filter sit? => in the spout
        In what do I soak the filter? => {soak}
        My water is very hard. How often should I do it? => every {weeks} weeks""",
        """How much does a new filter cost?
        Can I do the same with a coffee machine?
        Which brand of kettle is the best?
        How hot should the water for green tea be?"""),
    r("Backpack product page", """The {model} is a rucksack for people who cycle to work. It holds {l} litres, weighs only {g} grams, and has a padded
        sleeve for a laptop of up to
        {inch} inches. The outer fabric is made from {mat}, sewn in {country}. A flap at the {place} hides the rain cover, which comes in bright {colour} so
        that drivers
        see you at dusk. Customers praise the chest strap with its built-in {extra}; some would like {wish}. Wash it by hand at no more than {deg} degrees
        and dry it in
        the shade. The {model} costs {price} euros. If a zip breaks within {years} years, we mend it for nothing: just post the bag to our workshop in
        {town}.""",
        """model; l=16-29; g=640-980; inch=13-17; mat=old fishing nets|recycled bottles|waxed cotton|worn-out sails; country=Portugal|Poland|Vietnam|Romania;
        place=bottom|back|left side; colour=yellow|orange|green|pink; extra=whistle|lamp|phone clip; wish=a second bottle holder|a wider strap|more colours;
        deg=30|40; price=69-139; years=three|five|ten; town""",
        """Who is this bag meant for? => people who cycle to work
        What is its volume? => {l} litres
        How heavy is it? => {g} grams
        What is the largest computer that fits? => {inch} inches
        What is the material? => {mat}
        Where is it produced? => {country}
        Where is the protection against rain kept? => at the {place}
        What colour is the rain cover? => {colour}
        What is integrated into the chest strap? => {extra}
        What do some buyers miss? => {wish}
        Where may I hang it up after washing? => in the shade
        How much is it? => {price} euros
        How long are zips repaired free of charge? => {years} years
        Where do I send a broken bag? => our workshop in {town}""",
        """Which colours is the bag itself sold in?
        How much does delivery cost?
        How many bags have been sold?
        How many pockets does it have?
        Who designed the {model}?"""),
    r("Rules of the house", """Dear residents, please keep the following in mind. The front door is locked at {t1}; whoever comes home later uses the side
        entrance in the
        {side}. Music may be played until {t2}, on Sundays until {t3} only. Bicycles belong in the {bikes} and nowhere else: the stairs are an escape route. The
        laundry room is shared out by means of the list on the {list}; each party has {h} hours a week. Paper goes into the {c1} bin, glass has to be
        carried to the
        container at the {cont}. Barbecues on the balconies are forbidden since the fire of last {month}. If something breaks, tell the caretaker, Mr
        {care}, who can be
        found in flat {flat}.""",
        """t1=8 pm|8:30 pm|9 pm; side=courtyard|back garden|garage; t2=10 pm|10:30 pm; t3=7 pm|8 pm|6 pm; bikes=cellar|shed|bicycle room;
        list=cellar door|notice board|wall;
        h=three|four|five|six; c1=blue|green|grey; cont=bus stop|car park|supermarket; month=May|June|August; care=last; flat=1-19""",
        """At what time is the main entrance closed? => {t1}
        How do I get in late at night? => uses the side entrance
        Where is the other door? => in the {side}
        Until when can I practise the violin on a weekday? => until {t2}
        And on a Sunday? => {t3}
        Where do I leave my bike? => in the {bikes}
        Why mustn't anything stand on the stairs? => the stairs are an escape route
        How much washing time does each household get? => {h} hours a week
        Where can I sign up for the washing machine? => the list on the {list}
        What colour is the bin for old newspapers? => {c1}
        I have empty bottles. Where do they go? => the container at the {cont}
        Why is grilling not allowed any longer? => the fire of last {month}
        Who looks after repairs? => the caretaker, Mr {care}
        Where does he live? => flat {flat}""",
        """How many flats are there in the house?
        Are dogs allowed?
        What is the caretaker's telephone number?
        Which bin is for plastic?
        Who caused the fire?"""),
    r("Two days in a harbour town", """If you have only a weekend in {town}, start early. The fish market behind the {church} opens at {t1} and is over by
        nine. Have breakfast at
        {cafe}, where the {dish} is rightly famous, then climb the {steps} steps of the lighthouse: on clear days you can see as far as {isle}. In the
        afternoon, visit the
        Museum of Knots (entry {fee} euros, closed on {day}), run by the retired sailor {sailor}. Most tourists spend the evening on the promenade, but
        locals prefer the
        {quarter} quarter. On the second day hire a boat from {boat} and row to the seal bank; don't go closer than {m} metres. The last ferry home leaves
        at {t2}.""",
        """town; church=customs house|old church|town hall; t1=5 am|5:30 am|6 am; cafe=Anchor Café|Café Gull|the Blue Cup;
        dish=fish soup|apple cake|crab sandwich; steps=118-299;
        isle=name; fee=3-9; day=Mondays|Tuesdays|Wednesdays; sailor=man; quarter=Rope|Mill|Saint Anne; boat=woman; m=30-90; t2=6:40 pm|7:15 pm|8:20 pm""",
        """From what time is fish sold? => {t1}
        Where is the fish market? => behind the {church}
        Where does the writer recommend to eat in the morning? => {cafe}
        What is that place well known for? => {dish}
        How many stairs lead up the lighthouse? => {steps}
        What can be seen from the top in good weather? => {isle}
        What is the museum about? => Knots
        What is the price of a ticket to the museum? => {fee} euros
        On what day can't I visit it? => {day}
        Who is in charge of the museum? => {sailor}
        Where do the inhabitants like to go at night? => the {quarter} quarter
        Who rents out rowing boats? => {boat}
        What distance must be kept from the seals? => {m} metres
        When does the final boat go back? => {t2}""",
        """How much does it cost to hire a boat?
        Which hotel is the cheapest?
        When was the lighthouse built?
        How long does the ferry take?
        What is the oldest knot in the museum?"""),
    r("Lentil stew", """This stew was my grandmother's answer to every kind of bad weather. For {p} people, soak {g} grams of brown lentils for {h} hours.
        Fry {n} onions and two carrots
        in {fat} until they are soft, stir in a spoonful of {spice}, then add the lentils and {l} litres of {stock}. Let everything simmer under a lid for
        {min} minutes. She
        always put in {secret} at the very end, "for the shine", as she said. Salt comes last as well, since lentils stay hard if you salt them too soon.
        Serve it with
        {side}. It tastes even better the next day and can be frozen for up to {m} months.""",
        """p=four|six|eight; g=250-600; h=two|three|six; n=two|three; fat=butter|olive oil|goose fat|lard; spice=cumin|paprika|mustard seeds|curry powder;
        l=1.2|1.5|2;
        stock=vegetable stock|beef stock|water; min=35-60; secret=a dash of vinegar|a square of dark chocolate|a spoonful of honey|a knob of butter;
        side=rye bread|dumplings|boiled potatoes|smoked sausage; m=two|three|four""",
        """Whose recipe is it? => my grandmother's
        How many does it feed? => {p} people
        How long do the lentils lie in water? => {h} hours
        What weight of lentils is needed? => {g} grams
        In what are the vegetables fried? => {fat}
        How many onions should I buy? => {n}
        How is the dish seasoned? => {spice}
        Which liquid is poured on? => {stock}
        How long does it cook? => {min} minutes
        What was the old woman's trick? => {secret}
        Why should I wait with the salt? => lentils stay hard
        What goes well with it? => {side}
        How long does it keep in the freezer? => {m} months""",
        """How many calories does a portion have?
        Can I use tinned lentils?
        What was the grandmother's name?
        How much salt should I add?
        How many potatoes do I need for the stew?"""),
    r("Manual of a bread slicer", """Place the {model} on a dry, level surface and press the lever at the {side}: {feet} suckers now hold it to the table.
        Turn the knob to the thickness
        you want, from 0 to {mm} millimetres. Always use the carriage to push the loaf forward, never your fingers. The motor must not run longer than {min}
        minutes at a
        stretch; allow it {cool} minutes to cool down. To clean the blade, pull out the plug, turn the {screw} screw clockwise and lift it off. Do not put
        it in the
        dishwasher, or it will lose its edge. Grease the gear with {grease} twice a year. If the machine hums but does not turn, {jam} is probably jammed
        behind the
        blade. Spare parts are sold by {firm}.""",
        """model; side=right|left|front; feet=three|four|six; mm=15-22; min=five|eight|ten; cool=15-40; screw=red|black|brass;
        grease=vaseline|silicone grease|salad oil;
        jam=a crumb|a seed|a piece of crust; firm""",
        """Where is the lever? => at the {side}
        What stops the machine from sliding? => {feet} suckers
        How thick can a slice be? => {mm} millimetres
        With what do I move the loaf? => the carriage
        For how long may it work without a break? => {min} minutes
        And how long should the break be? => {cool} minutes
        Which way do I turn the screw? => clockwise
        What colour is the screw that holds the blade? => {screw}
        What happens to the blade in the dishwasher? => it will lose its edge
        What do I lubricate the gear with? => {grease}
        How often does it need grease? => twice a year
        It makes a noise but stands still. What may be the reason? => {jam} is probably jammed
        Where can I order a replacement? => {firm}""",
        """How sharp is the blade?
        How much does a new blade cost?
        For how many years is the slicer guaranteed?
        How many watts does the motor have?
        Can it slice frozen bread?"""),
    r("Bike rental questions", """How do I hire a bike? Download the app, enter your name and a card, and hold your phone against the {lock}. What does it
        cost? The first {free} minutes are
        free, after that we take {c} cents for every quarter of an hour, but never more than {max} euros a day. Where may I leave it? At any of our {n}
        stations; outside
        them we charge {fine} euros for the pick-up. What if I get a flat tyre? Press the {button} button on the saddle and take another one. Can children
        ride along? Only
        on the {cargo}, and only with a helmet, which you can borrow in our shop in {str} Street. Am I insured? Yes, against {ins}. Our hotline answers from
        {t1} to {t2}.""",
        """lock=rear lock|handlebar|grey box; free=15|20|30; c=40-95; max=8-15; n=34-98; fine=10-25; button=red|yellow|blue;
        cargo=cargo bikes|tandems|red bikes; str=name;
        ins=accidents|theft|damage to others; t1=6 am|7 am|8 am; t2=9 pm|10 pm|11 pm""",
        """What do I need to install first? => the app
        Against what part do I hold my phone? => the {lock}
        How long can I ride for nothing? => {free} minutes
        What is the price per quarter of an hour? => {c} cents
        What's the most I can pay in one day? => {max} euros
        How many stations exist? => {n}
        I left the bike somewhere else. What will that cost me? => {fine} euros
        My tyre has lost its air. Which button should I push? => the {button} button
        On which vehicles may I take my daughter? => {cargo}
        Where can I get a helmet? => our shop in {str} Street
        What does the insurance cover? => {ins}
        When does the hotline close? => {t2}
        From what hour can I phone you? => {t1}""",
        """How many gears do the bikes have?
        What is the number of the hotline?
        Is there a monthly subscription?
        How old must I be?
        How much does a helmet cost?"""),
    r("Expenses policy", """Employees of {firm} may claim back what they spend on business trips. Trains are to be booked in second class; flights need the
        approval of {boss} if the journey
        takes less than {h} hours by rail. For a night in a hotel we refund up to {hotel} euros, breakfast included. Meals are paid at a flat rate of {meal}
        euros a day
        without receipts. Taxis are covered only after {late} or with heavy luggage. Hand in the form within {days} days of your return, with all receipts
        glued to
        sheets of paper, not stapled. The money is transferred together with the next salary. Drinks from the minibar, {fines} and lost luggage are your own
        affair. Those who
        use their own car receive {c} cents per kilometre.""",
        """firm; boss=woman; h=four|five|six; hotel=90-170; meal=24-48; late=10 pm|11 pm|midnight; days=14|21|30|60;
        fines=parking fines|speeding tickets|cinema tickets; c=25-45""",
        """For which company do these rules hold? => {firm}
        Which class should I choose on the train? => second class
        Who has to agree to a short flight? => {boss}
        What is the limit for accommodation per night? => {hotel} euros
        How much do I receive for food? => {meal} euros a day
        When can I take a cab? => after {late}
        How soon after the trip must I submit my papers? => within {days} days
        How should the receipts be attached? => glued to sheets of paper
        When will I be reimbursed? => together with the next salary
        Name something from the hotel room that isn't paid for. => Drinks from the minibar
        I drove my own car. What do I get? => {c} cents per kilometre""",
        """Who checks the forms?
        What does a rental car cost?
        How many business trips are there a year?
        Is a guest's dinner refunded?
        On which day are salaries paid?"""),
    r("Notes of a planning meeting", """Present: {a}, {b}, {c}; {d} was ill and sent her comments by mail. The launch of the new {prod} has been put back
        from {m1} to {m2}, since the supplier of the
        {part} cannot deliver in time. {a} is going to find a second supplier, preferably in {country}. {b} reported that {n} test customers liked the
        handle but found the
        {bad}. He will have three new samples made by {date}. The budget for advertising was cut by {pct} percent; {c} thinks this is a mistake and wants
        her objection put
        on record. The name of the product remains open: {nm1} and {nm2} are still in the running. Next meeting: {day}, in {d}'s office.""",
        """a=he; b=he; c=she; d=she; prod=vacuum cleaner|pushchair|tea maker|cordless drill; m1=March|April; m2=June|September; part=motor|battery|casing;
        country=Slovenia|Spain|Taiwan;
        n=12-60; bad=cable too short|noise annoying|colour dull; date=9 February|14 February|1 March; pct=10-30; nm1=name; nm2=name;
        day=Tuesday|Thursday|Friday""",
        """Who couldn't attend? => {d}
        Why was she absent? => ill
        What is the company about to launch? => {prod}
        When will it come out now? => {m2}
        When was it originally planned for? => {m1}
        Which component is late? => the {part}
        Whose task is it to look for another supplier? => {a}
        In which country should that supplier be? => {country}
        How many people tried the product out? => {n}
        What did they complain about? => {bad}
        What did they find good? => the handle
        By when should the samples be ready? => {date}
        How much less will be spent on advertising? => {pct} percent
        Who is against the cut? => {c}
        Where will they meet next? => {d}'s office""",
        """How much will the product cost?
        Who wrote these notes?
        At what time does the next meeting start?
        What is the present supplier called?
        How large is the advertising budget?"""),
    r("Job advert of a bakery", """We are {firm}, a family bakery with {n} shops in and around {town}. To support our night team we are looking for a {job}
        from {start}. You like working with your hands,
        you are reliable, and getting up at {t} does not frighten you. A certificate is welcome but no must: what counts is {counts}. We offer {pay} euros
        gross a month, {days} days
        of holiday, a thirteenth salary at Christmas and {perk} to take home every day. Two weekends a month are off. The trial period lasts {trial} months.
        Does that sound
        good? Then don't write a long letter but come round for a trial shift, or phone {boss} between {t1} and {t2}. She has been with us since {y}.""",
        """firm; n=four|six|nine|eleven; town; job=pastry cook|baker|driver|dough maker; start=1 March|1 May|1 August; t=1 am|2 am|3 am;
        counts=pleasure in the work|team spirit|punctuality;
        pay=2,300-2,990; days=26-32; perk=fresh rolls|a loaf|two pieces of cake; trial=two|three|six; boss=woman; t1=10|11; t2=noon|1 pm|2 pm; y=1994-2015""",
        """Which firm is hiring? => {firm}
        What position is vacant? => {job}
        How many branches does it run? => {n}
        When would I begin? => {start}
        How early does the night start? => {t}
        Do I need a certificate? => welcome but no must
        What matters most to the employer? => {counts}
        What is the monthly pay? => {pay} euros
        How much leave is there? => {days} days
        When is an extra salary paid? => at Christmas
        What can I carry home after work? => {perk}
        How many weekends are free? => Two weekends a month
        Whom do I call if I'm interested? => {boss}
        How long has she been there? => since {y}""",
        """How many people work in the night team?
        Who founded the bakery?
        When is the closing date for applications?
        What is the salary after ten years?
        Which bread does the bakery sell most?"""),
    r("Chat about a lost key", """{a}: did anyone find a key with a {fob} on it?

        {b}: where did you lose it?

        {a}: no idea. had it in the {p1} at lunch

        {c}: I saw one on the window sill of the {p2}, next to the {plant}

        {a}: really?? when

        {c}: around {t}. but {d} cleared everything away for the painters

        {b}: she put the stuff in a {box} and gave it to the porter

        {a}: he left at four, I just looked. great. now I can't get into my {what}

        {b}: come to us tonight, {e} is making {food}. and the porter starts at {t2} tomorrow""",
        """a=he; fob=small bear|red ribbon|wooden fish|blue pompom; b=she; p1=canteen|park|post office; p2=copy room|kitchen|lab;
        plant=cactus|fern|kettle|fish tank; c=he;
        t=half past one|two|a quarter to three; d=she; box=shoe box|plastic bag|biscuit tin; what=flat|car|garage; e=he;
        food=lasagne|pancakes|curry|risotto; t2=six|half past six|seven""",
        """Who is searching for a key? => {a}
        How can you recognise it? => a {fob}
        Where was {a} when he last had it? => in the {p1}
        Who noticed a key? => {c}
        In which room was it lying? => the {p2}
        What was beside it? => the {plant}
        At what time was it seen there? => {t}
        Who tidied up? => {d}
        For whom was the room cleared? => the painters
        What were the things put into? => a {box}
        Who has them now? => the porter
        What can't {a} open? => my {what}
        What's for dinner at {b}'s? => {food}
        When can the porter be reached in the morning? => {t2}""",
        """What is the porter called?
        How many keys were on the ring?
        What colour are the walls going to be?
        What time is dinner?
        Where does {b} live?"""),
    r("Support article: printer offline", """Your printer is switched on, but the computer says it is offline? First, check the light next to the {btn} key.
        If it blinks {col}, the printer has lost its
        connection: hold the key down for {s} seconds, and the printer will look for the network again. Nothing has changed? Then restart the router, wait
        {min} minutes, and try once
        more. In {pct} percent of all cases the trouble is over now. If you have recently changed your password, you need to enter it under {menu}. Owners
        of the {model} should
        install version {v} of the software, since older ones have a bug that appears after {bug}. Still stuck? Write to {mail}; we normally reply within
        {h} hours.""",
        """btn=power|wireless|stop; col=orange|red|blue; s=five|eight|ten; min=two|three|four; pct=70-90; menu=Setup|Network|Tools; model; v=3-9;
        bug=every power cut|a change of the clock|long breaks;
        mail=email; h=12|24|48""",
        """What message does the computer show? => it is offline
        Which light should I look at first? => the light next to the {btn} key
        What colour means that there is no connection? => {col}
        How long must I press the key? => {s} seconds
        What should be rebooted next? => the router
        How long do I have to wait then? => {min} minutes
        How often is the problem solved at this point? => In {pct} percent of all cases
        Where do I type in a new password? => {menu}
        Which model needs an update? => the {model}
        Which software version is the right one? => {v}
        When does the bug in the old software show up? => after {bug}
        Where can I get more help? => {mail}
        How quickly is an e-mail answered? => within {h} hours""",
        """Which ink does the printer need?
        Is there a telephone number for help?
        How do I print on both sides?
        What is the default password?
        How old is the router?"""),
    r("Thank-you letter", """Dear Mrs {last}, the parcel came on {day}, and I hardly know how to thank you. The {gift} fits as if you had measured me in my
        sleep! {kid}, who is {age} now, won't let go of the
        {toy}; it even has to sit beside the plate at supper. We have had a quiet {season}. {man} has finally given up his shop and taken to {hobby}, with
        more zeal than talent. The
        {tree} you planted by the gate bore fruit for the first time, all of {n} of them, and I made one jar of jam, which I am keeping for your visit. Do
        come in {month}! The
        guest room has a new {new}. Yours, {she}""",
        """last; day=Monday|Wednesday|Thursday|Saturday; gift=cardigan|winter coat|blue dress; kid=she; age=four|five|six;
        toy=cloth rabbit|tin drum|wooden elephant; season=winter|autumn|spring; man=he;
        hobby=painting|playing the flute|carving spoons|bee-keeping; tree=plum tree|quince|apricot; n=seven|nine|eleven; month=May|June|September;
        new=bed|stove|carpet; she""",
        """To whom is the letter written? => Mrs {last}
        Who signed it? => {she}
        When did the package arrive? => {day}
        What garment was in it? => {gift}
        What present did the child get? => the {toy}
        What age is {kid}? => {age}
        Who has stopped running a business? => {man}
        How does he pass the time nowadays? => {hobby}
        What grows near the gate? => The {tree}
        How many fruits were there? => {n}
        What became of the fruit? => one jar of jam
        For what occasion is it being saved? => your visit
        When is the reader invited to come? => {month}
        What has been bought for the guest room? => a new {new}""",
        """What did {man} sell in his shop?
        When was the tree planted?
        What is the name of {kid}'s brother?
        How much did the parcel weigh?
        When did Mrs {last} last visit?"""),
    r("Complaint about a sofa", """To whom it may concern: On {d1} I ordered the sofa {model} in {c1} from your shop in {town}. What was brought to me {w}
        weeks later, by two very friendly men, is {c2}, has {legs} legs, and squeaks whenever my {pet} lies down on it. Your colleague {a}
        promised on the phone to send a technician; he came on {d2}, took a photograph, ate a biscuit and was never seen again. I have paid {sum} euros. I
        therefore ask you either to deliver the right sofa before {d3} or to give me back the money. If I hear nothing, I shall turn to {org}. My
        order number is {num}. Yours faithfully, {b}""",
        """d1=2 March|9 March|15 March; model; c1=dark green|light grey|rust red; town; w=six|seven|nine; c2=purple|mustard yellow|pale pink;
        legs=three|five; pet=cat|dachshund|ferret; a=woman; d2=11 May|19 May; sum=690-1490; d3=1 July|15 July;
        org=a lawyer|the consumer office|the local paper;
        num=20311-89999; b=man""",
        """What colour had the customer wanted? => {c1}
        What colour is the sofa he got? => {c2}
        How long did delivery take? => {w} weeks
        How many men carried it in? => two
        What is the number of legs? => {legs}
        When does the furniture make a noise? => whenever my {pet} lies down on it
        Which employee did he talk to? => {a}
        When did the technician call? => {d2}
        What did the technician eat? => a biscuit
        What was the price of the sofa? => {sum} euros
        What deadline does he set? => before {d3}
        Whom will he contact if they don't answer? => {org}
        Under which number was the order placed? => {num}
        Who is complaining? => {b}""",
        """What is the technician called?
        When was the sofa paid for?
        How long is the sofa?
        What is the address of {b}?
        What is the phone number of the shop?"""),
    r("How to prune roses", """When the {sign} blooms, it is time to prune your roses. Take sharp, clean shears and begin with everything that is dead,
        brown or thinner than a {thin}. Healthy shoots of bush roses are cut back to {n} buds, those of climbers only by a {frac}. Make the cut at a slant,
        about {mm}
        millimetres above a bud that points {dir}. Wild shoots, which you can tell by their {wild} leaves, must not be cut but torn off where they start.
        Clippings with black spots go into the {bin}, not on the compost. Finally, give each plant {l} litres of water and a handful of {fert}. My
        neighbour {nb} prunes in autumn and has lost {lost} bushes to frost so far.""",
        """sign=forsythia|hazel|blackthorn; thin=pencil|knitting needle|match; n=three|four|five; frac=third|quarter; mm=four|five|six;
        dir=outwards|away from the middle; wild=seven|tiny pale|narrow; bin=dustbin|fire; l=five|eight|ten; fert=bone meal|horn shavings|wood ash; nb=woman;
        lost=four|six|eight""",
        """How do I know that the right moment has come? => When the {sign} blooms
        What tool do I need? => shears
        What has to go first? => everything that is dead
        How many buds remain on a bush rose? => {n} buds
        By how much do I shorten a climbing rose? => a {frac}
        How far from the bud should I cut? => {mm} millimetres
        In which direction should that bud face? => {dir}
        How are wild shoots recognised? => by their {wild} leaves
        What do I do with wild shoots? => torn off where they start
        What should not be composted? => Clippings with black spots
        How much do I water each rose? => {l} litres
        What fertiliser is recommended? => a handful of {fert}
        Who does the pruning at the wrong time? => {nb}
        What killed her roses? => frost""",
        """Which roses smell best?
        How often should roses be watered in summer?
        How deep must a rose be planted?
        What do the shears cost?
        How many roses does the writer own?"""),
    r("Landlady's guest folder", """Welcome to the {name} Cottage! The key for the back door hangs behind the {hook}. To heat the living room, open the flap
        of the stove {w}, lay two logs on the embers and close it when they burn; there is more wood in the {wood}. Hot water needs {min} minutes in the
        morning. The
        internet password is {pw}. Milk and eggs are sold by {farm} at the farm up the hill, who also has the best {ware} for miles. On {day} the dustmen
        come: put the sack by the gate the evening before, but tie it up, as the {thief} steals. Should the light go out, the fuse box is {fuse}. On
        leaving, please {leave}.
        In an emergency call me, {me}, at {tel}.""",
        """name; hook=barometer|mirror|calendar; w=wide|halfway; wood=barn|lean-to|porch; min=ten|fifteen|twenty; pw=code; farm=woman;
        ware=goat cheese|honey|plum brandy; day=Tuesday|Thursday|Friday; thief=fox|badger|neighbour's dog;
        fuse=under the stairs|in the larder|above the fridge;
        leave=strip the beds|close the shutters|empty the fridge; me=she; tel=555-0121|555-0168|555-0177""",
        """Where can I find the key for the back? => behind the {hook}
        How much wood do I put on at a time? => two logs
        Where is the store of firewood? => in the {wood}
        How long must I wait for a warm shower? => {min} minutes
        How do I get into the wifi? => {pw}
        From whom can I buy eggs? => {farm}
        What else is good at the farm? => {ware}
        When is the rubbish collected? => On {day}
        Why does the sack have to be tied? => the {thief} steals
        Suddenly it's dark. Where are the fuses? => {fuse}
        What do I have to do before I go home? => {leave}
        Whom do I ring when something serious happens? => {me}
        number of the owner? => {tel}""",
        """At what time do I have to check out?
        Where can I park the car?
        How much is a bottle of milk?
        When was the cottage built?
        Where is the nearest hospital?"""),
    r("Swap shop FAQ", """What is the swap shop? A room behind the library of {town} where things change hands without money. Who runs it? A group of {n}
        volunteers led by {a}. How does it work? For every object you bring you get {p} points; books earn only one. What is not accepted? {no1} and {no2},
        because we have
        far too many already. Is there a limit? You can take {max} things a month, except for toys, which are unlimited. When are you open? On {d1} from
        {t1} to {t2}, and on the first Saturday of the month for repairs: {b} mends {mend}. What happens to leftovers? After {w} weeks they go to {char}.
        The oddest item so
        far was a {odd}; it stayed {days} days.""",
        """town; n=eleven|sixteen|twenty; a=woman; p=two|three|five; no1=Skis|Encyclopaedias|Video cassettes; no2=mattresses|pillows|tube televisions;
        max=four|six|eight; d1=Tuesdays|Wednesdays|Thursdays; t1=3|4; t2=6|7; b=man; mend=radios|clocks|bicycles|lamps; w=six|eight|ten;
        char=the hospital shop|a charity in Romania|the theatre; odd=stuffed pike|church organ pipe|dentist's chair; days=two|four|nine""",
        """Where is the swap shop? => behind the library of {town}
        How many people volunteer? => {n}
        Who is the head of the group? => {a}
        What do I earn for a thing? => {p} points
        How much is a novel worth? => only one
        Which things do they refuse? => {no1} and {no2}
        How many objects may I carry off in a month? => {max}
        What may be taken without limit? => toys
        On which days can I drop in? => {d1}
        Who does the repairing? => {b}
        What is he able to repair? => {mend}
        When do unwanted things leave the shop? => After {w} weeks
        Who gets what nobody wants? => {char}
        What was the strangest thing? => {odd}""",
        """How many points do I need for a coat?
        When was the shop founded?
        How large is the room?
        Who brought the {odd}?
        Is there a fee for repairs?"""),
    r("Minutes of the allotment society", """The chairman, {ch}, opened the meeting at {t} in the presence of {n} members and thanked {host} for the use of
        her greenhouse. The treasurer reported a balance of {sum} euros, {less} less than last year, which she put down to the new {exp}. Item two: water. After
        a heated debate it was agreed
        by {yes} votes to {no} that watering is to be allowed only before {wt}. {x} left the meeting in protest. Item three: {crop}. The rule that a third
        of each plot must be used for vegetables will be enforced from {m}. Item four: the {fest}; {y} offered to provide the tent, provided that someone
        else put it up. The
        chairman closed the meeting at {t2}. Minutes: {sec}.""",
        """ch=man; t=6 pm|6:30 pm|7 pm; n=19-46; host=woman; sum=1,100-4,800; less=210-640; exp=pump|fence|roof; yes=18-25; no=6-14; wt=8 am|9 am; x=man;
        crop=vegetables|potatoes and beans; m=March|April; fest=harvest supper|summer fair|pumpkin show; y=man; t2=8:50 pm|9:20 pm|10:05 pm; sec=woman""",
        """Who chaired the meeting? => {ch}
        How many people attended? => {n}
        Whose greenhouse was used? => {host}
        How much money does the society have? => {sum} euros
        Why is there less money than before? => the new {exp}
        How many members voted against the rule about water? => {no}
        Until when in the morning may plots be watered? => {wt}
        Who walked out? => {x}
        What share of a plot is for vegetables? => a third
        When will the vegetable rule be applied strictly? => from {m}
        Who will bring a tent? => {y}
        What event are they planning? => the {fest}
        At what time was it over? => {t2}
        Who took the minutes? => {sec}""",
        """What is the treasurer's name?
        When is the next meeting?
        How many plots are there?
        What did {x} say before he left?
        How much did the pump cost?"""),
    r("Parcel tracking chat", """Agent {a}: Good afternoon, how can I be of help?

        {b}: Your website says my parcel was delivered on {d1}. It wasn't.

        Agent {a}: I'm sorry to hear that. May I have the number?

        {b}: {num}

        Agent {a}: Thank you. The driver noted that he left it with a neighbour named {nb}.

        {b}: There is nobody of that name in my street, only a {shop} called {nb2}!

        Agent {a}: I see. I'll send {drv} back today. He can be with you at {t}. What was inside?

        {b}: A {thing}, worth {sum} euros. It's for my brother's {occ} on {d2}.

        Agent {a}: If we can't find it within {h} hours, we'll refund you. You'll also get a voucher over {v} euros, whatever happens.""",
        """a=she; b=woman; d1=Monday|Tuesday; num=code; nb=last; shop=hairdresser's|kiosk|pub; nb2=name; drv=he; t=5:30|6 pm|half past six;
        thing=trumpet|telescope|tea set|chess computer; sum=85-240; occ=wedding|birthday|farewell party; d2=Friday|Saturday|Sunday; h=24|48|72;
        v=5|10|15""",
        """Who has a problem with a delivery? => {b}
        With whom is she chatting? => Agent {a}
        When is the parcel supposed to have arrived? => {d1}
        What is the number of the shipment? => {num}
        Who is said to have accepted it? => {nb}
        What is {nb2}? => a {shop}
        Who will come back to look for it? => {drv}
        At what hour could he come? => {t}
        What did the parcel contain? => A {thing}
        How valuable is it? => {sum} euros
        For whom is it? => my brother
        What is being celebrated on {d2}? => {occ}
        After what time will she get her money back? => within {h} hours
        What does she get in any case? => a voucher over {v} euros""",
        """What is the name of the brother?
        Who sent the parcel?
        How heavy was the parcel?
        In which street does {b} live?
        What did the postage cost?"""),
    r("Sunscreen leaflet", """{name} Sun Milk protects the skin against UVA and UVB rays (factor {f}). Shake well and apply a generous amount {min} minutes
        before going into the sun: an adult needs about {ts} teaspoons for the whole body. Repeat every {h} hours, and always after swimming or drying yourself.
        The milk is
        free of {free}, does not sting the eyes and is suitable for children from {age}. It may leave {col} stains on cotton; wash them out with {wash} at
        once. Do not store above {deg} degrees. Once opened, use within {m} months. If a rash appears, stop using the product. Tested on {n} volunteers
        under the supervision of
        Dr {doc}.""",
        """name; f=20|30|50; min=15|20|30; ts=six|seven|nine; h=two|three; free=perfume|alcohol|nut oil; age=six months|one year|three years;
        col=yellow|brown|orange; wash=cold water|lemon juice|gall soap; deg=25|30; m=six|nine|twelve; n=40-120; doc=last""",
        """What is the protection factor? => {f}
        What should I do with the bottle before use? => Shake well
        How long before I go out should I put it on? => {min} minutes
        How much is necessary for a grown-up? => {ts} teaspoons
        How often must it be renewed? => every {h} hours
        Which substance does it not contain? => {free}
        From what age can children use it? => from {age}
        What colour are the marks on clothes? => {col}
        How can I get rid of such marks? => with {wash}
        What is the maximum storage temperature? => {deg} degrees
        How long does an open bottle last? => within {m} months
        My skin turned red and itchy. What now? => stop using the product
        How many people tested it? => {n} volunteers
        Which doctor supervised the test? => Dr {doc}""",
        """How much is a bottle?
        How many millilitres does a bottle contain?
        Is it waterproof?
        In which country is it made?
        Which factor do I need for the mountains?"""),
    r("Night train guide", """The night train from {a} to {b} leaves platform {p} at {t1} and arrives at {t2}, unless it meets the notorious goats of
        {goat}. There are three classes: seats (from {s} euros), couchettes with {n} beds, and sleepers with a wash-basin. Choose the {top} bunk: it is warmer
        and nobody sits on it.
        The attendant keeps your passport until {keep} and wakes you {min} minutes before your stop with {drink}. The dining car was abolished in {y}, so
        buy food at the {stall} in the station. Bring {bring}, for the curtain doesn't close properly. Luggage is safest under the bed, with a strap around
        your {limb}. Women travelling alone
        can ask for carriage {car}.""",
        """a=town; b=town; p=2-9; t1=9:40 pm|10:15 pm|11:05 pm; t2=6:20 am|7:35 am|8:10 am; goat=name; s=19-39; n=four|six; top=top|middle;
        keep=the border|dawn|breakfast; min=20|30|45; drink=sweet tea|weak coffee|a glass of water; y=2004-2016; stall=Turkish stall|corner shop|bakery;
        bring=an eye mask|clothes pegs|a scarf;
        limb=ankle|wrist; car=11-19""",
        """Where does the journey begin? => {a}
        Where does the train go? => {b}
        From which platform does it depart? => platform {p}
        When does one reach the destination? => {t2}
        What animals can delay it? => goats
        What's the price of the cheapest seat? => {s} euros
        How many people sleep in a couchette compartment? => {n}
        Which bed is the best? => the {top} bunk
        Until when is my passport with the attendant? => until {keep}
        What is served when I'm woken? => {drink}
        In what year did the restaurant on board disappear? => {y}
        Where can I get supper? => the {stall} in the station
        What should I take along against the light? => {bring}
        Where shall I put my bags? => under the bed
        Which carriage is for women on their own? => carriage {car}""",
        """How much does a sleeper cost?
        How many kilometres is the journey?
        Who is the attendant?
        Are dogs allowed on the train?
        At what time does the train back leave?"""),
    r("Hearing aid instructions", """Your new hearing aids look alike, but the one with the {c1} dot is for the right ear, the one with the {c2} dot for the
        left. Open the little door at the bottom, slide in a battery of size {size} with the plus sign facing {face}, and wait {s} seconds until you hear
        {sound}. Push the button once to make
        everything louder; a long push selects another programme: P1 for conversation, P2 for {p2}, P3 for {p3}. The batteries last for about {d} days. Take
        the aids out before you {before}. At night leave the door open and put them into the {box}. Wax in the tube is the cause of {pct} percent of all
        complaints; clean it every {clean} with
        the nylon thread. Your first check-up with {who} is after {w} weeks.""",
        """c1=red|pink; c2=blue|white; size=10|13|312; face=upwards|outwards; s=five|ten|fifteen; sound=three beeps|a melody|a click; p2=music|the theatre;
        p3=television|traffic|the telephone; d=six|nine|twelve; before=shower|spray your hair|swim; box=drying box|leather case|blue case; pct=60-85;
        clean=evening|Sunday|morning; who=woman; w=two|three|six""",
        """Which dot marks the right one? => the {c1} dot
        What is the mark for the left ear? => the {c2} dot
        Which batteries fit? => size {size}
        Which way must the plus sign point? => {face}
        What do I hear when it starts? => {sound}
        How do I increase the volume? => Push the button once
        I want to change the programme. What must I do? => a long push
        Which programme is right for {p3}? => P3
        How long does one battery hold out? => {d} days
        Where should they be kept overnight? => into the {box}
        What causes most problems? => Wax in the tube
        What do I clean the tube with? => the nylon thread
        Who will examine me later? => {who}
        When is the examination due? => after {w} weeks""",
        """What does a pack of batteries cost?
        How long is the warranty?
        Which programme is for swimming?
        How loud is the sound?
        Where is the office of {who}?"""),
    r("Book club mail", """Hello everybody! {n} of us made it to {a}'s balcony last night, and for once all but one had finished the book. {b} found the
        ending sentimental, {c} cried at it, and {d}, who had only seen the film, defended the {role} with great energy. On a scale from one to ten we gave it a
        {mark}. Next month we'll read "{t1}" by {auth}; the
        second choice, "{t2}", lost by one vote. It has {pages} pages, so start soon. The library owns {cop} copies, the shop on {str} Street gives us {pct}
        percent off. We'll meet on {date} at {e}'s, bring {bring} this time, as the {off} gave out after an hour. And whoever left a {left}: it's on my
        piano. {me}""",
        """n=seven|nine|eleven; a=she; b=he; c=she; d=he; role=murderer|aunt|stepmother; mark=six|seven|nine; t1=title; auth=woman; t2=title;
        pages=412-790; cop=two|three|four; str=name; pct=5|10|15; date=3 May|6 June|12 October; e=he; bring=chairs|cheese|blankets; off=wine|light|crisps;
        left=hat|pair of glasses|grey shawl; me=she""",
        """Where did the group gather? => {a}'s balcony
        How many came? => {n}
        Who thought the end too emotional? => {b}
        Whom did the ending move to tears? => {c}
        Who hadn't read the book? => {d}
        Which character did he stand up for? => the {role}
        How was the book rated? => a {mark}
        What is the next book? => {t1}
        Who wrote it? => {auth}
        Which title was turned down? => {t2}
        How long is the new book? => {pages} pages
        What is the discount in the shop? => {pct} percent off
        When is the next evening? => on {date}
        Where will it take place? => at {e}'s
        Which thing was forgotten? => a {left}
        Where is the forgotten thing now? => on my piano""",
        """What was the title of the book they talked about?
        Who is the author of "{t2}"?
        How many members does the club have?
        What does the new book cost?
        Who directed the film?"""),
    r("Gym membership terms", """A membership at {gym} runs for {m} months and is renewed automatically unless you cancel {w} weeks before it ends; a letter
        or a mail to {mail} will do. The monthly fee of {fee} euros is taken from your account on the {day} of each month. Those who are ill or pregnant may let
        the contract rest for up to {rest} months. You may bring a friend on
        {fri}, free of charge. Lockers are emptied every night at {t}; what we find is kept for {keep} days and then given to {char}. Please put a towel on
        the machines and wear {shoes}. Filming is not tolerated. Our trainers {a} and {b} will draw up a plan for you; the first hour with them is included,
        any further one costs {h} euros.""",
        """gym=name; m=six|twelve|eighteen; w=four|six|eight; mail=email; fee=19-59; day=1st|3rd|15th; rest=three|five|nine; fri=Fridays|Sundays|Wednesdays;
        t=10 pm|11 pm|11:30 pm; keep=14|20|30; char=a refugee centre|the Red Cross|the school; shoes=indoor shoes|clean trainers; a=she; b=he; h=25-48""",
        """How long does the contract last? => {m} months
        How early do I have to give notice? => {w} weeks before it ends
        Where can I send my cancellation? => {mail}
        What do I pay every month? => {fee} euros
        On what date is the money collected? => on the {day} of each month
        For how long can I pause when I'm sick? => up to {rest} months
        When may I take somebody along? => on {fri}
        At what time do they clear the lockers? => at {t}
        Who gets forgotten things in the end? => {char}
        How long are they stored? => {keep} days
        What kind of footwear is required? => {shoes}
        What is forbidden there? => Filming
        Who writes a training plan? => trainers {a} and {b}
        What does an extra session with a trainer cost? => {h} euros""",
        """What are the opening hours?
        Is there a sauna?
        What is the discount for students?
        How many machines are there?
        How long have {a} and {b} worked here?"""),
    r("How to store apples", """Only perfect apples are worth storing; one bruise can spoil a whole crate. Pick them in dry weather, with the stalk, and
        leave them for {d} days in the {pre} so that the skin hardens. Wrap each in {wrap} and lay them in a single layer, stalk {dir}. The best place is dark
        and damp, at {a} to {b} degrees: an old cellar with an earth floor, or, failing that, {alt}. Never
        keep them together with {foe}, for apples give off a gas that makes {foe} sprout. Check the crates every {chk} days. Of the common kinds, {k1} lasts
        until {m1}, whereas {k2} should be eaten by {m2}. If the skin begins to wrinkle, hang {trick} in the room. My uncle {unc} once served me a {k1} in
        June; it tasted of {taste}.""",
        """d=two|three|four; pre=shade|shed|open air; wrap=newspaper|tissue paper|straw; dir=up|down; a=2-3; b=4-6;
        alt=a bucket sunk in the garden|a box on the balcony|the garage; foe=potatoes|onions; chk=7|10|14; k1=Boskoop|Glockenapfel|Winter Rambo;
        m1=March|April|May; k2=Gravenstein|James Grieve|Elstar; m2=October|November|Christmas; trick=wet sacks|damp towels;
        unc=he; taste=cellar|nothing at all|hay""",
        """Why should damaged fruit be sorted out? => one bruise can spoil a whole crate
        In what kind of weather is the harvest done? => in dry weather
        How long do the apples wait before they are stored? => {d} days
        Why do they lie in the {pre} first? => so that the skin hardens
        What is each apple packed in? => {wrap}
        Which way should the stalk point? => {dir}
        What is the right temperature? => {a} to {b} degrees
        I have no cellar. What could I use? => {alt}
        Which vegetable mustn't lie next to them? => {foe}
        How frequently should I look at them? => every {chk} days
        Which sort keeps until {m1}? => {k1}
        By when must {k2} be used up? => {m2}
        What can be done about wrinkled skin? => hang {trick} in the room
        Who gave the writer an apple in June? => {unc}
        How did it taste? => {taste}""",
        """How much does a crate weigh?
        Can pears be kept in the same way?
        Which apples are best for baking?
        Where does {unc} live?
        When is the best month to pick {k1}?"""),
    r("Privacy note of a dentist", """When you visit our practice for the first time, we ask for your name, date of birth, address, and the name of your
        {ins}. We also note illnesses and medicines, because an injection can be dangerous for people with {ill}. X-rays are stored for {y} years, as the law
        demands, on a computer that is not connected to the internet; only Dr {doc} and her assistant {ass}
        know the password. We pass nothing on, except to the laboratory {lab}, which makes our crowns, and which gets {get} instead of your name. You may
        look at your file at any time; a copy costs {c} euros from the second page on. If you no longer want reminders by {rem}, tell {rec} at the desk.
        Complaints can be addressed to the data officer, {off}.""",
        """ins=insurance company|health fund; ill=a weak heart|an allergy|asthma; y=ten|fifteen|twenty; doc=last; ass=she; lab=name;
        get=a number|a colour code|your initials; c=2-9; rem=text message|post|phone; rec=he; off=man""",
        """When do I have to fill in my details? => When you visit our practice for the first time
        Why do they ask about my health? => an injection can be dangerous
        Which patients are at risk from an injection? => people with {ill}
        How long will pictures of my teeth be kept? => {y} years
        Who requires that? => the law
        What is special about the computer? => not connected to the internet
        Who can open the files apart from the dentist? => {ass}
        Who produces the crowns? => the laboratory {lab}
        What does the lab receive in place of my name? => {get}
        What's the charge for a copy? => {c} euros
        How are reminders sent? => by {rem}
        Whom do I tell if I don't want them any more? => {rec}
        Who deals with complaints? => the data officer, {off}""",
        """How much does a crown cost?
        What are the opening hours of the practice?
        What is the password?
        Where is the laboratory?
        How old are the X-rays?"""),
    r("Mail from the language school", """Dear {a}, we are glad that you have chosen our {lang} course. On the basis of your test ({pts} points out of 60)
        you have been put into group {g}, which is taught by {t} and meets on {d1} and {d2} at {time} in room {room}. There are {n} of you, from {c} countries.
        Please buy "{book}", second edition; the first has different page numbers. It is sold at a reduced
        price at {shop}. If you miss more than {miss} lessons, we cannot give you a certificate. The excursion to {town} on {date} is free, but bring {br}.
        Should you feel after two weeks that the group is too {too}, have a word with {dir}, who can move you. We look forward to {look}. {off}, office""",
        """a=woman; lang=Italian|Polish|Greek|Swedish; pts=22-51; g=B|C|D; t=woman; d1=Mondays|Tuesdays; d2=Thursdays|Fridays; time=6 pm|6:30 pm|7 pm;
        room=12-39; n=nine|eleven|thirteen; c=five|six|seven; book=Step by Step|Open Doors|First Words;
        shop=the university bookshop|Miller's|the kiosk downstairs; miss=three|four|five; town; date=8 May|21 May|5 June;
        br=a packed lunch|an umbrella|good shoes; too=easy|hard|slow;
        dir=man; look=meeting you|seeing you on the first day; off=she""",
        """Which language is {a} going to learn? => {lang}
        How well did she do in the test? => {pts} points out of 60
        Which group will she join? => group {g}
        Who is the teacher? => {t}
        When does the class begin in the evening? => at {time}
        On which days are the lessons? => {d1} and {d2}
        Where do they take place? => in room {room}
        How many learners are in the group? => {n}
        Which textbook is needed? => {book}
        Why is the old edition no good? => different page numbers
        Where is the book cheaper? => {shop}
        How many absences are permitted? => {miss} lessons
        When is the trip to {town}? => {date}
        What should be taken on the trip? => {br}
        Who could put her into another group? => {dir}""",
        """What is the price of the course?
        Who wrote the book?
        How many lessons are there in all?
        Who marked the test?
        Which countries do the others come from?"""),
    r("Walking guide", """The walk round {lake} is {km} kilometres long and takes about {h} hours. Start at the {start} in {a}, where there is a free car
        park, and follow the {c} arrows. After the second {gate} the path climbs steeply to {chap}, a chapel that a {who} had built in {y} after surviving a
        bear. The view! Then it drops through beech woods to {b}, the only village with an inn: try
        {inn}'s trout, but not on {day}, her day of rest. Behind the {saw} you have the choice between the road, which is shorter by {min} minutes, and the
        bog, crossed on {pl} planks; after rain take the road. The last stretch leads along the shore. Take something to drink, as the spring at {sp} has
        been dry since {y2}, and shoes that can get wet. Bus {bus} runs back to {a} every two hours.""",
        """lake=Lake Orsa|Black Tarn|Lake Minna; km=14-23; h=five|six|seven; start=church|sawmill|fire station; a=town; c=yellow|blue|white;
        gate=gate|stile|bridge; chap=Saint Giles|Saint Barbara|Holy Cross; who=charcoal burner|duke|postman; y=1671-1790; b=town; inn=she;
        day=Mondays|Tuesdays; saw=school|brewery|cemetery; min=20|30|40; pl=600|900|1,200; sp=Hare's Well|the Cold Stone|Maiden's Rock; y2=2003-2019;
        bus=31-78""",
        """How long is the route? => {km} kilometres
        How much time should I allow? => {h} hours
        Where does the tour begin? => at the {start} in {a}
        Which signs show the way? => {c} arrows
        What stands at the top of the climb? => a chapel
        Who paid for the chapel? => a {who}
        When was it put up? => {y}
        What animal did the founder escape from? => a bear
        Where can one eat on the way? => {b}
        What dish is praised? => trout
        On which day is there nothing to eat there? => {day}
        What time does the road save? => {min} minutes
        How many boards lead over the bog? => {pl} planks
        Which way is better in wet weather? => the road
        Why must water be carried? => the spring at {sp} has been dry
        Which bus goes back to the start? => Bus {bus}""",
        """How deep is the lake?
        How much does the trout cost?
        How high is the chapel above the lake?
        When does the last bus leave?
        Is swimming allowed?"""),
    r("Sourdough starter notes", """Day one: stir {g} grams of {flour} flour and the same weight of lukewarm water in a glass jar, cover it with {cover} and
        put it {place}. Day two: it smells of {s1}; do nothing. On days three and four pour away half and add {g2} grams each of flour and water. By day five it
        should rise to twice its height within {h} hours and smell of {s2}. If you see anything {bad}, throw it
        out and begin again: that is mould. From now on the starter lives in the fridge and is fed every {fd} days. A grey liquid on top is harmless and
        only means that it is {mean}. Mine is called {name}; my colleague {col} gave it to me {y} years ago in exchange for {ex}. When I go on holiday, I
        dry a little on {paper} as a reserve.""",
        """g=50|60|100; flour=rye|wheat|spelt; cover=a plate|a cloth|a loose lid; place=on top of the fridge|near the radiator|beside the stove;
        s1=wet cardboard|old socks|glue; g2=40|75|80; h=six|eight|ten; s2=apples|yoghurt|cider; bad=pink|orange|furry; fd=seven|ten|twelve;
        mean=hungry|thirsty|too cold; name; col=woman; y=four|nine|eleven; ex=a bicycle pump|two concert tickets|a tomato plant;
        paper=baking paper|a wooden board""",
        """What type of flour is used? => {flour}
        What do I close the jar with? => {cover}
        Where should the jar stand at first? => {place}
        What is the smell on the second day? => {s1}
        When do I take away half of it? => On days three and four
        How long does it need to double on day five? => {h} hours
        How should a ripe starter smell? => {s2}
        When must I start all over? => If you see anything {bad}
        Where is it kept afterwards? => in the fridge
        How often does it need food? => every {fd} days
        What does liquid on the surface tell me? => it is {mean}
        What is the name of the writer's starter? => {name}
        From whom did he or she get it? => {col}
        What did {col} receive in return? => {ex}
        How is a reserve made? => dry a little on {paper}""",
        """How much starter do I need for a loaf?
        How long does the bread bake?
        How hot must the oven be?
        What does {col} do for a living?
        How many loaves does the writer bake in a week?"""),
    r("Tenant information on windows", """Between {d1} and {d2} all windows on the {side} side of the building will be replaced. The work is done by {firm};
        the foreman, {man}, can be recognised by his {cap}. In each flat it takes {n} days. Please clear the sills, take down the curtains and keep a strip of
        {cm} centimetres in front of each window free. Furniture that is too heavy will be moved by the workers if you tell
        {adm} by {d3}. Dust cannot be avoided: foil is available from the {foil}. You will receive the exact date for your flat {w} days in advance. The new
        panes have three layers and keep out noise much better; experts reckon that heating will cost {pct} percent less. The rent will rise by {r} euros a
        month, but only from {m} onwards. Anyone who works at night may spend the day in the
        {rest}.""",
        """d1=3 April|10 April; d2=19 May|2 June; side=street|garden|north; firm; man; cap=green cap|red braces|white beard; n=two|three; cm=80|120|150;
        adm=woman; d3=20 March|25 March; foil=caretaker|laundry room|office; w=five|seven|ten; pct=12-25; r=14-39; m=October|January;
        rest=guest flat|common room|flat on the top floor""",
        """What is going to be renewed? => all windows on the {side} side
        Which company carries out the work? => {firm}
        How can I tell who the foreman is? => by his {cap}
        How many days will they be in my flat? => {n} days
        What has to be removed from the windows? => the curtains
        How much space do the workers need? => {cm} centimetres
        Whom do I inform about a heavy wardrobe? => {adm}
        What is the last day for that? => {d3}
        Where do I get foil? => from the {foil}
        How long beforehand do I learn my date? => {w} days in advance
        How many layers of glass are there? => three
        How much will be saved on heating? => {pct} percent
        By how much does the rent go up? => {r} euros a month
        When does the higher rent start? => from {m} onwards
        I sleep in the daytime. Where can I go? => the {rest}""",
        """How much do the windows cost in all?
        What colour will the frames be?
        How many flats are in the building?
        How high is the rent now?
        What is {man}'s telephone number?"""),
    r("Feedback to an applicant", """Dear {a}, thank you for the two lively conversations. I am sorry to say that we have offered the post of {job} to
        somebody else. As you asked me to be frank, here is why. Your {good} impressed all of us, and {b} still laughs about your story of the {st}. But the
        task on the second day, for which you had {min} minutes, showed that you have little practice in {bad}, and that's what
        the first {m} months will consist of. The other candidate had done it for {y} years. We would very much like to stay in touch: in {mon} we are
        opening an office in {town}, and its future head, {c}, is looking for someone with your languages. Shall I pass on your papers? Just answer "yes" by
        {d}. We'll refund your fare of {fare} euros this week. Kind regards, {e}""",
        """a=woman; job=editor|event manager|tour planner; good=sense of humour|patience|curiosity; b=he; st=lost trombone|frozen bus|two mayors;
        min=40|60|90; bad=budgeting|spreadsheets|negotiating; m=three|six|nine; y=four|five|eleven; mon=May|September|November; town; c=woman;
        d=12 March|20 March|4 April; fare=38-140; e=woman""",
        """What job had {a} applied for? => {job}
        Who got the position? => somebody else
        What did the firm like about her? => {good}
        Which story amused {b}? => the {st}
        How much time was she given for the task? => {min} minutes
        In what field does she lack experience? => {bad}
        How experienced is the person they took? => {y} years
        When will the new office open? => in {mon}
        Where will it be? => {town}
        Who is going to lead it? => {c}
        Why might {c} be interested in her? => someone with your languages
        By when should she reply? => by {d}
        What sum will she get back? => {fare} euros
        Who wrote the letter? => {e}""",
        """What is the name of the successful candidate?
        How much would the salary have been?
        Which languages does {a} speak?
        How many people applied?
        When did the second conversation take place?"""),
    r("School canteen rules", """From {d} on there will be a new system in the canteen. Lunch is ordered by {t} on the day before, on the screen beside the
        {scr} or by telephone; those who forget may take what is left, usually {left}. A meal costs {p1} euros, for families with three or more children {p2}.
        Pupils choose between two dishes, one of which is always without {wo}. The first sitting, for years five to seven, begins at
        {t1}; the second at {t2}. Trays go back to the {tray}, leftovers into the bucket for {pig}'s pigs. Whoever throws food has to {pun} for a week. The
        cook, {cook}, is pleased to receive recipes from home: last month {fam} family's {dish} was the most popular meal of all, with {n} portions.
        Allergies must be reported to the nurse, {nur}.""",
        """d=1 September|15 January|1 March; t=2 pm|3 pm|4 pm; scr=staff room|main door|gym; left=pasta|soup|rice pudding; p1=3.20|3.80|4.10;
        p2=2.10|2.50|2.90; wo=meat|fish|dairy; t1=11:45|12:10; t2=12:50|1:15; tray=hatch|trolley|left-hand counter; pig=woman;
        pun=wipe the tables|sweep the floor|peel carrots; cook=man; fam=the Ozturk|the Novak|the Silva; dish=stuffed peppers|spinach pie|bean soup;
        n=211-340; nur=woman""",
        """When does the new system start? => {d}
        How late can a meal be ordered? => by {t} on the day before
        Where is the screen? => beside the {scr}
        What do forgetful pupils mostly get? => {left}
        What does lunch cost normally? => {p1} euros
        And for large families? => {p2}
        What does one of the dishes never contain? => {wo}
        When do the youngest ones eat? => {t1}
        When is the second sitting? => {t2}
        Where do I put my tray? => the {tray}
        Who keeps pigs? => {pig}
        What is the penalty for throwing food? => {pun} for a week
        Who does the cooking? => {cook}
        Which recipe was liked most? => {dish}
        How often was it served? => {n} portions
        I'm allergic to eggs. Whom do I tell? => the nurse, {nur}""",
        """What is for lunch tomorrow?
        How many pupils eat in the canteen?
        What is the telephone number for orders?
        Who ate in the canteen last week?
        How long is the lunch break?"""),
    r("Product page: garden shed lamp", """No cable, no battery to change: the {name} lamp lives on sunlight alone. Screw it to any wall that gets at least
        {h} hours of sun a day; the {n} screws are in the box, the screwdriver is not. After dark it wakes up as soon as something warm moves within {m} metres,
        shines for {s} seconds with the strength of a {w}-watt bulb, and goes back to sleep. Cats smaller than {cat} kilos are ignored (we tested
        this on {pet}, who belongs to our founder, {boss}). One full charge is enough for {l} flashes. The case, of {mat}, has survived a fall from {fall}.
        In snow, wipe the panel with your sleeve. {price} euros, or {price2} for a pair. Sent from {town} within {d} days; you can return it for a whole
        {ret}, even used.""",
        """name; h=three|four|five; n=two|four; m=five|six|eight; s=20|30|45; w=40|60|75; cat=five|six|seven; pet=Mitzi|Sultan|Gizmo; boss=woman; l=180-350;
        mat=aluminium|bamboo|recycled plastic; fall=a church tower|a third floor|a moving tractor; price=29-39; price2=52-70; town; d=two|three|four;
        ret=month|summer|year""",
        """What does the lamp run on? => sunlight
        How much sun does the place need? => at least {h} hours
        What is in the box besides the lamp? => {n} screws
        Which tool must I own? => the screwdriver
        From what distance does it notice somebody? => within {m} metres
        How long does it stay on? => {s} seconds
        How bright is it? => the strength of a {w}-watt bulb
        On what animal was it tested? => {pet}
        Who started the company? => {boss}
        How often can it light up on one charge? => {l} flashes
        What is the housing made of? => {mat}
        What did it survive? => a fall from {fall}
        What do two of them cost together? => {price2}
        What does a single one cost? => {price} euros
        When will it be posted? => within {d} days
        How long can I give it back? => a whole {ret}""",
        """How heavy is the lamp?
        When was the company founded?
        What colour is the light?
        How long does it take to charge fully?
        What age is {pet}?"""),
    r("Mail about a school play", """Dear parents of class {c}, only {n} days to go until the first night of "{play}"! The dress rehearsal is on {d1} at
        {t1}, in costume, so please make sure your child has {has}. The wings of the {bird} are still missing: is there anyone who can sew? {a} has lent us her
        machine. {kid}, who plays the {role}, has lost his voice; {kid2} will stand in for him if it's not back by {d2}. For the performance
        itself, doors open at {t2}. Every family gets {tick} tickets; more are to be had from {b} for {p} euros. The money goes towards {for}. Please no
        photographs with flash, as {why}. The party afterwards is in the {party}, and we would be grateful for {food} rather than yet more cake. Yours,
        {teach}""",
        """c=3a|4b|5c; n=six|eight|nine; play=title; d1=Monday|Tuesday; t1=3 pm|3:30 pm|4 pm; has=eaten beforehand|black shoes|a white shirt;
        bird=swan|owl|raven; a=woman; kid=he; role=king|miller|moon; kid2=she; d2=Wednesday|Thursday; t2=6 pm|6:15 pm|6:40 pm; tick=two|three|four; b=woman;
        p=3-6; for=new curtains|the class trip|a spotlight; why=the owl is afraid of it|it blinds the actors|last year someone fell;
        party=gym|music room|yard;
        food=savoury snacks|fruit|salads; teach=woman""",
        """What is the title of the play? => {play}
        How soon is the first performance? => {n} days
        When do they rehearse in costume? => on {d1} at {t1}
        Which part of a costume isn't finished? => The wings of the {bird}
        Who owns the sewing machine? => {a}
        What is {kid}'s part? => the {role}
        What is the matter with {kid}? => has lost his voice
        Who could take his place? => {kid2}
        From what time can the audience come in? => {t2}
        How many seats does a family get? => {tick} tickets
        Who sells additional tickets? => {b}
        What will be paid for with the money? => {for}
        Why is flash not allowed? => {why}
        Where do they celebrate? => in the {party}
        What should parents bring to the party? => {food}
        Who is the sender? => {teach}""",
        """Who wrote the play?
        How long is the performance?
        How many children are in the class?
        What is the name of {kid}'s mother?
        At what time is the party over?"""),
    r("Instructions for a raffle barrel", """Before the draw: put all {n} tickets into the barrel through the {door}, never from above, and lock it. The key
        stays with {a}. Let a child under {age} turn the crank {k} times. Wearing {gl}, the child takes out one ticket at a time and hands it to the notary, who
        reads it aloud; last year this was {b}, this year {c} has agreed to do it. Prizes are drawn from the smallest to the largest: {p1} first, then
        {p2}, and the {p3} at the very end. A prize not claimed within {min} minutes is drawn again. Staff and their relatives are excluded, even if they
        bought tickets. Tickets torn in two do not count. Afterwards burn the tickets in the {burn}, sweep out the barrel and return it to {d}, who charges
        {fee} euros for every {dam}.""",
        """n=400|600|1,000; door=side door|small flap|slot; a=woman; age=eight|ten|twelve; k=seven|ten|twelve; gl=white gloves|a blindfold|mittens; b=man;
        c=woman; p1=a pot plant|a box of soap|two mugs; p2=a food hamper|a toaster|a hammock; p3=motor scooter|piano|weekend in Vienna;
        min=five|ten|fifteen; burn=boiler|yard|fireplace; d=man; fee=5-20; dam=scratch|dent|missing screw""",
        """How many tickets are there? => {n}
        How are the tickets put in? => through the {door}
        Who looks after the key? => {a}
        Who may turn the crank? => a child under {age}
        How many turns are necessary? => {k} times
        What does the child wear? => {gl}
        Who will be the notary this time? => {c}
        Who was notary before? => {b}
        In what order are prizes drawn? => from the smallest to the largest
        What is the main prize? => {p3}
        What is won first? => {p1}
        How long do winners have to come forward? => {min} minutes
        Who can't win anything? => Staff and their relatives
        Which tickets are invalid? => Tickets torn in two
        Where are used tickets destroyed? => in the {burn}
        To whom does the barrel belong? => {d}""",
        """What does a ticket cost?
        Who won the main prize last year?
        On what date is the draw?
        How many prizes are there?
        How old is the barrel?"""),
    r("Company FAQ on home office", """May I work from home? Yes, up to {n} days a week, provided your team leader agrees. Which days? {d} is the day on
        which everyone is in the house; otherwise you are free. Who pays for the desk? Nobody, but you may borrow a chair and a screen from {st} on the {fl}
        floor. When must I be available? Between {t1} and {t2}, with an hour's break. Can I work abroad? For {w} weeks a year inside the EU; ask {hr} {m} weeks
        ahead, because of the insurance. My internet is down: what now? Come in, or take the time off {off}. What about lunch? Vouchers are handed out for
        days in the house only, {v} euros each. And my dog? At home he is your affair. In the house there's room for {dog} dogs, and the list is kept by
        {dl}. Is all this final? No: the rules will be reviewed in {rev}.""",
        """n=two|three|four; d=Tuesday|Wednesday; st=man; fl=first|second|third; t1=9|9:30|10; t2=3|4|4:30; w=two|four|six; hr=woman; m=three|five|eight;
        off=from your holidays|in lieu of overtime|unpaid; v=4-8; dog=two|three|five; dl=woman; rev=March|June|October""",
        """How many days a week can I stay at home? => up to {n} days a week
        Whose permission is needed? => your team leader
        On which day is everybody in the office? => {d}
        Who lends out screens? => {st}
        What furniture can be borrowed? => a chair
        What are the core hours? => Between {t1} and {t2}
        How long may I work from another country? => {w} weeks a year
        Who must be asked about working abroad? => {hr}
        How early must I ask? => {m} weeks ahead
        Why do they need to know? => because of the insurance
        What is a lunch voucher worth? => {v} euros
        When don't I get vouchers? => for days in the house only
        How many dogs can be brought along? => {dog} dogs
        Who decides whose dog may come? => {dl}
        When will these rules be looked at again? => {rev}""",
        """Who pays for my electricity at home?
        What is the name of the company?
        How many employees work from home?
        May I work on Sundays?
        How big may the dog be?"""),
    r("Short mail: dentist appointment", """Dear Mr {last}, this is to remind you of your appointment with Dr {doc} on {d} at {t}. Please come ten minutes
        earlier and bring your insurance card as well as the {form} we sent you in {m}. As you are going to have a {tooth} taken out, you should not drive home
        yourself; eat something light beforehand, but no {no}. If you can't come, let {a} know by {t2} the day before, or we'll have to charge
        you {fee} euros. The entrance in {str} Street is closed at the moment; use the one beside the {next}.""",
        """last; doc=last; d=8 March|14 May|2 October; t=9:20|11:40|3:10 pm; form=blue form|questionnaire|old X-ray; m=January|February;
        tooth=wisdom tooth|molar|root; no=dairy products|nuts|coffee; a=she; t2=noon|3 pm|4 pm; fee=25-60; str=name; next=chemist's|florist's|bank""",
        """When is Mr {last} expected? => on {d} at {t}
        Which dentist will treat him? => Dr {doc}
        How early should he be there? => ten minutes earlier
        What paper had been mailed to him? => the {form}
        When was it mailed? => in {m}
        What will be done to him? => have a {tooth} taken out
        What should he avoid afterwards? => drive home yourself
        What must he not eat or drink before the treatment? => {no}
        Whom does he tell if he is unable to come? => {a}
        How late can he cancel? => by {t2} the day before
        What does it cost to stay away without a word? => {fee} euros
        Which way in should he use? => the one beside the {next}""",
        """How long will the treatment take?
        What does the extraction cost?
        On which floor is the practice?
        When was his last visit?
        What is the phone number of the practice?"""),
    r("Group chat about a hike", """{a}: weather says {wet} on saturday. sunday instead?

        {b}: can't, my {rel} is coming. what about starting earlier, at {t}?

        {c}: fine with me. I'll drive, I've room for {n}

        {a}: ok saturday then. meet at the {place}. {d} is in charge of food

        {d}: since when?? all right, I'll make {food}. someone please bring a knife, mine is {knife}

        {b}: I have one. how long is the walk?

        {a}: {h} hours up to the hut, less on the way down. the hut lady {e} has {sweet} if we get there before {t2}

        {c}: my knee says hello. is there a cable car?

        {a}: closed until {m}, sorry. take sticks""",
        """a=he; wet=thunderstorms|rain after two|hail; b=she; rel=mother-in-law|cousin|godmother; t=six|half past five|seven; c=he; n=three|four;
        place=petrol station|kiosk|station clock; d=she; food=potato salad|wraps|meatballs; knife=blunt|lost|at my sister's; h=two|three|four; e=she;
        sweet=plum dumplings|blueberry cake|apple strudel; t2=noon|one|two; m=May|June|July""",
        """What's the forecast for Saturday? => {wet}
        Why is Sunday impossible for {b}? => my {rel} is coming
        On which day are they going in the end? => saturday
        Who has a car? => {c}
        How many people can ride in it? => {n}
        What is the meeting point? => the {place}
        Who must see to the provisions? => {d}
        What will she prepare? => {food}
        What's the matter with her knife? => {knife}
        How long does the ascent take? => {h} hours
        Who runs the hut? => {e}
        What treat is there at the hut? => {sweet}
        By when must they arrive to get it? => before {t2}
        Who has trouble with his knee? => {c}
        When will the cable car run again? => {m}""",
        """How high is the mountain?
        How much does the cake cost?
        What is the name of the hut?
        What age is {b}?
        What will the weather be like on Sunday?"""),
    r("How to write a condolence card", """Take your time, but not too much: a card should arrive within {w} weeks. Write by hand, in {ink} ink, on plain
        paper. Begin with what you feel, in a sentence or two; then recall something about the dead person that the family may not know, such as {ex}. Avoid
        phrases like "{no}", however well meant. Do not ask questions, for nobody wants to answer them now. Offer help only if you mean it, and make it
        concrete: {help}, for example. A card of {n} lines is quite enough. Money, where it is the custom, goes into a {env}. And if months have passed
        already? Write all the same, says {a}, who has led a group for {grp} for {y} years: the letters that come in {m} are the ones people keep.""",
        """w=two|three|four; ink=black|dark blue|grey; ex=a joke he told|how she taught you to whistle|a walk in the snow;
        no=Time heals all wounds|Life goes on|It was for the best; help=mowing the lawn|walking the dog|a pot of soup on Thursdays; n=five|seven|nine;
        env=separate envelope|book|plain envelope; a=woman; grp=widows|mourners|bereaved parents; y=eleven|sixteen|twenty-two;
        m=November|the quiet months|spring""",
        """How soon should the card get there? => within {w} weeks
        What colour should the ink be? => {ink}
        On what should one write? => on plain paper
        With what should the text start? => what you feel
        Give an example of a memory worth mentioning. => {ex}
        Which saying is out of place? => {no}
        Why is it better not to ask anything? => nobody wants to answer them now
        How long should the text be? => {n} lines
        What kind of help might one offer? => {help}
        In what does one put money? => a {env}
        Who is quoted as an expert? => {a}
        What does she do? => led a group for {grp}
        How long has she done that? => {y} years""",
        """How much money should one give?
        Who was the dead person?
        Which flowers are suitable?
        How many people are in the group?
        Where can I buy such cards?"""),
    r("Museum shop return policy", """You bought the wrong {thing}? No problem. Anything bought in the shop of the {name} Museum can be brought back within
        {d} days, as long as the {tag} is still on it and you show the receipt. Books are exchanged only if they have {flaw}. {food} and earrings cannot be
        returned, for reasons of hygiene. You receive a {vou}, valid for {y} years in all our {n} shops, or, if you paid by card, your money; that takes up to
        {w} days.
        Presents ordered online go back to our store in {town}, not to the museum, at your own expense. Ask for {a} if you should have any trouble; she
        works from {d1} to {d2}. Members of the Friends have {f} days longer.""",
        """thing=poster|calendar|scarf; name; d=14|21|30; tag=price tag|seal|ribbon; flaw=missing pages|a torn cover|pages upside down;
        food=Chocolate|Jam|Tea; vou=voucher|gift card|credit note; y=two|three; n=four|six|nine; w=five|eight|ten; town; a=woman; d1=Monday|Tuesday;
        d2=Thursday|Friday; f=ten|twenty|thirty""",
        """How long can I take back something I bought? => within {d} days
        What must not be removed? => the {tag}
        What proof of purchase is required? => the receipt
        When can I exchange a novel? => only if they have {flaw}
        Which jewellery is excluded? => earrings
        Why is {food} not taken back? => for reasons of hygiene
        What do I get instead of cash? => a {vou}
        How long can I use it? => {y} years
        In how many shops can it be spent? => {n} shops
        How long does it take until I have my money? => up to {w} days
        Where do I post what I ordered on the website? => our store in {town}
        Who pays the postage for that? => at your own expense
        Who is responsible for difficult cases? => {a}
        How much more time do Friends have? => {f} days longer""",
        """What are the opening hours of the museum?
        What does it cost to be a Friend?
        Can I return a used poster?
        How high is the entrance fee?
        Which is the most popular present?"""),
    r("Fishing permit information", """Whoever wants to fish in the {river} needs a permit, to be had at {shop} in {town} for {p1} euros a day or {p2} a
        year; children under {age} fish free with an adult. The season begins on {d1} and ends on {d2}. Per day you may keep {n} trout of at least {cm}
        centimetres, and one {big}. Smaller fish must be put back at once, with wet hands. Live bait is prohibited, and so is fishing from the {spot}. Fill in
        the card before
        you leave the bank; the warden, {w}, checks it without warning and has taken away {k} permits this year. {rare} are protected: cut the line if you
        hook one. Dead fish floating by should be reported to {tel}. We wish you a tight line!""",
        """river=name; shop=the tackle shop|the petrol station|the baker's; town; p1=9-18; p2=70-140; age=ten|twelve|fourteen; d1=1 March|16 April|1 May;
        d2=30 September|15 October|31 October; n=two|three|four; cm=25|28|30; big=pike|salmon|zander; spot=bridge|weir|island; w=man; k=six|nine|fourteen;
        rare=Sturgeon|Huchen|Crayfish; tel=555-0140|555-0161|555-0175""",
        """What do I need before I can fish? => a permit
        Where is it sold? => at {shop} in {town}
        How much is it for a single day? => {p1} euros
        What's the annual price? => {p2}
        Up to what age is it free? => under {age}
        From what date may I fish? => {d1}
        When does the season close? => {d2}
        How many trout can I take home daily? => {n} trout
        What's the minimum size of a trout? => {cm} centimetres
        How should small ones be handled? => with wet hands
        What sort of bait is forbidden? => Live bait
        From which place mustn't I fish? => the {spot}
        Who carries out the checks? => {w}
        How many anglers have lost their permits? => {k} permits
        What should I do with a protected animal on the hook? => cut the line
        number for reporting dead fish? => {tel}""",
        """How long is the {river}?
        What is the fine for fishing without a permit?
        What does the warden earn?
        Where can I rent a rod?
        How many pike were caught last year?"""),
    r("Choir conductor's notice", """Dear singers, after Sunday's rehearsal a few words. The {piece} is coming on nicely, but the {v1} enter too early in
        bar {bar}, and the {v2} must not breathe before "{word}". {a} will send round recordings of every voice by {d1}. As {sol} has a {ill}, the solo will be
        sung by {b}, at least for now. The concert in {town} has been brought forward to {d2}; the coach leaves at {t} from the {stop} and won't wait. Wear
        black, with a {col} scarf, no perfume. I need three strong people to carry the {inst}. There were {n} of us last week: with {k} missing, we cannot
        balance the chords, so please come! Those who can't read their music any more, get new glasses. {c}""",
        """piece=mass|madrigal|psalm; v1=altos|tenors; v2=sopranos|basses; bar=31-88; word=light|mercy|gloria; a=she; d1=Tuesday|Wednesday; sol=woman;
        ill=sore throat|new job|baby on the way; b=woman; town; d2=4 May|18 May|7 December; t=1 pm|2:15 pm|3 pm; stop=fire station|church|school;
        col=red|green|silver; inst=organ|platforms|harpsichord; n=22-39; k=nine|eleven|fourteen; c=man""",
        """Which singers begin too soon? => the {v1}
        In which bar do they go wrong? => bar {bar}
        What are the {v2} not allowed to do? => breathe before "{word}"
        Who will distribute recordings? => {a}
        By when will the recordings be there? => by {d1}
        Who sings the solo for the time being? => {b}
        What has happened to {sol}? => a {ill}
        What's the new date of the concert? => {d2}
        Where is the concert? => {town}
        When does the bus depart? => at {t}
        Where should I get on? => the {stop}
        What should be worn with the black clothes? => a {col} scarf
        What has to be carried? => the {inst}
        How many were absent? => {k}
        How many came? => {n} of us
        Who is the conductor? => {c}""",
        """What was the original date of the concert?
        Who wrote the music?
        What does a ticket cost?
        How long does the journey take?
        How many altos are there?"""),
    r("Tips for a first aquarium", """Buy the biggest tank you can afford: {l} litres forgive mistakes that {l2} do not. Put it where the sun never shines
        directly, on a cupboard that can bear {kg} kilos. Rinse the gravel until the water runs clear, plant the {pl} at the back, fill up, and then, this is
        the hard part, wait {w} weeks without a single fish. During that time bacteria settle in the filter. Start with {n} {f1}; {f2} should follow last, since
        they
        eat whatever is small. Feed once a day as much as is gone in {min} minutes, and one day a week nothing at all. Change a {frac} of the water every
        {d} days. Algae? Less light, {h} hours are plenty. My own first fish, {name}, lived for {y} years, despite being fed {odd} by my sister.""",
        """l=120|160|200; l2=30|40|54; kg=180|250|300; pl=tall grasses|ferns|swords; w=three|four|six; n=six|eight|ten; f1=neon tetras|guppies|danios;
        f2=cichlids|gouramis|angelfish; min=two|three|five; frac=quarter|third|fifth; d=seven|ten|fourteen; h=eight|nine|ten; name; y=four|five|seven;
        odd=breadcrumbs|cake|porridge""",
        """What size of tank is advised? => {l} litres
        Which kind of light should the tank not get? => the sun
        What weight must the furniture carry? => {kg} kilos
        How clean must the gravel be? => until the water runs clear
        Which plants go behind? => the {pl}
        How long does the tank stay without fish? => {w} weeks
        What happens in the filter meanwhile? => bacteria settle
        Which fish come first? => {f1}
        How many of them? => {n}
        Which fish are put in at the end? => {f2}
        How frequently are they fed? => once a day
        What portion of the water is replaced? => a {frac}
        How often should one replace it? => every {d} days
        How long should the lamp be on? => {h} hours
        How old did the writer's fish get? => {y} years
        What did the sister feed it? => {odd}""",
        """How warm should the water be?
        What does such a tank cost?
        Which filter is the quietest?
        What species was {name}?
        How many fish fit into {l2} litres?"""),
    r("Car sharing in the village", """Our village car, a {col} {make} called {name}, stands behind the {place}. Anyone over {age} who has paid the deposit
        of {dep} euros can book it at {web} or by writing in the book at {shop}. An hour costs {h} euros, a kilometre {c} cents, petrol included. If the tank is
        less than {frac} full, fill it up with the card in the glove box; its number is {pin}. Please hoover out {dirt}, and put the seat back: {tall} is two
        metres tall and
        always forgets. Fines are paid by whoever was driving. Report damage to {a}, even the smallest scratch, she doesn't bite. In {y} the car covered
        {km} kilometres and replaced, we reckon, {n} private cars. New drivers get a lesson from {b}, since the {part} is tricky.""",
        """col=red|white|green; make=Skoda|Fiat|Kia; name; place=fire station|church|dairy; age=20|21|23; dep=100|150|300; web=website;
        shop=the bakery|the inn|the post office; h=2-5; c=20-39; frac=a quarter|a third|half; pin=2031-8899; dirt=dog hair|sand|crumbs; tall=man; a=woman;
        y=2019-2024; km=18,000-31,000; n=four|six|eight; b=man; part=gearbox|clutch|handbrake""",
        """Where is the car parked? => behind the {place}
        What colour is it? => {col}
        What name has it been given? => {name}
        What age must drivers be? => over {age}
        How much is the deposit? => {dep} euros
        How can it be reserved on the internet? => {web}
        Where is the paper booking list? => at {shop}
        How much does one pay per kilometre? => {c} cents
        When must I refuel? => less than {frac} full
        Where's the petrol card? => in the glove box
        What's the number of the card? => {pin}
        What should be cleaned up? => {dirt}
        Who doesn't readjust the seat? => {tall}
        To whom do I admit a scratch? => {a}
        How far did the car go in {y}? => {km} kilometres
        Who gives the introduction? => {b}
        Which part is difficult to use? => the {part}""",
        """How many people live in the village?
        How old is the car?
        What does a fine cost?
        How many people share the car?
        Who cleans the windows?"""),
    r("Phone contract letter", """Dear customer, your contract {num} ends on {d}. We would be sorry to lose you! If you extend it by {m} months, you will
        get {gb} gigabytes instead of {gb2} for the same price of {p} euros, and the new {phone} for only {p2} euros. Alternatively, keep your old device and
        pay {less} euros less each month. Calls to {land}, which you make often, are included in both cases. Tell us your choice by {d2} at {web}, or on the
        free line {tel}, where {a} and
        her team are there for you until {t}. If you do nothing, the contract goes on from month to month, and can be ended with {n} days' notice. Please
        note that our shop in {town} has moved: it's now opposite the {opp}.""",
        """num=code; d=30 June|31 August|30 November; m=12|24; gb=20|30|50; gb2=5|8|10; p=15-29; phone=model; p2=49-99; less=4-9;
        land=Italy|Turkey|Poland|India; d2=1 June|10 August|5 November; web=website; tel=0800 210|0800 777|0800 345; a=woman; t=8 pm|9 pm|10 pm; n=14|30|60;
        town; opp=cinema|library|town hall""",
        """When does the contract expire? => {d}
        Which contract is the letter about? => {num}
        For how long would one have to renew it? => {m} months
        How much data is offered? => {gb} gigabytes
        How much data does the customer have at present? => {gb2}
        What is the monthly price? => {p} euros
        Which device is part of the offer? => the new {phone}
        What would the device cost? => {p2} euros
        What is the saving without a new device? => {less} euros less each month
        Which country does the customer often ring? => {land}
        When do they want an answer? => by {d2}
        Who is the head of the telephone team? => {a}
        How late can I call? => until {t}
        What notice is required later? => {n} days' notice
        Where is the shop now? => opposite the {opp}""",
        """Where was the shop before?
        What is the name of the customer?
        How good is the camera of the device?
        How much does a call to France cost?
        When was the contract signed?"""),
    r("Beehive course programme", """The beginners' course in bee-keeping is made up of {n} Saturdays, from {t1} to {t2}, in the orchard of {host}. On the
        first, {a} explains how a colony lives and what it needs; nobody is stung, because the hives stay shut. On the second you build a frame out of {wood}.
        From the third on you work with living bees, so bring {cl}; veils can be borrowed. {b}, a vet, talks about {ill} on the {last} day, after which there is
        a written test with
        {q} questions. Whoever passes gets a {prize} from the society. The course costs {fee} euros, {fee2} for pupils. Places are given out by lot, as
        {app} people applied for {pl} places last year. Apply by {d} to {mail}. Sorry, no dogs: bees hate the smell.""",
        """n=four|five|six; t1=9|9:30|10; t2=1 pm|2 pm|3 pm; host=woman; a=man; wood=lime wood|pine|spruce; cl=light clothes|rubber boots|long sleeves;
        b=woman; ill=mites|foulbrood|poisoning; last=last|final; q=20|25|30; prize=young queen|swarm|jar of honey; fee=60-95; fee2=25-45; app=90-170;
        pl=16|20|24; d=31 January|15 February|1 March; mail=email""",
        """How many days does the course have? => {n} Saturdays
        In whose orchard is it held? => {host}
        Who teaches on the first day? => {a}
        Why doesn't anyone get stung at the beginning? => the hives stay shut
        What is made on the second day? => a frame
        What material is used? => {wood}
        What should participants put on? => {cl}
        What can be lent? => veils
        What's the topic of the vet? => {ill}
        How long is the exam? => {q} questions
        What is the reward for passing? => a {prize}
        What do schoolchildren pay? => {fee2}
        How is it decided who may take part? => by lot
        How many were interested a year ago? => {app} people
        Until when can I apply? => by {d}
        Why can't I bring my dog? => bees hate the smell""",
        """How many hives are in the orchard?
        How many people passed last year?
        What is the title of the course book?
        How much honey does a hive give?
        How old must I be?"""),
    r("Note to the house-sitter", """Dear {a}, thank you for looking after everything! {cat} gets {food} in the morning and the dry stuff at {t}; if she
        refuses, warm it a little. The {fish} want just a pinch on {d1} and {d2}. The plants on the sill: water twice a week, but the {pl} only on {d3}, it is a
        desert plant. Letters go into the {bowl}, except those from {firm}, which please photograph and send to me. A man named {man} will come on {d4} to read
        the {meter}; don't let him
        into the {room}, the floor is rotten. You may eat all you find, above all the {eat}. The {key} key sticks: pull, then turn. If the alarm goes off,
        type {code}. We land on {d5} at {t2}. Yours, {b}""",
        """a=she; cat=name; food=half a tin|chicken|two spoons of tuna; t=six|seven|eight; fish=goldfish|turtles; d1=Monday|Tuesday; d2=Friday|Saturday;
        pl=aloe|agave|cactus; d3=Sunday|Sundays; bowl=fruit bowl|hat box|top drawer; firm; man=last; d4=Wednesday|Thursday; meter=gas meter|water meter;
        room=bathroom|attic|box room; eat=figs|ice cream|leeks in the garden; key=cellar|garage|gate; code=1020-9870; d5=the 14th|the 21st|the 30th;
        t2=4 pm|9:25 pm|6:50 am; b=she""",
        """What does {cat} eat for breakfast? => {food}
        When is the cat's second meal? => {t}
        What can be done if the cat won't eat? => warm it a little
        On what days are the {fish} fed? => on {d1} and {d2}
        How often do the plants need water? => twice a week
        Which plant gets less? => the {pl}
        Where should the post be put? => into the {bowl}
        Whose letters are important? => {firm}
        Who is going to call at the house? => {man}
        On which day will he come? => on {d4}
        Where mustn't he go? => the {room}
        Why not? => the floor is rotten
        What should be eaten up? => the {eat}
        How does one open with the {key} key? => pull, then turn
        What is the alarm number? => {code}
        When do the owners come home? => on {d5} at {t2}""",
        """How old is the cat?
        Where are the owners travelling?
        What is the address of the house?
        How many goldfish are there?
        What is the vet's phone number?"""),
    r("Safety card for a ski lift", """Have your ticket ready at chest height; the gate reads it through your clothes. Take your poles in one hand, look
        over your {sh} shoulder and sit down when the chair touches your legs. Close the bar at once. There is room for {n} people; children under {cm}
        centimetres must sit next to an adult, on the side of the {side}. If you fall while getting off, roll away to the {roll}. When the lift stops, stay
        calm: the engine has a
        reserve of {min} minutes, and after that our team under {boss} brings you down by rope. Nobody has had to wait longer than {wait} minutes so far. In
        wind above {kmh} kilometres an hour we do not run. The last ride up is at {t}. Lost gloves, and there are about {g} each winter, are hung up in the
        {hut}.""",
        """sh=left|right|outer; n=three|four|six; cm=120|125|130; side=lift attendant|mast|control cabin; roll=left|right|outside; min=20|30|45; boss=man;
        wait=50|65|80; kmh=60|70|75; t=3:45 pm|4 pm|4:15 pm; g=300|450|600; hut=ticket hut|bar|lower station""",
        """Where should the ticket be held? => at chest height
        How should the poles be carried? => in one hand
        When do I sit down? => when the chair touches your legs
        What must be done right after sitting down? => Close the bar
        How many persons fit on a chair? => {n} people
        Which children need somebody beside them? => children under {cm} centimetres
        I've tumbled at the top. In what direction should I move? => away to the {roll}
        How long can the spare engine run? => {min} minutes
        Who leads the rescuers? => {boss}
        How are people brought down? => by rope
        What was the longest wait until now? => {wait} minutes
        At what wind speed is the lift stopped? => above {kmh} kilometres an hour
        When can I go up for the last time? => at {t}
        How many gloves are found in a season? => {g}
        Where can I look for a lost glove? => in the {hut}""",
        """What does a day ticket cost?
        How long does a ride take?
        How long is the lift?
        When was the lift built?
        At what time does the lift open?"""),
    r("Short recipe: onion soup", """Slice {n} large onions and let them melt in {fat} over a low flame; this takes {min} minutes and must not be hurried.
        Dust with a spoon of flour, add {l} litres of {br} and a {leaf}, and cook for a quarter of an hour. Toast {bread}, put it on top, cover it with grated
        {ch} and slide the bowls under the grill until {done}. Purists add {wine}; my mother-in-law, {a}, prefers a raw egg yolk. Burnt onions make it bitter,
        so if they turn black, start again. Enough for
        {p} hungry guests.""",
        """n=five|six|eight; fat=butter|goose fat|oil; min=35-50; l=1|1.5|2; br=beef broth|vegetable broth|chicken broth; leaf=bay leaf|sprig of thyme;
        bread=slices of baguette|stale bread|brown bread; ch=Gruyère|Emmental|Cheddar; done=it bubbles|the edges are brown;
        wine=a glass of sherry|white wine|a dash of brandy; a=she; p=three|four|six""",
        """How many onions are required? => {n}
        In what are they softened? => {fat}
        How long do the onions need? => {min} minutes
        What is sprinkled over them? => flour
        Which liquid goes in? => {br}
        Which herb is used? => {leaf}
        What is laid on the soup? => {bread}
        What kind of cheese do I need? => {ch}
        When can I take the bowls out? => until {done}
        Which alcoholic addition is suggested? => {wine}
        Who likes it with egg yolk? => {a}
        What is the consequence of burning the onions? => bitter
        How many people can eat? => {p}""",
        """How much cheese is needed?
        How hot must the grill be?
        Can the soup be frozen?
        How much salt goes in?"""),
    r("Hotel confirmation", """Dear Mr {last}, we are delighted to confirm your stay from {d1} to {d2}: a double room on the {side} side, {p} euros a night
        including breakfast, which is served in the {br} until {t}. As requested, there will be a {bed} for your {kid}. The tram from the airport, number {n},
        stops {m} metres from our door; ask the driver for "{stop}". Rooms are ready from {t1}. If you should arrive after midnight, ring the {bell} bell and
        {a} will let you in. Free cancellation is possible until {can} days before; after that we keep the price of one
        night. Please note that the {closed} is closed for repairs until {m2}. Warmly, {b}, reception""",
        """last; d1=4 May|12 June|3 September; d2=9 May|16 June|8 September; side=garden|lake|quiet; p=84-190; br=winter garden|vaulted cellar|blue room;
        t=10|10:30|11; bed=cot|folding bed|high chair; kid=daughter|son|nephew; n=3-19; m=80|150|200; stop=Old Mint|Linden Gate|Fish Steps; t1=2 pm|3 pm;
        bell=lower|brass|night; a=she; can=two|three|seven; closed=sauna|pool|roof terrace; m2=July|October|November; b=he""",
        """Who has booked a room? => Mr {last}
        On what date does he leave? => {d2}
        What does the room look out on? => the {side} side
        What does one night cost? => {p} euros
        Where can he have breakfast? => in the {br}
        Until what time is there breakfast? => until {t}
        What did he ask for? => a {bed}
        Who is travelling with him? => your {kid}
        Which tram should he take? => number {n}
        At which stop does he get off? => {stop}
        How early can he go to his room? => from {t1}
        Who opens the door late at night? => {a}
        What can't be used at present? => the {closed}
        What is the charge for cancelling late? => the price of one night
        Who sent the confirmation? => {b}""",
        """How old is the child?
        What is the room number?
        What does a taxi from the airport cost?
        How many rooms does the hotel have?"""),
    r("How to fold a fitted sheet", """Stand up, turn the sheet inside out and put one hand into each of the two corners on the {side} edge. Bring your
        right hand to your left and fold the corner over so that one sits inside the other like a {like}. Do the same with the other two, then tuck the first
        pair into the second: all four corners are now one pocket. Lay it on {flat}, straighten the edges, and fold it into {n}. It took me {tries} tries and a
        video by {a}, a chambermaid in {town}, who needs {s} seconds. She irons
        only the {iron} and keeps each set of bed linen inside one of its own {pil}. If the elastic has gone, she says, make {make} out of it.""",
        """side=shorter|longer; like=hat in a hat|cup in a cup|glove; flat=the bed|a table|the carpet; n=thirds|quarters; tries=eleven|nineteen|thirty;
        a=she; town; s=12|15|20; iron=edge|pillowcases|top sheet; pil=pillow slips|pillow covers; make=dusters|a sack for potatoes|bandages""",
        """Which side of the sheet should face outwards? => inside out
        Where do my hands go first? => into each of the two corners
        To what does the writer compare the nested corners? => like a {like}
        What results after all corners are joined? => one pocket
        On what is it smoothed out? => {flat}
        How is it folded in the end? => into {n}
        How often did the writer fail before succeeding? => {tries} tries
        Who made the video? => {a}
        What's her job? => chambermaid
        How fast is she? => {s} seconds
        Which part does she iron? => the {iron}
        Where does she put the sets? => inside one of its own {pil}
        What can worn-out sheets be turned into? => {make}""",
        """How large is the sheet?
        At what temperature should it be washed?
        What is the video called?
        How many beds does {a} make in a day?"""),
    r("Product FAQ: folding bike", """Is it heavy? {kg} kilos; the version in titanium weighs {kg2}. How small does it get? Small enough for a {small}. How
        long does folding take? Beginners need {min} minutes, our champion {a} eleven seconds. Up to what height of rider? {cm} centimetres; for taller people
        there is a longer {part}. Can I take it on a plane? Yes, in the hard case, but let {air} out of the tyres first. Which gears? {g}, hidden in the hub.
        May it get wet? Rain, yes; sea water, no: {salt} rusts. How often must it be serviced? After {km} kilometres or
        once a year, by one of {n} dealers. What's the guarantee on the hinge? {y} years. Where is it built? In {town}, by {team}. And the price? {p} euros;
        colours other than {col} cost {x} more.""",
        """kg=9.8|10.6|11.4; kg2=7.9|8.4|8.8; small=locker|car boot|cupboard under the stairs; min=one or two|two|three; a=woman; cm=190|195;
        part=seat post|handlebar; air=some air|half the air; g=Three|Six|Eight; salt=the chain|the spring; km=1,000|1,500|2,000; n=38-90; y=five|seven|ten;
        town; team=twelve women|a team of nineteen|two families; p=1,190-1,890; col=black|grey; x=50|80|120""",
        """What is its weight? => {kg} kilos
        How light is the expensive version? => {kg2}
        Where could I stow it? => a {small}
        How fast can newcomers fold it? => {min} minutes
        Who is the fastest at folding it? => {a}
        I am very tall. What do I need? => a longer {part}
        What must be done before a flight? => let {air} out of the tyres
        How many gears are there? => {g}
        Where are the gears? => hidden in the hub
        What would be harmed by salt? => {salt}
        After what distance is a check due? => {km} kilometres
        How many dealers carry out the service? => {n} dealers
        How long is the hinge guaranteed? => {y} years
        Where does the factory stand? => In {town}
        What's the surcharge for a special colour? => {x}""",
        """How big are the wheels?
        What does the titanium version cost?
        What does the hard case cost?
        How much luggage can it carry?
        How many bikes are built in a year?"""),
    r("Guidelines for guest authors", """We are glad to consider texts of {w1} to {w2} words on anything that grows, crawls or flies in {land}. Send them as
        a plain file to {a}, who reads everything in the first week of {m}; she replies to all, though it may take until {m2}. Write so that a {who} can follow.
        No footnotes, no Latin names in titles, and please no {no}: we have had {k} of those this year. Photographs must be your own and at least {px} pixels
        wide. The fee is {fee} euros per text, or a {alt} if you prefer. We shorten without asking, but never change {never}.
        The rights return to you after {y}. Our best-read piece so far, on {best}, was written by a {job} of {age}.""",
        """w1=400|600; w2=900|1,200; land=the north-west|the valley|cities; a=woman; m=January|March|May; m2=Easter|summer|autumn;
        who=twelve-year-old|tired commuter|curious aunt; no=hedgehog poems|squirrel stories|mushroom warnings; k=31|47|62; px=1,800|2,400|3,000; fee=40-120;
        alt=fruit tree|subscription|crate of cider; never=quotations|jokes|titles; y=six months|a year|two years; best=slug love|the sleep of swifts|moss;
        job=plumber|bus inspector|schoolgirl; age=15-17""",
        """How short may a text be? => {w1}
        What is the maximum number of words? => {w2}
        Who receives the texts? => {a}
        When does she read them? => in the first week of {m}
        By when can authors count on a reply? => until {m2}
        Whom should authors imagine as reader? => a {who}
        What isn't allowed in the headline? => Latin names
        Which kind of text do they have too many of? => {no}
        How many of them arrived? => {k}
        What is the minimum width of a picture? => {px} pixels
        How much is paid? => {fee} euros
        What can one have instead of money? => a {alt}
        What is left untouched in editing? => {never}
        When can I publish my text elsewhere? => after {y}
        What is the most popular article about? => {best}
        What did its author do? => {job}""",
        """What is the name of the magazine?
        How many readers are there?
        Who takes the pictures for the cover?
        What is {a}'s e-mail address?
        How many texts are printed in a year?"""),
    r("Complaint chat with the energy supplier", """{a}: my bill says {k1} kWh. last year it was {k2}. I live ALONE

        Support: Hello, thank you for writing! My name is {b}. Have you bought any new devices?

        {a}: a {dev} in {m}, but I hardly use it

        Support: I see that your meter was not read but estimated, as nobody was at home on {d}.

        {a}: I was in hospital!

        Support: I'm sorry to hear that. Please send a photo of the meter to {mail}; we'll correct the bill within {n} days. You needn't pay anything until
        then.

        {a}: and the reminder? they want {fee} euros

        Support: I've just cancelled it. You could also save {s} euros a year with the {tar} tariff.

        {a}: not today. the meter's in the {cel}, my neighbour {c} has the key""",
        """a=she; k1=4,100-5,900; k2=1,200-1,900; b=he; dev=dryer|freezer|heated blanket; m=March|May|October; d=2 November|14 November|9 December;
        mail=email; n=five|seven|ten; fee=5-15; s=40-110; tar=Night|Green|Fair; cel=cellar|attic|garage; c=she""",
        """Who is unhappy about the bill? => {a}
        How much electricity was charged? => {k1} kWh
        How much did she use the year before? => {k2}
        Who answers for the company? => {b}
        Which appliance is new? => a {dev}
        When did she get it? => in {m}
        How was the figure on the bill arrived at? => estimated
        When did the company try to read the meter? => on {d}
        Where was {a} on that day? => in hospital
        What should she send? => a photo of the meter
        To which address? => {mail}
        How fast will there be a new bill? => within {n} days
        How much was the reminder? => {fee} euros
        Which tariff is recommended? => the {tar} tariff
        What could she save? => {s} euros a year
        Who can unlock the door to the meter? => {c}""",
        """How much is the bill in euros?
        Why was {a} in hospital?
        What is the number of the meter?
        When is the next reading?
        How many people live in the house?"""),
    r("Youth hostel house rules", """Reception is staffed from {t1} to {t2}. The code for the night door, which changes daily, is written on the back of
        your {card}. Beds are made by guests; sheets are included, towels cost {tw} euros. Shoes stay in the {shoes}. The kitchen may be used until {k}; label
        your food with name and date, because on {day} {a} throws out whatever is unlabelled. Dormitories are quiet from {q}. Alcohol is tolerated in the {alc}
        only, smoking nowhere. Bikes and boards go into the {bike}. Leave your bunk by {out} on the last day; luggage can remain in room {r} until
        {lug}. Breakfast is from {b1}: the {treat} is homemade. If you fancy a night walk to the {walk}, sign up with {b} before supper. Members pay {x}
        euros less.""",
        """t1=7 am|8 am; t2=9 pm|10 pm; card=key card|receipt|bed ticket; tw=2-5; shoes=hall|rack|boot room; k=9 pm|9:30 pm|10 pm;
        day=Mondays|Sundays|Thursdays; a=she; q=10:30 pm|11 pm; alc=garden|common room|courtyard; bike=shed|cellar|garage; out=9:30|10|10:30; r=2-14;
        lug=2 pm|5 pm|6 pm; b1=7|7:30; treat=jam|bread|muesli; walk=castle|waterfall|bat cave; b=he; x=3-6""",
        """From what time is somebody at reception? => {t1}
        Where do I find the door code? => on the back of your {card}
        How often is the code renewed? => daily
        Who makes the beds? => guests
        How much is a towel? => {tw} euros
        Where do I take off my shoes? => in the {shoes}
        Until when can I cook? => until {k}
        What must I write on my food? => name and date
        Who clears out the fridge? => {a}
        When must people stop making noise in the bedrooms? => from {q}
        Where can I have a beer? => in the {alc}
        Where should my bike be? => into the {bike}
        By what hour do I have to get up on the day of departure? => by {out}
        In which room can I leave my rucksack? => room {r}
        What do they make themselves for breakfast? => the {treat}
        Who takes names for the walk? => {b}
        What discount do members get? => {x} euros less""",
        """What does a bed cost?
        How many beds are in a dormitory?
        What is today's code?
        Are there single rooms?
        How far is it to the station?"""),
    r("Assembly guide for a bunk bed", """Two adults and about {h} hours are needed. Lay out the parts and count: there should be {n} long screws, {m} short
        ones, and {k} wooden pins; a bag with spares is taped to the {tape}. Screw the ladder to the {side} only in step {st}, or the frame won't fit. Do not
        tighten anything before {tight}. The upper mattress must not be thicker than {cm} centimetres, otherwise the rail is too low. The top bed is for
        children over {age} and bears {kg} kilos. Check all screws again after {w} weeks. If {part} is missing, don't go back to the shop: send the code on the
        {col}
        sticker to {mail}, and the part will be with you in {d} days. Instructions as a film: {web}. Tools: the key that comes with it and a {tool}.""",
        """h=two|three|four; n=24|32|36; m=12|16|18; k=20|28|40; tape=slats|box lid|ladder; side=left side|right side; st=7|9|11; tight=the end|step 12;
        cm=14|16|18; age=six|seven; kg=80|90|100; w=two|four|six; part=a part|anything; col=yellow|white|green; mail=email; d=three|four|six; web=website;
        tool=hammer|rubber mallet|drill""",
        """How many people does it take? => Two adults
        How much time should we plan? => {h} hours
        What is the number of short screws? => {m}
        How many pins come with it? => {k} wooden pins
        Where are the spare parts? => taped to the {tape}
        When is the ladder attached? => in step {st}
        To which side does the ladder go? => to the {side}
        When can I tighten the screws? => before {tight}
        How thick can the mattress be? => {cm} centimetres
        Why is a thick mattress dangerous? => the rail is too low
        From what age may a child sleep on top? => over {age}
        What's the highest load? => {kg} kilos
        When is a second check necessary? => after {w} weeks
        Where is the code printed? => on the {col} sticker
        Where do I order missing parts? => {mail}
        Where can I watch how it's done? => {web}
        What tool must I get hold of? => a {tool}""",
        """What does the bed cost?
        Which wood is it made of?
        How wide is the mattress?
        How many steps are there?
        Who designed the bed?"""),
    r("Letter from camp", """Hi mum and dad, it's great here except for the {bad}. Our tent is called {tent}, I share it with {a}, who snores, and {b}, who
        can juggle {n} eggs (now {n2}). Yesterday we built a raft from {raft}; it sank after {min} minutes, right in front of the camp boss {c}, and she laughed
        so much that she fell in as well. I've lost my {lost} and one sock. Can you send {send}? And {m} euros, I owe them to the kiosk. On {d} there's a night
        hike, and I'm the one who carries the {carry}! The food is okay, best is {food}. {e} from group {g} has a broken {bone} but she stays. A real {an} came
        to our fire. Don't come before {t} on Sunday, we're doing a play, I'm the {role}. Love, {f}""",
        """bad=wasps|toilets|rain; tent=Thunder|Yellow Submarine|Badger's Den; a=he; b=he; n=five|six; n2=three|four; raft=oil drums|bottles|tree trunks;
        min=two|four|nine; c=woman; lost=cap|torch|spoon; send=batteries|chocolate|my blue jumper; m=4-9; d=Thursday|Friday; carry=lantern|map|flag;
        food=pancakes|goulash|toast; e=she; g=two|four|five; bone=arm|finger|toe; an=badger|hedgehog|deer; t=noon|two|three; role=dragon|king|second tree;
        f=he""",
        """What doesn't he like about the camp? => the {bad}
        What name does the tent have? => {tent}
        Who makes noise at night? => {a}
        Who is good at juggling? => {b}
        What did they make the raft out of? => {raft}
        How long did it float? => {min} minutes
        Who is the head of the camp? => {c}
        What can't he find any more? => {lost}
        What should his parents post? => {send}
        How much money does he need? => {m} euros
        To whom does he owe money? => the kiosk
        When do they walk in the dark? => On {d}
        What is he going to carry? => the {carry}
        Which meal does he like most? => {food}
        What has {e} broken? => {bone}
        What animal visited them? => {an}
        Which part does he play? => the {role}
        Who wrote the letter? => {f}""",
        """How many children are in the camp?
        Where is the camp?
        What is the title of the play?
        What age is {f}?
        How did {e} break her {bone}?"""),
    r("Board meeting of a housing co-op", """Minutes, {d}. In the chair: {a}. The accounts, audited by {b}, were accepted with one vote against. Lift: three
        offers have come in; {firm1} is the cheapest, but only {firm2} can start before {m}, and it was given the contract for {sum} euros. Roof: {c} showed
        pictures of the moss; the board will have it removed, by hand, not with {not}. Complaints about {comp} from flat {flat}: {d2} is going to speak to the
        tenants. The empty shop on the ground floor is let to a {shop} from {m2}, at {rent} euros a month, {pct} percent below the usual rate, since the other
        applicant, a {oth}, would have been
        open all night. {e} asked for a bench by the {bench}; postponed. {f} resigns after {y} years and is thanked with {gift}. End: {t}.""",
        """d=3 February|11 May|8 October; a=woman; b=man; firm1=firm; firm2=firm; m=March|June|December; sum=41,000-88,000; c=man;
        not=chemicals|high pressure|a flame; comp=drumming|cooking smells|pigeon feeding; flat=7-32; d2=woman; shop=cobbler|bookbinder|toy library;
        m2=April|July|January; rent=410-790; pct=10-30; oth=gambling hall|kebab stand|bar; bench=sandpit|entrance|walnut tree; e=woman; f=man;
        y=nine|twelve|twenty; gift=a barometer|a hamper|a pear tree; t=9:40 pm|10:05 pm|10:30 pm""",
        """On what date did they meet? => {d}
        Who led the discussion? => {a}
        Who checked the accounts? => {b}
        Which company made the lowest offer? => {firm1}
        Who will build the lift? => {firm2}
        What will the lift cost? => {sum} euros
        What is the problem with the roof? => moss
        How shall the moss be taken off? => by hand
        What are people in flat {flat} accused of? => {comp}
        Who will talk to them? => {d2}
        Who is going to use the shop? => a {shop}
        How much will the shop bring in monthly? => {rent} euros
        Who else wanted the shop? => a {oth}
        Whose wish was put off? => {e}
        Where would she like to sit? => by the {bench}
        Who is leaving the board? => {f}
        What did he get as a present? => {gift}""",
        """Who voted against the accounts?
        How many flats does the co-op have?
        Who will take the place of {f}?
        What did the third firm ask for the lift?
        When is the next meeting?"""),
    r("Guide to a city on foot", """{town} is best discovered on foot, and best on a {day}, when the {shut} are open. Begin at {start}, where the {tower}
        can be climbed for {p} euros ({n} steps; the lift is for nobody but the {lift}). Cross the iron bridge, read the plaque to {a}, who swam across here in
        {y} with a {with}, and turn into {lane} Lane, so narrow that {nar}. Lunch? {b}'s kitchen does one dish a day, on Tuesdays {dish}. The {mus} is worth an
        hour, if only for the {see}; skip the wax museum. In the late afternoon the light falls on the {fac}, for about {min} minutes, and everybody stops
        talking. Those who
        stay overnight should ask for a room facing away from {noise}. The tourist office gives away a map; the better one, drawn by {c}, costs {q} euros at
        the {shop}.""",
        """town; day=Thursday|Saturday|Friday; shut=courtyards|gardens|workshops; start=the Corn Gate|Saddlers' Square|the old harbour;
        tower=fire tower|water tower|belfry; p=2-6; n=187-312; lift=watchman|bells|organist; a=man; y=1874-1931; with=piglet|wedding dress|lit cigar;
        lane=name; nar=umbrellas must be closed|neighbours can shake hands|carts got stuck; b=she; dish=dumplings|liver|fish pie;
        mus=clock museum|salt museum|shoe museum; see=smell|staircase|guard's jokes; fac=cathedral|glass roof|mint; min=six|nine|twelve;
        noise=the brewery|the tram depot|the market; c=man; q=3-8; shop=stationer's|newsagent's|toy shop""",
        """Which day is the right one for a visit? => a {day}
        Why that day? => the {shut} are open
        Where does the tour start? => {start}
        What does it cost to go up the {tower}? => {p} euros
        How many stairs are there? => {n} steps
        Who is allowed to take the lift? => the {lift}
        Who is remembered on the plaque? => {a}
        What did he carry in the water? => a {with}
        How narrow is {lane} Lane? => {nar}
        Where can I eat at midday? => {b}'s kitchen
        What's on the menu on Tuesdays? => {dish}
        Which museum is recommended? => The {mus}
        Which museum is a waste of time? => the wax museum
        What looks beautiful in the evening sun? => the {fac}
        How long does that light last? => {min} minutes
        What might disturb my sleep? => {noise}
        Who drew the better map? => {c}
        Where is it for sale? => at the {shop}""",
        """How much does a room cost?
        When was the iron bridge built?
        What is the price of lunch?
        How many people live in {town}?
        When does the wax museum open?"""),
    r("Maintenance plan for a boiler room", """Daily: read the pressure, which should be between {a} and {b} bar, and enter it in the {book}. Weekly, on
        {day}: drain the {drain}, test the alarm (warn {x} on the second floor first, she has a weak heart) and sweep up. Monthly: clean the {cl} with {wt}.
        Every {n} months {firm} comes to measure the fumes; the sheet has to be pinned up beside the {pin}. Should the pressure fall below {low}, add water
        slowly; if it does so twice in a week, there is a leak, in most cases at the {leak}. Never block the air vent: in {y} a {bl} did, and the caretaker of
        that time, {c}, was found unconscious. The {red} lever shuts
        everything down. Spare fuses are in the {fuse}. In doubt, ask {d}, who installed the plant.""",
        """a=1.1|1.2; b=1.8|2.0; book=black book|tablet|logbook; day=Mondays|Fridays; drain=filter|condensate trap|expansion tank;
        x=Mrs Abel|Mrs Tarn|Mrs Quill; cl=burner|sight glass|pump housing; wt=a brass brush|a dry cloth|vinegar; n=six|nine|twelve; firm;
        pin=door|clock|telephone; low=0.8|0.9; leak=third valve|lower joint|return pipe; y=1988-2006; bl=bird's nest|cardboard box|coat; c=man;
        red=red|yellow; fuse=cigar box|drawer|blue tin; d=man""",
        """What must be read every day? => the pressure
        In what range is it normal? => between {a} and {b} bar
        Where do I write it down? => in the {book}
        When is the alarm tested? => on {day}
        Who must be told before the alarm sounds? => {x}
        Why has she to be warned? => she has a weak heart
        What is cleaned once a month? => the {cl}
        What do I clean it with? => {wt}
        Which company checks the fumes? => {firm}
        How often do they check? => Every {n} months
        Where should the result hang? => beside the {pin}
        What does it mean if water is lost twice a week? => there is a leak
        Which place is most likely to leak? => the {leak}
        What once blocked the air? => a {bl}
        Who was the victim then? => {c}
        With what do I switch everything off? => The {red} lever
        Where can I find a new fuse? => in the {fuse}
        Who built it in? => {d}""",
        """How old is the boiler?
        How much oil is used in a year?
        What does the inspection cost?
        Who is caretaker now?
        How hot is the water?"""),
    r("Short note on the fridge", """{a}, I've gone to {where} and won't be back before {t}. There's {food} in the oven, {min} minutes at {deg} degrees,
        then it's done. {b} rang about the {thing}: he can come on {d} after all, but he wants {sum} euros, in cash. Please take the {anim} out, it hasn't moved
        since breakfast, and don't forget that {c} needs to be fetched from {club} at {t2}. Her trainers are in the {place}. The post brought something from the
        {off}; I've put it under the {under} and don't want to open it alone. Kisses, {e}""",
        """a=he; where=the hairdresser|Aunt Flo's|the parents' evening; t=eight|nine|half past nine; food=gratin|quiche|lasagne; min=20-45; deg=180|190|200;
        b=he; thing=gutter|boiler|washing machine; d=Tuesday|Thursday; sum=60-190; anim=dog|puppy; c=she; club=judo|ballet|orchestra; t2=six|half past five;
        place=boot|hall|dryer; off=tax office|court|bank; under=fruit bowl|radio|toaster; e=she""",
        """Who left the note? => {e}
        For whom is it? => {a}
        Where has she gone? => {where}
        When will she return? => {t}
        What can he have for supper? => {food}
        How long must it bake? => {min} minutes
        What needs repairing? => the {thing}
        When is the repairman coming? => on {d}
        How does he want to be paid? => in cash
        What does he charge? => {sum} euros
        Which pet needs a walk? => the {anim}
        Where is {c} to be picked up? => from {club}
        At what time? => {t2}
        Where are her shoes? => in the {place}
        Who has sent a letter? => the {off}
        Where has the letter been put? => under the {under}""",
        """What does the letter say?
        What is the name of the pet?
        What is {b}'s phone number?
        What age is {c}?"""),
    r("Advice column: noisy neighbours", """Dear {col}, the couple above us vacuum at {t}, every single night. We have tried {tried}. What next? Desperate
        in flat {n}. - Dear Desperate, first keep a diary for {w} weeks: date, time, kind of noise. A judge in {town} once threw out a case because the tenant
        had noted only "{note}". Then go upstairs with {cake}; nobody shouts with a full mouth. If that fails, write to the landlord, by {post}, and set a
        deadline of {d} days. You may reduce the rent by up to {pct} percent, but not before you have told {who}. Earplugs made of {ear} are the best, my sister
        {s} swears. And do ask yourselves why
        they vacuum: my own neighbour, it turned out, was a {job} who came home at midnight. We're now {now}.""",
        """col=Martha|Uncle Fred|Doctor Heart; t=11 pm|midnight|1 am; tried=knocking on the ceiling|polite letters|loud music; n=3-29; w=two|three|four;
        town; note=terrible|again|hoovering!!; cake=a cake|fresh waffles|a plate of biscuits; post=registered post|fax|messenger; d=10|14|21; pct=10|15|20;
        who=a lawyer|the tenants' union; ear=wax|silicone|foam; s=she; job=nurse|conjurer|tram driver; now=married|friends|in a band together""",
        """To whom is the letter addressed? => {col}
        What are the neighbours doing at night? => vacuum
        At what hour? => {t}
        What has been tried already? => {tried}
        In which flat does the writer live? => flat {n}
        How long should the noise be written down? => {w} weeks
        What should be noted besides date and time? => kind of noise
        Why did somebody lose in court? => the tenant had noted only "{note}"
        What should one bring when visiting them? => {cake}
        How should the letter to the landlord be sent? => by {post}
        How long does he get to react? => {d} days
        How much less rent can be paid? => {pct} percent
        Who must be informed first? => {who}
        Which earplugs are recommended? => Earplugs made of {ear}
        What was the profession of the adviser's neighbour? => {job}
        What has become of them? => {now}""",
        """What is the neighbours' name?
        How high is the rent?
        What do the earplugs cost?
        On which floor do the noisy people live?"""),
    r("Volunteer job ad: night shelter", """Can you stay awake, listen and make {soup}? The night shelter in {str} Street is looking for {n} volunteers for
        the cold months, {m1} to {m2}. One shift, from {t1} to {t2}, in pairs, about {k} times a month. We have {beds} beds, {dogs} of them for guests with
        dogs. No experience is required, but a {course} course of {h} hours, taught by {a}, formerly of the {fire}, is compulsory and free. What you get: {get},
        a warm jacket, and stories. Travel is refunded up to {sum} euros. Minimum age {age}. Don't come if you mainly want to {dont}. {b}, {years} years with
        us, will show you round on {d} at {t3}; ring the bell with the {bell} on it.
        Gifts of {gift} are also welcome, clothes for the moment not.""",
        """soup=soup|tea for forty|sandwiches; str=name; n=twelve|eighteen|thirty; m1=November|December; m2=March|April; t1=8 pm|9 pm; t2=6 am|7 am;
        k=two|three; beds=24-60; dogs=four|six; course=first-aid|safety; h=six|eight|twelve; a=woman; fire=fire brigade|ambulance|navy;
        get=breakfast|a free meal|a bus pass; sum=5-9; age=18|21; dont=preach|take photos|give advice; b=man; years=nine|fourteen;
        d=4 October|12 October|20 October; t3=5 pm|6 pm|6:30 pm; bell=moon|owl|star; gift=socks|coffee|thermos flasks""",
        """Where is the shelter? => in {str} Street
        How many helpers are wanted? => {n} volunteers
        In which months is it open? => {m1} to {m2}
        When does a shift end? => {t2}
        How many people work a shift? => in pairs
        How often would I have to come? => {k} times a month
        How many people can sleep there? => {beds} beds
        How many beds are for people with dogs? => {dogs}
        Which training is required? => a {course} course
        How long is the training? => {h} hours
        Who teaches it? => {a}
        What clothing do helpers receive? => a warm jacket
        From what age can I join? => {age}
        Who should stay away? => if you mainly want to {dont}
        Who gives the tour? => {b}
        Which bell must I use? => the bell with the {bell} on it
        What may I donate? => {gift}
        What don't they need now? => clothes""",
        """How many guests came last winter?
        Who pays for the shelter?
        What is the name of the dog?
        What is for breakfast?"""),
    r("Meeting notes: app redesign", """{a} showed the new start page. {b} finds the {el} too small; on his phone he hit the wrong one {n} times. Numbers
        from {c}: {pct} percent of users never scroll, most come from {src}, and the busiest hour is {h}. Decision: search moves to the {pos}, the {out} is
        dropped. Open: dark mode ({d} will ask legal, because the logo must stay {col}). The bug that logs people out after {min} minutes is fixed; release
        {rel} goes out on {date}, not on a {fri}, as agreed after the {ev}. {e} needs the texts by {date2}, in {l} languages. Budget left: {sum} euros, of which
        {f} wants half for tests with people over {age}.
        Next week {c} takes the notes, and whoever is late brings {br}.""",
        """a=she; b=he; el=buttons|icons|arrows; n=four|five|seven; c=she; pct=52-81; src=search engines|the newsletter|social media; h=9 pm|7 am|noon;
        pos=top|middle|bottom left; out=carousel|chat window|weather box; d=he; col=orange|blue|pink; min=five|ten|thirty; rel=4.2|5.0|7.1;
        date=12 May|3 June|9 October; fri=Friday|Monday; ev=Easter disaster|May breakdown|famous weekend; e=she; date2=2 May|20 May|1 October;
        l=four|six|nine; sum=8,000-29,000; f=he; age=65|70; br=croissants|strawberries|coffee""",
        """Who presented the design? => {a}
        What did {b} criticise? => the {el}
        How often did he press the wrong one? => {n} times
        How many users only look at the top of the page? => {pct} percent
        Where do visitors mostly come from? => {src}
        When is the app used most? => {h}
        Where will search be placed? => the {pos}
        Which element will disappear? => the {out}
        Which question isn't settled yet? => dark mode
        Who will talk to the legal department? => {d}
        Which colour can't be changed? => {col}
        What error was repaired? => logs people out after {min} minutes
        When is the release? => on {date}
        On which weekday do they not release? => a {fri}
        Who is waiting for texts? => {e}
        How much money is available? => {sum} euros
        Who wants to test with old people? => {f}
        Who writes the notes next time? => {c}
        What is the penalty for being late? => {br}""",
        """Who wrote these notes?
        How many users does the app have?
        What happened in the {ev}?
        What is the name of the app?
        What does {d} do in the company?"""),
    r("Care label explained", """What do the signs on your {gar} mean? A tub with {deg} in it: wash at {deg} degrees at most. A line below the tub: gently,
        with the drum {full} full. A hand in the tub: by hand only, for no longer than {min} minutes. Triangle crossed out: no bleach, which would turn {mat}
        {col}. A circle in a square with one dot: tumble-dry cool. Iron with two dots: up to {iron} degrees, from the {side}. The letter P is meant for {who},
        not for you. According to the institute in {town}, {pct} percent of all {dam} are washed to death in the first {n} washes. {a}, who runs a laundry in
        its {gen} generation, has a simpler rule: "If you love it, {love}."
        Labels that scratch can be cut off; keep them in a {keep}.""",
        """gar=pullover|blouse|curtains; deg=30|40|60; full=half|a third; min=two|five|ten; mat=silk|wool|nylon; col=yellow|grey; iron=150|160;
        side=inside|wrong side; who=the cleaner's|professionals; town; pct=40-70; dam=jumpers|swimsuits|woollens; n=five|eight|ten; a=woman;
        gen=third|fourth; love=wash it cold|air it|wash it by hand; keep=jam jar|notebook|matchbox""",
        """What does the number in the tub stand for? => wash at {deg} degrees at most
        What tells me to wash gently? => A line below the tub
        How full should the drum be then? => {full} full
        What does a hand mean? => by hand only
        How long may hand washing take? => {min} minutes
        Which sign forbids bleach? => Triangle crossed out
        What would bleach do to {mat}? => {col}
        How hot may the iron be with two dots? => up to {iron} degrees
        On which side should I iron? => from the {side}
        For whom is the P? => {who}
        Where is the institute? => {town}
        How many {dam} are ruined by washing, in percent? => {pct} percent
        Who gives a rule of her own? => {a}
        What does her rule say? => {love}
        Where should I store labels that I have removed? => in a {keep}""",
        """How much detergent should I use?
        What does a sign with three dots mean?
        Where is {a}'s laundry?
        When was the institute founded?
        How do I get rid of wine stains?"""),
    r("Mail to a colleague before leaving", """Dear {a}, my last day is {d}, so here's what you should know. The {cl} account is easy, they only ever ask
        about {ask}; Mr {x} pays late but pays. With {cl2} be careful: never phone before {t}, and never mention {m}. The passwords are in the {pw}. Every {day}
        the {mach} has to be restarted; hit it on the {side}. Our budget request is due on {due}, use the file called "{file}", not the other one. If you're
        ever stuck, {b} in {dep} knows everything and likes {like}. The {plant} is called {name}, and needs {k} glass of water a week. I've left you my {left},
        since the office ones are awful. I'm off to {town} to run
        a {run} with my brother. Visit us! {c}""",
        """a=he; d=30 April|31 May|28 February; cl=firm; ask=invoices|delivery dates|colours; x=last; cl2=firm; t=10|11;
        m=the weather|Denmark|her predecessor; pw=safe|blue notebook|locked drawer; day=Monday|Thursday; mach=scanner|franking machine|server;
        side=left|back|top; due=15 March|20 June|1 September; file=final2|budget_new|really_final; b=she; dep=accounts|dispatch|the archive;
        like=liquorice|marzipan|gossip; plant=rubber plant|fern|orchid; name; k=half a|one|one small; left=mug|chair|headphones; town;
        run=guest house|vineyard|surf school; c=woman""",
        """Who is leaving the firm? => {c}
        When does she stop? => {d}
        Which customer is simple to deal with? => {cl}
        What do they usually want to know? => {ask}
        Who is slow with his payments? => Mr {x}
        Which customer is difficult? => {cl2}
        From what time may they be rung? => {t}
        Which topic must be avoided there? => {m}
        Where are the passwords kept? => in the {pw}
        What must be rebooted regularly? => the {mach}
        When must the budget be handed in? => on {due}
        Which file is the right one? => {file}
        Whom can {a} ask for help? => {b}
        With what can one please her? => {like}
        How much should the plant be watered? => {k} glass of water a week
        What does {a} inherit? => my {left}
        What is she going to do? => run a {run}
        With whom will she do that? => my brother""",
        """What are the passwords?
        How long has {c} worked there?
        How large is the budget?
        What is the brother's name?
        On which floor is the archive?"""),
    r("How to read a hive of bus lines", """New to {town}? Don't despair: the bus map is easier than it looks. Lines with one digit run all night, two
        digits stop at {t}, and an {let} after the number means that the bus skips {skip}. Tickets are cheaper from the machine ({p1}) than from the driver
        ({p2}); they're valid for {min} minutes in any direction, also on the {boat}. Stamp them in the {col} box, or you'll meet {a}, the strictest inspector
        north of the river, who has not let anybody off since {y}. The fine: {fine} euros. Bikes travel free after {bike}. Get on in front, off in the {mid},
        and thank the driver, people here do. For lost umbrellas go to the office at {off}, open
        {d} only. Line {line} is the prettiest: from the {from} it climbs to {top} in {n} bends.""",
        """town; t=midnight|11:30 pm|1 am; let=X|E; skip=half the stops|the old town|the suburbs; p1=1.80|2.10|2.40; p2=2.50|2.90|3.00; min=60|75|90;
        boat=ferry|funicular|tram; col=red|yellow|green; a=man; y=1998-2012; fine=40-90; bike=7 pm|8 pm|9 am; mid=middle|back;
        off=Mill Bridge|the terminus|Docks Road; d=Mondays|Wednesdays|Fridays; line=7-39; from=zoo|brewery|slaughterhouse;
        top=the observatory|the cemetery|the radio mast; n=nineteen|twenty-seven""",
        """Which lines operate through the night? => Lines with one digit
        When do the other lines stop? => {t}
        What does the letter tell me? => the bus skips {skip}
        Where should I buy my ticket to save money? => from the machine
        What does the driver charge? => {p2}
        How long is a ticket good for? => {min} minutes
        On what else can I use it? => the {boat}
        Where do I stamp it? => in the {col} box
        Who checks tickets without mercy? => {a}
        How much must fare dodgers pay? => {fine} euros
        When can I take my bike without paying? => after {bike}
        By which door do I leave? => in the {mid}
        What is the custom when getting off? => thank the driver
        I've lost my umbrella. Where should I ask? => the office at {off}
        When is that office open? => {d} only
        Which route has the best views? => Line {line}
        Where does it go up to? => {top}""",
        """How many lines are there?
        What does a monthly ticket cost?
        How many buses does the city own?
        Do children pay?"""),
    r("Terms of a plant lottery", """With every {n} euros you spend at {firm} between {d1} and {d2} you get a numbered seed bag. Sow it; the plant that is
        {crit} on {d3} wins. Measure in the presence of {m} witnesses and send a photograph, with {with} beside the plant for comparison, to {mail}. Only one
        entry per {per} is permitted. Plants that have been {cheat} are disqualified; the botanist {a} decides, and there is no appeal. Prizes: a {p1} for the
        first, {p2} for the second and third. If two plants are equal, the {tie} gardener wins. Winners are told within {w} weeks, by {by}, and named in our
        spring catalogue, unless they object. Last year's champion, {b} of {town}, reached {cm} centimetres; her secret
        was {sec}. Employees may take part but {emp}.""",
        """n=10|20|25; firm; d1=1 March|15 March; d2=30 April|10 May; crit=tallest|widest; d3=31 August|15 September; m=two|three;
        with=a broom|a ruler|your grandmother; mail=email; per=household|person|garden; cheat=grafted|tied together|grown under lamps; a=woman;
        p1=greenhouse|garden bench|trip to Madeira; p2=pruning saws|tulip bulbs|wheelbarrows; tie=younger|older; w=three|four|six; by=phone|letter|e-mail;
        b=woman; town; cm=287-412; sec=cold tea|nettle water|sheep's wool; emp=cannot win|only for fun|do not count""",
        """What must I do to receive a bag? => {n} euros you spend at {firm}
        Which plant is the winner? => the plant that is {crit}
        On which day does it count? => on {d3}
        Who must be there when I measure? => {m} witnesses
        What has to be in the picture as well? => {with}
        Where does the picture go? => {mail}
        How many entries may I send in? => one entry per {per}
        Which plants are not accepted? => Plants that have been {cheat}
        Who is the judge? => {a}
        What can I win? => a {p1}
        What is the prize for second place? => {p2}
        Who wins if there's a draw? => the {tie} gardener
        How are winners informed? => by {by}
        Where are the names published? => in our spring catalogue
        Who won the time before? => {b}
        How large was her plant? => {cm} centimetres
        How did she manage it? => {sec}""",
        """Which species are in the bags?
        How many people took part last year?
        What is the greenhouse worth?
        How many employees are there?"""),
    r("Chat: what to cook tonight", """{a}: I'm at the shop. what do we need

        {b}: {x}, milk and something for {c}, she's stopped eating {no}

        {a}: since when

        {b}: since {ev}

        {a}: no {x} left. {alt}?

        {b}: ok. then I'll make the {dish} from {d}'s book. get {n} of the big ones and some {herb}. and not the cheese from {country}!

        {a}: got it. by the way {e} is in front of me in the queue. he's shaved his {sh} off

        {b}: NO. is he still with the {job}?

        {a}: can't ask. I've invited both for {day}

        {b}: what?? we've only {k} chairs

        {a}: he'll bring {br}. home at {t}""",
        """a=he; b=she; x=leeks|mushrooms|aubergines; c=she; no=meat|eggs|bread; ev=the farm visit|that film|her birthday; alt=courgettes|fennel|pumpkin;
        dish=gratin|curry|pie; d=woman; n=three|four|six; herb=parsley|dill|mint; country=Denmark|Ireland|Spain; e=he; sh=beard|moustache;
        job=pilot|vet|drummer; day=Friday|Sunday; k=three|four; br=stools|a bench|cushions; t=six|half past six|seven""",
        """Where is {a}? => at the shop
        Which vegetable had {b} wanted? => {x}
        What will they have instead? => {alt}
        What doesn't {c} eat any longer? => {no}
        When did she give it up? => since {ev}
        What will {b} cook? => the {dish}
        Whose recipe will she follow? => {d}
        How many should {a} buy? => {n} of the big ones
        Which herb is required? => {herb}
        Where should the cheese not be from? => {country}
        Whom has {a} met? => {e}
        What has changed about him? => shaved his {sh} off
        On which day are guests coming? => {day}
        What is there not enough of? => chairs
        What will the guest bring? => {br}
        When will {a} be back? => at {t}""",
        """What does the shopping cost?
        What age is {c}?
        What is the {job}'s name?
        What time are the guests coming?"""),
    r("Letter from a publisher", """Dear Ms {last}, two of our readers have now finished your novel "{title}". {a} was taken with the voice of the {who} and
        with chapter {n}, in which nothing happens and which she read {k} times. {b} objects to the {obj}: "Nobody has believed in those since {y}." We'd like
        to publish the book, but shorter: of its {p} pages about {p2} would have to go, above all the letters from {from}. Could you send us a new version by
        {d}? We offer an advance of {sum} euros, half on signing, and {pct} percent of the price of each copy. It would come out in {m}, in our series {ser},
        with a cover by {c}. The title has been used {t} times before;
        how about "{t2}"? Do think it over on your {isl}. Yours sincerely, {e}""",
        """last; title; a=woman; who=grandmother|lift boy|dog; n=4-19; k=two|three; b=man; obj=twins|amnesia|happy ending; y=1890-1961; p=480-690;
        p2=90-150; from=Brazil|the front|the aunt; d=1 May|30 September|15 January; sum=3,000-9,000; pct=7-12; m=March|October|August;
        ser=Lighthouse|Night Table|Green Door; c=man; t=two|four|six; t2=title; isl=island|houseboat|mountain; e=woman""",
        """What's the author's name? => Ms {last}
        What is the novel called? => {title}
        Which reader liked it? => {a}
        Whose voice impressed her? => the voice of the {who}
        Which chapter is her favourite? => chapter {n}
        Which reader had objections? => {b}
        What does he find out of date? => the {obj}
        How long is the manuscript? => {p} pages
        How much should be cut? => {p2}
        Which part in particular should be shortened? => the letters from {from}
        When is the revised text due? => by {d}
        How high is the advance? => {sum} euros
        What share does she get for every book sold? => {pct} percent
        When will it appear? => in {m}
        Who designs the cover? => {c}
        Which other title is suggested? => {t2}
        Where is the author living? => on your {isl}
        Who signed the letter? => {e}""",
        """How many copies will be printed?
        What will the book cost?
        How old is the author?
        How does the novel end?
        What was her first novel called?"""),
    r("Sign at the lake", """Swimming in the {lake} is at your own risk. The lifeguard, {a}, is on duty from {t1} to {t2}, June to {m}; when the {col} flag
        is up, leave the water. Keep {d} metres away from the weir. Dogs bathe only at the {dog} end. Boats without engines may be put in at the {ramp} for {p}
        euros. Please feed neither swans nor {an}: bread makes the water cloudy. The toilet is behind the {hut}. Blue-green algae are tested every {day};
        results hang here and can be read at {web}.""",
        """lake=Otter Lake|Mill Pond|Long Water; a=woman; t1=10 am|11 am; t2=6 pm|7 pm; m=August|September; col=red|black; d=30|50|80;
        dog=northern|shallow|far; ramp=jetty|slipway|old mill; p=2-6; an=ducks|pike|coots; hut=kiosk|boathouse|big oak; day=Monday|Wednesday;
        web=website""",
        """Who watches over the swimmers? => {a}
        Until what time is she there? => {t2}
        In which months is there a lifeguard? => June to {m}
        Which flag tells me to get out? => the {col} flag
        How far should I stay from the weir? => {d} metres
        Where can my dog go into the water? => at the {dog} end
        Where do I launch my canoe? => at the {ramp}
        What do I pay for launching it? => {p} euros
        Which birds must not be fed? => swans
        Why is feeding them a bad idea? => bread makes the water cloudy
        I need a toilet. Where is it? => behind the {hut}
        How often are algae checked? => every {day}
        Where can I see the results on the internet? => {web}""",
        """How deep is the lake?
        How warm is the water today?
        Is fishing allowed?
        What does the car park cost?"""),
    r("Quick mail: lost property", """Hello {a}, I think you left your {thing} in seat {n} of my taxi on {day}. I found your card in the {pocket}. I can
        bring it round when I'm in {town} next, probably {next}, or you can pick it up from my {rel} at the {shop} in {str} Street, open until {t}. No reward,
        please; but if you happen to have any more of those {sweet} that you gave me, my {kid} would be delighted. She's {age} and has talked of nothing else.
        Greetings, {b}, car {car}""",
        """a=woman; thing=trumpet|umbrella|violin bow|laptop; n=12|14|22; day=Friday|Saturday; pocket=side pocket|lining|case; town;
        next=on Thursday|at the weekend|next week; rel=cousin|wife|brother-in-law; shop=tobacconist's|flower shop|garage; str=name; t=6|7|8;
        sweet=almond biscuits|toffees|candied oranges; kid=daughter|granddaughter; age=four|five|seven; b=man; car=17-91""",
        """What was forgotten? => {thing}
        In which vehicle? => my taxi
        When was it left there? => on {day}
        How did the driver know whom to write to? => your card
        Where was the card? => in the {pocket}
        When could he deliver it? => {next}
        Who could hand it over otherwise? => my {rel}
        Where does that person work? => at the {shop} in {str} Street
        How late is the shop open? => until {t}
        What doesn't he want? => No reward
        What would please his family? => {sweet}
        How old is the girl? => {age}
        Who wrote the mail? => {b}
        What's the number of his car? => {car}""",
        """How much was the fare?
        What is the girl's name?
        What is the driver's phone number?
        How much is the {thing} worth?"""),
    r("Recipe: pickled cucumbers", """Scrub {kg} kilos of small cucumbers and leave them overnight in salt water. In the morning, layer them in {n} clean
        jars with {herb}, slices of {root} and a {leaf} leaf, which keeps them crisp. Boil {l} litres of {vin} with {g} grams of sugar, skim it, and pour it
        over them {hot}. Close at once and turn the jars upside down for {min} minutes. After {w} weeks in the dark they are ready; {a}, from whom I have this,
        ate the first one on {day} and not a day earlier. They last until {last}.""",
        """kg=two|three; n=four|six|eight; herb=dill|tarragon|fennel; root=horseradish|ginger|garlic; leaf=cherry|vine|blackcurrant; l=1|1.5|2;
        vin=cider vinegar|white vinegar|wine vinegar; g=90-240; hot=boiling hot|while hot; min=five|ten; w=four|six|eight; a=woman;
        day=St Martin's Day|her birthday|1 October; last=Easter|the next harvest|spring""",
        """How much of the vegetable do I need? => {kg} kilos
        Where do the cucumbers spend the night? => in salt water
        Which herb goes into the jars? => {herb}
        What is sliced? => {root}
        What makes sure that they stay firm? => a {leaf} leaf
        How many jars are used? => {n} clean jars
        Which vinegar is it? => {vin}
        How much sugar is required? => {g} grams
        In what state is the liquid poured over? => {hot}
        How long do the jars stand on their heads? => {min} minutes
        How long do they have to rest? => {w} weeks
        Whose recipe is this? => {a}
        When did she open the first jar? => on {day}
        How long do they keep? => until {last}""",
        """How much salt goes into the water?
        How big should the jars be?
        Can I pickle onions in the same way?
        How many cucumbers fit into a jar?"""),
    r("Support: forgotten password", """Forgotten your password? Click on the {icon} below the login box and enter the address with which you registered.
        Within {min} minutes you will get a code of {n} characters, valid for {h} hours; look in the {spam} folder too. Choose a new password with at least {k}
        signs, one of them a {sign}. After {f} wrong attempts the account is locked until {lock}. No longer have that address? Then {a}'s team needs a copy of
        your {id}, sent to {mail}, with the {black} blacked out. We'll never ask for your password by phone; someone who does is a {crook}.""",
        """icon=key|question mark|owl; min=two|five|ten; n=six|eight; h=two|six|24; spam=spam|junk; k=nine|ten|twelve; sign=digit|capital|special sign;
        f=three|five; lock=the next day|midnight|noon; a=woman; id=passport|identity card|driving licence; mail=email; black=photo|number|signature;
        crook=crook|fraud|criminal""",
        """What should I click if I can't log in? => the {icon}
        What do I have to type in then? => the address with which you registered
        How soon does the code come? => Within {min} minutes
        How long is the code? => {n} characters
        For how long does it work? => {h} hours
        Where might the mail have ended up? => the {spam} folder
        What is the minimum length of a password? => at least {k} signs
        What must a password contain? => a {sign}
        How often may I type it wrongly? => {f} wrong attempts
        When does the lock end? => until {lock}
        Whose team helps when my mail address is gone? => {a}
        What document do they want to see? => a copy of your {id}
        What should be hidden on the copy? => the {black}
        Where do I send it? => {mail}
        Somebody phones and asks for my password. What is he? => a {crook}""",
        """What is my password?
        How can I delete my account?
        How do I change my user name?
        What is the phone number of the team?"""),
    r("Working hours agreement", """Staff of {firm} work {h} hours a week, at times of their own choosing between {t1} and {t2}; only the {dep} follows a
        rota. Up to {plus} extra hours may be saved and taken off by {m}. Whoever works longer than {max} hours needs a break of {br} minutes. Night work, that
        is after {night}, is paid {pct} percent better. On {day} and on Christmas Eve the house closes at {close}. Illness must be reported to {a} before {t3};
        a doctor's note is due from day {n}. Parents of children under {age} have first choice of {hol}. Disputes are settled by {b} and a member of the
        {council}. In force since {since}.""",
        """firm; h=36|37.5|38; t1=6 am|7 am; t2=8 pm|9 pm; dep=switchboard|warehouse|kitchen; plus=20|30|40; m=March|June; max=five|six; br=30|45;
        night=9 pm|10 pm; pct=20-40; day=Carnival Monday|Good Friday|Ascension Day; close=noon|1 pm; a=she; t3=8 am|9 am; n=two|three|four;
        age=twelve|fourteen; hol=holidays|the rota|leave in summer; b=man; council=works council|board; since=1 January 2019|1 July 2021|1 April 2023""",
        """How long is the working week? => {h} hours
        What is the earliest time I can start? => {t1}
        Which department cannot choose its hours? => the {dep}
        How much overtime can I collect? => {plus} extra hours
        By when must I have used it? => by {m}
        How long is the pause? => {br} minutes
        After how many hours must I take a pause? => {max} hours
        From when on is it night work? => after {night}
        How much extra do I get for the night? => {pct} percent
        When do we stop on Christmas Eve? => at {close}
        I'm ill. Whom must I tell? => {a}
        How early should I call in sick? => before {t3}
        When do I need a certificate? => from day {n}
        Who may choose first? => Parents of children under {age}
        Who decides quarrels, with a member of the {council}? => {b}
        Since when has this been valid? => since {since}""",
        """How many days of holiday are there?
        How much is the hourly wage?
        How large is the staff of {firm}?
        Is there a canteen?"""),
    r("Interview invitation", """Dear {a}, your application for the post of {job} caught our eye, not least because of the {eye}. We would like to meet you
        on {d} at {t}, on the {fl} floor of our building at {street}. You'll be talking to {b}, head of {dep}, and to {c}, with whom you'd share an office.
        Please prepare a talk of {min} minutes on {topic}; a projector is there, slides are not necessary. Bring your {bring} in the original. The whole thing
        will be over by {t2}; afterwards {c} will gladly show you the {show}. If the date doesn't suit you, ring {e}, extension {ext}. We refund second-class
        travel. Dogs may wait in the {dog}.""",
        """a=woman; job=archivist|lab assistant|garden planner; eye=handwriting|year in Iceland|letter from your teacher; d=6 May|17 June|9 November;
        t=9:30|11:15|2 pm; fl=second|sixth|top; street; b=man; dep=collections|research|planning; c=woman; min=five|ten|twelve;
        topic=a mistake you made|rain|your favourite tool; bring=certificates|passport|references; t2=noon|1 pm|4:30 pm; show=greenhouse|canteen|cellars;
        e=man; ext=110-499; dog=yard|porter's lodge|hall""",
        """What job is it about? => {job}
        What made the application stand out? => the {eye}
        When is the interview? => on {d} at {t}
        Where is the building? => {street}
        Which floor do I have to go to? => the {fl} floor
        Who is the head of {dep}? => {b}
        Who would be her office mate? => {c}
        What must she get ready? => a talk of {min} minutes
        What should she speak about? => {topic}
        Which papers should she take with her? => {bring}
        When will it end? => by {t2}
        What could she visit afterwards? => the {show}
        Whom should she call to change the day? => {e}
        What is his extension? => {ext}
        Which fare is paid back? => second-class travel
        Where can a dog stay? => in the {dog}""",
        """What is the salary?
        How many people have been invited?
        When does the job start?
        Who wrote the invitation?
        Where does {a} live now?"""),
    r("Travel tip: a desert town", """{town} has one hotel, the {hotel}, and two seasons, hot and hotter; come between {m1} and {m2}. The bus from {a} takes
        {h} hours and has no toilet. Change money before, as the bank opens on {day} only. At the well, {b} hires out camels for {p} dinars a day: take {camel},
        she bites less than the others. Sunset is best from the ruined {ruin}, the stars from the roof. Drink {l} litres a day, never touch the {an} under the
        stones, and accept the third glass of tea, for to leave before it is rude. The {craft} sold in the lane of {c} are real, those at the gate come from a
        factory. I stayed for {n} nights and read the same {read} twice.""",
        """town; hotel=Oasis|Grand|Three Palms; m1=October|November; m2=February|March; a=town; h=seven|nine|eleven; day=Tuesdays|Thursdays; b=man;
        p=90-300; camel=she; ruin=fort|tower|mosque; l=four|five|six; an=scorpions|lizards; craft=carpets|knives|lamps; c=last; n=three|six|nine;
        read=newspaper|novel|guidebook""",
        """Which hotel is there? => the {hotel}
        What is the right time of year to go? => between {m1} and {m2}
        Where does the bus start? => {a}
        How long is the bus ride? => {h} hours
        What is missing on the bus? => no toilet
        When can I go to the bank? => on {day} only
        Who has camels for hire? => {b}
        How much is a camel? => {p} dinars a day
        Which camel is the gentlest? => {camel}
        Where should I watch the sun go down? => from the ruined {ruin}
        How much water is necessary? => {l} litres a day
        What lives under the stones? => {an}
        What would be bad manners? => to leave before it is rude
        Where can genuine {craft} be bought? => the lane of {c}
        How long was the writer there? => {n} nights
        What did the writer read? => {read}""",
        """What does a room cost?
        How many people live in {town}?
        How hot does it get in July?
        How much is the bus ticket?"""),
    r("Notice: lift under repair", """The lift in staircase {s} is out of service until {d}. A {part} has to come from {land}, and there is only one in
        stock. For residents above the {fl} floor who cannot manage the stairs, {a} of the {help} carries shopping up on {day}; ring {tel} by noon. Prams may be
        left in the {pram}. The rubbish chute works. We will deduct {sum} euros from the next service charge. If you hear knocking in the shaft, it's the
        fitter, {b}, and not {ghost}. The management, {c}""",
        """s=A|B|C; d=12 March|30 April|9 October; part=gear wheel|control board|steel rope; land=Finland|Japan|Italy; fl=second|third|fourth; a=man;
        help=scouts|church|sports club; day=Tuesdays|Fridays|Saturdays; tel=555-0115|555-0148|555-0190; pram=entrance hall|bicycle cellar|porch; sum=9-30;
        b=man; ghost=a ghost|a burglar|the rats; c=woman""",
        """Which staircase is concerned? => staircase {s}
        How long won't the lift run? => until {d}
        What is being waited for? => A {part}
        Where does the spare part come from? => {land}
        Who helps people with their bags? => {a}
        On which days does he help? => {day}
        How do I ask for help? => ring {tel} by noon
        Where can I put my baby's pram? => in the {pram}
        What compensation do we get? => {sum} euros
        Who could be making noise in the shaft? => the fitter, {b}
        Who signed the notice? => {c}""",
        """What does the repair cost?
        How old is the lift?
        How many floors does the house have?
        Where is the nearest other lift?"""),
    r("How to pack a suitcase", """Begin with a list, says {a}, who has been a {job} for {y} years and lives out of one case. Shoes go in first, along the
        {edge}, stuffed with {st}. Trousers next, rolled, not folded; shirts round a {core}, so that they don't crease. Liquids belong in {liq}, since the
        pressure in the hold opens {n} bottles out of ten. Put {top} on top: you'll want it first. Weigh the case at home; most airlines charge {sum} euros for
        every kilo above {kg}. Tie a {col} ribbon to the handle. Medicines, keys and {hand} stay with you. Her last trick: leave a {frac} empty, for the way
        back.""",
        """a=woman; job=pilot|flute soloist|tour guide; y=fifteen|twenty-two|thirty; edge=bottom|hinges|sides; st=socks|cables|ties;
        core=towel|magazine|jumper; liq=freezer bags|a tin|a rubber pouch; n=two|three; top=the raincoat|your nightshirt|a cardigan; sum=10-18; kg=20|23;
        col=yellow|pink|checked; hand=glasses|chargers|letters; frac=third|quarter|fifth""",
        """Whose advice is this? => {a}
        What is her profession? => {job}
        How long has she been doing that? => {y} years
        What is the first step? => Begin with a list
        What is put into the case before anything else? => Shoes
        With what should shoes be filled? => {st}
        How should trousers be packed? => rolled
        Around what do I wrap shirts? => a {core}
        Where should I keep shampoo? => in {liq}
        What should lie uppermost? => {top}
        What does an extra kilo cost? => {sum} euros
        How can I recognise my case quickly? => a {col} ribbon
        What else besides medicines and keys should I carry myself? => {hand}
        How much room should be left? => a {frac}""",
        """How large should the suitcase be?
        Which airline does she fly with?
        How many pairs of shoes should I take?
        Which suitcase brand is the best?"""),
    r("Club mail about the new website", """Dear members, our new website, {web}, goes online on {d}. {a} has built it in {n} evenings and asks for nothing
        but a {want}. You log in with your member number and the word "{pw}", which you should change at once. New: the court bookings, up to {k} days ahead,
        and a page where lost {lost} can be seen. The old forum will be deleted on {d2}; save what is dear to you. {b} still collects photographs from the {y}s.
        Anyone without a computer can phone {c}, who has offered to print the news every {day}. Mistakes? Tell {a}, kindly. {e}, secretary""",
        """web=website; d=1 March|15 May|1 September; a=he; n=nineteen|thirty|forty-four; want=crate of beer|new racket|thank-you; pw=code;
        k=five|seven|ten; lost=rackets|jackets|balls; d2=31 March|30 June|31 October; b=she; y=1960|1970|1980; c=she; day=Friday|Monday; e=man""",
        """What's the address of the site? => {web}
        When will it be launched? => on {d}
        Who made it? => {a}
        How much time did he need? => {n} evenings
        What does he want in return? => a {want}
        What's the first password? => {pw}
        How early can a court be reserved? => up to {k} days ahead
        What can be viewed on a page of its own? => lost {lost}
        When does the forum disappear? => on {d2}
        Who is looking for old pictures? => {b}
        Who helps people without internet? => {c}
        On which day does she print the news? => every {day}
        What is {e}'s office? => secretary""",
        """How many members does the club have?
        What did the website cost?
        Who ran the old forum?
        What is {c}'s phone number?"""),
    r("Cheese-making kit leaflet", """The kit contains {n} moulds, a thermometer, a cloth, and rennet for {k} cheeses; keep the rennet in the fridge. Heat
        {l} litres of fresh milk (never the long-life kind, which won't set) to {deg} degrees, stir in {dr} drops of rennet and leave it alone for {min}
        minutes. When the curd breaks cleanly over your {fin}, cut it into cubes the size of {cube}. Ladle these into the moulds and turn them after {h} hours.
        Rub with salt, wrap in {wr} and ripen for {w} weeks in a {place}. The whey is good for {whey}. Questions are answered by {a}, cheesemaker in {town}, at
        {mail}.""",
        """n=two|three|four; k=ten|twelve|twenty; l=two|three|five; deg=32-38; dr=six|ten|fifteen; min=40|45|60; fin=finger|knife; cube=hazelnuts|dice|peas;
        h=two|three|six; wr=leaves|waxed paper|hay; w=two|three|five; place=cellar|wine cooler|larder; whey=baking bread|pigs|the bath; a=woman; town;
        mail=email""",
        """How many moulds come with it? => {n} moulds
        How many cheeses can I make? => {k} cheeses
        What must be kept cold? => the rennet
        Which milk is unsuitable? => the long-life kind
        How warm should the milk be? => {deg} degrees
        How much rennet is added? => {dr} drops
        How long must it stand? => {min} minutes
        How big are the pieces? => the size of {cube}
        When are the cheeses turned over? => after {h} hours
        In what is the cheese wrapped? => in {wr}
        Where does it mature? => in a {place}
        How long does that take? => {w} weeks
        What can I use the whey for? => {whey}
        Who helps if something goes wrong? => {a}""",
        """How heavy is one cheese?
        How much salt is needed?
        How much is the kit?
        How long does the cheese keep?"""),
]
