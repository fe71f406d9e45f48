/**
 * The response of one call as its reader sees it, from any number of hosts. A host that continues the response sends
 * the body from its first byte on: bytes that were delivered are left out, and compared by a checksum, so that a reader
 * never gets parts of two responses.
 */
import type { LastWords } from "./call-messages.ts";
import { CallFailedError } from "./call-failed-error.ts";
import { errorResponse } from "./error-response.ts";

const statusesWithoutBody = [204, 205, 304];

export interface DeliveryEvents {
  /** Called when the reader took chunks: there is room for others. */
  onRoom(): void;
  /** Called when the reader disconnected. */
  onCancel(reason: unknown): void;
}

export class Delivery {
  /** Rejects only if the reader disconnects before the head. */
  readonly response: Promise<Response>;
  /** Resolves when the reader has read the body to its end, or it failed, or the reader disconnected. */
  readonly read: Promise<void>;
  /** Max chunks that wait for the reader. */
  readonly windowChunks: number;
  readonly #events: DeliveryEvents;
  readonly #resolve: (response: Response) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #resolveRead: () => void;
  #status: number | undefined;
  #body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  readonly #delivered = new Checksum();
  /** Checksum of the bytes that the current host repeats. */
  #repeated = new Checksum();
  /** The last words that the current host sent with its latest chunk. */
  #hostLastWords: string | undefined;
  /** The text that ends the body after the delivered bytes; undefined if the body can only break off. */
  #lastWords: string | undefined;
  #isComplete = false;

  constructor(windowChunks: number, events: DeliveryEvents) {
    this.windowChunks = windowChunks;
    this.#events = events;
    let resolve: (response: Response) => void = () => undefined;
    let reject: (reason: unknown) => void = () => undefined;
    this.response = new Promise((resolveResponse, rejectResponse) => {
      resolve = resolveResponse;
      reject = rejectResponse;
    });
    this.#resolve = resolve;
    this.#reject = reject;
    let resolveRead: () => void = () => undefined;
    this.read = new Promise((settle) => (resolveRead = settle));
    this.#resolveRead = resolveRead;
  }

  get hasHead(): boolean {
    return this.#status !== undefined;
  }

  /** Chunks that the reader has room for. */
  get room(): number {
    return this.#body === undefined ? this.windowChunks : (this.#body.desiredSize ?? 0);
  }

  /** Begins the response, or begins it again with another host. Returns false if another response has already begun. */
  begin(status: number, headers: [string, string][]): boolean {
    this.#repeated = new Checksum();
    this.#hostLastWords = undefined;
    if (this.#status !== undefined) return status === this.#status;
    if (status < 200 || status > 599) return false;
    this.#status = status;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => void (this.#body = controller),
        pull: () => (this.#isComplete ? this.#closeWhenRead() : this.#events.onRoom()),
        cancel: (reason) => {
          this.#resolveRead();
          this.#events.onCancel(reason);
        },
      },
      new CountQueuingStrategy({ highWaterMark: this.windowChunks }),
    );
    this.#resolve(new Response(statusesWithoutBody.includes(status) ? null : stream, { status, headers }));
    return true;
  }

  /** Returns the number of chunks that the reader got, 0 or 1; undefined if the bytes differ from the delivered ones. */
  take(bytes: Uint8Array<ArrayBuffer>, isFiller: boolean, lastWords?: LastWords): 0 | 1 | undefined {
    const missing = this.#delivered.length - this.#repeated.length;
    if (isFiller) return missing > 0 ? 0 : this.#enqueue(bytes);
    this.#repeated.add(bytes.subarray(0, missing));
    if (missing > 0 && missing <= bytes.length && this.#repeated.value !== this.#delivered.value) return undefined;
    this.#hostLastWords = lastWords && (this.#hostLastWords ?? "").slice(0, lastWords[0]) + lastWords[1];
    if (missing <= bytes.length) this.#lastWords = this.#hostLastWords;
    const news = missing > 0 ? bytes.slice(missing) : bytes;
    if (news.length === 0) return 0;
    this.#delivered.add(news);
    this.#repeated.add(news);
    return this.#enqueue(news);
  }

  /** Returns false if the body is shorter than its delivered part. */
  end(): boolean {
    if (this.#repeated.length < this.#delivered.length) return false;
    this.#complete();
    return true;
  }

  /** Ends a response that cannot be completed: before the head it becomes an error response, after it the body ends with its last words. */
  fail(status: number, text: string, bodyMessage = text): void {
    if (this.hasHead) {
      if (this.#lastWords === undefined) this.#break(new CallFailedError(bodyMessage));
      else {
        if (this.#lastWords !== "") this.#body?.enqueue(new TextEncoder().encode(this.#lastWords));
        this.#complete();
      }
      return;
    }
    this.#status = status;
    this.#resolve(errorResponse(status, text));
    this.#resolveRead();
  }

  /** Called when the reader disconnected. */
  abandon(reason: unknown): void {
    this.#break(reason);
    this.#reject(reason);
  }

  #break(reason: unknown): void {
    this.#body?.error(reason);
    this.#resolveRead();
  }

  #complete(): void {
    this.#isComplete = true;
    this.#closeWhenRead();
  }

  /** The body stays open until its last chunk is read, so that an abort breaks it off, as it does a body from the network. */
  #closeWhenRead(): void {
    if (this.room < this.windowChunks) return;
    this.#body?.close();
    this.#resolveRead();
  }

  #enqueue(bytes: Uint8Array<ArrayBuffer>): 1 {
    this.#body?.enqueue(bytes);
    return 1;
  }
}

/** Length and 32-bit FNV-1a hash of bytes that come in pieces. */
class Checksum {
  length = 0;
  value = 0x811c9dc5;

  add(bytes: Uint8Array): void {
    let { value } = this;
    for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
    this.value = value;
    this.length += bytes.length;
  }
}
