"""Tools of the smart home and its devices, music, films, radio, sound and screens, games, photos, timers, garden, pets and household chores."""

from .. import words as w
from .more_values import ARTIST, PLANT, WHEN, WORK_TITLE
from .tool import Tool
from .values import (
    CITY, DATE, DAY, LANGUAGE, NAME, PERSON, ROOM, TIME, WEEKDAY, at, choice, dec, decimal, digits,
    flag, integer, num, o, on, p, pick, ref, same, several, text, tool,
)  # fmt: skip

DEVICE = same(lambda rng, split: rng.choice(("floor lamp", "fan", "air purifier", "heater", "smart plug", "motion sensor", "speaker", "camera", "humidifier", "night lamp", "thermostat",
    "door sensor"))
    if rng.random() < 0.6 else w.invented(rng, split).capitalize() + rng.choice((" lamp", " plug", " hub", " fan", " bulb", " sensor")))
LABEL = same(lambda rng, split: rng.choice(("Big Lamp", "Plug 2", "Desk light", "TV corner", "Lamp 14", "Window sensor", "Shelf strip", "Porch light", "Grandpa's fan", "Socket left",
    "Hall 1"))
    if rng.random() < 0.5 else rng.choice((w.invented(rng, split), rng.choice(w.NOUNS))).capitalize() + rng.choice((" lamp", " plug", " light", " sensor", "", " 3")))
LAMP = text("desk lamp|hall light|porch light|stair lights|mirror light|floor lamp|ceiling light|shelf strip|driveway lights|cupboard light|reading lamp|garden spots")
SENSOR = text("hall sensor|porch sensor|front door sensor|stairs sensor|cellar sensor|garage sensor|driveway sensor|bathroom sensor|pantry sensor|gate sensor|attic sensor")
DOOR = text("front door|back door|garage door|cellar door|garden gate|side door|holiday flat|office door|shed|main gate")
APPLIANCE = text("fridge|washing machine|dryer|dishwasher|television|freezer|oven|coffee machine|computer|aquarium|water heater|game console|wine cooler|router")
SPEAKER = same(lambda rng, split: rng.choice(("kitchen speaker", "soundbar", "bedroom speaker", "headphones", "TV", "car radio", "bathroom radio", "patio speaker", "laptop", "stereo",
    "phone"))
    if rng.random() < 0.7 else w.invented(rng, split).capitalize() + rng.choice((" One", " Mini", " speaker", " Box")))
PLAYLIST = same(lambda rng, split: rng.choice(("Road Trip", "Running", "Sunday Morning", "Party", "Focus", "Summer Hits", "Dinner", "Old Stuff", "Rainy Days", "Gym", "Kids in the Car",
    "Ballads"))
    if rng.random() < 0.6 else rng.choice(w.COLOURS).capitalize() + " " + rng.choice(w.NOUNS).capitalize())
STATION = same(lambda rng, split: rng.choice(("Radio ", "", "", "Classic ")) + w.invented(rng, split).capitalize() + rng.choice((" FM", " Radio", " 2", "", " One", " Jazz"))
    if rng.random() < 0.6 else w.town(rng, split) + rng.choice((" FM", " Radio", " Live")))
GAME = text("chess|draughts|mini golf|darts|backgammon|rummy|table tennis|dominoes|ludo|cribbage|bowling|checkers|canasta|billiards|scrabble|pinball|croquet|uno")
GOODS = same(lambda rng, split: rng.choice(("iron bars", "wood planks", "gold coins", "arrows", "healing potions", "sheep", "stones", "fish", "magic seeds", "bricks", "emeralds",
    "wheat sacks", "ropes", "torches", "pelts"))
    if rng.random() < 0.7 else rng.choice(w.COLOURS) + rng.choice((" gems", " cards", " feathers", " crystals", " keys")))
ALBUM = same(lambda rng, split: rng.choice(("Holidays", "Family", "Summer", "Wedding", "Best of", "Garden", "To sort", "Birthday", "School", "Winter", "Camera Roll", "Dogs"))
    if rng.random() < 0.5 else w.town(rng, split) + " " + str(rng.randint(2005, 2026)))
PICTURE = same(lambda rng, split: rng.choice((f"IMG_{rng.randint(1000, 9999)}", f"DSC{rng.randint(1000, 9999)}", rng.choice(w.NOUNS) + str(rng.randint(1, 99)))) + rng.choice((".jpg",
    ".png", ".jpeg", ".heic")))
SPOT = text("the raised bed|the greenhouse|the south wall|the front garden|bed 3|the big pot|the window box|the slope|the pond edge|the herb corner|bed 7|the fence|"
    "the balcony|the back bed|the cold frame|the rockery")
FEED = same(lambda rng, split: rng.choice(("chicken kibble", "tinned fish", "raw meat", "lamb pellets", "turkey pate", "dry biscuits", "grain-free mix", "senior kibble", "puppy mix",
    "salmon chunks", "duck mousse", "rabbit stew"))
    if rng.random() < 0.7 else w.invented(rng, split).capitalize() + rng.choice((" Light", " Junior", " kibble", " Classic")))
MEDICINE = same(lambda rng, split: w.invented(rng, split).capitalize() + rng.choice(("", "", "in", "ol", " drops", " syrup", "ex")))
CHORE = text("dishes|hoovering|the windows|ironing|cooking|shopping|the bins|dusting|the bathroom|mopping|the fridge|laundry|weeding|the stairs|walking the dog|the car|"
    "the oven|the cat tray|sweeping|the hamster cage")
LAUNDRY = text("towels|jeans|white shirts|bed sheets|sports clothes|socks|wool jumpers|curtains|baby clothes|tea towels|work trousers|dark shirts|bathrobes|blouses|"
    "cushion covers|silk scarves|napkins|dog blankets")

TOOLS: list[Tool] = [
    tool("move_device", "Assigns a device of the smart home to another room in the app.",
        [p("device", "Which device", DEVICE), p("to_room", "Room where it is now to be listed", ROOM), o("from_room", "Room where it was listed so far", ROOM)],
        """The {device} belongs to the {to_room} now.
        {device}: {from_room} -> {to_room}
        List the {device} under {to_room} in the app.
        I carried the {device} over to the {to_room}, so please correct that in the system.
        {device} to {to_room}
        We took the {device} out of the {from_room}; it stands in the {to_room} these days.
        Change the room of the {device} to {to_room}.
        In the app the {device} still shows up in the {from_room}, but it is really in the {to_room}.
        {to_room} has a new member: the {device}.
        The {device} was put into the {to_room}, not the {from_room}, can you sort that out?
        new room for {device} = {to_room}
        Register the {device} with the {to_room}.
        From today the {to_room} is where the {device} lives.
        To the {to_room} with the {device}, away from the {from_room}.
        Why is the {device} with the {from_room} things? It should be with those of the {to_room}.
        My husband swapped things around and the {device} ended up in the {to_room}. Please update.""",
        {"devices_in_room": num(1, 14)},
        """The {device} is listed in the {to_room} now, together {devices_in_room} devices.
        Done, that room has {devices_in_room} devices."""),
    tool("relabelDevice", "Gives a lamp, plug or sensor another name.",
        [p("old_name", "Name so far", LABEL), p("new_name", "Name from now on", LABEL)],
        """{old_name} => {new_name}
        Please call {old_name} "{new_name}" from now on.
        I can never remember {old_name}. {new_name} would be easier.
        "{new_name}" instead of "{old_name}"
        What we used to call {old_name} is {new_name} now.
        {new_name} shall be the new label of {old_name}.
        label change, {old_name} becomes {new_name}
        I want to say {new_name} when I mean {old_name}; store that as its only name.
        The thing you know as {old_name}: its name is {new_name}.
        {old_name} is a silly name, make it {new_name}.
        From {old_name} to {new_name}, please, it confuses the kids.
        Let {old_name} listen to the name {new_name}.
        Could {old_name} show up as {new_name} in the list?
        new name {new_name}, old one {old_name}
        Our guests don't understand {old_name}, so name it {new_name}.""",
        {"renamed": True, "voice_ready": at},
        """{old_name} is called {new_name} now.
        The new name works by voice from {voice_ready}."""),
    tool("light_schedule", "Lights of a room go on and off by themselves at fixed times.",
        [p("room", "Room", ROOM), p("on_at", "When they go on", TIME), p("off_at", "When they go off", TIME),
         o("days", "On which days", choice("daily:every day/daily|weekdays:Monday to Friday/on weekdays|weekend:on weekends/Saturdays and Sundays"))],
        """Lights in the {room} on at {on_at} and off at {off_at}.
        {room} {on_at}-{off_at}
        {days} the {room} should be lit from {on_at} to {off_at}.
        I want it dark in the {room} from {off_at}, and bright from {on_at}.
        {room}: off {off_at}, on {on_at}, {days}
        While we are away, make it look as if someone was home: {room} lit at {on_at}, dark at {off_at}.
        Between {on_at} and {off_at} there should always be light in the {room}.
        No light in the {room} after {off_at}. It starts at {on_at}.
        lamps {room}, start {on_at}, end {off_at}, {days}
        Can the {room} light up by itself at {on_at} and go out at {off_at}?
        At {off_at} the {room} goes dark again, having come on at {on_at}, {days}.
        {days}, {on_at} until {off_at}: light for the {room}
        I get up at {on_at} and leave at {off_at}. I'd like the {room} lit during that time.
        Program the {room} lamps: {on_at} on, {off_at} off.
        My plants in the {room} want light from {on_at}, but not beyond {off_at}.
        Set up {room} so that nobody has to touch the switch: {on_at} bright, {off_at} dark.""",
        {"plan": ref("L-99"), "next_on": on},
        """Plan {plan} is set for the {room}, first on {next_on}.
        It is saved as {plan}."""),
    tool("temp_band", "Keeps a room between a lowest and a highest temperature, heating or cooling as needed.",
        [p("room", "Room", ROOM), p("minimum", "Never colder than this, in degrees", digits(8, 19)), p("maximum", "Never warmer than this, in degrees", digits(20, 30)),
         o("until", "Last day on which this holds", DAY)],
        """Keep the {room} between {minimum} and {maximum} degrees.
        {room} {minimum}-{maximum}
        The {room} must not fall below {minimum} or rise above {maximum}.
        At most {maximum} and at least {minimum} degrees in the {room}.
        {room}, max {maximum}, min {minimum}, until {until}
        Anything from {minimum} to {maximum} is fine for the {room}.
        Until {until} hold the {room} somewhere between {minimum} and {maximum}.
        I can live with {maximum} degrees in the {room}, but no more, and under {minimum} I freeze.
        Cool the {room} once it is over {maximum}, heat it when it drops under {minimum}.
        lower limit {minimum}, upper limit {maximum}, {room}
        We are gone until {until}. It is enough if the {room} stays above {minimum} and below {maximum}.
        For the wine in the {room}: not warmer than {maximum}, not colder than {minimum}.
        The cat stays in the {room}, so {minimum} is the least and {maximum} the most it should have.
        floor of {minimum}, ceiling of {maximum} for the {room} until {until}
        {minimum} to {maximum} degrees will do in the {room}
        Make sure that the {room} has {minimum} degrees or more, yet never goes past {maximum}.""",
        {"now": dec(9, 29), "mode": pick("heating|cooling|idle")},
        """The {room} has {now} degrees, the system is {mode}.
        Set; at the moment it is {mode} at {now} degrees."""),
    tool("lights.fade", "Changes the brightness of a room slowly over some minutes.",
        [p("room", "Room", ROOM), p("end_percent", "Brightness at the end", digits(0, 100, 5)), p("minutes", "How long the change takes", digits(2, 60)),
         o("start_percent", "Brightness at the beginning; without it the present one", digits(0, 100, 5))],
        """Bring the {room} to {end_percent} percent over {minutes} minutes.
        {room} {start_percent}% -> {end_percent}%, {minutes} min
        Slowly go to {end_percent}% in the {room}, taking {minutes} minutes.
        fade {room} to {end_percent} in {minutes} min
        Within {minutes} minutes the {room} should glide from {start_percent} to {end_percent} percent.
        I hate sudden light. Take {minutes} minutes to get the {room} to {end_percent}%.
        Start the {room} at {start_percent}% and let it drift to {end_percent}%, for {minutes} minutes.
        {minutes} minutes, {room}, ending at {end_percent}%
        A sunrise for the {room}, please: {minutes} minutes long, {end_percent} percent when it is over.
        The baby falls asleep better if the {room} light creeps to {end_percent}% in {minutes} minutes.
        {end_percent}% for the {room} but gradually, {minutes} minutes
        Over the next {minutes} minutes, {room} lights to {end_percent} from {start_percent} percent.
        It should end at {end_percent}% in the {room}, begin at {start_percent}%, and last {minutes} minutes.
        gentle change {room}: from {start_percent} up or down to {end_percent}, {minutes} minutes
        Give my eyes {minutes} minutes until the {room} is at {end_percent} percent.
        Ease the {room} over to {end_percent}% during {minutes} minutes.""",
        {"steps": num(5, 100), "done_at": at},
        """The light of the {room} reaches {end_percent} percent at {done_at}.
        It will be done at {done_at}, in {steps} steps."""),
    tool("motionLight", "Rule by which a motion sensor switches a lamp on for a while.",
        [p("sensor", "Sensor that sees the movement", SENSOR), p("lamp", "Lamp that goes on", LAMP), o("stay_on", "Minutes until it goes off again", integer(1, 30)),
         o("only_dark", "Only when it is dark outside", flag("only in the dark|after sunset only", "day and night|no matter how bright it is"))],
        """When the {sensor} sees somebody, switch on the {lamp}.
        {sensor} -> {lamp}, {stay_on} min
        If anything moves at the {sensor}, the {lamp} should come on, {only_dark}.
        The {lamp} ought to react to the {sensor}.
        {lamp} by {sensor}, {only_dark}
        I always stumble in the evening. Let the {sensor} trigger the {lamp}.
        Link the {lamp} with the {sensor} and leave it burning for {stay_on} minutes.
        Whenever the {sensor} fires: {lamp}, {stay_on} minutes, {only_dark}
        {sensor} controls {lamp}
        Someone walks by the {sensor}, the {lamp} lights up. Can we have that?
        Make the {lamp} turn itself on through the {sensor} and off after {stay_on} minutes.
        No more groping for the switch: {sensor} notices me, {lamp} shines, {only_dark}.
        rule: movement {sensor}, then {lamp}
        With the {sensor} as the trigger, the {lamp} is to burn {stay_on} minutes.
        The {sensor} does nothing yet. It could take care of the {lamp}, {only_dark}.
        Have the {lamp} follow what the {sensor} detects.""",
        {"rule": ref("R99"), "rules": num(1, 20)},
        """Rule {rule} is on: the {sensor} switches the {lamp}.
        Saved as {rule}, you have {rules} rules."""),
    tool("keypad_code", "Makes a code for the keypad of a door that a visitor can use for some time.",
        [p("for", "Who gets the code", NAME), p("door", "Door", DOOR), p("valid_from", "First day it works", DAY), p("valid_until", "Last day it works", DAY),
         o("uses", "How often it may be used", integer(1, 20))],
        """{for} needs a code for the {door} from {valid_from} to {valid_until}.
        code {door} for {for}, {valid_from} - {valid_until}
        Let {for} in through the {door} by keypad between {valid_from} and {valid_until}.
        {for} feeds the cat while we are away, {valid_from} until {valid_until}. The {door} has a keypad.
        {door}: {for}, starts {valid_from}, ends {valid_until}, {uses} times
        Until {valid_until}, beginning {valid_from}, {for} should be able to open the {door}.
        Our guest {for} arrives {valid_from} and leaves {valid_until}. Number for the {door}, please.
        I need digits that {for} can type at the {door}; good from {valid_from}, dead after {valid_until}.
        Not longer than {valid_until}, not before {valid_from}: keypad access to the {door} for {for}.
        keypad {door} / {for} / {valid_from} / {valid_until} / max {uses} openings
        Create something {for} can use {uses} times at the {door} from {valid_from} through {valid_until}.
        The plumber, {for}, comes to the {door} any day from {valid_from} to {valid_until} and I won't be there.
        From {valid_from} on, {for} may use the {door}. It should expire {valid_until}.
        {for} has no key to the {door}. Could you fix that for {valid_from} to {valid_until}, {uses} entries at most?
        For the {door}: temporary number, {for}, from {valid_from}, up to {valid_until}
        My niece {for} house-sits {valid_from} to {valid_until} and must get through the {door}.""",
        {"code": ref("999999"), "active": True},
        """The code for {for} is {code}.
        {code} opens the {door} until {valid_until}."""),
    tool("sensor_alert", "Sends a message when a reading in a room goes above or below a limit.",
        [p("reading", "What is measured", choice("humidity:humidity/moisture of the air|co2:CO2/carbon dioxide|temperature:temperature|noise:noise/noise level|brightness:brightness")),
         p("room", "Room", ROOM), p("side", "On which side of the limit", choice("above:above/over/higher than|below:below/under/lower than")),
         p("limit", "Limit", digits(5, 1500, 5)), o("tell", "Who gets the message", NAME)],
        """Warn me when the {reading} in the {room} is {side} {limit}.
        {room} {reading} {side} {limit}: alert
        If {reading} in the {room} gets {side} {limit}, let {tell} know.
        I want to hear about it as soon as the {room} shows a {reading} {side} {limit}.
        {reading}, {room}, {side} {limit}, message to {tell}
        Tell {tell} whenever the {room} has {reading} {side} {limit}.
        In the {room}, {side} {limit} is critical for {reading}. Watch that.
        ping me: {reading} {side} {limit}, {room}
        The {room} worries me; write when its {reading} is {side} {limit}.
        {side} {limit} of {reading} in the {room} and {tell} must be told.
        Keep an eye on the {room}: {reading} {side} {limit} should not go unnoticed.
        My instruments in the {room} suffer if the {reading} is {side} {limit}. Give me a sign then.
        alarm for {room} at {reading} {side} {limit}
        {tell} looks after the {room} and wants a note once {reading} is {side} {limit}.
        Should the {room} ever report {reading} {side} {limit}, send me something.
        When it comes to {reading}, {side} {limit} is the point where I want a warning for the {room}.""",
        {"alert": ref("A-999"), "current": num(5, 1500)},
        """Alert {alert} is active; the reading is {current} now.
        It stands at {current} at the moment."""),
    tool("which_lights_on", "Tells which lamps at home are burning at the moment.",
        [],
        """Did I leave a light on anywhere?
        lights still on?
        Which lamps are burning right now?
        I am in bed already. Is everything dark downstairs?
        Any lamp on?
        We are on the motorway and my wife asks whether we switched off all the lights.
        Show me every light that is on.
        list burning lamps
        Is there still light somewhere in the house?
        What is lit at home at the moment?
        Check the lamps, I think I forgot one.
        Where in the house is a lamp shining just now?
        Are the kids' lights out?
        lamp check please
        How many lights are on at home?
        It looks so bright over there; what have we got switched on?""",
        {"lamps_on": num(0, 6), "room": pick("kitchen|cellar|hallway|study|garage")},
        """{lamps_on} lamps are on, the last one in the {room}.
        There are {lamps_on} lamps burning."""),
    tool("applianceCost", "Computes what one appliance used and cost in electricity in a span of time.",
        [p("appliance", "Appliance", APPLIANCE), p("start", "First day", DATE), p("end", "Last day", DATE), o("cents_per_kwh", "Price of a kilowatt hour in cents", decimal(15, 60))],
        """What did the {appliance} cost us from {start} to {end}?
        {appliance} {start} - {end}
        How much power did the {appliance} draw between {start} and {end}?
        {appliance}, until {end}, since {start}, {cents_per_kwh} cents
        I suspect the {appliance} eats a lot. Look at {start} to {end}.
        We pay {cents_per_kwh} cents per kilowatt hour. What does that make for the {appliance}, {start} through {end}?
        consumption {appliance}: {start} to {end}
        For the time from {start} up to {end}, give me the figures of the {appliance}.
        Our bill covers {start} to {end}, and I wonder how much of it is the {appliance}.
        {start}..{end} {appliance} @ {cents_per_kwh} ct
        Is the {appliance} to blame for the high bill? It ran from {start} until {end}.
        kWh of the {appliance} from {start} to {end} please
        The period ends {end} and begins {start}: what share went to the {appliance}?
        Between {start} and {end} the {appliance} was on all the time. At {cents_per_kwh} cents, how bad is it?
        Add up the {appliance} for me, first day {start}, last day {end}.
        I lent my flat from {start} to {end} and want to charge for the {appliance}, {cents_per_kwh} cents a unit.""",
        {"kwh": dec(1, 300), "cost": dec(1, 90, 2)},
        """The {appliance} used {kwh} kilowatt hours, which is {cost}.
        That was {kwh} kWh for {cost}."""),
    tool("transfer_playback", "Lets what is playing continue on another speaker or device and stops the first.",
        [p("to", "Where it goes on", SPEAKER), o("from", "Where it plays now", SPEAKER), o("volume", "Loudness there in percent", digits(5, 100, 5))],
        """Continue this on the {to}.
        {from} -> {to}
        Move the music from the {from} to the {to}.
        I am going over there now, so carry on with the {to}.
        {to} at {volume}% instead of {from}
        Take it off the {from} and put it on the {to}.
        I'd like to keep listening, but through the {to}.
        Same song, same spot, on the {to} please, volume {volume}.
        The {from} can be quiet; the {to} takes over.
        hand over to {to}
        The battery of the {from} is nearly empty. Let the {to} go on with it.
        Can the {to} take this from here?
        Shift what the {from} plays to the {to}, {volume} percent loud.
        My guests sit near the {to}, so that is where the sound should come from, at {volume} percent.
        On the {to}, please, where I can hear it better.
        playback to {to}, {volume}%""",
        {"title": pick("Blue River|Night Train|Paper Moon|Golden Hour|Stone by Stone"), "playing": True},
        """{title} goes on with the {to}.
        It continues there with {title}."""),
    tool("playlist.add", "Puts a song into one of the user's playlists.",
        [p("song", "Title of the song", WORK_TITLE), p("playlist", "Name of the playlist", PLAYLIST), o("artist", "Who plays it", ARTIST),
         o("place", "Where in the playlist", choice("start:at the very top/at the start/as the first one|end:at the end/as the last one"))],
        """Add {song} to my {playlist} playlist.
        {song} ({artist}) > {playlist}
        Put {song} by {artist} on {playlist}.
        {playlist}: + {song}
        I just heard {song} and want it in {playlist}.
        My {playlist} list is missing {song}.
        {song} belongs on {playlist}, {place}.
        In {playlist}, {place}: {song}
        Save {artist}'s {song} under {playlist}.
        For {playlist} I'd also like {song}, the one by {artist}.
        What a tune. {song}, {artist}. Keep it in {playlist} for me.
        {playlist} would be better with {song} {place}.
        Could {song} go onto the list {playlist}, {place}?
        to {playlist}, {song}
        Don't let me forget {song}; stick it in {playlist}.
        The list {playlist} needs one more, namely {song} of {artist}.""",
        {"songs": num(2, 300)},
        """{song} is on {playlist}, which has {songs} songs now.
        That makes {songs} songs."""),
    tool("moveTrack", "Moves a song of a playlist from one position to another.",
        [p("playlist", "Playlist", PLAYLIST), p("old_position", "Number it has now", digits(11, 60)), p("new_position", "Number it gets", digits(11, 60))],
        """In {playlist}, move number {old_position} to place {new_position}.
        {playlist} {old_position} -> {new_position}
        Track {old_position} of {playlist} should be track {new_position}.
        I want the song at {old_position} to come at {new_position} in {playlist}.
        {playlist}: position {new_position} for song {old_position}
        Place {new_position} in {playlist} goes to what is number {old_position} now.
        The order in {playlist} is off. {old_position} has to sit at {new_position}.
        Drag {old_position} to {new_position} in the list {playlist}.
        Make {old_position} number {new_position}, list {playlist}
        At {new_position} of {playlist} I would like to hear the one that is now at {old_position}.
        song {old_position} to spot {new_position}, {playlist}
        Somebody put a slow song at {old_position} in {playlist}; it fits better at {new_position}.
        For {playlist}: from {old_position} to {new_position}, please.
        {new_position} is where number {old_position} of {playlist} really ought to be.
        Can you take song number {old_position} out of {playlist} and slot it in again at {new_position}?
        Let {playlist} have its current number {old_position} at {new_position} instead.""",
        {"songs": num(60, 300), "title": pick("Blue River|Night Train|Paper Moon|Golden Hour|Stone by Stone")},
        """{title} is number {new_position} of {playlist} now.
        {playlist} has a new order, {title} moved."""),
    tool("copy_songs", "Copies all songs of one playlist into another one.",
        [p("source", "Playlist that is copied", PLAYLIST), p("target", "Playlist that receives the songs", PLAYLIST),
         o("skip_doubles", "Leave out songs that are there already", flag("without doubles|no song twice", "doubles are fine|even if some are there twice")),
         o("delete_source", "Remove the first playlist afterwards", flag("and delete the first one then|and throw the old list away after that",
    "and keep the original list|and leave the first one as it is"))],
        """Copy everything in {source} to {target}.
        {source} >> {target}
        {target} should get all the songs of {source}, {skip_doubles}.
        Put the whole of {source} into {target} {delete_source}.
        all of {source} into {target}, {skip_doubles}
        I made a list called {source}. Its songs should be in {target} too.
        Fill up {target} with {source}, {skip_doubles}.
        Merge {source} into {target} {delete_source}.
        Whatever is in {source} I also want in {target}.
        {target} is a bit short; pour {source} in.
        from {source} to {target}, every song
        Two lists are one too many: bring the tracks of {source} over to {target} {delete_source}.
        Let {target} have what {source} has, {skip_doubles} please.
        My brother loves {source}, so take it all and drop it into {target}.
        Extend {target} by the contents of {source}.
        To {target}, please, with all that {source} contains {delete_source}.""",
        {"copied": num(3, 200), "total": num(200, 500)},
        """{copied} songs of {source} are in {target} now.
        {target} holds {total} songs now."""),
    tool("volume.cap", "Limits how loud a device can get, always or between two times of the day.",
        [p("device", "Device", SPEAKER), p("loudest", "Highest volume allowed, in percent", digits(15, 90, 5)), o("from_time", "Start of the limit each day", TIME),
         o("to_time", "End of the limit each day", TIME)],
        """The {device} must never be louder than {loudest} percent.
        {device} max {loudest}%
        Between {from_time} and {to_time} the {device} may go up to {loudest} and no further.
        Limit the {device} to {loudest}%, {from_time} till {to_time}.
        Don't let anyone turn the {device} past {loudest}.
        My neighbours complain about the {device} after {from_time}. {loudest} percent should be the ceiling.
        {device}, {loudest} percent, {from_time}-{to_time}
        The kids blast the {device}. Nothing over {loudest}%, please.
        Until {to_time} in the morning, starting {from_time}, the {device} stops at {loudest} percent.
        {loudest}% is the upper limit for the {device}
        To save my ears: {device} at most {loudest} percent.
        From {from_time} on, more than {loudest}% is not possible with the {device}. Set it up like that.
        cap {device} {loudest}
        Grandma sleeps from {from_time} to {to_time}, so hold the {device} to {loudest} or less.
        The {device} should refuse anything above {loudest} percent.
        Whoever uses the {device}, {loudest}% has to be enough.""",
        {"limited": True, "current": num(5, 90)},
        """The {device} is limited to {loudest} percent; it is at {current} now.
        Set. The volume is {current} percent at the moment."""),
    tool("phone_sounds", "Sets the separate volumes of a phone in percent. Only those that are given change.",
        [o("ringtone", "Volume of incoming calls", digits(0, 100, 5)), o("media", "Volume of music and videos", digits(0, 100, 5)),
         o("alarm", "Volume of the alarm clock", digits(0, 100, 5)),
         o("vibrate", "Also vibrate for calls", flag("with vibration|and let it vibrate too", "without vibration|and no vibrating"))],
        """Ringtone to {ringtone} percent.
        calls {ringtone}, media {media}
        Put the alarm clock on {alarm}% and the ringer on {ringtone}%.
        Videos on my phone at {media} percent, please.
        I keep missing calls. Ring at {ringtone} {vibrate}.
        media {media}%, alarm {alarm}%
        I overslept again, so the alarm should go off at {alarm} percent volume.
        Music {media}, ringing {ringtone}, waking {alarm}
        In the office, {ringtone} percent for calls {vibrate}.
        Leave the rest, just make films and songs {media} percent loud on the phone.
        {alarm}% for the morning alarm, {media}% for music.
        When someone phones me, {ringtone}% is loud enough.
        phone: ringer {ringtone}%, {vibrate}
        The thing that wakes me is far too quiet. {alarm} percent!
        Set sounds: {media} for media and {ringtone} for the ringtone, {vibrate}.
        alarm volume = {alarm}""",
        {"saved": True, "profile": pick("normal|quiet|loud")},
        """The volumes are set, the profile is {profile} now.
        Done, your phone is on {profile}."""),
    tool("radio.record", "Records a radio station between two times.",
        [p("station", "Radio station", STATION), p("start", "Start of the recording", TIME), p("end", "End of the recording", TIME), o("day", "Day", DAY),
         o("save_as", "Name of the recording", WORK_TITLE)],
        """Record {station} from {start} to {end}.
        {station} {start}-{end} rec
        There is a concert on {station}, {start} until {end}, and I can't listen. Keep it for me.
        {day}, {station}, {start} to {end}
        Tape {station}, {day}, between {start} and {end}.
        My interview is on {station} at {start} and over by {end}. I want to have it.
        Save what {station} broadcasts from {start} up to {end} as {save_as}.
        {start} - {end}, {station}, call it {save_as}
        I will be on a plane while {station} has my favourite show, {day} {start} to {end}. Please catch it.
        until {end}, beginning {start}: record {station}
        On {station} they play a drama at {start}. It ends {end}; store it under the name {save_as}.
        Capture {station} for later, start {start}, stop {end}.
        {station}: {day} from {start}, finish {end}, title {save_as}
        Do not let me miss {station} {day}. It runs {start} till {end}.
        I'd like to hear {station} of {start} to {end} some other time.
        At {start} begin to cut {station}, at {end} you can stop.""",
        {"recording": ref("REC-999"), "free_hours": num(2, 90)},
        """Recording {recording} of {station} is planned.
        It is planned; there is room for {free_hours} more hours."""),
    tool("saveStation", "Stores a radio station with its frequency on a preset button of the radio.",
        [p("preset", "Number of the button", integer(1, 12)), p("station", "Station", STATION), p("frequency", "Frequency in megahertz", decimal(87, 108)),
         o("radio", "Which radio", text("kitchen radio|car radio|bathroom radio|shower radio|clock radio|garden radio|workshop radio|office radio"))],
        """Store {station}, {frequency}, on button {preset}.
        preset {preset} = {station} {frequency}
        Put {station} on {preset}; it is at {frequency} megahertz.
        {frequency} is {station}. Give it key {preset}.
        {radio}: {station} / {frequency} / button {preset}
        I want to reach {station} ({frequency}) by pressing {preset} on the {radio}.
        On the {radio} number {preset} should be {station}, which sends on {frequency}.
        Since the change {station} is to be found on {frequency}. Keep that as {preset}.
        {station} {frequency} MHz -> {preset}
        My mother only knows buttons. Let number {preset} bring her {station} on {frequency}.
        Key {preset} of the {radio} is still free: {station}, {frequency}.
        Program {frequency} under {preset}, the name is {station}.
        Tune to {frequency}, that's {station}, and remember it on place {preset} of the {radio}.
        With {preset} I'd like to hear {station}, frequency {frequency}.
        button {preset}, {frequency} MHz, {station}
        Could {station} be my number {preset}? You get it at {frequency}.""",
        {"stored": True, "signal": pick("strong|fair|weak")},
        """{station} is stored on {preset}, the signal is {signal}.
        Stored; reception is {signal}."""),
    tool("film_finder", "Finds films by the people in them, the years and the language. Any of the fields may be given.",
        [o("director", "Who made it", PERSON), o("actor", "Who plays in it", PERSON), o("year_from", "Not older than this year", digits(1930, 1989)),
         o("year_to", "Not newer than this year", digits(1990, 2024)),
         o("language", "Language that is spoken in it", LANGUAGE)],
        """Films directed by {director} with {actor} in them
        director {director}, actor {actor}
        What has {actor} starred in between {year_from} and {year_to}?
        Anything in {language} made by {director}?
        {language} films {year_from}-{year_to}
        I saw something great by {director} and want more from that hand.
        {actor}, after {year_from}, before {year_to}
        My aunt adores {actor}. Which pictures are there in {language}?
        Did {actor} ever act for {director}?
        What did {director} shoot since {year_from} and up to {year_to}?
        movies, {actor}, {language}
        It must be from {year_from} at the earliest and {year_to} at the latest, and they talk {language}.
        {actor} is on screen, {director} behind the camera, and all that in {language}.
        Which works of {director} came out no later than {year_to}?
        not before {year_from}, starring {actor}
        I'm learning {language} and would love to watch something with {actor}.""",
        {"films": num(0, 30), "first": pick("The Long Way|Paper Houses|Last Ferry|The Glass Garden|Winter Light")},
        """I found {films} films, the first is {first}.
        {films} films fit; have a look at {first}."""),
    tool("resume_series", "Plays a certain episode of a series, with the wished languages.",
        [p("series", "Name of the series", WORK_TITLE), p("season", "Season", integer(1, 12)), p("episode", "Episode within the season", integer(1, 24)),
         o("audio", "Spoken language", LANGUAGE), o("subtitles", "Language of the subtitles", LANGUAGE)],
        """Play {series}, season {season}, episode {episode}.
        {series} s{season} e{episode}
        We stopped at episode {episode} of season {season} of {series}; put it on.
        Episode {episode} of {series}, from season {season}, spoken in {audio}.
        {series} season {season} ep {episode}, {audio} with {subtitles} subtitles
        I want to see {series} in {audio}. It is season {season}, and number {episode} comes next.
        Start {series}, episode {episode} in season {season}, with {subtitles} text below please.
        Where were we with {series}? Ah yes, season {season}, part {episode}. Go on from there.
        season {season}, episode {episode}: {series}
        {series} please, {episode} in season {season}, audio {audio}, titles in {subtitles}.
        My hearing is bad, so {subtitles} subtitles for {series}, season {season}, episode {episode}.
        Dubbed in {audio}: season {season} episode {episode} of {series}
        It's {series} time! Season {season}, episode {episode}.
        I fell asleep during episode {episode}, {series}, season {season}. Once more please.
        Let's watch number {episode} from the season {season} of {series}, reading {subtitles}.
        Put season {season} of {series} on the screen, episode {episode}.""",
        {"minutes": num(20, 62), "playing": True},
        """{series} is on, this episode lasts {minutes} minutes.
        Enjoy, it takes {minutes} minutes."""),
    tool("mirror_screen", "Shows the picture of one device on the screen of another.",
        [p("show", "Device whose picture is shown", text("phone|tablet|laptop|work laptop|camera|game console|old phone|my wife's tablet|mini computer|e-reader|drone|microscope")),
         p("on_screen", "Screen that shows it", text(
            "living room TV|bedroom TV|projector|big monitor|kitchen display|conference screen|smart fridge|car display|wall display|left monitor|"
            "office TV|basement TV")),
         o("sound", "Send the sound along", flag("with sound|sound included", "without sound|picture only")), o("minutes", "Stop by itself after so many minutes", digits(15, 180, 15))],
        """Show the {show} on the {on_screen}.
        {show} -> {on_screen}
        I want to see what is on the {show} on the {on_screen}, {sound}.
        Put the {show} up on the {on_screen} for {minutes} minutes.
        {on_screen}: picture of the {show}, {sound}
        Everyone is crowding round the {show}. Can they look at the {on_screen} instead?
        Use the {on_screen} as the display of the {show}.
        mirror {show} to {on_screen} {sound}
        Let the {on_screen} display my {show} and end that after {minutes} minutes.
        The {show} is too small for this, the {on_screen} is not.
        On the {on_screen} I need the {show}, {sound}, {minutes} min.
        We would all like to watch along, so {show} onto the {on_screen}, please.
        connect {show} with {on_screen}
        Throw the {show} on the {on_screen}.
        For the next {minutes} minutes the {on_screen} should repeat what the {show} shows.
        Grandpa can't read the {show}. Bring it up large on the {on_screen}.""",
        {"delay_ms": num(20, 200), "resolution": pick("1080p|720p|4K")},
        """The {on_screen} shows the {show} in {resolution}.
        Connected in {resolution} with a delay of {delay_ms} milliseconds."""),
    tool("now_playing", "Tells the title and artist of what is playing on the speakers at the moment.",
        [],
        """What song is this?
        title?
        Who is singing there?
        I like this one, what is it called?
        Name of the current track
        What are we listening to?
        Which band is that in the background?
        this tune, what is it
        Tell me what is running on the speaker right now.
        My guest wants to know the artist that we hear.
        song info please
        That melody! I know it from somewhere but the name escapes me.
        What's on?
        Who made the music I am hearing?
        I forgot what I put on. Which album is that?
        current song""",
        {"title": pick("Blue River|Night Train|Paper Moon|Golden Hour|Stone by Stone"), "artist": pick("The Lanterns|Mara Vale|Old Harbour|Tin Sparrow")},
        """This is {title} by {artist}.
        You are hearing {artist} with {title}."""),
    tool("match_result.add", "Writes down who won and who lost a game at home, with their points.",
        [p("game", "Game", GAME), p("winner", "Who won", NAME), p("loser", "Who lost", NAME), o("winner_points", "Points of the winner", digits(61, 120)),
         o("loser_points", "Points of the loser", digits(11, 60))],
        """{winner} beat {loser} at {game}.
        {game}: {winner} {winner_points}, {loser} {loser_points}
        {loser} lost to {winner}, {game}.
        Note it: {game}, {loser} was no match for {winner}.
        We played {game} and {loser} came second behind {winner}, {loser_points} to {winner_points}.
        Poor {loser}! {winner} was better at {game} once again.
        {game} last night: victory for {winner}, defeat for {loser}
        With {winner_points} points {winner} finished {game} ahead of {loser}.
        At {game} {loser} only got {loser_points}, so {winner} takes it.
        {winner} > {loser} ({game})
        Put in the book that {loser} had to give up against {winner} in our round of {game}.
        {winner_points}:{loser_points} in {game}. {winner} had the upper hand and {loser} sulks.
        My daughter {winner} has defeated {loser}, she is so proud. It was {game}.
        won: {winner}, lost: {loser}, what: {game}
        {game} ended badly for {loser}, with {loser_points} points. {winner} is happy.
        {loser} owes {winner} a cake, that was the stake of today's {game}.""",
        {"wins": num(1, 40), "games": num(40, 90)},
        """{winner} has {wins} wins at {game} now.
        Written down; that was game number {games}."""),
    tool("trade_offer", "Offers another player things of one kind in exchange for things of another kind.",
        [p("player", "Other player", NAME), p("give", "What the user hands over", GOODS), p("give_count", "How many the user hands over", integer(1, 40)),
         p("want", "What the user wants back", GOODS), p("want_count", "How many the user wants back", integer(1, 40))],
        """Offer {player} {give_count} {give} for {want_count} {want}.
        {player}: my {give_count} {give} / your {want_count} {want}
        I want {want_count} {want} from {player} and pay with {give_count} {give}.
        {player} has plenty of {want}. I could spare {give_count} {give} if I got {want_count} of those.
        trade with {player}, giving {give_count} {give}, getting {want_count} {want}
        Would {player} let me have {want_count} {want} if I handed over {give_count} {give}?
        Ask {player} to send me {want_count} {want}. In return there are {give_count} {give}.
        I need {want_count} {want} badly, and {player} is short of {give}, so let {give_count} go.
        want {want_count} {want}, have {give_count} {give}, {player}
        Make {player} an offer: {give_count} {give} out of my chest, {want_count} {want} out of theirs.
        {give_count} {give} for you, {want_count} {want} for me. Tell that to {player}.
        {want_count} {want} against {give_count} of my {give}, proposed to {player}
        Swap with {player}: I part with {give_count} {give} and receive {want_count} {want}.
        See if {player} is willing to take {give_count} {give} off me for {want_count} {want}.
        For {want_count} {want} I would give {player} {give_count} {give}.
        My {give} are piling up. {give_count} could go to {player}, provided {want_count} {want} come back.""",
        {"offer": ref("T-999"), "expires": at},
        """Offer {offer} went to {player} and ends at {expires}.
        {player} can accept until {expires}."""),
    tool("photos.move", "Moves pictures from one photo album to another.",
        [p("from_album", "Album that loses the pictures", ALBUM), p("to_album", "Album that gets the pictures", ALBUM), o("first", "First picture number", digits(100, 499)),
         o("last", "Last picture number", digits(500, 999))],
        """Move the pictures from {from_album} to {to_album}.
        {from_album} -> {to_album}
        Pictures {first} to {last} of {from_album} belong in {to_album}.
        Empty {from_album} into {to_album}.
        {first}-{last}, {from_album} > {to_album}
        I sorted badly. What is in {from_album} ought to be in {to_album}.
        To {to_album} with all that is in {from_album}.
        Take number {first} through {last} out of {from_album} and put them into {to_album}.
        {to_album} should hold the shots that are in {from_album} so far.
        The photos up to {last}, starting with {first}, go to {to_album}; they are in {from_album}.
        {to_album} <= everything of {from_album}
        My sister uploaded hers to {from_album} although I had asked for {to_album}. Please shift them.
        Get the snapshots out of {from_album}, I want them under {to_album}.
        images {first} till {last}: into {to_album}, no longer {from_album}
        {from_album} was a mistake, let {to_album} have its photos.
        We don't need {from_album} as such, its pictures fit into {to_album}.""",
        {"moved": num(2, 400), "total": num(400, 900)},
        """{moved} pictures are in {to_album} now.
        {to_album} has {total} pictures now."""),
    tool("photoDetails", "Writes the people, the place and the day into a picture file.",
        [p("picture", "Picture file", PICTURE), o("people", "Who can be seen", several(NAME, 2, 3)), o("place", "Where it was taken", CITY), o("taken_on", "Day it was taken", DATE),
         o("taken_by", "Who held the camera", PERSON)],
        """{picture} shows {people}.
        {picture}: {people}, {place}, {taken_on}
        {picture} was taken in {place}.
        The people on {picture} are {people}, the photographer is {taken_by}.
        For {picture}, the date is {taken_on} and the place {place}.
        I finally know where {picture} comes from: {place}, with {people} in front.
        {taken_by} shot {picture} on {taken_on}.
        {picture} = {place}, by {taken_by}
        Please write {people} into {picture}, so that we remember them.
        The clock of the camera was wrong. It was {taken_on} when {picture} was made.
        That is {people} you see in {picture}, in {place} on {taken_on}.
        credit {taken_by} for {picture}
        Someone asked where we were in {picture}. It must be {place}; store that.
        Grandma says {people} are in {picture}, and that {taken_by} pressed the button.
        {taken_on}, {place}: {picture}
        Tag {people} in {picture}.""",
        {"saved": True, "fields": num(1, 4)},
        """The details of {picture} are saved.
        {fields} details are in the file now."""),
    tool("interval_timer", "Starts a timer that switches between work and rest for some rounds.",
        [p("work_seconds", "Length of the work part in seconds", digits(20, 90, 5)), p("rest_seconds", "Length of the rest part in seconds", digits(5, 60, 5)),
         p("rounds", "How many rounds", integer(2, 12)),
         o("warm_up_seconds", "Seconds before the first round", digits(10, 120, 10)),
         o("signal", "Sound at each change", choice("beep:beeps/a beep|bell:a bell|voice:a voice|whistle:a whistle"))],
        """{rounds} rounds of {work_seconds} seconds on and {rest_seconds} seconds off.
        {rounds} x {work_seconds}/{rest_seconds}
        I train {work_seconds} seconds, then rest {rest_seconds}, and all that {rounds} times.
        With {rest_seconds} seconds of break after each {work_seconds} seconds of effort, {rounds} rounds, {signal} in between.
        intervals: work {work_seconds}, pause {rest_seconds}, rounds {rounds}, {signal}
        {work_seconds} seconds of plank, {rest_seconds} to breathe, repeated {rounds} times. Count for me.
        First {warm_up_seconds} seconds to get ready, then {rounds} rounds, {work_seconds} hard and {rest_seconds} easy.
        My coach says {rounds} sets with {rest_seconds} seconds between them, {work_seconds} seconds each.
        rest {rest_seconds}s, go {work_seconds}s, {rounds} times over
        Skipping rope: {rounds} goes of {work_seconds} seconds, catching breath for {rest_seconds}. Tell me by {signal}.
        Can you time {rounds} bouts for us? {work_seconds} seconds fighting, {rest_seconds} seconds in the corner.
        {warm_up_seconds} s warm-up, {work_seconds} s on, {rest_seconds} s off, {rounds} rounds
        Give me {rest_seconds} seconds of peace after every {work_seconds} seconds of sweat, for {rounds} rounds.
        Do {rounds} cycles. Each has {work_seconds} seconds of going all out and {rest_seconds} seconds of nothing.
        {signal} when it changes: {work_seconds} seconds run, {rest_seconds} seconds walk, {rounds} rounds
        After {warm_up_seconds} seconds of jogging, {rounds} sprints of {work_seconds} seconds with pauses of {rest_seconds}.""",
        {"total_minutes": dec(1, 30), "ends": at},
        """Go! It takes {total_minutes} minutes.
        The last round ends at {ends}."""),
    tool("alarm.shift", "Sets an alarm that exists already to another time.",
        [p("old_time", "Time it rings at so far", TIME), p("new_time", "Time it is to ring at", TIME), o("day", "Only on this day of the week", WEEKDAY)],
        """Change my {old_time} alarm to {new_time}.
        {old_time} -> {new_time}
        Ring at {new_time} rather than {old_time}.
        I wanted to get up at {old_time}, but {new_time} is what I need now.
        alarm {old_time}: make it {new_time}, {day} only
        School starts later {day}, so wake me at {new_time} and not at {old_time}.
        {new_time} instead of {old_time}
        The alarm that goes off at {old_time} should go off at {new_time}.
        On {day} the usual {old_time} is no good; {new_time} would be right.
        My train was moved. {old_time} won't do for waking up, take {new_time}.
        Turn {old_time} into {new_time} for the alarm clock.
        {old_time} is way off for me. Could the alarm be {new_time}?
        new alarm time {new_time}, old one {old_time}
        {day}: the one for {old_time} at {new_time}
        What rings at {old_time} now ought to ring at {new_time} from here on.
        Put {new_time} in place of my {old_time} alarm.""",
        {"hours_of_sleep": dec(4, 10), "repeats": pick("daily|on weekdays|once")},
        """The alarm rings at {new_time} now, {repeats}.
        That leaves {hours_of_sleep} hours of sleep."""),
    tool("transplant", "Notes that a plant moves from one spot of the garden to another.",
        [p("plant", "Plant", PLANT), p("to_spot", "New spot", SPOT), o("from_spot", "Spot where it grows now", SPOT), o("when", "When it is done", WHEN),
         o("distance_cm", "Distance between the plants in centimetres", digits(15, 90, 5))],
        """{plant}: {from_spot} -> {to_spot}
        I want to have {plant} in {to_spot} instead of {from_spot}.
        {plant} will be dug up from {from_spot} and set into {to_spot} {when}.
        {when} I am putting {plant} into {to_spot}, write that in the garden book.
        Too dark for {plant} in {from_spot}, so off to {to_spot}.
        {to_spot} gets {plant}, {distance_cm} cm apart
        Out of {from_spot} and into {to_spot}: {plant}
        We give {plant} a new home, {to_spot}, leaving {distance_cm} centimetres between each.
        New place for {plant}? {to_spot}. I do it {when}.
        {plant} goes to {to_spot}, {when}
        Note for the garden: in {to_spot} there is now {plant}, {distance_cm} cm distance.
        Since the frost is over, {plant} can change from {from_spot} to {to_spot}.
        relocate {plant} to {to_spot}
        My neighbour advised {to_spot} for {plant}, {distance_cm} cm from one to the next. Put it down for {when}.
        For {plant}, {to_spot} is the better spot. Please record the change.""",
        {"entry": ref("G-99"), "water_days": num(3, 14)},
        """Noted as {entry}. Water it well for {water_days} days.
        Entry {entry} is made."""),
    tool("switchPetFood", "Plans how a pet gets used to a new food, with a little less of the old one each day.",
        [p("pet", "Name of the pet", NAME), p("old_food", "Food it eats now", FEED), p("new_food", "Food it shall eat", FEED), o("days", "How many days the change takes", integer(3, 14)),
         o("sensitive", "Pet has a weak stomach",
            flag("who has a weak stomach|who gets sick easily", "who can stomach anything|who never gets sick"))],
        """{pet} should eat {new_food} instead of {old_food}.
        {pet}: {old_food} -> {new_food}, {days} days
        The vet wants me to get {pet} off {old_food} and onto {new_food}.
        How do I bring {pet} to {new_food} over {days} days? So far there was only {old_food}.
        from {old_food} to {new_food} for {pet}
        {new_food} is better for {pet} than {old_food}, I read. Make me a plan.
        We are running out of {old_food}, and {pet} will have to live on {new_food} from then on.
        {pet}, {sensitive}, is to change over to {new_food}; today it is {old_food}.
        Within {days} days the bowl of {pet} should hold nothing but {new_food}, no {old_food}.
        I give {pet} {old_food}. I would like to give {new_food}.
        new {new_food}, old {old_food}, {pet}, {days} d
        {old_food} has become too dear. How can {pet} get used to {new_food}?
        Wean {pet} from {old_food}. The goal is {new_food}.
        plan for {pet}, {sensitive}: {new_food} replaces {old_food}
        My {pet}, {sensitive}, is bored with {old_food}, so {new_food} comes next, spread over {days} days.
        Step by step more {new_food} and less {old_food} for {pet}, please.""",
        {"first_share": pick("10|20|25"), "done_on": on},
        """Start with {first_share} percent of the new food; {pet} is done on {done_on}.
        The change ends on {done_on}."""),
    tool("pet_medicine", "Sets up when a pet has to take a medicine.",
        [p("pet", "Name of the pet", NAME), p("medicine", "Name of the medicine", MEDICINE), p("dose_ml", "Amount each time in millilitres", decimal(0.2, 12)),
         p("per_day", "How often a day", integer(2, 4)),
         o("for_days", "For how many days", digits(5, 30)), o("with_food", "Together with food", flag("with the food|mixed into the food", "on an empty stomach|not with food"))],
        """{pet} gets {dose_ml} ml of {medicine}, {per_day} times a day.
        {pet}, {medicine} {dose_ml} ml, {per_day}x daily, {for_days} days
        The vet prescribed {medicine} for {pet}: {dose_ml} millilitres, {per_day} times each day, for {for_days} days.
        {per_day} times a day {dose_ml} ml {medicine} for {pet}, {with_food}
        For {for_days} days {pet} must swallow {medicine}, {dose_ml} ml at a time, {per_day} times every day.
        I always forget the drops. {medicine}, {dose_ml} ml, {pet}, {per_day} per day.
        We came home from the vet with {medicine}. {pet} is supposed to have {dose_ml} ml {per_day} times daily.
        {medicine} -> {pet}: {dose_ml} ml, {per_day} a day, {with_food}
        Remember {medicine} for {pet}, {per_day} times a day, each {dose_ml} ml, {with_food}.
        {dose_ml} ml is the dose, {per_day} the number per day, {medicine} the stuff and {pet} the patient.
        Our {pet} has an ear infection and takes {medicine}; {dose_ml} ml, {per_day} times a day, over {for_days} days.
        medicine {medicine}, patient {pet}, {per_day} daily, {dose_ml} ml each
        Squirt {dose_ml} ml of {medicine} into the mouth of {pet}, it says, {per_day} times a day.
        {with_food}, {pet} is given {medicine}: {per_day} doses a day of {dose_ml} ml.
        Please plan {medicine} for {pet}. That is {per_day} portions a day with {dose_ml} ml in each.
        A day means {per_day} times {dose_ml} ml of {medicine} for {pet}.""",
        {"next_dose": at, "doses": num(5, 90)},
        """The next dose for {pet} is at {next_dose}.
        {doses} doses are planned, the first at {next_dose}."""),
    tool("swap_chores", "Two people of the household trade their jobs.",
        [p("first_person", "One person", NAME), p("first_chore", "Job that this person has so far", CHORE), p("second_person", "The other person", NAME),
         p("second_chore", "Job that the other person has so far", CHORE),
         o("week", "Which week", text("this week|next week|week 12|week 27|the week after next|week 44|week 8|the last week of May|week 31|the first week of July|week 19|week 50"))],
        """{first_person} has {first_chore}, {second_person} has {second_chore}. Trade them.
        {first_person} ({first_chore}) <-> {second_person} ({second_chore})
        {first_person} would like to get rid of {first_chore} and {second_person} of {second_chore}, so let them change.
        {second_person} takes over {first_chore} from {first_person}, who does {second_chore} for that, {week}.
        For {week}: {first_chore}, which is {first_person}'s, against {second_chore}, which is {second_person}'s
        It was going to be {first_person} for {first_chore} and {second_person} for {second_chore}; please do it the other way round.
        {first_person}: {first_chore}. {second_person}: {second_chore}. Switch.
        The job of {first_person} is {first_chore}, that of {second_person} is {second_chore}. They want to exchange {week}.
        Could {first_person} hand {first_chore} to {second_person} and get {second_chore} in return?
        {first_person} hates {first_chore} and {second_person} is fed up with {second_chore}. Why not turn it around?
        now: {first_person} = {first_chore}, {second_person} = {second_chore}; flip this {week}
        {first_person} gives up {first_chore}, {second_person} gives up {second_chore}, each takes the other's.
        Instead of {first_person}, who is down for {first_chore}, take {second_person}, and the reverse with {second_chore}.
        Swap {first_person}'s {first_chore} with {second_person}'s {second_chore}.
        The two agreed on a deal. {first_person} is done with {first_chore}, {second_person} with {second_chore}, as a straight trade {week}.
        On the plan {first_person} stands by {first_chore} and {second_person} by {second_chore}, and that should be reversed.""",
        {"plan": ref("P-99"), "from_day": on},
        """{first_person} and {second_person} have traded from {from_day} on.
        Done, it holds from {from_day}."""),
    tool("laundry.load", "Starts the washer with a load, its heat, its spin speed and the time at which it shall be done.",
        [p("load", "What is in the drum", LAUNDRY), p("degrees", "Heat of the water", digits(20, 90, 10)), o("spin", "Turns per minute at the end", digits(400, 1600, 200)),
         o("done_by", "Time at which it shall be finished", TIME),
         o("extra_rinse", "Rinse once more", flag("with an extra rinse|rinsed once more", "without an extra rinse|no second rinse"))],
        """Wash the {load} at {degrees} degrees.
        {load}, {degrees}, {spin} rpm
        The {load} must be ready by {done_by}, washed at {degrees}.
        I put the {load} in. {degrees} degrees, and spin with {spin} please.
        {degrees} degrees {load}, {extra_rinse}
        {done_by} is when I want to hang up the {load}; {degrees} degrees will do.
        Off with the {load}: {degrees} degrees, {spin} turns, finished at {done_by}.
        My son is allergic, so the {load} {extra_rinse}, at {degrees} degrees.
        {load} are dirty again. Go for {degrees} and spin at {spin}.
        spin {spin}, heat {degrees}, {load}
        At {degrees} degrees, please, the {load}, done by {done_by}.
        The drum is full of {load}. It says {degrees} on the label.
        Not hotter than {degrees} for the {load}, spinning at {spin}, {extra_rinse}.
        Start it. {load}, {degrees} degrees
        I come home at {done_by} and the {load} should just be finished then, {degrees} degrees.
        {load} at {degrees}, {extra_rinse}, {done_by} at the latest""",
        {"minutes": num(30, 180), "litres": num(30, 80)},
        """The {load} take {minutes} minutes.
        It runs for {minutes} minutes with {litres} litres."""),
]
