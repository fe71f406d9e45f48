"""Countries, cities, rivers, mountains and sights."""

from .relation import Relation, Single, lined_pairs_of


_THE = (
    "Netherlands|United States|United Kingdom|Philippines|Bahamas|Maldives|Gambia|Czech Republic|Dominican Republic|Central African Republic|"
    "Democratic Republic of the Congo|Republic of the Congo|United Arab Emirates|Comoros|Marshall Islands|Solomon Islands|USA|UK|UAE"
).split("|")
SHOWN = {name: f"the {name}" for name in _THE}


def _the(pairs: dict[str, str], without: str = "") -> dict[str, str]:
    """Every subject with its article, but for those named (parted by `|`)."""
    return {name: f"the {name}" for name in pairs if name not in without.split("|")} | SHOWN


CAPITAL_QUESTIONS = [
    "What is the capital of {x}?", "Which city is the capital of {x}?", "Name the capital of {x}.", "Tell me the capital of {x}.",
    "What's the capital city of {x}?", "Do you know the capital of {x}?", "What is {x}'s capital?", "What is the name of the capital of {x}?",
    "Can you tell me which city is the capital of {x}?", "Which capital does {x} have?",
]  # fmt: skip

CAPITALS = lined_pairs_of("""
France=Paris|Germany=Berlin|Italy=Rome|Spain=Madrid|Portugal=Lisbon|United Kingdom=London|Ireland=Dublin|Netherlands=Amsterdam|Belgium=Brussels
Luxembourg=Luxembourg City|Switzerland=Bern|Austria=Vienna|Poland=Warsaw|Czech Republic=Prague|Slovakia=Bratislava|Hungary=Budapest|Romania=Bucharest
Bulgaria=Sofia|Greece=Athens|Turkey=Ankara|Cyprus=Nicosia|Malta=Valletta|Albania=Tirana|North Macedonia=Skopje|Kosovo=Pristina|Serbia=Belgrade
Montenegro=Podgorica|Bosnia and Herzegovina=Sarajevo|Croatia=Zagreb|Slovenia=Ljubljana|Denmark=Copenhagen|Sweden=Stockholm|Norway=Oslo|Finland=Helsinki
Iceland=Reykjavik|Estonia=Tallinn|Latvia=Riga|Lithuania=Vilnius|Belarus=Minsk|Ukraine=Kyiv|Moldova=Chisinau|Russia=Moscow|Georgia=Tbilisi|Armenia=Yerevan
Azerbaijan=Baku|Liechtenstein=Vaduz|Andorra=Andorra la Vella
United States=Washington DC|Canada=Ottawa|Mexico=Mexico City|Guatemala=Guatemala City|Belize=Belmopan|Honduras=Tegucigalpa|El Salvador=San Salvador
Nicaragua=Managua|Costa Rica=San José|Panama=Panama City|Cuba=Havana|Jamaica=Kingston|Haiti=Port-au-Prince|Dominican Republic=Santo Domingo
Bahamas=Nassau|Barbados=Bridgetown|Trinidad and Tobago=Port of Spain|Grenada=St. George's|Saint Lucia=Castries|Dominica=Roseau
Colombia=Bogotá|Venezuela=Caracas|Guyana=Georgetown|Suriname=Paramaribo|Ecuador=Quito|Peru=Lima|Brazil=Brasília|Paraguay=Asunción|Uruguay=Montevideo
Argentina=Buenos Aires|Chile=Santiago
China=Beijing|Japan=Tokyo|South Korea=Seoul|North Korea=Pyongyang|Mongolia=Ulaanbaatar|Taiwan=Taipei|India=New Delhi|Pakistan=Islamabad|Bangladesh=Dhaka
Nepal=Kathmandu|Bhutan=Thimphu|Maldives=Malé|Afghanistan=Kabul|Iran=Tehran|Iraq=Baghdad|Syria=Damascus|Lebanon=Beirut|Jordan=Amman|Saudi Arabia=Riyadh
Yemen=Sanaa|Oman=Muscat|United Arab Emirates=Abu Dhabi|Qatar=Doha|Bahrain=Manama|Kuwait=Kuwait City|Kazakhstan=Astana|Uzbekistan=Tashkent
Turkmenistan=Ashgabat|Kyrgyzstan=Bishkek|Tajikistan=Dushanbe|Thailand=Bangkok|Vietnam=Hanoi|Laos=Vientiane|Cambodia=Phnom Penh|Myanmar=Naypyidaw
Malaysia=Kuala Lumpur|Indonesia=Jakarta|Philippines=Manila|Brunei=Bandar Seri Begawan|East Timor=Dili
Egypt=Cairo|Libya=Tripoli|Tunisia=Tunis|Algeria=Algiers|Morocco=Rabat|Mauritania=Nouakchott|Mali=Bamako|Niger=Niamey|Chad=N'Djamena|Sudan=Khartoum
South Sudan=Juba|Ethiopia=Addis Ababa|Eritrea=Asmara|Somalia=Mogadishu|Kenya=Nairobi|Uganda=Kampala|Rwanda=Kigali|Burundi=Gitega|Tanzania=Dodoma
Senegal=Dakar|Gambia=Banjul|Guinea=Conakry|Guinea-Bissau=Bissau|Sierra Leone=Freetown|Liberia=Monrovia|Ivory Coast=Yamoussoukro|Ghana=Accra|Togo=Lomé
Benin=Porto-Novo|Nigeria=Abuja|Burkina Faso=Ouagadougou|Cameroon=Yaoundé|Gabon=Libreville|Republic of the Congo=Brazzaville
Democratic Republic of the Congo=Kinshasa|Central African Republic=Bangui|Angola=Luanda|Zambia=Lusaka|Zimbabwe=Harare|Malawi=Lilongwe|Mozambique=Maputo
Namibia=Windhoek|Botswana=Gaborone|Lesotho=Maseru|Madagascar=Antananarivo|Mauritius=Port Louis|Comoros=Moroni|Cape Verde=Praia|Seychelles=Victoria
Australia=Canberra|New Zealand=Wellington|Papua New Guinea=Port Moresby|Fiji=Suva|Samoa=Apia|Tonga=Nuku'alofa|Vanuatu=Port Vila|Solomon Islands=Honiara
Tuvalu=Funafuti|Marshall Islands=Majuro|Micronesia=Palikir|Palau=Ngerulmud
""")  # fmt: skip

CONTINENTS = {
    country: continent
    for continent, countries in {
        "Europe": "France|Germany|Italy|Spain|Portugal|United Kingdom|UK|England|Scotland|Ireland|Netherlands|Belgium|Luxembourg|Switzerland|Austria|Poland|"
        "Czech Republic|Slovakia|Hungary|Romania|Bulgaria|Greece|Malta|Albania|North Macedonia|Serbia|Montenegro|Croatia|Slovenia|Denmark|Sweden|Norway|"
        "Finland|Iceland|Estonia|Latvia|Lithuania|Belarus|Ukraine|Moldova|Liechtenstein|Andorra|Monaco|San Marino|Vatican City|Wales",
        "Asia": "China|Japan|South Korea|North Korea|Mongolia|Taiwan|India|Pakistan|Bangladesh|Nepal|Bhutan|Sri Lanka|Maldives|Afghanistan|Iran|Iraq|Syria|"
        "Lebanon|Jordan|Israel|Saudi Arabia|Yemen|Oman|United Arab Emirates|Qatar|Bahrain|Kuwait|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan|Thailand|"
        "Vietnam|Laos|Cambodia|Myanmar|Malaysia|Singapore|Philippines|Brunei",
        "Africa": "Libya|Tunisia|Algeria|Morocco|Mauritania|Mali|Niger|Chad|Sudan|South Sudan|Ethiopia|Eritrea|Djibouti|Somalia|Kenya|Uganda|Rwanda|Burundi|"
        "Tanzania|Senegal|Gambia|Guinea|Sierra Leone|Liberia|Ivory Coast|Ghana|Togo|Benin|Nigeria|Burkina Faso|Cameroon|Gabon|Angola|Zambia|Zimbabwe|"
        "Malawi|Mozambique|Namibia|Botswana|South Africa|Lesotho|Eswatini|Madagascar|Equatorial Guinea",
        "North America": "United States|USA|Canada|Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Jamaica|Haiti|"
        "Dominican Republic|Bahamas|Barbados",
        "South America": "Colombia|Venezuela|Guyana|Suriname|Ecuador|Peru|Brazil|Bolivia|Paraguay|Uruguay|Argentina|Chile",
        "Oceania": "Australia|New Zealand|Papua New Guinea|Fiji|Samoa|Tonga|Vanuatu|Solomon Islands|Tuvalu|Kiribati|Nauru|Palau",
    }.items()
    for country in countries.split("|")
}  # fmt: skip

CURRENCIES = lined_pairs_of("""
France=euro|Germany=euro|Italy=euro|Spain=euro|Portugal=euro|Ireland=euro|Netherlands=euro|Belgium=euro|Austria=euro|Greece=euro|Finland=euro|Estonia=euro
Latvia=euro|Lithuania=euro|Slovakia=euro|Slovenia=euro|Croatia=euro|Malta=euro|Cyprus=euro|Luxembourg=euro
United Kingdom=pound sterling|England=pound sterling|UK=pound sterling|Switzerland=Swiss franc|Poland=złoty|Czech Republic=Czech koruna|Hungary=forint
Romania=leu|Denmark=Danish krone|Sweden=Swedish krona|Norway=Norwegian krone|Iceland=Icelandic króna|Serbia=Serbian dinar|Ukraine=hryvnia|Russia=Russian ruble
Turkey=Turkish lira|United States=US dollar|USA=US dollar|Canada=Canadian dollar|Mexico=Mexican peso|Brazil=real|Argentina=Argentine peso|Chile=Chilean peso
Colombia=Colombian peso|Peru=sol|Cuba=Cuban peso|Costa Rica=colón|Uruguay=Uruguayan peso|Paraguay=guaraní|Bolivia=boliviano|Ecuador=US dollar
China=renminbi|Japan=yen|South Korea=won|India=Indian rupee|Pakistan=Pakistani rupee|Nepal=Nepalese rupee|Sri Lanka=Sri Lankan rupee|Bangladesh=taka
Thailand=baht|Vietnam=dong|Indonesia=rupiah|Malaysia=ringgit|Singapore=Singapore dollar|Philippines=Philippine peso|Mongolia=tugrik|Kazakhstan=tenge
Israel=shekel|Saudi Arabia=riyal|United Arab Emirates=dirham|Kuwait=Kuwaiti dinar|Iraq=Iraqi dinar|Jordan=Jordanian dinar|Iran=Iranian rial
Georgia=lari|Armenia=dram|Azerbaijan=manat|Egypt=Egyptian pound|Morocco=Moroccan dirham|Tunisia=Tunisian dinar|Algeria=Algerian dinar|Nigeria=naira
Ghana=cedi|Kenya=Kenyan shilling|Tanzania=Tanzanian shilling|Uganda=Ugandan shilling|Ethiopia=birr|South Africa=rand|Zambia=kwacha|Botswana=pula
Australia=Australian dollar|New Zealand=New Zealand dollar|Fiji=Fijian dollar|Albania=lek
""")  # fmt: skip

LANGUAGES = lined_pairs_of("""
France=French|Germany=German|Italy=Italian|Spain=Spanish|Portugal=Portuguese|United Kingdom=English|England=English|Netherlands=Dutch|Austria=German
Poland=Polish|Czech Republic=Czech|Slovakia=Slovak|Hungary=Hungarian|Romania=Romanian|Bulgaria=Bulgarian|Greece=Greek|Turkey=Turkish|Albania=Albanian
Serbia=Serbian|Croatia=Croatian|Slovenia=Slovene|Denmark=Danish|Sweden=Swedish|Norway=Norwegian|Finland=Finnish|Iceland=Icelandic|Estonia=Estonian
Latvia=Latvian|Lithuania=Lithuanian|Ukraine=Ukrainian|Russia=Russian|Georgia=Georgian|Armenia=Armenian|Azerbaijan=Azerbaijani|United States=English
USA=English|Mexico=Spanish|Guatemala=Spanish|Honduras=Spanish|Nicaragua=Spanish|Costa Rica=Spanish|Panama=Spanish|Cuba=Spanish|Jamaica=English
Dominican Republic=Spanish|Colombia=Spanish|Venezuela=Spanish|Ecuador=Spanish|Peru=Spanish|Brazil=Portuguese|Uruguay=Spanish|Argentina=Spanish
Chile=Spanish|China=Mandarin Chinese|Japan=Japanese|South Korea=Korean|North Korea=Korean|Mongolia=Mongolian|Bangladesh=Bengali|Nepal=Nepali
Iran=Persian|Iraq=Arabic|Syria=Arabic|Lebanon=Arabic|Jordan=Arabic|Israel=Hebrew|Saudi Arabia=Arabic|Yemen=Arabic|Oman=Arabic|Qatar=Arabic|Kuwait=Arabic
Thailand=Thai|Vietnam=Vietnamese|Laos=Lao|Cambodia=Khmer|Myanmar=Burmese|Malaysia=Malay|Indonesia=Indonesian|Egypt=Arabic|Libya=Arabic
Tunisia=Arabic|Algeria=Arabic|Morocco=Arabic|Somalia=Somali|Angola=Portuguese|Mozambique=Portuguese|Australia=English|New Zealand=English|Liechtenstein=German
""")  # fmt: skip

STATES = lined_pairs_of("""
Alabama=Montgomery|Alaska=Juneau|Arizona=Phoenix|Arkansas=Little Rock|California=Sacramento|Colorado=Denver|Connecticut=Hartford|Delaware=Dover
Florida=Tallahassee|Hawaii=Honolulu|Idaho=Boise|Illinois=Springfield|Indiana=Indianapolis|Iowa=Des Moines|Kansas=Topeka|Kentucky=Frankfort
Louisiana=Baton Rouge|Maine=Augusta|Maryland=Annapolis|Massachusetts=Boston|Michigan=Lansing|Minnesota=Saint Paul|Mississippi=Jackson
Missouri=Jefferson City|Montana=Helena|Nebraska=Lincoln|Nevada=Carson City|New Hampshire=Concord|New Jersey=Trenton|New Mexico=Santa Fe|New York=Albany
North Carolina=Raleigh|North Dakota=Bismarck|Ohio=Columbus|Oklahoma=Oklahoma City|Oregon=Salem|Pennsylvania=Harrisburg|Rhode Island=Providence
South Carolina=Columbia|South Dakota=Pierre|Tennessee=Nashville|Texas=Austin|Utah=Salt Lake City|Vermont=Montpelier|Virginia=Richmond|Washington=Olympia
West Virginia=Charleston|Wisconsin=Madison|Wyoming=Cheyenne
""")  # fmt: skip

CITIES = lined_pairs_of("""
Milan=Italy|Venice=Italy|Florence=Italy|Naples=Italy|Turin=Italy|Pisa=Italy|Verona=Italy|Barcelona=Spain|Seville=Spain|Valencia=Spain|Bilbao=Spain|Málaga=Spain
Porto=Portugal|Marseille=France|Lyon=France|Nice=France|Bordeaux=France|Toulouse=France|Strasbourg=France|Lille=France|Cannes=France|Munich=Germany
Hamburg=Germany
Cologne=Germany|Frankfurt=Germany|Stuttgart=Germany|Dresden=Germany|Leipzig=Germany|Bremen=Germany|Nuremberg=Germany|Zurich=Switzerland|Geneva=Switzerland
Basel=Switzerland|Salzburg=Austria|Innsbruck=Austria|Graz=Austria|Rotterdam=Netherlands|The Hague=Netherlands|Utrecht=Netherlands|Antwerp=Belgium|Bruges=Belgium
Ghent=Belgium|Manchester=England|Liverpool=England|Oxford=England|Leeds=England|Bristol=England|York=England|Glasgow=Scotland|Edinburgh=Scotland
Aberdeen=Scotland
Cardiff=Wales|Swansea=Wales|Belfast=Northern Ireland|Cork=Ireland|Galway=Ireland|Gothenburg=Sweden|Malmö=Sweden|Bergen=Norway|Aarhus=Denmark|Odense=Denmark
Turku=Finland|Tampere=Finland|Krakow=Poland|Gdansk=Poland|Poznan=Poland|Brno=Czech Republic|Debrecen=Hungary|Split=Croatia|Dubrovnik=Croatia|Thessaloniki=Greece
Istanbul=Turkey|Izmir=Turkey|Antalya=Turkey|Saint Petersburg=Russia|Novosibirsk=Russia|Vladivostok=Russia|Lviv=Ukraine|Odesa=Ukraine|Kharkiv=Ukraine
New York=United States|Los Angeles=United States|Chicago=United States|Houston=United States|Miami=United States|Seattle=United States
San Francisco=United States
Las Vegas=United States|New Orleans=United States|Detroit=United States|Dallas=United States|Philadelphia=United States|San Diego=United States
Toronto=Canada|Montreal=Canada|Vancouver=Canada|Calgary=Canada|Quebec City=Canada|Cancún=Mexico|Guadalajara=Mexico|Tijuana=Mexico|Acapulco=Mexico
Rio de Janeiro=Brazil|São Paulo=Brazil|Recife=Brazil|Medellín=Colombia|Cusco=Peru|Guayaquil=Ecuador|Maracaibo=Venezuela|Rosario=Argentina|Ushuaia=Argentina
Shanghai=China|Shenzhen=China|Guangzhou=China|Wuhan=China|Chengdu=China|Osaka=Japan|Kyoto=Japan|Hiroshima=Japan|Nagasaki=Japan|Yokohama=Japan|Sapporo=Japan
Busan=South Korea
Mumbai=India|Kolkata=India|Chennai=India|Bangalore=India|Jaipur=India|Agra=India|Karachi=Pakistan|Lahore=Pakistan|Colombo=Sri Lanka|Phuket=Thailand
Chiang Mai=Thailand
Ho Chi Minh City=Vietnam|Da Nang=Vietnam|Mandalay=Myanmar|Cebu City=Philippines|Surabaya=Indonesia|Dubai=United Arab Emirates|Mecca=Saudi Arabia
Medina=Saudi Arabia
Jeddah=Saudi Arabia|Mosul=Iraq|Basra=Iraq|Aleppo=Syria|Isfahan=Iran|Tel Aviv=Israel|Haifa=Israel|Almaty=Kazakhstan|Samarkand=Uzbekistan|Bukhara=Uzbekistan
Casablanca=Morocco|Marrakesh=Morocco|Fez=Morocco|Luxor=Egypt|Giza=Egypt|Lagos=Nigeria|Kano=Nigeria|Kumasi=Ghana|Mombasa=Kenya|Dar es Salaam=Tanzania
Timbuktu=Mali
Johannesburg=South Africa|Cape Town=South Africa|Durban=South Africa|Sydney=Australia|Melbourne=Australia|Brisbane=Australia|Perth=Australia|Adelaide=Australia
Darwin=Australia|Auckland=New Zealand|Christchurch=New Zealand|Queenstown=New Zealand|Benghazi=Libya|Oran=Algeria|Douala=Cameroon|Abidjan=Ivory Coast
""")  # fmt: skip

SIGHTS = lined_pairs_of("""
Eiffel Tower=Paris|Louvre=Paris|Arc de Triomphe=Paris|Big Ben=London|Tower Bridge=London|Buckingham Palace=London|British Museum=London|Tower of London=London
Westminster Abbey=London|Trafalgar Square=London|Colosseum=Rome|Trevi Fountain=Rome|Pantheon=Rome|Spanish Steps=Rome|Brandenburg Gate=Berlin|Reichstag=Berlin
Checkpoint Charlie=Berlin|Sagrada Família=Barcelona|Park Güell=Barcelona|Prado Museum=Madrid|Alhambra=Granada|Leaning Tower=Pisa|Rialto Bridge=Venice
Uffizi Gallery=Florence|Ponte Vecchio=Florence|Acropolis=Athens|Parthenon=Athens|Hagia Sophia=Istanbul|Blue Mosque=Istanbul|Grand Bazaar=Istanbul
Kremlin=Moscow|Red Square=Moscow|Hermitage Museum=Saint Petersburg|Charles Bridge=Prague|Little Mermaid statue=Copenhagen|Tivoli Gardens=Copenhagen
Atomium=Brussels|Manneken Pis=Brussels|Rijksmuseum=Amsterdam|Anne Frank House=Amsterdam|Schönbrunn Palace=Vienna|Cologne Cathedral=Cologne
Statue of Liberty=New York|Empire State Building=New York|Central Park=New York|Times Square=New York|Brooklyn Bridge=New York|Wall Street=New York
Golden Gate Bridge=San Francisco|Alcatraz=San Francisco|White House=Washington DC|Lincoln Memorial=Washington DC|Hollywood sign=Los Angeles|Space Needle=Seattle
Gateway Arch=St. Louis|Liberty Bell=Philadelphia|CN Tower=Toronto|Christ the Redeemer statue=Rio de Janeiro|Sugarloaf Mountain=Rio de Janeiro
Copacabana beach=Rio de Janeiro|Forbidden City=Beijing|Tiananmen Square=Beijing|Taj Mahal=Agra|Burj Khalifa=Dubai|Petronas Towers=Kuala Lumpur
Sydney Opera House=Sydney|Sydney Harbour Bridge=Sydney|Kaaba=Mecca|Western Wall=Jerusalem|Gateway of India=Mumbai|Red Fort=Delhi|Table Mountain=Cape Town
Vasa Museum=Stockholm
""")  # fmt: skip

SIGHT_COUNTRIES = lined_pairs_of("""
Great Pyramids of Giza=Egypt|Great Sphinx=Egypt|Stonehenge=England|Machu Picchu=Peru|Nazca Lines=Peru|Great Wall=China|Terracotta Army=China
Angkor Wat=Cambodia|Petra=Jordan
Grand Canyon=United States|Yellowstone National Park=United States|Mount Rushmore=United States|Death Valley=United States|Yosemite National Park=United States
Uluru=Australia|Great Barrier Reef=Australia|Banff National Park=Canada|Chichén Itzá=Mexico|Loch Ness=Scotland|Giant's Causeway=Northern Ireland
Cliffs of Moher=Ireland
Neuschwanstein Castle=Germany|Black Forest=Germany|Palace of Versailles=France|Mont-Saint-Michel=France|Pompeii=Italy|Kruger National Park=South Africa
Serengeti National Park=Tanzania|Masai Mara=Kenya|Borobudur=Indonesia|Ha Long Bay=Vietnam|Angel Falls=Venezuela|Galápagos Islands=Ecuador|Atacama Desert=Chile
Easter Island=Chile|Golden Temple=India|Transylvania=Romania|Olympia=Greece|Delphi=Greece|Cappadocia=Turkey|Pamukkale=Turkey|Blue Lagoon=Iceland
Plitvice Lakes=Croatia|Lake Bled=Slovenia
""")  # fmt: skip

RIVER_CITIES = lined_pairs_of("""
Paris=Seine|London=Thames|Vienna=Danube|Budapest=Danube|Bratislava=Danube|Belgrade=Danube|Rome=Tiber|Cairo=Nile|Khartoum=Nile|Cologne=Rhine|Düsseldorf=Rhine
Basel=Rhine
Hamburg=Elbe|Dresden=Elbe|Prague=Vltava|Warsaw=Vistula|Krakow=Vistula|Florence=Arno|Pisa=Arno|Lisbon=Tagus|Porto=Douro|Seville=Guadalquivir|Bordeaux=Garonne
Frankfurt=Main|Berlin=Spree|Munich=Isar|Turin=Po|Moscow=Moskva|Saint Petersburg=Neva|Kyiv=Dnieper|Baghdad=Tigris|Dublin=Liffey|Liverpool=Mersey|Glasgow=Clyde
New Orleans=Mississippi|Memphis=Mississippi|St. Louis=Mississippi|Montreal=Saint Lawrence|Washington DC=Potomac|Bangkok=Chao Phraya|Shanghai=Huangpu
Wuhan=Yangtze|Phnom Penh=Mekong
Varanasi=Ganges|Agra=Yamuna|Zurich=Limmat|Bern=Aare|Salzburg=Salzach|Innsbruck=Inn|Riga=Daugava|Kinshasa=Congo|Seoul=Han|Manaus=Rio Negro|Verona=Adige
""")  # fmt: skip

RIVER_MOUTHS = lined_pairs_of("""
Nile=Mediterranean Sea|Amazon=Atlantic Ocean|Mississippi=Gulf of Mexico|Rhine=North Sea|Danube=Black Sea|Volga=Caspian Sea|Thames=North Sea|Elbe=North Sea
Seine=English Channel
Rhône=Mediterranean Sea|Ebro=Mediterranean Sea|Tagus=Atlantic Ocean|Loire=Atlantic Ocean|Po=Adriatic Sea|Tiber=Tyrrhenian Sea|Vistula=Baltic Sea
Oder=Baltic Sea|Dnieper=Black Sea
Ganges=Bay of Bengal|Indus=Arabian Sea|Mekong=South China Sea|Yangtze=East China Sea|Congo=Atlantic Ocean|Niger=Gulf of Guinea|Zambezi=Indian Ocean
Orinoco=Atlantic Ocean
Colorado River=Gulf of California|Rio Grande=Gulf of Mexico|Jordan River=Dead Sea|Columbia River=Pacific Ocean|Lena=Laptev Sea|Ob=Kara Sea
""")  # fmt: skip

RIVER_CONTINENTS = lined_pairs_of("""
Nile=Africa|Amazon=South America|Mississippi=North America|Missouri=North America|Rhine=Europe|Danube=Europe|Volga=Europe|Thames=Europe|Seine=Europe
Loire=Europe|Rhône=Europe
Elbe=Europe|Oder=Europe|Po=Europe|Tagus=Europe|Vistula=Europe|Yangtze=Asia|Yellow River=Asia|Mekong=Asia|Ganges=Asia|Indus=Asia|Brahmaputra=Asia|Tigris=Asia
Euphrates=Asia|Lena=Asia
Yenisei=Asia|Congo=Africa|Niger=Africa|Zambezi=Africa|Orinoco=South America|Paraná=South America|Yukon=North America|Colorado River=North America
Rio Grande=North America|Murray=Oceania
""")  # fmt: skip

MOUNTAINS = lined_pairs_of("""
Kilimanjaro=Tanzania|Mount Fuji=Japan|Mount Etna=Italy|Mount Vesuvius=Italy|Stromboli=Italy|Mount Olympus=Greece|Mount Ararat=Turkey|Mount Elbrus=Russia
Zugspitze=Germany
Grossglockner=Austria|Ben Nevis=Scotland|Snowdon=Wales|Scafell Pike=England|Mulhacén=Spain|Teide=Spain|Triglav=Slovenia|Galdhøpiggen=Norway|Kebnekaise=Sweden
Denali=United States
Mauna Kea=United States|Mount St. Helens=United States|Mount Rainier=United States|Mount Logan=Canada|Popocatépetl=Mexico|Chimborazo=Ecuador|Cotopaxi=Ecuador
Aconcagua=Argentina
Huascarán=Peru|Krakatoa=Indonesia|Mount Merapi=Indonesia|Mount Bromo=Indonesia|Mount Pinatubo=Philippines|Mount Kenya=Kenya|Mount Cook=New Zealand
Mount Kosciuszko=Australia
Hekla=Iceland|Eyjafjallajökull=Iceland|Annapurna=Nepal|Nanga Parbat=Pakistan|Mount Damavand=Iran|Toubkal=Morocco|Musala=Bulgaria|Rysy=Poland
Piz Bernina=Switzerland|Eiger=Switzerland
""")  # fmt: skip

RANGES = lined_pairs_of("""
Alps=Europe|Pyrenees=Europe|Carpathians=Europe|Apennines=Europe|Dolomites=Europe|Himalayas=Asia|Karakoram=Asia|Hindu Kush=Asia|Altai Mountains=Asia
Andes=South America
Rocky Mountains=North America|Appalachians=North America|Sierra Nevada of California=North America|Atlas Mountains=Africa|Drakensberg=Africa
Great Dividing Range=Oceania
Southern Alps=Oceania|Sahara=Africa|Kalahari Desert=Africa|Namib Desert=Africa|Gobi Desert=Asia|Arabian Desert=Asia|Thar Desert=Asia|Mojave Desert=North America
Sonoran Desert=North America|Patagonian Desert=South America|Great Victoria Desert=Oceania|Taklamakan Desert=Asia|Amazon rainforest=South America
Victoria Falls=Africa
Niagara Falls=North America|Iguazu Falls=South America|Lake Victoria=Africa|Lake Tanganyika=Africa|Lake Malawi=Africa|Lake Superior=North America
Lake Michigan=North America
Lake Huron=North America|Lake Erie=North America|Lake Ontario=North America|Great Salt Lake=North America|Lake Baikal=Asia|Dead Sea=Asia|Aral Sea=Asia
Lake Titicaca=South America
Lake Geneva=Europe|Lake Constance=Europe|Lake Garda=Europe|Lake Ladoga=Europe|Lake Balaton=Europe
""")  # fmt: skip

DEMONYMS = lined_pairs_of("""
France=French|Germany=German|Italy=Italian|Spain=Spanish|Portugal=Portuguese|Ireland=Irish|England=English|Scotland=Scottish|Wales=Welsh|Netherlands=Dutch
Belgium=Belgian
Switzerland=Swiss|Austria=Austrian|Poland=Polish|Czech Republic=Czech|Slovakia=Slovak|Hungary=Hungarian|Romania=Romanian|Bulgaria=Bulgarian|Greece=Greek
Turkey=Turkish|Cyprus=Cypriot
Malta=Maltese|Albania=Albanian|Serbia=Serbian|Croatia=Croatian|Slovenia=Slovenian|Denmark=Danish|Sweden=Swedish|Norway=Norwegian|Finland=Finnish
Iceland=Icelandic|Estonia=Estonian
Latvia=Latvian|Lithuania=Lithuanian|Ukraine=Ukrainian|Russia=Russian|Georgia=Georgian|Armenia=Armenian|United Kingdom=British|United States=American
Canada=Canadian|Mexico=Mexican
Cuba=Cuban|Jamaica=Jamaican|Haiti=Haitian|Colombia=Colombian|Venezuela=Venezuelan|Ecuador=Ecuadorian|Peru=Peruvian|Brazil=Brazilian|Bolivia=Bolivian
Paraguay=Paraguayan
Uruguay=Uruguayan|Argentina=Argentinian|Chile=Chilean|China=Chinese|Japan=Japanese|South Korea=South Korean|Mongolia=Mongolian|India=Indian|Pakistan=Pakistani
Nepal=Nepalese
Afghanistan=Afghan|Iran=Iranian|Iraq=Iraqi|Syria=Syrian|Lebanon=Lebanese|Jordan=Jordanian|Israel=Israeli|Saudi Arabia=Saudi|Kuwait=Kuwaiti|Thailand=Thai
Vietnam=Vietnamese
Malaysia=Malaysian|Indonesia=Indonesian|Singapore=Singaporean|Egypt=Egyptian|Libya=Libyan|Tunisia=Tunisian|Algeria=Algerian|Morocco=Moroccan|Sudan=Sudanese
Ethiopia=Ethiopian
Kenya=Kenyan|Uganda=Ugandan|Rwanda=Rwandan|Tanzania=Tanzanian|Senegal=Senegalese|Ghana=Ghanaian|Nigeria=Nigerian|South Africa=South African|Zambia=Zambian
Australia=Australian
""")  # fmt: skip

ISLANDS = lined_pairs_of("""
Crete=Greece|Rhodes=Greece|Corfu=Greece|Santorini=Greece|Sicily=Italy|Sardinia=Italy|Capri=Italy|Elba=Italy|Corsica=France|Mallorca=Spain|Ibiza=Spain
Tenerife=Spain|Gran Canaria=Spain
Madeira=Portugal|Gotland=Sweden|Rügen=Germany|Sylt=Germany|Isle of Skye=Scotland|Isle of Wight=England|Greenland=Denmark|Hokkaido=Japan|Honshu=Japan
Okinawa=Japan
Bali=Indonesia|Java=Indonesia|Sumatra=Indonesia|Hainan=China|Zanzibar=Tanzania|Tasmania=Australia|Vancouver Island=Canada|Newfoundland=Canada
Baffin Island=Canada
Long Island=United States|Maui=United States|Luzon=Philippines|Mindanao=Philippines|Palawan=Philippines|Jeju=South Korea|Cozumel=Mexico|Gozo=Malta
""")  # fmt: skip

RECORDS = lined_pairs_of("""
largest country in the world=Russia|second largest country in the world=Canada|smallest country in the world=Vatican City
largest country in South America=Brazil
largest country in Africa=Algeria|highest mountain in the world=Mount Everest|second highest mountain in the world=K2
highest mountain in Africa=Kilimanjaro|highest mountain in North America=Denali|highest mountain in South America=Aconcagua
highest mountain in the Alps=Mont Blanc
highest mountain in Japan=Mount Fuji|highest mountain in Germany=the Zugspitze|highest mountain in the United Kingdom=Ben Nevis|highest mountain in Spain=Teide
largest ocean=the Pacific Ocean|second largest ocean=the Atlantic Ocean|third largest ocean=the Indian Ocean|smallest ocean=the Arctic Ocean
deepest ocean=the Pacific Ocean
largest continent=Asia|smallest continent=Australia|second largest continent=Africa|coldest continent=Antarctica|continent with the most people=Asia
hottest continent=Africa
largest hot desert in the world=the Sahara|driest continent=Antarctica|driest desert outside the polar regions=the Atacama Desert
longest river in the world=the Nile|longest river in Africa=the Nile|longest river in South America=the Amazon|longest river in Europe=the Volga
longest river in Asia=the Yangtze
largest river in the world by water=the Amazon|largest island in the world=Greenland|second largest island in the world=New Guinea
largest island in the Mediterranean=Sicily
deepest lake in the world=Lake Baikal|largest lake in the world=the Caspian Sea|largest lake in Africa=Lake Victoria|largest of the Great Lakes=Lake Superior
deepest place in the ocean=the Mariana Trench|largest rainforest in the world=the Amazon rainforest|highest waterfall in the world=Angel Falls
largest coral reef in the world=the Great Barrier Reef|longest mountain range on land=the Andes|highest mountain range in the world=the Himalayas
tallest building in the world=the Burj Khalifa|largest state of the United States=Alaska|smallest state of the United States=Rhode Island
largest city in the United States=New York|largest city in Canada=Toronto|largest city in Turkey=Istanbul|largest city in Brazil=São Paulo
largest city in Switzerland=Zurich
largest city in New Zealand=Auckland|largest city in Nigeria=Lagos|largest city in Pakistan=Karachi|largest city in Morocco=Casablanca
largest city in Kazakhstan=Almaty
largest city in Vietnam=Ho Chi Minh City|largest city in Egypt=Cairo|largest island of Japan=Honshu|largest island of Greece=Crete
country with the most people=India
state of the United States with the most people=California|longest river in France=the Loire|longest river in Italy=the Po|longest river in Poland=the Vistula
longest river in Spain and Portugal=the Tagus|longest wall in the world=the Great Wall of China|lowest place on dry land=the shore of the Dead Sea
northernmost state of the United States=Alaska
largest peninsula in the world=the Arabian Peninsula|largest bay in Canada=Hudson Bay|imaginary line around the middle of the Earth=the equator
line of zero degrees longitude=the prime meridian|line of zero degrees latitude=the equator|sea between Europe and Africa=the Mediterranean Sea
sea between Africa and Arabia=the Red Sea|ocean between America and Europe=the Atlantic Ocean|ocean between America and Asia=the Pacific Ocean
ocean south of India=the Indian Ocean|ocean around the North Pole=the Arctic Ocean|ocean around Antarctica=the Southern Ocean
sea between Britain and Denmark=the North Sea
sea between Sweden and Estonia=the Baltic Sea|sea between Italy and Croatia=the Adriatic Sea|sea between Greece and Turkey=the Aegean Sea
strait between Spain and Morocco=the Strait of Gibraltar|strait between Russia and Alaska=the Bering Strait|water between England and France=the English Channel
canal between the Atlantic and the Pacific=the Panama Canal|canal between the Mediterranean and the Red Sea=the Suez Canal
country north of the United States=Canada
country south of the United States=Mexico|country west of Spain=Portugal|country north of England=Scotland|country between France and Portugal=Spain
country shaped like a boot=Italy
mountain range between France and Spain=the Pyrenees|mountain range between Europe and Asia=the Urals|continent around the South Pole=Antarctica
only country that borders Portugal=Spain
only country that borders Denmark by land=Germany|country around Lesotho=South Africa|city with the Grand Canal and gondolas=Venice
""")  # fmt: skip

NICKNAMES = lined_pairs_of("""
New York=the Big Apple|Rome=the Eternal City|Paris=the City of Light|Chicago=the Windy City|Las Vegas=Sin City|Japan=the Land of the Rising Sun
Ireland=the Emerald Isle
Los Angeles=the City of Angels|Philadelphia=the City of Brotherly Love|Australia=the Land Down Under|Florida=the Sunshine State|Texas=the Lone Star State
California=the Golden State
Alaska=the Last Frontier|Hawaii=the Aloha State|Iceland=the Land of Fire and Ice|New Jersey=the Garden State|Arizona=the Grand Canyon State|Detroit=Motor City
Nashville=Music City
New Orleans=the Big Easy|Thailand=the Land of Smiles|Bhutan=the Land of the Thunder Dragon|Finland=the Land of a Thousand Lakes|New York State=the Empire State
""")  # fmt: skip

RELATIONS = [
    Relation(
        "capital",
        CAPITALS,
        CAPITAL_QUESTIONS,
        "The capital of {x} is {y}.",
        [
            "{y} is the capital of which country?", "Which country has {y} as its capital?", "Of which country is {y} the capital?",
            "Tell me the country whose capital is {y}.", "What country's capital is {y}?", "Name the country with the capital {y}.",
            "The capital {y} belongs to which country?", "For which country is {y} the capital city?", "In what country is {y} the capital?",
            "If the capital is {y}, what is the country?",
        ],
        "{y} is the capital of {x}.",
        SHOWN,
    ),
    Relation(
        "capital_short",
        lined_pairs_of("England=London|Scotland=Edinburgh|Wales=Cardiff|Northern Ireland=Belfast|USA=Washington DC|UK=London|UAE=Abu Dhabi|America=Washington DC|"
        "Great Britain=London|Britain=London|Bavaria=Munich|Catalonia=Barcelona|Sicily=Palermo|Ontario=Toronto|Tasmania=Hobart|New South Wales=Sydney|"
        "Queensland=Brisbane|Greenland=Nuuk|Puerto Rico=San Juan|British Columbia=Victoria|Alberta=Edmonton|Manitoba=Winnipeg|Nova Scotia=Halifax|"
        "Saxony=Dresden|Tuscany=Florence|Lombardy=Milan|Andalusia=Seville"),
        CAPITAL_QUESTIONS,
        "The capital of {x} is {y}.",
        shown=SHOWN,
    ),
    Relation(
        "continent",
        CONTINENTS,
        [
            "On which continent is {x}?", "Which continent is {x} in?", "What continent does {x} belong to?", "In which part of the world is {x}?",
            "Tell me the continent of {x}.", "On what continent can I find {x}?", "Which continent does {x} lie on?", "What is the continent of {x}?",
            "To which continent does {x} belong?", "Where in the world is {x}, on which continent?",
        ],
        "The continent of {x} is {y}.",
        shown=SHOWN,
    ),
    Relation(
        "currency",
        CURRENCIES,
        [
            "What is the currency of {x}?", "Which currency is used in {x}?", "What money do people use in {x}?", "What do people pay with in {x}?",
            "Tell me the currency of {x}.", "Which money does {x} use?", "What is the money in {x} called?", "What currency do they have in {x}?",
            "With which currency do you pay in {x}?", "If I travel to {x}, what money do I need?",
        ],
        "The currency of {x} is the {y}.",
        shown=SHOWN,
    ),
    Relation(
        "language",
        LANGUAGES,
        [
            "Which language is spoken in {x}?", "What language do people speak in {x}?", "What is the main language of {x}?", "What do people speak in {x}?",
            "Tell me the language of {x}.", "In {x}, which language do people speak?", "What is the language in {x}?",
            "Which language do most people in {x} speak?",
            "What language would I hear in {x}?", "Which tongue is spoken in {x}?",
        ],
        "The main language of {x} is {y}.",
        shown=SHOWN,
    ),
    Relation(
        "state_capital",
        STATES,
        [
            "What is the capital of {x}?", "Which city is the state capital of {x}?", "Name the capital of {x}.", "Tell me the state capital of {x}.",
            "What's the capital city of {x}?", "Do you know the capital of {x}?", "What is the state capital of {x}?", "Which city is the capital of {x}?",
            "Can you tell me which city is the capital of {x}?", "Which state capital does {x} have?",
        ],
        "The capital of {x} is {y}.",
        [
            "{y} is the capital of which US state?", "Which state has {y} as its capital?", "Of which American state is {y} the capital?",
            "Tell me the state whose capital is {y}.", "What US state's capital is {y}?", "Name the state with the capital {y}.",
            "The state capital {y} belongs to which state?", "In what state is {y} the capital?",
            "If the state capital is {y}, what is the state?", "For which state is {y} the capital city?",
        ],
        "{y} is the capital of {x}.",
        {"Georgia": "the state of Georgia", "Washington": "the state of Washington", "New York": "the state of New York"},
    ),
    Relation(
        "city",
        CITIES,
        [
            "In which country is {x}?", "Which country is {x} in?", "What country does {x} belong to?", "Where is the city of {x}?",
            "In what country does {x} lie?",
            "Tell me the country of {x}.", "In which country can I find {x}?", "What country is the city {x} in?",
            "To which country must I travel to see {x}?", "The city of {x} is in which country?",
        ],
        "The city of {x} is in {y}.",
        shown=SHOWN,
    ),
    Relation(
        "sight_city",
        SIGHTS,
        [
            "In which city is {x}?", "Where is {x}?", "Which city is {x} in?", "In what city can I see {x}?", "Where can I find {x}?",
            "Where would I go to visit {x}?",
            "Which city is home to {x}?", "Tell me where {x} is.", "To which city must I travel to see {x}?", "Which city has {x}?",
        ],
        "You can find {x} in {y}.",
        shown=_the(SIGHTS, "Big Ben|Hagia Sophia|Tower Bridge|Buckingham Palace|Westminster Abbey|Trafalgar Square|Checkpoint Charlie|Park Güell|Red Square|"
        "Manneken Pis|Schönbrunn Palace|Cologne Cathedral|Central Park|Times Square|Wall Street|Alcatraz|Sugarloaf Mountain|Copacabana beach|"
        "Tiananmen Square|Table Mountain"),
    ),
    Relation(
        "sight_country",
        SIGHT_COUNTRIES,
        [
            "In which country is {x}?", "Where is {x}?", "Which country is {x} in?", "In what country can I see {x}?", "Where can I find {x}?",
            "Where would I go to visit {x}?", "Which country is home to {x}?", "Tell me where {x} is.",
            "To which country must I travel to see {x}?", "Which country has {x}?",
        ],
        "You can find {x} in {y}.",
        shown=_the(SIGHT_COUNTRIES, "Stonehenge|Machu Picchu|Angkor Wat|Petra|Yellowstone National Park|Mount Rushmore|Death Valley|Yosemite National Park|"
        "Uluru|Banff National Park|Chichén Itzá|Loch Ness|Neuschwanstein Castle|Mont-Saint-Michel|Pompeii|Kruger National Park|Serengeti National Park|"
        "Borobudur|Ha Long Bay|Angel Falls|Easter Island|Transylvania|Olympia|Delphi|Cappadocia|Pamukkale|Lake Bled"),
    ),
    Relation(
        "river_city",
        RIVER_CITIES,
        [
            "Which river flows through {x}?", "On which river does {x} lie?", "What river is {x} on?", "What is the river in {x} called?",
            "Name the river that runs through {x}.", "Which river runs through the city of {x}?", "{x} stands on which river?", "Tell me the river of {x}.",
            "By which river was {x} built?", "What is the name of the river at {x}?",
        ],
        "The river in {x} is the {y}.",
    ),
    Relation(
        "river_mouth",
        RIVER_MOUTHS,
        [
            "Into which sea does {x} flow?", "Where does {x} end?", "Where does {x} flow to?", "Into what water does {x} flow?", "Where is the mouth of {x}?",
            "What sea or ocean does {x} run into?", "Where does {x} reach the sea?", "In which sea or ocean does {x} end?",
            "Into what does {x} empty?", "Which sea takes in the water of {x}?",
        ],
        "The water of {x} flows into the {y}.",
        shown=_the(RIVER_MOUTHS),
    ),
    Relation(
        "river_continent",
        RIVER_CONTINENTS,
        [
            "On which continent is {x}?", "Which continent does {x} flow through?", "Where is {x}?", "Through which continent does {x} flow?",
            "In which part of the world does {x} flow?", "On what continent would you find {x}?", "Which continent is {x} in?",
            "What continent does {x} belong to?", "Where in the world does {x} run?", "On which continent would I see {x}?",
        ],
        "The continent of {x} is {y}.",
        shown=_the(RIVER_CONTINENTS),
    ),
    Relation(
        "mountain",
        MOUNTAINS,
        [
            "In which country is {x}?", "Where is {x}?", "Which country is {x} in?", "In what country does {x} stand?", "Where can I climb {x}?",
            "What country is {x} in?", "Which country has {x}?", "Tell me in which country {x} is.",
            "To which country must I travel to see {x}?", "In the mountains of which country is {x}?",
        ],
        "You can find {x} in {y}.",
        shown={"Zugspitze": "the Zugspitze", "Grossglockner": "the Grossglockner", "Eiger": "the Eiger"} | SHOWN,
    ),
    Relation(
        "landscape",
        RANGES,
        [
            "On which continent is {x}?", "Where is {x}?", "Which continent has {x}?", "On what continent would I find {x}?",
            "In which part of the world is {x}?",
            "What continent does {x} belong to?", "Tell me where {x} is.", "Where on Earth can I see {x}?",
            "To which continent does {x} belong?", "On which continent can people visit {x}?",
        ],
        "You can find {x} in {y}.",
        shown={name: f"the {name}" for name in RANGES if not name.startswith("Lake ") and not name.endswith("Falls")},
    ),
    Relation(
        "demonym",
        DEMONYMS,
        [
            "What do you call someone from {x}?", "What is a person from {x} called?", "What nationality are people from {x}?",
            "What are people from {x} called?",
            "What is the adjective for {x}?", "Which nationality has someone from {x}?", "If I come from {x}, what am I?",
            "What is the nationality of a person born in {x}?",
            "How do we call the people of {x}?", "Someone who comes from {x} is what?",
        ],
        "Someone from {x} is {y}.",
        shown=SHOWN,
    ),
    Relation(
        "island",
        ISLANDS,
        [
            "Which country does the island of {x} belong to?", "To which country does the island {x} belong?", "The island {x} is part of which country?",
            "What country is the island of {x} part of?", "Which country owns the island of {x}?", "Tell me which country the island {x} belongs to.",
            "Whose island is {x}?", "In which country is the island of {x}?", "What country has the island of {x}?",
            "Of which country is the island {x} a part?",
        ],
        "The island of {x} belongs to {y}.",
        shown=SHOWN,
    ),
    Relation(
        "record",
        RECORDS,
        [
            "What is the {x}?", "Which is the {x}?", "Name the {x}.", "Tell me the {x}.", "What's the {x}?", "Do you know the {x}?", "Can you tell me the {x}?",
            "What is the name of the {x}?", "I would like to know the {x}.", "What do we call the {x}?",
        ],
        "The {x} is {y}.",
    ),
    Relation(
        "nickname",
        NICKNAMES,
        [
            "What is the nickname of {x}?", "What is {x} also called?", "Which nickname does {x} have?", "What other name does {x} have?",
            "How is {x} also known?", "Tell me the nickname of {x}.", "What do people call {x}?", "By what nickname is {x} known?",
            "What is {x} often called?", "Which second name do people use for {x}?",
        ],
        "The nickname of {x} is {y}.",
        [
            "Which place is called {y}?", "Which place is known as {y}?", "What place has the nickname {y}?", "{y} is the nickname of which place?",
            "What is meant by {y}?", "Which place do people call {y}?", "Where is {y}?", "If someone speaks of {y}, which place is it?",
            "For which place does the name {y} stand?", "Whose nickname is {y}?",
        ],
        "The place called {y} is {x}.",
        {"New York State": "the state of New York"},
    ),
]  # fmt: skip

SINGLES = [
    Single(
        ["How many continents are there?", "What is the number of continents?", "How many continents does the Earth have?",
         "Tell me how many continents there are.",
         "Into how many continents is the land divided?", "Do you know how many continents exist?", "How many continents can you count on a map?",
         "What number of continents are there in the world?"],
        "There are seven continents.", "seven",
    ),
    Single(
        ["What are the continents?", "Name the continents.", "Which continents are there?", "Tell me all continents.", "List the seven continents.",
         "What are the names of the continents?", "Can you name all the continents?", "Which seven continents do we know?"],
        "The continents are Africa, Antarctica, Asia, Australia, Europe, North America and South America.",
        "Africa, Antarctica, Asia, Australia, Europe, North America and South America",
    ),
    Single(
        ["How many oceans are there?", "What is the number of oceans?", "How many oceans does the Earth have?", "Tell me how many oceans there are.",
         "Do you know how many oceans exist?", "How many oceans are on the map?", "What number of oceans are there in the world?",
         "How many oceans can you count?"],
        "There are five oceans.", "five",
    ),
    Single(
        ["What are the oceans?", "Name the oceans.", "Which oceans are there?", "Tell me all oceans.", "List the five oceans.",
         "What are the oceans called?", "Can you name all the oceans?", "Which five oceans do we know?"],
        "The oceans are the Pacific, the Atlantic, the Indian, the Southern and the Arctic Ocean.",
        "the Pacific, the Atlantic, the Indian, the Southern and the Arctic Ocean",
    ),
    Single(
        ["How many states does the United States have?", "How many states are there in the USA?", "What is the number of US states?",
         "How many American states are there?",
         "Of how many states is America made?", "Tell me how many states the USA has.", "How many stars for states are on the American flag?",
         "The United States has how many states?"],
        "The United States has 50 states.", "50",
    ),
    Single(
        ["How many countries are there in the world?", "How many countries exist?", "What is the number of countries on Earth?",
         "How many countries are there?",
         "Tell me how many countries there are.", "About how many countries does the world have?", "What number of countries are in the world?",
         "How many nations are there on Earth?"],
        "There are about 195 countries in the world.", "195",
    ),
    Single(
        ["What is the capital of South Africa?", "Which city is the capital of South Africa?", "Name the capital of South Africa.",
         "What are the capitals of South Africa?",
         "How many capitals does South Africa have?", "Tell me the capital of South Africa.", "What's the capital city of South Africa?",
         "Which capital does South Africa have?"],
        "South Africa has three capitals: Pretoria, Cape Town and Bloemfontein.", "Pretoria, Cape Town and Bloemfontein",
    ),
    Single(
        ["Where is Mount Everest?", "In which country is Mount Everest?", "On which border does Mount Everest stand?", "In which mountains is Mount Everest?",
         "Tell me where Mount Everest is.", "Where can I find Mount Everest?", "Where in the world would I climb Mount Everest?",
         "Between which countries is Mount Everest?"],
        "Mount Everest is in the Himalayas, on the border of Nepal and China.", "the border of Nepal and China",
    ),
    Single(
        ["How high is Mount Everest?", "What is the height of Mount Everest?", "How tall is Mount Everest?", "How many metres high is Mount Everest?",
         "Tell me the height of Mount Everest.", "How high is the highest mountain in the world?", "How far above the sea is the top of Mount Everest?",
         "What height does Mount Everest have?"],
        "Mount Everest is 8,849 metres high.", "8,849 metres",
    ),
    Single(
        ["What are the Great Lakes?", "Name the Great Lakes.", "Which lakes are the Great Lakes?", "Tell me the names of the Great Lakes.",
         "List the five Great Lakes.",
         "What are the Great Lakes called?", "Can you name all the Great Lakes?", "Which five lakes make up the Great Lakes?"],
        "The Great Lakes are Superior, Michigan, Huron, Erie and Ontario.", "Superior, Michigan, Huron, Erie and Ontario",
    ),
    Single(
        ["Which countries are part of the United Kingdom?", "What countries make up the United Kingdom?", "Name the parts of the United Kingdom.",
         "Of which parts is the UK made?",
         "What does the United Kingdom consist of?", "Which four countries form the UK?", "What belongs to the United Kingdom?",
         "List the countries of the United Kingdom."],
        "The United Kingdom is made of England, Scotland, Wales and Northern Ireland.", "England, Scotland, Wales and Northern Ireland",
    ),
    Single(
        ["Where do penguins and ice cover a whole continent?", "Which continent has no countries?", "What continent is covered with ice?",
         "Which continent has no cities?",
         "On which continent is the South Pole?", "Where is the South Pole?", "Which continent is almost all ice?", "On what land does the South Pole lie?"],
        "It is Antarctica.", "Antarctica",
    ),
    Single(
        ["Where is the North Pole?", "In which ocean is the North Pole?", "What is at the North Pole?", "In what sea does the North Pole lie?",
         "Tell me where the North Pole is.", "Is the North Pole on land?", "On which water does the ice of the North Pole float?",
         "Where would I find the North Pole?"],
        "The North Pole is in the middle of the Arctic Ocean.", "the Arctic Ocean",
    ),
    Single(
        ["Which languages are spoken in Switzerland?", "What languages do people speak in Switzerland?", "How many languages does Switzerland have?",
         "What do the Swiss speak?",
         "Name the languages of Switzerland.", "What are the national languages of Switzerland?", "Which four languages does Switzerland have?",
         "What would I hear people speak in Switzerland?"],
        "Switzerland has four languages: German, French, Italian and Romansh.", "German, French, Italian and Romansh",
    ),
    Single(
        ["Which languages are spoken in Canada?", "What languages do people speak in Canada?", "What are the official languages of Canada?",
         "What do people speak in Canada?",
         "Name the languages of Canada.", "What is the language of Canada?", "Which two languages does Canada have?",
         "What would I hear people speak in Canada?"],
        "The official languages of Canada are English and French.", "English and French",
    ),
    Single(
        ["Which languages are spoken in Belgium?", "What languages do people speak in Belgium?", "What are the official languages of Belgium?",
         "What do people speak in Belgium?",
         "Name the languages of Belgium.", "What is the language of Belgium?", "Which three languages does Belgium have?",
         "What would I hear people speak in Belgium?"],
        "The official languages of Belgium are Dutch, French and German.", "Dutch, French and German",
    ),
    Single(
        ["Which countries are in Scandinavia?", "What are the Scandinavian countries?", "Name the countries of Scandinavia.", "What is Scandinavia?",
         "Which countries belong to Scandinavia?", "Tell me the Scandinavian countries.", "Of which countries is Scandinavia made?",
         "List the three Scandinavian countries."],
        "The Scandinavian countries are Denmark, Norway and Sweden.", "Denmark, Norway and Sweden",
    ),
    Single(
        ["Which are the Baltic states?", "What are the Baltic states?", "Name the Baltic states.", "Which countries are called the Baltic states?",
         "Tell me the three Baltic countries.", "What are the Baltic countries?", "Which countries make up the Baltics?", "List the three Baltic states."],
        "The Baltic states are Estonia, Latvia and Lithuania.", "Estonia, Latvia and Lithuania",
    ),
]  # fmt: skip
