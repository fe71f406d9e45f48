"""Written by hand: questions that people ask of a shop, an office or an encyclopedia, and passages that answer them in other words."""

import random
from collections.abc import Iterator
from pathlib import Path

from ..pairs import Pair

# A topic: questions | passages. Questions of one topic avoid the words of its passages where they can.
TOPICS = """
how do I get my money back?; I want to return the shoes I bought; refund policy; item does not fit, what now? | Unused goods may be sent back within 30 days; the amount is credited to your account a week after they arrive. ; Customers who are not satisfied can hand in their purchase at any branch and are reimbursed in full.
I forgot my password; cannot log in any more; reset credentials; locked out of my account | On the sign-in page choose the link under the form; we then e-mail you a code with which you set a new secret phrase. ; After five wrong attempts access is blocked for an hour. Support can lift the block.
when are you open?; opening hours; can I come on Sunday?; how late is the shop open | The store is staffed Monday to Saturday from nine to six and closed on public holidays. ; We welcome visitors every weekday between 10:00 and 19:00.
where is my parcel?; track shipment; my order has not arrived; delivery status | Every dispatch gets a number with which you can follow the box on the carrier's website. ; Consignments within the country take two to four working days; longer before Christmas.
how can I pay?; accepted credit cards; do you take PayPal; payment methods | At the checkout choose between invoice, bank transfer, Visa, Mastercard or an online wallet. ; The amount is only charged when the goods leave our warehouse.
cancel my subscription; how do I end the contract; stop monthly charges; unsubscribe from the plan | The membership may be terminated at the end of any month with two weeks' notice, by letter or in your profile. ; No further fees are due once your plan has run out.
change my address; I moved to a new flat; update delivery details; new street in my profile | Open Settings, then Personal data, and edit the place to which we send your mail. ; Let the registry office know within two weeks after you relocate.
screen of my phone is cracked; display broken; repair smartphone glass; dropped my mobile | Technicians replace damaged front panels within an hour; bring a backup of your data. ; A shattered touch panel is not covered by the guarantee.
laptop does not start; computer stays black; PC won't boot; notebook dead after update | Unplug the machine, remove the battery for a minute, and hold the power key; most of the time it comes on again. ; If no picture appears at switch-on, check the cable between tower and monitor.
wifi is slow; internet connection keeps dropping; no network at home; router problems | Place the access point in the open, away from microwaves, and choose a channel that neighbours do not use. ; When the light on the modem blinks red, the line is down; restart the box and wait five minutes.
printer prints blank pages; paper jam; printer not working; ink does not come out | Run the cleaning program of the heads twice; if sheets stay white, replace the cartridges. ; Open the rear flap and pull the crumpled sheet out slowly in the direction of transport.
how to boil an egg; soft eggs cooking time; breakfast egg; hard-boiled how long | Lower them into simmering water; after six minutes the yolk is still runny, after ten it is firm. ; Rinse with cold water at once so that the shell comes off easily.
recipe for bread; how do I bake a loaf; homemade dough; bread without machine | Mix flour, water, salt and yeast, knead for ten minutes, let it rise until doubled, then forty minutes in a hot oven. ; A crisp crust needs steam: put a bowl of water on the oven floor.
how to keep tomatoes fresh; storing vegetables; should tomatoes go in the fridge; fruit gets soft | Cold ruins their taste; leave them at room temperature with the stem side down. ; Carrots and cabbage keep for weeks in a cellar, wrapped in damp cloth.
remove red wine from carpet; stain on sofa; how to clean spilled coffee; spots on clothes | Dab the liquid with a towel, do not rub; then sprinkle salt and rinse with mineral water. ; Washing powder and lukewarm water take most marks out of cotton before they dry.
my plant has yellow leaves; houseplant is dying; how often to water a ficus; drooping flowers | Pale foliage is most often a sign of wet roots: let the soil dry out between two waterings. ; Put the pot in a brighter place and cut off withered parts.
what to do against headache; my head hurts; migraine help; pain behind the eyes | Drink water, rest in a dark room, and take paracetamol if it does not get better. ; See a physician when attacks come more than twice a month or with fever.
I have a cold; runny nose and cough; flu remedies; sore throat | Rest, warm drinks and honey ease the symptoms; the infection is over in a week. ; Antibiotics do nothing against viruses.
how to fall asleep faster; insomnia; awake all night; tips for better sleep | Go to bed at the same hour, keep the room cool and leave screens outside. ; No coffee after two in the afternoon; tired people should get up instead of turning over for hours.
lose weight; how to get slim; diet for beginners; burning fat | Eat more vegetables and less sugar, and move for half an hour each day: slow change lasts. ; Crash cures fail because the body saves energy when it is starved.
why is the sky blue; colour of the sky; what makes daylight blue; red sunsets explained | Air scatters short waves of sunlight much more than long ones, so that from all sides the short ones reach the eye. ; In the evening light takes a longer way through the atmosphere and loses its short waves.
how do planes fly; what keeps an aircraft in the air; lift on a wing; why don't jets fall down | A wing pushes air downwards; the reaction carries the machine. Speed and the tilt of the wing set how strong it is. ; Engines only overcome drag; what bears the weight is the flow round the profile.
why do we have seasons; cause of summer and winter; why is it cold in January; axis of the Earth | Our planet is tilted by 23 degrees on its way round the Sun, so each half gets more hours of light for six months. ; It is not the distance: in the northern winter we are even closest to our star.
how do vaccines work; immunisation explained; why get a jab; protection from measles | A harmless piece of a germ teaches the body's defence to make antibodies before the real one comes. ; Memory cells stay for years and react at once at the second contact.
what causes tides; why does the sea rise twice a day; ebb and flow; moon and ocean | The pull of the Moon stretches the water on both sides of the Earth; the coast turns through the two bulges. ; When Sun and Moon stand in line, high water is especially high.
how are diamonds formed; origin of gemstones; carbon under pressure; where do jewels come from | Deep in the mantle, at great heat and pressure, carbon crystallises; volcanic pipes bring the stones up. ; Most rubies come from metamorphic marble.
who invented the telephone; history of the phone; Bell patent; first call | In 1876 a patent for speaking over a wire was granted to Alexander Graham Bell; Elisha Gray came hours too late. ; Thomas Watson heard the first words ever sent over a line.
when did the Berlin Wall fall; end of divided Germany; 1989 border opening; reunification | On 9 November a spokesman announced free travel by mistake, and within hours crowds crossed the frontier. ; Eleven months later the two states became one.
how tall is Mount Everest; highest mountain; peak of the Himalaya; top of the world | The summit between Nepal and Tibet stands 8,849 metres above sea level. ; Edmund Hillary and Tenzing Norgay were the first to stand there, in 1953.
largest animal on earth; how heavy is a blue whale; biggest mammal; giant of the sea | With 30 metres and 150 tonnes no creature that ever lived was bigger; it feeds on krill. ; The African elephant is the heaviest on land at six tonnes.
why do cats purr; my kitten makes a rumbling sound; meaning of purring; cat noises | Muscles of the larynx move thirty times a second while the animal breathes; it shows comfort, but also pain. ; Felines meow almost only to people.
train my dog; puppy pulls on the leash; teach a dog to sit; bad behaviour of my dog | Reward what you want at once with a treat and ignore the rest; short lessons, several a day. ; Stand still as soon as the lead is tight, and walk on when it hangs loose.
how do I open a bank account; new current account; documents for the bank; start banking | Bring your passport and a proof of residence to any branch; the card comes by post within a week. ; Young people under 18 need a parent's signature.
interest rate on savings; how much does my deposit earn; money market account; fixed-term savings | Balances up to 50,000 are credited with 2.1 per cent a year, paid each quarter. ; Whoever leaves the sum untouched for three years gets a higher return.
apply for a mortgage; loan for a house; buying property with a bank credit; home financing | Lenders want a fifth of the price as your own share and income statements for three years. ; The monthly rate should not be more than a third of what you earn.
what tax do I pay; income tax return; deadline for the tax office; filing taxes | Declarations for the past year have to be in by the end of July; with an adviser until February. ; Wages up to the basic allowance are free of levies.
lost my passport; identity card stolen; travel document missing abroad; emergency papers | Report it to the police and go to the nearest consulate, which issues a provisional one the same day. ; For a new one bring a biometric photo and your birth certificate.
visa for India; do I need a permit to enter; tourist entry rules; travel authorisation | Citizens of most countries apply online at least four days before arrival; it is valid for 30 days. ; At the border your papers must be valid for six more months.
cheap train tickets; discount for young people; railcard; saving money on rail | Whoever books early and is bound to one connection pays less than half; under 26 there is a further quarter off. ; Groups of five share a day pass on regional lines.
flight delayed, what are my rights; plane cancelled compensation; airline strike; missed connection | After three hours passengers are owed 250 to 600 euros, unless the weather was to blame. ; The carrier must offer meals, a hotel and another routing.
bring luggage on board; hand baggage size; how many kilos may my suitcase weigh; liquids in carry-on | One piece of 55 x 40 x 20 cm and up to 8 kg is free; anything larger goes into the hold. ; Bottles over 100 millilitres are taken away at the security check.
change a flat tyre; puncture on the road; spare wheel; car jack | Loosen the nuts a quarter turn, raise the vehicle, swap the wheels, and tighten crosswise. ; Put up the warning triangle before you touch anything.
car uses too much petrol; saving fuel; consumption of my vehicle; eco driving | Shift up early, look ahead, and check the pressure of the tyres every month. ; Roof boxes cost up to a fifth more at motorway speed.
charge an electric car; how long does charging take; plug for EV; charging station near me | A wall box fills an empty battery overnight; fast columns at the motorway reach 80 per cent in half an hour. ; Maps in the app show which columns are free.
learn a language; how to study Spanish; remember vocabulary; speak French fluently | Twenty minutes each day beat three hours on Sunday; talk to people as early as you can. ; Cards that come back at growing intervals keep words in memory.
prepare for a job interview; questions of recruiters; application meeting; what to wear to an interview | Read about the firm, have three examples of your work ready and ask something yourself. ; Dress a little more formally than the staff do on a normal day.
write a CV; resume tips; application documents; how long should a curriculum vitae be | Two pages are enough: the latest post first, each with what you achieved. ; Leave out hobbies unless they matter for the position.
how many days off do I have; vacation policy; annual leave; holiday entitlement | Full-time staff may be absent for 28 working days a year; what is left expires at the end of March. ; Requests go to your team lead at least two weeks ahead.
I am sick today, whom do I tell; sick note; calling in ill; absence from work | Let your supervisor know before nine o'clock; from the third day a doctor's certificate is needed. ; Wages go on for six weeks when somebody cannot work.
expense report; how do I get travel costs back; reimbursement of a hotel; receipts from a business trip | Upload the bills in the finance portal within a month; the sum is paid with the next salary. ; Taxis are only covered if no public transport runs.
git undo last commit; revert changes; I committed by mistake; go back to an older revision | `reset --soft HEAD~1` takes the newest snapshot away and leaves the files as they are. ; If it has been pushed, make an inverse one instead of rewriting history.
python list sort; order items in an array; sort dictionaries by key; arrange numbers | `sorted(values, key=...)` returns a new sequence; the method of the same name works in place. ; Pass reverse=True for a descending result.
what is a deadlock; threads waiting for each other; program hangs with locks; concurrency problem | Two workers each hold a resource that the other one needs, and neither can go on. ; Always taking mutexes in the same order prevents this.
difference between TCP and UDP; reliable transport; datagrams; network protocols | One keeps order and sends lost packets again, the other just fires them off with less delay. ; Video calls live with a lost packet, a file transfer cannot.
make a website faster; slow page load; web performance; reduce time to first paint | Compress images, send less script, and let the browser keep what does not change. ; A server near the visitor shortens each round trip.
how to make strong passwords; security of my login; password manager; protect accounts from hackers | Long phrases of random words beat short ones with odd signs; never use one twice. ; A second factor stops thieves who have found out the first.
what is photosynthesis; how plants make food; chlorophyll; leaves and sunlight | In the green parts light turns water and carbon dioxide into sugar, and oxygen is set free. ; Without it there would be hardly any oxygen in the air.
why do leaves change colour in autumn; red maple; trees in fall; yellow forest | Before the cold the tree takes back the green pigment, and the other ones, hidden all summer, appear. ; Cool nights and sunny days make the brightest reds.
how does a refrigerator work; why is the fridge cold inside; heat pump; cooling machine | A liquid evaporates inside the box and takes warmth with it; a compressor outside makes it liquid again. ; That is why the grille at the back is warm.
how does a microwave heat food; magnetron; why is soup hot in a minute; warming meals with waves | Radiation makes water molecules swing, and their friction warms the dish from within its outer centimetres. ; Metal reflects it and may throw sparks.
how to play chess; rules for beginners; how does the knight move; checkmate | Each side has sixteen men; who attacks the enemy king so that it cannot escape wins. ; The horse jumps two squares straight and one aside.
learn guitar chords; beginner guitar; how to tune strings; play songs on guitar | Start with E minor, G and D: many tunes need no more. Press close to the fret. ; From low to high the six are E, A, D, G, B, E.
plan a wedding; marriage preparations; how many guests to invite; wedding budget | A year ahead choose the date and the hall; half of what you spend goes for food and rooms. ; Send the cards four months before the day.
gift for a ten-year-old; birthday present for kids; toys for children; what to give my nephew | Building sets, a magnifier or a book of experiments please most boys and girls of that age. ; Vouchers are dull for the young.
quit smoking; stop cigarettes; nicotine addiction; how to get off tobacco | Choose a day, throw the ashtrays away and tell your friends; patches ease the first weeks. ; After a year without, the risk for the heart is halved.
how much water should I drink; hydration; is thirst enough; litres per day | One and a half litres a day is plenty for most adults; more when it is hot or you do sport. ; Clear urine shows that you have had enough.
"""
HELD_OUT_EVERY = 3


def pairs(_corpora: Path, _chance: random.Random) -> Iterator[Pair]:
    for number, line in enumerate(TOPICS.strip().splitlines()):
        questions, passages = ([part.strip() for part in side.split(";")] for side in line.split(" | "))
        split = "test" if number % HELD_OUT_EVERY == 0 else "train"
        told = {f"topic {number}": "told"}
        for question in questions:
            for passage in passages:
                yield Pair("hand-written", f"topic {number}", question, passage, told, told, split)
