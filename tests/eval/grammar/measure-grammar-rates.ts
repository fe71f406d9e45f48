/** Decoding speed of the starter model with and without a grammar, in turns. */
import { timeChat } from "../ask-chat.ts";

const text = { type: "string" };
const letters = "abcdefghijklmnop".split("");

/** Properties are required, so that replies are long enough to time. */
const schemas = {
  permissive: { type: "object", properties: Object.fromEntries(letters.map((name) => [name, {}])), required: letters },
  typical: {
    type: "object",
    properties: {
      name: text,
      age: { type: "integer" },
      email: text,
      tags: { type: "array", items: text },
      address: {
        type: "object",
        properties: { street: text, zip: { type: "string", pattern: "\\d{5}" }, since: { type: "string", format: "date-time" } },
        required: ["street", "zip", "since"],
      },
      role: { enum: ["admin", "editor", "viewer"] },
      notes: text,
    },
    required: ["name", "age", "email", "tags", "address", "role", "notes"],
    additionalProperties: false,
  },
};

export interface RatePair {
  schema: keyof typeof schemas;
  tokens: number;
  /** Tokens a second; `free` has as many tokens as `guided`. */
  guided: number;
  free: number;
}

/** One pair per schema and round, after a round that compiles the schemas. */
export async function measureGrammarRates(rounds: number, tokens: number): Promise<RatePair[]> {
  const body = { model: "starter-chat", messages: [{ role: "user", content: "Please tell me about a person who lives in a city beside a river." }] };
  const rateOf = ({ outputTokens, milliseconds }: { outputTokens: number; milliseconds: number }): number => (1000 * (outputTokens - 1)) / milliseconds;
  const pairs: RatePair[] = [];
  for (let round = -1; round < rounds; round++) {
    for (const schema of ["permissive", "typical"] as const) {
      // Not greedy, so that a small model does not repeat itself; the same seed writes the same reply in every round.
      const sampling = { temperature: 0.6, seed: 5 };
      const guidedBody = { ...body, ...sampling, max_tokens: tokens, response_format: { type: "json_object", json_schema: schemas[schema] } };
      // In alternating order: whichever comes first may find the machine in another state.
      const freeFirst = round % 2 === 0 ? await timeChat({ ...body, ...sampling, max_tokens: tokens }) : undefined;
      const guided = await timeChat(guidedBody);
      const free = freeFirst ?? (await timeChat({ ...body, ...sampling, max_tokens: tokens }));
      if (round >= 0) pairs.push({ schema, tokens: guided.outputTokens, guided: rateOf(guided), free: rateOf(free) });
    }
  }
  return pairs;
}
