"""Reading passages on science, nature, medicine, technology and the environment, with questions. The principles are real; names of species,
machines, projects and people are invented, and numbers are drawn anew within a believable range. The last fifth is held out."""

from collections.abc import Callable

from ..words import FIRST_NAMES, MONTHS, firm, invented, town, university
from .parse import man, one_of, reading, woman
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
            "species": common, "region": coined, "low": thousands(900, 2400, "metres"), "year": years(1820, 1960), "man": man, "eggs": whole(12, 90),
            "days": whole(6, 24, "days"), "town": town, "loss": percents(15, 80),
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
            "plant": coined, "town": town, "drop": whole(150, 700, "metres"), "tunnel": decimal(1, 9, "kilometres"),
            "turbines": one_of("two|three|four|six|eight"), "start": whole(40, 95, "seconds"), "power": whole(120, 990, "megawatts"),
            "share": percents(70, 85), "year": years(1955, 2018),
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
        {woman}, a doctor from {town}, showed that the flies bite mainly at dusk, and she advised families to sleep under fine nets. Following her advice, the
        number of cases in the district dropped from {before} to {after} in a single summer.
        """,
        {
            "disease": coined, "incubation": one_of("three to six days|four to eight days|five to nine days|one to two weeks|two to five days"),
            "temp": decimal(38, 40, "°C"), "recovery": one_of("one week|ten days|two weeks|three weeks|five days"), "share": percents(2, 14),
            "woman": woman, "town": town, "before": whole(210, 990), "after": whole(12, 95),
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
            "probe": coined, "date": dates, "moon": coined, "travel": whole(5, 12, "years"), "ice": whole(8, 34, "kilometres"),
            "plume": whole(60, 290, "kilometres"), "delay": whole(34, 78, "minutes"), "town": town,
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
        always full after a short while, something must be thrown out whenever new data arrives, and usually that is the line left unused for the longest
        time. In tests carried out in {year}, the hit rate for ordinary office programs was {rate}.
        """,
        {
            "chip": coined, "firm": firm, "hit": whole(2, 5, "cycles"), "miss": whole(90, 300, "cycles"),
            "size": one_of("32 kilobytes|64 kilobytes|128 kilobytes|256 kilobytes|512 kilobytes"), "line": one_of("16 bytes|64 bytes|8 bytes|128 bytes"),
            "year": years(1988, 2022), "rate": percents(84, 99),
        },
        """
        What does a cache store? => copies of data
        Where does the processor look before anywhere else? => in the cache
        What is it called when the wanted value is found in the cache? => a hit
        From where is data fetched after a miss? => the slower main memory
        Who designed the {chip}? => engineers at {firm}
        How expensive is a miss on this chip? => {miss}
        How large is the whole cache? => {size}
        Which line is normally removed to make room? => the line left unused for the longest time
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
            "plant": common, "drought": one_of("two years|three years|18 months|14 months|four years"), "depth": whole(9, 45, "metres"),
            "seeds": whole(20, 340), "rain": whole(12, 48, "millimetres"), "region": coined, "woman": woman, "town": town, "year": years(1948, 2016),
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
            "bridge": coined, "town": town, "traffic": thousands(4000, 95000), "span": whole(320, 1400, "metres"), "wires": thousands(3000, 28000),
            "man": man, "growth": whole(25, 95, "centimetres"), "start": years(1925, 1960), "end": years(1961, 1985),
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
            "marsh": coined, "town": town, "before": whole(400, 980, "square kilometres"), "start": years(1840, 1880), "end": years(1900, 1960),
            "after": whole(12, 70, "square kilometres"), "restore": years(1985, 2019), "woman": woman, "less": percents(25, 70),
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
        becomes baking dishes and the mirrors of telescopes. The largest single piece weighs {weight} and took {cooling} to cool down, since fast cooling
        would have left it full of stress.
        """,
        {
            "glass": coined, "year": years(1885, 1965), "woman": woman, "works": coined, "melt": thousands(1450, 1750, "°C"),
            "soft": whole(560, 740, "°C"), "share": percents(35, 80), "weight": decimal(3, 30, "tonnes"),
            "cooling": one_of("three months|eight weeks|five months|ten months|seven weeks"),
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
        What speed did the class find for sound in iron? => about {speed}
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
            "reader": coined, "battery": one_of("three weeks|four weeks|six weeks|a month|two months"), "firm": firm, "year": years(2004, 2014),
            "price": whole(89, 399, "dollars"), "weight": whole(150, 320, "grams"), "books": thousands(200, 4000), "town": town,
            "refresh": one_of("half a second|almost a second|a full second|two seconds"),
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
            "geyser": coined, "region": coined, "temp": whole(112, 138, "°C"), "height": whole(18, 75, "metres"),
            "length": one_of("two minutes|three minutes|five minutes|90 seconds|40 seconds"),
            "interval": one_of("50 minutes|70 minutes|two hours|six hours|about a day"), "year": years(1950, 2021), "town": town,
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
            "vaccine": coined, "uni": university, "people": thousands(1200, 44000), "woman": woman,
            "gap": one_of("three weeks|four weeks|two months|six weeks|ten weeks"), "protected": percents(86, 98), "single": percents(40, 70),
            "temp": one_of("4 °C|2 °C|minus 20 °C|minus 15 °C|6 °C"),
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
    reading(
        "animals",
        """
        The {bird} is a sea bird that spends most of its life far from land. Twice a year it flies between its breeding cliffs on {island} and the warm waters
        off {coast}, a journey of {distance} in each direction. Scientists led by {woman} fitted {tagged} birds with tiny recorders that weigh no more than
        {weight}, and discovered that they sleep in the air, resting one half of the brain at a time. By locking its wings with a special tendon, the bird can
        glide for hours without a single beat. A pair raises only one chick, which both parents feed with an oil that they store in the stomach. When gulls
        attack the nest, the chick spits this oil at them; it glues their feathers together so that they can no longer fly properly.
        """,
        {
            "bird": common, "island": coined, "coast": coined, "distance": thousands(2100, 9800, "kilometres"), "woman": woman, "tagged": whole(14, 88),
            "weight": whole(2, 9, "grams"),
        },
        """
        Where does the {bird} breed? => on {island}
        How far does it travel each way? => {distance}
        Who was the leader of the research? => {woman}
        On how many birds were recorders placed? => {tagged}
        How does the bird manage to sleep while flying? => resting one half of the brain at a time
        What allows it to keep its wings still for hours? => a special tendon
        How many young does a pair bring up at once? => only one chick
        What do the parents keep in their stomachs? => an oil
        What happens to gulls that are hit by the oil? => it glues their feathers together
        """,
        """
        How wide are the wings of the {bird}?
        How old does the bird become?
        At what age does it first breed?
        """,
    ),
    reading(
        "energy",
        """
        Deep under {town} the rock is so hot that it can be used to warm houses. The {project} project drilled two wells, the deeper of which reaches down
        {deep}; water is pumped down the first, spreads through cracks in the granite and returns through the second at {temp}. Its heat is handed over to a
        separate network of pipes, because the water from below is full of salts that would clog the radiators. Today {homes} homes and a hospital are heated
        in this way. In {year}, however, drilling was halted for {pause} after a series of small earthquakes had been felt, and since then the pressure has
        been kept below {pressure}. The engineer in charge, {man}, expects that the rock will slowly cool and that a third well must be sunk in about 30
        years.
        """,
        {
            "town": town, "project": coined, "deep": thousands(3800, 5200, "metres"), "temp": whole(118, 185, "°C"), "homes": thousands(1100, 9900),
            "year": years(2004, 2021), "pause": one_of("four months|six months|a year|nine weeks|eight months"), "pressure": whole(40, 95, "bar"),
            "man": man,
        },
        """
        What makes it possible to heat houses in {town}? => the rock is so hot
        How far down does the deeper well go? => {deep}
        How hot is the water when it comes back up? => {temp}
        In what kind of rock are the cracks? => granite
        Why is the hot water not sent straight into the radiators? => full of salts that would clog the radiators
        Which building apart from homes is heated by the project? => a hospital
        For how long did the drilling stop? => {pause}
        What led to the halt? => a series of small earthquakes
        What limit has been set for the pressure? => {pressure}
        """,
        """
        How much do households pay for the heat?
        How wide are the wells?
        Who paid for the {project} project?
        """,
    ),
    reading(
        "medicine",
        """
        A pacemaker is a small device that keeps the heart beating at the right speed. It consists of a battery, an electronic circuit and one or two wires,
        which a surgeon pushes through a vein until their tips rest against the heart muscle. The {device}, made by {firm}, weighs {weight} and senses every
        natural beat; only if none follows within {wait} does it send out a pulse. Its battery lasts about {life}, after which the whole unit, though not the
        wires, is exchanged during an operation of {operation}. Patients are told to hold a mobile phone to the ear on the opposite side, since magnets can
        switch the device into a test mode. Of {patients} people who were followed by doctors in {town}, {share} said that they could climb stairs again
        without getting out of breath.
        """,
        {
            "device": coined, "firm": firm, "weight": whole(12, 29, "grams"), "wait": one_of("900 milliseconds|one second|1.2 seconds|1.1 seconds"),
            "life": one_of("seven years|eight years|ten years|twelve years"), "operation": one_of("40 minutes|an hour|30 minutes|50 minutes"),
            "patients": thousands(210, 980), "town": town, "share": percents(61, 93),
        },
        """
        What is the task of a pacemaker? => keeps the heart beating at the right speed
        By what route do the wires reach the heart? => through a vein
        Who manufactures the {device}? => {firm}
        How heavy is the device? => {weight}
        When does the pacemaker give off a pulse? => only if none follows within {wait}
        What stays in the body when the unit is replaced? => the wires
        How long does the battery work? => {life}
        Why should phones be held on the other side? => magnets can switch the device into a test mode
        How many patients did the doctors in {town} observe? => {patients}
        """,
        """
        How old was the youngest patient?
        What does a {device} cost?
        Who invented the first pacemaker?
        """,
    ),
    reading(
        "nature",
        """
        Caves such as the {cave}, which lies beneath the hills near {town}, are carved out of limestone by water. Rain takes up carbon dioxide from the air
        and the soil and becomes a weak acid, and this acid dissolves the rock along its cracks. Where drops hang from the ceiling, some of the gas escapes
        again and a trace of lime is left behind, so that over thousands of years a stalactite grows downwards. In the {cave} they lengthen by only {growth}
        in a century; the largest, called the {nickname}, measures {length}. The air inside stays at {temp} in summer and winter alike. {man}, a shepherd,
        found the entrance in {year} when one of his goats fell through a hole, and about {part} of the passages have been mapped so far.
        """,
        {
            "cave": coined, "town": town, "growth": whole(4, 13, "millimetres"),
            "nickname": one_of("Organ Pipe|Old Candle|Frozen Giant|White Needle|Bishop|Long Tooth"), "length": decimal(3, 14, "metres"),
            "temp": decimal(6, 13, "°C"), "man": man, "year": years(1790, 1930),
            "part": one_of("12 kilometres|nine kilometres|21 kilometres|six kilometres|15 kilometres"),
        },
        """
        From what kind of rock was the cave formed? => limestone
        What does rain water pick up on its way? => carbon dioxide
        Why can rain eat into the stone? => becomes a weak acid
        How fast do the stalactites grow? => {growth} in a century
        What is the biggest stalactite known as? => {nickname}
        How warm is the cave all year round? => {temp}
        What was the job of the man who found the cave? => a shepherd
        How was the entrance discovered? => one of his goats fell through a hole
        What length of the passages is on the map? => {part}
        """,
        """
        How deep is the lowest point of the cave?
        How many visitors come to the cave each year?
        Which animals live in the cave?
        """,
    ),
    reading(
        "computing",
        """
        In {year} a fault in the timetable program of {town} made every tram stand still for {stop}. The cause was traced by {woman}, who noticed that the
        program counted the minutes since its start in a field of 16 bits, which can hold no number greater than 65,535. When that limit was passed after
        about 45 days, the counter jumped back to zero, and the program concluded that all trams were far ahead of time and told them to wait. Such a mistake
        is known as an overflow. Until then nobody had noticed, because the computer used to be restarted every month; only after the firm {firm} had
        installed a new machine was it left running without a break. The repair consisted of changing {lines} lines of code, but testing it took {testing},
        and the city spent {cost} in total.
        """,
        {
            "year": years(1979, 2012), "town": town, "stop": one_of("three hours|40 minutes|90 minutes|five hours|half a day"), "woman": woman,
            "firm": firm, "lines": whole(2, 9), "testing": one_of("two weeks|ten days|three weeks|five weeks|a month"),
            "cost": thousands(21000, 95000, "euros"),
        },
        """
        What was brought to a standstill by the fault? => every tram
        Who found out what had gone wrong? => {woman}
        What is the biggest number a field of 16 bits can hold? => 65,535
        After how many days was the limit reached? => about 45 days
        What did the counter do once it was full? => jumped back to zero
        What is this type of error called? => an overflow
        Why had the bug never shown up before? => the computer used to be restarted every month
        How much code had to be altered? => {lines} lines
        How long did the tests go on? => {testing}
        """,
        """
        In which language was the program written?
        How many trams does the city have?
        Who wrote the timetable program?
        """,
    ),
    reading(
        "space",
        """
        Stars like {star} end their lives in a quiet way. Once the hydrogen in the core has been used up, the core shrinks and grows hotter while the outer
        layers swell, and the star becomes a red giant about {times} times as wide as it was before. The outer gas then drifts off into space, where it glows
        for roughly {glow} and is seen by us as a planetary nebula, a name that misleads, for planets have nothing to do with it. What remains is a white
        dwarf: a ball no larger than the Earth, in which a teaspoonful of matter would weigh {spoon}. The nebula around {star} lies {distance} away and was
        first seen in {year} by {man}, who was in fact hunting for a comet from his garden in {town}.
        """,
        {
            "star": coined, "times": whole(110, 240), "glow": thousands(10000, 30000, "years"),
            "spoon": one_of("five tonnes|several tonnes|about six tonnes"), "distance": thousands(700, 6400, "light years"), "year": years(1765, 1890),
            "man": man, "town": town,
        },
        """
        What happens to the core when the hydrogen is gone? => shrinks and grows hotter
        What does the star turn into when its outer layers swell? => a red giant
        How much wider does the star get? => about {times} times
        For how long can the drifting gas be seen glowing? => roughly {glow}
        What is the glowing gas called? => a planetary nebula
        What is left of the star in the end? => a white dwarf
        How big is a white dwarf? => no larger than the Earth
        What was {man} really looking for? => a comet
        From where did he make his discovery? => his garden in {town}
        """,
        """
        How old is the star?
        How bright is {star} compared with the Sun?
        How large was the telescope that he used?
        """,
    ),
    reading(
        "plants",
        """
        Orchids of the genus {genus} have made a business of cheating. Their flowers contain no nectar at all, yet they look and smell so much like a female
        bee that males land on them and try to mate; in doing so they pick up two sticky packets of pollen, which they carry to the next flower. Each species
        deceives one kind of bee only, and this keeps the pollen from being wasted on the wrong plants. After a successful visit the flower changes its scent
        within {change}, so that it is left alone. A single capsule can hold {seeds} seeds, fine as dust, which have no store of food and will sprout only
        where a certain fungus feeds them. {woman}, a botanist in {town}, counted the flowers of one meadow for {years} years and found that only {share} of
        them were ever pollinated.
        """,
        {
            "genus": coined, "change": one_of("two hours|a day|three days|12 hours|four hours"), "seeds": thousands(4000, 90000), "woman": woman,
            "town": town, "years": whole(6, 29), "share": percents(4, 19),
        },
        """
        What do the flowers of {genus} lack? => nectar
        What do the flowers imitate? => a female bee
        Why do male bees settle on the flowers? => try to mate
        In what form is the pollen carried away? => two sticky packets
        How does the plant avoid wasting its pollen? => Each species deceives one kind of bee only
        How soon is the scent altered after a visit? => {change}
        How many seeds are there in one capsule? => {seeds}
        What do the seeds depend on for food? => a certain fungus
        What proportion of the flowers was pollinated? => {share}
        """,
        """
        How tall do these orchids grow?
        In what month do the orchids flower?
        How many species belong to the genus {genus}?
        """,
    ),
    reading(
        "engineering",
        """
        The lock at {town} lifts ships from the {lower} canal to the {upper} canal, which lies {height} higher. A ship enters the chamber, the gates are
        closed behind it, and water flows in through openings in the floor until both levels are equal; no pump is needed, as the water comes from above by
        its own weight. The gates meet in a shallow V that points upstream, so that the pressure of the water presses them tightly together. Each passage uses
        {volume} of water, which is a worry in dry summers. {man}, who later took over as engineer, therefore added {basins} side basins in which part of the
        water is kept and used again, and these save {saved} of it. Passing through takes {time}, and boats of more than 100 metres have to be turned away.
        """,
        {
            "town": town, "lower": coined, "upper": coined, "height": decimal(6, 28, "metres"), "volume": thousands(3000, 42000, "cubic metres"),
            "man": man, "basins": one_of("two|three|four|five"), "saved": percents(40, 68), "time": whole(18, 45, "minutes"),
        },
        """
        What is the difference in height between the canals? => {height}
        Where does the water enter the chamber? => through openings in the floor
        Why does the lock not need a pump? => the water comes from above by its own weight
        Which shape do the closed gates form? => a shallow V
        What keeps the gates shut tight? => the pressure of the water
        How much water is used each time a ship passes? => {volume}
        When is the use of water a problem? => in dry summers
        What did the new engineer build to save water? => {basins} side basins
        How long does a ship need to get through? => {time}
        """,
        """
        How much must a boat owner pay to pass?
        How many ships use the lock each day?
        When was the lock built?
        """,
    ),
    reading(
        "environment",
        """
        Coral reefs are built by animals no bigger than a grain of rice, which live together with tiny algae. The algae provide sugar, and in return they
        receive shelter; but when the sea becomes too warm, the coral throws them out and turns white, an event called bleaching. At the {reef} reef the water
        reached {temp} in {year}, about two degrees above normal, and {share} of the corals bleached within {weeks} weeks. If cooler water returns soon, the
        algae come back, otherwise the corals starve. The biologist {woman} is now breeding corals that stand the heat better: out of {tested} colonies tested
        in tanks at {town}, {strong} survived. They are fixed to the dead reef with cement, half a metre apart, by volunteer divers.
        """,
        {
            "reef": coined, "temp": decimal(30.2, 32.9, "°C"), "year": years(1998, 2023), "share": percents(35, 85), "weeks": whole(3, 11),
            "woman": woman, "tested": whole(210, 890), "strong": whole(11, 79), "town": town,
        },
        """
        How large are the animals that build reefs? => no bigger than a grain of rice
        What do the corals get from the algae? => sugar
        What do the algae gain from living with the coral? => shelter
        What makes corals expel the algae? => when the sea becomes too warm
        What is it called when a coral loses its colour? => bleaching
        How warm did the water at the {reef} reef get? => {temp}
        What happens to the corals if the sea stays hot? => the corals starve
        How many colonies came through the test alive? => {strong}
        With what are the new corals attached? => cement
        """,
        """
        How old is the reef?
        How many divers take part in the work?
        Which fish live on the {reef} reef?
        """,
    ),
    reading(
        "materials",
        """
        Steel rusts because iron combines with oxygen as soon as water is present, and since rust is loose and flaky, it does not protect the metal
        underneath. If at least 10.5 per cent of chromium is added, however, the chromium forms a thin, tight skin of oxide that seals the surface and heals
        by itself when it is scratched. {man} came upon this in {year}, while he was looking for a better metal for gun barrels in {town}: weeks later, among
        {samples} rusty samples on the scrap heap, one still shone. The steel now sold as {brand} contains {chromium} chromium and {nickel} nickel, which
        makes it tougher in the cold. It is used for pipes in dairies, as it is easily cleaned, but sea water can attack it, for salt breaks the skin.
        """,
        {
            "man": man, "year": years(1908, 1928), "town": town, "samples": whole(18, 95), "brand": coined, "chromium": percents(16, 19),
            "nickel": percents(8, 11),
        },
        """
        What must be present for iron to combine with oxygen? => water
        Why does rust not shield the metal below it? => loose and flaky
        How much chromium is needed to protect steel? => at least 10.5 per cent
        What does the chromium form on the surface? => a thin, tight skin of oxide
        What happens to the skin when it gets scratched? => heals by itself
        What was {man} trying to find a metal for? => gun barrels
        Where was the shining sample noticed? => on the scrap heap
        What is the benefit of the nickel? => makes it tougher in the cold
        Why is salt water a danger to this steel? => salt breaks the skin
        """,
        """
        How much does {brand} cost per tonne?
        At what temperature does the steel melt?
        For which company did {man} work?
        """,
    ),
    reading(
        "science",
        """
        Earthquakes send out two main kinds of waves. The faster ones, known as P waves, squeeze and stretch the ground, while the slower S waves shake it
        from side to side and do most of the damage. The warning system {system}, which covers the coast around {town}, makes use of this difference:
        {stations} stations detect the P waves and send an alarm by radio, which travels far faster than any wave in rock. During the quake of {date}, whose
        centre lay {depth} below the sea bed, people in {town} had {warning} to get under a table, and the gas supply was shut off by itself. The system cost
        {cost} million euros. Near the centre it is of no use, because there both waves arrive almost together, a weakness that {woman}, who designed it, has
        never denied.
        """,
        {
            "system": coined, "town": town, "stations": whole(24, 310), "date": dates, "depth": whole(9, 60, "kilometres"),
            "warning": whole(8, 38, "seconds"), "cost": whole(3, 48), "woman": woman,
        },
        """
        Which waves arrive first in an earthquake? => P waves
        How do the slower waves move the ground? => from side to side
        Which kind of wave is the more harmful? => the slower S waves
        How is the alarm sent out? => by radio
        How many stations does the network have? => {stations}
        How much time did people have before the shaking started? => {warning}
        What was turned off automatically? => the gas supply
        Where does the system fail to help? => Near the centre
        Who designed {system}? => {woman}
        """,
        """
        How strong was the earthquake?
        How many people were injured in the quake?
        When was the system first switched on?
        """,
    ),
    reading(
        "technology",
        """
        A microwave oven heats food from the inside of its molecules, so to speak. A tube called a magnetron produces waves with a length of {wave}, and these
        make the water molecules in the food turn to and fro; as they rub against each other, they grow warm. The effect was noticed in {year} by {man}, who
        was testing radar equipment at {firm} when a chocolate bar melted in his pocket. The first oven sold to restaurants stood {height} high, weighed
        {weight} and had to be cooled with water. Because metal reflects the waves, a spoon left in the dish can cause sparks, and the door is covered by a
        mesh whose holes are far too small for the waves to pass. The waves reach only about {depth} into a roast, so its centre must be warmed by heat moving
        inwards.
        """,
        {
            "wave": one_of("12 centimetres|12.2 centimetres"), "year": years(1943, 1949), "man": man, "firm": firm, "height": decimal(1.5, 1.9, "metres"),
            "weight": whole(240, 390, "kilograms"), "depth": one_of("two centimetres|three centimetres|one inch|25 millimetres"),
        },
        """
        What is the name of the tube that makes the waves? => a magnetron
        Which molecules are set in motion by the waves? => the water molecules
        What was {man} working on when he noticed the effect? => radar equipment
        What became soft in his pocket? => a chocolate bar
        How heavy was the first restaurant oven? => {weight}
        Who bought the first ovens? => restaurants
        Why may a spoon produce sparks? => metal reflects the waves
        What stops the waves from coming out of the door? => a mesh
        How deep do the waves get into meat? => {depth}
        """,
        """
        What did the first oven cost?
        How much power does the magnetron use?
        How many ovens were sold in the first year?
        """,
    ),
    reading(
        "animals",
        """
        Honeybees tell one another where food is by dancing. A worker that has found flowers more than about {near} away runs in a straight line on the comb
        while wagging her body, then circles back and begins again; this is called the waggle dance. The angle between her run and the vertical shows the
        direction of the food in relation to the sun, and the longer she wags, the farther it is: one second stands for roughly {second}. {man}, who studied
        {hives} hives near {town}, moved a dish of sugar water every day and was able to read from the dance where it stood. In {year} he built a brass bee
        that could dance, and {share} of the bees that watched it flew to the right place. Since it could not hand out samples, however, many of them lost
        interest after {lost}.
        """,
        {
            "near": one_of("50 metres|60 metres|80 metres|100 metres"), "second": one_of("750 metres|one kilometre|800 metres|900 metres"), "man": man,
            "hives": whole(5, 40), "town": town, "year": years(1950, 1995), "share": percents(20, 60),
            "lost": one_of("three days|an hour|two hours|a week|four days"),
        },
        """
        How do bees let each other know about food? => by dancing
        What is the dance called? => the waggle dance
        What does the angle of the run tell the others? => the direction of the food
        How do the bees know how far away the food is? => the longer she wags, the farther it is
        How many hives did {man} observe? => {hives}
        What was in the dish that he moved around? => sugar water
        Of what material was the artificial bee made? => brass
        What could the artificial bee not do? => hand out samples
        What proportion of the watchers found the right spot? => {share}
        """,
        """
        How many bees live in one hive?
        How fast does a bee fly?
        Which flowers do the bees like best?
        """,
    ),
    reading(
        "technology",
        """
        When {woman} began to print houses, her neighbours in {town} laughed at her. Her machine, the {printer}, runs on rails and lays down a stiff concrete
        in layers of {layer}, following a drawing that is stored in a computer. The walls of a small house are finished in {time}, whereas bricklayers would
        need several weeks; the roof, the windows and the pipes must still be put in by hand. What matters most is the mixture: if it sets too fast, the next
        layer does not stick, and if it sets too slowly, the wall sags. She found the right recipe after {trials} failed trials by adding ground volcanic ash.
        Since {year} {houses} houses have been printed, each for about {price}, and one of them withstood a flood that carried off the bridge beside it.
        """,
        {
            "woman": woman, "town": town, "printer": coined, "layer": whole(15, 40, "millimetres"),
            "time": one_of("two days|30 hours|24 hours|three days|50 hours"), "trials": whole(21, 140), "year": years(2012, 2022), "houses": whole(9, 88),
            "price": thousands(19000, 78000, "euros"),
        },
        """
        How did people react to {woman} at first? => laughed at her
        What is the name of the printing machine? => {printer}
        On what does the machine move? => on rails
        How thick is each layer of concrete? => {layer}
        How long does it take to print the walls? => {time}
        What goes wrong if the mixture hardens too slowly? => the wall sags
        Which ingredient solved the problem? => ground volcanic ash
        How many attempts had failed before that? => {trials}
        What disaster did one of the houses survive? => a flood
        """,
        """
        How many rooms does a printed house have?
        How much did the machine itself cost?
        How many workers does she employ?
        """,
    ),
    reading(
        "animals",
        """
        Few animals are as hard to find as the {cat}, a wild cat with short legs that hunts along the streams of {region}. Its toes are joined by skin, and
        its fur is so thick that water never reaches the body, which allows it to dive for fish even in winter. A grown male weighs about {male}, a female
        {female}, and each lives alone in a territory that it marks with scent. Camera traps set up by {man} took {pictures} pictures in two years, but a
        {cat} was visible in just {seen} of them. Cubs are born in hollow trees, usually two at a time, and stay with their mother for {stay}. As fish ponds
        have spread through the region, farmers have begun to shoot the cats; a fund created in {year} now pays them for every fish that is lost.
        """,
        {
            "cat": common, "region": coined, "male": whole(9, 14, "kilograms"), "female": whole(5, 8, "kilograms"), "man": man,
            "pictures": thousands(4100, 9900), "seen": whole(11, 60), "stay": one_of("nine months|ten months|a year|14 months"), "year": years(1997, 2020),
        },
        """
        Where does the {cat} look for its prey? => along the streams of {region}
        What connects the toes of this cat? => skin
        Why can it dive in cold weather? => its fur is so thick
        How heavy is a full-grown female? => {female}
        By what means does it mark its territory? => with scent
        How many photographs were taken altogether? => {pictures}
        Where do the young come into the world? => in hollow trees
        For how long do cubs remain with the mother? => {stay}
        What does the fund do for farmers? => pays them for every fish that is lost
        """,
        """
        How many of these cats are left in the wild?
        How long is the tail of the {cat}?
        What do zoos feed to these cats?
        """,
    ),
    reading(
        "medicine",
        """
        Before {year} women in the hospital of {town} feared the first ward more than the second, for in the first one mother in {bad} died of fever after
        giving birth, but in the second only one in {good}. {man}, then a young assistant, compared the two and ruled out the food, the air and the beds one
        after another. The sole difference he could find was that the first ward was visited by students who came straight from dissecting corpses, while the
        second was run by midwives. He ordered everyone to wash their hands in chlorinated water, and within {months} months the deaths had fallen by {fall}.
        His superior, Professor {boss}, nevertheless refused to believe that gentlemen could carry disease, and the rule was dropped when the assistant left.
        It was only when germs had been seen under the microscope that he was proved right.
        """,
        {
            "year": years(1838, 1868), "town": town, "bad": whole(6, 12), "good": whole(28, 60), "man": man, "months": one_of("two|three|four|six"),
            "fall": percents(65, 92), "boss": coined,
        },
        """
        Which ward were mothers more afraid of? => the first
        What was the cause of the deaths? => fever
        Who compared the two wards? => {man}
        Where had the students been before they came to the ward? => dissecting corpses
        Who worked in the second ward? => midwives
        In what were people told to clean their hands? => chlorinated water
        By how much did the number of deaths go down? => {fall}
        Which professor did not accept the explanation? => {boss}
        What later showed that the assistant was right? => germs had been seen under the microscope
        """,
        """
        How many beds did the hospital have?
        Where did the assistant go after he had left?
        How old was {man} at that time?
        """,
    ),
    reading(
        "environment",
        """
        Bottles of glass can be melted and blown again as often as one likes, yet it is still better to wash and refill them, because melting takes a heat of
        about 1,500 °C. The town of {town} runs a scheme called {scheme}, under which all drinks are sold in the same {kinds} kinds of bottles, so that any
        brewery can use the empties of any other. Buyers pay a deposit of {deposit}, and {back} of the bottles are returned. A bottle makes on average {trips}
        trips before it becomes too scratched; then it is crushed and melted down. {woman}, who worked out the scheme in {year}, points out that lorries must
        not carry the empties farther than {limit}, since otherwise the fuel eats up what was saved in the furnace.
        """,
        {
            "town": town, "scheme": coined, "kinds": one_of("three|four|five|six"), "deposit": whole(8, 40, "cents"), "back": percents(81, 98),
            "trips": whole(18, 50), "woman": woman, "year": years(1986, 2019), "limit": whole(120, 380, "kilometres"),
        },
        """
        How many times can glass be melted again? => as often as one likes
        Why is washing bottles better than melting them? => melting takes a heat of about 1,500 °C
        What is the name of the local scheme? => {scheme}
        Who may use the empty bottles of a brewery? => any other
        How much deposit is paid on a bottle? => {deposit}
        What share of the bottles comes back? => {back}
        How often is a bottle refilled before it wears out? => {trips}
        Who invented the scheme? => {woman}
        How far may empty bottles be transported at most? => {limit}
        """,
        """
        How many bottles are sold in {town} each year?
        Which brewery was the first to join?
        How much water is needed to wash a bottle?
        """,
    ),
    reading(
        "computing",
        """
        Encryption makes a message unreadable for everyone who lacks the key. In older methods the same key was used to lock and to unlock, so the partners
        had to meet beforehand or trust a messenger. The method {method}, published in {year} by {woman} and her student {student}, avoids this by giving each
        person two keys: a public one, which anybody may know, and a private one, which is never shown. What has been locked with the public key can be opened
        only with the private one. Its safety rests on the fact that two large prime numbers are quickly multiplied but very hard to find again from their
        product; a key of {bits} bits would keep all the computers at {uni} busy for more than {ages} years. As it is slow, {method} is normally used just to
        exchange an ordinary key, with which the rest of the conversation is then protected.
        """,
        {
            "method": coined, "year": years(1976, 1999), "woman": woman, "student": man, "bits": one_of("1,024|2,048|3,072|4,096"), "uni": university,
            "ages": one_of("a million|ten million|a billion|50 million"),
        },
        """
        What does one need in order to read an encrypted message? => the key
        What did partners have to do under the older methods? => meet beforehand or trust a messenger
        Who was the co-author of {woman}? => {student}
        How many keys does each person have? => two
        Which key must be kept secret? => a private one
        With what can a locked message be opened? => only with the private one
        What would be hard to find again from a product? => two large prime numbers
        For how long would a key keep the university's computers at work? => more than {ages} years
        Why is the method not used for whole conversations? => it is slow
        """,
        """
        Which bank was the first to use the method?
        Has anyone ever broken the code?
        How many people use {method} today?
        """,
    ),
    reading(
        "nature",
        """
        Amber is the hardened resin of trees that lived millions of years ago. Resin flows out when bark is wounded, and because it is sticky, insects and
        even small lizards are trapped in it before it hardens. The beach near {town} is known for a honey-coloured variety that is about {age} million years
        old; after storms people walk along the tide line, since amber is hardly heavier than salt water and is washed up with the seaweed. To tell it from
        glass, one rubs it with wool, whereupon it attracts scraps of paper. In {year} {first} found a lump weighing {weight}, in which a fly of an unknown
        kind was enclosed. The finder was offered {price} by a jeweller, but gave it to the museum at {museum}, where it is looked at by {visitors} visitors a
        year.
        """,
        {
            "town": town, "age": whole(25, 95), "year": years(1904, 2018), "first": first, "weight": decimal(0.4, 3.8, "kilograms"),
            "price": thousands(2100, 48000, "euros"), "museum": town, "visitors": thousands(3100, 90000),
        },
        """
        What is amber made from? => the hardened resin of trees
        When does resin come out of a tree? => when bark is wounded
        Why do insects get caught in resin? => it is sticky
        What colour is the amber from {town}? => honey-coloured
        When do people search the beach? => after storms
        What happens to paper when amber has been rubbed with wool? => it attracts scraps of paper
        What was inside the lump found by {first}? => a fly of an unknown kind
        How much did a jeweller offer for it? => {price}
        Where can the piece be seen now? => the museum at {museum}
        """,
        """
        How thick is the layer of earth in which amber lies?
        What is the name of the jeweller?
        Which trees did the resin come from?
        """,
    ),
    reading(
        "space",
        """
        Rockets are built in stages because most of their weight is fuel. As soon as the first stage of the {rocket} has burnt {fuel} of kerosene, it is
        useless ballast, so small explosive bolts cut it loose at a height of {height}, and the second stage, which is far lighter, fires its own engine.
        Earlier rockets let the empty stage fall into the sea. The {rocket}, which took off for the first time on {date} from {town}, turns its first stage
        round, restarts {engines} engines and lands it upright on a platform, standing on legs that unfold in the last few seconds. The company's director,
        {woman}, says that every stage flies about {flights} times. Fuel has to be kept back for the landing, however, and this reduces the load that can be
        carried into orbit by {loss}.
        """,
        {
            "rocket": coined, "fuel": whole(90, 390, "tonnes"), "height": whole(55, 85, "kilometres"), "date": dates, "town": town,
            "engines": one_of("two|three|four|five"), "woman": woman, "flights": whole(8, 25), "loss": percents(15, 38),
        },
        """
        What makes up most of a rocket's weight? => fuel
        Which fuel does the first stage burn? => kerosene
        How are the stages separated from each other? => small explosive bolts
        At what altitude does the first stage come off? => {height}
        Where did the used stages of earlier rockets end up? => the sea
        From where was the {rocket} first launched? => {town}
        On what does the first stage touch down? => on a platform
        How often can a stage be used? => about {flights} times
        What is the drawback of landing the stage? => reduces the load that can be carried into orbit
        """,
        """
        How tall is the {rocket}?
        How much does a launch cost?
        How many people work for the company?
        """,
    ),
    reading(
        "plants",
        """
        Farmers in {region} have planted maize, beans and squash side by side for more than 2,000 years, and research has shown why this works. The maize
        gives the beans a pole to climb; the beans, whose roots house bacteria that take nitrogen from the air, feed the soil; and the broad leaves of the
        squash shade the ground, so that weeds do not come up and moisture is kept. {man} compared such mixed fields with single crops over {seasons} seasons
        at {town}. The mixed plots yielded {more} more food per hectare and needed {water} less water, although harvesting them took longer because no machine
        could do it. Sown {apart} apart, the plants hardly compete, for their roots reach to different depths. Only in {dry}, when no rain fell for {drought},
        did the single crop of beans do better.
        """,
        {
            "region": coined, "man": man, "seasons": one_of("four|five|seven|nine|eleven"), "town": town, "more": percents(14, 48),
            "water": percents(8, 30), "apart": whole(15, 50, "centimetres"), "dry": years(1972, 2019), "drought": whole(40, 99, "days"),
        },
        """
        Which plant supports the beans? => The maize
        What do the bacteria in the bean roots do? => take nitrogen from the air
        Which part of the squash keeps the ground shaded? => the broad leaves
        How long did the comparison last? => {seasons} seasons
        How much more food came from the mixed plots? => {more}
        Why was it slower to harvest the mixed fields? => no machine could do it
        Why do the three plants not get in each other's way? => their roots reach to different depths
        In which year were beans on their own more successful? => {dry}
        How far from each other are the plants sown? => {apart}
        """,
        """
        How large were the fields?
        What kind of fertiliser was used?
        Which insects attack the maize?
        """,
    ),
    reading(
        "energy",
        """
        Solar cells turn light into electricity without any moving part. They consist of two thin layers of silicon, one treated with phosphorus and the other
        with boron, and where the layers meet there is an electric field; light knocks electrons loose, and the field drives them all in the same direction.
        The panels on the roof of the school at {town} cover {area} and were put up in {year} by a club of parents led by {man}. On a clear day in June they
        deliver {june} kilowatt hours, in December barely {december}. The heat of midsummer is no advantage, since cells lose about {loss} of their output for
        every degree above 25 °C, and so a gap of {gap} was left under the panels to let the wind through. The club sold the surplus to the grid and had its
        money back after {payback}.
        """,
        {
            "town": town, "area": whole(120, 890, "square metres"), "year": years(1999, 2022), "man": man, "june": whole(210, 760),
            "december": whole(12, 95), "loss": one_of("0.3 per cent|0.4 per cent|0.5 per cent"), "gap": whole(6, 19, "centimetres"),
            "payback": one_of("nine years|seven years|eleven years|twelve years|six years"),
        },
        """
        What are solar cells made of? => two thin layers of silicon
        Which element was added to one layer besides the one with boron? => phosphorus
        What does light do to the electrons? => knocks electrons loose
        How big is the area covered by panels? => {area}
        Who led the group of parents? => {man}
        How much electricity is produced on a sunny June day? => {june} kilowatt hours
        Why is great heat not good for the cells? => cells lose about {loss} of their output
        What is the gap beneath the panels for? => to let the wind through
        When had the club earned back what it had spent? => after {payback}
        """,
        """
        How many pupils go to the school?
        How much did the panels cost?
        How many panels are there on the roof?
        """,
    ),
    reading(
        "engineering",
        """
        Tall buildings sway in the wind, and people on the upper floors may feel seasick long before there is any danger. To calm the {tower} tower in {town},
        which rises to {height}, the engineers hung a steel ball of {mass} on cables near the top. When the building leans to one side, the ball, being slow
        to follow, pulls it back; oil-filled pistons between the ball and the walls turn the movement into heat. Without it the top would swing by up to
        {before}, whereas with it the swing is no more than {after}. The idea came from {woman}, who had watched a lantern hanging in a ship. During the
        typhoon of {year} the ball moved by a full metre, and a film of this made it so popular that a viewing gallery was opened on the {floor} floor.
        """,
        {
            "tower": coined, "town": town, "height": whole(210, 590, "metres"), "mass": whole(220, 790, "tonnes"), "before": whole(60, 98, "centimetres"),
            "after": whole(12, 45, "centimetres"), "woman": woman, "year": years(1996, 2023), "floor": one_of("87th|62nd|71st|54th|93rd"),
        },
        """
        How may people high up in a tall building feel? => seasick
        What was hung near the top of the tower? => a steel ball
        How much does the ball weigh? => {mass}
        What turns the movement into heat? => oil-filled pistons
        How far would the top swing if there were no ball? => {before}
        Where did the idea for the ball come from? => a lantern hanging in a ship
        How far did the ball move in the typhoon? => a full metre
        Where can visitors look at the ball? => on the {floor} floor
        Who had the idea? => {woman}
        """,
        """
        How many floors does the tower have?
        What is the tower used for?
        What did the steel ball cost?
        """,
    ),
    reading(
        "materials",
        """
        Paper is a felt of plant fibres, and what holds it together is not glue but the weak attraction between the fibres themselves once the water has been
        squeezed out. The mill at {town}, founded in {year}, makes {output} a day from spruce and poplar. Spruce has fibres about {long} long, which make the
        sheet strong, while the short fibres of poplar make it smooth. The chips are cooked with sodium sulphide at {temp}, so that the lignin, the brown
        substance which stiffens wood, is dissolved; paper that still contains lignin turns yellow in the light, as old newspapers show. Under the director
        {woman} the mill began to burn the brown liquor that used to be poured into the river {river}, and in this way it now covers {share} of its need for
        steam.
        """,
        {
            "town": town, "year": years(1835, 1925), "output": whole(140, 890, "tonnes"),
            "long": one_of("three millimetres|3.5 millimetres|four millimetres"), "temp": whole(155, 175, "°C"), "woman": woman, "river": coined,
            "share": percents(55, 97),
        },
        """
        What keeps the fibres of paper together? => the weak attraction between the fibres themselves
        From which trees is the paper made? => spruce and poplar
        How much paper does the mill produce daily? => {output}
        What is the advantage of long spruce fibres? => make the sheet strong
        What is lignin? => the brown substance which stiffens wood
        What happens to paper with lignin when light falls on it? => turns yellow
        How hot are the chips when they are cooked? => {temp}
        Where was the brown liquor emptied in former times? => the river {river}
        How much of the steam comes from burning the liquor? => {share}
        """,
        """
        How many people does the mill employ?
        Who founded the mill?
        How wide is the paper machine?
        """,
    ),
    reading(
        "science",
        """
        Why is the sky blue? Sunlight contains all the colours of the rainbow, but the molecules of the air scatter short waves much more strongly than long
        ones, so that blue light reaches the eye from every side, whereas red light passes straight on. At sunset the light has to travel through far more
        air, most of the blue is lost on the way, and what remains is red. After the volcano {volcano} erupted in {year}, fine dust rose to {height}, and for
        {months} months the evenings in {town}, {away} away, were so red that the fire brigade was called out {calls} times. The painter {man} noted the
        colours in his diary every night, and a century later {woman} used his notes to work out how fast the dust had been spread by the wind.
        """,
        {
            "volcano": coined, "year": years(1812, 1912), "height": whole(22, 48, "kilometres"), "months": one_of("four|six|nine|eleven|fourteen"),
            "town": town, "away": thousands(3200, 9900, "kilometres"), "calls": whole(4, 29), "man": man, "woman": woman,
        },
        """
        Which waves are scattered most by the air? => short waves
        What happens to red light in the air? => passes straight on
        Why does the sky look red in the evening? => most of the blue is lost on the way
        What did the volcano throw up high into the air? => fine dust
        For how long were the sunsets unusually red? => {months} months
        How far was {town} from the volcano? => {away}
        Who was called because of the red evenings? => the fire brigade
        In what did the painter write down the colours? => in his diary
        What did {woman} want to find out from the notes? => how fast the dust had been spread
        """,
        """
        How many people were killed by the eruption?
        How high is the volcano?
        What was the painter's most famous picture?
        """,
    ),
    reading(
        "medicine",
        """
        Iron is needed to make haemoglobin, the red substance that carries oxygen in the blood. People who lack it feel tired and look pale, a condition known
        as anaemia. In the villages around {town}, where {share} of the children were anaemic, tablets had been handed out for years, but many families threw
        them away because of the taste. In {year} the nurse {woman} had an idea: she had small iron fish cast, about {length} long, because the {fish} is
        thought to bring luck there, and asked mothers to boil one in the soup for {boil} with a little lemon juice, as acid helps the iron to dissolve. After
        {months} months the share of sick children had dropped to {after}. A fish is sold for the price of a loaf of bread and can be used for five years.
        """,
        {
            "town": town, "share": percents(42, 68), "year": years(1998, 2016), "woman": woman, "length": whole(6, 9, "centimetres"), "fish": common,
            "boil": one_of("ten minutes|15 minutes|20 minutes|a quarter of an hour"), "months": one_of("six|nine|ten|twelve"), "after": percents(8, 25),
        },
        """
        What does haemoglobin do? => carries oxygen in the blood
        How do people with too little iron feel? => tired
        What is a lack of iron in the blood called? => anaemia
        Why did families not take the tablets? => because of the taste
        Who thought of the iron fish? => {woman}
        Why was the shape of a fish chosen? => thought to bring luck
        What is the purpose of the lemon juice? => acid helps the iron to dissolve
        How long should the fish be boiled? => {boil}
        For how many years does a fish last? => five years
        """,
        """
        How many villages took part?
        How heavy is an iron fish?
        Who paid for the tablets?
        """,
    ),
    reading(
        "animals",
        """
        Octopuses are the cleverest animals without a backbone. They have three hearts and blue blood, because their oxygen is carried by copper instead of
        iron, and more than half of their nerve cells sit in the arms, each of which can act on its own. In the aquarium of {town} a female called {pet}
        learned to unscrew a jar within {learn}, and {man}, her keeper, saw her creep at night into the neighbouring tank, eat {crabs} crabs and return before
        morning. Her skin can change colour in less than a second, as thousands of little bags of pigment are pulled open by muscles. Once she had laid her
        eggs, {eggs} in number, she stopped eating and fanned them with fresh water for {fan}, until they hatched; then she died, as all mothers of her kind
        do.
        """,
        {
            "town": town, "pet": coined, "learn": whole(9, 55, "minutes"), "man": man, "crabs": whole(4, 19), "eggs": thousands(11000, 90000),
            "fan": one_of("six weeks|two months|40 days|seven weeks|three months"),
        },
        """
        How many hearts does an octopus have? => three
        Why is the blood of an octopus blue? => their oxygen is carried by copper
        Where are most of the nerve cells found? => in the arms
        What did {pet} learn to open? => a jar
        How long did she need to learn it? => {learn}
        What did she eat in the tank next door? => {crabs} crabs
        How quickly is she able to change her colour? => in less than a second
        For how long did she look after the eggs? => {fan}
        Who took care of {pet} in the aquarium? => {man}
        """,
        """
        How heavy was {pet}?
        How old was {pet} when she died?
        In what sea had {pet} been caught?
        """,
    ),
    reading(
        "technology",
        """
        A lighthouse needs a lens that gathers the light of a lamp into one narrow beam, but a lens of ordinary shape would be so thick that hardly any light
        could get through. The solution, found by {man} in {year}, was to cut away the inner glass and keep only the curved surface, set out in rings like the
        steps of a theatre. The lens made for the rock of {rock} consists of {prisms} prisms in a frame of bronze and floats in a trough of mercury, so that a
        child could turn it with one finger. Its light is visible at a distance of {seen}, although the lamp uses no more power than {watts} watts. Every
        lighthouse along the coast of {coast} flashes in a rhythm of its own; here it is three flashes every {seconds} seconds, by which sailors know where
        they are.
        """,
        {
            "man": man, "year": years(1819, 1835), "rock": coined, "prisms": whole(110, 990), "seen": whole(31, 55, "kilometres"),
            "watts": one_of("250|400|150|1,000"), "coast": coined, "seconds": one_of("15|20|25|30"),
        },
        """
        What is the task of the lens in a lighthouse? => gathers the light of a lamp
        Why could no ordinary lens be used? => hardly any light could get through
        Which part of the glass was removed? => the inner glass
        What is the arrangement of the rings compared to? => the steps of a theatre
        How many prisms is the lens made of? => {prisms}
        In what does the heavy lens float? => a trough of mercury
        From how far away can the light be seen? => {seen}
        How can sailors tell one lighthouse from another? => flashes in a rhythm of its own
        How often does the light of {rock} repeat its three flashes? => every {seconds} seconds
        """,
        """
        How tall is the lighthouse?
        When was the last keeper sent home?
        How many ships have sunk near {rock}?
        """,
    ),
    reading(
        "nature",
        """
        Lightning is a huge spark. Inside a thundercloud small ice crystals bump into heavier grains of hail, the crystals become positive and are blown
        upwards, the hail becomes negative and sinks, and in the end the difference is so great that the air can no longer hold it back. The channel, hardly
        thicker than a thumb, is heated to about {heat}, five times as hot as the surface of the Sun, and the air around it expands so violently that we hear
        thunder. Since sound needs about three seconds for a kilometre, one can count how far off the storm is. The weather station on {hill}, run by {woman}
        since {year}, is struck {strikes} times a year; its wooden predecessor burnt down in {fire}. During a storm her visitors must stay inside the {cage},
        since a metal shell leads the current round the people within.
        """,
        {
            "heat": one_of("30,000 degrees|28,000 degrees|29,000 degrees"), "hill": coined, "woman": woman, "year": years(1985, 2019),
            "strikes": whole(14, 88), "fire": years(1904, 1978), "cage": one_of("cable car|iron hut|steel cabin|metal shed"),
        },
        """
        Which particles in the cloud turn positive? => small ice crystals
        Where does the hail go when it has become negative? => sinks
        How thick is the channel of a flash? => hardly thicker than a thumb
        What causes the sound of thunder? => the air around it expands so violently
        How long does sound take to cover a kilometre? => about three seconds
        Who is in charge of the weather station? => {woman}
        How often does lightning hit the station each year? => {strikes} times
        What happened to the earlier station? => burnt down in {fire}
        Why is it safe inside the {cage}? => a metal shell leads the current round the people
        """,
        """
        How high is {hill}?
        How many people visit the station?
        How much energy is there in a flash?
        """,
    ),
    reading(
        "computing",
        """
        A neural network learns from examples rather than from rules. The program {program}, which was written at {uni} in order to tell healthy apples from
        rotten ones, started with numbers chosen by chance and therefore guessed wrongly about half the time. After every picture it compared its answer with
        the right one and changed its {weights} numbers a little in the direction that would have made the error smaller. It was shown {pictures} pictures,
        and {days} days later it made mistakes in only {errors} of the cases. Then {woman}, who owned the orchard, tried it at dusk and the results were
        dreadful: all the rotten apples had been photographed in the morning, so that the network had learned to judge the light instead of the fruit. New
        pictures taken at all hours cured the problem, and since {year} the sorting belt in {town} has worked without a person watching.
        """,
        {
            "program": coined, "uni": university, "weights": thousands(11000, 99000), "pictures": thousands(3100, 9900), "days": whole(2, 9),
            "errors": percents(2, 6), "woman": woman, "year": years(2011, 2023), "town": town,
        },
        """
        From what does a neural network learn? => examples
        What was {program} meant to distinguish? => healthy apples from rotten ones
        How were the numbers chosen in the beginning? => by chance
        How many pictures were used for training? => {pictures}
        How often was the trained program wrong? => {errors} of the cases
        To whom did the orchard belong? => {woman}
        When had the rotten apples been photographed? => in the morning
        What had the network paid attention to by mistake? => the light
        How was the problem put right? => New pictures taken at all hours
        """,
        """
        How fast does the sorting belt run?
        How many apples are sorted every day?
        What kind of camera was used?
        """,
    ),
    reading(
        "environment",
        """
        Street lamps are a danger to insects, which circle around them until they are exhausted or eaten by bats. On the island of {island} the council
        decided in {year} to replace {lamps} white lamps by amber ones, since most insects hardly see light with a long wavelength. The new lamps are shielded
        so that nothing shines upwards, and they dim to {dim} of their strength after midnight. {woman}, who had caught moths with a sheet and a bucket for
        years, counted {before} of them in the last summer before the change and {after} in the third summer after it. The bill for electricity fell as well,
        by {saved} a year. Drivers had feared more accidents, yet the police in {town} found no increase, and astronomers, whom nobody had asked, were
        delighted with the dark sky.
        """,
        {
            "island": coined, "year": years(2009, 2019), "lamps": whole(210, 990), "dim": percents(15, 40), "woman": woman, "before": whole(110, 480),
            "after": thousands(1100, 2900), "saved": thousands(4100, 39000, "euros"), "town": town,
        },
        """
        What do insects do at street lamps? => circle around them
        Which colour do the new lamps have? => amber
        Why are lamps of this colour better for insects? => hardly see light with a long wavelength
        How bright are the lamps in the middle of the night? => {dim} of their strength
        What did {woman} use to catch moths? => a sheet and a bucket
        How many moths did she find in the third summer? => {after}
        What had drivers been afraid of? => more accidents
        Who was especially happy about the change? => astronomers
        How much is spared on electricity each year? => {saved}
        """,
        """
        How many people live on {island}?
        Which firm delivered the new lamps?
        How many bats live on the island?
        """,
    ),
    reading(
        "energy",
        """
        A heat pump brings warmth from a cold place to a warm one, much as a refrigerator does. A liquid that boils at about minus 40 °C is led through pipes
        outside the house, where even winter air is warm enough to turn it into gas; a compressor then squeezes the gas, which makes it hot, and in the house
        it gives up its heat and becomes liquid again. For each unit of electricity the model {model}, built in {town}, supplies {cop} units of heat when it
        is mild outside, but just {low} in hard frost. {man}, a joiner, replaced his oil boiler with it in {year}. He had to fit larger radiators, since the
        water is only {temp}, and paid {price} for the work altogether, yet his bill for heating has shrunk by {less}.
        """,
        {
            "model": coined, "town": town, "cop": decimal(3.6, 4.9), "low": decimal(1.8, 2.6), "man": man, "year": years(2013, 2023),
            "temp": whole(35, 48, "°C"), "price": thousands(12000, 29000, "euros"), "less": percents(28, 60),
        },
        """
        Which household machine works in a similar way? => a refrigerator
        At what temperature does the liquid boil? => about minus 40 °C
        What makes the gas hot? => a compressor
        What happens to the gas inside the house? => gives up its heat and becomes liquid again
        How much heat does one unit of electricity give on mild days? => {cop} units
        What did the heat pump take the place of? => his oil boiler
        What is the occupation of {man}? => a joiner
        Why did he need bigger radiators? => the water is only {temp}
        How much lower is his heating bill now? => {less}
        """,
        """
        How loud is the heat pump?
        How large is his house?
        How long will the machine last?
        """,
    ),
    reading(
        "plants",
        """
        Mosses have no roots, and they drink with their leaves. The peat moss {moss} can hold {times} times its own weight in water, since most of its cells
        are dead and empty and serve as little tanks. Because it makes the water around it sour and lets no air in, dead plants below it do not rot but pile
        up as peat, which grows by about one millimetre a year; the bog near {town} is {deep} deep. Soldiers used the dried moss to dress wounds, as it soaks
        up blood and keeps bacteria away. In {year} a digger working for {firm} uncovered a man who had lain there for {age} years, his leather cap still on
        his head. His last meal, examined by {woman}, had been a porridge of {grain}.
        """,
        {
            "moss": coined, "times": whole(16, 26), "town": town, "deep": decimal(2, 9, "metres"), "year": years(1934, 1999), "firm": firm,
            "age": one_of("2,000|2,300|about 1,800|2,400|1,600"), "woman": woman,
            "grain": one_of("barley and linseed|oats and acorns|millet and berries|barley and knotweed"),
        },
        """
        How do mosses take up water? => with their leaves
        What do the dead cells of the peat moss serve as? => little tanks
        Why do plants under the moss not decay? => makes the water around it sour
        How quickly does peat build up? => about one millimetre a year
        What is the depth of the bog? => {deep}
        For what did soldiers need the moss? => to dress wounds
        What was the dead man wearing on his head? => his leather cap
        What had the man eaten shortly before his death? => a porridge of {grain}
        Who looked into what the man had eaten? => {woman}
        """,
        """
        How did the man in the bog die?
        In which museum is the man shown?
        How much peat is dug each year?
        """,
    ),
    reading(
        "space",
        """
        Finding planets around other stars is difficult, because a planet is lost in the glare of its sun. The {telescope} telescope therefore does not look
        for the planets themselves but watches {stars} stars at once and waits for one of them to grow slightly dimmer, as happens when a planet passes in
        front of it. A dip that returns regularly shows how long the planet's year lasts, and its depth shows how large the planet is. The world called
        {planet} was found in {year} by {first}, a schoolteacher who searched through the public data in the evenings. It circles its star in {orbit} and is
        {size} times as wide as the Earth. Water could be liquid there, yet no one knows if it has an atmosphere. Many dips, by the way, turn out to be false
        alarms caused by a second star.
        """,
        {
            "telescope": coined, "stars": thousands(21000, 160000), "planet": coined, "year": years(2010, 2023), "first": first,
            "orbit": whole(11, 390, "days"), "size": decimal(1.2, 2.8),
        },
        """
        Why are planets of other stars hard to see? => lost in the glare of its sun
        How many stars are observed at the same time? => {stars}
        When does a star become a little darker? => when a planet passes in front of it
        What can be learned from how deep the dip is? => how large the planet is
        Who discovered {planet}? => {first}
        What did the discoverer do for a living? => a schoolteacher
        How long is a year on {planet}? => {orbit}
        What is still unknown about the planet? => if it has an atmosphere
        What often causes false alarms? => a second star
        """,
        """
        How far away is {planet}?
        How much did the telescope cost?
        What is the temperature on the planet?
        """,
    ),
    reading(
        "engineering",
        """
        Tunnels through soft ground are dug with a shield. The machine nicknamed {machine}, which bored the tunnel under the bay of {town}, was {long} long
        and turned a steel wheel studded with {cutters} cutters against the clay. Behind the wheel the loose earth was kept under pressure, so that the sea
        bed above could not sink in, and was carried off by a screw. Every time the machine had moved forward by {ring}, it set a ring of concrete blocks and
        pushed itself onward from this ring. In {year} it struck the iron anchor of an old ship and lost {lost} months, because divers had to cut the anchor
        out by hand. When the two halves of the tunnel met, they were out of line by no more than {error}, a result for which {woman}, the surveyor, was given
        a gold medal.
        """,
        {
            "machine": coined, "town": town, "long": whole(80, 190, "metres"), "cutters": whole(48, 290), "ring": decimal(1.2, 2.4, "metres"),
            "year": years(1988, 2021), "lost": one_of("two|three|four|five"), "error": whole(3, 39, "millimetres"), "woman": woman,
        },
        """
        How are tunnels made in soft ground? => with a shield
        How many cutters were on the wheel? => {cutters}
        Why was the earth behind the wheel kept under pressure? => so that the sea bed above could not sink in
        What removed the loose earth? => a screw
        From what did the machine push itself forward? => a ring of concrete blocks
        What obstacle did the machine run into? => the iron anchor of an old ship
        Who removed the obstacle? => divers
        How exactly did the two halves fit together? => no more than {error}
        What did the surveyor receive? => a gold medal
        """,
        """
        How long is the tunnel?
        How many cars use the tunnel each day?
        What happened to the machine afterwards?
        """,
    ),
    reading(
        "materials",
        """
        Concrete is strong when it is pressed but weak when it is pulled, and therefore steel bars are laid in it wherever it might be stretched. {man}, a
        gardener, is said to have been the first to do so: in {year} he made flower tubs of cement around a net of wire, since clay ones kept breaking in
        frost. By luck the two materials expand almost equally when they get warm, so they do not come apart. Concrete does not dry, as people often say; it
        hardens because cement and water form fine crystals, and it does so even under the sea. The dam at {town}, in which {volume} of it were used, reached
        most of its strength after 28 days, but it went on warming from within, and cold water had to be sent through {pipes} of pipes to stop it from
        cracking. Making a tonne of cement sets free around {co2} of carbon dioxide.
        """,
        {
            "man": man, "year": years(1849, 1867), "town": town, "volume": thousands(110000, 990000, "cubic metres"),
            "pipes": whole(90, 940, "kilometres"), "co2": whole(590, 890, "kilograms"),
        },
        """
        In what way is concrete weak? => when it is pulled
        What is placed in concrete to make it stronger? => steel bars
        What was the trade of {man}? => a gardener
        What did he make out of cement and wire? => flower tubs
        Why was he not satisfied with clay? => clay ones kept breaking in frost
        Why do steel and concrete stay together when heated? => expand almost equally
        What really makes concrete hard? => cement and water form fine crystals
        How much concrete did the dam take? => {volume}
        What was pumped through the dam to keep it from cracking? => cold water
        """,
        """
        How high is the dam?
        How many workers built the dam?
        What does a tonne of cement cost?
        """,
    ),
    reading(
        "science",
        """
        Temperature can be measured because things grow when they are heated. {man}, a maker of instruments in {town}, filled thin glass tubes with coloured
        alcohol and noticed in {year} that no two of them agreed, as everyone used a scale of his own. He therefore took two fixed points that could be found
        anywhere, melting ice and boiling water, and divided the space between them into {parts} equal parts, which were named after him. His friend {woman}
        objected that water boils sooner on a mountain; together they carried a kettle up to {height}, where it boiled at barely {boil} °C, and from then on
        he added the pressure of the air to his rule. The original thermometer, which is {long} long, was broken by a cleaner in {broken} and can be seen,
        mended with wax, in the town hall.
        """,
        {
            "man": man, "town": town, "year": years(1714, 1769), "parts": one_of("60|80|90|120|150"), "woman": woman,
            "height": thousands(2100, 3400, "metres"), "boil": whole(89, 93), "long": whole(34, 98, "centimetres"), "broken": years(1871, 1959),
        },
        """
        What principle lies behind thermometers? => things grow when they are heated
        With what were the tubes filled? => coloured alcohol
        Why did no two thermometers agree? => everyone used a scale of his own
        Which fixed points did the maker choose? => melting ice and boiling water
        Into how many parts was the scale divided? => {parts}
        What did {woman} point out? => water boils sooner on a mountain
        How far up did they take the kettle? => {height}
        Who damaged the first thermometer? => a cleaner
        Where is the original kept today? => in the town hall
        """,
        """
        How much did one of his thermometers cost?
        How many thermometers did {man} sell?
        What is the name of the mountain?
        """,
    ),
    reading(
        "medicine",
        """
        Penicillin was not the only medicine to come out of a dirty dish. In {year} {woman}, who worked at {uni}, was sorting mushrooms from a compost heap in
        {town} when she saw that around one grey mould, {mould}, no bacteria would grow. From {heap} of the mould she gained less than {gram} of a yellow
        powder. Mice that had been given a deadly dose of germs survived if they got the powder within {hours} hours, while all of the untreated ones died.
        The substance kills bacteria by preventing them from building their walls, so that they burst, and since human cells have no such walls, they are left
        unharmed. Its weakness is that stomach acid destroys it, which means that it must be injected. Doctors use it with care today, because the more often
        it is given, the sooner germs become resistant.
        """,
        {
            "year": years(1936, 1968), "woman": woman, "uni": university, "town": town, "mould": coined, "heap": whole(40, 290, "kilograms"),
            "gram": one_of("a gram|two grams|half a gram|three grams"), "hours": whole(3, 19),
        },
        """
        What was {woman} sorting when she made her discovery? => mushrooms
        What was special about the area around {mould}? => no bacteria would grow
        What did the medicine look like? => a yellow powder
        How much of the mould was needed? => {heap}
        What happened to the mice that received no treatment? => died
        In what way does the substance kill bacteria? => by preventing them from building their walls
        Why are human cells not harmed? => human cells have no such walls
        Why can the medicine not be swallowed? => stomach acid destroys it
        What is the danger of using it too often? => germs become resistant
        """,
        """
        How many mice were used in the test?
        Which prize did {woman} win?
        Under what name is the medicine sold?
        """,
    ),
    reading(
        "animals",
        """
        Ants of the species known as {ant} ants grow their own food. Workers cut pieces from leaves, carry them underground and chew them to a pulp, on which
        they raise a white fungus that grows nowhere else; the leaves themselves they could not digest. A nest dug up near {town} by {man} went down {deep},
        contained {rooms} rooms and was home to about {ants} million ants. Tiny workers ride on the loads and drive off flies that try to lay eggs in the
        carriers. Waste is taken to separate chambers by old ants, which are not allowed back into the gardens, so that no disease can enter. When a young
        queen leaves, she takes a crumb of the fungus along in her mouth, and of {queens} such queens, as a count in {year} showed, no more than one founds a
        colony that lasts.
        """,
        {
            "ant": common, "town": town, "man": man, "deep": decimal(2.5, 7.5, "metres"), "rooms": thousands(210, 980), "ants": whole(2, 7),
            "queens": one_of("40|a hundred|60|fifty|two hundred"), "year": years(1961, 2015),
        },
        """
        What do the ants grow on the chewed leaves? => a white fungus
        Why do they not eat the leaves directly? => the leaves themselves they could not digest
        How far down did the nest reach? => {deep}
        How many rooms were found in the nest? => {rooms}
        What is the job of the tiny workers? => drive off flies
        Who takes the waste away? => old ants
        Why are the waste carriers kept out of the gardens? => so that no disease can enter
        What does a young queen carry with her? => a crumb of the fungus
        In which year were the queens counted? => {year}
        """,
        """
        How long does a queen live?
        How big is a worker?
        Which trees do the ants prefer?
        """,
    ),
    reading(
        "science",
        """
        {woman} was born in {town} in {born} as the daughter of a miller. Girls were not admitted to the university, so she borrowed her brother's notes and
        built a laboratory in the mill, where she studied how salts colour a flame: sodium makes it yellow, copper green and potassium violet. With a prism
        that she had ground herself she saw that every element gives a pattern of bright lines which is all its own. In {year} a powder from the springs of
        {spring} showed {lines} lines that fitted no known substance. She boiled down {water} litres of the water to obtain a few grams of the new metal, and
        named it {metal} after her mother. The academy printed her report under the name of her brother {brother}, a mistake that was not corrected until long
        after her death.
        """,
        {
            "woman": woman, "town": town, "born": years(1815, 1848), "year": years(1866, 1889), "spring": coined, "lines": one_of("two|three|four|five"),
            "water": thousands(11000, 48000), "metal": coined, "brother": first,
        },
        """
        What was the occupation of the scientist's father? => a miller
        Why could she not study at the university? => Girls were not admitted
        Where did she carry out her experiments? => in the mill
        What colour does copper give to a flame? => green
        Which element turns a flame violet? => potassium
        What did she look at the flames through? => a prism
        How many unknown lines did the powder show? => {lines}
        After whom did she name the metal? => her mother
        Whose name was printed on the report? => her brother {brother}
        """,
        """
        When did {woman} die?
        What is the new metal used for?
        How many brothers did she have?
        """,
    ),
    reading(
        "computing",
        """
        The language {language} was made for people who do not want to become programmers. {man}, a forester, wrote its first version in {year} during a long
        illness, since he was tired of counting trees by hand. Every command is an ordinary verb, and a program is read aloud like a recipe. Mistakes are
        explained in whole sentences: instead of an error number, the user is told, for example, that a basket was emptied before it had been filled. The
        first version, which took up just {size} kilobytes, spread on disks that were passed from hand to hand, and by {later} it was taught in {schools}
        schools. Its great weakness is speed. A list of a thousand names takes {slow} to sort, because each line is translated again every time it is carried
        out, a method called interpreting.
        """,
        {
            "language": coined, "man": man, "year": years(1978, 1989), "size": whole(12, 64), "later": years(1990, 2004), "schools": thousands(210, 980),
            "slow": one_of("nine seconds|half a minute|six seconds|a quarter of a minute"),
        },
        """
        For whom was {language} created? => people who do not want to become programmers
        What did {man} do for a living? => a forester
        Why did he want a computer program? => he was tired of counting trees by hand
        What kind of word is each command? => an ordinary verb
        How are users told about errors? => in whole sentences
        How did the language spread at first? => on disks
        In how many schools was it being taught later on? => {schools}
        What is the main drawback of {language}? => speed
        What is it called when lines are translated every time they run? => interpreting
        """,
        """
        What illness did {man} have?
        How many people use the language today?
        On what computer was it first written?
        """,
    ),
    reading(
        "nature",
        """
        Sand dunes wander. The wind rolls grains up the gentle slope on one side, and when they reach the crest they slide down the steep one, with the result
        that the whole hill creeps forward. {dune}, the highest dune on the coast of {coast}, measures {height} and advances by {speed} a year; small dunes
        move faster, since there is less sand to shift. In {year} it buried the church of {village}, whose steeple came out on the other side {later} years
        afterwards. Foresters have tried to stop it with rows of willow branches and with a grass whose roots grow upwards as fast as it is covered. On dry
        evenings the dune hums, for the sliding grains rub against one another, and {woman}, who recorded the tone, compared it to a cello.
        """,
        {
            "dune": coined, "coast": coined, "height": whole(48, 115, "metres"), "speed": decimal(1.5, 9.5, "metres"), "year": years(1768, 1869),
            "village": town, "later": whole(41, 98), "woman": woman,
        },
        """
        What do the grains do once they are at the top? => slide down the steep one
        What is the height of {dune}? => {height}
        How fast does the big dune move? => {speed} a year
        Why do smaller dunes travel more quickly? => there is less sand to shift
        Which building disappeared under the sand? => the church of {village}
        What kind of branches were used against the dune? => willow
        When can the dune be heard? => On dry evenings
        Where does the humming come from? => the sliding grains rub against one another
        Which instrument does the tone resemble? => a cello
        """,
        """
        How old is {dune}?
        How many people lived in {village}?
        What is the name of the grass?
        """,
    ),
    reading(
        "medicine",
        """
        Hearing depends on about 15,000 tiny hair cells in the inner ear, which turn movement into electric signals. Loud noise breaks them, and unlike the
        skin, the ear cannot replace what it has lost. When {woman} examined {workers} weavers at the mills of {town} in {year}, she found that {share} of
        them could no longer hear the ticking of a watch; those who had worked there for less than {years} years were hardly affected. The looms reached
        {noise} decibels. Since every ten decibels seem twice as loud to us, she asked that the walls be lined with felt, and she gave the weavers plugs of
        wax, but most of them took these out, because they could then not understand each other. For people whose hair cells are dead the implant {implant}
        sends signals straight to the nerve.
        """,
        {
            "woman": woman, "workers": whole(120, 890), "town": town, "year": years(1927, 1968), "share": percents(36, 78),
            "years": one_of("three|four|five|six"), "noise": whole(96, 108), "implant": coined,
        },
        """
        What do the hair cells do? => turn movement into electric signals
        What effect does loud noise have on them? => breaks them
        Whom did {woman} examine? => {workers} weavers
        What could many of the workers not hear any more? => the ticking of a watch
        How noisy were the looms? => {noise} decibels
        With what were the walls to be covered? => felt
        What were the ear plugs made of? => wax
        Why did most of the weavers remove the plugs? => they could then not understand each other
        Where does {implant} send its signals? => straight to the nerve
        """,
        """
        How much does the implant cost?
        How many looms stood in the mills?
        How old were the weavers?
        """,
    ),
    reading(
        "environment",
        """
        Rivers that have been straightened run too fast. In the years up to {end} the {river} was forced into a channel, which shortened it by {short} and
        made it dig itself ever deeper into its bed, until the wells of {town} ran dry. {man}, an engineer at the water office, proposed to give the river its
        bends back. Diggers opened the old loops, stones were removed from the banks, and dead trees were laid in the water on purpose, since fish hide and
        spawn among their branches. Five years later {fish} kinds of fish were counted where there had been only {few}. The level of the ground water has
        risen by {rise}. Farmers who gave up land received meadows elsewhere, and one of them, {farmer}, now hires out canoes.
        """,
        {
            "end": years(1900, 1925), "river": coined, "short": whole(11, 48, "kilometres"), "town": town, "man": man, "fish": whole(19, 38),
            "few": whole(4, 11), "rise": whole(30, 95, "centimetres"), "farmer": man,
        },
        """
        What is the problem with straightened rivers? => run too fast
        By how much did the {river} become shorter? => {short}
        What happened to the wells of {town}? => ran dry
        Who suggested bringing back the bends? => {man}
        Why were dead trees put into the river? => fish hide and spawn among their branches
        How many kinds of fish had there been before? => only {few}
        How far has the ground water gone up? => {rise}
        What were farmers given for their land? => meadows elsewhere
        What does {farmer} do today? => hires out canoes
        """,
        """
        How long is the {river} today?
        How much did the work cost?
        Into which sea does the river flow?
        """,
    ),
    reading(
        "technology",
        """
        A lock with a key works by means of small pins of different lengths. As long as no key is inside, springs press the pins down so that they block the
        barrel; the right key lifts each of them to exactly the same line, and the barrel can turn. The lock {lock}, patented by {man} in {year}, has {pins}
        pins, which allows for {keys} different keys. Its inventor was so sure of it that he hung one in his shop window and promised {prize} to anybody who
        could open it without a key. For {years} years nobody managed it. Then {woman}, a watchmaker's daughter, did so within {hours} hours by pushing the
        pins with a bent hairpin and listening for the faint click that each made. She spent the money on a workshop of her own, and from then on he bought
        his springs from her.
        """,
        {
            "lock": coined, "man": man, "year": years(1851, 1889), "pins": one_of("six|seven|eight"), "keys": thousands(21000, 98000),
            "prize": thousands(210, 980, "crowns"), "years": whole(7, 39), "woman": woman, "hours": whole(3, 19),
        },
        """
        What presses the pins down? => springs
        What happens when all the pins are in line? => the barrel can turn
        How many different keys are possible? => {keys}
        What reward was offered for opening the lock? => {prize}
        How long did the lock resist all attempts? => {years} years
        Who opened it at last? => {woman}
        With what tool was the lock opened? => a bent hairpin
        What did she listen for? => the faint click
        On what did she spend the prize? => a workshop of her own
        """,
        """
        What did the lock cost in the shop?
        How many locks did {man} sell?
        What was the name of the watchmaker?
        """,
    ),
    reading(
        "computing",
        """
        Programs that compress files look for repetition. In the text of an ordinary letter the same words come back again and again, so that it is enough to
        store a word once and to put short references in place of all its later appearances. {method}, a method devised in {year} by {man}, gives the shortest
        references to the commonest words, and it shrinks English text to about {text} of its size without losing a single letter. Pictures are treated
        differently: there the program {picture} leaves out fine shades which the eye does not notice, and what has been thrown away can never be brought
        back. A compressed file cannot be shrunk much further, since no repetition is left in it. At the archive of {town}, where {papers} papers have been
        scanned, the saving came to {discs} hard discs a year.
        """,
        {
            "method": coined, "year": years(1951, 1996), "man": man, "text": percents(28, 45), "picture": coined, "town": town,
            "papers": thousands(110000, 980000), "discs": whole(14, 95),
        },
        """
        What do compression programs search for? => repetition
        Who came up with {method}? => {man}
        Which words get the shortest references? => the commonest words
        How small does English text become? => about {text} of its size
        What does {picture} drop from pictures? => fine shades
        Why does nobody miss the details that are left out of a picture? => the eye does not notice
        Why does it not help to compress a file twice? => no repetition is left in it
        How many documents were scanned in the archive? => {papers}
        How many hard discs are spared every year? => {discs}
        """,
        """
        How long does it take to compress a letter?
        What does {method} cost?
        In which language was {picture} written?
        """,
    ),
    reading(
        "animals",
        """
        When winter comes, the {animal}, a rodent of the high meadows of {region}, goes to sleep for {sleep}. It has doubled its weight by eating seeds all
        summer, and now its heart, which normally beats {awake} times a minute, slows to {asleep} beats, while the body cools down until it is barely warmer
        than the burrow. About once every two weeks it warms up for a day; why it does so is still debated, though {woman} of {uni} believes that the brain
        needs real sleep, which it cannot get in the cold. The animals lie packed together in a ball of up to {group}, and the young ones are placed in the
        middle, because they have less fat to burn. By spring a sleeper has lost {lost} of its weight. If it is woken too often, for instance by skiers, it
        will run out of fat and die before the snow melts.
        """,
        {
            "animal": common, "region": coined, "sleep": one_of("five months|six months|seven months|more than half a year"), "awake": whole(130, 240),
            "asleep": one_of("three|four|five|six"), "woman": woman, "uni": university, "group": whole(9, 24), "lost": percents(30, 49),
        },
        """
        What does the {animal} do in the cold season? => goes to sleep
        How does it put on weight in summer? => by eating seeds
        How fast does its heart beat when it is awake? => {awake} times a minute
        How often does it warm up during the winter? => once every two weeks
        Who thinks that the brain needs proper sleep? => {woman}
        Where in the group do the young animals lie? => in the middle
        Why do they get the best place? => they have less fat to burn
        How much weight is gone when spring arrives? => {lost}
        Who might disturb the sleeping animals? => skiers
        """,
        """
        How many young does a female have?
        How deep is the burrow?
        What predators hunt the {animal}?
        """,
    ),
    reading(
        "energy",
        """
        Wind turbines have become taller because the wind is stronger and steadier higher up. The three blades of the {turbine}, which stands in the sea off
        {town}, are {blade} long, and each is shaped like the wing of an aeroplane, so that the air pulls it forward rather than pushing it. The tips move at
        {tip}, although the rotor seems to turn lazily. In a storm, once the wind is faster than {limit}, the blades are turned edge-on and the machine stops
        in order to protect itself. It was put up in {year} and supplies {homes} households; steel, copper and most other parts can be recycled at the end of
        its life, but the blades, made of glass fibre and resin, cannot. {woman}, who maintains it, climbs the {steps} steps only when the lift is out of
        order.
        """,
        {
            "turbine": coined, "town": town, "blade": whole(58, 115, "metres"), "tip": whole(240, 330, "kilometres an hour"),
            "limit": whole(85, 108, "kilometres an hour"), "year": years(2012, 2024), "homes": thousands(3100, 18000), "woman": woman,
            "steps": thousands(410, 790),
        },
        """
        Why do engineers build turbines higher than before? => the wind is stronger and steadier higher up
        What does the shape of the blades resemble? => the wing of an aeroplane
        How long is a blade of the {turbine}? => {blade}
        At what speed do the ends of the blades travel? => {tip}
        What is done with the blades in a storm? => turned edge-on
        Why does the machine stop when the wind is too strong? => in order to protect itself
        Which part of the turbine cannot be recycled? => the blades
        For how many households does the turbine provide power? => {homes}
        When does {woman} use the stairs? => only when the lift is out of order
        """,
        """
        How much did the turbine cost?
        How deep is the sea at that place?
        How many turbines stand off {town}?
        """,
    ),
    reading(
        "medicine",
        """
        Broken bones heal by themselves, provided that the ends are held still. Within hours a clot forms in the gap; over the next {soft} it is replaced by
        soft cartilage, and this is slowly turned into bone, which is at first thicker than it was before. The plaster bandage was brought into use in {year}
        by {man}, an army surgeon, after he had watched a sculptor at work in {town}. Before that, legs were tied between boards, and of {soldiers} soldiers
        with broken thighs {limp} limped for the rest of their lives. Because muscles waste away when they are not used, doctors nowadays ask patients to
        stand on the leg as early as possible; the {frame}, a light frame screwed into the bone from outside, makes that possible after only {days} days.
        Smokers have to wait about {longer} longer, as their blood carries less oxygen.
        """,
        {
            "soft": one_of("two weeks|three weeks|ten days|twelve days"), "year": years(1841, 1859), "man": man, "town": town,
            "soldiers": thousands(310, 990), "limp": whole(110, 290), "frame": coined, "days": one_of("three|four|five|six"), "longer": percents(30, 60),
        },
        """
        What must be done so that a broken bone can heal? => the ends are held still
        What appears first in the gap? => a clot
        What takes the place of the clot? => soft cartilage
        From whom did the army surgeon get his idea? => a sculptor
        How were broken legs treated before plaster was used? => tied between boards
        How many of the soldiers never walked properly again? => {limp}
        Why should patients use the leg early? => muscles waste away when they are not used
        What is the {frame}? => a light frame screwed into the bone
        Why do bones of smokers heal more slowly? => their blood carries less oxygen
        """,
        """
        Which bone is broken most often?
        How heavy is the {frame}?
        In which war did {man} serve?
        """,
    ),
    reading(
        "environment",
        """
        An island without rats can be full of birds. Rats reached {island} in {wreck} on a ship that ran aground, and within {years} years they had eaten the
        eggs of the last {bird}, a petrel that nests in holes in the ground. In {plan} a plan was drawn up by {woman}: helicopters would drop poisoned grain
        over the whole island in winter, when the rats are hungry and most birds are away at sea. To be sure that no spot was missed, the pilots flew along
        lines laid out by satellite, and {bait} of bait were used. Some gulls died too, a price that critics called too high. For two years afterwards a
        trained dog named {dog} searched the cliffs without finding a trace, and the petrels, lured by loudspeakers that played their calls, are breeding
        again: {pairs} pairs at the last count.
        """,
        {
            "island": coined, "wreck": years(1821, 1932), "years": whole(15, 48), "bird": common, "plan": years(1994, 2019), "woman": woman,
            "bait": whole(14, 290, "tonnes"), "dog": first, "pairs": whole(22, 340),
        },
        """
        How did rats get to {island}? => on a ship that ran aground
        Where does the {bird} make its nest? => in holes in the ground
        Who drew up the plan against the rats? => {woman}
        From what was the poison dropped? => helicopters
        Why was winter chosen for the work? => the rats are hungry
        How did the pilots know where to fly? => along lines laid out by satellite
        Which birds were killed by accident? => gulls
        What was the name of the dog that looked for rats? => {dog}
        What attracted the petrels back to the island? => loudspeakers that played their calls
        """,
        """
        How much did the whole plan cost?
        How large is {island}?
        How many pilots took part?
        """,
    ),
    reading(
        "space",
        """
        Astronauts lose bone and muscle in space, since nothing there pulls them down. On board the station {station}, which circles the Earth at a height of
        {height} and crosses the day side in about 45 minutes, they are strapped to a running machine for {hours} hours every day. In spite of this, {man},
        who stayed up for {stay}, came home with {bone} less bone in his hips, and it took him {recover} to recover. He had also grown by three centimetres,
        because the discs between the bones of the spine swell when they carry no weight. Water on board is too precious to be thrown away: even sweat and
        urine are cleaned and drunk again, and according to {woman}, the ship's doctor, the result tastes better than the water in {town}.
        """,
        {
            "station": coined, "height": whole(340, 430, "kilometres"), "hours": one_of("two|two and a half|three"), "man": man,
            "stay": whole(160, 390, "days"), "bone": percents(7, 14), "recover": one_of("a year|ten months|eighteen months|two years"), "woman": woman,
            "town": town,
        },
        """
        What do astronauts lose while they are in space? => bone and muscle
        At what height does {station} fly? => {height}
        What do the astronauts do in order to stay strong? => strapped to a running machine
        How long was {man} in space? => {stay}
        How long did his body need to become normal again? => {recover}
        Why do people become taller in space? => the discs between the bones of the spine swell
        What happens to sweat on the station? => cleaned and drunk again
        Who praised the taste of the recycled water? => {woman}
        How much of the bone in his hips was gone? => {bone}
        """,
        """
        How many people live on the station?
        What do the astronauts eat?
        Which countries built {station}?
        """,
    ),
    reading(
        "plants",
        """
        Trees in a wood are joined below the ground. Thin threads of fungus wrap themselves around the roots and reach much farther than the roots do; they
        bring the tree water and phosphorus and are paid with sugar. {woman} wanted to know if sugar can also pass from one tree to another. In {year}, in a
        wood near {town}, she put bags over {trees} young birches, let them breathe air that contained a marked kind of carbon, and found {days} later that
        the carbon had turned up in the firs beside them, above all in those standing in deep shade. Where she had cut a trench of {trench} around a fir,
        nothing arrived. Newspapers wrote that the trees were talking, an expression that annoyed her colleague {man}, who reckons that no more than {share}
        of a fir's sugar comes in this way.
        """,
        {
            "woman": woman, "year": years(1989, 2016), "town": town, "trees": whole(14, 88), "days": one_of("nine days|two weeks|six days|twelve days"),
            "trench": whole(40, 120, "centimetres"), "man": man, "share": percents(3, 9),
        },
        """
        What links the trees of a wood underground? => Thin threads of fungus
        What does the fungus supply to the tree? => water and phosphorus
        What does the fungus get in exchange? => sugar
        What question did {woman} want to answer? => if sugar can also pass from one tree
        Which trees were covered with bags? => {trees} young birches
        Where was the marked carbon found in the end? => in the firs beside them
        Which firs took up most of the carbon? => those standing in deep shade
        What stopped the carbon from reaching a fir? => a trench of {trench}
        Who did not like what the newspapers wrote? => {man}
        """,
        """
        How old were the birches?
        Which newspaper wrote about the trees first?
        What is the name of the fungus?
        """,
    ),
    reading(
        "engineering",
        """
        On mountain railways wheels of smooth steel would slip, and so a third rail with teeth is laid between the other two, into which a cogwheel under the
        engine grips. The line from {town} up to the {peak} peak, built between {start} and {end} under the direction of {man}, climbs {climb} over a distance
        of only {distance}. Trains go up at {speed} and come down even more slowly, since the motors then work as brakes and feed current back into the wires:
        three trains going down can lift one going up. The engine always stands at the lower end and pushes, so that no carriage can break loose and roll
        away. Snow closes the upper part from November until May, when a plough with {blades} steel blades cuts its way through drifts.
        """,
        {
            "town": town, "peak": coined, "start": years(1882, 1894), "end": years(1895, 1912), "man": man, "climb": thousands(910, 1640, "metres"),
            "distance": decimal(4, 9, "kilometres"), "speed": whole(9, 24, "kilometres an hour"), "blades": one_of("six|eight|ten|twelve"),
        },
        """
        Why can normal wheels not be used on steep mountains? => would slip
        Where does the rail with teeth lie? => between the other two
        What reaches into the teeth of the rail? => a cogwheel
        Who directed the building of the line? => {man}
        How much height does the line gain? => {climb}
        What do the motors do on the way down? => work as brakes
        How many descending trains can raise another one? => three
        Why is the engine at the lower end of the train? => so that no carriage can break loose
        During which months is the top of the line shut? => from November until May
        """,
        """
        How much does a ticket to the top cost?
        How many passengers travel on the line each year?
        How many tunnels does the line have?
        """,
    ),
    reading(
        "nature",
        """
        Twice a day the sea at {town} falls by as much as {range}, and one can walk across the mud to the island of {island}. The tide is caused chiefly by
        the Moon, whose pull raises a bulge of water on the side of the Earth facing it and a second one on the far side; the Sun does the same with less
        force. When both stand in one line, at new and full moon, the tides are highest, and when they form a right angle, lowest. The bay makes the effect
        stronger, because it narrows like a funnel. In {year} a gale pushed the flood {surge} above the usual mark, {sheep} sheep were drowned, and {woman},
        who kept the inn, saved {saved} guests in a washtub. Since then a bell has been rung {bell} before the water comes back.
        """,
        {
            "town": town, "range": decimal(6, 13, "metres"), "island": coined, "year": years(1825, 1962), "surge": decimal(1.2, 3.6, "metres"),
            "sheep": whole(210, 890), "woman": woman, "saved": whole(4, 19), "bell": one_of("an hour|40 minutes|half an hour|90 minutes"),
        },
        """
        How far does the sea go down at {town}? => {range}
        Which place can be reached on foot at low tide? => the island of {island}
        What is the main cause of the tides? => the Moon
        When are the tides at their highest? => at new and full moon
        Why is the tide so strong in this bay? => it narrows like a funnel
        How many animals were lost in the gale? => {sheep} sheep
        In what did the innkeeper rescue her guests? => in a washtub
        How many people did she rescue? => {saved}
        How long before the flood is the bell rung? => {bell}
        """,
        """
        How many people live on {island}?
        How far is it to the island?
        Who rings the bell?
        """,
    ),
    reading(
        "materials",
        """
        Spider silk is, weight for weight, stronger than steel and yet can be stretched by a third before it breaks. Spiders cannot be kept in herds like
        silkworms, as they would eat each other, so {firm} took another path: its researchers, led by {woman}, put the gene for the silk of the {spider}
        spider into yeast, which now produces the protein in steel tanks in {town}. The first thread, spun in {year}, was brittle. The team had overlooked
        that a spider does not press its silk out but pulls it, and that the pulling lines up the molecules; once they had built a nozzle that did the same,
        the strength rose by {rise}. A kilogram costs {price} at present, far too much for clothes, and the main customers are surgeons, who sew nerves with
        it since the body does not reject it. Only {tons} were sold last year.
        """,
        {
            "firm": firm, "woman": woman, "spider": common, "town": town, "year": years(2002, 2019), "rise": percents(60, 95),
            "price": thousands(310, 980, "dollars"), "tons": whole(140, 950, "kilograms"),
        },
        """
        How far can spider silk be stretched? => by a third
        Why are spiders not farmed like silkworms? => they would eat each other
        In which organism is the protein made? => yeast
        Who headed the research team? => {woman}
        What was the fault of the first thread? => brittle
        How does a spider bring out its silk? => pulls it
        What does the pulling do to the silk? => lines up the molecules
        How expensive is a kilogram of the silk? => {price}
        Why do surgeons like the material? => the body does not reject it
        """,
        """
        How many people work for {firm}?
        How thick is the thread?
        What colour is the artificial silk?
        """,
    ),
    reading(
        "technology",
        """
        A satellite navigation receiver works out where it is by listening to clocks. Each of the {count} satellites of the system {system} carries an atomic
        clock and keeps sending out the time and its own position; from the delay with which a signal arrives, the receiver knows how far away that satellite
        is. Three distances would be enough to fix a point, but as the receiver's own clock is cheap and inexact, a fourth satellite is needed to correct it.
        The satellites fly {height} above the ground, where clocks run a little faster than on Earth, as Einstein predicted, and unless this were allowed for,
        positions would be wrong by several kilometres a day. The system was opened to the public in {year}. In {town}, whose streets are narrow, signals
        bounce off the walls, and {man}, a taxi driver, was once led {wrong} from his goal, into the yard of a {yard}.
        """,
        {
            "count": one_of("24|26|27|30|32"), "system": coined, "height": thousands(19100, 24000, "kilometres"), "year": years(1994, 2020), "town": town,
            "man": man, "wrong": whole(110, 790, "metres"), "yard": one_of("brewery|monastery|prison|school|fire station"),
        },
        """
        What kind of clock is on board the satellites? => an atomic clock
        How many satellites belong to {system}? => {count}
        How does the receiver find out how far off a satellite is? => from the delay with which a signal arrives
        Why is a fourth satellite required? => the receiver's own clock is cheap and inexact
        How do clocks behave at that height? => run a little faster than on Earth
        Who foresaw this effect? => Einstein
        When could everybody begin to use the system? => {year}
        What do signals do in narrow streets? => bounce off the walls
        Where did the taxi driver end up? => the yard of a {yard}
        """,
        """
        How much did {system} cost?
        How long does one satellite last?
        How many people use the system?
        """,
    ),
    reading(
        "science",
        """
        Ice floats because water, unlike nearly every other substance, takes up more room when it freezes. The molecules arrange themselves in open six-sided
        rings, and a litre of water becomes about 1.09 litres of ice, with a force that can burst iron. {woman} showed this in {year} to a crowd in the market
        place of {town}: she filled a bomb shell, whose wall was {wall} thick, closed it with a screw and left it in a frost of {frost}. After {hours} it
        split with a bang, and one piece flew {flew}. Her teacher, {man}, had expected that the screw would give way first. The same property keeps fish
        alive, since a lake freezes from the top and the ice protects the water beneath, which is densest at 4 °C and therefore sinks to the bottom.
        """,
        {
            "woman": woman, "year": years(1784, 1888), "town": town, "wall": whole(12, 38, "millimetres"),
            "frost": one_of("minus 19 °C|minus 12 °C|minus 24 °C|minus 15 °C"), "hours": one_of("three hours|five hours|a whole night|seven hours"),
            "flew": whole(14, 88, "metres"), "man": man,
        },
        """
        Why does ice float? => takes up more room when it freezes
        In what form do the molecules arrange themselves? => open six-sided rings
        How much ice does one litre of water turn into? => about 1.09 litres
        Where was the experiment shown? => in the market place of {town}
        What was filled with water? => a bomb shell
        How cold was it that day? => {frost}
        How far was a fragment thrown? => {flew}
        What had the teacher thought would break first? => the screw
        What creatures benefit from this property of ice? => fish
        """,
        """
        How many people watched the experiment?
        Was anyone injured by the bang?
        How heavy was the bomb shell?
        """,
    ),
    reading(
        "engineering",
        """
        In hot countries houses were cooled long before there was electricity. The old town of {town} is full of wind towers, which rise above the roofs and
        have openings on every side: the side facing the wind catches the air and leads it down, while warm air is sucked out on the opposite side. In the
        house of {family}, built in {year}, the air is led over an underground canal as well, and because water takes up heat when it evaporates, the cellar
        stays at {inside} while the street is at {outside}. {man}, an architect from {firm}, measured {towers} towers before he designed an office block
        without air conditioning. It has thick walls of clay, which warm up so slowly that the heat of noon reaches the rooms only at night, when the windows
        are opened. Its bill for energy is {less} lower than that of its neighbours.
        """,
        {
            "town": town, "family": coined, "year": years(1712, 1868), "inside": whole(19, 25, "°C"), "outside": whole(38, 46, "°C"), "man": man,
            "firm": firm, "towers": whole(14, 96), "less": percents(45, 85),
        },
        """
        What was used to cool houses in the old town? => wind towers
        What does the side facing the wind do? => catches the air and leads it down
        How does warm air leave the house? => sucked out on the opposite side
        What effect does evaporating water have? => takes up heat
        How cool is the cellar of the house of {family}? => {inside}
        How many towers did the architect examine? => {towers}
        What are the walls of the office block made of? => clay
        When does the midday heat arrive in the rooms? => only at night
        How much is saved on energy compared with the neighbours? => {less}
        """,
        """
        How high are the wind towers?
        How many people work in the office block?
        When was the office block finished?
        """,
    ),
]
