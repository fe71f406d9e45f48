"""Everyday facts of culture: books, paintings, music, sports, food, myths, games, flags, jobs and tools."""

from .relation import Relation, Single, pairs_of


_AUTHORS = pairs_of("""
Don Quixote = Miguel de Cervantes; War and Peace = Leo Tolstoy; Anna Karenina = Leo Tolstoy; Crime and Punishment = Fyodor Dostoevsky;
The Brothers Karamazov = Fyodor Dostoevsky; Pride and Prejudice = Jane Austen; Emma = Jane Austen; Sense and Sensibility = Jane Austen;
Oliver Twist = Charles Dickens; David Copperfield = Charles Dickens; A Christmas Carol = Charles Dickens; Great Expectations = Charles Dickens;
Jane Eyre = Charlotte Bronte; Wuthering Heights = Emily Bronte; Moby-Dick = Herman Melville; Frankenstein = Mary Shelley; Dracula = Bram Stoker;
The Picture of Dorian Gray = Oscar Wilde; Treasure Island = Robert Louis Stevenson; Robinson Crusoe = Daniel Defoe; Gulliver's Travels = Jonathan Swift;
Alice's Adventures in Wonderland = Lewis Carroll; Peter Pan = J. M. Barrie; The Jungle Book = Rudyard Kipling; Winnie-the-Pooh = A. A. Milne;
The Wind in the Willows = Kenneth Grahame; The Hobbit = J. R. R. Tolkien; The Lord of the Rings = J. R. R. Tolkien; The Chronicles of Narnia = C. S. Lewis;
Harry Potter = J. K. Rowling; Matilda = Roald Dahl; Charlie and the Chocolate Factory = Roald Dahl; Nineteen Eighty-Four = George Orwell;
Animal Farm = George Orwell; Brave New World = Aldous Huxley; Lord of the Flies = William Golding; The Time Machine = H. G. Wells;
The War of the Worlds = H. G. Wells; Ulysses = James Joyce; Mrs Dalloway = Virginia Woolf; To the Lighthouse = Virginia Woolf;
The Great Gatsby = F. Scott Fitzgerald;
The Old Man and the Sea = Ernest Hemingway; The Grapes of Wrath = John Steinbeck; Of Mice and Men = John Steinbeck; To Kill a Mockingbird = Harper Lee;
The Catcher in the Rye = J. D. Salinger; The Adventures of Tom Sawyer = Mark Twain; Adventures of Huckleberry Finn = Mark Twain;
Little Women = Louisa May Alcott;
Uncle Tom's Cabin = Harriet Beecher Stowe; The Scarlet Letter = Nathaniel Hawthorne; The Raven = Edgar Allan Poe; Les Miserables = Victor Hugo;
The Hunchback of Notre-Dame = Victor Hugo; The Three Musketeers = Alexandre Dumas; The Count of Monte Cristo = Alexandre Dumas;
Madame Bovary = Gustave Flaubert;
Around the World in Eighty Days = Jules Verne; Twenty Thousand Leagues Under the Seas = Jules Verne; The Little Prince = Antoine de Saint-Exupery;
The Stranger = Albert Camus; The Plague = Albert Camus; Candide = Voltaire; The Metamorphosis = Franz Kafka; The Trial = Franz Kafka;
Faust = Johann Wolfgang von Goethe;
The Sorrows of Young Werther = Johann Wolfgang von Goethe; The Magic Mountain = Thomas Mann; Buddenbrooks = Thomas Mann; Siddhartha = Hermann Hesse;
Steppenwolf = Hermann Hesse; The Tin Drum = Gunter Grass; All Quiet on the Western Front = Erich Maria Remarque; Momo = Michael Ende;
The Neverending Story = Michael Ende;
Heidi = Johanna Spyri; Pinocchio = Carlo Collodi; The Divine Comedy = Dante Alighieri; The Decameron = Giovanni Boccaccio;
The Name of the Rose = Umberto Eco; Pippi Longstocking = Astrid Lindgren; One Hundred Years of Solitude = Gabriel Garcia Marquez;
The Alchemist = Paulo Coelho; The House of the Spirits = Isabel Allende;
The Canterbury Tales = Geoffrey Chaucer; Paradise Lost = John Milton; The Iliad = Homer; The Odyssey = Homer; The Aeneid = Virgil;
The Handmaid's Tale = Margaret Atwood; Things Fall Apart = Chinua Achebe; The Da Vinci Code = Dan Brown; The Hunger Games = Suzanne Collins;
Dune = Frank Herbert; Foundation = Isaac Asimov;
Fahrenheit 451 = Ray Bradbury; Murder on the Orient Express = Agatha Christie; The Hound of the Baskervilles = Arthur Conan Doyle;
A Study in Scarlet = Arthur Conan Doyle; Casino Royale = Ian Fleming; The Hitchhiker's Guide to the Galaxy = Douglas Adams;
Gone with the Wind = Margaret Mitchell; The Call of the Wild = Jack London;
Heart of Darkness = Joseph Conrad; Doctor Zhivago = Boris Pasternak; The Master and Margarita = Mikhail Bulgakov; Beloved = Toni Morrison;
The Bell Jar = Sylvia Plath; Charlotte's Web = E. B. White; The Cat in the Hat = Dr. Seuss; The Very Hungry Caterpillar = Eric Carle;
The Gruffalo = Julia Donaldson; The Book Thief = Markus Zusak;
Anne of Green Gables = L. M. Montgomery; The Wonderful Wizard of Oz = L. Frank Baum; The Secret Garden = Frances Hodgson Burnett; Black Beauty = Anna Sewell;
The Kite Runner = Khaled Hosseini; Life of Pi = Yann Martel; The Art of War = Sun Tzu; The Republic = Plato; The Prince = Niccolo Machiavelli;
Leviathan = Thomas Hobbes;
On the Origin of Species = Charles Darwin; The Wealth of Nations = Adam Smith; Capital = Karl Marx; Walden = Henry David Thoreau;
A Brief History of Time = Stephen Hawking; Silent Spring = Rachel Carson
""")
_PLAYS = pairs_of("""
Hamlet = William Shakespeare; Macbeth = William Shakespeare; Romeo and Juliet = William Shakespeare; Othello = William Shakespeare;
King Lear = William Shakespeare; The Tempest = William Shakespeare; A Midsummer Night's Dream = William Shakespeare;
The Merchant of Venice = William Shakespeare;
Twelfth Night = William Shakespeare; Much Ado About Nothing = William Shakespeare; Julius Caesar = William Shakespeare; As You Like It = William Shakespeare;
The Taming of the Shrew = William Shakespeare; Doctor Faustus = Christopher Marlowe; The Importance of Being Earnest = Oscar Wilde;
Pygmalion = George Bernard Shaw;
Waiting for Godot = Samuel Beckett; Death of a Salesman = Arthur Miller; The Crucible = Arthur Miller; A Streetcar Named Desire = Tennessee Williams;
A Doll's House = Henrik Ibsen; Peer Gynt = Henrik Ibsen; The Cherry Orchard = Anton Chekhov; The Seagull = Anton Chekhov; Three Sisters = Anton Chekhov;
Miss Julie = August Strindberg;
Tartuffe = Moliere; The Misanthrope = Moliere; The Imaginary Invalid = Moliere; Cyrano de Bergerac = Edmond Rostand; Mother Courage = Bertolt Brecht;
The Threepenny Opera = Bertolt Brecht and Kurt Weill; William Tell = Friedrich Schiller; The Robbers = Friedrich Schiller;
Nathan the Wise = Gotthold Ephraim Lessing; Woyzeck = Georg Buchner;
Oedipus Rex = Sophocles; Antigone = Sophocles; Medea = Euripides; The Frogs = Aristophanes; Lysistrata = Aristophanes; The Oresteia = Aeschylus;
The Mousetrap = Agatha Christie; An Inspector Calls = J. B. Priestley; Blood Wedding = Federico Garcia Lorca; The Birthday Party = Harold Pinter;
No Exit = Jean-Paul Sartre; Saint Joan = George Bernard Shaw
""")
_PAINTERS = pairs_of("""
the Mona Lisa = Leonardo da Vinci; The Last Supper = Leonardo da Vinci; The Starry Night = Vincent van Gogh; Sunflowers = Vincent van Gogh;
The Potato Eaters = Vincent van Gogh; The Night Watch = Rembrandt; Girl with a Pearl Earring = Johannes Vermeer; The Milkmaid = Johannes Vermeer;
Guernica = Pablo Picasso; Les Demoiselles d'Avignon = Pablo Picasso;
The Scream = Edvard Munch; The Kiss = Gustav Klimt; The Birth of Venus = Sandro Botticelli; Primavera = Sandro Botticelli;
The Persistence of Memory = Salvador Dali; the ceiling of the Sistine Chapel = Michelangelo; The School of Athens = Raphael; Las Meninas = Diego Velazquez;
The Third of May 1808 = Francisco Goya; Impression, Sunrise = Claude Monet;
Water Lilies = Claude Monet; A Sunday on La Grande Jatte = Georges Seurat; Luncheon of the Boating Party = Pierre-Auguste Renoir;
The Card Players = Paul Cezanne; Olympia = Edouard Manet; Liberty Leading the People = Eugene Delacroix; The Raft of the Medusa = Theodore Gericault;
The Garden of Earthly Delights = Hieronymus Bosch; The Hunters in the Snow = Pieter Bruegel the Elder;
Wanderer above the Sea of Fog = Caspar David Friedrich; Young Hare = Albrecht Durer; The Ambassadors = Hans Holbein the Younger;
The Arnolfini Portrait = Jan van Eyck; The Hay Wain = John Constable; The Fighting Temeraire = J. M. W. Turner; Nighthawks = Edward Hopper;
American Gothic = Grant Wood; Campbell's Soup Cans = Andy Warhol; The Son of Man = Rene Magritte;
The Two Fridas = Frida Kahlo; The Great Wave off Kanagawa = Hokusai; Broadway Boogie Woogie = Piet Mondrian; Black Square = Kazimir Malevich;
Christina's World = Andrew Wyeth; The Dance Class = Edgar Degas; Whistler's Mother = James McNeill Whistler; I and the Village = Marc Chagall
""")
_COMPOSERS = pairs_of("""
The Magic Flute = Wolfgang Amadeus Mozart; Don Giovanni = Wolfgang Amadeus Mozart; The Marriage of Figaro = Wolfgang Amadeus Mozart;
Eine kleine Nachtmusik = Wolfgang Amadeus Mozart; the Moonlight Sonata = Ludwig van Beethoven; Fur Elise = Ludwig van Beethoven;
Fidelio = Ludwig van Beethoven; the Ode to Joy melody = Ludwig van Beethoven;
The Four Seasons = Antonio Vivaldi; the Brandenburg Concertos = Johann Sebastian Bach; the Goldberg Variations = Johann Sebastian Bach;
The Well-Tempered Clavier = Johann Sebastian Bach; the St Matthew Passion = Johann Sebastian Bach; Messiah = George Frideric Handel;
the Water Music = George Frideric Handel; Swan Lake = Pyotr Ilyich Tchaikovsky;
The Nutcracker = Pyotr Ilyich Tchaikovsky; The Sleeping Beauty = Pyotr Ilyich Tchaikovsky; Carmen = Georges Bizet; Aida = Giuseppe Verdi;
La traviata = Giuseppe Verdi; Rigoletto = Giuseppe Verdi; Nabucco = Giuseppe Verdi; La boheme = Giacomo Puccini; Tosca = Giacomo Puccini;
Madama Butterfly = Giacomo Puccini; Turandot = Giacomo Puccini;
The Barber of Seville = Gioachino Rossini; The Ring of the Nibelung = Richard Wagner; Lohengrin = Richard Wagner; Tristan and Isolde = Richard Wagner;
The Flying Dutchman = Richard Wagner; The Blue Danube = Johann Strauss the Younger; Die Fledermaus = Johann Strauss the Younger;
the Radetzky March = Johann Strauss the Elder; Bolero = Maurice Ravel;
Clair de lune = Claude Debussy; The Carnival of the Animals = Camille Saint-Saens; The Planets = Gustav Holst; Pictures at an Exhibition = Modest Mussorgsky;
Peter and the Wolf = Sergei Prokofiev; The Rite of Spring = Igor Stravinsky; The Firebird = Igor Stravinsky; Scheherazade = Nikolai Rimsky-Korsakov;
Rhapsody in Blue = George Gershwin;
Porgy and Bess = George Gershwin; The Creation = Joseph Haydn; the Surprise Symphony = Joseph Haydn; the Trout Quintet = Franz Schubert;
Winterreise = Franz Schubert; the New World Symphony = Antonin Dvorak; The Moldau = Bedrich Smetana; Finlandia = Jean Sibelius;
the Peer Gynt suites = Edvard Grieg; the German Requiem = Johannes Brahms;
Carmina Burana = Carl Orff; West Side Story = Leonard Bernstein; The Phantom of the Opera as a musical = Andrew Lloyd Webber;
Cats as a musical = Andrew Lloyd Webber; the Symphonie fantastique = Hector Berlioz; Orpheus in the Underworld = Jacques Offenbach;
Salome as an opera = Richard Strauss; the wedding march from A Midsummer Night's Dream = Felix Mendelssohn
""")
_INSTRUMENTS = pairs_of("""
violin = string; viola = string; cello = string; double bass = string; harp = string; guitar = string; lute = string; mandolin = string; banjo = string;
ukulele = string; flute = woodwind; clarinet = woodwind; oboe = woodwind; bassoon = woodwind; saxophone = woodwind; piccolo = woodwind; recorder = woodwind;
trumpet = brass; trombone = brass;
tuba = brass; French horn = brass; cornet = brass; bugle = brass; drum = percussion; xylophone = percussion; triangle = percussion; tambourine = percussion;
cymbal = percussion; gong = percussion; kettledrum = percussion; marimba = percussion; piano = keyboard; organ = keyboard; harpsichord = keyboard;
synthesizer = keyboard; sitar = string; balalaika = string; bongo drum = percussion
""")
_STRINGS = pairs_of("violin = four; viola = four; cello = four; bass guitar = four; ukulele = four; guitar = six; mandolin = eight; balalaika = three")
_TEAM = pairs_of("""
football = eleven; cricket = eleven; basketball = five; volleyball = six; beach volleyball = two; baseball = nine; rugby union = fifteen;
rugby league = thirteen; ice hockey = six; field hockey = eleven; handball = seven; water polo = seven; American football = eleven; netball = seven;
curling = four; polo = four; softball = nine; futsal = five; Australian football = eighteen; rugby sevens = seven; Gaelic football = fifteen
""")
_PLACES = pairs_of("""
tennis = a court; football = a pitch; basketball = a court; boxing = a ring; golf = a course; ice hockey = a rink; swimming = a pool; baseball = a diamond;
athletics = a track; skiing = a slope; bowling = an alley; cricket = a field; gymnastics = a gym; horse racing = a racecourse; badminton = a court;
volleyball = a court; squash = a court; figure skating = a rink; curling = a sheet of ice; motor racing = a circuit; judo = a mat; wrestling = a mat;
fencing = a piste; snooker = a table; table tennis = a table; sailing = water; surfing = waves; rowing = water
""")
_EQUIPMENT = pairs_of("""
tennis = a racket and a ball; badminton = a racket and a shuttlecock; golf = clubs and a small ball; baseball = a bat, a ball and a glove;
cricket = a bat, a ball and wickets; ice hockey = a stick and a puck; table tennis = a small bat and a light ball; archery = a bow and arrows;
boxing = gloves; fencing = a thin sword; snooker = a cue and balls; skiing = skis and poles; curling = stones and brooms; darts = small arrows and a board;
bowling = a heavy ball and pins; cycling = a bicycle; rowing = a boat and oars; football = a ball and two goals;
basketball = a ball and two hoops; volleyball = a ball and a net; chess = a board and 32 pieces; surfing = a board; polo = a horse, a mallet and a ball;
lacrosse = a stick with a net and a ball; sailing = a boat with sails; climbing = a rope and a harness; diving = a mask and a tank of air;
frisbee = a plastic disc
""")
_ORIGIN = pairs_of("""
pizza = Italy; sushi = Japan; the taco = Mexico; paella = Spain; goulash = Hungary; moussaka = Greece; kimchi = Korea; pho = Vietnam; pad thai = Thailand;
borscht = Ukraine; fondue = Switzerland; haggis = Scotland; fish and chips = England; lasagne = Italy; tiramisu = Italy; ramen = Japan; guacamole = Mexico;
gazpacho = Spain; ratatouille = France; the baguette = France; quiche = France; bratwurst = Germany; wiener schnitzel = Austria; Sachertorte = Austria;
apple strudel = Austria; pierogi = Poland; smorgasbord = Sweden; tzatziki = Greece; feta = Greece; tempura = Japan; dim sum = China; the spring roll = China;
Peking duck = China;
the burrito = Mexico; poutine = Canada; maple syrup = Canada; feijoada = Brazil; ceviche = Peru; chimichurri = Argentina; pastel de nata = Portugal;
gouda = the Netherlands; the stroopwafel = the Netherlands; parmesan = Italy; mozzarella = Italy; risotto = Italy; pesto = Italy; camembert = France;
brie = France; cheddar = England; gruyere = Switzerland; muesli = Switzerland; roesti = Switzerland;
raclette = Switzerland; nasi goreng = Indonesia; satay = Indonesia; bibimbap = Korea; miso soup = Japan; naan = India; biltong = South Africa;
injera = Ethiopia; tagine = Morocco; jerk chicken = Jamaica; Irish stew = Ireland; trifle = England; shortbread = Scotland; the crepe = France;
gnocchi = Italy; panettone = Italy; tequila = Mexico; champagne = France; port wine = Portugal; sake = Japan; ouzo = Greece
""")
_INGREDIENTS = pairs_of("""
hummus = chickpeas; tofu = soya beans; guacamole = avocado; sushi = rice; risotto = rice; paella = rice; chips = potatoes; omelette = eggs;
meringue = egg white and sugar; sauerkraut = cabbage; kimchi = cabbage; popcorn = maize; polenta = maize; tortilla chips = maize; chocolate = cocoa beans;
marzipan = almonds; butter = cream; cheese = milk; yoghurt = milk; wine = grapes; cider = apples; raisins = dried grapes; prunes = dried plums;
ketchup = tomatoes;
mashed potato = potatoes; porridge = oats; bread = flour; pasta = wheat flour; tahini = sesame seeds; falafel = chickpeas; borscht = beetroot;
gazpacho = tomatoes; tzatziki = yoghurt; pesto = basil; mayonnaise = egg yolk and oil; peanut butter = peanuts; coleslaw = cabbage; gnocchi = potatoes;
sake = rice; rum = sugar cane; tequila = agave; beer = barley; jam = fruit and sugar; honey = nectar; raclette = cheese; fondue = cheese; roesti = potatoes;
dal = lentils;
molasses = sugar cane; olive oil = olives; soy sauce = soya beans; apple pie = apples; pancakes = flour, milk and eggs; nougat = nuts and sugar;
sultanas = dried grapes; bacon = pork; ham = pork; caviar = fish eggs; vinegar = wine or cider; flour = grain; starch = potatoes or maize;
tea = the leaves of the tea plant; coffee = roasted coffee beans
""")
_GODS = pairs_of("""
Zeus = the sky and thunder in Greek myth; Poseidon = the sea in Greek myth; Hades = the underworld in Greek myth; Ares = war in Greek myth;
Aphrodite = love in Greek myth; Athena = wisdom in Greek myth; Artemis = the hunt in Greek myth; Hephaestus = fire and the forge in Greek myth;
Demeter = the harvest in Greek myth; Dionysus = wine in Greek myth; Hestia = the hearth in Greek myth; Nike = victory in Greek myth;
Helios = the sun in Greek myth;
Eros = desire in Greek myth; Hypnos = sleep in Greek myth; Nemesis = revenge in Greek myth; Jupiter = the sky and thunder in Roman myth;
Neptune = the sea in Roman myth; Pluto = the underworld in Roman myth; Mars = war in Roman myth; Venus = love in Roman myth; Minerva = wisdom in Roman myth;
Diana = the hunt in Roman myth; Vulcan = fire and the forge in Roman myth; Ceres = the harvest in Roman myth; Bacchus = wine in Roman myth;
Vesta = the hearth in Roman myth; Cupid = desire in Roman myth; Janus = doors and beginnings in Roman myth; Aurora = the dawn in Roman myth;
Thor = thunder in Norse myth; Loki = mischief in Norse myth; Hel = the underworld in Norse myth; Ra = the sun in Egyptian myth;
Osiris = the dead in Egyptian myth; Anubis = mummies and burial in Egyptian myth; Thoth = writing in Egyptian myth; Bastet = cats in Egyptian myth;
Ganesha = new beginnings in Hinduism; Lakshmi = wealth in Hinduism; Saraswati = learning in Hinduism; Shiva = destruction in Hinduism;
Brahma = creation in Hinduism; Vishnu = preservation in Hinduism; Amaterasu = the sun in Japanese myth; Tlaloc = rain in Aztec myth;
Inti = the sun in Inca myth; Pele = volcanoes in Hawaiian myth
""")
_ROMAN = pairs_of("""
Zeus = Jupiter; Hera = Juno; Poseidon = Neptune; Hades = Pluto; Ares = Mars; Aphrodite = Venus; Athena = Minerva; Artemis = Diana; Hermes = Mercury;
Hephaestus = Vulcan; Demeter = Ceres; Dionysus = Bacchus; Hestia = Vesta; Eros = Cupid; Nike = Victoria; Heracles = Hercules; Cronus = Saturn; Eos = Aurora;
Odysseus = Ulysses; Persephone = Proserpina; Helios = Sol; Selene = Luna
""")
_TALES = pairs_of("""
Little Red Riding Hood = meets a wolf on the way to her grandmother; Cinderella = loses a glass slipper at the ball;
Snow White = lives with seven dwarfs and eats a poisoned apple; Sleeping Beauty = sleeps for a hundred years;
Rapunzel = lets down her long hair from a tower; Hansel = finds a house of gingerbread with Gretel; Pinocchio = has a nose that grows when he lies;
Rumpelstiltskin = spins straw into gold; the Ugly Duckling = grows up to be a swan;
Aladdin = finds a magic lamp; Ali Baba = opens a cave with the words open sesame; Goldilocks = goes into the house of the three bears;
Jack = climbs a beanstalk to the house of a giant; the Little Mermaid = gives up her voice to be with a prince;
the Frog Prince = turns from a frog into a king's son; Puss in Boots = is a clever cat who makes his master rich;
the Pied Piper = leads rats and children out of Hamelin; Peter Pan = never grows up;
Alice = follows a white rabbit down a hole; Mowgli = grows up among wolves in the jungle; Tinker Bell = is the fairy friend of Peter Pan;
Captain Hook = is a pirate with a hook for a hand; Robin Hood = takes from the rich and gives to the poor; King Arthur = pulls a sword from a stone;
Dorothy = follows the yellow brick road to a wizard; Sherlock Holmes = is a detective in Baker Street; Gulliver = travels to the land of tiny people;
Robinson Crusoe = lives alone on an island; Don Quixote = fights against windmills; Tom Thumb = is no bigger than a thumb;
Ebenezer Scrooge = is a miser visited by ghosts at Christmas; Mary Poppins = is a nanny who flies with an umbrella;
Heidi = lives with her grandfather in the Alps; Bilbo Baggins = goes on a journey with dwarves and finds a ring; the Tin Man = wants a heart;
the Scarecrow of Oz = wants a brain; the Cowardly Lion = wants courage;
the Snow Queen = takes a boy called Kay to her palace of ice; Bluebeard = forbids his wife to open one room; Sinbad = is a sailor with seven voyages;
Scheherazade = tells a story every night for a thousand and one nights; the Emperor = wears new clothes that nobody can see;
Geppetto = carves a puppet out of wood; Bambi = is a young deer; Baloo = is a bear who sings and teaches Mowgli; Dracula = is a vampire count;
Frankenstein = is a scientist who makes a monster
""")
_GAMES = pairs_of("""
chess = 32 pieces on a board of 64 squares; draughts = flat round pieces on a squared board; poker = cards and chips;
bridge = 52 cards and two pairs of players; Scrabble = tiles with letters; Monopoly = streets, houses and play money;
backgammon = two dice and thirty pieces; dominoes = tiles with dots; Go = black and white stones; bingo = numbers on cards;
darts = small arrows and a round board; roulette = a wheel and a small ball; marbles = small balls of glass; billiards = a cue and balls;
solitaire = cards for one player;
snakes and ladders = a die and a board of a hundred squares; hide and seek = nothing but hiding places; tic-tac-toe = noughts and crosses on nine squares;
hangman = a secret word and a drawing; hopscotch = squares drawn on the ground; tug-of-war = a long rope; bowls = heavy balls on a lawn;
Battleship = ships hidden on a grid; Sudoku = digits in a square of 81 cells; a crossword = words that cross each other; a jigsaw = pieces of a picture;
Connect Four = discs dropped into a frame; rock paper scissors = three signs of the hand; Cluedo = suspects, rooms and weapons; Jenga = a tower of wooden blocks
""")
_FLAGS = pairs_of("""
Germany = black, red and gold; France = blue, white and red; Italy = green, white and red; Ireland = green, white and orange;
Belgium = black, yellow and red; Japan = white and red; Switzerland = red and white; Austria = red and white; Poland = white and red;
Ukraine = blue and yellow; Sweden = blue and yellow; Denmark = red and white; Norway = red, white and blue; Finland = white and blue;
Iceland = blue, white and red; Greece = blue and white; Spain = red and yellow; Canada = red and white;
Russia = white, blue and red; Hungary = red, white and green; Romania = blue, yellow and red; Bulgaria = white, green and red; China = red and yellow;
Vietnam = red and yellow; Turkey = red and white; India = orange, white, green and blue; Argentina = light blue, white and yellow; Israel = white and blue;
Nigeria = green and white; Estonia = blue, black and white; Latvia = dark red and white; Lithuania = yellow, green and red;
Luxembourg = red, white and light blue; Indonesia = red and white;
Monaco = red and white; Peru = red and white; Chile = red, white and blue; Colombia = yellow, blue and red; Jamaica = green, black and yellow;
Somalia = light blue and white; Mali = green, yellow and red; Guinea = red, yellow and green; Ghana = red, yellow, green and black;
Pakistan = green and white; Bangladesh = green and red; Thailand = red, white and blue; Cuba = red, white and blue; Qatar = maroon and white;
Saudi Arabia = green and white; Morocco = red and green; Tunisia = red and white; Georgia = white and red
""")
_FLAGS |= {"the Netherlands": "red, white and blue", "the United Kingdom": "red, white and blue", "the United States": "red, white and blue", "the Czech Republic": "white, red and blue", "the European Union": "blue and yellow"}
_JOBS = pairs_of("""
a baker = bakes bread and cakes; a butcher = cuts and sells meat; a carpenter = makes things of wood; a plumber = repairs water pipes;
an electrician = installs and repairs electric wiring; a teacher = teaches pupils at school; a nurse = cares for sick people;
a surgeon = operates on patients; a pilot = flies aircraft; a sailor = works on a ship; a farmer = grows crops and keeps animals;
a gardener = looks after plants and gardens; a tailor = makes clothes; a cobbler = mends shoes; a hairdresser = cuts hair;
a barber = cuts the hair and beards of men; a chef = cooks in a restaurant; a waiter = serves food to guests; a librarian = looks after books in a library;
a judge = decides cases in court; a lawyer = gives advice on the law; a journalist = writes for a newspaper; an architect = plans buildings;
a mason = builds with stone; a roofer = covers roofs; a painter and decorator = paints walls; a locksmith = makes locks and keys; a blacksmith = forges iron;
a goldsmith = makes jewellery of gold;
a potter = makes pots of clay; a weaver = makes cloth on a loom; a jeweller = makes and sells jewellery; an optician = makes and sells glasses;
a pharmacist = hands out medicines; a firefighter = puts out fires; a detective = solves crimes; a postman = brings letters; a miner = digs coal or ore;
a fisherman = catches fish; a shepherd = looks after sheep; a beekeeper = keeps bees; a florist = sells flowers; a forester = looks after woods;
a translator = turns texts into another language; an interpreter at a conference = translates spoken words;
an author = writes books; an editor = improves texts; a composer = writes music; a conductor = leads an orchestra;
an actor = plays roles on stage or in films; a director = directs films or plays; a photographer = takes pictures with a camera;
a sculptor = makes figures of stone or wood; a programmer = writes computer programs; an accountant = keeps the accounts of a business;
a cashier = takes money at a checkout; a secretary = handles letters and appointments; a cleaner = keeps rooms clean; a janitor = looks after a building;
an astronaut = travels into space; an engineer = designs machines or structures; a mechanic = repairs machines and cars;
a welder = joins pieces of metal with heat; a glazier = puts glass into windows; a chimney sweep = cleans chimneys; a midwife = helps at births;
a referee = makes sure a match follows the rules; a coach = trains athletes; a lifeguard = saves swimmers; a bus driver = drives a bus;
a train driver = drives a train; a taxi driver = drives passengers for a fare; a tour guide = shows visitors around; an undertaker = arranges funerals;
a vintner = makes wine; a brewer = makes beer; a cooper = makes barrels; a saddler = makes saddles; a bookbinder = binds books;
a bricklayer = builds walls of bricks; a surveyor = measures land; a diplomat = represents a country abroad;
an auctioneer = sells things to the highest bidder; a confectioner = makes sweets; a milliner = makes hats for women;
a watchmaker = makes and repairs watches; a bouncer = guards the door of a club; a customs officer = checks goods at the border;
a ghostwriter = writes books for other people
""")
_TOOLS = pairs_of("""
a hammer = drive nails; a saw = cut wood; a screwdriver = turn screws; a spanner = turn nuts and bolts; a drill = make holes;
a file for metal = smooth metal; a plane = smooth wood; a chisel = carve wood or stone; a spirit level = check that something is level; an axe = chop wood;
a spade = dig holes; a rake = gather leaves; a hoe = loosen soil and remove weeds; a wheelbarrow = carry heavy loads in the garden;
a watering can = water plants; a lawn mower = cut grass; scissors = cut paper or cloth; a needle = sew by hand; a broom = sweep the floor;
a mop = wash the floor; a vacuum cleaner = suck up dust; an iron = smooth clothes; a ladder = climb to high places; a corkscrew = open bottles of wine;
a tin opener = open tins; a whisk = beat eggs and cream; a sieve = separate lumps from fine powder; a grater = shred cheese or vegetables;
a rolling pin = flatten dough; a kettle = boil water; a toaster = toast bread; a fridge = keep food cold; a freezer = keep food frozen;
an oven = bake and roast; a ladle = serve soup; a colander = drain pasta; a peeler = take the skin off vegetables; a teapot = brew tea;
tongs = grip hot things; pliers = grip and bend wire; tweezers = pull out tiny things; a crowbar = force things open; a vice = hold a workpiece still;
sandpaper = rub wood smooth; a paintbrush = put on paint; a compass = find north; a pair of binoculars = see distant things with both eyes;
a torch = give light in the dark; an umbrella = keep off the rain; a thimble = protect a finger while sewing; a sewing machine = sew cloth quickly;
a stapler = fasten sheets of paper; a hole punch = make holes in paper; a rubber = remove pencil marks; a pencil sharpener = sharpen pencils;
a calculator = do sums quickly; a bookmark of paper = mark a page in a book; a dustpan = pick up swept dirt; a bucket = carry water;
a sponge = soak up water; a hairdryer = dry hair; a comb = tidy hair; a toothbrush = clean teeth; a razor = shave; a fire extinguisher = put out a fire;
a life jacket = float in water; an anchor = hold a ship in place; a parachute = slow a fall from the sky; a jack for cars = lift a car;
a pump = move liquids or air; a crane = lift heavy loads; a tractor = pull machines on a farm; a plough = turn over the soil; a scythe = mow grass by hand;
a fishing rod = catch fish; a tripod = hold a camera steady
""")
_SIGHTS_ARCHITECTS = pairs_of("""
Sagrada Familia = Antoni Gaudi; Park Guell = Antoni Gaudi; Sydney Opera House = Jorn Utzon; Guggenheim Museum in Bilbao = Frank Gehry;
Guggenheim Museum in New York = Frank Lloyd Wright; house called Fallingwater = Frank Lloyd Wright; glass pyramid of the Louvre = I. M. Pei;
Bauhaus building in Dessau = Walter Gropius; St Paul's Cathedral in London = Christopher Wren; dome of Florence Cathedral = Filippo Brunelleschi;
Barcelona Pavilion = Ludwig Mies van der Rohe;
Villa Savoye = Le Corbusier; cathedral of Brasilia = Oscar Niemeyer; Jewish Museum in Berlin = Daniel Libeskind; Heydar Aliyev Center in Baku = Zaha Hadid
""")
_SCULPTORS = pairs_of("""
The Thinker = Auguste Rodin; David in Florence = Michelangelo; the Pieta in St Peter's = Michelangelo; the Statue of Liberty = Frederic Auguste Bartholdi;
the Little Mermaid in Copenhagen = Edvard Eriksen; Bird in Space = Constantin Brancusi; Apollo and Daphne = Gian Lorenzo Bernini;
Perseus with the Head of Medusa = Benvenuto Cellini; Walking Man I = Alberto Giacometti; Fountain of 1917 = Marcel Duchamp; Cloud Gate = Anish Kapoor;
The Burghers of Calais = Auguste Rodin
""")
_FILMS = pairs_of("""
Psycho = Alfred Hitchcock; Vertigo = Alfred Hitchcock; The Birds = Alfred Hitchcock; Citizen Kane = Orson Welles; Jaws = Steven Spielberg;
Jurassic Park = Steven Spielberg; Schindler's List = Steven Spielberg; Titanic of 1997 = James Cameron; Avatar = James Cameron; Metropolis = Fritz Lang;
Pulp Fiction = Quentin Tarantino; The Godfather = Francis Ford Coppola; Apocalypse Now = Francis Ford Coppola; Taxi Driver = Martin Scorsese;
The Shining = Stanley Kubrick; 2001: A Space Odyssey = Stanley Kubrick; Star Wars of 1977 = George Lucas;
Alien = Ridley Scott; Gladiator = Ridley Scott; Inception = Christopher Nolan; Casablanca = Michael Curtiz; Modern Times = Charlie Chaplin;
The Great Dictator = Charlie Chaplin; City Lights = Charlie Chaplin; Seven Samurai = Akira Kurosawa; Spirited Away = Hayao Miyazaki;
My Neighbor Totoro = Hayao Miyazaki; Battleship Potemkin = Sergei Eisenstein; Nosferatu of 1922 = F. W. Murnau; Parasite = Bong Joon-ho;
Some Like It Hot = Billy Wilder; La dolce vita = Federico Fellini; Forrest Gump = Robert Zemeckis; Back to the Future = Robert Zemeckis;
The Matrix = the Wachowskis; Blade Runner = Ridley Scott
""")
_TERMS = pairs_of("""
a novel = a long invented story in a book; a poem = a text in verses; a biography = the story of a person's life;
an autobiography = the story of one's own life; a fable = a short story with a moral, often about animals; a fairy tale = a story with magic for children;
a myth = an old story about gods and heroes; a legend = an old story about famous people or events; a sonnet = a poem of fourteen lines;
a haiku = a Japanese poem of three lines; a limerick = a funny poem of five lines; a rhyme = words that end in the same sound;
a metaphor = a picture in words without like or as;
a tragedy = a play with a sad ending; a comedy = a play that makes people laugh; an opera = a play in which the words are sung;
a ballet = a story told by dancing; a musical = a play with songs and dances; a symphony = a long work for orchestra;
a concerto = a work for a solo instrument and orchestra; a duet = music for two; a choir = a group of singers; an orchestra = a large group of musicians;
a melody = a row of notes that makes a tune; a chord = several notes sounded together; rhythm = the pattern of beats in music; tempo = the speed of music;
a soprano = a singer with a high female voice;
a tenor = a singer with a high male voice; a portrait = a picture of a person; a landscape = a picture of the countryside;
a still life = a picture of things that do not move; a self-portrait = a picture that artists make of themselves; a fresco = a painting on wet plaster;
a mosaic = a picture made of small stones; a sculpture = a figure made of stone, wood or metal; a collage = a picture glued together from pieces;
a caricature = a drawing that makes fun of someone; calligraphy = the art of beautiful writing; origami = the Japanese art of folding paper;
ikebana = the Japanese art of arranging flowers; pottery = the making of things from clay;
a museum = a house where works of art or old things are shown; a theatre = a house where plays are shown; a library = a house where books are lent;
a democracy = a state in which the people choose the government; a monarchy = a state headed by a king or queen;
a republic = a state without a king or queen; a constitution = the highest law of a state; a parliament = an assembly that makes laws;
an election = a vote to choose someone; inflation = a general rise in prices; a tax = money that people must pay to the state;
a strike = a stop of work in protest; a loan = money that must be paid back; interest = the price of borrowed money; a budget = a plan for spending money
""")

RELATIONS: list[Relation] = [
    Relation(
        "author",
        _AUTHORS,
        [
            "Who wrote {x}?", "Who is the author of {x}?", "By whom is the book {x}?", "Who was {x} written by?", "Tell me who wrote {x}.",
            "Which author wrote {x}?", "What is the name of the author of {x}?", "Which writer gave us {x}?", "Whose book is {x}?",
            "From whose pen does {x} come?",
        ],
        "The author of {x} is {y}.",
    ),
    Relation(
        "playwright",
        _PLAYS,
        [
            "Who wrote {x}?", "Who is the author of {x}?", "Who wrote the play {x}?", "By whom is the play {x}?", "Tell me who wrote {x}.",
            "Which playwright wrote {x}?", "Who was {x} written by?", "What is the name of the author of {x}?", "Whose play is {x}?",
            "From whose pen does {x} come?",
        ],
        "The play {x} was written by {y}.",
    ),
    Relation(
        "painter",
        _PAINTERS,
        [
            "Who painted {x}?", "Who is the painter of {x}?", "By whom was {x} painted?", "Which artist painted {x}?", "Tell me who painted {x}.",
            "Who made the picture {x}?", "Which painter made {x}?", "What is the name of the artist of {x}?", "Whose picture is {x}?",
            "From whose brush does {x} come?",
        ],
        "The painter of {x} is {y}.",
    ),
    Relation(
        "composer",
        _COMPOSERS,
        [
            "Who composed {x}?", "Who is the composer of {x}?", "Who wrote the music of {x}?", "By whom is the music of {x}?", "Tell me who composed {x}.",
            "Which composer wrote {x}?", "Which musician do we thank for {x}?", "What is the name of the composer of {x}?", "Whose music is {x}?",
            "The notes of {x} come from whom?",
        ],
        "The composer of {x} is {y}.",
    ),
    Relation(
        "sculptor",
        _SCULPTORS,
        [
            "Who made the sculpture {x}?", "Who is the sculptor of {x}?", "Who made {x}?", "By whom is the sculpture {x}?", "Tell me who made {x}.",
            "Which sculptor made {x}?", "Which artist created {x}?", "What is the name of the artist of {x}?", "Whose sculpture is {x}?",
            "From whose hands does {x} come?",
        ],
        "The sculptor of {x} is {y}.",
    ),
    Relation(
        "director",
        _FILMS,
        [
            "Who directed {x}?", "Who is the director of {x}?", "Who directed the film {x}?", "By whom is the film {x}?", "Tell me who directed {x}.",
            "Which director made {x}?", "Who made the movie {x}?", "What is the name of the director of {x}?", "Whose film is {x}?",
            "Behind the film {x}, who was the director?",
        ],
        "The film {x} was directed by {y}.",
    ),
    Relation(
        "architect",
        _SIGHTS_ARCHITECTS,
        [
            "Who designed the {x}?", "Who is the architect of the {x}?", "Who built the {x}?", "By whom was the {x} designed?",
            "Tell me who designed the {x}.", "Which architect planned the {x}?", "Which architect is behind the {x}?",
            "What is the name of the architect of the {x}?",
            "Whose design is the {x}?", "From whose plans was the {x} built?",
        ],
        "The architect of the {x} is {y}.",
    ),
    Relation(
        "instrument_family",
        _INSTRUMENTS,
        [
            "What kind of instrument is the {x}?", "To which family of instruments does the {x} belong?", "Which family of instruments is the {x} in?",
            "What type of musical instrument is the {x}?", "Tell me the family of the {x}.", "In which instrument family is the {x}?",
            "What sort of instrument is the {x}?", "Is the {x} a string, woodwind, brass, percussion or keyboard instrument?",
            "How is the {x} classed among the instruments?", "In an orchestra, with which family would the {x} go?",
        ],
        "Among the instruments, the {x} belongs to the {y} family.",
    ),
    Relation(
        "instrument_strings",
        _STRINGS,
        [
            "How many strings does a {x} have?", "How many strings are on a {x}?", "What is the number of strings of a {x}?", "How many strings has a {x}?",
            "Tell me how many strings a {x} has.", "A normal {x} has how many strings?", "How many strings are there on a {x}?",
            "How many strings does a normal {x} have?",
            "With how many strings is a {x} fitted?", "Count the strings of a {x}.",
        ],
        "A normal {x} has {y} strings.",
    ),
    Relation(
        "team_size",
        _TEAM,
        [
            "How many players are in a {x} team?", "How many players does a team have in {x}?", "How many people play on a team in {x}?",
            "What is the size of a team in {x}?", "How many players are on the field for one side in {x}?", "Tell me how many players a {x} team has.",
            "In {x}, how many players are in a team?", "How many players do you need for a {x} team?",
            "A side in {x} is made up of how many players?", "For one team in {x}, how many people play at the same time?",
        ],
        "In {x}, a team has {y} players in play.",
    ),
    Relation(
        "sport_place",
        _PLACES,
        [
            "Where is {x} done?", "What is the place for {x} called?", "On what do you do {x}?", "Where do people go for {x}?",
            "Tell me the place for {x}.", "Where does {x} take place?", "What place do you need for {x}?", "Which place belongs to {x}?",
            "If I want to see {x}, where is it done?", "What ground or place is used for {x}?",
        ],
        "The place for {x} is {y}.",
    ),
    Relation(
        "sport_equipment",
        _EQUIPMENT,
        [
            "What do you need for {x}?", "What equipment is used in {x}?", "Which things do you need for {x}?", "What do people use in {x}?",
            "With what is {x} done?", "Tell me what you need for {x}.", "What gear do I need for {x}?", "What belongs to {x}?",
            "If I start with {x}, what should I buy?", "Which equipment goes with {x}?",
        ],
        "For {x} you need {y}.",
    ),
    Relation(
        "food_origin",
        _ORIGIN,
        [
            "Where does {x} come from?", "From which country does {x} come?", "What is the country of origin of {x}?", "What country is known for {x}?",
            "Which country gave us {x}?", "Tell me which country {x} comes from.", "In which country does {x} have its home?",
            "Where did people first make {x}?", "The home of {x} is in which country?", "Which part of the world do we thank for {x}?",
        ],
        "The home of {x} is {y}.",
    ),
    Relation(
        "food_ingredient",
        _INGREDIENTS,
        [
            "What is the main ingredient of {x}?", "What do you make {x} from?", "From what do people make {x}?", "What do you need most for {x}?",
            "Which ingredient is the main one in {x}?", "Tell me the main ingredient of {x}.", "What do cooks use to make {x}?",
            "What is the most important ingredient of {x}?", "In {x}, what is the chief ingredient?", "To make {x}, what do I have to buy first?",
        ],
        "The main ingredient of {x} is {y}.",
    ),
    Relation(
        "god",
        _GODS,
        [
            "What is {x} the deity of?", "For what does the deity {x} stand?", "What was {x} responsible for among the gods?",
            "Which area belongs to the deity {x}?", "Tell me what the deity {x} stands for.", "What did people believe {x} ruled?",
            "What does {x} stand for among the gods?", "Over what does the deity {x} rule?", "In the old stories, what was the deity {x} in charge of?",
            "People turned to {x} as the deity of what?",
        ],
        "The deity {x} stands for {y}.",
        [
            "Who is the deity of {y}?", "Which deity stands for {y}?", "Who stands for {y}?", "Name the deity of {y}.",
            "Which god or goddess is responsible for {y}?", "Who ruled over {y}?", "Tell me the deity of {y}.", "Who is the god or goddess of {y}?",
            "Which god or goddess did people connect with {y}?", "The deity of {y} has which name?",
        ],
        "The deity of {y} is {x}.",
    ),
    Relation(
        "roman_name",
        _ROMAN,
        [
            "What is the Roman name of {x}?", "What did the Romans call {x}?", "Who is {x} in Roman myth?", "Which Roman name belongs to the Greek {x}?",
            "What was {x} called in Rome?", "Tell me the Roman name of {x}.", "What is the Roman counterpart of {x}?",
            "Which Roman figure matches the Greek {x}?", "In Rome, what name was used for the Greek {x}?", "The Greek {x} became whom in Roman myth?",
        ],
        "The Roman name of the Greek {x} is {y}.",
        [
            "What is the Greek name of {y}?", "What did the Greeks call {y}?", "Who is {y} in Greek myth?", "Which Greek name belongs to the Roman {y}?",
            "What was {y} called in Greece?", "Tell me the Greek name of {y}.", "What is the Greek counterpart of {y}?",
            "Which Greek figure matches the Roman {y}?", "In Greece, what name was used for the Roman {y}?", "The Roman {y} was taken from which Greek figure?",
        ],
        "The Greek name of the Roman {y} is {x}.",
    ),
    Relation(
        "tale",
        _TALES,
        [
            "Who is {x} in the story?", "What happens to {x} in the story?", "What is special about {x} in the story?", "What is the story of {x}?",
            "What is {x} known for in the story?", "Tell me about {x} in the story.", "Why is {x} famous?", "For what do we remember {x}?",
            "What do people tell about {x}?", "How would you describe {x} from the old tale?",
        ],
        "In the story, {x} {y}.",
        [
            "Who {y}?", "Which figure in a story {y}?", "In which story do we meet someone who {y}?", "Tell me who {y} in a story.", "Which character {y}?",
            "What is the name of the figure who {y}?", "In a famous story, who {y}?", "Name the character who {y}.",
            "I forgot the name: who was it who {y}?", "Of whom do stories tell that this one {y}?",
        ],
        "The one who {y} is {x}.",
    ),
    Relation(
        "game",
        _GAMES,
        [
            "What do you play {x} with?", "What do you need to play {x}?", "With what is {x} played?", "What is used in the game {x}?",
            "Which things do you use to play {x}?", "Tell me what {x} is played with.", "What is {x} played with?", "Of what does the game {x} consist?",
            "To have a round of {x}, what must be there?", "Which things make up the game {x}?",
        ],
        "People play {x} with {y}.",
    ),
    Relation(
        "flag",
        _FLAGS,
        [
            "What are the colours of the flag of {x}?", "Which colours does the flag of {x} have?", "What colour is the flag of {x}?",
            "What does the flag of {x} look like?", "Which colors are on the flag of {x}?", "Tell me the colours of the flag of {x}.",
            "What are the national colours of {x}?", "In which colours is the flag of {x}?",
            "I want to paint the flag of {x}; which colours do I need?", "When the flag of {x} flies, what colours do you see?",
        ],
        "The main colours of the flag of {x} are {y}.",
    ),
    Relation(
        "job",
        _JOBS,
        [
            "What does {x} do?", "What is the job of {x}?", "What work does {x} do?", "What does {x} do at work?", "What is the task of {x}?",
            "Tell me what {x} does.", "What do you do if you work as {x}?", "What does {x} do all day?", "How does {x} earn money?",
            "If someone works as {x}, what is the work?",
        ],
        "By profession, {x} {y}.",
        [
            "Who {y}?", "What is a person called who {y}?", "Which profession is that: someone who {y}?", "What do you call someone who {y}?",
            "Name the job of a person who {y}.", "What is the job of someone who {y}?", "Tell me the word for a person who {y}.", "Which worker {y}?",
            "What profession has a person who {y}?", "My friend {y}; what is the word for that job?",
        ],
        "Someone who {y} is {x}.",
    ),
    Relation(
        "tool",
        _TOOLS,
        [
            "For what do you use {x}?", "What do people use {x} for?", "What can you do with {x}?", "What do I need {x} for?",
            "Why would someone have {x}?", "Tell me what people do with {x}.", "What is the use of {x}?", "What is the purpose of {x}?",
            "What would I do with {x}?", "In which case do I take {x}?",
        ],
        "People use {x} to {y}.",
        [
            "What do you use to {y}?", "What do I need to {y}?", "Which thing do you use to {y}?", "With what do you {y}?", "What helps me to {y}?",
            "What should I take to {y}?", "What is the right thing to {y}?", "Tell me what I need to {y}.", "I want to {y}; what do I take?",
            "Which tool or thing was made to {y}?",
        ],
        "To {y}, people use {x}.",
    ),
    Relation(
        "culture_term",
        _TERMS,
        [
            "What is {x}?", "Can you explain what {x} is?", "Tell me what {x} is.", "How would you define {x}?", "What do people mean by {x}?",
            "Define {x} in one sentence.", "In simple words, what is {x}?", "Explain to me what {x} is, please.", "What exactly is {x}?",
            "I would like to know what {x} is.",
        ],
        "In short, {x} is {y}.",
        [
            "What do we call {y}?", "What is the word for {y}?", "Which word means {y}?", "What is the name for {y}?", "Tell me the word for {y}.",
            "What is {y} called?", "What do people call {y}?", "Which term describes {y}?", "I am looking for a word that means {y}.",
            "What is the right word for {y}?",
        ],
        "The word for {y} is {x}.",
    ),
]  # fmt: skip

SINGLES: list[Single] = [
    Single(["How long is a marathon?", "How many kilometres is a marathon?", "What is the length of a marathon?", "How far do you run in a marathon?",
        "Tell me how long a marathon is.", "What distance is a marathon?", "A marathon runner covers how many kilometres?",
        "From start to finish, how far is a marathon?"], "A marathon is 42.195 kilometres long.", "42.195"),
    Single(["How long is a football match?", "How many minutes does a football match last?", "How long does a soccer game take?",
        "What is the length of a football match?", "Tell me how long a football match is.", "How many minutes are in a soccer match?",
        "Without extra time, how long do footballers play?", "After how many minutes does a football match end?"], "A football match lasts 90 minutes.", "90"),
    Single(["How many squares are on a chessboard?", "How many squares does a chessboard have?", "What is the number of squares on a chessboard?",
        "Tell me how many squares a chessboard has.", "How many fields are on a chessboard?", "A chessboard has how many squares?",
        "Into how many squares is a chessboard divided?", "Count the squares of a chessboard."], "A chessboard has 64 squares.", "64"),
    Single(["How many keys does a piano have?", "How many keys are on a piano?", "What is the number of keys of a piano?",
        "Tell me how many keys a piano has.", "A normal piano has how many keys?", "How many keys are there on a normal piano?",
        "Count the keys of a piano.", "With how many keys is a piano built?"], "A normal piano has 88 keys.", "88"),
    Single(["How many cards are in a deck?", "How many cards does a normal deck have?", "How many playing cards are in a pack?",
        "What is the number of cards in a full deck?", "Tell me how many cards a deck has.", "How many cards are there without jokers?",
        "A full pack of cards holds how many?", "Leaving out the jokers, how many cards do I get in a pack?"], "A full deck has 52 cards.", "52"),
    Single(["How often are the Summer Olympics held?", "How often do the Olympic Games take place?", "Every how many years are the Olympics?",
        "How many years are between two Summer Olympics?", "Tell me how often the Olympics are held.",
        "How long do we wait from one Summer Olympics to the next?", "After how many years do the Summer Games come back?",
        "What is the gap between two Summer Games?"], "The Summer Olympics are held every four years.", "four years"),
    Single(["Who is the most famous detective in books?", "Which detective lives at 221B Baker Street?", "Who lives at 221B Baker Street?",
        "Whose address is 221B Baker Street?", "Which detective has a friend called Doctor Watson?", "Who is the friend of Doctor Watson?",
        "In Baker Street, which detective can be found?", "Doctor Watson helps which detective?"], "The detective of Baker Street is Sherlock Holmes.",
        "Sherlock Holmes"),
    Single(["How many colours does the rainbow have?", "How many colours are in the rainbow?", "What is the number of colours of the rainbow?",
        "Tell me how many colours a rainbow has.", "A rainbow has how many colours?", "How many colors are in a rainbow?",
        "Count the colours of a rainbow.", "By tradition, into how many colours is the rainbow divided?"], "The rainbow is said to have seven colours.",
        "seven"),
]  # fmt: skip
