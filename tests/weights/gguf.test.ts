/** GGUF files that the onnx engine runs, compared with transformers on the weights of the files in float32. */
import { z } from "zod";
import { bounds, expectAgreement, expectConversations } from "./conversations.ts";
import { type Agreement, agreement, chatReference } from "./reference.ts";
import { expect, ggufModels, posted, test } from "./real-models.ts";

const generationsSchema = z.object({ generations: z.array(z.object({ text: z.string() })).length(1) });

for (const id of ggufModels) {
  test(`${id}: conversations`, ({ service }) => expectConversations(service, id, id, id, "int8"));

  test(`${id}: raw prompts`, async ({ service }) => {
    const { raw } = chatReference(id);
    const found: Agreement[] = [];
    for (const reference of raw) {
      const body = { model: id, prompt: reference.text, raw_prompting: true, max_tokens: 32, temperature: 0 };
      const { generations } = await posted(service, "/v1/generate", body, generationsSchema);
      found.push(agreement(reference, generations[0]?.text ?? ""));
    }
    expectAgreement(`${id}, raw prompts`, raw, found, bounds.int8.margin);
  });

  test(`${id}: texts of several languages to tokens and back`, async ({ service }) => {
    for (const { text, tokens } of chatReference(id).encodings) {
      const encoded = await posted(service, "/v1/tokenize", { model: id, text }, z.object({ tokens: z.array(z.int()) }));
      expect(encoded.tokens, text).toEqual(tokens);
    }
  });
}
