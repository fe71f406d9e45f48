import { describe, expect, it } from "vitest";
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { splitSentences } from "../../../src/chat/citations/text/sentences.ts";
import { ownPassages } from "../../eval/citations/cases/passages.ts";
import { cite, prepare } from "./cite.ts";

const FRANCE = "Paris is the capital of France.";
const GERMANY = "Berlin is the capital of Germany.";

describe("a citation", () => {
  it("is the phrase, without the full stop after it", () => {
    expect(cite("Gym memberships.", ["We offer gym memberships."], "What perks do you offer?")).toEqual(["Gym memberships [0]"]);
  });

  it("is the new information, not the words of the question", () => {
    expect(cite("The capital of France is Paris.", [FRANCE, GERMANY], "What is the capital of France?")).toEqual(["Paris [0]"]);
  });

  it("is a one-word answer, with the source that fits the question", () => {
    expect(cite("Paris", ["Paris Street has a bakery.", FRANCE], "What is the capital of France?")).toEqual(["Paris [1]"]);
  });

  it("is a confirmation that repeats the fact, but not a bare yes", () => {
    const question = "Is the gym open on Sundays?";
    expect(cite("Yes, the gym is open on Sundays.", ["The gym is open on Sundays."], question)).toEqual(["gym is open on Sundays [0]"]);
    expect(cite("Yes.", ["The gym is open on Sundays."], question)).toEqual([]);
  });

  it("names every source with the same statement", () => {
    expect(
      cite("The bridge was built in 1932.", [
        "The bridge was built in 1932.",
        "Trains are late.",
        "Built in 1932, the bridge is made of steel.",
      ]),
    ).toEqual(["bridge was built in 1932 [0,2]"]);
  });

  it("is split if different sources support different clauses", () => {
    const sources = ["The Eiffel Tower was completed in 1889. It has a height of 330 m.", "Paris is home to the Eiffel Tower."];
    expect(cite("It was completed in 1889, and the Eiffel Tower is in Paris.", sources)).toEqual([
      "completed in 1889 [0]",
      "Eiffel Tower is in Paris [1]",
    ]);
  });

  it("leaves out a clause that no source supports", () => {
    expect(cite("The bridge was built in 1932, and it smells of chocolate.", ["The bridge was built in 1932."])).toEqual([
      "bridge was built in 1932 [0]",
    ]);
  });

  it("is found across inflection, spelling of units and names of months", () => {
    expect(cite("The tower is 330 metres high.", ["Its height: the tower is 330 m high."])).toEqual(["tower is 330 metres high [0]"]);
    expect(cite("The contract was signed on 3 March 1990.", [{ event: "contract signed", date: "1990-03-03" }])).toEqual([
      "contract was signed on 3 March 1990 [0]",
    ]);
    expect(cite("She founded two companies in Zürich.", ["In Zurich she has founded 2 companies."])).toEqual([
      "founded two companies in Zürich [0]",
    ]);
  });

  it("is found across ways to write a number", () => {
    expect(cite("It sold 1,234 copies for $12.50 each.", ["The book sold 1234 copies, 12.5 dollars each."])).toEqual([
      "sold 1,234 copies for $12.50 [0]",
    ]);
    expect(cite("Sales reached 1.2 million units.", ["Sales reached 1,200,000 units."])).toEqual(["Sales reached 1.2 million units [0]"]);
    expect(cite("The shop closes at 7 pm.", ["The shop closes at 19:00."])).toEqual(["shop closes at 7 pm [0]"]);
  });
});

describe("no citation", () => {
  const never: [string, string, string[], string?][] = [
    ["another value", "The capital of France is Berlin.", [FRANCE, GERMANY], "What is the capital of France?"],
    ["another number", "The bridge was built in 1933.", ["The bridge was built in 1932."]],
    ["a negated fact", "The pool is open on Sundays.", ["The pool is not open on Sundays."]],
    ["a fact whose negation is made up", "The pool is not open on Sundays.", ["The pool is open on Sundays."]],
    ["an opposite", "The shop closes at 7.", ["The shop opens at 7."]],
    ["another word in the same slot", "Bob works as a plumber.", ["Bob works as a teacher."]],
    ["a value that belongs to another thing of the sentence", "The pool opens at 7.", ["The gym opens at 7 and the pool opens at 9."]],
    ["swapped roles", "Germany beat Brazil in the final.", ["Brazil beat Germany in the final."]],
    ["a name put together from two", "Alice Jones runs the shop.", ["Alice Smith and Bob Jones run the shop."]],
    ["a number with another unit", "The walk is 5 km long.", ["The walk takes 5 days and is 30 km long."]],
    ["another currency", "The ticket costs €12.", ["The ticket costs $12."]],
    ["another person's fact", "Alice was born in Oslo.", ["Alice is a painter. Bob was born in Oslo."]],
    ["a remark on what is missing", "I could not find any information about the pool.", ["Information about the pool is at the desk."]],
    ["a question back", "Would you like to know more about gym memberships?", ["We offer gym memberships."]],
    ["a connecting sentence", "Sure, I am happy to help you with that!", ["We are happy to help you."]],
    [
      "the question repeated",
      "You asked about the opening hours of the gym.",
      ["The opening hours of the gym are long."],
      "What are the opening hours of the gym?",
    ],
    [
      "words scattered over a long sentence",
      "Trains carry wood.",
      ["Wood is dear, so few people who live near trains ever carry umbrellas."],
    ],
    ["anything, without sources", "Paris is the capital of France.", []],
  ];
  it.each(never)("%s", (_, text, sources, prompt) => {
    expect(cite(text, sources, prompt)).toEqual([]);
  });

  const wales = "Red kites nest in the oak woods of central Wales.";
  const joined: [string, string, string, string[]][] = [
    ["between two occurrences of a name", "The ferry to central Wales leaves from central Wales.", wales, []],
    ["between two phrases in the reverse order of the source", "The ferry to central Wales leaves from the oak woods.", wales, []],
    ["between two of a longer phrase", "Trains to the oak woods of central Wales start in the oak woods of central Wales.", wales, []],
    ["with a negation between", "Central Wales does not border central Wales.", wales, []],
    ["of which none carries a meaning of its own", "The ferry goes from central Wales to central Wales.", wales, []],
    ["such as a verb of being", "Seven is seven.", "The ferry leaves at seven.", []],
    ["with a date between", "In 1833 Ada travelled to Oslo before 1833.", "Ada met Charles in 1833.", []],
    [
      "in the second of two clauses",
      "Ada Lovelace met Charles Babbage and Ada Lovelace married Charles Babbage.",
      "Ada Lovelace met Charles Babbage.",
      ["Ada Lovelace met Charles Babbage [0]"],
    ],
    [
      "although the source says the name twice, too",
      "The ferry to central Wales leaves from central Wales.",
      "Red kites of central Wales nest in the oak woods of central Wales.",
      [],
    ],
    [
      "but not where other words of the source are between, too",
      "The 7 am ferry from Oban arrives at Mull before the 9 am ferry from Oban.",
      "The 7 am ferry from Oban reaches Mull before the 9 am ferry from Oban.",
      ["7 am ferry from Oban arrives at Mull before the 9 am ferry from Oban [0]"],
    ],
    ["in German", "Der Zug nach Köln fährt ab Köln.", "Der Dom steht in Köln.", []],
    [
      "behind a part that the source says in full",
      "The stone bridge in Bath was built in 1932 near the stone bridge.",
      "The stone bridge in Bath was built in 1932.",
      ["stone bridge in Bath was built in 1932 [0]"],
    ],
  ];
  it.each(joined)("words that are not in the source, %s", (_, text, source, expected) => {
    expect(
      cite(text, [source, "The ferry leaves at seven every morning."], "Where do red kites nest and when does the ferry leave?"),
    ).toEqual(expected);
  });

  it("words between a sentence of a source and a repetition of its last words", () => {
    for (const { text } of ownPassages()) {
      for (const { start, end } of splitSentences(text, true).sentences) {
        const sentence = text.slice(start, end).replace(/[.!?]+$/u, "");
        for (const count of [2, 3, 5]) {
          const reply = `${sentence} grumbles beside ${sentence.split(" ").slice(-count).join(" ")}.`;
          expect(
            cite(reply, [text]).filter((span) => span.includes("grumbles")),
            reply,
          ).toEqual([]);
        }
      }
    }
  });

  it("accepts the passive of swapped roles", () => {
    expect(cite("Germany was beaten by Brazil in the final.", ["Brazil beat Germany in the final."])).toHaveLength(1);
  });
});

describe("tool outputs", () => {
  const weather = [
    { city: "Paris", temperature: 21.5, humidity: 60 },
    { city: "Rome", temperature: 24, humidity: 60 },
  ];
  it("cites numbers of the record that the sentence is about", () => {
    expect(cite("In Paris the temperature is 21.5 °C and the humidity is 60%.", weather)).toEqual([
      "Paris the temperature is 21.5 °C and the humidity is 60% [0]",
    ]);
  });

  it("does not move a number to another field", () => {
    expect(cite("The temperature in Paris is 60.", weather)).toEqual([]);
  });

  it("reads booleans as available or not", () => {
    const hotel = [{ hotel: "Astoria", wifi: true, parking: false }];
    expect(cite("Wifi is available, but there is no parking.", hotel)).toEqual(["Wifi is available, but there is no parking [0]"]);
    expect(cite("Parking is available.", hotel)).toEqual([]);
  });

  it("reads nested objects, lists and JSON inside strings", () => {
    const data = {
      order: {
        id: "A-17",
        items: [
          { name: "green lamp", price: 30 },
          { name: "oak table", price: 120 },
        ],
      },
    };
    expect(cite("The oak table costs 120.", [data])).toEqual(["oak table costs 120 [0]"]);
    expect(cite("The oak table costs 30.", [data])).toEqual([]);
    expect(cite("The oak table costs 120.", [{ output: JSON.stringify(data) }])).toEqual(["oak table costs 120 [0]"]);
  });
});

describe("writing systems and markup", () => {
  it.each([
    ["Chinese", "埃菲尔铁塔高330米，位于巴黎。", "埃菲尔铁塔位于法国巴黎，高330米。", "埃菲尔铁塔高330米，位于巴黎 [0]"],
    ["Japanese", "東京タワーの高さは333メートルです。", "東京タワーは高さ333メートルの塔です。", "東京タワーの高さは333メートル [0]"],
    [
      "Russian",
      "Башня была построена в 1889 году в Париже.",
      "Башню построили в Париже в 1889 году.",
      "построена в 1889 году в Париже [0]",
    ],
    ["German", "Der Turm wurde 1889 fertiggestellt.", "Fertiggestellt wurde der Turm im Jahr 1889.", "Turm wurde 1889 fertiggestellt [0]"],
    ["Arabic", "بني البرج في عام ١٨٨٩.", "بني البرج عام 1889 في باريس.", "بني البرج في عام ١٨٨٩ [0]"],
    ["Hindi", "मीनार 1889 में बनी थी।", "मीनार पेरिस में 1889 में बनी थी।", "मीनार 1889 में बनी [0]"],
    ["Thai", "หอคอยสูง 330 เมตร", "หอคอยนี้สูง 330 เมตร", "หอคอยสูง 330 เมตร [0]"],
  ])("cites %s", (_, text, source, expected) => {
    expect(cite(text, [source])).toEqual([expected]);
  });

  it("does not cite another place in a script without spaces", () => {
    expect(cite("埃菲尔铁塔位于上海。", ["埃菲尔铁塔位于巴黎。"])).toEqual([]);
  });

  it("cites items of a list without their markers", () => {
    const text = "Perks:\n1. **Gym memberships**\n2. Free lunch for everyone\n3. A pony";
    expect(cite(text, ["Employees get gym memberships and free lunch for everyone."])).toEqual([
      "Gym memberships [0]",
      "Free lunch for everyone [0]",
    ]);
  });

  it("cites lines of code that a source has, and cells of a table", () => {
    expect(cite("Run this:\n```sh\ntar -xzf file.tar.gz\nrm -rf other\n```", ["Extract with: tar -xzf file.tar.gz"])).toEqual([
      "tar -xzf file.tar.gz [0]",
    ]);
    expect(cite("| Tower | Height |\n|---|---|\n| Eiffel Tower | 330 m |", ["The Eiffel Tower is 330 m high."])).toEqual([
      "Eiffel Tower | 330 m [0]",
    ]);
  });

  it("counts offsets in code points", () => {
    const text = "😀 Hi! 🏋️ Gym memberships are free, café é included 😀.";
    const [span] = alignCitations(text, prepare("Gym memberships are free for staff."));
    expect(span).toBeDefined();
    expect(Array.from(text).slice(span?.start, span?.end).join("")).toBe(span?.text);
    expect(span?.text).toBe("Gym memberships are free");
  });
});
