import type { CitableSource } from "../../../../src/chat/citations/citation.ts";
import { Random } from "./random.ts";
import type { EvaluationCase, ReplyPart } from "../score.ts";

/** An attribute of an invented thing: its wording in documents, replies and questions, and its values. */
interface Attribute {
  field: string;
  documents: readonly string[];
  replies: readonly string[];
  question: string;
  value(random: Random): string;
}

const number =
  (low: number, high: number) =>
  (random: Random): string =>
    String(random.between(low, high));
const oneOf =
  (...values: string[]) =>
  (random: Random): string =>
    random.pick(values);
const months = ["January", "February", "March", "April", "June", "July", "August", "September", "October", "November", "December"];

const ATTRIBUTES: readonly Attribute[] = [
  {
    field: "founded",
    question: "When was {} founded?",
    value: number(1850, 2015),
    documents: ["{} was founded in # by a group of local traders.", "In #, the company {} was founded."],
    replies: ["{} was founded in #.", "It was # when {} was founded."],
  },
  {
    field: "employees",
    question: "How many people work at {}?",
    value: number(12, 980),
    documents: ["{} employs # people.", "With # employees, {} is the largest firm of its district."],
    replies: ["{} has # employees.", "{} employs # people today."],
  },
  {
    field: "headquarters",
    question: "Where is {} based?",
    value: oneOf("Lisbon", "Turin", "Graz", "Bergen", "Nantes", "Leipzig", "Porto", "Ghent"),
    documents: ["The headquarters of {} are in #.", "{} is based in #, near the old harbour."],
    replies: ["{} is based in #.", "The company's headquarters are in #."],
  },
  {
    field: "product",
    question: "What does {} make?",
    value: oneOf("bicycles", "violins", "telescopes", "umbrellas", "ceramic tiles", "fishing nets", "hearing aids", "glass bottles"),
    documents: ["{} makes # for the European market.", "The main product of {} is #."],
    replies: ["{} makes #.", "The main product of {} is #."],
  },
  {
    field: "director",
    question: "Who leads {}?",
    value: oneOf("Marta Okafor", "Jonas Lindqvist", "Aiko Brenner", "Pavel Moreau", "Ines Tavares", "Ruth Adeyemi"),
    documents: ["{} is led by #, who joined in spring.", "# has been the director of {} for some years."],
    replies: ["The director of {} is #.", "{} is led by #."],
  },
  {
    field: "opening_hour",
    question: "When does the shop of {} open?",
    value: number(6, 11),
    documents: ["The shop of {} opens at # in the morning.", "Visitors can enter the shop of {} from # o'clock."],
    replies: ["The shop of {} opens at #.", "It opens at #."],
  },
  {
    field: "revenue",
    question: "How much did {} earn last year?",
    value: (random) => `${random.between(2, 90)}.${random.between(1, 9)} million euros`,
    documents: ["Last year, {} earned #.", "The revenue of {} reached # last year."],
    replies: ["{} earned # last year.", "Its revenue was # last year."],
  },
  {
    field: "fair",
    question: "When does {} hold its fair?",
    value: (random) => `${random.between(1, 28)} ${random.pick(months)} ${random.between(2019, 2026)}`,
    documents: ["The yearly fair of {} takes place on #.", "{} holds its fair on #."],
    replies: ["The fair takes place on #.", "{} holds its fair on #."],
  },
  {
    field: "material",
    question: "What are the walls of {} built of?",
    value: oneOf("granite", "brick", "oak", "limestone", "concrete", "bamboo"),
    documents: ["The walls of the {} building are made of #.", "{} moved into a house with walls of #."],
    replies: ["The walls are made of #.", "The walls of {} are of #."],
  },
];
const NAMES = [
  "Velmora",
  "Quindas",
  "Ostrefal",
  "Tarnowick",
  "Bellaqua",
  "Zephrin",
  "Korvath",
  "Lumendia",
  "Praskov",
  "Eldermoor",
  "Fenwright",
  "Galvora",
];
const OPENERS = ["Sure, here is what I found. ", "Thank you for the question! ", "Here is a short overview. ", ""];
const CLOSERS = [" I hope this is useful.", " Let me know if you need anything else.", " Feel free to ask for more details.", ""];
const INVENTED = [
  "It also sponsors a football club for young players.",
  "Its customers praise the friendly service.",
  "Many competitors have tried to copy its success.",
  "The founders were inspired by a journey to Japan.",
];

type Facts = Record<string, string>;

/** Invented companies with values for some attributes each, in documents or tool outputs, and replies about them. */
export class GeneratedCases {
  private readonly random: Random;
  readonly cases: EvaluationCase[] = [];

  constructor(seed: number, rounds: number) {
    this.random = new Random(seed);
    for (let round = 0; round < rounds; round++) {
      const names = this.random.shuffle(NAMES).slice(0, 6);
      const worlds = names.map((name) => ({ name, known: this.random.shuffle(ATTRIBUTES).slice(0, 5), facts: this.facts() }));
      const asTools = round % 3 === 2;
      const sources = worlds.map(({ name, known, facts }, index) =>
        asTools ? this.toolOutput(name, known, facts, index) : this.document(name, known, facts, index),
      );
      const target = this.random.between(0, names.length - 1);
      const world = worlds[target];
      if (world) this.round(asTools ? "generated tools" : "generated documents", sources, target, world);
    }
  }

  private facts(): Facts {
    return Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute.field, attribute.value(this.random)]));
  }

  private fill(template: string, name: string, value: string): string {
    return template.replaceAll("{}", name).replaceAll("#", value);
  }

  private document(name: string, known: readonly Attribute[], facts: Facts, index: number): CitableSource {
    const text = known.map((attribute) => this.fill(this.random.pick(attribute.documents), name, facts[attribute.field] ?? "")).join(" ");
    return { id: `doc:${index}`, type: "document", data: this.random.next() < 0.5 ? { title: name, text } : { text } };
  }

  private toolOutput(name: string, known: readonly Attribute[], facts: Facts, index: number): CitableSource {
    const entries = known.map(({ field }) => [field, /^\d+$/u.test(facts[field] ?? "") ? Number(facts[field]) : facts[field]]);
    return { id: `lookup_x:${index}`, type: "tool", data: { company: name, details: Object.fromEntries(entries) } };
  }

  private reply(attribute: Attribute, name: string, value: string): string {
    return this.fill(this.random.pick(attribute.replies), name, value);
  }

  private round(
    group: string,
    sources: CitableSource[],
    target: number,
    world: { name: string; known: readonly Attribute[]; facts: Facts },
  ): void {
    const [asked, second] = world.known;
    const unknown = ATTRIBUTES.find((attribute) => !world.known.includes(attribute));
    if (!asked || !second || !unknown) return;
    const prompt = this.fill(asked.question, world.name, "");
    const add = (name: string, parts: ReplyPart[]): void => void this.cases.push({ group: `${group}${name}`, prompt, sources, parts });
    const value = world.facts[asked.field] ?? "";
    add("", [
      { text: this.random.pick(OPENERS), supportedBy: [] },
      { text: this.fill(asked.replies[0] ?? "", world.name, value), supportedBy: [target] },
      { text: " ", supportedBy: [] },
      { text: this.reply(second, world.name, world.facts[second.field] ?? ""), supportedBy: [target] },
      { text: ` ${this.random.pick(INVENTED)}${this.random.pick(CLOSERS)}`, supportedBy: [] },
    ]);
    add(", short", [{ text: `${value.charAt(0).toUpperCase()}${value.slice(1)}.`, supportedBy: [target] }]);
    let wrong = asked.value(this.random);
    while (wrong === value) wrong = asked.value(this.random);
    add(", wrong value", [{ text: this.fill(asked.replies[0] ?? "", world.name, wrong), supportedBy: [] }]);
    const absent = this.reply(unknown, world.name, world.facts[unknown.field] ?? "");
    this.cases.push({
      group: `${group}, absent fact`,
      prompt: this.fill(unknown.question, world.name, ""),
      sources,
      parts: [{ text: absent, supportedBy: [] }],
    });
    add(", nothing said", [{ text: this.random.pick(OPENERS) + this.random.pick(INVENTED) + this.random.pick(CLOSERS), supportedBy: [] }]);
  }
}
