"""Tools of money and of the road: banks, bills, shares, hotels, flights, trains, taxis, cars and advice for travellers."""

from .more_values import AIRPORT, CLOCK, COLOUR, CUISINE, LANDMARK, POSTCODE, TICKER, WHEN
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, CURRENCY, DATE, DAY, EMAIL, MONTH, NAME, PEOPLE, PERSON, TIME, WEEKDAY, at, choice, code, dec, decimal, digits, flag,
    integer, money, num, o, p, pick, ref, same, several, text, tool,
)  # fmt: skip

ACCOUNT = text("savings|checking|joint|holiday|business|student|salary|household|rent|emergency|gift|travel")
IBAN = code("DE99 9999 9999 9999|FR99 9999 9999|AT99 9999 9999|NL99 9999 9999|GB99 9999 9999")
HOTEL = same(lambda rng, split: rng.choice(("Hotel ", "The ", "Villa ", "Pension ")) + BRAND.draw(rng, split)[0].capitalize())
FLIGHT = code("AA 999|AA9999|AAA999|AA99")
BOOKING = code("AA9A99|A9A9A9|999-999|AAAAAA|AA9999")
LINE = code("9|99|A9|A99|N9|S9|U9")
STOP = same(lambda rng, split: ADDRESS.draw(rng, split)[0].split(" ", 1)[1].rsplit(" ", 1)[0] + rng.choice((" Square", " Station", " Street", " Park", " Gate")))
PLATE = code("AA 9999|AAA 999|A-AA 999|99 AA 99|AA99 AAA")
BILL = text("electricity|water|gas|phone|internet|rent|insurance|gym|newspaper|television|school|garbage")
GOODS = text("groceries|eating out|clothes|travel|books|rent|fuel|gifts|sports|pets|music|health|furniture|phone")

MONEY: list[Tool] = [
    tool("check_balance", "Check the balance of an account",
        [p("account_type", "Which account", choice("checking|savings|credit:credit card"))],
        """What is the balance of my {account_type} account?
        {account_type} balance
        How much money is on my {account_type} account?
        Am I broke? Look at {account_type}.
        I want to buy a sofa. Is there enough in {account_type}?
        Show {account_type}, please.
        {account_type}: how much is left?
        How do I stand with {account_type}?
        Can you check the balance on my {account_type} account?
        How much do I have in {account_type}?""",
        {"balance": dec(-300, 9000, 2)},
        """Your {account_type} account has {balance}.
        The balance is {balance}."""),
    tool("account.transactions", "Last bookings on an account.",
        [p("account", "Name of the account", ACCOUNT), o("limit", "How many bookings", digits(3, 50)), o("since", "Oldest date", DATE)],
        """Show the bookings on my {account} account.
        {account}, last {limit}
        What did I spend from {account} since {since}?
        The last {limit} transactions of {account}, please.
        I don't recognise a payment on {account}. List everything since {since}.
        {account} account since {since}
        Where did the money of {account} go?
        Movements on {account}: {limit} lines
        Can you list the transactions of my {account} account?
        I'd like to see the last {limit} bookings on {account}.""",
        {"bookings": num(1, 50), "largest": dec(5, 900, 2)},
        """There are {bookings} bookings on {account}, the largest is {largest}.
        The largest is {largest}."""),
    tool("SendMoney", "Send money to a friend. Use this only when the user names a person and a sum.",
        [p("friend", "Name of the friend", NAME), p("sum", "Sum in euros", digits(2, 500)), o("note", "Text for the friend", text("for the pizza|thanks|happy birthday|my share|for the tickets|rent|for lunch|lost bet|for the taxi|the present|for coffee|sorry"))],
        """Send {friend} {sum} euros.
        {sum} to {friend}
        Pay {friend} {sum} euros with the note "{note}"
        I owe {friend} {sum} euros.
        {friend} paid my meal, so give back {sum} euros.
        Give {sum} euros to {friend}: {note}
        {friend} {sum} {note}
        Let {friend} have {sum} euros from me.
        Can you send {sum} euros to {friend}?
        I need to pay {friend} {sum} euros, write "{note}" with it.""",
        {"reference": ref("T9999")},
        """{friend} got {sum} euros.
        Sent, reference {reference}."""),
    tool("wire-transfer", "Transfer to an account number.",
        [p("iban", "Account number of the receiver", IBAN), p("holder", "Name of the receiver", PERSON), p("amount", "Amount", digits(5, 4000)), p("currency", "Currency code", CURRENCY), o("date", "When to execute it", DATE)],
        """Transfer {amount} {currency} to {holder}, {iban}.
        {iban}, {holder}, {amount} {currency}
        Please wire {amount} {currency} to {holder} at {iban} on {date}.
        {holder} should receive {amount} {currency}. The account is {iban}.
        My landlord {holder} gets {amount} {currency} on {date}, account {iban}.
        Make a payment: {holder} / {iban} / {amount} {currency} / {date}
        To {iban} ({holder}) {amount} {currency}
        On {date} send {amount} {currency} to the account {iban} of {holder}.
        Can you transfer {amount} {currency} to {holder}? The account number is {iban}.
        I'd like to pay {holder} {amount} {currency} to {iban} on {date}.""",
        {"id": ref("TR-9999")},
        """{amount} {currency} go to {holder}, transfer {id}.
        The transfer is {id}."""),
    tool("request_money", "Ask somebody to pay you back.",
        [p("from", "Who shall pay", NAME), p("amount", "How much", money(2, 300)), o("reason", "What for", GOODS)],
        """Ask {from} for {amount}.
        {from} owes me {amount}.
        Request {amount} from {from} for {reason}.
        {from}, {amount}, {reason}
        I lent {from} {amount}. Remind them to pay.
        I want my {amount} back from {from}!
        {from} still has to give me {amount} for {reason}.
        Please send {from} a request over {amount}.
        Can you ask {from} to pay me {amount}?
        I paid {amount} for {reason} and {from} should give it back.""",
        {"status": pick("sent|waiting")},
        """The request to {from} is {status}.
        I asked {from}."""),
    tool("pay_bill", "Pay a bill",
        [p("bill_type", "Kind of bill", BILL), o("amount", "Sum to pay", money(10, 400)), o("autopay", "Pay every month", flag("every month from now on|automatically each month", "only this once|just one time"))],
        """Pay my {bill_type} bill.
        {bill_type} {amount}
        The {bill_type} bill came, it is {amount}.
        Settle {bill_type}, {autopay}.
        I don't want to forget {bill_type}. Pay it {autopay}.
        {bill_type} bill, pay please
        Take care of the bill for {bill_type}.
        {amount} are due for {bill_type}, pay {autopay}.
        Can you pay the {bill_type} bill for me?
        Please pay {amount} for {bill_type}, {autopay}.""",
        {"paid": True, "number": ref("P-999")},
        """The {bill_type} bill is paid.
        Paid as {number}."""),
    tool("freezeCard", "Freeze or unfreeze a bank card.",
        [p("card", "Last four digits", code("9999")), p("freeze", "True to freeze, false to unfreeze", flag("freeze|lock|stop", "unfreeze|unlock|free"))],
        """{freeze} card {card}.
        {card}: {freeze}
        Please {freeze} my card ending in {card}.
        {freeze} the card with {card} at the end
        My wallet! Quick, {freeze} {card}.
        I want you to {freeze} my bank card {card}.
        {card} - {freeze} it
        About the card {card}: {freeze} it, please.
        Can you {freeze} the card that ends with {card}?
        I'd like to {freeze} the card {card}.""",
        {"done": True},
        """It is done for the card {card}.
        Done for {card}."""),
    tool("report_fraud", "Tell the bank about a payment the user did not make.",
        [p("merchant", "Who took the money", BRAND), p("value", "Amount", money(5, 900)), p("day", "When it happened", DAY)],
        """I did not pay {merchant} {value} on {day}.
        fraud: {merchant} {value} {day}
        {merchant} took {value} {day} and I never bought anything there.
        Someone used my card at {merchant}, {value}, {day}.
        Report a wrong payment of {value} to {merchant}, {day}.
        {day} {merchant} {value} was not me
        Tell the bank that {merchant} charged {value} {day} without my consent.
        I found {value} for {merchant} on my bill, {day}. Not mine!
        There's a payment of {value} to {merchant} from {day} that I didn't make.
        Please report {merchant}: they took {value} from my account {day}.""",
        {"case": ref("F-9999")},
        """The bank looks into {merchant} as case {case}.
        Your case is {case}."""),
    tool("budget_left", "What is left of a monthly budget.",
        [p("category", "Kind of spending", GOODS)],
        """How much can I still spend on {category}?
        budget {category}
        What is left for {category} this month?
        I'd like to treat myself. What does the {category} budget say?
        {category}: how much left?
        Did I spend too much on {category}?
        Remaining money for {category}, please.
        Have I got anything left over for {category}?
        How much of my {category} budget is left?
        Can I still afford something for {category} this month?""",
        {"left": dec(-50, 400, 2), "budget": num(50, 600)},
        """You have {left} left for {category}.
        {left} of {budget}."""),
    tool("addSpending", "Write an expense into the household book.",
        [p("what", "Category", GOODS), p("cost", "Cost", money(1, 300)), o("day", "Day of the expense", DAY)],
        """I spent {cost} on {what}.
        {what} {cost}
        {cost} for {what} {day}
        Write down {cost} for {what}.
        {day} I paid {cost} for {what}.
        Household book: {what}, {cost}, {day}
        There went {cost} for {what}. Note it.
        Put {cost} under {what}.
        Please add {cost} for {what} to my expenses.
        I bought {what} {day}, it was {cost}.""",
        {"month_total": dec(20, 2000, 2)},
        """Noted for {what}; this month it is {month_total}.
        The total is {month_total}."""),
    tool("split_bill", "Split a bill between people",
        [p("total", "Sum of the bill", decimal(10, 400, 2)), p("people", "Number of people", integer(2, 12)), o("tip_percent", "Tip in percent", digits(5, 20))],
        """Split {total} between {people} people.
        {total} / {people} people, {tip_percent}% tip
        The bill is {total} and we are {people}.
        {people} of us ate for {total}. With {tip_percent} percent tip, what does each pay?
        Divide a bill of {total} by {people} persons.
        How much is it per head, {total} with {people} heads?
        {total}, {people} friends
        Dinner was {total}. Share it among {people}, tip {tip_percent} percent.
        Can you split a bill of {total} among {people} people?
        We are {people} people and have to pay {total}, plus {tip_percent} percent tip.""",
        {"each": lambda rng, arguments: round(arguments.get("total", 10) * (1 + arguments.get("tip_percent", 0) / 100) / arguments.get("people", 2), 2)},
        """Everyone pays {each}.
        {each} for each."""),
    tool("loan_offer", "Ask the bank for a loan offer.",
        [p("purpose", "What the loan is for", choice("car|house|studies|kitchen|wedding|boat")), p("amount", "Sum", digits(1000, 90000, 500)), p("years", "Years to pay it back", integer(1, 25))],
        """I need {amount} for a {purpose} over {years} years.
        loan {amount} {years} years {purpose}
        Offer me a loan of {amount} for the {purpose}, {years} years.
        We dream of a {purpose}. It costs {amount} and we could pay for {years} years.
        {purpose}: {amount}, paid back in {years} years
        What would {amount} over {years} years cost for a {purpose}?
        The {purpose} is {amount}. Can the bank lend it for {years} years?
        Borrow {amount} for {years} years, purpose {purpose}.
        Can I get a loan of {amount} for a {purpose}? I'd pay it back in {years} years.
        Please ask for an offer: {amount} over {years} years for our {purpose}.""",
        {"rate_percent": dec(1, 9, 2), "monthly": num(50, 2000)},
        """{amount} over {years} years cost {monthly} a month.
        The rate is {rate_percent} percent."""),
    tool("stock_alert", "Tell the user when a share passes a price.",
        [p("ticker", "Symbol of the share", TICKER), p("limit", "Price", digits(5, 900)), p("when", "Above or below", choice("above|below"))],
        """Tell me when {ticker} is {when} {limit}.
        {ticker} {when} {limit}
        Alert: {ticker} {when} {limit}
        If {ticker} goes {when} {limit}, let me know.
        I want to act once {ticker} is {when} {limit}.
        As soon as {ticker} is {when} {limit}, send a message.
        Watch {ticker} for me, {when} {limit}.
        Wake me up should {ticker} be {when} {limit}.
        Can you tell me as soon as {ticker} gets {when} {limit}?
        Please warn me if {ticker} falls or rises {when} {limit}.""",
        {"alert": ref("S99")},
        """I will tell you when {ticker} is {when} {limit}.
        Alert {alert} is on."""),
    tool("sell_shares", "Sell shares from the depot.",
        [p("symbol", "Ticker", TICKER), p("shares", "Number of shares", digits(1, 300)), o("min_price", "Lowest price", digits(5, 900))],
        """Sell {shares} {symbol}.
        {symbol} sell {shares} min {min_price}
        Get rid of {shares} shares of {symbol}.
        I need cash: {shares} {symbol} can go.
        {shares} of my {symbol} shares should be sold, not under {min_price}.
        Sell {symbol}: {shares} pieces, at least {min_price}
        Please sell {shares} pieces of {symbol}.
        {symbol} is falling, sell {shares}!
        Can you sell {shares} shares of {symbol} for me?
        I want to sell {shares} {symbol}, but for no less than {min_price}.""",
        {"order": ref("O-9999")},
        """{shares} {symbol} are for sale as {order}.
        Order {order}."""),
    tool("portfolio", "Worth of all shares the user owns.",
        [],
        """What are my shares worth?
        portfolio
        How is my depot doing?
        Am I rich yet? Check my stocks.
        Value of my investments, please.
        Did my shares go up?
        Show me my portfolio.
        How much would I get if I sold everything?
        Can you tell me what my portfolio is worth?
        How are my investments doing?""",
        {"value": num(100, 90000), "change_percent": dec(-5, 5, 1)},
        """Your shares are worth {value}, {change_percent} percent today.
        The value is {value}."""),
    tool("InsuranceQuote", "Price of an insurance.",
        [p("kind", "What is insured", choice("car|bike|home|travel|dog|phone")), p("age", "Age of the customer", digits(18, 85)), o("deductible", "Own share in euros", digits(100, 1000, 100))],
        """How much is {kind} insurance for someone aged {age}?
        {kind}, {age} years
        I am {age} and want to insure my {kind}.
        Quote for {kind} insurance, age {age}, own share {deductible}.
        {kind} insurance, {age}, {deductible} deductible
        My father is {age}. What would he pay to insure his {kind}?
        Price of a {kind} policy at the age of {age}?
        With an own share of {deductible} and {age} years of age, what is {kind} cover?
        What would {kind} insurance cost me? I'm {age}.
        Can you quote {kind} insurance for a person of {age}, deductible {deductible}?""",
        {"yearly": dec(20, 1200, 2)},
        """The {kind} insurance is {yearly} a year.
        {yearly} a year."""),
    tool("tax_return.status", "State of the tax return of a year.",
        [p("year", "Tax year", digits(2016, 2025))],
        """How is my tax return for {year}?
        tax {year}
        Will I get money back for {year}?
        State of the {year} tax return, please.
        I handed in my taxes of {year} long ago. What happened?
        {year} taxes done?
        Has the tax office looked at {year}?
        Any news on my {year} taxes?
        Can you check the status of my {year} tax return?
        When do I get my refund for {year}?""",
        {"state": pick("received|in work|finished"), "refund": dec(0, 900, 2)},
        """The return for {year} is {state}.
        You get {refund}."""),
    tool("net_salary", "Salary after taxes.",
        [p("gross", "Salary before taxes, a month", digits(1200, 9000, 100)), o("children", "Number of children", integer(0, 5)), o("married", "Married or not", flag("married", "single|not married"))],
        """What is left of {gross} after taxes?
        {gross} gross to net
        I earn {gross}, {married}, {children} children. What do I get?
        Net of {gross}, please.
        {gross} {married} {children} kids net?
        They offered me {gross} a month. How much comes into my account?
        Take the taxes off {gross}.
        How much is {gross} net for a person who is {married}?
        If I earn {gross} a month, what do I keep?
        Can you work out the net salary for {gross} with {children} children?""",
        {"net": num(900, 6000)},
        """Of {gross} you keep {net}.
        {net} are left."""),
    tool("atm.nearest", "Next cash machine.",
        [p("near", "Where the user is", LANDMARK), o("free_only", "Only machines without a fee", flag("without a fee|for free", "even with a fee|any fee is fine"))],
        """Where is a cash machine near {near}?
        atm {near}
        I need cash and stand at {near}.
        Get me to a cash machine close to {near}, {free_only}.
        {near}: cash {free_only}
        The shop at {near} takes no cards.
        Next ATM from {near}, please, {free_only}.
        Where can I draw money around {near}?
        Is there an ATM near {near}?
        I'm at {near} and want to get some cash {free_only}.""",
        {"bank": pick("City Bank|Post Bank|Union Bank"), "metres": num(30, 1200)},
        """{bank} is {metres} metres from there.
        Go {metres} metres to {bank}."""),
]

STAYS: list[Tool] = [
    tool("HotelSearch", "Search for hotels",
        [p("location", "City or area", CITY), p("checkin", "Day of arrival", DATE), p("checkout", "Day of departure", DATE), o("guests", "Number of guests", integer(1, 6)), o("stars", "Least number of stars", integer(2, 5))],
        """Hotels in {location} from {checkin} to {checkout}.
        {location} {checkin} {checkout}
        I need a room in {location}, {checkin} until {checkout}.
        Where can {guests} people stay in {location} between {checkin} and {checkout}?
        {location}, {guests} guests, {checkin} - {checkout}, {stars} stars
        We arrive in {location} on {checkin} and leave on {checkout}. Find a place to sleep.
        Look for {stars} star hotels in {location}, arriving {checkin}, leaving {checkout}.
        From {checkin} to {checkout} I will be in {location} and need a bed.
        Can you find a hotel in {location} for {checkin} to {checkout}?
        We're looking for somewhere to stay in {location}, {checkin} to {checkout}, {guests} guests.""",
        {"hotels": num(1, 90), "from_price": num(40, 300)},
        """{location} has {hotels} hotels from {from_price} euros.
        Rooms start at {from_price} euros."""),
    tool("BookHotel", "Book a hotel by its name.",
        [p("hotelName", "Name of the hotel", HOTEL), p("arrival", "Arrival", DATE), p("nights", "Number of nights", integer(1, 14)), p("guestName", "Who stays", PERSON)],
        """Book {hotelName} from {arrival} for {nights} nights, name {guestName}.
        {hotelName}, {arrival}, {nights} nights, {guestName}
        {guestName} wants to stay at {hotelName} for {nights} nights from {arrival}.
        Reserve {nights} nights at {hotelName} for {guestName}, arriving {arrival}.
        We liked {hotelName}. Book it again for {guestName}, {arrival}, {nights} nights.
        Room at {hotelName}: {guestName}, {nights} nights starting {arrival}
        Starting {arrival}, {guestName} needs {hotelName} for {nights} nights.
        {guestName} comes on {arrival}; take {hotelName}, {nights} nights.
        Can you book {nights} nights at {hotelName} for {guestName}? Arrival is {arrival}.
        I'd like a room at {hotelName} on {arrival} for {nights} nights under the name {guestName}.""",
        {"booking": ref("H-9999"), "total": num(60, 2400)},
        """{guestName} stays at {hotelName}; the booking is {booking}.
        {booking}, {total} euros in all."""),
    tool("hotel.cancel", "Cancel a hotel booking.",
        [p("booking_id", "Number of the booking", BOOKING)],
        """Cancel my hotel booking {booking_id}.
        cancel {booking_id}
        We are not coming. Booking {booking_id}.
        Give back the room {booking_id}, please.
        {booking_id} hotel: cancel it
        I fell ill, so the room {booking_id} has to be cancelled.
        Call off the stay {booking_id}.
        I no longer need the hotel {booking_id}.
        Can you cancel the hotel reservation {booking_id}?
        Our plans changed, please cancel {booking_id}.""",
        {"fee": num(0, 90)},
        """{booking_id} is cancelled for a fee of {fee} euros.
        The fee is {fee} euros."""),
    tool("hotelReviews", "What guests say about a hotel.",
        [p("hotel", "Name of the hotel", HOTEL), o("about", "Topic", choice("breakfast|beds|noise|staff|pool"))],
        """Is {hotel} any good?
        reviews {hotel}
        What do guests say about {hotel}?
        How is the {about} at {hotel}?
        {hotel}, {about}?
        My wife found {hotel}. Do people like the {about} there?
        Ratings for {hotel}, please.
        Did anybody complain about the {about} at {hotel}?
        What are the reviews of {hotel} like?
        Can you tell me what people think of the {about} at {hotel}?""",
        {"score": dec(4, 10, 1), "reviews": num(5, 2000)},
        """{hotel} has {score} of 10 in {reviews} reviews.
        {score} of 10."""),
    tool("roomService", "Order something to the hotel room.",
        [p("room", "Room number", digits(101, 960)), p("items", "What to bring", several("tea|coffee|water|club sandwich|soup|salad|towels|a pillow|a blanket|ice|fruit|breakfast")), o("at", "When", CLOCK)],
        """Bring {items} to room {room}.
        {room}: {items}
        Room {room} would like {items} at {at}.
        {items}, please, I am in {room}.
        Could room {room} have {items}?
        I'm hungry and tired. {items} to {room}!
        Room service for {room}, {items}, {at}
        At {at}, {items} for number {room}.
        Can you send {items} up to room {room}?
        This is room {room}, we'd like {items}.""",
        {"minutes": num(5, 50)},
        """It comes to room {room} in {minutes} minutes.
        {minutes} minutes."""),
    tool("wake_up_call_hotel", "Ask the reception to ring a room.",
        [p("room_number", "Room", digits(101, 960)), p("time", "When to ring", TIME)],
        """Ring room {room_number} at {time}.
        {room_number} {time}
        Wake-up call for {room_number} at {time}.
        Please wake room {room_number} at {time}.
        I am in {room_number} and must get up at {time}.
        {time}, room {room_number}, wake-up call
        My bus goes early. Call {room_number} at {time}.
        At {time} the phone in {room_number} should ring.
        Could you call room {room_number} at {time} to wake me?
        We need a wake-up call at {time} in room {room_number}.""",
        {"set": True},
        """Room {room_number} will be called at {time}.
        The call is set."""),
    tool("TableReservation", "Reserve a table",
        [p("restaurantName", "Restaurant", BRAND), p("partySize", "Number of guests", integer(1, 12)), p("dateTime", "Day and time, in the user's words", WHEN), o("seating", "Where to sit", choice("inside|outside|window:at the window"))],
        """A table for {partySize} at {restaurantName} {dateTime}.
        {restaurantName} {dateTime} {partySize} people
        Reserve at {restaurantName} for {partySize}, {dateTime}, {seating}.
        We are {partySize} and want to eat at {restaurantName} {dateTime}.
        {dateTime}, {restaurantName}, {partySize}, {seating}
        My parents visit us. Get a table at {restaurantName} {dateTime} for {partySize}.
        Is there room for {partySize} at {restaurantName} {dateTime}? Book it.
        {partySize} guests {dateTime} at {restaurantName}, {seating} if possible
        Can you book us a table at {restaurantName} {dateTime}? We are {partySize}.
        I'd like to reserve for {partySize} people {dateTime} at {restaurantName}.""",
        {"confirmed": pick("yes|waiting list"), "table": num(1, 40)},
        """Your table at {restaurantName} for {partySize} has the number {table}.
        Table {table}."""),
    tool("cancel_reservation", "Cancel a restaurant reservation by name.",
        [p("restaurant", "Restaurant", BRAND), p("name", "Name of the guest", PERSON)],
        """Cancel the table of {name} at {restaurant}.
        {restaurant}, {name}, cancel
        {name} can't come to {restaurant}.
        We stay at home, cancel {restaurant} for {name}.
        Tell {restaurant} that the reservation under {name} is off.
        Take back the booking at {restaurant}, name {name}.
        No table at {restaurant} after all (name: {name}).
        The reservation {name} at {restaurant} is no longer needed.
        Can you cancel my table at {restaurant}? It's under {name}.
        Please cancel the reservation for {name} at {restaurant}.""",
        {"cancelled": True},
        """The table of {name} at {restaurant} is cancelled.
        Cancelled."""),
    tool("order_food", "Order food for delivery",
        [p("restaurant", "Restaurant", BRAND), p("dishes", "What to order", several("fried rice|noodles|green curry|spring rolls|burger|chips|salad|sushi|tacos|soup|dumplings|falafel")), p("address", "Where to bring it", ADDRESS), o("note", "Note for the kitchen", text("no onions|extra hot|not spicy|with extra sauce|no cutlery|ring twice|without nuts|well done|less salt|cut in half"))],
        """Order {dishes} from {restaurant} to {address}.
        {restaurant}: {dishes}, {address}
        I'm starving. {dishes} from {restaurant} to {address}, please.
        Get {dishes} delivered from {restaurant} to {address}, {note}.
        Bring us {dishes} of {restaurant}. We live at {address}.
        {dishes} / {restaurant} / {address} / {note}
        Nobody wants to cook, so order {dishes} at {restaurant} for {address}.
        Deliver to {address}: {dishes}, from {restaurant}
        Can you order {dishes} from {restaurant}? The address is {address}.
        I'd like {dishes} from {restaurant} brought to {address}, {note}.""",
        {"minutes": num(15, 70), "price": dec(8, 60, 2)},
        """{restaurant} brings it to {address} in {minutes} minutes.
        It costs {price} euros."""),
]

ROADS: list[Tool] = [
    tool("flight.check_in", "Check a passenger in for a flight.",
        [p("flight", "Flight number", FLIGHT), p("lastName", "Last name", same(lambda rng, split: PERSON.draw(rng, split)[0].split()[-1])), o("seat", "Wished seat", choice("window|aisle|middle"))],
        """Check me in for {flight}, my name is {lastName}.
        check-in {flight} {lastName}
        {lastName} flies with {flight}, check in please.
        Check in {lastName} on {flight}, {seat} seat.
        My plane {flight} goes tomorrow. I am {lastName}.
        {flight}, {lastName}, {seat}
        Passenger {lastName} would like a {seat} seat on {flight}.
        Do the check-in: flight {flight}, last name {lastName}.
        Can you check me in on {flight}? Last name {lastName}.
        I'd like to check in {lastName} for flight {flight} with a {seat} seat.""",
        {"seat_number": ref("99A"), "gate": ref("A9")},
        """{lastName} is checked in on {flight}, seat {seat_number}.
        Your gate is {gate}."""),
    tool("is_flight_late", "Delay of a flight in minutes.",
        [p("number", "Flight number", FLIGHT)],
        """Is {number} late?
        delay {number}
        Is flight {number} on time?
        My mother arrives with {number}. When do I have to be at the airport?
        {number} delayed?
        How late is {number} today?
        We are waiting for {number}. Where is it?
        Did {number} leave on time?
        Can you check whether flight {number} is delayed?
        What's the delay of {number}?""",
        {"minutes": num(0, 180)},
        """{number} is {minutes} minutes late.
        {minutes} minutes."""),
    tool("airport_info", "Facts about an airport.",
        [p("iata", "Three-letter code", AIRPORT), o("topic", "What to know", choice("shops|trains|parking|lounges|wifi"))],
        """Tell me about the airport {iata}.
        {iata} {topic}
        What about {topic} at {iata}?
        I have four hours at {iata}. Are there {topic}?
        Airport {iata}: {topic}?
        Is {iata} a big airport?
        How is the {topic} at {iata}?
        Information on {iata}, please.
        What can you tell me about {topic} at {iata} airport?
        I need information about the airport with the code {iata}.""",
        {"terminals": num(1, 5), "rating": dec(2, 5, 1)},
        """{iata} has {terminals} terminals.
        It is rated {rating}."""),
    tool("baggage_rules", "How much baggage an airline allows.",
        [p("airline", "Name of the airline", BRAND), p("cabin", "Class", choice("economy|premium|business"))],
        """How much luggage may I take with {airline} in {cabin}?
        {airline} {cabin} bags
        Baggage rules of {airline}, {cabin} class.
        I fly {cabin} with {airline}. How heavy may my bag be?
        My suitcase is huge. Will {airline} take it in {cabin}?
        {cabin} with {airline}: how many kilos?
        What does {airline} allow in {cabin}?
        Weight limit {airline}, {cabin}
        How many bags can I take on {airline} if I fly {cabin}?
        Can you look up the baggage limit of {airline} for {cabin}?""",
        {"kilos": num(8, 40), "bags": num(1, 3)},
        """{airline} allows {bags} bags with {kilos} kilos.
        {kilos} kilos."""),
    tool("train.search", "Find trains.",
        [p("from", "City of departure", CITY), p("to", "City of arrival", CITY), p("day", "Day of travel", DAY), o("after", "Earliest time", CLOCK), o("direct_only", "Only direct trains", flag("direct|without changing", "changes are fine|with changes"))],
        """Trains from {from} to {to} {day}.
        {from} {to} {day} after {after}
        When do trains go from {from} to {to} {day}?
        I want to go from {from} to {to} by train {day}, {direct_only}.
        {day} I visit my aunt in {to}; I live in {from}. Which train?
        Train {from} - {to}, {day}, {direct_only}
        Get me from {from} to {to} {day} after {after}, by rail.
        A rail connection to {to} from {from} for {day}, please.
        Which trains run from {from} to {to} {day}?
        Can you find a train to {to} {day}? I start in {from} after {after}.""",
        {"departs": at, "arrives": at, "changes": num(0, 3)},
        """A train leaves {from} at {departs} and reaches {to} at {arrives}.
        It leaves at {departs}."""),
    tool("buy_ticket", "Buy a ticket for trains and buses",
        [p("destination", "Where to", CITY), p("type", "Kind of ticket", choice("single:single/one way|return:return/there and back|day:day ticket|month:monthly ticket")), o("passengers", "Number of people", integer(1, 6)), o("discount_card", "With discount card", flag("with a discount card|I have a discount card", "without a discount card|no discount card"))],
        """A ticket to {destination}, {type}.
        {destination} {type} {passengers} persons
        Buy {passengers} tickets to {destination}, {type}, {discount_card}.
        I want to go to {destination}: {type}.
        {type} to {destination}, {discount_card}
        We are {passengers} and need to get to {destination}, {type}.
        Get me a {type} for {destination}.
        {passengers} times {destination}, {type}, please
        Can I have a ticket to {destination}? {type}, please.
        I'd like to buy a {type} to {destination} for {passengers} people.""",
        {"price": dec(2, 200, 2), "ticket": ref("T-9999")},
        """The ticket to {destination} costs {price} euros.
        Your ticket is {ticket}."""),
    tool("NextDeparture", "Next bus, tram or metro at a stop.",
        [p("stopName", "Name of the stop", STOP), o("vehicle", "Means of transport", choice("bus|tram|metro")), o("line", "Line", LINE)],
        """When is the next {vehicle} at {stopName}?
        {stopName} {line}
        Next departure from {stopName}
        I am at {stopName}. When does line {line} come?
        {vehicle}, {stopName}, now
        It's cold at {stopName} and no {vehicle} in sight.
        How long do I have to wait at {stopName} for the {line}?
        Departures {stopName} please
        What leaves next from {stopName}?
        Can you tell me when the next {vehicle} stops at {stopName}?""",
        {"minutes": num(1, 30), "towards": pick("Main Station|Airport|Harbour|University")},
        """At {stopName} the next one comes in {minutes} minutes.
        It goes to {towards} in {minutes} minutes."""),
    tool("metro_route", "Way by metro",
        [p("start_station", "First station", STOP), p("end_station", "Last station", STOP), o("avoid_stairs", "Only stations with a lift", flag("without stairs|with lifts", "stairs are fine|stairs do not matter"))],
        """How do I get from {start_station} to {end_station} by metro?
        metro {start_station} to {end_station}
        Which line goes from {start_station} to {end_station}?
        I push a pram from {start_station} to {end_station}, {avoid_stairs}.
        {start_station} > {end_station}, {avoid_stairs}
        Underground route: {start_station}, {end_station}
        I'm at {start_station} and have to be at {end_station}. Take the metro?
        By underground from {start_station} to {end_station}, {avoid_stairs}, please.
        Can you tell me the metro route from {start_station} to {end_station}?
        What's the best way from {start_station} to {end_station} on the metro?""",
        {"line": ref("M9"), "stops": num(1, 20)},
        """Take {line} for {stops} stops.
        {stops} stops with {line}."""),
    tool("order_taxi", "Order a taxi",
        [p("from_address", "Where to pick up", ADDRESS), p("to_address", "Where to go", ADDRESS), o("pickup_time", "When", CLOCK), o("child_seat", "Bring a child seat", flag("with a child seat", "no child seat needed|without a child seat"))],
        """A taxi from {from_address} to {to_address}.
        taxi {from_address} > {to_address} {pickup_time}
        Pick me up at {from_address} and bring me to {to_address}.
        I need a cab at {pickup_time} from {from_address} to {to_address}.
        From {from_address} to {to_address}, {child_seat}
        It's raining. Get us a taxi at {from_address}, we go to {to_address}, {child_seat}.
        Cab, {from_address}, destination {to_address}
        At {pickup_time} a car should wait at {from_address} for a ride to {to_address}.
        Can you order me a taxi to {to_address}? I'm at {from_address}.
        Please send a taxi to {from_address} at {pickup_time}, going to {to_address}.""",
        {"driver": pick("Omar|Petra|Luis|Wanda"), "minutes": num(2, 25)},
        """{driver} picks you up at {from_address} in {minutes} minutes.
        The taxi comes in {minutes} minutes."""),
    tool("RideRequest", "Request a ride in an app. Choose the kind of car.",
        [p("goal", "Where to go", LANDMARK), p("car", "Kind of car", choice("standard|large|luxury|shared"))],
        """I need a ride to {goal}, {car}.
        {goal} {car}
        Take me to {goal} in a {car} car.
        A {car} ride to {goal}, please.
        We are late, get a {car} car to {goal}.
        ride: {goal} / {car}
        To {goal}, {car} is fine.
        Find a driver to {goal}, {car} class.
        Can you get me a {car} ride to {goal}?
        I'd like to go to {goal} with a {car} car.""",
        {"price": dec(4, 60, 2), "minutes": num(1, 15)},
        """Your ride to {goal} comes in {minutes} minutes for {price} euros.
        {price} euros, {minutes} minutes."""),
    tool("cancelTaxi", "Cancel the ride that was requested.",
        [],
        """Cancel my ride.
        no taxi any more
        I don't need the car after all.
        Tell the driver not to come.
        My friend drives me, stop the ride.
        cancel the cab
        I walk instead, call off the ride.
        Send the taxi away.
        Can you cancel the ride I ordered?
        Please cancel my taxi, I changed my mind.""",
        {"fee": num(0, 9)},
        """The ride is cancelled, the fee is {fee} euros.
        Cancelled."""),
    tool("rent_scooter", "Unlock an electric scooter.",
        [p("code", "Code on the handlebar", code("AA99|999-AA|A999|9999"))],
        """Unlock scooter {code}.
        scooter {code}
        I want to ride {code}.
        Here stands the scooter {code}, open it.
        {code}, unlock please
        Let me have the scooter with the code {code}.
        Rent {code} for me.
        The code says {code}. Start the scooter.
        Can you unlock the scooter {code}?
        I'd like to take the scooter {code}.""",
        {"battery_percent": num(10, 100)},
        """The scooter {code} is open with {battery_percent} percent battery.
        Have a good ride."""),
    tool("carRental", "Hire a car",
        [p("pickupCity", "City", CITY), p("fromDate", "First day", DATE), p("toDate", "Last day", DATE), o("carClass", "Size of the car", choice("small|medium|van|electric")), o("driverAge", "Age of the driver", digits(19, 80))],
        """Hire a car in {pickupCity} from {fromDate} to {toDate}.
        {pickupCity} {fromDate} {toDate} {carClass}
        I need a {carClass} car in {pickupCity}, {fromDate} until {toDate}.
        We land in {pickupCity} on {fromDate} and fly back on {toDate}. Get us a car.
        Rental car: {pickupCity}, {fromDate} - {toDate}, driver is {driverAge}
        A {carClass} car between {fromDate} and {toDate}, collected in {pickupCity}, please.
        From {fromDate} to {toDate} in {pickupCity}, something {carClass} to drive
        I am {driverAge} and look for a car in {pickupCity} from {fromDate} through {toDate}.
        What does a rental car cost if I take it in {pickupCity} on {fromDate} and return it on {toDate}?
        I'd like to rent a {carClass} car in {pickupCity} for {fromDate} to {toDate}.""",
        {"per_day": num(20, 120), "company": pick("Roadrunner|Bluecar|Autopoint")},
        """{company} in {pickupCity} has one for {per_day} euros a day.
        {per_day} euros a day."""),
    tool("toll_cost", "Tolls on a way by car.",
        [p("start", "Start", CITY), p("goal", "End", CITY), o("vehicle", "Vehicle", choice("car|motorbike|truck|camper"))],
        """What are the tolls from {start} to {goal}?
        tolls {start} {goal} {vehicle}
        How much toll do I pay between {start} and {goal}?
        We drive our {vehicle} from {start} to {goal}. Tolls?
        Toll {start} - {goal}
        With a {vehicle}, what does the motorway from {start} to {goal} cost?
        Is the road to {goal} from {start} free?
        Work out the road fees for {start} to {goal}.
        What does the motorway cost from {start} to {goal}?
        Can you tell me the toll from {start} to {goal} for a {vehicle}?""",
        {"euros": dec(0, 90, 2)},
        """The tolls from {start} to {goal} are {euros} euros.
        {euros} euros."""),
    tool("road_conditions", "Snow, ice and closures on a road.",
        [p("road", "Number of the road", code("A9|A99|B99|M9|E99|N99"))],
        """Is {road} open?
        {road} conditions
        How is the road on {road}?
        Is there ice on {road}?
        We have summer tyres. Can we take {road}?
        {road}: snow?
        Check {road} for closures.
        Is it safe to drive along {road}?
        What are the conditions on {road} right now?
        Can I drive on {road} today?""",
        {"state": pick("open|closed|icy|wet|snowed in")},
        """The {road} is {state}.
        It is {state}."""),
    tool("park.reserve", "Reserve a parking space.",
        [p("plate", "Number plate", PLATE), p("area", "Postcode of the area", POSTCODE), p("hours", "Number of hours", integer(1, 12))],
        """Reserve a parking space in {area} for {hours} hours, {plate}.
        {plate} {area} {hours} hours
        My car {plate} needs a place in {area} for {hours} hours.
        Park {plate} in {area}, {hours} hours
        I visit someone in {area} for {hours} hours. The plate is {plate}.
        A space for {plate}: area {area}, {hours} hours.
        Keep a space free in {area}, {hours} hours, for the car {plate}.
        Parking for {hours} hours, {area}, plate {plate}
        Can you book parking for {plate} in {area} for {hours} hours?
        My car has the plate {plate} and I will be in {area} for {hours} hours. Where can I leave it?""",
        {"space": ref("A99"), "cost": dec(1, 40, 2)},
        """{plate} has the space {space} for {hours} hours.
        The space is {space}."""),
    tool("find_stolen_car", "Check whether a car was reported stolen.",
        [p("licence_plate", "Plate", PLATE), o("colour", "Colour of the car", COLOUR)],
        """Was {licence_plate} stolen?
        {licence_plate} {colour}
        Somebody sells me a {colour} car with {licence_plate}. Is it stolen?
        Check the plate {licence_plate}.
        plate check {licence_plate}
        A {colour} car, {licence_plate}, stands here for weeks. Is anyone missing it?
        Is the car {licence_plate} reported as stolen?
        Look up {licence_plate}, it is {colour}.
        Can you check if the car with the plate {licence_plate} is stolen?
        I want to buy a {colour} car, {licence_plate}. Is everything in order?""",
        {"stolen": pick("not reported|reported stolen")},
        """{licence_plate} is {stolen}.
        The car is {stolen}."""),
    tool("PassportStatus", "How far a passport application is.",
        [p("application_number", "Number of the application", code("P9999999|AA-99999|99-9999"))],
        """Is my passport ready? {application_number}
        passport {application_number}
        How far is the application {application_number}?
        I fly soon and have no passport yet, the number is {application_number}.
        {application_number}: passport status please
        What is happening with passport {application_number}?
        When can I pick up the passport of application {application_number}?
        State of {application_number}, passport office
        Can you check my passport application {application_number}?
        I applied for a passport as {application_number}. Is it done?""",
        {"state": pick("printed|in work|ready|waiting for a photo")},
        """The passport {application_number} is {state}.
        It is {state}."""),
    tool("phrasebook", "A useful phrase in the language of a country.",
        [p("country", "Where it is spoken", COUNTRY), p("situation", "When it is said", choice("greeting|thanks|help|ordering|goodbye|prices"))],
        """What do people say in {country} for {situation}?
        {country} {situation}
        I go to {country}. Teach me a phrase for {situation}.
        A phrase for {situation} in {country}, please.
        {situation}, {country}, how?
        I want to be polite in {country}. What do I say, {situation}?
        Give me words for {situation} that work in {country}.
        Phrase book {country}: {situation}
        Can you give me a phrase for {situation} in {country}?
        What should I say in {country} for {situation}?""",
        {"phrases": num(1, 9)},
        """I have {phrases} phrases for {situation} in {country}.
        {phrases} phrases."""),
    tool("travel_advice", "Safety advice for a country.",
        [p("country", "Country", COUNTRY)],
        """Is {country} safe?
        {country} safe?
        Can I travel to {country} at the moment?
        My daughter wants to go to {country} alone. Should I worry?
        Travel warnings for {country}
        What does the ministry say about {country}?
        Safety advice {country}
        I plan a trip to {country}. Anything to be careful about?
        Is it safe to travel to {country} right now?
        Can you check the travel advice for {country}?""",
        {"level": pick("low|medium|high"), "tip": pick("watch your bag|avoid night buses|drink bottled water|carry your papers")},
        """The risk in {country} is {level}; {tip}.
        The level is {level}."""),
    tool("tipping_rules", "How much to tip in a country.",
        [p("where", "Country", COUNTRY), p("whom", "Who gets the tip", choice("waiter|taxi driver|hairdresser|porter|guide"))],
        """How much do I tip a {whom} in {where}?
        tip {whom} {where}
        {where}, {whom}, tip?
        Does a {whom} expect a tip in {where}?
        In {where}, what do you give the {whom}?
        I don't want to be rude to the {whom} in {where}.
        Is it usual in {where} to tip a {whom}?
        Tipping a {whom}, {where}
        What's a normal tip for a {whom} in {where}?
        Should I tip the {whom} when I'm in {where}?""",
        {"percent": num(0, 20)},
        """A {whom} in {where} gets {percent} percent.
        {percent} percent."""),
    tool("trip.invite", "Invite people to plan a trip together.",
        [p("city", "Goal of the trip", CITY), p("people", "Who is invited", PEOPLE), o("month", "Month", MONTH), o("organiser_email", "Address for answers", EMAIL)],
        """Invite {people} to a trip to {city}.
        {city}, {people}, {month}
        {people} and I want to go to {city} in {month}. Set it up.
        Plan {city} together with {people}.
        Ask {people} if they come to {city}, answers to {organiser_email}.
        A tour to {city} in {month} with {people}, please.
        trip {city}: {people}
        We always wanted to see {city}. Get {people} on board.
        Can you invite {people} to our trip to {city}?
        Please start a trip to {city} in {month} with {people}, answers go to {organiser_email}.""",
        {"link": ref("trip-9A9")},
        """{people} are invited to {city}.
        The link is {link}."""),
    tool("food_guide", "Where locals eat in a city.",
        [p("city", "City", CITY), p("cuisine", "Kind of food", CUISINE), o("open_on", "Weekday when it must be open", WEEKDAY)],
        """Where do locals eat {cuisine} in {city}?
        {city} {cuisine} {open_on}
        A tip for {cuisine} in {city}, open on {open_on}.
        I don't like tourist places. {cuisine} in {city}?
        {cuisine} like the locals, {city}
        What is the secret place for {cuisine} in {city}?
        We get to {city} on {open_on}. Is anything {cuisine} open?
        In {city} I would love to try real {cuisine} food.
        Where should I eat {cuisine} food in {city}?
        Do you know a place for {cuisine} in {city} that is open on {open_on}?""",
        {"name": pick("Casa Nera|Little Star|Three Spoons|Old Ferry")},
        """Locals in {city} go to {name}.
        Go to {name}."""),
]

TOOLS: list[Tool] = MONEY + STAYS + ROADS
