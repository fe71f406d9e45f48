/** Greedy replies to the conversations of a model's reference, and how far they are from it. */
import { expect } from "playwright/test";
import type { Evaluates } from "../soak/watched-stream.ts";
import { chat, textOf, tokensOf } from "./real-models.ts";
import { type Agreement, agreement, chatReference, type Greedy, withoutCutCharacter } from "./reference.ts";

/** How sure the reference may have been of the first token that is another, and how far log probabilities may be off before it, in nats. */
export const bounds = {
  float: { margin: 0.1, logprob: 0.02 },
  int8: { margin: 0.5, logprob: 0.5 },
  /** llama.cpp for the processor, with caches in float32, is up to 0.66 nats off for Gemma. */
  llamaCpp: { margin: 0.5, logprob: 0.7 },
};

const maxTokens = 32;

/** Prints how far replies agree, and fails if the reference was sure of the first token that differs. */
export function expectAgreement(name: string, references: readonly Greedy[], found: readonly Agreement[], margin: number): void {
  const tokens = references.reduce((sum, reference) => sum + reference.tokens.length, 0);
  const same = found.reduce((sum, each) => sum + each.same, 0);
  const others = found.flatMap((each) => (each.margin === undefined ? [] : [`token ${each.same} (${each.margin})`]));
  console.log(`${name}: ${same} of ${tokens} tokens before the first other one: ${others.join(", ") || "none"}`);
  for (const [index, each] of found.entries()) expect(each.margin ?? 0, `reply ${index}, token ${each.same}`).toBeLessThan(margin);
}

/** @param model Under which the weights of `id` are asked for. */
export async function expectConversations(
  caller: Evaluates,
  name: string,
  id: string,
  model: string,
  products: keyof typeof bounds,
): Promise<void> {
  const { chats } = chatReference(id);
  const found: Agreement[] = [];
  let farthest = 0;
  for (const whole of chats) {
    const reference = withoutCutCharacter(whole);
    const reply = await chat(caller, { model, messages: reference.messages, max_tokens: maxTokens, logprobs: true });
    expect(reply.usage.tokens.input_tokens, JSON.stringify(reference.messages)).toBe(reference.prompt.length);
    // llama.cpp reports no ids of a character's tokens if there are several.
    if (reply.logprobs?.some(({ token_ids: ids }) => ids.length === 0)) {
      found.push(agreement(reference, textOf(reply)));
      continue;
    }
    const tokens = tokensOf(reply);
    // A reply that its limit ends lacks the tokens of an incomplete last character, which has up to four bytes.
    const missing = reply.usage.tokens.output_tokens - tokens.length;
    expect(missing).toBeGreaterThanOrEqual(0);
    expect(missing).toBeLessThanOrEqual(reply.usage.tokens.output_tokens === maxTokens ? 3 : 0);
    const one = agreement(reference, tokens);
    if (one.margin === undefined) expect(textOf(reply)).toBe(reference.texts.at(-1)?.trimStart());
    const logprobs = reply.logprobs?.flatMap((item) => item.logprobs) ?? [];
    for (const [place, logprob] of reference.logprobs.slice(0, one.same).entries())
      farthest = Math.max(farthest, Math.abs((logprobs[place] ?? Infinity) - logprob));
    found.push(one);
  }
  console.log(`${name}: log probabilities of the same tokens at most ${farthest.toFixed(4)} apart`);
  expectAgreement(name, chats, found, bounds[products].margin);
  expect(farthest).toBeLessThan(bounds[products].logprob);
}
