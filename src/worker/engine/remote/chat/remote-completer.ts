/** Prompts rendered here, completed by a server's `/completions`. */
import { z } from "zod";
import type { Completer, CompletionPart, CompletionRequest, CompletionUsage } from "../../chat/completer/completer.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";
import type { RemoteClient } from "../http/remote-client.ts";
import type { ServerFacts } from "../server-facts.ts";
import { inCodePoints } from "./code-point-grammar.ts";
import { toGbnf } from "./gbnf.ts";
import { serverSampling, samplingRefusal } from "./server-sampling.ts";
import { brokenOff, endReason, parsedChunk, usageOf, usageSchema } from "./server-usage.ts";

const logprob = z
  .number()
  .max(0.01)
  .transform((value) => Math.min(0, value));

const choiceSchema = z.looseObject({
  text: z.string().nullish(),
  finish_reason: z.string().nullish(),
  /** vLLM: the stop sequence, or the id of a stop token; null at the end token. */
  stop_reason: z.union([z.string(), z.int()]).nullish(),
  /** vLLM, if `return_token_ids`. */
  token_ids: z.array(z.int().min(0)).nullish(),
  logprobs: z
    .union([
      // vLLM, if `return_tokens_as_token_ids`: `token_id:123`. With `echo` those of the prompt come first, the first is null.
      z
        .looseObject({ tokens: z.array(z.string().regex(/^token_id:\d+$/)), token_logprobs: z.array(logprob.nullable()) })
        .transform(({ tokens, token_logprobs }) => ({ ids: tokens.map((token) => Number(token.slice(9))), values: token_logprobs })),
      // llama.cpp.
      z
        .looseObject({ content: z.array(z.looseObject({ id: z.int().min(0), logprob })) })
        .transform(({ content }) => ({ ids: content.map(({ id }) => id), values: content.map((token): number | null => token.logprob) })),
    ])
    .nullish()
    // Servers that name no ids have other shapes, of no use here.
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
    // Servers count the end token, too; ids were counted without it.
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
      // It reports usage by itself, and refuses what it does not know.
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
  /** As many as `ids`, or none. */
  logprobs: number[];
  /** Without the first token's, which has none. */
  promptLogprobs: number[];
}

/** The tokens of a chunk, the end token left out. Undefined if the server does not name them. `echoed`: of the prompt, in front. */
function readTokens({ token_ids, logprobs, finish_reason, stop_reason }: Choice, echoed: number): ReadTokens | undefined {
  const ids = token_ids ?? logprobs?.ids.slice(echoed);
  if (ids === undefined) return undefined;
  const given = logprobs?.values ?? [];
  // vLLM names the end token; a stop sequence or max tokens end without one.
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
