"""Everyday facts of counting and measuring: conversions, small sums, Roman numerals, number words, shapes, percents and temperatures."""

from ..words import NUMBER_WORDS
from .relation import Relation, Single, pairs_of


def _multiples(one: str, many: str, factor: int, counts=(2, 3, 4, 5, 10)) -> dict[str, str]:
    return {one: f"{factor:,}"} | {f"{n} {many}": f"{n * factor:,}" for n in counts}


_CONVERSIONS: dict[str, dict[str, str]] = {
    "metres": _multiples("a kilometre", "kilometres", 1000) | {"half a kilometre": "500", "a quarter of a kilometre": "250", "one and a half kilometres": "1,500"},
    "centimetres": _multiples("a metre", "metres", 100) | {"half a metre": "50", "a quarter of a metre": "25", "one and a half metres": "150", "30 decimetres": "300"},
    "millimetres": _multiples("a centimetre", "centimetres", 10) | {"half a centimetre": "5", "a metre": "1,000"},
    "grams": _multiples("a kilogram", "kilograms", 1000) | {"half a kilogram": "500", "a quarter of a kilogram": "250"},
    "milligrams": _multiples("a gram", "grams", 1000) | {"half a gram": "500"},
    "kilograms": _multiples("a tonne", "tonnes", 1000) | {"half a tonne": "500"},
    "millilitres": _multiples("a litre", "litres", 1000) | {"half a litre": "500", "a quarter of a litre": "250", "a centilitre": "10", "a decilitre": "100"},
    "litres": {"a cubic metre": "1,000", "a hectolitre": "100", "2 cubic metres": "2,000"},
    "seconds": _multiples("a minute", "minutes", 60) | {"half a minute": "30", "an hour": "3,600", "one and a half minutes": "90", "a day": "86,400"},
    "minutes": _multiples("an hour", "hours", 60) | {"half an hour": "30", "a quarter of an hour": "15", "one and a half hours": "90", "a day": "1,440", "three quarters of an hour": "45"},
    "hours": _multiples("a day", "days", 24) | {"half a day": "12", "a week": "168", "one and a half days": "36"},
    "days": _multiples("a week", "weeks", 7) | {"a normal year": "365", "a leap year": "366", "a fortnight": "14"},
    "weeks": {"a year": "52", "half a year": "26", "a fortnight": "2"},
    "months": _multiples("a year", "years", 12) | {"half a year": "6", "a quarter of a year": "3", "one and a half years": "18", "a decade": "120"},
    "years": _multiples("a century", "centuries", 100) | _multiples("a decade", "decades", 10) | {"a millennium": "1,000", "half a century": "50", "a quarter of a century": "25"},
    "decades": {"a century": "10", "half a century": "5", "two centuries": "20"},
    "centuries": {"a millennium": "10"},
    "inches": _multiples("a foot", "feet", 12) | {"a yard": "36", "half a foot": "6"},
    "feet": _multiples("a yard", "yards", 3) | {"a mile": "5,280", "a fathom": "6"},
    "yards": {"a mile": "1,760", "half a mile": "880"},
    "ounces": _multiples("a pound", "pounds", 16) | {"half a pound": "8"},
    "pounds": _multiples("a stone", "stone", 14),
    "pints": {"a quart": "2", "a gallon": "8", "half a gallon": "4"},
    "quarts": {"a gallon": "4", "2 gallons": "8"},
    "teaspoons": {"a tablespoon": "3", "2 tablespoons": "6"},
    "square metres": {"a hectare": "10,000", "a square kilometre": "1,000,000", "an are": "100", "2 hectares": "20,000"},
    "hectares": {"a square kilometre": "100", "2 square kilometres": "200"},
    "degrees": {"a right angle": "90", "a full circle": "360", "half a circle": "180", "a straight angle": "180", "a quarter of a circle": "90", "the angles of a triangle together": "180", "the angles of a square together": "360"},
    "items": {"a dozen": "12", "half a dozen": "6", "two dozen": "24", "three dozen": "36", "a gross": "144", "a score": "20", "a pair": "2", "a baker's dozen": "13", "a ream of paper": "500"},
    "cents": _multiples("a dollar", "dollars", 100) | {"half a dollar": "50", "a quarter": "25", "a dime": "10", "a nickel": "5"},
    "euro cents": _multiples("a euro", "euros", 100),
    "pence": _multiples("a British pound", "British pounds", 100),
    "millions": {"a billion": "1,000", "half a billion": "500"},
    "thousands": {"a million": "1,000", "half a million": "500"},
    "zeros": {"one hundred": "2", "one thousand": "3", "ten thousand": "4", "one hundred thousand": "5", "one million": "6", "ten million": "7", "one billion": "9", "one trillion": "12"},
    "people": {"a duo": "2", "a trio": "3", "a quartet": "4", "a quintet": "5", "a sextet": "6", "a septet": "7", "an octet": "8"},
    "bits": _multiples("a byte", "bytes", 8),
    "bytes": {"a kilobyte": "1,000", "a kibibyte": "1,024", "a megabyte": "1,000,000", "a gigabyte": "1,000,000,000"},
    "kilobytes": _multiples("a megabyte", "megabytes", 1000),
    "megabytes": _multiples("a gigabyte", "gigabytes", 1000) | {"half a gigabyte": "500"},
    "gigabytes": _multiples("a terabyte", "terabytes", 1000) | {"half a terabyte": "500"},
    "kibibytes": {"a mebibyte": "1,024"},
}  # fmt: skip


# Things that are counted and not converted: nobody asks to convert a million to zeros.
_COUNTED = ("items", "zeros", "people")


def _conversion(unit: str, pairs: dict[str, str]) -> Relation:
    if unit in _COUNTED:
        return Relation(
            "number_of_" + unit,
            pairs,
            [
                f"How many {unit} are in {{x}}?", f"How many {unit} are there in {{x}}?", f"What is the number of {unit} in {{x}}?",
                f"Tell me how many {unit} are in {{x}}.",
                f"How many {unit} do I need for {{x}}?", f"Can you tell me how many {unit} there are in {{x}}?", f"How many {unit} does {{x}} have?",
                f"How many {unit} belong to {{x}}?",
                f"When we say {{x}}, how many {unit} is that?", f"Count the {unit} in {{x}}.",
            ],
            f"The number of {unit} in {{x}} is {{y}}.",
        )
    return Relation(
        "number_of_" + unit.replace(" ", "_"),
        pairs,
        [
            f"How many {unit} are in {{x}}?", f"How many {unit} are there in {{x}}?", f"What is the number of {unit} in {{x}}?",
            f"Tell me how many {unit} make {{x}}.",
            f"How many {unit} do I need for {{x}}?", f"Can you tell me how many {unit} there are in {{x}}?", f"Convert {{x}} to {unit}.",
            f"What is {{x}} in {unit}?",
            f"Into how many {unit} can we divide {{x}}?", f"Counted in {unit}, how much is {{x}}?",
        ],
        f"The number of {unit} in {{x}} is {{y}}.",
    )  # fmt: skip


def _sum(name: str, pairs: dict[str, str]) -> Relation:
    return Relation(
        name,
        pairs,
        [
            "What is {x}?", "How much is {x}?", "Calculate {x}.", "Tell me what {x} is.", "What do you get for {x}?", "Work out {x}.",
            "What is the result of {x}?", "Can you calculate {x}?",
            "What does {x} come to?", "I need the answer to {x}.",
        ],
        "The result of {x} is {y}.",
    )  # fmt: skip


_SMALL = range(1, 13)
_TIMES = {f"{a} times {b}": str(a * b) for a in _SMALL for b in _SMALL}
_PLUS = {f"{a} plus {b}": str(a + b) for a in range(1, 16) for b in range(1, 16)}
_MINUS = {f"{a} minus {b}": str(a - b) for a in range(2, 21) for b in range(1, min(a, 11))}
_DIVIDED = {f"{a * b} divided by {b}": str(a) for a in range(2, 13) for b in range(2, 13)}
_TENS_PLUS = {f"{a} plus {b}": str(a + b) for a in range(20, 100, 10) for b in range(10, 100, 10)}


_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def _word(number: int) -> str:
    if number < 20:
        return NUMBER_WORDS[number]
    return _TENS[number // 10 - 2] + ("-" + NUMBER_WORDS[number % 10] if number % 10 else "")


def _roman(number: int) -> str:
    text = ""
    for value, letters in ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += letters * (number // value)
        number %= value
    return text


_ROMAN = {str(n): _roman(n) for n in [*range(1, 51), 60, 70, 80, 90, 99, 100, 150, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1500, 1900, 2000, 2024, 2025]}
_WORDS = {str(n): _word(n) for n in range(0, 100)} | {"100": "one hundred", "1,000": "one thousand", "1,000,000": "one million", "1,000,000,000": "one billion"}
_ORDINALS = dict(zip(
    [f"{n}{'th' if 10 < n < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}" for n in range(1, 32)],
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    " twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(),
))  # fmt: skip
_CLOCK = {f"{h}:00": f"{h - 12} pm" for h in range(13, 24)} | {f"{h}:30": f"{h - 12}:30 pm" for h in range(13, 24)}

_SIDES = pairs_of("""
a triangle = 3; a quadrilateral = 4; a pentagon = 5; a hexagon = 6; a heptagon = 7; an octagon = 8; a nonagon = 9; a decagon = 10; a hendecagon = 11; a dodecagon = 12
""")
_SIDES_ALSO = pairs_of("a square = 4; a rectangle = 4; a rhombus = 4; a trapezoid = 4; a parallelogram = 4; a kite = 4; a stop sign = 8; a cell of a honeycomb = 6")
_FACES = pairs_of("""
a cube = 6; a tetrahedron = 4; an octahedron = 8; a dodecahedron = 12; an icosahedron = 20; a square pyramid = 5; a triangular prism = 5; a hexagonal prism = 8; a brick = 6;
a die = 6
""")
_EDGES = pairs_of("a cube = 12; a tetrahedron = 6; an octahedron = 12; a dodecahedron = 30; an icosahedron = 30; a square pyramid = 8; a triangular prism = 9")
_CORNERS = pairs_of("a cube = 8; a tetrahedron = 4; an octahedron = 6; a dodecahedron = 20; an icosahedron = 12; a square pyramid = 5; a triangular prism = 6")
_PERCENT = pairs_of("""
one half = 50 percent; one quarter = 25 percent; three quarters = 75 percent; one fifth = 20 percent; two fifths = 40 percent; three fifths = 60 percent;
four fifths = 80 percent; one tenth = 10 percent; three tenths = 30 percent; seven tenths = 70 percent; nine tenths = 90 percent; one twentieth = 5 percent;
one twenty-fifth = 4 percent; one fiftieth = 2 percent; one hundredth = 1 percent; one eighth = 12.5 percent; three eighths = 37.5 percent;
five eighths = 62.5 percent;
seven eighths = 87.5 percent; one third = about 33 percent; two thirds = about 67 percent; one sixth = about 17 percent; a whole = 100 percent
""")
_DECIMALS = pairs_of("""
1/2 = 0.5; 1/4 = 0.25; 3/4 = 0.75; 1/5 = 0.2; 2/5 = 0.4; 3/5 = 0.6; 4/5 = 0.8; 1/8 = 0.125; 3/8 = 0.375; 5/8 = 0.625; 7/8 = 0.875; 1/10 = 0.1; 3/10 = 0.3;
7/10 = 0.7;
9/10 = 0.9; 1/20 = 0.05; 1/25 = 0.04; 1/50 = 0.02; 1/100 = 0.01; 1/1000 = 0.001
""")
_PREFIXES = pairs_of("""
kilo = one thousand; mega = one million; giga = one billion; tera = one trillion; hecto = one hundred; deca = ten; deci = one tenth; centi = one hundredth;
milli = one thousandth; micro = one millionth; nano = one billionth; pico = one trillionth
""")
_CELSIUS = pairs_of("""
0 degrees Celsius = 32; 10 degrees Celsius = 50; 20 degrees Celsius = 68; 30 degrees Celsius = 86; 40 degrees Celsius = 104; 100 degrees Celsius = 212;
5 degrees Celsius = 41;
15 degrees Celsius = 59; 25 degrees Celsius = 77; 35 degrees Celsius = 95; 37 degrees Celsius = 98.6; 50 degrees Celsius = 122; -40 degrees Celsius = -40;
-10 degrees Celsius = 14;
-20 degrees Celsius = -4; 60 degrees Celsius = 140; 80 degrees Celsius = 176; 200 degrees Celsius = 392
""")
_MELTING = pairs_of("water = 0; mercury = -39; gold = 1,064; silver = 962; copper = 1,085; lead = 327; tin = 232; aluminium = 660; iron = 1,538; tungsten = 3,422; zinc = 420")
_BOILING = pairs_of("water = 100; nitrogen = -196; oxygen = -183; helium = -269; mercury = 357; hydrogen = -253; ethanol = 78; argon = -186")
_POLYGON_WORDS = pairs_of("""
a square = a shape with four equal sides and four right angles; a rectangle = a shape with four right angles;
a circle = a round shape whose edge is always equally far from its centre;
a cube = a solid with six equal square faces; a sphere = a perfectly round solid like a ball; a cone = a solid with a round base and one point;
a cylinder = a solid shaped like a tin can;
a radius = the distance from the centre of a circle to its edge; a diameter = the distance across a circle through its centre;
the circumference = the distance around a circle;
the perimeter = the distance around a shape; an area = the size of a surface; a volume = the space that something takes up;
a right angle = an angle of 90 degrees;
an acute angle = an angle smaller than 90 degrees; an obtuse angle = an angle between 90 and 180 degrees;
a prime number = a number that only 1 and itself divide evenly;
an even number = a number that can be divided by two; an odd number = a number that cannot be divided by two; a fraction = a part of a whole;
the sum = the result of adding;
the difference = the result of subtracting; the product = the result of multiplying; the quotient = the result of dividing;
the average = the sum of numbers divided by how many there are;
the median = the middle one of sorted numbers; a percentage = a part out of one hundred; an integer = a whole number;
a digit = a single number sign from 0 to 9;
a diagonal = a line between two opposite corners; the hypotenuse = the longest side of a right triangle; a polygon = a flat shape with straight sides;
an equilateral triangle = a triangle with three equal sides; an isosceles triangle = a triangle with two equal sides;
symmetry = a balance of two matching halves; an equation = a statement that two things are equal;
a square root = a number that gives another when multiplied by itself;
a factorial = the product of all whole numbers up to a number; a decimal = a number written with a point; a ratio = a comparison of two numbers
""")
_USED_FOR = pairs_of("""
a knot = the speed of ships; a carat = the weight of gems; a decibel = loudness; a calorie = the energy in food; a nautical mile = distances at sea;
a light year = distances in space;
a karat = the purity of gold; a hand = the height of horses; an acre = the area of land; a barrel = amounts of oil; a megapixel = the resolution of cameras;
a horsepower = the power of engines;
an octave = distances between musical notes; a point = the size of type; the Richter scale = the strength of earthquakes;
the Beaufort scale = the strength of wind;
the Mohs scale = the hardness of minerals; the pH scale = how acidic something is; the Scoville scale = how hot chillies are; a bushel = amounts of grain;
a fathom = the depth of the sea
""")
_SQUARES = {str(n): str(n * n) for n in range(1, 26)}
_PRIMES = {n for n in range(2, 60) if all(n % d for d in range(2, n))}

RELATIONS: list[Relation] = [_conversion(unit, pairs) for unit, pairs in _CONVERSIONS.items()] + [
    _sum("times", _TIMES),
    _sum("plus", _PLUS),
    _sum("minus", _MINUS),
    _sum("divided", _DIVIDED),
    _sum("tens_plus", _TENS_PLUS),
    Relation(
        "square",
        _SQUARES,
        [
            "What is {x} squared?", "What is the square of {x}?", "Tell me the square of {x}.", "Calculate the square of {x}.",
            "What do you get when you square {x}?", "How much is {x} squared?",
            "What is {x} multiplied by itself?", "Give me the square of the number {x}.", "If I multiply {x} by itself, what do I get?",
            "To which number does {x} squared come?",
        ],
        "The square of {x} is {y}.",
        [
            "What is the square root of {y}?", "Tell me the square root of {y}.", "Calculate the square root of {y}.", "Which number squared is {y}?",
            "How much is the square root of {y}?", "Give me the square root of {y}.",
            "What number multiplied by itself gives {y}?", "What is the root of {y}?", "Whose square is {y}?", "Which number do I have to square to get {y}?",
        ],
        "The square root of {y} is {x}.",
    ),
    Relation(
        "cube",
        {str(n): f"{n**3:,}" for n in range(1, 11)},
        [
            "What is {x} cubed?", "What is the cube of {x}?", "Tell me the cube of {x}.", "Calculate {x} cubed.", "What is {x} to the power of three?",
            "How much is {x} cubed?",
            "What do you get when you cube {x}?", "Give me the cube of the number {x}.", "To which number does {x} cubed come?",
            "Raise {x} to the third power.",
        ],
        "The cube of {x} is {y}.",
    ),
    Relation(
        "double",
        {str(n): str(2 * n) for n in [*range(1, 31), 40, 45, 50, 60, 75, 80, 100, 150, 200, 250, 500]},
        [
            "What is twice {x}?", "What is the double of {x}?", "What is double {x}?", "How much is twice {x}?", "Tell me the double of {x}.",
            "Double the number {x}.", "What do you get when you double {x}?",
            "Calculate the double of {x}.", "What comes out if I double {x}?", "Two times as much as {x} is how much?",
        ],
        "The double of {x} is {y}.",
        [
            "What is half of {y}?", "What is the half of {y}?", "How much is half of {y}?", "Tell me half of {y}.", "Halve the number {y}.",
            "What do you get when you halve {y}?", "Calculate half of {y}.",
            "Give me one half of {y}.", "What comes out if I halve {y}?", "Fifty percent of {y} is how much?",
        ],
        "Half of {y} is {x}.",
    ),
    Relation(
        "power_of_two",
        {str(n): f"{2**n:,}" for n in range(1, 17)},
        [
            "What is 2 to the power of {x}?", "How much is 2 to the power of {x}?", "Calculate 2 to the power of {x}.",
            "Tell me the value of 2 to the power of {x}.", "What is two raised to {x}?", "What do you get for 2 to the power {x}?",
            "Which number is 2 to the power of {x}?", "Give me 2 to the power of {x}.", "Raise 2 to the power of {x}.",
            "What does 2 with the exponent {x} make?",
        ],
        "The value of 2 to the power of {x} is {y}.",
    ),
    Relation(
        "even_odd",
        {str(n): "odd" if n % 2 else "even" for n in range(1, 61)},
        [
            "Is {x} even or odd?", "Is {x} an even or an odd number?", "Is the number {x} odd or even?", "Tell me whether {x} is even or odd.",
            "Would you call {x} even or odd?", "Which is {x}, odd or even?",
            "Can you say if {x} is odd or even?", "What is {x}: even or odd?", "Even or odd: what is {x}?", "Does {x} belong to the even or the odd numbers?",
        ],
        "The number {x} is {y}.",
    ),
    Relation(
        "prime",
        {str(n): "a prime number" if n in _PRIMES else "not a prime number" for n in range(2, 60)},
        [
            "Is {x} a prime number?", "Is {x} prime?", "Is the number {x} prime?", "Tell me whether {x} is a prime number.", "Is {x} prime or not?",
            "Does {x} count as a prime number?", "Can you tell me if {x} is prime?",
            "Would {x} be a prime number?", "Does {x} belong to the primes?", "Prime or not: what is {x}?",
        ],
        "The number {x} is {y}.",
    ),
    Relation(
        "next_number",
        {str(n): str(n + 1) for n in range(0, 100)},
        [
            "Which number comes after {x}?", "What number comes after {x}?", "What comes after {x}?", "Which number follows {x}?",
            "What is the next number after {x}?", "Tell me the number after {x}.", "When I count, what comes after {x}?",
            "What is one more than {x}?", "Counting up, which number follows {x}?", "I counted to {x}; what is next?",
        ],
        "The number after {x} is {y}.",
        [
            "Which number comes before {y}?", "What number comes before {y}?", "What comes before {y}?", "What is the number before {y}?",
            "Tell me the number before {y}.", "What is one less than {y}?", "Going down, what comes below {y}?",
            "Which number is just below {y}?", "Name the number that stands in front of {y}.", "Which number do we count right before {y}?",
        ],
        "The number before {y} is {x}.",
    ),
    Relation(
        "roman",
        _ROMAN,
        [
            "What is {x} in Roman numerals?", "How do you write {x} in Roman numerals?", "Write {x} as a Roman numeral.",
            "What is the Roman numeral for {x}?", "How did the Romans write {x}?", "Which Roman numeral stands for {x}?",
            "Give me {x} in Roman numerals.", "Tell me the Roman numeral for {x}.", "What would {x} be in Roman numerals?",
            "An ancient Roman wrote the number {x} in which way?",
        ],
        "In Roman numerals, {x} is {y}.",
        [
            "What number is the Roman numeral {y}?", "Which number does the Roman numeral {y} stand for?", "What does the Roman numeral {y} mean?",
            "What is the Roman numeral {y} in normal numbers?", "How much is {y} in Roman numerals?",
            "Tell me the value of the Roman numeral {y}.", "Read the Roman numeral {y}.", "What is the value of {y} as a Roman numeral?",
            "The Romans wrote {y}; which number is that?", "Which number did a Roman mean with {y}?",
        ],
        "The Roman numeral {y} is {x}.",
    ),
    Relation(
        "number_word",
        _WORDS,
        [
            "How do you write {x} in words?", "What is {x} in words?", "Write {x} in words.", "How do you spell the number {x}?", "Spell out {x}.",
            "What is the word for the number {x}?", "Write the number {x} as a word.", "How do I say {x} in words?",
            "Please put {x} into words.", "In letters, how is {x} written?",
        ],
        "In words, {x} is {y}.",
        [
            "Which number is {y}?", "Write {y} in digits.", "What is {y} in digits?", "Write {y} as a number.", "How do you write {y} in digits?",
            "Put {y} into digits.", "What number is written {y}?", "Give me {y} in figures.",
            "With digits, how would you write {y}?", "Turn {y} into a number.",
        ],
        "In digits, {y} is {x}.",
    ),
    Relation(
        "ordinal",
        _ORDINALS,
        [
            "How do you write {x} in words?", "What is {x} in words?", "Write {x} in words.", "How do you spell {x}?", "Spell out {x}.",
            "What does {x} mean?", "How is {x} read aloud?", "How do I say {x}?", "Please put {x} into words.", "In letters, how is {x} written?",
        ],
        "In words, {x} is {y}.",
    ),
    Relation(
        "clock",
        _CLOCK,
        [
            "What is {x} on a 12-hour clock?", "What time is {x} in the 12-hour system?", "How do you say {x} with am or pm?",
            "Convert {x} to the 12-hour clock.", "Write {x} with am or pm.", "What time is {x}?", "What is {x} in am and pm?",
            "Tell me what {x} is on the 12-hour clock.", "My watch only goes to twelve; what does it show at {x}?", "In the am and pm system, when is {x}?",
        ],
        "On a 12-hour clock, {x} is {y}.",
        [
            "What is {y} on a 24-hour clock?", "What time is {y} in the 24-hour system?", "Convert {y} to the 24-hour clock.", "Write {y} in 24-hour time.",
            "How do you write {y} without am or pm?", "What is {y} in 24-hour time?", "Give me {y} in the 24-hour format.",
            "Tell me what {y} is on the 24-hour clock.", "On a train timetable, how is {y} written?", "What would a 24-hour clock show at {y}?",
        ],
        "On a 24-hour clock, {y} is {x}.",
    ),
    Relation(
        "sides",
        _SIDES,
        [
            "How many sides does {x} have?", "How many sides has {x}?", "What is the number of sides of {x}?", "Tell me how many sides {x} has.",
            "How many corners does {x} have?", "How many edges has {x} around it?", "How many sides are there in {x}?",
            "If I draw {x}, how many sides do I draw?", "By how many straight lines is {x} enclosed?", "Count the sides of {x}.",
        ],
        "The number of sides of {x} is {y}.",
        [
            "Which shape has {y} sides?", "What is a shape with {y} sides called?", "What do you call a polygon with {y} sides?",
            "Name the shape with {y} sides.", "What is a figure with {y} corners called?", "Which polygon has {y} corners?", "What has {y} sides?",
            "Tell me the name of a shape with {y} sides.", "A flat figure with {y} sides has which name?", "What name is given to a polygon of {y} sides?",
        ],
        "A shape with {y} sides is called {x}.",
    ),
    Relation(
        "sides_also",
        _SIDES_ALSO,
        [
            "How many sides does {x} have?", "How many sides has {x}?", "What is the number of sides of {x}?", "Tell me how many sides {x} has.",
            "How many corners does {x} have?", "How many edges has {x} around it?", "How many sides are there in {x}?",
            "If I draw {x}, how many sides do I draw?", "By how many straight lines is {x} enclosed?", "Count the sides of {x}.",
        ],
        "The number of sides of {x} is {y}.",
    ),
    *[
        Relation(
            part,
            pairs,
            [
                f"How many {part} does {{x}} have?", f"How many {part} has {{x}}?", f"What is the number of {part} of {{x}}?",
                f"Tell me how many {part} {{x}} has.", f"How many {part} are there on {{x}}?", f"In geometry, how many {part} does {{x}} have?",
                f"How many {part} are on {{x}}?", f"Do you know how many {part} {{x}} has?", f"Count the {part} of {{x}}.",
                f"If I look at {{x}}, how many {part} can I find?",
            ],
            f"The number of {part} of {{x}} is {{y}}.",
        )
        for part, pairs in (("faces", _FACES), ("edges", _EDGES), ("vertices", _CORNERS))
    ],
    Relation(
        "percent",
        _PERCENT,
        [
            "What is {x} in percent?", "How many percent is {x}?", "Write {x} as a percentage.", "Convert {x} to percent.", "What percentage is {x}?",
            "Tell me {x} in percent.", "How do you write {x} in percent?", "Give {x} as a percentage.",
            "As a percentage, how much is {x}?", "To what percentage does {x} correspond?",
        ],
        "In percent, {x} is {y}.",
        [
            "What fraction is {y}?", "Which fraction is {y}?", "What is {y} as a fraction?", "Write {y} as a fraction.",
            "How do you say {y} as a fraction?", "Turn {y} into a fraction.", "Which part of a whole is {y}?", "What part is {y}?",
            "As a part of the whole, what is {y}?", "Express {y} with a fraction.",
        ],
        "As a fraction, {y} is {x}.",
    ),
    Relation(
        "decimal",
        _DECIMALS,
        [
            "What is {x} as a decimal?", "Write {x} as a decimal.", "Convert {x} to a decimal number.", "How do you write {x} as a decimal?",
            "What decimal number is {x}?", "Turn {x} into a decimal.", "Give me {x} as a decimal.", "Which decimal equals {x}?",
            "With a decimal point, how is {x} written?", "Express {x} as a decimal number.",
        ],
        "As a decimal, {x} is {y}.",
        [
            "What is {y} as a fraction?", "Write {y} as a fraction.", "Which fraction equals {y}?", "Convert {y} to a fraction.",
            "How do you write {y} as a fraction?", "Turn {y} into a fraction.", "What fraction is {y}?", "Give me {y} as a fraction.",
            "As a fraction, how is {y} written?", "Express {y} with a fraction.",
        ],
        "As a fraction, {y} is {x}.",
    ),
    Relation(
        "prefix",
        _PREFIXES,
        [
            "What does the prefix {x} mean?", "What does {x} stand for in front of a unit?", "What number is the prefix {x}?",
            "Which factor does the prefix {x} mean?", "What is meant by the prefix {x}?", "Tell me what the prefix {x} means.", "How much is {x} as a prefix?",
            "What does the word part {x} mean in units?", "In front of a unit, {x} is how much?", "Which number hides behind the prefix {x}?",
        ],
        "The prefix {x} means {y}.",
        [
            "Which prefix means {y}?", "What prefix stands for {y}?", "Which metric prefix is {y}?", "What is the prefix for {y}?",
            "Name the prefix that means {y}.", "Which word part means {y} in units?", "Tell me the prefix for {y}.",
            "What do you put in front of a unit for {y}?",
            "In the metric system, {y} has which prefix?", "How is {y} expressed as a prefix?",
        ],
        "The prefix for {y} is {x}.",
    ),
    Relation(
        "celsius",
        {c: f"{f} degrees Fahrenheit" for c, f in _CELSIUS.items()},
        [
            "What is {x} in Fahrenheit?", "How much is {x} in Fahrenheit?", "Convert {x} to Fahrenheit.", "How many degrees Fahrenheit is {x}?",
            "Tell me {x} in Fahrenheit.", "What does {x} equal in Fahrenheit?", "What temperature is {x} in Fahrenheit?",
            "Change {x} to Fahrenheit.", "An American would call {x} what?", "On the Fahrenheit scale, where is {x}?",
        ],
        "In Fahrenheit, {x} is {y}.",
        [
            "What is {y} in Celsius?", "How much is {y} in Celsius?", "Convert {y} to Celsius.", "How many degrees Celsius is {y}?",
            "Tell me {y} in Celsius.", "What does {y} equal in Celsius?", "What temperature is {y} in Celsius?", "Change {y} to Celsius.",
            "A European would call {y} what?", "On the Celsius scale, where is {y}?",
        ],
        "In Celsius, {y} is {x}.",
    ),
    Relation(
        "melting",
        {s: f"{t} degrees Celsius" for s, t in _MELTING.items()},
        [
            "At what temperature does {x} melt?", "What is the melting point of {x}?", "How hot must it be to melt {x}?", "When does {x} melt?",
            "Tell me the melting point of {x}.", "At how many degrees does {x} melt?", "What is the freezing point of {x}?",
            "At what temperature does {x} freeze?", "Which temperature turns solid {x} into a liquid?", "From how many degrees on is {x} liquid?",
        ],
        "The melting point of {x} is {y}.",
    ),
    Relation(
        "boiling",
        {s: f"{t} degrees Celsius" for s, t in _BOILING.items()},
        [
            "At what temperature does {x} boil?", "What is the boiling point of {x}?", "How hot must it be for {x} to boil?", "When does {x} boil?",
            "Tell me the boiling point of {x}.", "At how many degrees does {x} boil?", "Which boiling point does {x} have?",
            "What temperature makes {x} boil?", "Which temperature turns {x} into a gas?", "From how many degrees on does {x} boil?",
        ],
        "The boiling point of {x} is {y}.",
    ),
    Relation(
        "unit_use",
        _USED_FOR,
        [
            "What is measured with {x}?", "What do people use {x} for?", "What does {x} measure?", "For what do we use {x}?",
            "What do you measure with {x}?", "Tell me what {x} is used for.", "What is {x} used to measure?", "What is described with {x}?",
            "In which case do people count with {x}?", "Where is {x} of use?",
        ],
        "People use {x} to measure {y}.",
    ),
    Relation(
        "maths_term",
        _POLYGON_WORDS,
        [
            "What is {x}?", "Can you explain the meaning of {x}?", "Tell me what is meant by {x}.", "How would you define {x}?",
            "What do people mean by {x}?", "Define {x} in one sentence.", "In simple words, explain {x}.",
            "In mathematics, what is meant by {x}?", "How do mathematicians describe {x}?", "I would like an explanation of {x}.",
        ],
        "In mathematics, {x} is {y}.",
        [
            "What do we call {y}?", "What is the word for {y}?", "Which word means {y}?", "What is the name for {y}?", "Tell me the word for {y}.",
            "What is {y} called?", "In mathematics, what do we call {y}?", "Which term describes {y}?",
            "I am looking for a word that means {y}.", "What name do people give to {y}?",
        ],
        "The word for {y} is {x}.",
    ),
]  # fmt: skip

SINGLES: list[Single] = [
    Single(["What is pi?", "What is the value of pi?", "How much is pi?", "Tell me the value of pi.", "Which number is pi?", "What is pi to two decimals?",
        "As a number, what is pi?", "Give pi with two digits after the point."], "The number pi is about 3.14.", "3.14"),
    Single(["How long is a mile in kilometres?", "How many kilometres is a mile?", "What is a mile in kilometres?", "Convert a mile to kilometres.",
        "Tell me how many kilometres a mile has.", "How many kilometres are in one mile?", "One mile is equal to how many kilometres?",
        "If I walk a mile, how many kilometres is that?"], "A mile is about 1.6 kilometres.", "1.6"),
    Single(["How many centimetres is an inch?", "How long is an inch in centimetres?", "What is an inch in centimetres?", "Convert an inch to centimetres.",
        "Tell me how many centimetres an inch has.", "How many centimetres are in one inch?", "One inch is equal to how many centimetres?",
        "In centimetres, what is the length of an inch?"], "An inch is 2.54 centimetres.", "2.54"),
    Single(["How many grams is a pound?", "How heavy is a pound in grams?", "What is a pound in grams?", "Convert a pound to grams.",
        "Tell me how many grams a pound has.", "How many grams are in one pound?", "One pound is equal to how many grams?",
        "In grams, what is the weight of a pound?"], "A pound is about 454 grams.", "454"),
    Single(["How many grams is an ounce?", "How heavy is an ounce in grams?", "What is an ounce in grams?", "Convert an ounce to grams.",
        "Tell me how many grams an ounce has.", "How many grams are in one ounce?", "One ounce is equal to how many grams?",
        "In grams, what is the weight of an ounce?"], "An ounce is about 28 grams.", "28"),
    Single(["What is absolute zero?", "What is absolute zero in Celsius?", "What is the lowest possible temperature?", "How cold is absolute zero?",
        "Tell me the lowest temperature there can be.", "At how many degrees is absolute zero?", "Nothing can be colder than which temperature?",
        "On the Celsius scale, where is absolute zero?"], "Absolute zero is about -273 degrees Celsius.", "-273"),
    Single(["What is the normal temperature of the human body?", "How warm is the human body?", "What is our body temperature?",
        "Which temperature does a healthy body have?", "Tell me the normal body temperature.", "How many degrees does a healthy person have?",
        "A healthy human has which temperature?",
        "If you have no fever, what does the thermometer show?"], "The normal temperature of the human body is about 37 degrees Celsius.", "37"),
    Single(["What is the smallest prime number?", "Which prime number is the smallest?", "Name the smallest prime.", "What is the first prime number?",
        "Tell me the smallest prime number.", "Which is the lowest prime?", "With which number do the primes begin?",
        "What is the only even prime number?"], "The smallest prime number is 2.", "2"),
    Single(["How do I work out the area of a rectangle?", "What is the formula for the area of a rectangle?",
        "How do you calculate the area of a rectangle?", "How is the area of a rectangle found?", "Tell me how to get the area of a rectangle.",
        "What gives the area of a rectangle?", "By which rule is a rectangle's area computed?",
        "What must be multiplied for the area of a rectangle?"], "The area of a rectangle is its length times its width.", "length times its width"),
    Single(["What does the theorem of Pythagoras say?", "What is the Pythagorean theorem?", "Tell me the Pythagorean theorem.",
        "What is the rule of Pythagoras?", "Explain the theorem of Pythagoras.", "What did Pythagoras say about right triangles?",
        "For a right triangle, what holds for the sides?",
        "Which rule about triangles bears the name of Pythagoras?"], "In a right triangle, the squares of the two short sides add up to the square of the longest side.", "squares of the two short sides"),
]  # fmt: skip
