/** Whether JSON that the starter model writes under a schema satisfies it; a validator of its own decides. */
import type { Page } from "playwright/test";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { validator } from "../../unit/grammar/validator.ts";
import { askAll } from "../chat-page.ts";
import { type Evaluation, everyOne, type Figure } from "../figures.ts";

const schemas = 240;
const firstSeed = 9001;

export async function evaluateJson(page: Page): Promise<Evaluation> {
  const given = Array.from({ length: schemas }, (_, index) => new SchemaGenerator(seededRandom(firstSeed + index)).responseSchema());
  const bodies = given.map((json_schema, index) => ({
    model: "starter-chat",
    messages: [{ role: "user", content: "Write a short JSON object about a city." }],
    response_format: { type: "json_object", json_schema },
    max_tokens: 300,
    temperature: 0.8,
    seed: index,
  }));
  const replies = await askAll(page, bodies);
  const mistakes: object[] = [];
  let ranOut = 0;
  let valid = 0;
  for (const [index, reply] of replies.entries()) {
    const schema = given[index];
    if (!reply.isReply) mistakes.push({ schema, reply });
    else if (reply.finish_reason === "MAX_TOKENS") ranOut += 1;
    else {
      const text = reply.message.content[0]?.text ?? "";
      const errors = errorsOf(schema, text);
      if (errors === "" && reply.finish_reason === "COMPLETE") valid += 1;
      else mistakes.push({ schema, text, errors, finish: reply.finish_reason });
    }
  }
  const figure = everyOne("JSON that satisfies its schema", valid, schemas - ranOut, `${schemas - ranOut} replies to ${schemas} schemas`);
  return { figures: [figure, ranOutFigure("JSON replies", ranOut, schemas)], samples: { schemas, valid, ranOut, mistakes } };
}

/** Cut at max_tokens, a reply is the beginning of something valid: neither right nor wrong. */
export function ranOutFigure(what: string, count: number, of: number): Figure {
  return { name: `${what} that ran out of max_tokens`, goal: "reported", value: String(count), over: `${of} requests` };
}

function errorsOf(schema: unknown, text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return String(error);
  }
  return validator(schema)(value);
}
