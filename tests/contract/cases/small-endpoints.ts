/** The small endpoints of contract 14, in Node and in Chromium. */
import { z } from "zod";
import type { ContractCase } from "./contract-driver.ts";
import { expectError, post, success } from "./responses.ts";

export type EndpointCase = Pick<ContractCase, "name" | "run">;

const metaSchema = z.looseObject({
  api_version: z.strictObject({ version: z.literal("1") }),
  warnings: z.array(z.string()).optional(),
});
const tokenizedSchema = z.strictObject({ tokens: z.array(z.int().min(0)), token_strings: z.array(z.string()), meta: metaSchema });
const detokenizedSchema = z.strictObject({ text: z.string(), meta: metaSchema });
const confidence = z.number().min(0).max(1);
const classifiedSchema = z.strictObject({
  id: z.uuid(),
  classifications: z.array(
    z.strictObject({
      id: z.uuid(),
      input: z.string(),
      prediction: z.string(),
      predictions: z.array(z.string()),
      confidence,
      confidences: z.array(confidence),
      labels: z.record(z.string(), z.strictObject({ confidence })),
      classification_type: z.literal("single-label"),
    }),
  ),
  meta: metaSchema.extend({ billed_units: z.strictObject({ classifications: z.int() }) }),
});
const summarySchema = z.strictObject({
  id: z.uuid(),
  summary: z.string(),
  meta: metaSchema.extend({
    tokens: z.object({ input_tokens: z.int(), output_tokens: z.int() }),
    billed_units: z.object({ input_tokens: z.int(), output_tokens: z.int() }),
  }),
});
const keySchema = z.strictObject({ valid: z.literal(true), organization_id: z.string().min(1), owner_id: z.string().min(1) });

const hardTexts = [
  "tokenize me!",
  " leading, trailing  and   inner spaces \n\n\ttabs\r\n",
  "<|im_start|>user<|im_end|></s>[CLS]",
  "naïve Ωmega – „Anführung“ 日本語 العربية हिन्दी",
  "👩‍👩‍👧‍👦 🇳🇴 e\u0301 \u00e9 \u{1d518} \u{10ffff} \u0000 \ufeff \ufffd",
  "a".repeat(3000),
];

const examples = [
  ["The match ended two goals to one.", "sport"],
  ["She won the tennis final in three sets.", "sport"],
  ["The team trains for the next football game.", "sport"],
  ["Fry the onions in butter.", "cooking"],
  ["Bake the bread for forty minutes.", "cooking"],
  ["Add salt and pepper to the soup.", "cooking"],
].map(([text = "", label = ""]) => ({ text, label }));

const article =
  "The old bridge over the river will be closed for repairs from Monday. Engineers found cracks in two of its stone arches " +
  "during an inspection last month. Traffic will be led over the new road in the north. The town expects the work to take " +
  "eight weeks and to cost two million. Shops in the old town fear that fewer guests will come in that time.";

export const smallEndpointCases: readonly EndpointCase[] = [
  {
    name: "detokenize gives back what tokenize took, whatever it is",
    async run(driver) {
      const { expect } = driver;
      for (const text of hardTexts) {
        const { model } = { model: driver.models.chat };
        const { tokens, token_strings: strings } = await success(
          driver,
          await post(driver, "/v1/tokenize", { text, model }),
          tokenizedSchema,
        );
        expect(tokens.length).toBeGreaterThan(0);
        expect(strings.length).toBe(tokens.length);
        const back = await success(driver, await post(driver, "/v1/detokenize", { tokens, model }), detokenizedSchema);
        expect(back.text).toBe(text);
      }
    },
  },
  {
    name: "tokenize and detokenize name what is wrong",
    async run(driver) {
      const model = driver.models.chat;
      const tokenize = (body: object) => post(driver, "/v1/tokenize", body);
      const detokenize = (body: object) => post(driver, "/v1/detokenize", body);
      await expectError(driver, await tokenize({ text: "a" }), 400, /^invalid request: model is required$/);
      await expectError(driver, await tokenize({ model }), 400, /^invalid request: text is required$/);
      await expectError(driver, await tokenize({ model, text: "" }), 400, /text/);
      await expectError(driver, await tokenize({ model, text: "a".repeat(65_537) }), 400, /text/);
      await expectError(driver, await tokenize({ model, text: 5 }), 400, /^invalid type: parameter text/);
      await expectError(driver, await tokenize({ model: "nope", text: "a" }), 404, /^model 'nope' not found/);
      await expectError(driver, await detokenize({ model, tokens: [] }), 400, /tokens/);
      await expectError(driver, await detokenize({ model, tokens: [1.5] }), 400, /tokens\[0\]/);
      await expectError(driver, await detokenize({ model, tokens: [-1] }), 400, /tokens\[0\]/);
      const { tokens } = await success(driver, await tokenize({ model, text: "a" }), tokenizedSchema);
      await expectError(
        driver,
        await detokenize({ model, tokens: [...tokens, 2_000_000_000] }),
        400,
        /^invalid request: tokens\[1\] is not in/,
      );
      await expectError(
        driver,
        await detokenize({ model, tokens: [...tokens, 4_294_967_361] }),
        400,
        /^invalid request: tokens\[1\] is not in/,
      );
    },
  },
  {
    name: "classify gives each input a label, with confidences that sum to 1",
    async run(driver) {
      const { expect } = driver;
      const inputs = ["The goalkeeper saved a penalty.", "Stir the sauce until it is thick.", "Bake the bread for forty minutes."];
      const answer = await post(driver, "/v1/classify", { inputs, examples, model: driver.models.embed });
      expect(answer.headers.get("X-API-Warning") ?? "").toContain("/v1/classify is deprecated");
      const { classifications, meta } = await success(driver, answer, classifiedSchema);
      expect(classifications.map(({ input }) => input)).toEqual(inputs);
      expect(meta.billed_units.classifications).toBe(inputs.length);
      for (const { labels, prediction, predictions, confidence: best, confidences } of classifications) {
        expect(Object.keys(labels).toSorted()).toEqual(["cooking", "sport"]);
        const values = Object.values(labels).map((label) => label.confidence);
        expect(Math.abs(values.reduce((sum, value) => sum + value, 0) - 1)).toBeLessThanOrEqual(1e-9);
        expect(best).toBe(Math.max(...values));
        expect(labels[prediction]?.confidence).toBe(best);
        expect([predictions, confidences]).toEqual([[prediction], [best]]);
      }
      // It is one of the examples, for any model.
      expect(classifications[2]?.prediction).toBe("cooking");
    },
  },
  {
    name: "classify names what is wrong",
    async run(driver) {
      const classify = (body: object) => post(driver, "/v1/classify", { inputs: ["a"], examples, model: driver.models.embed, ...body });
      await expectError(driver, await classify({ inputs: [] }), 400, /inputs/);
      await expectError(driver, await classify({ inputs: [""] }), 400, /inputs\[0\]/);
      await expectError(driver, await classify({ inputs: Array.from({ length: 97 }, () => "a") }), 400, /inputs/);
      await expectError(driver, await classify({ examples: null }), 400, /^invalid request: examples is required$/);
      await expectError(driver, await classify({ examples: examples.slice(0, 3) }), 400, /examples must have at least 2 different labels/);
      await expectError(driver, await classify({ examples: examples.slice(0, 4) }), 400, /received 1 of 'cooking'/);
      await expectError(driver, await classify({ truncate: "MIDDLE" }), 400, /truncate/);
      await expectError(driver, await classify({ preset: "none" }), 404, /^preset 'none' not found$/);
      await expectError(driver, await classify({ model: driver.models.chat }), 400, /does not support classify/);
    },
  },
  {
    name: "summarize answers in the format and length that were asked for",
    async run(driver) {
      const { expect } = driver;
      const summarize = async (body: object) => {
        const answer = await post(driver, "/v1/summarize", { text: article, model: driver.models.chat, temperature: 0, ...body });
        expect(answer.headers.get("X-API-Warning") ?? "").toContain("/v1/summarize is deprecated");
        return success(driver, answer, summarySchema);
      };
      const plain = await summarize({});
      expect(plain.summary).toMatch(/\S/);
      expect(plain.meta.tokens.output_tokens).toBeGreaterThan(0);
      expect(plain.meta.billed_units.input_tokens).toBeLessThanOrEqual(plain.meta.tokens.input_tokens);
      const bullets = await summarize({ format: "bullets", length: "medium", extractiveness: "high", additional_command: "for children" });
      expect(bullets.summary).toMatch(/^- .*(\n- .*)*$/);
      const paragraph = await summarize({ format: "paragraph", length: "short" });
      expect(paragraph.summary).not.toMatch(/\n/);
    },
  },
  {
    name: "summarize names what is wrong",
    async run(driver) {
      const summarize = (body: object) => post(driver, "/v1/summarize", { text: article, model: driver.models.chat, ...body });
      await expectError(driver, await summarize({ text: "a".repeat(249) }), 400, /text must have between 250 and 50000 characters/);
      await expectError(driver, await summarize({ text: "a".repeat(50_001) }), 400, /text/);
      await expectError(driver, await summarize({ length: "tiny" }), 400, /length must be one of short, medium, long, auto/);
      await expectError(driver, await summarize({ format: "list" }), 400, /format/);
      await expectError(driver, await summarize({ extractiveness: "none" }), 400, /extractiveness/);
      await expectError(driver, await summarize({ temperature: 5.1 }), 400, /temperature/);
      await expectError(driver, await summarize({ model: driver.models.embed }), 400, /does not support summarize/);
    },
  },
  {
    name: "check-api-key names the owner of a good token",
    async run(driver) {
      const check = (headers: Record<string, string | null> = {}) => driver.call("/v1/check-api-key", { method: "POST", headers });
      const { owner_id: owner } = await success(driver, await check(), keySchema);
      const other = await success(driver, await check({ Authorization: `Bearer ${driver.otherToken}` }), keySchema);
      driver.expect(other.owner_id === owner).toBe(false);
      await expectError(driver, await check({ Authorization: null }), 401, /^no api key supplied$/);
      await expectError(driver, await check({ Authorization: "Bearer unknown" }), 401, /^invalid api token$/);
    },
  },
];
