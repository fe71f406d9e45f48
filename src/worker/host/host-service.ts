/** The inference service of the API. It plans a call in the engine, waits for the queue slot, and computes it in slices. */
import { Cancelled, EngineFailed, UnknownToken } from "../../inference/errors.ts";
import type {
  CallControl,
  Caller,
  ChatCall,
  EmbedCall,
  EmbedContentsCall,
  EmbedContentsOutcome,
  EmbedOutcome,
  InferenceService,
  RerankCall,
  TokenizedText,
} from "../../inference/inference-service.ts";
import type { ModelDescription, ModelDirectory } from "../../inference/models.ts";
import { documentText } from "../../chat/prompt/document-text.ts";
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { lastUserText } from "../../chat/prompt/message-text.ts";
import type { ChatPlan, EncodedSlice, EncodePlan, Engine, Outcome } from "../engine/engine.ts";
import { awaitComputation, awaitPlan } from "./slots/engine-failures.ts";
import { FirstByteDeadline } from "./calls/first-byte-deadline.ts";
import type { EngineLease } from "./slots/engine-lease.ts";
import type { ModelSlots } from "./slots/model-slots.ts";
import { type ReplyLimits, RunningReply } from "./calls/running-reply.ts";
import { Tokenizers } from "./slots/tokenizers.ts";
import type { StartEngine } from "./slots/engine-handle.ts";

export interface ServiceLimits extends ReplyLimits {
  /** Milliseconds until a call without a first byte gets 504. */
  firstByteTimeoutMs: number;
  /** Milliseconds without progress after which loading a tokenizer fails. */
  loadStallMs: number;
}

/** One embed or rerank call in progress. */
interface EncodeCall extends CallControl {
  lease: EngineLease;
  model: string;
  /** Called when the first slice is computed. */
  onStarted: () => void;
}

type QueuedCall = Pick<CallControl, "owner" | "priority" | "arrival" | "signal">;

export class HostService implements InferenceService {
  readonly models: ModelDirectory;
  readonly #slots: ModelSlots;
  readonly #limits: ServiceLimits;
  readonly #tokenizers: Tokenizers;

  constructor(models: ModelDirectory, slots: ModelSlots, startEngine: StartEngine, limits: ServiceLimits) {
    this.models = models;
    this.#slots = slots;
    this.#limits = limits;
    this.#tokenizers = new Tokenizers(slots, { startEngine, loadStallMs: limits.loadStallMs, stallMs: limits.stallMs });
  }

  /** See `InferenceService.chat`. The lease and the queue slot are held until the engine is free again. */
  chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>> {
    const { replyId, owner, priority, arrival, journal, model } = call;
    const deadline = new FirstByteDeadline(this.#limits.firstByteTimeoutMs);
    return deadline.race(call, async (signal) => {
      const { queue } = this.#slots.get(model.name);
      // Joins the queue before the model is loaded: a reply that another host has begun is served before all waiting calls.
      const position = queue.join({ owner, priority, arrival, isBegun: journal?.written !== undefined });
      return new Promise<AsyncIterable<ReplyEvent>>((resolve, reject) => {
        const writeReply = async (): Promise<void> => {
          let prepared = await this.#prepare(call, signal, journal?.written?.pieces.length ?? 0);
          try {
            call.admit();
            await position.run(signal, async () => {
              // The headers, which are sent now, are the first byte. From then on only the reader may stop the reply.
              if (call.waitsForToken !== true) deadline.stop();
              const reply = new RunningReply({ replyId, signal: call.signal, limits: this.#limits, deadline, journal });
              resolve(reply.events);
              while ((await reply.run(prepared.lease, prepared.plan)) === "continue") {
                const { plan } = prepared;
                release(prepared);
                try {
                  prepared = await this.#prepare(call, signal, reply.writtenPieces);
                } catch (failure) {
                  reply.giveUp(plan, failure instanceof EngineFailed ? failure.message : "the reply could not be continued");
                  return;
                }
              }
            });
          } finally {
            release(prepared);
          }
        };
        writeReply()
          .catch(reject)
          .finally(() => {
            deadline.stop();
            position.leave();
          });
      });
    });
  }

  /** `writtenPieces`: how much of the reply the engine only has to repeat. */
  async #prepare(
    call: ChatCall,
    signal: AbortSignal,
    writtenPieces: number,
    isRetry = false,
  ): Promise<{ lease: EngineLease; plan: ChatPlan }> {
    const { conversation, form, generation } = call;
    // Without the seed, which the API draws anew for each request.
    const input = { conversation, form, generation: { ...generation, seed: undefined }, writtenPieces };
    const lease = await this.#slots.lease(call.model.name, signal, input);
    try {
      return { lease, plan: await this.#plan(call, lease, signal) };
    } catch (failure) {
      lease.release();
      if (!isRetry && lease.hasLostThreads()) return this.#prepare(call, signal, writtenPieces, true);
      throw failure;
    }
  }

  /** Plans the call. If documents must be dropped by their relevance, ranks them and plans again. */
  async #plan(call: ChatCall, lease: EngineLease, signal: AbortSignal): Promise<ChatPlan> {
    const queued = { ...call, signal, isBegun: call.journal?.written !== undefined };
    const planned = (plan: (engine: Engine) => Promise<Outcome<ChatPlan>>): Promise<ChatPlan> =>
      this.#planInQueue(lease, call.model.name, queued, plan);
    const plan = await planned((engine) => engine.planChat(call.conversation, call.generation, call.form));
    if (plan.truncated === undefined) return plan;
    let isInUse = false;
    try {
      const byRelevance = (): Promise<string[] | undefined> => this.#documentsByRelevance(call, signal);
      const documentIds = await (call.journal?.documentOrder(byRelevance) ?? byRelevance());
      isInUse = documentIds === undefined;
      return documentIds === undefined ? plan : await planned((engine) => engine.replanChat(plan.planId, documentIds));
    } finally {
      if (!isInUse) releasePlan(lease, plan);
    }
  }

  /** Waits in the queue for planning, in which owners take turns, because the engine plans one request after the other. */
  #planInQueue<Plan>(
    lease: EngineLease,
    model: string,
    call: QueuedCall & { isBegun?: boolean },
    plan: (engine: Engine) => Promise<Outcome<Plan>>,
  ): Promise<Plan> {
    const position = this.#slots.get(model).planning.join(call);
    return position.run(call.signal, () => awaitPlan(lease, model, this.#limits.stallMs, plan(lease.engine)));
  }

  embed(call: EmbedCall): Promise<EmbedOutcome> {
    return this.#withEngine(call, async (encodeCall) => {
      const { texts, truncate, maxTokens, inputType } = call;
      const plan = await this.#encodePlan(encodeCall, (engine) => engine.planEmbed(texts, truncate, maxTokens, inputType));
      return this.#vectors(encodeCall, plan);
    });
  }

  /** Images are decoded during planning, so that an invalid image fails only its own call. */
  embedContents(call: EmbedContentsCall): Promise<EmbedContentsOutcome> {
    return this.#withEngine(call, async (encodeCall) => {
      const { contents, truncate, maxTokens, inputType } = call;
      const plan = await this.#encodePlan(encodeCall, (engine) => engine.planEmbedContents(contents, truncate, maxTokens, inputType));
      const { images, imageTokens } = plan;
      return { ...(await this.#vectors(encodeCall, plan)), images, imageTokens };
    });
  }

  #encodePlan<Plan>(call: EncodeCall, plan: (engine: Engine) => Promise<Outcome<Plan>>): Promise<Plan> {
    return this.#planInQueue(call.lease, call.model, call, plan);
  }

  async #vectors(encodeCall: EncodeCall, plan: EncodePlan): Promise<EmbedOutcome> {
    const vectors: Float32Array[] = [];
    let inputTokens = 0;
    await this.#encode(encodeCall, plan, (rows, slice) => {
      const { values } = slice;
      const width = values.length / rows.length;
      rows.forEach((row, index) => (vectors[row] = values.slice(index * width, (index + 1) * width)));
      inputTokens += slice.inputTokens ?? rows.reduce((sum, row) => sum + (plan.tokenCounts[row] ?? 0), 0);
    });
    return { vectors, inputTokens, ...(plan.warnings !== undefined && { warnings: plan.warnings }) };
  }

  rerank(call: RerankCall): Promise<Float64Array> {
    return this.#withEngine(call, async (encodeCall) => {
      const { query, documents, maxTokensPerDocument, maxChunksPerDocument } = call;
      const plan = await this.#encodePlan(encodeCall, (engine) =>
        engine.planRerank(query, documents, maxTokensPerDocument, maxChunksPerDocument),
      );
      const scores = new Float64Array(documents.length);
      await this.#encode(encodeCall, plan, (rows, { values }) => {
        rows.forEach((row, index) => {
          const document = plan.documentOfRow[row] ?? 0;
          scores[document] = Math.max(scores[document] ?? 0, values[index] ?? 0);
        });
      });
      return scores;
    });
  }

  async tokenize({ name }: ModelDescription, text: string, caller: Caller): Promise<TokenizedText> {
    const { ids, pieces, isExact } = await this.#tokenizers.run(name, caller, (engine) => engine.tokenize(text));
    return { tokens: Array.from(ids), tokenStrings: pieces, isExact };
  }

  async detokenize({ name }: ModelDescription, tokens: number[], caller: Caller): Promise<string> {
    // The engine takes ids of 32 bits, so larger ones would wrap around.
    const tooLarge = tokens.findIndex((token) => token > 0x7fff_ffff);
    if (tooLarge !== -1) throw new UnknownToken(name, tooLarge);
    const written = await this.#tokenizers.run(name, caller, (engine) => engine.detokenize(Int32Array.from(tokens)));
    if ("unknownIndex" in written) throw new UnknownToken(name, written.unknownIndex);
    return written.text;
  }

  /**
   * Returns the ids of the documents by relevance (contract 4.1, AUTO). The default rerank model is loaded for this, so that a reply
   * does not depend on earlier requests. Returns undefined, for the order of the caller, if there is no such model, if it does not
   * fit in memory together with the models in use, or if it fails.
   */
  async #documentsByRelevance({ conversation, form, owner, priority }: ChatCall, signal: AbortSignal): Promise<string[] | undefined> {
    const { documents } = conversation;
    if (form.truncation !== "auto" || documents.length < 2) return undefined;
    await this.models.prepare(undefined, "rerank", signal).catch(() => undefined);
    const model = this.models.defaultFor("rerank");
    if (model === undefined || !this.#slots.hasRoomFor(model.name)) return undefined;
    try {
      const scores = await this.rerank({
        model,
        query: lastUserText(conversation),
        documents: documents.map(documentText),
        owner,
        priority,
        signal,
        onStarted: () => undefined,
        // The chat call is admitted as a whole.
        admit: () => undefined,
      });
      const scored = documents.map(({ id }, index) => ({ id, score: scores[index] ?? 0 }));
      return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
    } catch (failure) {
      if (signal.aborted) throw failure;
      return undefined;
    }
  }

  #withEngine<Result>(
    call: EmbedCall | EmbedContentsCall | RerankCall,
    work: (encodeCall: EncodeCall) => Promise<Result>,
  ): Promise<Result> {
    const deadline = new FirstByteDeadline(this.#limits.firstByteTimeoutMs);
    return deadline.race(call, async (signal) => {
      const { owner, priority, arrival, signal: _signal, onStarted: _onStarted, admit: _admit, model: description, ...input } = call;
      const model = description.name;
      const onStarted = once(() => {
        deadline.stop();
        call.onStarted();
      });
      const admit = once(call.admit);
      try {
        const given = { model, owner, priority, arrival, signal, onStarted, admit };
        return await this.#slots.withLease(model, signal, (lease) => work({ lease, ...given }), input);
      } finally {
        deadline.stop();
      }
    });
  }

  /** Computes the slices one by one and yields the queue slot between them. */
  async #encode(
    { lease, model, owner, priority, arrival, signal, onStarted, admit }: EncodeCall,
    plan: EncodePlan,
    take: (rows: Int32Array, slice: EncodedSlice) => void,
  ): Promise<void> {
    try {
      admit();
      await this.#slots
        .get(model)
        .queue.join({ owner, priority, arrival })
        .run(signal, async (slot) => {
          for (const [slice, rows] of plan.slices.entries()) {
            if (slice > 0) await slot.yieldSlot();
            if (signal.aborted) throw new Cancelled();
            const computing = lease.engine.encodeSlice(plan.planId, slice);
            take(rows, await awaitComputation(lease, model, this.#limits.stallMs, computing));
            if (slice === 0) onStarted();
          }
        });
    } finally {
      releasePlan(lease, plan);
    }
  }
}

/** Returns a function that calls `run` only the first time: a call that is computed again is not admitted or started again. */
function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
}

function release({ lease, plan }: { lease: EngineLease; plan: ChatPlan }): void {
  releasePlan(lease, plan);
  lease.release();
}

/** Does nothing if the engine has ended, because its plans ended with it. */
function releasePlan(lease: EngineLease, { planId }: { planId: number }): void {
  lease.whileAlive(lease.engine.releasePlan(planId)).catch(() => undefined);
}
