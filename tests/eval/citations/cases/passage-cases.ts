import type { CitableSource } from "../../../../src/chat/citations/citation.ts";
import type { Passage } from "./passages.ts";
import { Random } from "./random.ts";
import { falsify, reword } from "./rewording.ts";
import type { EvaluationCase, ReplyPart } from "../score.ts";

const FRAMES = [
  "The answer is {}.",
  "According to the document, it was {}.",
  "Based on the sources provided, the answer is {}.",
  "It is {}, as the text says.",
];
const CONNECTIVES = [
  "Sure, here is what I found. ",
  "Happy to help! ",
  "That is a fascinating topic, and there is a lot to say about it. ",
  "Let me know if you would like more details. ",
];
const DOCUMENTS = 10;

/** Returns sentences of at least eight words, split at a full stop before a capital letter. */
function sentencesOf(passage: string): string[] {
  return passage.split(/(?<=[\p{Ll}\d)"][.]) (?=\p{Lu})/u).filter((sentence) => sentence.split(" ").length >= 8 && sentence.endsWith("."));
}

/** Replies about passages, true, reworded, mixed and false, each with ten documents and the known supporting one. */
export class PassageCases {
  private readonly random: Random;
  private readonly passages: readonly Passage[];
  private readonly names: readonly string[];
  readonly cases: EvaluationCase[] = [];

  constructor(passages: readonly Passage[], seed: number) {
    this.random = new Random(seed);
    this.passages = passages;
    this.names = [...new Set(this.passages.flatMap(({ text }) => text.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,} \p{Lu}\p{Ll}{3,}/gu) ?? []))];
    for (const passage of this.passages) {
      this.answers(passage);
      this.statementsByHand(passage);
      this.statements(passage);
      this.falseStatements(passage);
    }
  }

  /** Returns ten documents, and the index of `included` among them if it is given. */
  private documents(own: string, included: string | undefined): { sources: CitableSource[]; at: number[] } {
    const others = this.random.shuffle(this.passages.map(({ text }) => text).filter((text) => text !== own)).slice(0, DOCUMENTS);
    if (included !== undefined) others[this.random.between(0, DOCUMENTS - 1)] = included;
    const sources = others.map((text, index): CitableSource => ({ id: `doc:${index}`, type: "document", data: { text } }));
    return { sources, at: included === undefined ? [] : [others.indexOf(included)] };
  }

  private add(group: string, prompt: string, documents: { sources: CitableSource[] }, parts: ReplyPart[]): void {
    this.cases.push({ group, prompt, sources: documents.sources, parts });
  }

  private answers({ text: passage, questions }: Passage): void {
    for (const { question, answer } of questions) {
      const [left = "", right = ""] = this.random.pick(FRAMES).split("{}");
      const given = this.documents(passage, passage);
      const withheld = this.documents(passage, undefined);
      this.add("answer alone", question, given, [{ text: answer, supportedBy: given.at }]);
      this.add("answer in a frame", question, given, [
        { text: left, supportedBy: [] },
        { text: answer, supportedBy: given.at },
        { text: right, supportedBy: [] },
      ]);
      this.add("none: answer", question, withheld, [{ text: this.random.next() < 0.5 ? answer : left + answer + right, supportedBy: [] }]);
    }
  }

  private statementsByHand({ text: passage, questions }: Passage): void {
    for (const { question, statement } of questions) {
      if (!statement) continue;
      const { reply, supportedBy } = statement;
      const given = this.documents(passage, passage);
      this.add("statement by hand", question, given, [{ text: reply, supportedBy: given.at }]);
      this.add("none: supporting sentence cut out", question, this.documents(passage, passage.replace(supportedBy, "")), [
        { text: reply, supportedBy: [] },
      ]);
    }
  }

  private statements({ text: passage, questions }: Passage): void {
    const prompt = questions[0]?.question ?? "";
    for (const sentence of this.random.shuffle(sentencesOf(passage)).slice(0, 2)) {
      const given = this.documents(passage, passage);
      const reworded = reword(sentence, this.random);
      this.add("sentence copied", prompt, given, [{ text: sentence, supportedBy: given.at }]);
      this.add("sentence reworded", prompt, given, [{ text: reworded, supportedBy: given.at }]);
      this.add("none: sentence", prompt, this.documents(passage, undefined), [{ text: reworded, supportedBy: [] }]);
      const rest = passage.replace(sentence, "");
      if (rest.length > 200)
        this.add("none: sentence cut out", prompt, this.documents(passage, rest), [{ text: reworded, supportedBy: [] }]);
      const foreign = this.random.pick(this.passages);
      const [stranger] = foreign === this.passages[0] ? [] : sentencesOf(foreign.text);
      if (stranger === undefined || given.sources.some(({ data }) => data["text"] === foreign.text)) continue;
      this.add("mixed reply", prompt, given, [
        { text: this.random.pick(CONNECTIVES), supportedBy: [] },
        { text: reworded, supportedBy: given.at },
        { text: ` ${stranger} `, supportedBy: [] },
        { text: this.random.pick(CONNECTIVES), supportedBy: [] },
      ]);
    }
  }

  private falseStatements({ text: passage, questions }: Passage): void {
    for (const kind of ["number", "name", "negation"] as const) {
      const sentence = this.random.pick(sentencesOf(passage).length > 0 ? sentencesOf(passage) : [passage]);
      const made = falsify(
        sentence,
        kind,
        this.names.filter((name) => !passage.includes(name)),
        this.random,
      );
      if (!made) continue;
      const given = this.documents(passage, passage);
      this.add(`false ${kind}`, questions[0]?.question ?? "", given, [
        { text: made.before, supportedBy: given.at, optional: true },
        { text: made.wrong, supportedBy: [] },
        { text: made.after, supportedBy: given.at, optional: true },
      ]);
    }
  }
}
