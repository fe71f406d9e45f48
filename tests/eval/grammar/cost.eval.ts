/**
 * The cost of grammars: reading and compiling a schema on its first use, and mask + accept for each token afterwards,
 * over the starter model's vocabulary and over one of 150,000 tokens (Qwen's has 151,936) made of pairs of its pieces.
 */
import "../../unit/grammar/xgrammar-in-node.ts";
import { it } from "vitest";
import { jsonObjectGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar, type TokenBytes, type Vocabulary } from "../../../src/worker/engine/guided/token-grammar.ts";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { starterTokens, starterVocabulary } from "../../unit/grammar/starter-vocabulary.ts";
import { responseGrammar } from "../../scripted/read-schemas.ts";

class PairTokens implements TokenBytes {
  readonly #bytes: Uint8Array[] = [];
  constructor(size: number) {
    const random = seededRandom(5);
    const seen = new Set<string>();
    for (let id = 0; id < 4087; id++) this.#bytes.push(starterTokens.bytes(id));
    while (this.#bytes.length < size) {
      const pair = [0, 1].flatMap(() => [...starterTokens.bytes(Math.floor(random() * 4000))]);
      if (pair.length > 16 || seen.has(pair.join())) continue;
      seen.add(pair.join());
      this.#bytes.push(Uint8Array.from(pair));
    }
  }
  get size(): number {
    return this.#bytes.length + 1;
  }
  bytes(id: number): Uint8Array {
    return this.#bytes[id] ?? new Uint8Array(0);
  }
  isSpecial(id: number): boolean {
    return id === this.#bytes.length;
  }
}

/** Splits a text roughly like a tokenizer: the longest token at each index. */
function tokenize(text: string, { tokens }: Vocabulary): number[] {
  const ids = new Map<string, number>();
  for (let id = 0; id < tokens.size; id++) if (!tokens.isSpecial(id)) ids.set(String.fromCharCode(...tokens.bytes(id)), id);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const written: number[] = [];
  for (let at = 0; at < bytes.length;) {
    let length = Math.min(16, bytes.length - at);
    while (length > 1 && !ids.has(bytes.slice(at, at + length))) length -= 1;
    written.push(ids.get(bytes.slice(at, at + length)) ?? 0);
    at += length;
  }
  return written;
}

const prose = 'The quick brown fox, who is called \\"Reynard\\", jumps over 12 lazy dogs; naïve cafés don\'t mind. '.repeat(4);
const person = {
  type: "object",
  properties: {
    name: { type: "string" },
    age: { type: "integer" },
    email: { type: "string" },
    tags: { type: "array", items: { type: "string" } },
    address: {
      type: "object",
      properties: {
        street: { type: "string" },
        zip: { type: "string", pattern: "\\d{5}" },
        since: { type: "string", format: "date-time" },
      },
      required: ["street", "zip", "since"],
    },
    role: { enum: ["admin", "editor", "viewer"] },
  },
  required: ["name", "age", "email", "tags", "address", "role"],
  additionalProperties: false,
};
const personText = JSON.stringify({
  name: "Ada Lovelace",
  age: 36,
  email: "ada@example.org",
  tags: ["mathematics", "poetry", "engines"],
  address: { street: "12 St James's Square, London", zip: "10115", since: "2024-02-29T23:59:59Z" },
  role: "editor",
});
const only = process.env["ONLY"] ?? "";
const cases: [name: string, schema: Record<string, unknown> | undefined, text: string][] = [
  ["long string", { type: "object", properties: { text: { type: "string" } }, required: ["text"] }, `{"text": "${prose}"}`],
  ["person", person, personText],
  ["json_object", undefined, personText],
  [
    "enum of 1,000",
    {
      type: "object",
      properties: { a: { type: "array", items: { enum: Array.from({ length: 1000 }, (_, at) => `value ${(at * 7919) % 100003}`) } } },
      required: ["a"],
    },
    `{"a": [${Array.from({ length: 30 }, (_, at) => `"value ${(at * 7919) % 100003}"`).join(", ")}]}`,
  ],
  [
    "100 optional properties",
    { type: "object", properties: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`property_${at}`, { type: "string" }])) },
    `{${Array.from({ length: 25 }, (_, at) => `"property_${at * 4}": "some text"`).join(", ")}}`,
  ],
  [
    "499 sparse pattern states",
    { type: "object", properties: { a: { type: "string", pattern: "[0-9.-]{1,498}" } }, required: ["a"] },
    `{"a": "${"12.5-".repeat(40)}"}`,
  ],
  [
    "128 dense pattern states",
    { type: "object", properties: { a: { type: "string", pattern: "[a-z0-9-]{1,127}" } }, required: ["a"] },
    `{"a": "${"some-name-".repeat(12)}"}`,
  ],
  [
    "largest: 4,000 enum values",
    {
      type: "object",
      properties: { a: { enum: Array.from({ length: 4000 }, (_, at) => `${((at + 1) * 2654435761) % 4294967291}xyz`) } },
      required: ["a"],
    },
    `{"a": "2654435761xyz"}`,
  ],
  [
    "largest: 950 properties",
    {
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 950 }, (_, at) => [`some_property_${at}`, { type: ["string", "integer"] }])),
    },
    `{"some_property_949": 5}`,
  ],
  [
    "largest: 240 objects with a union",
    {
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 240 }, (_, at) => [
          `o${at}`,
          { type: "object", properties: { a: { anyOf: [{ type: "integer" }, { type: "null" }] } } },
        ]),
      ),
    },
    `{"o239": {"a": null}}`,
  ],
  [
    "largest: union of 320 objects",
    {
      type: "object",
      properties: {
        a: {
          anyOf: Array.from({ length: 320 }, (_, at) => ({
            type: "object",
            properties: { kind: { const: `k${at}` }, value: { type: "string" } },
            required: ["kind", "value"],
          })),
        },
      },
    },
    `{"a": {"kind": "k319", "value": "x"}}`,
  ],
];

const median = (times: number[]): number => times.sort((left, right) => left - right)[times.length >> 1] ?? 0;
const percentile = (times: number[], part: number): number =>
  times.sort((left, right) => left - right)[Math.floor(times.length * part)] ?? 0;

it("cost", async () => {
  const pairs = new PairTokens(150_000);
  const vocabularies: Vocabulary[] = [starterVocabulary, { tokens: pairs, logitsLength: pairs.size, endTokenIds: [pairs.size - 1] }];
  for (const vocabulary of vocabularies) {
    const grammars = new TokenGrammar(vocabulary);
    const began = performance.now();
    (await grammars.matcher('root ::= "x"')).release();
    process.stdout.write(
      `\nvocabulary ${vocabulary.logitsLength.toLocaleString("en")}: tokenizer information ${(performance.now() - began).toFixed(0)} ms\n`,
    );
    for (const [name, schema, text] of cases.filter(([title]) => title.includes(only))) {
      const start = performance.now();
      const grammar = schema === undefined ? jsonObjectGrammar() : responseGrammar(schema);
      const read = performance.now();
      (await grammars.matcher(grammar.text)).release();
      const compiled = performance.now();
      const ids = tokenize(text, vocabulary);
      const times: number[] = [];
      for (let round = 0; round < 10; round++) {
        const guide = await createOutputGuide(grammars, { grammar });
        const logits = new Float32Array(vocabulary.logitsLength);
        for (const id of ids) {
          logits.fill(1);
          const before = performance.now();
          await guide.mask(logits);
          guide.accept(id);
          times.push(performance.now() - before);
          if (logits[id] !== 1) throw new RangeError(`${name}: token ${id} is masked`);
        }
        guide.dispose();
      }
      process.stdout.write(
        `${name}: read ${(read - start).toFixed(1)} ms, compile ${(compiled - read).toFixed(1)} ms, ${ids.length} tokens, a token ${median(times).toFixed(3)} ms median, ${percentile(times, 0.95).toFixed(3)} p95, ${percentile(times, 1 - 1e-9).toFixed(2)} max, ${(times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(3)} mean\n`,
      );
    }
    await grammars.dispose();
  }
});
