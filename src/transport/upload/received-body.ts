/** The host's side of a body that is sent while it is read. */
import { CallFailedError } from "../calls/call-failed-error.ts";
import { fieldsOf } from "../calls/parse-messages.ts";
import { lend } from "../lent-bytes.ts";
import type { BodyRequestMessage } from "./body-messages.ts";

/** Chunks in transit or unread. */
const windowChunks = 8;

/** Returns the body that the other end of `port` sends. It fails when `signal` aborts, because its sender may have ended. */
export function receivedBody(port: MessagePort, signal: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  const request = (message: BodyRequestMessage): void => port.postMessage(message, message.type === "used" ? [message.buffer] : []);
  let granted = 0;
  let isOver = false;
  const finish = (): boolean => {
    if (isOver) return false;
    isOver = true;
    request({ type: "cancel" });
    port.close();
    return true;
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const fail = (message: string): void => {
          if (finish()) controller.error(new CallFailedError(message));
        };
        port.onmessage = ({ data }: MessageEvent<unknown>) => {
          const { type, bytes, message } = fieldsOf(data) ?? {};
          if (isOver) return;
          if (type === "chunk" && bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer) {
            granted -= 1;
            const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            lend(chunk, (buffer) => isOver || request({ type: "used", buffer }));
            controller.enqueue(chunk);
          } else if (type === "end" && finish()) controller.close();
          else if (type === "fail") fail(`the body broke off: ${String(message)}`);
        };
        signal.addEventListener("abort", () => fail("the call was cancelled"), { once: true });
      },
      pull() {
        const room = windowChunks - granted;
        if (isOver || room === 0) return;
        granted += room;
        request({ type: "pull", credits: room });
      },
      cancel: () => void finish(),
    },
    // The first pull waits for the first read: until then the call can move to another host.
    new CountQueuingStrategy({ highWaterMark: 0 }),
  );
}
