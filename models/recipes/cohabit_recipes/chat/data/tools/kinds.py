"""Which tools answer the same requests, so that none of them is offered as "another tool" or called absent beside its twin."""

# One group a line. A tool may stand in several.
GROUPS = """
get_weather get_current_weather weather.hourly will_it_rain temperature_at
weather_forecast ForecastWeather weather.hourly will_it_rain
current_time get_time time_in_city now
convertMoney convert_currency fx.quote exchange_rate get_exchange_rate
calculator calculate_sum multiply DivideNumbers percentage tip_calculator split_bill
average_of calculate_sum
stock_price get_stock_price StockHistory
crypto_price buy_crypto
web_search search_web web-lookup wikipedia_summary
image.search create_image
send_email compose_mail GmailSend
searchMailbox unread_count
set_reminder new_reminder addReminder
list-reminders listEvents calendar.today list_todos
startTimer set_timer countdown
set_alarm wakeUpCall wake_up_call_hotel
play_music play_song MusicPlay radio-play
create_playlist play_music MusicPlay
set_volume volume.change
translate translate_text TranslateWord phrasebook
translate_document translate
restaurant_search restaurant_finder food_guide nearby.places
book_table TableReservation
orderPizza order_food
searchFlights find_flights
book_flight bookFlight
flight_status is_flight_late
search_hotels HotelSearch
bookHotelRoom BookHotel
get_directions RouteTime metro_route
map_distance ship_distance
convert_units unit_converter convert_temperature
send_sms send_text slack.send GmailSend
phone_call dialNumber call_back
create_event CreateCalendarEntry bookMeetingRoom BookRoom
switchLights turn_on_light lamp_color set_brightness dim_lights
set_thermostat heating.adjust thermostat.set set_ac
take_note add_note todo.add
add_task todo.add
completeTask TickOff
add_to_shopping_list grocery.add
recipe_finder get_recipe what_to_cook
nutritionFacts is_it_vegan
drink_water log_water
log_run logExercise start_workout
sleep_report SleepLog
find_doctor doctorAppointment symptom-check
refill_prescription medicine_reminder
lock_door house_alarm lockCar is_door_locked
close_blinds control_curtains
start_vacuum robot_mop
waterPlants water_zone
garden_calendar garden.sow
pet_feeder give_pet_food
vet_visit lost_pet
energy_use solar.today report_meter
trashDay which_bin bulkyWaste
babysitter babySitterBook baby_monitor
flip_coin coinFlip
randomNumber pick_one random_string roll_dice
song_lyrics_search who_sings
movie_info film.suggest tv_tonight
libraryLoan library.search due_books renew_loan book_suggestion
concert_tickets concert_dates
museum_tickets museumHours art_shows
find_sights local_events art_shows
run_query runSQL count_rows
backupDatabase plan_backup
createIssue list_issues close_issue
mergeBranch merge_pr pull_request.open
deploy_version deploy rollback revert_commit
restartService restart_server
server_status ping DiskUsage check_website
domain_lookup dns_lookup
findFile listDirectory
delete_file delete-note
zip_files merge_pdfs
resizeImage compressImage rotateImage
extractText transcribe read_file
summarizeThread SummarizeText meeting_notes
generate_password random_string uuid.new
days_between countdown_to DateAdd
define_word define find_synonyms
checkSpelling grammar_check spell
quizQuestion quiz_me start_trivia riddle
latest_news news.headlines NewsSearch local_news
sportsScore live_score next_match LeagueTable
create_user new_customer insertRow CreateLead
open_ticket ticket.create createIssue
ticketStatus close-ticket
shareFile move_file copy-file rename_file
post_to_channel slack.send social.post
lookup_contact contact.find
add_contact UpdateContact contact.find
request_vacation approve_leave
reportSickLeave callInSick absence.report
log_hours track_time stop_clock clock_in
create_invoice SendInvoice payment_reminder
invoice_status payment_reminder
employee_salary net_salary payslip
search_products ProductSearch product.details
addToCart cart.add wishlist.add
view_cart removeItem
trackParcel where_is_my_package trackLuggage change_delivery
order_status order_history
returnItem refund_request cancel_order
write_review feedback.send
compare_prices compare_products price_alert
stock_level in_stock reorder_goods
store_hours museumHours office_hours
bank_balance check_balance account.transactions budget_left
transferMoney SendMoney wire-transfer
block_card freezeCard report_fraud
loan_calculator loan_offer
submitExpense addSpending
insuranceClaim InsuranceQuote
postage_cost sendParcel
call_taxi order_taxi RideRequest
bike_share rent_scooter
rent_car carRental
train_connections train.search buy_ticket
bus_departures NextDeparture
traffic_report road_conditions
find_parking park.reserve pay_parking parking_permit
charge_station charge_car
visaRequirements travel_advice
currency_for_trip trip_ideas tipping_rules
petition_vote create_poll ClosePoll polling_place
gift_card gift_ideas
star_position moon_phase planet_facts
air_quality water-quality pollenCount
encryptFile hash_text
plot_chart make_slides
lost_and_found find_phone lost_pet
book_court gym_class
homework_plan HomeworkAdd timetable
team_birthdays birthday.add
tell_joke riddle daily_quote poem
pause stop_timer skip_track all_off
StepGoal stepCount
hydrationTarget drink_water log_water
book_vaccine doctorAppointment make-appointment
eye-test make-appointment doctorAppointment
first_aid symptom-check find_doctor emergency_number
caloriesBurned nutritionFacts get_calories
heart_rate_alert measure_pulse
breathing_exercise meditate
workout.pause pause
physio.next calendar.today listEvents
pain_diary symptom-check
growth_chart log_weight trackWeight
pet.weigh trackWeight log_weight
PetSitter walkDog
chip_lookup lost_pet lost_and_found
dogParks nearby.places find_sights
pet_vaccine vet_visit vaccination_record
prune_when garden_calendar garden.sow
compost.check which_bin
SoilMoisture water_zone waterPlants
pest_control PlantDoctor fertilize
meal_plan what_to_cook recipe_finder get_recipe lunchbox-idea
allergen-free.recipes recipe_finder get_recipe what_to_cook
allergyCheck is_it_vegan
freezer.inventory fridge_contents expiry_dates
egg_timer boil_time
oven.state oven_preheat
iron_off all_off cut_standby oven.state
humidify.room dehumidifier
robotEmptyBin start_vacuum robot_mop
error_code explain_error
water_leak boiler.pressure repair_request
doorbell.log camera_snapshot
pocket_money bank_balance transferMoney addSpending
schoolHolidays get_holidays public_holidays
parentEvening class_trip timetable
lap_counter log_run
swim_lanes poolTemperature
geocache_near find_sights nearby.places
telescope.goto star_position planet_facts
hint.puzzle crossword_help sudoku.new
birdId animal_facts which-plant
mushroom-check which-plant
practiceLog logExercise track_time
setTempo metronome
choir_schedule calendar.today listEvents
uv_index get_weather get_current_weather weather_forecast
windNow get_weather get_current_weather severe_weather weather.hourly
SnowDepth ski_report avalancheRisk
SeaTemp water-quality seaTides
thunder_distance severe_weather
river.level severe_weather seaTides
neighbour.message post_to_channel send_text
lendingShop.borrow rent_tools
FleaMarket local_events sellThing
locked_out repair_request door.unlock
stamp_price postage_cost sendParcel parcel_size
missed_delivery trackParcel where_is_my_package pickup_point.find locker_open
pause_mail mail_redirect change_delivery register_address
report_wild_animal lost_pet
equalizer set_volume volume.change
oilCheck tire_pressure carService
TyreChange carService tire_pressure
bike_repair carService make-appointment
tow_truck repair_request carService
organ_concert concert_tickets concert_dates local_events mass_times
parish_office mass_times office_hours church_hall.rent
library_fine due_books renew_loan
ebook.loan libraryLoan interlibrary library.search search_books playAudiobook
suggest_purchase libraryLoan library.search search_books
LibraryCard libraryLoan
dog_tax dog_licence
id_card_renew PassportStatus book_office_slot
queue_ticket book_office_slot office_hours
wedding_date book_office_slot
council.member meeting_in_town office_hours
fine_lookup parking_permit pay_parking
spare_part repair_request
InstrumentHire rent_tools
SkiRental ski_report
FaceSearch image.search
clean_gallery delete_file
stamp_value CoinLookup
ScreenTime set_timer startTimer
night_pharmacy refill_prescription store_hours
customs.duty postage_cost
trackParcel where_is_my_package customs-status proof_of_delivery container.locate
change_delivery rerouteShipment
reorder_goods order_office_supplies SterileGoods linen-count
refund_request credit_note.create
create_event CreateCalendarEntry recurring_event
transferMoney SendMoney standingOrder
insuranceClaim claim_status
machine_status turbine.output vibration-check
repair_request subcontractor.call dispatch_crew leak_detector
power_outage grid_load dispatch_crew
energy_use report_meter meter_anomaly
rent_tools reserve_crane
calculate_sum sheet.sum_column
SortList sheet.sort
plot_chart pivotTable
backupDatabase plan_backup restore_backup rollback
check_website certificate_expiry uptimeReport server_status
ping openPorts
deploy deploy_version canary
hash_text verify_checksum
compare_files find_duplicates
encryptFile file.lock lock_record protectSheet
reset_password generate_password api_key.rotate
sportsScore raceResults headToHead
player_stats injuryList
log_run trace_route
geocode elevation
RouteTime reachable_area
image.search street_view
museum_tickets schedule_tour
bookHotelRoom BookHotel GroupBooking
door.unlock keycard.issue
assign_chore bookCleaning assign_housekeeping
roomService minibar.charge
new_game findMatch
web_search search_web web-lookup docket.search TrademarkSearch
NewsSearch pressArchive docket.search
loan_calculator loan_offer mortgageRate
list_subscriptions direct_debits
sign_contract nda.draft power_of_attorney
create_user OnboardEmployee
company_info headcount TrademarkSearch
take_note add_note log_customer_call site_diary shift_handover
take_note add_note SprayLog eggCount log_downtime
who_is_on_duty ward_staff
request_vacation update_status out-of-office
cancel_meeting reply_to_mail declineInvite
shareFile calendar.share
SoilMoisture field.moisture
waterPlants water_zone irrigate_field
garden.sow seedOrder sowing_rate
lost_pet find_cow
seaTides WaterDepth
ferry_times berth_schedule
postage_cost sendParcel freight_quote
order_materials bricks_needed
SetAlert coldRoomAlarm
print_document print_run
lockCar lock_door file.lock
boiler_pressure boiler.pressure
spare_part_lookup spare_part
expiring_batches expiry_dates
customs-status customs.duty
proof_of_delivery missed_delivery
leak_detector water_leak
find_cow chip_lookup
WaterDepth river.level lake_ice
keycard.issue locked_out key_copy
find_duplicates clean_gallery
freight_quote stamp_price parcel_size
ambulance.request emergency_number first_aid tow_truck
sick_note reportSickLeave callInSick absence.report doctorAppointment
childLocation find_phone shareLocation SchoolBus
cafeteria.order menu_of_the_day lunchbox-idea order_food
exam_dates timetable homework_plan
nap.start set_alarm set_timer startTimer wakeUpCall
snore_report sleep_report SleepLog
mountain_hut search_hotels bookHotelRoom campsite_search
cable_car ski_report windNow
cat.locate lost_pet chip_lookup find_phone
RecyclingYard bulkyWaste which_bin compost.check
family_vote create_poll pick_one
voter_card polling_place
choreRota assign_chore weekly_plan
quiet_hours ReportNoise noise_level
neighbourWatch ReportDamage neighbour.message
trailer_hire rent_car carRental rent_tools
hearthFire heating.adjust set_thermostat thermostat.set
night_light turn_on_light switchLights lamp_color
coreTemperature boil_time oven.state
SchoolBus bus_departures NextDeparture get_bus
yogaPose start_workout
wallpaper_rolls measure_area mix_paint
tripComputer fuel_cost battery
vitamin_advice nutritionFacts
karaoke.queue play_song search_songs
public_toilet nearby.places
playground_find nearby.places find_sights
bath.fill hotWater poolTemperature
mailbox_sensor deliveries_today
cloudType get_weather will_it_rain
player_stats lap_times
shift.swap assignShift
repair_request elevator_fault
forklift.charge battery
cdn.purge cache_clear redis.get
merge-tickets close-ticket
petty_cash addSpending submitExpense
inspect_return returnItem refund_request
label.print print_document
feedback.send complaint.log
take_note add_note catch_log complaint.log
undo_edit undoMove
grant_access door.unlock changeRole keycard.issue
order_parts spare_part_lookup spare_part order_materials reorder_goods
switchLights turn_on_light dim_lights set_brightness hall_lights
export_report convert_file
press_release newsletter.send social.post
visitor_badge print_badges
set_volume volume.change game.sound
invoice_status payment_reminder unpaid_total
windNow crane_wind
request_tests lab.results
garage_open gate.set door.unlock
alarm.silence all_off house_alarm
SelfHelpGroup tutor-search find_expert find_doctor
mealsOnWheels order_food orderPizza
PuppyClass dog_training_tip
pasta_water boil_time
bookClub book_suggestion
blood_drive make-appointment doctorAppointment
snow.clear SnowDepth
speed_camera traffic_report road_conditions
cruise.control treadmill.speed set_speed_limit
roofBox trailer_hire rent_tools
dashcam.save camera_snapshot
tap_water water-quality softenerSalt
farm_shop store-locator nearby.places
ScoutMeeting campsite_search
treadmill.speed start_workout
sauna.heat bath.fill heating.adjust
grave_care light_candle send_flowers
spare_part spare_part_lookup order_parts
egg_count eggCount
boiler.pressure boiler_pressure
SoilMoisture field.moisture
customs.duty customs-status
water_leak leak_detector
cat.locate find_cow
windNow crane_wind
queue_ticket queue_length
lap_counter lap_times
filter_change maintenance_due
blood_drive blood_bank
expiry_dates expiring_batches
find_cow bin_location locate_artifact container.locate
claim_status permitCheck ticketStatus customs-status
"""

ALIKE: dict[str, set[str]] = {}
for _names in GROUPS.strip().split("\n"):
    _group = set(_names.split())
    for _name in _group:
        ALIKE.setdefault(_name, set()).update(_group)


def alike(first: str, second: str) -> bool:
    """Whether a request for the one tool might be answered by the other. A tool is alike itself."""
    return first == second or second in ALIKE.get(first, ())
