"""Short texts and requests to fill a JSON object from them.

The texts are written by hand with slots; the last quarter of the templates and the last two key names of every field are kept for the test split."""

import json
import re
from dataclasses import dataclass, replace

from . import words as w
from .conversation import Conversation, pick_wording, with_more
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
from .wording_files import titled
from .worlds.people_and_things import KIND_WEIGHTS, KINDS
from .grounded import _fill


FIELDS = {
    # people
    "person": F("name full_name person person_name man_or_woman subject_name named called persons_name name_of_person full_name_of_person fullname first_and_last_name first_name_last_name human human_name whose_name individual_name person_in_question personal_name name_in_full main_person the_person_named someone character figure person_mentioned persons_full_name individual who", "string", text(w.person)),
    "customer": F("customer customer_name client client_name ordered_by customer_full_name name_of_customer shopper account_holder customers_name client_full_name name_of_client patron orderer order_from ordering_person order_placed_by purchaser_name consumer cust cust_name billed_to bill_to invoice_to paying_customer person_ordering clientele_name name_on_order name_on_account buyer purchaser", "string", text(w.person)),
    "sender": F("sender from sender_name sent_by from_name writer signed signed_by author_of_letter senders_name name_of_sender from_whom who_wrote who_sent_it sending_person written_by_whom mail_from message_from letter_writer correspondent from_person yours undersigned signature_name author_of_message message_sender sender_full_name originator_of_message sent_from note_from letter_from message_of", "string", text(w.person)),
    "recipient": F("recipient to recipient_name receiver to_name name_of_recipient dear letter_to reader recipients_name to_whom to_person receiving_person mail_to message_to message_recipient letter_recipient letter_for written_to addressed_to name_of_receiver receiver_name goes_to_person greeting_name person_addressed who_gets_it meant_for recipient_full_name salutation_name delivered_to addressee sent_to", "string", text(w.person)),
    "author": F("author author_name writer written_by author_name_full penned_by text_by novel_by authors_name name_of_author author_full_name book_author who_wrote_it writer_name name_of_writer book_by wordsmith literary_author novel_writer written_by_whom book_writer authored_by from_the_pen_of auth story_by storyteller author_of_book author_of_work creator novelist", "string", text(w.person)),
    "organiser": F("organiser organizer host organised_by hosted_by organised event_manager run_by organizer_name organisers_name organizers_name name_of_organiser event_organiser event_organizer who_organises organised_by_whom organising_person event_host host_name party_host coordinator event_coordinator person_organising put_together_by hosting_person event_lead in_charge_of_event set_up_by_whom event_by prepared_and_run_by planner arranged_by", "string", text(w.person)),
    "speaker": F("speaker speaker_name presenter guest_speaker talk_given_by lecture_by talker name_of_speaker speakers_name speaker_full_name keynote_speaker who_speaks who_talks presented_by presenter_name presentation_by speech_by orator person_speaking talk_host talk_from voice speaking_person invited_speaker lecture_from name_of_presenter lecturer talk_by", "string", text(w.person)),
    "teacher": F("teacher instructor trainer taught_by teacher_name lessons_by class_teacher name_of_teacher teachers_name name_of_instructor instructor_name educator schoolteacher who_teaches course_instructor course_teacher class_leader teaching_person lessons_from lesson_teacher course_by led_by_teacher prof professor teaching_staff name_of_trainer lesson_giver taught_by_whom tutor course_leader", "string", text(w.person)),
    "contact": F("contact contact_person contact_name ask_for call contact_us person_in_charge questions_to contacts_name name_of_contact contact_full_name your_contact who_to_call who_to_ask whom_to_ask person_to_ask person_to_contact point_of_contact responsible_person enquiries_to questions_for get_in_touch_with liaison go_to_person contact_is name_of_contact_person information_from ask_this_person write_to_person person_to_call reach_out_to", "string", text(w.person)),
    "owner": F("owner owner_name owned_by belongs_to possessor name_of_owner owner_full_name current_owner owners_name owned_by_whom who_owns_it whose legal_owner registered_owner owner_of_it keeper owning_person property_of master possession_of belongs_to_whom present_owner owner_is titleholder name_of_the_owner rightful_owner in_possession_of owner_person to_whom_it_belongs proprietor holder", "string", text(w.person)),
    "guest": F("guest guest_name booked_by visitor name_of_guest booking_name booked_for reservation_name guests_name guest_full_name hotel_guest who_booked booker booking_holder booking_by name_on_booking name_for_booking reserved_by reservation_for reservation_by visitor_name visitors_name staying_person person_staying name_of_visitor main_guest table_for_whom name_of_booker booking_person lodger reserved_for", "string", text(w.person)),
    "patient": F("patient patient_name name full_name name_of_patient seen_person sick_person case patients_name patient_full_name ill_person_name person_treated person_examined person_with_illness who_is_ill who_is_sick treated_patient name_of_the_patient sufferer client_of_doctor examined_person hospital_patient person_in_care patient_in_question under_treatment medical_patient doctors_visitor ill_person treated_person", "string", text(w.person)),
    "manager": F("manager head boss manager_name managed_by led_by head_of_team responsible managers_name name_of_manager leader team_manager chief director_in_charge run_by_manager head_person managing_person person_responsible superior office_head office_manager executive lead_person headed_by department_head who_manages line_manager top_person management supervisor in_charge", "string", text(w.person)),
    "winner": F("winner first_place winner_name champion name_of_winner victor gold_medal came_first winners_name who_won_it winning_person number_one place_1 rank_1 first first_finisher race_winner first_person gold winner_full_name name_of_champion title_holder best_runner fastest fastest_person won_by_whom top_finisher winning_athlete victory_of won_by top_runner", "string", text(w.person)),
    "runner_up": F("runner_up second_place second came_second number_two runner_up_name place_2 silver runner_up_full_name name_of_runner_up second_person second_best rank_2 number_2 placed_second came_in_second second_to_finish second_in_race second_runner who_came_second took_second_place finished_second second_fastest behind_the_winner name_of_second vice_champion second_on_podium silver_medal second_finisher", "string", text(w.person)),
    "founder": F("founder founded_by founder_name started_by founding_person created_by name_of_founder begun_by founders_name founding_father who_founded_it established_by company_founder creator_of_company founder_full_name name_of_founding_person person_who_founded_it opened_first_by launched_by begun_by_whom initiator original_owner entrepreneur founded_by_whom business_founder company_started_by father_of_the_company set_up_by originator", "string", text(w.person)),
    "child": F("child child_name kid name name_of_child son_or_daughter birthday_child children_name childs_name childs_full_name name_of_kid kids_name boy_or_girl young_person youth offspring daughter_or_son son_daughter name_of_boy_or_girl infant minor juvenile kid_name which_child child_in_question child_full_name young_one name_of_the_child youngster little_one", "string", text(w.person)),
    "driver": F("driver driver_name driven_by chauffeur name_of_driver motorist person_driving car_driver drivers_name driver_full_name who_drove who_drives driving_person vehicle_driver person_behind_the_wheel behind_the_wheel driven_by_whom steered_by lorry_driver truck_driver van_driver name_of_motorist motor_driver person_at_wheel transport_driver wheelman driver_of_car steering_person at_the_wheel operator", "string", text(w.person)),
    "finder": F("finder found_by finder_name person_who_found_it name_of_finder who_found_it honest_finder found_by_person finders_name finder_full_name handed_in_by given_in_by brought_in_by finding_person who_handed_it_in who_brought_it person_who_found person_finding located_by spotted_by recovered_by discoverer turned_in_by lucky_finder returned_by finding_by object_found_by found_and_returned_by discovered_by picked_up_by", "string", text(w.person)),
    "reporter": F("reporter reported_by reporter_name complainant name_of_reporter report_from ticket_from opened_by reporters_name reporter_full_name who_reported_it reported_by_whom reporting_person problem_reported_by submitted_by submitter requester requested_by creator_of_ticket created_by issue_from issue_by notified_by informant flagged_by logged_by problem_from user_reporting filed_by raised_by", "string", text(w.person)),
    "attendees": F("attendees people present participants attendee_list names_of_attendees guests_at_meeting people_at_meeting attendance_list people_present who_was_there who_attended present_people all_present names_of_participants participant_list participant_names attendee_names those_present those_attending persons_present attended_by meeting_participants list_of_attendees were_there in_the_meeting attending present_at_meeting crew_present who_came members_present", "array", people),
    # places
    "city": F("city town location place city_name name_of_city in_city lives_in name_of_town town_name which_city which_town home_city home_town city_or_town urban_area locality settlement in_which_city in_which_town where_in place_of_residence residence town_or_city resides_in residential_city city_of_residence local_area community commune populated_place civic_place metro municipality township", "string", text(w.town)),
    "birthplace": F("birthplace birth_place place_of_birth born_in birth_town city_of_birth native_city place_born birthplace_name place_of_origin_by_birth where_born where_was_person_born birth_location location_of_birth town_of_birth town_born_in city_born_in born_at birthcity place_of_ones_birth home_of_birth native_place original_home cradle came_into_world_in birth_location_name born_where city_born hometown native_town", "string", text(w.town)),
    "origin": F("origin from departure start starting_point departure_city departs_from city_from origin_city city_of_departure departure_place place_of_departure departure_town starting_city starting_town starting_place from_city from_town from_where place_from start_place point_of_departure leaves_from comes_from coming_from source outset begin_location origin_name start_city leaving_from", "string", text(w.town)),
    "destination": F("destination to arrival end city_to goal arrives_in destination_city destination_name destination_town destination_place place_of_arrival arrival_city arrival_town city_of_arrival to_city to_town to_where where_to heading_to headed_for bound_for end_point endpoint final_stop ends_in travels_to dest place_to journey_end going_to target_city", "string", text(w.town)),
    "address": F("address street_address street location house_address street_and_number home_address full_address addr street_name_and_number street_with_number house_and_street house_number_and_street residential_address mailing_address delivery_address exact_address which_address the_address place_address lives_at building_address complete_address road_and_number street_line address_line location_address door_address postal_location postal_address where_to_go", "string", text(street)),
    "venue": F("venue location place where venue_name takes_place_at held_at building name_of_venue venue_of_event place_of_event event_place event_venue meeting_place where_it_takes_place where_it_is_held where_held location_of_event locality_of_event which_building premises event_hall held_in happening_at happens_at meeting_point site_of_event which_venue place_name_of_event event_site hall_name event_location", "string", text(venue)),
    "room": F("room room_number room_no hall room_name in_room which_room room_label rm room_of_meeting name_of_room number_of_room room_code room_id room_num classroom meeting_held_in_room which_hall in_what_room place_in_building room_assigned room_booked room_used conference_room lecture_room held_in_room room_designation office_room seminar_room meeting_room chamber", "string", text(lambda rng, split: f"{rng.choice(('room', 'Room'))} {rng.randint(1, 60)}{rng.choice(('', '', 'A', 'B'))}")),
    "spot": F("place location where spot found_at position kept_in at_place location_of_item position_of_item spot_name the_spot where_is_it where_it_is where_to_find_it where_found place_found found_in find_spot location_text whereabouts storage_spot hiding_place pick_up_place pickup_place collection_point collect_from collected_at lies_at site exact_place", "string", text(lambda rng, split: f"the {rng.choice(w.PLACES)}")),
    "country_town": F("hotel_city city town place hotel_town in_town destination_town city_of_stay hotel_location city_of_hotel town_of_hotel town_of_stay where_the_hotel_is hotel_in hotel_place staying_in holiday_city holiday_place vacation_town vacation_city city_booked city_of_holiday accommodation_city stay_city stay_town travel_city location_of_hotel place_of_stay stay_in holiday_town", "string", text(w.town)),
    # times
    "date": F("date day on_date event_date date_of_event the_date day_and_month held_on dt full_date which_date day_of_event scheduled_date scheduled_for scheduled_on planned_date planned_for set_date agreed_date on_which_day what_date what_day when_is_it when_it_happens takes_place_on happens_on appointment_date meeting_date date_given when calendar_date", "string", text(lambda rng, split: w.date(rng))),
    "deadline": F("deadline due due_date apply_by due_by last_date final_date pay_by due_by_date deadline_date final_deadline cut_off cutoff_date cut_off_date time_limit at_the_latest no_later_than submit_by reply_by last_possible_day last_possible_date latest_day deadline_day due_day to_be_done_by must_be_done_by date_due before_when latest_date closing_date", "string", text(lambda rng, split: w.date(rng))),
    "end_date": F("end_date until last_day ends_on date_of_end to_date ending end_of_period date_end finish_date finishes_on finishing_date date_of_finish over_on ends_day ending_date stop_date stops_on completion_date until_date until_when valid_to last_date_of_period closes_on till day_of_end end_day through date_until end_on check_out final_day", "string", text(lambda rng, split: w.date(rng))),
    "start_date": F("start_date begins_on first_day from_date date_of_start begin beginning start_of_period date_start starts_on start_on start_day starting_date day_of_start starting_day beginning_date begin_date opening_date commencement commences_on from_day from_which_day from_when_on first_date_of_period effective_date valid_from onset date_from start_from day_one check_in starting", "string", text(lambda rng, split: w.date(rng))),
    "time": F("time start_time starts_at hour at_time time_of_day starting_time begins what_time which_time which_hour time_start start_hour starting_hour clock hour_of_day time_of_event event_time meeting_time scheduled_time time_set begin_time beginning_time time_of_start commencing_at at_what_time oclock kick_off begins_at clock_time", "string", text(lambda rng, split: w.clock(rng))),
    "arrival_time": F("arrival_time arrives_at arrival arrives time_of_arrival arrive arrives_by landing_time arrival_hour hour_of_arrival arriving_at time_arrived expected_arrival estimated_arrival time_of_landing landing_at landing touchdown gets_there_at gets_in_at due_in reaches_at there_at arrival_clock_time time_there arrives_when due_to_arrive scheduled_arrival lands_at eta", "string", text(lambda rng, split: f"{rng.randint(12, 23)}:{rng.choice(('05', '20', '35', '50'))}")),
    "weekday": F("day weekday day_of_week on_day weekday_name name_of_day each_week_on day_name weekday_of_event name_of_weekday dow day_of_the_week which_weekday what_weekday on_weekday on_which_weekday weekly_on every_week_on takes_place_every each_week repeated_on days_name weekly_day day_in_week held_every working_day the_weekday regular_day week_day which_day", "string", of("|".join(w.DAYS))),
    "year": F("year founded founding_year since year_founded founded_in founding foundation_year founding_date_year foundation year_of_founding year_of_foundation founded_year when_founded established_in established_year year_established in_business_since set_up_in start_of_company creation_year year_of_creation company_since year_it_began origin_year began_in opened_in_year inception since_year established start_year", "integer", whole(1500, 2024)),
    "birth_year": F("birth_year born year_of_birth born_in_year birthyear born_in year_of_birth_date person_born birth_yr yob year_of_ones_birth year_person_was_born born_year in_which_year_born when_born year_when_born annum_of_birth birthyear_of_person came_to_the_world_in year_of_persons_birth birthday_year year_of_nativity person_birth_year year_of_being_born persons_year_of_birth year_of_the_birth birth year_born", "integer", whole(1900, 2015)),
    "built": F("year built model_year year_built built_in build_year year_of_manufacture manufactured year_made year_of_build year_of_construction year_constructed construction produced_in production_year year_of_production manufacturing_year manufacture_year year_manufactured make_year when_built when_made constructed_in car_year vehicle_year year_of_making fabrication_year first_registered construction_year made_in_year", "integer", whole(1985, 2024)),
    "treatment": F("duration days length how_long treatment_days treatment_time take_for therapy_length duration_of_treatment treatment_duration treatment_length length_of_treatment how_many_days days_of_treatment course_of_treatment number_of_days days_to_take taken_for medication_period how_long_to_take intake_time duration_in_days medicine_for therapy_duration therapy_time prescribed_for treatment_period cure_length period time_span", "string", text(lambda rng, split: f"{rng.randint(3, 20)} days")),
    "minutes_long": F("duration length how_long lasts duration_text total_time time_it_takes for_how_long duration_of_it length_of_time amount_of_time time_taken time_required how_much_time for_what_time period_of_time time_period total_duration running_time lasting_time runs_for lasts_for interruption_time goes_on_for event_length extends_over time_length time_needed takes", "string", text(lambda rng, split: rng.choice((f"{rng.randint(2, 4)} hours", f"{rng.randint(3, 18) * 5} minutes")))),
    "published": F("published publication_year year release_year first_published year_published published_in year_of_publication pub_year pub_date_year publishing_year publication publication_date_year released_in release release_date_year year_of_release year_released appeared_in year_it_appeared year_of_appearance appearance_year when_published printed_in launched_in year_printed issue_year edition_year debut_year came_out print_year", "integer", whole(1800, 2024)),
    "duration": F("duration length how_long lasts total_duration runs_for course_length time_it_takes span length_of_time how_much_time time_period total_length overall_length course_duration duration_of_course for_what_time running_time time_required time_taken lasting_time goes_on_for lasts_for extends_over entire_length duration_total time_needed takes", "string", text(duration)),
    "opening": F("opens opening_time opens_at open_from opening_hour open_at start_of_opening opened_at open opening opens_when time_of_opening opening_at hour_of_opening open_time opening_clock_time when_it_opens open_from_time from_hour from_time first_entry start_of_business business_starts opening_starts_at unlocks_at begin_of_opening opening_from first_hour doors_open", "string", text(lambda rng, split: f"{rng.randint(6, 10)}:{rng.choice(('00', '30'))}")),
    "closing": F("closes closing_time closes_at open_until closing_hour close_at end_of_opening closed_from close closing shut closes_when time_of_closing closing_at hour_of_closing close_time shuts_when when_it_closes open_till till_time to_time until_hour end_of_business business_ends closing_from shop_closes_at lock_up_time shut_time shuts_at last_hour", "string", text(lambda rng, split: f"{rng.randint(16, 22)}:{rng.choice(('00', '30'))}")),
    "minutes": F("minutes cooking_time minutes_needed time_minutes duration_minutes time_in_minutes min length_minutes mins number_of_minutes how_many_minutes minutes_total total_minutes minute_count minutes_required minutes_long duration_min time_min cook_time preparation_minutes preparation_time runtime_minutes running_minutes length_in_minutes duration_in_minutes minutes_it_takes prep_time time_taken_minutes cook_minutes oven_minutes", "integer", whole(5, 90)),
    # money
    "price": F("price cost asking_price price_text price_asked total_cost sale_price how_much price_of_item item_price cost_of_item costs how_expensive what_it_costs its_price amount_asked amount_wanted selling_price purchase_price price_tag price_to_pay price_given price_quoted quoted_price value asking_sum sum_wanted charged price_info money_asked sum_asked", "string", text(money)),
    "rent": F("rent monthly_rent rent_per_month price rent_euros rent_each_month month_rent monthly_price rental monthly_rental rent_price price_of_rent rent_amount rent_sum amount_of_rent rent_in_euros rent_to_pay rent_pm cost_per_month per_month flat_rent rent_for_flat rent_a_month housing_cost lease_price month_price flat_price paid_monthly tenancy_cost rental_cost monthly_cost", "integer", whole(300, 2400)),
    "salary": F("salary pay wage monthly_salary pay_per_month monthly_pay salary_euros money_per_month salary_amount gross_salary salary_per_month month_salary monthly_wage monthly_income pay_in_euros pay_each_month pay_a_month payment_for_work compensation remuneration paycheck payroll_sum stipend money_earned earns takes_home month_pay what_you_earn salary_offered expected_pay income earnings", "integer", whole(1200, 6000)),
    "total": F("total total_price amount sum sum_total invoice_total total_amount amount_to_pay tot total_sum total_cost total_euros overall_price overall_amount overall_sum full_amount full_price final_amount final_price final_sum sum_due sum_to_pay bill_total bill_amount total_bill order_total total_to_pay all_together in_all payable amount_due grand_total", "number", decimal(3, 300)),
    "fee": F("fee entry_fee ticket_price price cost entry entrance_fee price_of_ticket ticket_cost ticket_fee fee_amount entrance entrance_price entry_price entry_cost admission_fee admission_price participation_fee course_fee charge_for_entry price_of_entry cost_of_entry costs_per_person price_per_person cost_of_ticket price_of_admission charge attendance_fee fee_euros entrance_cost admission", "integer", whole(2, 60)),
    "reward": F("reward finder_reward reward_amount bounty reward_money for_finding prize_money money_for_finder finders_reward finder_money reward_sum reward_offered offered_reward sum_of_reward reward_for_finder reward_value reward_price thanks_money reward_promised gratitude_money recompense what_finder_gets finder_gets money_promised premium_for_finder reward_for_return paid_to_finder reward_paid finders_fee thank_you_sum", "string", text(money)),
    "donated": F("raised amount_raised money_raised donations money_collected total_raised donation_sum funds_raised money_donated amount_donated amount_collected total_donations total_collected donation_total donation_amount donated_sum donated_amount donated_money collection_sum collection_result charity_sum proceeds takings brought_in_money money_given sum_raised raised_euros raised_money gathered_money collected sum_collected", "integer", whole(100, 9000)),
    "discount": F("discount discount_percent percent_off reduction percent discount_rate percentage sale_percent discount_in_percent discount_value discount_amount discount_pct pct_off off_percent percent_discount percentage_off percent_cheaper cheaper_by reduced_by reduction_percent price_reduction price_reduced_by deduction markdown saving savings_percent amount_off offer_percent price_cut rebate", "integer", whole(5, 70)),
    "deposit": F("deposit down_payment security_deposit advance deposit_amount caution security_sum deposit_euros deposit_sum deposit_money deposit_to_pay deposit_paid amount_of_deposit sum_of_deposit guarantee_sum guarantee_money money_held_back prepayment advance_payment payment_in_advance paid_in_advance initial_payment first_payment surety security pledge refundable_sum deposit_required bond upfront_payment", "integer", whole(20, 900)),
    # numbers
    "age": F("age years_old age_in_years years current_age age_of_person turns age_now age_yrs yrs age_years years_of_age number_of_years how_many_years_old aged person_years years_lived lifetime_years age_today present_age age_reached persons_age age_value how_aged age_number old his_or_her_age age_at_present life_years person_age how_old", "integer", whole(3, 95)),
    "quantity": F("quantity count number_of_items amount number pieces item_count amount_ordered qty quantity_ordered ordered_quantity how_many_pieces number_of_pieces piece_count pcs number_ordered number_of_units unit_count total_quantity total_number total_items items_total items_ordered order_quantity volume_ordered amount_of_items how_many_items count_of_items num_items how_many units", "integer", whole(2, 60)),
    "guests": F("guests number_of_guests party_size people number_of_people group_size for_people person_count guest_count guest_number guest_total how_many_guests how_many_people num_guests num_people total_guests total_people number_in_party people_count people_coming number_of_persons number_of_visitors_booked party_of company_size for_how_many_people reserved_for_how_many count_of_guests seats_reserved pax head_count persons", "integer", whole(2, 30)),
    "rooms": F("rooms number_of_rooms room_count bedrooms room_total rooms_count number_rooms rooms_in_flat room_number_total num_rooms count_of_rooms amount_of_rooms rooms_available_in_flat rooms_total number_of_bedrooms bedroom_count living_rooms quantity_of_rooms rooms_number flat_rooms apartment_rooms room_quantity no_of_rooms rooms_in_apartment how_many_bedrooms sum_of_rooms room_tally chambers_count how_many_rooms total_rooms", "integer", whole(1, 9)),
    "area": F("area size square_metres area_m2 flat_size sqm square_meters surface area_sqm size_sqm size_m2 m2 flat_area apartment_size apartment_area space living_space size_in_square_metres area_in_square_metres square_metre_count number_of_square_metres surface_area floor_area floor_size how_big total_area home_size ground_space floor_space living_area", "integer", whole(20, 300)),
    "floor": F("floor floor_number storey level storey_number floor_no which_storey on_level floor_level building_level which_level what_floor flat_floor apartment_floor floor_of_flat number_of_floor floor_num storey_no storey_in_house level_number level_in_house house_level located_on_floor situated_on_floor stairs_up floor_of_building upstairs_level on_floor which_floor", "integer", whole(1, 20)),
    "staff": F("employees staff employee_count number_of_employees number_of_staff workers worker_count staff_size staff_count staff_number num_employees headcount total_staff total_employees how_many_employees how_many_workers how_many_work_there number_of_workers people_employed employed_people number_employed personnel personnel_count personnel_number people_working people_who_work_there manpower workers_total employees_total workforce team_size", "integer", whole(3, 9000)),
    "rating": F("rating stars score star_rating number_of_stars review_score grade points rating_stars rating_value review_stars review_rating stars_given given_stars star_count how_many_stars number_of_points evaluation assessment verdict_number appraisal_stars score_given out_of_five rated rated_with reviewers_score marks points_given", "integer", whole(1, 5)),
    "pages": F("pages page_count number_of_pages length_in_pages book_length pages_total how_long_is_the_book number_of_book_pages pg pgs page_number_total no_of_pages num_pages total_pages pages_long pages_in_book book_pages count_of_pages length_pages page_amount amount_of_pages pages_printed printed_pages page_length page_extent thickness_in_pages number_of_sheets pages_count page_total how_many_pages", "integer", whole(40, 900)),
    "weight": F("weight weight_kg kilograms kg weight_in_kg weighs how_heavy kilos weight_in_kilograms weight_in_kilos weight_kilos total_weight parcel_weight kilogram kgs heavy kilo_weight number_of_kilos number_of_kilograms how_many_kilos how_many_kilograms weighing weight_total body_weight package_weight gross_weight load_weight scale_reading mass heaviness", "number", decimal(1, 80, 1)),
    "distance": F("distance distance_km kilometres km length_km distance_in_km race_length total_distance dist km_distance distance_kilometres distance_in_kilometres number_of_kilometres how_many_kilometres length_in_km length_in_kilometres kilometre_count length_of_route length_of_race route_km way_length stretch course_km track_length walking_distance race_distance total_km kms route_length how_far", "number", decimal(2, 90, 1)),
    "temperature": F("temperature degrees temperature_c high highest_temperature max highest degrees_celsius temp temp_c temp_max max_temp max_degrees maximum_temperature day_temperature daytime_temperature top_temperature temperature_in_degrees temperature_celsius celsius how_warm how_hot warmest peak_temperature high_temperature up_to_degrees thermometer heat max_temperature warmth", "integer", whole(2, 38)),
    "mileage": F("mileage kilometres_driven km odometer kilometers distance_covered mileage_km driven mileage_in_km kilometres_on_the_clock kilometre_reading km_reading km_driven km_on_clock total_kilometres_driven driven_km driven_kilometres run_kilometres car_mileage car_kilometres kilometres_so_far distance_travelled odometer_reading travelled_km how_far_driven clock_reading distance_driven kilometres_on_clock", "integer", whole(4000, 220000)),
    "servings": F("servings serves portions number_of_servings serves_people portion_count for_how_many number_of_portions serving_count serving_number how_many_servings how_many_portions portions_total portions_made enough_for feeds feeds_how_many people_served makes_portions makes serving_size number_of_eaters eaters diners for_number_of_people dish_for serves_how_many plates_filled people_fed yield", "integer", whole(2, 12)),
    "visitors": F("visitors attendance number_of_visitors crowd number_of_spectators audience people_watching guests_counted visitor_number number_of_people_watching total_visitors total_attendance how_many_visitors how_many_came how_many_spectators spectator_count number_of_viewers viewers crowd_size audience_size turnout people_there people_who_came watchers onlookers attended_by_number public attendance_number visitor_count spectators", "integer", whole(50, 9000)),
    "seats": F("seats places free_places capacity number_of_seats seats_free room_for available_places seat_count seats_left free_seats remaining_seats remaining_places places_left places_available available_seats available_spots free_spots vacancies vacant_places vacant_seats spaces spaces_left number_of_places number_of_free_places how_many_seats openings_left seats_available spots_left open_seats", "integer", whole(4, 200)),
    "hours": F("hours hours_per_week weekly_hours working_hours weekly_work hours_a_week work_hours week_hours hrs hours_weekly_total hrs_per_week number_of_hours hours_per_working_week hours_each_week working_time weekly_working_hours weekly_working_time weekly_hours_of_work how_many_hours hours_of_work contract_hours work_time total_hours hours_worked working_week job_hours hours_in_week amount_of_hours workload hours_weekly", "integer", whole(8, 40)),
    "table_number": F("table table_number table_no seated_at_table table_num number_of_table reserved_table at_table table_nr table_code table_num_booked restaurant_table booked_table table_booked no_of_table assigned_table table_assigned sits_at_table seat_table dining_table_number table_label our_table your_table table_reserved table_for_guests numbered_table table_position tbl table_id which_table", "integer", whole(1, 40)),
    "home_score": F("home_score home_goals goals_home home goals_team_a score_home score_a first_score score_of_home_team goals_by_home_team home_team_score home_team_goals home_side_goals home_result hosts_goals hosts_score goals_for_home score_team_a score_team_1 team_a_goals team_1_goals goals_1 score_1 goals_first_team first_number goals_of_hosts first_team_goals goals_of_home_team home_points", "integer", whole(0, 9)),
    "away_score": F("away_score away_goals goals_away away goals_team_b score_away score_b second_score score_of_away_team goals_by_away_team away_team_score away_team_goals away_side_goals away_result visitors_goals visitors_score goals_for_away score_team_b score_team_2 team_b_goals team_2_goals goals_2 score_2 goals_second_team second_number goals_of_visitors second_team_goals goals_of_away_team away_points", "integer", whole(0, 9)),
    "result_time": F("winning_time finish_time result race_time time winner_time time_needed_to_win run_in winners_time time_of_winning_run best_time running_time_of_winner race_result final_time finishing_time time_at_finish finish_clock time_of_race course_time run_time time_run winning_result time_taken_by_winner official_time stopwatch time_to_finish achieved_time time_of_winner clocked", "string", text(lambda rng, split: f"{rng.randint(14, 59)}:{rng.randint(10, 59)} minutes")),
    # codes and addresses
    "phone": F("phone phone_number telephone tel phone_no telephone_number call_number number_to_call phone_nr phone_num tel_no telephone_no tel_number mobile_number cell cell_phone cell_number landline call dial number_to_dial number_for_calls phone_contact contact_phone contact_tel reach_by_phone telephone_contact callback_number phone_line ring contact_number call_us_at", "string", text(phone)),
    "email": F("email email_address mail e_mail mail_address email_contact write_to e_mail_address email_addr e_mail_contact mail_contact electronic_address inbox mailbox email_id address_for_mail email_for_questions online_contact contact_mail reach_by_email mail_id emailaddress written_contact contact_email electronic_mail", "string", text(email)),
    "order_id": F("order_id order_number order order_no order_code order_ref id_of_order number_of_order ordernumber order_nr order_num ordering_number purchase_id purchase_code purchase_order purchase_no order_identifier order_key reference_of_order sales_order sales_number order_reference_number which_order customer_order order_reference_code po_number order_reference purchase_number", "string", text(lambda rng, split: w.code(rng))),
    "invoice": F("invoice_number invoice invoice_id invoice_no invoice_ref invoice_code number_of_invoice document_number invoice_nr invoice_num invoice_reference invoice_identifier no_of_invoice bill bill_no bill_code bill_ref reference_of_invoice id_of_invoice which_invoice billing_number billing_code account_document invoice_key statement_number receipt_code inv_no inv bill_number bill_id", "string", text(lambda rng, split: w.code(rng))),
    "flight": F("flight flight_number flight_no flight_code flight_id flight_name number_of_flight flight_ref flight_nr flight_num flightnumber which_flight flight_identifier code_of_flight name_of_flight plane flight_designation flight_key airline_code aircraft_number id_of_flight travel_flight plane_code air_connection no_of_flight flying_number booked_flight aeroplane_number plane_number air_service", "string", text(lambda rng, split: w.code(rng))),
    "booking": F("booking_code booking_number reservation_number reference booking_id reservation_code booking_reference reservation_id booking_no booking_nr booking_key booking_identifier number_of_booking code_of_booking booking reservation reservation_no reservation_ref reservation_reference reservation_identifier reservation_key confirmation_number confirmation_id confirmation locator record_locator pnr code_for_booking reserve_code confirmation_code booking_ref", "string", text(lambda rng, split: w.code(rng))),
    "ticket": F("ticket_id ticket ticket_number issue_id ticket_no issue_number ticket_ref support_ticket ticket_nr ticket_num ticket_code ticket_key ticket_identifier ticket_reference number_of_ticket id_of_ticket helpdesk_ticket helpdesk_number service_ticket support_number support_id incident incident_number incident_id issue_key issue_code case_id request_number job_number case_number tracker_id", "string", text(lambda rng, split: w.code(rng))),
    "version": F("version version_number release app_version version_no new_version release_number released_version ver version_nr version_num version_id version_code version_text which_version software_release release_version release_no number_of_version program_version current_version latest_version update update_number update_version revision edition app_release software_version build", "string", text(lambda rng, split: f"{rng.randint(0, 12)}.{rng.randint(0, 30)}{rng.choice(('', f'.{rng.randint(0, 9)}'))}")),
    "plate": F("plate license_plate number_plate registration car_plate plate_no license_number registration_plate licence_plate licence_number number_of_plate car_number car_license vehicle_number vehicle_plate vehicle_registration registration_number registration_no reg reg_number reg_no reg_plate plate_code which_plate number_on_plate number_on_the_car car_sign plate_text plate_number car_registration", "string", text(lambda rng, split: w.code(rng))),
    "serial": F("serial_number serial serial_no device_id serial_code serial_num number_of_device product_serial serialnumber serial_nr serial_id sn s_n device_number device_code device_serial machine_number machine_code number_of_machine product_number factory_number appliance_number equipment_number unit_number number_on_device hardware_id unit_serial maker_number", "string", text(lambda rng, split: w.code(rng))),
    "platform": F("platform track platform_number departure_platform platform_no train_platform from_platform leaves_from_platform platform_nr platform_num platform_id which_platform train_departs_from_platform track_number track_no which_track rail_track number_of_platform leaves_on_platform leaves_from_track departing_platform train_leaves_from station_platform railway_platform quay line_number_at_station at_platform on_platform platform_of_train rail_platform boarding_track", "integer", whole(1, 18)),
    "gate": F("gate gate_number departure_gate boarding_gate gate_no leaves_from_gate boarding_at airport_gate gate_nr gate_num gate_id which_gate gate_of_departure gate_to_board gate_for_boarding boarding_at_gate boards_at flight_gate at_gate go_to_gate departing_gate departs_from_gate terminal_gate number_of_gate gate_label door_of_departure gate_name plane_leaves_from exit_gate gate_code", "string", text(lambda rng, split: f"{rng.choice('ABCDE')}{rng.randint(1, 60)}")),
    # things
    "product": F("product item product_name article product_type goods_type what_was_ordered sold_item product_ordered ordered_product ordered_item ordered_goods item_ordered name_of_product prod product_description item_name item_description commodity ware thing_sold thing_bought bought_item purchased_item what_is_sold what_was_bought which_product product_kind article_name kind_of_goods stock_item goods merchandise", "string", of("|".join(w.PRODUCTS))),
    "object": F("object item thing lost_item object_name what what_is_it article obj name_of_object object_type what_thing which_thing which_object what_was_lost what_was_found found_item found_object lost_object lost_thing found_thing name_of_thing physical_object kind_of_thing piece_of_property possession item_in_question item_name thing_named missing_thing belonging", "string", of("|".join(w.OBJECTS))),
    "colour": F("colour color colour_name shade color_name main_colour in_colour item_color clr colour_of_item color_of_item its_colour which_colour which_color what_colour what_color name_of_colour colouring coloring tone hue shade_of_colour outside_colour outer_colour painted coloured exterior_color dye colour_type paint tint", "string", of("|".join(w.COLOURS))),
    "material": F("material made_of fabric substance material_name made_from consists_of material_used mat which_material what_material material_type kind_of_material type_of_material name_of_material made_out_of what_is_it_made_of made_from_what composition basic_material base_material manufactured_from main_material textile used_material substance_used built_of stuff raw_material", "string", of("|".join(w.MATERIALS))),
    "animal": F("animal kind species pet animal_type kind_of_animal animal_kind what_animal type_of_pet kind_of_pet pet_type pet_kind pet_species which_animal what_kind_of_animal animal_species name_of_species sort_of_animal beast animal_breed_or_kind zoological_kind living_thing species_of_animal species_name critter what_pet animal_class type_of_animal creature", "string", of("|".join(w.ANIMALS))),
    "pet_name": F("pet_name name called answers_to name_of_animal animals_name is_called pet name_of_the_pet name_of_the_animal pets_name name_of_dog_or_cat name_given nickname_of_pet its_name call_name responds_to listens_to goes_by goes_by_the_name known_as animals_call_name pet_is_called animal_is_called beast_name pet_answers_to name_of_our_animal animal_name name_of_pet", "string", text(w.invented)),
    "dish": F("dish recipe food dish_name main_dish food_name name_of_dish dish_cooked dishes_name name_of_recipe recipe_name recipe_title recipe_for course_name which_dish what_dish meal_name name_of_meal cooked_dish food_ordered ordered_dish ordered_food eaten_dish eaten what_was_eaten main_course what_to_make what_we_ate plate_ordered specialty meal what_to_cook", "string", of("|".join(w.FOODS))),
    "ingredients": F("ingredients needed_foods ingredient_list contains ingredient_names what_you_need cooking_ingredients recipe_ingredients list_of_ingredients ingredients_list ingredients_needed required_ingredients needed_ingredients foods_needed foods_required components_of_dish what_goes_in goes_into_it made_with dish_contains consists_of_foods required_foods recipe_items cooking_items provisions stuff_to_cook_with ingr food_components things_needed foods_used", "array", several(w.FOODS, 2, 5)),
    "brand": F("brand make maker manufacturer brand_name make_name produced_by car_brand name_of_brand brand_of_car car_make car_maker vehicle_make which_brand which_make make_of_car maker_name name_of_maker manufacturer_name name_of_manufacturer producer produced_by_company label marque made_by made_by_company manufactured_by company_brand trademark_name product_brand trade_mark built_by", "string", text(w.invented)),
    "model": F("model model_name product_model type model_number name_of_model product_model_name device model_of_device device_model device_name name_of_device model_code model_no model_title which_model model_version appliance appliance_name machine machine_name product_version type_of_device device_type gadget equipment_model model_type name_of_product_model variant model_designation", "string", text(model_name)),
    "book": F("title book book_title title_of_book book_name name_of_book novel title_of_novel books_title book_titled title_of_the_book name_of_the_book which_book novel_title novel_name name_of_novel book_called called_book literary_work reading publication_title printed_work story_title text_title written_work name_of_work title_of_work work volume_name", "string", text(title)),
    "film": F("film movie title film_title name_of_film film_name title_of_film shown_film movie_title title_of_movie name_of_movie name_of_the_film title_of_the_film which_film which_movie feature feature_film film_shown movie_shown motion_picture cinema_film film_called flick screen_title what_is_shown now_playing film_on_show show_title picture movie_name", "string", text(title)),
    "song": F("song title track song_title song_name name_of_song music_title sung_piece name_of_the_song title_of_song title_of_the_song which_song song_sung sung_song song_called number_sung track_title track_name name_of_track music_piece piece_of_music name_of_tune melody musical_number musical_piece work_sung what_is_sung hit ballad piece tune", "string", text(title)),
    "company": F("company company_name employer firm name_of_company firm_name company_title corporation companys_name comp co name_of_firm name_of_business business_name name_of_employer employer_name employing_company enterprise organization org name_of_organisation organisation_name works_for hired_by hiring_company which_company which_firm workplace corporate_name trading_name establishment business organisation", "string", text(company)),
    "shop": F("shop store shop_name seller name_of_shop store_name sold_at bought_at shops_name name_of_the_shop name_of_store which_shop which_store where_bought bought_from purchased_at purchased_from place_of_purchase retailer retailer_name dealer dealer_name merchant point_of_sale trader sales_outlet seller_name retail_store sold_by outlet vendor", "string", text(company)),
    "restaurant": F("restaurant restaurant_name place name name_of_restaurant cafe eating_place where_we_ate restaurants_name name_of_the_restaurant name_of_cafe cafe_name cafe_or_restaurant which_restaurant which_cafe bistro dining_place place_to_eat where_to_eat where_they_ate establishment_name inn_or_restaurant food_place pub name_of_place eats_at ate_at eatery diner", "string", text(lambda rng, split: rng.choice((f"Cafe {w.invented(rng, split)}", f"The {rng.choice(w.COLOURS).capitalize()} {rng.choice(w.ANIMALS).capitalize()}", f"{w.invented(rng, split)}'s Kitchen")))),
    "hotel": F("hotel hotel_name accommodation lodging name_of_hotel hotel_booked guest_house place_to_stay hotels_name name_of_the_hotel hotel_title which_hotel hotel_called where_to_stay where_they_stay staying_at place_of_accommodation lodging_name accommodation_name name_of_accommodation guesthouse booked_hotel hotel_reserved lodgings stay_place overnight_place resort hostel stay_at inn", "string", text(lambda rng, split: rng.choice((f"Hotel {w.invented(rng, split)}", f"{w.invented(rng, split)} Inn", f"the {rng.choice(w.ANIMALS).capitalize()} Hotel")))),
    "team_home": F("home_team team_a home_side hosts home_team_name first_team team_1 home name_of_home_team home_team_is team_at_home host_team hosting_team hosting_club playing_at_home home_squad team_one club_1 side_1 side_a first_named_team first_club home_eleven town_of_home_team home_players receiving_team first_side home_name local_team home_club", "string", text(w.town)),
    "team_away": F("away_team team_b away_side visitors away_team_name second_team team_2 guests name_of_away_team away_team_is team_away visiting_side visiting_club guest_team guest_side guest_club away_squad team_two club_2 side_2 side_b second_named_team second_club travelling_team away_eleven town_of_away_team visitor_team second_side away_name visiting_team away_club", "string", text(w.town)),
    "job": F("job occupation profession job_title job_name position role current_job jobs_name job_name_or_title which_job name_of_job name_of_profession kind_of_work type_of_work kind_of_job type_of_job line_of_business trade vocation calling employment career post function works_as_a employed_as work_title professional_title what_person_does current_position business_role field_of_work livelihood craft line_of_work works_as", "string", of("|".join(w.JOBS))),
    "hobby": F("hobby pastime interest favourite_activity favourite_hobby free_time_hobby does_for_fun spare_time main_hobby favourite_pastime favorite_hobby name_of_hobby which_hobby what_hobby likes_to_do loves_to_do free_time_occupation free_time_interest leisure_activity leisure_time recreation after_work weekend_activity enjoyment amusement likes_doing hobby_name private_interest relaxes_by free_time_activity leisure", "string", of("|".join(w.HOBBIES))),
    "hobbies": F("hobbies interests likes activities hobby_list favourite_hobbies free_time list_of_hobbies list_of_interests interest_list personal_interests free_time_activities spare_time_activities leisure_activities leisure_interests favourite_activities favourite_pastimes likes_to_do loves_doing all_hobbies hobbies_named things_liked recreation_list recreations private_interests fun_activities person_likes enjoyed_activities pastimes enjoys", "array", several(w.HOBBIES)),
    "languages": F("languages spoken_languages speaks languages_known language_skills list_of_languages languages_spoken_by_person can_speak languages_of_person known_languages language_knowledge knowledge_of_languages languages_mastered languages_person_knows language_abilities which_languages talks_in communicates_in speaks_languages spoken_by_person foreign_languages_known languages_spoken fluent_in mother_and_other_tongues linguistic_skills langs all_languages_spoken tongues language_list", "array", several(w.LANGUAGES)),
    "instrument": F("instrument musical_instrument plays instrument_name which_instrument plays_instrument music_instrument name_of_instrument instrument_played instr musical_tool plays_the playing which_musical_instrument what_instrument person_plays instrument_of_musician main_instrument played_on kind_of_instrument type_of_instrument musical_device music_made_on makes_music_on played_with instrument_used sounds_on musicians_instrument played_instrument music_tool", "string", of("|".join(w.INSTRUMENTS))),
    "subject": F("subject topic field course subject_name about subject_taught school_subject subject_of_course course_subject course_topic course_name name_of_course name_of_subject subject_of_class class_subject class_name_or_topic which_subject what_subject subject_matter discipline branch_of_study taught_topic taught_course talk_subject talk_topic learning_area study_field study_subject area_of_study", "string", of("|".join(w.SUBJECTS))),
    "problem": F("problem issue fault error problem_text what_happened fault_description failure problem_description description_of_problem issue_description description_of_issue description_of_fault fault_text error_text error_description error_message malfunction trouble_report what_is_the_problem what_is_broken what_went_wrong bug bug_description damage_description complaint_text nature_of_fault symptom_of_device defect what_is_wrong", "string", of("the screen stays black|it makes a loud noise|the door does not close|the battery is empty after an hour|water runs out of it|the login page does not load|the handle is broken|it does not start|the lamp keeps blinking|the paper gets stuck")),
    "weather": F("weather conditions sky forecast weather_today how_is_the_weather kind_of_weather weather_report weather_condition weather_conditions weather_forecast weather_kind weather_state state_of_weather state_of_sky sky_conditions sky_state what_weather which_weather expected_weather climate_today weather_summary weather_text weather_outlook general_weather meteorological_conditions weather_word forecast_text outlook weather_type", "string", of("sunny|cloudy|rainy|windy|foggy|snowy|stormy|clear")),
    "wind": F("wind wind_direction wind_from direction wind_comes_from direction_of_wind wind_side wind_blows_from direction_wind wind_dir wind_origin origin_of_wind where_wind_comes_from which_wind wind_coming_from side_of_wind from_which_direction compass_direction compass_point direction_from airflow_from air_comes_from quarter_of_wind wind_points wind_course wind_source wind_out_of winds_from breeze_from blowing_from", "string", of("north|south|east|west|north-east|south-west")),
    "priority": F("priority urgency importance priority_level ticket_priority level_of_priority urgency_level how_important prio priority_of_ticket urgency_of_ticket importance_level level_of_importance level_of_urgency priority_class priority_rank priority_value rank_of_importance degree_of_urgency degree_of_importance how_pressing pressing_level criticality urgency_rating weight_of_ticket handling_priority attention_level rush_level severity how_urgent", "string", of("low|medium|high|urgent")),
    "status": F("status state order_status current_status delivery_status status_of_order order_state state_of_order stat status_text status_now status_of_the_order current_state present_status present_state order_progress order_stage stage stage_of_order situation where_order_stands processing_state shipping_status shipment_status status_info standing phase order_situation what_state condition progress", "string", of("shipped|packed|delivered|paid|cancelled|waiting|returned")),
    "symptom": F("symptom complaint problem reason main_symptom suffers_from symptom_name what_hurts symptoms_name which_symptom what_symptom patient_complaint complaint_of_patient main_complaint patient_suffers_from patient_has has_symptom sign_of_illness illness_sign health_problem medical_problem medical_complaint health_issue pain ache suffering what_is_wrong_with_patient illness ailment trouble", "string", of("a sore throat|a headache|a cough|a stiff neck|back pain|a fever|an earache|a swollen knee")),
    "medicine": F("medicine drug medication prescribed name_of_medicine given_medicine medicine_name tablets meds medicine_given medicine_prescribed prescribed_medicine prescribed_drug prescribed_medication prescription name_of_drug drug_name drug_given medication_name name_of_medication which_medicine pill_name pharmaceutical preparation_given medical_product what_was_prescribed prescribed_product remedy treatment", "string", text(w.invented)),
    "colours": F("colours colors available_colours colour_options colors_available color_list colour_list comes_in list_of_colours colours_on_offer colours_offered offered_colours colors_offered available_colors color_options colour_choices color_choices which_colours colours_it_comes_in colours_to_choose_from possible_colours variety_of_colours colour_variants color_variants all_colours colours_sold selectable_colours tints shades palette", "array", several(w.COLOURS)),
    "tasks": F("tasks todo to_do task_list list_of_tasks tasks_to_do asked_to_do favours tasks_for_friend list_of_chores chore_list things_to_do list_of_things_to_do to_do_list todo_list todos requested_tasks requests duties errands assignments work_to_do jobs_requested favors favors_asked what_to_do asked_tasks help_needed_with requested_favours chores jobs_to_do", "array", several("water the plants|feed the cat|buy milk|wash the car|call the bank|clean the windows|post the letters|fix the fence|mow the lawn|book the tickets|bake a cake|return the books".split("|"))),
    "shopping": F("items shopping_list things_to_buy products buy shopping_items what_to_buy list_of_purchases shopping_goods list_for_shopping items_to_buy items_to_get things_to_get goods_to_buy products_to_buy purchases purchase_list needed_items needed_things list_of_groceries grocery_list food_to_buy foods_to_buy to_buy to_purchase what_to_get things_on_list shopping_needs groceries buy_list", "array", several(w.FOODS, 2, 5)),
    "days": F("days open_days weekdays which_days day_list on_days days_open weekly_days days_of_opening opening_days working_days list_of_days days_listed named_days days_named day_names days_in_week week_days weekday_list weekdays_open regular_days days_each_week which_weekdays on_which_days days_of_practice practice_days meeting_days days_when_open training_days days_of_week", "array", several(w.DAYS, 2, 3)),
    "meeting_topic": F("topic subject agenda about meeting_subject topic_of_meeting talk_about meeting_about topic_name name_of_topic main_topic topic_discussed discussed_topic subject_of_meeting meeting_subject_line agenda_item agenda_point what_about regarding concerning concerns reason_for_meeting purpose_of_meeting meeting_purpose discussion_topic what_is_discussed issue_discussed re point_of_meeting theme matter", "string", of("the new website|the summer party|the budget|the office move|the annual report|safety at work|the new logo|the parking places|the holiday plan|the broken heating")),
    "species_food": F("food eats diet feed favourite_food animal_food is_fed feeds_on food_for_animal food_of_animal animal_diet diet_of_animal what_it_eats eats_what eaten_food gets_to_eat fed_with given_food fodder feeding favourite_meal loves_to_eat likes_to_eat nutrition feed_given what_animal_eats pet_food preferred_food nourishment lives_on", "string", of("|".join(w.FOODS))),
    # yes or no
    "pets": F("pets_allowed pets allows_pets pet_friendly pets_permitted animals_allowed pets_welcome can_bring_pets are_pets_allowed pets_are_allowed pet_allowed pet_permitted pets_accepted animals_permitted animals_accepted are_animals_allowed pets_possible pet_policy allowed_pets keeping_pets_allowed may_keep_pets can_have_pets can_keep_pets pets_can_come dogs_and_cats_allowed with_pets tolerates_pets pets_yes_no animals_welcome pets_ok", "boolean", flag),
    "parking": F("parking has_parking parking_available free_parking car_park parking_place parking_possible can_park parking_yes_no is_parking_possible parking_lot parking_space parking_spot parking_spaces parking_on_site parking_there parking_included parking_nearby parking_offered offers_parking with_parking car_parking parking_provided can_cars_park cars_can_park parking_facilities is_there_parking parking_option car_space place_to_park", "boolean", flag),
    "paid": F("paid is_paid payment_received settled payment_done has_been_paid payment_complete was_paid paid_yes_no payment payment_status_paid payment_made payment_arrived is_payment_received money_received money_arrived bill_paid is_bill_paid invoice_paid has_paid is_settled fully_paid payed cleared payment_in has_payment_arrived was_it_paid debt_settled amount_paid_yes_no already_paid bill_settled", "boolean", flag),
    "furnished": F("furnished is_furnished has_furniture with_furniture furniture has_furnishings furniture_included is_with_furniture furnished_yes_no is_it_furnished flat_furnished furniture_provided furniture_present furnishing furnishings rented_furnished let_furnished has_furniture_in_it fitted_with_furniture furniture_there furniture_available equipped_with_furniture flat_with_furniture furniture_yes_no includes_furnishings fully_furnished furnished_flat is_furniture_included comes_furnished includes_furniture", "boolean", flag),
    "breakfast": F("breakfast breakfast_included includes_breakfast with_breakfast breakfast_in_price with_breakfast_included gets_breakfast breakfast_served breakfast_yes_no is_breakfast_included breakfast_provided breakfast_available breakfast_offered offers_breakfast serves_breakfast breakfast_comes_with_it price_with_breakfast breakfast_included_in_price includes_morning_meal breakfast_part_of_price breakfast_paid breakfast_is_included including_breakfast incl_breakfast bed_and_breakfast b_and_b breakfast_free breakfast_for_guests morning_meal has_breakfast", "boolean", flag),
    "chipped": F("chipped has_chip microchip is_chipped has_microchip chip with_chip microchipped chipped_yes_no is_it_chipped animal_chipped pet_chipped has_a_chip has_a_microchip microchip_present microchip_implanted implanted_chip has_implant wears_a_chip chip_in_animal electronic_chip identification_chip id_chip tagged_with_chip chip_yes_no is_microchipped with_microchip marked_with_chip carries_chip chip_present", "boolean", flag),
    "full_time": F("full_time is_full_time fulltime full_time_job wants_full_time works_full_time is_full_time_job full_time_work full_time_yes_no is_it_full_time wants_full_time_job seeks_full_time looks_for_full_time full_time_wanted full_time_position full_time_employment full_employment full_hours works_whole_week all_day_job wants_full_hours full_time_contract prefers_full_time works_all_day available_full_time ft not_part_time full_time_wish whole_week full_day_work", "boolean", flag),
    "recommended": F("recommended recommends would_recommend recommend would_go_again recommendation is_recommended recommend_it recommended_yes_no is_it_recommended would_return would_come_back would_visit_again would_eat_there_again goes_again returns_again recommends_it reviewer_recommends do_they_recommend_it positive_review liked_it endorsed can_recommend guest_would_return again wants_to_return would_be_back recommendation_given worth_it advises", "boolean", flag),
    "vegetarian": F("vegetarian is_vegetarian meat_free without_meat no_meat_in_it meatless veggie_dish for_vegetarians vegetarian_yes_no is_it_vegetarian vegetarian_dish vegetarian_food suitable_for_vegetarians vegetarian_friendly free_of_meat meatless_dish has_no_meat contains_no_meat no_meat_inside non_meat no_animal_flesh meat_free_dish dish_without_meat vegetarian_meal made_without_meat is_meat_free is_meatless veg veggie no_meat", "boolean", flag),
    "insured": F("insured is_insured insurance has_insurance insurance_paid is_covered insurance_included car_insured insured_yes_no is_it_insured car_is_insured insurance_yes_no insurance_exists insurance_present with_insurance has_cover insurance_cover has_insurance_cover insurance_valid insured_car vehicle_insured is_the_car_insured protected_by_insurance insurance_in_price carries_insurance comes_with_insurance insurance_held includes_insurance covered with_cover", "boolean", flag),
    "wifi": F("wifi has_wifi wifi_included internet wi_fi wlan wifi_available internet_access wifi_yes_no with_wifi is_there_wifi wifi_in_room wifi_present wifi_offered offers_wifi free_wifi has_internet internet_available internet_included with_internet internet_in_room wlan_available wireless_internet wireless_network online_access network_access wifi_access has_wlan wireless net_access", "boolean", flag),
    "free": F("free free_entry is_free no_charge entry_free free_of_charge is_entry_free admission_free free_yes_no is_it_free free_admission free_event free_to_enter free_to_attend entry_is_free entrance_free is_entrance_free no_entry_fee no_fee without_charge without_cost gratis complimentary no_cost costs_no_money nothing_to_pay is_free_of_charge free_access costs_nothing without_fee", "boolean", flag),
    "indoors": F("indoors is_indoors inside held_inside is_inside inside_building indoor under_a_roof indoors_yes_no is_it_indoors all_indoors is_indoor indoor_event indoor_show happens_inside takes_place_inside takes_place_indoors held_indoors in_a_building inside_only covered_place with_roof sheltered_from_weather shown_indoors everything_inside within_walls in_closed_rooms protected_from_rain under_roof roofed", "boolean", flag),
    "delayed": F("delayed is_delayed late has_delay delay is_late not_on_time flight_late delayed_yes_no is_it_delayed is_flight_late is_it_late flight_delayed flight_has_delay train_late has_a_delay there_is_a_delay delay_yes_no delay_expected late_today late_departure leaves_late not_punctual unpunctual delay_reported departs_late has_been_delayed behind_time running_late", "boolean", flag),
    "working": F("working works is_working functional in_working_order is_in_order functions does_it_work working_yes_no is_it_working does_work it_works works_fine working_order works_well operational in_operation is_operational is_functional runs running is_running in_function functioning is_functioning serviceable works_as_it_should fit_for_use in_order operates", "boolean", flag),
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

FIELDS["rating_word"] = F("service waiter staff_manner service_quality service_was waiters how_was_the_service service_rating service_word word_for_service quality_of_service waiter_was how_was_service how_was_the_waiter how_the_service_was waiters_manner waiter_behaviour behaviour_of_waiter waiter_description waiter_attitude attitude_of_staff manners table_service service_judgement opinion_of_service staff_was service_described_as impression_of_waiter service_quality_word waiting_staff manner", "string", of("friendly|slow|rude|quick|polite|very kind"))
FIELDS |= MORE_FIELDS
# More key names lie in wordings/keys.txt.
FIELDS = {name: replace(field, keys=with_more(field.keys, titled("keys.txt").get(name, []))) for name, field in FIELDS.items()}
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
    "I am filling in a list and need {k} for it. Could you read this and answer in JSON?\n\n{t}",
    "{t}\n\nSort this into {k}. JSON object, please.",
    "Here comes a message. Note {k} and send them back to me as JSON.\n\n{t}",
    "Structure the text with the keys {k} (JSON).\n\n{t}",
    "{t}\n\nTell me {k} in the form of a JSON object.",
    "Would you mind turning this into a JSON record? Columns: {k}.\n\n{t}",
    "Data wanted: {k}. Data source: {t} Data format: JSON.",
    "{t}\n\nI only care about {k}. Put that in JSON.",
    "Scan the text for {k} and report them as a JSON object.\n\n{t}",
    "extract {k}\n\n{t}\n\njson only",
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
    "Here are the fields of my table:\n{k}\n\nAnd here is the text. Write the row as JSON.\n\n{t}",
    "{t}\n\nPick these out and answer in JSON:\n{k}",
    "Search the text for each of these and build a JSON object.\n{k}\n\nText: {t}",
    "The record needs\n{k}\n\nThe facts are in here: {t}\n\nJSON, please.",
    "Could you find the following? One JSON object is enough.\n{k}\n\n{t}",
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
    "Write it like {k}, with the values of this text:\n{t}",
    "{t}\n\nPlease fill the empty object {k}",
    "Same format as {k}, but with what is said here: {t}",
    "This is how the JSON is built: {k}\nNow make one for the following message.\n\n{t}",
    "Read: {t}\nFill: {k}",
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
    "Please give me an object for the schema {k} and use this text for it.\n\n{t}",
    "The record has to match the schema.\n\nText: {t}\n\nSchema: {k}",
    "{t}\n\nfill this json schema: {k}",
    "With the schema {k} in mind, read the text and write the JSON.\n\n{t}",
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
    "{t}\n\nGive me an object of this type, as JSON:\n{k}",
    "The value should have the type {k}. The text is: {t}\n\nWrite it as JSON.",
    "Read the text and return what the type asks for.\n\n{k}\n\n{t}",
    "{k}\n\nMake one of these in JSON from: {t}",
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
    "{t}\n\nCan you tell me {k}? I would like it as JSON.",
    "Read this and write {k} into a JSON object.\n\n{t}",
    "I am interested in {k}. Answer with JSON, please.\n\n{t}",
    "{t}\n\nplease put {k} into json",
    "What does this message give as {k}? JSON only.\n\n{t}",
    "A JSON object with {k}, please. It is all in this text: {t}",
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
    "And now {k}.", "Could you do {k} next?", "Let me have {k} in JSON, too.", "I forgot {k}. Please send those in JSON.", "Fine. What are {k}? JSON again.", "Please also write {k} as JSON.",
    "From this text I also want {k}.", "The second object should have {k}.", "ok and {k}?", "Now fill {k}.",
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
    "You read messages and reply with the data in them, as JSON.", "Nothing but a JSON object may be in your reply.", "You are a tool that makes JSON out of plain text.", "Give each answer as a JSON object.",
    "Your reply goes straight into a database, so write JSON and no other text.", "Use JSON for your answers.",
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
    "You are a clerk who files messages. For each one write a JSON object with {k}.", "When a text arrives, note {k} and reply in JSON.", "Answer in JSON with the fields {k}, whatever the text is about.",
    "Read what the user sends and fill in {k}. The reply is JSON and nothing more.", "Your record has the columns {k}. Fill one per message, as JSON.", "For all messages: JSON with {k}.",
    "Find {k} in the user's message. Give them back as one JSON object.", "The program behind you needs {k} in JSON.",
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
    "What you do not find is null.", "Write null for anything that is not said.", "Where the text gives no value, use null.", "Fields without a value in the text: null.", "If a field is not mentioned, put null there.",
    "Give null for things the text does not tell.", "Please set missing values to null.", "Absent values are written as null.",
    "Anything the text leaves open becomes null.", "Where you find no value, null goes in.",
]  # fmt: skip


def _join(parts: list[str], rng, comma_only: bool = False) -> str:
    if comma_only or len(parts) == 1 or rng.random() < 0.5:
        return ", ".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(part.capitalize() for part in rest)


def keys_text(rng, form: str, fields: list[tuple[str, str, object]], with_null: bool) -> str:
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
    "ordered leaves returns expires rented written composed directed translated painted trained flown guided moved sleeps serves if how can gets buy dear would run led managed "
    "the whose whom does did do a it".split()
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


def json_object(fields: list[tuple[str, str, object]]) -> str:
    return json.dumps({key: value for key, _, value in fields}, ensure_ascii=False)


def extraction(rng, split: str) -> Conversation:
    form = rng.choices(list(FORM_WEIGHTS), list(FORM_WEIGHTS.values()))[0]
    source, fields = _fields_of(rng, split, form == "words")
    if form != "words" and rng.random() < 0.2:
        fields = [(camel(key), kind, value) for key, kind, value in fields]
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
    reply = json_object(wanted)
    if form == "listed" and rng.random() < 0.25:
        frame = pick_wording(rng, SYSTEM_KEYS, split)
        messages = [("system", frame.replace("{k}", keys_text(rng, form, wanted, with_null)) + note), ("user", source)]
        return Conversation([*messages, ("assistant", reply)], 0.1, "extraction")
    messages = []
    if rng.random() < 0.2:
        messages.append(("system", pick_wording(rng, SYSTEM, split)))
    request = pick_wording(rng, FRAMES[form], split)
    keys = keys_text(rng, form, wanted, with_null)
    if note and not request.endswith("{t}"):
        request, note = request + (note if request.endswith((".", "}")) else "\n" + note.strip()), ""
    elif note:
        request, note = note.strip() + " " + request if not request.startswith("{") else note.strip() + "\n\n" + request, ""
    messages.append(("user", request.replace("{k}", keys).replace("{t}", source)))
    messages.append(("assistant", reply))
    rest = [field for field in whole_set if field not in wanted]
    if form == "listed" and len(rest) >= 2 and rng.random() < 0.3:
        wanted = rng.sample(rest, rng.randint(1, len(rest)))
        messages.append(("user", pick_wording(rng, AGAIN, split).replace("{k}", keys_text(rng, form, wanted, False))))
        messages.append(("assistant", json_object(wanted)))
    return Conversation(messages, 0.1, "extraction")
