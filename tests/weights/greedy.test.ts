/** Greedy replies compared with transformers' on the same weights in float32, and texts as tokens. */
import { z } from "zod";
import { bounds, expectAgreement, expectConversations } from "./conversations.ts";
import { type Agreement, agreement, chatReference } from "./reference.ts";
import { chatModels, expect, gemma, inFloat, posted, test } from "./real-models.ts";

const generationSchema = z.object({
  generations: z.array(z.object({ text: z.string() })).length(1),
  meta: z.object({ tokens: z.object({ input_tokens: z.int() }) }),
});
const gemmaBos = 2;

for (const id of chatModels) {
  for (const products of ["float", "int8"] as const) {
    const model = products === "float" ? inFloat(id) : id;

    test(`${id}, products in ${products}: conversations`, ({ service }) =>
      expectConversations(service, `${id}, ${products}, conversations`, id, model, products));

    test(`${id}, products in ${products}: raw prompts, which begin with one BOS if the tokenizer adds it`, async ({ service }) => {
      const { raw } = chatReference(id);
      const found: Agreement[] = [];
      for (const reference of raw) {
        const body = { model, prompt: reference.text, raw_prompting: true, max_tokens: 32, temperature: 0 };
        const { generations, meta } = await posted(service, "/v1/generate", body, generationSchema);
        expect(meta.tokens.input_tokens, reference.text).toBe(reference.prompt.length);
        found.push(agreement(reference, generations[0]?.text ?? ""));
      }
      for (const { prompt } of raw) expect(prompt.filter((token) => token === gemmaBos)).toHaveLength(id === gemma ? 1 : 0);
      expectAgreement(`${id}, ${products}, raw prompts`, raw, found, bounds[products].margin);
    });
  }

  test(`${id}: texts of several languages to tokens and back`, async ({ service }) => {
    for (const { text, tokens } of chatReference(id).encodings) {
      const encoded = await posted(service, "/v1/tokenize", { model: id, text }, z.object({ tokens: z.array(z.int()) }));
      expect(encoded.tokens, text).toEqual(tokens);
      const decoded = await posted(service, "/v1/detokenize", { model: id, tokens }, z.object({ text: z.string() }));
      expect(decoded.text).toBe(text);
    }
  });
}
