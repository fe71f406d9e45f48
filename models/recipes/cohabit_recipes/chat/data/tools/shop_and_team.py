"""Tools of shops, parcels, customers, teams, posts on the web and calls."""

from .more_values import CLOCK, COLOUR, LANDMARK, POSTCODE, TOPIC, USERNAME, WHEN, WORK_TITLE
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, EMAIL, FILE, LANGUAGE, MESSAGE, MONTH, NAME, PEOPLE, PERSON, PHONE, PRODUCT, QUERY, TIME, TITLE, WEEKDAY,
    at, choice, code, dec, decimal, digits, flag, integer, money, num, o, on, p, pick, ref, several, text, tool,
)  # fmt: skip

ORDER = code("ORD-9999|#99999|A99999|9999-99|SO9999")
ARTICLE = text("red mug|desk lamp|wool hat|tea pot|rain coat|wall clock|picnic basket|garden chair|phone case|water bottle|paper lantern|bath towel|bread knife|wooden bowl")
SKU = code("SKU-9999|AA-999|A9999|999-A")
TRACKING = code("AA999999999|9999 9999 9999|PK-99999|AAA99999")
TICKET = code("T-9999|#9999|TK999|HD-99")
PROJECT = text("Bluebird|Lighthouse|Website|Garden App|Apollo|Harvest|Northstar|Sunrise|Old Mill|Compass|Rainbow|Pilot")
STAGE = choice("todo:to do|doing:in progress|review|done")
CHAT = text("general|random|sales|design|support|marketing|backend|lunch|finance|hiring|events|qa")

SHOP: list[Tool] = [
    tool("ProductSearch", "Search products",
        [p("searchTerm", "What to search for", PRODUCT), o("color", "Colour", COLOUR), o("maxPrice", "Highest price in euros", digits(10, 500, 5)), o("sortBy", "Order of the results", choice("price|rating|newest"))],
        """Show me {searchTerm}.
        {color} {searchTerm}
        {searchTerm} under {maxPrice} euros
        I'm looking for {color} {searchTerm}, at most {maxPrice} euros.
        Do you sell {searchTerm}?
        My old ones broke, so I need {searchTerm}.
        {searchTerm}, sorted by {sortBy}
        Which {searchTerm} do you have up to {maxPrice}? Sort by {sortBy}.
        Can you find {color} {searchTerm} for me?
        I want to buy {searchTerm} for no more than {maxPrice} euros.""",
        {"found": num(0, 200), "cheapest": dec(3, 90, 2)},
        """I found {found} {searchTerm}, the cheapest for {cheapest} euros.
        {found} results."""),
    tool("product.details", "Details of an article by its number.",
        [p("sku", "Article number", SKU)],
        """Tell me more about {sku}.
        {sku}
        What is {sku}?
        Details of article {sku}, please.
        How big is {sku} and what is it made of?
        The flyer only says {sku}. What does it look like?
        Show the article {sku}.
        I have a question about {sku}.
        Can you show me the details of {sku}?
        What can you tell me about the article {sku}?""",
        {"name": pick("wool hat|desk lamp|tea pot|wall clock"), "price": dec(5, 90, 2)},
        """{sku} is a {name} for {price} euros.
        It costs {price} euros."""),
    tool("cart.add", "Add to cart",
        [p("item", "Article", ARTICLE), o("quantity", "How many", integer(1, 9)), o("color", "Colour", COLOUR)],
        """Put a {item} in my cart.
        {quantity} x {item}
        I take the {item}.
        Add {quantity} of the {item} in {color}.
        {item}, {color}, into the cart
        This {item} is lovely, I want it.
        Let me have the {item} in {color}.
        Into the basket with the {item}!
        Can you add the {item} to my cart?
        I'd like {quantity} of the {item}, please.""",
        {"in_cart": num(1, 12), "total": dec(5, 300, 2)},
        """The {item} is in your cart.
        The total is {total} euros."""),
    tool("removeItem", "Take an article out of the cart.",
        [p("name", "Article", ARTICLE)],
        """Remove the {name} from the cart.
        no {name}
        I don't want the {name} any more.
        The {name} is too expensive, take it out.
        Without the {name}, please.
        Put the {name} back.
        {name} out
        On second thought, leave out the {name}.
        Can you take the {name} out of my cart?
        I changed my mind about the {name}, remove it.""",
        {"in_cart": num(0, 9)},
        """The {name} is out of the cart.
        Removed."""),
    tool("checkout", "Pay for what is in the cart.",
        [p("payment", "How to pay", choice("card|invoice|paypal:PayPal|gift_card:gift card")), o("express", "Fast delivery", flag("with express delivery|as fast as possible", "with normal delivery|it is not urgent"))],
        """I pay by {payment}.
        checkout {payment}
        I have everything, {payment} please.
        Buy now with {payment}, {express}.
        That's all. I'd pay with {payment}.
        {payment}, {express}
        Finish my order, {payment}, {express}.
        Let me pay by {payment}.
        Can I check out with {payment}?
        I want to order now and pay by {payment}, {express}.""",
        {"order": ref("ORD-9999"), "total": dec(5, 400, 2)},
        """Your order {order} costs {total} euros.
        Thank you, the order is {order}."""),
    tool("wishlist.add", "Save an article for later.",
        [p("article", "Article", ARTICLE), o("list_name", "Name of the list", text("birthday|Christmas|wedding|home|garden|baby|kitchen|office|holiday|someday"))],
        """Save the {article} for later.
        {article} on my wish list
        I can't afford the {article} now, remember it.
        Put the {article} on the {list_name} list.
        I wish for a {article}.
        {list_name}: {article}
        Maybe next month: {article}. Keep it in mind.
        The {article} would be nice for {list_name}.
        Can you put the {article} on my wish list?
        I'd like to save the {article} to my {list_name} wishes.""",
        {"wishes": num(1, 30)},
        """The {article} is on your wish list.
        You have {wishes} wishes."""),
    tool("order_history", "Orders of the customer.",
        [o("year", "Year", digits(2018, 2026)), o("limit", "How many", digits(3, 30))],
        """What have I ordered so far?
        my orders {year}
        Show my last {limit} orders.
        What did I buy in {year}?
        Order history please
        I bought these shoes once before. List my orders of {year}.
        List {limit} of my old orders.
        All purchases from {year}
        Can you show me my past orders?
        I'd like to see what I ordered in {year}.""",
        {"orders": num(0, 60), "last": on},
        """You have {orders} orders, the last from {last}.
        The last was on {last}."""),
    tool("ReorderLast", "Order the same things as last time.",
        [],
        """The same as last time, please.
        reorder
        Order again what I had before.
        I liked my last order. Once more!
        Repeat my last order.
        Buy the usual things again.
        Send me the same again.
        My last order again, please.
        Can I get the same order again?
        Please repeat what I ordered last.""",
        {"order": ref("ORD-9999"), "total": dec(5, 200, 2)},
        """The same is ordered again as {order}.
        It costs {total} euros."""),
    tool("refund_request", "Ask for the money back.",
        [p("order_no", "Number of the order", ORDER), p("why", "Reason", choice("broken:it is broken/it arrived broken|late:it came too late|wrong:it is the wrong article/you sent the wrong one|unwanted:I don't like it/I don't want it")), o("photo", "Picture of the damage", FILE)],
        """I want my money back for {order_no}, {why}.
        {order_no}: {why}
        Refund {order_no} because {why}.
        {why}. The order is {order_no}, give me a refund.
        Please pay back {order_no}, {why}; see {photo}.
        Money back: order {order_no}, {why}, photo {photo}
        About {order_no}: {why}. What about my money?
        {order_no} was no good, {why}.
        Can I get a refund for {order_no}? {why}.
        I'd like my money back for the order {order_no} since {why}.""",
        {"refund": dec(3, 200, 2), "days": num(1, 14)},
        """You get {refund} euros for {order_no} within {days} days.
        {refund} euros come back."""),
    tool("in_stock", "Is an article there in a branch.",
        [p("product", "Article", ARTICLE), p("branch", "City of the branch", CITY)],
        """Is the {product} in stock in {branch}?
        {product} {branch}
        Can I buy the {product} in your {branch} shop?
        Does {branch} have the {product}?
        Before I drive to {branch}: is the {product} there?
        {branch}: {product}, how many?
        How many of the {product} are left in {branch}?
        I'd rather pick up the {product} in {branch}. Is it there?
        Can you check if the shop in {branch} has the {product}?
        Do you still have the {product} at the branch in {branch}?""",
        {"pieces": num(0, 40)},
        """{branch} has {pieces} of the {product}.
        {pieces} pieces."""),
    tool("store-locator", "Shops of the company near a postcode.",
        [p("zipCode", "Postcode", POSTCODE), o("radiusKm", "Distance in kilometres", digits(5, 50, 5))],
        """Where is your next shop? I live in {zipCode}.
        shop {zipCode} {radiusKm} km
        Stores near {zipCode}
        Is there a branch within {radiusKm} kilometres of {zipCode}?
        I don't like to buy online. Any shop in {zipCode}?
        {zipCode}: nearest store
        Show stores around {zipCode}, up to {radiusKm} km.
        Which of your shops is close to {zipCode}?
        Can you find a store near {zipCode}?
        How far is your next shop from {zipCode}?""",
        {"shops": num(0, 6), "nearest_km": dec(0, 40, 1)},
        """There are {shops} shops near {zipCode}, the nearest is {nearest_km} kilometres away.
        {shops} shops."""),
    tool("price_alert", "Tell the customer when an article gets cheaper.",
        [p("article", "Article", ARTICLE), p("target_price", "Wanted price", digits(5, 150)), o("email", "Where to send it", EMAIL)],
        """Tell me when the {article} costs {target_price}.
        {article} {target_price} alert
        I'd buy the {article} for {target_price} euros.
        Mail {email} if the {article} drops to {target_price}.
        The {article} is too dear. Let me know at {target_price}.
        Watch the price of the {article}: {target_price}, {email}
        As soon as the {article} is down to {target_price}, tell me.
        {target_price} is my limit for the {article}, write to {email}.
        Can you tell me if the {article} gets cheaper than {target_price}?
        Please send a note to {email} when the {article} is {target_price} euros.""",
        {"now": dec(10, 200, 2)},
        """I watch the {article}; it costs {now} now.
        It is {now} now."""),
    tool("compare_products", "Compare articles.",
        [p("products", "Articles to compare", several("desk lamp|wall clock|tea pot|phone case|water bottle|rain coat|garden chair|bread knife|wool hat|bath towel")), o("by", "What to compare", choice("price|weight|rating|size"))],
        """Compare {products}.
        {products}: {by}
        Which is best by {by}: {products}?
        I can't choose between {products}.
        What is the difference between {products}?
        {products} - compare the {by}
        Put {products} side by side.
        I look at {products}. Which one has the better {by}?
        Can you compare {products} for me?
        I'd like a comparison of {products} by {by}.""",
        {"best": lambda rng, arguments: rng.choice(arguments.get("products", ["first"]))},
        """The {best} is the best of them.
        Take the {best}."""),
    tool("sendParcel", "Register a parcel to be sent.",
        [p("receiver", "Name of the receiver", PERSON), p("address", "Street and number", ADDRESS), p("city", "City", CITY), p("weightKg", "Weight in kilograms", decimal(0, 30)), o("insured", "Whether it is insured", flag("insured|with insurance", "not insured|without insurance"))],
        """Send a parcel of {weightKg} kg to {receiver}, {address}, {city}.
        {receiver}, {address}, {city}, {weightKg} kg
        A parcel for {receiver} in {city}, {address}, {weightKg} kilograms, {insured}.
        {weightKg} kilograms to {receiver}. The address is {address} in {city}.
        Parcel: to {receiver}, street {address}, city {city}, weight {weightKg} kg, {insured}
        I packed a present for {receiver}, {address}, {city}. It weighs {weightKg} kilograms.
        Ship {weightKg} kg to {city}, {address}, name {receiver}.
        My box weighs {weightKg} kg and goes to {receiver}, {address}, {city}, {insured}.
        Can you register a parcel to {receiver}? It goes to {address} in {city} and has {weightKg} kilograms.
        I want to send {weightKg} kg to {receiver} at {address}, {city}, {insured} please.""",
        {"label": ref("PK-99999"), "price": dec(4, 40, 2)},
        """The parcel to {receiver} costs {price} euros, the label is {label}.
        The label is {label}."""),
    tool("where_is_my_package", "State of a shipment. Use this when a customer waits for something.",
        [p("shipment", "Number of the shipment", TRACKING)],
        """Where is {shipment}?
        {shipment}
        My package {shipment} has not come.
        When will {shipment} arrive?
        I have been waiting for {shipment} for a week!
        Track {shipment}.
        Is {shipment} still on its way?
        The shop says {shipment} was sent. Where is it now?
        Can you tell me where my package {shipment} is?
        What's happening with the delivery {shipment}?""",
        {"place": pick("the depot|the truck|a parcel shop|the customs office"), "arrives": on},
        """{shipment} is at {place} and arrives on {arrives}.
        It arrives on {arrives}."""),
    tool("pickup_point.find", "Shops where parcels can be picked up.",
        [p("around", "Landmark nearby", LANDMARK), o("open_at", "Time at which it must be open", CLOCK)],
        """Where can I pick up parcels near {around}?
        pick-up {around} {open_at}
        A parcel shop around {around}, please.
        I am never at home. Is there a pick-up point by {around}?
        {around}: parcel shop open at {open_at}
        Send it to a shop near {around}. Which ones are open at {open_at}?
        Parcel shops at {around}
        Which shop close to {around} takes parcels?
        Is there a pick-up point close to {around}?
        I need a parcel shop near {around} that is open at {open_at}.""",
        {"shop": pick("Corner Kiosk|Flower Shop Rose|Copy House"), "closes": at},
        """{shop} takes parcels until {closes}.
        Go to {shop}."""),
    tool("change_delivery", "Change day or place of a delivery.",
        [p("parcel", "Number of the parcel", TRACKING), o("new_day", "New day", DAY), o("leave_with", "Neighbour who takes it", NAME)],
        """Deliver {parcel} {new_day} instead.
        {parcel} {new_day}
        I am away, leave {parcel} with {leave_with}.
        Nobody is home. Bring {parcel} {new_day}.
        {leave_with} next door can take {parcel}.
        New day for {parcel}: {new_day}
        Please give {parcel} to my neighbour {leave_with}.
        Can {parcel} come {new_day}?
        Could you bring the parcel {parcel} {new_day}?
        I won't be at home for {parcel}, so leave it with {leave_with}.""",
        {"changed": True},
        """The delivery of {parcel} is changed.
        Changed."""),
]

CUSTOMERS: list[Tool] = [
    tool("crm.find_customer", "Find a customer record by name or e-mail",
        [p("query", "Name or e-mail address", EMAIL)],
        """Find the customer {query}.
        {query}
        Do we know {query}?
        Look {query} up in the CRM.
        Who is {query}?
        I have {query} on the phone. Open the record.
        customer {query}
        Is {query} one of our clients?
        Can you find the customer with the address {query}?
        Please show me the record of {query}.""",
        {"customer_id": ref("C9999"), "since": num(2008, 2025)},
        """{query} is customer {customer_id} since {since}.
        It is {customer_id}."""),
    tool("CreateLead", "Create a sales lead",
        [p("name", "Name of the person", PERSON), p("company", "Company", BRAND), o("phone", "Phone", PHONE), o("source", "Where the lead comes from", choice("web|fair|phone|friend")), o("interest", "Product of interest", PRODUCT)],
        """New lead: {name} of {company}.
        {name}, {company}, {phone}
        {name} from {company} is interested in {interest}.
        I met {name} ({company}) at the fair, source {source}.
        Lead {name}, {company}, source {source}, wants {interest}
        {company} might buy {interest}; talk to {name}, {phone}.
        Save {name} as a lead, works for {company}.
        Create a lead for {company}: contact {name}, {source}.
        Can you add {name} from {company} to our leads?
        Please create a lead: {name}, {company}, interested in {interest}.""",
        {"lead": ref("L-9999")},
        """{name} of {company} is lead {lead}.
        The lead is {lead}."""),
    tool("update_deal", "Move a deal to another stage.",
        [p("deal_id", "Id of the deal", code("D-999|D9999|DEAL-99")), p("stage", "New stage", choice("new|offer|talks|won|lost")), o("value", "Worth in euros", digits(500, 90000, 500))],
        """Deal {deal_id} is {stage}.
        {deal_id} {stage} {value}
        Move {deal_id} to {stage}.
        Set the deal {deal_id} to {stage}, {value} euros.
        Good news, {deal_id} goes to {stage}!
        {deal_id} -> {stage}
        I talked to the client; put {deal_id} under {stage} with {value} euros.
        Change the stage of {deal_id} to {stage}.
        Can you mark the deal {deal_id} as {stage}?
        Please put {deal_id} into the stage {stage}, worth {value}.""",
        {"pipeline": num(1000, 900000)},
        """{deal_id} is in the stage {stage}.
        Updated."""),
    tool("ticket.create", "Create a support ticket",
        [p("customer", "Name of the customer", PERSON), p("subject", "What it is about", text("login fails|wrong bill|late delivery|broken screen|slow page|lost password|missing part|double payment|no sound|cannot print|wrong size|app crashes")), o("priority", "Priority", choice("low|normal|high|urgent"))],
        """Ticket for {customer}: {subject}.
        {customer}, {subject}, {priority}
        {customer} called because of this: {subject}.
        Open a {priority} ticket, customer {customer}, subject {subject}.
        New case: {subject} ({customer})
        {customer} is angry. The problem is {subject}, priority {priority}.
        Log "{subject}" for {customer}.
        Support needed by {customer}: {subject}
        Can you open a ticket for {customer}? It's about {subject}.
        Please create a ticket with {priority} priority: {subject}, customer {customer}.""",
        {"ticket": ref("T-9999")},
        """The ticket {ticket} is open for {customer}.
        It has the number {ticket}."""),
    tool("close-ticket", "Close a support ticket.",
        [p("ticket_number", "Number of the ticket", TICKET), p("solution", "How it was solved", choice("fixed|refunded|explained|no_answer:no answer"))],
        """Close {ticket_number} as {solution}.
        {ticket_number} {solution}
        {ticket_number} is done, {solution}.
        Ticket {ticket_number}: {solution}, close it.
        The customer is happy. {ticket_number} can be closed, {solution}.
        Mark {ticket_number} {solution} and close.
        Please finish {ticket_number} with {solution}.
        We are through with {ticket_number}: {solution}
        Can you close the ticket {ticket_number}? It was {solution}.
        I'd like to close {ticket_number} with the solution {solution}.""",
        {"open_tickets": num(0, 90)},
        """{ticket_number} is closed; {open_tickets} are open.
        Closed."""),
    tool("assign_ticket", "Give a ticket to a colleague",
        [p("ticket_id", "Ticket", TICKET), p("assignee", "Colleague", NAME)],
        """Give {ticket_id} to {assignee}.
        {ticket_id} {assignee}
        {assignee} should take {ticket_id}.
        Assign {ticket_id} to {assignee}.
        {ticket_id} is a case for {assignee}.
        I'm off tomorrow, so {assignee} gets {ticket_id}.
        Let {assignee} handle {ticket_id}.
        Put {assignee} on {ticket_id}.
        Can {assignee} take over {ticket_id}?
        Please hand the ticket {ticket_id} to {assignee}.""",
        {"load": num(1, 20)},
        """{assignee} has {ticket_id} now.
        {assignee} has {load} tickets."""),
    tool("talk_to_human", "Hand the chat over to a person. Use this when the user wants to talk to a human.",
        [],
        """I want to talk to a human.
        agent please
        Give me a real person.
        You don't understand me. Is there anybody else?
        Let me speak with someone from your team.
        Can a person help me?
        I'd rather talk to somebody real.
        human!
        Could I speak to a person, please?
        Please connect me with one of your colleagues.""",
        {"wait_minutes": num(0, 20)},
        """A person will be with you in {wait_minutes} minutes.
        Please wait {wait_minutes} minutes."""),
    tool("feedback.send", "Send feedback with stars to the company.",
        [p("stars", "One to five", integer(1, 5)), o("comment", "Words", text("great service|too slow|very friendly|never again|good value|the box was wet|fast delivery|nobody answered|will come back|nice people"))],
        """I give you {stars} stars.
        {stars} stars, {comment}
        My rating is {stars}.
        Feedback: {comment}, {stars} of five
        {comment}! That makes {stars} stars.
        You earned {stars} stars today.
        {stars}/5
        I was asked for my opinion: {stars} stars, {comment}.
        I'd like to leave {stars} stars.
        Please note my feedback: {comment}. {stars} stars.""",
        {"thanks": True},
        """Thank you for {stars} stars.
        Thank you."""),
    tool("faq_search", "Search the questions that customers often ask.",
        [p("question", "The customer's question", text("how do I return something|can I pay later|where is my invoice|do you ship abroad|how do I change my address|is there a discount for students|how long is the warranty|can I cancel my order|do you have a shop|how do I delete my account|what does delivery cost|can I change the size"))],
        """Faq: {question}
        {question}
        Hello, {question}?
        I wonder: {question}?
        Quick question, {question}?
        A customer asks: {question}?
        Sorry to bother you, but {question}?
        Does the FAQ answer this: {question}
        Can you look this up? The question is: {question}
        I need to know: {question}?""",
        {"article": num(1, 90)},
        """Article {article} answers that.
        See article {article}."""),
    tool("SendInvoice", "Send an invoice by e-mail.",
        [p("invoiceNo", "Number of the invoice", code("INV-999|R-9999|2026-999")), p("email", "Address of the customer", EMAIL), o("language", "Language of the text", LANGUAGE)],
        """Send invoice {invoiceNo} to {email}.
        {invoiceNo} > {email}
        {email} needs {invoiceNo} again.
        Mail {invoiceNo} to {email} in {language}.
        The customer lost the bill. {invoiceNo} to {email}, please.
        Invoice {invoiceNo}, address {email}, {language}
        Could {email} get a copy of {invoiceNo}?
        Please forward {invoiceNo} to {email}.
        Can you send {invoiceNo} to {email} again?
        I'd like {invoiceNo} to go to {email}, written in {language}.""",
        {"sent": True},
        """The invoice {invoiceNo} is sent to {email}.
        Sent."""),
    tool("payment_reminder", "Remind a customer of an open bill.",
        [p("customer", "Customer", BRAND), p("invoice", "Number of the bill", code("INV-999|R-9999|2026-999")), o("tone", "Tone of the letter", choice("friendly|firm|last warning"))],
        """Remind {customer} of {invoice}.
        {customer} has not paid {invoice}.
        {customer} {invoice} {tone}
        Send a {tone} reminder to {customer} for {invoice}.
        {invoice} is still open. Write to {customer}.
        We wait for the money of {customer}, bill {invoice}, {tone} please.
        Tell {customer} to pay {invoice}.
        A {tone} letter about {invoice} should go to {customer}.
        Can you remind {customer} to pay {invoice}?
        Please write a {tone} reminder for {invoice} to {customer}.""",
        {"days_late": num(1, 90)},
        """I reminded {customer} of {invoice}, {days_late} days late.
        {days_late} days late."""),
    tool("reorder_goods", "Order goods for the shop from a supplier.",
        [p("item", "What to order", ARTICLE), p("pieces", "How many", digits(10, 500, 10)), p("supplier", "Supplier", BRAND)],
        """Order {pieces} of the {item} from {supplier}.
        {supplier}: {pieces} x {item}
        We are nearly out of the {item}. {supplier} should send {pieces}.
        Get {pieces} more of the {item} at {supplier}.
        {item}, {pieces}, {supplier}
        Ask {supplier} for {pieces} pieces of the {item}.
        Fill up the {item}: {pieces} from {supplier}.
        {supplier} makes the {item}; order {pieces}.
        Can you order {pieces} of the {item} at {supplier}?
        We need {pieces} more of the {item}, please buy them from {supplier}.""",
        {"arrives": on, "cost": num(50, 9000)},
        """{supplier} sends {pieces} on {arrives}.
        They cost {cost} euros."""),
]

TEAM: list[Tool] = [
    tool("slack.send", "Send a message to a channel or a colleague",
        [p("to", "Channel or name", CHAT), p("text", "Message", MESSAGE), o("urgent", "Mark as urgent", flag("it is urgent|mark it urgent", "not urgent|no hurry"))],
        """Tell #{to}: {text}
        {to}: {text}
        Send "{text}" to {to}.
        Write "{text}" in {to}, {urgent}.
        Let the people in {to} know "{text}"
        Message for {to}, {urgent}: {text}
        #{to} "{text}"
        I am in a call. Please post "{text}" to {to}.
        Can you write "{text}" in the {to} channel?
        Please send this to {to}: "{text}" """,
        {"ts": num(1000, 9999)},
        """I sent it to {to}.
        Sent."""),
    tool("kanban.move", "Move a card on the board.",
        [p("card", "Id of the card", code("AB-99|WEB-999|K99|APP-99")), p("column", "New column", STAGE)],
        """Move {card} to {column}.
        {card} {column}
        {card} is {column} now.
        Put the card {card} into {column}.
        Drag {card} over to {column}.
        I worked on {card}, so it is {column}.
        {card} => {column}
        Card {card}: {column}, please
        Can you move the card {card} to {column}?
        Please set {card} to {column} on the board.""",
        {"cards_there": num(1, 20)},
        """{card} is moved.
        {cards_there} cards are there."""),
    tool("sprint_report", "How the team is doing in this sprint.",
        [],
        """How is the sprint going?
        sprint report
        Are we on track?
        How many tasks did the team finish?
        Will we be done by Friday?
        My boss asks how far we are this sprint.
        Show the burndown.
        Status of the sprint, please.
        Can you give me the sprint report?
        How far are we with this sprint?""",
        {"done": num(0, 30), "open": num(0, 30)},
        """{done} tasks are done and {open} are open.
        {open} are open."""),
    tool("track_time", "Start the clock for a project.",
        [p("project", "Project", PROJECT), o("activity", "What is done", choice("meeting|coding|writing|travel|support"))],
        """Start the clock for {project}.
        {project} {activity}
        I begin with {project} now.
        Track {activity} on {project}.
        Clock: {project}
        From now on I work on {project}, {activity}.
        My next hour goes into {project}.
        Time for {project}, {activity}!
        Can you track my time on {project}?
        I'm starting with {activity} for {project}.""",
        {"started": at},
        """The clock for {project} runs since {started}.
        It runs."""),
    tool("stop_clock", "Stop counting working time.",
        [],
        """Stop the clock.
        I'm done working.
        clock off
        Time for lunch, stop counting.
        End of work for today.
        I take a break, halt the time tracking.
        Finished for now.
        Stop tracking, please.
        Can you stop counting my time?
        Please stop the time tracking, I go home.""",
        {"hours": dec(0, 10, 1)},
        """You worked {hours} hours.
        {hours} hours."""),
    tool("approve_leave", "Approve or refuse days off of a colleague.",
        [p("employee", "Who asked", PERSON), p("approved", "Yes or no", flag("approve|allow|say yes to", "refuse|decline|say no to")), o("comment", "Words to the colleague", text("enjoy it|we need you here|have fun|sorry, too many are away|rest well|ask again in May|get well|see you soon|it is too short notice|have a good trip"))],
        """I {approved} the leave of {employee}.
        {approved} {employee}
        Please {approved} the days off for {employee}.
        {employee} wants a holiday: {approved} it.
        Leave request {employee}, {approved}, comment "{comment}"
        {approved} the vacation of {employee} and write "{comment}"
        I looked at the calendar. We {approved} the request of {employee}.
        As for {employee}'s holiday, {approved} it with the words "{comment}"
        Can you {approved} the leave request from {employee}?
        I'd like to {approved} what {employee} asked for, the days off.""",
        {"days": num(1, 20)},
        """The request of {employee} over {days} days is answered.
        Done for {employee}."""),
    tool("BookRoom", "Book a meeting room",
        [p("room", "Name of the room", COLOUR), p("date", "Date", DATE), p("from", "Start", TIME), p("to", "End", TIME), o("catering", "Food and drinks", choice("none:nothing to eat|coffee|lunch"))],
        """The {room} room, {date}, {from} to {to}: please book it.
        {room} {date} {from}-{to}
        I need the {room} room, {date}, {from} until {to}.
        {date}, {from} to {to}, room {room}, {catering}
        We meet on {date} between {from} and {to}. Take the {room} room.
        The {room} room for {date}, start {from}, end {to}, please with {catering}.
        Is the {room} room free on {date}, {from} to {to}? Book it.
        On {date} keep the {room} room for us from {from} till {to}.
        Can I have the {room} room on {date} from {from} to {to}?
        Please reserve the room {room} for {date}, {from} to {to}, with {catering}.""",
        {"booking": ref("B-999")},
        """The {room} room is yours on {date} from {from} to {to}.
        The booking is {booking}."""),
    tool("meeting_notes", "Notes of a past meeting.",
        [p("meeting", "Name of the meeting", TITLE), o("date", "Day of the meeting", DATE)],
        """Show the notes of {meeting}.
        notes {meeting} {date}
        What was decided at {meeting}?
        I missed {meeting}. What did they say?
        Minutes of {meeting}, {date}
        Who wrote the notes for {meeting}?
        What happened in {meeting} on {date}?
        Notes please: {meeting}
        Can you find the notes from {meeting}?
        I'd like to read what we wrote down in {meeting} on {date}.""",
        {"pages": num(1, 9), "author": pick("Nora|Paul|Iris|Theo")},
        """The notes of {meeting} have {pages} pages, written by {author}.
        {author} wrote them."""),
    tool("payslip", "Pay slip of a month.",
        [p("month", "Month", MONTH), p("year", "Year", digits(2019, 2026))],
        """Show my pay slip for {month} {year}.
        payslip {month} {year}
        What did I earn in {month} {year}?
        The bank wants my pay slip of {month} {year}.
        {month} {year} salary paper
        I need the slip from {month} {year}.
        How much was my salary in {month} {year}?
        Get the pay slip: {month}, {year}.
        Can you send me the pay slip of {month} {year}?
        I'm looking for my pay slip from {month} {year}.""",
        {"net": num(900, 6000), "file": ref("slip99.pdf")},
        """In {month} {year} you got {net} euros.
        The file is {file}."""),
    tool("who_is_on_duty", "Who works at a time.",
        [p("weekday", "Day", WEEKDAY), o("shift", "Shift", choice("early|late|night"))],
        """Who is on duty on {weekday}?
        {weekday} {shift}
        Who works {weekday}, {shift} shift?
        Who has the {shift} shift on {weekday}?
        I'd like to swap {weekday}. Who else is there?
        Rota for {weekday}
        {weekday}: who is in?
        Whom can I call on {weekday} at the {shift} shift?
        Can you tell me who is working on {weekday}?
        Which colleague is there on {weekday} in the {shift} shift?""",
        {"names": pick("Anna and Ben|Clara|Otto and Vera|Max")},
        """On {weekday} it is {names}.
        {names}."""),
    tool("callInSick", "Report that the user is ill today.",
        [],
        """I am ill today.
        sick
        I can't come to work, I feel awful.
        I have a fever and stay in bed.
        Tell work that I am sick.
        Not well today, I stay at home.
        Report me sick, please.
        I caught a cold and will not be in the office.
        I'm not feeling well and can't work today.
        Can you call in sick for me?""",
        {"reported_to": pick("Ms Long|Mr Fox|Ms Kent")},
        """I told {reported_to} that you are ill. Get well soon.
        Get well soon."""),
    tool("coffee_order", "Order drinks for a meeting.",
        [p("drinks", "Drinks", several("coffee|tea|water|juice|cola|cocoa|espresso|lemonade|milk")), p("persons", "For how many", integer(2, 10)), o("room", "Where to", COLOUR)],
        """{drinks} for {persons} people.
        {persons} persons: {drinks}
        Bring {drinks} for {persons} to the {room} room.
        Our guests are thirsty. {drinks} for {persons}, please.
        Order {drinks} for {persons}.
        We are {persons} in the {room} room and want {drinks}.
        Meeting drinks: {drinks}, {persons} people, {room} room
        Could somebody bring {drinks}? There are {persons} of us.
        Can you order {drinks} for {persons} people?
        I need {drinks} for a meeting with {persons} persons in the {room} room.""",
        {"minutes": num(3, 20)},
        """The drinks for {persons} come in {minutes} minutes.
        {minutes} minutes."""),
    tool("newsletter.send", "Send a newsletter to a list of people.",
        [p("title", "Title", TITLE), p("list", "Who gets it", choice("customers|members|press|staff|test")), o("when", "When to send it", WHEN)],
        """Send the newsletter "{title}" to {list}.
        {title} > {list} {when}
        The newsletter {title} goes to {list} {when}.
        Our {list} should get {title}.
        Mail {title} to all {list}.
        {when}, send {title} to the {list} list
        Everything is ready: {title}, list {list}.
        Newsletter {title} for {list}, {when} please
        Can you send the newsletter {title} to our {list}?
        Please mail "{title}" {when} to the {list}.""",
        {"receivers": num(10, 9000)},
        """{title} goes to {receivers} people.
        {receivers} people get it."""),
    tool("social.post", "Publish a post on a social network",
        [p("network", "Network", choice("facebook:Facebook|instagram:Instagram|linkedin:LinkedIn|mastodon:Mastodon")), p("text", "Text of the post", MESSAGE), o("image", "Picture", FILE), o("schedule", "When to publish", WHEN)],
        """Post on {network}: {text}
        {network}: "{text}"
        Publish "{text}" on {network}.
        Share this on {network} {schedule}: {text}
        "{text}" with {image} on {network}, please
        Our followers on {network} should read "{text}"
        {schedule} post on {network} "{text}"
        Put {image} on {network} and write "{text}"
        Can you post "{text}" on {network}?
        Please publish this on {network}: "{text}" """,
        {"post_id": num(1000, 9999)},
        """The post is on {network}.
        Post {post_id} is online."""),
    tool("followers", "How many followers an account has.",
        [p("handle", "Name of the account", USERNAME)],
        """How many followers has {handle}?
        @{handle}
        {handle} followers
        Is {handle} popular?
        My son follows {handle}. How many others do?
        Follower count of @{handle}, please.
        How big is the account {handle}?
        Did {handle} grow?
        How many people follow {handle}?
        Can you check the followers of @{handle}?""",
        {"followers": num(3, 90000)},
        """{handle} has {followers} followers.
        {followers}."""),
    tool("SummarizeText", "Shorten a file to a few sentences",
        [p("document", "File", FILE), o("sentences", "Number of sentences", integer(1, 8)), o("language", "Language of the summary", LANGUAGE)],
        """Summarize {document}.
        {document} in {sentences} sentences
        What is {document} about?
        The main points of {document}, please.
        {document}, summary in {language}
        Shorten {document} to {sentences} sentences.
        Give me the gist of {document} in {language}.
        tl;dr {document}
        Can you sum up {document} for me?
        I'd like {sentences} sentences on what {document} says.""",
        {"words": num(20, 200)},
        """The summary of {document} has {words} words.
        {words} words."""),
    tool("rewrite_text", "Write a text in another tone.",
        [p("text", "The text", MESSAGE), p("tone", "Tone", choice("formal|friendly|funny|short|polite"))],
        """Make this {tone}: {text}
        {tone}: {text}
        Rewrite "{text}" in a {tone} way.
        "{text}" sounds wrong. More {tone}, please.
        Say "{text}" but {tone}.
        I write to my boss, so "{text}" should be {tone}.
        How would a {tone} person put "{text}"
        Change the tone of "{text}" to {tone}.
        Can you make "{text}" sound {tone}?
        I'd like a {tone} version of "{text}" """,
        {"versions": num(1, 4)},
        """I made {versions} {tone} versions.
        Here are {versions} versions."""),
    tool("create_image", "Draw a picture from a description",
        [p("prompt", "What the picture shows", TOPIC), o("style", "Style", choice("photo|drawing|cartoon|painting")), o("size", "Size", choice("small|medium|large"))],
        """Draw {prompt}.
        {prompt}, {style}
        Make a picture of {prompt}.
        I need a {size} {style} showing {prompt}.
        Paint me {prompt}!
        For the invitation I want {prompt} as a {style}.
        {style} of {prompt}, {size}
        Imagine {prompt} and show it to me.
        Can you draw a picture of {prompt}?
        I'd like a {style} with {prompt} in it.""",
        {"file": ref("picture99.png")},
        """Your picture of {prompt} is {file}.
        It is {file}."""),
    tool("make_slides", "Make slides about a topic.",
        [p("topic", "Topic", QUERY), p("slides", "How many slides", digits(3, 25)), o("audience", "For whom", choice("children|students|managers|customers"))],
        """{slides} slides about {topic}.
        {topic} {slides} slides {audience}
        Make a talk on {topic} with {slides} slides.
        I have to speak about {topic} tomorrow. {slides} slides would do.
        Slides for {audience}: {topic}, {slides}
        A presentation of {slides} slides on {topic}, for {audience}.
        Prepare {slides} pages about {topic} to show to {audience}.
        I need a deck on {topic}, {slides} slides long.
        Can you make {slides} slides on {topic}?
        Please prepare a presentation about {topic} with {slides} slides for {audience}.""",
        {"file": ref("slides9.pdf")},
        """The {slides} slides about {topic} are in {file}.
        See {file}."""),
]

CALLS: list[Tool] = [
    tool("contact.find", "Find a contact by first name",
        [p("first_name", "First name", NAME), o("field", "What is needed", choice("phone|email|address|birthday"))],
        """What is {first_name}'s {field}?
        {first_name} {field}
        Find {first_name} in my contacts.
        I need the {field} of {first_name}.
        Do I have {first_name} in my phone?
        I want to visit {first_name}. Give me the {field}.
        Look for {first_name}.
        Contact {first_name}, please.
        Can you find {first_name} among my contacts?
        Do you know the {field} of {first_name}?""",
        {"phone": ref("999-9999"), "entries": num(1, 3)},
        """I found {first_name}, phone {phone}.
        The number is {phone}."""),
    tool("UpdateContact", "Change an entry of the address book.",
        [p("name", "Who", PERSON), p("field", "What changes", choice("phone|email|company|city")), p("new_value", "New entry", text("555-0142|555-0187|anna@example.com|post@example.org|Bluebell Ltd|Stonegate|Northwind|Leeds|Porto|Riga|office@example.net"))],
        """The {field} of {name} is now {new_value}.
        {name} {field} {new_value}
        Change {name}'s {field} to {new_value}.
        {name} has a new {field}: {new_value}.
        Update {name}: {field} = {new_value}
        I got a card from {name}. The new {field} is {new_value}.
        Put {new_value} as the {field} of {name}.
        For {name}, save {new_value} under {field}.
        Can you change the {field} of {name} to {new_value}?
        Please note that the {field} of {name} has changed to {new_value}.""",
        {"updated": True},
        """The {field} of {name} is {new_value}.
        Updated."""),
    tool("missed_calls", "Calls that were not answered.",
        [],
        """Did anybody call?
        missed calls
        Who tried to reach me?
        Have I missed a call?
        My phone was off. Were there any calls?
        Show the calls I did not answer.
        Any calls for me?
        Who rang while I was out?
        Do I have any missed calls?
        Can you tell me who called me?""",
        {"count": num(0, 9), "last_from": pick("Emma|the school|Dr. Hart|555-0142")},
        """You missed {count} calls, the last from {last_from}.
        The last was from {last_from}."""),
    tool("call_back", "Return the last missed call.",
        [],
        """Call back.
        Ring the person who just called me.
        call them back
        I missed a call, dial that number.
        Who was that? Call them again.
        Return the call, please.
        Get back to the last caller.
        Redial the one I missed.
        Can you call back whoever just rang?
        Please return my last missed call.""",
        {"calling": pick("Emma|Paul|555-0142|the office")},
        """I am calling {calling}.
        Calling {calling}."""),
    tool("doNotDisturb", "Silence the phone.",
        [p("on", "True for silence", flag("on|active", "off|inactive")), o("until", "Until when", CLOCK), o("exceptions", "Who may still call", PEOPLE)],
        """Do not disturb {on}.
        silence {on} until {until}
        Turn do not disturb {on} until {until}.
        I'm going into a meeting. Silent mode {on}.
        Quiet mode {on}, only {exceptions} may call.
        {on}: do not disturb, please
        Put silent mode {on} till {until}, except for {exceptions}.
        Set my phone's quiet time {on}.
        Can you turn do not disturb {on}?
        I'd like silent mode {on} until {until}.""",
        {"ok": True},
        """Your phone is set.
        Set."""),
    tool("voice_note", "Record a spoken message and send it.",
        [p("person", "Who gets it", NAME), p("seconds", "Longest length", digits(10, 120, 10))],
        """Record a voice message for {person}, {seconds} seconds.
        {person} voice {seconds}
        I want to say something to {person}, at most {seconds} seconds.
        Voice message to {person}: {seconds} seconds
        My hands are full, let me talk to {person} for {seconds} seconds.
        Take {seconds} seconds of my voice and send them to {person}.
        {seconds} seconds for {person}, start recording
        Send {person} a spoken message of {seconds} seconds.
        Can you record {seconds} seconds for {person}?
        I'd like to leave {person} a voice message of up to {seconds} seconds.""",
        {"status": pick("recording|sent")},
        """The message for {person} is {status}.
        It is {status}."""),
    tool("group_chat.create", "Start a group chat.",
        [p("members", "Who is in it", PEOPLE), o("group_name", "Name of the group", WORK_TITLE)],
        """Start a group with {members}.
        group {group_name}: {members}
        {members} and I need a chat.
        Open a chat for {members} called {group_name}.
        Put {members} into a group named {group_name}.
        We plan a surprise. Make a chat with {members}.
        New chat: {members}
        Bring {members} together in one chat.
        Can you make a group chat with {members}?
        I'd like a group called {group_name} with {members} in it.""",
        {"group_id": num(10, 999)},
        """The group with {members} is open.
        Group {group_id} is open."""),
    tool("shareLocation", "Show somebody where the user is.",
        [p("with", "Who may see it", NAME), o("minutes", "For how long", digits(10, 120, 10))],
        """Share my location with {with}.
        location {with} {minutes}
        Let {with} see where I am.
        {with} is looking for me, show my position.
        For {minutes} minutes {with} may see where I am.
        Tell {with} where I am right now.
        Send {with} my position for {minutes} minutes.
        {with} waits for me; share where I am.
        Can you show {with} my location?
        I'd like to share my location with {with} for {minutes} minutes.""",
        {"link": ref("loc-9A9")},
        """{with} can see where you are.
        The link is {link}."""),
    tool("postcard.send", "Print and send a real postcard.",
        [p("picture", "Photo for the front", FILE), p("greeting", "Text on the back", MESSAGE), p("recipient", "Name", PERSON), p("street", "Street and number", ADDRESS), p("country", "Country", COUNTRY)],
        """Make a postcard of {picture} for {recipient}, {street}, {country}: "{greeting}"
        {picture} / {greeting} / {recipient} / {street} / {country}
        A postcard with {picture} for {recipient} at {street} in {country}. Text: {greeting}
        {recipient} in {country}, {street}, should get a card with {picture} that says "{greeting}"
        Print {picture}, write "{greeting}" and mail it to {recipient}, {street}, {country}.
        I am on holiday! Postcard to {recipient}, {street}, {country}, photo {picture}, text {greeting}
        Card for {recipient}: front {picture}, back "{greeting}", address {street}, {country}.
        Write "{greeting}" to {recipient} ({street}, {country}) on a card with the photo {picture}.
        Can you send a postcard to {recipient}, {street}, {country}? Use {picture} and write "{greeting}"
        I want a card with {picture} to go to {recipient} at {street}, {country}, saying "{greeting}" """,
        {"price": dec(1, 4, 2), "arrives": on},
        """The postcard to {recipient} costs {price} euros.
        It arrives on {arrives}."""),
    tool("give_discount", "Give a customer a discount.",
        [p("customer_name", "Customer", PERSON), p("percent", "Percent off", digits(5, 50, 5)), o("valid_until", "Last day", DATE), o("order_value", "Least value of the order", money(10, 200))],
        """Give {customer_name} {percent} percent off.
        {customer_name} {percent}% {valid_until}
        {customer_name} had to wait so long. {percent} percent discount, please.
        A discount of {percent} percent for {customer_name}, valid until {valid_until}.
        {percent} percent for {customer_name} from {order_value} on
        Offer {customer_name} {percent} % on orders over {order_value}.
        Until {valid_until}, {customer_name} pays {percent} percent less.
        Make {customer_name} happy with {percent} percent.
        Can you give {customer_name} a discount of {percent} percent?
        I'd like {customer_name} to have {percent} percent off until {valid_until}.""",
        {"code": ref("AA-9A9")},
        """{customer_name} gets {percent} percent with the code {code}.
        The code is {code}."""),
]

TOOLS: list[Tool] = SHOP + CUSTOMERS + TEAM + CALLS
