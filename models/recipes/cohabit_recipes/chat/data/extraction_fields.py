"""What the slots of the extraction texts draw, and the fields that only trained texts have."""

from collections.abc import Callable
from dataclasses import dataclass

from . import words as w


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


def listed(options: list[str], low: int = 2, high: int = 4) -> Callable:
    """As `several`, with commas only: how forms and tables write it."""

    def draw(rng, split):
        chosen = rng.sample(options, rng.randint(low, high))
        return ", ".join(chosen), chosen

    return draw


def among(numbers: str) -> Callable:
    def draw(rng, split):
        value = rng.choice(numbers.split())
        return value, int(value)

    return draw


def towns(rng, split):
    chosen: list[str] = []
    while len(chosen) < rng.choice((2, 3, 3, 4)):
        name = w.town(rng, split)
        if name not in chosen:
            chosen.append(name)
    return f"{', '.join(chosen[:-1])} and {chosen[-1]}", chosen


def sign(rng, split) -> str:
    return w.code(rng)


def day(rng, split) -> str:
    return w.date(rng)


def hour(rng, split) -> str:
    return w.clock(rng)


PERSON, TOWN, DATE, TIME, MONEY, CODE, FIRM = text(w.person), text(w.town), text(day), text(hour), text(money), text(sign), text(company)

# Only for trained texts: of each field, too, the last two key names are kept for the test split.
MORE_FIELDS = {
    # people in a part that the text gives them
    "seller": F("seller seller_name sold_by vendor_name offered_by name contact_person person who_sells name_of_seller sells_it advertiser selling_person", "string", PERSON),
    "buyer": F("bought_by buyer_name new_owner name_of_buyer sold_to paid_by name_of_the_buyer bought_by_whom who_bought_it acquirer purchased_by", "string", PERSON),
    "landlord": F("landlord landlord_name lessor house_owner let_by contact name_of_landlord who_lets rent_goes_to flat_owner letting_person", "string", PERSON),
    "tenant": F("tenant tenant_name lessee rented_by renter moved_in_by name_of_tenant who_rents flat_rented_by occupant person_renting", "string", PERSON),
    "mother": F("mother mother_name mum mom name_of_mother parent_1 mothers_name mother_of_child her_mother mamma female_parent", "string", PERSON),
    "father": F("father father_name dad name_of_father papa parent_2 fathers_name father_of_child his_father daddy male_parent", "string", PERSON),
    "bride": F("bride bride_name name_of_bride wife partner_1 spouse_1 brides_name marries bride_of woman_getting_married future_wife", "string", PERSON),
    "groom": F("groom groom_name bridegroom husband partner_2 spouse_2 grooms_name bridegroom_name groom_of man_getting_married future_husband", "string", PERSON),
    "witness": F("witness witness_name seen_by witnessed_by name_of_witness observer witness_report_by saw_it witness_full_name eyewitness who_saw_it", "string", PERSON),
    "doctor": F("doctor doctor_name physician seen_by_doctor treated_by name_of_doctor doctors_name treating_doctor examined_by medic consulting_doctor", "string", PERSON),
    "nurse": F("nurse nurse_name care_by name_of_nurse on_duty night_nurse nurses_name ward_nurse helped_by_nurse carer cared_for_by", "string", PERSON),
    "coach": F("coach coach_name trained_by team_coach name_of_coach head_coach coachs_name trainer_of_team club_coach training_lead coached_by", "string", PERSON),
    "captain": F("captain captain_name skipper team_captain led_by name_of_captain captains_name captain_of ship_captain team_leader captained_by", "string", PERSON),
    "scorer": F("scorer goal_scorer goal_by scored_by name_of_scorer deciding_goal_by scorers_name goals_by last_goal_by striker who_scored", "string", PERSON),
    "referee": F("referee referee_name umpire whistle match_official name_of_referee referees_name whistle_blown_by judge_of_match game_official refereed_by", "string", PERSON),
    "composer": F("composer composed_by composer_name music_by name_of_composer written_by composers_name wrote_music composed_music songwriter tunesmith", "string", PERSON),
    "director": F("director directed_by director_name name_of_director film_director made_by directors_name movie_director directing filmmaker film_by", "string", PERSON),
    "actor": F("actor lead_actor main_role starring actor_name played_by actors_name role_played_by lead leading_part star", "string", PERSON),
    "translator": F("translator translated_by translator_name name_of_translator translation_by english_by translators_name who_translated translation_from rendered_by language_worker", "string", PERSON),
    "illustrator": F("illustrator illustrated_by pictures_by drawings_by illustrator_name artist illustrators_name who_drew_it book_artist drawn_by picture_maker", "string", PERSON),
    "painter": F("painter artist artist_name painted_by name_of_painter by painters_name who_painted picture_by art_by painter_of_it", "string", PERSON),
    "chair": F("chair chairperson chaired_by head_of_meeting chair_name led_by chairs_name leads_meeting chairman presided_by meeting_lead", "string", PERSON),
    "secretary": F("secretary minutes_by note_taker secretary_name notes_by recorded_by secretarys_name protocol_by written_down_by scribe taken_down_by", "string", PERSON),
    "treasurer": F("treasurer treasurer_name cashier money_kept_by name_of_treasurer accounts_by treasurers_name keeps_the_money money_person finance_person keeper_of_funds", "string", PERSON),
    "architect": F("architect designed_by architect_name designer planned_by name_of_architect architects_name plans_by building_planned_by building_designer drawn_up_by", "string", PERSON),
    "inventor": F("inventor invented_by inventor_name name_of_inventor invention_by first_made_by inventors_name who_invented_it idea_by deviser thought_up_by", "string", PERSON),
    "applicant": F("applicant applicant_name name candidate full_name application_from applicants_name name_of_applicant who_applies job_seeker applying_person", "string", PERSON),
    "interviewer": F("interviewer interviewed_by interviewer_name interview_with meeting_with talks_to interviewers_name who_asks questions_from questioner asking_person", "string", PERSON),
    "caller": F("caller caller_name called_by call_from name_of_caller phoned_by callers_name who_called call_by rang phone_call_from", "string", PERSON),
    "wanted": F("call_for person_wanted message_for asked_for for for_whom note_for who_is_wanted wanted_by_phone message_goes_to wanted_person intended_for", "string", PERSON),
    "colleague": F("colleague colleague_name stand_in replaced_by substitute deputy colleagues_name who_stands_in work_mate coworker covering_person", "string", PERSON),
    "neighbour": F("neighbour neighbor neighbour_name lives_next_door next_door name_of_neighbour neighbours_name neighbor_name person_nearby person_next_door adjoining_resident", "string", PERSON),
    "borrower": F("borrower borrowed_by borrower_name reader lent_to member borrowers_name name_of_borrower who_borrowed_it loan_taker on_loan_to", "string", PERSON),
    "pilot": F("pilot pilot_name flown_by name_of_pilot flight_captain flying_person pilots_name plane_flown_by who_flies aviator in_cockpit", "string", PERSON),
    "guide": F("guide guide_name guided_by tour_guide led_by name_of_guide guides_name who_guides tour_by tour_leader shown_around_by", "string", PERSON),
    "friend": F("friend friend_name best_friend with companion name_of_friend friends_name together_with good_friend pal buddy", "string", PERSON),
    "pupil": F("pupil pupil_name student student_name learner name_of_pupil pupils_name name_of_student child_at_school schoolchild pupil_in_question", "string", PERSON),
    "principal": F("principal headmaster head_teacher school_head principal_name signed_by principals_name head_of_the_school director_of_school head_of_school school_leader", "string", PERSON),
    "agent": F("agent agent_name estate_agent handled_by clerk advisor agents_name name_of_agent your_agent case_worker dealt_with_by", "string", PERSON),
    "technician": F("technician repaired_by technician_name fixed_by mechanic engineer technicians_name who_repaired_it repairs_by repair_person serviced_by", "string", PERSON),
    "chef": F("chef cook chef_name cooked_by kitchen_chef name_of_chef chefs_name who_cooks cooking_by head_of_kitchen prepared_by", "string", PERSON),
    "mayor": F("mayor mayor_name town_mayor name_of_mayor city_head major_office mayors_name mayor_of_town who_is_mayor town_leader mayor_in_office", "string", PERSON),
    "predecessor": F("predecessor former_head previous_manager succeeded before old_boss predecessors_name former_person held_before_by one_before took_over_from", "string", PERSON),
    "grandparent": F("grandparent relative grandmother relative_name family_member visited_relative grandparents_name grandma_or_grandpa relative_in_question gran older_relative", "string", PERSON),
    "passengers": F("passengers travellers passenger_names names_of_passengers who_travels people_travelling passenger_list all_passengers names_on_ticket on_board riders", "array", people),
    "members": F("members member_list team_members group names_of_members players all_members who_is_in_it group_members band squad", "array", people),
    "children": F("children kids names_of_children sons_and_daughters child_names offspring_names children_list all_children names_of_kids young_ones family_children", "array", people),
    "winners": F("winners winner_list prize_winners names_of_winners medal_winners top_three all_winners winning_people who_won people_who_won prize_takers", "array", people),
    "absent": F("absent absentees missing_people not_present excused apologies_from absent_people absence_list who_is_missing away_today people_missing", "array", people),
    "authors": F("authors author_list writers written_by editors names_of_authors all_authors names_of_writers book_authors book_writers penned_by", "array", people),
    # places and organisations
    "country": F("country nation country_name land state in_country name_of_country which_land country_of nationality_country which_country", "string", of("|".join(w.COUNTRIES))),
    "visited": F("cities places_visited route cities_visited stops towns visited_cities towns_on_route city_list stopovers stations_on_the_way", "array", towns),
    "district": F("district area neighbourhood quarter part_of_town borough name_of_district city_district which_district zone city_part", "string", text(w.invented)),
    "river": F("river river_name stream waterway on_river name_of_river which_river name_of_the_river river_there flows_by river_nearby", "string", text(w.invented)),
    "mountain": F("mountain mountain_name summit peak hill name_of_mountain which_mountain mountain_top high_mountain high_point climbed", "string", text(w.mountain)),
    "school": F("school school_name educated_at attended_school name_of_school college which_school schools_name school_visited place_of_learning went_to_school_at", "string", text(w.school)),
    "university": F("university university_name studied_at alma_mater degree_from graduated_from which_university place_of_study universitys_name academy higher_education", "string", text(w.university)),
    "bank": F("bank bank_name lender branch financial_institution name_of_bank which_bank banks_name credit_house banking_house", "string", text(lambda rng, split: f"{w.invented(rng, split)} Bank")),
    "airline": F("airline airline_name carrier operated_by flown_with name_of_airline which_airline airlines_name flight_with air_company flying_with", "string", text(lambda rng, split: f"{w.invented(rng, split)} {rng.choice(('Air', 'Airlines', 'Airways'))}")),
    "publisher": F("publisher publisher_name published_by publishing_house press name_of_publisher which_publisher publishers_name book_publisher book_house issued_by", "string", text(lambda rng, split: f"{w.invented(rng, split)} {rng.choice(('Press', 'Books', 'House', 'Publishing'))}")),
    "museum": F("museum museum_name gallery exhibited_at on_show_at name_of_museum which_museum museums_name shown_at collection_house shown_in", "string", text(lambda rng, split: rng.choice((f"the {w.invented(rng, split)} Museum", f"{w.town(rng, split)} Museum", f"the {w.invented(rng, split)} Gallery")))),
    "club": F("club club_name team sports_club member_of name_of_club which_club clubs_name club_of plays_for side", "string", text(w.club)),
    "old_employer": F("previous_employer former_company last_job_at worked_at earlier_employer old_company employer_before previous_firm company_before ex_employer job_before_at", "string", FIRM),
    "supplier": F("supplier supplier_name supplied_by delivered_by source_company name_of_supplier which_supplier suppliers_name goods_from wholesaler sourced_from", "string", FIRM),
    "insurer": F("insurer insurance_company insured_with insurer_name policy_with name_of_insurer insurers_name which_insurance cover_from underwriter", "string", FIRM),
    "station": F("station station_name stop railway_station bus_stop name_of_station which_station stations_name name_of_stop halt boarding_place", "string", text(lambda rng, split: f"{w.invented(rng, split)} {rng.choice(('Station', 'Central', 'Park', 'North'))}")),
    "room_kind": F("room_type type_of_room category kind_of_room room room_category which_room_type room_class kind_of_bedroom accommodation_class sort_of_room", "string", of("single room|double room|twin room|family room|suite|dormitory bed|attic room")),
    "department": F("department team section unit division department_name which_department departments_name name_of_department branch_of_firm work_area", "string", of("sales|accounting|marketing|customer service|production|research|personnel|legal affairs|purchasing|the warehouse|IT support|design")),
    "ward": F("ward station ward_name hospital_ward department unit which_ward ward_of_patient name_of_ward ward_number_or_name hospital_section", "string", text(lambda rng, split: f"ward {rng.randint(1, 24)}{rng.choice(('', 'A', 'B', 'C'))}")),
    "shelf": F("shelf shelf_mark shelf_number stored_at location storage_place which_shelf shelf_code place_on_shelf rack where_it_stands", "string", CODE),
    # times
    "old_date": F("old_date previous_date original_date moved_from was_planned_for first_date date_before former_date date_it_was earlier_day date_before_change", "string", DATE),
    "new_date": F("new_date moved_to rescheduled_to date_now later_date changed_date date_after new_day changed_to replacement_day date_after_change", "string", DATE),
    "old_time": F("old_time previous_time original_time planned_time earlier_time time_before_change time_before former_time time_it_was first_set_time time_until_now", "string", TIME),
    "new_time": F("new_time changed_time time_now rescheduled_time updated_time time_after_change time_after new_hour time_instead revised_hour time_from_now_on", "string", TIME),
    "birthday": F("birthday birth_date date_of_birth born_on birthdate day_of_birth day_born birth_day date_born dob came_into_the_world", "string", DATE),
    "death_year": F("death_year died year_of_death died_in death year_died dead_since year_dead death_date_year passing_year end_of_life", "integer", whole(1950, 2024)),
    "departs": F("departure_time departs_at leaves_at departure time_of_departure starts leaving_time departing_at departure_hour setting_off out_time", "string", text(lambda rng, split: f"{rng.randint(5, 11)}:{rng.choice(('00', '10', '25', '40', '55'))}")),
    "ends_at": F("end_time ends_at finish_time until over_at closing_time end finishes_at time_of_end time_it_ends finished_by", "string", text(lambda rng, split: f"{rng.randint(13, 23)}:{rng.choice(('00', '15', '30', '45'))}")),
    "return_date": F("return_date back_on return_flight_on returns coming_back day_of_return day_back return_day back_home_on home_again_on journey_back", "string", DATE),
    "ordered_on": F("order_date ordered_on date_of_order placed_on purchase_date bought_on date_ordered order_day bought_date day_of_purchase order_placed", "string", DATE),
    "delivery_date": F("delivery_date delivered_on arrives_on delivery_day expected_on date_of_delivery date_delivered day_of_delivery arrival_of_goods drop_off_day will_come_on", "string", DATE),
    "next_visit": F("next_appointment next_visit follow_up come_back_on next_date control_date visit_again date_of_next_visit next_check return_visit see_again_on", "string", DATE),
    "moved_in": F("available_from free_from move_in_date vacant_from ready_from from_when free_since_or_from date_available can_move_in_on earliest_move possible_start", "string", DATE),
    "expires": F("expiry_date expires valid_until best_before good_until expiration expires_on date_of_expiry end_of_validity runs_out lapses_on", "string", DATE),
    "month": F("month in_month which_month month_name calendar_month time_of_year the_month name_of_month during_month part_of_year month_meant", "string", of("|".join(w.MONTHS))),
    "second_day": F("second_day other_day alternative_day or_day second_weekday replacement_weekday second_named_day next_named_day day_two backup_day substitute_day", "string", of("|".join(w.DAYS))),
    "season": F("season time_of_year season_name best_season in_season which_season the_season name_of_season during_season year_part quarter_of_year", "string", of("|".join(w.SEASONS))),
    "sunrise": F("sunrise sun_up sunrise_time sun_rises_at dawn first_light time_of_sunrise sun_comes_up morning_light daybreak morning_sun", "string", text(lambda rng, split: f"{rng.randint(4, 8)}:{rng.randint(10, 59)}")),
    "sunset": F("sunset sun_down sunset_time sun_sets_at dusk last_light time_of_sunset sun_goes_down evening_light nightfall evening_sun", "string", text(lambda rng, split: f"{rng.randint(16, 21)}:{rng.randint(10, 59)}")),
    "shift": F("shift work_shift shift_name time_of_shift works_on turn which_shift shift_type shift_worked duty_period which_turn", "string", of("early shift|late shift|night shift|day shift|weekend shift|morning shift")),
    # money
    "old_price": F("old_price price_before previous_price original_price was regular_price former_price price_until_now cost_before former_cost cost_until_now", "string", MONEY),
    "new_price": F("new_price sale_price price_now current_price now reduced_price price_after second_price lower_price todays_cost cost_from_now", "string", MONEY),
    "shipping": F("shipping shipping_cost delivery_fee postage shipping_fee cost_of_delivery shipping_price delivery_cost postage_cost freight_charge carriage", "string", MONEY),
    "night_price": F("price_per_night per_night nightly_rate room_rate cost_per_night night_price price_for_one_night cost_of_a_night night_rate rate overnight_charge", "string", MONEY),
    "child_price": F("child_price price_children children_pay reduced_fee child_ticket fee_for_children price_for_children kids_price ticket_for_children junior_price kids_charge", "string", MONEY),
    "fine": F("fine penalty fine_amount late_fee charge amount_of_fine fine_to_pay late_charge penalty_amount punishment_sum to_be_paid", "string", MONEY),
    "tip": F("tip tip_amount gratuity extra_for_waiter tip_given service_money tip_money extra_money tip_for_waiter thank_you_money bonus_for_staff", "string", MONEY),
    "damage_cost": F("damage damage_amount repair_cost cost_of_repair estimated_damage loss cost_of_damage damage_sum amount_of_damage bill_for_repair harm_done", "string", MONEY),
    "net": F("net net_amount subtotal before_tax price_net net_sum net_price sum_before_tax net_total without_tax pre_tax_sum", "number", decimal(10, 400)),
    "tax": F("tax vat tax_amount sales_tax tax_sum value_added_tax tax_to_pay amount_of_tax vat_amount duty_share state_share", "number", decimal(1, 60)),
    "unit_price": F("unit_price price_each price_per_piece each single_price cost_per_item price_for_one cost_per_unit one_costs piece_rate apiece", "number", decimal(1, 90)),
    "wage": F("hourly_wage pay_per_hour hourly_rate wage per_hour hourly_pay pay_an_hour euros_per_hour wage_per_hour rate_per_hour_worked earned_each_hour", "number", decimal(11, 40)),
    "budget": F("budget budget_limit max_budget available_money money_available cost_limit budget_euros money_to_spend total_budget spending_limit funds", "integer", whole(100, 9000)),
    "loan": F("loan_amount loan credit sum_borrowed amount_borrowed credit_sum loan_sum sum_of_loan money_borrowed money_lent borrowed_capital", "integer", whole(1000, 90000)),
    "interest": F("interest_rate interest rate percent_interest rate_of_interest yearly_interest interest_percent rate_percent loan_rate lending_rate cost_of_credit", "number", decimal(1, 8, 1)),
    "goal_sum": F("goal target target_amount needed_sum amount_needed goal_amount sum_needed aim money_goal sum_hoped_for wanted_total", "integer", whole(500, 20000)),
    # counts and measures
    "low": F("low min_temperature lowest_temperature night_temperature minimum coldest lowest low_temperature temperature_at_night degrees_at_night bottom_value", "integer", whole(-9, 9)),
    "rain": F("rain rain_mm rainfall millimetres precipitation mm_of_rain amount_of_rain rain_in_mm rain_fallen wetness water_fallen", "integer", whole(1, 60)),
    "wind_speed": F("wind_speed wind_kmh speed_of_wind gusts kmh wind_strength speed_of_the_wind wind_in_kmh max_wind breeze_speed blowing_at", "integer", whole(5, 120)),
    "humidity": F("humidity humidity_percent air_humidity moisture relative_humidity percent_humidity humidity_in_percent percent_of_humidity air_moisture dampness water_in_air", "integer", whole(20, 98)),
    "snow": F("snow snow_cm snow_depth snowfall cm_of_snow depth_of_snow snow_in_cm amount_of_snow how_much_snow snow_height white_cover", "integer", whole(2, 150)),
    "bathrooms": F("bathrooms bathroom_count number_of_bathrooms baths how_many_bathrooms bath_count bathrooms_total bathroom_number count_of_bathrooms washrooms wash_places", "integer", whole(1, 4)),
    "beds": F("beds bed_count number_of_beds sleeps how_many_beds beds_total count_of_beds beds_available bed_number sleeping_places places_to_sleep", "integer", whole(2, 12)),
    "nights": F("nights number_of_nights night_count nights_booked how_many_nights length_of_stay count_of_nights nights_stayed nights_total stay_nights overnight_stays", "integer", whole(2, 21)),
    "adults": F("adults number_of_adults adult_count grown_ups how_many_adults adult_guests count_of_adults adults_total adult_number persons_over_18 full_paying", "integer", whole(1, 9)),
    "kids": F("children number_of_children child_count kids how_many_children young_guests count_of_children kids_total kid_count little_guests minors", "integer", whole(1, 6)),
    "min_age": F("minimum_age min_age age_from youngest_age required_age age_limit age_at_least from_age minimum_years lowest_age not_under", "integer", whole(3, 18)),
    "max_people": F("max_participants maximum limit max_people group_size places max_number maximum_people maximum_size participant_limit upper_limit", "integer", whole(6, 80)),
    "experience": F("experience years_of_experience experience_years work_years years_in_job professional_years years_experience years_of_work years_at_work years_worked practice_years", "integer", whole(1, 30)),
    "height": F("height height_m metres tall altitude elevation height_in_metres metres_high total_height vertical_size how_high", "integer", whole(12, 4800)),
    "width": F("width width_cm wide breadth cm_wide centimetres_wide width_in_cm how_broad total_width side_to_side how_wide", "integer", whole(20, 240)),
    "length": F("length length_cm long cm_long centimetres_long total_length length_in_cm cm_length how_long_in_cm end_to_end extent", "integer", whole(30, 400)),
    "depth": F("depth depth_m deep depth_in_metres metres_deep water_depth depth_metres deepest_point total_depth how_deep down_to", "integer", whole(2, 300)),
    "screen": F("screen_size screen display_inches inches display_size diagonal screen_inches size_of_screen monitor_inches size_of_display", "number", decimal(4, 32, 1)),
    "battery": F("battery_life battery_hours hours_of_battery battery runtime hours_on_battery battery_hours_total hours_per_charge battery_time lasts_hours charge_lasts", "integer", whole(4, 48)),
    "storage": F("storage storage_gb memory gigabytes gb disk_space storage_size gb_storage size_in_gb data_space space_on_disk", "integer", among("16 32 64 128 256 512 1000")),
    "power": F("power watts power_watts wattage power_w electric_power power_in_watts watt watts_used energy_draw strength_in_watts", "integer", whole(20, 2400)),
    "volume": F("volume litres capacity_litres volume_l liters content volume_in_litres litre_count capacity_in_litres holds tank_size", "number", decimal(0, 60, 1)),
    "calories": F("calories kcal energy calorie_count calories_per_serving energy_kcal calories_total kcal_per_portion number_of_calories nutritional_energy food_energy", "integer", whole(80, 900)),
    "oven": F("oven_temperature oven baking_temperature oven_degrees bake_at heat oven_temp degrees_in_oven oven_heat oven_setting baking_heat", "integer", whole(150, 240)),
    "speed": F("speed speed_kmh kmh top_speed max_speed kilometres_per_hour speed_in_kmh max_kmh highest_speed pace how_fast", "integer", whole(20, 260)),
    "population": F("population inhabitants residents people_living_there number_of_inhabitants population_count population_total town_population how_many_inhabitants head_total citizens", "integer", whole(300, 900000)),
    "score": F("points score points_reached result number_of_points total_points score_points points_total points_in_all mark tally", "integer", whole(20, 200)),
    "rank": F("rank place position finished_as ranking final_position finishing_place which_place place_reached placing spot_in_table", "integer", whole(2, 40)),
    "votes_for": F("votes_for yes_votes in_favour votes_yes for agreed number_of_yes_votes yes votes_in_favour ayes supporters", "integer", whole(3, 60)),
    "votes_against": F("votes_against no_votes against votes_no opposed rejected number_of_no_votes no votes_not_for noes objectors", "integer", whole(0, 40)),
    "copies": F("copies copies_sold number_of_copies sold print_run sold_copies copy_count how_many_copies copies_printed books_sold issue_number_printed", "integer", whole(200, 90000)),
    "chapters": F("chapters chapter_count number_of_chapters parts how_many_chapters sections chapters_total chapter_number count_of_chapters book_parts divisions", "integer", whole(4, 40)),
    "seasons_played": F("seasons seasons_played years_at_club number_of_seasons how_many_seasons years_played season_count number_of_seasons_played count_of_seasons time_with_team playing_years", "integer", whole(2, 18)),
    "injured_count": F("injured number_of_injured people_hurt injuries hurt how_many_injured injured_people injured_persons count_of_injured casualties wounded", "integer", whole(1, 40)),
    "stock": F("stock in_stock units_left pieces_left stock_count remaining stock_left how_many_left pieces_in_stock left_over still_there", "integer", whole(1, 400)),
    "boxes": F("boxes box_count number_of_boxes parcels packages cartons boxes_total how_many_boxes count_of_boxes crates cases_packed", "integer", whole(2, 60)),
    "lessons": F("lessons number_of_lessons lesson_count sessions number_of_sessions how_many_lessons lessons_total count_of_lessons lesson_number classes_in_all teaching_units", "integer", whole(3, 40)),
    "missed": F("days_missed absences days_absent missed_days missed number_of_absences missed_school_days days_of_absence how_many_days_missed sick_days lost_days", "integer", whole(1, 20)),
    "pulse": F("pulse heart_rate beats_per_minute pulse_rate bpm heartbeat pulse_per_minute measured_pulse heart_beat_rate heart_beats pulse_count", "integer", whole(48, 130)),
    "fever": F("body_temperature fever temperature temp temperature_of_patient measured_temperature fever_degrees temperature_measured patient_temperature body_heat thermometer_reading", "number", decimal(36, 39, 1)),
    "plots": F("trees number_of_trees trees_planted tree_count planted how_many_trees count_of_trees trees_total tree_number saplings young_trees", "integer", whole(10, 900)),
    "vehicles": F("vehicles cars vehicle_count number_of_vehicles fleet how_many_cars vehicles_total count_of_vehicles how_many_vehicles motor_count wheels_on_road", "integer", whole(2, 90)),
    "errors": F("errors error_count number_of_errors failures failed_count faults_found errors_total count_of_errors how_many_errors mistakes wrong_count", "integer", whole(1, 300)),
    "warranty": F("warranty_years warranty guarantee years_of_warranty guarantee_years warranty_period years_of_guarantee warranty_in_years guarantee_time cover_years guaranteed_for", "integer", whole(1, 10)),
    # codes
    "tracking": F("tracking_number tracking tracking_code parcel_number tracking_id shipment_number tracking_no parcel_code parcel_id shipment_code follow_up_code", "string", CODE),
    "seat": F("seat seat_number seat_no seat_reserved place_number assigned_seat seat_code which_seat seat_on_ticket chair_number sitting_at", "string", text(lambda rng, split: f"{rng.randint(1, 48)}{rng.choice('ABCDEF')}")),
    "coach_no": F("coach coach_number carriage wagon car_number carriage_number coach_on_train train_coach which_coach wagon_no train_section", "integer", whole(1, 29)),
    "policy": F("policy_number policy policy_no insurance_number contract_number policy_id insurance_policy policy_code number_of_policy cover_number insurance_code", "string", CODE),
    "member_no": F("member_number membership_number member_id membership_id member_no card_number number_of_member member_code card_no club_number id_of_member", "string", CODE),
    "coupon": F("coupon_code coupon code discount_code voucher promo_code coupon_text code_for_discount coupon_number offer_code redemption_word", "string", CODE),
    "account": F("account_number account account_no customer_number client_number customer_id account_id number_of_account customer_no account_code number_with_us", "string", CODE),
    "website": F("website web_address url web_site homepage web_page web_page_address site_address www online_at internet_address", "string", text(w.website)),
    "second_email": F("reply_to copy_to second_email cc other_email alternative_email email_2 second_mail other_mail backup_mail mail_copy_goes_to", "string", text(email)),
    "mobile": F("mobile mobile_number cell_phone mobile_phone cell second_phone mobile_no number_of_mobile cell_number handset_number pocket_phone", "string", text(phone)),
    "server": F("server host server_name machine hostname computer which_server servers_name name_of_server node system_name", "string", text(lambda rng, split: f"{rng.choice(('web', 'db', 'mail', 'app', 'build'))}-{rng.randint(1, 40):02}")),
    "error_code": F("error_code code error error_number fault_code status_code code_of_error error_no error_id failure_code message_code", "string", CODE),
    "user": F("user username user_name login account_name logged_in_as users_name who_logged_in user_login user_id sign_in_name", "string", text(lambda rng, split: f"{rng.choice(w.FIRST_NAMES).lower()}{rng.choice(('', '_', '.'))}{rng.choice((w.small_word(rng, split), rng.randint(1, 99)))}")),
    "file": F("file file_name filename document file_path attachment which_file files_name name_of_file document_name attached", "string", text(lambda rng, split: f"{w.small_word(rng, split)}.{rng.choice(('pdf', 'txt', 'csv', 'png', 'zip', 'log'))}")),
    "class_name": F("class class_name school_class form group grade which_class name_of_class class_at_school class_group year_group", "string", text(lambda rng, split: f"{rng.randint(1, 12)}{rng.choice('abcd')}")),
    "inventory": F("inventory_number inventory catalogue_number object_id museum_number item_code inventory_no inventory_code number_of_object register_number collection_id", "string", CODE),
    # things and words
    "gift": F("gift present gift_name given given_item what_was_given which_gift gift_given gift_item surprise thing_received", "string", of("|".join(w.OBJECTS))),
    "vehicle": F("vehicle vehicle_type kind_of_vehicle means_of_transport transport by which_vehicle vehicle_name vehicle_used means travel_by", "string", of("bus|tram|taxi|ferry|van|lorry|bicycle|motorbike|minibus|car|coach|boat")),
    "sport": F("sport sport_name discipline game kind_of_sport sports which_sport name_of_sport sport_played type_of_sport athletic_field", "string", of("|".join(w.SPORTS))),
    "drink": F("drink beverage drinks ordered_drink to_drink drink_name which_drink name_of_drink drink_served refreshment liquid", "string", of("|".join(w.DRINKS))),
    "side_dish": F("side_dish side served_with comes_with with accompaniment side_order what_goes_with_it dish_on_the_side goes_with beside_it", "string", of("|".join(w.FOODS))),
    "dessert": F("dessert sweet afters sweet_course last_course pudding which_dessert sweet_at_the_end name_of_dessert final_course sweet_dish", "string", of("|".join(w.FOODS))),
    "condition": F("item_condition state quality shape condition_of_item preservation what_state how_is_it object_condition state_of_repair how_well_kept", "string", of("|".join(w.CONDITIONS))),
    "dress_code": F("dress_code dress what_to_wear clothing attire clothes what_clothes wear_what clothes_to_wear outfit wear", "string", of("|".join(w.DRESS_CODES))),
    "prize": F("prize first_prize prize_won award main_prize to_be_won which_prize what_was_won prize_given reward_for_winner winning_gift", "string", of("|".join(w.PRIZES))),
    "industry": F("industry sector business_field line_of_business branch field which_industry industry_name type_of_industry trade_sector area_of_business", "string", of("|".join(w.INDUSTRIES))),
    "drug": F("drug medicine medication drug_name tablets prescription which_drug name_of_drug drug_given active_substance pills", "string", of("|".join(w.MEDICINES))),
    "dosage": F("dosage dose how_often daily_dose amount_to_take intake how_much_to_take dosage_text how_to_take frequency_of_intake take_it", "string", of("one tablet a day|two tablets a day|one spoonful in the morning|one tablet after meals|half a tablet at night|ten drops twice a day|two capsules with water|one tablet every six hours")),
    "diagnosis": F("diagnosis illness disease finding diagnosed_with result what_illness name_of_illness diagnosis_text medical_finding what_it_is", "string", of("a cold|flu|bronchitis|a sprained ankle|a broken wrist|tonsillitis|migraine|low blood pressure|an ear infection|hay fever|a pulled muscle|gastritis")),
    "language": F("language written_in spoken_language language_used in_language tongue which_language name_of_language language_name idiom speech", "string", of("|".join(w.LANGUAGES))),
    "genre": F("genre kind type style category sort which_genre genre_name kind_of_story literary_form class_of_work", "string", of("comedy|thriller|drama|fantasy|crime story|love story|documentary|western|horror film|science fiction|fairy tale|adventure")),
    "cause": F("cause reason cause_of_it because_of why caused_by what_caused_it cause_text reason_given root_cause brought_about_by", "string", of("a broken pipe|heavy snow|a power cut|strong wind|a strike|a software update|a fallen tree|thick fog|a lost key|a short circuit|too much rain|a staff shortage")),
    "transport_delay": F("delay delay_minutes minutes_late late_by delayed_by_minutes delay_in_minutes minutes_of_delay delay_time_minutes late_minutes time_lost behind_by", "integer", whole(5, 180)),
    "floor_kind": F("heating heating_type type_of_heating heated_with heat_source kind_of_heating how_heated heating_kind heat_from warmth_from heating_system", "string", of("gas heating|district heating|a heat pump|electric heating|a wood stove|oil heating|floor heating")),
    "payment": F("payment_method paid_with payment pay_by method_of_payment means_of_payment how_paid payment_type paid_how settled_with way_of_paying", "string", of("credit card|bank transfer|cash|cheque|debit card|gift card|direct debit|mobile payment")),
    "degree": F("degree qualification diploma final_exam academic_degree title which_degree degree_name highest_degree certificate leaving_exam", "string", of("bachelor's degree|master's degree|doctorate|teaching diploma|apprenticeship|trade certificate|school leaving certificate")),
    "size": F("size clothing_size size_label fit item_size size_ordered which_size size_name size_of_item measure how_large", "string", of("small|medium|large|extra large|extra small|one size")),
    "mood": F("mood feeling felt sentiment emotion how_they_felt what_mood feels how_does_it_feel state_of_mind atmosphere", "string", of("happy|angry|tired|proud|disappointed|nervous|relieved|surprised|bored|grateful")),
    "decision": F("decision decided resolution outcome result agreed_on what_was_decided decision_text board_decision conclusion what_was_settled", "string", of("to buy a new printer|to close the office on Fridays|to repaint the hall|to hire two more people|to raise the fee|to cancel the trip|to plant a hedge|to change the supplier|to wait until spring|to move the archive")),
    "frequency": F("frequency how_often interval rhythm repeats schedule how_frequent frequency_text times recurrence regularity", "string", of("once a week|twice a week|every day|once a month|every two weeks|every morning|twice a year|every Sunday")),
    "relation": F("relation relationship family_relation is_the kinship related_as which_relation relation_name relative family_tie bond", "string", of("aunt|uncle|cousin|sister|brother|nephew|niece|grandmother|grandfather|brother-in-law")),
    "crop": F("crop grows plant_grown main_crop harvest field_crop which_crop crop_name plant produce grown_there", "string", of("wheat|maize|barley|potatoes|sugar beet|oats|rye|sunflowers|hops|grapes|apples|cabbage")),
    "style": F("style style_period art_style building_style epoch style_name which_style style_name_of_art kind_of_style look_of_it artistic_period", "string", of("baroque|gothic|modern|classical|romantic|art deco|renaissance|rustic|minimalist")),
    # arrays
    "skills": F("skills abilities knows_about skill_list strengths competences list_of_skills main_skills good_at expertise can_do", "array", several("first aid|bookkeeping|typing|welding|web design|public speaking|project planning|driving a lorry|sewing|data analysis|programming|photo editing|translating|negotiating".split("|"))),
    "allergies": F("allergies allergens allergic_to intolerances cannot_eat allergy_list list_of_allergies allergy no_go_foods must_avoid reacts_to", "array", several(w.ALLERGENS, 2, 3)),
    "extras": F("extras equipment features fittings comes_with included_items list_of_extras extra_parts in_the_box add_ons goodies", "array", several("a case|a charger|a spare wheel|a lock|a manual|a stand|a rain cover|two batteries|a tripod|a remote control|a carry bag|a cable".split("|"))),
    "amenities": F("amenities facilities features offers equipment has list_of_amenities house_features what_it_offers comforts on_site", "array", several("a sauna|a pool|a gym|a terrace|a restaurant|a playground|a reading room|a bicycle cellar|a laundry room|a bar|a roof garden|a lift".split("|"))),
    "symptoms": F("symptoms complaints signs problems symptom_list suffers_from list_of_symptoms signs_of_illness what_the_patient_has ailments troubles", "array", several("cough|fever|headache|tiredness|sore throat|dizziness|nausea|runny nose|back pain|rash|chills|loss of appetite".split("|"))),
    "toppings": F("toppings topped_with on_top pizza_toppings extras added_foods list_of_toppings pizza_with topping_list covering laid_on_it", "array", several("ham|olives|mushrooms|onions|peppers|tuna|sweetcorn|spinach|artichokes|salami|anchovies|tomatoes|rocket".split("|"))),
    "subjects": F("subjects favourite_subjects courses taught_subjects school_subjects topics list_of_subjects subject_list fields_of_study areas disciplines", "array", several(w.SUBJECTS)),
    "sports": F("sports sports_played plays kinds_of_sport activities sport_list list_of_sports sports_named all_sports athletics games_played", "array", several(w.SPORTS)),
    "instruments": F("instruments plays_instruments instrument_list music_instruments instruments_played orchestra list_of_instruments instruments_named all_instruments sound_makers line_up", "array", several(w.INSTRUMENTS)),
    "animals": F("animals animal_list livestock species kept_animals animals_seen list_of_animals animals_named all_animals creatures fauna", "array", several(w.ANIMALS)),
    "countries": F("countries country_list nations countries_visited lands visited_countries list_of_countries countries_named all_countries states places_abroad", "array", several(w.COUNTRIES)),
    "materials": F("materials made_from material_list materials_used fabrics components list_of_materials materials_named all_materials substances consists_of", "array", several(w.MATERIALS, 2, 3)),
    "goods": F("products wares_sold items sells product_range offers list_of_goods goods_sold products_sold articles wares", "array", several(w.PRODUCTS)),
    "objects": F("objects things items item_list found_things contents list_of_objects objects_named all_objects belongings bits_and_pieces", "array", several(w.OBJECTS)),
    "menu": F("menu dishes courses food_served meals on_the_menu list_of_dishes menu_items what_to_eat plates what_is_served", "array", several(w.FOODS, 2, 4)),
    "drinks": F("drinks beverages drink_list drinks_ordered to_drink drinks_served list_of_drinks drinks_named what_to_drink refreshments liquids", "array", several(w.DRINKS, 2, 3)),
    "jobs": F("jobs occupations professions earlier_jobs worked_as positions list_of_jobs jobs_done job_list careers trades", "array", several(w.JOBS, 2, 3)),
    "agenda": F("agenda agenda_items topics points topics_discussed items list_of_topics agenda_points points_to_discuss discussion_points matters", "array", several("the budget|staff holidays|the new printer|fire safety|the web shop|the autumn fair|parking|the office plants|customer complaints|training days|the lease|opening hours".split("|"))),
    "labels": F("tags labels keywords categories tag_list marked_as list_of_labels label_list ticket_labels catchwords index_words", "array", listed("urgent|bug|billing|printer|login|feature|mobile|security|shipping|question|refund|network".split("|"), 2, 3)),
    "sizes": F("sizes available_sizes size_options sizes_in_stock comes_in_sizes size_list list_of_sizes sizes_offered all_sizes measures fits", "array", listed("S|M|L|XL|XS|XXL".split("|"), 2, 4)),
    "listed_colours": F("colours colors colour_choice available_in color_list colour_range list_of_colours all_colours colours_listed tones hues", "array", listed(w.COLOURS, 2, 4)),
    "listed_goods": F("items listed_items article_list things contents products list_of_products all_items products_listed wares_listed positions", "array", listed(w.PRODUCTS, 2, 4)),
    "listed_languages": F("languages language_skills spoken languages_spoken speaks foreign_languages list_of_spoken_languages all_languages languages_listed tongues idioms_known", "array", listed(w.LANGUAGES, 2, 4)),
    "listed_food": F("ingredients food_list foods needed food_items shopping list_of_foods all_foods foods_listed eatables larder", "array", listed(w.FOODS, 2, 5)),
    "months": F("months in_months active_months month_list open_months best_months list_of_months months_named all_months times_of_year parts_of_year", "array", several(w.MONTHS, 2, 3)),
    "damages": F("damage damages defects broken_parts faults list_of_damage list_of_damages damaged_parts what_is_broken things_broken harm", "array", several("a broken window|a dented door|a torn seat|a cracked mirror|a flat tyre|a bent fence|a wet carpet|a scratched bumper|a missing handle".split("|"), 2, 3)),
    "tools": F("tools tools_needed equipment tool_list bring needed_tools list_of_tools tools_to_bring all_tools implements gear", "array", several("a hammer|a saw|a spade|a drill|a rake|a ladder|a bucket|a brush|a screwdriver|a wheelbarrow|gloves|a measuring tape".split("|"))),
    # yes or no
    "refundable": F("refundable is_refundable money_back can_be_refunded refund_possible cancellable refund can_get_refund refund_allowed returnable_fare gets_money_back", "boolean", flag),
    "vegan": F("vegan is_vegan plant_based only_plants free_of_animal_products vegan_dish vegan_food is_it_vegan suitable_for_vegans no_animal_food purely_plants", "boolean", flag),
    "available": F("available in_stock is_available can_be_bought on_sale available_now availability is_in_stock still_available obtainable to_be_had", "boolean", flag),
    "remote": F("remote remote_work home_office work_from_home is_remote can_work_from_home remote_possible from_home work_at_home telework done_from_home", "boolean", flag),
    "urgent": F("urgent is_urgent important needs_quick_reply high_priority immediate is_it_urgent urgency_flag marked_urgent pressing cannot_wait", "boolean", flag),
    "member": F("member is_member club_member membership has_membership already_member member_yes_no is_a_member member_of_club belongs_to_club joined", "boolean", flag),
    "smoker": F("smoker smokes is_smoker smoking tobacco smokes_cigarettes is_a_smoker smoker_yes_no person_smokes cigarette_user lights_up", "boolean", flag),
    "married": F("married is_married has_spouse wedded marital_status_married is_wed is_he_or_she_married married_yes_no marriage with_spouse tied_the_knot", "boolean", flag),
    "licence": F("driving_licence drivers_license has_licence can_drive license holds_licence has_driving_licence licence_yes_no licence_needed may_drive allowed_to_drive", "boolean", flag),
    "balcony": F("balcony has_balcony with_balcony balcony_included includes_balcony balcony_available balcony_yes_no is_there_a_balcony flat_has_balcony outdoor_sitting open_air_seat", "boolean", flag),
    "lift": F("lift elevator has_lift has_elevator lift_available with_lift lift_yes_no is_there_a_lift house_has_lift goes_up_by_lift lift_in_house", "boolean", flag),
    "garden": F("garden has_garden with_garden garden_included green_space includes_garden garden_yes_no is_there_a_garden house_has_garden yard outdoor_plot", "boolean", flag),
    "waterproof": F("waterproof is_waterproof water_resistant rainproof keeps_water_out protected_from_water waterproof_yes_no is_it_waterproof resists_rain watertight survives_rain", "boolean", flag),
    "accessible": F("wheelchair_access accessible barrier_free is_accessible step_free suitable_for_wheelchairs wheelchair_ok wheelchairs_possible is_barrier_free no_steps easy_access", "boolean", flag),
    "signed": F("signed is_signed signature contract_signed has_signature was_signed signed_yes_no is_it_signed signature_present put_to_paper autograph_given", "boolean", flag),
    "gift_wrap": F("gift_wrap wrapped gift_wrapped as_gift is_gift wrapping_wanted wrapped_as_gift gift_yes_no in_wrapping_paper in_gift_paper nicely_packed", "boolean", flag),
    "approved": F("approved is_approved accepted permission_given granted was_approved approval approved_yes_no is_it_approved given_the_nod allowed", "boolean", flag),
    "sold_out": F("sold_out is_sold_out no_tickets_left fully_booked booked_out all_sold sold_out_yes_no tickets_gone no_seats_left none_left full_house", "boolean", flag),
    "cancelled": F("cancelled is_cancelled called_off canceled does_not_happen was_cancelled cancelled_yes_no has_been_cancelled is_off dropped scrapped", "boolean", flag),
    "fragile": F("fragile is_fragile breakable handle_with_care easily_broken delicate fragile_yes_no can_break careful_handling may_break needs_care", "boolean", flag),
    "confirmed": F("confirmed is_confirmed booking_confirmed confirmation definite fixed confirmed_yes_no is_it_confirmed booking_is_confirmed certain made_sure", "boolean", flag),
    "vaccinated": F("vaccinated is_vaccinated has_vaccination vaccination shots_done inoculated vaccinated_yes_no vaccine_given has_had_the_jab had_jabs immunised", "boolean", flag),
    "resolved": F("resolved is_resolved solved fixed closed done resolved_yes_no is_it_solved problem_solved sorted_out settled_now", "boolean", flag),
    "injured": F("injured was_injured hurt anyone_hurt injuries someone_injured injured_yes_no was_someone_hurt people_injured harmed wounded_person", "boolean", flag),
    "beginners": F("beginners_welcome for_beginners beginners suitable_for_beginners no_experience_needed open_to_beginners beginners_yes_no beginner_friendly beginners_allowed newcomers_ok starters_allowed", "boolean", flag),
    "cards": F("cards_accepted card_payment takes_cards accepts_cards pay_by_card credit_cards cards_yes_no card_accepted can_pay_by_card plastic_money cashless", "boolean", flag),
    "spicy": F("spicy is_spicy hot very_hot has_chili spicy_dish spicy_yes_no is_it_hot hot_dish fiery burns_the_tongue", "boolean", flag),
    "organic": F("organic is_organic bio organic_food from_organic_farm grown_organically organic_yes_no is_it_organic organically_grown no_chemicals eco_grown", "boolean", flag),
    "passed": F("passed has_passed exam_passed test_passed success successful passed_yes_no pass was_it_passed made_it got_through", "boolean", flag),
    "on_loan": F("on_loan lent_out borrowed is_borrowed checked_out out_on_loan on_loan_yes_no book_is_lent currently_borrowed with_a_reader taken_home", "boolean", flag),
    "used": F("used second_hand is_used pre_owned not_new had_owner_before used_yes_no is_it_used used_before previously_owned has_been_used", "boolean", flag),
    "tested": F("tested is_tested was_tested checked test_done has_been_checked tested_yes_no is_it_tested has_test tried_out examined", "boolean", flag),
    "open_sunday": F("open_on_sunday sunday_open opens_sundays sundays works_sundays sunday_opening sunday_yes_no is_open_on_sundays open_sundays open_at_weekend_end sunday_service", "boolean", flag),
    "heated": F("heated is_heated warm_water heating_on with_heating warmed heated_yes_no is_it_heated warm kept_warm has_warmth", "boolean", flag),
    "outdoor": F("outdoors open_air is_outdoors outside held_outside in_the_open outdoor_yes_no takes_place_outside open_air_event under_the_sky al_fresco", "boolean", flag),
    "newsletter": F("newsletter wants_newsletter newsletter_wanted subscribe subscribed gets_newsletter newsletter_yes_no would_like_newsletter send_newsletter mailing_list_ok news_by_mail", "boolean", flag),
    "retired": F("retired is_retired no_longer_works pensioner in_retirement stopped_working retired_yes_no has_retired no_longer_at_work pension_drawn left_working_life", "boolean", flag),
    "late_fee": F("overdue is_overdue past_due too_late late returned_late overdue_yes_no is_it_overdue book_overdue behind_schedule deadline_missed", "boolean", flag),
    "house_trained": F("house_trained is_house_trained trained clean_indoors housebroken knows_the_rules house_trained_yes_no is_trained trained_for_indoors uses_the_door well_behaved_inside", "boolean", flag),
    "good_with_kids": F("good_with_children likes_children child_friendly kids_ok family_friendly gets_on_with_children good_with_kids_yes_no friendly_to_children fine_with_children safe_for_kids loves_little_ones", "boolean", flag),
    "train_strike": F("strike is_strike on_strike strike_today workers_on_strike strike_announced strike_yes_no is_there_a_strike drivers_on_strike walkout work_stopped", "boolean", flag),
}  # fmt: skip
