"""Short texts and requests to fill a JSON object from them.

The texts are written by hand with slots; the last quarter of the templates and the last two key names of every field are kept for the test split."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from . import words as w
from .conversation import Conversation, pick_wording
from .facts import KIND_WEIGHTS, KINDS
from .grounded import _fill


@dataclass(frozen=True)
class Field:
    """`make(rng, split)` draws (how the text says it, the JSON value). Booleans are written by the template itself."""

    keys: list[str]
    type: str
    make: Callable


def text(make: Callable) -> Callable:
    def draw(rng, split):
        value = make(rng, split)
        return value, value

    return draw


def of(options: str) -> Callable:
    parts = options.split("|")
    return text(lambda rng, split: rng.choice(parts))


def whole(low: int, high: int) -> Callable:
    def draw(rng, split):
        value = rng.randint(low, high)
        return str(value), value

    return draw


def decimal(low: int, high: int, digits: int = 2) -> Callable:
    def draw(rng, split):
        value = rng.randint(low, high) + rng.choice((0.25, 0.75, 0.95, 0.49, 0.15) if digits == 2 else (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9))
        return f"{value:.{digits}f}", round(value, digits)

    return draw


def several(options: list[str], low: int = 2, high: int = 4) -> Callable:
    def draw(rng, split):
        chosen = rng.sample(options, rng.randint(low, high))
        return f"{', '.join(chosen[:-1])} and {chosen[-1]}", chosen

    return draw


def people(rng, split):
    chosen: list[str] = []
    while len(chosen) < 2 or (len(chosen) < 4 and rng.random() < 0.4):
        name = w.person(rng, split)
        if name not in chosen and "Dr." not in name:
            chosen.append(name)
    return f"{', '.join(chosen[:-1])} and {chosen[-1]}", chosen


def flag(rng, split):
    value = rng.random() < 0.5
    return "", value


def F(keys: str, kind: str, make: Callable) -> Field:
    return Field(keys.split(), kind, make)


def email(rng, split) -> str:
    return f"{rng.choice((rng.choice(w.FIRST_NAMES), w.invented(rng, split))).lower()}@{w.invented(rng, split).lower()}.{rng.choice(('com', 'org', 'net', 'example'))}"


def phone(rng, split) -> str:
    return rng.choice((f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}", f"0{rng.randint(20, 99)} {rng.randint(1000, 9999)}", f"555-{rng.randint(1000, 9999)}"))


def street(rng, split) -> str:
    return f"{rng.randint(1, 180)} {w.invented(rng, split)} {rng.choice(('Street', 'Road', 'Lane', 'Avenue', 'Square'))}"


def money(rng, split) -> str:
    return w.price(rng)


def title(rng, split) -> str:
    return rng.choice((
        f"The {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.OBJECTS).capitalize()}", f"{rng.choice(w.PLACES).capitalize()} of {w.invented(rng, split)}",
        f"A {rng.choice(('Night', 'Winter', 'Summer', 'Year', 'Week'))} in {w.town(rng, split)}", f"The Last {rng.choice(w.ANIMALS).capitalize()}", f"{w.invented(rng, split)}",
    ))  # fmt: skip


def company(rng, split) -> str:
    name = w.invented(rng, split)
    return rng.choice((name, f"{name} Ltd", f"{name} Works", f"{name} & {rng.choice(w.LAST_NAMES)}", f"{name} Foods", f"{name} Labs"))


def venue(rng, split) -> str:
    return f"{rng.choice(('the', 'the', 'the old', 'the new'))} {rng.choice(('town hall', 'library', 'school hall', 'market square', 'museum', 'theatre', 'sports hall', 'church', 'harbour', 'park'))}"


def duration(rng, split) -> str:
    return rng.choice((f"{rng.randint(2, 12)} hours", f"{rng.randint(10, 90)} minutes", f"{rng.randint(2, 14)} days", f"{rng.randint(2, 8)} weeks"))


def model_name(rng, split) -> str:
    return f"{w.invented(rng, split)} {w.code(rng)}"


FIELDS = {
    # people
    "person": F("name full_name person person_name individual who", "string", text(w.person)),
    "customer": F("customer customer_name client client_name ordered_by buyer purchaser", "string", text(w.person)),
    "sender": F("sender from sender_name sent_by from_name letter_from message_of", "string", text(w.person)),
    "recipient": F("recipient to recipient_name receiver to_name addressee sent_to", "string", text(w.person)),
    "author": F("author author_name writer written_by creator novelist", "string", text(w.person)),
    "organiser": F("organiser organizer host organised_by hosted_by planner arranged_by", "string", text(w.person)),
    "speaker": F("speaker speaker_name presenter guest_speaker lecturer talk_by", "string", text(w.person)),
    "teacher": F("teacher instructor trainer taught_by tutor course_leader", "string", text(w.person)),
    "contact": F("contact contact_person contact_name ask_for person_to_call reach_out_to", "string", text(w.person)),
    "owner": F("owner owner_name owned_by belongs_to proprietor holder", "string", text(w.person)),
    "guest": F("guest guest_name booked_by visitor lodger reserved_for", "string", text(w.person)),
    "patient": F("patient patient_name name full_name ill_person treated_person", "string", text(w.person)),
    "manager": F("manager head boss manager_name supervisor in_charge", "string", text(w.person)),
    "winner": F("winner first_place winner_name champion won_by top_runner", "string", text(w.person)),
    "runner_up": F("runner_up second_place second came_second silver_medal second_finisher", "string", text(w.person)),
    "founder": F("founder founded_by founder_name started_by set_up_by originator", "string", text(w.person)),
    "child": F("child child_name kid name youngster little_one", "string", text(w.person)),
    "driver": F("driver driver_name driven_by chauffeur at_the_wheel operator", "string", text(w.person)),
    "finder": F("finder found_by finder_name person_who_found_it discovered_by picked_up_by", "string", text(w.person)),
    "reporter": F("reporter reported_by reporter_name complainant filed_by raised_by", "string", text(w.person)),
    "attendees": F("attendees people present participants who_came members_present", "array", people),
    # places
    "city": F("city town location place municipality township", "string", text(w.town)),
    "birthplace": F("birthplace birth_place place_of_birth born_in hometown native_town", "string", text(w.town)),
    "origin": F("origin from departure start start_city leaving_from", "string", text(w.town)),
    "destination": F("destination to arrival end going_to target_city", "string", text(w.town)),
    "address": F("address street_address street location postal_address where_to_go", "string", text(street)),
    "venue": F("venue location place where hall_name event_location", "string", text(venue)),
    "room": F("room room_number room_no hall meeting_room chamber", "string", text(lambda rng, split: f"{rng.choice(('room', 'Room'))} {rng.randint(1, 60)}{rng.choice(('', '', 'A', 'B'))}")),
    "spot": F("place location where spot site exact_place", "string", text(lambda rng, split: f"the {rng.choice(w.PLACES)}")),
    "country_town": F("hotel_city city town place stay_in holiday_town", "string", text(w.town)),
    # times
    "date": F("date day on_date event_date when calendar_date", "string", text(lambda rng, split: w.date(rng))),
    "deadline": F("deadline due due_date apply_by latest_date closing_date", "string", text(lambda rng, split: w.date(rng))),
    "end_date": F("end_date until last_day ends_on check_out final_day", "string", text(lambda rng, split: w.date(rng))),
    "start_date": F("start_date begins_on first_day from_date check_in starting", "string", text(lambda rng, split: w.date(rng))),
    "time": F("time start_time starts_at hour begins_at clock_time", "string", text(lambda rng, split: w.clock(rng))),
    "arrival_time": F("arrival_time arrives_at arrival arrives lands_at eta", "string", text(lambda rng, split: f"{rng.randint(12, 23)}:{rng.choice(('05', '20', '35', '50'))}")),
    "weekday": F("day weekday day_of_week on_day week_day which_day", "string", of("|".join(w.DAYS))),
    "year": F("year founded founding_year since established start_year", "integer", whole(1500, 2024)),
    "birth_year": F("birth_year born year_of_birth born_in_year birth year_born", "integer", whole(1900, 2015)),
    "built": F("year built model_year year_built construction_year made_in_year", "integer", whole(1985, 2024)),
    "treatment": F("duration days length how_long period time_span", "string", text(lambda rng, split: f"{rng.randint(3, 20)} days")),
    "minutes_long": F("duration length how_long lasts time_needed takes", "string", text(lambda rng, split: rng.choice((f"{rng.randint(2, 4)} hours", f"{rng.randint(3, 18) * 5} minutes")))),
    "published": F("published publication_year year release_year came_out print_year", "integer", whole(1800, 2024)),
    "duration": F("duration length how_long lasts time_needed takes", "string", text(duration)),
    "opening": F("opens opening_time opens_at open_from first_hour doors_open", "string", text(lambda rng, split: f"{rng.randint(6, 10)}:{rng.choice(('00', '30'))}")),
    "closing": F("closes closing_time closes_at open_until shuts_at last_hour", "string", text(lambda rng, split: f"{rng.randint(16, 22)}:{rng.choice(('00', '30'))}")),
    "minutes": F("minutes cooking_time minutes_needed time_minutes cook_minutes oven_minutes", "integer", whole(5, 90)),
    # money
    "price": F("price cost asking_price price_text money_asked sum_asked", "string", text(money)),
    "rent": F("rent monthly_rent rent_per_month price rental_cost monthly_cost", "integer", whole(300, 2400)),
    "salary": F("salary pay wage monthly_salary income earnings", "integer", whole(1200, 6000)),
    "total": F("total total_price amount sum amount_due grand_total", "number", decimal(3, 300)),
    "fee": F("fee entry_fee ticket_price price entrance_cost admission", "integer", whole(2, 60)),
    "reward": F("reward finder_reward reward_amount bounty finders_fee thank_you_sum", "string", text(money)),
    "donated": F("raised amount_raised money_raised donations collected sum_collected", "integer", whole(100, 9000)),
    "discount": F("discount discount_percent percent_off reduction price_cut rebate", "integer", whole(5, 70)),
    "deposit": F("deposit down_payment security_deposit advance bond upfront_payment", "integer", whole(20, 900)),
    # numbers
    "age": F("age years_old age_in_years years person_age how_old", "integer", whole(3, 95)),
    "quantity": F("quantity count number_of_items amount how_many units", "integer", whole(2, 60)),
    "guests": F("guests number_of_guests party_size people head_count persons", "integer", whole(2, 30)),
    "rooms": F("rooms number_of_rooms room_count bedrooms how_many_rooms total_rooms", "integer", whole(1, 9)),
    "area": F("area size square_metres area_m2 floor_space living_area", "integer", whole(20, 300)),
    "floor": F("floor floor_number storey level on_floor which_floor", "integer", whole(1, 20)),
    "staff": F("employees staff employee_count number_of_employees workforce team_size", "integer", whole(3, 9000)),
    "rating": F("rating stars score star_rating marks points_given", "integer", whole(1, 5)),
    "pages": F("pages page_count number_of_pages length_in_pages page_total how_many_pages", "integer", whole(40, 900)),
    "weight": F("weight weight_kg kilograms kg mass heaviness", "number", decimal(1, 80, 1)),
    "distance": F("distance distance_km kilometres km route_length how_far", "number", decimal(2, 90, 1)),
    "temperature": F("temperature degrees temperature_c high max_temperature warmth", "integer", whole(2, 38)),
    "mileage": F("mileage kilometres_driven km odometer distance_driven kilometres_on_clock", "integer", whole(4000, 220000)),
    "servings": F("servings serves portions number_of_servings people_fed yield", "integer", whole(2, 12)),
    "visitors": F("visitors attendance number_of_visitors crowd visitor_count spectators", "integer", whole(50, 9000)),
    "seats": F("seats places free_places capacity spots_left open_seats", "integer", whole(4, 200)),
    "hours": F("hours hours_per_week weekly_hours working_hours workload hours_weekly", "integer", whole(8, 40)),
    "table_number": F("table table_number table_no seated_at_table table_id which_table", "integer", whole(1, 40)),
    "home_score": F("home_score home_goals goals_home home goals_of_home_team home_points", "integer", whole(0, 9)),
    "away_score": F("away_score away_goals goals_away away goals_of_away_team away_points", "integer", whole(0, 9)),
    "result_time": F("winning_time finish_time result race_time time_of_winner clocked", "string", text(lambda rng, split: f"{rng.randint(14, 59)}:{rng.randint(10, 59)} minutes")),
    # codes and addresses
    "phone": F("phone phone_number telephone tel contact_number call_us_at", "string", text(phone)),
    "email": F("email email_address mail e_mail contact_email electronic_mail", "string", text(email)),
    "order_id": F("order_id order_number order order_no order_reference purchase_number", "string", text(lambda rng, split: w.code(rng))),
    "invoice": F("invoice_number invoice invoice_id invoice_no bill_number bill_id", "string", text(lambda rng, split: w.code(rng))),
    "flight": F("flight flight_number flight_no flight_code plane_number air_service", "string", text(lambda rng, split: w.code(rng))),
    "booking": F("booking_code booking_number reservation_number reference confirmation_code booking_ref", "string", text(lambda rng, split: w.code(rng))),
    "ticket": F("ticket_id ticket ticket_number issue_id case_number tracker_id", "string", text(lambda rng, split: w.code(rng))),
    "version": F("version version_number release app_version software_version build", "string", text(lambda rng, split: f"{rng.randint(0, 12)}.{rng.randint(0, 30)}{rng.choice(('', f'.{rng.randint(0, 9)}'))}")),
    "plate": F("plate license_plate number_plate registration plate_number car_registration", "string", text(lambda rng, split: w.code(rng))),
    "serial": F("serial_number serial serial_no device_id unit_serial maker_number", "string", text(lambda rng, split: w.code(rng))),
    "platform": F("platform track platform_number departure_platform rail_platform boarding_track", "integer", whole(1, 18)),
    "gate": F("gate gate_number departure_gate boarding_gate exit_gate gate_code", "string", text(lambda rng, split: f"{rng.choice('ABCDE')}{rng.randint(1, 60)}")),
    # things
    "product": F("product item product_name article goods merchandise", "string", of("|".join(w.PRODUCTS))),
    "object": F("object item thing lost_item missing_thing belonging", "string", of("|".join(w.OBJECTS))),
    "colour": F("colour color colour_name shade paint tint", "string", of("|".join(w.COLOURS))),
    "material": F("material made_of fabric substance stuff raw_material", "string", of("|".join(w.MATERIALS))),
    "animal": F("animal kind species pet type_of_animal creature", "string", of("|".join(w.ANIMALS))),
    "pet_name": F("pet_name name called answers_to animal_name name_of_pet", "string", text(w.invented)),
    "dish": F("dish recipe food dish_name meal what_to_cook", "string", of("|".join(w.FOODS))),
    "ingredients": F("ingredients needed_foods ingredient_list contains things_needed foods_used", "array", several(w.FOODS, 2, 5)),
    "brand": F("brand make maker manufacturer trade_mark built_by", "string", text(w.invented)),
    "model": F("model model_name product_model type variant model_designation", "string", text(model_name)),
    "book": F("title book book_title title_of_book work volume_name", "string", text(title)),
    "film": F("film movie title film_title picture movie_name", "string", text(title)),
    "song": F("song title track song_title piece tune", "string", text(title)),
    "company": F("company company_name employer firm business organisation", "string", text(company)),
    "shop": F("shop store shop_name seller outlet vendor", "string", text(company)),
    "restaurant": F("restaurant restaurant_name place name eatery diner", "string", text(lambda rng, split: rng.choice((f"Cafe {w.invented(rng, split)}", f"The {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.ANIMALS).capitalize()}", f"{w.invented(rng, split)}'s Kitchen")))),
    "hotel": F("hotel hotel_name accommodation lodging stay_at inn", "string", text(lambda rng, split: rng.choice((f"Hotel {w.invented(rng, split)}", f"{w.invented(rng, split)} Inn", f"the {rng.choice(w.ANIMALS).capitalize()} Hotel")))),
    "team_home": F("home_team team_a home_side hosts local_team home_club", "string", text(w.town)),
    "team_away": F("away_team team_b away_side visitors visiting_team away_club", "string", text(w.town)),
    "job": F("job occupation profession job_title line_of_work works_as", "string", of("|".join(w.JOBS))),
    "hobby": F("hobby pastime interest favourite_activity free_time_activity leisure", "string", of("|".join(w.HOBBIES))),
    "hobbies": F("hobbies interests likes activities pastimes enjoys", "array", several(w.HOBBIES)),
    "languages": F("languages spoken_languages speaks languages_known tongues language_list", "array", several(w.LANGUAGES)),
    "instrument": F("instrument musical_instrument plays instrument_name played_instrument music_tool", "string", of("|".join(w.INSTRUMENTS))),
    "subject": F("subject topic field course study_subject area_of_study", "string", of("|".join(w.SUBJECTS))),
    "problem": F("problem issue fault error defect what_is_wrong", "string", of("the screen stays black|it makes a loud noise|the door does not close|the battery is empty after an hour|water runs out of it|the login page does not load|the handle is broken|it does not start|the lamp keeps blinking|the paper gets stuck")),
    "weather": F("weather conditions sky forecast outlook weather_type", "string", of("sunny|cloudy|rainy|windy|foggy|snowy|stormy|clear")),
    "wind": F("wind wind_direction wind_from direction breeze_from blowing_from", "string", of("north|south|east|west|north-east|south-west")),
    "priority": F("priority urgency importance priority_level severity how_urgent", "string", of("low|medium|high|urgent")),
    "status": F("status state order_status current_status condition progress", "string", of("shipped|packed|delivered|paid|cancelled|waiting|returned")),
    "symptom": F("symptom complaint problem reason ailment trouble", "string", of("a sore throat|a headache|a cough|a stiff neck|back pain|a fever|an earache|a swollen knee")),
    "medicine": F("medicine drug medication prescribed remedy treatment", "string", text(w.invented)),
    "colours": F("colours colors available_colours colour_options shades palette", "array", several(w.COLOURS)),
    "tasks": F("tasks todo to_do task_list chores jobs_to_do", "array", several("water the plants|feed the cat|buy milk|wash the car|call the bank|clean the windows|post the letters|fix the fence|mow the lawn|book the tickets|bake a cake|return the books".split("|"))),
    "shopping": F("items shopping_list things_to_buy products groceries buy_list", "array", several(w.FOODS, 2, 5)),
    "days": F("days open_days weekdays which_days training_days days_of_week", "array", several(w.DAYS, 2, 3)),
    "meeting_topic": F("topic subject agenda about theme matter", "string", of("the new website|the summer party|the budget|the office move|the annual report|safety at work|the new logo|the parking places|the holiday plan|the broken heating")),
    "species_food": F("food eats diet feed nourishment lives_on", "string", of("|".join(w.FOODS))),
    # yes or no
    "pets": F("pets_allowed pets allows_pets pet_friendly animals_welcome pets_ok", "boolean", flag),
    "parking": F("parking has_parking parking_available free_parking car_space place_to_park", "boolean", flag),
    "paid": F("paid is_paid payment_received settled already_paid bill_settled", "boolean", flag),
    "furnished": F("furnished is_furnished has_furniture with_furniture comes_furnished includes_furniture", "boolean", flag),
    "breakfast": F("breakfast breakfast_included includes_breakfast with_breakfast morning_meal has_breakfast", "boolean", flag),
    "chipped": F("chipped has_chip microchip is_chipped carries_chip chip_present", "boolean", flag),
    "full_time": F("full_time is_full_time fulltime full_time_job whole_week full_day_work", "boolean", flag),
    "recommended": F("recommended recommends would_recommend recommend worth_it advises", "boolean", flag),
    "vegetarian": F("vegetarian is_vegetarian meat_free without_meat veggie no_meat", "boolean", flag),
    "insured": F("insured is_insured insurance has_insurance covered with_cover", "boolean", flag),
    "wifi": F("wifi has_wifi wifi_included internet wireless net_access", "boolean", flag),
    "free": F("free free_entry is_free no_charge costs_nothing without_fee", "boolean", flag),
    "indoors": F("indoors is_indoors inside held_inside under_roof roofed", "boolean", flag),
    "delayed": F("delayed is_delayed late has_delay behind_time running_late", "boolean", flag),
    "working": F("working works is_working functional in_order operates", "boolean", flag),
}  # fmt: skip

# {field} is a value, {field?said when true|said when false} a boolean; [a|b] are two ways to say it. The last quarter is for the test split.
DOCUMENTS = [
    "[Dear|Hello|Hi] {recipient},\n\n[please remember|this is to remind you of] our meeting about {meeting_topic} on {date} at {time} in {room}.\n\n[Kind regards|Best wishes|Regards],\n{sender}",
    "For sale: {colour} bicycle by {brand}. [Price|I ask for]: {price}. It can be seen in {city}. [Call|Ring] {owner} at {phone}.",
    "[Flat|Apartment] to let in {city}, {rooms} rooms, {area} square metres, on floor {floor}. The rent is {rent} euros a month. {pets?Pets are welcome.|Please, no pets.} {furnished?It comes with furniture.|It is not furnished.}",
    "[LOST|MISSING]: a {colour} {animal} called {pet_name}, last seen near {address}. {chipped?It has a chip.|It has no chip.} [Finders get|There is a reward of] {reward}. Phone {phone}.",
    "{person} was born in {birthplace} in {birth_year}. After school {person} [became|started work as] a {job} and moved to {city}. [In the free time|On weekends], {hobby} is what {person} loves most.",
    "Order {order_id}\nCustomer: {customer}\nItem: {product}\nQuantity: {quantity}\nTotal: {total} euros\nStatus: {status}",
    "[Thank you for your order|We have received your order], {customer}! Your {product} will be sent to {address}. The order number is {order_id} and the total comes to {total} dollars. {paid?Your payment has reached us.|We are still waiting for your payment.}",
    "{dish} for {servings} people. [Takes|Needs] {minutes} minutes. You need {ingredients}. {vegetarian?There is no meat in it.|It contains meat.}",
    "[Concert|Big concert|Open-air concert] in {city}! On {date} at {time}, {person} plays the {instrument} in {venue}. [Entry costs|Tickets are] {fee} euros.",
    "{restaurant} in {city}: I gave it {rating} stars. We had the {dish}, which cost {price}. The waiter was {rating_word}. {recommended?I would go there again.|I would not go there again.}",
    "We are looking for a {job} at {company} in {city}. [The pay is|You earn] {salary} euros a month for {hours} hours a week. [Apply|Write to us] by {deadline}. Your contact is {contact}.",
    "{company} was founded in {year} by {founder}. [Today it has|It now employs] {staff} people and makes {product}. The head office is in {city}.",
    "Flight {flight} from {origin} to {destination} leaves at {time} from gate {gate}. {delayed?It is late today.|It is on time.} [It lands|Landing is] at {arrival_time}.",
    "The train to {destination} [leaves|departs] {origin} at {time} from platform {platform} and arrives at {arrival_time}. A ticket costs {price}.",
    "Invoice {invoice}\nDate: {date}\nBilled to: {customer}\nFor: {quantity} {product}\nAmount: {total} euros\nPlease pay by {deadline}.",
    "[Weather for|The weather in] {city} on {weekday}: {weather}, up to {temperature} degrees, wind from the {wind}.",
    "Ticket {ticket} was opened by {reporter}. Device: {model}. Problem: {problem}. Priority: {priority}.",
    "The novel \"{book}\" by {author} [came out|was published] in {published}. It has {pages} pages and is set in {city}.",
    "[Meeting notes|Minutes], {date}. Present: {attendees}. Topic: {meeting_topic}. [The next meeting is|We meet again] on {end_date} in {room}.",
    "Hi {recipient}, I am away [this week|for a few days]. Could you please {tasks}? The key is in {spot}. [Thanks|Many thanks]! {sender}",
    "Dr. Marsh saw {patient}, aged {age}, on {date}. {patient} has {symptom}. [Prescribed|Given]: {medicine}, twice a day for {treatment}.",
    "[Football|Handball|Full time]: the match between {team_home} and {team_away} in {city} ended {home_score} to {away_score} in front of {visitors} people.",
    "[Evening class|New course]: {subject} with {teacher}, every {weekday} at {time} in {room}. It [lasts|runs for] {duration} and costs {fee} euros. {seats} places are free.",
    "My name is {person} and I am {age} years old. I live in {city} and work as a {job}. I speak {languages}. [You can reach me|Write to me] at {email}.",
    "Reservation {booking}: {guest}, {guests} people, on {date} at {time}, table {table_number}.",
    "[We booked|Your booking:] {hotel} in {country_town}, from {start_date} to {end_date}, for {guests} guests. {breakfast?Breakfast is included.|Breakfast is not included.} The code is {booking}.",
    "Used car: {brand}, {colour}, built in {built}, {mileage} kilometres. {insured?It is insured.|It is not insured.} [Asking|Price] {price}. Contact {owner}, {email}.",
    "Found [on the bus|in the park|at the station] on {date}: a {colour} {object} made of {material}. It was handed in by {finder} and can be picked up in {spot}.",
    "[Notice|To all tenants]: on {date} the water will be turned off at {address} from {time} for {minutes_long}. [Questions? Ask|For questions call] {contact}, {phone}.",
    "The shop {shop} in {city} is open on {days} from {opening} to {closing}. It sells {product}. {parking?You can park in front of it.|There is nowhere to park.}",
    "{winner} won the {city} race over {distance} kilometres in {result_time}. Second was {runner_up}. {visitors} people [watched|came to see it].",
    "Shopping list for {weekday}: {shopping}. [Do not spend|Spend no] more than {price}. [Shop at|Get it all at] {shop}.",
    "Version {version} of {model} [came out|was released] on {date}. It fixes this fault: {problem}. [Reported by|Thanks to] {reporter}.",
    "[You are invited|Come along]! {child} turns {age} on {date}. The party is at {address} and starts at {time}. Please tell {organiser} if you can come.",
    "{speaker} will talk about {subject} on {weekday} at {time} in {venue}. {free?Entry is free.|There is an entry fee.} The talk [lasts|takes] {minutes_long}.",
    "Parcel from {sender} to {recipient}, weight {weight} kilograms, contents: {object}. [Deliver to|Address]: {address}.",
    "At {venue} in {city}, {donated} euros were collected for the [new roof|school|animal home]. {organiser} had planned the day. About {visitors} people came.",
    "[Zoo news|News from the zoo]: {pet_name}, our {animal}, weighs {weight} kilograms and eats {species_food}. The keeper is {person}. Visits are possible on {weekday}.",
    "{company} sells the {model} now {discount} percent cheaper, for {total} dollars. It comes in {colours}. The offer [ends|is over] on {end_date}.",
    "The film \"{film}\" runs on {weekday} at {time}. It was made by {person} in {published} and lasts {minutes} minutes. A seat costs {fee} euros.",
    "[I should like to complain|This is a complaint]. On {date} I bought a {model} at {shop}, serial number {serial}. Now {problem}. Please call me at {phone}. {customer}",
    "Teacher: {teacher}. Subject: {subject}. Pupil: {child}. Mark: {rating}. [Remark|Note]: the next test is on {date} in {room}.",
    "[Choir|Band] practice is on {days} at {time} in {venue}. We now sing \"{song}\". New members ask {contact}, {email}. {parking?Parking is possible.|Parking is not possible.}",
    "[Room|Guest room] at {hotel}: {price} a night, {wifi?with wifi|without wifi}, {breakfast?with breakfast|without breakfast}. The manager is {manager}. Call {phone}.",
    "Report: the car with the plate {plate}, driven by {driver}, hit a fence in {city} at {time} on {date}. {insured?The car is insured.|The car has no insurance.}",
    # The last quarter, for the test split.
    "Garage sale at {address} on {weekday}, from {opening} to {closing}. Mostly {product}. Ask for {organiser}. Everything is {discount} percent off after noon.",
    "Dear {recipient},\n\nyour library book \"{book}\" by {author} was due on {deadline}. The fine is {price}. Please bring it back to {venue}.\n\n{sender}",
    "Rental agreement: {customer} rents a {colour} {brand} with the plate {plate} from {start_date} to {end_date}. Deposit: {deposit} euros. {insured?Insurance is part of the price.|Insurance is not part of the price.}",
    "Job profile. Name: {person}. Profession: {job}. Languages: {languages}. Hobbies: {hobbies}. Expected pay: {salary} euros. {full_time?Wants to work full time.|Wants to work part time.}",
    "{company} has moved. From {start_date} you find us at {address} in {city}. Our new number is {phone}. {manager} runs the office.",
    "Hiking tour to {destination}: {distance} kilometres, {duration}. We meet on {date} at {time} at {venue}. The guide is {person}. It costs {fee} euros.",
    "Adopt me! I am {pet_name}, a {age} year old {animal}. {chipped?I carry a chip.|I carry no chip.} I love {species_food}. Visit me in {city}, on {days}.",
    "Repair slip {ticket}: {brand} radio of {customer}. Fault: {problem}. Cost: {total} euros. Ready on {deadline}. {paid?Paid.|Not paid yet.}",
    "{author}, a {job} from {city}, has written a song called \"{song}\". It lasts {minutes} minutes and is played on the {instrument}.",
    "Exam in {subject} on {date}, {time}, {room}. It takes {minutes_long}. {seats} students are signed up. Supervisor: {manager}.",
    "The museum in {city} shows {quantity} clocks from {start_date} until {end_date}. {indoors?It is all indoors.|It is all out of doors.} Guided by {speaker}. Entry: {price}.",
    "Delivery note. Goods: {quantity} {product}, {weight} kilograms in all. Driver: {driver}. From {origin} to {destination}. Arrives at {arrival_time}.",
    "Lunch order for {guest} at {restaurant}: {ingredients}. To be picked up at {time}. Phone {phone}. Total {total} euros.",
    "Yesterday {person}, {age}, saved a {animal} from the river in {city}. The {job} got a {object} as a thank-you from {sender}.",
    "Inspection of the {object} factory at {address}: {staff} workers, founded {year}. {working?The alarm works.|The alarm does not work.} Checked by {reporter} on {date}.",
]  # fmt: skip

FIELDS["rating_word"] = F("service waiter staff_manner service_quality waiting_staff manner", "string", of("friendly|slow|rude|quick|polite|very kind"))
TEST_DOCUMENTS = len(DOCUMENTS) // 4
SLOT = re.compile(r"\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}")


@dataclass
class Document:
    text: str
    values: dict[str, object]  # by field, in the order of the text


def document(rng, split: str) -> Document:
    template = rng.choice(DOCUMENTS[-TEST_DOCUMENTS:] if split == "test" else DOCUMENTS[:-TEST_DOCUMENTS])
    template = re.sub(r"\[([^\[\]]*)\]", lambda match: rng.choice(match[1].split("|")), template)
    said: dict[str, str] = {}
    values: dict[str, object] = {}

    def put(match) -> str:
        name, when_true, when_false = match.groups()
        if name not in values:
            for _ in range(9):
                said[name], values[name] = FIELDS[name].make(rng, split)
                if not said[name] or list(said.values()).count(said[name]) == 1:
                    break
        return (when_true if values[name] else when_false) if when_true is not None else said[name]

    written = SLOT.sub(put, template)
    written = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", written)
    return Document(written[0].upper() + written[1:] if rng.random() < 0.8 else written, values)


def from_facts(rng, split: str) -> tuple[str, list[tuple[str, str, object]]]:
    """A text of the sentences that the grounded questions use, with the attributes' names as keys."""
    kind = rng.choices(KINDS, KIND_WEIGHTS)[0]
    entity = kind.name(rng, split)
    names = rng.sample(sorted(kind.attributes), min(len(kind.attributes), rng.randint(2, 5)))
    fields, sentences = [], []
    for name in names:
        attribute = kind.attributes[name]
        value = attribute.value(rng, split)
        sentences.append(_fill(pick_wording(rng, attribute.statements, split), entity, value))
        if value.isdigit() and len(value) < 8 and value[0] != "0":
            fields.append((name.lower().replace(" ", "_"), "integer", int(value)))
        else:
            fields.append((name.lower().replace(" ", "_"), "string", value))
    if rng.random() < 0.4:
        fields.insert(0, (rng.choice(("name", "entity", "subject")), "string", entity.removeprefix("the ")))
    return " ".join(sentences), list({key: (key, kind, value) for key, kind, value in fields}.values())


# {t} is the text, {k} the keys as the form writes them.
LISTED = [
    "{t}\n\nReturn a JSON object with the keys {k}.",
    "{t}\n\nFields: {k}\nAnswer in JSON.",
    "Extract {k} from this text as JSON.\n\n{t}",
    "Text: {t}\n\nGive me JSON with {k}.",
    "Read the text and fill a JSON object. Keys: {k}.\n\n{t}",
    "{t}\n\nMake a JSON object out of this. Use these keys: {k}",
    "I need the following as JSON: {k}.\n\n{t}",
    "Turn this into JSON with the fields {k}:\n{t}",
    "Pull {k} out of the text below. Reply with JSON only.\n\n{t}",
    "{t}\n---\nJSON with keys {k}, please.",
    "Keys: {k}\nText: {t}\nJSON:",
    "From the message below, get {k}. Format: JSON.\n\n{t}",
    "Which values do these fields have: {k}? Answer as a JSON object.\n\n{t}",
    "Parse this into an object with {k}.\n\n{t}\n\nOnly output the JSON.",
    "Write {k} as one JSON object, taken from: \"{t}\"",
    "{t}\n\nPlease convert the text to JSON. I want {k}, in this order.",
    "Your job is to fill in {k} as JSON properties. Here is the source.\n\n{t}",
]  # fmt: skip
LINES = [
    "{t}\n\nExtract these fields as JSON:\n{k}",
    "Fill in a JSON object with these keys:\n{k}\n\nText: {t}",
    "Fields:\n{k}\n\n{t}\n\nReply with JSON.",
    "{t}\n\nI want a JSON object that has\n{k}",
    "Get the following from the text, as JSON.\n{k}\n\n{t}",
    "Text:\n{t}\n\nKeys:\n{k}\n\nOutput JSON only.",
    "Data sheet:\n{k}\nComplete it from this text, as JSON: {t}",
    "Look for the points below in the text and hand them back as a JSON object.\n{k}\n\n{t}",
]  # fmt: skip
SHAPED = [
    "{t}\n\nReply with JSON of this form:\n{k}",
    "Text: {t}\n\nAnswer in this format: {k}",
    "Fill this in from the text.\n{k}\n\n{t}",
    "{t}\n\nReturn an object like {k}",
    "Extract the data from the text. The result must look like this: {k}\n\n{t}",
    "Format:\n{k}\n\nText:\n{t}\n\nJSON:",
    "Here is a text: {t}\n\nGive the facts as {k}",
    "Use this template: {k}\nText: {t}",
    "Follow this example shape: {k}\n\nSource text: {t}",
    "The answer has to be an object of the shape {k}. It is about this text:\n{t}",
]  # fmt: skip
SCHEMA = [
    "{t}\n\nReply with JSON that fits this schema:\n{k}",
    "JSON schema: {k}\n\nText: {t}",
    "Extract the data as an object of this schema.\n{k}\n\n{t}",
    "{t}\n\nSchema: {k}\nOutput:",
    "Answer with JSON that follows the schema.\n\nSchema:\n{k}\n\nText:\n{t}",
    "Fill this schema from the text.\n{k}\n\nText: {t}",
    "Here is a schema, {k}, and here is a text: {t}\n\nGive me the matching object.",
    "The reply must be valid against {k}\n\nTake the values from this text: {t}",
]  # fmt: skip
TYPES = [
    "{t}\n\nReturn a value of this type:\n{k}",
    "{k}\n\nExtract it from the text as JSON: {t}",
    "Text: {t}\n\nGive me JSON of the type\n{k}",
    "Type:\n{k}\n\nText:\n{t}\n\nJSON:",
    "Parse the text into this type and print it as JSON.\n{k}\n\n{t}",
    "{t}\n\nAs JSON, please, typed as {k}",
    "Produce JSON that matches {k} from what follows.\n\n{t}",
    "My code expects {k}. Build it out of this text.\n\n{t}",
]  # fmt: skip
IN_WORDS = [
    "{t}\n\nExtract {k} as JSON.",
    "Extract {k} from the text and write JSON.\n\n{t}",
    "{t}\n\nGive me {k} in JSON.",
    "What are {k}? Answer in JSON.\n\n{t}",
    "Find {k} in this text. Reply with a JSON object.\n\n{t}",
    "Please read the following and note {k} as JSON.\n\n{t}",
    "{t}\n\nI only need {k}. JSON, please.",
    "Take {k} out of the text below and answer with JSON.\n\n{t}",
    "As a JSON object, tell me {k} from this: {t}",
    "Could you pick out {k} and put them into JSON?\n\n{t}",
]  # fmt: skip
FRAMES = {"listed": LISTED, "lines": LINES, "shaped": SHAPED, "schema": SCHEMA, "types": TYPES, "words": IN_WORDS}
FORM_WEIGHTS = {"listed": 8, "lines": 3, "shaped": 5, "schema": 4, "types": 3, "words": 5}
AGAIN = [
    "Now {k} as JSON.", "And {k}, please, also as JSON.", "From the same text, JSON with {k}.", "Next, give me {k}.", "Now extract {k}.", "One more object from this text: {k}.",
    "Do the same for {k}.", "I also need an object with {k}.",
]  # fmt: skip
SYSTEM = [
    "You extract data from texts. Reply with JSON only.", "Answer with one JSON object and nothing else.", "You turn texts into JSON.", "Reply in JSON.",
    "You are a data entry assistant. Your replies are JSON objects.", "Only answer with valid JSON.", "All replies must be JSON. Copy values as they stand in the text.",
    "Output format: a single JSON object.",
]  # fmt: skip
SYSTEM_KEYS = [
    "Extract these fields from every message as JSON: {k}.", "Each message is a text. Reply with a JSON object with the keys {k}.", "You read texts and answer with JSON. Keys: {k}.",
    "For every text, give {k} as a JSON object.", "Turn what the user sends into JSON with the fields {k}.", "Output JSON with {k} and nothing else.",
    "The user sends you texts. From each one, fill in {k}. Format: JSON.", "Whatever comes in, hand back one object holding {k}.",
]  # fmt: skip
MISSING = [
    "Use null for what the text does not say.", "If something is missing, write null.", "Unknown values are null.", "Put null where the text says nothing.",
    "Write null when a value is not there.", "Missing fields must be null.", "Anything the text leaves open becomes null.", "Where you find no value, null goes in.",
]  # fmt: skip


def _join(parts: list[str], rng, comma_only: bool = False) -> str:
    if comma_only or len(parts) == 1 or rng.random() < 0.5:
        return ", ".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def _camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _keys_text(rng, form: str, fields: list[tuple[str, str, object]], with_null: bool) -> str:
    keys = [key for key, _, _ in fields]
    if form == "listed":
        mark = rng.choice(("{}", "{}", "{}", '"{}"', "`{}`", "'{}'"))
        return _join([mark.format(key) for key in keys], rng)
    if form == "lines":
        typed = rng.random() < 0.4
        mark = rng.choice(("- {}", "- {}", "* {}", "{}", '"{}"', "• {}"))
        return "\n".join(mark.format(key) + (f" ({kind})" if typed else "") for key, kind, _ in fields)
    if form == "words":
        return _join([f"the {key.replace('_', ' ')}" for key in keys], rng)
    if form == "shaped":
        style = rng.randrange(5)
        samples = {
            0: dict.fromkeys(("string", "integer", "number", "boolean", "array"), '"..."'),
            1: {"string": '"..."', "integer": "0", "number": "0.0", "boolean": "true", "array": '["..."]'},
            2: {"string": '"string"', "integer": '"integer"', "number": '"number"', "boolean": '"boolean"', "array": '"array"'},
            3: {"string": '""', "integer": "0", "number": "0", "boolean": "false", "array": "[]"},
            4: {},
        }[style]
        return "{" + ", ".join(f'"{key}": {samples.get(kind, f"<{key}>")}' for key, kind, _ in fields) + "}"
    if form == "schema":
        properties = {}
        for key, kind, _ in fields:
            entry: dict = {"type": [kind, "null"] if with_null else kind}
            if kind == "array":
                entry["items"] = {"type": "string"}
            properties[key] = entry
        schema: dict = {"type": "object", "properties": properties}
        if rng.random() < 0.5:
            schema["required"] = keys
        if rng.random() < 0.2:
            schema["additionalProperties"] = False
        return json.dumps(schema, indent=rng.choice((None, None, None, 2)))
    types = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "array": "string[]"}
    end = " | null" if with_null else ""
    if rng.random() < 0.5:
        return "{ " + "; ".join(f"{key}: {types[kind]}{end}" for key, kind, _ in fields) + " }"
    name = rng.choice(("Result", "Data", "Entry", "Record"))
    lines = "\n".join(f"  {key}: {types[kind]}{end};" for key, kind, _ in fields)
    return rng.choice((f"interface {name} {{\n{lines}\n}}", f"type {name} = {{\n{lines}\n}};"))


# Keys with these words do not read well as "the ..." in a sentence.
NO_NOUN = set("at by on in is has from to with who when where how what which for until does works operates speaks likes eats plays contains needed driven owned".split())


def _key(rng, field: Field, split: str, used: set[str], nouns: bool) -> str:
    """A name not yet used for another field of the object."""
    kept = field.keys[-2:] if split == "test" else field.keys[:-2]
    if nouns:
        kept = [key for key in kept if not NO_NOUN & set(key.split("_"))] or field.keys[:1]
    free = [key for key in kept if key not in used] or [key for key in field.keys[:-2] if key not in used] or field.keys[:1]
    return free[0] if split == "train" and rng.random() < 0.3 else rng.choice(free)


def _fields_of(rng, split: str, nouns: bool) -> tuple[str, list[tuple[str, str, object]]]:
    if rng.random() < (0.2 if split == "train" else 0.1):
        return from_facts(rng, split)
    source = document(rng, split)
    used: set[str] = set()
    fields = []
    for name, value in source.values.items():
        key = _key(rng, FIELDS[name], split, used, nouns)
        used.add(key)
        fields.append((key, FIELDS[name].type, value))
    return source.text, fields


def _object(fields: list[tuple[str, str, object]]) -> str:
    return json.dumps({key: value for key, _, value in fields}, ensure_ascii=False)


def extraction(rng, split: str) -> Conversation:
    form = rng.choices(list(FORM_WEIGHTS), list(FORM_WEIGHTS.values()))[0]
    source, fields = _fields_of(rng, split, form == "words")
    if form != "words" and rng.random() < 0.2:
        fields = [(_camel(key), kind, value) for key, kind, value in fields]
    whole_set = fields
    wanted = rng.sample(fields, rng.randint(min(2, len(fields)), min(len(fields), 6)))
    if rng.random() < 0.5:
        wanted = [field for field in fields if field in wanted]
    if len(fields) > 1 and rng.random() < 0.06:
        wanted = wanted[:1]
    with_null = rng.random() < 0.1
    note = ""
    if with_null:
        note = " " + pick_wording(rng, MISSING, split)
        if rng.random() < 0.7:
            taken = {key for key, _, _ in fields}
            # Of a far subject, so that nothing in the text could be meant.
            other = rng.choice(["blood_type", "shoe_size", "password", "middle_name", "tax_number", "postcode", "favourite_film", "nickname", "bank_account", "fax"])
            if other not in taken:
                wanted.insert(rng.randint(0, len(wanted)), (other, "string", None))
    reply = _object(wanted)
    if form == "listed" and rng.random() < 0.25:
        frame = pick_wording(rng, SYSTEM_KEYS, split)
        messages = [("system", frame.replace("{k}", _keys_text(rng, form, wanted, with_null)) + note), ("user", source)]
        return Conversation([*messages, ("assistant", reply)], 0.1, "extraction")
    messages = []
    if rng.random() < 0.2:
        messages.append(("system", pick_wording(rng, SYSTEM, split)))
    request = pick_wording(rng, FRAMES[form], split)
    keys = _keys_text(rng, form, wanted, with_null)
    if note and not request.endswith("{t}"):
        request, note = request + (note if request.endswith((".", "}")) else "\n" + note.strip()), ""
    elif note:
        request, note = note.strip() + " " + request if not request.startswith("{") else note.strip() + "\n\n" + request, ""
    messages.append(("user", request.replace("{k}", keys).replace("{t}", source)))
    messages.append(("assistant", reply))
    rest = [field for field in whole_set if field not in wanted]
    if form == "listed" and len(rest) >= 2 and rng.random() < 0.3:
        wanted = rng.sample(rest, rng.randint(1, len(rest)))
        messages.append(("user", pick_wording(rng, AGAIN, split).replace("{k}", _keys_text(rng, form, wanted, False))))
        messages.append(("assistant", _object(wanted)))
    return Conversation(messages, 0.1, "extraction")
