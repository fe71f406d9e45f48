/** A model that llama.cpp has loaded in a worker of its own, with the library's interface reduced to what the engine calls. */
import type { LoadModelParams, Wllama } from "@wllama/wllama";
import { z } from "zod";
import { causeOf } from "../../../inference/cause-of.ts";
import { Ending } from "../../../transport/ending.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { ChunkQueue } from "./chunk-queue.ts";

/** One step of a completion, or all of it. */
const completionChunkSchema = z.looseObject({
  choices: z.array(
    z.looseObject({
      text: z.string(),
      finish_reason: z.string().nullish(),
      /** The tokens, with the end token. A step lacks those whose text is the beginning of a character. */
      logprobs: z
        .looseObject({
          content: z.array(z.looseObject({ id: z.int().min(0), logprob: z.number().transform((value) => Math.min(0, value)) })),
        })
        .nullish(),
    }),
  ),
  timings: z
    .looseObject({
      /** Tokens of the prompt that were in the cache, and computed. */
      cache_n: z.int(),
      prompt_n: z.int(),
      /** Tokens of the reply so far, with the end token. */
      predicted_n: z.int(),
    })
    .optional(),
  usage: z.looseObject({ prompt_tokens: z.int(), prompt_tokens_details: z.looseObject({ cached_tokens: z.int() }).optional() }).optional(),
});
export type CompletionChunk = z.output<typeof completionChunkSchema>;

const embeddingsSchema = z.looseObject({ data: z.array(z.looseObject({ index: z.int(), embedding: z.array(z.number()) })) });

export type CompletionOptions = Readonly<Record<string, unknown>> & { prompt: string; stream: boolean };

/** The core reports a failed request of one caller with this error, and continues with all others. */
const requestError = /^Error: (?!\(ABORT\))/;

export class LlamaCore {
  readonly #library: Wllama;
  readonly #ending: Ending;

  /** `ending`: ends when the core's worker fails. */
  constructor(library: Wllama, ending: Ending) {
    this.#library = library;
    this.#ending = ending;
  }

  get info(): ReturnType<Wllama["getLoadedContextInfo"]> {
    return this.#library.getLoadedContextInfo();
  }

  /**
   * Computes a completion of `llama-server`'s route `/completions`. Yields undefined for a step that wrote nothing. Ends soon after `signal` is
   * aborted, and then frees its slot.
   * @param stream Whether each step is yielded. If not, there is one chunk at the end, with all tokens.
   */
  async *complete({ stream, ...options }: CompletionOptions, signal: AbortSignal): AsyncGenerator<CompletionChunk | undefined, void, void> {
    const queue = new ChunkQueue<unknown>();
    const begun: Promise<unknown> = stream
      ? this.#library.createCompletion({ ...options, stream, abortSignal: signal, onData: (chunk) => queue.add(chunk) })
      : this.#library.createCompletion({ ...options, stream, abortSignal: withSteps(signal, () => queue.add(undefined)) });
    const written = this.#ending.during(begun);
    written
      .then((whole) => {
        if (!stream) queue.add(whole);
        queue.end();
      })
      .catch((caught: unknown) => queue.fail(caught));
    try {
      for await (const chunk of queue.read()) yield chunk === undefined ? undefined : completionChunkSchema.parse(chunk);
    } catch (caught) {
      if (!signal.aborted) throw caught;
    } finally {
      // The slot is free only when the library has ended the completion, also if the reader has left.
      if (signal.aborted) await written.catch(() => undefined);
    }
  }

  /** Embeds rows of token ids. Returns the pooled, unnormalised vectors in order. */
  async embed(rows: readonly (readonly number[])[]): Promise<number[][]> {
    const input = rows.map((row) => [...row]);
    const response = await this.#ending.during(this.#library.createEmbedding({ input, embd_normalize: -1 }));
    const { data } = embeddingsSchema.parse(response);
    return data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding);
  }

  /** Returns the score of each document, a logit, in order. */
  async rank(query: string, documents: readonly string[]): Promise<number[]> {
    const { results } = await this.#ending.during(this.#library.createRerank({ query, documents: [...documents] }));
    return results.toSorted((one, other) => one.index - other.index).map(({ relevance_score: score }) => score);
  }
}

export type CoreParams = LoadModelParams;

/** Whether a failed call leaves the core usable. */
export function isRequestError(caught: unknown): boolean {
  return !(caught instanceof EngineFailureError) && requestError.test(causeOf(caught));
}

/** Calls `onStep` whenever the library checks the signal, which it does before each step. */
function withSteps(signal: AbortSignal, onStep: () => void): AbortSignal {
  const observed = AbortSignal.any([signal]);
  Object.defineProperty(observed, "aborted", {
    get: () => {
      onStep();
      return signal.aborted;
    },
  });
  return observed;
}
