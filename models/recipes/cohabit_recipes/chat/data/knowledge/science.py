"""Everyday facts of science: elements, space, substances, the body, measuring, inventing, and what scientific words mean."""

from .relation import Relation, Single, pairs_of


_SYMBOLS = pairs_of("""
hydrogen = H; helium = He; lithium = Li; beryllium = Be; boron = B; carbon = C; nitrogen = N; oxygen = O; fluorine = F; neon = Ne;
sodium = Na; magnesium = Mg; aluminium = Al; silicon = Si; phosphorus = P; sulfur = S; chlorine = Cl; argon = Ar; potassium = K; calcium = Ca;
scandium = Sc; titanium = Ti; vanadium = V; chromium = Cr; manganese = Mn; iron = Fe; cobalt = Co; nickel = Ni; copper = Cu; zinc = Zn;
gallium = Ga; germanium = Ge; arsenic = As; selenium = Se; bromine = Br; krypton = Kr; rubidium = Rb; strontium = Sr; yttrium = Y; zirconium = Zr;
niobium = Nb; molybdenum = Mo; technetium = Tc; ruthenium = Ru; rhodium = Rh; palladium = Pd; silver = Ag; cadmium = Cd; indium = In; tin = Sn;
antimony = Sb; tellurium = Te; iodine = I; xenon = Xe; caesium = Cs; barium = Ba; lanthanum = La; cerium = Ce; praseodymium = Pr; neodymium = Nd;
promethium = Pm; samarium = Sm; europium = Eu; gadolinium = Gd; terbium = Tb; dysprosium = Dy; holmium = Ho; erbium = Er; thulium = Tm; ytterbium = Yb;
lutetium = Lu; hafnium = Hf; tantalum = Ta; tungsten = W; rhenium = Re; osmium = Os; iridium = Ir; platinum = Pt; gold = Au; mercury = Hg;
thallium = Tl; lead = Pb; bismuth = Bi; polonium = Po; astatine = At; radon = Rn; francium = Fr; radium = Ra; actinium = Ac; thorium = Th;
protactinium = Pa; uranium = U; neptunium = Np; plutonium = Pu; americium = Am; curium = Cm; berkelium = Bk; californium = Cf; einsteinium = Es; fermium = Fm
""")
_NUMBERS = {element: str(number) for number, element in enumerate(_SYMBOLS, 1)}
_GASES = "hydrogen helium nitrogen oxygen fluorine neon chlorine argon krypton xenon radon".split()
_SOLIDS = (
    "lithium carbon sodium magnesium aluminium silicon phosphorus sulfur potassium calcium titanium chromium iron cobalt nickel copper zinc silver tin iodine"
    " tungsten platinum gold lead uranium"
).split()
_STATES = {e: "a gas" for e in _GASES} | {e: "a solid" for e in _SOLIDS} | {"bromine": "a liquid", "mercury": "a liquid"}

_FORMULAS = pairs_of("""
water = H2O; carbon dioxide = CO2; carbon monoxide = CO; table salt = NaCl; ammonia = NH3; methane = CH4; ozone = O3; sulfuric acid = H2SO4;
hydrochloric acid = HCl; nitric acid = HNO3; hydrogen peroxide = H2O2; glucose = C6H12O6; table sugar = C12H22O11; ethanol = C2H5OH; methanol = CH3OH;
acetic acid = CH3COOH; baking soda = NaHCO3; washing soda = Na2CO3; limestone = CaCO3; quicklime = CaO; slaked lime = Ca(OH)2; caustic soda = NaOH;
propane = C3H8; butane = C4H10; ethane = C2H6; benzene = C6H6; laughing gas = N2O; sulfur dioxide = SO2; nitrogen dioxide = NO2; quartz = SiO2;
potassium hydroxide = KOH; potassium chloride = KCl; potassium nitrate = KNO3; copper sulfate = CuSO4; hydrogen sulfide = H2S; acetylene = C2H2;
phosphoric acid = H3PO4; carbonic acid = H2CO3; silver nitrate = AgNO3; titanium dioxide = TiO2; magnesium oxide = MgO; octane = C8H18; acetone = C3H6O;
caffeine = C8H10N4O2; heavy water = D2O; hydrogen fluoride = HF; zinc oxide = ZnO; aluminium oxide = Al2O3
""")

_PLANETS = "Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune".split()
_ORDER = dict(zip(_PLANETS, "first second third fourth fifth sixth seventh eighth".split()))
_MOONS = pairs_of("""
Phobos = Mars; Deimos = Mars; Io = Jupiter; Europa = Jupiter; Ganymede = Jupiter; Callisto = Jupiter; Amalthea = Jupiter; Titan = Saturn; Enceladus = Saturn;
Mimas = Saturn; Rhea = Saturn; Iapetus = Saturn; Dione = Saturn; Tethys = Saturn; Hyperion = Saturn; Phoebe = Saturn; Titania = Uranus; Oberon = Uranus;
Miranda = Uranus; Ariel = Uranus; Umbriel = Uranus; Triton = Neptune; Nereid = Neptune; Proteus = Neptune
""")

_BRANCHES = pairs_of("""
biology = living things; botany = plants; zoology = animals; chemistry = substances and how they react; physics = matter and energy;
astronomy = stars and planets; geology = rocks and the Earth; meteorology = the weather; psychology = the mind and behaviour; sociology = human society;
archaeology = the remains of past cultures; palaeontology = fossils; entomology = insects; ornithology = birds; ichthyology = fish; mycology = fungi;
linguistics = language; ecology = living things and their environment; genetics = genes and heredity; anatomy = the structure of the body;
physiology = how the body works; cardiology = the heart; neurology = the nervous system; dermatology = the skin; oncology = cancer;
virology = viruses; bacteriology = bacteria; immunology = the immune system; seismology = earthquakes; volcanology = volcanoes; oceanography = the oceans;
hydrology = water on the Earth; mineralogy = minerals; climatology = the climate; acoustics = sound; optics = light; mechanics = motion and forces;
thermodynamics = heat and its relation to work; economics = money, goods and markets; pharmacology = medicines; toxicology = poisons;
haematology = blood; histology = tissues; cytology = cells; herpetology = reptiles and amphibians; primatology = monkeys and apes; anthropology = humankind;
demography = populations; etymology = the origin of words; cosmology = the universe as a whole; dendrology = trees; criminology = crime;
theology = religion and God; geometry = shapes and space; arithmetic = numbers and how to calculate with them; logic = reasoning; ethics = right and wrong;
cryptography = secret writing; gerontology = ageing; ophthalmology = the eyes; parasitology = parasites; numismatics = coins; cartography = maps;
speleology = caves; epidemiology = how diseases spread; nephrology = the kidneys; arachnology = spiders; limnology = lakes; phonetics = the sounds of speech
""")

_INSTRUMENTS = pairs_of("""
a thermometer = temperature; a barometer = air pressure; a hygrometer = humidity; an anemometer = wind speed; a speedometer = the speed of a vehicle;
an odometer = the distance a vehicle has travelled; a ruler = length; a clock = time; an ammeter = electric current; a voltmeter = voltage;
an ohmmeter = electrical resistance; a seismograph = earthquakes; an altimeter = altitude; a protractor = angles; a rain gauge = rainfall;
a Geiger counter = radioactivity; a wattmeter = electric power; a hydrometer = the density of liquids; a tachometer = the speed of rotation;
a pedometer = steps; a light meter = the brightness of light; a sphygmomanometer = blood pressure; a spring balance = force;
a manometer = the pressure of gases;
a calorimeter = heat; a pH meter = acidity; a stopwatch = short periods of time; a micrometer = very small lengths; a spirometer = the air in our lungs;
a tape measure = distances up to a few metres; a kitchen scale = the weight of food; a decibel meter = loudness; a fathometer = the depth of water;
a galvanometer = very small electric currents; a planimeter = areas on a map; a pyrometer = very high temperatures
""")

_INVENTORS = pairs_of("""
the telephone = Alexander Graham Bell; the phonograph = Thomas Edison; dynamite = Alfred Nobel; the World Wide Web = Tim Berners-Lee;
the mercury barometer = Evangelista Torricelli; the lightning rod = Benjamin Franklin; the electric battery = Alessandro Volta;
the diesel engine = Rudolf Diesel; the cotton gin = Eli Whitney; the pendulum clock = Christiaan Huygens; the hot-air balloon = the Montgolfier brothers;
the first powered aeroplane = the Wright brothers; the Rubik's Cube = Erno Rubik; the ballpoint pen = Laszlo Biro; the zeppelin = Ferdinand von Zeppelin;
the raised alphabet for the blind = Louis Braille; the stethoscope = Rene Laennec; the safety elevator = Elisha Otis; the smallpox vaccine = Edward Jenner;
the polio vaccine by injection = Jonas Salk; the miner's safety lamp = Humphry Davy; basketball = James Naismith;
vulcanised rubber = Charles Goodyear; the reflecting telescope = Isaac Newton; the Ferris wheel = George Ferris; the saxophone = Adolphe Sax;
the safety razor with disposable blades = King Camp Gillette; pasteurisation = Louis Pasteur; Esperanto = Ludwik Zamenhof; Velcro = George de Mestral;
the mechanical television = John Logie Baird; the telegraph code of dots and dashes = Samuel Morse; the moving assembly line for cars = Henry Ford;
the alternating current induction motor = Nikola Tesla; the bifocal lens = Benjamin Franklin; the chronometer for finding longitude at sea = John Harrison;
the periodic table = Dmitri Mendeleev; the Linux kernel = Linus Torvalds; the hovercraft = Christopher Cockerell; the jet engine in Britain = Frank Whittle;
the Bunsen burner = Robert Bunsen; the vacuum flask = James Dewar; the computer mouse = Douglas Engelbart; the instant camera = Edwin Land;
the Celsius scale = Anders Celsius; the mercury thermometer = Daniel Gabriel Fahrenheit; the steam engine with a separate condenser = James Watt;
the analytical engine = Charles Babbage; the movable-type printing press in Europe = Johannes Gutenberg; the Petri dish = Julius Richard Petri
""")

_DISCOVERERS = pairs_of("""
penicillin = Alexander Fleming; radium = Marie and Pierre Curie; X-rays = Wilhelm Roentgen; the law of gravity = Isaac Newton; the electron = J. J. Thomson;
the neutron = James Chadwick; the theory of relativity = Albert Einstein; the planet Uranus = William Herschel; the dwarf planet Pluto = Clyde Tombaugh;
the circulation of the blood = William Harvey; electromagnetic induction = Michael Faraday; radioactivity = Henri Becquerel;
the laws of inheritance in peas = Gregor Mendel; the four largest moons of Jupiter = Galileo Galilei; the laws of planetary motion = Johannes Kepler;
the atomic nucleus = Ernest Rutherford; radio waves = Heinrich Hertz; the principle of buoyancy = Archimedes; hydrogen as an element = Henry Cavendish;
the blood groups A, B and O = Karl Landsteiner; the moon Titan = Christiaan Huygens; the tuberculosis bacterium = Robert Koch;
the law of electrical resistance = Georg Ohm; evolution by natural selection = Charles Darwin and Alfred Russel Wallace;
the tomb of Tutankhamun = Howard Carter;
the double helix of DNA = James Watson and Francis Crick; the expansion of the universe = Edwin Hubble; the quantum of energy = Max Planck
""")

_BONES = pairs_of("""
the collarbone = the clavicle; the shoulder blade = the scapula; the kneecap = the patella; the thigh bone = the femur; the shin bone = the tibia;
the breastbone = the sternum; the jawbone = the mandible; the skull = the cranium; the tailbone = the coccyx; the bone of the upper arm = the humerus;
the heel bone = the calcaneus; the calf bone = the fibula; the windpipe = the trachea; the voice box = the larynx; the gullet = the oesophagus;
the womb = the uterus; the belly button = the navel; the eardrum = the tympanic membrane; a wrist bone = a carpal; a finger bone = a phalanx;
the armpit = the axilla; the throat = the pharynx; the big toe = the hallux; the funny bone nerve = the ulnar nerve
""")

_ORGANS = pairs_of("""
the heart = pump blood; the lungs = take in oxygen; the stomach = digest food; the kidneys = filter the blood; the brain = think and control the body;
the skin = protect the body; the ears = hear; the eyes = see; the nose = smell; the tongue = taste; the bladder = store urine; the gall bladder = store bile;
the pancreas = make insulin; the small intestine = absorb nutrients from food; the large intestine = absorb water from waste; the retina = sense light;
the diaphragm = help us breathe; the muscles = move the body; the skeleton = support the body; the liver = clean the blood and make bile; the teeth = chew food;
the veins = carry blood to the heart; the arteries = carry blood away from the heart; the nerves = carry signals; the pupil = let light into the eye;
red blood cells = carry oxygen; white blood cells = fight infection; platelets = help blood to clot; the eyelids = protect the eyes;
saliva = help to digest food;
the eardrum = pass on the vibrations of sound; tendons = join muscles to bones; ligaments = join bones to bones; bone marrow = make blood cells;
the thyroid gland = make hormones that control the metabolism; the spinal cord = carry signals between the brain and the body;
tears = keep the eyes clean and wet
""")

_QUANTITIES = pairs_of("""
length = metre; mass = kilogram; time = second; electric current = ampere; temperature = kelvin; the amount of substance = mole; luminous intensity = candela;
force = newton; energy = joule; power = watt; pressure = pascal; frequency = hertz; voltage = volt; electrical resistance = ohm; electric charge = coulomb;
capacitance = farad; magnetic flux = weber; magnetic flux density = tesla; inductance = henry; electrical conductance = siemens; radioactivity = becquerel;
illuminance = lux; luminous flux = lumen; absorbed radiation dose = gray
""")
_UNIT_SYMBOLS = pairs_of("""
metre = m; kilometre = km; centimetre = cm; millimetre = mm; kilogram = kg; gram = g; milligram = mg; litre = l; millilitre = ml; second = s; hour = h;
minute = min;
ampere = A; kelvin = K; mole = mol; candela = cd; newton = N; joule = J; watt = W; pascal = Pa; hertz = Hz; volt = V; ohm = Ω; coulomb = C; farad = F;
tesla = T;
becquerel = Bq; decibel = dB; hectare = ha; kilowatt = kW; kilowatt-hour = kWh; megahertz = MHz; gigahertz = GHz; kilobyte = kB; megabyte = MB; gigabyte = GB;
terabyte = TB; pound = lb; ounce = oz; inch = in; foot = ft; yard = yd; mile = mi; lumen = lm; lux = lx; weber = Wb; gray = Gy; sievert = Sv
""")

_DOCTORS = pairs_of("""
a cardiologist = the heart; a dermatologist = the skin; a dentist = the teeth; a neurologist = the nervous system; an oncologist = cancer;
a paediatrician = children;
an ophthalmologist = the eyes; a psychiatrist = mental illness; a geriatrician = old people; a nephrologist = the kidneys; a haematologist = the blood;
a pulmonologist = the lungs; a vet = animals; a podiatrist = the feet; an allergist = allergies; a hepatologist = the liver; a rheumatologist = the joints;
an endocrinologist = hormones; a gastroenterologist = the stomach and bowels; an obstetrician = pregnancy and birth; an orthopaedist = bones and muscles
""")
_PHOBIAS = pairs_of("""
arachnophobia = spiders; claustrophobia = narrow spaces; acrophobia = heights; hydrophobia = water; xenophobia = strangers; ophidiophobia = snakes;
cynophobia = dogs;
ornithophobia = birds; nyctophobia = the dark; pyrophobia = fire; agoraphobia = open or crowded places; aerophobia = flying; coulrophobia = clowns;
ailurophobia = cats; entomophobia = insects; glossophobia = speaking in public; haemophobia = blood; mysophobia = germs; technophobia = technology;
trypanophobia = needles; astraphobia = thunder and lightning; dentophobia = dentists; triskaidekaphobia = the number thirteen; thalassophobia = the sea
""")
_LACKS = pairs_of("""
scurvy = vitamin C; rickets = vitamin D; goitre = iodine; beriberi = vitamin B1; pellagra = vitamin B3; night blindness = vitamin A
""")
_VITAMINS = pairs_of("""
vitamin A = retinol; vitamin B1 = thiamine; vitamin B2 = riboflavin; vitamin B3 = niacin; vitamin B5 = pantothenic acid; vitamin B6 = pyridoxine;
vitamin B7 = biotin; vitamin B9 = folic acid; vitamin B12 = cobalamin; vitamin C = ascorbic acid; vitamin E = tocopherol
""")
_MADE_OF = pairs_of("""
bronze = copper and tin; brass = copper and zinc; steel = iron and carbon; water = hydrogen and oxygen; table salt = sodium and chlorine;
rust = iron and oxygen;
concrete = cement, sand, gravel and water; glass = sand, soda and lime; paper = wood pulp; pewter = mostly tin; a diamond = carbon;
graphite = carbon; sterling silver = silver and copper; stainless steel = iron, chromium and carbon; cotton cloth = the fibres of the cotton plant;
linen = the fibres of flax; silk = the cocoons of silkworms; wool = the hair of sheep; leather = animal skin; chalk = calcium carbonate;
plastic = mostly oil; ice = frozen water; sand = tiny grains of rock; coal = ancient plants; amber = fossil tree resin; porcelain = fired clay
""")

_TERMS = pairs_of("""
an atom = the smallest part of a chemical element; a molecule = a group of atoms held together; an electron = a tiny particle with a negative charge;
a proton = a particle with a positive charge in the nucleus of an atom; a neutron = a particle without charge in the nucleus of an atom;
an ion = an atom or molecule with an electric charge; an isotope = a form of an element with a different number of neutrons;
an element = a substance made of only one kind of atom; a compound = a substance made of two or more elements;
an alloy = a mixture of a metal with other elements;
an acid = a substance with a pH below 7; a base = a substance that neutralises an acid;
a catalyst = a substance that speeds up a reaction without being used up;
a solvent = a liquid that dissolves other substances; a crystal = a solid whose atoms are arranged in a regular pattern;
oxidation = a reaction in which a substance loses electrons; combustion = the burning of a fuel with oxygen;
corrosion = the slow destruction of metal by its surroundings;
evaporation = the change of a liquid into a gas; condensation = the change of a gas into a liquid; melting = the change of a solid into a liquid;
freezing = the change of a liquid into a solid; sublimation = the change of a solid directly into a gas;
diffusion = the spreading of particles from a crowded place to an empty one;
gravity = the force that pulls things with mass towards each other; friction = the force that slows down surfaces rubbing together;
inertia = the tendency of things to keep moving or to stay at rest; velocity = speed in a certain direction; acceleration = the rate at which velocity changes;
momentum = mass times velocity; density = mass divided by volume; pressure = force divided by area; a force = a push or a pull; energy = the ability to do work;
kinetic energy = the energy of motion; potential energy = energy stored because of position; power = the rate at which work is done;
heat = energy that flows from hot things to cold things; temperature = a measure of how hot something is;
a wave = a disturbance that carries energy; frequency = the number of waves in one second; a wavelength = the distance between two wave crests;
an echo = a sound that is reflected;
a vacuum = a space with nothing in it; a magnet = an object that attracts iron; electricity = the flow of electric charge;
a conductor = a material that lets electricity pass;
an insulator = a material that does not let electricity pass; a semiconductor = a material that conducts electricity only partly;
a fuse = a wire that melts when the current is too strong;
a battery = a store of chemical energy that gives electricity; a photon = a particle of light;
a laser = a device that makes a narrow beam of light of one colour;
a prism = a block of glass that splits light into colours; a lens = a curved piece of glass that bends light; reflection = the bouncing of light off a surface;
refraction = the bending of light when it enters another material; radiation = energy that travels as waves or particles;
nuclear fission = the splitting of an atomic nucleus; nuclear fusion = the joining of small atomic nuclei into a larger one;
a star = a huge ball of hot, glowing gas; a planet = a large round body that orbits a star; a moon = a natural body that orbits a planet;
a comet = a ball of ice and dust that grows a tail near the Sun; an asteroid = a rocky body that orbits the Sun;
a meteor = a streak of light made by a rock burning up in the air;
a meteorite = a rock from space that has landed on the ground; a galaxy = a huge group of stars held together by gravity;
a black hole = a place whose gravity is so strong that not even light escapes;
a supernova = the explosion of a massive star; a nebula = a cloud of gas and dust in space; a constellation = a pattern of stars in the sky;
an orbit = the path of one body around another in space;
a light year = the distance that light travels in one year; a satellite = an object that orbits a planet; a solar eclipse = the Moon covering the Sun;
a lunar eclipse = the shadow of the Earth falling on the Moon; the Milky Way = the galaxy in which we live; the Big Bang = the beginning of the universe;
a telescope = an instrument for looking at distant things;
a microscope = an instrument for looking at very small things; a cell = the smallest living unit; a tissue = a group of similar cells;
an organ = a part of the body with a special task;
a gene = a piece of DNA that carries one inherited trait; DNA = the molecule that carries the genetic information of living things;
a chromosome = a long thread of DNA in a cell;
a virus = a tiny germ that multiplies only inside living cells; a bacterium = a living thing made of one simple cell;
a fungus = a living thing such as a mushroom or a mould;
a parasite = a living thing that lives at the cost of another; an enzyme = a protein that speeds up reactions in the body;
a hormone = a chemical messenger in the body;
a protein = a large molecule built from amino acids; a carbohydrate = a nutrient such as sugar or starch;
a vitamin = a substance that the body needs in tiny amounts;
an antibody = a protein that fights germs; a vaccine = a substance that trains the body to fight a disease; an antibiotic = a medicine that kills bacteria;
photosynthesis = the way plants make sugar from light, water and carbon dioxide; respiration = the way cells get energy from food;
digestion = the breaking down of food in the body;
metabolism = all the chemical processes in a living body; evolution = the slow change of living things over many generations; a mutation = a change in a gene;
natural selection = the survival of those living things that fit best; a species = a group of living things that can breed with each other;
an ecosystem = living things together with their surroundings;
a food chain = a line of living things that eat each other; a habitat = the place where a plant or animal lives; biodiversity = the variety of life;
extinction = the dying out of a species;
a fossil = the remains of a living thing preserved in rock; a herbivore = an animal that eats plants; a carnivore = an animal that eats meat;
an omnivore = an animal that eats plants and meat;
a predator = an animal that hunts other animals; a mammal = an animal that feeds its young with milk; an amphibian = an animal that lives in water and on land;
a vertebrate = an animal with a backbone; an invertebrate = an animal without a backbone; hibernation = a long sleep through the winter;
camouflage = colouring that hides an animal;
pollination = the carrying of pollen from flower to flower; chlorophyll = the green substance in leaves;
a root = the part of a plant that takes water from the soil;
a hypothesis = an idea that can be tested; a theory = a tested explanation of how something works; an experiment = a test made to find something out;
a mineral = a natural solid substance found in rocks; magma = melted rock below the ground; lava = melted rock that flows from a volcano;
erosion = the wearing away of land by wind and water;
the greenhouse effect = the warming of the Earth by gases that hold back heat; the ozone layer = the part of the air that blocks harmful rays from the Sun;
osmosis = the movement of water through a thin membrane; static electricity = electric charge that rests on a surface;
an allergy = a strong reaction of the body to a harmless substance;
inflammation = the reaction of the body to an injury or infection; a placebo = a treatment without an active medicine;
a tumour = an abnormal growth of cells; a reflex = a quick reaction without thinking;
a pandemic = a disease that spreads over the whole world; an epidemic = a disease that spreads quickly among many people; a symptom = a sign of an illness;
insulin = the hormone that lowers blood sugar;
adrenaline = a hormone that prepares the body for danger; a stem cell = a cell that can become many kinds of cells; plasma = a hot gas of charged particles;
the water cycle = the path of water from sea to air to land and back
""")

RELATIONS: list[Relation] = [
    Relation(
        "element_symbol",
        _SYMBOLS,
        [
            "What is the chemical symbol for {x}?", "What is the symbol of {x}?", "Which symbol does {x} have in the periodic table?",
            "How is {x} written in chemistry?", "Tell me the chemical symbol of {x}.", "Which letters stand for the element {x}?",
            "Give me the symbol for {x}.", "What is the abbreviation for the element {x}?",
            "What do chemists write for {x}?", "In the periodic table, which symbol stands for {x}?",
        ],
        "The chemical symbol of {x} is {y}.",
        [
            "Which element has the symbol {y}?", "What element is {y}?", "What does the chemical symbol {y} stand for?",
            "Which chemical element is written {y}?",
            "Name the element with the symbol {y}.", "In chemistry, what does {y} mean?", "What is {y} in the periodic table?", "Tell me which element {y} is.",
            "The symbol {y} belongs to which element?", "What is the name of the element whose symbol is {y}?",
        ],
        "The symbol {y} stands for {x}.",
    ),
    Relation(
        "element_number",
        _NUMBERS,
        [
            "What is the atomic number of {x}?", "Which atomic number does {x} have?", "How many protons does an atom of {x} have?",
            "How many protons are in {x}?",
            "Tell me the atomic number of {x}.", "What number is {x} in the periodic table?", "Give me the atomic number for {x}.",
            "What is the number of the element {x}?",
            "At which number is {x} in the periodic table?", "On the list of elements, what is the number of {x}?",
        ],
        "The atomic number of {x} is {y}.",
        [
            "Which element has the atomic number {y}?", "What element has {y} protons?", "Which element is number {y} in the periodic table?",
            "What is element number {y}?",
            "Name the element with the atomic number {y}.", "Whose atomic number is {y}?", "What element comes at number {y} of the periodic table?",
            "Tell me the element with {y} protons.",
            "The atomic number {y} belongs to which element?", "An atom with {y} protons is an atom of which element?",
        ],
        "The element with the atomic number {y} is {x}.",
    ),
    Relation(
        "element_state",
        _STATES,
        [
            "Is {x} a solid, a liquid or a gas?", "In which state is {x} at room temperature?", "What state of matter is {x}?",
            "Is {x} solid, liquid or gaseous?",
            "What is {x} at room temperature, a solid, a liquid or a gas?", "Tell me the state of {x} at room temperature.",
            "Which state does {x} have when it is about 20 degrees?",
            "At room temperature, is {x} a gas, a liquid or a solid?", "In what form do we find {x} in a normal room: solid, liquid or gas?",
            "Would {x} be a solid, a liquid or a gas in this room?",
        ],
        "At room temperature, {x} is {y}.",
    ),
    Relation(
        "formula",
        _FORMULAS,
        [
            "What is the chemical formula of {x}?", "What is the formula for {x}?", "Which formula does {x} have?", "How do chemists write {x}?",
            "Tell me the formula of {x}.",
            "Give me the chemical formula for {x}.", "What is {x} as a chemical formula?", "What is {x} in chemistry, as a formula?",
            "How would you write {x} as a formula?", "Which chemical formula belongs to {x}?",
        ],
        "The chemical formula of {x} is {y}.",
        [
            "What is {y}?", "Which substance has the formula {y}?", "What substance is {y}?", "What does the formula {y} stand for?",
            "Name the substance with the formula {y}.",
            "Which substance do chemists write as {y}?", "What is the common name of {y}?", "Tell me what {y} is.",
            "The formula {y} belongs to which substance?", "What do we call {y} in everyday life?",
        ],
        "The formula {y} stands for {x}.",
    ),
    Relation(
        "planet_order",
        _ORDER,
        [
            "Which planet from the Sun is {x}?", "What is the position of {x} counted from the Sun?", "What place does {x} have among the planets?",
            "Where does {x} come in the order of the planets?",
            "Tell me the position of {x} in the solar system.", "Counting from the Sun, which planet is {x}?", "At what position from the Sun is {x}?",
            "What number planet is {x}?",
            "In the row of planets, where is {x}?", "How far along the line of planets from the Sun is {x}?",
        ],
        "Counted from the Sun, {x} is the {y} planet.",
        [
            "Which is the {y} planet from the Sun?", "What is the {y} planet of the solar system?", "What is the name of the {y} planet from the Sun?",
            "Name the {y} planet from the Sun.",
            "What planet is {y} from the Sun?", "Which planet comes {y} when you start at the Sun?", "Tell me the {y} planet of our solar system.",
            "Counting from the Sun, which planet is {y}?",
            "Starting at the Sun, what is planet number {y} called?", "Which planet has the {y} place from the Sun?",
        ],
        "The {y} planet from the Sun is {x}.",
    ),
    Relation(
        "planet_kind",
        {**dict.fromkeys(_PLANETS[:4], "a rocky planet"), **dict.fromkeys(_PLANETS[4:6], "a gas giant"), **dict.fromkeys(_PLANETS[6:], "an ice giant"), "Pluto": "a dwarf planet", "Ceres": "a dwarf planet", "Eris": "a dwarf planet"},
        [
            "What kind of planet is {x}?", "What type of planet is {x}?", "Which kind of planet is {x}?",
            "Is {x} a rocky planet, a gas giant or something else?",
            "To which group of planets does {x} belong?", "Tell me what kind of planet {x} is.", "What sort of planet is {x}?",
            "How do astronomers classify {x}?",
            "Among planets, what class is {x}?", "In astronomy, what type of body is {x}?",
        ],
        "In our solar system, {x} is {y}.",
    ),
    Relation(
        "moon_planet",
        _MOONS,
        [
            "Which planet does the moon {x} orbit?", "To which planet does the moon {x} belong?", "Of which planet is {x} a moon?",
            "What planet has a moon called {x}?",
            "Whose moon is {x}?", "Around which planet does {x} travel?", "Tell me the planet of the moon {x}.", "What does the moon {x} go around?",
            "Which body is circled by the moon {x}?", "The moon {x} is part of which planet's system?",
        ],
        "The moon {x} orbits {y}.",
    ),
    Relation(
        "branch",
        _BRANCHES,
        [
            "What does {x} study?", "What is {x} about?", "What is studied in {x}?", "What is the subject of {x}?", "What does the science of {x} deal with?",
            "Tell me what {x} is about.", "What do people learn about in {x}?", "What is {x} the study of?",
            "If I read a book on {x}, what is it about?", "What does someone who works in {x} look into?",
        ],
        "The field of {x} is the study of {y}.",
        [
            "Which science studies {y}?", "What is the study of {y} called?", "What do we call the study of {y}?", "Which field deals with {y}?",
            "Which branch of science is about {y}?",
            "What is the name of the science of {y}?", "Name the field that studies {y}.", "Which subject is about {y}?",
            "What should I study to learn about {y}?", "The science of {y} has which name?",
        ],
        "The study of {y} is called {x}.",
    ),
    Relation(
        "instrument",
        _INSTRUMENTS,
        [
            "What does {x} measure?", "What is measured with {x}?", "What do you use {x} for?", "What is {x} for?", "What can you measure with {x}?",
            "Tell me what {x} measures.", "What is the purpose of {x}?", "What does {x} show?", "What would I find out with {x}?",
            "For which measurement do people need {x}?",
        ],
        "We use {x} to measure {y}.",
        [
            "What instrument measures {y}?", "Which instrument is used to measure {y}?", "What do you use to measure {y}?", "With what do we measure {y}?",
            "How can you measure {y}?",
            "What is the instrument for measuring {y} called?", "Name the instrument that measures {y}.", "What do I need to measure {y}?",
            "Which device tells us about {y}?", "If I wanted to measure {y}, what would I take?",
        ],
        "To measure {y}, we use {x}.",
    ),
    Relation(
        "inventor",
        _INVENTORS,
        [
            "Who invented {x}?", "Who is the inventor of {x}?", "By whom was {x} invented?", "Who came up with {x}?", "Who created {x}?",
            "Tell me who invented {x}.",
            "Who do we thank for {x}?", "What is the name of the inventor of {x}?", "To whom do we owe {x}?", "Whose invention was {x}?",
        ],
        "The invention of {x} is credited to {y}.",
    ),
    Relation(
        "discoverer",
        _DISCOVERERS,
        [
            "Who discovered {x}?", "Who found {x} first?", "Who gets the credit for discovering {x}?", "Who is known for the discovery of {x}?",
            "Who first described {x}?",
            "Tell me who discovered {x}.", "To whom do we owe the discovery of {x}?", "Who made the discovery of {x}?",
            "Which name goes with the discovery of {x}?", "Behind the discovery of {x}, who was it?",
        ],
        "The discovery of {x} was made by {y}.",
    ),
    Relation(
        "body_name",
        _BONES,
        [
            "What is the medical name of {x}?", "What do doctors call {x}?", "What is the scientific name for {x}?", "What is {x} called in medicine?",
            "What is another name for {x}?",
            "Tell me the medical word for {x}.", "What is {x} called by doctors?", "Which medical term means {x}?", "In anatomy, what is {x}?",
            "A doctor would say what for {x}?",
        ],
        "The medical name of {x} is {y}.",
        [
            "What is {y}?", "What is the common name of {y}?", "What do people normally call {y}?", "Which part of the body is {y}?",
            "What is {y} in everyday words?",
            "What does {y} mean in plain English?", "Tell me what {y} is.", "Which body part do doctors call {y}?", "What do ordinary people call {y}?",
            "In simple words, what would {y} be?",
        ],
        "The common name of {y} is {x}.",
    ),
    Relation(
        "organ_task",
        _ORGANS,
        [
            "What is the job of {x}?", "What is the function of {x}?", "What is the task of {x} in the body?", "Why do we need {x}?",
            "What is the purpose of {x}?", "What role is played by {x} in the body?",
            "Tell me the function of {x}.", "For what does the body need {x}?", "What would the body lack without {x}?",
            "In the body, what is the work of {x}?",
        ],
        "The job of {x} is to {y}.",
        [
            "Which part of the body is there to {y}?", "What does the body use to {y}?", "Which body part helps to {y}?", "What do we need to {y}?",
            "What part of us has the job to {y}?", "Name the part of the body whose job is to {y}.",
            "In the body, what has the task to {y}?", "With which part does the body {y}?", "Which part of a human must {y}?",
            "What is there in the body to {y}?",
        ],
        "To {y}, the body uses {x}.",
    ),
    Relation(
        "quantity_unit",
        _QUANTITIES,
        [
            "What is the SI unit of {x}?", "In which unit is {x} measured?", "What is the unit of {x}?", "Which unit do we use for {x}?",
            "What unit is used to measure {x}?",
            "Tell me the unit for {x}.", "In science, what is the unit for {x}?", "Which SI unit belongs to {x}?", "Physicists give {x} in which unit?",
            "What is {x} expressed in?",
        ],
        "The SI unit of {x} is the {y}.",
        [
            "What does the {y} measure?", "The {y} is a unit of what?", "What is measured in units of one {y}?", "Which quantity has the unit {y}?",
            "For what do we use the unit {y}?",
            "What is the {y} a unit of?", "What quantity is given with the unit {y}?", "Tell me what the {y} measures.",
            "Which physical quantity belongs to the {y}?", "If a value has the unit {y}, what was measured?",
        ],
        "The {y} is the unit of {x}.",
    ),
    Relation(
        "unit_symbol",
        _UNIT_SYMBOLS,
        [
            "What is the symbol for the unit {x}?", "How is the unit {x} abbreviated?", "What is the abbreviation of {x}?",
            "How do you write {x} in short?", "What is the short form of {x}?",
            "Which symbol stands for the unit {x}?", "Tell me the abbreviation for the unit {x}.", "What is the sign for the unit {x}?",
            "In short, how is the unit {x} written?", "Which letters do we use for the unit {x}?",
        ],
        "The symbol for the unit {x} is {y}.",
        [
            "Which unit has the symbol {y}?", "What unit is {y}?", "Which unit is abbreviated {y}?", "What does {y} mean after a number?",
            "What unit does {y} stand for?",
            "For which unit is {y} the short form?", "Tell me the unit that {y} stands for.", "As a unit, what is {y}?",
            "Behind a number I read {y}; which unit is that?", "The unit symbol {y} stands for what?",
        ],
        "The unit symbol {y} stands for {x}.",
    ),
    Relation(
        "doctor",
        _DOCTORS,
        [
            "What does {x} treat?", "What is {x} a doctor for?", "What kind of problems does {x} treat?", "For what do you see {x}?",
            "What does {x} specialise in?", "Tell me what {x} treats.",
            "What is the field of {x}?", "When a patient goes to {x}, what is it about?", "What is the special field of {x}?",
            "Who or what is cared for by {x}?",
        ],
        "The speciality of {x} is {y}.",
        [
            "Which doctor treats {y}?", "What is a doctor for {y} called?", "What kind of doctor do I need for {y}?", "Which specialist deals with {y}?",
            "Who treats {y}?", "What do you call a doctor who treats {y}?",
            "Name the specialist for {y}.", "Which doctor takes care of {y}?", "To whom should I go about {y}?", "What sort of specialist looks after {y}?",
        ],
        "The doctor for {y} is {x}.",
    ),
    Relation(
        "phobia",
        _PHOBIAS,
        [
            "What is {x}?", "What does {x} mean?", "What are people with {x} afraid of?", "What kind of fear is {x}?", "Which fear is meant by {x}?",
            "Tell me what {x} is.", "What does the word {x} stand for?",
            "Someone who has {x} fears what?", "Of what is a person with {x} scared?", "In plain words, which fear is {x}?",
        ],
        "The word {x} means the fear of {y}.",
        [
            "What is the fear of {y} called?", "What do you call the fear of {y}?", "Which phobia is the fear of {y}?",
            "What is the word for being afraid of {y}?", "What is the name of the fear of {y}?",
            "What term means the fear of {y}?", "Tell me the word for the fear of {y}.", "What phobia do people have who are afraid of {y}?",
            "Which word describes a great fear of {y}?", "If I am scared of {y}, what phobia do I have?",
        ],
        "The fear of {y} is called {x}.",
    ),
    Relation(
        "lack",
        _LACKS,
        [
            "What causes {x}?", "Which lack causes {x}?", "What is missing in the food of people with {x}?", "What is the cause of {x}?",
            "A lack of what leads to {x}?", "Why do people get {x}?",
            "Tell me which lack leads to {x}.", "What do people need against {x}?", "What shortage brings on {x}?",
            "Which substance is too low in someone with {x}?",
        ],
        "A common cause of {x} is a lack of {y}.",
        [
            "What does a lack of {y} cause?", "Which disease comes from a lack of {y}?", "What happens without {y}?",
            "What illness do you get without {y}?", "What does too little {y} lead to?", "Name a disease caused by a lack of {y}.",
            "What can too little {y} cause?", "What is the result of a lack of {y}?", "Someone who gets no {y} may fall ill with what?",
            "Which illness does a shortage of {y} bring?",
        ],
        "A lack of {y} can cause {x}.",
    ),
    Relation(
        "vitamin",
        _VITAMINS,
        [
            "What is another name for {x}?", "What is the chemical name of {x}?", "What is {x} also called?", "Which substance is {x}?",
            "By what other name is {x} known?", "Tell me the other name of {x}.",
            "What do chemists call {x}?", "Give me another word for {x}.", "How else can you say {x}?", "On a label, which name may stand for {x}?",
        ],
        "Another name for {x} is {y}.",
        [
            "Which vitamin is {y}?", "What vitamin is also called {y}?", "What is {y}?", "Which vitamin has the name {y}?",
            "Which vitamin is known as {y}?", "What kind of vitamin is {y}?",
            "Tell me which vitamin {y} is.", "As a vitamin, what is {y}?", "Under which letter do we know {y}?", "The substance {y} is which vitamin?",
        ],
        "The other name of {y} is {x}.",
    ),
    Relation(
        "made_of",
        _MADE_OF,
        [
            "What is {x} made of?", "What does {x} consist of?", "What is {x} made from?", "Which materials are in {x}?", "What is in {x}?",
            "Tell me what {x} is made of.", "What does one need to make {x}?",
            "From what is {x} made?", "Of what does {x} consist?", "What is the stuff that {x} is made of?",
        ],
        "As a rule, {x} is made of {y}.",
    ),
    Relation(
        "science_term",
        _TERMS,
        [
            "What is {x}?", "Can you explain what {x} is?", "Tell me what {x} is.", "How would you define {x}?", "What do people mean by {x}?",
            "Define {x} in one sentence.",
            "In simple words, what is {x}?", "Explain to me what {x} is, please.", "What exactly is {x}?", "I would like to know what {x} is.",
        ],
        "In short, {x} is {y}.",
        [
            "What do we call {y}?", "What is the word for {y}?", "Which word means {y}?", "What is the name for {y}?", "What term stands for {y}?",
            "Tell me the word for {y}.",
            "What is {y} called?", "In science, what do we call {y}?", "I am looking for a word that means {y}.", "Which scientific word describes {y}?",
        ],
        "The word for {y} is {x}.",
    ),
]  # fmt: skip

SINGLES: list[Single] = [
    Single(["How many planets are in the solar system?", "How many planets go around the Sun?", "What is the number of planets in our solar system?",
        "How many planets does the Sun have?", "Tell me how many planets there are.", "Count the planets of the solar system.",
        "The Sun is orbited by how many planets?", "In our solar system, how many planets do we find?"], "There are eight planets in the solar system.",
        "eight"),
    Single(["What is the largest planet?", "Which planet is the biggest?", "What is the biggest planet of the solar system?", "Name the largest planet.",
        "Which planet is larger than all others?", "Tell me the biggest planet.", "Of all planets, which has the greatest size?",
        "What planet beats all the others in size?"], "The largest planet is Jupiter.", "Jupiter"),
    Single(["What is the smallest planet?", "Which planet is the smallest?", "Name the smallest planet.", "Which planet is smaller than all others?",
        "Tell me the smallest planet of the solar system.", "What planet has the least size?", "Of the eight planets, which one is tiniest?",
        "What is the littlest planet going around the Sun?"], "The smallest planet is Mercury.", "Mercury"),
    Single(["Which planet is called the red planet?", "What is the red planet?", "Which planet is red?", "What planet is known as the red planet?",
        "Name the red planet.", "Which planet has a red colour?", "The nickname red planet belongs to which planet?",
        "Why not tell me which planet looks red?"], "The red planet is Mars.", "Mars"),
    Single(["Which planet is the hottest?", "What is the hottest planet?", "Name the hottest planet.", "What planet has the highest temperature?",
        "On which planet is it hottest?", "Tell me the hottest planet of the solar system.", "Of all planets, where is it warmest?",
        "Which planet has the hottest surface?"], "The hottest planet is Venus.", "Venus"),
    Single(["How many moons does the Earth have?", "How many moons are there around the Earth?", "What is the number of moons of the Earth?",
        "How many natural satellites does Earth have?", "Does the Earth have one moon or more?", "Tell me how many moons Earth has.",
        "By how many moons is our planet orbited?", "Our own planet has how many moons?"], "The Earth has one moon.", "one"),
    Single(["How many moons does Mars have?", "How many moons are there around Mars?", "What is the number of moons of Mars?",
        "Tell me how many moons Mars has.", "Mars has how many moons?", "How many moons go around Mars?", "By how many moons is Mars orbited?",
        "What number of moons belongs to the red planet?"], "Mars has two moons.", "two"),
    Single(["Who was the first person on the Moon?", "Who first walked on the Moon?", "Who was the first man on the Moon?",
        "Which astronaut was first to step on the Moon?", "Name the first person on the Moon.", "Who set foot on the Moon first?",
        "The first steps on the Moon were made by whom?", "Before all others, who walked on the Moon?"], "The first person on the Moon was Neil Armstrong.",
        "Neil Armstrong"),
    Single(["When did people first land on the Moon?", "In which year was the first Moon landing?", "What year did man land on the Moon?",
        "When was the Moon landing?", "In what year did Apollo 11 land?", "When did Neil Armstrong walk on the Moon?",
        "How long ago, in which year, did humans reach the Moon?",
        "The first Moon landing happened in which year?"], "People first landed on the Moon in 1969.", "1969"),
    Single(["Who was the first person in space?", "Who was the first human in space?", "Which person flew into space first?",
        "Name the first person in space.", "Who travelled into space first?", "What was the name of the first man in space?",
        "Before anyone else, who flew to space?", "The first human space flight was made by whom?"], "The first person in space was Yuri Gagarin.",
        "Yuri Gagarin"),
    Single(["How fast is light?", "What is the speed of light?", "How fast does light travel?", "Tell me the speed of light.",
        "How many kilometres does light travel in a second?", "At what speed does light move?", "Light covers how much distance in one second?",
        "What is light's speed in kilometres per second?"], "Light travels about 300,000 kilometres per second.", "300,000"),
    Single(["How fast is sound?", "What is the speed of sound in air?", "How fast does sound travel?", "Tell me the speed of sound.",
        "How many metres does sound travel in a second?", "At what speed does sound move through air?", "In one second, how far does sound get in air?",
        "What is sound's speed in metres per second?"], "Sound travels about 340 metres per second in air.", "340"),
    Single(["How many bones does an adult have?", "How many bones are in the human body?", "What is the number of bones in the body?",
        "Tell me how many bones a human has.", "How many bones does the human skeleton have?", "How many bones do we have?",
        "A grown-up's skeleton is made of how many bones?", "Into how many bones can the adult skeleton be counted?"], "An adult has 206 bones.", "206"),
    Single(["How many teeth does an adult have?", "How many teeth do grown-ups have?", "What is the number of teeth of an adult?",
        "Tell me how many teeth a person has.", "How many teeth are in a full adult mouth?", "How many teeth does a human have?",
        "With wisdom teeth, how many teeth are there?", "A complete set of adult teeth has how many?"], "An adult has 32 teeth.", "32"),
    Single(["What is the largest organ of the body?", "Which organ is the biggest?", "Name the largest human organ.",
        "What is the biggest organ of a human?", "Tell me the largest organ of the human body.", "Which organ of ours is largest?",
        "Of all our organs, which has the greatest size?", "What human organ is larger than the others?"], "The largest organ of the body is the skin.",
        "the skin"),
    Single(["What is the longest bone in the body?", "Which bone is the longest?", "Name the longest bone.", "What is the biggest bone of a human?",
        "Tell me the longest bone of the human body.", "Which human bone is longest?", "Of all bones, which has the greatest length?",
        "What bone in us is longer than the others?"], "The longest bone in the body is the thigh bone.", "the thigh bone"),
    Single(["Why is the sky blue?", "What makes the sky blue?", "Why does the sky look blue?", "Can you explain why the sky is blue?",
        "Tell me why the sky is blue.", "What is the reason that the sky is blue?", "How come we see a blue sky?",
        "For what reason does the sky appear blue by day?"], "The sky is blue because air scatters blue light more than red light.", "scatters blue light"),
    Single(["Why do we have seasons?", "What causes the seasons?", "Why are there seasons?", "Can you explain the seasons?", "Tell me why seasons change.",
        "What is the reason for summer and winter?", "How come it is warm in summer and cold in winter?",
        "For what reason does the year have seasons?"], "We have seasons because the axis of the Earth is tilted.", "tilted"),
    Single(["What causes the tides?", "Why are there tides?", "What makes the tides?", "Why does the sea rise and fall?", "Tell me what causes the tides.",
        "What is the reason for high and low tide?", "How come the water of the sea goes up and down twice a day?",
        "By what are the tides produced?"], "The tides are caused mainly by the gravity of the Moon.", "the Moon"),
    Single(["Which gas do plants take in?", "What gas do plants need for photosynthesis?", "Which gas do plants breathe in to make sugar?",
        "What gas do leaves take from the air?", "Name the gas that plants take in.", "From which gas do plants make sugar?",
        "Plants live on which gas from the air?", "What part of the air do plants use to grow?"], "Plants take in carbon dioxide.", "carbon dioxide"),
    Single(["Which gas makes up most of the air?", "What is air mostly made of?", "What is the main gas in air?", "Which gas is most common in the air?",
        "Name the main gas of the atmosphere.", "What gas is there most of in the air?", "The greater part of the air is which gas?",
        "Of which gas does the atmosphere contain the most?"], "Most of the air is nitrogen.", "nitrogen"),
    Single(["What is the hardest natural material?", "What is the hardest natural substance?", "Which natural material is hardest?",
        "Name the hardest natural mineral.", "What natural stone is the hardest?", "Tell me the hardest material in nature.",
        "Of all minerals, which is the hardest?", "Nothing in nature is harder than what?"], "The hardest natural material is diamond.", "diamond"),
    Single(["What is the lightest element?", "Which element is the lightest?", "Name the lightest element.", "What element has the smallest mass?",
        "Tell me the lightest chemical element.", "Which element weighs least?", "Of all elements, which is lightest?",
        "What is the first and lightest element?"], "The lightest element is hydrogen.", "hydrogen"),
    Single(["What is the pH of pure water?", "Which pH does pure water have?", "What pH value has pure water?", "How acidic is pure water?",
        "Tell me the pH of pure water.", "What is the pH value of a neutral liquid?", "On the pH scale, where is pure water?",
        "Pure water has which number on the pH scale?"], "The pH of pure water is 7.", "7"),
]  # fmt: skip
