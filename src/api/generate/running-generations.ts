/** The generations of one prompt, sequential, so that they share its cached prefix. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { ApiCall } from "../request/api-call.ts";
import { startReply, type ReplyRequest } from "../chat/start-reply.ts";
import type { ModelServices } from "../services.ts";
import { brokenOff } from "../chat/reply/broken-off.ts";
import { ReplyCollector } from "../chat/reply/reply-collector.ts";
import { wireErrorOf } from "../response/wire-error.ts";
import type { FinishedGeneration } from "./generation-body.ts";

export class RunningGenerations {
  /** Ordered by index. */
  readonly finished: FinishedGeneration[] = [];
  /** The generation that is being written. */
  #current = new ReplyCollector();
  readonly #services: ModelServices;
  readonly #call: ApiCall;
  readonly #requestFor: (index: number) => ReplyRequest;
  readonly #count: number;
  readonly #first: AsyncGenerator<ReplyEvent>;

  private constructor(
    services: ModelServices,
    call: ApiCall,
    requestFor: (index: number) => ReplyRequest,
    count: number,
    first: AsyncGenerator<ReplyEvent>,
  ) {
    this.#services = services;
    this.#call = call;
    this.#requestFor = requestFor;
    this.#count = count;
    this.#first = first;
  }

  /** Rejects if the first generation is refused. A refused later one fails; the others continue. */
  static async start(
    services: ModelServices,
    call: ApiCall,
    requestFor: (index: number) => ReplyRequest,
    count: number,
  ): Promise<RunningGenerations> {
    return new RunningGenerations(services, call, requestFor, count, await startReply(services, call, requestFor(0)));
  }

  /** False if the caller disconnected before the last generation ended. */
  get areFinished(): boolean {
    return this.finished.length === this.#count;
  }

  /** The finished generations, then the current one with the end of a broken reply. */
  get brokenOff(): FinishedGeneration[] {
    const { end } = this.#current;
    return end ? this.finished : [...this.finished, { reply: this.#current, end: brokenOff }];
  }

  async *events(): AsyncGenerator<{ index: number; event: ReplyEvent }> {
    for (let index = 0; index < this.#count; index++) {
      const reply = new ReplyCollector();
      this.#current = reply;
      for await (const event of await this.#eventsOf(index)) {
        reply.add(event);
        if (reply.end) this.finished.push({ reply, end: reply.end });
        yield { index, event };
      }
      if (!reply.end) return;
    }
  }

  async #eventsOf(index: number): Promise<AsyncIterable<ReplyEvent> | ReplyEvent[]> {
    if (index === 0) return this.#first;
    try {
      return await startReply(this.#services, this.#call, this.#requestFor(index));
    } catch (thrown) {
      if (this.#call.disconnect.signal.aborted) return [];
      this.#call.failure = thrown;
      return failedReply(this.#call.journal.id(`generation ${index} id`), wireErrorOf(thrown).message);
    }
  }
}

function failedReply(replyId: string, error: string): ReplyEvent[] {
  const usage = { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 };
  return [
    { type: "reply-start", replyId },
    { type: "reply-end", finishReason: "ERROR", usage, error },
  ];
}
