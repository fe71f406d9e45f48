/** Completes prompts that are rendered here with a server's `/completions`. */
import { z } from "zod";
import type { Completer, CompletionPart, CompletionRequest, CompletionUsage } from "../../chat/completer/completer.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";
import type { RemoteClient } from "../http/remote-client.ts";
import type { ServerFacts } from "../server-facts.ts";
import { inCodePoints } from "../../chat/completer/code-point-grammar.ts";
import { toGbnf } from "../../chat/completer/gbnf.ts";
import { serverSampling, samplingRefusal } from "./server-sampling.ts";
import { brokenOff, endReason, parsedChunk, usageOf, usageSchema } from "./server-usage.ts";

const logprob = z
  .number()
  .max(0.01)
  .transform((value) => Math.min(0, value));

const choiceSchema = z.looseObject({
  text: z.string().nullish(),
  finish_reason: z.string().nullish(),
  /** vLLM's field: the stop sequence, or the id of a stop token; null after the end token. */
  stop_reason: z.union([z.string(), z.int()]).nullish(),
  /** vLLM's field, if `return_token_ids` is set. */
  token_ids: z.array(z.int().min(0)).nullish(),
  logprobs: z
    .union([
      // vLLM with `return_tokens_as_token_ids`: `token_id:123`. With `echo` the prompt's tokens come first, and the first has null.
      z
        .looseObject({ tokens: z.array(z.string().regex(/^token_id:\d+$/)), token_logprobs: z.array(logprob.nullable()) })
        .transform(({ tokens, token_logprobs }) => ({ ids: tokens.map((token) => Number(token.slice(9))), values: token_logprobs })),
      // llama.cpp.
      z
        .looseObject({ content: z.array(z.looseObject({ id: z.int().min(0), logprob })) })
        .transform(({ content }) => ({ ids: content.map(({ id }) => id), values: content.map((token): number | null => token.logprob) })),
    ])
    .nullish()
    // Servers without token ids have other shapes, which are not needed.
    .catch(undefined),
});

const chunkSchema = z.looseObject({ choices: z.array(choiceSchema), usage: usageSchema });
type Choice = z.output<typeof choiceSchema>;

export interface RemoteCompleterOptions {
  client: RemoteClient;
  facts: ServerFacts;
  /** Name of the model on the server. */
  model: string;
  contextLength: number;
}

export class RemoteCompleter implements Completer {
  readonly contextLength: number;
  readonly maxReplies: number;
  readonly supports: Completer["supports"];
  readonly #options: RemoteCompleterOptions;

  constructor(options: RemoteCompleterOptions) {
    const { grammar, logprobs, promptLogprobs } = options.facts;
    this.contextLength = options.contextLength;
    this.maxReplies = options.facts.parallel;
    this.supports = { grammar: grammar !== "none", logprobs, promptLogprobs };
    this.#options = options;
  }

  refusal({ generation }: SourceNeeds): string | undefined {
    return samplingRefusal(generation, this.#options.facts);
  }

  async *complete(request: CompletionRequest, signal: AbortSignal): AsyncGenerator<CompletionPart, void, void> {
    const { generation, promptLogprobs, promptIds } = request;
    let awaitsPrompt = promptLogprobs;
    let end: CompletionPart | undefined;
    let usage: CompletionUsage | undefined;
    let countsTokens = false;
    for await (const event of this.#options.client.events("/completions", this.#body(request), signal)) {
      const chunk = parsedChunk(chunkSchema, event);
      if (chunk.usage !== null && chunk.usage !== undefined) usage = usageOf(chunk.usage);
      const choice = chunk.choices[0];
      if (choice === undefined || end !== undefined) continue;
      const tokens = readTokens(choice, awaitsPrompt ? promptIds.length : 0);
      if (awaitsPrompt && tokens !== undefined) {
        awaitsPrompt = false;
        yield { type: "prompt-logprobs", logprobs: tokens.promptLogprobs };
      }
      if (tokens === undefined) {
        const text = choice.text ?? "";
        if (text !== "") yield { type: "text", text, tokens: 1 };
      } else if (generation.maxTokens > 0) {
        countsTokens = true;
        yield* tokenParts(tokens, generation.logprobs);
      }
      if (typeof choice.finish_reason === "string") end = endPart(choice, choice.finish_reason);
    }
    if (end?.type !== "end") throw brokenOff();
    if (usage === undefined) {
      yield end;
      return;
    }
    // Servers also count the end token. If ids are known, our own count without it is used.
    const { outputTokens, ...others } = usage;
    yield { ...end, usage: countsTokens || outputTokens === undefined ? others : { ...others, outputTokens } };
  }

  #body({ promptIds, prompt, generation, grammar, promptLogprobs }: CompletionRequest): Record<string, unknown> {
    const { facts, model } = this.#options;
    const isVllm = facts.name === "vllm";
    const wantsLogprobs = generation.logprobs || promptLogprobs;
    return {
      model,
      prompt: facts.takesIds ? Array.from(promptIds) : prompt,
      max_tokens: generation.maxTokens,
      stream: true,
      // transformers always reports usage, and refuses unknown fields.
      ...(facts.name === "transformers" ? {} : { stream_options: { include_usage: true } }),
      ...serverSampling(generation, facts),
      ...(facts.namesStop && generation.stopSequences.length > 0 ? { stop: generation.stopSequences } : {}),
      ...(facts.tokenIds ? { return_token_ids: true } : {}),
      ...(wantsLogprobs ? { logprobs: 1, ...(isVllm ? { return_tokens_as_token_ids: true } : {}) } : {}),
      ...(promptLogprobs ? { echo: true } : {}),
      ...(grammar === undefined ? {} : grammarFields(inCodePoints(grammar), facts)),
    };
  }
}

function grammarFields(grammar: string, facts: ServerFacts): Record<string, unknown> {
  switch (facts.grammar) {
    case "structured_outputs":
      return { structured_outputs: { grammar } };
    case "guided_grammar":
      return { guided_grammar: grammar };
    case "gbnf":
      return { grammar: toGbnf(grammar) };
    case "none":
      return {};
  }
}

interface ReadTokens {
  ids: number[];
  /** One per id, or empty. */
  logprobs: number[];
  /** One for each token of the prompt but the first. */
  promptLogprobs: number[];
}

/**
 * Returns the tokens of a chunk without the end token; undefined if the server does not send ids. `echoed`: number of the prompt's
 * tokens at the start.
 */
function readTokens({ token_ids, logprobs, finish_reason, stop_reason }: Choice, echoed: number): ReadTokens | undefined {
  const ids = token_ids ?? logprobs?.ids.slice(echoed);
  if (ids === undefined) return undefined;
  const given = logprobs?.values ?? [];
  // vLLM includes the end token. A reply that ends with a stop sequence or at max tokens has none.
  const endsWithToken = token_ids !== undefined && token_ids !== null && finish_reason === "stop" && typeof stop_reason !== "string";
  const written = endsWithToken ? ids.slice(0, -1) : ids;
  return {
    ids: written,
    logprobs: given.slice(echoed, echoed + written.length).filter((value) => value !== null),
    promptLogprobs: given.slice(Math.min(1, echoed), echoed).filter((value) => value !== null),
  };
}

function* tokenParts({ ids, logprobs }: ReadTokens, withLogprobs: boolean): Generator<CompletionPart> {
  if (ids.length === 0) return;
  yield { type: "tokens", ids, ...(withLogprobs && logprobs.length === ids.length ? { logprobs } : {}) };
}

function endPart({ stop_reason }: Choice, finishReason: string): CompletionPart {
  const reason = endReason(finishReason);
  if (reason === "end-token" && typeof stop_reason === "string") return { type: "end", reason: "stop", stopSequence: stop_reason };
  return { type: "end", reason };
}
