"""Reading passages on science, nature, medicine, technology and the environment, with questions. The principles are real; names of species,
machines, projects and people are invented, and numbers are drawn anew within a believable range. The last fifth is held out."""

from collections.abc import Callable

from ..words import FIRST_NAMES, MONTHS, firm, invented, town, university
from .parse import man, reading, woman
from .reading import Reading


def coined(rng, split: str) -> str:
    """A proper name that always has its capital, as it may stand at the head of a sentence."""
    name = invented(rng, split, rng.choice((0, 0, 2, 3)))
    return name[0].upper() + name[1:]


def common(rng, split: str) -> str:
    """The everyday name of an animal, a plant or a stone: no capital."""
    return invented(rng, split, rng.choice((2, 2, 3))).lower()


def first(rng, split: str) -> str:
    return rng.choice(FIRST_NAMES)


def dates(rng, split: str) -> str:
    return f"{rng.randint(1, 28)} {rng.choice(MONTHS)} {rng.randint(1962, 2021)}"


def words(choices: str) -> Callable:
    options = choices.split("|")
    return lambda rng, split: rng.choice(options)


def years(low: int, high: int) -> Callable:
    return lambda rng, split: str(rng.randint(low, high))


def whole(low: int, high: int, unit: str = "") -> Callable:
    return lambda rng, split: f"{rng.randint(low, high)} {unit}".strip()


def thousands(low: int, high: int, unit: str = "") -> Callable:
    """Large numbers, mostly round ones, with a comma where there are four digits or more."""
    step = 1 if high < 1000 else 10 if high < 10000 else 100 if high < 100000 else 1000
    return lambda rng, split: f"{max(low, rng.randint(low, high) // step * step):,} {unit}".strip()


def decimal(low: float, high: float, unit: str = "") -> Callable:
    return lambda rng, split: f"{rng.randint(round(low * 10), round(high * 10)) / 10} {unit}".strip()


def percents(low: int, high: int) -> Callable:
    return lambda rng, split: f"{rng.randint(low, high)}{rng.choice(('%', ' percent', ' per cent'))}"


READINGS: list[Reading] = [
    reading(
        "animals",
        """
        The {species} frog is a small amphibian that lives in the cloud forests around {region}, usually at heights of {low} or more above the sea. It was
        described in {year} by {man}, who had heard its whistling call while he was looking for orchids. Females lay up to {eggs} eggs on the underside of a
        leaf, and the male guards them until they hatch, wetting them with water from his skin so that they do not dry out. After {days} the tadpoles drop
        into the stream below. Because the adult breathes partly through its skin, it is very sensitive to pollution, and in {town} numbers fell by {loss}
        after a mine was opened upstream. Its main enemies are snakes and a large wasp that feeds on the eggs.
        """,
        {
            "species": common, "region": coined, "low": thousands(900, 2400, "metres"), "year": years(1820, 1960), "man": man, "eggs": whole(12, 90), "days":
            whole(6, 24, "days"), "town": town, "loss": percents(15, 80),
        },
        """
        Who first described the {species} frog? => {man}
        What was {man} searching for when he discovered the animal? => orchids
        How many eggs can a female produce at most? => {eggs}
        On what part of a plant are the eggs laid? => the underside of a leaf
        Which parent looks after the eggs? => the male
        How are the eggs kept from drying out? => wetting them with water from his skin
        How long does it take until the tadpoles fall into the water? => {days}
        Why does dirty water harm this frog so badly? => the adult breathes partly through its skin
        Where did the population shrink once mining began? => {town}
        """,
        """
        How long does the frog live?
        What colour is the {species} frog?
        What do the tadpoles eat?
        """,
    ),
    reading(
        "energy",
        """
        A pumped storage plant works like a very large battery made of water. At the {plant} station near {town}, two lakes lie {drop} apart in height and are
        joined by a tunnel that is {tunnel} long. When there is more electricity than people need, for instance on windy nights, pumps push water up into the
        higher lake. In the morning, when demand rises, the water is allowed to run down again through {turbines} turbines, and within {start} the plant can
        deliver {power} to the grid. About {share} of the energy that went into pumping is recovered; the rest is lost, mostly as heat caused by friction. The
        station, which was finished in {year}, was built inside the mountain so that the valley would keep its appearance.
        """,
        {
            "plant": coined, "town": town, "drop": whole(150, 700, "metres"), "tunnel": decimal(1, 9, "kilometres"), "turbines":
            words("two|three|four|six|eight"), "start": whole(40, 95, "seconds"), "power": whole(120, 990, "megawatts"), "share": percents(70, 85), "year":
            years(1955, 2018),
        },
        """
        What everyday object is a pumped storage plant compared to? => a very large battery
        How great is the difference in height between the lakes? => {drop}
        What connects the two lakes at {plant}? => a tunnel
        When is water moved to the upper lake? => When there is more electricity than people need
        How quickly can the station supply power? => {start}
        How much electricity can {plant} give to the grid? => {power}
        What causes most of the loss of energy? => friction
        Why was the plant put inside the mountain? => so that the valley would keep its appearance
        In what year was construction completed? => {year}
        """,
        """
        How much did the station cost to build?
        How much water does the upper lake hold?
        Which company runs the {plant} station?
        """,
    ),
    reading(
        "medicine",
        """
        {disease} fever is an infection passed to people by the bite of sand flies. The first signs, which include headache and pain behind the eyes, appear
        {incubation} after the bite, and the temperature then often climbs above {temp}. Most patients recover within {recovery}, but in about {share} of
        cases the liver is affected and treatment in hospital is needed. Antibiotics do not help, since the illness is caused by a virus and not by bacteria.
        {woman}, a doctor from {town}, showed in {year} that the flies bite mainly at dusk, and she advised families to sleep under fine nets. Following her
        advice, the number of cases in the district dropped from {before} to {after} in a single summer.
        """,
        {
            "disease": coined, "incubation": words("three to six days|four to eight days|five to nine days|one to two weeks|two to five days"), "temp":
            decimal(38, 40, "°C"), "recovery": words("one week|ten days|two weeks|three weeks|five days"), "share": percents(2, 14), "woman": woman, "town":
            town, "year": years(1925, 1990), "before": whole(210, 990), "after": whole(12, 95),
        },
        """
        How do people catch {disease} fever? => by the bite of sand flies
        How soon do symptoms show themselves? => {incubation}
        How long does it normally take to get well again? => {recovery}
        Which organ is damaged in severe cases? => the liver
        What kind of germ is responsible for the illness? => a virus
        Why are antibiotics useless against it? => the illness is caused by a virus
        At what time of day do the flies bite most? => at dusk
        What protection did {woman} recommend? => to sleep under fine nets
        How many cases were there in the district before her advice was followed? => {before}
        """,
        """
        Is there a vaccine against {disease} fever?
        In which country did the first outbreak happen?
        How many people die of the fever each year?
        """,
    ),
    reading(
        "space",
        """
        The probe {probe} was launched on {date} to study {moon}, an icy moon whose surface is crossed by long dark cracks. It travelled for {travel} before
        it reached its target, and on the way it passed close to another planet in order to gain speed without burning fuel. Its magnetometer, the oldest
        instrument on board in design, found signs of a salty ocean beneath {ice} of ice. Plumes of vapour were seen rising to a height of {plume}, and when
        the probe flew through one of them it detected methane and simple salts. Radio signals needed {delay} to reach the antenna at {town}, so the craft had
        to make most of its decisions by itself. The mission ended when {probe} ran out of fuel and was steered into the parent planet, a step taken so that
        no germs from Earth could reach the moon.
        """,
        {
            "probe": coined, "date": dates, "moon": coined, "travel": whole(5, 12, "years"), "ice": whole(8, 34, "kilometres"), "plume": whole(60, 290,
            "kilometres"), "delay": whole(34, 78, "minutes"), "town": town,
        },
        """
        On what day did {probe} leave Earth? => {date}
        What is the surface of {moon} marked with? => long dark cracks
        How long was the journey to the moon? => {travel}
        Why did the probe fly near another planet? => to gain speed without burning fuel
        Which instrument discovered evidence of an ocean? => magnetometer
        How thick is the ice above the hidden sea? => {ice}
        What substances did the probe find in the plume? => methane and simple salts
        How much time did a message take to arrive on Earth? => {delay}
        What was the craft crashed into at the end of its mission? => the parent planet
        """,
        """
        How much did {probe} weigh?
        Who led the mission?
        How many pictures did the probe send back?
        """,
    ),
    reading(
        "computing",
        """
        A cache is a small, fast store that keeps copies of data which a program is likely to need again. When the processor asks for a value, it looks in the
        cache first; if the value is there, this is called a hit, and if not, it must be fetched from the slower main memory. On the {chip} chip, which was
        designed by engineers at {firm}, a hit takes {hit} whereas a miss costs {miss}. The cache holds {size}, divided into lines of {line} each. Since it is
        always full after a short while, something must be thrown out whenever new data arrives, and usually that is the line which has gone unused for the
        longest time. In tests carried out in {year}, the hit rate for ordinary office programs was {rate}.
        """,
        {
            "chip": coined, "firm": firm, "hit": whole(2, 5, "cycles"), "miss": whole(90, 300, "cycles"), "size": words("32 kilobytes|64 kilobytes|128
            kilobytes|256 kilobytes|512 kilobytes"), "line": words("16 bytes|64 bytes|8 bytes|128 bytes"), "year": years(1988, 2022), "rate": percents(84,
            99),
        },
        """
        What does a cache store? => copies of data
        Where does the processor look before anywhere else? => in the cache
        What is it called when the wanted value is found in the cache? => a hit
        From where is data fetched after a miss? => the slower main memory
        Who designed the {chip}? => engineers at {firm}
        How expensive is a miss on this chip? => {miss}
        How large is the whole cache? => {size}
        Which line is normally removed to make room? => which has gone unused for the longest time
        How often did office programs find their data in the cache? => {rate}
        """,
        """
        How fast is the clock of the {chip} chip?
        How much main memory did the test computer have?
        What is the price of one chip?
        """,
    ),
    reading(
        "plants",
        """
        The {plant} is a desert shrub that can go without rain for {drought}. Its roots reach down as far as {depth}, where the ground stays damp even in the
        hottest months, while a second net of fine roots lies just under the surface and drinks up the dew. The leaves are covered with white hairs that
        reflect sunlight, and they turn their edges towards the sun at noon so as to lose less water. Flowers open only at night and are visited by hawk
        moths; each one produces about {seeds} seeds. The seeds will not sprout until a chemical in their coat has been washed away by at least {rain} of
        rain, which ensures that the seedlings have enough water to begin life. People in {region} boil the bark to make a yellow dye, and {woman} has grown
        the shrub in {town} since {year} in order to hold moving dunes in place.
        """,
        {
            "plant": common, "drought": words("two years|three years|18 months|14 months|four years"), "depth": whole(9, 45, "metres"), "seeds": whole(20,
            340), "rain": whole(12, 48, "millimetres"), "region": coined, "woman": woman, "town": town, "year": years(1948, 2016),
        },
        """
        How long can the {plant} survive without rainfall? => {drought}
        How deep do the main roots grow? => {depth}
        What do the fine roots near the surface collect? => the dew
        What is the purpose of the white hairs? => reflect sunlight
        Which animals pollinate the flowers? => hawk moths
        How much rain is needed before a seed will germinate? => {rain}
        What is the bark used for? => to make a yellow dye
        Why is the shrub grown in {town}? => to hold moving dunes in place
        When do the blossoms open? => only at night
        """,
        """
        How tall does the {plant} grow?
        What colour are the flowers?
        Which animals eat the leaves?
        """,
    ),
    reading(
        "engineering",
        """
        The {bridge} Bridge crosses the river at {town} and carries {traffic} vehicles a day. It is a suspension bridge: the roadway hangs from steel cables
        that run over two towers and are anchored in the rock on either bank. The main span measures {span}, and each of the cables is spun from {wires} thin
        wires, since many thin wires are safer than one thick bar if a single one should break. The chief engineer, {man}, had seen an earlier bridge twist
        itself to pieces in a storm, and he therefore stiffened the deck with deep trusses and left gaps through which the wind could escape. On hot days the
        span grows by up to {growth}, so comb-shaped joints were fitted at both ends. Work began in {start} and the bridge was opened to traffic in {end}.
        """,
        {
            "bridge": coined, "town": town, "traffic": thousands(4000, 95000), "span": whole(320, 1400, "metres"), "wires": thousands(3000, 28000), "man":
            man, "growth": whole(25, 95, "centimetres"), "start": years(1925, 1960), "end": years(1961, 1985),
        },
        """
        What type of bridge was built at {town}? => a suspension bridge
        What holds up the roadway? => steel cables
        In what are the cables fixed on the river banks? => the rock
        How long is the main span? => {span}
        Why are many thin wires used instead of one bar? => safer
        Who was in charge of the engineering? => {man}
        How was the deck made stiffer? => with deep trusses
        What effect does heat have on the span? => grows by up to {growth}
        In which year could cars first use the bridge? => {end}
        """,
        """
        What is the toll for crossing the bridge?
        How high are the towers?
        How many workers died during construction?
        """,
    ),
    reading(
        "environment",
        """
        Wetlands act like sponges: they take up water when rivers rise and give it back slowly in dry weather. The marsh of {marsh}, south of {town}, once
        covered {before}, but between {start} and {end} most of it was drained for farming, until only {after} remained. Floods in the city then became more
        frequent, and the drained peat began to rot, releasing carbon dioxide into the air. In {restore} a group led by {woman} started to fill in the ditches
        and to remove the old dykes. Reeds returned first, then frogs and herons, and the water that leaves the marsh today contains {less} less nitrate than
        the water that flows in, because bacteria in the mud turn nitrate into harmless nitrogen gas.
        """,
        {
            "marsh": coined, "town": town, "before": whole(400, 980, "square kilometres"), "start": years(1840, 1880), "end": years(1900, 1960), "after":
            whole(12, 70, "square kilometres"), "restore": years(1985, 2019), "woman": woman, "less": percents(25, 70),
        },
        """
        What are wetlands compared with? => sponges
        How large was the marsh originally? => {before}
        Why was the land drained? => for farming
        What escaped into the atmosphere as the peat decayed? => carbon dioxide
        Who was at the head of the restoration group? => {woman}
        When did efforts to bring back the marsh begin? => {restore}
        Which plants were the first to come back? => Reeds
        What do the bacteria change nitrate into? => harmless nitrogen gas
        How much of the marsh was left in the end? => {after}
        """,
        """
        How much money was spent on the restoration?
        How many bird species breed in the marsh today?
        Which river feeds the marsh?
        """,
    ),
    reading(
        "materials",
        """
        {glass} is a kind of glass that hardly expands when it is heated, which is why it does not crack when boiling liquid is poured into it. Ordinary glass
        breaks in such a case because its inner side stretches while its outer side is still cold. The new glass was found by accident in {year}, when
        {woman}, a chemist at the {works} factory, left a melt with too much boron oxide in the furnace overnight. It melts only at {melt}, and so it is
        harder to shape than window glass, which softens at {soft}. About {share} of what the factory makes today goes into laboratory ware; the remainder
        becomes baking dishes and the mirrors of telescopes. The largest single piece, cast in {town}, weighs {weight} and took {cooling} to cool down, since
        fast cooling would have left it full of stress.
        """,
        {
            "glass": coined, "year": years(1885, 1965), "woman": woman, "works": coined, "melt": thousands(1450, 1750, "°C"), "soft": whole(560, 740, "°C"),
            "share": percents(35, 80), "town": town, "weight": decimal(3, 30, "tonnes"), "cooling": words("three months|eight weeks|five months|ten
            months|seven weeks"),
        },
        """
        What happens to {glass} when it becomes hot? => hardly expands
        How did {woman} come across the new glass? => by accident
        Which substance was there too much of in the melt? => boron oxide
        What is the melting temperature of {glass}? => {melt}
        What is the largest share of the product used for? => laboratory ware
        Besides baking dishes, what else is made of it? => the mirrors of telescopes
        How heavy is the biggest piece ever cast? => {weight}
        How long was that piece left to cool? => {cooling}
        At what temperature does window glass go soft? => {soft}
        """,
        """
        How much does a baking dish of {glass} cost?
        How many people work in the factory?
        What colour is the glass?
        """,
    ),
    reading(
        "science",
        """
        Sound needs something to travel through, and the stiffer the material is, the faster it goes. In air at room temperature its speed is roughly 340
        metres per second, in water it is more than four times as great, and in steel faster still. {man}, who taught physics in {town}, demonstrated this in
        {year} with an iron water pipe that was {length} long. One pupil struck the end of the pipe with a hammer, and {pupil}, standing at the other end,
        heard two blows: the first came through the iron, the second {gap} later through the air. From the gap the class worked out that sound in iron moves
        at about {speed}. In a jar from which the air had been pumped, by contrast, a ringing bell could be seen but not heard.
        """,
        {
            "man": man, "town": town, "year": years(1830, 1935), "length": whole(300, 950, "metres"), "pupil": first, "gap": decimal(0.8, 2.6, "seconds"),
            "speed": thousands(4600, 5400, "metres per second"),
        },
        """
        In what kind of material does sound move most quickly? => the stiffer the material is
        How fast is sound in air? => roughly 340 metres per second
        What subject did {man} teach? => physics
        What was the pipe made of? => iron
        With what tool was the pipe struck? => a hammer
        Who listened at the far end? => {pupil}
        How many blows did the listener hear? => two
        How much later did the second blow arrive? => {gap}
        Why could nobody hear the bell in the jar? => the air had been pumped
        """,
        """
        How old were the pupils in the class?
        What is the speed of sound in wood?
        How thick was the wall of the pipe?
        """,
    ),
    reading(
        "technology",
        """
        The {reader} is an electronic reader whose screen does not shine by itself. Each dot on the screen is a tiny capsule filled with oil in which white
        and black particles float; the white ones carry a positive charge and the black ones a negative charge, so that an electric field can pull either kind
        to the top. Once a page has been drawn, it stays there without any current, and for that reason the battery lasts {battery}. The device was introduced
        by {firm} in {year} at a price of {price}, weighed {weight} and could store {books} books. Readers in {town} who tried it praised the screen, which
        can be read easily in bright sun, but complained that it took {refresh} to turn a page.
        """,
        {
            "reader": coined, "battery": words("three weeks|four weeks|six weeks|a month|two months"), "firm": firm, "year": years(2004, 2014), "price":
            whole(89, 399, "dollars"), "weight": whole(150, 320, "grams"), "books": thousands(200, 4000), "town": town, "refresh": words("half a
            second|almost a second|a full second|two seconds"),
        },
        """
        What liquid is inside the capsules? => oil
        What charge do the white particles have? => a positive charge
        How are the particles brought to the top? => an electric field can pull either kind
        Why does the battery last so long? => it stays there without any current
        Which company brought the {reader} onto the market? => {firm}
        How much did the device cost when it appeared? => {price}
        How many books fit into its memory? => {books}
        Under what conditions is the screen easy to read? => in bright sun
        What did users find too slow? => to turn a page
        """,
        """
        How large is the screen?
        In which languages are the books offered?
        How many readers were sold in the first year?
        """,
    ),
    reading(
        "nature",
        """
        A geyser is a hot spring that throws water into the air at intervals. Deep below the {geyser} geyser, in the hills of {region}, hot rock heats water
        in a narrow tube; because of the weight of the water above it, the lowest part can reach {temp} without boiling. When a few bubbles at last push some
        water out at the top, the pressure falls, and the overheated water turns to steam all at once. The jet then shoots up {height} and lasts for {length},
        after which the tube needs {interval} to fill again. Rangers found in {year} that the rhythm had changed after a small earthquake near {town}.
        Throwing stones into the opening is forbidden, since they can block the tube and silence the geyser for good.
        """,
        {
            "geyser": coined, "region": coined, "temp": whole(112, 138, "°C"), "height": whole(18, 75, "metres"), "length": words("two minutes|three
            minutes|five minutes|90 seconds|40 seconds"), "interval": words("50 minutes|70 minutes|two hours|six hours|about a day"), "year": years(1950,
            2021), "town": town,
        },
        """
        What is a geyser? => a hot spring
        What heats the water underground? => hot rock
        Why does the deep water not boil although it is so hot? => the weight of the water above it
        What does the overheated water turn into when the pressure drops? => steam
        How high does the water rise? => {height}
        For how long does an eruption go on? => {length}
        How long must visitors wait between eruptions? => {interval}
        What caused the rhythm to change? => a small earthquake
        What are visitors not allowed to do? => Throwing stones into the opening
        """,
        """
        How deep is the tube of the geyser?
        How many tourists come to see it every year?
        Who discovered the {geyser} geyser?
        """,
    ),
    reading(
        "science",
        """
        Vaccines rest on the memory of the immune system. When a germ enters the body for the first time, certain white blood cells learn to recognise its
        surface, but this takes days, during which the patient may fall ill. Some of the trained cells survive for years, so that a second attack is beaten
        back before any symptoms appear. The {vaccine} vaccine, developed at {uni}, contains only a harmless piece of the germ's shell. In a trial with
        {people} volunteers, which {woman} directed, two doses were given {gap} apart; {protected} of those who received both were protected, compared with
        {single} of those who got just one. It must be stored at {temp}, as warmth destroys the protein within hours.
        """,
        {
            "vaccine": coined, "uni": university, "people": thousands(1200, 44000), "woman": woman, "gap": words("three weeks|four weeks|two months|six
            weeks|ten weeks"), "protected": percents(86, 98), "single": percents(40, 70), "temp": words("4 °C|2 °C|minus 20 °C|minus 15 °C|6 °C"),
        },
        """
        What do vaccines depend on? => the memory of the immune system
        Which cells learn to identify a germ? => certain white blood cells
        For how long can trained cells stay alive? => for years
        What part of the germ does the {vaccine} vaccine contain? => a harmless piece of the germ's shell
        How many people took part in the trial? => {people}
        Who was in charge of the trial? => {woman}
        How much time passed between the doses? => {gap}
        What proportion was protected after a single dose? => {single}
        Why does the vaccine have to be kept cold? => warmth destroys the protein within hours
        """,
        """
        What side effects did the volunteers report?
        How much does one dose cost?
        From what age may children be vaccinated?
        """,
    ),
]
