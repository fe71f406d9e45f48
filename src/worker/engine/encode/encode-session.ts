/** Embeds and reranks with one loaded encoder. It knows no runtime, only an `EncoderModel`. */
import type { Truncation } from "../../../inference/inference-service.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import type { EncodedSlice, EncodePlan, Outcome } from "../engine.ts";
import type { EncodeWork } from "./encode-work.ts";
import type { EncoderModel } from "./encoder-model.ts";
import { type EncoderRow, makeBatch, sliceByLength, splitIntoChunks } from "./encoder-rows.ts";
import { asRun, engineFailure } from "../engine-errors.ts";
import { HeldPlans } from "../held-plans.ts";
import { type PairFraming, specialTokenFraming } from "./pair-framing.ts";
import type { ModuleLayer } from "./module-layers.ts";
import { PromptedText } from "./prompted-text.ts";
import { SentenceVectors } from "./sentence-vectors.ts";

export interface EncodeSessionOptions {
  tokenizer: TextTokenizer;
  encoder: EncoderModel;
  record: ModelRecord;
  padId: number;
  /** Number of tokens to which each row is padded, for models that read padding as text. Default: the longest row of the batch. */
  rowLength?: number | undefined;
  /** Makes the rows of pairs. Default: with the tokenizer's special tokens. */
  pairs?: PairFraming;
  /** The loaded modules of the record, in order. Default: none. */
  layers?: readonly ModuleLayer[];
  /** Whether transformers counts a token as special. Default: the flag in tokenizer.json. */
  isSpecial?: (id: number) => boolean;
}

/** A text that may not be cut is tokenised up to this many times the limit, to report its length in the error. */
const countFactor = 4;

interface HeldPlan {
  rows: EncoderRow[];
  slices: Int32Array[];
}

export class EncodeSession implements EncodeWork {
  readonly #options: EncodeSessionOptions;
  readonly #plans = new HeldPlans<HeldPlan>();
  /** Absent for a reranker. */
  readonly vectors: SentenceVectors | undefined;

  /** @throws EngineFailureError if the graph and the record's modules do not fit each other. */
  constructor(options: EncodeSessionOptions) {
    const { record, encoder, layers = [] } = options;
    this.#options = options;
    this.vectors = record.role === "embed" ? new SentenceVectors(record, encoder, layers) : undefined;
  }

  planEmbed(
    texts: readonly string[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Outcome<EncodePlan> {
    const { tokenizer, record, isSpecial = (id) => tokenizer.table.isSpecial(id) } = this.#options;
    const prompted = new PromptedText(tokenizer, record.inputPrompts[inputType ?? ""] ?? "", record.poolsPrompt, isSpecial);
    const room = Math.max(1, record.contextLength - prompted.length);
    const limit = Math.min(room, maxTokens ?? room);
    const side = truncate === "START" ? "end" : "start";
    const rows: EncoderRow[] = [];
    const counts: number[] = [];
    for (const [index, text] of texts.entries()) {
      const max = truncate === "NONE" ? countFactor * limit : limit;
      const part = tokenizer.encodeTextPart(text, max, side);
      const { length } = part.ids;
      if (length > limit) {
        const count = part.isWhole ? `${length}` : `more than ${length}`;
        return { ok: false, failure: { kind: "too-many-tokens", detail: `text ${index} has ${count} tokens, the limit is ${limit}` } };
      }
      counts.push(length);
      rows.push(prompted.row(text, part, limit, side));
    }
    const { warnings = [] } = this.vectors ?? {};
    return { ok: true, value: { ...this.#hold(rows, counts), ...(warnings.length > 0 && { warnings }) } };
  }

  planRerank(
    query: string,
    documents: readonly string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Outcome<EncodePlan & { documentOfRow: Int32Array }> {
    const { tokenizer, record, pairs = specialTokenFraming(tokenizer) } = this.#options;
    const room = Math.max(2, record.contextLength - pairs.length);
    // A query may take at most half of the context.
    const framedQuery = pairs.query(query, room >> 1);
    const rows: EncoderRow[] = [];
    const counts: number[] = [];
    const documentOfRow: number[] = [];
    for (const [index, document] of documents.entries()) {
      const chunkRoom = room - framedQuery.tokens;
      const maxTokens = Math.min(
        maxTokensPerDocument ?? Number.POSITIVE_INFINITY,
        (maxChunksPerDocument ?? Number.POSITIVE_INFINITY) * chunkRoom,
      );
      const ids = pairs.document(document, maxTokens);
      const maxChunks = maxChunksPerDocument ?? Math.ceil(Math.max(1, ids.length) / chunkRoom);
      for (const chunk of splitIntoChunks(ids, chunkRoom, maxChunks)) {
        rows.push(pairs.row(framedQuery, chunk));
        counts.push(framedQuery.tokens + chunk.length);
        documentOfRow.push(index);
      }
    }
    return { ok: true, value: { ...this.#hold(rows, counts), documentOfRow: Int32Array.from(documentOfRow) } };
  }

  async encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>> {
    const { encoder, padId, rowLength } = this.#options;
    const plan = this.#plans.get(planId);
    const rows = plan?.slices[slice];
    if (plan === undefined || rows === undefined) {
      return { ok: false, failure: { kind: "internal", detail: `there is no slice ${slice} of plan ${planId}` } };
    }
    const batch = makeBatch(
      Array.from(rows, (row) => plan.rows[row]).filter((row) => row !== undefined),
      padId,
      rowLength,
    );
    try {
      const output = await asRun(() => encoder.run(batch));
      const value =
        this.vectors?.of(batch, output) ??
        Float32Array.from({ length: batch.rows }, (_, row) => relevance(output, row, encoder.outputWidth));
      if (value.some((number) => !Number.isFinite(number))) {
        return { ok: false, failure: { kind: "run-failed", detail: "the model's output is not finite" } };
      }
      return { ok: true, value: { values: value } };
    } catch (caught) {
      return { ok: false, failure: engineFailure(caught) };
    }
  }

  release(planId: number): void {
    this.#plans.release(planId);
  }

  #hold(rows: EncoderRow[], counts: readonly number[]): EncodePlan {
    const slices = sliceByLength(
      rows.map((row) => Math.max(row.ids.length, this.#options.rowLength ?? 0)),
      this.#options.encoder.tokenBudget,
    );
    return { planId: this.#plans.hold({ rows, slices }), tokenCounts: Int32Array.from(counts), slices };
  }
}

/** The sigmoid of the logit if there is one class; the probability of the second class, "relevant", if there are two. */
function relevance(logits: Float32Array, row: number, classes: number): number {
  const last = logits[row * classes + classes - 1] ?? 0;
  const logit = classes === 1 ? last : last - (logits[row * classes] ?? 0);
  return 1 / (1 + Math.exp(-logit));
}
