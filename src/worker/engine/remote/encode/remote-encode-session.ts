/**
 * Embeds and reranks with a server, which gets texts. If the model's tokenizer is loaded here, texts are cut and counted as
 * for a local model. If not, the server's limit applies, and requests that need the tokenizer are refused.
 */
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import type { Truncation } from "../../../../inference/inference-service.ts";
import type { ModelRecord } from "../../../models/record/model-record.ts";
import { frameLength } from "../../encode/encoder-rows.ts";
import type { EncodeWork } from "../../encode/encode-work.ts";
import { normalise } from "../../encode/pooling.ts";
import type { EncodedSlice, EncodePlan, Outcome } from "../../engine.ts";
import { asRun, engineFailure } from "../../engine-errors.ts";
import { HeldPlans } from "../../held-plans.ts";
import type { RemoteClient } from "../http/remote-client.ts";
import { serverFailed } from "../http/server-failure.ts";
import type { RemotePart } from "../../../models/record/remote-part.ts";
import type { ServerFacts } from "../server-facts.ts";
import { readScores, readVectors } from "./encode-answers.ts";

export interface RemoteEncodeOptions {
  client: RemoteClient;
  facts: ServerFacts;
  part: RemotePart;
  record: ModelRecord;
  /** Name of the model on the server. */
  model: string;
  /** Undefined if the tokenizer is only on the server. */
  tokenizer: TextTokenizer | undefined;
}

interface HeldPlan {
  /** Absent for embeddings. */
  query?: string;
  texts: string[];
  slices: Int32Array[];
  /** Aborts the plan's requests when the plan is released. */
  abort: AbortController;
}

type Refused = Extract<Outcome<never>, { ok: false }>;

export class RemoteEncodeSession implements EncodeWork {
  readonly maxSlices: number;
  readonly #options: RemoteEncodeOptions;
  readonly #plans = new HeldPlans<HeldPlan>();

  constructor(options: RemoteEncodeOptions) {
    this.maxSlices = options.facts.parallel;
    this.#options = options;
  }

  planEmbed(
    texts: readonly string[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Outcome<EncodePlan> {
    const { record, tokenizer, facts } = this.#options;
    const prompt = inputType === undefined ? "" : (record.inputPrompts[inputType] ?? "");
    if (tokenizer === undefined) {
      if (maxTokens !== undefined) return needsTokenizer("max_tokens");
      if (truncate === "START") return needsTokenizer("truncate START");
      if (truncate === "NONE" && facts.longTexts === "cut") return needsTokenizer("truncate NONE (its server cuts long texts silently)");
      const counts = new Int32Array(texts.length);
      return { ok: true, value: this.#hold({ texts: texts.map((text) => prompt + text) }, counts) };
    }
    const limit = Math.min(this.#room(tokenizer, "single") - tokenizer.encodePrompt(prompt).length, maxTokens ?? Number.POSITIVE_INFINITY);
    const kept: string[] = [];
    const counts: number[] = [];
    for (const [index, text] of texts.entries()) {
      const cut = cutText(tokenizer, text, Math.max(1, limit), truncate === "START" ? "end" : "start");
      if (cut.isCut && truncate === "NONE") {
        return { ok: false, failure: { kind: "too-many-tokens", detail: `text ${index} has more than ${limit} tokens, the limit` } };
      }
      kept.push(prompt + cut.text);
      counts.push(cut.tokens);
    }
    return { ok: true, value: this.#hold({ texts: kept }, Int32Array.from(counts)) };
  }

  planRerank(
    query: string,
    documents: readonly string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Outcome<EncodePlan & { documentOfRow: Int32Array }> {
    const { tokenizer } = this.#options;
    const texts: string[] = [];
    const documentOfRow: number[] = [];
    if (tokenizer === undefined) {
      // The server cuts or refuses documents that exceed its limit.
      texts.push(...documents);
      documentOfRow.push(...documents.keys());
    } else {
      const room = this.#room(tokenizer, "pair");
      const queryTokens = Math.min(room >> 1, tokenizer.encodeText(query).length);
      const chunkRoom = Math.max(1, room - queryTokens);
      for (const [index, document] of documents.entries()) {
        const max = Math.min(
          maxTokensPerDocument ?? Number.POSITIVE_INFINITY,
          (maxChunksPerDocument ?? Number.POSITIVE_INFINITY) * chunkRoom,
        );
        for (const chunk of chunksOf(tokenizer, document, max, chunkRoom)) {
          texts.push(chunk);
          documentOfRow.push(index);
        }
      }
    }
    return {
      ok: true,
      value: { ...this.#hold({ query, texts }, new Int32Array(texts.length)), documentOfRow: Int32Array.from(documentOfRow) },
    };
  }

  async encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>> {
    const plan = this.#plans.get(planId);
    const rows = plan?.slices[slice];
    if (plan === undefined || rows === undefined) {
      return { ok: false, failure: { kind: "internal", detail: `there is no slice ${slice} of plan ${planId}` } };
    }
    const texts = Array.from(rows, (row) => plan.texts[row] ?? "");
    try {
      const { query } = plan;
      const { signal } = plan.abort;
      return { ok: true, value: await asRun(() => (query === undefined ? this.#embed(texts, signal) : this.#rank(query, texts, signal))) };
    } catch (caught) {
      return { ok: false, failure: engineFailure(caught) };
    }
  }

  /** Also aborts a running request of the plan. */
  release(planId: number): void {
    this.#plans.get(planId)?.abort.abort();
    this.#plans.release(planId);
  }

  async #embed(input: string[], signal: AbortSignal): Promise<EncodedSlice> {
    const { client, part, model, record, tokenizer } = this.#options;
    const body = {
      model,
      input,
      encoding_format: part.encodingFormat,
      ...(part.dimensions === undefined ? {} : { dimensions: part.dimensions }),
    };
    const response = readVectors(await client.json("/embeddings", body, signal), input.length, record.dimensions);
    const width = response.vectors[0]?.length ?? 0;
    const values = new Float32Array(width * input.length);
    for (const [row, vector] of response.vectors.entries()) {
      normalise(vector);
      values.set(vector, row * width);
    }
    if (values.some((value) => !Number.isFinite(value))) throw serverFailed("the server's vectors are not finite");
    // With a tokenizer the plan has the counts, as the contract defines them: without special tokens and the input type's prompt.
    if (tokenizer !== undefined) return { values };
    return { values, ...(response.inputTokens === undefined ? {} : { inputTokens: response.inputTokens }) };
  }

  async #rank(query: string, documents: string[], signal: AbortSignal): Promise<EncodedSlice> {
    const { client, facts, model } = this.#options;
    const body =
      facts.name === "tei"
        ? { query, texts: documents, raw_scores: facts.scores === "logit", truncate: true }
        : { model, query, documents, return_documents: false, ...(facts.name === "vllm" ? { truncate_prompt_tokens: -1 } : {}) };
    const { scores } = readScores(await client.json("/rerank", body, signal), documents.length);
    return { values: Float32Array.from(scores, (score) => this.#probability(score)) };
  }

  #probability(score: number): number {
    if (this.#options.facts.scores === "logit") return 1 / (1 + Math.exp(-score));
    if (score >= 0 && score <= 1) return score;
    throw serverFailed(`the server's score ${score} is no probability: if its scores are logits, say so in the record (scores: "logit")`);
  }

  /** Max tokens of a text, or of a pair of texts, without special tokens. */
  #room(tokenizer: TextTokenizer, kind: "single" | "pair"): number {
    return Math.max(2, this.#options.record.contextLength - frameLength(tokenizer.frame(kind)));
  }

  #hold(plan: Pick<HeldPlan, "query" | "texts">, tokenCounts: Int32Array): EncodePlan {
    const { batchSize } = this.#options.part;
    const count = plan.texts.length;
    const slices = Array.from({ length: Math.ceil(count / batchSize) }, (_, slice) =>
      Int32Array.from({ length: Math.min(batchSize, count - slice * batchSize) }, (_row, row) => slice * batchSize + row),
    );
    return { planId: this.#plans.hold({ ...plan, slices, abort: new AbortController() }), tokenCounts, slices };
  }
}

function needsTokenizer(option: string): Refused {
  const detail = `${option}: the tokenizer of this model is on its server; tokenizer: "here" in its record, with the folder of its files as source, loads it into the page`;
  return { ok: false, failure: { kind: "unprocessable", detail } };
}

/** Cuts a text to `max` tokens, kept from `side`. A text that fits is unchanged. */
function cutText(tokenizer: TextTokenizer, text: string, max: number, side: "start" | "end") {
  const { ids, isWhole } = tokenizer.encodeTextPart(text, max, side);
  return { text: isWhole ? text : wholeCharacters(tokenizer.decode(ids)), tokens: ids.length, isCut: !isWhole };
}

/** Cuts the first `max` tokens of a text into chunks of at most `room` tokens and about equal length; at least one. */
function chunksOf(tokenizer: TextTokenizer, text: string, max: number, room: number): string[] {
  const { ids, isWhole } = tokenizer.encodeTextPart(text, max, "start");
  if (isWhole && ids.length <= room) return [text];
  const count = Math.max(1, Math.ceil(ids.length / room));
  const size = Math.ceil(ids.length / count);
  return Array.from({ length: count }, (_, index) => wholeCharacters(tokenizer.decode(ids.subarray(index * size, (index + 1) * size))));
}

/** Removes the replacement characters that a cut inside a character leaves. */
function wholeCharacters(text: string): string {
  return text.replaceAll(/^\uFFFD+|\uFFFD+$/gu, "");
}
