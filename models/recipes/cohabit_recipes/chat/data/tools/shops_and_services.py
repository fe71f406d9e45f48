"""Tools of shops and services."""

from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, CURRENCY, DATE, DAY, ITEM, MESSAGE, NAME, PERSON, PRODUCT, TIME, TITLE, WEEKDAY, at, choice, code, dec, decimal,
    digits, flag, integer, money, num, o, on, p, pick, place, ref, text, tool,
)  # fmt: skip

SHOPS: list[Tool] = [
    tool("search_products", "Search a shop for products.",
        [p("query", "What to look for", PRODUCT), o("max_price", "Highest price", money(10, 500))],
        """Show me {query}.
        I am looking for {query} under {max_price}.
        Do you sell {query}?
        {query}, at most {max_price}
        I want to buy {query}.
        Which {query} does the shop have below {max_price}?
        My sister wishes for {query}. What can you offer?
        Are there any {query} I could order?""",
        {"product": pick("Classic 200|Nordic Light|Comfort Plus|Prime Set|Basic One"), "price": num(10, 400)},
        """We have {product} for {price} euros.
        Among the {query} there is {product} for {price} euros.
        {product} costs {price} euros."""),
    tool("addToCart", "Put an article into the shopping cart.",
        [p("article", "Number of the article", code("A-999|AA-9999|P9999")), p("quantity", "Number of pieces", integer(1, 12))],
        """Put {quantity} of {article} in my cart.
        I take {quantity} pieces of {article}.
        {quantity} x {article}
        Add article {article} to the basket, {quantity} times.
        {article} is nice, I would like {quantity}.
        Please place {quantity} pieces of {article} into the cart.
        Let me have {quantity} of the {article}.
        My basket should contain {article}, quantity {quantity}.""",
        {"total": num(10, 600), "items": num(1, 20)},
        """{quantity} of {article} are in the cart, {total} euros in total.
        Your cart costs {total} euros now.
        The cart holds {items} items."""),
    tool("view_cart", "Show what is in the shopping cart.",
        [],
        """What is in my cart?
        Show my basket.
        How much would I pay for everything I picked so far?
        Cart, please.
        Before I pay, let me see what I have chosen.
        Which things did I put into the basket?
        List the articles I am about to buy.
        What have I collected in the shop until now?""",
        {"items": num(1, 12), "total": num(10, 500)},
        """There are {items} items for {total} euros.
        Your cart holds {items} items.
        You would pay {total} euros."""),
    tool("apply_coupon", "Use a discount code on the cart.",
        [p("code", "Code of the discount", code("SAVE99|AAAA99|GIFT-999"))],
        """I have the discount code {code}.
        Use the coupon {code}.
        Take something off with {code}.
        {code} voucher
        A friend gave me {code}, does it make this cheaper?
        Please redeem {code}.
        Enter the promo code {code} for me.
        Could you take {code} into account before I pay?""",
        {"saved": num(2, 60), "total": num(20, 300)},
        """The code {code} saves {saved} euros.
        You save {saved} euros and pay {total}.
        With {code} the total is {total} euros."""),
    tool("trackParcel", "Tell where a parcel is.",
        [p("tracking_number", "Number of the parcel", code("AA999999999|9999-9999|PK99999"))],
        """Where is my parcel {tracking_number}?
        Track {tracking_number}.
        When will the package {tracking_number} arrive?
        I am waiting for a delivery, the number is {tracking_number}.
        parcel {tracking_number}
        Has {tracking_number} been shipped?
        Look up the shipment {tracking_number}, please.
        My box {tracking_number} should have come yesterday. What happened?""",
        {"location": place, "arrives": on},
        """The parcel {tracking_number} is in {location}.
        It is in {location} and arrives on {arrives}.
        Your parcel arrives on {arrives}."""),
    tool("order_status", "Show the state of a shop order.",
        [p("order_id", "Number of the order", code("9999|A-9999|ORD-999"))],
        """How is my order {order_id}?
        What is the state of order {order_id}?
        I bought something last week, order {order_id}. Was it sent?
        Order {order_id}, please.
        Did you already pack {order_id}?
        Check what became of order number {order_id}.
        I want to know how far {order_id} is.
        Any progress with what I ordered under {order_id}?""",
        {"state": pick("packed|on the way|delivered|waiting for payment|cancelled"), "updated": on},
        """Order {order_id} is {state}.
        The order is {state} since {updated}.
        {order_id} is {state}."""),
    tool("cancel_order", "Cancel an order before it is sent.",
        [p("order_id", "Number of the order", code("9999|A-9999|ORD-999"))],
        """Cancel order {order_id}.
        I do not want {order_id} any more.
        Please stop my order {order_id}.
        {order_id}: cancel
        I ordered twice by mistake, take back {order_id}.
        Can I still call off {order_id}?
        I changed my mind about order {order_id}, do not ship it.
        Forget about my purchase {order_id}.""",
        {"refund": num(5, 300)},
        """Order {order_id} is cancelled; you get {refund} euros back.
        I cancelled {order_id}.
        {refund} euros will be paid back."""),
    tool("returnItem", "Send an article back to the shop.",
        [p("order_id", "Number of the order", code("9999|A-9999|ORD-999")), p("reason", "Why it goes back", choice("broken|too small|too big|wrong colour|late"))],
        """I want to return {order_id}, it is {reason}.
        Order {order_id} is {reason}, take it back.
        Send back {order_id} because it is {reason}.
        return {order_id}, {reason}
        What I got in {order_id} is {reason}. I would like to give it back.
        The things from order {order_id} are {reason}, please arrange a return.
        It turned out {reason}, so {order_id} should go back.
        I am not happy with {order_id}: {reason}. How do I hand it back? Start it, please.""",
        {"label": ref("RL-999"), "until": on},
        """The return label for {order_id} is {label}.
        Use the label {label} until {until}.
        You can send {order_id} back until {until}."""),
    tool("write_review", "Publish a review of a product.",
        [p("product", "What is reviewed", PRODUCT), p("stars", "Stars from 1 to 5", integer(1, 5)), o("comment", "Text of the review", text("works well|arrived late|good value|too loud|very pretty|broke quickly|my kids love it|as described|smells odd|easy to clean"))],
        """Give the {product} {stars} stars.
        I rate the {product} with {stars} stars: {comment}
        {stars} stars for the {product}.
        Review of the {product}: {stars} stars, {comment}
        The {product} deserve {stars} stars.
        Please publish my opinion on the {product}: {comment}, {stars} stars.
        My verdict on the {product} is {stars} out of 5.
        I would grade the {product} {stars}; {comment}.""",
        {"average": dec(1.5, 5), "reviews": num(2, 900)},
        """Your {stars} stars for the {product} are published.
        The {product} have {average} stars on average now.
        Thank you; there are {reviews} reviews."""),
    tool("compare_prices", "Find the cheapest shop for a product.",
        [p("product", "What to buy", PRODUCT)],
        """Where are {product} cheapest?
        Compare prices for {product}.
        Which shop has the lowest price for {product}?
        {product} price comparison
        I do not want to pay too much for {product}. Where should I go?
        Find me the best deal on {product}.
        Who sells {product} for the least money?
        Before I buy {product}, check what other shops charge.""",
        {"shop": pick("Homely|Megamart|Corner Store|Fairbuy"), "price": num(5, 300)},
        """{shop} sells {product} for {price} euros.
        The cheapest is {shop} with {price} euros.
        {product} cost {price} euros at {shop}."""),
    tool("store_hours", "Tell when a shop is open.",
        [p("store", "Name of the shop", BRAND), o("day", "Day of the visit", WEEKDAY)],
        """When does {store} open?
        Is {store} open on {day}?
        Opening hours of {store}, {day}
        I want to go shopping at {store}. Until when are they there?
        How late can I shop at {store} on {day}?
        Tell me the business hours of {store}.
        Does {store} close early on {day}?
        At what time does the shop {store} let people in?""",
        {"opens": at, "closes": at},
        """{store} opens at {opens} and closes at {closes}.
        The hours of {store} are {opens} to {closes}.
        It opens at {opens}."""),
    tool("book_table", "Reserve a table at a restaurant.",
        [p("restaurant", "Name of the restaurant", text("Bella Roma|The Green Fork|Golden Wok|Chez Marie|Blue Lobster|La Cantina|Spice Garden|Old Tavern|Sakura|The Hungry Bear|Olive Tree|Lantern")), p("people", "Number of guests", integer(1, 12)), p("date", "Day of the meal", DATE), p("time", "Time of arrival", TIME)],
        """Book a table at {restaurant} for {people} on {date} at {time}.
        {restaurant}, {people} people, {date}, {time}
        We are {people} and want to eat at {restaurant} on {date} at {time}.
        Please get us a table for {people} at {restaurant}, {date}, {time}.
        It is our anniversary on {date}. Dinner for {people} at {restaurant}, {time}, please.
        Is there room for {people} guests at {restaurant} on {date} around {time}? Take it.
        On {date} I invite friends, {people} in all, to {restaurant} at {time}. Arrange it.
        Tell {restaurant} that {people} of us come on {date} at {time}.""",
        {"table": num(1, 40), "booking": ref("B99")},
        """Table {table} at {restaurant} is yours on {date} at {time}.
        {restaurant} expects {people} guests at {time}.
        Your booking at {restaurant} is {booking}."""),
    tool("orderPizza", "Order pizzas to be delivered.",
        [p("kind", "Kind of pizza", text("margherita|salami|tuna|four cheese|mushroom|spinach|hawaii|pepperoni|vegetable|ham")), p("size", "Size of the pizza", choice("small|medium|large")), p("quantity", "Number of pizzas", integer(1, 8))],
        """I want {quantity} {size} {kind} pizza.
        {quantity} x {kind}, {size}
        We are hungry, send {quantity} {size} pizzas with {kind}.
        Pizza please: {kind}, {size}, {quantity} of them.
        Have {quantity} {kind} pizzas delivered, size {size}.
        Could you get us {quantity} {size} {kind} pizzas?
        Tonight we eat pizza, {kind}, {size}. We need {quantity}.
        Make it {quantity} of the {kind} pizza in {size}.""",
        {"minutes": num(20, 70), "price": num(8, 90)},
        """The pizza comes in {minutes} minutes and costs {price} euros.
        {quantity} {size} pizzas are on the way.
        Your {kind} pizza costs {price} euros."""),
    tool("restaurant_search", "Find restaurants by cuisine in a city.",
        [p("cuisine", "Kind of food", choice("Italian|Indian|Thai|Mexican|Greek|Japanese|Turkish|French")), p("city", "City of the restaurant", CITY)],
        """Where can I eat {cuisine} food in {city}?
        {cuisine} restaurant in {city}
        I would love {cuisine} food tonight in {city}.
        Find a place in {city} with {cuisine} dishes.
        Is there a good {cuisine} place in {city}?
        Recommend somewhere {cuisine} to have dinner in {city}.
        We are in {city} and fancy something {cuisine} to eat.
        My guests like {cuisine} cooking. Which restaurant in {city} would you pick?""",
        {"name": pick("The Green Fork|Golden Wok|Chez Marie|Olive Tree|Lantern"), "rating": dec(3, 5)},
        """In {city} you can eat {cuisine} food at {name}.
        {name} has {rating} stars.
        Try {name} in {city}."""),
    tool("menu_of_the_day", "Show what the canteen cooks on a day.",
        [p("day", "Day of the meal", WEEKDAY)],
        """What is for lunch on {day}?
        Canteen menu {day}
        What does the canteen cook on {day}?
        I might eat at work on {day}. What do they serve?
        Tell me what I can eat at the canteen on {day}.
        Is there something good in the canteen on {day}?
        Which dish do we get on {day} at the canteen?
        {day}: what will be on my plate at lunch?""",
        {"dish": pick("lentil soup|fish with rice|vegetable curry|pasta with cheese|potato salad"), "price": num(3, 9)},
        """On {day} there is {dish}.
        The canteen cooks {dish} for {price} euros.
        {dish} is served on {day}."""),
    tool("book_haircut", "Make an appointment at the hairdresser.",
        [p("date", "Day of the haircut", DATE), p("time", "Start time", TIME), o("stylist", "Wanted hairdresser", NAME)],
        """I need a haircut on {date} at {time}.
        Hairdresser, {date}, {time}, with {stylist}
        My hair is too long, get me to the salon on {date} at {time}.
        Can {stylist} cut my hair on {date} at {time}?
        Please make a date at the hair salon: {date}, {time}.
        On {date} at {time} I would like to have my hair done by {stylist}.
        Fix an appointment to trim my hair for {date}, {time}.
        Is a chair free at the barber's on {date} at {time}? I will come.""",
        {"salon": pick("Hair Lounge|Scissor Sisters|Cut and Go"), "price": num(15, 80)},
        """Your haircut is on {date} at {time}.
        {salon} expects you on {date} at {time}.
        The haircut at {salon} costs {price} euros."""),
    tool("doctorAppointment", "Make an appointment with a doctor.",
        [p("patient", "Name of the patient", PERSON), p("speciality", "Kind of doctor", choice("dentist|eye doctor|skin doctor|family doctor|heart doctor")), p("date", "Wanted day", DATE)],
        """{patient} has to see a {speciality} on {date}.
        Make {patient} an appointment with the {speciality} for {date}.
        {speciality}, {patient}, {date}
        {patient} is in pain, please get a {speciality} on {date}.
        Can a {speciality} see {patient} on {date}?
        I am {patient} and would like to visit the {speciality} on {date}.
        On {date} the {speciality} should take a look at {patient}.
        Find a time at a {speciality} for {patient}, the day is {date}.""",
        {"doctor": pick("Dr. Lind|Dr. Moss|Dr. Abara|Dr. Sato"), "time": at},
        """{doctor} sees {patient} on {date} at {time}.
        {patient} has an appointment with {doctor} at {time}.
        The {speciality} is free on {date} at {time}."""),
    tool("refill_prescription", "Order a medicine again at the pharmacy.",
        [p("medicine", "Name of the medicine", BRAND), p("packs", "Number of packs", integer(1, 4))],
        """I need {packs} packs of {medicine} again.
        Refill {medicine}, {packs} packs.
        My {medicine} is nearly used up, order {packs} packs.
        {medicine} x {packs}, pharmacy
        Please get {packs} more packs of my medicine {medicine}.
        Ask the pharmacy for {packs} packs of {medicine}.
        The pharmacy should prepare {medicine} for me, {packs} packs.
        I take {medicine} daily and have none left; {packs} packs, please.""",
        {"ready": on, "pharmacy": pick("Sun Pharmacy|Lion Pharmacy|Park Pharmacy")},
        """{medicine} is ready on {ready}.
        You can fetch {medicine} at {pharmacy}.
        {pharmacy} has {packs} packs ready on {ready}."""),
    tool("vet_visit", "Book a visit of a pet at the animal doctor.",
        [p("pet", "Name of the pet", NAME), p("animal", "Kind of animal", choice("dog|cat|rabbit|parrot|hamster|horse")), p("day", "Day of the visit", DAY)],
        """My {animal} {pet} must see the vet {day}.
        Vet for {pet}, a {animal}, {day}.
        {pet} does not eat. It is a {animal}. Get us to the animal doctor {day}.
        Please bring {pet} the {animal} in at the vet {day}.
        Can the animal doctor look at my {animal} {pet} {day}?
        {animal} {pet}, {day}, vet
        The {animal} called {pet} needs its shots, find a slot at the clinic {day}.
        I worry about {pet}, our {animal}. Is the animal clinic free {day}? Please arrange it.""",
        {"time": at, "vet": pick("Dr. Paws|Dr. Finch|Dr. Hale")},
        """{vet} sees {pet} at {time}.
        {pet} has a visit at {time}.
        The {animal} {pet} can come at {time}."""),
    tool("bookCinema", "Buy cinema tickets for a film.",
        [p("film", "Title of the film", text("The Last Lighthouse|River of Stars|Two Left Shoes|Night Train|Silent Snow|The Clockmaker|Paper Moon|Red Kite|Summer of Bees|Deep Water|Lost Map|Midnight Bakery")), p("tickets", "Number of tickets", integer(1, 8)), p("time", "Start of the show", TIME)],
        """{tickets} tickets for {film} at {time}.
        I want to see {film} at {time}, {tickets} seats.
        Get {tickets} cinema tickets for the film {film}, {time} show.
        We are {tickets} and would like to watch {film} at {time} at the cinema.
        {film}, {time}, {tickets} people
        Can you reserve {tickets} places for {film} at {time}?
        Tonight at {time} they show {film}. Buy {tickets} seats.
        The movie {film} begins at {time}; {tickets} of us want to go in.""",
        {"row": num(1, 20), "price": num(8, 90)},
        """{tickets} tickets for {film} at {time} are booked in row {row}.
        You sit in row {row}; it costs {price} euros.
        {film} starts at {time}, your row is {row}."""),
    tool("concert_tickets", "Buy tickets for a concert of a band.",
        [p("band", "Name of the band", BRAND), p("city", "City of the concert", CITY), p("quantity", "Number of tickets", integer(1, 6))],
        """Get {quantity} tickets for the {band} concert in {city}.
        {band} plays in {city}, I need {quantity} tickets.
        {quantity} x {band}, {city}
        My friends love {band}. Buy {quantity} tickets for the show in {city}.
        I would like to hear {band} live in {city} with {quantity} seats.
        Please order {quantity} tickets for {band} in {city}.
        When {band} comes to {city}, {quantity} of us want to be there. Get the tickets.
        Secure {quantity} places at the gig of {band} in {city}.""",
        {"date": on, "price": num(20, 300)},
        """You have {quantity} tickets for {band} on {date}.
        {band} plays in {city} on {date}; the price is {price} euros.
        The tickets for {band} cost {price} euros."""),
    tool("museum_tickets", "Buy entrance to a museum.",
        [p("museum", "Name of the museum", text("City Museum|Train Museum|Museum of Glass|Modern Art House|Sea Museum|Toy Museum|Castle Museum|Space Centre|Science Hall|Museum of Maps")), p("adults", "Number of adults", integer(1, 8)), o("children", "Number of children", integer(1, 8))],
        """{adults} adults want to visit the {museum}.
        {museum}: {adults} adults, {children} children
        Entrance to the {museum} for {adults} adults, please.
        We would like to see the {museum}, {adults} adults and {children} children.
        Buy admission for {adults} adults at the {museum}.
        Let {adults} adults with {children} children into the {museum}.
        It is raining, so {adults} grown-ups go to the {museum}. Get us in.
        How about the {museum}? We are {adults} adults and {children} kids, buy the tickets.""",
        {"price": num(5, 90), "valid": on},
        """Your tickets for the {museum} cost {price} euros.
        The {museum} lets you in on {valid}.
        You pay {price} euros for the {museum}."""),
    tool("gym_class", "Sign up for a class at the gym.",
        [p("class_name", "Name of the class", choice("yoga|pilates|boxing|spinning|dance|aerobics")), p("day", "Day of the class", WEEKDAY)],
        """Sign me up for {class_name} on {day}.
        I want to do {class_name} on {day}.
        {class_name}, {day}
        My back hurts. Put me into the {class_name} course on {day}.
        Is there a place left in {class_name} on {day}? I would come.
        Please reserve a spot for me in {day}'s {class_name} class.
        On {day} I will go to {class_name}, tell the gym.
        Let me join the {class_name} lesson on {day}.""",
        {"time": at, "trainer": pick("Kim|Sandra|Leo|Mo")},
        """You are in {class_name} on {day} at {time}.
        {class_name} starts at {time} with {trainer}.
        {trainer} expects you on {day} at {time}."""),
    tool("libraryLoan", "Reserve a book at the library.",
        [p("title", "Title of the book", text("The Secret Garden|Treasure Island|Jane Eyre|Moby Dick|Dracula|Emma|Little Women|Black Beauty|Ivanhoe|The Time Machine|Kidnapped|Robinson Crusoe|Persuasion|Walden")), o("branch", "Branch of the library", choice("north|south|central"))],
        """Reserve {title} for me.
        I want to borrow {title}.
        Does the library have {title}? Put it aside for me in the {branch} branch.
        library: {title}
        My daughter must read {title} at school, please get it from the library.
        Keep a copy of {title} at the {branch} library.
        I would like to read {title} without buying it.
        Ask for the book {title} at the {branch} branch.""",
        {"shelf": ref("S-99"), "until": on},
        """{title} waits for you until {until}.
        You find {title} on shelf {shelf}.
        {title} is reserved until {until}."""),
    tool("renew_loan", "Extend the loan of a borrowed book.",
        [p("barcode", "Number in the book", code("B999999|99999999"))],
        """Extend the loan of {barcode}.
        I have not finished the book {barcode}, may I keep it longer?
        Renew {barcode}.
        Please give me more time for {barcode}.
        {barcode} prolong
        The book with the number {barcode} is due, extend it.
        Can I have {barcode} for some more weeks?
        I still read in {barcode}, so push its return date back.""",
        {"due": on, "renewals_left": num(0, 3)},
        """You can keep {barcode} until {due}.
        The new date is {due}.
        {barcode} is due on {due}; {renewals_left} renewals are left."""),
    tool("bank_balance", "Show the balance of a bank account.",
        [p("account", "Kind of account", choice("checking|savings|joint"))],
        """How much money is in my {account} account?
        {account} balance
        Can I afford a new coat? Look at my {account} account.
        Tell me what I have in {account}.
        What is left on the {account} account?
        Balance of my {account} account, please.
        Am I broke? Check {account}.
        Please show how full my {account} account is.""",
        {"balance": num(5, 9000), "currency": "euros"},
        """Your {account} account holds {balance} {currency}.
        You have {balance} {currency} in {account}.
        There are {balance} {currency} left."""),
    tool("transferMoney", "Send money to another person's account.",
        [p("recipient", "Who gets the money", PERSON), p("amount", "Sum to send", money(5, 2000)), o("purpose", "What it is for", TITLE)],
        """Send {amount} to {recipient}.
        Transfer {amount} to {recipient} for {purpose}.
        I owe {recipient} {amount}, please pay.
        {recipient}, {amount}, {purpose}
        Pay {recipient} {amount}.
        Could you move {amount} from my account to {recipient}, purpose {purpose}?
        {recipient} should get {amount} from me.
        Give {recipient} the {amount} that I owe for {purpose}.""",
        {"transfer": ref("TR999"), "balance": num(10, 5000)},
        """The transfer {transfer} to {recipient} is done.
        {recipient} gets the money; you have {balance} euros left.
        I sent it to {recipient} as {transfer}."""),
    tool("block_card", "Block a lost bank card.",
        [p("last_digits", "Last four digits", code("9999"))],
        """Block my card ending in {last_digits}.
        I lost the card with {last_digits} at the end.
        Someone stole my bank card {last_digits}, lock it!
        Card {last_digits} block
        Please stop all payments with the card ending {last_digits}.
        My wallet is gone. The card ends with {last_digits}.
        Make the card {last_digits} useless at once.
        Nobody may pay with my card {last_digits} any more.""",
        {"case": ref("BC999"), "new_card": on},
        """The card {last_digits} is blocked.
        I blocked the card; the new one comes on {new_card}.
        The case has the number {case}."""),
    tool("exchange_rate", "Give the rate between two currencies.",
        [p("base", "Currency to change from", CURRENCY), p("target", "Currency to change into", CURRENCY)],
        """What is the rate from {base} to {target}?
        {base} {target} rate
        How many {target} do I get for one of {base}?
        Tell me how {base} stands against {target}.
        I have {base} and need {target}. What is the rate today?
        Rate of {base} in {target}, please.
        How does {base} trade versus {target}?
        At what rate would a bank change {base} into {target}?""",
        {"rate": dec(0.1, 20, 2)},
        """One {base} is {rate} {target}.
        The rate is {rate}.
        From {base} to {target} the rate is {rate}."""),
    tool("convertMoney", "Convert a sum of money into another currency.",
        [p("amount", "Sum to convert", decimal(5, 900, 2)), p("source", "Currency of the sum", CURRENCY), p("target", "Wanted currency", CURRENCY)],
        """Convert {amount} {source} to {target}.
        How much is {amount} {source} in {target}?
        {amount} {source} in {target}
        I have {amount} {source} in my pocket. What is that in {target}?
        What do I get in {target} for {amount} {source}?
        Please change {amount} {source} into {target}.
        In {target}, what would {amount} {source} be?
        A shirt costs {amount} {source}. Tell me the price in {target}.""",
        {"converted": dec(1, 2000, 2)},
        """{amount} {source} are {converted} {target}.
        That is {converted} {target}.
        You get {converted} {target}."""),
    tool("stock_price", "Tell the price of a share.",
        [p("symbol", "Symbol of the share", code("AAA|AAAA"))],
        """What is the share price of {symbol}?
        {symbol} stock
        How does {symbol} do on the market?
        I own some {symbol}. What is one share worth now?
        Quote {symbol}, please.
        Did the shares of {symbol} go up?
        Look up {symbol} at the stock exchange.
        For how much do shares of {symbol} trade?""",
        {"price": dec(2, 400, 2), "change": pick("up|down|unchanged")},
        """One share of {symbol} costs {price}.
        {symbol} is at {price}, {change}.
        The shares of {symbol} are {change} at {price}."""),
    tool("loan_calculator", "Compute the monthly payment of a loan.",
        [p("amount", "Sum borrowed", digits(1000, 90000, 500)), p("years", "Length in years", integer(1, 30)), p("interest", "Interest in percent", decimal(0.5, 9))],
        """What do I pay each month for {amount} over {years} years at {interest} percent?
        Loan {amount}, {years} years, {interest}%
        I borrow {amount} at {interest} percent for {years} years. What is the monthly rate?
        We want to buy a flat with {amount} from the bank, {interest} percent, {years} years. Work out the payment.
        Monthly payment for {years} years with {interest} percent on {amount}, please.
        If the bank lends me {amount} at {interest} percent, what do I owe per month during {years} years?
        At an interest of {interest} percent, how much a month are {amount} in {years} years?
        Tell me the rate for a credit of {amount} that runs {years} years with {interest} percent.""",
        {"monthly": num(50, 2000), "total": num(2000, 150000)},
        """You pay {monthly} a month.
        The monthly payment is {monthly}, in total {total}.
        In {years} years you pay {total}."""),
    tool("tip_calculator", "Compute the tip on a restaurant bill.",
        [p("bill", "Sum of the bill", money(8, 200)), p("percent", "Tip in percent", digits(5, 25))],
        """What is a {percent} percent tip on {bill}?
        Tip {percent}% of {bill}
        The bill is {bill} and I want to give {percent} percent.
        How much do I leave the waiter for {bill} at {percent} percent?
        We ate for {bill}. Add {percent} percent for the service.
        Please work out {percent} percent for the waitress on {bill}.
        Dinner was {bill}; what would {percent} percent extra be?
        With {percent} percent for the staff, what do I add to {bill}?""",
        {"tip": dec(1, 30, 2), "total": dec(10, 230, 2)},
        """The tip is {tip}, in total {total}.
        Give a tip of {tip}.
        With the tip you pay {total}."""),
    tool("repair_request", "Call a craftsman for a repair at an address.",
        [p("trade", "Kind of craftsman", choice("plumber|electrician|painter|roofer|locksmith|carpenter")), p("address", "Where to come", ADDRESS), o("day", "Wanted day", WEEKDAY)],
        """I need a {trade} at {address}.
        Send a {trade} to {address} on {day}.
        {trade}, {address}
        Something broke at {address}, we need a {trade}.
        Could a {trade} come to {address} on {day}?
        Please find a {trade} for the house at {address}.
        A {trade} should have a look at {address}, best on {day}.
        We live at {address} and cannot do it alone, call a {trade}.""",
        {"company": pick("Handy Brothers|Quick Fix|Stone and Sons"), "arrives": on},
        """A {trade} from {company} comes to {address}.
        {company} comes on {arrives}.
        The {trade} is at {address} on {arrives}."""),
    tool("bookCleaning", "Order a cleaner for a home.",
        [p("address", "Home to clean", ADDRESS), p("hours", "Number of hours", integer(1, 8)), p("date", "Day of cleaning", DATE)],
        """Send a cleaner to {address} on {date} for {hours} hours.
        I need somebody to clean at {address} on {date}, {hours} hours.
        Cleaning: {address}, {date}, {hours} hours
        My parents visit, so please have {address} cleaned on {date} for {hours} hours.
        Can a cleaner come to {address} for {hours} hours on {date}?
        On {date} the flat at {address} should be cleaned, {hours} hours are enough.
        Order cleaning help for {hours} hours, {date}, {address}.
        {hours} hours of cleaning at {address} would be great on {date}.""",
        {"cleaner": pick("Ana|Victor|Mila|Joe"), "price": num(20, 200)},
        """{cleaner} cleans at {address} on {date}.
        {cleaner} comes on {date} for {price} euros.
        The cleaning costs {price} euros."""),
    tool("laundry_pickup", "Have laundry fetched from an address.",
        [p("address", "Where to fetch it", ADDRESS), p("bags", "Number of bags", integer(1, 6)), o("ironing", "Whether to iron it", flag("with ironing|ironed", "without ironing|not ironed"))],
        """Pick up {bags} bags of laundry at {address}.
        Laundry: {address}, {bags} bags, {ironing}
        My washing machine is broken. Fetch {bags} bags from {address}.
        Please collect {bags} bags of dirty clothes from {address}, {ironing}.
        Could the laundry service come to {address} for {bags} bags?
        {bags} bags of clothes wait at {address} to be washed, {ironing}.
        Let somebody wash my things, {bags} bags at {address}.
        At {address} there are {bags} bags for the laundry, I want them back {ironing}.""",
        {"price": num(8, 80), "back_on": on},
        """We fetch {bags} bags at {address}.
        Your laundry is back on {back_on} for {price} euros.
        It comes back on {back_on}."""),
    tool("send_flowers", "Have flowers brought to a person.",
        [p("recipient", "Who gets the flowers", PERSON), p("flowers", "Kind of flowers", choice("roses|tulips|lilies|sunflowers|daisies|orchids")), o("card_text", "Text of the card", MESSAGE)],
        """Send {flowers} to {recipient}.
        {recipient} should get {flowers} with a card: "{card_text}"
        It is {recipient}'s birthday, have {flowers} delivered.
        {flowers} for {recipient}, card "{card_text}"
        I would like to surprise {recipient} with {flowers}.
        Please bring {recipient} some {flowers}.
        {recipient} loves {flowers}. Order a bunch and write "{card_text}"
        Make {recipient} happy with a bunch of {flowers}.""",
        {"price": num(15, 90), "delivery": on},
        """{recipient} gets the {flowers} on {delivery}.
        The {flowers} for {recipient} cost {price} euros.
        The flowers arrive on {delivery}."""),
    tool("gift_card", "Create a gift card with a value.",
        [p("value", "Worth of the card", money(10, 200)), p("recipient", "Who gets it", PERSON)],
        """Make a gift card of {value} for {recipient}.
        Gift voucher {value}, {recipient}
        I want to give {recipient} a voucher worth {value}.
        {recipient} gets a present card with {value} from me.
        Please put {value} on a gift card for {recipient}.
        I do not know what to give {recipient}. Take a voucher over {value}.
        A present for {recipient}: a card worth {value}.
        Prepare a {value} voucher in the name of {recipient}.""",
        {"card": ref("GC-9999"), "valid_until": on},
        """The gift card for {recipient} is {card}.
        {card} is valid until {valid_until}.
        {recipient} can use {card}."""),
    tool("postage_cost", "Tell what sending a parcel to a country costs.",
        [p("country", "Country of the receiver", COUNTRY), p("weight", "Weight in kilograms", decimal(0.2, 20))],
        """What does a parcel of {weight} kilos to {country} cost?
        Postage to {country}, {weight} kg
        I want to send {weight} kg to {country}. How much is that?
        How expensive is it to mail {weight} kilograms to {country}?
        My aunt lives in {country} and my present weighs {weight} kilos. What stamps do I need?
        Price for sending {weight} kg to {country}, please.
        To {country} goes a box of {weight} kilos. Tell me the postage.
        What would the post charge for {weight} kg going to {country}?""",
        {"price": dec(3, 60, 2), "days": num(1, 14)},
        """Sending it to {country} costs {price} euros.
        {weight} kilograms to {country} cost {price} euros.
        It costs {price} euros and takes {days} days."""),
    tool("insuranceClaim", "Report a damage to the insurance.",
        [p("policy", "Number of the contract", code("P-99999|AA-9999")), p("damage", "What happened", text("a broken window|a stolen bike|water in the cellar|a burnt carpet|a dented car|a fallen tree|a cracked phone|a flooded kitchen|a broken roof|a lost ring")), p("date", "Day of the damage", DATE)],
        """Report {damage} on {date}, contract {policy}.
        On {date} I had {damage}. My policy is {policy}.
        Claim: {policy}, {damage}, {date}
        Please tell the insurance about {damage} from {date}; the number is {policy}.
        We have {damage} since {date}, and are insured under {policy}.
        My contract {policy} should cover {damage} of {date}.
        The insurance has to know: {damage}, it was on {date}, policy {policy}.
        Under {policy} I want money for {damage} that happened on {date}.""",
        {"claim": ref("CL-999"), "days": num(2, 30)},
        """Your claim {claim} is with the insurance.
        The claim about {damage} is {claim}.
        You hear from them in {days} days."""),
    tool("charge_station", "Find a charger for an electric car.",
        [p("city", "Where to charge", CITY), o("plug", "Kind of plug", choice("type2|ccs|chademo"))],
        """Where can I charge my car in {city}?
        Charger with {plug} in {city}
        My battery is almost empty and I am in {city}.
        Find a charging station in {city} for {plug}.
        Are there charging points in {city}?
        {city}, charger, {plug}
        I drive an electric car to {city}. Where do I plug in?
        Show me where to power up my car in {city}, plug {plug}.""",
        {"station": pick("Volt Park|Green Plug|City Charge"), "free": num(1, 9)},
        """{station} in {city} has {free} free chargers.
        You can charge at {station}.
        There are {free} chargers at {station}."""),
    tool("fuel_prices", "Find the cheapest petrol station in a city.",
        [p("city", "City to search", CITY), p("fuel", "Kind of fuel", choice("diesel|petrol|gas"))],
        """Where is {fuel} cheapest in {city}?
        {fuel} price {city}
        I have to fill the tank with {fuel} in {city}.
        Which station in {city} sells {fuel} for the least?
        What does {fuel} cost in {city}?
        My car needs {fuel} and I pass through {city}. Where do I stop?
        Find cheap {fuel} around {city}.
        In {city}, which pump has a good price for {fuel}?""",
        {"station": pick("Road Stop|Blue Pump|Jet Corner"), "price": dec(1.2, 2.2, 2)},
        """In {city} the cheapest is {station} with {price} euros.
        {station} sells {fuel} for {price} euros a litre.
        {fuel} costs {price} euros at {station}."""),
    tool("carService", "Book a check of a car in the garage.",
        [p("plate", "Number plate of the car", code("AA 999|AA-AA 999|999 AAA")), p("service", "What to do", choice("oil change|tyre change|inspection|brake check")), p("date", "Day of the service", DATE)],
        """My car {plate} needs an appointment for {service} on {date}.
        {plate}, {service}, {date}
        Bring {plate} to the garage on {date} for: {service}.
        Book {service} for the car {plate} on {date}, please.
        The car with the plate {plate} makes noises, put down {service} for {date}.
        On {date} the garage should do {service} on {plate}.
        Could the workshop take {plate} on {date}? It is about {service}.
        {service} is due for my car {plate}; {date} would be fine.""",
        {"price": num(30, 400), "time": at},
        """The garage expects {plate} on {date} at {time}.
        The {service} of {plate} costs {price} euros.
        Bring {plate} at {time}."""),
    tool("pay_parking", "Pay for parking a car.",
        [p("plate", "Number plate of the car", code("AA 999|AA-AA 999|999 AAA")), p("minutes", "Minutes to pay", digits(15, 240, 15))],
        """Pay {minutes} minutes of parking for {plate}.
        Park {plate} for {minutes} minutes.
        {plate}, parking, {minutes} minutes
        I left my car {plate} on the street and stay {minutes} minutes, pay for it.
        Get me a parking ticket for {plate}, {minutes} minutes.
        My plate is {plate}. I will be in town for {minutes} minutes, settle the parking fee.
        Buy {minutes} minutes on the parking meter for {plate}.
        The parking fee of {plate} for {minutes} minutes, please.""",
        {"until": at, "cost": num(1, 20)},
        """Parking for {plate} is paid until {until}.
        {minutes} minutes cost {cost} euros.
        You may park until {until}."""),
    tool("lost_and_found", "Report a thing that was lost.",
        [p("item", "What was lost", ITEM), p("place", "Where it was lost", text("the bus|the park|the station|the library|the train|the cinema|the swimming pool|the market|the museum|the airport"))],
        """I lost my {item} in {place}.
        Lost: {item}, {place}
        Did anybody hand in a {item} from {place}?
        My {item} is gone, I last had it in {place}.
        Report a missing {item}, lost in {place}.
        I must have left my {item} in {place}, please ask around.
        Somewhere in {place} I dropped a {item}. Tell the lost property office.
        Has my {item} turned up? I forgot it in {place}.""",
        {"report": ref("LF99"), "similar": num(0, 5)},
        """Your {item} is reported as {report}.
        There are {similar} similar things; your report is {report}.
        I reported the {item} lost in {place}."""),
    tool("petition_vote", "Vote in a survey of the town.",
        [p("survey", "Number of the survey", digits(10, 99)), p("vote", "The vote given", choice("yes|no|undecided"))],
        """I vote {vote} in survey {survey}.
        Survey {survey}: {vote}
        My answer to survey {survey} is {vote}.
        Please give my voice in survey {survey}: {vote}.
        I have thought about survey {survey} and say {vote}.
        Mark {vote} for me in the town's survey {survey}.
        Put me down as {vote} in number {survey} of the surveys.
        In the poll {survey}, count me as {vote}.""",
        {"voters": num(20, 9000)},
        """Your vote {vote} counts in survey {survey}.
        {voters} people have voted in survey {survey}.
        I voted {vote} for you."""),
]  # fmt: skip

MORE: list[Tool] = [
    tool("rent_tools", "Rent a tool from the hardware store.",
        [p("item", "What to rent", text("drill|ladder|chainsaw|sander|mixer|saw|pump|trailer|grinder|pressure washer|lawn mower|tile cutter")), p("days", "Number of days", integer(1, 10))],
        """I need a {item} for {days} days.
        Rent me a {item}, {days} days.
        {item}, {days} days
        We renovate and have no {item}. Can I borrow one for {days} days?
        Reserve the {item} at the hardware store for {days} days.
        Please lend me a {item} for {days} days.
        For {days} days I would like to have a {item}.
        Is a {item} free? I want to keep it {days} days.""",
        {"price": num(5, 120), "deposit": num(20, 200)},
        """The {item} costs {price} euros for {days} days.
        You pay {price} euros for the {item}.
        The deposit for the {item} is {deposit} euros."""),
    tool("bookMassage", "Book a massage of a given length.",
        [p("minutes", "Length in minutes", digits(20, 90, 10)), p("date", "Day of the massage", DATE)],
        """I would like a massage of {minutes} minutes on {date}.
        Massage, {date}, {minutes} minutes
        My neck hurts. Get me {minutes} minutes of massage on {date}.
        Is there a {minutes} minute massage free on {date}? I take it.
        On {date}, let someone massage me for {minutes} minutes.
        Please reserve {minutes} minutes at the massage studio on {date}.
        {minutes} minutes on the massage table would be nice on {date}.
        I want to relax on {date} with a massage, {minutes} minutes long.""",
        {"time": at, "price": num(20, 120)},
        """Your massage is on {date} at {time}.
        {minutes} minutes cost {price} euros.
        Come on {date} at {time}."""),
    tool("donate_money", "Give money to a good cause.",
        [p("amount", "Sum to give", money(5, 500)), p("cause", "What it is for", choice("animals|children|forests|hospitals|refugees"))],
        """Donate {amount} to help {cause}.
        I want to give {amount} for {cause}.
        {amount} for {cause}
        Christmas is near. Let {amount} go to {cause}.
        Please spend {amount} of my money on {cause}.
        Support {cause} with {amount} from me.
        It is my wish to help {cause}, {amount} should do.
        Pass {amount} on to a charity for {cause}.""",
        {"receipt": ref("D-999")},
        """Thank you; the receipt for {cause} is {receipt}.
        Your gift helps {cause}.
        The receipt is {receipt}."""),
    tool("locker_open", "Open a parcel locker with a code.",
        [p("locker", "Number of the locker", digits(1, 200)), p("pin", "Secret code", code("9999|999999"))],
        """Open locker {locker} with {pin}.
        Locker {locker}, code {pin}
        My parcel is in box {locker}. The code is {pin}.
        I stand in front of locker {locker} and have the pin {pin}.
        Use {pin} to unlock number {locker}.
        Please open up compartment {locker}, my code says {pin}.
        With the pin {pin}, let me into locker {locker}.
        {pin} is my code, the door is number {locker}.""",
        {"parcels": num(1, 3), "closes_in": num(20, 90)},
        """Locker {locker} is open with {parcels} parcels in it.
        The door closes in {closes_in} seconds.
        I opened locker {locker}."""),
]  # fmt: skip

TOOLS: list[Tool] = SHOPS + MORE
