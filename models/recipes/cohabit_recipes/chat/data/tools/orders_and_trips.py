"""Tools of shops, orders, parcels and stock, restaurants and food, travel, hotels, events and tickets, maps and places."""

from .. import words as w
from .more_values import AIRPORT, DISH, LANDMARK
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, DATE, DAY, EMAIL, MESSAGE, MONTH, NAME, PERSON, TIME, WEEKDAY, at, choice, code, dec, decimal, digits,
    flag, integer, money, num, o, on, p, pick, ref, same, several, text, tool,
)  # fmt: skip

ORDER = code("A-99999|999999|AA9999|99-9999")
SIZE = same(lambda rng, split: rng.choice(("XS", "S", "M", "L", "XL", "XXL", "6.5", "9.5")) if rng.random() < 0.4 else str(rng.randint(34, 52)))
ARTICLE = same(lambda rng, split: rng.choice((rng.choice(w.COLOURS), rng.choice(w.ADJECTIVES), rng.choice(w.MATERIALS), w.invented(rng, split).capitalize())) + " "
    + rng.choice(w.OBJECTS if rng.random() < 0.7 else w.PRODUCTS))
SHOP = same(lambda rng, split: w.invented(rng, split).capitalize() + rng.choice(("", " Home", " Sports", " Outlet", " Direct", " & Sons", " Market")))
RESTAURANT = same(lambda rng, split: rng.choice(("Casa ", "Chez ", "Cafe ", "Osteria ", "", "")) + w.invented(rng, split).capitalize() if rng.random() < 0.5
    else rng.choice(("The ", "")) + rng.choice(w.COLOURS).capitalize() + " " + rng.choice(w.ANIMALS if rng.random() < 0.5 else w.NOUNS).capitalize())
HOTEL = same(lambda rng, split: rng.choice(("Hotel ", "Grand ", "Park Hotel ", "Pension ")) + w.invented(rng, split).capitalize() if rng.random() < 0.5
    else (w.town(rng, split) if rng.random() < 0.5 else "The " + rng.choice(w.NOUNS).capitalize()) + rng.choice((" Inn", " Lodge", " Palace", " Resort", " House")))
EVENT = same(lambda rng, split: (w.invented(rng, split).capitalize() if rng.random() < 0.5 else rng.choice(w.NOUNS).capitalize())
    + rng.choice((" Festival", " Night", " Gala", " Cup", " Live", " Fair", " Open Air", " Days")))
STATION = same(lambda rng, split: (w.town(rng, split) if rng.random() < 0.6 else rng.choice(w.LAST_NAMES) + "s") + rng.choice(("", "", " Central", " North", " East", " Road", " Park")))
PORT = same(lambda rng, split: rng.choice(("Dover", "Calais", "Kiel", "Oslo", "Piraeus", "Ancona", "Split", "Genoa", "Bastia", "Rostock", "Harwich", "Palma", "Bari"))
    if rng.random() < 0.5 else w.town(rng, split))
FLIGHT = code("AA999|AA9999|AA 999|AA 99")
PNR = code("AA9A9A|9AAA9A|AAAAA9|A9AA99")
SEAT = same(lambda rng, split: f"{rng.randint(1, 42)}{rng.choice('ABCDEFGHJK')}" if rng.random() < 0.7 else f"{rng.choice('ABCDEFGHJKLMNP')}{rng.randint(1, 60)}")
CARD = code("9999 9999|AA-9999|999-999-999|A999999")
PLACE = same(lambda rng, split: (w.invented(rng, split).capitalize() if rng.random() < 0.6 else rng.choice(w.NOUNS).capitalize())
    + rng.choice((" Bakery", " Library", " Pharmacy", " Museum", " Pool", " Bookshop", " Bank", " Garage", " Hall", " Cafe")))

TOOLS: list[Tool] = [
    tool("exchange_size", "Trades a garment or pair of shoes of an order for the same thing in another size.",
        [p("order", "Order number", ORDER), p("has", "Size that was delivered", SIZE), p("wants", "Size to send instead", SIZE),
         o("hand_over", "How the old one gets back", choice("courier:let a courier fetch it/by courier pickup|"
            "shop:I will bring it to the shop/handing it in at the shop|post:by post/I will post it"))],
        """Order {order} came in {has}, but I need {wants}.
        {order}: {has} -> {wants}
        Could you send me {wants} instead of the {has} from order {order}?
        I should have picked {wants}. The {has} does not fit, it was order {order}.
        swap {has} for {wants}, order {order}, {hand_over}
        My son cannot get into {has}, so {wants} would be better. The number is {order}.
        order {order}, new size {wants}, old size {has}
        The jacket of order {order} should be {wants} rather than {has}; {hand_over}.
        {wants} please, {has} was wrong ({order})
        Nobody in this house wears {has}. Make it {wants}, order number {order}, {hand_over}.
        Replace size {has} by {wants} in {order}.
        In {order} I ordered {has} and it pinches, I take {wants} normally.
        From {has} to {wants}, that is what I would like for order {order}.
        size mix-up with {order}: got {has}, {wants} wanted, {hand_over}
        For order {order} I would like to trade {has} against {wants}.
        {has} is what arrived with order {order}, yet {wants} is what fits me.""",
        {"exchange": ref("X-9999"), "ships": on},
        """Exchange {exchange} is noted; size {wants} ships on {ships}.
        It ships on {ships}."""),
    tool("move_to_order", "Takes an article out of one open order and puts it into another.",
        [p("article", "What to move", ARTICLE), p("from_order", "Order that has it now", ORDER), p("to_order", "Order that is to get it", ORDER),
         o("pieces", "How many of it", integer(2, 20))],
        """Move the {article} from {from_order} to {to_order}.
        {article}: out of {from_order}, into {to_order}
        Put the {article} into order {to_order}, it is still in {from_order}.
        The {article} in {from_order} really belongs to {to_order}.
        {pieces} x {article}, {from_order} > {to_order}
        I would rather get the {article} with {to_order} than with {from_order}.
        order {to_order} should have the {article}, {from_order} should not
        My colleague booked the {article} under {from_order} by mistake, it was meant for {to_order}.
        Take {pieces} of the {article} away from {from_order} and give them to {to_order}.
        Let {to_order} carry the {article}; drop it from {from_order}.
        {from_order} -> {to_order}, the {article}
        Can the {article} of {from_order} travel along with {to_order}?
        Of the {article} in order {from_order}, {pieces} go over to order {to_order}.
        To {to_order}: the {article} that sits in {from_order}.
        I need the {article} in {to_order} instead of {from_order}, all {pieces} of it.
        Ship the {article} with order {to_order}. At the moment it is listed in {from_order}.""",
        {"moved": True, "left": num(0, 9)},
        """Done, {from_order} has {left} articles left.
        It is in {to_order} now."""),
    tool("order.set_addresses", "Sets where an order is delivered and where its bill goes.",
        [p("order", "Order number", ORDER), p("deliver_to", "Street where the goods go", ADDRESS), p("bill_to", "Street on the bill", ADDRESS),
         o("company", "Firm named on the bill", BRAND)],
        """Deliver order {order} to {deliver_to}, but bill it to {bill_to}.
        {order}: goods {deliver_to}, invoice {bill_to}
        The invoice for {order} belongs to {bill_to}; the things themselves to {deliver_to}.
        {bill_to} pays for {order}, and {deliver_to} gets the boxes.
        order {order} / ship {deliver_to} / bill {bill_to} / {company}
        I am at {deliver_to} when {order} comes. My billing address is {bill_to}.
        For {order}, please write {company}, {bill_to} on the bill and bring the goods to {deliver_to}.
        Bookkeeping sits at {bill_to}, our workshop at {deliver_to} needs the stuff. It is about order {order}.
        billing {bill_to}, shipping {deliver_to}, order no. {order}
        Send what I ordered with {order} to my mother at {deliver_to}, the bill to me at {bill_to}.
        The parcel of order {order} has to go to {deliver_to}. Whoever opens the letters at {bill_to} should get the invoice.
        Change {order}: {deliver_to} for the delivery, {bill_to} for the bill, made out to {company}.
        Two addresses for {order}: the van drives to {deliver_to}, the paperwork to {bill_to}.
        The bill of {order} is for {company} at {bill_to}. Unload at {deliver_to}.
        Could {order} be dropped off at {deliver_to} while {bill_to} receives the invoice?
        {order} to {deliver_to} please, invoice address {bill_to}""",
        {"saved": True, "arrives": on},
        """Saved: {order} goes to {deliver_to} on {arrives}.
        It arrives on {arrives}."""),
    tool("stock_limits", "Sets the lowest and the highest number of pieces that a branch keeps of an article.",
        [p("article", "Article", ARTICLE), p("minimum", "Below this more is ordered", digits(2, 60)), p("maximum", "Never store more than this", digits(61, 900)),
         o("branch", "Town of the branch", CITY)],
        """Keep between {minimum} and {maximum} of the {article} in stock.
        {article} min {minimum} max {maximum}
        We should never have fewer than {minimum} of the {article}, nor more than {maximum}.
        The shelf for the {article} holds {maximum}. Order again once only {minimum} are left.
        {branch}: {article}, {minimum} to {maximum}
        At most {maximum}, at least {minimum}: that goes for the {article} in {branch}.
        max {maximum}, min {minimum}, {article}
        With {maximum} of the {article} the store room bursts, with under {minimum} we run dry.
        Reorder the {article} at {minimum}, fill up to {maximum}.
        For the {branch} branch: {article} not over {maximum} and not under {minimum}.
        The {article} sells faster now, so raise the floor to {minimum} pieces and the ceiling to {maximum}.
        ceiling {maximum} / floor {minimum} / {article} / {branch}
        I want {minimum} of the {article} as our reserve and {maximum} as the upper limit.
        If we drop to {minimum} of the {article} it is too late for Christmas; {maximum} are plenty though.
        Set the stock range of the {article} from {minimum} to {maximum}.
        The upper bound for the {article} is {maximum} in {branch}, the lower one {minimum}.""",
        {"on_hand": num(0, 300), "reorder": pick("yes|no|soon")},
        """Saved. There are {on_hand} now; reorder: {reorder}.
        {on_hand} are on hand."""),
    tool("click_and_collect", "Puts an article aside in a shop so that somebody can fetch it there.",
        [p("article", "Article", ARTICLE), p("branch", "Town of the shop", CITY), o("until", "Last day it is kept", DAY), o("collector", "Who comes for it", PERSON)],
        """Put the {article} aside for me in {branch}.
        {article}, collect in {branch}
        I would like to pick the {article} up at your {branch} shop.
        {collector} will fetch the {article} in {branch}.
        reserve {article} / {branch} / until {until}
        Can the {branch} store hold the {article} until {until}?
        I drive through {branch} anyway, so no delivery please, I take the {article} with me.
        {branch}: keep the {article} under the name {collector}
        No parcel needed. {collector} comes by in {branch} to get the {article}, by {until} at the latest.
        Do not sell the last {article} in {branch} to anybody else, I am on my way.
        hold the {article} for {collector}, {branch}
        I cannot be in {branch} before {until}; please keep the {article} for me that long.
        The {article} should wait at the counter in {branch}.
        My neighbour {collector} passes your shop in {branch} and can bring me the {article}.
        Set the {article} aside in {branch}, please, at most until {until}.
        Is it possible to leave the {article} behind the till in {branch} for {collector}?""",
        {"code": ref("C9999"), "ready": at},
        """It is ready from {ready}; the code is {code}.
        Show the code {code}."""),
    tool("price_match", "Asks the shop to lower a price to what a competitor charges.",
        [p("article", "Article", ARTICLE), p("our_price", "What it costs here", money(20, 400)), p("their_price", "What it costs elsewhere", money(10, 350)),
         p("competitor", "The other shop", SHOP),
         o("bought", "Whether the customer has paid for it already", flag("I already bought it here|it is paid already", "I have not bought it yet|not bought so far"))],
        """You want {our_price} for the {article}, {competitor} only {their_price}.
        {article}: here {our_price}, {competitor} {their_price}
        The {article} is {their_price} at {competitor}. Can you match that? Yours is {our_price}.
        {competitor} sells the {article} for {their_price} and I was asked {our_price} by you.
        price match {article}, {competitor} {their_price} against your {our_price}
        Why pay {our_price} for the {article} when {competitor} takes {their_price}? {bought}.
        At {competitor} the {article} goes for {their_price}, with you it says {our_price}; {bought}.
        I saw {their_price} on the {article} in the window of {competitor}, and your label reads {our_price}.
        your price {our_price}, their price {their_price}, {article}, {competitor}
        Down from {our_price} to {their_price} for the {article}, please, because that is what {competitor} charges.
        Lowest price guarantee: {article}, {their_price} ({competitor}) instead of {our_price}, {bought}
        The same {article} costs {our_price} in your shop and {their_price} over at {competitor}.
        The {article} is nice, but not for {our_price}. {competitor} offers it at {their_price}.
        {competitor} beats you with the {article}: {their_price}. You ask {our_price}. {bought}.
        Would you go from {our_price} down to the {their_price} that {competitor} asks for the {article}?
        {their_price} is the price of the {article} at {competitor}; on your site I see {our_price}.""",
        {"accepted": pick("yes|no|partly"), "answer_by": on},
        """Accepted: {accepted}. You hear from us by {answer_by}.
        Answer: {accepted}."""),
    tool("return_label", "Makes postage labels for sending goods of an order back.",
        [p("order", "Order number", ORDER), o("boxes", "How many boxes go back", integer(2, 8)), o("email", "Where the labels are mailed", EMAIL),
         o("printer", "Whether the customer can print", flag("I can print them|I have a printer", "I have no printer|I cannot print"))],
        """I need a label to send {order} back.
        return label {order}
        What do I stick on the parcel if {order} goes back to you?
        {order}, {boxes} boxes, labels please
        Mail the return labels for {order} to {email}.
        The things of order {order} are packed again in {boxes} boxes. How do I post them for free?
        {order} back, {printer}
        I changed my mind on {order} and {printer}; give me the postage for the way back.
        labels for {order} -> {email}
        We are returning everything from {order}, it fills {boxes} cartons. Labels to {email}, please.
        Prepaid sticker for the return of {order}, please. {printer}.
        Without a label I cannot hand in the parcel of order {order}.
        {boxes} stickers for the goods of {order} that go back
        Order {order} was a mistake; my box is ready and only the postage slip is missing.
        Please send what I must stick on the return of {order} to {email}.
        Could I have a return sticker for {order}? {printer}.""",
        {"label": ref("RL-99999"), "valid_until": on},
        """Label {label} is valid until {valid_until}.
        Here it is: {label}."""),
    tool("movePoints", "Moves bonus points from one customer card to another.",
        [p("points", "How many points", digits(50, 9000, 10)), p("from_card", "Card that gives them", CARD), p("to_card", "Card that gets them", CARD)],
        """Move {points} points from card {from_card} to {to_card}.
        {points} pts {from_card} > {to_card}
        My wife's card {to_card} should get {points} points off my card {from_card}.
        I have far more points than I need on {from_card}. Give {points} of them to {to_card}.
        to {to_card}: {points} points, taken from {from_card}
        The bonus on {from_card} is of no use to me, let {to_card} have {points}.
        Please take {points} points off {from_card} and credit them to {to_card}.
        {from_card} minus {points}, {to_card} up by the same
        Card {to_card} is {points} short for the coffee machine; {from_card} can help out.
        from {from_card}, to {to_card}, {points}
        Can {points} of the points saved on {from_card} be put onto {to_card}?
        We want to pool our points on {to_card}: {points} come from {from_card}.
        I owe my brother {points} points. His card is {to_card}, mine {from_card}.
        {to_card} receives, {from_card} gives, {points} points
        Transfer bonus: {from_card} hands {points} over to {to_card}.
        Load {points} points onto {to_card}, they are on {from_card} at the moment.""",
        {"left": num(0, 5000)},
        """Done, {left} points are left on {from_card}.
        {left} points are left."""),
    tool("warrantyCheck", "Tells whether a device is still under warranty.",
        [p("serial", "Serial number", code("SN9999999|AA99-9999|9A9A9A9A|999-AA-999")), p("bought", "Date of purchase, YYYY-MM-DD", DATE), o("shop", "Where it was bought", SHOP),
         o("second_hand", "Whether it was used when bought", flag("second-hand|used", "brand new|new"))],
        """Is {serial} still under warranty? I bought it on {bought}.
        warranty {serial}, bought {bought}
        Purchased on {bought}, serial number {serial}. Do I have to pay for the repair?
        My mixer {serial} broke. The receipt says {bought}, from {shop}.
        {serial} / {bought} / {shop}
        I got it {second_hand} on {bought}, the number on the back is {serial}. Am I covered?
        Do you still repair {serial} for free? {bought} is on the bill.
        {bought}: bought {second_hand}, serial {serial}. covered?
        Since {bought} I own the device {serial}, and now it does not turn on any more. Is that on you or on me?
        guarantee for {serial} ({shop}, {bought})
        The label reads {serial}. {shop} sold it to me {second_hand} on {bought}. Does the guarantee still hold?
        How long is {serial} covered if I paid for it on {bought}?
        I picked it up at {shop} on {bought}; is number {serial} out of warranty by now?
        Before I buy a new one: {serial}, purchase date {bought}, is there any guarantee left?
        Check the guarantee of the device with serial number {serial}, bought on {bought}.
        Would {serial} be mended free of charge? It was bought {second_hand} on {bought}.""",
        {"covered": pick("yes|no|only parts"), "until": on},
        """Covered: {covered}, until {until}.
        Until {until}."""),
    tool("haggle", "Sends the seller of a small ad an offer below the price asked.",
        [p("listing", "Thing for sale", ARTICLE), p("asking", "Price that the seller wants", money(30, 800)), p("offer", "Price that the buyer would pay", money(10, 600)),
         o("seller", "Name of the seller", NAME),
         o("pickup", "Whether the buyer fetches it", flag("I would fetch it|I can pick it up", "it would have to be sent|please with shipping"))],
        """The {listing} is listed at {asking}; I would give {offer}.
        {listing}: asked {asking}, my offer {offer}
        Offer {offer} for the {listing}, the seller asks {asking}.
        {seller} wants {asking} for the {listing}. Try {offer}.
        bid {offer} on {listing} (list price {asking})
        {asking} is too much for the {listing}. See if {seller} takes {offer}.
        I have {offer} to spend and the {listing} in that small ad costs {asking}.
        Tell {seller} I would pay {offer} for the {listing} instead of {asking}, {pickup}.
        {asking} -> {offer}? {listing}, {pickup}
        Would anyone let the {listing} go for {offer}? In the ad it says {asking}.
        They are asking {asking} for the {listing}, but my limit is {offer}; {pickup}.
        That {listing} is worth {offer} to me, not the {asking} in the ad.
        make an offer: {listing}, {offer}, was {asking}, from {seller}
        Beat the price of the {listing} down from {asking} to {offer} if you can.
        Let the seller know that {offer} is what I would pay for the {listing}, although {asking} is asked.
        For the {listing} at {asking} I propose {offer}.""",
        {"sent": True, "reply": pick("accepted|refused|meets you halfway")},
        """The seller answered: {reply}.
        {reply}"""),
    tool("giftNote.add", "Marks an order as a present and adds a card with names and a greeting.",
        [p("order", "Order number", ORDER), p("giver", "Who gives the present", PERSON), p("receiver", "Who gets the present", PERSON), o("greeting", "Words on the card", MESSAGE),
         o("hide_prices", "Leave the prices out of the parcel", flag("no prices in the box|hide the prices", "prices may be seen|leave the prices in"))],
        """Order {order} is a present from {giver} for {receiver}.
        gift {order}: from {giver}, to {receiver}
        Write on the card of {order} that it comes from {giver} and is meant for {receiver}.
        {receiver} has a birthday, so put a card into {order}. Signed {giver}.
        {order}, for {receiver}, by {giver}, "{greeting}"
        It should not look like an ordinary order: {order} is {giver}'s gift to {receiver}, {hide_prices}.
        Add "{greeting}" to {order}, from {giver} to {receiver}.
        {giver} is the one who pays for {order}, {receiver} the one who unpacks it. A card with "{greeting}" would be nice.
        card in {order}: to {receiver} / from {giver} / {hide_prices}
        {hide_prices} please, order {order} is something {receiver} gets from {giver} for Christmas.
        I want to surprise {receiver} with {order}. My name is {giver}.
        For {receiver} with love from {giver}, that goes on the card with {order}.
        {giver} -> {receiver}, gift card, order {order}
        When {receiver} opens {order}, there should be a card from {giver} that says: {greeting}
        Please make order {order} a gift to {receiver}. The sender is {giver}.
        Could you slip a note into {order} so that {receiver} knows {giver} sent it? {hide_prices}.""",
        {"added": True, "wrapping": pick("red paper|plain paper|a box with a bow")},
        """The card is added, in {wrapping}.
        Added, with {wrapping}."""),
    tool("promo.plan", "Plans a sale in the shop: a group of goods gets cheaper between two days.",
        [p("goods", "What gets cheaper", text("lamps|winter coats|garden chairs|all toys|boots|bed linen|tea pots|tents|school bags|swimwear|candles|cameras|carpets|hats|bicycles|kitchen knives")),
         p("percent", "How much cheaper", digits(5, 75, 5)), p("starts", "First day", DAY), p("ends", "Last day", DAY),
         o("code", "Word that customers must enter", code("SPRING99|AAAA99|AAAAA|BYE999"))],
        """{percent} percent off {goods} from {starts} to {ends}.
        {goods} -{percent}% {starts} - {ends}
        Starting {starts}, {goods} shall be {percent} percent cheaper, and {ends} is the last day.
        Nobody buys our {goods}. Take {percent} percent off, over on {ends}, beginning {starts}.
        sale: {goods}, {percent}, starts {starts}, ends {ends}, code {code}
        Until {ends} and not before {starts}: {goods} reduced by {percent} percent.
        Whoever types {code} gets {percent} percent off {goods} between {starts} and {ends}.
        We need space in the store by {ends}. Reduce {goods} by {percent} percent, first day {starts}.
        last day {ends}, first day {starts}, {goods}, minus {percent} percent
        Let the promotion for {goods} run from {starts} through {ends} with a discount of {percent} percent.
        With the code {code}: {goods} {percent} percent down, {starts} till {ends}
        {starts} is when {goods} get cheaper by {percent} percent; after {ends} they are back at the old price.
        The flyer promises {percent} percent off {goods}. It says from {starts}, and ends {ends}.
        {ends} should be the end of the discount on {goods}, {starts} the start, {percent} percent.
        Could we give {percent} percent on {goods} from {starts} until {ends}? Customers have to enter {code}.
        Plan a sale of {goods}: {percent} percent, open on {starts}, closing on {ends}.""",
        {"articles": num(3, 240), "saved": True},
        """The sale covers {articles} articles from {starts} on.
        {articles} articles are covered."""),
    tool("autoship", "Has an article sent again and again at a fixed interval.",
        [p("article", "Article",
            text("cat food|coffee beans|nappies|razor blades|dog biscuits|green tea|dishwasher tablets|contact lenses|protein bars|printer paper|vitamin drops|bin bags|oat milk|soap|toothpaste")),
         p("weeks", "Weeks between two parcels", integer(2, 12)), p("packs", "Packs in each parcel", integer(2, 24)), o("first_on", "Day of the first parcel", DAY)],
        """Send me {packs} packs of {article} every {weeks} weeks.
        {article}, {packs} packs, every {weeks} weeks
        Every {weeks} weeks I want {packs} packs of {article}.
        We use up {packs} packs of {article} in {weeks} weeks, so make it come by itself.
        {packs} x {article} / {weeks} weeks / from {first_on}
        I always forget to order {article}. {packs} packs each time, with {weeks} weeks in between.
        Start on {first_on} with {packs} packs of {article}, then again every {weeks} weeks.
        repeat order {article}: interval {weeks} weeks, {packs} packs
        From {first_on} on, {article} should arrive each {weeks} weeks, {packs} packs at once.
        {packs} packs of {article} last us {weeks} weeks. Please keep them coming.
        Regular delivery: {article}, {weeks}-week rhythm, {packs} packs
        Can I get {article} on a schedule? Say {packs} packs, and the next lot after {weeks} weeks.
        {weeks} weeks apart, {packs} packs of {article} per parcel, the first one on {first_on}
        I am tired of carrying {article} home, bring {packs} packs to my door every {weeks} weeks.
        Set up {article} as a repeated order, {packs} packs every {weeks} weeks.
        Please deliver {packs} packs of {article} in a {weeks} week rhythm, first on {first_on}.""",
        {"plan": ref("P-999"), "next": on},
        """Plan {plan} is set, the next parcel comes on {next}.
        The next one comes on {next}."""),
    tool("FilterReviews", "Reads what customers wrote about an article, filtered by stars and age.",
        [p("article", "Article", ARTICLE), o("min_stars", "At least so many stars", integer(3, 5)), o("max_stars", "At most so many stars", integer(2, 3)),
         o("since", "Not older than this date, YYYY-MM-DD", DATE),
         o("photos", "Only those with pictures", flag("with photos|with pictures", "with or without photos|no matter if there are pictures"))],
        """What do people say about the {article}?
        reviews {article}
        Reviews of the {article} with {min_stars} stars or more, please.
        Show me the bad ones on the {article}, {max_stars} stars and below.
        {article}, opinions since {since}
        Is the {article} any good? Only what was written after {since}.
        {article}, not more than {max_stars} stars, {photos}
        I would like to see what buyers of the {article} think, {photos}.
        {min_stars} stars and up, {article}
        Are customers happy with the {article}?
        Why do some give the {article} only {max_stars} stars or less?
        The {article} was improved on {since}. How is it judged since then?
        Customer opinions on the {article}, at least {min_stars} stars, {photos}
        No opinion above {max_stars} stars, please: what annoys buyers of the {article}?
        Read me reviews of the {article} from {since} on.
        Let me know how the {article} is rated by those who bought it.""",
        {"reviews": num(0, 400), "mean": dec(1, 5)},
        """{reviews} reviews with {mean} stars on average.
        On average {mean} stars."""),
    tool("clear_basket", "Takes everything out of the shopping basket at once.",
        [],
        """Empty my basket.
        clear basket
        I do not want any of it any more, throw it all out of the cart.
        Let me start over with an empty cart.
        everything out of the cart please
        Remove all articles I collected so far.
        cart -> empty
        Sorry, I changed my mind. Take out every single thing I put in.
        My children filled the basket while I was away, get rid of all of it.
        I buy nothing today; put everything back on the shelf.
        delete all in cart
        Nothing in there is mine, so wipe the whole basket.
        Please reset the shopping cart.
        basket should be empty again
        Can you take all the things out of my basket?
        Throw away what is in my shopping cart.""",
        {"removed": num(1, 30)},
        """{removed} articles were taken out.
        The basket is empty."""),
    tool("rebook_table", "Changes the hour of a table that is already booked.",
        [p("restaurant", "Restaurant", RESTAURANT), p("old_time", "Hour booked so far, HH:MM", TIME), p("new_time", "Hour wanted now, HH:MM", TIME),
         o("name", "Name the table is booked under", PERSON),
         o("guests", "New number of guests", integer(2, 12))],
        """Our table at {restaurant} is at {old_time}, make it {new_time}.
        {restaurant}: {old_time} -> {new_time}
        Could we come to {restaurant} at {new_time} and not at {old_time}?
        I will not make it to {restaurant} by {old_time}. {new_time} would work.
        {restaurant}, under {name}, {new_time} instead of {old_time}
        We said {old_time} at {restaurant}, but the babysitter only comes later: {new_time}, and we are {guests} now.
        new time {new_time}, was {old_time}, {restaurant}
        Tell {restaurant} that {name} comes at {new_time}; the booking was for {old_time}.
        The play ends late, so {new_time} suits us better than {old_time} for dinner at {restaurant}.
        {restaurant} expects us at {old_time}. Shift that to {new_time} for {guests} people.
        table {name}, {restaurant}, from {old_time} to {new_time}, {guests} persons
        I booked {restaurant} for {old_time}, and {new_time} is what I meant.
        Dinner at {restaurant} has to start at {new_time} rather than {old_time}, there are {guests} of us.
        To {new_time}, please: the table at {restaurant} that {name} has for {old_time}.
        Please move my booking at {restaurant} from {old_time} to {new_time}.
        Is {new_time} free at {restaurant}? I would give my table at {old_time} back for it.""",
        {"confirmed": True, "table": num(1, 40)},
        """{restaurant} expects you at {new_time}, table {table}.
        Your table is number {table}."""),
    tool("order_takeaway", "Orders food that the customer fetches at the restaurant.",
        [p("restaurant", "Restaurant", RESTAURANT), p("dishes", "What to cook", several(DISH, 1, 3)), p("ready_at", "When it is fetched, HH:MM", TIME), o("name", "Name for the bag", NAME),
         o("cutlery", "Whether to add forks and knives", flag("with cutlery|and put in forks and knives", "no cutlery|without cutlery"))],
        """{dishes} from {restaurant}, I will fetch it at {ready_at}.
        takeaway {restaurant}: {dishes}, {ready_at}
        At {ready_at} I walk past {restaurant}; they should have {dishes} packed for me.
        We eat at home but nobody cooks: {dishes} at {restaurant}, and I collect it at {ready_at}.
        {restaurant} / {dishes} / pick-up {ready_at} / {name}
        Order {dishes} at {restaurant} under the name {name}. We come by at {ready_at}.
        Tell {restaurant} to have {dishes} ready at {ready_at}, {cutlery}.
        to go: {dishes}, {cutlery}, {ready_at}, {restaurant}
        {name} picks up {dishes} from {restaurant} at {ready_at}.
        I get off the train at {ready_at} and want to take {dishes} from {restaurant} with me.
        ready at {ready_at}, {restaurant}, {dishes}
        Could {restaurant} make {dishes} to take away for {ready_at}? {cutlery}, please.
        For {ready_at} I need {dishes}, wrapped up, at {restaurant}.
        Ask {restaurant} for {dishes} in a bag marked {name}, to be fetched at {ready_at}.
        I would like to collect {dishes} at {restaurant} at {ready_at}.
        {dishes} please, made by {restaurant}, which I come and get at {ready_at}, {cutlery}.""",
        {"number": num(1, 120), "total": dec(9, 80)},
        """Number {number}, ready at {ready_at}, {total} to pay.
        It is number {number}."""),
    tool("menu_filter", "Lists what a restaurant serves for a diet, up to a price.",
        [p("restaurant", "Restaurant", RESTAURANT), p("diet", "What the guest eats",
            choice("vegan|vegetarian:vegetarian/meatless|gluten_free:gluten-free|halal|no_nuts:nut-free/free of nuts")),
         o("up_to", "Highest price of a dish", money(8, 45)),
         o("course", "Part of the meal", choice("starter:as a starter/to start with|main:as a main course/as a main dish|dessert:for dessert/as dessert"))],
        """What is {diet} at {restaurant}?
        {restaurant} {diet}
        Does {restaurant} have anything {diet} {course}?
        A friend only eats {diet}. Would {restaurant} have something, not above {up_to}?
        {diet}, {restaurant}, max {up_to}
        Everything I eat must be {diet}. Can I go along to {restaurant}?
        {diet} dishes {course} at {restaurant}
        I have {up_to} left for lunch at {restaurant}, and it should be {diet}.
        Show what {restaurant} cooks that is {diet}, {course}.
        menu {restaurant}, {diet}, {course}, under {up_to}
        Tonight we are at {restaurant}; which dishes are {diet}?
        Is there a {diet} choice for {up_to} or less at {restaurant}?
        My daughter wants something {diet} {course} when we go to {restaurant}.
        {restaurant}: what could I order that is {diet}?
        List the {diet} dishes on the menu of {restaurant}.
        Which {diet} meals up to {up_to} does {restaurant} have?""",
        {"dishes": num(0, 18), "tip": pick("the lentil stew|the baked beets|the rice pudding|the bean salad")},
        """{restaurant} has {dishes} of them, try {tip}.
        There are {dishes}; {tip} is good."""),
    tool("rate_meal", "Gives a restaurant marks from 1 to 10, one for the food and one for the service.",
        [p("restaurant", "Restaurant", RESTAURANT), p("food", "Mark for the kitchen, 1 to 10", integer(1, 10)), p("service", "Mark for the waiters, 1 to 10", integer(1, 10)),
         o("remark", "Words of the guest", MESSAGE),
         o("signed", "Whether the name of the guest is shown", flag("with my name|my name may be shown", "anonymously|without my name"))],
        """{restaurant}: food {food}, service {service}.
        {restaurant} service {service} food {food}
        I give {restaurant} {food} for what was on the plate and {service} for the waiters.
        The waiters at {restaurant} deserve {service} points, the kitchen {food}.
        rate {restaurant}, kitchen {food}, staff {service}, {signed}
        We were at {restaurant} yesterday. The cooking is a {food}, the service a {service}.
        Marks for {restaurant}: {service} for the staff, {food} for the cook, and write "{remark}".
        Our plates came late at {restaurant}, but I do not blame the cook: {food} for the food. The service, {service}.
        Publish {signed}: {restaurant}, {food} out of ten for the meal, {service} out of ten for the service.
        cook {food}, waiter {service}, "{remark}", {restaurant}
        {service} for how they treated us, {food} for how it tasted, that is my verdict on {restaurant}.
        How it tasted at {restaurant}: {food}. How long we waited: {service} for the service. {signed}, please.
        On {restaurant} I want to say: {remark} Kitchen {food}, waiters {service}.
        The soup alone is worth {food} points for the food of {restaurant}; service no more than {service}.
        Please rate {restaurant} with {food} for food and {service} for service.
        {restaurant} gets {service} points for its waiters and {food} for its dishes from me.""",
        {"ratings": num(3, 900), "average": dec(3, 10)},
        """Thank you. {restaurant} now has {average} points on average.
        The average of {ratings} ratings is {average}."""),
    tool("catering_quote", "Asks a caterer what the food for a party would cost.",
        [p("guests", "All guests", digits(15, 200)), p("meatless", "Guests of these who eat no meat", integer(2, 14)), p("day", "Day of the party", DAY),
         o("per_head", "What one guest may cost", money(12, 70)),
         o("style", "How it is served", choice("buffet:as a buffet|seated:at the tables/served at the table|finger_food:as finger food/as small bites"))],
        """Food for {guests} people on {day}, {meatless} of them vegetarian.
        {day}: {guests} guests, {meatless} meatless
        We marry on {day} with {guests} guests. What would the food cost if {meatless} want no meat?
        {guests} colleagues are coming on {day}, {style}, and {meatless} do not eat meat.
        catering {day}, {guests} persons ({meatless} veg), {per_head} each
        No more than {per_head} a head for {guests} guests on {day}; {meatless} take the dish without meat.
        {meatless} vegetarians among {guests} guests, {day}, {style}
        My mother turns seventy on {day}. There will be {guests} of us, {meatless} without meat, {style} if possible.
        What do you charge for feeding {guests} people on {day}? Cook meatless for {meatless}.
        {style}: {guests} guests, thereof {meatless} vegetarian, date {day}
        On {day} the club has {guests} mouths to feed, {meatless} of which touch no meat, at {per_head} per person.
        Please make me an offer for {day}: {guests} plates in all, {meatless} of them without meat.
        {per_head} per plate is what we can spend on {day} when {guests} come, {meatless} of them vegetarian.
        How much is a party dinner for {guests} with {meatless} vegetarian plates on {day}?
        I need a caterer's offer for {guests} guests, including {meatless} vegetarians, on {day}.
        Could you calculate {guests} menus for {day}, {meatless} of them meatless, served {style}?""",
        {"total": num(300, 9000), "caterer": pick("Spoon and Fork|Green Table|Long Lunch|Party Pans")},
        """{caterer} would do it for {total}.
        {total} in all."""),
    tool("settle_tab", "Pays what one guest had at a table of a restaurant.",
        [p("table", "Number of the table", digits(1, 60)), p("items", "What this guest had", several(DISH, 1, 3)), o("tip", "Tip in percent", digits(5, 20)),
         o("with", "How it is paid", choice("card:by card/with my card|phone:with my phone/by phone|cash:in cash|voucher:with a voucher/by voucher"))],
        """Table {table}, I had {items}. I want to pay.
        pay {items}, table {table}
        I have to leave early. At table {table} mine was {items}.
        The bill for {items} at table {table}, {with}, please.
        {table}: {items}, {tip} percent tip
        We all pay for ourselves at table {table}; I ate {items}.
        {items}: that was all mine, table number {table}, {with}.
        From what table {table} ordered I take {items}, and {tip} percent for the waiter.
        table {table} / {items} / {with} / tip {tip}
        Only {items} on table {table} are on me, the others pay their own.
        Add {tip} percent to {items} and close my part of table {table}.
        My friends stay on at table {table}, but I go. I had {items} and pay {with}.
        What I owe at table {table} is {items}. Settle that.
        Let me pay my part at table {table}, that is {items}.
        I would like to pay for {items} at table {table}, with {tip} percent on top.
        At table {table} please take off the bill what I had: {items}. I pay {with}.""",
        {"paid": dec(8, 90), "open": dec(0, 200)},
        """You paid {paid}; {open} is still open at table {table}.
        {paid} was paid."""),
    tool("GroupOrderAdd", "Adds the wish of one person to the lunch that colleagues order together.",
        [p("who", "Who wants it", NAME), p("dish", "What that person eats", DISH),
         o("without", "What must be left out", text("onions|garlic|cheese|nuts|olives|mushrooms|peppers|cream|butter|coriander|eggs|salt")),
         o("drink", "Drink to go with it", text("cola|water|apple juice|lemonade|iced tea|orange juice|tomato juice|mint tea|ginger beer|cider"))],
        """{who} takes the {dish}.
        {who}: {dish}
        Put {who} down for {dish}.
        {dish} for {who}, no {without}
        When we order for everybody, {who} would like {dish} and {drink}.
        {who} cannot eat {without}, otherwise {dish} please.
        lunch list, {who}, {dish}, {drink}
        I just asked {who}, it is {dish} today.
        One {dish} with a {drink} for {who} in our common order.
        {who} - {dish} - without {without} - {drink}
        Somebody has to think of {who}, who is still in a meeting and said {dish}.
        {drink} and {dish} are what {who} wants us to order.
        Do not forget {who} in the lunch order: {dish}, but leave out the {without}.
        {who} joins us today. Write {dish}.
        Please add {dish} for {who} to the shared lunch.
        For {who} we need the {dish} without any {without}, on the same bill as ours.""",
        {"orders": num(2, 16), "closes": at},
        """That makes {orders} orders; the list closes at {closes}.
        {orders} orders so far."""),
    tool("menu.replace", "Takes a dish off the card of a restaurant and writes another one in its place.",
        [p("out", "Dish that goes", DISH), p("in", "Dish that comes", DISH), o("price", "Price of the new dish", money(6, 40)), o("from", "Day from which it holds", DAY)],
        """Take {out} off the menu and put {in} there instead.
        {out} out, {in} in
        We are out of what we need for {out}. Cook {in} in its place.
        From {from} on there is {in} where {out} used to be.
        card: {in} ({price}) instead of {out}
        Nobody orders {out} any more. Let us try {in} for {price}.
        {in} replaces {out}, {from}
        The cook cannot see {out} any longer and would like to offer {in}.
        Strike {out}, write {in}, {price}.
        Guests keep asking for {in}, so it should stand on the card; {out} can go.
        new {in}, old {out}, {price}, starting {from}
        On the menu I want {in} rather than {out}.
        Starting {from}, swap {out} for {in} on our card.
        {out} gives way to {in} at {price} a plate.
        Replace {out} with {in} on the menu, please.
        Could {in} go on the card for {price}? {out} has to leave for it.""",
        {"printed": True, "dishes": num(8, 60)},
        """{in} is on the menu instead of {out}; it has {dishes} dishes.
        The card has {dishes} dishes."""),
    tool("seatGuests", "Gives guests who arrive a table and a waiter.",
        [p("guests", "Name of the party", PERSON), p("table", "Number of the table", digits(1, 60)), p("waiter", "Who serves them", NAME),
         o("high_chairs", "Chairs for small children", integer(2, 4)),
         o("terrace", "Whether they sit outside", flag("outside|on the terrace", "inside|in the dining room"))],
        """Seat {guests} at table {table}, {waiter} serves.
        {guests}, t{table}, {waiter}
        {waiter} takes care of {guests} at {table}.
        The {guests} party has just come in. Table {table} is free and {waiter} has time.
        table {table}: {guests} / waiter {waiter} / {high_chairs} high chairs
        Bring {guests} to table {table} {terrace} and send {waiter} over.
        {guests} came with babies, so {high_chairs} high chairs at table {table}, please; {waiter} is in charge.
        Let {waiter} look after table {table}, where {guests} will sit {terrace}.
        {waiter} > {table} > {guests}
        At table {table}, {guests} will be waited on by {waiter}.
        Guest {guests} to {table}, {terrace}, service {waiter}
        {waiter} can have {table}; the people who sit down there are called {guests}.
        I have {guests} at the door. Number {table}, with {waiter}, and {high_chairs} chairs for the little ones.
        The lady at the door said {guests}. Give them {table} and tell {waiter}.
        Please put {guests} at table {table} and let {waiter} serve them.
        Could {waiter} bring the menu to table {table}? I am seating {guests} there, {terrace}.""",
        {"seated_at": at, "free_tables": num(0, 20)},
        """{guests} sit at table {table}, {free_tables} tables are still free.
        Seated at {seated_at}."""),
    tool("queue_time", "Tells a guest in the queue how long it takes until a table is free.",
        [],
        """How long until we get a table?
        table wait
        How many parties are before us?
        We have been standing here for ages. When do we sit down?
        how much longer in the queue
        Is it worth staying, or should we eat elsewhere?
        Do I have time for a walk before our turn comes?
        When is it our turn to be seated?
        still waiting for a table, how long
        My kids are hungry. Is a table going to be free soon?
        minutes until seated?
        I put our name on the list at the door; where are we now?
        Any idea how long they make us wait for a place to eat?
        our place in line for a table
        Please tell me when a table will be free for us.
        What is the waiting time for our table now?""",
        {"minutes": num(3, 70), "before_you": num(0, 15)},
        """About {minutes} minutes, {before_you} parties are before you.
        {minutes} minutes."""),
    tool("change_flight", "Moves a booking from one flight to another.",
        [p("booking", "Booking code", PNR), p("from_flight", "Flight booked so far", FLIGHT), p("to_flight", "Flight wanted instead", FLIGHT),
         o("pay_up_to", "Highest fee that is fine", money(20, 300))],
        """Change my flight {from_flight} to {to_flight}, booking {booking}.
        {booking}: {from_flight} -> {to_flight}
        I am on {from_flight} with {booking} and would like to be on {to_flight}.
        My meeting runs late. Put me on {to_flight} and let {from_flight} go, code {booking}.
        {to_flight} instead of {from_flight} ({booking}), not more than {pay_up_to}
        Booking {booking} says {from_flight}. {to_flight} leaves at a better hour for us.
        Can {booking} fly with {to_flight}? {from_flight} is too early.
        off {from_flight}, on {to_flight}, {booking}
        I pay {pay_up_to} at most to get from {from_flight} onto {to_flight}. The code is {booking}.
        We will miss {from_flight}, please take {to_flight} for everybody in {booking}.
        new flight {to_flight}, old flight {from_flight}, ref {booking}, fee max {pay_up_to}
        Since {from_flight} was booked by mistake, rebook {booking} on {to_flight}.
        {booking} wants to leave with {to_flight}, currently {from_flight}.
        As long as it costs no more than {pay_up_to}: {to_flight} in place of {from_flight} for {booking}.
        Please rebook {booking} from {from_flight} to {to_flight}.
        Under {booking} you find me on {from_flight}, I prefer {to_flight}.""",
        {"fee": num(0, 200), "gate_closes": at},
        """You are on {to_flight} now; the fee is {fee}.
        The fee is {fee}."""),
    tool("add_bags", "Books suitcases for one traveller of a flight booking.",
        [p("booking", "Booking code", PNR), p("traveller", "Whose suitcases", PERSON), p("bags", "Number of suitcases", integer(2, 6)),
         p("kilos", "Weight of each in kilograms", digits(10, 32)),
         o("leg", "Which way", choice("out:on the way out/outbound|back:on the way back/on the return|both:both ways/there and back"))],
        """{bags} suitcases of {kilos} kilos for {traveller}, booking {booking}.
        {booking} {traveller}: {bags} x {kilos} kg
        {traveller} takes {bags} bags, each {kilos} kg. Our code is {booking}.
        Add luggage to {booking}: {traveller}, {bags} pieces, {kilos} kilos a piece, {leg}.
        {leg}: {bags} bags ({kilos} kg) for {traveller}, ref {booking}
        We bought too many presents, so {traveller} needs {bags} suitcases of {kilos} kg {leg}. Booking {booking}.
        With {booking} only hand luggage is paid. {traveller} has {bags} bags at {kilos} kilos.
        For {traveller} in {booking}, the number of cases is {bags} and none weighs over {kilos} kilos.
        bags {bags}, kg {kilos}, name {traveller}, code {booking}
        My scales say {kilos} kilos per case, and {traveller} checks in {bags} of them {leg}; {booking}.
        {traveller} cannot travel light: {bags} cases, {kilos} kilos each ({booking}).
        Let {traveller} on {booking} take {bags} bags up to {kilos} kg along, {leg}.
        {kilos} kilos times {bags} for {traveller}, booking code {booking}
        The code is {booking}; it concerns {traveller}, who packs {bags} trunks of {kilos} kilos.
        Please book {bags} pieces of luggage with {kilos} kg for {traveller} under {booking}.
        On {booking} I would like {bags} suitcases for {traveller}, {kilos} kilos each, {leg}.""",
        {"price": num(20, 400), "currency": "EUR"},
        """The luggage of {traveller} costs {price} {currency}.
        That is {price} {currency}."""),
    tool("layover_time", "Tells whether the time between two flights at an airport is enough.",
        [p("airport", "Airport code", AIRPORT), p("lands", "When the first plane lands, HH:MM", TIME), p("leaves", "When the second plane leaves, HH:MM", TIME),
         o("bags", "Whether luggage must be fetched in between", flag("and I must fetch my suitcase|with luggage to collect", "with hand luggage only|and the bags go straight through"))],
        """I land in {airport} at {lands} and fly on at {leaves}. Is that enough?
        {airport} arr {lands} dep {leaves}
        Changing planes at {airport}: in at {lands}, out at {leaves}.
        The next plane from {airport} leaves at {leaves}, mine only gets there at {lands}.
        {airport}: {lands} -> {leaves}, {bags}
        Will I catch the {leaves} from {airport} if my plane touches down at {lands}, {bags}?
        connection {airport}, landing {lands}, departure {leaves}
        My stop in {airport} ends at {leaves} and begins at {lands}. Do I have to run?
        Arriving {airport} {lands}, {bags}; onward flight {leaves}. Realistic?
        Do I have time for lunch in {airport} between {lands} and {leaves}?
        onward {leaves}, inbound {lands}, {airport}, {bags}
        They sold me a trip with a change in {airport}: first plane there {lands}, second one off {leaves}.
        {leaves} is when we take off again in {airport}, after getting in at {lands}. Tight?
        I am worried about {airport}, down at {lands}, up at {leaves}.
        Is it possible to change planes at {airport} when one lands at {lands} and the other departs at {leaves}?
        Can I make my connection in {airport}? Arrival {lands}, departure {leaves}, {bags}.""",
        {"enough": pick("yes|no|barely"), "needed_minutes": num(30, 120)},
        """Enough: {enough}. You need {needed_minutes} minutes there.
        {enough}, it takes {needed_minutes} minutes."""),
    tool("late_train_refund", "Asks for money back because a train came late.",
        [p("train", "Train number", code("IC 999|RE 99|ICE 999|EC 99|TGV 9999")), p("planned", "Arrival in the timetable, HH:MM", TIME),
         p("actual", "Arrival in truth, HH:MM", TIME), p("paid", "Price of the ticket", money(9, 180)),
         o("day", "Day of the trip", DAY), o("as_voucher", "A voucher instead of money", flag("as a voucher|a voucher is fine", "in money please|no voucher please"))],
        """{train} should have arrived at {planned} and came at {actual}. My ticket was {paid}.
        {train}: due {planned}, arrived {actual}, paid {paid}
        I paid {paid} for {train} and got there at {actual} instead of {planned}.
        We were to be in by {planned}; it was {actual} when {train} got there on {day}. The fare was {paid}.
        refund {train} {day} / planned {planned} / real {actual} / {paid}
        At {actual} we rolled in with {train}, though the timetable says {planned}. What do I get back of {paid}, {as_voucher}?
        {paid} for a ride that ended at {actual} rather than {planned}: I want something back, it was {train}.
        Because {train} was late ({actual}, not {planned}) I missed my exam. The ticket cost {paid}.
        ticket {paid}, {train}, timetable {planned}, in fact {actual}, {as_voucher}
        My ride with {train} on {day} cost {paid}. Planned arrival {planned}, real arrival {actual}.
        You promised {planned} and it became {actual} with {train}; please pay back part of my {paid}.
        {actual} was on the station clock when {train} stopped, and {planned} on my ticket for {paid}. {as_voucher}.
        Late again! {train}, {day}: {planned} became {actual}, and that for {paid}.
        On {day} the {train} reached us at {actual}, expected at {planned}, price {paid}.
        I want compensation for {train}, which arrived at {actual} instead of {planned}. I paid {paid}.
        Could I get part of {paid} back? My {train} came in at {actual}, its schedule said {planned}.""",
        {"claim": ref("F-99999"), "amount": dec(2, 90)},
        """Claim {claim}: you get {amount} back.
        {amount} is paid back."""),
    tool("TransitPass", "Sells a pass for buses and trams between two fare zones.",
        [p("period", "How long it holds", choice("day:day|week:week/weekly|month:month/monthly|year:year/yearly")), p("from_zone", "Zone where trips start", code("A9|99|9A")),
         p("to_zone", "Zone where trips end", code("A9|99|9A")),
         o("starts", "First day", DAY), o("holder", "Name on the pass", PERSON)],
        """A {period} pass from zone {from_zone} to zone {to_zone}.
        {period} pass {from_zone} > {to_zone}
        I live in zone {from_zone} and work in zone {to_zone}. A {period} pass, please.
        {holder} rides from {from_zone} to {to_zone} and wants a {period} pass.
        pass: {period}, {from_zone}-{to_zone}, starts {starts}
        Single tickets get too dear. What I need is a {period} pass, start zone {from_zone}, end zone {to_zone}.
        Beginning {starts}: {period} pass, zones {from_zone} to {to_zone}, for {holder}
        To {to_zone} from {from_zone}, {period} pass
        My new job is in zone {to_zone}; get me a {period} pass, I start from {from_zone} on {starts}.
        {period} pass in the name of {holder}, from {from_zone} as far as {to_zone}.
        From {starts} I go to {to_zone} by bus, always from {from_zone}. The {period} pass is the right one.
        The {period} pass please. I get on in zone {from_zone} and off in zone {to_zone}.
        zone {from_zone} to {to_zone}, {period} pass, {holder}
        Make it a {period} pass for travelling between home in zone {from_zone} and school in zone {to_zone}.
        I would like to buy a {period} pass from {from_zone} to {to_zone}.
        Please sell me the {period} pass that takes me from zone {from_zone} to zone {to_zone}, from {starts}.""",
        {"price": num(5, 900), "pass_number": ref("P99-9999")},
        """Pass {pass_number} costs {price}.
        It costs {price}."""),
    tool("ferry.book", "Books a crossing by ferry, with a car if wanted.",
        [p("from_port", "Port of departure", PORT), p("to_port", "Port of arrival", PORT), p("day", "Day of the crossing", DAY),
         o("length_m", "Length of the vehicle in metres", decimal(3, 12)),
         o("height_m", "Height of the vehicle in metres", decimal(1, 4)), o("cabin", "Whether a cabin is wanted", flag("with a cabin|and a cabin for us", "no cabin|seats are enough"))],
        """Ferry from {from_port} to {to_port} on {day}, please book it.
        {from_port} - {to_port}, {day}
        On {day} we cross over to {to_port}, starting in {from_port}.
        My camper is {length_m} m long and {height_m} m high. {from_port} to {to_port}, {day}.
        boat {day} {from_port} > {to_port}, {cabin}
        We want to be on the ship that goes to {to_port} from {from_port} on {day}, {cabin}.
        {to_port} from {from_port}, {day}, car {length_m} m
        Book {from_port} to {to_port} for {day}. With the roof box the car is {height_m} m high and {length_m} m long.
        The van measures {length_m} metres in length. Take us across to {to_port} on {day}, from {from_port}.
        {day}: leaving {from_port} by ship, getting off in {to_port}, {cabin}
        We start our holiday in {from_port} on {day} and have to get to {to_port} by sea.
        vehicle height {height_m} m, length {length_m} m, {day}, {to_port} from {from_port}
        Is there room for a car of {height_m} metres in height from {from_port} to {to_port} on {day}? If so, book it.
        Take me over the water to {to_port}. I am in {from_port}, and it should be {day}.
        I would like to book the ferry from {from_port} to {to_port} on {day}, {cabin}.
        Please get us places on the ferry to {to_port} that leaves {from_port} on {day}.""",
        {"booking": ref("FB9999"), "departs": at},
        """Booking {booking}, the ship leaves at {departs}.
        It leaves at {departs}."""),
    tool("docks_near", "Shows rental bikes that stand ready near a place.",
        [p("near", "Place", LANDMARK), o("at_least", "How many bikes are needed", integer(2, 8)),
         o("kind", "Kind of bike", choice("electric:electric bikes/e-bikes|cargo:cargo bikes|normal:ordinary bikes/plain bikes")),
         o("within_m", "Longest walk in metres", digits(100, 1500, 50))],
        """Are there rental bikes near {near}?
        bikes {near}
        I am at {near} and would rather cycle than walk. Is a bike free?
        We are {at_least} people at {near} and want to ride on by bike.
        {near}, {kind}, {within_m} m
        Where do I find {kind} close to {near}?
        {at_least} bikes at {near}
        Is there a docking station no more than {within_m} metres from {near}?
        My boxes are heavy. Does anything like {kind} stand around {near}?
        free bikes, {near}, {within_m} m walk at most, {at_least} of them
        The last tram is gone, so we need {at_least} bikes, and we are waiting at {near}.
        {kind}: which dock by {near} has some?
        Find a place to hire a bike by {near}, I do not want to walk over {within_m} metres.
        Which stations around {near} still have bikes to ride?
        Show me where I can rent a bike near {near}.
        Could you find {at_least} {kind} to hire around {near}?""",
        {"bikes": num(0, 25), "station": pick("Mill Gate|North Quay|Old Market|Lime Street|Park Corner")},
        """{bikes} bikes stand at {station}.
        Go to {station}, there are {bikes}."""),
    tool("EndBikeRide", "Gives a rented bike back at a station.",
        [p("bike", "Number of the bike", code("99999|A-999|9999")), p("station", "Station where it stands now", STATION), o("fault", "What is wrong with it",
            text("the chain jumps|the saddle is loose|the light is broken|a flat tyre|the brake squeaks|the bell is gone|the basket is bent|the gears do not change"))],
        """I put bike {bike} back at {station}.
        end ride {bike}, {station}
        Bike {bike} is locked at {station}, please stop the clock.
        {bike} stands at {station} again, {fault}.
        I am done with {bike}. It is in the rack at {station}.
        return {bike} / {station} / {fault}
        At {station} I left number {bike}; I do not want to be charged any longer.
        The ride is over: {station}, bike {bike}, and by the way {fault}.
        {station}: {bike} back
        Give {bike} back for me, I parked it at {station}.
        Careful with {bike}, {fault}. I dropped it at {station}.
        My tour ended at {station} and number {bike} is in the dock there.
        Log off from bike {bike}, which now stands at {station}.
        {bike} returned to {station} because of this: {fault}
        Please end my rental of bike {bike} at {station}.
        Would you check bike {bike} in? It is at {station} now.""",
        {"minutes": num(4, 180), "charged": dec(1, 15)},
        """{minutes} minutes, that costs {charged}.
        You pay {charged}."""),
    tool("rental.mileage", "Notes what the odometer of a hired car showed at pick-up and at return.",
        [p("contract", "Number of the contract", code("RC-9999|999999|A99999")), p("out_km", "Kilometres when it was handed out", digits(1200, 60000)),
         p("in_km", "Kilometres when it came back", digits(60100, 99000)),
         o("eighths", "Fuel in the tank, in eighths", digits(1, 8)), o("by", "Who took the car back", NAME)],
        """Contract {contract}: {out_km} km at pick-up, {in_km} km at return.
        {contract} out {out_km} in {in_km}
        The car of {contract} left us with {out_km} on the clock and is back with {in_km}.
        It says {in_km} now. When the customer of {contract} drove off it was {out_km}.
        {contract}: {in_km} on return, {out_km} at start, tank {eighths}/8
        {by} took the car of {contract} back at {in_km} km, it went out at {out_km}.
        I hired under {contract}. On the way out of your yard I read {out_km}, today it is {in_km}.
        odometer {out_km} -> {in_km}, {contract}, {eighths} eighths
        From {out_km} up to {in_km}, that is what they drove on contract {contract}.
        Write down for {contract}: start {out_km}, end {in_km}, received by {by}.
        {in_km} end, {out_km} start, {contract}
        The tank shows {eighths} eighths and the meter {in_km}; contract {contract} began at {out_km}.
        The customer of {contract} returned the car to {by}: {in_km} km on it, {out_km} in the morning.
        {out_km} is in the papers of {contract} as the first reading, {in_km} is what I see on the dashboard.
        Please note {out_km} km before and {in_km} km after the rental {contract}.
        For contract {contract} the last reading is {in_km} and the first one {out_km}, with {eighths} eighths of fuel.""",
        {"driven": lambda rng, arguments: arguments["in_km"] - arguments["out_km"] if "in_km" in arguments and "out_km" in arguments else 0, "extra_cost": num(0, 300)},
        """{driven} km were driven, {extra_cost} is to pay extra.
        {driven} km."""),
    tool("SecondDriver", "Lets another person drive a car that somebody has hired.",
        [p("contract", "Number of the contract", code("RC-9999|999999|A99999")), p("renter", "Who hired the car", PERSON), p("extra", "Who may drive it too", PERSON),
         o("age", "Age of the additional driver", digits(18, 80)),
         o("licence", "Licence number of the additional driver", code("AA999999|9999-AAA"))],
        """{extra} should be allowed to drive too. {renter} hired the car, contract {contract}.
        {contract}, renter {renter}, plus {extra}
        Add {extra} to contract {contract} of {renter}.
        {renter} gets tired at the wheel, so {extra} wants to take over now and then. Contract {contract}.
        {contract}: {renter} + {extra} ({age})
        The car of {renter} ({contract}) will also be driven by {extra}, age {age}.
        additional driver {extra}, licence {licence}, main driver {renter}, {contract}
        {renter} signed for {contract}. Can {extra}, licence {licence}, drive it as well?
        My name is {renter}, my contract {contract}, and my partner {extra} will be driving half of the way.
        Put {extra} on the papers as well, {age} years old; {renter} rented it under {contract}.
        We take turns: {extra} next to {renter}, who rented with {contract}.
        contract {contract} / hired by {renter} / may drive: {extra} / {licence}
        If {extra} drove the car of {renter}, would it be insured? Register that for {contract}.
        Number {contract} is in the name of {renter}; {extra}, aged {age}, joins as a driver.
        Please register {extra} as a further driver on {contract}, the contract of {renter}.
        On the contract {contract} that {renter} made, {extra} shall be named as another driver.""",
        {"fee_per_day": num(0, 15), "allowed": pick("yes|yes|only in this country")},
        """Allowed: {allowed}. {extra} costs {fee_per_day} a day.
        It costs {fee_per_day} a day."""),
    tool("night_train", "Books a berth in a sleeping car.",
        [p("from", "Town of departure", CITY), p("to", "Town of arrival", CITY), p("night", "Night of departure", DAY),
         o("berth", "Which bed", choice("lower:a lower berth/a bed at the bottom|middle:a middle berth|upper:an upper berth/a bed at the top")),
         o("women_only", "A compartment for women only", flag("in a women's compartment|among women only", "in a mixed compartment|mixed is fine"))],
        """Night train from {from} to {to} on {night}.
        sleeper {from} > {to}, {night}
        I want to sleep my way to {to}; I leave {from} on {night}.
        Get me {berth} from {from} to {to} on {night}.
        {night}: {to} from {from}, {berth}, {women_only}
        If I go to bed in {from} on {night}, I would like to wake up in {to}.
        couchette {from}-{to} {night} {women_only}
        My back hurts, so it has to be {berth} on the night of {night}, {from} to {to}.
        We wake up in {to}, we board in {from}, and the night is {night}.
        {women_only}, please: {night}, leaving {from}, arriving {to}, with a bed.
        No hotel, on {night} I sleep on the rails: on board in {from}, off again in {to}.
        bed on the train to {to}, start {from}, {night}, {berth}
        Book me a bed in the sleeping car to {to} on {night}. I get on in {from}.
        The overnight train of {night} from {from} has a bed for me, I hope. I have to be in {to} in the morning.
        Please reserve {berth} on the night train to {to} that leaves {from} on {night}.
        I would like a berth {women_only} from {from} to {to}, night of {night}.""",
        {"coach": num(1, 20), "berth_no": num(11, 99)},
        """Coach {coach}, berth {berth_no}.
        Berth {berth_no} in coach {coach}."""),
    tool("fare_watch", "Watches the price of a flight and tells the user when it falls below a sum.",
        [p("from", "Airport of departure", AIRPORT), p("to", "Airport of arrival", AIRPORT), p("below", "Sum below which the user is told", money(30, 700)),
         o("month", "Month of the trip", MONTH),
         o("nonstop", "Only flights without a stop", flag("non-stop only|without a stop", "stops are fine|with or without a stop"))],
        """Tell me when {from} to {to} costs less than {below}.
        {from}-{to} < {below}
        I am in no hurry: as soon as a flight from {from} to {to} is below {below}, let me know.
        Too dear now. Watch {to} from {from} until it drops under {below}, in {month}.
        fare alert {from} > {to}, {month}, {below}
        {below} is what I would spend on getting to {to} from {from}. Write me once that is possible.
        Keep an eye on {from} to {to} in {month}, {nonstop}; ring me below {below}.
        Once somebody flies me from {from} to {to} for under {below}, I am in.
        to {to}, from {from}, under {below}, {nonstop}
        My limit for {from} - {to} is {below}. I would go at once if it got that cheap.
        Prices to {to} change all the time. I leave from {from} in {month} and pay at most {below}.
        {nonstop}: notify me if {from} to {to} falls beneath {below}
        When the ticket from {from} over to {to} becomes cheaper than {below}, I want to hear of it.
        watch {from} {to} {below}
        Please watch the fare from {from} to {to} and tell me when it is under {below}.
        Could you warn me when flying to {to} from {from} in {month} gets cheaper than {below}?""",
        {"now": num(40, 900), "watching": True},
        """It costs {now} now, I keep watching.
        At the moment it is {now}."""),
    tool("my_gate", "Tells the gate and the boarding time of the user's next flight.",
        [],
        """Which gate do I have to go to?
        my gate
        Where does my plane leave from?
        When do we board?
        boarding time and gate please
        I am through security. Where to now?
        Has my gate changed?
        Do I still have time for a coffee before boarding?
        gate number for my flight?
        I lost my boarding pass and do not know where to wait.
        The board is too far to read. From which gate am I flying?
        Left or right after the shops to get to my plane?
        where is my flight boarding
        Is boarding for my plane already on?
        Please tell me the gate of my flight.
        What time do I have to be at the gate?""",
        {"gate": ref("A99"), "boarding": at},
        """Gate {gate}, boarding at {boarding}.
        It is {gate}, from {boarding}."""),
    tool("shift_stay", "Changes the days of arrival and departure of a hotel booking.",
        [p("reservation", "Booking number", code("H-99999|HB999999|AA99-99")), p("arrive", "New day of arrival, YYYY-MM-DD", DATE), p("depart", "New day of departure, YYYY-MM-DD", DATE),
         o("same_room", "Whether the room must stay the same", flag("in the same room|I want to keep my room", "any room will do|another room is fine"))],
        """Change {reservation}: we arrive on {arrive} and leave on {depart}.
        {reservation} in {arrive} out {depart}
        Our holidays moved. For {reservation} we now come on {arrive} and go home on {depart}.
        We have to be gone by {depart}; check-in would be {arrive}. It is about {reservation}.
        {reservation}, new dates {arrive} - {depart}, {same_room}
        I booked the wrong days with {reservation}. First night {arrive}, checking out on {depart}.
        until {depart}, from {arrive}, booking {reservation}
        The fair was put off, so {reservation} should run from {arrive} to {depart}, {same_room}.
        My plane only gets in on {arrive}, and I fly back on {depart}. Please mend {reservation}.
        Departure {depart}, arrival {arrive}: new days for {reservation}
        Can {reservation} start on {arrive} instead and end on {depart}? {same_room}.
        On {arrive} we will be at your desk with {reservation}, on {depart} we hand in the key.
        hotel {reservation} / arr {arrive} / dep {depart} / {same_room}
        If it is possible, let {reservation} begin on {arrive}. The last morning is {depart}.
        Please move my reservation {reservation} to new dates, arrival {arrive}, departure {depart}.
        I would like to stay from {arrive} until {depart} under {reservation}, {same_room}.""",
        {"changed": True, "extra": num(0, 240)},
        """{reservation} is changed, {extra} more is to pay.
        Changed, {extra} extra."""),
    tool("airport_shuttle", "Orders the car of a hotel to fetch guests at the airport.",
        [p("hotel", "Hotel", HOTEL), p("flight", "Flight the guests come with", FLIGHT), p("lands", "When it lands, HH:MM", TIME), o("guests", "Number of guests", integer(2, 8)),
         o("sign", "Name on the sign of the driver", PERSON)],
        """{hotel} should fetch me from the airport, I land with {flight} at {lands}.
        shuttle {hotel}, {flight}, {lands}
        We come in on {flight} at {lands} and stay at {hotel}. Somebody please pick us up.
        Flight {flight} touches down at {lands}. How do the {guests} of us get to {hotel}? Send the hotel car.
        {flight} {lands} -> {hotel}, {guests} pax, sign: {sign}
        Ask {hotel} for a driver with a sign saying {sign}. The plane is {flight}, due at {lands}.
        At {lands} I will be out of {flight} with too many bags to take the bus to {hotel}.
        airport pick-up: {lands}, {flight}, {hotel}, {sign}
        Tell {hotel} that {guests} guests arrive at {lands} with {flight} and would like to be met.
        A driver from {hotel} is to hold up the name {sign} when {flight} arrives at {lands}.
        My parents fly {flight}, landing {lands}. Have {hotel} collect them at the terminal.
        {guests} people, {flight}, {lands}, please a car from {hotel}
        From the airport to {hotel} I need a lift. I am on {flight}, on the ground at {lands}.
        Please let {hotel} know: {flight}, {lands}, {guests} persons, they need a ride from the arrivals hall.
        I would like {hotel} to pick me up when {flight} lands at {lands}.
        Could the van of {hotel} wait for flight {flight} at {lands}? There are {guests} of us.""",
        {"driver": pick("Ivo|Marta|Sami|Lena|Pascal"), "meeting_point": pick("exit B|the coffee bar|the taxi rank|door 4")},
        """{driver} waits for you at {meeting_point}.
        Meet {driver} at {meeting_point}."""),
    tool("hotel_wifi", "Gives the name and the password of the wireless network of the hotel.",
        [],
        """What is the wifi password here?
        wifi code?
        I just got to my room and cannot get online.
        How do guests use the internet in this hotel?
        password for the hotel network please
        My laptop asks for a code before it connects me at the hotel.
        Which network do I pick as a guest, and what do I type in?
        internet login, hotel
        The children want to watch a film in our room and need the code for that.
        Is there internet for guests? Give me what I need for it.
        name + password of the guest network
        The card with the wifi login is missing from my desk.
        I want to mail from the lobby. What do I enter?
        The phone finds several networks here, which one belongs to you and how do I get in?
        Please tell me how to log in to the hotel wifi.
        What is the code for the internet in the rooms?""",
        {"network": pick("Guest|Lobby-Guest|HotelNet|Rooms"), "password": ref("sun-AA99")},
        """Choose {network}, the password is {password}.
        {network}, {password}"""),
    tool("ticket.pass_on", "Puts another name on a ticket, so that somebody else can go.",
        [p("ticket", "Ticket number", code("T-999999|AA9999A|9999-9999|TK99999")), p("holder", "Whose name is on it now", PERSON), p("new_holder", "Who goes instead", PERSON),
         o("email", "Where the new ticket is mailed", EMAIL)],
        """{new_holder} goes instead of {holder} with ticket {ticket}.
        {ticket}: {holder} -> {new_holder}
        The ticket {ticket} is in the name of {holder}, but {new_holder} will use it.
        {holder} is ill. Let {new_holder} have {ticket}.
        {ticket}, new name {new_holder}, old name {holder}, mail to {email}
        Could you write {new_holder} on {ticket} where it says {holder}?
        {holder} cannot come after all, so {new_holder} takes over {ticket}. Send it to {email}.
        name change {ticket}, now {holder}, should be {new_holder}
        I am {holder} and give my ticket {ticket} to {new_holder}.
        Strike out {holder} on {ticket}, put {new_holder}.
        At the door {new_holder} will show {ticket}, so it must not say {holder} any more.
        for {new_holder} ({email}): ticket {ticket} of {holder}
        Instead of {holder}, it is {new_holder} who sits there with {ticket}.
        Ticket number {ticket} was bought for {holder} and now belongs to {new_holder}, whose mail is {email}.
        Please change the name on ticket {ticket} from {holder} to {new_holder}.
        {holder} passes {ticket} on to {new_holder}, please update the name.""",
        {"new_ticket": ref("T-999999"), "fee": num(0, 12)},
        """{new_holder} has the ticket {new_ticket} now, for a fee of {fee}.
        The new number is {new_ticket}."""),
    tool("swap_seats", "Changes a seat that is already booked for another seat in the same hall.",
        [p("event", "Event", EVENT), p("have", "Seat booked so far", SEAT), p("want", "Seat wanted", SEAT), o("extra", "What the other seat may cost more", money(5, 60))],
        """I have {have} for {event} and would like {want}.
        {event}: {have} -> {want}
        Is {want} still free at {event}? I would give up {have} for it.
        A pillar stands in front of {have}. At {event} I would see more from {want}.
        {event}, seat {want} instead of {have}, up to {extra} more
        My friend sits next to {want} at {event}; my own seat is {have}.
        old seat {have}, new seat {want}, {event}
        Give {have} back and take {want} for {event}, as long as it is not more than {extra} extra.
        Somebody tall always sits before {have}. Put me on {want} for {event}.
        From {have} to {want} please, at {event}.
        For {event} I want to move to {want}; I am on {have} now and can add {extra}.
        We are split up at {event}. If I left {have} and took {want}, we would be together.
        want {want} / have {have} / {event} / pay on top {extra}
        It says {have} on my ticket to {event}, {want} would suit my knees better.
        Please change my seat at {event} from {have} to {want}.
        Could I get {want} for {event} in place of {have}?""",
        {"done": pick("yes|no, it is taken"), "difference": num(0, 40)},
        """Changed: {done}. The difference is {difference}.
        {done}"""),
    tool("Tickets.resell", "Offers bought tickets of an event to other people.",
        [p("event", "Event", EVENT), p("paid", "What one ticket cost", money(15, 160)), p("asking", "What one ticket is sold for now", money(10, 180)),
         o("count", "How many tickets", integer(2, 6)),
         o("together", "Whether they are only sold together", flag("only together|not one by one", "one by one if need be|also single ones"))],
        """Sell my ticket for {event}. I paid {paid} and want {asking}.
        {event}: bought {paid}, for sale {asking}
        I cannot go to {event}. My ticket was {paid}; I would let it go for {asking}.
        Somebody should have {asking} to spare and go to {event} for me, it cost me {paid}.
        resale {event}, {count} tickets, {asking} each (was {paid}), {together}
        Offer {count} places at {event} at {asking} apiece, original price {paid}.
        Asking {asking}, original {paid}, {event}
        We have {count} tickets too many for {event}; find buyers at {asking} each, {together}. They were {paid} each.
        My boss needs me that night, so {event} is off. Ticket price {paid}, I ask {asking}.
        For {asking} anybody may take over my ticket to {event}, which I bought at {paid}.
        {event}, {count} tickets, {together}, price new {paid}, price now {asking}
        At the box office it was {paid}. Put my ticket for {event} up at {asking}.
        Who wants to see {event}? {count} tickets at {asking}, {paid} when I bought them, {together}.
        Put up for sale: {event}, I want {asking} for what cost me {paid}.
        I would like to sell a ticket to {event} for {asking} that I bought for {paid}.
        Please offer my place at {event}. It was {paid} and {asking} would do.""",
        {"listing": ref("R-9999"), "interested": num(0, 30)},
        """Offer {listing} is online, {interested} people are interested.
        {interested} people want it."""),
    tool("event_page", "Publishes a page for an event with its hours and place.",
        [p("title", "Name of the event", EVENT), p("venue", "Where it is", PLACE), p("doors", "When people are let in, HH:MM", TIME), p("starts", "When it begins, HH:MM", TIME),
         o("places", "How many people may come", digits(30, 900, 10)),
         o("free", "Whether entry costs nothing", flag("entry is free|free of charge", "with paid entry|people have to pay"))],
        """Announce {title} at {venue}, doors at {doors}, start at {starts}.
        {title} / {venue} / doors {doors} / start {starts}
        {title} begins at {starts} in {venue}. People can come in from {doors}.
        We open the doors of {venue} at {doors} and {title} gets going at {starts}. Make a page for it, {free}.
        page: {title}, {venue}, starts {starts}, doors {doors}, {places} places
        At {starts} the curtain of {title} goes up; {venue} lets people in at {doors}.
        Nobody knows of {title} yet. It is in {venue}, begins {starts}, entrance from {doors}, room for {places}.
        {venue}, {title}, {free}, let in {doors}, first song {starts}
        Put {title} on the web: the hall is {venue}, it opens at {doors}, the show is at {starts}.
        Up to {places} people fit into {venue} for {title}. Entrance {doors}, beginning {starts}.
        Starting at {starts} (doors {doors}): {title}, {venue}, {free}
        The band plays from {starts} on, but {venue} opens at {doors} already. Call it {title}.
        Publish that {title} takes place in {venue} with {places} seats, doors {doors}, beginning {starts}.
        {title} needs a page of its own. Place {venue}, in from {doors}, on stage {starts}.
        Please create a page for {title} in {venue}: doors open at {doors}, it starts at {starts}.
        I want a page that tells people to be at {venue} from {doors} for {title} at {starts}, {free}.""",
        {"page": ref("e/9999"), "online": True},
        """The page of {title} is online under {page}.
        It is online: {page}."""),
    tool("guestlist.add", "Writes a guest on the list of an event who then need not pay.",
        [p("event", "Event", EVENT), p("guest", "Who gets in", PERSON), p("host", "Who invited the guest", PERSON), o("companions", "How many people the guest may bring", integer(1, 4)),
         o("backstage", "Whether the guest may go behind the stage", flag("with backstage access|also behind the stage", "not backstage|front of house only"))],
        """Put {guest} on the list for {event}, invited by {host}.
        {event}: {guest}, guest of {host}
        {host} would like {guest} to get into {event} for nothing.
        {guest} does not have to pay at {event}, {host} asked for that.
        list {event} / {guest} + {companions} / by {host}
        On behalf of {host}: {guest} comes to {event}, {backstage}.
        {host} plays at {event} and wants {guest} to be let in with {companions} others.
        guest {guest}, host {host}, {event}, {backstage}
        When {guest} turns up at the door of {event}, wave them through. {host} says so.
        {guest} plus {companions} for {event}; the invitation is from {host}.
        The singer {host} has a friend, {guest}, who should be let into {event}, {backstage}.
        {event}, door list: name {guest}, from {host}
        At {event} there will be a {guest} who was promised free entry by {host}.
        I am {host} and bring somebody to {event}: {guest}, who may have {companions} people along.
        Please add {guest} to the guest list of {event}. {host} is the one who invites.
        Could {guest} come to {event} as a guest of {host}, {backstage}?""",
        {"on_list": num(1, 200), "desk": pick("side entrance|box office|main door|artists' entrance")},
        """{guest} is on the list; please ask at the {desk}.
        The list has {on_list} names now."""),
    tool("SeatSearch", "Finds free seats next to each other for an event, within a range of prices.",
        [p("event", "Event", EVENT), p("seats", "How many seats side by side", integer(2, 8)), o("from_price", "Cheapest price", money(10, 45)),
         o("to_price", "Dearest price", money(50, 190)),
         o("area", "Part of the hall", choice("stalls:in the stalls|balcony:on the balcony/up on the balcony|box:in a box|standing:in the standing area"))],
        """Are there {seats} seats together for {event}?
        {event} {seats} side by side
        We are {seats} and want to sit next to each other at {event}.
        Find {seats} places in one row for {event} that cost {to_price} at most.
        {event}, {seats} seats, {from_price} to {to_price}, {area}
        I would not sit in the cheapest ones: from {from_price} upwards, {seats} together, {event}.
        {seats} seats {area} for {event}
        My family wants to see {event}, that makes {seats}, and nobody wants to sit alone.
        Is anything left {area} for {seats} of us at {event}, not over {to_price} each?
        up to {to_price}, at least {from_price}, {seats} adjacent, {event}
        {event}, {seats} of us in one row. Does that still work?
        Between {from_price} and {to_price} a seat, {seats} of them without a gap, for {event}
        What is free {area} at {event} if {seats} people would like to stay together?
        Look for {seats} neighbouring seats for {event}, price from {from_price}.
        Please find {seats} free seats next to each other at {event}.
        Can {seats} people sit together at {event} for no more than {to_price} each, {area}?""",
        {"row": ref("A"), "first_seat": num(1, 40), "options": num(0, 12)},
        """There are {options} possibilities, the best is row {row} from seat {first_seat}.
        Row {row}, from seat {first_seat}."""),
    tool("stop_along_way", "Finds a place for a break or an errand on the way from one town to another.",
        [p("start", "Town where the trip starts", CITY), p("goal", "Town where it ends", CITY),
         p("need", "What is looked for", choice("fuel:a petrol station/petrol|food:something to eat/a place to eat|"
            "charger:a charger for the car/a charging point|bed:a bed for the night/a place to sleep|toilet:a toilet")),
         o("detour", "Longest detour in minutes", digits(5, 45, 5)), o("after_km", "Kilometres to drive before it", digits(40, 400, 10))],
        """I drive from {start} to {goal} and need {need} on the way.
        {need} between {start} and {goal}
        On the road from {start} to {goal}, where do I find {need}?
        We left {start} for {goal}. In {after_km} km or so we will want {need}.
        {start} > {goal}: {need}, detour {detour} min
        {need} would be good somewhere before {goal}, we come from {start}.
        The way to {goal} is long; starting in {start}, I would like {need} without losing more than {detour} minutes.
        {need} after {after_km} km, {start} - {goal}
        Sooner or later we will have to look for {need}. We set off in {start} and want to get to {goal}.
        Is there {need} along the route to {goal} if I set out in {start}? I can spare {detour} minutes.
        going to {goal}, coming from {start}, looking for {need}
        It will be a full day in the car from {start} to {goal}, so look for {need} after {after_km} kilometres.
        Where do people stop for {need} when they go from {start} to {goal}?
        Once I am {after_km} kilometres out of {start}, towards {goal}, show me {need}. At most {detour} minutes off the road.
        Please find {need} on my way from {start} to {goal}.
        Where is {need} by the road to {goal} if one comes from {start}, not over {detour} minutes away from it?""",
        {"place": pick("Oak Corner|Westgate Services|River Stop|Mill Junction"), "detour_minutes": num(1, 30)},
        """{place} is good, it costs you {detour_minutes} minutes.
        Try {place}."""),
    tool("FixPlaceHours", "Corrects the opening hours of a place on the map.",
        [p("place", "Place", PLACE), p("weekday", "Day of the week", WEEKDAY), p("opens", "When it opens, HH:MM", TIME), p("closes", "When it closes, HH:MM", TIME),
         o("seen", "How the user knows",
            choice("sign:I read it on the door/it is written on the door|phone:I phoned them/they told me by phone|website:their website says so/I have it from their website"))],
        """{place} opens at {opens} and closes at {closes} on {weekday}.
        {place} {weekday} {opens}-{closes}
        The map is wrong: on {weekday}, {place} is open from {opens} until {closes}.
        I stood before a locked door. {weekday} hours of {place} begin at {opens} and end at {closes}.
        {weekday}, {place}: closes {closes}, opens {opens}, {seen}
        {place} now shuts at {closes} on {weekday}, still opening at {opens}, {seen}.
        hours of {place}, {weekday}: from {opens} to {closes}
        Your page has the wrong times for {place}. {weekday} it starts at {opens} and is over at {closes}.
        On {weekday} nobody is at {place} before {opens} nor after {closes}; {seen}.
        Closing time of {place} is {closes} on {weekday}, opening time {opens}. Please mend that.
        {seen}: {place}, {weekday}, {opens} to {closes}
        My aunt runs {place}. She unlocks at {opens} on {weekday} and goes home at {closes}.
        correct {place} / {weekday} / opens {opens} / closes {closes}
        You can get into {place} until {closes} on {weekday}, from {opens} on; {seen}.
        Please set the {weekday} hours of {place} to {opens} until {closes}.
        For {weekday} it should say that {place} is open between {opens} and {closes}.""",
        {"accepted": True, "thanks_points": num(1, 20)},
        """Thank you, the hours of {place} are corrected. You get {thanks_points} points.
        Corrected."""),
    tool("RenamePlace", "Reports that a place on the map has another name now.",
        [p("old_name", "Name on the map", PLACE), p("new_name", "Name it has now", PLACE), o("street", "Where it is", ADDRESS),
         o("owner_changed", "Whether somebody new runs it", flag("under new owners|somebody new runs it", "same owners|run by the same people"))],
        """{old_name} is called {new_name} now.
        {old_name} -> {new_name}
        On the map it still says {old_name}, but the sign reads {new_name}.
        {new_name} is what used to be {old_name}.
        rename {old_name} to {new_name}, {street}
        There is no {old_name} any more; it became {new_name}, {owner_changed}.
        I looked for {new_name} at {street} and found it as {old_name} on your map.
        {new_name} ({street}), formerly {old_name}, {owner_changed}
        My shop was {old_name} until last week. From now on it is {new_name}.
        wrong name: {old_name}, right name: {new_name}
        People still search for {old_name}, yet over the door you read {new_name}.
        Write {new_name} where the map shows {old_name} at {street}.
        {owner_changed}: {old_name} turned into {new_name}
        The locals say {new_name}. Nobody has used {old_name} for years, so correct it.
        Please change the name {old_name} on the map to {new_name}.
        {old_name} at {street} got the name {new_name}, could you update that?""",
        {"report": ref("M9999"), "checked_by": on},
        """Report {report} is checked by {checked_by}.
        It will be checked by {checked_by}."""),
    tool("leave_by", "Tells when to set off in order to be somewhere in time.",
        [p("start", "Where the user sets off", LANDMARK), p("goal", "Where the user has to be", ADDRESS), p("arrive", "When to be there, HH:MM", TIME),
         o("by", "Means of travel", choice("car:by car|bike:by bike|foot:on foot|transit:by bus or tram/by public transport")),
         o("spare", "Minutes to be early", digits(5, 30, 5))],
        """When do I have to leave {start} to be at {goal} by {arrive}?
        {start} > {goal}, there at {arrive}
        My appointment at {goal} is at {arrive}; I come from {start}.
        {arrive} at {goal}, {by}, from {start}
        I must not be late: {goal} at {arrive}, {spare} minutes early to be sure. I will be at {start} before.
        From {start} to {goal} {by}, arriving at {arrive}. When should I go?
        If I have to ring the bell of {goal} at {arrive}, when do I get going at {start}?
        be at {goal} {arrive}, start {start}, buffer {spare} min
        How long can I stay at {start}? They expect me at {arrive} at {goal}.
        Dinner is at {arrive} at {goal} and we are still at {start}. We go {by}.
        arrival {arrive}, {goal}, starting at {start}, {by}, {spare} minutes in hand
        The interview at {goal} begins at {arrive}. I set off at {start} {by}.
        By {arrive} I want to stand before {goal}. Tell me the latest moment to leave {start}.
        I would like to have {spare} minutes left at {goal} before {arrive}. When must I walk out of {start}?
        What is the latest I can leave {start} if I need to reach {goal} at {arrive}?
        I need to arrive at {goal} at {arrive}, {by}. When shall I depart from {start}?""",
        {"leave_at": at, "minutes": num(5, 90)},
        """Leave at {leave_at}, the way takes {minutes} minutes.
        At {leave_at}."""),
    tool("keep_place", "Saves a place of the map in one of the user's lists.",
        [p("place", "Place", PLACE),
         p("list", "Name of the list", text("Favourites|Want to go|Date ideas|With the kids|Lunch spots|Rainy days|Summer trip|For visitors|Work|Hidden gems|To avoid|Birthday ideas")),
         o("note", "Words to remember it by",
            text("try the cake|closed in winter|ask for the back room|nice view|too loud|bring cash|book early|dogs welcome|cheap before noon|parking behind the house|lovely staff")),
         o("visited", "Whether the user has been there", flag("I have been there|been there already", "I have not been there yet|never been there"))],
        """Save {place} in {list}.
        {place} -> {list}
        {place} belongs in my list {list}.
        A friend told me about {place}. I do not want to forget it, so under {list} it goes.
        {list}: {place}, "{note}"
        Put {place} on the list called {list}, {visited}.
        I like {place}; keep it in {list} with the note "{note}".
        {place}, {list}, {visited}
        Next time I open {list} on the map I want to see {place} there.
        In {list} there should be {place}, and the remark "{note}" next to it.
        Mark {place} for me, list {list}, note "{note}", {visited}
        We just walked past {place} and it looked good. File it under {list}.
        add to {list} - {place}
        {visited}, but keep {place} in {list} for me.
        Please add {place} to my list {list}.
        Could you store {place} under {list}? Write "{note}" beside it.""",
        {"saved": True, "in_list": num(1, 60)},
        """{place} is saved; {list} now has {in_list} places.
        {list} has {in_list} places."""),
    tool("route.avoid", "Sets what the navigation must go around from now on.",
        [p("things", "What to go around", several("tolls|motorways|tunnels|ferries|bridges|gravel roads|city centres|steep hills|narrow lanes|borders|roundabouts|dirt tracks", 1, 3)),
         o("until", "Last day it holds", DAY),
         o("vehicle", "Vehicle it holds for", text("car|camper|truck|motorbike|bicycle|van|bus|horse trailer|scooter|tractor"))],
        """Avoid {things} when you guide me.
        no {things}
        I am afraid of {things}. Never lead me there.
        Until {until} keep me away from {things}.
        {vehicle}: without {things}
        With the {vehicle} I cannot do {things}, so plan around that.
        skip {things} until {until}
        Last time you took me over {things}, and I hated it. Not again.
        Routes for my {vehicle} must not have {things}.
        navigation: {things} off, {vehicle}, until {until}
        The brakes get mended on {until}; up to then, please, no {things}.
        Could the navigator please forget about {things}?
        We do not want to see {things} on this holiday. It ends on {until}.
        Anything but {things}, I would rather drive longer.
        Please plan my routes without {things} from now on.
        Lead me around {things} whenever I take the {vehicle}.""",
        {"saved": True, "longer_percent": num(1, 35)},
        """Noted; your ways get about {longer_percent} percent longer.
        Saved."""),
]
