"""Everyday facts of computing: abbreviations, files, languages, ports, status codes, shortcuts, commands and what computing words mean."""

from .relation import Relation, Single, pairs_of


_ABBREVIATIONS = pairs_of("""
CPU = central processing unit; GPU = graphics processing unit; RAM = random access memory; ROM = read-only memory; HTML = HyperText Markup Language;
CSS = Cascading Style Sheets;
HTTP = Hypertext Transfer Protocol; HTTPS = Hypertext Transfer Protocol Secure; URL = Uniform Resource Locator; USB = Universal Serial Bus;
SSD = solid-state drive; HDD = hard disk drive;
PDF = Portable Document Format; JSON = JavaScript Object Notation; XML = Extensible Markup Language; SQL = Structured Query Language;
API = application programming interface;
LAN = local area network; WAN = wide area network; VPN = virtual private network; DNS = Domain Name System; IP = Internet Protocol;
TCP = Transmission Control Protocol; UDP = User Datagram Protocol;
FTP = File Transfer Protocol; SSH = Secure Shell; SMTP = Simple Mail Transfer Protocol; IMAP = Internet Message Access Protocol; POP = Post Office Protocol;
DHCP = Dynamic Host Configuration Protocol;
BIOS = Basic Input/Output System; GUI = graphical user interface; CLI = command-line interface; IDE = integrated development environment;
SDK = software development kit; OS = operating system;
LED = light-emitting diode; LCD = liquid crystal display; HDMI = High-Definition Multimedia Interface; DVD = digital versatile disc; CD = compact disc;
PC = personal computer;
AI = artificial intelligence; VR = virtual reality; AR = augmented reality; GPS = Global Positioning System; SMS = Short Message Service;
SIM = subscriber identity module; NFC = near-field communication;
IoT = Internet of Things; ISP = internet service provider; FAQ = frequently asked questions; ASCII = American Standard Code for Information Interchange;
WWW = World Wide Web; PNG = Portable Network Graphics;
JPEG = Joint Photographic Experts Group; GIF = Graphics Interchange Format; SVG = Scalable Vector Graphics; CSV = comma-separated values;
PHP = PHP: Hypertext Preprocessor; DOM = Document Object Model;
CORS = Cross-Origin Resource Sharing; XSS = cross-site scripting; DDoS = distributed denial of service; TLS = Transport Layer Security;
SSL = Secure Sockets Layer; OCR = optical character recognition;
QR code = quick response code; LLM = large language model; NLP = natural language processing; OOP = object-oriented programming;
CRUD = create, read, update and delete; REST = representational state transfer;
REPL = read-eval-print loop; FIFO = first in, first out; LIFO = last in, first out; MVP = minimum viable product; UI = user interface; UX = user experience;
SEO = search engine optimisation; CMS = content management system;
CDN = content delivery network; NAS = network-attached storage; RAID = redundant array of independent disks; UPS = uninterruptible power supply;
DPI = dots per inch; FPS = frames per second; UTF = Unicode Transformation Format;
UUID = universally unique identifier; MAC address = media access control address; NAT = network address translation; PIN = personal identification number;
CAD = computer-aided design; CAPTCHA = Completely Automated Public Turing test to tell Computers and Humans Apart;
W3C = World Wide Web Consortium; YAML = YAML Ain't Markup Language; npm = Node package manager; CI = continuous integration; ORM = object-relational mapping;
JIT = just in time; WYSIWYG = what you see is what you get
""")
_ABBREVIATIONS_PLAIN = pairs_of("""
ASAP = as soon as possible; FYI = for your information; BTW = by the way; DIY = do it yourself; ETA = estimated time of arrival;
RSVP = repondez s'il vous plait; VIP = very important person; LOL = laughing out loud;
IMO = in my opinion; TBA = to be announced; ATM = automated teller machine; CEO = chief executive officer;
NASA = National Aeronautics and Space Administration; EU = European Union; UN = United Nations;
USA = United States of America; UK = United Kingdom; WHO = World Health Organization; NATO = North Atlantic Treaty Organization;
UFO = unidentified flying object; TV = television; GDP = gross domestic product;
HR = human resources; PhD = Doctor of Philosophy; IQ = intelligence quotient; BBC = British Broadcasting Corporation; FBI = Federal Bureau of Investigation;
CIA = Central Intelligence Agency; UNICEF = United Nations Children's Fund;
e.g. = exempli gratia; i.e. = id est; etc. = et cetera; a.m. = ante meridiem; p.m. = post meridiem; AD = anno Domini; BC = before Christ; PS = postscript;
NB = nota bene; PR = public relations; VAT = value-added tax; FAO = Food and Agriculture Organization;
IMF = International Monetary Fund; WWF = World Wide Fund for Nature; MRI = magnetic resonance imaging; ECG = electrocardiogram; CT = computed tomography;
GMT = Greenwich Mean Time; ISS = International Space Station; LGBT = lesbian, gay, bisexual and transgender
""")

_EXTENSIONS = pairs_of("""
.py = a Python program; .js = a JavaScript program; .ts = a TypeScript program; .html = a web page; .css = a style sheet; .txt = plain text;
.pdf = a PDF document; .docx = a Word document; .xlsx = an Excel spreadsheet;
.pptx = a PowerPoint presentation; .jpg = a JPEG picture; .png = a PNG picture; .gif = a GIF picture; .svg = a vector drawing; .mp3 = compressed audio;
.mp4 = a video; .wav = uncompressed sound; .zip = a ZIP archive; .csv = a table of comma-separated values;
.json = JSON data; .xml = XML data; .exe = a Windows program; .java = a Java program; .c = a C program; .cpp = a C++ program; .rs = a Rust program;
.go = a Go program; .rb = a Ruby program; .php = a PHP program; .sh = a shell script;
.bat = a Windows batch script; .md = Markdown text; .yaml = YAML data; .sql = SQL commands; .log = a log of events; .tar = a tar archive;
.iso = a disc image; .dll = a Windows library; .wasm = a WebAssembly module; .ttf = a TrueType font;
.ico = an icon; .apk = an Android app; .dmg = a disk image for the Mac; .epub = an electronic book; .ods = a LibreOffice spreadsheet;
.odt = a LibreOffice text document; .ics = calendar data; .vcf = a contact card; .swift = a Swift program;
.kt = a Kotlin program; .ipynb = a Jupyter notebook; .psd = a Photoshop picture; .webp = a WebP picture; .flac = lossless audio; .toml = TOML settings;
.ini = simple settings; .tex = a LaTeX document; .gz = data compressed with gzip; .deb = a Debian package; .jar = a Java archive
""")

_CREATORS = pairs_of("""
Python = Guido van Rossum; C = Dennis Ritchie; C++ = Bjarne Stroustrup; Java = James Gosling; JavaScript = Brendan Eich; Ruby = Yukihiro Matsumoto;
Perl = Larry Wall; PHP = Rasmus Lerdorf; Pascal = Niklaus Wirth; Lisp = John McCarthy;
Rust = Graydon Hoare; Swift = Chris Lattner; C# = Anders Hejlsberg; Fortran = John Backus; Haskell = a committee of researchers;
Go = Robert Griesemer, Rob Pike and Ken Thompson; BASIC = John Kemeny and Thomas Kurtz; Scala = Martin Odersky; Elixir = Jose Valim;
Clojure = Rich Hickey; Prolog = Alain Colmerauer; Lua = Roberto Ierusalimschy and colleagues; Julia = Jeff Bezanson and colleagues; Zig = Andrew Kelley;
Smalltalk = Alan Kay and colleagues; Erlang = Joe Armstrong and colleagues; TypeScript = Anders Hejlsberg;
Linux = Linus Torvalds; Git = Linus Torvalds; Unix = Ken Thompson and Dennis Ritchie; Wikipedia = Jimmy Wales and Larry Sanger; Facebook = Mark Zuckerberg;
the GNU project = Richard Stallman; TeX = Donald Knuth; LaTeX = Leslie Lamport;
Vim = Bram Moolenaar; Debian = Ian Murdock; Tetris = Alexey Pajitnov; Minecraft = Markus Persson; Bitcoin = Satoshi Nakamoto; Node.js = Ryan Dahl;
React = Jordan Walke; Vue = Evan You; Ruby on Rails = David Heinemeier Hansson; BitTorrent = Bram Cohen; Markdown = John Gruber;
JSON = Douglas Crockford; Blender = Ton Roosendaal; SQLite = Richard Hipp; WordPress = Matt Mullenweg and Mike Little; nginx = Igor Sysoev;
Redis = Salvatore Sanfilippo; Docker = Solomon Hykes; Emacs = Richard Stallman
""")

_FOUNDERS = pairs_of("""
Microsoft = Bill Gates and Paul Allen; Apple = Steve Jobs, Steve Wozniak and Ronald Wayne; Google = Larry Page and Sergey Brin; Amazon = Jeff Bezos;
Dell = Michael Dell; Oracle = Larry Ellison, Bob Miner and Ed Oates; Intel = Gordon Moore and Robert Noyce;
Hewlett-Packard = Bill Hewlett and David Packard; eBay = Pierre Omidyar; SpaceX = Elon Musk; Netflix = Reed Hastings and Marc Randolph;
Yahoo = Jerry Yang and David Filo; Alibaba = Jack Ma; Nvidia = Jensen Huang, Chris Malachowsky and Curtis Priem; Spotify = Daniel Ek and Martin Lorentzon;
Dropbox = Drew Houston and Arash Ferdowsi; LinkedIn = Reid Hoffman and others; Ikea = Ingvar Kamprad; Lego = Ole Kirk Christiansen; Ford = Henry Ford;
Honda = Soichiro Honda; Nike = Phil Knight and Bill Bowerman; Adidas = Adolf Dassler; Puma = Rudolf Dassler; Walmart = Sam Walton;
Virgin = Richard Branson and Nik Powell
""")
_PORTS = pairs_of("HTTP = 80; HTTPS = 443; SSH = 22; FTP = 21; Telnet = 23; SMTP = 25; DNS = 53; POP3 = 110; NTP = 123; IMAP = 143; LDAP = 389; MySQL = 3306; PostgreSQL = 5432; Redis = 6379; MongoDB = 27017; RDP = 3389; SNMP = 161; TFTP = 69; IRC = 6667; Microsoft SQL Server = 1433; VNC = 5900")
_STATUS = pairs_of("""
100 = Continue; 101 = Switching Protocols; 200 = OK; 201 = Created; 202 = Accepted; 204 = No Content; 206 = Partial Content; 301 = Moved Permanently;
302 = Found; 303 = See Other; 304 = Not Modified; 307 = Temporary Redirect; 308 = Permanent Redirect;
400 = Bad Request; 401 = Unauthorized; 402 = Payment Required; 403 = Forbidden; 404 = Not Found; 405 = Method Not Allowed; 406 = Not Acceptable;
408 = Request Timeout; 409 = Conflict; 410 = Gone; 411 = Length Required; 413 = Content Too Large; 414 = URI Too Long; 415 = Unsupported Media Type;
418 = I'm a teapot; 422 = Unprocessable Content; 429 = Too Many Requests; 431 = Request Header Fields Too Large; 500 = Internal Server Error;
501 = Not Implemented; 502 = Bad Gateway; 503 = Service Unavailable; 504 = Gateway Timeout; 505 = HTTP Version Not Supported
""")
_STATUS_CLASS = {"1": "information", "2": "success", "3": "redirection", "4": "a client error", "5": "a server error"}
_SHORTCUTS = pairs_of("""
Ctrl+C = copy; Ctrl+V = paste; Ctrl+X = cut; Ctrl+Z = undo; Ctrl+S = save; Ctrl+P = print; Ctrl+F = search for text; Ctrl+A = select everything;
Ctrl+T = open a new browser tab; Ctrl+W = close the browser tab; Ctrl+R = reload the page; Alt+F4 = close the window;
Alt+Tab = switch between windows; Ctrl+B = make text bold; Ctrl+I = make text italic; Ctrl+U = underline text; Ctrl+Shift+T = reopen the last closed tab;
F11 = switch to full screen; Ctrl+L = go to the address bar; Ctrl+D = bookmark the page; F1 = open the help; Windows+L = lock the screen;
Windows+E = open the file explorer; Windows+D = show the desktop; Ctrl+Shift+Esc = open the task manager; Ctrl+H = open the browser history;
Ctrl+Shift+N = open a private window in Chrome; F12 = open the developer tools; Print Screen = take a screenshot
""")
_COMMANDS = pairs_of("""
ls = lists the files in a folder; cd = changes the current folder; pwd = prints the current folder; cp = copies files; mv = moves or renames files;
rm = removes files; mkdir = makes a new folder; rmdir = removes an empty folder; cat = prints the contents of a file; less = shows a file page by page;
head = shows the first lines of a file; tail = shows the last lines of a file; grep = searches text for a pattern; find = looks for files in a folder tree;
sort = sorts lines of text; uniq = removes repeated neighbouring lines; wc = counts lines, words and bytes; diff = compares two files;
chmod = changes the permissions of a file;
chown = changes the owner of a file; ps = lists running processes; kill = sends a signal to a process; top = shows the busiest processes;
df = shows the free space on disks; du = shows how much space files take; tar = packs files into an archive; gzip = compresses a file;
curl = fetches data from a URL; wget = downloads files from the web;
ssh = logs in to another computer; scp = copies files between computers; ping = tests whether a host answers; sudo = runs a command as the administrator;
man = shows the manual of a command; echo = prints its arguments; touch = creates an empty file or updates its time; ln = makes links to files;
date = shows the current date and time;
whoami = prints the name of the user; history = lists earlier commands; clear = empties the terminal screen; which = shows where a command is stored;
sed = edits text in a stream; awk = processes text in columns; xargs = builds commands from input; crontab = plans regular jobs;
uname = shows information about the system; free = shows how much memory is used;
mount = attaches a file system; passwd = changes a password; exit = closes the shell; alias = gives a command a short name;
env = shows the environment variables; tee = copies input to a file and to the screen; uptime = tells how long the system has been running;
cut = takes columns out of lines; tr = replaces single characters; rsync = synchronises folders
""")
_GIT = pairs_of("""
git init = creates a new repository; git clone = copies a repository; git add = stages changes; git commit = records the staged changes;
git push = sends commits to a remote repository; git pull = fetches and merges remote changes; git fetch = downloads remote changes without merging;
git status = shows which files have changed;
git log = shows the history of commits; git diff = shows differences between versions; git branch = lists or creates branches;
git merge = joins another branch into the current one; git rebase = replays commits on top of another base; git stash = puts changes aside for later;
git tag = marks a commit with a name; git reset = moves the current branch to another commit;
git revert = undoes a commit with a new commit; git blame = shows who last changed each line; git switch = changes to another branch;
git cherry-pick = applies one commit from elsewhere; git bisect = finds the commit that brought a bug; git remote = manages the remote repositories;
git rm = deletes files and stages the deletion; git restore = brings back files
""")
_KEYS = pairs_of("""
@ = at sign; # = hash sign; & = ampersand; * = asterisk; / = slash; \\ = backslash; _ = underscore; - = hyphen; ~ = tilde; ^ = caret; | = vertical bar;
% = percent sign; $ = dollar sign; € = euro sign; £ = pound sign; ¥ = yen sign; ! = exclamation mark; ? = question mark; : = colon; , = comma;
' = apostrophe; + = plus sign; < = less-than sign;
> = greater-than sign; © = copyright sign; ° = degree sign; § = section sign; ∞ = infinity sign; √ = square root sign; π = letter pi; ÷ = division sign;
× = multiplication sign
""")
_KEYS["="], _KEYS[";"] = "equals sign", "semicolon"
_MAKERS = pairs_of("""
Windows = Microsoft; Excel = Microsoft; Word = Microsoft; PowerPoint = Microsoft; the Xbox = Microsoft; Visual Studio Code = Microsoft; the iPhone = Apple;
the iPad = Apple; macOS = Apple; Safari = Apple; Chrome = Google; Gmail = Google; Android = Google; Firefox = Mozilla; Thunderbird = Mozilla;
Photoshop = Adobe; the PlayStation = Sony; the Walkman = Sony;
the Switch = Nintendo; the Game Boy = Nintendo; the Kindle = Amazon; Alexa = Amazon; Siri = Apple; the Galaxy phone = Samsung; the ThinkPad = Lenovo;
Ubuntu = Canonical; ChatGPT = OpenAI; Claude = Anthropic; the GeForce graphics card = Nvidia; the Ryzen processor = AMD; Acrobat = Adobe; Illustrator = Adobe;
Outlook = Microsoft; Teams = Microsoft; Google Maps = Google; FaceTime = Apple; the Mega Drive = Sega; the Core i7 processor = Intel; Steam = Valve;
Pokemon Go = Niantic; Fortnite = Epic Games; Gemini = Google; Llama = Meta; the Pixel phone = Google; Keynote = Apple
""")
_TAGS = pairs_of("""
a = a link; p = a paragraph; img = an image; ul = a list with bullets; ol = a numbered list; li = an item of a list; h1 = a main heading; table = a table;
tr = a row of a table; td = a cell of a table; th = a header cell of a table; form = a form; input = an input field; button = a button; script = a script;
style = style rules; br = a line break; hr = a horizontal line;
div = a general block; span = a general piece of text; video = a video; audio = sound; strong = important text; em = stressed text;
title = the title of the page; body = the visible part of the page; nav = navigation links; footer = the foot of a page; canvas = a drawing area;
code = program code; blockquote = a long quotation; textarea = a text field with several lines; iframe = another page inside the page;
select = a choice list; label = the caption of a form field
""")
_BINARY = {str(n): f"{n:b}" for n in range(2, 33)}
_HEX = {str(n): f"{n:X}" for n in range(10, 33)} | {"64": "40", "100": "64", "128": "80", "255": "FF", "256": "100"}

_TERMS = pairs_of("""
an algorithm = a list of steps that solves a problem; a program = a set of instructions for a computer; software = the programs of a computer;
hardware = the parts of a computer that you can touch; a browser = a program that shows web pages; a website = a group of web pages that belong together;
a server = a computer that provides services to others;
a client = a program that asks a server for something; a network = a group of connected computers; the internet = a worldwide network of computers;
a router = a device that passes data between networks; a modem = a device that connects a home to the internet;
a firewall = a guard that blocks unwanted network traffic; a computer virus = a program that spreads and does harm;
malware = harmful software; ransomware = malware that locks files and asks for money; phishing = tricking people into giving away secrets;
spam = unwanted messages sent to many people; a password = a secret word that proves who you are;
encryption = the scrambling of data so that only some can read it; a hacker = a person who explores or breaks into computer systems;
a cookie = a small piece of data that a website stores in your browser; a cache = a store that keeps copies for faster access;
a database = an organised collection of data; a query = a request for data; a spreadsheet = a program for tables of numbers;
a word processor = a program for writing documents; a file = a named collection of data;
a folder = a place that holds files; an icon = a small picture that stands for a program or file; a cursor = the mark that shows where you are on the screen;
a pixel = one dot of a picture on a screen; a bit = the smallest unit of data, either 0 or 1;
bandwidth = the amount of data that a connection can carry per second; latency = the delay before data arrives;
a download = a copy of data from the internet to your computer;
an upload = a copy of data from your computer to the internet; streaming = playing media while it arrives over the network;
the cloud = computers on the internet that store data and run programs; a backup = a spare copy of data;
an operating system = the software that runs a computer; a kernel = the core of an operating system; a driver = software that controls a device;
a processor = the part of a computer that carries out instructions; a motherboard = the main circuit board of a computer;
memory = the part of a computer that keeps data while it works; a hard disk = a device that stores data on spinning plates;
a graphics card = a part that draws pictures for the screen; a keyboard = a device with keys for typing;
a printer = a device that puts text and pictures on paper;
a scanner = a device that turns paper into digital pictures; a touchscreen = a display that reacts to fingers; a bug = a mistake in a program;
debugging = finding and removing mistakes in a program; a compiler = a program that translates source code into machine code;
an interpreter = a program that runs source code directly; source code = the text of a program; machine code = instructions that a processor understands;
a variable = a name for a value in a program; a constant = a value that never changes; a function = a named piece of code that can be called;
a parameter = an input of a function; a loop = code that repeats; a string = a sequence of characters; an array = a row of values stored one after another;
a boolean = a value that is either true or false; recursion = a function calling itself;
an object = data together with the functions that work on it; a class = a plan for making objects; inheritance = a class taking over the features of another;
a code library = a collection of code that programs can use; a framework = a ready structure for building programs;
a stack = a store where the last item in is the first out; a queue = a store where the first item in is the first out;
a linked list = items in which each one points to the next; a tree = data arranged in branches; a hash table = a table that finds values by a computed key;
a pointer = a value that holds a memory address; a comment = text in a program that the computer ignores; syntax = the rules for writing code;
a syntax error = a break of the writing rules of a language; an exception = an error signal during a program run;
open source = software whose code everyone may read and change; version control = keeping track of all changes to files;
a repository = a store of code with its history; a commit = a recorded set of changes; a branch = a separate line of development;
a merge conflict = two changes that contradict each other; a pull request = a proposal to take over changes; a unit test = a check of one small piece of code;
refactoring = improving code without changing what it does; deployment = putting software into use; a container = a package of a program with all it needs;
a virtual machine = a computer imitated by software; a terminal = a window for typing commands; a shell = a program that reads and runs commands;
a script = a short program that is run directly; a process = a running program; a thread = a line of execution inside a process;
a deadlock = processes waiting for each other forever; an IP address = the number of a device in a network;
a domain name = a readable name for an address on the internet; a hyperlink = a link from one page to another;
a search engine = a service that finds web pages; a bookmark = a saved link to a web page; a pop-up = a small window that opens by itself;
a chatbot = a program that talks with people;
machine learning = a way for computers to learn from data; a neural network = a model built from many simple connected units;
deep learning = machine learning with many layers; a language model = a program that predicts the next words of a text;
a token = a piece of text that a language model reads; a prompt = the text given to a language model; training data = the examples from which a model learns;
overfitting = learning examples by heart instead of the rule;
a robot = a machine that can act on its own; an emoji = a small picture used in messages; a font = a style of letters;
a login = the act of signing in to a system; an app = a program for a phone or computer; a plug-in = an extra part that extends a program;
a web worker = a script that runs in the background of a page; WebGPU = a browser interface for the graphics card;
WebAssembly = a fast binary code format for browsers;
localStorage = a browser store that keeps data for a site; a progressive web app = a website that can be installed like an app;
a service worker = a script that lets a web page work offline; incognito mode = browsing without a saved history;
two-factor authentication = logging in with two different proofs; a digital signature = a mark that proves who sent data and that it is unchanged;
a checksum = a number that shows whether data was changed;
binary = a number system with only 0 and 1; hexadecimal = a number system with sixteen digits; compression = making data smaller;
resolution = the number of dots in a picture; a supercomputer = an extremely fast computer; an embedded system = a small computer built into a device;
a patch = a small update that repairs software; an update = a newer version of software; freeware = software that costs nothing;
a screenshot = a picture of what is on the screen
""")

RELATIONS: list[Relation] = [
    *[
        Relation(
            name,
            pairs,
            [
                "What does {x} stand for?", "What is {x} short for?", "What does the abbreviation {x} mean?", "What is the full form of {x}?",
                "What do the letters {x} mean?", "Tell me what {x} stands for.", "Spell out the abbreviation {x}.", "What is meant by the abbreviation {x}?",
                "Which words are behind the letters {x}?", "In full, what is {x}?",
            ],
            "The abbreviation {x} stands for {y}.",
            [
                "What is the abbreviation for {y}?", "How do you abbreviate {y}?", "What is the short form of {y}?", "Which abbreviation stands for {y}?",
                "What is {y} in short?", "Give me the abbreviation of {y}.", "Which letters stand for {y}?", "How is {y} shortened?",
                "What do people write instead of {y}?", "In short, how do you say {y}?",
            ],
            "The abbreviation for {y} is {x}.",
        )
        for name, pairs in (("abbreviation_computing", _ABBREVIATIONS), ("abbreviation_general", _ABBREVIATIONS_PLAIN))
    ],
    Relation(
        "extension",
        _EXTENSIONS,
        [
            "What is a {x} file?", "What does the file extension {x} mean?", "What kind of file ends in {x}?", "What is in a {x} file?",
            "What does a file that ends in {x} contain?", "Tell me what a {x} file is.", "What type of file is {x}?", "For what is the ending {x} used?",
            "I got a file with the ending {x}; what is it?", "When a file name ends in {x}, what do I have?",
        ],
        "A file with the ending {x} holds {y}.",
        [
            "Which file extension does {y} have?", "What is the file extension of {y}?", "Which ending belongs to {y}?",
            "What file ending is used for {y}?", "How does the file name of {y} end?", "Tell me the file extension for {y}.",
            "What extension do I give to a file with {y}?", "Which extension stands for {y}?",
            "A file that holds {y} ends in what?", "How should I end the file name for {y}?",
        ],
        "The usual file ending for {y} is {x}.",
    ),
    Relation(
        "software_creator",
        _CREATORS,
        [
            "Who created {x}?", "Who is the creator of {x}?", "Who invented {x}?", "Who made {x}?", "By whom was {x} created?", "Who designed {x}?",
            "Tell me who created {x}.", "Who is behind {x}?", "Whose work was {x} at first?", "With which name did {x} begin?",
        ],
        "The software world owes {x} to {y}.",
    ),
    Relation(
        "company_founder",
        _FOUNDERS,
        [
            "Who founded {x}?", "Who is the founder of {x}?", "By whom was {x} founded?", "Who started {x}?", "Who started the company {x}?",
            "Who set up the company {x}?", "Tell me who founded {x}.", "Who began {x}?", "The company {x} goes back to whom?",
            "Whose idea was the company {x}?",
        ],
        "The company {x} was founded by {y}.",
    ),
    Relation(
        "port",
        _PORTS,
        [
            "Which port does {x} use?", "What is the default port of {x}?", "What port is {x} on?", "On which port does {x} run?",
            "Tell me the port number of {x}.", "What is the standard port for {x}?", "Which port number belongs to {x}?", "What port number does {x} have?",
            "To reach {x}, which port do I open?", "At which port does a server for {x} listen?",
        ],
        "The default port of {x} is {y}.",
        [
            "What runs on port {y}?", "What is port {y} used for?", "Which service uses port {y}?", "What is on port {y}?",
            "Which protocol belongs to port {y}?", "For what is port {y} the default?", "Tell me what uses port {y}.", "What service listens on port {y}?",
            "If port {y} is open, what probably runs there?", "Port number {y} is meant for what?",
        ],
        "The port {y} is normally used by {x}.",
    ),
    Relation(
        "http_status",
        _STATUS,
        [
            "What does HTTP status {x} mean?", "What does the HTTP status code {x} mean?", "What is the code {x} in HTTP?",
            "What does the status code {x} stand for?", "What is HTTP {x}?", "The server answered {x}; what does that mean?",
            "Tell me the meaning of HTTP status {x}.",
            "Which message goes with HTTP code {x}?", "I got a {x} from a web server; how do I read that?",
            "On the web, what does the number {x} as a status tell me?",
        ],
        "The HTTP status {x} means {y}.",
        [
            "Which HTTP status code means {y}?", "What is the HTTP code for {y}?", "Which status code is {y}?",
            "What number does the HTTP status {y} have?", "Tell me the status code for {y}.", "What HTTP status stands for {y}?",
            "Which code does a server send for {y}?", "What is the number of the HTTP status {y}?",
            "When a web server wants to say {y}, which code does it send?", "The HTTP message {y} has which number?",
        ],
        "The HTTP status code for {y} is {x}.",
    ),
    Relation(
        "http_status_class",
        _STATUS_CLASS,
        [
            "What do HTTP codes that start with {x} mean?", "What kind of status codes begin with {x}?", "What does a status code in the {x}00s mean?",
            "What is the meaning of HTTP codes from {x}00 to {x}99?", "Tell me what HTTP codes beginning with {x} stand for.",
            "Which class of HTTP codes begins with {x}?",
            "What do web servers mean by codes in the {x}00 range?", "What do the {x}00 codes of HTTP report?",
            "A status code whose first digit is {x} tells me what?", "In HTTP, for what is the range of {x}00 codes?",
        ],
        "The HTTP codes that start with {x} stand for {y}.",
    ),
    Relation(
        "shortcut",
        _SHORTCUTS,
        [
            "What does {x} do?", "What is {x} for?", "What happens when I press {x}?", "What is the shortcut {x} for?",
            "What does the keyboard shortcut {x} do?", "Tell me what {x} does.", "What do I do with {x}?", "Which action belongs to {x}?",
            "If I hit {x}, what will happen?", "For what would I press {x}?",
        ],
        "The shortcut {x} is there to {y}.",
        [
            "Which keys do I press to {y}?", "What is the shortcut to {y}?", "How do I {y} with the keyboard?", "Which shortcut do I use to {y}?",
            "What keyboard shortcut lets me {y}?", "What do I press to {y}?", "Tell me the shortcut to {y}.", "How can I {y} without the mouse?",
            "With which keys can I {y}?", "Is there a key combination to {y}?",
        ],
        "To {y}, press {x}.",
    ),
    *[
        Relation(
            name,
            pairs,
            [
                "What does the command {x} do?", f"What does {{x}} do{where}?", "What is the command {x} for?", "What is the purpose of the command {x}?",
                "Tell me what the command {x} does.", "Explain the command {x}.", "For what do you use the command {x}?",
                "What happens when I run the command {x}?",
                "If I type {x} into a terminal, what will it do?", "When would I need the command {x}?",
            ],
            "The command {x} {y}.",
            [
                "Which command {y}?", f"What command {{y}}{where}?", f"Which {tool} command {{y}}?", "Name the command that {y}.",
                "Tell me the command that {y}.", "What is the command that {y}?", "I need a command that {y}.", f"Which is the {tool} command that {{y}}?",
                "What should I type for something that {y}?", "On the command line, what {y}?",
            ],
            "The command that {y} is {x}.",
        )
        for name, pairs, where, tool in (("linux_command", _COMMANDS, " in Linux", "Linux"), ("git_command", _GIT, " in version control", "Git"))
    ],
    Relation(
        "character_name",
        _KEYS,
        [
            "What is the sign {x} called?", "What is the name of the character {x}?", "What do you call the symbol {x}?",
            "By what name is the sign {x} known?", "Tell me the name of the sign {x}.", "What is this sign: {x}", "What does the symbol {x} stand for?",
            "Which character is {x}?",
            "How do I read the sign {x} aloud?", "What name does {x} have as a character?",
        ],
        "The sign {x} is called the {y}.",
        [
            "What does the {y} look like?", "How do you write the {y}?", "Which sign is the {y}?", "Show me the {y}.", "What is the symbol for the {y}?",
            "Write the {y}.", "Give me the {y} as a character.", "Type the {y}.", "Could you put down the {y} for me?", "As a character, what is the {y}?",
        ],
        "The {y} looks like this: {x}",
    ),
    Relation(
        "maker",
        _MAKERS,
        [
            "Which company makes {x}?", "Who makes {x}?", "Which company is behind {x}?", "What company develops {x}?", "Who is the maker of {x}?",
            "From which company is {x}?", "Tell me which company makes {x}.", "Who produces {x}?", "The product line of which company includes {x}?",
            "To which company does {x} belong?",
        ],
        "The company behind {x} is {y}.",
    ),
    Relation(
        "html_tag",
        _TAGS,
        [
            "What is the HTML tag {x} for?", "What does the HTML element {x} mean?", "What does the tag {x} do in HTML?",
            "For what is the HTML element {x} used?", "What is the element {x} in HTML?", "Tell me what the HTML tag {x} is for.",
            "What do you mark with the HTML tag {x}?", "Explain the HTML tag {x}.",
            "In a web page, what is marked by the tag {x}?", "When would I write the tag {x} in HTML?",
        ],
        "The HTML tag {x} is used for {y}.",
        [
            "Which HTML tag is used for {y}?", "What is the HTML tag for {y}?", "Which HTML element marks {y}?", "What tag do I use for {y}?",
            "How do I mark {y} in HTML?", "Name the HTML tag for {y}.", "Tell me the HTML element for {y}.", "With which tag do I write {y}?",
            "In a web page, {y} needs which tag?", "Which tag would you choose in HTML for {y}?",
        ],
        "The HTML tag for {y} is {x}.",
    ),
    Relation(
        "binary",
        _BINARY,
        [
            "What is {x} in binary?", "How do you write {x} in binary?", "Convert {x} to binary.", "Write {x} as a binary number.",
            "What is the binary number for {x}?", "Tell me {x} in binary.", "How does a computer write {x} with zeros and ones?",
            "What does {x} look like in binary?",
            "With only zeros and ones, how is {x} written?", "Express {x} in base two.",
        ],
        "In binary, {x} is {y}.",
        [
            "What is binary {y}?", "Which number is {y} in binary?", "Convert binary {y} to decimal.", "What does the binary number {y} mean?",
            "What is the binary number {y} in decimal?", "Tell me the value of binary {y}.", "How much is binary {y}?", "Read the binary number {y}.",
            "The zeros and ones {y} stand for which number?", "In base ten, what is binary {y}?",
        ],
        "The binary number {y} is {x}.",
    ),
    Relation(
        "hexadecimal",
        _HEX,
        [
            "What is {x} in hexadecimal?", "How do you write {x} in hex?", "Convert {x} to hexadecimal.", "Write {x} as a hex number.",
            "What is the hexadecimal number for {x}?", "Tell me {x} in hex.", "What is {x} in hex?", "What does {x} look like in hexadecimal?",
            "With sixteen digits to choose from, how is {x} written?", "Express {x} in base sixteen.",
        ],
        "In hexadecimal, {x} is {y}.",
    ),
    Relation(
        "computing_term",
        _TERMS,
        [
            "What is {x}?", "Can you explain what {x} is?", "Tell me what {x} is.", "How would you define {x}?", "What do people mean by {x}?",
            "Define {x} in one sentence.", "In computing, what is {x}?", "Explain to me what {x} is, please.", "What exactly is {x}?",
            "I would like to know what {x} is.",
        ],
        "In computing, {x} is {y}.",
        [
            "What do we call {y}?", "What is the word for {y}?", "Which word means {y}?", "What is the name for {y}?", "Tell me the word for {y}.",
            "What is {y} called?", "In computing, what do we call {y}?", "Which computing term means {y}?", "I am looking for a word that means {y}.",
            "Computer people have a word for {y}; which one?",
        ],
        "The word for {y} is {x}.",
    ),
]  # fmt: skip

SINGLES: list[Single] = [
    Single(["Who is called the first programmer?", "Who was the first computer programmer?", "Which woman is called the first programmer?",
        "Name the first programmer.", "Who wrote the first computer program?", "Who is known as the first programmer in history?",
        "Before all others, who wrote a program?", "The title of first programmer belongs to whom?"], "The first programmer is said to be Ada Lovelace.",
        "Ada Lovelace"),
    Single(["Which numbers does a computer work with?", "What digits do computers use inside?", "What are the two binary digits?",
        "Which digits does the binary system have?", "Name the two digits of the binary system.", "What two signs do computers store everything with?",
        "Inside a computer, everything is made of which two digits?",
        "With which digits does a machine calculate?"], "Computers work with the two digits 0 and 1.", "0 and 1"),
    Single(["What is the difference between RAM and a hard disk?", "How does RAM differ from a disk?", "Why is RAM different from a hard disk?",
        "Explain the difference between RAM and disk.", "What happens to RAM and disk when the power goes off?", "RAM or disk: which one forgets?",
        "Which memory is lost without power, RAM or disk?",
        "How are memory and disk unlike each other?"], "RAM loses its data without power, and a hard disk keeps it.", "without power"),
    Single(["How can I make a good password?", "What makes a password strong?", "What is a good password?", "How do I choose a safe password?",
        "Tell me how to make a strong password.", "What should a password look like?", "Which kind of password is hard to guess?",
        "I need a secure password, what should I do?"], "A good password is long, random and used only once.", "long, random"),
]  # fmt: skip
