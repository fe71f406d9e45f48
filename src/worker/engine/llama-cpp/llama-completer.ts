/** Completes prompts with llama.cpp, which samples. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { Completer, CompletionPart, CompletionRequest, CompletionUsage } from "../chat/completer/completer.ts";
import { inCodePoints } from "../chat/completer/code-point-grammar.ts";
import { toGbnf } from "../chat/completer/gbnf.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { coreSampling } from "./core-sampling.ts";
import type { CompletionChunk, LlamaCore } from "./llama-core.ts";
import { promptText } from "./prompt-text.ts";

export interface LlamaCompleterOptions {
  core: Pick<LlamaCore, "complete">;
  tokenizer: TextTokenizer;
  contextLength: number;
  /** Number of sequences that the core computes at the same time. */
  slots: number;
  /** Texts of special tokens that the reader needs; llama.cpp leaves out the text of all others. */
  tags: readonly string[];
}

export class LlamaCompleter implements Completer {
  readonly contextLength: number;
  readonly maxReplies: number;
  readonly supports = { grammar: true, logprobs: false, promptLogprobs: false };
  readonly #options: LlamaCompleterOptions;

  constructor(options: LlamaCompleterOptions) {
    this.contextLength = options.contextLength;
    this.maxReplies = options.slots;
    this.#options = options;
  }

  async *complete(request: CompletionRequest, signal: AbortSignal): AsyncGenerator<CompletionPart, void, void> {
    let tokens = 0;
    for await (const chunk of this.#options.core.complete(this.#body(request), signal)) {
      const choice = chunk.choices[0];
      if (typeof choice?.finish_reason === "string") {
        yield endPart(choice.finish_reason, chunk);
        return;
      }
      const written = chunk.timings?.predicted_n ?? tokens;
      const text = choice?.text ?? "";
      if (text === "") {
        // A part of the prompt was read, or a token without text was written.
        yield { type: "progress" };
        continue;
      }
      yield { type: "text", text, tokens: Math.max(1, written - tokens) };
      tokens = Math.max(tokens, written);
    }
  }

  #body({ promptIds, generation, grammar }: CompletionRequest): { prompt: string } & Record<string, unknown> {
    const { tokenizer, tags } = this.#options;
    return {
      prompt: promptText(tokenizer, promptIds),
      max_tokens: generation.maxTokens,
      cache_prompt: true,
      timings_per_token: true,
      return_progress: true,
      preserved_tokens: tags,
      ...coreSampling(generation, this.contextLength),
      ...(grammar === undefined ? {} : { grammar: toGbnf(inCodePoints(grammar)) }),
    };
  }
}

/** `reason`: "stop" after the end token, "length" after the max number of tokens. */
function endPart(reason: string, { timings, usage }: CompletionChunk): CompletionPart {
  if (reason !== "stop" && reason !== "length") {
    throw new EngineFailureError({ kind: "run-failed", detail: "the model failed while it computed", cause: `finish reason '${reason}'` });
  }
  const counts: CompletionUsage = {
    ...(usage === undefined ? {} : { promptTokens: usage.prompt_tokens }),
    ...(timings === undefined ? {} : { outputTokens: timings.predicted_n - (reason === "stop" ? 1 : 0), cachedTokens: timings.cache_n }),
  };
  return { type: "end", reason: reason === "stop" ? "end-token" : "max-tokens", usage: counts };
}
