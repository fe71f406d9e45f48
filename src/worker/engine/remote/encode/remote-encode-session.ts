/**
 * Embedding and ranking by a server. It gets texts. If the model's tokenizer is here, texts are cut and counted here as for a
 * local model; if not, the server's own limit holds, and what it cannot be asked for is refused.
 */
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import type { Truncation } from "../../../../inference/inference-service.ts";
import type { ModelRecord } from "../../../models/record/model-record.ts";
import { frameLength } from "../../encode/encoder-rows.ts";
import type { EncodeWork } from "../../encode/encode-work.ts";
import { normalise } from "../../encode/pooling.ts";
import type { EncodedSlice, EncodePlan, Outcome } from "../../engine.ts";
import { asRun, failureOf } from "../../engine-errors.ts";
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
  /** Absent: the server's is the only one. */
  tokenizer: TextTokenizer | undefined;
}

interface HeldPlan {
  /** Absent for embeddings. */
  query?: string;
  texts: string[];
  slices: Int32Array[];
  /** Ends the request under way when the plan is released. */
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
      if (truncate === "NONE" && facts.longTexts === "cut")
        return needsTokenizer("truncate NONE (its server cuts long texts without a word)");
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
      // Whole: the server cuts or refuses those that are over its limit.
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
      return { ok: false, failure: failureOf(caught) };
    }
  }

  /** A request for the plan that is under way ends, too. */
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
    const answer = readVectors(await client.json("/embeddings", body, signal), input.length, record.dimensions);
    const width = answer.vectors[0]?.length ?? 0;
    const values = new Float32Array(width * input.length);
    for (const [row, vector] of answer.vectors.entries()) {
      normalise(vector);
      values.set(vector, row * width);
    }
    if (values.some((value) => !Number.isFinite(value))) throw serverFailed("the server's vectors are not finite");
    // Counted here, as the contract counts: without special tokens and without what the input type puts in front.
    if (tokenizer !== undefined) return { values };
    return { values, ...(answer.inputTokens === undefined ? {} : { inputTokens: answer.inputTokens }) };
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

  /** Tokens that a text, or a pair of texts, may have. */
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

function needsTokenizer(what: string): Refused {
  const detail = `${what}: the tokenizer of this model is on its server; tokenizer: "here" in its record, with the folder of its files as source, lets it be cut here`;
  return { ok: false, failure: { kind: "unprocessable", detail } };
}

/** A text that fits stays as it is. */
function cutText(tokenizer: TextTokenizer, text: string, max: number, side: "start" | "end") {
  const { ids, isWhole } = tokenizer.encodeTextPart(text, max, side);
  return { text: isWhole ? text : wholeCharacters(tokenizer.decode(ids)), tokens: ids.length, isCut: !isWhole };
}

/** Parts of about equal length; at least one. */
function chunksOf(tokenizer: TextTokenizer, text: string, max: number, room: number): string[] {
  const { ids, isWhole } = tokenizer.encodeTextPart(text, max, "start");
  if (isWhole && ids.length <= room) return [text];
  const count = Math.max(1, Math.ceil(ids.length / room));
  const size = Math.ceil(ids.length / count);
  return Array.from({ length: count }, (_, index) => wholeCharacters(tokenizer.decode(ids.subarray(index * size, (index + 1) * size))));
}

/** A cut through a character leaves a piece of it that says nothing. */
function wholeCharacters(text: string): string {
  return text.replaceAll(/^\uFFFD+|\uFFFD+$/gu, "");
}
