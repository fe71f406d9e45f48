/** A driver with a chat model that writes exactly the events of a test. */
import { type ApiOptions, createApi } from "../../../src/api/api.ts";
import type { ChatCall } from "../../../src/inference/inference-service.ts";
import { WellFormedReply } from "../../../src/chat/reply/well-formed-reply.ts";
import type { ReplyEvent, Usage } from "../../../src/inference/reply-events.ts";
import { requestFor } from "../cases/case-request.ts";
import { memoryStores } from "./memory-stores.ts";
import { grants } from "./service-options.ts";
import { user } from "../cases/responses.ts";
import { ScriptedService } from "./scripted-service.ts";

export const usage: Usage = { inputTokens: 12, outputTokens: 2, billedInputTokens: 3, cachedTokens: 4 };
export const replyId = "29f14a5a-11de-4cae-9800-25e4747408ea";

/** Events or promises of events; a test delays an event by a promise. */
type TestEvents = Iterable<ReplyEvent | Promise<ReplyEvent>>;

class EventsService extends ScriptedService {
  readonly #events: TestEvents;
  /** Events that the API has taken. */
  taken = 0;

  constructor(events: TestEvents) {
    super();
    this.#events = events;
  }

  override async chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>> {
    this.chatCalls.push(call);
    const count = () => this.taken++;
    const events = this.#events;
    return (async function* () {
      // The port specifies this order.
      const reply = new WellFormedReply();
      for (const event of events) {
        yield* reply.pass(await event);
        count();
      }
    })();
  }
}

export function chatWith(events: TestEvents, fields: Record<string, unknown> = {}, options: ApiOptions = {}) {
  return respondWith(events, "/v2/chat", { model: "scripted-chat", messages: user("hi"), ...fields }, options);
}

/** The response of another chat route; `headers` are added to the request's. */
export function respondWith(
  events: TestEvents,
  path: string,
  fields: Record<string, unknown>,
  options: ApiOptions = {},
  headers: Record<string, string> = {},
) {
  const service = new EventsService(events);
  const api = createApi({ tokens: grants, ...options, inference: service, stores: memoryStores() });
  return { service, answer: api.fetch(requestFor(path, { headers, body: JSON.stringify(fields) })) };
}

/** A promise and the function that resolves it. */
export function pending<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/** Resolves when all pending work of this realm has run. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
