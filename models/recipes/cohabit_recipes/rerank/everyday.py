"""Everyday questions with one answer each, as help pages give them, for the evaluation only: every question is asked of
all answers. Unlike the hand-written lists of the training, an answer may share words with its question."""

# question | answer
QUESTIONS = """
how to reset my password | Click "Forgot password" on the sign-in page and follow the link in the e-mail.
what are your opening hours? | Our offices are open from 9 to 5, Monday to Friday.
how do I cancel an order? | Orders can be cancelled in your account until they are packed.
how can I track my package? | Use the tracking number in the shipping e-mail to see where your package is.
how do I change my e-mail address? | Go to your profile, choose Contact details and enter the new e-mail address.
can I pay in instalments? | Purchases over 100 euros can be paid in three monthly instalments without interest.
what do I do if an item arrives damaged? | Send us a photo of the damaged item within two weeks and we will replace it.
how do I delete my account? | Accounts can be deleted under Settings, Privacy; all your data is removed after 30 days.
how to turn off notifications | Open Settings, tap Notifications and switch off the ones you do not want.
how to clean a coffee machine | Fill the tank with water and descaler, run a full cycle, then rinse twice with clear water.
how long do I cook rice? | Simmer one cup of rice in two cups of water with the lid on for about 15 minutes.
how to remove a coffee stain | Blot the coffee stain, soak the cloth in cold water with a little vinegar, then wash as usual.
how often should I water a cactus? | A cactus needs water every two or three weeks in summer and hardly any in winter.
how do I unclog a sink? | Pour hot water and baking soda down the sink, wait ten minutes, then use a plunger.
how to change a light bulb | Switch off the power, let the bulb cool, unscrew it and screw in the new one.
how do I connect my phone to the car? | Turn on Bluetooth on the phone, choose Add device in the car and confirm the code.
why is my laptop so slow? | A slow laptop often has too many programs starting with it; close some and restart.
how do I take a screenshot? | Press the Print Screen key, or on a phone hold power and volume down together.
how do I back up my photos? | Copy your photos to an external drive or turn on automatic upload to the cloud.
my phone battery drains too fast | Lower the brightness, close apps in the background and check the battery health in the settings.
how to get a library card | Bring a photo ID and proof of address to the front desk; the card is free.
where do I park at the airport? | Long-stay parking at the airport is in lot C; a free shuttle runs every ten minutes.
do I need a visa for Canada? | Many visitors to Canada need only an electronic travel authorisation instead of a visa.
how early should I be at the gate? | Boarding closes 20 minutes before departure, so be at the gate at least 40 minutes ahead.
how do I get a refund for a train ticket? | Unused train tickets can be refunded at the counter up to a day before departure.
how to write a cover letter | Say in the first line which job you want, then give two reasons why you fit, on one page.
how do I ask for a day off? | Fill in the leave form and send it to your manager at least a week before the day off.
how can I save money on electricity? | Use LED lamps, unplug chargers and run the dishwasher only when it is full.
what is the best way to store bananas? | Hang bananas at room temperature, away from other fruit; wrap the stems to slow ripening.
how do I make pancakes? | Whisk flour, milk and eggs into a smooth batter and fry thin pancakes in butter on both sides.
how to treat a sunburn | Cool the sunburn with wet towels, use aloe gel, drink plenty and stay out of the sun.
how do I stop hiccups? | Hold your breath for ten seconds or drink a glass of cold water slowly to stop hiccups.
how much sleep does an adult need? | Adults need seven to nine hours of sleep a night.
how to train for a marathon | Run four times a week for four months and make the weekend run a little longer each time.
how do I tie a tie? | Cross the wide end over the narrow one, pull it up through the loop and down through the knot.
how to get rid of ants | Wipe away their trail with vinegar, seal the cracks and put out bait where the ants come in.
how do I sharpen a knife? | Draw the knife over a wet stone at an angle of 20 degrees, each side ten times.
how to fold a fitted sheet | Tuck the corners of the sheet into each other, lay it flat and fold it in thirds.
how do I register to vote? | Register to vote online or at the town hall no later than four weeks before the election.
what should I bring to the gym on the first day? | Bring a towel, a bottle of water, clean shoes and your membership card to the gym.
""".strip().splitlines()  # fmt: skip


def everyday_lists() -> list[dict]:
    pairs = [tuple(part.strip() for part in line.split(" | ")) for line in QUESTIONS]
    return [
        {"source": "everyday", "query": query, "candidates": [{"passage": passage, "relevant": passage == own} for _, passage in pairs]}
        for query, own in pairs
    ]
