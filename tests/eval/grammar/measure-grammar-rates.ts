/** Measures the decoding speed of the starter model with and without a grammar, alternately. */
import { timeChat } from "../ask-chat.ts";

const text = { type: "string" };
const letters = "abcdefghijklmnop".split("");

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
  /** Tokens a second. */
  guided: number;
  free: number;
}

const body = { model: "starter-chat", messages: [{ role: "user", content: "Write a very long story about a fox." }] };
/** A temperature at which replies seldom end before the limit. */
const sampling = { temperature: 2, p: 0.99 };
const maxSeeds = 100;

/**
 * Measures one pair per schema and round, in alternating order. Every reply has exactly `tokens` tokens. The search for seeds
 * with such long replies also compiles the schemas.
 */
export async function measureGrammarRates(rounds: number, tokens: number): Promise<RatePair[]> {
  const longReply = async (format: object): Promise<object> => {
    for (let seed = 1; seed <= maxSeeds; seed++) {
      const order = { ...body, ...sampling, ...format, max_tokens: tokens, seed };
      if ((await timeChat(order)).outputTokens === tokens) return order;
    }
    throw new Error(`no seed up to ${maxSeeds} writes ${tokens} tokens`);
  };
  const rateOf = async (order: object): Promise<number> => (1000 * (tokens - 1)) / (await timeChat(order)).milliseconds;
  const free = await longReply({});
  const pairs: RatePair[] = [];
  for (const schema of ["permissive", "typical"] as const) {
    const guided = await longReply({ response_format: { type: "json_object", json_schema: schemas[schema] } });
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) pairs.push({ schema, tokens, free: await rateOf(free), guided: await rateOf(guided) });
      else pairs.push({ schema, tokens, guided: await rateOf(guided), free: await rateOf(free) });
    }
  }
  return pairs;
}
