"""Invented flights, orders, hotels, support tickets, policies, medicines, recipes, jobs, matches and courses.

The first statement of an attribute is also the wording of replies. The last two of every list are kept for the test split."""

from .. import words as w
from ..attribute import Attribute, Kind, of, plain

RISKS = "fire|theft|storm damage|broken glass|water damage|dental treatment|lost luggage|car accidents|hail|legal costs|illness abroad|cracked screens".split("|")
FAULTS = "a blank screen|a broken link|a lost password|a slow start|a printer error|missing sound|a wrong bill|an empty battery|a frozen mouse|a failed update|garbled text|a login error".split("|")
NEEDS = "a driving licence|two years of experience|good French|a clean record|a diploma|strong arms|a first aid certificate|knowledge of bookkeeping|steady hands|a sense of humour".split("|")
PAYMENTS = "credit card|bank transfer|cash|voucher|direct debit|gift card|cheque|mobile phone".split("|")
FLOORS = "a swimming pool|a sauna|a roof terrace|a tennis court|a library|a garden|a cinema room|a billiard room|a gym|a private beach".split("|")


def flight_name(rng, split: str) -> str:
    return f"{''.join(rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(2))}{rng.choice((' ', ''))}{rng.randint(10, 9999)}"


def number_name(rng, split: str) -> str:
    return rng.choice((str(rng.randint(1000, 99999)), f"#{rng.randint(100, 9999)}", w.code(rng)))


def hotel_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Hotel', 'Hotel', 'Inn', 'Lodge', 'Guest House', 'Palace Hotel'))}"


def job_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(w.JOBS)} {rng.choice(('job', 'post', 'position'))}"


def company(rng, split: str) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, f"{name} {rng.choice(('Air', 'Group', 'Ltd', 'Partners', 'Services'))}"))


def money(low: int, high: int, per: str = ""):
    return plain(lambda rng: rng.choice((f"{rng.randint(low, high)} euros", f"${rng.randint(low, high)}", f"{rng.randint(low, high)} pounds")) + per)


def count(low: int, high: int):
    return plain(lambda rng: str(rng.randint(low, high)))


def phone(rng, split: str) -> str:
    return f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"


FLIGHT = {
    "from": Attribute(
        w.town,
        [
            "Flight {e} leaves from {v}.", "Flight {e} takes off in {v}.", "{e} departs from {v}.", "The plane for flight {e} starts in {v}.",
            "{e}: from {v}.", "Passengers of flight {e} board in {v}.", "Flight {e} has its departure airport in {v}.",
            "To catch flight {e}, go to the airport in {v}.", "It is in {v} that flight {e} begins.", "Point of departure for {e} is {v}.",
        ],
        [
            "Where does flight {e} leave from?", "Where does flight {e} take off?", "From which town does {e} depart?",
            "What is the departure airport of flight {e}?", "{e} from where?", "Where do passengers of flight {e} board?", "Tell me where flight {e} starts.",
            "To which airport do I go to catch {e}?", "What is the point of departure of flight {e}?",
        ],
    ),
    "to": Attribute(
        w.town,
        [
            "Flight {e} goes to {v}.", "Flight {e} lands in {v}.", "The destination of flight {e} is {v}.", "{e} flies to {v}.", "{e}: to {v}.",
            "Passengers on flight {e} travel to {v}.", "Flight {e} is bound for {v}.", "At the end of flight {e} you get off in {v}.",
            "Flight {e} will bring you to {v}.", "{v} is where flight {e} touches down.",
        ],
        [
            "Where does flight {e} go?", "Where does flight {e} land?", "What is the destination of flight {e}?", "To which town does {e} fly?",
            "{e} to where?", "Where is flight {e} bound for?", "Can you tell me the destination of {e}?",
            "Where will flight {e} bring me?", "Where does flight {e} touch down?",
        ],
    ),
    "departure": Attribute(
        plain(w.clock),
        [
            "Flight {e} leaves at {v}.", "Flight {e} takes off at {v}.", "The departure time of flight {e} is {v}.", "{e} departs at {v}.",
            "{e}: departure {v}.", "At {v} flight {e} is in the air.", "Flight {e} starts at {v} sharp.", "Departure of {e} at {v}.",
            "The wheels of flight {e} leave the ground at {v}.", "Be ready, as flight {e} sets off at {v}.",
        ],
        [
            "When does flight {e} leave?", "At what time does flight {e} take off?", "What is the departure time of {e}?", "What time does {e} depart?",
            "Departure time of {e}?", "When is the departure of flight {e}?", "I need the time at which flight {e} leaves.",
            "When do the wheels of flight {e} leave the ground?", "At what time does {e} set off?",
        ],
    ),
    "arrival": Attribute(
        plain(w.clock),
        [
            "Flight {e} arrives at {v}.", "Flight {e} lands at {v}.", "The arrival time of flight {e} is {v}.", "{e} is due in at {v}.", "{e}: arrival {v}.",
            "At {v} flight {e} reaches the gate.", "Flight {e} touches down at {v}.", "Arrival of {e} at {v}.",
            "The passengers of flight {e} arrive at {v}.", "The plane of flight {e} is expected on the ground at {v}.",
        ],
        [
            "When does flight {e} arrive?", "At what time does flight {e} land?", "What is the arrival time of {e}?", "What time is {e} due in?",
            "Arrival time of {e}?", "When is the arrival of flight {e}?", "Please tell me when flight {e} lands.",
            "At what time is {e} expected on the ground?", "When should I pick up a guest from flight {e}?",
        ],
    ),
    "gate": Attribute(
        plain(lambda rng: f"{rng.choice('ABCDEFGH')}{rng.randint(1, 60)}"),
        [
            "Flight {e} boards at gate {v}.", "The gate for flight {e} is {v}.", "Flight {e} leaves from gate {v}.",
            "Passengers for {e}, please go to gate {v}.", "{e}: gate {v}.", "Gate {v} is open for flight {e}.", "Boarding for flight {e} is at gate {v}.",
            "Go to gate {v} for flight {e}.", "Flight {e} has been given gate {v}.", "You will find flight {e} waiting at gate {v}.",
        ],
        [
            "At which gate does flight {e} board?", "What is the gate for flight {e}?", "From which gate does {e} leave?", "To which gate do I go for {e}?",
            "Gate for {e}?", "Where is boarding for flight {e}?", "Can you tell me the gate of flight {e}?",
            "What gate has flight {e} been given?", "At what gate will I find flight {e}?",
        ],
    ),
    "airline": Attribute(
        company,
        [
            "Flight {e} is operated by {v}.", "{v} operates flight {e}.", "Flight {e} is a flight of {v}.", "The airline of flight {e} is {v}.",
            "{e}: operated by {v}.", "Airline for {e}: {v}.", "{v} runs flight {e} every day.", "The crew of flight {e} works for {v}.",
            "You fly with {v} on flight {e}.", "Flight {e} belongs to the airline {v}.",
        ],
        [
            "Which airline operates flight {e}?", "By which airline is flight {e} operated?", "What is the airline of {e}?", "Who operates flight {e}?",
            "Airline of {e}?", "Who runs flight {e}?", "I want to know which airline {e} is with.",
            "With which company do I fly on flight {e}?", "For whom does the crew of flight {e} work?",
        ],
    ),
    "price": Attribute(
        money(29, 990),
        [
            "Flight {e} costs {v}.", "A ticket for flight {e} costs {v}.", "The price of flight {e} is {v}.", "You pay {v} for a seat on {e}.",
            "{e}: {v} per seat.", "Fare for {e}: {v}.", "Seats on flight {e} are sold for {v}.", "Flight {e} can be booked for {v}.",
            "To fly on {e}, passengers spend {v}.", "The fare on flight {e} comes to {v}.",
        ],
        [
            "How much does flight {e} cost?", "What does a ticket for flight {e} cost?", "What is the price of flight {e}?", "How much is a seat on {e}?",
            "Fare for {e}?", "For how much can flight {e} be booked?", "Tell me the price of a ticket for {e}.",
            "What do passengers spend to fly on {e}?", "To how much does the fare on flight {e} come?",
        ],
    ),
    "luggage": Attribute(
        plain(lambda rng: f"{rng.randint(5, 45)} kilograms"),
        [
            "Flight {e} allows {v} of luggage.", "On flight {e} you may take {v} of luggage.", "The luggage limit on flight {e} is {v}.",
            "Bags on flight {e} may weigh up to {v}.", "{e}: luggage up to {v}.", "Luggage limit for {e}: {v}.",
            "Each passenger of flight {e} can check in {v}.",
            "Up to {v} of baggage is free on flight {e}.", "Suitcases for flight {e} must not be heavier than {v}.",
            "With a ticket for {e} you can bring {v} of baggage.",
        ],
        [
            "How much luggage does flight {e} allow?", "What is the luggage limit on flight {e}?", "How much may my bags weigh on {e}?",
            "How many kilograms can I take on flight {e}?", "Luggage limit for {e}?", "How much baggage is free on {e}?",
            "Tell me how much luggage I can take on flight {e}.",
            "How heavy may a suitcase for flight {e} be?", "What weight of baggage can I bring on {e}?",
        ],
    ),
}  # fmt: skip

ORDER = {
    "customer": Attribute(
        w.person,
        [
            "Order {e} was placed by {v}.", "{v} placed order {e}.", "The customer of order {e} is {v}.", "Order {e} is for {v}.",
            "Order {e}, customer: {v}.", "Order {e} came in from {v}.", "We received order {e} from {v}.", "The name on order {e} is {v}.",
            "It was {v} who sent us order {e}.", "Our books list {v} as the buyer of order {e}.",
        ],
        [
            "Who placed order {e}?", "Who is the customer of order {e}?", "For whom is order {e}?", "From whom did order {e} come in?",
            "Customer of order {e}?", "What name is on order {e}?", "Please tell me who placed order {e}.", "Who sent us order {e}?",
            "Who is listed as the buyer of order {e}?",
        ],
    ),
    "item": Attribute(
        of(w.PRODUCTS),
        [
            "Order {e} contains {v}.", "Order {e} is an order of {v}.", "With order {e}, {v} were bought.", "The goods in order {e} are {v}.",
            "Order {e}, goods: {v}.", "The customer ordered {v} under order number {e}.", "In the parcel for order {e} there are {v}.",
            "Order {e} consists of {v}.",
            "Pack {v} for order {e}.", "What was bought under number {e} are {v}.",
        ],
        [
            "What does order {e} contain?", "What was bought with order {e}?", "Which goods are in order {e}?", "What is in the parcel for order {e}?",
            "Goods in order {e}?", "What did the customer order under number {e}?", "Tell me what is in order {e}.",
            "What must be packed for order {e}?", "Of what does order {e} consist?",
        ],
    ),
    "total": Attribute(
        plain(w.price),
        [
            "The total of order {e} is {v}.", "Order {e} comes to {v}.", "Order {e} costs {v}.", "The amount due for order {e} is {v}.",
            "Order {e}, total: {v}.", "Please pay {v} for order {e}.", "The bill for order {e} amounts to {v}.", "All together, order {e} is {v}.",
            "We charged {v} for order {e}.", "The invoice sum for order {e} stands at {v}.",
        ],
        [
            "What is the total of order {e}?", "How much is order {e}?", "What does order {e} cost?", "What amount is due for order {e}?",
            "Total of order {e}?", "How much must be paid for order {e}?", "I need the total of order {e}.", "How much was charged for order {e}?",
            "At what sum does the invoice for order {e} stand?",
        ],
    ),
    "ordered": Attribute(
        plain(w.date),
        [
            "Order {e} was placed on {v}.", "Order {e} came in on {v}.", "The date of order {e} is {v}.", "On {v} we received order {e}.",
            "Order {e}, placed: {v}.", "The customer sent order {e} on {v}.", "Our shop took in order {e} on {v}.", "Order {e} dates from {v}.",
            "It was on {v} that order {e} was made.", "The shop registered order {e} on {v}.",
        ],
        [
            "When was order {e} placed?", "When did order {e} come in?", "What is the date of order {e}?", "On which day was order {e} placed?",
            "Date of order {e}?", "When did the customer send order {e}?", "Can you tell me when order {e} was made?",
            "When did the shop register order {e}?", "On what date was order {e} received?",
        ],
    ),
    "delivery": Attribute(
        plain(w.date),
        [
            "Order {e} will be delivered on {v}.", "The delivery of order {e} is on {v}.", "Order {e} arrives on {v}.",
            "The goods of order {e} will be there on {v}.", "Order {e}, delivery: {v}.", "Expect order {e} on {v}.", "The driver brings order {e} on {v}.",
            "On {v} the parcel of order {e} arrives.",
            "The delivery date for order {e} has been set to {v}.", "Order {e} should be at the door on {v}.",
        ],
        [
            "When will order {e} be delivered?", "When is the delivery of order {e}?", "When does order {e} arrive?",
            "On which day will order {e} be delivered?", "Delivery date of order {e}?", "When can I expect order {e}?",
            "I would like to know when order {e} arrives.",
            "When does the driver bring order {e}?", "On what date should order {e} be at the door?",
        ],
    ),
    "address": Attribute(
        w.town,
        [
            "Order {e} goes to {v}.", "Order {e} is shipped to {v}.", "The delivery address of order {e} is in {v}.", "Send order {e} to {v}.",
            "Order {e}, ship to: {v}.", "The parcel of order {e} travels to {v}.", "Order {e} must be brought to {v}.",
            "The customer of order {e} wants the goods sent to {v}.",
            "{v} is where order {e} has to be taken.", "The label on order {e} gives {v} as the address.",
        ],
        [
            "Where does order {e} go?", "Where is order {e} shipped to?", "In which town is the delivery address of order {e}?",
            "To which town is order {e} sent?", "Address of order {e}?", "Where must order {e} be brought?", "Tell me where to send order {e}.",
            "Which town is on the label of order {e}?", "To what place does the parcel of order {e} travel?",
        ],
    ),
    "tracking": Attribute(
        plain(w.code),
        [
            "The tracking number of order {e} is {v}.", "Order {e} has the tracking number {v}.", "You can follow order {e} with the number {v}.",
            "To track order {e}, use {v}.", "Order {e}, tracking: {v}.", "Tracking code for order {e}: {v}.", "The parcel of order {e} is marked {v}.",
            "Enter {v} to see where order {e} is.", "Under the code {v} you can trace order {e}.", "The carrier gave order {e} the code {v}.",
        ],
        [
            "What is the tracking number of order {e}?", "Which tracking number does order {e} have?", "With which number can I follow order {e}?",
            "How do I track order {e}?", "Tracking code of order {e}?", "How is the parcel of order {e} marked?", "Give me the tracking number of order {e}.",
            "What code did the carrier give order {e}?", "What must I enter to see where order {e} is?",
        ],
    ),
    "payment": Attribute(
        of(PAYMENTS),
        [
            "Order {e} was paid by {v}.", "The customer paid order {e} by {v}.", "Payment for order {e} was made by {v}.",
            "Order {e} has been settled by {v}.", "Order {e}, paid by: {v}.", "The money for order {e} came by {v}.", "Means of payment for order {e}: {v}.",
            "For order {e} the customer chose to pay by {v}.", "Order {e} shows {v} as the method of payment.",
            "At the checkout of order {e}, {v} was chosen as payment.",
        ],
        [
            "How was order {e} paid?", "By what means was order {e} paid?", "How did the customer pay order {e}?",
            "What was the method of payment for order {e}?", "Payment of order {e}?", "How did the money for order {e} come in?",
            "Do you know how order {e} was paid?",
            "Which way of paying was chosen for order {e}?", "How has order {e} been settled?",
        ],
    ),
}  # fmt: skip

HOTEL = {
    "checkin": Attribute(
        plain(w.clock),
        [
            "Check-in at the {e} is from {v}.", "Check-in from {v} at the {e}.", "Guests can check in at the {e} from {v}.",
            "Rooms at the {e} are ready at {v}.", "The {e}: arrival from {v}.", "The {e} welcomes new guests from {v}.",
            "You can get your key at the {e} from {v} on.",
            "From {v} you may move into your room at the {e}.", "The earliest time to arrive at the {e} is {v}.",
            "At the {e}, new guests receive their rooms from {v}.",
        ],
        [
            "When is check-in at the {e}?", "From what time can I check in at the {e}?", "When are rooms at the {e} ready?",
            "What time is check-in at the {e}?", "Check-in time at the {e}?", "When can I get my key at the {e}?",
            "Tell me from when I can check in at the {e}.",
            "What is the earliest time to arrive at the {e}?", "When may I move into my room at the {e}?",
        ],
    ),
    "checkout": Attribute(
        plain(w.clock),
        [
            "Check-out at the {e} is by {v}.", "Check-out until {v} at the {e}.", "Guests must leave the {e} by {v}.",
            "Please give back your key at the {e} by {v}.", "The {e}: departure by {v}.", "The {e} asks guests to check out by {v}.",
            "On the last day, rooms at the {e} must be empty by {v}.",
            "Your room at the {e} is yours until {v} on the day you leave.", "Leave your room at the {e} no later than {v}.",
            "The latest time to check out of the {e} is {v}.",
        ],
        [
            "When is check-out at the {e}?", "By what time must I check out of the {e}?", "When must guests leave the {e}?",
            "What time is check-out at the {e}?", "Check-out time at the {e}?", "By when do I have to give back the key at the {e}?",
            "Can you say until when I must leave the {e}?",
            "What is the latest time to check out of the {e}?", "Until when can I keep my room at the {e} on the last day?",
        ],
    ),
    "price": Attribute(
        money(25, 480),
        [
            "A night at the {e} costs {v}.", "The {e} charges {v} a night.", "Rooms at the {e} cost {v}.", "A room at the {e} is {v} per night.",
            "The {e}: {v} per night.", "The price of one night at the {e} is {v}.", "You pay {v} for a room at the {e}.", "Sleeping at the {e} costs {v}.",
            "Guests of the {e} are charged {v} each night.", "For {v} you can spend a night at the {e}.",
        ],
        [
            "How much is a night at the {e}?", "What does a room at the {e} cost?", "What is the price of a night at the {e}?",
            "How much does the {e} charge?", "Price per night at the {e}?", "How much do I pay for a room at the {e}?",
            "Please tell me what a night at the {e} costs.",
            "What are guests of the {e} charged each night?", "For how much can I sleep at the {e}?",
        ],
    ),
    "breakfast": Attribute(
        plain(w.price),
        [
            "Breakfast at the {e} costs {v}.", "The {e} serves breakfast for {v}.", "Breakfast for {v} at the {e}.", "At the {e}, breakfast is {v} extra.",
            "The {e}: breakfast {v}.", "Guests of the {e} pay {v} for breakfast.", "The price of breakfast at the {e} is {v}.",
            "For {v} you get breakfast at the {e}.", "A morning meal at the {e} is priced at {v}.", "The breakfast buffet of the {e} can be had for {v}.",
        ],
        [
            "How much is breakfast at the {e}?", "What does breakfast at the {e} cost?", "What is the price of breakfast at the {e}?",
            "How much do I pay for breakfast at the {e}?", "Breakfast price at the {e}?", "For how much does the {e} serve breakfast?",
            "I want to know what breakfast costs at the {e}.",
            "How much extra is the breakfast buffet of the {e}?", "At what is a morning meal at the {e} priced?",
        ],
    ),
    "rooms": Attribute(
        count(4, 900),
        [
            "The {e} has {v} rooms.", "There are {v} rooms at the {e}.", "The {e} offers {v} rooms.", "Guests choose from {v} rooms at the {e}.",
            "The {e}: {v} rooms.", "The number of rooms at the {e} is {v}.", "The {e} is a house with {v} rooms.", "All {v} rooms of the {e} have a view.",
            "The building of the {e} holds {v} rooms.", "With {v} rooms, the {e} is well known in the area.",
        ],
        [
            "How many rooms does the {e} have?", "How many rooms are there at the {e}?", "What is the number of rooms at the {e}?",
            "How many rooms does the {e} offer?", "Rooms at the {e}?", "How large is the {e}, in rooms?", "Tell me how many rooms the {e} has.",
            "How many rooms does the building of the {e} hold?", "From how many rooms can guests of the {e} choose?",
        ],
    ),
    "manager": Attribute(
        w.person,
        [
            "The {e} is run by {v}.", "{v} runs the {e}.", "The manager of the {e} is {v}.", "{v} manages the {e}.", "Manager of the {e}: {v}.",
            "The {e} is managed by {v}.", "At the {e}, {v} is in charge.", "The person who leads the {e} is {v}.",
            "If you have a complaint about the {e}, ask for {v}, the manager.", "The management of the {e} is in the hands of {v}.",
        ],
        [
            "Who runs the {e}?", "Who is the manager of the {e}?", "By whom is the {e} run?", "Who manages the {e}?", "Manager of the {e}?",
            "What is the name of the manager of the {e}?", "Do you know who is in charge at the {e}?", "In whose hands is the management of the {e}?",
            "Who leads the {e}?",
        ],
    ),
    "town": Attribute(
        w.town,
        [
            "The {e} is in {v}.", "The {e} stands in {v}.", "You find the {e} in {v}.", "The {e} is a hotel in {v}.", "The {e}, {v}.",
            "Town of the {e}: {v}.", "In {v} you can stay at the {e}.", "The {e} is located in the middle of {v}.",
            "Travellers to {v} like to stay at the {e}.", "{v} is home to the {e}.",
        ],
        [
            "Where is the {e}?", "In which town is the {e}?", "Where does the {e} stand?", "Where can I find the {e}?", "Location of the {e}?",
            "In what town can I stay at the {e}?", "Tell me where the {e} is.", "Where is the {e} located?", "Which town is home to the {e}?",
        ],
    ),
    "feature": Attribute(
        of(FLOORS),
        [
            "The {e} has {v}.", "There is {v} at the {e}.", "Guests of the {e} can use {v}.", "The {e} offers its guests {v}.", "Extra at the {e}: {v}.",
            "At the {e} you can enjoy {v}.", "What makes the {e} special is {v}.", "The {e} is proud of {v}.",
            "Those who stay at the {e} are free to use {v}.", "Among hotels, the {e} stands out with {v}.",
        ],
        [
            "What does the {e} offer its guests?", "What can guests use at the {e}?", "What is there at the {e} for guests?", "What makes the {e} special?",
            "Extra at the {e}?", "What can I enjoy at the {e}?", "I wonder what the {e} has for its guests.",
            "What are those who stay at the {e} free to use?", "With what does the {e} stand out?",
        ],
    ),
}  # fmt: skip

TICKET = {
    "reporter": Attribute(
        w.person,
        [
            "Ticket {e} was opened by {v}.", "{v} opened ticket {e}.", "Ticket {e} was reported by {v}.", "The reporter of ticket {e} is {v}.",
            "Ticket {e}, reported by: {v}.", "The problem in ticket {e} was reported by {v}.", "We got ticket {e} from {v}.", "{v} wrote ticket {e}.",
            "It was {v} who sent in ticket {e}.", "The complaint behind ticket {e} is from {v}.",
        ],
        [
            "Who opened ticket {e}?", "By whom was ticket {e} reported?", "Who is the reporter of ticket {e}?", "From whom is ticket {e}?",
            "Reporter of ticket {e}?", "Who reported the problem in ticket {e}?", "Tell me who wrote ticket {e}.", "Who sent in ticket {e}?",
            "Whose complaint is behind ticket {e}?",
        ],
    ),
    "assignee": Attribute(
        w.person,
        [
            "Ticket {e} is handled by {v}.", "{v} handles ticket {e}.", "Ticket {e} is assigned to {v}.", "{v} is working on ticket {e}.",
            "Ticket {e}, assigned to: {v}.", "The person in charge of ticket {e} is {v}.", "Ticket {e} was given to {v} to solve.",
            "{v} takes care of ticket {e}.",
            "Responsible for solving ticket {e} is {v}.", "Ticket {e} is on the desk of {v}.",
        ],
        [
            "Who handles ticket {e}?", "To whom is ticket {e} assigned?", "Who is working on ticket {e}?", "Who is in charge of ticket {e}?",
            "Assignee of ticket {e}?", "Who takes care of ticket {e}?", "I need to know who is working on ticket {e}.", "On whose desk is ticket {e}?",
            "Who is responsible for solving ticket {e}?",
        ],
    ),
    "opened": Attribute(
        plain(w.date),
        [
            "Ticket {e} was opened on {v}.", "Ticket {e} came in on {v}.", "On {v} ticket {e} was opened.", "The opening date of ticket {e} is {v}.",
            "Ticket {e}, opened: {v}.", "Ticket {e} has been open since {v}.", "We received ticket {e} on {v}.",
            "The problem in ticket {e} was reported on {v}.",
            "It was {v} when ticket {e} reached us.", "The system created ticket {e} on {v}.",
        ],
        [
            "When was ticket {e} opened?", "When did ticket {e} come in?", "On which date was ticket {e} opened?", "Since when has ticket {e} been open?",
            "Opening date of ticket {e}?", "When was the problem in ticket {e} reported?", "Can you tell me when ticket {e} was opened?",
            "When did ticket {e} reach us?", "On what day was ticket {e} created?",
        ],
    ),
    "due": Attribute(
        plain(w.date),
        [
            "Ticket {e} is due on {v}.", "Ticket {e} must be solved by {v}.", "The deadline for ticket {e} is {v}.",
            "The work on ticket {e} has to be done by {v}.", "Ticket {e}, due: {v}.", "Please close ticket {e} by {v}.",
            "We promised a solution for ticket {e} by {v}.", "The team has until {v} to solve ticket {e}.",
            "Ticket {e} cannot wait longer than {v}.", "By {v} at the latest, ticket {e} must be finished.",
        ],
        [
            "When is ticket {e} due?", "By when must ticket {e} be solved?", "What is the deadline for ticket {e}?",
            "Until when does the team have to solve ticket {e}?", "Due date of ticket {e}?", "When must ticket {e} be closed?",
            "Tell me the deadline of ticket {e}.", "By what date must ticket {e} be finished?", "For when was a solution of ticket {e} promised?",
        ],
    ),
    "problem": Attribute(
        of(FAULTS),
        [
            "Ticket {e} is about {v}.", "The problem in ticket {e} is {v}.", "Ticket {e} reports {v}.", "Ticket {e} describes {v}.",
            "Ticket {e}, problem: {v}.", "The user in ticket {e} complains about {v}.", "The subject of ticket {e} is {v}.",
            "In ticket {e} we are asked to fix {v}.",
            "Behind ticket {e} there is {v}.", "The trouble in ticket {e} comes down to {v}.",
        ],
        [
            "What is ticket {e} about?", "What is the problem in ticket {e}?", "What does ticket {e} report?",
            "What does the user in ticket {e} complain about?", "Problem in ticket {e}?", "What is the subject of ticket {e}?",
            "Please tell me what ticket {e} describes.", "What are we asked to fix in ticket {e}?", "What kind of trouble is behind ticket {e}?",
        ],
    ),
    "priority": Attribute(
        of("low|medium|high|urgent|critical|normal".split("|")),
        [
            "The priority of ticket {e} is {v}.", "Ticket {e} has the priority {v}.", "Ticket {e} is marked as {v}.", "Ticket {e} was given {v} priority.",
            "Ticket {e}, priority: {v}.", "The team set ticket {e} to {v}.", "In the list, ticket {e} is ranked as {v}.",
            "We treat ticket {e} with {v} priority.",
            "The urgency of ticket {e} was set to {v}.", "Ticket {e} has been rated {v} in importance.",
        ],
        [
            "What is the priority of ticket {e}?", "Which priority does ticket {e} have?", "How is ticket {e} marked in priority?",
            "What priority was ticket {e} given?", "Priority of ticket {e}?", "How urgent is ticket {e}?", "Tell me the priority of ticket {e}.",
            "How has ticket {e} been rated in importance?", "To what level was the urgency of ticket {e} set?",
        ],
    ),
    "version": Attribute(
        plain(lambda rng: f"{rng.randint(1, 19)}.{rng.randint(0, 19)}.{rng.randint(0, 9)}"),
        [
            "Ticket {e} concerns version {v}.", "The version in ticket {e} is {v}.", "The fault in ticket {e} was seen in version {v}.",
            "Ticket {e} was written for version {v}.", "Ticket {e}, version: {v}.", "The user of ticket {e} runs version {v}.",
            "Version {v} is affected by ticket {e}.",
            "In ticket {e} the installed version is {v}.", "Ticket {e} names {v} as the version with the fault.",
            "The program in ticket {e} is at version {v}.",
        ],
        [
            "Which version does ticket {e} concern?", "What is the version in ticket {e}?", "In which version was the fault in ticket {e} seen?",
            "Which version does the user of ticket {e} run?", "Version in ticket {e}?", "What version is affected by ticket {e}?",
            "I would like to know the version in ticket {e}.",
            "What version does ticket {e} name?", "At which version is the program in ticket {e}?",
        ],
    ),
    "office": Attribute(
        w.town,
        [
            "Ticket {e} comes from the office in {v}.", "Ticket {e} was sent by the {v} office.", "The office behind ticket {e} is in {v}.",
            "The office in {v} sent ticket {e}.", "Ticket {e}, office: {v}.", "The user of ticket {e} works in {v}.",
            "The computer in ticket {e} stands in {v}.", "Ticket {e} concerns our office in {v}.",
            "People in {v} are waiting for ticket {e} to be solved.", "The place named in ticket {e} is {v}.",
        ],
        [
            "From which office does ticket {e} come?", "Which office sent ticket {e}?", "In which town is the office behind ticket {e}?",
            "Where does the user of ticket {e} work?", "Office of ticket {e}?", "Where does the computer in ticket {e} stand?",
            "Tell me which office ticket {e} is from.", "What place is named in ticket {e}?", "People in which town are waiting for ticket {e} to be solved?",
        ],
    ),
}  # fmt: skip

POLICY = {
    "holder": Attribute(
        w.person,
        [
            "The holder of policy {e} is {v}.", "Policy {e} belongs to {v}.", "Policy {e} insures {v}.", "{v} holds policy {e}.", "Policy {e}, holder: {v}.",
            "Policy {e} was taken out by {v}.", "The insured person under policy {e} is {v}.", "{v} signed policy {e}.",
            "It is {v} who is protected by policy {e}.", "The name of the insured on policy {e} is {v}.",
        ],
        [
            "Who is the holder of policy {e}?", "To whom does policy {e} belong?", "Who holds policy {e}?", "Who took out policy {e}?",
            "Holder of policy {e}?", "Whom does policy {e} insure?", "Tell me who the holder of policy {e} is.", "Who is protected by policy {e}?",
            "What is the name of the insured on policy {e}?",
        ],
    ),
    "agent": Attribute(
        w.person,
        [
            "The agent for policy {e} is {v}.", "Policy {e} was sold by {v}.", "{v} sold policy {e}.", "Questions about policy {e} go to the agent, {v}.",
            "Policy {e}, agent: {v}.", "The adviser for policy {e} is {v}.", "Contact {v} if you have a claim under policy {e}.",
            "Policy {e} is looked after by the agent {v}.",
            "At the office, {v} is the contact for policy {e}.", "{v} is the agent who arranged policy {e}.",
        ],
        [
            "Who is the agent for policy {e}?", "Who sold policy {e}?", "By whom was policy {e} sold?", "Whom do I ask about policy {e}?",
            "Agent for policy {e}?", "Who is the adviser for policy {e}?", "Please tell me the agent of policy {e}.", "Which agent arranged policy {e}?",
            "Who is the contact for policy {e}?",
        ],
    ),
    "premium": Attribute(
        money(4, 190, " a month"),
        [
            "The premium of policy {e} is {v}.", "Policy {e} costs {v}.", "You pay {v} for policy {e}.", "The price of policy {e} is {v}.",
            "Policy {e}, premium: {v}.", "For policy {e} the company charges {v}.", "Keeping policy {e} costs the customer {v}.",
            "Policy {e} has a premium of {v}.",
            "The customer transfers {v} to keep policy {e} going.", "The regular payment for policy {e} is set at {v}.",
        ],
        [
            "What is the premium of policy {e}?", "How much does policy {e} cost?", "How much do I pay for policy {e}?", "What is the price of policy {e}?",
            "Premium of policy {e}?", "What does the company charge for policy {e}?", "Can you tell me the premium of policy {e}?",
            "At what is the regular payment for policy {e} set?", "What does the customer transfer to keep policy {e} going?",
        ],
    ),
    "excess": Attribute(
        money(50, 990),
        [
            "The excess of policy {e} is {v}.", "Policy {e} has an excess of {v}.", "With policy {e} you pay the first {v} of any damage yourself.",
            "The first {v} of a claim under policy {e} is paid by the customer.", "Policy {e}, excess: {v}.",
            "Under policy {e} the customer's own share is {v}.",
            "Policy {e} comes with a deductible of {v}.", "The deductible under policy {e} is {v}.",
            "In case of damage, {v} is not covered by policy {e} and falls to the customer.", "Holders of policy {e} bear {v} of each claim.",
        ],
        [
            "What is the excess of policy {e}?", "How high is the excess of policy {e}?", "What is the deductible under policy {e}?",
            "How much of a claim under policy {e} does the customer pay?", "Excess of policy {e}?", "What is the customer's own share under policy {e}?",
            "Tell me the deductible of policy {e}.",
            "How much of each claim must holders of policy {e} bear?", "Which part of any damage do I pay myself with policy {e}?",
        ],
    ),
    "cover": Attribute(
        of(RISKS),
        [
            "Policy {e} covers {v}.", "Policy {e} insures against {v}.", "Policy {e} pays for {v}.", "With policy {e} you are insured against {v}.",
            "Policy {e}, cover: {v}.", "The risk covered by policy {e} is {v}.", "In a case of {v}, policy {e} pays.",
            "Policy {e} protects the customer against {v}.",
            "Claims for {v} can be made under policy {e}.", "The protection of policy {e} extends to {v}.",
        ],
        [
            "What does policy {e} cover?", "Against what does policy {e} insure?", "What does policy {e} pay for?", "Which risk is covered by policy {e}?",
            "Cover of policy {e}?", "What am I insured against with policy {e}?", "I want to know what policy {e} covers.",
            "To what does the protection of policy {e} extend?", "For what can claims be made under policy {e}?",
        ],
    ),
    "start": Attribute(
        plain(w.date),
        [
            "Policy {e} starts on {v}.", "Policy {e} is valid from {v}.", "Cover under policy {e} begins on {v}.", "The start date of policy {e} is {v}.",
            "Policy {e}, from: {v}.", "From {v} on, policy {e} is in force.", "Policy {e} takes effect on {v}.", "You are insured under policy {e} from {v}.",
            "The first day of policy {e} is {v}.", "Policy {e} comes into force on {v}.",
        ],
        [
            "When does policy {e} start?", "From when is policy {e} valid?", "When does cover under policy {e} begin?",
            "What is the start date of policy {e}?", "Start of policy {e}?", "From which day is policy {e} in force?",
            "Tell me when policy {e} takes effect.", "What is the first day of policy {e}?", "When does policy {e} come into force?",
        ],
    ),
    "end": Attribute(
        plain(w.date),
        [
            "Policy {e} ends on {v}.", "Policy {e} is valid until {v}.", "Cover under policy {e} runs out on {v}.", "The end date of policy {e} is {v}.",
            "Policy {e}, until: {v}.", "Policy {e} expires on {v}.", "Until {v} you are insured under policy {e}.", "After {v}, policy {e} pays no more.",
            "The last day of policy {e} is {v}.", "Policy {e} has to be renewed by {v}, when it lapses.",
        ],
        [
            "When does policy {e} end?", "Until when is policy {e} valid?", "When does cover under policy {e} run out?",
            "What is the end date of policy {e}?", "End of policy {e}?", "When does policy {e} expire?", "Do you know until when policy {e} is valid?",
            "What is the last day of policy {e}?", "When does policy {e} lapse?",
        ],
    ),
    "limit": Attribute(
        plain(lambda rng: rng.choice((f"{rng.randint(2, 900)},000 euros", f"${rng.randint(2, 900)},000", f"{rng.randint(2, 90)} million euros"))),
        [
            "Policy {e} pays up to {v}.", "The limit of policy {e} is {v}.", "Policy {e} covers damage of up to {v}.", "At most, policy {e} pays {v}.",
            "Policy {e}, limit: {v}.", "The highest sum paid under policy {e} is {v}.", "The sum insured by policy {e} is {v}.",
            "No claim under policy {e} can be higher than {v}.",
            "Payments from policy {e} stop at {v}.", "Under policy {e} the company will not pay more than {v}.",
        ],
        [
            "How much does policy {e} pay at most?", "What is the limit of policy {e}?", "Up to what amount does policy {e} cover damage?",
            "What is the sum insured by policy {e}?", "Limit of policy {e}?", "What is the highest sum paid under policy {e}?",
            "Please tell me the limit of policy {e}.", "At what sum do payments from policy {e} stop?", "How high can a claim under policy {e} be?",
        ],
    ),
}  # fmt: skip

MEDICINES = "headaches|coughs|fever|sore throats|insomnia|burns|toothache|stomach pain|itching|colds|back pain|earache|travel sickness|hay fever".split("|")
EFFECTS = "a dry mouth|tiredness|dizziness|a rash|hunger|red eyes|nausea|a runny nose|sweating|thirst|hiccups|cold hands".split("|")

MEDICINE = {
    "use": Attribute(
        of(MEDICINES),
        [
            "{e} helps against {v}.", "{e} is used for {v}.", "{e} treats {v}.", "Doctors prescribe {e} for {v}.", "{e}: for {v}.",
            "Take {e} if you suffer from {v}.", "{e} is a medicine for {v}.", "Patients with {v} are given {e}.", "{e} brings relief from {v}.",
            "Against {v}, pharmacies sell {e}.",
        ],
        [
            "What does {e} help against?", "What is {e} used for?", "What does {e} treat?", "For what do doctors prescribe {e}?", "Use of {e}?",
            "What is the medicine {e} for?", "Can you tell me what {e} is good for?", "From what does {e} bring relief?",
            "Patients with what complaint are given {e}?",
        ],
    ),
    "dose": Attribute(
        plain(lambda rng: rng.choice((f"{rng.randint(2, 6)} tablets a day", f"{rng.randint(5, 60)} drops a day", f"{rng.randint(2, 40)} millilitres a day", f"{rng.randint(2, 5)} capsules a day"))),
        [
            "The dose of {e} is {v}.", "Adults take {v} of {e}.", "Patients should take {v} of {e}.", "{e} is given in a dose of {v}.", "Dose of {e}: {v}.",
            "The right amount of {e} is {v}.", "Of {e}, take {v}.", "Use {e} as follows: {v}.", "The leaflet of {e} recommends {v}.",
            "Doctors advise {v} when they prescribe {e}.",
        ],
        [
            "What is the dose of {e}?", "How much {e} should adults take?", "What is the right amount of {e}?", "In what dose is {e} given?", "Dose of {e}?",
            "How much {e} do I take?", "Please tell me the dose of {e}.", "What does the leaflet of {e} recommend?", "How much {e} do doctors advise?",
        ],
    ),
    "effect": Attribute(
        of(EFFECTS),
        [
            "A side effect of {e} is {v}.", "{e} can cause {v}.", "Some patients get {v} from {e}.", "{e} may lead to {v}.", "Side effect of {e}: {v}.",
            "The known side effect of {e} is {v}.", "Those who take {e} sometimes complain of {v}.", "{v} can be caused by {e}.",
            "Among the unwanted effects of {e} is {v}.", "Be aware that {e} can bring on {v}.",
        ],
        [
            "What is a side effect of {e}?", "What can {e} cause?", "Which side effect does {e} have?", "What do some patients get from {e}?",
            "Side effect of {e}?", "What do those who take {e} complain of?", "Tell me about the side effect of {e}.", "Which unwanted effect can {e} have?",
            "What may {e} bring on?",
        ],
    ),
    "maker": Attribute(
        company,
        [
            "{e} is made by {v}.", "{v} makes {e}.", "The maker of {e} is {v}.", "{e} comes from the company {v}.", "Maker of {e}: {v}.", "{v} produces {e}.",
            "The medicine {e} is a product of {v}.", "{e} is produced by {v}.", "On the box of {e} stands the name of its producer, {v}.",
            "{v} is the manufacturer of {e}.",
        ],
        [
            "Who makes {e}?", "By whom is {e} made?", "Who is the maker of {e}?", "Which company produces {e}?", "Maker of {e}?",
            "From which company does the medicine {e} come?", "I need to know who produces {e}.", "Who is the manufacturer of {e}?",
            "Which producer is named on the box of {e}?",
        ],
    ),
    "price": Attribute(
        plain(w.price),
        [
            "{e} costs {v}.", "A pack of {e} costs {v}.", "The price of {e} is {v}.", "Pharmacies sell {e} for {v}.", "Price of {e}: {v}.",
            "You pay {v} for a box of {e}.", "{e} is sold for {v}.", "For {v} you get a pack of {e}.", "At the pharmacy {e} goes for {v}.",
            "Patients spend {v} on a pack of {e}.",
        ],
        [
            "How much does {e} cost?", "What does a pack of {e} cost?", "What is the price of {e}?", "For how much do pharmacies sell {e}?", "Price of {e}?",
            "How much is a box of {e}?", "Tell me how much a pack of {e} is.", "What do patients spend on a pack of {e}?",
            "For what price does {e} go at the pharmacy?",
        ],
    ),
    "storage": Attribute(
        plain(lambda rng: f"{rng.randint(2, 30)} degrees"),
        [
            "{e} must be kept below {v}.", "Keep {e} below {v}.", "{e} should not get warmer than {v}.", "Store {e} at no more than {v}.",
            "Storage of {e}: below {v}.", "The highest temperature for {e} is {v}.", "{e} can be stored at up to {v}.", "Above {v}, {e} goes bad.",
            "Make sure that {e} stays cooler than {v}.", "The box says to store {e} under {v}.",
        ],
        [
            "Below what temperature must {e} be kept?", "How should {e} be stored?", "At what temperature should I keep {e}?", "How warm may {e} get?",
            "Storage temperature of {e}?", "What is the highest temperature for {e}?", "Can you tell me how cool {e} must be kept?",
            "Above what temperature does {e} go bad?", "Under how many degrees must I store {e}?",
        ],
    ),
    "substance": Attribute(
        lambda rng, split: w.invented(rng, split).lower() + rng.choice(("ine", "ol", "amin", "ic acid", "oxan")),
        [
            "{e} contains {v}.", "The active substance of {e} is {v}.", "{e} works through {v}.", "In {e} the active ingredient is {v}.",
            "Active ingredient of {e}: {v}.", "What works in {e} is {v}.", "The effect of {e} comes from {v}.", "{e} is based on {v}.",
            "Each tablet of {e} has {v} in it.", "{v} is the substance that makes {e} work.",
        ],
        [
            "What does {e} contain?", "What is the active substance of {e}?", "Through what does {e} work?", "What is the active ingredient in {e}?",
            "Active ingredient of {e}?", "What is the medicine {e} based on?", "I would like to know what is in {e}.", "Which substance makes {e} work?",
            "From what does the effect of {e} come?",
        ],
    ),
    "age": Attribute(
        plain(lambda rng: f"{rng.randint(2, 18)} years"),
        [
            "{e} can be taken from the age of {v}.", "{e} is for people over {v}.", "Children under {v} must not take {e}.", "The lowest age for {e} is {v}.",
            "{e}: from {v}.", "Do not give {e} to children below {v}.", "{e} is safe from {v} of age.", "You have to be at least {v} old to take {e}.",
            "Nobody younger than {v} may take {e}.", "The age limit for {e} is {v}.",
        ],
        [
            "From what age can {e} be taken?", "How old must one be to take {e}?", "What is the lowest age for {e}?", "From which age is {e} safe?",
            "Age limit for {e}?", "Children under what age must not take {e}?", "Tell me from what age {e} is allowed.",
            "What is the age limit for the medicine {e}?", "Below what age is {e} not to be given?",
        ],
    ),
}  # fmt: skip

DISHES = "soup|stew|cake|pie|salad|curry|bread|casserole|pudding|omelette|tart|dumplings|risotto".split("|")
SPICES = "cinnamon|ginger|paprika|thyme|basil|pepper|nutmeg|saffron|mint|garlic|cumin|rosemary|chili|vanilla".split("|")
SERVED = "rice|fresh bread|green salad|mashed potatoes|vanilla sauce|noodles|cold milk|apple sauce|sour cream|roast carrots|white wine|black tea".split("|")

RECIPE = {
    "time": Attribute(
        plain(lambda rng: f"{rng.randint(10, 180)} minutes"),
        [
            "The {e} cooks for {v}.", "The {e} needs {v} on the stove or in the oven.", "Cook the {e} for {v}.", "The cooking time of the {e} is {v}.",
            "The {e}: cooking time {v}.", "After {v} of cooking, the {e} is done.", "Let the {e} cook for {v}.", "It takes {v} to cook the {e}.",
            "Leave the {e} on the heat for {v}.", "Once it is on the fire, the {e} needs {v}.",
        ],
        [
            "How long does the {e} cook?", "What is the cooking time of the {e}?", "How long do I cook the {e}?", "How many minutes does the {e} need?",
            "Cooking time of the {e}?", "After how long is the {e} done?", "Tell me how long to cook the {e}.", "For how long must the {e} stay on the heat?",
            "How long does it take to cook the {e}?",
        ],
    ),
    "rest": Attribute(
        plain(lambda rng: f"{rng.randint(5, 90)} minutes"),
        [
            "The {e} must rest for {v}.", "Let the {e} rest for {v} before serving.", "Leave the {e} to cool for {v}.", "The resting time of the {e} is {v}.",
            "The {e}: resting time {v}.", "After cooking, wait {v} before you cut or serve the {e}.", "Serve the {e} once it has rested for {v}.",
            "Give the {e} a rest of {v}.",
            "Put the {e} aside for {v} before it goes to the table.", "The {e} tastes best when it has stood for {v}.",
        ],
        [
            "How long must the {e} rest?", "How long do I let the {e} cool?", "What is the resting time of the {e}?",
            "How long do I wait before serving the {e}?", "Resting time of the {e}?", "For how long should the {e} rest?",
            "Can you tell me how long the {e} has to rest?", "How long do I put the {e} aside?", "How long should the {e} stand before it goes to the table?",
        ],
    ),
    "main": Attribute(
        of(w.FOODS),
        [
            "The main ingredient of the {e} is {v}.", "The {e} is made with {v}.", "For the {e} you need {v}.", "The most important thing in the {e} is {v}.",
            "The {e}: main ingredient {v}.", "The {e} is mostly {v}.", "Buy fresh {v} for the {e}.", "The base of the {e} is {v}.",
            "What goes into the {e} first is {v}.", "Without {v} there is no {e}.",
        ],
        [
            "What is the main ingredient of the {e}?", "What is the {e} made with?", "What do I need for the {e} as main ingredient?",
            "What is the most important thing in the {e}?", "Main ingredient of the {e}?", "What is the base of the {e}?",
            "Tell me what the {e} is mostly made of.", "What goes into the {e} first?", "What should I buy fresh for the {e}?",
        ],
    ),
    "spice": Attribute(
        of(SPICES),
        [
            "The {e} is seasoned with {v}.", "Season the {e} with {v}.", "The spice in the {e} is {v}.", "The {e} gets its taste from {v}.",
            "The {e}: season with {v}.", "Add {v} to the {e} for taste.", "A little {v} gives the {e} its flavour.", "The cook flavours the {e} with {v}.",
            "What you smell in the {e} is {v}.", "A pinch of {v} rounds off the {e}.",
        ],
        [
            "What is the {e} seasoned with?", "Which spice is in the {e}?", "From what does the {e} get its taste?", "With what do I season the {e}?",
            "Spice in the {e}?", "What gives the {e} its flavour?", "Please tell me which spice goes into the {e}.",
            "With a pinch of what is the {e} rounded off?", "What can one smell in the {e}?",
        ],
    ),
    "serves": Attribute(
        plain(lambda rng: f"{rng.randint(2, 24)} people"),
        [
            "The {e} serves {v}.", "The {e} is enough for {v}.", "The recipe for the {e} feeds {v}.", "You can feed {v} with the {e}.", "The {e}: for {v}.",
            "The quantities for the {e} are for {v}.", "With the {e} you make {v} happy.", "There will be enough {e} for {v}.",
            "The pot of {e} fills the plates of {v}.", "{v} can eat from the {e}.",
        ],
        [
            "How many people does the {e} serve?", "For how many people is the {e} enough?", "How many people can I feed with the {e}?",
            "How many does the recipe for the {e} feed?", "The {e} is for how many?", "For how many are the quantities of the {e}?",
            "I want to know for how many the {e} is enough.", "How many guests can eat from the {e}?", "The plates of how many people does the {e} fill?",
        ],
    ),
    "cook": Attribute(
        w.person,
        [
            "The recipe for the {e} is by {v}.", "{v} invented the {e}.", "The {e} was invented by {v}.", "The {e} comes from the kitchen of {v}.",
            "Recipe for the {e}: {v}.", "The {e} is a dish by {v}.", "We have the recipe for the {e} from {v}.", "It was {v} who first cooked the {e}.",
            "{v} wrote down how to make the {e}.", "The idea for the {e} came from {v}.",
        ],
        [
            "Who is the recipe for the {e} by?", "Who invented the {e}?", "From whose kitchen does the {e} come?", "By whom was the {e} invented?",
            "Whose recipe is the {e}?", "From whom do we have the recipe for the {e}?", "Tell me who invented the {e}.",
            "Who wrote down how to make the {e}?", "From whom did the idea for the {e} come?",
        ],
    ),
    "side": Attribute(
        of(SERVED),
        [
            "The {e} is served with {v}.", "Serve the {e} with {v}.", "The {e} goes well with {v}.", "With the {e} we eat or drink {v}.",
            "The {e}: serve with {v}.", "Next to the {e} on the table there is {v}.", "People enjoy the {e} together with {v}.",
            "Bring the {e} to the table with {v}.", "{v} is the best company for the {e}.", "Traditionally, {v} accompanies the {e}.",
        ],
        [
            "What is the {e} served with?", "With what do I serve the {e}?", "What goes well with the {e}?", "What do people enjoy together with the {e}?",
            "The {e} with what?", "What is on the table next to the {e}?", "Can you say what the {e} is served with?", "What accompanies the {e}?",
            "What is the best company for the {e}?",
        ],
    ),
    "calories": Attribute(
        count(90, 990),
        [
            "The {e} has {v} calories.", "A portion of the {e} has {v} calories.", "There are {v} calories in a plate of the {e}.",
            "The {e} comes to {v} calories.", "The {e}: {v} calories.", "A serving of the {e} contains {v} calories.",
            "With {v} calories, the {e} keeps you full for hours.", "Those who eat the {e} take in {v} calories.",
            "The energy in a portion of the {e} is {v} calories.", "Count {v} calories for one plate of {e}.",
        ],
        [
            "How many calories does the {e} have?", "How many calories are in the {e}?", "How many calories does a portion of the {e} contain?",
            "To how many calories does the {e} come?", "Calories in the {e}?", "What is the number of calories of the {e}?",
            "Tell me how many calories the {e} has.", "How much energy is in a portion of the {e}, in calories?",
            "How many calories must I count for a plate of {e}?",
        ],
    ),
}  # fmt: skip


def medicine_name(rng, split: str) -> str:
    return w.invented(rng, split) + rng.choice(("", " Forte", " Plus", "", " Mild", "an", "ol"))


def dish_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(DISHES)}"


JOB = {
    "salary": Attribute(
        money(1200, 9800, " a month"),
        [
            "The {e} pays {v}.", "The salary for the {e} is {v}.", "The {e} offers {v}.", "You earn {v} in the {e}.", "The {e}: salary {v}.",
            "The pay for the {e} is {v}.", "The employer offers {v} for the {e}.", "Whoever gets the {e} will earn {v}.", "The {e} comes with a wage of {v}.",
            "For the {e}, wages are set at {v}.",
        ],
        [
            "How much does the {e} pay?", "What is the salary for the {e}?", "How much do I earn in the {e}?", "What is the pay for the {e}?",
            "Salary for the {e}?", "What does the employer offer for the {e}?", "Tell me how much the {e} pays.", "With what wage does the {e} come?",
            "At what are wages for the {e} set?",
        ],
    ),
    "place": Attribute(
        w.town,
        [
            "The {e} is in {v}.", "The place of work for the {e} is {v}.", "The {e} is based in {v}.", "Those in the {e} work in {v}.",
            "The {e}: place of work {v}.", "For the {e} you have to move to {v}.", "The workplace for the {e} lies in {v}.",
            "The {e} is to be filled in {v}.", "In {v} the {e} is waiting for you.", "The office of the {e} is found in {v}.",
        ],
        [
            "Where is the {e}?", "In which town is the {e}?", "What is the place of work for the {e}?", "Where is the {e} based?", "Place of the {e}?",
            "Where will I work in the {e}?", "Can you tell me where the {e} is?", "To which town must I move for the {e}?",
            "Where does the workplace for the {e} lie?",
        ],
    ),
    "deadline": Attribute(
        plain(w.date),
        [
            "Apply for the {e} by {v}.", "The deadline for the {e} is {v}.", "Applications for the {e} must arrive by {v}.",
            "The last day to apply for the {e} is {v}.", "The {e}: apply by {v}.", "You can apply for the {e} until {v}.",
            "Letters for the {e} are accepted until {v}.", "After {v} it is too late to apply for the {e}.",
            "Send your papers for the {e} no later than {v}.", "Applications for the {e} close on {v}.",
        ],
        [
            "By when must I apply for the {e}?", "What is the deadline for the {e}?", "Until when can I apply for the {e}?",
            "What is the last day to apply for the {e}?", "Deadline for the {e}?", "When must applications for the {e} arrive?",
            "I need to know until when I can apply for the {e}.", "When do applications for the {e} close?", "When is it too late to apply for the {e}?",
        ],
    ),
    "start": Attribute(
        plain(w.date),
        [
            "The {e} starts on {v}.", "The first working day in the {e} is {v}.", "Work in the {e} begins on {v}.", "The start date of the {e} is {v}.",
            "The {e}: start {v}.", "The {e} is free from {v}.", "From {v} the {e} is to be filled.", "The new person in the {e} begins on {v}.",
            "You would take up the {e} on {v}.", "The contract for the {e} runs from {v}.",
        ],
        [
            "When does the {e} start?", "What is the first working day in the {e}?", "When does work in the {e} begin?", "What is the start date of the {e}?",
            "Start of the {e}?", "From when is the {e} free?", "Please tell me when the {e} starts.", "When would I take up the {e}?",
            "From what date does the contract for the {e} run?",
        ],
    ),
    "contact": Attribute(
        w.person,
        [
            "The contact for the {e} is {v}.", "Send applications for the {e} to {v}.", "Questions about the {e} are answered by {v}.",
            "Write to {v} to apply for the {e}.", "The {e}: contact {v}.", "{v} takes applications for the {e}.", "If you want the {e}, talk to {v}.",
            "{v} will tell you more about the {e}.", "Letters for the {e} should be addressed to {v}.", "The person to ask about the {e} is {v}.",
        ],
        [
            "Who is the contact for the {e}?", "To whom do I send applications for the {e}?", "Who answers questions about the {e}?",
            "Whom do I write to for the {e}?", "Contact for the {e}?", "Who takes applications for the {e}?", "Tell me who the contact for the {e} is.",
            "To whom should letters for the {e} be addressed?", "Who will tell me more about the {e}?",
        ],
    ),
    "boss": Attribute(
        w.person,
        [
            "The boss in the {e} is {v}.", "The {e} reports to {v}.", "In the {e} you work under {v}.", "The {e} is supervised by {v}.",
            "The {e}: reports to {v}.", "Your manager in the {e} will be {v}.", "{v} supervises the {e}.", "Those in the {e} take their orders from {v}.",
            "The head of the team for the {e} is {v}.", "{v} leads the team that the {e} belongs to.",
        ],
        [
            "Who is the boss in the {e}?", "To whom does the {e} report?", "Under whom do I work in the {e}?", "By whom is the {e} supervised?",
            "Boss in the {e}?", "Who will be my manager in the {e}?", "I want to know who supervises the {e}.",
            "From whom do those in the {e} take their orders?", "Who leads the team of the {e}?",
        ],
    ),
    "hours": Attribute(
        plain(lambda rng: f"{rng.randint(8, 42)} hours a week"),
        [
            "The {e} is for {v}.", "The {e} means {v} of work.", "You work {v} in the {e}.", "The working time in the {e} is {v}.", "The {e}: {v}.",
            "The contract for the {e} is for {v}.", "The {e} takes {v}.", "In the {e} you are on duty for {v}.", "The {e} keeps you busy {v}.",
            "The employer expects {v} in the {e}.",
        ],
        [
            "How many hours a week is the {e}?", "What is the working time in the {e}?", "How many hours do I work in the {e}?",
            "How many hours does the {e} take?", "Hours of the {e}?", "For how many hours is the contract for the {e}?",
            "Tell me the working hours of the {e}.", "How many hours does the employer expect in the {e}?", "For how many hours am I on duty in the {e}?",
        ],
    ),
    "need": Attribute(
        of(NEEDS),
        [
            "The {e} requires {v}.", "For the {e} you need {v}.", "Applicants for the {e} must have {v}.", "The {e} calls for {v}.",
            "The {e}: required, {v}.", "Nobody gets the {e} without {v}.", "The {e} is open to people with {v}.", "To get the {e} you must bring {v}.",
            "What counts for the {e} is {v}.", "The employer insists on {v} for the {e}.",
        ],
        [
            "What does the {e} require?", "What do I need for the {e}?", "What must applicants for the {e} have?", "For what does the {e} call?",
            "Requirement for the {e}?", "What must I bring to get the {e}?", "Can you say what is needed for the {e}?",
            "On what does the employer insist for the {e}?", "What counts for the {e}?",
        ],
    ),
}  # fmt: skip


def match_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice(('Cup final', 'Cup match', 'derby', 'Cup semi-final', 'League match', 'Shield final'))}"


def team(rng, split: str) -> str:
    return rng.choice((f"{w.town(rng, split)} {rng.choice(('United', 'Rovers', 'City', 'Athletic', 'Wanderers'))}", f"FC {w.town(rng, split)}", w.town(rng, split)))


MATCH = {
    "winner": Attribute(
        team,
        [
            "The {e} was won by {v}.", "{v} won the {e}.", "The winner of the {e} was {v}.", "Victory in the {e} went to {v}.", "The {e}, winner: {v}.",
            "{v} came out on top in the {e}.", "After a hard fight in the {e}, {v} took the victory.", "The {e} ended with a win for {v}.",
            "{v} left the pitch of the {e} as the winning side.", "The trophy of the {e} was lifted by {v}.",
        ],
        [
            "Who won the {e}?", "By whom was the {e} won?", "Which team won the {e}?", "Who was the winner of the {e}?", "Winner of the {e}?",
            "To whom did victory in the {e} go?", "Tell me who won the {e}.", "Which side came out on top in the {e}?", "Who lifted the trophy of the {e}?",
        ],
    ),
    "loser": Attribute(
        team,
        [
            "The {e} was lost by {v}.", "{v} lost the {e}.", "The loser of the {e} was {v}.", "The {e} ended in defeat for {v}.", "The {e}, loser: {v}.",
            "{v} were beaten in the {e}.", "The beaten team in the {e} was {v}.", "For {v} the {e} ended in tears and defeat.",
            "Defeat in the {e} fell to {v}.", "The fans of {v} went home from the {e} sad after losing.",
        ],
        [
            "Who lost the {e}?", "By whom was the {e} lost?", "Which team lost the {e}?", "Who was the loser of the {e}?", "Loser of the {e}?",
            "Which team was beaten in the {e}?", "Can you tell me who lost the {e}?", "To whom did defeat in the {e} fall?",
            "For which team did the {e} end in defeat?",
        ],
    ),
    "score": Attribute(
        plain(lambda rng: f"{rng.randint(1, 9)}-{rng.randint(0, 5)}"),
        [
            "The {e} ended {v}.", "The score of the {e} was {v}.", "The {e} finished {v}.", "The final result of the {e} was {v}.", "The {e}: {v}.",
            "At the final whistle of the {e} it was {v}.", "After ninety minutes the {e} stood at {v}.", "The board at the end of the {e} showed {v}.",
            "The outcome of the {e}: {v}.", "Fans went home from the {e} with a final score of {v}.",
        ],
        [
            "How did the {e} end?", "What was the score of the {e}?", "What was the final result of the {e}?", "With what score did the {e} finish?",
            "Score of the {e}?", "What was the result of the {e}?", "I would like to know the score of the {e}.",
            "What did the board show at the end of the {e}?", "What was the outcome of the {e}?",
        ],
    ),
    "scorer": Attribute(
        w.person,
        [
            "The first goal of the {e} was scored by {v}.", "{v} scored the first goal of the {e}.", "In the {e} the first goal came from {v}.",
            "{v} opened the scoring in the {e}.", "The {e}, first goal: {v}.", "The scorer of the first goal in the {e} was {v}.",
            "The {e} saw its first goal from {v}.", "It was {v} who shot the first goal in the {e}.",
            "With the first goal of the {e}, {v} made the crowd cheer.", "{v} put the ball into the net first in the {e}.",
        ],
        [
            "Who scored the first goal of the {e}?", "By whom was the first goal of the {e} scored?", "From whom did the first goal in the {e} come?",
            "Who opened the scoring in the {e}?", "First goal of the {e}?", "Who was the scorer of the first goal in the {e}?",
            "Please tell me who shot the first goal in the {e}.", "Who put the ball into the net first in the {e}?", "Whose was the first goal of the {e}?",
        ],
    ),
    "referee": Attribute(
        w.person,
        [
            "The referee of the {e} was {v}.", "{v} was the referee of the {e}.", "The {e} was refereed by {v}.", "{v} held the whistle in the {e}.",
            "The {e}, referee: {v}.", "In the {e} the referee was {v}.", "{v} made the decisions in the {e} as referee.",
            "The whistle of the {e} was in the hands of {v}.", "The {e} was under the control of referee {v}.",
            "As referee of the {e}, {v} showed two yellow cards.",
        ],
        [
            "Who was the referee of the {e}?", "By whom was the {e} refereed?", "What was the name of the referee of the {e}?", "Who refereed the {e}?",
            "Referee of the {e}?", "Who held the whistle in the {e}?", "Tell me who was referee in the {e}.", "Which referee had the {e} under control?",
            "In whose hands was the whistle of the {e}?",
        ],
    ),
    "place": Attribute(
        w.town,
        [
            "The {e} was played in {v}.", "The {e} took place in {v}.", "The stadium of the {e} was in {v}.", "In {v} the {e} was played.",
            "The {e}, played in {v}.", "Venue of the {e}: {v}.", "{v} hosted the {e}.", "The teams met in {v} for the {e}.",
            "Fans travelled to {v} to see the {e}.", "The whistle for the {e} was blown in {v}.",
        ],
        [
            "Where was the {e} played?", "Where did the {e} take place?", "In which town was the {e}?", "Where was the stadium of the {e}?",
            "Venue of the {e}?", "Which town hosted the {e}?", "Do you know where the {e} was played?", "Where did the teams meet for the {e}?",
            "To which town did fans travel to see the {e}?",
        ],
    ),
    "fans": Attribute(
        plain(lambda rng: str(rng.randint(200, 90000))),
        [
            "{v} people watched the {e}.", "The {e} was watched by {v} people.", "There were {v} fans at the {e}.", "The {e} drew a crowd of {v}.",
            "The {e}, attendance: {v}.", "The number of spectators at the {e} was {v}.", "{v} tickets were sold for the {e}.",
            "A crowd of {v} came to the {e}.", "The stands at the {e} held {v} spectators.", "For the {e}, {v} fans passed through the gates.",
        ],
        [
            "How many people watched the {e}?", "By how many people was the {e} watched?", "How many fans were at the {e}?",
            "How large was the crowd at the {e}?", "Attendance at the {e}?", "What was the number of spectators at the {e}?",
            "Tell me how many people came to the {e}.", "How many spectators did the stands at the {e} hold?",
            "How many fans passed through the gates for the {e}?",
        ],
    ),
    "date": Attribute(
        plain(w.date),
        [
            "The {e} was on {v}.", "The {e} was played on {v}.", "On {v} the {e} was played.", "The date of the {e} was {v}.", "The {e}, {v}.",
            "The teams met for the {e} on {v}.", "The {e} took place on {v}.", "Fans had waited for {v}, the day of the {e}.",
            "The ball rolled in the {e} on {v}.", "The calendar gave {v} as the day of the {e}.",
        ],
        [
            "When was the {e}?", "On which date was the {e} played?", "What was the date of the {e}?", "When did the {e} take place?", "Date of the {e}?",
            "On what day was the {e}?", "Can you tell me when the {e} was played?", "When did the ball roll in the {e}?",
            "When did the teams meet for the {e}?",
        ],
    ),
}  # fmt: skip


def course_name(rng, split: str) -> str:
    return f"{w.invented(rng, split)} {rng.choice((*w.SUBJECTS, *w.LANGUAGES, 'cooking', 'sewing', 'first aid', 'drawing'))} {rng.choice(('course', 'class', 'seminar'))}"


COURSE = {
    "teacher": Attribute(
        w.person,
        [
            "The {e} is taught by {v}.", "{v} teaches the {e}.", "The teacher of the {e} is {v}.", "In the {e} you learn from {v}.", "The {e}, teacher: {v}.",
            "{v} gives the {e}.", "The lessons of the {e} are held by {v}.", "{v} stands in front of the {e} as its teacher.",
            "The {e} is in the hands of the teacher {v}.", "This year {v} will be teaching the {e}.",
        ],
        [
            "Who teaches the {e}?", "By whom is the {e} taught?", "Who is the teacher of the {e}?", "From whom do I learn in the {e}?", "Teacher of the {e}?",
            "Who gives the {e}?", "Tell me who teaches the {e}.", "Who holds the lessons of the {e}?", "Who will be teaching the {e} this year?",
        ],
    ),
    "examiner": Attribute(
        w.person,
        [
            "The exam of the {e} is marked by {v}.", "{v} marks the exam of the {e}.", "The examiner of the {e} is {v}.", "In the {e} the examiner is {v}.",
            "The {e}, examiner: {v}.", "{v} examines the students of the {e}.", "Papers of the {e} are marked by {v}.",
            "Students of the {e} hand in their exam papers to {v}.", "The marks in the {e} are given by {v}.", "{v} decides who passes the {e}.",
        ],
        [
            "Who marks the exam of the {e}?", "By whom is the exam of the {e} marked?", "Who is the examiner of the {e}?",
            "Who examines the students of the {e}?", "Examiner of the {e}?", "Who marks the papers of the {e}?", "Can you tell me the examiner of the {e}?",
            "Who decides who passes the {e}?", "By whom are the marks in the {e} given?",
        ],
    ),
    "start": Attribute(
        plain(w.date),
        [
            "The {e} starts on {v}.", "The {e} begins on {v}.", "The first lesson of the {e} is on {v}.", "The start date of the {e} is {v}.",
            "The {e}: from {v}.", "On {v} the {e} gets under way.", "Students of the {e} first meet on {v}.", "The {e} opens on {v}.",
            "The doors of the {e} open for the first time on {v}.", "Be there on {v}, when the {e} kicks off.",
        ],
        [
            "When does the {e} start?", "On which date does the {e} begin?", "When is the first lesson of the {e}?", "What is the start date of the {e}?",
            "Start of the {e}?", "When does the {e} get under way?", "Please tell me when the {e} starts.", "When do students of the {e} first meet?",
            "On what day does the {e} kick off?",
        ],
    ),
    "exam": Attribute(
        plain(w.date),
        [
            "The exam of the {e} is on {v}.", "The {e} has its exam on {v}.", "On {v} there is an exam in the {e}.", "The exam date of the {e} is {v}.",
            "The {e}: exam {v}.", "The test at the end of the {e} takes place on {v}.", "Students of the {e} are examined on {v}.",
            "Those who take the {e} will sit the exam on {v}.", "Learn for the {e}, as the exam is on {v}.", "The final paper of the {e} is written on {v}.",
        ],
        [
            "When is the exam of the {e}?", "When does the {e} have its exam?", "What is the exam date of the {e}?", "On which day is the exam in the {e}?",
            "Exam of the {e}, when?", "When are students of the {e} examined?", "Tell me when the exam of the {e} is.",
            "When is the final paper of the {e} written?", "When is the test at the end of the {e}?",
        ],
    ),
    "fee": Attribute(
        money(15, 900),
        [
            "The {e} costs {v}.", "The fee for the {e} is {v}.", "You pay {v} for the {e}.", "The price of the {e} is {v}.", "The {e}: fee {v}.",
            "To take part in the {e} costs {v}.", "Students pay {v} to join the {e}.", "A place in the {e} costs {v}.", "The school asks {v} for the {e}.",
            "For {v} you can sit in the {e}.",
        ],
        [
            "How much does the {e} cost?", "What is the fee for the {e}?", "How much do I pay for the {e}?", "What is the price of the {e}?",
            "Fee for the {e}?", "What does a place in the {e} cost?", "I need to know what the {e} costs.", "How much does the school ask for the {e}?",
            "What do students pay to join the {e}?",
        ],
    ),
    "day": Attribute(
        of(w.DAYS),
        [
            "The {e} is on {v}.", "The {e} meets every {v}.", "Every {v} there is a lesson of the {e}.", "The lessons of the {e} are on {v}.",
            "The {e}: every {v}.", "The {e} takes place each {v}.", "On {v} the students of the {e} come together.", "The weekly day of the {e} is {v}.",
            "Keep {v} free for the {e}.", "Week after week, {v} is the day of the {e}.",
        ],
        [
            "On which day of the week is the {e}?", "Which day does the {e} meet?", "On what weekday are the lessons of the {e}?",
            "What is the weekly day of the {e}?", "Weekday of the {e}?", "On which weekday does the {e} take place?",
            "Can you tell me which weekday the {e} is on?", "Which day of the week must I keep free for the {e}?",
            "On which weekday do the students of the {e} come together?",
        ],
    ),
    "room": Attribute(
        plain(lambda rng: rng.choice((f"room {rng.randint(2, 499)}", f"hall {rng.choice('ABCDEFG')}", f"room {rng.choice('ABCDEFG')}{rng.randint(2, 40)}"))),
        [
            "The {e} is held in {v}.", "The {e} meets in {v}.", "The lessons of the {e} are in {v}.", "Go to {v} for the {e}.", "The {e}: {v}.",
            "You will find the {e} in {v}.", "The {e} takes place in {v}.", "In {v} the {e} is taught.", "Students of the {e} sit in {v}.",
            "The school has given {v} to the {e}.",
        ],
        [
            "In which room is the {e} held?", "Where does the {e} meet?", "Where are the lessons of the {e}?", "Where do I go for the {e}?",
            "Room of the {e}?", "Which room is the {e} in?", "Tell me the room of the {e}.", "In which room do students of the {e} sit?",
            "What room has the school given to the {e}?",
        ],
    ),
    "places": Attribute(
        count(4, 120),
        [
            "The {e} has {v} places.", "There are {v} places in the {e}.", "The {e} takes up to {v} students.", "Up to {v} people can join the {e}.",
            "The {e}: {v} places.", "The number of places in the {e} is {v}.", "The {e} is open to {v} students.",
            "No more than {v} people fit into the {e}.", "With {v} students, the {e} is full.", "The school accepts {v} students for the {e}.",
        ],
        [
            "How many places does the {e} have?", "How many places are there in the {e}?", "How many students does the {e} take?",
            "How many people can join the {e}?", "Places in the {e}?", "What is the number of places in the {e}?",
            "Please tell me how many people can join the {e}.", "With how many students is the {e} full?",
            "How many students does the school accept for the {e}?",
        ],
    ),
}  # fmt: skip

KINDS: list[Kind] = [
    Kind(flight_name, FLIGHT), Kind(number_name, ORDER), Kind(hotel_name, HOTEL), Kind(number_name, TICKET),
    Kind(number_name, POLICY), Kind(medicine_name, MEDICINE), Kind(dish_name, RECIPE),
    Kind(job_name, JOB), Kind(match_name, MATCH),
    Kind(course_name, COURSE),
]  # fmt: skip
