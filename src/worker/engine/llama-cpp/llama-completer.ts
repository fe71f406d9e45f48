/** Completes prompts with llama.cpp, which samples. */
import type { Completer, CompletionPart, CompletionRequest, CompletionUsage } from "../chat/completer/completer.ts";
import { inCodePoints } from "../chat/completer/code-point-grammar.ts";
import { toGbnf } from "../chat/completer/gbnf.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { CompletionChunk, CompletionOptions, LlamaCore, ReportedToken } from "./llama-core.ts";
import { withPrivateTags } from "./private-grammar.ts";
import type { CoreImages } from "./images/core-images.ts";
import type { PrivateTokens } from "./private-tokens.ts";
import type { Generation } from "../../../inference/conversation.ts";
import { foldedSeed } from "../chat/completer/folded-seed.ts";

export interface LlamaCompleterOptions {
  core: Pick<LlamaCore, "complete">;
  privateTokens: PrivateTokens;
  contextLength: number;
  /** Number of sequences that the core computes at the same time. */
  slots: number;
  /** Tags that the reader needs. llama.cpp leaves out the text of all other control tokens. */
  tags: readonly string[];
  /** Absent: prompts have no images. */
  images?: CoreImages | undefined;
}

export class LlamaCompleter implements Completer {
  readonly contextLength: number;
  readonly maxReplies: number;
  readonly supports = { grammar: true, logprobs: true, promptLogprobs: false };
  readonly readsImages: boolean;
  readonly #options: LlamaCompleterOptions;
  /** The private text of each tag that is a control token. */
  readonly #tags: ReadonlyMap<string, string>;

  constructor(options: LlamaCompleterOptions) {
    this.contextLength = options.contextLength;
    this.maxReplies = options.slots;
    this.readsImages = options.images !== undefined;
    this.#options = options;
    this.#tags = options.privateTokens.of(options.tags);
  }

  async *complete(request: CompletionRequest, signal: AbortSignal): AsyncGenerator<CompletionPart, void, void> {
    let tokens = 0;
    for await (const chunk of this.#options.core.complete(this.#body(request), signal)) {
      const choice = chunk?.choices[0];
      if (chunk !== undefined && typeof choice?.finish_reason === "string") {
        yield endPart(choice.finish_reason, chunk);
        return;
      }
      const written = chunk?.timings?.predicted_n ?? tokens;
      const text = choice?.text ?? "";
      // Without a text a part of the prompt was read, or a part of a character was written.
      if (text === "") yield { type: "progress" };
      else {
        if (tokens === 0) yield progress(chunk);
        yield this.#part(text, Math.max(1, written - tokens), request.generation.logprobs ? choice?.logprobs?.content : undefined);
        tokens = Math.max(tokens, written);
      }
    }
  }

  /** @param reported The last token of the text. A character of several tokens is a text without ids. */
  #part(text: string, tokens: number, reported: readonly ReportedToken[] | undefined): CompletionPart {
    const [token] = reported ?? [];
    if (token !== undefined && tokens === 1) return { type: "tokens", ids: [token.id], logprobs: [token.logprob] };
    // Tags, and tokens that are no control tokens in llama.cpp. A step never ends inside one.
    const own = this.#options.privateTokens.withOwnTexts(text);
    return { type: "text", text: own, tokens, ...(token === undefined ? {} : { lacksIds: true }) };
  }

  #body({ promptIds, generation, grammar }: CompletionRequest): CompletionOptions {
    const { privateTokens, images } = this.#options;
    const prompt =
      images === undefined
        ? { text: privateTokens.prompt(promptIds), files: [] }
        : images.prompt(promptIds, (ids, mark) => privateTokens.prompt(ids, mark));
    return {
      prompt: prompt.text,
      files: prompt.files,
      max_tokens: generation.maxTokens,
      ...(generation.logprobs ? { n_probs: 1 } : {}),
      cache_prompt: true,
      timings_per_token: true,
      return_progress: true,
      preserved_tokens: [...this.#tags.values()],
      ...coreSampling(generation, this.contextLength),
      ...(grammar === undefined ? {} : { grammar: withPrivateTags(toGbnf(inCodePoints(grammar)), this.#tags) }),
    };
  }
}

type EndPart = Extract<CompletionPart, { type: "end" }>;

function progress(chunk: CompletionChunk | undefined): CompletionPart {
  const cachedTokens = chunk?.timings?.cache_n;
  return { type: "progress", ...(cachedTokens === undefined ? {} : { cachedTokens }) };
}

/** `reason`: "stop" after the end token, "length" after the max number of tokens. */
function endPart(reason: string, { timings, usage }: CompletionChunk): EndPart {
  if (reason !== "stop" && reason !== "length") {
    throw new EngineFailureError({ kind: "run-failed", detail: "the model failed while it computed", cause: `finish reason '${reason}'` });
  }
  const counts: CompletionUsage = {
    ...(usage === undefined ? {} : { promptTokens: usage.prompt_tokens }),
    ...(timings === undefined ? {} : { outputTokens: timings.predicted_n - (reason === "stop" ? 1 : 0), cachedTokens: timings.cache_n }),
  };
  return { type: "end", reason: reason === "stop" ? "end-token" : "max-tokens", usage: counts };
}

/**
 * Converts the contract's sampling options to those of llama.cpp. The samplers are listed in the contract's order, because llama.cpp's own order applies the temperature last and has samplers that the
 * contract lacks. Penalties count the tokens of the whole prompt and of the reply.
 */
function coreSampling(generation: Generation, contextLength: number): Record<string, unknown> {
  const { temperature, k, p, frequencyPenalty, presencePenalty, seed } = generation;
  return {
    samplers: ["penalties", "temperature", "top_k", "top_p"],
    temperature,
    top_k: k,
    top_p: p,
    min_p: 0,
    repeat_penalty: 1,
    repeat_last_n: contextLength,
    frequency_penalty: frequencyPenalty,
    presence_penalty: presencePenalty,
    seed: foldedSeed(seed),
  };
}
