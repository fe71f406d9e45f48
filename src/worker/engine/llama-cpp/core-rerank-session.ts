/** Reranks with llama.cpp, which takes texts and puts its special tokens or its template around them. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { splitIntoChunks } from "../encode/encoder-rows.ts";
import type { EncodeWork } from "../encode/encode-work.ts";
import type { EncodedSlice, EncodePlan, Outcome } from "../engine.ts";
import { asRun, engineFailure } from "../engine-errors.ts";
import { HeldPlans } from "../held-plans.ts";
import type { LlamaCore } from "./llama-core.ts";

export interface CoreRerankOptions {
  core: Pick<LlamaCore, "rank">;
  tokenizer: TextTokenizer;
  record: ModelRecord;
  /** Whether scores are probabilities; else they are logits. */
  scoresAreProbabilities: boolean;
  /** Number of tokens that llama.cpp adds to a query and a document. */
  addedTokens: number;
}

interface HeldPlan {
  query: string;
  documents: string[];
}

const wrongRole: Outcome<never> = { ok: false, failure: { kind: "internal", detail: "the model is no embedder" } };

export class CoreRerankSession implements EncodeWork {
  readonly #options: CoreRerankOptions;
  readonly #plans = new HeldPlans<HeldPlan>();

  constructor(options: CoreRerankOptions) {
    this.#options = options;
  }

  planEmbed(): Outcome<EncodePlan> {
    return wrongRole;
  }

  planRerank(
    query: string,
    documents: readonly string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Outcome<EncodePlan & { documentOfRow: Int32Array }> {
    const { tokenizer, record, addedTokens } = this.#options;
    const room = Math.max(2, record.contextLength - addedTokens);
    // A query may take at most half of the context.
    const queryTokens = tokenizer.encodeTextPart(query, room >> 1, "start");
    const chunkRoom = room - queryTokens.ids.length;
    const chunks: string[] = [];
    const counts: number[] = [];
    const documentOfRow: number[] = [];
    for (const [index, document] of documents.entries()) {
      const maxTokens = Math.min(
        maxTokensPerDocument ?? Number.POSITIVE_INFINITY,
        (maxChunksPerDocument ?? Number.POSITIVE_INFINITY) * chunkRoom,
      );
      const { ids, isWhole } = tokenizer.encodeTextPart(document, maxTokens, "start");
      const maxChunks = maxChunksPerDocument ?? Math.ceil(Math.max(1, ids.length) / chunkRoom);
      for (const chunk of splitIntoChunks(ids, chunkRoom, maxChunks)) {
        chunks.push(isWhole && chunk.length === ids.length ? document : wholeCharacters(tokenizer.decode(chunk)));
        counts.push(queryTokens.ids.length + chunk.length);
        documentOfRow.push(index);
      }
    }
    const keptQuery = queryTokens.isWhole ? query : wholeCharacters(tokenizer.decode(queryTokens.ids));
    const planId = this.#plans.hold({ query: keptQuery, documents: chunks });
    const slices = chunks.map((_, row) => Int32Array.of(row));
    return { ok: true, value: { planId, tokenCounts: Int32Array.from(counts), slices, documentOfRow: Int32Array.from(documentOfRow) } };
  }

  async encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>> {
    const plan = this.#plans.get(planId);
    const document = plan?.documents[slice];
    if (plan === undefined || document === undefined) {
      return { ok: false, failure: { kind: "internal", detail: `there is no slice ${slice} of plan ${planId}` } };
    }
    try {
      const scores = await asRun(() => this.#options.core.rank(plan.query, [document]));
      const values = Float32Array.from(scores, (score) => (this.#options.scoresAreProbabilities ? score : 1 / (1 + Math.exp(-score))));
      if (values.some((value) => !Number.isFinite(value))) {
        return { ok: false, failure: { kind: "run-failed", detail: "the model's output is not finite" } };
      }
      return { ok: true, value: { values } };
    } catch (caught) {
      return { ok: false, failure: engineFailure(caught) };
    }
  }

  release(planId: number): void {
    this.#plans.release(planId);
  }
}

/** Removes the replacement characters that a cut inside a character leaves. */
function wholeCharacters(text: string): string {
  return text.replaceAll(/^\uFFFD+|\uFFFD+$/gu, "");
}
