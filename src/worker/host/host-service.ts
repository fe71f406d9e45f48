/** The inference service of the API, computed by engines: plan, wait for the turn, compute, give way. */
import { Cancelled, TimedOut } from "../../api/errors.ts";
import type {
  CallControl, ChatCall, ConversationStore, EmbedCall, EmbedOutcome, InferenceService, ModelDirectory, RerankCall,
} from "../../api/service.ts";
import type { Conversation } from "../../chat/conversation.ts";
import { documentText } from "../../chat/document-text.ts";
import type { ReplyEvent } from "../../chat/reply-events.ts";
import { lastUserText } from "../../chat/turn-text.ts";
import type { ChatPlan, EncodePlan } from "../engine/engine.ts";
import { answerOf } from "./engine-faults.ts";
import type { EngineLease } from "./model-slot.ts";
import type { ModelSlots } from "./model-slots.ts";
import { runReply } from "./running-reply.ts";
import type { ReplyLimits } from "./running-reply.ts";

export interface ServiceLimits extends ReplyLimits {
  /** Milliseconds until a call without a first byte is answered 504. */
  firstByteTimeoutMs: number;
}

/** One embed or rerank call on its way through an engine. */
interface EncodeCall {
  lease: EngineLease;
  model: string;
  priority: number;
  signal: AbortSignal;
  /** The first slice is computed. */
  onUnderWay: () => void;
}

export class HostService implements InferenceService {
  readonly models: ModelDirectory;
  readonly conversations: ConversationStore;
  readonly #slots: ModelSlots;
  readonly #limits: ServiceLimits;

  constructor(models: ModelDirectory, conversations: ConversationStore, slots: ModelSlots, limits: ServiceLimits) {
    this.models = models;
    this.conversations = conversations;
    this.#slots = slots;
    this.#limits = limits;
  }

  /** See `InferenceService.chat`. The engine stays leased, and the turn taken, until it is free again. */
  chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>> {
    const { replyId, generation, form, priority, model: { name } } = call;
    return this.#beforeDeadline(call, async (signal) => {
      const lease = await this.#slots.lease(name, signal);
      const planned = (conversation: Conversation): Promise<ChatPlan> =>
        answerOf(lease, name, this.#limits.stallMs, lease.engine.planChat(conversation, generation, form));
      return new Promise<AsyncIterable<ReplyEvent>>((resolve, reject) => {
        const writeReply = async (): Promise<void> => {
          let { conversation } = call;
          let plan = await planned(conversation);
          if (plan.truncated !== undefined) {
            conversation = await this.#orderedByRelevance(call, signal);
            if (conversation !== call.conversation) plan = await planned(conversation);
          }
          await this.#slots.get(name).queue.run(priority, signal, async () => {
            // Once the reply is under way only its reader may stop it, no longer the time limit for the first byte.
            const order = { replyId, plan, conversation, generation, form };
            const { events, finished } = runReply(lease, order, call.signal, this.#limits);
            resolve(events);
            await finished;
          });
        };
        writeReply().catch(reject).finally(() => lease.release());
      });
    });
  }

  embed(call: EmbedCall): Promise<EmbedOutcome> {
    return this.#withEngine(call, async (encodeCall) => {
      const { texts, truncate, maxTokens, inputType } = call;
      const planned = encodeCall.lease.engine.planEmbed(texts, truncate, maxTokens, inputType);
      const plan = await answerOf(encodeCall.lease, encodeCall.model, this.#limits.stallMs, planned);
      const vectors: Float32Array[] = [];
      await this.#encode(encodeCall, plan, (rows, values) => {
        const width = values.length / rows.length;
        rows.forEach((row, place) => (vectors[row] = values.slice(place * width, (place + 1) * width)));
      });
      return { vectors, inputTokens: plan.tokenCounts.reduce((sum, count) => sum + count, 0) };
    });
  }

  rerank(call: RerankCall): Promise<Float64Array> {
    return this.#withEngine(call, async (encodeCall) => {
      const { query, documents, maxTokensPerDocument, maxChunksPerDocument } = call;
      const planned = encodeCall.lease.engine.planRerank(query, documents, maxTokensPerDocument, maxChunksPerDocument);
      const plan = await answerOf(encodeCall.lease, encodeCall.model, this.#limits.stallMs, planned);
      const scores = new Float64Array(documents.length);
      await this.#encode(encodeCall, plan, (rows, values) => {
        rows.forEach((row, place) => {
          const document = plan.documentOfRow[row] ?? 0;
          scores[document] = Math.max(scores[document] ?? 0, values[place] ?? 0);
        });
      });
      return scores;
    });
  }

  /**
   * Where documents have to go, the least relevant ones come last (contract 4.1, AUTO): by a rerank model that is loaded
   * already. Without one, and when it fails, they stay in the caller's order.
   */
  async #orderedByRelevance({ conversation, form, priority }: ChatCall, signal: AbortSignal): Promise<Conversation> {
    const model = this.models.defaultFor("rerank");
    const { documents } = conversation;
    if (form.truncation !== "auto" || documents.length < 2 || model === undefined) return conversation;
    if (!this.#slots.get(model.name).isLoaded) return conversation;
    try {
      const scores = await this.rerank({
        model,
        query: lastUserText(conversation),
        documents: documents.map(documentText),
        priority,
        signal,
        onUnderWay: () => undefined,
      });
      const order = documents.map((document, place) => ({ document, score: scores[place] ?? 0 }));
      return { ...conversation, documents: order.sort((a, b) => b.score - a.score).map(({ document }) => document) };
    } catch (failure) {
      if (signal.aborted) throw failure;
      return conversation;
    }
  }

  #withEngine<Result>(
    call: EmbedCall | RerankCall,
    work: (encodeCall: EncodeCall) => Promise<Result>,
  ): Promise<Result> {
    return this.#beforeDeadline(call, async (signal, stopDeadline) => {
      const model = call.model.name;
      const lease = await this.#slots.lease(model, signal);
      try {
        const onUnderWay = (): void => {
          stopDeadline();
          call.onUnderWay();
        };
        return await work({ lease, model, priority: call.priority, signal, onUnderWay });
      } finally {
        lease.release();
      }
    });
  }

  /** Computes the slices one by one and lets calls that come first go between them. */
  async #encode(
    { lease, model, priority, signal, onUnderWay }: EncodeCall,
    plan: EncodePlan,
    take: (rows: Int32Array, values: Float32Array) => void,
  ): Promise<void> {
    try {
      await this.#slots.get(model).queue.run(priority, signal, async (turn) => {
        for (const [slice, rows] of plan.slices.entries()) {
          if (slice > 0) await turn.giveWay();
          if (signal.aborted) throw new Cancelled();
          const computed = lease.engine.encodeSlice(plan.planId, slice);
          take(rows, await answerOf(lease, model, this.#limits.stallMs, computed));
          if (slice === 0) onUnderWay();
        }
      });
    } finally {
      lease.whileAlive(lease.engine.releasePlan(plan.planId)).catch(() => undefined);
    }
  }

  /** Gives `work` a signal that also aborts when the first byte is late; then the call is answered 504. */
  async #beforeDeadline<Result>(
    call: CallControl,
    work: (signal: AbortSignal, stopDeadline: () => void) => Promise<Result>,
  ): Promise<Result> {
    const deadline = new AbortController();
    const timedOut = new TimedOut(this.#limits.firstByteTimeoutMs);
    const timer = setTimeout(() => deadline.abort(timedOut), this.#limits.firstByteTimeoutMs);
    try {
      return await work(AbortSignal.any([call.signal, deadline.signal]), () => clearTimeout(timer));
    } catch (failure) {
      throw deadline.signal.aborted && !call.signal.aborted ? timedOut : failure;
    } finally {
      clearTimeout(timer);
    }
  }
}
