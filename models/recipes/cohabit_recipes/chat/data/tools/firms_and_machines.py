"""Tools of firms and machines: sales and stock, factories, ships, farms, energy, building, banks, law, papers, wards, servers, sheets, maps, games.

Many requests of a tool share no word with its name or description: the link is by meaning."""

from datetime import date

from .more_values import CLOCK, HOST, IP, TEAM, USERNAME, VERSION, WHEN, WORK_TITLE
from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, EMAIL, FILE, LANGUAGE, MESSAGE, MONTH, NAME, PEOPLE, PERSON, TIME, TITLE, WEEKDAY,
    at, choice, code, dec, decimal, digits, flag, integer, money, num, o, on, p, pick, ref, several, text, tool, who,
)  # fmt: skip

INVOICE = code("INV-9999|R-9999|2025-9999|F99999")
MACHINE = code("M-99|PRESS-9|CNC-99|LINE-9|A99|ROBOT-9")
PART = code("AA-9999|99-999-9|P99999|V-999")
BATCH = code("B9999|LOT-999|CH-9999|99A99")
SHIP = text("Aurora|Sea Breeze|North Star|Albatross|Marlin|Ocean Pearl|Viking Spirit|Lady Jane|Seagull|Blue Whale|Santa Clara|Poseidon|Morning Tide|Cormorant|Endeavour")
CONTAINER = code("AAAU9999999|AAAU999999")
SHIPMENT = code("SH-9999|FR99999|AWB9999|L-99999")
FIELD = text("north field|river meadow|lower field|hill plot|old orchard|mill field|east paddock|long acre|chapel field|field 7|south slope|stone field|back forty|field 12")
BARN = text("barn 1|barn 2|barn 3|the old stable|the hen house|the calf shed|the north barn|the goat house|the pig shed|the milking parlour")
CROP = text("wheat|barley|maize|potatoes|sugar beet|rapeseed|oats|rye|sunflowers|peas|soybeans|onions|carrots|cabbage")
SITE = text("Harbour Tower|Mill Lane|the new school|Station Square|the hospital wing|Oak Park|the sports hall|River Bridge|Block C|the town library|the fire station|Villa Rosa")
CASE = code("C-9999|99/2025|AZ-999-99|99-CV-999")
CLAIM = code("CL-99999|S-9999|99-9999-9")
POLICY = code("POL-9999|P99-9999|V9999999")
WARD = text("ward 3|ward 5|surgery|paediatrics|cardiology|maternity|the burns unit|neurology|orthopaedics|intensive care|urology|the eye clinic")
TABLE = text("orders|customers|invoices|sessions|payments|products|events|messages|accounts|shipments|audit_log|reviews|users|tickets")
SERVICE = text("checkout|billing|login|search|mailer|gateway|reports|uploads|inventory|chat|payments|notifications")
SHEET = text("Budget|Sales|Costs|Staff|Q1|Q2|Forecast|Prices|Rent|Marketing|Travel|Summary")
COLUMN = text("A|B|C|D|E|F|G|H|K|M|P|T")
HALL = text("hall 1|hall 2|hall A|hall B|the paint shop|the foundry|the packing hall|the cold store|the welding bay|the assembly hall|building 4|building 9")
HOTEL_ROOM = digits(101, 640)
GUEST = PERSON

TORQUE = {"M5": 6, "M6": 10, "M8": 25, "M10": 49, "M12": 85, "M16": 210, "M20": 425}  # newton metres, strength 8.8


def _torque(rng, arguments) -> int:
    return round(TORQUE.get(arguments.get("thread"), 25) * {"10.9": 1.45, "12.9": 1.7}.get(arguments.get("strength"), 1))


def _week(rng, arguments) -> int:
    return date.fromisoformat(arguments.get("date", "2026-01-05")).isocalendar().week


BUSINESS: list[Tool] = [
    tool("log_customer_call", "Adds a call with a customer to the CRM history.",
        [p("customer", "Company that was called", BRAND), p("summary", "What was said", MESSAGE)],
        """Log a call with {customer}: {summary}
        I just got off the phone with {customer}. {summary}
        {customer} rang me a minute ago. They said: {summary}
        call log {customer} - {summary}
        Spoke to {customer} this morning, please keep a record: {summary}
        For the file of {customer}: "{summary}" That is what we talked about on the telephone.
        Put into the history of {customer} that we spoke: {summary}
        so {customer} phoned, in short: {summary}
        Make an entry that I talked with {customer}. Content: {summary}
        Please document my conversation with {customer}: "{summary}"
        Can you log my call with {customer}? {summary}
        Note the call with {customer}: {summary}""",
        {"entry": ref("LOG-999")},
        """The call with {customer} is logged as {entry}.
        Logged."""),
    tool("pipelineValue", "Returns the total value of all open deals. Optionally restricted to one sales person.",
        [o("owner", "Sales person", NAME)],
        """What are our open deals worth?
        How much could we still earn if every offer is signed?
        pipeline value of {owner}
        How much business does {owner} have in the works?
        sum of all deals that are not closed yet
        The board asks how much revenue is on the way from sales.
        If {owner} wins everything, what would that bring?
        total worth of the pipeline please
        What's the money in offers that customers have not answered?
        Add up the running negotiations of {owner}.
        How big is our sales pipeline?
        What is the pipeline of {owner} worth?""",
        {"total": num(9000, 900000), "deals": num(3, 60)},
        """The open deals are worth {total} euros.
        {deals} deals, {total} euros in all."""),
    tool("credit_note.create", "Creates a credit note (negative invoice). Use this when a customer was charged too much or returned goods.",
        [p("invoice_number", "Invoice to correct", INVOICE), p("amount", "Amount to give back", money(5, 900)), o("reason", "Why", choice("damaged:the goods were damaged/it arrived broken|overcharged:we charged too much/the price was too high|returned:it was returned/they sent it back"))],
        """Credit note for {invoice_number} over {amount}.
        We owe the customer {amount} back from invoice {invoice_number}.
        {invoice_number}: {reason}, so give them {amount}.
        Our bill {invoice_number} was wrong by {amount}. Make it right on paper.
        credit {amount} on {invoice_number}, {reason}
        They complained about {invoice_number} and we agreed to take off {amount}.
        Please reduce {invoice_number} by {amount}, {reason}.
        Issue a correction of {amount} to the invoice {invoice_number}.
        About {invoice_number}: {reason}. The client should get {amount} back, please write the document.
        {amount} back to the buyer for {invoice_number}
        Can you create a credit note of {amount} for {invoice_number}?
        I need a credit note over {amount} for invoice {invoice_number}.""",
        {"credit_note": ref("CN-9999")},
        """Credit note {credit_note} over {amount} was created for {invoice_number}.
        It has the number {credit_note}."""),
    tool("WriteOffInvoice", "Writes off an unpaid invoice as a loss.",
        [p("invoice", "Invoice number", INVOICE)],
        """Write off {invoice}.
        We will never see the money for {invoice}. Take it out of the books.
        {invoice} is a loss
        The company behind {invoice} went bankrupt, so give up on it.
        Stop chasing {invoice}, it's bad debt.
        book {invoice} as uncollectable
        Nobody is going to pay {invoice} any more. Close it as lost.
        Our lawyer says {invoice} is hopeless; enter it as a loss.
        Please declare invoice {invoice} a bad debt.
        {invoice} - forget about that payment, write it down to zero
        Can you write off the invoice {invoice}?
        Invoice {invoice} should be written off.""",
        {"loss": dec(40, 4000, 2)},
        """Invoice {invoice} is written off, a loss of {loss} euros.
        {loss} euros are lost."""),
    tool("recordPayment", "Registers that a customer has paid an invoice.",
        [p("invoice_id", "Number of the invoice", INVOICE), p("amount", "Sum received", money(20, 2000)), o("method", "How it was paid", choice("cash:in cash|transfer:by bank transfer/by transfer|card:by card|cheque:by cheque"))],
        """{invoice_id} was paid: {amount}.
        We received {amount} for {invoice_id}.
        The money for {invoice_id} has come in, {amount} {method}.
        {amount} {method} for invoice {invoice_id}
        Somebody settled {invoice_id} {method}, it was {amount}.
        Enter an incoming sum of {amount} against {invoice_id}.
        A client came by and handed over {amount} {method} for {invoice_id}.
        payment in: {invoice_id}, {amount}, {method}
        On the bank statement I see {amount} for our bill {invoice_id}. Book it.
        Please register {amount} as paid on {invoice_id}.
        Can you record a payment of {amount} for {invoice_id}?
        Record that {amount} was paid {method} for {invoice_id}.""",
        {"open": dec(0, 500, 2)},
        """The payment of {amount} for {invoice_id} is recorded.
        {open} euros remain open."""),
    tool("PurchaseOrder.approve", "Approve a purchase order so that it is sent to the supplier",
        [p("po", "Number of the purchase order", code("PO-9999|PO9999|45-9999")), o("comment", "Comment for the buyer", MESSAGE)],
        """Approve {po}.
        {po} is fine with me, they can order it.
        go ahead with {po}
        I have looked at {po} and agree. Comment: {comment}
        Yes to {po}
        The supplier may deliver what is in {po}, I sign it.
        Release the purchase {po} and tell the buyer: {comment}
        Give {po} the green light.
        {po}: granted
        My signature for {po} is missing. You have it now.
        Please approve the purchase order {po}.
        Can {po} be approved? Yes from me.""",
        {"sent_to": pick("Holt Supplies|Berg Metal|Nova Paper|Iris Trading"), "total": num(90, 9000)},
        """{po} is approved and was sent to {sent_to}.
        {po} over {total} euros is on its way."""),
    tool("vendor-rating", "Rating of a supplier by quality and punctuality, 0 to 100.",
        [p("vendor", "Name of the supplier", BRAND)],
        """How good is {vendor} as a supplier?
        Can we rely on {vendor}?
        {vendor} rating
        Does {vendor} usually deliver in time?
        Before I order from {vendor} again, how did they do?
        Are the things that {vendor} sends us any good?
        score of our vendor {vendor}
        We had trouble with {vendor} in the past. How do they stand now?
        Is {vendor} trustworthy when it comes to delivery dates?
        {vendor}: punctual? good quality?
        What's the rating of {vendor}?
        Please show me how supplier {vendor} is rated.""",
        {"score": num(20, 99), "late_deliveries": num(0, 12)},
        """{vendor} has a rating of {score} out of 100.
        {late_deliveries} deliveries of {vendor} came late."""),
    tool("correct_stock", "Overwrites the stock count of an item after a manual count.",
        [p("item_number", "Article number", PART), p("counted", "Pieces really there", digits(0, 900))],
        """{item_number}: I counted {counted}.
        The computer is wrong about {item_number}, there are {counted} on the shelf.
        correct {item_number} to {counted}
        Stocktaking: {counted} of {item_number}
        We found {counted} pieces of {item_number} when we went through the shelves.
        Set the inventory of {item_number} to {counted}.
        After counting twice, it is {counted} for {item_number}. Please fix the number in the system.
        In reality we have {counted} {item_number}.
        {item_number}, actual quantity {counted}
        Somebody miscounted. It should say {counted} at {item_number}.
        Can you set the count of {item_number} to {counted}?
        Please correct the stock of {item_number}: {counted} pieces.""",
        {"difference": num(-40, 40)},
        """The stock of {item_number} is now {counted}.
        That is a difference of {difference}."""),
    tool("TransferStock", "Moves goods from one warehouse to another",
        [p("sku", "Article number", PART), p("quantity", "Number of pieces", digits(2, 400)), p("source", "Warehouse that gives", CITY), p("target", "Warehouse that receives", CITY)],
        """Transfer {quantity} {sku} from {source} to {target}.
        {target} is running out of {sku}; {source} should send {quantity}.
        {quantity} x {sku}, {source} -> {target}
        Take {quantity} pieces of {sku} out of {source} and bring them to {target}.
        The branch in {target} needs {quantity} of {sku}, and {source} has plenty.
        move {sku} {quantity} {source} {target}
        Ship {quantity} {sku} over to {target}, out of our store in {source}.
        Too many {sku} lie around in {source}. Let {quantity} go to {target}.
        From {source} please give {target} {quantity} units of {sku}.
        {target} gets {quantity} of article {sku}, taken from {source}.
        Can you move {quantity} of {sku} from {source} to {target}?
        Please transfer {quantity} pieces of {sku} from {source} to {target}.""",
        {"transfer": ref("TR-999"), "arrives": on},
        """{quantity} {sku} go from {source} to {target}, arriving {arrives}.
        The transfer {transfer} arrives {arrives}."""),
    tool("expiring_batches", "Lists goods whose best-before date is near.",
        [p("days", "Look ahead this many days", digits(2, 60)), o("department", "Part of the store", choice("dairy|meat|bakery|frozen:frozen food|drinks"))],
        """What expires in the next {days} days?
        Which goods go bad within {days} days?
        We should sell old food cheaply. What has at most {days} days left?
        {department}, best before within {days} days
        Does anything in {department} turn within {days} days?
        Show products that can be sold for only {days} more days.
        I want to put stickers with lower prices on things that last less than {days} days.
        {days} days - what will we have to throw out?
        Before we waste food: which {department} articles run out of date in {days} days?
        expiry check {days} days
        List the batches that expire within {days} days.
        What in {department} expires within {days} days?""",
        {"batches": num(0, 40), "first": pick("yogurt|rye bread|minced beef|orange juice|fish fillets")},
        """{batches} batches expire within {days} days, {first} first.
        The first to go is {first}."""),
    tool("sla_breaches", "Support tickets that were answered later than promised.",
        [p("month", "Month to look at", MONTH)],
        """SLA breaches in {month}
        How many customers waited too long for support in {month}?
        Did we keep our promised answer times in {month}?
        Where was the help desk too slow in {month}?
        I need the number of late replies for {month}.
        {month}: which requests did we not answer in time?
        Our client says we were slow in {month}. Is that true?
        tickets over the limit, {month}
        In {month}, how often did we miss the deadline for an answer?
        The contract says four hours. How often were we later in {month}?
        How many SLA breaches were there in {month}?
        Show the tickets that breached the SLA in {month}.""",
        {"breaches": num(0, 30), "worst_hours": num(5, 90)},
        """In {month} {breaches} tickets were answered too late.
        The longest wait was {worst_hours} hours."""),
    tool("OnboardEmployee", "Starts the onboarding of a new employee: accounts, desk, badge and welcome mail are prepared.",
        [p("full_name", "Name of the new colleague", PERSON), p("start_date", "First day of work", DATE), p("department", "Team", text("sales|finance|support|marketing|production|IT|legal|logistics|design|purchasing"))],
        """{full_name} joins {department} on {start_date}.
        We hired {full_name} for {department}! First day is {start_date}, get everything ready.
        onboarding {full_name}, {department}, {start_date}
        Prepare a desk and accounts for {full_name}, who begins in {department} on {start_date}.
        On {start_date} somebody new comes to {department}: {full_name}.
        {full_name} signed the contract, {department}, starting {start_date}. Please set things up.
        New colleague {full_name} | {department} | {start_date}
        From {start_date} on, {full_name} works in {department}. Do the usual for newcomers.
        The {department} team gets {full_name} on {start_date}; make sure there is a badge and a mailbox.
        Welcome aboard to {full_name} ({department}), begin {start_date}
        Please start the onboarding of {full_name} in {department} for {start_date}.
        Can you onboard {full_name}? Department {department}, first day {start_date}.""",
        {"tasks": num(4, 14), "buddy": who},
        """Everything for {full_name} is being prepared for {start_date}.
        {buddy} will help {full_name} in the first weeks."""),
    tool("headcount", "Number of employees",
        [o("location", "Only this site", CITY)],
        """How many people work for us?
        headcount {location}
        How large is our staff in {location}?
        How many employees does the firm have?
        I'm filling in a form that asks for the size of our company in people.
        number of staff please
        What size is the team in {location}?
        For the cake order I must know how many of us there are in {location}.
        How many colleagues do I have, all in all?
        workers in {location}, total
        What's our headcount?
        How many people do we employ in {location}?""",
        {"employees": num(6, 900)},
        """We have {employees} employees.
        {employees} people."""),
    tool("probation_end", "Date on which the trial period of an employee ends.",
        [p("employee", "Name", PERSON)],
        """When does the probation of {employee} end?
        Until when can we still let {employee} go easily?
        {employee} probation
        Is {employee} still on trial?
        By what date must we decide whether to keep {employee}?
        How long until {employee} is a permanent member of staff?
        trial period of {employee}, last day
        I have to write a review of {employee} before the test months are over. When is that?
        {employee}: since when or until when on probation?
        When will {employee} have passed the first months?
        What is the end of {employee}'s probation?
        Tell me when the trial period of {employee} is over.""",
        {"ends": on},
        """The trial period of {employee} ends {ends}.
        It ends {ends}."""),
    tool("certificates.expiring", "Lists trainings and licences of employees that run out soon (forklift, first aid, crane, welding).",
        [p("kind", "Kind of training", choice("forklift|first aid|crane|welding|fire safety"))],
        """Whose {kind} certificate expires soon?
        Who has to repeat the {kind} course?
        {kind} licences, who needs a new one?
        Do all our people still have a valid {kind} paper?
        I want to book a {kind} class. Who should go?
        The inspector asked about {kind}. Is everybody up to date?
        refresher {kind}: names please
        Which colleagues lose their {kind} permission in the near future?
        Check that nobody works with an old {kind} certificate.
        Who was trained in {kind} so long ago that it runs out?
        List the {kind} certificates that run out soon.
        Which {kind} trainings expire next?""",
        {"people": num(0, 14), "first": who},
        """{people} {kind} certificates run out soon, the first is that of {first}.
        {first} is first."""),
    tool("timesheets-missing", "Employees who have not handed in their working hours for a week.",
        [p("week", "Calendar week", digits(1, 52))],
        """Who has not sent the hours of week {week}?
        Week {week}: which timesheets are missing?
        I can't do the payroll, somebody forgot to fill in week {week}. Who?
        Whom do I have to nag about week {week}?
        missing hours wk {week}
        Did everyone hand in their times for week {week}?
        Which colleagues still owe me their sheet for week {week}?
        Give me the lazy ones of week {week}: no working times written down.
        For calendar week {week}, whose hours are we waiting for?
        I want to send a friendly nudge to those who left week {week} empty.
        Which timesheets of week {week} are missing?
        List the missing timesheets for week {week}.""",
        {"missing": num(0, 9), "names": lambda rng, arguments: f"{who(rng, arguments)} and {who(rng, arguments)}"},
        """{missing} timesheets are missing for week {week}, among them {names}.
        Ask {names}."""),
    tool("asset.assign", "Assign a device of the company to an employee",
        [p("asset_tag", "Number on the sticker of the device", code("LT-999|PH-999|MON-99|DEV-99")), p("person", "Who gets it", PERSON)],
        """{asset_tag} goes to {person}.
        {person} takes {asset_tag} home from today.
        assign {asset_tag} to {person}
        I gave {asset_tag} to {person}, please put it in the list of devices.
        {person} got a new laptop today. The sticker says {asset_tag}.
        {asset_tag} now belongs to {person}
        Hand out {asset_tag} to {person}.
        Write down that {person} uses the device {asset_tag}.
        From now on, {asset_tag} is in the hands of {person}.
        {person} signed for {asset_tag}
        Can you assign the device {asset_tag} to {person}?
        Please register {asset_tag} for {person}.""",
        {"model": pick("laptop|phone|monitor|tablet")},
        """{asset_tag} is assigned to {person}.
        {person} has the {model} now."""),
    tool("quote_expiry", "Until when an offer to a customer is valid.",
        [p("quote", "Number of the offer", code("Q-9999|OFF-999|A9-9999"))],
        """How long is {quote} valid?
        Can the customer still accept {quote}?
        {quote} valid until?
        Until when do we stand by the prices in {quote}?
        Somebody found our old proposal {quote}. Does it still hold?
        expiry of {quote}
        Is the offer {quote} too old?
        By which day must they say yes to {quote}?
        They are slow to decide on {quote}. How much time have they got?
        Does {quote} still count?
        When does the quote {quote} expire?
        Tell me until when the offer {quote} is good.""",
        {"valid_until": on, "total": num(200, 40000)},
        """{quote} is valid until {valid_until}.
        Until {valid_until}."""),
]

FACTORY: list[Tool] = [
    tool("machine_temperature", "Current temperature of a machine, in degrees Celsius.",
        [p("machine", "Machine number", MACHINE)],
        """How hot is {machine}?
        Is {machine} overheating?
        {machine} temp
        It smells burnt near {machine}. Check how warm it runs.
        Can I touch {machine} or has it not cooled down yet?
        degrees of {machine}, now
        I am worried that {machine} is getting too hot.
        Has {machine} warmed up?
        What does the thermometer of {machine} say?
        Feel {machine} for me: warm or cold?
        What's the temperature of {machine}?
        Please read the temperature of machine {machine}.""",
        {"celsius": num(18, 140)},
        """{machine} has {celsius} degrees.
        {celsius} degrees."""),
    tool("cnc.load_program", "Loads a milling program into a CNC machine. The machine must be idle.",
        [p("machine", "Machine number", code("CNC-9|CNC-99|MILL-9")), p("program", "Number of the program", code("O9999|NC-999|P-9999")), o("dry_run", "Run once without material", flag("with a dry run|and run it without material first", "without a dry run|and start for real"))],
        """Load {program} into {machine}.
        {machine} should make the part from {program} next.
        {program} -> {machine}, {dry_run}
        Next job on {machine} is {program}, {dry_run}.
        Get {machine} ready for {program}.
        We mill {program} on {machine} now.
        Put the code {program} on {machine} {dry_run}.
        {machine}: switch over to {program}
        The operator of {machine} asks for program {program}, {dry_run}.
        I want {machine} to run {program}.
        Can you load the program {program} on {machine}?
        Please load {program} on {machine} {dry_run}.""",
        {"state": "loaded", "minutes": num(3, 80)},
        """{program} is loaded on {machine}.
        It takes {minutes} minutes."""),
    tool("StopLine", "Stops a production line at once. Use this in danger or when faulty parts come out.",
        [p("line", "Number of the line", integer(1, 9)), o("cause", "Why it is stopped", choice("danger:somebody could get hurt/it is dangerous|jam:something is jammed/there is a jam|quality:the parts are bad/faulty parts come out"))],
        """Stop line {line}!
        Line {line}: {cause}, halt it.
        Everything on line {line} must stand still now, {cause}!
        emergency, line {line}
        {cause} on line {line}. Switch it off.
        Hold line {line}, please.
        Someone's glove is caught at line {line}!
        Turn off production on line {line} because {cause}.
        line {line} off
        We can't go on like this at line {line}: {cause}. Bring it to rest.
        Can you stop line {line}?
        Stop the production line {line} at once.""",
        {"stopped_at": at},
        """Line {line} was stopped at {stopped_at}.
        It stands still since {stopped_at}."""),
    tool("oee_report", "Overall equipment effectiveness (availability x performance x quality) of a hall on a date, in percent.",
        [p("hall", "Hall or building", HALL), p("date", "Day as YYYY-MM-DD", DATE)],
        """OEE of {hall} on {date}
        How well did the machines in {hall} do on {date}?
        {hall} {date} effectiveness
        How much of the possible output did we get from {hall} on {date}?
        The boss wants to know how efficient {hall} was on {date}.
        Was {date} a good day for {hall}? Give me the percentage.
        What share of the time was used productively in {hall} on {date}?
        On {date}, how effective was {hall}?
        Did {hall} run well on {date}?
        Key figure of the equipment, {hall}, {date}, please.
        What was the OEE in {hall} on {date}?
        Show the effectiveness report of {hall} for {date}.""",
        {"oee": num(40, 95), "biggest_loss": pick("waiting for material|tool change|short stops|scrap")},
        """The machines in {hall} reached {oee} percent on {date}.
        Most was lost by {biggest_loss}."""),
    tool("scrapRate", "Share of bad parts of a product.",
        [p("product", "Product number", PART), o("shift", "Only one shift", choice("early:in the early shift|late:in the late shift|night:in the night shift/at night"))],
        """How many {product} are rejected?
        scrap {product}
        How much of {product} do we throw away {shift}?
        What percentage of {product} comes out faulty?
        We waste too much material on {product}. How much {shift}?
        Bad parts of {product} {shift}?
        Of a hundred {product}, how many are rubbish?
        {product}: rejects {shift}
        Does {product} make a lot of waste?
        Is the number of defects at {product} acceptable?
        What's the scrap rate of {product}?
        Show me the scrap of {product} {shift}.""",
        {"percent": dec(0.1, 12)},
        """{percent} percent of {product} are scrap.
        The rate is {percent} percent."""),
    tool("maintenance_due", "When a machine must be serviced next.",
        [p("machine_id", "Machine number", MACHINE)],
        """When is the next service of {machine_id}?
        Does {machine_id} need new oil soon?
        {machine_id} maintenance?
        How long can {machine_id} still run before the mechanic has to come?
        I plan the standstills. When is it {machine_id}'s turn?
        Must we have {machine_id} looked after this month?
        next inspection {machine_id}
        When should somebody grease and check {machine_id}?
        How many hours has {machine_id} left till it must be serviced?
        Is {machine_id} overdue for a check-up?
        When is maintenance due for {machine_id}?
        Tell me the next maintenance date of {machine_id}.""",
        {"due": on, "running_hours_left": num(10, 900)},
        """{machine_id} must be serviced {due}.
        It can run {running_hours_left} more hours."""),
    tool("spare_part_lookup", "Find the spare part number for a component of a machine",
        [p("machine", "Machine number", MACHINE), p("component", "What is broken", text("drive belt|filter|bearing|hydraulic hose|fuse|gearbox|seal|nozzle|drill chuck|control panel|fan|coupling|light barrier|pump"))],
        """Which {component} fits {machine}?
        The {component} of {machine} broke. What must I order?
        {machine} {component} part number
        {component} for {machine}?
        I need a new {component} for {machine}. What is it called in the catalogue?
        We have to replace the {component} on {machine}; give me the article number.
        {machine} stands still, the {component} is worn out. What do we replace it with?
        Find a replacement {component} for {machine}.
        What {component} do they build into {machine}?
        Order code of the {component} in {machine}, please.
        What's the spare part number of the {component} of {machine}?
        Look up the spare {component} for {machine}.""",
        {"part_number": ref("SP-99999"), "in_stock": num(0, 8)},
        """The {component} of {machine} is {part_number}.
        {part_number}, {in_stock} in stock."""),
    tool("torque-spec", "Tightening torque for a screw size (newton metres).",
        [p("thread", "Thread, such as M8", choice("M5|M6|M8|M10|M12|M16|M20")), o("strength", "Class of strength", choice("8.8|10.9|12.9"))],
        """How tight must an {thread} screw be?
        {thread} {strength} torque
        What do I set the wrench to for {thread}?
        Torque of {thread}, class {strength}
        I don't want to break this {thread} bolt. How many newton metres?
        {thread} - Nm?
        With how much force should I tighten {thread}, strength {strength}?
        My apprentice asks what {thread} bolts can take.
        We fasten the cover with {thread} {strength}. How hard do I pull?
        An {thread} screw, quality {strength}: how firmly?
        What's the tightening torque for {thread}?
        Give me the torque for {thread} of class {strength}.""",
        {"newton_metres": _torque},
        """{thread} needs {newton_metres} newton metres.
        Tighten it with {newton_metres} newton metres."""),
    tool("log_downtime", "Records how long a machine stood still and why.",
        [p("machine", "Machine number", MACHINE), p("minutes", "Length in minutes", digits(5, 300, 5)), p("reason", "Cause", choice("breakdown:it broke down/because of a breakdown|no_material:no material came/there was no material|cleaning:it was cleaned/for cleaning|power_cut:the power was out/because of a power cut"))],
        """{machine} stood still for {minutes} minutes, {reason}.
        {minutes} min lost on {machine}, {reason}
        Downtime {machine}: {minutes}, {reason}
        We lost {minutes} minutes at {machine}; {reason}.
        Nothing happened on {machine} for {minutes} minutes, {reason}. Write that down.
        {machine} is running again after {minutes} minutes. {reason}.
        Put a stop of {minutes} minutes into the book for {machine}, {reason}.
        For {minutes} minutes {machine} made nothing, {reason}.
        Note for {machine}: {reason}, {minutes} minutes.
        {reason}, so {machine} did not produce for {minutes} minutes. Please record it.
        Log {minutes} minutes of downtime for {machine}, {reason}.
        Can you record that {machine} was down for {minutes} minutes? {reason}.""",
        {"total_today": num(5, 400)},
        """{minutes} minutes of downtime are recorded for {machine}.
        Today {machine} stood {total_today} minutes."""),
    tool("trace_batch", "Traces a batch back: raw material, machine, workers, and the customers who received it.",
        [p("batch", "Batch number", BATCH)],
        """Trace {batch}.
        Who got goods from {batch}?
        Where did {batch} come from and where did it go?
        A customer found glass in {batch}. I need its whole story.
        {batch} origin?
        From which flour was {batch} made?
        We must call back {batch}. To whom was it sold?
        track and trace {batch}
        How was {batch} produced, on what machine?
        Everything you know about the lot {batch}, from raw material to buyer.
        Please trace the batch {batch} back.
        Can you trace where {batch} went?""",
        {"machine": ref("LINE-9"), "customers": num(1, 40), "produced": on},
        """{batch} was made {produced} on {machine} and went to {customers} customers.
        {customers} customers received {batch}."""),
    tool("quality_hold", "Blocks or releases a batch for sale",
        [p("batch_no", "Batch number", BATCH), p("action", "What to do", choice("block:block/hold back/lock/do not ship/keep in quarantine|release:release/free/ship/let go"))],
        """Please {action} {batch_no}.
        {action} batch {batch_no}
        Quality says: {action} {batch_no}.
        The lab result of {batch_no} is here. {action} it.
        {batch_no} - {action}
        You can {action} the lot {batch_no} until I say otherwise.
        We talked about {batch_no} and decided to {action} it.
        About {batch_no}: {action}, please.
        Tell the warehouse to {action} {batch_no}.
        I checked {batch_no} myself, so {action} it today.
        Can you {action} {batch_no}?
        {action} the goods of batch {batch_no}.""",
        {"status": "changed", "pallets": num(1, 20)},
        """Done for {batch_no}, {pallets} pallets.
        {pallets} pallets are concerned."""),
    tool("calibrate_sensor", "Starts the calibration of a sensor against a known reference value.",
        [p("sensor_id", "Sensor number", code("S-99|TS-999|PT-99|SENS9")), p("reference", "True value", decimal(0, 200))],
        """Calibrate {sensor_id} to {reference}.
        {sensor_id} shows nonsense. The real value is {reference}.
        My reference meter says {reference}; adjust {sensor_id} to that.
        {sensor_id} ref {reference}
        The reading of {sensor_id} is off, it ought to be {reference}.
        Teach {sensor_id} that this is {reference}.
        Set {sensor_id} right: exactly {reference}.
        {sensor_id} drifts. True value {reference}.
        I hold {sensor_id} in a bath of {reference} degrees. Make it agree.
        Align the probe {sensor_id} with {reference}, please.
        Can you calibrate the sensor {sensor_id}? The reference is {reference}.
        Start a calibration of {sensor_id} at {reference}.""",
        {"offset": dec(-3, 3, 2)},
        """{sensor_id} is calibrated to {reference}.
        The offset was {offset}."""),
    tool("sensor_history", "Past readings of a sensor, as lowest, highest and mean value.",
        [p("sensor", "Sensor number", code("S-99|TS-999|PT-99|SENS9")), p("hours", "How far back", digits(2, 72))],
        """What did {sensor} measure in the last {hours} hours?
        {sensor} past {hours} h
        How high did {sensor} climb over {hours} hours?
        Was there a peak at {sensor} within {hours} hours?
        Give me the curve of {sensor}, {hours} hours back.
        Did {sensor} stay in range during the past {hours} hours?
        Something happened tonight. Show me {sensor} for {hours} hours.
        Lowest and highest value of {sensor}, {hours} hours
        I'd like to know how {sensor} behaved while I was away for {hours} hours.
        Readings: {sensor}, since {hours} hours ago
        Show the history of sensor {sensor} over {hours} hours.
        What were the readings of {sensor} during the last {hours} hours?""",
        {"min": num(2, 30), "max": num(31, 99), "mean": dec(20, 60)},
        """{sensor} measured between {min} and {max}.
        The mean was {mean}."""),
    tool("siloLevel", "How full a silo is",
        [p("silo", "Number of the silo", integer(1, 12))],
        """How full is silo {silo}?
        Do we have enough in silo {silo} for the week?
        silo {silo}
        Must the truck come to fill silo {silo}?
        What's left inside silo {silo}?
        There is a rattling in silo {silo}. Is it nearly empty?
        Can we take another delivery in silo {silo}?
        filling of silo {silo} in percent
        Is there still room in silo {silo}?
        Look into silo {silo} for me.
        What's the level of silo {silo}?
        Please check how much is in silo {silo}.""",
        {"percent": num(2, 99), "tons": num(1, 80)},
        """Silo {silo} is {percent} percent full.
        There are {tons} tons in it."""),
    tool("valve.set", "Opens a valve to a percentage (0 = closed).",
        [p("valve", "Valve number", code("V-99|V99|HV-99")), p("percent", "Opening in percent", digits(0, 100, 5))],
        """Open {valve} to {percent} percent.
        {valve} {percent}%
        Change the flow at {valve}: {percent} percent.
        Turn {valve} until it is at {percent}.
        The flow is wrong. Put {valve} to {percent} percent.
        {percent} percent on {valve}, please
        I need {valve} at {percent} before we fill the tank.
        Position of {valve}: change to {percent}.
        Throttle the pipe with {valve}, {percent} percent is good.
        {valve}: new opening {percent}
        Can you set valve {valve} to {percent} percent?
        Set {valve} to {percent}.""",
        {"flow": dec(0, 90)},
        """Valve {valve} is at {percent} percent.
        The flow is {flow} litres a minute."""),
    tool("pumpSpeed", "Set the speed of a pump in turns per minute",
        [p("pump", "Pump number", code("PU-9|P-99|PUMP-9")), p("rpm", "Turns per minute", digits(200, 3000, 50))],
        """{pump} to {rpm}.
        Run {pump} at {rpm} turns.
        Let {pump} turn {rpm} times a minute.
        {pump} {rpm} rpm
        The water comes too slowly, {pump} should do {rpm}.
        Slow {pump} down or speed it up to {rpm}, whatever it takes.
        Pressure drops; drive {pump} with {rpm} rpm.
        Change {pump} over to {rpm} revolutions.
        I'd like {rpm} on {pump}.
        {rpm} rpm, pump {pump}, now
        Set the speed of {pump} to {rpm}.
        Can you put {pump} at {rpm} turns per minute?""",
        {"litres_per_minute": num(10, 900)},
        """{pump} runs at {rpm} turns per minute.
        It moves {litres_per_minute} litres a minute."""),
    tool("robot_arm.home", "Drives a robot arm back to its rest position.",
        [p("arm", "Number of the robot", code("R9|KR-99|YR-9"))],
        """Send {arm} home.
        {arm} is in the way, let it go back to where it starts.
        park {arm}
        I want to work in the cell. Bring {arm} to its resting place.
        {arm} home position
        Fold {arm} together, please.
        Put {arm} back to zero.
        {arm} got stuck in mid-air. Move it back to the beginning.
        End of shift: {arm} should rest.
        Return {arm} to its starting point.
        Can you drive {arm} to the home position?
        Move the robot arm {arm} home.""",
        {"seconds": num(2, 20)},
        """{arm} is in its rest position.
        It took {seconds} seconds."""),
    tool("shift_handover", "Writes a message into the handover book for the next shift.",
        [p("text", "What the next shift must know", MESSAGE), o("hall", "Where", HALL)],
        """For the next shift: {text}
        Tell the colleagues who come after us: {text}
        Handover {hall}: {text}
        I'm going home. The people after me should read this: {text}
        shift book: "{text}"
        The night crew in {hall} has to know: {text}
        Leave word for whoever takes over in {hall}: "{text}"
        before we leave, write for the others: {text}
        Message to the following team: {text}
        Those who start later in {hall} should see this: {text}
        Please put this into the handover book: {text}
        Write a handover for {hall}: "{text}" """,
        {"entry": ref("H-999")},
        """The next shift will read it.
        Entry {entry} is written."""),
    tool("vibration-check", "Measures the vibration of a rotating machine and judges the bearings.",
        [p("machine", "Machine number", MACHINE)],
        """Check the vibration of {machine}.
        {machine} is shaking. Is that normal?
        {machine} vibration
        Are the bearings of {machine} worn?
        There's a humming from {machine} that I don't like.
        {machine} rattles so much that my coffee cup moves.
        Does {machine} run smoothly?
        How strongly does {machine} tremble?
        Listen to {machine}: is something loose?
        I feel {machine} through the floor. Measure it.
        Please measure how much {machine} vibrates.
        Is the vibration of {machine} too high?""",
        {"mm_per_second": dec(0.3, 12), "bearings": pick("good|worn|to be replaced soon")},
        """{machine} vibrates with {mm_per_second} millimetres per second; the bearings are {bearings}.
        The bearings are {bearings}."""),
    tool("boiler_pressure", "Pressure in the steam boiler, in bar.",
        [],
        """What's the boiler pressure?
        How many bar are in the boiler?
        Is the steam kettle still safe?
        steam gauge, please
        Do we have enough steam?
        The gauge in the cellar is broken. How much pressure is on?
        I hear hissing downstairs; is there too much steam?
        Read the steam gauge.
        Can we start, is there steam on the boiler?
        bar in the kettle please
        How high is the pressure of the boiler?
        Please check the boiler pressure.""",
        {"bar": dec(1, 16)},
        """The boiler has {bar} bar.
        {bar} bar."""),
    tool("leak_detector", "Tells whether gas or water leaks in a hall.",
        [p("place", "Hall or building", HALL), p("medium", "What may leak", choice("gas|water|oil|ammonia"))],
        """Is there a {medium} leak in {place}?
        I think {medium} is escaping in {place}.
        {place}: {medium} leak?
        Does {medium} come out anywhere in {place}?
        We smell something in {place}. Could it be {medium}?
        Are the {medium} pipes in {place} tight?
        The {medium} bill is too high. Is {place} losing any?
        Check {place} for {medium}.
        There is a puddle in {place}; is it {medium}?
        Is it safe in {place}, or is there {medium} where it should not be?
        Does {medium} leak in {place}?
        Look for a leak of {medium} in {place}.""",
        {"leak": pick("no leak|a small leak|a large leak")},
        """There is {leak} of {medium} in {place}.
        {leak}."""),
    tool("coldRoomAlarm", "Set the temperature above which the cold room raises an alarm",
        [p("limit", "Highest allowed temperature", digits(-25, 12)), o("notify", "Whom to call", NAME)],
        """Alarm if the cold room gets warmer than {limit}.
        cold room limit {limit}
        Wake {notify} when the cold store rises over {limit} degrees.
        The fish must stay below {limit}, warn us otherwise.
        Ring {notify} as soon as it is more than {limit} degrees in the cold room.
        Beep when the freezer hall is above {limit}.
        Our ice cream melted last night. From now on tell us at {limit} degrees.
        {limit} degrees is the most I allow where we keep the meat; notify {notify}.
        Set the warning of the chilled store to {limit}.
        The vaccine fridge room may not exceed {limit}.
        Can you set the cold room alarm to {limit} degrees?
        Set an alarm for the cold room at {limit} and call {notify}.""",
        {"now": num(-26, 6)},
        """The alarm is set to {limit} degrees.
        At the moment it has {now} degrees."""),
    tool("tool_wear", "Remaining life of a cutting tool in percent. Call before a long job.",
        [p("tool_number", "Number of the cutter or drill", code("T99|T9|D-99"))],
        """How worn is {tool_number}?
        Will {tool_number} survive another batch?
        {tool_number} life
        Is {tool_number} still sharp?
        Do I have to change {tool_number} before the night job?
        The edges look rough; is {tool_number} blunt?
        How long can we still cut with {tool_number}?
        {tool_number}: percent left?
        Should I put a new drill in place of {tool_number}?
        How much has {tool_number} got left in it?
        What is the wear of {tool_number}?
        Check the remaining life of {tool_number}.""",
        {"remaining": num(1, 99)},
        """{tool_number} has {remaining} percent left.
        {remaining} percent."""),
]

LOGISTICS: list[Tool] = [
    tool("vessel_position", "Last known position and speed of a ship (AIS).",
        [p("vessel", "Name of the ship", SHIP)],
        """Where is the {vessel} now?
        position {vessel}
        Has the {vessel} passed the canal yet?
        How far has the {vessel} come?
        On which sea is the {vessel} sailing?
        My brother works aboard the {vessel}. Where might he be?
        Find the {vessel} on the ocean.
        We have cargo on the {vessel}; what are her coordinates?
        {vessel}: where and how fast?
        Is the {vessel} still out there or close to land?
        What's the position of the {vessel}?
        Please locate the ship {vessel}.""",
        {"lat": dec(-55, 65, 2), "lon": dec(-170, 170, 2), "knots": num(0, 22)},
        """The {vessel} is at {lat}, {lon}, moving at {knots} knots.
        She makes {knots} knots."""),
    tool("berth_schedule", "Returns when a ship arrives at and leaves its berth in a port.",
        [p("ship", "Name of the ship", SHIP), p("port", "Name of the port", text("Rotterdam|Hamburg|Antwerp|Genoa|Piraeus|Le Havre|Valencia|Gdansk|Singapore|Busan|Santos|Durban|Halifax"))],
        """When does the {ship} dock in {port}?
        {ship} {port} arrival
        At what hour can the dockers in {port} start on the {ship}?
        How long will the {ship} lie in {port}?
        The trucks should be in {port} when the {ship} comes in. When is that?
        Does the {ship} leave {port} today?
        When is the {ship} due at the quay of {port}?
        {port}: at which pier is the {ship} and till when?
        I want to wave goodbye to the {ship} in {port}. When does it cast off?
        How many hours will the {ship} be tied up in {port}?
        What's the berth schedule of the {ship} in {port}?
        Tell me when the {ship} arrives in {port}.""",
        {"berth": num(1, 30), "arrives": at, "leaves": at},
        """The {ship} arrives in {port} at {arrives}, berth {berth}, and leaves at {leaves}.
        She is at berth {berth}."""),
    tool("container.locate", "Locate a container by its number",
        [p("container_no", "Four letters and seven digits", CONTAINER)],
        """Where is {container_no}?
        container {container_no}
        Which stack is {container_no} in?
        I have to pick up {container_no}. Where does it stand?
        Has {container_no} been unloaded from the ship?
        The driver can't find {container_no} in the yard.
        Is the box {container_no} here or at sea?
        find {container_no} please
        Our machines are inside {container_no}; what became of it?
        {container_no} - in which port?
        Can you locate container {container_no}?
        Where can I find the container {container_no}?""",
        {"yard": pick("yard 1|yard 2|the north yard|the rail yard"), "row": ref("A99")},
        """{container_no} is in {yard}, row {row}.
        It stands in {yard}."""),
    tool("customs-status", "Whether goods have been cleared by customs.",
        [p("shipment", "Number of the shipment", SHIPMENT)],
        """Has {shipment} been cleared?
        customs {shipment}
        Is {shipment} stuck at the border?
        Do we have to pay duty on {shipment} before we get it?
        The officers wanted to look into {shipment}. Did they let it through?
        Are all import papers for {shipment} in order?
        {shipment}: already through the border check?
        Why can't we fetch {shipment} yet? Is it with the authorities?
        May {shipment} enter the country?
        What is keeping {shipment} at the frontier?
        What's the customs status of {shipment}?
        Is {shipment} through customs?""",
        {"status": pick("cleared|waiting for papers|being inspected|held back"), "duty": num(0, 900)},
        """{shipment} is {status}.
        The duty is {duty} euros."""),
    tool("planLoad", "Plan how pallets are placed in a truck.",
        [p("pallets", "Number of pallets", digits(4, 66)), p("truck", "Kind of truck", choice("van|truck|trailer:truck with trailer|semi:semi-trailer")), o("stackable", "Whether pallets may be stacked", flag("they can be stacked|stacking is fine", "do not stack them|nothing may stand on top"))],
        """Fit {pallets} pallets into a {truck}.
        Do {pallets} pallets go into one {truck}?
        {pallets} pallets, {truck}, {stackable}
        How do I arrange {pallets} pallets in the {truck}? {stackable}.
        We have {pallets} pallets and one {truck}. Will everything go in?
        Loading plan: {truck}, {pallets} pallets, {stackable}
        The {truck} is at the ramp. Where should each of the {pallets} pallets stand?
        Make the best use of a {truck} for {pallets} pallets; {stackable}.
        Is a {truck} big enough for {pallets} pallets?
        I need to get {pallets} pallets on a {truck}, {stackable}.
        Can you plan how to load {pallets} pallets on a {truck}?
        Make a load plan of {pallets} pallets for a {truck}.""",
        {"fits": pick("fit|do not all fit"), "used_percent": num(50, 100)},
        """The {pallets} pallets {fits}, {used_percent} percent of the space is used.
        They {fits}."""),
    tool("assign_dock", "Assigns a free loading door to a truck at the gate.",
        [p("plate", "Number plate of the truck", code("AA 9999|9AA 999|AA-AA 999|A99 AAA"))],
        """Which door for {plate}?
        {plate} has just arrived at the gate.
        {plate} is waiting outside, where can it unload?
        Give {plate} a ramp.
        dock for {plate}
        The driver of {plate} wants to know where to back up.
        {plate} wants to drop off goods. Which ramp is free?
        Send {plate} to a free gate, please.
        A lorry with the plate {plate} is here.
        To which ramp shall {plate} go?
        Assign a dock to {plate}.
        Can you give the truck {plate} a loading door?""",
        {"door": num(1, 40), "wait_minutes": num(0, 50)},
        """{plate} goes to door {door}, in {wait_minutes} minutes.
        Door {door}."""),
    tool("driver_hours", "Remaining driving time of a driver today according to the law.",
        [p("driver", "Name of the driver", PERSON)],
        """How long may {driver} still drive today?
        hours left {driver}
        Must {driver} take a break soon?
        Can {driver} do one more tour without breaking the law?
        {driver} started early this morning. Is it enough for the way home?
        When does {driver} have to rest?
        Has {driver} used up the time behind the wheel?
        Is {driver} allowed to go on driving?
        {driver} looks tired. What's left on the tachograph?
        Check the tachograph of {driver}.
        What are the remaining driving hours of {driver}?
        Tell me how many hours {driver} can still drive.""",
        {"hours_left": dec(0, 9), "break_in": num(5, 250)},
        """{driver} may drive {hours_left} more hours.
        The next break is in {break_in} minutes."""),
    tool("pallet_count", "Number of empty pallets that a customer still has of ours",
        [p("customer", "Name of the company", BRAND)],
        """How many of our pallets does {customer} have?
        {customer} pallets
        Does {customer} owe us any pallets?
        We're short of empties. What could we fetch back from {customer}?
        What's the pallet account with {customer}?
        Before you drive to {customer}: how many wooden carriers should you bring back?
        Did {customer} return the empties?
        How many europallets are lying around at {customer}?
        {customer} - open pallets?
        Should I remind {customer} to give our pallets back?
        How many empty pallets are at {customer}?
        Show the pallet count of {customer}.""",
        {"pallets": num(0, 90)},
        """{customer} has {pallets} of our pallets.
        {pallets} pallets."""),
    tool("freight_quote", "Price for sending freight between two cities by a chosen means of transport",
        [p("origin", "City of departure", CITY), p("destination", "City of arrival", CITY), p("weight_kg", "Weight in kilograms", digits(50, 20000, 50)), o("mode", "Means of transport", choice("road:by truck/by road|rail:by train/by rail|sea:by ship/by sea|air:by plane/by air"))],
        """What does it cost to send {weight_kg} kilos from {origin} to {destination}?
        freight {origin} - {destination} {weight_kg} kg {mode}
        We have {weight_kg} kg of steel in {origin} that must go to {destination}. What would you charge {mode}?
        {weight_kg} kg, {origin} to {destination}, {mode}: price?
        How expensive is it to bring {weight_kg} kg to {destination}, starting at {origin}?
        A customer in {destination} bought a machine of {weight_kg} kg. It stands in {origin}. Price for the transport?
        Make me an offer for {weight_kg} kilograms {mode} between {origin} and {destination}.
        Haul {weight_kg} kg {mode} from {origin} to {destination} - how much money?
        I need rates: {origin} > {destination}, {weight_kg} kg
        Would it be cheap to ship {weight_kg} kg out of {origin} into {destination} {mode}?
        Can I get a freight quote for {weight_kg} kg from {origin} to {destination}?
        Quote {weight_kg} kg {mode}, {origin} to {destination}.""",
        {"price": num(90, 9000), "days": num(1, 40)},
        """Sending {weight_kg} kg from {origin} to {destination} costs {price} euros.
        It takes {days} days."""),
    tool("rerouteShipment", "Changes the destination of a shipment that is already moving.",
        [p("shipment_id", "Number of the shipment", SHIPMENT), p("new_destination", "City where it should go instead", CITY)],
        """Reroute {shipment_id} to {new_destination}.
        {shipment_id} should go to {new_destination} instead.
        The site moved. Bring {shipment_id} to {new_destination}, not to the old place.
        {shipment_id} -> {new_destination}
        Turn {shipment_id} around, we need it in {new_destination}.
        Can the truck with {shipment_id} drive to {new_destination} now?
        {shipment_id} was sent to the wrong town, {new_destination} would have been right.
        Send {shipment_id} on to {new_destination}.
        Let {shipment_id} end up in {new_destination}, please.
        New target of {shipment_id} is {new_destination}.
        Change the destination of {shipment_id} to {new_destination}.
        Please reroute the shipment {shipment_id}, it must go to {new_destination}.""",
        {"extra_cost": num(0, 400), "arrives": on},
        """{shipment_id} now goes to {new_destination} and arrives {arrives}.
        It costs {extra_cost} euros more."""),
    tool("crew_list", "List the crew of a ship with their ranks",
        [p("ship_name", "Name of the ship", SHIP), o("rank", "Only this rank", choice("captain|engineer|cook|deckhand|officer"))],
        """Who sails on the {ship_name}?
        crew {ship_name}
        Who is the {rank} of the {ship_name}?
        Give me the names of all aboard the {ship_name}.
        I want to speak to the {rank} on the {ship_name}. What's the name?
        How many sailors work on the {ship_name}?
        {ship_name}, {rank}?
        The harbour office needs to know which people are on board the {ship_name}.
        Is there a {rank} with the {ship_name}?
        Seamen of the {ship_name}, a list please
        Show the crew list of the {ship_name}.
        Which {rank} does the {ship_name} have?""",
        {"people": num(6, 30), "captain": who},
        """{people} people sail on the {ship_name}, the captain is {captain}.
        {people} people."""),
    tool("portFees", "Calculates what a ship pays in a port, by its length and days of stay.",
        [p("length_m", "Length of the ship in metres", digits(8, 390)), p("days", "Days of stay", integer(1, 20)), o("port", "Port", text("Rotterdam|Hamburg|Antwerp|Genoa|Piraeus|Le Havre|Valencia"))],
        """What does a port cost for a ship of {length_m} metres and {days} days?
        {length_m} m, {days} days, {port}: fees
        Our boat is {length_m} metres long. What do we pay for {days} days at the quay?
        How expensive is it to lie in {port} for {days} days with {length_m} metres?
        Mooring {length_m} metres, {days} days
        If we stay {days} days with our {length_m} metre yacht, what will the harbour master charge?
        harbour dues {port}, {days} days, length {length_m}
        Is it cheaper to anchor outside? Tell me the price inside for {length_m} metres and {days} days.
        {days} days in {port} for a freighter of {length_m} metres, how much?
        Calculate the harbour money: {days} days, {length_m} metres.
        What are the port fees for {length_m} metres and {days} days?
        How much must a {length_m} metre ship pay for {days} days?""",
        {"fee": num(40, 20000)},
        """The port costs {fee} euros for {days} days.
        {fee} euros."""),
    tool("hazmat_check", "Says whether two dangerous goods may travel in the same container.",
        [p("first", "Goods", choice("acid|paint|fireworks|batteries|petrol|chlorine")), p("second", "Goods", choice("cleaning agents|gas bottles|fertilizer|matches|perfume"))],
        """May I pack {first} and {second} together?
        {first} with {second}?
        Is it dangerous to put {first} next to {second}?
        A customer wants to ship {first} and {second} in one box. Is that legal?
        Would {second} react with {first} on the way?
        {first} + {second} in the same container
        Can {first} stand beside {second} in the truck?
        Do I need two vehicles for {first} and {second}?
        Keep {second} away from {first}, or is that fine?
        Do the safety rules let me mix {first} with {second}?
        Are {first} and {second} allowed in the same container?
        Check if {first} may travel with {second}.""",
        {"allowed": pick("allowed|forbidden")},
        """It is {allowed} to send {first} with {second}.
        That is {allowed}."""),
    tool("WaterDepth", "Depth of the water at a harbour entrance or river mark",
        [p("mark", "Name of the place", text("pier 1|pier 4|the river mouth|the east lock|the west lock|the harbour entrance|buoy 12|buoy 7|the fish quay|the old dock|the sand bank|buoy 3"))],
        """How deep is it at {mark}?
        Depth at {mark}
        Can a ship with four metres of draught get past {mark}?
        We don't want to run aground at {mark}. How much water is there?
        {mark}, metres?
        Is {mark} too shallow for us?
        How much water is under the keel at {mark}?
        Our barge is heavy. Is there enough beneath us at {mark}?
        Sounding at {mark} please
        If I sail by {mark}, will I touch the bottom?
        What's the water depth at {mark}?
        Please tell me the depth of the water at {mark}.""",
        {"metres": dec(1, 18)},
        """It is {metres} metres deep at {mark}.
        {metres} metres."""),
    tool("seal_number", "Saves the number of the seal that closes a container.",
        [p("container", "Container number", CONTAINER), p("seal", "Number on the seal", code("S999999|AA99999"))],
        """{container} was sealed with {seal}.
        seal {container} / {seal}
        The doors of {container} are shut, the tag says {seal}.
        I closed {container}. On the lock it reads {seal}.
        {seal} is on {container} now
        Write down {seal} for {container}.
        We put {seal} on the doors of {container} so that nobody can open it unseen.
        Seal {seal}, box {container}.
        The new closure of {container} has the number {seal}.
        After the check {container} got {seal}.
        Save seal {seal} for container {container}.
        Can you note the seal {seal} of {container}?""",
        {"saved": True},
        """The seal {seal} is saved for {container}.
        Saved."""),
    tool("proof_of_delivery", "Returns who signed for a delivery and when.",
        [p("delivery", "Number of the delivery", SHIPMENT)],
        """Who signed for {delivery}?
        The customer says {delivery} never came. Can we prove it?
        {delivery} signature
        Who took {delivery} from our driver?
        Did anyone accept {delivery}?
        I need evidence that {delivery} was handed over.
        To whom did the driver give {delivery}?
        Whose name is on the slip of {delivery}?
        They deny getting {delivery}. Show me the paper.
        At what hour was {delivery} received, and by whom?
        Send me the proof of delivery of {delivery}.
        Is there a proof that {delivery} was delivered?""",
        {"signed_by": who, "time": at},
        """{signed_by} signed for {delivery} at {time}.
        It was {signed_by}."""),
]

FARMING: list[Tool] = [
    tool("milkYield", "Litres of milk on a day.",
        [p("date", "Day as YYYY-MM-DD", DATE), o("herd", "Part of the herd", choice("young:the young cows|old:the old cows|organic:the organic herd"))],
        """How much milk did we get on {date}?
        milk {date}
        What did {herd} give on {date}?
        How many litres went into the tank on {date}?
        Did the cows have a good day on {date}?
        {date}: litres, {herd}
        The dairy says we delivered too little on {date}. What did we milk?
        On {date} it was very hot. Did {herd} give less than usual?
        What came out of the milking parlour on {date}?
        I need the cows' output for {date}.
        What was the milk yield on {date}?
        Show the milk of {herd} on {date}.""",
        {"litres": num(200, 3000)},
        """We got {litres} litres of milk on {date}.
        {litres} litres."""),
    tool("herd.add_animal", "Register a new animal in the herd book",
        [p("ear_tag", "Number on the ear tag", code("AA 999999|99-9999|AA9999")), p("species", "Kind of animal", choice("cow|sheep|goat|pig|horse")), p("born", "Date of birth", DATE), o("sex", "Sex", choice("male|female"))],
        """New {species} {ear_tag}, born {born}.
        We have a {sex} {species} since {born}, the tag is {ear_tag}.
        herd book: {ear_tag} {species} {born}
        A little {species} came into the world on {born}! Ear number {ear_tag}.
        {ear_tag}, {sex} {species}, date of birth {born}
        I bought a {species} at the market. It was born on {born} and wears {ear_tag}.
        Write {ear_tag} into the book: {species}, {sex}, {born}.
        On {born} our {species} had a young one, {sex}, it is called {ear_tag}.
        Another {species} for the farm, {ear_tag}, birthday {born}
        Please enter the {species} with the tag {ear_tag}, born {born}.
        Register the {species} {ear_tag}, born on {born}.
        Can you add a {sex} {species} born {born} with tag {ear_tag}?""",
        {"animals": num(4, 300)},
        """The {species} {ear_tag} is in the herd book.
        We have {animals} animals now."""),
    tool("field.moisture", "Water content of the soil of a field in percent.",
        [p("field", "Name of the field", FIELD), o("depth_cm", "Depth in centimetres", digits(10, 90, 10))],
        """How wet is {field}?
        Is {field} too dry?
        Has the rain reached the roots on {field}?
        {field} soil {depth_cm} cm
        Can I drive on {field} with the heavy tractor, or will I sink in?
        Do the plants on {field} suffer from thirst?
        What does the probe in {field} say at {depth_cm} centimetres?
        Does the ground of {field} hold enough water {depth_cm} cm down?
        Is it muddy on {field}?
        Would {field} need rain?
        What's the soil moisture of {field}?
        Measure how moist {field} is at {depth_cm} centimetres.""",
        {"percent": num(5, 48)},
        """The soil of {field} holds {percent} percent of water.
        {percent} percent."""),
    tool("irrigate_field", "Irrigate a field with a number of millimetres of water",
        [p("field", "Name of the field", FIELD), p("millimetres", "Amount of water", digits(3, 40)), o("at_night", "When to start", flag("tonight|at night when it is cool", "right now|at once"))],
        """Give {field} {millimetres} millimetres.
        {field} {millimetres} mm {at_night}
        It has not rained on {field} for weeks. {millimetres} millimetres, please.
        The crop on {field} is wilting, so let {millimetres} mm fall on it {at_night}.
        Turn on the big sprinklers at {field} for {millimetres} mm.
        {field} is thirsty: {millimetres} millimetres {at_night}.
        Water for {field}, {millimetres} mm, {at_night}
        Pump {millimetres} millimetres from the river to {field}.
        Let it rain {millimetres} mm on {field} {at_night}.
        The dust flies on {field}. Wet it with {millimetres} millimetres.
        Please irrigate {field} with {millimetres} millimetres.
        Can you irrigate {field} {at_night}, {millimetres} mm?""",
        {"hours": dec(1, 12), "cubic_metres": num(60, 4000)},
        """It takes {hours} hours to give {field} {millimetres} millimetres.
        That takes {cubic_metres} cubic metres."""),
    tool("harvest_forecast", "Expected yield of a crop in tons per hectare and the best week to harvest.",
        [p("crop", "Name of the crop", CROP), p("field", "Name of the field", FIELD)],
        """How much {crop} will {field} give?
        {crop} on {field}, harvest?
        When should we bring in the {crop} from {field}?
        Will it be a good year for the {crop} on {field}?
        I have to rent a combine. When is the {crop} on {field} ripe?
        What can I expect from {field} in {crop}?
        Is {crop} worth it on {field} this season?
        How many tons of {crop} could I sell from {field}?
        {field}: {crop}, expected crop and time
        Does the {crop} at {field} need some more weeks in the sun?
        What's the harvest forecast for {crop} on {field}?
        Estimate the yield of {crop} on {field}.""",
        {"tons_per_hectare": dec(2, 60), "week": num(24, 44)},
        """Expect {tons_per_hectare} tons of {crop} per hectare from {field} in week {week}.
        Harvest in week {week}."""),
    tool("tractor-fuel", "Fuel left in a tractor.",
        [p("tractor", "Name of the tractor", text("the red tractor|the green tractor|tractor 1|tractor 2|tractor 3|the old tractor|the big tractor|the harvester|the loader"))],
        """How much diesel is in {tractor}?
        {tractor} fuel
        Can I work all day with {tractor} or must I fill up first?
        Is the tank of {tractor} empty?
        Should I take the can along for {tractor}?
        Will {tractor} make it to the far field and back?
        Does {tractor} need a refill?
        Before we start: diesel in {tractor}?
        Last time {tractor} stopped in the middle of the field. Is there enough in it?
        how many litres has {tractor} got
        How much fuel does {tractor} have left?
        Check the fuel of {tractor}.""",
        {"litres": num(4, 300), "hours": num(1, 14)},
        """There are {litres} litres in {tractor}, enough for {hours} hours.
        It lasts {hours} hours."""),
    tool("eggCount", "Notes how many eggs were collected in a hen house.",
        [p("eggs", "Number of eggs", digits(12, 900)), p("house", "Where", choice("big:the big hen house|small:the small hen house|mobile:the mobile coop")), o("broken", "How many were broken", digits(11, 30))],
        """{eggs} eggs from {house}.
        {house}: {eggs}
        The hens in {house} laid {eggs}, {broken} of them cracked.
        I just came back from {house} with {eggs} in the basket.
        {eggs} fresh ones out of {house}, {broken} broken
        Write down {eggs} for {house}.
        My basket holds {eggs} from {house}, and I dropped {broken}.
        today {house} gave {eggs}
        The chickens were busy: {eggs} in {house}.
        In {house} we picked up {eggs}, {broken} were damaged.
        Note {eggs} eggs for {house}.
        Please count {eggs} eggs from {house}, {broken} broken.""",
        {"this_week": num(100, 6000)},
        """{eggs} eggs are noted.
        This week we have {this_week} eggs."""),
    tool("feed_stock", "How many days the feed for animals will last",
        [p("animals", "Which animals", choice("cows|pigs|chickens|horses|sheep|goats|calves"))],
        """How long will the feed for the {animals} last?
        feed {animals}
        Must I order hay or grain for the {animals}?
        Do the {animals} still have enough to eat?
        Will we get through the winter with what we have for the {animals}?
        When do the {animals} run out of food?
        {animals}: days of fodder left
        The mill closes for holidays. Is there plenty for the {animals}?
        Is the barn full enough to keep the {animals} fed?
        How many more days can I fill the troughs of the {animals}?
        How many days of feed are left for the {animals}?
        Check the feed stock of the {animals}.""",
        {"days": num(1, 90)},
        """The feed for the {animals} lasts {days} days.
        {days} days."""),
    tool("SprayLog", "Adds an entry to the spraying record that the law asks for.",
        [p("field", "Name of the field", FIELD), p("product", "Product that was sprayed", text("Fungarex|Weedoff|Aphistop|Copperol|Beetleguard|Moldex|Nettlebane|Rustgone|Blightless|Slugaway")), p("litres", "Litres used", decimal(1, 80))],
        """{litres} litres of {product} on {field}.
        Today I treated {field} with {litres} litres of {product}.
        {field}: {product} {litres} l
        Record that {field} got {product}, {litres} litres.
        We had mould on {field}, so I used {litres} litres of {product} there.
        Against pests on {field}: {litres} litres of {product}. Note it for the inspector.
        {product}, {litres} litres, {field}, done this morning
        I emptied {litres} litres of {product} over {field}.
        The office wants to know what we put on our crops: {product}, {litres} litres, {field}.
        Put in the book for {field} that {litres} litres of {product} were used.
        Log {litres} litres of {product} sprayed on {field}.
        I sprayed {litres} litres of {product} on {field}, please note it.""",
        {"waiting_days": num(3, 40)},
        """{litres} litres of {product} are recorded for {field}.
        Wait {waiting_days} days before the harvest."""),
    tool("barn.climate", "Air in a barn: temperature and humidity; warns of ammonia.",
        [p("barn", "Which barn", BARN)],
        """How is the air in {barn}?
        Is it too hot for the animals in {barn}?
        {barn} climate
        It stinks in {barn}. Is it bad for the animals?
        Should I open the windows of {barn}?
        Are they freezing in {barn}?
        How stuffy is {barn}?
        The animals in {barn} breathe heavily. Is something in the air?
        Do the fans of {barn} have to run faster?
        {barn}: warm, damp?
        What's the climate in {barn}?
        Check the air of {barn}, please.""",
        {"celsius": num(2, 34), "humidity": num(35, 95)},
        """It has {celsius} degrees and {humidity} percent humidity in {barn}.
        {celsius} degrees."""),
    tool("find_cow", "Finds an animal on the pasture by the transmitter on its collar.",
        [p("collar", "Number of the collar", code("C99|C999|COW-99"))],
        """Where is {collar}?
        {collar} did not come home for milking.
        Which meadow is {collar} on?
        I can't see {collar} anywhere on the hill.
        find {collar}
        {collar} broke through the fence. Where did she run?
        Has {collar} lost the others?
        Look for {collar}, please.
        One is missing, number {collar}.
        {collar} must be somewhere in the woods. Help me get her back.
        Where does the cow with the collar {collar} graze?
        Locate cow {collar}.""",
        {"place": pick("by the brook|near the gate|on the hill|at the edge of the wood"), "metres": num(20, 3000)},
        """{collar} is {place}, {metres} metres away.
        {metres} metres from here."""),
    tool("sowing_rate", "Kilograms of seed needed for a crop and an area.",
        [p("crop", "Name of the crop", CROP), p("hectares", "Area in hectares", decimal(1, 60))],
        """How much seed for {hectares} hectares of {crop}?
        {crop} {hectares} ha seed
        I want to grow {crop} on {hectares} hectares. What must I buy?
        How many sacks do I need for {crop} on {hectares} hectares?
        We plant {crop} next, {hectares} hectares in all. Kilos?
        What amount of {crop} goes into {hectares} hectares?
        {hectares} hectares {crop}: how thick do I sow?
        The seed drill is empty. For {hectares} hectares of {crop}, how many kilograms go in?
        Is one bag enough to put {crop} on {hectares} hectares?
        Kilograms to scatter for {crop}, area {hectares} hectares
        What's the sowing rate of {crop} for {hectares} hectares?
        Tell me how much {crop} to sow on {hectares} hectares.""",
        {"kilograms": num(20, 9000)},
        """{hectares} hectares of {crop} need {kilograms} kilograms of seed.
        {kilograms} kilograms."""),
]

ENERGY: list[Tool] = [
    tool("grid_load", "Load of the power grid of a region in percent of its capacity.",
        [p("region", "Region of the grid", choice("north|south|east|west|centre"))],
        """How loaded is the grid in the {region}?
        grid {region}
        Can the lines in the {region} carry any more?
        Is a blackout possible in the {region}?
        Everybody in the {region} is cooking now. Does the network hold?
        How close to the limit are we in the {region}?
        How heavily are the cables used in the {region}?
        {region}: percent of capacity?
        May I connect another factory in the {region} tonight?
        Are the wires of the {region} under strain?
        What's the grid load in the {region}?
        Tell me the load of the grid, {region} region.""",
        {"percent": num(30, 99)},
        """The grid in the {region} is loaded to {percent} percent.
        {percent} percent."""),
    tool("turbine.output", "Power that a wind turbine makes right now.",
        [p("turbine", "Number of the turbine", code("WT-9|WT-99|T-99"))],
        """How much power does {turbine} make?
        Is {turbine} turning?
        {turbine} kW?
        The wind is strong today. What does {turbine} deliver?
        What do we earn with {turbine} at the moment, in kilowatts?
        Does {turbine} stand still?
        How hard is {turbine} working?
        Are the blades of {turbine} going round?
        {turbine}, current output please
        How much electricity comes from {turbine} in this breeze?
        What's the output of turbine {turbine}?
        Show me what {turbine} produces now.""",
        {"kilowatts": num(0, 4200), "wind": num(1, 25)},
        """{turbine} makes {kilowatts} kilowatts.
        The wind has {wind} metres per second."""),
    tool("powerPrice", "Price of electricity on the exchange for an hour of a day",
        [p("date", "Day as YYYY-MM-DD", DATE), p("hour", "Hour of the day", digits(0, 23))],
        """What does electricity cost on {date} at hour {hour}?
        power price {date} {hour}h
        When we run the furnace on {date} in hour {hour}, what do we pay per megawatt hour?
        Is it cheap to charge on {date}, hour {hour}?
        {date}, hour {hour}: exchange price?
        Would hour {hour} on {date} be an expensive moment to use current?
        I want to sell our solar power on {date} in hour {hour}. What would I get?
        Give me the spot price for hour {hour}, {date}.
        How costly is energy in hour {hour} of {date}?
        Should the freezers run on {date} in hour {hour}, or is power dear then?
        What's the price of electricity on {date} in hour {hour}?
        Tell me the power price in hour {hour} on {date}.""",
        {"euros_per_mwh": dec(-20, 240)},
        """In hour {hour} on {date} a megawatt hour costs {euros_per_mwh} euros.
        {euros_per_mwh} euros."""),
    tool("meter_anomaly", "Looks for unusual consumption at a meter. Use this when a bill seems too high.",
        [p("meter", "Number of the meter", code("MTR-9999|Z999999|99-99999"))],
        """Is there something odd about meter {meter}?
        {meter} uses far too much, why?
        anomaly {meter}
        The tenant with {meter} can't believe the bill. Does anything look wrong?
        Could somebody be stealing power at {meter}?
        {meter} jumps up at night, doesn't it? Look into it.
        Why did consumption go through the roof at {meter}?
        Check {meter} for strange values.
        My bill doubled! The number on the box is {meter}.
        Does {meter} count wrongly?
        Look for anomalies at the meter {meter}.
        Are there unusual values at meter {meter}?""",
        {"finding": pick("nothing unusual|high use at night|a sudden jump|a likely fault of the meter")},
        """At {meter} I found {finding}.
        {finding}."""),
    tool("shedLoad", "Cuts consumption at once by switching off flexible customers.",
        [p("megawatts", "How much to cut", digits(5, 300, 5)), o("minutes", "For how long", digits(10, 120, 10))],
        """Shed {megawatts} megawatts.
        We need {megawatts} MW less on the network, for {minutes} minutes.
        cut {megawatts} MW
        A power station failed! Get {megawatts} megawatts off.
        Frequency is dropping, take {megawatts} megawatts away from the big users.
        Let the aluminium plants pause, {megawatts} megawatts for {minutes} minutes.
        Save {megawatts} MW right now or the lights go out.
        {megawatts} megawatts too much; switch off what can wait {minutes} minutes.
        Reduce demand by {megawatts} megawatts.
        Free up {megawatts} MW during the next {minutes} minutes.
        Can you shed a load of {megawatts} megawatts for {minutes} minutes?
        Cut the consumption by {megawatts} megawatts at once.""",
        {"customers": num(1, 40)},
        """{customers} customers were switched off, {megawatts} megawatts less.
        {customers} customers are off."""),
    tool("storage.discharge", "Feed power from the battery storage into the grid.",
        [p("kilowatts", "Power", digits(50, 5000, 50)), p("until", "Time of the end", TIME)],
        """Discharge the battery with {kilowatts} kW until {until}.
        Prices are high, sell {kilowatts} kilowatts out of storage till {until}.
        battery out {kilowatts} kW {until}
        Put {kilowatts} kilowatts from our accumulators on the line; stop at {until}.
        Empty the batteries at {kilowatts} kW up to {until}.
        Use what we stored at noon: {kilowatts} kW, ends {until}.
        Till {until}, give the network {kilowatts} kilowatts of our stored energy.
        The sun is down. Let the container batteries supply {kilowatts} kW until {until}.
        {kilowatts} kW from storage, end {until}
        We saved energy for this evening; now release {kilowatts} kilowatts until {until}.
        Feed {kilowatts} kilowatts from the storage into the grid until {until}.
        Can you discharge {kilowatts} kW until {until}?""",
        {"left_percent": num(2, 80)},
        """The storage gives {kilowatts} kilowatts until {until}.
        {left_percent} percent will be left."""),
    tool("dispatch_crew", "Sends a repair crew to a fault in the network.",
        [p("address", "Where the fault is", ADDRESS), p("fault", "Kind of fault", choice("cable:a torn cable/a broken cable|pole:a fallen pole|transformer:a humming transformer/a burnt transformer|gas:a gas leak/a smell of gas|pipe:a burst pipe"))],
        """Send a crew to {address}, {fault}.
        {fault} at {address}!
        There is {fault} at {address}.
        We got a call about {fault} in front of {address}.
        crew {address} {fault}
        People at {address} report {fault}; who can go?
        {fault} near {address}. Somebody must repair it.
        The storm left {fault} at {address}. Get the fitters there.
        Drive out to {address} because of {fault}.
        Technicians needed, {address}: {fault}
        Dispatch a repair crew to {address} for {fault}.
        Can you send the team to {address}? It's {fault}.""",
        {"crew": num(1, 12), "minutes": num(8, 90)},
        """Crew {crew} is on its way to {address} and needs {minutes} minutes.
        They arrive in {minutes} minutes."""),
    tool("gas_reserve", "How full the gas storages of a country are.",
        [p("country", "Country", COUNTRY)],
        """How full are the gas storages of {country}?
        Does {country} have enough gas for the winter?
        gas {country}
        Will people in {country} freeze if it stays cold?
        How well has {country} stocked up on gas?
        {country}: filling of the caverns?
        Are the reserves in {country} shrinking?
        Could {country} do without imports for some weeks of heating?
        What percentage of its gas has {country} put aside?
        Is {country} prepared for a long frost?
        What's the gas reserve of {country}?
        Tell me how much gas {country} has stored.""",
        {"percent": num(15, 99)},
        """The gas storages of {country} are {percent} percent full.
        {percent} percent."""),
]

BUILDING: list[Tool] = [
    tool("reserve_crane", "Reserve a crane for a building site",
        [p("site", "Name of the site", SITE), p("date", "Day as YYYY-MM-DD", DATE), p("tons", "Heaviest load", digits(2, 90))],
        """Crane for {site} on {date}, {tons} tons.
        We have to lift {tons} tons at {site} on {date}.
        {site} {date} crane {tons}t
        On {date} the roof beams of {tons} tons go up at {site}. Get us something to hoist them.
        How do we bring {tons} tons to the top at {site}? On {date}, please.
        Book lifting gear for {tons} tons, {site}, {date}.
        {site} needs something that carries {tons} tons on {date}.
        The steel weighs {tons} tons and must be set down at {site} on {date}.
        {date}: heavy lift at {site}, up to {tons} tons
        For {tons} tons at {site} we want a machine with a hook on {date}.
        Please reserve a crane for {tons} tons at {site} on {date}.
        Can we have a crane at {site} on {date}? The load is {tons} tons.""",
        {"crane": ref("CR-9"), "cost": num(400, 3500)},
        """Crane {crane} comes to {site} on {date} for {cost} euros.
        It costs {cost} euros."""),
    tool("site_diary", "Writes an entry into the diary of a building site.",
        [p("site", "Name of the site", SITE), p("entry", "What happened", text("the concrete was poured|the scaffold was put up|rain stopped the work|the windows came|the roof is closed|a delivery was late|the electricians began|the cellar is dry|the wall was torn down|ten workers were here|the lift was tested|the crane was taken away"))],
        """Diary of {site}: {entry}.
        {site}: {entry}
        Today at {site} {entry}.
        Keep on record for {site} that {entry}.
        I was at {site} all day; {entry}. Put it in the book.
        On the job at {site}, {entry}. Please write it down.
        Note that {entry} at {site}.
        for the daily report, {site}: {entry}
        So that nobody argues later: at {site} {entry}.
        The foreman of {site} says {entry}. Document that.
        Write into the site diary of {site} that {entry}.
        Please add to the diary of {site}: {entry}.""",
        {"page": num(3, 300)},
        """It is on page {page} of the diary of {site}.
        Page {page}."""),
    tool("permitCheck", "Status of a building permit.",
        [p("permit", "Number of the application", code("BP-9999|99-B-999|BA9999"))],
        """Is {permit} granted?
        permit {permit}
        May we start to build, number {permit}?
        What is the town doing with our plans {permit}?
        I handed in drawings months ago, {permit}. Any decision?
        Did they say yes to {permit}?
        Are we allowed to dig already? It's {permit}.
        {permit}: still waiting?
        How far is the authority with {permit}?
        Can I add the floor to my house yet, application {permit}?
        What's the status of the building permit {permit}?
        Please check the building permit {permit}.""",
        {"status": pick("granted|refused|being checked|waiting for papers")},
        """The permit {permit} is {status}.
        It is {status}."""),
    tool("scaffold-inspection", "Records the result of a scaffold inspection",
        [p("site", "Name of the site", SITE), p("passed", "Whether the scaffold is safe", flag("it is safe|everything is firm|it passed", "it is not safe|a plank is loose|it failed"))],
        """Scaffold at {site}: {passed}.
        {site} scaffold, {passed}
        I climbed up at {site} and {passed}.
        I checked the scaffold of {site} today, {passed}.
        We looked at the poles and boards at {site}: {passed}.
        The painters at {site} ask if they may go up. After my check: {passed}.
        Result for {site}: {passed}
        {passed} at {site}, please note that for the workers.
        After the storm I tested the scaffold at {site}; {passed}.
        For the safety file of {site}: {passed}.
        Record the scaffold inspection at {site}: {passed}.
        The inspection of the scaffold at {site} is done, {passed}.""",
        {"next": on},
        """The result for {site} is recorded; the next check is {next}.
        The next check is {next}."""),
    tool("defects.open", "Open defects of a building that craftsmen still have to repair.",
        [p("building", "Building or site", SITE), o("trade", "Kind of work", choice("painting|plumbing|electrics|floors|windows|roof"))],
        """What is still broken at {building}?
        {building} defects {trade}
        Which things must be put right at {building} before we hand it over?
        How many faults in {trade} are left at {building}?
        The owner moves into {building} next week. What is not finished?
        Did the {trade} people repair everything at {building}?
        What is there to complain about at {building}?
        {building}: list of flaws in {trade}
        Is {building} ready or are there still cracks and scratches?
        I meet the {trade} firm at {building}. What do I show them?
        Which defects are open at {building}?
        List the open {trade} defects of {building}.""",
        {"defects": num(0, 60), "worst": pick("a crack in the wall|a dripping tap|a door that sticks|a scratched window")},
        """There are {defects} open defects at {building}, the worst is {worst}.
        The worst is {worst}."""),
    tool("bricks_needed", "Number of bricks for a wall.",
        [p("length_m", "Length in metres", decimal(1, 40)), p("height_m", "Height in metres", decimal(1, 6))],
        """How many bricks for a wall of {length_m} by {height_m} metres?
        wall {length_m} m x {height_m} m, bricks?
        I build a wall, {length_m} metres long and {height_m} high. What must I order?
        {length_m} long, {height_m} high: number of stones?
        We fence in the yard with a wall {length_m} metres in length and {height_m} in height. How many do we lay?
        Do I get by with one pallet for a wall {length_m} metres long, {height_m} metres high?
        The mason asks how many to carry up for {length_m} times {height_m} metres.
        Bricks: length {length_m}, height {height_m}
        For a garden wall ({length_m} m long, {height_m} m tall), how many bricks should I buy?
        To close a gap {length_m} metres wide and {height_m} metres high, how many bricks?
        How many bricks do I need for {length_m} metres by {height_m} metres?
        Work out the bricks for a wall of length {length_m} and height {height_m}.""",
        {"bricks": lambda rng, arguments: round(arguments.get("length_m", 1) * arguments.get("height_m", 1) * 50)},
        """You need {bricks} bricks.
        {bricks} bricks."""),
    tool("subcontractor.call", "Calls a firm for a trade to a building site.",
        [p("trade", "Kind of firm", choice("roofer|plumber|electrician|painter|tiler|carpenter|plasterer|glazier")), p("site", "Name of the site", SITE), o("when", "When to come", WHEN)],
        """We need a {trade} at {site}.
        {trade} -> {site} {when}
        Who could do the {trade} work at {site}? Get them here {when}.
        Without a {trade} nothing goes on at {site}.
        Let a {trade} come to {site} {when}.
        At {site} it's the turn of the {trade}.
        The {trade} should show up at {site} {when}.
        Our own people can't do it; fetch a {trade} for {site}.
        {site} is waiting for the {trade}
        Bring in a {trade} {when}, we are at {site}.
        Please call a {trade} to {site}.
        Can you order a {trade} for {site} {when}?""",
        {"firm": pick("Kern and Sons|Alba Crafts|Fox Building|Nordhaus"), "comes": on},
        """{firm} sends a {trade} to {site}, {comes}.
        {firm} comes {comes}."""),
    tool("hardHatCheck", "Counts people without a helmet on the camera pictures of a site.",
        [p("site", "Name of the site", SITE)],
        """Does everybody at {site} wear a helmet?
        helmets {site}
        Is anyone bare-headed at {site}?
        Look at the cameras of {site}: are all heads protected?
        The safety officer is coming to {site}. Is everyone dressed right?
        Who walks around {site} without protection on the head?
        Are my people at {site} careful, or do they forget their hats?
        {site}: somebody without a hard hat?
        I fear the new workers at {site} leave their helmets in the car.
        Count those with nothing on their heads at {site}.
        Check the hard hats at {site}.
        How many people at {site} wear no hard hat?""",
        {"without": num(0, 7), "people": num(7, 60)},
        """{without} of {people} people at {site} wear no helmet.
        {without} people."""),
]

BANKING: list[Tool] = [
    tool("close_account", "Closes a bank account and pays out the rest to another account.",
        [p("account", "Number of the account to close", code("9999 9999|99-9999-99|AC-99999")), p("pay_out_to", "Account that gets the rest", code("9999 9999|99-9999-99|AC-99999"))],
        """Close {account}, rest to {pay_out_to}.
        I don't need {account} any more. What is left goes to {pay_out_to}.
        I am leaving the bank. Number {account}; please send the remaining money to {pay_out_to}.
        {account} should be shut, balance -> {pay_out_to}
        End my contract for {account} and transfer everything on it to {pay_out_to}.
        My mother died. Dissolve {account} and pay what is there to {pay_out_to}.
        Give up {account}; the remainder to {pay_out_to} please.
        Cancel the account {account}, my new one is {pay_out_to}.
        I changed banks: the new number is {pay_out_to}, so {account} can be ended.
        Empty {account} into {pay_out_to} and then delete it.
        Please close the account {account} and pay out to {pay_out_to}.
        Can you close {account}? The money shall go to {pay_out_to}.""",
        {"paid_out": dec(0, 5000, 2)},
        """{account} is closed and {paid_out} euros went to {pay_out_to}.
        {paid_out} euros were paid out."""),
    tool("direct_debits", "Lists the firms that may draw money from an account.",
        [o("min_amount", "Only debits above this sum", digits(10, 200, 10))],
        """Which firms may take money from my account?
        direct debits over {min_amount}
        Who pulls money off my account every month?
        Where does all my money go by itself?
        Show everyone I once allowed to debit more than {min_amount} euros.
        Something is always deducted at the start of the month. By whom?
        automatic charges above {min_amount} euros
        I wonder which companies collect more than {min_amount} euros from me.
        Do I still pay for that old gym? List who draws on my account.
        permissions to collect money, please
        List my direct debits.
        Which direct debits are higher than {min_amount} euros?""",
        {"debits": num(0, 14), "largest": pick("the power company|the landlord|the phone company|an insurance")},
        """{debits} firms draw money from the account, most goes to {largest}.
        The largest is {largest}."""),
    tool("standingOrder", "Sets up a standing order: the same sum to the same person every month.",
        [p("recipient", "Who gets the money", PERSON), p("amount", "Sum per month", money(5, 900)), p("day_of_month", "Day of the month", digits(1, 28)), o("purpose", "Text for the recipient", text("rent|pocket money|savings|club fee|car|garage|piano lessons|support|dues|loan"))],
        """Pay {recipient} {amount} on day {day_of_month} of every month.
        {recipient} gets {amount} each month on the {day_of_month}.
        monthly {amount} -> {recipient}, day {day_of_month}, {purpose}
        Every month I owe {recipient} {amount}. Do it automatically on day {day_of_month}.
        On day {day_of_month} of each month send {recipient} {amount} for {purpose}.
        I keep forgetting the {purpose}. Let {recipient} have {amount} on the {day_of_month} of each month.
        From now on {amount} for {recipient}, always on day {day_of_month}
        {purpose}: {amount} a month to {recipient}, day {day_of_month}
        Can {recipient} receive {amount} monthly without me doing anything? Day {day_of_month} is good.
        Regular payment: {recipient}, {amount}, on the {day_of_month}, month after month.
        Set up a standing order of {amount} to {recipient} on day {day_of_month}.
        I want a standing order: {amount} for {recipient}, day {day_of_month}, {purpose}.""",
        {"first": on},
        """{recipient} gets {amount} every month on day {day_of_month}.
        The first payment is {first}."""),
    tool("card_limit", "Change how much may be spent with a card per day",
        [p("card", "Last four digits", code("9999")), p("limit", "Highest sum per day", digits(100, 5000, 100))],
        """Set the limit of card {card} to {limit}.
        With {card} nobody should be able to spend more than {limit} a day.
        {card} {limit} per day
        I'm buying a sofa and my card {card} says no. Allow {limit}.
        Raise {card} to {limit}, please.
        Lower my card {card}, {limit} a day is enough.
        My son uses {card}. He may spend {limit} at most.
        card ending {card}: {limit} max
        I want to pay {limit} at once with the card {card}. Make that possible.
        No more than {limit} daily on {card}.
        Change the daily limit of {card} to {limit}.
        Can you set the card limit of {card} to {limit} euros?""",
        {"active_from": at},
        """The limit of card {card} is {limit} a day.
        It holds from {active_from}."""),
    tool("claim_status", "Status of an insurance claim. Use this when a customer asks whether a damage is paid.",
        [p("claim", "Number of the claim", CLAIM)],
        """How far is {claim}?
        Will the insurance pay for {claim}?
        {claim} status
        I reported the water damage weeks ago, {claim}. When do I get money?
        My roof was hit by a tree, case {claim}. Have you decided?
        Did the expert look at {claim} yet?
        When will I see something for my broken windscreen, {claim}?
        Have you forgotten {claim}?
        {claim}: accepted or refused?
        Nobody answers me about {claim}. Is it being worked on?
        What's the status of claim {claim}?
        Please check the insurance claim {claim}.""",
        {"status": pick("paid|refused|with the expert|waiting for papers"), "amount": num(50, 9000)},
        """The claim {claim} is {status}.
        It is about {amount} euros."""),
    tool("policy-renewal", "When an insurance policy renews and until when it can be cancelled.",
        [p("policy", "Number of the policy", POLICY)],
        """When does {policy} renew?
        Until when can I get out of {policy}?
        {policy} renewal
        I found a cheaper insurance than {policy}. How long do I have to wait?
        Does {policy} go on by itself?
        By what day must I write to you to end {policy}?
        How long am I bound to {policy}?
        {policy}: last day to cancel?
        Is my cover under {policy} running out?
        I don't want another year of {policy}. When do I need to tell you?
        When will the policy {policy} be renewed?
        Tell me the renewal date of {policy}.""",
        {"renews": on, "notice_days": num(14, 90)},
        """{policy} renews {renews}; cancel {notice_days} days before.
        It renews {renews}."""),
    tool("verifyIdentity", "Starts the identity check of a new bank customer.",
        [p("customer", "Name of the customer", PERSON), p("document", "Document that is shown", choice("passport|id_card:ID card/identity card|driving_licence:driving licence|residence_permit:residence permit"))],
        """Verify {customer} by {document}.
        {customer} wants to open an account and brought a {document}.
        {customer} {document} check
        Is {customer} really who they say? Here is the {document}.
        {customer} is sitting in front of me with a {document}. Make sure it's genuine.
        Look at the {document} of {customer} before we give out a loan.
        The law says we must know our clients: {customer}, {document}.
        New client {customer} shows us a {document}
        Could the {document} of {customer} be a fake?
        Confirm with the {document} that this is {customer}.
        Start the identity check of {customer} with the {document}.
        Please check who {customer} is, using the {document}.""",
        {"result": pick("confirmed|not confirmed|under review")},
        """The identity of {customer} is {result}.
        It is {result}."""),
    tool("mortgageRate", "Today's interest rate for a house loan",
        [p("years", "Years the rate is fixed", choice("5|10|15|20|25|30", "string")), o("own_money_percent", "Own money in percent of the price", digits(10, 60, 5))],
        """What interest do I pay for a house over {years} years?
        mortgage {years} years
        We want to buy a flat and fix the rate for {years} years. What's the percentage?
        {years} years fixed, {own_money_percent} percent own money?
        How expensive is money for building a home at the moment, {years} years?
        If I bring {own_money_percent} percent myself, what do you charge over {years} years?
        Rate for buying property, {years} years
        We found our dream house. Tell us the interest with {years} years fixed.
        Are home loans cheap now? Take {years} years.
        {own_money_percent} percent saved up, {years} years: which interest?
        What's the mortgage rate for {years} years?
        Show today's mortgage rate for {years} years with {own_money_percent} percent own money.""",
        {"rate": dec(1.2, 5.8, 2)},
        """The rate for {years} years is {rate} percent.
        {rate} percent."""),
    tool("add_insured", "Adds a person to an insurance policy.",
        [p("policy_no", "Number of the policy", POLICY), p("name", "Person to be insured too", PERSON), o("relation", "Relation to the owner", choice("child|spouse:husband/wife/spouse|parent:mother/father|partner"))],
        """Add {name} to {policy_no}.
        {name} should be covered by {policy_no} too.
        We had a baby! {name} must come into {policy_no}.
        I married. Please include {name} in {policy_no}.
        {policy_no} + {name}
        From now on my {relation} {name} drives the car as well, insurance {policy_no}.
        {name} is my {relation} and shall be insured under {policy_no}.
        Put my {relation} {name} on {policy_no}.
        Is it possible that {policy_no} protects {name} too? Then do it.
        {policy_no}, new person: {name}, {relation}
        Can you add {name} to the policy {policy_no}?
        Please insure my {relation} {name} with {policy_no}.""",
        {"extra_per_month": dec(2, 60, 2)},
        """{name} is insured in {policy_no} for {extra_per_month} euros more a month.
        It costs {extra_per_month} euros more."""),
    tool("safe_deposit.open", "Opens the vault door for a customer who has a deposit box.",
        [p("box", "Number of the box", digits(11, 900)), p("customer", "Name of the customer", PERSON)],
        """{customer} wants to go to box {box}.
        box {box}, {customer}
        Let {customer} into the vault, box {box}.
        {customer} keeps jewellery in {box} and would like to fetch it.
        There's {customer} at the desk, who needs something out of box {box}.
        {customer} has come to put papers into {box}.
        Access for {customer} to number {box}.
        May {customer} get at the things in box {box}?
        Unlock the strong room; {customer} has box {box}.
        Take {customer} downstairs to box {box}, please.
        Open the vault for {customer}, deposit box {box}.
        Can {customer} be let in to deposit box {box}?""",
        {"opened_at": at},
        """The vault was opened for {customer} at {opened_at}.
        Opened at {opened_at}."""),
]

LAW: list[Tool] = [
    tool("case_deadline", "Next deadline of a court case.",
        [p("case", "File number", CASE)],
        """What's the next deadline in {case}?
        By when must we answer the court in {case}?
        {case} deadline
        How much time is left to appeal in {case}?
        Do we still have time for our reply in {case}?
        I don't want to miss anything in {case}. What is due?
        Which date must I not forget in {case}?
        {case}: last day to write to the judge?
        Until when can the other side respond in {case}?
        Is anything urgent in {case}?
        When is the next deadline of the case {case}?
        Tell me the deadline for {case}.""",
        {"deadline": on, "what": pick("the reply|the appeal|the list of witnesses|the court fee")},
        """The next deadline in {case} is {deadline}, for {what}.
        It is {deadline}."""),
    tool("docket.search", "Searches court decisions by words. Returns the number of decisions and the newest.",
        [p("terms", "Words that occur in the decision", text("noisy neighbours|late rent|broken lease|unpaid overtime|dog bite|used car|wrong diagnosis|data leak|flight delay|building defect|copyright|false advertising")), o("court", "Only this court", choice("district|appeal|supreme"))],
        """Find decisions on {terms}.
        {terms} {court} court
        How have judges decided about {terms}?
        Was there ever a trial about {terms}?
        My client has a problem with {terms}. Is there a precedent?
        What does the {court} court say about {terms}?
        Judgments: {terms}
        Did anyone win in a case of {terms}?
        I look for rulings of the {court} court concerning {terms}.
        Give me similar cases, it is about {terms}.
        Search the docket for {terms}.
        Which decisions of the {court} court deal with {terms}?""",
        {"decisions": num(0, 90), "newest": ref("C-9999")},
        """{decisions} decisions deal with {terms}, the newest is {newest}.
        The newest is {newest}."""),
    tool("clauseFinder", "Find a clause in a contract",
        [p("contract", "File of the contract", FILE), p("clause", "What the clause is about", choice("termination|liability|payment|secrecy|warranty|penalty|renewal"))],
        """Where is the {clause} clause in {contract}?
        {contract}: {clause}
        What does {contract} say about {clause}?
        Read {contract} and show me the part on {clause}.
        Is {clause} covered in {contract}?
        I signed {contract} without reading it. What's in there on {clause}?
        On what page of {contract} do they talk about {clause}?
        Does {contract} have anything about {clause}?
        Look for {clause} in {contract}.
        Which paragraph of {contract} deals with {clause}?
        Find the clause on {clause} in {contract}.
        Can you show the {clause} clause of {contract}?""",
        {"section": num(1, 24), "page": num(1, 40)},
        """{contract} deals with {clause} in section {section}, page {page}.
        Section {section}."""),
    tool("nda.draft", "Drafts an agreement of secrecy between two parties.",
        [p("party_a", "First company or person", BRAND), p("party_b", "Second company or person", BRAND), o("years", "How long it binds", integer(1, 10))],
        """NDA between {party_a} and {party_b}.
        {party_a} and {party_b} want to talk about an invention and keep it secret.
        nda {party_a} {party_b} {years} years
        Before {party_a} shows anything to {party_b}, they should sign something about silence.
        Draw up a paper so that {party_b} does not tell what it hears from {party_a}.
        {party_a} meets {party_b} next week. We want confidentiality for {years} years.
        Nothing that {party_a} and {party_b} discuss may get out for {years} years. Put that in a contract.
        Secrecy agreement, {party_a} / {party_b}, valid {years} years
        We at {party_a} are afraid that {party_b} will pass on our plans. Write up an agreement.
        {party_a} and {party_b} promise each other to keep quiet; prepare the document.
        Draft an NDA for {party_a} and {party_b}.
        Can you write an NDA between {party_a} and {party_b} for {years} years?""",
        {"file": ref("NDA-999"), "pages": num(2, 6)},
        """The agreement of {party_a} and {party_b} is ready, {pages} pages.
        It has {pages} pages."""),
    tool("court_fee", "Fee that a court takes for a lawsuit.",
        [p("amount_in_dispute", "What the lawsuit is about, in euros", digits(500, 90000, 500))],
        """What does the court charge for {amount_in_dispute} euros?
        court fee {amount_in_dispute}
        I want to sue somebody for {amount_in_dispute} euros. What does it cost?
        He owes me {amount_in_dispute} euros. Is it worth going before a judge?
        How much do I pay in advance if I fight about {amount_in_dispute} euros?
        Costs of a trial over {amount_in_dispute} euros
        Suing for {amount_in_dispute} euros: what must I put down?
        If I take my landlord to court because of {amount_in_dispute} euros, how expensive is that?
        {amount_in_dispute} euros at stake - what do the judges want?
        What's the price of justice at {amount_in_dispute} euros?
        How high is the court fee for {amount_in_dispute} euros?
        Calculate the fee of the court for {amount_in_dispute} euros.""",
        {"fee": num(35, 2800)},
        """The court fee is {fee} euros.
        {fee} euros."""),
    tool("conflict-check", "Checks whether the law firm has worked for the other side before.",
        [p("client", "New client", PERSON), p("opponent", "The other side", PERSON)],
        """May we work for {client} against {opponent}?
        {client} vs {opponent} conflict?
        {client} wants to sue {opponent}. Have we ever acted for {opponent}?
        Check: client {client}, other side {opponent}.
        Can our firm take {client} on? It's about {opponent}.
        Did {opponent} ever hire us? {client} would like us as lawyers.
        Is anything in the way of helping {client} with a claim on {opponent}?
        New matter: {client} against {opponent}. Are we free?
        I must be sure that nobody here knows {opponent} before I say yes to {client}.
        {client} asks for our help with {opponent}; are our hands clean?
        Run a conflict check for {client} against {opponent}.
        Is there a conflict if {client} is our client and {opponent} the opponent?""",
        {"conflict": pick("no conflict|a conflict")},
        """There is {conflict} between {client} and {opponent}.
        I found {conflict}."""),
    tool("TrademarkSearch", "Search registered trademarks by name and class of goods.",
        [p("mark", "Name to look for", BRAND), o("goods", "Kind of goods", choice("food|clothes|software|toys|drinks|cosmetics"))],
        """Is {mark} taken as a trademark?
        {mark} {goods}
        May I call my company {mark}?
        Does the name {mark} belong to someone for {goods}?
        I want to sell {goods} under the name {mark}. Would I get in trouble?
        Has anybody protected {mark}?
        Brand name {mark}, {goods}: free or not?
        Who owns {mark}?
        We thought of {mark} for our new {goods}. Can we use it?
        Check the register for {mark}.
        Search for the trademark {mark}.
        Is the trademark {mark} registered for {goods}?""",
        {"hits": num(0, 6)},
        """I found {hits} trademarks like {mark}.
        {hits} entries."""),
    tool("power_of_attorney", "Makes a document that lets a person act for another.",
        [p("giver", "Who gives the power", PERSON), p("agent", "Who may act", PERSON), p("purpose", "What for", choice("sell_house:selling the house/the sale of the house|bank:the bank business/things at the bank|medical:medical decisions|mail:collecting the mail/the post"))],
        """{agent} may act for {giver}, {purpose}.
        {giver} wants {agent} to take care of {purpose}.
        poa {giver} -> {agent}, {purpose}
        {giver} is going abroad. {agent} should be able to do {purpose}.
        Let {agent} decide in the name of {giver}: {purpose}.
        Write that {giver} trusts {agent} with {purpose}.
        {giver} lies in hospital, so {agent} needs a paper for {purpose}.
        Give {agent} the right to handle {purpose} instead of {giver}.
        We need a document: {giver} authorises {agent}, {purpose}
        {agent} will stand in for {giver} in {purpose}. Prepare the form.
        Make a power of attorney of {giver} for {agent}, {purpose}.
        Can you draw up a power of attorney for {agent}? It's from {giver}, for {purpose}.""",
        {"document": ref("PW-999")},
        """The document for {agent} is ready to be signed by {giver}.
        It has the number {document}."""),
]

NEWSPAPER: list[Tool] = [
    tool("article_status", "Where an article is on its way to print: draft, with the editor, laid out, printed.",
        [p("slug", "Short name of the article", WORK_TITLE)],
        """How far is the article {slug}?
        {slug} status
        Has the editor read {slug} yet?
        Will {slug} be in tomorrow's paper?
        I wrote {slug} last week. What became of it?
        Is {slug} laid out?
        Who's got {slug} on the desk at the moment?
        Are we ready to print {slug}?
        {slug}: draft or done?
        The photographer asks if {slug} is coming out.
        What's the status of the article {slug}?
        Tell me where {slug} is in the process.""",
        {"status": pick("a draft|with the editor|laid out|printed"), "words": num(200, 2000)},
        """{slug} is {status}.
        It has {words} words."""),
    tool("headline.suggest", "Suggest headlines for a story",
        [p("story", "What happened", text("a cat rescued a boy|the bridge was closed|the mayor resigned|snow fell in May|the bakery won a prize|a bear walked into town|the choir sang on the roof|the river rose again|two schools merge|the old cinema reopens|a farmer grew a giant pumpkin|the trains are late")), o("style", "Tone", choice("serious|funny|short"))],
        """A headline for: {story}.
        {story} - what do we print above it?
        How should we title the piece in which {story}?
        Our front page is about how {story}. I need big letters for it, {style}.
        {style} headline, {story}
        {story}. Find something catchy to put on top, {style} please.
        I can't think of words for the top of the page: {story}.
        Name the report where {story}.
        What would make people read that {story}?
        title idea? {story}
        Suggest a headline: {story}.
        Can you think of a {style} headline? The news is that {story}.""",
        {"headline": pick("Nobody Expected This|A Day to Remember|The Town Is Talking|What a Surprise")},
        """How about "{headline}"?
        "{headline}" """),
    tool("AssignReporter", "Sends a reporter to an event.",
        [p("reporter", "Name", PERSON), p("event", "What to report on", text("the council meeting|the fire at the mill|the cup final|the opening of the museum|the strike at the port|the trial|the flood|the book fair|the marathon|the summer festival|the protest|the wine harvest")), o("photographer", "Whether a photographer comes along", flag("with a photographer|and take pictures", "without a photographer|no pictures needed"))],
        """{reporter} covers {event}.
        Send {reporter} to {event}.
        {event}: {reporter}, {photographer}
        {reporter} should write about {event}, {photographer}.
        Who goes to {event}? Let it be {reporter}.
        Tell {reporter} to get to {event} {photographer}.
        I want a report on {event} from {reporter}.
        For {event} we take {reporter}, {photographer}.
        {reporter} has nothing to do; {event} would suit.
        Let {reporter} be our eyes at {event}.
        Assign {reporter} to {event}.
        Can {reporter} report on {event}, {photographer}?""",
        {"deadline": at},
        """{reporter} reports on {event}, to be handed in at {deadline}.
        The text is due at {deadline}."""),
    tool("publish_correction", "Prints a correction of an error in an article.",
        [p("article", "Title of the article", WORK_TITLE), p("correction", "What is right", MESSAGE)],
        """Correct {article}: {correction}
        In {article} we made a mistake. Right is: {correction}
        {article} was wrong. It should have said "{correction}"
        A reader complained about {article}. Please set it straight: {correction}
        correction {article} - {correction}
        We have to apologise for {article}. The truth is: {correction}
        Put things right in the next issue, {article}: "{correction}"
        There was an error in {article}; tell our readers: {correction}
        What we printed in {article} is not true. {correction}
        Our lawyer wants us to take back what stood in {article}. Instead: {correction}
        Publish a correction of {article}: {correction}
        Please print a correction to {article}: "{correction}" """,
        {"page": num(2, 30)},
        """The correction of {article} is on page {page}.
        Page {page}."""),
    tool("ad-space", "Price of an advertisement in the newspaper.",
        [p("size", "Size on the page", choice("full:a full page|half:half a page|quarter:a quarter of a page|eighth:an eighth of a page")), p("day", "Day of print", WEEKDAY), o("colour", "In colour or not", flag("in colour", "in black and white"))],
        """What does {size} cost on {day}?
        {size} {day} {colour}
        We want to advertise our sale on {day}, {size}.
        How much do you take for {size} in the {day} paper?
        {day}: price of {size}, {colour}
        I'd like to tell everyone about my shop on {day}. {size} would do, what's the price?
        Is {size} {colour} free on {day}, and for how much?
        To place something of the size of {size} on {day} {colour}, what would I pay?
        My boss wants {size} on {day}. Is it expensive?
        {size} for our concert, {colour}, {day} edition
        What's the price of an advertisement of {size} on {day}?
        How much is an ad, {size}, {colour}, on {day}?""",
        {"price": num(80, 9000), "free": num(0, 5)},
        """On {day} it costs {price} euros.
        {free} places are free."""),
    tool("pressArchive", "Old issues of the newspaper by date.",
        [p("date", "Day of the issue", DATE), o("page", "Page", digits(1, 40))],
        """Show the paper of {date}.
        What did we print on {date}?
        {date}, page {page}
        I was born on {date}. What was in the news?
        Get me page {page} of the issue from {date}.
        My grandfather was in the newspaper on {date}, on page {page}.
        Dig out the edition of {date}.
        What was on page {page} on {date}?
        I'd like to read the old issue of {date}.
        Which stories did we run on {date}?
        Search the press archive for {date}.
        Open the archive: {date}, page {page}.""",
        {"headline": pick("Storm Hits the Coast|New Bridge Opened|Team Wins the Cup|Long Queue for Bread"), "pages": num(12, 48)},
        """The paper of {date} opened with "{headline}".
        It had {pages} pages."""),
    tool("print_run", "Set how many copies of an issue are printed",
        [p("copies", "Number of copies", digits(1000, 60000, 500)), p("day", "Day of the issue", DAY)],
        """Print {copies} copies {day}.
        print run {copies} for {day}
        {day} is election day, so print {copies} papers.
        How many papers {day}? I'd say {copies}.
        Too many were left over last time; {copies} is enough {day}.
        Let the presses turn out {copies} {day}.
        {day}: {copies} newspapers
        We will sell more than usual {day}. Run off {copies}.
        For the issue {day} I want {copies} on paper.
        {copies} should be ready for the kiosks {day}.
        Set the print run to {copies} {day}.
        Can we print {copies} copies {day}?""",
        {"tons_of_paper": dec(0.5, 12)},
        """{copies} copies will be printed.
        That takes {tons_of_paper} tons of paper."""),
    tool("embargo.set", "An article stays hidden until a date and time.",
        [p("article", "Title of the article", WORK_TITLE), p("date", "Day as YYYY-MM-DD", DATE), p("time", "Time", TIME)],
        """Do not publish {article} before {date}, {time}.
        {article} embargo {date} {time}
        {article} must stay secret until {time} on {date}.
        Nobody may read {article} earlier than {date} at {time}.
        We promised the ministry to keep {article} back till {date} {time}.
        Hold {article}, it goes out on {date} at {time} and not a minute sooner.
        Keep {article} under wraps till {time}, {date}.
        {article} can be shown from {date}, {time}
        The press office said {article} is free on {date} at {time}. Wait until then.
        On {date} at {time} the world may learn about {article}, not before.
        Set an embargo on {article} until {date}, {time}.
        Can you put an embargo on {article}? Until {time} on {date}.""",
        {"hidden": True},
        """{article} stays hidden until {date}, {time}.
        It is hidden."""),
    tool("photo_rights", "Who owns a press photo and whether it may be printed.",
        [p("photo", "Number of the photo", code("IMG-9999|P99999|99-9999"))],
        """May we print {photo}?
        Who took {photo}?
        {photo} rights
        Do we have to pay for {photo}?
        Whose name must stand under {photo}?
        I want {photo} on the front page. Is that allowed?
        Is {photo} free to use?
        Who do I ask before I use {photo}?
        {photo}: licence?
        Would anybody sue us for using {photo}?
        Who owns the rights of {photo}?
        Check whether the photo {photo} may be printed.""",
        {"owner": who, "allowed": pick("may be printed|may not be printed")},
        """{photo} belongs to {owner} and {allowed}.
        It {allowed}."""),
]

HOSPITAL: list[Tool] = [
    tool("free_beds", "Number of free beds of a ward",
        [p("ward", "Name of the ward", WARD), o("date", "Day as YYYY-MM-DD", DATE)],
        """How many beds are free in {ward}?
        {ward} beds {date}
        An ambulance wants to bring somebody to {ward}. Is there room?
        Can {ward} take one more patient?
        Is {ward} full on {date}?
        Where do I put this woman? What about {ward}?
        Do we have space in {ward} for two people from the crash?
        If we operate on {date}, will {ward} have a place afterwards?
        {ward}: occupied or is there something left?
        Would {ward} be able to admit a patient on {date}?
        How many free beds does {ward} have?
        Check the free beds in {ward} on {date}.""",
        {"free": num(0, 12)},
        """There are {free} free beds in {ward}.
        {free} beds."""),
    tool("lab.results", "Tells whether the laboratory results of a sample are ready.",
        [p("sample", "Number on the tube", code("L-99999|LAB9999|99-9999-9"))],
        """Are the results of {sample} ready?
        {sample} lab
        Has the laboratory finished with {sample}?
        The doctor is waiting for the blood values, tube {sample}.
        Did anything come back for {sample}?
        What takes so long with {sample}?
        When can I tell the family something about {sample}?
        We sent {sample} this morning. Any news?
        Is {sample} still in the machine?
        I need the findings of {sample} before the operation.
        Check the lab results of {sample}.
        Is the sample {sample} ready?""",
        {"status": pick("ready|in the lab|delayed"), "time": at},
        """The results of {sample} are {status}.
        It will be at {time}."""),
    tool("BookOperatingRoom", "Books an operating room for a surgeon.",
        [p("surgeon", "Name of the surgeon", PERSON), p("date", "Day as YYYY-MM-DD", DATE), p("start", "Start", TIME), p("hours", "Length in hours", decimal(1, 9))],
        """{surgeon} operates on {date} at {start}, {hours} hours.
        operating room {date} {start} {hours}h {surgeon}
        We need a theatre for {surgeon}: {date}, {start}, about {hours} hours.
        {surgeon} will do a hip on {date}. It starts at {start} and lasts {hours} hours.
        On {date} from {start}, {surgeon} wants to operate for {hours} hours.
        Please find a room with all the instruments for {surgeon}, {date}, {start}, {hours} hours.
        {hours} hours of surgery by {surgeon}, {date} {start}
        Put {surgeon} on the plan of the theatres for {date}, {start}, {hours} hours.
        An urgent heart: {surgeon} takes it on {date} at {start} and needs {hours} hours.
        Get everything ready where {surgeon} cuts on {date} at {start} for {hours} hours.
        Book an operating room for {surgeon} on {date} at {start} for {hours} hours.
        Can {surgeon} have an operating room on {date}, {start}, {hours} hours?""",
        {"room": num(1, 14)},
        """{surgeon} has operating room {room} on {date} at {start}.
        It is room {room}."""),
    tool("SterileGoods", "Stock of sterile material in the hospital store",
        [p("article", "What", choice("gloves|gowns|needles|masks|bandages|syringes|catheters"))],
        """How many sterile {article} are left?
        sterile {article}?
        Are we running out of {article}?
        Do the nurses have enough {article} for the weekend?
        {article} stock please
        Somebody used up all the {article} in the cupboard. Is there more in the cellar?
        Do I need to order {article}?
        Will the {article} last until Monday?
        Count the clean {article}.
        We can't operate without {article}. How many do we have?
        What's the stock of sterile {article}?
        Check how many {article} there are in the store.""",
        {"boxes": num(0, 200)},
        """There are {boxes} boxes of {article}.
        {boxes} boxes."""),
    tool("ward_staff", "Who works on a ward in a shift.",
        [p("ward", "Name of the ward", WARD), p("shift", "Shift", choice("early|late|night"))],
        """Who works the {shift} shift in {ward}?
        {ward} {shift}
        Which nurses are in {ward} for the {shift} shift?
        Are there enough people in {ward} for the {shift} turn?
        I have to call somebody from the {shift} crew of {ward}.
        Names for {ward}, {shift} shift
        Who looks after the patients of {ward} in the {shift} shift?
        My aunt lies in {ward}. Which carers does she have in the {shift} shift?
        {shift} team of {ward}, please
        Is {ward} short of hands during the {shift} shift?
        Show the staff of {ward} in the {shift} shift.
        Who is on the {shift} shift in {ward}?""",
        {"nurses": num(2, 9), "in_charge": who},
        """{nurses} nurses work in {ward}, {in_charge} is in charge.
        Ask {in_charge}."""),
    tool("blood_bank", "Units of blood of a group in the blood bank.",
        [p("group", "Blood group", choice("A+|A-|B+|B-|AB+|AB-|0+|0-"))],
        """How much {group} blood is there?
        {group} units?
        The patient has {group} and is bleeding. Is there enough?
        Do we have to ask donors with {group} to come?
        blood {group}
        Can we give four bags of {group} to the theatre?
        Which reserve of {group} do we have?
        Is {group} getting scarce?
        What's in the cold store of the group {group}?
        Somebody with {group} had an accident. Have we bags?
        How many units of {group} are in the blood bank?
        Check the blood bank for {group}.""",
        {"units": num(0, 80)},
        """There are {units} units of {group}.
        {units} units."""),
    tool("patient_transport", "Orders somebody to bring a patient from one ward to another place in the hospital",
        [p("patient", "Name of the patient", PERSON), p("origin", "Where the patient is", WARD), p("destination", "Where the patient must go", choice("xray:the X-ray|theatre:the operating theatre|lab:the laboratory|physio:physiotherapy|exit:the exit")), o("bed", "Lying or sitting", flag("in bed|lying down", "in a wheelchair|sitting"))],
        """{patient} must go from {origin} to {destination}.
        {patient}: {origin} > {destination}, {bed}
        Somebody please fetch {patient} in {origin}, {destination} is waiting.
        Bring {patient} to {destination}, {bed}, out of {origin}.
        {patient} can't walk. Get the porter to {origin}; the goal is {destination}.
        Wheel {patient} over to {destination} from {origin}.
        The doctor at {destination} is ready for {patient} from {origin}.
        Take {patient} along {bed}: from {origin} down to {destination}.
        Who has time to push {patient} to {destination}? The room is in {origin}.
        {origin} has {patient} ready for {destination}, {bed}.
        Order a transport of {patient} from {origin} to {destination}.
        Can you have {patient} brought from {origin} to {destination} {bed}?""",
        {"porter": who, "minutes": num(3, 40)},
        """{porter} will bring {patient} in {minutes} minutes.
        It takes {minutes} minutes."""),
    tool("lock_record", "Restricts access to a patient record to named staff.",
        [p("record", "Number of the record", code("PR-9999|9999999|KH-99999")), p("allowed", "Who may still read it", PEOPLE)],
        """Lock {record} for all but {allowed}.
        Only {allowed} may read {record}.
        {record}: {allowed} only
        A famous singer came in, record {record}. Keep it private, just {allowed} can look.
        Too many people are curious about {record}. Leave it to {allowed}.
        Hide the file {record} from everyone except {allowed}.
        {record} is confidential; {allowed} have access.
        No one but {allowed} should be able to open {record}.
        The patient {record} is our own colleague, so limit it to {allowed}.
        Shut {record} off, {allowed} excepted
        Restrict the record {record} to {allowed}.
        Can you lock {record}? {allowed} may still see it.""",
        {"locked": True},
        """The record {record} is open to {allowed} only.
        It is locked."""),
    tool("hygiene_audit", "Result of the last hygiene check of a ward.",
        [p("ward", "Name of the ward", WARD)],
        """How clean is {ward}?
        hygiene {ward}
        Do people in {ward} wash their hands enough?
        There were infections in {ward}. What did the inspectors find?
        Was anything dirty in {ward}?
        Did {ward} pass the last check for germs?
        What marks did {ward} get for cleanliness?
        {ward}: what was criticised at the inspection?
        Is there a germ problem in {ward}?
        Before I praise {ward} for its tidy rooms, how did it score?
        Show the hygiene audit of {ward}.
        What was the result of the hygiene check in {ward}?""",
        {"score": num(50, 100), "remark": pick("hands were not always washed|one sink was dirty|all was clean|gloves were reused")},
        """The result was {score} points for {ward}: {remark}.
        {score} points."""),
]

SERVERS: list[Tool] = [
    tool("add_index", "Create an index on a column of a database table to make queries faster",
        [p("table", "Name of the table", TABLE), p("column", "Name of the column", text("id|email|created_at|status|customer_id|price|city|name|user_id|updated_at|country|sku|type")), o("unique", "Whether values must differ", flag("unique|and allow no duplicates", "not unique|duplicates are fine"))],
        """Index {column} in {table}.
        {table}.{column} index
        Looking things up by {column} in {table} takes forever. Speed it up.
        Searching {table} for {column} is slow, fix that please.
        index {table} ({column}), {unique}
        Make lookups on {column} fast in the table {table}, {unique}.
        We always filter {table} by {column}; help the database with that.
        {column} of {table} needs an index, {unique}.
        Every query on {table} with a {column} scans all rows. Do something.
        For {table}: add one over {column}, {unique}
        Create an index on {table} for the column {column}.
        Can you add an index for {column} on {table}?""",
        {"seconds": num(1, 300)},
        """The index on {column} of {table} was built in {seconds} seconds.
        It took {seconds} seconds."""),
    tool("slowQueries", "The slowest database queries of the last hours.",
        [o("hours", "How many hours back", digits(2, 48)), o("limit", "How many to show", digits(3, 20))],
        """Which queries are slow?
        slow queries {hours}h
        What keeps the database so busy?
        The site hangs; is some SQL taking ages?
        Show me the {limit} worst statements of the last {hours} hours.
        Why does everything wait for the database?
        Top {limit} of things that take the database long
        What took longest in the database during {hours} hours?
        Find the SQL that I should tune first.
        Anything in the past {hours} hours that ran for too many seconds?
        Show the slow queries.
        What were the slowest queries of the last {hours} hours?""",
        {"slowest_seconds": dec(1, 80), "table": pick("orders|sessions|audit_log|events")},
        """The slowest query took {slowest_seconds} seconds, on {table}.
        It reads {table}."""),
    tool("TableSchema", "Columns and types of a table.",
        [p("table_name", "Name of the table", TABLE)],
        """Which columns does {table_name} have?
        describe {table_name}
        What is stored in {table_name}?
        How is {table_name} built up?
        Before I write a query: what are the fields of {table_name}?
        {table_name}: field names and types?
        Is there a date in {table_name}?
        I don't know what {table_name} looks like inside.
        What kinds of data sit in {table_name}?
        Layout of {table_name}, please
        Show the schema of {table_name}.
        What's the structure of the table {table_name}?""",
        {"columns": num(3, 30), "primary_key": pick("id|uuid|key")},
        """{table_name} has {columns} columns, the key is {primary_key}.
        {columns} columns."""),
    tool("restore_backup", "Restores a database from the backup of a day. Replaces the present data!",
        [p("database", "Name of the database", text("shop|crm|wiki|payroll|forum|blog|inventory|warehouse|school|tickets|library|booking")), p("date", "Day of the backup", DATE)],
        """Restore {database} to {date}.
        Somebody deleted half of {database}. Bring back what we had on {date}.
        {database} <- backup {date}
        Put {database} back to how it was on {date}.
        The data in {database} is ruined, get me the copy of {date}.
        Roll the contents of {database} back to the state of {date}.
        I need yesterday's world back: {database}, {date}.
        Load the saved copy from {date} into {database}.
        Our {database} data was encrypted by criminals. Use the copy from {date}.
        {database} should look as it did on {date}.
        Can you restore the backup of {database} from {date}?
        Restore the database {database} from the backup of {date}.""",
        {"rows": num(900, 90000), "minutes": num(1, 60)},
        """{database} is as it was on {date}, with {rows} rows.
        It took {minutes} minutes."""),
    tool("replicaLag", "How many seconds a replica is behind the main database.",
        [p("replica", "Name of the replica", HOST)],
        """How far behind is {replica}?
        lag {replica}
        Does {replica} have the newest rows?
        Users on {replica} see old orders. How old?
        Can I trust the data on {replica}?
        Is {replica} in step with the main database?
        {replica} - seconds behind?
        Why do I not see my change on {replica} yet?
        Does {replica} keep up?
        Is {replica} late in copying?
        What's the replica lag of {replica}?
        Check how many seconds {replica} lags behind.""",
        {"seconds": dec(0, 90)},
        """{replica} is {seconds} seconds behind.
        {seconds} seconds."""),
    tool("verify_checksum", "Checks that a file was not changed or damaged.",
        [p("file", "Name of the file", FILE), p("checksum", "Expected checksum", code("9a9f99|f9c99e|c99b9d|99e9ff"))],
        """Does {file} match {checksum}?
        {file} {checksum}
        Was {file} damaged on the way? It ought to be {checksum}.
        Has anyone tampered with {file}? The website says {checksum}.
        I downloaded {file}; the sum should be {checksum}. Is it the real thing?
        Make sure {file} arrived whole, {checksum}.
        Is {file} intact? Expected {checksum}.
        Compare the fingerprint of {file} with {checksum}.
        Did all bytes of {file} make it? {checksum}
        {checksum} is what I should get for {file}. True?
        Verify {file} with the checksum {checksum}.
        Can you check the checksum {checksum} of {file}?""",
        {"result": pick("intact|not the same")},
        """{file} is {result}.
        It is {result}."""),
    tool("find_duplicates", "Find files that exist more than once in a folder",
        [p("folder", "Folder", text("Downloads|Photos|Music|Documents|Projects|Videos|Archive|Desktop|Scans|Invoices")), o("delete", "Whether to delete the copies", flag("and delete the copies|keep one of each only", "but delete nothing|just show them"))],
        """Which files are twice in {folder}?
        duplicates {folder}
        {folder} is full of the same pictures again and again. Which ones?
        Clean up {folder}: what do I have more than once, {delete}?
        Is anything in {folder} saved two or three times?
        I copied my phone into {folder} several times. Find the doubles {delete}.
        Identical files in {folder} {delete}
        Where in {folder} do I waste space with copies?
        Same content, different name: look in {folder}.
        Look for twins in {folder}, {delete}.
        Find the duplicates in {folder}.
        Can you find duplicate files in {folder}, {delete}?""",
        {"files": num(0, 400), "megabytes": num(1, 9000)},
        """There are {files} duplicates in {folder}, {megabytes} megabytes in all.
        They take {megabytes} megabytes."""),
    tool("certificate_expiry", "When the TLS certificate of a host runs out.",
        [p("host", "Name of the host", HOST)],
        """When does the certificate of {host} expire?
        Browsers warn about {host}. Is its certificate too old?
        tls {host}
        Is the padlock of {host} still good next month?
        How many days until I have to renew {host}?
        ssl {host} valid till?
        Visitors see a security warning on {host}.
        How long can people open {host} without a warning?
        {host}: is https running out?
        Do I need to do something about encryption at {host} soon?
        Check the expiry of the certificate on {host}.
        Until when is the TLS certificate of {host} valid?""",
        {"expires": on, "days": num(0, 360)},
        """The certificate of {host} runs out {expires}, in {days} days.
        {days} days are left."""),
    tool("openPorts", "Lists the ports on which a server can be reached from outside.",
        [p("address", "IP address", IP)],
        """Which ports are open on {address}?
        {address} ports
        Can hackers get into {address} anywhere?
        What can one reach from outside on {address}?
        Did we forget to close something on {address}?
        scan {address}
        Through which doors could an attacker enter {address}?
        Is ssh open to the world at {address}?
        What does {address} answer on?
        I want to be sure that {address} shows nothing but the web.
        Scan {address} for open ports.
        List the open ports of {address}.""",
        {"open": num(1, 9), "ports": pick("22, 80 and 443|443|80, 443 and 5432|22 and 443")},
        """{open} ports are open on {address}, among them {ports}.
        {ports}."""),
    tool("api_key.rotate", "Replaces the secret API key of a service by a new one; the old one stops working.",
        [p("service", "Name of the service", SERVICE), o("grace_hours", "Hours for which the old key still works", digits(2, 72))],
        """New API key for {service}.
        rotate {service}
        Somebody posted the secret of {service} on the web. Change it!
        The password that programs use for {service} leaked.
        Change the key of {service}, but let the old one live for {grace_hours} hours.
        {service}: fresh key, {grace_hours} h overlap
        An employee who knew our token for {service} left today.
        Make the old key of {service} useless.
        It's been a year, {service} should get another secret.
        Swap the credentials of {service} with {grace_hours} hours to switch over.
        Rotate the API key of {service}.
        Can you rotate the key for {service} with {grace_hours} hours of grace?""",
        {"ends_with": ref("A9A9")},
        """{service} has a new key that ends with {ends_with}.
        It ends with {ends_with}."""),
    tool("drain_node", "Moves all work off a node of the cluster so that it can be serviced.",
        [p("node", "Name of the node", code("node-9|node-99|worker-9|worker-99"))],
        """Drain {node}.
        I want to swap the memory of {node}. Get the programs off it first.
        {node} drain
        Move everything away from {node}.
        Nothing should run on {node} while I repair it.
        Put the workload of {node} somewhere else.
        {node} will be turned off in a moment; free it.
        Send no new jobs to {node} and take off the old ones.
        Evacuate {node}, please.
        The disk of {node} is dying. Bring its containers to safety.
        Can you drain the node {node}?
        Please empty {node} for maintenance.""",
        {"moved": num(1, 60)},
        """{moved} programs were moved off {node}.
        {node} is empty."""),
    tool("deploy-freeze", "Forbid or allow deployments until a date",
        [p("until", "Last day of the freeze", DATE), o("team", "Only this team", choice("web|mobile|data|platform"))],
        """No deployments until {until}.
        freeze {until} {team}
        It's the holidays. Nobody may ship code before {until}.
        Please let nothing new go live up to {until}.
        The {team} people should not release anything till {until}.
        Hands off production until {until}!
        We want calm before the big sale: no releases through {until}.
        Keep the system as it is until {until}.
        Team {team}: releases are stopped till {until}
        Block new versions from going out; lift it on {until}.
        Set a deploy freeze until {until}.
        Can you freeze deployments of the {team} team until {until}?""",
        {"active": True},
        """Deployments are stopped until {until}.
        Frozen."""),
    tool("uptimeReport", "Share of time that a service could be reached in a month, with the number of outages.",
        [p("service", "Name of the service", SERVICE), p("month", "Month", MONTH)],
        """How reliable was {service} in {month}?
        uptime {service} {month}
        How often was {service} down in {month}?
        Did {service} run all through {month}?
        Customers say {service} was gone a lot in {month}. Was it?
        {month}: availability of {service}
        Give me the outages of {service} during {month}.
        What percentage of {month} could people use {service}?
        Have we kept our promise of 99.9 for {service} in {month}?
        In {month}, how many times did {service} fail?
        Show the uptime of {service} in {month}.
        What was the availability of {service} in {month}?""",
        {"percent": dec(96, 100, 2), "outages": num(0, 7)},
        """{service} could be reached {percent} percent of {month}, with {outages} outages.
        There were {outages} outages."""),
    tool("file.lock", "Lock a shared file so that others cannot edit it.",
        [p("path", "Name of the file", FILE), o("minutes", "For how long", digits(10, 240, 10))],
        """Lock {path}.
        I'm working on {path}, nobody else should change it.
        {path} lock {minutes} min
        Keep the others out of {path} for {minutes} minutes.
        Yesterday somebody overwrote my edits in {path}. Protect it while I write.
        Reserve {path} for me.
        Only I may write to {path} for the next {minutes} minutes.
        Make {path} read-only for my colleagues.
        hands off {path}, I am editing
        For {minutes} minutes {path} is mine.
        Can you lock the file {path}?
        Please lock {path} for {minutes} minutes.""",
        {"until": at},
        """{path} is locked until {until}.
        Locked."""),
    tool("canary", "Sends a small share of the visitors to a new version to try it out.",
        [p("version", "Version to try", VERSION), p("percent", "Share of the visitors", digits(1, 50))],
        """Try {version} on {percent} percent of the users.
        canary {version} {percent}%
        Let {percent} percent see {version} first.
        We are not sure about {version}. Show it to only {percent} percent of the people.
        Give {version} to a few, {percent} percent, and watch.
        {percent}% traffic -> {version}
        Before everybody gets {version}, test it with {percent} percent.
        Roll {version} out carefully: {percent} percent to begin with.
        {percent} of a hundred visitors may use {version}
        Guinea pigs for {version}: {percent} percent, please.
        Start a canary of {version} with {percent} percent.
        Can you send {percent} percent of the visitors to {version}?""",
        {"errors": dec(0, 4, 2)},
        """{percent} percent of the visitors use {version}, with {errors} percent errors.
        Errors are at {errors} percent."""),
]

SHEETS: list[Tool] = [
    tool("sheet.sum_column", "Sums a column of a sheet.",
        [p("sheet", "Name of the sheet", SHEET), p("column", "Letter of the column", COLUMN)],
        """Sum column {column} in {sheet}.
        {sheet} {column} total
        What do the numbers in {column} of {sheet} come to?
        Add up everything under {column} on the sheet {sheet}.
        In {sheet}, how much is {column} altogether?
        Total of {sheet}!{column}
        I want the grand total of column {column} in {sheet}.
        What's at the bottom line of {column} in {sheet}?
        {column} in {sheet}: all in all?
        Count column {column} of {sheet} together.
        What is the sum of column {column} in {sheet}?
        Please sum up column {column} on {sheet}.""",
        {"sum": dec(10, 90000, 2)},
        """Column {column} of {sheet} sums up to {sum}.
        {sum}."""),
    tool("pivotTable", "Makes a pivot table: groups the rows of a sheet by one column and adds up another",
        [p("sheet", "Name of the sheet", SHEET), p("group_by", "Column to group by", text("country|month|product|customer|region|year|team|city|category|weekday|supplier|person")), p("value", "Column to add up", choice("revenue|cost|hours|quantity|profit"))],
        """{value} by {group_by} from {sheet}.
        {sheet}: {value} per {group_by}
        How is the {value} in {sheet} spread over each {group_by}?
        I'd like to see for every {group_by} how much {value} there was, {sheet}.
        Group {sheet} by {group_by} and add the {value}.
        Break down the {value} of {sheet} by {group_by}.
        Which {group_by} has the most {value} in {sheet}?
        pivot {sheet} {group_by} {value}
        Take {sheet} and give me the {value} for each {group_by}.
        In {sheet}, compare the {value} between one {group_by} and the next.
        Make a pivot table of {value} by {group_by} in {sheet}.
        Can you build a pivot table from {sheet} with {group_by} and {value}?""",
        {"rows": num(2, 60), "largest": num(100, 90000)},
        """The table of {value} by {group_by} has {rows} rows.
        The largest is {largest}."""),
    tool("freeze_header", "Keep the first rows of a sheet in view while scrolling.",
        [p("sheet", "Name of the sheet", SHEET), o("rows", "Number of rows", integer(1, 5))],
        """Freeze the header of {sheet}.
        When I scroll in {sheet}, the titles disappear.
        {sheet}: freeze {rows}
        Keep the top of {sheet} in place.
        I always lose sight of the column names in {sheet}.
        Let the first {rows} rows of {sheet} stay on screen.
        The top {rows} lines in {sheet} should not move.
        Pin the headings of {sheet}, please.
        {sheet} is long. I want to see the titles all the time.
        Make {rows} rows at the head of {sheet} stick.
        Can you freeze the first row in {sheet}?
        Please freeze {rows} rows on the sheet {sheet}.""",
        {"frozen": True},
        """The header of {sheet} stays in view.
        It is frozen."""),
    tool("set_cell", "Write a value into a cell",
        [p("cell", "Address such as B7", code("A9|A99|B99|C9")), p("value", "Value to write", digits(0, 9000)), o("sheet", "Name of the sheet", SHEET)],
        """{cell} = {value}
        Put {value} into {cell}.
        Write {value} in {cell} of {sheet}.
        {sheet} {cell} {value}
        In {cell} it should say {value}.
        The number at {cell} is wrong. It must be {value}.
        Change {cell} to {value}, sheet {sheet}.
        Type {value} at {cell}.
        {value} belongs in {cell} on {sheet}.
        Fill {cell} with {value}, please.
        Can you set cell {cell} to {value}?
        Set {cell} of {sheet} to {value}.""",
        {"old": num(0, 900)},
        """{cell} is {value} now.
        It was {old}."""),
    tool("sheet.sort", "Sorts the rows of a sheet by a column.",
        [p("sheet", "Name of the sheet", SHEET), p("column", "Letter of the column", COLUMN), o("descending", "Direction", flag("largest first|from high to low|descending", "smallest first|from low to high|ascending"))],
        """Sort {sheet} by {column}.
        {sheet} {column} {descending}
        Put the rows of {sheet} in order of {column}.
        I want {sheet} arranged by column {column}, {descending}.
        The lines in {sheet} are all mixed up. {column} should decide the order.
        Order {sheet}: column {column}, {descending}
        Rank {sheet} on what's in {column}, {descending}.
        {sheet} is a mess; line it up along {column}.
        Rearrange the sheet {sheet} so that {column} goes {descending}.
        By {column}, please, the whole sheet {sheet}.
        Can you sort the sheet {sheet} by column {column}?
        Please sort {sheet} by {column}, {descending}.""",
        {"rows": num(4, 900)},
        """The {rows} rows of {sheet} are sorted by {column}.
        {rows} rows were sorted."""),
    tool("highlightCells", "Colours all cells of a sheet that are above or below a limit.",
        [p("sheet", "Name of the sheet", SHEET), p("condition", "Above or below", choice("above:above/over/more than|below:below/under/less than")), p("limit", "The limit", digits(5, 5000, 5)), o("color", "Colour", choice("red|green|yellow|blue|orange"))],
        """Mark everything {condition} {limit} in {sheet}.
        {sheet}: {condition} {limit} -> {color}
        Paint what is {condition} {limit} in {sheet} {color}.
        In {sheet} I want to see at once which numbers are {condition} {limit}.
        Make figures {condition} {limit} stand out in {sheet}.
        {color} for each value {condition} {limit}, sheet {sheet}
        Values {condition} {limit} in {sheet} should jump out at me.
        Colour the numbers that are {condition} {limit} in {sheet}, {color} please.
        Show me at a glance in {sheet} where we are {condition} {limit}.
        If a cell of {sheet} holds {condition} {limit}, turn it {color}.
        Highlight cells {condition} {limit} in {sheet}.
        Can you highlight all values {condition} {limit} on {sheet} in {color}?""",
        {"cells": num(0, 90)},
        """{cells} cells of {sheet} are marked.
        {cells} cells."""),
    tool("drop_blank_rows", "Removes empty rows from a sheet.",
        [p("sheet", "Name of the sheet", SHEET)],
        """Remove the empty rows of {sheet}.
        {sheet} has gaps, close them.
        There are many lines with nothing in them in {sheet}.
        blank rows {sheet}
        Tidy {sheet}, half of it is empty.
        Get rid of the holes in {sheet}.
        Push the lines of {sheet} together so that no blank ones are between.
        Throw out the lines in {sheet} where nobody wrote anything.
        The export left empty lines all over {sheet}.
        {sheet} without blank lines, please
        Can you delete the blank rows in {sheet}?
        Drop all empty rows from {sheet}.""",
        {"removed": num(0, 200)},
        """{removed} empty rows were removed from {sheet}.
        {removed} rows are gone."""),
    tool("protectSheet", "Protect a sheet against changes; named people may still edit it",
        [p("sheet", "Name of the sheet", SHEET), o("editors", "People who may edit", PEOPLE)],
        """Protect {sheet}.
        Nobody should change {sheet}.
        {sheet}: only {editors} may edit
        Somebody keeps deleting my formulas in {sheet}. Stop that.
        Let all but {editors} just look at {sheet}.
        Make {sheet} safe from clumsy fingers.
        {editors} can type in {sheet}, the others can't.
        I want {sheet} to stay exactly as it is.
        No more edits on the sheet {sheet}, except by {editors}.
        Guard {sheet} against accidents.
        Can you protect the sheet {sheet}?
        Protect {sheet}, with {editors} as editors.""",
        {"protected": True},
        """{sheet} is protected.
        Nobody else can change it."""),
]

PLANNING: list[Tool] = [
    tool("recurring_event", "Creates an event that repeats.",
        [p("title", "Name of the event", TITLE), p("weekday", "Day of the week", WEEKDAY), p("time", "Time", TIME), o("every_weeks", "Every how many weeks", integer(1, 4))],
        """{title} every {weekday} at {time}.
        every {weekday} {time} {title}
        Each {weekday} at {time} we have {title}. Put it in for good.
        From now on it's {title} on all {weekday}s, {time}.
        {title}, {weekday}, {time}, every {every_weeks} weeks
        I never want to enter {title} again. It is always {weekday} at {time}.
        Repeat {title} on {weekday} at {time}, each {every_weeks} weeks.
        Regular date: {title}, {weekday}s, {time}
        Week after week: {title}, {weekday}, {time}.
        Make {title} a fixed habit of mine on {weekday} at {time}.
        Create a repeating event {title} on {weekday} at {time}.
        Can you plan {title} for every {weekday} at {time}?""",
        {"next": on},
        """{title} takes place every {weekday} at {time}.
        The next one is {next}."""),
    tool("calendar.share", "Shares a calendar with a person by e-mail address.",
        [p("email", "Address of the person", EMAIL), o("can_edit", "Whether the person may change it", flag("with the right to edit|and allow changes", "only to read|without changes")), o("calendar", "Name of the calendar", text("family|work|team|holidays|sports|school|band|church|garden|shifts"))],
        """Let {email} see my calendar.
        share {calendar} {email} {can_edit}
        {email} always asks when I am free. Give them a look at my days.
        I want {email} to know my appointments, {can_edit}.
        {email} may see the {calendar} calendar, {can_edit}.
        Open my schedule to {email}.
        So that {email} can plan around me, show them when I'm busy.
        Give {email} access to my {calendar} dates {can_edit}.
        My assistant {email} needs my diary, {can_edit}.
        Make my agenda visible for {email}.
        Can you share my calendar with {email}?
        Share the calendar {calendar} with {email}, {can_edit}.""",
        {"invited": True},
        """{email} can see the calendar.
        The invitation was sent."""),
    tool("declineInvite", "Declines an invitation to a meeting",
        [p("organizer", "Who invited", PERSON), p("note", "Text that is sent along", MESSAGE)],
        """Decline the meeting of {organizer}: {note}
        I can't come to what {organizer} planned. Tell them: {note}
        no to {organizer}, "{note}"
        {organizer} wants me at a meeting. Say no and write "{note}"
        Turn {organizer} down politely: {note}
        {organizer} invited me, but I won't be there. {note}
        Let {organizer} know that I'll stay away. "{note}"
        Send my regrets to {organizer}: {note}
        Without me, {organizer}! Reason: {note}
        Excuse me from the meeting with {organizer}, saying "{note}"
        Please decline the invitation of {organizer}: {note}
        Can you decline {organizer}'s invitation with the note "{note}" """,
        {"sent_at": at},
        """{organizer} knows that you will not come.
        I told {organizer} at {sent_at}."""),
    tool("out-of-office", "Turns on an automatic reply to mails while the user is away.",
        [p("from", "First day", DATE), p("until", "Last day", DATE), o("substitute", "Who helps in the meantime", NAME)],
        """Out of office from {from} until {until}.
        I'm on holiday {from} to {until}, please answer my mails automatically.
        ooo {from} {until} {substitute}
        From {from} to {until} nobody will read my mail. Tell that to those who write.
        {from} - {until} I'm away, {substitute} stands in for me.
        People who write between {from} and {until} should get a note that I am gone.
        I'm flying on {from} and return on {until}. Set up the usual message, {substitute} takes over.
        Auto-reply: {from} until {until}, ask {substitute}
        Let everyone know by mail that I won't be reachable from {from} through {until}.
        While I'm in hospital, {from} till {until}, who writes to me should turn to {substitute}.
        Set an out-of-office message from {from} to {until}.
        Can you turn on my absence note from {from} until {until}, with {substitute} as the contact?""",
        {"active": True},
        """Mails from {from} until {until} get an automatic reply.
        It is set."""),
    tool("week_number", "Calendar week of a date.",
        [p("date", "Day as YYYY-MM-DD", DATE)],
        """Which week is {date}?
        {date} week number
        In which calendar week does {date} fall?
        The supplier talks in weeks. What is {date} for him?
        cw of {date}
        How many weeks into the year is {date}?
        I have to write the week instead of {date}. What's the number?
        {date}: KW?
        Is {date} in an even or an odd week?
        Number of the week with {date}, please.
        What's the week number of {date}?
        Tell me the calendar week of {date}.""",
        {"week": _week},
        """{date} is in week {week}.
        Week {week}."""),
    tool("room_occupancy", "How many people are in a room now, measured by a sensor.",
        [p("room", "Name of the room", text("the canteen|the library|the gym|the lobby|meeting room 2|meeting room 5|the quiet room|the lounge|the big hall|the coffee corner|the roof garden|the lecture hall"))],
        """How full is {room}?
        people in {room}
        Is anyone in {room} at the moment?
        Will I find a seat in {room}?
        Is it crowded in {room}?
        I'd like to be alone. Is {room} empty?
        Do many people sit in {room} right now?
        Can the cleaners go into {room}?
        Should we come later or is there room in {room}?
        Heads in {room}, please
        How many people are in {room}?
        Check the occupancy of {room}.""",
        {"people": num(0, 120)},
        """There are {people} people in {room}.
        {people} people."""),
]

MAPS: list[Tool] = [
    tool("drop_pin", "Sets a pin with a name on the map.",
        [p("lat", "Latitude", decimal(-60, 70, 2)), p("lon", "Longitude", decimal(-170, 170, 2)), p("label", "Name of the pin", text("camp|home|meeting point|treasure|car|nice view|spring|danger|hut|fishing spot|start|finish"))],
        """Pin at {lat}, {lon}: {label}.
        pin {label} {lat} {lon}
        Mark {lat}, {lon} on the map as {label}.
        I want to find this place again, {lat} / {lon}. Call it {label}.
        Remember the spot {lat}, {lon} under the name {label}.
        Here is our {label}: latitude {lat}, longitude {lon}. Put it on the map.
        On the map, write {label} at {lat}, {lon}.
        Our {label} lies at {lat}, {lon}; please flag it.
        Stick a needle with the label {label} into {lat}, {lon}.
        {label} -> {lat}/{lon}, mark it
        Drop a pin called {label} at {lat}, {lon}.
        Can you set a pin at latitude {lat}, longitude {lon} for {label}?""",
        {"pins": num(1, 40)},
        """{label} is on the map.
        There are {pins} pins now."""),
    tool("elevation", "Height of a place above the sea, in metres",
        [p("place", "Name of the place", CITY)],
        """How high is {place}?
        elevation {place}
        How many metres above the sea does {place} lie?
        Is {place} up in the mountains?
        I get headaches in thin air. How far up is {place}?
        Altitude of {place}?
        Would {place} be flooded if the sea rose by ten metres?
        {place} - metres above sea level
        Does {place} lie high or low?
        We cycle to {place}. What height do we end up at?
        What's the elevation of {place}?
        Tell me how high {place} lies above the sea.""",
        {"metres": num(0, 2900)},
        """{place} lies {metres} metres above the sea.
        {metres} metres."""),
    tool("street_view", "Shows a photo of a street as one sees it when standing there.",
        [p("address", "Street and number", ADDRESS)],
        """Show me {address} from the street.
        What does {address} look like?
        street view {address}
        I'm going to {address} for the first time. What will I see there?
        Is there a shop at {address}? Show the front.
        Which colour is the house at {address}?
        Let me stand in front of {address}.
        Picture of {address} please
        Does {address} have a gate or steps? Let me look.
        So that I recognise the house later: {address}.
        Open the street view of {address}.
        Can I see a photo of {address}?""",
        {"taken": pick("last spring|two years ago|last autumn|this year")},
        """Here is {address}; the photo was taken {taken}.
        It was taken {taken}."""),
    tool("toggle_layer", "Shows or hides a layer of the map",
        [p("layer", "Layer", choice("satellite|traffic|bike_paths:bike paths/bicycle paths|rivers|borders|contour_lines:contour lines|public_transport:public transport")), p("visible", "Whether it is shown", flag("show|turn on|display|let me see", "hide|turn off|do not show|take away"))],
        """{visible} {layer} on the map.
        map, {visible} {layer}
        On my map, {visible} {layer}.
        {visible} the {layer} please
        For this map {visible} {layer}.
        I'd like you to {visible} {layer} on the map there.
        map: {visible} {layer}
        On this map it would help to {visible} {layer}.
        {visible} {layer} where we look now.
        The map is hard to read, so {visible} {layer}.
        Can you {visible} the layer {layer}?
        Please {visible} {layer} in the map view.""",
        {"layers": num(1, 6)},
        """The map is changed for {layer}.
        {layers} layers are visible."""),
    tool("reachable_area", "Everything that can be reached from a place in some minutes. Useful when someone looks for a home near work.",
        [p("start", "Starting point", ADDRESS), p("minutes", "Travel time", digits(5, 90, 5)), p("by", "Means of travel", choice("car:by car|bike:by bike|foot:on foot|train:by train"))],
        """How far do I get from {start} in {minutes} minutes {by}?
        {start} {minutes} min {by}
        I work at {start} and don't want to travel more than {minutes} minutes {by}. Where could I live?
        Which areas are within {minutes} minutes {by} of {start}?
        Draw what one reaches {by} in {minutes} minutes, starting at {start}.
        {by}, {minutes} minutes around {start}
        Where can our drivers be {minutes} minutes after leaving {start} {by}?
        Within {minutes} minutes {by}, what parts of town can customers come from to {start}?
        My school is at {start}. Which districts are at most {minutes} minutes away {by}?
        Starting at {start} {by}, where am I after {minutes} minutes?
        Show the area reachable from {start} in {minutes} minutes {by}.
        What can I reach {by} from {start} within {minutes} minutes?""",
        {"square_km": num(2, 900), "districts": num(1, 20)},
        """In {minutes} minutes you reach {districts} districts from {start}.
        It is {square_km} square kilometres."""),
    tool("offline-map", "Downloads the map of a country to use it without internet.",
        [p("country", "Country", COUNTRY)],
        """Download the map of {country}.
        I'll have no internet in {country}. How will I find my way?
        offline map {country}
        Save {country} on my phone so that I can navigate abroad.
        We hike in {country} without a signal. Get the map ready.
        Data is expensive in {country}; load the streets beforehand.
        Put {country} on this device.
        I want to see the roads of {country} even in a dead spot.
        {country} map for the trip, without network
        Before we fly to {country}, store its map here.
        Can I have the map of {country} offline?
        Please get the offline map of {country}.""",
        {"megabytes": num(80, 1900)},
        """The map of {country} is saved, {megabytes} megabytes.
        It takes {megabytes} megabytes."""),
    tool("trace_route", "Records the way that the user walks or rides",
        [p("name", "Name of the track", text("morning run|lake walk|city tour|forest loop|bike ride|night hike|dog walk|beach walk|hill climb|Sunday stroll")), o("every_seconds", "How often the position is saved", digits(2, 60))],
        """Record my way as {name}.
        {name}: start tracking
        I'm setting off now. Keep the path under {name}.
        Follow me on the map, call it {name}.
        trace {name} {every_seconds} s
        Draw where I go today; the name is {name}.
        I want to look at my path afterwards, so save it as {name}.
        Log my position every {every_seconds} seconds for {name}.
        Remember each turn I take on the {name}.
        Let's go! The {name} begins, please write down the route.
        Start recording the route {name}.
        Can you trace my {name}, saving every {every_seconds} seconds?""",
        {"started": at},
        """I record {name} since {started}.
        It began at {started}."""),
]

GAMES: list[Tool] = [
    tool("save_game", "Saves the game in a slot.",
        [p("slot", "Number of the slot", integer(1, 9)), o("name", "Name of the saved game", text("before the dragon|castle gate|level 5|the deep mine|end of day one|safe place|the bridge|boss fight|the old tower|dark forest"))],
        """Save in slot {slot}.
        I have to stop playing, keep everything in slot {slot}.
        slot {slot} save {name}
        The boss is next, so I want to be able to come back here. Slot {slot}.
        Store my progress as {name} in slot {slot}.
        Mum says bedtime! Slot {slot}, quick.
        Don't let me lose what I did; put it on {slot}.
        I'd like to go on from here tomorrow, slot {slot}, call it {name}.
        Write my game to place {slot}, "{name}".
        Before I do something stupid: slot {slot}.
        Can you save my game in slot {slot}?
        Save the game as {name}, slot {slot}.""",
        {"saved_at": at},
        """The game is saved in slot {slot}.
        Saved at {saved_at}."""),
    tool("spawnMonster", "Game master tool: puts monsters near a player",
        [p("kind", "Kind of monster", choice("goblin|troll|dragon|skeleton|wolf|ghost|spider")), p("count", "How many", digits(1, 30)), p("player", "Name of the player", USERNAME)],
        """{count} of the kind {kind} near {player}.
        spawn {kind} {count} {player}
        It's too easy for {player}. Let {count} of type {kind} appear.
        {player} is bored, throw in {count} x {kind}.
        Surprise {player} with {kind}, {count} of them.
        I want {player} to fight: {kind}, number {count}.
        Make it dangerous around {player}! {kind}, {count}.
        Let {player} walk into a trap with {count} enemies ({kind}).
        Put {count} x {kind} in the way of {player}.
        Attack {player} with {kind}, {count} in number.
        Spawn {count} x {kind} beside {player}.
        Can you create {count} monsters of the kind {kind} near {player}?""",
        {"metres": num(3, 40)},
        """{count} x {kind} appeared {metres} metres from {player}.
        Good luck to {player}."""),
    tool("quests.list", "Quests that a player has not finished.",
        [p("player", "Name of the player", USERNAME)],
        """Which quests does {player} have?
        quests {player}
        What is left for {player} to do in the game?
        {player} doesn't know where to go next.
        What tasks did the villagers give {player}?
        Has {player} anything unfinished in the adventure?
        Remind {player} what the hero was doing.
        Which missions are open for {player}?
        {player} wants something to do
        What has {player} promised the king?
        List the open quests of {player}.
        Show {player}'s quests, please.""",
        {"open": num(1, 14), "next": pick("Find the lost sheep|The miller's ring|Light the beacon|A letter for the duke")},
        """{player} has {open} quests, next is "{next}".
        Next is "{next}"."""),
    tool("findMatch", "Finds opponents of the same strength for an online game.",
        [p("mode", "Mode of play", choice("solo|duo|team|ranked")), o("map", "Where to play", text("Desert|Harbour|Ice Cave|Old Town|Jungle|Space Dock|Castle|Sky Bridge|Volcano|Canyon"))],
        """Find me a {mode} match.
        match {mode} {map}
        I want to play {mode} against somebody as good as me.
        Is anyone up for {mode}?
        Get me into a {mode} round on {map}.
        Who wants to be beaten? {mode}, please.
        Look for opponents, {mode}, {map} would be nice.
        I have twenty minutes for one {mode} game.
        Queue {mode}
        Put me in line for {mode} on {map}.
        Can you find a {mode} game on {map}?
        Start looking for a {mode} match.""",
        {"players": num(2, 10), "wait_seconds": num(2, 200)},
        """I found a {mode} match; it begins in {wait_seconds} seconds.
        {players} players take part."""),
    tool("set_difficulty", "Set how hard the game is",
        [p("level", "Level of difficulty", choice("easy|normal|hard|nightmare"))],
        """Make the game {level}.
        {level} mode
        I start the game again and want to try {level}.
        Put the game on {level}.
        Change the game to {level}, please.
        My sister plays next. Set the game to {level}.
        I want another challenge in this game, go to {level}.
        difficulty {level}
        From now on I play on {level}.
        The enemies should be as on {level}.
        Set the difficulty to {level}.
        Can you switch the difficulty to {level}?""",
        {"applies": pick("at once|from the next level")},
        """The game is on {level} {applies}.
        It changes {applies}."""),
    tool("craft-item", "Makes an item in the game out of what the player carries.",
        [p("item", "What to make", text("iron sword|wooden shield|healing potion|torch|rope|leather boots|stone axe|fishing rod|magic ring|bow|arrows|campfire|boat|ladder")), o("count", "How many", digits(1, 20))],
        """Make me a {item}.
        {item} x {count} from what is in my bag
        I have wood and metal in my bag. Can I get a {item} out of it?
        Build {count} x {item} from what I've got.
        I need a {item} for the next cave.
        Use my stuff for a {item}.
        craft {item} {count}
        Turn my materials into a {item}, number: {count}.
        Put together one {item} please.
        The blacksmith should make {count} x {item} for me.
        Craft a {item}.
        Can you craft {count} x {item}?""",
        {"left_wood": num(0, 60)},
        """You now have the {item}.
        {left_wood} pieces of wood are left."""),
    tool("teleport", "Moves a player to a place in the game world at once.",
        [p("player", "Name of the player", USERNAME), p("place", "Place in the game", text("the village|the castle|the harbour|the dark wood|the mine|the temple|the arena|the tower|the market|the island|the bridge|the camp"))],
        """Teleport {player} to {place}.
        {player} is stuck in a wall, get them to {place}.
        tp {player} {place}
        Beam {player} over to {place}.
        {player} got lost. Put them down at {place}.
        Walking takes too long for {player}; {place} please.
        I want {player} at {place} right away.
        Bring {player} to {place} by magic.
        Whoosh! {player} should stand in front of {place}.
        Can {player} jump to {place} without the long walk?
        Send {player} to {place} now.
        Teleport the player {player} to {place}.""",
        {"x": num(-900, 900), "z": num(-900, 900)},
        """{player} is at {place} now.
        The position is {x}, {z}."""),
    tool("ban_player", "Bans a player from the server for some days. Use this for cheating or insults.",
        [p("player", "Name of the player", USERNAME), p("days", "How many days", digits(1, 90)), o("reason", "Why", choice("cheating:cheating/using cheats|insults:insulting others/bad language|spam:spam"))],
        """Ban {player} for {days} days.
        {player} {days}d {reason}
        {player} should not be able to log in for {days} days, {reason}.
        We don't want {player} here for {days} days.
        Throw {player} out, {days} days.
        {player} ruins the game for all of us. {days} days without them, please.
        For {reason}: {days} days off for {player}.
        Keep {player} away for {days} days because of {reason}.
        Everybody complains about {player}. Give them a break of {days} days.
        {player} walks through walls - lock them out for {days} days.
        Please ban the player {player} for {days} days.
        Can {player} be banned for {days} days? Reason: {reason}.""",
        {"until": on},
        """{player} is banned for {days} days, until {until}.
        Until {until}."""),
    tool("rename_guild", "Give a guild of players another name",
        [p("old_name", "Present name", BRAND), p("new_name", "New name", BRAND)],
        """Rename the guild {old_name}: {new_name} from now on.
        guild {old_name} -> {new_name}
        Our guild {old_name} wants to be called {new_name}.
        We don't like {old_name} any more; {new_name} sounds better.
        From today {old_name} are known as {new_name}.
        Let our group, up to now {old_name}, carry the name {new_name}.
        The clan {old_name} voted for {new_name} as its name.
        Call {old_name} {new_name} instead.
        guild name {old_name}, change to {new_name}
        The banner should read {new_name} in place of {old_name}.
        Can you rename our guild {old_name} to {new_name}?
        Change the name of the guild {old_name} to {new_name}.""",
        {"members": num(3, 90)},
        """{old_name} is now called {new_name}.
        Its {members} members were told."""),
]

SPORTS: list[Tool] = [
    tool("headToHead", "Past matches between two teams: wins of each and draws.",
        [p("team_a", "First team", TEAM), p("team_b", "Second team", TEAM)],
        """How often did {team_a} beat {team_b}?
        {team_a} vs {team_b} history
        Who usually wins when {team_a} meets {team_b}?
        {team_a} against {team_b}, all games so far
        Is {team_b} a team that {team_a} is afraid of?
        Has {team_a} ever lost to {team_b}?
        My money is on {team_a} over {team_b}. How did it go in earlier years?
        What's the record between {team_a} and {team_b}?
        Compare the old results of {team_a} and {team_b}.
        Do {team_a} and {team_b} often draw?
        Show the head to head of {team_a} and {team_b}.
        What were the results of {team_a} against {team_b} in the past?""",
        {"wins_a": num(0, 30), "wins_b": num(0, 30), "draws": num(0, 15)},
        """{team_a} won {wins_a} times and {team_b} {wins_b} times, with {draws} draws.
        {draws} draws."""),
    tool("injuryList", "Players of a team who are injured.",
        [p("team", "Name of the team", TEAM)],
        """Who is injured at {team}?
        injuries {team}
        Which players will be missing for {team}?
        Can {team} play with the best eleven on Saturday?
        Is everybody at {team} fit?
        Who is in hospital or in plaster at {team}?
        {team} looked weak last week. Are some of them hurt?
        For my bet I must know who can't play for {team}.
        Does {team} have problems with sore knees again?
        Names of the wounded of {team}
        Show the injury list of {team}.
        Which players of {team} are injured?""",
        {"injured": num(0, 8), "longest": who},
        """{team} has {injured} injured players; {longest} is out longest.
        {longest} is out longest."""),
    tool("transfer_news", "News about players who change clubs",
        [p("club", "Name of the club", TEAM), o("direction", "Who comes or who goes", choice("in:coming/arriving|out:leaving/going"))],
        """Who is new at {club}?
        transfers {club}
        Is anybody {direction} at {club}?
        Has {club} bought a striker?
        What are the rumours around {club}?
        Which players are {direction}, {club}?
        Does {club} spend money this summer?
        I heard {club} wants a new goalkeeper. Is it true?
        {club}: {direction} players?
        Are there changes in the squad of {club}?
        Show the transfer news of {club}.
        Which players are {direction} at {club}?""",
        {"player": who, "million": dec(0.5, 60)},
        """{club}: {player}, for {million} million euros.
        It is about {player}."""),
    tool("raceResults", "Result of a race: winner, time and number of finishers.",
        [p("race", "Name of the race", text("the city marathon|the lake swim|the hill climb|the harbour regatta|the ski race|the night run|the cycling tour|the forest relay|the grand prix|the rowing cup|the sled race|the ten mile run")), p("year", "Year", digits(1990, 2026))],
        """Who won {race} in {year}?
        {race} {year}
        Who came first at {race} in {year}?
        In {year}, who was the fastest at {race}?
        How many reached the finish of {race} in {year}?
        I ran {race} in {year}. What was the best time?
        {year}: winner of {race}?
        Who stood on the podium of {race} {year}?
        What did the clock show for the first one at {race} in {year}?
        Was {race} of {year} a fast one?
        Show the results of {race} in {year}.
        What were the results of {race}, {year}?""",
        {"winner": who, "minutes": num(12, 240), "finishers": num(20, 9000)},
        """{winner} won {race} in {year}, in {minutes} minutes.
        {finishers} people finished."""),
    tool("record_holder", "Who holds the record of a discipline",
        [p("discipline", "Discipline", text("100 metres|high jump|long jump|marathon|pole vault|javelin|shot put|800 metres|hurdles|discus|triple jump|hammer throw")), p("level", "Which record", choice("world|national|club|olympic:Olympic")), o("women", "Women or men", flag("women|for women", "men|for men"))],
        """Who holds the {level} record in {discipline}?
        {level} record {discipline} {women}
        Nobody was ever better in {discipline}. Who, {level} level?
        {discipline}, {level}, {women}: best ever?
        What must I beat in {discipline} to break the {level} record?
        Who is the best of all time in {discipline}? I mean the {level} mark.
        Whose name stands beside {discipline} on the {level} list?
        Has anybody improved the {level} mark in {discipline}, {women}?
        My coach asks who did the most in {discipline} ({level}).
        {level} best: {discipline}
        Who's the {level} record holder in {discipline}?
        Tell me the {level} record in {discipline}, {women}.""",
        {"holder": who, "year": num(1975, 2026)},
        """{holder} holds the {level} record in {discipline} since {year}.
        It is {holder}."""),
    tool("referee.of", "Referee of a match.",
        [p("home", "Home team", TEAM), p("away", "Away team", TEAM)],
        """Who is the referee of {home} against {away}?
        ref {home} - {away}
        Who blows the whistle when {away} plays at {home}?
        {home} v {away}: who decides about the penalties?
        Which man or woman in black do we get for {home} and {away}?
        Who will show the cards at {home} against {away}?
        I hope it's not the same one as last time. Who leads {home} versus {away}?
        {home} meets {away}. Who is in charge on the pitch?
        Who watches over the rules in the game of {home} and {away}?
        Who was chosen to judge {home} - {away}?
        Tell me the referee for {home} versus {away}.
        Which referee has the match {home} against {away}?""",
        {"referee": who},
        """{referee} is the referee of {home} against {away}.
        It is {referee}."""),
    tool("season-tickets", "Sells a season ticket of a club to a person.",
        [p("club", "Name of the club", TEAM), p("name", "Name on the ticket", PERSON), o("stand", "Part of the stadium", choice("north|south|east|west"))],
        """Season ticket for {name}, {club}.
        {name} wants to see every home game of {club}.
        {club} {name} {stand} stand
        I go to all games of {club} this year. My name is {name}.
        A whole year of {club} for {name}, in the {stand} stand.
        {name} is tired of queueing each time {club} plays. One card for all matches, please.
        For his birthday {name} gets a full year of games at {club}.
        {name}, {stand} stand, every match of {club}
        A place for {name} at {club} from the first to the last match day.
        {stand} side, all year long: {name}, {club}.
        Can I have a season ticket of {club} for {name}?
        Sell {name} a season ticket of {club} in the {stand} stand.""",
        {"seat": ref("A-99"), "price": num(90, 700)},
        """{name} has seat {seat} at {club} for {price} euros.
        The seat is {seat}."""),
]

MUSEUM: list[Tool] = [
    tool("locate_artifact", "Tells in which room or store an object of the museum is.",
        [p("inventory_number", "Number of the object", code("INV-999|99.999|B-9999"))],
        """Where is {inventory_number}?
        {inventory_number} location
        A visitor asks for {inventory_number}. In which room is it?
        Is {inventory_number} on show or in the cellar?
        I can't find {inventory_number} on its shelf.
        Has someone moved {inventory_number}?
        Which showcase holds {inventory_number}?
        The photographer wants to see {inventory_number}. Where do I take her?
        {inventory_number} - what room?
        Where did we put {inventory_number} after the rebuilding?
        Can you locate the object {inventory_number}?
        In which room is the artifact {inventory_number}?""",
        {"place": pick("room 3|room 12|the cellar store|the workshop"), "shelf": ref("A9")},
        """{inventory_number} is in {place}, shelf {shelf}.
        It is in {place}."""),
    tool("loan_object", "Lends an object to another museum",
        [p("object", "Number of the object", code("INV-999|99.999|B-9999")), p("borrower", "Museum that borrows", CITY), p("until", "Day of return", DATE)],
        """Lend {object} to {borrower} until {until}.
        The museum in {borrower} wants to show {object}, back on {until}.
        {object} > {borrower}, {until}
        {borrower} asked for {object} for an exhibition that ends {until}. They may have it.
        Send {object} away to {borrower}; it returns on {until}.
        Our {object} goes travelling: {borrower}, up to {until}.
        We agreed that {borrower} gets {object} till {until}.
        {until} is the day {object} comes home from {borrower}. Prepare the papers.
        Give {object} to our colleagues in {borrower}, who bring it back on {until}.
        {borrower} borrows {object}, end {until}
        Make a loan of {object} to {borrower} until {until}.
        Can we loan {object} to the museum of {borrower} until {until}?""",
        {"contract": ref("L-999"), "insured_for": num(900, 90000)},
        """{object} goes to {borrower} until {until}, insured for {insured_for} euros.
        The contract is {contract}."""),
    tool("VisitorCount", "Visitors of the museum on a day.",
        [p("day", "Day", DATE)],
        """How many visitors came on {day}?
        visitors {day}
        Was the museum full on {day}?
        How many people walked in on {day}?
        {day}: heads at the door?
        We had the new show on {day}. Did anyone come?
        Did more people than usual see the paintings on {day}?
        The director wants to know how busy we were on {day}.
        How many tickets did the gate tear on {day}?
        Number of guests in our halls, {day}
        What was the visitor count on {day}?
        Tell me how many visitors we had on {day}.""",
        {"visitors": num(20, 6000)},
        """{visitors} people visited the museum on {day}.
        {visitors} visitors."""),
    tool("schedule_tour", "Plans a guided tour for a group.",
        [p("group", "Name of the group", BRAND), p("language", "Language", LANGUAGE), p("date", "Day as YYYY-MM-DD", DATE), p("people", "Number of people", digits(4, 40))],
        """Tour for {group}, {people} people, {language}, {date}.
        {people} people of {group} come on {date} and speak {language}. Somebody should show them around.
        {group} {date} {language} {people}
        Who can explain our paintings to {group} on {date}? {people} guests, in {language}.
        On {date} we welcome {group} ({people} persons). The guide should speak {language}.
        {group} would like to be shown the museum in {language} on {date}, {people} of them.
        Find someone who leads {people} guests from {group} through the house on {date} in {language}.
        A bus with {people} visitors from {group} arrives {date}; they understand only {language}.
        {date}, {language}, {people} heads, group {group}: walk through the halls
        For {group} plan a round through the exhibition, {date}, {people} people, {language}.
        Please schedule a guided tour in {language} for {group} on {date}, {people} people.
        Can {group} have a {language} tour on {date}? They are {people}.""",
        {"guide": who, "start": at},
        """{guide} leads {group} on {date} at {start}.
        It starts at {start}."""),
    tool("provenance", "History of the owners of a work of art.",
        [p("work", "Title of the work", WORK_TITLE)],
        """Who owned {work}?
        provenance {work}
        How did {work} come to us?
        Was {work} ever stolen?
        Through whose hands did {work} go?
        Where was {work} before it came to the museum?
        A family says {work} belonged to them. Is that so?
        {work}: earlier owners
        From whom did we buy {work}?
        Is the past of {work} clean?
        What's the provenance of {work}?
        Tell me the history of the owners of {work}.""",
        {"owners": num(1, 9), "since": num(1890, 2020)},
        """{work} had {owners} owners and is ours since {since}.
        It is ours since {since}."""),
    tool("climate_case", "Temperature and humidity inside a showcase.",
        [p("showcase", "Number of the showcase", digits(11, 240))],
        """Is the air in showcase {showcase} all right?
        showcase {showcase}
        The paper in {showcase} is curling. Is it too damp in there?
        How humid is it behind the glass of {showcase}?
        Does the old book in {showcase} have the right climate?
        Could mould grow in number {showcase}?
        The lamp in {showcase} is warm. How hot is it inside?
        I see drops on the glass of showcase {showcase}.
        {showcase}: warm? damp?
        Are the feathers in case {showcase} safe from damp?
        What's the climate in showcase {showcase}?
        Check the humidity in showcase {showcase}.""",
        {"celsius": num(17, 25), "humidity": num(35, 65)},
        """Showcase {showcase} has {celsius} degrees and {humidity} percent humidity.
        {humidity} percent."""),
    tool("audio_guide", "Lends an audio guide to a visitor",
        [p("language", "Language", LANGUAGE), o("kind", "For whom", choice("adults|children|blind:blind people"))],
        """Audio guide in {language}.
        audio guide {language}, {kind}
        I don't read signs. Can I hear about the paintings in {language}?
        One of those things with headphones in {language}, please.
        My guest speaks only {language} and would like to listen to the explanations.
        Headphones for {kind}, {language}
        Is there something in {language} to hold to the ear as we walk?
        Give us the spoken tour in {language} for {kind}.
        We'd rather listen than read, {language} please.
        {language} voice for the exhibition?
        Can I borrow an audio guide in {language}?
        An audio guide for {kind} in {language}, please.""",
        {"device": num(1, 90), "minutes": num(20, 90)},
        """Take device {device} for {language}, it lasts {minutes} minutes.
        Device {device}."""),
]

HOTEL: list[Tool] = [
    tool("room_status", "State of a hotel room: free, occupied, dirty, clean, out of order.",
        [p("room", "Room number", HOTEL_ROOM)],
        """What is with room {room}?
        status {room}
        Can I give {room} to the guest who stands here?
        Is {room} made up?
        Have they left {room} yet?
        Somebody is waiting with suitcases. Is {room} ready?
        {room}: free or taken?
        Did the maids finish {room}?
        Is anybody staying in {room}?
        Why can't I book {room}? Is it being repaired?
        What's the status of room {room}?
        Check room {room}, please.""",
        {"status": pick("free and clean|occupied|dirty|out of order|being cleaned")},
        """Room {room} is {status}.
        It is {status}."""),
    tool("occupancyRate", "Share of rooms that are taken on a date, in percent",
        [p("date", "Day as YYYY-MM-DD", DATE)],
        """How full are we on {date}?
        occupancy {date}
        Do we have many guests on {date}?
        Is the house booked out on {date}?
        Could a bus with forty people sleep here on {date}?
        How many percent of the rooms are sold for {date}?
        Should I ask more staff to come on {date}, or is it a quiet night?
        {date}: empty or full house?
        Would it make sense to lower prices for {date}?
        The owner asks how well we do on {date}.
        What's the occupancy rate on {date}?
        Tell me how many rooms are taken on {date}.""",
        {"percent": num(10, 100), "free_rooms": num(0, 90)},
        """We are {percent} percent full on {date}.
        {free_rooms} rooms are free."""),
    tool("minibar.charge", "Puts drinks and snacks from the minibar on the bill of a room.",
        [p("room", "Room number", HOTEL_ROOM), p("items", "What was taken", several("cola|water|beer|peanuts|chocolate|juice|crisps|wine"))],
        """Room {room} had {items}.
        {room} minibar {items}
        In {room} the {items} are missing from the little fridge.
        Put {items} on the bill of {room}.
        The guest in {room} drank and ate {items}.
        {room} took {items} from the minibar
        When I cleaned {room}, {items} were gone.
        Charge {room} for {items}.
        Somebody enjoyed {items} in {room} last night, please write it on the account.
        Before {room} checks out: add {items}.
        Charge the minibar of room {room}: {items}.
        Can you add {items} from the minibar to room {room}?""",
        {"total": dec(3, 40, 2)},
        """{total} euros are on the bill of room {room}.
        It was {total} euros."""),
    tool("assign_housekeeping", "Gives a housekeeper rooms to clean.",
        [p("housekeeper", "Name", NAME), p("rooms", "Room numbers", several(code("199|299|399|499"), 2, 3))],
        """{housekeeper} cleans {rooms}.
        {housekeeper}: {rooms}
        {rooms} are for {housekeeper} today.
        Let {housekeeper} do the beds in {rooms}.
        {housekeeper} could make up {rooms} next.
        Who does {rooms}? I'd say {housekeeper}.
        Tell {housekeeper} to change the sheets in {rooms}.
        The guests of {rooms} have left, so {housekeeper} can go in with the mop.
        {housekeeper} has time; give {housekeeper} {rooms}.
        Dirty rooms {rooms} -> {housekeeper}
        Assign {rooms} to {housekeeper}.
        Can {housekeeper} take the rooms {rooms}?""",
        {"done_by": at},
        """{housekeeper} will clean {rooms} by {done_by}.
        They are clean by {done_by}."""),
    tool("late_checkout", "Lets a guest stay longer on the day of departure.",
        [p("room", "Room number", HOTEL_ROOM), p("until", "Time", CLOCK)],
        """Room {room} stays until {until}.
        late checkout {room} {until}
        Our flight leaves in the evening. May we keep {room} till {until}?
        The guest in {room} wants to sleep in; {until} is fine.
        {room} asks to leave as late as {until}.
        Could the family in {room} go at {until} instead of ten?
        Don't clean {room} yet, they go at {until}.
        {room} will give back the key at {until}, not earlier.
        A sick guest needs {room} up to {until} on the last day.
        Let {room} have the room until {until}.
        Can {room} check out late, at {until}?
        Give room {room} a late checkout until {until}.""",
        {"extra": num(0, 60)},
        """Room {room} may stay until {until} for {extra} euros.
        It costs {extra} euros."""),
    tool("keycard.issue", "Makes a new key card for a room",
        [p("room", "Room number", HOTEL_ROOM), o("cards", "Number of cards", integer(1, 4))],
        """New key for {room}.
        key {room} {cards}
        I am locked out of {room}!
        The guest in {room} lost the card.
        My card for {room} doesn't work any more.
        {cards} keys for {room}, please.
        We are {cards} people in {room} and everyone wants a key.
        The door of {room} blinks red when I hold my card to it.
        I left my card inside {room} and the door fell shut.
        Make {cards} for the door of {room}.
        Can I have another key card for room {room}?
        Please issue {cards} key cards for {room}.""",
        {"valid_until": on},
        """The key card for room {room} is ready.
        It is valid until {valid_until}."""),
    tool("no_shows", "Guests who had booked but did not come last night.",
        [],
        """Who did not come last night?
        no-shows?
        Which bookings were left empty yesterday?
        Somebody paid and never arrived. Who?
        Did all the guests turn up yesterday?
        List those we waited for in vain.
        Were there people who booked and stayed away?
        Whom can we bill for a room they never used?
        Any guests missing from last night's arrivals?
        I kept the desk open until midnight. Who never showed up?
        Show the no-shows of last night.
        Which guests did not show up?""",
        {"guests": num(0, 7), "first": who},
        """{guests} guests did not come, one was {first}.
        One was {first}."""),
    tool("linen-count", "Counts clean linen in the store of the hotel.",
        [p("kind", "Kind", choice("sheets|towels|pillowcases|bathrobes|tablecloths|blankets"))],
        """How many clean {kind} do we have?
        {kind} left?
        Are there enough {kind} for the wedding party?
        The laundry comes on Friday. Do the {kind} last until then?
        Do I have to send {kind} to be washed?
        {kind}: how many in the cupboard?
        We're full tonight; will we run short of {kind}?
        Count the {kind} for me.
        The maids say there are no {kind} any more. Is that so?
        What's on the shelf: {kind}?
        Check the stock of {kind}.
        How many {kind} are in the linen store?""",
        {"clean": num(0, 400), "in_laundry": num(0, 200)},
        """There are {clean} clean {kind}.
        {in_laundry} are in the laundry."""),
    tool("upgrade_room", "Moves a guest into a better room. Use this for loyal guests or after a complaint.",
        [p("guest", "Name of the guest", GUEST), p("category", "New kind of room", choice("superior|deluxe|junior suite|suite")), o("free", "Whether it is free of charge", flag("free of charge|for nothing|as a present", "at the usual price|for the extra price"))],
        """Give {guest} a {category}.
        {guest} -> {category} {free}
        {guest} complained about the noise. Let's offer the {category} {free}.
        {guest} has stayed with us ten times. A {category} would be a nice thank-you.
        Put {guest} in the {category} instead, {free}.
        {guest} is on honeymoon; surprise them with the {category}.
        Move {guest} up to a {category} {free}.
        Something nicer for {guest}, say a {category}.
        {guest} would like more space. A {category}, {free}.
        The shower of {guest} is broken, so they get the {category}.
        Upgrade {guest} to a {category}.
        Can {guest} have the {category} {free}?""",
        {"room": num(300, 640)},
        """{guest} moves to the {category} with number {room}.
        It is room {room}."""),
    tool("GroupBooking", "Blocks several rooms for a group.",
        [p("group", "Name of the group", BRAND), p("rooms", "Number of rooms", digits(4, 60)), p("arrival", "Day of arrival", DATE), p("nights", "Number of nights", integer(1, 10))],
        """{rooms} rooms for {group}, {arrival}, {nights} nights.
        {group} {arrival} {nights}n {rooms} rooms
        The firm {group} has a meeting here and needs {rooms} rooms from {arrival} for {nights} nights.
        Keep {rooms} rooms free for {group}, arriving {arrival}, {nights} nights.
        A choir named {group} sleeps here from {arrival} on, {nights} nights, {rooms} rooms.
        {group} comes by bus on {arrival}; that's {rooms} rooms and {nights} nights.
        Hold {rooms} rooms for {group}: {nights} nights from {arrival}.
        From {arrival} {group} will fill {rooms} of our rooms, {nights} nights long.
        {nights} nights, {rooms} rooms, starting {arrival}, for the people of {group}
        The trainer of {group} asked for {rooms} rooms on {arrival} ({nights} nights).
        Book {rooms} rooms for the group {group} on {arrival}, {nights} nights.
        Can we take a group? {group}, {rooms} rooms, {arrival}, {nights} nights.""",
        {"block": ref("G-999"), "price": num(900, 30000)},
        """{rooms} rooms are held for {group} from {arrival}, {nights} nights.
        The price is {price} euros."""),
]

WAREHOUSE: list[Tool] = [
    tool("best_sellers", "The articles that sold most in a month.",
        [p("month", "Month", MONTH), o("top", "How many articles", digits(3, 20))],
        """What sold best in {month}?
        best sellers {month}, top {top}
        Which products did people buy most in {month}?
        What flew off the shelves in {month}?
        Show the {top} most popular articles of {month}.
        We plan the window display. What did customers love in {month}?
        Hits of {month}, please.
        In {month}, what did we have to restock all the time?
        Which {top} things brought in the most buyers in {month}?
        The winner among our goods in {month}?
        List the best sellers of {month}.
        What were the top {top} articles in {month}?""",
        {"first": pick("desk lamp|garden chair|wool hat|water bottle"), "sold": num(40, 4000)},
        """The best seller of {month} was the {first}, sold {sold} times.
        It was the {first}."""),
    tool("churnRisk", "Customers who will probably leave soon, judged by their orders and complaints.",
        [o("limit", "How many customers", digits(3, 30))],
        """Which customers might leave us?
        churn top {limit}
        Who is about to go to the competition?
        Whom should we call before we lose them?
        Do we have unhappy clients who may quit?
        Give me {limit} customers that are drifting away.
        Who has not ordered for a long time and is likely gone soon?
        Which customers are shaky?
        Name the {limit} buyers I should be most worried about.
        Which customers think of cancelling? I'd like to be nice to them.
        Show the customers with a high risk of churn.
        List {limit} customers who may leave.""",
        {"customers": num(1, 40), "most_likely": pick("Holt Supplies|Alba Crafts|Iris Trading|Nova Paper")},
        """{customers} customers may leave, most likely {most_likely}.
        Call {most_likely}."""),
    tool("contract.renew", "Renew a customer's contract for a number of months",
        [p("contract", "Number of the contract", code("K-9999|99999-K|VT9999")), p("months", "How many months", choice("6|12|18|24|36"))],
        """Renew {contract} for {months} months.
        {contract} +{months} months
        The client is happy with {contract} and stays another {months} months.
        {contract} would end soon. Let it run {months} months longer.
        They signed again! {contract}, {months} months.
        Add {months} months to {contract}.
        Give {contract} a new life of {months} months.
        {contract} goes on, {months} more months
        We agreed to work together for {months} further months, it's {contract}.
        Lengthen {contract} by {months} months, please.
        Can you renew the contract {contract} for {months} months?
        The contract {contract} should be renewed, {months} months.""",
        {"ends": on},
        """{contract} runs {months} months longer, until {ends}.
        It ends {ends}."""),
    tool("petty_cash", "Books a small cash payment from the office cash box.",
        [p("amount", "Sum taken out", decimal(1, 80, 2)), p("purpose", "What for", text("stamps|coffee|cake|taxi|light bulbs|flowers|batteries|cleaning cloths|parking|milk|keys|tea"))],
        """{amount} out of the cash box for {purpose}.
        petty cash {amount} {purpose}
        I bought {purpose} for the office and took {amount} from the tin.
        {purpose}, {amount}, paid in coins from the drawer.
        Took {amount} from the little safe, we had no {purpose}.
        The box is short of {amount} because I paid {purpose}.
        Write down {purpose} at {amount}, paid from the office tin.
        {amount} for {purpose}, cash, receipt is in the box
        Somebody needed {purpose}, so {amount} left the cash drawer.
        From our coffee tin: {amount}, {purpose}.
        Book {amount} of petty cash for {purpose}.
        Please enter {purpose}, {amount}, in the petty cash.""",
        {"left": dec(5, 300, 2)},
        """{amount} for {purpose} is booked, {left} euros are left in the box.
        {left} euros are left."""),
    tool("price_list.update", "Sets the selling price of an article.",
        [p("article", "Article number", PART), p("price", "New price", money(2, 600)), o("from", "First day of the new price", DATE)],
        """{article} costs {price} from now on.
        price {article} {price} {from}
        We have to ask {price} for {article}.
        Steel got dearer, so sell {article} at {price}.
        Put {article} up or down to {price}, starting {from}.
        New tag for {article}: {price}
        On {from} the price of {article} goes to {price}.
        Customers should pay {price} for {article}.
        {article} is too cheap. Make it {price}.
        Charge {price} for {article} as of {from}.
        Set the price of {article} to {price}.
        Can you change the price of {article} to {price} from {from}?""",
        {"old_price": dec(2, 600, 2)},
        """{article} costs {price} now.
        It cost {old_price} before."""),
    tool("supplier_delay", "Notes that a supplier will deliver late",
        [p("order", "Number of the purchase order", code("PO-9999|PO9999|45-9999")), p("days", "Days of delay", integer(1, 30))],
        """{order} comes {days} days late.
        {order} delayed +{days} days
        The supplier just called: {order} takes {days} days more.
        We'll have to wait {days} days longer for {order}.
        The truck with {order} broke down, expect it {days} days later.
        Bad news about {order}. They need another {days} days.
        Shift the arrival of {order} by {days} days.
        {order} won't be here in time, {days} days behind.
        Our parts from {order} are stuck and come {days} days after the date.
        Tell planning that {order} slips by {days} days.
        Note a delay of {days} days for {order}.
        Please record that {order} is {days} days late.""",
        {"new_date": on},
        """{order} is expected {new_date}, {days} days late.
        It comes {new_date}."""),
    tool("label.print", "Prints labels for a box or shelf.",
        [p("text", "Text on the label", text("FRAGILE|THIS SIDE UP|KEEP COLD|DO NOT STACK|RETURNS|SPARE PARTS|HEAVY|SAMPLES|GLASS|FLAMMABLE|SCRAP|EXPORT")), p("copies", "How many", digits(1, 90)), o("size", "Size", choice("small|medium|large"))],
        """{copies} labels {text}.
        label {text} x {copies} {size}
        I need {copies} {size} stickers that say {text}.
        Print {text} {copies} times.
        People keep dropping our boxes. {copies} times {text}, please.
        Make {copies} stickers with {text} on them.
        Something to glue on {copies} boxes: {text}, {size}.
        {size} tags, {text}, {copies} pieces
        Every carton should read {text}; there are {copies} of them.
        Run off {copies} of {text} on the label machine.
        Can you print {copies} labels with {text}?
        Print {copies} {size} labels: {text}.""",
        {"minutes": num(1, 9)},
        """{copies} labels with {text} are being printed.
        It takes {minutes} minutes."""),
    tool("bin_location", "Shelf and bin of an article in the warehouse",
        [p("article", "Article number", PART)],
        """On which shelf is {article}?
        {article} bin
        Where do we keep {article}?
        I'm walking around the warehouse and can't find {article}.
        Which aisle do I go to for {article}?
        Where should I put {article} back?
        {article}: row and shelf?
        The new guy asks where {article} lies.
        In what corner of the hall is {article}?
        I have to fetch {article}. Where?
        What's the bin location of {article}?
        Tell me the shelf of article {article}.""",
        {"aisle": num(1, 30), "bin": ref("A-99")},
        """{article} is in aisle {aisle}, bin {bin}.
        Bin {bin}."""),
    tool("pickList", "Makes the list of what a worker must collect for some orders.",
        [p("orders", "Order numbers", several(code("SO-999|A9999|99-999"))), o("picker", "Who collects", NAME)],
        """Pick list for {orders}.
        picking {orders} -> {picker}
        What has to be taken from the shelves for {orders}?
        {picker} should collect the goods of {orders}.
        {orders} must go out today. Get somebody to gather the things.
        Let {picker} walk through the warehouse for {orders}.
        Put {orders} together on one sheet so that I walk only once.
        Give {picker} a paper with all goods of {orders}.
        I pack {orders} next. What do I need?
        Collect for {orders}, please.
        Make a pick list of the orders {orders}.
        Can {picker} get the pick list for {orders}?""",
        {"lines": num(3, 60), "metres": num(60, 2000)},
        """The list for {orders} has {lines} lines.
        {lines} lines, {metres} metres to walk."""),
    tool("inspect_return", "Records the state of goods that a customer sent back.",
        [p("return_number", "Number of the return", code("RET-999|RMA9999|R99-99")), p("condition", "State of the goods", choice("new:as good as new/never used|used:used/worn|broken:broken/in pieces|missing:not in the box/missing"))],
        """{return_number} is {condition}.
        return {return_number}: {condition}
        I opened {return_number} and the goods are {condition}.
        What came back with {return_number} is {condition}.
        The parcel {return_number} arrived; the thing is {condition}.
        We looked at {return_number}, it is {condition}. Write that down.
        Goods of {return_number} {condition}
        The customer said something else, but {return_number} is {condition}.
        State of {return_number}: {condition}
        {condition} - that's how {return_number} came to us.
        Record the return {return_number} as {condition}.
        The returned goods {return_number} are {condition}, please note.""",
        {"next": pick("back to stock|to the repair shop|to the bin|ask the customer")},
        """{return_number} is recorded: {next}.
        {next}."""),
    tool("weigh_truck", "Reads the weight of the truck that stands on the scales.",
        [],
        """What does the truck on the scales weigh?
        weigh the lorry
        How heavy is the lorry out there?
        There's a truck on the weighbridge.
        How many tons are on the scale?
        Has he loaded too much? He stands on the bridge now.
        Read the scales at the gate, please.
        The driver is in position, take the weight.
        Is the truck at the gate over the limit?
        tons on the weighbridge?
        Weigh the truck.
        What's the weight of the truck on the scales?""",
        {"tons": dec(6, 44)},
        """The truck weighs {tons} tons.
        {tons} tons."""),
    tool("agv.send", "Sends a driverless cart to a station of the factory",
        [p("cart", "Number of the cart", integer(1, 20)), p("station", "Station", HALL)],
        """Send cart {cart} to {station}.
        cart {cart} {station}
        {station} needs a vehicle, take number {cart}.
        Let robot cart {cart} roll over to {station}.
        The boxes in {station} must be fetched; number {cart} can do it.
        Vehicle {cart}: drive to {station}
        We're waiting in {station} for cart {cart}.
        Get {cart} moving, {station} is the goal.
        Cart {cart} is idle; {station} has work for it.
        Number {cart} should come to {station}.
        Can cart {cart} drive to {station}?
        Please send the driverless cart {cart} to {station}.""",
        {"minutes": num(1, 15)},
        """Cart {cart} will be at {station} in {minutes} minutes.
        {minutes} minutes."""),
    tool("forklift.charge", "Battery of a forklift; says whether it should be charged.",
        [p("forklift", "Number of the forklift", code("FL-9|FL-99|F9"))],
        """How much battery does {forklift} have?
        {forklift} battery
        Can {forklift} work through the late shift?
        Must {forklift} be plugged in?
        {forklift} is getting slow. Is it empty?
        Will {forklift} manage another truck?
        Is there power left in {forklift}?
        Should I take {forklift} or another one that is fuller?
        {forklift}: percent?
        Does somebody need to put {forklift} on the cable?
        What's the charge of {forklift}?
        Check the battery of the forklift {forklift}.""",
        {"percent": num(3, 100)},
        """{forklift} has {percent} percent left.
        {percent} percent."""),
    tool("conveyor.speed", "Set the speed of a conveyor belt in metres per minute.",
        [p("belt", "Number of the belt", integer(1, 12)), p("speed", "Metres per minute", digits(4, 90, 2))],
        """Belt {belt} at {speed}.
        Run belt {belt} with {speed} metres per minute.
        belt {belt} {speed} m/min
        Boxes pile up on belt {belt}. {speed} metres a minute would be better.
        The people at belt {belt} can't keep up; go to {speed}.
        Let number {belt} move {speed} metres each minute.
        Faster or slower, belt {belt} should do {speed}.
        Change belt {belt} to {speed}.
        {speed} metres per minute on belt number {belt}
        I want things to travel along belt {belt} at {speed}.
        Set the speed of conveyor {belt} to {speed}.
        Can conveyor belt {belt} run at {speed} metres per minute?""",
        {"boxes_per_hour": num(200, 4000)},
        """Belt {belt} moves at {speed} metres per minute.
        {boxes_per_hour} boxes an hour pass."""),
    tool("lubricate", "Greases the bearings of a machine automatically.",
        [p("machine", "Machine number", MACHINE)],
        """Grease {machine}.
        {machine} squeaks.
        Give {machine} some oil.
        lubricate {machine}
        {machine} makes a noise as if it ran dry.
        The joints of {machine} need a drop of oil.
        Oil {machine} before the shift, please.
        I hear metal on metal in {machine}; put grease in.
        Make {machine} run smoothly again, it's dry.
        {machine} has not seen oil for weeks.
        Can you lubricate {machine}?
        Please grease the bearings of {machine}.""",
        {"millilitres": num(2, 60)},
        """{machine} got {millilitres} millilitres of grease.
        Greased."""),
]

OPERATIONS: list[Tool] = [
    tool("merge-tickets", "Merges a duplicate support ticket into another one.",
        [p("duplicate", "Ticket that disappears", code("T-9999|TK999|HD-99")), p("into", "Ticket that stays", code("T-9999|TK999|HD-99"))],
        """Merge {duplicate} into {into}.
        {duplicate} is the same as {into}.
        The customer wrote twice. {duplicate} can go into {into}.
        {duplicate} > {into}
        We have {duplicate} about a problem that {into} already describes. Put them together.
        Make one out of them: {duplicate} becomes part of {into}.
        Join {duplicate} to {into}, it's a double.
        I answered {into}, so let {duplicate} be swallowed by it.
        {duplicate} repeats what's in {into}.
        Attach {duplicate} to {into} and drop it.
        Can you merge the ticket {duplicate} with {into}?
        Merge the duplicate {duplicate} into the ticket {into}.""",
        {"messages": num(2, 30)},
        """{duplicate} is now part of {into}.
        {into} has {messages} messages now."""),
    tool("queue_length", "Number of callers who wait in the phone queue of the call centre.",
        [],
        """How many callers are waiting?
        queue?
        Is the hotline busy right now?
        How long is the line on the phone?
        Do people hang on for a long time at the moment?
        Should I take a break, or are there many people waiting to talk to us?
        Do we need more agents on the telephones?
        Is anybody on hold?
        How crowded is the call centre line?
        callers on hold please
        What's the length of the phone queue?
        How many people are in the queue of the call centre?""",
        {"callers": num(0, 60), "wait_minutes": num(0, 30)},
        """{callers} callers are waiting, up to {wait_minutes} minutes.
        {callers} callers."""),
    tool("cdn.purge", "Throws a page out of the caches around the world so that visitors get the new one.",
        [p("path", "Path of the page", text("/|/index.html|/prices|/news|/style.css|/about|/shop|/logo.png|/jobs|/team|/sale|/terms"))],
        """Purge {path}.
        Visitors still see the old {path}.
        I changed {path}, but nobody gets the new version.
        cdn {path}
        Make sure that everyone sees the fresh {path}.
        {path} is out of date for people abroad.
        Forget the stored copies of {path}.
        The page {path} was corrected an hour ago and readers complain it's the same as before.
        Refresh {path} on all edge servers.
        Throw away what is kept of {path}.
        Can you purge {path} from the CDN?
        Please clear {path} from the caches.""",
        {"locations": num(10, 120)},
        """{path} was removed from {locations} caches.
        {locations} caches."""),
    tool("db_connections", "How many connections to a database are open, and the limit.",
        [p("database", "Name of the database", text("shop|crm|wiki|payroll|forum|blog|inventory|warehouse|school|tickets|library|booking"))],
        """How many connections does {database} have?
        connections {database}
        Does {database} refuse new users because too many are connected?
        Is {database} at its limit of sessions?
        We get 'too many clients' from {database}.
        How many programs talk to {database} right now?
        Can one more application connect to {database}?
        {database}: open sessions?
        Is anyone connected to {database}? I want to shut it down.
        Does something hold {database} open without end?
        What's the number of open connections to {database}?
        Check the connections of the database {database}.""",
        {"open": num(1, 100), "limit": 100},
        """{database} has {open} of {limit} connections open.
        {open} are open."""),
    tool("migrate_schema", "Runs the waiting migrations of a database",
        [p("database", "Name of the database", text("shop|crm|wiki|payroll|forum|blog|inventory|warehouse|school|tickets|library|booking")), o("dry_run", "Only show what would happen", flag("as a test only|only pretend|without really doing it", "for real|and do it now"))],
        """Migrate {database}.
        {database} migrations {dry_run}
        Bring {database} up to the newest structure.
        The new version expects other columns in {database}. Change them.
        Run what is waiting for {database}, {dry_run}.
        The tables of {database} are behind the code; catch up.
        Update the layout of {database} {dry_run}.
        {database} has pending changes, apply them {dry_run}.
        After the release, {database} lacks a field. Put it in order.
        What would change in {database}? Do it {dry_run}.
        Can you run the migrations of {database}?
        Please migrate the schema of {database}, {dry_run}.""",
        {"migrations": num(0, 9)},
        """{migrations} migrations ran on {database}.
        {migrations} migrations."""),
    tool("incident.declare", "Opens an incident, calls the people on duty and starts a chat room. Use this for serious outages only.",
        [p("service", "Name of the service", SERVICE), p("severity", "How bad", choice("minor|major|critical"))],
        """Incident! {service}, {severity}.
        incident {severity} {service}
        {service} is completely broken, this is {severity}. Wake everybody.
        We have a {severity} problem with {service}, get the team together.
        Nobody can use {service}! Treat it as {severity}.
        {service} has been dead for ten minutes. Sound the alarm, {severity}.
        Customers are screaming because of {service}: {severity}
        Call the people on duty, {service} is on fire ({severity}).
        This is more than a glitch in {service}. I'd call it {severity}.
        Red alert for {service}, {severity}
        Declare a {severity} incident for {service}.
        Can you open an incident for {service}? It's {severity}.""",
        {"incident": ref("INC-99"), "lead": who},
        """{incident} is open for {service}, {lead} leads.
        {lead} leads."""),
    tool("statusPage", "Sets what the public status page says about a service.",
        [p("service", "Name of the service", SERVICE), p("state", "State", choice("operational:working/fine/all right|degraded:slow/shaky|outage:down/not available|maintenance:under maintenance/being maintained"))],
        """{service} is {state}, tell the public.
        status page {service} {state}
        Let our users know that {service} is {state}.
        Everyone should be able to read that {service} is {state}.
        Show {service} as {state} to the outside.
        Put up a notice for visitors: {service} is {state}.
        Publish that {service} is {state}.
        On our public page {service} should be shown as {state}.
        People ask all day about {service}. Write for all to see that it is {state}.
        {service}: {state} (for the customers to read)
        Set {service} to {state} on the status page.
        Can the status page say that {service} is {state}?""",
        {"subscribers": num(20, 9000)},
        """The page says it about {service} and {subscribers} people were told.
        {subscribers} people were told."""),
    tool("log_level", "Change how much a service writes into its log",
        [p("service", "Name of the service", SERVICE), p("level", "Level", choice("debug|info|warning|error"))],
        """Log level of {service}: {level}.
        log level {service} {level}
        I need to see more or less of what {service} does, switch to {level}.
        {service} fills the disk with chatter. {level} is enough.
        To find the bug in {service} I want {level} messages.
        Let {service} write {level} and above.
        Make {service} talk on the level {level}.
        Turn the logging of {service} to {level}, please.
        From now on {service} records {level}.
        The log of {service} should be at {level}
        Set the log level of {service} to {level}.
        Can {service} log at {level}?""",
        {"lines_per_minute": num(1, 4000)},
        """{service} logs at {level} now.
        {lines_per_minute} lines a minute."""),
    tool("giveGold", "Gives gold to a player.",
        [p("player", "Name of the player", USERNAME), p("amount", "Pieces of gold", digits(10, 5000, 10))],
        """Give {player} {amount} gold.
        {player} +{amount} gold
        {player} lost everything through our bug. Make it good with {amount} pieces.
        Reward {player} with {amount} coins.
        Put {amount} coins into the purse of {player}.
        {player} won the contest and gets {amount} gold.
        Fill up the treasure of {player} by {amount}.
        Here's {amount} gold for {player}, well earned.
        {amount} gold to {player}
        As a present {player} receives {amount} pieces.
        Can {player} have {amount} gold?
        Please add {amount} gold for the player {player}.""",
        {"gold": num(100, 90000)},
        """{player} got {amount} gold.
        {player} has {gold} now."""),
    tool("sick_today", "Employees who are reported ill today.",
        [],
        """Who is ill today?
        sick list
        Which colleagues stay in bed today?
        Who called in this morning with a cold?
        Is everybody healthy and at work?
        How many people are missing because of the flu?
        I can't find Peter's team. Is someone sick?
        Which of my people are unwell?
        Do we have to cover for anybody who fell ill?
        Names of those at home with a fever, please
        Who is on sick leave today?
        List the people who are sick today.""",
        {"people": num(0, 12), "names": lambda rng, arguments: f"{who(rng, arguments)} and {who(rng, arguments)}"},
        """{people} people are ill today, among them {names}.
        {names}."""),
    tool("shift.swap", "Two workers swap their shifts on a day",
        [p("first", "First worker", NAME), p("second", "Second worker", NAME), p("date", "Day as YYYY-MM-DD", DATE)],
        """{first} and {second} swap on {date}.
        swap {first} {second} {date}
        On {date} {first} works instead of {second} and the other way round.
        {first} has a wedding on {date} and {second} agreed to trade.
        {second} takes the turn of {first} on {date}, and {first} that of {second}.
        Exchange {first} for {second} on {date} and vice versa.
        {date}: {first} <-> {second}
        Change places: {first} with {second}, {date}.
        {first} asked {second} to trade hours on {date}. They both said yes.
        Let {first} come when {second} would have come on {date}, they trade.
        Can {first} and {second} swap shifts on {date}?
        Please swap the shifts of {first} and {second} on {date}.""",
        {"approved": True},
        """{first} and {second} swap their shifts on {date}.
        It is in the plan."""),
    tool("catch_log", "Records fish that were landed: species, weight and boat.",
        [p("boat", "Name of the boat", SHIP), p("fish", "Kind of fish", text("cod|herring|mackerel|tuna|sardines|hake|plaice|salmon|shrimps|squid|sole|haddock")), p("kilos", "Weight in kilograms", digits(20, 4000, 10))],
        """{boat}: {kilos} kilos of {fish}.
        {kilos} kg {fish} {boat}
        The {boat} came in with {kilos} kilos of {fish}.
        We landed {kilos} kilograms of {fish} from the {boat}.
        Good fishing today! {fish}, {kilos} kilos, the {boat}.
        In the nets of the {boat} were {kilos} kilos of {fish}.
        For the authorities: the {boat} brought {fish}, {kilos} kilograms.
        {fish} {kilos} from {boat}
        The {boat} unloaded {fish} at the quay, it weighs {kilos} kilos.
        Write down what the {boat} caught: {kilos} kilograms of {fish}.
        Record a catch of {kilos} kilos of {fish} for the {boat}.
        Log {kilos} kilograms of {fish}, boat {boat}.""",
        {"quota_left": num(0, 90)},
        """{kilos} kilos of {fish} are recorded for the {boat}.
        {quota_left} percent of the quota are left."""),
    tool("elevator_fault", "Reports a broken lift in a building.",
        [p("building", "Building", SITE), p("problem", "What is wrong", choice("stuck:it is stuck/it hangs between two floors|door:the door does not close/the door jams|noise:it makes a terrible noise|trapped:somebody is trapped inside/people are shut in"))],
        """The lift at {building}: {problem}.
        {building} lift, {problem}
        I had to take the stairs at {building}. With the lift, {problem}.
        Help at {building}! The lift! {problem}!
        Tell the lift people about {building}, {problem}.
        {building}: elevator trouble, {problem}
        We can't get up at {building}. {problem}.
        In the elevator of {building} {problem}.
        Something is wrong with the lift in {building}: {problem}.
        {problem}, I mean the elevator at {building}.
        Report the broken lift at {building}, {problem}.
        Please report a fault of the elevator at {building}: {problem}.""",
        {"technician_in": num(10, 180)},
        """A technician comes to {building} in {technician_in} minutes.
        In {technician_in} minutes."""),
    tool("lap_times", "Best and last lap of a driver or runner",
        [p("athlete", "Name", PERSON), o("laps", "How many laps to look at", digits(2, 60))],
        """What lap times does {athlete} have?
        {athlete} laps {laps}
        How fast did {athlete} go round?
        Is {athlete} getting slower?
        Best round of {athlete}?
        Compare the last {laps} rounds of {athlete}.
        The coach wants the seconds per round for {athlete}.
        How quick was {athlete} in the past {laps} laps?
        Did {athlete} improve from one round to the next?
        {athlete}: seconds for once around the track?
        Show the lap times of {athlete}.
        What were the last {laps} laps of {athlete}?""",
        {"best": dec(52, 64), "last": dec(64, 99)},
        """The best lap of {athlete} took {best} seconds, the last {last}.
        {best} seconds."""),
    tool("trainingLoad", "How hard an athlete trained this week, from 0 to 100; warns of too much.",
        [p("athlete", "Name", PERSON)],
        """Did {athlete} train too hard this week?
        {athlete} load
        Should {athlete} rest tomorrow?
        Is {athlete} overdoing it?
        {athlete} looks exhausted. How much was it this week?
        Can I push {athlete} a bit more?
        How much work is in the legs of {athlete}?
        Is it wise to let {athlete} play on Sunday after this week?
        Has {athlete} done enough or too little?
        How tired must {athlete} be?
        What's the training load of {athlete}?
        Check how hard {athlete} trained.""",
        {"load": num(10, 100), "advice": pick("rest for a day|go on like this|train a little more")},
        """{athlete} is at {load} of 100: {advice}.
        {advice}."""),
    tool("loan_arrears", "Borrowers who are behind with their payments.",
        [p("days", "More than this many days late", digits(10, 120, 10))],
        """Who is more than {days} days late with the loan?
        arrears {days}
        Which borrowers have not paid for {days} days?
        Whom must the bank write a letter after {days} days without a payment?
        Show those who owe us their instalment for over {days} days.
        How many people can't pay back their credit, {days} days or more?
        {days} days overdue: who?
        Which debts are going bad? Take {days} days as the limit.
        List the clients who have been behind for {days} days.
        Do we have debtors who are silent since {days} days?
        Which loans are {days} days in arrears?
        List the loans in arrears for more than {days} days.""",
        {"borrowers": num(0, 80), "sum": num(900, 400000)},
        """{borrowers} borrowers are more than {days} days late, with {sum} euros.
        It is about {sum} euros."""),
    tool("fraud_score", "How likely it is that a card payment is a fraud, 0 to 100.",
        [p("payment", "Number of the payment", code("TX-99999|PAY9999|99-9999-A"))],
        """Could {payment} be a fraud?
        {payment} score
        Something is fishy about {payment}.
        Is it safe to accept {payment}?
        Was {payment} made with a stolen card?
        Should we stop {payment}?
        Do you trust {payment}?
        A payment from far away at three in the night, {payment}. Is that all right?
        {payment}: honest or not?
        How suspicious is {payment}?
        What's the fraud score of {payment}?
        Check the payment {payment} for fraud.""",
        {"score": num(0, 100)},
        """{payment} has a score of {score} out of 100.
        The score is {score}."""),
    tool("damage_photo", "Asks a customer to send photos of a damage for an insurance claim",
        [p("claim", "Number of the claim", CLAIM), p("phone", "Phone number for the link", code("0999 999999|555-9999|999-9999"))],
        """Ask for photos of {claim}, phone {phone}.
        {claim} pictures {phone}
        We can't judge {claim} without seeing it. Text {phone}.
        Send the link to {phone} so that they can show us the dent, {claim}.
        The customer of {claim} should take some pictures; the mobile is {phone}.
        I want to see the broken window of {claim}. Reach them at {phone}.
        {phone} belongs to {claim}; we need images.
        Please get snapshots for {claim} from {phone}.
        For {claim} let the owner at {phone} upload what it looks like.
        How bad is {claim}? Have {phone} send us a picture.
        Request photos for the claim {claim} from {phone}.
        Can you ask {phone} for damage photos of {claim}?""",
        {"sent": True},
        """{phone} got a link for the photos of {claim}.
        The link was sent."""),
    tool("witness.summon", "Calls a witness to a court hearing.",
        [p("witness", "Name of the witness", PERSON), p("case", "File number", CASE), p("date", "Day of the hearing", DATE)],
        """Summon {witness} in {case} for {date}.
        {witness} {case} {date}
        {witness} saw the accident. Let them speak in court on {date}, {case}.
        The judge wants to hear {witness} on {date} in {case}.
        On {date} {witness} must appear, file {case}.
        Write to {witness} to come to the hearing of {case} on {date}.
        {case}: we need what {witness} knows, {date}
        Invite {witness} to tell the court the truth on {date}, number {case}.
        Without {witness} we can't decide {case}. {date} is the day.
        {witness} has to testify in {case}; {date}.
        Call {witness} as a witness in {case} on {date}.
        Can you summon the witness {witness} for {date} in {case}?""",
        {"room": num(1, 40), "time": at},
        """{witness} is called to court room {room} on {date} at {time}.
        It is room {room}."""),
    tool("breakfast_count", "How many guests will have breakfast tomorrow.",
        [],
        """How many people come to breakfast tomorrow?
        breakfast tomorrow?
        For how many do I have to bake rolls in the morning?
        How many eggs should the kitchen boil, I mean how many guests?
        How many tables do I lay for the morning?
        The cook wants to know the number for the morning buffet.
        Will many of our guests eat here in the morning?
        Number of guests at tomorrow's breakfast, please
        How big must the buffet be at eight tomorrow?
        For the coffee order: how many hungry guests are there tomorrow morning?
        What's the breakfast count for tomorrow?
        Tell me how many breakfasts we need tomorrow.""",
        {"guests": num(4, 240), "children": num(0, 3)},
        """{guests} guests have breakfast tomorrow.
        {children} of them are children."""),
    tool("complaint.log", "Logs the complaint of a hotel guest",
        [p("room", "Room number", HOTEL_ROOM), p("about", "Subject", choice("noise:noise/loud neighbours|dirt:dirt/a dirty bathroom|cold:the cold/no warm water|food:the food|smell:a bad smell|service:rude staff"))],
        """Complaint from {room} about {about}.
        {room}: {about}
        The guests in {room} are angry because of {about}.
        {room} could not sleep, {about}.
        Somebody from {room} came to the desk about {about}.
        {about} in {room}, please keep a record.
        The lady in {room} is not happy. It's about {about}.
        We got an earful from {room}: {about}
        Write down that {room} is upset over {about}.
        Unhappy guest, {room}, {about}
        Log a complaint of room {room} about {about}.
        Can you note a complaint from room {room}? It's {about}.""",
        {"number": ref("CO-99")},
        """The complaint of room {room} is logged as {number}.
        It has the number {number}."""),
]

DAILY_BUSINESS: list[Tool] = [
    tool("cash_drawer.total", "Money that lies in the drawer of the cash desk now.",
        [],
        """How much is in the till?
        till?
        Count the money in the cash desk.
        Is there enough change in the drawer?
        I want to close the shop. What do I have in cash?
        How many coins and notes are in the register?
        Do I have to bring money to the bank, or is the drawer nearly empty?
        What should be in the register when I count it?
        Sum of the cash up front, please
        How rich is our till tonight?
        What's the total of the cash drawer?
        How much money is in the drawer?""",
        {"total": dec(40, 2400, 2)},
        """There are {total} euros in the drawer.
        {total} euros."""),
    tool("alarm.silence", "Silences the sirens of the factory. The lamps keep flashing.",
        [],
        """Silence the alarm.
        That siren drives me mad!
        We know about the fault, make the horn stop.
        quiet please, alarm off
        Stop that howling.
        I can't hear my own voice because of the sirens.
        Mute the horns in the hall.
        The sirens can end, we have seen the fault.
        Shut up the siren, the mechanic is there already.
        No more howling from the sirens, thanks
        Can you silence the sirens?
        Turn the sound of the alarm off.""",
        {"alarms": num(1, 5)},
        """The sirens are silent; {alarms} alarms are still open.
        It is quiet now."""),
    tool("ProductionToday", "Pieces produced today and the goal of the day.",
        [],
        """How many pieces have we made today?
        output today
        Are we going to reach our goal today?
        How is production going?
        Are we ahead or behind with production today?
        What came off the lines so far this day?
        The plant manager asks for today's number.
        Did we make enough since this morning?
        Pieces so far, please.
        How far are we from the target of the day?
        What's today's production?
        Show how much was produced today.""",
        {"pieces": num(200, 3000), "goal": 3000},
        """{pieces} of {goal} pieces are made today.
        {pieces} pieces."""),
    tool("visitors.inside", "Visitors who are in the building now.",
        [],
        """Which visitors are in the building?
        Are there any visitors in the office building now?
        If there was a fire now, how many strangers would be inside?
        I'm locking up. Has every visitor gone?
        visitors inside?
        Did all guests hand back their badges?
        Who from outside is still here?
        Is anybody in the building who does not work here?
        How many visitor badges are out?
        Guests on the premises right now, please.
        How many visitors are inside?
        List the visitors who are here now.""",
        {"visitors": num(0, 30), "last": who},
        """{visitors} visitors are in the building, the last to come was {last}.
        {visitors} visitors."""),
    tool("unpaid_total", "Sum of all invoices that customers have not paid yet.",
        [],
        """How much do our customers owe us?
        What is the sum of all unpaid bills?
        outstanding total
        How much money are we still waiting for?
        What would come in if everyone paid their debts to us today?
        Are many bills open?
        Money owed to the firm, please.
        How deep are our clients in debt with us?
        The bank wants to know our receivables.
        How much is out there that should be on our account?
        What's the total of unpaid invoices?
        Add up what has not been paid to us.""",
        {"total": num(900, 200000), "invoices": num(2, 90)},
        """{invoices} invoices over {total} euros are not paid.
        It is {total} euros."""),
    tool("fire_drill", "Starts a fire drill in a building.",
        [p("building", "Building or hall", HALL), o("announce", "Whether people are told before", flag("and tell people before|announced", "as a surprise|unannounced"))],
        """Fire drill in {building}.
        {building} drill {announce}
        Let's see how fast people get out of {building}.
        Practise leaving {building}, {announce}.
        The law says we must rehearse once a year. Take {building}.
        I want everybody in {building} to walk to the meeting point, only for practice.
        Sound the bells in {building} for an exercise, {announce}.
        Exercise: {building} is burning, {announce}
        Test whether {building} can be emptied quickly.
        Make a rehearsal of an emergency in {building}.
        Start a fire drill in {building}.
        Can you hold a fire drill in {building}, {announce}?""",
        {"minutes": num(2, 15)},
        """The drill in {building} took {minutes} minutes.
        {minutes} minutes."""),
    tool("undo_edit", "Takes back the last change in the open sheet.",
        [],
        """Undo that in the sheet.
        Oops, I deleted the wrong rows.
        Take back my last change.
        That was a mistake, put the numbers back.
        undo in sheet
        I didn't mean to do that to my table.
        One step back in the sheet, please.
        Bring back what was in the cells before.
        No no, I want the sheet the way it was a moment ago!
        My cat walked over the keyboard and changed the sheet.
        Can you undo the last edit?
        Reverse what I just typed in the sheet.""",
        {"steps_left": num(0, 40)},
        """The last change is taken back.
        {steps_left} more steps can be undone."""),
    tool("sync_calendar", "Fetches new events from the phone and other services.",
        [],
        """Sync my calendar.
        The dentist is on my phone but not here.
        Get the newest appointments from my other devices.
        I entered something on the tablet and can't see it on this screen.
        calendar sync
        My dates here and there are not the same.
        Bring my calendars together.
        Why is my meeting missing? Fetch it from the phone.
        Refresh my appointments.
        Is my agenda up to date? Load it again.
        Can you sync the calendar now?
        Please synchronise my events.""",
        {"new_events": num(0, 20)},
        """{new_events} new events were fetched.
        {new_events} events."""),
    tool("gate.set", "Opens or closes a gate of the company grounds.",
        [p("gate", "Which gate", choice("north|south|east|west|main")), p("open", "True to open", flag("open|let them in at|unlock|raise", "close|shut|lock|lower"))],
        """{open} the {gate} gate.
        {open} {gate} gate please
        A truck is there, {open} the {gate} gate.
        It's late, so {open} the {gate} gate.
        Would you {open} the {gate} gate?
        For the delivery, {open} the {gate} gate of the yard.
        At the end of the yard, {open} the {gate} gate.
        Tell the porter to {open} the {gate} gate.
        gate {gate}: {open} it
        I'm at the {gate} gate. Please {open} the {gate} gate.
        Can you {open} the {gate} gate for me?
        Please {open} the gate called {gate}.""",
        {"moved_at": at},
        """The {gate} gate was moved at {moved_at}.
        Done at {moved_at}."""),
    tool("VipMark", "Marks a customer as important, or takes the mark away",
        [p("customer", "Name of the customer", PERSON), p("vip", "Whether the customer is important", flag("a VIP|very important|one of our best|a special guest", "no longer a VIP|an ordinary customer|nobody special|not important any more"))],
        """{customer} is {vip}.
        {customer} = {vip}
        From now on treat {customer} as {vip}.
        In the records {customer} should be {vip}.
        I'd say {customer} is {vip}. Mark it.
        Please note that {customer} is {vip}.
        The boss thinks {customer} is {vip}.
        customer {customer}: {vip}
        For our service people, {customer} is {vip}.
        {customer} counts as {vip}, please set that.
        Mark {customer} as {vip}.
        Can you set {customer} to {vip}?""",
        {"saved": True},
        """The mark of {customer} is saved.
        Saved."""),
    tool("require_two_factor", "Demands a second factor at login for a team, or not.",
        [p("team", "Team", text("sales|finance|support|marketing|production|IT|legal|logistics|design|purchasing")), p("required", "Whether it is demanded", flag("must use a second factor|need a code from the phone as well|have to prove themselves twice", "need no second factor|can log in with the password only|do not need a code"))],
        """People in {team} {required}.
        {team}: they {required}
        From Monday, those in {team} {required}.
        To log in, the {team} people {required}.
        Set it so that users from {team} {required}.
        Our auditor says that members of {team} {required}.
        Login: all of {team} {required}
        At the sign-in screen the team {team} should {required}.
        After the break-in we decided that colleagues in {team} {required}.
        Everyone who works in {team} {required}, please arrange it.
        Make it a rule that {team} users {required}.
        Can you set that people in {team} {required}?""",
        {"users": num(2, 90)},
        """The rule for {team} is set, {users} users are concerned.
        {users} users."""),
    tool("toggle_gridlines", "Show or hide the grid lines of a sheet",
        [p("sheet", "Name of the sheet", SHEET), p("show", "Whether they are shown", flag("show|bring back|display", "hide|remove|take away"))],
        """{show} the grid lines in {sheet}.
        {sheet}: {show} the lines
        Please {show} the thin grey lines of {sheet}.
        For the print of {sheet}, {show} the grid.
        In {sheet}, {show} the lines between the cells.
        {show} the little boxes behind the numbers of {sheet}.
        I'd rather {show} the raster in {sheet}.
        It looks better if you {show} the grid on {sheet}.
        {show} grid, {sheet}
        On the sheet {sheet} {show} the borders of all cells.
        Can you {show} the grid lines on {sheet}?
        {show} gridlines for the sheet {sheet}.""",
        {"changed": True},
        """The grid lines of {sheet} are changed.
        Changed."""),
    tool("game.sound", "Turn music and effects of the game on or off.",
        [p("part", "What", choice("music|effects|voices|everything")), p("on", "Whether it can be heard", flag("on|back on", "off"))],
        """Turn {part} {on} in the game.
        game {part} {on}
        While I play, I want {part} {on}.
        We just started the game, so {part} {on} please.
        Switch the game's {part} {on}.
        {part} {on} while we fight
        In the settings of the game put {part} {on}.
        I can concentrate better in the game with {part} {on}.
        Let's have {part} {on} for this level.
        For the next round: {part} {on}.
        Can you switch {part} {on} in the game?
        Please turn the {part} of the game {on}.""",
        {"volume": num(0, 100)},
        """The setting for {part} is saved.
        The volume is {volume}."""),
    tool("tag_tickets", "Puts a tag on several support tickets.",
        [p("tickets", "Numbers of the tickets", several(code("T-9999|TK999|HD-99"))), p("tag", "Tag", text("urgent|billing|bug|refund|spam|login|shipping|praise|idea|printer|duplicate|legal"))],
        """Tag {tickets} with {tag}.
        tag {tickets}: {tag}
        {tickets} are all about {tag}, mark them.
        Put the word {tag} on {tickets}.
        So that I find them again, {tickets} should carry {tag}.
        Sort {tickets} under {tag}.
        {tickets} belong to the topic {tag}
        Stick {tag} on {tickets}, please.
        I read {tickets}; they are cases of {tag}.
        Give {tickets} the same label: {tag}.
        Can you tag the tickets {tickets} as {tag}?
        Add the tag {tag} to {tickets}.""",
        {"tagged": num(2, 3)},
        """{tickets} have the tag {tag}.
        Tagged."""),
    tool("planStops", "Puts the stops of a delivery tour into the shortest order",
        [p("stops", "Towns to visit", several(CITY, 3, 4)), o("return_home", "Whether the truck comes back to the start", flag("and back home|and return to the start", "one way|without coming back"))],
        """In which order should I drive to {stops}?
        stops to drive to: {stops}, {return_home}
        The truck has to visit {stops}. What's the shortest way?
        Deliveries in {stops} today. Plan the tour {return_home}.
        I have parcels for {stops} and not much time.
        Which town first: {stops}?
        tour {stops} {return_home}
        Save diesel: {stops}, {return_home}.
        Arrange {stops} so that the driver loses no time.
        We sell in {stops} this week. How do I travel best, {return_home}?
        Plan a tour with the stops {stops}.
        Find the best order of {stops}, {return_home}.""",
        {"first": lambda rng, arguments: rng.choice(arguments.get("stops") or ["the depot"]), "kilometres": num(60, 3000)},
        """Start with {first}; the tour has {kilometres} kilometres.
        {kilometres} kilometres."""),
    tool("order_parts", "Orders spare parts by their numbers.",
        [p("part_numbers", "Part numbers", several(code("SP-9999|99-999|AX-99"))), o("express", "Fast delivery", flag("express|as fast as possible", "normal delivery|no hurry"))],
        """Order {part_numbers}.
        parts {part_numbers} {express}
        We need {part_numbers} for the repair.
        The mechanic wants {part_numbers}, {express}.
        Get us {part_numbers} from the maker of the machine.
        Without {part_numbers} I can't fix the press.
        Send for {part_numbers}, {express}.
        Buy {part_numbers}, we used the last ones.
        The box of spares is empty: {part_numbers}, {express}.
        Please have {part_numbers} delivered to the workshop.
        Can you order the parts {part_numbers}?
        Order the spare parts {part_numbers}, {express}.""",
        {"order": ref("PO-9999"), "total": dec(20, 900, 2)},
        """{part_numbers} are ordered as {order}.
        They cost {total} euros."""),
    tool("ship_stores", "Orders food and supplies for a ship in the next port.",
        [p("ship", "Name of the ship", SHIP), p("goods", "What is needed", several("fresh water|potatoes|rice|coffee|rope|paint|meat|vegetables|medicine|diesel|flour|soap|lamps"))],
        """The {ship} needs {goods}.
        {ship}: {goods}
        Bring {goods} on board the {ship} in the next harbour.
        The cook of the {ship} has run out of {goods}.
        When the {ship} ties up, {goods} should be waiting on the quay.
        Stock up the {ship} with {goods}.
        There's no more {goods} on the {ship}.
        For the crew of the {ship}: {goods}
        Let the chandler deliver {goods} to the {ship}.
        Before the {ship} sails again we want {goods} aboard.
        Order {goods} for the {ship}.
        Can the {ship} get {goods}?""",
        {"delivery": on},
        """{goods} will be brought to the {ship}, {delivery}.
        They come {delivery}."""),
    tool("request_tests", "Requests laboratory tests for a patient.",
        [p("patient", "Name of the patient", PERSON), p("tests", "Tests", several("blood count|sugar|iron|liver values|kidney values|cholesterol|urine|thyroid|vitamin D|clotting")), o("urgent", "Whether it is urgent", flag("urgent|at once", "not urgent|when there is time"))],
        """lab tests for {patient}: {tests}
        Check {tests} of {patient}.
        The doctor wants {tests} from {patient}, {urgent}.
        {patient} {tests} {urgent}
        Draw blood from {patient} for {tests}.
        {patient} is pale and tired. Let the lab do {tests}.
        We'd like to know {tests} in {patient}, {urgent}.
        For {patient} I need {tests} before the operation.
        Take a sample from {patient} and look at {tests}.
        What's wrong with {patient}? Start with {tests}, {urgent}.
        Request {tests} for {patient}.
        Can the lab test {patient} for {tests}?""",
        {"tube": ref("L-99999")},
        """{tests} are requested for {patient}; the tube is {tube}.
        The tube is {tube}."""),
    tool("export_report", "Exports a sheet in one or more formats.",
        [p("sheet", "Name of the sheet", SHEET), p("formats", "File formats", several("pdf|csv|xlsx|html|ods|json"))],
        """Export {sheet} as {formats}.
        {sheet} -> {formats}
        I need {sheet} in {formats}.
        Give me {sheet} as files: {formats}.
        The tax office wants {sheet}, and they read {formats}.
        Make {formats} out of {sheet}.
        Save {sheet} for people without our program, {formats} please.
        {formats} of the sheet {sheet}
        Turn what's in {sheet} into {formats}.
        I want to send {sheet} to the bank in {formats}.
        Can you export the sheet {sheet} to {formats}?
        Write {sheet} out as {formats}.""",
        {"files": num(2, 3), "kilobytes": num(8, 900)},
        """{sheet} is exported as {formats}.
        It has {kilobytes} kilobytes."""),
    tool("grant_access", "Lets people into rooms of the building with their badges.",
        [p("people", "Who may enter", PEOPLE), p("room", "Room", text("the server room|the archive|the laboratory|the workshop|the vault|the store|the roof|the garage|the studio|the control room|the cellar|the clean room"))],
        """{people} may enter {room}.
        access {people} -> {room}
        The door of {room} should open for {people}.
        {people} work in {room} from tomorrow and need to get in.
        Let {people} into {room}.
        Their badges don't work at {room}: {people}.
        Give {people} the right to open {room}.
        I'm tired of opening {room} for {people}.
        {room}: unlock for {people}
        From now on {people} can go to {room} on their own.
        Grant {people} access to {room}.
        Can {people} have access to {room}?""",
        {"badges": num(2, 3)},
        """{people} can enter {room} now.
        Their badges work."""),
    tool("furnace.set", "Sets the temperature of a furnace in degrees Celsius.",
        [p("furnace", "Number of the furnace", integer(1, 8)), p("temperature", "Degrees", digits(200, 1600, 10)), o("hold_minutes", "How long to hold it", digits(20, 240, 10))],
        """Furnace {furnace} to {temperature} degrees.
        furnace {furnace} {temperature} {hold_minutes} min
        Heat number {furnace} up to {temperature}.
        The steel has to glow at {temperature} in furnace {furnace}.
        We fire clay next, furnace {furnace}, {temperature} degrees for {hold_minutes} minutes.
        Bring furnace {furnace} to {temperature} and keep it there {hold_minutes} minutes.
        It must be {temperature} inside furnace {furnace}.
        {temperature} in furnace number {furnace}, please.
        The glass does not melt. Raise furnace {furnace} to {temperature}.
        Let furnace {furnace} cool down or warm up to {temperature}.
        Set furnace {furnace} to {temperature} degrees.
        Can furnace {furnace} hold {temperature} degrees for {hold_minutes} minutes?""",
        {"ready_in": num(5, 240)},
        """Furnace {furnace} will have {temperature} degrees in {ready_in} minutes.
        In {ready_in} minutes."""),
    tool("dose_chlorine", "Adds chlorine to the water of a basin in the water works",
        [p("basin", "Number of the basin", integer(1, 9)), p("grams", "Amount in grams", decimal(5, 900))],
        """{grams} grams of chlorine into basin {basin}.
        basin {basin} Cl {grams} g
        There are germs in basin {basin}. Kill them with {grams} grams.
        Dose {grams} grams in number {basin}.
        Disinfect basin {basin}, {grams} grams.
        The water in basin {basin} is not clean, give it {grams} grams.
        Let {grams} grams run into the water of basin {basin}.
        Put {grams} g of the stuff against germs in basin {basin}.
        Number {basin} gets {grams} grams of chlorine.
        Make the water of basin {basin} safe: {grams} grams.
        Add {grams} grams of chlorine to basin {basin}.
        Can you dose basin {basin} with {grams} grams?""",
        {"milligrams_per_litre": dec(0.1, 1, 2)},
        """Basin {basin} got {grams} grams of chlorine.
        It has {milligrams_per_litre} milligrams a litre."""),
    tool("mix_concrete", "Amounts of cement, sand, gravel and water for concrete.",
        [p("cubic_metres", "Volume", decimal(1, 30)), o("use", "What it is for", choice("foundation:a foundation|floor:a floor|wall:a wall|post:fence posts"))],
        """How do I mix {cubic_metres} cubic metres of concrete?
        concrete {cubic_metres} m3 {use}
        I pour {use}, {cubic_metres} cubic metres. How much cement?
        What goes into {cubic_metres} cubic metres for {use}?
        How many bags of cement for {cubic_metres} cubic metres?
        Recipe for {cubic_metres} cubic metres of concrete, please.
        We cast {use} tomorrow, {cubic_metres} cubic metres in all. What shall I buy?
        Sand, gravel, water and cement: how much of each for {cubic_metres} cubic metres?
        To fill {cubic_metres} cubic metres with concrete, what do I put in the mixer?
        The mixer is ready. {cubic_metres} cubic metres for {use}, what now?
        Tell me the mix for {cubic_metres} cubic metres of concrete.
        What do I need for {cubic_metres} cubic metres of concrete for {use}?""",
        {"cement_kg": lambda rng, arguments: round(arguments.get("cubic_metres", 1) * 320), "water_litres": lambda rng, arguments: round(arguments.get("cubic_metres", 1) * 170)},
        """Take {cement_kg} kilograms of cement and {water_litres} litres of water.
        {cement_kg} kilograms of cement."""),
    tool("place_bid", "Places a bid in an auction.",
        [p("lot", "Number of the lot", digits(11, 900)), p("bid", "Amount", money(10, 5000))],
        """Bid {bid} on lot {lot}.
        bid, lot {lot}: {bid}
        I offer {bid} for number {lot}.
        I must have {lot}, go up to {bid}.
        {bid} for the vase with the number {lot}!
        Put me down with {bid} for {lot}.
        Say {bid} for lot {lot} on my behalf.
        My hand is up: {lot}, {bid}.
        I am willing to give {bid} for item {lot}.
        Raise to {bid} at {lot}, please.
        Place a bid of {bid} on lot {lot}.
        Can you bid {bid} for lot {lot}?""",
        {"position": pick("the highest bid|not the highest bid")},
        """Your bid on lot {lot} is {position}.
        It is {position}."""),
    tool("refuel", "Orders fuel for an aircraft or ship.",
        [p("vehicle", "Aircraft or ship", code("D-AAAA|N999AA|G-AAAA|OE-AAA")), p("tons", "Tons of fuel", decimal(1, 90))],
        """{tons} tons of fuel for {vehicle}.
        fuel {vehicle} {tons} t
        Fill {vehicle} with {tons} tons.
        {vehicle} flies far today, it needs {tons} tons in the tanks.
        Send the fuel truck to {vehicle}, {tons} tons.
        The captain of {vehicle} asks for {tons} tons of kerosene.
        {vehicle} can't take off, the tanks are empty. {tons} tons, please.
        Pump {tons} tons into {vehicle}.
        We want {tons} tons aboard {vehicle} before it leaves.
        Kerosene: {vehicle}, {tons} tons
        Refuel {vehicle} with {tons} tons.
        Can {vehicle} get {tons} tons of fuel?""",
        {"minutes": num(10, 70)},
        """{vehicle} gets {tons} tons of fuel in {minutes} minutes.
        In {minutes} minutes."""),
    tool("mix_feed", "Mixes feed for animals out of several grains.",
        [p("ingredients", "What goes in", several("maize|barley|oats|wheat|soy|peas|bran|hay|molasses|salt|minerals")), p("kilos", "Total weight", digits(50, 3000, 50))],
        """Mix {kilos} kilos of {ingredients}.
        feed {kilos} kg: {ingredients}
        The troughs are empty. Make {kilos} kilos from {ingredients}.
        Stir {ingredients} together, {kilos} kilograms in all.
        For the animals I want {ingredients}, {kilos} kilos.
        Let the mixer wagon turn {kilos} kilos, with {ingredients} inside.
        Prepare {kilos} kilograms of food from {ingredients}.
        {ingredients} into the mixer, {kilos} kilos please
        They like {ingredients}. {kilos} kilos should do for the barn.
        Tomorrow's ration: {ingredients}, {kilos} kilos.
        Make a feed of {ingredients}, {kilos} kilos.
        Can you mix {kilos} kilograms of feed with {ingredients}?""",
        {"minutes": num(4, 40)},
        """{kilos} kilos of feed are ready in {minutes} minutes.
        In {minutes} minutes."""),
    tool("crane_wind", "Wind speed at the top of the crane, in metres per second. Read it before heavy loads are lifted.",
        [],
        """Is it too windy for the crane?
        May we lift, or does it blow too hard up there?
        crane wind
        How strong is the wind at the top of the crane?
        The hook swings like mad. Do we have to stop?
        Can the crane driver go on working in this storm?
        What's it like up at the jib?
        Is it safe to hoist the glass today?
        wind up there, please
        Should the crane be parked because of the gusts?
        What is the wind speed at the crane?
        Check the wind at the crane.""",
        {"metres_per_second": num(0, 26)},
        """The wind at the crane has {metres_per_second} metres per second.
        {metres_per_second} metres per second."""),
    tool("press_release", "Sends a statement of the company to the newspapers.",
        [p("title", "Title", WORK_TITLE), p("text", "The statement", MESSAGE), o("languages", "Languages", several("English|French|German|Spanish|Italian|Polish"))],
        """Press release {title}: {text}
        Tell the newspapers, title {title}: "{text}"
        press release {title} | {text} | {languages}
        The journalists should get this under {title}: {text}
        The press may now read this, called {title}. {text}
        Send to all papers in {languages}, headed {title}: {text}
        Let the media know. {title}: "{text}"
        Our official words, entitled {title}: {text}
        For the press, {title}: {text}
        Give this to the reporters in {languages}. Title {title}. {text}
        Publish a press release called {title}: "{text}"
        Can you send a statement {title} to the press? {text}""",
        {"papers": num(5, 200)},
        """{title} was sent to {papers} newspapers.
        {papers} newspapers got it."""),
    tool("warn_drivers", "Sends a warning to all drivers on the road.",
        [p("warning", "What they must know", text("black ice near the depot|a jam on the ring road|the bridge is closed|strong wind on the coast|a police check ahead|fog in the valley|the ferry is cancelled|snow on the pass|the tunnel is shut|rocks on the road"))],
        """Warn all drivers: {warning}.
        To everyone behind a wheel: {warning}
        Tell our trucks about {warning}.
        {warning} - the whole fleet has to know.
        Let the lorries know that there is this: {warning}.
        Message to each cab: {warning}
        Our people on tour should be careful, {warning}.
        Send it to every vehicle: {warning}.
        broadcast to the fleet {warning}
        Attention on the roads! {warning}! Pass it on to our folks at the wheel.
        Please send a warning to the drivers: {warning}.
        Can you warn the drivers? {warning}.""",
        {"drivers": num(3, 140)},
        """{drivers} drivers were warned.
        {drivers} drivers."""),
    tool("hall_lights", "Sets how bright the light in a factory hall is.",
        [p("hall", "Hall or building", HALL), p("percent", "Brightness in percent", digits(0, 100, 5))],
        """{hall}: light at {percent} percent.
        {hall} {percent}% light
        The light in {hall} is not right for reading drawings. {percent} percent.
        Change what shines in {hall} now: {percent} percent of light.
        Make it brighter or darker in {hall}, {percent} percent.
        The lamps of {hall} to {percent} percent.
        For this shift: {percent} percent of light in {hall}.
        Dim {hall} to {percent}.
        The forklifts drive in {hall}. Lamps to {percent} percent.
        For the night shift {hall} should have {percent} percent of light.
        Set the lights of {hall} to {percent} percent.
        Can you put the lights in {hall} at {percent} percent?""",
        {"lamps": num(6, 200)},
        """The {lamps} lamps in {hall} shine at {percent} percent.
        {percent} percent."""),
    tool("print_badges", "Prints name badges for an event",
        [p("names", "Names", PEOPLE), o("colour", "Colour of the badge", choice("blue|red|green|white")), o("company", "Company under the name", BRAND)],
        """Badges for {names}.
        badges {names} {colour}
        {names} come to the fair and need something on their shirts with the name.
        Print the names of {names} on little cards, {colour}.
        Name tags: {names}, {company}
        So that people know who they are: {names}, from {company}.
        Make {colour} signs to pin on for {names}.
        {names} of {company} will be at our conference, prepare their tags.
        Who is who? Give {names} a tag each.
        Something to hang around the neck for {names}, in {colour}.
        Please print name badges for {names}.
        Can you make {colour} badges for {names} of {company}?""",
        {"printed": num(2, 3)},
        """The badges for {names} are printed.
        They are ready."""),
]

TOOLS: list[Tool] = (
    BUSINESS + FACTORY + LOGISTICS + FARMING + ENERGY + BUILDING + BANKING + LAW + NEWSPAPER + HOSPITAL + SERVERS + SHEETS + PLANNING + MAPS
    + GAMES + SPORTS + MUSEUM + HOTEL + WAREHOUSE + OPERATIONS + DAILY_BUSINESS
)  # fmt: skip
