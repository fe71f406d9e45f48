/**
 * The caller's side of a body that is too large to be held: it is read piece by piece, as fast as the host takes it.
 * Only uploads of files are sent this way (multipart/form-data); all other bodies are held, so that their calls can be
 * repeated at another host.
 */
import { fieldsOf } from "../calls/parse-messages.ts";
import { byteReader } from "../byte-reader.ts";
import type { BodyMessage } from "./body-messages.ts";

/** Longer chunks are split, so that a credit limits the bytes in transit. */
const maxChunkBytes = 256 * 1024;

export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
}

/** Max buffers that are kept to be filled again; more than the number of chunks in transit. */
const maxBuffers = 16;

export class StreamedBody {
  readonly #request: Request;
  #hasBegun = false;
  /** Buffers of chunks that the host has read. */
  readonly #buffers: ArrayBuffer[] = [];

  constructor(request: Request) {
    this.#request = request;
  }

  /** Returns a port on which the body can be read; undefined if another host has begun to read it, because it cannot be read again. */
  openPort(): MessagePort | undefined {
    if (this.#hasBegun) return undefined;
    const { port1: near, port2: far } = new MessageChannel();
    let credits = 0;
    let wake: () => void = () => undefined;
    const send = (message: BodyMessage): void => near.postMessage(message, message.type === "chunk" ? [message.bytes.buffer] : []);
    const over = new AbortController();
    near.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { type, credits: granted, buffer } = fieldsOf(data) ?? {};
      if (type === "cancel") over.abort();
      else if (type === "used") this.#keep(buffer);
      else if (type === "pull" && typeof granted === "number") {
        if (!this.#hasBegun) {
          this.#hasBegun = true;
          void this.#send(send, over.signal, async () => {
            while (credits <= 0 && !over.signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
            credits -= 1;
          }).finally(() => near.close());
        }
        credits += granted;
      }
      wake();
    };
    return far;
  }

  async #send(send: (message: BodyMessage) => void, over: AbortSignal, spendCredit: () => Promise<void>): Promise<void> {
    try {
      // Undefined in browsers without streams of request bodies, which keep a large blob on the disk.
      const body = this.#request.body ?? (await this.#request.blob()).stream();
      const reader = byteReader(body);
      over.addEventListener("abort", () => void reader.cancel().catch(() => undefined), { once: true });
      for (let piece = await reader.read(); piece !== undefined; piece = await reader.read()) {
        for (let start = 0; start < piece.byteLength; start += maxChunkBytes) {
          await spendCredit();
          if (over.aborted) return;
          send({ type: "chunk", bytes: this.#copy(piece.subarray(start, start + maxChunkBytes)) });
        }
      }
      send({ type: "end" });
    } catch (failure) {
      send({ type: "fail", message: failure instanceof Error ? failure.message : String(failure) });
    }
  }
  /** A copy, because its buffer is transferred. */
  #copy(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(this.#buffers.pop() ?? new ArrayBuffer(maxChunkBytes), 0, piece.byteLength);
    copy.set(piece);
    return copy;
  }

  #keep(buffer: unknown): void {
    const isOurs = buffer instanceof ArrayBuffer && buffer.byteLength === maxChunkBytes;
    if (isOurs && this.#buffers.length < maxBuffers) this.#buffers.push(buffer);
  }
}
