/** Validates JSON that the starter model writes under a schema, by an independent validator. */
import type { Page } from "playwright/test";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { askAll } from "../chat-page.ts";
import { type Evaluation, everyOne } from "../figures.ts";
import { errorsOf, ranOutFigure, variedSampling } from "./judge.ts";

/** Schemas are generated until `minReplies` replies have ended, at most `maxSchemas`. */
const minReplies = 210;
const maxSchemas = 600;
const batch = 30;
const firstSeed = 9001;

export async function evaluateJson(page: Page): Promise<Evaluation> {
  const mistakes: object[] = [];
  let asked = 0;
  let ranOut = 0;
  let valid = 0;
  while (valid + mistakes.length < minReplies && asked < maxSchemas) {
    const seeds = Array.from({ length: batch }, (_, index) => firstSeed + asked + index);
    const schemas = seeds.map((seed) => new SchemaGenerator(seededRandom(seed)).responseSchema());
    const replies = await askAll(
      page,
      schemas.map((json_schema, index) => ({
        model: "starter-chat",
        messages: [{ role: "user", content: "Write a short JSON object about a city." }],
        response_format: { type: "json_object", json_schema },
        ...variedSampling,
        seed: seeds[index],
      })),
    );
    asked += batch;
    for (const [index, reply] of replies.entries()) {
      const schema = schemas[index];
      if (!reply.isReply) mistakes.push({ schema, reply });
      else if (reply.finish_reason === "MAX_TOKENS") ranOut += 1;
      else {
        const text = reply.message.content[0]?.text ?? "";
        const errors = reply.finish_reason === "COMPLETE" ? errorsOf(schema, text) : reply.finish_reason;
        if (errors === "") valid += 1;
        else mistakes.push({ schema, text, errors });
      }
    }
  }
  const whole = valid + mistakes.length;
  const figure = everyOne("JSON that satisfies its schema", valid, whole, `${whole} replies, a schema each`);
  return { figures: [figure, ranOutFigure("JSON replies", ranOut, asked)], samples: { asked, valid, ranOut, mistakes } };
}
