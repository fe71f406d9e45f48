/** A model that llama.cpp has loaded in a worker of its own, with the library's interface reduced to what the engine calls. */
import type { LoadModelParams, Wllama } from "@wllama/wllama";
import { z } from "zod";
import { causeOf } from "../../../inference/cause-of.ts";
import { Ending } from "../../../transport/ending.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { ChunkQueue } from "./chunk-queue.ts";
import { CompletionFiles } from "./completion-files.ts";
import type { CoreLog } from "./core-log.ts";
import { reportImageSilence } from "./images/image-silence.ts";

const reportedTokenSchema = z.looseObject({
  id: z.int().min(0),
  logprob: z.number().transform((value) => Math.min(0, value)),
});
export type ReportedToken = z.output<typeof reportedTokenSchema>;

/** One step of a completion. */
const completionChunkSchema = z.looseObject({
  choices: z.array(
    z.looseObject({
      text: z.string(),
      finish_reason: z.string().nullish(),
      /** The last token of the text. */
      logprobs: z.looseObject({ content: z.array(reportedTokenSchema) }).nullish(),
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

export type CompletionOptions = Readonly<Record<string, unknown>> & {
  prompt: string;
  /** The image for each marker in the prompt. */
  files?: readonly Uint8Array<ArrayBuffer>[];
};

/** The library's facts of the model that are about images. */
const imageInfoSchema = z.looseObject({ has_image_input: z.boolean(), media_marker: z.string().min(1) });

/** The refusal of a prompt that leaves no room for a token. */
const tooLong = /request \((\d+) tokens\) exceeds the available context size \((\d+) tokens\)/;

export class LlamaCore {
  readonly #library: Wllama;
  readonly #ending: Ending;
  readonly #log: CoreLog;
  readonly #files: CompletionFiles;
  #openCompletions = 0;

  /** `ending`: ends when the core's worker fails. */
  constructor(library: Wllama, ending: Ending, log: CoreLog) {
    this.#library = library;
    this.#ending = ending;
    this.#log = log;
    this.#files = new CompletionFiles(library);
  }

  /** Number of completions that take a slot. */
  get openCompletions(): number {
    return this.#openCompletions;
  }

  /** The mark of an image in a prompt, a random text; undefined if the model reads no images. */
  get imageMarker(): string | undefined {
    const { has_image_input: readsImages, media_marker: marker } = imageInfoSchema.parse(this.info);
    return readsImages ? marker : undefined;
  }

  get info(): ReturnType<Wllama["getLoadedContextInfo"]> {
    return this.#library.getLoadedContextInfo();
  }

  /** Settles like the library's call, or rejects with the failure that the log explains. */
  async #explained<Value>(call: Promise<Value>): Promise<Value> {
    // Older lines are about calls that did not fail.
    this.#log.clear();
    try {
      return await this.#ending.during(call);
    } catch (caught) {
      throw this.#log.explain(caught) ?? caught;
    }
  }

  /**
   * Computes a completion of `llama-server`'s route `/completions`. Yields undefined for a step without text. Ends soon after `signal` is
   * aborted, and then frees its slot.
   */
  async *complete(
    { files = [], ...options }: CompletionOptions,
    signal: AbortSignal,
  ): AsyncGenerator<CompletionChunk | undefined, void, void> {
    const queue = new ChunkQueue<unknown>();
    this.#openCompletions += 1;
    const begun = this.#files.during(files, (): Promise<unknown> =>
      this.#library.createCompletion({ ...options, stream: true, abortSignal: signal, onData: (chunk) => queue.add(chunk) }),
    );
    const endReports = reportImageSilence(files.length, () => queue.add(undefined));
    const written = this.#explained(begun).finally(() => (this.#openCompletions -= 1));
    written.then(() => queue.end()).catch((caught: unknown) => queue.fail(caught));
    try {
      for await (const chunk of queue.read()) {
        const step = chunk === undefined ? undefined : completionChunkSchema.parse(chunk);
        if (step?.choices[0]?.text !== undefined && step.choices[0].text !== "") endReports();
        yield step;
      }
    } catch (caught) {
      if (!signal.aborted) throw tooLongFailure(caught) ?? caught;
    } finally {
      endReports();
      // The slot is free only when the library has ended the completion, also if the reader has left.
      if (signal.aborted) await written.catch(() => undefined);
    }
  }

  /** Returns the number of tokens of a prompt that is longer than the context, with those of its images. It takes a free slot for a moment. */
  async countTokens({ text, files }: { text: string; files: readonly Uint8Array<ArrayBuffer>[] }): Promise<number> {
    try {
      const begun = this.#files.during(files, () => this.#library.createCompletion({ prompt: text, max_tokens: 1, stream: false }));
      await this.#ending.during(begun);
    } catch (caught) {
      const [, tokens] = tooLong.exec(causeOf(caught)) ?? [];
      if (tokens !== undefined) return Number(tokens);
      throw caught;
    }
    throw new EngineFailureError({ kind: "internal", detail: "the text to count fits the context" });
  }

  /** Embeds rows of token ids. Returns the pooled, unnormalised vectors in order. */
  async embed(rows: readonly (readonly number[])[]): Promise<number[][]> {
    const input = rows.map((row) => [...row]);
    const response = await this.#explained(this.#library.createEmbedding({ input, embd_normalize: -1 }));
    const { data } = embeddingsSchema.parse(response);
    return data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding);
  }

  /** Returns the score of each document, a logit, in order. */
  async rank(query: string, documents: readonly string[]): Promise<number[]> {
    const { results } = await this.#explained(this.#library.createRerank({ query, documents: [...documents] }));
    return results.toSorted((one, other) => one.index - other.index).map(({ relevance_score: score }) => score);
  }
}

export type CoreParams = LoadModelParams;

function tooLongFailure(caught: unknown): EngineFailureError | undefined {
  const [, tokens, limit] = tooLong.exec(causeOf(caught)) ?? [];
  if (tokens === undefined) return undefined;
  return new EngineFailureError({
    kind: "too-many-tokens",
    detail: `the prompt has ${tokens} tokens, the model's context is ${limit} tokens`,
  });
}
