"""Short texts and requests to fill a JSON object from them.

The texts are written by hand with slots; the last quarter of the templates and the last two key names of every field are kept for the test split."""

import json
import re
from dataclasses import dataclass

from . import words as w
from .conversation import Conversation, pick_wording
from .extraction_fields import (
    MORE_FIELDS,
    F,
    Field,
    company,
    decimal,
    duration,
    email,
    flag,
    model_name,
    money,
    of,
    people,
    phone,
    several,
    street,
    text,
    title,
    venue,
    whole,
)
from .extraction_texts import MORE_DOCUMENTS
from .extraction_texts_2 import EVEN_MORE_DOCUMENTS
from .worlds.people_and_things import KIND_WEIGHTS, KINDS
from .grounded import _fill


FIELDS = {
    # people
    "person": F("name full_name person person_name man_or_woman subject_name named called individual who", "string", text(w.person)),
    "customer": F("customer customer_name client client_name ordered_by customer_full_name name_of_customer shopper account_holder buyer purchaser", "string", text(w.person)),
    "sender": F("sender from sender_name sent_by from_name writer signed signed_by author_of_letter letter_from message_of", "string", text(w.person)),
    "recipient": F("recipient to recipient_name receiver to_name name_of_recipient dear letter_to reader addressee sent_to", "string", text(w.person)),
    "author": F("author author_name writer written_by author_name_full penned_by text_by novel_by creator novelist", "string", text(w.person)),
    "organiser": F("organiser organizer host organised_by hosted_by organised event_manager run_by organizer_name planner arranged_by", "string", text(w.person)),
    "speaker": F("speaker speaker_name presenter guest_speaker talk_given_by lecture_by talker name_of_speaker lecturer talk_by", "string", text(w.person)),
    "teacher": F("teacher instructor trainer taught_by teacher_name lessons_by class_teacher name_of_teacher tutor course_leader", "string", text(w.person)),
    "contact": F("contact contact_person contact_name ask_for call contact_us person_in_charge questions_to person_to_call reach_out_to", "string", text(w.person)),
    "owner": F("owner owner_name owned_by belongs_to possessor name_of_owner owner_full_name current_owner proprietor holder", "string", text(w.person)),
    "guest": F("guest guest_name booked_by visitor name_of_guest booking_name booked_for reservation_name lodger reserved_for", "string", text(w.person)),
    "patient": F("patient patient_name name full_name name_of_patient seen_person sick_person case ill_person treated_person", "string", text(w.person)),
    "manager": F("manager head boss manager_name managed_by led_by head_of_team responsible supervisor in_charge", "string", text(w.person)),
    "winner": F("winner first_place winner_name champion name_of_winner victor gold_medal came_first won_by top_runner", "string", text(w.person)),
    "runner_up": F("runner_up second_place second came_second number_two runner_up_name place_2 silver silver_medal second_finisher", "string", text(w.person)),
    "founder": F("founder founded_by founder_name started_by founding_person created_by name_of_founder begun_by set_up_by originator", "string", text(w.person)),
    "child": F("child child_name kid name name_of_child son_or_daughter birthday_child children_name youngster little_one", "string", text(w.person)),
    "driver": F("driver driver_name driven_by chauffeur name_of_driver motorist person_driving car_driver at_the_wheel operator", "string", text(w.person)),
    "finder": F("finder found_by finder_name person_who_found_it name_of_finder who_found_it honest_finder found_by_person discovered_by picked_up_by", "string", text(w.person)),
    "reporter": F("reporter reported_by reporter_name complainant name_of_reporter report_from ticket_from opened_by filed_by raised_by", "string", text(w.person)),
    "attendees": F("attendees people present participants attendee_list names_of_attendees guests_at_meeting people_at_meeting who_came members_present", "array", people),
    # places
    "city": F("city town location place city_name name_of_city in_city lives_in municipality township", "string", text(w.town)),
    "birthplace": F("birthplace birth_place place_of_birth born_in birth_town city_of_birth native_city place_born hometown native_town", "string", text(w.town)),
    "origin": F("origin from departure start starting_point departure_city departs_from city_from start_city leaving_from", "string", text(w.town)),
    "destination": F("destination to arrival end city_to goal arrives_in destination_city going_to target_city", "string", text(w.town)),
    "address": F("address street_address street location house_address street_and_number home_address full_address postal_address where_to_go", "string", text(street)),
    "venue": F("venue location place where venue_name takes_place_at held_at building hall_name event_location", "string", text(venue)),
    "room": F("room room_number room_no hall room_name in_room which_room room_label meeting_room chamber", "string", text(lambda rng, split: f"{rng.choice(('room', 'Room'))} {rng.randint(1, 60)}{rng.choice(('', '', 'A', 'B'))}")),
    "spot": F("place location where spot found_at position kept_in at_place site exact_place", "string", text(lambda rng, split: f"the {rng.choice(w.PLACES)}")),
    "country_town": F("hotel_city city town place hotel_town in_town destination_town city_of_stay stay_in holiday_town", "string", text(w.town)),
    # times
    "date": F("date day on_date event_date date_of_event the_date day_and_month held_on when calendar_date", "string", text(lambda rng, split: w.date(rng))),
    "deadline": F("deadline due due_date apply_by due_by last_date final_date pay_by latest_date closing_date", "string", text(lambda rng, split: w.date(rng))),
    "end_date": F("end_date until last_day ends_on date_of_end to_date ending end_of_period check_out final_day", "string", text(lambda rng, split: w.date(rng))),
    "start_date": F("start_date begins_on first_day from_date date_of_start begin beginning start_of_period check_in starting", "string", text(lambda rng, split: w.date(rng))),
    "time": F("time start_time starts_at hour at_time time_of_day starting_time begins begins_at clock_time", "string", text(lambda rng, split: w.clock(rng))),
    "arrival_time": F("arrival_time arrives_at arrival arrives time_of_arrival arrive arrives_by landing_time lands_at eta", "string", text(lambda rng, split: f"{rng.randint(12, 23)}:{rng.choice(('05', '20', '35', '50'))}")),
    "weekday": F("day weekday day_of_week on_day weekday_name name_of_day each_week_on day_name week_day which_day", "string", of("|".join(w.DAYS))),
    "year": F("year founded founding_year since year_founded founded_in founding foundation_year established start_year", "integer", whole(1500, 2024)),
    "birth_year": F("birth_year born year_of_birth born_in_year birthyear born_in year_of_birth_date person_born birth year_born", "integer", whole(1900, 2015)),
    "built": F("year built model_year year_built built_in build_year year_of_manufacture manufactured construction_year made_in_year", "integer", whole(1985, 2024)),
    "treatment": F("duration days length how_long treatment_days treatment_time take_for therapy_length period time_span", "string", text(lambda rng, split: f"{rng.randint(3, 20)} days")),
    "minutes_long": F("duration length how_long lasts duration_text total_time time_it_takes for_how_long time_needed takes", "string", text(lambda rng, split: rng.choice((f"{rng.randint(2, 4)} hours", f"{rng.randint(3, 18) * 5} minutes")))),
    "published": F("published publication_year year release_year first_published year_published published_in year_of_publication came_out print_year", "integer", whole(1800, 2024)),
    "duration": F("duration length how_long lasts total_duration runs_for course_length time_it_takes time_needed takes", "string", text(duration)),
    "opening": F("opens opening_time opens_at open_from opening_hour open_at start_of_opening opened_at first_hour doors_open", "string", text(lambda rng, split: f"{rng.randint(6, 10)}:{rng.choice(('00', '30'))}")),
    "closing": F("closes closing_time closes_at open_until closing_hour close_at end_of_opening closed_from shuts_at last_hour", "string", text(lambda rng, split: f"{rng.randint(16, 22)}:{rng.choice(('00', '30'))}")),
    "minutes": F("minutes cooking_time minutes_needed time_minutes duration_minutes time_in_minutes min length_minutes cook_minutes oven_minutes", "integer", whole(5, 90)),
    # money
    "price": F("price cost asking_price price_text price_asked total_cost sale_price how_much money_asked sum_asked", "string", text(money)),
    "rent": F("rent monthly_rent rent_per_month price rent_euros rent_each_month month_rent monthly_price rental_cost monthly_cost", "integer", whole(300, 2400)),
    "salary": F("salary pay wage monthly_salary pay_per_month monthly_pay salary_euros money_per_month income earnings", "integer", whole(1200, 6000)),
    "total": F("total total_price amount sum sum_total invoice_total total_amount amount_to_pay amount_due grand_total", "number", decimal(3, 300)),
    "fee": F("fee entry_fee ticket_price price cost entry entrance_fee price_of_ticket entrance_cost admission", "integer", whole(2, 60)),
    "reward": F("reward finder_reward reward_amount bounty reward_money for_finding prize_money money_for_finder finders_fee thank_you_sum", "string", text(money)),
    "donated": F("raised amount_raised money_raised donations money_collected total_raised donation_sum funds_raised collected sum_collected", "integer", whole(100, 9000)),
    "discount": F("discount discount_percent percent_off reduction percent discount_rate percentage sale_percent price_cut rebate", "integer", whole(5, 70)),
    "deposit": F("deposit down_payment security_deposit advance deposit_amount caution security_sum deposit_euros bond upfront_payment", "integer", whole(20, 900)),
    # numbers
    "age": F("age years_old age_in_years years current_age age_of_person turns age_now person_age how_old", "integer", whole(3, 95)),
    "quantity": F("quantity count number_of_items amount number pieces item_count amount_ordered how_many units", "integer", whole(2, 60)),
    "guests": F("guests number_of_guests party_size people number_of_people group_size for_people person_count head_count persons", "integer", whole(2, 30)),
    "rooms": F("rooms number_of_rooms room_count bedrooms room_total rooms_count number_rooms rooms_in_flat how_many_rooms total_rooms", "integer", whole(1, 9)),
    "area": F("area size square_metres area_m2 flat_size sqm square_meters surface floor_space living_area", "integer", whole(20, 300)),
    "floor": F("floor floor_number storey level storey_number floor_no which_storey on_level on_floor which_floor", "integer", whole(1, 20)),
    "staff": F("employees staff employee_count number_of_employees number_of_staff workers worker_count staff_size workforce team_size", "integer", whole(3, 9000)),
    "rating": F("rating stars score star_rating number_of_stars review_score grade points marks points_given", "integer", whole(1, 5)),
    "pages": F("pages page_count number_of_pages length_in_pages book_length pages_total how_long_is_the_book number_of_book_pages page_total how_many_pages", "integer", whole(40, 900)),
    "weight": F("weight weight_kg kilograms kg weight_in_kg weighs how_heavy kilos mass heaviness", "number", decimal(1, 80, 1)),
    "distance": F("distance distance_km kilometres km length_km distance_in_km race_length total_distance route_length how_far", "number", decimal(2, 90, 1)),
    "temperature": F("temperature degrees temperature_c high highest_temperature max highest degrees_celsius max_temperature warmth", "integer", whole(2, 38)),
    "mileage": F("mileage kilometres_driven km odometer kilometers distance_covered mileage_km driven distance_driven kilometres_on_clock", "integer", whole(4000, 220000)),
    "servings": F("servings serves portions number_of_servings serves_people portion_count for_how_many number_of_portions people_fed yield", "integer", whole(2, 12)),
    "visitors": F("visitors attendance number_of_visitors crowd number_of_spectators audience people_watching guests_counted visitor_count spectators", "integer", whole(50, 9000)),
    "seats": F("seats places free_places capacity number_of_seats seats_free room_for available_places spots_left open_seats", "integer", whole(4, 200)),
    "hours": F("hours hours_per_week weekly_hours working_hours weekly_work hours_a_week work_hours week_hours workload hours_weekly", "integer", whole(8, 40)),
    "table_number": F("table table_number table_no seated_at_table table_num number_of_table reserved_table at_table table_id which_table", "integer", whole(1, 40)),
    "home_score": F("home_score home_goals goals_home home goals_team_a score_home score_a first_score goals_of_home_team home_points", "integer", whole(0, 9)),
    "away_score": F("away_score away_goals goals_away away goals_team_b score_away score_b second_score goals_of_away_team away_points", "integer", whole(0, 9)),
    "result_time": F("winning_time finish_time result race_time time winner_time time_needed_to_win run_in time_of_winner clocked", "string", text(lambda rng, split: f"{rng.randint(14, 59)}:{rng.randint(10, 59)} minutes")),
    # codes and addresses
    "phone": F("phone phone_number telephone tel phone_no telephone_number call_number number_to_call contact_number call_us_at", "string", text(phone)),
    "email": F("email email_address mail e_mail mail_address email_contact write_to e_mail_address contact_email electronic_mail", "string", text(email)),
    "order_id": F("order_id order_number order order_no order_code order_ref id_of_order number_of_order order_reference purchase_number", "string", text(lambda rng, split: w.code(rng))),
    "invoice": F("invoice_number invoice invoice_id invoice_no invoice_ref invoice_code number_of_invoice document_number bill_number bill_id", "string", text(lambda rng, split: w.code(rng))),
    "flight": F("flight flight_number flight_no flight_code flight_id flight_name number_of_flight flight_ref plane_number air_service", "string", text(lambda rng, split: w.code(rng))),
    "booking": F("booking_code booking_number reservation_number reference booking_id reservation_code booking_reference reservation_id confirmation_code booking_ref", "string", text(lambda rng, split: w.code(rng))),
    "ticket": F("ticket_id ticket ticket_number issue_id ticket_no issue_number ticket_ref support_ticket case_number tracker_id", "string", text(lambda rng, split: w.code(rng))),
    "version": F("version version_number release app_version version_no new_version release_number released_version software_version build", "string", text(lambda rng, split: f"{rng.randint(0, 12)}.{rng.randint(0, 30)}{rng.choice(('', f'.{rng.randint(0, 9)}'))}")),
    "plate": F("plate license_plate number_plate registration car_plate plate_no license_number registration_plate plate_number car_registration", "string", text(lambda rng, split: w.code(rng))),
    "serial": F("serial_number serial serial_no device_id serial_code serial_num number_of_device product_serial unit_serial maker_number", "string", text(lambda rng, split: w.code(rng))),
    "platform": F("platform track platform_number departure_platform platform_no train_platform from_platform leaves_from_platform rail_platform boarding_track", "integer", whole(1, 18)),
    "gate": F("gate gate_number departure_gate boarding_gate gate_no leaves_from_gate boarding_at airport_gate exit_gate gate_code", "string", text(lambda rng, split: f"{rng.choice('ABCDE')}{rng.randint(1, 60)}")),
    # things
    "product": F("product item product_name article product_type goods_type what_was_ordered sold_item goods merchandise", "string", of("|".join(w.PRODUCTS))),
    "object": F("object item thing lost_item object_name what what_is_it article missing_thing belonging", "string", of("|".join(w.OBJECTS))),
    "colour": F("colour color colour_name shade color_name main_colour in_colour item_color paint tint", "string", of("|".join(w.COLOURS))),
    "material": F("material made_of fabric substance material_name made_from consists_of material_used stuff raw_material", "string", of("|".join(w.MATERIALS))),
    "animal": F("animal kind species pet animal_type kind_of_animal animal_kind what_animal type_of_animal creature", "string", of("|".join(w.ANIMALS))),
    "pet_name": F("pet_name name called answers_to name_of_animal animals_name is_called pet animal_name name_of_pet", "string", text(w.invented)),
    "dish": F("dish recipe food dish_name main_dish food_name name_of_dish dish_cooked meal what_to_cook", "string", of("|".join(w.FOODS))),
    "ingredients": F("ingredients needed_foods ingredient_list contains ingredient_names what_you_need cooking_ingredients recipe_ingredients things_needed foods_used", "array", several(w.FOODS, 2, 5)),
    "brand": F("brand make maker manufacturer brand_name make_name produced_by car_brand trade_mark built_by", "string", text(w.invented)),
    "model": F("model model_name product_model type model_number name_of_model product_model_name device variant model_designation", "string", text(model_name)),
    "book": F("title book book_title title_of_book book_name name_of_book novel title_of_novel work volume_name", "string", text(title)),
    "film": F("film movie title film_title name_of_film film_name title_of_film shown_film picture movie_name", "string", text(title)),
    "song": F("song title track song_title song_name name_of_song music_title sung_piece piece tune", "string", text(title)),
    "company": F("company company_name employer firm name_of_company firm_name company_title corporation business organisation", "string", text(company)),
    "shop": F("shop store shop_name seller name_of_shop store_name sold_at bought_at outlet vendor", "string", text(company)),
    "restaurant": F("restaurant restaurant_name place name name_of_restaurant cafe eating_place where_we_ate eatery diner", "string", text(lambda rng, split: rng.choice((f"Cafe {w.invented(rng, split)}", f"The {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.ANIMALS).capitalize()}", f"{w.invented(rng, split)}'s Kitchen")))),
    "hotel": F("hotel hotel_name accommodation lodging name_of_hotel hotel_booked guest_house place_to_stay stay_at inn", "string", text(lambda rng, split: rng.choice((f"Hotel {w.invented(rng, split)}", f"{w.invented(rng, split)} Inn", f"the {rng.choice(w.ANIMALS).capitalize()} Hotel")))),
    "team_home": F("home_team team_a home_side hosts home_team_name first_team team_1 home local_team home_club", "string", text(w.town)),
    "team_away": F("away_team team_b away_side visitors away_team_name second_team team_2 guests visiting_team away_club", "string", text(w.town)),
    "job": F("job occupation profession job_title job_name position role current_job line_of_work works_as", "string", of("|".join(w.JOBS))),
    "hobby": F("hobby pastime interest favourite_activity favourite_hobby free_time_hobby does_for_fun spare_time free_time_activity leisure", "string", of("|".join(w.HOBBIES))),
    "hobbies": F("hobbies interests likes activities hobby_list favourite_hobbies free_time list_of_hobbies pastimes enjoys", "array", several(w.HOBBIES)),
    "languages": F("languages spoken_languages speaks languages_known language_skills list_of_languages languages_spoken_by_person can_speak tongues language_list", "array", several(w.LANGUAGES)),
    "instrument": F("instrument musical_instrument plays instrument_name which_instrument plays_instrument music_instrument name_of_instrument played_instrument music_tool", "string", of("|".join(w.INSTRUMENTS))),
    "subject": F("subject topic field course subject_name about subject_taught school_subject study_subject area_of_study", "string", of("|".join(w.SUBJECTS))),
    "problem": F("problem issue fault error problem_text what_happened fault_description failure defect what_is_wrong", "string", of("the screen stays black|it makes a loud noise|the door does not close|the battery is empty after an hour|water runs out of it|the login page does not load|the handle is broken|it does not start|the lamp keeps blinking|the paper gets stuck")),
    "weather": F("weather conditions sky forecast weather_today how_is_the_weather kind_of_weather weather_report outlook weather_type", "string", of("sunny|cloudy|rainy|windy|foggy|snowy|stormy|clear")),
    "wind": F("wind wind_direction wind_from direction wind_comes_from direction_of_wind wind_side wind_blows_from breeze_from blowing_from", "string", of("north|south|east|west|north-east|south-west")),
    "priority": F("priority urgency importance priority_level ticket_priority level_of_priority urgency_level how_important severity how_urgent", "string", of("low|medium|high|urgent")),
    "status": F("status state order_status current_status delivery_status status_of_order order_state state_of_order condition progress", "string", of("shipped|packed|delivered|paid|cancelled|waiting|returned")),
    "symptom": F("symptom complaint problem reason main_symptom suffers_from symptom_name what_hurts ailment trouble", "string", of("a sore throat|a headache|a cough|a stiff neck|back pain|a fever|an earache|a swollen knee")),
    "medicine": F("medicine drug medication prescribed name_of_medicine given_medicine medicine_name tablets remedy treatment", "string", text(w.invented)),
    "colours": F("colours colors available_colours colour_options colors_available color_list colour_list comes_in shades palette", "array", several(w.COLOURS)),
    "tasks": F("tasks todo to_do task_list list_of_tasks tasks_to_do asked_to_do favours chores jobs_to_do", "array", several("water the plants|feed the cat|buy milk|wash the car|call the bank|clean the windows|post the letters|fix the fence|mow the lawn|book the tickets|bake a cake|return the books".split("|"))),
    "shopping": F("items shopping_list things_to_buy products buy shopping_items what_to_buy list_of_purchases groceries buy_list", "array", several(w.FOODS, 2, 5)),
    "days": F("days open_days weekdays which_days day_list on_days days_open weekly_days training_days days_of_week", "array", several(w.DAYS, 2, 3)),
    "meeting_topic": F("topic subject agenda about meeting_subject topic_of_meeting talk_about meeting_about theme matter", "string", of("the new website|the summer party|the budget|the office move|the annual report|safety at work|the new logo|the parking places|the holiday plan|the broken heating")),
    "species_food": F("food eats diet feed favourite_food animal_food is_fed feeds_on nourishment lives_on", "string", of("|".join(w.FOODS))),
    # yes or no
    "pets": F("pets_allowed pets allows_pets pet_friendly pets_permitted animals_allowed pets_welcome can_bring_pets animals_welcome pets_ok", "boolean", flag),
    "parking": F("parking has_parking parking_available free_parking car_park parking_place parking_possible can_park car_space place_to_park", "boolean", flag),
    "paid": F("paid is_paid payment_received settled payment_done has_been_paid payment_complete was_paid already_paid bill_settled", "boolean", flag),
    "furnished": F("furnished is_furnished has_furniture with_furniture furniture has_furnishings furniture_included is_with_furniture comes_furnished includes_furniture", "boolean", flag),
    "breakfast": F("breakfast breakfast_included includes_breakfast with_breakfast breakfast_in_price with_breakfast_included gets_breakfast breakfast_served morning_meal has_breakfast", "boolean", flag),
    "chipped": F("chipped has_chip microchip is_chipped has_microchip chip with_chip microchipped carries_chip chip_present", "boolean", flag),
    "full_time": F("full_time is_full_time fulltime full_time_job wants_full_time works_full_time is_full_time_job full_time_work whole_week full_day_work", "boolean", flag),
    "recommended": F("recommended recommends would_recommend recommend would_go_again recommendation is_recommended recommend_it worth_it advises", "boolean", flag),
    "vegetarian": F("vegetarian is_vegetarian meat_free without_meat no_meat_in_it meatless veggie_dish for_vegetarians veggie no_meat", "boolean", flag),
    "insured": F("insured is_insured insurance has_insurance insurance_paid is_covered insurance_included car_insured covered with_cover", "boolean", flag),
    "wifi": F("wifi has_wifi wifi_included internet wi_fi wlan wifi_available internet_access wireless net_access", "boolean", flag),
    "free": F("free free_entry is_free no_charge entry_free free_of_charge is_entry_free admission_free costs_nothing without_fee", "boolean", flag),
    "indoors": F("indoors is_indoors inside held_inside is_inside inside_building indoor under_a_roof under_roof roofed", "boolean", flag),
    "delayed": F("delayed is_delayed late has_delay delay is_late not_on_time flight_late behind_time running_late", "boolean", flag),
    "working": F("working works is_working functional in_working_order is_in_order functions does_it_work in_order operates", "boolean", flag),
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

FIELDS["rating_word"] = F("service waiter staff_manner service_quality service_was waiters how_was_the_service service_rating waiting_staff manner", "string", of("friendly|slow|rude|quick|polite|very kind"))
FIELDS |= MORE_FIELDS
TEST_DOCUMENTS = len(DOCUMENTS) // 4
DOCUMENTS = MORE_DOCUMENTS + EVEN_MORE_DOCUMENTS + DOCUMENTS  # the test documents stay the last ones
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
    raised = rng.random() < 0.8 and not template.startswith("{")  # a value stays as the JSON says it
    return Document(written[0].upper() + written[1:] if raised else written, values)


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
    "json with {k} pls\n\n{t}",
    "{t}\n\nWe store such texts in a database. Write the record as JSON; its columns are {k}.",
    "I have a message and need it structured. Message: {t}\nWanted: {k}\nStructure: JSON",
    "{t}\n\nWhat would the JSON look like if the keys were {k}?",
    "Below is a text. Give back {k} in a JSON object, nothing more.\n\n{t}",
    "The following properties are needed: {k}. Text follows.\n\n{t}\n\nWrite one JSON object with them.",
    "{t}\n\n=> JSON: {k}",
    "Could you help me with some data entry? I want {k} in JSON, and this is the text:\n\n{t}",
    "\"{t}\"\n\nFrom these lines, produce JSON having the keys {k}.",
    "Convert to JSON ({k}):\n\n{t}",
    "An object with {k} is what I am after. The text it comes from: {t}",
    "Hi! I copy notices into a spreadsheet and need {k} from this one, in JSON.\n\n{t}",
    "{k} - can you find these in the text? Answer in JSON.\n\n{t}",
    "{t}\n\nThe JSON object needs {k}.",
    "Message:\n{t}\n\nProperties: {k}\nAnswer with the object only.",
    "Fill {k} from this message. Send back JSON.\n\n{t}",
    "{t}\n\nOut of this, {k} should become JSON.",
    "Here is a note. Store it as a JSON object whose keys are {k}.\n\n{t}",
    "make json: {k}\n\n{t}",
    "{t}\n\nSo, in JSON: {k}?",
    "Input: {t}\nKeys: {k}\nOutput:",
    "I received this text:\n{t}\n\nFor my records, put {k} into a JSON object.",
    "The object has the properties {k}. What are their values in this text? Use JSON.\n\n{t}",
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
    "{t}\n\nFor my table I need these columns, given as one JSON object:\n{k}",
    "Please read this:\n{t}\n\nand answer with JSON. The keys are listed here.\n{k}",
    "Wanted keys\n{k}\n\nSource\n{t}\n\nAnswer with a JSON object.",
    "JSON, one property per line of this list:\n{k}\n\nThe text is: {t}",
    "{t}\n\nTake what you need from above and complete the object. Its properties:\n{k}",
    "We need to know:\n{k}\n\nWhat does the text say? Write JSON.\n\n{t}",
    "Convert the note to structured data (JSON).\n\nNote: {t}\n\nProperties:\n{k}",
    "{k}\n\nThose are the keys. Now fill them from this message and send me JSON.\n\n{t}",
    "{t}\n\nKeys of the object:\n{k}\n\nNow the JSON.",
    "Below are a text and some keys. Match them and reply in JSON.\n\n{t}\n\n{k}",
    "For each key give the value from the text. JSON.\n\n{k}\n\n{t}",
    "My form asks for\n{k}\n\nThe letter says: {t}\n\nFill the form as JSON.",
    "json with\n{k}\n\nfrom\n{t}",
    "Read this message: {t}\n\nThen give me an object with the following keys.\n{k}",
    "Required:\n{k}\n\nGiven:\n{t}\n\nFormat: JSON",
    "{t}\n\nPlease structure it. The JSON keys should be\n{k}",
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
    "{t}\n\nConvert this to {k}",
    "I have an empty object, {k}, and want its values taken from this text.\n\n{t}",
    "Complete {k} with what the text says.\n\n{t}",
    "{t}\n\nNow write the JSON. It should be built like this one:\n{k}",
    "The output format is {k}\n\nInput: {t}",
    "Input:\n{t}\n\nExpected output:\n{k}",
    "json please, same keys as in {k}\n\n{t}",
    "Put the real values in place of the blanks: {k}\n\nYou find them here: {t}",
    "Answer with {k}, filled in for this text:\n\n{t}",
    "{t}\n\nExample of the format I need: {k}\nJSON only.",
    "Take this skeleton and replace every value: {k}\n\n{t}",
    "Your reply should have the same structure as {k}\n\nThe text: {t}",
    "{k}\n\nFill it from: {t}",
    "Read the message and answer exactly in the form {k}\n\nMessage: {t}",
    "{t}\n\nReturn the data in this structure, please: {k}",
    "The form is {k}, the text is:\n{t}\n\nWhat goes in?",
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
    "{t}\n\nProduce one object for the schema below, no explanations.\n{k}",
    "My program checks your answer with this JSON schema:\n{k}\n\nWhat it should read is: {t}",
    "Schema of the record: {k}\n\nMessage: {t}\n\nRecord:",
    "Structured output, please. Schema:\n{k}\n\nInput:\n{t}",
    "{t}\n\nWhat would be an instance of {k} for this text?",
    "Parse the message. Properties and types are given by {k}\n\nMessage: {t}",
    "Respond with data only, in the structure that this schema describes: {k}\n\n{t}",
    "I use JSON schema. Here it is:\n{k}\n\nFill it with the values in:\n{t}",
    "{k}\n\nThat was the schema, and this is the text:\n{t}",
    "Convert to JSON under this schema: {k}\n\n{t}",
    "{t}\n\nExtract according to\n{k}",
    "You are given a text and a JSON schema. Return a JSON object that validates.\n\nText: {t}\n\nSchema: {k}",
    "The tool wants its arguments in the form of {k}\n\nTake them from: {t}",
    "Please fill in the properties of this schema with values from the note.\n\n{k}\n\nNote: {t}",
    "Text to read:\n{t}\n\nStructure to use:\n{k}\n\nAnswer:",
    "json for this schema pls\n{k}\n\n{t}",
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
    "{t}\n\nWrite the object literal as JSON, for this type:\n{k}",
    "This is the TypeScript type of what I need:\n{k}\n\nAnd this is the input: {t}\n\nAnswer with JSON.",
    "Given {k}\n\nwhat is the value for the following text? JSON only.\n\n{t}",
    "Convert the text so that JSON.parse gives me this type:\n{k}\n\n{t}",
    "{t}\n\nThe function returns {k}\nWhat does it return here? Reply in JSON.",
    "Read the note and fill the type with its data, in JSON.\n\nNote: {t}\n\n{k}",
    "Input: {t}\n\nOutput type: {k}\n\nOutput as JSON:",
    "I declared {k}\n\nSend me one of these as JSON, with the data of this message: {t}",
    "{t}\n\n{k}\n\nFill it, answer in JSON.",
    "In my code there is this type:\n{k}\n\nGive me the JSON for this message.\n\n{t}",
    "Extract an object of the type below. Text: {t}\n\n{k}",
    "What is the JSON for \"{t}\" if the type is as follows?\n{k}",
    "Structure: {k}\n\nSource: {t}\n\nPrint the object in JSON.",
    "Be so kind and turn the note into JSON that fits this type.\n\n{k}\n\n{t}",
    "API response type:\n{k}\n\nText it is made of:\n{t}\n\nResponse:",
    "typescript type {k}\n\ntext {t}\n\njson?",
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
    "{t}\n\nI would like to have {k} as a JSON object.",
    "We need {k} for our files. Here is the text, the answer should be JSON.\n\n{t}",
    "{t}\n\nWrite down {k}. Use JSON for it.",
    "Get me {k} from what is written here, in JSON format: {t}",
    "Text: {t}\n\nTask: extract {k}. Output: JSON.",
    "Look at this message. Then list {k} in a JSON object.\n\n{t}",
    "{t}\n\njson with {k}",
    "In JSON, what does the text say about {k}?\n\n{t}",
    "Which facts are given for {k}? Return them in a JSON object.\n\nText: {t}",
    "Please tell me {k}, in JSON. This is the text: {t}",
    "I have to enter {k} into a form. Please prepare it as JSON.\n\n{t}",
    "{t}\n\nFrom this I want {k}. Format it as JSON.",
    "Search the text for {k}. The result has to be JSON.\n\n{t}",
    "Note {k} as a JSON object. Text:\n{t}",
    "What is said about {k} here? Make it JSON.\n\n{t}",
    "{t}\n\nReturn {k}. Only JSON, no sentences.",
    "get {k} from this and give me json: {t}",
    "For our list we need {k}, written in JSON. You find everything in here:\n\n{t}",
    "As a JSON object, tell me {k} from this: {t}",
    "Could you pick out {k} and put them into JSON?\n\n{t}",
]  # fmt: skip
FRAMES = {"listed": LISTED, "lines": LINES, "shaped": SHAPED, "schema": SCHEMA, "types": TYPES, "words": IN_WORDS}
FORM_WEIGHTS = {"listed": 8, "lines": 3, "shaped": 5, "schema": 4, "types": 3, "words": 5}
AGAIN = [
    "Now {k} as JSON.", "And {k}, please, also as JSON.", "From the same text, JSON with {k}.", "Next, give me {k}.", "Now extract {k}.", "One more object from this text: {k}.",
    "What about {k}?", "Please add a second object, with {k}.", "Thanks. Now I want {k} from it.", "Can you also extract {k}?", "Same text, other keys: {k}.", "Then {k}, in JSON.",
    "Good. Give me {k} as well.", "The text also has {k}. JSON again.", "now {k}", "Another one, this time {k}.",
    "Please continue with {k}.", "Right. And the JSON for {k}?", "Could I have {k} too?", "One more, please: {k}.", "also {k} pls", "For the next object I want {k}.",
    "Same again with the keys {k}.", "Now the rest: {k}.", "Next object: {k}", "Pull out {k} as well, as JSON.", "Give me another object that holds {k}.", "Great, {k} now.",
    "Do the same for {k}.", "I also need an object with {k}.",
]  # fmt: skip
SYSTEM = [
    "You extract data from texts. Reply with JSON only.", "Answer with one JSON object and nothing else.", "You turn texts into JSON.", "Reply in JSON.",
    "You are a data entry assistant. Your replies are JSON objects.", "Only answer with valid JSON.",
    "You are a parser. You get text and give back JSON.", "Write nothing but JSON.", "Your answers are read by a program, so they have to be plain JSON.",
    "You help with forms: read the text, find the values, reply with a JSON object.", "No explanations, just the JSON object.", "The assistant extracts information and returns it as JSON.",
    "Always respond with a JSON object.", "Extract exactly what is asked for, as JSON, without comments.", "You fill JSON records for an office. Do not change names, numbers or dates.",
    "JSON in every reply, please.", "You are an information extraction service. Input: text. Output: JSON.", "Reply with an object. Take its values from the text as they are.",
    "Do not chat. Return JSON.", "Your task is to pick values out of messages. The answer is always JSON.", "As a rule, reply in valid JSON without any other words.",
    "You structure data. People give you notes, you give them JSON.", "Answers must be machine-readable JSON.", "This is a JSON endpoint.",
    "All replies must be JSON. Copy values as they stand in the text.",
    "Output format: a single JSON object.",
]  # fmt: skip
SYSTEM_KEYS = [
    "Extract these fields from every message as JSON: {k}.", "Each message is a text. Reply with a JSON object with the keys {k}.", "You read texts and answer with JSON. Keys: {k}.",
    "For every text, give {k} as a JSON object.", "Turn what the user sends into JSON with the fields {k}.", "Output JSON with {k} and nothing else.",
    "You are a form reader. The form has these fields: {k}. Answer in JSON.", "Fill the keys {k} from the text that the user gives you. JSON only.",
    "The user pastes messages. Reply to each with JSON that has the properties {k}.", "Your output is JSON with exactly these keys: {k}.", "Read the message and return {k} in a JSON object.",
    "Every answer is an object with {k}. You find the values in the user's text.", "Messages come in, JSON goes out. The keys are {k}.", "Convert each text to JSON. Needed: {k}.",
    "For each text of the user, extract {k} and say nothing else. JSON.",
    "You will get notes. Answer each with JSON: {k}.", "The fields of our database are {k}. For each message write a record in JSON.", "Extract {k}. Reply in JSON.",
    "Required keys: {k}. Input is a text, output a JSON object.", "Look for {k} in every text you are given and answer with a JSON object.", "We collect {k}. Take them from the message and reply with JSON.",
    "Text in, JSON out. Use the keys {k} and no others.", "Always reply with a JSON object that has {k}.", "The user will paste a text. Give {k} in JSON, without comments.",
    "As a data clerk you note {k} from every message, in JSON.", "json only. keys: {k}",
    "The user sends you texts. From each one, fill in {k}. Format: JSON.", "Whatever comes in, hand back one object holding {k}.",
]  # fmt: skip
MISSING = [
    "Use null for what the text does not say.", "If something is missing, write null.", "Unknown values are null.", "Put null where the text says nothing.",
    "Write null when a value is not there.", "Missing fields must be null.",
    "Not in the text? Then null.", "If the text does not tell you a value, set it to null.", "Do not guess: what is not mentioned is null.", "Use null when you cannot find something.",
    "Any key without a value gets null.", "Set everything that is not mentioned to null.", "For unknown things, null.", "null stands for a value that the text does not give.", "No value found means null.",
    "A value that is nowhere in the text is null.", "Leave nothing out; use null for what you cannot find.", "Keys with no answer in the text are null.", "In case of doubt, null.",
    "If the text is silent about a key, its value is null.", "Should a value be missing, use null.", "null if unknown", "Please use null for missing information.", "Never invent values. Write null.",
    "No information means null.", "Whatever you cannot fill is null.",
    "Anything the text leaves open becomes null.", "Where you find no value, null goes in.",
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
NO_NOUN |= set(
    "weighs named called turns begin begins were was is suffers spends write arrive arrives departs lets wins sells grows died studied graduated knows wants pays attended "
    "ordered leaves returns expires rented written composed directed translated painted trained flown guided moved sleeps serves if how can gets buy dear would run led managed".split()
)


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
    if split == "train":  # a name that fits two of the text's fields would not say which is meant
        names = [key for name in source.values for key in FIELDS[name].keys]
        used = {key for key in names if names.count(key) > 1}
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
