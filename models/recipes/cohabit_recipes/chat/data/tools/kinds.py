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
"""

ALIKE: dict[str, set[str]] = {}
for _names in GROUPS.strip().split("\n"):
    _group = set(_names.split())
    for _name in _group:
        ALIKE.setdefault(_name, set()).update(_group)


def alike(first: str, second: str) -> bool:
    """Whether a request for the one tool might be answered by the other. A tool is alike itself."""
    return first == second or second in ALIKE.get(first, ())
