/** Greedy replies beside those of transformers with the same weights in float32, and what comes of the same tokens before them. */
import { z } from "zod";
import { agreement, chatReference, type Agreement, type Greedy } from "./reference.ts";
import { chat, chatModels, expect, gemma, inFloat, posted, test, textOf, tokensOf } from "./real-models.ts";

/** How sure the reference may have been of the first token that is another, and how far log probabilities may be off before it, in nats. */
const bounds = {
  float: { margin: 0.1, logprob: 0.02 },
  int8: { margin: 0.5, logprob: 0.5 },
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function show(name: string, references: readonly Greedy[], found: readonly Agreement[]): void {
  const tokens = references.reduce((sum, reference) => sum + reference.tokens.length, 0);
  const same = found.reduce((sum, each) => sum + each.same, 0);
  const others = found.flatMap(({ same: place, margin }) => (margin === undefined ? [] : [`token ${place} (${margin})`]));
  console.log(`${name}: ${same} of ${tokens} tokens (${percent(same, tokens)}) before the first other one: ${others.join(", ") || "none"}`);
}

for (const id of chatModels) {
  for (const products of ["float", "int8"] as const) {
    const model = products === "float" ? inFloat(id) : id;
    const most = bounds[products];

    test(`${id}, products in ${products}: conversations`, async ({ service }) => {
      const { chats } = chatReference(id);
      const found: Agreement[] = [];
      let farthest = 0;
      for (const reference of chats) {
        const reply = await chat(service, { model, messages: reference.messages, max_tokens: 32, logprobs: true });
        expect(reply.usage.tokens.input_tokens, JSON.stringify(reference.messages)).toBe(reference.prompt.length);
        const tokens = tokensOf(reply);
        expect(tokens.length).toBe(reply.usage.tokens.output_tokens);
        const one = agreement(reference, tokens);
        const logprobs = reply.logprobs?.flatMap((item) => item.logprobs) ?? [];
        for (let place = 0; place < one.same; place++)
          farthest = Math.max(farthest, Math.abs((logprobs[place] ?? Infinity) - (reference.logprobs[place] ?? 0)));
        if (one.margin === undefined) expect(textOf(reply)).toBe(reference.texts.at(-1)?.trimStart());
        found.push(one);
      }
      show(`${id}, ${products}, conversations`, chats, found);
      console.log(`  log probabilities of the same tokens: at most ${farthest.toFixed(4)} apart`);
      for (const [index, { same, margin = 0 }] of found.entries())
        expect(margin, `conversation ${index}, token ${same}`).toBeLessThan(most.margin);
      expect(farthest).toBeLessThan(most.logprob);
    });

    test(`${id}, products in ${products}: raw prompts, which begin with one BOS if the tokenizer adds it`, async ({ service }) => {
      const { raw } = chatReference(id);
      const found: Agreement[] = [];
      for (const reference of raw) {
        const body = { model, prompt: reference.text, raw_prompting: true, max_tokens: 32, temperature: 0 };
        const schema = z.object({
          generations: z.array(z.object({ text: z.string() })).length(1),
          meta: z.object({ tokens: z.object({ input_tokens: z.int() }) }),
        });
        const { generations, meta } = await posted(service, "/v1/generate", body, schema);
        expect(meta.tokens.input_tokens, reference.text).toBe(reference.prompt.length);
        found.push(agreement(reference, generations[0]?.text ?? ""));
      }
      expect(raw.every(({ prompt }) => prompt.filter((token) => token === 2).length === 1)).toBe(id === gemma);
      show(`${id}, ${products}, raw prompts`, raw, found);
      for (const [index, { same, margin = 0 }] of found.entries())
        expect(margin, `prompt ${index}, token ${same}`).toBeLessThan(most.margin);
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
