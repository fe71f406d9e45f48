/** GGUF files by both engines, compared with transformers on the weights of the files in float32 and with llama.cpp for the processor. */
import { z } from "zod";
import { bounds, expectAgreement, expectConversations } from "./conversations.ts";
import { llamaCppReplies } from "./llama-cpp-replies.ts";
import { type Agreement, agreement, chatReference, withoutCutCharacter } from "./reference.ts";
import { chat, expect, ggufModels, llamaCppModels, posted, repositoryOf, test, textOf, tokensOf } from "./real-models.ts";

const generationsSchema = z.object({ generations: z.array(z.object({ text: z.string() })).length(1) });

for (const model of [...ggufModels, ...llamaCppModels]) {
  const id = repositoryOf(model);
  const products = llamaCppModels.includes(model) ? "llamaCpp" : "int8";
  test(`${model}: conversations`, ({ service }) => expectConversations(service, model, id, model, products));

  test(`${model}: raw prompts`, async ({ service }) => {
    const { raw } = chatReference(id);
    const found: Agreement[] = [];
    for (const reference of raw) {
      const body = { model, prompt: reference.text, raw_prompting: true, max_tokens: 32, temperature: 0 };
      const { generations } = await posted(service, "/v1/generate", body, generationsSchema);
      found.push(agreement(reference, generations[0]?.text ?? ""));
    }
    expectAgreement(`${model}, raw prompts`, raw, found, bounds.int8.margin);
  });

  test(`${model}: texts of several languages to tokens and back`, async ({ service }) => {
    for (const { text, tokens } of chatReference(id).encodings) {
      const encoded = await posted(service, "/v1/tokenize", { model, text }, z.object({ tokens: z.array(z.int()) }));
      expect(encoded.tokens, text).toEqual(tokens);
    }
  });

  test(`${model}: tokens of llama.cpp for the processor`, async ({ service }) => {
    const replies = llamaCppReplies(id).map(withoutCutCharacter);
    const found: Agreement[] = [];
    for (const reference of replies) {
      const reply = await chat(service, { model, messages: reference.messages, max_tokens: reference.tokens.length, logprobs: true });
      expect(reply.usage.tokens.input_tokens).toBe(reference.prompt.length);
      const isNamed = reply.logprobs?.every(({ token_ids: ids }) => ids.length > 0);
      found.push(agreement(reference, isNamed === true ? tokensOf(reply) : textOf(reply)));
    }
    expectAgreement(`${model} beside llama.cpp`, replies, found, bounds.int8.margin);
  });
}
